# Zone Survival: scenarios, maps, cards, characters, tokens. The scripts are in survival-scripts.ftl.
# IN and OUT are the ways in and out of a map, Q1 to Q3 its three sites; the other slots are named by what lies there.
# How many of a thing a scenario needs is shown beside its counter; no text repeats it, except where playing alone differs.

# Scenarios

scenario-s01 = Last Bus Out
    .hook = The research station is being cleared, and its last bus stands behind the far barrier with the engine
        running. The driver has been paid for a full load, in advance, in tinned pork. He will not go with an empty
        seat, and he will not go in the dark. The barrier has no current. On the way to it hang three fuse boxes,
        and in two of them the fuse may still be sound; so says the order in your hand. It is typed, with a carbon
        copy, and signed by a man who left on the first bus.
    .objective = Raise the barrier on OUT: fit fuses from the boxes on Q1, Q2 and Q3, or force the motor. Then every
        stalker leaves through OUT.
    .victory = Every stalker has left through OUT.
    .defeat = A stalker dies, or the last round ends with a stalker on the map.
    .solo = Alone you may force the motor twice per round.
scenario-s02 = The Pump House
    .hook = Two camps drink from one pump. In the night it stopped; by noon the tanks rang when you knocked on them,
        and the two cooks, who have not spoken since a business with a goose, came up the path together to ask. The
        pump can be run. It is only loud. What lives round about has learned that noise means people, and that
        people who pump cannot hear. Nobody will relieve you. You may go home when the tanks are full.
    .objective = Prime the pump on Q1 and keep it running. Open the valves on Q2 and Q3. Bring the pressure to its
        target, and hold the house until then.
    .victory = The pressure has reached its target at the end of a round.
    .defeat = A stalker dies, or the last round ends with the pressure below its target.
    .solo = Alone you prime the pump with 1 action, and “They Smell Water” brings 1 enemy at most for each result.
scenario-s03 = What Took the Herd
    .hook = Forty head of cattle in one week, and not a bone. The co-op has held three meetings about it and now
        pays for a head. Any head, says the chairwoman, as long as it is the right one. At three places one can
        still see how it was done. Read them, and you know how the thing hunts: where it waits, what it takes first,
        how long it looks. At the third place, people say, you also learn what it has been looking at since you
        came.
    .objective = Read the tracks on Q1, Q2 and Q3; each makes the beast easier to wound. Kill the beast when it
        comes.
    .victory = The beast is dead.
    .defeat = A stalker dies, or the last round ends with the beast alive.
    .solo = Alone you gain focus with each track you read, and the beast comes at the end of round 5 instead of 4.
scenario-s04 = Glass Harvest
    .hook = At ten past four the cups jumped on their hooks, all over the valley, once. Now three fields are in
        bloom on the same morning, which the oldest guide has seen one time and his father never. By the entrance
        sits a buyer with three cases lined in lead. He pays for what comes out of the ground here and nothing else,
        and he leaves at dawn. Other people’s cups have jumped too.
    .objective = Take artifacts out of the anomalies and hand them in on IN.
    .victory = The case holds as many artifacts as the buyer wants.
    .defeat = A stalker dies, or the last round ends with too few artifacts in the case.
    .solo = Alone, the detector of “The Buyer’s Case” has range 1.
scenario-s05 = The Professor’s Walk
    .hook = For nine springs Ilarion has walked to the same three points, with two guards, a tape and a thermos.
        This spring the guards did not come. He waited for them until the tea was cold and then asked at the next
        fire, very politely, who was free. He is slow. He stops for lichen. He will not go home without his numbers,
        since a row with a hole in it, he says, is only nine opinions.
    .objective = Take the readings on Q1, Q2 and Q3 together with the professor. Bring him out through OUT.
    .victory = The readings are taken, and the professor has left through OUT.
    .defeat = A stalker or the professor dies, or the last round ends first.
    .solo = Alone you need 1 action for each reading.
scenario-s06 = Dead Frequency
    .hook = Three masts went up last autumn, and nobody saw them being built. Since then there is a tone on every
        channel, low, just under the music, and the dead in the valley walk in step. A deserter from the signals has
        sold you three charges and a detonator with one good battery. All the masts in the same second, he told you,
        or the ones that are left will ask the others what happened. He would not say who had told him. He kept his
        cap on, pulled down over both ears.
    .objective = Set a charge at each mast, then press the detonator.
    .victory = The masts are destroyed in one detonation, and every stalker lives to the end of that round.
    .defeat = A stalker dies, or the last round ends without the detonation.
    .solo = Alone you need 1 action to set a charge.
scenario-s07 = Red Sky at Noon
    .hook = In the same minute every counter in the valley jumped and stuck. It is going to be a big one; the hens
        have gone up into the rafters and will not be talked down. There is a single cellar deep enough. It has no
        filter and no lamp, and its door would not keep out a determined smell. What you need to make it tight lies
        about in other people’s houses, and everything with legs, two or four or otherwise, is looking for the same
        hole in the ground.
    .objective = Carry supplies to Q1 and seal the cellar. Be inside when the front comes, and live through it.
    .victory = The front has passed at the end of the last round, and every stalker is alive.
    .defeat = A stalker dies, or is outside the key room when the front comes.
    .solo = Alone you carry any number of supplies.
scenario-s08 = Three Down the Well
    .hook = A school for beginners has lost a class. They went in on Saturday with a compass, a song and rented
        PDAs, and now five beacons are sending, and not every beacon has a person under it: a PDA goes on calling
        whoever carries it off, or whatever. Their teacher is standing at the entrance with the register. She has
        got as far as the letter K and starts again from the top each time, in case she has misread it.
    .objective = Find the wounded under the beacons. Stop the bleeding. Carry them to IN and hand them over.
    .victory = As many wounded as needed were handed over on IN alive; the game ends at once.
    .defeat = A stalker dies, or so many wounded have died that too few are left, or the last round ends first.
    .solo = Alone, too, you save all 3.
scenario-s09 = Salt, Lead and Diesel
    .hook = Three counters, within an hour’s walk of each other, and each has what the other two have been out of
        since the thaw. They cannot come to each other; the road between them eats couriers. A bank has lent you the
        price of a first load. It is a man with a ledger, and what you save on cartridges you may put on top of the
        loan, a little, he says, he likes to see people save. He would like everything back tonight.
    .objective = Buy at one counter and sell at the others, until the purse holds what you owe.
    .victory = At the end of a round the purse is at or above the target.
    .defeat = A stalker dies, or the last round ends with less in the purse.
    .solo = Alone you carry 4 load instead of 3.
