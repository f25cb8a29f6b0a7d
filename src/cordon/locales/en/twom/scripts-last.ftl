# Closing pages by how somebody ended, and more endings. { $self } is the person.

## Vuk

script-2300 = Vuk’s bread
script-2300-page =
    A big man goes faster. The doctor who wrote it up for the commission said so, there is a figure for it, so many
    grams for each kilogram of body; it was never a fair distribution if everybody got the same. Vuk had not known the
    figure. He had known that the others were hungry. The quarry sends a wreath each autumn, made of the wire they use
    for fuses, and next to it lies a loaf. It is a real one, and by evening a boy has it. That is how the quarrymen want
    it. They stand across the road and watch him run.

script-2301 = Vuk’s chest
script-2301-page =
    It was his lungs, it had been them for nineteen years. Stone dust had got there first and the winter had only to
    come and collect. A man from the union took it up; there was a hearing, at which a man in a tie explained that Vuk
    Bradar had not been at his place of work when he died. That was true. They lost. They appealed, and it is still
    going on. Every spring a sheet of blue paper arrives at the house, addressed to him, in which he is asked to appear
    in person.

script-2302 = The man on the stairs with the hammer
script-2302-page =
    In the street they tell it with four men, then with nine. He is supposed to have held the stairs with a quarry
    hammer. There was no hammer. What he had, when it came to it, was his back, which he put against a door, and it was
    the door they shot through. But it is true that it stayed shut. It was taken off its hinges in the summer and stands
    in the quarrymen’s hall, behind a rope, with a card; and old men who worked beside him lean over the rope and knock.

script-2303 = Up on the ridge
script-2303-page =
    He lies where he fell, since nobody could move him. Afterwards it was found that the spot was in the middle of what
    was going to be the ring road. The foreman of the works came from the same village. He had the plans looked at
    again, and for no reason that anybody at the ministry can see there is a bend in it there, with a bit of grass on
    the inside. Lorry drivers complain about it. The granite of the kerb at that place is blue.

## Mira

script-2304 = What Mira weighed
script-2304-page =
    She had told them once that up there you eat before you are hungry and drink before you are thirsty, and that the
    one who says “I’m fine” is the one to watch. She had said it to a hundred parties. In the last days she was asked
    every morning, and she was fine. The alpine club has put her sentence up in all its huts, over the stove, without
    her name. “The one who says I’m fine.” Beginners take it for a joke and have themselves photographed under it.

script-2305 = A slow ascent
script-2305-page =
    She coughed for a week with her face in her sleeve so as not to wake people. At the end it was all described to
    whoever sat by her: the hut, the snowfield, the place for the rope, how the air gets thin and one should take it
    slowly and not be ashamed to stop. She stopped several times. Whoever sat there has since been up that route, in
    August, in good weather, being sixty-one and afraid of heights. Everything was where she had said. There was a bench
    at the top which she had not mentioned.

script-2306 = Mira’s rope
script-2306-page =
    They used her rope, for the lowering. It was a good one, red, with a blue thread; there was nothing else in the
    house so long. It could not be got out again. It ran under, and one end of it stuck up from the earth, and a person
    who did not know tried to pull on it, the following spring, and stopped. It was left. It has bleached a good deal.
    Guides who pass through the city are brought there, and some of them take the end in their hand, give it two tugs,
    and wait for a moment, as you do.

script-2307 = Not over the pass
script-2307-page =
    Of everyone in that house she was the one about whom nobody had worried. She had gone out as people go to post a
    letter. The man who found her in the thaw, a drover, knew nothing of all this; he only told them at the inn that she
    had been sitting with her back to a wall, out of the wind, her boots unlaced, just as you would if you knew what you
    were about and meant to rest for ten minutes. He had thought it polite to wait.

## Jovan

script-2308 = Jovan’s ration
script-2308-page =
    The army paid in the end. It came in a brown envelope, with a covering letter: the subsistence allowance of Private
    Set for the months of the siege, which had been withheld through an oversight, with interest. It came to a sum that
    would have kept him, and a few others, quite well. There were no relations. The money was spent in one evening at
    the inn by the timber yard on whoever came in, as the landlord was instructed, until it was gone; and everybody had
    to eat. You could drink, but you had to eat.

