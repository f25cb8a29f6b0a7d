"""Exact odds of the dice (SC-18): attacks against thresholds and the wound deck, defence, anomalies, plain rolls.

Pure mathematics: nothing here knows a position. ``previews`` asks for the numbers of one.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from cordon.games.stalker.rules.wounds import EXPOSED_LOSS, Outcome
from cordon.games.stalker.state import Shot, die_stars
from cordon.games.stalker.terms import DICE_LIMIT, GEAR_DIE, STALKER_DIE

if TYPE_CHECKING:
    from cordon.games.stalker.cards import Threshold

GOOD = 2
"""With focus, dice with fewer stars than this are rolled again (SC-18.6)."""

EVEN = 0.5
"""A roll with a smaller chance to kill has failed, as far as focus is concerned."""

Result = tuple[int, int]
"""Stars and masks."""
Wounds = tuple[tuple[int, int, int], ...]
"""What is left of the wound deck: outcome of the light half, of the heavy half, and how many such cards."""


class Mark(NamedTuple):
    """What an attack is aimed at."""

    thresholds: tuple[Threshold, ...]
    ehp: int
    """eHP left."""
    exposed: bool = False
    hindrance: int = 0
    """Stars that cover and the enemy's own card take off; negative: they add some."""
    exposing: int = 0
    """Masks for which the weapon exposes its target; 0: it cannot."""


class Chances(NamedTuple):
    """How an attack may end; together 1. ``light`` and ``heavy``: wounds that leave it alive; ``hurt``: it lost eHP."""

    miss: float
    light: float
    heavy: float
    hurt: float
    kill: float
    masks: float
    """Expected masks, before any is spent."""


# --- dice -------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def thrown(stalker_dice: int, gear_dice: int, accurate: bool = False) -> dict[Result, float]:
    """The chance of each result of a roll, at most 6 dice of a kind (ST-3.7)."""
    found: dict[Result, float] = {(0, 0): 1.0}
    for faces in _dice(stalker_dice, gear_dice, accurate):
        found = _added(found, faces)
    return found


def _dice(stalker_dice: int, gear_dice: int, accurate: bool) -> list[tuple[Result, ...]]:
    stalker = tuple((die_stars("SD", face, accurate), STALKER_DIE[face][1]) for face in range(len(STALKER_DIE)))
    gear = tuple((stars, 0) for stars in GEAR_DIE)
    return [stalker] * min(stalker_dice, DICE_LIMIT) + [gear] * min(gear_dice, DICE_LIMIT)


def _added(found: dict[Result, float], faces: tuple[Result, ...]) -> dict[Result, float]:
    more: dict[Result, float] = {}
    for (stars, masks), chance in found.items():
        for face_stars, face_masks in faces:
            key = (stars + face_stars, masks + face_masks)
            more[key] = more.get(key, 0.0) + chance / len(faces)
    return more


class _Kept(NamedTuple):
    """A roll as focus sees it: what the good dice show, what the others show, and how many those are."""

    good: Result
    poor: Result
    stalker_dice: int
    gear_dice: int


@lru_cache(maxsize=256)
def _sorted_out(stalker_dice: int, gear_dice: int, accurate: bool) -> dict[_Kept, float]:
    """The chance of each roll, good dice apart from those that focus would roll again."""
    found = {_Kept((0, 0), (0, 0), 0, 0): 1.0}
    kinds = [True] * min(stalker_dice, DICE_LIMIT) + [False] * min(gear_dice, DICE_LIMIT)
    for is_stalker, faces in zip(kinds, _dice(stalker_dice, gear_dice, accurate), strict=True):
        more: dict[_Kept, float] = {}
        for kept, chance in found.items():
            for stars, masks in faces:
                if stars >= GOOD:
                    key = kept._replace(good=(kept.good[0] + stars, kept.good[1] + masks))
                else:
                    key = _Kept(
                        kept.good,
                        (kept.poor[0] + stars, kept.poor[1] + masks),
                        kept.stalker_dice + is_stalker,
                        kept.gear_dice + (not is_stalker),
                    )
                more[key] = more.get(key, 0.0) + chance / len(faces)
        found = more
    return found


def at_least(gear_dice: int, stars: int) -> float:
    """The chance that gear dice show so many stars."""
    return sum(chance for (rolled, _), chance in thrown(0, gear_dice).items() if rolled >= stars)


# --- attacks (ST-11) --------------------------------------------------------------------------------------------------


class End(NamedTuple):
    """How a hit of so many stars ends: the chance to kill, and what it is otherwise."""

    kill: float
    otherwise: str


@lru_cache(maxsize=2048)
def chances(shot: Shot, mark: Mark, wounds: Wounds, focus: bool = False) -> Chances:
    """The chances of an attack. Masks are spent on exposing the target where the weapon can. With ``focus`` all dice
    below 2 stars are rolled again when the roll has failed and that makes a kill likelier."""
    results = thrown(shot.stalker_dice, shot.gear_dice, shot.accurate)
    ends = {roll: ended(mark, wounds, roll[0] + shot.stars, roll[1] + shot.masks) for roll in results}
    rolls = _with_focus(shot, {roll: end.kill for roll, end in ends.items()}) if focus else results
    total = {"miss": 0.0, "light": 0.0, "heavy": 0.0, "hurt": 0.0}
    kill = masks_seen = 0.0
    for roll, chance in rolls.items():
        found = ends[roll]
        kill += chance * found.kill
        total[found.otherwise] += chance * (1 - found.kill)
        masks_seen += chance * (roll[1] + shot.masks)
    return Chances(total["miss"], total["light"], total["heavy"], total["hurt"], kill, masks_seen)


