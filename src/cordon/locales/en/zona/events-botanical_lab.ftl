# B01
event-b01 = Choking vines
event-b01-1 =
    The stairwell is plaited shut. The vines are furred, thick as a wrist, and have held the handrail so long
    that the iron has rusted out of their grip and only its shape is left. When you pull on one, its
    neighbours tighten.
event-b01-1-pass-1 = You saw through the oldest. The rest go slack, a rope that nobody holds any more.
event-b01-1-fail-1 = A loop draws shut round your chest. Before you can cut it, a rib gives.
event-b01-2 =
    Down here a wall of taps fed the plants, each with an enamel plate in Latin. One line carries water; what
    the others carry has stained every drip tray its own colour. Behind the next door the vines flinch
    whenever a pipe knocks.
event-b01-2-pass-1 = One spout wears a crust of kettle lime. Water. The vines drink, and let go of the door.
event-b01-2-fail-1 = The tap for the ferns spits orange dust, and the counter on the wall wakes up. You leave.
event-b01-3 =
    A slice of vine hangs on the wall, sanded and varnished, with pins in its rings. Every emission leaves
    one, narrow and black. The pins near the bark carry dates you remember. You count inward, past the fire,
    past the war, and where the wood grows too old for pins the rings are still narrow, still black.

# B02
event-b02 = Sweet smell
event-b02-1 =
    Baked apples, the sugar burnt at the rim of the dish, exactly as your aunt in Ovruch used to let it burn.
    The smell comes from under a door on the landing. The door has been nailed up from this side, with very
    long nails.
event-b02-1-pass-1 = You crush a match head between your teeth, taste nothing but sulphur, and pass the door.
event-b02-1-fail-1 = You have four of the nails out before you remember how long she has been dead.
event-b02-2 =
    The way on leads through the still room. Copper vats have slid off their stands and jammed across the
    floor, and what ran out of them has set around them, clear as amber, with wasps in it. Your boots are
    already sticking.
event-b02-2-pass-1 = You leave the floor, climb the vats on your knees, and drop off the far end.
event-b02-2-fail-1 = The amber snaps and a vat rolls. It has your hand against the tiles before you can move.
event-b02-3 =
    Boxes of questionnaires, filled in by evacuees during the first winter. Describe the smell of your
    kitchen. Describe your stairwell after rain. Beside each answer a chemist has put a formula and the date
    of the trial. The last column counts those who walked back through the wire to look for it. Ovruch has a
    box of its own.

# B03
event-b03 = Toll on the stairs
event-b03-1 =
    The bandits have sawn a school desk in half for a toll booth, and the one they call Zhaba sits in it with
    his cap held out. Behind him, on a tractor chain, something under a tarpaulin is licking the plaster off
    the wall.
event-b03-1-pick-1 = “Fair’s fair. Buy it something better than plaster.”
event-b03-1-pick-2 = Kick the desk over and go for the chain.
event-b03-1-pass-1 = You throw a loop of its own chain over the newel post. Zhaba pulls in his feet.
event-b03-1-fail-1 = It reaches farther than the chain is long. They haul you back up, laughing.
event-b03-2 =
    On the lower landing the air above one stair trembles. A sunflower husk, flicked at it, does not fall; it
    hangs there, turns and goes black. The bandits have drawn a chalk line around the place, rubbed it out and
    drawn it again, many times.
event-b03-2-pass-1 = The husk dips when the thing turns over. You cross on the dip.
event-b03-2-fail-1 = The line you trusted is one of the old ones. Your cheeks are scorched dry as you climb back up.
event-b03-3 =
    The seed office has a planting plan of the Swamp and the Farms, coloured by hand. From the ground,
    anomalies seem to lie anyhow. On the plan they stand in rows, at a sowing distance, with a note of which
    to thin out in spring. You find the one on the stairs. It is entered in green: self-sown.

# B04
event-b04 = Seed room
event-b04-1 =
    The seed room is cold, though no machine is running. Drawers go up to the ceiling. The lowest have burst,
    and the rye that poured out of them is printed all over with tracks. Behind the ladder something is
    eating, one grain at a time.
event-b04-2 =
    The germination cabinets beyond are shut and dark, and they tick: seed coats splitting behind the steel,
    hundreds of them, each in its own time. As you come between the cabinets they fall into step.
event-b04-2-pass-1 = You hum a wedding polka, badly, off their beat, until you are out at the other end.
event-b04-2-fail-1 = Your heart takes up the beat and misses when they miss. You back off until it is yours.
event-b04-3 =
    A sack hoist goes down to the lower store. The rope is good, but the brake is worn to the rivets. A
    counterweight of old plough iron hangs above you in the dark. One sack is still on the hook, and moths
    have been at it.
