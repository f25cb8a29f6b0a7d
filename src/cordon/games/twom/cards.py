"""What is printed on the components: frozen records that the content files are decoded into."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from cordon.games.twom.conditions import Condition
from cordon.games.twom.ops import CostOp, Op, PayBest
from cordon.games.twom.terms import (
    Colour,
    Die,
    EnemyId,
    EventId,
    Face,
    FateId,
    FindingsId,
    FittingId,
    Kind,
    LocationId,
    NarrativeId,
    ObjectiveId,
    PersonId,
    RaidId,
    ResidentId,
    ShelterId,
    Slot,
    SpaceId,
    TokenId,
    Trait,
    VisitorId,
)

Positive = Annotated[int, Meta(ge=1)]
Count = Annotated[int, Meta(ge=0)]
Word = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$")]
Goods = dict[TokenId, Positive]
Moment = Literal[
    "morning",
    "instead_of_row",
    "after_row",
    "before_card",
    "after_card",
    "after_door_opened",
    "after_exploration",
    "instead_of_resident",
    "after_raid_drawn",
    "after_die_rolled",
    "instead_of_fate",
    "before_trade",
]
Value = Literal[
    "clears_alone",
    "noise_ignored",
    "script_hits",
    "opens_locks",
    "backstab_spared",
    "guard_fatigue",
    "cooking_wood",
    "herbal_as_meds",
    "fitting_wood",
    "commission",
    "trap_roll",
    "raid_damage",
    "raid_rerolls",
    "morning_cold",
    "noise_raise",
    "noise_lower",
    "noise_rolls",
    "noise_after_encounter",
    "row_given",
    "row_draws",
    "card_ignored",
    "residents_fight",
    "unknown_cards",
    "carrying",
]


class _Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Content is strict: an unknown field is a typo."""


class _Use(_Content, frozen=True, tag_field="when"):
    """A way in which a trait, a fitting, a location or a held card takes part in the rules."""


class Modifies(_Use, frozen=True, tag="modify"):
    """Changes a value while in play: ``add`` to it, or ``set`` it; never below ``least``."""

    value: Value
    add: int = 0
    set: int | None = None
    least: int | None = None
    whose: Literal["", "own", "present"] = ""
    """Of a trait: only for its owner, or while its owner is present."""
    card: str = ""
    """Of a location: only for this exploration card."""
    limit: Literal["", "phase"] = ""


class Reacts(_Use, frozen=True, tag="moment"):
    """Answers a window: it must, or it ``may``."""

    moment: Moment
    do: tuple[Op, ...] = ()
    may: bool = False
    card: str = ""
    ready: Literal["", "trap", "grown"] = ""
    """Of a fitting: only when its trap is set, or its box has grown."""
    limit: Literal["", "phase"] = ""
    conditions: tuple[Condition, ...] = msgspec.field(default=(), name="if")


Use = Modifies | Reacts


def name_of(use: Use) -> str:
    """The window or value that a use listens to."""
    return use.value if isinstance(use, Modifies) else use.moment


class Token(_Content, frozen=True):
    """A token or resource (TW-1.4, TW-1.5)."""

    id: Word
    colour: Colour
    box: Positive
    value: Count
    weight: Count


class Dice(_Content, frozen=True):
    """The three combat dice (TW-17) and the enemy tokens with their Prowess (TW-1.6)."""

    grey: tuple[Face, Face, Face, Face, Face, Face]
    yellow: tuple[Face, Face, Face, Face, Face, Face]
    red: tuple[Face, Face, Face, Face, Face, Face]
    enemies: dict[EnemyId, Count]


class ShelterKind(_Content, frozen=True):
    """A sort of shelter card: the tool it needs, whether it is an obstacle, what it leaves (TW-6.6 to TW-6.8)."""

    id: Word
    backs: tuple[Goods, ...]
    tool: TokenId = ""
    obstacle: bool = False
    leaves: ShelterId = ""


class SpaceKind(_Content, frozen=True):
    """A space of the Shelter with its place on the drawing (column, row)."""

    id: SpaceId
    at: tuple[int, int]
    card: ShelterId = ""
    hole: bool = False
    action: Literal["", "guard", "sleep", "search"] = ""


class ShelterPlan(_Content, frozen=True):
    """The Shelter (TW-18): rows of spaces from the attic down, links between floors, the table of Search."""

    spaces: tuple[SpaceKind, ...]
    links: tuple[tuple[str, str], ...]
    cards: tuple[ShelterKind, ...]
    search: Annotated[tuple[str, ...], Meta(min_length=10, max_length=10)]


