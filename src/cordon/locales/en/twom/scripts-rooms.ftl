# Pages of exploration cards. { $them } is the name of a person of the party, { $place_locative } where it happens.

## Junk heap

script-2500 = Somebody’s winter
script-2500-heap =
    The heap had a door. It was the door of an oven, set in at the bottom, and when we pulled at it there was a passage,
    lined with carpet, and at the end of that a hollow with a mattress, a shelf, and an alarm clock, ticking. Somebody
    lived in the junk, then, like a mouse. They were out. They had hung up a calendar with a picture of the sea, and on
    the shelf everything was in pairs: two cups, two brushes, two apples made of wax.
script-2500-choose-take = “Wind it up for him, and take the rest.”
script-2500-choose-leave = “Shut the oven door. Start on the heap from the other side.”
script-2500-take =
    It was the second brush that did it. It had never been used. We had it all in the bag, by then, and to put back just
    the one thing seemed worse.
script-2500-leave =
    From the other side one could get at a bedstead and some pipe. The thing sagged a bit when we had finished. We
    propped it, at the place where we thought the shelf must be.

script-2501 = Mine
script-2501-wire =
    It was a good heap, copper and lead. It lay there in the open and nobody had touched it, and that should have told
    us something. A wire ran from the kettle on top, as thin as a hair, down the back and into a tin. We had a hand on
    the kettle. It was the other hand that had brushed against the wire.
script-2501-choose-still = “Don’t move. Then the tin, with two fingers. Slowly.”
script-2501-choose-run = “On three, throw it and jump.”
script-2501-safe =
    { $them } lay down on the snow and took the thing apart with a hairpin. It was home-made and quite clever. There was
    a folded note in it, for ballast: a shopping list.
script-2501-bang =
    It was mostly noise. Mostly. The kettle was found later, two gardens on, without a scratch. { $them } could still
    hear it at breakfast.
script-2501-dud =
    We lay in the gutter with our arms over our heads until it grew embarrassing. It had been put there by a person who
    had only wanted to be left something.
script-2501-blast =
    There was time for about half of a jump. Afterwards everything was very quiet and bright, and down out of the air
    there came, in no hurry, feathers. It had been packed in a pillow.

script-2502 = Toys
script-2502-box =
    In with the bedsprings lay a puppet theatre, flat, as it had come from the shop, and the puppets belonging to it: a
    king, a robber, a crocodile, the devil. Paint hardly rubbed. Wood, all of it, lime, dry as bone. Each of them would
    have boiled a cup of water. The robber had a little sack, and there was something in the sack.
script-2502-choose-burn = “Four heads and a frame. That’s supper cooked.”
script-2502-choose-keep = “What’s in the sack? No. We’ll take it as it is.”
script-2502-burn =
    It was tobacco, a father’s, hidden where only a child would look. They were put in feet first. The crocodile was
    the one that kept its mouth open the longest.
script-2502-keep =
    It was awkward to carry. The king looked out at the top of the bag all the way and was bowed to, in the dark, by a
    drunk.

script-2503 = The robber’s sack
script-2503-show =
    There was a performance. It had been meant for the two boys from the corner house but a dozen came, and some of
    these had beards. The devil got the toothache; the crocodile was a dentist. At the point where the robber opens his
    sack and there has to be a treasure in it, nobody had thought of one, and a hand went in and came out with real
    tobacco, half an ounce. The house rose. It was sold by the pinch, and we have not laughed so much since; a shell
    fell in the next street, and the king said “Come in.”

script-2504 = Iron
script-2504-press =
    A hydraulic press stood among the scrap with a car in it, pressed to the size of a trunk. On the seat, as far as one
    could tell which was the seat, someone had left a scarf, afterwards. Copper pipe stuck out on all sides. It was
    worth a week of food if one had the strength to pull.
script-2504-choose-pull = “Brace a foot on it. It’s only a car.”
script-2504-choose-leave = “That was done with somebody in it.”
script-2504-pull =
    It came. With every piece the block let out a breath, and after the last one it settled, and out of the middle,
    quite undamaged, a little mirror fell on the floor.
