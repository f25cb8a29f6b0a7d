# The scripts of Zone Survival: script-11 is a page (its title, and .text); script-11-1 an option on it, counted over the
# whole script, with what comes of it (.told). A test has a line for a branch where it adds something: -pass and -fail,
# -then and -else, or the symbol rolled (-p1 to -p4); the second test of a script ends in -2.

# Last Bus Out

script-11 = The Order
    .text = The dial on your wrist has seven marks left before dark. From the barrier at the far end comes the sound
        of a diesel that has been idling too long and has begun to cough. Your order speaks of three fuse boxes, one
        bus and one driver, of whom it says, in a different ink: Does not wait. You have him on channel four. He is
        humming.
script-11-1 = Tell him to put his lights out
    .told = “For you,” he says, and something clicks. By the barrier it is dark all at once, and a few heads turn
        the wrong way.
script-11-2 = Tell him to rev it, so that you can hear where he is
    .told = He puts his foot down with real feeling. Now you know exactly where the bus is. So do they.
script-11-3 = Leave the channel shut

script-12 = The Older Board
    .text = The board swings out on a hinge that the order does not mention. Behind it sits an older one, of slate,
        with coils of copper wound by hand; you can see where the winder got tired and changed over. It has not been
        connected to anything for thirty years. You hold your palm in front of it. It is warm.
script-12-pass = It comes off its pegs like an egg from under a hen, and it fits.
script-12-fail = The spark is blue and quite small. Then you are sitting down.

script-13 = The Black Fuse
    .text = What comes out of the clip is a black bone. Before you, another hand has bridged the gap with a nail,
        and after that the nail was needed elsewhere. On the inside of the door a fingertip has written in the soot:
        Ring Pavlo. There is no number.
script-13-1 = Feel behind the board
script-13-2 = Bridge it with bolts
    .told = Three bolts, end to end. The fingers of your glove go soft, and the counter talks all through it. It
        will carry, once.
script-13-3 = Shut the box
    .told = You hang the door back on its one screw. Pavlo can have it.

script-14 = Two Long Notes
    .text = The horn, twice, and long, and then the slap of a hand on vinyl. He is going down the aisle and hits
        every seat that has nobody on it, so that you can hear over the hill how many that makes. The back bench
        gets four. Then a pause, in which he looks at the sky.
script-14-1 = Answer him with a shot in the air
    .told = “All right, all right,” says channel four. You have bought some minutes, and the valley has heard what
        they cost.
script-14-2 = Keep walking

script-15 = The Beam Goes Up
    .text = The beam shudders, sticks, thinks about it and goes up, with a wagtail’s nest on the end. The motor has
        not been asked for anything since spring and says so; three villages can hear it. Under the howl you make
        out the driver, who is applauding. He is not the only one who has got to his feet.

script-16 = The Folding Door
    .text = The bus door folds shut with a sigh and folds open again. He has promised to do this one time, so that
        nobody could say afterwards they had not been shown. Over the step a lamp is on. It is the kind of lamp in
        which everyone looks ill, and you would give a great deal to stand under it.

script-17 = The Other Hand
    .text = Your fingers are black and the arm hangs off you like a borrowed one. In the box something still hums,
        on one note, without reproach. You smell hair, and look round for whose. You have another hand.
script-17-1 = Try it with the other hand
    .told = This time you wrap it in your cap.
script-17-2 = Let it hum
    .told = You close the door on it. It goes on for a while, and then it seems to have gone somewhere.

script-18 = Torn Vinyl
    .text = The seats have been slit along the piping, by a methodical person, and the stuffing has gone into boots.
        As far as the checkpoint nobody speaks. In the mirror the driver goes along the row from face to face; his
        lips move, and the sum seems to come out. He would like to know whose blood that is on the step. Before you
        can tell him, he has turned up the radio. It is dance music.

script-19 = Tail Lights
    .text = Two red lights, then one where the road bends, then the road. You can hear him change up. On the tarmac,
        where the bus stood, are a patch of oil and a tin of pork, set down upright in the middle of the lane with
        its key on the lid. He was paid for a full load, and he is an honest man.

# The Pump House

script-21 = Green Paint
    .text = Under the tin roof is a single room, and in it a pump as big as a car, painted green by several
        generations. The door has scratches, and they are on the inside. Down the line, where the path comes out of
        the alders, two camps have set out their buckets, each on its own side of the path, and look up at your
        chimney.
script-21-1 = Nail up the shutters before you start
    .told = You take the doors of the tool cupboard. The room gets darker, and smaller, and better.
script-21-2 = Start her up at once
    .told = You hang your coat on the gauge and spit into your hands.

script-22 = Over Water
    .text = Hammering goes a long way over water, and there is a good deal of water. At the fourth nail you stop to
        listen. Across the settling pond something has stopped as well, half a beat behind you. You drive in the
        fifth with the heel of your hand.

script-23 = The Colour of Tea
    .text = At the first stroke dust comes down from the beams. At the second the spout coughs up a frog, alive and
        offended, and then it comes, brown as tea, over the lip and into your boots. It smells of leaves. The belt
        has a squeak in it, one to every turn, and the sort of pitch that carries.
script-23-1 = Drink
    .told = It tastes of coins and October. You drink until your teeth hurt, and the counter says what it thinks of
        that.
script-23-2 = Hold the wound under it
    .told = It runs red, then brown, then as it came.
script-23-3 = Follow the squeak, and find the oil
    .told = It is the left bearing. On a shelf above it stands a jar.

script-24 = A Smaller Glove
    .text = You throw your whole weight on the wheel and nearly go over it. It turns like the hand of a clock. The
        spindle has been greased this month, and wiped where it would have dripped; on the rim is the print of a
        glove, a smaller one than yours. The pipe begins to tick as it fills.
script-24-p1 = Behind the flange sits a parcel in oilcloth, tied by a person with small hands.
script-24-p2 = The crate under the pipe has a false bottom. It was not very false.
script-24-p3 = One bolt is loose. You take it; the wheel will manage.
script-24-p4 = Whoever owns the glove has not gone far.

