# G01
event-g01 = Checkpoint sweep
event-g01-headquarters =
    Conscripts are turning out pockets along the fence of the Headquarters yard. What they keep goes into an
    upturned helmet; what they don’t want goes into the mud. The sergeant works with a pencil behind each ear
    and never looks down at his boots.
event-g01-headquarters-pass-1 = A folded note lies by his heel. You kneel there and take your time over a lace.
event-g01-headquarters-fail-1 = He taps your breast pocket with a pencil, then holds out his hand, flat.
event-g01-headquarters-pick-1 = Put a note in his palm and thank him.
event-g01-headquarters-pick-2 = “Search all you like, chief.” Wait for the rifle butt.
event-g01-dump =
    Soldiers were at the Dump before you and have chalked every heap with a cross or a circle. Rain has got at
    the chalk. On the nearest heap the circle has run into the shape of a pear, and a magpie has built on top
    of it, entirely in fuse wire.
event-g01-dump-pass-1 = Circles are what they mean to come back for. You get there first.
event-g01-dump-fail-1 = You read the chalk the wrong way round. Within minutes your teeth taste of coins.
event-g01-other =
    Dogs first, then whistles. A line of men is combing the country, close enough together to pass a cigarette
    from hand to hand. One of them walks in carpet slippers, his boots hung round his neck by the laces.
event-g01-other-pass-1 = You lie under last year’s bracken and the slippers go by, unhurried.
event-g01-other-fail-1 = A dog turns your way, and you run bent double until the whistles thin out.

# G02
event-g02 = Collapsed barn
event-g02-farms =
    The barn has knelt down on its own hay. Under the ridge beam shows the corner of a sea chest, a long way
    from any sea. Swallows fly in and out through a gap no wider than a hand, and each time one goes in, the
    beam lets fall a little dust.
event-g02-farms-pick-1 = Raise the beam a finger at a time, with iron.
event-g02-farms-pick-2 = Go in on your belly, where the swallows go.
event-g02-farms-pass-1 = You find the hollow under the rafters and back out with an armful from the chest.
event-g02-farms-fail-1 = A rafter settles on your pack. Inside the pack something cracks.
event-g02-quarry =
    Whoever built a hay barn against the Quarry wall has had the wall come down through it. Hryts stands
    beside the heap with the notes ready in his hand. His motorcycle is under there, he says. You can smell
    it: the engine is still running.
event-g02-quarry-pass-1 = The lintel comes up on your back. He drags the machine out and pays.
event-g02-quarry-fail-1 = The lintel slips. Hryts binds up your hand and goes to look for somebody bigger.
event-g02-other =
    Half a barn still stands beside the track, and that half is dry. On the threshing floor the straw has kept
    the shapes of sleepers lying side by side, all with their heads to the door. Rain is setting in.
event-g02-other-pass-1 = You take the hollow by the wall and sleep without turning over.
event-g02-other-fail-1 = Each time your eyes close, the straw next to you rustles and makes room.

# G03
event-g03 = Fires at dusk
event-g03-swamp =
    Small flames stand on the black water of the Swamp at even distances, a street lit for nobody. They give
    no smoke. A heron walks among them, lifting its feet, and at one place makes a careful detour round empty
    air. Your planks lead straight there.
event-g03-borderland =
    Mushroom pickers have made a fire of fence posts on the Borderland road, and the tar in the wood burns
    green. For a little money there is sorrel soup and room to lie down. Their sacks are stacked behind the
    last cart, out of the light. The dog tied to them seems to be asleep.
event-g03-borderland-pick-1 = Pay for the soup and stretch out your legs.
event-g03-borderland-pick-2 = “Not hungry.” Go round behind the cart.
event-g03-borderland-pass-1 = The dog sighs and sleeps on. A sack opens without a sound.
event-g03-borderland-fail-1 = The dog is awake after all. They hold a burning post up to see your face.
event-g03-other =
    To the west old grass is burning in a low, slow line. The ground on this side of it has grown warm, and
    mice sit about on it without fear. You take your boots off for the first time since Thursday and watch the
    line go down into a valley.

# G04
event-g04 = Requisition
event-g04-headquarters =
    “For the needs of the garrison,” says the quartermaster at Headquarters and points at your pack with his
    spoon. He is eating condensed milk from the tin. He does pay, in notes still banded by the bank. Behind
    you the queue has gone quiet to see what sort you are.
