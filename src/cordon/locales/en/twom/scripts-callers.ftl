# Visitors. { $them } is the name of a person of the group.

## V01 Barterer

script-2550 = False bottom
script-2550-case =
    She had a violin case this time, and before she opened it she asked us to turn round. When we looked again
    everything was laid out as usual; but there was a second layer underneath, and it moved. “That isn’t for sale,” she
    said. It was a baby, asleep, in among the forks and soap. She had had it with her on her rounds for a week. It was
    not hers. She had taken it in payment, for want of anything better, from people who had wished it to be somewhere
    that had a lid.
script-2550-choose-milk = “Give it this, in a bit of rag.”
script-2550-choose-where_to = “Where are you taking it?”
script-2550-choose-stay = “Business is business. What’s on the top layer?”
script-2550-milk =
    It sucked at the rag without waking. She watched that with her head on one side, reckoning, we thought; then she
    took the price of two things off what we owed.
script-2550-where_to =
    She did not know. She had supposed that sooner or later she would come to a door where it was obvious.
script-2550-stay = “Quite right,” she said. She showed us the top layer. It was all in excellent condition.

script-2551 = A door where it was obvious
script-2551-back =
    She came again, without any goods. She put the violin case down on our table and sat with her hands between her
    knees. There had not been a door. At the nuns’ it was full, and at the doctor’s they had looked at it and then at
    her as if she were selling it. She had sung to it last night.
script-2551-choose-keep = “Leave it here, then.”
script-2551-choose-send = “We can’t. Look round you. We can’t.”
script-2551-keep =
    It was { $them } whose finger it had got hold of, so that was settled. She would not take the case with her. It was
    the bed, she said. On the step she turned and told us what it weighed, to the gram.
script-2551-send =
    She shut the lid, not quite. She paid for the milk.

script-2552 = The violin case
script-2552-case =
    It had learned to be heard. For the first time since the siege began there was somebody in the house who complained.
    It did so at two, at four and at half past five; and in the cellar next door, we were told, people lay awake for it
    and said, “There, it’s hungry.” { $them } walked it up and down. One had to laugh: a grown person, at night, with an
    iron bar on one shoulder and on the other that. By now it could hold its head. It looked over the edge of the
    shoulder, at the dark, with an expression of great reserve.

script-2553 = Foundling
script-2553-page =
    The child from the violin case could never be traced. In the register it says “parents unknown, weight 4,110 g”, and
    as a place of birth somebody at a desk, who had to put something, entered the name of our street. It was brought up
    in that house. It plays no instrument. When it was told, at twelve, where it came from, it asked to see the case,
    climbed in as far as the knees, and wished to know what it had cost.

## V02 Arms dealer

script-2554 = Demonstration
script-2554-demo =
    The dealer was in good spirits. He had brought something new. To let us judge of it he went to the window, looked
    about, and chose the weathercock on the savings bank; and it was true, one hardly heard anything. The cock spun.
    { $present ->
        [one] He let us hold it.
       *[other] He let one of us hold it.
    } It was very light. There were men along by the river, he remarked, who had thought of buying the lot, only they
    were a little short; they were coming over this way tonight to see what they could raise.
script-2554-choose-buy = “Leave it here, then, and tell them you’ve sold it.”
script-2554-choose-warn = “And for how much would you tell us when?”
script-2554-choose-out = “Get out of this house with that.”
script-2554-buy =
    He tied it up in brown paper, with a loop for the finger, like cakes. “You’ll have no trouble,” he said, “now.”
script-2554-warn =
    He told us, to the minute. He was fond of information, as it weighed nothing. He drew the river on the table, with
    his finger, in something spilt, and he wiped it off with his cuff before he left.
script-2554-out =
    He bowed. From the door he took another shot, across our heads, into the kitchen wall, so that we should have the
    calibre.

script-2555 = He buys back
script-2555-sad =
    The dealer wanted to know whether he could have something back. He would pay double. He did not look well. It was
    for his own use; he had found himself the other evening, he told us, at home, with all those crates, and a noise on
    the stairs, and not one of them was loaded. He had never had to do with that side of it. It was pathetic to see how
    he stood there in our kitchen, and his eyes went to the shelf where it lay, like a man who has given away a dog.
