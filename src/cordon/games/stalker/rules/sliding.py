"""ST-6.8, ST-6.9: effects that slide turn tokens or put cubes on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.rules import reasons
from cordon.games.stalker.rules.radiation import map_radiation
from cordon.games.stalker.rules.turns import bottom_slot, slide, told_apart
from cordon.games.stalker.verbs import TRACK
from cordon.kernel.decisions import Reason, Seat, ask
from cordon.kernel.frames import Flow, Procedure, finish, step

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame


def _tokens_with_room(game: StalkerGame, seat: Seat, n: int) -> list[int]:
    bottom = bottom_slot(game)
    if game.state.turn == seat:
        return [game.state.track] if bottom - game.stalker(seat).slots[game.state.track] >= n else []
    return [i for i, slot in enumerate(game.stalker(seat).slots) if bottom - slot >= n]


def why_not_slide(game: StalkerGame, seat: Seat, n: int) -> Reason | None:
    """Why no turn token can slide so far (ST-5.7)."""
    return None if _tokens_with_room(game, seat, n) else reasons.NO_SLOT("ST-5.7")


class SlideToken(Procedure):
    """ST-6.9 An effect slides a turn token: that turn has fewer actions, map radiation is checked"""

    seat: Seat
    n: int
    choice: str = ""

    @step("ST-6.9", "Which token; in the own turn the one in use", offers=(TRACK,))
    def choose(self, game: StalkerGame) -> Flow:
        tokens = _tokens_with_room(game, self.seat, 1)
        if not tokens:
            return finish()
        return ask(self.seat, "choice", [TRACK(i) for i in told_apart(game.stalker(self.seat), tokens)])

    @step("ST-6.9", "It slides")
    def slide(self, game: StalkerGame) -> Flow:
        n = slide(game, self.seat, TRACK.read(self.choice), self.n)
        if n:
            game.emit(events.TokenSlid(self.seat, n))
        here = 1 << game.stalker(self.seat).space
        return map_radiation(game, self.seat, here) if n else None


class PlaceCubes(Procedure):
    """ST-6.8 Extra-action cubes on a turn token"""

    seat: Seat
    n: int
    choice: str = ""

    @step("SC-1.3", "On the current turn token, or one of your choice out of turn", offers=(TRACK,))
    def choose(self, game: StalkerGame) -> Flow:
        stalker = game.stalker(self.seat)
        if game.state.turn == self.seat:
            tokens = [game.state.track]
        else:
            tokens = [i for i, taken in enumerate(stalker.taken) if not taken] or [0, 1]
        return ask(self.seat, "choice", [TRACK(i) for i in told_apart(stalker, tokens)])

    @step("ST-6.8", "As many as there are")
    def place(self, game: StalkerGame) -> Flow:
        n = min(self.n, game.supply("cube"))
        if n:
            stalker = game.stalker(self.seat)
            cubes = list(stalker.cubes)
            cubes[TRACK.read(self.choice)] += n
            game.update(stalker, cubes=tuple(cubes))
            game.emit(events.CubesPlaced(self.seat, n))
        return None
