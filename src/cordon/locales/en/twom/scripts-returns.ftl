# What comes back: follow-ups of pages in other files, read at home some days later.
# { $them } is the name of a person of the group.

## After “The milk”

script-2900 = The empties
script-2900-cart =
    A boy with a handcart went down the street at dusk and took in the milk bottles. He had a list. Ours had been
    rinsed and put out with the rest. He ran a thumb round the neck and shook his head: chipped, and the dairy charged
    for that. Which dairy? “There’ll be one,” he said, and wrote us down for the amount. We asked who had sent the
    milk. He looked at our windows, then along the whole row of steps, as if to see how much a street could be told.
    “A customer,” he said.

script-2901 = How was it?
script-2901-coat =
    The dairyman came himself, in a white coat buttoned wrong, with a notebook. He went from step to step and asked
    how it had been. { $them } was still green in the face and had sat down on the stairs. “A shade thin, perhaps?” he
    said. He would put in less water. Three doors behind him came his daughter, and at every house she said the same
    four words and showed the inside of her purse.
script-2901-ask-kind = “It was very good. Thank you. Only, we’ve no more bottles.”
script-2901-ask-lime = “It was lime, man. You’ve given the whole street lime.”
script-2901-kind =
    He noted it down: very good, no bottles. { $them } even lifted a hand to him. When the daughter got to us she had
    begun on her four words, and saw his face, further along, and left them out.
script-2901-lime =
    He turned back a page, then another, and all of them said “very good”. “Lime,” he repeated. The daughter led him
    on by the sleeve. She came again when it was dark and laid a twist of sugar on the sill, and smoothed down the
    paper.

## After “The fuel question”

script-2902 = To the north
script-2902-cloth =
    Since the shutters had been burnt there was a view: a brickworks, a slope, one farmhouse with a hole in its side.
    That morning a cloth hung out of the hole, a red one. An hour later it was white. At the pump they told us that it
    was washing. But it had gone red again when we got home, and whoever had hung it there must have been able to see
    our window as well as we saw theirs, with nothing before it any more.
script-2902-ask-answer = “Hang out the green towel. Let’s see what they do.”
script-2902-ask-cover = “Board it up. That’s how you get a shell through the kitchen.”
script-2902-answer =
    The white one was drawn in at once. Nothing, for as long as it takes to search a house. Then there appeared, in
    the hole, a green thing, a rug or a door. It went on till noon. We had a yellow blouse; they had a yellow bucket.
script-2902-cover =
    It took one plank and a bed sheet. Behind it, for all we knew, the window went on being red and white.

## After “A second calendar”

script-2903 = The sugar bowl
script-2903-bowl =
    The wax round the lid of the sugar bowl had cracked in the frost, so it was opened before its time. The scraps lay
    in there, folded, all alike; and one of them had been put in by a person who was dead. It was not to be seen from
    the outside which. They were read at the window. The guesses ran from nine to a hundred and four. One had no
    figure on it. It was a drawing of a bath, with feet, and three lines for the steam. They all went back into the
    bowl, and the lid on top, and a fresh ring of wax.

## After “The one who came home late”

script-2904 = In the past tense
script-2904-boots =
    We had said that it ought to be done every week. It had only been a few days. This time no steps would come to
    interrupt us, but the cups had been put out as on that other morning, and so it was begun: the boots, what good
    boots they had been. The late hours. The snoring. It was finished in a few minutes; the best things had been said
    then, to the face, and been laughed at. What remained was true and rather short. The cup was hung up with the
    others, its handle pointing the same way.

## After “A man who could not get out”

script-2905 = Two more nails
script-2905-string =
    He came to the door this time, and knocked. He had brought back the string, wound on a clothes peg. Our house had
    kept him awake, said the man from the window; whoever nailed up those boards had never in his life tried to get in
    anywhere. He could do it properly. He had his own hammer. For a plate of something he would go round with us and
    show where he would come in next.
script-2905-ask-hire = “Wipe your feet, then. What would you do about the coal flap?”
script-2905-ask-not = “We know where you come in. You’ve shown us.”
script-2905-hire =
    He worked until it was quite dark, muttering. Twice he went outside and tried to break in, and twice he came back
    content. He ate standing up. As he left he shook the door behind him and called through it: “Good night!”
script-2905-not =
    He took it in good part. But from the opposite pavement he went on looking the place up and down, his head on one
    side, like a man who has been called away from a job. Others had come to see what he was looking at.

script-2906 = The spectacles
script-2906-kerb =
    He sat on the kerb across the street, in the full light, with his spectacles on. One glass was gone. He did not do
    anything. Now and then he felt for his tobacco, in the pocket that was torn, and took the hand out again and
    looked at it. As we went to the pump he raised his hat. “Tuesdays,” he remarked. On the way home he raised it once
    more, to the railings; we had come along on his blind side.

## After “The dowry chest”

script-2907 = Linen
script-2907-shirt =
    A carter brought it, nine kilometres, wrapped in a feed bag: a linen shirt, finished. She must have sat down to it
    the same night. It had the collar of her wedding year, and buttonholes such as nobody makes. A page was pinned to
    the front, in capitals, by a person who did not trust her handwriting. THE SECOND HUNDRED WAS FOR A WOMAN IN YOUR
    TOWN. I WENT AND ASKED. SHE IS DEAD TOO. WEAR IT IN HEALTH.

script-2908 = One sleeve
script-2908-sleeve =
    By the pump an old woman was offering a linen shirt for sale. It had one sleeve. She had come nine kilometres on
    foot for something else, she told people, and had got only this, and her legs would not do it a second time; she
    wanted just enough for a place on the milk cart. She told us as well. It could not be made out whether she knew
    us. She held the shirt up by its shoulders, in front of her, and her face was behind it.
