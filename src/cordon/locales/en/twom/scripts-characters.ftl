# What happens only while a certain person is in the group.
# { $them } is the name of a person of the group.

## C01 Vuk

script-1300 = Vuk listens to a wall
script-1300-wall =
    Vuk went along the back wall this morning with a spoon. He tapped, put his ear to it and tapped again a hand further
    on, and if anybody spoke he held up the spoon. In the quarry they used to do it before each blast and after it, he
    said; stone will tell you when it is going to move, only it says so once. By the chimney he stayed for a long time.
    When we tried, it all sounded like wall to us. He wanted two good props and he wanted them before the frost came out
    of it.
script-1300-ask-prop = “If he hears it, it’s there. Give him the wood.”
script-1300-ask-wait = “It’s stood for eighty years, Vuk. We’re cold now.”
script-1300-wedge =
    He would not let anybody help with the wedges. He drove them a little on the one side and a little on the other and
    between times listened with his cheek on the plaster, eyes shut, like a man being shaved. Towards the end he said
    “There” quite softly. None of us had heard anything. He sat down against the thing and smoked, though there was
    still some daylight to work by, and it was the first time since we had known him that he sat down before the rest.
script-1300-chalk =
    He did not argue. He drew a line on the plaster in blue chalk, from the chimney down to the floor, and wrote the
    date at the top of it. Then he moved his blanket to the other side of the room, and on the way he picked up ours and
    moved those as well, one after the other.

script-1301 = What the wall said
script-1301-dust =
    It went at supper. There was a noise in the wall like a person drawing a breath through their teeth, a little dust
    ran down, and the props took it; you could see them take it, they went dark along the edge. Nobody had moved except
    to lay a hand over a plate. Behind the plaster that came off there was an old flue with a fire door in it, and iron
    of all sorts that some builder had thrown in rather than carry away. On one of the props you can still see the mark
    of a spoon.
script-1301-hole =
    It came in at supper, along the blue line, from the chimney to the floor. It was not even loud. Most of it lay down
    in the yard, but the part by the shelf came our way, and { $them } was struck on the shoulder by a piece as big as a
    loaf. Where the wall had been there was the evening. A tree that we had never seen from inside stood in the middle
    of it with a bucket on one branch. We hung up blankets. Had we been lying where we used to lie, there would be less
    to write.

script-1302 = Vuk and the name
script-1302-slab =
    Vuk had brought a slab in from the yard, the step of some doorway, hollowed by feet. He turned it over. The
    underside was as clean as on the day it was cut. With a nail and the back of the hatchet he began to set out letters
    in it, and he asked us how the name was spelt. It turned out that we did not agree about that. One of us had always
    written it with a C. He waited, on his knees, with the nail in the air. Nineteen years in the quarry, he said, and
    every stone he had ever broken went to be part of a road.
script-1302-straight =
    So we did it in turns, an evening each, and he told us where to strike. One must not look at the point, one must
    look at where it is going. One of us spoilt a letter. He looked at it for a while and made it into an ornament, and
    then, to have it match, he put another at the opposite end. The slab was leaned on the two props. It could stay
    there, he said, until there was a spring to set it in.
script-1302-night =
    He did it alone. We offered, and he said that we should rest. Through half of the night it went on, a blow and then
    a pause in which he blew away the dust, and one lay and listened for the next. He had made no complaint about the
    wall in all this time, and he made none now. In the morning it was done. He had left a space beneath the name, and
    it was a large one.

## C02 Mira

script-1305 = Mira’s knots
script-1305-cord =
    A married couple had found out where Mira lived. She had taken them over the high route once, years ago, in sandals,
    they all three remembered the sandals. Now they wished to be taken again, only as far as the waterworks; from there
    the husband had a cousin. The wife kept a brooch in a matchbox. Mira had out her cord, the one with the knots, in
    which she kept her ways: so many steps, a turning, a place where one lies down. She let it run through her fingers
    to the end and back, and said neither yes nor no. It would take her the whole of the night and of the next day’s
    strength.
script-1305-ask-guide = “You know the way. They’ll try it without you, and in sandals.”
script-1305-ask-stay = “We need you on your legs tomorrow. Tell them the knots and let them go.”
script-1305-pass =
    She came in when it was getting light, sat on the stairs and could not get her boots off; one of us had to pull.
    They had been quick, she said. The wife had turned out to be the better of the two. At the waterworks they had
    wanted to go on talking and to thank her, and she had had to be rude. The matchbox stood on the step beside her. On
    the cord, near one end, there was a new knot, and it was still damp.
script-1305-boots =
    She drew it on the back of a bill and made them repeat it three times. The husband mixed up the second turning with
    the fourth. They were very grateful. When they had gone Mira put her boots on and laced them and sat so till late,
    and then she took them off, one after the other, and stood them side by side where she could see them.

script-1306 = From the waterworks
script-1306-card =
    A boy brought a postcard that had gone from hand to hand. The front was a picture of the dam, in colours, with a
    paddle steamer. Two figures had been drawn on the rail of the steamer with a ballpoint pen, and on their feet, as
    well as you could do it on that scale, sandals. There was no word written on it, and that was sensible. It had come
    through seven people, said the boy. Each had been told only the next one’s door. He wished to know what it meant.
script-1306-bill =
    A boy came with the back of a bill. He had it from a soldier, who had it out of a coat. It had been folded small and
    carried near the body, and the pencil had rubbed off on itself, so that the way to the waterworks was on it twice,
    once as Mira had drawn it and once reversed. The boy had taken it for a treasure map and had been to look. “There’s
    nothing at the second turning,” he told us, disappointed. “Only some people’s things.”

script-1307 = The way out
script-1307-cord =
    Mira had begun to teach the cord. After supper it lay on the table, and she put out the lamp, because there was none
    where one needed it. Her fingers went over it and she said what they felt: forty, wall on the left, drain, wait. It
    was a whole town done in string. She did not talk of leaving, and we had never asked her why she did not go, that
    night or any other; there were streets enough in it that led to the edge.
script-1307-learnt =
    { $them } had got it in three evenings, all except the piece behind the slaughterhouse. Then Mira tied in a fresh
    end, which ran from our door to the waterworks, and the knot there was a different one from all the others, a fat
    thing like a berry. If she should not come in some morning, she said, one had only to start at the loop and let it
    pass through the hand. She said it in the way that one shows a guest where the fuses are.
script-1307-guilt =
    At the fourth knot from the loop she stopped. “Here it’s the second turning,” she said, “and they went on.” She had
    not spoken about the bill till then, nor about the couple. She had said it over to them three times, and she ought
    to have done it five times; one always did it five times with people who nod. It was quiet for a bit. Then she asked
    if we would have any objection to her going out. Not for finds. There was something at that turning that she wanted
    to put straight.
script-1307-ask-let = “Go. We’ll leave the bolt off for you.”
script-1307-ask-hold = “They’re past helping, Mira. We aren’t.”
script-1307-sandals =
    She was back before the guard changed, with earth to the elbows. It was a decent spot, she said, by a hedge, you
    could find it again. There was a new knot in the cord, and she made each of us hold it for a moment. She had brought
    nothing home with her but the matchbox, empty, since somebody had been there first. She used it for her needle after
    that.
script-1307-knot =
    She saw that. She coiled up the cord and laid it in its place above the door, where any of us could reach it. Next
    day at breakfast it hung there with that one knot undone.

## C03 Jovan

script-1310 = Jovan’s locker
script-1310-floor =
    Jovan got up at four. He did not wake, he was simply on his feet beside the blanket, and then he lay down again.
    This morning a floorboard gave under him and we saw that he had not been so careless with his army things as he had
    told us; they were in there, folded to the regulation size, tunic and belt and the paybook with the photograph. He
    sat down on the edge of the hole. If they find that, he said, it could go one of two ways for all of us, and he no
    longer knew who “they” would be.
script-1310-ask-burn = “Into the stove with it, today. Buttons and all.”
script-1310-ask-keep = “It’s wool. It’s papers. Put it back, and put the bed on top.”
script-1310-buttons =
    Cloth like that does not burn, it sulks. It took until noon and stank, and we had to keep the damper shut so that it
    should not be smelt in the street. It was warm for once. He fed it in himself. The buttons were left over in the
    ash, seven of them, black, and the number on the collar came out of the fire perfectly legible. He went through the
    ash with a fork and counted them again.
script-1310-board =
    He nailed the board down with two nails, drew one out again so that the thing should give no sign of being new, and
    rubbed boot polish on the head of the other. He was good at this. It made him cheerful for an hour. Then he lay on
    his bed, on the spot, with his arms at his sides, and it was said that he looked as if he were lying in state, and
    he moved over.

script-1311 = A man about a number
script-1311-knock =
    An official came about a number. He had a very long list, typed, with a carbon copy under it, and he was working his
    way through the street with it, and he looked half starved. Second company, he said, and read out Jovan’s name
    wrongly, with the stress on the last part. Was that known here? He did not force his way in. He rested his list on
    our door frame and waited for somebody to say something, and his eyes went past us along the floorboards, from
    habit, as a plumber’s go to the taps.
script-1311-late =
    An official came about a number: second company, he said, and he read out Jovan’s name with the stress on the wrong
    part. We told him that there was no longer anyone here who would answer to it. He took that down and wished to know
    the date. When we had given it to him he thanked us, and found the place, and drew his line with the edge of an
    identity card, so that it should be straight. It had somebody’s photograph on it.
script-1311-fork =
    “No,” said Jovan, who had opened to him. He was in an apron and had a fork in his hand, with ash on it. The official
    looked at that, and at the ash pail. He drew a line through the name, and another, on the carbon. He seemed
    relieved; there were not many that he got to cross out in such a friendly manner. When he was gone, Jovan remained
    at the door. “He said it wrong,” he told us. “So it wasn’t a lie, was it?”
