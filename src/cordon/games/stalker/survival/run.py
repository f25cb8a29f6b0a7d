"""ST-19.1: a match of Zone Survival, from its first round to its end. It returns its result to whoever began it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cordon.games.stalker import events
from cordon.games.stalker.rules.event_deck import TEAM
from cordon.games.stalker.rules.mission import get_ready
from cordon.games.stalker.rules.rounds import Round
from cordon.games.stalker.rules.territory import LayTerritory
from cordon.games.stalker.survival.book import ReadZoneScript
from cordon.games.stalker.terms import STALKERS
from cordon.kernel.decisions import Seat
from cordon.kernel.frames import Flow, Procedure, call, step
from cordon.kernel.triggers import window

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame


class ZoneRun(Procedure):
    """ST-19.1 A scenario of Zone Survival"""

    scope: ClassVar[bool] = True

    seat: Seat = TEAM

    @step("ST-19.16", "Bolts, focus, loaded weapons, the Geiger counter")
    def set_off(self, game: StalkerGame) -> Flow:
        get_ready(game)
        return None

    @step("ST-18.2", "A place that no map shows")
    def lose_way(self, game: StalkerGame) -> Flow:
        return call(LayTerritory()) if game.config.lost else None

    @step("SV-1.2", "The scenario's first script")
    def read(self, game: StalkerGame) -> Flow:
        colours = tuple((card.colour, card.kind) for card in game.state.enemy_cards.values() if card.colour)
        game.emit(events.ScenarioBegan(game.state.scenario, game.state.map, colours))
        lead = game.state.lead
        return call(ReadZoneScript(game.scenario.intro, lead, STALKERS[lead]))

    @step("SC-1.6", "It starts")
    def start(self, game: StalkerGame) -> Flow:
        return window(game, "mission.start", game.state.lead)

    @step("ST-6.1", "Rounds, until it ends", then="play")
    def play(self, game: StalkerGame) -> Flow:
        return call(Round())