script-2908-ask-ride = “Keep your shirt. Here’s for the cart.”
script-2908-ask-pass = “It’s only got the one sleeve.” Walk on.
script-2908-ride =
    She looked at what we had given her, on both sides. Then she looked at us. “It was a hundred more than I thought,”
    she said. “So I’ve lost nothing, have I?” The carter lifted her up like a sack of something that breaks.
script-2908-pass =
    “They’re both the same,” she called after us. “If you had the one, you could cut the other from it.” It was
    excellent linen.

## After “Who held the door”

script-2909 = A better chair
script-2909-chair =
    A lad of eighteen or so came up the street with a kitchen chair on his head. He set it down on our step and stood
    beside it. It was for the one that had got broken. He had a scarf over half of his face, and all this came from
    behind the scarf; we knew the voice before he had reached the word. “Sorry,” he said.
script-2909-ask-take = “Put it in the hall. Mind the banister, it’s been scrubbed.”
script-2909-ask-face = “First pull that down, so that we know you.”
script-2909-take =
    It was better than ours. When it was turned over, to see about a leg, there was a name burned into the seat, of
    people two streets along, who had been sitting on the floor since the same night.
script-2909-face =
    He pulled it down. It was an ordinary face with a boil on the chin. He had seen all of ours by torchlight, and so
    now it was even. “They’re meaning to come again,” he said. “Nail up the small window. I’m not to know that.”

## After “What the others had carried”

script-2910 = One heap
script-2910-kettle =
    Everything had been in one heap since the first night, and the shelf was bare. Now a man at the pump was buying
    kettles. Ours had come to the house in { $them }’s bag; the lid, off a paint tin, we had given it since. It
    belonged to nobody. That was the rule, and nobody broke it. But when it had been taken down from its hook, the
    whole room looked at { $them }, and then at anything else.
script-2910-ask-sell = “A kettle is a kettle. What’s he offering?”
script-2910-ask-hook = “Hang it up again. He’ll find another.”
script-2910-sell =
    It fetched a cabbage. { $them } cut it up, since that, too, was a thing that had to be done by somebody, and asked
    from the board, without turning round, what we were intending to heat the water in.
script-2910-hook =
    It was hung up again. { $them } went by a bit later and gave the lid a quarter turn, so that it sat as it should.

## After “Boards”

script-2911 = The forty-second
script-2911-finger =
    The starlight in the knothole went out again, at the same hour as before. A fingertip could be heard going along
    the planks from nail to nail, and stopping at each like an old woman at her beads. He had come to see whether the
    figure still held. “Forty-one,” he whispered, and then he waited, as one waits for change.
script-2911-ask-lie = “Forty-two. You’ve missed one.”
script-2911-ask-nail = Let him wait. Take the hammer, and make it so.
script-2911-believed =
    He went over them all from the beginning. He was conscientious; he found forty-one, and could not be sure of it
    any longer. In the end he went away into the road, and we heard him, unwillingly, say forty-two.
script-2911-doubted =
    “No,” he said, rather sadly. “Forty-one.” And then in quite another voice, over his shoulder, to whoever it was
    that kept the book.
script-2911-nail =
    Three blows. “Thank you,” said the voice, and the star came back. It was understood that he was paid by the visit.

## After “What the guard heard”

script-2912 = Stepan’s mother
script-2912-broom =
    At first light a woman was in our coal hole, sweeping. She had brought her own broom. She was Stepan’s mother, she
    said, and had wanted to see where he had lived. We showed her the crate, and the place on the wall where it was
    shiny from his back. She laid a hand there. She asked whether he had had enough to eat with us.
script-2912-ask-had = “He had what we had.”
script-2912-ask-knew = “We didn’t know that he was there.”
script-2912-had =
    “That’s good,” she said. He had told her already that he had lived on what we threw out. But she liked to hear it
    put in that way, and had us say it again while she did the corners.
script-2912-knew =
    “No,” said the woman. “He was a quiet child.” When she went she left us the broom, so that we should have one for
    down there.

## After “Already taken”

script-2913 = Squirrel, second quality
script-2913-muff =
    A parcel hung from the door handle, done up with tailor’s tape. In it lay a muff, grey, with a bit of wardrobe
    still clinging to it, and a bill, made out with flourishes. To one muff, squirrel, second quality: so much. To the
    use of one wardrobe, shared, half an hour, cheek to cheek: the same. Balance: nil. It was stamped “Paid with
    thanks”. Whoever went down to the pump that evening wore it, and carried the bucket in the crook of an arm.

## After “A room with a lamp”

script-2914 = The switch
script-2914-back =
    { $them } had gone back there, by day, and only told us in the evening. The handle was as we had left it, and the
    click. A family lay asleep along the wall with their legs stretched out before them, five of them, grey with
    plaster. The sixth was awake, a girl. She sat below the toadstool with one finger on the switch and put another to
    her lips. So the door had been closed again, { $them } reported, very slowly, till it caught.

## After “Her side of the wardrobe”

script-2915 = 9 May
script-2915-comb =
    A man was going along the stalls by the pump with his hands behind him. He was looking for a silver comb, he told
    each of the sellers, a fur, and some boots, size thirty-seven. He did not wish to have them back. He only wanted
    to hear who had sold them, and whether the right-hand door had stuck at all; it used to stick. He came to us. We
    had a bundle under one arm.
