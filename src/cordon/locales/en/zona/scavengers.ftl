# Scavengers

scavenger-lidija = Lidija
    .role = scientist
    .plays = Wins anomalies by thinking. Keep away from anything with teeth.
    .ability = Control sample
    .rules = Once per round, when you would take an artifact from a deck: draw 2, keep 1 and discard the
        other.
    .story = Your thesis lacks one chapter, the one on what the reactor is still doing. The institute in Kyiv
        lost its funding, then its roof. You keep its seismograph running on a car battery, and every ten
        hours the needle draws the same curve. You want to stand next to whatever holds the pen.
scavenger-kostia = Kostia Fiodorow
    .role = deserter
    .plays = Good at most things, and pushes harder than anybody when a roll goes wrong.
    .ability = Forced march
    .rules = When you force a test: reroll up to 2 dice instead of 1.
    .story = Two of you escorted a sealed lorry to the plant. Mykola walked in after it because somebody had
        to sign, and gave you his tags to hold so they wouldn’t catch on the door. At dawn the captain struck
        him off the roll and passed you the pen to witness it. You went over the fence with the pen.
scavenger-iwan = Iwan
    .role = mercenary
    .plays = Fights mutants for money. Strong, a little blind, disliked at the counter.
    .ability = Paid per head
    .rules = When you beat a mutant: gain 100 ₽.
    .story = The employer pays in advance and has never stood up in your presence. For a photograph of what
        lies under the concrete you get a flat in Odesa; for a piece of it, the building. You have done worse
        for a used Lada. At the Inn people move their soup when you sit down, and you let them.
scavenger-tamara = Tamara
    .role = seeker
    .plays = Sees danger in time, wherever it comes from. An easy first choice.
    .ability = Second glance
    .rules = Once per round, in a detection test: reroll 1 die at no cost.
    .story = People hire you to find what they have lost: wells mostly, and in one bad spring a village
        council. Since Lent your detector has leaned towards the power plant, through walls, with the battery
        out on the table. Nobody is paying for this one. You have let the chickens go and left the key in the
        door.
scavenger-andriej = Andriej
    .role = smuggler
    .plays = Rich and watchful: buys what others have to find. Not a fighter.
    .ability = Regular customer
    .rules = Once per turn, when you buy an item: pay 100 ₽ less, but at least 100 ₽.
    .story = Fourteen years of carrying icons out and insulin in, and not one parcel opened. Last month a
        parcel opened itself on the path through the reeds. It was empty, and it has been asking you ever
        since, politely, in your sleep, when it will arrive. The label is still legible: Unit Four, main hall,
        by hand.
scavenger-sawwa = Sawwa
    .role = changeling
    .plays = Walks where the counter screams. Begins hurt and poor.
    .ability = Changed blood
    .rules = Once per round: cancel 1 radiation.
    .story = The doctors at the Science Camp wrote “male, about forty” and quarrelled over the rest. You
        walked out of the marsh after an emission with an icon under your shirt, talking like a schoolbook.
        Farmers bar their doors. When the wind blows from the sarcophagus your skin clears, and for an hour
        you know which house was yours.
scavenger-oleg = Oleg
    .role = loner
    .plays = Carries more than the rest and needs nobody. Anomalies are not for him.
    .ability = One more strap
    .rules = You always have the 6th slot.
    .story = Nineteen winters in the crusher hut, and the only neighbour was a heron. Then the blasting horn
        began to sound at six each morning, though its compressor went for scrap long ago. You followed the
        cable over two hills, to where it dives under the river towards the plant. You are going to ask them to
        stop.
scavenger-foma = Foma
    .role = mystic
    .plays = Lives by artifacts that harm others. Breaks easily: for a second match.
    .ability = Quiet hands
    .rules = Once per round: ignore the side effect of 1 artifact you use.
    .story = After the third funeral at which the candles leaned, the monastery asked you to leave. They lean
        in every church, windows shut. You have called at seventeen with a ruler and a school atlas and drawn
        a pencil line from each. The lines cross over the reactor hall. You would like to know who is
        inhaling.
scavenger-wiera = Wiera Sokil
    .role = medic
    .plays = Heals while she rests, and is welcome in every camp. Hard to wear down.
    .ability = Heal thyself
    .rules = When you take the Rest action: you may heal 1 injury instead of lowering fatigue.
    .story = Eleven of your patients run a fever on the same nights and mutter the same room number. None has
        ever met another. The district hospital answers your letters with aspirin. Last time you took your own
        pulse at the bedside, wrote it beneath theirs and boiled the instruments for travelling. Only the
        power plant numbers its rooms that way.
scavenger-danylo = Danyło Krukar
    .role = hunter
    .plays = The best fighter, and he sells the skins. Books and anomalies defeat him.
    .ability = Clean skins
    .rules = When you sell a trophy: gain 100 ₽ more.
    .story = You held the licence for this forest when it still had wolves. The officers pay by the hide now,
        and the hides come in stranger. You have kept a map of every kill since the thaw, with an arrow for
        which way the animal was heading. All of them were leaving the same place. You mean to see what they
        saw.
