"""ST-4.24, R-57: ties that the lead stalker decides. The first option answers itself unless the table wants to be
asked, so options stand in the order in which a team would like them: the kindest first as far as the map shows it at
once, otherwise as printed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from cordon.games.stalker.rules.covering import uncovered
from cordon.games.stalker.terms import Entity

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame

T = TypeVar("T")


def tied(game: StalkerGame, options: list[str]) -> list[str]:
    """What the lead stalker is asked about a tie."""
    return options if game.config.ask_ties else options[:1]


def tied_spaces(game: StalkerGame, spaces: Sequence[int]) -> list[str]:
    """What the lead stalker is asked about spaces that are tied."""
    return tied(game, [f"space:{game.board.ids[space]}" for space in spaces])


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
