# O01
event-o01 = Voices in the dome
event-o01-1 =
    Under the buried dome every whisper comes back from the far side, a little later and a little lower. Men
    in quilted jackets lie along the wall and talk into the plaster. One of the answers is for you. It asks
    where you left the bicycle.
event-o01-1-pass-1 = You whistle a dance tune through your teeth and cross the floor without answering.
event-o01-1-fail-1 = You answer. Much later you notice that you are lying along the wall too.
event-o01-2 =
    The gallery door is worked by a telephone dial. Some of its finger holes are worn to bare metal, the
    others still carry factory grease. A man squats beneath it polishing a tram token, and whenever you put
    out your hand he nods.
event-o01-2-pass-1 = You stop watching him nod and go by the grease. The bolt slides back.
event-o01-2-fail-1 = You dial until your finger blisters, and he nods at every try.
event-o01-3 =
    The telescope stands on its head. Its mouth is let into the floor above a shaft, and the eyepiece has been
    worn bright by years of eyebrows. On the focusing ring each watch has scratched a line with a date. The
    lines move one way only. Whatever they keep sharp down there is coming up, by a finger’s breadth a winter.

# O02
event-o02 = The staring men
event-o02-1 =
    They stand along the corridor with their faces to the wall, coats buttoned, dew on their shoulders. None
    of them turns round. The floor behind their heels is strewn with lamp glass, through which run swept
    paths, one shoe wide.
event-o02-1-pass-1 = You set your feet where the broom went and touch nobody’s sleeve.
event-o02-1-fail-1 = Glass cracks under your heel. An elbow comes back without a look and splits your brow.
event-o02-2 =
    The row ends at a door. The last man’s nose is a hand’s breadth from the wall, and to reach the handle you
    have to squeeze into that gap and put your eyes where his are. From so close the grey paint is deep, pond
    water with something pale on the bottom.
event-o02-2-pass-1 = You turn your face to his coat button, study its thread and grope for the handle.
event-o02-2-fail-1 = You look. When a hand turns you away, the oil in the lamps has burned down.
event-o02-3 =
    In the room behind, the plaster is ruled as if for music. Someone has sat here at a spyhole, year upon
    year, and marked each time the staring men blink. They blink together, and seldom. Under every mark
    stands, in red, the hour of an emission, always on the following night. The newest mark is still wet.
    There is no red under it.

# O03
event-o03 = Resonance chamber
event-o03-1 =
    Egg trays line the chamber, and between them organ pipes taken from some church. One note stands in the
    room, so low that the water in the fire bucket keeps a dent in its middle. At the bellows a barefoot man
    pedals, asleep.
event-o03-1-pick-1 = Straight across. Jaw loose, teeth apart, don’t stop.
event-o03-1-pick-2 = “I’ll hum against it from the doorway until it gives.”
event-o03-1-pass-1 = Your hum finds the gap beside the note, and you walk across inside it.
event-o03-1-fail-1 = The note takes over your hum, then the next word you meant to say.
event-o03-2 =
    Beyond the pipes the air shivers in upright panes. Sand on the floor has crept into figures, star inside
    star, redrawn whenever the sleeper changes his pace. Where two figures meet, it has baked to a grey crust,
    and your counter ticks faster over it.
event-o03-2-pass-1 = You read the stars and step only where the sand lies loose.
event-o03-2-fail-1 = You misjudge one star. A pane closes over you, dry as an oven, and the counter shrieks.
event-o03-3 =
    The way on is a crawlspace hung with brass gratings. Behind the slats a lantern goes to and fro: they are
    tuning. A fork is struck and all the gratings reply, except that from one place in the row there comes
    nothing at all.
event-o03-3-pass-1 = The dumb grating hangs on a bent nail. It swings aside without a sound.
event-o03-3-fail-1 = You try every grating but that one and crawl the whole way back on your elbows.
event-o03-4 =
    A slate lists the pitch at which things give way: window glass, then oak. The bottom line reads
    “reluctance”. Pinned beside it is a photograph of buses under poplars, nose to tail, with a horn on every
    roof, its mouth turned to the pavement. The queues are straight. Nobody looks back at a house. Nobody is
    holding on to a door.

# O04
event-o04 = White noise
event-o04-1 =
    Grey horns hang in the stairwell and hiss, rain on a tin roof without the rain. On every landing a man
    sits with a pencil and takes dictation from them. When his page is full he tears it off and eats it. The
    lowest one holds out his pad so that you can read along.
event-o04-1-pass-1 = You count stairs aloud, down to the bottom, and look at no page.
event-o04-1-fail-1 = You read half a line, and the hiss tells you the rest.
event-o04-2 =
    Cables fill the amplifier room from wall to wall. Each has a paper tag, though with the wrong sort of
    word: Thursday, or Aunt Lida. One of them feeds the magnet that holds the hatch shut. Over the fuse board
    hangs a doily crocheted from copper wire.
