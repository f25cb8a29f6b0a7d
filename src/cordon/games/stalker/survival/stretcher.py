"""SV-X24: two stalkers who start on the same space carry a heavy token together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.rules.anomalies import roll_for
from cordon.games.stalker.rules.attention import notice
from cordon.games.stalker.rules.environment import on_enter, on_move_end
from cordon.games.stalker.rules.facing import face_flow
from cordon.games.stalker.rules.movement import StalkerMove, enter_space
from cordon.games.stalker.rules.status import lose_status
from cordon.games.stalker.survival.pockets import carried, is_light
from cordon.games.stalker.terms import STALKERS
from cordon.games.stalker.verbs import ACCEPT
from cordon.kernel.decisions import Facts, Seat, ask
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.triggers import DECLINE
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame

ALONE = verb("alone")
TOGETHER = verb("together", person=Seat)


def stretcher_limit(game: StalkerGame, seat: Seat) -> int:
    """How far two get with what a stalker carries; 0: nothing that two can carry."""
    kinds = game.content.token_kinds
    return max(
        (kinds[token.kind].together for token in carried(game, seat) if not is_light(game, token.kind)), default=0
    )


def bearers(game: StalkerGame, seat: Seat) -> list[Seat]:
    """With whom on the own space a stalker can carry something: one of both has it."""
    if not game.state.tokens:
        return []
    here = game.stalker(seat).space
    beside = [other for other in game.order() if other != seat and game.stalker(other).space == here]
    if not beside or stretcher_limit(game, seat):
        return beside
    return [other for other in beside if stretcher_limit(game, other)]


class StretcherFacts(Facts, frozen=True):
    """Who moves."""

    seat: Seat


class CarryTogether(Procedure):
    """SV-5.1 Movement beside somebody with whom a heavy token can be carried"""

    seat: Seat
    most: int
    """The limit of Movement, whatever the stalker carries."""
    laden: int
    """And alone."""
    person: Seat = -1
    choice: str = ""
    walked: int = 0

    def facts(self, game: StalkerGame) -> StretcherFacts:
        return StretcherFacts(self.seat)

    @step("SV-5.1", "Alone, or together with somebody", offers=(ALONE, TOGETHER))
    def choose(self, game: StalkerGame) -> Flow:
        return ask(self.seat, "choice", [ALONE(), *map(TOGETHER, bearers(game, self.seat))])

    @step("SV-5.1", "The other one agrees", offers=(ACCEPT, DECLINE))
    def agree(self, game: StalkerGame) -> Flow:
        if self.choice in ALONE:
            return goto(CarryTogether.move)
        self.person = TOGETHER.read(self.choice)
        return ask(self.person, "choice", [ACCEPT(), DECLINE()]) if game.config.consent else goto(CarryTogether.move)

    @step("SV-5.1", "Whoever declines stays")
    def heed(self, game: StalkerGame) -> Flow:
        if self.choice in DECLINE:
            game.emit(events.StretcherDeclined(self.person, self.seat))
            self.person = -1
        return None

    @step("ST-7.5", "The movement; the other makes the same steps")
    def move(self, game: StalkerGame) -> Flow:
        most = self.laden
        if self.person >= 0:
            reach = max(stretcher_limit(game, self.seat), stretcher_limit(game, self.person))
            most = min(self.most, reach)
            game.emit(events.StretcherLifted(self.seat, self.person))
        return call(StalkerMove(self.seat, most, must=True), into="walked")

    @step("ST-7.5", "So far")
    def end(self, game: StalkerGame) -> Flow:
        return finish(self.walked)


def partner_of(game: StalkerGame, seat: Seat) -> Seat:
    """Who carries together with a stalker who moves; -1: nobody."""
    carrying = game.nearest(CarryTogether)
    return carrying.person if carrying is not None and carrying.seat == seat else -1


class SameSteps(Procedure):
    """SV-5.1 The other bearer makes the same steps, without placing attention"""

    seat: Seat
    way: tuple[int, ...]
    path: tuple[int, ...] = ()

    @step("SV-5.1", "As far as there is room to stand")
    def begin(self, game: StalkerGame) -> Flow:
        here = game.stalker(self.seat).space
        if here < 0:
            return finish()
        way, full = list(self.way), game.full_mask()
        while way and full >> way[-1] & 1:
            way.pop()
        self.way, self.path = tuple(way), (here,)
        game.set(walking=self.seat)
        return None

    @step("ST-7.2", "The next step; enemies left behind turn")
    def leave(self, game: StalkerGame) -> Flow:
        here = self.path[-1]
        steps = game.board.step_mask(game.walk_of_stalker(self.seat), here)
        if not self.way or not steps >> self.way[0] & 1:
            return goto(SameSteps.roll)
        return face_flow(game, game.enemies_at(here), self.way[0], stepped=True)

    @step("ST-7.2", "The stalker enters the space")
    def enter(self, game: StalkerGame) -> Flow:
        space, self.way = self.way[0], self.way[1:]
        self.path = (*self.path, space)
        enter_space(game, self.seat, space)
        notice(game)
        return None

    @step("ST-5.8", "Immediate triggers of the space")
    def trigger(self, game: StalkerGame) -> Flow:
        return on_enter(game, self.seat, self.path[-1])

    @step("ST-7.2", "An enemy on the space ends the movement; otherwise the next step")
    def go_on(self, game: StalkerGame) -> Flow:
        here = game.stalker(self.seat).space
        if here != self.path[-1]:
            self.path = (*self.path, here)
            return None
        return None if game.enemies_at(here) else goto(SameSteps.leave)

    @step("ST-7.2", "The exposed token is discarded, anomalies on the way are rolled for")
    def roll(self, game: StalkerGame) -> Flow:
        if len(self.path) == 1:
            game.set(walking=-1)
            return finish()
        lose_status(game, STALKERS[self.seat], "exposed")
        return roll_for(game, STALKERS[self.seat], self.path)

    @step("ST-5.8", "What the end of a movement sets off")
    def end(self, game: StalkerGame) -> Flow:
        return on_move_end(game, STALKERS[self.seat])

    @step("ST-7.4", "Whoever is seen now is noticed")
    def settle(self, game: StalkerGame) -> Flow:
        game.set(walking=-1)
        notice(game)
        return None