script-2309 = Discharged sick
script-2309-page =
    In the fever he gave his name, rank and number. That was all anybody could get from him. He gave them to the person
    with the cup, to the cup, and to the window. Then in the last night he gave another name, a girl’s or a horse’s, and
    no number to it. There was a search made afterwards, from decency, in three villages. In one of them there had been
    a horse called that. It had been requisitioned, and had come home alone.

script-2310 = The blanket folded
script-2310-page =
    He was buried three times. First in the yard, in a hurry. Then the one army had him, since there was a paper to show
    that he was theirs, in a row, with a flag; and two years afterwards he was moved to the other row, because it had
    been found that there was another paper. Both of them fired over him. People from the house went each time. It was
    cold each time. The last time a dog trotted along behind the firing party, in step.

script-2311 = No man’s land
script-2311-page =
    They had agreed on an hour for fetching the dead, and both sides came with stretchers and white rags. It was a man
    from over there who brought Jovan across. He had been two years behind him at the same school, in a village where
    there was only one school, and it seems that he carried him without a stretcher. At the middle of the street he did
    not know how to hand him over. In the end he asked for a receipt. It was written, on a cigarette paper, and he read
    it and put it in his cap.

## Sanja

script-2312 = The last lock
script-2312-page =
    The cupboard with the flour in it was across the landing, in somebody else’s flat. Everybody in the house had known
    of that since December. It had a lock for which she would have needed, as she put it herself, the time it takes to
    sneeze. They had left the key with her. After the war the owners came up the stairs, opened the cupboard, and found
    in it nine kilos of flour and a great many moths. They were told where she was. They went away and sold the flat.

script-2313 = Sanja’s hands
script-2313-page =
    Her hands stayed busy to the end. They turned something, on the blanket, a quarter to the left and back; it was
    thought to be the fever, until an old locksmith from the arsenal who had come about a file stopped in the door and
    watched. “That’s a Hartmann,” he said. “Seven levers. She’s at the fifth.” He stayed. It took most of the night. He
    said later that he had seldom seen it done so cleanly, and that when she was through, she did what one does: she put
    everything back as it was.

script-2314 = Sixty-four
script-2314-page =
    In the shop that burned a man now sells telephones. He had the floor up for a cable, and came upon a cashbox, shut
    so well that it had to be sent to the city for opening. There was no money in it. There was a price list for a
    customer who had never been billed, in pencil, going back to when she was an apprentice: her father’s front door,
    copied key, nil; her father’s front door, nil; nil; nil. He has had it framed. It hangs behind the counter, and
    people take it for a certificate.

script-2315 = Behind the third door
script-2315-page =
    She was found in a house where all the doors had been opened and stood ajar, from the street up to the attic,
    fourteen of them. None had been damaged. It had been warm inside, once, for whoever had the last of those rooms;
    they had left in a hurry, and left the bedding. It did not look as though she had taken anything. The caretaker of
    that house goes round at night and closes them all again. By morning, he says, there is always one.

## Emin

script-2316 = Line 7, refreshments
script-2316-page =
    There is a kiosk at the terminus that gives a roll to every driver who comes in. It has been so for years, and the
    drivers believe it is in the agreement. It is not in the agreement. A woman set it up with her compensation; she had
    been on the last number seven, with two children and a suitcase, and he had gone on past the stop, as far as the
    bridge, against all the rules, so that they should not have to walk. He had shared something with the children out
    of his tin. She does not talk to the drivers. She looks to see that they chew.

script-2317 = Emin’s delay
script-2317-page =
    In his fever he drove. He did the whole line, there and back, with the bell, and if one sat down on the edge of the
    bed he would say “Room further up.” He missed no stop. Where the wire was down he coasted. They took it in turns to
    get on, and to hold a strap, as you might say, for otherwise he would wait; and shortly before it was light he
    called out the terminus, and begged everybody to leave the car, and to see that they had left nothing behind.

