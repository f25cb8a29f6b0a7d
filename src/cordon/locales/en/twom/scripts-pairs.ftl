# Pairs of characters.

## Vuk and the others

script-2650 = Vuk and Mira on one rope
script-2650-rope =
    Vuk wanted the loose chimney down before it fell on somebody, and Mira was to hold him. He weighed a hundred and ten
    in the autumn. She looked him up and down, took the rope twice round the newel post and once round her own hip, and
    told him to go ahead. He did not go. He stood on the sill, with his back to the drop, and explained to her in detail
    about friction. “Vuk,” she said. “I’ve held worse than you. I’ve held dentists.”
script-2650-choose-now = “Go on, Vuk. She’s got you.”
script-2650-choose-leave = “Leave the chimney. It’s stood so far.”
script-2650-now =
    The bricks came down into the yard in good order. He did not look at the ground, he looked at the knot the whole
    time. When he was inside again he went and shook hands with her. She had to be untied by him.
script-2650-leave =
    It fell the same evening, during supper, through two ceilings, and one of us had been sitting there. Mira did not
    say anything. She coiled the rope.

script-2651 = Vuk and Sanja: the safe
script-2651-safe =
    Vuk had carried a safe home on his back. It was a small one, but it was a safe. He set it down in front of Sanja
    like a cat with a bird. She walked around it, gave it a rap, and said that it was empty. One could hear that. He did
    not believe it. Nobody locks up nothing, said Vuk. He offered to open it himself, there was a corner of the yard, he
    had a bit of something left over from the quarry.
script-2651-choose-blast = “Let him. Fingers in your ears.”
script-2651-choose-pick = “Let Sanja do it. It’ll take her a minute.”
script-2651-choose-door = “Leave it shut. Put it behind the door.”
script-2651-neat =
    It made a sound like a cork. In it lay, wrapped in felt, so as not to rattle, a lady’s watch; and Sanja went upstairs and shut her door.
script-2651-bang =
    The door of it was found in the next garden. There had not been anything in there. “I did say so,” said Sanja, tying
    up his ear.
script-2651-pick =
    It was forty seconds. There were in it four cigarettes, and a note: “Dear burglar, have a smoke and go home.” They
    shared them, on the step, turn about.
script-2651-door =
    It stood there from then on. It was a very good thing to have behind a door. It took, in its time, two crowbars.

script-2652 = Vuk and Petar: the wall
script-2652-wall =
    Petar was teaching Vuk to read. It was done in the coal store, where nobody came. Vuk had got through nineteen years
    on signatures and a good memory; he had found it out, how everybody else did it, only here, from watching. He could
    do his own name, and LIME, and DANGER. Tonight he came up to the light with a newspaper, black in the face, and put
    one finger under a line. He read it. It took some minutes. It was the price of cement, from June.
script-2652-choose-go_on = “Read us the next one.”
script-2652-choose-hush = “Nobody noticed anything. Go on with your supper.”
script-2652-go_on =
    He read us the whole column. It was mostly cement. When he came to a hard one he shut his eyes and knocked with his
    knuckle on the table, and then it opened.
script-2652-hush =
    He waited for a moment, with his finger on it. Then he folded it up small. He went on with that down there, by
    himself, for one heard him through the wall: “Port. Land. Portland.”

script-2653 = Vuk and Osman: stone or wood
script-2653-quarrel =
    It began with the lintel. Osman wished to put in oak; Vuk wanted stone, there was enough of it lying in the street.
    By ten o’clock they had got to churches. By noon they were not speaking. Each had set to work upon his own side of
    the same window, Osman with a plane, Vuk with a hammer, and they passed each other the measure without a word when
    it was needed, handle first. It was perfectly clear that the two halves would not meet.
script-2653-choose-wood = “Wood. Osman, finish it.”
script-2653-choose-stone = “Stone. It’s there, and it’s free.”
script-2653-wood =
    It was a beautiful lintel. Vuk was seen that evening leaning against it, with his full weight, to see.
script-2653-stone =
    It would have held up a bridge. Osman looked at it for some time. “And how are you going to hang a curtain on that?”
    he asked.

## Mira and the others

