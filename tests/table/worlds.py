"""Matches in other worlds: everything that a seat cannot know is dealt otherwise, now and at every moment of the past."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from typing import Any

from cordon.bots.registry import bot
from cordon.games.registry import GAMES
from cordon.kernel.session import Session
from cordon.kernel.spec import Setup
from cordon.table.room import Room

LUCK = 99
MATCHES: dict[str, tuple[str, int, str, dict[str, Any]]] = {
    "zona": ("zona", 8, "greedy", {}),
    "mission": ("stalker", 1, "greedy", {"mission": "A1"}),
    "survival": ("stalker", 9, "greedy", {"mode": "survival", "scenario": "S01", "zone_map": "M01"}),
    "twom": ("twom", 2, "greedy", {}),
}
"""Matches of bots that come to an end: game, seed, players, switches."""


@cache
def played(name: str, most: int | None = None, seats: int = 2) -> Session[Any]:
    """A match to its end, or as far as so many answers. Nobody plays on in it."""
    game, seed, player, config = MATCHES[name]
    session: Session[Any] = Session(GAMES[game], Setup(seats, seed, config))
    players = [bot(player, game, seed + seat) for seat in range(seats)]
    while session.decisions and len(session.entries) != most:
        decision = session.decisions[0]
        look = partial(session.spec.view, session.game, decision.seat)
        session.answer(decision.seat, players[decision.seat].choose(decision, look))
    return session


class Elsewhere(Session[Any]):
    """A match as it might be for all that one seat knows."""

    seat: int | None
    luck: int

    @classmethod
    def of(cls, session: Session[Any], seat: int | None, luck: int) -> Elsewhere:
        other = cls.__new__(cls)
        other.__dict__.update(session.__dict__)
        other.seat, other.luck = seat, luck
        other.game = session.game.clone()
        other._redeal()
        return other

    def _redeal(self) -> None:
        self.game.decisions()
        self.spec.redeal(self.game, self.seat, self.luck)

    def twin(self, moment: int | None = None) -> Elsewhere:
        fresh = super().twin(moment)
        fresh._redeal()
        return fresh


@contextmanager
def elsewhere(room: Room, seat: int | None) -> Iterator[None]:
    """The room in a world that the seat could not tell from this one."""
    here = room.standing
    room.standing = here._replace(session=Elsewhere.of(here.session, seat, LUCK))
    room.narrators.forget()
    try:
        yield
    finally:
        room.standing = here
        room.narrators.forget()