script-1311-ask-show = “Show him the paybook. You did your time, it’s stamped.”
script-1311-ask-bribe = “That’s a spelling mistake, surely. Here, for your trouble.”
script-1311-ration =
    He read the paybook from cover to cover. Then he drew himself up, as far as he could, and saluted. Discharged was
    discharged. There was even something owing, by rights; he searched in his satchel and could only find us cartridges,
    which he counted out on the sill and had signed for. Jovan returned the salute in his socks. He had not wanted to do
    that. His arm had, he said, he had had to stand and watch it go up.
script-1311-pencil =
    He read it from cover to cover and handed it back. Everything was in order. It was only that the men in order were
    the ones whom they were calling first. He had no instructions to take anybody with him today. He made a tick beside
    the name, in pencil, and on the copy, and advised Jovan as a private person to sleep elsewhere for a bit. There
    isn’t any elsewhere. Jovan slept at home.
script-1311-blanket =
    The man looked at what was in his hand, and then again at his list. There was a mistake at that place, now that he
    saw it; an E too many. It happened, with so many carbons. He wet his finger and rubbed till there was only a grey
    smear there. That night Jovan asked us what it had cost, and worked out for himself to how many suppers that came,
    and he said the number aloud.

script-1312 = Four in the morning
script-1312-up =
    At four o’clock the boards creaked, and those of us who were at home lay and waited for the second creak, when he
    lay down. We had got so used to it that we slept by it. The second creak did not come. Over by the river a motor was
    running, a heavy one, with a tarpaulin that slapped, and there were not so many of those left that a person could
    not guess what it was there for.
script-1312-listed =
    “That’s for the list,” said Jovan. He had his boots on. It was three streets off and coming by way of the bakery,
    stopping, and going on. The loft over the coal store has room for one man, if it is boarded up behind him. He did
    not ask for that. He only looked up to where it is and then at the wood that was stacked by the stove, and there was
    little enough of it.
script-1312-ask-hide = “Up you go. Hand me the nails.”
script-1312-ask-stand = “They’ll look there first. Stay in bed, and be somebody’s brother.”
script-1312-lorry =
    It was a nail’s length more than enough time. They came in, four of them, and an officer who wiped his feet; they
    put a lamp into the coal store and a rifle up through the hatch, and the rifle knocked on plank. When the lorry had
    gone, we let another hour go by, to be certain. He was lying on his side with his knees drawn up, asleep, and it was
    the first time ever that he had slept through till six.
script-1312-next_house =
    It went by. It stopped next door, where as far as any of us knew there was only the widow, and a man was brought out
    who had slippers on; we heard them on the cobbles. He had been there all the winter, then, on the other side of our
    wall. Jovan had his fist in his mouth. After it was quiet, he got up and went and stood in front of our own door for
    a time with his hand flat upon it.
script-1312-jumped =
    They had him on the lorry before he had got his arm into the second sleeve. He was gone for two hours. Then there
    was a scratching at the cellar window, and we dragged him in; at the level crossing they had had to slow down, and
    he had gone over the side, on the dark side, as he had once been taught to do it, only that at the time there had
    been sawdust on the ground.
script-1312-slept =
    In the end one of us put up a head to see. He lay on his back with his mouth open. It had been the house that
    creaked, for the frost; he had slept right through four o’clock, through the motor and all of it. It drove off over
    the bridge. Nobody woke him. At seven he sat up in a fright, asked what time it was, and when he was told went to
    check it by the sky.

## C04 Sanja

script-1315 = Sanja’s board
script-1315-keys =
    Sanja had a board with sixty-three hooks, the one thing that she had carried out of her shop when it burned. When
    people began to leave they had brought her their keys, since one gives them to somebody, and a locksmith has the air
    of being the right person. Each had a label: Plants. Father’s papers. Just in case. She did not need them, she could
    open any of those doors with a bit of wire. Today one of us had looked along the rows and read out a name, and had
    said that those people used to give dinners, that he was something in a wine business. She took the key down and
    held it by the bow, as one holds a mouse.
script-1315-ask-open = “They’re in another country. They’d say go ahead, if you could ask them.”
script-1315-ask-hang = “Hang it up again, Sanja. They gave it to you, not to us.”
script-1315-flat =
    She went by herself and used the key, she made a point of that. There was a tin and there was coffee, real, in the
    freezing compartment, which was as warm as the room. She watered the plants. They had been dead for months, she told
    us, it ran straight through. On the label she wrote the date, and what was taken, and the price of it according to
    the last newspaper, and it all went on in very small letters because of the string.
script-1315-oiled =
    She hung it on its hook and turned it so that it faced as the others did. Then since she had the rag in her hand she
    did the whole board, all sixty-three; she wiped them down with a drop of oil, working along the rows. Some she knew
    by the teeth. “These two are happy together,” she said once, “only they’ll never find out, they live in different
    streets.”

script-1316 = Hook nineteen
script-1316-came =
    The man with the wine business stood in the yard. They had not been abroad at all; they had got as far as the goods
    station and lived there since, the whole family, in a wagon with CEMENT on it. He had grown a beard to the second
    button. He did not want to trouble anyone, but could he perhaps have his key? His wife had thought of the coffee in
    the freezing compartment. She had been speaking of it since Tuesday.
script-1316-orphan =
    A bearded man asked for a key. It was for hook nineteen, he said, he had seen it hung up himself. We told him about
    Sanja. He took off his hat. None of us had touched the board since then, and it took a while to find, since nineteen
    was where one would expect twenty; she had had a system. He held the key, and could not make up his mind to go. “She
    would never take money for it,” he said. “I asked her what one owed for such a thing, and she said, a nice lock.”
script-1316-owed =
    Sanja brought it, and with it the label, and stood before him while he read the small letters. It was quite a time.
    His lips moved at the price. Behind us on the table was the coffee tin, and it was his own, the painted steamer on
    its lid rubbed away by years of thumbs; he had seen it by now.
script-1316-ask-pay = “Here. It’s more than the paper says, and it isn’t enough.”
script-1316-ask-tell = “We were hungry. It’s all written there. We’ve nothing to give you.”
script-1316-quits =
    He did not want to take it, and he took it. “You watered the plants,” he said, for that was on the label as well.
    Sanja did not look up. When he was at the gate he came back and hung the key on its hook himself, on nineteen. They
    would be staying at the wagon for the present, it had turned out that one could heat it. She oiled the key that
    night.
script-1316-plants =
    “No,” he said, “no, of course.” He folded up the label and put it in his pocket; he would show it to his wife, so
    that she did not think that she had only imagined it. Then he went off with the key. Sanja took a pencil and drew a
    ring around the empty hook. In the next few days she took the board down twice and put it away, and each time she
    hung it up again.
script-1316-bottle =
    Sanja had it down before he had finished asking. He weighed it, and saw that it had been oiled, and you could tell
    that until then he had not been sure. In an hour he was there again. He had his arms full of coffee for the wagon
    and had left us something of his own from behind the bath, forty years old. “You could have just gone in,” he said.
    “I’ve been thinking about it in there all the time, that I would have.”

script-1317 = Sixty-three
script-1317-count =
    Every evening Sanja went along the board, and when she came to a name that had been read out on the radio, or that
    somebody had told her at the pump, she turned that key to face the wall. By now there were twenty-two facing the
    wall. It was done without any ceremony. She did it with one finger, in passing, and it made a click.
script-1317-bunch =
    Tonight she took down these twenty-two and strung them on a wire. It made a bunch as big as a cabbage. We had opened
    one, she said, and its owner had come. For these nobody was going to come. She laid it on the table between us, and
    it was quite plain that she wanted us to decide and that whatever we did decide she was going to hold it against us
    a little.
script-1317-ask-all = “One night, all of them. It’s no use to the dead.”
script-1317-ask-river = “Drop it down the drain. We don’t want to know what’s behind them.”
script-1317-went =
    It took her until four in the morning, for she would use nothing but the keys. She locked up each time when she
    left. In one flat a table had been laid for breakfast, in another a tortoise lay in a box of leaves, asleep for the
    winter, and she put the lid on again. We had the rest of it. She hung the whole bunch on one hook after that. It
    pulled the board crooked.
script-1317-drain =
    She let it down on a string till it touched, and then let go of the string. For some time she stayed on her knees by
    the grating. What she heard down there we could not say; it was a deep one, it went under the square to the river.
    When she had come in again, she moved the rest of them together, to close the gap.
script-1317-beds =
    Then she had her idea. Those flats were standing empty, and there were people in the cellar of the baths on bare
    stone. She took the twenty-two keys round there in her apron. She had each of them sign: until further notice, with
    care, and water the plants. A family with a grandmother moved into “Father’s papers”. They brought us some wood.
    Sanja counted it as rent, and put down half of it, in pencil, to the heirs.

## C05 Emin

script-1320 = The number seven
script-1320-tram =
    From the attic you could see Emin’s tram. It stood on the embankment where the current had failed, a number seven,
    with its doors open. Every day he went up to look at it for a minute, and today he came down and said that there was
    nobody at the guns on that side, there was fog. He could be there and back in an hour. There were good slats in the
    seats and copper under the floor. There was also the box with the lost property, behind the driver’s stool, which he
    ought to have handed in at the depot on the evening of that day. He could carry the one or the other.
script-1320-ask-seats = “Slats and copper. It’s your tram, you know where it comes apart.”
script-1320-ask-box = “Bring the box, if it’s on your mind.”
script-1320-horsehair =
    He had done it very properly, with the square key, and had the screws in his pocket. The slats still had the brass
    numbers on them. He stacked them by the stove and sat on the floor next to them; he had always been after the
    schoolboys, he said, for carving in these, and there was one heart here that he had pretended not to see for four
    years. That slat he put at the bottom. We noticed that he kept the square key on him.