script-2654 = Mira and Jovan: the map
script-2654-map =
    Jovan had a map, from the army, with all the positions on it. Mira had her cord. They had been put side by side on
    the floor, and it turned out that these were two different cities. According to his there was a field of mines
    behind the slaughterhouse. According to hers she had walked through there on nine nights. They went over it with a
    finger, inch by inch. It was not a mistake. “Nine times,” said Jovan; he got up and got her a chair.
script-2654-choose-again = “Then there’s a way through. Draw it on his.”
script-2654-choose-never = “Then never again. Tie a knot there.”
script-2654-again =
    It was drawn in, a dotted line, with the paces. He would not look on. He lay down on his bed with his face to the
    wall, and she had to tell him when it was finished.
script-2654-never =
    It was a thick one, there was no missing it. For some days she set her feet down, even on the stairs, like a person
    with a tray.

script-2655 = Mira and Irena: chilblains
script-2655-feet =
    Irena had forbidden her to go out. They were frostbitten, two toes, the left foot, and she had written it on a card
    and hung it on Mira’s boots. “Not to be worn.” Mira put her feet on the table, and asked what would happen
    otherwise. She was told. It was told to her with the Latin. In the night the boots had gone, card and all; they were
    found on her, and she was in them, asleep, at the bottom of the stairs.
script-2655-choose-side = “Irena’s right. Lock the boots away.”
script-2655-choose-other = “She knows her own feet.”
script-2655-side =
    They were locked in the medicine cupboard till noon. Mira lay on her back and directed us over the roofs, by heart,
    from the bed; and the toes turned pink, so that one could not even be angry with Irena properly.
script-2655-other =
    She did know them. There were two fewer of them by evening. Irena did it, on the kitchen table, and did not mention the card.

script-2656 = Mira and Emin: a race
script-2656-race =
    It had come up at table, and after that there was no stopping it: which of them would be sooner at the pump and
    back. He had the legs. She had the walls. They set off at the same moment, after dark, with a can each; the street
    had got wind of it, somehow, and at some of the windows there were people. On this occasion bets were placed, in
    beans.
script-2656-choose-emin = “On Emin. A tram doesn’t stop for walls.”
script-2656-choose-mira = “On Mira. She’ll go over the top.”
script-2656-e_wins =
    Emin was back in four minutes and a quarter, with a stitch. He rang, with his knuckle, on the can. Hers was full,
    when she came in, and his was two thirds; there was an enquiry.
script-2656-m_wins =
    Nobody saw her come. She was sitting on the step, when he turned the corner, and asked him if he had had to wait for
    the points.

## Jovan and the others

script-2657 = Jovan and Greta: the oath
script-2657-oath =
    Jovan had come to Greta with a legal question. If a man has sworn to something, and the state to which he swore does
    not exist any more; and there is another state, or several. Did it still hold? She put on her glasses for that. It
    took her two days. She wrote him an opinion, on four sheets. In the end it said that an oath binds a man to what he
    thought he was promising; and that therefore she could not tell him, and he could.
script-2657-choose-burn_it = “Then you’re free of it. Say so.”
script-2657-choose-keep_it = “Then you’re still a soldier, Jovan. You always were.”
script-2657-burn_it =
    He said so, standing to attention, on the landing, to the hooks. It took one sentence. She had it witnessed.
script-2657-keep_it =
    He thought so himself. Before dark he went round every door and window, tried the bolts, and reported to the hooks
    on the landing.

script-2658 = Jovan and Ljuba: four o’clock
script-2658-four =
    At four Jovan got up, and Ljuba was awake. It had been like that for weeks: he stood by his bed, she looked at the
    street. Neither had ever said a word about it. This morning she pushed a chair round with her foot. He sat down. One
    has to suppose that it was something like an hour. When we came down they were both looking out of the window, and
    between them, on the sill, lay the guest book, and it said “4.00, J. Set. Own bed. To be left.”
script-2658-choose-let = “Let them have the window. We’ll eat in the other room.”
script-2658-choose-join_them = “Is there another chair?”
script-2658-let = It became a habit. On the days when he slept through, she looked put out.
script-2658-join_them = There was. But it is a different thing with three, one notices that one is sitting.

