# News cards

# N01
news-n01 = Herd on the move
    .story =
        “They crossed below the grain silo all night,” says the milk woman. “I went by the sound, not the
        heads. Then one of them stopped at my gate and tried the latch.”
    .rules =
        The Voice of the Zone chooses 1 green area and 1 yellow area. Put 1 green mutant token on that green
        area. Put 1 yellow mutant token on that yellow area.

# N02
news-n02 = Bloom
    .story =
        The shepherd sells it for a cigarette: a ring of dandelions by the lower road, come up in one night,
        in frost. He threw his cap into the middle. He would like to know when it comes down.
    .rules =
        The Voice of the Zone chooses 1 green area and 1 yellow area. Put 1 green anomaly token on that green
        area. Put 1 yellow anomaly token on that yellow area.

# N03
news-n03 = Hunting season
    .story =
        Somebody beyond the dykes is shooting, one round at a time, with long waits between. Whatever he
        misses runs this way. The Inn has taken in its washing and its dog.
    .rules = The Voice of the Zone chooses 2 different green areas. Put 1 green mutant token on each of them.

# N04
news-n04 = Shimmer
    .story =
        The road looked wet, the driver says, though there’s been no rain since Trinity. He braked in time.
        His trailer is still up there, a fence’s height above the verge, wobbling like jelly.
    .rules = The Voice of the Zone chooses 2 different yellow areas. Put 1 yellow anomaly token on each of them.

# N05
news-n05 = Supply drop
    .story =
        A parachute the colour of boiled ham comes down behind the chimneys. The crate is stencilled for a
        flood in some other country: tinned pears, and rubber boots, all left.
    .rules = Every scavenger in a bunker: take 1 junk.

# N06
news-n06 = Raided convoy
    .story =
        “Lorry three, come in. Lorry four, come in.” The operator turns the volume down. By noon the traders’
        shelves are bare; by evening they are full, and nobody remarks on the holes in the tarpaulins.
    .rules = Discard all cards of the gear row of the market. Refill the gear row.

# N07
news-n07 = Windless night
    .story =
        The smoke of the Village goes straight up and stands there, a thread to each chimney. You can hear a
        spoon put down three houses off. People lie down in their boots, but they sleep.
    .rules = Every scavenger: lower fatigue by 1.

# N08
news-n08 = Dust front
    .story =
        A brown wall is standing over the fields with the sun in it like a yolk. “Wet your scarf,” the old man
        at the pump tells everyone, “and breathe as though you were stealing it.”
    .rules = Every scavenger in open space: test intellect 2. Failure: take 1 radiation damage.

# N09
news-n09 = Psychic swell
    .story =
        At the Science Camp they have strapped the night watchman to his bunk again, at his own request. It
        rises around the second milking, he says, and it has stopped bothering to knock.
    .rules = Every scavenger in open space: test willpower 3. Failure: take 1 disturbance damage.

# N10
news-n10 = Damp
    .story =
        Matches bend. The cards at the Inn won’t slide any more, and the gunsmith has hung his barrels in the
        stove pipe’s warmth like so many eels and goes round sniffing them.
    .rules = Every scavenger outside a bunker: damage 1 item of your choice.

# N11
news-n11 = Bounty notice
    .story =
        A typed sheet on the barracks door, one nail in each corner: the district wants proof that the beasts
        are getting fewer. It pays in handshakes. Underneath, in pencil: they do remember whose.
    .rules = Every scavenger: you may discard 1 trophy. If you do, improve your reputation by 1 step.

# N12
news-n12 = Denunciation
    .story =
        It is on squared paper, in capitals, unsigned, and gets every cache right except one. The duty officer
        reads it out over his borscht. At the end of the table somebody has stopped chewing.
    .rules = The Voice of the Zone chooses 1 scavenger. Worsen that scavenger’s reputation by 1 step.

# N13
news-n13 = Truce
    .story =
        Until Sunday both banks drink from one bucket. A plate for the widows stands on the bench by the well,
        and beside it a blind man who knows by the sound who put in what.
    .rules = Every scavenger: you may pay 200 ₽. If you do, improve your reputation by 1 step.

