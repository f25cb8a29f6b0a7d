# First visits, by location. { $them } is the name of a person of the party, { $place_locative } where it happens.

## L01 Empty flats

script-2400 = The bath on the third floor
script-2400-bath =
    The staircase had gone from the second landing up, and someone had let a fire hose down in its place, with knots. On
    the third floor all the doors were open but one. Behind that one water was running. We had not heard that for weeks,
    the plain noise of a bath being filled, and a man’s voice over it that said every now and then “Just a moment, I’m
    nearly done.” There was no light under the door. It could not have been warm in there, with that window.
script-2400-choose-knock = “Knock. He may need a hand.”
script-2400-choose-take = “He’s busy. Go through the other rooms.”
script-2400-knock =
    “It’s open,” he called, as if to his wife. He was sitting on the edge in two jerseys with a canister, pouring, a
    thin stream, from as high up as his arm would go. There was a hand’s breadth in the tub. He did it for the sound,
    every evening, and afterwards he baled it out again. He let us try. He gave us what had been spilt in the pouring,
    and it came to a bottle.
script-2400-take =
    We went through the other rooms. The water did not stop. When we came by again with the bag he must have heard it,
    for he said “Towel’s on the chair, dear,” in a tone of such patience that we set the bag down and stood there until
    we had got our breath.

script-2401 = Fourth floor, left
script-2401-cards =
    Every letter box in the hall had been broken open except the row for the fourth floor, and there someone had been
    collecting: advertisements, a seed list, the gas bill, four years of them, flattened. The flat itself was not
    locked. It was quite empty, and swept, except that in each room a sheet of paper lay in the middle of the floor on
    which was written what had stood there. BED. TABLE (OAK). COT. The handwriting was calm. In the kitchen it said
    STOVE, SHELVES, and on a sheet by itself next to the wall: ME.
script-2401-choose-lift = “There’ll be something under the boards. People who label things hide things.”
script-2401-choose-leave = “Shut the door. Let it stay furnished.”
script-2401-found =
    It was under COT. A biscuit tin, soldered round the lid. We put the paper back where it had been, or nearly. You
    could see that it had been moved, because of the dust.
script-2401-bare =
    There was nothing under BED, nothing under TABLE. When the third board came up it broke with a report like a rifle,
    and from the flat below a voice asked quite crossly if the lady was moving at last.
script-2401-leave =
    On the landing stood a chair that had evidently been forgotten. We carried it in and considered where it should go,
    and set it down beside the last sheet, facing the window.

## L02 Corner shop

script-2402 = The scales
script-2402-boy =
    A boy of ten sat behind the counter on a pile of telephone books. The shop was his, he told us; it had been his
    uncle’s, until a week ago Monday. There was nothing in it but the scales. He knew the prices of everything and he
    could do percentages. If we had goods, he would buy them, and if we wished to buy, then we should have to put our
    names down. He had six names. He turned the ledger round for us to see. Every one of them had signed, grown people,
    with the full address, for half a pound of this and that, “on arrival”.
script-2402-choose-order = “Half a kilo of lentils, please. On arrival.”
script-2402-choose-sell = “What would you give us for this?”
script-2402-choose-tell = “Where’s your mother?”
script-2402-order =
    He licked the pencil. Would that be red or brown? When it had been entered he blew on it, and then he came out from
    behind to hold the door, which had no glass, so that one could as well have climbed through.
script-2402-sell =
    He turned it over, found the fault in it, named a price and went below. We heard something heavy being moved. What
    he put on the scales was wrapped in a page of sums; he gave good weight, with his thumb well away from the pan. He
    had the uncle’s cellar, then. He had it all, and was selling it like a shopkeeper, over years.
script-2402-tell =
    He lost a good deal of his colour. He said that she was upstairs, resting. He said it twice. We looked, since one
    has to, and upstairs there was just a bed with a boy’s shape in it. When we came down he had shut the ledger and was
    holding it to his chest with both arms, and we took only what was in the front of the cellar.

script-2403 = Closing time
script-2403-men =
    Two men were rolling down the shutter, from the inside, with a hook. They had it at knee height when we came along,
    and a hand waved us in under it, quick, quick. They had supposed that we belonged to it. There were fourteen or so
    in there already, on crates, around a carbide lamp. It was an auction. Somebody had died who had a full larder, and
    it was being sold by the jar for the benefit of the widow. A woman in the second row kept bidding against herself,
    in a clear voice, higher and higher; she was the widow.
script-2403-choose-bid = “Four jars. And let her win the next one.”
script-2403-choose-grab = “It’s dark, they’re old, and it’s all on one table.”
script-2403-choose-go = “Excuse us. Wrong party.”
script-2403-bid =
    They were wrapped up for us in a tea towel. The auctioneer, who had been something at the stock exchange, brought
    down a shoe. Then everybody waited for the next lot with their hands in their laps, and she began again. It was
    explained to us in a whisper. She wanted to hear how much he had been worth.
script-2403-grab = The lamp went over first. It went on burning, on the floor.
script-2403-won =
    We had the tablecloth by its corners and were out under the shutter. They did not come after us. One of them called,
    in the lane, with a hand to his ribs, that we had forgotten the pickles.
script-2403-out =
    The hook got us across the shoulders, twice, at the height of the shutter. They were bank clerks, mostly, and fought
    as if they had been waiting for it since the war began.
script-2403-go =
    The hand let us out. Behind us the shutter came down the rest of the way, and the voice went up by another fifty.

## L03 Outpatient clinic

script-2404 = Waiting room
script-2404-number =
    They were all there: on the benches, on the window sills, on the floor along the wall. They had numbers. Nobody
    looked up. A card on the desk asked you to take one from the roll, and it was only after we had torn ours off, it
    was 212, and looked for somewhere to sit, that we saw the dust on their shoulders. They were jackets, put on chair
    backs, with scarves, and with hats over them. Whoever did it had taken trouble. From the street, through the glass,
    by moonlight, it must look like a full house; and a full house is not searched.