script-2504-leave = Nothing proved it. We took what lay round about, and it was not much.

## Furniture

script-2505 = Her side of the wardrobe
script-2505-wardrobe =
    The wardrobe had two doors. Behind the left one were a man’s things, picked over by everyone who had been there
    before us, down to the hangers. The right one had not been opened. A strip of paper was gummed across. “She has been
    gone since 9 May,” it said. “Please.” That was all. Eight or ten lots of looters must have read it.
script-2505-choose-open = “Please what? It’s a wardrobe.”
script-2505-choose-left = “Leave it shut. Look in the desk.”
script-2505-open =
    It was all there. Lavender. There was a fur, there were boots and a silver comb. We were the first, after eight or
    ten; and once we had gone there would be no reason any longer why anybody should stop.
script-2505-left =
    On the paper, under the “Please”, were pencil strokes in groups of five. We had supposed that they were days. Then
    we added ours.

script-2506 = The dowry chest
script-2506-chest =
    It was a bride’s chest, painted with tulips, and when the lid was up a bottom showed that was a good deal too high.
    One learns to see that. Between the two bottoms lay a flat parcel in oilcloth. Someone was coming up the stairs at
    the same moment: a woman, breathing hard, with a sack. She saw the chest, open, and us. “That’s mine,” she said. She
    was perhaps seventy. “I’ve come nine kilometres for that.”
script-2506-choose-give = “Then tell us what’s in it.”
script-2506-choose-keep = “You’ll have a hard time proving it.”
script-2506-give =
    She told us: three linen shirts, unfinished, and a hundred Swiss francs. It was correct, except that there were two
    hundred. He had never been able to tell her the truth about anything, she said, and laughed till she had to sit down
    upon the tulips.
script-2506-keep =
    She did not scream. She asked whether she could at least have the linen. The francs would be changed for a ring, at
    the market, by a man who could smell what they were.

script-2507 = Drawing room
script-2507-portrait =
    All the portraits had been turned to the wall. We turned one of them round again, and there was nothing the matter
    with it: a gentleman with a dog. But behind the frame a second canvas had been stretched, and a third behind that.
    It was the gentleman each time, in different uniforms. Whichever army came, he had been ready for it. The dog was
    always the same.
script-2507-choose-cut = “Canvas burns, frames burn. Take the lot.”
script-2507-choose-hang = “Hang him up in the right one. What are they wearing this week?”
script-2507-cut = Gilt crackles like fat. It turned out later that the frames alone would have bought us a pig.
script-2507-hang =
    We chose with care. At the gate, on the way out, there was a patrol; one could see them through the window with
    their torch going up and down him, and an arm was half raised in a salute.

script-2508 = The cot
script-2508-cot =
    In the last room stood a cot with bars, mended with wire, and everybody became very busy with the chest of drawers.
    It was beech. There was not much else in the flat that would burn so well. Somebody’s hand had rubbed one rail until
    it was dark, at the height of a grown-up who is sitting on the floor beside it.
script-2508-choose-saw = “It’s wood. Do it quickly, and not in here.”
script-2508-choose-leave = “There’s the table. Take the table.”
script-2508-saw =
    It went into the sack in eight pieces. At home it was put in from the front of the stove, by a person who sat, for
    some reason, on the floor.
script-2508-leave = The table was veneer, and glue, and gave off more smell than heat.

## Pantry

script-2509 = The mushrooms
script-2509-strings =
    They hung on strings across the whole larder, dried, hundreds of them, brown and grey. It smelled like a wood after
    rain. On the sill was a book about mushrooms, open. The page was about the two kinds which can be told apart only by
    the smell of the fresh stalk. These were not fresh. The reader had underlined “only”, twice, and then evidently had
    gone ahead and strung them.
script-2509-choose-take = “He knew. Nobody picks that many by mistake.”
script-2509-choose-leave = “He underlined it twice.”
script-2509-bad =
    We tried one, on the spot, a small one. { $them } had the small one. By the time we had reached the street the lamp
    posts were bending down, in a friendly way, and one of them spoke.
