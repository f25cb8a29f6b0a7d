"""What visibly happens."""

from __future__ import annotations

from typing import ClassVar

from cordon.kernel.decisions import Seat
from cordon.kernel.events import Event
from last_tin.terms import Find


class HandBegan(Event, frozen=True):
    hand: int


class FindDealt(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: Seat
    find: Find


class DiceRolled(Event, frozen=True):
    reveals: ClassVar[bool] = True
    dice: tuple[int, ...]


class Paid(Event, frozen=True):
    seat: Seat
    rounds: int


class Stayed(Event, frozen=True):
    seat: Seat


class Shown(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: Seat
    finds: tuple[Find, ...]
    worth: int


class PotTaken(Event, frozen=True):
    seat: Seat
    rounds: int


class PotStays(Event, frozen=True):
    rounds: int


ALL = (HandBegan, FindDealt, DiceRolled, Paid, Stayed, Shown, PotTaken, PotStays)
