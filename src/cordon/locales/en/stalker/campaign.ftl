# The campaign: places of the zone map, stories, endings

# Places: the name, and what one knows before going there

place-a1 = Dalik’s rescue
    .hint = A bandit camp behind the forest. A man in it is counting.
place-a2 = The dead line
    .hint = A railway that nobody uses, and mercenaries who wait beside it.
place-a3 = The door under the hill
    .hint = A checkpoint, a ramp, a door. The door is warm.
place-b1 = Lights for Verbivka
    .hint = Thirty people, one pump, and no current to drive it.
place-b2 = The silent bell
    .hint = A church, and people outside it who do not come in.
place-b3 = Black water
    .hint = A pond that falls by night, and an old dam.
place-103 = Armour workshop
    .hint = A lamp in a coal cellar. The hammer stops when you do.
place-104 = Experienced stalker
    .hint = An old man on a bench. Bring something to eat.
place-105 = Weapon dealer
    .hint = A blanket, seven guns, one question.
place-106 = Supply cart
    .hint = A cart in the ford, and a mule that listens.
place-107 = Pump shed of Verbivka
    .hint = A mechanic with his eyes shut. Do not speak to him yet.
place-108 = Kitchen of Verbivka
    .hint = Two buckets, one bowl.
place-109 = Field laboratory
    .hint = Two tents and a pair of scales. They buy what glows.
place-113 = Dressing station
    .hint = A bus shelter where it smells of tyres and iodine.
place-114 = Bounty table
    .hint = A table in an open field, with a stone on each list.
place-115 = Map room
    .hint = An attic floored with other people’s rooms.
place-116 = Dog on the road
    .hint = It has been sitting there since Tuesday.
place-117 = Yurko’s fire
    .hint = Two cups, one boot.
place-118 = Ward in the school
    .hint = Beds between the coat hooks.
place-110 = Stash of blind Petro
    .hint = A shelf of tins in a root cellar. He knows them by ear.
place-111 = Kocherha’s strongbox
    .hint = One brick without moss. Yurko swears to it.
place-112 = Dalik’s second cache
    .hint = A boundary stone that has been put back very neatly.
place-119 = Wrecked convoy
    .hint = Three lorries in a ditch. The third one ticks.
place-120 = Crypt of the church
    .hint = Six coffins. The parish book knows of five.
place-121 = The Notary’s jeep
    .hint = Washed, unlocked, with the key in it.
place-122 = Pump-house safe
    .hint = A safe whose number the whole district knows.
place-125 = Holub’s locker
    .hint = Third from the door. She gave you the number.

# Opening, and the first mission that failed

story-101 = A loan of leather
    .text = Rain on a tin roof. Under the roof a bucket, and in the bucket a spoon, so that Sidorovich can hear
        when it wants emptying. He counts five thousand onto the counter. When the spoon puts him off he goes
        back to the beginning. Then come the jackets, one for each of you, out of a crate that says Herring.
        “The money is an investment,” he says. “The leather is a loan. With a loan I know whom to ask.” In your
        left pocket you find a tram ticket, punched. The right one has been darned with fuse wire. On the wall
        behind him hangs a map of the district under oilcloth. He shows you his pins: a woman who sews plates,
        an old man who talks if he is fed, a dealer who does not like questions, a blind man with a shelf. One
        more stands in the forest, and that one he does not explain. He reaches back and turns up the radio. The
        station has been off the air for years. Out of the hiss comes a man’s voice, as if he were reading to
        himself to stay awake. One, it says. Two. Sidorovich has stopped with a note in the air. At seven it
        breaks off. The spoon rings. “And that,” he says, “is the other matter.”
story-102 = The way back
    .text = Nobody speaks until the second fence, and then it is about boots. One of you has a wet one. You can
        hear it, a step behind the others, all the way to the crossroads. The guide sits there on the milestone
        under an umbrella. He looks at how far apart you are walking and does not ask. He breaks a twig from the
        hedge and draws in the mud. Here you went in. Here they stood. Here is a culvert, and how its grating
        lifts. The rain fills the lines while he is still at it. He wipes it smooth with his sleeve. “Now you,”
        he says, and gives you the twig. Beside the milestone stand a tin of bolts and a doctor’s bag with one
        handle. He can spare either. He has other people coming.
story-102-detour = Take the bolts
    .told = He fills your pockets by the handful. Some still have their nuts on. “Throw the pretty ones last,”
        says the guide.
story-102-bag = Take the doctor’s bag
    .told = Most of it is string. What you need lies at the bottom, in a sock, and the sock has been boiled.

# Contacts

