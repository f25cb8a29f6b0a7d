# H01
event-h01 = Blast door
event-h01-1 =
    The door is open by the width of a body. It weighs as much as a locomotive and hangs so true that the
    draught moves it, out, then in. On the sill the concrete is polished to a shine where it has been closing,
    softly, all these years.
event-h01-1-pass-1 = A cobweb on the frame sags before each turn of the draught. You go on the sag.
event-h01-1-fail-1 = The draught drops early, and the steel edge pins your forearm to the frame.
event-h01-2 =
    Behind it is another, locked by a wheel. The grease on the spindle has turned to amber with a moth in it.
    An earlier caller tried a bench leg for a lever, and left both halves of it leaning in the corner, side by
    side.
event-h01-2-pass-1 = The amber cracks. The wheel goes round with the small clicks of an adding machine.
event-h01-2-fail-1 = The wheel gives you a quarter turn and takes it back when you stop for breath.
event-h01-3 =
    The cloakroom is full. Under the astrakhan collars stand galoshes in pairs, road salt dried white on the
    rubber, and the tokens run in order of arrival. In the pockets are theatre tickets and folded newspapers.
    None of the papers is later than January. The fire was in April.

# H02
event-h02 = Dead man’s switch
event-h02-1 =
    A bakelite grip sticks out of the wall beside an armchair, at the height of a resting hand. It is held
    down by a trouser belt and two volumes of harvest statistics. Conduits fan out from it, and one feeds the
    gate in front of you. The belt is nearly through.
event-h02-1-pass-1 = The gate’s conduit has newer screws. You free that one and leave the belt in peace.
event-h02-1-fail-1 = The belt goes. The gate’s relay spits, and the arc jumps into your kit.
event-h02-2 =
    Down the duty corridor runs a painted line. It has been painted again further left, and again further
    left, each coat giving more room to something behind the panelling on the right. The last coat ends in the
    middle of a stroke, next to a dry brush.
event-h02-2-pass-1 = You see how far the veneer has browned since, and keep to the opposite wall.
event-h02-2-fail-1 = You walk on the last coat, and your counter climbs with every step.
event-h02-3 =
    The wiring plan hangs under glass. The grip fires nothing. While a hand holds it down, every siren in the
    district keeps silent. Next to the plan is the rota, in turns of an hour, from Saturday before dawn until
    Sunday noon, with tea at the changes. The last man has reported a sore wrist. He asks for the night to be
    counted as overtime.

# H03
event-h03 = Welded hatch
event-h03-1 =
    In the barber’s room a floor hatch will not lift. It has no bolt. Around the joint the lino is blistered
    in a neat brown ring, from heat on the under side. The swivel chair has since been rolled on top, with a
    clean towel over its arm.
event-h03-1-pick-1 = Bite the bar into the ring and lean on it.
event-h03-1-pick-2 = “Roll that chair off. I’ve shifted bread ovens.”
event-h03-1-pass-1 = It is a beginner’s weld. It tears bit by bit, with the sound of peas being shelled.
event-h03-1-fail-1 = It rises by a thumb’s width, then falls back on the thumb.
event-h03-2 =
    The shaft below is padded with mattresses, floor to lip, the buttons still on. Down here your ear has
    nothing to hold on to. Halfway down the ladder you clear your throat, and in the stuffing behind your
    shoulder something clears its own.
event-h03-2-pass-1 = You cough twice on purpose and climb on while it is busy answering.
event-h03-2-fail-1 = You ask who is there. It asks the same, and sounds more certain of its voice.
event-h03-3 =
    The weld was made from this side: the mask and the stubs of the rods lie under the hatch. There is no
    other door, and no one here. Along the end wall stand sixteen pairs of shoes, toes touching the concrete,
    laces undone. At shoulder height the whitewash is rubbed away. Their luggage is all here. You take the
    best of it.

# H04
event-h04 = Automatic turret
event-h04-1 =
    Plaster patches run round the foyer at the height of a breast pocket, dozens, in different whites. In the
    ceiling rose, instead of a chandelier, a steel drum turns a little, halts, and turns back. A dry bearing
    chirps each time before it moves.
event-h04-1-pass-1 = You run in the silences between the chirps and get behind the pillar whole.
event-h04-1-fail-1 = It chirps behind you. Most of the burst goes into the plaster.
event-h04-2 =
    The one place it cannot see is the dumb waiter, a shaft with a hemp rope for sending down the officials’
    dinners. The box is stuck halfway, a cutlet on it gone to leather. You have to climb round it, hand under
    hand.
event-h04-2-pass-1 = You squeeze past the box, and the rope holds long enough to kick in the lower flap.
event-h04-2-fail-1 = The hemp unravels. You and the box go down together, knees first.
event-h04-3 =
    The drum’s control cabinet is in a broom cupboard. Its labels are in German and were corrected in Russian,
    in ink. The ink was corrected afterwards in pencil, by somebody who pressed so hard that the card is torn.
