"""ST-15.10 to ST-15.14: contacts between missions – buying and selling, services, companions and contracts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.campaign import binder
from cordon.games.stalker.campaign.prices import (
    goods_for_sale,
    in_stock,
    magazine_price,
    magazines_held,
    may_replace,
    offers_of,
    sales,
    swaps,
    why_not_buy,
)
from cordon.games.stalker.ops.goods import Buy, Sell, Trade
from cordon.games.stalker.ops.selecting import CardContext
from cordon.games.stalker.rules import reasons
from cordon.games.stalker.terms import MAGAZINES, STALKERS, ContactKey, ItemId, ItemKey, MagazineWord, magazine_token
from cordon.games.stalker.verbs import BUY, CARD, DONE, MAGAZINE, SELL
from cordon.kernel.decisions import Facts, Reason, Refusal, ask, offered, refusals
from cordon.kernel.frames import Flow, Procedure, call, finish, step
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame


CONTACT = verb("contact", contact=ContactKey)
SELL_MAGAZINE = verb("sell_magazine", magazine=MagazineWord)
SERVICE = verb("service", offer=int)
SWAP = verb("swap", card=ItemId)

DEALS = (DONE, SERVICE, SWAP, BUY, MAGAZINE, SELL, SELL_MAGAZINE)
MOST = 3
"""Contacts in one exploration (ST-15.10)."""


class ContactsFacts(Facts, frozen=True):
    """The contacts that were used, and how many may be."""

    used: tuple[ContactKey, ...]
    most: int


class Contacts(Procedure):
    """ST-15.10 Contacts: up to three different ones"""

    used: tuple[ContactKey, ...] = ()
    choice: str = ""

    def facts(self, game: StalkerGame) -> ContactsFacts:
        return ContactsFacts(self.used, MOST)

    @step("ST-15.10", "To whom the team goes, or on to the equipment", offers=(CONTACT, DONE))
    def choose(self, game: StalkerGame) -> Flow:
        left = [contact for contact in game.state.contacts if contact not in self.used]
        options = [*map(CONTACT, left)] if len(self.used) < MOST else []
        return ask(game.state.lead, "choice", [*options, DONE()])

    @step("ST-15.11", "What is to be had there", then="choose")
    def go(self, game: StalkerGame) -> Flow:
        if self.choice in DONE:
            return finish()
        contact = CONTACT.read(self.choice)
        self.used = (*self.used, contact)
        game.emit(events.ContactVisited(contact))
        return call(Dealing(contact))


class DealingFacts(Facts, frozen=True):
    """With whom, what the team has, and what everything costs or brings, by option."""

    contact: ContactKey
    money: int
    prices: dict[str, int]


class Dealing(Procedure):
    """ST-15.12 Dealing with a contact"""

    contact: ContactKey
    used: tuple[int, ...] = ()
    """The offers that were taken and are limited to one a visit."""
    choice: str = ""

    def facts(self, game: StalkerGame) -> DealingFacts:
        return DealingFacts(self.contact, game.state.money, self._prices(game))

    def _prices(self, game: StalkerGame) -> dict[str, int]:
        found = {BUY(key): price for key, price, _ in goods_for_sale(game, self.contact, self.used)}
        asked, paid = (magazine_price(game, self.contact, kind) for kind in (Buy, Sell))
        if asked is not None:
            found |= {MAGAZINE(kind): asked for kind in MAGAZINES}
        found |= {SELL(card): price for card, price in sales(game, self.contact)}
        if paid is not None:
            found |= {SELL_MAGAZINE(kind): paid for kind in magazines_held(game)}
        return found

    # --- what is offered ----------------------------------------------------------------------------------------

    def _offers(self, game: StalkerGame) -> Iterator[tuple[str, Reason | None]]:
        """Everything that this contact offers, and why it cannot be had."""
        yield from self._services(game)
        yield from self._swaps(game)
        stock = in_stock(game)
        for key, price, _ in goods_for_sale(game, self.contact, self.used):
            yield BUY(key), why_not_buy(game, key, price, stock)
        yield from self._magazines(game)
        yield from ((SELL(card), None) for card, _ in sales(game, self.contact))
        if magazine_price(game, self.contact, Sell) is not None:
            yield from ((SELL_MAGAZINE(kind), None) for kind in magazines_held(game))

    def _magazines(self, game: StalkerGame) -> Iterator[tuple[str, Reason | None]]:
        price = magazine_price(game, self.contact, Buy)
        if price is None:
            return
        for magazine in MAGAZINES:
            if not game.supply(magazine_token(magazine)):
                yield MAGAZINE(magazine), reasons.SOLD_OUT("ST-1.3")
            else:
                yield MAGAZINE(magazine), None if price <= game.state.money else reasons.NO_MONEY("ST-15.12", price)

    def _services(self, game: StalkerGame) -> Iterator[tuple[str, Reason | None]]:
        about = CardContext(STALKERS[game.state.lead], self.contact)
        for number, rule in offers_of(game, self.contact):
            if any(isinstance(op, Buy | Sell | Trade) for op in rule.do):
                continue
            if rule.limit and number in self.used:
                yield SERVICE(number), reasons.USED_ALREADY("SC-15.1", rule.limit)
            else:
                lacking = (why for op in (*rule.pay, *rule.do) if (why := op.why_not(game, about)) is not None)
                yield SERVICE(number), next(lacking, None)

    def _swaps(self, game: StalkerGame) -> Iterator[tuple[str, Reason | None]]:
        for number, op in swaps(game, self.contact):
            for card in game.state.stash:
                if not game.content.is_among(op.goods, "", game.content.cards[card].key):
                    continue
                if number in self.used:
                    yield SWAP(card), reasons.USED_ALREADY("SC-15.1", "visit")
                elif op.fee > game.state.money:
                    yield SWAP(card), reasons.NO_MONEY("ST-15.12", op.fee)
                elif not may_replace(game, op, card):
                    yield SWAP(card), reasons.SOLD_OUT("ST-1.3")
                else:
                    yield SWAP(card), None

    def _refused(self, game: StalkerGame) -> list[Refusal]:
        return refusals(self._offers(game))

    # --- the deal -----------------------------------------------------------------------------------------------

    @step("ST-15.12", "Buy, sell, take a service, or be done", offers=DEALS)
    def choose(self, game: StalkerGame) -> Flow:
        options = [DONE(), *offered(self._offers(game))]
        return ask(game.state.lead, "choice", options, refused=self._refused, always=True)

    @step("ST-15.12", "Goods and money change hands", then="choose")
    def deal(self, game: StalkerGame) -> Flow:
        if self.choice in DONE:
            return finish()
        if self.choice in SERVICE:
            number = SERVICE.read(self.choice)
            self._note(game, number)
            game.emit(events.ServiceTaken(self.contact, f"{self.contact}/offers/{number}"))
            return call(Service(self.contact, number))
        if self.choice in SWAP:
            number = next(number for number, _ in swaps(game, self.contact))
            self._note(game, number)
            return call(SwapCard(self.contact, SWAP.read(self.choice), number))
        if self.choice in BUY:
            key = BUY.read(self.choice)
            price, number = next(
                (price, n) for k, price, n in goods_for_sale(game, self.contact, self.used) if k == key
            )
            self._note(game, number)
            buy(game, self.contact, key, price)
        elif self.choice in MAGAZINE:
            magazine = MAGAZINE.read(self.choice)
            price = self._prices(game)[self.choice]
            game.set(money=game.state.money - price)
            binder.store_magazines(game, magazine, 1)
            game.emit(events.MagazineTraded(self.contact, magazine, -price))
        elif self.choice in SELL:
            sell(game, self.contact, SELL.read(self.choice), self._prices(game)[self.choice])
        else:
            magazine = SELL_MAGAZINE.read(self.choice)
            price = self._prices(game)[self.choice]
            game.count("magazines", magazine, -1)
            game.set(money=game.state.money + price)
            game.emit(events.MagazineTraded(self.contact, magazine, price))
        return None

    def _note(self, game: StalkerGame, number: int) -> None:
        """An offer with a limit is taken."""
        if game.content.contacts[self.contact].offers[number].limit:
            self.used = (*self.used, number)


def buy(game: StalkerGame, contact: ContactKey, key: ItemKey, price: int) -> None:
    """A card comes from its deck into the stash (ST-15.12)."""
    card = take_from_deck(game, key)
    binder.store(game, card)
    game.set(money=game.state.money - price, bought=(*game.state.bought, key))
    game.emit(events.CardTraded(contact, card, -price))


def sell(game: StalkerGame, contact: ContactKey, card: ItemId, price: int) -> None:
    """A card of the stash goes back to its deck (ST-15.12)."""
    binder.discard(game, card)
    game.set(money=game.state.money + price)
    game.emit(events.CardTraded(contact, card, price))


def take_from_deck(game: StalkerGame, key: ItemKey) -> ItemId:
    """A free card of a kind leaves its deck."""
    deck = game.content.deck_of[f"{key}-1"]
    pile = game.pile(deck)
    card = next(card for card in (*pile.draw, *pile.discard) if game.content.cards[card].key == key)
    take_card(game, card)
    return card


def take_card(game: StalkerGame, card: ItemId) -> None:
    """A card leaves its deck, wherever it lies there."""
    pile = game.pile(game.content.deck_of[card])
    draw = tuple(other for other in pile.draw if other != card)
    game.update(pile, draw=draw, discard=tuple(other for other in pile.discard if other != card))


class Service(Procedure):
    """SC-15.1 A service of a contact"""

    contact: ContactKey
    number: int

    @step("SC-15.1", "Its price")
    def pay(self, game: StalkerGame) -> Flow:
        return call(game.script(f"{self.contact}/offers/{self.number}/pay", STALKERS[game.state.lead], self.contact))

    @step("SC-15.1", "What it is")
    def carry_out(self, game: StalkerGame) -> Flow:
        return call(game.script(f"{self.contact}/offers/{self.number}", STALKERS[game.state.lead], self.contact))


class SwapFacts(Facts, frozen=True):
    """What is given away, and the fee."""

    card: ItemId
    fee: int


class SwapCard(Procedure):
    """SC-15.1 One card for another of at most its value"""

    contact: ContactKey
    card: ItemId
    number: int
    choice: str = ""

    def _op(self, game: StalkerGame) -> Trade:
        return next(op for number, op in swaps(game, self.contact) if number == self.number)

    def facts(self, game: StalkerGame) -> SwapFacts:
        return SwapFacts(self.card, self._op(game).fee)

    @step("SC-15.1", "For which one", offers=(CARD,))
    def choose(self, game: StalkerGame) -> Flow:
        return ask(game.state.lead, "choice", [*map(CARD, may_replace(game, self._op(game), self.card))])

    @step("SC-15.1", "The fee, and the exchange")
    def swap(self, game: StalkerGame) -> Flow:
        fee, new = self._op(game).fee, CARD.read(self.choice)
        take_card(game, new)
        binder.discard(game, self.card)
        binder.store(game, new)
        game.set(money=game.state.money - fee)
        game.emit(events.CardSwapped(self.contact, self.card, new, fee))
        return None
