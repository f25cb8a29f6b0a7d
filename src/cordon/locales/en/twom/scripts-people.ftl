# Residents and visitors: encounters, later meetings and what follows from them at home.
# { $them } is the name of a person of the group, { $place_locative } where it happens.

## N01

script-1200 = The bell
script-1200-met =
    We stood with our backs to the wall for as long as it takes to boil an egg, because of a bell. It came down the
    stairs one step at a time and round the corner, and it was a grey cat with a Christmas bell wired to its neck. It
    had been done with fence wire and twisted the ends under, neatly, so that they would not scratch. The cat looked at
    our bags and sat down. Every time it licked its shoulder, the bell rang through the whole house.
script-1200-ask-unwind = “Hold still, you. That comes off, or you’ll starve with it.”
script-1200-ask-leave_it = “Leave it. We aren’t here for cats.”
script-1200-unwound =
    It took the pliers, and the cat bore it with its eyes shut. The wire had worn a ring into the fur. Without the bell
    it weighed nothing and made no sound at all; it went along the skirting board, and the last we saw of it was a tail
    going under a wardrobe. From under there came one short scuffle. We put the bell in a pocket, wrapped in a sock.
script-1200-followed =
    It followed us. Through two rooms and across a landing it kept three paces behind, and when we stood still it sat
    and washed and rang. We hissed at it. We threw a slipper, and it carried the slipper a little way and put it down.
    In the end we shut a door on it, and it lay down on the other side with its paws under the gap.

script-1201 = Three paces behind
script-1201-again =
    The grey cat was { $place_locative }, half the city away from the house where we had met it. The ring in its fur had begun
    to grow over. It came out from behind a bucket, { $present ->
        [one] went round us twice and then lay across the nearer shoe
       *[other] went round each of us once and then lay across the shoe that had stood nearest
    }. It was heavier than before. Whatever it lived on, there was more of that than of anything we lived on.
script-1201-ask-take = “It knows us. Give it something, and it can come.”
script-1201-ask-shoo = “Off, cat. You’re doing better than we are.”
script-1201-carried =
    It ate with a noise like somebody tearing paper. On the way home it rode inside a coat, its head out between two
    buttons, and at the crossing where we always run it dug in every claw it had. From then on it slept on the flour
    bin. There was no flour in the bin, but there was a hole behind it, and by the second morning the hole had a row of
    four tails laid out in front.
script-1201-gone =
    The shoe was pulled from under it, and it did not seem offended. It walked ahead of us as far as the door and sat
    there facing out, as cats sit who are waiting to be let into a garden. When we came by again with our bags full, it
    had gone, and there was a warm place on the sill.

script-1202 = What was said about the cat
script-1202-thin =
    A cat sat in a bathtub among broken tiles, with a collar on it and a brass disc that said PRINCESS and a telephone
    number of five digits; the numbers in our city have had six for twenty years. It was an old cat, then, or an old
    collar. { $present ->
        [one] It must be fourteen at the least, we worked out, and in that case it had had its life. We heard ourselves
            think it. Then we took the potato sack out of the bag and began, slowly, to shake the dust from it.
       *[other] Somebody said that it must be fourteen at the least. Somebody else said that in that case it had had its
            life. Nobody laughed. The one who had said it took the potato sack out of the bag and began, slowly, to
            shake the dust from it.
    }
script-1202-ask-sack = “We’ve eaten pigeon. We’ve eaten worse than pigeon.”
script-1202-ask-open = “Open the window for it. Now, before we talk any longer.”
script-1202-carried =
    It was done outside the room, and it did not take long. We carried it home as if it were anything else, between the
    pipe elbows and the firewood. At table there was nothing to recognise. The disc lay on the window sill for some
    days, { $present ->
        [one] until we turned it over
       *[other] until one of us turned it over
    } so that the number showed and not the name.
    .soft =
        We carried the sack home between the pipe elbows and the firewood. At table there was nothing to recognise, and
        nobody spoke of the bathtub. The brass disc lay on the window sill for some days, until it was turned over so
        that the number showed and not the name.
script-1202-window =
    The frame had swollen, and it needed a shoulder. The cat watched the operation from its tub. Then it stepped out
    over the sill onto the roof of the coal shed, unhurried, and we stood in the draught and looked at the five digits
    { $present ->
        [one] that we had copied into dust with a finger
       *[other] that one of us had copied into dust with a finger
    }. Nobody had meant to copy them. We went on to the kitchen, which had been cleaned out before us, down to the salt.

script-1203 = Tracks in the tub
script-1203-page =
    There were a cat’s tracks all over the bathroom, in plaster dust, round and round the rim of the tub and once up the
    wall to the height of a man. A collar lay in the soap dish. It had a brass disc with a telephone number of five
    digits; in our city they have had six for twenty years. We looked for the animal and then, without saying so,
    stopped looking.

## N02

script-1204 = Behind the wardrobe
script-1204-found =
    The wardrobe was warm on one side. When we moved it there was a hole in the wall and a room behind it that had no
    other door: four people on one mattress, dressed for the street. The father had a finger up. He was not threatening
    us with it, he was counting under his breath, and when he came to the end he said, “Ninety. We agreed that we would
    not breathe till a hundred.” The smaller boy let his breath go at once. On a shelf stood everything they had, in the
    order in which it was to be eaten, with the dates on slips of paper.
script-1204-ask-give = “Here. Put it behind the first of the month.”
script-1204-ask-take = “Turn round, all of you, and go on counting.”
script-1204-ask-close = “We were never here. Help me push it back.”
script-1204-counted =
    He would not take it from the hand. It had to be put on the shelf, and then he wrote a slip for it and moved all the
    others along, so that each of them had one more day on it. His wife asked which house we lived in. We told her,
    which was stupid. She repeated the number twice, as one learns the price of something.
script-1204-jar =
    They turned to the wall and he counted aloud, and his voice was quite steady. We took what fitted. There was a jar
    at the end of the row whose slip had no date, only a drawing of a cake with candles; we took that too, by mistake,
    because it was dark. On the landing we could still hear him. He had got to four hundred.
script-1204-pushed =
    The wardrobe went back harder than it had come. From outside you could see the marks of its feet on the boards, two
    fresh arcs that said as much as a signpost, so we stayed and worked dust into them with our sleeves till they were
    gone. It cost us the kitchen and the cellar. Behind the wood it had begun again at one.

script-1205 = A pot comes back
script-1205-pot =
    The one on guard had heard somebody breathing at the door and had stood behind it with a raised arm for a good
    quarter of an hour. When it got light there was only a pot. It was not our pot. There were turnips in it, peeled,
    and a slip of paper in the handwriting from the room behind the wardrobe. It gave the day’s date and below that,
    underlined, the word “tonight”. We argued over whether that was a greeting or the instructions. We ate them at dusk,
    to be on the safe side.

script-1206 = The wardrobe, again
script-1206-arcs =
    There was another wardrobe and another wall that rang hollow, and we knew how to do it by now. In the space behind
    lay a mattress. It had been slept on by people who had left in daylight, because they had made the bed. On the shelf
    stood a row of paper slips, each under a pebble, with dates on them and nothing else. The last date was the day on
    which we had told them to turn round.
script-1206-shrug =
    { $present ->
        [one] So they had got out, we told ourselves. They had had a place to go, or they would not have gone. That was
            reasonable.
       *[other] “Then they got out,” somebody said. “They had a place to go, or they’d not have gone.” That was
            reasonable, and nobody said anything against it.
    } We took the blanket, which was a good one, and found when we were outside that it had been darned in one corner
    with a child’s red wool. We used it for the window.
script-1206-slip =
    { $present ->
        [one] We went along the shelf and collected the slips,
       *[other] One of us went along the shelf and collected the slips,
    } and then did not know what to do with them. They could not be put back; the pebbles had rolled off. We carried
    them out of the house and down the street as one carries something to a bin, and there was no bin. They went into
    the tin with the candle ends, and it turned out that nobody would light the stove with them.

script-1207 = On a hundred
script-1207-met =
    They were standing in the gateway in the order of their height, all four, with the mattress rolled and tied to the
    father’s back. The house had burnt over the wardrobe. He recognised us by our voices; he had never properly seen us.
    They had to get across to his sister’s, he said, four streets, and the children could only do a hundred paces at a
    time if they were not to talk. He asked which of the crossings was watched. It was the one that he had meant to
    take.
script-1207-ask-walk = “Behind us, then. Hold on to the strap and count.”
script-1207-ask-point = “Round by the tannery. Keep to the wall. That’s all we know.”
script-1207-bridge =
    We went in hundreds. At the end of each the older boy put up his hand, and everybody sat down wherever they were, in
    a doorway, on a kerb, once on the steps of the savings bank. It took most of the night. His sister had a vegetable
    patch in a bathtub on the stairs and pulled up half of it without a word. The smaller boy was asleep on the mattress
    before it had been unrolled.
