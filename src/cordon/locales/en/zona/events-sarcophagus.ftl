# S01
event-s01 = The long ladder
event-s01-1 =
    The ventilation shaft drops past the reach of your lamp. Every rung is wound with strips of bed linen,
    some with a hospital laundry mark, knotted by a person who climbed barehanded. The draught comes from
    below and smells of wet plaster.
event-s01-1-pass-1 = The linen grips well. You go down hand under hand until the opening above is a coin.
event-s01-1-fail-1 = A rung pulls out with its bolts. You hit the landing ribs first and have to climb back.
event-s01-2 =
    Far down there is a chalk mark on the wall: a fish, drawn in one line. You pass it. Some time later you
    pass it again, with the same crumb of chalk stuck at the tail. There has been no turning. A ladder has
    none.
event-s01-2-pass-1 = You shut your eyes and climb by breath alone. When you look, the wall is bare.
event-s01-2-fail-1 = Fish after fish. When you come to, you are hanging at the top, talking to the bricks.
event-s01-3 =
    The shaft ends in a valve room where the air ripples above the floor. Planks lie from pipe to pipe. Beside
    the one gauge that still moves hangs a page from a squared exercise book, columns of figures in a
    bookkeeper’s hand, half of them struck out.
event-s01-3-pass-1 = The struck-out figures are the safe ones. You cross the planks in their order.
event-s01-3-fail-1 = You read the columns from the wrong side. Heat comes up between the planks, and your counter howls you out.
event-s01-4 =
    Below the last rung there is no floor. There is Pripyat, seen from the height at which storks circle, with
    the lamps lit and bed sheets moving on the balconies. A woman closes a window, and the sound takes its
    time coming up. On the rung by your knees hang gloves, pair beside pair, tied by the cuffs, some stiff
    with age. You pull yours off with your teeth and tie them there. The iron is warm to bare hands. Down on
    the avenue a bus waits with its door open. You let go with one arm, so that the driver can see you wave.

# S02
event-s02 = Own footsteps
event-s02-1 =
    Dust lies in the cable gallery as fine as sifted flour, and it has been walked on: your own boots, the
    left heel short of a nail. The prints go in and do not come out. At one spot the stride is far too long
    for a corridor.
event-s02-1-pass-1 = You copy the long stride. Behind your heel the grating sighs and drops away.
event-s02-1-fail-1 = You keep your own pace. The grating folds, and you drag yourself back on two torn shins.
event-s02-2 =
    The steps behind you halt half a beat after yours. One lamp, and it throws two shadows on the tarred wall.
    What stands at your shoulder breathes through its mouth, patiently, and its breath carries the onion you
    ate this morning.
event-s02-2-pass-1 = You do not turn. You hold out the rest of the onion over your shoulder, and it is taken.
event-s02-2-fail-1 = You turn. When you can think in sentences again, you are crouching at the gallery’s far end.
event-s02-3 =
    The prints end in the middle of the great hall, side by side, toes towards the light that leaks from under
    the fallen lid. You set your boots into them, left and then right, and the missing nail matches. Then the
    other footsteps arrive. They come in out of the gallery one at a time, with your limp and your hop at the
    grating, every step you have taken since the cordon; it lasts most of an evening. When the last one has
    stood itself under you, the hall is so quiet that you can hear snow come through the roof and land.

# S03
event-s03 = Guardian
event-s03-1 =
    The passage is lived in. There is a bed of cotton overalls, trodden round like a dog’s, and along the wall
    a row of gas masks set out by size. Whatever sleeps here has heard you on the stairs, and gets up without
    hurry.
event-s03-2 =
    Farther in, a ship’s chain is bolted to a beam, and its links slide off into the dark. A half-circle is
    worn into the concrete, smooth as a church doorstep. Between the half-circle and the wall there is room
    for one thin person, sideways.
event-s03-2-pass-1 = You go along the wall with your belly drawn in. The chain snaps taut a hand from your face.
event-s03-2-fail-1 = It knows the length of that chain better than you. You are flung back down the passage.
event-s03-3 =
    The last door is unlocked. In front of it the air leans on you like a drunk on a night train, and a voice
    keeps asking, politely, who is going to relieve it. It has asked so often that the words have lost their
    edges.
