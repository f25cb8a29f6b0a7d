"""Figures of the known cards as the component facts list them (column "source" R), kept apart from the content files.

What is ours on a known card (copies, tiers, slots) is not in these tables.
"""

from __future__ import annotations

from typing import Any

Plain = dict[str, Any]

STALKERS = """
milady 14 2@3 3@99
chort  16 2@99
palkan 16 3@99
"""

# key, value, ammo, type, accurate range, maximum range, masks and name of the trait
WEAPONS = """
ptm          100  4 pistol  0-1 2 2 suppression
sawn_off     300  2 shotgun 0-1 2 3 blast
akm_74u      1000 6 rifle   2-2 3 2 suppression
sa_avalanche 5000 4 rifle   1-3 4 3 stopping_power
dp_12        6000 3 shotgun 0-2 3 2 blast
"""

# weapon, attack, action, ammo, gear dice, flags
ATTACKS = """
ptm          quick_shot         FA 1 1 once
ptm          single_shot        SA 1 1 pick
sawn_off     both_barrels       SA 2 3 -
sawn_off     one_barrel         SA 1 1 -
akm_74u      single_shot        SA 1 2 pick
akm_74u      burst              SA 2 2 split,masks
sa_avalanche single_shot        SA 1 2 pick
sa_avalanche burst              SA 3 3 split
dp_12        single_shot        SA 1 3 pick
dp_12        empty_the_magazine SA 0 0 empties
"""

# key, value, DEFENCE, map radiation, stars added to defence
ARMOURS = """
leather_jacket 100  1  0 0
ps5_m          2500 2  0 1
psz_9d         5500 2 -2 1
"""

ATTACHMENTS = """
silencer           1000
scope              2000
thermal_scope      5000
grenade_launcher   2000
echo_detector      1000
improved_container 1000
"""

ITEMS = """
bread         100 food
energy_drink  100 food
first_aid_kit 300 medicine
frag_grenade  500 grenade,blast
"""

ARTIFACTS = """
slime         chemical 2000 2
sea_urchin    chemical 3000 4
lump_of_flesh chemical 6000 4
neuron        fire     2500 6
eye           fire     3000 5
"""

# key, types, MV, eHP, sight, head, torso, mode, DMG, range, special; L and H are wounds, a number lost eHP
ENEMIES = """
bandit_rifle   human          2 1 3/1/0    7:1  4:L,6:H,9:1 ranged 7  3  retreat
bandit_shotgun human          2 1 3/1/0    7:1  4:L,6:H,9:1 charge 9  3  retreat
snork          mutant         3 1 3/3/1    6:1  3:L,5:H,8:1 charge 8  1  -
zombie         human          1 1 3/0/0    7:1  3:L,8:H     ranged 0  3  brain_dead
rodent         mutant         5 1 2/2/1    -    6:1         charge 5  1  gnaw
controller     mutant,psionic 2 1 99/99/99 12:1 7:L,11:H    ranged 4  99 -
chimera        mutant         4 4 5/5/3    -    8:L,14:1H   charge 10 1  retreat
"""

# face, light, heavy: outcomes of ST-11.15
WOUNDS = """
SC-EW-A 3 4
SC-EW-B 1 2
SC-EW-C 6 6
SC-EW-D 3 5
"""

FOCUS: list[Plain] = [{"do": "discard", "token": "focus"}]
HERE: Plain = {"pick": "one", "kinds": ["stalker"], "range": 0}
FAR_SHOT: list[Plain] = [{"if": "attack_type", "types": ["single", "aimed"]}, {"if": "beyond", "who": "target", "n": 3}]
ELITE_NEAR: list[Plain] = [{"if": "near", "kinds": ["elite", "boss"], "n": 1}]


def on(window: str, do: list[Plain], **more: object) -> Plain:
    return {"rule": "on", "window": window, "do": do, **more}


def may(window: str, do: list[Plain], **more: object) -> Plain:
    return on(window, do, may=True, **more)


