"""Figures of SC-18, as the digest has them: chances in per cent, losses in HP."""

from __future__ import annotations

TWO_DICE = """
weapon range bandit_rifle snork zombie rodent dog tick mercenary monolith bandit_mg bloodsucker swarm armoured controller
ptm 1 17 26 15 26 29 18 5 4 15 7 3 1 2
sawn_off 1 51 63 25 73 75 61 28 20 39 29 22 8 9
akm_74u 2 34 50 34 50 53 25 14 10 34 6 9 3 4
bulat 2 36 50 23 50 56 25 15 11 24 6 9 3 5
zhuk 1 32 44 17 50 53 38 14 10 22 16 9 3 4
hunting_double 2 51 63 34 73 75 46 28 20 39 14 22 8 9
forester 3 36 50 34 50 56 25 15 11 34 6 9 3 5
tysha 2 34 50 34 50 53 25 14 10 34 6 9 3 4
klevets 1 34 50 34 50 53 38 14 10 34 16 9 3 4
shepit 2 34 50 34 50 53 25 14 10 34 6 9 3 4
shershen_9 2 51 63 25 73 75 46 28 20 39 14 22 8 9
vartovy 3 51 63 34 73 75 46 28 20 39 14 22 8 9
skoba 3 58 73 58 73 78 48 31 23 58 15 24 9 11
kovadlo 1 51 63 25 73 75 61 28 20 39 29 22 8 9
obrii 5 58 73 58 73 78 48 31 23 58 15 24 9 11
strichka 2 51 63 25 73 75 46 28 20 39 14 22 8 9
hand_mortar 3 51 63 25 73 75 46 28 20 39 14 61 8 9
sa_avalanche 3 57 70 34 73 78 48 31 23 44 15 24 9 11
dp_12 2 91 95 58 98 99 93 77 68 85 57 78 46 32
mezha 6 78 88 78 88 89 67 51 37 78 25 41 18 16
coil_rifle 5 90 95 90 95 96 83 71 58 90 44 61 31 31
tur 3 68 79 33 88 89 67 45 35 57 25 41 18 16
rys_t 3 57 70 34 73 78 48 31 23 44 15 24 9 11
"""
"""SC-18.2 and SC-18.3: one standard action at the upper end of the accurate range."""

THREE_DICE = """
weapon range bandit_rifle snork zombie rodent dog tick mercenary monolith bandit_mg bloodsucker swarm armoured controller
ptm 1 33 47 33 47 50 36 14 10 33 16 10 4 5
sawn_off 1 66 76 31 85 86 76 43 34 54 44 39 17 16
akm_74u 2 54 69 54 69 71 43 28 20 54 13 22 9 9
bulat 2 63 75 42 69 78 49 35 28 48 18 26 11 14
zhuk 1 49 60 24 69 71 57 27 20 37 28 22 9 9
hunting_double 2 66 76 54 85 86 64 43 34 54 25 39 17 16
forester 3 63 75 54 69 78 49 35 28 54 18 26 11 14
tysha 2 54 69 54 69 71 43 28 20 54 13 22 9 9
klevets 1 54 69 54 69 71 57 28 20 54 28 22 9 9
shepit 2 54 69 54 69 71 43 28 20 54 13 22 9 9
shershen_9 2 66 76 31 85 86 64 43 34 54 25 39 17 16
vartovy 3 66 76 54 85 86 64 43 34 54 25 39 17 16
skoba 3 80 88 74 85 91 71 55 47 74 35 47 24 26
kovadlo 1 66 76 31 85 86 76 43 34 54 44 39 17 16
obrii 5 80 88 74 85 91 71 55 47 74 35 47 24 26
strichka 2 66 76 31 85 86 64 43 34 54 25 39 17 16
hand_mortar 3 66 76 31 85 86 64 43 34 54 25 76 17 16
sa_avalanche 3 80 88 54 85 91 71 55 47 68 35 47 24 26
dp_12 2 95 98 74 99 99 96 86 78 91 70 87 60 37
mezha 6 88 94 88 94 94 80 67 55 88 42 58 30 30
coil_rifle 5 95 98 95 98 98 91 82 72 95 61 75 48 48
tur 3 80 87 38 94 94 80 60 50 70 39 58 30 23
rys_t 3 80 88 54 85 91 71 55 47 68 35 47 24 26
"""
"""SC-18.2 and SC-18.3: one standard action at the upper end of the accurate range."""