event-s03-3-pass-1 = “Soon,” you say, and mean it, and the weight lets you by.
event-s03-3-fail-1 = You answer it for hours. In the end you are sitting on the stairs and the door is shut.
event-s03-4 =
    The floor beyond is swept. In a hall where the roof comes down in handfuls there is not a crumb of
    concrete on a circle as wide as a threshing floor, and the broom leans by the door, birch twigs worn to a
    fist. In the middle lies what everybody walked here for. It is no bigger than a loaf and lights the beams
    from below. You take off your boots before you step in. Behind you the chain drags out to its full length,
    and a heavy body lies down across the threshold, facing outward.

# S04
event-s04 = Hot corridor
event-s04-1 =
    Lead sheets were hung along both walls once. They have slumped off their hooks and lie across the floor in
    folds, soft as washing. There is no other way in. Halfway along, your fillings start to taste of nails,
    and the counter sticks on one long note.
event-s04-2 =
    A column of hot air stands where the pipes cross. Plaster flakes drift up in it, go white at head height
    and are not there any more. On the floor lies a line of thrown bolts, each with a strip of red gauze, and
    then the line stops.
event-s04-2-pass-1 = The gauze strips all lean one way. You go round by the side they lean from.
event-s04-2-fail-1 = You trust the bolts one step too far. The column shifts, your sleeve browns, and you back off.
event-s04-3 =
    The changing room is lit. White cotton suits hang on the pegs, and from the showers come warm steam and
    the voices of men arguing about Dynamo Kyiv. One peg is empty. One towel is dry. Somebody calls out to you
    to hurry up and close the door.
event-s04-3-pass-1 = You close it, from the outside. The water stops.
event-s04-3-fail-1 = You sit down for a minute. Later the room is dark, and you are still arguing.
event-s04-4 =
    After that the floor is glass. It ran down these stairs once and set in ripples, brown as beer bottles,
    and it rings under your boots. Here and there in the ripples are pockets with a skin no thicker than first
    ice.
event-s04-4-pass-1 = You hear the hollow note before you put your weight on it, and go round by the rail.
event-s04-4-fail-1 = The brown skin breaks. You pull out a gashed knee and crawl back up the stairs.
event-s04-5 =
    The counter stops. You hold it to your own sleeve and it shrieks; you hold it out into the room and it is
    silent. The room is round and tiled, cleaner than any kitchen in Poltava. The only dirty thing in it is
    you. In the middle, at the height of your chest, hangs a small clear spot, like the place on a window that
    a sleeve has wiped. Dust drifts off your shoulders towards it in a thin stream, and every grain, arriving,
    gives one spark. You unbutton your coat, shake it out thoroughly, the way one does at home, and hang it on
    nothing. It stays.

# S05
event-s05 = It wants a gift
event-s05-1 =
    An embroidered towel is spread on a step, red cocks along the hem. Above it the air is thick as aspic and
    has closed the stairs from wall to wall. A brass compass hangs in it at eye level, and higher up a pebble
    that glows, both turning, both out of reach.
event-s05-1-pick-1 = Lay the strangest thing you own on the towel, and bow.
event-s05-1-pick-2 = “I pay nobody. There’s a gap in it somewhere.”
event-s05-1-pass-1 = Where the compass needle trembles the air is thin. You slide through under it.
event-s05-1-fail-1 = It takes your arm to the elbow, hot as soup, and spits you down the stairs with your counter raving.
event-s05-2 =
    At the top it asks again. It has your aunt’s voice, the one for guests, and it does not want anything you
    carry. It only wants to know what you would give. Your mouth has the first syllable ready before you do.
event-s05-2-pass-1 = You swallow the word. The stairwell sulks a while, then lets you by.
event-s05-2-fail-1 = You name it aloud, and are back at the bottom step, looking for it in your pockets.
event-s05-3 =
    On the landing it keeps the gifts it thought poor. Pickle jars dangle on fishing line, so many that you
    have to stoop among them, and in each is some small piece of rubbish. All the lines run to one nail, and
    the nail is holding up the lintel.
