"""Shopping for Zone Survival (ST-19.16): the dearest ready basket within the funds, and useful things for the rest."""

from __future__ import annotations

from cordon.bots.stalker import kit
from cordon.bots.stalker.situation import Situation
from cordon.games.stalker.cards import Armour, Attachment, Basket, Kit
from cordon.games.stalker.content import content
from cordon.games.stalker.rules.equipment import GIVE, INSTALL
from cordon.games.stalker.state import Card
from cordon.games.stalker.survival.pockets import HAND_TOKEN
from cordon.games.stalker.survival_cards import Scenario
from cordon.games.stalker.terms import BACKPACK, ItemKey
from cordon.games.stalker.verbs import BUY, DONE, MAGAZINE
from cordon.kernel.decisions import Decision, Seat

FREE = 1
"""Places that stay free in a backpack."""
SPARE_MAGAZINES = 2


def shop(situation: Situation, decision: Decision) -> str:
    """One thing after another: first the own basket, then what the share of the rest buys."""
    view = situation.view
    assert view.survival is not None
    scenario = content().scenarios[view.survival.scenario]
    basket = _basket(scenario, view.seats)
    mine = basket.kits[situation.seat]
    owned = [content().cards[card.id].key for card in situation.cards if not _is_idle(card)]
    for key in mine.cards:
        if owned.count(key) < mine.cards.count(key) and BUY(key) in decision.options:
            return BUY(key)
    for kind in mine.magazines:
        if getattr(situation.me, kind) < mine.magazines.count(kind) and MAGAZINE(kind) in decision.options:
            return MAGAZINE(kind)
    others = sum(_cost(scenario, each) for each in basket.kits[situation.seat + 1 :])
    left = view.money - others - _savings(scenario, view.seats)
    return _more(situation, decision, scenario, left // (view.seats - situation.seat), owned)


def set_off(situation: Situation, decision: Decision) -> str:
    """What lies idle in a backpack is installed; a second detector is for somebody who has none, and so is the second
    token of those that several can bring to where they belong."""
    zone = situation.view.survival
    if zone is None:
        return DONE()
    held = {card.id: card for card in situation.view.cards}
    detectors = [card for card in held.values() if _is_detector(card)]
    hosts = {card.host for card in held.values() if card.host}
    for option in decision.options:
        if option in INSTALL:
            card, host = INSTALL.read(option)
            if held[host].place in ("weapon", "armour") and host not in hosts:
                return option
    for option in decision.options:
        if option in GIVE:
            card, seat = GIVE.read(option)
            is_spare = held[card] in detectors and held[card].place == "backpack"
            if is_spare and _has_armour(situation, seat) and all(each.owner != seat for each in detectors):
                return option
    brought = {aim.carries for aim in content().scenarios[zone.scenario].aims if aim.carries and not aim.whole}
    for option in decision.options:
        if option in HAND_TOKEN:
            token, giver, seat = HAND_TOKEN.read(option)
            held_by = [each.holder for each in zone.tokens if each.kind == token]
            if token in brought and held_by.count(giver) > 1 and seat not in held_by:
                return option
    return DONE()


def _is_detector(card: Card) -> bool:
    printed = content().cards[card.id]
    return isinstance(printed, Attachment) and printed.detector


def _has_armour(situation: Situation, seat: Seat) -> bool:
    """Whether a stalker wears an armour that has room for an attachment."""
    worn = [card for card in situation.view.cards if card.owner == seat and card.place == "armour"]
    return any(all(other.host != card.id for other in situation.view.cards) for card in worn)


def _is_idle(card: Card) -> bool:
    """Whether an attachment is carried without being installed."""
    return card.place == "backpack" and isinstance(content().cards[card.id], Attachment)


def _basket(scenario: Scenario, seats: int) -> Basket:
    funds = scenario.funds[seats - 1] - _savings(scenario, seats)
    fitting = [basket for basket in content().baskets if len(basket.kits) == seats]
    within = [basket for basket in fitting if sum(_cost(scenario, each) for each in basket.kits) <= funds]
    return max(within or fitting[:1], key=lambda basket: basket.level)


def _savings(scenario: Scenario, seats: int) -> int:
    """Money that is not lost if it is not spent (SV-1.8)."""
    return scenario.tables["savings"][seats - 1] if "savings" in scenario.tables else 0


def _cost(scenario: Scenario, each: Kit) -> int:
    cards = sum(content().equipment[key].value for key in each.cards)
    return cards + scenario.magazine_price * len(each.magazines)


def _more(situation: Situation, decision: Decision, scenario: Scenario, share: int, owned: list[ItemKey]) -> str:
    """Better armour, magazines, then items, what is worth most for its price first."""
    worn = situation.armour
    least = kit.armour_worth(worn.key) if worn is not None else 0.0
    found: list[tuple[float, str]] = []
    packed = sum(card.place == "backpack" for card in situation.cards)
    for option in decision.options:
        if option in MAGAZINE and scenario.magazine_price <= share:
            kind = MAGAZINE.read(option)
            weapon = situation.weapon_card
            if weapon is not None and weapon.ammo_type == kind and getattr(situation.me, kind) < SPARE_MAGAZINES:
                return option
        if option not in BUY:
            continue
        key = BUY.read(option)
        printed = content().equipment[key]
        if printed.value > share:
            continue
        if isinstance(printed, Armour):
            gain = kit.armour_worth(key) - least
            if gain > printed.value / 2:
                found.append((1.0 + gain / printed.value, option))
        elif key in kit.ITEMS and packed < BACKPACK - FREE:
            purpose, most = kit.ITEMS[key]
            has = sum(kit.ITEMS[each][0] == purpose for each in owned if each in kit.ITEMS)
            if has < kit.WANTED[purpose]:
                found.append((most / (1 + has) / printed.value, option))
    return max(found, default=(0.0, DONE()))[1]