class _Again(NamedTuple):
    """What focus has to choose between, which hangs on the dice alone. Results go by their number."""

    results: tuple[Result, ...]
    seconds: tuple[dict[int, float], ...]
    """What may come of rolling poor dice again: the chance of each result."""
    firsts: tuple[tuple[int, float, int], ...]
    """The first rolls: what each shows, its chance, and which second roll it would have."""


@lru_cache(maxsize=256)
def _rolled_again(stalker_dice: int, gear_dice: int, accurate: bool) -> _Again:
    results = tuple(thrown(stalker_dice, gear_dice, accurate))
    number = {roll: i for i, roll in enumerate(results)}
    seconds: dict[tuple[Result, int, int], dict[int, float]] = {}
    firsts = []
    for kept, chance in _sorted_out(stalker_dice, gear_dice, accurate).items():
        (stars, masks), key = kept.good, (kept.good, kept.stalker_dice, kept.gear_dice)
        if key not in seconds:
            more = thrown(kept.stalker_dice, kept.gear_dice, accurate)
            seconds[key] = {number[stars + s, masks + m]: odds for (s, m), odds in more.items()}
        now = number[stars + kept.poor[0], masks + kept.poor[1]]
        firsts.append((now, chance, list(seconds).index(key)))
    return _Again(results, tuple(seconds.values()), tuple(firsts))


def _with_focus(shot: Shot, kills: dict[Result, float]) -> dict[Result, float]:
    """The results after a sensible use of focus (ST-12.7), by the chance to kill of each result."""
    results, seconds, firsts = _rolled_again(shot.stalker_dice, shot.gear_dice, shot.accurate)
    kill = [kills[roll] for roll in results]
    better = [sum([odds * kill[i] for i, odds in second.items()]) for second in seconds]
    found: dict[int, None] = {}  # in the order in which results come up: what is made of them is added up in it
    rolled, chances = set[int](), [0.0] * len(results)
    for now, chance, which in firsts:
        if kill[now] < min(EVEN, better[which]):
            if which not in rolled:
                rolled.add(which)
                found.update(dict.fromkeys(seconds[which]))
            for i, odds in seconds[which].items():
                chances[i] += chance * odds
        else:
            found[now] = None
            chances[now] += chance
    return {results[i]: chances[i] for i in found}


def ended(mark: Mark, wounds: Wounds, stars: int, masks: int) -> End:
    found = struck(mark, wounds, stars, mark.exposed)
    if mark.exposing and masks >= mark.exposing and not mark.exposed:
        return max(found, struck(mark, wounds, stars, exposed=True), key=lambda each: each.kill)
    return found


def struck(mark: Mark, wounds: Wounds, stars: int, exposed: bool) -> End:
    """ST-11.8: the highest threshold reached, eHP first, then the wound."""
    stars = max(0, stars - mark.hindrance)
    reached = [each for each in mark.thresholds if stars >= each.stars]
    if not reached:
        return End(0.0, "miss")
    best = max(reached, key=lambda each: each.stars)
    left = mark.ehp - best.ehp
    if left <= 0:
        return End(1.0, "hurt")
    if not best.wound:
        return End(0.0, "hurt")
    kill = wound_kills(wounds, best.wound, left, exposed)
    return End(kill, "hurt" if best.ehp else best.wound)


def wound_kills(wounds: Wounds, severity: str, ehp: int, exposed: bool) -> float:
    """The chance that one wound kills an enemy with so much eHP left."""
    return sum(chance for (left, _), chance in wounded(wounds, severity, ehp, exposed).items() if left <= 0)


def wounded(wounds: Wounds, severity: str, ehp: int, exposed: bool) -> dict[tuple[int, bool], float]:
    """What one wound makes of an enemy: the chance of each eHP left, exposed or not (ST-11.14 to ST-11.18)."""
    if exposed and severity == "heavy":
        return {(ehp - EXPOSED_LOSS, False): 1.0}
    heavy = severity == "heavy" or exposed
    cards = sum(count for _, _, count in wounds)
    found: dict[tuple[int, bool], float] = {}
    for light, heavy_half, count in wounds:
        end = _outcome(heavy_half if heavy else light, ehp, exposed)
        found[end] = found.get(end, 0.0) + count / cards
    return found


def _outcome(outcome: int, ehp: int, exposed: bool) -> tuple[int, bool]:
    """ST-11.15. An exposed token that makes a light wound heavy is spent, a new one stays (ST-11.18)."""
    if outcome in (Outcome.EXPOSED, Outcome.EXPOSED_AND_PINNED) or (outcome == Outcome.LOSS_IF_EXPOSED and not exposed):
        return ehp, True
    return ehp - (outcome in (Outcome.LOSS, Outcome.LOSS_AND_SHUFFLE, Outcome.LOSS_IF_EXPOSED)), False


# --- defence (ST-13.18) -----------------------------------------------------------------------------------------------


def expected_loss(damage: int, gear_dice: int, stars: int = 0, focus: bool = False) -> float:
    """The HP that damage costs on average after a defence roll."""
    if not focus:
        return sum(chance * max(0, damage - stars - n) for (n, _), chance in thrown(0, gear_dice).items())
    total = 0.0
    for kept, chance in _sorted_out(0, gear_dice, False).items():
        good = kept.good[0] + stars
        now = max(0, damage - good - kept.poor[0])
        again = thrown(0, kept.gear_dice)
        then = sum(odds * max(0, damage - good - n) for (n, _), odds in again.items())
        total += chance * min(float(now), then)
    return total