script-1207-three =
    He thanked us for the tannery. They set off along the wall, and at the first corner the older boy put up his hand
    and all of them sat down on the pavement, in the open, under the one streetlamp that still had its glass. We could
    not call out. After a while they got up and went on, and we noticed that we had been counting, too.

## N03

script-1208 = The other lot
script-1208-torch =
    They had heard us, we had heard them, and for some time both sides had been pretending to be rats. It was their
    torch that gave out. In the dark a woman’s voice said, quite ordinarily, “Well, this is silly.” When the light came
    back there were two of them, with kitbags as full as ours, and the man had on the coat of our caretaker, who was
    buried in it in October. He saw us look. “It was on a fence,” he said. The woman asked what we were called. They
    always asked, she said, it made it harder afterwards.
script-1208-ask-names = “Fair enough. Ours for yours.”
script-1208-ask-quiet = “We’re nobody. You’re nobody. Which half do you want?”
script-1208-list =
    She had a stub of indelible pencil and a school exercise book, and she wrote us down under the date. The page was
    full of people. In return she told us what they had seen further in: which floor would not bear, behind which door
    there was coughing. Then she shut the book with a rubber band and asked, in another voice, whether there was any
    business to be done.
script-1208-wary =
    The man laughed, not unpleasantly, and put his foot on the strap of the nearest bag; it was his own, as it turned
    out, but by then somebody had already knocked over the drawer. { $present ->
        [one] We listened to it, they and we.
       *[other] We all listened to it.
    } Nobody came. The woman had her book of names open on her knee and closed it again.

script-1209 = Her exercise book
script-1209-alone =
    We knew the coat before we knew the man. He was sitting against the banisters, the caretaker’s collar turned up, and
    he had been dead for some days and was quite whole; there are heart attacks in this war, too. Two new people were
    going through the next room and took no notice of us. The exercise book lay beside him with its rubber band on. She
    would not have left it. Under the day before last was a single line: the name of this street, and “he says his arm
    is asleep”.
script-1209-ask-carry = “Help me with his feet. He’s not spending the winter on a staircase.”
script-1209-ask-read = “The book. She wrote everything down, didn’t she? Every crossing.”
script-1209-fence =
    There was a strip of earth { $place_locative }, round at the back, where a hedge used to be, and it was not frozen
    through. We hung the coat on the fence. It did not seem right to bury it a second time, and it did not seem right to
    take it, either. One of the new people came out, watched for a bit and then brought us a bag of screws and hinges
    without our having asked. “For the digging,” he said.
script-1209-page =
    She had drawn the crossings from above, with a small eye for every window that shot and the hours beside it. On the
    next page were names. We found ours. Each name had a number behind it, and it took us a moment to see that these
    were the things she owed: one candle, half a loaf, an apology. Ours had a nought. We tore out the crossings and left
    the rest under his hand.

## N04

script-1210 = The wedding
script-1210-met =
    He had a table laid in the stairwell, a door on two crates, with a cloth. There were eleven glasses. “Bride’s side
    or groom’s?” he asked, and swayed, and caught himself on the newel post as on the shoulder of a friend. He was
    perhaps fifty and had shaved; there were bits of paper stuck on the cuts. The bottle in front of him was two thirds
    gone. { $present ->
        [one] He pointed us to our place.
       *[other] He pointed us to our places one after the other.
    } The one at the end he called Uncle, and begged his pardon about the field.
script-1210-ask-sit = “Groom’s side. Go on, we’re sitting down. A quarter of an hour.”
script-1210-ask-bottle = “He’s had enough. It’ll clean a wound, or buy something that does.”
script-1210-ask-slip = “Congratulations. We’re only looking for our coats.”
script-1210-toast =
    He poured something into every glass, even those of the people who had not come, and made a speech. It was a good
    one. There was a goat in it and a river in flood, and at the end the bride’s father had to be fetched across on a
    barn door. { $them } laughed out loud, which we had not heard since the trams stopped. When we got up he did not. He
    was explaining to the glass on his left that the music was only late.
script-1210-sleeve =
    He let it be taken from his hand quite willingly. He thought that it was being passed to the other end of the table,
    and followed it down the row with his eyes, glass by glass, nodding at each. We were out of the door before it could
    reach the last. Behind us he had begun to apologise to somebody that there was no more, that it had been calculated
    for a smaller party.
script-1210-usher =
    “On the bed,” he said, “all the coats are on the bed,” and insisted on showing us up. He went ahead with a candle,
    singing, four floors, so that every door in the building must have known that we were coming. There was no bed. He
    stood in front of the place for some time. We edged by him and began on the cupboards.

script-1211 = Eleven glasses
script-1211-sober =
    He was sober, and so it was some time before we knew him. He was washing glasses in a bucket of snow water. “You’re
    the ones who sat down,” he said. He had been told about it by the woman on the second floor, who looked through the
    crack; he himself remembered a goat. It had been her wedding day, the daughter’s, the date they had fixed in spring.
    She was over the river with the boy, and for all he knew they had gone ahead with it. He had been keeping a bottle
    back. He made us take an onion, too, for the stomach.

script-1212 = The end of the table
script-1212-cloth =
    The door on its two crates was still laid for eleven. He was in the chair at the head of it with his chin on his
    chest, in his good jacket, and there was frost in his eyebrows. He had tried to make the stuff himself in the end: a
    tin, a length of hose, a smell of varnish. Whoever had come by since had taken his shoes and left the glasses. We
    counted the glasses because it was something to do. In front of each, on a square of wallpaper, was a name. Uncle’s
    was at the end.
script-1212-ask-cover = “Take the cloth. He can at least have the cloth.”
script-1212-ask-go_on = “He’d have gone on to varnish without us. Come on, upstairs.”
script-1212-yard =
    In the yard there was a bomb hole half filled with roof, and we made it do. The cloth was linen, with initials. When
    he was under it { $present ->
        [one] we went back in and came out with the eleven squares of wallpaper and stood there holding them, and
            could not think of anything better
       *[other] one of us went back in and came out with the eleven squares of wallpaper and stood there holding them,
            and nobody could think of anything better
    } than to put them in with him, in order, so that he would at least know where people were.
script-1212-coats =
    There was a bed after all, on the fourth floor, in a room whose door we had not tried the first time. Coats lay on
    it, a heap of them, men’s and women’s, good cloth. None had a stitch of wear. They had been put there with their
    arms folded in, and on top lay a list with nine names ticked off. We went through the pockets.

## N05

script-1213 = A chess clock
script-1213-scale =
    She sat at a card table in what had been a cloakroom, with a kitchen scale, a lamp under a colander and a chess
    clock. When we came in she pressed the clock down. “You have six minutes,” she said. “Then somebody else has.” On
    the pegs behind her hung her goods, each in a gym bag with a child’s name on it. She had seen at once that we had
    little to lay on the table. There was a tin, she said, that she could let go on account. People like us always came
    good. She had the address already.
script-1213-ask-credit = “On account, then. Write it down.”
script-1213-ask-cash = “We pay or we don’t eat. What have you got?”
script-1213-signed =
    She wrote on the label of the tin itself, tore the label off and put it in a cigar box with many other labels. So we
    did not know what was in it till we opened it. { $present ->
        [one] We asked what would happen
       *[other] One of us asked what would happen
    } if an account was not settled. She looked at the clock, not at us. “It has not come up,” she said. “I’m told that
    the gentlemen I employ for it are very bored.”
script-1213-clock =
    She liked that, or at any rate she stopped the clock for a moment. A person who owed was a person who had to be
    visited, she said, and her feet were bad. She moved the lamp so that we could see the bags. The one nearest was
    labelled TEODOR, 2B. In it were batteries.

script-1214 = On account
script-1214-knock =
    She came herself, bad feet and all, just when we had put the plates out. She had a folding stool with her and sat
    down on it in the doorway so that the door could not be shut. Out of the cigar box she took a label: pears in syrup.
    That was what it had been. “Were they good?” she asked, and waited for an answer. At the gate two men in tracksuits
    stood with their backs to us, passing a paper bag of sunflower seeds from hand to hand.
script-1214-ask-settle = “They were very good. Here. Something for something.”
script-1214-ask-two = “Take these two and let that be the end of it.”
script-1214-ask-shut = “Mind your feet.” Move the stool, and bolt the door.
script-1214-receipt =
    She held it to the light, she weighed it in her hand, and then she gave us the label back. It had a cross through it
    and, underneath, her initials and the time to the minute. At the gate she said something to the two with the seeds,
    and they seemed disappointed. We kept the label. It was the only receipt that we got in the whole of the war.
script-1214-bored =
    She was lighter than one would have thought. On the step she folded the stool, put the label back in the box and
    arranged her shawl. She bore us no grudge, she said. It was only that other people would hear of it. The two at the
    gate had turned round. One of them spat out a husk, looked up along the house front, window by window, and moved his
    lips.

