# A01
event-a01 = Sleeping guards
event-a01-1 =
    Two conscripts sleep at the grille, chairs tipped back, foot-cloths drying over the lamp so that the whole
    corridor smells of scorched wool. The key hangs on a bootlace round the nearer one’s neck. It rises and
    settles with his breath.
event-a01-1-pass-1 = You cut the lace on an out-breath. He scratches his collar and sleeps on.
event-a01-1-fail-1 = Your sleeve catches his chair. A rifle butt finds your ribs before its owner opens his eyes.
event-a01-2 =
    Behind the grille stand oak card cabinets, their brass pulls worn pale. Nothing is filed by name or by
    year. The drawers are labelled in grams, and every card has a hole punched near one corner, never quite in
    the same place.
event-a01-2-pass-1 = Stacked by weight and held to the bulb, the cards leave one hole open. It points to a shelf.
event-a01-2-fail-1 = By the last cabinet your knees shake and the cards still mean nothing. The guards are stirring.
event-a01-3 =
    The folder holds the order to evacuate Pripyat, a carbon copy, complete down to what each household may
    carry. In one line a clerk has corrected the weather in pencil. Stapled behind it are the bus depot’s
    receipts for diesel, stamped and paid. They are dated the autumn before the fire.

# A02
event-a02 = Bribe or crawl
event-a02-1 =
    Warrant Officer Hrytsenko sits on a crate across the hatch, peeling a boiled egg with his thumbnail. He
    stows each bit of shell in a matchbox. To his left a cable duct runs the same way, knee-high, its floor
    strewn with smashed insulators.
event-a02-1-pick-1 = “For a dozen more, Comrade Hrytsenko.”
event-a02-1-pick-2 = Lie flat and take the duct while he chews.
event-a02-1-pass-1 = You reach the far grating with dust in your teeth. Behind you he taps another egg on the crate.
event-a02-1-fail-1 = Porcelain opens both your forearms, and then a hand drags you out by the boots.
event-a02-2 =
    The reading room has green lamps, a few of them lit. Every chair is pulled out. You hear pages being
    turned, first at the far desk, then at the one beside it, coming along the row at the pace of an
    invigilator.
event-a02-2-pass-1 = You walk towards the sound. It passes through you and turns the next page.
event-a02-2-fail-1 = The nearest page is in your handwriting. You read one line of it, and then you need the stairs.
event-a02-3 =
    Soil cores lie in long trays, sealed in paraffin, every metre flagged in ink. First sand, then a grey clay
    that the geologist calls undisturbed since the ice. Below the clay, in each of the cores, comes a hand’s
    breadth of asphalt. Through the wax of the last one you can see the white line from the middle of the
    road.

# A03
event-a03 = Bent shelving
event-a03-1 =
    Steel racks have come down across the aisle, each propped on the next. Paper still slides off the top of
    the heap, a sheet at a time. What holds it all up is a librarian’s footstool, wedged under the lowest
    upright, on castors.
event-a03-1-pick-1 = Crowbar under the upright, and lean.
event-a03-1-pick-2 = “I’ve been through narrower. Shoulder first.”
event-a03-1-pass-1 = The rack lifts a finger’s width on your back, and you are out before it sits down again.
event-a03-1-fail-1 = A shelf comes down on your pack. Something in it cracks, and the gap is gone.
event-a03-2 =
    Beyond the wreck, floor plans hang from rails, pegged at the corners. All of them show this level of the
    archive, and on each sheet one wall stands somewhere else. The draughtsman was careful. He has marked the
    fire buckets, and the buckets are where he says.
event-a03-2-pass-1 = One wall is the same on every sheet. You follow it with your palm on the plaster.
event-a03-2-fail-1 = You trust the wrong sheet, pace a room with no fourth corner, and end where you began.
event-a03-3 =
    Surveyors’ books, one for every year since the wire went up. The posts are concrete and have never been
    moved; each spring the crew digs at their feet to make sure. What changes is the distance from post to
    post. Nobody has pushed the fence outward. There is more ground inside it than there was.

# A04
event-a04 = Tripwire corridor
event-a04-1 =
    The corridor has been swept, which nothing else down here has. At shin height a fishing line shows,
    because damp has beaded along it. There will be another, newly strung and still dry. Whoever put them up
    has left the reel on the fire hose.
event-a04-1-pass-1 = The dry one is level with your throat. You go between the two on your knees.
event-a04-1-fail-1 = You step over the wet line into the dry one. Roofing nails leave the wall; you crawl on.
event-a04-2 =
    The stacks are closed to readers, but the pneumatic post still has pressure. Your slip goes off with a
    cough. Some minutes later the capsule drops back into the basket, your slip inside it, stamped: wrong
    form. There is a cupboard of forms.
event-a04-2-pass-1 = The grey one, unsigned. The capsule comes back with a key wrapped in cotton wool.
event-a04-2-fail-1 = You fill in forms until your fingers cramp. The last capsule does not come back.
event-a04-3 =
    Emissions have paperwork. There is a sheet for each, on the form the army uses for coal, with the date of
    delivery typed in beforehand. The office that asks for it changes. The countersignature never does, nor
    the slip underneath: received in good order. On the newest sheet the slip is blank. The date is this
    month’s.