script-2318 = Sand
script-2318-page =
    They carried sand in the trams, for the brakes, in a box under the seat. It was sand that they put on the floor
    where he had lain, and that was only fitting, and it was never got out of the cracks. The family who have the house
    at present are from the south. They wonder where it comes from. They sweep, on Saturdays, and there is always a
    little of it along the third board; it is very clean, dry, and of a kind you do not find in that city.

script-2319 = Between stops
script-2319-page =
    It was between Baths and Lime Tree Corner, and nearer to Lime Tree Corner. He had been running, and everyone who saw
    it says that he was well in front. For a long time the place was marked by a bunch of something stuck in the rail,
    which the first car of the day would knock aside. Then the company put up a pole there, painted as they are, with a
    timetable in a frame. It is a request stop. As far as anybody knows it is the only one on the line at which nobody
    has ever got on, and yet a tram stops there.

## Ljuba

script-2320 = The night tray
script-2320-page =
    The Metropol has its dining room again. After the kitchen closes a tray is put out on the porter’s desk: two slices,
    something cold, a napkin. It has to be somebody’s, the new porter was told on his first night, and that he was on no
    account to eat it himself, although he could if he liked have one of his own made up. He asked how long it was to be
    done. He was shown a ledger from the siege, the last page; she had entered everyone’s supper there, in the house,
    night after night, by name. In her own line it said “Later”.

script-2321 = Room service
script-2321-page =
    She did not like to be looked after. She rang for things, with a knife on a glass, and if one came she had forgotten
    what it was and asked whether everyone was in. Everyone was in, she was told. Then she would check it against the
    book. On the last night she rang at three, and at ten past, and it was the same question, and whoever had the watch
    read her out the names. One was of a man long dead. “He has his own key,” said Ljuba, and she closed the book.

script-2322 = No admittance
script-2322-page =
    It was she who had gone to the door. “Who shall I say is calling?” were her last words, and they sound like an
    invention, but two people heard it. One of them was on the outside. He told it years afterwards in a prison in
    another country, to a chaplain, not in order to be forgiven, he said, he only wanted someone to write down that
    there had been a person in the hall who asked. The chaplain wrote it down. It is in the archives of the order, under
    “Various”.

script-2323 = Lights out
script-2323-page =
    In all her years she had never been out at that hour. She had only ever looked at it. It may be that she had thought
    it would be the same from below. Those windows in whose light she knew the street were all dark, and she went by the
    numbers, it is supposed, counting under her breath. On the anniversary the people of the street leave their lamps on
    until six. It was never organised. It is expensive, and it spoils one’s sleep, and from the hill it looks like a
    town with something to celebrate.

## Nadia

script-2324 = Portions
script-2324-page =
    It is the sort of thing one reads of a cook and thinks, that is not possible. She had the ladle in her hand every
    day. They went over it again and again later on: who had sat where, who had got up first. It was the plate. She
    always served her own last, with her back turned, and put the lid on, and ate in the kitchen; and there had never
    been anything under the lid. At the tractor works they have a new canteen. Whoever dishes up there sits down first,
    in front of everybody, and eats. It is a rule.

script-2325 = A taste for salt
script-2325-page =
    Towards the end there was nothing that she could keep down. She had them cook all the same. She lay there, and gave
    instructions through the open door: lid off, lid on, more, stop. By the sound, she said. She got them to bring a
    taste of it as far as her lips and take it away. “Wants something,” she told them. It was tried with salt, with a
    bit of onion skin. They brought it to her nine times, and the last time she thought about it for so long that they
    had begun to cry. “It’ll do,” said Nadia, “for other people.”

script-2326 = The ladle
script-2326-page =
    When they came to clear the kitchen it was the ladle that nobody would have. It was aluminium, it had a dent. She
    had raised it against a man with a pistol; he was as frightened as she was. The women from the canteen took it away
    in the end, wrapped in a cloth like something from church. It is used. It hangs with the others, and on Fridays it
    is used for the children’s table, and there have been quarrels about whose turn it is to have the one with the dent,
    as it holds a bit less.

