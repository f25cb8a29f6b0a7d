"""What an action on an environment card takes and does, before it is chosen: its chance, its price beside the action,
how far it has come, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cordon.faces.prompt import percent
from cordon.games.stalker import odds
from cordon.games.stalker.ops import If, Try
from cordon.games.stalker.ops.conditions import Stars
from cordon.games.stalker.ops.fighting import Roll
from cordon.games.stalker.ops.mission import AddCubes
from cordon.games.stalker.ops.survival import OpenScript
from cordon.games.stalker.rules.environment import LOOK, ON_CARD, TAKE, ChooseFacts, cubes_needed
from cordon.words.spelling import capital
from cordon.words.stalker.rules_text import RulesText

if TYPE_CHECKING:
    from cordon.faces.stalker.prompts import StalkerPrompt
    from cordon.games.stalker.ops.base import OpBase


def notes(prompt: StalkerPrompt, option: str, card: str, action: str) -> list[str]:
    """“works in 19 %”, “1 of 3 cubes so far”, “Turn this card over”."""
    words, script = prompt.words, _script(prompt, option)
    if action in (LOOK, TAKE):
        return [words.say(f"detail-{action}")]
    chance = prompt.odds.get(option)
    return [
        words.say("detail-chance", chance=percent(chance)) if chance is not None else "",
        _progress(prompt, card, script),
        capital(_told(prompt, card, action, script)),
    ]


def _told(prompt: StalkerPrompt, card: str, action: str, script: Sequence[OpBase]) -> str:
    """What an action comes to: in words of its own where its script would be long-winded."""
    by_hand = f"does-{prompt.game.state.environment[card].number.lower()}-{action}"
    if prompt.words.has(by_hand):
        return prompt.words.say(by_hand)
    return _text(prompt, card).inline([op for op in script if not _is_read(op)] or script)


def price(prompt: StalkerPrompt, option: str) -> str:
    """What is to be paid beside the action: “spend 1 × fuse”."""
    return _text(prompt, ON_CARD.read(option).card).inline(_script(prompt, option, "/pay"))


def chance(prompt: StalkerPrompt, option: str) -> float | None:
    """The chance of an action that is a roll against a number of stars."""
    dice = 0
    for op in _script(prompt, option):
        match op:
            case Roll():
                cubes = prompt.game.state.environment[ON_CARD.read(option).card].cubes
                dice = op.n + (cubes if op.cubes else 0)
            case If(when=(Stars(n=least),)) if dice:
                return odds.at_least(dice, least)
            case Try():
                return odds.at_least(op.dice, op.least)
    return None


def is_priced(prompt: StalkerPrompt, option: str) -> bool:
    """Whether its price is printed with its name, as on all cards of missions."""
    card, action = ON_CARD.read(option)
    return action in (LOOK, TAKE) or prompt.game.state.environment[card].number not in prompt.game.content.zone_cards


def _text(prompt: StalkerPrompt, card: str) -> RulesText:
    own = prompt.game.state.environment[card].number
    return RulesText(prompt.words, own=own, seats=prompt.game.state.seats)


def _script(prompt: StalkerPrompt, option: str, rest: str = "") -> tuple[OpBase, ...]:
    card, action = ON_CARD.read(option)
    side = prompt.game.side_id(prompt.game.state.environment[card])
    how = "choice" if isinstance(prompt.facts, ChooseFacts) else "action"
    return prompt.game.content.scripts.get(f"side/{side}/{how}/{action}{rest}", ())


def _is_read(op: OpBase) -> bool:
    """Whether nothing comes of it but a page to read: which one is not known before."""
    parts = [each for part in op.parts().values() for each in part]
    return isinstance(op, OpenScript) or (bool(parts) and all(map(_is_read, parts)))


def _progress(prompt: StalkerPrompt, card: str, script: tuple[OpBase, ...]) -> str:
    """How many of the cubes lie there that are enough."""
    record = prompt.game.state.environment[card]
    need = cubes_needed(prompt.game, record)
    if not need or not any(isinstance(op, AddCubes) and not op.card for op in script):
        return ""
    return prompt.words.say("detail-cubes", cubes=record.cubes, need=need)