event-g04-headquarters-pick-1 = “Take it. But count the notes out here, aloud.”
event-g04-headquarters-pick-2 = “Let the garrison need something else.”
event-g04-headquarters-pass-1 = He licks the spoon, shrugs, and calls the next in line.
event-g04-headquarters-fail-1 = Your voice cracks. The story of how you begged reaches the gate before you do.
event-g04-farms =
    Since the army took the cow, Paraska has held her surgery in the cowshed. She was the vet’s assistant on
    the collective. Iodine stands in vodka bottles along the manger, and she warms the needle in her armpit
    before she so much as looks at anyone.
event-g04-farms-pick-1 = Pay Paraska and roll up your sleeve.
event-g04-other =
    A lorry, requisitioned from one owner and abandoned by the next, blocks the track with its tailboard down.
    The receipt is still nailed to the cab, stamped and signed and made out to Nobody. Boot prints go round
    and round it and lead away on one side only.
event-g04-other-pass-1 = You follow the prints backwards, to an envelope of notes under the driver’s mat.
event-g04-other-fail-1 = There is fishing line under the tailboard. Your pack catches the nails.

# G05
event-g05 = Something in the reeds
event-g05-quarry =
    Reeds have grown up in the flooded pit of the Quarry, and from the far side a lane is being pushed through
    them. It stops when you stop. What gets to you first is the smell, wet dog and pencil shavings.
event-g05-swamp =
    A punt is wedged among the reeds, its pole upright in the mud beside it. All over the Swamp frogs are
    calling, but none near the boat. In the bilge water a lump like a live coal turns over by itself and lets
    off a thread of steam.
event-g05-swamp-pass-1 = You find the eyes, wait until they sink, and reach in for the coal.
event-g05-swamp-fail-1 = You look only at the coal. On the other side the reeds part.
event-g05-other =
    The ditch along the path is choked with dead reeds, man-high and rattling, though the air is still. A
    railway cap hangs on one of the stalks. It hangs at the height of a head, a little tilted, as a listener’s
    would be.
event-g05-other-pass-1 = You cross over and walk on with a stone in each fist. The cap stays where it is.
event-g05-other-fail-1 = The cap dips. What wears it has already turned round.

# G06
event-g06 = Smugglers’ cache
event-g06-borderland =
    The wayside cross at the Borderland ford has a new base, and its cement smells of diesel. On the side away
    from the road a steel door is let in, with a paper Saint Nicholas glued over the keyhole. In front of him
    stand fresh cornflowers, in a shell case.
event-g06-borderland-pick-1 = Break it open, saint and all.
event-g06-borderland-pick-2 = Leave the saint in peace and study the hinges.
event-g06-borderland-pass-1 = The hinge pins are false. You slide one out and empty the nearer shelf.
event-g06-borderland-fail-1 = A spring lets go, and the edge of the door comes down across your knuckles.
event-g06-dump =
    Under a bath at the Dump lies another bath, mouth to mouth with the first, and between the two the
    smugglers keep what can’t stand damp. Both are cast iron. A strip of stair carpet has been left in front
    for kneeling on.
event-g06-dump-pass-1 = You get a shoulder under the rim, and the upper bath goes over.
event-g06-dump-fail-1 = The bath goes over the wrong way, onto your pack.
event-g06-other =
    “Not out here,” says the man, who has been waiting for somebody else. He leads you behind a heap of road
    grit and unrolls an oilcloth. It holds one good piece of kit, with the factory grease still on. He has a
    cold and keeps apologising for it; for the price he doesn’t.
event-g06-other-pick-1 = Pay him before the other buyer turns up.

# G07
event-g07 = Wounded stranger
event-g07-farms =
    Against the well of an empty farm sits a man with his leg bound up in apron strings. He asks for nothing.
    As he shifts to make room for you his coat falls open and the wallet slides out onto the grass. He looks
    at it, then at you.
event-g07-farms-pick-1 = Leave him something of yours that he can use.
event-g07-farms-pick-2 = Pick up the wallet and keep walking.
event-g07-farms-pick-3 = “I have nothing for that leg.” Wish him a dry night and go on.
event-g07-swamp =
    She has lain since yesterday on the only dry hummock, her collarbone broken, and talked to keep the water
    away. That is how she puts it. She goes on talking while you carry her over the Swamp, in your own
    mother’s turns of phrase.
