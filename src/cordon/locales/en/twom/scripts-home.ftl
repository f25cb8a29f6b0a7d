# Pages of the house, from the Morning to the Dawn. { $them } is the name of a person of the group.

## Morning

script-2100 = A recipe
script-2100-recipe =
    Soup from nothing, as it was made in this house. Take a pot and water. Put in whatever has had food in it: the sack,
    turned inside out; the board on which bread used to be cut, shaved thin; the label, if there was a picture on it.
    Salt. Leather is to be boiled separately, and the first water thrown away. Candle only if it is tallow. Stir to the
    left. When somebody comes in and says “What smells so good?” it is ready, even if they say it out of politeness. Do
    not let it cool, because then one can see it. It serves as many as there are.
script-2100-ask-eat = “It’s hot. Sit down and eat it while it’s hot.”
script-2100-ask-pour = “Pour it away. I’d rather have nothing than that.”
script-2100-sick =
    We ate it. { $them } had two helpings, and by noon lay on the floor of the passage with a bucket and { $present ->
        [one] tried to remember what exactly
       *[other] asked in a low voice what exactly
    } had been on the label.
script-2100-warm =
    We ate it. It stayed warm in the stomach for a while like a hand laid on from inside. The bread board has had a
    waist ever since.
script-2100-pour =
    It was carried out to the yard, and stood there in the snow in its pot and steamed. A dog came and put its head over
    the rim. It stepped back, and looked at the house.

script-2101 = One of the tins
script-2101-count =
    There was a tin less on the shelf than there had been at bedtime. One does not count; but everybody had counted. For
    a time we were all extremely considerate. The frost was remarked on. Then none of us went near the stove, so as not
    to seem to be going near the bin, where the tin might be; and at last somebody did, and it was there, quite clean,
    under the ash. It had been licked. You could see it from the edge, which had been bent down first, with care, so
    that it should not cut a tongue.
script-2101-ask-say = “Nobody leaves the room until it’s been said.”
script-2101-ask-leave = “Put the ash back over it. We never looked.”
script-2101-say =
    It took an hour. It was { $them } who said it in the end, and not in tears, but in a rage, with a list of everything
    that had been eaten by anybody else since the first week. Every item was correct. That was the thing nobody could
    forgive.
script-2101-leave = The ash was put back. For the rest of the day each of us was kind to the wrong person.

script-2102 = Under the ash
script-2102-again =
    There was another in the ash at dusk. It had not been hidden as well as the first. Maybe it was meant to be found;
    there are people who can only ask for something by taking it. Nobody had looked hungry all day, that is, we all
    looked alike.
script-2102-ask-watch = “I’ll sit up in the dark by the shelf.”
script-2102-ask-share = “Put something out on the table, with a fork. For whoever needs it.”
script-2102-ask-hush = “Say nothing. It’s winter.”
script-2102-watch =
    It was { $them }. There was no scene; there was a candle lit, and a face. “I wake up,” said { $them }, “and my legs
    take me.” We took to tying a bell to the ankle, at { $them }’s own wish, like that on a cow. It rang every night for
    a week. Whoever lay nearest said, “Go to sleep,” and it was quiet again.
script-2102-hush =
    Nothing was said. In the morning there was a thing fewer on the shelf, and it was not food; it was something that
    could be sold. So one of us had already found the way to the market.
script-2102-share =
    In the morning it had been eaten, the fork had been washed, and beside the fork lay three matches, as payment. Three
    matches was a high price.

script-2103 = Who slept in our house
script-2103-slept =
    Someone had slept in our cellar. The straw was pressed flat, in the form of a person who lies on one side with the
    knees up, and the form was small. A crust had been left. It had been placed, not dropped: on a clean slate, in the
    middle. They had come in by the coal chute and gone out that way, as children do or very thin adults. All this while
    a guard had been sitting two metres above, with an iron bar across both knees.
script-2103-ask-nail = “Nail down the chute. Next time it won’t be somebody small.”
script-2103-ask-blanket = “Put a blanket there. And something on the slate.”
script-2103-nail =
    It took a quarter of an hour and four long nails. That night there was a scratching, around two, and then a pause.
    Then came a polite knock on the iron, as on a front door.
script-2103-blanket =
    It was done before anybody could discuss it. The blanket was there the next morning, folded in four. It had not been
    slept under, as far as we could tell. It had been looked at.

script-2104 = The chute
script-2104-key =
    On the slate in the cellar lay a bunch of keys, a dozen of them, rusted together, and a spring, a hinge, most of a
    bicycle lamp. They were laid out in a row. It was a price, and had been thought about. We never saw who it was. But
    through a gap in the boards { $present ->
        [one] we did see, once,
       *[other] one of us did see, once,
    } at the corner, a person of eight or nine in a fireman’s helmet, directing a great many sparrows.

script-2105 = A fever in the house
script-2105-fever =
    It was the third night of it. Whoever was ill had begun to talk, and it was about a boat; there was no end to what
    had to be fetched onto that boat. We were sent for things. At first we said that there was no boat. After midnight
    we said yes, it was on board, and the goat as well, and the uncle. One got quite fond of it. Towards morning came
    the question whether we were coming too, and it had gone very clear and quiet in the room.
script-2105-ask-coming = “Yes. We’re all on board. You can cast off.”
script-2105-ask-stay = “No. And you aren’t going either. Look at me.”
script-2105-coming =
    There was a long breath out. After that we did not hear any more about the boat, and had to hold a mirror to the
    lips to be sure. It misted. It was the fever that had left, with everything it had made us carry.
script-2105-slipped =
    { $them } held on until the grey came in at the window, and had been bitten in the hand by then, and called by the
    names of nine different relations. The fever had neither gone nor stayed away. It had sat down, as it were, to wait.
    Nobody had the strength to begin again.
script-2105-held =
    An arm was taken hold of, and then the other. It went on until it was light, a kind of wrestling, with a person who
    weighed nothing and was going to be late. When the sun came in the eyes opened, and they were furious. “You made me
    miss it,” we were told. It was the best thing anybody had said in that house for a week.

script-2106 = The letter that was not ours
script-2106-letter =
    A letter had been pushed under the door in the night. It was not for us. “Dear Mother,” it said, “we are four now,
    the cook has gone. From where I sit I can see your street. There is a grey house with a hole in it and people in it.
    I am not to fire at that one unless they put up an aerial, and I look every morning if they have not. So do not
    visit there. Tell it to them if you know them, but not from whom. I have a tooth.” There was no name. It had come a
    long way round to be sent, we supposed, six hundred metres.
script-2106-wired = We had an aerial. We had been rather proud of it.
script-2106-ask-down = “Take it down. Now, on your stomach.”
script-2106-ask-risk = “It’s how we know anything. It stays, and we stay off the roof.”
script-2106-down =
    { $them } brought it in, a metre at a time, lying flat, and it took all morning. About noon, from the hill, a single
    shot was fired into the air. We took it as a receipt.
script-2106-risk =
    Two days it was left there. Then { $them } leaned out to free the wire, with an arm only, at an hour when nobody
    shoots. He had told us. One has to say that for him. He had even mentioned the tooth.
script-2106-none =
    We had no aerial, and never felt so glad of not having something. At noon the way to the pump was walked upright,
    with two buckets, and there was a wave, in a general direction, for the hill.