script-25 = Half Full
    .text = At half full the note changes. It drops, into the floor, into the table legs, and on the shelf the mugs
        set out for the edge. You put your eye to a gap in the boards. Nothing is moving out there. Every head is
        up.
script-25-then = The bearing runs like milk. They turn their ears this way and that, and cannot agree.
script-25-else = Then the squeak comes round, and they have their direction.
script-25-1 = Throttle her down until they lose interest
    .told = You shut the feed and hold your breath along with it. One by one they turn away. The needle sinks a
        little.
script-25-2 = Let her run

script-26 = Goose Fat
    .text = It is goose fat, yellow as butter. On the label, in a child’s capitals: FOR THE PUMP NOT FOR BREAD. In
        the fat is the mark of a finger that had read the label. You scoop some out with a cartridge and wait for
        the shaft to come round.
script-26-pass = The squeak goes out in mid-turn. You can hear your own ears.
script-26-fail = The jar slips. It does not break. It rings.

script-27 = The Pipes Sing
    .text = Now the pipes have it, and the walls have it from the pipes. It is in your teeth, a chord of three
        notes, nearly in tune, and the needle goes up while you look at it. Far out by the last fence a post that
        you had taken for a post gets down on all fours and starts towards the house.

script-28 = Overflow
    .text = It comes over the rim of the tank in one sheet, with the moon in it. You shut the feed, and in the quiet
        you can hear them down the line, on both sides of the path, beating their buckets with spoons, badly, and by
        and by together. Up the hill comes one of the cooks with a goose under her arm. It is for the other cook.
        She would like you to be there when she hands it over.

script-29 = Slower
    .text = The belt slaps, and slaps, and thinks, and slaps. Then you hear frogs. Down the line they have stood
        beside their buckets until dark. Now the first in one row bends down and picks up a bundle, and they go,
        along the path, away from you; the other row watches for a time and then does the same, on its own side.

# What Took the Herd

script-31 = A Calf’s Bell
    .text = Forty stalls, and every gate opened from inside. On the feed table the chairwoman has laid out the money
        in small notes, with a stone on each pile. She counts it once for you and once for herself. Then she takes a
        bell from its nail, a little one, for a calf, and puts it beside the last pile with two fingers on the
        tongue.
script-31-1 = Take the bell
    .told = She ties a handkerchief round the tongue for you. “When you want it to come,” she says, “undo that.”
script-31-2 = Ask for something in advance
    .told = You get the pile under the smallest stone. She takes the number of every note.

script-32 = Four, Then Two
    .text = Prints of four feet come along the hedge, deep in front. At the gap by the trough they become two. Here
        it has stood upright, for some time, with its weight on the left, and looked over the rail into the yard. In
        two places the moss on the rail is worn off, a good shoulder’s width apart.
script-32-1 = Measure the stride with your rifle
    .told = Two rifles and a hand. You say it over until it sticks.
script-32-2 = Go after it for a few steps
    .told = You keep off the twigs. So did it.

script-33 = The Harness
    .text = A cow’s harness hangs over a branch, level with your eyes. The buckles have been undone, not torn. The
        straps lie one on top of the other, so that they will not crease, and the leather has been wiped down. A
        hand could not have done it better, and you look for the prints of hands.
script-33-then = In the loop of the halter sticks a banknote. It is one of those she paid you, and you have not been
    here before.
script-33-else = One buckle had a bolt in it for a pin. You take that along.

script-34 = The Larder
    .text = They hang on the rail of the drying shed, and they hang by size: hens, a goat, calves, then the cows.
        The distances are equal. Between the calves and the cows one hook is empty, and you have walked up and are
        standing beneath it before you have quite understood the row. It touches your hat.
script-34-1 = Cut them down
    .told = It takes a while, and none of them comes down quietly. One haunch is fresh enough to eat.
script-34-2 = Leave everything as it is, and wait in the dark
    .told = You sit along the wall until you can tell the hooks apart by their creaking.
script-34-3 = Salt the floor with powder
    .told = You unscrew a grenade over your cap, very slowly, and breathe through your mouth.

script-35 = The Lead Cow’s Bell
    .text = It comes out of the alders and takes its time; it stops to let a hen go by. Round its neck, on the good
        strap, it wears the lead cow’s bell, and holds its head so that the thing is silent. It looks from one of
        you to the next until it has found who gives the orders. Then it lets the bell ring.
script-35-then = It has come by way of the larder. One flank smokes, and it carries that leg as you would carry a
    full cup.

script-36 = A Heel with a Nail Missing
    .text = The trail goes round a pond, along a ditch and over a stile. On the far side a second track runs beside
        it, boots, and the left heel has a nail missing. You lift your own left foot and look. It has been walking
        in your prints, toe in toe, with some care, and the mud has not yet closed.
script-36-p1 = At the last print a thing lies in the grass, dropped in surprise. Not yours.
script-36-p2 = You set your boots where it set its feet. For twenty paces you know what it wants.
script-36-p3 = A jay goes up over your head and tells everyone.
script-36-p4 = The snare is of a kind that you use yourself. It has watched you tie them.

script-37 = A Thread
    .text = A thread goes from hook to hook at the height of a knee, supposing it has knees. You sprinkle chaff over
        it until you cannot find it any more. Then you have to find it, to get out.

script-38 = The Right Head
    .text = You put it on the feed table. The chairwoman walks round it, lifts a lip, and looks at the teeth for a
        long time. She starts to lay out the notes. “How many were there?” she asks. One, you tell her. She nods and
        goes on laying out notes. When there are more of them on the table than was agreed, she asks you again.

script-39 = One More Gap
    .text = In the morning there is a new gap in the fence. The others are as wide as a cow. The chairwoman stands
        in front of this one and holds out her arms to measure it, and then she brings them in a little, and a
        little more, until they are as far apart as shoulders.

# Glass Harvest

