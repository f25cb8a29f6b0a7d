# The starter scripts (TW-32) and the pages of the epilogue that they mark.
# { $them } is the name of a person of the group.

## L01 Empty flats

script-401 = A warm kettle
script-401-kettle =
    The third flat on the landing had no door, only the hinges and a bead curtain that somebody had tied back with a
    shoelace. In the kitchen the window was packed with mattresses. On the sill stood a kettle, and when we laid a
    hand on it we took the hand away again. One cup had been rinsed and turned over to dry on a folded newspaper. The
    paper was from the spring before last; the crossword in it was finished except for a river with seven letters.
    Nobody answered when we said good evening. The gas had been off for a year, and we could not see what the kettle
    had been boiled on.
script-401-ask-wait = “Whoever it is will be back before it’s cold. We sit down and wait.”
script-401-ask-leave = “It’s somebody’s kitchen. Come on.”
script-401-host =
    We sat on the floor { $present ->
        [one] with our back to the oven and kept one eye open and then the other
       *[other] with our backs to the oven and took turns to keep our eyes open
    }. He came up the stairs
    backwards, an old man in two coats, pulling a drawer full of kindling behind him on a string. He saw us, and then
    he looked to see whether the kettle was still there. He had only the one cup, he said, so it would have to go
    round. Before we left he opened the oven, which was where he kept things. “A river,” he said with his head inside
    it. “Seven letters, the second is an O.”
script-401-lids =
    An hour is long in another person’s kitchen. { $them } leaned back to ease a leg, and a shelf came off the wall with
    every lid in the flat on it. We held our breath until the lids had finished. One of them went round and round on its
    rim in the hall. Above us a step that had been coming down the stairs stopped, waited as long as we did, and went up
    again very quietly.

script-402 = The list of tenants
script-402-names =
    Inside the street door hung the list of tenants, typed, under glass. Every name had been ruled through with the
    same blue pencil and the same ruler, and beside each stood a date. The dates began on the ground floor and worked
    upward. Only the fourth floor left still had a name: Resnik, and next to it in brackets “bell out of order, please
    knock”. The pencil hung from the frame on a bootlace, sharpened. On the ledge lay the house book, where people
    used to sign for the cleaning of the stairs. Somebody on the fourth floor was walking up and down in slippers.
script-402-ask-knock = “It says please. Four flights, then, and we knock.”
script-402-ask-book = “She won’t miss a book that nobody signs.” Take it and stay downstairs.
script-402-resnik =
    A chain, then an eye, then a long look at our boots. Mrs Resnik let us in as far as the mat. She had been
    caretaker of the house for thirty years and still was; the pencil was hers. “They go without giving notice,” she
    said. “Somebody has to keep it in order.” Along the passage wall stood what the others had left in their larders,
    sorted by floor, with slips of paper under string. She was prepared to sell from the first and the second. About
    the third she was not sure yet.
script-402-sledge =
    The house book had a good many clean pages and a cover that would burn. On the way out it fell open at the winter
    before the war. Four families had quarrelled for three months, in writing, about a sledge on the landing. Under the
    last entry all of them had signed, and a small hand had drawn the sledge with its rope. We closed it and put it in
    the bag. The slippers above us stopped, then began again in the other direction.

## L02 Corner shop

script-403 = The till
script-403-till =
    Everything that could be lifted out of the corner shop had been lifted out, down to the price rails. The till had
    stayed because it was bolted to the counter. Somebody had been at it with a poker, and somebody before that with
    something hotter; the drawer stood open by the width of a fingernail and would go neither in nor out. The little
    window on top still showed the last sale, which was the price of a loaf when a loaf had a price. A card gummed to
    the side announced that Credit had died and that bad payers had killed him. Through the gap we could see something
    pale.
script-403-ask-force = “Hold the counter. On three.”
script-403-ask-leave = “For what, change? Leave it, it’ll wake the street.”
script-403-pledge =
    The drawer came out all at once and the bell rang, a cheerful bell that took its time. Under the coin tray, in a
    twist of sugar paper, lay a pair of earrings and half of a receipt. They had been pledged for two kilos of flour,
    to be redeemed by Easter. The shopkeeper had written the name of the owner and then, in smaller letters, what she
    usually bought, so that he would have it ready. We took the earrings and left him the receipt.
script-403-samples =
    The drawer came out all at once and the bell rang, a cheerful bell that took its time. The pale thing was a bag of
    coffee samples, the kind that a traveller leaves with his card. Beneath it the shopkeeper had kept the ends of his
    till rolls, pressed flat, and on the backs of them he had drawn the street as it looked from behind the counter:
    the tram stop, the chestnut, the same dog on eleven different days. The coffee had kept its smell. We folded the
    dog back in where it had been.

script-404 = The debts
script-404-debts =
    The stockroom was locked, and the key hung beside it on a nail, under an exercise book. The first pages were debts
    in the shopkeeper’s hand, going back years. On the last page that was his he had written: “Gone to my brother’s.
    Take what you need, write it down, bring what you can.” After that came other hands. Two candles. Half a kilo of
    beans. People had brought things too, and written that down: a watch without a strap, a jar of buttons, a week of
    sweeping. The most recent entry was four days old. All the additions had been checked in red.
script-404-ask-pay = “Then we do it his way. What have we got that’s worth a line?”
script-404-ask-take = “There’s nobody here to read it.” Take, and don’t write.
script-404-ask-leave = “Others live off this. Hang the key back.”
script-404-written =
    We argued about the spelling of our own street and then about the value of what we left. In the end we wrote less
    than it was worth, because the line above ours had done the same. The stockroom smelled of soap. On each shelf the
    tins had been moved to the front, as a shopkeeper does it, so that the shelf should not look empty. We took from
    the back. { $present ->
        [one] Outside, it came to us that we had forgotten the date,
       *[other] Outside, one of us remembered that we had forgotten the date,
    } and we went in again and put the date.
script-404-unwritten =
    The stockroom smelled of soap. On each shelf the tins had been moved to the front, as a shopkeeper does it, so
    that the shelf should not look empty. When we had taken ours the gap showed. { $present ->
        [one] We pushed the neighbours together until it was gone.
       *[other] One of us pushed the neighbours together until it was gone.
    } We hung the key back on its nail under the book and squared the book on the wall. { $present ->
        [one] The pencil was warm; we had been holding it, in the pocket, all that time.
       *[other] The pencil was warm from the pocket of whoever had been holding it, one of us, all that time.
    }

## L03 Outpatient clinic

script-405 = The night sister
script-405-nurse =
    We passed her twice before she spoke. “Don’t strike anything. They shoot at matches.” She was sitting on the floor
    of the corridor between two beds, rolling washed bandages by feel. When she had to cross the ward she counted her
    steps under her breath, so that the people in the beds should know where she was and that it was she. There were
    seven beds and she never said a number above nineteen. “If you’ve come to take,” she said, “it’s gone. If you’ve
    come to be seen to, there’s a queue. You’ll have to feel for the end of it.”
