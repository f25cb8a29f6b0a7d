# Mission A3

mission-a3 = The door under the hill
    .place = The hill east of the railway
    .prologue = The men at the checkpoint wear no patch you know. They change guard without a word, and on the
        radio they read out something with the rhythm of a prayer and the words of a maintenance manual. Behind
        them a ramp goes down to a blast door. Behind the door are six rooms, and below the rooms stands the
        Lantern. It was built to calm people. These nights people get up, leave the soup on the stove and walk
        towards it in their socks. There are three ways in. The door wants a code, a pass or a grenade. The vent
        on the south side wants a screwdriver and somebody who does not mind what the soil is ticking about. The
        third way is to be loud. What to do when you stand before it nobody has said. The Patron has his
        opinion, Verbivka has another, and neither is coming along.
    .hints = Armour against radiation, and focus against the hum. Once the Lantern is found, every round in the
        bunker costs health: argue outside. The guard shoots at those who walk in their socks, and they shoot back: two sides
        that are busy see you last.
    .objective = Find the Lantern and decide what becomes of it. Then bring every stalker to the exit spaces
        west of the bus stop. If a stalker dies, the mission fails.

# The objective, line by line

goal-a3-inside = Find the way down to the Lantern
goal-a3-lantern = Decide what becomes of it
goal-a3-out = Everybody back to the west road

# Cards

side-a3-01a = The lamp under the hill
    .story = At the stop somebody has written on the timetable, under Departures: “all”. The ink is fresh.
side-a3-02a = Blast door and shutters
    .story = Forty centimetres of steel, with a bell push. On the keypad beside it four keys are clean.
side-a3-02a-open = Open it (1 action; the code or the pass)
side-a3-02a-blow = Blow it (1 action, loud; 1 grenade)
side-a3-02b = Open door
    .story = It swings without a sound. The air that comes out is warm and smells of floor polish.
side-a3-03a = Office
    .story = Behind the blind a lamp burns. It goes out when the guard is changed, and comes on again when he
        has been.
side-a3-03b = Guard’s office
    .story = The visitors’ book lies open on the desk. Everybody has signed in, for years, with the time. The
        other column has never been used.
side-a3-04a = Vent grille
    .story = Two screws the size of coat buttons, painted shut. The slats have learned the note from the air
        that comes through them.
side-a3-04a-unscrew = Unscrew it (1 action; 2 needed)
side-a3-05a = Pass of the guard
    .story = Grey plastic, punched in one corner. The man in the photograph is looking at something behind the
        camera.
side-a3-06a = Airlock hall
    .story = The tiles are worn in a line from the entrance to the far wall. In the far wall there is no door.
side-a3-06b = Inner door
    .story = The wall is warm, and it has hinges. Behind it runs a gallery, and along the gallery somebody has
        set out slippers, sorted by size.
side-a3-07a = The Lantern
    .story = It is not even bright. A glass thing in a cradle of pipes, as big as a bread oven, and you notice
        that for some time you have been standing at a slant.
side-a3-07a-unbolt = Unbolt the core (1 action; 2 needed)
side-a3-07a-smash = Smash it (1 action, loud; 4 dice, 8 stars in all, 5 with Dr Holub’s advice)
side-a3-07a-log = Read the log and leave it (1 action; an artifact and a tier II attachment)
side-a3-07b = Decided
    .story = The log has a column for what was done and one for why. You have filled in the first.
side-a3-08a = The core
    .story = It goes into a bread bag. It keeps the bag warm, and your fillings taste of coins.
side-a3-08a-hand = Hand it to the Notary (free; 1500 K)
side-a3-09a = East laboratory
    .story = Behind the wired glass somebody has watered the plants.
side-a3-09b = Dr Holub
    .story = A woman in a cardigan sits under the fume hood and writes, and does not look up before the sentence
        is finished. “You have come about the noise.” Her gas mask hangs on its hook. The filter ran out in
        spring; she has drawn a face on it.
side-a3-09b-bring = “Your coat, Doctor. We’re leaving.” (1 action; she slows you down)
side-a3-09b-leave = “Take my mask, and tell me where to hit it.” (free; 1 medicine and her advice)
side-a3-10a = Dr Holub, on foot
    .story = She counts the stairs aloud in Latin, and is wrong by one.

# Events

event-a3-i = Grey morning
    .story = Light comes up without a sun in it. On the hill road a guard sweeps the barrier with a birch broom,
        both sides of it, then the road. When he gets to the end of his stretch he turns round and sweeps away
        his own footprints.
event-a3-ii = Radio liturgy
    .story = “Check the seals,” says the voice. “The seals are checked,” say the others, wherever they are.
        “Check the light.” A pause, full of open microphones. The fighters turn, each on his spot, to see who
        has not answered.
event-a3-iii = Guard call
    .story = A telephone rings in the open, on a post. It rings for a long time, as if somebody had all the
        numbers and only this one left. Then it is picked up under the ramp, and in the office, and behind you,
        and everywhere they give the same surname.
