# Starting equipment: Lidija

item-lidija_1 = Field microscope
    .flavour = The mirror is cracked. It still finds the sun.
item-lidija_2 = Leaded lab coat
    .flavour = Weighs as much as a goat and hangs like one.
item-lidija_3 = Sedatives
    .flavour = Half a tablet, says the label, printed in a calmer year.
item-lidija_4 = Plasters
    .flavour = They come off with the hair, never before it.

# Starting equipment: Kostia

item-kostia_1 = Worn service rifle
    .flavour = Somebody filed the number off, then scratched in a new one.
item-kostia_2 = Steel helmet
    .flavour = Potatoes have been boiled in it. The chin strap is new.
item-kostia_3 = Canteen
    .flavour = Water from three rivers ago, tasting mostly of aluminium.
item-kostia_4 = Friend’s dog tags
    .flavour = Two discs, one name. One of them should have been posted home.

# Starting equipment: Iwan

item-iwan_1 = Machine pistol
    .flavour = Fires faster than anybody here can pay for.
item-iwan_2 = Flak vest
    .flavour = The front plate is steel. The back plate is a road sign.
item-iwan_3 = Field dressing
    .flavour = Tear at the notch. With teeth, if the other hand is busy.
item-iwan_4 = Contract
    .flavour = The employer has signed it in two different handwritings.
    .rules = In a bunker, in your turn: gain 200 ₽.

# Starting equipment: Tamara

item-tamara_1 = Home-made detector
    .flavour = The case was a soap dish, the needle a moped’s.
item-tamara_2 = Canvas overalls
    .flavour = Patched at the knees with a piece of parade banner.
item-tamara_3 = Pocket knife
    .flavour = Sharpened so often that it is now a smaller knife.
item-tamara_4 = Dried meat
    .flavour = Ask which year, not which animal.

# Starting equipment: Andriej

item-andriej_1 = Silenced pistol
    .flavour = Like a book dropped in the next room.
item-andriej_2 = False-bottom satchel
    .flavour = On top, onions. Guards lift the onions and stop there.
item-andriej_3 = Cigarettes
    .flavour = Belarusian, and smoked down to the lettering.
item-andriej_4 = Bribe money
    .flavour = Folded small enough for a handshake.

# Starting equipment: Sawwa

item-sawwa_1 = Heavy club
    .flavour = Oak at one end, a tractor’s gearwheel at the other.
item-sawwa_2 = Rags
    .flavour = Under the fifth layer there is a good woollen one.
item-sawwa_3 = Bitter herbs
    .flavour = Chew until the tongue goes numb, then press it on.
item-sawwa_4 = Old icon
    .flavour = The saint’s face has been kissed down to the wood.

# Starting equipment: Oleg

item-oleg_1 = Hunting rifle
    .flavour = Linseed oil on the stock, every Sunday, since the flood.
item-oleg_2 = Poncho
    .flavour = Rain runs off it straight into the boots.
item-oleg_3 = Binoculars
    .flavour = Best used with the left eye shut.
item-oleg_4 = Flask
    .flavour = Engraved by a works committee: thirty years without absence.

# Starting equipment: Foma

item-foma_1 = Prayer beads
    .flavour = Cherry stones on fishing line. The ninth has begun to sprout.
item-foma_2 = Divining rod
    .flavour = Hazel, cut on the wrong night. It dips anyway.
item-foma_3 = Monk’s coat
    .flavour = Every button was sewn on by a different widow.
item-foma_4 = Incense
    .flavour = The ash falls upward and sticks to the rafters.

# Starting equipment: Wiera

item-wiera_1 = Surgical set
    .flavour = Boiled so often that the steel has lost its maker’s name.
item-wiera_2 = Protective apron
    .flavour = From an X-ray room, with the hook still attached.
item-wiera_3 = Stimulant
    .flavour = Six hours, borrowed at once, due on Thursday.
item-wiera_4 = Case notes
    .flavour = Eleven patients in pencil, and on the last page your own pulse.

# Starting equipment: Danyło

item-danylo_1 = Boar spear
    .flavour = The crosspiece is there because boars keep walking.
item-danylo_2 = Snare wire
    .flavour = Unwound from the piano in the House of Culture.
item-danylo_3 = Fur coat
    .flavour = Dogs growl at it even on its nail.
item-danylo_4 = Smoked lard
    .flavour = Wrapped in the football results of a dissolved league.

# Junk

item-j01 = Ration cards
    .flavour = Good for sugar in May. The quartermaster never asks which May.
    .rules = At Headquarters, before or after one of your actions: lower fatigue by 2, then take 1 junk.
