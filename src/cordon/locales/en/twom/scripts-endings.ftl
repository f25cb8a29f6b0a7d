# Closing pages of every person, endings, and the marks of the epilogue.

## Anybody

script-1377 = Anybody of ours
script-1377-page =
    { $self } stayed on in the house for some weeks after the ceasefire, and then there was work somewhere, and a room.
    The nail for the coat was left in the wall. { $group ->
        [one] On the first anniversary there was one person at the pump, at an hour at which nobody needs water. The
            other places in the queue were left free.
       *[other] On the first anniversary we met at the pump, without having arranged it, at an hour at which nobody
            needs water. We had grown a little shy of each other. We talked about the rents.
    } When it was time to leave, { $self } worked the handle a few times, until it ran, and put a hand under it.

script-1378 = A place in the yard
script-1378-page =
    There is a row of stones along the wall in the yard, and one is for { $self }. Relations came. They had brought
    photographs, in which somebody quite different could be seen, fatter, with a dog. We gave them the few things there
    were, and told them what we remembered, and we noticed while we told it that it was mainly about food and stairs.
    They wrote it all down. In return they left us one of the photographs. It hangs in the kitchen, and people who come
    in always ask about the dog.

script-1379 = Not at this address
script-1379-page =
    For a time letters kept coming for { $self }. We collected them in a shoe box. Some of them were from offices, and
    there was one with a foreign stamp, in a round hand. We asked wherever there was somebody to be asked. In the end
    the box went to the post office, and a clerk stamped them all, one after the other, “Not at this address”. It was
    correct. He let us keep the one with the round hand, as it had got wet, and the name had run.

## Who survived

script-1440 = Vuk, afterwards
script-1440-low =
    Vuk went back up to the quarry in April. The machines had been taken, so they began again with wedges and hammers,
    six men where there had been ninety. The first stones they cut went for kerbs in our street. He laid ours himself,
    tapping each one and listening. In the evenings he sat on it and smoked. Children learnt from him to put an ear to a
    wall, and for a whole summer they could be seen all over the city, standing with their heads against the houses.
script-1440-middle =
    Vuk got work clearing the centre, with a number on his back like everyone. He was good at it, and slow. He would not
    let a wall be pulled down before he had gone along it with a spoon. At home he slept on the side away from the
    chimney. He came by on Sundays, ate, mended what there was to mend, and left before it was dark; and he always went
    out through the room, touching things, as though he were counting them.
script-1440-high =
    Vuk did not go back to stone. He took a job with the railways, watching a level crossing where four trains came by
    in a day. There was a hut with a bench. He could bear neither the blasting, which started up again on the hill in
    June, nor the days when there was none. He was glad of a visitor, and made coffee, and after half an hour he would
    ask quite gently which train they had to catch.
script-1440-killed =
    He never spoke about the fight. But he gave up his hatchet to the first boy who asked for it, handle first, and he
    washed his hands at the pump before he shook anybody else’s.
script-1440-robbed =
    Once a month he carried a sack of coal up to a certain flat and put it down on the mat. Whoever lived there now had
    no idea what it was for. He did not explain it.
script-1440-stole = He paid for things twice. Shopkeepers ran after him with the change, and he walked faster.
script-1440-starved = He ate standing up, with his back to the room, and never again left a crust for the birds.
script-1440-buried =
    He had kept back one blue stone from the last face they opened. It took four men to set it, and there was room on it
    for everyone whom we had put in the ground.
script-1440-helped =
    People would stop him in the street, and say that he had held a beam for them, or carried their mother. He did not
    remember. He looked at their hands while they spoke, to see what work they did.
script-1440-shared =
    A loaf hung on our door handle every Saturday that year. By way of a note there was his thumbprint in the flour.

script-1441 = Mira, afterwards
script-1441-low =
    Mira took the first party over the high route on the tenth of June. There were eleven of them, all from our part of
    town, who had never been higher than the radio mast. She went ahead and did not talk. At the top they signed the
    book. It is in oilcloth, and on the page before theirs there is one line of hers from the winter, in which she had
    noted the weather over a street corner and how many had come through.
script-1441-middle =
    Mira found that she could no longer walk in the open. In the woods it was all right, but where the trees stopped she
    would stop, too, and look for a wall. So she guided people through the old town instead, the ones who came to see
    it. She showed them gateways and cellars, and was very well informed. Only at crossings she said “Now,” under her
    breath, and the whole party ran, and thought that it was part of the tour.
script-1441-high =
    Mira stayed in the house. For most of that year she went no further than the pump, and always by the same way, along
    the wall, at the same hour. The cord hung over the door, and she would not have it taken down. In autumn somebody
    from the alpine club came to ask if she would take over a hut. She listened to him to the end. Then she asked how
    many ways led out of it, and when he said one, she shook her head.
script-1441-killed =
    In the book of the summit hut there is one line of hers that does not give the weather. It is a description of a
    man’s coat, down to the buttons, for anyone who might be looking for him.
script-1441-robbed =
    She left firewood at the doors of people who did not know her. She did it before dawn, and was angry at being found out.
script-1441-stole =
    There was a pair of gloves that she carried about with her for years, in case she should meet the owner.
script-1441-starved =
    On the way up she made everybody eat, every hour, whether they wanted to or not. She watched them swallow.
script-1441-buried =
    She tied a knot in the cord for each of our dead. You can feel where they are, if somebody guides your finger. They
    lie close together, near the beginning.
script-1441-helped =
    A postcard came every Christmas from some people by a lake. They never wrote anything on it. They drew feet.
script-1441-shared =
    In her rucksack she kept one tin more than she needed. She called it the guest’s.

script-1442 = Jovan, afterwards
script-1442-low =
    Jovan became a postman. It was a joke at first, on account of the number of dogs that he was on good terms with. He
    had the hill, four hundred steps, and was up and down it by nine. He slept till six. In the second year he was asked
    if he would carry the flag on the anniversary, since he had the shoulders for it, and he thanked them and said that
    unfortunately he would be on his round. He was seen that day. He was sitting on somebody’s wall and reading a
    postcard aloud to an old woman who had mislaid her glasses.
script-1442-middle =
    Jovan went to work at the sawmill, and it suited him because nobody could hear himself think there. He married. At
    four in the morning he still stood beside the bed, his wife said; she had got used to it and said “At ease,” and
    then he lay down. He would not have a hedge in front of his house or anything behind which a person could stand.
    { $group ->
        [one] When there were fireworks he went down into the cellar with a pack of cards, and laid them out with the
            radio on.
       *[other] When there were fireworks he came over to us, and we played cards with the radio on.
    }