event-g07-swamp-pass-1 = You answer her all the way to the causeway, where people see who brought her in.
event-g07-swamp-fail-1 = You hand her to the carters. The voice stays with you.
event-g07-other =
    Two carters have a stranger lying on a door and can’t agree who is to pay the nurse. Somebody has been at
    him with a garden fork; the spots on the bandage are evenly spaced. He follows the quarrel from one face
    to the other, politely, a guest at the wrong table.
event-g07-other-pick-1 = “Enough. I’ll pay the nurse. Lift him.”

# G08
event-g08 = Distant shots
event-g08-quarry =
    Shots travel round the Quarry walls until nobody could say where they began. At the stone crusher hunters
    have a beast penned in and not a cartridge left. Their leader, in the blazer of a church choir, holds out
    a pole to you and promises a share of the bounty.
event-g08-quarry-pass-1 = You pin it to the conveyor until it stops. They count out your share.
event-g08-quarry-fail-1 = It comes in under the pole and takes you off your feet.
event-g08-headquarters =
    From the water tower a marksman is firing into the Headquarters yard, a single round and then a long
    pause, at the pace of someone solving crosswords. The sentries have gone to ground. In the open lies a
    supply crate where its carriers let go of it.
event-g08-headquarters-pick-1 = Run for the crate in the next pause.
event-g08-headquarters-pass-1 = You catch the glint, drop, and let it pass over. Then you have the crate.
event-g08-headquarters-fail-1 = This pause is a short one. You get back without the crate and not whole.
event-g08-other =
    A shot, far off. Long after the echo, twigs come down from the birch beside you. The crows in the next
    tree only shuffle a little farther along their branch. They have had since morning to learn where it is
    safe.
event-g08-other-pass-1 = You go and stand under the crows. The next one falls short.
event-g08-other-fail-1 = You raise your head to find the shooter. He finds your shoulder.

# G09
event-g09 = Leaking drums
event-g09-dump =
    Drums have burst down the slope of the Dump, and the nettles below have come up taller than a house and
    white as cellar shoots. Among the stems stands a mechanic’s chest, lid up. The earth around it has dried
    out in a ring and cracks when a leaf falls on it.
event-g09-dump-pick-1 = Hold your breath and wade in to the chest.
event-g09-swamp =
    What leaks from the drum doesn’t mix with the water of the Swamp. It lies on the bottom in beads, which
    roll off down the slope and presently roll up it again. A single bead has set hard. Above it hangs a dead
    pike, nose down, slowly turning.
event-g09-swamp-pass-1 = You time the beads by the pike, and lift the hard one out between two turns.
event-g09-swamp-fail-1 = You reach in as they roll back. The water round your wrist goes hot.
event-g09-other =
    Whoever was paid to take the drums away has taken them this far. They line the track with their labels
    painted over. One has opened at the seam, and on the puddle beneath lies a skin firm enough to show the
    prints of a wagtail, which lead halfway across.
event-g09-other-pass-1 = You make out the stencil through the paint and go round on the windward side.
event-g09-other-fail-1 = You go round on the wrong side, with the wind in your face.

# G10
event-g10 = Old-timer’s stove
event-g10-borderland =
    Old Panas has bricked a stove into the Borderland customs post and heats it with declaration forms. The
    ledge on top is wide enough for a guest. For a bit of money he will also look at whatever hurts. In the
    army he was an orderly, and when he left he kept the bag.
event-g10-borderland-pick-1 = Pay Panas and let him open the bag.
event-g10-farms =
    Hanna’s stove is faced with blue tiles, a different fish on each, and every guest must choose one before
    sitting down. You choose the tench. She nods, puts dumplings and pickled watermelon in front of you, and
    takes your watch away until the plate is clean.
event-g10-other =
    The house has burned down round its stove, which stands in the grass with rain running off its shoulders.
    It is lit. Beside it an old man says good evening and goes on laying places along a row of bricks that was
    once the kitchen wall.
event-g10-other-pass-1 = You sit where he points and eat what there is. It is hot.
event-g10-other-fail-1 = You cannot bring yourself to sit there. You thank him from the road.