scenario-s10 = The Cashier’s Vault
    .hook = The pay of three villages lies behind a gate that was made for a savings bank. It belongs to a gang by
        now, and the gang has a cashier, a tidy man, who trusts numbers and has told this one to nobody as a whole:
        a part is in one head, a part in another, a part in the ledger, and two of them are enough. The rest of the
        gang is celebrating pay night in the yard. They have good ears between the songs.
    .objective = Learn 2 parts of the code, or blow the gate; open the strongroom on Q1. Carry the strongbox out
        through OUT, and every stalker leaves with it.
    .victory = The strongbox and every stalker have left through OUT.
    .defeat = A stalker dies, or the last round ends first.
    .solo = Alone you carry the strongbox as a light token.

# Maps

zone-map-m01 = Crossroads
    .about = Two roads meet here and neither yields. Four wide tiles, long sight lines, short ways: you get there
        fast, in view of everybody.
zone-map-m02 = The Dead Line
    .about = A river runs through the middle with one deck left to cross it. The bunker lies below, on the far side,
        and knows that you have to come over.
zone-map-m03 = Low Fields
    .about = Hemp higher than your hat, forest after that. One sees little and is seen less. The church is the only
        house with walls to speak of.
zone-map-m04 = Black Shore
    .about = Dams and open water. You can look a long way and walk a short one, and where the path is narrow the
        counter talks.
zone-map-m05 = Market Day
    .about = Village, church, checkpoint, wall to wall. Every window has a counter-window; shots are short and so
        are warnings.
zone-map-m06 = Scrap Ring
    .about = Wagons and scrap in a ring round a barracks. The way out leads past what the scrap was taken from, and
        it is still warm.
zone-map-m07 = The Long Road
    .about = The road goes from the forest to the church with one bend in it, and it takes its time. No map has
        farther to walk.
zone-map-m08 = Wet Season
    .about = Bridge, swamp, pond. The farm sits in its corner with dry feet; two of the three sites lie far out and
        have none.
zone-map-m09 = Proving Ground
    .about = Six tiles of army property. Many rooms, many doors, and from most of them a view of the next; they
        built it for practice.
zone-map-m10 = The Parish
    .about = Villages with water between them, and the largest of the maps: a whole Sunday’s walk, with something
        behind each hedge.

# Special cards

zone-x01 = The Barrier
    .text = While the barrier lies on OUT, nobody can Leave through OUT. “Fit a fuse” (1 action on OUT): discard 1
        fuse; when enough fuses are fitted, remove the barrier and read script 15. “Force the motor” (1 action on
        OUT, once per round; alone, twice): roll 3 gear dice; with 7 ★ remove the barrier, otherwise lose 2 HP. In
        either case put your HIGH token on your space.
    .flavour = The motor wears a knitted cover, with a hole for the oil can.
zone-x01-action-fit_a_fuse = Fit a fuse
zone-x01-action-force_the_motor = Force the motor
zone-x02 = Fuse Boxes
    .text = A fuse box lies face down on each of Q1, Q2 and Q3: 2 are sound, 1 is burnt. “Pull the fuse” (1 action
        at a fuse box): turn it over. If it is sound, gain 1 fuse and remove the box. If it is burnt, read script
        13.
    .flavour = The inspection stickers are all up to date, and all in one handwriting.
zone-x02-action-pull_the_fuse = Pull the fuse
zone-x03 = The Horn
    .text = When 2 event cards are left in the deck, the lead stalker reads script 14. When the last one is drawn,
        the lead stalker reads script 16. Fate P1: each of the N + 1 enemies closest to OUT moves up to its full
        movement towards OUT. Fate P3: put 1 unknown token on the unknown slot closest to OUT.
    .flavour = He leans on it with his elbow, because his hands are busy with sandwiches.
zone-x04 = The Pump
    .text = The pump lies on Q1. It runs while it is fully primed. “Prime” (1 action at the pump, while it is not
        fully primed): primed +1, then put your LOW token on your space. The first time it is fully primed, read
        script 23. When an enemy ends a movement at the pump and no stalker is there: primed −1. End of the round:
        if the pump runs, a stalker is in the key room and no enemy is on Q1, pressure +1. Then, if the pressure has
        reached its target, the scenario is won.
    .flavour = A plate on it says 1911, and under that, scratched, Not for sale.
zone-x04-action-prime = Prime
zone-x05 = Valves
    .text = A closed valve lies on each of Q2 and Q3. “Open the valve” (1 action at a closed valve): turn it over;
        the first time, read script 24. “Lock it open” (1 action at an open valve): discard 2 bolts and put 1 cube
        on it. When an enemy ends a movement at an open valve without a cube, turn it over. End of the round, while
        the pump runs: pressure +1 for each open valve without an enemy on its space.
    .flavour = Left is open. On the other one, left is off.
zone-x05-action-open_the_valve = Open the valve
zone-x05-action-lock_it_open = Lock it open
zone-x06 = They Smell Water
    .text = When the pressure reaches half its target for the first time, the lead stalker reads script 25. Fate P1:
        1 C2 enemy appears on the unknown slot farthest from every stalker. Fate P2: 1 C3 enemy appears there, with
        2 or more stalkers 2; they move up to their full movement towards Q1. Fate P3: 1 C3 enemy appears there and
        moves up to its full movement towards Q1.
    .flavour = The grass opens in a line, like a zip, and the line points here.
zone-x07 = Tracks
    .text = A track lies on each of Q1, Q2 and Q3. “Read the track” (1 action at a track): remove it and read a
        script (the first time 32, then 33, then 34), then lore +1. Alone you also gain focus. Fate P2, while the
        beast is not on the map: if no track is within range 2 of the lead stalker, remove the one farthest from the
        lead stalker; the last track stays.
    .flavour = The rain is due at four. The mud is good until then.
zone-x07-action-read_the_track = Read the track
zone-x08 = The Beast
    .text = The boss card lies aside. The beast comes once, when lore has reached its number, or at the end of round
        4 (alone: round 5): it appears on the boss slot, or on the unknown slot farthest from every stalker if a
        stalker is within range 2 of the boss slot. It faces the lead stalker, who reads script 35. Its HP change
        with the number of stalkers, to 2 at least. Its thresholds are lower by 1 for each lore. When it dies, the
        scenario is won. Fate P1: it regains 1 HP. Fate P3: it moves up to its full movement towards the lead
        stalker.
    .flavour = It left the salt lick, the dog and the bull. It took the witnesses.
zone-x09 = Bait and Snares
    .text = Setup: the team gains 2 traps. “Set a snare” (1 action on a space without an enemy): put 1 of your traps
        on your space. “Lay bait” (free): discard 1 food item and put bait on your space. “Hang the bell” (free):
        put the bait that you carry on your space. To the beast, bait counts as the closest HIGH token; remove it
        when the beast ends a movement there. When the beast enters a space with a trap, it gains pinned and
        exposed, and the trap is removed.
    .flavour = Fishing line for the snares, sausage for the bait, patience for the rest.
