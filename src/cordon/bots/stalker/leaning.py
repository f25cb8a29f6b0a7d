"""What somebody is after in a campaign: people or coin. A single mission has no tomorrow: there everybody takes the
easiest way."""

from __future__ import annotations

from typing import Literal

from cordon.games.stalker.rules.environment import ON_CARD
from cordon.games.stalker.terms import CardNumber, number_of
from cordon.kernel.decisions import Decision

Leaning = Literal["", "people", "coin"]
LEANINGS: tuple[Leaning, ...] = ("people", "coin")

CHOICES: dict[CardNumber, dict[Leaning, tuple[str, ...]]] = {
    "A1-09": {"people": ("cut",), "coin": ("leave",)},
    "A2-03": {"people": ("break",)},
    "A3-07": {"people": ("smash",), "coin": ("unbolt",)},
    "A3-09": {"people": ("bring",), "coin": ("leave",)},
    "B1-06": {"people": ("hamlet",), "coin": ("bunker",)},
    "B2-05": {"people": ("lead",), "coin": ("lead",)},
    "B3-06": {"people": ("hold",), "coin": ("flood",)},
}
"""The cards that ask for more than skill, and which of their actions somebody wants. Nobody is paid for leaving the
sleepwalkers where they are."""


BEGUN: dict[tuple[str, str], Leaning] = {
    ("yurko", "freed"): "people",
    ("yurko", "left"): "coin",
    ("power", "hamlet"): "people",
    ("power", "bunker"): "coin",
    ("case", "opened"): "people",
    ("case", "sealed"): "coin",
    ("pond", "held"): "people",
    ("pond", "flooded"): "coin",
}
"""What a team has chosen tells what it is after."""


def of_team(own: Leaning, memory: dict[str, str]) -> Leaning:
    """What a team goes on with: what its choices were for so far; before that what somebody is after."""
    found = [BEGUN[choice] for choice in memory.items() if choice in BEGUN]
    return max(LEANINGS, key=found.count) if found else own


def wished(leaning: Leaning, card: CardNumber, keys: tuple[str, ...]) -> tuple[str, ...]:
    """The actions of a card, the best first."""
    wish = CHOICES.get(card, {}).get(leaning, ())
    return (*wish, *(key for key in keys if key not in wish)) if wish else keys


def wants(leaning: Leaning, card: CardNumber, key: str) -> bool:
    """Whether somebody is after an action of a card."""
    return key in CHOICES.get(card, {}).get(leaning, ())


def chosen(leaning: Leaning, decision: Decision) -> str:
    """What is chosen on a card that asks at once."""
    for option in decision.options:
        card, key = ON_CARD.read(option)
        if wants(leaning, number_of(card), key):
            return option
    return decision.options[0]
