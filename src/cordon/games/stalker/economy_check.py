"""Whether money and goods stay scarce in a campaign (SC-15, SC-17): what stories pay, what contacts give for nothing,
and that nobody gets rich by carrying goods from one trader to the other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from cordon.games.stalker.campaign.prices import price_of
from cordon.games.stalker.cards import Action, Contact
from cordon.games.stalker.content_files import CONTACTS, EQUIPMENT_FILES, STORIES, Decoded
from cordon.games.stalker.mission_ways import REWARD
from cordon.games.stalker.ops.campaign import Magazines, PayPerMission
from cordon.games.stalker.ops.goods import Buy, GainCardOp, Money, Offer, Sell
from cordon.games.stalker.script_check import ops_in
from cordon.games.stalker.sorts import is_sold
from cordon.kernel.content import Problems

MAGAZINE = "magazine"
T = TypeVar("T", bound=Offer)


def check_prices(decoded: Decoded) -> Problems:
    """What would make a team rich."""
    yield from _check_stories(decoded)
    yield from _check_costs(decoded)
    for contact in decoded.cards[CONTACTS]:
        for i, rule in enumerate(contact.offers):
            if isinstance(rule, Action) and not rule.limit and _is_gift(rule):
                what = "gives something as often as one likes: it needs a limit, such as visit"
                yield decoded.file_of(CONTACTS, contact.id), contact.id, f"offers[{i}]", what
    if not decoded.broken & {*EQUIPMENT_FILES.values()}:
        yield from _check_traders(decoded)


def _check_stories(decoded: Decoded) -> Problems:
    for story in decoded.cards[STORIES]:
        for i, option in enumerate(story.options):
            for field, op in ops_in(option.do):
                paid = op.n if isinstance(op, Money) else op.most if isinstance(op, PayPerMission) else 0
                if paid > REWARD:
                    what = f"pays {paid}; at most {REWARD}, as a mission does (SC-17.3)"
                    yield decoded.file_of(STORIES, story.id), story.id, f"options[{i}].do{field}", what


def _check_costs(decoded: Decoded) -> Problems:
    """A price takes money: below 0."""
    offers = [
        (CONTACTS, each.id, f"offers[{i}]", one)
        for each in decoded.cards[CONTACTS]
        for i, one in enumerate(each.offers)
    ]
    options = [
        (STORIES, each.id, f"options[{i}]", one)
        for each in decoded.cards[STORIES]
        for i, one in enumerate(each.options)
    ]
    for file, card, field, paid in (*offers, *options):
        for j, op in enumerate(getattr(paid, "pay", ())):
            if isinstance(op, Money) and op.n >= 0:
                yield (
                    decoded.file_of(file, card),
                    card,
                    f"{field}.pay[{j}].n",
                    f"a price takes money: -{op.n}, not {op.n}",
                )


def _is_gift(rule: Action) -> bool:
    """Whether an offer gives money or goods, and takes less money than it gives."""
    gives = [op for _, op in ops_in(rule.do)]
    paid = -sum(op.n for op in rule.pay if isinstance(op, Money))
    if any(isinstance(op, GainCardOp | Magazines) for op in gives):
        return not rule.pay
    return sum(op.n for op in gives if isinstance(op, Money)) > paid


def _check_traders(decoded: Decoded) -> Problems:
    """Nobody pays more for a thing than somebody asks for it."""
    cards = {card.key: card for file in EQUIPMENT_FILES.values() for card in decoded.cards[file]}
    asked: dict[str, tuple[int, str]] = {}
    for contact, _, buy in _offers(decoded, Buy):
        prices = {key: price_of(buy.price, card.value) for key, card in cards.items() if is_sold(buy, card)}
        if MAGAZINE in buy.goods and isinstance(buy.price, int):
            prices[MAGAZINE] = buy.price
        for key, price in prices.items():
            asked[key] = min(asked.get(key, (price, contact.key)), (price, contact.key))
    for contact, field, sell in _offers(decoded, Sell):
        for key, (price, other) in asked.items():
            value = cards[key].value if key in cards else 0
            sold = is_sold(sell, cards[key]) if key in cards else MAGAZINE in sell.goods
            if sold and price_of(sell.price, value) > price:
                what = f"pays {price_of(sell.price, value)} for '{key}', which {other} sells for {price}"
                yield decoded.file_of(CONTACTS, contact.id), contact.id, field, what
                break


def _offers(decoded: Decoded, kind: type[T]) -> Iterator[tuple[Contact, str, T]]:
    for contact in decoded.cards[CONTACTS]:
        for i, rule in enumerate(contact.offers):
            for j, op in enumerate(rule.do):
                if isinstance(op, kind):
                    yield contact, f"offers[{i}].do[{j}]", op