item-j02 = Geiger counter
    .flavour = It has fallen silent twice. Both times it was the battery.
    .rules = In a test: reroll 1 die showing hazard. Once per test.
item-j03 = Crowbar
    .flavour = The blue paint in the bend matches a door in Pripyat.
    .rules = When an event, area or item makes you take junk, or draw and keep junk: take 1 more junk from the
        deck. When an event or lock says to use the crowbar: put 1 damage token on it, without this effect.
item-j04 = Explorer’s map
    .flavour = Somebody has corrected the river by hand, and was right.
    .rules = When you cross a shortcut: take no damage from shortcuts for the rest of the round.
item-j05 = Forged pass
    .flavour = The stamp is cut from a boot heel. The signature is genuine.
    .rules = At the Science Camp, before or after one of your actions: you count as having good reputation
        until the end of this turn.
item-j06 = Cossack moonshine
    .flavour = Clear as a windowpane, and cleans one too.
item-j07 = Energy drink
    .flavour = The tiger on the can has been given spectacles in biro.
item-j08 = Bandage roll
    .flavour = Washed grey, ironed flat. One corner is embroidered.
item-j09 = Iodine tablets
    .flavour = Handed out late, street by street. This box missed its street.
item-j10 = Old gas mask
    .flavour = The last breath in it was somebody else’s garlic.
item-j11 = Padded jacket
    .flavour = There is a tram ticket quilted into the lining.
item-j12 = Rubber waders
    .flavour = Seven bicycle patches, and you know where the eighth will go.
item-j13 = Flashlight
    .flavour = One slap to start it. The next slap is one too many.
item-j14 = Rusty machete
    .flavour = Used to be a lorry spring, and still bends like one.
item-j15 = Bag of bolts
    .flavour = Throw one ahead. Where it lands quietly, put your foot.
item-j16 = Tinned stew
    .flavour = The cow on the label looks better fed than the cook.

# Gear

item-k01 = Smuggler’s GPS
    .flavour = It knows forty paths through the reeds and the name of none.
    .rules = At the Swamp, before or after one of your actions: relocate to any area of the green sector.
item-k02 = Scavenger suit
    .flavour = Taped at the wrists. The tape is the expensive part.
    .rules = Cancel 1 radiation. Ignore the side effect of 1 artifact you use. One use gives either or both,
        at the same moment.
item-k03 = Anomaly scanner
    .flavour = It hums a third lower when the air ahead is wrong.
    .rules = Before or during an anomaly encounter: make its detection and confrontation tests with intellect
        until the encounter ends.
item-k04 = Repair kit
    .flavour = Missing only the thirteen spanner, like every kit ever issued.
    .rules = Before or after one of your actions: repair 3 damage tokens on your wearing items.
item-k05 = Commando knife
    .flavour = Issued blunt, by regulation. This one has broken regulations.
item-k06 = Spectrometer
    .flavour = Draws its answer on thermal paper that fades by evening.
item-k07 = Technical documentation
    .flavour = Volume four. Its margins answer what volume five will ask.
item-k08 = Mercenary armour
    .flavour = The badge was cut off; its outline is still darker than the cloth.
item-k09 = Assault rifle
    .flavour = Buried in grease and sacking for a war that went elsewhere.
item-k10 = Sawn-off shotgun
    .flavour = Whatever was sawn off now props up a tomato plant.
item-k11 = Hazmat suit
    .flavour = Inside it, your own breath is the loudest thing for miles.
item-k12 = Ballistic helmet
    .flavour = The dent is on the inside.
item-k13 = Night-vision goggles
    .flavour = Foxes are green. So is whatever stands behind the foxes.
item-k14 = First-aid kit
    .flavour = The lid lists twelve things. Somebody has honestly ticked eight.
item-k15 = Field rucksack
    .flavour = Nine buckles. You learn about the last one while running.
item-k16 = Psi-screen hood
    .flavour = Copper mesh, sewn in by someone who could hear the needle.
item-k17 = Encrypted radio
    .flavour = At ten each night a calm voice spells out tomorrow.
    .rules = In your turn: look at the top card of the news deck.

# Green artifacts

item-ag01 = Sponge
    .flavour = Press it, and a different bruise comes out.
    .rules = When you would take damage: change 1 of it into another kind.
item-ag02 = Nest
    .flavour = It warms up an hour before the sky does.
    .rules = In an emission, when you run to a bunker: raise fatigue by 1 instead of 2.
item-ag03 = Pitch
    .flavour = Touched in autumn, it leaves your thumb black until Easter.
    .rules = Cancel 1 wound. Damage tokens on this item can never be removed.
item-ag04 = Jack
    .flavour = Drop it in the pack and the straps go slack.
    .rules = You have the 6th slot, also while this item is deactivated. Prowess test: +1. Side effect: raise
        fatigue by 1.
