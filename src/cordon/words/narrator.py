"""One narrator for all events: the message of an event's class, with its fields by name.

No rule and no card writes a line of the log itself, so the same match can be read in four languages, and a new event
only needs a message ``log-<game>-<event-in-kebab-case>``.
"""

from __future__ import annotations

from cordon.kernel.decisions import Reason
from cordon.kernel.events import Event, Note
from cordon.words.names import Namer
from cordon.words.spelling import kebab, spelled

SILENT = "-"
"""The whole text of a message whose event is for statistics and animations, not for the journal."""


def message_id(game: str, event: type[Event]) -> str:
    """``log-zona-item-gained`` of ``ItemGained``."""
    return f"log-{game}-{kebab(event.__name__)}"


def narrate(namer: Namer, note: Note, part: str = "", **more: object) -> str:
    """The line of the journal for an event; empty where its message is silent. ``more``: what no field says, or says in
    other words; ``part``: the attribute of the message that is told instead."""
    key = message_id(namer.words.game, type(note.event)) + part
    text = namer.words.say(key, **{**namer.of(note.event, namer.words.takes(key)), **more})
    return "" if text == SILENT else text


def explain(namer: Namer, reason: Reason) -> str:
    """Why something is not possible, in a sentence without the rule's id: the caller appends that as it likes."""
    words, key = namer.words, f"reason-{namer.words.game}-{reason.id}"
    return words.say(key, **namer.of_reason(reason, words.takes(key))) if words.has(key) else spelled(reason.id)
