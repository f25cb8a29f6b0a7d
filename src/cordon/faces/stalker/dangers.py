"""Who attacks when a turn ends, in numbers for the page and in words beside the option."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from cordon.faces.prompt import percent
from cordon.games.stalker.threats import Danger, How, Threat, ahead

if TYPE_CHECKING:
    from cordon.faces.stalker.prompts import StalkerPrompt


class ThreatFacts(msgspec.Struct, frozen=True):
    """An enemy that reacts: its damage at least and at most, the dice against it, what it costs on average."""

    enemy: str
    how: How
    low: int
    high: int
    dice: int
    stars: int
    loss: float
    text: str


class DangerFacts(msgspec.Struct, frozen=True):
    """All that react; ``fall``: the chance to be left without HP."""

    threats: list[ThreatFacts]
    loss: float
    fall: float
    text: str


def danger_facts(prompt: StalkerPrompt, found: Danger) -> DangerFacts:
    """A danger for the page."""
    return DangerFacts(
        threats=[_threat_facts(prompt, threat) for threat in found.threats],
        loss=round(found.loss, 2),
        fall=round(found.fall, 4),
        text=sum_note(prompt, found),
    )


def _threat_facts(prompt: StalkerPrompt, threat: Threat) -> ThreatFacts:
    low, high = min(threat.damage, default=0), max(threat.damage, default=0)
    text = threat_note(prompt, threat)
    return ThreatFacts(threat.enemy, threat.how, low, high, threat.dice, threat.stars, round(threat.loss, 2), text)


def danger_notes(prompt: StalkerPrompt, found: Danger) -> list[str]:
    """Enemy by enemy, then all of them together."""
    return [*(threat_note(prompt, threat) for threat in found.threats), sum_note(prompt, found)]


def ahead_note(prompt: StalkerPrompt) -> str:
    """“Then the enemies act: a HIGH card …”, before the last turn of a round ends."""
    found = ahead(prompt.game)
    if found is None:
        return ""
    return prompt.words.say(f"threat-ahead-{found.deck}", attacks=found.attacks, cards=found.cards)


def threat_note(prompt: StalkerPrompt, threat: Threat) -> str:
    """“Bandit – Shotgun 2 shoots: 9 damage, you roll 1 die, about −5 HP”."""
    enemy = prompt.namer.entity(threat.enemy)
    if threat.how != "attacks":
        return prompt.words.say(f"threat-{threat.how}", enemy=enemy)
    low, high = min(threat.damage), max(threat.damage)
    how = "shoots" if "human" in prompt.game.kind_of(threat.enemy).types else "attacks"
    return prompt.words.say(
        "threat-attacks",
        enemy=enemy,
        how="charges" if threat.charges and how == "attacks" else how,
        damage=str(high) if low == high else f"{low}–{high}",
        dice=threat.dice,
        stars=threat.stars,
        loss=round(threat.loss, 1),
    )


def sum_note(prompt: StalkerPrompt, found: Danger) -> str:
    """What several of them cost together, and how likely it is to be left without HP; empty if that is told already."""
    words, fall = prompt.words, percent(found.fall) if found.fall > 0 else 0
    several = sum(threat.how == "attacks" for threat in found.threats) > 1
    notes = [words.say("threat-together", loss=round(found.loss, 1))] if several else []
    if fall:
        notes.append(words.say("threat-fall", chance=fall))
    return ", ".join(notes)
