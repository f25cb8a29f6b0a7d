"""SV-9: traders on the map – each line of their cards may be used once in a visit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.campaign.prices import price_of
from cordon.games.stalker.ops.goods import Sell
from cordon.games.stalker.rules import reasons
from cordon.games.stalker.rules.equipment import Acquire, discard_item
from cordon.games.stalker.rules.status import add_magazines, gain_token
from cordon.games.stalker.survival.goods import funded_mark
from cordon.games.stalker.terms import MAGAZINES, STALKERS, ZoneCardId, magazine_token
from cordon.games.stalker.verbs import BUY, DONE, MAGAZINE, SELL
from cordon.kernel.decisions import Facts, Reason, Refusal, Seat, ask, offered, refusals
from cordon.kernel.frames import Flow, Procedure, call, finish, step
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cordon.games.stalker.game import StalkerGame

BOLT = verb("buy_bolt")


class DealFacts(Facts, frozen=True):
    """Who deals with whom, the team's money, and what each option costs or brings."""

    seat: Seat
    card: ZoneCardId
    money: int
    prices: dict[str, int]


class Deal(Procedure):
    """SV-9.1 A deal with a trader on the map"""

    seat: Seat
    card: ZoneCardId
    used: tuple[int, ...] = ()
    choice: str = ""

    def facts(self, game: StalkerGame) -> DealFacts:
        prices = {option: abs(price) for option, price, _ in self._lines(game)}
        return DealFacts(self.seat, self.card, game.state.money, prices)

    def _lines(self, game: StalkerGame) -> Iterator[tuple[str, int, int]]:
        """What may be bought and sold: the option, its price (what one gets: below 0), and the line of the card."""
        content = game.content
        in_stock = {content.cards[card].key for name in content.shelves for card in game.pile(name).draw}
        for line, offer in enumerate(content.zone_cards[self.card].trade):
            if line in self.used:
                continue
            if isinstance(offer, Sell):
                for card in game.in_backpack(self.seat):
                    printed = content.cards[card.id]
                    if content.is_sold(offer, printed.key) and funded_mark(card.id) not in game.state.flags:
                        yield SELL(card.id), -price_of(offer.price, printed.value), line
            elif "magazine" in offer.goods:
                assert isinstance(offer.price, int)
                for kind in MAGAZINES:
                    if game.supply(magazine_token(kind)):
                        yield MAGAZINE(kind), offer.price, line
            elif "bolt" in offer.goods:
                assert isinstance(offer.price, int)
                yield BOLT(), offer.price, line
            else:
                for key in content.equipment:
                    if key in in_stock and content.is_sold(offer, key):
                        yield BUY(key), price_of(offer.price, content.equipment[key].value), line

    def _options(self, game: StalkerGame) -> Iterator[tuple[str, Reason | None]]:
        for option, price, _ in self._lines(game):
            yield option, None if price <= game.state.money else reasons.NO_MONEY("SV-1.8", price)

    def _refused(self, game: StalkerGame) -> list[Refusal]:
        return refusals(self._options(game))

    @step("SV-9.1", "Buy, sell, or be done", offers=(DONE, BUY, MAGAZINE, BOLT, SELL))
    def choose(self, game: StalkerGame) -> Flow:
        return ask(self.seat, "choice", [DONE(), *offered(self._options(game))], refused=self._refused)

    @step("SV-9.1", "One thing of a line, and again", then="choose")
    def deal(self, game: StalkerGame) -> Flow:
        if self.choice in DONE:
            return finish()
        price, line = next((price, line) for option, price, line in self._lines(game) if option == self.choice)
        self.used = (*self.used, line)
        game.earn(-price)
        if self.choice in MAGAZINE:
            kind = MAGAZINE.read(self.choice)
            add_magazines(game, self.seat, kind, 1)
            game.emit(events.MagazineBought(self.seat, kind, price))
        elif self.choice in BOLT:
            gain_token(game, STALKERS[self.seat], "bolt", 1)
        elif self.choice in SELL:
            card = SELL.read(self.choice)
            discard_item(game, card)
            game.emit(events.SoldOnMap(self.seat, card, -price))
        else:
            return self._take(game, BUY.read(self.choice), price)
        return None

    def _take(self, game: StalkerGame, key: str, price: int) -> Flow:
        """The first copy that is left of a card."""
        pile = game.pile(game.content.deck_of[f"{key}-1"])
        card = next(card for card in pile.draw if game.content.cards[card].key == key)
        game.update(pile, draw=tuple(other for other in pile.draw if other != card))
        game.emit(events.Bought(self.seat, card, price))
        return call(Acquire(self.seat, card))