script-2107 = Mending list
script-2107-list =
    To be mended, by order of need. The bucket. The other bucket. The lid, so as not to have to hold it. Window by the
    stairs: putty, or bread, or a rag. Hinge. Left boot, all of us. The handcart wheel squeaks and could be heard in the
    next street, so grease, or whoever pushes it must sing. Trousers (see separate list). The clock goes if it is laid
    on its face. The lamp. The nerves of whoever has the watch from two to four. This had been written underneath in
    another hand, and under that in a third: “Which nerves?”
script-2107-ask-mend = “Right. All of it, today, from the top.”
script-2107-ask-later = “It’s all held so far.”
script-2107-mend =
    By evening there was a tick against everything down to “lamp”. There is a kind of happiness in a lid that fits. The
    clock was stood up and stopped at once; it was laid down again, and given its tick.
script-2107-later =
    The list stayed up. Things were added. Some time in the afternoon a hand had written at the top, above the buckets,
    “The one who wrote this.”

script-2108 = The dentist’s daughter
script-2108-woman =
    She was there when the bolt was drawn, sitting on the step in a fur with nothing under it but a nightdress, and she
    had brought her father’s pliers. People had told her that at our house things were shared. She did not want to be
    given anything. She would draw a tooth for a meal, two for a day’s board; she had watched him do it since she was
    six. Had anyone here a tooth? There was one. It had been going on for weeks, behind a hand, at night, against the
    wall.
script-2108-ask-pull = “Let her in. And hold the lamp steady.”
script-2108-ask-send = “No one goes near anybody’s mouth with those. Send her on.”
script-2108-pull =
    She set a knee on the chest, said, “Look at the ceiling, tell me the names of the months,” and it was out at March.
    She ate slowly, with her mouth closed and her back to us. She left the tooth on the rim of the plate, next to a
    crumb, as though both of them were to be called for.
script-2108-send =
    She took it well. She offered to look at it for nothing, just to look, and when that was refused too she wished us a
    good morning and went to the next door along. The tooth spent the day at the window, with its cheek on the cold
    glass.

script-2109 = Our names on a wall
script-2109-wall =
    It had been painted across the front of the house with tar, in letters as high as a man, before it was light. There
    were not many words. One was the number of us. One was a name for what we were, and nobody could say that it was not
    accurate. Someone must have been held up to do the top line. They had gone to the trouble of a level, you could see
    the scratched guideline, and had run out of tar towards the end and finished it with something brown.
script-2109-ask-scrub = “Get a brick and water. It comes off today.”
script-2109-ask-leave = “Let it stay. Who comes to rob robbers?”
script-2109-scrub =
    It was in the pores of the stone. What we got after five hours was the same words in a lighter colour, and they
    could now be read from the bridge.
script-2109-leave =
    It worked. For a while people crossed to the other side. The postman without post, who had always had a word for us,
    went by with his face turned away, and a woman whom we did not know held her hand over a child’s eyes, which was
    just learning to read.

script-2110 = The recruiting sergeant
script-2110-sergeant =
    She was a sergeant, and sat on our stairs with a mess tin between her boots and her cap on her knee. One from each
    house. It was not she who had made that up. If it was a volunteer, the house would have half a sack and a paper for
    the door; otherwise she would be back with six men, and it would be whoever they liked the look of, and no sack. She
    had been doing this since five. She told it all to the mess tin. “I had a shop,” she said. “Wool.”
script-2110-ask-give = “We’ll draw for it. Half a sack is half a sack.”
script-2110-ask-hide = “There are only the sick here. Come up and look, if you like.”
script-2110-ask-pay = “What does a mistake in the count cost?”
script-2110-give =
    { $them } had the long match, put on two shirts and gave away a comb. They went down the street side by side, like
    people who have met by chance and are going the same way. The paper for the door said EXEMPT. The sack was more than
    half full. She had been honest about it.
script-2110-believed =
    She came up, and looked. There were a lot of blankets, and a smell; we had only to lie as we lay anyway. She wrote
    something, and at the door she stood and put her cap on straight. “Cough more,” she advised us. “The next one’s a
    keen man.”
script-2110-taken =
    She sighed, and got to her feet. The six were in the next yard. They did not shout, they were all boys; they went
    along the row of blankets and lifted each one by the corner, and at { $them } they stopped. There was not even time
    for the second shirt.
script-2110-pay =
    She looked for a long time at what it was. Then a line was drawn in her book, and on that line she wrote, as she
    told us so that we should agree with it if asked: “One old man. Died.” We had him from then on. On cold evenings
    somebody would get up to close the door, and keep him out of the draught.

script-2111 = A card from the line
script-2111-card =
    A printed card came, of the kind on which one only has to cross out what does not apply. “I am well. I am in
    hospital. I have received your parcel. I have not. The food is.” Here nothing had been crossed out, neither good nor
    bad. It was signed with the whole name, as one signs for an office. We turned it over, and on the back, so small
    that it might have been a flaw in the paper, it said, “Don’t send the parcel. I left the comb for you to sell.”

## Day

script-2115 = The chimney fire
script-2115-roar =
    It began with a sound like an express train in the wall. Nobody had swept that flue since before the owners; we had
    been meaning to, and now it was sweeping itself. The pipe went red from the top down. Out in the street people had
    stopped to admire it. There was a way of dealing with this that involved wet sacking and a ladder, and another that
    meant shutting every damper in the house and saying a prayer, and for about a minute both were shouted at once, some
    of it from the street.
script-2115-ask-sack = “Wet sacks. I’m going up.”
script-2115-ask-shut = “Shut it. Everything. Stand away from the wall.”
script-2115-out =
    { $them } lay across the stack with a hissing sack in both arms, like a man holding down a pig, and shouted remarks.
    When it had gone out there was applause from below, as after a solo. What fell down into the hearth was a bucketful
    of soot, a brick, and a child’s kite with a tail of newspapers from before we were born.
script-2115-fell =
    The ladder had been good in autumn. { $them } came down by way of the shed roof, with the sack, and the fire went on
    by itself until it had eaten what there was. The people who had been watching helped carry. One had brought a door
    for the purpose; he had been holding it ready for some time.
script-2115-shut =
    It choked, slowly, and the wall ticked for hours. That night nothing could be lit at all. We lay with a palm on the
    bricks till they were only as warm as a person, and then as warm as bricks.

script-2116 = The officer upstairs
script-2116-billet =
    A captain was billeted on us. He had a paper. He took the room over the stairs, asked for a nail to hang his tunic
    on and was so quiet that one forgot him, apart from the smell of bacon. His orderly came at six with a can. On the
    second evening he invited us to sit down. He knew the house, he said: he had it on his plan, it was number
    forty-four in a list of suspected. What he would like was some help with the list. He did not need much. Who came
    and went at the blue gate, for instance. He cut the bacon small, as for children, and pushed the plate to the middle
    of the table.
script-2116-ask-talk = “They’ve a boy of military age in there. Everybody knows it.”
script-2116-ask-lie = “Widows, Captain. There’s nothing at the blue gate but widows.”
script-2116-ask-eat = “We’re grateful for the bacon.” Eat, and say nothing at all.
script-2116-talk =
    He wrote it down and thanked us. It was such a small thing to have said. Everyone knew it. The plate was empty by
    then, and we could not remember having been the ones who emptied it.
script-2116-widows =
    “Widows,” he repeated, and wrote that. He had nice handwriting. “Forty-four, nothing known.” He ate the bacon
    himself then, the whole plate of it, thoughtfully, and at each piece he looked at one of us.
