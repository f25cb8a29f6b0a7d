# Residents who are met, and met again. { $them } is the name of a person of the party, { $place_locative } where it happens.

## N01 Stray cat

script-2580 = A cat with a letter
script-2580-letter =
    The cat had a letter. It was tied to the collar with ribbon, and addressed: “To whoever she goes to now.” We sat
    down on the stairs with it. “She takes her fish without the head. She is afraid of aprons. She likes to be told good
    night. I have not let her out by mistake, I want you to know that, I have let her out on purpose, because on
    Thursday I shall not be able to open tins any longer.” An address stood below. It was across the river.
script-2580-choose-answer = “Write under it. Tie it on again.”
script-2580-choose-keep = “Good night, then, cat. Come along or don’t.”
script-2580-answer =
    “Has arrived,” we put. “No fish, but no aprons.” The cat let it be tied, went out by the window, along a ledge, and
    across the broken bridge by the handrail; one could follow it for a long way because of the ribbon.
script-2580-keep =
    It had been told good night, so it lay down. It was still lying there when we came by later on with the bags, on the
    step, exactly as wide as the step.

script-2581 = From across the river
script-2581-reply =
    It was the cat with the ribbon. She came to us straight across the open yard. The paper on her neck was a fresh one.
    “So glad,” it said. “They have moved me nearer to the window. I have seen her on the bridge twice. If you could make
    the ribbon a little redder.” The writing had begun to run downhill.
script-2581-choose-red = “Red. We must have something red.”
script-2581-choose-plain = “Tell her we’ve none. Tell her she’s well.”
script-2581-red =
    It was dyed on the spot, with what there was. She shook herself, and looked, for some reason, very young. We stood
    there till she was over the bridge. At the other end, at a window, something white moved; it may have been a
    curtain.
script-2581-plain =
    We wrote it. She carried it off, low to the ground, because of the wind.

## N02 Family in hiding

script-2582 = Lessons
script-2582-school =
    Behind the suitcases school was being held. There were four desks made of drawers, and at them the father, the
    mother, a grandmother, a man who belonged to nobody; the teacher was a girl of nine, with a pointer. They had agreed
    that this was fairest, she alone had not finished. She was doing rivers. She did not stop for us. “Sit down at the
    back,” she said. “You’re late. What’s the capital of Peru?”
script-2582-choose-lima = “Lima, miss.”
script-2582-choose-bags = “Never mind Peru. Let’s see the cupboard.”
script-2582-lima =
    It was Lima. We were allowed to hold the map. At the end of the lesson she gave out marks, and her father, who had
    got a two, took it hard.
script-2582-bags =
    Nobody put up a hand. She went on standing there, with the pointer on the Amazon, during the whole of it, and
    followed us with her eyes; she was going to keep us in.

script-2583 = The two in geography
script-2583-again =
    It was the little teacher, and only the father was with her. They had the map, rolled, and one drawer. The others
    had gone on ahead, he told us, and shook his head a very little over hers. He asked us if we would test him. He had
    been learning. She stood aside in order not to influence it.
script-2583-choose-test = “Tributaries of the Danube. From the left.”
script-2583-choose-feed = “First eat something, both of you.”
script-2583-choose-mark = “Give him a one, miss. He’s come all this way.”
script-2583-test =
    He had them all. He had even one too many, and it turned out that she had left it out herself, and it was he who was
    right. She was so pleased that she hit him with the pointer.
script-2583-feed =
    They ate at the desk. She wiped it first, then afterwards. “You may go now,” she told us, “you’ve been very quiet.”
script-2583-mark = She thought about it, for a good minute. “One minus,” she said.

## N03 Other scavengers

script-2584 = The list
script-2584-list =
    They were two, and they might have been us, one with a cough, the other with a list. Theirs and ours were compared.
    It was the same list: nails, something sweet, a belt. They came from the house with the green tiles. It went through
    our heads, as it went visibly through theirs, that nobody would ever know which of us went home.
script-2584-choose-split = “We take the left side. You take the right. Meet here.”
script-2584-choose-jump = “There’s two of them and one’s got a cough.”
script-2584-split =
    On the stroke of two they were there. They had found a belt, and we something sweet. It was laid on the window sill
    between us, and for a while each waited for the others to be hungry.
script-2584-jump = They had had the same idea. They had it in the very same second.
script-2584-won =
    The one with the cough sat on the floor, and could not stop, and waved a hand at us to go on, go on. On their list
    there was a line that we did not have: “for Ivo’s birthday”.
script-2584-ran =
    Nobody won. It ended up with everybody on a different landing, breathing. “Same time tomorrow?” called somebody, and
    it was not clear from which side.

