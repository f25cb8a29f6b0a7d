# Coming back to a place: second and third visits to the 18 locations, and what follows from them at home.
# { $them } is the name of a person of the group.

## L01 Empty flats

script-1001 = The second cup
script-1001-cups =
    The bead curtain was tied back as before, and on the newspaper stood two cups. He had walked to the other end of
    the quarter for the second. “In case,” he said. His name was Bogdan, he had been a proofreader, and he apologised
    for the kettle’s being only warm: he was saving what was left in it for his sister. She lived in the opposite
    stairwell, on the third floor. He had not been across the yard for nine days because something up on the water
    tower had begun to take an interest in the yard. He had got into the habit of holding the kettle up to the gap in
    the mattresses, at noon, so that she could see it.
script-1001-ask-carry = “Give it here. We’ll take it over while it’s warm.”
script-1001-ask-oven = “It’s us that’s hungry, Mr Bogdan. What’s in the oven?”
script-1001-ask-leave = “Drink it yourself. You look as though you should.”
script-1001-yard =
    We crossed on our stomachs behind a row of dustbins with the kettle pushed ahead of us, its spout plugged with a
    piece of rag. Nothing happened. The sister opened in a hat. She poured out one cup, drank it standing, and then
    took the kettle to her own gap in her own mattresses and held it up. Over there, after a moment, a hand showed,
    palm outward, and was withdrawn. “He’ll want it back by tonight,” she said. “He gets anxious about the limescale.”
    We carried it home to him the same way, empty, and it weighed a good deal less.
script-1001-hungry =
    He opened the oven at once, as though he ought to have thought of it himself. He gave us what there was and stood
    with his hand on the warm enamel of the door while we packed. “It’s quite all right,” he said. “I’m seldom at
    home.” A paper bag was left at the bottom of the oven, with a name on it in capital letters, the sister’s, and he
    pushed it to the back with one finger and shut the door. One of the cups had a crack. He had given us that one, we
    noticed, the first time too, and turned the crack away.
script-1001-note =
    Someone had been back since. The kettle was cold this time and stood on the lid of a biscuit tin, and to its
    handle was tied, with the shoelace from the curtain, a note in a fine small hand with every comma in place. “To
    whoever was here. If you are cold, there is a second jersey in the bath, under the lids. If you mean harm, please
    be quick, as I am easily tired. Kindly rinse the cup. B.” A ring on the sill showed where a cup had stood until
    lately. The river in the crossword had still not been found.
script-1001-reply-gift = “We leave something under the lid. Then he’ll know.”
script-1001-reply-take = “A kettle is two good pieces of sheet metal.”
script-1001-reply-leave = “Rinse the cup and let’s go.”
script-1001-lid =
    It took a while to choose, since whatever it was had to be small enough for the kettle and more than we could
    spare without noticing. We set the lid on. Then we stood over it like people who have put a coin in a machine.
    { $present ->
        [one] We turned the note over and wrote on the back where we lived, in block letters, and thought it foolish,
            and then not, for several streets.
       *[other] One of us turned the note over and wrote on the back where we lived, in block letters, and another
            thought this foolish, and both of them were right for several streets.
    } The cup we rinsed with snow. There was nothing to dry it
    on but the crossword.
script-1001-spout =
    The spout came away with a heel, the bottom with a chisel, and the handle we unscrewed. It was copper under the
    black. The note got wet in the process. { $present ->
        [one] We read it once more, for the part about the jersey, and went to look,
       *[other] One of us read it once more, for the part about the jersey, and went to look,
    } and under the lids in the bath there really was a jersey, brown, darned at both elbows in a different brown.
    That we did not take. It had been folded with the arms across the front, as shops do it.

script-1002 = Arrows
script-1002-arrows =
    On the second landing there was an arrow in chalk at the height of a knee, where only those see it who are
    crawling. There was another at the turn. They led past the bead curtain, across a gap by way of a door laid flat,
    down, through a coal cellar, and each had been placed so that no window looked on it. At the last hung a key with
    a luggage label: “Have moved in with Jelena, who will not hear of my living alone at my age. Hers is
    seventy-eight. The flat is at your disposal. Mind the shelf. I have left you what does not travel. B.”
script-1002-nails =
    A wardrobe door had been nailed across the kitchen from the inside, with a gap at the bottom no higher than a hand.
    The kettle’s place on the sill could be seen through the crack, if one knew where to look, and a brown sleeve. On
    the wood he had written a list. It was in the fine small hand and began “Wanting:” and what followed were the things
    that had gone from here, with the quantities, like errata at the back of a book. There was no remark. Behind the
    door a person breathed through the mouth, so as to make less noise.
script-1002-ask-food = “Push something through the gap. Something whole.”
script-1002-ask-pry = “That’s sound pine. Get the bar under it.”
script-1002-ask-leave = “He knows our feet by now. Go softly.”
script-1002-gap =
    It went under the door with a scrape. For some time there was no other sound. Then we heard paper; he was
    evidently turning it over to see whether it had a name on it. A pencil came out through the gap, and after the
    pencil two fingers, which felt along the wood as far as the list and drew a line through one item, quite straight
    considering that he could not see it. The fingers stayed there a moment longer, on the sill of the gap, as one
    leaves a hand on a counter.
script-1002-nailed =
    Each nail came out with a cry. He did not call to us and he did not push from his side. When there was nothing
    left to lean against he came out, past us, with the jersey on and a rolled newspaper under his arm, and said
    “Excuse me” on the stairs. We saw him go across the yard upright, without hurrying, as though it had been raining
    and had stopped. He reached the other stairwell. We had the boards.
script-1002-paper =
    The mattresses were gone and so was the kettle, and the kitchen had turned into a room with weather in it. On the
    sill lay the newspaper, held down with the cup. The crossword was done. The seven squares said MOSELLE, first in
    pencil, then confirmed in ink, and beneath it he had drawn up an account of what he had enjoyed this year. It was
    short and we were on it, under “company (presumed)”. In the cup, with a saucer over it to keep out the damp, he
    had left us the end of a packet.

script-1003 = A sledge on the stairs
script-1003-sledge =
    Two women were dragging a sledge up the stairs of the middle block. It was made of a wardrobe door on bed slats
    and it carried the water for the whole house, in anything that would hold water: cans, boots, a tuba. On each
    landing they stopped to let the levels settle. They had tied a bicycle bell to the front because of the bends. “If
    you are coming up,” said the one behind, who had the weight, “you can put your shoulder here. If you are going
    down you’ll have to wait; it doesn’t reverse.” The tuba was full to the brim and quite steady.
script-1003-asked =
    Two women were dragging a sledge up the stairs, laden with water in cans and boots and a tuba. On the landing they
    had met a third, in slippers, with a ruler in her hand, and there was a dispute. The house rules forbade sledges.
    But there had been an agreement, signed by all parties, with conditions; it was in the house book, and the house
    book was gone from its ledge. “It can’t have walked,” said the one in slippers. She looked at us. She had looked
    at everybody, she said, since the day it went.
script-1003-answer-return = “It got in among our things. Here. It’s all there.”
script-1003-answer-haul = “Let us take an end of that, while you settle it.”
script-1003-answer-silent = “We don’t live here.” Squeeze past the tuba.
script-1003-ask-haul = “Shift over. Which landing?”
script-1003-ask-leave = “We’ll wait.” Stand against the wall and let it by.
script-1003-clause =
    The caretaker found the page without her glasses. She read it out from the banister: sledges were permitted
    between the first of December and the end of the snow, provided that they did not drip. It was the drip they now
    examined, all three, with the candle held low. It was judged to be within reason. We were given a boot of water
    for our trouble and made to sign beneath the others, with the date, and under “floor” she wrote, after some
    thought, “visiting”.
script-1003-landing =
    There were five floors to it and at each of them a tenant came out with a bucket and knew exactly which of the cans
    was theirs. The tuba was for an old man at the very top. He tipped it over a washtub himself, valve by valve, and it
    gave a long low note as the last of it ran out; he had played it on the river steamers. He would not let us go
    without a share. By the time we were downstairs again the snow had filled our tracks, and the two women were setting
    out with the empty boots tied round their necks.
script-1003-stairs =
    We squeezed past with our bags against the wall. The one in slippers held her ruler crosswise so that we had to
    bend. “Whoever has it,” she said to the air above us, “need not sign. It can be put back on the ledge at night.”
    At the street door there was the ledge, wiped clean, and a square in the dust of the wall above. She had set a
    candle end there and two matches. It was only a house book; half its pages had already gone, one by one, under our
    pot.

script-1004 = A visit from Mr Bogdan
script-1004-river =
    At the hour when we light the stove there were three taps at the door, of metal on metal. Mr Bogdan stood outside
    in both coats, holding the kettle in front of him with two hands. It was full. He had walked it here from the
    other side of the quarter, boiled and covered, so that it should count as a proper visit. “It was the Moselle,” he
    said. “Jelena had it in a minute, she has been there.” Then he saw that we were about to eat and began to look for
    somewhere to put down the kettle, as if that had been all he came for.
script-1004-ask-supper = “There’s a place. Sit down, both coats and all.”
script-1004-ask-fire = “Warm your hands, at least, before you go back.”
script-1004-table =
    He ate with great attention, and read us the label of the tin, which had two mistakes in it. Later he told us
    about the newspaper, and how on the last night they had set up a whole page of small advertisements so that
    nobody’s should be left over. He knew some of them by heart: a pram, as new; a gentleman’s skates. When he left,
    the kettle stayed behind. He would have to come for it, he pointed out. We stood in the door till he was round the
    corner, and { $present ->
        [one] “a gentleman’s skates” was still being said, to nobody, at bedtime
       *[other] one of us was still saying “a gentleman’s skates” at bedtime
    }.
script-1004-step =
    He warmed them, front and back, turning them like toast. He admired the stovepipe. Nobody mentioned the pot, and
    he kept his face so carefully away from it that he bumped into the table. When he had poured the water into our
    can he shook the last drops out on to the ashes, and they hissed, and he said, “Well then.” From the window we
    watched him go with the kettle under his arm, the spout pointing backward.

script-1005 = On the step
script-1005-lids =
    A row of saucepan lids lay on our step in the order of their size, the way one sets out stepping stones, and the
    smallest was the nearest to the door. Under it was a beetroot. Under the next was a little sugar in a page from a
    dictionary of proper names, between Hildegard and Hippolytus. Under the others was nothing, we looked beneath
    every one of them. “He’ll have wanted it to be a decent row,” { $present ->
        [one] we said
       *[other] said one of us
    }. In the snow were the prints of one
    person in galoshes, coming and going, and between them the two round marks of the knees.

script-1006 = The fourth stair
script-1006-board =
    On the way up { $present ->
        [one] we stopped with a foot in the air
       *[other] one of us stopped with a foot in the air
    }. There was a chalk mark on the stair, small, a
    proofreader’s sign, the loop with which one strikes out a letter. We had seen the old man make it on the edge of
    his newspaper. The stair under it was sprung. So was the seventh, and that had its loop too, and on the landing
    one board in three had been deleted. We went from one to the next, where he allowed it, like people crossing a
    brook. He had even corrected the banister: beside a loose rail he had put a query.

script-1009 = Proofs
script-1009-page =
    The first newspaper after the war had four pages and came out on Saturdays. We bought it from a boy by the tram
    stop, and on the last page there was a crossword, and below that, in small print, the name of the person who had
    read the proofs. He was eighty then. We went to see him in the autumn, on the third floor, and it was Jelena who
    opened, in a hat. They had had the window put back. He poured the tea himself, out of that kettle, which had a dent
    in it that each of them blamed on the other. There were two cups for them and { $present ->
        [one] one for us, no two alike and none of them cracked
       *[other] one for each of us, no two alike and none of them cracked
    }. He had gone round the whole quarter for them. Before we left he showed us the small advertisements he was
    proudest of. A gentleman had been found for the skates.

## L02 Corner shop

script-1011 = What was owed
script-1011-receipt =
    A woman was kneeling behind the counter with her arm in the till up to the shoulder. In her other hand she held
    half of a receipt. She had the flour with her, two kilos, on a doll’s sledge, wrapped in a shawl as one wraps a
    baby; she had been getting it together since Easter. “He said any time,” she told us. “I was to come at any time
    and he would have them ready.” She had found his half by now. She laid the two beside each other on the wood and
    they fitted, and she went on feeling about in the drawer.
script-1011-answer-give = “These are yours. We took them out before somebody else did.”
script-1011-answer-promise = “They’re safe, but they’re at home. Tell us where you live.”
script-1011-answer-deny = “There was nothing in it when we came.”
script-1011-flour =
    She did not ask how we came by them. She put them on there and then, feeling for the holes, and one had nearly
    closed and had to be persuaded. Then she insisted on the flour. A pledge was a pledge; if she took the one and kept
    the other she would never be able to come in here again. So the flour was weighed out, by eye, into whatever we had,
    and the doll’s sledge went home empty. She wrote “settled” across both halves of the receipt and asked us to sign
    for the shop.
script-1011-street =
    { $present ->
        [one] She looked us in the one eye and then in the other, to see which was lying.
       *[other] She looked from one to the other of us, to see who was lying.
    } Then she told us the street and the floor, but she
    would rather come to us, she said; she was used to walking, and it was she who was in debt. We told her where. She
    tied the shawl up round the flour again with a double knot. In the doorway she turned and asked us whether they
    were still together, the two of them, in the sugar paper. We said that they were, and tried to remember.
script-1011-halves =
    “No,” she said. “No, of course not.” She took her arm out of the drawer and pulled down her sleeve. She had to go
    past us to get to the door and we stepped back further than was needed. The sledge had a squeak in one runner; we
    heard it as far as the tram stop and some way beyond. She had left both halves of the receipt on the counter, side
    by side, with the edges touching.
script-1011-dog =
    There was a dog lying behind the counter, on the rubber mat where the shopkeeper used to stand. It was brown with
    one white ear. It opened an eye, saw that we were not he, and shut it again. The shopkeeper must have been fond of
    it: on the backs of the till rolls, by the drawer, he had drawn it on eleven different days, by the tram stop,
    under the chestnut. It had been a fatter dog. All the rest of the shop was bare but for the counter, good beech, a
    little chewed at one corner.
script-1011-ask-feed = “He’ll have been given something here every day of his life.”
script-1011-ask-planks = “Beech burns all night. Shoo him off the mat.”
script-1011-ask-leave = “Let him keep shop.”
script-1011-bowl =
    It ate from the lid of the tin without raising its head, and when it had done it carried the lid to the place
    beneath the window where a bowl must once have stood, and put it there. Then it shook hands. No one had asked it
    to. { $present ->
        [one] An animal like that is a mouth to feed; that was said aloud, and after it we sat on the mat for some
            time longer.
       *[other] One of us said that an animal like that is a mouth to feed, and that one was the last to get up off
            the mat.
    }
    It saw us to the door and sat down on the sill, on the inside, as it did in most of the drawings.
script-1011-counter =
    The dog went and lay in the corner with its chin on its paws and watched us take the counter apart. The top had a
    brass rule let into it for measuring ribbon. The front was panelled. Nothing that is well made comes to pieces
    quietly, and we had no saw fit for it, so in the end we used our feet. When we had it in lengths we could carry,
    the dog got up, turned round twice on the mat, which now lay in the middle of an open floor, and settled facing
    the street.

script-1012 = Open for business
script-1012-ledge =
    There was a plank across the window of the shop and on the plank were goods. They were few, a hand’s breadth apart,
    and each had its price on a square of card. Behind it stood the woman with the earrings. He was not coming back
    before the thaw, she had had word; until then there ought to be a person here, because people went past and looked
    in. She knew us. “For you there’s no surcharge,” she said. The two halves of the receipt hung behind her, pasted on
    to one piece of card, where a shop has its licence.
script-1012-window =
    There was a plank across the window and goods on the plank, and behind them stood the woman with the doll’s
    sledge. She had no earrings on. She served an old man in front of us, and weighed out his salt twice, to be exact.
    Then it was our turn and she folded her hands. “For you it’s double,” she said. “I think you know.” She did not
    raise her voice, and the old man went on standing there with his salt, since it was warmer inside. Pasted on the
    wall behind her hung the receipt.
script-1012-ask-double = “Double, then.” Pay it and say nothing.
script-1012-ask-leave = “There are other shops.” Go, though there are none.
script-1012-hatch =
    She took it, looked at both sides of it, and brought out something from beneath the plank that had not been on
    display. It was better than what was. She wrapped it properly too, with the ends tucked in. The old man asked what
    we had got for that, he’d have sworn it was worth less, and she told him we were customers of long standing. Then
    she wished us a good evening, as one has to, and rang the bell on the till with her thumb.
script-1012-sign =
    They had set a door on two barrels inside the window and was trading over it: a thin young man with a price for all
    of it in his head and none on the goods. He was only minding it, he said, for the owner. Which owner, we asked. He
    pointed with his chin, and on the rubber mat, on its own folded sack, lay a brown dog with one white ear. “It came
    with the premises,” he said. “I was told: you feed it, you can stay.” It was getting fat. He charged two on top of
    everything, for the meat.

script-1013 = The red pencil
script-1013-red =
    By the light of a bicycle lamp a boy of about fourteen was adding up a shopkeeper’s exercise book. He did it out
    loud. He came on Wednesdays, he told us, as he always had; he was apprenticed to the accountant who did the books
    of the whole street, and the accountant was in the hospital, so somebody had to. All that was wrong was in red. He
    was not allowed to touch the stock. “Two to count and one to write, it ought to be,” he said, “with a witness,”
    and he looked at us over the lamp with a kind of greed.
script-1013-ask-count = “We’ll count. You write.”
script-1013-ask-leave = “Put down that we were here and touched nothing.”
script-1013-sums =
    We called out the shelves and he wrote. He would not let us guess; a bag had to be lifted down and put on the
    scale, even if it was sealed, even if it said so. At the end it balanced to within a box of matches, and he found
    the matches, in his own pocket. He turned as red as his pencil. A witness was entitled to a fee, he said when he
    had recovered. It was laid down. He entered that too, and ruled a double line under it and sat looking at the
    page.
script-1013-short =
    By the light of a bicycle lamp a boy of about fourteen was going through the exercise book for the third time.
    “It’s short,” he said, without looking up. “It has never been short.” He was apprenticed to the accountant of the
    street, he came on Wednesdays, and in the whole war, with all sorts of people at it, that book had come out right.
    He had moved the tins aside and found the place. There was a ring in the dust. He had drawn a circle about it in
    red, on the shelf itself, and next to it a question mark.
script-1013-answer-own = “That was us. Write it down now, we’ll pay it now.”
script-1013-answer-silent = “People come and go here, lad. You’ll never find out.”
script-1013-line =
    He wrote it in at once, with the date that it should have had and then that of today, and he held the pencil out
    to us for the signature. He had nothing to say about it one way or another. He was adding. When he got to the
    bottom he gave a sort of sigh and showed it to us, both columns, as one shows a child in bed asleep. With his
    sleeve he wiped the red off the shelf, but it had gone into the grain, and you could still see where the question
    had been.
script-1013-over =
    He thought about that. “No,” he said, “but then it has to be somebody’s.” And he wrote it in as his own: two tins,
    and the name, Emil, and what he would bring. He had very round handwriting. He would bring half his Thursdays, it
    seemed. With that it came out right, and he shut the book, put the pencil behind his ear and held the lamp for us
    over the step.
script-1013-change =
    By the light of a bicycle lamp a boy of about fourteen was checking the exercise book. “Are you the ones in this
    street?” he asked, and turned it round; and there was our line, with the date squeezed in afterward. He had been
    hoping that we would come. We had undervalued what we left. He had looked it up. In red beside our entry was the
    difference, and it had bothered him for days, since a shop must not be richer than it can explain. It was ready in
    a bag. We had to count it in front of him and sign.

script-1014 = A caller before light
script-1014-caller =
    She had started before it was light so as not to find us out. She stood on the step with the doll’s sledge behind
    her on its cord, the flour on it in its shawl with the double knot, and snow along the top of her headscarf. “I’m
    the one with the receipt,” she said. She would not come in, because of her boots. From the door she could see the
    whole of our room and everything that we had in it, and she looked at the floor instead, and waited, with one hand
    already at her ear.
script-1014-ask-give = “Wait. Here they are. Both, in their paper.”
script-1014-ask-sold = “We’re sorry. They’re gone. We had to.”
script-1014-ears =
    She put them on without a mirror, in our doorway. Then she undid the knot with her teeth. We had thought that she
    would give us some of it, but it was as she had said: two kilos, owed, and here they were. We baked that same
    night on the lid of the stove, flat things with holes in them, and burnt the first. For once the whole room
    smelled of something that was about to be ready. The runner of the sledge had squeaked all the way up the street,
    and going down it did not; { $present ->
        [one] there had been a bit of fat left on a knife
       *[other] one of us had had a bit of fat left on a knife
    }.
script-1014-gone =
    “Had to,” she said, and nodded. It was plain that she understood what that was. She asked only whom they had gone
    to, in case he would take flour. { $present ->
        [one] We had no answer ready.
       *[other] None of us had an answer ready.
    } She turned the sledge round on the step, which was narrow, by lifting it with the load and all. Then she thanked
    us for having kept them as long as we could. She meant it quite simply, and we sat there for some time with the door
    open.

script-1015 = The white ear
script-1015-growl =
    Steps came along the front of the shop and slowed. Before we had thought what to do there was a growl from the mat
    behind the counter, low, hardly more than a chair makes; then the dog went forward to the sill and sat there with
    its white ear up, in full view, as it sat in the drawings. The steps considered it. “There’s that dog again,” said
    a voice. “Then it’s shut.” They went off along the tram lines. It stayed where it was until they had turned the
    corner, and after that it came back and pushed the lid of a tin across the floor to us with its nose.

## L03 Outpatient clinic