script-41 = Sunflower Seeds
    .text = The buyer has lifted the battery out of his car to have something to sit on. He is eating sunflower
        seeds; the husks go back into the bag. In front of him lie three open cases, velvet over lead, with hollows
        of different depths. He does not take samples and he does not give lessons. “Until dawn,” he says, and
        points out where that will be, a hand to the left of the transformer.
script-41-1 = Ask what he has promised the others
    .told = “The same. But they came from there,” he says, and spits a husk in that direction, for once.
script-41-2 = Ask for his spare bolts
    .told = He has had his feet on the biscuit tin all along. He kicks it over.
script-41-3 = Ask for money up front
    .told = Five hundred, counted into your palm. With the last note he does not let go at once.

script-42 = To His Ear
    .text = He lifts it out with wooden tongs and holds it to his ear. The chewing stops. He hears it through to the
        end, whatever that is, and when he lowers the tongs he gives you a look, as though it had been you talking.
        He seems to be making up his mind whether to be offended.
script-42-then = “Less the five hundred,” says the buyer. He has kept the slip.
script-42-else = Out of his coat he gives you something to be taken after meals. By Thursday you will want it, he
    says.

script-43 = Through the Buttonholes
    .text = Across the field, in the shimmer, a figure straightens its back like a woman lifting potatoes. It opens
        its coat, puts something in and does up the buttons. The light goes on shining through the holes. It has
        seen you too; it stands there with one hand flat on its chest.
script-43-1 = Shout a price across the field
    .told = Your voice goes as far as the barn and comes back. The figure turns round.
script-43-2 = Let them carry it for you

script-44 = Like Teeth
    .text = The detector starts to click like teeth, and then like the teeth of a man who is about to say something.
        You swing it to the left. The needle stays where it was. You swing it to the right, and you begin to see
        that it is not the needle which is looking for the stone.
script-44-1 = Wait until it has settled
    .told = At last it lies down, over there, with a small sound. You could walk to it blind.
script-44-2 = Grab it while it is looking elsewhere
    .told = It is yours before it knows. The counter at your belt calls that greedy.

script-45 = All Three
    .text = All three fields breathe out. You can see it in the grass, a ring running outward from each, and where
        the rings meet the air takes on colours that you have only ever had with a fever. A sparrow flies in from
        the left. From the right comes out the sound of a sparrow.

script-46 = Two Fingers
    .text = For a time nothing. Then a hand goes up against the light and shows two fingers. It may mean two
        thousand, or two cigarettes; there are other things out here that come in twos, and one of them is you. The
        hand is in no hurry.
script-46-1 = Nod
    .told = You hold up half of it and put it under a stone. The hand thinks it over and turns into a thumb.
script-46-2 = Shake your head
    .told = The fingers close. All this time the other hand has been holding the gun.

script-47 = By Weight
    .text = He lays it in the grass with both hands, like a sleeping cat, and goes back three paces. You go forward
        three. He has your money on his palm and weighs it, up and down, looking past you. It appears to be right.
        He touches his cap, in which there are two holes, in line.

script-48 = Three Currencies
    .text = The lids come down. At the third one the fields behind you go out, like a stove when the flap is shut.
        You are paid in three currencies and allowed to hold up every note against the light. They are all genuine;
        one of the countries is gone, but there are people, he says, who still give change for it. Then he drops the
        battery back under the bonnet, and the car starts at the first turn.

script-49 = A Square in the Grass
    .text = Dawn comes up a hand to the left of the transformer. Where he sat on his battery the grass has a yellow
        square in it, very exact, and beside that lie some husks; towards the end he must have been in a hurry. Out
        in the fields it goes on flowering, for the frogs.

# The Professor’s Walk

script-51 = Nine Springs
    .text = Ilarion presents his instruments to you by their names, and forgets yours while you are saying them.
        Nine springs, always the same three points, and a single notebook. Right through the notebook goes a hole, a
        neat one, and ever since he has written round it. “Shall we?” he says, and sets off, and you take him by the
        shoulders and turn him to face the other way.
script-51-1 = Take his pack
    .told = He notices it a good while later. Without the pack he makes no more noise than a coat.
script-51-2 = Give him a vest
    .told = He buttons it up wrong and finds a place in it for the ruler.
script-51-3 = Tell him to keep up

script-52 = The Wrong Number
    .text = You hold your end of the tape. He reads, taps the glass and reads again. “That is wrong,” he says, and
        his whole face lights up. He dances once round the probe with his end of the tape still in his hand, so that
        you stand there tied together at the knees, and he explains to your hat that it is off by nearly half.
script-52-1 = Ask him what it means
    .told = Nobody has asked him that since the spring before last. He sits down for it.
script-52-2 = Ask him whether it kills you
    .told = “Not here,” he says, and moves everyone two steps to the left, by the sleeve. The counter slows down.

script-53 = Two Points
    .text = With two points you have a line. He draws it with a ruler that has been sat on, right through the third
        point, and then, since there is ruler left, some way beyond. He bends over what lies there. “Ah,” he says.
        “So that is what has been eating the cable.” He tells you how long it is, and asks whether you would like to
        see the error bars.
script-53-1 = Let him finish the sketch
    .told = It shows where to put your feet. To each of you he gives something to throw at the places where not to.
script-53-2 = Walk

script-54 = The Time of Day
    .text = There is a hole in his sleeve. He puts a finger through it, and then finds the other hole, where it went
        out. He takes his watch from his waistcoat and notes the time, to the second. After that it occurs to him to
        come and stand next to you.

script-55 = Up to the Ankles
    .text = He has rolled up his trousers and is standing in it as one stands in a brook. The air goes round his
        shins like water round a post. He is humming the note that it makes and corrects himself downward by a hair.
        One of his socks has started to unravel, and the wool goes straight up.
script-55-1 = Pull him out by the collar
    .told = It lets him go, and tries what you are like.
script-55-2 = Give him ten seconds
    .told = You hold him by the belt and keep your eyes on the needle. If a probe stands near enough, he has his
        number.
script-55-3 = Look away
    .told = When you look again he is on the bank, emptying a shoe. What comes out of it smokes.

