"""Exact odds of tests (ZO-16, ZO-32): three dice, items that add or cancel, and one forced reroll."""

from __future__ import annotations

from functools import cache
from itertools import combinations, product

from cordon.games.zona.rules.attribute_test import dice_sum
from cordon.games.zona.terms import DICE_PER_TEST

Dice = tuple[str, ...]
Faces = tuple[str, ...]


@cache
def rerolls(faces: Faces, dice: Dice, again: tuple[int, ...]) -> tuple[tuple[Dice, float], ...]:
    """What rerolling the dice at these places may show, with its chance; the order of dice does not matter."""
    kept = [die for i, die in enumerate(dice) if i not in again]
    found: dict[Dice, float] = {}
    share = 1.0 / len(faces) ** len(again)
    for thrown in product(faces, repeat=len(again)):
        shown = tuple(sorted((*kept, *thrown)))
        found[shown] = found.get(shown, 0.0) + share
    return tuple(found.items())


@cache
def pass_chance(faces: Faces, need: int, cancel: int = 0, forced_dice: int = 0) -> float:
    """The chance that a fresh roll comes to ``need`` or more, if a failure is forced in the best way."""
    return sum(share * _after_forcing(faces, dice, need, cancel, forced_dice) for dice, share in _fresh(faces))


@cache
def _fresh(faces: Faces) -> tuple[tuple[Dice, float], ...]:
    return rerolls(faces, ("",) * DICE_PER_TEST, tuple(range(DICE_PER_TEST)))


def _after_forcing(faces: Faces, dice: Dice, need: int, cancel: int, forced_dice: int) -> float:
    if dice_sum(dice, cancel) >= need:
        return 1.0
    best = 0.0
    for count in range(1, forced_dice + 1):
        for again in combinations(range(len(dice)), count):
            best = max(best, sum(p for new, p in rerolls(faces, dice, again) if dice_sum(new, cancel) >= need))
    return best