script-1020 = The glove on the handle
script-1020-glove =
    When we unbarred the door a glove was hanging from the handle, a grey knitted one for the left hand, with its
    fingers stuffed. It looked as if a person had wished to shake hands with us and been called away. In each finger was
    a twist of newspaper and in every twist two tablets. In the thumb was a note. “Nineteen steps from the corner to
    your door. One, morning and evening, with food if you have it. Bring back the glove.” The morning and the evening
    had been drawn as well, a sun and a lamp.

script-1021 = Twenty-six
script-1021-pulse =
    There was no need to feel for her this time; we could hear the counting from the stairs, and it went up to
    twenty-six. More beds stood in the corridor, and some that were doors. “It’s you,” she said, although no one had
    spoken. “The healthy wrist.” A man had been brought in an hour before, with his hand, and it would have to be seen
    to now, and what she needed wasn’t light, she said; she needed a hand for him to hold on to while she did it. On the
    sill behind her, in a row, lay all her rolled bandages, grey on grey.
script-1021-orderly =
    We heard the counting from the stairs. It was a man’s voice, though, going up to twenty-six, and he did it as though
    he were reading out a parts list. He had come in as a patient, and he could have explained a carburettor to us; he
    was the orderly now. “Mind the third,” he said, “it’s a door.” The sister was on her knees by the fourth, and there
    was a man in it with his hand, and it would have to be seen to. The other one ought to be held. On the sill lay her
    bandages in a row, rolled, { $present ->
        [one] where we could have touched them
       *[other] where any of us could have touched them
    }.
script-1021-ask-hold = “He can have mine. Where do I stand?”
script-1021-ask-take = Say nothing. It’s dark, and the sill is at your elbow.
script-1021-ask-leave = “We’d only be in the way.”
script-1021-held =
    { $them } knelt down between the beds and gave him a hand, and he took it by the wrist, as one takes hold of a
    strap in the tram. “Talk,” said the sister. For some reason it was the way to the lido: which tram and where you
    change, how hot the rail is, what the man shouts who rents out the boats. He corrected the number of the tram.
    When it was finished the two of them had been swimming for half an hour, and their fingers had to be undone for
    them. The sister pushed something soft into { $them }’s pocket. “For the next one,” she said, “and there will be,
    so don’t thank me.”
script-1021-sill =
    Nobody saw it, ourselves included. There was only the small sound of a pocket. The sister said “twenty-two,
    twenty-three” and came back along the row and sat down on the floor with a sigh, and put out her hand to the sill.
    We heard it travel along the wood from left to right. It got to the end. It went back and began again at the
    beginning, more slowly, one after another, the way one makes sure about a stair. By that time we were feeling for
    the door.

script-1022 = The end of the queue
script-1022-steps =
    She was counting, and when we came in she went on without a break and took in our steps: twenty-seven,
    twenty-eight. Then she stopped. “I know that step,” she said. “It drags on the left. I had six that evening and
    after it I had five.” There was no anger in it. She might have been taking down particulars. All along the
    corridor, in the beds, they had left off talking. She got up from the floor, and we heard her coming, until she
    was in front of us with her hand out, palm upward, at about the height of the heart.
script-1022-answer-return = Put back what was hers, or something as good.
script-1022-answer-turn = “You’re mistaking us for someone.” Find the stairs.
script-1022-palm =
    She closed her fingers on it and found out by touch what it was, and how much. “Good,” she said, and then to the
    corridor, in the voice with which she told them the time, “That’s back.” In several of the beds people turned over.
    She asked if we needed seeing to, since we were here. The queue was short tonight. It appeared that she really meant
    it, and we stood there in the dark like people who have been offered a chair by the man whose window they have
    broken.
script-1022-nineteen =
    We were slow at finding the stairs. Nobody helped us and nobody stood in our way. From one bed after another they
    began to count, quietly, with her: one, two, so that we should know how far it was. It was nineteen steps. At the
    bottom we could still hear it going on. They did not stop at nineteen and we had to think for some while what they
    might be counting now.
script-1022-stretcher =
    The corridor had numbers on it now, painted along the floor with iodine, large enough for a bare foot to feel. The
    clinic was moving. There was a cellar by the river with a stove in it, she told us, and the beds were going over one
    by one, on doors, with whoever came by at each end. “You have come by,” said the sister. Three were left, a woman
    and the man with the hand and an old person. She had her coat on over her apron, and in her hand a grey knitted
    glove, a single one.
script-1022-ask-carry = “Which door?” Take the old one, by way of the river.
script-1022-ask-bench = “Before you pack the needle, Sister: could you look at this?”
script-1022-ask-leave = “Ours is the other direction. Good luck to you.”
script-1022-door =
    The old one was a judge, he let us know, and he did not weigh more than a child’s bicycle. He lay on his back and
    gave us the stars as we went. Twice we had to set him down in the snow and lie flat beside him, and each time he
    took it up again at the same constellation. In the cellar it was warm; they had whitewashed it. The sister counted
    her steps from the stove to the wall, then back, for the new place. There were eleven. She did it once more, and
    we could hear that she was pleased.
script-1022-thread =
    She unpacked it again, needle and all, and did it on the stairs with the door propped open for the sake of the
    cold, which dulls it. There was less thread than she liked. She talked about the cellar the while, and how she
    would have the beds, with the heads to the wall. When she bit off the end she kept her teeth together for a
    moment, tasting whether it was cotton or silk. “That was the silk,” she said. “Well, somebody was going to get
    it.”

script-1023 = The key
script-1023-wedding =
    A man in a dark suit with a ribbon in the buttonhole sat on the steel cabinet of the treatment room, swinging a
    key on its ring. He was Ismet, the boiler man. He had been at his daughter’s wedding. It had been meant to last
    until Sunday, but then the bridge was gone; he was on that side with forty guests, and he had walked back round by
    the hills with the key. It had taken him till now. The cabinet was in order. He meant to lock up again and wait
    for Matron. Only, he had not had a thing in his mouth since yesterday that was not snow, and there had been, at
    that wedding, so much to drink.
script-1023-beg-trade = “Then let’s drink to the couple. You’ll find us something in there.”
script-1023-beg-leave = “Long life to them.” Leave him to his keeping.
script-1023-toast =
    He would not take it until we had drunk first, and to each of them by name. She was called Amra, and the boy was a
    baker, which was no bad thing to be. Then he unlocked the cabinet with his back to us, out of decency, and we
    heard him move the bottles. What he gave us he entered on the card in pencil: “for the guests”. He locked it,
    tried the handle twice and hung the key round his neck inside the shirt. He was still humming something in which
    the third beat came late when we got to the stairs.
script-1023-street =
    There was a man waiting in our way, in a dark suit with a ribbon in the buttonhole. He had the card from the steel
    cabinet in his hand. “That’s you?” he asked, and under his own name was our street, as we had written it. He was
    Ismet. He had walked back from his daughter’s wedding by way of the hills with the key round his neck and had
    found that it was no longer needed. He was not complaining. It was well that it had come to some use. But Matron
    had turned up, and there was a fever in the boiler house, and he had come to ask if by chance there was any left.
script-1023-ask-give = “There is. Take it, it was half yours.”
script-1023-ask-used = “It’s used up, Ismet. It was one box.”
script-1023-almonds =
    He put it in the pocket with the ribbon and buttoned it down. From the other he took a napkin, and in the napkin
    were the sugared almonds from all the forty places; he had gone round the tables after the guests had run for it
    and collected them, since they were paid for. He counted us, then he counted out. Two each. “For luck you mustn’t
    bite,” he said. So we did not, and for the whole length of the avenue { $present ->
        [one] we could not have spoken
       *[other] not one of us could speak
    }.
script-1023-card =
    “One box,” he repeated. He could see that it was likely. He asked whether it had helped, and we told him. Then he
    took out the pencil and put that on the card, so that it should be complete: one box, and for whom, and the date.
    He put down his own name too, as having been responsible. “I should have come back on the Friday,” he said, and
    that was all he said about the war.
script-1023-peppermint =
    The treatment room smelled of peppermint. A man in a dark suit with a ribbon in the buttonhole was going over the
    floor with a dustpan, picking the glass out of the cotton wool with his fingers. He had brought the key. It hung
    round his neck, and every time he bent down it swung forward and tapped against the cabinet where the door had
    been. “I was at a wedding,” he told us. He was separating what had run together from what one could still use, by
    the smell, and there were a good many little heaps.
script-1023-sweep-help = “Give us the broom.” Kneel down beside him.
script-1023-sweep-leave = Let him work, and go past on the outside of your feet.
script-1023-broom =
    We told him as we swept. It came out in pieces: the extinguisher, the seventh blow. He went on sorting. “If I’d
    come on the Friday you’d have found it open,” he said in the end, and with that he seemed to have dealt with us.
    The door we bent straight over a doorstep, near enough. He hung it, and locked it, and gave us the one jar for
    which he had no shelf left. Then he sat down on the floor to pull the splinters out of his knees, holding each of
    them up to the window.

script-1025 = The man from the lido
script-1025-lido =
    He was sitting up in a chair by the window with his hand in a sling and a blanket over his legs, and he knew the
    voice at once, although he had never seen the face to it. “It’s the 14,” he said, “not the 9. I’ve thought about
    it since. You change at the waterworks.” He had some tobacco that he could not roll for himself at present. He
    made us take it, since we had paid for the boat. Was it true that they had let the basin go green? We said that it
    would only want scrubbing out. He moved his feet a little, under the blanket, as if to see how cold it was.

script-1029 = The cellar by the river
script-1029-page =
    They have put up a proper clinic since, with a lift. But the cellar by the river was kept, because people went
    there; it has a plate on it, and the numbers on the floor were done again in oil paint by a man who had only heard
    of them, and are too small. We met her on the embankment. She was retired and her eyes had gone. She said that it
    made no great difference, she had had the practice. The judge had sent her a letter every year until he died, with
    the constellations for the month. She took the nearest wrist, held it for as long as one does and told the river in
    general that it was all right. Then she asked us to walk her home. It was not far. It was a hundred and twelve, she
    said, from the third lamp, provided that nobody talked.

## L04 School

script-1031 = Homework
script-1031-homework =
    We had been marked. Our sums by the pears had been gone over in yellow chalk, with ticks, and at the plums it said
    “carry the one!”, underlined, but not unkindly. The corridor wall went on without us and had got as far as the
    gymnasium. Only on the line we had left free was there something in another tone. “For the visitors, by Monday,” it
    said, and there followed six problems, and these were about us: if three people share two tins over four days. On
    the saucer was a new stick of chalk, whole, laid across a folded handkerchief.
script-1031-gym =
    The sums had gone on without us. They had crossed the corridor and got into the gymnasium, where there was more
    wall, and were climbing; whoever wrote them had pushed the vaulting horse along underneath to stand on. Up there
    by the rings they were no longer sums that one could say aloud. But low down next to the door, at the height of a
    visitor’s eyes, six had been set apart in a frame. They were simple and they were about sharing tins. “For whoever
    looks in,” it said above them. On the saucer lay a new stick of chalk.
script-1031-ask-answer = “Set work is set work. Sit down.”
script-1031-ask-hide = “I want to see who writes this. Behind the wall bars, and quiet.”
script-1031-ask-leave = “I never did my homework when I had to.”
script-1031-desks =
    We sat at the small desks with our knees out at the sides. The first four went well. The fifth could be done only
    if one person ate nothing on the Wednesday, and we spent a long while on it, trying whether it could not be the
    person who set it. In the end we thought of a hen. It was not in the problem, but neither did it say that there
    was none. We wrote it up in full: one hen, laying. Then we cleaned our fingers on the curtain, as one always did,
    on the side toward the wall.
script-1031-zeman =
    He came at ten with a lantern, and he had put on a tie. It was the caretaker. { $them } stepped out before he
    could be too frightened, and he dropped his chalk and apologised to it. He had swept this corridor for thirty
    years, he told us, and heard all of it through the doors, each year the same, and never from the start. Now there
    was no one to disturb. He was up to something with curves. “It’s only that I should like to know if it is right,”
    he said. He let us have the run of the lost property. He held the lantern for us and knew whose each thing had
    been.
script-1031-chair =
    He came at ten; we saw a lantern and a tie. { $them } shifted, and a stack of forty small chairs, which had been
    waiting for just that since the last day of term, went over along the whole of the wall, one after another. The
    lantern was blown out. We called that we were friends. But who would say anything else? He ran well for a man of
    that age, and we heard him lock three doors behind him, finding the right key each time in the dark.

script-1032 = The lesson
script-1032-lesson =
    In the boiler room of the school eleven children and a grandmother were being taught fractions by the caretaker.
    He had drawn a cake on the boiler. “This is the visitors,” he said, and they all stood up, and the grandmother
    too, and we did not know where to look. They came down through the coal hole, from three streets. He taught what
    he had got out of the wall, and when they asked him what it was for he said quite truthfully that he had not
    reached that part. What they had not got was anything to read. They were making do with the instructions on the
    boiler, and the small ones knew them by heart.
script-1032-ask-book = “It’s not about boilers. See how you get on with it.”
script-1032-ask-petar = “Petar. Go on. You’ve been standing on one leg since we came in.”
script-1032-ask-leave = “Sit down, please. We didn’t mean to interrupt.”
script-1032-shelf =
    It was passed along both rows, and each one opened it and smelled it. Then it went to the grandmother, who was the
    quickest reader, and she began at once, in a low voice, tracking the line with the poker. He would have to ask us
    to stay for a page, the caretaker said, or they would think that it had not really happened. We stayed for a
    chapter. Somebody’s dog was lost in it. When we left they had put the book on the top of the boiler, in the middle
    of the cake, where it was dry.
script-1032-cherries =
    Petar said that he had only a moment. He took the chalk and rubbed out half the cake with his sleeve. It was the
    mistake by the cherries that he had on his mind; it had been there for weeks; he led the whole class up the dark
    stairs to look at it, with the lantern, and would not say where it was until one of them put a finger on it. It
    was the smallest. On the way back down he was carrying her slate. They paid him, for a teacher has to be paid,
    with what they had in their pockets. It made one onion, some string and a tooth.
script-1032-rest =
    The wall had come to an end. It was in the attic, where the chimney goes through the roof; the sums had gone along
    the corridor, the gymnasium, up both stairs, and here was the last of the plaster and it was full. In the corner
    stood the saucer. The final line was not a sum. “I do not know the rest,” it said, in the same grown-up hand, with
    a full stop. Below there was still room for about the width of three fingers. The blackboards from all the
    classrooms had been carried up and leaned against the beams, to go on with, and had stayed clean.
script-1032-chalk-go_on = “Then we put what we know. Hand me the chalk.”
script-1032-chalk-wood = “Slate’s no use, but those are oak frames.”
script-1032-chalk-leave = “Shut the hatch. The rain’s getting at it.”
script-1032-line =
    { $present ->
        [one] We knew
       *[other] Between us we knew
    } the seven times table, how many grams there are to a wagonload and the number of days in each
    month by the knuckles of the hand. We put all of it. { $present ->
        [one] We remembered a thing
       *[other] One of us remembered a thing
    } about triangles that turned out,
    when we tried it with string, to be true. It filled the first of the blackboards to the frame. Then we carried it
    down and stood it in the entrance, where nobody would have to climb for it, and in the corner, as one does, we
    wrote “Please leave on”.
script-1032-boards =
    The frames were dovetailed and we had to break them over our knees. Each of the boards, when it fell out, gave the
    same flat crack as when a teacher wants silence. We had got it, for the most part. On the back of one of them was
    a whole lesson that had never been wiped, with the date of the last Friday: the rivers, their lengths, and whose
    turn it was to water the plants. We turned that one to the wall and took the others.

script-1033 = Plastic letters
script-1033-letters =
    Over the serving hatch of the canteen the menu was changed. The plastic letters had been taken out of semolina and
    the rest and had spelled, with a 5 for the missing S, “COME AT 6 BRING 5POON”. There was smoke in the flue. A woman
    in a headscarf was stirring a preserving pan behind the hatch; she had lit it with a geography of the world and was
    feeding in the continents one by one. She did not know us from anyone. She was cooking, she told us, for the street.
    It was all cut up fine and it was green. It smelled of something, and that was more than one could say for most
    pots.
script-1033-ask-spoon = “It’s nearly six. Who’s got a spoon?”
script-1033-ask-leave = “It’s for the street, and we’re not from it.”
script-1033-nadia =
    Nadia looked into the pan and then took it by both handles and emptied it out through the hatch into the snow. The
    woman gave a cry. “It’s the shoots,” said Nadia. “You’ve used the potato shoots. You’d have had the whole street
    on the floor by midnight.” She had her sleeves up already. From the sacks she took what was hard, and peeled it
    thick, and put the continents back under it, and by half past six there was a queue of forty with spoons and not
    one of them knew. The woman stood next to her and wiped the ladle, over and over. She told us to take some of the
    peeled ones home.
script-1033-soup =
    There were forty people with spoons, and one had brought a shoehorn. It was ladled out into whatever one held up.
    No one spoke for the first minute. It was bitter, and there was a great deal of it, and it was so hot that you
    could feel where it had got to. The woman walked along the row and { $present ->
        [one] watched everybody swallow
       *[other] watched each of us swallow
    }. She had had to use
    the green part, she explained, there was so little of the other. Outside in the yard the white shoots from under
    the shutter had been cut off level with the wall.
script-1033-cramps =
    It began at about nine, with yawning. { $present ->
        [one] Then we had to sit on a kerb.
       *[other] Then one of us had to sit on a kerb.
    } The light had rings round it, and the stomach turned over like a person who cannot sleep. All down the street we
    could see people leaning on things. The woman in the headscarf was going from one to the next with a jug of warm
    water; she was ill herself. “Drink,” she said, “drink, it has to come out,” and, “I am so sorry, I am so sorry, it
    was the shoots.”
script-1033-warm =
    It stayed down. We had taken little, and from the top. { $present ->
        [one] For an hour there were rings round the lamps, and we thought them rather fine.
       *[other] For an hour one of us saw rings round the lamps and thought them rather fine.
    } On the way out we noticed that she had also spelled something on the inside of the hatch, where
    it faced the stove and only she could read it. There was an 8 for the B. “8E CALM,” it said, “THEY WILL EAT IT.”

script-1039 = Full marks
script-1039-page =
    The wall is under glass now, from the first twelve-less-nine to the rings in the gymnasium, and classes are taken
    along it. The mistake by the cherries has been left in. There was a ceremony, to which we went late and stood at
    the back. The caretaker had on the same tie. He had been examined the summer before, by a professor, who asked him
    at the end if he had a question himself, and he asked whether all of it, in the finish, came to anything. The
    professor had thought for some time. He wrote us this on a postcard, in chalk, so that we got it nearly blank. The
    grandmother from the boiler room presented a prize: it was a book with its boards scorched in a ring, and it went
    to the smallest, who had grown so much that she had to bend down for it.

## L05 Building site

script-1041 = The bucket
script-1041-bucket =
    The bucket came down by itself. It descended past the third floor, the second, turning a little on its clothes
    line, and stopped in front of us at the height of the chest. In it lay a page from a logbook. “Good evening. I saw
    you when you were here before. You are the fourth lot this month, and the only ones to shut the gate. I have the
    chair and the view but nothing to eat with it. I can tell you where people are. Fadil.” Far above, behind the one
    pane, something that might have been a hand went to and fro. The line was a good one, forty metres, with brass
    hooks.
script-1041-sorry =
    The bucket came down by itself. It stopped in front of us, turning a little on its clothes line, and in it lay a
    roll of gauze, nearly clean, and a page from a logbook. “To the one who fell. The rung was meant for the others,
    who came with a rope for me. I had it on my mind all the week. I do not come down now because of the knees. I can
    tell you where people are, if you have something that can be eaten cold. Fadil.” Far above, behind the one pane, a
    hand went to and fro. It was a good line, with brass hooks.
script-1041-ask-food = “Put it in, and give the line two pulls.”
script-1041-ask-line = “Forty metres, and hooks. He can’t come down, he says so himself.”
script-1041-ask-leave = “Wave back. Then come away from under it.”
script-1041-winch =
    The bucket went up by jerks. There was a rest at each platform. Then it came down again so fast that it rang on
    the concrete, and there was a sheet in it with a plan of the site as it was at that minute, with a little man
    drawn for every man. He had done the hats. An arrow said “asleep”, another “asleep, I think”, and the third “this
    one is only a coat”. On the back he had thanked us for the meal, course by course, though it had been only the
    one.
script-1041-cut =
    We cut it as high as we could reach from the second platform. It fell round us in loops and the bucket went off
    over the gravel. Nothing was called down. After some while, as we were coiling it, a piece of paper came, turning
    over and over in the air, so slowly that we could have walked away; it settled beside the mixer. “That was for
    water too,” it said. There was a drawing of the bucket, with measurements, in case anyone should come across
    another.

script-1042 = Visibility good
script-1042-lookout =
    The bucket was waiting for us at the bottom, with a stone in it to keep down the page. He must have seen us three
    streets off. He had drawn our house. There was the stovepipe and the boarded window, and there, across the road in
    the doorway of the tailor’s, two little men in hats. They had stood there yesterday, he wrote, from four to six,
    and the day before; today one had come and paced it out. He would suggest something heavy behind the cellar door.
    Besides this he gave us the weather and what he could see of the road beyond the lines. “No lifts. Visibility
    good.”
script-1042-empty =
    No bucket came. We stood beneath the crane and looked up at the pane till our necks hurt; there was no hand in it.
    In the wind the jib had gone round and pointed the other way. At the bottom of the ladder stood a pair of felt
    slippers, side by side, with the toes outward, as one leaves them when going out. So he had got down. They had
    brought planks and made a sort of banister for the last few metres. The logbook must still be up there; he would not
    have taken that, it was the property of the firm.
script-1042-ask-climb = “Up, then. Test every rung.”
script-1042-ask-leave = “He shut his door. So will we.”
script-1042-log =
    { $them } tested every rung with a hammer and came down with the book under one arm. The last entry was two days
    old. “Lifts: one (self). Taken off by Jasna and her boys, with mattress, in two stages. Knees no better. Saw from
    the second platform, for the first time, the front of the house I have been looking down on; it is blue.” Before
    that there were pages on what he had seen being moved up behind the ridge, by night, and how often. We read those
    twice.