script-1442-high =
    They kept on offering Jovan uniforms. First it was the police and then the railway; in the end he was a night
    watchman in a museum, where he had to wear only the cap. He walked the whole night through. There was a painting of
    a battle in room nine, he said, and he went round by room ten so as not to pass it. What he did with his days was
    his own affair. If one knocked there was always somebody moving in there, and it was always a while before the door
    was opened.
script-1442-killed =
    He knew the number. If anybody asked him he told them, straight out, as one gives one’s size in shoes.
script-1442-robbed =
    He went back to one of those houses in his good suit. He was in there for ten minutes. What was said stayed in there, but they had made him sit down, for there was cat hair on his trousers.
script-1442-stole =
    For his first wages he bought a case of tinned pears and left it in a stairwell. He came home looking as he used to
    when he had got away with something.
script-1442-starved = There were biscuits in all his pockets. One heard him coming by the crackle of the paper.
script-1442-buried =
    He saw to the graves. He kept the edges straight with a string and a spade, and it looked military, and he knew it.
script-1442-helped =
    People whom he had got through some bad night or other came to see him, later on, with their children. He let them
    climb about on him.
script-1442-shared =
    He could not eat in front of a person who was not eating. At weddings he walked about with his plate until everybody
    had been served.

script-1443 = Sanja, afterwards
script-1443-low =
    Sanja gave out keys all through that summer. The owners came in twos and threes, brown, with suitcases, and stood in
    front of the board like people in front of a timetable. She had each of them try it in the lock on the bench before
    they left. The rest she had melted down, and made one out of it, a large one, that does not open anything. It hung
    over the shop. She repaired the church clock as well, unasked.
script-1443-middle =
    Sanja opened the shop again. She did safes now, mostly for people who had lost the combination together with the
    person who knew it. She was the best in the town. She would open it and then step back and look out of the window
    until they had seen what was in there. The board with the keys she kept at home. Seventeen were still on it, and at
    New Year she oiled them, and each year she said that this was the last time.
script-1443-high =
    Sanja put in locks. There was more call for it after the war than there had been before, and she worked till late
    and did not talk to the customers. On her own door she had five. It took her some minutes to get in and as long to
    get out, and there were days when she stood on the inside with her hand on the third and could not go further.
    { $group ->
        [one] The customers were told of a signal, two short and one long. Then she opened, and was always surprised
            that it was only a customer.
       *[other] We had a signal, two short and one long. Then she opened, and was always surprised that it was only
            us.
    }
script-1443-killed =
    What she had done it with she threw into the river, from the middle of the bridge. She was seen, and it was put down
    to grief.
script-1443-robbed =
    She went up to that door with her tools, and asked if the lock was giving satisfaction. She fitted a new one and
    would not take anything for it. They were afraid of her the whole time, she said, and they had been right.
script-1443-stole =
    Her little book with the debts was kept up to the last page. She had paid off all but one, and of that one she said
    that she had not yet found the right lock.
script-1443-starved =
    In the shop there was a jar of sweets on the counter. When it was half empty, she could not work.
script-1443-buried =
    She had a key made for each of the dead, a plain one. They are hanging in the chapel on nails. When there is a wind
    from the door you can hear them.
script-1443-helped =
    Two families whom she had got in out of the cold, through a door that was not hers, called their daughters after
    her. There were then three Sanjas in that street, and if you called, they all came.
script-1443-shared =
    Whoever was locked out at night could sit in her workshop until morning. She left the stove on for it, and the door
    was never locked. It was the only one.

script-1444 = Emin, afterwards
script-1444-low =
    The number seven went again on the first of May. They had let Emin drive it. He had shaved twice. All along the
    embankment people stood in the rails and had to be rung at, and at every stop he waited for the full minute, whether
    there was anybody getting on or not. He had filled in the sheet that morning. Under “Delay” he had put the figure,
    all of it, in minutes; and where it says “Reason” he wrote “Made up between Baths and Terminus”.
script-1444-middle =
    They gave Emin a bus. There would not be any trams for years, the wire had gone for scrap. He got used to it, he
    said; you could go round things. He took the route of the old number seven as far as the streets allowed, and called
    out the stops by the old names. The young people corrected him. He looked in the mirror each time he closed the
    doors, longer than was necessary, till everybody was sitting down, and if somebody ran for it, no matter how far off
    they were, he waited.
script-1444-high =
    Emin did not drive any more. It was on account of his hands. He was given a post in the depot, in charge of lost
    property, in a room with a counter and a bell. There was not much in the first year. He sat among the umbrellas and
    kept the list. From there one had a view of the tracks. When they began to run the trams again he had his desk
    turned round so that he sat with his back to the window, and he knew by the sound which of them needed grease.
script-1444-killed =
    He could not be got to sit by the door in any room. He said that it was the draught. When people ran towards him,
    even children, even laughing, he stepped aside.
script-1444-robbed =
    In the lost property office he set up one shelf for things that had never been lost. He had written to the owners himself, in block letters, to say where they could be collected.
script-1444-stole =
    He gave somebody back an umbrella. It was not the same one, that had gone into the stove. He had bought another, and
    broken a rib of it, so that it should be like.
script-1444-starved =
    He carried a crust in his cap. He knew that it was of no use to him. He said it helped the cap to keep its shape.
script-1444-buried =
    On the anniversary he stopped at the bend by the cemetery, between stops, against regulations, opened the doors and
    shut them again.
script-1444-helped =
    There were people whom he would not let pay. He put his hand over the machine, and said, “You’ve been on since the
    winter. It’s still valid.”
script-1444-shared =
    { $group ->
        [one] Every Friday he went through the tram with half of a cake in a box, from the widow at Lime Tree Corner,
            and offered it along the benches.
       *[other] Every Friday he brought us half of a cake in a box, from the widow at Lime Tree Corner.
    } She gave it to him for the ride. It was a short ride for so much cake.

script-1445 = Ljuba, afterwards
script-1445-low =
    The hotel had lost its two top floors, and opened all the same, in September, with nine rooms. Ljuba had the desk.
    On the first night there was one guest, a traveller in seeds. She gave him the key and wrote “23.10, one person, own
    luggage”, and sat down, and looked out at the street where nothing whatever was going on. She wrote that down, too.
    At six, when the relief came, she had filled four pages, and she said that it had been the best night’s work of her
    life.
script-1445-middle =
    Ljuba sat up. She had no need to now; but she had got the turn of the hours wrong in her, as she said, and when it
    grew dark she was wide awake. So the street got into the way of leaving its keys with her, and its sick, and its
    parcels. She kept the book. In the column for remarks there was less and less. Those who lay awake went down and sat
    with her for a while, and said little, and it was all entered.