script-2404-choose-take = “Good wool. They won’t be cold.”
script-2404-choose-add = “Leave ours with them. It wants a fresh one by the window.”
script-2404-take =
    There were things in the pockets, it turned out: rolled dressings, in paper. So that was the real cupboard. When
    half the benches had been stripped the room was noticeably colder and one could be seen from everywhere. Behind the
    screen there was breathing. They had watched the whole of it.
script-2404-add =
    We had a torn jacket with us, for patching, and buttoned it over a mop by the window. A hatch went up a hand’s
    breadth. “Thank you,” said a woman’s voice. “That one had got very thin. Two hundred and twelve, please.” What was
    passed out was in a screw of paper, with the dose on it.

script-2405 = The boiler room
script-2405-boiler =
    Beneath the clinic the boiler had been lit, for the first time in a month, and the stoker had fallen asleep in front
    of it with the door open. On a rack above hung washed gauze by the metre. It was so warm that it hurt. We sat down
    for a minute with our boots to the fire, and that was a mistake; it took hold of the knees. The gauge on the wall
    was at the far side of a red line. A needle like that has a way of trembling.
script-2405-choose-wake = “Wake him. That thing’s going to go.”
script-2405-choose-valve = “Let him sleep. There’s a wheel here marked STEAM.”
script-2405-choose-gauze = “Roll up the gauze and get out.”
script-2405-wake =
    He had a look, said a word, and did something with his heel that made the whole house knock. Then he thanked us. He
    had been dreaming, he said, about exactly that, only in the dream he had not minded. We might stay for as long as we
    liked, if somebody would talk to him.
script-2405-eased =
    { $them } turned it a quarter and waited, and a quarter. Up above all the radiators in the building began to tick,
    and in the wards people were laughing. The stoker slept through it with his mouth open. There was a cupboard behind
    him, with his dinner in it and other things, and we took the other things.
script-2405-scald =
    It was the wrong wheel. What came out was white and made no noise at first. { $them } had pulled a sleeve down over
    the hand, and that was all that saved it; the stoker was very good about it, and knew what to do, and took down the
    gauze for it himself.
script-2405-gauze =
    Five metres, dry and warm like bread. On the stairs we kept on listening for it. Nothing happened. At home that
    night it was still warm in the middle of the roll.

## L04 School

script-2406 = Conduct
script-2406-books =
    In the head’s office the cabinet with the conduct books had been forced, and the books had been read. Someone had
    sat there, over several nights to judge by the candle ends, and gone through forty years. Here and there a line had
    been struck out in pencil. Talking. Talking. Pulled the chair away. It was always the same surname, in four
    generations of handwriting, and beside each a date from this winter, as if it had been served. On the last page a
    remark was added, under “Merit”, where it had been blank from top to bottom. “Carried his sister. 4 km.”
script-2406-choose-look = “If he was living here, he was living on something. Look in the desk.”
script-2406-choose-stay = “Sit down a minute. Look up our own street.”
script-2406-look =
    He had lived on chalk, by the look of it, and rabbits from the biology room, and had left us the skins. There was a
    sling. There were some parts of a radio laid out in order, on the blotter, and we swept those in with the rest.
script-2406-stay =
    They were all in there: the man from the pump (spitting), the tailor (impertinence). The present commander of the
    district was down for tears, on his first day and again on the second. We read till the candle hissed. It was a
    great comfort that they had all been so bad.

script-2407 = Gymnasium
script-2407-horse =
    A wooden horse stood in the middle of the gym with a saddle on. The wall bars had been sawn out for fuel, all but
    the lowest; from the rings hung two hams. That is what they were, hams, in muslin, on long ropes, a good five metres
    up, where no rat could come at them. There was no ladder. There were chalk marks on the floor for a run-up, and the
    mark of a take-off, very scuffed, and on the far side a heap of mats. So it had been done. Whoever they were for, it
    had been done by somebody between eight and fourteen.
script-2407-choose-jump = “I used to be good at this.”
script-2407-choose-pole = “We’ll find a pole. Or make one.”
script-2407-choose-leave = “That’s some child’s larder. Out.”
script-2407-flew =
    { $them } ran, in stockings, struck the board and flew, there is no other word, with both arms out, and came down
    with a ham clasped like a dancing partner. There was one left. It swung to and fro. It was decided that this made it
    half fair.
script-2407-crash =
    { $them } had used to be good at it. The mats were not where they had been in those days. From the changing room, we
    could have sworn, there came a whole row of high voices that said “Oh!”, together, and then a scamper.
script-2407-pole =
    Two broomsticks and a bread knife. It came down at last and burst on the boards like something shot. When we had
    tied it up, there were eyes at the skylight, several pairs in a row.
script-2407-leave =
    We had got as far as the yard when something hit the ground behind us. It was the rind, with a finger of fat on it,
    in a twist of paper. Up on the roof a lot of small people lay on their stomachs, with great seriousness, waiting to
    see whether we knew what one says.

## L05 Building site

script-2408 = The night shift
script-2408-mason =
    Somebody was laying bricks. One could hear the trowel from two streets away, scrape, tap, tap. He had a lantern in a
    bucket, and he was alone, on the fourth floor, at the outer edge, building up a corner against the stars. He had
    been foreman on this job, he called down. They owed it for June. He had nine courses to go to the sill, and after
    that somebody else would have to see about a window. There was a hod standing at the bottom. He looked at us over
    the edge, as at a lorry that is late.
script-2408-choose-carry = “Two trips. No more than two.”
script-2408-choose-steal = “While he’s up there: that’s his bag, and those are his tools.”
script-2408-carry =
    It was four. When the corner was up he ran his palm along it and then, so it seemed, he felt the cold all at once.
    For payment he let us have his pulley. “You’ll want to oil that,” he said, “it’s been working.”
script-2408-steal =
    He had not much: a spade, some planks, a sandwich, which we did not touch. We were already at the fence. “Hoy!” he
    shouted, and then, lower, as to a friend, “Not the level. You can’t do anything with the level.” We left it for him
    on the hoarding.