script-1042-slip =
    { $them } was past the second platform when the wind took the jib, and the whole mast turned a little, as a sleeper
    turns in bed. A foot came off. It was the iron that did the damage and not the fall, there was hardly any fall; a
    bracket had opened the leg along the shin. We sat at the bottom and tied it up. From up there, said { $them }, one
    could see the blue of a house. It had been all that there was time for.

script-1043 = The book of thefts
script-1043-round =
    The watchman was sitting on his step with one boot off. It was his heel. He had walked the round every hour for
    two years and now the heel would not do it, and it was coming up to midnight, and the book had no column for that.
    He held out the lamp to us. It was not lit. “East fence, hoist, cement, gate,” he said. “You lift it at each. They
    don’t come if they see a man with a lamp.” It had not struck him that they could not see it. Behind the hut,
    within reach of the path, lay a stack of planks under a sheet, and he followed our eyes to it and sighed.
script-1043-ask-round = “East fence, hoist, cement, gate. Put your foot up.”
script-1043-ask-planks = “Keep him talking. I’ll go round behind.”
script-1043-ask-leave = “Call out the hour from where you sit, chief. It’ll do.”
script-1043-lamp =
    { $present ->
        [one] We did the round four times and lifted
       *[other] We did the round four times, by turns, and lifted
    } the lamp at each of the places. It is curious how one narrows one’s eyes. At the cement, the third time, a voice
    on the far side of the wire said, “Evening, Hasan,” and we said good evening, and he went away. We reported it. It
    was entered, with the hour. At four the heel was better. He paid us out of the stack, measured with a folding rule,
    at the rate for night work; and then he paid himself, from the same stack, for the first time, two short ends.
script-1043-theft =
    He liked to talk; it was about his heel and then about feet in general. Behind the hut the sheet came off with a
    crackle. He broke off, and one could see him listen to the planks going over the fence, one after another, and
    know every one by its length. He finished his sentence. Then he pulled the book toward him. “I’ll have to put it
    down,” { $present ->
        [one] he told whoever might still be there
       *[other] he told the one of us who was still there
    }, “but I’ll need to know about children. Have you got any? It’s
    for the column.”
script-1043-daughter =
    A light was burning in the watchman’s hut, and at the table a young woman sat writing with her coat on. She had
    the railway lamp in front of her and she had filled it. It was his daughter; she had come up from the river when
    he did not. “I’m keeping on with the book,” she said, “until the firm sends someone.” It lay open at the page.
    “Three or so,” she read out, “by the east fence, polite.” The blot was there. She had been trying to make it out.
    For everyone else, she said, he had the column filled in, how many children; there was only this one where it was
    left empty.
script-1043-answer-food = Put food down on the table and give her a number, a true one.
script-1043-answer-nobody = “Polite people don’t stop to be counted. You’ll not find them.”
script-1043-column =
    She wrote the number in. It was a while before she looked up; she had seen by then where we were standing, on the
    east side of the table, and that we had wiped our feet. The food she moved a little away from her with the end of
    the pen. She did not tell us to take it back. “He would have given you the things,” she said. “He’d have found a
    reason for it. It was only the list that he was strict about.” And she drew the line under the day, since it was
    midnight.
script-1043-ink =
    “No,” she said. She dipped the pen and put a small stroke in the empty column, the sort with which one shows that
    a question has been asked. While her back was turned { $present ->
        [one] we took what lay on the sill by the door, from habit
       *[other] one of us took what lay on the sill by the door, from habit
    }.
    Outside we could see the lamp go by, really burning now, along the east fence, then the hoist, the cement, the
    gate. At each of the four places she lifted it. It could be seen from a very long way off.

script-1049 = The last column
script-1049-page =
    The firm did send someone in the end, and he was shown the book. It has been printed since. It is a thin volume,
    the size of a hand, with all the thefts in order, the bag of cement and the hour, and how many children; people
    look for themselves in it. We found our page in a shop by the bridge. The daughter wrote the preface. Most of
    those he names have written to her, she says there, and some have sent the money for the planks, and with it she
    had the well dug that is on the square. Of the page for that one night she says only that it is printed as it
    stands. There is the blot, quite black, for they have done it very well, and the number that we gave her. We put
    the book back on the table with the others and squared the pile.

## L06 Car workshop

script-1051 = Mr Lenz and Mrs Abaz
script-1051-quarrel =
    In the pit under the saloon stood the charger, and from each of its clips hung a label. “Mr Lenz, I did not take
    it and I should like to hear that you believe me.” The other was in capitals. “MRS ABAZ I BELIEVE YOU BUT WHO ELSE
    KNEW.” There were more of them along the carpet, right up to the wall, some quite long; they lived over one
    another’s heads and had evidently not spoken for a week, except here. She had offered him her half of the hours.
    He had offered to be searched. The needle lay at the bottom of the red. The cable was as good as new.
script-1051-answer-return = “Clip it on again. Black first, this time.”
script-1051-answer-cable = “They’ve no use for the cable now.” Roll up the carpet.
script-1051-answer-leave = Read them to the end, and go.
script-1051-needle =
    The needle rose as far as the beginning of the green and trembled there. It hummed. For a while nothing else
    happened, then the floor above us creaked, and creaked again further on; and a thin voice began to read football
    results. “Mr Lenz?” called a woman, in the stairwell. A door opened. We could hear two people being so polite to one
    another that neither of them could get a sentence to the end. When we climbed out of the pit a tray had been set
    down on the bonnet of the saloon.
script-1051-carpet =
    The cable came up with the carpet, and all the labels with it. There were rather too many to leave lying about.
    { $present ->
        [one] We stacked them by size,
       *[other] One of us stacked them by size,
    } the way one clears a table after visitors, and laid them in the ashtray of the
    saloon. At the place where the wire went through the wall we cut it, and for an instant it spat blue; so there had
    been something in it, all the while. Over our heads a man said, not to anybody, “Well, that’s that, then.”
script-1051-results =
    It was twenty past five by the workshop clock and the charger was running. “Who is it?” a voice called down through
    the hatch. “If it’s about the battery it is still me, until six!” Mrs Abaz had a rug round her and a wireless on her
    knees. All she could get was one station, very far off, and it had only old matches. She had started taking sides.
    She held the earpiece away from her head so that it could be heard in the room, and moved her feet off the other
    chair. “They are two down,” she said, “but they were two down on Tuesday and they won.”
script-1051-ask-listen = “Who’s playing?” Sit down until six.
script-1051-ask-leave = “We only came to see that it was still humming.”
script-1051-league =
    They lost, as it happened. But there was a penalty; { $present ->
        [one] there was one earpiece and a wall to tell it to, and the wall, being half a minute behind, still had
            hopes.
       *[other] the earpiece went round, and each of us had to tell the next what was going on, so that the last in
            the row was always half a minute behind and the only one who still had hopes.
    } A Mr Lenz came in on the stroke of six to claim his hours and stayed in the door till it was over. He
    disagreed about the penalty. One could tell that they had been disagreeing for years and had both of them got
    something to live on out of it.

script-1052 = A string across the pit
script-1052-string =
    The workshop had been made to look empty. They had even strewn dust. { $present ->
        [one] It was by luck that we saw the string
       *[other] It was one of us that saw the string
    }, at the
    height of the shin, grey on grey; it went from the bumper of the saloon to a row of hubcaps hung under the stairs.
    Behind it in the pit was something new beneath a cloth. On the cloth lay a label. “We have started again from the
    beginning, with the one out of the lift. Lenz made the bell. If you are who we think you are, would you just say
    why.”
script-1052-ask-over = “Over the string, slowly. Watch the coat hem.”
script-1052-ask-answer = Leave something in the pit, and call up the stairs.
script-1052-ask-leave = “Back. In our own footprints.”
script-1052-pit =
    { $them } went over it like a heron, and brought back what could be spared from the edges: odds and ends, a box of
    screws. The thing beneath the cloth we did not touch. It hummed, and the needle stood a hair above the red. The
    label had a pencil with it on a string. { $them } held the pencil for a bit. What could be put in answer was
    either very short or would have needed the whole of the carpet.
script-1052-bell =
    { $them } cleared the string with the first foot. The hubcaps came down the stairs like a canteen of cutlery, and
    the last of them rolled out through the door, over the yard and away down the hill, ringing whenever it hit a stone.
    “Now, Mr Lenz!” cried a voice above. A whistle blew. They had got a whistle, too. In the midst of it we could hear
    him ask her whether she wanted him to go down, and she said God forbid.
script-1052-voice =
    We put it on the cloth and called up that we had been cold. It sounded less than it was. There was whispering on
    the stairs. “What kind of cold?” asked Mrs Abaz, after a time; and we tried to say. In the end Mr Lenz came down
    three steps, so that we had his shoes. He said that it was what they had thought, by and large. There was a box of
    odds and ends by the bumper that was no good to either of them. If we’d be so kind as to hold the string up for
    him while he fetched it.
script-1052-hours =
    There was a new notice in the pit, in two hands. “Hours: Mrs Abaz 4 to 6, Lenz 6 to 8, Public 8 to 9.” They had
    put a bench for the public. On it sat a girl with a torch and an old man whose hearing aid was on the clips.
    Charging was free. But Mr Lenz took things apart meanwhile, he could not leave them alone, and what was over he
    laid out on the wing of the saloon, to swap, each with a paper saying what he believed it to be from. Mrs Abaz was
    in charge of the coffee. There was a smell of hot dust; we had forgotten how much we liked it.

script-1053 = Two men and an ambulance
script-1053-ambulance =
    Two men had an ambulance on the ramp and were trying to get it over the top by hand. They were brothers, one could
    see it from the necks. They did not speak. The one at the wheel would nod, and the one behind would push, and each
    time it rolled back to the same stone. There was no engine in it; they had sold that. Inside was a stove with a
    chimney through the roof, and it was meant for their mother, who had got no walls any more. “Tell him I could do
    with two more,” said the one behind. “I can see that,” said the other, to us.
script-1053-whistle =
    We knew the two on the ramp by the way they spat. The brothers had an ambulance now, without an engine, and were
    trying to get it over the top. On a string round his neck the older one wore a spark plug that had been bored and
    filed. He showed us, still not looking at the other. He blew. It was a whistle, of a sort. “He made it,” he said,
    with his thumb over his shoulder, “tell him it’s a bit flat.” “Tell him so was Dino,” said the younger. Their
    mother was to live in the ambulance. It had rolled back again to the same stone.
script-1053-ask-push = “Both of you at the back. We’ll take the wheel.”
script-1053-ask-leave = “Tell them both we’ve bad shoulders.”
script-1053-hill =
    { $them } lay down on the road and put both feet against the bumper, like a man trying to keep a door shut, and that
    was what did it. We got over the top with the sky going grey. Then it ran. { $present ->
        [one] It ran away from us down the hill
       *[other] It ran away from all of us down the hill
    }, with the stove rattling in it and the chimney trailing soot, and both brothers after it shouting, and it was one
    another’s names that they shouted. It stopped in a hedge at the right house. When we had caught up they were sitting
    on the step, at opposite ends, out of breath.

script-1054 = Firewood with compliments
script-1054-brothers =
    There was a knocking, and outside stood two men with a beam between them. They had carried it across the town, one
    at each end. “Tell them it’s from our mother,” said the one in front. “She is dry,” said the one at the back. It
    had come out of the ceiling she no longer needed, and had been sawn in two, and each had sawn his half a different
    length. They would not sit. From the window we saw them go home up the middle of the road, as far apart as if they
    still had the beam on their shoulders, and in step.

script-1055 = A flat note
script-1055-plug =
    From the gate came a whistle, low and a little flat. { $present ->
        [one] We had nobody to post there.
       *[other] None of us had posted anybody there.
    } We dropped what we were
    holding and got behind the saloon, and a good minute later the steps went by outside, several pairs, unhurried,
    with a dog. When they were gone it whistled again, twice. We looked out. On one gatepost sat the one brother and
    on the other sat the other, both facing the street, as we had once faced it for them. “Tell
    them that’s for the tankful,” said the older.

## L07 Burnt church

script-1061 = Wicks
script-1061-half =
    Our half candle was gone from the row; in its place there was a pool, scraped clean, with the mark of a thumbnail
    in it. Beside the organ pipe stood a pram. A woman was bent over it, stirring, and the pram held a basin of wax on
    a bed of embers. “Yours was the one with the grit,” she said. “It’s in with the others now.” She was called Stana;
    she went from church to church with the pram and collected what ran down. Of wax there was plenty, people wept it.
    What she had run out of was string. She had used up her own hem as far as the knee.
script-1061-pram =
    The row of stubs on the organ pipe had grown shorter, and beside it stood a pram. A woman was bent over it,
    stirring; there was a basin in it, on a bed of embers, with wax. She was called Stana. She went with the pram from
    one church to the next and scraped up what ran down, and rolled it again. They were grey, but they burned. Of wax
    there was no end, she told us, for people always light more than they can stay for. What she had run out of was
    string. She had used her own hem as far as the knee, and we could see that it was a good coat.
script-1061-ask-unravel = “This scarf’s past saving. Which end do you start at?”
script-1061-ask-wax = “That’s ten kilos of wax and a set of wheels.” Take the pram.
script-1061-ask-leave = “You’ll get a cold in the knees, mother. Good night.”
script-1061-wicks =
    We sat beside her on the altar step, one pulling and one winding, and the scarf went round and round and became
    smaller, and in the end it was a ball and a fringe. She showed us how to dip: in, and out, and wait. The waiting
    was the main thing. It was warm by the pram. Nobody had sat so long next to anybody without wanting something. She
    had been a tax inspector. She hung the finished ones over the back of a pew, by twos, and would not let a single
    one go that was crooked.
script-1061-sack =
    She did not hold on to it. She stepped away and took her hands from the bar one after the other, as one does with
    a dog that has got hold of something. The embers we tipped out on to the flags. One wheel of the pram squeaked,
    and in the porch it got stuck on the threshold, and we had to lift. “It pulls to the left,” she called after us.
    We heard her behind us going over the floor with her fingernail, where some had been spilled.

script-1062 = Lights
script-1062-dark =
    There was no light under the gallery. Somebody had swept the organ pipe quite bare, and there were people there
    all the same. We heard them before we could see them: five or six, standing where one stands, facing a place where
    there was nothing. A match was struck. It went from hand to hand, and each of them held it for as long as it
    lasted. That was how they were doing it. In the flare we saw Stana with her arms wrapped round her, and then it
    was too dark to say if she had seen us.
script-1062-answer-oil = “This burns. Has anybody got a saucer and a bit of thread?”
script-1062-answer-leave = Back out, with a hand along the wall.
script-1062-lamp =
    There was a saucer; it was the one for the money. A thread was pulled from a cuff. It gave a blue flame, low and
    rather mean, which smelled like a party on the day after, and they moved in round it from all sides until their
    coats touched. Stana had to tell us where to stand. She said no more than that. But when the saucer was getting dry
    she tilted it with one finger, so that what was left ran over to the thread, and on the side where we were.
script-1062-stumble =
    { $present ->
        [one] In the porch we walked into the wheel
       *[other] In the porch one of us walked into the wheel
    } of the pram, or of one like it, and it went down the steps by itself,
    a step at a time. The match behind us went out. No one asked who was there. We stood pressed to the wall, among
    the notices of weddings, and waited for the next to be struck; and when at last it was, it was held up high, and
    toward the door.
script-1062-ours =
    Stana had kept one back. It was thicker than the rest and she had gone to the trouble of making it straight. She
    had heard, she said. One hears, with a pram. She did not ask how it had been, she wanted only to be told how tall,
    and then she took out a knife and cut a ring into the wax, a hand’s breadth from the top. That was so one knew how
    far it was for tonight; one could come back with the remainder. From the roof a little snow came in, straight
    down, and it did not reach the place where she had put the candle.
script-1062-ask-light = “Give us a match, and then leave us a moment.”
script-1062-ask-leave = “Not yet. Keep it for us.”
script-1062-name =
    It burned to the ring and it took some time. In that time we said what there was to say about who had eaten the
    last of the jam that Sunday, and about the singing, how it was always the wrong words. There had been a pair of
    boots that nobody had liked to put on. It was agreed now who should have them. Then we pinched it out. The piece
    that was left we wrapped up, and it lay in our bag with all the other things, next to the screws.
script-1062-six =
    Stana was expecting us. She had rolled out six for us from the scarf, and tied them with the fringe, and they were
    blue at the heart because the scarf had been. She would hear of no payment. There was nobody of ours to burn them
    for, she took it, or she’d have been told. Then they would keep. We lit one of them just so, against the dark, on
    the step, and watched as she went down the aisle with the pram and at each pillar put out a hand to it.
script-1062-rope =
    Stana had got her string. It was the bell rope; there was no bell to it any more, and she had let it down hand over
    hand and unpicked it on the gallery stairs, eleven metres. The row on the organ pipe was long again. She nodded to
    us as one nods to people who have been in the shop before and only looked. They were not for sale, she said, but
    there was the saucer, and everybody put in what they thought. A dentist had put in a tooth. She had coils of it
    round both arms up to the elbow and looked like a man about to be lowered from a window.
script-1062-buy-pay = “Then we think this. And we’ll stay while it burns.”
script-1062-buy-leave = “We only came in out of the wind.”
script-1062-pair =
    She turned over what we had put in the saucer and gave us two, joined at the wick, as they come off the rod. One
    was to be cut from the other. { $present ->
        [one] The knife was at the bottom of the bag, so we lit them
       *[other] Nobody had a knife out quickly enough, so we lit them
    } as they were, hung over the
    pipe, and they burned toward each other from both ends and leaned. The wax ran down on to the page of the hymn
    book. Stana came by with her thumbnail and scraped it up, and waited, and scraped again. When the flames met she
    said that most people do not stay for that.

script-1063 = In the sacristy
script-1063-pipe =
    Smoke was coming from under the sacristy door, and with it, by ones and twos, came people with wet cloths to their
    faces; and last a priest, carrying a length of stovepipe, black from head to foot. He begged our pardon. His guests
    had been about to sing. The pipe had come down in the second verse. It wanted one person on the roof and one
    underneath, and a third to shout, he explained, and his guests were none of them of an age. An old man with a
    shaving brush in his hand observed that he had been a steeplejack. “In the reign of the old king,” said the priest.
script-1063-ask-help = “We’ll do the roof, Father. He can do the shouting.”
script-1063-ask-leave = “We can’t be on a roof in this moon, Father.”
script-1063-draught =
    The old man shouted very well. He knew each tile up there by its first name, and guided us with the shaving brush
    to the one that would bear. When the pipe went home there was a cough in the stove, then a roar. They had all of
    them gone back in and sat down in their places with their soot on, and as we came through the door they took up
    the second verse at the word at which they had left off. We were given a turnip to take with us. It had a kind of
    face.
script-1063-request =
    The priest had been hoping for us; he had even swept. On both sides of the sheet they looked up, and the old man
    put down his shaving brush and nodded, as one nods to family. There were fourteen of them now. The stove would do
    for eleven. He had thought it over and over, the priest said, and he had not got the right to ask, and so he was
    asking. One of the guests could work, and was in good health, and had offered to be the one. He had a hand on the
    pot lid while he spoke, and kept on turning it by the knob.
script-1063-answer-take = “Fetch your coat. It isn’t much, but it has a door.”
script-1063-answer-food = “We’ve no room either. But here’s something for the fourteen.”
script-1063-answer-refuse = “We’re counting spoons ourselves, Father.”
script-1063-coat =
    There was some embracing on this side of the sheet, and then it was thought of, and there was the same on that. A
    coat was found and proved to be the old man’s; he had another, he said, meaning the blanket. The priest came with
    us to the porch. He pressed everyone’s hand and thanked us so often that we had to tell him to go in. { $present ->
        [one] We walked home one more than we had come, the second in the footprints of the first, so that it should
            not show.
       *[other] We walked home one more than we had come, in each other’s footprints, so that it should not show.
    } Nobody knew yet what to
    talk about. It turned out to be stoves.
script-1063-pot =
    He understood at once, and was ashamed, and we were. He held the food up and read out what was on it, and from
    each side they said the amen, rather raggedly. The one who had offered went back to the bench and was made room
    for. “It’s better so,” said the old man. “Who would do the ironing?” There was no iron that we could see. The
    priest lifted the lid off at last, and let us look, since we were now in a way responsible.
script-1063-lid =
    “Of course,” he said. “Yes. Of course you are.” The knob came off the lid in his hand, and he looked at it, and
    screwed it on. The person that it concerned had already got up, and now sat down again and smoothed the bench on
    both sides, as though it had only been to see to that. They asked us to stay. We were out in the porch when
    somebody came running after us { $present ->
        [one] with a glove that we had dropped
       *[other] with a glove that one of us had dropped
    }.
script-1063-girl =
    The girl who minded the stove saw us first. “Those are the ones that had the turnip,” she said in a clear voice,
    and both sides of the sheet went quiet. The priest said that would do. She was not being rude, she explained to
    him; she only wanted to know what had become of it, because of the face. On the shelf above the stove there was a
    row of stones, each with its eyes and mouth in charcoal. She had done one for every vegetable since. The old man
    with the shaving brush was on the bench with his boots off, and his ankles were swollen up like bread.
script-1063-owed-give = “It was a good turnip. This is to go where it came from.”
script-1063-owed-leave = “It was a good turnip,” and no more than that.
script-1063-face =
    She took it in both hands and gave it a severe look from all round. It had no face, she decided, but one could see
    where it would be. Then it was in the pot, and one of the stones was taken down and put at the back, behind the
    rest. The priest thanked us for our visit. “We are quits, then,” said the girl, on her own account; she held the
    door for us, and as we went through she counted us off on her fingers.
