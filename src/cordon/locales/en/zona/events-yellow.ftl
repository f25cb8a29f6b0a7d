# Y01
event-y01 = Rooftop signal
event-y01-chernobyl =
    On the roof of the river port office a mirror flashes, long and short, at nobody. The stairwell smells
    of cats and wet plaster. On every landing there is a chalk arrow, and those that pointed to the rotten
    flight were rubbed out again. Damp has rubbed out some of the others.
event-y01-chernobyl-pass-1 =
    You take the outer ladder. Under the mirror, in a cement sack, lies somebody’s army kit.
event-y01-chernobyl-fail-1 = The flight folds under you like wet cardboard, and you land among the banisters.
event-y01-proving_ground =
    A lamp blinks from the range tower: the same burst, the same pause, for hours. It runs off a lorry
    battery and a bicycle chain with a bucket of sand for a weight. Whoever built it wanted to be read.
    Behind the tower planks lead out across the mined strip.
event-y01-proving_ground-pass-1 =
    Long means left. The planks bring you to a mess tin packed with banknotes and dry rice.
event-y01-proving_ground-fail-1 =
    You take a pause for a step. The charge is small, but gravel goes through sleeve and pack.
event-y01-other =
    A light on the flat roof of a pump house, red through jam-jar glass. It blinks only when your back is
    turned; you catch it in a puddle. Somebody up there is telling somebody down here where you walk.
event-y01-other-pass-1 = You find the one in the ditch first. He runs, and his purse does not.
event-y01-other-fail-1 = The puddle shows you the roof. The stone comes from the ditch.

# Y02
event-y02 = Rust cathedral
event-y02-factory =
    The foundry hall goes up past the light. Years of rain through the roof have hung the cranes with red
    icicles. High in the nave, on the gangway of the ladle crane, stands a steel locker, its door swollen
    shut. Swallows have built their nest around the padlock.
event-y02-factory-pick-1 = Set the crowbar to the hinge side, away from the nest.
event-y02-factory-pick-2 = Climb up and tear the thing open by hand.
event-y02-factory-pick-3 = Leave the swallows their lock.
event-y02-factory-pass-1 = The hinge pin shears. What is inside was packed by someone careful.
event-y02-factory-fail-1 = A rung comes away in your hand, and the crane rail meets you on the way down.
event-y02-white_lake =
    A dredger has run aground and rusted through until its flank is a screen of holes. The sun throws them
    as bright spots on the white crust. The spots creep along with the hour, all but one. Around that one
    the crust hums like a refrigerator.
event-y02-white_lake-pass-1 = You work inwards along the shadow of a rib and lift the stubborn light out with tongs.
event-y02-white_lake-fail-1 = You reach in from the sunny side. Your mouth fills with the taste of coins.
event-y02-other =
    Rust has turned the water tower to lace. When the wind rises it gives one low note and orange flakes
    come down, soft as ash. Beneath it lies scrap in two heaps, which somebody once sorted by a rule of
    his own and fenced in with kitchen string.
event-y02-other-pass-1 = Knots on one side, bows on the other: you help yourself where he left bows.
event-y02-other-fail-1 = You pick the wrong heap. The counter stops clicking and begins to drone.

# Y03
event-y03 = The choir
event-y03-misty_hill =
    Voices in the fog hold a single vowel. They all stop for breath together. At the top stand beehives,
    rows of them, painted blue, and no bees; the sound comes out of the entrance slots. One hive has had
    its lid nailed down, with the handles of silver spoons for nails.
event-y03-misty_hill-pass-1 = You hum against them until they lose the note, then draw the spoons and reach in.
event-y03-misty_hill-fail-1 = You notice you breathe when they breathe. It takes the whole way down to stop.
event-y03-red_forest =
    These pines are long dead and still weep resin. Where it drips, the needles ring, each tree a tone
    higher than its neighbour, all the way up the slope. Halfway, the drops change direction. The scale
    goes on without a pause.
event-y03-other =
    Down in a culvert under the road there is a rehearsal. A woman counts in, men begin, she raps on wood
    and they begin again. The verse is about mowing. It never gets past the second line, and your boots
    have already fallen in with it.
event-y03-other-pass-1 = You break step, whistle a tango badly and go on whistling until the bend.
event-y03-other-fail-1 = You wait for the third line. When you leave, dew has soaked your collar.