script-2585 = The house with the green tiles
script-2585-tiles =
    It was the one with the cough, without the other. He had the list. He held it out to us, and we saw that it had been
    crossed off down to the last word. “There are too many of us now for one pair of hands,” he said; he meant the
    hands. Would we do the left side for him as well as for ourselves? He would keep the stairs. He could always let us
    know, he said, by coughing.
script-2585-choose-both = “Both sides. Half and half.”
script-2585-choose-alone = “Go home. We’ll bring it to you.”
script-2585-both =
    There was never such a watch. At each step on the stairs he coughed in a different key. We divided it by the window,
    to the nail.
script-2585-alone =
    He did not believe it. We brought it to him, that same night, and through the crack in the door, which had a chain
    on it, one could see quite a number of children in a row, and that they were all coughing.

## N04 Drunk

script-2586 = Toasts
script-2586-toast =
    He was giving a dinner. He had a bottle, one glass, and the whole of the staircase, and at each step sat somebody
    whom he could see. He introduced us. This was the judge, this was Lili. We were to sit by Lili. He went up and down
    pouring for them all, with a napkin over his arm, and never spilled a drop, for there was nothing in the bottle.
script-2586-choose-sit = “Good evening, Judge. Good evening, Lili.”
script-2586-choose-pass = “Mind your feet, Judge.” Go on up.
script-2586-sit =
    It was a good dinner, with speeches. When he came to us he became grave, looked from one side to the other, and said
    that Lili had something which she wanted us to have. The ring was quite real, and he put it on her account.
script-2586-pass =
    “That was her hand!” he shouted after us. He could be heard apologising, all the way up, to one guest and then
    another.

## N05 Night trader

script-2587 = On credit
script-2587-credit =
    The night trader knew us by the step. We had paid, he said, the other time, to the last crumb; there were not three
    like that in the whole city. He had been thinking about it. For such people he had another lamp. He lifted his coat
    on the left side: there it was all of it, antibiotics and the lot, with no price. One could take what was wanted and
    bring it when it was over.
script-2587-choose-take = “One box. Write down the date.”
script-2587-choose-not_credit = “No credit. It might not be over.”
script-2587-take = He did not write it down. “I’d only lose the paper,” he said.
script-2587-not_credit =
    He let the coat drop. One could tell that he was hurt, and that he thought the more of us for it; he added a
    cigarette, as between firms.

script-2588 = The account
script-2588-bill =
    A man came about the account. It was not the trader. He had taken over the business, he said, and the debts belong
    to the business. He had a pistol in his belt, where other people have a pencil. We had had a box. With the interest
    it was four.
script-2588-choose-pay = “Take it, and tell us what’s become of him.”
script-2588-choose-refuse_pay = “We owe it to him. Not to you.”
script-2588-pay =
    “Oh, he’s all right,” said the man, and the way he put the things away, left side, right side, we saw that it was
    the same coat.
script-2588-refuse_pay = “There isn’t any him,” said the man.
script-2588-won =
    On his left side, all of it was in its place. Somebody had sewn a loop for each of the boxes. We took one; that made
    two.
script-2588-ran = He collected. He was quite correct, and gave us change.

## N06 Old couple

script-2589 = The good room
script-2589-room =
    They kept one room as it had been. The rest of the flat was open to the sky. He led us across the planks, took off
    his shoes and opened the door a little: a carpet, a lamp with fringes, a clock under glass. They did not use it.
    They went in on Sundays, for an hour, and sat. “You may look,” she said. It was Wednesday. She kept her eyes on our
    boots, and her husband his on the clock, as if it might go off.
script-2589-choose-look = “Shoes off. Just to look.”
script-2589-choose-burn = “That’s a cord of wood in there.”
script-2589-look =
    We stood on the carpet, in our socks. They came in after us, since somebody had to entertain us; she moved a doily.
    It was very quiet. There was a smell of furniture polish and of there being no hurry at all.
script-2589-burn =
    It went out by the door in pieces. He asked whether he might keep the glass from the clock. All this time she was
    walking to and fro over the planks, with her arms full of fringe, looking for somewhere to put it down.

script-2590 = On Sunday
script-2590-sunday =
    They were sitting on the planks. It was Sunday. They had put two crates where the chairs had been and sat there, in
    their best, with the sky over them, looking straight in front. “Do come in,” said she. There was the glass from the
    clock, upside down. It held a little snow.
script-2590-choose-carpet = “We’ve brought some of it back.”
script-2590-choose-leave = “Excuse us.” Go out backwards.
script-2590-carpet =
    It was one leg, of the table. The old man turned it about. He stood it upright on a plank, in the place where it
    would have been, and it fell over; he stood it up again.
