"""Contacts between missions (ST-15.10): whom to see, what to buy and sell, which contract, who comes along."""

from __future__ import annotations

from collections.abc import Iterator

from cordon.bots.stalker.camp import Camp
from cordon.games.stalker.campaign.dealing import CONTACT, SERVICE, DealingFacts
from cordon.games.stalker.campaign.prices import price_of
from cordon.games.stalker.cards import Item
from cordon.games.stalker.content import content
from cordon.games.stalker.ops.conditions import Remembers
from cordon.games.stalker.ops.goods import Buy, Sell
from cordon.games.stalker.terms import MAGAZINES, ContactKey, ItemId, ItemKey
from cordon.games.stalker.verbs import BUY, CARD, DONE, MAGAZINE, SELL
from cordon.kernel.decisions import Decision, told

SERVICES: dict[ContactKey, tuple[int, int]] = {
    "yurko": (250, 1200),
    "sister_vira": (300, 1200),
    "luka": (0, 500),
    "halyna": (150, 700),
    "doctor_rut": (400, 600),
    "bublyk": (100, 150),
    "guide": (200, 250),
}
"""Contacts whose service is taken: what it costs, and what it is worth."""
CONTRACTS: dict[ContactKey, int] = {"patron": 350, "cartographer": 300, "koza": 250}
"""What a contract is worth that may be met."""
KILLERS_WANTED = ("A2", "A3", "B3")
"""Where there are elites and bosses for Koza."""
ROOMS = ("A1", "B1", "B2")
"""Where there are rooms to be drawn for the Cartographer."""
POOR, RICH = 0.3, 0.12
"""What a thing must bring for each ruble, and what is enough for whoever has much."""
MUCH = 3000
COST = 0.2
"""What a ruble is worth that is kept."""
RESERVE = 500
"""Money for each stalker that is kept for what a second try of the last missions takes."""
CONTRACT, COMPANION = "contract", "companion"


def see(camp: Camp, decision: Decision) -> str:
    """Those who bring the most, as long as one brings anything."""
    found = {option: _contact_worth(camp, CONTACT.read(option)) for option in decision.options if option in CONTACT}
    best = max(found, key=lambda option: found[option], default=DONE())
    return best if found.get(best, 0.0) > 0 else DONE()


def _contact_worth(camp: Camp, contact: ContactKey) -> float:
    card, money = content().contacts[contact], camp.view.money
    if card.kind == CONTRACT:
        return float(CONTRACTS[contact]) if _can_be_met(camp, contact) else 0.0
    if card.kind == COMPANION and camp.binder.companion:
        return 0.0
    cost, service = SERVICES.get(contact, (0, 0))
    total = float(service - cost) if money >= cost else 0.0
    return total + _bargains(camp, contact)


def _can_be_met(camp: Camp, contact: ContactKey) -> bool:
    """Whether a contract is worth taking for the mission that is next."""
    if camp.binder.contract or contact not in CONTRACTS:
        return False
    match contact:
        case "patron":
            return any(fixture.detector for fixture in camp.fixtures)
        case "koza":
            return camp.binder.destination in KILLERS_WANTED
    return camp.binder.destination in ROOMS


def _offers(camp: Camp, contact: ContactKey) -> Iterator[Buy | Sell]:
    """What a contact sells and buys, as the campaign stands."""
    for rule in content().contacts[contact].offers:
        flags = [each for each in rule.when if isinstance(each, Remembers)]
        if all(camp.view.memory.get(each.flag) == each.value for each in flags):
            yield from (op for op in rule.do if isinstance(op, Buy | Sell))


def _pays(camp: Camp, contact: ContactKey, card: ItemId) -> int:
    """What a contact pays for a card."""
    paid = camp.paid.get(contact)
    if paid is None:
        paid = camp.paid[contact] = _paid_for(camp, contact)
    return paid.get(content().cards[card].key, 0)


def _paid_for(camp: Camp, contact: ContactKey) -> dict[ItemKey, int]:
    """What a contact pays for whatever it buys; the best offer for each."""
    found: dict[ItemKey, int] = {}
    for offer in _offers(camp, contact):
        if isinstance(offer, Sell):
            for key, printed in content().wares(offer).items():
                found[key] = max(found.get(key, 0), price_of(offer.price, printed.value))
    return found


def _sells_here(camp: Camp, contact: ContactKey, card: ItemId) -> bool:
    """Whether a card is spare, and nobody whom the team knows pays more for it."""
    paid = _pays(camp, contact, card)
    best = max(_pays(camp, other, card) for other in camp.binder.contacts)
    return paid > 0 and paid >= best and camp.is_spare(card)


def _bargains(camp: Camp, contact: ContactKey) -> float:
    """What buying and selling at a contact would bring."""
    sold = sum(_pays(camp, contact, card) for card in camp.binder.stash if _sells_here(camp, contact, card))
    money = camp.view.money + sold
    goods: list[tuple[float, int]] = []
    for offer in _offers(camp, contact):
        if not isinstance(offer, Buy):
            continue
        if "magazine" in offer.goods and isinstance(offer.price, int):
            goods += [(camp.magazine_worth(kind), offer.price) for kind in MAGAZINES]
        for key, printed in content().wares(offer).items():
            goods.append((camp.gain(key), price_of(offer.price, printed.value)))
    total = COST * sold
    for gain, price in sorted(goods, key=lambda each: -each[0] / max(1, each[1])):
        if price <= money and gain > _demand(money) * price:
            total += gain - COST * price
            money -= price
    return total


def _demand(money: int) -> float:
    return RICH if money >= MUCH else POOR


def deal(camp: Camp, decision: Decision) -> str:
    """Take the service, sell what nobody needs, buy what helps the most for its price."""
    asked = told(camp.view.asked, DealingFacts)
    is_contract = content().contacts[asked.contact].kind == CONTRACT
    for option in decision.options:
        if option in SERVICE and (is_contract or asked.contact in SERVICES):
            return option
        if option in SELL and _sells_here(camp, asked.contact, SELL.read(option)):
            return option
    best, most = DONE(), _demand(camp.view.money)
    for option in decision.options:
        if option in BUY:
            gain = camp.gain(BUY.read(option)) if _is_within_means(camp, option, asked.prices[option]) else 0.0
        elif option in MAGAZINE:
            gain = camp.magazine_worth(MAGAZINE.read(option))
        else:
            continue
        ratio = gain / max(1, asked.prices[option])
        if ratio > most:
            best, most = option, ratio
    return best


def _is_within_means(camp: Camp, option: str, price: int) -> bool:
    """Whether enough is left for a second try: what lasts is bought before the last missions, what is used up after a
    failure too."""
    lasts = not isinstance(content().equipment[BUY.read(option)], Item)
    return not lasts or not camp.is_last or camp.view.money - price >= RESERVE * camp.view.seats


def choose_card(camp: Camp, decision: Decision) -> str:
    """Of cards that are offered: what helps the most."""
    return max(decision.options, key=lambda option: camp.gain(content().cards[CARD.read(option)].key))


def give_away(camp: Camp, decision: Decision) -> str:
    """What nobody would miss, and of that what is worth the least."""

    def loss(option: str) -> tuple[bool, float, int]:
        card = CARD.read(option)
        return not camp.is_spare(card), camp.worth(card), content().cards[card].value

    return min(decision.options, key=loss)