script-2659 = Jovan and Nadia: rations
script-2659-fold =
    Nadia had caught him at it. He put half of it in his pocket, at each meal, folded up in paper. She had thought at
    first it was for later. She went through his jacket, when it hung there, and it was all in it, fourteen little
    packets, dry as bone, with dates. He was not saving it up for himself. It was for the retreat; there always is a
    retreat, said Jovan, and then nobody has anything.
script-2659-choose-cook = “Into the pot with it. All fourteen.”
script-2659-choose-carry = “Put it by the door, where we can all grab it. He’s right.”
script-2659-cook =
    It made a very thick soup. He ate what he was given, and one could see his hand go to the pocket.
script-2659-carry =
    It hung there, in a flour bag, with a loop. Nadia passed it forty times a day with her lips shut tight. It was an
    insult to her kitchen.

script-2660 = Jovan and Aleks: the odds
script-2660-odds =
    Aleks had worked out Jovan. He had asked him questions, for three evenings, how many, from where, at what distance;
    he had drawn it. According to this Jovan ought to have been killed in October. It was not near, he told him; it was
    a matter of two standard deviations. Jovan wanted to have it explained. Then he went very white and laughed, and he
    asked if one could also work out who had been killed in his place.
script-2660-choose-stop = “Put that away, Aleks. Now.”
script-2660-choose-truth = “Tell him how it’s meant.”
script-2660-stop = It was put away.
script-2660-truth =
    It took him until midnight. There is no place, explained Aleks. There are no places. It is only a curve, nobody was
    standing in the queue behind you. He explained it in four different ways, and the fourth was about rain. Jovan
    slept.

## Sanja and the others

script-2661 = Sanja and Greta: breaking in
script-2661-deed =
    It was a legal question again. Sanja could get into the flat across the way, there was flour. Greta did not wish to
    know that. But if, purely as an example, a door were found open? It would have to be open already. Sanja gave this
    some thought. She went out on the landing, and remained there for about a minute. “It’s found open,” she reported.
script-2661-choose-take = “Then we find it. Bring a bag.”
script-2661-choose-close_it = “Then go and find it shut again.”
script-2661-take =
    Greta had written out a receipt. She insisted on leaving it there, on the shelf, in place of the flour, with all our
    names in full.
script-2661-close_it =
    It was shut. Sanja said that she wished it to be noted how much work it is to close such a thing properly from the
    outside.

script-2662 = Sanja and Osman: the box
script-2662-box =
    They were making something, and it was a secret. He did the wood and she the iron. One heard the plane and the file,
    turn about, through the door, and for hours not a word. On the third evening it was put on the table: a box, as big
    as a loaf, of walnut, without a keyhole. It would be for the medicine, or for whatever we had that was worth
    stealing. It had only to be opened in a certain way. They demonstrated it to us. Then they could not do it a second
    time.
script-2662-choose-use = “We’ll use it. Somebody will remember.”
script-2662-choose-sell_it = “That would fetch something at the market.”
script-2662-use =
    The first thing that was put in was the aspirin. It stayed in there. One had to talk to it, said Osman; Sanja
    said, to the left-hand side.
script-2662-sell_it =
    A major bought it. He had it demonstrated as well, and was very amused, and asked for his cigars back.

script-2663 = Sanja and Petar: the report
script-2663-desk =
    She had been in his class. It came out quite by accident, over a comma. Thirty years ago, for one year; he had
    written in her report that she was good with her hands and otherwise would not come to much. She knew it by heart.
    She recited it to him, across the table, without any ill feeling, while she cleaned a lock. He put down his book. He
    asked how old she had been. “Nine,” said Sanja.
script-2663-choose-again = “He can write another one. Give him paper.”
script-2663-choose-let = “It’s thirty years, Sanja.”
script-2663-again =
    He asked for a day. It was half a page, in the good ink; and she read it standing, in the passage, and put it into
    the steel box, and locked the box.
script-2663-let =
    “I know,” she said. “I only wanted you to hear what it sounds like.” All evening he sat over the same page.

script-2664 = Sanja and Aleks: combinations
script-2664-four =
    There was a padlock with four rings on the coal cellar next door. Aleks declared it was ten thousand possibilities;
    at two seconds each this made five hours and a half. Sanja said that it was a birthday. It always was. They went at
    it from both sides, he from 0000 upward with a table to cross off, and she asked round in the street when people in
    that house had been born. She was polite about it. She even brought him tea.