script-2509-good = He had known. All that month the house smelled of a wood, and one slept there as if on moss.
script-2509-leave =
    It was the right thing to do. We went on telling each other so, or telling ourselves, along the entire way home,
    past three empty houses.

script-2510 = The landlady
script-2510-rent =
    On each jar in the larder was a name and a sum. Mr Pavlin, second floor, October, unpaid: plums. Miss Roth, October
    and November: beans, two. She had taken it in kind. A ledger hung on a string. The landlady herself sat in the
    kitchen next door in her outdoor things, quite cold, with the rent for November in her lap, a pot of dripping, and
    her hand round the handle.
script-2510-choose-tenants = “Pavlin and Roth may still be upstairs.”
script-2510-choose-take = “Everything that hasn’t a name on it. And then the rest.”
script-2510-tenants =
    Mr Pavlin was. He came down with a candle, read his label, and said that she had been quite right about October. He
    gave us a jar of Miss Roth’s, who did not need it. Together we carried the old lady to her bed.
script-2510-take =
    The dripping was the best. It had kept wonderfully. One had to open her fingers, for the pot, but not by much.

script-2511 = Salt
script-2511-block =
    It was a block of salt, for cattle, with a hollow licked in it. There was nothing else. Hunger is a peculiar thing;
    we stood there passing it from hand to hand, or from the left to the right. It is known that one must not. It gives
    you the feeling of having eaten. Whoever had been here before us had chipped pieces off it with a chisel, and lay
    now by the pump with a cup.
script-2511-choose-lick = “A little. Only to have a taste in the mouth.”
script-2511-choose-carry = “It’ll trade. Wrap it up.”
script-2511-lick =
    { $them } could not stop. It was taken away by force in the end, and for two days the jug had to be guarded as well.
script-2511-carry =
    It was changed at the corner, before we were home, with a man who kept rabbits. He licked it too, to see. He gave us
    sugar, in a twist, { $present ->
        [one] and he thought us a fool, as we did him
       *[other] and we both thought that the other was a fool
    }.

script-2512 = Preserves
script-2512-shed =
    In the potting shed was a shelf of preserves, every jar with a wasp in it. It had been done on purpose. Each had
    been caught and put in before the lid was screwed down, and there it floated, in syrup, with its legs together. A
    card said: COUNT THEM. I HAVE.
script-2512-choose-count = “He’s not here. Nine jars.”
script-2512-choose-one = “One. He’ll count, and it’ll be one.”
script-2512-count =
    Inside the bag they knocked together the whole way. Nobody wished to be the first to open one, and when at last it
    was done, there was a distinct buzz; it came from the lamp.
script-2512-one =
    We took the one at the end, and moved the card over. “Eight,” we wrote on the back. “Sorry. It was for a sick
    person.” { $present ->
        [one] By that we meant ourselves.
       *[other] By that we meant all of us.
    }

## Closed door

script-2513 = Do not disturb
script-2513-voices =
    Behind the door someone was being taught to dance. One could hear the feet, and a woman’s voice: slow, slow, quick,
    quick. There was no music. She counted for a man who always came in late. “You’re thinking,” said the voice. “Don’t
    think. I’m here.” When we tried the handle everything stopped. It was the silence of two people who have their arms
    around each other and are looking at a door.
script-2513-choose-go = “Sorry. Wrong floor. Do go on.”
script-2513-choose-open = “Open up. There’s a draught out here.”
script-2513-go =
    For as long as we were on the stairs nothing could be heard. Then, cautiously, slow, slow. On the landing below we
    found that we were taking the steps in that way.
script-2513-open =
    He was in a dress shirt. He must have been eighty. “It’s our Thursday,” she said, and they stood there hand in
    hand against the wall while their things were carried past them, like the ones who have not been asked.

script-2514 = Typhus
script-2514-sign =
    A cross had been painted over the door, and the word in red letters, with the date. The keyhole was stopped with
    rag. People do that if there is sickness in a house. They also do it, as everyone has known since Advent, when there
    is a larder in it. The paint had run. One letter was wrong: it was how a child would spell it, or somebody who had
    never seen the thing written.
