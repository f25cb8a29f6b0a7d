"""What is printed: the records of the content files.

It is longer than other modules because it is a list: an author finds every record of the files on one page.

The rules of a card are written in a small closed language (SC-1): actions, windows that a card answers, changed values,
effects bought with masks, and lasting qualities. The verbs inside them are in ``ops``.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec
from msgspec import Meta

from cordon.games.stalker.ops import Condition, Op
from cordon.games.stalker.ops.goods import Buy
from cordon.games.stalker.terms import (
    AmmoType,
    AnomalyType,
    AttackType,
    Category,
    Colour,
    EquipmentDeck,
    Facing,
    Flag,
    ItemType,
    Magazine,
    Side,
    Slot,
    Tier,
    Type,
    Value,
    Window,
)

Limit = Literal["", "turn", "round", "mission", "visit", "game", "team_round"]
"""``game``: once in a mission for the whole team, ``team_round``: once in a round; others are each stalker's own."""
Count = Annotated[int, Meta(ge=0)]
Copies = Annotated[int, Meta(ge=1)]


class _Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of everything printed."""


# --- rules of a card (SC-1.1) -----------------------------------------------------------------------------------------


class _Rule(_Printed, frozen=True, tag_field="rule"):
    """Base of the rules of a card."""


class Action(_Rule, frozen=True, tag="action"):
    """An action offered while the card is usable; ``pay`` must be possible in full."""

    cost: Literal["SA", "FA"]
    do: tuple[Op, ...]
    limit: Limit = ""
    pay: tuple[Op, ...] = ()
    when: tuple[Condition, ...] = ()
    name: str = ""
    """Tells two actions of one card apart (a message id ending)."""


class On(_Rule, frozen=True, tag="on"):
    """Happens by itself in a window; ``may``: its owner may use it."""

    window: Window
    do: tuple[Op, ...]
    may: bool = False
    limit: Limit = ""
    pay: tuple[Op, ...] = ()
    when: tuple[Condition, ...] = ()


class Mod(_Rule, frozen=True, tag="mod"):
    """A continuous change of a value: added, replaced, or raised to at least."""

    value: Value
    by: int = 0
    set: int | None = None
    at_least: int | None = None
    per: Literal["", "gap", "moved", "lore"] = ""
    limit: Limit = ""
    when: tuple[Condition, ...] = ()


class Mask(_Rule, frozen=True, tag="mask"):
    """A weapon trait bought with masks, any number of times (ST-11.8b)."""

    masks: Copies
    do: tuple[Op, ...]
    trait: str
    """Message id of the trait's name."""


class Is(_Rule, frozen=True, tag="is"):
    """A lasting quality."""

    flags: tuple[Flag, ...]


Rule = Action | On | Mod | Mask | Is


# --- stalkers and equipment (ST-10) -----------------------------------------------------------------------------------


class Shooting(_Printed, frozen=True):
    """So many stalker dice up to a range; the last entry has no end (ST-10.1)."""

    dice: Count
    upto: Count = 99


class Ability(_Printed, frozen=True):
    """What a stalker can do; ``key`` is the ending of its name's message id."""

    key: str
    rules: tuple[Rule, ...]


class StalkerCard(_Printed, frozen=True):
    """ST-10.1; ``key`` is its id everywhere."""

    id: str
    key: str
    hp: Count
    shooting: tuple[Shooting, ...]
    abilities: tuple[Ability, ...]
    original: bool = True
    suggested: bool = False
    """Whoever has never played does well with this one."""


EquipSlot = Literal["", "weapon", "armour", "artifact"]


class Equipment(_Printed, frozen=True):
    """What all equipment cards have."""

    sort: ClassVar[EquipmentDeck]
    """The deck that it belongs to."""
    equips: ClassVar[EquipSlot] = ""
    """The slot into which such a card is equipped."""

    id: str
    key: str
    value: Count
    copies: Copies = 1
    rules: tuple[Rule, ...] = ()
    original: bool = True


class WeaponAttack(_Printed, frozen=True):
    """An attack printed on a weapon (ST-10.19, SC-1.9). ``empties``: X ammo for 2X dice; the two are 0 then."""

    key: str
    type: AttackType
    cost: Literal["SA", "FA"]
    ammo: Count
    gear: Count
    attention: Side = "high"
    pick: bool = False
    split: bool = False
    blast: bool = False
    empties: bool = False
    min_range: Count = 0
    masks: Count = 0
    once: bool = False
    stayed: bool = False


