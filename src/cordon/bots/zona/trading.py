"""Trade and camps: what to sell and buy, and what a camp would come to.

What a camp is foreseen to bring follows the very rules that the camp then goes by. A plan that hopes for more than the
camp does would be made anew every turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from cordon.bots.zona import worth
from cordon.bots.zona.goods import clashes
from cordon.bots.zona.situation import Me
from cordon.games.zona.content import content
from cordon.games.zona.ops import Pay
from cordon.games.zona.rules.bunkers import CAMP, HEAL, LEAVE, OFFER
from cordon.games.zona.rules.carrying import ENOUGH
from cordon.games.zona.rules.market import BUY, SELL, TROPHY, Priced
from cordon.games.zona.state import Item
from cordon.games.zona.terms import HEAL_PRICE, LOWEST_PRICE
from cordon.kernel.decisions import Decision, told

CHEAP_GOODS, SHORTAGE = "N19", "N21"
"""The news that lower the prices of a bunker's goods, and raise that of healing."""
SURPLUS = 20.0
"""What a thing must be worth above its price."""
SALE = 30.0
"""What its price must be worth above a thing."""
SURGERY = 800
GAINED_AT_MOST = 500.0
IN_NEED = 3
"""With fewer free spaces than these what was put aside for a lock is spent on healing."""


class Visit(NamedTuple):
    """What a camp would come to."""

    free: int
    fatigue: int
    rubles: int
    gain: float
    """What is bought and operated there is worth so much."""
    is_any: bool
    """Whether anything would be different afterwards."""


def foresee(me: Me, bunker: str) -> Visit:
    """A camp at a bunker."""
    sold = list(_for_sale(me))
    purse = me.rubles + sum(sold)
    kept = reserve(me, purse)
    price = HEAL_PRICE + (100 if _marked(me, SHORTAGE, bunker) else 0)
    free, spare = me.free, purse
    while free < me.character.endurance and heals(me, price, free, spare, kept):
        free, spare = free + 1, spare - price
    bought = shopping(me, spare - kept, CHEAP_GOODS if _marked(me, CHEAP_GOODS, bunker) else "")
    surgery = 400.0 if bunker == "science_camp" and me.traumas and purse >= SURGERY else 0.0
    least = me.view.config.fatigue_min
    fatigue = max(least, me.fatigue - me.values["WIL"] - (bunker == "inn"))
    is_any = bool(sold or free > me.free or bought or surgery or fatigue < me.fatigue)
    return Visit(free, fatigue, spare, min(bought, GAINED_AT_MOST) + surgery, is_any)


def _marked(me: Me, news: str, bunker: str) -> bool:
    return me.view.timed == news and me.view.marker == bunker


def reserve(me: Me, purse: int) -> int:
    """Rubles to keep for a lock that asks for money."""
    if me.has_secrets:
        return 0
    for facility in me.view.facilities:
        if not facility.open and facility.events and facility.id not in me.secrets:
            for op in content().locks[facility.lock].ways[0]:
                if isinstance(op, Pay) and purse >= op.rubles:
                    return op.rubles
    return 0


# --- selling ----------------------------------------------------------------------------------------------------------


def _is_for_sale(me: Me, item: Item) -> bool:
    """Whether it is worth more in rubles, when those are in the purse."""
    kind = me.kind(item.card)
    if kind.category == "artifact" and wanted_for_lock(me, "artifact"):
        return False
    idle = kind.place == "wear" and not item.worn
    use = worth.use_for(me, kind.id) * worth.left_of(item) * (0.2 if idle else 1.0)
    price = worth.resale(item)
    return worth.ruble(me, me.rubles + price) * price > use + SALE


def _for_sale(me: Me) -> Iterator[int]:
    """What each thing would bring that would be sold."""
    if not wanted_for_lock(me, "trophy"):
        yield from (content().threats[token].trophy or 0 for token in me.scavenger.trophies)
    yield from (worth.resale(item) for item in me.items if _is_for_sale(me, item))


def sale(me: Me, decision: Decision) -> str | None:
    """Trophies, and things that are worth more in rubles."""
    items = {item.card: item for item in me.items}
    for option in decision.options:
        if option in TROPHY and not wanted_for_lock(me, "trophy"):
            return option
        if option in SELL and _is_for_sale(me, items[SELL.read(option)]):
            return option
    return None