# G11
event-g11 = Landslide
event-g11-quarry =
    The upper terrace of the Quarry lets go while you are under it. Gravel comes first, pattering, almost
    polite. Behind it a workshop hut rides down the slope upright on its skids, the vice still bolted to the
    bench in the window.
event-g11-quarry-pass-1 = You jump clear. The hut stops beside you, and its vice still closes.
event-g11-quarry-fail-1 = The gravel takes your legs, and you spend the daylight digging yourself out.
event-g11-dump =
    All week water has been working under the Dump. Now its face is moving, about as fast as a minute hand,
    and washing machines lean out of it with their doors hanging open. One has got ahead of the rest and sways
    on its hose.
event-g11-dump-pass-1 = You step aside in good time. It goes past trailing a stocking.
event-g11-dump-fail-1 = You watch that one. A different one rolls over your pack.
event-g11-other =
    In the night the embankment slid across the road and brought a bus shelter with it. The shelter stands
    upright in the middle of the mud, dry inside, its timetable perfectly legible. A goat has taken the bench.
event-g11-other-pass-1 = You cross on fence boards and barely dirty your knees.
event-g11-other-fail-1 = At every step the mud keeps a boot. The goat watches all of it.

# G12
event-g12 = Whispering radio
event-g12-headquarters =
    The signals corporal at Headquarters has a whisper on the night frequency and dares not report it. It does
    sums, he says, and gets them right. He will pay whoever silences it before the captain comes on. His
    headphones are padded with two slices of black bread.
event-g12-headquarters-pass-1 = A buried line is leaking into his aerial. You cut it, and he pays.
event-g12-headquarters-fail-1 = Your repair puts the whisper on every loudspeaker in camp, and they ask whose work it is.
event-g12-swamp =
    A bakelite set hangs from an alder in the Swamp, its flex running down into the water. It whispers
    directions in the manner of a station announcer. Left at the stump, it says. Now kneel, please, and take
    off your gloves.
event-g12-swamp-pass-1 = You obey as far as the gloves, keep them on, and dig.
event-g12-swamp-fail-1 = You do all it says and come to yourself standing, your lips moving with it.
event-g12-other =
    Nobody here has a set switched on, and still there is a station, whispering from the fence wire as soon as
    your hand comes near. It is a recipe for plum jam. At the sugar it breaks off and begins again with the
    plums.
event-g12-other-pass-1 = You put your hands in your pockets and leave the jam to burn.
event-g12-other-fail-1 = You wait to hear how much sugar. When you let go, your sleeve is wet with dew.

# G13
event-g13 = Livestock gone wild
event-g13-farms =
    The herd was turned loose at the evacuation and has since raised a herd of its own. In the orchard you can
    hear the old bells, worn by animals that were never taught to come to them. The bell now moving along
    behind the hen-house is too low down for any cow.
event-g13-dump =
    A boar off some breeding station, the tag still in its ear, has claimed the Dump, and the scrap men have
    not worked since Sunday. They have passed round a sock for whoever drives it out. The sock is well filled.
    They have also brought folding chairs.
event-g13-dump-pass-1 = You send it through the fence with a car bumper. The sock is yours.
event-g13-dump-fail-1 = It turns in its own length and catches you at the knee.
event-g13-other =
    Wool hangs on the thorns at eye level, grey and greasy, a fresh tuft every few steps. It is sheep’s wool,
    without doubt. The droppings underneath are full of feathers.
event-g13-other-pass-1 = You catch the smell in time and back away downwind. The thorns stay quiet.
event-g13-other-fail-1 = A twig cracks under your boot. Close by, a heavy body lies down to wait.

# G14
event-g14 = Dead courier
event-g14-borderland =
    He lies next to his bicycle in a Borderland ditch, trouser clips on, not a mark on him. The satchel is
    closed with candle wax and a thumbprint. In the Village they know that bicycle. Since morning they have
    been listening for its loose chain guard.
event-g14-borderland-pick-1 = Break the wax and take the money.
event-g14-quarry =
    A courier has fallen from the lip of the Quarry, and others were here before you; they took even his
    buttons. They left the red thread knotted to his belt. Couriers let a parcel down ahead of them on a
    thread like that. It runs off among the boulders.