script-405-ask-give = “We’ve something for you. Put out your hand.”
script-405-ask-care = “We’ll queue.” Feel for the end of it.
script-405-ask-leave = “Sorry, Sister. Wrong door.”
script-405-thanks =
    She did not thank us. She smelled what we had given her, weighed it and asked where we slept. { $present ->
        [one] We told her before we could stop ourselves.
       *[other] One of us told her before another could stop it.
    } Then she took the nearest wrist, which happened to be a healthy one, and held it for as long as it takes to count
    a pulse. “There’s one that’s all right,” she told the ward in general. From the third bed somebody said good. We
    could hear her counting again before we had found the stairs, and we had begun to count along.
script-405-stitches =
    The queue was four people on a bench, and it moved up by touch. Nobody spoke except a man who was explaining to
    nobody how a carburettor works. When our turn came the sister did everything with her face turned to the ceiling,
    as though the ceiling were lit. She sewed the way one sews on a button, winding the thread round at the end and
    biting it off. She asked for nothing. The man on the bench asked whether she would like to hear about brakes.

script-406 = The steel cabinet
script-406-cabinet =
    The cabinet in the treatment room had three dents at the height of a boot and one at the height of a rifle butt.
    It was still locked. On its side hung a card for the key, as the rules required, with a line for every time it
    changed hands. Dr Simić to Matron. Matron to the porter. The porter to the boiler man, “because of the shelling”.
    The last line was in pencil: “Key with Ismet, who is at his daughter’s wedding until Sunday.” It did not say which
    Sunday. When we rocked the thing, glass moved inside.
script-406-ask-pick = “Gently. What’s in there is glass.” Spend a lockpick on it.
script-406-ask-break = “Ismet isn’t coming.” Use the fire extinguisher.
script-406-ask-leave = “Let it stand. Somebody’s doctor may still have the patience.”
script-406-open =
    The pick went in, and the lock turned over with a sound like a cough and kept the pick. On the upper shelf the
    bottles stood in cotton wool, labels to the front. Most had dried to a brown ring. One box was whole. Beside it
    lay a pair of white gloves, a folded programme with the order of the dances and, wrapped in a napkin, a sugared
    almond. We took the box. Then we wrote our street on the card under Ismet’s name, in case the key should be asked
    for.
script-406-dent =
    The extinguisher made a fifth dent, and a sixth, and with the seventh the door folded inward and something behind
    it broke for a long time. When it was over the whole room smelled of peppermint and ether. We picked through it
    with our sleeves over our hands. One brown jar had rolled clear, and it was not the one we would have chosen. In
    the corridor a bell-push had jammed; on the board a number dropped, as if in room nine somebody wanted something.

## L04 School

script-407 = Sums
script-407-sums =
    In 4b the blackboard was full of sums in a grown-up hand, easy ones, seven and eight, twelve less nine. Where the
    board ended they went on along the plaster, and by the window they had come to fractions. They turned the corner
    into the corridor. They passed the coat hooks, each with its painted fruit, and grew harder, until at the door of
    the staff room they were { $present ->
        [one] of a kind that we could not have done at any age
       *[other] of a kind that none of us could have done at any age
    }. A hand had gone on, a few each evening by the look of it. At the end stood a saucer with a stub of chalk and a
    heel of bread cut into cubes.
script-407-petar =
    Petar went in first and stopped, because 4b had been his. The blackboard was full of sums in a grown-up hand that
    he did not know, easy ones, twelve less nine. Where the board ended they went on along the plaster and round the
    corner into the corridor, past the coat hooks with their painted fruit, growing harder all the way to the staff
    room. There stood a saucer with a stub of chalk. Petar walked back along the wall with his hands behind him.
    “There’s a mistake,” he said. “By the cherries. After that it’s all wrong, and all of it properly worked out.”
script-407-ask-stay = “There’s chalk left. Let’s see how far we get.”
script-407-ask-leave = “We came for the kitchen, not for marks.”
script-407-chalk =
    { $present ->
        [one] We started where it was easy.
       *[other] We started where it was easy and took the sums in turn.
    } It is surprising what stays in the hand. { $present ->
        [one] At the pears we forgot to carry the one, and laughed, and looked at the windows and then went on with it more quietly.
       *[other] At the pears there was a quarrel about carrying the one, and there was a laugh, and we all looked at the windows and then went on with it more quietly.
    } We got as far as the plums. There we wrote the date underneath, as one had to, and left a line free for whoever it
    was. The chalk we put back on the saucer with the long side to the wall.

script-408 = Sacks in the canteen
script-408-sacks =
    Behind the serving hatch of the canteen five sacks leaned against each other. They had been potatoes once, and
    carrots; the stencil said so, and that they were a gift. From the tops grew shoots, white, as thick as a finger and
    longer than an arm, and all of them had found the same crack of light under the shutter and gone out through it into
    the yard. The sacks smelled sweet. On the hatch a menu in plastic letters still offered semolina on a Tuesday, and
    the S had been borrowed for something.
script-408-ask-sort = “In the middle there’s always a sound one. Give me the gloves.”
script-408-ask-leave = “That smell gets into the lungs. Shut the hatch.”
script-408-spores =
    { $them } sorted on both knees with a scarf across the mouth, throwing the soft ones left and the doubtful ones
    behind. When the third sack was tipped out it smoked. It was a dry, greenish smoke and it hung at the height of
    the face. There was one good root in it, firm as a fist, { $present ->
        [one] and we shook hands with it, so to speak
       *[other] and we all shook hands with it, so to speak
    }. The coughing
    began at the school gate and by the tram lines we had stopped making remarks about it.
script-408-clean =
    { $them } sorted on both knees with a scarf across the mouth, throwing the soft ones left and the doubtful ones
    behind. It took long enough for the crack of light to move off the floor and up the wall. What remained in the end
    could be carried in one hand. It was firm, and it had an eye on one side that had not yet opened. Before we went,
    { $them } pushed the white shoots a little further out under the shutter, as far as they would reach.

## L05 Building site

script-409 = The cabin of the crane
script-409-crane =
    The crane had not turned since the first autumn, and by now it creaked only in a north wind. Its ladder went up
    inside the mast, rung after rung, to a cabin with one pane left. A bucket hung from the cabin on a clothes line
    and had lately been used: there was fresh snow in the yard and none in the bucket. From up there one would see the
    whole site, and each of the stairwells that we should otherwise have to find out about on foot. At the bottom
    somebody had painted the weight that the jib could carry, and, below that, “not you, Fadil”.
