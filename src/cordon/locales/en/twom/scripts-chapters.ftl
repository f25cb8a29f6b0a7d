# The first pages of the chapters. { $them } is the name of a person of the group.

## Chapter I

script-2000 = Minutes of the first meeting
script-2000-minutes =
    Minutes, taken on the back of a removal firm’s invoice. Present: all. Item one, the house: it was agreed that none
    of us owned it. Item two, the roof: there was some. Item three, the door: it could be shut, but had to be lifted
    while one did it. Item four, food: everybody was to put what they had brought on the table and go out of the room,
    and we would come in again together. That was Ljubo the baker’s method for weddings, somebody said, it saves
    looking. Item five, the name of whoever slept nearest the door: to be settled by lot, tonight and every night. Any
    other business: a request not to whistle. Carried, with one abstention.

script-2001 = The key under the pot
script-2001-key =
    The key was under the flowerpot, where keys are. It did not fit the door. It fitted the cellar, and down there a
    person who had known that we would come, or somebody like us, had hung a lamp on a hook at the height of a hand and
    written on the wall beside it what to be careful of: third stair, gas tap, the neighbour. Under “the neighbour” a
    line had been drawn and then a second line, and the word “sorry”. We never found out in which direction that was
    meant. We lit the lamp. It had been filled to the brim.
script-2001-ask-plain = “We write down whatever happens, as it happens.”
script-2001-ask-few = “We write only when there’s something to say.”
script-2001-plain =
    So this book was begun. { $them } ruled the first twelve pages with the edge of a tile, at one sitting, and numbered
    them, and had a cramp by the end of it. Twelve seemed a good deal too many. We said that it could be used for
    recipes afterwards.
script-2001-few =
    So this book was begun, and on the first evening nothing was put in it. We looked at the clean page and each of us
    thought of something, and it was not said. The next day we started in the middle of a sentence.

script-2002 = What the others had carried
script-2002-carried =
    Since we did not know each other we told each other by what we had brought. The list was made on the first night and
    has been kept. A rolled blanket. Eight eggs in a hat, one of them sound. A kettle without its lid. Deeds to a garage
    that we could all see from the window, burning. A child’s atlas, and no child; nobody asked. A bag of something that
    turned out to be plaster. One of us had come with both hands empty, held out a little from the body, like somebody
    who had put a heavy thing down a minute before and was still surprised at the lightness.
script-2002-ask-pool = “One heap, one lock, everything shared.”
script-2002-ask-keep = “Food together. The rest is a person’s own.”
script-2002-pool =
    It was put in one heap. The kettle got the lid of a paint tin, and { $them }, who had brought the best of it, went
    and stood in the yard for a bit until it was over. No one has ever said since then that a thing was theirs, except
    in anger.
script-2002-keep =
    Everyone got a shelf, a corner or a nail. The atlas lay on its nail’s floor by itself, closed. It made the room look
    lived in at once, and within the hour two people had quarrelled about a draught.

script-2003 = The guest book
script-2003-book =
    Ljuba would not let anybody in until they had signed. She had found a ledger in the hall, pulled the desk across the
    foot of the stairs and sat down behind it, and it was raining. Name, coming from, going to, length of stay. One
    could see that she had done this some ten thousand times and that it was holding her upright. At “coming from”
    people wrote a street. At “going to” each of us hesitated in turn, with the water running down our sleeves onto her
    blotter; and the first one put a dash, and so did all the others. For “length of stay” she told us what to write.
    “Until further notice,” said Ljuba. “It’s what they all put who never leave.”

script-2004 = What the beam said
script-2004-beam =
    Osman had been there for two hours when the rest of us arrived, and had formed his opinion. The house was from the
    year of the flood, he said. The man who built it had been drunk for the ground floor and in love for the first, you
    could see it in the joints, and for the second he had run out of money. It would stand. He took us round and made us
    lay a hand on the things that we must never burn, however cold it was: that post, that sill, the third tread. We
    promised. He wrote the promise on the post itself in red carpenter’s pencil, and had each one initial it.
script-2004-ask-swear = “Then let it be a rule. Whoever burns those goes.”
script-2004-ask-nod = “Yes, yes, Osman. Now where do we sleep?”
script-2004-swear =
    It was the first law of the house. The second was about shutting the door, and the second was broken within the
    hour.
script-2004-nod =
    He did not mind. He slept against the post with his hat over his face, and through the night, whenever the guns
    found the range, those who were awake saw him put one hand up and pat it.