script-2514-choose-in = “Nobody who had it could have painted that straight. In.”
script-2514-choose-go = “I’m not going to die of a larder.”
script-2514-larder =
    It was a larder, with sawdust on the floor. On the inside of the door, at eye level, it said, spelt correctly:
    “Congratulations.”
script-2514-sick =
    They were both in the one bed. It had been painted by the boy, on a chair, according to instructions through the
    door. { $them } had gone in first, with a sleeve held over the mouth. A sleeve is no use.
script-2514-go =
    We went by on the other side of the landing, like everybody, with our breath held, feeling stupid, and alive.

script-2515 = The one inside
script-2515-inside =
    “Who is it?” asked the door, before we had touched it. It was an elderly man’s voice, quite near the floor. He had
    dropped the key down behind something, on Friday, and his legs would not. He did not need much. If we could push the
    newspaper under the door, when we had read it; he had been going over Thursday’s. In return he could pass out money.
    He did not know that it was worth nothing now, or he was too tactful to say so.
script-2515-choose-break = “Stand back, grandad. We’re coming through.”
script-2515-choose-paper = “There’s no paper today. Would you take this?”
script-2515-choose-money = “Pass it out, then.”
script-2515-break =
    It was a good door, and lasted. He was lying in the hall with a cushion, dressed, a bowler beside him. The key was
    under the umbrella stand. We set him up in a chair by the window. He wanted to know who had won.
script-2515-paper =
    It had to be pressed flat. We could hear him unwrap it. For a long time he did not say anything, and then he began
    to tell us what it was, exactly, as though we might not have known.
script-2515-money =
    It came out, note after note, ironed. On the last of them he had written, in the margin, the name of a firm of
    locksmiths. We papered a crack with it.

script-2516 = Room with a piano
script-2516-music =
    The music room was locked, from within, and on the other side of the frosted pane someone small was sitting at the
    piano without playing. There was a shadow, and two plaits. “I’m practising,” it told us, rather loudly. “My
    teacher’s here as well. He’s very strong.” We waited. After a while a very deep voice said, “That’s right.”
script-2516-choose-leave = “Then we won’t interrupt. Good evening, sir.”
script-2516-choose-push = “Push something under for her.”
script-2516-leave =
    “Good evening,” said the deep voice. We were halfway along the corridor when it began, with one finger, right to
    left, a scale.
script-2516-push =
    There was only the gap under the door, it had to be flat. We waited to hear what happened. “He says thank you,” said
    the girl. “He says, is there one for me, too?”

## Rubble

script-2517 = Knocking
script-2517-knock =
    Under the rubble somebody knocked. We knocked back. One of us lay down, called, put an ear to it; there were two of
    them, said the rubble, and a child, in the coal cellar, and air enough. It had come down on Sunday. It was a slab,
    and you could not have moved it with ten. But beside it there was a gap, as wide as a forearm, going down into the
    dark, and they could reach up out of it with a hand. The hand was quite clean.
script-2517-choose-dig = “Dig. Never mind what else is in the house.”
script-2517-choose-feed = “We can’t shift it. But you can have this.”
script-2517-choose-fetch = “We’ll send people.” Go, and send people.
script-2517-dig =
    It took until the sky went grey. First the child was passed out to us, then a cage with a finch in it, and they came
    up after it backwards, grumbling about each other. They had had tins down there the whole time and no way to open
    them.
script-2517-feed =
    The hand took it, and went, and came back up empty, and felt about till it had found one of ours. It was held. We
    talked, about where we were from. Then it was already late, and somebody had to be the one to let go.
script-2517-people =
    There were people, at the third place where we asked, with jacks. They went at a run. We had a way of our own to go.
script-2517-nobody =
    At the post they took down the address. They were very sorry, they had sixteen like that. When we came past it
    again, the hand was there, lying on the stone, palm up, in case.

script-2549 = The finch
script-2549-page =
    The family that came out of the coal cellar sends a card each year, with a bird on it. It is never the same bird.
    They have moved about a good deal and have had three more children, all rather small, with large clean hands; and
    the eldest, who has no recollection of it, will not go down to any cellar, even for wine, though he is a deputy
    minister. The finch lived to be fourteen.

