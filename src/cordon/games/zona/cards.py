"""What is printed on Zona's components: frozen records that the content files are decoded into."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from cordon.games.zona.ops import Op
from cordon.games.zona.terms import (
    AreaId,
    Attribute,
    Category,
    Colour,
    DamageKind,
    Reputation,
    Stage,
    ThreatKind,
    ThreatSlot,
    test_of,
)

Positive = Annotated[int, Meta(ge=1)]
Count = Annotated[int, Meta(ge=0)]
Money = Annotated[int, Meta(ge=0, multiple_of=100)]
Difficulty = Annotated[int, Meta(ge=1, le=6)]
Limit = Literal["", "round", "turn"]
Place = Literal["small", "bag", "wear"]
Durability = Annotated[str, Meta(pattern="^(S|P|W[1-9])$")]
Condition = Literal[
    "",
    "other_mutant_here",
    "spotted",
    "missed",
    "weakened",
    "at_marker",
    "meets_mutant",
    "unscanned_anomaly",
]
Moment = Literal[
    "before_encounter",
    "instead_of_encounter",
    "before_detection",
    "after_failed_detection",
    "after_flight",
    "before_confrontation",
    "after_failed_confrontation",
    "instead_of_threat_damage",
    "after_beaten_mutant",
    "instead_of_rest",
    "instead_of_artifact",
    "after_junk",
    "instead_of_shortcut",
    "instead_of_lock",
    "after_crossing",
    "after_entry",
    "after_turn",
]
Value = Literal[
    "confrontation_difficulty",
    "force_cost",
    "rerolls_only_hazards",
    "cannot_flee",
    "buy_price",
    "heal_price",
    "trophy_price",
    "sixth_slot",
    "impassable",
    "no_area_action",
    "lure",
]


class _Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Content is strict: an unknown field is a typo."""


class _Use(_Content, frozen=True, tag_field="when"):
    """A way in which an item, an ability, a threat or a timed news card takes part in the rules."""


class InTest(_Use, frozen=True, tag="test"):
    """Declared after the roll of a test (ZO-16.5)."""

    attributes: tuple[Attribute, ...]
    encounter: ThreatKind | None = None
    stage: Stage = ""
    plus: Count = 0
    cancel: Count = 0
    reroll: Count = 0
    hazards_only: bool = False
    limit: Limit = ""


class InDamage(_Use, frozen=True, tag="damage"):
    """Declared before a batch of damage is received (ZO-18.3)."""

    RAD: Count = 0
    DIS: Count = 0
    WND: Count = 0
    convert: Count = 0
    negates: bool = False
    limit: Limit = ""


class Negates(_Use, frozen=True, tag="negate"):
    """Ignores the side effect of one artifact (ZO-8.13)."""

    limit: Limit = ""


class InTurn(_Use, frozen=True, tag="turn"):
    """Used in the owner's own turn (ZO-8.1); with ``between_actions`` only before or after an action (ZO-22.14)."""

    do: tuple[Op, ...]
    at: tuple[str, ...] = ()
    between_actions: bool = False


class WhenForcing(_Use, frozen=True, tag="force"):
    """Rerolls more dice when forcing: by the number of traumas, 0 for "as usual" (ZO-22.6)."""

    dice: tuple[Count, Count, Count, Count]


class WhenRunning(_Use, frozen=True, tag="run"):
    """The run to a bunker costs this much fatigue (ZO-22.2)."""

    cost: Count


class Reacts(_Use, frozen=True, tag="moment"):
    """Answers windows: it must, or it ``may``."""

    moments: tuple[Moment, ...]
    do: tuple[Op, ...]
    may: bool = False
    condition: Condition = ""
    limit: Limit = ""


class Modifies(_Use, frozen=True, tag="modify"):
    """Changes a value while in play: ``add`` to it, or ``set`` it."""

    value: Value
    add: int = 0
    set: int | None = None
    condition: Condition = ""
    limit: Limit = ""


class Reactivates(_Use, frozen=True, tag="again"):
    """Uses one of the owner's deactivated permanent artifacts again (ZO-22.19)."""


Use = InTest | InDamage | Negates | InTurn | WhenForcing | WhenRunning | Reacts | Modifies | Reactivates


def names_of(use: Use) -> tuple[str, ...]:
    """The windows and values that a use listens to."""
    match use:
        case InTest():
            return tuple(test_of(attribute) for attribute in use.attributes)
        case InDamage():
            return ("damage", "negate") if use.negates else ("damage",)
        case InTurn():
            return ("between",) if use.between_actions else ("turn",)
        case Reacts():
            return use.moments
        case Modifies():
            return (use.value,)
    return ({Negates: "negate", WhenForcing: "force", WhenRunning: "run"}.get(type(use), "again"),)


