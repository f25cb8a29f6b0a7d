"""ZO-17.4 Relocating: being moved by an effect is not a Move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.zona import events
from cordon.games.zona.terms import AreaId
from cordon.kernel.decisions import Seat, ask
from cordon.kernel.frames import Flow, Procedure, finish, step
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.zona.game import ZonaGame


GO = verb("go", area=AreaId)


def relocate(game: ZonaGame, seat: Seat, area: str) -> None:
    """Put the figure there: no border is crossed, nobody is met."""
    game.update(game.scavenger(seat), area=area)
    game.emit(events.Relocated(seat, area))


class ChooseDestination(Procedure):
    """ZO-38 Relocate to any area of a sector (p. 25)"""

    seat: Seat
    sector: str
    choice: str = ""

    @step("ZO-38", "Choose the area", offers=(GO,))
    def choose(self, game: ZonaGame) -> Flow:
        here = game.scavenger(self.seat).area
        areas = [area.id for area in game.content.areas.values() if area.group == self.sector and area.id != here]
        return ask(self.seat, "choice", [GO(area) for area in areas])

    @step("ZO-17.4", "Relocate there")
    def go(self, game: ZonaGame) -> Flow:
        relocate(game, self.seat, GO.read(self.choice))
        return finish()