script-2915-ask-us = “It did stick. Here, this is still from there.”
script-2915-ask-nothing = “Boots? We’ve seen no boots.”
script-2915-us =
    He did not take it at once. “You have to lift it a little,” he said, and showed us, in the air, with his wrist.
    Then he asked whether there had still been any lavender. We said that there had. He thanked us for letting him
    know.
script-2915-nothing =
    He nodded, and asked the next one. We heard him all the way down to the corner: a comb, a fur, thirty-seven. He
    described her feet quite exactly.

## After “Rumours, with their sources”

script-2916 = Come again
script-2916-match =
    He had said that we would have to come again, so we went, before it was light. The man knelt at his south wall
    with a match. “There,” he said. Between the string and the bricks something stood out of the earth, green, as long
    as a fingernail. It could have been an onion. He made a roof over it with his hands so that the match should not
    go out, and while it lasted he inquired about the other rumours, one to six, in their order, like a person who
    can afford to be interested.

## After “Somebody’s winter”

script-2917 = In pairs
script-2917-apples =
    Two wax apples lay on the doorstep, polished. We knew where they belonged: on a shelf in a heap of junk, behind an
    oven door that we had shut again. So we had been watched that night, with the pipe under one arm, putting in the
    prop. We stood them on the sill, where they looked well. By evening one of them had gone. It had been thought over,
    it seems, and a pair was found to be too much.

script-2918 = Left running
script-2918-clock =
    A little man with carpet fluff in his beard was cleaning his teeth at the pump. He lived in a heap, he told the
    queue, and had been burgled: cups, brushes, the lot. But they had left him his alarm clock, and they had wound it.
    He could not get over that. It had rung at ten to five, as always, in an empty hole. What sort of a person did a
    thing like that? He looked along the faces, with foam on his chin, ready to like whoever it was.

## After “The drawer with the letters”

script-2919 = Thursday
script-2919-bicycle =
    A woman was wheeling a green bicycle down our street, and she limped. She stopped at each door. An old gentleman
    had lived in the yellow house, she explained, who used to lift his hat to her; once he had said that he had
    something for her, in writing, and that there was no hurry. She had been in no hurry. Now the drawer was empty. We
    still had the last bundle, the one that breaks off with a comma.
script-2919-ask-give = “There’s this. It’s only the end of it.”
script-2919-ask-burnt = “It was burnt. It kept us warm for two evenings.”
script-2919-give =
    She read it standing, the saddle against her hip. “The goat was mine,” she said. “It lived to be nineteen.” She
    asked what had become of the rest, and then she smelt it on us and began to button up her coat.
script-2919-burnt =
    “Two evenings,” she said. “Good ones?” They had been good ones, yes. She thought about it. Then she got on the
    bicycle and rode away, quite fast.

## After “The mushrooms”

script-2920 = By the smell
script-2920-apron =
    The house smelt of a wood, and it had got about. A woman from the corner came in with her apron gathered up. She
    had picked them in the cemetery, under the birches, and was told that we were people who knew. It can be seen only
    from the stalk, we explained, while it is fresh. These were quite fresh. She held one up under our nose, and
    waited.
script-2920-ask-good = “The good kind. I’d eat them.”
script-2920-ask-luck = “We can’t tell. We were only lucky.”
script-2920-right =
    After supper she was back, with half of them fried, in a saucer, and a second saucer on top to keep them warm. Her
    children had come along. They stood and watched until we had swallowed.
script-2920-wrong =
    Towards midnight her husband came, out of breath, to ask what it was exactly that we had smelt. By the morning she
    was better. When she meets us she still says good day, and takes hold of her apron.
script-2920-luck =
    She tipped the thing back in with the rest. “Then so shall I be,” she said.

script-2921 = What the lamp post said
script-2921-post =
    { $them } had been well again for a day and remembered it all. It was the third post after the corner that had bent
    down, a stout one, and it had said a number. Could this be looked into? The way to the pump went by there in any
    case. On the third post hung a notice with the ink run: FOUND, ONE CHILD’S GLOVE, RED, ASK AT No. 9. { $them } read
    it standing very close. “Nine,” said { $them }. “That was it. And it had such a pleasant voice.”

## After “The key under the pot”

script-2922 = Half of twelve
script-2922-dent =
    Half of the ruled pages were full. The lines had been drawn along a tile, and the tile had a chip in it, so that
    every page had the same small dent, in the seventh line; whoever wrote went round it. { $them } turned back to the
    beginning to see what it was that all this had been ruled for. Mostly it was food. Twelve pages had seemed a good
    deal too many, that first evening. { $them } took a lamp and went down into the cellar to look for the tile.

## After “The patrol that sang”

script-2923 = The second search
script-2923-search =
    It was two for the door, two for the steps, and one to shout. The boy with the helmet had found out where we lived.
    He read a charge to us from the palm of his hand: a bed had been stabbed according to orders, and persons had been
    underneath it, and had not said so. This was against the whole idea. Behind him they stood in line with their
    broomsticks and tried to see past us into the kitchen.
script-2923-ask-fine = “We plead guilty. What’s the fine?”
script-2923-ask-home = “Go home to your mothers, all of you.”
script-2923-fine =
    It was divided on the spot into twenty, with a bayonet, a real one. We got a receipt. From then on we were under
    protection, and that night small boots went up and down before the house till somebody’s sister came for them.
script-2923-home =
    “Which?” asked the smallest, at the back, and was hit with an elbow. They did an about-turn, not all to the same
    side. The song began again only when they had got round the corner.

