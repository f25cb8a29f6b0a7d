"""The words of the Journal as code knows them, and the numbers that no card holds."""

from __future__ import annotations

from typing import Literal

Phase = Literal["morning", "day", "dusk", "evening", "scavenging", "night_raid", "dawn"]
StateName = Literal["fatigue", "wounds", "misery", "hunger", "illness"]
Task = Literal["bed", "floor", "guard", "scavenge"]
Colour = Literal["green", "grey", "red", "yellow", "resource"]
Slot = Literal["near", "middle", "far"]
Row = Literal["furniture", "junk", "pantry"]
Die = Literal["grey", "yellow", "red"]
Face = Literal["blank", "1", "2", "3", "hatchet", "shotgun", "out_of_ammo", "script"]
Letter = Literal["A", "B", "C"]
Weapon = Literal["none", "knife", "hatchet", "pistol", "assault_rifle", "shotgun"]
Fate = Literal["survived", "died", "left"]
Theme = Literal[
    "child_death", "suicide", "sexual_violence", "torture", "gore", "animal_death", "hunger_death", "betrayal"
]
DeedName = Literal[
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
]
Trait = Literal[
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
]

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