script-2555-choose-sell = “Double, you said.”
script-2555-choose-keep = “You told us we’d not regret it. We don’t.”
script-2555-sell =
    He asked us to show him how. It was shown to him twice. He held it well away from his body with both hands, and when
    he went out into the street he looked to the left and to the right, as one teaches children to.
script-2555-keep =
    “No,” he said. “It’s a good piece.” He stayed sitting there for a while yet, on account of the stairs at home, and
    talked, and told us what all the others in the street had bought.

## V03 Neighbour with a fever

script-2556 = The good suit, a second time
script-2556-suit =
    It was not he who stood there in the good suit but his son, and it was too large. The old man had sent him for a
    thing he had forgotten to tell us. In the fever he had been talking all night, about money, and where; and there was
    a man on the stairs now who came by to ask after him at every hour. The boy wished to know what one does with
    someone who will not stop talking.
script-2556-choose-go = “I’ll come and sit with him. I’ll see that nobody listens.”
script-2556-choose-gag = “Give him this. He’ll sleep.”
script-2556-choose-where = “And where is it, this money?”
script-2556-go =
    It was hours. He talked, that is true. By evening the fever had gone down, and he lay there and asked in alarm who
    had been in the room. “Nobody,” he was told, “only me.” He felt beneath the mattress. It was a brooch, and he made
    us take it, since now we knew anyway.
script-2556-gag = He slept. The man on the stairs went away around midnight, and left a card.
script-2556-where =
    The boy told us, he was ten, nobody had said that it was a secret. It was beneath the hearth. When it was done we
    put a hand on his head. He was quite hot himself.

## V04 Well diggers

script-2557 = The rope
script-2557-rope =
    The well diggers wanted not only a pair of hands but our rope. Theirs had frayed. At twelve metres the thing had
    begun to talk, so they put it: small stones, in the night. There was one still down there who would not come up. He
    had been a miner; he claimed it was only settling. They did not wish to go without him, and it was not as though
    they had been friends.
script-2557-choose-down = “Tie it on. I’ll go and reason with him.”
script-2557-choose-rope_only = “Take the rope. And be quick.”
script-2557-choose-stay = “Tell him there’s soup.” Stay up here.
script-2557-up =
    He was sitting on an upturned pail, in the wet. “Listen,” he said. One listened. It was indeed a stone, and then
    another; and under it, from further down, was a sound that he had been hearing for two days, and he had wanted one
    other person to hear it before he said anything. It was water.
script-2557-fell =
    It had not been settling. They had hold of the rope, all of them, and the one that they pulled up was ours. The
    miner is down there still. They have put the cover on, and a board with his name and the depth.
script-2557-rope_only =
    They had him out by dark. He was carried past our house, on a door, swearing, with a handful of wet gravel that he
    would not let go.
script-2557-stay = They told him there was soup. He asked what kind.

## V05 Somebody at the door

script-2558 = References
script-2558-papers =
    The person had references. They were in a folder: an employer, a priest, a landlady (two pages). “Clean, sober, gets
    up when called.” There was one from the last house, in pencil, all of whose people had signed. It was dated on
    Monday. On Monday night that house was hit. It had been written, as we could see, in some hurry, on a plate or a
    knee. “Take this one in,” it said. “We would have liked to keep them.”
script-2558-choose-read_on = “Read us the landlady’s.”
script-2558-choose-enough = “Put it away. Come in out of the wind, and then we’ll see.”
script-2558-read_on =
    The landlady went into details. There was a matter of a geranium. It was read out on the step, without hurrying, by
    somebody whose teeth were chattering, and at the end { $present ->
        [one] there were two people in the hall who wanted to know
       *[other] there were two of us in the hall who wanted to know
    } what happened to the geranium.
script-2558-enough =
    It was put away. One could see the edge of the pencilled one sticking out, all the time, and a bit of one signature.

## V06 Somebody with a child

script-2559 = What the child brought
script-2559-child =
    The child came in first and went all over the house. One could hear it, overhead, opening things. It returned with a
    report: there were four rooms with a ceiling. There was a place behind the chimney for a small person. It had seen
    our shelf as well, and gave the mother a look. “They’re poor, too,” it told her, in a low voice, as one discusses
    other people’s troubles; and she blushed, and took it by the hand, and was going to leave.
