# Words of the game that cards, questions and the journal share (glossary TW-35).
phase-morning = Morning
phase-day = Day
phase-dusk = Dusk
phase-evening = Evening
phase-scavenging = Scavenging
phase-night_raid = Night Raid
phase-dawn = Dawn
state-fatigue = Fatigue
    .rules = Level 2 loses the third Day action, level 3 the second and third. At 4 the person collapses: no actions, no guard, no scavenging until it drops.
state-wounds = Wounds
    .rules = Level 2 loses the third Day action, level 3 the second and third. At 4 the person dies.
state-misery = Misery
    .rules = Level 2 loses the third Day action, level 3 the second and third. At 4 the person is broken; at the end of Dawn they may die, leave or stay.
state-hunger = Hunger
    .rules = Level 2 loses the third Day action, level 3 the second and third. At 4 the person dies.
state-illness = Illness
    .rules = Level 2 loses the third Day action, level 3 the second and third. At 4 the person dies.
task-bed = sleep in a bed
task-floor = sleep on the floor
task-guard = stand guard
task-scavenge = go scavenging
slot-near = Near
slot-middle = Middle
slot-far = Far
row-furniture = Furniture row
row-junk = Junk row
row-pantry = Pantry row
row-any = any row
die-grey = grey die
die-yellow = yellow die
die-red = red die
die-black = black die
face-blank = nothing
face-1 = 1 hit
face-2 = 2 hits
face-3 = 3 hits
face-hatchet = hatchet symbol
face-shotgun = shotgun symbol
face-out_of_ammo = out of ammo
face-script = script symbol
trait-strong_back = Strong back
trait-quiet_step = Quiet step
trait-trained = Trained
trait-locksmith = Locksmith
trait-sprinter = Sprinter
trait-night_owl = Night owl
trait-cook = Cook
trait-consoler = Consoler
trait-pharmacist = Pharmacist
trait-handyman = Handyman
trait-bargainer = Bargainer
trait-trapper = Trapper
colour-green = green tokens
colour-grey = grey tokens
colour-red = red tokens
colour-yellow = yellow tokens
colour-resource = resource
class-food = food
class-medical = medical token
class-weapon = weapon
class-firearm = firearm
class-equipment = equipment
class-material = wood or components
class-ammunition = ammo or shell
class-armament = weapon or ammo
class-alcohol = alcohol
class-token = token
class-any = token or resource
deed-killed = killed
deed-robbed = robbed
deed-stole = stole
deed-helped = helped
deed-shared = shared
deed-buried = buried somebody
deed-bereaved = lost one of ours
deed-refused = turned somebody away
deed-starved = went hungry
deed-saved = saved somebody
deed-betrayed = betrayed
deed-guarded = stood guard
deed-scavenged = went scavenging
theme-child_death = death of a child
theme-suicide = suicide
theme-sexual_violence = sexual violence
theme-torture = torture
theme-gore = injuries
theme-animal_death = death of an animal
theme-hunger_death = death from hunger
theme-betrayal = betrayal
deck-events = event cards
deck-unknown = Unknown
deck-locations = location cards
deck-exploration = exploration cards
deck-findings = findings cards
deck-residents = residents
deck-raids = night raids
deck-fate = fate cards
deck-visitors = visitors
deck-narrative = narrative actions
deck-objectives = objectives
deck-characters = characters
floor-attic = attic
floor-upper = upper floor
floor-ground = ground floor
floor-basement = basement
weapon-none = unarmed
mark-no_outside = nobody can go outside today
mark-no_rain = the rain collector gives nothing this Morning
mark-noise_start = noise starts higher tonight
mark-raid_damage = more Damage tonight
mark-raid_wounds = more Wounds tonight
mark-raid_reduction = the raid is weakened
mark-outside = somebody has been outside today
result-victory = We lived to see the end of it.
result-no_founders = The house lived to see the end of it, but none of those who had closed its shutters.
result-defeat = The house stood empty.
result-win = It was over.
result-fled = We ran.
result-apart = Both sides backed off.
result-lost = None of us was left standing.
cause-ceasefire = ceasefire
cause-nobody_left = nobody was left
cause-nobody_guarded = nobody stood guard
cause-no_founders = none of the founders lived
cause-hunger = hunger
cause-wounds = wounds
cause-illness = illness
cause-cold = the cold
cause-thirst = thirst
cause-despair = despair
cause-sniper = a sniper
cause-raid = the raid
cause-fight = a fight
cause-script = what the Journal tells
cause-mourning = grief
cause-child = the hungry child
cause-objective = an aim that was missed
cause-task = the work of the night
care-note = If it is heavy
    .story = This is a game, and it can touch something real. If you are not well, talk to somebody close to you. In an emergency call your local emergency number.