class Weapon(Equipment, frozen=True, kw_only=True):
    sort: ClassVar[EquipmentDeck] = "weapon"
    equips: ClassVar[EquipSlot] = "weapon"

    tier: Tier
    kind: str
    ammo: Count
    ammo_type: AmmoType
    accurate: tuple[Count, Count]
    max_range: Count
    slots: tuple[Slot, ...] = ()
    attacks: tuple[WeaponAttack, ...]
    trait: str = ""
    """Message id ending of a permanent trait's name; a trait bought with masks has its own."""


class Armour(Equipment, frozen=True, kw_only=True):
    sort: ClassVar[EquipmentDeck] = "armour"
    equips: ClassVar[EquipSlot] = "armour"

    tier: Tier
    defence: Count
    starting: bool = False
    """Everybody begins with one (ST-15.20)."""
    map_radiation: Annotated[int, Meta(le=0)] = 0
    container: Literal["basic", "improved", "advanced"] = "basic"


class Attachment(Equipment, frozen=True, kw_only=True):
    sort: ClassVar[EquipmentDeck] = "attachment"
    tier: Tier
    slot: Slot
    detector: bool = False
    container: bool = False


class Item(Equipment, frozen=True, kw_only=True):
    sort: ClassVar[EquipmentDeck] = "item"
    types: tuple[ItemType, ...]


class Artifact(Equipment, frozen=True, kw_only=True):
    sort: ClassVar[EquipmentDeck] = "artifact"
    equips: ClassVar[EquipSlot] = "artifact"

    type: AnomalyType
    base_dosage: Count


class Kit(_Printed, frozen=True):
    """What one stalker takes along."""

    cards: tuple[str, ...]
    magazines: tuple[Magazine, ...] = ()


class Basket(_Printed, frozen=True):
    """Ready kits for missions of a level, one for each stalker (SC-17.2)."""

    id: str
    level: Annotated[int, Meta(ge=1, le=3)]
    kits: tuple[Kit, ...]


class Shop(_Printed, frozen=True):
    """What a shop of single missions sells, beside magazines (SM-9.1)."""

    id: str
    offers: tuple[Buy, ...]


# --- enemies and anomalies (ST-13, ST-14) -----------------------------------------------------------------------------


class Threshold(_Printed, frozen=True):
    """Reached with so many stars: a wound, or lost eHP (first), or both (ST-11.8)."""

    stars: Count
    ehp: Count = 0
    wound: Literal["", "light", "heavy"] = ""


class EnemyAttackCard(_Printed, frozen=True):
    key: str
    mode: Literal["ranged", "charge"]
    damage: Count
    range: Count
    rules: tuple[Rule, ...] = ()


class EnemyKind(_Printed, frozen=True):
    """ST-13.1; ``sight`` is front, each side, back; 99 is unlimited."""

    id: str
    key: str
    standee: str
    """Kind of figure (ST-2.3): several cards may share one."""
    standees: Copies
    category: Category
    types: tuple[Type, ...]
    mv: Count
    ehp: Copies
    sight: tuple[Count, Count, Count]
    torso: tuple[Threshold, ...]
    attack: EnemyAttackCard
    threat: Count
    head: tuple[Threshold, ...] = ()
    rules: tuple[Rule, ...] = ()
    special: str = ""
    """Message id ending of its special's name."""
    special_do: tuple[Op, ...] = ()
    box: bool = False
    """From a mission box: not part of the deck's count."""
    original: bool = True


class AnomalyCard(_Printed, frozen=True):
    """ST-14.2. ``targets``: the trigger and spaces with the rolled symbol (T1), or all its spaces (T2)."""

    id: str
    key: str
    type: AnomalyType
    targets: Literal["T1", "T2"]
    stalkers: tuple[Op, ...]
    enemies: tuple[Op, ...]
    rules: tuple[Rule, ...] = ()
    box: bool = False
    original: bool = True


class WoundCard(_Printed, frozen=True):
    """An outcome of ST-11.15 for each half."""

    id: str
    copies: Copies
    light: Annotated[int, Meta(ge=1, le=6)]
    heavy: Annotated[int, Meta(ge=1, le=6)]


