"""Weapons and dice: in a fight, and on guard."""

from __future__ import annotations

from cordon.bots.twom.situation import Group
from cordon.bots.twom.stories import DIE_MEAN, ENEMY_MEAN, standing
from cordon.games.twom.content import content
from cordon.games.twom.rules.arming import ARM
from cordon.games.twom.rules.combat import FLEE, HIT, KILL, KILLED, STAND, WOUND, CombatFacts
from cordon.games.twom.rules.dice import ENEMY, FATE, REROLL, AttackFacts, hits_of
from cordon.games.twom.rules.dice import HIT as COUNTS_AS_HIT
from cordon.games.twom.rules.narrative import FACE
from cordon.games.twom.rules.people import DONE
from cordon.games.twom.state import Enemy
from cordon.games.twom.terms import ENEMY_WOUNDS, FIREARMS, KILLING_FACE
from cordon.kernel.decisions import Decision, told

KILLING = 3
"""An instant kill counts as so many hits."""


def arm(group: Group, decision: Decision) -> str:
    """TW-13.3: the best weapon for the best fighter; a firearm only with ammo."""
    pile = group.pile
    ammo = pile.get("ammo", 0) - sum(1 for p in group.people.values() if p.weapon in FIREARMS)
    best, most = DONE(), 0.0
    for option in decision.options:
        if option not in ARM:
            continue
        person, weapon = ARM.read(option)
        if weapon in FIREARMS and ammo < 1:
            continue
        worth = DIE_MEAN[weapon] * (1 + 0.2 * group.card(person).prowess)
        if worth > most:
            best, most = option, worth
    return best


def stand(group: Group, decision: Decision) -> str:
    """TW-13.10: fight if it will be over soon, else run."""
    if FLEE() not in decision.options:
        return decision.options[0]
    fighters = told(group.asked, CombatFacts).fighters
    ours = sum(DIE_MEAN[group.people[p].weapon] * (1 + 0.45 * group.card(p).prowess) for p in fighters)
    enemies = group.view.enemies
    theirs = sum(_threat(enemy) for enemy in enemies)
    wounds = sum(ENEMY_WOUNDS - enemy.wounds for enemy in enemies)
    return STAND() if standing(ours, theirs, wounds, group.view.piles["unknown"].left) else FLEE()


def _threat(enemy: Enemy) -> float:
    return ENEMY_MEAN[enemy.weapon] * (1 + 0.4 * enemy.prowess)


def target(group: Group, decision: Decision) -> str:
    """TW-13.6, TW-13.13: the enemy who falls next, the most dangerous first; or who of us bears it best."""
    enemies = {enemy.id: enemy for enemy in group.view.enemies}
    options, first = decision.options, decision.options[0]
    if first in HIT:
        return max(options, key=lambda option: _nearly_down(enemies[HIT.read(option)]))
    if first in KILL:
        return max(options, key=lambda option: _danger(enemies[KILL.read(option)]))
    if first in ENEMY:
        return max(options, key=lambda option: _danger(enemies[ENEMY.read(option)]))
    if first in KILLED:
        people = {option: group.people[KILLED.read(option)] for option in options}
        return min(options, key=lambda option: (people[option].founder, -people[option].wounds))
    return min(options, key=lambda option: group.harm(WOUND.read(option), "wounds", 1))


def _nearly_down(enemy: Enemy) -> float:
    return enemy.wounds * 2 + _threat(enemy)


def _danger(enemy: Enemy) -> float:
    return _threat(enemy) * (ENEMY_WOUNDS - enemy.wounds)


def shots(group: Group, decision: Decision) -> str:
    """TW-13.12: twice, if ammo is left afterwards."""
    return decision.options[-1] if group.pile.get("ammo", 0) > 2 else decision.options[0]


def face_worth(face: str, weapon: str) -> float:
    """Hits of a face for who holds a weapon."""
    return KILLING if KILLING_FACE.get(weapon) == face else hits_of(face)


def roll(group: Group, decision: Decision) -> str:
    """TW-13.9, TW-13.14: roll again what is below the average of the die."""
    asked = told(group.asked, AttackFacts)
    faces = content().dice[asked.die]
    mean = sum(face_worth(other, asked.weapon) for other in faces) / len(faces)
    hits = COUNTS_AS_HIT() in decision.options
    shown = 1.0 if hits else face_worth(asked.face, asked.weapon)
    if REROLL() in decision.options and shown < mean:
        return REROLL()
    if hits:
        return COUNTS_AS_HIT()
    return FATE() if FATE() in decision.options else decision.options[0]


def face(group: Group, decision: Decision) -> str:
    """TW-30: the best face for the weapon; the hatchet's and the shotgun's are for their own."""
    weapons = {person.weapon for person in group.people.values() if person.weapon}
    return max(decision.options, key=lambda o: max(face_worth(FACE.read(o), w) for w in weapons | {""}))