goods-vegetable =
    { $n ->
        [one] { $n } vegetable
       *[other] { $n } vegetables
    }
goods-cigarettes =
    { $n ->
        [one] { $n } cigarette
       *[other] { $n } cigarettes
    }
goods-shovel =
    { $n ->
        [one] { $n } shovel
       *[other] { $n } shovels
    }
goods-lockpick =
    { $n ->
        [one] { $n } lockpick
       *[other] { $n } lockpicks
    }
goods-saw =
    { $n ->
        [one] { $n } saw
       *[other] { $n } saws
    }
goods-filter =
    { $n ->
        [one] { $n } filter
       *[other] { $n } filters
    }
goods-mechanical_part =
    { $n ->
        [one] { $n } mechanical part
       *[other] { $n } mechanical parts
    }
goods-electrical_part =
    { $n ->
        [one] { $n } electrical part
       *[other] { $n } electrical parts
    }
goods-jewellery =
    { $n ->
        [one] { $n } piece of jewellery
       *[other] { $n } pieces of jewellery
    }
goods-book =
    { $n ->
        [one] { $n } book
       *[other] { $n } books
    }
goods-broken_guitar =
    { $n ->
        [one] { $n } broken guitar
       *[other] { $n } broken guitars
    }
goods-guitar =
    { $n ->
        [one] { $n } guitar
       *[other] { $n } guitars
    }
goods-pistol =
    { $n ->
        [one] { $n } pistol
       *[other] { $n } pistols
    }
goods-assault_rifle =
    { $n ->
        [one] { $n } assault rifle
       *[other] { $n } assault rifles
    }
goods-shotgun =
    { $n ->
        [one] { $n } shotgun
       *[other] { $n } shotguns
    }
goods-knife =
    { $n ->
        [one] { $n } knife
       *[other] { $n } knives
    }
goods-hatchet =
    { $n ->
        [one] { $n } hatchet
       *[other] { $n } hatchets
    }
goods-ammo =
    { $n ->
        [one] { $n } round of ammo
       *[other] { $n } rounds of ammo
    }
goods-shell =
    { $n ->
        [one] { $n } shell
       *[other] { $n } shells
    }
goods-weapon_part =
    { $n ->
        [one] { $n } weapon part
       *[other] { $n } weapon parts
    }
goods-broken_pistol =
    { $n ->
        [one] { $n } broken pistol
       *[other] { $n } broken pistols
    }
goods-broken_assault_rifle =
    { $n ->
        [one] { $n } broken assault rifle
       *[other] { $n } broken assault rifles
    }
goods-broken_shotgun =
    { $n ->
        [one] { $n } broken shotgun
       *[other] { $n } broken shotguns
    }
goods-herbs =
    { $n ->
        [one] { $n } bunch of herbs
       *[other] { $n } bunches of herbs
    }
goods-chemicals =
    { $n ->
        [one] { $n } packet of chemicals
       *[other] { $n } packets of chemicals
    }
goods-bandages =
    { $n ->
        [one] { $n } bandage
       *[other] { $n } bandages
    }
goods-components =
    { $n ->
        [one] { $n } component
       *[other] { $n } components
    }
goods-canned_food = { $n } canned food
goods-raw_food = { $n } raw food
goods-pure_alcohol = { $n } pure alcohol
goods-moonshine = { $n } moonshine
goods-sugar = { $n } sugar
goods-coffee = { $n } coffee
goods-herbal_meds = { $n } herbal meds
goods-meds = { $n } meds
goods-water = { $n } water
goods-wood = { $n } wood
enemy-token = enemy { $token }
enemy-none = the one with bare hands ({ $token })
enemy-knife = the one with the knife ({ $token })
enemy-hatchet = the one with the hatchet ({ $token })
enemy-pistol = the one with the pistol ({ $token })
enemy-assault_rifle = the one with the rifle ({ $token })
enemy-shotgun = the one with the shotgun ({ $token })
enemy-animal = the dog ({ $token })
enemy-kind = { $letter } ({ $weapon })
findings-card = Findings card
person-figures = Empathy { $empathy }, Prowess { $prowess }, Inventory { $inventory }
person-habit = Habit: { $token }