event-b04-3-pass-1 = You pay the rope out slowly enough to read every stencil on the way down.
event-b04-3-fail-1 = The rope runs. The plough iron comes down past you, and not quite past.
event-b04-4 =
    They sprouted wheat in total darkness, in the cellar and up on the roof, and every shoot leaned. Each lean
    has been ruled onto a section through the ground. The lines meet beneath the Power Plant, far deeper than
    anyone ever dug. They repeated it each spring and wrote the depth beside the crossing. It is getting less.

# B05
event-b05 = Burst greenhouse
event-b05-1 =
    Whatever burst the greenhouse did it from inside; the wall opposite is furred with glass. Rust-coloured
    moss has taken the beds. Duckboards cross it, half sunk, and in a few places the moss keeps well clear of
    the wood.
event-b05-1-pass-1 = You tread only where the moss grows right up to the boards.
event-b05-1-fail-1 = The bare boards looked drier. Halfway over, your teeth ache, and both ends are equally far.
event-b05-2 =
    A roof truss has dropped across the propagation pits, and it is the only bridge. Below it, panes stand on
    edge in the mud, close as plates in a rack. A gardener’s apron hangs from the middle of the truss, where
    he must have taken it off.
event-b05-2-pass-1 = You go astride and shuffle, past the apron, until your knees touch tiles.
event-b05-2-fail-1 = You slip and the truss catches you. Your pack takes the glass, and you edge back.
event-b05-3 =
    The bed at the end is white tobacco in full flower. The flowers turn to your lamp as it goes by. When you
    lower it, they turn to your face. The path between them is no wider than a boot.
event-b05-3-pass-1 = You put the lamp out and cross by touch, with your cheek to the wall.
event-b05-3-fail-1 = You look into one of them, and it looks longer than you can. You grope back to the truss.
event-b05-4 =
    In the middle of it all, one bed no larger than a door: black earth and clover. The counter fixed above it
    is silent. According to the report, clover like this would have cleaned the Zone in nine summers. The
    ministry’s reply is clipped on top. The seed is to be burnt, so that the territory may keep its
    properties.

# B06
event-b06 = Overgrown lift
event-b06-1 =
    Ivy sticks out between the lift doors. Behind them the cage is packed with roots that came in through the
    roof, found nothing, and went out through the floor. You can still read the inspection certificate. It is
    valid until June.
event-b06-1-pick-1 = Crowbar between the doors, boot against the wall.
event-b06-1-pick-2 = “A weed is a weed. Pull.”
event-b06-1-pass-1 = It comes out all in one piece, like a rug, and the cage sinks a little under you.
event-b06-1-fail-1 = For every armful you drag out, another slides down. You end up sitting on the heap.
event-b06-2 =
    The cage goes down past floors for which it has no button. On each of them the gate shows a lit corridor
    with an armchair turned towards the lift. The chairs are occupied. You would know by whom, if you raised
    your eyes.
event-b06-2-pass-1 = You read the certificate, down to the name of the printer, until the cage stops.
event-b06-2-fail-1 = You raise your eyes. She gets up, glad to be recognised, and you hammer the top button.
event-b06-3 =
    The shaft ends in a cellar of roots, and the roots bear galls as big as a fist. You have seen such things
    sold at the Inn, wrapped in foil. On the bench the botanists have sawn a row of them in half. Every one
    has grown, like a pearl, around something out of a pocket; here a latchkey, here a collar stud. You cut
    down a whole one.

# B07
event-b07 = Pollen storm
event-b07-1 =
    Behind the inner door the corridor is yellow from wall to wall. The pollen does not drift, it circles,
    from vent to vent, around a clear place that wanders up and down. Along the skirting someone has left a
    row of shoes, neatly, toes to the door.
event-b07-1-pass-1 = The clear place turns back at every second vent. You walk the corridor inside it.
event-b07-1-fail-1 = The clear place closes on you. You cough yellow all the way out, and it burns.
event-b07-2 =
    The airlock has no current. A hand crank will wind the door up, a hair’s breadth with each turn. Beside it
    gapes the fan shaft, its blades still idling round in the wind from the other side.
event-b07-2-pick-1 = Spit on your palms and wind.
event-b07-2-pick-2 = “Now. No. After this blade. Now.”
event-b07-2-pass-1 = You dive, and the next blade takes nothing but the heel of your boot.
event-b07-2-fail-1 = The blade is blunt, or you would be worse off. It bats you back against the crank.
event-b07-3 =
    In the changing room lab coats hang on their pegs, filled with pollen to the cuffs. The seams are giving
    way. As each coat empties it lets out a breath, and in the breath there is one word. They seem to go in
    order.