def action(cost: str, do: list[Plain], **more: object) -> Plain:
    return {"rule": "action", "cost": cost, "do": do, **more}


def mod(value: str, by: int, **more: object) -> Plain:
    return {"rule": "mod", "value": value, "by": by, **more}


RULES: dict[str, list[Plain]] = {
    "milady": [
        mod("attack.stars", 1, when=[{"if": "unseen_by", "who": "target"}]),
        action("SA", [{"do": "move", "n": 3, "sight_cap": 1}], limit="turn"),
    ],
    "chort": [
        mod("attack.gd", 1, when=ELITE_NEAR),
        mod("defence.gd", 1, when=ELITE_NEAR),
        may(
            "defence.rolled",
            [
                {
                    "do": "ad",
                    "P1": [{"do": "add_star", "n": 4}],
                    "P2": [{"do": "add_star", "n": 2}],
                    "P3": [{"do": "gain", "who": "attacker", "token": "pinned"}],
                    "P4": [{"do": "drop_dice"}, {"do": "halve_damage"}],
                }
            ],
            when=[{"if": "within", "who": "attacker", "n": 1}],
            pay=FOCUS,
        ),
    ],
    "palkan": [
        may(
            "ally.attacked",
            [
                {"do": "move", "n": 2, "toward": "target"},
                {
                    "do": "if",
                    "when": [{"if": "same_space", "who": "target"}],
                    "then": [{"do": "become_target"}, {"do": "add_star", "n": 1}],
                },
            ],
            when=[{"if": "within", "who": "target", "n": 2}],
        ),
        action("FA", [{"do": "next_free", "action": "weapon_attack"}], limit="turn", pay=FOCUS),
    ],
    "silencer": [on("attack.resolved", [{"do": "reduce"}], when=[{"if": "unseen", "who": "self"}])],
    "scope": [mod("attack.gd", 1, when=FAR_SHOT)],
    "thermal_scope": [mod("attack.gd", 1, when=FAR_SHOT), {"rule": "is", "flags": ["ignores:no_visibility"]}],
    "grenade_launcher": [may("attack.resolved", [{"do": "act", "action": "grenade"}])],
    "echo_detector": [action("FA", [{"do": "find_artifact", "range": 0}])],
    "improved_container": [{"rule": "mod", "value": "container", "at_least": 2}],
    "bread": [action("FA", [{"do": "gain", "token": "focus"}, {"do": "heal", "n": 2}])],
    "energy_drink": [action("FA", [{"do": "gain", "token": "focus"}, {"do": "next_free", "action": "standard"}])],
    "first_aid_kit": [action("SA", [{"do": "heal", "who": HERE, "n": 8}])],
    "frag_grenade": [
        action(
            "SA",
            [
                {"do": "pick", "range": 2, "grenade": True},
                {"do": "attention", "side": "high", "place": "picked"},
                {"do": "roll", "n": 4, "grenade": True},
                {"do": "strike", "who": {"pick": "each", "kinds": ["entity"], "on": "picked"}},
            ],
        )
    ],
    "slime": [
        may(
            "attacked",
            [{"do": "gain", "who": "attacker", "token": "exposed"}],
            when=[{"if": "within", "who": "attacker", "n": 1}],
            pay=[{"do": "dose", "n": 3}],
        )
    ],
    "sea_urchin": [action("FA", [{"do": "gain", "token": "focus"}], pay=[{"do": "lose_hp", "n": 1}])],
    "lump_of_flesh": [action("FA", [{"do": "dose", "n": -6}], pay=FOCUS)],
    "neuron": [
        may(window, [{"do": "add_star", "n": 1}, {"do": "gain", "token": "exposed"}])
        for window in ("attack.rolled", "defence.rolled")
    ],
    "eye": [action("FA", [{"do": "pick", "range": 2}, {"do": "shift"}], pay=FOCUS)],
    "stone_flower": [may("defence.dice", [{"do": "add_die", "die": "GD", "n": 2}, {"do": "gain", "token": "pinned"}])],
    "bandit_shotgun/attack": [mod("dmg", -2, per="gap")],
    "snork/attack": [{"rule": "is", "flags": ["leap"]}],
    "zombie/attack": [
        on(
            "attack.before",
            [
                {
                    "do": "ad",
                    "P1": [{"do": "cancel", "what": "attack"}, {"do": "forward", "n": 1, "free": True}],
                    "P2": [{"do": "dmg", "n": 8}],
                    "P3": [{"do": "dmg", "n": 5}],
                    "P4": [{"do": "dmg", "n": 5}],
                }
            ],
        )
    ],
    "controller/attack": [on("attack.done", [{"do": "draw_control", "who": "target"}])],
    "chimera": [{"rule": "is", "flags": ["ignores:anomaly"]}],
    "chimera/attack": [mod("dmg", 4, when=[{"if": "moved_max", "n": 1}])],
}