script-1063-looked =
    She considered that. “Did you eat the face first or last?” she wanted to know. { $present ->
        [one] It had been cut up small, in the dark, and so we had not noticed; that was what we said.
       *[other] One of us said that it had been cut up small, in the dark, and so we had not noticed.
    } She seemed to think that this was fair. She turned to the stove
    again and moved one of the stones along on its shelf by the breadth of a finger, to where there was a gap. It was
    warm in there. We had hoped to stay a little longer.

## L08 Hotel

script-1071 = Room service
script-1071-docket =
    The lift that we had mended was not where we had left it. We heard it come, a hand’s breadth at a time, and stop
    in front of us, and on the trolley stood one silver dome with a docket. The kitchen had a customer again. “From
    31,” it read, “for Madame in 44, with our compliments. Whoever is working this: it goes no further than the second
    floor. We have not the strength for the stairs, and she has not had anything since Friday. Please.” Under the dome
    something was still just warm. It was two flights more, and dark.
script-1071-ask-haul = “Forty-four. Carry it level.”
script-1071-ask-eat = “Madame could be dead, for all they know.” Lift the dome.
script-1071-ask-leave = “We’re not the staff. Send it back down.”
script-1071-fourth =
    Madame in 44 had sung, in her time, at the better spas. She sat up in bed with an eiderdown round her and a hat
    on, and told us to put it there. She lifted the dome off herself; it was the only part that she still did well,
    she said. After the first spoonful she was silent. Then we must take the tray back, with her card, and be so good
    as to help ourselves out of the wardrobe. They were stage things, for the most part, but the pockets were real. In
    31 someone tapped three times on the pipe, and she tapped with her ring.
script-1071-dome =
    It was a tin, opened, warmed over a candle and closed up again with its own lid, so as to keep. There was a fork
    with it and a napkin in the form of a swan. We did it quickly and wiped the dome. Then it seemed best that the
    lift should go down again, and we let it go, with the docket on it. When it had stopped we heard the tapping, somewhere overhead, on a pipe: three times, and a pause; and after a while from below us, quite
    cheerfully, the same three.
script-1071-rope =
    The lift was moving. It hung there between the storeys with its trolley, as before, and went up by a hand, and sank
    again by two. A person above was hauling on the rope with bare hands, we could hear his breath come down the shaft.
    “If anyone’s there,” said a man’s voice, out of the dark, conversationally, “I’ve now got to a stage where I can
    neither pull nor let go.” And a woman’s, at his side: “I told you to wind it round the bed.” They were in 31, they
    let us know. It was on account of the spoons, they had been told there were spoons.
script-1071-help-hold = “Don’t let go yet. We’ve got the rope.”
script-1071-help-leave = “That’ll come down on somebody. Out of the shaft.”
script-1071-held =
    { $them } took the weight with the rope about both forearms, and feet against the sill, and it went up. It took
    the time in which two people who have been married for long can discuss the right way of doing it. Then something
    was made fast to a bed. “We have it,” cried the woman, “my dear sir or madam, we have it,” and there was a
    clatter, and they could be heard counting spoons. What had been underneath on the trolley they sent down to us in
    a pillowcase. { $them }’s arms shook so that the cup had to be drunk from where it stood.

script-1072 = Thirty-one
script-1072-bill =
    On the second floor, on the pantry door, was pinned a bill. It was done in the proper form, with the crest. To
    supper, one, warmed, intended for another; to one napkin, folded. The total had been left open. Beneath it a person
    who wrote a shaky, sloping hand had put “Madame in 44 was sent her supper on the following day instead. She was not
    told. The management would be glad to receive, at your convenience, whatever you think right. 31.” There was no
    threat in it. The lift had been drawn up out of reach and its rope looped over a hook.
script-1072-owe-pay = “One supper, then. Put it under the dome and tap the pipe.”
script-1072-owe-leave = “Let the management wait. Everybody does.”
script-1072-settled =
    We tapped three times. There was such a long silence that we thought we had got it wrong. Then the rope was
    unhooked, and the lift came down, and on the trolley stood an ashtray with a card in it that said “Thank you. Paid,”
    with the date and both their names. They had taken the trouble to leave room for ours. We set the dome on the
    trolley. All the way up one could follow it by the fork, which rang against the plate.
script-1072-room =
    They were expecting us in 31: a very tall man and a very small woman, both in overcoats, with a candle in the
    tooth glass. They had been on their honeymoon when it began. It had been their second. “The one thing that we have
    too much of,” she said, “is bed,” and it was so, for there was one by the window besides the big one, made up and
    turned down, with a chocolate paper on the pillow, empty, for the look of it. They proposed two hours. He’d sit by
    the door himself. Or there was the wardrobe, if we cared to see, the guests in 30 had not sent for their things.
script-1072-ljuba =
    They were expecting us in 31, a very tall man and a very small woman in overcoats, with a candle in the tooth
    glass. Ljuba wished them good evening and asked, as she had asked some thousands of people, if they had everything
    that they required. And the small woman began to cry. It went off again soon. They had only ever wanted to be
    asked. There was a bed over, turned down, with a chocolate paper on the pillow; two hours, they said, for whoever
    needed it most, and Ljuba might take the chair in the corridor as she seemed to want to. Or there was the
    wardrobe, from number 30.
script-1072-ask-sleep = “Two hours. Wake us if the pipe knocks.”
script-1072-ask-wardrobe = “The wardrobe, if it’s all the same to you.”
script-1072-ask-leave = “You keep it warm for yourselves. Good night.”
script-1072-slept =
    { $them } lay down with boots on, was told by both of them to take them off, and did, and was asleep before the
    second had touched the floor. In a real bed a person looks quite different. The man sat by the door with an
    umbrella across his knees. The woman did some darning, and it was one of { $them }’s socks. When the two hours
    were up neither of them had the heart. In the end it was the pipe that knocked, and { $them } said very distinctly
    “Is there coffee?” and only then woke up.
script-1072-hangers =
    Number 30 had travelled with a good many things and the hangers all had wooden shoulders. Whenever one was moved
    they knocked, all of them together, like people at the back of a hall. The tall man stood by with the candle and
    was very correct; he read out the label of each before he gave it to us and replaced the empty hanger with its
    hook facing the same way as the rest. “They were going on to the lakes,” said the woman. She asked if she might
    keep the hat.
script-1072-board =
    At the porter’s desk the bell board was alive. It ran on a wire and a weight, not on current, and while we were
    looking the flap for 19 dropped, white, and after a time dropped again. There was no other sound in the house. They
    pulled at a cord up there and waited, and pulled. From the hook for 19 hung the spare key, and on the desk was a
    brass plate, screwed down, that said the porter would be back directly.
script-1072-answer-go = “Nineteen wants something. Bring the key.”
script-1072-answer-leave = “So does everybody.” Push the flap up and go.
script-1072-nineteen =
    It was the wind. A window had gone, and the bell cord was swinging to and fro in it with its tassel, and at every
    third or fourth swing it hooked itself over the bedpost and pulled. We had gone up all those stairs on tiptoe. The
    room was made up for somebody who had not come; they had put fruit out for him, which was now eight dark stones on
    a dish. We tied up the cord. And since one ought not to leave a room without looking, we looked.

script-1073 = A gentleman’s game
script-1073-sunday =
    “You’re late,” said the man in the dinner jacket. “I said Sunday.” He had kept our place. On the sideboard,
    between an umbrella and a clarinet case, stood what he had won from us, with its number, and it had been dusted.
    He looked worse, and his cuffs were inked on to his wrists to save the linen. Everything on there against one
    thing of ours, he suggested: it was no good to him, he could not eat a clarinet. He only wished to see it go, now,
    in the right way. It did not occur to him that one might simply give things back.
script-1073-ask-again = “All of that against one thing. Shuffle.”
script-1073-ask-bread = “Put the cards down for once and eat something. Then we’ll talk.”
script-1073-ask-leave = “We were sorry, as agreed. Once was enough.”
script-1073-beaten =
    He won. He sat back in his chair, and for a time it was as if he had been told something about his health. “I
    really did try,” he said. Then he drew the thing across with one finger, and wrote the card for it. He begged us
    not to think too badly of him. It was the only game he had ever been good at, and just look at the time he had
    chosen for it.
script-1073-back =
    When the last card fell he got up, with the blanket about him, and bowed. He carried it all to our table himself,
    piece by piece, in the order in which it had come to him, and for each he had a word as to the person: she’d had a
    cold; he bluffed badly, and had since been killed. The sideboard stood empty behind him. It was of marble, one saw
    that now. “What a relief,” he said, and sat down again, and after a little had begun to lay out a patience.
script-1073-table =
    He pushed the cards together at once and unfolded a napkin. He ate like a man who is being watched by waiters. When
    he had done he said that he had not known it could be got otherwise, company; one had always had to stake something.
    He took ours off the sideboard and set it beside the plate, under the edge, as one leaves it for the boy. And
    because it was not right to round it off so exactly, he put something to it. It was a lady’s, he told us. She had
    drawn to an inside straight.
script-1073-checkout =
    The man in the dinner jacket had his overcoat on over it and a suitcase at his side. He had been sitting like that
    since the day after we won, he admitted. It came to this: nobody ever had beaten him here, and while that was so
    he could very well stay on. The bill was made out. It wanted only someone to take his key and wish him a good
    journey, there had to be a person behind the desk; he had tried it with the bell alone, and got as far as the
    revolving door. “It needn’t be done well,” he said. “I should only like it to be done.”
script-1073-sign-out = Go behind the desk. “I hope you enjoyed your stay, sir.”
script-1073-sign-stay = “It’s worse outside than in, believe me. Deal.”
script-1073-steps =
    { $present ->
        [one] We went behind the desk and found the right face for it.
       *[other] One of us went behind the desk and found the right face for it.
    } He disputed the minibar. It was taken off. He laid
    down the key with its brass pear, and we wished him a good journey, and he asked about trains; we said that we
    believed there was one. Then he went through the revolving door, { $present ->
        [one] which stuck, and we had to push
       *[other] which stuck, and two of us had to push
    }. He stood
    on the steps with his suitcase and breathed in. He turned left, toward the river, where his sister was. We could
    see that from the luggage label. It was the first thing on it that he had not crossed out.
script-1073-another =
    He took his coat off with something like gratitude. He dealt, and we played for matches, and he lost some and won
    them back, and told us of the spa where he had learned it from a bishop. It grew late. When we got up to go he
    stayed in his chair, turning over the corners of the cards, and the suitcase remained where it was by the pillar,
    strapped, in the way of the waiters. He had written the date on the bill in pencil. He rubbed it out.
script-1073-fever =
    At the table by the pillar a game of patience had been left standing in the middle. We found the player in the
    cloakroom, on the counter, under a good many coats; he was in evening dress and had a fever. “I’m a guest,” he said.
    “I’m only lying down.” He was staying until the matter of his bill had been cleared up. In the dining room, on the
    sideboard, he had some things that he had won at cards, each one with a table number: umbrellas, a clarinet case,
    boots. If he could be brought a cup of anything hot he would make it worth their while. He was known for that.
script-1073-care-soup = “Something hot, sir. It’ll be a minute.”
script-1073-care-sideboard = “Let him sleep. What’s on that sideboard?”
script-1073-care-leave = “He’s got coats enough. Leave him his fever.”
script-1073-tray =
    We made it hot over a burning menu and carried it in to him on a tray, because he would hardly have known it
    otherwise. He sat up among the coats. He drank a third, asked what the soup was called, and on hearing that it was
    the soup of the day was content. From inside the dinner jacket he brought out a bottle. It was what he generally
    played for, he said, but { $present ->
        [one] we did not look like people who would hold it against him
       *[other] none of us looked like people who would hold it against him
    }. He signed for the soup.
script-1073-umbrellas =
    They were the sort of things that people are sorry to lose. In the fingers of a pair of gloves there was a name
    tape. We took what was of some use and moved the rest along, so that the numbers ran on with no gap. From the
    cloakroom he called out to know whether that was the waiter. { $present ->
        [one] We said yes, before thinking.
       *[other] One of us said yes, before thinking.
    } “No hurry,” said
    the voice. And then, when we were on the stairs, but not for us: “I shan’t be needing the table by the door.”

script-1079 = Forwarding address
script-1079-page =
    There came a postcard of the hotel as it had been before, with awnings. He wrote that he was at his sister’s, by
    the river, and had been ever since, and that she would not have a pack of cards in the house. He was keeping bees.
    They were not at all sporting. It had been on his conscience that he’d had the minibar taken off, when in fact he
    had drunk it; he therefore enclosed the sum, in a currency that had been withdrawn, and asked us to put it in the
    drawer of the desk if we should ever be passing. We did pass. They had the scaffolding up. The revolving door was
    propped open for the painters, and in the cloakroom, hung in the order of their numbers, were all the umbrellas,
    with a notice asking people to claim them.

## L09 Brewery

script-1081 = The left-handed man
script-1081-heard =
    He was waiting for us by the little tank with a mash paddle over his shoulder: a young man, large, with flour in
    his eyebrows. “I thought you’d come for the rest,” he said. The tap had been heard as far as the malt loft. It had
    been his grandfather’s, and the plate too. His name was Tibor and he meant to start it up again, not just now,
    when there was barley; and what we’d had was the last inch, that he had been keeping for the yeast. He didn’t
    shout. He stood there with the paddle in his left hand and wanted to know what we thought it was worth.
script-1081-tibor =
    By the little tank stood a young man with a mash paddle, large, with flour in his eyebrows, tasting. He used the
    ladle and he used it with his left. “It’s gone down,” he said, and looked us over, to see whether it had been us.
    The plate was for his grandfather. His name was Tibor; he meant to start up again, once there was barley, and that
    inch in there was what he was keeping the yeast in. A bottle of it he could spare. But he would want to be paid,
    as a matter of principle, it was how one could tell a brewery from a puddle.
script-1081-ask-pay = “It’s a fair question. This much?”
script-1081-ask-bluff = “Requisitioned. Militia supply. Stand away from the tank.”
script-1081-ask-leave = “To your grandfather, then, and good night.”
script-1081-plate =
    He turned it over in his hand and said that it would do. Then he unscrewed the brass plate. There was a hollow
    behind, and in the hollow a bottle, laid down in the year of his own birth; it had been meant for his wedding, but
    the lady had gone to Canada. He wrote us out a receipt on the back of a label, with the number one. We were his
    first customers. He asked us to come again and to say honestly how it had been, and if possible to remember the
    order in which one noticed things.
script-1081-believed =
    { $them } said it in the right tone, bored, with a hand already held out. He had the look of a man who has been
    expecting it since he was born. He filled the bottle himself, drove in the cork, and wrote it down in a book:
    militia, one. “Will there be a receipt?” he asked. { $them } signed something. We went off down the bottling hall at
    the pace of people who have a right to it, and for a long time could hear him tapping along the steel with a
    knuckle, to find where it changed now.
script-1081-mash =
    { $them } said it in the right tone, but a laugh got into it somewhere, from nerves, and he heard. His face went red
    by degrees. “My grandfather,” he said, “was forty-one years,” and he did not seem to know how to go on from there.
    He put the ladle back on its hook with care. He laid down the paddle as well, since it was for the mash, and came at
    us with his sleeves pushed up, like a man who is going to move a barrel.
script-1081-quiet =
    Then it was quiet in the hall. He lay beneath the plate with his cheek on the step, where the stone was worn, and
    { $present ->
        [one] there was flour on us to the elbows
       *[other] there was flour on all of us
    }. We turned off the tap, which had been dripping. In his coat we found a twist of
    sugar and a paper on which he had drawn a label, in coloured pencil; he had got as far as the name and one ear of
    barley. We had not been going to use force. It had been agreed that we would only use the voice.

script-1082 = The copper
script-1082-ladle =
    No one had been here. The tap had started to drip again and had made a smooth place in the dust, round as a coin.
    On the step under the plate there was nothing; somebody had been, after all, and had taken him away, and washed
    the stone. The ladle hung with its worn side out. On the tank they had set a jam jar with barley in it, in water,
    and it had sprouted. { $present ->
        [one] We could not have said why
       *[other] None of us could have said why
    } we had come in at this end of the building. We stayed on the
    far side of the hall and did what we had to there.
script-1082-copper =
    There was steam in the malt loft. Tibor had got the small copper going, with doors for fuel, and stood over it in
    his shirt; he had come by some barley that had been meant for horses. “Well?” he asked at once. We told him how it
    had been, in order: first the nose, then the ears. He wrote that down. It was going to be thin, this one, there was
    no sugar in horses. If he could get any he would make us a proper batch and bring it round. And if not, what he
    could do with was a second person to stir, because it must not catch, and he had been awake since the day before
    yesterday.
script-1082-ask-sugar = “You’ll have sugar. Remember who brought it.”
script-1082-ask-stir = “Lie down an hour. We’ll see it doesn’t catch.”
script-1082-ask-leave = “It smells like a stable. A good one. So long, Tibor.”
script-1082-batch =
    He let it run in from a height, to hear it. Then he licked his finger, put it to the bag and folded the bag up
    small. Two days, he said, it could not be hurried. He would need to know the street. When we had told him he drew
    it on the wall for safety, next to where he kept the temperatures, the whole row of houses with a cross for the
    door, and round our chimney he put in a bit of steam like his own.
script-1082-paddle =
    He was asleep on the sacks before he had finished telling us which way. We stirred to the left, as it had been
    done here for generations. One gets to see things in it after a while. The heat came up under our coats, and the
    smell, like bread that has had an idea; no one said a word about going. In his sleep he corrected us, twice. We
    woke him when it began to sing. He drew off a bottle from the bottom for us, where the strength was.
script-1082-shutter =
    Across the door of the bottling hall there was now a shutter with a flap in it, and over the flap was painted in
    big, fresh letters BREWERY. PAYMENT FIRST. We knocked. It was opened by a hand with flour on it, a left hand. He
    did not stoop to see who it was. He had been had once, he told the queue in general, by people with a manner, and
    now he dealt through the hole; it was two on top, for the manner. Behind him something bubbled. He gave good
    measure and he pushed it out over the sill with a paddle.

script-1083 = Chalk on the door
script-1083-husband =
    A man was sitting against the door of the fermenting cellar with the end of a string wound round his hand. He
    looked at our shoes. “Can you read?” he asked. He himself could not, not this alphabet. On the door above his head
    were the crosses and the dates, and below them was what we had written, “yes, quickly”. His wife had read it out
    to him. She was lighter and she’d gone in. That had been a while ago now. He gave the string a pull to show us,
    and it was quite loose. “It says yes, doesn’t it?” he said. “She said that it said yes.”
script-1083-answer-in = “Wet this scarf and hold that end.” Go in after her.
script-1083-answer-wipe = Wipe the word out with a sleeve, so no one else reads it.
script-1083-out =
    { $them } followed the string from knot to knot on tiptoe with chin lifted. She was at the ninth. She had sat down
    on a valve to get her breath, and was talking, very sensibly, to somebody about the price of leeks. She weighed
    next to nothing. When they were out in the air the husband put his face against hers and kept it there, and she
    went on about leeks into his neck until she had to cough. Then he got up and asked us to say what the right word
    was. He wished to write it himself, { $present ->
        [one] if we would hold his hand
       *[other] if one of us would hold his hand
    }.
script-1083-both =
    { $them } got as far as the ninth knot, and found her, and could not lift her; so they came out on their knees,
    the two of them, each dragging at the other, and it took twice as long as anyone ought to be in there. She was
    sick, and would be well again. { $them } sat against the wall with blue lips and could not think of the word for
    wall. The husband had taken off his jacket and was wiping down the whole door with it, the crosses, the dates, all
    that was on it, whatever it said.
script-1083-sleeve =
    The chalk came off on the sleeve. It left a pale patch, in the shape of two words. “What are you doing?” said the
    man. “What did it say?” We told him that it had been a mistake. He nodded several times, and wound the string
    round his hand once more, and stood up, and he asked us in what direction one should lean in there. He was a big
    man. He had on a belt with a horse’s head for a buckle. When he opened the door the smell came out to us and our
    lighter went out.
script-1083-fourth =
    A man got up from the steps of the fermenting cellar and took off his cap. He had been waiting on the chance, he
    said, three nights now. The week before he had stood here with his hand on the latch, and there were three of those
    noes, and he’d thought: well, three. They might have been anybody. “But then one came back afterward and underlined
    it,” he said. “I thought, that’s somebody who has been in there. I’ve got two at home.” He had a bag with him, out
    of his own shed. He hoped there was something in it that we could use.
script-1083-boy =
    A boy of sixteen or so was standing at the door of the fermenting cellar and breathing. He did it in through the
    nose, out through the mouth; he had got to forty. On the wood were crosses, dates, and the last three said “no”.
    Those were old, he told us. Gas got tired. There were the fitters’ cupboards at the far end, and his mother had a
    birthday. He had tied a string round his middle, but had found no one to give the other end to, so he had fastened
    it to the latch. He held it out to us now. He had very clean ears.
script-1083-ask-feed = “Untie that and sit down. We’ve something for her birthday.”
script-1083-ask-hold = “Give us the end. One pull, and we haul you out.”
script-1083-ask-leave = “Can you not read? It says no.” Leave him to it.
script-1083-crust =
    He needed to be told twice that there was nothing in it for us. Then he sat down on the step, since his legs had
    gone, and laughed. He was not at all sure that he could have got to the fifth knot. It was her forty-first. She
    would want to know where it came from, and he practised on us what he was going to say, in several versions; in
    the one that he settled on, he had won it. He chalked up the date before he left, and after it another “no”. He
    signed it. He’d done something, in a way.
script-1083-shared =
    He went in like a diver. We let the string run through our fingers and counted for him, and at fifty it gave a
    jerk that was no signal, only him coming. He had his jersey full. He lay on the floor and steamed, and pushed it
    all over to us across the flags with his feet, as he could not talk, half for us and half for him. In his half was
    a pair of spectacles in a case. “She’s got none,” he said, when he was able. { $present ->
        [one] He tried them on and looked at us, enormous-eyed.
       *[other] He tried them on and looked round at each of us, enormous-eyed.
    }