script-1320-umbrella =
    It was an ordinary fruit crate. He set it on the table, washed his hands and made a list, as the rules required: two
    umbrellas, one of them a lady’s; a book with a tram ticket in it at page ninety; a single ice skate; a paper bag of
    dressmaker’s pins. The fog had lifted while he was still on the embankment, and he had walked the last of it in full
    view at his usual pace, because a man who ran with a crate would have been shot as a thief.

script-1321 = Page ninety
script-1321-owner =
    Emin had put up a notice at the pump, in block capitals: FOUND ON LINE 7. We laughed about it. But today there was a
    girl at the door, grown up, with her arm in a sling. She was not after the umbrella or the skate. It was a green
    book, she said, she had left it on the seat on the last day, when everybody had to get out at the embankment; she
    had been at the place where he comes back and finds the house let to strangers. She had been thinking up endings for
    it all this time and none of them worked.
script-1321-nobody =
    A girl with her arm in a sling had read the notice at the pump: FOUND ON LINE 7. She asked for the conductor, and we
    said driver, and that he was not here any more. She looked into the crate for a long while without taking anything.
    There were the umbrellas and the skate. In the end she asked if she might have the notice, when it came to be taken
    down. It was the only thing that she had seen in print for weeks that was meant kindly.
script-1321-ask-give = “Page ninety. He never moved the ticket.”
script-1321-ask-gone = “I’m sorry. We’ve had to burn a good many things.”
script-1321-fare =
    She opened it standing, at the ticket, and read to the bottom of the page before she remembered that there were
    people present. “It’s his brother,” she said. “It’s his own brother who’s living there.” Emin said that she mustn’t
    tell him. Out of her sling she took a piece of meat in a cloth, which she had meant to exchange for candles, and
    there was no arguing with her. He tore off the ticket at the corner, as one does when it is used.
script-1321-burnt =
    She said that it did not matter and that she would go on making it up. The book lay under the newspaper on the chair
    next to her, all the time. Nobody had told Emin to say it, and nobody had told him not to. He was saving it for a
    cold evening, he explained to us later, and he went round the whole of the house looking for a place to put it.

script-1322 = The bell on the embankment
script-1322-view =
    They had been shooting at the tram. It drew fire, Emin said, since it was the only thing there with windows. This
    morning there were three left on our side. He stood at the skylight with a cold pipe that was not his and told us
    who used to sit behind each of them, going by the stops: the notary, the twins with the cello, an old man who rode
    to the terminus and back, for the heating.
script-1322-ride =
    It had got about who he was, because of the notice. When he was at the pump today an umbrella was claimed, the
    lady’s. After that, people who had lost nothing came up to him. They merely told him where they used to get on.
    Market. Baths. Lime Tree Corner. He knew all the times. There were nine or ten standing round in the end, in the
    order of the stops, and somebody said “Move down inside, please”, and they moved. He told us about it twice and went
    up to look again.
script-1322-few =
    Then he asked whether we should mind if he went over there once more. It was for the bell. It hung by one screw, and
    he would not have them get it. It was a foot pedal, a thing of no use to any person. He had been in a bad way since
    the business with the crate, or with the seats; he had the square key in his hand and turned it round and round.
script-1322-ask-let = “Be quick, then. You’re the only one of us who is.”
script-1322-ask-hold = “For a bell? Sit down, Emin.”
script-1322-bell =
    We heard it before we saw him. From the embankment came two strokes, clear, as when a cart is on the rails, and
    along the whole of the quay shutters opened. It was pure mischief on his part; he said that his foot had slipped. He
    had the thing under his coat and some wiring besides, and his eyes were running from the cold. We screwed it to our
    stairs, the third from the bottom. Whoever forgot trod on it.
script-1322-glass =
    He had got it off, and he had got down from the step, and then one of the three panes went. He came home at a walk
    with his hand to his neck. It was mostly glass, and we picked it out at the table with a needle, and with each
    splinter he told us which window it was. The bell went into the crate. It was on the list, underneath the skate, in
    his handwriting, which had begun to shake.
script-1322-curtain =
    He sat down. He laid the key on the table in front of him, and in a little while covered it with his hand, since we
    were looking at it. It was about noon when they shot away the last of the panes. He had not been at the skylight. He
    had heard it, he said, he knew that glass. That evening we found he had hung a piece of sacking over the skylight.

## C06 Ljuba

script-1325 = Ljuba’s night book
script-1325-book =
    Ljuba kept a night book. She had it from the hotel, half full, and when she sat up she went on with it where she had
    left off there. 23.40 dog. 0.15 two persons, running, one in heels. 1.00 all quiet. Tonight one of us looked over
    her shoulder and read on, and it was all in it: when we go out, which of us, with what, and at what hour we come
    home with how many bags. She could not see anything the matter with that. A house in which nobody knows who came in,
    she said, is not a house.
script-1325-ask-write = “Then write it all. Somebody ought to know how it was.”
script-1325-ask-stop = “If the wrong people read that, we’re finished. Into the stove with it.”
script-1325-column =
    She drew a fresh column the same evening, for remarks. Up to then she had thought that she was not entitled to any.
    The first was entered at 2.20, and we came on it next day. It said, under the name of the one who lay nearest the
    door: “talks in sleep. Something about a ladder. Covered up.” There was a second one below it, crossed out
    thoroughly with a ruler.
script-1325-blank =
    She tore it down the middle first, since it would not go through the stove door otherwise; it was good cloth binding
    and burnt for half the evening. At ten she sat down at her post. At a quarter past twelve we heard her say, half
    aloud, “Two persons, carrying something.” There was a silence, and then the scratch of a fingernail on the table
    top, from left to right.

script-1326 = Somebody asks for the book
script-1326-lady =
    A woman asked for the night porter. She had on a single high-heeled shoe and a galosh. It was a matter of her
    husband, and of a certain night; they had been running, in this street, and at the corner she had still had hold of
    his hand. What she had to know was whether he had gone on along the wall or turned in at the mews. It made a
    difference as to which hospital. She had been told that there was somebody here who sat up, and who wrote.
script-1326-page =
    A woman in one high-heeled shoe and a galosh was asking for the night porter. She needed to know about a certain
    night and which way a man had run. We told her that Ljuba was no longer with us. She asked if there had been a book,
    then, she had been told that there was a book. We could only say that there had. She thanked us, stood for a moment
    and looked at Ljuba’s chair, which was at the window, and saw that from there you could see the whole of the mews.
script-1326-ask-read = “Sit down. What was the date? Ljuba, the second column.”
script-1326-ask-deny = “Nobody here writes anything. You’ve been misinformed.”
script-1326-heels =
    It was at 0.15. Ljuba read it out as it stood, two persons, running, one in heels. Then she put on her other glasses
    for the remarks. “Gentleman back at 0.40,” it said, “by himself, looking on ground. Picks up shoe. Goes off W.” The
    woman asked to have it read again. West was the nuns. She had been to all the rest. She left us the coffee that she
    had brought to bribe people with, and she had got to the corner when Ljuba ran after her, in her slippers, to say
    that he had not been limping.
script-1326-door =
    She was not surprised. She apologised, and limped off down the steps, a high one and a low one. Ljuba stood behind
    the door with the book held against her, and her finger was in the page already; she had known which it was. West,
    she said. To nobody in particular. He went west. In the evening she made an entry, in the daytime column, where she
    never wrote.
script-1326-guess =
    “I did see him,” said Ljuba. “I wrote it down.” She shut her eyes and tried it. She could get as far as the clock,
    and the dog; she could see her own hand. But which way, that she had given to the paper, and the paper was gone, so
    that she need not carry it about. The woman said not to worry. There were only four hospitals. When the door was
    shut, Ljuba sat down on the stairs and asked us, in quite a formal way, not to do that to her again.

script-1327 = Remarks
script-1327-cold =
    It was the worst hour, between the last of the shooting and the light, and everyone in the house lay awake and
    pretended otherwise. Ljuba was at her window. She had told us that in the hotel it was the same; around five, all
    along a corridor, you could hear people being considerate of each other.
script-1327-read_out =
    “I’ll read you something,” she said into the dark. She had gone back to the first of our nights. It was dull, it was
    times and doors. But she had all of us in it. When one had come home laughing. Who got up at three to lay a coat
    over who, and the one with the coat had believed all along that it was somebody else. What had been bread and what
    had been turnip. She read to us until it got grey. Under yesterday there was only “1.00 all quiet”, and then in the
    last column: “Nice people. Long stay.”
script-1327-marks =
    When it grew light, we saw the table. She had turned it round a day or two ago so that the drawer was to the wall.
    The whole of that side was covered with strokes, done with a fingernail and later on with a nail, rows of them, some
    with a bar across. She explained it to us. That was a dog. That was all quiet. There were a great many of these, far
    more than we should have guessed. One board had got so thin with it that it had come loose, and she thought we might
    as well burn that one; she knew it by heart.

## C07 Nadia

script-1330 = Nadia lays a place
script-1330-plate =
    Nadia always laid one place too many. She had cooked for six hundred once, and said that one plate more or less was
    a rounding error. Tonight she filled it. Nobody had said anything about guests, and there was not so much in the pot
    that we did not all watch the ladle. She carried it to the window on the yard side and stood it on the sill, with a
    lid. There was an old man in the coal shed over there, she said. He had been in it since Monday. He was too proud to
    knock, and he had folded his newspaper every evening and laid it under his head.
script-1330-ask-window = “Leave it there. We’ve had less than this.”
script-1330-ask-pot = “Back in the pot, Nadia. There’s one in every shed.”
script-1330-sill =
    The lid rattled once while we were eating, and no one turned round. When she went to fetch the plate it was empty
    and wiped, and on it lay a folded page of newspaper, the crossword, with all of it filled in but one. Nadia held it
    to the lamp. Seven letters, she asked us, a kitchen herb. We did not get it, either. She wrote in “nothing” and
    stood it on the sill again for him to see.