script-2664-choose-aleks = “Let him count. He’s at four thousand.”
script-2664-choose-sanja = “Ask the widow. She’ll know.”
script-2664-aleks =
    It was 4407. He ran all the way up the stairs with it. “Fourth of April nineteen hundred and seven,” said Sanja,
    “that’s the grandmother.”
script-2664-sanja =
    The widow did not know. But she had the key. She had not liked to say anything, when there was a gentleman sitting
    there so hard at work.

## Emin and the others

script-2665 = Emin and Ljuba: the night line
script-2665-line =
    They had once met. It was on the last tram, four years ago, in fog; she had been going to work, and he had rung the
    bell for her, as she ran, and waited. Neither could have sworn to it. But she had an entry. She leafed back: “22.51,
    no. 7, waited for me. Driver: moustache.” He had had a moustache, at that time. He asked to see it, and read it
    under the lamp, the line, the minute. He had been four minutes late that night. He had had to account for it.
script-2665-choose-sign = “Then sign it, Emin. She’s your witness.”
script-2665-choose-shave = “Grow it again!”
script-2665-sign =
    He wrote underneath, with the date of today: “Correct. Passenger boarded.” After that he used to ring, with a nail
    on a cup, when she sat down to her watch.
script-2665-shave = He tried. It came in quite white on one side, and he gave it up.

script-2666 = Emin and Nadia: a full car
script-2666-soup =
    Nadia had taken it into her head to feed the queue at the pump. Only one pot; only the ones who could not stand any
    longer. Emin was to help her carry. He thought that it was madness, he said so all the way there. But then there was
    pushing, and she stood in the midst of it with her ladle; and all at once one heard a voice that nobody had heard
    for a year: “Move down inside, please! Let them off first! There’s another one right behind!”
script-2666-choose-pot = “Let her do it. One pot.”
script-2666-choose-stop_her = “Bring it back. We haven’t enough ourselves.”
script-2666-pot =
    They moved down. It was a miracle. There was no other one right behind, there never is; but it was by now a queue
    again and not a crowd, and they all said thank you, and some held out their tickets.
script-2666-stop_her = She brought it back. She did not say a word, she served it up to us. It was very hot.

script-2667 = Emin and Osman: the seat
script-2667-seat =
    Osman had found a tram seat, of slats, in somebody’s fence. He had it home and set up by the window before Emin was
    awake. It was meant well. Emin stood before it in his nightshirt. It was from 318. He could tell by the screw. That
    was the car that had got it on the bridge, in the first month, with everybody in it; his friend Stevo had had that
    turn. He had exchanged with him.
script-2667-choose-burn = “Take it out. Burn it, Osman.”
script-2667-choose-sit = “Sit down on it, Emin. We’ll all sit.”
script-2667-burn =
    It was good dry ash, it gave more heat than anything that week. Emin warmed his hands at it; they were all he had
    left to do something with.
script-2667-sit =
    In the end he sat, on the window side. There was room for two. Somebody took the other half, and then he began to
    tell it, with his eyes on the street, as if it were going past.

script-2668 = Emin and Petar: a fine
script-2668-fine =
    Petar confessed that he had travelled without a ticket. It had been between the Baths and the school, in the year of
    the currency; it was four times, and he had pretended to be reading. He had wanted to tell Emin ever since he knew
    who he was. Emin heard him out. He asked for the dates. He worked it out, on the back of his sheet, with the
    surcharge; it was a serious matter, he said.
script-2668-choose-pay = “Pay the man, Petar.”
script-2668-choose-work = “Let him work it off.”
script-2668-pay =
    He was given a receipt, and punched it himself, with a nail. Both of them were in such good humour, that evening,
    that it was nearly too much.
script-2668-work =
    He had to call out the stops, from the stairs, the whole of line 7, in both directions. He left out Lime Tree
    Corner, and had to begin again.

## Ljuba and the others

script-2669 = Ljuba and Greta: who slept where
script-2669-book =
    Greta wanted the guest book as evidence. There had been a theft next door; it was being said that it was one of us.
    In the book it would be written down, who had gone out and at what hour. Ljuba would not give it up. A guest book is
    confidential. She had refused it to the police of three governments, and once to a husband with a revolver. She sat
    on it. Greta pointed out that if one had nothing to hide one could show it.