script-1445-high =
    Ljuba slept in the daytime with a chair under the door handle, and at night she walked. She went round the block,
    always to the left. The new policeman tried to talk to her, and she told him the number of every window that was lit
    and for how long. He let her be. She had stopped writing. It was all in her head, she said, there was room enough,
    it would only be a nuisance to someone. { $group ->
        [one] She left the lamp on for herself, and towards six the neighbours used to hear the step.
       *[other] We left the lamp on for her, and towards six we used to hear the step.
    }
script-1445-killed =
    There is one night in the book that has no entry. She had ruled the line for it and put the date. When she was asked
    about this, she said that she had been off duty.
script-1445-robbed =
    { $group ->
        [one] She made out a bill for what had been taken from people, with the dates, and paid it off by herself, the
            shares of the others included. It took years. She kept the receipts in their names.
       *[other] She made out a bill for what we had taken from people, with the dates, and she gave each of us our share
            of it to pay. We grumbled. Everybody paid.
    }
script-1445-stole = She gave back the hotel’s spoons. There were two.
script-1445-starved =
    At half past two in the morning she had a slice of bread and dripping. It was laid ready on a saucer the evening before.
script-1445-buried =
    To the families of the dead, if they came, she told their last nights, hour by hour, and left out nothing. Most of
    them asked to hear how they had breathed.
script-1445-helped =
    There was a couple who came in every year on the same date and stood in front of her like people who want a room.
    They did not want a room. They wanted her to write down that they had been there.
script-1445-shared =
    The thermos flask stood on the sill, with a cup. Whoever went past at night could help himself, and she made it
    stronger than she liked it.

script-1446 = Nadia, afterwards
script-1446-low =
    Nadia cooked for six hundred again. It was in a tent, on the square, for the people who came back. On the first day
    she had laid one plate too many, by the pole, and by evening there was somebody sitting at it; that happened every
    day for as long as the tent was up. She grew quite stout. When she tasted from the ladle she shut her eyes, and the
    whole queue went quiet and waited to hear what she would say.
script-1446-middle =
    Nadia had the kitchen at the school. It was soup on weekdays and on Fridays something with crumbs. She gave large
    helpings and was always in trouble over it with the office. At home she could not throw anything away. There were
    peelings in jars, and crusts in bags, dated; if anyone cleared up for her, she let it happen with her hands in her
    apron, and it would all be there again by the following week.
script-1446-high =
    Nadia lost her sense of taste. The doctors could find nothing. She cooked from memory, { $group ->
        [one] for a family who were kind to her,
       *[other] for us and later on for a family who were kind to her,
    } and it was all quite right. She asked each time, “Is there enough salt?” She was told yes. She herself lived on
    bread and milk. At table she sat with the plate before her and watched the others eat, to the last spoonful.
script-1446-killed =
    She gave up knives for a time. She tore things, or broke them over the edge of the table, and made out that it
    improved the flavour.
script-1446-robbed =
    She had their recipe, from the label on a jar. Each year she put up a dozen by it and took them round there, and the
    year that nobody opened she left them standing on the stairs.
script-1446-stole =
    To the day she retired she counted the spoons, in and out, with the drawer open, so that everyone could see.
script-1446-starved =
    When she was asked how long a soup like that had to boil, she would say, “Till they stop looking at it.”
script-1446-buried =
    For the dead she cooked what each of them had liked. It was eaten by whoever was there. While it was being eaten she said whose it was.
script-1446-helped =
    At Easter somebody sent her a herb in a pot, without a name. It came every year. It took over the whole of her
    window sill, and then the neighbour’s.
script-1446-shared =
    On our street the plate on the sill became a custom. People do it who moved here long afterwards and could not tell
    you why. There has to be a lid on it.

script-1447 = Petar, afterwards
script-1447-low =
    School began in October, in three shifts. Petar had the first. There were forty-four of them in the room, some as
    old as sixteen, and they did fractions. He called the register on the first morning and left a pause after the names
    that were not answered, quite a short one, in which nobody coughed. Then he opened the window. He had new
    spectacles. On the way home he was seen to jump over a puddle, with his briefcase, although there was room to go
    round.
script-1447-middle =
    Petar taught for two more years. He was liked; he was perhaps too gentle, for they wrote things on the board. He set
    no more problems about loaves. When a door banged he lost his place, and the front bench would tell him, without a
    smile, “Page thirty, sir.” { $group ->
        [one] In the evenings he read aloud, at the window, with the commas. People used to stop underneath. They
            noticed
       *[other] In the evenings he came to us, and read aloud, whatever we asked for, with the commas. We noticed
    } that he stopped before the end of each book and said that he would keep it for another time.
script-1447-high =
    Petar could not face the room. He went as far as the gate on the first day with his register, and stood there until
    the bell had gone and the yard was empty. He gave lessons at home to one child at a time. They had to sit where he
    could see them. If one of them was late he put on his coat and went out to look, and he was often met like that,
    bareheaded, turning round at the corner.
script-1447-killed =
    He marked himself down. In the back of the register there is a page for the conduct of teachers, which nobody had
    ever filled in. He filled it in, and had it signed by the inspector.
script-1447-robbed =
    In one part of the town he gave lessons for nothing, to whoever asked. There was a door there behind which somebody,
    when he said his name, wished to hear it once more. He had known that it would come. He was let in, and went on
    going there until the examination.
script-1447-stole =
    He gave his books to the library. There were ninety of his own, and among them, with a slip in it, one that belonged
    to them already.
script-1447-starved =
    In his lessons any child might eat. He could be talking of the Punic Wars and one would hear, all over the room, the
    sound of chewing.
script-1447-buried =
    At the beginning of each year he told the first class about the people who had lived in this house, what they were
    called and what each of them had been able to do. It took up a whole lesson.
script-1447-helped =
    A woman whom he had once helped over a bad quarter of an hour became an engineer. She built the new bridge. He went
    to the opening and checked her figures in his head, walking across.
script-1447-shared =
    He never got out of the way of breaking things in two before he had looked whether there was anyone with him.

script-1448 = Irena, afterwards
script-1448-low =
    Irena opened up in what had been the fishmonger’s, since that had tiles. There was little enough to sell. But people
    came for the sake of being asked when it had begun. The scales stood on the counter. She had put the smallest of the
    weights under a glass, the foil one, and if children wished to see it they were allowed to breathe on it and make it
    fly. She smoked one cigarette a day, at closing time, sitting on the step, all of it.
script-1448-middle =
    Irena worked at the hospital, in the basement, where she did not have to see anybody. Prescriptions came down to her
    through a tube. She read each of them twice. At night she counted, the doctors said, it was known all over the
    house; you would come in for some aspirin and hear her in there behind the shelves. She was never out by a single
    tablet in eleven years. She counted, she said once, so as to hear them.
