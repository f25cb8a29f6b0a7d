# The days of the siege: events, exploration, nights, the morning after.
# { $them } is the name of a person of the group, { $place_locative } where it happens.

## Events and chapters

script-1380 = Whose house it was
script-1380-first =
    We began this journal in somebody else’s diary. It had been used up to the third of May, for dentists and birthdays,
    and after that the pages were clean. None of us had known the others for longer than a week. We had come into the
    house from different sides on the same night, through a hole, a window and the door, and each had taken the rest for
    the owners and apologised.
script-1380-second =
    In the morning we went over it together. There was a shell hole in three floors, exactly one above the other, so
    that from the cellar you could see a lampshade in the attic, turning. On the kitchen wall hung a calendar from a
    seed merchant. We agreed on two rules before we agreed on anything else. Somebody always sits up. And whoever goes
    out says where. As for the diary, only days on which something happened were to get a page; we would number those,
    and let the others go by. Then one of us found a nail and hung it up by its string, next to the seeds.

script-1381 = The gas men
script-1381-fell =
    It lasted for forty minutes and then stopped in the middle, like a person who has been called to the telephone. When
    the dust had settled, the house across the street had no front. You could see all of it: a piano, a made bed, a coat
    on a hook on the third floor swinging to and fro. Under what had been the stairs a person was knocking. It came in
    threes. It was the pattern that the gas men use on a pipe, { $present ->
        [one] as we remembered, to find out
       *[other] said one of us, to find out
    } whether anyone is at the other end.
script-1381-ask-dig = “That’s somebody who knows what he’s doing. Bring the bar.”
script-1381-ask-inside = “They always start again. Count to a thousand before you so much as look out.”
script-1381-bath =
    { $them } went first. They were in a bathtub, two men from the gas board in their caps, with a door across the top;
    they had been reading the meter when it began. They were embarrassed at having been found in a bath. One of them
    would not leave until he had written up the reading. We were given the door, and the other things that were made of
    wood, and at the corner the two of them turned round and touched their caps to the house.
script-1381-knocking =
    We had got to six hundred when it did start again, so we had been right. It went on till noon. In the pauses we
    listened, and there was knocking, and later on there was the coat. Whenever we looked across it was still swinging.
    In the afternoon people came from the other end with shovels, and we went over to help, and no one there asked us
    where we had been.

script-1382 = The beetle
script-1382-ice =
    The ink froze, so this is in pencil. The door had frozen as well, in its frame, and had to be persuaded with the
    flat of a pan. On the inside of the panes there were ferns of ice with our breath in them, and whoever had slept
    nearest the wall had left some hair on it. In the rain barrel stood a clear block with a leaf in the middle, and a
    beetle on the leaf. { $present ->
        [one] We went out again to look at the beetle.
       *[other] We all went out to look at the beetle.
    } Then we discussed what was left that would burn.
script-1382-ask-books = “Open the stove. All of it, now. Tomorrow is tomorrow.”
script-1382-ask-together = “One heap in the middle of the floor. Everybody, and all the blankets.”
script-1382-poem =
    For two hours we were warm. It was a great thing; we undid buttons. Each page was read out before it went in, to be fair to it, but soon only the first lines were, and then only the page numbers. The beetle’s block had
    been stood on the floor by the stove, for a joke. When it had melted, the beetle lay on its back in a little water,
    and after a while it moved one leg.
script-1382-feet =
    { $present ->
        [one] It is surprising how many blankets there are to a house. They lay so heavy that one could only turn over
            with them, like a page. The hot brick was in a stocking, and { $them } pushed it all night from one end to
            the other and slept very little.
       *[other] It is surprising how many feet there are. { $them } had to lie on the outside and was promised a turn in
            the middle, and everyone was asleep before the turn came round. The hot brick was in a stocking, and it
            travelled through the heap all night from hand to hand.
    } In the morning we lay there longer than we needed to, to keep the warmth in.

script-1383 = Under the stairs
script-1383-pipe =
    We had thought that there was no water in the pipes. There was, in one, under the stairs, and it had been standing
    there all winter behind a plug of ice until the plug gave. The cellar sang. It came out in a fan as thin as paper,
    right across the passage, and through the fan we saw our slippers floating towards the drain in single file. It had
    a rusty taste, and it was going down the hole at the rate of a bucket a minute.
script-1383-ask-plug = “A clamp. Tin, wire, anything. Hold the lamp for me.”
script-1383-ask-catch = “Never mind mending it. Get under it with everything that holds water.”
script-1383-sleeve =
    It took a sardine tin, a bicycle tube and most of our wire. The one who did it lay underneath with eyes shut and
    felt for it. When the fan had gone down to a thread we put a jug under the thread, and it filled jugs for us from
    then on, a drop at a time, all day long. We stopped hearing it. Visitors always asked.
script-1383-pans =
    We stood in a row and passed up pans. It was so cold that it burnt, and { $them }, at the end of the row, was under
    it for an hour up to the waist, and then for three days could not get warm again. The last pan held a fish. It was
    as long as a needle, and transparent, and nobody could tell us how it had got past the waterworks. We tipped it down
    the drain in the direction in which it had been going.

script-1384 = Handkerchiefs
script-1384-line =
    There was a washing line across the street, from the blue gate to the corner house, and this morning only
    handkerchiefs hung on it. The blue gate had run out of people who could stand. A person over there would come to the
    window, pull the line along by one handkerchief and go away again. It must have been for the sake of having done
    something. We counted four different hands in the course of the day, then three.
script-1384-ask-broth = “Boil up what we’ve got, and send it over on the line.”
script-1384-ask-shut = “Door shut. Nobody in, nobody out, and vinegar on the handle.”
script-1384-string =
    The can went over with a peg at each side. It hung in the middle for a time, above the road, because the pulley was
    stiff, and steamed. Then a hand came. An hour later it travelled back, and they had washed it out and put in a note:
    “Too much salt. God bless you.” { $present ->
        [one] We were quite offended.
       *[other] One of us was quite offended.
    } On the day after that there were shirts on the line.
script-1384-vinegar =
    We had a cupful of vinegar, and used half of it. The line did not move any more after dark. In the night there was
    frost, and by morning all the handkerchiefs stood out stiffly to one side, although no wind was blowing. We kept
    well. It is a fact that we kept well, and it should be put down here like everything else.

script-1385 = Behind the flour bin
script-1385-cat =
    They came up through the drain in the night, and it would have been worse if the grey cat had not been at home. It
    fought under the shelf until morning. We lay there with our feet drawn up and listened to it working. They had got
    at the food all the same. But at breakfast time the cat sat on the flour bin with one ear in two halves and let us
    admire it, and it had caught one thing that was not a rat: a rabbit, God knows whose, dragged in by the scruff
    through a hole not half its size. The cat had put it on the spare plate.

script-1386 = Teeth
script-1386-gnaw =
    They had eaten the label off a tin before they found that they could not eat the tin. They had eaten a candle and
    the corner of a photograph and, as far as the second knot, a rope. In the flour there was the print of a belly. What
    shocked us most was the soap, which had been gnawed to the shape of a small boat, quite symmetrical. Whoever was on
    guard had heard it all and had put it down to the house.
script-1386-ask-tin = “Line the cupboard with tin. The floor, too. Tonight.”
script-1386-ask-hunt = “Give me the stick and the lamp, and all of you go to sleep.”
script-1386-lid =
    We cut up the stovepipe from the attic and nailed it round, shiny side in. Through the night we heard them come and
    try it, a sound like rain on a windscreen. Then they held a kind of conference behind the skirting board, and went
    next door. The soap we went on using. It lay very well in the hand.
script-1386-stick =
    { $them } sat on an upturned pail until five. { $present ->
        [one] Nine times we dropped off, and nine times there was a squeal.
       *[other] The rest of us were woken nine times.
    } What we had in the morning was not rats; one of them had been dragging it along from somewhere, a whole smoked
    sausage end, and had got it stuck in the hole. We did not know who was missing it. We washed it twice.

script-1387 = The band on the corner
script-1387-stalls =
    For one morning nobody shot, and within an hour there was a market. People had the things laid out on ironing
    boards. A man was selling single boots, lefts on one side and rights on the other, and every now and then a pair
    found each other, and there was applause. By the pump a girl sat with a row of closed bags. She did not know what
    was in them, she said, she had promised her brother not to look. One thing in exchange for one bag. It was all that
    remained of his stall.
script-1387-ask-swap = “One, then. The heavy one, no, the other.”
script-1387-ask-look = “No bags. But let’s walk up and down in the sun for once.”
script-1387-bag_a =
    Ours held buttons, a good pound of them, and at the very bottom the works of an alarm clock. { $present ->
        [one] We had been robbed, and then it came back to us that the girl had warned us.
       *[other] We had been robbed, according to one of us, and another pointed out that the girl had warned us.
    } The buttons sorted themselves by size in the course of the day, on the table, under everybody’s hands. The clock
    works we could use.
script-1387-bag_b =
    It was sand, and we were about to complain of it when a finger struck on something: carrots, packed as one packs
    them for the winter by a person who knew about carrots. There were not many of them. We took the sand back to the
    girl for her to use again, and she thanked us and asked, at last, what it had been.
script-1387-bag_c =
    A neck stuck out of it when we had got the string off. It was a guitar that had been trodden on, and the hole had
    been mended with a map of the coast. Three strings were left. { $present ->
        [one] All the way home we carried it
       *[other] All the way home one of us carried it
    } by the body, in both arms, with the head over the shoulder, and people stepped aside for it as they do for a baby.
script-1387-sun =
    It was almost warm along the wall of the bank. We walked up, and down again, and were greeted. In front of us there
    was a couple arm in arm with a pot between them, and you could hear what they were saying, it was about whether to
    have the sitting room done in green. At eleven there was a single shot, far off, from habit. In one minute there was
    nothing left in the square but ironing boards.