# Y04
event-y04 = Empty flats
event-y04-chernobyl =
    A block on Kirova Street with every door open and every nameplate unscrewed. The stairs lie under
    thick dust, except for a strip along the wall, as wide as a hip. On the top floor a bathtub has been
    filled to the brim with clean water.
event-y04-chernobyl-pass-1 = You stay in the dust. Under a loose parquet block lie somebody’s savings in a stocking.
event-y04-chernobyl-fail-1 = You follow the strip along the wall as far as the bedroom. Its owner is in.
event-y04-factory =
    Workers’ flats lean on the factory wall, each with a vice bolted to the windowsill. In one the
    wallpaper turns out to be blueprints, pasted edge to edge, even behind the stove. Under the sink a
    toolbox waits beside a row of small motors, taken apart and laid out to dry.
event-y04-factory-pass-1 = The wall behind the stove explains it. By noon your kit runs better than it did.
event-y04-factory-fail-1 = You tighten what the drawing says to loosen. Something you brought in with you snaps.
event-y04-other =
    Seasonal workers lived in this barrack: a single corridor, and all the beds still made. In each room
    the board by the window has been lifted and laid back loose. People hid things from each other here,
    and took care that the hiding place could bite.
event-y04-other-pass-1 = You lift the board with a broom handle. The trap takes the broom and leaves you the rest.
event-y04-other-fail-1 = The jaws are meant for marten. They close across your knuckles just as well.

# Y05
event-y05 = Predator’s larder
event-y05-white_lake =
    Pike hang in a willow on the shore, hooked over the twigs by their gills in order of size. In the next
    tree hang roe deer, and there is not one fly. Something glints in the winter coat of the smallest.
    Behind it the reeds have been pressed flat and are still rising, stalk by stalk.
event-y05-white_lake-pass-1 = You pluck the glint from the fur and are gone before the last stalk straightens.
event-y05-white_lake-fail-1 = The reeds stop rising. Then they go down again, towards you.
event-y05-misty_hill =
    The forester’s salt licks still stand on their posts along the ridge, licked to the shape of
    hourglasses. Below, the sheepfold is stacked to the eaves with hides, folded fur inwards. Overhead a
    slate slides from the roof, and then the slate next to it.
event-y05-other =
    First comes the smell, and it is not rot: brine and dill, a cellar in October. Behind a fallen cowshed
    a pit has been dug and lined with nettles, and meat laid down in it, layer on layer. Earth still
    trickles from the rim.
event-y05-other-pass-1 = You back away in your own footprints. The trickle remains the loudest thing for miles.
event-y05-other-fail-1 = The earth trickles faster. It is not the rim that is moving.

# Y06
event-y06 = Live-fire exercise
event-y06-red_forest =
    A red flag goes up beyond the trees. A loudspeaker asks mushroom pickers to leave the wood, in the
    voice of a woman who is reading the sentence for the first time and stumbles at “mushroom”. The first
    shell shakes down needles by the cartload.
event-y06-red_forest-pass-1 = You spot a hollow roofed with roots and lie in it until the flag drops.
event-y06-red_forest-fail-1 = A pine splits at head height and throws its splinters wide.
event-y06-proving_ground =
    Somebody has chained beasts to the target frames, to see what the new ammunition does. One post has
    been pulled up whole. It drags through the sand behind the thing it was meant to hold, which has come
    to a stop beside an open supply cart no gunner cares to fetch.
event-y06-proving_ground-pass-1 = You get a loop of its own chain round a frame, and you get to the cart.
event-y06-proving_ground-fail-1 = The post comes round on the end of the chain and finds your ribs.
event-y06-other =
    Tracer climbs into the sky, green, in no hurry, and comes down a long way from where it was meant to.
    One round lies in the road, spinning and smoking like a dropped cigarette. A hare beside the ditch
    turns its ears to each before it lands.
event-y06-other-pass-1 = When the hare goes, you go. Behind you the road jumps.
event-y06-other-fail-1 = You stand looking up at the pretty light. Stone chips take you across the shin.

# Y07
event-y07 = Field laboratory
event-y07-factory =
    In the paint shop stands a tent inside a tent, lit from within. Doctor Joanna Wolska talks through a
    funnel. She swaps good kit for anything that was dug up glowing, and she pays for reading dials, as
    her assistant now reads them only backwards. He waves at you.
