"""SV-X25, SV-X26: goods on the road – what counters sell and pay, and who carries how much.

All of it is numbers among the counters of the match: ``goods:0:salt`` is what a stalker carries, ``stock:zoya`` what a
counter still has, ``sold:gleb:salt`` how often it has bought that good.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from cordon.games.stalker import events
from cordon.games.stalker.rules import reasons
from cordon.games.stalker.rules.environment import Triggered, triggers
from cordon.games.stalker.terms import STALKERS, CharacterKey, CounterWord, Good, ItemId, make_character
from cordon.games.stalker.verbs import DONE
from cordon.kernel.decisions import Facts, Reason, Refusal, Seat, ask, offered, refusals
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cordon.games.stalker.game import StalkerGame

BUY_GOOD = verb("buy_good", good=Good)
SELL_GOOD = verb("sell_good", good=Good)
PRICE = verb("price", trader=CharacterKey, good=Good)
SATURATION = 50
"""What a counter pays less for each unit that it has bought."""
LOAD, LOAD_ALONE = 3, 4


class Ware(NamedTuple):
    """What a good costs, brings and weighs."""

    buy: int
    sell: int
    load: int


WARES: dict[Good, Ware] = {"salt": Ware(100, 250, 1), "lead_bar": Ware(300, 650, 2), "diesel": Ware(500, 1050, 3)}
SUPPLIERS: dict[CharacterKey, Good] = {"zoya": "salt", "gleb": "lead_bar", "abbot": "diesel"}
"""Each counter supplies one good and buys the others."""


def carried_word(seat: Seat, good: Good) -> CounterWord:
    return f"goods:{seat}:{good}"


def sold_word(trader: CharacterKey, good: Good) -> CounterWord:
    return f"sold:{trader}:{good}"


def stock_word(trader: CharacterKey) -> CounterWord:
    return f"stock:{trader}"


def amount(game: StalkerGame, word: CounterWord) -> int:
    return game.state.counters.get(word, 0)


def load_of(game: StalkerGame, seat: Seat) -> int:
    """What a stalker's goods weigh."""
    return sum(ware.load * amount(game, carried_word(seat, good)) for good, ware in WARES.items())


def load_limit(game: StalkerGame) -> int:
    return LOAD_ALONE if game.is_solo else LOAD


def price_for(game: StalkerGame, trader: CharacterKey, good: Good) -> int:
    """What a counter pays now, never less than the good costs."""
    ware = WARES[good]
    return max(ware.buy, ware.sell - SATURATION * amount(game, sold_word(trader, good)))


def open_counters(game: StalkerGame) -> None:
    """The stock of each counter, and the purse (SV-S09)."""
    n, tables = game.state.seats - 1, game.scenario.tables
    for trader in SUPPLIERS:
        game.put("counters", stock_word(trader), tables["stock"][n])


def purse(game: StalkerGame) -> int:
    """What the team has when it sets off: unspent funds are lost but for some savings (SV-1.8, SV-X25)."""
    n, tables = game.state.seats - 1, game.scenario.tables
    return tables["loan"][n] + min(game.state.money, tables["savings"][n]) if "loan" in tables else 0


def funded_mark(card: ItemId) -> str:
    """The flag of a card that was bought with the funds and cannot be sold in this match (SV-X25)."""
    return f"funds:{card}"


def mark_funded(game: StalkerGame) -> None:
    """Where a purse counts, what the funds have bought cannot be turned into money."""
    if "loan" in game.scenario.tables:
        game.set(flags=(*game.state.flags, *map(funded_mark, game.state.cards)))


def add_goods(game: StalkerGame, seat: Seat, good: Good, n: int) -> int:
    """Goods for a stalker, within the load, or away from one; how many it came to."""
    word, has = carried_word(seat, good), amount(game, carried_word(seat, good))
    if n > 0:
        room = (load_limit(game) - load_of(game, seat)) // WARES[good].load
        n = min(n, room)
    n = max(n, -has)
    if n:
        game.put("counters", word, has + n)
        game.emit(events.GoodsChanged(seat, good, n))
    return n


class CounterFacts(Facts, frozen=True):
    """Who trades with whom, the purse, and what the counter pays for the goods that it buys."""

    seat: Seat
    trader: CharacterKey
    money: int
    load: int
    pays: dict[Good, int]