story-103 = Armour workshop
    .text = The workshop is a coal cellar. Pola sits on the chute with a breastplate across her knees and sews
        by a miner’s lamp, steel to canvas, with a needle that was made for sails. She does not look up. She
        knocks on your jacket with one knuckle. “Cow,” she says, with pity. On the bench lies a parcel in waxed
        paper, about as big as a loaf. It has to be at the mill by morning, and on the mill road stands a patrol
        that opens parcels. “If they ask, it’s bread. If they want to slice it, run.” Beside her a boy of
        fifteen files a buckle and pretends not to listen. What he has made this year hangs behind him on a
        nail, under a towel. When she sees you look, she names the price.
story-103-carry = Carry the parcel
    .told = The patrol is interested in your boots. At the mill a hand comes out under the door, takes the bread
        and knocks twice on the wood. When you get back, Pola has put a second cup on the coal.
story-103-pay = Buy what hangs under the towel
    .told = The boy wraps it himself and gets the string wrong. Pola sends the parcel by another road, and at
        the door she tells you what she would have asked for the thing if she had made it.
story-104 = Experienced stalker
    .text = Old Taras has the end of the bench where the wall is warm. He was in the Zone before it had a fence,
        people say. They say it to him too, and he nods and goes on looking at the trees. In his breast pocket
        he has a spoon, bowl up, like a doctor’s thermometer. A young man with a new rifle has been asking him
        for an hour how to tell good grass from the other kind, and has been told that it is a very good
        question. On the bench between them is a ring where a dish has stood. The spoon is clean. When you sit
        down, Taras moves over by exactly the width of a plate.
story-104-feed = Put something to eat on the bench
    .told = He smells it, turns it to the light and tucks in a corner of his scarf. “Well,” he says with his
        mouth full. “Sit closer. I have only the one tooth for talking.”
story-104-pay = Give him money for his supper
    .told = He sends the young man to the bunker with it and tells him to keep the rifle dry. Then he looks
        after him for a while, along the safe grass, and begins.
story-104-go = Leave him to his trees
    .told = “Come when I’ve something in front of me,” says Taras. For work he has a fixed price, and it is more
        than a supper.
story-104-told = What Taras says between two bites
    .text = He talks as he eats, from the edges inwards. Up the road lies a hamlet, Verbivka, where they draw
        water from a well that ticks. He would go and see to it himself, he was fond of a woman there, but it
        was her dog that bit him. And then there is Kocherha’s camp. Until last week he sold them firewood. They
        keep a man locked up, they move the key every few days, and each time they tell the cook, so that one of
        them knows it sober. The cook talks to whoever brings the wood. Taras scrapes the dish. There is bread
        left for one of these, he says. For both he would need a second helping, and it is getting dark.
        “Which?”
story-104-told-verbivka = Ask about Verbivka
    .told = He draws the road in gravy, up to the rim. Should you know it already, there is money under the
        churn stand that they owe him for wood. He is too proud to fetch it.
story-104-told-camp = Ask about the camp
    .told = He tells you where the key is this week, and who put it there, and what the man had been drinking.
        “Don’t tell the cook,” he says. “He was so pleased that it was a secret.”
story-105 = Weapon dealer
    .text = Bashta has spread a blanket over the bonnet of a dead Volga and laid seven guns on it, all with
        their muzzles one way, like forks in a drawer. He steps back so that you can admire the gaps. They are
        even. Round his neck he wears a tailor’s tape, and when you reach for the second from the left, he
        measures your arm. “Who sent you?” It is asked in a friendly way. Under the blanket, where the engine
        used to be, a man breathes out; you can see the wool rise. Bashta waits. He sells to both sides and is
        shot at by neither, and it has made him patient. A name is the right answer. So, perhaps, is none, if
        there is something in the hand that goes with it.
story-105-sidorovich = Say that Sidorovich sent you
    .told = “That thief,” says Bashta warmly, and turns back the corner of the blanket where the price tags are.
        The breathing moves over to make room.
story-105-nobody = Say nobody, and hold out a gun of your own
    .told = He takes it apart, sniffs at the pieces and gives you another for it, out of the boot. And since
        nobody sent you, he tells you what nobody has fetched yet: three lorries, south of the road.
story-106 = Supply cart
    .text = The cart lies in the ford with one wheel in the air, and Luka lies under it up to his chin. He is
        telling the axle what its mother did. Most of the shop is on the bank to dry, socks, shells, batteries,
        each with its price turned up so that no one need ask. The mule stands harnessed to nothing. Its ears go
        round, both to the left, and stay there, and come back. “She’s been at that since noon,” says Luka. “I
        can mend an axle or I can watch a bush.” Under the seat he keeps a biscuit tin with the route sheets of
        ten years: the houses where they paid, the houses where they only bought. They have got wet. He could be
        talked into letting them go.