script-2518 = The staircase to nowhere
script-2518-stairs =
    The house had come down, all but the staircase. It went up four floors by itself, on its own wall, with the brass
    rods and a runner, and at the top of it stood a door. On the third landing lay a suitcase. One could see it very
    well from below: leather, good straps, a label. Everyone who came by had seen it. The first flight swayed when you
    put a foot on it.
script-2518-choose-climb = “I’m light. Give me the rope.”
script-2518-choose-throw = “Throw stones at it. It’ll come down in the end.”
script-2518-choose-no_way = “That’s bait. The house is fishing.”
script-2518-up =
    { $them } went up on hands and knees, keeping to the wall, and came down sitting, a step at a time, with it on the
    lap. Before that we had seen how { $them }, up there, took hold of the knob of the door at the top, and opened it,
    and looked out.
script-2518-down =
    It was the runner that gave. It was not even fastened. Then for a while the staircase rained down in single steps,
    politely, with a pause after each.
script-2518-throw = The nineteenth stone did it. It burst on the ground, and it was full of stones.
script-2518-no_way =
    We left it hanging there. A little further along, in the snow, were a hat, a glove, and, under a beam, the fish that
    it had caught before.

script-2519 = Bricks, two kinds
script-2519-wall =
    Part of the rubble had been piled up again into a low wall, and it was new, with mortar. It closed off a corner of
    the cellar. Behind it something was dripping. Nobody bricks up a corner for no reason, in wartime, at night, with
    such good joints.
script-2519-choose-open = “Knock out the top course.”
script-2519-choose-not_ours = “Whoever’s in there was meant to stay in. Come away.”
script-2519-wine =
    It was the contractor’s cellar. He had been careful and had put it all down on a slate, and beside the last bottle
    he had put “victory”.
script-2519-gun = There was a bundle in a raincoat with grease all over it. One would need a part for it, and a reason.
script-2519-grave =
    It was a grave, and a recent one. There had been no other way of keeping the dogs off. Some mortar was left; the
    bucket stood by. It was closed up again, as well as we could.
script-2519-not_ours = It went on dripping. At each drop one made up something different.

## Bars

script-2520 = The cage
script-2520-monkey =
    Behind the bars there was a monkey. The menagerie had been in that street, it must have got in as a young one by a
    way that it was now too stout for. It had on a child’s jersey. It came straight up and put its arm out to the
    shoulder, palm upward, and looked to the side while it did so.
script-2520-choose-feed = “Here, old man.”
script-2520-choose-cut = “Saw through it. It can’t stay in there.”
script-2520-choose-go = “We can’t. Come away, don’t look at it.”
script-2520-feed =
    It divided what we gave it into two, ate the one half and put the other by on a ledge; and there were a number of
    things on that ledge. It took one up, considered, and handed us through the bars a key.
script-2520-cut =
    When there was room enough, it did not come out. It put its belongings out first. There was a tin among them, and a
    dead pigeon, and a lady’s hat. Then it went up the drainpipe and left us everything but the hat.
script-2520-go =
    We could see the hand, from the end of the passage, still there. It had turned over, to show us the back, in case
    that was what people liked.

script-2521 = The safe deposit
script-2521-boxes =
    They were the safe-deposit boxes of a savings bank, behind a grille. Several hundred. Someone had got through the
    bars before us, with a better saw, and had forced them all, and had then gone to pieces, it would appear: everything
    was still there. Locks of hair. A christening shoe. Love letters, shares in a canal. They had sat down in the midst
    of it. On the floor lay a bottle, a saw, and the stub of a pencil, and on the wall was the one word “Idiots”.
script-2521-choose-search = “There’ll be gold in one of them. There’s always one.”
script-2521-choose-saw_only = “Take his saw. Leave them their hair.”
script-2521-gold = It was in the last but two, a tooth, with the root. It came in an envelope, “from Papa”.
script-2521-none =
    We went through all of it. By the end one knew everybody in that town, and what they thought was worth the fee.