script-1083-dragged =
    There was one pull. We hauled, and he was no weight at all, he came along the floor on his side like something on
    wheels. But at the door the string had sawn itself through on the sill, and somebody had to go in for the last two metres. He was back with us first. He went red, and white, and apologised. { $present ->
        [one] We took longer; there was
       *[other] Whoever had gone in took longer; there was
    } a tightness left over from it that sat behind the breastbone like a swallowed coin. The boy walked with us as far
    as the bridge, carrying our bags, and every few steps he asked whether it was better.

script-1084 = A delivery
script-1084-cart =
    A barrow came up the street at dusk with a lantern on it, and a large young man between the shafts. He had a clean
    apron on. Tibor had found us by the steam. He set the bottles down on the table, stepped back against the wall and
    waited, with his left hand holding the right, { $present ->
        [one] until we had drawn the cork
       *[other] until one of us had drawn the cork
    }. “In order,” he said. We told
    him. It was first of all the nose. He wrote it on his cuff, and when we got to what came last, { $present ->
        [one] which we could not put a name to
       *[other] which none of us could put a name to
    }, he nodded: that was the doors. They had been pear-wood.

## L10 Checkpoint

script-1091 = At the barrier again
script-1091-boots =
    There was another man at the barrier, well over fifty, with his collar turned up. He was sitting in the hut with
    the door open for his legs. He did not reach for his rifle. “You’re from over there,” he said; “perhaps you can
    tell me. There was a lad here before me. They gave me his boots to send home, and his spoon.” He had them next to
    him in a carton. The mother had written that there must be a postcard too, he’d told her he had one with the lake
    on it, ready, with nothing lacking but the stamp. He had looked along the shelf, he said, and under it.
script-1091-answer-card = Lay the postcard on the shelf where it stood.
script-1091-answer-deny = “We never came this way before.”
script-1091-lake =
    He looked at the lake for some time and then he turned it over and read what was there. It was only about socks.
    He could see for himself how we must have come by it. “Well,” he said. He put it in with the boots, between the
    soles, so that it should not get bent, and he took a stamp from his own pocketbook and licked it. “I have to
    report that it’s been found,” he told us. “I don’t have to report by whom.” He pushed a packet over to us, with
    his foot. { $present ->
        [one] We could not have said what that was for,
       *[other] None of us could have said what that was for,
    } and we took it.
script-1091-shelf =
    “No,” he said. “No, I don’t suppose you did.” He went on feeling along the shelf behind his head as he watched us,
    from the one end to the other, with the flat of his hand. We had got a fair way down the road when he called
    something after us. It was the name of the lake. He called it twice over, in case we had been trying to think of
    it, and a dog took it up somewhere, and then a second dog.
script-1091-empty =
    The same boy was at the barrier. He was awake; he stood in front of the hut at attention, by himself, in the snow,
    with both his boots on, and his rifle had been taken apart and hung on him in pieces with wire. That was so people
    should see. It was for the two clips. He would have to stand until they were found again, he told us from the corner
    of his mouth, or until Sunday. It wasn’t that he suspected anyone. “I sleep too deep,” he said, “I always have.” His
    lips were grey.
script-1091-plea-return = “Would these be the two? They were lying in the ditch.”
script-1091-plea-silent = “Sunday’s not so far off.” Walk by on the other side.
script-1091-counted =
    He counted them over with his eyes, because he was not allowed to move. { $present ->
        [one] We had to go into the hut
       *[other] One of us had to go into the hut
    } and put
    them in the tin, and behind the postcard, to the left, there was a thing of his that we should take out. It was a
    tin of another kind. “In the ditch,” he repeated to himself, so as to have it right. As we went off he was
    whistling through his teeth. It was the sort of tune one whistles at attention, with hardly any up or down in it.
script-1091-pockets =
    We went past on the other side of the road. { $present ->
        [one] In the pocket they knocked together at each step, and we put a hand in to hold them still.
       *[other] In one of our pockets they knocked together at each step, and one of us put a hand in to hold them
            still.
    } “Mind how you go,” said the boy, “it’s slippery by the block.” It was
    slippery by the block. When we looked round he had got his eyes shut. He was swaying somewhat, and all the bits of
    the rifle moved on him with a little click, like a bead curtain.
script-1091-awake =
    The soldier at the barrier was the same one. He had both boots on today. He knew us, although he had never had his
    eyes open when we were there; it was from the tracks, he said. A person had come as far as the door of his hut, and
    stood there, and gone away again, and nothing was missing. He had thought about it a good deal. “Did I say
    anything?” he asked. He’d give us the whole evening, where the others were and when they changed, for something to
    smoke, or a coffee. It was only to stay awake. He was no good at being awake.
script-1091-ask-smoke = “You said second left. Here, keep your eyes open with that.”
script-1091-ask-leave = “You never said a word. Good night.”
script-1091-barrier =
    He sat on the step of the hut and drew it for us in the snow with the spoon. The sergeant was here, and here, the
    one with the cough went round by the sheds on the hour. He lifted the barrier for us by lifting his arm. It was a
    thing he had thought out himself. Then he asked us what there was at second left. It was a bakery, we said. He
    nodded; he had dreamt it with a bench outside, and there is one.

script-1092 = Nobody at his post
script-1092-coat =
    The boy had been waiting behind the hut. He had undone the cord from his wrist and tied it to the handle of the
    stove, and he’d hung his cap on the stovepipe, so that from the road there was somebody sitting there. He was
    going tonight. He was to be sent up to the ridge with the others and he had seen what came down again. All he
    needed was to get across the tram lines with someone who walked as people do. “I walk like this,” he said, and
    showed us; and he did, one could have told him a mile off. What was in the tin he’d put in a sock for us. He had
    got as far as taking off his belt.
script-1092-ask-help = “Hands in your pockets. Slouch. And don’t look up at windows.”
script-1092-ask-refuse = “If they find us with you, it’s all of us. Tie the cord on again.”
script-1092-tram =
    It took until three. { $present ->
        [one] We put him beside us, with a bag,
       *[other] We put him in the middle, with a bag,
    } and taught him on the way: you let your shoulders go, you look at the ground, you stop now and then for nothing.
    He got quite good at it. At the bakery he sat down for a minute on the bench. Behind us, up the road, the barrier
    rose and sank a little in the wind, as if in that hut a sleeper kept on turning over. By the tram lines he gave us
    the sock. He shook hands and then he went on, and it was we, now, who noticed how we walked.
script-1092-cord =
    “No,” he said, “I can see that.” He untied the cord from the stove and held it out with his wrist, because it is
    hard to do with one hand. { $present ->
        [one] So we tied it.
       *[other] So one of us tied it.
    } It was the same knot as before; there was a groove for it. He put
    on the cap. He asked if we would mind going by the other side, as it would look better, and not for an hour or so.
    We sat behind the cement block for the hour. He did not talk in his sleep that night, or else he wasn’t asleep.
script-1092-lamp =
    They had put a searchlight where the hut used to be, and the barrier was painted. Three men that we did not know
    were playing cards on an ammunition crate with the lid off. The light went round by clockwork, out over the wire,
    across the ditch, along the road and over the ditch again. Every time it passed the cards they turned their hands
    face down on their knees. One could get to the crate through the ditch, between the one pass and the next. One
    could also call out and ask to be let by, as the notice said.
script-1092-jovan =
    Jovan made us lie down before we had seen anything. They had put a searchlight where the hut used to be. Three men
    were playing cards on an ammunition crate with the lid off, and every time the light went by they turned their
    hands face down on their knees. He watched them for some minutes with his chin on his sleeve. “Second-year men,”
    he said. “The tall one cheats.” He had stood at such a barrier himself, on this road, with a crate like that. One
    could get to it by the ditch between two passes, he said, and one could call out, as the notice told you to. In
    his time nobody ever had.
script-1092-dare-crawl = “Count it. Nine seconds. The ditch is deep enough.”
script-1092-dare-back = “Round by the brickworks, then, and lose the time.”
script-1092-dare-shout = “Put your hands up and do what the notice says.”
script-1092-crate =
    { $them } lay in the ditch for five turns of it, learning how long it was. On the sixth it was dark, and then it
    was light, and nothing seemed to have changed but a hand was withdrawn below the edge of the crate. “Whose lead is
    it?” said one of the three. They had some argument on the point. { $them } came back along the bottom of the ditch,
    wet to the neck, and with an ace of clubs, which must have been stuck to the lid.
script-1092-wire =
    { $them } had counted nine and it was eight. There was a strand of wire at the lip of the ditch, and it had to be
    gone through then and not round. Nobody fired. The light went by and came again and stopped for a while on the
    place, on a bit of sleeve that hung there. “Fox,” said a voice. “With buttons?” said another. The arm was open
    from the elbow down, and we tied it up with the other sleeve, to make it even.
script-1092-halt =
    They were quite friendly. It was a relief to them to have something to do. We stood in the light with our arms out
    while one of the three went through the bag, and held up each article to the others like an auctioneer, and they
    bid for it in cigarettes. Only a single thing was sold. The rest they packed up again in another order. “You
    didn’t have to call out,” said the youngest as he raised the barrier. “Nobody calls out.”

script-1093 = The one who writes
script-1093-sheets =
    A woman stood at the fence beside the crossing with a roll of wire on her arm, like a handbag. She was changing
    the plastic sleeves, as the frost makes them crack. She must have been a schoolteacher. “Hold this,” she said to
    us, without turning round, { $present ->
        [one] and we were holding it
       *[other] and one of us was holding it
    }. It was a sheet with names. They were the people who had
    been shot on the way across, with the hour and where they were going. Her pliers were too stiff for her. There
    were twelve sheets and it was half past twelve, she had until a quarter to two.
script-1093-ask-wire = “Let us have the pliers. You read out which goes where.”
script-1093-ask-leave = “It’s too open here. You shouldn’t be standing there either.”
script-1093-ours =
    A woman stood at the fence by the crossing with a roll of wire on her arm and changed the sleeves on her sheets of
    names. She looked at us, then at the number of us. “There’s one fewer of you,” she said. She saw everybody who
    went by here, it was a matter of training; she’d had classes of forty. She had ruled a line already. She did not
    take only those from the crossing any more, that had come to seem petty. If we cared to tell her the name and how
    it was spelled, she would put it in, and the hour, and where to. The last was what people found the hardest.
script-1093-tell-name = Spell it for her. Then think where to.
script-1093-tell-wire = “Not today. But your hands are cold, let us do the wiring.”
script-1093-tell-leave = “That’s ours. It isn’t for a fence.”
script-1093-line =
    She wrote it as we spelled it, with the same loop for the J if there had been a J. About the hour we were not of
    one mind and she put “toward morning”. Then, where to. There were several proposals. She waited, with her pen
    under her coat to keep the ink from freezing. { $present ->
        [one] In the end it was the plainest that we settled upon:
       *[other] In the end it was the plainest that we all agreed upon:
    } “home”. She
    had a good many of those, she said, and blew on it, and showed us the place where it would hang, third from the
    left, out of the wind.
script-1093-noon =
    We wired and she read out: sheet four, sheet five. She did it from memory, and had her eyes on the roofs. As it
    got on for one o’clock she nodded to us to come out from behind the post. “He’s eating,” she said. We did the last
    six in the open, standing upright, and it was like being on a beach. She showed us the small ticks beside the gap
    in the hours. They had not wanted to believe her at headquarters. She had got a daughter on sheet seven, we saw,
    between a plumber and a tailor of the same name; it was written no larger.

script-1098 = Third from the left
script-1098-page =
    They wanted to cut the names in stone, and she would not have it. Stone was for people who were finished with, she
    told the committee. So the fence was left, with the paper on it, and there is money in the budget of the city,
    under “street lighting”, for plastic sleeves. She is over ninety and supervises from a folding chair. On the day
    of the ceasefire there are always some who go along it until they have got to theirs, and stand, and then read
    those to the right and left as well, since one has come. Ours is third from the left, out of the wind. The ink has
    gone brown. Toward morning, it says, and where to. Somebody whom we do not know has put a small tick after it.

script-1099 = Second left
script-1099-page =
    There is a man who comes into the bakery on Saturdays and sits outside on the bench. He has a limp, a wife from the
    quarter and twin girls, and he falls asleep there. We had seen him often before we knew him, for he slouches; it’s
    the worst walk in the street. The girls take turns at tying a thread round his wrist and leading it to the handle of
    the door, so that whoever goes in or out wakes him. He lifts his arm. He does it with his eyes shut. When we told
    him who we were he got up, and { $present ->
        [one] shook hands, twice, and had
       *[other] shook hands with each of us, and had
    } to be asked to sit down; he wanted to know whether he’d said anything just now. Yes, said one of the girls. He had
    been giving a stranger directions, as usual, and they were quite wrong.

## L11 Market square

script-1101 = By the dry fountain
script-1101-husband =
    An old man was standing by the dry fountain, in a suit, with a tie that had been pinned on to him in a hurry. He had
    hardly any teeth. He was stopping everyone. When it was our turn he raised his hat and asked whether we had happened
    to buy a ring of a lady with her hand in a jar. She had told him that she’d lost it in the soap. “She thinks I
    believe it,” he said. He had got together what he could in order to buy it back, in an envelope; it was the money of
    three governments. He wanted it done by Thursday, which would make it fifty years.
script-1101-answer-ring = “Put your envelope away. Here it is.”
script-1101-answer-food = “The ring’s gone on. But you could take her this for Thursday.”
script-1101-answer-bargain = “We gave a fair price for it. Ask at the jewellers’.”
script-1101-pocket =
    He took it off our palm as one takes a splinter out. He did not put it in his pocket, he did not trust his
    pockets; he hung it on the little finger, where it went no further than the nail, and closed the fist on it. The
    envelope we were obliged to accept. In it, among the money, he had put some coffee beans, counted, as he had
    doubts about the second government. He asked if we could tell him one thing: had she cried, or had she bargained.
    “Bargained,” we said. That pleased him very much.
script-1101-gums =
    He thanked us for it and felt at once whether it was soft. He would tell her, he said, that it was from the ring.
    It had been her mother’s and had buried two husbands; so it was only doing what it had always done and seeing
    people through. He went back to his place by the fountain, all the same. There was still some daylight, and
    somebody might come along yet. As we crossed the square we could see his hat going up, and down, and up.
script-1101-fountain =
    “Quite so,” he said. “I’m sure it was fair.” He put on his hat again. He turned to the next people, and it was the
    same question with the same words, only that this time he left out about the fifty years. A boy who sold matches
    told us he’d been there since Sunday. When we came back by that way an hour later he had sat down on the rim of
    the basin and was winding a piece of thread on to a match, and off it, and on.
script-1101-place =
    She had a place now, by the fountain, between the woman with the lamps and the man with the sock. She had brought
    a chair. “These are they!” she cried, and the whole row leaned forward to have a look at us. We were not to buy
    from him over there, she said, nor from that one on a Monday. She went round with us herself, the ring turned to
    the outside, and before each stall she coughed. It was astonishing how the prices altered. She beat them down out
    of pure pleasure, on our behalf, and over a box of buttons she very nearly came to blows.
script-1101-jar =
    She was by the dry fountain, as before, but she had both gloves on, and what she was selling today was the jar.
    “It’s a good jar,” she told us. “There was greengage in it.” The ring she still had; on Sunday a man with a
    motorcycle had been at it with pliers, and had given it up. For the trying he’d let her have half a loaf, and it had
    been the half with nothing in the middle. Her husband said it had been very nice. He could not chew a crust, though,
    so that it was she who had it, and now she was ashamed, and would we not like the jar?
script-1101-ask-give = “Keep the jar to put this in.”
script-1101-ask-leave = “We’ve nothing to put in a jar.”
script-1101-lid =
    She unscrewed the lid and it went in as though it had been measured. She held the jar up to the sky to see how it
    looked. It looked like something in a jar, she said, after all this while. She pulled off a glove to do up the lid
    tight and there was the finger, bandaged, with blue on both sides of it. She was careful not to let us notice.
    “He’ll say I robbed you,” she said, “and I shall let him.” We were to come for the jar in the summer.

script-1102 = A place in the queue
script-1102-queue =
    At the corner of the square the pump had been got going, and the queue for it went three times round the fountain.
    We stood at the end. After a while there was a movement in the middle, and a hat was waved at us, or it was a jar:
    they had been keeping our place. They had kept one for us since the morning, two pails on a string, on the off
    chance; and those behind had raised objections, and been told a thing or two. It would be another hour. But one had
    the sun there on that side, and there were seats.
script-1102-ask-stand = “An hour in the sun, with seats. Move up.”
script-1102-ask-leave = “Give our place to the ones behind. We can’t stay.”
script-1102-pump =
    In that hour we learned who was feeding the pigeons and why the lamp woman had never married. { $present ->
        [one] Every few minutes everybody got up and shifted the chairs on by one, and sat down.
       *[other] Every few minutes all of us got up and shifted our chairs on by one, and sat down.
    } The pump had a cough and two notes. When we came to it the old couple worked the handle together, against all
    advice, he down and she up, and they counted; it was their exercise. We carried the pails off across the square
    without spilling more than one ought to. People back there were already being told a thing or two.
script-1102-tin =
    A man with a tray sold tins without labels. They’d come off in a flood, he said. He shook each at his ear before
    he let it go, to be on the safe side, and would let us shake it as well. It might be anything, beans or peaches;
    he’d had a lady last week who got a whole duck. The price was the same for all of them. By the fountain nobody
    stood today. The rim had been swept, and an empty jar was lying upside down in the basin, where the wind got under
    it now and then and made it hum.
script-1102-offer-buy = “That one. No, the one underneath.”
script-1102-offer-leave = “I can hear what that is. That’s gravel.”
script-1102-beans =
    We opened it there, behind a pillar, with a nail. It was beans. One does not need to have seen a label to know what
    was on it. The man with the tray had come after us, and looked over our shoulders, and he was so much relieved that
    he took off his cap. He had never known, he said. They had been given to him to sell, and he had been walking about
    with it all the week like a man with a loaded gun.
script-1102-sand =
    It was sand, wet sand, well packed, with a pebble in it for the sound. We went back, and the man had gone, with
    his tray. A woman who had been standing next to us and had bought two was still standing there. She had not opened
    hers. She was on her way home, she told us, to make a sauce; she asked us kindly not to say anything till she was
    round the corner.

script-1103 = The boy on the crate
script-1103-crier =
    A small boy was standing on a crate, giving out the prices. No one had appointed him. He had a voice like a tin
    whistle and he called them as they really were, what people paid and not what they asked, so that wherever he
    turned his face there was a certain coldness. “Lamp oil, nine,” he sang out, “she says twelve.” For a small
    consideration, he informed us out of the corner of his mouth, he’d come along with us and call. It had to be
    something his aunt could cook, or smoke. He had a good look at what we were carrying and named it, with the value,
    before we could stop him.
script-1103-ask-hire = “You’re hired. Walk in front and don’t spare anybody.”
script-1103-ask-leave = “You’ll get your ears boxed. And not on our account.”
script-1103-called =
    He went ahead of us with his crate beneath his arm and at each stall he put it down and got up on it. There was no
    haggling. He called what it had gone for yesterday, and on Friday, and the stallholder looked over our heads into
    the distance and asked how many. Only once was he at a loss; it was for a stuffed owl. He walked round it. “No
    sales,” he announced at last. We paid him at the arcade. He weighed it in his hand and told us, quite kindly, that
    we had paid too much.
script-1103-referees =
    “It’s them!” cried the boy on the crate, and people made way. It was about a ham. Two parties had each bought one
    half of it, unseen, and there was the bone, and the man with the sock stood by with his weights, and nobody would
    trust him, as he was a cousin. We were known here for the forty grams. It was put to us that the scales should be
    held by a person who had no ham in it at all. They had wiped the pan. The boy had a slate ready for the score. It
    would take an hour, by the look of them, and there would be a fee.
script-1103-judge-weigh = “Both halves on the table, and everybody one step back.”
script-1103-judge-leave = “We’ve fought in this square once. That was enough.”
script-1103-forty =
    It was the bone that took the time. In the end we had it sawn through lengthwise, and the marrow measured with a
    straw, and there was a silence such as there is in church. It came out to forty grams. They all began to laugh
    then, the cousins as well, and the two parties cut their forty grams off it, and another slice to be going on
    with, and that was our fee. The boy wiped the slate with his elbow. He had put us down for a draw.
script-1103-arcade =
    “Those are the ones that went round by the arcade!” cried the boy on his crate. He had nothing against us. He
    called out whatever was the case. People looked up from the stalls and looked down again, and everything
    that we asked about proved to be promised already. He would walk with us, he said, when we came past him for
    the second time, and call the prices, as he did for others. But it would be dear. It had cost him a good deal,
    that evening, to stand there by himself and shout; he’d had no voice on the Sunday and had lost by it.
script-1103-hire_dear-pay = “Fair enough. What does a voice cost?”
script-1103-hire_dear-leave = “Come away. Everybody’s looking.”

## L12 Villa

script-1111 = The tuner
script-1111-railing =
    He was already in the room, on his knees in front of the piano, with his head inside it, and he had his galoshes on.
    “So you’re the polka,” he said. He had been out by the railing that night, he’d joined in with a stick, and then a
    man came up the road and he had had to lie down in the middle of a bar. It had been on his mind. It goes up there,
    he told us; it does not go round. Four times a year he came, it was a standing order, paid until the end of next
    year by the old gentleman, by cheque. He needed someone to hold down a key.
script-1111-galoshes =
    The galoshes were gone from the corner, and there was somebody inside the piano, up to the shoulders. He came out
    backward. He was the tuner. “You touched the A,” he said. “With a glove. It’s all right, but I could tell.” It was
    a standing order: four times in the year, paid in advance by the old gentleman until the end of next year, and he
    did not see how one could get out of it. He was through with the bass. He had his felts and his coil of wire
    spread on the rug before him, in rows, and needed somebody now to hold down a key.
