# What may be chosen before a match begins: name, meaning, values.

switch-stalker-mission = Mission
    .why = What there is to do; each mission has its own map (ST-1.2).
switch-stalker-geiger-marks = Marks of the Geiger counter
    .why = Dosage sinks to the next lower mark after exposure (ST-9.7).
switch-stalker-hard = Hard memory
    .why = The campaign remembers the worse of what could have happened before (SM-9.2).
switch-stalker-baskets = Ready packs
    .why = Everybody starts with a packed bag; without it you go shopping first (SC-17.2).
switch-stalker-companion = Companion
    .none = Nobody
    .why = Somebody comes along (SC-15.2).
switch-stalker-ties = Ties among enemies, ways and targets
    .matter = ask where it matters
    .all = always ask
    .never = never ask
    .why = The lead stalker decides them. It matters where the answers differ in who is seen, attacked or moved; unasked they are answered in your favour (ST-4.24).
switch-stalker-consent = Exchanges need a yes
    .why = Nothing is taken from another player’s stalker without asking; switch it off if one person plays them all (ST-7.7).
switch-stalker-cube-limit = Cubes can run out
    .why = There are 36 cubes for ammo and cards (ST-2.6).
switch-stalker-decoy-side = A decoy is
    .low = LOW attention
    .high = HIGH attention
    .why = How loud a thrown bolt is (ST-20.I1).
