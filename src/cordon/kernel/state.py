"""The whole match as plain data: tables of frozen records that are never changed, only replaced.

A clone copies tables, not records; old versions stay valid for undo; the frames on the stack are the one exception:
small mutable records whose fields hold only immutable values, copied with the stack.
"""

from __future__ import annotations

import hashlib
from typing import Any, ClassVar, Self, TypeVar

import msgspec

from cordon.kernel.chance import Chance

T = TypeVar("T")


def written(default: T) -> T:
    """The default of a field that is written all the same.

    What is left out of an encoded record is what *is* its default, not what equals it. Of nothing, small numbers and
    empty tuples and texts there is one object only; of a word there may be several, one of them read from a save, and
    the same position would have two digests.
    """
    field: T = msgspec.field(default_factory=lambda: default)
    return field


class Record(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A row of a table. A subclass names its ``table`` in the state and the field that is its ``key`` there."""

    table: ClassVar[str]
    key: ClassVar[str]


class Outcome(msgspec.Struct, frozen=True):
    """How the match ended: ``victory`` or ``defeat``, the seats that won, and what brought the end."""

    result: str
    winners: tuple[int, ...] = ()
    cause: str = ""


class State(msgspec.Struct, kw_only=True):
    """What every game's state has. A game adds its own tables and scalars."""

    seats: int
    chance: Chance
    outcome: Outcome | None = None
    stack: list[Any] = []
    listening: dict[str, tuple[str, ...]] = {}
    marks: dict[str, int] = {}

    _tables: ClassVar[tuple[str, ...] | None] = None

    def clone(self) -> Self:
        """An independent state: tables and frames copied, records shared."""
        cls = type(self)
        tables = cls.__dict__.get("_tables")
        if tables is None:
            tables = tuple(
                name for name in cls.__struct_fields__ if isinstance(getattr(self, name), dict) and name != "stack"
            )
            cls._tables = tables
        twin: Self = self.__copy__()  # type: ignore[attr-defined]  # msgspec gives every struct a shallow copy
        for name in tables:
            setattr(twin, name, getattr(self, name).copy())
        twin.stack = [frame.clone() for frame in self.stack]
        return twin


def encode(state: State) -> bytes:
    """The state as JSON bytes."""
    return msgspec.json.encode(state)


def digest(state: State) -> str:
    """A short name of the whole state: the same answers with the same luck come to the same digest."""
    return hashlib.sha256(encode(state)).hexdigest()[:32]