EVERYBODY: Plain = {"pick": "each", "kinds": ["all"]}
HUNTERS: Plain = {"pick": "each", "kinds": ["C1", "C2", "C3"]}
HORDE: Plain = {"pick": "each", "kinds": ["C4"]}
GUARDS: Plain = {"pick": "each", "kinds": ["C2", "C3"]}
HUMANS: Plain = {"pick": "each", "kinds": ["human"]}
CLOSE_IN: list[Plain] = [{"do": "move", "who": HUNTERS, "n": "MV", "toward": "high"}]
SHUFFLE_IN: Plain = {"do": "move", "who": HORDE, "n": 2, "toward": "high"}
SPECIALS: list[Plain] = [{"do": "use_special", "who": GUARDS}]


def attack(**by_colour: int) -> list[Plain]:
    return [{"do": "attack", "who": EVERYBODY, "by_colour": by_colour}]


def resist(all_of_it: int, half: int) -> list[Plain]:
    def lose(n: int) -> Plain:
        return {"do": "lose_hp", "n": n, "value": "control.loss"}

    return [{"do": "choose", "options": [[lose(all_of_it)], [*FOCUS, lose(half)]]}]


def hit(verb: str, **more: object) -> Plain:
    return {"do": verb, "who": "hit", **more}


SCRIPTS: dict[str, list[Plain]] = {
    "enemy/bandit_rifle/special": [{"do": "retreat"}],
    "enemy/zombie/special": [{"do": "forward", "n": 1}],
    "enemy/rodent/special": [{"do": "lose_hp", "who": {"pick": "each", "kinds": ["stalker"], "range": 1}, "n": 3}],
    "anomaly/jelly/stalkers": [hit("lose_hp", n=9), hit("gain", token="exposed")],
    "anomaly/jelly/enemies": [hit("wound", severity="light"), hit("gain", token="exposed")],
    "anomaly/bubble/stalkers": [hit("lose_hp", n=7), hit("gain", token="exposed")],
    "anomaly/bubble/enemies": [hit("wound", severity="light"), hit("gain", token="exposed")],
    "anomaly/whirligig/stalkers": [hit("lose_hp", n=6), hit("gain", token="pinned")],
    "anomaly/whirligig/enemies": [hit("wound", severity="light"), hit("gain", token="pinned")],
    "anomaly/electro/stalkers": [hit("damage", n=10)],
    "anomaly/electro/enemies": [hit("wound", severity="light")],
    "anomaly/popper/stalkers": [{"do": "roll", "n": 4}, hit("lose_hp", stars=True)],
    "anomaly/popper/enemies": [{"do": "roll", "n": 4}, hit("strike")],
    "control/paranoia/resist": resist(12, 6),
    "control/paranoia/yields": [{"do": "special", "name": "traitor"}],
    "control/hallucination/resist": resist(12, 6),
    "control/hallucination/yields": [{"do": "ammo", "to": "empty"}],
    "control/voices/resist": resist(14, 7),
    "control/voices/yields": [{"do": "move", "n": 4, "toward": "attacker", "free": True}],
    "high/fire_in_the_hole/0": CLOSE_IN,
    "high/fire_in_the_hole/1": [SHUFFLE_IN],
    "high/fire_in_the_hole/2": attack(C4=-2),
    "high/fire_in_the_hole/3": SPECIALS,
    "high/fire_in_the_hole/zone": [{"do": "grenade", "n": 6}],
    "high/assault/0": CLOSE_IN,
    "high/assault/1": [SHUFFLE_IN, {"do": "look_around", "who": HORDE}],
    "high/assault/2": attack(C2=2),
    "high/assault/3": SPECIALS,
    "high/assault/zone": [{"do": "suppress", "n": 2}],
    "high/swarm_out/2": attack(C2=2),
    "high/swarm_out/zone": [{"do": "expose", "who": {"pick": "each", "kinds": ["C3", "C4"]}}],
    "high/find_them/0": CLOSE_IN,
    "high/find_them/1": [{"do": "pull", "n": 2}],
    "high/find_them/2": [{"do": "move", "who": {"pick": "nearest", "to": "high"}, "n": "MV", "toward": "high"}],
    "high/find_them/3": [{"do": "look_around", "who": EVERYBODY}],
    "high/find_them/4": attack(C4=-2),
    "high/find_them/zone": [],
    "low/disturbance/low/0": [
        {"do": "move", "who": {"pick": "nearest", "to": "attention"}, "n": "MV", "toward": "attention"}
    ],
    "low/disturbance/none/0": [{"do": "move", "who": EVERYBODY, "n": "MV", "toward": "room"}],
    "low/curious/low/0": [{"do": "move", "who": EVERYBODY, "n": 3, "toward": "attention"}],
    "low/curious/low/1": [{"do": "pull", "n": 2}],
    "low/curious/none/0": [{"do": "forward", "who": EVERYBODY, "n": "MV"}],
    "low/wandering/none/1": attack(C4=-2),
    "low/checking_corners/always/0": [
        {"do": "move", "who": {"pick": "nearest", "to": "lead"}, "n": "MV", "toward": "cover_free"}
    ],
    "low/checking_corners/always/1": attack(C4=-1),
    "event/radioactive_rain/instant": [],
    "event/radioactive_rain/round_end": [
        {"do": "move", "who": HUMANS, "n": "MV", "toward": "cover", "free": True},
        {"do": "gain", "who": {**HUMANS, "off": "cover"}, "token": "exposed"},
        {"do": "dose", "who": {"pick": "each", "kinds": ["stalker"], "off": "cover"}, "n": 6, "armour": True},
    ],
    "event/hum_in_the_air/instant": [{"do": "gain", "who": "lead", "token": "cube"}],
    "event/hum_in_the_air/round_end": [{"do": "resolve", "tokens": {"pick": "each", "kinds": ["unknown_stack"]}}],
    "event/gear_check/instant": [
        {
            "do": "if",
            "when": [{"if": "has_magazine", "who": "lead"}],
            "then": [
                {
                    "do": "choose",
                    "options": [
                        [{"do": "discard", "who": "lead", "token": "magazine.any"}],
                        [{"do": "discard", "who": "lead", "token": "focus"}],
                        [{"do": "slide", "who": "lead"}],
                    ],
                }
            ],
        }
    ],
}

# contact, offer: verb, goods, price, tier, type
OFFERS = """
sidorovich sell equipment                         quarter - -
sidorovich buy  weapon,armour                     value   1 -
sidorovich buy  magazine                          500     - -
sidorovich buy  item                              double  - -
sidorovich buy  echo_detector                     value   - -
sidorovich buy  weapon,armour                     value   2 -
pola       sell armour,armour_attachment,detector half    - -
pola       buy  armour,armour_attachment          value   1 -
pola       buy  armour,armour_attachment          value   2 -
pola       buy  item                              value   - medicine
luka       sell item                              value   - -
luka       sell magazine                          300     - -
luka       buy  item                              value   - grenade
luka       buy  item                              value   - medicine
luka       buy  attachment                        value   - -
luka       buy  magazine                          400     - -
"""