script-2116-caught =
    He went on smiling. Then he called the orderly, and what there was on our shelf went into the can and was carried
    out, and { $them }, who had stood in front of the shelf, was on the floor. “Widows,” said the captain, stepping
    over. There was a boy at the blue gate. He is there still.
script-2116-eat =
    We ate. He watched with his chin in his hand. “I had a dog that could do that,” said the captain, not unkindly.
    “Take it from you and give nothing.” He went up early and we heard him wind his watch.

script-2117 = At the blue gate
script-2117-gate =
    The boy was fetched at half past five. He walked between two of them with his hands in his sleeves, and at our house
    he turned his head, not as if he knew, only because ours was the one window with a light. His mother ran behind as
    far as the pump, carrying his shoes. The captain had gone, by that time, tunic, nail and all. On the table upstairs
    we found a receipt for two nights’ lodging, made out in full, and in the space for “Services rendered” a tick.
script-2117-ask-go = “Someone has to go over to her. One of us.”
script-2117-ask-curtain = “Draw the curtain. It would have been someone else who said it.”
script-2117-go =
    { $them } went, and was asked in, and given a chair. She thanked us for coming. No one else had. She wanted to know
    if we thought he would be cold, and { $them } had to sit there and say what one thought about that.
script-2117-curtain =
    It was drawn. It was let down and pinned at both edges. From then on, whoever went for water walked the long way, by
    the baths, though that was where they shot.

script-2118 = The captain’s nail
script-2118-gone =
    The captain had moved on by morning. His bed was made. On the nail hung a scarf that he must have forgotten, dark
    green, of a very good wool, and we left it for two days in case it was a test. Then somebody wore it.

script-2119 = A funeral with a band
script-2119-band =
    There was to be a funeral at the corner house, and they wanted it done properly, that is, with noise. He had been a
    trombonist. They went from door to door asking if anyone could hold a tune, and if not, could they hold a drum. It
    would be at two. At two the hill shot at anything that moved in numbers. They knew that; they had put it to him
    beforehand, and he had said three in the band would do and no more than a march.
script-2119-ask-march = “I can hit a drum. Give it here.”
script-2119-ask-window = “We’ll sing from the window. He’ll have to be content with that.”
script-2119-played =
    They played it slowly, on purpose. From the hill nothing came. There must have been somebody up there who knew what
    it was, or who was having dinner. At the grave the drum was allowed to go on for four bars by itself, as had been
    his joke for thirty years: the band stops and the drummer has not noticed.
script-2119-hit =
    It came on the second strain. Nobody ran, because of the box. { $them } was hit, and went on beating with the other
    hand, as the tempo was set now, and it did not seem to hurt until the last note; there were people who said later
    that they had not noticed anything except that the drum got softer.
script-2119-window =
    It was sung from windows on both sides of the street, the second part and the third, by people who had never been
    heard to say more than good day. Below us came three men and a box, at a trot.

script-2120 = Delousing
script-2120-lice =
    It must be set down that we had lice. Nobody had brought them; on that point there was complete agreement. Greasing
    did no good, nor combing, nor the talk about how the best families. The instruction on the wall of the clinic said:
    shave, boil, paint with spirit. { $present ->
        [one] A woman at the pump, who had been in a camp as a child, told us to do it facing a wall and to begin at the
            back, where one is not so attached to it.
       *[other] One of us, who had been in a camp as a child, said that one should begin with the oldest, so that the
            others would not be afraid.
    }
script-2120-ask-all = “All of it. Shirt off, head down.”
script-2120-ask-scratch = “I’m keeping my hair. I’ve nothing else from before.”
script-2120-all =
    { $present ->
        [one] It made a heap on the floor that weighed less than one would have supposed. In the dark window there was
            the head of a much younger person. We passed a hand over it, and it was like suede.
       *[other] It made a heap on the floor, grey and brown, that weighed less than one would have supposed. Afterwards
            we did not know where to look. Everyone had the head of a much younger person. We went round and passed a
            hand over each, and it was like suede.
    }
script-2120-typhus =
    So we kept it, and plaited it and put it up. On the fourth day { $them } had a headache and a rash like flea bites
    across the stomach. The clinic’s instruction had a second half. We had not read it, as it began with “If not”.
script-2120-lucky =
    So the hair stayed on. We combed, over newspaper, in the evenings, and cracked what fell with a thumbnail.
    { $present ->
        [one] One can talk very well while doing that, even alone. The newspaper heard things in those hours that had
            been kept from everybody else.
       *[other] One can talk very well while doing that, better than at table. There were things told in those hours
            that nobody would have said to a face.
    }

script-2121 = The water queue
script-2121-queue =
    The order of the queue, from the pump backwards: the woman who is always first, and sleeps there. The deaf man. Two
    nuns. A sledge, which counts as a person until noon. A boy keeping a place for a lieutenant. Then came the corner,
    from where one can be seen from the hill, and there was a gap of four places along the wall into which nobody
    stepped; one waited until four had gone, and ran. We stood behind that, and had been there since five. By ten one
    could hear the pump sucking air.
script-2121-ask-run = “I’ll stand in the gap. Then we’re four further.”
script-2121-ask-wait = “No. It’ll be our turn when it’s our turn.”
script-2121-four =
    { $them } stood there flat against the bricks, for as long as it took, and nothing happened, except that behind us
    others now stepped forward as well. In an hour the gap was gone. It had only ever been a rule. We got two canisters.
script-2121-shot =
    It went through the canister first, and that was the luck of it; the water took most of the force. { $them } sat
    down in the puddle. The two nuns came back out of their places for it, both, with their sleeves already rolled, and
    when they had finished they had lost their turn.
script-2121-wait =
    It was our turn at three. It came out brown, and by cupfuls. The woman who is always first had worked the handle for
    everybody since noon, because she knew the trick of it, and wanted no thanks. She wanted somebody to listen to how
    it was done.

script-2122 = The stolen handcart
script-2122-cart =
    Our cart went by. There was no doubt about it, it had the crooked shaft and the enamel number. It had been gone
    since Tuesday. Two lads were pulling it, and on top sat a great-grandmother in an armchair, strapped in with belts,
    who was holding an umbrella. They were moving house. They greeted us.
script-2122-ask-fight = “That’s ours. Get her down from there.”
script-2122-ask-let = “Let it go. What would we do with the grandmother?”
script-2122-fight =
    They set the old lady down on the pavement, chair and all, before they came at us. It was done very carefully. She
    opened the umbrella.
script-2122-won =
    We had the cart. The lads sat on the kerb, and one was holding his nose. “Well, that’s that,” said the old lady.
    “And which of you is going to carry me?” In the end it was us. It was two kilometres, and she told us where to turn.
script-2122-ran =
    They got the better of it. When they had her up and strapped in again she leaned down over the arm of the chair and
    pressed a boiled sweet into the nearest hand, as to a child that has done its best.
script-2122-let =
    One of us even ran after them with the brake block, which they had not found, and without which one should not
    attempt the hill.

script-2123 = A game for two armies
script-2123-chess =
    It had been going on for days: somebody in the house opposite and one of us were playing chess across the street.
    The board over there hung in the window, on hooks, with pieces of tin. Moves were shown with fingers. Our side had
    lost a bishop in a draught. Today there was a fresh hand at the window, a hand with a cuff, and it made a move which
    the old one would never have made; it was brilliant. Then it stayed where it was, and beckoned.
