"""The match as it has been told so far, line by line, and which lines a reader has not seen yet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from cordon.kernel.decisions import Seat
from cordon.kernel.events import Note


class Line(NamedTuple):
    """A line of the journal. ``style``: ``""`` what happened, ``head`` a new chapter, ``story`` a card's own words,
    ``aside`` a story that somebody else's screen was for: it stands only in the whole journal."""

    text: str
    """Empty: another line tells of it; a page still shows it on the board."""
    style: str = ""
    audience: Seat | None = None
    note: Note | None = None
    """What it tells of, if not the note that it was told at."""

    def is_for(self, seat: Seat | None) -> bool:
        return self.audience is None or self.audience == seat


class Teller(Protocol):
    """Turns events into lines; it knows who is who at this point of the match."""

    def tell(self, note: Note) -> list[Line]:
        """The lines that are due with this note; what belongs to a line that is still growing waits."""
        ...

    def pause(self) -> list[Line]:
        """What has waited and is due because the match waits for an answer."""
        ...

    def begin(self) -> None:
        """Forget everything: the match is told from its beginning again."""
        ...


def told(teller: Teller, notes: Sequence[Note]) -> list[tuple[Note, Line]]:
    """What happened after one answer, line by line, each with the note that it tells of."""
    found = [(line.note or note, line) for note in notes for line in teller.tell(note)]
    return found + [(line.note, line) for line in teller.pause() if line.note is not None]


class Journal:
    """Follows a list of notes per answer (``Session.notes``), also when answers are taken back."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.chapters: list[list[Line]] = []
        self.read = 0

    def follow(self, notes: Sequence[Sequence[Note]]) -> None:
        """Tell what is new; after an undo the whole match is told again, because names may have changed."""
        if len(notes) < len(self.chapters):
            self.chapters = []
            self.teller.begin()
            self.read = len(notes)
        for chapter in notes[len(self.chapters) :]:
            self.chapters.append([line for _, line in told(self.teller, chapter) if line.text])

    def fresh(self, seat: Seat | None) -> list[Line]:
        """The lines since the last ``mark_read``."""
        return [line for line in self.lines(seat, self.read) if line.style != "aside"]

    def lines(self, seat: Seat | None, start: int = 0) -> list[Line]:
        """What ``seat`` may read, from a chapter on."""
        return [line for chapter in self.chapters[start:] for line in chapter if line.is_for(seat)]

    def mark_read(self) -> None:
        """Everything so far has been seen."""
        self.read = len(self.chapters)