script-1215 = Good customers
script-1215-stopped =
    The chess clock was on its side, not going. She was soaking her feet in a washing-up bowl and did not take them out
    for us. There was a chair this time, and { $present ->
        [one] she told us to sit in it, before we fell down
       *[other] she told one of us to sit in it, whoever looked worst
    }. She ground coffee in a mill between her knees. She had taught it for thirty years, she said, the game of chess,
    to children, in this building. They had all been dreadful. She could tell you to this day what each of them had hung
    on which peg.

script-1216 = Not at home
script-1216-dark =
    There was a light under the cloakroom door, and when we knocked it went out. “We close at ten,” said her voice. We
    said that it was about ten now. “For you it is later.” You could hear the clock, both sides of it, which is not
    possible with a chess clock unless there are two. On the floor of the passage lay sunflower husks in a half circle,
    where a man had sat for a long time with his back to the wall.
script-1216-ask-pay = “We’ve brought what we owe, and something on top.” Push it under the door.
script-1216-ask-go = “Keep your pears.” Walk, and don’t run.
script-1216-open =
    It was drawn in from the other side, slowly, as a letter is. Then nothing for a while. Then the key. She had her
    shawl on and her hat. “Interest,” she said, “is a thing of trust,” and pressed down the clock, and we had six
    minutes like anybody else. A pair of tracksuit legs stuck out from behind the coats. They did not move, and nobody
    mentioned them.
script-1216-seeds =
    At the stairs somebody fell in behind us. He kept one flight above, and when we stopped he cracked a seed. It went
    on like that through the rest of the building, always a floor away, always the small dry noise. He did nothing to
    us. But we searched badly, with one ear, and we shut every drawer that we opened.

## N06

script-1217 = The clockmaker’s wife
script-1217-tick =
    We thought that the house was full of insects. It was clocks, forty or fifty of them, on every wall and on the
    stairs, and an old man going from one to the next with a key. He did not turn round; he was as deaf as the banister,
    his wife said. He wound them by the feel of the spring. She was in bed with her hat on and looked at our bags and at
    our hands. Water was the trouble, she said. The pump was only two courtyards off, but he could not hear the whistle,
    and she could not do the stairs.
script-1217-ask-water = “Where are your buckets? Two courtyards is nothing.”
script-1217-ask-empty = “Stay where you are, grandmother. Where’s the larder?”
script-1217-ask-go = “We’re sorry. We took it for an empty house.”
script-1217-buckets =
    It was six trips, and on the fourth they did whistle, and we lay on our faces in the arch with the buckets held
    upright at arm’s length. We did not spill any. When everything in the flat that could hold water was full, down to
    the vases, she made us say what time it was by each of the clocks. No two agreed. “He likes to have something to
    do,” she said.
script-1217-key =
    It was jars mostly, and they had been put up by a person who knew how. She said nothing till we came to the back
    row. “Not those, the seal’s gone on those. They’d make you ill.” We left them. The old man wound his way along the
    passage, { $present ->
        [one] met us in the larder door
       *[other] met one of us in the larder door
    } and waited politely to be let by, the key held up in front of him. Then he looked past our shoulder at the
    shelves.
script-1217-quarter =
    She seemed to find it quite natural. She wished us good luck with the other floors. As we went down the stairs the
    clocks began to strike the quarter, one after the other, for they were not well matched, and it took so long that
    nobody in the street could have failed to look up. We stood in the porch and waited for it to be over.

script-1218 = A quarter past
script-1218-back =
    All the clocks stood at a quarter past four, except one. We thought the worst and went up on tiptoe. They were both
    in the bed now, with their hats on, playing cards on the eiderdown. He had run out of strength for the springs, she
    said, so they had agreed on a time, a nice one, when there would have been coffee. The one that still went was for
    the medicine. We did the buckets; it was only four trips. He beat her twice while we were at it. There were two jars
    waiting on the stairs, wiped, their lids tied down with ribbon, and you could see that the ribbon had been ironed.

script-1219 = Back row
script-1219-stopped =
    It was the quiet that told us which house it was. All of them had run down, each at its own time. The key hung on
    its nail. In the larder the back row was gone as well, the jars with the bad seals; they stood empty on the kitchen
    table, scraped, with two spoons laid side by side across the top. The bedroom door was shut.
    .soft =
        It was the quiet that told us which house it was. All of them had run down, each at its own time. The key hung
        on its nail. In the larder the back row was gone as well, the jars with the bad seals. The woman from downstairs
        had seen to the two of them, we were told through a door; they had been taken as far as the garden, and no
        further, because of the frost. Somebody still had to do it properly.
script-1219-ask-dig = “There’s a garden. We can do that much, and we will.”
script-1219-ask-search = “Leave the door. Look in the other rooms.”
script-1219-rose =
    They had very little weight. In the garden grew a rose, pruned down to three sticks, and that was where the ground
    was soft; he must have limed it every year. We did it properly and deep. It was light by the time we had finished,
    and we had to go home across the open street with empty bags. Nobody asked that day what we had brought. There was
    rose earth under our nails for a week.
    .soft =
        In the garden grew a rose, pruned down to three sticks, and that was where the ground was soft; he must have
        limed it every year. We did it properly and deep. It was light by the time we had finished, and we had to go
        home across the open street with empty bags. There was rose earth under our nails for a week.
script-1219-hats =
    There was a drawer with spring steel and one with tortoiseshell combs. We did the passage and the dining room and
    did not talk. A single clock began to go while we were there, from the shaking of our steps, and went for about a
    minute. The bedroom we left as it was. On the hook beside its door hung two hats.
    .soft =
        There was a drawer with spring steel and one with tortoiseshell combs. We did the passage and the dining room
        and did not talk. A single clock began to go while we were there, from the shaking of our steps, and went for
        about a minute. The bedroom door stayed shut. We went home early.

## N07

script-1220 = The sledge
script-1220-runners =
    They had a sledge, though there was no snow in the building, and they dragged it from room to room over the parquet
    without any care for the noise. People who make noise have nothing to be afraid of. On it were a sewing machine, a
    case of light bulbs, somebody’s teeth in a glass, still upright. The bigger of the two sat down on the load when he
    saw us, got out a knife and cleaned the runners with it. “Ground floor’s ours,” he said. “So is the first. What’s on
    you is ours as well, if you think about it.”
script-1220-ask-cigarette = “Think about it over one of these, then.”
script-1220-ask-stare = Say nothing. Look at the knife, and then at the teeth.
script-1220-talk =
    He broke it in two and gave half to his friend. They had been removers before, with a van, a real firm; the friend
    still had the cap. You got to know a town that way, he said, what people owned and where they thought that they had
    put it. He told us what was coming, too: they had it from a driver. None of this changed the business in hand. He
    ground out his half on the sledge and stood up.
script-1220-watch =
    The smaller one had a removal firm’s cap on, with a telephone number over the peak. He could not keep still. He went
    to the window and back, and each time he passed the sledge he straightened the glass with the teeth in it, a little
    to the left, a little to the right. “Whose are they?” { $present ->
        [one] we asked.
       *[other] one of us asked.
    } “Mine,” he said, and showed us that it was true.

script-1221 = Class register
script-1221-voice =
    Four of them stood round us with planks, none of them older than eighteen. The one who spoke had a scarf up to his
    eyes. He told us to put down what we were carrying and to turn out our pockets, “and that includes any linings”.
    Petar lifted his head at that. Nobody says “includes any linings”. It was how he himself used to put it, he told us
    later, twice a year, before the mathematics paper, when he went along the rows looking for notes. He knew that voice
    from the third bench by the window.
script-1221-ask-call = “Third bench by the window. Take your scarf down when you speak to me.”
script-1221-ask-hide = Pull the cap over his eyes, and put something on the floor.
script-1221-sums =
    The planks waited. The boy’s ears had gone red, we saw that even by torchlight. Petar asked him what he had got in
    the end. “A four, sir. I didn’t go to the second part.” “It was an unfair paper,” said Petar. There was a pause, and
    then the boy said to the others that these ones had nothing, they had been done already. He carried one of our bags
    down to the street door himself.
script-1221-cap =
    “There’s no school,” said the boy, and pushed him. It was not a blow; he only wanted him to stop talking. But there
    were three steps behind Petar, and he went down them on his back. The others picked out what they wanted. When they
    had gone, we found that one of them had come back and put Petar’s spectacles on the lowest step, folded.
script-1221-silent =
    They took it and let us by. Petar walked with his head down, like a man looking for a coin. He did not speak on the
    way home or at the pump. Only when the door was bolted did he say that the boy had been good, you know, really very
    good, and that he had once written under an exercise of his: careless. He had written it in red.

## N08