# N14
news-n14 = Roadblock
    .story =
        “Not for bread, not for a doctor,” says the corporal to each cart in turn. A fuel tanker lies across
        the road with its wheels off. The soldiers have fetched chairs, and one of them a samovar.
    .rules =
        The Voice of the Zone marks 1 border that can be crossed with Move, so that every area keeps at least
        1 passable border. The marked border cannot be crossed with Move.

# N15
news-n15 = Minefield
    .story =
        A cow found it. The sapper who has come to look drinks his tea standing up, hands back the glass, and
        says that on his map this meadow is a dance floor.
    .rules =
        The Voice of the Zone marks 1 border that can be crossed with Move. Crossing the marked border with
        Move: take 1 wound damage. The marked border does not count as a shortcut.

# N16
news-n16 = Hot zone
    .story =
        The bees have left, and left the honey. A student from the Science Camp walks in there with a counter
        under her arm and comes out barefoot, holding her shoes away from her.
    .rules =
        The Voice of the Zone marks 1 green or yellow area. Ending an action-phase turn in the marked area:
        take 1 radiation damage.

# N17
news-n17 = Patrol
    .story =
        New boys, from the far end of the country, straps still squeaking. They can’t pronounce a single
        village here, but they have the price of looking the other way by heart.
    .rules =
        The Voice of the Zone marks 1 green or yellow area. Entering the marked area with Move: before any
        encounter, test vigilance 3. Failure: choose one: lose up to 200 ₽, or take 1 wound damage.

# N18
news-n18 = Lure
    .story =
        A hunter from Ovruch is burning hooves in a bucket out there, day and night. It brings them in fat, he
        boasts. It brings them in angry too, but he has a tree.
    .rules =
        The Voice of the Zone marks 1 green or yellow area. Raise the difficulty of every confrontation there
        by 1. Sell a trophy won there for 100 ₽ more.

# N19
news-n19 = Black market
    .story =
        Go round by the rabbit hutches and ask for Pani Halina. She is selling a dead man’s stock before his
        brothers hear of it. She doesn’t haggle; she only looks at the clock.
    .rules = The Voice of the Zone marks 1 bunker. Pay 100 ₽ less for each item bought there (minimum 100 ₽).

# N20
news-n20 = Whiteout
    .story =
        “Cloud down on the ground, you can’t see your own elbow, all work stopped, over.” Three men went in on
        one rope to bring out the tools. They have brought out the rope.
    .rules = The Voice of the Zone marks 1 green or yellow area. The area action of the marked area cannot be used.

# N21
news-n21 = Medicine shortage
    .story =
        The feldsher has slit his bandages lengthwise and is boiling the old ones in a jam pan. Iodine goes by
        the drop. “Get hurt next week,” he tells the bench outside his door.
    .rules =
        The Voice of the Zone marks 1 bunker. Pay 300 ₽ instead of 200 ₽ for each injury healed while camping
        there.

# Emission cards

# E01
emission-e01 = Copper sky
    .story =
        The clouds turn the colour of a new kopeck, from the west, without thunder. Every nail in every fence
        begins to hum, and the tune is one you know.

# E02
emission-e02 = Warm snow
    .story =
        Flakes come down out of a clear sky, grey and dry. They lie on your sleeve without melting, warm as
        stove ash, and smell of struck matches.

# E03
emission-e03 = The long whistle
    .story =
        Far off a goods train whistles for a crossing, and does not stop, and gets nearer. There are no rails
        on that side. Along the road the dogs lie down.

# E04
emission-e04 = Glass wind
    .story =
        A gust full of bright grit rings on tin mugs and skins the bark from the birches. Windows that have
        held for years go, politely, house after house.

# E05
emission-e05 = White noon
    .story =
        Past midnight the birches throw noon shadows, in all directions. A cock crows at the Farms and then
        screams. You can see your finger bones against the grass.

# E06
emission-e06 = Heavy air
    .story =
        There is nothing to see. The needle climbs and sticks, the air tastes like a tongue laid on a battery,
        and milk turns in the jug.

