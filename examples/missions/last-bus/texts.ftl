# The last bus

mission-bus = The last bus
    .place = The crossing below Verbivka
    .prologue = The 4.40 to the railway station stopped at the crossing in the spring when everybody left, and has
        been stopping there since. The driver walked. The conductor sat until dark, because the sheet said 4.40 to
        5.25 and she had signed for it. Then she went up to the village, to somebody’s stove, and did not come back
        for her cash box. Her sister has written. She does not ask about the money. In the box lies the list of who
        got on and where they got off, in pencil, and there are families who would like to see it. The keys will be
        in the village. The bus is where it was, and it ticks.
    .hints = The seats of the bus have kept what fell on them: go in with the keys, and go out again. The dogs know
        the crossing as a place where people stand still.
    .objective = Find the conductor’s keys in the village, open the cash box in the bus, and bring every stalker
        back to the west road. If a stalker dies, the mission fails.

# The objective, line by line

goal-bus-key = Find the conductor’s keys
goal-bus-box = Open the cash box in the bus
goal-bus-out = Everybody to the west road

# Cards

side-bus-01a = The 4.40
    .story = The destination board still reads “Station”. Somebody has chalked underneath it: “by request”.
side-bus-02a = A house with a stove
    .story = The chimney is cold. A bus company jacket could hang behind any door in the village; they were warm, and
        people asked for them.
side-bus-02b-keys = The conductor’s chair
    .story = A cap on the table, and under the cap a saucer, and in the saucer a ring with three keys. She has put the
        tickets that were left over into a glass of water, as one does with flowers.
side-bus-02b-cold = Somebody else’s kitchen
    .story = The table is laid for two. One of them has eaten.
side-bus-03a = The conductor’s keys
    .story = One for the doors, one for the heating, one for the box. The one for the heating is bright with use.
side-bus-04a = Cash box
    .story = It is bolted to the floor behind the driver’s seat, so that nobody could run off with it. Nobody has.
side-bus-04a-unlock = Unlock the box (1 action, loud; the keys)
side-bus-04b = Open cash box
    .story = The lid shrieks over the whole crossing. Forty-one names, and behind each of them a stop. Behind the last
        six there is only a dash.
side-bus-05a = The fares
    .story = Beneath the list lie the fares of that day, sorted by coin. It comes to three hundred, with a note that
        forty are owed to the driver.
side-bus-05a-keep = “Nobody will come to count it.” (free; 300 K)
side-bus-05a-leave = “She has signed for it.” Close the lid. (free; each stalker gains focus)

# Events

event-bus-i = Request stop
    .story = You stand under the shelter for a moment, out of habit. There is a timetable. Somebody has kept it up to
        date until the page was full.
event-bus-ii = They hear the gravel
    .story = A head comes up in the ditch, and then, along the road, four more, at even distances. It looks like people
        waiting for something that is late.
event-bus-iii = Dogs on the crossing
    .story = They trot down the middle of the road with the confidence of those who have never met a car.
event-bus-iv = Doors
    .story = In the village a door opens, and another. You had been counting on the wind for that.
event-bus-v = A man with a rifle
    .story = He comes down the alley doing up his belt. He has a whistle on a string and the look of somebody who has
        been put in charge of a road.
event-bus-vi = 5.25
    .story = The light goes from the roof of the bus first. By the sheet she would be at the station now, handing in
        the box and getting her stamp.
event-bus-vii = Service withdrawn
    .story = It is over before anybody has understood that it had begun. Behind you the bus stands at its stop and
        lets no one in.
event-bus-viii = All change
    .story = On the west road you look back once. From here one could think that it is only waiting for its time.

# Epilogue

epilogue-bus-success =
    The sister reads the list standing up, with her coat on, from the first name to the last, moving her lips. She knows
    most of them. At the six dashes she stops, takes a pencil out of her hair and writes a place behind four. “They got
    off at the mill,” she says. “They always got off at the mill, there’s no stop there. She let them.” The other two
    she leaves. Then she asks whether the heating was on.
    .result = The list of the last bus has come home.
epilogue-bus-failure =
    The letter lies on the counter for another week. Then the sister’s second letter lies on top of it. She writes that
    she quite understands, and encloses the price of a return ticket.
    .result = The bus stands where it stood.
coda-bus-fares-kept = The three hundred are all in small coin. For a month everybody you pay looks at you twice.
coda-bus-fares-left = The box is locked again, and the fares are in it. It is correct to the coin, but for forty owed to the driver.

chronicle-fares-kept = You took the fares out of the last bus.
chronicle-fares-left = You left the fares in the last bus.
