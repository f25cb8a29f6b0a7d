"""The words of the Journal as code knows them, and the numbers that no card holds."""

from __future__ import annotations

from typing import Annotated, Literal

from cordon.kernel.refs import Ref

# --- words that name themselves ---------------------------------------------------------------------------------------

Phase = Annotated[Literal["morning", "day", "dusk", "evening", "scavenging", "night_raid", "dawn"], Ref("phase")]
StateName = Annotated[Literal["fatigue", "wounds", "misery", "hunger", "illness"], Ref("state")]
Task = Annotated[Literal["bed", "floor", "guard", "scavenge"], Ref("task")]
Colour = Annotated[Literal["green", "grey", "red", "yellow", "resource"], Ref("colour")]
Slot = Annotated[Literal["near", "middle", "far"], Ref("slot")]
Row = Annotated[Literal["furniture", "junk", "pantry"], Ref("row")]
Die = Annotated[Literal["grey", "yellow", "red"], Ref("die")]
Face = Annotated[Literal["blank", "1", "2", "3", "hatchet", "shotgun", "out_of_ammo", "script"], Ref("face")]
Letter = Literal["A", "B", "C"]
Weapon = Annotated[
    Literal["none", "knife", "hatchet", "pistol", "assault_rifle", "shotgun"],
    Ref("weapon", named=("token-", "weapon-")),
]
WeaponId = Annotated[str, Ref("weapon", named=("token-", "weapon-"))]
"""What somebody fights with; empty or ``none``: bare hands."""
Fate = Annotated[Literal["survived", "died", "left", "lost"], Ref("fate")]
"""What became of somebody; ``lost``: alive, but the house is lost."""
How = Literal["hunger", "wounds", "illness", "despair", "out", "missing", "story"]
"""How somebody ended: ``out`` is a death on a trip, ``story`` a script that sent them away or killed them."""
Theme = Annotated[
    Literal["child_death", "suicide", "sexual_violence", "torture", "gore", "animal_death", "hunger_death", "betrayal"],
    Ref("theme"),
]
DeedName = Annotated[
    Literal[
        "killed",
        "robbed",
        "stole",
        "helped",
        "shared",
        "buried",
        "bereaved",
        "refused",
        "starved",
        "saved",
        "betrayed",
        "guarded",
        "scavenged",
    ],
    Ref("deed"),
]
Trait = Annotated[
    Literal[
        "strong_back",
        "quiet_step",
        "trained",
        "locksmith",
        "sprinter",
        "night_owl",
        "cook",
        "consoler",
        "pharmacist",
        "handyman",
        "bargainer",
        "trapper",
    ],
    Ref("trait"),
]
Cause = Annotated[str, Ref("cause")]
Deck = Annotated[str, Ref("deck")]
Mark = Annotated[str, Ref("mark")]
"""Something that holds today, or happened on this trip."""
Result = Annotated[str, Ref("result")]

# --- ids --------------------------------------------------------------------------------------------------------------