event-y07-factory-pick-1 = Slide your treasure through the hatch; let her have it.
event-y07-factory-pick-2 = “Tell him to move over. I’ll read them.”
event-y07-factory-pass-1 = You see that two dials have been swapped. She counts notes into a sterile dish.
event-y07-factory-fail-1 = Your skin prickles, and you hear yourself read the last dial backwards.
event-y07-misty_hill =
    A ring of theodolites stands in the heather, each under a knitted cap against the damp. They all aim
    at the same bare spot. Through any eyepiece there is something on it; to the naked eye, nothing. A
    surveyor’s glove lies near, palm up.
event-y07-misty_hill-pass-1 = You sight from two tripods, walk to the crossing of the lines and close your hand.
event-y07-misty_hill-fail-1 = You look through one eyepiece too long, and see yourself arriving.
event-y07-other =
    The van has Kharkiv plates and is packed with jars of soil in egg boxes. Its notebook stays neat until
    the author starts to weigh the same jar again and again. Every time it is lighter. To the cover is
    clipped a promise of payment for whoever brings the set home whole.
event-y07-other-pass-1 = You find the cracked seal, wax it, and are paid by a man who kisses each jar.
event-y07-other-fail-1 = You weigh the jar yourself. What it loses has been going into the van.

# Y08
event-y08 = Deserters
event-y08-white_lake =
    Two conscripts have dragged a pedal boat in the shape of a swan up onto the white crust. They have
    army kit under a blanket, for sale, and not the faintest idea what it costs. One shaves in lake water.
    The other yawns and keeps a rifle pointed at your knees.
event-y08-white_lake-pick-1 = “Here’s a fair price, lads. Now pedal.”
event-y08-white_lake-pick-2 = Grab the barrel in the middle of his yawn.
event-y08-white_lake-pick-3 = Hands up, smile, go on along the shore.
event-y08-white_lake-pass-1 =
    The swan tips. You leave with their kit, and they shout your description across the water.
event-y08-white_lake-fail-1 = The rifle butt comes round faster than a tired man should manage.
event-y08-chernobyl =
    In the canteen doorway a man in army trousers holds a grenade to his chest and asks which road goes to
    Malyn. Instead of a tunic he is wearing a curtain, rings and all. Everyone else is under the tables,
    so it must be you he is asking.
event-y08-chernobyl-pass-1 = You draw him the road in spilled salt. He puts the pin back, and the tables talk.
event-y08-chernobyl-fail-1 = Your voice cracks. He clubs you with the thing and goes off with your purse.
event-y08-other =
    Men in uniforms without badges live in a lean-to made of road signs. Taras was a battalion medic, and
    still lays his instruments on a clean pillowcase each morning, whether anyone comes or not. He prefers
    notes to gratitude and says so before you sit.
event-y08-other-pick-1 = “Fine, notes. Start with the shoulder.”
event-y08-other-pick-2 = “No notes. But something to eat, for all of you.”
event-y08-other-pick-3 = “It can wait till the Inn.”

# Y09
event-y09 = Black rain
event-y09-proving_ground =
    The first drops leave black rims in the dust. Tank hulks stand all along the range, hatches welded,
    birches growing through the tracks. Among them canvas is flapping. There must be shelter slung under a
    hull, for anyone who can tell a flap from its echo.
event-y09-proving_ground-pass-1 = You walk to the one that answers late. Beneath it is dry sand, and half a bench.
event-y09-proving_ground-fail-1 = You try one welded hatch after another until your sleeves are black to the elbow.
event-y09-misty_hill =
    Rain comes sideways, grey to begin with, then dark as dishwater from a burnt pot. In the wayside
    chapel an old man sits shelling beans with his eyes shut. It stops, he says, provided nobody waits for
    it. Then he asks whether it has stopped.
event-y09-misty_hill-pass-1 = You eat his bread and talk grafting, pears mostly. Later you notice the quiet.
event-y09-misty_hill-fail-1 = You go to the door to see, and again to see, until your hair drips.
event-y09-other =
    Rain, black enough to write with. Snails come out of the verge all the same, their shells already
    streaked, and set off across the asphalt. There is not a roof in sight. You pull your cuffs over your
    hands, and it comes in at the collar.