script-2123-ask-play = “Answer it. Knight takes.”
script-2123-ask-back = “Get away from that window. Whose cuff is that?”
script-2123-mate =
    It was mate in five. The hand clapped, once, against the pane, turned itself over to show that there was nothing in
    it, and was not seen again. Next day the old one was back, and we lost a rook from sheer relief.
script-2123-draw =
    It went on until the light failed, and it was a draw. Towards evening a cigarette came over, tied to a stone, and
    broke the only good window on the staircase. There was writing on the paper: “Thank you. There is nobody in my
    company who plays.”
script-2123-raid =
    While one of us stood there with a finger on a knight and everybody else behind to look, they were counting heads.
    It had been his only task. He had simply liked the position. That night they knew which windows.
script-2123-back =
    We got down on the floor. It beckoned for quite a time, more and more slowly, and in the end it took its king
    between two fingers and laid it on its side. In the night lorries stopped over there. We had been right. The board
    was put out on the stairs.

## Dusk

script-2125 = Half for the one who works
script-2125-scale =
    The quarrel was about the man at the bench. That is what it was called afterwards, though it might have been
    anybody: ought the one who had hauled beams all day to get more on the plate than the one who had watched the
    street? It was argued with great fairness. The person with the beams said no, then said that it was true one’s hands
    shook. The person with the street said yes, and pushed the plate over, so that it had to be pushed back. We used the
    letter scale from the owner’s desk. It goes up to two hundred grams.
script-2125-choose-equal = “Equal. To the gram. Or we shall be weighing each other next.”
script-2125-choose-more = “More for the one who hauls. It’s fuel, that’s all it is.”
script-2125-equal =
    To the gram. { $them } could hardly close the fingers on the fork, and finished last. But we all stopped eating at
    the same time, and this, it seems, was what we wanted.
script-2125-more =
    { $them } got more, and ate it facing the wall. Later the letter scale was found with its arm bent up at a right angle.

script-2126 = The radio play
script-2126-play =
    They were giving a play on the wireless. It came from abroad and the announcer apologised for it in two languages.
    There was a count, his wife, a locked desk. We had missed the start and did not know what was in the desk; each of
    us had a theory, and by the end of the second act money had been staked, in cigarettes and washing up. At the moment
    at which the key was put in the lock there was a click, and we heard a man breathe. “I should turn that off,” said
    someone on our own wavelength, in our own dialect. “We can find you by it.”
script-2126-choose-turn_off = “Off! Now!”
script-2126-choose-wait = “One minute. She’s opening it.”
script-2126-turn_off =
    It was turned off. We still do not know. Years could pass, it was said that night, one might meet a person in a train who had seen it, and would ask; and what if they had been given a different play?
script-2126-wait =
    It was letters. It was letters from the husband, to her, that he had written and not sent; and she read the first of
    them aloud, in a voice that made one of us leave the room. The breathing man was listening too. He let it go on to
    the end of the act before he said, quite hoarsely, “Thank you. Put it out.”

script-2127 = The bread oven
script-2127-oven =
    The baker had no flour, but he had an oven; the street had a little flour in forty different jars, and no fire. It
    was the sort of thing that can be settled in a minute, and had taken since November. Tonight there was a man at the
    door, white to the elbows from habit. Two armfuls of wood from each house. He would bake whatever was brought, and
    take for himself only the smell. He made us see that he was not joking. He had lived on it, he said, for thirty
    years.
script-2127-choose-bake = “Two armfuls. Here. What shall we bring it in?”
script-2127-choose-refuse = “We’ve nothing to bake, and we’ll want the wood.”
script-2127-bake =
    They came out of it in the night like people from church, each with something under a cloth. Ours was flat and grey
    and had a nail in it. We ate it, hot, on the pavement, in the dark, among neighbours, and someone handed us a turnip
    because it was the done thing to eat something with it.
script-2127-refuse =
    So it was baked without us. The wind blew our way. We went to bed early, with the window stuffed, and lay there with
    our mouths open.

script-2128 = The second pair of eyes
script-2128-wound =
    It had begun to smell. Nobody spoke of it at table. The wounded one knew it first, of course, and had taken to
    sitting by the door. What was to be done was known to all of us from hearsay; someone’s uncle had had it done in the
    other war, and lived, and someone else’s had not. There was a razor. There was the stove poker, which could be got
    red. We were told, from the place near the door, that we might please make up our minds before it got too dark to
    see.
script-2128-choose-burn = “Lay the poker in. And somebody hold that hand.”
script-2128-choose-wash = “Boil water. We wash it, and again at midnight, and at four.”
script-2128-choose-wait = “Leave it alone. It’ll turn by itself.”
script-2128-clean =
    { $them } did it. It was over so quickly that the scream came afterwards, by itself, from a person who seemed more
    astonished than anything. { $them } washed both hands, then went and washed the poker, and put it back among the
    fire irons in its place.
script-2128-botched =
    { $them } did it twice, because the first time the eyes had closed, and they were not the patient’s. One should
    never have watched. It was an honest attempt. That is entered here in those words at the wish of the person it was
    done to.
script-2128-wash =
    At four it looked the same, and at eight, when nobody wanted to look, the edge of it was pink. We stood about the
    bed with the lamp, like those paintings of a birth.
script-2128-turned =
    It turned by itself, on the third night, with a smell that drove us all out to the stairs and a great sigh of relief
    from the one by the door. The uncle was right. Nobody could recall any more which of the uncles it was.
script-2128-worse =
    It did not turn. In the morning there was a red line as far as the elbow, thin as a hair. It had been measured, with
    a pencil stroke and the hour beside it, by the one to whom it belonged.

script-2129 = Inventory of a dead man
script-2129-pockets =
    The pockets of the man whom we had killed. One handkerchief, ironed. A tram ticket, unpunched. String. A photograph
    of some people at a lake, all squinting, none of whom was he, or else he was the one taking it. Three lumps of sugar
    in silver paper. A pocket knife with a broken blade, which explains some of it. A key with a wooden fob, 14. There
    was a small notebook with writing on the first page only: “Things to tell her,” and a colon. Everything lay in the
    lid of a shoe box. It had to be decided what was loot.
script-2129-choose-keep = “Sugar’s sugar. The rest goes in the stove.”
script-2129-choose-bury = “Nobody touches any of it. It gets buried, with the lid on.”
script-2129-keep =
    The sugar was good. The key would not burn. It lay in the ashpan every morning, a bit blacker, and whoever raked the
    fire had to rake round it; number fourteen of what, we wondered, and once that question has been asked aloud in a
    house it does not stop.
script-2129-bury =
    The ground was like iron. It made a grave of the size of a loaf. While the earth was put back the first page was read out again, in case there should have been something on it.

script-2130 = Bread for a stranger’s dog
script-2130-dog =
    It was a guide dog, with the harness still on. It had brought itself to our door, and sat, and gave a paw. The blind
    woman from the bridge, then. It must have waited beside her until there was no more sense in that. It was the
    fattest creature that we had seen since the summer; she had given it everything. It looked round the room, with the
    attention such dogs have, for a person who would say where to go.
script-2130-choose-feed = “Cut it something off. It’s on duty.”
script-2130-choose-shut = “Close the door. Don’t look at it, and close the door.”
script-2130-choose-eat = “It’s forty kilos of meat, and it’s giving us its paw.”
script-2130-feed =
    It ate what there was, and then placed itself across the threshold, inside, with its nose on the crack. Anyone who
    wished to go out had to be approved. { $present ->
        [one] It took us by the sleeve
       *[other] It took each of us by the sleeve
    } and walked us round the hole in the floor, a good metre away from the edge.