script-1330-stacked =
    She poured it back. It made a small sound, and she scraped round the rim with the side of the spoon until there
    could not have been a drop left. Afterwards she stacked up the plates, and there was the clean one among the dirty.
    She washed that one, too. Somebody saw her later on at the window, where she had breathed a hole in the frost and
    was looking through it with one eye.

script-1331 = The coal shed
script-1331-man =
    The old man from the shed came to the front door, in a collar. He had been fetched by his niece, and would be
    leaving the neighbourhood; he wished to settle his bill. He had been a professor of something. From an inside pocket
    he took out a paper of sugar cubes, saved one at a time from before the war from all the cafés of the town and still
    in their wrappers, and some sprigs of a grey thing tied with thread. “Oregano,” he said. “Seven letters. It grew
    behind the shed all the time, under the snow. I felt such a fool.”
script-1331-paper =
    In the coal shed a newspaper lay folded, and his head was on it. He had put his shoes outside. He might have been
    there since the evening with the plate or since yesterday; in that cold you could not tell. He was so light, said
    the one who had tried to turn him over, that it was like lifting a coat to look for the person. The crossword was
    uppermost. All of it was filled in but one.
    .soft =
        The coal shed was empty, and a newspaper lay in it, folded to the size of a pillow. A neighbour had seen the
        cart that goes round in the mornings stop there. His shoes stood outside, side by side. On the newspaper the
        crossword was uppermost, and all of it was filled in but one.
script-1331-ask-bury = “The yard’s soft by the drain. We’ll see to what’s left to see to.”
script-1331-ask-leave = “The cart comes by again tomorrow. Let them do it.”
script-1331-earth =
    It was done in an hour, what there was to do, under what was left of the lilac. The shoes went in as well.
    They were a good size, and somebody had to say it and somebody had to say no. A plate was brought out at the end
    with a lid on it, and stood upon the place; it looked silly there, and it stayed until the morning. A cat had been
    at it, or nothing had. It was frozen to the ground.
script-1331-cart =
    They came at about seven, a man and a boy with a handcart, and they were civil. They asked whether we had known him.
    We said by sight. The boy tore the crossword out, walked off after the cart reading it, and called up to us from the
    road, “Seven letters, a kitchen herb?” No one answered. He had a stub of pencil and was wetting it already.

script-1332 = The menu
script-1332-slate =
    When there was next to nothing, Nadia wrote a menu. It hung on the nail by the stove, a slate with a wooden frame,
    and she did it in her canteen hand with a flourish beneath the heading. Monday: clear soup. Tuesday: the same,
    somewhat clearer. Today’s she had rubbed out and written again, and she stood in front of it for a time with the
    chalk against her lip. You could read what had been there before. It said: Ask them.
script-1332-sent =
    She had no need to. Towards dark there was knocking at the yard window, and one after the other came people whom we
    knew only from behind, from the queue at the pump. Word had gone round about the plate. Each of them had a thing
    under the lid of it: two carrots, half of a swede. No one stayed. “It isn’t for you,” the last one said to Nadia,
    “it’s for whoever you’ve got in the shed.” There was no longer anyone in the shed. She made it into soup for nine,
    counted us, and went out to look for the rest.
script-1332-own =
    She served us and sat down, and her own plate had a cloth over it. It was some time before one of us lifted the
    cloth. There was nothing underneath. How long she had been doing that she would not say. A cook is never hungry, she
    told us, she has it all through the nose, and she was about to get up and see to the fire.
script-1332-ask-make = “You’ll eat mine, and I’m going to watch you do it.”
script-1332-ask-allow = “It’s her kitchen. Let her.”
script-1332-spoon =
    She ate it, and it was worse than if she had not. She took the spoon as the canteen ladies do, holding it far up the
    handle, and between one mouthful and the next she looked at whoever had gone without. When she had finished she said
    thank you. On the slate next morning there was the flourish, by itself.
script-1332-apron =
    So the cloth was put back, and the rest of us ate. It tasted as it always did. Nadia sat by with her hands in her
    lap and kept her eyes on the plates, going from one to another of us, and was content, that has to be said. That
    same night she took in the strings of her apron. They went twice round and met at the front.

## C08 Petar

script-1335 = Petar’s third lesson
script-1335-steps =
    Two girls and a boy from the houses at the back were sitting on our cellar steps. They had slates with them. It was
    the third lesson, they said, he had given them homework. Petar went red. He had not told us, since it was only
    fractions and only while the rest of us were asleep. He had been doing his share of the work, that was true; he had
    also gone grey in the face from it, and yesterday he had set down a bucket in the middle of the room and not known
    why. The boy asked if it was cancelled. He asked it hopefully, as any boy would.
script-1335-ask-teach = “Go on down, they’re waiting. We’ll do your bucket.”
script-1335-ask-rest = “Not today, children. Your teacher has to sleep.”
script-1335-sums =
    We heard it through the floor. A loaf is to be divided among five persons; there is a choice of two knives. The
    girls wanted to know what sort of loaf. In the end they had cut it up into sixtieths, as far as we could follow, and
    had left none over, and Petar was as pleased as if there had been one. When he came upstairs he had chalk in his
    hair. He slept from noon until the lamp was lit, and let his shoes be taken off like a child.
script-1335-sign =
    They went away, the boy skipping. On the lowest step they had left a slate with the homework on it, which Petar
    corrected sitting up in bed before he would lie down. It was all right except for one. He puzzled over that. Then he
    saw that the child had not miscalculated but had given away the remainder, there was a small arrow and a name, and
    he did not know what mark one gives for this.

script-1336 = Homework
script-1336-steps =
    They were on the cellar steps again, two girls and a boy, with their slates on their knees. We had to tell them. The
    elder of the girls said that they knew it, it was all over the street; they had only come to hand in the homework.
    They gave it to us, since one has to give it to somebody. It was seven sums, each with a line ruled underneath in
    red, and beside the line there was room for the mark.
script-1336-exam =
    There were eleven of them on the steps this time, and a mother, who pretended that she had come in for the warmth.
    Every child carried a piece of wood; that was the school fee, the elder girl had fixed it on her own authority.
    Petar was giving an examination. We could hear him asking and the silence while they thought. Then came a noise that
    we took for a shell at first. They were stamping. The boy had got one right, and stamping, it seems, is allowed for
    that.
script-1336-begs =
    The elder of the girls came to the door by herself. The others had found something else to do, she said, they
    collected cartridge cases now, there was a man who paid. She would go on alone. But she had got to the end of what
    he had set them, and had made up some more for herself, and they were too easy, as she always knew what would come
    out. Petar was lying down. He had raised himself on his elbow when he heard the voice.
script-1336-ask-book = “Give her the book. The one with the answers at the back.”
script-1336-ask-say = “When he’s stronger. Come again in spring.”
script-1336-cover =
    He showed her where the answers were and had her promise not to look. She considered that. “Then you’d better keep
    them,” she said, and he took the scissors and cut them out for her, eight leaves, and put them under his pillow.
    Each morning after that a number was called up to our window from the street, and Petar looked it up and called down
    yes or no.
script-1336-remainder =
    She said that she would. She had a way of standing with her toes turned in, on the step, as one does at a
    blackboard. When she was gone Petar explained to us about the remainder. If you divide seven by two, he said, then
    there is one over, and for the whole of his life he had told children to write it down and leave it at that.

script-1337 = The bench by the window
script-1337-spectacles =
    Petar’s spectacles were held together with a wire from a piano. He took them off at the end of the day, folded them
    and laid them on the book, and from then on he recognised us by our outlines and was rather gentler in what he said.
    He had just done so this evening.
script-1337-boy =
    There was a scratching at the door. “Sir?” It was the voice from the third bench, that had told us to turn out the
    linings. He was alone. He had had a disagreement with the others, he said, over whom one robs and whom one does not,
    and they were after him. He did not ask to come in. He had only thought that he would like to tell somebody, before,
    that in the second part of the paper he could have done the first question.
script-1337-ask-open = “Let him in. Give him something to hold that’s hot.”
script-1337-ask-bolt = “They’d be in after him. Say that there’s nobody here.”
script-1337-paper =
    He sat on the floor with the bowl, and Petar, who could not see his face, set him the question. He did it in his
    head. It was right but for a sign. All night long he stayed by the door with a plank over his knees; people stopped
    outside, once, and there was some whispering, and he said two words to them through the wood that we will not put
    down. At daybreak he asked to have the mark altered. Petar altered it, on a piece of the wall.
script-1337-four =
    Nobody said that there was nobody there; we sat still and it came to the same. “All right,” said the boy. They were
    not long in coming, we heard them running at the far end of the street, and he ran the other way. Petar put his
    glasses on again. He sat on with them till the lamp was out, facing the door, and in the dark he said in his
    ordinary classroom voice the first question of the second part.
script-1337-names =
    He asked for the chalk and wrote out on the door of the cellar a register of the class. With the dates of birth, so
    far as anybody knew them, and a few lines free for those who were still to come. The elder girl had told him that on
    Fridays one ought to have singing, and he did not sing; so one of us was given Friday, and another was to talk about
    whatever it was that we had done before. She had asked already what one got for it.
script-1337-cut =
    He felt about for a thing on the blanket and could not find it, and it was the bit of chalk, which lay beside his
    hand. He turned it over for a time. They would be collecting cartridge cases still. It was a good exercise in its
    way, he said; brass, by weight, with a deduction. Then he asked to be read to, whatever there was, the label on the
    lamp oil would do, and he listened to it with his eyes closed to the end.