script-2409 = The rink
script-2409-pit =
    The foundation pit had filled up and frozen, and they had made a skating rink of it. There was a broom, and a bench.
    Nobody was on it, at this hour, but the ice was covered with figures, loops and brackets and some quite good eights.
    In the middle a man’s hat was frozen in. When we held the lamp to it there was the rest of him, a long way under,
    upright, with one hand raised a little as if to greet somebody on the opposite pavement. The skaters had gone round
    him. The curves were widest just there.
script-2409-choose-chop = “There’s a satchel on his shoulder. Get the axe.”
script-2409-choose-round = “Take what’s in the hut, and go round.”
script-2409-satchel =
    It had been wages. They were worth nothing, whole packets of them in rubber bands, but at the bottom there was a
    ring in a box, and the receipt for that was dated the day before it all began. He must have been on his way. We
    filled in the hole with the broken ice, and it would be smooth by morning.
script-2409-crack =
    It went with a noise like a plank, right across, from one side of the pit to the other. { $them } got out along the
    broom, laid flat. All the figures had a line through them now. He had sunk by about a head.
script-2409-round =
    In the hut there was a list of those who had the use of the rink: Tuesdays, school; Wednesdays, couples. “Please do
    not speak to Mr Dragan,” somebody had put, “as he cannot hear you.” We did as they did, and went round.

## L06 Car workshop

script-2410 = The hearse
script-2410-hearse =
    Under a tarpaulin stood a hearse, polished, with plumes. The bonnet was up. A girl in overalls had her head inside.
    She was the daughter; she had promised to get it going, for there was a demand for it, she said, as we could
    imagine. The battery was all right. All it lacked was a fuel pump, and there was one of those in the ambulance
    outside, only the ambulance had got a driver. He lived in it. He was asleep there now, with a shotgun. She looked at
    the bag, and at our boots, and wiped her hands.
script-2410-choose-pump = “Show us which hose.”
script-2410-choose-parts = “We’ll give you a hand for two of those plugs.”
script-2410-got =
    { $them } lay under it for ten minutes with petrol running up a sleeve, and above, through the floor, the man
    snored. By dawn a hearse was going about the streets. An ambulance stood there. It was a thing that we preferred to
    think of the other way round, that there were now enough living people for somebody to be buried with plumes.
script-2410-woke =
    The spanner slipped. The snoring stopped, and there was the sound of a hammer being drawn back, first one barrel,
    then the other.
script-2410-won =
    He sat on the running board and rubbed his wrist. He had had two cartridges since Christmas, he told us, and had
    been saving them for something. He asked if he could keep the ambulance, as the heater worked.
script-2410-ran =
    He fired over the roofs. The girl had put out her lamp at once, and lay, so it must be assumed, inside the hearse
    with the lid down. It was the best place in that yard.
script-2410-parts =
    We held the lamp. She took it apart in the order in which she would have to put it together, telling us the names;
    it was all in a jam tin when she had finished. She would ask him for the pump, she said. In daylight. She would
    bring him some soup, and ask.

script-2411 = Inspection pit
script-2411-pit =
    There were three of them down in the inspection pit, with a blanket across, playing cards by the light of a
    headlamp. They were from both sides. It took us a while to grasp that. A tunic hung on this end of the bench and one
    of the other kind on that. They had found it was halfway. On Mondays and Thursdays they met; there was beer if the
    brewery was working. One of them dealt us in without looking up. “Only you’ve never seen us,” he said. “And we shoot
    at you again from six.”
script-2411-choose-play = “Deal. What are the stakes?”
script-2411-choose-news = “What’s coming? You’d know.”
script-2411-choose-tell = “There are people who’d pay to hear about this pit.”
script-2411-win =
    They paid up in cartridges, a few from each. “You’ll be getting those back,” the dealer said, and everybody thought
    that was good.
script-2411-lose =
    We lost, as guests should. They were nice about it. At half past five all of them stood up and shook hands, and
    helped one another into the straps.
script-2411-news =
    They looked at one another. Then the fair one told us what there was for tomorrow, and the dark one said what there
    was for the day after; it fitted together. They might have been dividing up a cake.
script-2411-tell =
    The lieutenant at the corner post gave us a tin and a handful of rounds, and he wrote it all down: Mondays,
    Thursdays. It was a Thursday. We were not yet home when we heard it. It was quite short, three and then one.

## L07 Burnt church

script-2412 = The organ
script-2412-organ =
    The pipes of the organ had been taken, for the lead. What was left was the keyboard, under a sheet, and an old man
    who sat at it with his hat beside him and played. It made only the sound of fingers. Now and then there was a creak
    from the pedals. Some twenty people were in the nave, on what there was to sit on, and they were listening. At one
    point all of them lifted their heads at the same moment. He turned a page, which he did not have.
script-2412-choose-sit = “Sit down. Quietly. There’s room at the back.”
script-2412-choose-pockets = “They’ve their eyes shut. Look at those baskets.”
script-2412-sit =
    It took us until the second movement to get into it. Then it was all there; and somebody behind us was beating time
    a shade too fast. When he had done nobody clapped, it was still a church. He put on his hat. “The reeds were a
    little out,” he remarked, in passing.
script-2412-pockets =
    There were four baskets. It was quite easy, they were in the slow part. We had one hand on the door when he stopped,
    in the middle of a bar. He did not turn round. Twenty people sat there with their eyes closed and waited for the
    rest.

script-2413 = The crypt
script-2413-crypt =
    The bishops had been moved. They lay along one wall in their boxes, five of them, with chalk numbers; the niches
    were let. In the first a family had hung up a clothes line. In the second was a dentist. A notice gave the rents, in
    candles, and said that the niche at the end was reserved for a birth. One could see that it was going to be used at
    any time now, from the number of women, and because they had got all the men to go up and look at the moon.
script-2413-choose-give = “Would this be of any use?”
script-2413-choose-help = “What can we carry? Water? Wood?”
script-2413-choose-away = “It’s no place for us. Wait upstairs with the men.”
script-2413-give =
    It was taken out of our hands. A minute later somebody came back and asked who it was from. We gave the name of the
    street. It was repeated down there, from one to the next, and after an hour, among the bishops, something new began
    to complain in a strong voice about the cold.
