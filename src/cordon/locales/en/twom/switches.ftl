# What may be chosen before a match begins: name, meaning, values.

switch-twom-difficulty = Difficulty
    .easy = easy
    .normal = normal
    .hard = hard
    .why = Easy: every raid does 1 Damage less. Hard: 1 more (TW-33.5).
switch-twom-saving = Saving
    .casual = at any time
    .strict = when a day is over
    .why = When a named save may be made (TW-12.2).
switch-twom-care = Content care
    .full = tell everything
    .soften = tell hard themes softly
    .skip = leave hard themes out
    .why = Some pages are about suicide, hunger and the death of children. Rules stay as they are.
switch-twom-stop-early = Scavengers may turn back early
    .why = Exploration may be stopped before the cards run out (TW-9.8).
switch-twom-stolen-by = Who picks what is stolen
    .leader = the leader
    .lot = drawn by lot
    .why = A raid takes what somebody must choose (TW-10.8).
switch-twom-raid-reshuffle = Raids are shuffled again
    .why = When the raid deck is empty, its discard pile is shuffled (TW-0.13).