# Y10
event-y10 = Burnt archive
event-y10-red_forest =
    A lorry burned here with its load, personnel files by the ton. The ash has settled in whole sheets
    that can still be read, pale letters on black, and the wind is turning the pages. Somewhere in this is
    a payroll, and there are people who pay by the surname.
event-y10-red_forest-pass-1 = You read fast and write small, and sell the page to a man who cries at one line.
event-y10-red_forest-fail-1 = You bend close to make out a letter and breathe in an entire department.
event-y10-factory =
    Fire took the wages office from the ceiling down and stopped halfway, leaving a ruled black line
    around the walls at the height of a belt. Below it stands the safe, dial fused. In the cashier’s desk
    lie pay slips, tied up with a bootlace, whose sums refuse to add up.
event-y10-factory-pick-1 = Get the crowbar behind the safe’s back plate.
event-y10-factory-pick-2 = “Nobody is that bad at sums. Let me look.”
event-y10-factory-pass-1 = The errors point to one desk leg. It is hollow, and he embezzled in small notes.
event-y10-factory-fail-1 = By the time the candle drowns you know: somebody was that bad at sums.
event-y10-other =
    Thrown from some vehicle in a hurry, a card index lies smouldering in the ditch. The cards are browned
    along the edge like bread. They give positions in pencil, farm by farm, and on a few the word “well”
    is struck out and “jar” put in.
event-y10-other-pass-1 = One position is close by. The jar is there, sealed in wax, and full of rolled notes.
event-y10-other-fail-1 = You dig until evening. It was a well.

# Y11
event-y11 = Sunken convoy
event-y11-white_lake =
    Lorries stand under the milky water in a column, nose to tail, their canvas swaying. They drove in:
    the ruts go down the beach and nobody braked. A rope runs from the first tow hook to a pine on the
    shore. Around its knot someone has buckled a wristwatch. It is going.
event-y11-white_lake-pass-1 = You go down hand under hand, and come up with a crate strap between your teeth.
event-y11-white_lake-fail-1 =
    The cab door holds. You surface with a mouthful of lake and lie there like a landed bream.
event-y11-proving_ground =
    The pond where crews used to practise crossings has shrunk to green felt, and an armoured carrier
    shows its roof. Somebody has mown a path out to it and planted marigolds on both sides, as for a
    grave. The hatch wheel has rusted. Frogs sit on it all the way round.
event-y11-proving_ground-pick-1 = Put the crowbar through the spokes, frogs or no frogs.
event-y11-proving_ground-pick-2 = Spit in your palms and turn it.
event-y11-proving_ground-pick-3 = “Somebody weeds here.” Go back up the path.
event-y11-proving_ground-pass-1 =
    The wheel shrieks and gives. Inside, everything smells of dry canvas and gun grease.
event-y11-proving_ground-fail-1 = It slips back, and takes the skin off your palms and most of your afternoon.
event-y11-other =
    The road has gone down into its own culvert and taken an army field kitchen along, which lies in silt
    up to the chimney. The stirring paddle still sticks out. When you rock it, something slides about in
    the boiler, and it is not soup.
event-y11-other-pass-1 = The silt lets go of the lid. The cook used his boiler as a strongbox.
event-y11-other-fail-1 = You rock it until your arms shake. In the end the mud takes the paddle too.

# Y12
event-y12 = Faces in the windows
event-y12-chernobyl =
    All along Radianska Street the windows have been boarded up, and on every board is a face, in house
    paint, done by somebody who could draw. The last house has glass. The face behind it is yours, seen
    from the left, and is waiting for something. Downstairs the door stands open.
event-y12-chernobyl-pass-1 = You nod to it and go in underneath. The painter kept his money in a turpentine tin.
event-y12-chernobyl-fail-1 = You climb up to see it from behind. From behind it is a face as well.
event-y12-misty_hill =
    A sanatorium with glazed verandas. Patients sit behind the panes in checked blankets and turn their
    heads as you come by, each by the same small angle. In the treatment room gauze hangs on a line. It
    has been boiled today; it drips.