script-1222 = The doorway at number nine
script-1222-found =
    A woman lay across the threshold with one shoe off. She had used the lace to tie up her thigh, and had tied it well,
    with a wooden spoon through the knot to turn it by. “I ought to loosen it every quarter of an hour,” she said, “but
    I haven’t got a watch.” She had been counting tunes instead. Somewhere above us a gramophone was playing, the same
    side over and over; three times through was a quarter of an hour, she reckoned. She had got to eleven times.
script-1222-ask-bind = “Give me the spoon. And the roll of gauze, the clean one.”
script-1222-ask-drag = “There’s a nurse at the school. Take her under the arms.”
script-1222-ask-go = “Somebody’s up there with the gramophone. Let them come down.”
script-1222-knot =
    It had gone in and out again, which was the good news. When it was bound she told us where her own things were, a
    flat on the second floor with the key under a dead geranium, and that we should help ourselves; she was going to her
    mother’s. She got up by the door frame, and stood, and thanked us formally, with her surname. On the stairs the
    needle was lifted for the first time. Then it was put back to the beginning.
script-1222-door =
    { $present ->
        [one] We used a shutter as a sledge, and it had a hinge that squeaked, so that at every few steps one had to
            go round and hold it.
       *[other] We used a shutter as a stretcher, and it had a hinge that squeaked, so that one of us had to walk
            alongside and hold it.
    } The nurse at the school looked at the spoon before she looked at the leg. “Who did this?” The woman said that she
    had. “You can start on Monday,” said the nurse, and showed us the way out.
script-1222-radio =
    She did not call after us. She had turned her head to hear where in the tune it was. On the way up we tried all the
    doors, and behind the last there was the gramophone, going round beside an open window in a room without anybody. It
    was one of those that play till the spring runs down. We did not lift the needle. We wound it.

script-1223 = Monday
script-1223-came =
    A woman with a stick asked at the gate for the people with the squeaking voices, and since nobody knew what she
    meant she described us. It was the one from number nine. She worked at the school now, with the nurse. They had put
    her in charge of tying, she said, since she had the patience. On her arm was a basket with a cloth on it, the week’s
    wages. She wished us to have half. Under the cloth we could see that it was already not much more than a half.
script-1223-ask-take = “Thank you. We won’t pretend that we don’t need it.”
script-1223-ask-send = “Take it back to the school. Sit down and drink something hot.”
script-1223-basket =
    She counted it out onto our step, the herbs in bunches, the gauze boiled and rolled. She was very exact. When it
    came to the odd one, she gave it to us and then stood with her hand on the basket. “I dream about the gramophone,”
    she said. “Not the leg. Do you know what it was called, that piece?” { $present ->
        [one] We did not know it.
       *[other] None of us knew it.
    } She hummed the beginning, in case it came to us later.
script-1223-spoon =
    She sat, and drank, and the basket stayed on her knees. There was a wooden spoon stuck through her belt where
    another person would have carried a knife. We talked for an hour about how hot water used to come out of the wall.
    As she was leaving, she turned the spoon round in her hand and said that if anybody in this house was hit, at any
    hour, we should not bother with the front door of the school.

script-1224 = Side one
script-1224-humming =
    It was a man this time, in the boiler room, a soldier’s trousers and a civilian’s jacket. He had both hands over his
    side. We had seen him a good while before he saw us, because he was humming. It was the gramophone piece from number
    nine, or a thing very like it; perhaps everybody was humming it that winter, and we had only not noticed. He stopped
    when the light fell on him. “If you’re going to walk on,” he said, “could you do it now, and not after we have
    talked?”
script-1224-ask-bind = “Move your hands. Slowly. We’ve got something for it.”
script-1224-ask-stay = “There’s nothing we can do for that. But we can sit.”
script-1224-ask-go = Do as he says.
script-1224-soldier =
    It was not deep. He had only been alone with it for two days, and it had grown. While he was being seen to he told
    us about the trousers, which were a swap, and the jacket, which he had got married in. There was a crate behind the
    boiler he had been saving up for someone with good manners. He hummed again when we left. { $present ->
        [one] We joined in on the stairs,
       *[other] One of us joined in on the stairs,
    } by accident, a third lower.
script-1224-sat =
    So we sat. He asked us to talk about something that was boring, { $present ->
        [one] and we explained the difference
       *[other] and one of us explained the difference
    } between the old and the new tram tickets. It took a long time. There had been zones, and a surcharge for dogs. He
    asked a question now and then to show that he was following. After he had stopped asking, the explanation went on to
    the end, with the monthly passes.
script-1224-twice =
    We did it at once, without a word, and turned the light away first, so that he should not have it taken from him in
    the middle. In the coal cellar next door we filled two bags. Through the wall we could tell that he had begun the
    piece over. He took it rather fast. It is not a long piece if one takes it fast.

## N09

script-1225 = A telephone number
script-1225-chain =
    The dog had eaten its lead, all but a hand’s breadth of leather that hung from the collar and was still wet. It
    stood in the middle of the corridor with its legs apart and did not bark. That was the worst of it. The walls were
    scratched to the height of its shoulders, and it had worn a path in the lino from one end to the other, a light
    stripe, quite straight. It was guarding that stripe. At the far end was a door with a poster of an alpine lake.
script-1225-ask-feed = “Good. Good old man. Look what there is.”
script-1225-ask-sit = “Nobody move. Down on the floor, and look at the wall.”
script-1225-ask-back = “Back. Don’t turn round. Back, and shut the door.”
script-1225-ate =
    It took the food out of the air, lay down on the stripe and was from that moment on a different dog. It let us step
    over it. On the collar was a plate with a telephone number and below that, in smaller letters, PLEASE RING, WE MISS
    HIM. Behind the lake there was a storeroom that nobody had touched, since nobody had got so far. When we came out
    again, it moved over to make room.
script-1225-lay =
    It took a very long time. The dog walked its stripe, and every time it passed it came an inch closer, till you could
    feel the breath. Then it sneezed and put its chin on a knee. It was only tired. It had been on duty for weeks and
    nobody had come to tell it that this was over. { $present ->
        [one] So we did, aloud:
       *[other] So one of us did, aloud:
    } “That’ll do.” It went to the poster, scratched twice and lay down.
script-1225-bitten =
    We sat for what felt like an hour, and the dog walked up and down. Then far off a shell came in, a hand twitched,
    and it had { $them } by the forearm before the plaster had stopped falling. It let go of its own accord. It seemed
    to be more shocked than we were: it went to the far end and stood with its face to the door while we crept out.
script-1225-leg =
    There was a bucket behind us, { $present ->
        [one] and we had not seen it
       *[other] and none of us had seen it
    }. { $them } went down over it with a noise like a peal of bells, and the dog came along its stripe as if on a rail.
    It bit once, through the trouser leg, and then stood off and waited to see what we would do. We got the door shut.
    On the other side it walked back to its place; we heard the nails.
script-1225-shut =
    It let us go. It followed us to the end of the stripe and there it stopped, exactly, with its toes on the last of
    the light lino. We pulled the door to and leaned on it. There was a note on our side at the height of one’s eyes,
    which we had walked by coming in: DOG IN CORRIDOR. HE IS VERY GENTLE. HE IS ONLY WAITING.

script-1226 = That’ll do
script-1226-heel =
    Something came up the stairs behind us with a quick dry clicking, and we had the crowbar raised before we saw the
    hand’s breadth of leather. How it had found us { $place_locative } there was no telling. It did not want food; it
    had some, a thing with feathers that it put down to greet us and picked up again. It went through the rooms ahead of
    us, put its nose round each door and looked back. Twice it would not go in. We did not go in there, either. At the
    street it sat down at the kerb as it had been taught to, looked left, and stayed.

## N06, where hunger is passed over

script-1227 = The key on its nail
script-1227-page =
    It was the quiet that told us which house it was. All the clocks had run down, each at its own time. The old people
    had been fetched by a nephew, said the woman on the floor below, through her door; he had carried the aunt down on a
    kitchen chair, and the uncle had walked behind them with a clock under each arm. They had had nothing left to eat.
    The key hung on its nail. In the larder, on the empty shelf, somebody had laid out the lids of the jars we had
    taken, in a row, with the sealing rings on top.

## N10

script-1230 = Read from the doorbells
script-1230-names =
    “Mr Halik?” somebody called up the stairwell, in a friendly way. “Mrs Orban, are you there? It’s only the post.”
    They were going through the names on the doorbells; we had done the same thing ourselves when we came in, to see who
    might be at home. There were two of them, by their feet. One did the calling. The other, who was already a floor
    higher, stepped only when the first one spoke, so that for a time we had taken them for one man.
script-1230-ask-answer = “Leave it on the mat, please!”
script-1230-ask-quiet = Hold the breath, and count the steps between the names.
script-1230-doubt =
    There was a pause. “Which mat?” asked the voice, and you could tell that it had not been prepared for this. Down
    below they whispered. A letter box clapped, a real one, they must have pushed something through to see what would
    happen. It gave us the time to get our backs to a wall. When they came round the turn of the stairs they were no
    longer friendly, but they were out of step.