class FittingAction(_Content, frozen=True):
    """A Day action on a fitting (TW-6.5)."""

    id: Word
    cost: Goods = {}
    gain: Goods = {}
    needs: Goods = {}
    """What must lie in Storage and is not discarded."""
    burns: bool = False
    """Its wood is burned: a book may replace one (TW-19.6)."""
    cooking: bool = False
    limit: Literal["", "day", "character"] = ""
    unset_only: bool = False
    grows: Count = 0
    cools: Count = 0
    do: tuple[Op, ...] = ()


class Fitting(_Content, frozen=True):
    """A fitting card (TW-19)."""

    id: FittingId
    corner: Literal["green", "orange"]
    cost: Goods
    bed: bool = False
    replaces: FittingId = ""
    beside: FittingId = ""
    actions: tuple[FittingAction, ...] = ()
    uses: tuple[Use, ...] = ()


class TraitAction(_Content, frozen=True):
    """A Day action that a trait gives, once per Day, towards another character (TW-20)."""

    id: Word
    do: tuple[Op, ...]


class Character(_Content, frozen=True):
    """A character card (TW-20)."""

    id: PersonId
    frame: Literal["red", "black"]
    empathy: Annotated[int, Meta(ge=1, le=10)]
    prowess: Annotated[int, Meta(ge=0, le=3)]
    inventory: Positive
    trait: Trait
    habit: TokenId = ""
    uses: tuple[Use, ...] = ()
    action: TraitAction | None = None


class EventCard(_Content, frozen=True):
    """An event, a chapter or an ending event (TW-22)."""

    id: EventId
    cold: int
    kind: Literal["event", "chapter", "ending"] = "event"
    do: tuple[Op, ...] = ()
    chapter: Count = 0
    ends_the_war: bool = False

    @property
    def settles(self) -> bool:
        """Whether it settles the objective of the chapter before (TW-22.2, TW-22.3)."""
        return self.kind != "event"


class Objective(_Content, frozen=True):
    """A chapter objective (TW-22.4)."""

    id: ObjectiveId
    met: tuple[Condition, ...]


class CardOption(_Content, frozen=True):
    """An option of a card: what must be so, what it costs, what it does."""

    id: Word
    cost: tuple[CostOp | PayBest, ...] = ()
    do: tuple[Op, ...] = ()
    times: Positive = 1
    group: str = ""
    """Offers of one group: only one of them may be taken."""
    conditions: tuple[Condition, ...] = msgspec.field(default=(), name="if")


class Location(_Content, frozen=True):
    """A location card: the red bar as uses and offers (TW-23)."""

    id: LocationId
    uses: tuple[Use, ...] = ()
    offers: tuple[CardOption, ...] = ()


class ExplorationKind(_Content, frozen=True):
    """A sort of exploration card (TW-24)."""

    id: Word
    copies: Positive
    do: tuple[Op, ...] = ()
    options: tuple[CardOption, ...] = ()


class FindingsCard(_Content, frozen=True):
    """A findings card with its three rows (TW-25)."""

    id: FindingsId
    furniture: Goods = {}
    junk: Goods = {}
    pantry: Goods = {}


class Resident(_Content, frozen=True):
    """A residents card (TW-26)."""

    id: ResidentId
    red: bool = False
    do: tuple[Op, ...] = ()
    options: tuple[CardOption, ...] = ()


class Raid(_Content, frozen=True):
    """A night raid card (TW-27)."""

    id: RaidId
    damage: Count
    wounds: Count
    first: Kind = "any"
    red: bool = False


class FateCard(_Content, frozen=True):
    """A fate card: the upper part row by row, and the lower part for fights (TW-28)."""

    id: FateId
    meds: int
    herbal: int
    untreated: int
    bandaged: int
    unbandaged: int
    cold: Literal["none", "check", "hard_check"]
    die: Die
    lower: Literal["inflict", "suffer", "useless", "apart", "enemy_runs"]
    n: Count = 0
    despair: bool = False
    location: Slot | Literal[""] = ""
    bed_heals: bool = False
    """Who slept in a bed gets better without medicine (TW-28.2)."""


class Visitor(_Content, frozen=True):
    """A visitor card (TW-29)."""

    id: VisitorId
    do: tuple[Op, ...] = ()
    options: tuple[CardOption, ...] = ()


class Narrative(_Content, frozen=True):
    """A narrative action card (TW-30): at any time of a sort, or in a window."""

    id: NarrativeId
    at: Literal["any", "shelter", "scavenging", "evening", "day", "moment"]
    moment: Moment | Literal[""] = ""
    do: tuple[Op, ...] = ()