event-y12-misty_hill-pass-1 = You keep your eyes on your own hands, dress what hurts and pull the door shut.
event-y12-misty_hill-fail-1 = You ask them for the nurse. They shake their heads, each by the same small angle.
event-y12-other =
    Beside the road a bus without wheels sits on blocks, its curtains drawn, yellow ones with pompoms.
    When you come level, the front curtain is pulled aside, then the one behind it, keeping pace with you.
    The glass is fogged from the inside.
event-y12-other-pass-1 = You stop to tie a lace and let the curtains go on ahead without you.
event-y12-other-fail-1 = The last one opens. You keep turning round until the bus is out of sight, and afterwards.

# Y13
event-y13 = Press line
event-y13-factory =
    The line that stamped tractor doors is running. There is no current and there are no belts, yet every
    few minutes it takes a bite, and a jacket on a nail swings with the shock. On the far side of the jaws
    is a fitter’s bench with its files still oiled.
event-y13-factory-pass-1 = You slip through between bites and spend a good hour at that bench.
event-y13-factory-fail-1 = The table jerks early and its edge catches you across the back.
event-y13-proving_ground =
    Under camouflage netting stands a field press for leaflets. Since the army left it has been fed with
    bark, lately with hide. The prints are pegged out to dry and each says the same: “Come over to us, you
    will be fed.” The netting lifts a little, from below.
event-y13-other =
    Two women struggle with a fruit press, oak, taller than either. Its screw has jumped and the beam
    hangs crooked over the trough. “Hold it or move along,” says the elder around the wedge in her teeth.
    The juice that runs out of the apples is blue.
event-y13-other-pass-1 = You hold. She drives in the wedge and pays you out of her apron.
event-y13-other-fail-1 = The beam drops by a hand’s breadth, and your shoulder is what it drops on.

# Y14
event-y14 = Shifting ground
event-y14-red_forest =
    The trench where they bulldozed the old pines under has opened like a seam. Down in it the trunks are
    rolling, all at once and all one way, without a sound. The dust they raise hangs at the height of your
    face and has begun to turn.
event-y14-white_lake =
    The salt crust has broken into plates, and the plates trade places. There is some rule to it. Dull
    ones sink, the ones rimmed with foam come up, and in between something keeps turning over that the
    lake cannot manage to swallow.
event-y14-white_lake-pass-1 = Foam, foam, wait, foam. You come ashore with the thing in your cap.
event-y14-white_lake-fail-1 = A dull plate closes on your ankle and holds it down in the hot brine.
event-y14-other =
    The path you came by has moved over by the length of a body. The fence has gone with it, and its wire,
    stretched too far, sings. In the gap between the old ground and the new lies naked clay, and up the
    clay rolls a small bright thing, against the slope.
event-y14-other-pass-1 = You take the slope for what it is, upside down, and wait at the top with open hands.
event-y14-other-fail-1 = The wire parts at its highest note and whips around your forearm.

# Y15
event-y15 = Looters
event-y15-chernobyl =
    They are emptying the fire station into prams, and in good order: the hoses coiled, the axes by size.
    “A share for you if you take the other end,” says a man in a brass helmet. The watchman sits tied to
    the stair rail with his own scarf, looking at your hands.
event-y15-chernobyl-pick-1 = “Lift on three. And I choose my share.”
event-y15-chernobyl-pick-2 = “First you untie Pan Petro. Then you put it back.”
event-y15-chernobyl-pass-1 = The helmet rings and they go. Petro pays you out of the station’s tea fund.
event-y15-chernobyl-fail-1 = A pram takes your knees from under you. An axe handle does the rest.
event-y15-red_forest =
    Someone taps the dead pines here; every trunk has its tin cup, full to the rim. Beneath one stands a
    rucksack, open, nobody near. From its strap a thread runs up into the branches. It has been waxed, as
    cobblers do, and unlike the grass it has no dew on it.
event-y15-red_forest-pass-1 = You follow the thread up to a man asleep on his takings, and do not wake him.
event-y15-red_forest-fail-1 = The cups tip, resin gums up your kit, and quick fingers go through your pockets.
event-y15-other =
    A man and his grandmother push a handcart of brass door handles, polished, hundreds of them. She
    offers to read your palm for nothing. He has a cough, and it comes whenever she turns your hand over.