script-2559-choose-show = “Show us that place behind the chimney.”
script-2559-choose-let = “It isn’t wrong, what it says.”
script-2559-show =
    There was one. { $present ->
        [one] We had never seen it.
       *[other] None of us had ever seen it.
    } There was even something in there, from an earlier child, it must be: four lead soldiers standing in a ring, back
    to back.
script-2559-let =
    The mother said that one had to bring them up to be honest, and what it led to. She had her hand on the latch.

## V07 Children begging

script-2560 = The smallest
script-2560-two =
    There were only two of them today. The smallest, who did the talking, was not there, and the others did not know how
    it went. They stood in the yard with the pan. The bigger boy opened his mouth a few times. “She used to say it,” he
    brought out in the end, “it was about our mother.” They had come to the right house; they wanted to know if by any
    chance we could remember the words.
script-2560-choose-words = “It went: good people, we are three. Come in here.”
script-2560-choose-tell = “Where is she?”
script-2560-words =
    { $present ->
        [one] We had it nearly whole.
       *[other] We had it between us, nearly whole.
    } They repeated it. It had to be “two” now, and then it did not scan, and they practised that, in our kitchen, with
    their mouths full.
script-2560-tell =
    They took us there. She was quite near, beneath a doorstep, where it is out of the wind. They had put the pan lid
    over her face against the snow.

script-2561 = They pay
script-2561-pay =
    The children were there again, drawn up by size, but this time it was they who had something. It was in the pan.
    They had found it in the ruins of the toy shop, and there were a great many, they were giving one to each house that
    had. It was a whistle, of tin. If anyone did anything to us we only had to blow it. They would come. The one in
    front said so, { $present ->
        [one] and looked us in the face
       *[other] and looked each of us in the face
    }.
script-2561-after =
    It was hung up by the door. It should not be used for fun, we were told. In the course of that night, from different
    quarters of the town, it could be heard four times: some house or other had had to know.

## V08 Militia

script-2562 = The receipt book
script-2562-receipt =
    The man with the receipt book knew his numbers. We had been down for two in October, he said, and there was a two
    there, in ink. He was a decent sort, he had a cold. While the others leaned in the door, he turned back the pages
    and showed us: the tailor, one; the Hofmanns, four, they were in arrears. If anybody in this street happened to be
    holding something back, and it should come to his notice, then that could be set off. He turned his pencil end over
    end. It would be a matter between ourselves.
script-2562-choose-name_one = “The Hofmanns have a pig in the cellar.”
script-2562-choose-quiet = “We only know what we’ve got.”
script-2562-name_one =
    He thanked us and made a mark. “Paid,” it says, for that month. It was a thing that the children in the street knew.
    You could hear it, at feeding time.
script-2562-quiet =
    “Nobody ever knows anything,” he said, “and everything gets found.” He blew his nose. Then we went on to the
    contribution.

script-2563 = The Hofmanns’ pig
script-2563-pig =
    They led it past our window, on a cord. It was smaller than it had sounded. Mrs Hofmann walked along next to it as
    far as the corner, and the man with the cold let her; she had one hand on its back. There was a sack of meal
    besides, it went by on someone’s shoulder. In the evening she knocked. She was going from house to house to ask
    whether anybody would like the swill bucket, as they had no further use for it.
script-2563-choose-own_up = “It was us.”
script-2563-choose-bucket = “Thank you. That’s very good of you.”
script-2563-own_up =
    She stood there for a moment. “I thought it was the tailor,” she said. “I’ve been so rude to the tailor.” She took
    the bucket with her.
script-2563-bucket =
    It was zinc, a good one. It stood in our kitchen from then on. One could wash it as much as one liked.

## V09 Informer

script-2564 = For nothing
script-2564-free =
    The informer would not take anything today. He sat down, and told us everything that he knew, for nothing, one item
    and then the next: who was selling what, and to whom, which of our neighbours had spoken about us, in which words.
    He did not draw it in the dust. He just talked. It was like having a tap that will not turn off. Then he got up,
    felt better, he said, and asked us for the first time in all these months what we were called.
