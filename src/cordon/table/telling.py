"""What each participant is told: views, questions and the journal, by seat and language: only what they may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from cordon.faces.journal import Journal, Told
from cordon.faces.registry import speaker
from cordon.faces.speaker import Asked
from cordon.kernel.decisions import Decision, Seat
from cordon.kernel.errors import UndoRefused
from cordon.kernel.once import once
from cordon.kernel.session import CHAPTER, LEVELS, SecondLook, Session
from cordon.table.protocol import Choice, Line, Question, UndoLevel
from cordon.words.catalogue import Words

NOT_SENT = frozenset({"decisions", "asked"})
"""Parts of a view that the questions tell as well, in words."""

STORIES = ("story", "aside")

REMEMBERED = 20_000
"""Sentences that are kept for each language and game."""


class QuickWords(Words):
    """Words that remember what they have said: the same few thousand sentences come up at every table."""

    def __init__(self, language: str, game: str) -> None:
        super().__init__(language, game)
        self._said, self._known = _memory(language, game)

    def has(self, id: str) -> bool:
        found = self._known.get(id)
        if found is None:
            found = self._known[id] = super().has(id)
        return found

    def say(self, id: str, /, **args: object) -> str:
        key = (id, *((name, type(value), value) for name, value in args.items()))
        try:
            text = self._said.get(key)
        except TypeError:  # an argument that cannot be remembered
            return super().say(id, **args)
        if text is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            text = self._said[key] = super().say(id, **args)
        return text


@once
def _memory(language: str, game: str) -> tuple[dict[tuple[object, ...], str], dict[str, bool]]:  # noqa: ARG001
    """One for each language and game, shared by all tables."""
    return {}, {}


class Narration:
    """A match in one language: its journal and its questions. It follows the match; undo cuts it."""

    def __init__(self, session: Session[Any], language: str, names: Sequence[str]) -> None:
        self.words = QuickWords(language, session.spec.id)
        self.speaker = speaker(session.spec.id)
        self.journal = Journal(self.speaker.teller(self.words, names))
        self.follow(session)

    def follow(self, session: Session[Any]) -> None:
        """Tell what has happened since the last time."""
        self.session = session
        self.journal.follow(session)

    def cut(self, session: Session[Any]) -> None:
        """Answers were taken back."""
        self.session = session
        self.journal.cut(session)

    def lines(self, seat: Seat | None, start: int = 0) -> list[Line]:
        """What ``seat`` may read, from passage ``start`` on, with the second looks at their places. Where missions are
        folded it begins with a line that says so."""
        found: list[Line] = []
        if self.session.is_folded and start <= self.session.first:
            start = self.session.first
            found.append(Line(start, self.words.say("journal-folded"), "", "Folded"))
        for number in range(start, len(self.journal.passages)):
            found += [_line(number, each) for each in self.journal.passage(number, seat)]
            found += self.looks([look for look in self.session.second_looks if look.at == number])
        return found

    def looks(self, second_looks: Sequence[SecondLook]) -> list[Line]:
        """The lines of second looks."""
        return [self._look(look.at, look.answers) for look in second_looks]

    def _look(self, at: int, answers: int) -> Line:
        text = self.words.say("server-second-look", count=answers)
        return Line(at, text, "", "SecondLook", {"answers": answers}, second_look=True)

    def preview(self, seat: Seat, option: str, through: Sequence[str]) -> dict[str, Any]:
        """What would come of an option of the own question."""
        decision = next(each for each in self.session.decisions if each.seat == seat)
        found = self.speaker.preview(self.session, decision, self.journal.teller, option, through)
        return msgspec.to_builtins(found) if found is not None else {}

    def questions(self, seat: Seat | None, serials: dict[Seat, int]) -> list[Question]:
        """The own question in full, and whom else the table waits for; a group that decides together reads it all."""
        found = []
        for decision in self.session.decisions:
            serial = serials.get(decision.seat, 0)
            if decision.seat == seat or self.session.spec.is_council(self.session.game):
                asked = self.speaker.asked(self.session, decision, self.journal.teller)
                found.append(_question(serial, decision, asked))
            else:
                person = self.journal.teller.people[decision.seat]
                text = self.words.say("server-waiting", person=person)
                found.append(Question(serial, decision.seat, decision.kind, text))
        return found


def _line(answer: int, told: Told) -> Line:
    note, line = told
    if line.style in STORIES:
        return Line(answer, line.text, note.rule, "Story")
    fields = msgspec.to_builtins(note.event)
    event = fields.pop("type")
    return Line(answer, line.text, note.rule, event, fields)


def _question(serial: int, decision: Decision, asked: Asked) -> Question:
    choices = []
    for choice in asked.choices:
        odds = asked.odds.get(choice.option)
        choices.append(
            Choice(
                option=choice.option,
                label=choice.label,
                details=list(choice.details),
                why=choice.why,
                rule=choice.rule,
                odds=odds.plain if odds is not None else None,
                forced=odds.forced if odds is not None else None,
                anytime=choice.option in decision.anytime,
            )
        )
    return Question(
        serial=serial,
        seat=decision.seat,
        kind=decision.kind,
        text=asked.text,
        story=list(asked.story),
        choices=choices,
        facts=asked.facts,
        low=decision.low,
        high=decision.high,
    )


def view_of(session: Session[Any], seat: Seat | None) -> dict[str, msgspec.Raw]:
    """The view of a seat, each part as it goes over the wire."""
    view = session.spec.view(session.game, seat)
    records = (view, speaker(session.spec.id).drawn(session))
    parts = (
        (name, getattr(record, name)) for record in records if record is not None for name in record.__struct_fields__
    )
    return {name: msgspec.Raw(msgspec.json.encode(part)) for name, part in parts if name not in NOT_SENT}


def changed(before: dict[str, msgspec.Raw], after: dict[str, msgspec.Raw]) -> dict[str, msgspec.Raw]:
    """The parts that are not as they were."""
    return {name: part for name, part in after.items() if bytes(before.get(name, b"")) != bytes(part)}


def undo_levels(session: Session[Any], bots: frozenset[Seat], seat: Seat | None, is_strict: bool) -> list[UndoLevel]:
    """What a seat could take back now, nearest first; each is told once, by its smallest name."""
    if seat is None:
        return []
    found: list[UndoLevel] = []
    told: set[int] = set()
    begun = undo_target(session, bots, CHAPTER) or 0
    for level in LEVELS:
        target = undo_target(session, bots, level)
        if level != "choice" and target is not None and target < begun:
            continue  # the last action, turn or round was in the chapter before
        if target is None or target in told or why_not_undo(session, bots, seat, target, is_strict):
            continue
        told.add(target)
        found.append(UndoLevel(level, len(session.entries) - target, not session.is_free(target)))
    return found


def undo_target(session: Session[Any], bots: frozenset[Seat], level: str) -> int | None:
    """Where undoing a ``level`` leads; nowhere, if no person has answered anything."""
    try:
        return session.undo_target(level, bots)
    except UndoRefused:
        return None


def why_not_undo(session: Session[Any], bots: frozenset[Seat], seat: Seat, target: int, is_strict: bool) -> str:
    """Why ``seat`` may not go back to ``target`` answers, as a message; empty if it may.

    Everybody at a free table may take back anything, and a second look is shown to all. At a strict one only the own
    answers (and those of bots) can be taken back, and no new information.
    """
    if not 0 <= target < len(session.entries):
        return "error-undo-nothing"
    if target < session.first:
        return f"error-{session.no_way_back().code}"
    if not is_strict:
        return ""
    if not session.is_free(target):
        return "server-undo-strict"
    if any(entry.seat != seat and entry.seat not in bots for entry in session.entries[target:]):
        return "server-undo-others"
    return ""


def encode(message: msgspec.Struct) -> bytes:
    """A message as it goes over the wire."""
    return msgspec.json.encode(message)