script-1448-high =
    Irena gave back her licence. There was no complaint against her. She could not bring herself any longer to hand
    something over a counter and see the person go out with it. She was a proofreader then, for timetables. It was all
    figures, and no one was ever the worse for it. { $group ->
        [one] If a neighbour fell ill she sat by the bed, and her hands lay in her lap, open, and whatever it was had
            to be taken from the table by the patient.
       *[other] If one of us fell ill she sat by the bed, and her hands lay in her lap, open, and she let us take
            whatever it was from the table ourselves.
    }
script-1448-killed =
    She knew to the milligram what the human body can bear. It had not been of any use to her at the time, she said. At
    the time one had two hands, like everybody.
script-1448-robbed =
    The things that we had brought home from other people’s cupboards she replaced. She had kept the labels. It took her
    six years.
script-1448-stole =
    She left money in a chemist’s shop at the other end of town, behind the cough drops, an amount that made no sense to
    anybody but herself.
script-1448-starved =
    { $group ->
        [one] She got on the big scales every New Year
       *[other] She weighed us, all, at New Year, on the big scales,
    } and wrote it up, in red, until the figure was as it should be.
script-1448-buried =
    For each of the dead she could tell you what might have saved them, and what it would have cost, and where in the
    city it had been lying. She did not tell anyone. It was all in a notebook.
script-1448-helped =
    They came to her until the end, with their throats. They had been told of her, they said, by people in streets that
    had been pulled down long before.
script-1448-shared =
    Half of the street, it was found, had a folded paper of hers in a drawer, unopened. It was against worse times,
    they explained. It was enough to have it there.

script-1449 = Osman, afterwards
script-1449-low =
    Osman made doors. The whole city needed doors, and for a year he made nothing else, with two apprentices and then
    with five. He hung every one of them himself. He would shut it, open it again and let the people try. When they had
    all gone through and come back he took his folding rule, a new one, and wrote the date on the upper edge, where
    nobody would ever look. There is a sound, he said, when a door falls to and fits. He said you could live on that.
script-1449-middle =
    Osman built window frames for a firm. It was piecework, the same size all the year round. He did not mind. In the
    evenings he repaired chairs for people in our street, and it got about that he was slow; it was because he took them
    apart down to the last peg in order to see how the other man had done it. He never made a box again. If a customer
    wanted one, for tools or for toys, he would build a small cupboard instead and say that it had come out like that.
script-1449-high =
    Osman sold his tools. He kept back only the plane. He had a room at his sister’s, and sat in it with the plane on a
    piece of wood, any piece, and pushed, and took off one shaving after the other until there was nothing left. The
    sister burnt them. He was no trouble, she said. { $group ->
        [one] Visitors were shown how thin they were. You could have read through them; he held one up to the window,
            and it trembled.
       *[other] When we came to see him he showed us how thin they were. You could have read through them; he held one
            up to the window for us, and it trembled.
    }
script-1449-killed =
    He made the man a coffin, years too late and without a measurement. It stood at the back of the shop with offcuts in
    it, and when anyone wanted to buy it he said that it was taken.
script-1449-robbed =
    Years later there stood a dresser in a certain hallway, of walnut, with a false back to it, a good deep one. “In
    case they come again,” he had told the people.
script-1449-stole = Whenever he took a nail from another man’s site, he left two.
script-1449-starved =
    He had carved a bowl for himself, of lime wood, and it was very small. If he was given more than would fit in there,
    he passed it on.
script-1449-buried =
    He put up the crosses, in oak. They are dovetailed; they hold because each part is waiting for the other.
script-1449-helped =
    A man for whom he had once made something became his partner. They hardly ever talked. On the firm’s sign there were
    two hinges, and no names.
script-1449-shared =
    { $group ->
        [one] He kept the table. It takes twelve. Whenever he sits down to it, people turn up to fill the gaps.
       *[other] The table is at our house. It takes twelve. Whenever we sit down to it, somebody turns up to fill the
            gap.
    }

script-1450 = Greta, afterwards
script-1450-low =
    Greta sat on the commission. There were four professors on it, and herself, and for two years they found out whom
    things belonged to. She was feared. A gentleman in a fur collar had to stand before her for an entire morning while
    she read to him a deed, with the fixtures, and asked him to spell the name of the street. In Linden Row there is
    smoke from the chimney. On the day that the commission rose, she treated herself to a tin of peaches, and she ate
    both halves.
script-1450-middle =
    Greta had her office again, with a smaller plate. It was inheritances, nearly all of it. She sat opposite people,
    and went through the lists with them, and she never hurried anyone. She had begun to smoke in front of clients. When
    it came to the point where they said, “But there must be something left,” she would wait for a while, then turn to
    the next page. It was all correct. She went home by way of the river, and could be met there now and then, looking
    at the water with her spectacles on.
script-1450-high =
    Greta did not take cases any more. People still brought her papers. She put them on a chair, and when the chair was
    full on the next one. She would open the door, and apologise for there being nowhere to sit. There was one question
    of law, she said, that she was working on, concerning persons who have acted under compulsion. She had got quite far
    with it. She had been there at the time, she knew all of the facts, and the whole difficulty was that she could not
    find a witness for the defence.
script-1450-killed =
    She drew up the indictment against herself and lodged it in the proper form. It was dismissed. She appealed.
script-1450-robbed =
    She had it all valued, at prewar prices, with interest. The people put the cheque in a frame. “It wasn’t the
    things,” they told her, and she replied that she knew it, but that for the other there was no tariff.
script-1450-stole =
    In her accounts there is an item, every month, of a few pence: “Conscience, sundry.” The auditors let it go.
script-1450-starved = Until that winter she had always left something on the plate, from good manners.
script-1450-buried =
    It was she who got us the deed to that strip of ground in the yard. It is entered in the land register in the names
    of the dead. They own it jointly, and cannot be bought out.
script-1450-helped =
    She was never rid of other people’s quarrels. Half of the district would stop her in the street, and each would tell
    her what the other had said, and she let them go on until they had it right.
script-1450-shared =
    She left her money in equal parts to everybody who had sat round our lamp. It was not a great deal. There was a
    clause about the lamp.

script-1451 = Aleks, afterwards
script-1451-low =
    Aleks was asked for his wallpaper. Two men from the university came and steamed it off in one piece. It hangs in a
    corridor there, under glass; you can see the whole of the siege on it, if you have good eyes. Students are made to
    calculate with it. Aleks gave them one lecture. He spoke for ten minutes about the error that arises from what one
    does not count, and then he told them a story about a queue and a bucket, and they laughed, and he was seen to make
    a note of how many.
script-1451-middle =
    Aleks worked at the statistical office. He counted cows, and later on wirelesses. He had a way of stopping with his
    pen raised when a lorry went past. He was asked for the number of the dead, officially, and gave it with a margin on
    both sides, and then fought for half a year to have the margin printed. It was the most important part of it, he
    said. Those were all the people who might have got home without anyone noticing.