script-2564-choose-tell = “Tell him. He knows it anyhow.”
script-2564-choose-none = “Why today? What have you done?”
script-2564-tell =
    He repeated the names. He had only ever had us as a number. It was found out afterwards that he had gone along the
    whole street like that, and by dark he was no longer worth anything, to anyone.
script-2564-none =
    “Nothing yet,” said the informer. “That’s it. I’ve an appointment at six.” He wound his watch, looked at it, and
    shook it. He wished us to put another bolt on the cellar.

## V10 Old friend

script-2565 = The debt
script-2565-debt =
    The old friend had come about a debt. It had been on his mind, he said, all this winter; eight years ago at the
    lake, did we not remember? He had borrowed somebody’s oars. He had lost one of them and not said so. It was such a
    stupid little thing. But there were nights when one had nothing to hold on to, when one went through everything one
    had ever done, and there it floated. He had carved another. He had brought it with him through four checkpoints, and
    had had to explain.
script-2565-choose-take = “It’s exactly like it. You’ve even got the notch.”
script-2565-choose-laugh = “We knew! We saw it go over the weir!”
script-2565-take =
    It leaned in the corner from then on, two metres of ash, much the best piece of wood in the house, and however cold
    it got nobody would hear of it.
script-2565-laugh =
    He stared at us. He laughed, then, till he had to be hit on the back; eight years! He told us that he could have
    strangled us. We sat up with him until two and did the whole of that summer, with the voices.

## V11 Pickpocket

script-2566 = Returned with thanks
script-2566-return =
    “You’ll be missing this,” said a woman with a warm laugh, and held up, between two fingers, our own house key. She
    had got it off us at the pump, the week before, in the way of business. She had been inside. “You were asleep,” she
    told us. “All of you. I stood there. I must say, I’ve never seen anything so tidy.” She had taken nothing. She had
    merely thought that somebody ought to tell us about the third stair, which gave her away, nearly; that wanted a
    nail.
script-2566-choose-hire = “Show us how you got in. All of it.”
script-2566-choose-thank = “Thank you. And now we’d like our watch.”
script-2566-choose-seize = “Hold her. She’s been in the house!”
script-2566-hire =
    It was like having the architect in. She went through the house with us, room by room, and sighed over the windows.
    She had a very high opinion of the coal hole.
script-2566-thank =
    “Ah, the watch.” She gave it back. She gave back a thimble too, and a letter, and looked, for fairness’ sake, in the
    other pocket.
script-2566-held =
    She hung quite still in our arms, like a cat by the scruff. There were other people’s things on her, in a dozen
    pockets. When we let her go, she straightened her hat. “I’d only come to do you a kindness,” she said; “it’ll be a
    lesson to me.”
script-2566-bit =
    It was over in a second. She had bitten, and was across the wall. The laugh could be heard from the other side, and
    it was some little time before we noticed how much lighter the room had become.

## V12 Water carrier

script-2567 = The yoke
script-2567-yoke =
    The water carrier put down his canisters, and his yoke, and could not get up again. It was the back. He lay there on
    the flags in our yard, looking at the sky, and was not at all distressed. Twenty-two houses were waiting for him. He
    knew by heart how much each of them had ordered. If somebody would take the yoke, just to the baths, the first half
    of the round, he would lie here and watch the clouds for us and tell us when it was going to rain.
script-2567-choose-carry = “Give it here. Which house is first?”
script-2567-choose-drag = “Drag him inside, and take what’s in the canisters.”
script-2567-choose-leave = “Lie there as long as you like.”
script-2567-carry =
    At the first doors they were alarmed, for they thought that he was dead. By the tenth it had got about. At the last,
    a woman of ninety felt the arms of the new one, shook her head, and gave an egg, “for the shoulders”. It was broken
    on the way, but it had been an egg.
script-2567-drag =
    He was polite about it. “That’s the Hofmanns’ you’ve got there,” he remarked from the floor, as we poured; “and
    that’s the baby at nineteen.”
script-2567-leave =
    He lay there all the afternoon. It was nice to have somebody in the yard. About four he called out that it would
    rain at six, and it did.
