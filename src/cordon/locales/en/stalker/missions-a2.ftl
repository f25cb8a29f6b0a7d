# Mission A2

mission-a2 = The dead line
    .place = The railway at the marsh bridge
    .prologue = Three chalk marks, a cross in a ring, made by a man in a hurry: one on a toll house, one on a
        fishing hut, one on an army carrier that burned out before you were born. A steel case lies under one of
        them. The Patron pays for it, by letter, on paper so thick that it will not fold. He wants it sealed; he
        writes the word twice. Others want it too. A company of mercenaries has been sitting in the rail yard
        for a week. Their commander is called the Notary, because those who die near him have first been made to
        sign. They do not dig. They wait for somebody to dig for them. Between you and them is the marsh, which
        belongs to what lives in it; at night the two sides shoot at each other. On the main track stands a
        handcar. It is the last thing on that line that goes anywhere.
    .hints = Bolts for the bridge, and something that deals with packs. If you keep still, mercenaries and
        snorks will do each other’s work. The seals can be broken at any moment, and nobody can put them back.
    .objective = Find the case. Bring it and every stalker to the east main track and the east siding, and get
        the handcar rolling: hold it until a round has ended after the brake came off. If a stalker dies, the mission fails.

# The objective, line by line

goal-a2-case = Dig up the case
goal-a2-handcar = Work the handcar’s brake loose
goal-a2-hold = Hold the handcar until a round has ended
goal-a2-out = Everybody to the handcar, with the case

# Cards

side-a2-01a = A case for the Patron
    .story = The letter has one more line, in another hand: “Do not shake it.”
side-a2-02a = Chalk mark
    .story = The rain has been at it. You find the ring with your fingertips, the way one finds a light switch.
side-a2-02a-dig = Dig (1 action)
side-a2-02b-case = Steel corner
    .story = The spade rings. It is smaller than you thought, a case such as a trumpet has, with a lead seal on
        either catch and a luggage label: Fragile, via Kyiv.
side-a2-02b-wire = Loose soil
    .story = The ground is soft because somebody has softened it. You see the jar, and the wire that runs to
        your spade, and that the nails in the jar have been sorted by length.
side-a2-02b-beacon = Biscuit tin
    .story = It has an aerial. Under your eyes a small lamp turns from green to red. On the lid is a note in a
        clerk’s hand: “Thank you. Please wait here.”
side-a2-03a = The case, sealed
    .story = It weighs about as much as a cat and is no easier to carry.
side-a2-03a-break = Break the seals (1 action; they stay broken)
side-a2-03b = The case, open
    .story = Punched cards in bundles, tied up with bandage. Below them the pay list of a laboratory guard: a
        column of names, a column of sums, and a date, for all of them the same. The commander has signed at the
        top, with a stamp you know.
side-a2-04a = Charges under the deck
    .story = Parcels in oilcloth, hung beneath the burnt lorry like hams. The wires are all of one colour.
        Somebody must have thought of that.
side-a2-04a-pull = Pull the wires (1 action; 1 chance in 10 that it all goes up)
side-a2-04b = Fallen deck
    .story = The lorry goes first, nose down, its indicator blinking. What remains of the bridge is two ends and
        a view.
side-a2-05a = Handcar
    .story = The brake has been painted over so often that it has no edges left. A wreath hangs on it, with a
        ribbon from the railway union.
side-a2-05a-brake = Work the brake (1 action)
side-a2-05b = Brake off
    .story = It gives with a shriek that runs away down both rails, and you can hear it go on running. The car rolls
        a hand’s breadth for each stroke of the lever. It will go by itself once it is going; until then somebody has
        to stand on it, and be seen.

# Events

event-a2-i = Fog on the rails
    .story = The fog lies on the track bed, exactly as wide as the track. A signal burns green in it for a train
        that was cancelled together with the country. Inside the fog something walks on hands and feet. When you
        stop, it goes on for two more steps.