script-1388 = A quarrel about a drum
script-1388-drum =
    They fired at the same interval the whole night. It was not near. It was only that after each one came a pause just
    long enough to fall asleep in, and then the windows hummed on a low F. We know that it was F because there was a
    quarrel about it at half past three between two people who until then had been on good terms. At four the third of
    us was asked to judge. By five nobody was speaking to anyone, and it was still F.
script-1388-ask-sing = “Then let’s use it. Who knows something that goes in F?”
script-1388-ask-wax = “Trade next door for their wax. I don’t care what it costs.”
script-1388-chorus =
    It turned out that there is a harvest song that stays on one bass note all the way through; it might have been
    written for artillery. We waited for the bang and came in on the bang. Next door they took it up. By the fourth
    verse there was some singing on the other side of the street, out of time, in the dark, and we lay on our backs and
    made up further verses, till it was light and the thing left off and we went on for a bit by ourselves.
script-1388-slept =
    It was church wax, soft and brown, and when one had it in the ears the world was a long way off and one’s own heart
    very large. We slept. On waking, we could see that the plaster had come down over the beds, and that somebody had
    got up in the night and spread newspaper over each of us, tucking it in at the neck.

script-1389 = Fastened with a blue ribbon
script-1389-parcel =
    The parcel was addressed to the Family Ilic, third floor. There is no third floor. It had been packed abroad by
    people who had thought about it: the tin was wrapped in a towel, the bandages were inside a saucepan lid, and a
    child had drawn round its own hand on the lining paper, so as to send that, too. On top lay a letter in an envelope
    with a blue ribbon. The man who had brought it on his handcart said that Ilic was not to be found, and it was the
    same to him who signed.
script-1389-ask-find = “Somebody must know where the Ilics went. Ask along the street first.”
script-1389-ask-keep = “We’re on what’s left of their staircase. Sign for it.”
script-1389-third =
    They were in the cellar of the bank. It was only she and an aunt now. They would not hear of keeping it all. We had
    gone to the trouble, they said, and the aunt divided it up on the saucepan lid, and what with one thing and another
    we brought home nearly what we had taken there. Mrs Ilic kept the lining paper. While we were talking she had laid
    her own hand on the hand, it was a good deal larger, and she had spread out her fingers until it was quite covered.
script-1389-letter =
    We left the letter closed. It stood upon the shelf, against the wall, for as long as the coffee lasted. It was
    excellent coffee. Then it was opened after all, to see if there was perhaps an address to which you could write, and
    there was. “We do not know if you get these,” it said. “We put in each time the same, so that you can tell if a
    thing is missing.”

script-1390 = From the bell tower
script-1390-tower =
    There was somebody in the bell tower. He began with a flowerpot on our second floor, then the one next to it, left
    to right, as one reads. When the pots were done he took the letters of the shop across the way: he left BAKER and
    took the Y, and started on the next word. We had time to see how he worked. He did not seem to be angry with
    anybody. About ten o’clock an old woman came round the corner with her net bag, whom no one had been able to warn,
    and he let her go by.
script-1390-ask-sheet = “Sheets. On a line across the street, so he can’t see the crossing.”
script-1390-ask-floor = “Below the sills, all day, and not a foot outside.”
script-1390-laundry =
    We threw a stone with a cord on it, and the blue gate made it fast. All of the street gave something: a tablecloth,
    two sails from a man who had never told anyone that he owned a boat. It hung there the whole day and bellied in the
    wind, with the bullets going through it now and then, quite slowly as it looked, each leaving a spot of sky. Behind
    it people went about with buckets and said good morning to each other.
script-1390-knees =
    So we lived at the height of the table legs. One gets to know a house from there. We found the price of the
    floorboards on the underside of the sill, and a marble, and a whole row of pencil marks with dates, where a child
    had been measured every birthday up to the age of nine. He got as far as the R that afternoon. Then the light was no
    longer good enough for him.

script-1391 = The reading of the list
script-1391-voice =
    The radio read out the names for two hours. It was a young man, and one noticed that he had been told not to change
    his voice. He said surname, first name, street. Now and then there was a cough that came from another person in the
    room. At the letter K he read one, stopped, begged pardon and went on with the next; then at the end, after Z, he
    went back to it and said it once more, alone, with the street, and it was not in the same voice.
script-1391-ask-write = “Pencil. Those without a set will be asking at the pump.”
script-1391-ask-turn = “Turn it to something else. There must be something else.”
script-1391-pump =
    We had got most of it, some only by sound. At the pump there were already three other lists, by other hands, and
    people were going from one to the next to compare the spellings. A man asked us about a certain name; we had it, and
    with a street, but it was the wrong street. He had us look a second time. Then he thanked us, and wrote the wrong
    street down in his notebook very clearly.
script-1391-dial =
    There was a station that gave the water levels of a river in the north. We left it on that. It gave them for
    fourteen places, one below the other, all the way down to the sea: rising, rising, unchanged. When it had finished
    we knew the whole of the river. We heard the young man’s voice through the wall, from next door; he was still at it.

script-1392 = Paint
script-1392-mark =
    All along the street, there were dots of red paint on the doorposts, low down, where a dog would leave its mark.
    Some houses had one dot and some had two. Ours had three. It was still tacky. Everybody was out and rubbing at it
    with their sleeves and pretending to look for something they had dropped, and at the corner house, which had none,
    they were rubbing as well, so that nobody should think they knew why.
script-1392-ask-watch = “Two to sit up tonight, and let them hear that we’re two.”
script-1392-ask-smear = “Paint over it. Something that says there’s fever in the house.”
script-1392-whistle =
    { $them } took the second chair. They played at draughts with buttons, loudly, slapping them down on the board, and
    every quarter of an hour one of them went to the door and told a certain Stefan to put the rifle away. There was no
    rifle and there was no Stefan. It may have made a difference. At about two, a voice out there said, “That’s the one
    with Stefan,” and there was some discussion.
script-1392-plague =
    We made the three dots into a cross and put TYPHUS under it, and rubbed the doorstep with what there was, so that it
    smelt of hospital from the pavement. { $present ->
        [one] We coughed at the letter box
       *[other] One of us coughed at the letter box
    } when there were steps. By evening four other houses had typhus. The doctor’s widow came by with her stick, and
    read it, and was beside herself, until she saw the spelling.

script-1393 = Gutters
script-1393-drip =
    In the night all of the gutters had started to talk. By nine the street was a stream with things going down it that
    had been under the snow: a bowler hat, playing cards, a leg from a dressmaker’s dummy, on which a sparrow was
    travelling. There was such a smell of earth that people stood at the windows with their mouths open. { $present ->
        [one] It would freeze again, we knew that.
       *[other] It would freeze again, we all knew that.
    } Across the way they had hung out an eiderdown, and it was shot at, and it stayed where it was.
script-1393-ask-wash = “Heat the copper. Everybody’s hair, and then everybody’s shirt.”
script-1393-ask-garden = “See what’s come up in the yard, before it’s covered again.”
script-1393-hair =
    { $present ->
        [one] We did it at the tub, with the head held back over a towel and the jug poured blind.
       *[other] We did each other, at the tub, in turn, with the head held back over a towel.
    } The water went from brown to grey, and at the last rinsing it was nearly clear. { $present ->
        [one] It was years since we had had our hair washed by another person, and so it remained. Afterwards we sat on
            the stairs in the sun, wrapped up in a curtain, steaming, and had nothing to say.
       *[other] It was years since most of us had had our hair washed by another person. Afterwards we sat on the stairs
            in the sun, wrapped up in curtains, the whole lot of us steaming, and had nothing to say.
    }
script-1393-glove =
    There was a flower bed in our yard, we had never known; it had a border of bottles, neck downward. Something with a
    strong smell was growing in it already. There was also a hand rake, a hinge and one glove, laid upon the edge in the
    way one lays it down when one goes in to answer the door. Inside the glove the earth had dried, and it kept the
    shape of the fingers.

script-1394 = A second calendar
script-1394-page =
    The seed merchant’s calendar had come to its last leaf, with a picture of leeks. Nobody had thought that we would be
    needing another. So one of us ruled up the back of the leek page, from memory, and there was an argument as to how
    many days the month had; we all knew the rhyme, but we knew it in three versions. It had got colder. The stove took
    in an evening what it used to take in a day, and the people at the pump no longer said “when it’s over”. They said
    “when it gets warm”.
script-1394-fewer =
    In the squares of the first page we had been putting down who did the water. There was a name there that went on
    till a certain day, every third square, in pencil. The one who ruled the new page had divided up the water without
    it, and had then rubbed it all out and left the column empty. We agreed on it without any discussion. It came round,
    and it was done.
script-1394-count =
    Then we did a thing that was a bit childish. Each of us wrote down on a scrap of paper how many squares there would
    be until the end, folded it and put it into the sugar bowl. Whoever came nearest was to have the first real bath.
    The lid was stuck down with candle wax, and the bowl stood on top of the cupboard. For the rest of that day people
    went about with a look of knowing something.

script-1395 = Writing smaller
script-1395-page =
    Nobody talked about food any longer. In the first weeks we had done it the whole time, whole menus, with the sauces;
    then it became only bread; and now if anyone began, the rest looked at the floor. The river had frozen from bank to
    bank. At night both sides fired along the ice, so that nobody should walk on it, and in the morning it was all over
    stars. The diary had forty clean pages left. We began to write smaller.
script-1395-looks =
    At the pump this morning a woman drew her child to her other side when we took our place in the queue. She may have
    done it because of the wind. Nobody had ever said a word to us about what we brought home, and from whom. But they
    knew the bags. { $present ->
        [one] We took to going there very early, before it was light, and said to ourselves that it was on account of
            the ice.
       *[other] One of us took to going there very early, before it was light, and said that it was on account of the
            ice.
    }