story-106-guard = Watch the bush for a night
    .told = At three the ears go round once more, and something large decides against it. By breakfast the wheel
        turns. “First one’s free,” says Luka, and writes it down.
story-106-sheets = Buy the route sheets
    .told = You dry them on the mule. One address comes up every month for years, an attic on the north road,
        and the order is always the same: paper, ink, lamp oil, one tape measure.
story-107 = Pump shed of Verbivka
    .text = Hvynt has the handle of a screwdriver between his teeth and its tip on the bearing. His eyes are
        shut. He lifts a finger, and you stop with one foot inside the shed. The shaft goes round, the belt
        slaps, and somewhere in the beat is a fault that you would never have heard if he were not frowning at
        it. It comes at every ninth turn. He takes the steel out of his mouth. “She’ll do till Easter,” he says.
        “Or till you shut that door.” On the wall hang parts for machines that left with the army. What he still
        lacks for the big pumps, up at the pond, he will have to make from something that used to shoot. He
        looks you over from muzzle to boot and asks for nothing.
story-107-listen = Shut the door gently, and listen
    .told = By and by you hear it too. He nods, and lets you hold the oil can.
story-107-part = Leave him a part he can use
    .told = It is in the vice before you have quite let go. When he has finished, nobody could say what it was
        for. “For the pond,” he says. “They’ll catch at the first pull now, if it ever comes to that.”
story-108 = Kitchen of Verbivka
    .text = The rule is written over the door in flour: two buckets, one bowl. You fetch two from the pump.
        Halyna lifts the yoke off your shoulders herself, and what she looks at is the water, for some time,
        right down to the bottom. Since the line came on she has scrubbed whatever holds still. Along the wall,
        on crates, sit a shepherd, two soldiers with a prisoner, and the prisoner, and their spoons go at one
        speed. On the sill stands a pickling jar with a slit in its lid. It is for a boiler. So far it holds
        nine buttons and a little money. Nobody is asked. She only happens to wipe the jar whenever a guest gets
        up.
story-108-water = Fetch two more buckets
    .told = The bowl comes back full. “Come by before you go out, not after,” says Halyna. “After, they can’t
        swallow.”
story-108-jar = Put money into the jar
    .told = She does not thank you. When you reach for your pack it has grown heavier, and something in it is
        warm, and wrapped in the parish bulletin.
story-109 = Field laboratory
    .text = Professor Lemko has rolled up one sleeve. On his bare palm lies an artifact, and he moves it up and
        down like a man buying plums. “Two hundred and ten,” he says. The assistant lays it on the scales and
        writes down two hundred and nine. Over the table hangs a sign in three languages that forbids what he is
        doing. The hand has no hair on it and no lines. He notices where you are looking. “My best student wore
        gloves,” he says. “Always. Then she went to work under a hill and stopped writing.” He buys whatever you
        bring, at half; the other half goes to a committee. Should you ever come across papers from down there,
        cards for instance, with holes in them, he would not buy those. He would like to see them.
story-109-deal = Shake the other hand
    .told = It is dry, and quite an ordinary hand. The price list he passes you with the tongs.
story-109-cards = Show him the punched cards
    .told = He reads them with his thumb, faster and faster, and once he laughs. Then he takes the detector off
        his own belt. “It breathes in before it speaks,” he says. “When the humming stops, throw something.”
story-113 = Dressing station
    .text = Doctor Rut boils his tools in a bucket over a burning tyre. It stinks, and it keeps away the
        curious. The station is a bus shelter with a tarpaulin on the windy side, and on the timetable he writes
        up who is next. There are no names. It says “thigh, clean”, “two fingers”, “dog”. A man is carried in,
        and his friends all begin to tell him who it is. “I asked what it’s called,” says Rut. “Not what he’s
        called.” He has the scissors in already. Later he sits down beside you, his hands steaming, and looks
        through your medicine bag without being invited. You carry half of it about as decoration, he says. When
        one of yours comes to him feet first, that is when he would like to have had it.
story-113-ask = Ask what he charges
    .told = “The first hole I mend in advance,” he says, and names a sum. “The second you do yourselves.”
story-113-bag = Leave him something from the bag
    .told = He reads the date on it by the fire and puts it inside his shirt. Whoever of yours he had on that
        bench lately gets up a day early, and with a clear head.