event-o04-2-pass-1 = You follow the only cable without a tag. The magnet lets go of the hatch.
event-o04-2-fail-1 = You pull plugs through half the night. The horns only get louder.
event-o04-3 =
    In the passage past the hatch the hiss covers everything, your own steps too. Dust hops along the skirting
    board in an even beat. A heavy man is walking close by, and you cannot hear on which side.
event-o04-3-pass-1 = You watch the dust and flatten yourself just before he passes, wrench on his shoulder.
event-o04-3-fail-1 = He is behind you. The wrench meets your collarbone and the noise swallows the shout.
event-o04-4 =
    A tape machine has been set to its slowest speed. Played so, the hiss comes apart into coughs and the
    creak of folding seats. Beside it lies the plan of a hall, with each cough entered at its place, row
    behind row, up to the balcony. No hall in Pripyat was ever so large. The audience is seated. It is waiting
    for the lights to go down.

# O05
event-o05 = Instrument safe
event-o05-1 =
    The safe is as big as a wardrobe and has been painted hospital green so many times that the hinges are
    soft lumps. Its dial is filed blank. In front of it, on a folded napkin, stands a plate of buckwheat with
    a spoon laid ready, handle towards the safe.
event-o05-1-pick-1 = Iron into the seam, weight onto the iron.
event-o05-1-pick-2 = “Wait. Every dial wears somewhere. Let me look.”
event-o05-1-pass-1 = The spindle is worn on one side. You turn towards it, and the door sighs open.
event-o05-1-fail-1 = A spring bolt slams back through the gap and catches your kit instead of your hand.
event-o05-2 =
    There are no shelves inside, only a passage walled with pressure gauges. Their needles swing round and
    settle on you. One gauge, set lower than the rest, has a red field, and its needle creeps towards the red
    whenever you remember something.
event-o05-2-pass-1 = You recite the price of nails at the Village until you are past it.
event-o05-2-fail-1 = You wonder what the red is for, and remember all of it.
event-o05-3 =
    The drawers at the end hold pay packets from a ministry dissolved long ago, each stamped this month. The
    keepers have theirs. One more is made out to the Subject, and the receipts show it drawn every month,
    signed for with the same broad thumb. The print has no lines in it. You take the keepers’ money and leave
    the thick packet.

# O06
event-o06 = Bent light
event-o06-1 =
    Slide projectors throw their beams across the hall, and none of the beams runs straight. They sag like
    washing lines above a patch of floor that the madmen have fenced with chair legs. The fence has a gap on
    your side and another on the far one.
event-o06-2 =
    After the hall the corridor curves with the light, so that you see a back walking ahead of you. The mended
    strap is yours. It halts when you halt. Then the head begins to turn, though yours is quite still.
event-o06-2-pass-1 = You keep your eyes on its heels until there are no heels.
event-o06-2-fail-1 = It turns round and you run. Nothing about the face was wrong.
event-o06-3 =
    One slit lights the plate store, and its beam wanders over the racks at a cat’s pace. Where it lies down,
    the varnish blisters. By the door hangs a table of safe hours in a careful hand, next to a clock whose
    numerals run the wrong way round.
event-o06-3-pass-1 = You read the table in the lid of your mess tin and cross in a dark minute.
event-o06-3-fail-1 = You take the table at its word. The beam lies down across your shoulders.
event-o06-4 =
    The plates are glass, wrapped in newspaper, sorted by the day of exposure. All of them show the power
    plant from the hill. On those of the summer before the fire the sarcophagus already stands there, grey,
    with rust running down from its seams. The photographer has noted lens and weather. Under “remarks” he
    asks for a transfer.

# O07
event-o07 = Antenna climb
event-o07-1 =
    The mast goes up through a shaft in the rock and out into fog. Against the cold its rungs are wrapped in
    strips of bedsheet, every strip tied with the same neat knot. Above you a man is coming down the ladder,
    head first.
event-o07-1-pass-1 = You swing to the back of the ladder. He climbs down past you and wishes you good day.
event-o07-1-fail-1 = He does not stop for you. You go down the shaft quicker than you came, hip first.
event-o07-2 =
    The platform hangs below a mesh bowl in which the air boils without heat. A leather glove sails round in
    it, always at the height of your eyes. Against the rail leans a pear picker on a long pole, its basket
    scorched by something other than pears.
event-o07-2-pick-1 = An artifact into the basket. Hold it out. Let it eat.
event-o07-2-pick-2 = “The glove keeps time. I go between two rounds.”
event-o07-2-pass-1 = Every so often the glove takes the long way about. You are across before it returns.
event-o07-2-fail-1 = The glove is early. The boil brushes your back and leaves a taste of coins.
event-o07-3 =
    From the top you look down through holes in the fog. The dead pines stand in curved rows, one inside the
    other at even distances, all the way in to the power plant. From this mast a long iron arm with a
    counterweight reaches into the outermost row. Its tip has been worn thin by what it rests in. It trembles,
    and moves on.