script-2590-leave =
    “So soon?” she called. From then on it was on our list of stairs to be left alone, along with one or two others.

## N07 Looters

script-2591 = A lesson in manners
script-2591-boys =
    They were very young and there were three. They had one alone in front of them, with a bag, and did not know how it
    is done. “Your money or,” said the first, and got stuck. The second had a bread knife. The third, who was perhaps
    twelve, was holding a light for the others, and his hand shook so much that all the shadows were jumping.
script-2591-choose-shout = “Does your mother know where you are?”
script-2591-choose-teach = “You stand too close. Look. Like this.”
script-2591-ran =
    It was the right voice. They were gone, and had dropped the knife; and a while later, from the landing below, one of
    them said, “She doesn’t, actually. Please.”
script-2591-cut =
    It was the wrong thing to say. The first one’s face went quite old. They took the bag, and then, at the door, the
    small one came back and set down the light, so that there should be something to see by.
script-2591-teach =
    They were shown: one behind, one at the stairs, and never talk. They practised. They were quick at it, they thanked
    us, and said good night.

script-2592 = Good pupils
script-2592-pupils =
    One behind, one at the stairs. Nobody had said a word. It was so well done that we had our hands up before we knew
    them. The one with the light knew us first. “It’s the teacher,” he said. They had got blankets, and boots, and on
    the stairs below sat a man who had a handkerchief pressed to his head, and beside him a bag that was not theirs.
script-2592-choose-share = “Then give us half. School fees.”
script-2592-choose-stop = “Give him back his bag.”
script-2592-share =
    They divided fairly. They had learned that by themselves. The man with the handkerchief watched us do it, and it
    could be seen how he was getting our faces by heart, and not theirs.
script-2592-stop =
    There was some muttering. But it was given back; they were still at the age when one does it. The small one wished
    to know whether there was a way, then, of doing this without. We walked them home. It was to no one.

## N08 Wounded stranger

script-2593 = The wrong uniform
script-2593-enemy =
    He wore the wrong uniform. He was lying in the bath, with a curtain round his leg, and he had a grenade, which he
    showed us in case we were in any doubt. He did not want to use it. He had been holding the lever since yesterday,
    and the pin was down the plughole. His fingers were getting stiff. That was his trouble, much more than the leg.
    { $present ->
        [one] If we would take it over
       *[other] If one of us would take it over
    } for a while, so that he could sleep?
script-2593-choose-hold = “Give it here. Slowly. Finger by finger.”
script-2593-choose-wire = “Don’t move. We’ll wire it down.”
script-2593-choose-go = “Good luck.” Go out, and down, and quickly.
script-2593-held =
    { $them } held it till four. It gets heavier. The man slept like the dead, with his mouth open; he had fillings,
    gold, good work, from over there. When he woke he took it again with a nod. He was obliged. He told us where his
    rifle was.
script-2593-dropped =
    It was the changing over. There would have been time to get to the door; { $them } had used it to push the thing
    down the drain.
script-2593-wire =
    It was done with the pull chain. When it was safe, he still could not open the hand, and it had to be stroked, like
    a cat, from the wrist down. He wept. He said a number of things in that language, of which we have always claimed
    not to understand a word.
script-2593-go =
    “Of course,” he said. We were three streets away, and walking quite slowly by that time, when we found that we were
    counting.

script-2594 = From the other side
script-2594-officer =
    There were four of them, with an officer, and it was our bags, as always. But the man at the back had a stick. He
    leaned forward and said something in the officer’s ear. It was dark, and all we could see was the flash of a gold
    tooth. The officer looked us over. He seemed to be thinking how it could be put.
script-2594-after =
    “You were never here,” he said. “And that is yours, you have dropped it.” It was a tin, with their eagle on. They
    let us by. As we passed the one with the stick he opened and closed the fingers of one hand, to show how well it
    went.

## N09 Guard dog

script-2595 = The dog that barked at nothing
script-2595-dog =
    It barked at a door, as though it would burst. It paid no attention to us at all. It had been at it so long that its
    voice was gone, it was only a kind of cough; and behind the door somebody said, over and over, quite calmly, “Good
    boy. Stop it now. Good boy.”
script-2595-choose-open = “He’s locked in. Get the door open.”
script-2595-choose-lead = “Call the dog off first.”
script-2595-open =
    It was a gamekeeper, he had been there for two days with his foot through a board. The dog fell on him, and then
    fell asleep in the middle of it. He had a hare in his bag. It had been a hare for some time, but it was winter.
script-2595-lead =
    It did not understand. It had one idea only, and we were standing between. By the time we had it off, whoever had
    been speaking to it had stopped.