script-1395-knock =
    This morning there was a parcel on the doorstep, in a bit of oilcloth. Nobody’s name was on it. A few sticks, a
    swede cut in half so that one could see that it was sound. We thought of all the people from whom it could have
    come, and found to our surprise that there were quite a number. In the end we gave up guessing, and simply said good
    morning to everyone with a special sort of emphasis.
script-1395-plain =
    Our door had a good lock by now, and a bar. We knew the houses round about by their smoke: who had some, at what
    time, of what colour. They must have known ours. { $present ->
        [one] It struck us today
       *[other] It struck one of us today
    } that in all this time we had not learnt the name of the people at the blue gate. We had seen them every single
    day. We had always thought that there would be an occasion.

script-1396 = Leaflets
script-1396-leaflet =
    An aeroplane dropped leaflets. They had been folded wrongly, and came down in bundles, one of which went through a
    skylight and killed a goose. We were given until nightfall, it said; it did not say until nightfall to do what. The
    second half was missing. All over town people were trying to find the second half. Towards noon the guns began, from
    the hills, from both of them, and it was not as it used to be, one after the other like people in a conversation.
    They were all speaking at once.
script-1396-ask-cellar = “Down. Take the doors off and make a roof of them over the beds.”
script-1396-ask-stay = “We’ve never left this house to anybody. Man the stairs.”
script-1396-lamp =
    With five doors over us, and the mattress over those, it was like being inside a piece of furniture. The calendar
    had been brought along, and hung it up. The blue gate were there, they had no cellar of their own, and so we learnt
    at last what they were called: Marinko. It was an ordinary name. Each time that a big one came the youngest of them
    said “Missed”, into the dark, and the whole cellar said it after her.
script-1396-stairs =
    We sat on the stairs, { $present ->
        [one] on the third step from the street door, with what we had across our knees. It was a strange way of
            spending a day; you saw only the door.
       *[other] one to each step, from the street door upwards, with whatever we had. It was a strange way of spending a
            day; you saw only the back of one neck.
    } There was a hole in the wall at the turn, and through it we saw men run from left to right and after a while from
    right to left. They did not look in. About six a leaflet blew through the hole: the second half, and it was
    an advertisement for the first.

script-1397 = By feel
script-1397-dark =
    There had not been any current for a long time, and so it surprised us that it could still go out. But there must
    have been some light, from the power house, from the barracks, some glow that came from under the clouds; for last
    night there was none, and you held up a hand and there was nothing there. On the hills it was dark as well. For the
    whole night they did not fire one shot, on either side. A voice called out a name, over in the direction of the
    square, very far off. Then some others did it. It went round the city, people calling to find out who was there.
script-1397-ask-candle = “Make a lamp, out of anything, and put it in the window.”
script-1397-ask-talk = “Leave it dark. Nobody can see who is crying. Talk.”
script-1397-window =
    It was a sardine tin and a bootlace, and you would not believe how much that is. It stood on the sill, in full view,
    which was madness. A minute later there was one at the blue gate, and then in places where we had not known that
    anyone was living, high up, low down, as far as the river. No one shot at them. We let it burn until the tin was
    dry, and looked for the shape of the streets.
script-1397-colours =
    { $present ->
        [one] So we said aloud what there was in a room that we had once lived in, beginning at the door and going left,
            and then in the next one. It took until morning. There were green tiles, and a clock with a stag. Where we
            stuck, we asked: and under the window? If we had ever got there, we could have found the light switch.
       *[other] So we went round and each had to say what there was in a room that they had once lived in, beginning at
            the door and going left. It took until morning. There were green tiles, and a clock with a stag. When one of them stuck, the others asked: and under the window? We knew those rooms after that. If we had ever got
            there, we could have found the light switch.
    }

## Fixed days

script-1398 = The second evening
script-1398-spoons =
    We had found the spoons of the house, and they had a crest, a heron with a fish. There were eleven. Everybody took
    one and turned it over and felt bad. On the second evening of living with strangers you have used up all the polite
    questions, and the next ones are too long. We ate. Someone had a way of clicking the spoon on the teeth. Somebody
    else hummed while chewing and did not know it. The stove wanted feeding every nine minutes, and for the time being
    that was what we talked about.
script-1398-ask-share = “All right. Where was each of you, the day it began?”
script-1398-ask-quiet = “Let’s just eat, and sleep. There’ll be other evenings.”
script-1398-stories =
    One had been in a dentist’s chair with a mouth full of cotton wool. One was arguing about a parking space, and had
    won. It got late over it, and we ought not to have used so much of the lamp. Nobody said anything that was
    important. But the one who clicked was asked whether those were real teeth, and they were not, and were taken out to
    be shown; and after that it was possible to say please stop humming.
script-1398-nail =
    So nobody told anything, and it was rather restful. Before the lamp went out each of us chose a place along the wall
    and knocked in a nail over it, for a coat. There was no talk about who should have which. We lay under the row of
    coats and looked up at them. They had much more the appearance of people who know each other.

script-1399 = The seventh page
script-1399-week =
    We had come to the seventh page. A man came along the street with a postbag, a real one, and shouted up at the
    windows that he was leaving tonight by the tunnel and would take letters, one to a house, nothing thick. He did not
    want to be paid for it. He was curious, he told us, to see if it could be done. There was a stub of pencil and the
    back of a seed packet. It had room for about forty words, and all of us had somebody.
script-1399-ask-letter = “Draw lots for it. One of us writes, and puts in the others’ love.”
script-1399-ask-work = “He’ll be shot with it, or he’ll read them. There’s a stove to mend.”
script-1399-sealed =
    { $them } drew the long match. We all went out of the room, so that it could be done in peace, and stood on the
    stairs, and after half an hour we were called in to hear it. There were nineteen words. The other side had been left
    to us, and we put our names there, one beneath the other, with the ages. Then it was licked and shut; it tasted of
    radish, said { $them }. The postman felt it between two fingers and found it thin enough.
script-1399-swept =
    We swept the chimney. It ought to have been done weeks ago. From the roof you could see him, going from house to
    house with the bag, and how people came running and then stood about in the road when he had gone on, with their
    arms hanging. What came out of the chimney was a jackdaw’s nest, and it was made of wire, and hairpins, and about
    half of a venetian blind.

script-1400 = Return to sender
script-1400-answer =
    The man with the postbag stood outside and grinned. It could be done. He had handed over a hundred and six of them
    to a lady at a desk on the other side; and since he had had to wait for the dark before coming back, she had rung
    some of the people up. He read to us what he had jotted down. For { $them } there was a line and a half. “Tell them
    the dog sleeps on the bed. Tell them we have stopped saying if.” He had been given smokes to deliver as well, and
    had only smoked a few.
script-1400-bag =
    A boy brought the bag, or the half of it. It had been lying by the tunnel. He was going round with what was still
    legible, because he could read, and wanted something for it. Our seed packet had a bootprint. It had not been
    opened. { $them } took it and held it against the window, you could make out the nineteen words the wrong way round,
    and then laid it in the drawer with the spoons. We gave the boy what he asked. There was a good buckle on the bag,
    and he let us have that.

script-1401 = Snow, at last
script-1401-snow =
    When it grew light there was no street. There was a white thing, quite even, from our step to the step across the
    way, and nobody had trodden on it. The wrecked car had become a sofa. What worried us was something else: anyone who
    came home now wrote it down for everyone to read, how many feet, with how much on their backs, and into which door.
    A neighbour had already been by, on one leg and a crutch. He had stopped in front of every house.
script-1401-ask-sweep = “A broom. Sweep the whole street, every door, so that ours means nothing.”
script-1401-ask-melt = “Leave it, and fill the pots. It’ll never be as clean as this again.”
script-1401-tracks =
    It took until it was full daylight, backwards, with a broom tied to a belt. At the blue gate they understood it at
    once and did their part, and further on others took it up. By seven, the street had been combed from end to end in a
    herringbone pattern, like something in a park. The man at the upper window over there had nothing to look at. He
    shot one hole in the middle of it, small and blue.
script-1401-pots =
    A bucket of snow makes a cup of water. We had never known that it would be so little. We carried it in from the yard
    for an hour, and the pile hissed and sank together, and at the bottom of every pot there was something: a feather,
    soot, the wing of a fly. It tasted flat, like a plate. In the yard we had taken it away right down to the grass, and
    it lay there green and shocked.

script-1402 = Other people’s shoes
script-1402-shoes =
    By now all of us had shoes that had belonged to somebody else. It came about gradually. Tonight, before the tasks
    were given out, they stood beside the stove to dry, and one of us, who had been dozing, asked who all those people
    were. Then we looked at them in that way. A dancing pump with a strap. The boots with the name of a mine. And a pair
    of sandals, stuffed with newspaper, kept for the summer.
script-1402-clean =
    There was one pair that had been cleaned. The rest were white with salt and those were black and shone, toes and
    heels, and the laces had been washed. They had come to us after a fight. We knew it, and we knew from whom. Whoever
    wore them had sat and rubbed at them for an evening, and did not look up when it was remarked on. That night they
    were put out on the landing, and in the morning they had been brought in again because it was cold.
script-1402-soles =
    There was one last in the house, made of iron, and tacks turned up. So we mended them, all of them, without asking
    whose turn it was to go out, with felt and a piece of the linoleum from the passage. You could hear the difference
    on the stairs. We all of us walked up and down a bit for the pleasure of it. On the sole of each shoe there was now
    a small brown flower, and wherever we went we left those.

script-1403 = The bath list
script-1403-bath =
    At the pump they said that it was nearly over. They said it with their eyes down. An officer had been seen taking
    curtains out of his quarters, and that was thought to mean something; people do not take curtains to a battle. We
    had stopped believing in things, and we believed in curtains. { $present ->
        [one] There was enough water in the barrel that we lifted the lid, looked in and put the lid back, then lifted
            it again.
       *[other] There was enough water in the barrel that one of us lifted the lid, looked in and put the lid back, then
            lifted it again.
    } It would be about a hand deep in the tub.
