"""The state of This War of Mine: only what changes in a campaign. Cards are ids; what is printed is content."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec

from cordon.games.twom.terms import (
    CardId,
    Cause,
    Deck,
    EnemyId,
    EventId,
    ExplorationId,
    Face,
    FateId,
    FittingId,
    LocationId,
    Mark,
    NarrativeId,
    ObjectiveId,
    PersonId,
    Phase,
    RaidId,
    ResidentId,
    ScriptId,
    ShelterId,
    SpaceId,
    Task,
    TextId,
    TokenId,
    VisitorId,
    Weapon,
)
from cordon.kernel.decisions import Seat
from cordon.kernel.state import Record, State, written
from cordon.kernel.switches import Offered

Names = tuple[tuple[str, str], ...]
"""Names bound in a script to people (TW-31.3)."""


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The switches of TW-12.2, TW-33.5 and TW-37. The defaults are the rules as we read them."""

    difficulty: Literal["easy", "normal", "hard"] = "normal"
    saving: Literal["casual", "strict"] = "casual"
    care: Annotated[Literal["full", "soften", "skip"], Offered("open")] = "full"
    stop_early: bool = True
    stolen_by: Literal["leader", "lot"] = "leader"
    raid_reshuffle: bool = True


class Person(Record, frozen=True):
    """A character in the group (TW-3)."""

    table: ClassVar[str] = "people"
    key: ClassVar[str] = "id"

    id: PersonId
    founder: bool = False
    fatigue: int = 0
    wounds: int = 0
    misery: int = 0
    hunger: int = 0
    illness: int = 0
    task: Task | Literal[""] = ""
    """Tonight's task (TW-8)."""
    where: Literal["shelter", "party", "waiting"] = written("shelter")
    """Out with the party, or broken off and waiting at the Findings Pile (TW-9.11)."""
    weapon: TokenId = ""
    medicine: tuple[TokenId, ...] = ()
    """Medical tokens that lie on the card (TW-11.2)."""
    joined: int = 0
    dependant: bool = False
    """Somebody with a child: 1 extra food is due at each Dusk (TW-29, V06)."""
    gave_up: bool = False
    """The remaining actions of today are given up (TW-29, V04)."""
    extra: bool = False
    """One more action in stage 3 of today (TW-30, NA13)."""


class Gone(Record, frozen=True):
    """Somebody who died or left the group (TW-3.5)."""

    table: ClassVar[str] = "gone"
    key: ClassVar[str] = "id"

    id: PersonId
    fate: Literal["died", "left"]
    cause: Cause
    day: int
    founder: bool = False
    misery: int = 0
    out: bool = False
    """It happened while the party was out."""
    dependant: bool = False


class Space(Record, frozen=True):
    """A space of the Shelter (TW-18): the card on it, its secret back, the fitting, the board-up token."""

    table: ClassVar[str] = "spaces"
    key: ClassVar[str] = "id"

    id: SpaceId
    card: ShelterId = ""
    back: CardId = ""
    fitting: FittingId = ""
    boarded: bool = False


class Fitting(Record, frozen=True):
    """A built fitting (TW-19)."""

    table: ClassVar[str] = "fittings"
    key: ClassVar[str] = "id"

    id: FittingId
    space: SpaceId
    growth: int = 0
    trap: Literal["", "set", "baited"] = ""


class Pile(Record, frozen=True):
    """A deck, its next card first, and its discard pile. The first ``known`` cards have been seen by everybody."""

    table: ClassVar[str] = "piles"
    key: ClassVar[str] = "id"

    id: Deck
    draw: tuple[CardId, ...] = ()
    discard: tuple[CardId, ...] = ()
    known: int = 0


class Enemy(Record, frozen=True):
    """An enemy token on the Combat Table (TW-13.2)."""

    table: ClassVar[str] = "enemies"
    key: ClassVar[str] = "id"

    id: EnemyId
    prowess: int
    weapon: Weapon
    second: Weapon = written("none")
    wounds: int = 0


