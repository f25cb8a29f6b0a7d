"""The journal of a game without a teller of its own: the message of each event, or the event spelled out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cordon.faces.journal import Line
from cordon.kernel.events import Note
from cordon.kernel.session import Session
from cordon.words.catalogue import Words
from cordon.words.narrator import fields_of, message_id, narrate
from cordon.words.plain import PlainNamer, refs_in, told
from cordon.words.spelling import sentence, spelled


class PlainTeller:
    """Tells each event by itself. Seats are called by their players."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.people = [name or words.say("player", number=seat + 1) for seat, name in enumerate(names)]

    def begin(self) -> None:
        """Nothing is kept in mind."""

    def know(self, session: Session[Any]) -> None:
        """Nothing is kept in mind."""

    def tell(self, note: Note) -> list[Line]:
        event = note.event
        namer = PlainNamer(self.words, self.people, refs_in([type(event)]))
        if self.words.has(message_id(self.words.game, type(event))):
            text = narrate(namer, note)
        else:
            facts = told(namer, fields_of(event))
            text = sentence(spelled(type(event).__name__)) + (f": {facts}." if facts else ".")
        return [Line(text, "", note.audience)] if text else []

    def pause(self) -> list[Line]:
        return []