# E07
emission-e07 = Standing gravel
    .story =
        The gravel lifts off the road to the height of your knees and hangs there, each stone slowly turning.
        Then it all drops at once, with a noise like applause.

# E08
emission-e08 = Red thunder
    .story =
        Thunder first; then the lightning, red, running low along the ground. Wire fences hand it on from post
        to post, and the whole valley stinks of singed wool.

# E09
emission-e09 = Bell under water
    .story =
        A bell strikes at the bottom of White Lake. The water rises in a dome, smooth as an eye, and sinks
        again. Every well in the Zone answers.

# E10
emission-e10 = The hush
    .story =
        The frogs stop. Then the leaves do, and then your own boots. In that silence, close behind your ear,
        somebody clears his throat to speak.

# E11
emission-e11 = Green curtain
    .story =
        Behind the Power Plant a curtain of green light lets itself down, fold by fold. Where its hem has
        dragged across a field the grass lies combed and brittle.

# E12
emission-e12 = Cold chimney
    .story =
        The stack that has been dead for years starts to smoke. Black flakes drift down into your collar and
        sting like horseflies, and there is a reek of burnt feathers.

# E13
emission-e13 = Ground swell
    .story =
        The road comes at you in a wave, telegraph poles nodding as it passes under them. Cellar doors clap
        open, and the same hot breath comes out of each.

# E14
emission-e14 = Breathing poles
    .story =
        On poles whose wires were cut long ago the street loudspeakers crackle and begin to breathe, all
        together. With every breath out your gums taste of salt.

# E15
emission-e15 = Needle rain
    .story =
        Rain falls slantwise from a low yellow cloud, fine as pins, hissing. Where it hits the rusty roofs it
        leaves them bright, scoured down to new tin.

# E16
emission-e16 = Two moons
    .story =
        Beside the moon stands another with the same stains the other way round. It crosses the sky while you
        look, and the puddles lean after it and spill.

# E17
emission-e17 = Milk fog
    .story =
        Fog stands up out of the ditches, white, lit from inside, sweet on the lips as condensed milk. The
        people you see in it are walking backwards.

# E18
emission-e18 = Iron wakes
    .story =
        Each scrap of iron at the roadside swings its point to the reactor and tears loose. Harrow teeth go
        over at head height, whining, with hot rust trailing behind them.

# E19
emission-e19 = The inhale
    .story =
        All the air goes one way, inward, taking the thatch and a hen. For a while there is none to breathe.
        It comes back hot and smells of stables.

# E20
emission-e20 = Violet dusk
    .story =
        Dusk comes before dinner, and it is violet. On the tip of every grass blade sits a small flame that
        gives no heat and crackles like lard in a pan.

# Lock tokens

# L1
lock-l1 = Rusted wheel
    .story =
        A hatch wheel as wide as your arms, brown and scaly. Somebody has chalked an arrow on it, and somebody
        else an arrow the other way.

# L2
lock-l2 = Razor wire
    .story =
        The stairwell is packed with coils up to the lamp. Tufts of quilted jacket flutter on the barbs, all
        at the height of a running man’s elbows.

# L3
lock-l3 = Hot spill
    .story =
        Something ran out under the door and set there, black and glossy as boot polish. Mouse tracks come up
        to its edge, and end.

# L4
lock-l4 = Whisper field
    .story =
        The corridor is empty and full of talk, kept just too low to follow. The longer you listen, the
        farther off the door is.

# L5
lock-l5 = Coded panel
    .story =
        A keypad with its cover off and its insides picked clean. It might still be talked round, by someone
        who can spare the parts.

# L6
lock-l6 = Paid guards
    .story =
        Two men in army greatcoats play durak on an ammunition crate. Neither gets up. The older one rubs a
        thumb across his fingertips.

# L7
lock-l7 = Organic lock
    .story =
        Gristle has grown across the door from hinge to hinge. It twitches at the smell of a fresh hide and
        opens a little, like a nestling’s beak.

# L8
lock-l8 = Resonance plate
    .story =
        In place of a lock sits a slab of bluish glass with hollows worn in it. A stone out of an anomaly,
        held close, begins to sing.