script-2924 = The exchanged prisoner
script-2924-prisoner =
    The prisoner for whom we had been exchanged came to see us by himself. He was five. He wanted it done over again;
    it had been the best day of the war, he gave us to understand, everybody had argued about him. So we went to the
    corner, and turned, and came on with our hands up, and he came towards us with his. In the middle he stopped. He
    had forgotten which side he was on by now, and stood there with both arms in the air and thought it over.

## After “Room for one”

script-2925 = Left knee
script-2925-knee =
    A man at the pump was telling them about two hours in a niche with his face to the wall. The flat had been
    searched, and searched again. It is the second hour that is hard, so it said there on a paper; but what saved him
    was the last line, about the nail. He would have knocked it with his knee. He tried it afterwards: it rang like a
    bell. He had left his watch there in the net, for the next one. We had let the bucket run over, and poured a little
    back.

script-2926 = The net
script-2926-ring =
    A man at the pump was telling them about two hours in a niche with his face to the wall. There had been a strip of
    paper there, and a net, for whoever came next; leave something if you can. The net was empty. It had shamed him, to
    be the one who found it like that. He had had nothing with him, so he left his ring. He held up the finger for
    everyone to see, with the white mark round it, and wiggled it, and laughed.

## After “Mine”

script-2927 = Ballast
script-2927-list =
    The shopping list from the tin lay about the house for two days before it got turned over. Soap, thread, wire
    (thin), 1 kettle. On the other side it was a school report: physics, excellent; needlework, excellent; conduct, to
    be discussed. It gave a name and a street, and the street was on our way. We thought of the hair-thin wire, how
    straight it had been run.
script-2927-ask-bring = “Take it back to her. And some wire with it.”
script-2927-ask-light = “It’s paper. It’ll light the lamp.”
script-2927-bring =
    A girl of fourteen opened. Before anything else she looked at our hands, and when she had found all the fingers
    she let out her breath. She had owned just that one kettle, she said. She was saving up. She took the wire and bent
    it once to see whether it was soft.
script-2927-light =
    It burned evenly, from the needlework up. The excellent lasted longest.

script-2928 = The whistle
script-2928-whistle =
    The kettle from the heap was on our step, without a scratch. The people two gardens on had found it among their
    cabbage stalks and gone from door to door with it till they were told about the bang. { $them }, to whom things had
    still to be said twice, took it in and filled it. It had a whistle. The rest of the house put their hands to their
    ears; { $them } sat in front of it, leaning forward a little, waiting for it to begin.

## After “The organ”

script-2929 = A kind of A
script-2929-pram =
    The old man from the organ was pushing a pram from house to house. He was buying back the pipes. A plumber had let
    him have an F sharp, and he had part of a C from a woman who kept knitting needles in it. He knew us again: the
    back of the nave, come in during the second movement. Had we any metal? It need not be in tune.
script-2929-ask-pipe = “Would this be any good? It’s off a gutter.”
script-2929-ask-none = “You’re too late. We’ve used it all.”
script-2929-pipe =
    He blew across the end of it and listened with his eyes shut. “A kind of A,” he said. “One will have to play around
    it.” He laid it in with the others, and a rag between, so that they should not start without him.
script-2929-none =
    He raised his hat. Next door they had used it, too. We could hear the F sharp going away over the cobbles, by
    itself, a little flat.

script-2930 = The middle of a bar
script-2930-bar =
    Since the church the queue at the pump had had a gap in it, before us or behind. Nothing was ever said. They had
    all been sitting there with their eyes closed. This morning a man took the bucket out of our hand, quite politely,
    and filled it for us, and as he worked the handle he hummed. It was the slow part. He went on until he had come to
    a certain place, and there he broke off and gave us the bucket.

## After “Alone with the winter”

script-2931 = Down the row
script-2931-row =
    Three knocks at seven, and three came back. Then there was a fourth, after a pause, lower down and made with
    something soft, by a child or by a person on the floor. It was answered. Beyond that they took it up in the next
    house, and in the one after. It was half past before the thing had gone down the whole row and returned, and on its
    way it had grown into a kind of tune. The tune was knocked back, as well as could be remembered, and sent round
    again.

## After “In step”

script-2932 = The left side
script-2932-cough =
    Late in the evening there was a cough outside. It was not a sick one. It had been placed there, under the window,
    like a card on a tray. We knew it: a whole night it had had the left side of a building, and we the right, and
    every quarter of an hour it was given and returned. It came a second time, a bit lower, so as not to insist.
script-2932-ask-open = “Open up. There’s half of something left.”
script-2932-ask-back = Cough, and leave it at that.
script-2932-open =
    He came in sideways with his bag, and he was thinner than his voice. He had done the left side of a good many
    houses since, he told us, and always let the right one be. He ate his half. Then he turned out the bag on the
    floor, in the dark, and pushed everything on the right of the crack over to us.
script-2932-back =
    A while later we heard it further on, in front of the Hofmanns’. They are not people who cough.

## After “Rules for the watch”

script-2933 = Rule ten
script-2933-almond =
    What was in the blue tin had come to an end. The lid was still lifted, every quarter of an hour, out of habit. Then
    one night there was something in it again, a sugared almond of the kind that is given away at weddings, with some
    pocket on it. The watches were asked and all denied it. The next version of the rules had a number ten: THE ALMOND
    STAYS. It has been taken out by everyone since, in the dark, and held for a bit, and put back.

## After “The neighbour below”

