# Mission B1

mission-b1 = Lights for Verbivka
    .place = The substation below Verbivka
    .prologue = Verbivka has thirty people and one deep pump, and the pump stands still. The shallow wells tick.
        They draw from them all the same, with the bucket held at arm’s length, as if that helped. Hvynt, the
        mechanic, has written on the back of a calendar what must be closed at the substation, and in what
        order: relay, bay one, bay two, feeder. He says it three times. He would go himself, but in spring the
        dogs of the village got up from their mats and left, and lately they have been coming back. Also a fuse
        is missing. It is in the bus or in the barn; he had it in his hand, he says, when he heard the floor
        move. And the feeder has two ends, one to the hamlet, one to the bunker of a trader who pays in coupons.
        Hvynt does not tell you which. He looks at the pump.
    .hints = Bolts for the switchyard, and something for many small targets. The breakers are loud, and the way
        back to the street is long.
    .objective = Close the relay, bay one and bay two in this order, then throw the feeder. End with every
        stalker outdoors in the street of Verbivka. If a stalker dies, the mission fails.

# The objective, line by line

goal-b1-fuse = Find the fuse, in the bus or in the barn
goal-b1-relay = Close the relay
goal-b1-bay-one = Close bay one
goal-b1-bay-two = Set the fuse in bay two
goal-b1-feeder = Throw the feeder
goal-b1-out = Everybody in the street of Verbivka

# Cards

side-b1-01a = Four switches
    .story = Below the four lines of Hvynt’s list stands a fifth, smaller: “Do not lean on anything.”
side-b1-02a = Where he dropped it
    .story = Shut. In the dust on the sill something with a tail has walked up and down.
side-b1-02b-fuse = The fuse
    .story = It stands upright in the middle of the floor, where somebody put it down who meant to come straight
        back. Porcelain, as long as your forearm. He had pulled a sock over it.
side-b1-02b-nest = Nest
    .story = The floor is newspaper, chewed small and heaped to the height of your knee. It lifts in two places
        at once.
side-b1-03a = Relay
    .story = A cabinet with a glass door. Somebody’s spectacles lie inside, folded.
side-b1-03a-close = Close it (1 action)
side-b1-03b = Relay closed
    .story = The needle gets up off its pin. The log shows a second load on this line, forty kilowatts, every
        night since autumn. In the column for the customer it says “to the hill”.
side-b1-04a = Bay one
    .story = The lever wants both hands and your whole weight, under a sign that forbids the use of either.
side-b1-04a-close = Close it (1 action, loud; after the relay)
side-b1-04b = Bay one closed
    .story = It goes home like a church door, and across the valley the barking stops.
side-b1-05a = Bay two
    .story = Two clips with nothing between them. In the gap hangs a moth and does not beat its wings.
side-b1-05a-set = Set the fuse (1 action, loud; the fuse; Electro surges)
side-b1-05b = Bay two closed
    .story = The air between the rows turns violet, and then thinks better of it.
side-b1-06a = Feeder
    .story = One switch, two labels. The left one is enamel and says “Hamlet”. The right one is sticking
        plaster, with a sum on it.
side-b1-06a-hamlet = “They’re drinking out of ticking wells. Left.” (1 action)
side-b1-06a-bunker = “Coupons keep better than thanks. Right.” (1 action; 800 K)
side-b1-06b = The grid hums
    .story = Behind the trees something that has been dark for a year lights up, goes out, and comes on.
side-b1-07a = Fuse
    .story = You carry it in its sock, as you would somebody else’s honey.

# Events

event-b1-i = Dusk chorus
    .story = First the frogs, then the pylons. Under them goes a third voice, low and made of many, from where
        the road bends. In the village somebody calls a dog by its name. It doesn’t come. It leaves off singing.
event-b1-ii = Scent
    .story = One of them stands on the roof of the bus shelter with its nose up. You had onions at noon. You can
        see it find the onions, and behind the onions you. It passes this on without a sound.
event-b1-iii = Under the floorboards
    .story = All at once the boards are busy, as with rain from below. A cellar flap rises by a hand’s breadth.
        Out of it comes a chair leg, gnawed to a point, is held up for a while and taken in again.
event-b1-iv = Brown-out
    .story = Your torch goes orange, then the brown of a tea stain. In the relay room the needles lie down. A
        contact that you closed with both hands is trembling in its clip; it wants to be watched, or wedged with
        whatever iron you have on you.
event-b1-v = The pack comes home
    .story = They come down the north road in pairs, like an outing. The first still wears its collar, with the
        disc from the vet. At the crossing they wait and look left and right. Somebody must once have taught
        them that.
event-b1-vi = Flashover
    .story = A line of light stands up between the bays and walks from insulator to insulator, and the paint
        comes off the sign in curls. Hvynt is on the radio. “That was the last but one,” he says. “I did tell
        you that there is a last one?”
event-b1-vii = Dark windows
    .story = In the street they have set candles in the windows, so that you find your way back. One is carried
        out again, and then the next. When the wind drops the pump can be heard: a single click every minute,
        like a beetle in a beam.
event-b1-viii = Light
    .story = You see it from the street, one lamp and then a row, and need a moment to make out where they hang.
        An old woman counts them under her breath. The wires over the road are dripping, and each drop hisses.
event-b1-r = Lamps on the road
    .story = Verbivka has hung bulbs along the road, on gateposts, on a plough, on a wayside cross. The flex is
        bell wire and goes on for two kilometres. Everything out here that has eyes is looking at it. Beside so
        much light lies a good deal of new dark, and you are in it.

# Epilogue

epilogue-b1-success-hamlet =
    The pump runs all night, because nobody dares to turn it off. They fill the churns and the baths and a boat.
    Halyna scrubs the church floor, which no one asked her to, and then the road in front of it. You get two
    jars with a cloth tied over them, and your pay in notes that have been ironed. Hvynt walks you to the last
    house. “Forty kilowatts,” he says. “To the hill. There is nobody on the hill.” Over the shop door hangs a
    bulb with a wasp in it. It is noon, and every window in Verbivka is lit.
    .result = Verbivka has light and water.
epilogue-b1-success-bunker =
    Sidorovich has a lamp over his counter now, with a shade and a fringe, and by its light you look older. He
    pays in coupons, still warm from his pocket, and adds a plug that fits nothing. From today he can keep the
    better stock dry, he says; one need only ask. Your way home goes through Verbivka. They have seen the glow
    above the Cordon and worked it out. A man comes up from the ticking well with two buckets. He sets them down
    and waits, cap in hand, until you have gone by.
    .result = The line runs to the trader’s bunker.
epilogue-b1-failure =
    Hvynt takes his list back and smooths it with the side of his hand. Either one switch is open that should be
    closed, or the other way about; he would have to see it. In the meantime they have dug the well deeper, and
    it ticks deeper. At dusk the dogs come as far as the churn stand and sit down in a half circle, with gaps in
    it where the others used to sit. You can go again. Hvynt has found you some more bolts.
    .result = Verbivka stays dark.
epilogue-b1-given-up =
    In the end they bring the pump up in pieces and lay it out on the grass. Nobody knows how it goes together.
    Hvynt sits among the parts with his spectacles on and wipes each of them dry. Two families will be gone by
    the first snow; one has a cousin beyond the wire, the other says that it has. The grid still hums as far as
    bay two, and there it ends. Something on the hill has found itself another socket.
    .result = Nobody closed the line.