zone-x09-action-set_a_snare = Set a snare
zone-x09-action-lay_bait = Lay bait
zone-x09-action-hang_the_bell = Hang the bell
zone-x10 = The Buyer’s Case
    .text = Setup: the team gains 1 Echo Detector, with 3 or more stalkers 2. “Hand in” (free, on IN): discard 1
        artifact that you won from an artifact token in this game, then harvest +1. The first time, read script 42.
        When the case holds enough, the scenario is won.
    .flavour = Lead outside, velvet inside. One hollow has been patched from below.
zone-x10-action-hand_in = Hand in
zone-x11 = Rivals
    .text = Fate P1, while no enemy is marked: the human enemy closest to an artifact token takes it, if the token
        lies on its space, and is marked. Fate P2: the human enemy closest to an artifact token moves up to its full
        movement towards it, not interrupted. Fate P3: the marked enemy with an artifact token moves up to its full
        movement towards OUT, not interrupted. The first time a token is taken like this, the lead stalker reads
        script 43. If the marked enemy ends a movement on OUT with the token, it leaves the map with it. If it dies,
        the token lies on its space and keeps its anomaly type.
    .flavour = They too have a buyer. They too have been told not to wait.
zone-x12 = Bloom
    .text = Setup, with 4 stalkers: put 1 more artifact token into the anomaly with the lowest overlay number. The
        first time an artifact token is found with a detector, the finder reads script 44. End of the round: each
        stalker on an anomaly space gets dosage +1. Fate P1: draw an anomaly card and replace the type of the
        anomalies; the first time, the lead stalker then reads script 45. Fate P2: put 1 artifact token into the
        anomaly with the lowest overlay number that has none.
    .flavour = Frost flowers, except that it is warm and they lean after you.
zone-x13 = Reading List
    .text = A probe lies on each of Q1, Q2 and Q3; the professor starts on IN. “Hold the tape” (1 action at a probe,
        with the professor on the space): put 1 cube on the probe. With 2 cubes (3 stalkers: 3) remove it, then readings
        +1. After the first reading read script 52, after the second script 53.
    .flavour = Point three is underlined. It was underlined last year as well.
zone-x13-action-hold_the_tape = Hold the tape
zone-x14 = Under Escort
    .text = When a stalker on the professor’s space performs Movement, he may make the same steps; he stops on a
        space with an enemy. He cannot be pushed, places no attention, and covers a symbol like anybody. When a
        stalker performs Leave on his space, he leaves too. If he leaves through OUT, the scenario is won with
        enough readings and lost without. The first time he is attacked, the lead stalker reads script 54.
    .flavour = He walks on the outside, between you and whatever it is.
zone-x15 = Instruments Drift
    .text = The first time the professor ends a movement on an anomaly space, read script 55. Fate P1: he walks up
        to 2 spaces towards the closest anomaly. Fate P2: take 1 cube off a probe. Fate P3: each enemy within range 3
        of him turns to face him.
    .flavour = The needle trembles towards the place where he ought not to go.
zone-x16 = Three Masts
    .text = A mast stands on each of Q1, Q2 and Q3; the team gains 3 charges. “Set the charge” (1 action at a mast,
        with a charge, no enemy on the space): put 1 cube on the mast. With 2 cubes (alone 1) discard the charge,
        turn the mast to its armed side, then armed +1; the first time, read script 62. “Strip the wiring” (free, at
        an armed mast): turn it back, armed −1, gain 1 charge. Once the search has begun (script 64), an enemy that
        ends a movement at an armed mast turns it back: armed −1, and the charge lies on the space.
    .flavour = Bolted together like bunk beds, with the mattress labels still on.
zone-x16-action-set_the_charge = Set the charge
zone-x16-action-strip_the_wiring = Strip the wiring
zone-x17 = Detonator
    .text = “Trigger” (1 action anywhere, when enough masts are armed): each stalker within range 1 of an armed mast
        suffers 12 damage, each enemy there suffers a heavy wound, and all armed masts are removed. Then the lead
        stalker reads script 65. End of that round: the scenario is won.
    .flavour = A doorbell from a flat. The name beside it has been left in.
zone-x17-action-trigger = Trigger
zone-x18 = Carrier Wave
    .text = End of the round: if a HIGH token is on the map, alarm +1. When the alarm reaches 3 for the first time,
        the lead stalker reads script 63; when it reaches 5, script 64. Fate P1: each outdoor stalker loses 3 HP or
        gains pinned. Fate P2: each C4 enemy moves up to 1 space towards the closest mast, not interrupted.
    .flavour = Hold a spoon in your teeth and you can hear it plainly.
zone-x19 = The Cellar
    .text = “Seal the cellar” (1 action in the key room): discard 1 supply, then seals +1. At the second seal read
        script 72; when the seals are complete, script 74. “Wedge it with what you carry” (1 action in the key room,
        twice per game): discard 1 armour, then seals +1.
    .flavour = Nine steps down. The mark of the last flood is at the tenth.
zone-x19-action-seal_the_cellar = Seal the cellar
zone-x19-action-wedge_it_with_what_you_carry = Wedge it with what you carry
zone-x20 = Supplies
    .text = Setup: put 2 supplies on Q2, 2 on Q3, and 1 on each of the loot slots 1 to 4. A supply is a light token;
        each stalker carries 2 at most (alone: any number), and 1 Pick Up takes all that lie on the space, within
        that limit. Fate P1: remove the supply farthest from Q1.
    .flavour = Felt, tar, sheet iron, a church candle, a filter with one breath gone.
zone-x21 = The Front
    .text = When half of the event deck is drawn, rounded up, the lead stalker reads script 73; with the last card,
        script 75. End of the round, from round 3 on: each outdoor stalker gets dosage +1 (armour helps); from round
        5 on once more. Last round, the front: seals −1 for each enemy in the key room; if a stalker is outside the
        key room, the scenario is lost; for each missing seal every stalker loses 6 HP and gets dosage +2, all in
        one loss; every stalker makes a radiation exposure roll; if all live, the scenario is won. Fate P2: each of
        the N enemies closest to Q1 moves up to its full movement towards Q1. Fate P3: each outdoor enemy moves up to
        its full movement towards the closest room, not interrupted.
    .flavour = The horizon has been ruled in red, and the ruler is getting closer.
zone-x22 = Beacons
    .text = A beacon lies face down on each of Q1, Q2, Q3 and the two meeting places: 3 are people, 1 is empty, 1 is
        bait. When a stalker enters such a space, turn the beacon over. A person: put 1 wounded person there, read
        script 82 (the second time 83, the third 84), then found +1. Empty: read script 85. Bait: read script 86.
        Then remove the beacon.
    .flavour = Five dots on the tablet. One of them says its battery is low.