item-ag05 = Cold Fire
    .flavour = Snow lands on the flame and stays there.
    .rules = Intellect test: +1. Side effect: test willpower 3; on failure take 1 disturbance.
item-ag06 = Nagaika
    .flavour = Hung up coiled to the left. By morning, coiled to the right.
item-ag07 = Paste
    .flavour = Smells like the bucket of a man who hangs posters.
item-ag08 = Ember bead
    .flavour = Kept in the armpit, it dries even your socks.
item-ag09 = Static moss
    .flavour = Every hair on your arm points at what is coming.
item-ag10 = Weeping stone
    .flavour = Rinse the cut with what drips off. Wear gloves to do it.

# Yellow artifacts

item-ay01 = Devil’s Guts
    .flavour = Lies still until somebody in the room limps.
    .rules = When you force a test: reroll up to 2 dice instead of 1 with exactly 1 trauma, up to 3 dice with
        2 or more traumas. Reroll them at the same time, each once.
item-ay02 = Log
    .flavour = Sawn through, it turns out to have no rings.
    .rules = Prowess or willpower test: +2. Side effect: raise fatigue by 2. You may use it even past fatigue
        5: each point above 5 deals 1 damage that cannot be cancelled.
item-ay03 = Fiend’s Eye
    .flavour = It follows meat around the room.
    .rules = Vigilance or intellect test: +2. Side effect: discard 1 trophy. Without a trophy, use it only if
        you ignore the side effect.
item-ay04 = Magma
    .flavour = It has gone through three buckets so far.
    .rules = Confrontation test made with prowess: +2. Side effect: take 1 radiation for each artifact in
        your backpack, this one included.
item-ay05 = Rowan
    .flavour = Waxwings circle the twig and will not land.
    .rules = Heal 2 injuries. Damage tokens on this item can never be removed.
item-ay06 = Herdsman
    .flavour = Beasts walk round it the way cattle walk round a grave.
    .rules = In a mutant encounter, when you fail detection or confrontation: take no damage for that failure.
        Damage from the mutant’s ability still applies. Side effect: raise fatigue by 1.
item-ay07 = Waxling
    .flavour = Whoever holds it last, the thumbprint is never theirs.
item-ay08 = Lodestar
    .flavour = Compasses laid beside it point at their owners.
    .rules = In a test: reroll any number of dice, once. Side effect: take 1 disturbance for each artifact you
        own, this one included.
item-ay09 = Hollow bell
    .flavour = Struck with a spoon, it makes the room quieter.

# Finds

item-f01 = Gargantuan urine
    .flavour = Double-capped and waxed, and the dogs still cross the road.
    .rules = After a mutant token is drawn or chosen for your encounter: skip the encounter and discard the
        token. The mutant is not beaten: take no loot.
item-f02 = Prof. Iwaszczenko’s notes
    .flavour = Page ninety: “Never twice.” Page ninety-one: “Twice.”
    .rules = Use 1 of your deactivated permanent artifacts again. Its side effect applies again.
item-f03 = Palmtop
    .flavour = The map on it was last updated yesterday.
    .rules = At Moscow’s Eye or Pripyat, before or after one of your actions: raise fatigue by 3; each point
        above 5 deals 1 damage that cannot be cancelled. Then, if you hold secrets of 2 different facilities,
        relocate to the Power Plant, without the damage and encounter of the area action.
item-f04 = Power plant plans
    .flavour = One door has been inked in by a later, shakier hand.
    .rules = At the Power Plant, before or after one of your actions: relocate to the Sarcophagus without the
        willpower test.
item-f05 = Mysterious reagent
    .flavour = The dose goes by weight. The weight of what is smudged.
    .rules = Discard 1 trauma. Heal 2 injuries. Then set fatigue to 5; this deals no damage.
item-f06 = Welded container
    .flavour = When you tilt it, something slides inside, a moment late.
    .rules = In a bunker, before or after one of your actions: take 2 gear.
item-f07 = Mutated embryos
    .flavour = The jar is always a little warmer than its shelf.
    .rules = At the Science Camp, before or after one of your actions: gain 1000 ₽.
item-f08 = Prototype exo-frame
    .flavour = Walks well. Stopping was planned for the second prototype.
    .rules = One use: cancel 2 wounds, or +1 in a prowess test.
item-f09 = Stabilised core
    .flavour = Around it the dust settles in even rings.
    .rules = Any test: +1. No side effect.
item-f10 = Officer’s key-card
    .flavour = The photograph is scratched out, the rank left on.
    .rules = When you open a facility: ignore its lock requirement.