script-56 = Four Minutes
    .text = According to this, he says, the ground you are sitting on is younger than you are, by four minutes. He
        gives you time to think about it. Whether you are late, then, or the ground is early, can be seen from a
        chart. The chart is in the other notebook, and the other notebook he has left in the year before last.
script-56-p1 = He is right, and for once it is in your favour.
script-56-p2 = You lace your boot, look down, and have it still to do.
script-56-p3 = The scratch on your hand has not quite happened.
script-56-p4 = Your lip is bleeding. You were not aware of a blow.

script-57 = Your Own Watch
    .text = You look at your watch, to have something to hold against him. You set it this morning by the clock in
        camp, and there were witnesses. It agrees with him.

script-58 = On Account of the Minutes
    .text = He shakes hands with everybody, and then once more, on account of the four minutes. The car takes him
        away with Klara and Otto on his knees. In the evening the notebook turns up in your pack, by mistake, with
        its hole and ten springs. On the last page he has worked out what he owes you, per person and per kilometre,
        to three decimal places. Your names are under it, spelled by ear.

script-59 = They Agree
    .text = The instruments stand where he put them down and go on clicking, side by side. All afternoon you can
        hear that it is a quarrel. Toward evening, for the first time in nine years, they come to the same number.

# Dead Frequency

script-61 = Faces Up
    .text = They stand round the foot of each mast, close together, faces up, and the rain runs into their collars.
        It looks like the crowd at an air show. When the wind drops you can very nearly hear what they hear. It is
        on the point of being words, and you catch yourself leaning forward to help it.
script-61-1 = Stop your ears with wax
    .told = A candle end goes round. After that you talk with your eyebrows, and whoever asks for a magazine is
        given the bread.
script-61-2 = Learn the rhythm
    .told = Long, long, short, and a thing like a swallow. The lead stalker has it now, and has to push to get it
        out again.

script-62 = Thick as a Wrist
    .text = Where the cable goes into the ground it is as thick as your wrist, and it has a pulse. You hold the
        charge against the steel with one hand and the tape with the other. After some time you notice that you have
        been pressing in the pauses.
script-62-1 = Cut the earth wire as well
    .told = It parts with a note. Round about they turn their backs on the mast, like people who have lost the
        thread.
script-62-2 = Hang the charge and go

script-63 = Along One Line
    .text = The tone goes up by the breadth of a finger. All the faces come down together and then round, as a field
        of sunflowers would if it were in a hurry, along a single line, and at the end of the line are you. Out of
        the reeds come others, wet to the chest, to see what the rest are looking at.
script-63-then = You see their mouths open. Thanks to the wax that is all you get of it.
script-63-else = It comes in behind the eyes and has a look round.

script-64 = Call Signs
    .text = The masts have a voice now, and it goes through your call signs in the order in which you got them. One
        it mispronounces, as only that stalker’s aunt does. And at the foot of the steel the hands have begun to go
        up and down the struts, patiently, in the way you feel along a wall for the switch.
script-64-1 = Answer it
    .told = The lead stalker presses the key and gives a name. Every helmet in the valley comes round.
script-64-2 = Keep the radio off

script-65 = One Second
    .text = One second of nothing. Then the masts go, so close together that you only hear the hills. The tone has
        stopped, and in the hole it leaves is the valley, which has not been heard for a year: water, a sheet of
        tin, far away a dog, which begins, and listens, and cannot believe its luck. You had forgotten how well your
        own voice carries.

script-66 = Wet Paint
    .text = The paint is wet, and the tape slides on it. Why it should be wet, after a year, is a question for
        later; you can see the marks of the brush, and low down a hair out of it. The charge slides along the strut
        by its own weight, towards the bare end of the wire.
script-66-pass = You stop it with your knee, and there it stays.
script-66-fail = You stop it with your face.

script-67 = Thank You
    .text = It thanks you. It has your mother’s voice, down to the little cough before she asks for something. It
        does not ask. It says that now it knows where you are, it can tell the others not to worry. Under the masts
        they take their hands off the steel and look for a while at nothing.

script-68 = They Sit Down
    .text = First one sits down, on the wet ground, and then they all do, like guests after a long wedding. One
        unlaces a boot. You go out between them with your guns up, and no one fires. After a hundred metres it has
        become silly, and you let them hang. Behind you a man asks what day it is, and is told, by several, several.

script-69 = If the Wind Is Right
    .text = The battery gives out, and the wave does not. You can still hear it by night, on the other side of the
        ridge, if the air stands that way. It has learned a few new words since you were there. They are short, and
        there is one for each of you.

# Red Sky at Noon

script-71 = All the Birds
    .text = For as long as it takes to notice, there are no birds. Then there are all of them, low, in one
        direction, and none of them calls. Over the cellar is a lintel with a year of the tsar’s on it. The door
        consists of planks and good will; you can see through it which of you is standing on the other side.
script-71-1 = Mark the supplies on the map
    .told = You ask at the last house. They know of one more and draw it for you, with the dog.
script-71-2 = Share out what is in the truck
    .told = Herring, rusks, and a jar that was meant for a christening.
script-71-3 = Go and warn whoever lives here

script-72 = Wool and Iron
    .text = You push wool into the cracks with the handle of a spoon and nail sheet iron over it. By and by it is a
        room. The draught, which has been going in and out all day like one of the family, stands about in the yard.
        You have a lamp and a cup of oil, and a pair of hinges that will be heard in the next district.
script-72-1 = Hang up the lamp
    .told = Yellow light. You get each other’s faces back, and shoulders come down.
script-72-2 = Keep the oil for the hinges
    .told = To do it properly you take them off. When they are on again, two bolts are left over.

script-73 = The Edge
    .text = There is an edge to the horizon by now, like a lid being pushed across. In front of it everything runs:
        hares, dogs, the things that have been eating the dogs, shoulder to shoulder, without a glance for each
        other. It is the largest peace you have ever seen. Most of it is coming here.
