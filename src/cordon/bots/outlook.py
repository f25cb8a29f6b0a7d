"""Outlook: how likely a match ends well, and how likely nobody falls until the round, day or turn is over.

Both are counted in imagined matches (``imagination``), which the rules of thumb play on for a while. What a few matches
came to is a tally for each side; tallies of other matches are added to it, and its margin narrows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from math import sqrt
from typing import Any, NamedTuple

import msgspec

from cordon.bots.imagination import Imagination
from cordon.bots.registry import thumb
from cordon.bots.search import ENOUGH, NOISE, is_won
from cordon.bots.value import value_of
from cordon.games.registry import GAMES, packs
from cordon.kernel.chance import number
from cordon.kernel.decisions import Seat
from cordon.kernel.game import Game
from cordon.kernel.spec import GameSpec

ROUNDS = 1
"""Rounds, days or turns after the present one that are played on before a position is judged."""
SURE = 2.0
"""So many standard errors are a margin: 19 times in 20 the mean of ever more imagined matches lies within it."""
SEED = 4_711


class Chance(NamedTuple):
    """A share of imagined matches, and how far a share of ever more of them may be from it."""

    chance: float
    margin: float


class Tally(msgspec.Struct, frozen=True):
    """What so many imagined matches came to for one side."""

    worlds: int
    good: float
    """The chances of a good end, added up; and their squares."""
    squares: float
    unharmed: int
    """In how many of them nobody of the side fell before the boundary, and the match was not lost there."""

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.worlds + other.worlds,
            self.good + other.good,
            self.squares + other.squares,
            self.unharmed + other.unharmed,
        )

    @property
    def end(self) -> Chance:
        """Of a good end."""
        return _chance(self.worlds, self.good, self.squares)

    @property
    def boundary(self) -> Chance:
        """Of getting to the boundary unharmed."""
        return _chance(self.worlds, self.unharmed, self.unharmed)


def _chance(count: int, total: float, squares: float) -> Chance:
    mean = total / count
    variance = max(0.0, squares / count - mean * mean) + NOISE / count
    return Chance(mean, min(1.0, SURE * sqrt(variance / count)))


def is_foreseen(game_id: str, config: Mapping[str, Any]) -> bool:
    """Whether chances can be told of a match: what was learned must be about matches like it."""
    pack = packs().get(game_id)
    if pack is None or not pack.features:
        return False
    spec: GameSpec[Any] = GAMES[game_id]
    given = {switch.key: switch.default for switch in spec.switches} | spec.today(dict(config)) if pack.learned else {}
    return all(given[key] == value for key, value in pack.learned.items())


def sides_of(spec: GameSpec[Any], seats: int) -> tuple[Seat | None, ...]:
    """Who wins or loses: each seat for itself, or all together, which is told as nobody's."""
    is_shared = spec.together or bool(packs()[spec.id].missions)
    return (None,) if is_shared else tuple(range(seats))


def outlook(imagination: Imagination, first: int, count: int, rounds: int = ROUNDS) -> tuple[Tally, ...]:
    """A tally for each side of ``count`` imagined matches, from the ``first`` on. The same numbers are the same
    matches."""
    found: tuple[Tally, ...] = ()
    for index in range(first, first + count):
        told = _played(imagination.world(number(SEED, index) >> 1), rounds)
        found = told if not found else added(found, told)
    return found


def added(one: Sequence[Tally], other: Sequence[Tally]) -> tuple[Tally, ...]:
    """Tallies of different matches, side by side."""
    return tuple(ours + theirs for ours, theirs in zip(one, other, strict=True))


def _played(match: Game[Any], rounds: int) -> tuple[Tally, ...]:
    """Play an imagined match on, and see what it has come to for each side."""
    spec, mind, value = match.spec, thumb(match.spec.id), value_of(match.spec.id)
    assert value is not None
    sides = sides_of(spec, match.state.seats)
    begun = spec.clock(match)
    fallen: set[Seat | None] = set()
    match.is_heard = True  # who falls is told by the events
    for _ in range(ENOUGH):
        if not match.pending or spec.clock(match) > begun + rounds:
            break
        is_before = spec.clock(match) == begun
        decision = match.pending[0].decision()
        match.answer(decision.seat, mind.choose(decision, partial(spec.view, match, decision.seat)))
        if is_before:
            fallen |= _fallen(match)
    is_within = spec.clock(match) == begun
    told = []
    for side in sides:
        chance = worth(match, 0 if side is None else side)
        is_hurt = bool(fallen) if side is None else side in fallen
        is_lost = is_within and match.state.outcome is not None and chance < 1
        told.append(Tally(1, chance, chance * chance, int(not is_hurt and not is_lost)))
    return tuple(told)


def worth(match: Game[Any], seat: Seat) -> float:
    """The chance of a good end as it was learned, or the end itself."""
    if match.state.outcome is not None:
        return float(is_won(match, seat))
    value = value_of(match.spec.id)
    assert value is not None
    return value(match.spec.view(match, seat), seat)


def _fallen(match: Game[Any]) -> set[Seat | None]:
    """Whose figures fell with the last answer; nobody's seat stands for one that belongs to all."""
    return {getattr(note.event, "seat", None) for note in match.notes if note.event.falls}