zone-x23 = Bleeding Out
    .text = Each person has a blood counter, even under a beacon; at 0 that person is dead. A hidden one is then an
        empty beacon, a found one is removed. End of the round, from round 2 on: blood −1 for each person who is not
        stable and not handed over. “Dress the wound” (1 action at a wounded person): roll 2 gear dice; with 3 ★ put
        1 cube there, and that person is stable; otherwise put your LOW token on your space. “Use medicine” (1
        action at a wounded person): discard 1 medicine item and put 1 cube there. Fate P1: blood −1 for each person
        found who is not stable.
    .flavour = Press here, harder, and tell them about your own school.
zone-x23-action-dress_the_wound = Dress the wound
zone-x23-action-use_medicine = Use medicine
zone-x24 = Stretcher
    .text = A wounded person is a heavy token. Two stalkers who start on the same space may carry one together:
        Movement of the active one is up to 3, and the other makes the same steps without placing attention. “Hand
        over” (free, on IN): discard the wounded person that you carry, then saved +1. The first time, read script
        87. When enough are saved, the scenario is won. Fate P2: the stalker closest to a wounded person puts the
        LOW token on that person’s space. Fate P3: each enemy within range 2 of a wounded person turns to face that
        person.
    .flavour = Two rifles and a coat. The sleeves go inside.
zone-x24-action-hand_over = Hand over
zone-x25 = Price Board
    .text = Salt: buy 100 K, sell 250 K, load 1. Lead: buy 300 K, sell 650 K, load 2. Diesel: buy 500 K, sell 1050
        K, load 3. A counter pays 50 K less for each unit of that good already sold there (its saturation), down to
        the buying price. Each stalker carries 3 load (alone 4). The purse starts with the loan and what is left of
        the funds, up to the limit of savings; equipment bought with the funds cannot be sold in this game. Fate P1:
        lower 1 saturation of your choice by 2. Fate P2: where the
        highest price is paid, the saturation rises by 1.
    .flavour = The eights were made out of threes. Or the other way about.
zone-x26 = Three Counters
    .text = Auntie Zoya stands on Q1 and supplies salt, Mute Gleb on Q2 and supplies lead, the Abbot on Q3 and
        supplies diesel, each until the stock is gone. Each buys the other two goods. “Trade” (1 action at a trader,
        if no enemy sees you): buy and sell goods, and deal as the trader’s own card says; all money is the purse.
        After the first trade with Zoya read script 92, with Gleb 93, with the Abbot 94. End of the round: if the
        purse is at or above the target, the scenario is won.
    .flavour = Three bells, on three doors. You learn to tell them apart at a run.
zone-x26-action-trade = Trade
zone-x27 = The Racket
    .text = The first time an enemy ends a movement on a trader’s space, the lead stalker reads script 95. The first
        time the purse holds half the target after a trade, the lead stalker reads script 96. End of the round: each
        trader with an enemy on the space loses 2 units of goods. Fate P1: pay 100 K. Fate P3: the human enemy
        closest to a trader moves up to its full movement towards that trader.
    .flavour = They never break anything. They pick it up and look at you.
zone-x28 = The Strongroom
    .text = The armoured gate lies on the first door of the key area, welded doors on all others; inside, on Q1, lie
        the strongbox and 1 unique loot token. Welded doors cannot be opened, and this gate has no wheel. “Dial the
        code” (1 action next to the gate, with enough parts of the code): open the gate and read script 105. “Blow
        the lock” (1 action next to the gate): discard 1 grenade, each stalker within range 3 puts the HIGH token on
        their own space, put 1 cube on the gate, then roll 4 gear dice. With 7 ★, or with the third cube, open the
        gate and read script 105. Without 7 ★, alarm +1. The strongbox is a heavy token (alone: light).
    .flavour = The gate came from a bank. The bank never asked for it back.
zone-x28-action-dial_the_code = Dial the code
zone-x28-action-blow_the_lock = Blow the lock
zone-x29 = Half a Number
    .text = A code token lies on each of Q2 and Q3. The elite enemy closest to Q1 is marked. “Read the ledger” (1
        action at a code token): remove it, read script 102 (the second time 103), then parts of the code +1. When
        the marked enemy dies: parts of the code +1, and its killer reads script 104.
    .flavour = The cashier changes it monthly. He has run out of birthdays.
zone-x29-action-read_the_ledger = Read the ledger
zone-x30 = Quiet House
    .text = End of the round: if a HIGH token is on the map, alarm +1. When the alarm reaches 3 for the first time,
        the lead stalker reads script 106; when it reaches 5, script 107. If the strongbox has left through OUT and
        no stalker is on the map, the scenario is won. Fate P1: the marked enemy moves up to its full movement
        towards Q2. Fate P2: each human enemy turns 90° clockwise. Fate P3: each C3 enemy goes forward up to 2
        spaces.
    .flavour = The third stair creaks. So they have told everyone, and laid a plank.

# Setup cards

zone-u01 = Wrecked Bus
    .text = Setup: put the bus on vehicle slot 1, and 2 loot tokens in it.
    .flavour = A school bus down on its rims, every curtain drawn and pinned.
zone-u02 = Burnt Carrier
    .text = Setup: put the burnt hull on vehicle slot 2, and 1 unique loot token in it.
    .flavour = It burned years ago. The plates still tick as if cooling.
zone-u03 = Stalled Convoy
    .text = Setup: put a truck on each of the two vehicle slots, with 1 unknown token and 1 loot token on each.
    .flavour = Two trucks, bumper to bumper, and all the wipers stopped halfway.
zone-u04 = The Excavator
    .text = Setup: put the excavator on its slot. “Swing the arm” (1 action at the excavator, once per game): put
        your HIGH token on your space, put a hole into the closest wall of a room, then read script 131.
    .flavour = The key is in the lock, on a ring with a plastic strawberry.
zone-u04-action-swing_the_arm = Swing the arm
zone-u05 = Storm Drain
    .text = Setup: put the storm drain on the pipe slot. Fate P1: put 1 unknown token in it.
    .flavour = Wide enough for shoulders. The air in it comes and goes.
zone-u06 = Cable Duct
    .text = Setup: put the cable duct on the pipe slot, and a hole on hole slot 1.
    .flavour = On your elbows, pack behind you on a string.
zone-u07 = Shell Holes
    .text = Setup: put a hole on each of the two hole slots.
    .flavour = Daylight through the brick, and a robin that has moved in.
zone-u08 = Padlocks
    .text = Setup: put a locked door on each of door slots 1 and 2, and 1 loot token on the loot slot closest to the
        first. “Force the door” (1 action next to it): roll 2 gear dice; with 3 ★ it opens, otherwise put your LOW
        token on your space.
    .flavour = Bright padlocks, bought as a set. One key would do for all.
zone-u09 = Bulkhead
    .text = Setup: put the armoured gate on the first door of the strong room, welded doors on its other openings,
        and 1 unique loot token inside. “Work the wheel” (1 action next to the gate): put 1 cube on it and your LOW
        token on your space; with 3 cubes it opens. Welded doors stay shut.
    .flavour = A ship’s door, four days’ walk from any water a ship would use.