# A05
event-a05 = Drunk sergeant
event-a05-1 =
    Sergeant Bondar fills the stairwell, one boot off, singing to a jar of pickled tomatoes. He will have a
    fight, he says, or else a name: who has been carrying cartridges out of the Headquarters stores? The
    banister leans where he leans.
event-a05-1-pick-1 = “A fight, then. Put down the jar.”
event-a05-1-pick-2 = Tell him who. The man once shared his tent with you.
event-a05-1-pass-1 = You sit him down among his tomatoes. He weeps a little and waves you past.
event-a05-1-fail-1 = He throws you down one flight, follows you carefully, and throws you down the next.
event-a05-2 =
    The aisle below has one bulb, on a timer. It burns for about forty heartbeats, and the button is back at
    the door. The shelf ladders run on rails. In the last of the light you see that one of them has begun to
    roll.
event-a05-2-pass-1 = In the dark you hear the castors pass your sleeve, and step out behind them.
event-a05-2-fail-1 = Back to the button, and back again, until your calves burn and the bulb dies.
event-a05-3 =
    Film is stored in biscuit tins, and the newspaper round each tin is the index: whoever packed them filled
    in the crossword, and one answer gives the place of the next tin. Two of the letters in it belong to no
    alphabet you were taught.
event-a05-3-pass-1 = You leave the strange letters out. The rest gives a shelf and the colour of a tin.
event-a05-3-fail-1 = You say one of the letters aloud. It is some time before you can say anything else.
event-a05-4 =
    The tin holds film from the guards’ own dose badges, developed month by month. None of it is fogged. Every
    frame carries a picture, though a badge has no lens: a steel door at the foot of a stair, always from the
    same step. In the oldest it is shut. In the latest it stands open by the width of a hand.

# A06
event-a06 = Dead air
event-a06-1 =
    The ventilators have stopped. Dust hangs in the room where the last visitor raised it, a passage the
    height and breadth of a man, going across. Your match goes out at the level of your belt. The far door is
    a long room away.
event-a06-1-pass-1 = Chin up, small sips through your collar, no hurry. The far door opens on a draught.
event-a06-1-fail-1 = You run for it. The walls swing round, and you come to beyond the door, grit on your tongue.
event-a06-2 =
    The goods hoist blocks the way down, gate open, platform somewhere overhead. On the floor of the pit lies
    an officer’s cap, pressed flat as a gingerbread. The cable trembles. Upstairs someone is trying one button
    after another.
event-a06-2-pass-1 = The cable goes slack for a moment. You cross the pit, and the platform lands behind you.
event-a06-2-fail-1 = The platform catches your shoulder in passing and spins you back into the aisle.
event-a06-3 =
    The strongroom opens to a word, set on lettered wheels. Next to it hangs a calendar from the Zhytomyr shoe
    factory with one saint’s day struck out in every week. The first wheels are polished by fingers. The last
    are furred with dust.
event-a06-3-pass-1 = One week has a saint whom nobody struck out. The wheels sit down into her name.
event-a06-3-fail-1 = The wheels jam on the third letter. You listen at the steel and go away again.
event-a06-4 =
    A quartermaster’s ledger. In the first summer a battalion of miners went down to dig under the reactor,
    and no entry brings them up again. Their rations are still lowered into the shaft, every Thursday. Each
    delivery has the same tick against it: empties returned. A row of those tins stands by the door. They have
    been washed.

# A07
event-a07 = It nests in paper
event-a07-1 =
    Something has torn the personnel files into strips the width of straw and packed the straw into the vault,
    right up to the sprinklers. It smells of wet fur and bookbinder’s glue. In the middle is a hollow as long
    as a bathtub. The straw there is slowly springing back.
event-a07-2 =
    What it did not tear it has sorted. Bundles lie along the wall, tied with gut. In one, every page has a
    stain; in the next, every page has a drawing of a hand. Your folder will be wherever a thing that cannot
    read would put it.
event-a07-2-pass-1 = Pages with rivers. Your folder is in the middle of the bundle, quite dry.
event-a07-2-fail-1 = You begin to see its reasons, and go on seeing them until you have crawled outside.
event-a07-3 =
    The safe stands on the gallery, and the gallery has been gnawed from beneath. Seen from above the planks
    are sound. A teaspoon that someone dropped has gone halfway through one of them and stands there upright.
event-a07-3-pass-1 = You walk on the nail heads, where the joists are, and do not hurry.
event-a07-3-fail-1 = The plank folds like wafer. You hang by one elbow, and then by nothing.
event-a07-4 =
    The commission’s file on where to build the plant. Five sites were surveyed, and four were better. Pinned
    to the fifth is a letter from some count’s gamekeeper, in the spelling from before the revolution, about
    tracks he refuses to follow. He has drawn them life-size. You crossed such tracks this morning. Over the
    letter the chairman has written: here.