script-2669-choose-show = “Open it, Ljuba. Just at Tuesday.”
script-2669-choose-sit = “It stays shut. We know who we are.”
script-2669-clean =
    On Tuesday nobody had gone out. Greta read it out to the neighbours from the step. Ljuba ruled that page through, and burned the pen.
script-2669-name =
    “2.15, { $them }. Back 3.40. Bag.” It was very legible. Nobody had asked for that. Greta took off her glasses and
    for a time polished them.
script-2669-sit = It stayed shut. Next door they drew their own conclusions.

script-2670 = Ljuba and Irena: sleep
script-2670-sleep =
    Irena was worried about Ljuba. One cannot live on three hours. She had prepared something, mild, in a cup; and
    Ljuba, to whom guests have been offering cups for thirty years, saw it and thanked her and poured it in the
    flowerpot. That was on Monday. On Tuesday the geranium was lying down. They looked at it together.
script-2670-choose-half = “Then half a cup, Ljuba. For the plant’s sake.”
script-2670-choose-none = “Leave her be. It’s how she’s made.”
script-2670-half =
    She slept for six hours. It was terrible for the rest of the house, nobody dared to shut an eye. She woke,
    asked what had happened in the meantime, and would not believe that it was nothing.
script-2670-none =
    She was let be. That same night, at a quarter to three, she saw a hand come over the wall, and had her slipper
    ready.

script-2671 = Ljuba and Aleks: two lists
script-2671-lists =
    There were two people in this house who wrote everything down. It was bound to come to that. She had the street, he
    had the shells. They laid them next to each other, one evening, line by line, and it emerged that on nine occasions
    out of twelve, about an hour before the shelling, a man with a limp and a red can had gone by in the direction of
    the hill. They looked up at the same time. It was ten to seven. He was just going by.
script-2671-choose-follow = “After him. Somebody stop him.”
script-2671-choose-cellar = “Everybody into the cellar. Bang on the walls for next door.”
script-2671-caught =
    He was taking milk to his mother. She lived on that side. He had noticed it himself, he said, he was quite desperate
    about it; he had already tried going earlier. { $them } carried the can for him up to the corner.
script-2671-slipped =
    He had gone round the corner and it had already begun. It was entered, in both lists, in red. It was ten out of
    thirteen.
script-2671-cellar =
    It fell at eight minutes to eight. Nobody was hurt on our side of the street. From then on the children used to run
    along behind the man with the limp, shouting.

## Nadia and the others

script-2672 = Nadia and Irena: grams
script-2672-grams =
    They could not cook together. Irena weighed, Nadia threw. It was about the salt, on this occasion: four grams, said
    Irena, for this number of persons, there were limits to what a kidney will do. Nadia had already thrown it. She said
    that in thirty years at the tractor works nobody had died of a kidney. One could name them, said Irena. She named
    two.
script-2672-choose-weigh = “Weigh it, Nadia. For one week.”
script-2672-choose-throw = “Let her throw. It’s the only thing that tastes.”
script-2672-weigh =
    It was weighed for a week. It was enough, and everyone got the same, and it tasted of four grams. On Sunday Nadia
    handed in her apron, neatly folded, and had to be begged.
script-2672-throw =
    It was delicious. Irena ate hers with a face like somebody who is initialling a document under protest; and then she
    held out her plate.

script-2673 = Nadia and Greta: the seventh portion
script-2673-portion =
    It stood under the lid, on the sill, as it did every evening: one portion over, for whoever came. Greta had been
    doing the accounts. It was so and so many grams a week, she set before us. With all due respect for custom, nobody
    had come. Nadia asked what was owed to a person, in law, who has not come yet. Greta thought about it, and she took
    it seriously; she said: nothing, but that one may make him a gift.
script-2673-choose-gift = “Then it’s a gift. Enter it.”
script-2673-choose-cut_it = “From tomorrow, no plate.”
script-2673-gift = It was entered under gifts. Greta herself put the lid on.
script-2673-cut_it =
    There was no plate. Nadia had washed the lid, she stood there holding it. On the second evening somebody did knock.