story-114 = Bounty table
    .text = The table stands in the middle of a field, so that everyone can see who goes up to it. Koza sits
        behind it in a fur hat. She has two sheets of paper with a stone on each. On one are names, on the other
        prices; which belongs to which she keeps in her head. That way, she says, nobody reads the list and goes
        home conceited. Photographs are nailed along the edge: boots, and beside the boots something with claws.
        You lay a finger on a price, and she tells you how many teeth it has. Then she asks where you have been
        lately, as one asks about the state of the roads. There was noise at Kocherha’s, she hears. How he
        places his guards would be worth something to her.
story-114-sign = Look at the list and say nothing
    .told = “Bring it big,” says Koza, “and put a boot beside it.” She lends you the camera. Her name is
        scratched into it in four places.
story-114-tell = Sell her what you know about Kocherha
    .told = She takes it down on a third sheet and pays at once. You get a rumour on top, one that has been
        lying about: three lorries in a ditch to the south, and what they were loaded with.
story-115 = Map room
    .text = Three ladders up. The attic runs the length of the house, and all of its floor is paper: rooms,
        drawn from above, at one scale, fitted to each other as if every building in the Zone were one. The
        Cartographer walks on it in stockings. A cellar of the brickworks opens into a school gymnasium, and
        that into somebody’s kitchen. “People bring me walls,” she says. “Walls I can see from the road. I pay
        for what’s between them.” Where no one has been, the paper is white and very clean. On one of the white
        parts stands a stool, and whenever she comes to it, she walks round. Your sketches are sticking out of
        your pocket. She has not asked. She has seen that you draw a door the way it swings.
story-115-keep = Keep your sketches
    .told = She puts a tape measure in your hand. “Doors you go through count,” she says. “Doors you look
        through don’t.”
story-115-sketches = Leave her your sketches
    .told = She pays by the mission and has them on the floor before you are at the ladder. When you look back,
        a second woman is kneeling there, whom you had taken for a coat. She is copying.
story-116 = Dog on the road
    .text = It sits in the middle of the Verbivka road and has been there so long that the ground under it is
        dry. It is brown. One ear has a notch such as vets make. It does not bark. When you go left it gets up
        and goes left; when you stop it sits down again, no nearer, and looks past you, out of tact. In the
        ditch lies a stick with tooth marks, and next to the stick what else it seems to have offered to people
        on this road: a mitten, a spark plug, half a detonator. They have all been put down very gently. Its
        ribs move. It has heard you touch your pack.
story-116-feed = Share your food with it
    .told = It takes its share with its lips, carries it to the ditch and comes back without. Then it falls in
        on your left, as if that had been its place for years. By the next milestone you have agreed on Bublyk.
story-116-stone = Drive it off
    .told = The stone lands beside it. It picks the stone up, brings it to within ten paces and puts it down.
        From the bend you can see it go back to its dry spot.
story-117 = Yurko’s fire
    .text = You smell it first: pine, and something that was never wood. Yurko has his fire in the lee of a road
        sign. He has two cups, both filled, and one boot; the other hangs on a stick over the flames, turning,
        like a chicken. The laces he left in Kocherha’s cell, he says, and the rest of it on the way out. A red
        line runs round his wrist, and he has pushed his watch over it. He is nineteen. He has a certificate
        from the guard school and reads you the part about small arms while you drink his tea, which is good. He
        does not own a gun. “I’d come along,” he says. “Not for nothing. I’m trained.” The boot has begun to
        smoke. He gives it a turn.
story-117-sit = Finish the tea and shake on a price
    .told = It is a fair price. He has it in writing, on the back of the certificate.
story-117-arm = Give him a gun
    .told = He checks the chamber, the catch and the chamber, as it says in the certificate. Then for a time he
        says nothing. “Two missions,” he says at last, “you owe me nothing for”, and makes you repeat it.
story-118 = Ward in the school
    .text = The desks have gone for firewood. The beds stand between the coat hooks, each under a picture, a
        duck, a tap, an umbrella, and Sister Vira says that to begin with it helps them to be the umbrella. She
        goes along the row with a lamp, bends down and says a name, once, as one calls it up to a window. Then
        she waits. With some of them it takes until she has reached the next bed. The hands look for the edge of
        the blanket. An old man would like to know who has been feeding the rabbits. At the end stands a
        cupboard, and she carries the key to it on a ribbon, although there is nothing inside. “They wake,” says
        Vira. “It’s only that they wake frightened, and I have nothing to give them.”
story-118-names = Take the lamp and read out names
    .told = By the fifth bed you have found the voice for it. If you should want her along, out there, says
        Vira, it will have to cost something. The school needs a roof.