def wanted_for_lock(me: Me, what: str) -> bool:
    """Whether a closed facility asks for such a thing and nothing better is open to this scavenger."""
    if me.has_secrets:
        return False
    for facility in me.view.facilities:
        if facility.id in me.secrets or not facility.events:
            continue
        ops = content().locks[facility.lock].ways[0]
        if not facility.open and any(getattr(op, "what", "") == what for op in ops):
            return True
    return False


def sell_for_more(me: Me, decision: Decision) -> str:
    """Everything that is worth more in rubles; above its price, that is most."""
    return sale(me, decision) or ENOUGH()


# --- buying -----------------------------------------------------------------------------------------------------------


def _surplus(me: Me, card: str, price: int, purse: int) -> float:
    """What a thing is worth above its price, by what the last ruble of it is worth."""
    return worth.use_for(me, me.kind(card).id) - worth.ruble(me, purse - price) * price


def trade(me: Me, decision: Decision) -> str:
    """Sell what is of no use, then buy what is worth more than its price."""
    return sale(me, decision) or purchase(me, decision, reserve(me, me.rubles)) or ENOUGH()


def purchase(me: Me, decision: Decision, kept: int) -> str | None:
    """The thing whose worth is most above its price."""
    prices = told(me.view.asked, Priced).prices
    best, answer = SURPLUS, None
    for option in decision.options:
        if option not in BUY:
            continue
        card, price = BUY.read(option), prices[option]
        kind = me.kind(card)
        if me.rubles - price < kept or (kind.place == "bag" and me.packed >= me.capacity):
            continue
        if kind.place == "wear" and clashes(me, card):
            continue
        surplus = _surplus(me, card, price, me.rubles)
        if surplus > best:
            best, answer = surplus, option
    return answer


def shopping(me: Me, purse: int, news: str = "") -> float:
    """What the market would bring to somebody who may spend so many rubles (ZO-9.2)."""
    columns = 3 + me.scavenger.reputation
    wanted: list[tuple[float, int, bool]] = []
    for row in me.view.market:
        for card in row.cards[:columns]:
            if card and not (me.kind(card).place == "wear" and clashes(me, card)):
                kind = me.kind(card)
                price = max(min(kind.price, LOWEST_PRICE), kind.price - 100) if news == CHEAP_GOODS else kind.price
                wanted.append((_surplus(me, card, price, purse), price, kind.place == "bag"))
    room, total = me.capacity - me.packed, 0.0
    for surplus, price, is_packed in sorted(wanted, reverse=True):
        if surplus > SURPLUS and price <= purse and (room > 0 or not is_packed):
            total += surplus
            purse -= price
            room -= is_packed
    return total


# --- camps ------------------------------------------------------------------------------------------------------------


def heals(me: Me, price: int, free: int, purse: int, kept: int) -> bool:
    """Whether one injury more is healed at a price; more than usual is paid only where it hurts more."""
    if purse - price < (kept if free >= IN_NEED else 0):
        return False
    return price <= HEAL_PRICE or worth.harm(me, 1, free + 1) > worth.ruble(me, purse - price) * price


def camp(me: Me, decision: Decision) -> str:
    """Sleep, sell, be healed, take the bunker's offers, buy."""
    options = decision.options
    if CAMP() in options:
        return CAMP()
    sold = sale(me, decision)
    if sold:
        return sold
    for offer in ("bed", "nurse", "favour", "surgery", "appraisal"):
        if OFFER(offer) in options and not (offer == "appraisal" and not _surplus_artifact(me)):
            return OFFER(offer)
    kept = reserve(me, me.rubles)
    price = told(me.view.asked, Priced).prices.get(HEAL(), HEAL_PRICE)
    wants = HEAL() in options and heals(me, price, me.free, me.rubles, kept)
    if wants and (worth.healing(me, 1) > 100.0 or me.has_secrets or me.rubles >= 600):
        return HEAL()
    bought = purchase(me, decision, kept)
    if bought:
        return bought
    if wants:
        return HEAL()
    worn = sum(item.tokens for item in me.items if me.kind(item.card).wears)
    if OFFER("smithy") in options and worn >= 3:
        return OFFER("smithy")
    return LEAVE()


def _surplus_artifact(me: Me) -> bool:
    return any(
        me.kind(item.card).category == "artifact" and worth.use_for(me, me.kind(item.card).id) < worth.resale(item)
        for item in me.items
    )