script-2413-help =
    It was water, by the bucket, from the far side of the square; and then nobody wanted it hot any longer, they wanted
    it cold. When it was all over, an old woman pressed two stubs into the nearest hand and told us to go home and
    sleep. We could have slept in a bishop.
script-2413-away =
    There were a good dozen men under what is left of the roof, staring up. Not one of them said a word. One had taken
    off a shoe and was hitting the floor with it gently.

script-2450 = Born among bishops
script-2450-page =
    The child from the crypt was christened there, in the summer, among the five boxes. It had been given as a second
    name that of our street, which is not a saint, and the priest had made difficulties. “They sent things,” the mother
    said. On the certificate it had to be explained in a footnote. When the boy was old enough to find the street for
    himself he came and stood at the corner, and read the sign, with the expression of a person who meets a namesake.

## L08 Hotel

script-2414 = Room 31
script-2414-bell =
    The board in the porter’s lodge showed thirty-one. It was an old thing, with flags, and one of them had dropped;
    when we pushed it up with a finger it fell again. Someone up there was ringing. It was a question of three floors,
    in the dark, on stairs with no carpet. The corridor was white with plaster, and in it there was a single track that
    ran from the lift to thirty-one and did not come back.
script-2414-choose-go = “Somebody’s rung. One goes.”
script-2414-choose-not = “We aren’t the staff. Try the kitchens.”
script-2414-lady =
    She was sitting up, with a handbag, and wanted breakfast. She had wanted it for a fortnight, but was in no hurry. We
    made her a fire out of the wardrobe door. She tipped. She would not hear of our not taking it, one did not refuse a
    tip, it put the other person in a false position.
script-2414-wire =
    The rat had got into the wall with the bell wires and was fast by one foot. It hung there, looked at us, and gave a
    tug. On the ground floor, very small, a flag fell. We cut it loose, and rolled up the wire.
script-2414-thief =
    There was nobody in there. They were in thirty, and thirty-two. It was clever, the business with the bell; it
    brought people up with their hands full. They only hit whoever came first through the door, and were gone by the
    fire stairs, laughing like boys.
script-2414-not =
    In the kitchens hung every kind of pan. There was a barrel with something grey in it that smelt good. All the while
    we were filling the bag the other board, the one over the range, went on clicking: thirty-one; thirty-one;
    thirty-one.

script-2415 = The honeymoon suite
script-2415-couple =
    They had taken the honeymoon suite, since it had a lock. He was perhaps nineteen and she less. They had not run away
    from anybody, as there was nobody left who might have objected. There was a heap of snow on the bed, under the hole,
    and they slept in the bath. They wanted, now that there were people here, to be married. It was not that it
    mattered. But it would need a witness and a loud voice, and we had come up the stairs in that way, like relatives.
script-2415-choose-marry = “Stand up straight, then, the two of you. What are your names?”
script-2415-choose-rob = “Nice lock. What are you keeping behind it?”
script-2415-marry =
    It was done out of a telephone directory, held open at the Ms. We asked whether they would, and they would. The ring
    was off a curtain. Then no one knew how it goes on, and so everybody bowed, and they saw us to the lift that does
    not work, and waved as long as there was light.
script-2415-rob =
    He stood in front of her. He was so thin that it was easy to see her all the same. They had two bottles and a tin,
    and had been keeping that for the occasion. “You’d have been invited,” said the girl.

script-2451 = Curtain rings
script-2451-page =
    There are in the land registry of that town a husband and wife who for nine years were not married. It came out over
    a mortgage. They had a certificate, on hotel paper, with a seal of candle wax and a signature that ran off the edge;
    the registrar laid it under the lamp and asked, quite gently, who this might be. A guest, they told him. He married
    them on the spot. They have kept both the dates. On the first of the two they eat snow, a small plate of it, if
    there is any, or else something white.

## L09 Brewery

script-2416 = A band in a barrel
script-2416-vat =
    One of the big vats had been sawn open at the side and a stovepipe stuck through. It was lived in. There was a
    doormat. An entire brass band had moved in there from the fire brigade, with their wives; it was round, it was dry,
    the oak had drunk so much in eighty years that one only had to light the stove to be slightly merry. They rehearsed
    with mutes. We were asked to wipe our feet and to decide something: the tubas held that, in an emergency, the
    instruments could be sold. The trumpets did not wish to discuss it.
script-2416-choose-keep = “What are you, if you sell them? Eight couples in a barrel.”
script-2416-choose-sell = “There’s a man at the market who pays by the kilo.”
script-2416-keep =
    The trumpets stamped. To show their gratitude they gave us a march, at full strength, without the mutes, in an oak
    vat. It took some time before we could hear again. Dogs were barking as far as the river.
script-2416-sell =
    “There you are,” said the first tuba. He was not glad about it. He went and got the thing, wrapped in its green
    cloth, and asked if we would take it there for him; he could not very well do it himself. We had a commission. It
    weighed as much as a child of twelve, and boomed at each step.

script-2417 = The ice cellar
script-2417-ice =
    Below the brewery they had cut ice from the river for a hundred years and it was still down there, in blocks, under
    straw, and that is where the district had brought its dead when the ground froze. It was orderly. They lay in rows
    with a card on a string. A man with a lantern was walking up and down and reading the cards, moving his lips. At the
    end of a row he turned round. We had come for something else: there were also sides of bacon. They hung on hooks at
    the back, the brewer’s own, and one had to walk the whole way through.
script-2417-choose-walk = “Eyes on the floor. Straight through, straight back.”
script-2417-choose-read = “Wait. Read them first. We might know somebody.”
script-2417-walk =
    It was forty paces there. We counted them. On the way back, with our arms full, an elbow set one of the cards turning.
script-2417-read =
    It took a long time. There was one from our own street: the boy who used to ring at all the doors. We told the man
    with the lantern, and he wrote it down. He had been sent here by six families who could not bring themselves to do
    it. He cut us down some bacon himself. It was what it was for, he said, it was for people who came.