PersonId = Annotated[str, Ref("person", content="characters")]
TokenId = Annotated[str, Ref("token", content="tokens")]
EnemyId = Annotated[str, Ref("enemy", content="enemies")]
FighterId = Annotated[str, Ref("fighter", named=("person-",))]
"""Whoever rolls a combat die: a character or an enemy token."""
SpaceId = Annotated[str, Ref("space", content="spaces")]
ShelterId = Annotated[str, Ref("shelter", content="obstructions")]
"""A sort of shelter card."""
FittingId = Annotated[str, Ref("fitting", content="fittings")]
EventId = Annotated[str, Ref("event", content="events")]
ObjectiveId = Annotated[str, Ref("objective", content="objectives")]
LocationId = Annotated[str, Ref("location", content="locations")]
ExplorationId = Annotated[str, Ref("exploration", content="exploration")]
"""A sort of exploration card."""
ResidentId = Annotated[str, Ref("resident", content="residents")]
VisitorId = Annotated[str, Ref("visitor", content="visitors")]
RaidId = Annotated[str, Ref("raid", content="raids")]
FateId = Annotated[str, Ref("fate", content="fates")]
NarrativeId = Annotated[str, Ref("narrative", content="narrative")]
FindingsId = Annotated[str, Ref("findings", content="findings")]
CARD_NAMES = (
    "event-",
    "objective-",
    "location-",
    "resident-",
    "visitor-",
    "raid-",
    "fate-",
    "narrative-",
    "exploration-",
    "shelter-",
    "fitting-",
    "person-",
    "findings-",
)
CardId = Annotated[str, Ref("card", content="cards", named=CARD_NAMES, copy=r"-\d+$")]
"""A card of any deck; of several alike each has a number."""
SourceId = Annotated[str, Ref("source", named=(*CARD_NAMES, "token-"), copy=r"-\d+$")]
"""Whatever asks something of the group: a card, a rule, a script."""
Goods = tuple[tuple[TokenId, int], ...]
"""So many of each token, where a frame holds them."""
ScriptId = Annotated[int, Ref("script", content="scripts")]
TextId = Annotated[str, Ref("message", named=("",))]
OptionId = Annotated[str, Ref("option")]
"""An option of a card, a script or a location."""
ActionId = Annotated[str, Ref("action")]
"""A Day action of a fitting or of a trait."""
DayAction = Annotated[str, Ref("day_action")]
"""Something to do on a Day, as a verb of ``day_actions``: ``use:F03:cook_raw``."""
Selector = Annotated[str, Ref("who", named=("who-", "person-"))]
"""The people that a card means, or a name bound before (TW-31.3)."""
Kind = Annotated[str, Ref("what", named=("class-", "token-"))]
"""A token or a class of tokens."""

PHASES: tuple[Phase, ...] = ("morning", "day", "dusk", "evening", "scavenging", "night_raid", "dawn")
STATES: tuple[StateName, ...] = ("fatigue", "wounds", "misery", "hunger", "illness")
SLOTS: tuple[Slot, ...] = ("near", "middle", "far")
ROWS: tuple[Row, ...] = ("furniture", "junk", "pantry")
LETTERS: tuple[Letter, ...] = ("A", "B", "C")
TASKS: tuple[Task, ...] = ("bed", "floor", "guard", "scavenge")
RESOURCES = ("water", "wood", "components")

LEVEL_MAX = 4
DEADLY: tuple[StateName, ...] = ("hunger", "wounds", "illness")
"""The states whose level 4 is death (TW-3.4); Fatigue collapses, Misery breaks."""
LOST_ACTIONS = (0, 0, 1, 2, 3)
"""Day actions lost by the worst state (TW-3.3)."""
ACTIONS_PER_DAY = 3
GROUP_MAX = 4
FOUNDERS_RED, FOUNDERS_BLACK = 1, 2
SCAVENGERS_MAX = 3
COLD_MAX = 6
NOISE_MAX = 10
BLACK_SIDES = 10
DIE_SIDES = 6
ENEMY_WOUNDS = 3
UNKNOWN_CARDS: dict[str, int] = {"near": 10, "middle": 12, "far": 14}
LOCK_HOLDS = 3
"""The highest roll of BLACK with which a lock stays closed (TW-6.9)."""
SNIPER_HITS, SNIPER_WOUNDS = 1, 2
BOARD_UP_COST: dict[str, int] = {"wood": 3, "components": 2}
DISMANTLED: dict[str, int] = {"wood": 1, "components": 1}
MISERY_OF_A_BAD_RAID = 4
"""So much Damage left makes the group feel it (TW-10.8)."""
EVENTS_BEFORE_II, EVENTS_BEFORE_III = 3, 4
BILLET = "billet"
"""The flag with the last day on which a soldier lives with us."""
NOBODY_GUARDS = 333
"""The rule script of TW-8.5."""
START_STORAGE: dict[str, int] = {
    "lockpick": 1,
    "shovel": 1,
    "components": 4,
    "wood": 4,
    "water": 2,
    "raw_food": 3,
}

