"""The whole match as plain data, and the words that the rules speak in."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from cordon.kernel.decisions import Seat
from cordon.kernel.game import Game
from cordon.kernel.state import Record, State
from last_tin.events import Paid
from last_tin.terms import FINDS, Find


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hands: Literal[1, 3, 5] = 3


class Gambler(Record, frozen=True):
    table: ClassVar[str] = "gamblers"
    key: ClassVar[str] = "seat"

    seat: Seat
    rounds: int = 5
    """Cartridges, which are money here."""
    finds: tuple[Find, ...] = ()


class TinState(State, kw_only=True):
    config: Config
    gamblers: dict[int, Gambler] = {}
    blanket: tuple[Find, ...] = ()
    dice: tuple[int, ...] = ()
    pot: int = 0
    hand: int = 0


class TinGame(Game[TinState]):
    __slots__ = ()

    def gambler(self, seat: Seat) -> Gambler:
        return self.state.gamblers[seat]

    def pay(self, seat: Seat) -> None:
        """A cartridge into the pot, if there is one left."""
        gambler = self.gambler(seat)
        if gambler.rounds:
            self.update(gambler, rounds=gambler.rounds - 1)
            self.set(pot=self.state.pot + 1)
            self.emit(Paid(seat, 1))

    def worth(self, seat: Seat) -> int:
        """TT-4.1: a find counts once, and once more for each die that shows its number."""
        values = [FINDS[find] for find in self.gambler(seat).finds]
        return sum(value * (1 + self.state.dice.count(value)) for value in values)