script-2005 = Clause one
script-2005-clause =
    Greta had drawn up articles. They were in pencil, on the inside of a cornflakes box, because paper that size is hard
    to come by; there were nine. The parties hereto take possession of the premises jointly and without prejudice to the
    owner, should the owner be alive. Food is common. Sleep is common, that is to say, nobody is to be woken without
    cause. A party who falls ill does not thereby lose his share. A party who leaves does. It was that one we argued
    over. It had got quite dark, and she read it out once more by heart, and waited with the pencil held crosswise.
script-2005-ask-strike = “Strike it out. We don’t know yet why anyone would leave.”
script-2005-ask-stand = “Let it stand. Then nobody will go lightly.”
script-2005-strike =
    She struck it out with a ruler and wrote “deleted by consent” in the margin. “You’ll want it,” she said. “Around the
    fifth week they always want it.”
script-2005-stand =
    It stood. We signed, by the light of a burning garage, in an order that she determined. The box was nailed up by the
    door, and for weeks a cardboard cockerel looked out at everyone who came or went.

script-2006 = A class of grown-ups
script-2006-class =
    Petar called the roll. It was cold, we were strangers, there was glass in everybody’s hair, and he took a register
    from inside his jacket and asked us, as if it were the most natural thing, for surname and first name. Then he read
    the list back. One had to say “Here.” It was absurd how well that did one. When he had finished with us he turned to
    an earlier page and went on reading, thirty names, in a lower voice, and after each he waited, and we understood
    that we were to keep still for that part. At the end he noted the date, and the weather, and “a small class”.
script-2006-ask-here = “Read it every morning. We’ll answer.”
script-2006-ask-enough = “Once was right, Petar. Not every day.”
script-2006-here =
    He did it every morning. There were days when it was the only sentence that some of us spoke, and it is a short one.
script-2006-enough =
    He put it away without a word. After that he read it by himself, in the evenings, and one saw from the movement of
    his lips that we were on it.

## Chapter II

script-2010 = The fuel question
script-2010-fuel =
    What would burn, in the order in which we were willing to burn it. The picture rails. The picture frames, then,
    since they were no use without rails. The shed. The shutters on the north side. Skirting. The second wardrobe; the
    first, if it came to that. Stair rods are iron, and the stairs themselves we needed. The pianola in number twelve,
    for which somebody had already asked. Books by people still living. All the doors between rooms, since we had moved
    into one room. At the bottom of the list was something in another hand, and rubbed out, and whoever held the paper
    slantwise to the window could make out that it said “journal”.
script-2010-ask-north = “The shutters. Tonight, before the frost gets into the pipes.”
script-2010-ask-hold = “Nothing yet. Put on what you have and go to bed.”
script-2010-north =
    They were larch and had been painted so often that they burned with coloured edges. { $them } had the unscrewing of
    them, by feel, on a ladder, with no gloves. Through the gap we could see all at once what lay to the north of us.
script-2010-hold =
    So we lay under everything we had, hats on, like luggage. Towards four the water in the cup next to the bed gave a
    tick, and then a crack, and had become a thing that one could have thrown.

script-2011 = The wrong half
script-2011-half =
    When it turned cold, the places were given out again. By the stove, second from the stove, wall, door. It had always
    been done by turns, and we did it by turns now, and it came out wrong; there was a turn left over. Nobody had
    thought of that. The one whose turn it would have been had been under the ground for some days, and had had the
    place by the wall, and for a moment the person next in order stood there with their blanket in their arms. Then we
    made the circle smaller. It was warmer like that, no one can deny it. It is a fact which must have occurred to every
    house in the street.

script-2012 = Prices, first week of winter
script-2012-prices =
    From the board at the pump, copied. For one sack of coal: a bicycle. For a bicycle: a bag of flour, if it has both
    wheels. For a bag of flour: a sewing machine and the person who can work it, for two days. Candles, six, for a tooth
    with gold in it, to be drawn on the spot by a man who was standing there with his sleeves rolled up. One wedding
    ring: one goose. Same ring, without the woman who cries: the goose, plucked. Down at the bottom somebody offered an
    overcoat against the truth about the 3rd Company. There had been no takers. The overcoat hung beside it on the
    railings, good cloth, with frost on the shoulders.
script-2012-ask-sell = “It’s the last week that anyone will sell coal at all. Pay.”
script-2012-ask-home = “We’ve seen the prices. Let’s go home and sit close.”
script-2012-sell =
    A sack was a loose expression. But it was hard coal, with a shine on it, and one could carry it through the streets
    under a blanket with its knees drawn up, so to speak, and people made way because they took it for a casualty.
