# Choices that can go wrong for good, and the mornings after somebody has gone.

script-1500 = What came down the chute
script-1500-chute =
    At dusk the coal chute rattled, although there has been no coal since October, and a child shot out of it onto the
    cellar floor in a man’s overcoat and sat there. It was a boy of about five. He had a label tied to his button with
    the name of a street that no longer stands. He did not cry. He looked round for the one who made the rules, and
    asked that person whether this was a house where you are allowed to be loud.
script-1500-ask-keep = “He’s small. He’ll fit in somewhere.”
script-1500-ask-convent = “The sisters take them, behind the tannery. It’s an hour. He goes tonight.”
script-1500-bed =
    It came down to { $them }, since he had hold of { $them } by the belt and did not let go in his sleep. His name was
    Luka, or the coat’s was. He ate what was put before him, then what was next to it. In the night he got up and went
    round to all the beds, and laid his hand flat under each nose, and when he was satisfied he came back.
script-1500-road =
    He walked by himself, in front, because he knew the tannery by the smell. We had made him a parcel. At the bend he
    turned round to make sure that we were looking, and then he did a thing with his arm which may have been a salute.
    The overcoat wiped out his tracks behind him as he went.

script-1501 = The aunt
script-1501-aunt =
    A woman stood in the yard with a handcart. She was the aunt, she said, and read out the label on the boy’s button
    without having seen it, street and number. She had gone round every cellar between here and the tannery. Luka was
    under the table at that moment, with { $them }’s boots on. He did not come out. “He doesn’t know me,” said the
    woman, quite matter-of-fact. “I was in another town. But I’ve brought a tin, for your trouble.”
script-1501-ask-give = “Luka, come here. Give the boots back.”
script-1501-ask-hide = “There’s no child in this house. You’ve been told wrong.”
script-1501-cart =
    He let himself be put in the cart, and sat up straight in it like a person being driven. He waved with the whole of
    the sleeve. When they had got as far as the pump he could be heard asking her whether it was a house where you are
    allowed to be loud, and what she answered could not be heard. { $them } washed the bowl and set it back in its
    place, where it was in the way.
script-1501-stairs =
    She stood for a while. Then she thanked us, and left the tin standing on the step all the same, and in the morning
    somebody else had it. That evening two men were asking along the street for a family with a little boy, and which
    house it was that had told a lie to a woman with a handcart. Luka slept. { $them } sat on the stairs with the poker.

script-1502 = Luka’s boots
script-1502-page =
    The boy waited for { $them } on the third stair for two days. On the third a woman came with a handcart, an aunt,
    who had the right label. He went with her without looking round. He had the boots on that { $them } used to stuff
    with paper for him, and he had been told that he might keep them, since somebody should.

script-1503 = Behind the tannery
script-1503-arrived =
    One of the sisters came by with a list. Under the last name on it was a drawing of an overcoat with legs, by the
    owner. He was eating, she said. He had asked at the gate whether it was a house where you are allowed to be loud,
    and was told no, and had nodded, like a man who has at least had a straight answer.
script-1503-mitten =
    We had to go past the tannery today. The sisters had left on the Sunday; the gate was chained up, with a paper on
    it, and it was dated from before we sent him. There was nobody in the porch. There was a button with a bit of
    string. Somebody bent down for it, and then it was agreed that there are a great many buttons.

script-1504 = The slip
script-1504-slip =
    The lieutenant was a woman with a clipboard, no older than a student, who wiped her feet. Every house with a sound
    roof was to take in one man. She had a slip for us, with a carbon. The man stood behind her in the snow, and he had
    a cold, and a kitbag, and he was looking past all of us at the stove. “He’s house-trained,” said the lieutenant.
    “He’s from a farm. You’ll be glad of him the night they come.”
script-1504-ask-sign = “There’s a mattress in the passage. Where do we sign?”
script-1504-ask-pay = “Surely you had us down as number sixteen.”
script-1504-ask-refuse = “We’re full. Write down that we’re full.”
script-1504-boots =
    He was called Danilo. He put his boots outside the door as if it were an hotel, and apologised for the smell. He ate
    before we did, quickly, with an arm round the plate, and afterwards he got up and did the yard door, the bolt and
    both the shutters without being asked, and sat down against it with the rifle between his knees. It was the first
    night in weeks on which all of us were asleep at the same time.