## C09 Irena

script-1340 = Irena’s scales
script-1340-doctor =
    The old doctor from Salt Street took his hat off and addressed Irena as “colleague”. For thirty years she had made
    up what he prescribed, and they had never met except over the telephone. His wife was in pain, he said, and had been
    for a long time. He named a preparation and then a quantity. Irena did not write it down. She asked how often it was
    to be taken, and he looked at the brass scales that she had put up on our shelf for ornament. “Once,” he said. “It
    would be for two persons.”
    .soft =
        The old doctor from Salt Street took his hat off and addressed Irena as “colleague”. For thirty years she had
        made up what he prescribed, and they had never met except over the telephone. His wife was in pain, he said, and
        had been for a long time. He named a preparation and then a quantity, and Irena did not write it down. It was
        far too much. He knew that, and he looked away from her at the brass scales on our shelf.
script-1340-ask-chalk = “Weigh him out something harmless, and fold the papers well.”
script-1340-ask-give = “Give him a night’s sleep for her. One night, and he can come again.”
script-1340-ask-refuse = “No. Send him home.”
script-1340-powders =
    It was chalk from the blackboard and a little sugar. She ground it for a quarter of an hour, weighed it twice and
    folded it into papers in the way that nobody does any more, with the tuck. He counted them. Then he thanked her, put
    his hat on, took it off again and kissed her hand. She stood there holding the hand away from herself until he had
    got to the corner, and all that day she went on tasting it, she said, a sweetness, on her teeth.
script-1340-drops =
    She mixed it in front of him, for one, for the night, and said so. He might come each evening, and as long as there
    was any he was to have it. “That’s a great deal of walking,” said the doctor, “for an old man.” “Yes,” said Irena.
    He held the little bottle against the light to see the level, from habit, and it was correct. Then he buttoned it up
    inside his glove.
script-1340-coat =
    She told him that they were out of it. He had been looking at it on the shelf. “I quite see,” he said, “you have to
    think of your own.” Irena helped him into his coat, and the sleeve was turned inside out, so it took the two of them
    some time. At the door he advised her about a cough that he had heard in the next room; it wanted honey, he said,
    and to be taken seriously.

script-1341 = Salt Street
script-1341-angry =
    The doctor from Salt Street was at the door again, in a great rage. “Chalk!” he said. “Thirty years, and she sells
    me chalk.” His wife had slept all the same, on the first paper, from the mere kindness of it, and on the second;
    then she had found him with the rest and asked what he thought he was doing, and they had quarrelled as they had not
    since their honeymoon. He had had to carry in wood, to be out of her way. He put his bag down on our table and told
    us that he was going to look at everybody’s throat.
script-1341-evening =
    On two evenings he had come, for the night’s bottle. On the third it was a nephew. His aunt had died towards
    morning, said the nephew, she had simply not woken up, with her hand in the doctor’s; and the doctor was asleep now,
    they had thought it best to let him. He was sending back the bottles. They had been rinsed. In the basket with them
    were the things from his surgery for which he had no use, and a prescription form with nothing on it except: “Thank
    you. Once daily.”
script-1341-shut =
    Somebody said at the pump that the shutters in Salt Street were closed, at the doctor’s, on both floors. There was
    no smoke. People had rung the bell and then stopped ringing it. Nobody knew anything for certain, and there were a
    great many shutters closed. At the table that day nobody took the chair by the shelf. The brass scales had been put
    away, and the place where they used to stand was lighter than the rest.
    .soft =
        Somebody said at the pump that the shutters in Salt Street were closed, at the doctor’s, on both floors. They
        had gone to the nephew’s, it was thought, across the river. He had carried his wife down on a kitchen chair.
        We heard it with the buckets in our hands. The brass scales had been put away when we came home, and the place
        where they used to stand was lighter than the rest.

script-1342 = The tray of small weights
script-1342-weights =
    There was a tray that belonged to the scales, lined with blue velvet, with the small weights in it. The smallest was
    a bit of foil with one corner turned up so that it could be taken hold of. With these, Irena said, you could weigh a
    signature. She had it on her knees tonight. It was for the counting; every evening after the lamp was turned down
    she went over what we had, tablet by tablet, as she used to do with the till.
script-1342-queue =
    She did not finish. There was a knock, and it was a mother with a boy, sent on by the doctor’s people, and behind
    them on the stairs there were others. It had been like that for some days: they said “Salt Street told us”. She had
    hardly anything to give them. She looked down their throats and asked when it began, and weighed out for each of
    them, on those scales, whatever there was, salt, or camomile. They got it in a folded paper with the dose on it.
    They went down the stairs carrying it level.
script-1342-own =
    Since the shutters were closed in Salt Street she had been counting twice. Tonight we heard her say the number and
    begin again. It was right, she told us, it was only that she kept arriving at the wrong one. She asked one of us to
    take over the key of the cupboard for a time. She put it quite lightly. It was a question of two pairs of eyes, she
    said, in any decent shop there were two.
script-1342-ask-lock = “Give it here. We’ll do it together, mornings.”
script-1342-ask-trust = “There’s nobody we’d sooner have it. Count once, and go to bed.”
script-1342-key =
    She gave up the key and the tray along with it, and it was plain that it was a weight off her and that she was
    ashamed of it. She slept. At the counting next day she stood on the other side of the table like a customer, with
    her hands in her sleeves, and when we had made a mistake she saw it at once and did not say so until she was asked.
script-1342-label =
    She laughed, which was not what we had expected. Then she counted, once, aloud, so that everyone could hear it,
    wrote the figure on a label, licked it and stuck it on the cupboard door. It was not a matter of trust any longer,
    she said, it was published. She sat up with the tray for some time yet. She was putting the weights back in order,
    and the foil one kept sticking to her finger.

script-1343 = A colleague
script-1343-doctor =
    The old doctor from Salt Street took his hat off and addressed Irena as “colleague”. For thirty years she had made
    up what he prescribed, and they had never met except over the telephone. He had pictured her as tall. His wife was
    poorly, he told us, and could not sleep for it, and there was nothing left in his surgery but a height chart. He
    asked if there was anything that could be done, for tonight.
script-1343-ask-give = “Mix her something. He can bring back the bottle.”
script-1343-ask-refuse = “We’re down to our own. Send him with our good wishes.”
script-1343-drops =
    She mixed it in front of him and held it up, and he checked the level against the window; it was correct. The bottle
    came back on the next day, rinsed, with a pear in the basket beside it that must have been wrapped in straw since
    autumn. She had slept, the doctor’s nephew said, and woken up and complained about the bed.
script-1343-coat =
    Irena helped him into his coat, and the sleeve was turned inside out, so it took the two of them some time. He bore
    us no grudge. At the door he advised her about a cough that he had heard in the next room: honey, he said. Then he
    remembered, and they both of them laughed a little about the honey.

## C10 Osman

script-1345 = Osman measures
script-1345-order =
    A man stood in the yard with a length of string. He did not know how to begin. He had been told that there was a
    joiner here; he held out the string, and it had a knot in it at one end and a knot at the other, and the distance
    between them was less than Osman’s arm. “I measured it,” said the man. “I didn’t know how else.” Osman took the
    string and laid it along his folding rule. He did not read out the figure. He asked what the name was, because he
    always put it on the inside, and the man told him.
    .soft =
        A man stood in the yard with a length of string, and did not know how to begin. He had been told that there was
        a joiner here, and he needed a box. There was a knot at each end of the string. Osman laid it along his folding
        rule and did not read out the figure. He asked what the name was, because he always put it on the inside, and
        the man told him.
script-1345-ask-build = “Take the good boards. Take the shelf.”
script-1345-ask-refuse = “We burn everything that we have. Tell him a blanket is no shame.”
script-1345-lid =
    He planed it, though nobody was going to see that, and he did the corners with dovetails. There was no need for
    them, it would have held with nails. It took him until evening, and in all that time the man sat on the chopping
    block and handed him things. At the end Osman ran his palm along the edges, inside, everywhere, to make certain that
    there were no splinters. Then the man could not lift it, though it weighed nothing, and Osman went with him.
    .soft =
        He planed it, though nobody was going to see that, and he did the corners with dovetails. It took him until
        evening, and in all that time the man sat on the chopping block and handed him things. At the end Osman ran his
        palm along the inside to make certain that there were no splinters. Then he carried it for the man, down the
        whole of the street.
script-1345-rule =
    Osman said it himself, and said it to the string. The man nodded. He asked for it back, and wound it round his hand
    with some care so that the knots did not slip, and put it in his pocket. Osman folded up his rule. A while later he
    unfolded it again and held it along the shelf over the stove, and along the bench, and along other things in the
    room that were made out of wood.

script-1346 = A pair of hinges
script-1346-pays =
    The man with the string came to pay. He was a toolmaker, it came out; he had made a pair of hinges, and he unwrapped
    them on our table from a page of a picture book. They were brass. They moved like a wrist. He had worked on them for
    three nights, because he could not be in the house, and when they were finished he saw that they were of no use on
    what they had been meant for. So he would like Osman to have them, for a cupboard or something that gets opened.
script-1346-late =
    The man with the string came to pay. He had a pair of hinges with him, brass, in a page out of a picture book; he
    had made them himself, over three nights. When he heard about Osman he sat down on the chopping block, where he had
    been sitting that day, and remained there until somebody had need of it. He left us the hinges. He asked who did the
    corners now.
script-1346-ask-accept = “They’re the best I’ve ever held. I’ll use them on something good.”
script-1346-ask-decline = “You owe nothing for that. But I could do with a second pair of hands.”
script-1346-brass =
    Osman screwed them onto nothing, onto two offcuts, merely so as to see them work, and it stood on the window sill
    and got opened by everyone who went by. There was other stuff in the paper, rods and a small gear. The man did not
    stay. He looked at all the joints in the room from a distance, the door, the bed frame, with his head to one side,
    and said that it was good to see a thing that was square.