script-1403-ask-bathe = “Tonight. All of us, one after the other, while it’s hot.”
script-1403-ask-save = “When it’s over. Not a day before. Put the lid on.”
script-1403-lather =
    { $present ->
        [one] We got in while it was so hot that we had to shout, and stayed until it was something like cold gravy, and
            all of it was the best. There was a sliver of soap with a rose on it, and we passed it over our hands twice
            and laid it back.
       *[other] We drew for the order. The first had it so hot that there was shouting, and the last had something like
            cold gravy, and each of them said that it had been the best. There was a sliver of soap with a rose on it,
            and you were allowed to pass it over your hands twice.
    } Afterwards we sat there with our pink ears and listened to the guns, as one hears a neighbour beating his carpets.
script-1403-list =
    { $present ->
        [one] We put the lid on and sat by the tub, dry, and drew up a list: how hot, how many minutes, which towel. It
            was amended twice, and signed. It was nailed up beside the calendar, with the date left open, and each time
            that we passed we straightened it.
       *[other] We put the lid on and sat round the tub, dry, and drew up a list of who would be first, second and so
            on, with minutes. There were objections, and it was amended. Everyone signed. It was nailed up beside the
            calendar, with the date left open. Whoever passed it straightened it.
    }

script-1404 = What was left in the caddy
script-1404-caddy =
    The people before us had left a tea caddy on the cupboard when the house was given up, and in the course of the
    winter we had all put something in it, at one time or another, in order not to have it about: a key, a ring that was
    too loose now, some slips of folded paper. It was full today. The lid would not go down. The last thing was a milk
    tooth in cotton wool.
script-1404-ask-open = “Tip it out. Let’s see what we’ve been carrying.”
script-1404-ask-later = “Sit on the lid. It’s not the day for it.”
script-1404-slips =
    It made quite a small heap. We had thought it would be more. Things were recognised and claimed and some of them
    were only looked at and pushed a little to the side. At the bottom, from before our time, there was a spoonful of
    real coffee, with a date. The tooth lay in the middle by itself. It went back in first, and then the others one by
    one, and each of us had somehow got hold of the thing that belonged to the next.
script-1404-wax =
    One of us did in fact sit on it, and it shut. We dripped wax all round it and pressed in the heron from one of the
    spoons. It was put back on the cupboard. It would have to be opened by a stranger, we agreed, who has a warm room,
    with a good light, and a whole afternoon.

script-1405 = The guns are late
script-1405-late =
    They always began by nine. At half past we were standing about in the kitchen, with things in our hands. It was like
    waiting for a person who is never late. From the window you could see people at their doors, right along the street,
    doing nothing, each with one foot outside. A dog lay down in the middle of the road. Then a window was pushed up,
    three houses along, and a man whom we had never seen before leaned out and said to the whole street, in a tone of
    complaint: “Well?”
script-1405-ask-out = “Ten steps. Just as far as the dog.”
script-1405-ask-stay = “It’s a trick. Stay away from the glass.”
script-1405-kerb =
    We had got as far as the dog. It was one shot, a single one, and perhaps it was not meant for anything. { $them }
    sat down on the kerb, in some surprise, and said that it was nothing, and it was not quite nothing. By the time that
    we were indoors, it had begun on the hills, in the ordinary way, and we were almost relieved. The dog had not got
    up. It had only turned round so as to have its back to it.
script-1405-square =
    Ten steps, and then some more. We went to the end of the street, and looked round the corner, and there was the
    square with all of its sky. Nobody had swept there. People walked about in it in small circles, a few from each
    house, and kept looking up, as if they had all lost the same kite. At eleven the guns started. Everyone went home,
    at a walk, and some of them were shaking hands.
script-1405-clock =
    We kept in. We saw the others go as far as the dog and beyond it, out of sight, and come back after an hour with red
    cheeks. The guns had started by then. Nobody had been hit. They called across to us what it was like in the square,
    and we called back that it had been a very foolish thing to do. It had been. { $present ->
        [one] We had slept for the whole of that hour,
       *[other] One of us had slept for the whole of that hour,
    } in a chair, in the sun, behind the door.

## Exploration cards

script-1406 = Sewing box
script-1406-heap =
    It had been somebody’s heap, not just rubbish. Whoever it was had raked the ruin together and then begun to sort it:
    nails in a soup plate, straightened; glass by colour; keys; a bowl for teeth of combs. There was a folding stool
    with a cushion on it. The work had been broken off in the middle of the hinges. A cup stood by, full to the brim
    with rain that had frozen in a dome.
script-1406-ask-sort = “Go on where they stopped. It’ll pay, with good light.”
script-1406-ask-grab = “Tip the plates in the sack. We aren’t here to tidy.”
script-1406-button =
    We took turns on the stool. It is a peaceful occupation, and the hands find out by themselves what belongs together.
    In the end there was a pile of things that fitted nowhere, neither with the metal nor with the rest; we saw then
    that our predecessor had had one like that as well, on a saucer, a little to the side. We added ours to it.
script-1406-spilled =
    The nails made a noise like a hailstorm and went on making it, inside of the sack, with each step. The stool fell
    over. One of us stood it on its legs again and put back the cushion, and then felt foolish. The bowl with the teeth
    of combs we left.

script-1407 = The drawer with the letters
script-1407-desk =
    In the desk was a drawer that stuck, and it stuck because it was full of letters. They were all in the same hand and
    all began in the same way, “My dear Thursday”. There must have been a thousand. They dealt with frost and a
    neighbour’s goat and the proper way to hang a door, they went on for years, and as far as we could see by the torch
    they had all been written in this room and never posted. It was dry paper. It would have kept us for two evenings.
script-1407-ask-burn = “It’s heat. We needn’t read them.”
script-1407-ask-leave = “Push the drawer in. That’s between the two of them.”
script-1407-ribbon =
    We did read them, naturally; you cannot put a thing into a stove without seeing what is on it. Thursday, it seems,
    was a person. She had a limp and a green bicycle. { $present ->
        [one] Somewhere in the second evening we laid the last bundle aside, not to be burnt
       *[other] Somewhere in the second evening one of us asked not to have the last bundle burnt
    } till we knew how it came out with the goat. It did not come out. It broke off with a comma.
script-1407-slot =
    It would not go in as it had been. There was always one letter too many, and we had to take them all out again, and
    lay them in by the edges, flat, in layers. The top one said: “My dear Thursday, nothing happened today, and I was so
    glad of it that I went round twice.” { $present ->
        [one] We said that over on the way home, in time with our steps.
       *[other] One of us said that over to the rest on the way home, in time with our steps.
    }

script-1408 = Jars
script-1408-shelf =
    The larder had a lace edging along every shelf, starched, with holes punched in the shape of hearts. It had been
    emptied long before us. But the last to come had been short, or tired, for on the uppermost board, right at the
    back, stood a jar of beans with a rubber ring. { $present ->
        [one] We climbed the shelves like a ladder to get it.
       *[other] One of us was lifted up to get it.
    } It was very heavy, it was cold and smooth and seemed to us as large as a head. We stood and looked at it.
    { $present ->
        [one] Our mouth was full of water.
       *[other] We all had our mouths full of water.
    }
script-1408-ask-eat = “Whoever’s worst off eats it here, standing up, now.”
script-1408-ask-carry = “It goes home. Everybody gets the same.”
script-1408-spoon =
    The ring came off with a smack that you could have heard in the yard. { $present ->
        [one] { $them } ate with two fingers, in the dark, facing the wall, as one does with something that is not going
            to be shared, and drank the juice after it. On the way home the empty jar was a weight in the bag. It had
            been the large white sort, with a bay leaf.
       *[other] It was { $them } who was handed it and did not argue, which showed how matters stood. It was eaten with
            two fingers, in the dark, while the rest looked out of the window and kept up a conversation about the
            gutters. After it { $them } drank the juice, and then said what sort of beans they were, so exactly that everyone had had a few.
    }
script-1408-wrapped =
    It went into the middle of the bag, in a towel, { $present ->
        [one] and with that bag we walked differently. At each corner we put in a hand to feel how it was.
       *[other] and whoever carried the bag walked differently. At each corner the others asked how it was.
    } We got it home in one piece. On the table it looked a good deal smaller, and we cut up the lace edging for a lamp
    wick, since that had come along without anybody noticing, all two metres of it, round { $present ->
        [one] our neck
       *[other] somebody’s neck
    }.

script-1409 = Third lock
script-1409-door =
    Three locks, one over the other, and each of them newer than the one below. The people who lived here had grown more
    frightened at regular intervals. A visiting card was stuck in the frame: BACK AT FOUR. Beneath that it had been
    answered in pencil, “It is five,” and, with a different pencil, “It is February.” The last lock had scratches on it.
    Others had tried before us, and one had left his tool sticking in it, broken off short.
script-1409-ask-note = “Get that bit of steel out. It’s better than anything we’ve got.”
script-1409-ask-ear = “Wait. Put your ear on it first.”
script-1409-wire =
    It took a pair of tweezers and an hour on our stomach, on the doormat. The stub came out at last with a spring
    behind it, beautifully made, from a corset bone. Filed down a little it would serve. Before going on we wrote under
    the other remarks, since it seemed to be the custom, that we had called. Nobody knew the date. We put “evening”.
script-1409-canary =
    There was something going on in there. It was a small dry noise, and it came and went, and we had thought of nearly
    { $present ->
        [one] everything that it could be when we recognised it
       *[other] everything that it could be when one of us recognised it
    }: a blind, with its cord tapping on the glass. The window was open, then. In that case there was nobody at home,
    and there had not been for some time. We breathed out and got on with it more quietly than if there had been.

