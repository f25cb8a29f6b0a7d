"""What things are worth to a stalker, in health points of its own mind.

The figures are rules of thumb: one point is one HP of a healthy stalker. HP grow dear as they run out, since a loss at
0 HP is a critical injury and the third one ends the mission (ST-10.3, ST-10.4).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from cordon.games.stalker.terms import CRITICAL_DOSE_DICE, DOSE_LIMIT, EXPOSURE_DICE

NEXT_HP = (14.0, 3.0, 2.6, 2.4, 2.2, 2.0, 1.8, 1.6, 1.4, 1.3, 1.2, 1.1, 1.0)
"""What the step from so many HP to one more is worth; the last entry holds for all above."""
INJURY = (18.0, 30.0, 120.0)
"""What the next critical injury costs at 0 HP, by those one has; the last one is death."""
DEAR, LAST_HP, LAST_INJURY = 4, 5.0, 5.0
"""HP below which each is worth so much, and so much more for each injury, where radiation is about to take them."""
DIE_LOSS = 1.5
"""HP that one die of radiation exposure costs on average."""
DOSE = (0.25, 0.5, 0.9, 1.4, 3.0)
"""HP that a point of dosage costs sooner or later, by the zone of the counter that it reaches."""
PROGRESS = 5.0
"""What a standard action is worth that brings the mission forward, while there is time."""
KILL = 4.0
"""What a dead enemy is worth beside the harm that it would do at once."""
LOOT = 2.6
ARTIFACT = 12.0
FOCUS = 1.8
AMMO = 0.25

_HEALTH = [0.0]
for _hp in range(24):
    _HEALTH.append(_HEALTH[-1] + NEXT_HP[min(_hp, len(NEXT_HP) - 1)])


def health(hp: float) -> float:
    """What so many HP are worth against 0."""
    if hp <= 0:
        return 0.0
    low = int(hp)
    return _HEALTH[low] + (hp - low) * (_HEALTH[low + 1] - _HEALTH[low])


def harm(hp: float, injuries: float, blows: Iterable[tuple[float, float]]) -> float:
    """What attacks cost that come one after another: the chance of each, and the HP it takes."""
    left, cost = hp, 0.0
    for chance, loss in blows:
        expected = chance * loss
        if left > expected:
            left -= expected
            continue
        left = 0.0
        cost += chance * INJURY[min(2, int(injuries))]
        injuries += chance
    return cost + health(hp) - health(left)


def healing(hp: int, most: int, injuries: int, n: int) -> float:
    """What regaining n HP is worth; above 0 all injuries go (ST-10.4c)."""
    to = min(most, hp + n)
    if to <= hp:
        return 0.0
    return health(to) - health(hp) + sum(INJURY[:injuries]) * 0.6


@cache
def exposure(dose: int) -> float:
    """The HP that a dosage takes until it is gone, smoothed: what is on the counter makes the next point dearer. What
    goes beyond its end takes some at once (ST-9.5 to ST-9.7)."""
    loss = 0.0
    for point in range(dose):
        loss += DOSE[EXPOSURE_DICE[min(point + 1, DOSE_LIMIT)]] if point < DOSE_LIMIT else 0.0
    return loss + (DIE_LOSS * CRITICAL_DOSE_DICE if dose > DOSE_LIMIT else 0.0)


def irradiation(hp: int, injuries: int, dose: int, more: int) -> float:
    """What so much more dosage costs; less if it is negative. It takes HP in rounds to come, so they cost the more the
    fewer there are."""
    each = (health(hp) - health(hp - DEAR)) / DEAR if hp >= DEAR else LAST_HP + LAST_INJURY * injuries
    return each * (exposure(max(0, dose + more)) - exposure(dose))
