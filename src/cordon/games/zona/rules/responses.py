"""Cards and abilities that answer a window (``cards.Reacts``)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.zona import events
from cordon.games.zona.rules.using import UNPAID, UseSource, is_deactivated
from cordon.kernel.decisions import Seat
from cordon.kernel.frames import Flow, Procedure, call, finish, step

if TYPE_CHECKING:
    from cordon.games.zona.game import ZonaGame


class Response(Procedure):
    """ZO-8.2 A card or an ability answers a moment (p. 13)"""

    seat: Seat
    source: str
    moment: str
    about: str = ""
    said: str | None = None

    @step("ZO-8.4", "An item gets its token; an ability with a limit is used up")
    def spend(self, game: ZonaGame) -> Flow:
        if game.owner_of(self.source) is None:
            return None
        if self.source in game.state.items:
            # ZO-22.19: the notes let a deactivated artifact answer once more
            return call(UseSource(self.seat, self.source, is_deactivated(game, self.source)), into="said")
        game.emit(events.SourceUsed(self.seat, self.source, ability=True))
        game.spend_ability(self.source)
        return None

    @step("ZO-8.2", "What it does")
    def effect(self, game: ZonaGame) -> Flow:
        if self.said == UNPAID:
            return finish(False)
        key = f"{game.definition_key(self.source)}/{self.moment}"
        return call(game.carry_out(self.seat, key, self.source, about=self.about), into="said")

    @step("ZO-8.2", "Go on")
    def end(self, game: ZonaGame) -> Flow:
        return finish(self.said)