script-2130-shut =
    It scratched, twice, which was what it had been taught. Then it was quiet, and by morning there were prints leading off along the kerb, quite straight, halting at every crossing.
script-2130-eat =
    It was done in the yard, and took too long because the harness would not come undone. We had meat. { $present ->
        [one] It was eaten with the back to the door.
       *[other] It was divided, and it went round, and at one place at the table it was passed on.
    } The harness was thrown over the wall at night. Next day it was hanging on the gate again: a neighbour had
    recognised it, and had wanted to be helpful.
    .soft =
        It was done. We had meat. { $present ->
            [one] It was eaten with the back to the door.
           *[other] It was divided, and it went round, and at one place at the table it was passed on.
        } The harness was thrown over the wall at night. Next day it was hanging on the gate again: a neighbour had
        recognised it, and had wanted to be helpful.

script-2131 = On duty
script-2131-bark =
    The dog had not barked once since it came; we had thought it could not. It barked now. It stood at the back window
    with its hackles up, and what came out of it was a bass like that of a much larger animal, four at a time, with a
    pause to listen. Down in the yard a man swore and dropped a thing of iron. They went to the house next door. We gave
    it the name that was stamped on the harness, Inspector, and it turned its head at that for the first time.

script-2132 = Thirty-one degrees
script-2132-hand =
    It was the coldest evening yet. We found that out by spitting. One of us had brought in an axe from the yard with a
    bare hand, for a joke or because it was late, and now could not let go of it. That was funny for as long as it takes
    to draw breath. We sat down around the axe. Warm water would do it, at the price of a jugful or of the log to melt
    one. Or else one could pull. It was pointed out by the one concerned that there was plenty of skin on a person.
script-2132-choose-water = “Warm it. Slowly. Talk about something.”
script-2132-choose-pull = “On three. Then it’s over.”
script-2132-water =
    It took twenty minutes, during which we learned the rules of water polo. The axe came away without a sound. Since
    the water had been heated it was then used, in sequence, for feet, for socks and for the floor.
script-2132-pull =
    On two, as it happened. { $them } had a hand like a peeled fruit for a week and could neither hold nor hit nor
    button anything. A thin glove of something stayed behind on the iron, with all its lines, and had to be burned off
    in the stove before the axe would cut.

script-2133 = A child for one night
script-2133-child =
    A strange woman pulled a girl in by the wrist through our door, said, “Until six, I beg you, only until six,” and
    was gone. The girl was about seven. She had a label on, like a parcel. She sat down where she could see the whole
    room and opened an exercise book, and as she had left her pencil behind she went on with her finger. It got to be
    six. It got to be eight. At nine she closed the book, and remarked in a conversational tone that her mother was
    always late.
script-2133-choose-feed = “She eats with us. Where’s another blanket?”
script-2133-choose-take = “The sisters at the clinic take them in. Coat on, now.”
script-2133-feed =
    She ate as one eats in a restaurant. She was shown the bed, and asked which side was whose. It was then that someone
    had to explain to her that there was no one whose side it was any longer; she thought about it, and took the outside
    edge, in order not to be in the way if they came back.
script-2133-take =
    { $them } took her, by way of the baths, and she was talkative. She had understood that it was a kind of school. At
    the clinic they wrote the number of our house on her label, under the other number. “So she’ll know where to ask,”
    said the sister. There was already a third number there, further down, rubbed out.

script-2134 = Ten to six
script-2134-morning =
    The mother was there at ten to six, by somebody’s watch; only it was the next morning. One side of her was all brick
    dust. She did not explain. She took the girl’s face and turned it left and right, as if we might have exchanged it,
    and then she began to thank us, and could not find the way out of the sentence. The girl waited. “They’ve got a very
    interesting hole,” she said, to help her along. They left us a paper bag, and it was only when we heard the gate
    that anybody dared to weigh it.

## Evening

script-2140 = Rules for the watch
script-2140-rules =
    Rules for the watch, fifth version. One: whoever watches does not read. Two: nor knit. Three: if there is one of
    them, cough; if two, cough twice; if there are more, use your own judgement. Four: a cat is not to be reported.
    Five: a cat is to be reported if it is running. Six: nobody is to be asked in the morning what they thought about.
    Seven (new): the person on watch may eat what is in the blue tin. Eight: what was in the blue tin was for everyone.
    Nine, in capitals: SEVEN IS WITHDRAWN.
script-2140-choose-seven = “Put seven back. It’s four hours in the dark.”
script-2140-choose-nine = “Nine stays. It’s a tin, not a wage.”
script-2140-seven =
    Seven was restored. It was found in the days that followed that people watched better, and from the other side of
    the door one could hear the lid being lifted, every quarter of an hour, for a look.
script-2140-nine =
    Nine stood. That night’s watch was kept with remarkable correctness, bolt upright, by a person who coughed twice at
    half past two because of two drunks singing in the next street but one, and woke us all.

script-2141 = The neighbour’s proposal
script-2141-breach =
    Next door suggested a hole. They had thought it over: two houses, one wall, and each sat alone all night with a
    stick, which was waste. Break through in the cellar, big enough for a person, and whichever house was attacked could
    go over to the other. It was four sisters over there and a lodger. They had drawn it very nicely, with the
    dimensions. What nobody said, either on this side or that, was that a hole has two ends.
script-2141-choose-dig = “Start from both sides. We meet in the middle.”
script-2141-choose-wall = “Good fences, Miss Ana. Let’s leave it as it is.”
script-2141-dig =
    By nine there were fingers. By ten a face, upside down, which proved to be the lodger’s. We shook hands through it,
    and one of the sisters passed us a piece of cake of which she said at once that it was only called that.
script-2141-wall =
    They were not offended. All that evening one could hear them moving furniture against the place where it would have
    been.

script-2142 = The hole has two ends
script-2142-crawl =
    They came through it at one in the morning, in their nightgowns, the sisters first and the lodger with a clock. It
    was their house this time. We sat together in our cellar, a long row of feet, and heard men walk up and down over
    there, opening things. “That’s the linen,” said the eldest. “That’s the good cupboard.” She followed them from room
    to room. When a plate broke all four of them said which one it was. Towards the end there was a step on their cellar
    stairs, and a light came nearer to the hole.
script-2142-choose-push = “Shove the coal box in front. Everybody lean on it.”
script-2142-choose-through = “They’re two at most. Through the hole and at them.”
script-2142-push =
    Everybody leaned, in nightgowns and out of them, on a coal box. The light stood at the other side for a time. It
    seemed to be reading the name of the colliery. All they had left over there, in the end, was the cupboard itself; it
    was given to us for firewood, and they stayed until Sunday.
script-2142-through = There was just room for one at a time. The lodger came too, with the clock.
script-2142-won =
    They ran up the stairs and left the bundle. The lodger had put down his clock beforehand where nobody would step on
    it. The eldest counted the linen and found that there was more than before; they must have been to another house
    first. She washed it, and ironed it, and on the next day went along the street from door to door to ask whose it
    was.
script-2142-back =
    We were back through the hole faster than we had gone in, with a tablecloth, and that was all that was saved. “It’s
    only the second best,” said the youngest sister. She held it on her lap, and found the monogram with her thumb.