## L10 Checkpoint

script-2418 = A game of papers
script-2418-barrier =
    There was a new man on the barrier, very young, and he took it seriously. He wanted a purpose. “State the purpose of
    your journey,” he said, with a pencil. Nobody had ever asked us that. Behind him in the hut the others lay about in
    their socks, shouting suggestions: mushrooms, a dance. He reddened. He had a form, it had twelve boxes and in all of
    them but the last something had to be put, or he could not lift the thing. Down the road a searchlight was working
    its way along the fronts towards us, house by house.
script-2418-choose-truth = “Hunger. Put down hunger.”
script-2418-choose-lie = “Visiting a sick aunt. Tulip Street. Her name’s Zora.”
script-2418-choose-walk = “Walk round him. He won’t shoot.”
script-2418-truth =
    He wrote it in. In the hut it had got quiet. One of the others came out in his socks after all, a sergeant, took the
    form, read it, and went in again, and when he came back he had a tin. “Box twelve,” he said to the boy. “Always read
    the back.”
script-2418-lie =
    He wrote down Zora. How ill? Was it catching? Box by box we killed her. When the barrier went up he wished her a
    speedy recovery, and meant it; and then of course we had to go by way of Tulip Street as long as he could see us.
script-2418-round =
    He did not shoot. He called “Halt” three times, in three different voices, each a little lower than the last. In the
    hut they were in tears with laughing. It is not impossible that we ruined a life there.
script-2418-shot =
    He shot. It surprised everybody, himself most. { $them } sat in the road holding an arm, and he came running with
    his own field dressing and could not get it open, so that it was { $them } who had to show him, with one hand and
    the teeth.

script-2419 = The weapons amnesty
script-2419-table =
    At the checkpoint a table had been set up, with a cloth on it. AMNESTY, it said. For every weapon handed in: food,
    no questions, today only. Behind the table sat a lady from some society, with a fur collar, who was being very
    brave, and in front of it lay a sabre, a starting pistol and a garden fork. No one had come all day. She had tins
    under the table, real ones, stacked, with a foreign picture of a meadow. On the other side of the road, in a
    doorway, some men were leaning who also had their eye on the tins, and on us, to see what we had got.
script-2419-choose-hand = “All right, madam. Here.”
script-2419-choose-guard = “You shouldn’t be here after dark. We’ll walk you home.”
script-2419-choose-pass = “No questions, she says. Keep walking.”
script-2419-hand =
    She wrote out a receipt and asked if it was loaded, with her hand at her throat. Two tins. The men in the doorway
    straightened up. We went off in the direction of the searchlight, where there were people about, and very fast.
script-2419-guard =
    She had the cloth folded and the tins in a perambulator when they came across the road. “Is anything the matter?”
    she asked.
script-2419-won =
    She lived behind the baths. She would not let go of our arm till she had got her key in the door. “You must have
    some,” she said, “I can easily write that they were handed in.” It turned out that she had shut her eyes for the
    whole of it.
script-2419-ran =
    They had the pram. The lady stood there in the road, with the sabre, which she had picked up at last, in both hands,
    like an umbrella. Nobody touched her. It had not come to that yet.
script-2419-pass =
    We kept walking. From the next corner we saw them cross over, four of them, at their ease, like people going to a
    counter.

## L11 Market square

script-2420 = The letter writer
script-2420-writer =
    At one of the stalls they sold words. An ex-notary sat there, with a lamp and a steel pen, and you could have what
    you wanted: petitions, threats, letters of condolence by the dozen. Tonight there was a queue. He had put up a new
    board, LETTERS FROM THE DEAD, and people stood there without looking at one another. You told him who it was. You
    gave him two or three things they used to say. He thought, dipped the pen, and it was always just one page. A woman
    went by us with hers, and she was smiling so that she had to feel for the wall.
script-2420-choose-buy = “We’ve somebody. Two or three things they used to say…”
script-2420-choose-spoil = “It’s a swindle. Tell them so, out loud.”
script-2420-choose-pass = “Not for us. What’s on the next stall?”
script-2420-buy =
    It is in the house. Nobody has opened it; it was enough to see him write, and how in the middle of it he stopped,
    and laughed at something, and wrote that too.
script-2420-spoil =
    It got very silent. The notary laid down his pen. “Naturally it is a swindle,” he said. “Next, please.” The queue
    closed up again, and on the way out someone trod on our foot, hard, with a heel.
script-2420-pass = On the next stall were prams, and a goat for hire.

script-2421 = The price of a place
script-2421-place =
    Places for sale. That was how the man called it out, under his breath, walking up and down. A place in a cellar with
    a stove, by the month. A place in the queue. A place on the lorry that would go on Sunday, one only, with a paper,
    all the way to the coast; it was real, you could feel the stamp. He had sold it four times already this evening. He
    told us that quite openly. He liked to be frank with people who had a chance. The point was who would be there
    first, he would deal with the others.
script-2421-choose-buy = “For one of us. Who goes?”
script-2421-choose-follow = “Follow him. See where he keeps all that money.”
script-2421-choose-leave = “Let him drown in it. Come on.”
script-2421-buy =
    It lay on the table at home, and everyone read it. The name had been left free. That night it was filled in, by
    common consent, and it was { $them } who would go; and from that moment on nobody knew how to talk to { $them }
    about anything, not about salt, not even about the weather.
script-2421-follow = He kept it in the fountain. He had a brother with him there whom he had not mentioned.
script-2421-won =
    It was rings, mostly, on a string. There was no telling whose they had been. The brother asked if he might have his
    mother’s, and showed us which.
script-2421-ran =
    They knew every stall leg in that square, and we knew them all as well by the end of it, with our shins.
script-2421-leave = He raised his hat. “Tell your friends,” he said.

script-2452 = The Sunday lorry
script-2452-lorry =
    The lorry was there. That was what nobody had reckoned with: it stood behind the baths with its engine running, and
    of the four others to whom the place had been sold there was no sign. { $them } had a bag. We had all come along as
    far as the corner. There was a soldier at the tailboard, who had a list, and he beckoned, annoyed; how long was this
    going to take?
