"""TW-0.4 to TW-0.7 Tokens and resources: losing some of them, and paying with the most valuable."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.twom.rules.people import TOKEN
from cordon.games.twom.terms import SourceId, TokenId
from cordon.kernel.decisions import Facts, ask
from cordon.kernel.frames import Flow, Procedure, finish, step

if TYPE_CHECKING:
    from cordon.games.twom.game import TwomGame


class LosingFacts(Facts, frozen=True, omit_defaults=True):
    left: int
    why: SourceId = ""


class LoseSome(Procedure):
    """TW-0.4 Discard from the active pile; the leader picks"""

    tokens: tuple[TokenId, ...]
    left: int
    why: SourceId = ""
    choice: str = ""

    def facts(self, game: TwomGame) -> LosingFacts:
        return LosingFacts(self.left, self.why)

    @step("TW-0.4", "Pick what goes; all of it if there is less", offers=(TOKEN,))
    def pick(self, game: TwomGame) -> Flow:
        pile = game.pile
        tokens = [token for token in self.tokens if pile.get(token)]
        if not self.left or not tokens:
            return finish()
        return ask(game.state.leader, "choice", [TOKEN(token) for token in tokens])

    @step("TW-0.4", "It goes back to the box", then="pick")
    def discard(self, game: TwomGame) -> Flow:
        token = TOKEN.read(self.choice)
        rest = [other for other in self.tokens if other != token and game.pile.get(other)]
        # nothing else could be picked: all of it goes at once
        n = 1 if rest else min(self.left, game.pile[token])
        game.discard(token, n)
        self.left -= n
        return None


def steal(game: TwomGame, tokens: tuple[str, ...], n: int) -> None:
    """The most valuable of these tokens go, as far as there are any."""
    value = game.content.value
    for _ in range(n):
        there = [token for token in tokens if game.pile.get(token)]
        if there:
            game.discard(max(there, key=lambda token: value[token]), 1)


class PayMostValuable(Procedure):
    """TW-26 Pay with the most valuable tokens of the Findings Pile"""

    left: int
    choice: str = ""

    def facts(self, game: TwomGame) -> LosingFacts:
        return LosingFacts(self.left)

    @step("TW-26", "The most valuable first; the leader breaks ties", offers=(TOKEN,))
    def pick(self, game: TwomGame) -> Flow:
        pile, value = game.pile, game.content.value
        tokens = [token for token, n in pile.items() if n and value[token]]
        if not self.left or not tokens:
            return finish()
        best = max(value[token] for token in tokens)
        return ask(game.state.leader, "choice", [TOKEN(token) for token in tokens if value[token] == best])

    @step("TW-26", "It is discarded", then="pick")
    def pay(self, game: TwomGame) -> Flow:
        game.pay(TOKEN.read(self.choice), 1)
        self.left -= 1
        return None