script-2327 = What she had gone for
script-2327-page =
    In her bag there was salt. Nobody had asked for salt. She had gone all that way into the snow, who had never gone
    further than the pump, on account of a soup; she had told them that she needed a breath of air. A soldier brought
    the bag back because there was an apron in it with a number. It was a good kilo. It has lasted. To this day, on that
    street, if you are offered something at table and say that it could do with a pinch, it gets very quiet and somebody
    goes and fetches a small blue jar.

## Petar

script-2328 = Problems with loaves
script-2328-page =
    “If five men have seven loaves, and one of them does not like bread.” It was in his register, on the inside of the
    cover. He had been trying to set a problem that would come out. There were some thirty attempts, over a number of
    weeks, and they got shorter. “If two men have a loaf.” In the last one there were no men any longer, or any loaves;
    there was a train, leaving at nine. His pupils looked for the answer, when they were grown up and had children of
    their own who could do equations. It arrives at ten to twelve. It is even a little early.

script-2329 = Absent with excuse
script-2329-page =
    He had himself marked absent. He insisted on it; three days ill, and there had to be a note from the parents. They
    had both been dead for a long while. So it was written by the youngest person in the house, to his dictation:
    “Kindly excuse my son Petar, who has a temperature and cannot at present be of any use.” He corrected the comma and
    signed it with his father’s name. It must be the only forgery of his life. They kept to it. He has been absent with
    excuse in that register ever since.

script-2330 = The blackboard side
script-2330-page =
    For as long as he lived he held that it was possible to talk to anyone. He had proved it with fourteen-year-olds.
    When they broke in, he is supposed to have risen and asked them what they thought they were doing, in the voice he
    used for that, and two of them did in fact stop. One had even taken off his cap. It was the third, who was from
    another town and had had a different teacher. The one with the cap has come every year. He stands at the back, and
    when everybody has gone, he wipes the stone.

script-2331 = A long division
script-2331-page =
    He ought not to have been out there at all, with those eyes. His spectacles were found a good way from him, on a
    wall, folded, as he left them at night. So he had taken them off himself. There has been much discussion of it. Some
    think it was snowing, and they were of no use to him. Others say that he saw what was coming and preferred not to. A
    girl who had been in 4b said that it was quite simple: he always took them off before he told you something nice.

## Irena

script-2332 = Body weight
script-2332-page =
    She had written it all down, from curiosity, as one might say. Day one, so many kilograms. Pulse. What goes first,
    and the order in which one stops minding: sweet, warm, other people’s voices. It is eighteen pages in that steady,
    forward hand, and the last of them is as legible as the first. It was published. Students learn from it at three
    universities. In the preface it says that the subject was female, fifty, and of slight build, and that her name is
    unknown; and in the margin of the library copy it has been put in, in ink.

script-2333 = Physician
script-2333-page =
    She made the diagnosis on a Monday, and told nobody. She went through the shelf, worked out what it would take, and
    what was there, and for whom else it might be wanted; and then she wrote herself a label, “Chamomile, as required”.
    They found the real medicine when they cleared up. It stood in its place, full, third from the left. On the bottom,
    where one would see it only in lifting it down to use it for someone else, it said: “This would have been a waste.
    Do not argue. I. L.”

script-2334 = First aid
script-2334-page =
    She explained it as they worked. Press there. No, there; harder than you would like. Now look at the clock. She kept
    her eye on their hands the whole time, severe, as she had been with apprentices, and when one of them began to say
    something, she shook her head, for it made them press less hard. They did everything right. She had wished them to
    be quite clear about that, and had it repeated. It is due to her that a girl from next door, who had held the lamp,
    took up nursing. She looks at the clock.

script-2335 = An errand
script-2335-page =
    What she had with her was for a woman in Mill Lane, whom nobody in the house had ever heard of. It had her name on
    it and twice daily. A boy who went through the pockets could read, and he took it there. He was after a reward. The
    woman had had no more idea than anyone that a stranger was coming; she had only once, at the pump, in autumn, been
    asked by a woman in the queue how long she had had that cough. The boy got an apple. He is a pharmacist. It was on
    account of the apple, he maintains.

