# The terms of Zona. The glossary (ZO-60) decides what a thing is called.

# Attributes: on their own; in short; as a test (“Test vigilance 3.”)
attribute-vig = vigilance
    .short = VIG
attribute-pro = prowess
    .short = PRO
attribute-int = intellect
    .short = INT
attribute-wil = willpower
    .short = WIL

# Damage: the kind, in short, and an amount of it
damage-rad = radiation
    .short = RAD
damage-dis = disturbance
    .short = DIS
damage-wnd = wound
    .short = WND
damage-plain = damage without a kind
    .short = damage
amount-rad = { $count } radiation
amount-dis = { $count } disturbance
amount-wnd =
    { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }
amount-plain = { $count } damage that cannot be cancelled
damage = damage
injuries = injuries
trauma = trauma
traumas = traumas

# Fatigue, money, reputation
fatigue = fatigue
rubles = rubles
money = { $count } ₽
reputation = reputation
reputation-good = good
reputation-neutral = neutral
reputation-bad = bad

# Die faces, and how a die is drawn in one sign
face-plus = plus
    .sign = +
face-blank = blank
    .sign = ·
face-minus = minus
    .sign = −
face-hazard = hazard
    .sign = ☢

# The round
round = round
turn = turn
action = action
phase-action = action phase
phase-event = event phase
phase-news = news phase
phase-setup = setup
phase-emission = emission
voice = Voice of the Zone

# Actions

# Items
category-artifact = artifact
category-outfit = outfit
category-weapon = weapon
category-tool = tool
category-device = device
category-document = document
category-medicine = medicine
category-food = food
category-substance = substance
carry-small = small item
carry-bag = backpack
carry-wear = outfit
carry-worn = worn
carry-packed = in the backpack
durability-s = single-use
durability-w = wearing, { $boxes } boxes
durability-p = permanent
deactivated = deactivated
part-h = head
part-t = torso
part-l = legs
crowbar = Crowbar

# Decks: the deck, and a number of its cards
deck-junk = junk
    .cards = { $count } junk
deck-gear = gear
    .cards = { $count } gear
deck-artg = green artifact
    .cards =
        { $count ->
            [one] { $count } green artifact
           *[other] { $count } green artifacts
        }
deck-arty = yellow artifact
    .cards =
        { $count ->
            [one] { $count } yellow artifact
           *[other] { $count } yellow artifacts
        }
deck-find = find
    .cards =
        { $count ->
            [one] { $count } find
           *[other] { $count } finds
        }
deck-finds = { deck-find }
deck-start = starting equipment
deck-news = news
deck-emission = emission
deck-green = green events
deck-yellow = yellow events
deck-botanical_lab = events of the Botanical Laboratory
deck-archive = events of the Underground Archive
deck-observatory = events of the Emission Observatory
deck-shelter = events of the Government Shelter
deck-sarcophagus = events of the Sarcophagus

# Threats: the kind, the slot of the dispenser
kind-mutant = mutant
kind-anomaly = anomaly
slot-mut-g = green mutant
slot-mut-y = yellow mutant
slot-ano-g = green anomaly
slot-ano-y = yellow anomaly
stage-detection = detection
stage-confrontation = confrontation
trophy = trophy
trophies = trophies
loot = loot

# What a cost asks for; the colour may be empty
things-trophy =
    { $count ->
        [one] { $count } { $colour } trophy
       *[other] { $count } { $colour } trophies
    }
things-artifact =
    { $count ->
        [one] { $count } { $colour } artifact
       *[other] { $count } { $colour } artifacts
    }
things-trophy_or_artifact =
    { $count ->
        [one] { $count } { $colour } trophy or artifact
       *[other] { $count } { $colour } trophies or artifacts
    }
things-item =
    { $count ->
        [one] { $count } item
       *[other] { $count } items
    }
things-junk = { $count } junk
things-gear = { $count } gear
things-of-category = { $things } ({ $category })

# The board
group-bunker = bunker
group-green = green sector
group-yellow = yellow sector
group-red = red sector
group-facility = secret facility
group-end = the end
colour-green = green
colour-yellow = yellow
colour-red = red
colour-any = { "" }
facility-closed = locked
facility-open = open
facility-ransacked = ransacked
secret = secret
secrets = secrets
emission-track = emission track
market = market
market-row-junk = junk row
market-row-gear = gear row
section-other = other area
border = the border between { $a } and { $b }

# Areas inside a sentence: with their article (the others are in areas.ftl); locative answers “where?”
place-science_camp = the { area-science_camp }
    .locative = at the { area-science_camp }
place-village = the { area-village }
    .locative = in the { area-village }
place-inn = the { area-inn }
    .locative = at the { area-inn }
place-farms = the { area-farms }
    .locative = at the { area-farms }
place-quarry = the { area-quarry }
    .locative = in the { area-quarry }
place-swamp = the { area-swamp }
    .locative = in the { area-swamp }
place-borderland = the { area-borderland }
    .locative = in the { area-borderland }
place-dump = the { area-dump }
    .locative = at the { area-dump }
place-red_forest = the { area-red_forest }
    .locative = in the { area-red_forest }
place-factory = the { area-factory }
    .locative = at the { area-factory }
place-proving_ground = the { area-proving_ground }
    .locative = at the { area-proving_ground }
place-power_plant = the { area-power_plant }
    .locative = at the { area-power_plant }
place-botanical_lab = the { area-botanical_lab }
    .locative = in the { area-botanical_lab }
place-archive = the { area-archive }
    .locative = in the { area-archive }
place-observatory = the { area-observatory }
    .locative = in the { area-observatory }
place-shelter = the { area-shelter }
    .locative = in the { area-shelter }
place-sarcophagus = the { area-sarcophagus }
    .locative = in the { area-sarcophagus }

# What an effect comes from, where it is neither a card nor a place
source-hazard = two hazards on the dice
source-emission = the emission
source-shortcut = the shortcut
source-overflow = exhaustion
source-fatigue = exhaustion
source-reputation = bad reputation
source-ability = ability
source-offer = the offer of the bunker
