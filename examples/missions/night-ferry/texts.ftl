# The night ferry

campaign-ferry = The night ferry
    .text = One river, one raft, one evening: a campaign of a single mission.

# Places

place-raft = The raft below the bridge
    .hint = It hangs on one rope under the toll house, and the rope is wet.
place-ferry-landing = The landing
    .hint = A bell on a post, and a woman who comes when it has stopped ringing.

# Stories

story-ferry-opening = Five thousand and a rope
    .text = Sidorovich pushes five thousand across the counter and keeps his hand on it. The ferry has not crossed since
        Thursday, he says. The raft tore loose in the night and has gone down to the bridge, and there it hangs. On the
        other bank eleven people wait with their bundles, and one of them owes him money. He takes the hand away. “It
        would be decent,” he says, “and besides, he owes me money.”
story-ferry-landing = The landing
    .text = The bell is cracked and says so. When it has stopped a woman comes down the bank with an oar over her shoulder
        like a rifle. Olena has carried people over for nine years, and every one of them has asked first what it costs.
        “Two hundred,” she says, “or you row the dinghy out and look at my cable, so that I need not.”
story-ferry-landing-pay = Pay the two hundred
    .told = You pay, and she counts it twice, aloud, against the current.
story-ferry-landing-row = Take the oar
    .told = You row out along the cable and feel every strand of it.
story-ferry-landing-leave = Go on without her
    .told = You leave the bell hanging.
story-ferry-oar = Along the cable
    .text = The cable is sound but for an arm’s length where something has filed at it, patiently, from below. You tell her.
        Olena nods as at a bill that has come at last, and shows you the place under the bridge where the water is slow.
story-ferry-late = The bell at night
    .text = All that night the bell rings on the other bank. Towards morning it rings less, and by and by you understand
        that they are taking turns.
story-ferry-people = Eleven
    .text = The raft goes over twice. On the second crossing it carries the man who owes money, and he does not sit down.
        Olena takes no fare of anybody. On the far bank somebody has already begun to mend the bell.
story-ferry-coin = The fare
    .text = The raft goes over, and everybody pays. It is the usual fare. By evening the box at the landing is full, and the
        man who owes money owes it to two people.
story-ferry-dark = The far bank
    .text = In the morning nobody rings. The bundles lie on the far bank in a row, as they had been waiting, and the river
        has the colour of a door that is shut.

coda-toll-paid = Olena has nailed your two banknotes to the post of the bell, for change.
coda-toll-rowed = Olena has kept the oar that you used apart from the others. It leans a little straighter.

# The contact

contact-ferry_olena = Olena
    .flavour = She has never learnt to swim. “What for,” she says, “I have a ferry.”
    .greeting = Mind the third plank.

# What is remembered

memory-toll-rowed = you looked at Olena’s cable
chronicle-toll-paid = You paid the ferry.
chronicle-toll-rowed = You looked at Olena’s cable.