script-2452-choose-go = “Get on. Don’t turn round. Write.”
script-2452-choose-stay = “Come home. Tear it up and come home.”
script-2452-go =
    { $them } got on. There was a bench along each side, with people on it holding bags, and somebody moved up. It drove
    off without lights. At the last moment something out of the bag was handed down to us, through the slats, as they
    had been told that on the coast there would be plenty.
script-2452-stay =
    { $them } came home. We burned the paper. There was an odd sort of gaiety about the house that evening, like on the
    day after a wedding; and each of us woke up in the night, and thought of the coast, and was ashamed, and went to see
    whether { $them } was asleep.

script-2453 = About the lorry
script-2453-news =
    They said at the pump that the lorry had got as far as the tannery. It had been stopped there by some people; nobody
    knew what people. They had all had to get down. One of them had walked back, and she did not say anything, she could
    only be got to show with her hand how high the reeds are at that place. So we had been right to burn it. It is a
    thing about which one cannot be glad properly.

## L12 Villa

script-2422 = A dinner for six
script-2422-dinner =
    The table was laid for six. There were place cards, and a fire, and a butler, if that is the word for a man in an
    apron with a carving knife. The family was abroad. He had his orders, Thursdays at eight; no one had countermanded
    them. For more than a year he had served up, waited, and cleared away. If we had been asked, he said, he would find
    it in the book. He looked at our feet, our bags. He ran his finger down the page; he had a very kind face, and it
    was plain that he was going to find us, if only we would give some name or other.
script-2422-choose-name = “Colonel and Mrs Adler. Are we late?”
script-2422-choose-rob = “Put the knife down, and show us the larder.”
script-2422-name =
    “The Colonel is expected,” he said. It was six courses. Each of them was a boiled potato, but differently cut. He
    served from the left. Towards ten he asked whether we would take coffee in the library, and we were obliged to say
    that we had a long drive.
script-2422-rob =
    He put it down. He went before us with the candle, opened everything, told us what it was and of what year. When we
    left he helped with the straps. “Shall I say who called?” he asked. “They will want to know, on Thursday.”

script-2423 = The swimming pool
script-2423-pool =
    Beneath the carpet, under the chairs and commodes and the rest of what had been stacked in the swimming pool,
    somebody was living. He had a kind of burrow, with drawers to crawl through. What we saw was a hand, that came up
    between the legs of a piano stool, felt for something on the tiles, a cup, and took it down. After a time it put it
    back empty. He was the owner. He told us so, from below: he had been lying there since the first week, on his own
    things, so that they should not be taken. He had not once stood up.
script-2423-choose-pull = “Come up. There’s nobody here who wants your commode.”
script-2423-choose-buy = “What would you let go, for this?”
script-2423-choose-take = “He can’t get at us from in there. Start at the other end.”
script-2423-up =
    He stood up by stages. He was a tall man. He looked about him, at the house, of which there was only a staircase
    left, and then at all that furniture; you could see him trying to think where it would go. He asked us to choose
    something.
script-2423-bitten =
    He bit. It was over a standard lamp. For a long time we could hear him down there, pulling the drawers shut behind
    him.
script-2423-buy =
    The hand took it, and a while later it put out a snuffbox, pushed it towards us with two fingers, drew it back and
    pushed it forward again. It had gone to his heart.
script-2423-take =
    With every piece that we lifted off, the rest settled a little. He could hear what it was. “The Biedermeier,” said
    the voice. “My wife’s desk. Not my wife’s desk. I beg you.” Towards the end he only said the years.

## L13 Allotments

script-2424 = The scarecrow
script-2424-crow =
    Plot thirty-three had a scarecrow with a bandaged head. When we had gone past it, it sighed. It was a deserter, a
    corporal; he had been standing there since it got light, arms out along the pole, because on the embankment they
    were searching the huts. Would we be so good as to scratch his nose? He did not dare to lower an arm. There were
    people up there with field glasses. We might take anything we liked from the plot, the leeks were his aunt’s. The
    rifle was in the water butt.
script-2424-choose-scratch = “Hold still, then. Which side?”
script-2424-choose-sell = “There’s a reward for these. Call up to them.”
script-2424-choose-rifle = “The butt, you said?”
script-2424-scratch =
    It was the left side. His eyes watered with relief. We turned up his collar for him, as one would for a real one,
    dug our leeks with our backs to the embankment, and went. At the gate we looked round, and it had a crow on it.
script-2424-sell =
    They were there in five minutes. He still had his arms out when they reached him; he was too stiff to let them down.
    The reward was paid at once. One of the soldiers put his own cap on the pole, in place of him, and they all had to
    laugh, and so in a manner of speaking did we.
script-2424-rifle =
    It was there, full of ice. “You’ll look in again?” asked the scarecrow. “Towards evening? I’d only want somebody to
    tell me when they’ve gone.” We said that we would. The sun was a hand above the huts.

script-2425 = The bees
script-2425-bees =
    In one of the huts stood nine hives, wrapped up in eiderdowns. If you laid an ear against them they hummed on one
    note, very low, like something that is about to be said. The beekeeper lay on the bench. He had died with his hat
    on, the veil thrown back, and a paper was pinned to his jacket. “To whom it may concern. They must be told.
    Otherwise they go. Knock three times on each and say who has died and who is the new one. Then they will stay. There
    is honey, but not before March.”
script-2425-choose-tell = “Somebody say it to them. It takes a minute.”
script-2425-choose-honey = “March! Open one now.”
script-2425-tell =
    It was done, hive by hive, three knocks; and because something had to be said at that point, we gave them our own
    name as the new one. At the seventh there was a silence, so that we thought we had made a mistake. Then it went on.
script-2425-honey =
    It was black and ran over our wrists. They came out into the frost in a ball, did not sting much, and then they
    dropped off the sleeves and lay there on the snow like spilt tea. It was three pounds.