script-2674 = Whoever came
script-2674-came =
    Somebody came. It was at one in the morning. There was a scratching on the sill, the lid was lifted and laid down on
    the stone without a sound, and for some time one heard someone eat. Whoever sat up had the bar in one hand. Then the
    lid was put on again. In the morning the plate was clean, it had been wiped with snow, and on it there lay a thing
    that Greta, who knows about these matters, valued at two weeks of portions.

script-2675 = Nadia and Osman: the stool
script-2675-stool =
    Osman had made a stool for her, for the stove. She had been standing for thirty-one years. She was touched, and said
    so, and went on standing. It got in the way. Every time she wanted to get at the oven she moved it to one side with
    her foot; and each time he came past he moved it back. Neither of them ever said anything about it. It had been
    going on for nine days.
script-2675-choose-sit = “Sit down, Nadia. Once. For his sake.”
script-2675-choose-shelf = “Nail it to the wall. It’ll make a shelf.”
script-2675-sit =
    She sat. It was exactly the right height, one could see it in her face. She sat there until the soup had boiled over.
script-2675-shelf =
    It made a good shelf. The salt stood on it. He came in and saw it, and stood there and worked out, you could tell,
    how much it would bear.

## Petar and the others

script-2676 = Petar and Irena: reading aloud
script-2676-aloud =
    He read to her while she made up the powders. It was always the same novel, in which people go on and on to balls.
    She said that it kept her hand steady. Then she put down the scales. “She’s going to die, isn’t she?” said Irena.
    “The young one. She’s been coughing since the fourth chapter; you’ve been leaving it out.” He had. He had gone
    through it in advance, every night, with a pencil, for her sake.
script-2676-choose-read_it = “Read it as it’s written, Petar.”
script-2676-choose-skip_it = “Go on leaving it out.”
script-2676-read_it =
    He read it. It was four pages. Irena listened with her eyes on the lamp, and when it was over she told him what it
    must have been, and that they had given her quite the wrong thing.
script-2676-skip_it =
    So the young one got well. She came up in all the later chapters, and he had to think up some balls.

script-2677 = Petar and Greta: the motion
script-2677-motion =
    There was a motion by Petar that lying should be allowed. He had it in writing. It concerned solely what one says to
    the sick, to children, and to each other after dark. Greta opposed it. She did not see where one was to stop. It was
    debated on the stairs, with a speaking time of three minutes each, and he was the better orator; but she asked him,
    at the end, when he had last told her a lie. He turned red to the tips of his ears.
script-2677-choose-for_it = “All those in favour.”
script-2677-choose-against = “Against. We’ve little enough that’s certain.”
script-2677-for_it = It was carried. The house was a good deal friendlier after that, and nobody believed a word.
script-2677-against =
    It fell. He bowed to the result. “How do I look?” one of us asked him next morning; and everybody held their breath.

script-2678 = Petar and Aleks: the problem
script-2678-problem =
    On the wall by the pump there was a problem in chalk. Nobody knew who had put it there. It was about two wells, and
    it had driven Petar nearly out of his mind; he had got three different answers. Aleks came by with his bucket, saw
    it, and stopped. The bucket was never filled. They stood there, the two of them, in full view of the hill, with a
    piece of chalk each, for forty minutes.
script-2678-choose-fetch = “Go and drag them in by the collar.”
script-2678-choose-wait = “Let them finish. They’re happy.”
script-2678-fetch =
    They were dragged. They went on with it indoors, on the table, but something was missing. The wall was, said Petar.
script-2678-solved =
    It came out to a fraction. They embraced. The next day beneath their solution it said, in the same unknown hand,
    “Elegant”; and there was another.
script-2678-hit =
    It hit the wall first, exactly on the equals sign. Aleks had it in the shoulder. While he was being carried in, he
    said, with perfect clearness, that there was a mistake in the second line.

## Irena, Osman, Greta, Aleks

script-2679 = Irena and Osman: the splint
script-2679-splint =
    Irena had need of a splint, for a child in the corner house, and Osman made one. He made it of lime, hollowed out,
    to measure; he had felt the other leg first. She had asked for two slats. It took him till four in the morning. She
    told him that it was far too good, a thing like that is thrown away after six weeks. He knew it. He had rounded the
    edges off.
