"""What the dice on the table come to if they are accepted, and what may come of rolling some of them again (ST-12.7).

Exact: every result of the dice that would be thrown again is counted, and of several choices of dice the best is taken.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import TYPE_CHECKING

from cordon.games.stalker import odds
from cordon.games.stalker.previews import wound_deck
from cordon.games.stalker.rules.attack import hindrance, incoming, thresholds_of
from cordon.games.stalker.state import RollState
from cordon.games.stalker.terms import DICE_LIMIT, STALKER_DIE, STALKERS
from cordon.kernel.decisions import Seat

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame

Picked = tuple[int, ...]
"""Dice of a roll, by their place."""


def mark_of(game: StalkerGame, seat: Seat) -> odds.Mark | None:
    """What a stalker's own attack is aimed at; nothing if none is running, or not on an enemy."""
    attack = game.attack
    if attack is None or attack.attacker != STALKERS[seat] or attack.target not in game.state.enemies:
        return None
    thresholds = thresholds_of(game, attack.target, attack.part or "torso")
    if not thresholds:
        return None
    kind, enemy = game.kind_of(attack.target), game.state.enemies[attack.target]
    more = hindrance(game, attack.attacker, attack.target) - incoming(game, attack.target)
    exposing = game.content.exposing(game.content.cards[attack.weapon].key) if attack.weapon else 0
    return odds.Mark(thresholds, kind.ehp - enemy.lost, enemy.exposed, more, exposing)


def killing(game: StalkerGame, mark: odds.Mark) -> Callable[[int, int], float]:
    """The chance that so many stars and masks kill."""
    wounds, known = wound_deck(game), dict[tuple[int, int], float]()

    def kill(stars: int, masks: int) -> float:
        if (stars, masks) not in known:
            known[stars, masks] = odds.ended(mark, wounds, stars, masks).kill
        return known[stars, masks]

    return kill


def losing(game: StalkerGame, damage: int) -> Callable[[int, int], float]:
    """The HP that damage costs when so many stars are rolled against it."""
    attack = game.attack
    left = (damage + 1) // 2 if attack is not None and attack.halved else damage
    return lambda stars, _: float(max(0, left - stars))


def after(roll: RollState, picked: Picked, worth: Callable[[int, int], float]) -> float:
    """What a roll is worth on average when these dice are thrown again."""
    stars, kinds = roll.star_list(), [kind for kind, _ in roll.dice]
    kept = [i for i in range(len(roll.dice)) if i not in picked]
    sure = roll.stars + sum(stars[i] for i in kept)
    masks = roll.masks + sum(STALKER_DIE[roll.dice[i][1]][1] for i in kept if kinds[i] == "SD")
    again = [kinds[i] for i in picked]
    thrown = odds.thrown(again.count("SD"), again.count("GD"), roll.accurate)
    return sum(chance * worth(max(0, sure + more), masks + masked) for (more, masked), chance in thrown.items())


def choices(roll: RollState, most: int = 2 * DICE_LIMIT) -> Iterator[Picked]:
    """The dice that may be thrown again together; of equal faces it does not matter which."""
    groups: dict[tuple[str, int], list[int]] = {}
    for i, die in enumerate(roll.dice):
        groups.setdefault(die, []).append(i)
    for counts in product(*[range(len(each) + 1) for each in groups.values()]):
        if 0 < sum(counts) <= most:
            yield tuple(sorted(i for each, n in zip(groups.values(), counts, strict=True) for i in each[:n]))


def is_plain(roll: RollState | None) -> bool:
    """Whether it is a roll of stars that count, not of the anomaly die."""
    return roll is not None and bool(roll.dice) and not roll.dropped and not roll.has("AD")