script-1346-bench =
    So he came in the mornings, the toolmaker. He did not talk much, and neither of them asked the other how he had
    slept. They began on the attic stairs, for which there had never been time. Once we heard Osman explain why one must
    not sand against the grain, and the man answered, in a patient voice, that with brass it was just the same, and each
    of them thought that the other was only being polite.

script-1347 = The table
script-1347-joint =
    Osman had found fault with our table ever since he moved in. It had been a door. This evening, when he ought to have
    been resting, he sat under it with a candle stub and we could see only his legs. He was speaking to it. It was no
    wonder, he said, it had been hung for forty years, you could not expect it to lie down from one day to the next.
script-1347-leaf =
    When he came out, it had become longer. He had let in a leaf, from the boards of the shelf that had been left over
    that time, and you could not find the place with a fingernail. There was room for six on each side. We sat there, so
    few of us, with all that table. He had us shift apart, elbows out, and take up some space. It was for afterwards,
    said Osman. He was tired of making things in the size of what one had lost.
script-1347-short =
    Then he came out and told us what was on his mind. People still asked him, at the pump; the word had gone round that
    there was a joiner. He sent them all away, as he had sent away the man with the string. He wanted to make one,
    without anybody having ordered it, in a middling size, and stand it in the porch. Whoever was in need of it would
    not have to ask.
script-1347-ask-give = “Two boards, then. And the name?” “I’ll leave room.”
script-1347-ask-keep = “No more of that in this house. We’re building for the living.”
script-1347-ready =
    It stood in the porch overnight, with a cloth on it, and by seven it was gone. In its place lay an egg, a real one,
    on straw. Nobody had heard a thing, although the guard was sitting not three steps away. Osman boiled the egg for
    us, and gave up his piece. He had gone out to the step and was looking at the snow, where you could make out the
    tracks of one person, going, and the toes were very deep.
script-1347-rule =
    He broke his folding rule. It was not in anger; he sat with it on his knees and went on folding it past the point at
    which it folds. The pieces he laid on the kindling. Next day he cut the legs of the bench to length by eye, and it
    rocked, and he let it rock, and we all got into the habit of sitting with one foot braced.

script-1348 = A pair of crutches
script-1348-order =
    A man stood in the yard with a length of string. He had been told that there was a joiner here. The string had a
    knot at one end and a knot at the other; it was for a pair of crutches, for his father, who would not be measured
    with anything else. Osman laid it along his folding rule. He asked what the father used to do, since a man leans in
    the way that he has worked.
script-1348-ask-build = “Take the good boards. Take the shelf.”
script-1348-ask-refuse = “We burn everything that we have. A broom will do for now.”
script-1348-made =
    He shaped the grips with a knife and padded them with felt out of a hat. The man, it turned out, was a toolmaker; he
    came again next morning with a pair of brass hinges in a page of a picture book, for the trouble. His father had
    gone down the whole of the stairs on them, he said, just to stand in the street and be rude about the workmanship.
script-1348-rule =
    Osman said it himself, and said it to the string. The man nodded and asked to have it back, and wound it round his
    hand so that the knots did not slip. Osman folded up his rule. A while later he unfolded it again and held it along
    the shelf over the stove, and along the bench, and along other things in the room that were made out of wood.

## C11 Greta

script-1350 = Greta takes instructions
script-1350-client =
    A gentleman in a fur collar had himself announced by his driver. It was a matter of a conveyance. A certain house in
    Linden Row was standing empty, its owners being away, and he wished to have bought it, in April, before all this; he
    had the stamps and the old paper and was short only of somebody who knew the wording. He put a tin upon the table,
    and on that he put cigarettes, and turned the tin so that the picture of the peaches was towards Greta. She looked
    at his cuffs. She had known the people in Linden Row, it was she who had done their wills.
script-1350-ask-draw = “April the ninth would be a weekday. How do you spell your name?”
script-1350-ask-decline = “I don’t backdate. Good afternoon. Take your fruit.”
script-1350-seal =
    It was as handsome a document as you could wish, with a schedule of fixtures. The gentleman blew on the ink. When he
    was gone, Greta opened the tin and divided it exactly, with a knife, and she ate her own half peach standing up. She
    had put in the name of the street with two Ns, she told us after a while. In the register it had always been spelt
    with one. It was a thing that nobody would ever notice, unless he was looking for it.
script-1350-pen =
    He took it very pleasantly. As he picked up the tin he remarked that it was a nice dry house that we had here, and
    asked who the owner was. Nobody could tell him. “There you are,” said the gentleman. The driver held the door for
    him. Greta had remained seated, with the pen in her hand, quite upright, and it was only when the car had started
    that she noticed that she had written the date on the blotter.

script-1351 = Linden Row
script-1351-owners =
    The people from Linden Row were not away. They had been living in their own coal cellar, and two days ago a man with
    a fur collar had shown them a paper. They came to Greta because they could think of nobody else; they had it with
    them, a copy, he had been so good as to give them one. The wife smoothed it out. “You know about these things,” she
    said. “Can he do that?” Greta put on her spectacles and read all of it, down to the schedule of fixtures, as if for
    the first time.
script-1351-gone =
    Some people from Linden Row wanted to see the lady solicitor. There was a paper that they did not understand, about
    their house. We had to send them away, and to explain to them why. The wife held it out to us all the same, so that
    we should at least look at it. The ink was violet, like that in which Greta used to do the shopping lists. But then
    it was the only ink to be had.
script-1351-ask-tell = “It’s a forgery. I ought to know. Look at the second N.”
script-1351-ask-silent = “It appears to be in order. I’m very sorry.”
script-1351-one_n =
    She explained it to them point by point, and at the end she wrote it all down as an affidavit, against herself, with
    the date, today’s date, and signed. They did not understand at first. Then the husband folded up the thing and did
    not offer her his hand. It would mean the end of that gentleman’s friendliness, Greta said to us. She had only
    wished to have one paper in the world with her name on it that would stand up.
script-1351-wills =
    They believed her. That was what she had over other people, that one believed her. They thanked her, they even asked
    what they owed, and the wife took a few loose cigarettes out of an envelope. Greta accepted them, because one has to
    accept a fee. In the envelope was the will she had drawn up for them nine years before, and it had been put in a
    cellophane cover so that it should keep.
script-1351-others =
    A woman from the baths had heard that there was a lawyer here who had thrown out the man with the fur. She herself
    had a quarrel, it was about half a stove. After her there came a pair of brothers. Before noon Greta had settled
    five cases; she had them swear on the bread board. No paper was used, for want of any. She merely asked each side to
    repeat what the other had said, until they had it right, and that appeared to be all of it. They paid in kind, and
    she gave change.

script-1352 = Last will
script-1352-wills =
    Greta thought that all of us should make a will. It calmed people, she had seen it again and again. So we sat round
    the lamp, and each dictated. It was surprising what one owned. One of us had a bicycle in a town that cannot be
    reached, another left a share in an apple tree. To the question of who was to have it there was in most cases a
    pause, and then somebody at this same table got it.
script-1352-witness =
    She needed two witnesses for each, who must not benefit, and that was not to be had; we all benefited all the time.
    So she went out into the street, in the dark, and came back with the two men who were on watch at the corner. They
    signed on every sheet. One made a cross, and she drew a ring around it each time and wrote beside it whose it was.
    They asked if they could have one made, too. When we went to bed, it was past one o’clock, and the lamp oil was down
    to the thread.
script-1352-blot =
    When it was her own turn, she took a clean sheet and wrote for some time without dictating to anybody. Then she
    pushed it across. It was about Linden Row; it had the whole of it, the fur collar and the stamps and the peaches. It
    only lacked the signature. She would send it to the people in the coal cellar, she said. Or else we could tell her
    that it was late in the day for that, she would accept it. She was so tired that she had both elbows on the table.
script-1352-ask-sign = “Sign it. One of us will take it round.”
script-1352-ask-burn = “He’d come here first. You’ve a house full of people, Greta.”
script-1352-post =
    She signed in full, with the initial that she never used. It was pushed in under the cellar door in Linden Row
    before it was light. Nothing came of it for the time being, either from them or from the gentleman. She took to
    wearing her good jacket indoors. If anyone called, she said, she would not care to have to go and change.
script-1352-ash =
    She saw the force of that. She held it to the lamp by its corner and then laid it in the stove, and used the poker
    to break up the black leaf, on which you could still read all of it, white on black, every word. “It’s curious,” she
    said. “I’d never have let a client do that.” She did not make a will for herself. There was nobody there who could
    have drawn it up.

## C12 Aleks

script-1355 = Aleks keeps a table
script-1355-strokes =
    Behind the stove there was a stretch of wallpaper that was covered with strokes from top to bottom. We had taken it
    for a pattern. Aleks had been counting since the first day, by the hour and by the quarter of the town, and tonight
    he hung a sheet with curves on it over the table. There was a gap. Between twenty to five and ten past, he said,
    with a probability that he would not insult us by rounding, nothing came down on the side where the pump was. He did
    not understand the reason. He supposed that it was somebody’s walk to work.
script-1355-ask-trust = “Twenty to five, then. We’ll go by your curve.”
script-1355-ask-doubt = “They’re men, Aleks. They’ll shoot when they feel like it.”
script-1355-gap =
    At twenty to five, the street was so still that we heard a tap drip on the other side of it. We did our errands in
    the middle of the road. One of us actually whistled. At nine minutes past Aleks, who stood in the door with the
    watch, began to snap his fingers, and we were inside when the first one fell. He made a stroke. He did not look at
    all triumphant, he had gone rather white, and he said that one ought not to have whistled.
