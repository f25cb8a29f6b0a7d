"""ZO-11 Round structure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.zona import events
from cordon.games.zona.rules.actions import TakeTurn
from cordon.games.zona.rules.event_phase import EventPhase
from cordon.games.zona.rules.market import refill
from cordon.games.zona.rules.news_phase import NewsPhase
from cordon.games.zona.rules.using import end_turn_of_abilities
from cordon.kernel.decisions import Seat
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.triggers import window

if TYPE_CHECKING:
    from cordon.games.zona.game import ZonaGame


class Round(Procedure):
    """ZO-11 A round (p. 9)"""

    level = "round"

    @step("ZO-11.1", "A new round")
    def begin(self, game: ZonaGame) -> Flow:
        game.set(round=game.state.round + 1)
        game.emit(events.RoundBegan(game.state.round))
        return None

    @step("ZO-11.2", "Action phase")
    def act(self, game: ZonaGame) -> Flow:
        return call(ActionPhase())

    @step("ZO-11.3", "Event phase")
    def meet_events(self, game: ZonaGame) -> Flow:
        return call(EventPhase())

    @step("ZO-11.4", "News phase")
    def hear_news(self, game: ZonaGame) -> Flow:
        return call(NewsPhase())


class ActionPhase(Procedure):
    """ZO-11.2 Action phase (p. 9)"""

    level = "phase"

    seats: tuple[Seat, ...] = ()

    @step("ZO-11.2", "Every player in turn order")
    def begin(self, game: ZonaGame) -> Flow:
        game.emit(events.PhaseBegan("action"))
        self.seats = tuple(game.order())
        return None

    @step("ZO-11.2", "One turn each; the dead take none (ZO-11.5)")
    def take_turn(self, game: ZonaGame) -> Flow:
        if not self.seats:
            return finish()
        seat = self.seats[0]
        if not game.scavenger(seat).character:
            self.seats = self.seats[1:]
            return goto(ActionPhase.take_turn)
        game.set(turn=seat, acting=True, bought=())
        return call(TakeTurn(seat))

    @step("ZO-44", "Timed news that wait for the end of a turn")
    def linger(self, game: ZonaGame) -> Flow:
        seat = self.seats[0]
        if "after_turn" not in game.state.listening or not game.scavenger(seat).character:
            return None
        return call(EndOfTurn(seat))

    @step("ZO-9.4", "End of the turn: the market is refilled after purchases", then="take_turn")
    def end_turn(self, game: ZonaGame) -> Flow:
        seat, self.seats = self.seats[0], self.seats[1:]
        if game.state.bought:
            refill(game, slide=True)
        scavenger = game.scavenger(seat)
        if scavenger.passes_as_good:
            game.update(scavenger, passes_as_good=False)
        end_turn_of_abilities(game, seat)
        game.set(turn=-1, acting=False, bought=())
        return None


class EndOfTurn(Procedure):
    """ZO-44 The end of a scavenger's turn (p. 12)"""

    scope = True

    seat: Seat

    @step("ZO-44", "A timed event may strike whoever stays")
    def strike(self, game: ZonaGame) -> Flow:
        return window(game, "after_turn", self.seat, game.scavenger(self.seat).area)
