"""One narrator for all events: the message of an event's class, with its fields by name.

No rule and no card writes a line of the log itself, so the same match can be read in four languages, and a new event
only needs a message ``log-<game>-<event-in-kebab-case>``.
"""

from __future__ import annotations

import re

from cordon.kernel.decisions import Reason
from cordon.kernel.events import Event, Note
from cordon.words.names import Namer

SILENT = "-"
"""The whole text of a message whose event is for statistics and animations, not for the journal."""

_HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def message_id(game: str, event: type[Event]) -> str:
    """``log-zona-item-gained`` of ``ItemGained``."""
    return f"log-{game}-{_HUMP.sub('-', event.__name__).lower()}"


def narrate(namer: Namer, note: Note, part: str = "", **more: object) -> str:
    """The line of the journal for an event; empty where its message is silent. ``more``: what no field says, or says in
    other words; ``part``: the attribute of the message that is told instead."""
    key = message_id(namer.words.game, type(note.event)) + part
    text = namer.words.say(key, **{**namer.of(note.event), **more})
    return "" if text == SILENT else text


def explain(namer: Namer, reason: Reason) -> str:
    """Why something is not possible, in a sentence without the rule's id: the caller appends that as it likes."""
    return namer.words.say(f"reason-{namer.words.game}-{reason.id}", **namer.of_reason(reason))