event-a3-iv = The hill hums
    .story = The note comes up through your soles and stops behind the eyes. On the ramp the gravel has begun to
        move apart, coarse to the left, fine to the right. You can think against it, or stand still until it has
        finished looking at you.
event-a3-v = Shift change
    .story = A bus pulls up at the checkpoint and opens both its doors. One man gets off, shows his papers to
        the empty box, and takes the place of another, who lies down behind the sandbags with his arms at his
        sides. The bus pays no fares and leaves.
event-a3-vi = Load test
    .story = Somewhere below a breaker drops. You hear the relays go along the wall, one after another,
        choosing. By the ramp hangs a card that says what fails in a load test. One hand has crossed out
        “lights” and written “doors”. Another has crossed out “doors”.
event-a3-vii = Company
    .story = Someone is coming up the forest road and takes no trouble about it. Gravel breaks under the steps
        like rusk. At this hour that is either a man with an appointment, or people who have forgotten theirs.
event-a3-viii = The hill breathes in
    .story = The hum stops. You had got used to it, and now your own blood is as loud as a mill. Dust begins to
        slide down the ramp, towards the door, against the wind. You have never seen a thing so clearly as every
        grain of it.
event-a3-ix = Nobody came out
    .story = At the stop the timetable turns on its one screw. The guards have gone in and shut the door, and
        over the hill stands a glow as of a town. In Verbivka a woman wakes, sits up, and feels with her feet
        for her shoes.
event-a3-x = Daylight
    .story = It hurts, and it is only a morning with a wet fence in it. You walk down the middle of the road. At
        the checkpoint a kettle has boiled dry. Nobody asks you to sign out.
event-a3-r = After-image
    .story = You shut your eyes for a moment, and it is still there: a ring with rays, green where it was white.
        Since yesterday it has moved. It hangs in the corner of whatever you look at, a little way in front of
        it, and to see it properly one would have to stand quite still, in the open.

# Epilogue

epilogue-a3-success-taken =
    Without its core the Lantern is a piece of plumbing. By noon the pipes have stopped ticking, and one can
    walk through the six rooms and hear nothing but one’s boots. The core leaves the valley in a car with
    curtains. They have brought a lead box for it, a blanket for the box, and a second car to follow the first
    at a distance. In Verbivka people sleep until eight that day and wake with stiff necks. Nobody thanks you,
    since nobody knows that something has stopped. The money is good. You catch yourself holding every note up
    against the light.
    .result = The core of the Lantern is sold.
epilogue-a3-success-lost =
    You had it in your hands, and somewhere between the pit and the road you no longer had it. Nobody says whose
    turn it was. At the bus stop a car with curtains is waiting, and beside it a man with a blanket and a lead
    box. He looks at you, then behind you. Towards evening he shakes out the blanket and folds it up again.
    Without its core the Lantern is a piece of plumbing, and Verbivka sleeps until eight. They do not know that
    anything has been done for them, and this time there is nothing in the way of money to tell them. The thing
    itself lies in the grass, or at the foot of a stair, and keeps a ring of ground warm for the beetles.
    .result = The Lantern is dark. Its core stayed behind.
epilogue-a3-success-smashed =
    It does not ring, as glass should. It goes out like a choir that has been told to sit down, and then the
    pipes let go of their water, and the slippers sail along the gallery in order of size. Up on the road people
    stand in their nightshirts in the wet grass and ask each other what day it is. An old man has walked nine
    kilometres with a saucepan in his hand. He looks into it, sniffs, and says it only wanted salt. Verbivka
    opens its chest for you. There is not much in it. They count it out standing up.
    .result = The Lantern is smashed.
epilogue-a3-success-left =
    You pull the door shut behind you, because one does. The log is in your pack, one sentence a day, in nine
    handwritings. The last entry is this morning’s, and gives your weight. What you took from the shelf clicks
    in its tin and will fetch a price. At night the hill hums as before; now that you know the note, you hear it
    in kettles. Verbivka has pushed its beds against the doors. On the way home two people come towards you down
    the middle of the road, in their socks. You step aside, so that they need not.
    .result = The Lantern burns on.
epilogue-a3-failure =
    They have hung your rucksacks on the barrier by their loops. Nothing is missing, and everything has been
    washed. Somebody has wiped the keypad too, so that all the keys look alike now. On the radio the voice has
    come to your names. It gets one letter wrong, and the others repeat it, with the letter wrong. The hill will
    still be there tomorrow. It is never shut for long.
    .result = The hill keeps what it has.
epilogue-a3-given-up =
    You tell them in Verbivka that it cannot be done, and they nod and go on nailing up boards. By winter no one
    asks why the lamp at the crossing burns at noon. The laboratory’s telephone is still answered, but by
    somebody who only listens. When the wind is in the east the dogs lie down together with their noses the same
    way. Twice you have moved your bed. In the morning your boots stand by the door again, laced.
    .result = Nobody went down to the Lantern.
coda-a3-holub-out =
    Dr Holub has asked for a room without corners. They gave her a grain silo, and she is very pleased with it.
coda-a3-holub-left = In the east laboratory somebody still waters the plants.
coda-a3-core-handed = The Notary wrote you a receipt for the core. You read it twice before you took it.