zone-u10 = Fallen Pylon
    .text = Setup: put the fallen pylon on ground slot 1; nobody enters it. Fate P1: each stalker within range 1 of
        it suffers 4 damage.
    .flavour = The line should be dead. Tell that to the grass under it.
zone-u11 = Old Trench
    .text = Setup: put a trench on each of the two ground slots.
    .flavour = Whoever dug in here meant it, and lined it with parquet.
zone-u12 = Standing Water
    .text = Setup: put the standing water on ground slot 2; nobody enters it.
    .flavour = They let a stone down on forty metres of line. It came up.
zone-u13 = Guard Hut
    .text = Setup: put the guard hut on the house slot, with 1 unknown token and 2 loot tokens in it.
    .flavour = The stove is cold and the window has been cleaned.
zone-u14 = Sealed Container
    .text = Setup: put the container on the house slot, shut by a locked door, and 1 unique loot token in it. “Break
        the seal” (1 action next to the container, once per game): read script 132.
    .flavour = A customs seal in an alphabet nobody here can swear in.
zone-u14-action-break_the_seal = Break the seal
zone-u15 = Hot Ground
    .text = Setup: put 3 radiation marks on outdoor spaces of your choice, none on IN. Such a space has radiation
        +2.
    .flavour = Bare earth in a circle, and the snow has respected it.
zone-u16 = Washed by the Rains
    .text = Each space with radiation below 3 has radiation −1.
    .flavour = There is moss on the kerb again, and a snail on the moss.
zone-u17 = Second Bloom
    .text = Setup: put 1 more artifact token into an anomaly of your choice.
    .flavour = Twice in one season. The guides touch wood, and then the price.
zone-u18 = Restless Ground
    .text = Fate P1: draw an anomaly card and replace the type of the anomalies.
    .flavour = It was fire on Monday. It has been reading up since.
zone-u19 = Wide Fields
    .text = In an activation roll P1 always activates the anomaly, even without such a symbol on the way.
    .flavour = The edge is marked with flags. They have been moved, one pace each.
zone-u20 = The Nest
    .text = Setup: put the nest on the first dense horde slot. “Cut into it” (1 action at the nest): put 1 cube on
        it and your LOW token on your space; with 2 cubes remove it and put 1 loot token there. “Burn it out” (1
        action at the nest): discard 1 grenade, put your HIGH token on your space, remove the nest and put 1 loot
        token there. Fate P2: 1 C3 enemy appears at the nest, or a C4 enemy if no C3 enemy is on the map.
    .flavour = Hair, wire, a pushchair. It rises and sinks by a finger’s breadth.
zone-u20-action-cut_into_it = Cut into it
zone-u20-action-burn_it_out = Burn it out
zone-u21 = Officer’s Visit
    .text = Setup: 1 C2 enemy appears on the first scattered elite slot. When a C2 enemy dies for the first time,
        put 2 loot tokens on its space and discard this card.
    .flavour = Polished boots in all this mud. There is a man to carry the polish.
zone-u22 = Thin Patrols
    .text = Setup: remove 1 horde enemy of your choice, with 3 or more stalkers 2.
    .flavour = Half of them are at a wedding. The other half lent them the jackets.
zone-u23 = Full Barracks
    .text = Setup: put 1 more unknown token on each of unknown slots 1 to 3.
    .flavour = Pay day. Even the sick list has got up.
zone-u24 = Dead Drop
    .text = Setup: put 1 unique loot token and 2 unknown tokens on the cache slot.
    .flavour = A bottle in a tree, neck to the east. That is the signal.
zone-u25 = Picked Clean
    .text = Setup: put 1 loot token on each loot slot instead of 2.
    .flavour = Drawers on the floor, the floor stacked against the wall.
zone-u26 = Quartermaster’s Error
    .text = Setup: put 2 loot tokens on IN.
    .flavour = One crate more than on the list. He has corrected the list.
zone-u27 = Peddler on the Road
    .text = Setup: a random trader (Auntie Zoya, Mute Gleb or the Abbot) who is not in play comes to meeting place
        1.
    .flavour = You hear the pram first. It has one wheel off a lawnmower.
zone-u28 = A Fire in the Ruins
    .text = Setup: a random stranger (the Man in the Rain Cape, the Deserter or the Voice in the Well) who is not in
        play comes to meeting place 2.
    .flavour = A light up there, in plain view, like a lamp put out for guests.
zone-u29 = A Second Pair of Hands
    .text = Setup: a random helper (Foma, Vasylyna or Tamara) who is not in play comes to IN.
    .flavour = “I know the way.” You did not ask which.
zone-u30 = Back Way
    .text = Setup: up to half of the stalkers, rounded down (alone: you), may start on one loot slot at range 3 or
        more from every enemy.
    .flavour = At the back the fence has a gap, with a curtain hung across it.
zone-u31 = Watched Approach
    .text = Setup: each stalker puts the LOW token on their own space; each of the N enemies closest to IN turns to
        face IN.
    .flavour = The truck was seen. It has one headlamp and is known for it.
zone-u32 = Old Debt
    .text = Request: when the game ends, the equipment cards on your PDAs are worth the sum asked. What stalkers who
        have left carry counts.
    .flavour = The truck was lent to you. So were the wheel and the canister.
zone-u33 = Dog Tags
    .text = Setup: put a tag on the first dense elite slot and on the second scattered one. “Take the tag” (1 action
        at a tag): remove it, then tags +1. Request: enough tags are taken.
    .flavour = A clerk wants the names. His list has lines for them already.
zone-u33-action-take_the_tag = Take the tag
zone-u34 = Bring Him Home
    .text = Setup: the Conscript comes to meeting place 1. Request: he is sent home. If he dies, each stalker loses
        2 HP and this card is discarded.
    .flavour = His sister runs the ferry. You have been told twice who runs the ferry.

# Event cards: instant

zone-e01 = Second Wind
    .text = Each stalker heals 2 HP or gains focus.
    .flavour = A minute without shots. Over there a laugh starts, and spreads, and is hushed.
zone-e02 = Dropped Pack
    .text = Put 2 loot tokens on the empty outdoor space closest to the lead stalker.
    .flavour = It lies in the road with its straps cut. Cut, not undone.
zone-e03 = Stray Shot
    .text = If a human enemy is on the map, the stalker closest to one suffers 5 damage, reduced by cover.
    .flavour = One shot, from a window with geraniums. You had admired the geraniums.
zone-e04 = Scent on the Wind
    .text = Each of the N + 1 mutants closest to the lead stalker moves up to its full movement towards the lead
        stalker.
    .flavour = The washing swings round on its line, and every snout with it.
zone-e05 = Open Channel
    .text = Look at the top unknown token of each stack.
    .flavour = Two patrols argue whose turn it is, and where, and since when.