script-2679-choose-give = “Take it over there, the two of you.”
script-2679-choose-sell_it = “There’s an officer with a broken leg. He’d pay in meds.”
script-2679-give = They came back arguing about the knee. The child had wanted to know if it could keep it.
script-2679-sell_it =
    He paid. The child got two slats and a bandage, and it healed, with a turn to it; one saw it later on in the street,
    going along, like somebody looking for something on the ground.

script-2680 = Irena and Aleks: the sample
script-2680-sample =
    They had set up a table: who in the street was coughing, since when, and which water they drank. It was her idea,
    and his columns. After a week there could be no doubt of it; it was the pump by the baths. One would have to tell
    them. The other pump was on the far side of the square, where they shoot. So it was either the cough, or else that.
    Aleks had worked out both. He laid the two slips of paper in front of us. They were very nearly the same.
script-2680-choose-tell = “Tell them. It’s their lungs.”
script-2680-choose-hide_it = “Don’t. They’ll run across the square.”
script-2680-tell =
    They were told. Some of them went on as before, and some ran. In the next month’s table there were two columns more.
script-2680-hide_it =
    The slips were burned. Irena put something in the pump herself, by night, a whole bag of it, against regulations,
    and it helped a little.

script-2681 = Osman and Greta: title
script-2681-title =
    Osman wished to make a will. He did not own anything, but it had been on his mind. Greta took it down. To his
    sister, the plane. To the house, himself, in so far as he was in it already: the door, the sill, the second stair,
    the shelf. She explained to him that one cannot leave a thing to a house. He considered this. Who did the house
    belong to, then? She opened her mouth. It was the first time that we had seen her not know.
script-2681-choose-ours = “It’s ours. Put that.”
script-2681-choose-open_it = “Leave the line open. Somebody’ll come.”
script-2681-ours = She put it. It would not stand up for one minute in any court, she told us, and blotted it.
script-2681-open_it = The line was left. He signed with his mark, the one that shows which side is to be kept.

script-2682 = Osman and Aleks: the beam
script-2682-beam =
    Aleks had calculated that the beam over the stairs was going to break. He had the load, the section, the shells. It
    gave them until about the twentieth. Osman went and put his hand on it. He said no. Aleks showed him the sheet.
    Osman looked at it for some time, on both sides, and gave it back and said that it was very nicely written. We had
    all been sleeping under that beam.
script-2682-choose-prop = “Prop it. Just to be on the safe side.”
script-2682-choose-trust = “If Osman says it holds, it holds.”
script-2682-prop =
    It was propped, with two posts. Osman planed them. He simply stopped saying good night to it.
script-2682-holds =
    On the twentieth we stayed up. Aleks sat directly underneath with his watch. At midnight he got to his feet, and
    begged its pardon.
script-2682-breaks =
    It was on the nineteenth. It was the one next to it that broke, nobody had worked that one out; and it was the old
    one that held it up, so that we could get out from under.

script-2683 = Greta and Aleks: the policy
script-2683-policy =
    Greta had the idea of insuring the street. Each house was to pay in a little, every week, and the one that was hit
    would get it all. Aleks did the premiums. He went by floor, by side, by distance from the corner, and there was
    great bitterness about that; the Hofmanns, who had the fourth floor facing the hill, were supposed to pay more than
    they had. By Friday there was something in the chest, though. It stood under Greta’s bed.
script-2683-choose-run_it = “Run it honestly. Down to the last crumb.”
script-2683-choose-dip = “There’s a good deal in that chest.”
script-2683-run_it =
    It was honest. It was even audited. Twice in the night somebody came to see whether it was still there, and was
    shown.
script-2683-dip =
    It was called a loan. Greta drew up the note, and her hand shook so much that she had to do it three times. On
    Sunday the tailor was hit.

script-2684 = A claim
script-2684-claim =
    There was a claim. It was the Hofmanns, of all people, the fourth floor, facing the hill. They had paid in for one
    week only and then left off, out of pride. Aleks said that in strictness they were not covered. The whole of the
    street stood in our hall and waited. They had sat up there for all that time with a direct view of it, and everybody
    had been glad that it was the Hofmanns who had the fourth floor.
script-2684-choose-pay_out = “Pay them. All of it.”
script-2684-choose-rules = “Rules are rules. It goes back to those who paid.”
script-2684-pay_out =
    They were paid, there in the hall, item by item. Mrs Hofmann signed for everything; then she made her husband carry
    half of it next door.