script-1410 = Under the beam
script-1410-hand =
    A shoe stuck out of the rubble, and it was some time before we understood that it was not just a shoe. It was a
    woman’s, a house shoe with a pompon. The snow had been cleared from it and from a small space round it, quite
    recently, and a spray had been laid down of artificial cherries from a hat. They must have come every day. They had
    not had a shovel, that was all.
script-1410-ask-dig = “We’ll get her out. Leave the rest of the place for another night.”
script-1410-ask-stones = “Cover it. A few stones, decently. Then go round.”
script-1410-apron =
    She was lying on her side, as one lies to sleep, with an apron on and a rolling pin, and had no injury that we could
    see. In the pocket of the apron was flour turned to stone. We carried her across to where there was earth. On the
    mound we put the cherries, and the shoe’s fellow, as a kind of label.
script-1410-cairn =
    We piled up what was lying there, half bricks mostly, and it made a small neat heap with the cherries on top. From a
    distance one would have taken it for a thing that children build. All the while we had been working there was a boy
    at the upper window of the next house. He did not call out. He had a coal shovel, a toy one made of tin, and he held
    it the way you hold a candle.

script-1411 = From the inside
script-1411-cell =
    Behind the bars somebody said, “Good evening.” He had locked himself in. It had been a bank or a jeweller’s, and the
    grille worked from the inside only; he was quite comfortable in there, as he told us, he had a chair. For weeks
    people had been shaking at it to get in to him. He had the key on a string round his neck. What he did not have any
    longer was something to chew. He asked whether we had been upstairs yet, and whether it was true about the moon.
script-1411-ask-pass = “What about the moon? Here, put your hand through.”
script-1411-ask-walk = “We’d sooner you stayed where you are.”
script-1411-drew =
    They were saying that it had been hit. He was glad to hear that it had not. While he chewed he drew us a plan of the
    whole building on a paying-in slip, with everything he had heard through the ceiling in the course of the winter,
    where it creaked, who had carried what and in which direction. It was all correct. On leaving we asked him if he
    would not come out. He thought it over seriously. “Not yet,” he said, “but thank you for putting it as a question.”
script-1411-bars =
    “Quite right,” he said. But when we had gone on he began to run a coin along the bars, up and down, not fast. He did
    it to hear something, or to be heard. It carried through the whole of the floor like a washboard being played. We
    hurried. It went on till we had closed two doors behind us, and for some time after that we still heard it.

script-1412 = Somebody with a stick
script-1412-steps =
    Two feet and a third thing. It came along the passage above us, step, step, tap, then there was a stop, and a drawer
    was pulled out and pushed in again. There was no light. Whoever it was went through those rooms in the pitch dark as
    quickly as one goes through one’s own kitchen. We had put out our torch. Step, step, tap. It was on the stairs now,
    and it was humming a scale.
script-1412-ask-speak = “Good evening. There are people down here. We don’t mean any harm.”
script-1412-ask-freeze = Not a sound. Let it go by.
script-1412-arm =
    “I know,” said the voice. “I’ve been giving you time to decide.” She was blind, a piano tuner; for her the whole
    city had got to be { $present ->
        [one] as dark as for us
       *[other] as dark as for the rest of us
    }, and she did very well in it. Two of the men upstairs were asleep and one was not, she told us. She gathered herbs
    by the smell out of people’s window boxes. She gave us some, then felt along the nearest sleeve, and said that the
    coat wanted a button.
script-1412-bucket =
    There was a gasp and something was thrown, a bucket by the sound of it, down the whole flight. Then the steps went
    up again, three at a time, without any stick. We had frightened somebody to death who had been just as much in the
    dark as we had. The bucket rolled to and fro on the tiles for a long time. It had been full of coal dust. We
    breathed it, and we left black footprints.
script-1412-cramp =
    It came down, step, step, tap, and passed us so close that we smelt soap. { $them } had been caught on one leg and
    stayed on one leg. It stopped. It said, into the room, quite kindly, “As you like,” and went off towards the yard,
    and the scale was taken up from the note where it had been dropped. Then { $them } fell over sideways, very slowly,
    { $present ->
        [one] into somebody’s coats
       *[other] into our arms
    }.

script-1413 = What the floor knew
script-1413-floor =
    The boards were marked. On every third or fourth of them there was a dot of nail varnish, and it did not take us
    long to find out what it meant, since the first that we stepped on without a dot let out a shriek. They had crept
    about here at night, on the red dots, past a sleeper. They led from a small bedroom, round the bed in the large one
    and as far as the front door. One board had a cross instead, and next to the cross the varnish had been spilt.
script-1413-ask-lift = “A cross is a cross. Give me the bar.”
script-1413-ask-edge = “Keep to the dots. In single file, and no talking.”
script-1413-tin =
    It came up with { $present ->
        [one] a groan for which we apologised
       *[other] a groan for which we all apologised
    }. There was a biscuit tin in the hole, with what a girl would need who meant to go away for good, and at the top a
    railway timetable, out of date by five years. She had underlined one of the trains. We would have liked to know if
    she had caught it. The tin was still here, and on the other hand the varnish was a good brand, and on the way out we
    noticed that the chain on the door had been oiled.
script-1413-wall =
    We went on the dots, and it was like dancing with a person who knows how. At the bed there was a very long step,
    then two quite small ones, and a hand on the bedpost, where the polish had gone. Nobody heard us. At the front door
    { $present ->
        [one] we had got up on tiptoe without meaning to and were reaching for the chain from the side, with two
            fingers, to keep it from rattling.
       *[other] the one who went ahead had got up on tiptoe without meaning to and was reaching for the chain from the
            side, with two fingers, to keep it from rattling.
    }

script-1414 = A room with a lamp
script-1414-nursery =
    One room had been forgotten. The windows had their glass, there was a carpet; the door closed behind us with a click
    that we had not heard for months. It was so still that the blood sang in our ears. On the wall there was a lamp in
    the form of a toadstool. It did not work, of course, { $present ->
        [one] but we had pressed the switch, and then we pressed it again. We sat down on the floor. It was only to do
            up a lace.
       *[other] but one of us had pressed the switch, and then all of us did it, one after the other. One of us sat down on the floor. It was only to do up a lace.
    }
script-1414-ask-sit = “Five minutes. I’ll watch the door, and you shut your eyes.”
script-1414-ask-go_on = “Up. If we stay here, we won’t want to leave.”
script-1414-slept =
    { $them } was asleep at once and slept like a stone in a brook. { $present ->
        [one] The bag sat against the wall beside us like somebody who does not want to speak first.
       *[other] The rest of us sat along the wall with our legs out in front of us and did not speak.
    } It was a good deal longer than five minutes. There was a smell there of floor polish and pears. When we had to go
    we put the carpet straight, and the last one out closed the door gently, until it clicked, and tried the handle from
    the outside, to make certain that it had caught.
script-1414-shade =
    We unscrewed the toadstool. There was a yard of good flex on it and the switch. In the wall it left a clean round
    patch with two wires looking out. Nothing there was any different when we left, except that the door no longer shut,
    { $present ->
        [one] for we had taken the latch along
       *[other] for one of us had taken the latch along
    }, and that from the passage you could see straight in.

script-1415 = Room for one
script-1415-niche =
    Behind the dresser was a niche, just deep enough to stand in with your face to the wall. It had been used. At the
    height of the mouth the plaster was damp and worn smooth, and beside it hung a little net with two cigarettes and
    some coffee beans in a twist, and a strip of paper: “For the next one. Leave something if you can. It’s the second
    hour that is hard.” There were different handwritings after that, below each other. They said thank you, mostly. One
    said, “My knees!”
script-1415-ask-add = “Put something in. It needn’t be much.”
script-1415-ask-take = “The next one is us.”
script-1415-scratched =
    We put it in the net and wrote our line. It was hard to think of anything. In the end it became “There is a nail
    behind your left knee, mind it”, which had not been mentioned by any of the others. { $present ->
        [one] We tried out the place for a moment, nose to the plaster, and stepped back out rather quickly. It was well
            built; we said so, aloud.
       *[other] We all tried out the place, in turn, for a moment, nose to the plaster. Each of us stepped back out
            rather quickly and remarked on how well it was built.
    }
script-1415-empty =
    It fitted into one pocket. The net was left hanging on its hook and looked like a thing that one finds on a beach.
    The paper we did not touch. But the next time there was one line more, at the very end, in fresh pencil: “Sorry”.
    { $present ->
        [one] We could not account for that, and we were never more than one.
       *[other] None of us admitted to that, and we were never more than three.
    }

## Nights, and the morning after

script-1416 = First watch
script-1416-sounds =
    On the first night everything was somebody. The house had not yet told us its noises, and there were a great many.
    The beam over the door ticked as it cooled. Between one and two a branch combed the gutter. There was a loose tile
    that went up and down in a wind with the sound of a man putting down a cup. Whoever sat up that night got to know
    them one after another, with a raised poker, going from door to door in stockings.
script-1416-ask-lamp = “Turn up the lamp. Let them see that someone’s awake.”
script-1416-ask-dark = “No light. Sit still and learn what belongs here.”
script-1416-moth =
    With the lamp on it was better, you could see that there was nothing there. From the street you could see it, too.
    About three a moth came in through the hole and went round and round the glass, in November, and the guard was so
    thankful for the company that it was written down in this diary as a visitor. It was the second entry. The first was
    about the nail.
script-1416-learnt =
    Towards morning the one on guard could tell them with closed eyes: branch, tile, beam. And so, when there was one
    that did not belong, it stood out like a word in a foreign language. It was a shoe, being placed on the step very
    carefully, and then the other shoe. Before the second one had come down, the poker was up.