zone-e06 = Verdigris
    .text = Each stalker: ammo in the equipped weapon −1.
    .flavour = Green rounds. They came from under a fishmonger’s floor, at a discount.
zone-e07 = Bolt Bag
    .text = Each stalker gains 1 bolt.
    .flavour = A birch with a sack of nuts on it. The board says: Take. Refill.
zone-e08 = Ringing Fields
    .text = Roll the anomaly die for each anomaly: it activates with that symbol.
    .flavour = The ground gives a note, as a glass does under a wet finger.
zone-e09 = Whisper in the Static
    .text = The lead stalker reads script 121.
    .flavour = The PDA has a message. It is in the voice that you buried.
zone-e10 = Change of Watch
    .text = Each human enemy turns round, then goes forward up to 2 spaces.
    .flavour = One whistles, one strikes a match. The match is the handing over.
zone-e11 = Crows
    .text = The stalker closest to an enemy puts the HIGH token on their own space.
    .flavour = The roost goes up as one bird and hangs over one hat. Yours.
zone-e12 = Room to Breathe
    .text = Each indoor stalker discards pinned and exposed; dosage −2.
    .flavour = A dry floor, and a door that closes with two fingers.
zone-e13 = Vermin Run
    .text = 2 rodents appear on the unknown slot farthest from every stalker, with 3 or more stalkers 3.
    .flavour = The rats leave the mill in good order. Then comes what they left to.
zone-e14 = Check Your Straps
    .text = Each stalker may do Prepare at once, for no action.
    .flavour = Thirty seconds. Everything goes where your hand will look for it.
zone-e15 = Static Burst
    .text = Each stalker discards focus. Then the lead stalker puts the LOW token on their own space.
    .flavour = The lamps go out, all of them, and come back a little different.
zone-e16 = The Man Who Sold Maps
    .text = The lead stalker reads script 123.
    .flavour = He lies on his face with a folder under him, keeping it dry.

# Event cards: one turn

zone-e17 = Fog Bank
    .text = Put 4 no-visibility tokens on outdoor spaces of your choice within range 3 of the lead stalker.
    .flavour = The ditch boils over, white, and nobody takes it off the fire.
zone-e18 = Lying Geiger
    .text = This round each space with radiation has radiation +1.
    .flavour = The counter is quiet here. Shake it and it is still quiet.
zone-e19 = Adrenaline
    .text = Each stalker gains 1 extra-action cube.
    .flavour = Your hands have stopped trembling and wait for instructions.
zone-e20 = Low Sun
    .text = This round enemies see nothing to the side.
    .flavour = It hangs between two sheds, and everyone but you has to look at it.
zone-e21 = Hair Trigger
    .text = This round the damage of reactions is +2.
    .flavour = The fingers are inside the guards already. You can see it by the elbows.
zone-e22 = Steady Hands
    .text = This round each stalker rolls 1 more gear die in the first weapon attack.
    .flavour = Breathe out. Halfway. There.
zone-e23 = Heavy Ground
    .text = This round Movement of an outdoor stalker is 1 space shorter.
    .flavour = Clay. Now and then it keeps a boot and gives back the foot.
zone-e24 = Humming Air
    .text = This round activation rolls of anomalies cannot be rerolled.
    .flavour = The hair on your arm lies down one way, then the other.
zone-e25 = Loose Gravel
    .text = This round Careful Movement and Decoy are not allowed.
    .flavour = Each step is a sentence, and they can all read here.
zone-e26 = Distant Gunfire
    .text = This round Movement places no LOW token.
    .flavour = Another war, three hills away. It covers yours nicely.
zone-e27 = Double Time
    .text = This round Movement is 1 space longer. End of the round: each stalker loses 1 HP.
    .flavour = Run now. The lungs send the bill in the evening.

# Event cards: long

zone-e28 = Leaking Main
    .text = Put a leak on ground slot 1. A space with a leak has radiation +2. “Close the main” (1 action at a
        leak): remove all leaks and discard this card. Fate P3: put another leak on the space closest to a leak.
    .flavour = Something yellow comes along the gutter at the speed of a queue.
zone-e28-action-close_the_main = Close the main
zone-e29 = Circling Gunship
    .text = Fate P1: discard this card. Fate P2: the outdoor stalker closest to the lead stalker suffers 6 damage,
        reduced by cover, and puts the HIGH token on their own space. Fate P3: the outdoor stalker closest to the
        lead stalker puts the LOW token on their own space.
    .flavour = It hangs there in its own noise. The gunner is peeling an egg.
zone-e30 = Bleeding Sky
    .text = Fate, any symbol: each outdoor stalker gets dosage +1 (armour helps). Fate P1: discard this card.
    .flavour = The clouds have come by way of the plant and brought some of it.
zone-e31 = Hunted
    .text = Mark the C2 enemy closest to the lead stalker; without one a C3 enemy, without one a C4 enemy. Fate, any
        symbol: it moves up to its full movement towards the lead stalker. When it dies, its killer gains focus and
        this card is discarded.
    .flavour = It has left its kill half eaten. It keeps its distance, and yours.
zone-e32 = Restless Field
    .text = Fate P1: draw an anomaly card and replace the type of the anomalies. Fate P2: roll the anomaly die for
        the anomaly closest to the lead stalker: it activates with that symbol.
    .flavour = Yesterday it burned, today it bites. The sheep have given up the meadow.
zone-e33 = Marked Cache
    .text = Put 1 unique loot token and 1 unknown token on the cache slot. When the unique loot token is picked up,
        discard this card. Fate P1: remove that token and discard this card.
    .flavour = The map had a cross on it. The spot has footprints, small ones.
zone-e34 = Failing Filters
    .text = Fate, any symbol: each stalker with dosage 4 or more loses 1 HP. “Change the filters” (free): discard 1
        medicine item and this card.
    .flavour = The air in the mask is rust, then pennies, then nothing.
zone-e34-action-change_the_filters = Change the filters
zone-e35 = Somebody’s Campfire
    .text = Put the campfire on the meeting place closest to the lead stalker. “Sit down” (1 action at the campfire,
        once per stalker): heal 3 HP and gain focus; the first time, read script 125. Fate P1: remove the campfire
        and discard this card.
    .flavour = The tea is warm, the log is warm, and nobody is in sight.
zone-e35-action-sit_down = Sit down
zone-e36 = Bounty Slip
    .text = When a stalker kills an elite or boss enemy, that stalker gains 1 unique loot card and this card is
        discarded. Fate P3: the C1 enemy closest to the lead stalker moves up to its full movement towards OUT;
        without one, a C2 enemy.
    .flavour = Wanted, it says. “Alive” has been struck out to save on postage.
zone-e37 = Empty Stomachs
    .text = The lead stalker token heals nothing, and Prepare gives no focus. When a stalker uses a food item,
        discard this card. Fate P2: the lead stalker loses 1 HP.
    .flavour = Each was sure that one of the others had the bread.