event-b07-3-pass-1 = You walk out between them and leave the sentence unfinished.
event-b07-3-fail-1 = You stay for the last coat. The sentence was meant for you, and it sends you back.
event-b07-4 =
    Air filters in envelopes, posted here from weather stations as far off as Lyon and Tashkent. This pollen
    is on all of them. Only the dates are strange: the farthest stations caught it first, then the nearer,
    then Kyiv, and at the end the posts along the wire. Someone has put arrows on the wall map. They all point
    in.

# B08
event-b08 = Bandit quarters
event-b08-1 =
    The upper floor is theirs: bunks between the fume cupboards, shirts drying on the gas pipes. They are
    sharing out the things of a scavenger whom you saw alive on Monday. The one with the scissors asks if you
    want the gloves or the spoon.
event-b08-1-pick-1 = “The gloves. I hardly knew him.”
event-b08-1-pick-2 = Say nothing, back into the shirts, make for the stairs.
event-b08-1-pass-1 = They come to blows over his boots. The shirts swing behind you, and nobody counts.
event-b08-1-fail-1 = A peg drops. They stop arguing about his boots and agree about you.
event-b08-2 =
    The isotopes are kept in lead pots along the cellar passage, and so, since the bandits moved in, are the
    pickled mushrooms. Nobody has labelled anything. You have to squeeze through between the shelves, with
    your back to one row or the other.
event-b08-2-pass-1 = The mushroom lids are greasy with thumbs. You press your back to those and breathe in.
event-b08-2-fail-1 = Your sleeve shifts a lid. There is no smell of vinegar, and you get out too late.
event-b08-3 =
    A table is laid for the men upstairs, with a medical scale at its head, the kind with sliding weights. The
    bread has just been cut. You have not eaten since yesterday, and the kitchen is quiet.
event-b08-3-pass-1 = You put your hands in your pockets and go out through the kitchen.
event-b08-3-fail-1 = One slice. You wake with your cheek on the oilcloth and your arms heavy as wet sand.
event-b08-4 =
    The cook’s notebook has a page for every man upstairs, with his weight on Sundays and the bed his potatoes
    were dug from. Those who ate from the fourth bed have been crossed out, one after another, at the same
    weight. The men think they found this place empty. The cover says: group C, not to be informed.

# B09
event-b09 = Roots in the wall
event-b09-1 =
    The only way is between the plaster and the rock, where the roots run. They are smooth as lead pipe, and
    the dust they shed glitters in your lamp. You hold your breath for as much of it as you can. It is longer
    than a breath.
event-b09-2 =
    Past the bend they thin out and hang in threads across the crawlway. Each thread that touches your neck
    brings the same thought, mild and sensible: stop here, it is not far to anything.
event-b09-2-pass-1 = You say the stops of the Korosten train aloud, in order, and crawl one for each.
event-b09-2-fail-1 = You stop for a minute. When it is over, your lamp is nearly empty and your knees will not bend.
event-b09-3 =
    A taproot as stout as a barrel has lifted the last door off its hinges and holds it flat against the
    ceiling. Between the root and the frame is a slot, edged with torn steel. Now and then the root shifts,
    the way a sleeper does.
event-b09-3-pass-1 = You wait for it to turn over, and post yourself through.
event-b09-3-fail-1 = It settles while you are in the slot, and the steel goes in under your arm.
event-b09-4 =
    The roots follow the telephone cables. You pare one, and there is no copper in it any longer, only wet
    white wood. At the end stands a switchboard with its headset on a nail. You plug in under Headquarters and
    hear a soldier cough. You plug in where there is no label: pine needles dropping, and your own breath, a
    little late.

# B10
event-b10 = The orchard breathes
event-b10-1 =
    The cellar is an orchard. Apple trees stand in rows under dead lamps, in leaf, and all the leaves lift
    together, and after a while all of them sink. Between two trunks the grass lies combed towards a place
    where there is no third.
event-b10-2 =
    Every trunk has a zinc tag, punched with a pedigree in strokes and dots: this one crossed with that, the
    offspring crossed back. The rows follow the crossings. Anyone who could read them could walk to the pump
    house; the gardeners must have done it nightly.
event-b10-2-pass-1 = You keep to the mother’s line, from tag to tag, and touch brick.
event-b10-2-fail-1 = You trace one tree back to a parent that was no tree, and cannot let go of the tag.
event-b10-3 =
    The boughs over the pump house have been trained on wires. With each breath the wires draw tight across
    the door, humming, and then they sag. The fruit is small and hard and knocks on the planks.
event-b10-3-pass-1 = You throw yourself across them on the sinking breath, and the door gives.
event-b10-3-fail-1 = The orchard breathes in before you are clear. A wire takes you across the collarbone.
event-b10-4 =
    A pen rests on a paper drum, drawing the orchard’s breath. What you saw outside is only flutter. The curve
    beneath it has been rising ever since the drum was first wound, through every emission, for seven years,
    without a dip. It is still breathing in. On the sill lies a windfall that never was an apple. You need
    both hands to pocket it.