script-73-1 = Bar the way in and let them scratch
    .told = The bar falls into its hooks. It is a good bar; whoever is still outside will have to break in like the
        rest.
script-73-2 = Leave it open for the others

script-74 = Where the Smoke Goes
    .text = You strike a match, let it burn down and blow it out, and everyone watches the smoke. It rises a little.
        There it stops and hangs, flat, like a hand held out for quiet. You had not known how loudly you all
        breathe.

script-75 = Red
    .text = It is red as far as there is anything, and has no sun in it. Apart from this cellar there are no more
        places. Through the planks it draws stripes on the wall behind you. Your shadows are on that wall too, and
        they lie on the wrong side of you.
script-75-then = The old woman gets up from her chair and hangs her shawl over the one crack that you have missed.
    He has brought the soup.

script-76 = Three, One, Three
    .text = A knock, or rather seven of them: three, one, three, with the flat of the hand, low down on the planks.
        It is done politely. Then whoever it is waits, and you can hear cloth being pulled straight.
script-76-1 = Open
    .told = You lift the bar by a hand’s breadth and look at the shoes first.
script-76-2 = Keep it shut
    .told = It comes twice more, in the same order. After that you lie and listen to it not knocking.

script-77 = The Good Wall
    .text = An old couple sit on the bench before their house in their Sunday coats, with a suitcase. They have been
        through nine of these, and down in your cellar, they tell you, one wall is good and the others only look it.
        But her legs won’t do it any more, and he can’t manage both her and the chair. So they have been waiting to
        see who would come by.
script-77-1 = Carry her there in her chair
    .told = She sits up very straight, like a bride. All the way she tells you where to tread.
script-77-2 = Say that there is no time
    .told = “No, no,” says the old man, “you run.” They wave. You look back once too often, and not at the path.

script-78 = Ordinary Light
    .text = You push the planks aside, and it is an ordinary day. Hens walk about. It takes you a moment to see what
        has been done here: every leaf, on the trees, in the hedge, in the pots on the windowsill, is looking east.
        It is four in the afternoon. Already one or two are beginning to turn back, as if somebody had left the
        room.

script-79 = The Seventh Step
    .text = On the cellar stairs, on the seventh step of nine, the dust has kept the shape of a person lying face
        down, one arm stretched out towards the planks. The hand is open. People who come to use the cellar, years
        later, step over that place with their potatoes, and could not tell you why.

# Three Down the Well

script-80 = The One Who Ran
    .text = She stops at eighty-one and whispers a name. He was the first to run. What came out of the ground went
        after him, since he was the one who moved, and she saw it go by, quite close; it had grass on its back. It
        went over there, and it has not been hungry since. Then she goes on at eighty-two.

script-81 = The Register
    .text = The teacher reads out the register to you, all of it, with the ones who are at home with a cold. Five
        beacons blink on the tablet under her arm. Some names she has underlined: those are the ones whose mothers
        have rung up. When she has finished she asks you to sign for the map.
script-81-1 = Ask which beacon moved last
    .told = She turns the tablet round. In the past hour one of them has moved by the width of a room, and back.
script-81-2 = Take her first-aid bag
    .told = A bear is stitched on it, with a pocket in its belly. All you need is in the bear.

script-82 = Sixty-eight
    .text = A girl sits with her back to a wheel. The suit is rented, and would hold two of her. She has two fingers
        on her wrist and is counting her pulse aloud, strictly, so that it should not occur to it to stop. When you
        open your mouth she lifts the other hand. Not now. Sixty-eight. Sixty-nine.
script-82-1 = Count along with her
    .told = You do the tens. By three hundred she has some colour, and so have you.
script-82-2 = Ask her where the others are
script-82-3 = Start working

script-83 = As in the Booklet
    .text = The boy has put on his own tourniquet, with a belt and a ruler, as in the booklet. As in the booklet he
        has written the time on his forehead. He did it in a mirror, so it is the wrong way round. He is extremely
        proud of it all, and asks you to look. The belt is tied below the hole.
script-83-pass = You tie it again, higher up, and leave him the ruler.
script-83-fail = He yells as soon as you touch it, and the belt comes away in your hand.

script-84 = Big-boned
    .text = He is the oldest of them, twenty perhaps. One of the others has his water and one has his jacket, and
        now he begs your pardon for the weight; at home they always said big-boned. Beside him lies the rifle of the
        class. It has a name tape on the sling, sewn on with small stitches.
script-84-1 = Give him something to eat
    .told = He chews, says thank you, and chews. The bleeding slows down to listen.
script-84-2 = Take his rifle
    .told = The rifle is for practice and has no pin. The magazine is real. So is the bolt that he used as a key
        ring.
script-84-3 = Tell him to shut up and hold on

script-85 = A Hair Ribbon
    .text = It is a PDA on a fence post, tied there with a hair ribbon, in a bow. On its screen it says that it is
        well and asks how you are. A pack leans on the post. From the pack a track goes off through the grass, as of
        a sledge, and after nine paces the grass stands up again.

script-86 = Swept
    .text = In the middle of a clearing lies the beacon, face up, at full volume. Nothing lies near it: not a leaf,
        not a twig, for three paces all round. The moss has been combed in one direction.
script-86-then = You see the marks of the comb and stop with one foot in the air.
script-86-else = You have bent down for it before you ask yourself who combs a forest.

script-87 = A Tick
    .text = A name gets its tick, small and neat. The teacher is going to read you the next one and cannot make it
        out; she holds the register away from her, and then close. On the bonnet of the truck stand a thermos and a
        row of enamel mugs, one for every name.
script-87-1 = Take her tea
    .told = It is half sugar. She stays there until each of you has emptied the mug.
script-87-2 = Ask her to light the big lamp
    .told = It comes from the school play, and used to be the moon. You can see by it a good while longer, and be
        seen.

script-88 = The Suits
    .text = In the truck, with a blanket up to the chin, one of them asks who is going to pay for the suits. They
        were only rented. For a time you hear nothing but the engine. “The Zone,” says the teacher and shuts the
        register. “I shall send it the bill.” Then she gets out a bag of dried apples and passes it along the bench,
        and counts how many are taken.

