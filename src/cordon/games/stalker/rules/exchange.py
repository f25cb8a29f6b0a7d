"""ST-7.7: stalkers on one space exchange with each other, so whoever gives something away has a say in it (R-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.rules.equipment import GIVE, HAND, PASS_ON, REARRANGE, rearrange
from cordon.games.stalker.survival.pockets import HAND_TOKEN
from cordon.games.stalker.verbs import ACCEPT
from cordon.kernel.decisions import Facts, Seat, ask
from cordon.kernel.frames import Flow, Procedure, finish, goto, step
from cordon.kernel.triggers import DECLINE
from cordon.kernel.verbs import said

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame


def sides_of(game: StalkerGame, option: str) -> tuple[Seat, Seat]:
    """From whom something comes in an exchange, and to whom; the same one if the cards of one are only rearranged."""
    verb, named = said(REARRANGE, option)
    if verb in (HAND, HAND_TOKEN):
        return named["giver"], named["person"]
    held = game.state.environment[named["card"]].holder if verb is PASS_ON else game.state.cards[named["card"]].owner
    return held, named.get("person", held)


def is_burden(game: StalkerGame, option: str, to: Seat) -> bool:
    """Whether somebody may not want what is given: a finding, or a card for which the backpack has no room."""
    return option in PASS_ON or (option in GIVE and len(game.in_backpack(to)) >= game.backpack_limit(to))


def who_agrees(game: StalkerGame, by: Seat, option: str) -> tuple[Seat, ...]:
    """The players who are asked before somebody carries out an exchange."""
    if not game.config.consent:
        return ()
    owner, to = sides_of(game, option)
    asked = [owner] if owner != by else []
    if to not in (by, owner) and is_burden(game, option, to):
        asked.append(to)
    return tuple(asked)


class ExchangeFacts(Facts, frozen=True):
    """Who wants what from whom for whom."""

    by: Seat
    exchange: str
    owner: Seat
    to: Seat


class Exchange(Procedure):
    """ST-7.7 One exchange"""

    by: Seat
    option: str
    todo: tuple[Seat, ...] = ()
    choice: str = ""

    def facts(self, game: StalkerGame) -> ExchangeFacts:
        return ExchangeFacts(self.by, self.option, *sides_of(game, self.option))

    @step("ST-7.7", "Who has a say in it")
    def begin(self, game: StalkerGame) -> Flow:
        self.todo = who_agrees(game, self.by, self.option)
        return None

    @step("ST-7.7", "One after another agrees", offers=(ACCEPT, DECLINE))
    def agree(self, game: StalkerGame) -> Flow:
        return ask(self.todo[0], "choice", [ACCEPT(), DECLINE()]) if self.todo else goto(Exchange.carry_out)

    @step("ST-7.7", "Whoever declines keeps what is there", then="agree")
    def heed(self, game: StalkerGame) -> Flow:
        if self.choice in DECLINE:
            game.emit(events.ExchangeDeclined(self.todo[0], self.by))
            return finish(False)
        self.todo = self.todo[1:]
        return None

    @step("ST-7.7", "It is done")
    def carry_out(self, game: StalkerGame) -> Flow:
        rearrange(game, self.option)
        return finish(True)
