# Mission A1

mission-a1 = Dalik’s rescue
    .place = Kocherha’s camp, behind the forest
    .prologue = Sidorovich turns the knob back so that you hear it again. A man counts in a flat voice, one,
        two, up to seven. Then a chair falls over. “Seven buckles,” the trader says. “He counts them when he
        puts the suit on.” Dalik went under the hill with a scientist and came out with a steel case and no
        scientist. Then Kocherha’s boys pulled him off the road, and now he sits in their camp and is asked
        where the case is. There is a wire gate towards the forest. There is also the long way, past the farm and
        the rail yard, where nothing has been mended since the trains. Whoever answers the radio in the
        farmhouse knows where they keep the cell key. Sidorovich pushes a tin of pears over the counter. “Not
        for you. He likes pears.”
    .hints = Quiet beats loud: the camp has more ears than you have magazines. While no round ends on alarm,
        whoever comes late lies down to sleep, and Sidorovich pays more. Keep medicine for Dalik if you have
        any: a man who has been asked for four days does not run.
    .objective = Find Dalik, open his cell, and bring him and every stalker to the exit spaces at the edge of
        the forest. If a stalker dies, the mission fails.

# The objective, line by line

goal-a1-key = Find the cell key, or do without
goal-a1-cell = Open the cell
goal-a1-out = Everybody to the forest edge, Dalik with you

# Cards

side-a1-01a = The man who counts
    .story = Five guards were seen at the gate and six at the soup. Nobody was seen carrying soup to a cell.
side-a1-01b = Seven buckles
    .story = The cell stands open. The forest edge is in plain sight, and a long way off for a man in half a
        suit.
side-a1-02a = Wire gate
    .story = Empty tins hang in the wire. The labels have been left on; when the wind gets up, the camp can hear
        what it had for dinner.
side-a1-02a-cut = Cut the wire (1 action)
side-a1-02b = Cut gate
    .story = You hold the strand while it parts, so that it does not sing. One tin has dropped on the inside and
        rolls a little way. Sprats.
side-a1-03a = Farmhouse
    .story = A cable as thick as your thumb goes in under the eaves. Somebody has hung his socks on it.
side-a1-03b = Radio room
    .story = The set lies on a bread board with its back off. Every night’s watch is pencilled on the wallpaper,
        and beside it what they owe each other in cigarettes. The key has a line of its own.
side-a1-04a = Dalik
    .story = He stands if you stand him. One leg of the suit has been cut away and sold; under it he wears
        pyjamas with anchors. “Five,” he says at the door, and, some way on, “six.”
side-a1-04a-patch = Patch him up (free; 1 medicine)
side-a1-04b = Dalik on his feet
    .story = He flexes the glove until a motor answers. “Seven.” Then he asks, politely, to be pointed at
        somebody.
side-a1-04b-pin = Point him at somebody (free, once a round: an enemy he sees within 3 is pinned)
side-a1-05a = Barracks
    .story = Two dormitories behind blind panes. In there somebody sings the first half of a song, over and
        over, waiting for the rest to come back to him.
side-a1-05b-cells = The lock-up
    .story = The last door has a hatch, and over the hatch a tablecloth is nailed. From behind it a voice says
        “four”. Not to you.
side-a1-05b-cells-unlock = Unlock the cell (1 action; the key)
side-a1-05b-cells-force = Force the lock (1 action, loud; 3 dice and 1 for each earlier try, 6 stars open it)
side-a1-05b-bunks = Only bunks
    .story = A foot bath stands in the aisle, still steaming. The chore list on the wall says firewood, water,
        “D. – barn”. Barn has been crossed out for Sundays.
side-a1-06a = Barn
    .story = A new padlock on an old door, and for fifty paces round it not one chicken.
side-a1-06b = Inside the barn
    .story = The straw is fresh. Fresh straw and no animal.
side-a1-06b-unlock = Unlock the cage (1 action; the key)
side-a1-06b-force = Force the cage (1 action, loud; 3 dice and 1 for each earlier try, 6 stars open it)
side-a1-07a = Box car
    .story = The snow has gone from one end of the roof, around a stove pipe that somebody has stuffed with a
        mitten.
side-a1-07b-strongbox = The strongbox car
    .story = Bank crates, broken up for shelves. One chest they have not managed. It is chained to the axle and
        scorched on every side by men who knew a single method.
side-a1-07b-sleepers = Sleepers
    .story = Two hammocks, one of them still swinging. In the other a man opens an eye, looks at your boots and
        says it isn’t his shift.
side-a1-08a = Chest
    .story = The lid is lined with lead, folded at the corners like pastry. Your counter speaks before the hinge
        does.
side-a1-08a-open = Open it (1 action; dosage +2)
side-a1-08b = Open chest
    .story = Oiled rags, and under them a photograph of a spa hotel. Whoever packed this thought of damp, and
        not of you.
side-a1-09a = The man in the corner
    .story = There are two in the cell. The second has a wrist wired to the bench, and he does not ask. He looks
        at your pliers and then, to make it easier for you, at the wall. On the nail by the door hangs a guard’s
        jacket with the pay still in it.
side-a1-09a-cut = “Hold still. This is going to be heard.” (1 action; the closest unknown wakes,
    unless the camp has heard nothing so far)
side-a1-09a-leave = “Somebody will come for you.” Take the jacket. (free; 400 K; he is heard next round)
side-a1-10a-belt = On a belt
    .story = The watch list says who has it tonight. Under the name somebody has drawn a belly with a key on it,
        from life. The belly is out there now and owns a shotgun.