event-h04-3-pass-1 = You trust the pencil and throw the switch it underlines. The chirping stops.
event-h04-3-fail-1 = You spell out German and Russian until your eyes water. The drum chirps on.
event-h04-4 =
    On a wheel inside are the shapes the gun has been taught to spare, punched out of tin: a man with a hat, a
    nurse pushing a trolley. The last was not punched. It has been snipped by hand from a condensed milk can,
    by someone who had measured with care. Its arms reach the floor. On the back is written in nail varnish:
    it only comes for the milk.

# H05
event-h05 = Coded lock
event-h05-1 =
    Letters on brass buttons, and above them a grille. A woman’s recorded voice asks for the word of the day.
    While she waits, a drawer lined with green baize slides out under the buttons. Its enamel plate says:
    deposit, for guests who have forgotten.
event-h05-1-pick-1 = Lay something good on the baize and say nothing.
event-h05-1-pick-2 = “A day has a word. I’ll find hers.”
event-h05-1-pass-1 = The worn buttons spell “beetroot”. She wishes you a restful stay.
event-h05-1-fail-1 = You try words until she says good night and the buttons go dead.
event-h05-2 =
    The passage behind has a red runner, fixed with brass rods. Its pile has been brushed all one way by a
    person who left walking backwards. It is spotless, except that along the skirting, on the left, the dust
    shows the marks of ten careful toes.
event-h05-2-pass-1 = You take off your boots and go along the skirting, in those toes.
event-h05-2-fail-1 = In the middle the runner sags and lets you down onto sawn pipe ends.
event-h05-3 =
    Green cabinets hold the keys of Pripyat, every flat on its own hook. The gas books lie below them and have
    been kept up. The readings are all in one hand, street by street, to the end of last month, and they rise,
    in winter faster than in summer. Against a flat on the fifth floor is noted: did not open, washing on
    balcony.

# H06
event-h06 = Pantry squatter
event-h06-1 =
    The pantry door has been lifted off and laid down for a ramp. Flour sacks inside are trodden into a
    hollow, and the hollow is papered with labels licked off jars. It smells of dill and long sleep. A tin
    rolls out between the shelves, slowly, towards your foot.
event-h06-2 =
    The stores go on behind, aisle after aisle of plum compote in the same jar. The storekeeper’s chalk arrows
    contradict one another. After a while you notice that in all the jars the plums have floated to the side
    you are on.
event-h06-2-pass-1 = Compote darkens with age. You walk from the pale jars to the black and reach the wall.
event-h06-2-fail-1 = You pass the same cracked lid until it is the only thing you are sure of.
event-h06-3 =
    A flour hoist leads up to the quartermaster’s hatch, one loop of chain over a pulley. The brake was a
    block of beech, and something with small teeth has eaten it down to the bolt.
event-h06-3-pass-1 = You climb the chain faster than it can run out under you.
event-h06-3-fail-1 = The chain runs. You land among the compote and not on your feet.
event-h06-4 =
    The issue book is kept in violet ink. Persons, one hundred; loaves, one hundred. In the second year the
    persons begin to dwindle, each departure ruled off with a double line. The loaves do not. On the last page
    the quartermaster has entered: persons, none. Loaves, one hundred, collected, no complaints. You help
    yourself to the clutter in his drawer and close it quietly.

# H07
event-h07 = Other visitors
event-h07-1 =
    Fresh prints lead down the ramp, four pairs of town shoes walking in step. Behind them they have barred
    the lift gate with a railway sleeper. There is floor polish in the air. Further down a man laughs and is
    told not to.
event-h07-1-pass-1 = You get a shoulder under the sleeper and walk it aside, end by end.
event-h07-1-fail-1 = The sleeper tips the wrong way and comes down along your shin.
event-h07-2 =
    A woman in a clean grey coat sits on the stairs, a shotgun across her knees, writing on the stock. This
    wing is being counted, she says, nobody can walk in it today. For a fee she could put down that you were
    here yesterday.
event-h07-2-good-1 = You are on her list already, under people who shut doors after them. She moves her knees aside.
event-h07-2-neutral-1 = She looks you up and finds nothing, which can be changed.
event-h07-2-bad-1 = She looks you up and closes the book on her finger. From you she takes no money. The service stair, then.
event-h07-2-pick-1 = Pay, and have been here yesterday.
event-h07-2-pick-2 = Nod, go back up, take the service stair.
event-h07-2-pass-1 = Her pencil scratches on. You go down the other stair on the edges of your soles.
event-h07-2-fail-1 = The pencil stops. The shot comes through the banisters before you reach the turn.
event-h07-2-pass-2 = She is still reading about you. You go down the other stair on the edges of your soles.
event-h07-2-fail-2 = She has read to the end. The shot comes through the banisters before you reach the turn.
event-h07-3 =
    Her colleagues have been along the doors with chalk. Behind the circles there are beds. Behind the crossed
    circles there are beds too, and they breathe. One sign, something like a tooth, is used only once, around
    a corner.