script-1230-torch =
    “Certainly, Mrs Orban,” said the voice, and the torch went straight to our door. The voice had been Mrs Orban’s
    size, we had thought. But Mrs Orban, it came out later when we looked at the plate more closely, was a Dr Orban, a
    dentist, and his brass tooth hung right over our heads in the beam of the light.
script-1230-landing =
    He got to the end of the names. Then he began with those that had been scratched out. Old names, people who had
    moved to other towns before there was any need to; he read them with the same good manners, and each time the second
    pair of shoes came one step nearer. By the time they stood on our landing, he had called us by eleven names, and
    none of them was ours.

script-1231 = Night bell
script-1231-desk =
    It was the one with the friendly voice, and his friend. They had got up a hallway as a lodge: a desk across it, a
    bell on the desk, a register. Anybody who wanted to pass was to ring. Ljuba looked at this for some time from behind
    the dustbins. She had sat at such a desk for twenty-six years, from ten at night till six. The bell was the right
    bell, she said. But he had his back to the door, and no porter who had ever been a porter would do that.
script-1231-ask-porter = Let Ljuba go up to the desk, ring, and ask for the night book.
script-1231-ask-pay = “Ring, pay, keep walking. It’s a toll, that’s all it is.”
script-1231-bowed =
    She rang once, short. Then she asked him what time he called this, and where his keys were, and why number twelve’s
    newspaper was lying there; and he stood up. He could not help it. She took the register out of his hands, ran her
    thumb down the page and told the two of them to wait at the gate for the relief. They had reached the gate before it
    occurred to them. We were through the back court by then, with the drawer from the desk.
script-1231-hit =
    “I know you,” said the man. “You’re from the Metropol. You wouldn’t let me up.” It might have been so. In twenty-six
    years she had not let a great many people up. He came round the desk, and it was the bell that he hit her with,
    because it was to hand. It rang as it struck. They took what they had a mind to, and { $present ->
        [one] he made us sign for it
       *[other] he made each of us sign for it
    }.
script-1231-tip =
    We laid it on the register. He looked up each thing in the light of the lamp and then wrote a line, and Ljuba read
    it upside down. He had put us in as commercial travellers. She said on the way home that she had never taken a thing
    from a guest beyond what was on the plate. After a while she said it again.

## N11

script-1232 = The bathtub
script-1232-wheels =
    We heard the bathtub before we saw anything. They had mounted it on the wheels of a hospital trolley and were
    rolling it down the ramp, and in it, on cushions, sat a boy of about fifteen with a bandaged foot and a pistol,
    being pushed. He was the one who gave the orders. The two grown men at the handle looked to him before each turn.
    “Let’s see,” he said when the lamp fell on us, and made a sign with two fingers that he can only have got from the
    cinema. There was a rubber duck on the rim. Nobody would have dreamt of laughing.

script-1233 = Wheels on the ramp
script-1233-heard =
    At the hour when we put the plates out, the bathtub went by in the street. There was no mistaking it: one wheel
    squealed and the enamel boomed over every joint in the paving. It stopped somewhere near the corner. We heard the
    boy’s voice, and a man’s, and then for a long time nobody’s. { $present ->
        [one] We got as far as the peephole. They were only standing there, and the boy was pointing at houses.
       *[other] One of us got as far as the peephole and said that they were only standing there and that the boy was
            pointing at houses.
    } He was doing it with his eyes shut.
script-1233-ask-dark = “Lamps out. If nobody lives here, he can point as he likes.”
script-1233-ask-boards = “The shutter on the yard side. Nail it, and never mind the noise.”
script-1233-sat =
    We ate in the dark, by feel. { $them } stayed at the peephole and reported. The finger had passed over us twice. The
    third time it stopped at the house next to ours, or at ours, depending on where the boy imagined that he was
    sitting. Then they turned the tub round, which took all three of them, and the squeal went off uphill. They had gone
    to fetch something, or to sleep.
script-1233-nailed =
    We had to take down a shelf for it, and the nails came out of the shelf, too. In the middle of the hammering we
    noticed that it had grown quiet outside. Then, very politely, somebody out there hammered back: three knocks on the
    enamel, and after a moment one more. We drove in the rest with a boot wrapped round the head of the hammer.

## N12

script-1234 = The sergeant’s list
script-1234-list =
    There were two rifles and a sergeant with a clipboard, and the clipboard was what frightened us. Looting was shot,
    he said. He did not say it with any particular feeling. He had a form with columns, for time and place and for what
    was found on the person, and the last column was narrow and headed only with a letter. His pencil was tied on with
    the cord of a dressing gown. “Purpose of your presence?” he asked. One of the soldiers had sat down on a window sill
    and was picking his teeth with a fir needle.
script-1234-ask-dead = “Burial party, sergeant. From the parish. We fetch the dead.”
script-1234-ask-give = “You can see for yourself. Take what you have to.”
script-1234-three =
    He thought about it. Then he said that this was convenient, and led us round the corner. There were three of them
    along the wall, and they had their hands tied, so we knew what the narrow column was for. He stood by with the
    clipboard while we dug. He did not hurry us. At the end he asked us for the name of the parish, wrote it in, and had
    us sign. The ground was black and full of bits of blue plate.
script-1234-butt =
    “Where’s your priest, then?” he asked, and the one on the window sill began to smile. It was not a long beating, and
    only { $them } got it, with the flat of the butt, by way of an example. Afterwards they went through the bags. They
    did it fairly: one thing for them, one for us, one for them. The sergeant entered it all. In the narrow column he
    put a stroke.
script-1234-halves =
    He was exact about it. The more valuable half was confiscated, he said, and the rest was a warning. They made two
    heaps on a door and one of the soldiers was told to judge, a boy, who held up each thing and asked us what it had
    cost. We told him the prices from before. He laid the coffee on our side, looked at the sergeant and laid it on the
    other.

script-1235 = Parish business
script-1235-again =
    “Ah, the parish,” said the sergeant. He had been asking after us. He turned back the sheets on his clipboard to show
    that he had our signatures. There was another wall, and there was work. He looked unwell; the cord on his pencil had
    been replaced by a bootlace. This time one of those along the wall was a woman with a shopping net, and the net
    still had an onion in it.
script-1235-ask-dig = “Give us a light, then, and go and stand somewhere else.”
script-1235-ask-refuse = “We’re no parish. You’ve known that from the start.”
script-1235-tin =
    He did go. He went to the end of the street and stood there with his back to us. In their pockets were the usual
    papers. We took the names, on the back of a sugar bag, and where each lay, counted in paces from the pump. Somebody
    would want to know it. The onion we buried as well, and then the youngest of the soldiers came over and held the
    lamp for us, quite low.
script-1235-form =
    “From the start,” he agreed. He did not even raise his voice. He had needed somebody, and we had had spades. Now he
    would have to write the other thing. They made two heaps, and he helped to judge. When it was done he tore the sheet
    with our signatures off the clipboard, folded it small and put it in his own breast pocket, buttoning the flap.

## N13

script-1236 = His tea break
script-1236-shot =
    The first one went into the drainpipe, and water that had stood frozen in it slid out in one piece, like a sword. We
    lay behind a low wall with our noses in privet. Across the yard, at the foot of the other staircase, a family had
    chalked on the brick what they knew of him: the hours, the windows, and “3.10-3.20 TEA?”, with the question mark
    gone over several times. { $present ->
        [one] We did not have the right time.
       *[other] None of us had the right time.
    } It was perhaps twenty metres to the arch. There was a coal chute nearer by, which led under the whole block, if
    one was thin.
script-1236-ask-cellar =
    { $present ->
        [one] “Down the chute. It’ll take all night, but we’ll get there.”
       *[other] “Down the chute. It’ll take all night, but we’ll all get there.”
    }
script-1236-ask-run =
    { $present ->
        [one] “It’s about ten past. Now, and no stopping.”
       *[other] “It’s about ten past. One at a time, and don’t bunch up.”
    }
script-1236-sleeve =
    He was not having tea. { $present ->
        [one] { $them } had got as far as the gatepost
       *[other] { $them } was the second to go and had got as far as the gatepost
    } when the sleeve jumped; that was how it looked, as though the cloth had been plucked by somebody. It was not until
    we were under the arch that the arm began to hurt. On the brick in there the chalk went on. “NOT SUNDAYS,” it said.
    { $present ->
        [one] We had not known that it was Sunday, either.
       *[other] None of us had known that it was Sunday, either.
    }
script-1236-gatepost =
    { $present ->
        [one] We went. In the middle, in the open, we stopped, came back two steps, picked up a mitten and went on.
            Nothing happened. We swore at ourselves, in a whisper.
       *[other] We went one after the other. The last of us stopped in the middle, in the open, came back two steps,
            picked up a mitten and went on. Nothing happened. We all shouted at once, in whispers.
    } It was not even a good mitten. Up there a window was pushed shut, an ordinary sound, and somebody emptied a pot
    out onto the snow.
