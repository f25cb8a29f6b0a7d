"""Chances before commitment: dice of weapons with rerolls, locks, searches, noise, prowess, the sniper's shot."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from cordon.games.twom.content import content
from cordon.games.twom.game import TwomGame
from cordon.games.twom.rules.dice import hits_of
from cordon.games.twom.terms import (
    BLACK_SIDES,
    DIE_OF_WEAPON,
    DIE_SIDES,
    FIREARMS,
    KILLING_FACE,
    LOCK_HOLDS,
    RIFLE,
    SNIPER_HITS,
)


class Forecast(NamedTuple):
    """What a die of a weapon comes to: expected hits, the chance of any hit or kill, the chance of a kill."""

    hits: float
    any: float
    kill: float


@cache
def forecast(weapon: str, rerolls: int, script_hits: bool = False, shots: int = 1) -> Forecast:
    """One or two shots of a weapon when every reroll is used on a face that shows nothing."""
    if shots > 1:
        return _two_shots(weapon, rerolls, script_hits)
    hits, kill, nothing = _one_throw(weapon, script_hits)
    again = sum(nothing**i for i in range(rerolls + 1))
    return Forecast(hits * again, 1 - nothing ** (rerolls + 1), kill * again)


def _one_throw(weapon: str, script_hits: bool) -> tuple[float, float, float]:
    """Expected hits, chance of a kill, chance of nothing on a single throw."""
    hits = kills = blanks = 0
    for face in content().dice[DIE_OF_WEAPON[weapon]]:
        if KILLING_FACE.get(weapon) == face:
            kills += 1
        elif face == "script" and script_hits:
            hits += 1
        elif hits_of(face):
            hits += hits_of(face)
        else:
            blanks += 1
    return hits / DIE_SIDES, kills / DIE_SIDES, blanks / DIE_SIDES


def _two_shots(weapon: str, rerolls: int, script_hits: bool) -> Forecast:
    """The rerolls are shared: what the first shot leaves is for the second (TW-13.9)."""
    nothing = _one_throw(weapon, script_hits)[2]
    total, kills = 0.0, 0.0
    for used in range(rerolls + 1):
        chance = nothing**used * (1 - nothing if used < rerolls else 1)
        second = forecast(weapon, rerolls - used, script_hits)
        total += chance * second.hits
        kills += chance * second.kill
    first = forecast(weapon, rerolls, script_hits)
    return Forecast(first.hits + total, 1 - nothing ** (rerolls + 2), first.kill + kills)


def of_person(game: TwomGame, person: str, weapon: str, raid: bool) -> Forecast:
    """What somebody can expect with a weapon now; a firearm without ammo is no weapon."""
    leader = game.state.leader
    rerolls = game.content.characters[person].prowess
    if raid:
        rerolls = game.modified("raid_rerolls", rerolls, leader)
    trained = bool(game.modified("script_hits", 0, leader, person))
    ammo = game.pile.get("ammo", 0)
    if weapon in FIREARMS and not ammo:
        weapon = ""
    return forecast(weapon, rerolls, trained, 2 if weapon == RIFLE and ammo > 1 else 1)


def of_enemy(game: TwomGame, enemy: str) -> Forecast:
    record = game.state.enemies[enemy]
    return forecast(record.weapon, record.prowess, False, 2 if record.weapon == RIFLE else 1)


def better_than(weapon: str, face: str, script_hits: bool) -> float:
    """The chance that one more throw shows more than this face does."""
    now = _worth(weapon, face, script_hits)
    faces = content().dice[DIE_OF_WEAPON[weapon]]
    return sum(1 for other in faces if _worth(weapon, other, script_hits) > now) / DIE_SIDES


def _worth(weapon: str, face: str, script_hits: bool) -> int:
    if KILLING_FACE.get(weapon) == face:
        return DIE_SIDES
    return 1 if face == "script" and script_hits else hits_of(face)


def fate_matches(game: TwomGame, die: str) -> float:
    """The chance that the next fate card has the colour of the die (TW-13.14); an empty deck is made anew."""
    pile = game.state.piles["fate"]
    cards = pile.draw or pile.discard
    return sum(1 for card in cards if game.content.fates[card].die == die) / len(cards) if cards else 0.0


def prowess(person: str) -> float:
    """TW-0.9."""
    return (2 + 2 * content().characters[person].prowess) / BLACK_SIDES


def lock(game: TwomGame, person: str) -> float:
    """TW-6.9; a locksmith needs no luck."""
    if game.modified("opens_locks", 0, game.state.leader, person):
        return 1.0
    return (BLACK_SIDES - LOCK_HOLDS) / BLACK_SIDES


def search() -> float:
    """TW-6.13: the chance to find anything."""
    return sum(1 for found in content().shelter.search if found) / BLACK_SIDES


def unseen(game: TwomGame) -> float:
    """TW-6.12: the chance that nobody shoots."""
    return 1.0 if game.state.flags.get("no_sniper") else (BLACK_SIDES - SNIPER_HITS) / BLACK_SIDES


def encounter(game: TwomGame) -> float:
    """TW-9.4: the chance that a noise roll is an encounter now."""
    if not game.state.place:
        return 0.0
    rolls = game.modified("noise_rolls", 1, game.state.leader)
    return float(1 - (1 - game.state.noise / BLACK_SIDES) ** rolls)