script-1355-column =
    He agreed at once. That was the weak point in it, naturally. He took down the sheet and rolled it up. But at twenty
    to five in the morning he got up, and we could hear him on the stairs, and at the door, and then nothing whatever
    for half an hour. There was nothing to hear. It was as quiet as in the country. At ten past he came back up and made
    his stroke.

script-1356 = An outlier
script-1356-wall =
    They had gone on with the wallpaper behind the stove. There were strokes for the last three days, in the right
    columns, though they slanted in another direction from his. None of us owned up to it. We had all got up at twenty
    to five, as it turned out, on one night or another, and had stood in the door with his watch. It was still quiet at
    that hour.
script-1356-shared =
    The gap had held for three days. Aleks ought to have been glad of it, and he had been walking up and down. It was
    the others, he said in the end. At five in the morning they were lying in their beds, and at eight, when it was
    worst, they stood in the queue at the pump, a hundred and forty of them on average. He had got the distribution. He
    had only to write the two figures on a piece of cardboard and hang it there. But then there would be a hundred and
    forty at twenty to five, and somebody over there might look through his glasses and wonder.
script-1356-ask-publish = “Hang it up. A hundred and forty people, Aleks.”
script-1356-ask-keep = “It works because nobody knows it. Keep it for us.”
script-1356-pump =
    He lettered it very clearly and left out how he knew. We went along to see. It hung on the pump handle, and by the
    next morning there were people coming out of all the houses in slippers with their buckets, in the dark, in rows,
    without a word, and the only thing we heard was the handle. They left the cardboard hanging. Underneath, a flower
    had been drawn, the sort that children draw, with a face.
script-1356-early =
    So we had it to ourselves. We went at a quarter to, and were back by five. It was very convenient. From the window
    at eight you could see the queue, and he went on counting it; one must not break off a series, he said. One day he
    put down a hundred and thirty-eight, and then he sat and looked at the figure, and at the one before.
script-1356-whistle =
    He said nothing, and so it was one of us who began. Was it still there, the gap? It was. He had not missed a
    morning. Would he take somebody along? So we went with him, at twenty to five, and stood in the road in the dark,
    like people in a church where one does not know the service. “Now you could whistle,” Aleks said, when we had been
    there for some time. Nobody could. Our lips were too dry.

script-1357 = Cardboard
script-1357-pump =
    It was the second morning of the cardboard at the pump. At twenty to five they were all there, with their buckets,
    more of them than yesterday. There were people from beyond the square now. Planks had been put down over the ice.
script-1357-bucket =
    At four minutes to five there were three, close together. It was as though a man had come early to work. We ran over
    as soon as it was possible. People were already on their way home, quickly, by the walls, and they had not let go of
    the buckets. Two did not get up. A boy had taken the cardboard down and was holding it face inward against his
    jacket. It was better than eight o’clock, a woman told us, it was better by far than any eight o’clock that she
    could remember. We were not able to make Aleks hear it.
script-1357-stranger =
    Nothing came. At nine minutes past they went off in all directions, like people from an early service. When our turn
    had come, we found that somebody had filled our two buckets for us already and had covered them with a board. “It’s
    for the gentleman with the watch,” we were told. No one knew who had first said it. He carried one of the buckets
    home himself, and had to put it down on the way and change hands.

script-1358 = The last column
script-1358-wall =
    Aleks had reached the end of the wallpaper. He had begun beside the stove pipe, in letters so small that you needed
    a glass, and now there was a hand’s breadth left by the door frame. It was the whole of the siege, he said. He could
    tell us for any quarter of an hour how many. He tapped the pencil against his teeth, and it was clear that this was
    not what occupied him.
script-1358-written =
    Since the cardboard people had greeted him at the pump. He knew a good many of them by now. And so there was a
    question of method: he had noticed lately that on hearing one come down, over towards the baths, say, he did not
    make a stroke, but thought of whoever lived there. It was of no use at all statistically. In the last column that
    was left he put names. Some had a small tick, for “seen today”. In the evening he went over to the window and did
    the ticks before he did the strokes.
script-1358-series =
    It was no good, he said. He had a hundred and forty in the queue on the fourth day and a hundred and two today, and
    he could see the curve. It was a nice curve. He had caught himself wishing for tomorrow’s figure to lie on it. He
    had a pot of paste, from flour sweepings, and a roll of some stuff with a pattern of pheasants; or if we considered
    that it was of value, what he had there, then he would begin on the ceiling.
script-1358-ask-paper = “Paper it over. Hold the ladder, we’ll do it tonight.”
script-1358-ask-go_on = “Someone will want to know, Aleks. What does it say for tomorrow?”
script-1358-paste =
    It made nine widths. He cut, and the rest of us pasted. The pheasants did not meet at the corners, and there was one
    that had another’s tail. When we had done he went over it with a brush, slowly, as one strokes a horse. By
    candlelight the strokes showed through a little where it was damp. It would dry, he thought. At twenty to five he
    sat up, and lay down.
script-1358-forecast =
    He told us, and put it very carefully. It said what it usually said; it was going to be about the same with a chance
    of worse. He brought in the steps and made a start above the door. Lying in bed you saw him up there, with his head
    back and the pencil tied to his wrist, and whenever something fell a little plaster came down as well, and he wiped
    his face and then he made the stroke.

## With the party

script-1359 = Vuk finds the way in
script-1359-slab =
    Vuk walked round the heap once with his hands behind him, like a man at a cattle market. It was badly fallen, he
    said. Whoever wanted to get in from above would bring down the rest. But there was one slab at the bottom that
    carried nothing, it only looked as if it did; he put his cheek to it to be certain. If he got his back under there
    and straightened up, somebody thin would have about as long as it takes to smoke a cigarette. He gave one of us his
    cigarette to hold, and it was lit.
script-1359-ask-hold = “Then up with it. I’m the thin one.”
script-1359-ask-leave = “Not your back, Vuk. We need it at home.”
script-1359-back =
    It came up by a hand, with a sigh. Inside it was somebody’s hall, with an umbrella stand. We passed things out under
    his arm, and he stood there with his eyes shut and his lips moving; he was saying the names of quarries, it came out
    afterwards, from north to south. When he let it down there was not so much as a click. He took back the cigarette,
    and looked to see how far it had burnt, and seemed to think that we had been slow.
script-1359-knee =
    It was the ground and not the stone that gave. He went down on one knee with the whole of it across his shoulders,
    and he did not let go till the last of us had rolled clear. Then he said a word. The knee was the size of a loaf by
    the time we had got him to the street. What we had brought out was one drawer, and he wanted to see what was in it,
    and laughed, for it was full of knee bandages and they were for a horse.
script-1359-chalk =
    He was not offended. He took the blue chalk and drew an arrow on the slab, and beside it a small man with bent legs,
    so that if anybody came along who was strong enough they would not have to look for it. On the way he remarked that
    he had been sixteen when he was first told to get his back under something. Nobody had ever before told him to leave
    it. He mentioned it again at supper.

script-1360 = Mira counts the windows
script-1360-lie =
    The bullet had gone into a mailbox, and the flap was still swinging. Mira lay on her stomach and had got out a hand
    mirror. On a mountain, she said, you do not look at the thing that is going to fall on you, you look at its shadow.
    Over there were sixty windows. In fifty-nine of them the moon was reflected, and in one there was no moon. She moved
    the mirror by a finger’s breadth and waited. He was shifting his feet, she told us. It was cold up there. As soon as
    he had the sun he would have it in his eyes.
script-1360-ask-follow = “We’ll go when you go. In your footprints.”
script-1360-ask-run = “That’s hours yet. It’s ten steps. Now!”
script-1360-shade =
    We lay there until our sleeves had frozen to the pavement. She talked to us now and then, so softly that it might
    have been a tap dripping; it was about how to eat snow. Then the roofs grew pink, all but one. She got up and walked
    along the strip of shadow that the chimney drew across the yard, and we walked behind her, on that strip, heel and
    toe, like children on a kerb.
script-1360-heel =
    { $them } was the last. It took off the heel of a boot and some of what was in it. Mira had not moved from her
    place; she had the mirror on him the whole time, and called out to us from there, in her ordinary voice, when to lie
    and when to crawl. She was an hour getting over to us. She looked at the foot and bound it up.
script-1360-angry =
    We were over, all of us, before he could have turned his head. Mira came after an hour, when the light was right.
    She had the mailbox flap in her hand. It had swung, she said, and then there had been a second hole in it, quite
    close to the first; that was while we were running, and none of us had heard it. She gave it to the one whose idea
    it had been. There was a name on it and “No circulars”.

script-1361 = Sanja reads a door
script-1361-door =
    Sanja had her hand flat on the lock before any of us had a light. It was one of hers. She had fitted it nine years
    ago, for a young couple, and he had held the screws for her in his mouth. She could remember the wallpaper. There
    was a trick to it, that she had shown them and nobody else: you had to lift the handle as though you were about to
    change your mind.
script-1361-fast =
    She lifted the handle, and it was open. It was very quick, and that seemed to surprise her more than anyone. She had
    thought, she told us on the stairs, that one’s hand would make more of a difference between the first time and the
    second. Inside we found what people have whose child has grown up. On the door frame she left a strip of sticking
    plaster with the date, as had become her habit, and the price of things in pencil.
script-1361-own =
    She took the hand away again. They might be in there, she said. They might be lying behind it with a chair against
    the handle, and listening to somebody who knew the trick. She looked round to us for the first time. We had not so
    much as a crust in the bag.
script-1361-ask-open = “You said yourself that it’s a good lock. Lift the handle.”
script-1361-ask-ring = “Then ring the bell. If it’s them, you can say that it’s the locksmith.”
script-1361-mat =
    They were not in there. No one had been for a long time, for the plant on the chest of drawers had come away from
    its pot in one piece, like a cake. We took what there was. Sanja went round and closed the drawers after us. When we
    had left she locked up, and lifted the handle, and tried it, and then with a hairpin she altered something in there,
    so that it would not be opened again in that way. Not even by her.