script-2454 = The new one
script-2454-swarm =
    There was a bee on the window sill, inside. It walked up and down on the sunny end, and shook itself. Nobody else in
    the city had seen a bee at that time of year. It may have come in the bag, with the herbs. We told it, to be on the
    safe side, that everyone was well. It was the first time for days that this sentence had been used in the house,
    { $present ->
        [one] and we had to go out and come in again
       *[other] and one of us had to go out and come in again
    }.

## L14 Rail depot

script-2426 = The timetable
script-2426-office =
    The stationmaster was in his office, at the telegraph, in his red cap, sending. He did that each night. He gave the
    arrivals and departures down the line, to all stations, as they would have been: the 21.40 express, on time. The
    22.05, four minutes late, frost. There was no current in the thing. He told us not to talk while he had his hand on
    the key. At ten past, the floor began to shake a little. He took out his watch. Through the window we saw an engine
    come round the bend, unlit, pushing a flat truck with sand on it and a gun.
script-2426-choose-hide = “Down. Behind the counter, and him too.”
script-2426-choose-signal = “There’s a lever. Put it against them.”
script-2426-hide =
    It went through with a noise like a house falling downstairs, and on the truck they were singing. When it had
    passed, he got up, dusted his knees and went to the key. “22.10,” he sent, “special. Not in the book.”
script-2426-stopped =
    It took all the weight that { $them } had. Far off an arm fell, and they braked; those were railwaymen, in front,
    they could not help it. They stood for a quarter of an hour before a red light which nobody could explain to them,
    and meanwhile, at the rear, a case or two could be reached from the ramp. The stationmaster did not approve. He
    entered it as “wrongful stop”.
script-2426-seen =
    The lever had been rusted in since summer. It shrieked. The gun could not be turned round so quickly but they had
    rifles; and the stationmaster stood in the door in his red cap, holding up his hand.

script-2427 = Wagon of shoes
script-2427-shoes =
    It was a whole wagon of shoes. They lay as high as a man’s chest, left and right together, and not one of them new.
    None were tied in pairs. Somebody had begun to, at the door, a long time ago; there was a row of twelve, matched,
    with a bit of red string, and the ball of string beside it. We climbed up. One sank in. We needed boots, God knows,
    and there were boots. There were also the other ones. It was possible to look for a pair for an hour and to find
    always the same foot.
script-2427-choose-look = “Just boots. Look only at the boots.”
script-2427-choose-tie = “Somebody meant to tie them. Pass me the string.”
script-2427-choose-out = “Get down. Shut the door. Not these.”
script-2427-look =
    We found a pair in the end, and half of another. They had been resoled by a good man. We walked in them as far as
    the signal box before anybody remarked that they were very comfortable.
script-2427-tie =
    We did forty. It got easier if you did not search but took up any one and waited; its fellow would come. The small
    ones we did first.
script-2427-out =
    It slid to by itself, on a slope, and latched. On the outside was the place of destination, in chalk; and rain had
    got at it.

## L15 Warehouse

script-2428 = Stocktaking
script-2428-forms =
    The man had been sent to take stock, in August, and had not been relieved. He slept in Aisle C. He had gone on,
    because it was the only way to stay awake, and he had got as far as the screws; he was counting them into a soup
    plate, by hundreds. So far there were four hundred thousand. He kept a tally on the wall, and on the next wall and
    the ceiling as high as the ladder went. Everything else he had already eaten. He asked us to be so good as to check
    a figure. “You read,” he said, “and I’ll hear if it sounds right.”
script-2428-choose-read = “Four hundred thousand, nine hundred and twelve…”
script-2428-choose-take = “That’s enough counting. We’ll take the plate.”
script-2428-read =
    It sounded right. He shut his eyes for it, and at some figures he nodded as if they were old acquaintances. When we
    had got to the end of the wall he was asleep. He had said we might have what was over from the last hundred.
script-2428-take =
    He let it go without a word. As we wheeled it out we heard him behind us on the concrete, on hands and knees. Some
    had spilt. “Minus one,” he was saying. “Minus two.”

script-2429 = The forklift
script-2429-forklift =
    The forklift had a third of its battery left, and the key was in it. It took us ten minutes of childishness before
    we thought of the mezzanine. Up there were crates that no one had been able to reach since the stairs went, and they
    were marked with a fish. If one of us stood on the fork, and another drove, it ought to be possible. We had a short
    discussion about who had ever driven. It hummed. It had a lamp on a spring, and a notice: NO PASSENGERS.
script-2429-choose-ride = “Up. Hold on to the mast.”
script-2429-choose-ram = “No passengers. Just drive it into the pillar and see what comes down.”
script-2429-fish =
    { $them } went up like a saint in a theatre. It was sardines, a dozen to the layer; only the lowest had not been
    blown. For the last stretch of the way down the battery failed, so that it took quite a while, and was very
    dignified.
script-2429-drop =
    It went up without trouble. It was the coming down. { $them } had a crate in both arms and no hand for the mast, and
    it was the crate that hit first; it contained labels, with a fish on them.
script-2429-ram =
    It all came down: crates, planks, a section of the roof and a nest with two owls, who were extremely put out. Nobody
    can say that we did not see what there was. The street could see it as well.

## L16 Pharmacy

script-2430 = A shelf for each
script-2430-shelf =
    Over the pharmacy lived the pharmacist’s mother. She came down when we had been in there for a while, in bed socks,
    with a candle. She supposed that we were looking for something to put people to sleep. They all were. She had given
    away the last of it in the autumn, but she still had the bottles, with the labels, and filled them up at the pump,
    and it worked. It did! They came back and thanked her. She had thirty-two patients. She could do us one now, if we
    would tell her what the trouble was.
script-2430-choose-take = “My nights, then. A large one.”
script-2430-choose-real = “And the real things, mother? Where does he keep those?”
script-2430-take =
    She shook it, and held it to the light. Ten drops, no more. It stood by the bed at home from then on. It came from
    the pharmacy, we said when anybody asked, and that was true.
script-2430-real =
    She looked at us for a long time. It was behind the stove, in a stocking. She gave it to us as one gives a child a
    thing that it will break; and went upstairs again, a stair at a time, with the candle, and we were in the dark.