script-1451-high =
    Aleks counted everything. It was stairs, and the peas on the plate; it was how often somebody said a certain word.
    He knew that he was doing it. At twenty to five in the morning he went down and stood in front of the house for half
    an hour, in all weathers, with his watch. There had not been a shot in years. But one does not know that, he said,
    until the half hour is over, and somebody has got to be there.
script-1451-killed =
    He had taken himself out of the figures. There was a footnote, which said that one observation had been removed
    because the observer had interfered with it.
script-1451-robbed =
    He worked out what we had cost them, in days. Then he went there and did their garden, for exactly that number of
    days, including the Sundays.
script-1451-stole =
    He put up a notice at the pump with a list of what he had taken. Nobody came forward. He left it up until it could
    not be read.
script-1451-starved =
    He could tell you what any meal contained to within ten calories. He would say the figure before he began, like a
    grace.
script-1451-buried =
    For our dead he had no column. Each had a page to themselves, and on it was everything that he had happened to
    notice: twelve kinds of laugh, for instance, with the dates.
script-1451-helped =
    When the mains had been turned on again, the people from the pump gave him a piece of cardboard on which they had
    all signed. He did not count them. He said that he had thought of it, and then had not.
script-1451-shared =
    He divided by one more than were present. It was a mistake, he always said, and handed round what was over.

## Who died

script-1452 = Vuk’s grave
script-1452-page =
    Vuk’s brother came down from the hills for him with a cart. He had heard of it from a man who had heard it from us.
    He stood for a time by the wall in the yard, knocked on it with his knuckles and nodded. There were thirty men from
    the quarry at the graveside, and when it was over they did not sing. One of them blew the whistle, long, the way
    they do it before a blast, and they all stood with their heads down for as long as it would have taken.

script-1453 = Mira’s grave
script-1453-page =
    There is a cairn on the high route at the place where the path forks and strangers used to go wrong. It was begun by
    a married couple. Everybody who comes by puts a stone on it, and so it grows by about a hand’s breadth in a year.
    Mira had always said that one ought to put up something there. On clear days it can be seen from our attic with a
    glass, the size of a tooth.

script-1454 = Jovan’s grave
script-1454-page =
    An official came about the list. It had been kept going, it seems, until the very end, and now it had to be closed;
    there was a letter with a stamp on it in which Jovan was released from all further duty. It has been framed. It
    hangs over the place where his blanket used to lie, and at four o’clock in the morning there is a board there that
    creaks by itself.

script-1455 = Sanja’s grave
script-1455-page =
    People kept on coming for their keys. We had hung the board in the hallway, with a pencil, and whoever took theirs
    down signed for it. By the autumn it was nearly empty. A great many had written something beside their name; they
    wrote that the plants were dead but the flat was dry. Nobody ever got the steel box open. It was laid in the earth
    with her, in the end, and somebody said that they had heard it click.

script-1456 = Emin’s grave
script-1456-page =
    When the first tram was made up from the parts of five, the men from the depot came to the house to ask for Emin’s
    cap. It hangs in number seven today, on the hook that was meant for the conductor’s bag. New drivers are told not to
    touch it. Before the bend there are two strokes of the bell, which is not in the regulations either; if you know
    what to listen for, you hear it from the attic with the window shut.

script-1457 = Ljuba’s grave
script-1457-page =
    We found the relief in the end. It was the girl from the blue gate, who was fourteen and did not sleep, either. She
    took the chair, at the angle at which it had been standing, with the two pairs of glasses on the sill, and began a
    book. She has her own way of doing it. Under the first night, when there had been no shooting at all from dusk until
    six, she wrote: “All quiet,” and then she underlined it and wrote it again.

script-1458 = Nadia’s grave
script-1458-page =
    The slate is still hanging by the stove. In the first spring we cleaned everything else. On it there is her
    flourish, and above that a day of the week; we bought another one for the shopping. Her notebook was printed in the
    end by the women from the canteen, with the quantities as she had them, for six hundred and for three. It sold
    rather well. It must be the only cookery book with a recipe for hot water.

script-1459 = Petar’s grave
script-1459-page =
    They named a school after a general. The register had stayed in his coat. It was taken round to the names that were
    in it, wherever there was still a door to knock at, and they could see that each of them had been marked present up
    to the last Monday. One of the girls asked for the pencil. She thought about it for a long time. Then she entered
    the mark that was owing to him, a four. It was an unfair paper, she said.

script-1460 = Irena’s grave
script-1460-page =
    Nobody touched the shelf. When the relief people came with their lists, a young woman went over it, box by box, to
    see what could be used, and after some time she sat down. It was all in order, she said. She had never seen anything
    like it. There was a card for everybody in the house, with the weight and the doses, and on the last of them, in
    another ink, Irena’s own. The scales are in a museum at present. They are marked “Pharmacist’s balance, c. 1900”,
    with nothing about the weights.

script-1461 = Osman’s grave
script-1461-page =
    The door to the yard was the last that he hung. It has been painted since, twice, and the house has settled, and
    there is not one other door in it that shuts. That one does. You give it a push with a finger and it goes by itself,
    slowly, the whole way, and falls to with a sound as if somebody had said yes. On the upper edge there is a line in
    pencil, with a small mark to show which side should be kept.

script-1462 = Greta’s grave
script-1462-page =
    Her will was proved in the autumn. The judge read it out from beginning to end, which is not done, and at the last
    clause he took off his glasses. We were not to say that she was kind. So we say that she was correct. The brooch was
    made over as she had directed, and has been worn on every day since then by somebody who has not mentioned it.

script-1463 = Aleks’s grave
script-1463-page =
    We have kept up the series. It is quite short now, one has only to put a nought. There is the other column, with the
    circle, and this one is more trouble, because we are not agreed as to what should count; a smile does not, but there
    are sounds which are hard to place. On the day of the ceasefire, we put down nine, as he had allowed for nothing
    higher. It was more. We could not do it. We could not keep still long enough to count.

## Who left

script-1464 = Where Vuk went
script-1464-page =
    We were told that Vuk had been seen on the road to the pass, walking at the edge of it, with his jacket over his
    shoulder. Someone else had seen him breaking stones for the army, on the other side. We do not know. In the place
    where he used to sit there was a halved cigarette on the ledge, laid so that whoever came next would find it. We
    left it until it had gone to dust.

script-1465 = Where Mira went
script-1465-page =
    She had taken the cord with her and nothing else. We looked at the map and thought of the ways by which she could
    have gone, there were three, and on each of them in spring somebody claimed to have met a woman who asked them how
    many were behind her. We keep the bolt off at night. It has become a habit.