script-89 = Still Sending
    .text = All that is left of them is still blinking. The batteries are the one thing that the school did not save
        on. They have turned the truck round and rolled up the tape, and she sits on the kerb with the tablet on her
        knees and holds a hand over it, against the sun, so as to see them better.

# Salt, Lead and Diesel

script-91 = The Bank
    .text = The bank has no counter and no safe; it is a man at a table, his ledger, his dog. He stamps your loan,
        turns the page so that you can see the line on which the hour is written, and blows on the ink. Then he
        looks at the dog. It does not get up. It lifts a lip and lets you see what comes after the hour.
script-91-1 = Borrow a little more
    .told = “People do,” he says. He writes down the four hundred, and on the line below it the seven.
script-91-2 = Leave a pledge
    .told = He gives it to the dog to hold.
script-91-3 = Sign

script-92 = Auntie Zoya’s Scale
    .text = Zoya weighs it, takes her thumb away, weighs it once more, and looks at you with so much hurt that you
        very nearly apologise. Behind her is a shelf with her weights. There are nine that say one kilo, in a row,
        and the row slopes.
script-92-1 = Pay her in compliments
    .told = You say a few words about her late husband’s scales. She adds a hundred and fifty and calls it rounding.
script-92-2 = Buy on credit
    .told = “Of course, dear.” She has the brush in her hand already.
script-92-3 = Pay

script-93 = Two Lines
    .text = Gleb lays a finger on his cardboard. There a price has been struck out, and a new one put beside it. He
        moves the finger down by a line, to show you how it was arrived at. Here is the name of a man who preferred
        the old price. It has been struck out with the same pen.
script-93-1 = Give him a magazine
    .told = He holds it up to the light, puts it into his shirt, and with a wet thumb takes something off a price.
script-93-2 = Nod

script-94 = What It Is For
    .text = What would the diesel be for? The Abbot asks it softly; then he asks again, and again, at shorter
        intervals, like a counter when you walk towards a thing. Behind him along the altar rail the cans stand in
        two rows. On each he has put a candle, and he has had the sense not to light them.
script-94-p1 = “For the living,” you say. He presses an envelope on you, for the living.
script-94-p2 = He blesses a can and forgets to write it down.
script-94-p3 = He sprinkles you. It is cold, and it is not only water.
script-94-p4 = “Then you will remember the roof,” he says, and holds out the plate.

script-95 = Insurance
    .text = On the counter, among the goods, sits a man with his legs dangling. He has picked up a jar and reads the
        label, with interest, from the beginning. He would like to talk to you about insurance. Fire, theft, he
        says, turning the jar round. Things that fall.
script-95-1 = Insure
    .told = You get a receipt with a number. He puts the jar back where it was, or a finger’s breadth nearer to the
        edge.
script-95-2 = Discuss it with the butt of a rifle
    .told = He has not finished the sentence. The jar finishes it for him, and loudly.

script-96 = What the Bag Weighs
    .text = Half the debt is in the bag. You have rolled the coins in socks, so that they do not talk, and yet word
        has gone ahead of you: at the third house a boy on a gate says good day, and he says it to your shoulder,
        where the strap cuts in. Then he jumps down and is off across the field.
script-96-then = Behind you comes a girl, out of breath, with Zoya’s account.
script-96-then-2 = Farther on a man steps out of the ditch and asks to see the receipt. He reads the number and
    steps back in.

script-97 = On the Wall
    .text = Your name goes up on the wall below the others, with a brush, and she takes trouble over it. Some names
        have a line under them, and some have a line through. You ask her what the difference is. “About a week,”
        says Zoya and puts the lid on the pot.

script-98 = By Touch
    .text = The bank counts with its fingertips and looks out of the window the whole time. At the last note it
        smiles. Under the table a tail hits the wood, once, and again. “And what could you do with twice as much?”
        says the bank and opens a clean page. It has already been stamped.

script-99 = A Different Page
    .text = He does not raise his voice. He wets a finger and turns back to a page near the beginning, which shows
        red from the other side, and there the stamp comes down. “Well,” he says. The dog stands up. You had not
        realised how much of it was under the table.

# The Cashier’s Vault

script-100 = To Seven
    .text = A face comes out of the dark with a lantern under it. It is not cross; it has been drinking, and wants
        to show you a thing it can do. It knows the numbers up to seven in four languages, and says them. In the
        third two slip out that do not come before seven in any language, and a hand flies up to the mouth.
script-100-pass = You beg to hear the third one again. He is flattered.
script-100-fail = “You’re not from the kitchen,” says the face.

script-101 = Pay Night
    .text = It is pay night. Lamps are lit in all the windows, and one of them is green. From the yard come an
        accordion, a smell of onions, and now and then the roar of men who are losing at cards with other people’s
        money. The cashier, you were told, has his bed on the second floor. You look the house up and down. It has
        one.
script-101-1 = Bribe the cook
    .told = He dries his hands first. Then he calls two of them over to say whether it wants salt.
script-101-2 = Cut the yard light
    .told = Out there they cheer. They take it for part of the evening.
script-101-3 = Wait for the song to start
    .told = It starts late. By the second verse you are all breathing in time.

script-102 = The Same Year
    .text = The ledger is in a beautiful hand, and it adds up; you try two columns, and they are right to the
        kopeck. Only the last has no money in it. It has a year, line after line, down the whole page and over the
        next, always the same one. A hair has been laid across the cover.
script-102-1 = Copy it and put it back
    .told = You put the hair back last, with wet fingers.
script-102-2 = Tear the page out
    .told = Two hundred were tucked behind it, for a marker. Paper is louder than you would think.

script-103 = A Name Day
    .text = Under the drawer, where a hand goes that has had enough of writing, a name day has been carved with a
        penknife: day and month, and round them a wreath. You find it with your fingers before you have the lamp
        there. So now the number has both its halves. It smells of plum brandy.