## Osman

script-2336 = Osman’s cupboard
script-2336-page =
    They had always teased him about the cupboard. It was for food, with a fly screen and four shelves, beautifully
    made; he finished it in the week when there was nothing left to put in. He opened it for them and closed it, to show
    how it ran. When he could no longer stand he had them carry his mattress over there. A bakery has it today. They
    were offered a proper one, in steel. There are cakes in it, the kind with cream, on all four shelves, and whoever
    opens the door is told by the apprentices to do it slowly and listen.

script-2337 = Six boards
script-2337-page =
    He had made it himself. He did it in a single afternoon, between two attacks, and would not let anybody sweep up
    after him. It was too short. They noticed only when they needed it, and were in despair, since he had never in his
    life got a measurement wrong. It was a girl of the neighbours’ who saw the cut on the inside, and how the foot slid
    in a groove: it could be drawn out, exactly by the hand’s breadth that was wanted, and locked. He had thought of the
    stairs. There is a bad turn on those stairs.

script-2338 = Dovetail
script-2338-page =
    The bullet had gone through the table first. The table was his, oak, pegged, without a nail in it. People from a
    workshop in the city repaired it after the war; they let in a piece where the hole was, and took three weeks over
    that, in shifts, because each time the master came by, he looked at it and said “He’d see it.” At last he stopped
    saying so. You may run your hand across it. Everybody does, and everybody stops at the wrong place.

script-2339 = Somebody else’s beam
script-2339-page =
    He had gone back for a beam. It was pitch pine, four metres, with a flawless end, and he had been told to leave it,
    and had said just a moment. They dug it out, in the summer, and him. The commission did not want to release it. It
    was material evidence of something. So a roof was built over that corner of the ruin, quite a small one, to protect
    it. It rests on that beam. No other piece about was any good, the builder says, and besides, one
    could see what it had been meant for.

## Greta

script-2340 = Per capita
script-2340-page =
    The articles said “in equal shares”. She had drafted them and she held to it, down to the peel. There had been a
    motion to give her the larger portion on a certain day, because of how she looked, and she had it struck from the
    minutes as out of order. In law faculties they discuss the case under “Necessity”. There are said to be two schools
    of thought. The students are always asked what they would have done, and after that somebody, from the back, asks
    what became of the others, and the lecturer has to look at his notes.

script-2341 = Power of attorney
script-2341-page =
    On her last day but one she dictated to a neighbour who had a good hand. It was all business: a boundary at Upper
    Mill, a widow’s pension, a dispute about a goat that had outlived the goat. All of it was to be carried on. She gave
    them the sections. In the case of the goat, she allowed, one could settle. The neighbour had been a laundress. She
    took it to court, the whole list, in a borrowed hat, and she won the boundary and the pension. She says that one had
    only to leave out nothing and not get louder.

script-2342 = In the presence of witnesses
script-2342-page =
    She recognised him. He had a scarf up to the eyes, and she said, quite distinctly, “Mr Halid, you still owe my
    office for the conveyance.” So he had to shoot. He told the court so himself. He had not gone there to hurt anyone.
    He had been unable to bear it that in such a moment it should be somebody whom he owed. It was taken down. When it
    came to the question of costs the judge asked if anything was still outstanding, and he said yes, and named the sum,
    and they had to wait till he could go on.

script-2343 = Without leaving an address
script-2343-page =
    She had told no one where she was going, and it was not until the chest was opened, and her diary found, that it
    came out. “Thurs. eve.: deliver.” There was a client, across the lines, to whom a document was owing. It was the
    deed of a house that had burned down in September. The client has it now. It had been in her inside pocket; it has a
    hole in it, the size of a coin, exactly at the place for the seal. It is perfectly valid. He had it looked at.

## Aleks

script-2344 = The curve
script-2344-page =
    His curve has become quite famous. It shows calories against days, for one household, with small crosses, and where
    other people would have let it run off at the edge he had drawn a dotted line on to zero and written the date. He
    was out by two. It went on for two days longer than it should have, and in the margin, opposite, hardly to be read:
    “Error? Check. I am being fed by somebody.” He had gone into it with all his means. In the last entry there is a
    list of the persons in the house with a question mark after each.