script-1111-ask-hold = “Which one? This? For how long?”
script-1111-ask-wire = “That’s good steel wire, in there and on the rug.” Take it.
script-1111-ask-leave = “We’ll come again when it’s finished.”
script-1111-fork =
    It was eighty-eight keys, and each of them until he said “so”. You press it and he listens, his cheek to the wood;
    there is a sort of beating in it, and it gets slower, and stops. After the first dozen we could hear it ourselves.
    We changed over when a finger went numb. He told us that in all these years nobody in the house had ever played it;
    the family had been fond of having it. He struck the fork against his knee at the end and set it on the lid, and the
    whole instrument answered, very softly, by itself.
script-1111-strings =
    He got up off his knees and stood to one side with his hat in front of him. He asked only that we should slacken
    them first, because otherwise the frame would go, and he showed us how with his own key, a quarter turn at a time.
    Each one as it came loose dropped through all the notes it had ever had. The last and thickest took some strength.
    It let go with a groan that went into the floor, and he said, under his breath, “A,” and put out his hand for the
    key.

script-1112 = An evening at the villa
script-1112-case =
    The strings were gone, and a bed had been made of it. There was a mattress in the case of the piano, with the lid up
    on its stick, and two people lay in there under a curtain and looked at us over the side. They’d come with the last
    snow, from the hill. It was dry and one was out of the draught. Only the keys were left. The woman had one hand out
    on them, and as we stood there she pressed some down, three or four; they made a small wooden noise. The man was
    teaching her, she told us. He had been a bandsman, and he hummed it.
script-1112-answer-give = “It’s a cold bed. Take this in with you.”
script-1112-answer-leave = “Sleep well.” Lower your voices and go out.
script-1112-keys =
    They made a show of not being able to take it and then it was gone beneath the curtain. By way of thanks we should
    have a piece. She sat up, with the curtain round her, and played it for us on the dead keys, both hands, watching
    his face, and he hummed, and now and again shook his head and she did the bar over. It was a polka. He’d heard
    some people at it one night from over on the hill, he said, when there were still strings; but the end, with them,
    had been all wrong.
script-1112-recital =
    There were coats on the banisters, thirty at least, and in the salon were the thirty people, on crates and on the
    joists where the parquet had been. They had climbed over the wall. The tuner was sitting at the piano in his
    galoshes, with his back to everyone. It had come to him, he explained without turning round, that the old
    gentleman had paid for an instrument to be kept in tune, and that he’d never proved it. He cracked his knuckles.
    From the hall one could see straight through, by way of all those coats, into the garden and out at the gate.
script-1112-ask-stay = “Move up on that joist.” Stay to the end.
script-1112-ask-garden = “Thirty coats, and everybody looking the other way.”
script-1112-ask-leave = “Shut the door softly. He’s about to begin.”
script-1112-polka =
    He played what he knew, and that was the things that people ask a tuner for when he has finished: the beginnings.
    He knew a hundred and more of them. He would strike up, and one saw the faces change, and just where it should go
    on he stopped and began the next. No one minded. One could finish them for oneself. At the very last he played a
    polka that we knew, all the way through, going up where it goes up, and at the end of it he took his hands off the
    keys and put down the lid.
script-1112-coats =
    It went quickly, to music. He played one beginning after another, and at each of them there was a sigh in there,
    as of a large animal turning over, and we went along the banisters and did the pockets. One takes only what is not
    a letter. There was a pause; we stood with our arms in somebody’s fur up to the elbow. Then he had started on
    { $present ->
        [one] something that we knew, and we found that we’d stopped and were waiting
       *[other] something that all of us knew, and one after another we found that we’d stopped and were waiting
    } there for it to
    go up.
script-1112-lid =
    The piano was shut, and across the lid a strip of paper had been pasted, from the one side to the other, with a
    signature. “Tuned. No further visits; the tuner has been called up. It will hold for about a year if it is not moved
    or played, and the windows seen to.” His galoshes stood on top, as a present, it might be, or so as to have them out
    of the wet. It was rosewood, a finger thick. In the grate were the remains of the last of the window frames.
script-1112-axe-chop = “It’ll hold for a year. We won’t. Where’s the axe?”
script-1112-axe-leave = “See to that window, as he says, and let’s go.”
script-1112-rosewood =
    At the first stroke everything in it rang at once. We had not considered that. There was nowhere to hit it that
    did not ring, and the further we got the louder it was; the frame stood up in the room like a harp, and shook, and
    went on giving out every note there is, together, while we dragged the boards from under it. It could be heard for
    as long as we were on the avenue. The galoshes we had put on the window sill. { $present ->
        [one] They fitted, and there was nobody to say a thing about it.
       *[other] They fitted one of us and nobody said a thing about it.
    }

script-1113 = What the wall knew
script-1113-butler =
    In the study we came on an old man on a library ladder, with a candle stuck to his thumb, reading the wall. It was
    covered with figures; they surrounded the little door of a safe, hundreds, every one crossed out. He had been
    butler here for thirty years. He came on Tuesdays and tried five. He’d no designs on what was in it, he told us,
    he merely could not bear it that the master should have had a number that he did not know. He had known the man’s
    collar size. It goes more quickly with somebody else to turn the dial.
script-1113-ask-try = “You think of them and we’ll turn.”
script-1113-ask-leave = “Perhaps it was nobody’s birthday. Good night.”
script-1113-click =
    It was with the fourth. He had thought of the horses; of one horse, rather, and the day on which it had come in
    first, at Baden, and the master stood the whole house champagne. It clicked. He got down off the ladder and would
    not look. We had to tell him what was in there. There was a velvet case, and some papers, and a betting slip for
    the same horse in the butler’s name, with the winnings, that he had never been told of. He took that. The other
    thing he said we had better have, for the turning.
script-1113-crossed =
    We tried five, and he crossed out five, in a clerk’s neat hand, on the left, by the moulding, where there was
    still space. It had taken up the evening. Between the third and the fourth we were given tea; he’d brought it
    along in a flask, and he handed it round from the right, without having to think. He told us about the household.
    By the end we knew more about those people than about some of our own. “Tuesday, then,” he said, as he blew out
    his thumb.
script-1113-will =
    In the study an old butler was standing on a ladder and trying numbers on a wall safe. All round it they’d been
    written up, hundreds, every one crossed out. Greta asked whose house it was. When she had been told she lit a
    cigarette, and she never lights one indoors. She had drawn up his will. He used to come in on the second of each
    month and alter a clause, and on the third he came and had it put back. “I can’t tell you the number,” she said to
    us. “It’s privileged.” She looked at it a while longer and then walked over and dialled it herself. Both of them
    wept a little, she and the butler. She divided up what there was, strictly, by clause nine.
script-1113-widow =
    A lady in black was in the study, on a chair, with her back to the safe, which stood open as we’d left it. She was
    reading the wall. She had a sheet of writing paper on her knees. “He wanted me to burn this,” she said. “I never
    got it. It was in there, of course, where I’d have needed it in order to get it.” She found that very like him.
    She had come a long way on foot. There had been a case, in velvet, she told us, it was not so much the worth of
    it; he’d put it by for an anniversary, and she had pretended all that year not to know.
script-1113-answer-give = “It was this, I think. It hasn’t been opened.”
script-1113-answer-point = “It was like that when we came in.”
script-1113-case =
    She opened it the way one does a letter from somebody one has quarrelled with. Then she held it against her dress
    to see. “Garnets,” she said. “I’d so hoped it would not be garnets.” She laughed until she had to look for a
    handkerchief. She had a key for us in exchange, from a chain, to a cupboard under the back stairs that no one had
    ever found, seeing it was papered over. She would not come with us. She meant to sit a little longer, she was only
    at the second row, and she’d just come upon somebody who had guessed right.
script-1113-paper =
    “Ah,” she said. “Then I’m late for that as well.” She folded the sheet along its old folds. There was nothing for
    her to put it in any more, and after she had looked about her she got up, and laid it in the safe, and closed the
    door on it, and turned the dial; and only then, one could see, did it come to her that this was what he would have
    done. She had small, very wet shoes on. We stood aside for her. { $present ->
        [one] We were carrying something and held it
       *[other] Each of us was carrying something and held it
    } on
    the side away from her.

## L13 Allotments

script-1121 = The tally
script-1121-tally =
    An old man was sitting on the door that covers the clamp, with his pocket knife, counting the strokes on it over
    and over. His name was Kosta. He lived by that door; a cabbage a week, and so many strokes to go until the ground
    could be dug. This week there were two more strokes than he remembered making. He was not annoyed at all. He had
    supposed that he was further from spring, he said, and one’s head does get slow in the cold. On the strength of it
    he’d taken out a second head for this week, and he had asked his neighbour to dinner.
script-1121-answer-own = “Two of those strokes are ours, and two of the heads. Take this.”
script-1121-answer-silent = “It does feel like spring,” and look at the sky.
script-1121-knife =
    He sat looking at what we had given him and at the door, and moved his lips. “So it’s the ninth,” he said at last.
    He cut a nick across each of our two strokes, to cancel them. Then he folded the knife up. The neighbour would
    still have to be asked, he couldn’t go back on that, but there was a way of doing cabbage with a lot of water. He
    was obliged to us for coming. Most people, he thought, would have taken the heads and left the door alone; it was
    the strokes that he could not have forgiven, and we had come about the strokes.
script-1121-early =
    He looked up too, with his mouth open. There was a kind of brightness over the gasworks. “You can smell it,” said
    Kosta. And since we’d been so good as to agree with him he lifted the corner of the door and pulled out a head for
    us from the near end. It squeaked. He had been too careful all the winter, he said. That was what came of living
    by oneself with a knife. He shook the soil from the root and saved it, in his cap.
script-1121-clamp =
    The door was off the clamp, and an old man stood knee-deep in the straw, handing cabbages out to himself. There
    was rot at the north end. Each had to be looked at, and peeled as far as was necessary, and put back with its
    neighbours changed. His name was Kosta. He had seen our tracks, he said, the last time: up to the door, round it,
    and off again. He had sat and looked at them. “You lifted the corner,” he said, “and you put it down.” He would be
    glad of another pair of hands now, or two. The frost was due at midnight.
script-1121-ask-turn = “Pass them up. Which way do the heads go?”
script-1121-ask-leave = “We’d only bruise them. Good luck with the frost.”
script-1121-roots =
    Heads down and roots to the sky, and no two that had touched before to touch again. He had a system, like a hostess
    seating a dinner. We worked along from the north with a lantern under a bucket. The leaves that came off went into
    one heap, for soup, and those that were past soup into another, for a goat of which he spoke with respect. It was
    done by half past eleven. He gave us one from the middle, where they are the sweetest. When he had laid the door on,
    he cut his stroke, and after a moment a small one next to it.

script-1122 = Before the thaw
script-1122-empty =
    The straw lay about and the clamp was open. Kosta sat on its edge with his feet in it, as one sits at a swimming
    bath. It was empty. He had eaten to the end of his strokes and it was still winter. He had been over it again and
    again; he could account for every week, he told us, and it came out two short, or two over, depending on which end
    one began from. The door was leaning by him. He’d started sharpening his knife on the hinge. “I’m not as good as I
    was,” he said. “I used to be able to count.”
script-1122-answer-give = “You counted right, Kosta. We’ll show you which two were ours.”
script-1122-answer-leave = “It’s the cold,” and no more. Leave him to his sums.
script-1122-stroke =
    We put our thumbs on them, the sixth and the seventh from the left. He bent down close. One could see it now, the
    cut was deeper on the one side, it was someone who was not used to the knife. He was quiet for so long that we
    began to be cold. Then he drew a great breath, like a man who has been told that it is nothing. “I knew it,” he
    said, “I knew I could count.” He ate what we had brought him then and there. He kept his other hand flat on the
    door the whole of the time.
script-1122-bed =
    Kosta had put a stick in the ground and was standing by it in his good hat. Where it goes in as far as the mark,
    he told us, one can sow. It went in as far as the mark if he leaned on it. He had seed in nine medicine bottles.
    He’d been saving it up for someone with a back. { $present ->
        [one] If we would open that strip
       *[other] If one of us would open that strip
    } by the wall for him, two spits
    deep, then the first thing that came up there should be ours, and he would carry it round himself. There was still
    ice in it, he would not pretend that there wasn’t.
script-1122-ask-dig = “Two spits deep. Hold the hat.”
script-1122-ask-leave = “Our backs are needed at home. Next time.”
script-1122-spade =
    { $them } dug. The top came away in plates, like a roof, and beneath that it was black and { $present ->
        [one] smelled of something that we had known
       *[other] smelled of something that all of us had known
    }. Kosta walked alongside with his bottles, and talked to the wall. At the end of the strip
    the spade struck on glass: it was a tenth bottle, with the stopper in, and a slip of paper that his wife had put
    there. He read it and put it away. “Onions,” he said. { $present ->
        [one] On the way home { $them } fell asleep twice, walking, and was woken each time by a kerb.
       *[other] { $them } slept the whole way home on one shoulder after another, standing up whenever we stood.
    }

script-1123 = The loft
script-1123-countess =
    The pigeon loft was in an uproar. A bird had come in that had been gone since the autumn, a slate-grey hen, thin
    as a glove, and the keeper had her inside his shirt. It was the Countess. He was almost unable to speak. He’d lent
    her to a doctor on the other side of the lines, against a possible need, and she’d flown home over all of that;
    she had a capsule on her leg. Inside was a strip of cigarette paper, with an address on it, in this city, and
    writing so small that he could not make it out. He was too old to walk so far. She had done her part, he said, he
    didn’t know whom to ask for the rest.
script-1123-ask-carry = “We know the street. Give it here, we’ll run the last kilometre.”
script-1123-ask-read = “Let’s see what it says first. Bring the lighter here.”
script-1123-ask-leave = “Keep her warm. Somebody will come who’s going that way.”
script-1123-address =
    It was on a fifth floor, and there was a brass plate with a dentist on it. The woman who came to the door took the
    strip and held it up against the lamp, and said, “It’s his hand.” Then she read it out, because it was only a
    line: he was well, he was operating, she should sell the chair. She seemed to think it odd, of all things, that he
    should have remembered the chair. There was one, with a footrest. She would do it tomorrow. In the meantime we
    were to go along the shelves and take whatever it was that people took. “By pigeon,” she said, on the landing.
    “He’s afraid of birds.”
script-1123-paper =
    It was a doctor’s hand. We got it by holding it up in front of the lighter. For the most part it was
    private. It was about a chair, and about someone’s birthday, and that they had all of them been on their feet for
    thirty hours, because of what was being brought in. Then there was a sentence with days in it. We read that one a
    second time. The keeper had turned round with his bird, so as to have no part in it, and was saying to her that
    she was a good girl, and that people could not help it.
script-1123-rings =
    The keeper of the loft was sitting in front of it with a cigar box on his knees. He was a small man in a railway
    cap. In the box he had the rings, one for each of his birds, and he was reading out the numbers, and when he had
    read one he looked in at the perch. There were some to which no one answered. “It’s not a marten,” he told us, “a
    marten doesn’t close the latch.” He wasn’t asking anything. He’d brought them barley, in his pocket. They had
    closed up the row, he said, but in the wrong order, and they feel that at night, on the side.
script-1123-answer-tell = “It was us. This won’t make it good, but take it.”
script-1123-answer-silent = “It’s a hard winter for everything.” Say that and go.
script-1123-barley =
    He nodded. He had been thinking that it must have been somebody who was hungry, and not a person with a dislike.
    There were such people. He wanted to know which ones; and so we described them, the one with the white flight, the
    one that had sat nearest to the door. That had been Nero. He’d come in ninth from Vienna. The keeper took a
    pencil out of his cap and entered it on the cards, with a small cross, and under “remarks” he put, after some
    thought, “eaten”. He asked us if we would care to hold one.
script-1123-row =
    “It is,” said the keeper. He lifted the hatch and scattered the barley. We saw how they came down to it, and how
    each of them went back to a place that was not quite its own. He was at the number that we knew by heart. It was
    in our house on the shelf by the door, aluminium, one could have got it on a child’s finger. He read it off with
    the telephone exchange and looked in, and waited about as long as one waits.

script-1124 = The first thing up
script-1124-sack =
    Kosta came himself, in the hat. He had carried it the whole way under his coat so that the frost should not get
    it. It was what he had promised, he said, the first thing that was up; it was not much to look at, as it had been
    in a hurry. There were some leaves that one could eat, and roots as thick as a pencil, with the soil on. He’d
    added a bunch of his wife’s herbs from the rafters. We were to tell the one who dug. He had brought the stick
    along as well. He pushed it into the ground beside our door, for the interest of the thing, and it went in up to
    the mark.

script-1126 = On the gatepost
script-1126-post =
    On the post of the garden gate, where other people put a lantern, sat a cabbage. Its good side had been turned to
    the path. A stick had been pushed into the ground beside it, and there was one stroke cut in the stick, and next to
    that our number, the number of us as he had last seen it, in small notches. We looked about for Kosta. There was
    smoke from his hut and the door was shut. As we lifted the thing down a rag was pulled aside at the window, only by
    a finger’s breadth, and let fall again.

script-1129 = The last kilometre
script-1129-page =
    It was in the paper, with a photograph: a slate-grey hen, stuffed, under a glass dome, for she’d died the year
    after the peace, of nothing in particular. The city museum had her now, next to the tram. On the brass plate it
    said how far she had come and over what, and by whom she had been bred, and the keeper stood at the side of it in
    his railway cap as though he were about to be weighed. There was one line that he had insisted on. They had
    thought it unnecessary. “The last kilometre on foot,” it said, “by persons unknown.” We went to have a look. The
    doctor was there that day with his wife. He kept well back from the dome, and when she was not watching him he
    gave it a little bow.

## L14 Rail depot

script-1131 = Consignee to be advised
script-1131-consignee =
    Somebody had got there before us and was standing in the open wagon with a lantern: a little man in a grocer’s
    overall, holding a sheaf of papers. “Is this all of it?” he asked. It had been sent to him two years and four
    months ago. He had never been advised; in the end he had come to look for it, along the track, from one depot to
    another. His shop was gone, as was the name of his town, but goods that have been paid for must be accepted, or
    else the whole thing stays open. It needed a signature from the railway. He looked at our caps. He had gone
    through what was left and he had not complained of a single item.
script-1131-answer-sign = “For the railway, then. Read us what you got, and we’ll sign.”
script-1131-answer-ledgers = “Those ledgers are no use to a grocer. We’ll have them for the stove.”
script-1131-answer-leave = “We’re not the railway. Nobody is.”
script-1131-receipt =
    He read it out and we said “yes” or “short”. It was mostly short. He put down everything, without reproach, and
    where it was ourselves who had made it so we said “short” as well and he wrote that too, and then he looked at us
    a while with his pen in the air. “In transit,” he decided. It took up the better part of the night. { $present ->
        [one] At the bottom we signed for the railway, and he tore off
       *[other] At the bottom we signed for the railway, all of us, and he tore off
    } the lower half along the holes. He was so light of heart
    then that he shook hands with the wagon.
script-1131-paper =
    They weighed a good deal. They were somebody’s accounts, thirty years of them, in three inks; as we passed them down
    from hand to hand one saw the same names get older. The grocer watched us. They weren’t his, he said, they were
    for the notary, but he supposed the notary could hardly be waiting. He kept the lantern up for us so that we
    should not miss the step. When we were some way off along the track we could still see him in the doorway, ticking
    with his pen, and stopping, and looking about him for someone.
script-1131-shunter =
    Under the sealed wagon lay an old shunter, blacking shoes. He had them in a row between the wheels, eleven of
    them, all for the left foot, and he was on the seventh. They were samples, they’d worked through a crack in the
    floor. He looked after this track. There was talk that the sheds at the end would be shelled, and he wanted his
    wagon out of there; it was sealed, it was in his charge. It would go by hand, he maintained, if one got it over
    the first metre. He’d oiled it. He had nothing to give for it but what lay about in his hut.
script-1131-emin =
    Emin had hardly seen the old man under the sealed wagon before he was down on his stomach beside him. They were
    looking at a bearing. “He’s oiled it!” said Emin. The shunter said that naturally he had; it was in his charge.
    The sheds at the end were going to be shelled and he wanted it out of there, and nobody would help him push. Then
    they began about trams. It emerged that in the hard winter before either was married they had once waited for one
    another, for an hour, at the same crossing. Between the wheels stood eleven left shoes, blacked. He had nothing to
    give for it, he told us, but what was in his hut.
script-1131-ask-push = “Over the first metre, you say. Shoulders to it, then.”
script-1131-ask-leave = “Forty tons, on a crust. No.”
script-1131-points =
    { $them } got both shoulders under the buffer and for a long time it was like pushing at a house. Then it was as
    if the house had sighed. It moved by the breadth of a hand, and after that it did not want to stop; we walked
    behind it, in the dark, with our palms on the cold iron, hardly leaning, as one goes behind a cow. The shunter
    trotted in front with the lamp and threw the points. He set the brake with his own foot. “Track four,” he said.
    { $them } sat down on the rail and could not for the moment get up again.

script-1132 = Track four
script-1132-trolley =
    There was a platelayers’ trolley on track four, with its handle up, and lit by a lamp with red glass. Upon it was
    a card: “For the use of the railway,” and below it our own names, copied from the signature or else got by asking
    about. It had been greased. One could go on it as far as the tunnel, an old shunter told us, and nobody’s been in
    there since the line was cut, because on foot it takes too long. He would come too. He wished to see if the
    kilometre stones were still in order. For luck he had tied one small left shoe to the handle, blacked.
script-1132-ask-ride = “To the tunnel. Two on the handle, and keep time.”
script-1132-ask-planks = “A trolley’s a trolley. It’s the sleepers we could use.”
script-1132-ask-leave = “Not with that squeak. Another night.”
script-1132-tunnel =
    It squeaked for the first hundred metres and then it sang. We had forgotten that one can go fast. The wind got
    into our sleeves and the stones went by, white, and the old man called them out, and took his cap off to the
    thirty-second, which he had set himself. In the mouth of the tunnel was what people had let fall there when they
    ran. We loaded up. On the way back there was a slope to it, and no one had to pump; we sat with our legs hanging
    over the side like children on a cart, and not a word was said until the points.