event-y15-other-pass-1 = You keep your free hand in your pocket, where presently it meets his.
event-y15-other-fail-1 = She promises you a long road. Some way along it you discover the slit pocket.

# Y16
event-y16 = Long silence
event-y16-misty_hill =
    Above the fog there is no sound. You clap and only see it. A church bell lies on its side in the
    heather, roomy enough to keep the wind off a sleeper. Farther up the stillness thickens, and the grass
    is combed towards a single point.
event-y16-misty_hill-pick-1 = Crawl into the bell and shut your eyes.
event-y16-misty_hill-pick-2 = Go up to where the grass points.
event-y16-misty_hill-pass-1 =
    You mouth the stations from Kyiv to Korosten. At the terminus you pick up what lies there.
event-y16-misty_hill-fail-1 = You shout to make sure. You are still shouting when sound comes back.
event-y16-factory =
    For once the plant is quiet; not a sheet of tin stirs. In the foremen’s room there is a couch with a
    hospital sheet on it, ironed. A cat the colour of axle grease washes the same paw for an hour. No one
    comes to turn either of you out.
event-y16-other =
    The crickets stop and then the wind does, as when a lid is put on a pot. You can hear yourself blink.
    The kilometre stone by the path has soaked up sun all day, and it is just broad enough to lean on.
event-y16-other-pass-1 = You lean back and let it be quiet. The crickets wake you.
event-y16-other-fail-1 = You sit, get up, sit again. Your neck goes stiff with listening.

# Y17
event-y17 = Buried depot
event-y17-proving_ground =
    A rectangle of greener grass, with air vents someone has painted as toadstools to fool the pilots. The
    hatch is chained. At one corner a shell has opened the roof down to the iron rods, and a goat track
    leads into the hole. It leads out nowhere.
event-y17-proving_ground-pick-1 = Twist the crowbar in the chain.
event-y17-proving_ground-pick-2 = Go in after the goat, feet first, eyes open.
event-y17-proving_ground-pass-1 = Goat hair hangs on a wire at knee height. You step across it to full shelves.
event-y17-proving_ground-fail-1 = The wire the goat missed is yours. Part of the ceiling comes too.
event-y17-chernobyl =
    Below the bus station, behind a false wall of tinned peas, civil defence kept its reserve. Every crate
    is stencilled with a letter, in no alphabet’s order. A few have been pushed off into the far corner,
    and the broom they were pushed with lies there too.
event-y17-chernobyl-pass-1 = The letters stand for months. You open the early ones and carry all you can.
event-y17-chernobyl-fail-1 = You prise up a lid in the broom’s corner. The straw inside is warm.
event-y17-other =
    In a dead straight line a mole has thrown up its hills, and there are crumbs of red lead in the soil.
    Something long lies down there, with corners. Here and there a boot has pressed a hill flat. The
    prints are deep at the heel: whoever it was leaned back with every step.
event-y17-other-pass-1 = You dig only where the boot has been. The lid comes up without complaint.
event-y17-other-fail-1 = Between two heel marks the ground goes off like a slammed door.

# Y18
event-y18 = Wrong shoreline
event-y18-white_lake =
    The lake lies where the meadow was. Where the lake was stand bathing cabins, dry, with towels over the
    doors. A rowing boat passes you at the height of your shoulder. Its oars dip into nothing and leave
    rings in the air, and the rings do not spread.
event-y18-red_forest =
    There is no lake in the Red Forest, yet grey waves break among the trunks, and a fishing stage starts
    at your feet. From its end a cash box hangs in the water on a chain. The chain jerks, slackens, jerks.
    It has caught something besides the box.
event-y18-red_forest-pick-1 = Haul up the box and whatever comes with it.
event-y18-red_forest-pick-2 = “There’s no lake here.” Turn your back on it.
event-y18-red_forest-pass-1 = Behind the next trunk the needles are dry, and a woodpecker is at work.
event-y18-red_forest-fail-1 = You walk away from the surf for hours. It stays one step behind.
event-y18-other =
    A line of foam and mussel shells crosses the road, far from any beach. Beyond it the ground is wet.
    The tide mark on the roadside posts comes up to your chest, and one post after another has begun to
    drip.
event-y18-other-pass-1 = You time it by the dripping and are across with dry laces.
event-y18-other-fail-1 = Something that is not wet washes through you. For days your gums are sore.

