"""The state of This War of Mine: only what changes in a campaign. Cards are ids; what is printed is content."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from cordon.kernel.state import Record, State

Names = tuple[tuple[str, str], ...]
"""Names bound in a script to people (TW-31.3)."""


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The switches of TW-12.2, TW-33.5 and TW-37. The defaults are the rules as we read them."""

    difficulty: Literal["easy", "normal", "hard"] = "normal"
    saving: Literal["casual", "strict"] = "casual"
    care: Literal["full", "soften", "skip"] = "full"
    stop_early: bool = True
    stolen_by: Literal["leader", "lot"] = "leader"
    raid_reshuffle: bool = True


class Person(Record, frozen=True):
    """A character in the group (TW-3)."""

    table: ClassVar[str] = "people"
    key: ClassVar[str] = "id"

    id: str
    founder: bool = False
    fatigue: int = 0
    wounds: int = 0
    misery: int = 0
    hunger: int = 0
    illness: int = 0
    task: str = ""
    """Tonight's task (TW-8): bed, floor, guard, scavenge."""
    where: Literal["shelter", "party", "waiting"] = "shelter"
    """Out with the party, or broken off and waiting at the Findings Pile (TW-9.11)."""
    weapon: str = ""
    medicine: tuple[str, ...] = ()
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

    id: str
    fate: Literal["died", "left"]
    cause: str
    day: int
    founder: bool = False
    misery: int = 0


class Space(Record, frozen=True):
    """A space of the Shelter (TW-18): the card on it, its secret back, the fitting, the board-up token."""

    table: ClassVar[str] = "spaces"
    key: ClassVar[str] = "id"

    id: str
    card: str = ""
    back: str = ""
    fitting: str = ""
    boarded: bool = False


class Fitting(Record, frozen=True):
    """A built fitting (TW-19)."""

    table: ClassVar[str] = "fittings"
    key: ClassVar[str] = "id"

    id: str
    space: str
    growth: int = 0
    trap: Literal["", "set", "baited"] = ""


class Pile(Record, frozen=True):
    """A deck, its next card first, and its discard pile. The first ``known`` cards have been seen by everybody."""

    table: ClassVar[str] = "piles"
    key: ClassVar[str] = "id"

    id: str
    draw: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    known: int = 0


class Enemy(Record, frozen=True):
    """An enemy token on the Combat Table (TW-13.2)."""

    table: ClassVar[str] = "enemies"
    key: ClassVar[str] = "id"

    id: str
    prowess: int
    weapon: str
    second: str = "none"
    wounds: int = 0


class Scheduled(msgspec.Struct, frozen=True, array_like=True):
    """A script that waits for its day (TW-31.9)."""

    script: int
    phase: str
    day: int
    names: Names = ()
    otherwise: int = 0


class Page(msgspec.Struct, frozen=True):
    """A page of the epilogue: the id of its text, and who is meant by its names."""

    text: str
    names: Names = ()


class TwomState(State, kw_only=True):
    """A campaign of This War of Mine."""

    config: Config
    people: dict[str, Person] = {}
    gone: dict[str, Gone] = {}
    storage: dict[str, int] = {}
    findings: dict[str, int] = {}
    """The Findings Pile (TW-1.7)."""
    carried: dict[str, int] = {}
    """What the party brings home; nobody can steal it (TW-9.10)."""
    incoming: dict[str, int] = {}
    """Gains of the running action stage (TW-6.3)."""
    box: dict[str, int] = {}
    spaces: dict[str, Space] = {}
    fittings: dict[str, Fitting] = {}
    piles: dict[str, Pile] = {}
    enemies: dict[str, Enemy] = {}
    flags: dict[str, int] = {}
    deeds: dict[str, int] = {}
    """How often somebody did something, as ``C01:killed``."""
    today: dict[str, int] = {}
    """Marks that end with the day: effects of events, pages read."""
    read: dict[str, int] = {}
    """How often each script was read."""
    visits: dict[str, int] = {}

    leader: int = 0
    day: int = 0
    phase: str = ""
    stage: int = 0
    cold: int = 0
    noise: int = 0
    """0: off the track (TW-2.12)."""
    event: str = ""
    """The event card of today."""
    objective: str = ""
    chapter: int = 0
    locations: tuple[str, ...] = ()
    """Near, Middle, Far."""
    place: str = ""
    """Where the party is, while it is out."""
    card: str = ""
    """The exploration card that is being resolved."""
    resident: str = ""
    visitor: str = ""
    host: str = ""
    raid: str = ""
    damage: int = 0
    raid_wounds: int = 0
    fate: str = ""
    turned: str = ""
    """The face to which a die was turned (TW-30, NA11)."""
    hiding: bool = False
    """A Hiding place is kept (TW-24)."""
    stories: int = 0
    """Story cards met in this scavenging phase."""
    noted: tuple[str, ...] = ()
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
    stack_fittings: tuple[str, ...] = ()
    """The Fittings stack: what may be built."""
    ideas: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()
    """Narrative action cards of the group."""
    aside_raids: tuple[str, ...] = ()
    aside_residents: tuple[str, ...] = ()
    schedule: tuple[Scheduled, ...] = ()
    marks_of_epilogue: tuple[int, ...] = ()
    closing: tuple[Page, ...] = ()
    """The pages read at the end."""