script-2934 = In stockings
script-2934-letter =
    A letter had been pushed under our door, typed. The undersigned, second floor, wished to thank the party that on
    the night in question had crossed the dining room above him without its boots. In thirty-one years as a tenant it
    was the first consideration he had met with. He permitted himself to enclose a small token. It was a pair of soles,
    cut from the brim of a felt hat. They made no more noise on our stairs than a thought; and as far as he could
    judge, he wrote, the size was forty-one.

## After “The staircase to nowhere”

script-2935 = The fisherman
script-2935-case =
    A boy of twelve or so wanted to be paid for his suitcase. We had burst it, he said. It had taken him a week to get
    it up there. Whoever climbed had no hand free, and whoever threw stones had their eyes in the air, and in the
    meantime he went through their things at the bottom; it had fed two. He did not threaten. He stood on the mat with
    his cap on and named the sum, and it was the price of a suitcase.
script-2935-ask-sit = “Sit down. Have you eaten today?”
script-2935-ask-stones = “It was full of stones, my boy.”
script-2935-sit =
    He ate with one arm round the plate. Then out of his stocking he brought some screws and the hinge of a bag. Those
    were ours, he said, from that night; he had not got any further before the case came down.
script-2935-stones =
    “Of course it was,” said the boy. “You don’t put bait on a hook to give it away.” He spat, but beside the mat.

## After “Half for the one who works”

script-2936 = A hair
script-2936-crumb =
    The letter scale was brought out again without a word. Every plate was weighed to the gram. When it was done,
    { $them } took a crumb off one of them and put it on another, before everyone’s eyes, and sat down. It was the plate
    of the person who had hauled that day. The arm was out by a hair. We looked at it. “It’s the draught,” said
    { $them }. It was agreed to be the draught. The next evening we weighed with the door open.

## After “The hearse”

script-2937 = At a walk
script-2937-rope =
    Towards noon the hearse came down our street, polished, at a walk, with no engine. The girl in overalls was
    steering. In front, with a rope over his shoulder, went the man from the ambulance; the shotgun lay on the roof
    among the plumes. He recognised us and stopped, so that the thing rolled on and took him in the back of the knees.
    “You could have asked,” he said. He would have given her the pump. All he had wanted to keep was the heater.

script-2938 = The rear door
script-2938-hydrant =
    A man was carrying a woman through our street on his back. He put her down on the hydrant, got his breath, and took
    her up again. He was the driver of an ambulance, he told the people who made way, only it did not go any more. Then
    the hearse came by. It had an excellent engine now. It stopped and backed, and the girl got out to open the rear.
    We saw the woman laid in under the plumes. He climbed in after her and held up her head against the glass, so that
    nobody should take off a hat.

## After “A band in a barrel”

script-2939 = For one night
script-2939-mat =
    A woman with a doormat under her arm handed in a trumpet case. They had had to leave the vat. That march had been
    heard beyond the river, and men had come for the oak. No one was hurt, apart from a lip. Would we keep this until
    the morning? The tubas had gone to four other houses already, in prams. She did not say that it was we who had been
    so much against selling.
script-2939-ask-keep = “Under the stairs with it. Who knows that you’re here?”
script-2939-ask-no_room = “Not in this house. We’ve trouble enough.”
script-2939-keep =
    It was fetched before it got light. He could not play for us, in the street, with that lip. So he stood on the step
    and fingered something, sixteen bars, quite silently, and at the end of it he saluted. In the night a good many
    people had gone by looking for a band.
script-2939-no_room =
    “I see,” she said. She shook out the doormat, from habit, and looked round for somewhere to lay it.

## After “The landlady”

script-2940 = One carrying
script-2940-ledger =
    Mr Pavlin called with the ledger under his arm. He had been through it, since somebody had to, and by his reckoning
    the house still owed us for one carrying: old lady, kitchen to bed. He had entered it on the proper side. The
    column for payment he had left open, as he did not know our terms. There was a smell of plums about his overcoat.
script-2940-ask-paid = “Put down ‘paid’.”
script-2940-ask-plums = “In kind. Like everybody else.”
script-2940-paid =
    He blotted it and read it over. Then he wished to know whether we had heard of anyone who was looking for rooms. He
    was letting, he said; and it took him a moment to get the word out.
script-2940-plums =
    He had them with him. We signed, and he turned the book round to see that it could be read. “She would have wanted
    the date as well,” said Mr Pavlin.

## After “A limp”

script-2941 = The other hand
script-2941-sling =
    The tailor came to show us the jacket. He wore his arm in a sling of gold brocade. He had finished it with the
    other hand; you could see the seam where he had changed over, and further on you could see him learn. It was for a
    colonel. The lining of one sleeve was missing, as we knew. Would that be noticed, in our opinion? We said, hardly.
    He agreed. The colonel had been dead since Tuesday, but he had paid in advance, and he would be lying with that arm
    to the wall.

script-2942 = One arm
script-2942-jacket =
    A woman at the pump asked whether we knew of a tailor. She had a jacket with her that had one sleeve. Hers had been
    a slow one but good, she said, on a second floor; she had found him beside the stove. There must have been people
    in the house, below him. It was a pity about the collar. She turned it down to show us the mark of the iron. It was
    meant for her son.
script-2942-ask-sew = “Give it here. It won’t be as good as his.”
script-2942-ask-station = “There’s one by the station, they say.”
script-2942-sew =
    { $them } sat up over it with a bent needle. The sleeve came out of the lining of a curtain and was a finger too
    long. “He’ll grow,” said the woman. She paid by telling us about the tailor, everything she knew, while we stood
    and held the sleeve.
script-2942-station =
    She thanked us. It is two kilometres to the station and there is nothing there. She folded the jacket with the
    sleeve inside and set out.

## After “The bath on the third floor”