script-1466 = Where Jovan went
script-1466-page =
    He had gone in his socks, with his boots in his hand, so as not to wake anybody. He had also made his bed. We found
    that out later, when the worst of the shock was past, and it upset us more than all the rest: the corners were
    square. Somebody thought that they had seen him in a newsreel, in the third row of some men sitting on the ground.
    They were not sure, because he was laughing.

script-1467 = Where Sanja went
script-1467-page =
    She had locked the house behind her from the outside, all the bolts, in our own interest. It took us until noon to
    get out. She must have smiled over that. Some months later there was a parcel without a sender. In it was a padlock
    of a make that none of us had ever seen, beautiful, and open.

script-1468 = Where Emin went
script-1468-page =
    He was seen on the embankment, in the open, going from the tram towards the other side at an ordinary pace. No one
    shot. Then the fog closed. In the following year a conductor from another town told one of us about a new man they
    had there, who called the stops for a line that did not exist. He was very reliable. They had let him keep doing it,
    as the passengers seemed to like to hear it.

script-1469 = Where Ljuba went
script-1469-page =
    The last entry on that page of the diary was hers. “4.50, one person, no luggage, by front door. Did not say where
    to.” That was against the rule that we had all of us made together on the first day, and she must have thought about
    it, since there was a correction. She had put in after it, quite small: “Will write.” We look through the post. It
    is surprising how many people do write, when one reads it all with that in mind.

script-1470 = Where Nadia went
script-1470-page =
    She took the small pot and left us the large one. In the pot that she had left there was soup for two days, which
    means that she had not eaten for two. We went after her as far as the bridge. There was an old woman there, selling
    matches, who had been given something hot by a lady in an apron, less than an hour ago.

script-1471 = Where Petar went
script-1471-page =
    The book was on the pillow, with his spectacles on the book. Without them he could not tell a door from a window. So
    he had not meant to go far, we thought, and went out to look in the nearest places first, the steps and the yard and
    the school. He was not in any of them. In the margin of the page where it had been left open there was a tick. “He
    went in and shut the door,” it says there, “for it was draughty.”

script-1472 = Where Irena went
script-1472-page =
    She had taken nothing out of the cupboard. We counted it, and then counted again. There was even one tablet too
    many. She must have had it by her all that time, and she put it back before she went. A woman with a tray was
    selling cigarettes at the border, singly, that summer, and told everyone who bought that they ought to give it up.
    That is all we have heard. It may have been anybody.

script-1473 = Where Osman went
script-1473-page =
    All the doors in the house had been planed. He must have been at it the whole night. They no longer stuck, not one
    of them, and they no longer creaked, so that nobody heard the last of them being closed. We have been told of a man
    in the mountains who goes from farm to farm with a plane under his arm and who, when his work is done, will not stay
    to supper.

script-1474 = Where Greta went
script-1474-page =
    She had given notice. It was lying on the table, dated, with the reasons numbered. She had considered that as a
    further mouth she was a liability, that she had some business to conclude elsewhere, and that no reply was
    necessary. There was a stamp upon it, a real one. We did reply. We wrote it that same evening, all of us, point by
    point, and it is here still, since there was no address.

script-1475 = Where Aleks went
script-1475-page =
    The string was cut and the pencil was gone. He had worked up the whole table, to the last quarter of an hour, and
    drawn a line under it, and beneath the line there were two figures: how many we had been and how many we would be
    from tomorrow. He had got it right. There is a margin beside the second of them, plus or minus one. We have decided
    to read that as a promise.

## Endings

script-1476 = The guns did not begin
script-1476-quiet =
    It was given out over a loudspeaker, on a lorry, in a language that was meant to be everybody’s, and nobody
    understood it. They drove round for an hour. In the end it was a boy who grasped what it was about, because he had
    climbed onto the lorry and asked the driver. He ran along our street and beat on the doors with a spoon. We had all
    of us imagined it with bells. There were no bells left in the towers. There was a spoon, and after a time other
    spoons, and pans.
script-1476-fewer =
    We came out onto the step. There was more room on it than we were used to, and { $present ->
        [one] we stood where we had always stood, at the edge of it, with the coats over one arm
       *[other] we stood with the gaps between us as they had been, without having arranged it
    }. It was warmer outside than in. We had no idea where to put our hands. Then we went round by the yard first, along
    the narrow path, and told them.
script-1476-whole =
    We came out onto the step, and it was only then, in that light, that we saw what we looked like. Nobody had died in
    our house. We had never said it out loud, for fear that it might be noticed, and now it was said, and it sounded
    like a boast, and was taken back. On the other side of the street they were counting as well. You could see them do
    it, with their fingers, and turn round to look into the hall.
script-1476-street =
    People whom we had fed, or warmed, or merely not sent away, came up to us in the course of that day. They did not
    make speeches. One had brought a chair. By evening there were a great many chairs on the pavement in front of our
    house, of all sorts, and people sat there till it got dark, and after dark, because you could, with the lamps lit.
script-1476-doors =
    There were some doors in the street that did not open to us. They had heard the spoon just as we had. We saw a
    curtain move and knew whose it was. On that day everyone embraced everyone else; and we, too, were embraced, by such
    as did not know. We kept moving. It was remarked on that we had got home rather early.
script-1476-last =
    There are three clean leaves left in the diary. We discussed what should be put on them, and it was decided to leave
    them as they are. Whoever the house belongs to may come back, and will want to go on from the third of May with the
    dentist. We have put the pencil in at the place. The calendar we took down, with the leeks and what is on the back
    of them. On the wall there remains a square of paper, roses on yellow, as bright as on the day when it was pasted
    up.

script-1477 = Strangers’ names
script-1477-page =
    When it was over there was nobody in the house any more who had been there at the start. We had come later, through
    that door; somebody had looked at us through the slit and then drawn the bolt. Those who had done it lie in the
    yard, or have gone. We know them from this diary. We know which of them clicked with the spoon.
script-1477-diary =
    A woman came in the summer and asked for one of the names. We were able to tell her a good deal. We told her about
    the eleven spoons, and the shell hole with the lampshade, and what was said on the second evening, and it was not
    until she asked, “And you, where were you sitting?” that we noticed we had been telling it as if we had been there.
    She stayed for supper. There was a nail free, for her coat. She hung it up herself, and then she read what was
    scratched into the plaster over it, and kept her hand there.

script-1478 = The last page
script-1478-page =
    Here the handwriting stops. It is not torn off, and nothing has been spilt on it; there is a date, and the first
    word of an entry, and this first word is “We”. After that come only the printed days, with the saints’ names and the
    phases of the moon.
script-1478-near =
    It lacked very little. The guns left off not many days afterwards, on a morning on which according to the calendar
    there was nothing in particular. The spoons went along the street, and at this house they beat on the door as they
    did on all the rest, and waited, and beat again.