script-1132-sleepers =
    He was not pleased, but there was a stack of old ones by the buffer that had been written off. Oak does not
    forget: each had the year burned into its end. They had to be split on the spot, with wedges, as they weighed as
    much as a man; one could hear it in the sheds, every stroke twice. The shunter stood there holding the lamp. He
    informed us from time to time how many trains had gone over that one.
script-1132-ash =
    The wagon had burned, and the one on either side of it. It had been a shell or it was somebody’s fire. The wheels
    stood on the rails in the order in which they had always stood, with nothing on top; and all over the place, blown
    up against the sleepers like snow, lay black leaves of paper, on which one could still see the ruling. Between the
    wheels was a row of eleven small heels. There had to be nails and hinges in what was left, and the buckles off a
    good deal of luggage.
script-1132-dig-rake = “Rake through it, down to the ballast.”
script-1132-dig-leave = “We’ve had what we’re going to get out of that wagon.”
script-1132-nails =
    We went through it with our hands in our sleeves. It was warm lower down. There were corner irons, and locks,
    fused shut; and among them was a lead seal with a crown, run out flat like a drop of candle. When
    one of the black leaves was picked up it could be read for as long as one held it level, a column of names and the
    amounts. Then it was breathed on, and there was nothing there but fingers.

script-1133 = A call
script-1133-hens =
    It rang while we were still on the ladder to the shunters’ cabin, two long and a short, and stopped, and rang
    again. It was for us. “There you are,” said the woman at the far end of the valley. She had tried every evening at
    about this time, as we hadn’t said when. The 6.40 was not running. One of the hens had laid, and she had not known
    whom to tell. Behind her the pan was put down. { $present ->
        [one] She wanted us to say who we were, this time, and who was at home,
       *[other] She wanted us to say who we all were, this time,
    } she had a pencil
    there; people came through, over the pass, they asked after people. She couldn’t promise anything.
script-1133-talk-names = “Write this down, then. We’ll spell it. Have you room for all?”
script-1133-talk-quick = “We can’t stop. Tell us about the hen.”
script-1133-pencil =
    She wrote on the back of a timetable, she told us, and she read each of them back. { $present ->
        [one] There were those at home and then there were the others: brothers, an aunt with a bakery; a girl who had
            not been mentioned in all these months.
       *[other] There were those of us who were in the room and then there were the others: brothers, an aunt with a
            bakery; a girl whom one of us had not mentioned in all these months.
    } She asked for the colour of the hair, with that one. It took a long time. Once the
    line went and we stood about the receiver without a breath, until she said “so” and “go on, with a double T?” When
    we had hung up there was still a mark on the ear.
script-1133-lamp =
    She told us about the hen. It was the speckled one, which nobody would have expected, and it had been in the
    parcels office, in the scale, so that the hand pointed to it: sixty grams. She’d had it for her supper. It was
    lovely to have something happen. Then she heard at our end what we had heard too, a step, and iron on iron. “Is
    that you?” she said. “Well, don’t hang up on my account, just put me down,” and so we left her lying on the shelf
    with her small voice, talking to the cabin.
script-1133-lineman =
    A man was sitting at the top of the pole outside the cabin with his legs round it. He’d come on account of the
    bells. Every one of them had gone off together, the other night, so he had been told, and that meant a crossed
    wire. He was from the railway; he wore an armband which he’d sewn himself. He had been repairing his forty
    kilometres since the day it began and he was never done, they shot it down behind him, and then it was time to
    begin again from the front. He couldn’t reach. If anyone would take the ladder by the feet.
script-1133-ask-hold = “Up you go. We’ve got both feet.”
script-1133-ask-leave = “They can see you from the ridge. So long.”
script-1133-insulator =
    He took off a thing of white porcelain, about the size of a tea cup, looked in it, and out of it came an earwig.
    That had been it. He put the earwig in his breast pocket. From up there he gave us the news of the line: a cow on
    it at nineteen, the bridge at twenty-six, a woman at thirty-one who rang him up merely to hear if it was mended.
    He came down by the spikes and gave us what he had taken off in exchange, it was of no further use to the railway.
    Then he put his ear to the pole and smiled.
script-1133-ringing =
    A telephone was ringing. It was in the shunters’ cabin, on the wall, a black one with a crank; there was no glass
    in the window any longer, so that one could hear it over half the yard. It rang two long and one short. It left
    off. We had counted to twenty, and had begun to breathe, when it began again. That had been going on for days, by
    the look of it. In the snow below the window there were tracks of every sort that had come up as far as this and
    had stood there, and turned round.
script-1133-pick-lift = “I can’t bear that. I’m going to lift it.”
script-1133-pick-leave = “It isn’t for us. Keep to the wall.”
script-1133-other =
    Nobody spoke. There was a room there, one could hear that, and some men who had stopped talking. Then a voice,
    quite near, and not addressing us, said, “He’s picked up. Which one is that? That’s the cabin.” We hung it on its
    hook as carefully as one lays down a baby. It was too late, of course, for being careful. Over by the coal stage a
    door was opened, and shut, and a torch came on.
script-1133-wrong =
    “Is that the parcels office?” asked a child. We said it was. He wanted to know whether it had come yet. What was
    it, we asked. It was a box, with holes in the lid, and it would say “this side up”. We looked round the cabin, we
    really did. Not yet, we told him. “It’s a tortoise,” said the boy. He wasn’t worried, as they can go for a very
    long time. He thanked us and hung up, and the next evening, for all we know, he rang again.

script-1139 = Two long, one short
script-1139-page =
    The first train that went down the valley was the 6.40, and it was late. { $present ->
        [one] We were on it.
       *[other] Some of us were on it.
    } At each of the
    stations people stood and looked into the windows, and we looked out. At the last but one there was a lamp lit at
    the crossing, in broad daylight, and a stout woman with a flag. She had the timetable with her, the back of it was
    full; she went along the whole length of the train reading from it, in the voice that we knew. When she came to
    ours we put up our hands, as one does at school. She took it calmly. She’d had an answer to three of them, she
    told us, two were good. The aunt’s bakery was in another town but it was the same oven. She gave us an egg through
    the window, stepped back and blew her whistle, since it was she who had kept it waiting.

## L15 Warehouse

script-1141 = Pleated silk
script-1141-ruza =
    In aisle four a woman had put up a tent of plastic film, and there she sat in a ring of lampshades, unpicking. She
    was a seamstress, Ruža by name. Silk was silk; one took it off the wire and laid it in four, with shredded cartons
    in between, and had a quilt. She’d done fourteen. They went to a cellar where there were infants. “It’s always this
    pink,” she said, “I dream of it.” The cartons with the real ones, the white, were on top where she couldn’t get at
    them. If anybody could, she would line our window for us, and our door too, you’d never feel a draught again. The
    sparrows walked about among her reels.
script-1141-pink =
    In aisle four a woman had put up a tent of plastic film, and there she sat unpicking lampshades. She looked up as
    we came by, and put out a finger, and took a thread of pink { $present ->
        [one] off our collar
       *[other] off the collar of one of us
    }. “So it was you that
    brought those down,” she said. “I heard it from the road. I took it for a present.” She was a seamstress and her
    name was Ruža. Silk, with paper in between, made a quilt; she had done fourteen of them since that night, for a
    cellar with infants in it. The white, in the top cartons, would be warmer. She looked at us and then, in some
    doubt, upward.
script-1141-ask-climb = “Hold the film. We’ll throw the white ones down.”
script-1141-ask-swap = “Would you line a window for something in your cup?”
script-1141-ask-leave = “We’ve had enough of those pallets. Good sewing.”
script-1141-cartons =
    { $them } went up the far side, where they had settled, and walked over the top from one to another with arms out.
    The cartons came down like snow from a roof, without a sound, and burst. They were white, with a fringe. Ruža
    stood among them holding her skirt out. She started on our lining the same hour, and came along with us to see
    that it was hung as it should be, tacking the last of it with the nails in her mouth. { $present ->
        [one] That night we held a candle to the window.
       *[other] That night one of us held a candle to the window.
    } It stood up straight.
script-1141-fallen =
    { $them } had thrown down four of the white ones when the column began to go, slowly, like a man sitting down. It
    was cartons on top and pallets below. Ruža was the first to reach the place. She dug like a dog, with both hands,
    and then she sewed, as it had to be sewn, with her finest needle and white silk; she said that she’d never done it
    on a person. Afterward she lined the window for us and would not be prevented. She did it twice over, and with the
    fringe to the inside, where { $them } could look at it.
script-1141-lining =
    She put the cup down within reach and looked at it from time to time as she worked. She asked us for the measure
    of the window; nobody knew it, and we showed her with our arms. It would be pink, she warned us. She quilted it in
    lozenges, because the squares slip, and sang under her breath in the places where there was a corner to turn. It
    fitted to a centimetre. In the morning when the sun was on it the whole room looked like the inside of an ear.

script-1142 = Aisle four
script-1142-quilt =
    The tent stood open and the reels were packed. Ruža had been sent for; there was to be a real workroom, with a
    stove, and she was getting six girls under her. She’d waited for us on account of the last one. It was white and
    pink by turns and in the corner she had sewn our street, with the number, so that it would come back to us if it
    were ever lent. We were to take it by the edges. { $present ->
        [one] When it was opened out over a girder the sparrows
       *[other] When we had it opened out between us the sparrows
    } all rose up
    from the girders at once and settled on it, and she let them stay there a moment, and shook it.
script-1142-slide =
    Half of the columns had come down. It had been one, most likely, and then its neighbours; they lay all along the
    aisle, like a wood after a storm, with the film standing up out of it in rags. From under them stuck the end of a
    tent pole. We called. We called again and a sparrow answered with the noise of the forklift. There was nobody in
    there, one could see that when one got down low, she had cleared up and gone; even the pins had been picked off
    the floor. But a great many cartons had split.
script-1142-ask-vuk = “Stand clear,” said Vuk, and spat on his hands.
script-1142-ask-shovel = “Start at that end with the shovel.”
script-1142-ask-hands = “By hand, then, one layer at a time.”
script-1142-ask-leave = “It hasn’t finished falling. Listen to it.”
script-1142-dug =
    We took it from above, and laid it down behind us. Most of it was lampshades; after those there were
    lampshades for children, with ducks. { $present ->
        [one] Whenever something large shifted we stood still on one leg.
       *[other] Whenever something large shifted we all stood still on one leg.
    } What we were
    looking for was down on the floor, in the bottom layer, that had been too heavy for anyone to steal. By then we
    had made a lane right through to aisle five. In the draught along it the little ducks were rolling, all in the one
    direction, on their rims.

script-1143 = Differences
script-1143-village =
    The clerk in aisle nine had been waiting for us with a list. He’d finished it on the Wednesday. It had a
    population of two hundred and twelve, he told us, not counting the geese; he had made a card for each one. There
    was a discrepancy. On page ninety the miller’s daughter went off with her uncle, and in the final chapter here she
    was, at the well, as large as life, and nobody was surprised. “Did I miss something?” he asked. He had been
    through it twice again. He returned us the book, which he’d covered in brown paper, and held on to the one end.
script-1143-answer-tell = “Sit down. There must be a reason, let’s find her one.”
script-1143-answer-leave = “Authors get tired too. Thanks for the cover.”
script-1143-ending =
    We found her several. { $present ->
        [one] For our part we thought that she had come home
       *[other] There was one of us who thought that she had come home
    } on foot at about page two hundred, by
    night, and that they’d agreed in the village not to mention it; and the longer the clerk considered this the
    better it pleased him. It accounted for the lamp in chapter nine. It accounted for the mother. He wrote out a card
    for it in pencil. “So she’s in stock,” he said, “she’d merely not been entered,” and he sat back and rubbed his
    eyes with the heels of his hands. He gave us the book and let go.
script-1143-back =
    “I suppose they do,” said the clerk. He had not looked at it from that side. He let go of his end. When we were at
    the turn of the aisle we heard him take it up again, “shelf ninety-one, nil; shelf ninety-two,” and then nothing
    for a bit. Inside the brown paper he had left us his cards, all two hundred and twelve, in order, with a rubber
    band. Hers had a query on it. On the back was a note of what she had been wearing.
script-1143-aleks =
    “Shelf thirty, nil,” said a voice, at the end of aisle nine. It was a clerk with a blanket over his knees, at the
    annual stocktaking. Aleks stood and listened. “You’ve got a rhythm,” he told the man after some time. “You say nil
    before you’ve looked. One in forty, I would put it at.” The clerk was deeply offended. Then he turned pale. They
    went back together over the first thirty shelves, with the lamp, and on the twenty-third, right at the back, in
    the shadow of the upright, was one. It was dusty. The clerk struck out a nil with a shaking hand; as finder, he
    said, Aleks was entitled.
script-1143-nil =
    “Shelf fifty, nil,” said a voice. At the end of aisle nine a clerk was sitting, with a blanket over his knees. It
    was the annual stocktaking. It had now been the annual stocktaking for a year and four months, because it had to
    be witnessed, by someone not employed here, and no one came. He had a pen ready for us. We wouldn’t need to look
    at every shelf, he said, but he’d be easier in his mind if we did. There was an allowance for it. He had set it
    aside, in kind, in a box: it was screws, by weight.
script-1143-ask-sign = “Shelf one. Let’s see it.”
script-1143-ask-leave = “Put us down as nil.”
script-1143-witness =
    We looked at every shelf. There is a difference between one empty shelf and another, if you look for long enough;
    on some there was a ring, or a price, and on the thirty-eighth lay a mouse’s nest made out of delivery notes, that
    he passed over in silence. At each of them he said it, and we said it after him. When we had signed he blotted it,
    and he put the cap on his pen. He seemed not to know what he should do with the rest of the evening. The box was
    heavy. He carried it for us as far as the door.

## L16 Pharmacy

script-1151 = A fortnight somewhere else
script-1151-fortnight =
    An old lady was on her knees among the prescriptions with a magnifying glass. She wasn’t stealing, she told us;
    she was looking for one that was her own, from the year of the great flood. The doctor had ordered her a fortnight
    somewhere else. She’d had it made up here and it had done her so much good. She had gone to the salt lakes, and
    there was a band. It had been stamped. “But it says ‘repeat’,” she said, “I am nearly sure that it said ‘repeat’,”
    { $present ->
        [one] and she looked at our hands, to see whether they were a chemist’s
       *[other] and she looked from one to the other of us, to see which was the chemist
    }.
script-1151-stamp =
    An old lady was on her knees among the prescriptions, looking for one of her own from the year of the great flood:
    the doctor had ordered her a fortnight somewhere else. She was nearly sure that it said “repeat”. Irena found it.
    She found it in under a minute, by the string. It did not say so; but she’d taken out a pencil by then, and what
    it says now is “repeat as required”. She led the old lady round to the right side of the counter. She read the
    whole of it over to her, slowly, the lake and the band and how often, and brought down the stamp on it with her
    fist. “Next, please,” said Irena, quite gruffly. There was only us.
script-1151-ask-give = “We’re out of fortnights. This is for an evening. Hot, with the lid on.”
script-1151-ask-write = “Then it wants a new slip. Who’s got a doctor’s handwriting?”
script-1151-ask-leave = “It was stamped, madam. It’s been used.”
script-1151-leaves =
    She smelled it and closed her eyes. That was it, very nearly. One would need to think of the band oneself. She
    wished to know what it came to, and we said that it was on the insurance, and she laughed, for the first time, like
    a girl of twenty. Before leaving she tied up the bundle that she’d had in her lap, with a bow, and wrote on a slip
    of paper and pinned that to it. We did not like to look. She had put on her gloves to go out into the street, and
    she walked along close by the wall, rather fast.
script-1151-slip =
    { $present ->
        [one] We had several tries on the backs of old ones; and the worst was chosen.
       *[other] We all had a try on the backs of old ones; and the worst was chosen.
    } It said: two weeks, by the water. To be taken lying down, in the afternoons. There was a discussion over the band
    and it was put in. A stamp was cut out of a cork. She had stood by in the meantime with her hands folded and
    corrected us, as to the hotel. When it was handed over she read it through her glass from top to bottom, folded it
    in her glove and inquired of us whether one might drink wine with it.

script-1152 = Helped
script-1152-pinned =
    On the counter, where one could not miss it, there was a bundle lying that had been tied with a bow. A little bag
    was pinned to it, and a slip. “Helped,” it said, and had two lines underneath. She’d gone every afternoon from two
    to four, she wrote, lying down, with the shutters to. It had been rather out of season. In the second week the band
    had played something that she had asked for. She sent us what grew there along the shore, she had picked it herself,
    dry, and we knew that one can find it on the wall behind the gasworks. Under “remarks” she had put: “Should be
    prescribed more widely.”
script-1152-strings =
    There had been a fire on the floor of the pharmacy. The prescriptions had gone, with all their months, and left a
    sort of felt, in which our feet made no noise. The strings had not burned. They lay there in the ash, each tied in
    its ring, with nothing in it, hundreds of them, the way that a tide leaves things. In the corner where the shelves
    had stood was a place which had been missed. One would have to go through it on one’s knees.
script-1152-ask-kneel = “Sleeves down. Feel for glass.”
script-1152-ask-leave = “It’s only string now. Come out of there.”
script-1152-glass =
    There were jars under it that had cracked in the heat and some that had not. { $present ->
        [one] We took them to the door, one at a time, and smelled.
       *[other] We passed them out, and one of us stood at the door and smelled.
    } It is possible to tell with most of them. One bag of waxed paper had stayed whole
    between two tiles; the pin was still in it, and on the pin was the corner of a slip with “did not h” on it. We
    gave it some thought. It may have been for another complaint altogether. We took that along as well.

script-1153 = The optician
script-1153-letters =
    Somebody was reading out letters in the dark of the shop. “E,” he said, “F, P.” He was in the back, wrapped up in
    an awning, in front of an eye chart, on which there was just enough moon. He was an optician, two doors down. The
    drops that he took were finished, and as long as he read he didn’t need to shout, he had found; it was when he
    came to the bottom row that it got bad. The bottom row was the printer’s name. He knew it by heart and that did
    not count. “Perhaps if somebody else were to do the pointing,” he said.
script-1153-ask-read = “We’ll point. Start at the top, and no hurry.”
script-1153-ask-leave = “Try it with your eyes shut.” Let yourselves out.
script-1153-bottom =
    We pointed, with a broom handle, first down and then up, then here and there. He never made a mistake. After an
    hour he was hoarse and it seemed to have gone by. Then he wanted us to have a turn, it was only right; and so we
    stood behind the line on the floor, with one hand over one eye, and read out what we could. { $present ->
        [one] We could not get beyond the third.
       *[other] There was one of us who could not get beyond the third.
    } { $present ->
        [one] We had not known it.
       *[other] None of us had known it.
    } He gave us a jar from the shelf for our trouble
    and wrote down the strength that was needed.
script-1153-chart =
    The shop was swept and there was a light in the back. The optician had hung his chart on the poisons cabinet. He
    had on a white coat and his hands were quiet. It had been twelve days, he said, and touched wood, he touched a
    good deal of it. He had brought over what was left in his own shop, the test lenses in their case and a frame with
    screws, and whoever came in for something against the cough went home seeing better. He’d been hoping very much
    that we would come. { $present ->
        [one] “Do sit down,” he said; we had been screwing up an eye at him since the door.
       *[other] “You first,” he said to the one who had been screwing up an eye at him since the door.
    }
script-1153-sit-test = “Go on, sit down. We’ve an hour.”
script-1153-sit-leave = “We can see well enough for what there is.”
script-1153-lenses =
    “Better, or worse?” he asked. “So, or so?” It was long since anyone had asked us such a thing, and then waited. He
    slid the little glasses in and out. All at once the one in the chair was looking past him through the door, and
    out across the square, to where a weathercock was; we’d never been told that it was a fish. He had no frame to
    match, but he bound two lenses up in wire. { $present ->
        [one] We came home by the roofs, that evening, trying them at each chimney, and each time we said “Oh.”
       *[other] We came home by the roofs, that evening, all of us wanting to try them, and each time somebody said
            “Oh.”
    }
script-1153-claim =
    A woman was waiting in the pharmacy, by the door to the back room, as one waits who has a number. She had one. It
    was a ticket for a pair of spectacles left for repair with the optician two doors along, ready Monday. She had
    been told that he was to be found in here, as he wasn’t well. She’d been ringing the bell on the counter, she
    said, and hoped that she was not disturbing him. She held the ticket close up to her face, and then at arm’s
    length. “Is it the bridge you see to,” she asked us, “or has he got someone for that?”
script-1153-answer-glasses = Give her the case. “He asked us to see you got them.”
script-1153-answer-closed = “He’s closed. He’ll be closed for some time.”
script-1153-gold =
    She opened it under the lamp. He had done it with gold wire, a craftsman’s work; we’d thought so at the time. She
    put them on and saw us. { $present ->
        [one] She took us in from the top to the bottom, as people do with new glasses,
       *[other] She took us in from the top to the bottom, one after the other, as people do with new glasses,
    } our coats, our hands. “How kind of you,” she said, more slowly. There was something to pay and she paid
    it, in dried flowers. She wanted to leave a word of thanks for him; she had gone over to the door of the back
    room, and we told her that he was asleep.
script-1153-ticket =
    “I’ll wait a little in any case,” she said, “now that I have come.” She sat on the weighing chair with the ticket
    in her lap. She told us what a patient man he was. He’d had his troubles, and there had been times when he
    shouted, but never at a customer. It was in our inside pocket, the case, mended with gold wire. It had been too
    good to burn and not worth enough to sell. We said good night to her. She turned her face to where she supposed us
    to be.