story-118-cupboard = Fill the cupboard
    .told = She locks it, and unlocks it again to hear the difference. That night they sleep without the lamp,
        and in the morning Verbivka has hands enough for a week’s work that was left lying.

# Stashes

story-110 = Stash of blind Petro
    .text = Petro used to keep a shop. Now it is one shelf in a root cellar, and the door stands open. “Come in,
        shut it, sit,” he says. “How many are you? No, wait. Walk about.” His eyes are the blue of skimmed milk.
        He runs a fingernail along the shelf, and every tin answers: pears, stew, stew, cartridges, paint. On
        one of them the label says peaches, and it is not the tin that is wrong. He laid all this by for bad
        times, he tells you, but he finds that he can’t see when they are. So take half. If it were more than
        half he would hear it. He turns his face to the wall, for politeness, and folds his hands. By the stove
        is his own plate. He has been eating flour and water.
story-110-half = Take half
    .told = He nods at every tin that leaves the shelf. At the ladder he tells you the sum, and it is right to
        the cartridge.
story-110-all = Take all of it
    .told = You lift them off one at a time, with your sleeve in between. He says nothing. When you are on the
        ladder he runs his nail along the board, from end to end, and back.
story-110-food = Leave him something to eat
    .told = He hears it touch the wood and names it. Then he names it again, as a question. “Come by once more
        when you’ve been out,” he says. “I’ll have found something to put beside it.”
story-110-medicine = Leave him something from the medicine bag
    .told = He shakes it at his ear and knows how many are left. “You’ll want those back,” he says. You won’t.
        He makes you tell him when you will be passing again.
story-110-again = Petro’s garden
    .text = The shelf has been dusted, and Petro sits on the far side of it in a tie. He knew you at the third
        rung; the ladder, he says, complains about each of you in a different way. Where you left your gift
        stands a preserving jar with a cloth over it. “It was in the garden,” he says. “I thought, a stone. Then
        I thought, a stone doesn’t hum in B flat.” He has brought it in on the coal shovel, at arm’s length,
        across a garden he can’t see, and since then he has slept in the other room. The door is shut, and still
        the cloth stirs a little. What it is worth he can’t say. He would be glad if you took it away before it
        learns the rest of the scale.
story-110-again-take = Take the jar
    .told = He holds the ladder for you. It hums all the way to the road, and behind you, in the cellar door,
        you hear him hum it back.
story-111 = Kocherha’s strongbox
    .text = It is where Yurko said: behind the old latrine, at the height of your shoulder, the one brick
        without moss. Behind the brick hangs a flour sack, behind the sack is a steel door, and it isn’t locked,
        since nobody who knew about it was supposed to get this far. Two shelves. On the upper one lies money in
        rolls, each with a rubber band and a slip of paper: who paid, for whom, and the day of the month on
        which they will pay again. On the lower one lie guns in oiled paper, too good for his own people. You
        can carry one shelf and still be over the fence before soup. The money is counted every Friday. On the
        guns the dust is as thick as felt.
story-111-money = Take the money
    .told = It is more than it looked. On Friday a man sits down in front of an open door and starts a list, and
        at the head of it he puts boots.
story-111-guns = Take only the guns
    .told = All but one have rusted to their paper. That one is worth the trip. You put back the sack and the
        brick and leave the rolls as they lie, with their slips.
story-112 = Dalik’s second cache
    .text = The boundary stone stands a hand’s breadth beside its own hole, with the moss to the south. Dalik
        moved it himself, at night, in the suit, and then he swept. Under it is a milk churn, and in the churn
        everything is dry and upright: a roll of blanket, an oilskin purse, and on top a list in capitals. One:
        this is mine. Two: if you are me, you have forgotten the fourth buckle again. Three: if you are not,
        take what you need and put the stone back, the farmer is particular. Four: not both. At the foot of the
        sheet he has drawn a house on the north road with a ladder in it, and another on top of that, and
        another. “She pays for rooms,” it says.
story-112-armour = Unroll the blanket
    .told = It has been let out at the shoulders and taken in again. In the collar a name has been crossed out,
        and beside it is a second, which has not.
story-112-money = Take the purse
    .told = The notes lie in the order of their numbers. You put the stone back, moss to the north this time.
story-119 = Wrecked convoy
    .text = Three lorries lie in the ditch, nose to tail, as they drove. The first has burned. The second was
        searched by people in a hurry, who cut every strap although the buckles were undone. The third nobody
        has touched. Its tailboard hangs down, and from under the tarpaulin comes a ticking, not quite even,
        like a clock carried by a man with a limp. Across the ruts in front of it runs a row of stones as big as
        loaves. Whoever laid them there gave up an afternoon for it and did not go one step farther. In the dust
        on the cab door a driver has written, with his finger: Not my fault.