script-2345 = Remission
script-2345-page =
    “Fever patients, male, forty to fifty, untreated: six in ten.” He told that to everyone who came near the bed, for
    comfort. Six was a majority. He asked for the others, how they were getting on, and it had to be explained to him
    that there were no others, that he was the only one; he took a good while over that. A sample of one, he said. Then
    it was not statistics at all. Then one could not say anything. It was noticed that from there on he was much easier
    in his mind, and talked about his mother, and trees.

script-2346 = Outlier
script-2346-page =
    According to his own tables nothing could have happened. It was a Tuesday, between two and three, on the side away
    from the hill; in the whole of the siege there had been not one shell in that square. He had moved his chair there
    on account of it. His professor, who was very old by then, came to see the place. He stood in it with his hat in his
    hand for the hour, from two until three, and people thought that he was praying. He told them he was doing the only
    thing one could: he was adding a zero.

script-2347 = Expected value
script-2347-page =
    He had explained to them that the way by the canal was one in forty and the other one in twelve. So it was the
    canal. It would have been no different, he would certainly have told them, if it had happened the other way round,
    one has to keep those two things apart: the decision was right. His table hangs in a room of the new institute,
    under glass. The cell for the canal has been left as it is. Everyone who works there has had the idea of correcting
    it, and nobody has known by how much.

## Alive, and the house is lost

script-2350 = Vuk, without the house
script-2350-page =
    They let Vuk go, since he was too big to be worth feeding and too tired to be worth watching. He carried somebody’s
    mother as far as the brickworks, put her down, went back for the chair. In the spring he was seen at the quarry,
    sleeping in the powder store, which was empty. He would not come down into the town. On Sundays he walked as far as
    the last bend, from where you can see the roofs, found the one that was ours, and looked to see who was lighting the
    stove.

script-2351 = Mira, without the house
script-2351-page =
    Mira was out by the skylight before they had got to the second landing, and she took with her everybody who would
    follow. It was not all of them. She brought those across the roofs and then across the river. Later on she was a
    guide again, and one of the best. She would not wait for anybody. She told them at the start, before they paid, so
    that it should be quite clear: I go, and whoever is behind me is behind me. It was written in the brochure, and
    people thought it meant fitness.

script-2352 = Jovan, without the house
script-2352-page =
    Jovan slept that night, the only one on which he ever slept. He never got over that. They put him out in his socks.
    He reported to the first barracks that he came to, of his own accord, to be a sentry, and it was all the same to him
    whose; and he stood every watch that the others wanted to be rid of. They thought highly of him. When it was over
    and they sent everybody home, he went on standing there, at a gate that led to a field, until it was taken away.

script-2353 = Sanja, without the house
script-2353-page =
    There were nine locks on that house, Sanja had fitted them, and none of them had been forced. Somebody had only to
    have sat there to turn one key. She lived in a garage by the goods station. She mended what was brought to her. She
    would not make anything that shut. In the town there are garden gates by her, some hundred of them, light as birds,
    each with a latch that a child can lift; and if a customer asks what keeps people out, she says, “Nothing. It never
    did. You have to be at home.”

script-2354 = Emin, without the house
script-2354-page =
    Emin ran. He could do that. At the corner he noticed that he was alone, and he ran back, and there was the house
    with strangers’ lamps in it and he could not think which side to ring at. When the trams started up again they would
    not have him; he had been reported as dead, by a neighbour who wished him well. So he travelled on them. He got on
    at the first stop in the morning, with a ticket, and rode to the last. He sat behind the driver. At each stop he
    turned round and counted.

script-2355 = Ljuba, without the house
script-2355-page =
    Thirty years of nights, and on that one nobody had had the desk. Ljuba took it to be her fault, no matter whose turn
    it had been. She told it to whoever would listen: the time, who was asleep where, what the weather was. She had the
    book with her. It was all they had let her take. In the line for that night there is nothing, and on every page that
    follows, for years, in the home where she lived and drew up her lists of who went in and out to supper, she left
    that line free.

