"""SM-8.2: giving something of the stash away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.campaign import binder
from cordon.games.stalker.terms import Goods, ItemId
from cordon.games.stalker.verbs import CARD
from cordon.kernel.decisions import ask
from cordon.kernel.frames import Flow, Procedure, finish, step

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame


def at_hand(game: StalkerGame, goods: tuple[Goods, ...], type: str = "") -> list[ItemId]:
    """The cards of the stash that are such goods."""
    content = game.content
    return [card for card in game.state.stash if content.is_among(goods, type, content.cards[card].key)]


class HandIn(Procedure):
    """SM-8.2 Cards are given away"""

    goods: tuple[Goods, ...]
    sort: str
    n: int
    choice: str = ""

    @step("SM-8.2", "Which card", offers=(CARD,))
    def choose(self, game: StalkerGame) -> Flow:
        if not self.n:
            return finish()
        kinds = {game.content.cards[card].key: card for card in at_hand(game, self.goods, self.sort)}
        return ask(game.state.lead, "choice", [*map(CARD, kinds.values())])

    @step("SM-8.2", "It goes; the next one", then="choose")
    def give(self, game: StalkerGame) -> Flow:
        card = CARD.read(self.choice)
        binder.discard(game, card)
        game.emit(events.CardHandedIn(card))
        self.n -= 1
        return None
