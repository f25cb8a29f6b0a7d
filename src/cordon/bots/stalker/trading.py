"""Trade on the road (SV-X25, SV-X26): where to go next with what one carries, what to buy and what to sell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.bots.stalker.situation import Situation
from cordon.games.stalker.survival.goods import (
    BUY_GOOD,
    LOAD,
    LOAD_ALONE,
    PRICE,
    SATURATION,
    SELL_GOOD,
    SUPPLIERS,
    WARES,
    CounterFacts,
    carried_word,
    sold_word,
    stock_word,
)
from cordon.games.stalker.terms import CharacterKey, Good
from cordon.games.stalker.verbs import DONE
from cordon.games.stalker.views import StalkerView, SurvivalView
from cordon.kernel.decisions import Decision, Seat, told

if TYPE_CHECKING:
    from cordon.bots.stalker.crew import SurvivalTeam

STEPS = 2.6
LEAST = 60
"""What a unit has to bring beyond its price to be worth carrying."""
PATIENCE = 150
"""So much more another counter must pay for a good that is kept for it."""


class Market:
    """Prices as they are now."""

    def __init__(self, view: StalkerView, zone: SurvivalView) -> None:
        self.view = view
        self.zone = zone
        self.counters = {each.name: each.space for each in zone.characters if each.name in SUPPLIERS}
        self.limit = LOAD_ALONE if view.seats == 1 else LOAD

    def amount(self, word: str) -> int:
        return self.zone.counters.get(word, 0)

    def price(self, trader: CharacterKey, good: Good, already: int = 0) -> int:
        ware = WARES[good]
        return max(ware.buy, ware.sell - SATURATION * (self.amount(sold_word(trader, good)) + already))

    def takings(self, trader: CharacterKey, good: Good, n: int) -> int:
        """What so many units bring at a counter that buys them."""
        if SUPPLIERS[trader] == good:
            return 0
        return sum(self.price(trader, good, i) for i in range(n))

    def carried(self, seat: Seat) -> dict[Good, int]:
        return {good: n for good in WARES if (n := self.amount(carried_word(seat, good)))}

    def sells(self, seat: Seat, trader: CharacterKey) -> int:
        return sum(self.takings(trader, good, n) for good, n in self.carried(seat).items())

    def affordable(self, seat: Seat, trader: CharacterKey, money: int) -> int:
        """Units of its own good with which a counter would fill what room is left once it has bought the others."""
        good = SUPPLIERS[trader]
        ware = WARES[good]
        room = self.limit - ware.load * self.carried(seat).get(good, 0)
        return max(0, min(room // ware.load, self.amount(stock_word(trader)), money // ware.buy))

    def profit(self, seat: Seat, trader: CharacterKey, other: CharacterKey, money: int) -> int:
        """What a load from one counter to another brings beyond its price."""
        good = SUPPLIERS[trader]
        n, has = self.affordable(seat, trader, money), self.carried(seat).get(good, 0)
        if not n:
            return 0
        return self.takings(other, good, n + has) - n * WARES[good].buy

    @property
    def is_rich(self) -> bool:
        return self.view.money >= self.zone.needs.get("purse", 0)


def next_counter(team: SurvivalTeam, seat: Seat) -> int:
    """The space of the counter to go to; -1: there is nothing to gain any more."""
    market, here = Market(team.view, team.zone), team.view.stalkers[seat].space
    if market.is_rich and not market.carried(seat):
        return -1
    left = team.actions_left(seat)
    best, chosen = 0.0, -1
    for trader, space in market.counters.items():
        way = team.steps(here, (space,)) / STEPS + 1
        sold = market.sells(seat, trader)
        if way > left:
            continue
        if sold / way > best:
            best, chosen = sold / way, space
        for other, there in market.counters.items():
            further = team.steps(space, (there,)) / STEPS + 1
            if other == trader or way + further > left:
                continue
            more = market.profit(seat, trader, other, market.view.money + sold)
            gain = sold + more if sold or more else 0
            if gain / (way + further) > best:
                best, chosen = gain / (way + further), space
    return chosen


def trade(situation: Situation, decision: Decision) -> str:
    """One unit at a counter: sell what brings most here, fill the load with what brings more elsewhere."""
    view, asked = situation.view, told(situation.view.asked, CounterFacts)
    assert view.survival is not None
    market = Market(view, view.survival)
    others = [trader for trader in market.counters if trader != asked.trader]
    last = view.events_left < 1
    for option in decision.options:
        if option in SELL_GOOD:
            good = SELL_GOOD.read(option)
            elsewhere = max((market.price(each, good) for each in others if SUPPLIERS[each] != good), default=0)
            if last or market.is_rich or elsewhere - asked.pays[good] < PATIENCE:
                return option
    for option in decision.options:
        if option in BUY_GOOD and not last:
            good = BUY_GOOD.read(option)
            cost, has = WARES[good].buy, market.amount(carried_word(situation.seat, good))
            brings = max((market.price(each, good, has) for each in others if SUPPLIERS[each] != good), default=0)
            poorer = market.is_rich and view.money - cost < view.survival.needs.get("purse", 0)
            if brings - cost >= LEAST and not poorer:
                return option
    return DONE()


def shift(situation: Situation, decision: Decision) -> str:
    """Where a price changes: the dearest good at a counter, which is sold most."""
    zone = situation.view.survival
    assert zone is not None
    market = Market(situation.view, zone)
    return max(decision.options, key=lambda option: market.price(*PRICE.read(option)))
