"""SV-C01: a character carries tokens for the team."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.survival.pockets import carried, is_light, room_for
from cordon.games.stalker.terms import Entity, TokenKey
from cordon.games.stalker.verbs import DONE
from cordon.kernel.decisions import Facts, Seat, ask
from cordon.kernel.frames import Flow, Procedure, finish, step
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame
    from cordon.games.stalker.state import ZoneToken

GIVE = verb("give_load", token=TokenKey)
TAKE_BACK = verb("take_load", token=TokenKey)
LIGHT_LOAD = 4
"""Light tokens that a porter carries, or one heavy one."""


def load_on(game: StalkerGame, porter: Entity) -> list[ZoneToken]:
    return [token for token in game.state.tokens.values() if token.bearer == porter]


def can_load(game: StalkerGame, porter: Entity, kind: TokenKey) -> bool:
    """One heavy token, or four light ones."""
    load = load_on(game, porter)
    if not is_light(game, kind):
        return not load
    return len(load) < LIGHT_LOAD and all(is_light(game, token.kind) for token in load)


class HandOverFacts(Facts, frozen=True):
    """Who hands over to whom."""

    seat: Seat
    character: Entity


class HandOver(Procedure):
    """SV-9.1 Tokens change hands between a stalker and a porter on the same space"""

    seat: Seat
    porter: Entity
    choice: str = ""

    def facts(self, game: StalkerGame) -> HandOverFacts:
        return HandOverFacts(self.seat, self.porter)

    @step("SV-9.1", "Give, take back, or be done", offers=(DONE, GIVE, TAKE_BACK))
    def choose(self, game: StalkerGame) -> Flow:
        mine = dict.fromkeys(token.kind for token in carried(game, self.seat))
        theirs = dict.fromkeys(token.kind for token in load_on(game, self.porter))
        give = [GIVE(kind) for kind in mine if can_load(game, self.porter, kind)]
        take = [TAKE_BACK(kind) for kind in theirs if room_for(game, self.seat, kind)]
        return ask(self.seat, "choice", [DONE(), *give, *take]) if give or take else finish()

    @step("SV-9.1", "One token, and again", then="choose")
    def hand_over(self, game: StalkerGame) -> Flow:
        if self.choice in DONE:
            return finish()
        if self.choice in GIVE:
            token = carried(game, self.seat, GIVE.read(self.choice))[0]
            game.update(token, holder=-1, bearer=self.porter)
            game.emit(events.LoadGiven(self.seat, token.kind, self.porter))
            return None
        kind = TAKE_BACK.read(self.choice)
        token = next(each for each in load_on(game, self.porter) if each.kind == kind)
        game.update(token, holder=self.seat, bearer="")
        game.emit(events.ZoneTokenTaken(self.seat, kind))
        return None