script-104 = Up to the Elbow
    .text = You turn back his cuff, and there it is in blue, with a comma. He had once mislaid it, they say, and
        this was the remedy. Above it are two older numbers, each with a neat line through it. He had left himself
        room up to the elbow.
script-104-then = You say both halves over under your breath, like a rhyme.
script-104-else = His key hangs on a bolt, and you take the bolt. Behind you a door has opened.

script-105 = A Box with a Handle
    .text = The gate swings by its own weight and makes no sound; it was built for people who come by day. Inside,
        shelves go up to the ceiling, with parcels, furs, other people’s clocks, all of them wound and all of them
        right. On the floor in the middle stands a box with a handle.
script-105-1 = Take the box and nothing else
    .told = You go out backwards, as you came in. A clock begins to strike, and you wait with a foot in the air
        until it is done.
script-105-2 = Sweep the shelves
    .told = You fill everything that has a pocket. One of the clocks goes off inside your coat.

script-106 = A Name at the Window
    .text = Overhead a window is opened. A voice calls down a name, in a friendly way, as one calls a cat. It waits.
        It calls once more, and this time there is nothing friendly in it. The name is not yours, but they are not
        going to get a better answer from anyone else.
script-106-1 = Answer as if drunk
script-106-2 = Say nothing
    .told = The window stays open. Downstairs a bolt is drawn.

script-107 = The Lamp Goes Red
    .text = The green lamp goes out. When it comes on again it is red, and the accordion stops in mid-bar. In the
        yard they look down at their hands, to see which one has the glass in it and which the gun. Then they change
        over. At the corner a door is locked, twice.

script-108 = The List
    .text = The box holds three kinds of money, a spoon from a christening, and a list, in the beautiful hand, of
        all those who have ever had their share. You read it in the headlamps. Two mayors, a ferryman, a bishop, the
        cook. The last page has tonight’s date at the top, and under it are your names. The sums are about right.

script-109 = Today’s
    .text = Before the bread is out of the oven they have a new number. You have it from the cook, who hears
        everything, and he wants nothing for it. It is a date again, he says. The cashier was looking for one that
        he would be sure to remember, and so he took today’s.

script-110 = One Sentence
    .text = You have one sentence. It must be in the right dialect, and slurred, but not by much. And it must be
        about something that a man might be doing out here at this hour, with a reason for it, and his back to the
        house.
script-110-pass = “Onions,” you say, from the depths of your heart. There is a laugh, and a door shuts.
script-110-fail = Halfway through you notice that it is a sentence out of a book.

# Characters

script-111 = The Man in the Rain Cape
    .text = His back stays where it is. You are wet to the skin, or have been, or will be; on his shoulders lies
        dust, with the print of a leaf in it. There are two things he would like from you, he says: one that you can
        spare, and one that you cannot. You may choose which he asks for.
script-111-1 = Give him something to eat
    .told = He holds a hand out behind his back, palm up.
script-111-2 = Tell him your name
    .told = He says it after you, to get it right. A long way out in the field it is said once more. What you get
        for it lies at your feet.
script-111-3 = Ask him what he is waiting for
script-111-4 = Walk on

script-112 = A Path
    .text = He eats like a person who is remembering how: the biting first, then the rest. When he has done, he
        folds the paper and points. Between the two walls, where you leaned your rifle just now, a path goes
        through. It must have been there a long time. There are plantains in it, and a bicycle has gone along the
        edge.
script-112-1 = Take the path
    .told = It is nine steps. Your counter makes it a good deal farther.
script-112-2 = Ask him to leave a way for the others
    .told = He sighs and does something to a wall, with his sleeve in the way, so that you do not see how.

script-113 = A Jacket Without Numbers
    .text = He sits against the chimney with the rifle across his knees, and the rifle is the cleanest thing for
        miles. What he needs, he says, is a jacket without numbers, or else a road with none of his friends on it.
        He is not particular. He has been here four days and has read the newspaper off the wall, as far as the
        stove.
script-113-1 = Give him armour
    .told = He puts it on over his own, and then, like a bather, takes off his own underneath.
script-113-2 = Promise him a seat out
    .told = You give him your word. He looks at it from all sides.
script-113-3 = Take his rifle off him
    .told = He lets go of it more easily than you thought. He leaves less quietly than you hoped.

script-114 = The Louder Side
    .text = He has seen them sooner than you have. You can watch him work it out: how many they are, how many you
        are, and who will still be doing the talking in a minute. Then he stands up, puts his hand to his mouth and
        calls out to them, by their first names.

script-115 = His Last Magazine
    .text = He takes out his last magazine, wipes it on his knee and gives it to you, so that you should see he
        believes you. Now he has a very clean rifle and nothing to put in it. He asks what the seat is like. He
        would be glad of a window.

script-116 = The Rim
    .text = “Seven,” says the well. “Six. Eight. Five.” It is a small voice and has got hoarse over it. As your
        shadow comes across the rim, it stops. Down on the water are the sky and your own head. The head is holding
        a finger to its lips. You have both hands on the stone.
script-116-1 = Help her count
script-116-2 = Drop a bolt and listen
    .told = You wait for the splash. What you hear is a catch, one-handed.
script-116-3 = Back away
    .told = “That’s cheating,” it says, quite near to you.

script-117 = Four
    .text = “Four,” you say. The moss is warm under your fingers. You say it again, slowly, as it was once said to
        you, with the tap on the knee. There is nothing in the well at all; you can see right to the bottom of it.
        “Three,” says the nothing.
script-117-p1 = The bucket comes up by itself. It has been filled, and not with water.
script-117-p2 = Something is thrown out over the rim, as a prize is.
script-117-p3 = You go on together, all the way down to one. Your gums taste of tin.
script-117-p4 = “Two,” it says, with your voice.

script-118 = The Goat
    .text = The goat has stopped. She plants all four feet and looks with her slotted eyes at an empty piece of
        path, chewing. Tamara has already spread a cloth and sat down on it, as though the two of them had settled
        this by letter. She cuts the bread into one slice more than you are.