script-1156 = According to plan
script-1156-plan =
    { $present ->
        [one] We had kept the optician’s plan and unfolded it
       *[other] One of us had kept the optician’s plan and unfolded it
    } in front of the closed door. He had drawn this too, the hinges and all, in the hand of someone who spends his days
    with tenths of a millimetre. An arrow led past the lock, past the frame and down the skirting to a tile. “Spare,” it
    said. There was no key under the tile any more, but there was the jar in which the key had been kept, so that it
    should not rust: it was stuffed with dry leaves, and those had a smell. We put the tile back, with the corner that
    was chipped toward the wall, as in the drawing.

## L17 Library

script-1161 = From A to K
script-1161-horse =
    She had got to K. “I kept the horse,” said the woman in the fur coat, before we could ask. “You were quite right
    about the wife. But he goes to the stable, in the last chapter, and he tells it everything that he has seen that
    day; the horse, because it’s blind. You can’t burn that.” She’d since burned four others with a good conscience.
    It was three degrees in the reading room. Upon the table she had kept us our slips with page numbers and a cup
    without a handle. In the low basket lay what would be next, it was poetry, and there was some doubt.
script-1161-gloves =
    She had got to K. The woman in the fur coat had a shawl on over it by now, and on top of it a map of Asia. She
    raised a hand until she was at the end of her paragraph. “You looked in once before,” she told us, “you were only
    passing through.” It hadn’t been said as a reproach. She had been through some bad weeks, there’d been all of the
    Js; what she missed was somebody to say it to when a thing was good. It was three degrees in there. In the basket
    by the stove was what would be next, poetry, and she was not sure about it.
script-1161-ask-stay = “Read us the doubtful ones. We’ll vote.”
script-1161-ask-basket = “If it’s going in the stove anyway, it can go in ours.”
script-1161-ask-leave = “Your page is turning. Good night.”
script-1161-verdict =
    It was short lines, which burn badly. We voted with our thumbs. A man who had written nothing but sunsets went in
    at once, and it gave us a good quarter of an hour. The next of them was about a pear; the whole of it was, it lay
    on a table and was a pear, and nobody spoke. “Once more, please,” { $present ->
        [one] we said, with a full mouth, as it seemed
       *[other] said one of us, with a full mouth, as it seemed
    }.
    She read it once more. It went back on the shelf, and { $present ->
        [one] we found that we had been chewing
       *[other] we found that all of us had been chewing
    }.
script-1161-reject =
    She tilted the basket toward us, so that we could choose. We took the thickest. “You must read a page of it
    first,” she said. “That’s the rule. I do it for all of them; one doesn’t send anybody off without having looked
    him in the face.” And so we stood there in the cold and read a page. It was about sunsets. It was as bad as could
    be wished; and even so it was carried home, and lay by our stove for two whole days with the marker in it.

script-1162 = The order of the shelves
script-1162-eyes =
    There were two candles on the table, and she had her face so close between them that one could smell the fur. It was
    M. “I can’t make out the small ones any longer,” said the woman in the coat. It was not sad, merely inconvenient,
    she’d hoped to get as far as T, where there was somebody that she’d been saving. She had thought that we might take
    the one she could not burn, with the blind horse. She’d packed it in newspaper and put some coffee with it. Or else,
    if there was time tonight, we could read to her out of T, from the middle, out of order. She had never in her life
    read anything out of order.
script-1162-ask-read = “Which shelf is T? Sit back, and shut your eyes.”
script-1162-ask-take = “We’ll look after the horse. Rest your eyes, now.”
script-1162-aloud =
    It was a letter in the middle of it, from an old man to someone whom he had known. { $present ->
        [one] We read it out, and she sat
       *[other] We read by turns, and she sat
    }
    with her gloves folded, and as far as one could see she did not so much as breathe. There were names we had no
    idea how to pronounce, and she supplied them. It had to be gone on with to the end of the chapter. Then she asked
    us to put it back where it belonged. “I shall get there,” she said, “now that I know it is as I thought.” She blew
    out one of the candles to save it.
script-1162-pages =
    Nine hundred pages have a certain weight. { $present ->
        [one] We changed it from arm to arm.
       *[other] We carried it by turns.
    } She had put in a slip
    at the place at which, in her opinion, one would be inclined to stop, and on it was written “not yet”.
    The coffee was in the twist of paper that was the title page of one of those she’d burned; so something of it had
    got through. From the gallery we looked back and saw her take out a glass, and put it down again, and move the
    candle.
script-1162-coat =
    No candle was lit. Over the back of her chair hung the fur coat, quite empty, keeping the shape of the shoulders.
    The stove was cold. On the table a book lay open, face down, so that one should not lose the place, and her gloves
    on top with the fingers together. She had got as far as L. Either she had gone out just for a moment without her
    coat, in the middle of the winter, or she’d been fetched. The basket had been filled for that evening and not
    touched. There was a slip in it. “Yes,” it said, “all of them.”
script-1162-choose-light = “Light one, and go on from where she was. Aloud.”
script-1162-choose-fur = “That coat’s doing nobody any good on a chair.”
script-1162-choose-leave = “Don’t touch anything. She may be on the stairs.”
script-1162-slip =
    We lit the stove out of the basket, since she’d given leave. The one who sat on her chair did not lean back. It
    was a chapter in which two people travel in a carriage, and don’t say it; one could see that she had been enjoying
    it, there were crumbs. When we had read on to the end we put a slip in, with the date, in case she should wonder
    how she had got so far. On the way to the door we turned round and lifted the sleeve of the coat up from the
    floor.
script-1162-warm =
    It was heavy, and it smelled of cold wax and of somebody. In the pockets there were a pencil, and a tram ticket
    from before. We cut it along the seams and it went over both windows with a piece to spare. From then on the wind
    had a different voice in our room, it was farther off. The gloves we had left there on the book. { $present ->
        [one] We said that fur was fur.
       *[other] One of us said that fur was fur.
    } It was said at intervals, over several days, and nobody contradicted it.

script-1163 = Wood and paper
script-1163-blow =
    A man in a grey overall was standing in the stacks in front of a bookcase, with an axe, not moving. He was the
    librarian. He had cleared it and carried the books over to the wall, covered them up, and sawn into the joints. So
    far he could do it. The last was one blow and he had been standing there since four. They had no wood at the
    children’s hospital any more; he’d promised it for tonight. “I am not a sentimental man,” he told us. He’d looked
    at that axe, he said, until it was a word. There were a further six hundred books to be got down from the next, if
    we preferred.
script-1163-osman =
    A librarian in a grey overall was standing in front of an empty bookcase with an axe. He had been there since
    four. Osman took the axe out of his hand, leaned it against the wall and lay down on the floor to look at the
    shelves from below. Under each of them the carpenter had signed. “That’s old Matija,” he said. “I swept for him.
    He never used a screw in his life.” They had no wood at the children’s hospital, said the librarian, and he had
    promised it for tonight. Osman stayed on his back a little longer. “It comes apart with one blow,” he said, “if
    you know which. He’d have told you which.” And there were six hundred books to be got down from the next.
script-1163-ask-chop = “Look the other way. There’s wood in it for both.”
script-1163-ask-carry = “We’ll do the six hundred. Then you’ve only to swing.”
script-1163-ask-leave = “That’s between you and the axe. Good night.”
script-1163-oak =
    It was one blow, and then it was as well to go on. He had turned toward the wall. At each crack he gave the number
    of the shelf, out loud, as if he were dictating: eight hundred and ten, eight hundred and twenty. They would hear
    it down in the street. We halved it. He had roped up his on a little cart by the time that we had ours on our
    backs; the carpenter had signed every board on the underside, and he was turning them over, one after another, so
    that the names lay inward.
script-1163-spines =
    We made a chain down the ladder and along the wall. They were all about rivers. For the first hundred one reads
    the titles; then it is only thick and thin; and then, somewhere after the four hundredth, { $present ->
        [one] we began to read them out again
       *[other] one of us began to read them out again
    }. The librarian was working at the end of the line, and he squared the rows with his palm. When the
    case was bare he spat on his hands, quite suddenly, and swung. He told us to choose one, for keeping. It would not
    need to be entered. We had some trouble in deciding on the river.
script-1163-widow =
    The librarian was waiting for us at the door of the stacks, in his grey overall. He had seen from the chalk that
    whoever had been there left the right upright standing and so he knew that they were people one could talk to. It
    was about a dictionary. It’d been wedged behind the shelf to level it; he had forgotten it himself. There was but
    one copy. And yesterday a woman came, past ninety, from over the river, she’d walked; she was a ferryman’s widow.
    She wished to look up a word. “She has nobody left to ask,” he said. She was sitting in there now, by the
    radiator that didn’t work.
script-1163-answer-return = “We’ve been reading in it. Here. We only dog-eared the one page.”
script-1163-answer-burnt = “Tell her we’re sorry. It was a cold week.”
script-1163-words =
    She knew at once where it opened. She laid her finger on it, the one for the light under a door when someone
    inside is not asleep, and read it out to us, and we heard how it is said; it has a catch in the middle. It had
    been what he used to say, she told us. He’d come in from the ferry at all hours. She had been trying for a year
    and could only think of the other, the plain one. The librarian let us into the reading-room cupboard. Behind us
    she was going on turning the pages, and saying them, each of them twice.
script-1163-door =
    “I see,” he said. He took off his glasses, and put them on. Then he went in to tell her, and we should have gone,
    but we could see her through the gap: she listened, and patted him on the sleeve. He had evidently begun to cry.
    She’d remembered it on the stairs, we heard her say, it was all right; and she told him the word, so that he
    should have it. He asked her to say it again more slowly. He looked around him for something to write on.

script-1168 = T
script-1168-page =
    She did get there. It took two more years, and a magnifier on a stand, that the library bought for her when it had
    money for such things. By that time they’d put the stoves in. We used to go on Thursdays. It was still in the order
    of the shelves and one was allowed to say if a page was dull; but nothing was burned for it, and in the end the low
    basket was taken away for the umbrellas. At T she shut the book on a Thursday afternoon and said that it was exactly
    as she’d thought. Nobody knew what one ought to say then. One of us asked about U. She looked at us as if we’d been
    very slow. There was hardly anything at U, she said, she would be through with that in a week, and then she’d have
    to start again from the beginning, now that she had someone to disagree with.

script-1169 = A word for it
script-1169-page =
    The dictionary has been reprinted with a supplement. It is sixteen pages and it consists of what the widow could
    still remember and the librarian wrote down: thirty words for water, according to what one has to do with it, and
    several for bread. In the preface he thanks those who kept the only copy through the winter. There’s a recording,
    too. { $present ->
        [one] We live on the ground floor now, at the back, and come in late from work;
       *[other] One of us lives on the ground floor now, at the back, and comes in late from work;
    } and from the yard you can
    see if there is anyone up. It is a good word. One has to stop for the catch in the middle, so that for a moment
    you stand there, with your key out, before it’s said.

## L18 Radio mast

script-1171 = Four in the morning
script-1171-two =
    There were two carnations in the microphone. The second one was of red wire. Someone had been here and sat on the
    chair and had drawn it up to the desk; on the schedule, against every hour, it still said “music”, but at four in
    the morning the query had been crossed out, and a new hand had put “reply?”. A pair of headphones was
    plugged in. We listened. It was the sea, or it was what a valve does. { $present ->
        [one] After a while, we would have sworn, there was somebody else
       *[other] After a while, one of us maintained, there was somebody else
    } in there who was not saying anything, just as we were. It was not yet midnight.
script-1171-tired =
    The hum was lower than it had been; there was something the matter with it, it sagged, like a voice late in the
    evening. A man had laid his coat over the wet unit to dry it. It was a decent coat. On the desk was a flask, screwed
    shut, and under that the schedule. “Music,” it said, all through the week, and at four in the morning the query had
    been gone over several times until it was quite black. A pair of headphones was plugged in. If one listened there
    was a crackle in them, that came and went, at about the pace at which a sleeper breathes.
script-1171-ask-four = “It’s four hours. I want to hear what comes at four.”
script-1171-ask-strip = “That’s a whole rack of good parts. Hold the torch.”
script-1171-ask-leave = “If anybody’s listening, it’s for the bearing. Out.”
script-1171-hour =
    { $present ->
        [one] { $them } sat up with the one ear. At four there was a tapping
       *[other] { $them } sat up with the one ear and the rest of us slept against each other under the desk. At four
            we were kicked. There was a tapping
    } in it, far off, neither Morse nor anything; it was a spoon on a cup. It tapped out a
    tune. It did the first half and then it waited. We had nothing but the flask and a pencil, and { $them } tapped
    the other half, as well as one can with a pencil. And it came again, the first half, quicker. That went on until
    it began to get light and { $present ->
        [one] one could not have said who was teaching it to whom
       *[other] none of us could have said who was teaching it to whom
    }.
script-1171-rack =
    It was screwed in from behind. When the third of the screws was out, the hum stopped; one had got so much used to
    it that for an instant it was like going deaf. Then we could hear the wind, and up in the mast the wires. We took
    the best of the units and left the wet one. The needle lay down. In the headphones, as we coiled up the lead,
    there was something yet, { $present ->
        [one] we could have sworn it, a kind of tick
       *[other] one of us swore it, a kind of tick
    }, that got faster for a bit and left off.

script-1172 = On the air
script-1172-headphones =
    A man was sitting in the hut, in the dark, with the headphones on. He had them plugged into the rack, in the place
    where there was now nothing but a hole with wires. He was not mad, he told us. He knew it was off. He’d come up
    here on most nights, there was someone out there whom he used to hear, at four, and whoever it was would not know
    that it had been taken, they’d suppose he did not care to any more. So he sat here. It was the least one could do.
    He had twisted a new carnation, of blue.
script-1172-answer-part = “Shine a light in here. This goes in there, doesn’t it?”
script-1172-answer-leave = “It might be mended by summer.” Close the door on him.
script-1172-carrier =
    He held the torch in his teeth. When the hum came up, he put his hand flat on the desk as one does on the flank of
    an animal. It was not four yet. He did not ask us where we’d got it; he only looked for a moment at the ends of
    the wires, which fitted, and moved along on the chair so that two could sit. At four he tapped with his ring. We
    waited. One could see by his face when it came, { $present ->
        [one] before he had turned the one earpiece outward for us
       *[other] before he had turned the one earpiece outward for the rest of us
    },
    and it was somebody beating time with a spoon.
script-1172-silence =
    He agreed that this was possible. We pulled the door to after us, as far as it would go. Down on the path there is
    a place where you can see the mast against the sky, all of it, with the red lamp that has not been lit in years;
    and we stopped there, though we had not meant to, to hear if it hummed. He’d started tapping, in the hut. It was
    with a ring or a key, on the metal of the desk. He did it, and left a pause of the right length.
script-1172-bearings =
    There was a new hole in the roof of the hut, and another some twenty metres off, and one below that on the path:
    they had been coming nearer by steps. The hum was as it always was. On the desk someone had left a message, for
    us, or for anyone. “They have the bearing. Two more nights, I make it. If you switch off they will lose it, and
    there is a street below here with people in it. If you don’t, at four there will be somebody. I can’t decide. I’ve
    gone home to sleep on it.” It was ten minutes to four.
script-1172-mira =
    { $present ->
        [one] Mira had seen it from the col: the holes.
       *[other] Mira had seen it from the col, before any of us: the holes.
    } There was one in the roof of the hut, one on the path,
    and one lower down; she walked from each to the next and laid her hand along the line. “Two more nights,” she
    said. “It’s how you’d do it with a rope.” The hum was as it always was. On the desk lay a message, and it said the
    same, they had the bearing. If we switched off, they’d lose it, and there was a street down there that would be
    glad. If not, there’d be somebody at four. It was ten to. Mira looked out of the door, where one can see all the
    roofs.
script-1172-ask-send = “Ten minutes. We’ll say goodbye properly.”
script-1172-ask-quiet = “There’s a street down there. Pull the switch.”
script-1172-tune =
    At four we sent a tune, the whole of it, with everything that we had in our pockets, on the desk and the chair and
    on the flask. There was no answer. And then there was such a one that we tore off the headphones: it was a room
    full of people, it might have been a canteen, a ship, and they all had spoons. It lasted for less than a minute.
    We ran. On the steps we could hear the first one come over, in no haste, and we lay there with our faces in the
    snow and our hands were still going.
script-1172-switch =
    It was a big knife switch with a wooden grip, worn by someone’s palm. It wanted only a touch. The hum went down
    through the floor and was gone. We sat there in the dark until it was past four; it seemed the decent thing.
    Nothing fell that night, neither here nor on the street. What parts were loose we took along, and on the desk we
    wrote the truth for the one who had gone home to sleep. He would find it settled. { $present ->
        [one] We bent a wire carnation upright.
       *[other] One of us bent a wire carnation upright.
    }

script-1173 = Under the mast
script-1173-gown =
    A lady’s quilted dressing gown hung on the wire by the lower steps. It had been put there by its collar, with care,
    on a barb; there was frost in the folds and it was stiff as a board, both of its arms held out somewhat from the
    sides. In the snow round it there was a good deal of trampling, then one set of prints going off on its own,
    barefoot or in socks. They went toward our side. They were far apart, as when a person runs. It had started to snow
    into the first of them.
script-1173-answer-fold = “Get it down. Whoever comes by shouldn’t have to see that.”
script-1173-answer-leave = “It’s a dressing gown. Go round it.”
script-1173-pocket =
    One could not fold it. We had to lay it on the step first and thaw out the elbows with our hands. In the one
    pocket was a spoon, and in the other a round and a tram ticket, of the line from the brickworks, which had been
    kept so long that it was soft. We put the gown under the overhang where it’s dry, and the spoon on top of it, in
    case he had got through and should come back. { $present ->
        [one] We followed the prints
       *[other] One of us followed the prints
    } for as far as there were any. They’d
    kept on straight.
script-1173-steps =
    “Not the second flight,” a voice said softly from above us. It was the runaway. He had a postman’s jacket on now and
    a satchel. He’d found the street and the house, it was standing; there had been no one in it but an aunt, who took
    him for his brother and made him pancakes out of bran. He came up here at night to keep an eye on things, it was a
    habit. He told us who was about, where they sat and in what temper. He drew it on the step. And he asked where it
    was that we lived, he had an idea he might look in, if we’d no objection, he’d wipe his feet.
script-1173-figure =
    There was somebody under the mast, in a lady’s quilted dressing gown, who stood with his arms held away from his
    sides and looked at the town. He had army trousers on. He did not see us. He was counting under his breath, and at
    every number he moved his finger along by one chimney; after some time one could tell that he wasn’t counting
    guns. He was looking for a house. He took a step to the left, to get a better view, and there in front of his
    shins, as we saw and he did not, ran a wire.
script-1173-ask-call = “Stand still! There’s a wire in front of you.”
script-1173-ask-hide = “Let him move on first. Down, and not a sound.”
script-1173-ask-leave = “He’s not our soldier. Back the way we came.”
script-1173-wire =
    He stood on one leg. It had been loud, louder than one can do up there. He looked down, and then he lifted the
    other foot over it, and drew the hem after him with two fingers; only then did he turn round. He thanked us. He
    could do nothing for us, he said, save tell us what was down those steps, and that we’d better go by the left.
    Somewhere below a shutter banged. Before he went he bent down and tied his handkerchief to the wire, for the next,
    with a double knot.
script-1173-sentries =
    We lay behind the generator with our chins in the snow. He stood there for a long while. Then he shrugged his
    shoulders, turned to the right, and not to the left, for no reason whatever, and went off down by the fence with
    his hem gathered up. A patrol came by after that, two men and a lantern, who’d seen something. They stepped over
    the wire without even looking; it was their own. When all of them had gone we went over to where he had been
    standing. He had set down on the wall what he did not need to carry.

script-1174 = The postman
script-1174-knock =
    It was the postman’s knock, { $present ->
        [one] and we jumped up
       *[other] and we all jumped up
    }, even though there had been no post for two years. He stood
    outside in the jacket and wiped his feet. He had come to warn us, in the first place. There was to be some trouble
    in our street tonight; he’d overheard it at the barrier, they had it down by houses. He could sit with us, if we
    liked. He knew how they came in, he had been made to learn it. In the second place, said the runaway, and he took
    from his satchel his own spoon, wrapped up in a clean handkerchief, and did not know how to go on.
script-1174-ask-share = “It’s on the table. Sit at the end, by the door.”
script-1174-ask-door = “Thank you for telling us. You’d better not be seen here.”
script-1174-floor =
    He ate with both of his elbows off the table. Afterward he went round the house with us and put a chair here and a
    bucket there, as one sets out a game, and a string with cutlery; it was nothing that we hadn’t got. He slept on
    the floor across the threshold in his jacket. In the night we heard them come and stop, and somebody said a word
    outside, and he replied to it in the same tone, sleepily, from behind the door. It seemed to be the right word. By
    the morning he had gone, and the handkerchief was lying folded beside his plate.
script-1174-step =
    “No,” he said, “that’s so,” and wrapped the spoon up again. He’d something for us from the aunt in any case, he
    had nearly forgotten; it was tobacco, she had grown it on the sill. He explained to us on the step, with his
    hands, how they would be coming and from where, and we nodded. We had the pot on. One could smell it out there.
    When he had gone somebody put a chair against the door, then a bucket, in the way that he’d shown us, and it was
    certainly better so.

script-1175 = The second flight
script-1175-wire =
    { $present ->
        [one] At the second flight of steps we slowed down of our own accord.
       *[other] At the second flight of steps we all slowed down without a word.
    } The wire was there still. Somebody had hung
    things on it since: a tin lid, a bell from a cat’s collar, a spoon. One would have had to be a child to get
    beneath it. But we knew to the centimetre how high it was, because he had called back to tell us, and so we lifted
    our feet { $present ->
        [one] at the right place, in the dark, with the coat held up in front, and touched the spoon with a finger,
       *[other] at the right place, one after another, in the dark, with our coats held up in front. The last of us
            touched the spoon with a finger,
    } to keep it from turning.