script-2684-rules =
    It was given back, house by house, correct to the crumb. We got ours as well. That was the end of the policy. Nobody
    had done anything wrong.

script-2685 = Vuk and Nadia: seconds
script-2685-seconds =
    Vuk asked if there was any more. It had never happened; he had sat there on all those evenings with his empty plate
    and his big hands next to it. Nadia heard it, she was at the stove with her back to us. It went very still. She took
    up her own plate, which was under the lid, and put it before him. He looked at it. He was so hungry that his eyes
    had got wet, and he saw what it was.
script-2685-choose-eat = “Eat it, Vuk. She’s given it to you.”
script-2685-choose-both = “Fetch another fork. Both of you, off the one plate.”
script-2685-eat =
    He ate it. He ate every bit of it, and wiped the plate. That night he chopped wood until two, for a stove that had
    nothing to cook.
script-2685-both =
    They ate from two sides, slowly, towards the middle. There was a piece that was left there in the end, and it was
    pushed to and fro with great politeness until it was cold.

script-2686 = Mira and Petar: the summit book
script-2686-book =
    Petar wanted to know what people write up there. Mira had one of the books. He read in it for two days, and it was
    the same thing over and over: the date, the weather, thank you. He told her that it was the best prose he had come
    across this winter. They could try it here, she said. One had only to have got somewhere. So there was a page put
    up, by the pump, on a nail, for everybody who had made it there and back.
script-2686-choose-sign = “Let’s be the first to sign.”
script-2686-choose-down_it = “It’s a target. Take it down.”
script-2686-sign =
    By evening it was full. “14 Jan. Fog. Thank you.” “Two cans. Ran.” There was one in a child’s writing: “With Dad. He
    carried me but I held the can.”
script-2686-down_it = It was taken down before noon. It was quite right. There had been four entries, and a hole.

script-2687 = Jovan and Irena: the other side
script-2687-enemy =
    A boy in the other uniform was lying in the coal hole, with a fever. Irena had found him, two days before, and had
    been treating him. Jovan discovered it through the smell of camphor. He was beside himself. He had the hatchet in
    his hand. If that was known in the street, he said. And what if they came looking for him. And then, that it was
    from that regiment that they had shot at him. Irena went on counting drops. “Twelve, thirteen,” she said. “Hold the
    lamp, Jovan.”
script-2687-choose-hold = “Hold the lamp.”
script-2687-choose-away = “Get him out of here tonight, alive or not.”
script-2687-hold =
    He held it. On the fourth day the boy could sit up, and they talked, those two; it turned out that he could not
    shoot at all, he was a baker. Jovan took him over the ice himself, and gave him a shove.
script-2687-away =
    Jovan did it. He carried him, and was gone for less than an hour. He put the boy’s cartridge pouch on the table.
    Irena washed the glass that she had counted into, and put it away behind the others.

script-2689 = A loaf from over there
script-2689-page =
    At the first crossing that was opened after the war there was a man standing, with a flour sack, who asked everybody
    coming over for the pharmacist with the cold hands, and a soldier who had held a lamp. He had a great many loaves
    with him. On the third day he found someone who knew the house. He had got the shape right, he said, but not the
    flour, one could not get the old flour over there; and he wished to have it back in writing whether the crust was as
    it should be.

script-2688 = Sanja and Emin: the tram key
script-2688-key =
    Sanja had asked to borrow the square key. She wanted only to see it. She filed a copy from it, in an hour, and gave
    him back his own; she could not help it, she did that with every key. Then she had an idea. Those things opened all
    the switch boxes along the line, did they not, and there were batteries in some? Emin did not like it. It was
    company property. He had signed for that key with his name.
script-2688-choose-boxes = “They’re our streets. Go and see.”
script-2688-choose-return_it = “Melt the copy down. He signed.”
script-2688-boxes =
    There were batteries in two. In the third somebody was living, a very small man, who had connected himself up a
    light, and he asked her to close it again as there was a draught.
script-2688-return_it =
    It was melted down, in front of him. Out of that, and some brass, she made him a whistle. He did not blow it. He was
    waiting for a departure.