script-2012-home =
    We sat close. One of us had brought away the stub of the pencil from the board, without meaning to, and so from that
    hour on the prices at the pump did not change for three days, and were kept to by everybody.

script-2013 = Alone with the winter
script-2013-alone =
    The winter had come to a house with one person in it. One bed was moved to the stove, and one chair; the other
    things were left where they were, since they held down the draughts. It was surprising how little the noise went
    down. The house did all the talking it had always done. There were three sounds that had been thought of as other
    people’s: the stairs at five, somebody turning over, the lid of the bin. They went on. It will be put down here as
    “we” for all that. It is less to explain, and there is nobody here to object.
script-2013-ask-knock = “Knock on the wall. Somebody may knock back.”
script-2013-ask-write = “Write to each of them, a line a day.”
script-2013-knock =
    Three knocks, at seven, on the party wall. On the first evening nothing. On the second a scrape. On the third three
    knocks came back so fast that it was a little frightening, and then from further along, where no one had lived since
    the autumn, three more.
script-2013-write =
    So each of them was written to. The letters got longer. There were things in them which had not been said at the
    time, about the soup and the window and whose fault it was with the rope. They were signed, and folded, and given
    the dry corner of the shelf.

## Chapter III

script-2015 = Rumours, with their sources
script-2015-rumours =
    They were numbered, so as to keep some order. One: there are talks in a hotel abroad (the woman at the pump). Two:
    there are talks, and they have broken down over the chairs (her sister). Three: our side has received a ship (a boy;
    he had drawn it). Four: the ship was onions. Five: everybody over forty is to be exchanged for everybody under (the
    priest, who had it in writing and had lost it). Six: the other side is hungry as well. Seven: that in a house by the
    river people have been seen to put bulbs in. Of all these it was seven that was passed on most. We walked an hour to
    look at it.
script-2015-ask-believe = “It’s crocuses. You don’t put in crocuses for a year you won’t see.”
script-2015-ask-spit = “It’s onions off the ship. Come home.”
script-2015-believe =
    They were in a row along a south wall, with a string above them on two sticks so that they should not be trodden on.
    Nothing showed. A man looked out of a window, pleased, and told us that we would have to come again.
script-2015-spit =
    It was onions. In the dark, and with our hands, it took no time. At home they were cooked with a lid on. Days later
    at the pump people were still telling each other about the house by the river, and how the earth there was so soft.

script-2016 = Those who were still here
script-2016-here =
    We took stock of ourselves. Hair: greyer, and two of us had cut it off because of the lice. Teeth: one fewer. Shoes,
    see there. Everyone had a thing they did now that they had not done before; one of us spoke to tools, and one could
    not be handed anything, it had to be set down first. Somebody laughed at all the wrong places and was aware of it.
    We had stopped saying “when it is over” because it had begun to sound like the name of a dead person. The dead
    themselves we had stopped naming some time ago. That was decided on tonight: they were to be named again, once each,
    at table. It took less time than grace.

script-2017 = Enough for two
script-2017-enough =
    In the last weeks, everyone agreed, the stupid thing would be to die. Anybody could die in December. We sat round
    the empty table, and said it, and were nearly gay. The shelf had been scrubbed so that one could at least smell
    soap. It was then that one of us said that it was a matter of simple division, that what could still be got would
    keep two alive to the end and that it would not keep all of us. It was said quite kindly. It had been worked out on
    the margin of a newspaper, and the margin was pushed across the table with one finger so that everyone could check
    it.
script-2017-ask-tear = “Tear it up. We go under together, or we don’t.”
script-2017-ask-lots = “It’s right. Draw lots who goes over the lines.”
script-2017-tear =
    It was torn up, and because it was paper it went into the stove. That evening { $them } was found to have put by
    nothing for three days except what was poured on other people’s plates. It came out because of the dizziness.
script-2017-lots =
    We drew with nails, and { $them } had the short one, looked at it, and asked for ten minutes. It was foggy. At the
    last house there was a handshake, which was a strange thing to have brought us to, and then steps for a while. Next
    morning there lay on our mat one beet, with a bite out of it. Whoever brought that had been gone again before it was
    light.

script-2018 = For one
script-2018-one =
    Last weeks. One bowl, one cup, and a calendar on which two days had been crossed out by mistake in the same evening,
    and it could not be said any longer which was the right one. Somebody going by in the street called up to ask
    whether there were people living here. It was hard to know how to answer. “Yes,” was called down in the end, “a
    few.” He went on, satisfied. Then the voice was tried out again for some time, at the window and in the stairwell,
    for it had come out very high.
