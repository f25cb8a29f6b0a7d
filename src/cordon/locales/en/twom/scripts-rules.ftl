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
    closed. The rope was coiled. { $self } had always tied the knot that can be undone with cold fingers, and here it was,
    on both bags, and it came undone. That took some time. Afterwards the two bags made one bag. The shoes of { $self }
    were set side by side against the wall with the laces tucked in, so that whoever came by should see that it was not
    untidiness.
script-269 = The wire
script-269-page =
    On the way in { $self } had held back the wire for whoever came after. It has to be done with the left hand and the left
    foot at once, and the bag must go through first; we had never had to know that. On the far side we stood for a while,
    one of us, with our face to where we had come from. The cap hung where it had been knocked off, going in. We had
    laughed at that, with our hands over our mouths. { $self } had said to leave it, we would be back this way.
script-333 = Nobody at the door
script-333-page = That night nobody sat by the door. They came up the stairs in their socks. In the morning the house belonged to other people, and the last line of this journal is in a hand that we do not know.
script-461 = The good suit
script-461-page = The neighbour stood in the yard again, in his everyday jacket this time. He had slept, he said, eleven hours, and set a tin down on our step. It was the one with the key on it. He waited until we had tried it and it turned.
script-462 = Nine metres
script-462-page = They had come to water in the night. Three canisters stood at our door with a chalk mark on each, and the chalk was still wet. Somebody had drawn a small spade under the number of our house.
