"""ST-15.12: what things cost at a contact, and what a contact pays for them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from cordon.games.stalker.ops.conditions import all_hold
from cordon.games.stalker.ops.goods import Buy, Sell, Trade
from cordon.games.stalker.ops.selecting import CardContext
from cordon.games.stalker.rules import reasons
from cordon.games.stalker.terms import MAGAZINES, STALKERS, ContactKey, ItemId, ItemKey, MagazineWord, Price
from cordon.kernel.decisions import Reason

if TYPE_CHECKING:
    from cordon.games.stalker.cards import Action
    from cordon.games.stalker.game import StalkerGame

STEP = 50
"""What a part of a value is rounded down to (SC-15.4)."""


def price_of(price: Price, value: int) -> int:
    """A price of an offer for goods of this value."""
    match price:
        case "value":
            return value
        case "double":
            return 2 * value
        case "half":
            return value // 2 // STEP * STEP
        case "quarter":
            return value // 4 // STEP * STEP
    return price


class Offered(NamedTuple):
    """An offer of a contact that stands now, and its number on the card."""

    number: int
    rule: Action


def offers_of(game: StalkerGame, contact: ContactKey) -> list[Offered]:
    """The offers of a contact that stand in this run."""
    about = CardContext(STALKERS[game.state.lead], "")
    found = enumerate(game.content.contacts[contact].offers)
    return [Offered(number, rule) for number, rule in found if all_hold(game, about, rule.when)]


def goods_for_sale(game: StalkerGame, contact: ContactKey, used: tuple[int, ...]) -> Iterator[tuple[ItemKey, int, int]]:
    """Equipment that a contact sells: the card, the price, the number of the offer; the cheapest offer of each."""
    found: dict[ItemKey, tuple[int, int]] = {}
    for number, rule in offers_of(game, contact):
        if rule.limit and number in used:
            continue
        for op in rule.do:
            if isinstance(op, Buy):
                for key, printed in game.content.wares(op).items():
                    price = price_of(op.price, printed.value)
                    found[key] = min(found.get(key, (price, number)), (price, number))
    yield from ((key, *found[key]) for key in game.content.equipment if key in found)


def magazine_price(game: StalkerGame, contact: ContactKey, op_kind: type[Buy | Sell]) -> int | None:
    """What a contact asks or pays for a magazine; ``None``: it does not deal in them."""
    prices = [
        op.price
        for _, rule in offers_of(game, contact)
        for op in rule.do
        if isinstance(op, op_kind) and "magazine" in op.goods and isinstance(op.price, int)
    ]
    return min(prices, default=None)


def in_stock(game: StalkerGame) -> set[ItemKey]:
    """The equipment of which a card is left in its deck (ST-15.14)."""
    cards = game.content.cards
    return {
        cards[card].key for name in game.content.shelves for card in (*game.pile(name).draw, *game.pile(name).discard)
    }


def why_not_buy(game: StalkerGame, key: ItemKey, price: int, stock: set[ItemKey]) -> Reason | None:
    if key not in stock:
        return reasons.SOLD_OUT("ST-1.3")
    return None if price <= game.state.money else reasons.NO_MONEY("ST-15.12", price)


def sales(game: StalkerGame, contact: ContactKey) -> list[tuple[ItemId, int]]:
    """The cards of the stash that a contact buys, and what it pays; the best offer for each."""
    wanted = [op for _, rule in offers_of(game, contact) for op in rule.do if isinstance(op, Sell)]
    found: list[tuple[ItemId, int]] = []
    for card in game.state.stash:
        printed = game.content.cards[card]
        prices = [price_of(op.price, printed.value) for op in wanted if game.content.is_sold(op, printed.key)]
        if prices:
            found.append((card, max(prices)))
    return found


def magazines_held(game: StalkerGame) -> list[MagazineWord]:
    """The kinds of magazines in the stash."""
    return [kind for kind in MAGAZINES if game.state.magazines.get(kind)]


def swaps(game: StalkerGame, contact: ContactKey) -> Iterator[tuple[int, Trade]]:
    """The offers to exchange a card for another, with their numbers."""
    for number, rule in offers_of(game, contact):
        yield from ((number, op) for op in rule.do if isinstance(op, Trade))


def may_replace(game: StalkerGame, op: Trade, card: ItemId) -> list[ItemId]:
    """What may be had for a card: others of its deck that are worth no more, one of each kind."""
    printed, deck = game.content.cards[card], game.content.deck_of[card]
    pile, found = game.pile(deck), dict[ItemKey, ItemId]()
    for other in (*pile.draw, *pile.discard):
        known = game.content.cards[other]
        if known.value <= printed.value and game.content.is_among(op.goods, "", known.key):
            found.setdefault(known.key, other)
    found.pop(printed.key, None)
    return list(found.values())