script-409-ask-climb = “Twenty minutes up, and we’d know every corner. I’ll go.”
script-409-ask-leave = “Rungs ice over. We do it on foot, like people.”
script-409-cabin =
    { $them } was gone for a long while, and then the bucket came down with a message in it, written on a bus ticket:
    a plan of the site, with crosses. The cabin had a chair on springs, a jar of plum stones and the driver’s logbook.
    In it he had gone on keeping hours. No lifts, he had written every day, visibility good. He had drawn in each
    house that he could see and put a little hatching where one was missing. We read the bus ticket by feel, under a
    coat, and agreed which way to go.
script-409-fell =
    We heard { $them } go past the second platform, then the third, then a boot that slid. It was not far to fall,
    there was a landing underneath, but the landing was steel. { $present ->
        [one] It was a long way down, by ourselves, with a belt under the arms.
       *[other] We got { $them } down between us with a belt under the arms.
    } The rung that had come away was still in the glove; it had been sawn nearly through and filled in with
    candle wax, quite neatly, by someone who did not want to be called on.

script-410 = A man with a lamp
script-410-lamp =
    He came along the scaffolding at his ease, a heavy man with a railwayman’s lamp, and lifted it to look at us. It
    was not lit. He had carried it like that for so long that he narrowed his eyes behind it. “The site is closed,” he
    said. “Night watch. You’ll have come about the cement.” No one had paid him since the firm’s last lorry left, but
    he had kept the book up. In it stood each bag and plank that had been stolen, with the hour, and where he knew it
    the thief. Against the thieves’ names he had put how many children they had.
script-410-ask-talk = “We haven’t come about the cement. Have you got a minute?”
script-410-ask-threaten = “Put the lamp down and step away from the hut.”
script-410-ask-leave = “Our mistake. Good night, chief.”
script-410-inventory =
    He had a minute. He had them all, he said, and walked us round: the mixer, the hoist, the place where the portable
    lavatory had stood until June. He was strict about the inventory. What was on the list stayed on the site. But the
    drum of the hoist had been delivered twice by mistake, and the second one had never been entered anywhere, and
    that had weighed on him. He unscrewed what we needed himself and wiped it with his cap. Then he lifted the lamp to
    see us safely through the gap in the fence.
script-410-won =
    It was short and he fought like a man who is mostly ashamed of being out of breath. The lamp rolled under the hut.
    Inside there was a cot, a shelf with what he had been living on, and the book, open at tonight. He had already
    written the hour of our coming, in ink, and “three or so, by the east fence, polite”. We left the book lying. { $present ->
        [one] We went back to blot the page,
       *[other] One of us went back to blot the page,
    } since it was still wet.

## L06 Car workshop

script-411 = Something was charging
script-411-charger =
    In the pit of the workshop, under an old saloon without wheels, a charger was running. We had forgotten that
    sound; at first we looked for a cat. The needle stood at the beginning of the green. The cable ran out along the
    floor under a strip of carpet, through the wall, and we never found out where it got its current. On the battery
    lay a cloth, and on the cloth a note: “Yours from 4 to 6, mine from 6 to 8. Please do not turn it up, Mrs Abaz, it
    only gets hot.” It was ten minutes to five.
script-411-ask-take = “Unclip it. Red one first, and quick.”
script-411-ask-leave = “Mrs Abaz has seventy minutes left. Out.”
script-411-silence =
    When the clips came off, the humming stopped, and with it stopped something overhead that we had not noticed until
    then: a thin voice reading out football results, far away, from before. A chair scraped. “Hello?” said a woman above
    us, kindly enough. “Have you turned it up again?” We already had the thing in a bag. It was heavier than it looked
    and warm against the ribs all the way along the yard, where the gate, as we now learned, screamed.

script-412 = Two men and a hose
script-412-tank =
    Two men were draining the tank of a lorry that lay on its side. They were brothers; they had the same way of
    spitting. One sucked at the hose while the other held the can, and they had not a word to say to each other.
    Everything went by way of us. “Tell him to lift it,” said the one. “Tell him it is lifted,” said the other. They
    needed somebody at the gate for the length of a tankful, with two fingers in the mouth, and they could pay in
    parts. Neither of them, it turned out, could whistle. That had been the third brother.
script-412-ask-watch = “We’ll stand at the gate. How long is a tankful?”
script-412-ask-leave = “Tell them both we’re in a hurry.”
script-412-whistle =
    A tankful was most of the night. We stood one at each gatepost and watched the corner, where there was a poster
    for a circus and nothing else. It got so cold that we held our two fingers inside our mouths to keep them ready.
    Once a dog came and read the wall. Toward the end we heard the brothers laughing behind us, both, at the same
    thing, and when we turned round they stopped. They counted the parts out on to a rag. “Tell them it’s good
    measure,” the older one said.

## L07 Burnt church

script-413 = Candle stubs
script-413-stubs =
    The roof had come down into the nave and the snow had come down after it. Under the gallery, where it was dry, stood
    the candles. They were stubs from every church in the quarter by the look of them, white and honey-coloured and one
    in the shape of a cactus, stuck to a length of lead pipe from the organ. What ran down was scraped up. It had been
    rolled by hand into new ones, thin as a pencil and grey from the fingers, and laid beside the pipe on a page from a
    hymn book. There was a saucer for money. It held three buttons and a tram token.
script-413-ask-light = “One of the grey ones. It’s what they’re for.”
script-413-ask-leave = “Light can be seen through that roof. Move.”
script-413-flame =
    It would not take at first, and then it burned with a small tearing noise because of the dirt in it. We stood
    close, to hide it, and held our coats open like people keeping a child out of the wind at a bathing place. Nobody
    prayed that we know of. { $present ->
        [one] We said a name. That was the one with the motorcycle, we said, to the flame.
       *[other] One of us said a name, and another said, was that the one with the motorcycle, and the first one said
            yes.
    } When it was down to half we pinched it out and laid it back with the others, where its short
    end showed.

script-414 = The priest’s guests
script-414-guests =
    In the sacristy lived eleven people and a priest. He called them the guests. He had hung a sheet across the middle
    because two of the families had not been on terms before the war, and he did not think it right to use the war to
    make them. Over the stove dried a row of socks, pinned to the cord of his good vestment. He got up when we came
    in, counted us, and looked at the pot. We saw him work it out. “You’ll stay, of course,” he said, and one of the
    guests, an old man with a shaving brush in his hand, closed his eyes.
script-414-ask-give = “Thank you, no. But this ought to go in the pot.”
script-414-ask-bread = “If there’s a crust over, Father, we wouldn’t say no.”
script-414-ask-leave = “We’ve eaten. Good night to all of you.”
script-414-table =
    The priest read the label aloud, as if it were a visitor’s name, and both sides of the sheet answered. It went
    into the pot behind our backs so that we should not see how little else was in there. Then the sheet was unpinned
    at one corner, because the only table stood half on each side, and places were made. The old man put down his
    shaving brush and { $present ->
        [one] shook hands with us
       *[other] shook hands with us one after the other
    }. His were wet. He had been about to shave, he said, in
    case somebody came.
