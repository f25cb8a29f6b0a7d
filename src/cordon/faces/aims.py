"""What a bot is up to, in its own words."""

from __future__ import annotations

from cordon.bots.aims import Aim
from cordon.words.names import Namer
from cordon.words.spelling import kebab


def own_words(namer: Namer, aim: Aim) -> str:
    """The message ``aim-<game>-<name>`` with the fields of the aim, in one sentence."""
    key = f"aim-{namer.words.game}-{kebab(type(aim).__name__)}"
    return namer.words.say(key, **namer.of(aim, namer.words.takes(key)))
