# Control cards

control-paranoia = Paranoia
    .flavour = Your friend is reloading. You count the rounds for him.
control-hallucination = Hallucination
    .flavour = You have hit every one of them. It is only plaster.
control-voices = Voices
    .flavour = It knows what your mother called the dog.

# Activation, high attention

high-fire_in_the_hole = Fire in the hole!
    .flavour = Something small comes down the stairs, one step at a time.
high-assault = Assault
    .flavour = Three whistles, and the long grass stands up.
high-swarm_out = Swarm
    .flavour = They come through the hedge in no order at all.
high-find_them = Find them!
    .flavour = They shout wrong names, hoping to be corrected.
high-pincer = Pincer
    .flavour = Those in front are making a great deal of noise. Listen behind you.
high-dig_in = Dig In
    .flavour = You hear spades, and one of them being sharpened.
high-frenzy = Frenzy
    .flavour = They bite each other to be first through the gap.
high-hold_the_line = Hold the Line
    .flavour = “Mine as far as the gate.” “Mine from the gate.”
high-drag_hunt = Drag Hunt
    .flavour = Saucepan lids in the scrub, from above, coming down.
high-reckless = Reckless
    .flavour = He runs upright, with his helmet in his hand.
high-pull_back = Pull Back
    .flavour = One stands at the post and counts the others past.
high-alarm = Alarm
    .flavour = A hammer on a hanging rail. It carries as far as the river.

# Activation, low attention

low-disturbance = Disturbance
    .flavour = “It was a cat.” “What cat?”
low-curious = Curious
    .flavour = Slow boots, and a torch held well out to the side.
low-wandering = Wandering
    .flavour = He has a ring of keys and tries them, for something to do.
low-checking_corners = Checking the corners
    .flavour = The barrel looks round the door first, at chair height.
low-rounds = Rounds
    .flavour = The same path, the same cough, every eleven minutes.
low-smoke_break = Smoke Break
    .flavour = Two sparks in the dark. One of them goes out.
low-sniffing = Sniffing Around
    .flavour = It stops where you sat, and goes on faster.
low-uneasy = Uneasy
    .flavour = “Turn that radio down.” It has been off since noon.
low-stretching_legs = Stretching Legs
    .flavour = A man strolls to the gate to see whether it still is one.
low-picking_over = Picking Over
    .flavour = They go through pockets. The buttons get a tin of their own.
