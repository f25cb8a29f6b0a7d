"""What a script of Zone Survival asks, in words: the page that lies open, and the options at its end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from cordon.games.stalker.survival.book import SCRIPT_OPTION, ZoneScriptFacts
from cordon.kernel.decisions import told
from cordon.kernel.verbs import Verb

if TYPE_CHECKING:
    from cordon.faces.stalker.prompts import StalkerPrompt


def story(prompt: StalkerPrompt) -> list[str]:
    """The pages that lie open."""
    if not isinstance(prompt.facts, ZoneScriptFacts):
        return []
    words = prompt.words
    title = words.say(f"script-{prompt.facts.script}")
    return [words.say("card-told", title=title, text=words.say(page)) for page in prompt.facts.pages]


def _option(prompt: StalkerPrompt, option: str) -> dict[str, object]:
    return {"text": prompt.namer.script_option(told(prompt.facts, ZoneScriptFacts).script, option)}


def _price(prompt: StalkerPrompt, _: str, key: str) -> list[str]:
    """What an option costs; what comes of it is the story's."""
    script = prompt.game.content.zone_scripts[told(prompt.facts, ZoneScriptFacts).script]
    options = (option for node in script.nodes for option in getattr(node, "options", ()) if option.key == key)
    return [prompt.rules.inline(option.pay) for option in options if option.pay]


LABELS: dict[Verb, Callable[..., Mapping[str, object]]] = {SCRIPT_OPTION: _option}
NOTES: dict[Verb, Callable[..., list[str]]] = {SCRIPT_OPTION: _price}