script-414-turnip =
    There was no bread. There was a turnip, and he would not hear of cutting it; he wrapped it whole in a page of the
    parish newsletter and put it into our hands. The spoon in the pot went round more slowly. On both sides of the
    sheet people found something to do. A girl of about nine, who had been told to look after the stove, told us that
    it was the turnip with the face. We found the face later, on the way, where the skin had folded.

## L08 Hotel

script-415 = The service lift
script-415-lift =
    Behind the pantry of the second floor the service lift had stuck between storeys, so that we could see its lower
    half at eye level: the feet of a trolley, a fallen napkin, and a row of silver domes. It had been on its way up
    when the current went. A docket was clipped to the shaft. Room 31 had ordered supper for two, at eleven at night,
    and had wanted it sent up again because the first had come cold. The pawl of the winding gear was broken clean
    through. With a part of about that size one could let the thing down by hand.
script-415-ljuba =
    Ljuba knew these hotels from the other side of the night. She went straight to a panel behind the linen and there
    was the shaft, with the service lift stuck in it between two storeys. We saw the feet of a trolley and a row of
    silver domes. She read the docket by touch. “Thirty-one,” she said. “Supper for two, sent back because it was
    cold. There is always a thirty-one.” The pawl of the winding gear had snapped. Give her a part of about that size,
    she said, and she would have it down without waking the house.
script-415-ask-mend = “We’ve a part that would fit. Hold the rope.”
script-415-ask-leave = “That part’s worth more than cold supper. Leave it hanging.”
script-415-trays =
    It came down a hand’s breadth at a time and bumped. Under the domes lay what supper becomes in two years, which
    was hardly anything, a stain with a fork beside it. But the trolley had three shelves, and on the lower ones the
    maids had been sending up what guests ask for and what maids put aside. In the cutlery drawer was a letter to the
    kitchen: the guests of 31 apologised, they had been quarrelling, and the soup was certainly not to blame.

script-416 = The guest in the dining room
script-416-guest =
    At the table by the pillar sat a man in a dinner jacket with a blanket round his legs, laying out patience. He had
    checked in for a weekend. His bill lay beside him under the salt; he had it brought up to date on the first of
    each month, by himself, and initialled the minibar. “Sit, sit,” he said. “I’ve beaten everyone who comes through
    here, and none of them comes twice.” He had a bottle to stake, and he wanted something against it, anything, so
    long as we should be sorry to see it go. He shuffled well. The cards were three different backs.
script-416-ask-play = “One hand. And I cut.”
script-416-ask-leave = “We can’t afford to be sorry. Good evening to you.”
script-416-lost =
    He played slowly and told us what he was doing and why, so that there was nothing to hold against him. When it was
    over he drew our stake across to his side with one finger and did not look at what it was. “Same time on Sunday?”
    he said. Behind him on the sideboard stood everything that he had won: umbrellas, a clarinet case, somebody’s
    boots. Each had a table number on it. He wrote ours on a card and stood it where it belonged.
script-416-won =
    He saw it three cards before we did and put down his hand face upward. “Well,” he said, “well, well,” and his ears
    had gone pink. He polished the bottle with his napkin before he gave it to us and asked us to say, if anyone
    should want to know, that it had been close. On the sideboard behind him stood what he had won from others, each
    thing with a table number. He moved an umbrella a little, to fill the place where the bottle had been.

## L09 Brewery

script-417 = The last inch
script-417-inch =
    The big tanks had been drained by experts, but at the end of the line stood a small one that was meant for
    tastings. Its gauge showed empty. It was a liar; when we tapped the steel, the note changed a hand’s breadth from
    the bottom. What ran out over a finger was brown and had stopped being beer some time ago. It warmed the throat
    and then went on to the ears. Above the tap hung a brass plate in memory of a master brewer, who had tasted here
    daily for forty-one years, and under it the ladle on its chain, worn thin on one side by a left-handed man.
script-417-ask-fill = “Fill a bottle. It’ll trade.” Open the tap all the way.
script-417-ask-drink = “Ladle’s here. One of us, one swallow, and nobody the wiser.”
script-417-ask-leave = “If it’s killed nobody yet it’s waiting. Leave it.”
script-417-bottle =
    The tap shrieked. It had been opened a quarter turn for forty-one years and it told the whole bottling hall about
    the rest. We stood with the bottle under it and could do nothing but { $present ->
        [one] wait for the neck to fill, and look from one door to the other
       *[other] wait for the neck to fill, each of us looking at a different door
    }. When it ran dry there was still the sound in the pipes, going away from us through the building like a boy
    running a stick along railings. We pushed in a cork made of newspaper and wiped the plate, since we had splashed it.
script-417-sip =
    { $them } unhooked the ladle, looked into it, said to the brass plate “Your health” and drank. Then for a time
    nothing. Then { $them } sat down on the step, smiling at the opposite wall, and began to tell us about a wedding
    at which a goose had got into the church. We had never heard about any goose. It took the whole way home to tell,
    with rests, and at the end of it the goose was still in there, and it had begun to snow.

script-418 = Air over the vats
script-418-vats =
    They had chalked the door of the fermenting cellar with crosses, one under another, each with a date. The last three
    said “no”. Inside, the vats stood open in two rows and the air lay between them up to the chest, heavy and sour; the
    flame of our lighter leaned over in it and went out as if it had been spoken to. On the far wall were the fitters’
    cupboards. They had not been forced. A line of string ran from the door handle into the dark at knee height, with a
    knot at every metre, and its far end was tied in a bow.
script-418-ask-search = “A lungful, twelve knots, and back along the string.”
script-418-ask-leave = “Three people wrote no. I can read.”
script-418-back =
    { $them } went in bent low, then thought better of it and went upright, chin lifted, like someone wading. We paid
    out a second string and counted. At forty there was a crash of drawers. At sixty the string began to come back,
    and { $them } with it, grey, both arms full, unable to say anything for a good minute except to point at the bow.
    It was a shoelace. Whoever tied it had come out again on one shoe. We added a date to the door, and after some
    talk we put “yes, quickly”.
script-418-knees =
    { $them } went in upright, chin lifted, like someone wading, and we counted. At forty we heard nothing. At fifty
    we heard knees. { $present ->
        [one] The string went slack, and some time later it was { $them } who was sitting at the other end of it,
            against a vat, quite peaceful, doing up a shoe.
       *[other] Two of us pulled on the string until it broke and then went in after it with wet scarves, and we found
            { $them } sitting against a vat, quite peaceful, doing up a shoe.
    } The headache lasted until the next night.
    We rubbed out nothing on the door; we only wrote the date and a fourth “no”, and underlined it for whoever does
    not count.