event-s05-3-pass-1 = You part the lines with two fingers, like hair. Nothing up there stirs.
event-s05-3-fail-1 = A jar knocks its neighbour. The lintel comes down on your shoulder and shuts the landing.
event-s05-4 =
    There are no more stairs, only a bowl in the foundations, and in it the thing that asks. It is busy. It
    turns over what people have brought, slowly, as a tide turns shells. For you it has spread another towel
    with red cocks along the hem. On it lies your left glove, the one you lost at the wire on your very first
    night, and the thumb has been darned in red thread by somebody who had never seen a glove and was patient.
    You put it on. It is warm as far as the wrist. Inside, a hand takes yours.

# S06
event-s06 = The one before you
event-s06-1 =
    What lives in the pump room wears the straps of a rucksack, grown into its hide the way wire grows into a
    tree. From one strap hangs a cloakroom disc of the Inn. It has heard boots like yours before, and it comes
    to look.
event-s06-2 =
    His camp is behind the pumps: a mat, and a chessboard with a game half played against himself. On the
    wall, in carpenter’s pencil, he has written out reasons for going home, and after each he has ruled a line
    for a signature. They are good reasons.
event-s06-2-pass-1 = You make one move on the board, for Black, and go on.
event-s06-2-fail-1 = You sign, line by line, down to the skirting board, and turn back to the stairs.
event-s06-3 =
    Rails run from the camp down into the light, and on the rails stands a trolley, the kind worked by two
    people seesawing at a beam. One handle is worn as bright as a spoon. The other is still in its factory
    grease. So he got this far, and pushed by himself, and each day it moved the length of a boot. You take
    the greased handle and lean on it. Across from you the bright one rises, waits at the top for a moment,
    and comes down under a weight you cannot see. The wheels give one squeal. Then they turn easily, and it is
    downhill.

# S07
event-s07 = Folded room
event-s07-1 =
    Through the far door of the locker room you see a locker room with a far door, and your own back going out
    of it. Your left boot is wet before you reach the puddle. There are creases in the tiles, and along the
    creases the air is not at rest.
event-s07-2 =
    The next room lies on its side. The door you need is overhead, in a wall that has become the ceiling, and
    a fire hose hangs out of it with the brass nozzle level with your chin. Whenever you shift, the lockers
    shift.
event-s07-2-pass-1 = You go up the hose knee over knee while the lockers slide to where you stood.
event-s07-2-fail-1 = The hose unreels. You land under the lockers, and the room rights itself with you outside.
event-s07-3 =
    Then a corridor with doors on both sides and the same poster about washing hands between every two of
    them. You try one door after another and keep coming in by the first. On a few of the posters the soap is
    in the other hand.
event-s07-3-pass-1 = You take only the doors beside the wrong hand. The corridor runs out of posters.
event-s07-3-fail-1 = Soap, hand, soap. You find yourself among the first lockers, washing at no basin.
event-s07-4 =
    Behind the last poster is the kitchen of your old flat, oilcloth and all, with rain on the sill. A plate
    has been put over a bowl to keep it hot. The way on is through the larder, and a chair stands across it,
    pulled out a little, for you.
event-s07-4-pass-1 = You set the chair aside, put it back behind you, and leave the bowl covered.
event-s07-4-fail-1 = You eat. By the time you remember who lives there now, the larder is a wall.
event-s07-5 =
    The last room is folded as small as a handkerchief and lies on the larder floor, between the jars. You
    pick it up by two corners. There is a weight in it, and a murmur. So you do what is done with a cloth
    after supper, you carry it to the door and shake it, and it falls open, and goes on falling open: a hall
    with its lid off, then forest, then the river with cranes standing in the shallows, a long way down.
    Crumbs fly off into the sun. It settles over everything without a crease, and you are still holding the
    hem.

# S08
event-s08 = Falling slab
event-s08-1 =
    A ceiling slab hangs in the turbine hall by its own reinforcing bars. Surveyors have glued strips of glass
    across the crack, each with a date in grease pencil, to see if it moves. You are underneath when one of
    the strips says tick.
event-s08-1-pass-1 = You stop dead. The slab lands a pace ahead, and the hall goes grey.
event-s08-1-fail-1 = The edge of it clips you and throws you on, towards the far wall.
event-s08-2 =
    The way down is a slot beneath the slab now. A car jack stands in it, rusted at its lowest turn, next to a
    Zaporozhets hubcap full of cigarette ends. Somebody lay here and took his time. He has gone off with the
    handle.