story-119-two = Search the first two
    .told = Under the burnt seat is a toolbox that only looks burnt. The third lorry you leave to its clock.
story-119-three = Search all three
    .told = It is a counter, somewhere at the bottom, reading out what it lies on. By the time you have
        understood this you have the crate in your arms, and your gloves have gone stiff.
story-119-petro = Fetch Petro, and search all three
    .told = He sits on a milestone with his head on one side. “No mine,” he says. “A counter, and its battery is
        low. The crate at the back is clean, it sounds dry. Don’t lean on the others.”
story-120 = Crypt of the church
    .text = The slab gives if you lean on it. Below are nine steps and a vault so low that you take your hat
        off. Along the walls stand six coffins. Five are zinc and have been here since the landlords; in the
        parish book they have a page each. The sixth is deal, with the price of the planks still on it, and no
        name. It was nailed shut by a person who had never done such a thing. Most of the nails are bent, and
        under one the corner of a collection bag has been caught. Upstairs, in the vestry, you have seen the
        parish chest standing open. Father Makar has left a candle down here, in a jam jar. It has about an hour
        in it.
story-120-open = Open the new coffin
    .told = Nobody lies in it. There is the money of the parish, in bags by year, and a note that asks whoever
        it may be to leave enough for a bell rope.
story-120-shut = Leave it shut
    .told = You press the bent nails flat with your heel and go up. Father Makar has been standing at the top of
        the steps. In the morning two men from the village are at your fire, with spades, and ask where to
        begin.
story-120-spared = Crypt of the church
    .text = Father Makar goes first with the lamp and tells you to mind the seventh step, which is missing. Six
        coffins stand in the crypt. Five are zinc and older than the road. “The sixth I made,” he says and looks
        at his thumb, which is still blue. When the humming began he put into it whatever he did not want found
        in his church: the money of the parish, and a thing that a shepherd had brought in to be blessed. It had
        not cared for that. All the candles had leaned over towards it. He draws the nails with pincers, and
        each comes out bent in a way of its own. “They voted,” he says. “Those you walked home. They want you to
        have it. I only want it out from under my floor.”
story-120-spared-take = Take what he gives you
    .told = The bag is heavy with small coins. The other thing he hands you in the shepherd’s hat, and asks you
        to keep the hat too.
story-121 = The Notary’s jeep
    .text = It is parked at the level crossing with its wheels straight and the handbrake on, and it has been
        washed. The key is in it, on a ring with a brass tag. From the key a wire runs down behind the
        dashboard, thin and grey; whoever laid it has put in a clip every ten centimetres, so that it would not
        rattle. On the passenger seat lies a folder, tied with tape. Through the rear window you can make out a
        long gun case and boxes of cartridges stacked by calibre. The folder could be fished out through the
        quarter-light with a bent rod. For the case one would have to get in. Behind the windscreen is a parking
        disc. He has set it to the minute at which he left.
story-121-wire = Cut the wire
    .told = You lie across both seats with the pliers, breathe out, and keep it out. There are two greys. You
        cut the one that is a shade greyer.
story-121-papers = Fish out the folder
    .told = Receipts. Every one is signed by a person who would rather not have signed it, and in the course of
        a week they come, one after another, to buy their names back.
story-122 = Pump-house safe
    .text = The safe is let into the wall behind the duty roster. Its dial is as big as a saucer. When it was
        put in, the chief of the shift was told to pick a number he would not forget; he took his wedding. That
        was the winter before. Afterwards he changed it, and so did everybody else, every safe in the district,
        every bicycle lock, all to the one date, and locksmiths used to try it first. You turn day, month, year.
        The door sighs, because the rubber is still good. Inside it smells of tea. Here are the wages of
        forty-one people for a month, in paper bands, and a sheet with forty-one lines to sign on. Under your
        feet the pumps run as you set them. The first three have signed.
story-122-open = Take the wages
    .told = The sheet you leave where it is. After some thought you sign it, on the fourth line.
story-122-silt = Pump-house safe
    .text = The water has stood in here up to the clock and gone again, and has left a floor of black mud,
        combed smooth, with a chair in it on one leg. Behind the duty roster is the safe. The number is the
        date; after that spring it was the same one for every safe in the district. The door comes open by the
        width of a hand, and mud follows it out, slowly, like dough. The wages must be in there. They have
        turned to brick. But something was washed in with the silt, through a hole for a cable, and has made
        itself comfortable: it has pushed the bricks against the walls all round and lies in the middle, and it
        is a good deal bigger than the hole.
