"""What equipment does for whoever carries it, in rubles: weapons by their odds, armour by what it takes off."""

from __future__ import annotations

from functools import cache

from cordon.bots.stalker.shooting import good, wounds
from cordon.games.stalker.cards import Armour, Weapon, WeaponAttack
from cordon.games.stalker.content import content
from cordon.games.stalker.odds import Mark, chances, expected_loss
from cordon.games.stalker.rules.attack import gear_dice
from cordon.games.stalker.state import Shot
from cordon.games.stalker.terms import DICE_LIMIT, MAGAZINES, ItemKey

TARGETS = ("bandit_rifle", "monolith", "snork")
"""Whom a weapon is tried on."""
RANGES = {0: 1, 1: 3, 2: 3, 3: 2, 4: 1}
"""How often somebody is that far away."""
STALKER_DICE = 2
BLOWS = (4, 6, 8)
"""What an armour is tried with."""
SHOTS = 4
"""Shots that last as long as a fight."""
EMPTY = 0.75
"""What a weapon is worth that must be loaded after each shot, against one that lasts."""
UNLOADED = 0.6
"""And one for which there are no magazines."""
QUICK = 0.4
QUIET = 1.15
AGAINST_CHARGES = 0.3
"""What a star is worth that counts only against who charges."""
WEAPON, LESS_HARM, LESS_DOSE, SLOWER = 14000, 1100, 600, 1500
"""Rubles for a weapon that never misses, for an HP that a blow takes less, for a dosage that armour keeps off, and for
a space that it costs."""

ITEMS: dict[ItemKey, tuple[str, int]] = {
    "first_aid_kit": ("heal", 900),
    "bandage": ("heal", 700),
    "surgery_set": ("heal", 1300),
    "bread": ("heal", 350),
    "breakfast": ("heal", 350),
    "energy_drink": ("focus", 250),
    "anti_rad": ("dose", 600),
    "vodka": ("dose", 250),
    "frag_grenade": ("grenade", 650),
    "fire_bottle": ("grenade", 450),
    "psi_tablets": ("mind", 450),
    "ammo_box": ("ammo", 500),
}
"""The items that a bot knows how to use: what for, and what the first is worth."""
WANTED = {"heal": 3.0, "focus": 1.0, "dose": 1.0, "grenade": 1.5, "mind": 1.0, "ammo": 1.0}
"""How many for each stalker are of use."""
DOSE, HOT = "dose", 2.0
"""What is taken against radiation, and how many times as much where it is worst."""
SHIELD = 900
"""What a dosage that is kept off is worth besides, where it is worst."""
ATTACHMENTS: dict[ItemKey, int] = {
    "match_rounds": 1800,
    "plate_insert": 1600,
    "lead_lining": 500,
    "red_dot": 500,
    "muzzle_brake": 300,
    "extended_magazine": 300,
    "speed_loader": 300,
    "psi_liner": 500,
    "scope": 200,
    "ladder_sight": 300,
    "silencer": 150,
    "foregrip": 200,
    "bipod": 100,
    "long_barrel": 100,
}
"""What attachments do for whoever has a place for them; a detector is for the whole team."""
ARTIFACTS: dict[ItemKey, int] = {
    "second_pulse": 3000,
    "coal_heart": 1500,
    "leech_moss": 800,
    "static_braid": 800,
    "rain_coil": 700,
    "choir_wire": 600,
    "sour_honey": 600,
    "bitter_pearl": 500,
    "green_tear": 400,
    "anchor": 300,
}
"""What artifacts do for whoever bears them."""


def worth_of(key: ItemKey) -> float:
    """What a card does for whoever carries it, if there is none like it."""
    printed = content().equipment[key]
    if isinstance(printed, Weapon):
        return weapon_worth(key)
    if isinstance(printed, Armour):
        return armour_worth(key)
    return float(ITEMS.get(key, ("", 0))[1] or ATTACHMENTS.get(key, 0) or ARTIFACTS.get(key, 0))


@cache
def shields(key: ItemKey) -> int:
    """The dosage that a card keeps off wherever it is hot."""
    printed = content().equipment[key]
    worn = -printed.map_radiation if isinstance(printed, Armour) else 0
    return worn - sum(mod.by for _, mod in content().mods.get((key, "map_radiation"), ()))


@cache
def armour_worth(key: ItemKey) -> float:
    armour = content().equipment[key]
    assert isinstance(armour, Armour)
    stars = dict.fromkeys((True, False), 0)
    for _, mod in content().mods.get((key, "defence.stars"), ()):
        stars[bool(mod.when)] += mod.by
    slower = sum(-mod.by for _, mod in content().mods.get((key, "move.max"), ()))
    saved = _saved(armour, stars[False])
    saved += AGAINST_CHARGES * (_saved(armour, stars[False] + stars[True]) - saved)
    return LESS_HARM * saved - LESS_DOSE * armour.map_radiation - SLOWER * slower


def _saved(armour: Armour, stars: int) -> float:
    """HP that a blow takes less."""
    return sum(damage - expected_loss(damage, armour.defence, stars) for damage in BLOWS) / len(BLOWS)


@cache
def weapon_worth(key: ItemKey) -> float:
    weapon = content().equipment[key]
    assert isinstance(weapon, Weapon)
    total = sum(share * _at(weapon, far) for far, share in RANGES.items()) / sum(RANGES.values())
    return WEAPON * total


def _at(weapon: Weapon, far: int) -> float:
    if far > weapon.max_range:
        return 0.0
    near = [attack for attack in weapon.attacks if far >= attack.min_range]
    quick = max((_odds(weapon, attack, far) for attack in near if attack.cost == "FA"), default=0.0)
    shots = [(_odds(weapon, attack, far), attack.once) for attack in near if attack.cost == "SA"]
    first = max((odds for odds, _ in shots), default=0.0)
    second = max((odds for odds, once in shots if not once), default=0.0)
    return (first + second) / 2 + QUICK * quick


def _odds(weapon: Weapon, attack: WeaponAttack, far: int) -> float:
    low, high = weapon.accurate
    used = weapon.ammo if attack.empties else max(1, attack.ammo)
    shot = Shot(STALKER_DICE, min(DICE_LIMIT, gear_dice(attack, used)), low <= far <= high, 0, attack.masks)
    lasting = EMPTY + (1 - EMPTY) * min(1.0, weapon.ammo / used / SHOTS)
    best = 0.0
    for kind in TARGETS:
        enemy = content().enemies[kind]
        parts = [enemy.torso, enemy.head] if attack.pick and enemy.head else [enemy.torso]
        marks = [Mark(part, enemy.ehp, False, 0, content().exposing(weapon.key)) for part in parts]
        best += max(good(chances(shot, mark, wounds())) for mark in marks) / len(TARGETS)
    lasting *= 1.0 if weapon.ammo_type in MAGAZINES else UNLOADED
    return best * lasting * (QUIET if attack.attention == "low" else 1.0)
