# Bunkers

area-science_camp = Science Camp
    .flavour = Six white containers on stilts. The one with the queue is the kitchen, and the queue takes
        readings of its soup.
    .action = Camp by the containers
    .rules = In any order, once each: you may pay 800 ₽ to discard 1 trauma; with good reputation you may sell
        1 artifact for its price plus 100 ₽; you may camp: lower fatigue by your willpower, then heal, repair,
        sell and buy.
area-village = Village
    .flavour = Goats graze on the shelter roof. The smith mends what you carry in and keeps whatever falls out
        of it.
    .action = Camp at the smithy
    .rules = In any order, once each: you may pay 100 ₽ to repair 3 damage tokens; with good reputation repair
        2 damage tokens free of charge; you may camp: lower fatigue by your willpower, then heal, repair, sell
        and buy.
area-inn = Inn
    .flavour = A roadside canteen dug two floors down. Dumplings on Thursdays, and a rack by the door where
        rifles wait with cloakroom tags.
    .action = Take a bunk
    .rules = In any order, once each: lower fatigue by 1; with good reputation heal 1 injury free of charge;
        you may camp: lower fatigue by your willpower, then heal, repair, sell and buy.

# Green sector

area-farms = Farms
    .flavour = Three roofs still shed rain. Under the third, buyers wait with a fish scale and pay by the
        gram.
    .action = Sell under the roof
    .rules = Sell any number of trophies and artifacts. Each brings its price plus 100 ₽ if green, plus 200 ₽
        if yellow. An artifact from the finds brings its price only.
area-quarry = Quarry
    .flavour = Granite steps, each as tall as a man, down to green water. Pebbles trickle from the far wall
        with nobody above them.
    .action = Climb down
    .rules = Draw 1 green mutant token and resolve the encounter. If you do not beat it, the token stays here.
area-swamp = Swamp
    .flavour = The boardwalk is made of doors laid end to end, handles up. Some of them have been locked
        since.
    .action = Follow the doors out
    .rules = Draw 1 green anomaly token and resolve the encounter. If you do not beat it, the token stays
        here.
area-borderland = Borderland
    .flavour = Two fences and a ploughed strip between them. At dawn the strip shows who was out, and by noon
        it has been raked.
    .action = Read the strip
    .rules = Test vigilance 3. On success gain 200 ₽ or take 1 junk.
area-headquarters = Headquarters
    .locative = at Headquarters
    .flavour = The flag is a bedsheet dyed in beetroot. Below it a clerk stamps whatever you lay on the
        counter, bread included.
    .action = Sign a statement
    .rules = Worsen reputation. Then take 1 gear. Not allowed with bad reputation.
area-dump = Dump
    .flavour = Lorries in rows with their cabs open, hosed down once and never again. Rain finds a different
        note on each.
    .action = Pick through the scrap
    .rules = Take 2 radiation. Then draw 3 junk, keep 2 and discard 1.

# Yellow sector

area-chernobyl = Chernobyl
    .locative = in Chernobyl
    .flavour = Apples lie where they fell, to the ankle. In the empty bus station the timetable is this
        year’s.
    .action = Empty the flats
    .rules = Raise fatigue by 2. Then gain 400 ₽, and 100 ₽ more if you own a Crowbar (it is not used).
area-red_forest = Red Forest
    .flavour = Brick-coloured pines, and needles that never rot. They swallow your steps, so the steps you
        hear are not yours.
    .action = Walk in deeper
    .rules = Draw 1 yellow mutant token and 1 yellow anomaly token and put both here. Choose 1 of them and
        resolve the encounter. Tokens you do not beat stay here.
area-factory = Factory
    .flavour = The assembly line ends in half a refrigerator. The people living behind it weigh what you bring
        and chalk your name up.
    .action = Hand something over
    .rules = Discard 1 trophy or 1 artifact. Then improve reputation.
area-white_lake = White Lake
    .locative = at White Lake
    .flavour = Milky from bank to bank, and it never freezes. The catfish all lie facing a crate on the
        bottom.
    .action = Wade out
    .rules = Take 1 radiation. Then test intellect 4 (anomaly). On success take 1 gear.
area-misty_hill = Misty Hill
    .locative = on Misty Hill
    .flavour = At dawn the fog comes off the summit like a lid. By the time it is put back, the boundary
        stones stand higher up.
    .action = Climb into the fog
    .rules = Take 1 disturbance. Then test willpower 3. On success take 1 yellow artifact.
area-proving_ground = Proving Ground
    .flavour = A street of plywood houses with painted curtains. Overnight the paper soldiers have been pinned
        up again, closer together.
    .action = Raid the range store
    .rules = Take 1 gear. Then test prowess 4 (mutant). On failure take 3 wounds.

# Red sector

area-moscow_eye = Moscow’s Eye
    .locative = at Moscow’s Eye
    .flavour = An antenna as long as a village and taller than its church. The storks’ nests have all slid to
        one side.
    .action = Cross under the antenna
    .rules = Take 2 wounds. Draw 1 yellow anomaly token and resolve the encounter; you cannot flee. If you do
        not beat it, the token stays here. Then, if you hold secrets of 2 different facilities, relocate to
        the Power Plant.
area-pripyat = Pripyat
    .locative = in Pripyat
    .flavour = Poplars lean out of the balconies. In the swimming hall the clock is going, and somebody keeps
        the tiles dry.
    .action = Cross the city
    .rules = Take 2 radiation. Draw 1 yellow mutant token and resolve the encounter; you cannot flee. If you
        do not beat it, the token stays here. Then, if you hold secrets of 2 different facilities, relocate to
        the Power Plant.
area-power_plant = Power Plant
    .flavour = The corridor is panelled in yellow aluminium and longer than the building. A white coat hangs
        at every hundredth step, buttoned.
    .action = Go in
    .rules = Test willpower 4. On failure take 2 disturbance. Then relocate to the Sarcophagus.

# Secret facilities

area-botanical_lab = Botanical Laboratory
    .flavour = Bandits play cards on the upper floor and fetch their water from outside. The stairs down smell
        of cucumber.
area-archive = Underground Archive
    .flavour = Nine kilometres of shelves and one reading lamp. The card index has been kept current in very
        small handwriting.
area-observatory = Emission Observatory
    .flavour = The men on the roof have no instruments left and take turns staring instead. Their log is
        accurate to the minute.
area-shelter = Government Shelter
    .flavour = Two hundred beds with hospital corners. The tins in the pantry stand in order of year, and the
        row runs on past this one.

# The end

area-sarcophagus = Sarcophagus
    .flavour = Concrete, and the hurried handwriting of the men who poured it. Inside it rains a little,
        always, and the drops are warm.