event-g14-quarry-pass-1 = Scrap by scrap you follow the red up the scree to a parcel in a cleft.
event-g14-quarry-fail-1 = The thread ends at a thistle. You cover his face and go.
event-g14-other =
    The courier’s eyes have been closed already, and the corners of his coat weighted with stones. Whoever did
    it missed the lining. It crackles, and the stitching, very small and neat, spells out the name of a widow
    at the Inn.
event-g14-other-pick-1 = Unpick the lining. Widows manage.
event-g14-other-pick-2 = Fold up the coat and see that she gets it.

# G15
event-g15 = Night patrol
event-g15-headquarters =
    After curfew the Headquarters patrol goes out in felt overshoes, and all one hears of it is the lantern
    handle. Lieutenant Bohdan has a tariff for people met in the dark; it is said to be fair. The other way
    out runs below the kennel wall.
event-g15-headquarters-pick-1 = Wait for the lantern and pay the tariff.
event-g15-headquarters-pick-2 = The kennel wall. Dogs have to sleep too.
event-g15-headquarters-pick-3 = “Papers? Keep them, Lieutenant. For the file.”
event-g15-headquarters-pass-1 = You move as fast as moss. Along the whole wall not one chain clinks.
event-g15-headquarters-fail-1 = A chain clinks. The blows come before anybody asks your name.
event-g15-borderland =
    Across the Borderland beet fields the patrol is signalling by torch, a long flash and a short one. The
    reply comes from much nearer than you had reckoned. On that side, a smell of shoe polish.
event-g15-borderland-pass-1 = You lie down between the rows until the polish has moved away.
event-g15-borderland-fail-1 = The torch comes on in your face. They call it a fine.
event-g15-other =
    On the path the patrol has halted over a game of chess. The board lies on the bonnet of the jeep under a
    red lamp, and the private, who is winning, is not allowed to. It may last till morning. Beyond them is the
    only dry ground.
event-g15-other-pass-1 = While they shout about a bishop you walk past behind the jeep.
event-g15-other-fail-1 = You crawl round the long way, through everything wet, and they are still playing.

# G16
event-g16 = Sour fog
event-g16-swamp =
    The fog stands on the Swamp in slabs, sour as whey, and the slabs have edges. Between two of them you can
    count the midges. In the next one a woman appears to be hanging out sheets, far more sheets than anyone
    could need.
event-g16-swamp-pass-1 = You work out how the slabs drift and take your rest in the clear lane.
event-g16-swamp-fail-1 = You go in among the sheets, and it takes you a long time to come out.
event-g16-farms =
    Fog has been living in the farmhouse and has soured even the paste, so that the wallpaper comes away in
    long tongues. Behind it is a cupboard door. You stop to listen. On the other side there is breathing, in
    time with yours.
event-g16-farms-pass-1 = You hold your breath until it stops too. Then you open, and help yourself.
event-g16-farms-fail-1 = You hold your breath. It goes on.
event-g16-other =
    Low and yellowish, it comes up from the east with a smell of gherkin brine. Spiders have rolled in their
    webs ahead of it. A grey cat walks down the road in front of the fog, in no great hurry, and from time to
    time looks over its shoulder.
event-g16-other-pass-1 = You follow the cat uphill. It has done this before.
event-g16-other-fail-1 = You sit it out in a hollow, which is where such fog collects.

# G17
event-g17 = Scrap auction
event-g17-dump =
    On auction days they sweep the Dump. The lots lie on car bonnets, and Pani Rozalia knocks them down with a
    soup ladle; what she has struck twice is gone. In the intervals she also takes goods from the public,
    after biting them.
event-g17-headquarters =
    Headquarters is selling what it has written off. Everything lies behind a chain in the garage, its
    inventory marks filed away so recently that the floor glitters. One lot has never been out of its
    wrapping. The sergeant rests his hand on it and considers the ceiling.
event-g17-headquarters-pick-1 = Name the sergeant’s price and pay it.
event-g17-other =
    A three-wheeled van drives past, stops, and comes back in reverse. The driver buys for the auction, any
    old thing, cash at once. Having no scales, he takes the goods in his arms and weighs them with his eyes
    shut, swaying slightly, remembering some dance.
event-g17-other-pick-1 = Lay something from your pack in his arms.

# G18
event-g18 = Sealed tunnel
event-g18-quarry =
    An old adit of the Quarry has been stopped with railway sleepers and a skim of cement. Through a crack at
    the foot leaks blue light, just enough to read by. In it grows a wild strawberry with ripe fruit.
    Everywhere else there is frost on the ground.
