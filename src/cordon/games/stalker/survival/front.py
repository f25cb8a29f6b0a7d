"""SV-X21: the front of an emission passes over the cellar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.mapping.board import mask_of
from cordon.games.stalker.rules.event_deck import end_mission
from cordon.games.stalker.rules.health import LoseHp
from cordon.games.stalker.rules.radiation import Dose, Exposure
from cordon.games.stalker.survival.judging import finish_scenario
from cordon.games.stalker.survival.places import slot_spaces
from cordon.games.stalker.terms import Source
from cordon.kernel.decisions import Seat
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame

HP_PER_SEAL, DOSE_PER_SEAL = 6, 2


class Front(Procedure):
    """SV-5.1 The front arrives"""

    source: Source
    missing: int = 0
    todo: tuple[Seat, ...] = ()
    seat: Seat = 0

    @step("SV-5.1", "Enemies in the key room break seals; whoever is outside is lost")
    def arrive(self, game: StalkerGame) -> Flow:
        key = mask_of(slot_spaces(game, "key"))
        enemies = sum(bool(key >> enemy.space & 1) for enemy in game.state.enemies.values())
        seals = max(0, game.state.counters.get("seals", 0) - enemies)
        game.put("counters", "seals", seals)
        self.missing = max(0, game.state.needs["seals"] - seals)
        game.emit(events.FrontArrived(enemies, self.missing))
        # Whoever has left is safe (SV-1.6, SV-15.9).
        if any(not key >> game.stalker(seat).space & 1 for seat in game.order()):
            return end_mission(game, "defeat", self.source)
        self.todo = game.order()
        return None

    @step("SV-5.1", "Every seal that is missing hurts")
    def hurt(self, game: StalkerGame) -> Flow:
        if not self.todo:
            return goto(Front.end)
        self.seat, self.todo = self.todo[0], self.todo[1:]
        return call(LoseHp(self.seat, HP_PER_SEAL * self.missing, self.source)) if self.missing else None

    @step("SV-5.1", "And radiates")
    def radiate(self, game: StalkerGame) -> Flow:
        return call(Dose(self.seat, DOSE_PER_SEAL * self.missing, self.source)) if self.missing else None

    @step("SV-5.1", "An exposure roll for each", then="hurt")
    def expose(self, game: StalkerGame) -> Flow:
        return call(Exposure(self.seat))

    @step("SV-5.1", "Whoever lives has lived through it")
    def end(self, game: StalkerGame) -> Flow:
        return finish_scenario(game, "victory", self.source) or finish()