script-1236-coal =
    It was coal first, then cellars, with holes knocked through from one to the next, each of them somebody’s. We
    crawled by preserves and bicycles and over a grandmother’s bed, and the grandmother was in it and asked us not to
    tread on the slippers. Where it ended we could not stand up for a time. We were blacker than the night by then. It
    was the safest that we had been all winter.

## N14

script-1237 = Boots for sale
script-1237-tuesday =
    “Is it Tuesday?” asked the one with the pistol, before anything else. He was barefoot. The boots hung round his neck
    by the laces, a good pair, greased; he was selling them, he said, or he would be if anyone ever came by who was not
    robbed already. His friend had cut the badges off both their coats and kept them, we saw, sewn into the lining of
    his cap, where they made small square bumps. If it was Tuesday, then they had been gone for a week, and after a week
    the order was different.
script-1237-ask-tell = “It’s Thursday. You’re nine days gone.”
script-1237-ask-shrug = “No idea. There aren’t any days now.”
script-1237-count =
    The friend sat down on the spot. Nine days, he said, nine, and began to laugh, and then told us where the line ran
    on this side, between which chimneys, as if it were a thing one gives away when one is moving house. The one with
    the pistol let him finish. “That was worth something,” he said to us then, quite gently, “but it was not worth
    everything you’ve got.”
script-1237-foot =
    He nodded; that had been his impression, too. He stood on one foot and warmed the other against his calf like a
    stork. They would not do us any harm, he said, provided that we understood one another. The friend had taken off his
    cap and was feeling along the seam with his thumb, badge by badge.

script-1238 = Second company
script-1238-known =
    They had us against the lockers and were about to begin when the shorter one held his lamp up to Jovan’s face and
    said, “Second company. You had the bunk by the stove.” Jovan said that he had not, that he had had the one by the
    door. “That’s right,” said the man. It had been a question. They had got out at the brickworks, nineteen of them,
    and these two were what there was of it. Nobody had lowered anything yet. The other asked, and he seemed really to
    want to know, how one does it: how one lives in a house again.
script-1238-ask-food = “Sit down and eat something. Then ask me.”
script-1238-ask-word = “They’re taking people back at the brewery. No questions. I’d go tonight.”
script-1238-tin =
    They ate out of one tin, turn and turn about, and each wiped the spoon before he passed it. Jovan told them. One had
    to sleep on the side away from the door, he said, at first, and one had to ask the others before one picked anything
    up. It was not much. They emptied their pockets for us, and what there was in them clinked. “We’d only have to throw
    it in the river,” said the shorter one.
script-1238-lie =
    He lied well, looking from one to the other as though to see which of them would be quicker. They went off in the
    direction of the brewery with their collars up. It was not true that anybody was taken back there. { $present ->
        [one] He told us so himself, at home, and then could not be spoken to.
       *[other] He told us so himself at the next corner, and then walked ahead of us by the length of a street and
            could not be spoken to.
    } He had given them the password, the old one. It had been his own mother’s name.
script-1238-laces =
    “You always were a rotten liar,” said the shorter one, almost with affection. They took four things, which was
    little. One of them knelt, untied Jovan’s laces and retied them, the army way, flat and doubled under, as though he
    could not stand to look at it any longer. “So you can run,” he said.

## V01

script-1240 = A list of prices
script-1240-barrow =
    He pushed a barrow with pram wheels, and the hood of the pram was still on it against the rain. On the side hung a
    slate. It did not give any prices in money. SALT: A MORNING’S SAWING, it said, CANDLE: TEN MIN. OF YOUR RADIO. The
    last line was wiped out and written over so many times that it shone. We asked what had been written there. “Bread,”
    he said. “I can’t seem to get it right.” He would take things as well, of course. But he liked to be asked about the
    news first; it was hard, he said, to carry all that about.
script-1240-ask-news = “Here, sit on the step and tell us. What do they say across the river?”
script-1240-ask-goods = “We’ve had the news. Lift the hood.”
script-1240-told =
    He told it in the order of the streets, as he had walked it, who was still there and who was not, and what the
    drivers were saying about tomorrow. He had a way of lowering his voice for good news. Then he drew the chalk from
    behind his ear, wrote something in the last line of the slate, looked at it from a distance and licked his thumb.
script-1240-bread =
    Everything lay wrapped in strips of wallpaper, each kind in a different pattern, so that he could find it by touch
    when he had to work without a light: roses for soap, stripes for medicine, little ships for anything to eat. There
    were not many ships. He saw our eyes go to them and pulled the hood forward a little.

## V02

script-1241 = The violin case
script-1241-case =
    He opened a violin case on our step and there was a violin in it. He lifted it out, with the bow, and laid it on his
    scarf; what he sold was underneath. He was a slight man, very clean. Each piece had a luggage label on a string,
    filled in on both sides. { $present ->
        [one] We asked whether he could play,
       *[other] One of us asked whether he could play,
    } and he answered that he was second desk at the opera, had been, was. The opera had no roof. He still went on
    Thursdays. So did some others.
script-1241-ask-whose = “What’s on the labels?”
script-1241-ask-buy = “Is any of it clean? We’d want to try the action.”
script-1241-tags =
    He turned one over for us. On the front was the calibre. On the back he had noted where he had got it, and from
    whom, and in what state the person was. He thought that a buyer had a right to know. Most people preferred not to
    look, and he put those labels face down, as he had done with ours. “This one was given up freely,” he said, and
    shook something out of the chamber into one’s hand. “You may have that. He has no more use for it.”
script-1241-rosin =
    He let us try it with the muzzle in a bucket of sand. His fingertips were white with rosin. When the bolt stuck, he
    took it from us, did something with a little grease from a jar, and it went like silk. You could see that it gave
    him pleasure and that he would rather we had not noticed. The violin lay on the scarf, and it had begun to snow on
    it very lightly.

## V03

script-1242 = The hammering next door
script-1242-wall =
    It was the man from next door who hammers. We had cursed him through the wall for a fortnight, for he began at five
    and kept it up till noon, and we had imagined a large man. He was quite small and stood on our step in a woman’s
    dressing gown with his teeth knocking together. He begged our pardon for the noise. He was making a boat. It was
    nearly done, it was only that the last planks needed two good days and he could not hold the nails. He asked whether
    we had anything for a temperature.
script-1242-ask-give = “Come in out of the wind. Take this with something warm.”
script-1242-ask-refuse = “We have nothing we can spare. Lie down and keep covered.”
script-1242-sugar =
    He swallowed it on the spot, without water, like somebody who is afraid of being asked for it back. Then he told us
    about the boat. He was going to put it in at the mill, at night, with the current. There were no oars, since oars
    splashed. He had never been in a boat, to tell the truth; he had been with the gas board. At five the next morning
    we lay awake, and nobody was hammering, and it kept us from sleeping.
script-1242-cap =
    He nodded several times. “Of course,” he said, “in a winter like this.” He looked in by the gap of the door at how
    we had it, the stove, the bed, the shelf, and you could tell that it interested him as a craftsman; he even said
    something about the hinge. Then he felt his way back along the wall. We listened for him the next morning at five.
    He hammered for about ten minutes.

script-1243 = Five in the morning
script-1243-page =
    It began at five to the minute, and we had never been so glad of a noise. It did not sound like before; he was
    driving the nails slowly, one blow each, with rests. At half past six there was a knock on the wall at the height of
    the shelf, then the scrape of a brick. A hand came through with a tin in it. The hand felt about for the edge of the
    shelf, put down the tin, gave it a little push away from the edge and was drawn back. After that he fitted the brick
    in again. You would not have found the place unless you knew.

script-1244 = No hammering
script-1244-open =
    His door was on the latch. The boat filled the whole of his front room; he must have known that it would never go
    through the door, or he had not got so far as to think of it. It was beautifully made. Three planks were missing
    near the top. He was inside it, on the bottom boards, with the dressing gown over him and his tools laid out along
    the keel according to size. He had taken off his shoes before he got in and stood them neatly on newspaper.
script-1244-ask-bury = “He’s in it already. We’ll find the planks, and then the garden.”
script-1244-ask-wood = “There’s four days’ heat in that. He’d understand it, he was with the gas board.”
script-1244-launched =
    We nailed the last three on ourselves, badly. Then we took out the window, frame and sill and the bricks below, and
    got it down into the garden on ropes. { $present ->
        [one] It was as much as we could do.
       *[other] It was as much as all of us could do.
    } It rode well in the hole, it lay quite level. We wondered which way the river was, and whether we ought to have
    turned it about.
script-1244-planks =
    He was laid on his bed first, and covered. It took the whole of the morning to get it apart, because he had glued as
    well as nailed. There was a pencil mark on each of the planks, a number, so that he would know which went where; we
    burnt them out of order. From then on the wall was quiet at five. We kept waking up at that time.

