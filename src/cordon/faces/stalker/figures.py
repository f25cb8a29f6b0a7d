"""Previews as numbers for the page, and in short words beside an option."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from cordon.faces.prompt import percent
from cordon.faces.stalker.dangers import DangerFacts
from cordon.games.stalker.cards import StalkerCard, Threshold
from cordon.games.stalker.odds import Chances
from cordon.games.stalker.previews import Aim, Route
from cordon.games.stalker.rules.attack import hindrance, incoming
from cordon.games.stalker.terms import STALKERS
from cordon.words.catalogue import Words
from cordon.words.names import join
from cordon.words.spelling import signed

if TYPE_CHECKING:
    from cordon.faces.stalker.prompts import StalkerPrompt


# --- what the page is told --------------------------------------------------------------------------------------------


class Needed(msgspec.Struct, frozen=True):
    """So many stars, and what they bring."""

    stars: int
    text: str


class Shares(msgspec.Struct, frozen=True):
    """The ends of an attack in whole per cent that add up to 100, in the order of the page's bar."""

    kill: int
    hurt: int
    heavy: int
    light: int
    miss: int


class ChanceFacts(msgspec.Struct, frozen=True):
    """The same as they are, and in whole per cent."""

    kill: float
    hurt: float
    heavy: float
    light: float
    miss: float
    shares: Shares


class DiceCount(msgspec.Struct, frozen=True):
    SD: int
    GD: int


class AimFacts(ChanceFacts, frozen=True):
    """An attack on somebody's part of the body, with its odds and where they come from."""

    target: str
    part: str
    range: int
    accurate: bool
    dice: DiceCount
    stars: int
    cover: int
    incoming: int
    masks: float
    focus: ChanceFacts | None
    why: list[str]
    need: list[Needed]


class AttentionFacts(msgspec.Struct, frozen=True):
    """Where the attention token comes to lie; ``same``: it stays as it is."""

    side: str
    space: str


class RouteFacts(msgspec.Struct, frozen=True):
    """A way to a space and its price."""

    path: list[str]
    attention: AttentionFacts
    radiation: int
    dose: int
    anomalies: dict[str, int]
    seen: list[str]
    meets: list[str]
    text: str


class Way(msgspec.Struct, frozen=True):
    """A way that a player draws: the spaces that it leads over as wished, its best form, who attacks if the turn ends
    there, and where it could go on to."""

    through: list[str]
    route: RouteFacts | None
    danger: DangerFacts | None
    next: list[str]


