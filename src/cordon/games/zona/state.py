"""Zona's state: only what changes in a match. Cards are ids; what is printed on them is content."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from cordon.games.zona.terms import (
    FATIGUE_START,
    NEUTRAL,
    AreaId,
    Attribute,
    CardId,
    CharacterId,
    EventId,
    Face,
    ItemId,
    LockId,
    Marker,
    NewsId,
    ThreatId,
)
from cordon.kernel.decisions import Seat
from cordon.kernel.state import Record, State


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The switches of ZO-4, ZO-5, ZO-26 and ZO-32. The defaults are the rules as we read them."""

    facility_layout: Literal["fixed", "random"] = "fixed"
    character_draft: Literal["two", "open"] = "two"
    first_player: Literal["random", "host"] = "random"
    news_end: Literal["after_last", "on_last_draw"] = "after_last"
    emission_carry: bool = False
    fatigue_min: Literal[0, 1] = 0
    area_fatigue_forced: bool = True
    draw_after_secret: bool = True
    lock_protection: bool = True
    area_action_limit: Literal["turn", "area"] = "turn"
    emission_one_batch: bool = True
    die_faces: tuple[Face, Face, Face, Face, Face, Face] = ("PLUS", "PLUS", "BLANK", "BLANK", "MINUS", "HAZARD")


class Scavenger(Record, frozen=True):
    """A player's scavenger (ZO-6). A dead one, or one not chosen yet, has no character."""

    table: ClassVar[str] = "scavengers"
    key: ClassVar[str] = "seat"

    seat: Seat
    character: CharacterId = ""
    area: AreaId = ""
    injuries: int = 0
    traumas: tuple[Attribute, ...] = ()
    fatigue: int = FATIGUE_START
    reputation: int = NEUTRAL
    rubles: int = 0
    trophies: tuple[ThreatId, ...] = ()
    lured: tuple[ThreatId, ...] = ()
    """Trophies that sell for more because of the place where they were won (ZO-44, N18)."""
    secrets: tuple[EventId, ...] = ()
    """Event cards kept as secrets (ZO-13.15)."""
    used: tuple[str, ...] = ()
    """Abilities that are used up for this round or turn."""
    passes_as_good: bool = False
    """Counts as having good reputation until the end of the turn (ZO-37, J05)."""
    sure_footed: bool = False
    """Takes no damage from shortcuts in this round (ZO-22.13)."""
    out: bool = False
    """Dead, and no character was left (ZO-18.8)."""


class Item(Record, frozen=True):
    """An item card that somebody owns (ZO-7)."""

    table: ClassVar[str] = "items"
    key: ClassVar[str] = "card"

    card: ItemId
    owner: Seat
    worn: bool = False
    tokens: int = 0


class Area(Record, frozen=True):
    """An area of the board with the threat tokens on it, oldest first."""

    table: ClassVar[str] = "areas"
    key: ClassVar[str] = "id"

    id: AreaId
    threats: tuple[ThreatId, ...] = ()


class Facility(Record, frozen=True):
    """A secret facility (ZO-19)."""

    table: ClassVar[str] = "facilities"
    key: ClassVar[str] = "id"

    id: AreaId
    slot: str
    lock: LockId
    open: bool = False
    events: tuple[EventId, ...] = ()
    finds: tuple[ItemId, ...] = ()


class Pile(Record, frozen=True):
    """A deck, its next card first, and its discard pile, the newest last (ZO-23).

    A threat slot is a pile too: the next token first; discards go to the far end of ``draw``.
    """

    table: ClassVar[str] = "piles"
    key: ClassVar[str] = "id"

    id: str
    draw: tuple[CardId, ...] = ()
    discard: tuple[CardId, ...] = ()


class Row(Record, frozen=True):
    """A row of the market; an empty string is a gap (ZO-9.4)."""

    table: ClassVar[str] = "market"
    key: ClassVar[str] = "id"

    id: str
    cards: tuple[ItemId, ...] = ()


class ZonaState(State, kw_only=True):
    """A match of Zona."""

    config: Config
    scavengers: dict[Seat, Scavenger] = {}
    items: dict[ItemId, Item] = {}
    owned: dict[Seat, tuple[ItemId, ...]] = {}
    """The cards of each seat in ``items``, in the order in which they came: an index, kept by ``own`` and ``lose``."""
    areas: dict[AreaId, Area] = {}
    facilities: dict[AreaId, Facility] = {}
    piles: dict[str, Pile] = {}
    market: dict[str, Row] = {}

    round: int = 0
    voice: Seat = 0
    emission: int = 0
    timed: NewsId = ""
    """The timed news card in force (ZO-14.4)."""
    marker: Marker = ""
    """Where the news marker lies: an area, or a border as ``a/b``."""
    turn: Seat = -1
    """Whose own turn it is, in the action or event phase (ZO-8.1); -1: nobody's."""
    acting: bool = False
    """Whether that turn is one of the action phase."""
    bought: tuple[ItemId, ...] = ()
    """Items bought in this turn: they cannot be sold in it (ZO-9.6)."""
    met: ThreatId = ""
    """The threat token that is being met; its ability is in play (ZO-17.6)."""
    met_marks: tuple[str, ...] = ()
    """What has happened in this encounter: ``spotted`` or ``missed``, ``scanned``, ``weakened``."""
    characters: tuple[CharacterId, ...] = ()
    """The unused character boards (ZO-5.2)."""
    peeked: dict[Seat, NewsId] = {}
    """The next news card, as far as a seat has looked at it."""
    deaths: int = 0