event-g18-quarry-pick-1 = Start at the lowest sleeper, with the bar.
event-g18-quarry-pick-2 = Take a run at it, shoulder first.
event-g18-quarry-pick-3 = Leave it shut. Somebody sweated to close this.
event-g18-quarry-pass-1 = A sleeper splits, and what has been shining rolls out against your boot.
event-g18-quarry-fail-1 = The wall comes down, all of it, on your side.
event-g18-borderland =
    There is a tunnel below the Borderland railway which two countries have sealed, each from its own end, to
    its own drawings. A retired customs man pays for certainty as to whether the halves ever met. He lends you
    a candle and both drawings. They do not match.
event-g18-borderland-pass-1 = One drawing is a tracing, reversed. Turned over, it fits, and he pays.
event-g18-borderland-fail-1 = You pace the embankment to and fro until the candle is gone.
event-g18-other =
    One manhole is welded shut. The next only looks it: a hazel wedge holds the lid a finger’s breadth open.
    Down there runs a service tunnel, tiled like a public bath, with an enamel mug on a nail every few steps.
    All the mugs are clean.
event-g18-other-pass-1 = Behind one mug the tile is loose, and something useful has been put by.
event-g18-other-fail-1 = More mugs, then a grating. You walk the whole of it back.

# G19
event-g19 = Harvest quarrel
event-g19-farms =
    Two brothers at the Farms have inherited the same potato field, and today each has come with a flail. The
    full sacks stand between them. Their wives are sitting side by side on the cart, shelling beans into one
    bowl, and ask whether you would mind.
event-g19-farms-pass-1 = You wrench both flails away. The wives pay you from under the beans.
event-g19-farms-fail-1 = One flail stops in time. The other does not.
event-g19-headquarters =
    Farmers have come to Headquarters about a rye field with tank tracks in it, and have laid the flat stalks
    across the steps in evidence. The major wants his lunch. A decent person might pay them, he suggests. Or a
    witness might have seen deer, and afterwards be shown the storeroom.
event-g19-headquarters-pick-1 = Pay the farmers for their rye.
event-g19-headquarters-pick-2 = “Deer, sir. A great many deer.”
event-g19-other =
    Where the road is one cart wide two loads of pumpkins have met, and neither will back. Each driver calls
    on you to judge, by the souls of his dead. The topmost pumpkin on the left has had a moustache scratched
    on it, in good likeness of the man on the right.
event-g19-other-pass-1 = You praise both horses and squeeze through between the wheels.
event-g19-other-fail-1 = You say a word for one of them. The other has cousins everywhere.

# G20
event-g20 = Glowing pond
event-g20-swamp =
    A green light hangs in the pond, deep down, and the water lilies have drawn together over it. Along the
    margin earlier visitors pushed in alder stakes to show how far one may go. The stakes have taken root. All
    of them lean inwards.
event-g20-quarry =
    At the bottom of the Quarry the sump is shining. Bolts lie about the rim, thrown by people before you:
    some are rusted through, some brighter than the day they were cut. On a cone of rubble in the middle sits
    a thing no bigger than an onion.
event-g20-quarry-pass-1 = You walk in along the rusted bolts, and out again with the onion.
event-g20-quarry-fail-1 = You trust the bright bolts. The shine comes away on your hands.
event-g20-other =
    Behind a fallen fence lies a round firemen’s pond, and it glows. Carp are circling in it, nose to tail,
    all one way round. At the centre of the ring the water has a dent in it, about the size of a plate, which
    keeps its shape in the wind.
event-g20-other-pick-1 = Wade in, as long as the carp keep turning.
event-g20-other-pass-1 = You keep step with the carp, and the dent gives up what lies in it.
event-g20-other-fail-1 = The carp stop. The glow climbs to your waist before you are out.

# G21
event-g21 = Barter caravan
event-g21-good =
    The caravan has halted early on your account. Its leader has the covers pulled off all the carts and sends
    for tea, which arrives in jam jars. Their camel, left behind by a circus in Homel, is standing in front of
    the best goods and has to be asked to move.
event-g21-neutral =
    What they carry is promised, says the woman on the first cart, but they are buying. She spreads a horse
    blanket on the road and weights the corners with cheeses. While you lay out your things she looks only at
    your fingernails.
