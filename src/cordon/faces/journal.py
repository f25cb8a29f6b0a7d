"""The match as it has been told so far, line by line, and which lines a reader has not seen yet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from cordon.kernel.decisions import Seat
from cordon.kernel.events import Note
from cordon.kernel.session import Session

if TYPE_CHECKING:
    from cordon.faces.teller import Teller


class Line(NamedTuple):
    """A line of the journal. ``style``: ``""`` what happened, ``head`` a new chapter, ``story`` a card's own words,
    ``aside`` a story that somebody else's screen was for: it stands only in the whole journal."""

    text: str
    """Empty: another line tells of it; a page still shows it on the board."""
    style: str = ""
    note: Note | None = None
    """What it tells of, if not the note that it was told at."""


class Told(NamedTuple):
    """A line and the note that it tells of, which says whom it is for."""

    note: Note
    line: Line


def told(teller: Teller[Any], notes: Sequence[Note]) -> list[Told]:
    """What happened after one answer, line by line, each with the note that it tells of."""
    found = [Told(line.note or note, line) for note in notes for line in teller.tell(note)]
    return found + [Told(line.note, line) for line in teller.pause() if line.note is not None]


class Journal:
    """Follows a match, a chapter for each answer; what is taken back is cut."""

    def __init__(self, teller: Teller[Any]) -> None:
        self.teller = teller
        self.chapters: list[list[Told]] = []
        self.read = 0

    def follow(self, session: Session[Any]) -> None:
        """Tell what is new."""
        if news := session.notes[len(self.chapters) :]:
            self.chapters += [told(self.teller, notes) for notes in news]
            self.teller.know(session)

    def cut(self, session: Session[Any]) -> None:
        """Answers were taken back, and none has been given since."""
        del self.chapters[len(session.notes) :]
        self.teller.know(session)
        self.mark_read()

    def chapter(self, number: int, seat: Seat | None) -> list[Told]:
        """What ``seat`` may know of the answer of this number; 0: of the beginning."""
        return [told for told in self.chapters[number] if told.note.is_for(seat)]

    def lines(self, seat: Seat | None, start: int = 0) -> list[Line]:
        """What ``seat`` may read, from a chapter on."""
        numbers = range(start, len(self.chapters))
        return [line for number in numbers for _, line in self.chapter(number, seat) if line.text]

    def fresh(self, seat: Seat | None) -> list[Line]:
        """The lines since the last ``mark_read``."""
        return [line for line in self.lines(seat, self.read) if line.style != "aside"]

    def mark_read(self) -> None:
        """Everything so far has been seen."""
        self.read = len(self.chapters)