script-2143 = Something for the pain
script-2143-bottle =
    Somebody had moved the bottle. It stood behind the lamp oil now, with a scratch in the label at the level of what
    was left, and the level was under the scratch. We did not lock things up in that house. The person whom we all
    thought of sat in the corner mending a strap, with an excellent, slow, careful stitch, and was humming. It was the
    first cheerful sound for days.
script-2143-choose-pour = “Pour it all out. Into the drain, with everyone watching.”
script-2143-choose-round = “Fetch cups. If one of us drinks, we all do.”
script-2143-choose-let = “Let it be. Who’s been harmed?”
script-2143-pour =
    It was poured out. { $them } went on sewing, until the smell reached the corner. Then the needle stopped. “You might
    have asked,” we were told, “what it was I was celebrating.” By then it was too late.
script-2143-round =
    There was a thimbleful for each. We drank to the strap. It was a success; there was some singing, somebody wept and
    was not comforted more than was necessary; and whoever had the first watch that night saw two of every star, and
    wrote both down.
script-2143-let =
    So it was let be. Two days afterwards the strap, which was on the heavy pack, opened along the whole seam on the
    stairs. Each stitch had been beautiful, and none had gone through.

script-2144 = Whose turn to go
script-2144-turn =
    There was nothing to eat, someone had to go, and it was everybody’s turn. We had a list, with crosses on it. The
    list had been kept by different people in different ways, so that according to the crosses the strongest had not
    been out since the first snow, and the one who could hardly stand had been out nine times on the same night. We were
    polite. We pointed to our feet. At a quarter to ten two of us stood up in the same moment, at opposite ends of the
    table, each with a hand on the back of the chair, and neither could sit down again.
script-2144-choose-both = “Both, then. Come home together or don’t come home.”
script-2144-choose-coin = “Toss for it. What have we got with two sides?”
script-2144-both =
    They laced each other’s boots, because it is easier than bending down. That was the end of the list. From then on it
    was done by looking round.
script-2144-coin =
    We had a button. It came down on the side with the anchor, rolled under the stove, and by general consent nobody
    looked.

script-2145 = The last cigarette
script-2145-tin =
    A price list for one cigarette, drawn up by the smokers of the house for the use of the non-smokers, who did not see
    what the fuss was about. To hold it: free. To smell it, unlit: one hour’s silence. The first third: your turn at the
    pump. The middle, which is the best: your place by the fire. To light it yourself, with a real match, and wave the
    match out: not for sale. The end, on a pin: this goes to the oldest person present, always, everywhere, or there is
    nothing left to believe in.
script-2145-choose-smoke = “Then light it, for God’s sake, before we start bidding.”
script-2145-choose-trade = “Tomorrow. At the pump that’s worth an egg.”
script-2145-smoke =
    { $present ->
        [one] It went by the rules, every third of it. When it got to the pin the oldest person present breathed it in
            with both eyes closed. It was dry. But you could tell the make.
       *[other] It went round by the rules. When it got to the pin the oldest of us breathed it in, closed both eyes,
            and was asked how it was. “Dry,” came the verdict. “But you could tell the make.”
    }
script-2145-trade =
    It was put back in the tin. { $present ->
        [one] In the course of the night the tin was opened three times, for a look, and three times the lid was pressed
            down all round with a thumb.
       *[other] Nobody slept. The tin was opened in the course of the night by every smoker in the house, for a look,
            and all of them said so at breakfast without being asked.
    }

script-2146 = A rope ladder
script-2146-knock =
    A man let himself down past our window on a rope. He had on climbing boots and a dinner jacket. He was an acrobat,
    he called in to us, hanging, from the municipal circus; the roofs were the only road nobody watched, and he carried
    messages and medicine along them at fixed rates. He wished to know whether we had any use for such a thing. The rope
    was made of curtain cord. Below him was the yard, four floors down, with the railings.
script-2146-choose-hire = “Take this to the clinic, and bring what they’ll give for it.”
script-2146-choose-go = “Is there room for one more on that? Teach me.”
script-2146-choose-refuse = “Mind the gutter,” we said, “it’s loose.”
script-2146-came =
    He was back before two. He had put on white gloves, so that we could see his hands. What he had brought was wrapped
    in a programme: lions, a lady, Professor Somebody and His Thinking Horse.
script-2146-never =
    We listened for the boots for three nights. The gutter hung down across the window. It could have been anything. In
    the railings there was a bow tie, the kind with elastic.
script-2146-roofs =
    { $them } went across four roofs that night, and came in by the attic as black as a boot, shining. It was all up
    there, we were told: you could see both armies’ fires at the same time. They were cooking. It looked, from above,
    like one very large camp.
script-2146-slip = { $them } got as far as the gutter. We had mentioned it.
script-2146-refuse =
    “Much obliged,” he said. He tried it with one toe, nodded, raised an imaginary hat, and swung himself over to the
    Hofmanns’.

script-2147 = The vote
script-2147-vote =
    The question was one person. The person lay in the next room, had not got up for two days, and ate. It was put like
    that: “and eats”. Some of what was said was untrue, and the rest was worse. One of us wanted it settled, now, by a
    show of hands. The house was for those who kept it going. There were other places, the nuns, the bank cellar. Nobody
    spoke of putting anyone into the street. From the next room came the sound of somebody trying not to cough so as to
    hear better.
script-2147-choose-out = “Hands up, then. Tomorrow at first light.”
script-2147-choose-down = “Whoever raises a hand goes first.”
script-2147-out =
    It was all but one. { $them } was up already, dressed, with the bed made, when we came in to say it; the bedding had
    been folded in the army way with the ration for that day on top. Nobody has slept in that room since. We say that it
    is damp.
script-2147-down =
    No hands were raised. In a while the door opened, and a figure came out in a blanket and sat down among us with a
    bowl of beans that wanted sorting, and for the first time in two days there was something being done in that house
    by everyone.

## Night Raid

script-2150 = A man who could not get out
script-2150-stuck =
    He was in the window, that is, half of him was. He had come through between two boards and his belt had caught.
    There was a candle, and a man of sixty or so with his head and arms in our kitchen, like a picture of a swimmer. He
    begged our pardon. He had heard there was nobody here on Tuesdays. His legs could be heard outside, running a little
    now and again.
script-2150-choose-pull = “By the arms. He’ll have to come in before he can go out.”
script-2150-choose-search = “First let’s see what he’s got in those pockets.”
script-2150-choose-hit = “Hit him, and push.”
script-2150-pull =
    He came in with a rip, and stood there holding up his trousers. We gave him string. He looked about and was
    evidently sorry to see how little there was. “You want another two nails there,” he said at the window, quite the
    expert, and gave us his own, from the mouth, where he had been carrying them.
script-2150-search =
    There was tobacco, some sugar, spectacles. It was easy work, since he could not stop us; he could only tell us which
    pocket was torn. Then he was pushed. He asked from outside for the spectacles, and they were thrown after him, and
    we heard him looking for them.
script-2150-hit =
    One blow, not even a hard one. The candle showed a very surprised eye. Afterwards the board had to be taken off, for
    he had gone quite limp; it was heavy work to get him out as he had come. He was not there in the morning. It is to
    be hoped that he walked.

