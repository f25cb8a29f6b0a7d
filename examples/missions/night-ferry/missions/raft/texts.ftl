# The raft below the bridge

mission-raft = The raft below the bridge
    .place = The old road bridge
    .prologue = The raft lies against the second pier and knocks, once for each wave, as somebody knocks who knows that you
        are at home. Its rope has caught on the toll house. Cut loose it will drift to the slow water by itself, and Olena
        stands there with a hook. What it will not do is keep quiet about it, and the dogs on the east bank have been
        listening to it for four days.
    .hints = The lorry on the bridge is hot. Whoever unties the rope is heard by everybody.
    .objective = Untie the rope in the toll house, and bring every stalker back to the west side. If a stalker dies, the mission
        fails.

goal-raft-rope = Untie the rope in the toll house
goal-raft-back = Everybody back to the west side

side-raft-01a = Knocking
    .story = Once for each wave.
side-raft-02a = The rope
    .story = It has gone round the window bars twice and pulled itself tight, and it hums.
side-raft-02a-untie = Untie the rope (1 action, loud)
side-raft-02b = A wet window bar
    .story = The rope leaves through the window like something that has remembered an appointment.

event-raft-i = West approach
    .story = The bridge begins like any road. Then it is a bridge.
event-raft-ii = Ears
    .story = On the other bank the dogs have stopped to listen. They do not listen to the raft.
event-raft-iii = Somebody under the lorry
    .story = A boot is drawn in. You had taken it for part of the wreck.
event-raft-iv = Down to the water
    .story = They come along the parapet one behind the other, and the first one is already looking at you.
event-raft-v = Last light
    .story = The river takes the light along with it, round the bend, and does not bring it back.
event-raft-vi = The knocking stops
    .story = You notice it late. Then there is nothing left to notice it by.
event-raft-vii = Slow water
    .story = Downstream a hook rings on wood. Somebody laughs, surprised, and then it is quiet again.

epilogue-raft-success =
    Olena goes over the raft plank by plank and says a number at each. It is the right number. She puts the fare of
    eleven people into your hand before they have paid it.
    .result = The raft is home.
epilogue-raft-failure =
    The raft still knocks. On the landing Olena listens with her head on one side, and counts.
    .result = The raft hangs where it hung.
epilogue-raft-given_up =
    In the night the rope gives way by itself. What the river wants of a raft it does not say.
    .result = The raft is gone.
chronicle-raft-home = The raft came home.
chronicle-raft-lost = The river has the raft.