script-1504-next_door =
    She looked at it and looked at her list. It did turn out to be sixteen; one could hardly tell it from the other, in
    that light. The man picked up his bag. He had understood the whole of it, and he nodded to us as he went.
script-1504-underlined =
    She wrote it down. She wrote it in the margin, then underlined it, and tore off the slip and gave it to us anyhow.
    “You keep that,” she said. “Then you can’t say that nobody came.” The man with the cold sneezed.

script-1505 = Danilo at four in the morning
script-1505-night =
    At four he came in to us, in his shirt, with the tunic folded over his arm like a waiter. His lot were to go up to
    the bridge in the morning. He had worked it out, he said; he was nineteen, and there were fourteen cows, and the
    mother could not do it alone. Had anyone a jacket? He would leave everything. They would be here at six to fetch
    him. The tunic had his name sewn into it, in red, on a tape. You could see that somebody had taken trouble.
script-1505-ask-hide = “Give me that. The attic, behind the tank, and not a sound.”
script-1505-ask-call = “They shoot the house as well, Danilo. We’ve got to tell them.”
script-1505-ask-nothing = “Go back to your mattress. We were asleep.”
script-1505-tunic =
    They came at six and were told that he had left at five, in a great hurry, for the bridge. The lieutenant looked at
    the mattress and at the boots, and at us, for as long as it takes to read a line. “So he went without his boots,”
    she said. Then she closed the clipboard. He was off over the roofs by dark, in somebody’s grandfather’s wedding
    jacket. The pistol lay on the folded tunic. On the tape he had cut out only the surname.
script-1505-turned =
    They did not believe it for a moment. It took them under an hour, and they were not careful. { $them } was standing
    in front of the attic stairs when it began and at the bottom of them afterwards. They led him out between two,
    without his boots. What they took along for their trouble was on the list as “sundries”. The lieutenant asked us to
    sign for that as well.
script-1505-fetched =
    He heard it from the passage, and he had time to put his tunic on again and do it up. He did it properly, to the
    neck. When they came he was sitting on the edge of the mattress with his hands between his knees. We had a tin for
    it, with the army’s compliments. It stood on the shelf for some days and was moved every time that anyone wanted the
    thing behind.
script-1505-slept =
    Nobody had been awake. In the morning the mattress was rolled up, with string round it, as if for a removal, and
    both slices of bread lay on top under a cup. They had fetched him at six. He had gone out so quietly that it was the
    cold we noticed.

script-1506 = In kind
script-1506-page =
    They came back about the slip. It was two others this time, with a handcart, and they had it all in order: a house
    that cannot lodge a man contributes in kind. They read out the amount. The one with the pencil had underlined our
    number twice, and before they left he showed us in a friendly way where he would have to put the third line. Half
    the street had seen them stop at our door. It was dark by then. One could hear it being passed on.

script-1507 = A chair pushed back
script-1507-table =
    { $them } had packed. It stood by the door, a bundle, with the cup on the outside. There was a way out, by the
    river, a man known to one of us, one place in the boat. It was not about us. The thing was only, said { $them }, that in
    this house everything was shared so fairly that one could see exactly how long it would last. A portion was a
    portion. Nobody should get up. Then the chair was pushed back, and that noise has been in the kitchen since.
script-1507-ask-share = “Then take what’s yours. It’s that much.”
script-1507-ask-forbid = “Nobody goes. Lock it. We’ll talk when it’s light.”
script-1507-ask-listen = “Sit down a minute. Not for good. A minute.”
script-1507-step =
    It was weighed out on the table, to the crumb, since { $them } would not have taken more. We went along to the step.
    There was something that should have been said by one of us, and you could feel everybody looking for it, as one
    does for a light switch in a strange room. Then the street was empty. The boat existed. That much we did hear, later
    on, that there had been a boat.
script-1507-key =
    The key went round the room all night from one pocket to another. { $them } lay on the bundle and did not speak. In
    the morning the cup was back on its hook. { $them } drank from it, and set it down, and said, pleasantly enough,
    that one would not be asking again.