# O08
event-o08 = Keeper of the log
event-o08-1 =
    Recorder drums stand in aisles, each turning beneath its pen, and somewhere among them the keeper has his
    desk. He calls out the way to you, patiently, in terms of air pressure. Along the wrong aisles the drums
    are wound with a foil that makes your counter growl.
event-o08-1-pass-1 = Rising is left and falling is right. You come out beside his inkwell.
event-o08-1-fail-1 = You take a falling for a rising and stand too long among the foil.
event-o08-2 =
    Before he shows you the log he has to enter you, and for that he needs one thing you have done and are not
    proud of. In the evening he will read it into the speaking tube by his elbow. It comes out, he believes,
    behind the stove at the Inn.
event-o08-2-pick-1 = Give him a true one. They’ll have guessed it anyway.
event-o08-2-pick-2 = “I’ve done nothing. Write that down, I have time.”
event-o08-2-pass-1 = He asks until morning, then writes “nothing” with a small disappointed full stop.
event-o08-2-fail-1 = He sharpens his pencil and asks again, until you nod off and he closes the book.
event-o08-3 =
    The log is chained to a lectern next door. From the ceiling above it hang lead plummets on sewing thread,
    very many, very still. The keeper stays on the threshold. He has put a saucepan on his head and is tying
    it under his chin.
event-o08-3-pass-1 = One thread has been rubbed with soot. You go down on your knees and pass beneath it.
event-o08-3-fail-1 = A thread catches your collar, and the lead comes down row by row.
event-o08-4 =
    Each emission has a line, and each line a cause. The causes are small. A woman in Poliske peels an egg and
    puts it back. You look up the night that took your tent: a man in Ivankiv lies about a cup. There is no
    theory anywhere. Beside every line the keeper has pasted a bus ticket. He went there and asked.

# O09
event-o09 = Afterglow
event-o09-1 =
    The screen room still shines from the last emission, the green of wet lettuce, strongest in the joints of
    the floor. There is no way round. The madmen cross it at a trot with soup plates clasped to their chests,
    and they have no plate to spare.
event-o09-2 =
    Afterwards it is dark, yet the green has stayed in your eyes and furnishes the room. There is a stool.
    There is a doorway, then three of them, and a man on a bench. Some of this is really here.
event-o09-2-pass-1 = You blink until the false doors slide, and take the one that stays.
event-o09-2-fail-1 = You step through the man on the bench, and he begs your pardon.
event-o09-3 =
    The darkroom is tiled to the ceiling. On the tiles glow the prints of hands, in pairs, pressed flat, as
    high as a grown man pushes when a door will not open. They brighten as you come near. One pair on the left
    keeps up with you.
event-o09-3-pass-1 = You put your own hands in your pockets and shoulder the inner door.
event-o09-3-fail-1 = You lay a palm against one. It is warm, and it pushes back.
event-o09-4 =
    The long screen has kept a shadow from every emission: the shift on duty, seven men in hats, printed over
    and over in paler and paler green. There is an eighth. In the oldest print it stands by the door, later on
    behind the stools. In the latest it is sitting down. They have fetched it the chair with the arms.

# O10
event-o10 = The madmen hunt
event-o10-1 =
    Pot lids clang along the tunnel. The madmen are driving something towards you, walking abreast in rubber
    aprons, unhurried, the way one brings geese home. There is a gap in their line for it to leave by, and you
    are standing in the gap.
event-o10-2 =
    When it is over they gather round and begin, very gently, to dress you for the next drive. An old man ties
    the apron behind you with a double bow. “You go on my left,” he says. “You always go on my left.”
event-o10-2-pass-1 = You undo the bow, fold the apron over his arm and go right.
event-o10-2-fail-1 = You beat a lid on his left until someone takes it from you. It is another day.
event-o10-3 =
    Their game book lies on the butcher’s block. Every drive is drawn in it as a tangle of tracks, brown ink
    on wallpaper, with the hunters’ prints and the quarry’s pressed with the same cork. All the tangles lead
    to the larder in the end, by one line.
event-o10-3-pass-1 = One line limps, as the old man does. You follow it to a curtain of sacking.
event-o10-3-fail-1 = You turn pages after one line, until it turns when you do.
event-o10-4 =
    There is no meat in the larder. What they cut from the bellies lies in rows on newspaper. A thimble. A
    thimble gone to glass along the rim, and so on by small steps to a thing that hums and will not touch the
    paper. The next row begins with a spoon. Each was in somebody’s kitchen once. You take the one that hums.
