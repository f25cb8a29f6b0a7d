# The terms of S.T.A.L.K.E.R. as the page shows them beside its signs. The glossary decides what a thing is called.

# Statuses
status-pinned = pinned
status-exposed = exposed
status-focus = focus
status-critical = critical injury

# Colours of enemies: how such enemies behave, and the sign
colour-c1 = boss-like
    .short = C1
colour-c2 = guards and small hunting groups
    .short = C2
colour-c3 = packs and gangs
    .short = C3
colour-c4 = hordes
    .short = C4
colour-none = no colour
    .short = –

# Dice, what they show, and the sign
die-sd = stalker die
die-gd = gear die
die-ad = anomaly die
face-success = success
    .short = ★
face-accuracy = accuracy
    .short = ◎
face-mask = mask
    .short = M
symbol-p1 = anomaly symbol with 1 petal
    .short = P1
symbol-p2 = anomaly symbol with 2 petals
    .short = P2
symbol-p3 = anomaly symbol with 3 petals
    .short = P3
symbol-p4 = anomaly symbol with 4 petals
    .short = P4

# Body parts
part-head = head
part-torso = torso

# Facings: the direction, and how it is written on the map
facing-n = north
    .short = N
facing-e = east
    .short = E
facing-s = south
    .short = S
facing-w = west
    .short = W

# Types and categories of enemies
type-human = human
type-mutant = mutant
type-psionic = psionic
category-horde = horde
category-elite = elite
category-boss = boss

# Equipment: tiers, magazines, artifact containers
tier-1 = tier I
    .short = I
tier-2 = tier II
    .short = II
tier-3 = tier III
    .short = III
magazine-pistol = pistol magazine
magazine-rifle = rifle magazine
magazine-shotgun = shotgun magazine
container-basic = basic artifact container
container-improved = improved artifact container
container-advanced = advanced artifact container

# Phases of a round
phase-event = event phase
phase-players = players phase
phase-enemies = enemies & Zone phase