script-2521-saw_only = The blade was hardly worn. We shut a few of the boxes, those that would shut.

## Footsteps

script-2522 = In step
script-2522-step =
    They walked when we walked. It was not an echo; an echo comes after, and these came a shade before, as if someone
    were guessing. We were one, and had the lamp in a pocket. At the turn of the corridor we stopped with a foot in the
    air. They put theirs down. Then a voice very close to us asked, “Is that one of you as well, or two?”
script-2522-choose-one = “One. And you?”
script-2522-choose-lie = “Six. With rifles.”
script-2522-one =
    “One,” said the voice. It sounded as if it had sat down. It was agreed that he should have the left side of the
    building and we the right. Every quarter of an hour one of us coughed, and the other coughed back.
script-2522-gone =
    There was a pause for calculation. Then steps, fast, downstairs. He had left a bag standing. No, it was just the
    shadow of one.
script-2522-came = “Liar,” it said, sadly. “I’ve been counting your feet for an hour.”

script-2523 = The patrol that sang
script-2523-song =
    There were many feet, in step, and singing. It came up from the street, a marching song with a dirty chorus. It
    halted under the window. We looked down through a crack: it was children, twenty or so, with broomsticks, in file,
    with a boy in front who had a real helmet. They were searching the houses. They did it as they had seen it done; two
    for the door, two for the stairs, and one to shout.
script-2523-choose-hide = “Under the bed. It’d be too silly.”
script-2523-choose-surrender = “Hands up. We give in.”
script-2523-hide =
    They stabbed the bed, and left. It was thorough. On the stairs the one with the helmet said in a bored voice, “Burn
    it down,” and somebody squeaked, “Yes, sir.”
script-2523-surrender =
    They did not know what came next. It was discussed. In the end we were exchanged, with full honours, at the corner,
    against a prisoner of theirs, who was five, and crying because nobody had wanted him.

script-2524 = A limp
script-2524-limp =
    One foot was heavy, one dragged. On the floor above it went from the window to the stove and from the stove
    to the window; and each time it came to the place over our heads something dripped through the ceiling. We held a
    hand out. It was dark, in that light. It was warm.
script-2524-choose-up = “Up there. Now.”
script-2524-choose-wait = “Wait till it stops.”
script-2524-up =
    He had not noticed, he told us. He was a tailor, he was waiting for an iron to get hot, he had cut himself on the
    shears, earlier, a bit. We made him sit, and tied it up with the lining of a sleeve. He protested. It was a good
    sleeve. He had been going to finish that first.
script-2524-wait =
    It stopped. It took less time than one would think. The stove up there was still hot, and on the table lay a jacket
    with one arm, and the iron had burned a neat black print of itself into the collar.

script-2525 = Boots at the end of the bed
script-2525-boots =
    Along the hotel corridor came someone who picked up shoes. One could hear it, a pair set down in the basket, four
    steps, a pair. He was the boots. He was gathering them for cleaning, as he had every night for thirty years, and
    there were still some at the doors. Ours were on our feet. He stopped, held up a candle and looked down, and
    tut-tutted; and he pointed to the carpet.
script-2525-choose-off_boots = “Give them to him. I’d like to see it.”
script-2525-choose-past = “Not tonight.” Walk past him.
script-2525-off_boots =
    It took him an hour. They stood before room twelve when we came out, like two dark mirrors, with the laces ironed.
    In one of them was a slip, for the bill.
script-2525-past =
    He let us by, flattened against the wall with his basket. “They’ll look in the morning as they look,” he called
    after us; he was much upset.

## Creaking floor

script-2526 = The neighbour below
script-2526-broom =
    Each time the floor creaked, somebody underneath knocked on the ceiling with a broom. We took a step: knock, knock.
    It was two in the morning, in a house with no roof, in the fourth month of a siege, and there was a person down
    there who insisted on his rights. When we stood still he stood still too. One could feel him there, with the broom
    raised.