script-118-1 = Trust the goat
    .told = You sit. Over the empty piece of path the air gives a shudder, and lies down as well.
script-118-2 = Pull on the rope
    .told = In the end she comes. Before that she makes you a present of her opinion, with the horns.

script-119 = Does It Count
    .text = He has come to attention, because you might be an officer. He was told to hold this corner until he was
        relieved, and that was before the snow. He has swept it. There is a thing he would like to ask, off the
        record: does it count as running if you have been told to run?
script-119-1 = Say that it counts
    .told = He takes that in. “Well, then,” he says, puts the rifle over his shoulder the wrong way up, and comes.
script-119-2 = Take his ammunition first
    .told = He has you sign for it. Without it he walks like a man who has left the gas on.

script-120 = For the Rain
    .text = “I? For the rain.” You look up, naturally: a clean sky with swallows in it, very high. When you look
        down again there is a drop on your sleeve, and then another. There is none on his.

# Events

script-121 = A Burned Camp
    .text = The voice has a password, an old one; the camp that used it burned down two winters ago. It gives it
        correctly, with the pause. It used to have the evening watch there, and you would know that whistling tooth
        anywhere. Now it is waiting for the countersign.
script-121-1 = Give the countersign
    .told = It is out before you have decided.
script-121-2 = Switch to the other band
    .told = Here two men are talking over who lies in wait where. They have no idea who is on the first.
script-121-3 = Throw the set away
    .told = It goes on talking to the nettles. Your head is very clear.

script-122 = The Last Word
    .text = Would you say the last word again, please? It did not quite catch that. You open your mouth to oblige.
        You are fairly sure that you have not spoken, and you can hear it writing.
script-122-then = You bite your tongue. That hurts, and it hurts in one place only, which is a comfort.
script-122-else = Later you find that it is later.

script-123 = Twelve Maps
    .text = There are twelve maps in the folder, and each shows this one square kilometre. No two agree. He has
        signed them all. On the first the road goes to the left of the hill. On the third there is no hill. He lies
        where, on number seven, he has drawn a safe place to rest, with a little kettle.
script-123-1 = Take the newest
    .told = The ink comes off on your thumb. It knows about the ones by the fence.
script-123-2 = Take the oldest
script-123-3 = Search the body
    .told = He had kept something back for himself. He kept it next to a thing that ticks.

script-124 = A Cross and a Time
    .text = On the oldest map a cross has been made where you are standing, and beside it is a time. The paper is
        brown, and the cross is browner. You look at your watch. It is to be in four minutes.
script-124-1 = Be there
    .told = You stand on your cross and are not quiet about it. When the minute comes, you are the one who was
        expecting it.
script-124-2 = Be anywhere else
    .told = You go on the sides of your feet, like a guest who is leaving early.

script-125 = Three Cups
    .text = The tea is hot, and the log has been turned not long ago. There are two places to sit, with a coat
        folded on each, and on the stone between them three cups. All three are full. Whoever poured them had no
        doubt about the number.
script-125-1 = Leave something for the host
    .told = You put it on the stone. Out in the dark a weight shifts from one foot to the other, and goes.
script-125-2 = Drink the third cup
    .told = It is the sweetest of the three, and down to the last mouthful it stays hot.
script-125-3 = Look into the shadow behind the fire
    .told = From a branch hangs a bolt on a thread, swinging. You take the bolt. The thread goes on swinging.

script-126 = The Coin
    .text = When the tea is gone, a coin is left in the cup. You have been tasting it for some time. You fish it out
        and hold it to the fire, to see whose head is on it.
script-126-p1 = It is a locker token. The locker is what you are sitting on.
script-126-p2 = Ten roubles in gold, from before the other war.
script-126-p3 = A button.
script-126-p4 = It is warm, and not from the tea.

script-127 = Tomorrow’s Post
    .text = An envelope for your unit, addressed on a typewriter that jumps at the letter r. The date is tomorrow’s,
        and so is the postmark. It has been sealed with very little gum. You would say that it wants to be helped.
script-127-1 = Open it
    .told = The flap comes up without a sound. In some office or other this now goes on a form.
script-127-2 = Keep it shut
    .told = You put it inside your shirt. It is remarkable how straight one walks with a letter.

script-128 = In Order
    .text = It is a list of what happens, in order, with numbers. The first two have happened. They have been ticked
        off in red, and on the second tick the ink is still wet. Beside the next two, in the margin, is an arrow
        with a head at each end, and a question mark.

# Setup cards

script-131 = Wallpaper
    .text = Down comes the arm, like an old man sitting. The wall lets it, and what follows is brick dust, and a
        great deal of wallpaper, in layers, all the way back to the roses. Behind them is a room that has not been
        looked into for a long time. It looks out.
script-131-p1 = On the table, under a glass bell, is what they bricked it up for.
script-131-p2 = Shelves. Half of what stood on them is on the floor, and the rest is yours.
script-131-p3 = More wallpaper.
script-131-p4 = In the far corner the heap of plaster sits up.

script-132 = Other Air
    .text = The seal snaps like a biscuit. Then the rubber lets go, and air comes out past your face that was shut
        in a long way from here: floor polish, oranges, the warm dust of a projector. Your counter clears its
        throat.
script-132-1 = Step in at once
    .told = For three paces you are in a school by the sea. Then it is a steel box, and you have metal in your
        mouth.
script-132-2 = Let it stand open a while
    .told = You sit on the sill until it smells of here.

script-133 = Forty Chairs
    .text = The chairs fold, and have numbers on their backs, up to 40. Behind them is a crate, for a school, with
        the school’s name and three stamps that say URGENT. It is packed in two trays, the upper for the nurse and
        the lower for the caretaker. You can carry one of them and still have a hand free.
script-133-1 = Take the medicine
    .told = Iodine, gauze, plasters with bears on them. They stick to larger children too.
script-133-2 = Take the tools
    .told = Each has its loop of leather. It makes you want to mend something.