script-1507-sash =
    In the morning the window over the yard stood open, and there was snow on the sill with a knee in it. The bundle was
    gone. So was what we had not looked at, since it was in the places that only the people of a house know about. We
    stood there working out who had shown { $them } the tin behind the flue. It had been each of us, at some time.
script-1507-cup =
    It became three hours. At first it was about the boat, and whether one could trust a man who takes payment in shoes;
    then it was about a dog that { $them } used to have. Nobody persuaded anybody. At some point the bundle was being
    used as a footstool. In the morning it was still there, and the cup hung on its hook.

script-1510 = The lift shaft
script-1510-shaft =
    The floor gave, no more than a hand’s breadth, and let out a smell of cloves. Beneath it was a shaft. With the torch
    we could make out shelves, down there, still in order: somebody had turned the old lift into a larder and then the
    house had come down upon the way in. It was perhaps six metres. We had the clothes line. It had been tried with a
    bucket of coal and never with a person.
script-1510-ask-send = “One of us goes down. The rest hold.”
script-1510-ask-leave = “Leave it. That’s somebody’s grave with jam in it.”
script-1510-light =
    { $them } called the labels up to us before sending anything: quince, pear, quince. It came in the pillowcase, in
    four hauls, and then it was { $them }, grey all over like a moth. There had been a chair down there, and a candle,
    and a book with a marker in it. No, nobody. But the marker was a tram ticket, this year’s.
script-1510-rope =
    It held for as long as it was only weight. Then something went, down there, a wall or a shelf, and for a time it
    kept on going. When the dust had settled the line could be pulled up quite easily. There was a knot at the end of
    it, tied as it should be, with nothing in it. We called until we were told, from a window across the yard, to stop.
    We sat for an hour at the edge, with the torch switched off to save it, until the trickling had stopped as well.

script-1511 = Quince
script-1511-door =
    There was a knock, low down on the door. It was { $them }, sitting on the step. That larder had a second way out, as it happened, by a coal hole and two cellars, and it had taken three days to dig it with a ladle. One arm
    hung wrong. The other held a jar of quince, unopened, because there had been no way to open it. “I heard you
    calling,” said { $them }. “I did answer. I kept on answering.”
script-1511-shoe =
    A man brought us a shoe. He was clearing the house with the lift in it, for the bricks, and had asked about whose it
    might be; it was known that we had been heard there, calling. He had not got down any further than that. It was
    { $them }’s, and the lace was tied. He would not take anything for it. He said that he would have knocked sooner,
    but you never know in which houses they are still expecting somebody.

script-1515 = A place too many
script-1515-page =
    Things of { $self }’s that were still in the house this morning: a comb. The hollow in the mattress. Half of an
    argument about the damper, which we had been winning. Nobody took the chair; then somebody put the wood basket on
    it, so that it should have a reason for being empty. At noon one of us laughed at something and turned to that side
    to see whether { $self } had heard.
script-1516 = Gone
script-1516-page =
    There were { $self }’s tracks from the step as far as the corner. They were quite even. At the corner they had
    stopped, both feet next to each other, with the toes pointing back towards the house, and stood there for a time,
    for the snow was trodden flat. Then they went on. It has begun to snow again. By evening one would have to know
    where to look.
script-1517 = The bolt
script-1517-page =
    It was not decided that we should leave the bolt off. It was only that nobody had put it on. { $self } knew how the
    door has to be lifted, but it sticks in this weather, and with your hands full it would be a nuisance. All night
    there were steps in the street. One gets to know how many sorts of step there are. Towards morning { $present ->
        [one] the bolt was across after all, and we could not remember having got up
       *[other] somebody did get up and push the bolt across, and came back to bed, and nobody had seen who
    }.
script-1518 = Both halves
script-1518-page =
    The blanket had always been too small for two. Last night it reached round twice, and it was too warm. In the
    morning the water was poured out as usual and there was a second cup of it, and nobody to say that it should go back
    in the can. So it was drunk. It was { $self }’s turn to see to the stove today. It was seen to.
script-1519 = Still expected
script-1519-page =
    { $self } was entered as missing. It is a column of its own; the clerk had ruled it in himself, between the two
    others, as the form did not provide for it. Every spring a card comes to ask whether anything has changed. One fills
    in the date and “no”, and signs. At that door the bolt is put on late, the last in the street.