script-2431 = The night bell
script-2431-bell =
    NIGHT BELL, it said, PLEASE RING. Someone had been lying under it. There was a blanket, and the stain where a head
    had been. On the pane, from inside, was stuck the list of pharmacies on duty: it gave this one, for that night, and
    the next in turn was at the other end of town. We could hear the bell, faintly, when we pushed it. It worked. It
    must have been ringing in there all night long.
script-2431-choose-in = “Round the back. He won’t be needing it.”
script-2431-choose-cover = “Fold the blanket. Take the bell off its hook.”
script-2431-in =
    He was sitting in the dispensary in his white coat. The shelling had done it, you could see no mark on him. He must
    have been on his way to the door. In front of him on the marble stood the thing he had mixed, with a funnel, with
    the name on it: “for the gentleman outside”.
script-2431-cover =
    It came off with two turns of a screw, and a length of wire. We put the blanket on the step. It was not much, but it
    was the first time that anybody had answered.

## L17 Library

script-2432 = Overdue
script-2432-desk =
    There was a librarian. She had been going out at night, with a list, to fetch back what was overdue. It was
    dangerous, but one had to begin somewhere; at the outbreak of war four thousand volumes had been on loan. She had
    got to the letter G. On the desk stood what she had recovered, cleaned and mended, some from under ruins. She had
    been shot at in five streets. As to fines, she let it depend. We were about to go round her to the shelves when she
    asked for our names, opened a drawer, and found a card.
script-2432-choose-fine = “How much is it, with the interest?”
script-2432-choose-book = “We’ve one of yours at home. I mean, here.”
script-2432-choose-deny = “That’s someone else of the same name.”
script-2432-fine =
    She stamped the card. The book was twenty years overdue, about a dog that finds its way home. She remembered it, and
    whoever had had it. In return we might look in the basement, on condition that we took nothing with a spine.
script-2432-book =
    She took it into both hands and smelt it. It had been three weeks on the road, she said; it only needed a day or two
    between boards. She had real coffee, for readers.
script-2432-deny =
    “Of course,” said the librarian. She put the card back. Then for the whole time that we were on the ladders, we
    heard her below us, turning over the leaves of something: she was looking up what we owed.

script-2433 = The reading room
script-2433-room =
    Eight people sat in the reading room, at eight lamps that did not burn, with books in front of them. It was two in
    the morning. They turned the pages by turns. One would read a sentence aloud, from memory, and the next took it up;
    they had got a whole novel like that, between them, they had divided it up in the autumn when it was clear that the
    copy would have to be burned. The man with chapter five had not come tonight. He had been killed at the pump. They
    had sat there for an hour. Now they asked us if by any chance we had read it.
script-2433-choose-invent = “Chapter five. Yes. That’s where she misses the train.”
script-2433-choose-no_read = “No. I’m sorry.”
script-2433-invent =
    She missed it, we said; it was snowing. There was a porter. We went on for quite a while, and at the end eight
    people let out their breath. It was not at all what had been in it. “But it goes,” said chapter six, “I can go on
    from there.”
script-2433-no_read =
    They nodded. Somebody began with six. It made no sense, the woman was suddenly in a town by the sea and had got a
    child; and they read on, round that hole, very politely. We took one of the others from the shelf. They did not
    look.

## L18 Radio mast

script-2434 = The request programme
script-2434-booth =
    In the hut at the foot of the mast a woman sat with headphones on and her shoes off. She did the request programme.
    There was no transmitter any more, properly speaking; what she had would carry across the street, or as far as the
    hill on a frosty night. They listened on the hill. She knew that, because when she played something that they did
    not like, there was a shot. She had three records. We might ask for one. It would have to be for somebody, with a
    name, she could not just play it into the air.
script-2434-choose-waltz = “The waltz. For everyone in the grey house with the hole.”
script-2434-choose-hill = “For the boys on the hill. With greetings from the grey house.”
script-2434-choose-take = “How much would that set fetch, at the market?”
script-2434-waltz =
    She said it in a voice that one knew from before the war, from mornings, with the milk. We heard it all the way
    home. It got fainter at each corner, and stopped at the very moment when we had our hand on the door.
script-2434-hill =
    She raised her eyebrows, but she said it. There was a pause then, on the hill and everywhere, for as long as a
    record lasts. After that a single shot was fired, straight up; we could see the spark. “They want it again,” she
    said.
script-2434-take =
    She gave it up without a word, winding the flex round her hand as one ought. She went on sitting there, with her
    shoes off. All the way down we had the feeling that somebody on the hill was looking for a station.

script-2435 = The rigger
script-2435-rigger =
    He was up on the mast, at the second platform, where he had been when the shooting began. He had been a rigger. The
    ladder below him had been shot away in the first month, and since then they had been sending him up food on the
    halyard from the village; then the village was evacuated. He was quite lively. He called to us what he could see,
    which was everything. If we would put something in the bucket, he would tell us what was on our road tonight, and
    where. The bucket came down, spinning, with a note from the time of the village in it: “Less soup.”
script-2435-choose-feed = “Here. What’s on the road?”
script-2435-choose-climb = “Throw us the end of that. You’re coming down.”
script-2435-choose-leave = “We’ve nothing. Good luck to you.”
script-2435-feed =
    He described it like a man reading from a newspaper. Two with a cart by the depot. A patrol, asleep. Smoke from our
    own chimney; someone had put on too much. We sent him up a pencil.
script-2435-down =
    { $them } got as far as the first platform, made fast, and talked to him for a good half hour, and then he let
    himself be lowered, with his eyes shut. On the ground he could not stand. He lay on his back, held on to the grass
    on both sides and asked us what that was, that noise. It was only people, walking past.
script-2435-fall =
    The halyard held, and the block did not. { $them } fell no more than four metres, but onto the fence. “I said so,”
    called the rigger, who had not said so. “I told the other two as well.”
script-2435-leave =
    “Never mind,” he called. “Come on a clear day!” The bucket went up again by jerks. It was empty, and one could hear
    it for a long time, knocking against the steel.