class ItemKind(_Content, frozen=True):
    """An item card (ZO-36 to ZO-40)."""

    id: str
    price: Money
    place: Place
    durability: Durability
    category: Category
    copies: Positive = 1
    parts: Annotated[str, Meta(pattern="^(H?T?L?)$")] = ""
    uses: tuple[Use, ...] = ()
    side_effect: tuple[Op, ...] = ()
    keeps_tokens: bool = False
    """Tokens on it can never be removed (ZO-22.3)."""
    crowbar: bool = False
    """It is the Crowbar, which events and locks ask for by name (ZO-8.11)."""

    @property
    def wears(self) -> bool:
        """Whether each use fills a box, until the last one takes it away (ZO-8.6)."""
        return self.durability.startswith("W")

    @property
    def boxes(self) -> int:
        return int(self.durability[1:]) if self.wears else 0


class StartingThreat(_Content, frozen=True):
    """A token that a character's board puts on the map (ZO-5.3 a)."""

    slot: ThreatSlot
    area: AreaId


class Character(_Content, frozen=True):
    """A character board (ZO-35)."""

    id: str
    VIG: Annotated[int, Meta(ge=1, le=4)]
    PRO: Annotated[int, Meta(ge=1, le=4)]
    INT: Annotated[int, Meta(ge=1, le=4)]
    WIL: Annotated[int, Meta(ge=1, le=4)]
    endurance: Positive
    injuries: Count
    rubles: Money
    reputation: Reputation
    start: AreaId
    threats: tuple[StartingThreat, StartingThreat]
    ability: Use
    equipment: tuple[ItemKind, ItemKind, ItemKind, ItemKind]


class Threat(_Content, frozen=True):
    """A threat token (ZO-17.1, ZO-41)."""

    id: str
    slot: ThreatSlot
    detection: Difficulty
    attribute: Literal["PRO", "INT", "WIL"]
    difficulty: Difficulty
    trophy: Money | None = None
    loot: tuple[Op, ...] = ()
    RAD: Count = 0
    DIS: Count = 0
    WND: Count = 0
    fatigue: Count = 0
    uses: tuple[Use, ...] = ()
    copies: Positive = 2


class Lock(_Content, frozen=True):
    """A lock token: any one of its ways opens it (ZO-42)."""

    id: str
    ways: tuple[tuple[Op, ...], ...]


class Emission(_Content, frozen=True):
    """An emission card: front (damage, kinds of threat) and back (areas) (ZO-43)."""

    id: str
    green: tuple[DamageKind, DamageKind]
    yellow: tuple[DamageKind, DamageKind]
    red: tuple[DamageKind, DamageKind]
    kinds: Annotated[str, Meta(pattern="^[MA]{6}$")]
    areas: tuple[str, str, str, str, str, str]


class News(_Content, frozen=True):
    """A news card: carried out at once, or timed and marked on the board (ZO-44)."""

    id: str
    arrows: Annotated[int, Meta(ge=0, le=2)]
    do: tuple[Op, ...] = ()
    marks: Literal["", "border", "area", "bunker"] = ""
    uses: tuple[Use, ...] = ()


class EventCard(_Content, frozen=True):
    """An event card: sections by area or by reputation, or paragraphs (ZO-13)."""

    id: str
    sections: dict[str, tuple[Op, ...]] = {}
    paragraphs: tuple[tuple[Op, ...], ...] = ()


class Border(_Content, frozen=True):
    """A border that Move can cross (ZO-31.1)."""

    areas: tuple[str, str]
    shortcut: DamageKind | None = None
    blocked_on_a: bool = False


class Offer(_Content, frozen=True):
    """What a bunker offers beside camping, once per action (ZO-20.5)."""

    id: str
    do: tuple[Op, ...]
    good_only: bool = False


class AreaKind(_Content, frozen=True):
    """An area of the board (ZO-10.2) with its place on the drawing (column, row; ZO-31.7)."""

    id: str
    group: Literal["bunker", "green", "yellow", "red", "facility", "end"]
    at: tuple[int, int]
    action: tuple[Op, ...] = ()
    offers: tuple[Offer, ...] = ()
    not_with: Literal["", "bad"] = ""


class FacilitySlot(_Content, frozen=True):
    """A place for a facility at the edge of the board with its entrance areas per side (ZO-31.2)."""

    id: str
    facility: str
    entrances_a: tuple[str, ...]
    entrances_b: tuple[str, ...]


class Board(_Content, frozen=True):
    """The map (ZO-31)."""

    areas: tuple[AreaKind, ...]
    borders: tuple[Border, ...]
    slots: tuple[FacilitySlot, ...]


COLOURS: tuple[Colour, ...] = ("green", "yellow")
