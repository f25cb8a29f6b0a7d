"""A small campaign for tests: a camp before each mission, some rounds in each, luck and news in all of them."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from cordon.kernel.decisions import Seat, ask
from cordon.kernel.events import Event
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.game import Game
from cordon.kernel.pack import Pack
from cordon.kernel.spec import Die, GameSpec
from cordon.kernel.state import Outcome, State
from cordon.kernel.verbs import verb

PACK = Pack(id="saga", spec="tests.examples.saga:SAGA")

SET_OUT = verb("set_out")
COOK = verb("cook")
MARCH = verb("march")
DIG = verb("dig")


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    missions: int = 3
    rounds: int = 2


class MissionBegan(Event, frozen=True):
    mission: int
    road: tuple[str, ...]


class Cooked(Event, frozen=True):
    seat: Seat


class Marched(Event, frozen=True):
    seat: Seat


class Dug(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: Seat
    coins: int


class SagaState(State, kw_only=True):
    config: Config
    mission: int = 0
    coins: dict[int, int] = {}
    road: tuple[str, ...] = ()


class SagaGame(Game[SagaState]):
    __slots__ = ()


class Campaign(Procedure):
    """S-1 A campaign"""

    @step("S-1.1", "Everybody meets in the camp")
    def meet(self, game: SagaGame) -> Flow:
        for seat in range(game.state.seats):
            game.put("coins", seat, 0)
        return None

    @step("S-1.2", "The camp comes before a mission")
    def rest(self, game: SagaGame) -> Flow:
        if game.state.mission >= game.state.config.missions:
            return goto(Campaign.part)
        return call(Camp())

    @step("S-1.3", "The next mission", then="rest")
    def go(self, game: SagaGame) -> Flow:
        game.set(mission=game.state.mission + 1)
        return call(Mission())

    @step("S-1.4", "Everybody goes home")
    def part(self, game: SagaGame) -> Flow:
        game.end(Outcome("victory", tuple(range(game.state.seats)), "home"))
        return finish()


class Camp(Procedure):
    """S-2 The camp"""

    choice: str = ""

    @step("S-2.1", "Set out, or cook first", offers=(SET_OUT, COOK))
    def choose(self, game: SagaGame) -> Flow:
        return ask(game.state.mission % game.state.seats, "choice", [SET_OUT(), COOK()], always=True)

    @step("S-2.2", "Who cooks has the choice again", then="choose")
    def act(self, game: SagaGame) -> Flow:
        if self.choice in SET_OUT:
            return finish()
        game.emit(Cooked(game.state.mission % game.state.seats))
        return None


class Mission(Procedure):
    """S-3 A mission"""

    level = "mission"

    done: int = 0

    @step("S-3.1", "The road is found")
    def begin(self, game: SagaGame) -> Flow:
        game.set(road=game.shuffle("road", ("hill", "ford", "wood")))
        game.emit(MissionBegan(game.state.mission, game.state.road))
        return None

    @step("S-3.2", "Rounds are played", then="play")
    def play(self, game: SagaGame) -> Flow:
        if self.done >= game.state.config.rounds:
            return finish()
        self.done += 1
        return call(Leg())


class Leg(Procedure):
    """S-4 A round"""

    level = "round"

    gone: int = 0

    @step("S-4.1", "Everybody goes on in turn", then="walk")
    def walk(self, game: SagaGame) -> Flow:
        if self.gone >= game.state.seats:
            return finish()
        self.gone += 1
        return call(Stretch(self.gone - 1))


class Stretch(Procedure):
    """S-5 A turn"""

    level = "turn"

    seat: Seat
    choice: str = ""

    @step("S-5.1", "March, or dig", offers=(MARCH, DIG))
    def choose(self, game: SagaGame) -> Flow:
        return ask(self.seat, "choice", [MARCH(), DIG()], always=True)

    @step("S-5.2", "Who digs may find coins")
    def act(self, game: SagaGame) -> Flow:
        if self.choice in MARCH:
            game.emit(Marched(self.seat))
            return finish()
        coins = game.roll("spade", 6)[0]
        game.count("coins", self.seat, coins)
        game.emit(Dug(self.seat, coins))
        return finish()


class SagaView(msgspec.Struct, frozen=True):
    mission: int
    coins: dict[int, int]
    road: tuple[str, ...]


def view(game: SagaGame, seat: int | None) -> SagaView:
    return SagaView(game.state.mission, game.state.coins, game.state.road)


SAGA = GameSpec(
    id="saga",
    rules_version=1,
    package="tests.examples",
    game=SagaGame,
    state=SagaState,
    config=Config,
    seats=(1, 3),
    match=Campaign,
    view=view,
    redeal=lambda *_: None,
    fingerprint=lambda: "saga-1",
    events=lambda: [MissionBegan, Cooked, Marched, Dug],
    clock=lambda game: game.state.mission,
    dice=lambda _: (Die("spade", tuple("123456")),),
)
