# Mission B2

mission-b2 = The silent bell
    .place = The church of Verbivka
    .prologue = Eleven people went to evening service on Sunday, and on Monday there were eleven bowls on the
        tables with a plate over each. They have not gone far. They stand between the graves with old rifles, a
        few steps apart, and face east, towards the hill. When it rains they do not wipe their faces. In the nave
        sits something that listens for all of them. Father Makar was the first to understand. He took the
        clapper out of the bell, so that nothing else could ring it, and ran; he is in the sacristy, in the shop
        or in the farmhouse, and will not open to a voice he knows. Three strokes would break the call. So would
        a bullet. Sister Vira asks you to think of the first way first. “They are asleep,” she says. “Most of
        them I have given their pills for years.”
    .hints = Focus for everybody, silent weapons, medicine. The thralls are neighbours, so count the dead: the
        fourth is one too many, nobody can be woken after that. The village dogs
        are there too. They no longer know their people and go for them as for you; whom they kill counts as well.
    .objective = Break the call: ring the bell three times, or kill the controller. Decide about the sleepers,
        then bring every stalker to the exit spaces of the camp yard. If a stalker dies, the mission fails.

# The objective, line by line

goal-b2-clapper = Find Father Makar and the clapper, or do without
goal-b2-call = Break the call
goal-b2-out = Everybody back to the camp yard

# Cards

side-b2-01a = Eleven bowls
    .story = Vira has given you a list: eleven names, and after each what its owner must not be given.
side-b2-02a = A shut room
    .story = Somebody has tied the handles together from inside, with a curtain cord, in a bow.
side-b2-02b-makar = Father Makar
    .story = He sits on the floor with the clapper across his knees, like a sick dog. “Say something they would
        not think of.” You tell him what a box of cartridges costs. He nods and holds it out to you.
side-b2-02b-sleepwalkers = Sleepwalkers
    .story = These two have come in out of the wet after all. They stand with their hats on, rifle at foot, and
        look at the east wall from very close. You have let in a draught.
side-b2-02b-beds = Made beds
    .story = On each pillow lies what somebody had in his pockets, put out in a row as before an operation.
side-b2-03a = Bell rope
    .story = It ends in a knot that forty years of hands have polished. It is moving up and down a little.
side-b2-03a-ring = Ring the bell (1 action, loud; the clapper; 3 strokes needed)
side-b2-03b = Three strokes
    .story = The third one brings plaster off the vault. In the quiet behind it somebody outside says, in an
        ordinary voice, “My feet.”
side-b2-04a = Clapper
    .story = Twelve kilos of iron in an altar cloth. At every step it wants to swing.
side-b2-05a = They blink
    .story = Those who are left look down at the rifle, and at the stone they are standing on. One reads out the
        name and says that he knew him. Then they wait for somebody to tell them what comes next, and you are
        the only ones awake.
side-b2-05a-lead =
    “Hold on to the coat in front of you. Slowly.” (free; they come along; Movement is at most 2 from now on)
side-b2-05a-leave = “You know where you live.” Don’t look back. (free; they stay enemies)
side-b2-06a = Tally
    .story = A pencil hangs from Vira’s list by a thread. She has sharpened it.

# Events

event-b2-i = No birds
    .story = The jackdaws have left the tower. They sit along the wire by the road, all with their backs to the
        church, like people in a waiting room when somebody is crying. What rustles between the graves is coats.
event-b2-ii = Humming
    .story = It is one note, and the deep voices take it up first. You find that you know it; somebody used to
        iron to it. By the time you have remembered who, there is blood on your collar, and it is from your own
        nose.
event-b2-iii = They turn their heads
    .story = No boot moves and no shoulder. Only the heads come round, as far as a head goes and then somewhat
        farther. It is not you they look at. It is what has been lying behind you all this time.
event-b2-iv = The tune
    .story = There are words to it, and they are yours: the number of a flat, a door that sticks. You have taken
        a step before the line is out. If you said something else, anything, out loud, it might not find the
        rhyme.
