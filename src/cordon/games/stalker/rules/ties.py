"""ST-4.24, R-57: ties that the lead stalker decides.

Options stand in the order in which a team would like them: the kindest first as far as the map shows it at once,
otherwise as printed. Where the answers come to the same (``outcomes``) the first one is taken without a question.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from cordon.games.stalker import events
from cordon.games.stalker.rules.covering import uncovered
from cordon.games.stalker.terms import Entity
from cordon.kernel.decisions import Seat, ask
from cordon.kernel.frames import Flow, Procedure

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame

T = TypeVar("T")


class Outcome(NamedTuple):
    """What comes of an answer to a tie."""

    weighs: Hashable
    """What matters: whom an enemy sees on its way and at the end of it, how far they are, what it sets off."""
    shows: Hashable = None
    """What else can be seen on the map: where somebody stands and looks."""


def decide(
    game: StalkerGame,
    frame: Procedure,
    field: str,
    options: Sequence[str],
    outcomes: Callable[[], Sequence[Outcome]] | None = None,
    who: Entity = "",
    seat: Seat = -1,
) -> Flow:
    """One of several options that are tied, into a field of the frame. ``outcomes``: what comes of each; without it
    every answer matters. ``seat``: who is asked instead of the lead stalker."""
    if len(options) > 1:
        question = ask(seat if seat >= 0 else game.state.lead, field, list(options))
        ties = game.config.ties
        if ties == "all":
            return question
        found = outcomes() if outcomes is not None else [Outcome(option, option) for option in options]
        if ties == "matter" and len({outcome.weighs for outcome in found}) > 1:
            return question
        if len(set(found)) > 1:
            game.emit(events.TieSettled(who, options[0], len(options)))
    setattr(frame, field, options[0])
    return None


def far_first(game: StalkerGame, found: Sequence[T], space_of: Callable[[T], int]) -> list[T]:
    """What means danger: first where the closest stalker is farthest, then where all of them are."""
    if len(found) < 2:
        return list(found)
    board = game.board
    fields = [board.ranges("open", stalker.space) for stalker in game.state.stalkers.values() if stalker.space >= 0]

    def nearness(each: T) -> tuple[int, int]:
        ranges = [field[space_of(each)] for field in fields]
        return -min(ranges, default=0), -sum(ranges)

    return sorted(found, key=nearness)


def far_spaces_first(game: StalkerGame, spaces: Sequence[int]) -> list[int]:
    """Spaces for an enemy or for a token that draws enemies."""
    return far_first(game, spaces, int)


def kindest_first(game: StalkerGame, who: Entity, places: Sequence[int]) -> list[int]:
    """Spaces for somebody who is moved by others: enemies onto anomalies and away from the stalkers, the team's own
    figures off anomalies and out of sight."""
    strange = uncovered(game)[2]
    if who in game.state.enemies:
        return sorted(far_spaces_first(game, places), key=lambda space: not strange >> space & 1)
    watched = game.watched()
    return sorted(places, key=lambda space: (strange >> space & 1, watched >> space & 1))
