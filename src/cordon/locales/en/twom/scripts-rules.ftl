# Pages that rules and cards lead to.
script-266 = The light on the wall
script-266-page =
    We did not say it aloud, because of the windows. { $self } lay with one arm stretched ahead, like a person who reaches
    under a cupboard, and the torch had rolled against the skirting and went on lighting a piece of the wall: a nail, and
    the paler square where a picture had been. We switched it off. Then we had to find { $self } again with our hands. We
    shared out what was in the pockets. In a clean handkerchief there was half a biscuit, and neither of us wanted to be
    the one to carry that.
script-267 = Fourteen
script-267-page =
    We could not take { $self } home. We tried it with a coat for a stretcher, and the lining tore. Then we found a door
    that was off its hinges, with the number still on it, and that bore. It went as far as the back wall, where the ground
    had stayed soft. One of us dug, with the lid of a pan; the other watched the street and said when. We took the scarf,
    because of the cold, and the house key, because of whoever might find it. The door we laid on top. Fourteen, it says,
    and under that, in brass, Please knock.
script-268 = In the order agreed
script-268-page =
    There was one of us now, and it seemed best to do everything in the order that had been agreed. So the bags were
    closed. The rope was coiled. { $self } had always tied the knot that can be undone with cold fingers, and here it
    was, on both bags, and it came undone. That took some time. Afterwards the two bags made one bag. The shoes of
    { $self } were set side by side against the wall with the laces tucked in.
script-269 = The wire
script-269-page =
    On the way in { $self } had held back the wire for whoever came after. It has to be done with the left hand and the left
    foot at once, and the bag must go through first; we had never had to know that. On the far side we stood for a while,
    one of us, with our face to where we had come from. The cap hung where it had been knocked off, going in. We had
    laughed at that, with our hands over our mouths. { $self } had said to leave it, we would be back this way.
script-333 = Nobody at the door
script-333-page =
    It had been talked over at supper, and each had understood that another would. They came up the stairs in their
    socks. What woke us was a torch, held low so as not to dazzle, and behind it a voice which said to dress warmly and
    leave the keys. They were not rough. A woman with a list went round and asked us where we kept the salt. By the
    time it got light we were standing on the far pavement with what we had on, and our stove was drawing better than
    it ever had for us.
script-334 = The chair
script-334-page =
    The chair was by the door, with the blanket over it and the poker laid across the arms, as on every night. We
    looked at it from where we lay. It was four metres. The one who got furthest got as far as the table, and held on to
    that, and was fetched back by the sleeve. After that we heard the whole of it: the bolt, which was pushed with a
    wire, the boots on the mat, somebody moving the chair aside so that nobody should fall over it. They stepped across
    us with care. One of them said that these were still warm.
script-335 = Four metres
script-335-page =
    It would have been the turn of the only one there was, and that one could not stand. There was a plan, with string
    from the latch to the wrist, and the string was tied. Some time in the night the wrist was lifted, two or three
    times, quite gently, the way you try whether a fish is still on. Then a knife went through it. A young man squatted
    down and tied what was left of the string in a bow. He brought water before he asked whether there was any family.
script-336 = The house by itself
script-336-page =
    For one night the house was to mind itself. It had been told so; you get into the way of telling it things. We had
    left a lamp upstairs and a pair of men’s boots outside the door, and they did not believe in either. There were
    three bicycles in the hall when it got light, and washing over our banister. A girl of ten or so opened on the
    chain. She called something over her shoulder and then she passed the boots out through the gap, one after the
    other, with the laces tied together.
script-461 = The good suit
script-461-page = The neighbour stood in the yard again, in his everyday jacket this time. He had slept, he said, eleven hours, and set a tin down on our step. It was the one with the key on it. He waited until we had tried it and it turned.
script-462 = Nine metres
script-462-page = They had come to water in the night. Three canisters stood at our door with a chalk mark on each, and the chalk was still wet. Somebody had drawn a small spade under the number of our house.
