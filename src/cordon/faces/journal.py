"""The match as it has been told so far, line by line, and which lines a reader has not seen yet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from cordon.kernel.decisions import Seat
from cordon.kernel.events import Note
from cordon.kernel.session import Session
from cordon.words.pointing import Pointer, pointers

if TYPE_CHECKING:
    from cordon.faces.teller import Teller


STORIES = ("story", "aside")


class Line(NamedTuple):
    """A line of the journal. ``style``: ``""`` what happened, ``head`` a heading, ``story`` a card's own words,
    ``aside`` a story that somebody else's screen was for: it stands only in the whole journal."""

    text: str
    """Empty: another line tells of it; a page still shows it on the board."""
    style: str = ""
    note: Note | None = None
    """What it tells of, if not the note that it was told at."""
    names: tuple[Pointer, ...] = ()
    """The things that it names."""


class Told(NamedTuple):
    """A line and the note that it tells of, which says whom it is for."""

    note: Note
    line: Line


def told(teller: Teller[Any], notes: Sequence[Note]) -> list[Told]:
    """What happened after one answer, line by line, each with the note that it tells of."""
    teller.namer.look()  # what questions have named
    found = [Told(line.note or note, line) for note in notes for line in _pointing(teller, teller.tell(note))]
    return found + [Told(line.note, line) for line in _pointing(teller, teller.pause()) if line.note is not None]


def _pointing(teller: Teller[Any], lines: Sequence[Line]) -> list[Line]:
    """Lines that have just been told, with what they name; a card's own words name nothing on the table."""
    given = teller.namer.look()
    return [line if line.style in STORIES else line._replace(names=pointers(line.text, given)) for line in lines]


def whole_story(session: Session[Any], teller: Teller[Any], seat: Seat | None) -> list[Line]:
    """What ``seat`` may read of a match from its opening on, what is folded too: its log is played again, and told by a
    teller who has told nothing yet. A ``SaveError``: under other rules it does not lead here."""
    again = Session.replayed(session.spec, session.setup, session.opening, ())
    journal = Journal(teller)
    journal.follow(again)
    found = journal.lines(seat)
    for number, entry in enumerate(session.entries, 1):
        again.again(entry)
        journal.follow(again)
        found += journal.lines(seat, number)
    return found


class Journal:
    """Follows a match, a passage for each answer; what is taken back is cut."""

    def __init__(self, teller: Teller[Any]) -> None:
        self.teller = teller
        self.passages: list[list[Told]] = []
        self.first = 0
        """From where it is told."""
        self.read = 0

    def follow(self, session: Session[Any]) -> None:
        """Tell what is new, and forget what the match has folded."""
        if self.first != session.first:
            self._fold(session)
        if news := session.notes[len(self.passages) :]:
            self.passages += [told(self.teller, notes) for notes in news]
            self.teller.know(session)

    def _fold(self, session: Session[Any]) -> None:
        """Begin where the match can still be told from; who was not there until then learns who is who."""
        self.first = session.first
        if len(self.passages) <= self.first:
            self.teller.know(session.twin(self.first))
        self.passages[: self.first + 1] = [[]] * (self.first + 1)

    def cut(self, session: Session[Any]) -> None:
        """Answers were taken back, and none has been given since."""
        del self.passages[len(session.notes) :]
        self.teller.know(session)
        self.mark_read()

    def passage(self, number: int, seat: Seat | None) -> list[Told]:
        """What ``seat`` may know of the answer of this number; 0: of the beginning."""
        return [told for told in self.passages[number] if told.note.is_for(seat)]

    def lines(self, seat: Seat | None, start: int = 0) -> list[Line]:
        """What ``seat`` may read, from a passage on."""
        numbers = range(start, len(self.passages))
        return [line for number in numbers for _, line in self.passage(number, seat) if line.text]

    def fresh(self, seat: Seat | None) -> list[Line]:
        """The lines since the last ``mark_read``."""
        return [line for line in self.lines(seat, self.read) if line.style != "aside"]

    def mark_read(self) -> None:
        """Everything so far has been seen."""
        self.read = len(self.passages)