story-122-silt-open = Dig it out
    .told = It comes away with a kissing sound. The silt runs off it by itself, upwards.
story-125 = Holub’s locker
    .text = Dr Holub gives you the number before you ask. “My brother’s birthday,” she says. “He was to be told,
        if anything happened to me. Nothing happened to me. It happened to the others.” The locker is in the
        guards’ wash-room at the head of the ramp, between one that is full of boots and one that has been
        welded up. You turn the wheels. A lab coat hangs there, ironed, on a wooden hanger. On the shelf, in
        tissue paper, lies what she built in the evenings for those who had to go below. There are several of
        them, none like the other. Round each goes a strip of tape with a name on it, in a hand that gets
        smaller from one to the next. In the corner is a bag of sunflower seeds.
story-125-open = Take one of them
    .told = The others stay for whoever gets the number after you. The seeds you bring back to her. She eats
        every one, sitting in the door of her silo.

# After the case came home

story-123 = The Patron’s thanks
    .text = That evening the telephone rings in the bunker. It has no line; Sidorovich sold the copper. He lifts
        the receiver with two fingers and passes it over the counter. “Splendid,” says a voice, a cheerful one,
        made for proposing toasts. It knows your names and goes round the table with them, a kind word for each:
        this one’s patience, that one’s second shot. He hopes that the pass will be of use. The photograph does
        nobody justice, but then who looks at a guard? Behind him a clock strikes, and farther off another, a
        little late. “When you are standing in front of it, don’t touch,” he says. “A man of mine will take it
        off your hands. You’ll know him. He’ll have a form for you to sign.” The receiver clicks. It goes on
        being warm for some time.
story-124 = The Patron’s threat
    .text = That evening the telephone rings in the bunker. It has no line; Sidorovich sold the copper. He lifts
        the receiver and holds it out over the counter, at arm’s length. The voice is cheerful. It asks for
        nobody, it reads. It reads out your names, slowly, with the patronymics, and leaves a pause after each,
        in which you hear a page being turned. One of them only your mother used. Then comes the house in which
        she used it. “I should have liked to go on,” the voice says. “But you have opened a thing that was
        closed. Nobody can put back the click.” From now on, wherever you are, it may be worth some stranger’s
        while to look up. He has set a sum aside for that. Sidorovich takes the telephone off its screws and
        puts it in the bucket.

# Endings

story-130 = The hill goes dark
    .text = The first quiet night keeps people awake. They lie on their backs and hear a moth at the shutter, a
        cow that shifts from leg to leg, a neighbour who is hearing the same. They had taken the hum for their
        own ears. In Verbivka, wherever Verbivka spends this winter, a door opens at two in the morning. A month
        ago one would have listened for the next. A woman comes out in her coat. She goes as far as the pump,
        drinks, and looks east, where there is now a piece of sky with the corner of a hill in it. She goes back
        in. She leaves the lamp burning. So does the house opposite, and then the one beside it; by three they
        are all lit, because it can be seen from the road, and it ought to look as if people lived here. You see
        it from the road. You have taken your boots off. Down there an accordion starts up, with its strap
        undone this time. Nobody has paid you to be here, and the guide wants to know what you are doing
        tomorrow. It turns out that none of you has thought of it. On the hill a light moves about, yellow, at
        the height of a hand. That is Hvynt, with a screwdriver, making sure.
story-131 = They moved on
    .text = They take the doors. “Planks are planks,” says Hvynt, “and where we’re going there may be only the
        holes.” It is a week’s work. Then the carts stand in the road, a stove on the first, hens on the second,
        on the last the beds. A hamlet can be packed smaller than you would think. You walk in front. Each of
        you has a bag of bolts on the hip, and thirty paces behind comes the mule with the driver, who looks at
        nothing but your hands. You throw; you wait; you lift an arm; the axles begin again. By noon you have
        stopped hearing it. At the edge of the valley everybody gets down, for the slope, and everybody finds
        something to see to on the side of the cart that faces forward. Only Sister Vira turns round. On the
        last gatepost of Verbivka a lamp is burning. They stood in front of it this morning, all of them, and
        nobody wanted to be the one. “Somebody will come by and turn it off,” she says. You throw the next bolt.
        It falls the way a bolt falls, and lies there, and you go up to it, and past.
