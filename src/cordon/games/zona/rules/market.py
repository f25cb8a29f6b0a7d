"""ZO-9 Market and trade."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.zona import events
from cordon.games.zona.rules.carrying import ENOUGH, Gain, overfull
from cordon.games.zona.rules.reasons import BOUGHT_THIS_TURN, COLUMN_NEEDS_GOOD, COLUMN_NEEDS_NEUTRAL, TOO_EXPENSIVE
from cordon.games.zona.rules.recovery import return_trophy
from cordon.games.zona.terms import (
    BAD,
    GOOD,
    LOWEST_PRICE,
    MARKET_COLUMNS,
    MARKET_ROWS,
    WEAR_DISCOUNT,
    ItemId,
    RowId,
    ThreatId,
)
from cordon.kernel.decisions import Facts, Reason, Refusal, Seat, ask, offered, refusals
from cordon.kernel.frames import Call, Flow, Procedure, call, finish, step
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cordon.games.zona.game import ZonaGame

BUY = verb("buy", card=ItemId)
SELL = verb("sell", card=ItemId)
TROPHY = verb("trophy", threat=ThreatId)
TRADES = (BUY, SELL, TROPHY)


class Priced(Facts, frozen=True):
    """What options cost or bring, by option."""

    prices: dict[str, int] = {}


# --- buying -----------------------------------------------------------------------------------------------------------


def price_of(game: ZonaGame, seat: Seat, card: str, without: str = "") -> int:
    """What an item on the market costs this scavenger (ZO-9.3), or would cost ``without`` one of the discounts."""
    printed = lowered = game.item_kind(card).price
    area = game.scavenger(seat).area
    for source in game.listeners("buy_price"):
        if source != without:
            lowered = game.modify(source, "buy_price", lowered, seat, area)
    return max(min(printed, LOWEST_PRICE), lowered)


def why_not_buy(game: ZonaGame, seat: Seat, card: str, column: int) -> Reason | None:
    """Columns 3 and 4 ask for reputation; the price must be there (ZO-9.2, ZO-9.3)."""
    reputation = game.reputation(seat)
    if column == 3 and reputation == BAD:
        return COLUMN_NEEDS_NEUTRAL("ZO-9.2")
    if column == 4 and reputation != GOOD:
        return COLUMN_NEEDS_GOOD("ZO-9.2")
    price = price_of(game, seat, card)
    rubles = game.scavenger(seat).rubles
    return TOO_EXPENSIVE("ZO-9.3", price, rubles) if rubles < price else None


def buying(game: ZonaGame, seat: Seat) -> Iterator[tuple[str, Reason | None]]:
    """Every card on the market."""
    for row in MARKET_ROWS:
        for column, card in enumerate(game.state.market[row].cards, start=1):
            if card:
                yield BUY(card), why_not_buy(game, seat, card, column)


def buy(game: ZonaGame, seat: Seat, card: str) -> Call:
    """Pay and take the card; its gap stays open until the end of the turn (ZO-9.4)."""
    price = price_of(game, seat, card)
    for source in game.listeners("buy_price"):
        if game.owner_of(source) == seat and price < price_of(game, seat, card, without=source):
            game.spend_ability(source)
    for row in game.state.market.values():
        if card in row.cards:
            game.update(row, cards=tuple("" if other == card else other for other in row.cards))
    game.emit(events.ItemBought(seat, card, price))
    game.earn(seat, -price, told=True)
    game.set(bought=(*game.state.bought, card))
    return call(Gain(seat, card, bought=True))


def refill(game: ZonaGame, slide: bool, rows: tuple[RowId, ...] = MARKET_ROWS, told: bool = True) -> None:
    """Slide the cards of each row left into the gaps and refill from the right (ZO-9.4); or deal all anew."""
    for name in rows:
        row = game.state.market[name]
        if slide and "" not in row.cards:
            continue
        left = [card for card in row.cards if card] if slide else []
        if not slide:
            for card in row.cards:
                if card:
                    game.discard_item(card)
        cards = [*left]
        while len(cards) < MARKET_COLUMNS:
            drawn = game.draw_card(name)
            if drawn is None:
                break
            cards.append(drawn)
        cards += [""] * (MARKET_COLUMNS - len(cards))
        if tuple(cards) != row.cards:
            game.update(row, cards=tuple(cards))
            if told:
                game.emit(events.MarketRenewed(name))


def buying_prices(game: ZonaGame, seat: Seat) -> dict[str, int]:
    """What each card on the market would cost this scavenger."""
    return {option: price_of(game, seat, BUY.read(option)) for option, _ in buying(game, seat)}


# --- selling ----------------------------------------------------------------------------------------------------------


def item_value(game: ZonaGame, card: str) -> int:
    """The printed price, less 100 ₽ per token on a wearing item (ZO-9.5)."""
    kind = game.item_kind(card)
    worn_down = WEAR_DISCOUNT * game.state.items[card].tokens if kind.wears else 0
    return max(0, kind.price - worn_down)


def trophy_value(game: ZonaGame, seat: Seat, token: str) -> int:
    """The printed price of a trophy, and what raises it."""
    printed = game.threat(token).trophy or 0
    lured = 100 if token in game.scavenger(seat).lured else 0
    return game.modified("trophy_price", printed, seat) + lured


def why_not_sell(game: ZonaGame, card: str) -> Reason | None:
    """What was bought in this turn cannot be sold in it (ZO-9.6)."""
    return BOUGHT_THIS_TURN("ZO-9.6") if card in game.state.bought else None


def selling(game: ZonaGame, seat: Seat) -> Iterator[tuple[str, Reason | None]]:
    """Every trophy and every item."""
    for token in game.scavenger(seat).trophies:
        yield TROPHY(token), None
    for item in game.items_of(seat):
        yield SELL(item.card), why_not_sell(game, item.card)


def selling_prices(game: ZonaGame, seat: Seat) -> dict[str, int]:
    """What each trophy and each item would bring."""
    trophies = {TROPHY(token): trophy_value(game, seat, token) for token in game.scavenger(seat).trophies}
    return trophies | {SELL(item.card): item_value(game, item.card) for item in game.items_of(seat)}


def sell_item(game: ZonaGame, seat: Seat, card: str, bonus: int = 0) -> Call | None:
    """The card is discarded and its value paid (ZO-9.5)."""
    value = item_value(game, card) + bonus
    game.emit(events.ItemSold(seat, card, value))
    game.lose(game.state.items[card])
    game.earn(seat, value, told=True)
    return overfull(game, seat)


def sell_trophy(game: ZonaGame, seat: Seat, token: str, bonus: int = 0) -> None:
    """The token returns on top of its slot and its value is paid (ZO-9.5)."""
    value = trophy_value(game, seat, token) + bonus
    game.emit(events.TrophySold(seat, token, value))
    return_trophy(game, seat, token)
    game.earn(seat, value, told=True)


class Trade(Procedure):
    """ZO-9.1 Trade outside a camp: an event lets you buy or sell (p. 16)"""

    seat: Seat
    buys: bool
    sells: bool
    choice: str = ""
    source: str = ""
    traded: bool = False

    def facts(self, game: ZonaGame) -> Priced:
        buying = buying_prices(game, self.seat) if self.buys else {}
        return Priced(buying | (selling_prices(game, self.seat) if self.sells else {}))

    def _candidates(self, game: ZonaGame) -> Iterator[tuple[str, Reason | None]]:
        if self.buys:
            yield from buying(game, self.seat)
        if self.sells:
            yield from selling(game, self.seat)

    @step("ZO-9.1", "Buy from allowed columns, sell at camping prices, as often as wanted", offers=(*TRADES, ENOUGH))
    def choose(self, game: ZonaGame) -> Flow:
        options = offered(self._candidates(game))
        refused = lambda playing: refusals(self._candidates(playing))  # noqa: E731
        return ask(self.seat, "choice", [*options, ENOUGH()], always=True, anytime=True, refused=refused)

    @step("ZO-9.5", "Pay or be paid", then="choose")
    def trade(self, game: ZonaGame) -> Flow:
        if self.choice in ENOUGH:
            if not self.traded:
                game.emit(events.PartDeclined(self.seat, self.source))
            return finish()
        self.traded = True
        return carry_out_trade(game, self.seat, self.choice)


def carry_out_trade(game: ZonaGame, seat: Seat, choice: str) -> Call | None:
    """One purchase or one sale."""
    if choice in BUY:
        return buy(game, seat, BUY.read(choice))
    if choice in SELL:
        return sell_item(game, seat, SELL.read(choice))
    sell_trophy(game, seat, TROPHY.read(choice))
    return None


class SellForMore(Procedure):
    """ZO-21.1 Sell trophies and artifacts above their price (p. 22, 23)"""

    seat: Seat
    trophies: bool
    green: int
    yellow: int
    other: int = 0
    once: bool = False
    choice: str = ""

    def facts(self, game: ZonaGame) -> Priced:
        prices = selling_prices(game, self.seat)
        options = [option for option, _ in self._candidates(game)]
        return Priced({option: prices[option] + self.bonus(game, _sold(option)) for option in options})

    def bonus(self, game: ZonaGame, sold: str) -> int:
        """By colour; artifacts among the finds have none (ZO-26.20)."""
        colour = game.colour_of_artifact(sold) if sold in game.state.items else game.colour_of_threat(sold)
        return {"green": self.green, "yellow": self.yellow}.get(colour, self.other)

    def _candidates(self, game: ZonaGame) -> Iterator[tuple[str, Reason | None]]:
        if self.trophies:
            for token in game.scavenger(self.seat).trophies:
                yield TROPHY(token), None
        for item in game.artifacts_of(self.seat):
            yield SELL(item.card), why_not_sell(game, item.card)

    def _refused(self, game: ZonaGame) -> list[Refusal]:
        return refusals(self._candidates(game))

    @step("ZO-21.1", "Choose what to sell, or stop", offers=(SELL, TROPHY, ENOUGH))
    def choose(self, game: ZonaGame) -> Flow:
        if self.once and self.choice:
            return finish()
        options = [*offered(self._candidates(game)), ENOUGH()]
        return ask(self.seat, "choice", options, refused=self._refused)

    @step("ZO-21.1", "Its price and the bonus of its colour", then="choose")
    def sell(self, game: ZonaGame) -> Flow:
        if self.choice in ENOUGH:
            return finish()
        sold = _sold(self.choice)
        if self.choice in SELL:
            return sell_item(game, self.seat, sold, self.bonus(game, sold))
        sell_trophy(game, self.seat, sold, self.bonus(game, sold))
        return None


def _sold(option: str) -> str:
    """What is sold, an item or a trophy."""
    sold: str = (SELL if option in SELL else TROPHY).read(option)
    return sold