script-1417 = Who held the door
script-1417-table =
    It was not until it got light that we saw the blood on the banisters. It went up with the hand and down with the
    hand, every hold of it, you could read off the whole of the fight as on a sheet of music. Whoever had held the door
    was sitting on the bottom step with a tea towel and would not be helped until the broken chair had been cleared to
    the side, so that nobody should fall over it. They had had torches, and one had kept saying sorry.
script-1417-ask-wash = “Sit under the window. This will sting, and then it’ll be over.”
script-1417-ask-wrap = “Tie it up tight. We can’t spare anything for washing.”
script-1417-thread =
    It stung so much that we were told something about our mothers. There was a splinter of the banister in it, as long
    as a match. It was kept in a saucer, and admired, and by noon it had got about in the street that we had been
    attacked with a spear. In the afternoon the stairs were scrubbed. One hold was left, high up on the newel post.
script-1417-joke =
    The tea towel had a recipe printed on it, for plum dumplings, and it was a good firm one. “Take a deep dish,” it
    said across the bandage. We made the remarks that one makes. They were laughed at, at the right moments, and it was
    only afterwards, when we were alone with it, that the one who had held the door asked whether they had thought of
    trying to find out if the man who said sorry was from round here.

script-1418 = The bare shelf
script-1418-shelf =
    There was nothing on the shelf this morning. It had been nearly nothing for some days, and yet it was a different
    thing; the wood had marks on it, rings and squares, from everything that had stood there, and you could have named
    them. It was wiped down. Then a jar was brought a jar of nails from the workbench and put it there, because it
    looked better with something. We drank hot water from the cups with the heron, and the one who clicked with the
    spoon stirred it.
script-1418-alone =
    There was nothing on the shelf this morning. It had been nearly nothing for some days, and yet it was a different
    thing; the wood had marks on it, rings and squares, from everything that had stood there, and you could have named
    them. We wiped it down all the same. Then a jar of nails was brought from the workbench and put there, because it
    looked better with something. There was hot water, in one of the cups with the heron, and it was stirred.
script-1418-ask-beg = “One of us goes to the blue gate and asks. Straight out.”
script-1418-ask-flour = “There’s flour in the cracks of the bin. There’s glue behind the wallpaper.”
script-1418-gate =
    { $them } went, without a coat, so as not to look as if we had one to sell. They opened only as far as the chain. It
    was not a long conversation. What came out through the gap was a carrot, a big one, with the earth still on it and a
    hair ribbon round it, and a hand that took hold of { $them } by the wrist for a moment and let go. “They thanked
    me,” said { $them }. “I don’t know what for. I think they had been afraid it was something worse.”
script-1418-paste =
    We had half a cupful from the bin, with what else there was in the bin, and the rest was paste. The old sort was
    made with rye. The paper could be steamed off in whole sheets and scraped. It set very well and could be cut in
    slices, and it had a taste of rooms. { $them } had the corner piece, with the mould on it, and made a joke of that,
    and was ill before dark.

script-1419 = Boards
script-1419-outside =
    Somebody was standing on the other side of the boards. One of the planks had a knothole, and the starlight that came
    through it every night was not there. He did nothing. He was probably looking in, only in here it was dark as well.
    The guard got up off the chair by degrees, a creak at a time, and went over until they were about as far apart as
    people at a counter. Then there was a whisper, not at all threatening. “How many nails did you use?”
script-1419-ask-answer = “Enough. Are you hungry, or are you a bandit?”
script-1419-ask-hammer = Say nothing. Take the hammer, and use one more.
script-1419-voice =
    He appeared to be thinking about it. “I don’t know yet,” he said. “I’ve never done it before.” Then for a while they
    talked, through the hole. He had been an usher in the cinema. He said that if one was going to do it, there was a
    door that people always forgot, and described where it was, in our own house; it was true, behind the coal. The
    starlight came back. We blocked up the door at once, and felt that this was rather a poor return.
script-1419-crowbar =
    “I’m with some people who are,” said the voice, and moved to one side. It was only then that the crowbar came in,
    under the lowest plank, where the whole of its length had been lying ready. He had just been keeping us talking. He
    had done it so nicely that the guard’s first feeling, it was admitted afterwards, had been one of disappointment.
script-1419-nail =
    It took three blows, and each of them sounded through the whole house. Nobody slept after that. There was a pause,
    and a breath let out through the nose. “Forty-one,” said the voice, so that he must have counted them all with his
    fingers before. We heard him step back into the road, where others were waiting, and report it.

script-1420 = A man on the stairs
script-1420-bag =
    Nobody asked about it at breakfast. { $present ->
        [one] Somebody had been killed by us; it had come in at the door with the bag, you could see it by how the
            things were put down.
       *[other] We all knew that somebody had been killed by us; it had come in at the door with the bags, you could see
            it by how the things were put down.
    } There was a wallet among them, and in it a ticket for a cloakroom, number 88, and a folded drawing of a house with
    smoke coming out of the chimney in a spiral. It went from hand to hand and ended up beside the bread board. There
    was a place for it in this diary, the date had been put, and a line ruled under it.
script-1420-ask-tell = “Write it down. How it was, and in what order, and who.”
script-1420-ask-quiet = “No. What’s written down stays. Turn the page.”
script-1420-page =
    { $present ->
        [one] So it was told, to the paper, and written.
       *[other] So it was told, and one of us wrote.
    } It took up twelve lines. When it was read out, there were two corrections: he had not shouted, he had only opened
    his mouth; and it had been the left hand. The drawing was gummed in. It is on the opposite page and has come off on
    this one, so that there is smoke over all of the twelve lines. Whoever did it slept after that, not well, but at the
    usual times.
script-1420-soap =
    The page was turned, and there it is now, with a date at the top. The wallet went into the stove and the ticket went
    in with it. The drawing would not burn; it was done in wax crayon, and it ran. We saw to it that the one who did it
    was not alone with a job from then on. And there was a lot of washing of hands in this house, by everybody. We were
    soon out of soap.

script-1421 = What came with the bags
script-1421-jar =
    Some of what was on the shelf had a name on it. It had been written in violet ink, in an old person’s hand or in a
    child’s, on a bit of sticking plaster: the name, a year, and “do not shake”. Nobody had put that jar at the front,
    and it was always at the front. { $present ->
        [one] We went over it again: the stairs, and how dark it had been, and that it might as well have been empty for
            all that one could have told.
       *[other] Those who had not been there took care to ask nothing. The ones who had been there talked about the
            stairs, and how dark it had been, and that it might as well have been empty for all that one could have
            told.
    }
script-1421-ask-back = “Take one thing back. Leave it at their door, and don’t knock.”
script-1421-ask-eat = “It’s here now. Open it, and let’s have it behind us.”
script-1421-step =
    It was done the same night, by a very long way round, and we will not put a name to it. Was there anyone there?
    Some light showed under the door. The thing had been set down, and then lifted up again, and turned round so that
    the label was towards the door. That is all we were told. It was the only errand of the whole winter from which a
    person came home with less than they had set out with, and was greeted at the door like that.
script-1421-label =
    It was plums. They were very good. The stones were put on the rims of the plates and we started counting them, rich
    man, poor man, and left off. The plaster with the name would not come away from the glass, neither with hot water
    nor with a knife. We kept salt in it. It said what it said, and the year, and nobody shook it.

## What the dead left

script-1422 = What Vuk left
script-1422-page =
    Vuk’s place by the wall had a hollow in it, in the plaster, at the height of his head. He had leaned there. Among
    his things were a tin with cigarettes cut in half, so as to last, and his quarry whistle. We had never heard it.
    There was a stone as well, of a blue sort, very heavy, and polished on one side; he had once told us that it came
    from the last face they opened and that if you wetted it you could see a fern. We wetted it.
script-1422-ask-stone = “That goes on top of him. Roll it, it’s too heavy to lift.”
script-1422-ask-use = “Smoke his cigarettes. He’d have handed them round.”
script-1422-rolled =
    { $present ->
        [one] It took a plank, and most of the day.
       *[other] It took two of us with a plank.
    } Twice it went its own way, and we had to fetch it out of the gutter. When it lay as it should, we blew the whistle, once, for the all clear, since that is what it is for. Every window in the street went up. We had not
    thought of how loud it would be.
script-1422-smoke =
    { $present ->
        [one] We sat in his corner and smoked half a one, as he had cut them. It was the strong black stuff. By the
            second drag we were coughing, and said it for him, in his voice: “That’s not smoke, that’s weather.”
       *[other] We sat in his corner and smoked, half a one each, as he had cut them. It was the strong black stuff. By
            the second drag everybody was coughing, and one of us did his voice, how he used to say “That’s not smoke,
            that’s weather.”
    } The tin smelt of it for good. Whoever leaned against that wall found that their head went into the hollow and did
    not fit.

script-1423 = What Mira left
script-1423-page =
    The boots stood at the foot of the stairs, with the toes to the door. Mira never put them away in any other manner;
    a person ought to be able to step into them in the dark, she used to say. Over the door hung the cord. In the pocket
    of her anorak was a summit register from some hut, a little book in oilcloth with a pencil, which she must have
    carried off with her so that it should not get wet. The last entry was hers. “Cloud. Nobody else up here. Waited a
    bit.”
script-1423-ask-learn = “Take down the cord. One of us has to be able to read it.”
script-1423-ask-bury = “It goes with her. And the boots, as they stand.”
script-1423-fingers =
    We sat in the dark over it, as she did. It said more than you would think; the drain was there, and the place where
    you lie down. { $present ->
        [one] There was a knot which we could not explain.
       *[other] There was a knot which none of us could explain.
    } It came just before our own door, on the way home, and it was quite loose. { $present ->
        [one] Perhaps it meant nothing at all but that there she used to stop for breath.
       *[other] One of us thought that it meant nothing at all but that there she used to stop for breath.
    }