script-2526-choose-tiptoe = “Take off the boots. Along the wall.”
script-2526-choose-stamp = “Stamp. Let him come up and complain.”
script-2526-tiptoe =
    It took half an hour to get across a dining room. At the other side, under the last board, there was one quite soft
    knock, by way of thanks.
script-2526-stamp =
    He came up. He was in a nightcap. He had his lease with him; he read us paragraph seven, by a match, then by
    another, and in the third one’s light he saw who we were and what we were carrying, and became extremely quiet.

script-2527 = Loose board
script-2527-board =
    It was the board that creaked, no other; it stood up at one end by the thickness of a coin. Below was a cavity. In
    the cavity, in a nest of newspaper, lay an army pistol and beside that a baby’s bottle with milk dried in it, and a
    photograph of somebody who had been cut out. Each of the three had been wrapped separately.
script-2527-choose-pistol = “Take the pistol. Leave the rest.”
script-2527-choose-none = “Put the board back. I don’t want to know.”
script-2527-pistol =
    It lacked the firing pin. So somebody had taken care that it should not go off, and had then kept it.
script-2527-none = It did not creak now. We must have laid it the other way round.

script-2528 = Over the ice
script-2528-roof =
    The depot had a glass roof once. It lay on the floor, over two tracks, in one sheet as it seemed, and snow on it;
    with every step it sang. In the middle sat a goods clerk’s hut, untouched since the autumn. There had never been a
    print on that snow.
script-2528-choose-across = “Spread your weight. Slide.”
script-2528-choose-around = “Round by the platform. It’ll take as long as it takes.”
script-2528-hut =
    { $them } went over it lying flat, like a swimmer. There was a stove in the hut, a lunch tin, a telephone. On the
    way back one could see the track of a whole person pressed in the snow, arms and legs, as children make them.
script-2528-through =
    It held until the very last metre. It had been waiting, said { $them }, while the splinters were taken out.
script-2528-around = There were rats’ prints at the back door of it. So somebody else had worked it out as well.

## Quiet corner

script-2529 = The confessional
script-2529-box =
    One of the confessionals had not burned. It was a good place to sit, out of the wind, with a curtain; we had been in
    there for a minute or so, getting our breath, when on the other side of the grating somebody knelt. “I have not been
    for nine years,” she said. She did not wait for an answer. It was about a neighbour, and a sack, and a door that had
    not been opened, at night, in January. Quite a common story. She stopped. She was waiting.
script-2529-choose-absolve = “Go home. It’s forgiven. Leave the door on the latch tonight.”
script-2529-choose-own = “I’ve one like that too.”
script-2529-choose-silent = Say nothing, and wait until she has gone.
script-2529-absolve =
    She wept, and said the things that one says. A coin was put through the grating. It was a real one, silver, and we
    had no right to it at all. It went on the shelf at home, beside the clock.
script-2529-own =
    There was a silence. “Say it, then,” she said. So it went to and fro, through that grating, between two people, until both had given everything away.
script-2529-silent =
    It was long, that silence. One heard her get up at last. “Thank you, Father,” she said, “that’s what I thought.”

script-2530 = Warm wall
script-2530-wall =
    A wall was warm. It was not much, as a horse is when it has been standing; but there was nothing on the other side,
    no house, no stove, just the sky. We leaned on it with both hands, then with our back. Under the plaster something
    burned. It might have been smouldering for weeks, a beam, on and on, through the inside of the house.
script-2530-choose-stay = “Half an hour. Lean here, and don’t think.”
script-2530-choose-dig = “Where it’s smouldering there’s wood.”
script-2530-stay =
    We slept standing. It was the best sleep of the winter. There is the print of us on that wall, or there was; the
    frost had drawn round it.
script-2530-dig =
    Air was all it had been lacking. It made quite a fire. We got out what could be got out. In the quarter of an hour
    for which it lasted some forty people arrived and held their hands up to it.

script-2531 = A bench
script-2531-bench =
    In the courtyard there was a bench round a tree, and on it sat a man who was feeding birds. There were no birds. He
    threw, and waited, and threw; it was grit. He moved up for us. He did not talk until some time had gone by, and then
    it was about them, how the greenfinch pushes, how you always get the one with a bad foot. He had the bag on his
    knee, and he tilted it.