# Y19
event-y19 = Hired guns
event-y19-factory =
    Captain Rudenko’s people hold the boiler house and eat herring off an unfolded map. They are one
    investor short for a piece of business: a cart of medicine, expected in the Village. Put in your share
    now, and it comes back fatter by evening. The driver is not discussed.
event-y19-factory-pick-1 = “My share. And I was never here.”
event-y19-factory-pick-2 = “I know the driver.” Wipe your fingers and leave.
event-y19-chernobyl =
    Mercenaries rent the dentist’s rooms by the week. Their surgeon has the good chair, the one that
    tilts, and afterwards you may sleep behind a locked door. “Money first,” the guard says, kindly
    enough. He is darning a sock over a mortar bomb.
event-y19-chernobyl-pick-1 = Pay up and take your boots off.
event-y19-chernobyl-pick-2 = “Keep your chair. I have slept on cobbles.”
event-y19-other =
    Three men are mending the tyre of a motorcycle that has no engine. They have been busy for some time,
    by the trodden grass, but the patch kit is still sealed. “Friend, hold this a moment,” says the one
    with the pump, and looks past your ear.
event-y19-other-then-1 = They take in what you are armed with. The tyre, it turns out, is mended already.
event-y19-other-otherwise-1 = You carry nothing that would give them pause.
event-y19-other-pass-1 = You step aside. The cudgel meant for you breaks the pump, and you are off.
event-y19-other-fail-1 = There was a fourth man, behind you. They charge you for the tyre.

# Y20
event-y20 = Second sunrise
event-y20-misty_hill =
    The sun has been up an hour when it rises again, in the west, smaller. Your face tightens in its heat.
    The larks begin their morning over. Every birch has two shadows now, and at the summit, where all of
    them cross, turf smokes without a flame.
event-y20-misty_hill-pick-1 = Climb to where the shadows cross.
event-y20-misty_hill-pass-1 = You tread only on your first shadow, all the way up, and take what smokes there.
event-y20-misty_hill-fail-1 = Halfway there are two of you climbing. One turns back, and you cannot say which.
event-y20-white_lake =
    Before dawn the lake lights up from below, and for the length of a cigarette it is day. Fishermen’s
    stools throw their shadows upwards onto the mist. When it fades your hands are sunburned to the cuffs,
    and off the jetty something goes on shining, no bigger than a loaf.
event-y20-white_lake-pick-1 = Take the minnow bucket and wade in.
event-y20-white_lake-pass-1 = You go round by the side where the weed is still green, and scoop.
event-y20-white_lake-fail-1 = Water bends light; you forgot. It was lying against your leg all along.
event-y20-other =
    A cock crows at your back and light comes from there as well, though that way is north. It is
    pleasant, a stove door opened. Dew steams off the fence. On a nail hangs smoked glass, with a
    cardboard label: “Not longer than a prayer.”
event-y20-other-pass-1 = You warm your back for one Our Father, then move into the shade, rested.
event-y20-other-fail-1 = You take it to mean a litany. By noon the skin on your neck is peeling.

# Y21
event-y21 = Travelling quartermaster
event-y21-good =
    Warrant officer Halyna Moroz travels with a mule and a ledger, both well brushed. She has heard of
    you, and unrolls the better tarpaulin. “Same prices as at the Inn. And turn out your pack, I’ll take
    what you don’t want. The mule is bored.”
event-y21-neutral =
    The mule stands across the road until you stop. Halyna Moroz studies your boots and then sets out her
    stock with the labels towards you, like a shop window. “I sell to everyone,” she says. “I buy from
    people I know.” She has chalked the prices on the mule’s blinkers.
event-y21-bad =
    Halyna Moroz recognises you from far off and starts rolling up her tarpaulin, the valuable end first.
    Her drover sets down his soup, covers it with a plate and picks up a pitchfork handle. Everything is
    on the mule by now except one bundle.
event-y21-bad-pass-1 = You are at the bundle a step before him. The mule never looks round.
event-y21-bad-fail-1 = He has driven bulls with that handle. He drives you as far as the ditch.

# Y22
event-y22 = Blood price
event-y22-good =
    The Shevchuks are settling a death at a long table set across the road, with the dead man’s cap on
    his plate. You are made to sit, because no one here has a word against you, and with a guest at table
    nobody shoots. The borscht is cold and there is plenty.