## L10 Checkpoint

script-419 = Asleep at the barrier
script-419-asleep =
    The barrier was down and the soldier was asleep beside it, sitting in the hut with the door open for his legs. He
    had taken off one boot and put the foot into a fur hat. Round his wrist went a cord, and the cord ran to the
    barrier, so that nobody could lift it without lifting him. He was perhaps twenty. A rifle stood between his knees.
    On the shelf behind his head we could see the ammunition tin, and leaning against it a postcard of a lake, and a
    spoon. He was talking a little in his sleep, in a tone of giving directions.
script-419-ask-reach = “The tin’s an arm’s length from his ear. I’ve a long arm.”
script-419-ask-leave = “Let him sleep. He’s the best soldier they’ve got, like that.”
script-419-slept =
    { $them } leaned in over the boy with one hand on the door frame and the other going along the shelf like a blind
    man’s. The spoon had to be lifted first. It was put down again afterward exactly where it had lain, and so was the
    postcard, which was addressed and had no stamp. “Second left,” the soldier said, quite clearly. { $them } waited.
    “Then you’ll see it,” he said, and turned his face to the boards, and the cord moved, and the barrier with it, by
    the breadth of a finger.
script-419-woke =
    { $them } leaned in over the boy with one hand on the door frame, and the spoon slid off the postcard. It fell on
    the stove pipe. He had his eyes open before the second ring of it. He looked at the arm across him, then along the
    arm to the face, and it was clear that he would sooner have said something; but there was nothing to say in that
    hut, and the rifle was already between his knees. He stood up in one boot. The barrier jerked up behind him into
    the dark.
script-419-still =
    It was over before the barrier had stopped swinging. We cut the cord, because it looked wrong. The other boot
    stood under the stool with a newspaper pushed into it to keep the shape, and the hat had rolled out on to the
    road. Nobody could find the tin any more; it had gone off the shelf with everything else. { $present ->
        [one] We took the postcard along to post it, and in the next street thought about what one would put on the
            back.
       *[other] One of us took the postcard along to post it, and in the next street asked the rest of us what one
            would put on the back.
    }

script-420 = Names on the fence
script-420-fence =
    Along the wire by the crossing hung sheets of paper in plastic sleeves, wired on at the corners so that the wind
    should not have them. They were the names of people who had been shot on the way over. A schoolteacher’s
    handwriting, we thought, upright, with the same loop for every J. There was no cross and no verse. Name, date and
    hour, then a word or two on where they had been going: to the pump, to his mother’s, home. The latest sheet was
    only half full. Below the last line a pencil had ruled more lines in advance.
script-420-ask-read = “All of it. From the first sheet.”
script-420-ask-leave = “I know two of them already. That’s enough for me.”
script-420-hours =
    It took as long as reading a newspaper used to take. After the second sheet { $present ->
        [one] we began to say only the hours
       *[other] one of us began to say only the hours
    },
    half aloud. Seven, ten past seven, noon. There was nothing between one and a quarter to two, not on any sheet, not
    in four months. Whoever sat up there ate at one o’clock, off a plate it might be, with the rifle against the wall.
    The handwriting had noticed too. Beside that gap, on each of the sheets, was a very small tick.

## L11 Market square

script-421 = A ring to sell
script-421-ring =
    She was not at any of the stalls. She stood by the dry fountain with her left hand in a jam jar of soapy water,
    and when we had passed she said, “A ring. It’s real.” It would not come over the joint. She had been turning it
    all afternoon and the finger had swollen up round it in protest. She did not want money, or cigarettes, which
    everybody offered; she wanted something that could be eaten by someone without many teeth. Her husband, she said,
    knew about it. He had told her to ask for more than she thought was decent.
script-421-ask-buy = “One thing to eat, for the ring. That’s the going rate.”
script-421-ask-give = “Take your hand out of the jar. Here. Keep it.”
script-421-ask-leave = “We’ve nothing soft. I’m sorry.”
script-421-thread =
    { $present ->
        [one] We knew how it is done with thread.
       *[other] One of us knew how it is done with thread.
    } You wind it tight from the nail downward, pass the end under the ring
    and unwind, and the ring walks up. It took a quarter of an hour. She held the food under her arm the whole time
    and talked about the jam, which had been greengage. When it was off she looked at the white band where it had been
    and put the hand into her glove at once. Then she gave us the thread back, wound on to a match.
script-421-soap =
    She had the tin inside her coat before she understood it, and then she would not move from the spot until she had
    argued. A gift was out of the question. We should take the jar, at least, it was a good jar. In the end we took
    the jar. She dried her hand finger by finger on her scarf, the ring last, and turned the stone to the outside.
    “He’ll say I beat you down,” she said. { $present ->
        [one] Halfway across the square we found
       *[other] Halfway across the square one of us found
    } that there was still soap in it
    and blew a bubble.

script-422 = False weights
script-422-scales =
    It began with a pair of scales. A man had brought his own weights to market in a sock, and they said that the
    stall’s kilo was forty grams short, and now two of the stallholders had him by the coat. The sock was swinging.
    Flour had gone over everybody, so that they looked like bakers who had fallen out over a recipe. People stood
    round with their bags held high. Nobody called the militia. A small boy on a crate was shouting the score, in good
    faith, though there was none, and from the arcade somebody had begun to drag the shutters down.
script-422-ask-step_in = “That’ll do. Hands off his coat.”
script-422-ask-stay_out = “Not our forty grams. Go round by the arcade.”
script-422-order =
    { $present ->
        [one] When it was over those on the ground
       *[other] When it was over the four of us on the ground
    } and those still standing were all the same colour. The man with the
    sock found his weights, one by one, and set them on the counter in order of size. Nobody spoke. Then the widow
    from the lamp stall put a tin on the left-hand pan, and the rest began to come up with what they had, to see what
    it weighed. We were served ahead of the queue. Our money, such as it was, was blown clean before they took it.
script-422-away =
    We went round by the arcade with our collars up. Every shutter there came down as we reached it, each with the
    same scream and slam, as if we were the ones who were setting them off. By the last arch the noise had gone ahead
    of us into the streets where we had meant to be quiet. Behind us the boy on the crate announced that it was over,
    and then that it was not. There was flour on our shoes although we had never been near.

## L12 Villa

script-423 = The piano
script-423-piano =
    There were squares on the wallpaper where the pictures had hung, and the parquet had been taken up as far as the
    rug. On the rug stood a grand piano with its lid down. { $present ->
        [one] When we touched a key, with a glove,
       *[other] When one of us touched a key, with a glove,
    } only to hear it
    rattle, it did not rattle. It was in tune. Inside the lid the tuner had pencilled his visits, as they do, four a
    year; and there was one for last winter, one for the spring, and one for a week ago Thursday. In the corner by the
    bell pull he had left his galoshes.