script-2356 = Nadia, without the house
script-2356-page =
    They had made her cook for them. She stayed for a week, in her own kitchen, with people who called her Grandma. They
    were not bad eaters. It was the plates she could not get over, that they were our plates. One evening, when everyone
    had been served, she took off the apron, folded it and walked out by the front door. She told the sentry that she
    was going for salt. He held the lantern for her on the steps. She got as far as the sea, in the end, and cooked
    there, for one.

script-2357 = Petar, without the house
script-2357-page =
    They put Petar on a lorry, and he was taken for one of the others, owing to his spectacles, and set to teaching the
    children of the people who had driven us out. It was a warm room. They were like all children. He taught them
    reading, from what there was; it was a book from our shelf. There was a name on the flyleaf, and one of them put up
    a hand and asked who that was. He took the whole of the lesson to answer. After that he was sent on somewhere else.

script-2358 = Irena, without the house
script-2358-page =
    Irena had got out with the shoe box. She sat on it, at a crossroads, for two days, among a great many people, and
    gave the things away according to need, till it was only a box. Then she walked. She was the chemist in a village of
    forty houses that had never had one before, and she was feared there for her accuracy. She had no door to her shop.
    She could not have one, she explained to them, as she would have to sit and watch it; there was a curtain, with
    beads, and it was heard all over the square.

script-2359 = Osman, without the house
script-2359-page =
    The front door had been his work and they broke it in with a bench that was also his. He heard the one against the
    other. He said that they had held out well, both. Later he lived with a cousin by the lake, built boats, and was
    content in his way, only he could not be brought to fit a bolt to anything. The people who had taken our house were
    gone by summer. They had burned it all, stair by stair, from the top, and must at last have lived on the ground
    floor, with the smoke above them.

script-2360 = Greta, without the house
script-2360-page =
    She had the papers on her: nine articles and a list of signatures on the lid of a box. With these she brought an
    action for recovery of possession. It was dismissed, since the plaintiffs had never owned the house. She appealed.
    She was asked by the second court in what capacity she appeared, and it is in the record that she said, “As one of
    those who were meant to be sitting up.” She lost that too. She is buried with the file, by her own direction, and
    the matter is thereby, as she put it, adjourned.

script-2361 = Aleks, without the house
script-2361-page =
    There is one chance in nine that nothing happens on a night on which nobody watches. He had worked it out in
    November, as a curiosity, and had it on the wall. They all knew the figure. He never reproached anyone for it. He
    took up with a company that insures ships, and drew up their tables, and he was good, cautious, somewhat dull; and
    in the small print of every policy that passed through his hands there is a clause, the underwriters do not know
    where it comes from, that somebody on board is to be awake.

## More endings

script-2365 = One chair on the pavement
script-2365-quiet =
    It stopped at six in the morning. There was one person in the house to hear it, and there was some doubt: it might
    have been the ears. So a pan was dropped, on purpose. The pan was loud. Then it was quite true. The bolt was drawn
    and the door lifted, as you have to lift it, and on the step it was cold and bright, with people coming out of all
    the houses in twos and threes. A voice shouted across, “How many are you?”
script-2365-fewer =
    The others were told first. That meant going round by the yard, and there was time to think what to say. “It’s over”
    seemed to be enough. It was said once for each of them, with the name, and louder for the one who had been a little
    deaf. Then it was said to the street.
script-2365-none =
    “One,” was the answer, and it did not sound like a number at all. It was taken up by the next house and passed on
    down the row, as if it were a part of the news.
script-2365-last =
    The last entry is short. This book has been written from the beginning in the plural, and it is too late to go back
    and change it. We held out. We are sitting on a chair in the road. We should like it to be known that there were
    others, and that most of what is good in here was theirs.

script-2366 = What was not celebrated
script-2366-quiet =
    The street celebrated. It had every right to. There was an accordion, and the baker gave away what he had, and when
    it got dark a fire was lit in the middle of the crossing out of other people’s shutters, for the pleasure of it. We
    had carried out our bench with the rest. The seat next to ours remained free for quite a long time.
