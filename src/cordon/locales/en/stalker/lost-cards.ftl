# The environment cards of Lost Territories, and what is printed on the tiles (cards 00).

# L1, the basement

side-l1-01a-cabinet = Gun Cabinet
    .story = A steel door with three locks, one of them bored. Whoever began was called away, and left the drill in
        the hole and a thermos on the drill.
side-l1-01a-cabinet-break = Break it open (1 action at the bricked-off locker, loud)
side-l1-01a-laundry = Flooded Laundry
    .story = Black water up to the second step. Something pale turns in it, the way a shirt turns, and has sleeves
        like a shirt. The loot in there lies under it.
side-l1-01a-laundry-plug = Pull the plug (1 action beside the water, loud; twice is enough)
side-l1-01b-laundry = The Drained Laundry
    .story = It goes down with one long swallow. On the floor lie eleven shirts, buttoned to the neck, and what the
        people in a hurry threw in after them.
side-l1-01a-lamp = Lamp on a Timer
    .story = Forty seconds of light, then none, then forty more. You learn to aim in the forty. You learn to count in
        the others.
side-l1-01b-lamp = Lamp, Out
    .story = At the third click nothing comes on. In the coal store something has been counting too.
side-l1-01b-lamp-bulb = Screw in a bulb (1 action in the passage; 1 bolt for the socket)

# L2, winter

side-l2-00a = Cold
    .story = The hut has a stove and the stove is warm. Everywhere else the cold stands about like people who have
        been told to wait.
side-l2-01a-ice = Thin Ice
    .story = Under the pond a lamp is burning. It lights the ice from below, and the cracks, and now and then a hand
        that moves it a little to one side.
side-l2-01a-ice-cut = Cut a hole (1 action; the second brings up the lamp)
side-l2-01b-ice = Open Water
    .story = It breaks without a sound; the sound comes later, from the other shore. The lamp is gone.
side-l2-01a-sledge = Snowed-in Sledge
    .story = Runners up, and at the end of the rein a mitten with a hand in it. The hand has not let go. That
        speaks for the load.
side-l2-01a-sledge-dig = Dig (1 action; also clears 1 dosage; twice is enough)
side-l2-01b-sledge = The Sledge
    .story = Flour, candles, a case of sights for rifles nobody makes any more. On its side the sledge stops the wind,
        and other things.

# L3, the ward

side-l3-01a = Ward Round
    .story = A squeak of wheels two corridors off. The chart at the foot of every bed has today’s date on it, and the
        medicine is laid out in the order of the beds.
side-l3-01b = The Round Is Here
    .story = The lamps go out one behind the other, politely, from the far end. Somebody stops at each bed. Somebody
        has noticed that there are more of you than beds.
side-l3-02a = The Sleeper
    .story = Bed four. It breathes once for every three breaths of yours, and the blanket does not fit it anywhere.
        On the night table lies what the other patients no longer need.
side-l3-02a-take = Take what lies on the bed (1 action, once)
side-l3-02a-sheet = Pull the sheet over it (1 action; focus)
side-l3-02b = Awake
    .story = The breathing stops. That is all for a while. Then the bed is empty, and still warm when you put your
        hand there, which you should not have done.

# L4, the cave

side-l4-00a = Darkness
    .story = A torch shows the next stone and takes its time about it. Beyond that the dark is not empty, only
        private.
side-l4-01a-stream = Underground Stream
    .story = The water runs uphill here. It is in no hurry and very strong, and what falls in is carried the wrong
        way too, which nobody has come back to describe.
side-l4-01a-stream-rope = Rope across (1 action; 2 bolts as anchors)
side-l4-01a-stream-wade = Wade (1 action; 2 dice, 3 stars bring you across)
side-l4-01b-stream = The Far Bank
    .story = Somebody else had got this far, unpacked, and made the bed. The packs stand in a row against the wall,
        lightest first.
side-l4-01a-bones = Bone Heap
    .story = Sorted by length. Whoever did it was patient and had an eye for it; the small ones lie in cups.
side-l4-01a-bones-search = Search the bones (1 action, three times in all)
side-l4-01b-bones = The Heap Moves
    .story = You have taken the one that everything else leaned on. It was not the bones that were sorted. It was
        the floor, by what lives under it.
side-l4-01b-bones-skull = Take the skull with the coins (1 action, once)

# L5, the orchard

side-l5-00a = Still Air
    .story = Not a leaf. The counter at your belt ticks once, thinks better of it, and holds its breath with the
        rest.
side-l5-01a-windfall = Windfall
    .story = Ripe in every month. Wasps stand still in the air over the grass; one can walk between them, if one
        minds the wings.
side-l5-01a-windfall-pick = Pick (1 action; food, and 2 dosage)
side-l5-01b-windfall = The Tree Lets Go
    .story = With the last one in your hand the wasps begin to move. All the fruit comes down at once, and in the
        middle of it one thing that never grew.
side-l5-01a-gardener = The Gardener
    .story = He rakes the same square metre, nods, goes on raking. He likes quiet people. He looks up at every other
        kind, and each time he looks a little longer.
side-l5-01a-gardener-rake = Help him rake (1 action on the lawn, each of you once: 3 HP, 3 dosage less)
side-l5-01a-gardener-key = Ask for the key of the shed (1 action on the lawn, once)
side-l5-01b-gardener = He Shuts the Gate
    .story = The rake is leaned against the tree. He takes you by the elbow, one after the other, the way one sees out
        guests, and behind you is a hedge, and it is a very old hedge.

# L6, the ruins

side-l6-01a = Dust
    .story = Dust, a pause, more dust. One could set a watch by it. One had better not stay until it is right.
side-l6-01b = Collapse
    .story = First the light changes, then there is a roof where you were going. The breach is gone. Over the
        colonnade a piece of sky is left, with edges.
side-l6-02a = Beam and Safe
    .story = An oak beam has come down across both doors, and over the corner of a green steel door with a brass eye.
        Two can lift it, or one twice.
side-l6-02a-lift = Lift the beam (1 action at it or on the other side of a blocked door; twice is enough)
side-l6-02b = The Safe
    .story = The brass eye looks at you while you listen to the wheel. Behind it somebody’s savings lie, wrapped in
        somebody’s will.
side-l6-02b-safe = Open the safe (1 action, once; 3 dice, 5 stars open it, otherwise it is loud)