event-b2-v = Candles
    .story = In the nave the candles light up, all together, like a row of windows when the power comes back.
        Somebody is walking down the aisle with the collection plate, pew by pew, to see who has not given yet.
event-b2-vi = Procession
    .story = They have fallen in two by two, as at Easter, with a gap at the head where the banner goes. Nobody
        leads. It goes once round the church at the old pace, and then, as the gate is open, it goes on.
event-b2-vi-2 = Threshing
    .story = In the barn somebody is threshing, at a good pace, with the floor swept in between. The door opens. A
        flail comes out by itself at the height of a man’s hands, a milk churn follows it, and then the harness, walking
        as if there were a horse in it.
event-b2-vii = Midnight
    .story = The tower clock has lost its hands and strikes all the same, a dry thump in the masonry. Twelve of
        them. Between the blows you hear your own watch, and the pencil rolling off the step. You are as awake
        as you will be tonight.
event-b2-viii = An empty pew
    .story = In the last row somebody has laid down a cap to keep a place. Nobody takes it. By and by the others
        move up, without looking, until the gap has closed.
event-b2-ix = Morning bell
    .story = It is rung by someone who has never done it, too fast and then not at all. Swifts fall out of the
        tower and catch themselves. On the road you turn round once. The sun stands on the east wall, and it is
        only the sun.
event-b2-r = Bell at dusk
    .story = Father Makar rings a shade flat, and one can set a watch by him. The sound comes over the fields
        and gets in under the roofs, so that every barn seems to have a bell of its own. You could swear it was
        that one. Others would swear it too, and have set off.

# Epilogue

epilogue-b2-success-spared =
    They walk as people walk out of a cinema, each holding on to a coat. At the first house a woman lets go,
    goes in, and can be heard to say that the soup has got a skin. By noon the doors that stood open are shut.
    Sister Vira goes from one to the next with a thermometer. Those who were not to be woken lie in the
    churchyard, under their own names this time. Father Makar has hung the clapper himself. Now he rings it
    every day at dusk, a shade flat, and out in the fields people stop and say what day it is, to be sure.
    .result = The sleepers of Verbivka are awake.
epilogue-b2-success-abandoned =
    For a long while you hear them on the road behind you, a shuffling that stops when you stop. Then it turns
    off. They have remembered something, though not enough: in the morning they stand in the fields, a furrow
    apart, and look at their hands. Vira takes them water and is shot at. In the village the plates stay on the
    bowls. The elder pays you at the gate and does not ask you in. He has put the money in a bowl.
    .result = The call is broken. The sleepers were left where they stood.
epilogue-b2-success-killed =
    It is very quiet, and you are what has made it so. Vira’s list has come back to her with your pencil strokes
    on it. She reads it in the road, her glasses pushed up into her hair. Halyna has packed. The pots she
    leaves, there is nobody to cook for. They pay you part of what was agreed. Up in the churchyard Father Makar
    is digging; he has taken off his cassock for it and hung it over a cross, and from the road it looks like
    one more of them, facing east.
    .result = The call is broken, and there is nobody left to wake.
epilogue-b2-failure =
    Fur has grown on the soup, and still nobody will empty the bowls. In the churchyard they stand as before.
    There are more of them, or it is the way they have spread out; one of the rifles is yours. Father Makar has
    moved again. There was a light in the shop, and later one in the sacristy. When the wind is right you can
    hear him at night, knocking the clapper against the floor: one, two. He does not get to three.
    .result = The call holds.
epilogue-b2-given-up =
    Verbivka eats with its shutters closed and its chairs turned west. Whoever hums has been asked not to. On
    Sundays the elder reads the service from a cart, well out of sight of the tower. The eleven are still there;
    it snows on them and melts. Sister Vira has stopped taking them their pills. She has dug the empty bottles
    into the ground along the road, necks down, so that at night one can tell by the sound how far it is safe to
    walk.
    .result = Nobody rang the bell.
