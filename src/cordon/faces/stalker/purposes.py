"""What a card will do with the space, the enemy or the stalker that it asks for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from cordon.games.stalker.ops.ground import Pick
from cordon.games.stalker.rules.script import CardStepFacts
from cordon.words.names import fields_of

if TYPE_CHECKING:
    from cordon.faces.stalker.prompts import StalkerPrompt
    from cordon.games.stalker.ops.base import OpBase
    from cordon.words.stalker.rules_text import RulesText

CHOSEN = ("picked", "chosen", "that")
"""How later steps call what was chosen."""


def purpose(prompt: StalkerPrompt) -> str:
    """What the question asks for something for."""
    facts = prompt.facts
    if not isinstance(facts, CardStepFacts) or not facts.path:
        return ""
    return purpose_of(prompt.rules, prompt.game.content.scripts[facts.path][facts.op :])


def purpose_of(text: RulesText, steps: Sequence[OpBase]) -> str:
    """The step that something is chosen for, and those after it as far as they still speak of it, as sentences."""
    first, *rest = steps
    last = max((number for number, op in enumerate(rest, 1) if _speaks_of_it(op)), default=0)
    return text.sentences([*([] if isinstance(first, Pick) else [first]), *rest[:last]])


def _speaks_of_it(value: Any) -> bool:
    if isinstance(value, msgspec.Struct):
        return any(map(_speaks_of_it, fields_of(value).values()))
    if isinstance(value, tuple):
        return any(map(_speaks_of_it, value))
    return value in CHOSEN