event-a2-ii = Two flares
    .story = One goes up white over the yard. One answers red out of the reeds, where nobody has flares. The
        mercenaries talk it over on the open channel, like people who have heard a plate break upstairs. Then
        they go to see who has been at their stores.
event-a2-iii = Second patrol
    .story = The Notary’s second shift is punctual. They bring thermos flasks, wipe their boots, and spread out
        along the ditch. One reads names from a list and the others say “here”. After the last name something
        else says “here”.
event-a2-iv = The water moves
    .story = There is no wind, and the duckweed is travelling. It parts in two lines from the ford, at the pace
        of a walk, and closes behind them. A gas mask comes up, turns like a periscope, and is still turning
        when the water has run out of it.
event-a2-iv-2 = Antlers
    .story = What you took for a dead birch walks out of the ford and shakes itself. Weed hangs from the points, and a
        boot. It turns its good ear to the yard, where a man has coughed, and lowers its head as if to read.
event-a2-v = Short fuse
    .story = You know the sound from every kitchen you were ever sent out of. The timer is shaped like a tomato.
        From the parapet you can read what it is set to: whoever wound it up likes his eggs soft.
event-a2-vi = The line goes dead
    .story = Signals go out one after another, from the east. After the last of them the rails begin to sing; a
        long way off, something heavy has been put on them. On the Notary’s channel a dry voice asks all
        stations to close their books.
event-a2-vii = The Notary’s receipt
    .story = He has brought a folding table. He writes in block letters, date, place, one case of steel, and
        turns the sheet round so that you can read it. There is a line for each of your signatures. One of them
        has already been filled in.
event-a2-viii = Iron on iron
    .story = The wheels find the joints and begin to spell them. Behind you a man runs along the sleepers, then
        he walks, then he stands with his hands on his knees and grows small. The wreath is still on the brake.
        It turns out to be made of tin.
event-a2-r = Paid to look
    .story = An envelope is pinned to the fence at the height of your eyes. In it is a photograph of you, taken
        this morning from about here. On the back is a sum, and under it, in another hand, a second sum, for
        which the photographer would rather go home. You can hear the film being wound on.

# Epilogue

epilogue-a2-success-sealed =
    The man who takes the case from you has white gloves in his pocket and puts them on for it. He looks at the
    seals through a lens, the left one and the right one. Only then does he say good morning. The money is in
    envelopes with your names on them, typed, among them names you have not used for years. “He is pleased,”
    says the man. “He will want you for the door.” With the last envelope he hands you a card of grey plastic,
    punched in one corner. It is a pass. The guard in the photograph has been dead since before the fence, and
    looks a little like you.
    .result = The case reaches the Patron with its seals whole.
epilogue-a2-success-opened =
    You read all night, by turns. On the pay list the names stop on one and the same day; only the commander
    goes on drawing his wage, year after year, into an account with a number. The last sheet is a floor plan. At
    the bottom of it somebody has drawn a lamp with rays, as for a nursery, and written the door code beside it
    so as not to forget. In the morning a letter lies on the mat. The paper is thick. It regrets that relations
    must be regarded as ended, and encloses a bill for two seals.
    .result = The case is open, and the Patron knows it.
epilogue-a2-failure =
    From the embankment you watch them dig. They do it properly, with pegs and string, and number the holes. By
    evening they have found a jar of nails, and two of them are no longer on the list. The Notary sits at his
    table and takes the rest down. He is in no hurry, he has sent for a tent. From one wall the chalk has been
    washed off with soap. That leaves fewer holes for everybody.
    .result = The mercenaries dig on.
epilogue-a2-given-up =
    One night a train runs on the dead line. Nobody sees it; in the morning the rust is off the rails. The tent
    has gone and the table has gone, and the holes have been filled in and raked. On the door of the toll house
    a form is pinned, in duplicate. It confirms to whom it may concern that one case of steel has been received
    in good order. Somebody has torn off the lower half and left the upper one for you.
    .result = The case is in other hands.