script-2366-known =
    It had become known. We never learned through whom. It was nothing that could be brought before a court, and if they
    had asked us we would have told them what it was like, that night, what there had been to decide and how fast.
    Nobody asked. They only moved up a bit, on their benches, as you do for someone with wet clothes.
script-2366-last =
    Here it is, then, for whoever finds this: we are alive. There was a price, and others paid some of it who had not
    been consulted. That should be on the last page, since everything else that we have written in here will be read
    with more pleasure. The accordion is still going. It really is a beautiful evening.

script-2367 = Blood on the account
script-2367-quiet =
    When the guns stopped our first thought was that now they would come about the dead. We meant the ones that we had
    made. There was a list; it had been kept, not by common wish, in the back of this book. Place, hour, what he had on.
    Somebody had tried to leave it out in the rain. But they came about the water main, and later on about ration cards,
    and in the end we noticed that nobody was ever going to come.
script-2367-after =
    So it stayed with us. It is like a piece of furniture that was in the house before; one walks around it in the dark.
    We get on well with the neighbours. { $group ->
        [one] At times we stop on the stairs,
       *[other] One of us will sometimes stop on the stairs,
    } with a hand on the rail, to let a person by who is not there. The children that come to the house are told to mind
    the step.
script-2367-last =
    The list has been copied out fair, and a fair copy sent to the commission, with our names at the bottom. It was
    acknowledged on a printed card. “Your communication has been received and will be dealt with in the order of
    arrival.” There must be a great many before it.

script-2368 = They were all still there
script-2368-quiet =
    Things that were said on our doorstep in the first hour of the ceasefire. “Is it?” “Don’t go out yet.” “It’s the
    wind.” “That isn’t wind, that’s people.” “Who’s got my other shoe?” “Leave the pot, come and look.” “I’m not crying,
    I’ve got plaster in it.” “Who goes first?” “You found the house.” “Together, then. Mind the lintel.” “What does one
    do now?” “Well.” “No, but really.”
script-2368-last =
    It came out by and by that nobody had made any plans. We had been superstitious about it. So we did what there was
    to do: the pump, the stove, the beds. In the evening all of us were there, as on every evening, and the door was
    open. You could hear the frogs. There were many more of us than the room had ever seemed to hold. “We might as well
    stay till Sunday,” someone said. This is to put on record that we stayed until the seventeenth of June.

script-2370 = Under new management
script-2370-page =
    It had lasted for less than a week. There is not much in this book: a date, who we were, some sums about wood.
    Whoever had it next tore out the written pages and began their own on the clean ones, from the front. They were
    eight. They, too, started with a list. They had found a house, they wrote, that must have been left only an hour
    ago, for the stove was warm; the people had evidently been decent, there were herbs drying. They meant to look after
    everything until the owners should come back.

script-2371 = So near
script-2371-page =
    Nine days later the ceasefire came. That has been worked out since, by people with an interest in such figures. The
    shelf still had something on it. There was wood, and the calendar was crossed off as far as a Thursday. A woman from
    the street kept the key. She went in every morning, and lit the stove, to keep the pipes from freezing, and on the
    ninth day she went in and sat down at the table and told it to the room.
script-2371-last =
    She had come across this book on its nail and had not read it, as it was not addressed to her. She only wrote in the
    place where there ought to be an entry, so that the thing should be complete. It is in pencil. “Tuesday. Over. You
    would have laughed, they had the wrong day on all the posters.”

script-2372 = Lost and found
script-2372-page =
    Objects brought to the house in the course of that spring by people of the neighbourhood, who had been told that
    nobody was there any longer and brought them all the same: one pot, scoured. A blanket, with thanks. Half a sack of
    seed potatoes, “as agreed”. A sledge. A ladle which had been believed lost. Two jars, full, where one had been lent.
    A pair of child’s shoes, outgrown, but one never knew. They stood in the hall along the wall. The postman signed for
    them.