script-2151 = What the guard heard
script-2151-log =
    From the notes of the watch. 23.10, dog. 23.40, cart, two men, one with a limp. 0.15, they came back with the cart
    full. 0.30, piano (Hofmanns’?). 1.00, woman calling a name, Stefan or Stepan. 1.05, the same. 1.10, the same, from
    the end of the street. 1.30, rain. 1.45, a person answering to it, from quite close by, under this window, very low:
    “Here, Mother, go home.” 1.46, nothing. 2.00, woman calling. He does not answer any more. 2.20, to ask at the change
    of watch: ought I to have said something?
script-2151-choose-call = “Go down and tell him that she’s still out there.”
script-2151-choose-leave = “He has his reasons. Write down the weather.”
script-2151-call =
    He was in our coal hole, in half a uniform, and he was older than she had made him sound. He let himself be led to
    the corner by the sleeve. He did not want to take it with him, he said, and gave us what was in his pouches. What
    they said to each other we could not hear, and it was not noted.
script-2151-leave =
    2.30, wind from the river. 3.00, she has gone by on the other side, without calling. 3.10, he is crying, or it is
    the pump.

script-2152 = The bell wire
script-2152-tins =
    The tins rang. Everyone who was at home stood up with something in both hands, and it rang again, quite regularly,
    five and a pause. It was not being stepped on. Somebody was plucking it. When the shutter was pushed open by a
    finger’s breadth there was a boy in the yard with the wire between finger and thumb, listening with his head tilted.
    He had a tune, nearly. The fourth tin was flat, and he had already bent down to tip out some of the water.
script-2152-choose-shoo = “Get off home! Do you want to be shot?”
script-2152-choose-hear = “Wait. Let him finish.”
script-2152-shoo =
    He ran, and of course he ran into the wire, all of it. It was the loudest thing that happened in our street that
    week.
script-2152-hear =
    It was the one about the miller. He got through it once without a mistake, wiped his nose and saluted the house. The
    next evening we tuned the tins. It took two cups of water.

script-2153 = They ask for one of us
script-2153-torch =
    There were five of them in the yard, with one torch, and they were not after the shelf. They wanted a name. They
    said whom: the one who had been seen at the depot, on the night when their brother did not come home. It might be
    true. We had none of us been told everything. They would wait for as long as it takes to say an Our Father, they
    said, at a reasonable speed, and then come in for all of us. One heard them take off their caps and begin.
script-2153-choose-give = “Send them out. It’s one, or it’s everyone.”
script-2153-choose-door = “Get away from the window. Everybody with something in your hand.”
script-2153-choose-talk = “I’ll go out and talk. I was at the depot too.”
script-2153-give =
    It was { $them }, or at any rate it was { $them } who stood up. We said that we were sure it was only to talk. In
    the doorway there was a turning round, as if something had been left on the chair. They had stopped praying by then.
    It did not happen in the yard; they were considerate in that way, they went round the corner.
script-2153-door = They had got to “as we forgive”.
script-2153-won =
    They went, and two had to be supported. { $present ->
        [one] When the bench had been put back against the door, there was nobody left to ask whether it was true.
       *[other] “It was you, though?” one of us asked, when the bench had been put back against the door. It was answered.
    }
script-2153-beaten =
    They got in, and took what they laid hands on, like anybody; once they were inside they seemed to have forgotten
    about the brother. It was only the youngest who stood before each of us with the torch, and looked, and shook his
    head.
script-2153-heard =
    It lasted an hour. We could see the torch, pointing at the ground. There was shouting, a pause, and a man’s voice
    that said the same word several times. When the door was opened again the lamp showed nothing but mud up to the
    knees. “He’d fallen down the pit,” we were told. “I had hold of his sleeve. I gave them the button.”

script-2154 = Neighbours with pots
script-2154-pots =
    This time they knocked. It was the tailor, his wife, the two from the corner and a man with a child on his
    shoulders, and they had pots. They did not threaten. The tailor made a little speech; he had prepared it. It was
    known that we had food. Between the corner and the pump, on the other hand, he could name four who had died of
    having none. He thought there must be some mistake in the distribution. The child on the shoulders had a pot as
    well, a doll’s one, with a handle.
script-2154-choose-share = “Come in, then, all of you. One ladle each.”
script-2154-choose-bar = “Go home. It’s counted, and it’s ours.”
script-2154-share =
    One ladle each. They said thank you at the pot and again at the door. When the doll’s one had been filled there was
    some left in the ladle, and it was discussed, in a whisper, by grown people, whether it would be fair.
script-2154-bar =
    They stood there for some time. Only the tailor could be heard, going over a sentence of his speech once more, for himself, to find out where it had gone wrong.

script-2155 = The tailor pays
script-2155-tailor =
    The tailor came by himself and would not sit. He had gone through everything that we had on, with his eyes, that
    night, while he was eating; he begged us to forgive him, it was his trade. He laid a parcel on the table. It was
    mittens, of blanket, one pair for each, with the thumb set in properly; on those for whoever stood on watch there
    was a slit, with a flap and a button, for the finger.

script-2156 = A light where there should be none
script-2156-signal =
    There was a light in our attic. The person on watch had gone out to the gate and looked back, and up there under the
    tiles it went on, and off, and on. It was slow. On the hill, after a minute, something winked. One of us was up
    there with the lamp. From the yard we could see a hand and a sleeve; there were only so many sleeves in this house.
script-2156-choose-grab = “Upstairs. Quietly. Catch them with the lamp in their hand.”
script-2156-choose-wait = “Let it finish. Then we’ll know what it’s for.”
script-2156-grab =
    { $them } did not put down the lamp. There was a brother over there; it was no secret, it had only never come up.
    Every Thursday, at this hour, they said good night. That was all. Three long for the name, then two. It had gone on
    all winter, and we had been shelled on Fridays and not on Fridays, it had made no difference. We believed it, most
    of us. The lamp was put in the kitchen, where everyone could see it.
script-2156-brother =
    It finished. There were steps on the attic stair, and by the time we were in the passage everybody lay under their
    blankets, breathing. Next Thursday it came again, at the same hour, and then not; and on the Friday after that one
    of us, who had said nothing to anyone, did not want breakfast. So somebody over there had been saying good night.
script-2156-sold =
    It finished. An hour later they came, and they knew the door, the shelf, the number of sticks. In the tumult
    { $them } went out with them, walking, with a bag that had been packed. The lamp was left up there, trimmed, with a
    spare wick beside it.

## Dawn

script-2160 = The milk
script-2160-milk =
    There was a bottle of milk on the step. It was full. It had a paper cap with the mark of the dairy, which had burned
    in August. There had been no cow inside the ring since All Saints’. We did not bring it in at once. We considered it
    from the window, and from the side; one of us lay down on the flags and looked through it. At the Hofmanns’ they had
    one too. So had the corner house, and the house that has no one in it. All down the street, on every step, in the
    first grey, stood a bottle of milk.
script-2160-choose-drink = “Milk. It’s milk. Whoever did it, God keep him.”
script-2160-choose-pour = “It’s a trick. Nobody drinks till the cat has.”
script-2160-good =
    It was sweet, and slightly frozen, so that one had to chew. Nobody ever explained it. In the evening all of the
    bottles had been put out again, rinsed, along both sides of the street, for a man who did not come.
script-2160-bad =
    It was lime water with something in it, for the look. Somebody had wanted to give the whole street a nice surprise,
    had been a dairyman, and was no longer right in the head. { $them } had drunk to his health, a whole cup.
script-2160-pour =
    It was stood on the sill for the cat. The cat put one paw in, and shook it. By noon it had separated into something
    grey below and something blue above, and at the Hofmanns’ they were all perfectly well.