# A08
event-a08 = Cipher clerk
event-a08-1 =
    The bolt of the inner office is wired to a cipher machine. Its dials are painted with the old luminous
    paint, which flakes, and a lead apron hangs over the operator’s chair. This morning’s groups lie in the
    tray, waiting for someone to set them.
event-a08-1-pass-1 = You turn the last dial, and the bolt slides back with the sound of a throat being cleared.
event-a08-1-fail-1 = You have been licking your finger to turn the pages. It shines in the dark; the bolt has not moved.
event-a08-2 =
    The clerk is alive. He is very old and freshly shaved, with a cardigan under his tunic, and he rules
    columns while he talks. “My relief was due in May. Have you brought me something? They always brought
    something. If not, sit: you read the groups and I check them.”
event-a08-2-pick-1 = “From the depot, Grandfather. Sign nothing, it’s yours.”
event-a08-2-pick-2 = Sit down and read to him.
event-a08-2-pass-1 = You read until he nods over his ruler, and then you step round the desk.
event-a08-2-fail-1 = You stop reading, and the groups go on in your own voice. He sends you out to rest.
event-a08-3 =
    “It comes up through the ground, in our own cipher, so I read it,” the clerk says. “Every line is an
    answer.” From the answers he has worked out the questions. Those are sent as well, and he knows from
    where: this building, one floor below the lowest. Then he counts a month’s pay into your hand and blots
    the receipt.

# A09
event-a09 = Shift change
event-a09-1 =
    The guard changes at the bottom stair, one file coming up, one going down, a lieutenant touching each
    helmet with his pencil. Behind the last man there is room for one more. Above the lockers runs a heating
    duct, and they will be gone by dawn.
event-a09-1-good-1 = The lieutenant has heard of you. He leaves you out of his count, and you march down all those stairs in step.
event-a09-1-neutral-1 = Nobody on the stair knows you, for good or ill.
event-a09-1-bad-1 = A drawing of you hangs by the lockers, and a sentry sits below the duct. That leaves the file.
event-a09-1-pick-1 = Fall in at the tail and keep step.
event-a09-1-pick-2 = “Dawn, then. I’ve slept in worse than a duct.”
event-a09-1-pass-1 = The pencil taps your hood. Nobody looks twice at anything that keeps step.
event-a09-1-fail-1 = The last man turns round to ask for a light, and hits you with his lamp.
event-a09-1-pass-2 = Whoever drew it had only been told about you. The pencil taps your hood and moves on.
event-a09-1-fail-2 = The lieutenant holds the drawing beside your face, and the last man swings his lamp.
event-a09-2 =
    The duty room will be empty for as long as one cigarette takes. Keys hang on a board, and behind each of
    them its shadow has been painted in grey, so that a missing one can be seen. Several of the shadows belong
    to no key that could be cut.
event-a09-2-pass-1 = One key hangs over the wrong shadow. It is the only one worn bright.
event-a09-2-fail-1 = You study the board until one of the painted shadows swings. You leave without a key.
event-a09-3 =
    A white line leads the sentries down a long ramp. After some time it leads up, although you have not
    turned. The boots of the shift ring ahead in exact time with yours, and it would be easy to let them do
    the walking.
event-a09-3-pass-1 = You break step. Ahead the boots stumble, and the door is at your elbow.
event-a09-3-fail-1 = You march until the boots halt, at the stair you came by. Your legs are gone.
event-a09-4 =
    The roster goes back for years. Every night twelve men go down and are signed for. Every morning thirteen
    come up, and are signed for. The thirteenth is given papers and a room in some town beyond the wire; the
    addresses are all here. Tonight’s kit lies ready on the bench, close enough to your size, and you take
    what you can use.

# A10
event-a10 = Flooded stacks
event-a10-1 =
    Water stands as high as the third shelf, black, without a ripple, index cards floating on it face up. Book
    trolleys lie on the bottom, where you cannot see them. A rope has been fixed along the wall by somebody
    taller than you.
event-a10-1-pass-1 = Hand over hand along the rope, chin up, and your boots find the steps.
event-a10-1-fail-1 = A trolley rolls away under your foot. Its rail rips your shin, and you splash back to the stairs.
event-a10-2 =
    In the next room the water is clear down to the tiles. Small white fish hang in it, and all of them keep
    to the left half, though nothing divides it from the right. The door you want is on the right.
event-a10-2-pass-1 = You go the long way round among the fish. On the other side lies an open drum.
event-a10-2-fail-1 = You wade straight across. Only at the door, which is locked, do you notice the drum.
event-a10-3 =
    The last doorway is drowned to the lintel, and there is no telling how long the passage behind it runs.
    Through the water comes the knock of a pipe, struck patiently with something soft.
event-a10-3-pass-1 = You pull yourself along the shelves, under the knocking, until your face breaks into air.
event-a10-3-fail-1 = You fill your lungs, go under and come back, until you are too tired to try.
event-a10-4 =
    A hydrographer’s staff is bolted to the wall, and the plaster beside it is covered with his readings. The
    water in here has a tide. He has worked out the moon it would need, smaller than ours and much lower,
    round us in nineteen days. On top of the highest shelf, where it is dry, he has set up a deckchair facing
    the ceiling.