# Event cards: weather

zone-e38 = Drizzle
    .text = Outdoor enemies see 1 space less to the front. Fate P1: discard this card.
    .flavour = Fine rain. It puts a hand over every small noise.
zone-e39 = Sour Rain
    .text = Fate P3: each outdoor stalker gets dosage +2 (armour helps). Fate P4: each outdoor stalker gets dosage
        +1 (armour helps).
    .flavour = The bus shelter has lost its colour from the top down.
zone-e40 = Ground Fog
    .text = Outdoor enemies see 2 spaces at most; weapons of outdoor stalkers reach 2 spaces at most. Fate P1:
        discard this card. Fate P2: put 1 no-visibility token on the outdoor space closest to the lead stalker.
    .flavour = First the knees go, then the rest of the company.
zone-e41 = Dust Wind
    .text = An outdoor stalker rolls 1 stalker die less in weapon attacks, and has range 1 less with Decoy and Bolts
        & Nuts. Fate P2: each outdoor stalker discards focus.
    .flavour = Grit in your teeth, in the bolt carrier, in the jam.
zone-e42 = Thunderstorm
    .text = A weapon attack of an outdoor stalker places the LOW token instead of HIGH. Fate P1: each outdoor
        stalker without cover suffers 6 damage. Fate P2: roll the anomaly die for the anomaly closest to the lead
        stalker: it activates with that symbol.
    .flavour = Four seconds. Three. You can shoot on the one.
zone-e43 = Dead Heat
    .text = Fate P2: each stalker without focus loses 1 HP. Fate P3: each stalker discards focus.
    .flavour = The washing will not dry. Even the flies walk.
zone-e44 = First Frost
    .text = Each space has radiation −1. Fate P1: the lead stalker gains pinned.
    .flavour = The puddles skin over, and the counter nods off.

# Event cards: improved enemies

zone-e45 = Flak Vests
    .text = Thresholds of human enemies +1. When a human enemy dies by a hit to the head or a blast, discard this
        card.
    .flavour = Plates under the jackets. They have all got stouter overnight.
zone-e46 = Rabid
    .text = Damage of mutant attacks +1. Fate P3: each of the N mutants closest to the lead stalker moves up to its
        full movement towards the lead stalker. When 2 mutants have died since this card came, discard it.
    .flavour = Foam to the eyes. They have forgotten what a stick is.
zone-e47 = The Sergeant
    .text = Mark the C2 enemy closest to the lead stalker; without one a human enemy, without one any. Human enemies
        within range 3 of the marked one have damage +1 and movement +1. Fate P2: each human enemy turns to face the
        lead stalker. When the marked enemy dies, discard this card.
    .flavour = The quiet one says two words, and the loud ones start to move.
zone-e48 = Night Eyes
    .text = Enemies see 1 space farther to the sides and to the back. Fate P1: discard this card. At the end of a
        round without a HIGH token on the map, discard this card.
    .flavour = They look at the place you were about to be.
zone-e49 = Fresh Belts
    .text = Ranged attacks of enemies have range +1 and damage +1. When stalkers have picked up 2 loot tokens since
        this card came, discard it.
    .flavour = A crate has been broken open over there, with singing.
zone-e50 = Thick Hide
    .text = Thresholds of mutants +1. When a mutant is hit by a blast or an anomaly, discard this card.
    .flavour = Scar on scar. The lead flattens and drops off like burrs.

# Event cards: ace in the hole

zone-e51 = Smoke Canister
    .text = Free, once: put 1 no-visibility token on your space and 2 on spaces of your choice within range 1.
    .flavour = One pull left, says the tape. The tape is not new.
zone-e52 = Old Favour
    .text = Free, once: gain 1 item of your choice worth 500 K at most.
    .flavour = You once held a ladder for a man. It was the right ladder.
zone-e53 = Lucky Coin
    .text = Once, after any roll of a stalker, when rerolls are allowed: reroll up to 6 of its dice.
    .flavour = Heads on both sides, and worn down on one of them.
zone-e54 = Flare Pistol
    .text = 1 action, once: choose a space within range 4 and in line of sight. Each of the N + 2 enemies closest to
        it moves up to its full movement towards it.
    .flavour = Over the wrong roof it is suddenly Christmas. They will want to see.
zone-e55 = Known Path
    .text = Free, once: move up to 3 spaces, without attention; until the end of the turn anomalies do not affect
        you.
    .flavour = Left at the pole, and right where there is nothing to turn at.
zone-e56 = Field Stimulant
    .text = Free, once: heal 5 HP; dosage +2.
    .flavour = A yellow ampoule. The label has been licked off.

# Event cards: requests

zone-e57 = The Letter
    .text = Put the letter on the site (Q1, Q2 or Q3) farthest from the lead stalker. “Take the letter” (1 action at
        the letter): remove it and read script 127. Request: the letter is taken. “Burn the order” (free, lead
        stalker only): each stalker discards focus, the lead stalker loses 3 HP, then discard this card.
    .flavour = The courier’s bag hangs on a branch, buckled. The courier does not.
zone-e57-action-take_the_letter = Take the letter
zone-e57-action-burn_the_order = Burn the order
zone-e58 = Proof for the Major
    .text = For each enemy that dies from now on, badges +1. Request: badges are N + 1 or more. “Tear up the
        contract” (free, lead stalker only): each stalker discards focus, the lead stalker loses 3 HP, then discard
        this card.
    .flavour = He pays by the collar badge. He has a drawer of them to compare.
zone-e58-action-tear_up_the_contract = Tear up the contract

# Characters

character-foma = Foma the Porter
character-ilarion = Ilarion, Field Scientist
character-zoya = Auntie Zoya
character-gleb = Mute Gleb
character-abbot = The Abbot
character-rain_cape = The Man in the Rain Cape
character-deserter = The Deserter
character-vasylyna = Vasylyna the Medic
character-well_voice = The Voice in the Well
character-tamara = Old Tamara with the Goat
character-conscript = The Conscript

zone-c01 = { character-foma }
    .text = Helper: 4 HP, no defence. Attacked only if no stalker is in the attacker’s line of sight. Carries 1
        heavy or 4 light tokens for the team. At the end of the turn of a stalker on his space or next to it, he may
        move up to 3 spaces to that stalker. “Load up” (free, on his space): hand over tokens, either way. At 0 HP
        he is removed; what he carries lies on his space. Fate P1, while he is indoors: he walks up to 2 spaces
        towards IN.
    .flavour = Seventeen and built like a wardrobe. Will not go down a cellar.
    .greeting = “Give it here. All of it. Only say first if there are stairs, and which way they go.”