script-1478-early =
    The winter had hardly begun. There were eleven spoons in the drawer, polished, and the lists on the wall were for a
    long time ahead. Somebody had worked out the wood up to March.
script-1478-found =
    The diary hung from its nail when the people whose house it was came home. They read it in the kitchen, standing,
    without taking off their coats. At the end the man turned back to the beginning and looked at his own entries,
    dentist, birthday, dentist. Then he fetched a pencil and, on the line that had been begun, he wrote down what he
    knew: how many beds there had been, and which way they faced.

script-1479 = Everyone sat down
script-1479-page =
    It was a spoon that told us. A boy went along the street and beat it on the doors, and { $present ->
        [one] we stayed at the table, with a hand on either side of the bowl, until he had come by a second time
       *[other] we looked at each other across the table, and each waited for one of the rest to believe it first
    }. Nobody in this house had died. We had taken nothing out of anyone’s hand, and there was no man anywhere whose
    face we should have to go on seeing. We do not put that down to our own merit. There were nights on which it was a
    matter of a door that happened to be shut.
script-1479-last =
    So we laid the table, in the street, since everybody was doing so. We had next to nothing to put on it. The blue
    gate brought their table and pushed it up against ours, and there was a difference in height, and someone fetched a
    book to go beneath the leg. It was this one. It was used in that way until the evening; you will see the mark of it
    on the cover, a ring, and in the middle of the ring the paper has given a little.

script-1370 = On the far pavement
script-1370-page =
    This is written on the back of a ration form, since the diary stayed on its nail. We went along the street as far as
    the pump, and there { $group ->
        [one] we noticed that we had no further suggestion
       *[other] it turned out that nobody had a suggestion
    }. People were fetching water. They let us in ahead of them; we had nothing to fill. { $group ->
        [one] We did not ask ourselves whose night it should have been. There was only one answer.
       *[other] There was no quarrel about whose night it should have been. There had been quarrels about far less.
    }
script-1370-near =
    By the end of that month it was over. { $group ->
        [one] We heard it in a strange cellar, and came out of it into the square, and it was some time before we could
            bring ourselves to go over to the people we knew.
       *[other] We heard it in different cellars, and came out of them into the same square, and it was some time
            before we could bring ourselves to go over to each other.
    }
script-1370-early =
    It was going to be a long winter and we spent it in pieces, a week here and a week there, on other people’s floors.
    On other people’s floors one is always the first to offer to sit up.

script-1371 = Carried out
script-1371-page =
    They did carry us. It ought to be said. There was a handcart, { $group ->
        [one] and we were propped up in it between two sacks,
       *[other] and those who could sit were propped against those who could not,
    } and a man went in front and called out to mind the kerb. At the corner he asked us where to. We had not expected
    to be asked. In the end he put us down at the school, in the gymnasium, beneath the wall bars, and gave back a scarf
    that had slipped off on the way.
script-1371-near =
    There was a stove in that gymnasium, and soup, and it lacked only a few days. All that time we had held a house with
    six rooms and had not known that one could simply lie down somewhere.
script-1371-early =
    There were ninety of us on that floor. Each of the mats had a number, and in the first week ours were changed over
    to people who had a use for them.

script-1372 = String
script-1372-page =
    The young man stayed by until somebody came with a board. He had been a waiter, and he did everything from the right
    side. He said that they were nine, with two babies, and had been in a drain; he did not say it as an excuse. When
    the board had been lifted he asked if there was anything that one ought to know about the house, and he was told
    about the third stair, and that the stove wants to be left alone for the first ten minutes.
script-1372-yard =
    He was told about the yard, too, and who lies where. He wrote that down, with a little plan.

script-1373 = Boots
script-1373-page =
    The boots fitted, more or less. They had been found in the hall cupboard on the first night and never worn, because
    they were for show. Now they went as far as the river and back, and twice past the house. The lamp was burning
    upstairs at the right window. From outside one had to admit it: anybody would have thought that there was a man in
    there, sitting up.
script-1373-yard =
    The girl could be seen in the yard, going along the row of stones. She was straightening them with her foot.

script-1376 = Without the house
script-1376-page =
    There is no more of { $self } in this book, as the book stayed where it was. But people were met with afterwards, in
    queues and on stairs, and some of them had come across { $self }: in a cellar by the mill, or else behind a barrow;
    somewhere with a bundle. It was always the same bundle. The door key was in it. The house has had two new locks
    since then.

## Marks

script-1480 = A column of names
script-1480-page =
    On the first market day after the war the people from the pump came up to our house to look at the wallpaper. They
    had heard that they were on it. Aleks’s writing is very small, and we had to lend them the glass. They stood in a
    row all down the passage and handed it on. Each found a name and a tick, and most of them began to work out what
    they had been doing on that day. “That was the Tuesday with the swedes,” somebody would say, and somebody further
    along, “No, that was me.”

script-1481 = The flour bin
script-1481-page =
    The grey cat stayed with the house. It had kittens in the bin, in real flour by then, and for some weeks there were
    white ones and grey ones, until it was found out that they were all of them grey. Every family in the street had
    one. None wore a bell. If you went out early in the morning, you would see them on the sills, at the same height,
    all along the row, and they turned their heads as you passed, one after the other, like the pages of a book.

script-1482 = Ninety, a hundred
script-1482-page =
    The family from behind the wardrobe opened a shop for seeds and string. The father has the prices on slips of paper,
    under pebbles. One morning the smaller boy, who had grown by a head, was sent round to us with a cake, with candles.
    There had been one jar on their shelf without a date on its slip, which was for that, and they had kept it until
    there was something to put round it. He told us that he can hold his breath for two minutes now. He asked if we
    wanted to see it. { $present ->
        [one] We said no, rather quickly.
       *[other] We said no, rather quickly, all of us at once.
    }

script-1483 = Four in the afternoon
script-1483-page =
    The old people with the clocks lived to see it, and for three years more. He got his strength back first of all in
    the thumbs. When peace had been declared for a month, he started them up again, all forty-eight, on the same
    afternoon, and she made us come and hear it. They struck for eleven minutes. It was meant to be four o’clock. She
    cried a little, and complained of the noise, and he stood in the middle of the room with the key held up, deaf as
    the banister, and felt it with his feet.

script-1484 = Side two
script-1484-page =
    The woman with the wooden spoon was the first matron of the new hospital. She had the spoon in a case on her wall.
    In her second year there a patient’s radio played a piece, and she came out into the corridor, and stopped the
    trolley that was going by, and asked everybody on the ward if they knew what it was called. A boy with his leg in
    plaster knew. She sent us the title on a prescription form. It is a foxtrot, quite a silly one. It is called “In a
    Quarter of an Hour”.

