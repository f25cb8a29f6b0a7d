"""What the storage keeps, as records: nothing of the database's own shows outside of it."""

from __future__ import annotations

from typing import Literal

import msgspec

from cordon.kernel.chance import Draw
from cordon.kernel.own_dice import Wanted
from cordon.kernel.session import Entry, SecondLook
from cordon.kernel.spec import Setup
from cordon.table.names import folded
from cordon.table.protocol import Language, Sign


class Someone(msgspec.Struct, frozen=True):
    """A person: a guest, or an account with a login."""

    id: str
    name: str
    language: Language
    login: str | None = None
    password: str | None = None
    blocked: str | None = None
    """Since when they may not come in any more."""


class DeviceRecord(msgspec.Struct, frozen=True):
    """A browser by which somebody is known."""

    secret: str
    name: str
    created: str
    seen: str


class Fallen(msgspec.Struct, frozen=True):
    """Somebody who died in a match: who, by the id of the game's cards, and whose figure that was, if one seat's."""

    id: str
    seat: int | None = None


class Brief(msgspec.Struct, frozen=True):
    """How a match stands, for lists that do not load it."""

    round: int = 0
    answers: int = 0
    asked: tuple[int, ...] = ()
    since: tuple[str, ...] = ()
    """Since when each of these seats is asked; nothing in rows that were written before this was kept."""
    outcome: str = ""
    figures: tuple[str, ...] = ()
    points: int = 0
    """What it counts, once it is over."""
    about: tuple[str, ...] = ()
    """What is played, by the ids of the game's cards."""
    winners: tuple[int, ...] = ()
    """The seats that won, once it is over."""
    fallen: tuple[Fallen, ...] = ()
    """Who died in it, once it is over."""


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
    lent: int | None = None
    """The turn for which alone the bot plays in the person's place."""

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
    own_dice: bool = False
    """People throw the dice themselves."""
    advice: bool = True
    """Whoever is asked may ask what the table would answer."""
    waits: Wanted | None = None
    """An answer that waited for its dice when the match was written down."""
    origin: str | None = None
    """The table that this one branched from, and after how many answers."""
    origin_at: int | None = None
    places: tuple[Place, ...] = ()
    again: str | None = None
    """The table where the same people play on."""
    pulse: int = 0
    """Counts what has changed beside the match."""
    archived: bool = False
    """Put away by the person who asked for the list."""

    def since(self, seat: int) -> str:
        """Since when a seat that is asked has been so: its own answers count, others' do not."""
        return dict(zip(self.brief.asked, self.brief.since, strict=False)).get(seat, self.changed)

    @property
    def bots(self) -> frozenset[int]:
        """The seats that bots play now."""
        return frozenset(place.seat for place in self.places if place.bot)

    @property
    def playing(self) -> dict[int, str]:
        """Which bot plays each of them."""
        return {place.seat: place.bot for place in self.places if place.bot}

    @property
    def lent(self) -> dict[int, int]:
        """The seats that bots play for a turn, and which one."""
        return {place.seat: place.lent for place in self.places if place.lent is not None}

    def is_called(self, name: str, but: str) -> bool:
        """Whether somebody else than ``but`` sits here under a name that would be read as this one."""
        return any(place.name and folded(place.name) == folded(name) and not place.is_of(but) for place in self.places)

    @property
    def people(self) -> set[str]:
        """Everybody whose table it is: the host, those who sit there, and those who play a seat by its link."""
        seated = {person for place in self.places for person in (place.person, *place.keys) if person is not None}
        return {self.host, *seated}

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


class Tail(msgspec.Struct, frozen=True):
    """What was added to a match since a moment."""

    serial: int
    pulse: int
    brief: Brief
    entries: tuple[Entry, ...] | None
    """The answers since then; nothing if something else has happened as well, such as an undo."""


class Said(msgspec.Struct, frozen=True):
    """Something that a seat says about the open question: ``vote``, ``ready`` or ``wish``."""

    kind: str
    seat: int
    serial: int
    value: str


class Looker(msgspec.Struct, frozen=True, array_like=True):
    """Somebody in front of a page."""

    person: str
    name: str
    seat: int | None


class Here(msgspec.Struct, frozen=True):
    """Who looks at a table in one process, and who of them leads the others through it to which moment."""

    people: tuple[Looker, ...] = ()
    leader: str = ""
    at: int | None = None


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
    id: int = 0
    reactions: tuple[tuple[Sign, str], ...] = ()
    """Signs with the names of those who gave them."""


class SlowRecord(msgspec.Struct, frozen=True):
    """What a slow table has agreed on."""

    days: int = 0
    agreed: tuple[str, ...] = ()
    """The people who have."""
    reminded: dict[int, str] = {}
    """Who was reminded: since when each seat was asked what it was reminded of."""

    def counts(self, table: TableRecord) -> bool:
        """Whether everybody who sits there has agreed."""
        people = {place.person for place in table.places if place.person is not None}
        return self.days > 0 and bool(people) and people <= {*self.agreed}


class HookRecord(msgspec.Struct, frozen=True):
    """Where a table tells whose turn it is."""

    code: str
    url: str
    secret: str
    origin: str
    failures: int = 0
    told: dict[int, str] = {}
    """The questions that were told: since when each seat was asked."""
    budget: float | None = None
    """How many tries were left at the moment ``budget_at``, in seconds since 1970; nothing: none has been made."""
    budget_at: float | None = None


class Delivery(msgspec.Struct, frozen=True):
    """A message on its way to a webhook."""

    id: str
    code: str
    body: str
    tries: int
    due: float
    """When it is tried next, in seconds since 1970."""