script-1423-coiled =
    It was coiled as she coiled it, with the end tucked in. The boots we set upright, toes to the east, where the hills
    are. { $present ->
        [one] In the register we made an entry,
       *[other] In the register one of us made an entry,
    } because there was a line left. It gives the date and the weather, and the names of all those who had come up.

script-1424 = What Jovan left
script-1424-page =
    At four in the morning we were all awake. There was no creak. It is curious that the lack of a sound can wake
    people. Later on we went through his bedding, which had been folded, army fashion, with square corners; in the fold
    were some smokes, a cartridge, and a list in pencil of what he owed and to whom in the house: a blade, two matches,
    “one laugh (Tuesday)”. He had crossed off the matches. { $present ->
        [one] We no longer knew what it had been about on Tuesday.
       *[other] None of us knew any longer what it had been about on Tuesday.
    } We tried to work it out, the whole of breakfast time.

script-1425 = What Sanja left
script-1425-page =
    Sanja left everything locked. It was not on purpose, she did it with any lid that she closed, her fingers did. There
    was a tool roll tied with a knot that was in itself a kind of lock, and a small steel box, the masterpiece
    with which she had passed her examination; you could not even see where it opened. It rattled. { $present ->
        [one] We had asked her at some time
       *[other] We had all of us asked her at some time
    } what was in it, and she used to say that if she told us, we would not try.
script-1425-ask-board = “Leave her things shut. Hang up the box with the keys.”
script-1425-ask-picks = “The roll, at least. She’d call us fools to bury good picks.”
script-1425-shirt =
    It hung on the sixty-fourth hook, which we had to put in for it. Whoever went past gave it a turn, or a shake,
    or pressed on one corner. It came to be a habit before going out at night. Nobody was in a hurry. Once, we could have sworn, it gave a little, on the left.
script-1425-roll =
    It took an hour to undo the knot, and in the end we cut it. The picks lay in their loops, by size, and they were
    worn to the shape of her thumb, so that in anybody else’s hand they pointed the wrong way. We used them. You had to
    hold them as she did and turn your wrist out; it gave you an elbow like hers.

script-1426 = What Emin left
script-1426-page =
    In Emin’s jacket we found the square key, the one for the tram, and his running sheet. He had gone on filling it in.
    For every day of the siege there was a line, with the car number, the weather, and in the column for delays a figure
    in minutes, which he had added up as he went: at present he was running nineteen thousand one hundred and sixty
    minutes late. Under “Reason” he had put the same thing each time. It said “Obstruction on line”.
script-1426-bell =
    { $them } took the sheet and filled in today. It was hardly readable, the pencil kept on going through. Then we had
    an idea, { $present ->
        [one] and went up to the attic, and stood at the skylight
       *[other] and went up to the attic, all of us, and stood at the skylight
    }. The tram was there on the embankment with its doors open. One of us said, “All change,” not very loud. It sounded
    quite wrong. Another said it as he did, with the stress on the first word, and then it was right.
script-1426-sheet = { $them } took the sheet and filled in today. It was hardly readable, the pencil kept on going through.

script-1427 = What Ljuba left
script-1427-page =
    Ljuba’s chair stood at the window, at the angle from which you see the whole of the street and half of the mews. On
    the sill were her thermos flask and the glasses for far and the glasses for near. In the flask there was still some
    coffee. It was lukewarm, that was the worst of it; { $present ->
        [one] we had unscrewed the cup without thinking,
       *[other] one of us had unscrewed the cup without thinking,
    } and there it was. Nobody had sat up in that chair but her. We looked at it, and it was plain that tonight somebody would have to.
script-1427-ask-write = “I’ll sit there. Somebody write down the times for her.”
script-1427-ask-close = “Not in her chair. Move it, and finish her coffee.”
script-1427-entry =
    It was a long night, and nothing happened in it, and all of this was entered. 0.10 cat. 1.00 all quiet. 3.45 frost.
    It was not as easy as you would suppose to look at a street for eight hours. At six the one who had done it drew a
    line across, as she used to, and signed as the relief. Then that seemed not to be enough, and above the signature
    was put: “Nothing to report. She would have seen more.”
script-1427-slippers =
    { $present ->
        [one] We drank what was in the flask, a few mouthfuls, and it was sweet;
       *[other] We shared out what was in the flask, a mouthful each, and it was sweet;
    } she had always said that she took it without. Her chair was put with the others at the table. It was lower than
    they were. { $present ->
        [one] We sat down in it once, and had our back to the window, and turned round a good deal.
       *[other] Whoever got it looked up at the rest, and had their back to the window, and turned round a good deal.
    }

script-1428 = What Nadia left
script-1428-page =
    The stove had gone out. That had not happened before; Nadia had banked it every night, { $present ->
        [one] and we did not know how
       *[other] and none of us knew how
    }. Her apron hung from its nail and kept the form of her, bent a little forward at the waist. In the big pocket was
    a notebook with recipes, and they were all for six hundred. A hundred and twenty litres of water. Of onions, one
    sack. At the end came some for three and four people, in a small hand, with the quantities crossed out, and halved,
    and crossed out again.
script-1428-ask-cook = “We’ll make one. The last in the book. Do it exactly.”
script-1428-ask-hang = “Leave the fire out today. Nobody’s hungry.”
script-1428-salt =
    It said “a fist of barley”, and we held up our fists and tried to remember hers. It said “till it smells right”.
    { $present ->
        [one] We stood over the pot with our face in the steam, and could not have said. It was eaten in the end. It was
            not bad. We had laid one place too many without noticing, and when we noticed we had to get up and go out.
       *[other] We stood round the pot with our faces in the steam, and nobody would be the first to say. It was eaten
            in the end. It was not bad. We had laid one place too many without noticing, and it was the person who
            noticed that had to get up and go out.
    }
script-1428-slate =
    It was cold in the room by noon. { $present ->
        [one] We had taken down the slate and wiped it, and then did not know what to write.
       *[other] One of us had taken down the slate and wiped it, and then did not know what to write.
    } So there was only the day, and a flourish beneath it, and { $present ->
        [one] as the day went on we added something to the flourish when we went by, a leaf or a bird
       *[other] as the day went on the rest of us each added something to the flourish when we went by, a leaf or a bird
    }. By evening it covered the whole of the slate. Then we lit the stove. It took seven matches.

script-1429 = What Petar left
script-1429-page =
    Petar’s spectacles were on the book, folded, where he had put them down each evening. They were of no use to anyone.
    { $present ->
        [one] We tried them on, and everything
       *[other] One of us tried them on, and everything
    } in the room drew back a long way and became very small and clear. The book was a novel that he had told us was
    bad. We looked inside, and he had corrected it, all the way through, in pencil; commas, mostly. But on some of the
    pages there was a small tick in the margin.
script-1429-margin =
    { $them } read out to us the places with a tick. A woman hangs up washing. Two brothers are carrying a wardrobe and
    talk about something else. “He went in and shut the door, for it was draughty.” That one had two ticks. After an
    hour we had understood him: it was wherever for the length of a sentence nobody was unhappy. There were thirty-one
    of them, in four hundred pages. He had added up the number at the end.

script-1430 = What Irena left
script-1430-page =
    She had left everything labelled. There was a shoe box with “Irena: own use” on it, and we had to open that one
    last. It held a comb, cigarettes that had been smoked down and put out and kept, and a stack of folded papers, with
    the tuck that she did. On each there was a name, and it was one of ours, or somebody’s from the street, and what
    for. “If the cough comes back.” “For the nights, but only half.” She had made them all up beforehand. For herself
    there was none.
script-1430-ask-share = “Take them round, to everyone whose name is on one.”
script-1430-ask-keep = “The ones for us. The rest we may need, too.”
script-1430-line =
    It took the whole of the morning. People read what was on the paper and asked how she could have known. She had seen
    them at the pump, that was all, and heard them cough. An old man turned his over and over. He had not been aware
    that he had anything the matter with him, he told us; but now that he came to think of it, yes. He asked if there
    was something to pay.
script-1430-hand =
    We took the lot. It stayed in the cupboard, with the names turned to the back, and nobody liked to be the one who
    went to get a thing out. Her handwriting was so very legible. It leaned forward a little, like a person over a
    counter, and it said quite clearly for whom it was.

script-1431 = What Osman left
script-1431-page =
    On Osman’s bench lay a thing that was half done. It had two legs and the beginning of a seat, clamped, and the glue
    had set overnight. A pencil line was drawn on the wood, where he was going to cut next, with his mark on the side
    that was to be kept. There were shavings all over the floor in long curls; they had still some spring in them. We
    had not known that he was making anything. It was low, and rather broad. It was measured against the window, and it
    was exactly so high that one would see out.
script-1431-ask-finish = “Cut where the line is. How hard can it be?”
script-1431-ask-burn = “It’s two legs and a board, and it’s cold.”
script-1431-chair =
    It was very hard. We kept to the line, and had to stop after each stroke to see where it had gone. The third leg was
    a leg and the fourth a sort of idea of one. But it stood. Under the seat we found what he had pencilled there before
    he had started: for whom it was. He had put “whoever is last up”.
script-1431-shavings =
    It burnt well. It was beech and he had got it very dry. The clamp fell through the grate with a clang, and we fished
    it out. A few of the shavings had got into the bedding and into our pockets, and they turned up for days. You put
    your hand in for a match, and there would be something in there that curled round your finger.

script-1432 = What Greta left
script-1432-page =
    Greta’s papers were in order, as was to be expected. On top lay an envelope, “To be opened by those present”. It was
    an inventory of all that she possessed in the house, with a value set on each thing, { $present ->
        [one] and it had all been left to the house, to the last cigarette
       *[other] and it was divided up among us to the last cigarette
    }. She had appointed an executor. She had even provided for the objections. { $present ->
        [one] Under number nine there was a brooch, of which we had not known.
       *[other] Under number nine there was a brooch, of which none of us had known.
    } It was to go to the one who would make the least fuss about it.