story-132 = Paid in full
    .text = You are asked to be there when it changes hands for the last time. It is a bare road with a
        milestone. Two cars come from one side and one from the other, and they stop with thirty paces of gravel
        between them. The lead box is carried across by four men who have been told not to walk in step. A fifth
        walks beside them with a clip-board. He has you sign too, as witnesses, under the word “seen”.
        Afterwards there is a flask and cups that fold, and a voice from behind a window that does not come down
        wishes you a good winter. The money is good. You spend an evening finding out, at the lamp, with a wet
        thumb. It buys a roof, a set of teeth, a tractor for a cousin. There is some left over. In spring you
        are on a bus, far from here, in a shirt. It is getting dark, the wipers are going. Behind a row of
        poplars there is a hill that you have never seen before, and round the top of it stands a glow as of a
        town. The man in the next seat has his shoes off. “What place is that?” you ask him. He is looking at it
        as well. He has begun to hum.
story-133 = A good season
    .text = By autumn the Cordon has a street. It began with Luka, whose axle broke for good just where the road
        is widest; then came a woman with pancakes, then two brothers who mend boots, and now one can walk from
        the barrier to the bunker under awnings and be wished good morning in five kinds of accent. Sidorovich
        has had a sign painted. The letters were paid for by the piece, so it says only SIDOR. He has taken on a
        boy to do the counting and stands in the door with his thumbs in his belt. You have a table at the
        pancakes. People come up to it, young ones, with new rifles, and ask how you tell good grass from the
        other kind, and you have found an answer to that. They ask about prices, about boots, about the best
        time of year. About the hill they don’t ask. It is out there, one can see it from the awnings when the
        smoke lifts, and nobody’s chair faces that way. The carts from Verbivka used to come on Thursdays. There
        was butter. Some time in September you notice that you have been eating the pancakes dry, and you ask
        the woman, and she looks at the road. “Not this week,” she says, and turns yours over.
story-134 = The light stays on
    .text = In November the hum reaches the Cordon. At first it is only in the spoons. Sidorovich lays a cloth
        in the drawer; then it is in the stove pipe, and he moves his bed to the other wall, and finds that he
        has slept with his feet to the east all the same. The guide comes by less often. When he comes he has
        new places to tell of where the mud is trodden flat and no print leads back. At night you play cards
        with the radio on, for the noise, and whoever gets up to see to the fire is told by the others to go on
        talking. Every evening Sidorovich goes over to the map on the wall with a rag and a bottle of ink and
        brings it up to date. He does it properly. He asks you, he asks the guide, and he does not put down a
        place until two have said so. You stand behind him and read. Verbivka, no lamps. The mill, no lamps.
        Brickworks, toll house, both farms, no lamps. The school. The road to the school. He blots it. Then he
        goes to the window and lights his own.
story-135 = Black water
    .text = It has rained since the feast of the Virgin. The valley is empty, and it is wet to the knee. You
        come through once more in a flat boat, because Sidorovich has a buyer for window glass, and you pole it
        down what used to be the street. The gardens are under you. A row of bean sticks goes by with the beans
        still on them. They left in good order, one can see that: the doors are shut, the keys hang beside them,
        on the school stairs the slates are stacked up above the line. There were thirty. You have met nine of
        them, on various roads, and each time they asked you about the others. You take out the panes and lay
        them in straw. Towards evening you have a boatful and turn back, and at the bend by the churchyard the
        bell begins. It is one stroke, and after a while one stroke. The tower stands there to its sills with
        the shutters open, and no boat is tied to it. A rope may have got into the current. You count the time
        between the strokes. It is very nearly even. Then you push off, and it goes on behind you, until you can
        no longer say whether it does.

# Codas: what became of them

coda-dalik-rescued = Dalik has burned his debt book, page by page, under a tin of pears.
coda-dalik-lost = On some nights the radio counts. It stops at six.
coda-yurko-freed = Yurko has a second certificate. He wrote it himself, and has left things out.
coda-yurko-left =
    At the crossroads a man with a scar round his wrist sells boots. He has yours ready, in your size, and does
    not look up.
coda-yurko-lost = There was a second man in that cell. You hear of it in passing, from the cook.
coda-holub-out = Dr Holub gives lessons in her silo. Whoever hums has to leave.
coda-holub-left =
    The telephone of the laboratory is still answered. A woman’s voice says which of the plants have flowered.
coda-thralls-spared = When they queue for bread in Verbivka, eleven of them hold on to the coat in front.
coda-thralls-abandoned = In the fields round the church they plough in curves.
coda-thralls-killed = Vira’s list hangs in the church porch behind glass. People touch the frame as they go in.
coda-petro-friend = Petro has put up a second shelf. It is still empty; he has only tuned it.
coda-petro-robbed =
    Petro runs his nail along the bare board, once a day, and can tell you how long it has been bare.
coda-petro-even = Petro still has his half. He has learned the new order by ear.