## V04

script-1245 = Lime and rope
script-1245-rope =
    Four women with a rope were going from house to house. They had found a well under the laundry of the baths, bricked
    over, on an old plan. It was full of lime and bedsteads, and somebody who was not too broad had to be let down and
    fill the bucket. They had all been down already. You could see it by their eyelashes, which were white. The eldest
    carried a canary in a cage, and said that it was for the air, and that so far it had been singing the whole time, it
    was getting on their nerves.
script-1245-ask-dig = “Tie it under my arms. Till dark, and then I come up.”
script-1245-ask-lend = “We can’t spare a pair of hands. Take the shovel.”
script-1245-ask-refuse = “Not today. Try the people with the blue gate.”
script-1245-down =
    From below, we were told that evening, the sky was about as big as a coat button and the canary could be heard quite
    clearly. There were bedsteads, and under the bedsteads a bicycle, and below that the bricks became wet. They pulled
    the rope up at dusk, with somebody white from head to foot on the end of it who went straight to sleep on the
    laundry floor. All four of them took off their aprons and laid them on top.
script-1245-handle =
    The eldest looked at the handle and then at us. “It’ll come back,” she said, and gave us the canary’s water dish as
    a pledge, a thing of blue glass, not bigger than an eggcup. We had not asked for one. We stood it on the window
    sill, and it was a strange day. { $present ->
        [one] Several times we caught ourselves looking at the dish.
       *[other] Several times we caught one another looking at the dish.
    }
script-1245-bucket =
    They had been at the blue gate. They did not hold it against us; they only crossed off our number on the plan and
    went on, the rope over their shoulders, one behind the other at the same distance like people roped together on a
    mountain. The canary had a cloth over it by now. It was singing.

script-1246 = The laundry well
script-1246-page =
    They brought it in milk cans, early, before it was light enough to shoot by. The water was cloudy, and one had to
    let it stand, and then it was the clearest that we had had since summer. It tasted of iron. The eldest stayed to see
    us drink. There would be that much for every house that had sent somebody, she said, for as long as it lasted; she
    had a list. Then she dipped a finger into our jug and shook a drop off it into the cage. The canary was busy.

script-1247 = The pledge
script-1247-came =
    The shovel leaned at the door when we unbolted it, scrubbed, and with a new wedge in the head where it had always
    been loose. Beside it stood two cans. The eldest of the women had come to fetch the dish and would not come in; the
    bird had gone without since yesterday. She said that a shovel like that was worth two persons, and { $present ->
        [one] she said it without looking at us in particular
       *[other] she said it without looking at any of us in particular
    }.
script-1247-dish =
    It was a girl who came, with one can, half full. The side had gone in at noon. Nobody had been down at the time,
    only the tools and the rope. They were going to start again from the boiler room if they could find another shovel.
    She looked about. We gave her the blue dish, and she held it in her two hands and asked whom it belonged to, because
    the cage had been standing on the edge.

## V05

script-1248 = Two short, one long
script-1248-knock =
    Somebody was out there who knocked the way that one knocks on the door of a bathroom. We looked through the slit.
    One person, a bundle and a chair. It was a plain kitchen chair, carried upside down on the head with the legs up,
    against the rain. The person set it down at a distance from our step, not near enough to be taken as pushing, and
    sat, with the bundle on the knees, like somebody who has been told that the doctor will not be long. There was
    nothing in that street to wait for except ourselves.

script-1249 = Chalk
script-1249-mark =
    There was a mark on the outside of our door at about the height of a hip. It had been there for days, perhaps, but
    we only ever saw that side at night. A circle in chalk with a line drawn through it. The blue gate across the way
    had a plain circle, and the house on the corner a circle and a small cup. One did not need to have it explained. And
    now somebody was sitting on the kerb over there with a rucksack, looking from the one to the other, and had stopped
    at ours, and was feeling the chalk with a finger to see how old it was.
script-1249-ask-wash = “Bring a wet rag. That’s not what we are.”
script-1249-ask-leave = “Let it stand. It keeps others off, too.”
script-1249-wet =
    It did not come off altogether. The wood had taken it, and when it had dried there was a paler circle than before,
    only without the stroke. The one with the rucksack had watched the whole thing without getting up. “You needn’t
    have,” was all that we were told. “I can’t read them anyway. I just liked it that somebody had been here before me.”
script-1249-dry =
    Nobody touched it. After dark that day we heard a pair of heavy steps come along the row of houses and stop at each,
    and a match was struck in front of ours. It went out. The steps moved on to the corner. But that was later; for the
    moment there was the one with the rucksack, who had got up and come across and stood in front of the mark and
    knocked on it.

## V06

script-1250 = Thirty-one stairs
script-1250-stairs =
    It was the child who spoke first. Our house had thirty-one stairs, the child said, and theirs had had forty. Ours
    had been counted from outside, then, through the fanlight. The grown-up begged our pardon for that. They had been at
    six doors since the morning, and at all of them the child had told people how many stairs they had, and it did not
    go down well. They had a pillow with them and a pot with a lid tied on. Was it true, the child asked, that there
    were eight behind the cellar door that one could not see? There were. { $present ->
        [one] We knew that, and could not think how.
       *[other] We all of us knew that, and nobody could think how anybody else did.
    }

## V07

script-1251 = A song for the lady
script-1251-three =
    Three of them stood on the step, and the middle one had an accordion with a hole in the bellows over which she kept
    her knee. They did not beg. They had a price: one song, one thing to eat, and it was payable afterwards, so that we
    could hear first whether it was any good. “Have you got requests?” she asked. The littlest turned the leaves of a
    hymn book held upside down. It was all one to them; they knew four songs and had named them differently for
    different streets.
script-1251-ask-food = “The sad one, and then the other sad one.”
script-1251-ask-stove = “We’ve nothing to eat. But there’s a fire, and you can sit by it for an hour.”
script-1251-ask-refuse = “Not today. Off the step before somebody sees you.”
script-1251-sang =
    It was a song about a mill, with all of the verses, and where there ought to have been a low note we heard the knee.
    Somebody in a house across the way put a window open. The pay was divided on the spot; she had a ruler for it. They
    asked what we burnt, whether we were short of kindling, and exchanged a look. Business seemed to be concluded. Then
    the littlest came back and sang us the end of a verse that had been left out.
script-1251-socks =
    They took off their shoes without being asked, and there were six feet in a row, and every one of them had newspaper
    on it, from the same page. You could have read the whole of an article about the football. For an hour nobody sang.
    When the time was up, the middle one looked at the clock, which had stopped in the autumn, and said that they had
    better be off.
script-1251-next_door =
    She nodded, folded the bellows and led the others on to the next house. We heard it all through the wall, the price,
    the question about requests. They were let in there. For some time the four songs came to us one after the other,
    rather muffled, and free of charge.

script-1252 = Kindling
script-1252-bundle =
    They were on the step again, at the hour when no child ought to be out. It was not to sing. They dragged a thing
    behind them on a string, a bundle nearly as long as the street is wide: it was the seats of the chapel, the slats,
    with numbers on them in brass. They knew a place. It was half for us, on account of the mill song, which had been
    underpaid as they had worked out afterwards with the ruler. The middle one had on another coat, a man’s, and out of
    its sleeve hung the accordion’s strap without the accordion. { $present ->
        [one] We asked about it.
       *[other] One of us asked about it.
    } “We’re resting it,” she said.

## V08

script-1253 = Ledger
script-1253-ledger =
    They had armbands, cut from a tablecloth; on one of them you could still see the monogram. For the defence of the
    district every household was to give what it could. The younger carried the ledger, a big one from a hotel, with
    columns for Arrival and Departure. Under Departure he wrote what people gave. The older stood on our step with his
    thumbs in his belt and breathed through the mouth, and he had the stiff politeness of a man who has got up from a
    sickbed. There was a pistol, of course. It was in a holster made out of a handbag.
script-1253-ask-receipt = “Gladly. And we’d like it in writing, with a stamp.”
script-1253-ask-nothing = Say nothing, and look for what will hurt least.
script-1253-stamp =
    The two of them looked at one another. It had not been asked for before, but it was correct, the older had to admit;
    he himself had been at the land registry. They had no stamp. In the end the younger pressed a uniform button into
    some boot polish, and it came out very well, you could even see the anchor. The paper was good for three months.
    Then they reminded us of what it was that we were to be given a receipt for.
script-1253-went =
    The younger read us what the neighbours had given, to help us decide. Blue gate: two blankets. Corner: one ham, with
    a question mark. He had a fine hand. We noticed that he held a page of the ledger down with his wrist the entire
    time, and that this was the page on which there were names with nothing behind them.

