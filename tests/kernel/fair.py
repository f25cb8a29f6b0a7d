"""A small game for the kernel's tests: a fair where seats bid for cards, race and vote.

It has one of everything: amounts, several seats at once with each join rule, windows of each kind, a modifier, hidden
cards, a scope that ends early, undo levels, something for any time.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

import msgspec

from cordon.kernel.chance import Chance, Shuffler
from cordon.kernel.decisions import Facts, Refusal, Seat, ask, ask_amount, grounds
from cordon.kernel.events import Event
from cordon.kernel.frames import Flow, Procedure, call, finish, finish_scope, goto, step, together
from cordon.kernel.game import Game
from cordon.kernel.refs import Ref
from cordon.kernel.spec import Die, GameSpec
from cordon.kernel.state import Outcome, Record, State
from cordon.kernel.switches import Offered
from cordon.kernel.triggers import window
from cordon.kernel.verbs import verb

CARDS = ("bell", "mirror", "thief", "goose", "crown", "goose-2")


class Printed:
    """What there is at a fair."""

    cards = frozenset(CARDS)


CardId = Annotated[str, Ref("card", content="cards")]


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: int = 3
    road: Annotated[Literal["dry", "muddy"], Offered("open")] = "dry"
    mud: Annotated[Literal["thin", "deep"], Offered(when={"road": ("muddy",)})] = "thin"


def road_sides(config: Config) -> int:
    """How far a die for the road goes."""
    return 6 if config.road == "dry" else 4 if config.mud == "thin" else 3


class Purse(Record, frozen=True):
    table: ClassVar[str] = "purses"
    key: ClassVar[str] = "seat"

    seat: Seat
    coins: int = 3
    cards: tuple[str, ...] = ()


class CardWon(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: Seat
    card: str


class Whispered(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: Seat
    card: str


class CoinsChanged(Event, frozen=True):
    seat: Seat
    to: int


class FairState(State, kw_only=True):
    config: Config
    purses: dict[int, Purse] = {}
    deck: tuple[CardId, ...] = ()
    round: int = 0
    known: dict[int, str] = {}


class Fair(Game[FairState]):
    __slots__ = ()

    def purse(self, seat: Seat) -> Purse:
        return self.state.purses[seat]

    def pay(self, seat: Seat, coins: int) -> None:
        purse = self.purse(seat)
        self.update(purse, coins=max(0, purse.coins + coins))
        self.emit(CoinsChanged(seat, self.purse(seat).coins))

    def owner_of(self, source: str) -> Seat:
        return next(purse.seat for purse in self.state.purses.values() if source in purse.cards)

    def modify(self, source: str, name: str, value: int, seat: Seat, about: str) -> int:
        return value + 1 if self.owner_of(source) == seat else value

    def responds(self, source: str, moment: str, seat: Seat, about: str) -> bool:
        return self.owner_of(source) == seat

    def may_decline(self, source: str, moment: str) -> bool:
        return source != "bell"

    def response(self, source: str, moment: str, seat: Seat, about: str) -> Procedure:
        return Answer(seat, source)

    def anytime_options(self, seat: Seat) -> list[str]:
        return [TOSS()] if self.purse(seat).coins else []

    def interjection(self, seat: Seat, option: str) -> Procedure:
        return Toss(seat)


LISTENS = {
    "bell": ("after_win",),
    "mirror": ("instead_of_win",),
    "thief": ("before_win",),
    "goose": ("income",),
    "goose-2": ("income",),
    "crown": (),
}


RUN = verb("run")
RIDE = verb("ride")
TOSS = verb("toss")
WELL = verb("well", side=str)
NO_COIN = grounds("no-coin")


class RaceFacts(Facts, frozen=True):
    coins: int


class FairMatch(Procedure):
    """T-1 A fair"""

    bids: tuple[tuple[int, Any], ...] = ()
    raced: tuple[tuple[int, Any], ...] = ()
    winner: int = 0

    @step("T-1.1", "Coins for everybody, a shuffled deck")
    def begin(self, game: Fair) -> Flow:
        for seat in range(game.state.seats):
            game.add(Purse(seat))
        game.set(deck=game.shuffle("deck", CARDS))
        return None

    @step("T-1.2", "A new round")
    def open_round(self, game: Fair) -> Flow:
        if game.state.round >= game.state.config.rounds or not game.state.deck:
            return goto(FairMatch.close)
        game.set(round=game.state.round + 1)
        return call(Round())

    @step("T-1.3", "Everybody bids at the same time")
    def bid(self, game: Fair) -> Flow:
        return together({seat: Bid(seat) for seat in range(game.state.seats)}, into="bids")

    @step("T-1.4", "The highest bid pays and wins the card")
    def award(self, game: Fair) -> Flow:
        self.winner, bid = max(self.bids, key=lambda pair: (pair[1], -pair[0]))
        game.pay(self.winner, -bid)
        return call(Win(self.winner))

    @step("T-1.5", "A race among all", then="open_round")
    def race(self, game: Fair) -> Flow:
        racers = {seat: Race(seat) for seat in range(game.state.seats)}
        return together(racers, into="raced")

    @step("T-1.6", "The richest wins")
    def close(self, game: Fair) -> Flow:
        best = max(game.state.purses.values(), key=lambda purse: (len(purse.cards), purse.coins, -purse.seat))
        game.end(Outcome("victory", (best.seat,), "fair"))
        return finish()


class Round(Procedure):
    """T-2 Income"""

    level = "round"

    @step("T-2.1", "A coin for everybody, more with a goose")
    def pay(self, game: Fair) -> Flow:
        for seat in range(game.state.seats):
            game.pay(seat, game.modified("income", 1, seat))
        return None


class Bid(Procedure):
    """T-3 A bid"""

    level = "action"

    seat: Seat
    amount: int = 0

    @step("T-3.1", "Name a number of your coins")
    def choose(self, game: Fair) -> Flow:
        return ask_amount(self.seat, "amount", 0, game.purse(self.seat).coins)

    @step("T-3.2", "That is the bid")
    def place(self, game: Fair) -> Flow:
        return finish(self.amount)


class Win(Procedure):
    """T-4 Winning a card"""

    scope = True

    seat: Seat
    replaced: bool | None = None

    @step("T-4.1", "Before")
    def before(self, game: Fair) -> Flow:
        return window(game, "before_win", self.seat)

    @step("T-4.2", "Instead")
    def instead(self, game: Fair) -> Flow:
        return window(game, "instead_of_win", self.seat, into="replaced")

    @step("T-4.3", "Take the card")
    def take(self, game: Fair) -> Flow:
        if self.replaced:
            return finish()
        card = game.state.deck[0]
        game.set(deck=game.state.deck[1:])
        purse = game.purse(self.seat)
        game.update(purse, cards=(*purse.cards, card))
        game.listen(card, LISTENS[card])
        game.emit(CardWon(self.seat, card))
        return None

    @step("T-4.4", "After")
    def after(self, game: Fair) -> Flow:
        return window(game, "after_win", self.seat)


class Answer(Procedure):
    """T-5 What a card answers"""

    seat: Seat
    source: str

    @step("T-5.1", "A thief ends it all; a bell rings for a coin; a mirror costs one; a whisper shows the next card")
    def act(self, game: Fair) -> Flow:
        if self.source == "thief":
            return finish_scope(self.seat)
        game.pay(self.seat, 1 if self.source == "bell" else -1)
        if self.source == "mirror" and game.state.deck:
            game.set(known={**game.state.known, self.seat: game.state.deck[0]})
            game.emit(Whispered(self.seat, game.state.deck[0]), audience=self.seat)
        return None


class Race(Procedure):
    """T-6 A race"""

    level = "turn"

    seat: Seat
    pace: str = ""
    throw: int = 0

    def facts(self, game: Fair) -> RaceFacts:
        return RaceFacts(game.purse(self.seat).coins)

    @step("T-6.1", "Run, or pay a coin to ride", offers=(RUN, RIDE))
    def choose(self, game: Fair) -> Flow:
        options = [RUN(), RIDE()] if game.purse(self.seat).coins else [RUN()]
        return ask(self.seat, "pace", options, always=True, anytime=True, refused=self._refused)

    def _refused(self, game: Fair) -> list[Refusal]:
        return [] if game.purse(self.seat).coins else [Refusal(RIDE(), NO_COIN("T-6.1"))]

    @step("T-6.2", "A die for the road")
    def run(self, game: Fair) -> Flow:
        if self.pace in RIDE:
            game.pay(self.seat, -1)
        self.throw = game.roll("road", road_sides(game.state.config))[0]
        return finish(self.throw)


class Toss(Procedure):
    """T-7 Toss a coin into the well, at any time"""

    seat: Seat
    where: str = ""

    @step("T-7.1", "Which well", offers=(WELL,))
    def choose(self, game: Fair) -> Flow:
        return ask(self.seat, "where", [WELL("left"), WELL("right")])

    @step("T-7.2", "Gone")
    def toss(self, game: Fair) -> Flow:
        assert WELL.read(self.where) in ("left", "right")
        game.pay(self.seat, -1)
        return finish()


class FairView(msgspec.Struct, frozen=True):
    purses: tuple[Purse, ...]
    deck: int
    round: int
    known: str


def view(game: Fair, seat: int | None) -> FairView:
    state = game.state
    known = state.known.get(seat, "") if seat is not None else ""
    return FairView(tuple(state.purses.values()), len(state.deck), state.round, known if known in state.deck else "")


def redeal(game: Fair, seat: int | None, seed: int) -> None:
    known = view(game, seat).known
    hidden = [card for card in game.state.deck if card != known]
    order = [*Shuffler(seed)(tuple(hidden))]
    deck = tuple([known, *order] if known and game.state.deck[0] == known else order + ([known] if known else []))
    game.set(deck=deck, chance=Chance(seed), known={seat: known} if known and seat is not None else {})
    game.waiting = None


FAIR = GameSpec(
    id="fair",
    rules_version=1,
    package=__name__.rpartition(".")[0] or __name__,
    game=Fair,
    state=FairState,
    config=Config,
    seats=(1, 4),
    match=FairMatch,
    view=view,
    redeal=redeal,
    fingerprint=lambda: "fair-1",
    printed=Printed,
    events=lambda: [CardWon, Whispered, CoinsChanged],
    statistics=lambda game: {"rounds": game.state.round},
    dice=lambda game: (Die("road", tuple("123456")[: road_sides(game.state.config)]),),
    anytime=(TOSS,),
)
