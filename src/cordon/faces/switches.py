"""The switches of a game in words: for the form of a new table, and for ``cordon config``."""

from __future__ import annotations

from typing import Any, NamedTuple

from cordon.faces.registry import speaker
from cordon.faces.speaker import Card
from cordon.games.registry import game
from cordon.kernel.switches import Switch
from cordon.words.catalogue import Words
from cordon.words.spelling import spelled


class WordedSwitch(NamedTuple):
    """A switch, what it is called and means, and the words of each of its values."""

    switch: Switch
    name: str
    text: str
    values: tuple[Card, ...]


def worded(words: Words) -> list[WordedSwitch]:
    """All switches of a game. A switch is named by ``switch-<game>-<key>``, with its meaning in ``.why`` and the names
    of its values in attributes (``v1`` for a number), with what there is to say of one in ``-text``; values that are
    things of the game have the words of those."""
    switches = game(words.game).switches
    cards = speaker(words.game).cards(words) if any(switch.ref for switch in switches) else {}
    return [_worded(words, switch, cards) for switch in switches]


def _worded(words: Words, switch: Switch, cards: dict[str, Card]) -> WordedSwitch:
    key = f"switch-{words.game}-{_slug(switch.key)}"
    values = tuple((switch.ref and cards.get(str(value))) or _value(words, key, value) for value in switch.values)
    return WordedSwitch(switch, _said(words, key) or spelled(switch.key), _said(words, f"{key}.why"), values)


def _value(words: Words, key: str, value: Any) -> Card:
    if isinstance(value, bool):
        return Card(words.say("answer-yes" if value else "answer-no"))
    slug = _slug(str(value) or "none")
    # An attribute begins with a letter.
    key = f"{key}.{'v' if slug[0].isdigit() else ''}{slug}"
    return Card(_said(words, key) or spelled(str(value)), _said(words, f"{key}-text"))


def _said(words: Words, key: str) -> str:
    return words.say(key) if words.has(key) else ""


def _slug(id: str) -> str:
    return id.replace("_", "-")
