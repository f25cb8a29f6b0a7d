# Random events

event-radioactive_rain = Radioactive Rain
    .story = The first drops leave rings in the dust, and the rings fizz. Across the yard a bandit has pulled
        a bath over his head, an enamel one, and walks under it like a tortoise with a rifle. Your counter has
        stopped ticking and begun to purr. Any roof with fewer holes than the sky will do.
event-hum_in_the_air = Hum in the Air
    .story = Wings, a great many of them, and low. You look up in time to see the branches close. All along
        the wall things that were asleep have heard it as well: a tin turns over, a door tries its own latch.
        They will need a minute to find their feet. So you have a minute.
event-gear_check = Gear Check
    .story = You sit down on the kerb and lay it out on your coat, what works beside what you were sold.
        Something tidy has chewed through the strap. It can be mended with the handle of a spoon and a good
        deal more patience than you brought.
event-ground_fog = Ground Fog
    .story = It comes up out of the drains to your ankles, and then it has your belt. You hold out a hand and
        the hand goes away. Somewhere on the left a man asks quietly whether that is Stas. Two people say yes.
event-lull = Lull
    .story = A cuckoo gives seven and stops. Behind the far wall they have put the kettle on; you can hear the
        lid tap. For the length of a cigarette nobody is looking for anybody, and over there someone begins to
        whistle a tune from an advertisement for tyres.
event-clear_air = Clear Air
    .story = The wind has swept the haze away. You can read the number on the pylon across the valley, and
        under it the brand of the boots. It is a perfect day for drying sheets. Whoever has field glasses is
        cleaning them.
event-restless_ground = Restless Ground
    .story = The bolt you left beside the ditch hangs a palm above the grass and turns. The water has a slope
        to it. Every frog has climbed a fence post, one to a post, and they sit there with their backs to the
        same spot.
event-strangers = Strangers
    .story = Far off along the embankment someone strikes a match, shields it, and shows it to somebody else.
        They have no dog and no radio. When you look again the glow is at the near end of the goods train, and
        you hear a boot being emptied of gravel.
event-torn_parachute = Torn Parachute
    .story = Orange silk in the birches, thirty metres of it, and below it a crate standing on one corner with
        a board sprung. The stencil says dried milk, for a hospital that closed in spring. You are not the
        only one who likes the colour. Twigs are breaking on the other side as well.
event-second_wind = Second Wind
    .story = You find the thermos that you lost at the checkpoint. It has been strapped to the wrong side of
        your own pack all day. The tea is cold and was sugared by somebody generous. You drink it standing,
        and your knees, which had lodged a complaint, withdraw it.
event-jam = Jam
    .story = The bolt goes forward with a crunch, like a step on sugar. You tilt it to the light: an empty
        case stands upright in the breech, waiting to be noticed. There is a knack to it. It takes a boot
        heel, and looking into the end that you were told not to look into.
event-hot_wind = Hot Wind
    .story = It comes over the hill already warm and smells of flat irons. The dust it carries is pink. On a
        line behind the farm hangs a row of shirts that nobody has taken in for years; they fill out at the
        chest, and your counter ticks along with the sleeves.
event-radio_chatter = Radio Chatter
    .story = Your set opens by itself, at full volume, on a football match from a stadium that has trees in it
        now. The crowd goes up for a goal. You find the switch at the second try. By then you know the score,
        and half the street knows where you are.
event-change_of_guard = Change of Guard
    .story = At the gate one of them hands over the torch, and a story about a noise. The other one signs for
        both. Then the first takes the long way back to his bunk, past every place that he was supposed to
        have looked at during the night.
event-feeding_time = Feeding Time
    .story = Somebody used to ring for the pigs at this hour. The bell still hangs on its post, and these days
        the wind does it. In the long barn the straw shifts from one end to the other. You hear hooves on the
        ramp, and after them something with a different number of feet.
event-scrap_heap = Scrap Heap
    .story = Behind the pump house a workshop has come apart over the years into its sizes, washers in one
        drift and nuts in the next, sorted by rain. You fill your pockets until the belt gives. At the bottom
        is a vice, and in the vice a key, half filed.
event-nerves = Nerves
    .story = The branch at the edge of your eye has been a man for some time now. You know it is a branch. You
        hold your breath all the same, because just then it moved its weight from one foot to the other, the
        way you do.
event-tremor = Tremor
    .story = Plaster first, and then the long groan of a building that remembers how it was built. Dust stands
        in the doorway like a neighbour come to complain. Whoever was hiding in there comes out from behind it
        coughing, with both hands over their head.