event-g21-bad =
    You have been described to them. The carts close up when you come in sight, and a drover uncoils his whip
    and lays it over his knee. On the last cart the tailboard is loose. With every rut a bundle works its way
    nearer to the edge.
event-g21-bad-pass-1 = You keep well back until the right rut comes. No one turns round.
event-g21-bad-fail-1 = The whip is longer than it looked.

# G22
event-g22 = Reckoning
event-g22-good =
    A carter pulls up, looks under your hood, and counts notes out onto the seat beside him. You once hauled
    his calf from a drain. You had forgotten it. He takes you along on the straw for the next stretch, and the
    calf, a cow by now, walks behind on a rope.
event-g22-neutral =
    On the door of a pump house the locals keep accounts in charcoal, with a row for every scavenger on this
    side of the river. Your name has been written in and ruled off. Behind it there is nothing, neither stroke
    nor cross. A snail has crossed out the row below.
event-g22-bad =
    They have been waiting in the lee of a combine harvester, long enough to empty a jar of pickled mushrooms.
    The one you cheated screws the lid back on. He is not angry. He says so more than once while he rolls up
    the sleeves of a good shirt.
event-g22-bad-pick-1 = “Here. Count it. Then we’re done.”
event-g22-bad-pick-2 = “I owe nobody anything.” Put down your pack.

# G23
event-g23 = Favours owed
event-g23-good =
    At the milestone where you usually rest there is a parcel in newspaper, tied with a bootlace. The knot is
    Stefka’s, who had the fever. She has sent something you can use, and to keep it from rattling has packed
    it in her whole crop of walnuts.
event-g23-neutral =
    The ferryman’s widow is collecting for a new rope. She has the old one across her knees and shows
    everybody the place, which is down to a few strands and a hair ribbon. You never take the ferry. But both
    banks will hear who paid for how much of it.
event-g23-neutral-pick-1 = Pay for a good length of rope.
event-g23-bad =
    You promised Yukhym a favour and have gone by other roads ever since. Now he is sitting on this one, on a
    kitchen chair. He has brought a second chair. You can pay him, he says, or sit down and hear what happened
    on the evening you didn’t come.
event-g23-bad-pick-1 = “Take the money, Yukhym. And say that I paid.”
event-g23-bad-pick-2 = Sit down on the second chair.

# G24
event-g24 = Ambush on the road
event-g24-good =
    From a hawthorn comes whistling, the opening bars of a wedding march, then a cough. Somebody in there
    wishes you well. Round the bend a poplar lies across the road. Its leaves have not had time to wilt.
event-g24-good-pass-1 = You are in the ditch before the bride would have reached the door.
event-g24-good-fail-1 = You stand there placing the tune. A stone comes over the trunk at you.
event-g24-neutral =
    The road goes down between banks, and for some way hay has been strewn on it, thick enough to deaden
    hooves. On top of the left bank stands a row of sunflowers. All of them have their backs to the sun.
event-g24-neutral-pass-1 = You climb out on the right before the sunflowers can stand up.
event-g24-neutral-fail-1 = The sunflowers stand up. They knock you down first and go through your pockets afterwards.
event-g24-bad =
    They step out with flour sacks over their heads, the eyeholes cut at different heights. Then one of them
    recognises you and groans. There is some whispering. They hand you what they have taken today and ask,
    very civilly, if you could use the other road tomorrow.

# G25
event-g25 = Talk by the fire
event-g25-good =
    They move up for you without interrupting the story, which is about a priest and a hired mule. Somebody’s
    aunt takes hold of your bad arm, turns it to the light, and rubs badger fat into it through the whole
    second half. She presses hardest at the jokes.
event-g25-neutral =
    There is room on the log, and no one asks what is in your pack. They are arguing whether storks come home
    to the same people or only to the same roof. It outlasts the bread. You say the roof, and are asleep
    before anyone can answer.
event-g25-bad =
    When you sit down the talk stops. Nobody sends you off. After a while they take up their riddles again, in
    low voices, and whatever the riddle, the answer that comes round the fire is some creature that steals.
event-g25-bad-pass-1 = You ask them one about a wolf. A man laughs, and you sleep where you are.
event-g25-bad-fail-1 = You lie down within earshot and hear every guess until morning.
