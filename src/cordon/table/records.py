"""What the storage keeps, as records: nothing of the database's own shows outside of it."""

from __future__ import annotations

from typing import Literal

import msgspec

from cordon.kernel.chance import Draw
from cordon.kernel.session import Entry, SecondLook
from cordon.kernel.spec import Setup
from cordon.table.names import folded
from cordon.table.protocol import Language


class Someone(msgspec.Struct, frozen=True):
    """A person: a guest, or an account with a login."""

    id: str
    name: str
    language: Language
    login: str | None = None
    password: str | None = None


class Brief(msgspec.Struct, frozen=True):
    """How a match stands, for lists that do not load it."""

    round: int = 0
    answers: int = 0
    asked: tuple[int, ...] = ()
    outcome: str = ""
    figures: tuple[str, ...] = ()
    points: int = 0
    """What it counts, once it is over."""
    about: tuple[str, ...] = ()
    """What is played, by the ids of the game's cards."""


class Place(msgspec.Struct, frozen=True):
    """A seat: a person, a bot, a bot in a person's place, or nobody. ``name`` is the person's."""

    seat: int
    person: str | None = None
    bot: str = ""
    name: str = ""
    keys: tuple[str, ...] = ()
    """Who else may play this seat, because its link was opened there."""
    is_guest: bool = False
    """Whether the person has no account."""

    @property
    def is_free(self) -> bool:
        return self.person is None and not self.bot

    def is_of(self, person: str) -> bool:
        return person == self.person or person in self.keys


class TableRecord(msgspec.Struct, frozen=True):
    """A table without its match."""

    code: str
    name: str
    game: str
    setup: Setup
    opening: tuple[Draw, ...]
    undo: Literal["free", "strict"]
    discussion: int
    public: bool
    host: str
    created: str
    changed: str
    serial: int
    brief: Brief
    host_seen: str | None = None
    """When the host was last at the table."""
    places: tuple[Place, ...] = ()
    archived: bool = False
    """Put away by the person who asked for the list."""

    def is_called(self, name: str, but: str) -> bool:
        """Whether somebody else than ``but`` sits here under a name that would be read as this one."""
        return any(place.name and folded(place.name) == folded(name) and not place.is_of(but) for place in self.places)

    def seat_of(self, person: str | None) -> int | None:
        """Where somebody sits: the own seat before one whose link was opened."""
        if person is None:
            return None
        own = [place.seat for place in self.places if place.person == person]
        lent = [place.seat for place in self.places if person in place.keys]
        return next(iter(own + lent), None)


class Snapshot(msgspec.Struct, frozen=True):
    """The state after ``number`` answers, as JSON, with the versions that it was written under."""

    number: int
    rules: int
    content: str
    state: bytes
    chapter: bool = False
    """Whether the present chapter is played again from here."""


class Undone(msgspec.Struct, frozen=True):
    """Answers that somebody took back, as they were. ``keep`` is how many were left before them."""

    number: int
    keep: int
    entries: tuple[Entry, ...]
    name: str
    at: str


class Notice(msgspec.Struct, frozen=True):
    """Something that the table has seen: what, with which facts, and after how many answers."""

    kind: str
    facts: dict[str, str | int]
    answer: int
    at: str
    times: int = 1
    id: int = 0


class Rewriting(msgspec.Struct, frozen=True):
    """A new end of a match: the first ``keep`` answers stay, and ``again`` follow them."""

    keep: int
    again: tuple[Entry, ...]
    undone: Undone | None
    """What is lost by it and kept aside; nothing if the log only grows."""
    returned: tuple[int, ...]
    """The undos that are undone by it: their answers are in the log again."""
    second_looks: tuple[SecondLook, ...]
    brief: Brief
    snapshot: Snapshot


class MatchRecord(msgspec.Struct, frozen=True):
    """The whole past of a match. Without a snapshot the log alone tells how it stands."""

    entries: tuple[Entry, ...]
    second_looks: tuple[SecondLook, ...]
    snapshot: Snapshot | None
    undone: tuple[Undone, ...] = ()
    chapter: Snapshot | None = None


class NewMatch(msgspec.Struct, frozen=True):
    """A match that a table begins with; it may have a past."""

    game: str
    setup: Setup
    opening: tuple[Draw, ...]
    entries: tuple[Entry, ...]
    second_looks: tuple[SecondLook, ...]
    snapshot: Snapshot
    brief: Brief
    chapter: Snapshot | None = None


class ChatRecord(msgspec.Struct, frozen=True):
    """A line of chat."""

    name: str
    seat: int | None
    text: str
    at: str