class Beside(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a question tells the page beside its facts: ways by option and space, attacks by option, what a roll
    that may be rolled again needs, and who attacks if the turn ends now."""

    routes: dict[str, dict[str, RouteFacts]] | None = None
    aims: dict[str, list[AimFacts]] | None = None
    need: list[Needed] | None = None
    danger: DangerFacts | None = None


# --- in numbers -------------------------------------------------------------------------------------------------------


LESSER = ("hurt", "heavy", "light", "miss")


def shares(found: Chances) -> Shares:
    """All ends of an attack in whole per cent: the kill as it is told everywhere, and of the others
    those are rounded up that lose most by rounding."""
    whole = {"kill": percent(found.kill)} | {part: int(getattr(found, part) * 100) for part in LESSER}
    order = sorted(LESSER, key=lambda part: whole[part] - getattr(found, part) * 100)
    for part in order[: 100 - sum(whole.values())]:
        whole[part] += 1
    return Shares(**whole)


# --- attacks ----------------------------------------------------------------------------------------------------------


def chance_notes(words: Words, aim: Aim) -> list[str]:
    """``kill 34 %``, ``wound 41 %``, ``miss 25 %``, and the same with focus."""
    plain, whole = aim.plain, shares(aim.plain)
    notes = [words.say("detail-kill", kill=whole.kill)]
    if plain.light + plain.heavy + plain.hurt:
        notes.append(words.say("detail-wound", wound=whole.light + whole.heavy + whole.hurt or "<1"))
    notes.append(words.say("detail-miss", miss=whole.miss or ("<1" if plain.miss else 0)))
    if aim.focus is not None:
        notes.append(words.say("detail-focus", kill=shares(aim.focus).kill))
    return notes


def why_notes(words: Words, aim: Aim) -> list[str]:
    """Where the numbers come from: range, what the accuracy face of stalker dice counts there (ST-11.9), dice, cover,
    what cards add."""
    sure = "none" if not aim.stalker_dice else aim.accurate
    notes = [
        words.say("detail-range", range=aim.range, accurate=sure),
        words.say("detail-dice", sd=aim.stalker_dice, gd=aim.gear_dice),
    ]
    if aim.stars:
        notes.append(words.say("detail-stars", by=signed(aim.stars)))
    if aim.cover:
        notes.append(words.say("detail-cover", n=aim.cover))
    if aim.incoming:
        notes.append(words.say("detail-incoming", by=signed(aim.incoming)))
    if aim.plain.masks:
        notes.append(words.say("detail-masks", masks=round(aim.plain.masks, 1)))
    return notes


def aim_facts(prompt: StalkerPrompt, aim: Aim) -> AimFacts:
    """An aim for the page."""
    return AimFacts(
        target=aim.target,
        part=aim.part,
        range=aim.range,
        accurate=aim.accurate,
        dice=DiceCount(aim.stalker_dice, aim.gear_dice),
        stars=aim.stars,
        cover=aim.cover,
        incoming=aim.incoming,
        masks=round(aim.plain.masks, 2),
        focus=ChanceFacts(**_chances(aim.focus)) if aim.focus is not None else None,
        why=why_notes(prompt.words, aim),
        need=_needed(prompt, aim.target, aim.part, aim.cover - aim.incoming),
        **_chances(aim.plain),
    )


def needs(prompt: StalkerPrompt) -> list[Needed]:
    """What the roll on the table needs: stars, and what they bring (ST-11.8, ST-13.19)."""
    game, words, seat = prompt.game, prompt.words, prompt.seat
    damage, attack, roll = prompt.damage, game.attack, game.thrown
    if damage is not None:
        return [Needed(damage, words.say("need-unhurt"))]
    own = attack is not None and attack.attacker == STALKERS[seat] and attack.target in game.state.enemies
    if attack is None or not own or (roll is not None and roll.has("AD")):
        return []
    more = hindrance(game, attack.attacker, attack.target) - incoming(game, attack.target)
    return _needed(prompt, attack.target, attack.part, more)


def _needed(prompt: StalkerPrompt, target: str, part: str, more: int) -> list[Needed]:
    """The stars that a body part needs, with cover and what its card adds, and what they bring."""
    kind = prompt.game.kind_of(target)
    thresholds = kind.head if part == "head" else kind.torso
    return [Needed(max(0, each.stars + more), threshold_effect(prompt.words, each)) for each in thresholds]


def threshold_effect(words: Words, threshold: Threshold) -> str:
    """What an enemy suffers when so many stars are reached."""
    parts = [words.say("threshold-ehp", n=threshold.ehp)] if threshold.ehp else []
    if threshold.wound:
        parts.append(words.say(f"threshold-{threshold.wound}"))
    return join(words, parts)


def _chances(found: Chances) -> dict[str, Any]:
    return {name: round(getattr(found, name), 4) for name in ("kill", *LESSER)} | {"shares": shares(found)}


# --- ways -------------------------------------------------------------------------------------------------------------


def route_notes(prompt: StalkerPrompt, route: Route) -> list[str]:
    """What a way costs, in words."""
    words, namer, game = prompt.words, prompt.namer, prompt.game
    if route.side == "same":
        notes = [words.say("route-same")]
    elif route.space == route.path[-1]:
        notes = [words.say(f"plain-{route.side}")]
    else:
        notes = [words.say(f"route-{route.side}", space=namer.space(game.address(route.space)))]
    if route.seen:
        notes.append(words.say("route-seen", n=len(route.seen)))
    if route.radiation:
        notes.append(words.say("route-radiation", n=route.radiation, dose=route.dose))
    for anomaly, chance in route.anomalies.items():
        notes.append(words.say("route-anomaly", anomaly=namer.anomaly(anomaly), chance=chance))
    if route.meets:
        notes.append(words.say("route-meets", who=join(words, [namer.entity(who) for who in route.meets])))
    return notes


def route_facts(prompt: StalkerPrompt, route: Route) -> RouteFacts:
    """A way for the page."""
    address = prompt.game.address
    steps = prompt.words.say("route-steps", n=len(route.path))
    return RouteFacts(
        path=[address(space) for space in route.path],
        attention=AttentionFacts(route.side, address(route.space) if route.space >= 0 else ""),
        radiation=route.radiation,
        dose=route.dose,
        anomalies=route.anomalies,
        seen=[address(space) for space in route.seen],
        meets=list(route.meets),
        text=", ".join([steps, *route_notes(prompt, route)]),
    )


# --- stalkers ---------------------------------------------------------------------------------------------------------


def shooting(words: Words, card: StalkerCard) -> str:
    """The dice of a stalker at each range: “2 stalker dice to range 3, 3 beyond” (ST-10.1)."""
    *nearer, last = card.shooting
    told = [words.say("detail-shooting", dice=each.dice, upto=each.upto) for each in nearer]
    told.append(words.say("detail-shooting-beyond" if nearer else "detail-shooting", dice=last.dice, upto=last.upto))
    return ", ".join(told)


def stalker_notes(words: Words, card: StalkerCard) -> list[str]:
    """The role, HP, shooting and abilities of a stalker to choose."""
    abilities = [words.say(f"ability-{ability.key}") for ability in card.abilities]
    return [
        words.say(f"stalker-{card.key}.role"),
        words.say("detail-hp", hp=card.hp),
        shooting(words, card),
        *abilities,
    ]
