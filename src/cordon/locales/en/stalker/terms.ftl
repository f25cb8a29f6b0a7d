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
own-die-gear = { die-gd }
own-die-stalker = { die-sd }
own-die-anomaly = { die-ad }
own-die-fate = { die-ad }, for fate
own-face-gear =
    { $face ->
        [s0] no success
        [s1] 1 success
        [s2] 2 successes
       *[other] 3 successes
    }
own-face-stalker =
    { $face ->
        [accurate] accuracy: 2 successes
        [s2m0] 2 successes
        [s1m0] 1 success
        [s1m1] 1 success and 1 mask
        [s0m1] 1 mask
       *[other] 2 masks
    }
own-face-anomaly =
    { $face ->
        [P1] { symbol-p1 }
        [P2] { symbol-p2 }
        [P3] { symbol-p3 }
       *[other] { symbol-p4 }
    }
own-face-fate =
    { $face ->
        [P1] { symbol-p1 }
        [P2] { symbol-p2 }
        [P3] { symbol-p3 }
       *[other] { symbol-p4 }
    }

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
