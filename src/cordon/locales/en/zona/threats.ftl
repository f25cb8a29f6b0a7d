# Green mutants

threat-mut-g-1 = Fleshling
    .flavour = It leaves a bald track through the oats, wide as a door.
threat-mut-g-2 = Blind hound
    .flavour = This one never barks. The barking is the other one.
    .rules = Confrontation difficulty +1 while another mutant token lies in this area.
threat-mut-g-3 = Bog leech
    .flavour = The reed that bends against the wind is not a reed.
threat-mut-g-4 = Ash boar
    .flavour = You hear the fence go, then the next fence.
threat-mut-g-5 = Rat king
    .flavour = Last week it ate a harness, buckles included.
    .rules = If you fail detection: also damage 1 item.
threat-mut-g-6 = Crooked stag
    .flavour = However long you run, it trots alongside.
    .rules = If you flee: raise fatigue by 1.
threat-mut-g-7 = Pale crawler
    .flavour = It hangs from the barn beam, folded like washing.

# Green anomalies

threat-ano-g-1 = Toaster
    .flavour = A bread van, and every loaf in it black on one side.
threat-ano-g-2 = Static web
    .flavour = Between the gateposts, wet leaves hang on nothing and crackle.
threat-ano-g-3 = Gravity puddle
    .flavour = Your bolt goes in and keeps falling.
threat-ano-g-4 = Singing wire
    .flavour = Cut from its poles years ago, it still carries the tune.
threat-ano-g-5 = Cold spot
    .flavour = July, and one bend of the cow path is white with rime.
    .rules = If you pass detection: confrontation difficulty −1.
threat-ano-g-6 = Rust bloom
    .flavour = Orange petals all over the tractor. Yesterday it had a bonnet.
    .rules = If you fail the confrontation: also damage 1 item.
threat-ano-g-7 = Mirage
    .flavour = A lit kiosk at the crossroads, with your change on the counter.

# Yellow mutants

threat-mut-y-1 = Gargantuan
    .flavour = The fir tops part in a line, and the line turns.
    .rules = Before the confrontation test you may discard 1 trophy: the difficulty becomes 3.
threat-mut-y-2 = Marsh strangler
    .flavour = Rope, you think. Who leaves good rope out here?
threat-mut-y-3 = Bone shepherd
    .flavour = It counts its flock in clicks and stops at you.
    .rules = Before detection: put 1 green mutant token into this area.
threat-mut-y-4 = Burrower
    .flavour = Molehills, in a row, coming up through the tarmac.
    .rules = If you fail detection: you cannot flee.
threat-mut-y-5 = Twin-jaw
    .flavour = One mouth takes the arm, the other whatever the arm was holding.
    .rules = If you fail the confrontation: also damage 1 item.
threat-mut-y-6 = Hollow soldier
    .flavour = The greatcoat salutes. Below the collar there is only weather.
threat-mut-y-7 = Whisperer
    .flavour = It knows your patronymic and uses it kindly.
    .rules = During this encounter, forcing a test raises fatigue by 1 more.

# Yellow anomalies

threat-ano-y-1 = Phlegm
    .flavour = Boots come out of it clean, and much later.
    .rules = During this encounter, reroll only dice showing hazard.
threat-ano-y-2 = Clouder
    .flavour = Knee-high, it rains on one square of road.
threat-ano-y-3 = Merry Wraith
    .flavour = Laughter in the wedding hall, always at the same joke.
threat-ano-y-4 = Glass orchard
    .flavour = When the wind gets up, the apples ring.
threat-ano-y-5 = Vacuum well
    .flavour = Crows go the long way round this field.
threat-ano-y-6 = Black sun
    .flavour = Shadows here point at it.
threat-ano-y-7 = Time snare
    .flavour = Your own footprints come towards you, still filling with water.
    .rules = If you fail the confrontation in your action-phase turn: that turn ends.