class ControlCard(_Printed, frozen=True):
    id: str
    key: str
    resist: tuple[Op, ...]
    yields: tuple[Op, ...]


# --- activation and events (ST-13.22, ST-5.10) ------------------------------------------------------------------------


class HighCard(_Printed, frozen=True):
    """Points from top to bottom, and what happens only in the enemies & zone phase (ST-13.24)."""

    id: str
    key: str
    points: tuple[tuple[Op, ...], ...]
    zone: tuple[Op, ...] = ()
    original: bool = True


class LowCard(_Printed, frozen=True):
    """A section for LOW on the map, one for no token, or one that always applies."""

    id: str
    key: str
    low: tuple[tuple[Op, ...], ...] = ()
    none: tuple[tuple[Op, ...], ...] = ()
    always: tuple[tuple[Op, ...], ...] = ()
    original: bool = True


class EventCard(_Printed, frozen=True):
    """A random event, or a mission event with its Roman number (ST-5.10, ST-5.12)."""

    id: str
    key: str
    instant: tuple[Op, ...] = ()
    round_end: tuple[Op, ...] = ()
    tone: Literal["", "good", "mixed", "bad"] = ""
    original: bool = True


class LootToken(_Printed, frozen=True):
    id: str
    copies: Copies
    do: tuple[Op, ...]


class UnknownToken(_Printed, frozen=True):
    """``colour`` empty is X; one copy for each arrow listed."""

    id: str
    arrows: tuple[Facing, ...]
    colour: Colour = ""
    standees: Count = 0

    @property
    def face(self) -> str:
        """As missions name it: X, C2, C3x2."""
        return (self.colour or "X") + (f"x{self.standees}" if self.standees > 1 else "")


class Contact(_Printed, frozen=True):
    """ST-15.10; its offers (side a) and what it does in a mission (side b)."""

    id: str
    key: str
    kind: Literal["trader", "loner", "companion", "contract"]
    offers: tuple[Action, ...]
    """Actions: what it sells and buys, and its services."""
    found: str = ""
    """The place of the zone map where it is met; empty: nowhere, it is known from the start."""
    mission: tuple[Rule, ...] = ()
    companion: Companion | None = None
    original: bool = True


class Companion(_Printed, frozen=True):
    """SC-15.2."""

    mv: Count
    targeted_by: Literal["none", "all", "mutant"] = "none"
    cubes: Count = 0
    defence: Count = 0
    flees_at: Count = 0
    """Loses this much to one attack."""


# --- missions (ST-16) -------------------------------------------------------------------------------------------------


EntranceKind = Literal[
    "building",
    "outdoor_single",
    "double",
    "largest_building",
    "window",
    "outdoor_cover",
    "outdoor_wall",
    "outdoor_hot",
]
"""What kind of space gets the entrance token (ST-18.5, SV-13.7)."""


class MissionAction(_Printed, frozen=True):
    """An action on an environment card: where, and what it takes beside the slot (ST-5.6)."""

    key: str
    cost: Literal["SA", "FA"]
    """In a choice, an option marked SA slides the turn token: its ``pay`` says so (ST-5.7)."""
    do: tuple[Op, ...]
    spaces: tuple[str, ...] = ()
    """Empty: the spaces on which the card lies; ``holder``: wherever its holder is."""
    pay: tuple[Op, ...] = ()
    when: tuple[Condition, ...] = ()
    limit: Limit = ""
    times: Copies = 1
    """How often within the limit."""
    alone: Count = 0
    """How often for a single stalker; 0: as for a team."""