script-2943 = The sound of it
script-2943-canister =
    The man from the bathroom had come the whole way on foot, in both jerseys, with his canister. His tub had burst in
    the frost, he told us, from end to end. He would like to do it here for once, if we had a thing that held water and
    a little to begin with. Afterwards he would bale it all back, and take nothing along but the noise.
script-2943-ask-pail = “Try the zinc pail. On the stairs, it’s hollow there.”
script-2943-ask-tonight = “Not tonight. It’s all we’ve got.”
script-2943-pail =
    In the pot it sounded like a pot. In the pail, on the fourth stair, with his arm up as high as it would go, it was
    right. One shut one’s eyes, and upstairs a bath was running, and presently one would be called. Some of it froze
    between the treads.
script-2943-tonight =
    He quite saw that. Outside, before he left, he lifted the canister and emptied it at arm’s length on the step. The
    snow took it without a sound.

## After “Clause one”

script-2944 = Deleted by consent
script-2944-bags =
    Greta wished it to be put on record that the clause had been deleted and that bags stood packed in the passage. She
    did not say whose. They were for the shelling, she was told, they had always stood there. She went out and came back
    with one in each hand and opened them on the table, like a customs officer. Soap. A sock. A photograph of a lake. In
    neither of them was anything to eat. “Then it may stay deleted,” said Greta, and packed them again, better than they
    had been.

## After “Do not disturb”

script-2945 = At home, Thursday
script-2945-card =
    Under the door lay a card with a gilt edge. “Professor and Mrs Lind, at home, Thursday. Dancing.” Below that it went
    on in ink: “We had taken you for burglars, and you us for the wrong floor. It is so seldom now that anyone says
    sorry to a door. There will be no music.”
script-2945-ask-dance = “It’s three streets. And it’s Thursday.”
script-2945-ask-stay = “Put it on the shelf, where one can see it.”
script-2945-dance =
    { $them } went, in clean socks. Mrs Lind danced, and the Professor did the beat for them, and was late with that as
    well. She said that it was restful to be led by a person who looked at the floor. It was past two when { $them } got
    home and took the stairs slow, slow, quick, quick.
script-2945-stay =
    It stood there on its edge. On Thursday at eight we fetched in the water, and noticed on the steps that we were
    doing it in time.

## After “The cage”

script-2946 = Good manners
script-2946-queue =
    Next to the pump the children had a queue of their own. For a crust one could go and be shown a monkey. It gave you
    something back, said the girl who kept the list; she herself had a key from it, and a pawn ticket. We asked how it
    was. It was well. It kept its hand out even when everyone had gone, with the back turned up. That was manners, said
    the girl. It must have had it from people.
script-2946-ask-give = “Take it this. From us.”
script-2946-ask-good = “That’s good.” Fill the bucket.
script-2946-give =
    She wrote down what it was and asked whom she should say it was from, for it would want to know. We could not think
    of anything. “From the end of the passage,” we said. She wrote that too.

## After “Loose board”

script-2947 = The pin
script-2947-pin =
    A man in a good overcoat stood before the door at first light. He opened his hand. On the glove lay a firing pin. He
    did not want to come in. He had been told that a board had been lifted, and that it did not creak any longer, and he
    would be glad to have back what belonged with this; the bottle and the photograph he had fetched already. We had
    seen the photograph. His was just about the shape that had been cut out of it.
script-2947-ask-give = “Take it, then. We’d rather not have it in the house.”
script-2947-ask-keep = “You keep the pin. We’ll keep the rest.”
script-2947-give =
    He wrapped it in his scarf, separately, and wrapped the pin in a handkerchief. They had never been in one pocket, he
    explained. He left us his cigarettes, and asked for a light, and forgot to use it.
script-2947-keep =
    “That would be best,” he said after some thought. He seemed relieved. He closed the hand and walked off with it held
    a little away from him, like a person carrying an egg.

## After “Under the beam”

script-2948 = The tin shovel
script-2948-shovel =
    A man in army trousers stood in the yard, and beside him a boy with a toy shovel. He had got leave till the evening.
    People had told him that it was from this house that somebody had come and moved her. He did not want to thank us,
    or he could not get to it. The boy had a question. He had been told to ask it himself. “Was she heavy?” said the
    boy.
script-2948-ask-light = “No. She was quite light. She’d been baking.”
script-2948-ask-show = “Would you like to see where she is?”
script-2948-light =
    “Baking,” repeated the boy, to have it right. He looked up to see if his father had got it too. The man nodded
    several times. With the side of his hand he brushed something off the blade of the little shovel.
script-2948-show =
    The boy walked ahead. The other house shoe had fallen over, on the mound; he stood it up, considered, and turned it
    round with the toe towards home. Then he patted the earth with the tin shovel, all over, as one does with a cake.

## After “The scales”

script-2949 = On arrival
script-2949-satchel =
    The boy from the shop was delivering. He had the ledger with him, and in a satchel half a kilo of lentils, red, on
    arrival. Only the customer was not at his address; there was no address. The rule of the firm was that a neighbour
    could sign. He looked from the page to us. It was we who had let him weigh something, and had not put a finger on
    the pan. There was nothing to eat in the house, and he could see it from the door.
script-2949-ask-sign = “We’re neighbours. Where do we sign?”
script-2949-ask-back = “Take it back to the shop. He may still come for it.”
script-2949-sign =
    He tore out the duplicate. “If he comes, it’s you that owes him,” he said, “not me. I’ve arrived.” He waited while
    we poured it into a bowl; the bag was to be returned.