script-1432-clause =
    It was agreed that this could only be { $them }, who did not make any fuss, and had to leave the room. The last
    clause said: “I further direct that nobody is to say I was kind. I was correct. It is rarer than you suppose.” We
    read it several times. She would have wished it to be attested, { $present ->
        [one] and so we put our name
       *[other] and so we each put our name
    }, and in the place that is meant for the testator’s own signature there it was already, and a week old.

script-1433 = What Aleks left
script-1433-page =
    Beside the bed was the pencil on its string, and it swung when one walked across the floor. Aleks had got up to the
    line for yesterday. There was a column of his that we had never understood, headed with a small circle, with figures
    in it between nought and nine. We found the key to it in the back of his notebook. { $present ->
        [one] It was how often in a day he had heard anybody laugh.
       *[other] It was how often in a day he had heard one of us laugh.
    } The worst was the fourth day. The best had been last Sunday, with seven, and he had put a question mark beside it
    as it seemed to him too high.
script-1433-ask-go_on = “Somebody take the pencil. There’s a shell now. Make the stroke.”
script-1433-ask-stop = “Cut the string. No one’s counting today.”
script-1433-stroke =
    It was made. It slanted, but it was in the right square. You got into it more quickly than you would think; you sat
    there with your head raised, and waited, and in a way it took your mind off things. { $present ->
        [one] By evening we could say
       *[other] By evening one of us could say
    } what there would be tomorrow. Under the circle we put a nought. Then late at night { $present ->
        [one] we thought of his socks, in the dark, and had to light the candle again.
       *[other] somebody made a remark, in the dark, about his socks, and we had to light the candle again.
    }
script-1433-quiet =
    So that day had nothing in it. When they came down, they came down, and we let them; it was rather like walking in
    the rain without an umbrella. The pencil was put in the drawer. That left the seven. We tried to recollect what had
    been so funny last Sunday. It was to do with a bucket, { $present ->
        [one] and the more we thought of it the better it got.
       *[other] and we had all got it a little differently.
    }

## Fewer of us

script-1434 = The second mound
script-1434-spade =
    We had got good at it. That is a thing which should not be left out. We knew how deep the frost went, that one cuts
    the turf first and lays it to one side, and which of us had better not be at the head. The spade had a polish on the
    handle that had not been there in autumn. Whoever went out to tidy up the place tonight had trodden a path, and it
    was the only one in the yard that did not lead to the pump or to the coal.
script-1434-ask-speak = “We said nothing last time. Somebody say something.”
script-1434-ask-work = “It’s nearly dark. Clean the spade, and come in.”
script-1434-words =
    Nobody knew how to begin, so we each said one thing that had annoyed us. It went better than you would expect. There
    was the whistling and the wet towel, there was always having to be right about left and right. It grew quite dark.
    One of us laughed and could not stop, and it was some time before we found out that it was no longer laughing. Then
    we all walked back along the path, one behind the other, since it was narrow.
script-1434-blade =
    It was cleaned with a handful of snow, and oiled, as one should. We leaned it in the corner by the door. When we
    were at supper one of us got up and moved it to the shed, and it was noticed that all of us had been sitting so as
    not to have it in view. In the shed there were still some boards. We brought those in with us.

script-1435 = One plate
script-1435-alone =
    We were one. It is written like that, “we”, because it would look odd to change now, after so many pages. There were
    all of the chairs. The coats hung over the places, and when the door was opened they moved a little, one after the
    other, down the whole row. It is a big house. You would not believe how much of the noise in it had been people,
    even when they were asleep. We laid one plate, and sat down to it, and got up again to shut a door that we knew to
    be shut.
script-1435-ask-aloud = Read the journal out loud, from the spoons on.
script-1435-ask-door = Take off the bar, and put the lamp on the step.
script-1435-minutes =
    It took until the oil gave out. It was better than we had remembered. There were some jokes in it that we had not
    understood at the time, and several mistakes in the dates. At the places where somebody used to say, “No, it wasn’t
    like that,” we made a pause. Then it was dark, but we had learnt the coats by then and could have found any of them.
    We slept in the middle, where the brick used to go round.
script-1435-step =
    The lamp stood on the step in the open, and anybody could see it. That was the point of it, and the danger. For a
    long time nothing happened. A little snow, and a man on the far side who stopped and went on more quickly. At last
    there were some steps, not like those of a person who has seen a lamp, but of one who has seen that there is nothing
    else; they halted at the gate, and a voice inquired whether this was an inn.

script-1436 = The empty nail
script-1436-coat =
    There was the question of the coat. It hung on its nail among the others, and it was the warmest one we had. All day
    long no one had said a word about it. It had snow on the shoulders, from the last time, that did not melt, for it
    was no warmer than that on the landing. In the pocket there would be the usual things, one knew quite well what they
    were: string, the stump of a candle. At supper we found that we had moved up.
script-1436-ask-wear = “It’s wool. Whoever goes out tonight puts it on.”
script-1436-ask-hang = “Leave it on the nail for now. Till it’s dry.”
script-1436-sleeve =
    { $them } put it on, and it was too long in the arms. Nobody looked. But when { $them } was going down the stairs in
    front of us, with the collar up, in that light, the one behind said a name, just in the way one calls to somebody to
    wait a moment. The coat stopped. It stood for a bit with one hand on the rail. Then it went on down.
script-1436-row =
    It was dry after a few days. It hung there. We got into the habit of giving it a brush when we did our own, and of
    feeling whether there was damp in the hem. A moth had begun on one of the cuffs, and that was darned the same
    evening, with great care, in the right colour, by the person in the house who sews worst.

script-1437 = Belts
script-1437-belts =
    We compared belts. It began as a joke. They all had new holes in them, made with a nail, at different times, and the
    distances from one hole to the next told you the whole story, like the rings of a tree. In one of them there were
    seven. Some of us saw things at the edge of the eye, and it was always food: a cushion was a loaf. Nobody said “I am
    hungry”. What we said was “It’s draughty”. One of us remarked, running a thumb along the leather, that it was cow,
    after all.
script-1437-ask-boil = “Boil it, then. The old boots as well. All night, with the lid on.”
script-1437-ask-lots = “Draw matches. The short one goes over the wall to the barracks kitchen.”
script-1437-leather =
    It gave a brown water with eyes on it, and it smelt of saddles. We had scraped off the dye as far as we could.
    Towards morning it was soft enough to be bitten through, and was handed round, and eaten, with everyone chewing at
    the same time and in the same rhythm. Our trousers were held up by string. The buckles were washed and hung on the
    wall. One of us was very sick, but another slept.
script-1437-match =
    { $them } had the short match, and went, and was gone for four hours. Behind that kitchen there was a heap, with a
    fence to it, and other people came there too; you had to lie quite flat and not look at them. When the swedes had
    been put on the table there was a hand lying beside them, shaking. It would be all right, we were told. It was only
    that the man next to { $them } had not been breathing for the whole of the time, and had been kind enough to be
    holding up the wire.

script-1438 = Things said through a door
script-1438-slot =
    The flap of the letter box had been oiled, so that it should not clap when we looked out. Tonight one of us was
    practising. We heard it from the next room: “I’m sorry, we are full up.” Then over again, with another stress.
    “We’re full up, I’m sorry.” It had to be said quickly, and with the voice a bit raised at the end, as though one had
    been interrupted in something. Whoever said it slowly had to listen to the answer. We had all of us become quite
    good.
script-1438-ask-note = “Put a crate out. If we can’t take them in, they can take something.”
script-1438-ask-chain = “Put on the second chain. It’s easier to say if it can’t be opened.”
script-1438-crate =
    It stood to the left of the step, an orange box, with a stone on the lid. Every evening there was one thing in it,
    and in the morning there was not. No one was ever seen at it. On the third day it was not empty when we looked;
    there was a bobbin of thread in it, black, nearly full. We considered that for a while. Then we put it back, in case
    it had been meant for somebody else.
script-1438-bolt =
    It was a good chain, from a bicycle. With two on you could hear by the sound that there was no use in it, and people
    did in fact stop asking; they merely tried the handle and went on. It became very peaceful. The one who used to
    practise spoke all day long in that voice, slightly raised, about the soup or the weather, and could not be got to
    leave off.

script-1439 = Somebody faces the wall
script-1439-wall =
    One of us did not get up. There was no fever. The eyes were open, and the face was towards the wall, where there was
    a stain in the shape of a boot, and when spoken to the person answered, politely, after a time, but it was only an
    answer. The razor was quietly collected, and the cord from the dressing gown, and put them on the high shelf behind
    the plates. We saw each other do it. In the cup by the bed the water from last night had a skin of dust.
    .soft =
        One of us did not get up. There was no fever. The eyes were open, and the face was towards the wall, where there
        was a stain in the shape of a boot, and when spoken to the person answered, politely, after a time, but it was
        only an answer. In the cup by the bed the water from last night had a skin of dust. We agreed in whispers that
        nobody was to be left alone in that room today.
script-1439-ask-sit = “I’ll stay here. The rest of you go. I’ve buttons to sort.”
script-1439-ask-task = “Everybody has a job today, the same as always. That holds people up.”
script-1439-shelled =
    { $them } drew up the low stool and sorted buttons into a bowl, from the big tin. There was no conversation. It
    makes a small dull sound when they fall in. When the bowl was full it was tipped out again, behind the back of the
    stool, and done over from the beginning; we heard it three times through the wall. About noon a hand came out from
    under the blanket and took one of the buttons, and held it against the others to see where it went.
script-1439-axe =
    So a hand was put on a shoulder and somebody was led to the wood pile, and stood there, and was given the saw at the
    other end of which one of us was pulling. It took two. If the one did not pull, then it did not go. After a time it
    went. Nobody knew whether this was right. We sawed far more than there was any need for, and held on to the handle
    until it had got dark.