class MissionTrigger(_Printed, frozen=True):
    """A trigger of an environment card (ST-5.8): ``enter`` is a stalker's step onto a space on which it lies,
    ``turn_end`` the end of its holder's turn, ``action_end`` the end of anybody's action, ``standard`` the end of a
    standard action performed on one of ``spaces``, ``move_ends`` the end of anybody's movement there, ``attention`` a
    token that comes to lie there, ``carrier_dies`` the death of the enemy that came with this card. The others are of
    Zone Survival: ``enemy_enters`` an enemy's step onto a space, ``event_drawn`` a card of the event deck, ``counter``
    a counter that changes, ``loot_taken`` and ``unique_taken`` tokens that are picked up, ``item_used`` an item that is
    used, ``captured`` an artifact token that an enemy takes, ``artifact_found`` one that a detector finds, ``attacked``
    a character who is attacked, ``leaves`` one who leaves, ``hit`` an enemy that a blast or an anomaly hits,
    ``traded`` a deal."""

    on: Literal[
        "enter",
        "round_end",
        "enemy_dies",
        "turn_end",
        "action_end",
        "standard",
        "move_ends",
        "attention",
        "carrier_dies",
        "enemy_enters",
        "event_drawn",
        "counter",
        "loot_taken",
        "unique_taken",
        "item_used",
        "captured",
        "artifact_found",
        "attacked",
        "leaves",
        "hit",
        "traded",
    ]
    do: tuple[Op, ...]
    when: tuple[Condition, ...] = ()
    enemy: str = ""
    """Only this kind of enemy."""
    spaces: tuple[str, ...] = ()
    """Where it must happen; empty: anywhere."""
    by: Literal["", "stalker", "enemy", "marked", "character"] = ""
    """Whose doing it must be; ``marked``: of the enemy that bears ``this_enemy`` (ST-19.3)."""
    kinds: tuple[str, ...] = ()
    """Only enemies that are meant by one of these words."""
    first: bool = False
    """Only the first time in the match."""
    spared: tuple[str, ...] = ()
    """Standard actions that do not count, as they are offered."""


class Needs(_Printed, frozen=True):
    """So many cubes on a card are enough, if this holds."""

    n: Copies
    when: tuple[Condition, ...] = ()


class MissionSide(_Printed, frozen=True):
    """One side of an environment card (ST-5.2), e.g. ``A1-05b:cells``. ``flip`` runs when this side comes up."""

    id: str
    kind: Literal["objective", "overlay", "clue", "finding", "escort", "beside", "tile"]
    """``beside`` lies beside the map on either side; ``tile`` is what is printed on a tile itself (SV-13.4)."""
    building: bool = False
    """A building card (SM-5.9a): entering flips it, looking in through a window flips it."""
    flip: tuple[Op, ...] = ()
    actions: tuple[MissionAction, ...] = ()
    triggers: tuple[MissionTrigger, ...] = ()
    rules: tuple[Rule, ...] = ()
    choice: tuple[MissionAction, ...] = ()
    """A card that asks at once: exactly one of these (ST-5.7)."""
    needs: tuple[Needs, ...] = ()
    """The first of these that applies: so many cubes flip it; a card without a back is discarded (SM-5.9d)."""
    lies: str = ""
    """The space on which an overlay card of Lost Territories is laid; elsewhere the setup says."""
    slows: Count = 0
    """Its holder moves at most so many spaces with Movement (SM-5.9c); 0: no limit."""


class LostSetup(_Printed, frozen=True):
    """A setup card of Lost Territories (ST-18.2): which space gets the entrance token, which tile lies beside the map,
    and what lies on it."""

    id: str
    key: str
    tile: str
    entrance: EntranceKind
    cards: tuple[str, ...] = ()
    """The environment cards that come with it, by the side that is up."""
    one_of: tuple[str, ...] = ()
    """Or one of these at random."""
    do: tuple[Op, ...] = ()
    """The tokens."""
    original: bool = True


class GoalLine(_Printed, frozen=True):
    """A line of the objective as players tick it off; ``done`` holds once it is behind them."""

    key: str
    done: tuple[Condition, ...]


class Epilogue(_Printed, frozen=True):
    """A row of the epilogue (SM-9.3): the first one of the result whose conditions hold is read."""

    key: str
    result: Literal["victory", "defeat", "given_up"]
    when: tuple[Condition, ...] = ()
    do: tuple[Op, ...] = ()
    """What it does in a campaign: flags, money and goods, stickers, the box event (SM-5.10). Crossing a mission out is
    the rules' own: after a victory, or when it is given up. So are the LATE mark and what failing brings (SM-5.6)."""
    story: str = ""
    """A story that is read after it."""


class Outing(_Printed, frozen=True, kw_only=True):
    """What is played on a map: a mission, or a scenario of Zone Survival."""

    id: str
    shop: Literal["sidorovich", "tier2", "tier3", "zone"] = "sidorovich"
    magazine_price: Count = 500
    voices: str = ""
    """Where the Voices call to when there is no controller (SM-6.3.4)."""
    carcass_marks: Count = 0
    """A carcass also counts as so many neutral LOW markers (SM-7.3.4)."""


