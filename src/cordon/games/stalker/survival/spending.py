"""SV-0.4: a card of a sort is discarded from the backpack as a price."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker.rules.equipment import discard_item
from cordon.games.stalker.terms import SortWord
from cordon.games.stalker.verbs import CARD
from cordon.kernel.decisions import Facts, Seat, ask
from cordon.kernel.frames import Flow, Procedure, finish, step

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame


class SpendFacts(Facts, frozen=True):
    """What sort of card is given away."""

    sort: SortWord


class SpendCard(Procedure):
    """SV-0.4 Discard a card of a sort"""

    seat: Seat
    sort: SortWord
    choice: str = ""

    def facts(self, game: StalkerGame) -> SpendFacts:
        return SpendFacts(self.sort)

    @step("SV-0.4", "Which one", offers=(CARD,))
    def choose(self, game: StalkerGame) -> Flow:
        found = {game.content.cards[card].key: card for card in game.cards_of_sort(self.seat, self.sort)}
        return ask(self.seat, "choice", [*map(CARD, found.values())]) if found else finish()

    @step("SV-0.4", "It goes")
    def discard(self, game: StalkerGame) -> Flow:
        discard_item(game, CARD.read(self.choice))
        return None