event-h07-3-pass-1 = The tooth is a desk seen from above. You have found the office.
event-h07-3-fail-1 = You open a crossed one, to be sure, and stay until it breathes out.
event-h07-4 =
    The beds have new linen, the folds from the packet still sharp. It came by lorry from Brovary; the docket
    is last week’s. In the dining room the glasses stand polished, rims down, on paper. The visitors have
    ticked water and ticked air. Where the form asks for the arrival of the guests there is no date, only:
    ahead of the big one, as before.

# H08
event-h08 = Last transmission
event-h08-1 =
    A loudspeaker in the corridor gives the pips for the hour, and after them a man’s even voice: stay where
    you are. He is kind about it. There is a loudspeaker at each bend, and by the third he mentions your wet
    socks.
event-h08-1-pass-1 = You wring the socks out, put them back on and keep walking.
event-h08-1-fail-1 = You stay where you are. He tells you when it is morning. It is not.
event-h08-2 =
    The transmitter takes its current from a finned cylinder behind lead glass. Before the drawer with the
    message book opens, the thing has to be shut down, and of the card with the order of the switches there is
    only the left half. Two officers, half each.
event-h08-2-pass-1 = The scorched switches tell you the other half. The fins stop ticking.
event-h08-2-fail-1 = Wrong one. In the cylinder a shutter rises, and the lead glass turns brown.
event-h08-3 =
    The shelter asked leave to come out. Its telegrams are pasted in, one a day, and the answer is always one
    word: wait. The answers go on after the Union ends, after the office they came from is let to a furniture
    shop. At last the operator took a bearing. It points to the power plant, and down. You find his savings in
    a tobacco tin.

# H09
event-h09 = No air
event-h09-1 =
    Your match goes out at the height of your belt, on the next step at your chest. The ministers’ floor lies
    below that line. You cross their bedrooms over wardrobes and bunk frames, face to the ceiling, where the
    plaster roses are black from other people’s candles.
event-h09-2 =
    At the end of the duct a fan turns, slowly enough to show its blades and not slowly enough. Now and then
    it falters. It falters when, far off in the shelter, a door falls shut, and you were sure that you were
    alone.
event-h09-2-pass-1 = The far door thuds, the blades hang for a breath, and you roll between them.
event-h09-2-fail-1 = You go on the wrong thud. The blade opens your sleeve and the arm in it.
event-h09-3 =
    In the filter hall the air is so spent that the colours leave first. Easy chairs with lace on their backs
    face the pumps. A grey cardigan lies ready over one of them. Not to sit down seems bad manners.
event-h09-3-pass-1 = You stay rude and pull yourself along the chair backs, lace by lace.
event-h09-3-fail-1 = You sit, for politeness. A hand tucks the cardigan in around your knees.
event-h09-4 =
    Four canisters clean the air for the officials, and each has an enamel plate. The first says dust, the
    second gas. The third has lost its plate. The fourth says speech. Its felt is clotted black. Along the
    wall lie the used felts in oilcloth, corded like smoked hams, years of them. One cord has slipped. You do
    not go close enough to make out words.

# H10
event-h10 = Something under the floor
event-h10-1 =
    In the banquet hall the parquet lifts and sinks, block after block, a thumb running along the edge of a
    pack of cards. All the spoons have slid to the middle. Whatever is underneath has noticed your weight and
    is passing the news along.
event-h10-2 =
    It has left the floor standing in a ridge, taller than you, right across the serving doors. The blocks
    still shift. They could be taken down one at a time and stacked, as the joiner had them, or you could
    climb.
event-h10-2-pick-1 = Take it down block by block. It’s only oak.
event-h10-2-pick-2 = Over the top, before it settles on something.
event-h10-2-pass-1 = You go over on hands and toes, and the ridge sinks behind your heels.
event-h10-2-fail-1 = The crest opens under you. You drop between oak edges and crawl back out.
event-h10-3 =
    The scullery is tiled black and white. One of the black squares is not a tile: a draught comes up from it
    and stirs the soot on the others. Your lamp shows them all equally deep.
event-h10-3-pass-1 = A flake of soot drifts over the squares and turns back at one. You kneel there.
event-h10-3-fail-1 = The flakes settle, one square looks like the next, and you go back.
event-h10-4 =
    You let the lamp down on its cord. Below is the banquet hall, this one, sole to sole with it. The table
    stands on the under side of your floor with its top hanging down, and the soup stays in the plates. You
    move to see more. At once somebody stamps, heel against your heel, as neighbours do when the people
    upstairs are too loud.