script-423-ask-play = “A minute. Somebody here must know something.”
script-423-ask-leave = “You’d hear that as far as the river. Shut the lid.”
script-423-polka =
    { $present ->
        [one] We knew a polka, the left hand of it anyway, and found that one finger was enough for the right. It was
            in the wrong key and there was an end to it that we could not find,
       *[other] One of us knew a polka, the left hand of it anyway, and another found that one finger was enough for
            the right. It was in the wrong key and there was an end to it that neither of us could find,
    } so we went round three times. With
    the windows gone the whole garden had the benefit. On the second round somebody joined in from the far side of the
    wall, on the bars of a railing, and kept very good time. Then the railing stopped in the middle of a bar.

script-424 = The wall safe
script-424-safe =
    The safe was behind a portrait, where everybody looks, and round it on the plaster stood the attempts of all who
    had looked before us. Birthdays, mostly. People had tried the day the house was built and the telephone number of
    the police. They had been tidy and crossed out each failure so that those who came later need not repeat it. There
    must have been four hundred. In one place two hands had got into an argument in the margin as to whether the old
    man had been born in a leap year. It had a keyhole as well, under a brass flap.
script-424-sanja =
    Sanja lifted the portrait down and laughed through her nose. Round the safe, on the plaster, stood the attempts of
    everyone who had been here before us: birthdays, the year the house was built, four hundred of them, each neatly
    crossed out for the benefit of the next. “And nobody moved the flap,” she said. There was a keyhole under it. She
    had sold the family this lock herself, or her father had. “It’s a poor lock,” she said. “He told them. They wanted
    the one with the numbers, for show.”
script-424-ask-pick = “Numbers are for show. Try the keyhole.” Spend a lockpick.
script-424-ask-saw = “Saw through the hinge. It’s softer than it looks.”
script-424-ask-leave = “Four hundred people were wrong here. Why us?”
script-424-inside =
    The door fell open and knocked a long piece of cornice off the wall. Inside lay no papers and no money. There was
    a velvet case, and a sheet of writing paper on which the old man had noted the combination for his wife, in large
    figures, with the remark that she should burn this at once. We tried it afterward, for the sake of those on the
    wall. It was their wedding day. { $present ->
        [one] We looked for it among the four hundred
       *[other] One of us looked for it among the four hundred
    } and it was there, twice, crossed
    out; they had turned the dial the wrong way.

## L13 Allotments

script-425 = Under the straw
script-425-straw =
    The plots had been picked over so often that the paths and the beds were the same mud. But behind one hut there
    was a mound of straw, weighted with a door, and the snow on the door had melted in a long oval. Whatever was under
    it was keeping itself warm. We lifted a corner. It was a clamp, properly made, with a drain. A row of cabbages lay
    in it heads down and roots up, like people who do not want to be spoken to. On the inside of the door a tally had
    been cut, one stroke a week, and it was far from finished.
script-425-ask-shovel = “We’ve the shovel. Two heads, and close it properly after.”
script-425-ask-hands = “It isn’t frozen yet. Use your hands.”
script-425-ask-leave = “He’s counted them. He’ll know.”
script-425-heads =
    They came out of the earth with a squeak. We took from the middle and moved the others along, outer leaves upward,
    and trod the straw back into its shape. { $present ->
        [one] We found the pocket knife
       *[other] One of us found the pocket knife
    } with which the strokes had been cut,
    stuck in the frame at a convenient height. We thought about it. Then we cut two strokes more, of the same length,
    to make it right, and realised on the way home that this had made it wrong; he would think that it was later than
    it was.

script-426 = The pigeon loft
script-426-loft =
    It stood on legs at the edge of the plots, tarred, with a landing board, and it was full. The birds had nowhere to
    go; they flew out in the morning over the lines and in the evening they came home, because that was what they had
    been bred for. We changed their water. On the inside of the hatch hung a frame with photographs of the best
    ones in profile, and under each a name, its distances, its wins. Countess, 412 kilometres. The living ones moved
    along the perch to let us see that there was room.
script-426-ask-take = “Shut the landing board. Take the ones at the end.”
script-426-ask-leave = “They’ve races on those cards. Put the latch down.”
script-426-birds =
    They did not know that hands could mean harm. Each one let itself be lifted and sat in the palm with its heart
    going, and looked with one eye and then with the other. { $present ->
        [one] We had seen it done on a farm and did it,
       *[other] One of us had grown up on a farm and did it,
    } outside,
    facing the fence. We carried them home in a hat. When we drew them there was a ring on one foot, aluminium, with a
    number and a telephone exchange. Before we had shut the hatch the rest had already moved along and closed up the
    row.
    .soft =
        They did not know that hands could mean harm. Each one let itself be lifted and sat in the palm, and looked
        with one eye and then with the other. One of us had grown up on a farm and said that the rest could wait by
        the path. We waited by the path. On the way home the bag was carried by whoever was not asked to carry it. At
        the table we found a ring, aluminium, with a number and a telephone exchange on it, and put it on the shelf by
        the door.

## L14 Rail depot

script-427 = The sealed wagon
script-427-wagon =
    On the furthest track, behind a row of burnt carriages, stood a goods wagon that nobody had opened. We walked round
    it twice, looking for the trick. It had a lead seal with a crown on it, and a bar through the staple as thick as a
    thumb. In the clip by the door the waybill was still legible under its film of soot: general goods, mixed, consignee
    to be advised. It had been on the way for two years and four months. Underneath, between the wheels, somebody had
    swept, and lined up eleven children’s shoes to dry.
script-427-ask-saw = “The bar, not the seal. Steady strokes.”
script-427-ask-leave = “Sawing iron on iron, here? They’d hear us in the tower.”
script-427-seal =
    It was like sawing a bell. We did it in short lengths with a coat over the hands, and in between we listened. The
    seal we left whole; it swung from its wire when the door went back. Half the load was ledgers. The rest was what
    it said, mixed: somebody’s household, a dentist’s stool, crates for a grocer in a town that has since changed its
    name. The shoes proved to have come from here as well. They were all for the left foot, samples, and someone had
    wanted them dry all the same.

script-428 = The telephone
script-428-telephone =
    The shunters’ cabin had lost its stove and its clock, but the railway telephone hung on the wall, black, with a
    crank. { $present ->
        [one] We lifted the receiver to say something funny into it and did not say it.
       *[other] One of us lifted the receiver to say something funny into it and did not say it.
    } There was a tone. The line
    ran beside the rails, out under the siege, through the tunnel; it belonged to no exchange that the war had thought
    of. A card gave the codes for the stations down the valley, two long, one short, and so forth. Next to the
    furthest one was a thumb mark in grease, very black, as if that was the number one rang.
