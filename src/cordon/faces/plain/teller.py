"""The journal of a game without a teller of its own: the message of each event, or the event spelled out."""

from __future__ import annotations

from cordon.faces.journal import Line
from cordon.faces.teller import Teller
from cordon.kernel.events import Note
from cordon.kernel.refs import refs_of
from cordon.words.names import fields_of
from cordon.words.narrator import message_id
from cordon.words.plain import PlainNamer, told
from cordon.words.spelling import capital, spelled


class PlainTeller(Teller[PlainNamer]):
    """Tells each event by itself. Seats are called by their players."""

    def naming(self) -> PlainNamer:
        return PlainNamer(self.words, self.people)

    def tell(self, note: Note) -> list[Line]:
        event = note.event
        if self.words.has(message_id(self.words.game, type(event))):
            return super().tell(note)
        facts = told(self.namer, fields_of(event), refs_of(type(event)))
        return [Line(capital(spelled(type(event).__name__)) + (f": {facts}." if facts else "."))]