class TradeGoods(Procedure):
    """SV-X26 At a counter: buy and sell goods, unit by unit"""

    seat: Seat
    trader: CharacterKey
    choice: str = ""

    def facts(self, game: StalkerGame) -> CounterFacts:
        pays = {good: price_for(game, self.trader, good) for good in WARES if good != SUPPLIERS[self.trader]}
        return CounterFacts(self.seat, self.trader, game.state.money, load_of(game, self.seat), pays)

    def _options(self, game: StalkerGame) -> Iterator[tuple[str, Reason | None]]:
        good = SUPPLIERS[self.trader]
        ware = WARES[good]
        if not amount(game, stock_word(self.trader)):
            yield BUY_GOOD(good), reasons.SOLD_OUT("SV-1.8")
        elif game.state.money < ware.buy:
            yield BUY_GOOD(good), reasons.NO_MONEY("SV-1.8", ware.buy)
        elif load_of(game, self.seat) + ware.load > load_limit(game):
            yield BUY_GOOD(good), reasons.TOO_HEAVY("SV-1.8")
        else:
            yield BUY_GOOD(good), None
        for other in WARES:
            if other != good and amount(game, carried_word(self.seat, other)):
                yield SELL_GOOD(other), None

    def _refused(self, game: StalkerGame) -> list[Refusal]:
        return refusals(self._options(game))

    @step("SV-5.1", "Buy, sell, or be done", offers=(DONE, BUY_GOOD, SELL_GOOD))
    def choose(self, game: StalkerGame) -> Flow:
        return ask(self.seat, "choice", [DONE(), *offered(self._options(game))], refused=self._refused)

    @step("SV-5.1", "One unit, and again", then="choose")
    def deal(self, game: StalkerGame) -> Flow:
        if self.choice in DONE:
            return goto(TradeGoods.leave)
        if self.choice in BUY_GOOD:
            good = BUY_GOOD.read(self.choice)
            game.earn(-WARES[good].buy)
            game.put("counters", stock_word(self.trader), amount(game, stock_word(self.trader)) - 1)
            add_goods(game, self.seat, good, 1)
            return None
        good = SELL_GOOD.read(self.choice)
        price = price_for(game, self.trader, good)
        add_goods(game, self.seat, good, -1)
        game.put("counters", sold_word(self.trader, good), amount(game, sold_word(self.trader, good)) + 1)
        game.earn(price)
        return None

    @step("SV-5.1", "What waits for a deal")
    def leave(self, game: StalkerGame) -> Flow:
        found = tuple(triggers(game, "traded"))
        return call(Triggered(found, STALKERS[self.seat])) if found else None


def trader_at(game: StalkerGame, space: int) -> CharacterKey:
    """The trader with a counter on a space; empty: none."""
    for key in SUPPLIERS:
        found = game.state.characters.get(make_character(key))
        if found is not None and found.space == space:
            return key
    return ""


class ShiftPrice(Procedure):
    """SV-0.4 A counter pays more or less for a good: its saturation changes"""

    n: int
    places: tuple[tuple[CharacterKey, Good], ...]
    choice: str = ""

    @step("SV-0.4", "Which counter and which good", offers=(PRICE,))
    def choose(self, game: StalkerGame) -> Flow:
        options = [PRICE(trader, good) for trader, good in self.places]
        return ask(game.state.lead, "choice", options) if options else finish()

    @step("SV-0.4", "There")
    def shift(self, game: StalkerGame) -> Flow:
        place = PRICE.read(self.choice)
        word = sold_word(place.trader, place.good)
        game.put("counters", word, max(0, amount(game, word) + self.n))
        game.emit(events.PriceChanged(place.trader, place.good, price_for(game, place.trader, place.good)))
        return None


def counters_meant(game: StalkerGame, which: str) -> tuple[tuple[CharacterKey, Good], ...]:
    """The counters and goods that a card speaks of: ``chosen``, the ``highest`` price, or those of one trader where
    the saturation is greatest."""
    open_ones = [trader for trader in SUPPLIERS if make_character(trader) in game.state.characters]
    pairs = [(trader, good) for trader in open_ones for good in WARES if good != SUPPLIERS[trader]]
    if which == "highest" and pairs:
        most = max(price_for(game, *pair) for pair in pairs)
        return tuple(pair for pair in pairs if price_for(game, *pair) == most)
    if which in SUPPLIERS:
        own = [pair for pair in pairs if pair[0] == which]
        most = max((amount(game, sold_word(*pair)) for pair in own), default=0)
        return tuple(pair for pair in own if amount(game, sold_word(*pair)) == most)
    return tuple(pairs)