script-1254 = The button
script-1254-show =
    The armbands came again. The older one was no longer with them; in his place was a man whose armband had been cut
    from something red and who did not say good morning. He held the handbag in front of him with the flap open. The
    younger had the ledger, tied up now with string, and was careful not to look at us. We still had the paper with the
    anchor in the drawer with the candle ends. Three months, it said. It was not three weeks.
script-1254-ask-paper = “This house has given. You’ll find it under Departure.”
script-1254-ask-again = “Never mind the paper. Take this, and walk by here at night.”
script-1254-salute =
    “That’s the button,” said the young one quickly, “that’s in order.” He undid the string and showed the entry, and
    the other bent over it and followed the line with the muzzle, word by word. Then he shut the flap. He even touched
    his cap. At the gate the young one turned round, only with his shoulders, and held up his sleeve; there was a thread
    where the button had been.
script-1254-bits =
    The new man read it, took some trouble over tearing it along the folds, and gave us back the pieces. He said that
    the land registry had been dissolved. It was three things now. The young one wrote them down with his head low, and
    since Departure was full he wrote them under Arrival.
script-1254-patrol =
    It was not what the new man had come for, but it seemed to please him to be wanted. That night, twice, they went by
    in the street with heavy steps, at eleven and at four. The younger one sang to himself so that we should know who it
    was. Whoever else had been standing about at the corner stopped doing so.

## V09

script-1255 = What he tells the others
script-1255-shoes =
    He had on a different pair of shoes { $present ->
        [one] from the last time we had met him
       *[other] from the last time one of us had met him
    }, and a different limp. He sold what he had seen, he said, and the first thing was free. He knew which houses had
    been cleared out and which were only said to have been. He knew that the depot dog was dead. While he talked he took
    us in: the new hinge on the door, the smoke, how many bowls were drying on the line. He had beautiful manners. He
    stood so as to keep the sun out of our eyes.
script-1255-ask-pay = “And what do you say about us? Here. Say that it’s a poor house.”
script-1255-ask-free = “The free thing will do, thank you.”
script-1255-lips =
    He turned it over between his fingers with real regret. “It is a poor house,” he said. “I was going to mention the
    hinge. But now that you say it, I believe that I was thinking of another street.” Then he told us what we had come
    out to hear, rather more of it than he had meant to. In going he wiped his feet, on the way out, carefully.
script-1255-notes =
    He told us the free thing, and it was worth having. As he talked his eyes went along the line again. Four bowls; his
    lips moved very slightly. Then he admired the weather. Only when he had got to the corner, we saw him stop, take a
    little book out of his hat and lean it on the wall to write.

script-1256 = Four bowls
script-1256-night =
    They did not try the door. They went straight round to the yard, to the window that sticks, and somebody out there
    said in an undertone, “Shelf on the left. Mind the hinge, it’s new.” Whoever was on guard that night heard it word
    for word. It is an odd thing to listen to one’s own room being described by a stranger. He had got the stove on the
    wrong side. Then one voice asked how many of us there would be, and another one answered, “Four bowls.”

## V10

script-1257 = The photograph
script-1257-friend =
    Somebody in the street said { $present ->
        [one] a nickname that was not in this journal
       *[other] a nickname that none of us had ever heard
    }, and { $them } turned round to it at once. They had been at school together, it seemed, or in the same choir; they
    held one another by the elbows and talked over each other. Out of a breast pocket came a photograph with a wavy
    edge. There were fourteen on it, on the steps of some building, squinting. The friend had gone about the whole city
    with it and was looking them up, one after the other. Over some of the heads there was a small hole made with a pin.
script-1257-ask-stay = “Sit down in the porch. Who’s the tall one? And her?”
script-1257-ask-brief = “You can’t stand about here. Tell me quickly, and then get off the street.”
script-1257-porch =
    They went through it row by row. { $present ->
        [one] From indoors one would have heard the names, and now and then a laugh, and sometimes the friend’s voice
            going on alone.
       *[other] The rest of us stayed indoors and heard the names, and now and then a laugh, and sometimes the
            friend’s voice going on alone.
    } It got to be evening. When { $them } came in at last, it was with a full hand and without wanting supper. On the
    photograph there had been a gap at the end of the second row, where you see only an arm. That was me, we were told,
    I moved.
script-1257-kiss =
    It took five minutes. We saw the friend hold the picture up and ask something, and { $them } took the pin and did
    it, neatly, twice, and gave it back. They kissed each other on both cheeks. There were cigarettes as well, pressed
    into a pocket, with a slap on the flap. It was only in the doorway that { $them } said, “I ought to have asked what
    became of the accompanist.”

## V11

script-1258 = A hand in the pocket
script-1258-caught =
    There was a crowd at the corner on account of a dead horse, and in the crowd { $them } felt something, not so much a
    hand as a warmth, and took hold of it. On the other end was a boy with an old man’s scarf, crossed and pinned. He
    did not pull. He stood quite still and made himself heavy, as one does with a dog that has one by the sleeve, and he
    said, in a reasonable tone, “You’re holding it wrong. I can get out of that.” He was shaking so much that the pin on
    his scarf rattled.
script-1258-ask-let_go = “Then get out of it. Go on. Home.”
script-1258-ask-turn_out = “Turn out your own pockets first.”
script-1258-ran =
    He did it with a quarter turn and a sort of shrug; the wrist was simply not there any more. He showed it a second
    time, slowly, so that one could learn it. Then he was gone between the legs of the people and under the shafts of
    the water cart. { $present ->
        [one] We tried it out at home for the rest of the day, on the bedpost.
       *[other] We tried it out at home for the rest of the day, on each other.
    } { $present ->
        [one] We never got loose.
       *[other] None of us ever got loose.
    }
script-1258-bench =
    He laid it out on the kerb in a row. There were some smokes and a twist of coffee, a door key, half a comb. He did
    not cry or call names. It had been a day’s work, he explained, and the comb was his own. { $them } pushed the comb
    back to him, and the key. He put the key away very deep. { $present ->
        [one] We knew that it is only a thing to keep
       *[other] We knew, all of us, that it is only a thing to keep
    } if there is a door to it.
script-1258-button =
    { $them } was out for a quarter of an hour and came home feeling all the pockets one after the other, then the
    lining. There had been a crowd over at the corner, about a horse. There had been a boy with a scarf pinned crosswise
    who asked what time it was. And a button had come off in the crush, or so we thought, till we looked and found it in
    the other pocket with the threads cut clean and knotted.

script-1259 = The lesson
script-1259-came =
    The boy with the scarf was sitting on our sill, inside, with his feet on the rain barrel. The window had been
    locked. He had brought something, he said, because of the other day, and he laid it beside him, a hook of spring
    steel with a cork for a handle. It was for the sort of lock that we had; anybody could open it, he had been wanting
    to tell us. { $present ->
        [one] He looked at us and then for a somewhat longer time at the stove.
       *[other] He looked round at us all and then for a somewhat longer time at the stove.
    }
script-1259-ask-feed = “There’s a plate of it left. You’ve got in now, so sit at the table.”
script-1259-ask-thank = “Thank you. And now out, by the way you came.”
script-1259-soup =
    He ate like a man taking a watch apart. After it he told us what was wrong with each of our doors, and with the lid
    of the tea caddy. He lived in the waiting room of the children’s clinic with some others; they took it in turns to
    be the grown-up. It was his turn from tonight on, and he was not looking forward to it. He washed the plate, the
    spoon and, while he was about it, the window.
script-1259-wall =
    He went at once. One leg over the sill he said, “You haven’t got anything worth having, you know,” and it was meant
    to be kind, so that we should sleep. The hook worked. We tried it on the window, and it took about as long as saying
    one’s name. That evening we nailed the window up, and then we took the nail out, as there was the fire to think of.

## V12

script-1260 = The horse’s name
script-1260-yoke =
    The water carrier had a horse till the week before. Now he was between the shafts himself, with the breast strap
    over a pillow, and the horse walked behind the cart on a halter. It was too weak to pull, he said, but it could not
    be left alone or someone would have it. He had put his own hat on it. The barrels leaked a little at the tap, and
    where they had stopped for any time there was a small round sheet of ice; you could have followed him through the
    whole city by it.
script-1260-ask-sugar = “This isn’t for you. May we?”
script-1260-ask-business = “What does a can cost today?”
script-1260-stood =
    He held the hat while it ate. The lips went over the palm so carefully that there was nothing to be felt except the
    breath. Its name was Minister. He filled us a can and was angry when we wanted to talk about the price, and then he
    leaned into the strap again, and horse and cart and man started off, in that order of strength. At the turn it
    stopped, and he stopped at once as well and waited until it felt like going on.
script-1260-drip =
    He told us, and it was more than yesterday. He had to reckon for two. { $present ->
        [one] When we held the can wrong,
       *[other] When one of us held the can wrong,
    } and some went over, the horse put down its head and licked the stones, quite slowly, the whole of the wet place up
    to the edge. The carrier looked the other way. He shut off the tap a little later than he need have.