event-s08-2-pass-1 = You turn the screw with your fingers, tooth by tooth, until your ribs fit under.
event-s08-2-fail-1 = The jack kicks out sideways. You pull your hand free, and the slot is shut.
event-s08-3 =
    You crawl with one cheek on the concrete. Overhead the slab settles, and each time the space is less by
    the thickness of a coat. Not far in front of you somebody knocks: two, a pause, one. It is the knock your
    family uses.
event-s08-3-pass-1 = You knock back and crawl towards it. The slab breathes out, and holds.
event-s08-3-fail-1 = You lie and knock until you forget what for, then back out feet first, whispering.
event-s08-4 =
    The roof is still coming down. It has been coming down since that night, so slowly that sand martins have
    built on it: great panels, and a whole fan with its blades spread, each sinking by a hand’s breadth in a
    summer. A beam is in your way; you push it with a finger and it swings off like a moored boat. In the
    middle of the hall, where the first piece is going to land, grass has grown through the grating, and it
    has been mown. You look up along all that weight. A martin drops from its nest, dips under a girder and
    comes home with a fly.

# S09
event-s09 = Race the timer
event-s09-1 =
    A relay clicks in a cabinet you have not touched, and a drum with a paper strip begins to turn. Down the
    corridor steel shutters start to close, the farthest first, each with a cough of dust. A pen scratches on
    the strip whenever you move.
event-s09-1-pick-1 = Run, and don’t stop for breath.
event-s09-1-pick-2 = Get your back under the shutter and hold.
event-s09-1-pass-1 = The motor burns out on your shoulders, and with it all the others down the line.
event-s09-1-fail-1 = The shutter wins. You are left on the wrong side with an arm you cannot lift.
event-s09-2 =
    At the end stands a control desk as long as a tram. A hand goes round a dial whose marks have been scraped
    off and painted in again, closer together. The one switch that matters has been taken out; from the hole
    stick two wires, one dusty, one not.
event-s09-2-pass-1 = You trace the clean wire under the desk to its fuse, and pull the other.
event-s09-2-fail-1 = You choose, and the ticking moves inside your head. You grope back along the shutters, counting for it.
event-s09-3 =
    The hand reaches the top and a bell goes, an ordinary one, as in a school. Doors open along the hall. Men
    in white caps come in with the cold still on their coats, talking about perch and where they bite, and
    take their places at the desk. One of them moves you aside by the elbows because you are standing at his.
    “You’ve been on since Friday,” he says. “Go home.” He rules a line under something in the log. Behind the
    last shutter it is getting light. A bicycle leans on the wall with dew on its saddle, and somebody has
    oiled the chain.

# S10
event-s10 = All your dead
event-s10-1 =
    They stand along the corridor wall the way people queue for bread, everyone you ever followed to a
    cemetery. Uncle Stepan has brought his spade. None of them looks at you. They shuffle up to make room, and
    there is a place between two coats.
event-s10-1-good-1 = Your grandmother has kept the heel of the loaf for you, with salt. It is still warm.
event-s10-1-neutral-1 = They talk among themselves, and not about you.
event-s10-1-bad-1 = They have heard. Word gets down here too. One after another they turn to the wall.
event-s10-1-pass-1 = You greet each by name and patronymic, and keep walking.
event-s10-1-fail-1 = You take the place. The queue moves up all night and leaves you at the tail of it.
event-s10-2 =
    Round the bend the line goes on, longer than your funerals account for. One stands a little out from the
    wall. The coat is right, so is the scar from the threshing machine, but the boots are on the wrong feet
    and both hands are behind the back.
event-s10-2-pass-1 = You cross to the far wall. What it had behind its back shuts on air.
event-s10-2-fail-1 = You say his name. What he had behind his back takes you across the legs, and the line closes.
event-s10-3 =
    The queue ends at a steel door whose counterweight has come off its cable. It has to be lifted from below,
    as one lifts a cellar hatch. They watch you spit in your palms. Nobody helps, but Uncle Stepan looks at
    how you set your feet, and nods.
