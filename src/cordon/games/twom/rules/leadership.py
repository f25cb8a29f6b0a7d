"""TW-4 Leadership: whoever holds the Journal decides.

No character belongs to a player (TW-4.1), so the number of players changes nothing but who is leader (TW-0.15).
"""

from __future__ import annotations

from collections.abc import Set
from typing import TYPE_CHECKING

from cordon.games.twom import events
from cordon.games.twom.terms import Phase
from cordon.kernel.decisions import Seat

if TYPE_CHECKING:
    from cordon.games.twom.game import TwomGame


def pass_journal(game: TwomGame) -> None:
    """At a pass point the Journal goes to the player on the left (TW-4.4); alone it stays (TW-4.5)."""
    if game.state.seats > 1:
        leader = (game.state.leader + 1) % game.state.seats
        game.set(leader=leader)
        game.emit(events.JournalPassed(leader))


def next_to_the_left(leader: Seat, seats: int, present: Set[Seat]) -> Seat | None:
    """Who decides for a leader who is not there; the Journal keeps its round (R-31, TW-4.5)."""
    return next((left for n in range(1, seats) if (left := (leader + n) % seats) in present), None)


def begin_phase(game: TwomGame, phase: Phase) -> None:
    """Another phase of the day (TW-0.1)."""
    game.set(phase=phase)
    game.emit(events.PhaseBegan(phase))