side-a1-10a-strongbox = In the strongbox
    .story = Beside “key” it says “chest, till Thursday”. Beside Thursday there is a question mark.
side-a1-10a-nail = On a nail
    .story = “Booth. On the nail. Not in your pocket, Vitya.” The nail is underlined; so is Vitya.
side-a1-10a-nail-key = Take the key off its nail (free)
side-a1-11a = Cell key
    .story = A bicycle key, filed down. The tag says 4, crossed out, and then 1, since there is only the one
        cell.

# Events

event-a1-i = Recon from the shadows
    .story = From the root pit you can count them by their cigarettes. Five; then four. One of them has
        finished, or has turned round to face you. Behind the wire somebody practises the accordion with its
        strap done up, so that only the keys can be heard.
event-a1-ii-1 = Change of watch
    .story = They change the guard by throwing a brick at each other’s roof. It saves the walk. Men who were
        warm come out swearing; men who were cold set off for the nearest door that isn’t theirs.
event-a1-ii-2 = Smell of soup
    .story = It is beetroot, and somebody has come by real pepper. Faces turn to the parade ground as if to a
        flag. For the length of a ladle nobody watches the wire. Then they remember that one hand is meant to
        hold a gun, and it is the one with the bread.
event-a1-iii = Reinforcements
    .story = A whistle, two notes, badly blown. The heap in the corner, which you had put down as firewood, gets
        up, scratches, and asks what the password is today. All over the camp other heaps are asking it too.
event-a1-iv = Questions for Dalik
    .story = After supper they ask again. You can tell by the rhythm that the questions are yesterday’s. The man
        who puts them has a good voice, he could read out water levels. Between two of them comes a number. A
        door bangs, and somebody is sent to sleep in the west dormitory.
event-a1-v = Headlights
    .story = Two beams come down the main track, where there is no road: a lorry on the sleepers, hooting at
        every joint. A man climbs out of it with a rifle and a birthday cake. He puts the cake down first. If the camp is asleep, he
        puts the rifle down too.
event-a1-v-2 = The pram
    .story = A pram comes down the main track between two lanterns, pushed by a man in an apron. It is heavy, and
        its wheels are from something that flew. Under the blanket lies a machine gun, greased for the winter. If
        nobody has raised his voice he leaves it on the sleepers and asks where one can lie down.
event-a1-vi = Last dark hour
    .story = The sky over the rail yard has turned from black to the grey of a wet cat. You can see your hands
        again, and they are steady. Kocherha rises at first light, he likes to be the one who asks. What can be
        done unseen is done now.
event-a1-vii = A casualty
    .story = There is shouting, then there are torches, then the kind of quiet in which people count. You come
        out one short, whichever end you start from. Beyond the wire the accordion finishes its verse and begins
        the next.
event-a1-viii = Out of the wire
    .story = Under the birches he lets go of your shoulder and stands by himself. Behind you they are calling
        names through the camp, and they have one name too many. Dalik wants to know who has the pears.
event-a1-y = The man who was left
    .story = He gives you the length of a cigarette, which is fair. Then he calls out, and not for help: how many
        you are, what you carry, which way you went, in the order in which a sentry would ask. He has a good
        memory, and all evening nobody has wanted to hear it.
event-a1-r = Kocherha’s trackers
    .story = Across the field a man squats down and lays a paper sole on the mud. It fits. He folds it with some
        care, puts it into his cap and looks along the line that your boots have taken, all the way to the
        boots. Then he lifts a hand to the hedge behind him, and spreads the fingers.

# Epilogue

epilogue-a1-success =
    You carry him the last stretch, because he has fallen asleep walking. In the bunker Sidorovich takes the
    money from the till, counts it, sighs and counts it out to you. Dalik eats pears with his fingers and talks
    between the halves. A rail bridge. A toll house, a fishing hut, a gutted carrier. He put a chalk mark on
    each, so that nobody could tell which one he meant. “And which one did you mean?” He looks into the tin for
    a long time. “It was dark,” he says. “I was running.” Then he sleeps where he sits, one hand through the
    buckles.
    .result = Dalik is out of Kocherha’s camp.
epilogue-a1-failure =
    The radio is silent that evening and the next. On the third it counts again, from one. So he is alive.
    Sidorovich has drawn the camp on a paper bag; he rubs guards out with a wet thumb and puts them back nearer
    to the gate. Kocherha has moved his people, and he has asked around who buys bolts by the kilo. On the way
    past the farm there is a dog now, or a man who barks. You can go back. You know the way this time, and so do
    they.
    .result = Dalik is still counting.
epilogue-a1-given-up =
    One night the voice gets as far as six. For a while nobody switches the radio off. Sidorovich takes the
    pears from the counter and puts them on the shelf, label to the front, at the old price. Kocherha lets it be
    known that he would like to meet the people who walked round his fence and went home. He has had the prints
    of their boots measured. By the end of the week men you have never seen are asking in Verbivka who wears a
    forty-three.
    .result = Nobody went back for Dalik.
coda-a1-camp-asleep = In the morning Kocherha finds the cell swept and his guards rested. Nobody can tell him anything. That
    is what worries him.
coda-a1-yurko-freed = Yurko comes by after a week to return your pliers. He has had them sharpened.
coda-a1-yurko-left = The four hundred go on bread and cartridges. The jacket fits. You sell it all the same.
