"""Weapons and dice: in a fight, and on guard."""

from __future__ import annotations

from cordon.bots.twom.night import DIE_MEAN
from cordon.bots.twom.situation import Group
from cordon.games.twom.content import content
from cordon.games.twom.rules.dice import hits_of
from cordon.games.twom.state import Enemy
from cordon.games.twom.terms import ENEMY_WOUNDS, FIREARMS, KILLING_FACE
from cordon.kernel.decisions import Decision, thing, verb

ENEMY_MEAN = {"none": 0.35, "knife": 0.75, "hatchet": 1.1, "pistol": 1.1, "assault_rifle": 2.2, "shotgun": 1.6}
WOUND = 3.5
KILLING = 3
"""An instant kill counts as so many hits."""


def arm(group: Group, decision: Decision) -> str:
    """TW-13.3: the best weapon for the best fighter; a firearm only with ammo."""
    pile = group.pile
    ammo = pile.get("ammo", 0) - sum(1 for p in group.people.values() if p.weapon in FIREARMS)
    best, most = "done", 0.0
    for option in decision.options:
        if verb(option) != "arm":
            continue
        _, person, weapon = option.split(":")
        if weapon in FIREARMS and ammo < 1:
            continue
        worth = DIE_MEAN[weapon] * (1 + 0.2 * group.card(person).prowess)
        if worth > most:
            best, most = option, worth
    return best


def stand(group: Group, decision: Decision) -> str:
    """TW-13.10: fight if it will be over soon, else run."""
    if "flee" not in decision.options:
        return decision.options[0]
    fighters: list[str] = group.asked["fighters"]
    ours = sum(DIE_MEAN[group.people[p].weapon] * (1 + 0.45 * group.card(p).prowess) for p in fighters)
    enemies = group.view.enemies
    theirs = sum(_threat(enemy) for enemy in enemies)
    rounds = sum(ENEMY_WOUNDS - enemy.wounds for enemy in enemies) / max(ours, 0.1)
    fight = 0.55 * rounds * theirs * WOUND + 1.0
    flight = theirs * WOUND + 0.45 * group.view.piles["unknown"].left
    return "fight" if fight < flight else "flee"


def _threat(enemy: Enemy) -> float:
    return ENEMY_MEAN[enemy.weapon] * (1 + 0.4 * enemy.prowess)


def target(group: Group, decision: Decision) -> str:
    """TW-13.6, TW-13.13: the enemy who falls next, the most dangerous first; or who of us bears it best."""
    enemies = {enemy.id: enemy for enemy in group.view.enemies}
    if thing(decision.options[0]) in enemies:
        return max(decision.options, key=lambda o: _aim(verb(o), enemies[thing(o)]))
    if verb(decision.options[0]) == "killed":
        return min(decision.options, key=lambda o: (group.people[thing(o)].founder, -group.people[thing(o)].wounds))
    return min(decision.options, key=lambda o: group.harm(thing(o), "wounds", 1))


def _aim(how: str, enemy: Enemy) -> float:
    if how == "hit":
        return enemy.wounds * 2 + _threat(enemy)
    return _threat(enemy) * (ENEMY_WOUNDS - enemy.wounds)


def shots(group: Group, decision: Decision) -> str:
    """TW-13.12: twice, if ammo is left afterwards."""
    return decision.options[-1] if group.pile.get("ammo", 0) > 2 else decision.options[0]


def face_worth(face: str, weapon: str) -> float:
    """Hits of a face for who holds a weapon."""
    return KILLING if KILLING_FACE.get(weapon) == face else hits_of(face)


def roll(group: Group, decision: Decision) -> str:
    """TW-13.9, TW-13.14: roll again what is below the average of the die."""
    weapon, face = group.asked["weapon"], group.asked["face"]
    faces = content().dice[group.asked["die"]]
    mean = sum(face_worth(other, weapon) for other in faces) / len(faces)
    shown = 1.0 if "hit" in decision.options else face_worth(face, weapon)
    if "reroll" in decision.options and shown < mean:
        return "reroll"
    if "hit" in decision.options:
        return "hit"
    return "fate" if "fate" in decision.options else decision.options[0]


def face(group: Group, decision: Decision) -> str:
    """TW-30: the best face for the weapon; the hatchet's and the shotgun's are for their own."""
    weapons = {person.weapon for person in group.people.values() if person.weapon}
    return max(decision.options, key=lambda o: max(face_worth(thing(o), w) for w in weapons | {""}))