event-y22-neutral =
    Two families in Sunday coats walk along the road, one on each verge, in step. A priest carries an
    envelope across from the left to the right. You come out of the bushes when he is exactly halfway, and
    on the right a hand goes inside a coat.
event-y22-neutral-pass-1 = You are face down before the bang. The priest steps over you and delivers his envelope.
event-y22-neutral-fail-1 = They apologise at once. The pellets in your arm were meant for an uncle.
event-y22-bad =
    The widow has brought her own chair. She puts it down in the middle of the track, sits, and stands a
    photograph on her knee so that it faces you. Behind her wait the brothers-in-law with spades. “Pay,”
    she says, “or look at him while they work.”
event-y22-bad-pick-1 = Count the notes into her lap.
event-y22-bad-pick-2 = “Then I’ll look at him.”

# Y23
event-y23 = The courier pays
event-y23-good =
    A moped catches up with you, its rider’s goggles full of midges. She has been carrying this envelope
    after you since the Quarry. Somebody whose letter you took along in spring has sold a cow. “Count it,”
    she says. “They told me you wouldn’t. Count it anyway.”
event-y23-neutral =
    The courier has sprained his foot and has a sack of seed potatoes for the next post. It lies on your
    way. He pays half, and keeps the other half for someone he can trust to come back. Something ticks in
    the sack. An alarm clock, he says, and so it is.
event-y23-bad =
    “You’re the one they talk about,” says the courier, and stays on his bicycle. What he owes you he
    holds out in a clothes peg at the end of a bean pole. The men at the bus stop have put down their
    dominoes to see how you take it.
event-y23-bad-pass-1 = You take it from the peg, thank him, and wish the dominoes good evening.
event-y23-bad-fail-1 = You snap the pole. He tells every post ahead, and you go the long way round.

# Y24
event-y24 = Field surgeon
event-y24-good =
    Doctor Iryna Bilyk operates in a horsebox with a sheet across the manger. She calls you in ahead of a
    sergeant, and when he objects he is given the lamp to hold. Her needle is a saddler’s, curved. While
    she sews she asks what is in flower where you come from.
event-y24-neutral =
    Patients wait outside the horsebox on upturned crates. There is a pickle jar for the money, slot cut
    in the lid. Doctor Bilyk looks out, runs her eye along the row and sorts it by the way people sit. You
    are moved up one crate. It will cost you the thread.
event-y24-neutral-pick-1 = “Thread, then. And something to bite on.”
event-y24-bad =
    “I know what you did,” says Doctor Bilyk, “and I’ll sew you as straight as anyone.” For the others
    there is a pickle jar. For you she pushes a bucket out with her foot, and waits, both hands raised,
    dripping from the elbows.
event-y24-bad-pick-1 = Let the notes fall into the bucket and lie down.

# Y25
event-y25 = Crossed signals
event-y25-good =
    The patrol’s linesman is up his pole and lets the earpiece down to you on its cord. Two calls have got
    into one wire: a cook ordering cabbage, and below him a man patiently explaining the way to somewhere.
    “Left at the blue gate,” he says. The gate is across the road from you.
event-y25-good-pass-1 = You go by his voice, fence after fence. What he meant lies behind the last.
event-y25-good-fail-1 = You take the turn the cook meant for his cabbages. The grass there is silver, and hot.
event-y25-neutral =
    Two trails of rag cross here. One set is tied at the knee, the other as high as an arm can reach, and
    all are torn from the same flowered dress. Each was meant to bring somebody to the same place. Only
    one was meant to bring him back.
event-y25-neutral-pass-1 = The low knots are neat, tied without hurry. They end at a glimmer under a root.
event-y25-neutral-fail-1 = The high rags take you through a hollow where the nettles grow white.
event-y25-bad =
    Someone has been answering in your place. Lamps hang in the bushes by the crossroads and give the sign
    you use yourself, in your own rhythm. Under the last sits a man in shirtsleeves. He wants a piece of
    what you have killed, and in his closed fist he has the price. He does not blink.
event-y25-bad-pick-1 = Lay your kill in his lap and hold out your hand.
event-y25-bad-pick-2 = “That is my sign.” Put the lamps out one by one.
