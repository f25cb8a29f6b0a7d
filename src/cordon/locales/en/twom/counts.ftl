# So many of a token or of a class of tokens. $n_case tells whether it is the object of a verb.
count-canned_food = { $n } canned food
count-raw_food = { $n } raw food
count-vegetable =
    { $n ->
        [one] { $n } vegetable
       *[other] { $n } vegetables
    }
count-pure_alcohol = { $n } pure alcohol
count-moonshine = { $n } moonshine
count-sugar = { $n } sugar
count-coffee = { $n } coffee
count-cigarettes =
    { $n ->
        [one] { $n } cigarette
       *[other] { $n } cigarettes
    }
count-shovel =
    { $n ->
        [one] { $n } shovel
       *[other] { $n } shovels
    }
count-lockpick =
    { $n ->
        [one] { $n } lockpick
       *[other] { $n } lockpicks
    }
count-saw =
    { $n ->
        [one] { $n } saw
       *[other] { $n } saws
    }
count-filter =
    { $n ->
        [one] { $n } filter
       *[other] { $n } filters
    }
count-mechanical_part =
    { $n ->
        [one] { $n } mechanical part
       *[other] { $n } mechanical parts
    }
count-electrical_part =
    { $n ->
        [one] { $n } electrical part
       *[other] { $n } electrical parts
    }
count-jewellery =
    { $n ->
        [one] { $n } piece of jewellery
       *[other] { $n } pieces of jewellery
    }
count-book =
    { $n ->
        [one] { $n } book
       *[other] { $n } books
    }
count-broken_guitar =
    { $n ->
        [one] { $n } broken guitar
       *[other] { $n } broken guitars
    }
count-guitar =
    { $n ->
        [one] { $n } guitar
       *[other] { $n } guitars
    }
count-pistol =
    { $n ->
        [one] { $n } pistol
       *[other] { $n } pistols
    }
count-assault_rifle =
    { $n ->
        [one] { $n } assault rifle
       *[other] { $n } assault rifles
    }
count-shotgun =
    { $n ->
        [one] { $n } shotgun
       *[other] { $n } shotguns
    }
count-knife =
    { $n ->
        [one] { $n } knife
       *[other] { $n } knives
    }
count-hatchet =
    { $n ->
        [one] { $n } hatchet
       *[other] { $n } hatchets
    }
count-ammo =
    { $n ->
        [one] { $n } round of ammo
       *[other] { $n } rounds of ammo
    }
count-shell =
    { $n ->
        [one] { $n } shell
       *[other] { $n } shells
    }
count-weapon_part =
    { $n ->
        [one] { $n } weapon part
       *[other] { $n } weapon parts
    }
count-broken_pistol =
    { $n ->
        [one] { $n } broken pistol
       *[other] { $n } broken pistols
    }
count-broken_assault_rifle =
    { $n ->
        [one] { $n } broken assault rifle
       *[other] { $n } broken assault rifles
    }
count-broken_shotgun =
    { $n ->
        [one] { $n } broken shotgun
       *[other] { $n } broken shotguns
    }
count-herbs =
    { $n ->
        [one] { $n } bunch of herbs
       *[other] { $n } bunches of herbs
    }
count-chemicals =
    { $n ->
        [one] { $n } packet of chemicals
       *[other] { $n } packets of chemicals
    }
count-herbal_meds =
    { $n ->
        [one] { $n } pack of herbal meds
       *[other] { $n } packs of herbal meds
    }
count-meds =
    { $n ->
        [one] { $n } pack of meds
       *[other] { $n } packs of meds
    }
count-bandages =
    { $n ->
        [one] { $n } bandage
       *[other] { $n } bandages
    }
count-water = { $n } water
count-wood = { $n } wood
count-components =
    { $n ->
        [one] { $n } component
       *[other] { $n } components
    }
count-food = { $n } food
count-medical =
    { $n ->
        [one] { $n } medical token
       *[other] { $n } medical tokens
    }
count-weapon =
    { $n ->
        [one] { $n } weapon
       *[other] { $n } weapons
    }
count-firearm =
    { $n ->
        [one] { $n } firearm
       *[other] { $n } firearms
    }
count-equipment =
    { $n ->
        [one] { $n } piece of equipment
       *[other] { $n } pieces of equipment
    }
count-material =
    { $n ->
        [one] { $n } wood or component
       *[other] { $n } wood or components
    }
count-ammunition =
    { $n ->
        [one] { $n } ammo or shell
       *[other] { $n } ammo or shells
    }
count-armament =
    { $n ->
        [one] { $n } weapon or ammo
       *[other] { $n } weapons or ammo
    }
count-alcohol = { $n } alcohol
count-token =
    { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }
count-any =
    { $n ->
        [one] { $n } token or resource
       *[other] { $n } tokens or resources
    }
