"""Post-mortem: how the chance of a match that is over went up and down, and whether luck or an answer moved it.

The match is played again from its log. An answer has three values for each side: that of the position before it, that
of the positions which it would have led to on average had the unknown been dealt anew (``imagination``), and that of
the position which it did lead to. From the first to the second is the choice, from the second to the third is luck.
What comes of an answer that was the only one is nobody's choice. Setting up is not judged: nothing was learned of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from cordon.bots.imagination import Imagination
from cordon.bots.outlook import outlook, sides_of, worth
from cordon.kernel.chance import number
from cordon.kernel.decisions import Seat
from cordon.kernel.game import Game
from cordon.kernel.session import Entry, Session

SEED = 1_729
WORLDS = 8
"""Imagined matches for an answer that brought something new; fewer in a long match."""
WORLDS_IN_ALL = 1_600
ROLLOUTS = 8
"""Imagined matches that a point of the curve is played on in, for each side."""
TURNS = 6
"""Turning points that are told for each side."""
LEAST = 0.01
"""What a turning point moves the chance by, at least."""


class Effort(msgspec.Struct, frozen=True):
    """How much is imagined to look back on a match."""

    worlds: int = WORLDS
    worlds_in_all: int = WORLDS_IN_ALL
    rollouts: int = ROLLOUTS
    """Of each point of the curve; 0: the learned value alone."""


USUAL = Effort()


class Point(msgspec.Struct, frozen=True):
    """The chance of a side when so many answers had been given, in this round, day or turn."""

    at: int
    clock: int
    chance: float


class Turn(msgspec.Struct, frozen=True):
    """What an answer did to the chance of a side."""

    at: int
    """The number of the answer, from 1 on."""
    seat: Seat
    clock: int
    before: float
    expected: float
    after: float

    @property
    def choice(self) -> float:
        return self.expected - self.before

    @property
    def luck(self) -> float:
        return self.after - self.expected

    @property
    def weight(self) -> float:
        return max(abs(self.choice), abs(self.luck))


class Side(msgspec.Struct, frozen=True):
    """A match as one side lived through it: what luck, its own answers and those of others came to, added up."""

    seat: Seat | None
    curve: tuple[Point, ...]
    turns: tuple[Turn, ...]
    luck: float
    own: float
    others: float


def hindsight(session: Session[Any], effort: Effort = USUAL) -> tuple[Side, ...]:
    """What a match that is over turned on, for each side. The same log is judged alike every time."""
    spec = session.spec
    again = Session(spec, session.setup, session.opening)
    sides = sides_of(spec, session.setup.seats)
    informing = sum(entry.informs for entry in session.entries)
    worlds = max(1, min(effort.worlds, effort.worlds_in_all // max(1, informing)))
    curves: list[list[Point]] = [[] for _ in sides]
    turns: list[list[Turn]] = [[] for _ in sides]
    now = _values(again.game, sides)
    _mark(curves, again, sides, now, effort.rollouts)
    for entry in session.entries:
        clock, before = spec.clock(again.game), now
        expected = _expected(again.game, entry, sides, worlds)
        again.again(entry)
        now = _values(again.game, sides)
        at = len(again.entries)
        for found, was, is_, meant in zip(turns, before, now, expected or now, strict=True):
            if clock:
                found.append(Turn(at, entry.seat, clock, was, meant, is_))
        if spec.clock(again.game) != clock or again.game.state.outcome is not None:
            _mark(curves, again, sides, now, effort.rollouts)
    return tuple(_side(seat, curve, found) for seat, curve, found in zip(sides, curves, turns, strict=True))


def _values(game: Game[Any], sides: Sequence[Seat | None]) -> tuple[float, ...]:
    return tuple(worth(game, 0 if side is None else side) for side in sides)


def _expected(game: Game[Any], entry: Entry, sides: Sequence[Seat | None], worlds: int) -> tuple[float, ...] | None:
    """What the sides could expect of an answer before its luck was known; nothing if that is what came of it."""
    if len(game.pending_of(entry.seat).decision().answers()) == 1:
        return _values(game, sides)
    if not entry.informs:
        return None
    imagination = Imagination(game, entry.seat)
    total = [0.0] * len(sides)
    for index in range(worlds):
        match = imagination.world(number(SEED, index) >> 1)
        match.answer(entry.seat, entry.answer)
        match.decisions()
        total = [sum_ + value for sum_, value in zip(total, _values(match, sides), strict=True)]
    return tuple(sum_ / worlds for sum_ in total)


def _mark(
    curves: Sequence[list[Point]],
    session: Session[Any],
    sides: Sequence[Seat | None],
    values: Sequence[float],
    rollouts: int,
) -> None:
    """A point of each curve: as learned, or better, as imagined matches from there went on."""
    game, at = session.game, len(session.entries)
    clock = session.spec.clock(game)
    if not clock:
        return
    for index, (curve, side) in enumerate(zip(curves, sides, strict=True)):
        chance = values[index]
        if rollouts and game.state.outcome is None:
            imagination = Imagination(game, 0 if side is None else side)
            chance = outlook(imagination, 0, rollouts)[index].end.chance
        curve.append(Point(at, clock, chance))


def _side(seat: Seat | None, curve: list[Point], turns: list[Turn]) -> Side:
    weighty = sorted(turns, key=lambda turn: (-turn.weight, turn.at))[:TURNS]
    told = sorted((turn for turn in weighty if turn.weight >= LEAST), key=lambda turn: turn.at)
    own = [turn.choice for turn in turns if seat is None or turn.seat == seat]
    return Side(
        seat,
        tuple(curve),
        tuple(told),
        luck=sum(turn.luck for turn in turns),
        own=sum(own),
        others=sum(turn.choice for turn in turns) - sum(own),
    )