script-428-ask-ring = “Long, long, short. What does it cost us?”
script-428-ask-leave = “A bell is a bell at both ends. Hang up.”
script-428-bells =
    We turned the crank, and every bell in the depot answered. They were all on one wire, it seemed: the turntable,
    the coal stage, the signal box, each with a different voice, and some of them had snow in them and only clacked.
    We could not find how to stop it. Long after we had hung up, the one on the water tower was still going, feebly,
    like somebody who has not heard that the joke is over. In the signal box a shape moved across the window.
script-428-voice =
    It rang for a long time somewhere with an echo. Then a woman said the name of her station, and after a while, “Who
    is on the line, please?” We said where we were. She said that the 6.40 was not running. She said that she had snow
    up to the second step and had I, had we, snow? Behind her a pan was set down. { $present ->
        [one] We did not know afterwards how long we had talked,
       *[other] None of us knew afterward how long we had talked,
    } or what about, except that her hens had stopped laying and that she intended to leave the lamp on
    at the crossing as usual.

## L15 Warehouse

script-429 = Up to the roof
script-429-pallets =
    The pallets went up to the roof in columns, wrapped in film, and everything within reach of an arm had been cut
    open and emptied from below. So the upper ones stood on shells. Each column was a little crooked now, like a stack
    of plates that children have carried. Whatever was at the top had not been touched. From down there we could make
    out a carton with an umbrella printed on it, which means keep dry. Sparrows lived along the girders; they had
    learned the noise of the forklift and did it among themselves.
script-429-ask-climb = “By the straps, three columns over. They’ll hold one.”
script-429-ask-leave = “It’s standing on air. You can see it is.”
script-429-top =
    { $them } went up in stockinged feet, resting a cheek against the film at each level to feel if it moved. It moved.
    From the top came a quiet report: this one is lampshades, this one is lampshades, this one isn’t. Things were handed
    down in a net made of strapping. Last of all { $them } came down, and behind, taking its time, one column leaned
    over to the next and stayed there, and all the sparrows did the forklift at once.
script-429-fell =
    At the fourth level the film split under { $them } like the skin on milk. We saw a hand go out to the next column,
    and the column politely move aside. It was lampshades that came down, hundreds, and they probably saved a life, but
    there was a steel corner among them. We bound it with strapping tape and the sleeve of a shirt. For days afterward
    we kept finding bits of pleated silk in our clothes, pink as boiled ham.

script-430 = The stocktaking
script-430-clerk =
    A clerk sat at the end of aisle nine with a blanket over his knees, counting. “Shelf fourteen, nil,” he said, and
    wrote it. “Shelf fifteen, nil.” It was the annual stocktaking and it had to be done by the end of the month. He
    did not mind our being there so long as we did not bring anything in, as it would have to be entered. He had read
    all his forms, he said, and the backs of them, and the fire regulations, twice. “You wouldn’t have something with
    people in it?” he asked. “I don’t mind which people.”
script-430-ask-give = “It’s got a whole village in it. Here.”
script-430-ask-leave = “We might burn it ourselves tonight. Sorry.”
script-430-novel =
    He opened it in the middle, read a line, and shut it again quickly, to save it. Then he wrote the book down. Then
    he crossed it out, with his initials, and that clearly cost him something. As a receipt he took us along the
    aisles to a cage marked “Differences” where he kept all that had turned up too many over the years. It was in the
    nature of things that it had no owner. We might choose, he said. He himself had never known what to do about it.

## L16 Pharmacy

script-431 = Prescriptions
script-431-slips =
    The drawers had been pulled and the drawers had been burned, and what they had lain on top of was all over the
    floor: the prescriptions, thousands, back to the time of the grandfather. They had gone soft. One walked on them
    as on leaves. They were in order still, if one looked, each bundle with its string and its month, and here and
    there a bundle was thicker than the paper could account for. The old man used to pin a sample to anything unusual,
    in a little bag, with the remark “helped” or “did not help”.
script-431-irena =
    Irena stood in the doorway until we asked whether something was wrong. “You’re treading on them,” she said. The
    floor was covered with prescriptions, thousands, back to the time of the grandfather, gone soft like leaves. She had
    done her training here. The old man used to pin a sample to anything unusual, in a little bag, and put “helped” or
    “did not help”. If the rest of us would take off our boots, she said, and read out months to her, it might be worth
    the time.
script-431-ask-sort = “Boots off. Start with the thick ones.”
script-431-ask-leave = “Paper’s for lighting fires. Next house.”
script-431-drawer =
    We sorted by string and by thickness, reading out what we could. For a wet cough. For a captain of the river police,
    nerves. One woman had been prescribed “a fortnight somewhere else” in the year of the great flood, and it was
    stamped as dispensed. In a bundle from some October we found what we were after, dry leaves in a bag of waxed paper,
    and on the pin a slip that said “helped” with two lines beneath it. We tied the months up again.

script-432 = The back room
script-432-back =
    He was in the back room, behind the scales, wrapped in a shop awning with a scalloped edge. “It’s the drops,” he
    said at once. “I had them on prescription.” His teeth were going. He had turned out every jar in the place,
    sniffed it and set it back in line with the label to the front; he had been brought up well. In his right hand he
    had a knife for cutting string and it was plain that he had forgotten it. “I can’t go out and I can’t stay in,” he
    told us, “and if you go now I’m going to make a noise, I’m sorry, I can feel it coming.”
script-432-ask-give = “Here. Small swallows. Sit down first.”
script-432-ask-threaten = “Drop that and come out with your hands where I can see them.”
script-432-ask-withdraw = “We can’t help you.” Back out and pull the door to.
script-432-calm =
    It took as long as it takes. He sat with his back to the poisons cabinet and we waited for the awning to stop
    trembling. He had been an optician two doors along. When he could hold a pencil he drew us a plan of the shop,
    exact, with arrows, of what was in which jar and whether it was still any good. Then he noticed the knife. He
    apologised for it several times, cut us a length of string, and went on cutting until the ball was finished.
script-432-won =
    Afterward the awning lay over him and we left it so. The jars stood in their line, labels to the front, all but
    one. In the pocket we found a case with a pair of spectacles that had been mended at the bridge with gold wire, a
    craftsman’s work, and prescriptions, in date order, for the drops. The last was valid until the end of this month.
    { $present ->
        [one] We did not say that, but it was held to the light and read, twice.
       *[other] None of us said that, but it was passed from hand to hand and each of us read it.
    }
script-432-shout =
    He was as good as his word. It began before we were through the shop, one note, not loud at first, and it rose and
    went on like a kettle that nobody takes off. We walked and then we ran. At the corner we could hear it still; a
    window opened above us and a man’s voice said “Again?”, more tired than angry. Then it broke off. We stood with our
    hands on our knees and wondered whether it had been us that had got too far away.

## L17 Library