script-2531-choose-throw = “Take a handful.”
script-2531-choose-bread = “Give him a real crumb to throw.”
script-2531-choose-go = “We’ve no time for this.”
script-2531-throw =
    It is a movement from the wrist. You have to wait till they have seen it. After ten minutes or so something did
    come, it was a leaf, and everybody on that bench drew in their feet.
script-2531-bread =
    He looked at it lying in his palm. He broke it into the smallest crumbs that can be made, ate one, and threw the
    others. “They’ll tell each other,” he said.
script-2531-go =
    He nodded. “They come in the morning,” he told us, as one who knows that it is a question of getting up early.

## Hiding place

script-2532 = Already taken
script-2532-inside =
    The wardrobe was a good one, it had a false back. We got in and pulled the door to. It was some time before we
    grasped that the fur we were leaning on was breathing. “Quiet,” it said. “They’re on the stairs.” There were boots
    on the stairs, and a lamp. We stood there in the dark, with a stranger, cheek to cheek, and one of the hearts was
    going like a hammer; it could not be determined whose.
script-2532-choose-wait = “Wait it out.”
script-2532-choose-push = “Push him out. They only want one.”
script-2532-wait =
    They looked under the bed, and swore, and went. Nobody moved for another five minutes. Then he climbed out first and
    gave us his hand, like somebody helping one down from a carriage. He had been a furrier. He had stayed with the
    stock.
script-2532-push =
    He was light. The boots all ran to one place. When it had got quiet again we were alone in there, with the furs, and
    took the best.

script-2533 = Under the stage
script-2533-trap =
    Below the stage of the school hall was a space just high enough to sit in, and it was full of kings. Crowns, at any
    rate, cardboard ones, and cloaks and a moon. Someone had been living with them. In the dust lay a slice of bread
    with tooth marks, still soft, and a torch, still warm. The trapdoor was at the other end, and it had just been let
    down.
script-2533-choose-call = “Come back. We won’t eat it.”
script-2533-choose-bread = “It’s bread. It’s fresh bread.”
script-2533-call =
    There was no reply. After a time a voice from above asked, “What do you say?” We thought about it. “Please,” we
    said. A crown was let down to us on a string.
script-2533-bread =
    It had been spread with something. It took three bites. Overhead, through the cracks, we were watched for every one
    of them.

script-2534 = The tunnel
script-2534-tunnel =
    At the rear of the coal hole the wall had been opened, and there was a tunnel, shored with bed slats, high enough
    for a person on all fours. It had been dug in a hurry by someone who knew how. It led away from the city. A draught
    came out of it that smelled of grass. We put the lamp in, as far as it would go. There were marks on the slats,
    every two metres, forty of them as far as the light went.
script-2534-choose-crawl = “I’m going in. An hour, and not a minute more.”
script-2534-choose-close = “Other people’s way out. Cover it up again.”
script-2534-blocked =
    It ended at the ninetieth mark, against clay. They had put down the spade there, and gone back to wherever they
    lived. We brought away some of the slats; it was reckoned to be the least that it owed us.
script-2534-field =
    It came out under a hedge. There was a field, with moon on it, and cabbages, and beyond that an owl, and beyond
    that it went on. We picked what could be dragged. We turned round. It was asked afterwards, at home, why; and the
    answer was never ready.
script-2534-vanished =
    A rope was paid out, and at the sixtieth mark it went slack. It was { $them } at the end of it. We gave it the hour,
    and a second hour. Then it was pulled in, hand over hand. The knot had not come loose by itself. It had been undone,
    as one undoes a shoe.
script-2534-dark =
    At the sixtieth mark the lamp went out. There was no room to turn. It had to be done backwards, on the elbows, a
    slat at a time, with something soft underfoot that had not been there on the way in; and it was daylight when the
    coal hole came.
script-2534-close =
    We wedged the panel, and threw some coal over it. On the inside, in a child’s writing, was chalked: DONT FORGET TO
    DUCK.