script-2949-back =
    It was not the custom. He thought it over, with the bag on his palm, feeling the weight. Then he crossed out “on
    arrival” and wrote above it, with his tongue between his teeth, “on return”.

## After “The tunnel”

script-2950 = From sixty to ninety
script-2950-clay =
    A man came up to us at the pump, yellow with clay to the elbows. He had followed the drag marks from the coal hole.
    The slats had been numbered, he said, and there were some missing, from sixty to ninety. It had come down at seventy
    in the night. His brother had been in there. He was out again; he was only a bit quiet. They knew that it ended. His
    brother liked to lie at the end of it and hear the carts on the other side.
script-2950-ask-slats = “They’re in our shed. Take them all.”
script-2950-ask-led = “It didn’t lead anywhere.”
script-2950-slats =
    He tied them in a bundle, in their order. Two had been burnt. He left a gap for those, where they would have to go
    carefully, and asked us for a strip of rag to mark it.
script-2950-led =
    “No,” said the man. “It was a hundred and eighty metres, though.” He let us have our water first.

## After “The letter writer”

script-2951 = One page
script-2951-sealed =
    The letter from the market stood on the shelf, leaning against the salt. It had been dusted. One knew what was in
    it, the two or three things, and that he had laughed in the middle. But a letter that nobody opens has something of
    a person who has been kept waiting; this evening it had slid down and was lying on its face.
script-2951-ask-open = “Give me a knife. It’s addressed to us.”
script-2951-ask-dry = “Stand it up again.”
script-2951-open =
    It was one page. It began with the weather over there. The two or three things were in it, at the right places, and
    a fourth that he had not been told, about the small window, and that it was always left open at night. We went to
    look. It was open. After that we lay awake till it got light.
script-2951-dry =
    It was stood up, further back, where the wall is dry, and the salt put in front of it. Whoever takes the salt says
    “Excuse me”. It began as a joke.

## After “The night shift”

script-2952 = The level
script-2952-level =
    From our roof one could see the corner that the foreman had built, four floors up, by itself, with sky on both
    sides. Since yesterday there had been no lantern. At dusk a watchman came and brought us his spirit level, wrapped
    in a sandwich paper. He had reached the sill. Then, the watchman said, he had stepped back to see whether it was
    straight. It was to go to the ones with the hod, he used to talk of them. We laid it on the kitchen table. The
    bubble went slowly to one end; we had been eating uphill the whole winter.

## After “Mending list”

script-2953 = By order of need
script-2953-bucket =
    It was the bucket. It had been at the top of the list, and it went first. The bottom stayed at the pump, with the
    water on it, in a neat round sheet of ice, and what was carried home was a pipe with a handle. On the list it got a
    tick, by a hand that pressed hard. The line below it read: the other bucket.
script-2953-ask-mend = “Right. A piece of tin, some wire, and today.”
script-2953-ask-other = “It says the other one still holds.”
script-2953-mend =
    The new bottom was off a biscuit tin, with a view of the sea front. It lay at the bottom of every bucketful from
    then on, under the water: bandstand, parasols, and a dog.
script-2953-other =
    It held from the pump as far as the blue gate, and from the gate to our step. There the handle stayed in the hand.

## After “Overdue”

script-2954 = As far as H
script-2954-homer =
    The librarian stopped by with her list and a pram full of books. She had got to H. A man in the next street had a
    Homer out and denied it, and yet she could see it from the pavement, in his window, keeping out the draught. She did
    not care for force. All that she wanted was for a person to be next to her when she rang, and to say nothing, and to
    look the way we looked.
script-2954-ask-stand = “How do we look?” Get the coat.
script-2954-ask-wait = “Homer’s waited long enough to wait a bit longer.”
script-2954-stand =
    He opened, saw us, and fetched it. She stamped his card upon the doorstep and thanked him for his care. For the gap
    in the window she gave him a volume of sermons, on permanent loan. We were paid in coffee beans, out of an envelope
    marked “Readers”.
script-2954-wait =
    “That is what they all say at H,” said the librarian. She made a small mark, beside us and not beside Homer.

## After “The bread oven”

script-2955 = Whose nail
script-2955-nail =
    The baker went from house to house, white to the elbows, to ask who had found a nail. We had; it had been in our
    loaf. He was very glad. It was out of the hinge of the oven door, there were four to it and he had been lying awake
    over the fourth. We had already used it. He inspected the place, where it held up a shelf, and tried it with a
    finger. It was a good shelf. He would go on with three, he decided, and lean something against the door. “But if you
    ever take it down,” said the baker.

## After “Somebody with a stick”

script-2956 = The button
script-2956-button =
    Step, step, tap; it came up to our door as if along a rail. It was the tuner. She had found a button to match. She
    asked for the coat, sat down on the stairs in the dark with needle and thread, and would not have the lamp brought,
    for it made her nervous when people could see what she was doing. As she sewed she told us what was the matter with
    the house. The third stair was a quarter tone flat. A board in the attic had lately been stepped on by a person with
    one heel. The button is on now for good; it is on the inside.

## After “Typhus”

script-2957 = Spelt correctly
script-2957-cross =
    It was on our own door in the morning, a cross and the word, red, still wet. This time it had been spelt correctly.
    Below, quite small, like the signature on a painting, it said “Congratulations”. So the owner of that larder had
    come home, had looked at his sawdust, and had gone from footprint to footprint across half the town with the pot in
    his hand. People were already walking on the other side.
script-2957-ask-wash = “Fetch water. I won’t be a plague house for a joke.”
script-2957-ask-stay = “Leave it up. Nobody robs typhus.”
script-2957-wash =
    It came off pink, and went on coming off. The Hofmanns sent a child across with a lemon, or half of one, on the end
    of a long spoon, and we ate it where they could see us.