zone-c01-action-load_up = Load up
zone-c02 = { character-ilarion }
    .text = Helper: 12 HP alone, 10 with 2 stalkers, 8 with 3, 6 with 4; defence 1. Attacked like a stalker, but
        stalkers in line of sight come first. Moves only as “Under Escort”, “Instruments Drift” and scripts say.
        “Patch him up” (1 action on his space): discard 1 medicine item; he heals 4 HP. At 0 HP he is down and a
        heavy token; healed above 0 he stands up; damage or HP loss while he is down kills him.
    .flavour = He writes while you bleed, and notes the colour.
    .greeting = “Good morning. This is Klara, she measures. This is Otto, he disagrees. You were?”
zone-c02-action-patch_him_up = Patch him up
zone-c03 = { character-zoya }
    .text = Trader. “Trade” (1 action on her space, if no enemy sees you): you may buy items at value, and sell
        items and artifacts at half value. Fate P1: if an enemy is within range 1 of her, she leaves for good.
    .flavour = Weighs everything twice, and believes the second one.
    .greeting = “Thin. You’re all so thin. That will be a hundred, dear, and wipe the barrel.”
zone-c03-action-trade = Trade
zone-c04 = { character-gleb }
    .text = Trader. “Trade” (1 action on his space, if no enemy sees you): you may buy magazines at 300 K each,
        bolts at 50 K each, weapons of tier I at value, and sell weapons and attachments at half value. Fate P1: if
        an enemy is within range 1 of him, he leaves for good.
    .flavour = Prices on cardboard. The back of the cardboard says no.
    .greeting = He lifts the cardboard off the counter, blows on it, and sets it down facing you.
zone-c04-action-trade = Trade
zone-c05 = { character-abbot }
    .text = Trader. “Trade” (1 action on his space, if no enemy sees you): you may buy armour of tiers I and II and
        armour attachments at value, and sell artifacts at full value. Fate P1: if an enemy is within range 1 of
        him, he leaves for good.
    .flavour = He blesses the counter, and blesses it again if it disagrees.
    .greeting = “Peace. Shut the door, it eats the incense. What have you dug up that ought to lie?”
zone-c05-action-trade = Trade
zone-c06 = { character-rain_cape }
    .text = Stranger. “Talk to him” (1 action on his space, once per stalker): read script 111. Fate P1: he walks to
        the site (Q1, Q2 or Q3) closest to the lead stalker.
    .flavour = Dry in all weathers, down to the brim of the hood.
    .greeting = He has his back to you. The cape hangs quite straight, although there is a wind.
zone-c06-action-talk_to_him = Talk to him
zone-c07 = { character-deserter }
    .text = Stranger. “Offer him a deal” (1 action on his space, once per game): read script 113. When an enemy
        enters his space and he is not your ally, the lead stalker reads script 114 and he leaves for good. Fate P2,
        if he is your ally: 5 ★ strike the enemy closest to him.
    .flavour = A clean rifle. On the sleeves, two dark squares where something was unpicked.
    .greeting = “Close enough. Show me your hands, and then what’s in them.”
zone-c07-action-offer_him_a_deal = Offer him a deal
zone-c08 = { character-vasylyna }
    .text = Helper: 5 HP, defence 1. Attacked only if no stalker is in the attacker’s line of sight. At the end of
        the turn of a stalker on her space or next to it, she may move up to 3 spaces to that stalker. “Let her
        work” (1 action on her space, once per round): heal 4 HP and discard exposed. At 0 HP she is removed. Fate
        P1: each stalker on her space heals 2 HP.
    .flavour = She ran a ward of sixty beds. She can tell you where it was.
    .greeting = “Sit. Not you, the other one, the one who says it’s nothing.”
zone-c08-action-let_her_work = Let her work
zone-c09 = { character-well_voice }
    .text = Stranger. The first time a stalker ends a movement within range 1 of her, that stalker reads script 116.
        Fate P1: the stalker closest to her puts the LOW token on her space.
    .flavour = A child counts down there. She has every number, in no order.
    .greeting = “Ten. Seven. Nine. Are you hiding? You have to hide before I get to one.”
zone-c10 = { character-tamara }
    .text = Helper: 3 HP; never attacked. At the end of the turn of a stalker on her space or next to it, she may
        move up to 2 spaces to that stalker. P4 never activates an anomaly for a stalker whose movement starts on
        her space. “Milk and bread” (free, on her space, twice per game): heal 2 HP. She is removed at 0 HP, or when
        an enemy ends a movement on her space. Fate P1, once: the lead stalker reads script 118.
    .flavour = The goat knows where the grass is clean. Tamara knows the goat.
    .greeting = “Don’t stand in front of her, she’s looking. Have you eaten? Then you can wait.”
zone-c10-action-milk_and_bread = Milk and bread
zone-c11 = { character-conscript }
    .text = Stranger: 4 HP, no defence. Attacked only if no stalker is in the attacker’s line of sight. “Talk him
        out of it” (1 action on his space, once per game): read script 119; from then on, at the end of the turn of
        a stalker on his space or next to it, he may move up to 3 spaces to that stalker. “Send him home” (1 action
        on IN or OUT, with him on the space): he is home. If he dies, each stalker loses 2 HP and “Bring Him Home”
        is discarded. Fate P2: the stalker closest to him puts the LOW token on their own space.
    .flavour = He stands guard as if with a broom. The corner is spotless.
    .greeting = “Halt. Or, no. I’m to say halt, and then you say something. I’ve lost the paper.”
zone-c11-action-talk_him_out_of_it = Talk him out of it
zone-c11-action-send_him_home = Send him home

# Tokens

token-bus = bus
token-hull = burnt hull
token-excavator = excavator
token-truck = truck
token-truck_b = truck
token-pipe_long = storm drain
token-pipe_short = cable duct
token-guard_hut = guard hut
token-container = container
token-pylon = fallen pylon
token-pond = standing water
token-trench = trench
token-trench_b = trench
token-hole = hole in the wall
token-locked_door = locked door
token-welded_door = welded door
token-armored_gate = armoured gate
token-hatch = hatch
token-unique_loot = unique loot
token-this_enemy = marked enemy
token-barrier = barrier
token-fuse_box = fuse box
token-fuse = fuse
token-pump = pump
token-valve = valve
token-track = track
token-bait = bait
token-snare = snare
token-probe = probe
token-mast = mast
token-charge = charge
token-supply = supply
token-beacon = beacon
token-wounded = wounded person
token-professor = the professor, down
token-strongbox = strongbox
token-code = part of the code
token-nest = nest
token-campfire = campfire
token-letter = letter
token-leak = leak
token-tag = dog tag
token-rad_mark = radiation mark

# Faces of tokens that are turned up

token-fuse_box_sound = sound fuse box
token-fuse_box_burnt = burnt fuse box
token-valve_closed = closed valve
token-valve_open = open valve
token-mast_plain = mast
token-mast_armed = armed mast
token-beacon_person = beacon, a person
token-beacon_empty_face = beacon, nobody
token-beacon_bait_face = beacon, bait
