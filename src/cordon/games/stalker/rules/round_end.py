"""ST-6.12, step 5: end-of-round effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.rules.anomalies import move_anomalies
from cordon.games.stalker.rules.enemy_rules import EnemyRoundEnd, forget_wounds
from cordon.games.stalker.rules.environment import Triggered, triggers
from cordon.games.stalker.rules.event_deck import effect
from cordon.games.stalker.rules.tokens import clear_markers
from cordon.games.stalker.survival.fate import CardsInTurn
from cordon.kernel.frames import Flow, Procedure, call, goto, step
from cordon.kernel.triggers import window

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame


class RoundEnd(Procedure):
    """ST-6.12 Enemies & zone phase, step 5: effects at the end of the round"""

    asked: int = 0

    @step("ST-14.13", "Moving anomalies go on to their next overlay")
    def anomalies(self, game: StalkerGame) -> Flow:
        move_anomalies(game)
        return None

    @step("ST-6.12", "Enemy cards")
    def enemies(self, game: StalkerGame) -> Flow:
        return call(EnemyRoundEnd())

    @step("SC-1.6", "Artifacts that answer it, clockwise from the lead stalker", then="bearers")
    def bearers(self, game: StalkerGame) -> Flow:
        order = game.order() if "round.end" in game.state.listening else ()
        if self.asked >= len(order):
            return goto(RoundEnd.cards)
        self.asked += 1
        return window(game, "round.end", order[self.asked - 1])

    @step("ST-6.12", "Environment cards, in the order that the lead stalker decides")
    def cards(self, game: StalkerGame) -> Flow:
        found = triggers(game, "round_end")
        return call(Triggered(tuple(found))) if found else None

    @step("SV-0.3", "What the cards of Zone Survival do")
    def ends(self, game: StalkerGame) -> Flow:
        return call(CardsInTurn("end")) if game.state.scenario else None

    @step("SV-0.3", "And what they look at after that")
    def checks(self, game: StalkerGame) -> Flow:
        return call(CardsInTurn("check")) if game.state.scenario else None

    @step("ST-6.12", "The active event last: its framed effects (ST-5.12)")
    def event(self, game: StalkerGame) -> Flow:
        flow = effect(game, "round_end")
        if flow is not None:
            game.emit(events.RoundEndReached(game.state.event))
        return flow

    @step("SM-5.9", "Neutral markers that do not stay leave the map")
    def clear(self, game: StalkerGame) -> Flow:
        clear_markers(game)
        forget_wounds(game)
        return None