FOOD = ("canned_food", "raw_food", "vegetable")
FOOD_RELIEF = {"canned_food": -2, "raw_food": -1, "vegetable": 0}
MELEE = ("knife", "hatchet")
FIREARMS = ("pistol", "assault_rifle", "shotgun")
WEAPONS = (*MELEE, *FIREARMS)
EQUIPMENT = ("lockpick", "saw", "shovel")
PILLS = ("meds", "herbal_meds")
MEDICAL = (*PILLS, "bandages")
ALCOHOL_TIRES = {"moonshine": 2, "pure_alcohol": 1}
CLASSES: dict[str, tuple[str, ...]] = {
    "food": FOOD,
    "medical": MEDICAL,
    "weapon": WEAPONS,
    "firearm": FIREARMS,
    "equipment": EQUIPMENT,
    "material": ("wood", "components"),
    "ammunition": ("ammo", "shell"),
    "armament": (*WEAPONS, "ammo"),
    "alcohol": tuple(ALCOHOL_TIRES),
}
"""Groups of tokens that cards and scripts name (TW-0.6, TW-27). ``token`` and ``any`` are worked out from the box."""

DIE_OF_WEAPON: dict[str, Die] = {
    "none": "grey",
    "": "grey",
    "knife": "yellow",
    "hatchet": "yellow",
    "pistol": "red",
    "assault_rifle": "red",
    "shotgun": "red",
}
KILLING_FACE = {"hatchet": "hatchet", "shotgun": "shotgun"}
"""The face that is an instant kill for a weapon (TW-13.12); a miss for all others."""
RIFLE = "assault_rifle"


# --- composed ids -----------------------------------------------------------------------------------------------------


def deed_of(person: str, name: str) -> str:
    """Under which name it is counted how often somebody did something: ``C01:killed``."""
    return f"{person}:{name}"


def deeds_named(deeds: dict[str, int], name: str) -> int:
    """How often the group together did something."""
    return sum(n for key, n in deeds.items() if key.partition(":")[2] == name)


def backs_of(kind: str) -> str:
    """The pile of the backs of a sort of shelter card."""
    return f"{_BACKS}{kind}"


def is_backs(pile: str) -> bool:
    return pile.startswith(_BACKS)


_BACKS = "backs:"


def copies_of(card: str, count: int) -> tuple[str, ...]:
    """The ids of cards that are alike: ``rubble-1``, ``rubble-2``."""
    return tuple(f"{card}-{i}" for i in range(1, count + 1))


def is_copy_of(card: str, kind: str) -> bool:
    return card.rpartition("-")[0] == kind


def card_of(path: str) -> str:
    """The card whose options or ops stand at a path of the content: ``V03`` of ``visitor/V03``."""
    return path.split("/")[1]


def page_key(script: int, node: str, option: str = "") -> str:
    """The text of a page of the book, or of an option of a choice."""
    return f"{_SCRIPT}{script}-{node}-{option}" if option else f"{_SCRIPT}{script}-{node}"


def ops_path(sort: OpsSort, id: str | int, *parts: str | int) -> str:
    """Where the ops and the options of a card, or of a part of it, stand in the content."""
    return "/".join(map(str, (sort, id, *parts)))


def is_of_sort(path: str, sort: OpsSort) -> bool:
    """Whether ops stand on a card of this sort."""
    return path.partition("/")[0] == sort


def option_path(path: str, option: str) -> str:
    """Where the ops of one of the options stand."""
    return f"{path}/{option}"


def with_book(action: str) -> str:
    """An action that burns wood, with a book for one piece of it (TW-19.6)."""
    return f"{action}{_WITH_BOOK}"


def without_book(action: str) -> str:
    """The action as it is printed."""
    return action.removesuffix(_WITH_BOOK)


_WITH_BOOK = "_book"
OpsSort = Literal[
    "event", "exploration", "resident", "visitor", "location", "narrative", "fitting", "character", "use", "script"
]


def story_of(location: str, letter: str) -> str:
    """The moment of a Story card of a location: the first (a) or a later one (b)."""
    return f"{location}:{letter}"


def script_source(script: int) -> str:
    """A script as what asks something of the group."""
    return f"{_SCRIPT}{script}"


def script_of(source: str) -> int | None:
    """The script of a page, or that asks something; ``None`` for any other source."""
    number = source.removeprefix(_SCRIPT).partition("-")[0]
    return int(number) if source.startswith(_SCRIPT) else None


_SCRIPT = "script-"
