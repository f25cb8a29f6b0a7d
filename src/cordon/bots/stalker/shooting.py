"""Attacks: exact odds of each on each enemy, and what they are worth."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache, lru_cache

from cordon.bots.stalker import worth
from cordon.bots.stalker.situation import SLEEPWALKER, Foe, Situation, cover_between, incoming
from cordon.games.stalker.cards import WeaponAttack
from cordon.games.stalker.content import content
from cordon.games.stalker.odds import Chances, Mark, Wounds, chances
from cordon.games.stalker.rules.attack import ATTACK, gear_dice, most_ammo
from cordon.games.stalker.rules.options import KNIFE
from cordon.games.stalker.state import Shot
from cordon.games.stalker.terms import KNIFE_DICE, make_use

_chances = lru_cache(maxsize=16384)(chances)


@cache
def wounds() -> Wounds:
    """The whole wound deck: near enough."""
    cards = Counter((card.light, card.heavy) for card in content().wounds.values())
    return tuple((light, heavy, count) for (light, heavy), count in sorted(cards.items()))


@dataclass(frozen=True, slots=True)
class Aim:
    """An attack on an enemy's body part."""

    option: str
    foe: Foe
    part: str
    odds: Chances
    loud: bool
    ammo: int
    free: bool = False


def aims(situation: Situation, space: int) -> list[Aim]:
    """Everything that could be attacked from a space: weapon and knife."""
    return [*weapon_aims(situation, space), *knife_aims(situation, space)]


def weapon_aims(situation: Situation, space: int) -> list[Aim]:
    weapon, printed = situation.weapon, situation.weapon_card
    if weapon is None or printed is None or not weapon.ammo or not situation.foes:
        return []
    board = situation.board
    sight = board.sight_all("open", space, situation.view.fog)
    if not sight & situation.foe_mask:
        return []
    far = board.ranges("open", space)
    most = printed.max_range + situation.plain("weapon.max_range")
    low, high = printed.accurate
    high = min(most, high + situation.plain("weapon.accurate_max"))
    found = []
    for foe in situation.foes:
        there = foe.enemy.space
        at = far[there]
        if not sight >> there & 1 or at > most:
            continue
        for attack in printed.attacks:
            if at < attack.min_range or weapon.ammo < max(1, attack.ammo) or (attack.stayed and situation.me.moved):
                continue
            if attack.once and make_use("turn", weapon.id, attack.key) in situation.me.used:
                continue
            best = _best_part(situation, foe, attack, space, at, low <= at <= high)
            found.append(best)
    return found


def _best_part(situation: Situation, foe: Foe, attack: WeaponAttack, space: int, at: int, accurate: bool) -> Aim:
    """The better part of an enemy, looked at once for all spaces from which it is the same attack."""
    sure = situation.me.card == "milady" and not foe.sees(space)
    cover = cover_between(situation.board, space, foe.enemy.space)
    key = (attack.key, foe.enemy.id, at, accurate, cover, sure)
    known = situation.aims.get(key)
    if known is None:
        known = situation.aims[key] = _find_best_part(situation, foe, attack, space, at, accurate, sure)
    return known


def _find_best_part(
    situation: Situation, foe: Foe, attack: WeaponAttack, space: int, at: int, accurate: bool, sure: bool
) -> Aim:
    weapon, printed = situation.weapon, situation.weapon_card
    assert weapon is not None
    assert printed is not None
    ammo = most_ammo(weapon, attack)
    card = content().stalkers[situation.me.card]
    dice = next(entry.dice for entry in card.shooting if at <= entry.upto) + situation.plain("attack.sd")
    stars = situation.plain("attack.stars") + sure
    shot = Shot(dice, gear_dice(attack, ammo) + situation.plain("attack.gd"), accurate, stars, attack.masks)
    ignores = "ignores:cover" in content().flags.get(printed.key, ())
    return max(
        (
            Aim(
                ATTACK(attack.key),
                foe,
                part,
                odds_on(situation, foe, part, shot, space, at, content().exposing(printed.key), ignores),
                attack.attention == "high",
                max(1, ammo),
                attack.cost == "FA",
            )
            for part in (("torso", "head") if attack.pick and foe.kind.head else ("torso",))
        ),
        key=lambda aim: good(aim.odds),
    )


def odds_on(
    situation: Situation, foe: Foe, part: str, shot: Shot, space: int, at: int, masks: int = 0, ignores: bool = False
) -> Chances:
    """The odds of a roll from a space."""
    cover = 0 if ignores else cover_between(situation.board, space, foe.enemy.space)
    mark = Mark(
        foe.kind.head if part == "head" else foe.kind.torso,
        foe.kind.ehp - foe.enemy.lost,
        foe.enemy.exposed,
        cover - incoming(foe.kind, at),
        masks,
    )
    return _chances(shot, mark, wounds(), situation.me.focus)


def good(odds: Chances) -> float:
    """How good an outcome is: kills, and wounds that help the next shot."""
    return odds.kill + 0.3 * odds.heavy + 0.15 * odds.light + 0.35 * odds.hurt


def knife_aims(situation: Situation, space: int) -> list[Aim]:
    if not situation.foe_mask >> space & 1 and not situation.plain("knife.range"):
        return []
    reach = situation.plain("knife.range")
    far = situation.board.ranges("open", space)
    shot = Shot(0, KNIFE_DICE + situation.plain("knife.gd"))
    found = []
    for foe in situation.foes:
        at = far[foe.enemy.space]
        if at > reach:
            continue
        parts = ("torso", "head") if foe.kind.head else ("torso",)
        found.append(
            max(
                (Aim(KNIFE(), foe, part, odds_on(situation, foe, part, shot, space, at), False, 0) for part in parts),
                key=lambda aim: good(aim.odds),
            )
        )
    return found


def strike_odds(foe: Foe, gear: int) -> Chances:
    """A grenade against an enemy's torso."""
    mark = Mark(foe.kind.torso, foe.kind.ehp - foe.enemy.lost, foe.enemy.exposed, 0, 0)
    return _chances(Shot(0, gear), mark, wounds(), False)


def prize(situation: Situation, foe: Foe) -> float:
    """What an enemy's death is worth for the rest of the mission, and of the campaign."""
    return worth.KILL + 0.25 * foe.kind.threat - (situation.regret if foe.kind.key == SLEEPWALKER else 0.0)