BY_RANGE = """
weapon range accurate 2:bandit_rifle 2:mercenary 2:bloodsucker 3:bandit_rifle 3:mercenary 3:bloodsucker
ptm 0 yes 17 5 7 33 14 16
ptm 1 yes 17 5 7 33 14 16
ptm 2 no 8 1 0 17 4 1
sawn_off 0 yes 51 28 29 66 43 44
sawn_off 1 yes 51 28 29 66 43 44
sawn_off 2 no 42 19 7 56 30 14
hunting_double 0 no 42 19 21 56 30 31
hunting_double 1 yes 51 28 29 66 43 44
hunting_double 2 yes 51 28 14 66 43 25
hunting_double 3 no 42 19 7 56 30 14
akm_74u 0 no 23 7 9 40 14 16
akm_74u 1 no 23 7 9 40 14 16
akm_74u 2 yes 34 14 6 54 28 13
akm_74u 3 no 23 7 2 40 14 5
forester 0 no 27 7 11 50 20 27
forester 1 no 27 7 11 50 20 27
forester 2 no 27 7 2 50 20 8
forester 3 yes 36 15 6 63 35 18
forester 4 no 27 7 2 50 20 8
vartovy 0 no 42 19 21 56 30 31
vartovy 1 no 42 19 21 56 30 31
vartovy 2 yes 51 28 14 66 43 25
vartovy 3 yes 51 28 14 66 43 25
vartovy 4 no 42 19 7 56 30 14
skoba 0 no 50 22 25 72 43 47
skoba 1 no 50 22 25 72 43 47
skoba 2 no 50 22 9 72 43 22
skoba 3 yes 58 31 15 80 55 35
skoba 4 no 50 22 9 72 43 22
kovadlo 0 yes 51 28 29 66 43 44
kovadlo 1 yes 51 28 29 66 43 44
kovadlo 2 no 42 19 7 56 30 14
obrii 0 no 9 1 3 26 5 9
obrii 1 no 9 1 3 26 5 9
obrii 2 no 9 1 0 26 5 1
obrii 3 no 50 22 9 72 43 22
obrii 4 yes 58 31 15 80 55 35
obrii 5 yes 58 31 15 80 55 35
obrii 6 no 50 22 9 72 43 22
sa_avalanche 0 no 49 22 25 72 43 47
sa_avalanche 1 yes 57 31 34 80 55 59
sa_avalanche 2 yes 57 31 15 80 55 35
sa_avalanche 3 yes 57 31 15 80 55 35
sa_avalanche 4 no 49 22 9 72 43 22
dp_12 0 yes 91 77 77 95 86 86
dp_12 1 yes 91 77 77 95 86 86
dp_12 2 yes 91 77 57 95 86 70
dp_12 3 no 90 73 50 94 82 62
mezha 2 no 75 41 17 85 58 27
mezha 3 yes 78 51 25 88 67 42
mezha 4 yes 78 51 25 88 67 42
mezha 5 yes 78 51 25 88 67 42
mezha 6 yes 78 51 25 88 67 42
mezha 7 no 75 41 17 85 58 27
mezha 8 no 75 41 17 85 58 27
coil_rifle 0 no 89 66 66 94 78 78
coil_rifle 1 no 89 66 66 94 78 78
coil_rifle 2 yes 90 71 44 95 82 61
coil_rifle 3 yes 90 71 44 95 82 61
coil_rifle 4 yes 90 71 44 95 82 61
coil_rifle 5 yes 90 71 44 95 82 61
coil_rifle 6 no 89 66 34 94 78 50
"""
"""SC-18.4: one standard action by range."""

ONE_TURN = """
weapon range bandit_rifle snork zombie rodent dog tick mercenary bloodsucker swarm armoured controller
ptm 1 56 77 52 60 68 47 19 27 9 3 6
sawn_off 1 51 63 30 73 75 61 28 29 22 8 9
akm_74u 2 67 83 58 75 80 45 31 14 19 7 11
bulat 2 72 87 58 75 83 47 36 17 21 9 14
zhuk 1 78 92 66 81 87 71 39 48 22 9 14
hunting_double 2 67 83 58 75 80 46 31 14 22 8 11
forester 3 72 87 63 75 83 47 36 17 21 9 14
tysha 2 67 83 58 75 80 45 31 14 19 7 11
klevets 1 78 92 71 81 87 71 39 48 22 9 14
shepit 2 67 83 58 75 80 45 31 14 19 7 11
shershen_9 2 92 98 79 95 96 76 63 36 45 22 28
vartovy 3 87 95 69 93 95 72 58 32 42 20 25
skoba 3 76 89 71 80 87 56 42 23 30 14 19
kovadlo 1 87 95 66 93 95 86 58 63 42 20 25
obrii 5 91 97 85 93 96 76 64 38 47 24 31
strichka 2 87 95 66 93 95 72 58 32 42 20 25
hand_mortar 3 87 95 66 93 95 72 58 32 87 20 25
sa_avalanche 3 84 93 71 86 92 65 52 28 36 17 23
dp_12 2 94 98 82 98 99 93 77 57 78 46 34
mezha 6 97 99 95 99 99 90 82 55 68 40 44
coil_rifle 5 99 100 99 100 100 98 94 78 87 64 65
tur 3 96 99 81 99 99 90 80 55 68 40 44
rys_t 3 91 97 75 93 96 76 64 38 47 24 31
"""
"""SC-18.5: a whole turn with two stalker dice, from a full magazine."""