script-2957-stay =
    It worked at once. The woman who brought the news no longer did. She stood at the corner and called it out, with her
    hands at her mouth, and left out everything that could be got wrong.

## After “What the beam said”

script-2958 = Asking
script-2958-shaving =
    Osman went round in the evening with the lamp and laid his palm on the post, the sill, the third tread. At the post
    he stayed longer. Under the initials, low down, a shaving had been taken off, thin as paper and as long as a hand.
    It had lit something, no doubt. We all waited for him to speak of the rule. He ran a thumb along the place. “That’s
    not burning,” said Osman at last. “That’s asking.” He rubbed some lamp oil into it, so that it should not look so
    new.

## After “A shelf for each”

script-2960 = Ten drops
script-2960-drops =
    The bottle from the pharmacy stood by the bed, and it worked. It had got about. This evening the Hofmanns’ girl was
    at the door with an egg cup. Her grandmother had not slept since the shelling of the mill; she walked up and down
    and put things into a suitcase. Could we spare ten drops? It need not be the full ten. She had been told not to ask
    what it was made of.
script-2960-ask-ten = “Ten. On a piece of bread, if there is any.”
script-2960-ask-pump = “It’s pump water, child. That’s all it is.”
script-2960-ten =
    In the morning the egg cup was on the step, rinsed. The old woman had slept through the guns and wanted to know
    where she was going, since she was packed.
script-2960-pump =
    The girl nodded. She must have known, or they know these things at that age. “Yes,” she said. “But how many?”

## After “Waiting room”

script-2961 = Two hundred and twelve
script-2961-hole =
    “Two hundred and twelve?” asked a boy at the door, and looked at his slip. He had a parcel from the clinic. It was
    our jacket, the torn one, which had been sitting by the window there on a mop. They had come past in the night, with
    torches, and seen a full house, and fired once through the glass, at the nearest, and gone on. It had been hit on
    the left side. The lady at the hatch had darned it for us, he said; she was sorry that the wool did not quite match.
    Another one was sitting in the window now, and it had been given the number two hundred and thirteen.

## After “A dinner for six”

script-2962 = Mrs Adler’s glove
script-2962-glove =
    The man in the apron had crossed the whole city with a tray. There was a glove on it. It had been left in the
    library, he said, on the evening when the Colonel had had to go so early. It was of grey kid, a lady’s, with tiny
    buttons. None of it could ever have been ours. He held out the tray, and behind him in the snow were his footprints,
    coming straight up to our door, as if it were a house like any other.
script-2962-ask-relieved = “There it is! Mrs Adler will be so relieved.”
script-2962-ask-know = “There isn’t a Mrs Adler. You know that.”
script-2962-relieved =
    He inclined his head. When it had been taken from the tray he turned that upright, under his arm, and wondered if he
    might mention Thursday. There would be seven courses. He had come by an onion.
script-2962-know =
    “Naturally,” said the man. “But there is a glove.” He went on holding the tray, quite level, until one of the small
    flakes that were coming down had settled on it.

## After “A class of grown-ups”

script-2963 = The ninth name
script-2963-ninth =
    Petar called the roll, and we answered. Then he turned back a page, to the thirty, and lowered his voice. At the
    ninth of them something said, “Here.” It came from the yard. A boy of nineteen was out there behind the rain barrel,
    in a tunic with the badges torn off. He had heard it through the wall on three mornings, he told us, and each time
    he had opened his mouth too late. Petar entered him, with the date and the weather. He had to go on before it got
    light. Under “a small class”, Petar crossed out “small”.

## After “Snow, at last”

script-2964 = Herringbone
script-2964-prints =
    The pattern had frozen hard in the night, and across it, in the morning, went a single track: one boot, and the
    round hole of a crutch. It led from the far end of the street directly to our step. It did not lead away. We looked
    behind the door, and under the stairs. Towards noon we saw the man himself, over by the wrecked car, sitting on the
    snow of it as on a sofa. He had gone back in his own prints, he called across; it had taken him till three. He had
    just wanted to see if we would come out and look for him.

## After “The one inside”

script-2965 = A little to the left
script-2965-paper =
    A child brought us a newspaper, ironed. It was the one from that Thursday. The crossword had been done, and in the
    margin was a message from the old gentleman behind the door. As no one could tell him who had won, he took it that
    the thing was still going on. He had a request. He had been put by the window, for which he was obliged, but in the
    night they had shot away the right-hand half of the view. Would we come by, and push the chair a little to the left?
script-2965-ask-push = “It’s on the way to nothing. All right.”
script-2965-ask-tomorrow = “Tell him tomorrow.”
script-2965-push =
    It was a heavy chair, with him in it. From the new place one could see a chimney, part of a tree and, if one leaned
    out, a clock. He offered us cigarettes from a silver box, and we smoked, and were shown the tree.
script-2965-tomorrow =
    “He said you’d say that,” said the child, “and I’m to say that he isn’t going anywhere.”

## After “Stocktaking”

script-2967 = What was over
script-2967-washer =
    Among the screws that the man in Aisle C had let us have there was a washer. We came upon it on the second evening,
    as they were being sorted. It was not a screw. He had counted it, then, or he had counted without it; somewhere in
    four hundred thousand he was wrong by one, and only we knew in which direction. We put it into an envelope, and addressed it. A driver who went out that way took it along. Today he brought back the envelope, with a number on it,
    underlined, and the word “Thanks”. It was higher by one.