class Scheduled(msgspec.Struct, frozen=True, array_like=True):
    """A script that waits for its day (TW-31.9)."""

    script: ScriptId
    phase: Phase
    day: int
    names: Names = ()
    otherwise: int = 0


class Page(msgspec.Struct, frozen=True):
    """A page of the epilogue: the id of its text, and who is meant by its names."""

    text: TextId
    names: Names = ()


class TwomState(State, kw_only=True):
    """A campaign of This War of Mine."""

    config: Config
    people: dict[PersonId, Person] = {}
    gone: dict[PersonId, Gone] = {}
    storage: dict[TokenId, int] = {}
    findings: dict[TokenId, int] = {}
    """The Findings Pile (TW-1.7)."""
    carried: dict[TokenId, int] = {}
    """What the party brings home; nobody can steal it (TW-9.10)."""
    incoming: dict[TokenId, int] = {}
    """Gains of the running action stage (TW-6.3)."""
    box: dict[TokenId, int] = {}
    spaces: dict[SpaceId, Space] = {}
    fittings: dict[FittingId, Fitting] = {}
    piles: dict[Deck, Pile] = {}
    enemies: dict[EnemyId, Enemy] = {}
    flags: dict[str, int] = {}
    deeds: dict[str, int] = {}
    """How often somebody did something, as ``C01:killed``."""
    today: dict[Mark, int] = {}
    """Marks that end with the day: effects of events, pages read."""
    read: dict[str, int] = {}
    """How often each script was read."""
    visits: dict[LocationId, int] = {}
    met: dict[CardId, int] = {}
    """How often each card of residents and visitors has come."""

    leader: Seat = 0
    day: int = 0
    phase: Phase | Literal[""] = ""
    stage: int = 0
    cold: int = 0
    noise: int = 0
    """0: off the track (TW-2.12)."""
    event: EventId = ""
    """The event card of today."""
    objective: ObjectiveId = ""
    chapter: int = 0
    locations: tuple[LocationId, ...] = ()
    """Near, Middle, Far."""
    place: LocationId = ""
    """Where the party is, while it is out."""
    card: ExplorationId = ""
    """The exploration card that is being resolved."""
    resident: ResidentId = ""
    visitor: VisitorId = ""
    host: PersonId = ""
    raid: RaidId = ""
    damage: int = 0
    raid_wounds: int = 0
    fate: FateId = ""
    turned: Face | Literal[""] = ""
    """The face to which a die was turned (TW-30, NA11)."""
    hiding: bool = False
    """A Hiding place is kept (TW-24)."""
    stories: int = 0
    """Story cards met in this scavenging phase."""
    noted: tuple[Mark, ...] = ()
    """What is remembered for the rest of this scavenging phase."""
    spent: tuple[tuple[str, str], ...] = ()
    """What works once in a scavenging phase and has: its source, and the card for which it did."""
    used: tuple[tuple[str, str], ...] = ()
    """What may be done once a day and was: the fitting (none: by a trait), and by whom if others still may."""
    fallen: int = 0
    """Scavengers who died since the last look (TW-9.11)."""
    mourned: int = 0
    """Deaths and departures since this day's Morning (TW-11.9)."""
    cleared: int = 0
    """Shelter cards taken off the board (TW-22.4, O6)."""
    stack_fittings: tuple[FittingId, ...] = ()
    """The Fittings stack: what may be built."""
    ideas: tuple[FittingId, ...] = ()
    hand: tuple[NarrativeId, ...] = ()
    """Narrative action cards of the group."""
    aside_raids: tuple[RaidId, ...] = ()
    aside_residents: tuple[ResidentId, ...] = ()
    schedule: tuple[Scheduled, ...] = ()
    marks_of_epilogue: tuple[ScriptId, ...] = ()
    closing: tuple[Page, ...] = ()
    """The pages read at the end."""