event-s10-3-pass-1 = It comes up past the knees, past the hips, and stays.
event-s10-3-fail-1 = Your back goes with a crack like kindling, and the door drops where it was.
event-s10-4 =
    The hall beyond is too bright to look into, so nobody does. They come in after you under the door and find
    themselves seats in the rubble, on pipes and fallen beams. Uncle Stepan sits on his spade. It is what one
    does before a long road, sit down for a moment and say nothing, so that the road goes well. You choose a
    cable drum. Opposite, your grandmother smooths her apron, looks round to see that no one is missing, and
    waits a little longer than is usual. Then she slaps both knees, and everybody gets up.

# S11
event-s11 = Blue light
event-s11-1 =
    The light comes under the door first, blue as a gas ring. It lies on your boots and does not warm them.
    Inside, your teeth begin to ache one after another, and with your eyes shut you can still read the fire
    regulations on the far wall.
event-s11-2 =
    Nothing in this hall has a shadow. The steps, the rail and the gap where the rail stops are one flat blue,
    like paper. Ahead of you, at the height of the floor, a dead moth is turning slowly round.
event-s11-2-pass-1 = Water. You draw back your foot and follow the edge round by its moths.
event-s11-2-fail-1 = The next step is the pool. You haul yourself out where you fell in, soaked and ticking.
event-s11-3 =
    A gantry spans the pool. Its control box has been mended with doorbell buttons, none of them labelled,
    some worn to the brass. Deep down stand the racks, and over one of them the water shivers like air above a
    stove. The bridge must not stop there.
event-s11-3-pass-1 = You press the button nobody has worn. The bridge groans across, well clear of the shiver.
event-s11-3-fail-1 = The bridge stops over the shivering water. It brings you back when you have looked enough.
event-s11-4 =
    On the other side a ladder leads down to a window in the pool wall. There is your face in the glass, and
    behind the glass, in the same place, a face with your scar and forty more years. It is telling you
    something, slowly, and seems pleased.
event-s11-4-pass-1 = You breathe on the glass until both faces are gone, and turn the latch.
event-s11-4-fail-1 = You read it off the lips. You walk back the way you came, so as not to repeat it.
event-s11-5 =
    In the room behind the window the blue is running together. It comes off the walls and out of your
    sleeves, and gathers above the drain until it would fit in a thimble. Whatever it leaves gets its colour
    back. There is a fire bucket, and it is red. You had forgotten, in all your time inside the wire, how red;
    you stand there and look at a bucket. Your hands are brown, with pink nails. The thimbleful of blue turns
    in the air before you, in no hurry, a seed looking for somewhere to come down, and you hold out a palm.

# S12
event-s12 = The heartbeat
event-s12-1 =
    It comes up through your soles: one thump, then nothing for the length of a slow breath. At each thump the
    dust on the floor jumps into rings and a crack in the end wall shines white. A screw lying near the crack
    has melted flat as a kopeck.
event-s12-1-pass-1 = Every so often the beat comes late. You wait for that one, and cross in the gap.
event-s12-1-fail-1 = You cross on the beat. The white goes through you as through a window, and you stumble out beyond.
event-s12-2 =
    Closer in there is no pause left to stand in. Your own pulse has taken up the time, in the neck first and
    now behind the eyes; when the thing waits, you wait. The puddle at your feet has stopped rippling. It
    stands up in a peak, and holds.
event-s12-2-pass-1 = You hum a wedding song, badly, out of time, until your pulse is yours again.
event-s12-2-fail-1 = Between two beats there is nobody in your coat. You crawl away along the wall.
event-s12-3 =
    It is no bigger than a calf. It lies in a nest of melted pipes under the broken lid, dark, without a face,
    and at each beat a light crosses its hide as wind crosses barley. You have come with a plan, and with a
    sack for it. Instead you kneel and lay your palm on it, low down, the way your grandfather did in the byre
    when a cow was labouring and nothing could be done but stay. It shivers. The beat stumbles, slows, and
    comes down to yours. All over the Zone, from the Swamp to the Proving Ground, the dogs leave off barking.

# S13
event-s13 = Sealed core
event-s13-1 =
    The last pour of concrete has a manhole in it, the ordinary kind, with the stamp of the Pripyat
    waterworks. It has been welded all the way round by a man who drank: the bead wanders, and in one place it
    misses the rim altogether. There is frost on everything here but the iron.