script-433 = The reader
script-433-reader =
    A candle in the reading room, and behind it a woman in a fur coat and fingerless gloves, turning a page. She held up
    a hand for us to wait till she was at the end of the paragraph. She came three evenings a week, she told us; she was
    reading the novels in the order of the shelves, from A, and throwing out afterward what she would not wish on
    anyone. The stove in the corner was fed from that basket. It was quite a low basket. She had got to H, and was in
    some difficulty, for the one she had now was nine hundred pages.
script-433-ask-read = “Read us a bit. We’ll help you decide.”
script-433-ask-leave = “We’re only passing through. Don’t lose your place.”
script-433-aloud =
    She read well, without any acting. It was about a bank clerk who buys a horse. { $present ->
        [one] When her voice went, we took over, and wherever it became dull
       *[other] When her voice went, one of us took over, and then the next, and wherever it became dull
    } we were allowed to say so and skip a page, and she made a
    mark on a slip. The horse turned out to be blind. We sat closer. By the time that the candle had to be changed { $present ->
        [one] we were of two minds whether it ought to be burned for the sake of the clerk’s wife, and we left the
            woman there, hesitating over the basket
       *[other] we had divided into those who wanted it burned for the sake of the clerk’s wife and those who did not,
            and we left the woman there between us, hesitating over the basket
    }.

script-434 = The shelves
script-434-shelves =
    In the stacks the shelves of the philologists had been made ready. They had been emptied and the books ranged along
    the wall, spines up, covered with a tarpaulin; then he had scored the wood at the joints, so that one blow would do.
    The axe stood by. He had even chalked on the floor which upright must be left or the gallery would come down. It was
    oak, a hundred years dry, and on the underside of every board the carpenter had signed. A paper on the tarpaulin
    said: “Please take the shelves. Not the books. Please.”
script-434-ask-take = “He’s asked us nicely. Mind that upright.”
script-434-ask-leave = “I’ve read too many of them to stand here with an axe.”
script-434-oak =
    One blow did do. The boards came away and we stacked them with the signatures inward. A dictionary had been
    overlooked, wedged at the back to level a shelf, and we took it, since it had after all been used as wood. It was of
    a language in which, as the preface said, only a ferryman’s widow could still converse. On the way it was opened
    here and there. They had one word for the light under a door and another for the light under a door when there is a
    person awake inside.

## L18 Radio mast

script-435 = The hum
script-435-hum =
    At the foot of the mast stood a concrete hut with its door off. We had expected rust. There was a chair, a rack of
    dials, and a hum so low that we felt it first in our fillings. It sent, but it sent nothing: a clean carrier, day
    and night, out over the lines, with nobody’s voice on it. Water from the roof had got into one of the units. Into
    the microphone somebody had stuck a carnation made of wire. A schedule was taped to the desk, and against every
    hour of the week the same hand had written “music”, with a query at four in the morning.
script-435-ask-send = “Change the part, switch over, and say who we are.”
script-435-ask-leave = “They take bearings on these things. Don’t touch it.”
script-435-message =
    With the new part in, a needle got up. Then no one wanted to be first. { $present ->
        [one] We had settled on names and a street, and read them out as one reads a label, and stopped.
       *[other] We had agreed on names and a street, and one of us read them out as one reads a label, and stopped.
    } So the next leaned over and said that it had snowed,
    that the tram was still standing in front of the bakery, and that if a Mrs Vida in the harbour town was listening,
    her coat had been kept. A third whistled something. It took four minutes. Then the query hour was over and we put
    the carnation back.

script-436 = The runaway
script-436-runaway =
    He had taken off everything that was army except the trousers, and stood under the mast in a lady’s quilted
    dressing gown with his hands away from his sides. “I’m walking,” he said. “That’s all it is, I’m walking home.” He
    came from the other side, and home was behind us. He had sat up here three days watching where we lot put our
    sentries. What he had in his pockets he was ready to turn out; what he had seen he would tell anyway, if he could
    sit while he told it. He looked at our bag the way one looks at a clock.
script-436-ask-give = “Sit. Eat first, slowly. Then talk.”
script-436-ask-turn_away = “You were shooting at us on Monday. Walk, then.”
script-436-spoon =
    He had his own spoon, in his boot. He ate with an arm round the tin as they learn to, noticed it, and took the arm
    away. Then he told us what was being brought up and for when, in which street, with figures; he had been a clerk
    with the stores. What he had kept in his pockets he laid out in a row on the step. “I never found out who they
    were for,” he said. He asked for nothing but whether the tram still went from the brickworks. We told him that it
    was standing by the bakery.
script-436-road =
    He nodded as if we had been asked the way and had not known it. He gathered up the dressing gown in front, like a
    woman on a wet street, and went down past us on the side where the fence was. He was careful not to come near. At
    the bend he turned round and called out, not loudly, that we ought to keep off the second flight of steps, there
    was a wire across it. There was a wire across it. { $present ->
        [one] We stepped over it.
       *[other] We stepped over it one after another.
    }

## Pages of the epilogue

script-451 = The guests of the church
script-451-page =
    In the first summer of the peace a roof was put on the church, of corrugated iron, for the time being. We went
    because we had been asked in writing. The guests had all come, from wherever they were living now, eleven of them
    and one more that was being carried. The sheet from the sacristy lay on the long table as a cloth; you could still
    see the row of pin holes down its middle, and people had sat down on whichever side they used to be on, and were
    passing dishes across. The priest counted us and looked at the pot. He had got stouter. This time he left the lid
    off. The old man with the shaving brush was a widower, we learned, and had been so the whole time; he had wanted
    to look nice for nobody in particular. He had kept the label of our tin, and he read it out instead of grace.

script-452 = The woman with the ring
script-452-page =
    She knew us before we knew her. She had a stall of her own by the fountain, in the second year, and the fountain
    was running. She sold jam. “I beat them down,” she told the man beside her, who had hardly any teeth and got up
    with difficulty to give us his hand, “I told you, and you wouldn’t have it.” The ring was on her finger and would
    not come over the joint, summer or winter. She made us wait until the customers had gone. Then she brought out a
    jar from under the counter and held it to the light so that we should see the colour. Greengage. It was the first
    tree to bear again, behind the barracks. She would take no money for it; but the jar, she said, she would want
    back.

script-453 = An answer
script-453-page =
    The letter had been to three towns and was addressed to the people in the street by the bakery with the tram in
    front. A postman who had not known the city before the war brought it on foot. It was from a ship’s wireless
    operator, retired. He lived on an island, alone, he wrote, and slept badly. For most of one winter he had had a
    carrier wave in his headphones, with nothing on it, and had got into the way of keeping it company. Then one night
    there had been a voice. He had taken everything down. He enclosed it. A Mrs Vida he had found through the harbour
    office, and she would come about the coat. As to the tune that the third person had whistled, he believed that he
    knew it, but the end was different where he came from, and he had written it out for us on five lines, in ink.