script-1485 = Paces from the pump
script-1485-page =
    The sugar bag with the names on it was put into the right hands. They came with flags on sticks and with a tape, and
    they went by our paces, forty from the pump, then left; it was never out by more than an arm’s length. There were
    people standing along the rope. A woman asked which of us had written it, and whether there had been something in
    the net. An onion, we said. She nodded several times. It had been for her, she had been waiting at home with the pan
    on.

script-1486 = The mill, by night
script-1486-page =
    The man who hammered got as far as the sea. It took him nine nights. We had that from a lock keeper, who had been
    looking out of his window when a boat without oars went over the weir backwards with somebody sitting in it in a
    dressing gown, holding on to his hat. In spring he came home by train, to see to his gas meters. He let us look at
    his hands. The boat lies at the mill, and the children have it. He had never, he told us, been so frightened for so
    long together and he would not have missed one minute.

script-1487 = Under the baths
script-1487-page =
    They put a proper head on the laundry well, of stone, with a wheel. The four women had their names cut round the
    rim, and beneath them are the numbers of the houses that sent somebody down, and ours is among those. The water
    still tastes of iron. At the unveiling the mayor drank a glass of it and had to give his speech with rust on his
    lip. The canary had died in its sleep by then, of old age. It had sung the whole time, said the eldest, it would
    have driven a saint to drink.

script-1488 = The mill song
script-1488-page =
    One evening there was music on the wireless, a choir of children, and in the middle of it an accordion that did not
    play one of its low notes. { $present ->
        [one] We knew it at once.
       *[other] We all knew it at once.
    } They had got the bellows mended, the announcer told us, but the young lady would have it left like that at this
    one place. Afterwards we were told the names. We had never asked. The littlest sang the end of the last verse alone,
    the one that is generally left out.

script-1489 = His turn to be the grown-up
script-1489-page =
    The boy with the pinned scarf was taken on at the theatre. He did a number there, in a striped jersey, in which an
    elegant gentleman ties him to a chair. He was very good in it. We got tickets from him for the front row. At the end
    he came down among the people and { $present ->
        [one] shook hands with us, and when
       *[other] shook hands with all of us, and when
    } we were back at home we found everything still in our pockets, and in each of them there was something besides. It
    was a spoon, or a candle stump. It was a key that fitted our window.

script-1490 = Set in spring
script-1490-page =
    The slab was set in April, when the ground had settled. It is the step of a house, hollowed by feet, with the good
    side turned up. There is the name on it, spelt as we had finally agreed to spell it, and on both sides of that an
    ornament, which is really a mistake. Underneath a large blank space was left. It has stayed like that. In wet
    weather the water stands in the hollow on the under side, and one hears it, quite faintly, if one puts an ear to the
    stone.

script-1491 = Paddle steamer
script-1491-page =
    The couple who had been led out to the waterworks came to show us their child. She was called Mira, and was too
    young to be told why. They had walked over from the station, by daylight, by the shortest way, straight across the
    middle of every square; it had made them giddy, said the wife, they had had to hold on to each other. She had new
    sandals on. They stayed until evening. In going they asked to see the cord once more, and it was the husband who
    found the place, with his eyes shut, at the first attempt.

script-1492 = Until further notice
script-1492-page =
    Of the twenty-two flats to which Sanja had given out the dead people’s keys, nineteen were lived in at the end of
    the war. The heirs came from abroad, with lawyers. They found the floors scrubbed, and the plants, if there had been
    any, watered. On a nail by the door hung an envelope with the rent in it, in all sorts of things, buttons and
    promises to pay, and on top a receipt in Sanja’s handwriting. One of the heirs went to law. The rest sat down at the
    tables and were given soup.

script-1493 = Move down inside
script-1493-page =
    When the number seven ran for the first time, nobody paid. They had all got their old tickets with them. People had
    kept these, in prayer books or behind mirrors, dated the day when everybody had to get out at the embankment, and
    now they held them up. They were valid for one journey, and it had not been completed. There was a girl with a green
    book who got in at the bend. She was on page ninety-one, and she read as far as the terminus.

script-1494 = Remarks, continued
script-1494-page =
    The night book went to the town archive, and they had it copied. It is the only source for many of those nights, a
    professor told us, he could not tell us how valuable it was to have the hours. He had but one question. In the
    right-hand column, in the last weeks, there were remarks that he had not known what to do with. He had counted forty
    entries of the same two words. He showed us. It was “covered up”, and after it, each time, there was a different
    initial, and one of them occurred far more often than the others, { $present ->
        [one] and we knew whose it was
       *[other] and none of us would say whose it was
    }.

script-1495 = With a lid on it
script-1495-page =
    In the first winter of peace Nadia was given a medal. It was for the soup. She wore it on her apron for one day, and
    it got into the dough. The five people whom she had gone out to look for that evening, since there was soup for
    nine, have formed a kind of club. They meet once a year. Each brings along a carrot or a piece of swede, under a
    lid, and it is all put into one pot, and whoever says that it could do with meat washes up.

script-1496 = The second part of the paper
script-1496-page =
    There was a school reunion, in the fifth year, in the gymnasium. They had set out a chair for Petar on the platform.
    A young man with a broken nose asked for leave to speak, walked up to the blackboard and wrote out the second part
    of that paper from memory, all four questions, and solved them. He took three quarters of an hour over it. Nobody
    left. At the end he turned about with the chalk in his hand and waited, and from the back, where the benches are,
    somebody began to stamp.

script-1497 = Dose on the paper
script-1497-page =
    The surgery in Salt Street is a dispensary now. Over the counter they have hung up Irena’s scales, or a pair that is
    very like them. It is the custom there to fold the powders by hand with the tuck, though there have long been
    machines for it; a girl is taught it when she starts, before anything else. They all learn it on chalk and sugar. It
    is done, they tell her, in memory of a case. But which case, and if the patient lived, no one there could say any
    more.

script-1498 = Room for twelve
script-1498-page =
    When we moved out, the question was what to do with the table. It would not go through the door; Osman had built it
    in the room. So we took away the window and the bricks below it, and eight men carried it down the street with the
    legs up. Children sat in it. At the corner we met a wedding, a real one, with music and a girl in white, and they
    had too few places. We set it down on the spot. It was evening before we could go on, and there was wine on it in
    eleven rings.

script-1499 = Attested
script-1499-page =
    The wills that Greta had drawn up by lamplight were found to be good in law, all seven. A share in an apple tree was
    in fact claimed. It stood in another country by then, owing to the frontier’s having been moved, and a
    correspondence arose, which lasted for four years and filled two files. Then one day in September a crate was
    delivered. It contained exactly one share of apples, wrapped singly in pages of the law gazette, and a form to be
    signed in the presence of two witnesses who did not benefit. We went out into the street to look for some.