script-2161 = The one who came home late
script-2161-late =
    It was light, and one of us was not back. We did what is done; swept, laid the fire, put out the cups. One cup was
    put out and taken away and put out. At seven steps were heard, and it was a man with a sack, for next door. At half
    past, steps. By eight it had begun to be talked of in the past tense, first only the boots, what good boots they had
    been, and then other things; and it was in the middle of this that the door opened. “Go on,” said the person in the
    doorway. “Don’t stop. I’d like to hear it.”
script-2161-choose-laugh = “You were always late. And you snored.”
script-2161-choose-angry = “Where were you? Do you know what time it is?”
script-2161-laugh =
    So we went on. It took until nine, and everyone’s turn came, since the others wished to have theirs as well, as long
    as we were at it. They were all rather good. We ought to do that every week, somebody proposed.
script-2161-angry =
    It was shouted. { $them } listened to all of it, unwinding a scarf with a great many knots in it. It had been a
    matter of a ditch, and somebody with a rifle who sat down beside the ditch to write a letter. It was a long letter.

script-2162 = Sick call
script-2162-bed =
    The bed had to be changed for the third time. There was nothing to change it with, so it was turned. { $present ->
        [one] A bucket, a rag, the window for a minute; then it was cold, so the window was shut. It is an awful thing
            how polite one gets: we begged the bucket’s pardon. Next door, through the wall, a sleeper laughed, and we
            lay and listened to it as to a wireless.
       *[other] The sick one apologised. It is an awful thing how polite people get. A bucket, a rag, the window for a
            minute; then it was cold, so the window was shut. Whoever had the nursing that night had had it the night
            before. Through the wall a sleeper laughed, and both of them, the one in the bed and the one beside it,
            listened to it as to a wireless.
    }
script-2162-choose-give = “There’s one dose left. Give it now. It’s what it’s for.”
script-2162-choose-save = “One dose isn’t a cure. It’s for when it gets worse.”
script-2162-give =
    It was taken with a sip, and made no difference for an hour. When it began to work the first sign was an opinion:
    { $present ->
        [one] the blanket had been folded wrong.
       *[other] the person in the bed told us that we had folded the blanket wrong.
    }
script-2162-save =
    { $present ->
        [one] It was said aloud, so that it should count, and the box was put on the highest shelf, for which one had to
            get up. We lay and looked at it. It had a very clear label.
       *[other] It was said in the passage, and there is no such thing as the passage in a house like this. From the bed
            we were told that it was quite right. “I’d do the same. I’d be a bit quieter about it.”
    }

script-2163 = After the raid
script-2163-glass =
    Swept up: glass, one bucket. Plaster, four. A tooth (whose?). Buttons, not ours, two. A glove with the first finger
    cut off, as for a trigger, and darned again, so it was somebody who had gone back to being cold. Blood on the sixth
    stair, the fourth, the door, the pump. Found under the table, alive, a hen. It must have come with them. It had been
    in somebody’s jacket, perhaps, from the last house they did, and had got out in the fight and had the sense to sit
    still.
script-2163-choose-hen = “That’s soup. Who’ll do it?”
script-2163-choose-eggs = “That’s eggs. Nobody touch her.”
script-2163-hen =
    It was soup. It was very old, and stayed in the pot all day, and even so we spoke of it for a long time. Whoever
    held the door got both legs.
script-2163-eggs =
    She was given the oven to live in, with the door off. She walked up and down before the wounded like a doctor on a round. We called her Sister.

script-2164 = Sister
script-2164-egg =
    There was an egg in the oven. We had gone on saying that there would be one as people say such things. It was brown
    and it had a feather on it. Sister stood in front of it, looking at us with one side of her head and then with the
    other, plainly of the opinion that what was to happen next was up to us.
script-2164-choose-sick = “It goes to whoever’s worst.”
script-2164-choose-soup = “And now she’s done that, soup.”
script-2164-sick =
    { $them } had it, in a cup, beaten, with the last of something sweet. { $present ->
        [one] It was watched by the whole of the house.
       *[other] We all sat on the bed to watch.
    } She laid four more before the fox, or whoever it was, came by way of the coal hole.
script-2164-soup =
    It was a logical decision. She went on talking to us the whole time, in that dry way of theirs, as though over
    knitting.

## For one alone

script-2170 = Both sides of the table
script-2170-table =
    The table was laid for one. It looked like a mistake, so the other side was laid as well, and that looked like a
    worse one. In the end the meal was taken standing, out of the pot, beside the window, with the back to both. There
    were a good many conversations going on. They were mostly from the second week, when there had been a quarrel about
    hinges; all the voices could be done by now, and did themselves.
script-2170-choose-aloud = “Finish the quarrel. Somebody was right.”
script-2170-choose-hush = “Sing something, to shut them up.”
script-2170-aloud =
    It went on past midnight. It was astonishing how many good arguments had been left unused. The hinges were oiled,
    finally, as a gesture.
script-2170-hush =
    It had to be sung loudly, and it had nine verses. At the sixth somebody out in the street joined in, and walked on
    with it round the corner.

script-2171 = Asleep on watch
script-2171-nod =
    There is a way of sitting up alone. The chair is tilted against the door, on two legs, with a plate under the third;
    whoever falls asleep falls over. It worked four times. The fifth time there was no fall. There was a hand, under the
    arm, from behind, that set the chair on its feet again. It was a small man with a sack. He had come in by the
    cellar. “You’ll break your neck like that,” he said.
script-2171-choose-stay = “Sit down. I’ve not talked to anyone since Tuesday.”
script-2171-choose-go = “Take it and go. Only go.”
script-2171-stay =
    He sat, at first, with the sack on his knees. It turned out that he had a wife who did not know what he did at night
    and thought that he was on fire duty. He was shown the hole in the roof. He smoked half a cigarette, and at four he
    got up and said that he had better do the next house, or there would be questions.
script-2171-go =
    He took very little, out of embarrassment. He drew the bolt himself on the way out, and from outside he could be
    heard pushing at the door, to see if it held.

script-2172 = Inventory of the living
script-2172-list =
    Persons: one. Beds: enough. Boots: four pairs, of which the best are too large, and are worn. Voice: rusty; it was
    used on Sunday to a cat. Hair is cut by feel. Fear: less than expected. There is a thing that might be happiness,
    for a few minutes about ten o’clock, if the sun comes in by the hole in the roof and goes across the floor and up
    the wall, with all that dust in it. The place where it ends has been marked on the wallpaper. It is higher every day
    by the thickness of the pencil.

script-2173 = Somebody’s hammer
script-2173-boards =
    One cannot board up a window alone. It takes a hand at each end, and a third for the nail. It was tried with a knee,
    with a rope over a hook, with the forehead. At the fourth attempt a second hammer was heard. It struck when ours
    struck. Somebody in the ruin opposite was up on a box with a plank against his own window, holding it with his head,
    and he had stopped too. For some time we looked at each other, like two people in front of a mirror.
script-2173-choose-help = “Yours first, then mine.”
script-2173-choose-alone = “Wave, and go on.”
script-2173-help =
    It took ten minutes each. He was called Bero and had nothing to say either. He came every day after that, at the
    same hour, with his hammer, and sometimes there was something to be nailed.
script-2173-alone =
    It was got up by dark, crooked. Over there it was crooked as well. On the other side of the planks one could hear
    for a long while that nobody was hammering.