script-1361-voice =
    She rang. Something fell over, and a woman’s voice asked who was there, and Sanja told her. There was a pause, then
    the chair was taken away. They had grown very thin and the young man’s hair was white. They laughed, all three, they
    could not stop. He had no food in the house. But he had found her tweezers under the carpet, in the summer, and a
    bent pick, and had kept them in a glass for when she should come by.

script-1362 = Emin knows the conductor
script-1362-step =
    Somebody was walking about overhead. We had frozen, all but Emin, who had raised one finger. He had driven for
    fourteen years with people getting on and off behind his back, he said in a whisper. That was a man of sixty or so;
    he had bad feet, and he set them wide apart, and before each turn he stood for a second with his knees bent. Only
    one trade walks like that. It was a conductor, and if he went by the way he took the bend, then it was one from the
    river line.
script-1362-ask-lead = “Conductor or not. Find us a way round him.”
script-1362-ask-call = “Call up to him, then. In the proper form.”
script-1362-stairs =
    He led us by the ear. We moved when the feet moved and stopped when they stopped, along a whole corridor, with
    Emin’s hand going up and down like a signal. Once they were right above us, and something was put down on the floor,
    a bag, with a sigh. On the back stairs he let us by, one after the other, and stood aside until the last had passed,
    and then he looked along the steps for anything we might have left behind.
script-1362-punch =
    “Any more fares?” called Emin. There was no sound for quite some time. Then a voice said, “Season ticket,” and
    somebody came down to us sideways, holding on by the rail. They had not known each other, the lines never did; but
    it was not long before they were agreeing about the points at the slaughterhouse. He had his ticket punch on him
    still. He made a hole in everyone’s sleeve, on parting, a star, and gave us what he had been carrying for a swap.
script-1362-torch =
    “Any more fares?” called Emin. It was a good joke, and it went up the stairwell and came down again. There was a
    torch in our faces at once. Behind it was only an old woman in galoshes, she was more frightened than we were, and she
    screamed, and went on screaming behind a door after we had long gone on. Emin was much put out. He had been so
    certain of the knees.

script-1363 = Nadia does the larder
script-1363-smell =
    The rest of us saw an empty larder. Nadia stood in the door with her eyes closed and smelt it. There had been bacon
    on that hook, she said, smoked over plum. There had been somebody who put too much clove into everything. She went
    down on her knees and ran her hand along behind the bottom shelf, where things roll to, and laid them in her lap: a
    wrinkled beet, a head of garlic, half a handful of peas as hard as shot. From the wall she scraped something white
    into a twist of paper. It was salt. The bacon had sweated it.
script-1363-ask-cook = “There’s a spirit stove here. What could you make of that?”
script-1363-ask-pack = “Marvellous. Into the bag with it, and on.”
script-1363-pan =
    It took her an hour, in a strange kitchen, with a coat over the window. It would have been shorter, but she would
    not have it served before it was done. We ate out of the pan, standing round it, with the garlic running down our
    chins; and the smell must have gone through the entire building, for when we opened the door there was a little boy
    on the landing, sitting on his hands. He got the pan.
script-1363-jar =
    She wrapped every one of them separately. At the last moment she went back in for the hook. It had been licked by a
    hundred sides of bacon, as she put it, and if you hung it into hot water for as long as one says the Lord’s Prayer
    you would have a soup. We tried it later. It had to be said slowly.

script-1364 = Irena without a bandage
script-1364-curtain =
    He had pulled down a curtain to lie on, and the rings were still on it. “Don’t step there,” he said, “it’s wet.” He
    was a waiter, in the jacket. It had gone through the side of him like a corkscrew. Irena asked him what he had
    taken, and since when, and whether he was allergic to anything. He thought hard. “Strawberries,” he said. She told
    him that in that case there would not be any strawberries. She was threading a needle by then, and it was a hair
    from her own head.
script-1364-ask-stay = “Do what you have to. We’ll hold the light.”
script-1364-ask-gauze = “You don’t have to do it with hair. Here’s the real thing.”
script-1364-ask-go = “We can’t stay. Irena. Leave him the curtain.”
script-1364-hair =
    It took eleven hairs. After each of them she said a number, and he said, “And the bill, please,” and it was the only
    thing he said. When it was finished, he wanted to get up and see us to the door. The things in the sideboard were
    the house’s, but he felt sure that they would want us to have something. Irena walked home with her hand on her
    head. She said that it was draughty, all at once, in the one place.
script-1364-clean =
    It lay very white on him. He looked down at it with respect. He had served at tables for thirty years with a cloth
    like that over his arm, he said, and had not once had it under him. He showed us where the kitchen was, and what the
    cook used to keep back for herself. Irena wound the hair that she had pulled out round a button of her coat, so as
    to have it at hand.
script-1364-dose =
    She got up. She stuck the needle into her lapel. From her bag she took one of the folded papers, and laid it beside
    him on the curtain, and told him how it was to be used; she spoke clearly and said it twice. It was only when we
    were on the stairs that we asked her what had been in it. “Sugar,” said Irena. “I keep one made up, for when there’s
    nothing else.”

script-1365 = Osman will not break it
script-1365-desk =
    We had the hatchet up, and Osman stepped between. He had his hand on the thing already. It was a writing desk, pear
    wood, with a roll top; his own master had made it, he said, one could tell by the feet, the old man could not do a
    left foot to save his life. It had a secret drawer. All of them had, and it was never in the
    same place, since he had built them when he was quarrelling with his wife. He begged us for half an hour. In that
    half hour we could have had the whole of it home in splinters.
script-1365-ask-patience = “Half an hour. Where does one begin?”
script-1365-ask-axe = “It’s wood, Osman. I’m sorry. Go and look out of the window.”
script-1365-spring =
    He stroked it, mostly. He pulled out each of the drawers and smelt at the back of it. In the end he pressed with two
    thumbs on a place where there was nothing and the left foot, the bad one, came forward like a cat’s. There was
    something in it for us, folded in a page of accounts. There was a note as well, in the master’s hand, addressed to
    whoever finds this. Osman read it and put it in his cap. He would only tell us that it concerned him, and that it
    was about dovetails.
script-1365-split =
    He did go to the window. Pear does not split easily, and it shrieked. After the third blow the foot flew off, the
    left one, and some papers came out of it along with a spring, but by then it had all got mixed up with the rest. He
    carried his share of it home. That night he chose the pieces for the stove, and he was a long time about it. We
    found the foot later, on the shelf by his bed, standing up by itself, toes inward.

script-1366 = Greta and the six minutes
script-1366-clock =
    A woman sat behind a card table in a cloakroom, and as we came in she pressed down a chess clock. “Six minutes,” she
    said. Greta asked her whether that was inclusive of the time for reading the terms. “What terms?” “Exactly,” said
    Greta, and pulled up a stool. The clock was going. On the pegs hung gym bags with children’s names on them. The
    woman had a cigar box full of old labels for her accounts, and Greta was looking at that box as other people look at
    a cake.
script-1366-ask-contract = “Let her see the books, Greta. I think it would do them both good.”
script-1366-ask-trade = “We’ve got five minutes left. Just ask her what the tin costs.”
script-1366-clause =
    They sat over the box until three in the morning. Most of the debtors could not be held to it, it turned out, there
    was no consideration; but a third of them could, and the woman had never thought of asking for it in firewood. She
    stopped the clock of her own accord. For her advice Greta took a fee, which she had fixed in advance, and a receipt.
    The two of them shook hands like generals. When we were outside Greta had to sit down on a kerb, she was so happy
    that it had made her dizzy.
script-1366-minutes =
    Greta gave way. She asked what the tin cost, and was told, and said that it was usury within the meaning of the act,
    and asked what else there was. All that while she had her eye on the clock, and at the end of the time she put out a
    finger herself and pressed it down on the other side. “And now it is you who are waiting,” she said. The woman
    laughed. She had bad teeth, and it had clearly been some time.

script-1367 = Aleks and the heap
script-1367-heap =
    It was as high as a house, everything that had once been a department store. We would have begun at the nearest end.
    Aleks asked for a quarter of an hour and some string. One did not search a heap, he said, one sampled it; he laid
    the string across in squares, and out of each of them he took one handful, without looking, with his head turned
    away, for that was important. He put the handfuls in a row along the kerb and wrote a number in front of every one.
    There were buttons, mostly.
script-1367-ask-sample = “Go on. Which square?”
script-1367-ask-dig = “It’ll be light before you’ve finished. Dig, all of you, here.”
script-1367-grid =
    Square nineteen. He was rather apologetic about it. It lay on the far side and there was a bathtub on top of it, and
    nothing about it looked in any way different; but when we had got the tub off, it was hardware down to the cellar,
    still in its boxes. Aleks did not carry anything. He was taking in his string, and winding it up, and as he came to
    each of the knots he looked once more at the handful that belonged to it, like a man saying goodbye.
script-1367-tail =
    It was square four, with a likelihood of nine in ten. We dug there for an hour. It was the one time in ten, and he
    explained this to us as we dug, that there had to be such times or the other nine would not be worth anything. What
    we found was a book on the keeping of bees. He sat on the kerb among his handfuls. He did not mind about the heap,
    he said. Only, he had seen how we all believed him.
script-1367-hands =
    We dug, and it was loud and we got what one gets. Aleks did his share. But he had left the string where it was, and
    each time that somebody pulled out a thing he called over to ask from which square. At the end there were eleven
    entries. He showed us on the way home. If we had started by the lamp post, we should have had it in a third of the
    time, and he was not saying that in order to be right.