HELP = """
case 2:bandit_rifle 2:mercenary 2:armoured 2:controller 3:bandit_rifle 3:mercenary 3:armoured 3:controller
plain 34 14 3 4 54 28 9 9
with_focus 68 37 10 11 87 64 25 25
target_exposed 72 41 16 25 84 60 32 41
focus_exposed 86 68 39 49 92 83 60 66
cover_1 22 8 2 3 41 19 5 6
cover_2 14 5 1 1 28 12 3 4
+1_★ 50 22 6 7 69 41 13 13
+1_GD 58 29 8 9 74 48 17 16
"""
"""SC-18.6: AKM-74U, single shot at range 2."""

DEFENCE = """
damage none D1 D1+1 D2 D2+1 D3 D3+1 D4
4 4.0 2.5 1.5 1.2 0.5 0.4 0.2 0.1
5 5.0 3.5 2.5 2.0 1.2 0.9 0.4 0.4
6 6.0 4.5 3.5 3.0 2.0 1.7 0.9 0.8
7 7.0 5.5 4.5 4.0 3.0 2.5 1.7 1.4
8 8.0 6.5 5.5 5.0 4.0 3.5 2.5 2.1
9 9.0 7.5 6.5 6.0 5.0 4.5 3.5 3.0
10 10.0 8.5 7.5 7.0 6.0 5.5 4.5 4.0
12 12.0 10.5 9.5 9.0 8.0 7.5 6.5 6.0
14 14.0 12.5 11.5 11.0 10.0 9.5 8.5 8.0
"""
"""SC-18.8: expected loss by damage and defence."""

DEFENCE_WITH_FOCUS = """
case 7:D1 7:D2 7:D2+1 7:D3+1 9:D1 9:D2 9:D2+1 9:D3+1
plain 5.5 4.0 3.0 1.7 7.5 6.0 5.0 3.5
with_focus 5.1 3.2 2.2 0.7 7.1 5.2 4.2 2.3
"""
"""SC-18.8: with and without focus."""

ANOMALIES = """
anomaly none D1 D2+1 D3+1 crossing covered
jelly 9.0 9.0 9.0 9.0 6.3 2.7
bubble 7.0 7.0 7.0 7.0 4.9 2.1
whirligig 6.0 6.0 6.0 6.0 4.2 1.8
electro 10.0 8.5 6.0 4.5 5.9 2.5
popper 6.0 6.0 6.0 6.0 4.2 1.8
springboard 5.0 5.0 5.0 5.0 3.5 1.5
magnet 4.0 4.0 4.0 4.0 2.8 1.2
razor 12.0 10.5 8.0 6.5 7.3 3.1
tesla 8.0 6.5 4.0 2.5 4.5 1.9
burner 7.0 7.0 7.0 7.0 4.9 2.1
comet 8.0 8.0 8.0 8.0 5.6 2.4
"""
"""SC-18.10: expected loss of one activation."""

TWO_DICE_TO_KILL = """
enemy akm_74u sawn_off vartovy skoba sa_avalanche dp_12 mezha
bandit_rifle 2.3 1.7 1.7 1.5 1.5 1.1 1.3
snork 1.8 1.4 1.4 1.3 1.3 1.0 1.1
zombie 2.9 2.3 2.3 1.6 2.1 1.6 1.3
rodent 2.0 1.4 1.4 1.4 1.4 1.0 1.1
controller 9.3 5.0 5.0 4.1 4.1 2.0 3.2
chimera 64.3 30.1 30.1 22.5 22.5 6.4 16.5
dog 1.8 1.3 1.3 1.3 1.3 1.0 1.1
tick 3.6 1.6 2.1 1.9 1.9 1.1 1.5
swarm 7.6 3.7 3.7 3.2 3.2 1.3 2.2
bloodsucker 8.3 2.4 4.2 3.6 3.6 1.5 2.7
mercenary 4.4 2.6 2.6 2.3 2.3 1.2 1.8
armoured 13.9 6.2 6.2 5.0 5.0 1.8 3.5
poltergeist 37.4 15.8 25.6 19.5 19.5 4.1 12.2
horned 43.6 19.1 19.1 15.0 15.0 4.3 10.2
izlom 38.3 16.3 16.3 12.9 12.9 4.2 8.8
pseudogiant 58.0 25.6 25.6 20.1 20.1 6.0 13.8
bandit_mg 2.9 2.0 2.0 1.7 1.9 1.2 1.3
monolith 5.3 3.1 3.1 2.7 2.7 1.4 2.1
"""
"""SC-18.7: the expected number of attacks until it is dead."""