## N10 Bandits, a pair

script-2596 = The brothers again
script-2596-brothers =
    The one who whistled left off in the middle. They knew us: it was from the yard, with the torch, the night of the
    Our Father. There were only two of them left of the five. The younger had a scar now that we must have given him.
    Nobody reached for anything. “It’s them,” he said. They both looked so tired.
script-2596-choose-button = “He fell into the pit. We were there. It was nobody’s fault.”
script-2596-choose-stand = “Once more? Or shall we all go home?”
script-2596-button =
    He listened to it, and his lips moved. Had he said anything? He had said “Hold on,” he was told. They thought that
    over. It was just like him, said the elder one, to give advice.
script-2596-stand =
    It was left open. The sack hung down between them. In a while the elder began to whistle, and they went past us, so
    close that our sleeves touched.

## N11 Bandits, a gang

script-2597 = The postman’s jacket
script-2597-jacket =
    The one with the pistol, in the postman’s jacket, had a satchel too, and it was full. He emptied it out on the
    floor, while his people held us, to make room. Letters. He had never thrown them away; he did not know why. He could
    not read. One had our street on it. He picked it up and turned it about. “What does it say?” he asked.
script-2597-choose-true_letter = “It’s from a mother. She says the roof is done and she is waiting.”
script-2597-choose-false_letter = “It says whoever robs the bearer will lose his eyes.”
script-2597-true_letter =
    He had it read to him twice. He asked if there were more of those. So we sat on the stairs, with the gang round us,
    and read; and it was only when somebody remembered what they were there for that it went on in the usual way, with
    less heart in it.
script-2597-scared =
    He gave us back the letter, with two fingers. One of his men had already made the sign. They had business elsewhere,
    it appeared.
script-2597-laughed =
    He laughed so hard that he had to hold on to the rail. He could read quite well. He had just wished to see which
    sort we were.

script-2598 = He has his post delivered
script-2598-post =
    “It’s the readers,” said the one in the postman’s jacket. They had the stairs, as before, and the yard. But he had
    been delivering. It had started as a joke; then at one door a woman had gone down on her knees to him. There were
    nineteen left that he could not make out, on account of the writing. If we would be so good. Afterwards we could
    pass.
script-2598-choose-read_all = “Hand them over. And bring a light.”
script-2598-choose-price = “And what do we get for it?”
script-2598-read_all =
    Two were for dead people, and for these he had a separate pocket. When it was finished he put on the cap. It had a
    badge, he had polished it. A man must look like something, he told us, or they do not open.
script-2598-price =
    He seemed let down. He felt in his pocket and flung something on the step. “For postage,” he said. Nobody held us.
    We had been, for about a week, the only people in the town whom he respected.

## N13 Sniper, N14 Deserters

script-2599 = In the plaster
script-2599-rag =
    The plaster jumped off the wall beside us, and again, a hand’s breadth further on, and again; it went along in a
    row, and came down, and it made a shape. It was a treble clef, more or less. Then it stopped. We got up. It is an
    odd thing to walk across an open square, upright, with bags, at a waltz, with somebody looking at you through a
    glass.

script-2600 = The aunt’s leeks
script-2600-corporal =
    They wore their uniforms inside out and they wanted everything; and then one of them, with a bandaged head, said
    “Wait.” He came up close. He rubbed his nose on his sleeve, on the left side. “It’s all right,” he told them. “These
    are friends of my aunt’s.” They were given to understand that it had been a question of leeks.
script-2600-choose-together = “Where will you go? Have you eaten?”
script-2600-choose-part = “Which road’s clear?”
script-2600-together =
    Out over the ice, they said, if it held. We sat with them for a quarter of an hour with our backs to the same wall.
    They all had the same way of holding a thing with both hands while they ate it.
script-2600-part = He drew it for us. At the crossing he had put in a figure with its arms out.

script-2601 = Somebody’s cousin
script-2601-cousin =
    There were two deserters, and they asked us something before they asked for our bags. They were looking for a third:
    a corporal, he had been going to hide at his aunt’s, on plot thirty-three. Had we come that way? There was a cap on
    the pole, they had found, and nobody in it. One of them was his cousin. He had the same nose.
script-2601-choose-lie = “We saw nobody.”
script-2601-choose-say = “They took him. Somebody had told them.”
script-2601-lie = “No,” said the cousin. “No, why should you.” They forgot about the bags.
script-2601-say = “Who?” he asked. It took us too long to answer.
script-2601-won =
    They would not stop, so it had to be done. The cousin lay on his back with his arms flung wide.
script-2601-ran =
    They let us run, in the end. It was the tins that they wanted to throw after us, and did, the whole bag, like so many stones.
