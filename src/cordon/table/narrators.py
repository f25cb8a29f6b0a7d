"""A match in the words of everybody who looks on.

This is where threads remember something: who holds the lock of a room works here, and nobody else looks.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from cordon.kernel.decisions import Seat
from cordon.kernel.session import SecondLook, Session
from cordon.table import telling
from cordon.table.protocol import Closed, Language, Line, Question
from cordon.table.standing import Standing
from cordon.table.telling import Narration, Parts


class Reader(NamedTuple):
    """Whom something is told to: a seat, or somebody who looks on, in a language."""

    seat: Seat | None
    language: Language


class Whole(NamedTuple):
    """All that a reader is told of a match."""

    view: Parts
    questions: list[Question]
    journal: list[Line]


class News(NamedTuple):
    """What has changed for a reader: parts of the view, lines of the journal, the questions."""

    changed: Parts
    lines: list[Line]
    questions: list[Question]


class Narrators:
    """A narration for each language that is spoken at a table, and what each seat was last shown."""

    def __init__(self) -> None:
        self.bots: dict[Seat, str] = {}
        """The bots that play now, by seat."""
        self.narrations: dict[Language, Narration] = {}
        self._views: dict[Seat | None, Parts] = {}
        self._shown: dict[Seat | None, Parts] = {}

    def forget(self) -> None:
        """People have other names: everything is told afresh."""
        self.narrations.clear()

    def take_back(self) -> None:
        """What was worked out last did not come to pass."""
        self.narrations.clear()
        self._views = self._shown

    def cut(self, session: Session[Any]) -> None:
        """Answers were taken back."""
        for narration in self.narrations.values():
            narration.cut(session)

    def whole(self, standing: Standing, names: Sequence[str], reader: Reader) -> Whole:
        """Everything, for somebody who has just come."""
        narration = self.narration(standing, names, reader.language)
        view = self._views[reader.seat] = telling.view_of(standing.session, reader.seat)
        return Whole(view, self._questions(narration, standing, reader.seat), narration.lines(reader.seat))

    def news(
        self,
        standing: Standing,
        names: Sequence[str],
        readers: Iterable[Reader],
        start: int,
        looks: Sequence[SecondLook] = (),
    ) -> dict[Reader, News]:
        """What has changed since the last time: the lines from ``start`` on, after these second looks."""
        readers = set(readers)
        spoken = {reader.language for reader in readers}
        self.narrations = {language: told for language, told in self.narrations.items() if language in spoken}
        session, seats = standing.session, {reader.seat for reader in readers}
        drawn = telling.drawn_of(session) if seats else None
        views = {seat: telling.view_of(session, seat, drawn) for seat in seats}
        changes = {seat: telling.changed(self._views.get(seat, {}), view) for seat, view in views.items()}
        self._shown, self._views = self._views, views
        found = {}
        for reader in readers:
            narration = self.narration(standing, names, reader.language)
            lines = narration.looks(looks) + narration.lines(reader.seat, start)
            questions = self._questions(narration, standing, reader.seat)
            found[reader] = News(changes[reader.seat], lines, questions)
        return found

    def preview(
        self,
        standing: Standing,
        names: Sequence[str],
        language: Language,
        seat: Seat,
        option: str,
        through: Sequence[str],
    ) -> dict[str, Any]:
        """What would come of an option of the own question."""
        return self.narration(standing, names, language).preview(seat, option, through)

    def labels(self, standing: Standing, names: Sequence[str], language: Language, seat: Seat) -> dict[str, str]:
        """The options of a seat's question in words."""
        asked = self._questions(self.narration(standing, names, language), standing, seat)
        return {each.option: each.label for question in asked if question.seat == seat for each in question.choices}

    def closed(
        self, standing: Standing, names: Sequence[str], language: Language, seat: Seat | None, serial: int
    ) -> Closed | None:
        """What the rules forbid besides at an open question."""
        return self.narration(standing, names, language).closed(seat, _serials(standing), serial)

    def narration(self, standing: Standing, names: Sequence[str], language: Language) -> Narration:
        """The narration of a language, as far as the match has come."""
        known = self.narrations.get(language)
        if known is None:
            known = self.narrations[language] = Narration(standing.session, language, names)
        known.sit(self.bots)
        known.follow(standing.session)
        return known

    def _questions(self, narration: Narration, standing: Standing, seat: Seat | None) -> list[Question]:
        return narration.questions(seat, _serials(standing))


def _serials(standing: Standing) -> dict[Seat, int]:
    return {asked: known.serial for asked, known in standing.asked.items()}