event-s13-1-pick-1 = Crowbar into the gap, and lean.
event-s13-1-pick-2 = Fingers under the rim. Up she comes.
event-s13-1-pass-1 = The bead rips like a seam, and the lid stands on its edge.
event-s13-1-fail-1 = The lid comes up, hangs, and comes down on your forearm. It does not come up again.
event-s13-2 =
    The shaft below is lined with quilted jackets, hundreds, nailed up to keep some noise in, or out. It is so
    still among them that your eyelids click. Then the sleeves begin to stir, with no draught, the nearest
    first, and they are stirring towards you.
event-s13-2-pass-1 = You fold your own arms tight and let yourself down between the sleeves.
event-s13-2-fail-1 = You lean back into them. They are kind. It is evening before they hand you up again.
event-s13-3 =
    The core is a steel egg on legs, its hatch held by a ring of cranks. A card of typed instructions is wired
    to it, and beside that the carbon copy, which gives the steps in another order. Both bear the same
    engineer’s signature, in the same green ink.
event-s13-3-pass-1 = On one of them the hand shook. You follow the other, and the cranks go round like butter.
event-s13-3-fail-1 = At the last crank a dry warmth vents into your collar. You are up the shaft before it finishes.
event-s13-4 =
    You have your eyes screwed shut. What comes out, past your cheek, is air. It is mild and a little damp, it
    smells of poplar buds and the river, and it is the air of one night in late April, from before half past
    one, with a hill of concrete poured on top of it. It goes by you up the shaft, and all the empty sleeves
    lift to let it through. In the egg hangs a piece of darkness with stars in it. A nightingale tries two
    notes, breaks off, and tries again. You hold the hatch open with your shoulder. Nobody tells you to close
    it.

# S14
event-s14 = Four doors
event-s14-1 =
    The first door is only plywood. From its keyhole runs a thread, the waxed kind that sausages are hung on,
    along the skirting and up to a shelf loaded with flywheels. The knot is a butcher’s knot, and it was tied
    to be found. Lower down there is another thread.
event-s14-1-pass-1 = You pinch the lower one, cut it, and let the slack down to the floor.
event-s14-1-fail-1 = The shelf lets go. You sit in the corridor, ear ringing, and scrap iron has the door.
event-s14-2 =
    The second has no leaf. A haze hangs in the frame, and the room behind it looks a little too large. A
    broomstick pushed through comes back longer by a hand, and scorched. The haze swells and shrinks, and has
    burnt its sizes into the doorpost.
event-s14-2-pass-1 = You wait until it shrinks to the mark at your own height, and walk in.
event-s14-2-fail-1 = You go in at the wrong mark. It returns you to the corridor with your skin tight and tingling.
event-s14-3 =
    The third is your parents’ front door, padded oilcloth and brass tacks, one tack missing. Slippers come
    along the hall behind it. The chain goes on. “Who is it?” asks a voice that has known your step on the
    stairs for years.
event-s14-3-good-1 = “People write such nice things about you,” says the voice. You can smell soup through the oilcloth.
event-s14-3-neutral-1 = “Not a word, all these years,” says the voice, and waits.
event-s14-3-bad-1 = “People write to us,” says the voice. It does not say what.
event-s14-3-pass-1 = “Nobody,” you say. The chain comes off, and behind the door is bare concrete.
event-s14-3-fail-1 = You tell them. They won’t hear of it, and talk you all the way back down the stairs.
event-s14-4 =
    The fourth is lead, cast in one piece, and hung so true that it moves when you push and stops when you
    stop. Sand has been poured in front of it to make boots slip. There are furrows in the sand, deep as the
    ruts at a field gate.
event-s14-4-pass-1 = You dig your heels into the deepest rut and push until the lead goes round.
event-s14-4-fail-1 = Your knee gives before the lead does. The door swings to, softly, in your face.
event-s14-5 =
    Behind the lead is a narrow room with a chair and a board as big as a barn gate, all small lamps, without
    a label. But there is a thick cluster where the Inn would be, and two close together out by White Lake;
    one creeps along under the Red Forest and stops wherever a person would stop to listen. The lamp beside
    your thumb dims each time you breathe out. Below the board is a switch with a wire seal on it, and you
    leave that alone. You draw up the chair. At the bottom edge, by the cordon, a new lamp comes on, flickers,
    and starts north.