THREE_DICE_TO_KILL = """
enemy akm_74u sawn_off vartovy skoba sa_avalanche dp_12 mezha
bandit_rifle 1.7 1.4 1.4 1.2 1.2 1.0 1.1
snork 1.5 1.3 1.3 1.1 1.1 1.0 1.1
zombie 1.8 2.0 1.8 1.3 1.6 1.3 1.1
rodent 1.5 1.2 1.2 1.2 1.2 1.0 1.1
controller 5.2 3.4 3.4 2.5 2.5 1.8 2.5
chimera 30.2 16.7 16.7 11.6 11.6 4.6 10.1
dog 1.4 1.2 1.2 1.1 1.1 1.0 1.1
tick 2.2 1.3 1.5 1.4 1.4 1.0 1.2
swarm 3.8 2.3 2.3 1.9 1.9 1.2 1.7
bloodsucker 4.4 1.8 2.8 2.2 2.2 1.3 2.0
mercenary 2.7 1.9 1.9 1.6 1.6 1.2 1.5
armoured 6.4 3.7 3.7 2.8 2.8 1.5 2.5
poltergeist 15.9 8.8 12.5 9.4 9.4 3.5 7.4
horned 19.2 10.4 10.4 7.8 7.8 3.4 6.5
izlom 16.5 9.2 9.2 6.8 6.8 3.6 6.0
pseudogiant 25.7 14.1 14.1 10.6 10.6 4.7 8.8
bandit_mg 1.8 1.6 1.6 1.3 1.4 1.1 1.1
monolith 3.2 2.2 2.2 1.8 1.8 1.2 1.7
"""
"""SC-18.7: the expected number of attacks until it is dead."""

RADIATION = """
rad slides 0 -1 -2 -3 -4
1 1 0.0/0.0/0.0 0.0/0.0/0.0 0.0/0.0/0.0 0.0/0.0/0.0 0.0/0.0/0.0
1 2 0.0/0.0/0.0 0.0/0.0/0.0 0.0/0.0/0.0 0.0/0.0/0.0 0.0/0.0/0.0
1 4 1.5/1.5/1.5 0.0/0.0/0.0 0.0/0.0/0.0 0.0/0.0/0.0 0.0/0.0/0.0
2 1 0.0/0.0/0.0 0.0/0.0/0.0 0.0/0.0/0.0 0.0/0.0/0.0 0.0/0.0/0.0
2 2 1.5/1.5/1.5 0.0/0.0/0.0 0.0/0.0/0.0 0.0/0.0/0.0 0.0/0.0/0.0
2 4 3.0/4.5/18.0 1.5/1.5/1.5 0.0/0.0/0.0 0.0/0.0/0.0 0.0/0.0/0.0
3 1 0.0/0.0/0.0 0.0/0.0/0.0 0.0/0.0/0.0 0.0/0.0/0.0 0.0/0.0/0.0
3 2 1.5/3.0/4.5 1.5/1.5/1.5 0.0/0.0/0.0 0.0/0.0/0.0 0.0/0.0/0.0
3 4 4.5/24.0/30.0 3.0/4.5/18.0 1.5/1.5/1.5 0.0/0.0/0.0 0.0/0.0/0.0
4 1 1.5/1.5/1.5 0.0/0.0/0.0 0.0/0.0/0.0 0.0/0.0/0.0 0.0/0.0/0.0
4 2 3.0/4.5/12.0 1.5/3.0/4.5 1.5/1.5/1.5 0.0/0.0/0.0 0.0/0.0/0.0
4 4 6.0/30.0/30.0 4.5/24.0/30.0 3.0/4.5/18.0 1.5/1.5/1.5 0.0/0.0/0.0
5 1 1.5/3.0/4.5 1.5/1.5/1.5 0.0/0.0/0.0 0.0/0.0/0.0 0.0/0.0/0.0
5 2 3.0/12.0/18.0 3.0/4.5/12.0 1.5/3.0/4.5 1.5/1.5/1.5 0.0/0.0/0.0
5 4 12.0/30.0/30.0 6.0/30.0/30.0 4.5/24.0/30.0 3.0/4.5/18.0 1.5/1.5/1.5
"""
"""SC-18.9: the loss in the first, second and third round on such spaces, by what armour takes off."""

BASE_DOSAGE = """
artifact basic improved advanced
2 0.0 0.0 0.0
3 0.0 0.0 0.0
4 1.5 0.0 0.0
5 1.5 0.0 0.0
6 1.5 1.5 0.0
7 1.5 1.5 0.0
8 3.0 1.5 1.5
"""
"""SC-18.9: the loss by artifacts alone, by container."""