class Mission(Outing, frozen=True, kw_only=True):
    """A mission beside its map: cards, events, ending, and what a single mission assumes (SM-9)."""

    level: Annotated[int, Meta(ge=1, le=3)]
    difficulty: Literal["easy", "normal", "hard"]
    sides: tuple[MissionSide, ...]
    events: tuple[EventCard, ...]
    deck: tuple[str, ...]
    """Environment cards that start in the deck, each as often as it is there."""
    beside: tuple[str, ...]
    """Those that lie beside the map from the start; the first is the objective."""
    goal: tuple[Condition, ...]
    """Checked at the end of every action: then the event ``won`` is taken."""
    won: str
    lost: str
    lines: tuple[GoalLine, ...]
    epilogues: tuple[Epilogue, ...]
    budget: int
    budget_per_stalker: int = 0
    artifact_free: bool = False
    memory: dict[str, str] = {}
    hard_memory: dict[str, str] = {}
    mixed: tuple[str, ...] = ()
    """Cards whose versions are mixed face down before they are laid; left over ones stay in the box (ST-5.2)."""
    setup: tuple[Op, ...] = ()
    """What memory changes: runs when the map is laid, before round 1 (SM-5.5)."""
    codas: dict[str, tuple[str, ...]] = {}
    """Choices that the epilogue comes back to: flags, and the values that have a line."""


# --- the campaign (ST-15) ---------------------------------------------------------------------------------------------


class Place(_Printed, frozen=True):
    """A place of the zone map (ST-15.5): a mission by its id, others by the number of their story."""

    id: str
    kind: Literal["mission", "contact", "stash"]
    grid: Annotated[str, Meta(pattern="^[A-L][1-8]$")]
    start: bool = False
    """Open from the start (ST-15.9); the others by a sticker."""


class StoryOption(_Printed, frozen=True):
    """What may be chosen at the end of a story (SM-8.2). Without options a story is only read."""

    key: str
    do: tuple[Op, ...] = ()
    pay: tuple[Op, ...] = ()
    when: tuple[Condition, ...] = ()
    stays: bool = False
    """The place is not crossed out."""
    story: str = ""
    """A story that is read next."""


class Instead(_Printed, frozen=True):
    """Another story is read in place of one, if this holds."""

    story: str
    when: tuple[Condition, ...]


class Story(_Printed, frozen=True):
    """A numbered story of the book of the campaign (SM-8.2)."""

    id: str
    face: str = ""
    """Whose face stands beside it: a contact, or somebody of a mission."""
    instead: tuple[Instead, ...] = ()
    options: tuple[StoryOption, ...] = ()


Sway = Literal["people", "coin", "dark"]
"""What the endings count (SM-5.8)."""


class Coda(_Printed, frozen=True):
    """A flag whose values have a line of their own after the ending."""

    flag: str
    values: tuple[str, ...]


class Ending(_Printed, frozen=True):
    """An ending (SM-5.8): the first one of the highest count whose conditions hold is read."""

    id: str
    """The story that tells it."""
    sway: Sway
    when: tuple[Condition, ...] = ()


class Failure(_Printed, frozen=True):
    """What the first failure of a run brings (SM-5.6): a story, and a sticker."""

    story: str
    place: str = ""


class Campaign(_Printed, frozen=True):
    """A campaign (ST-15): what it begins with, and how it ends (SM-5.8). One that is ``within`` another adds to it:
    what it does not say is as there."""

    id: str
    within: str = ""
    opening: str = ""
    """The story that is read first."""
    money: Count = 0
    """What the stash begins with, whatever the number of stalkers (ST-15.2)."""
    contacts: tuple[str, ...] = ()
    """Whom the team knows from the start."""
    failure: Failure | None = None
    after: tuple[str, ...] = ()
    """The missions that are crossed out when it ends."""
    scores: dict[str, dict[str, dict[Sway, int]]] = {}
    """What each value of a flag counts."""
    late: dict[int, dict[Sway, int]] = {}
    """What so many LATE marks or more count; the highest such number."""
    ties: tuple[Sway, ...] = ()
    """Of equal counts the first of these (ST-1.3c)."""
    endings: tuple[Ending, ...] = ()
    codas: tuple[Coda, ...] = ()
