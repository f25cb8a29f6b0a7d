"""What each participant is told: views, questions and the journal, by seat and language: only what they may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import msgspec

from cordon.bots.registry import spokesman
from cordon.faces import own_dice
from cordon.faces.aims import own_words
from cordon.faces.choices import Choice as Worded
from cordon.faces.journal import STORIES, Journal, Told
from cordon.faces.prompt import Odds
from cordon.faces.registry import speaker
from cordon.faces.speaker import Asked
from cordon.kernel.decisions import Decision, Seat
from cordon.kernel.errors import UndoRefused
from cordon.kernel.events import Note
from cordon.kernel.own_dice import KIND, OwnDice
from cordon.kernel.session import CHAPTER, LEVELS, SecondLook, Session
from cordon.table.protocol import Choice, Closed, Line, Question, UndoLevel
from cordon.words.catalogue import Words

_encode = msgspec.json.Encoder().encode

NOT_SENT = frozenset({"decisions", "asked"})
"""Parts of a view that the questions tell as well, in words."""


class Narration:
    """A match in one language: its journal and its questions. It follows the match; undo cuts it. What several are told
    alike is put into words once."""

    def __init__(self, session: Session[Any], language: str, names: Sequence[str]) -> None:
        self.words = Words(language, session.spec.id)
        self.bots: Mapping[Seat, str] = {}
        self.speaker = speaker(session.spec.id)
        self.journal = Journal(self.speaker.teller(self.words, names))
        self.stand(session)
        self.journal.follow(session)

    def sit(self, bots: Mapping[Seat, str]) -> None:
        """So many bots sit at the table now: they say what they are up to."""
        if bots != self.bots:
            self.bots = dict(bots)
            self._questions.clear()

    def follow(self, session: Session[Any]) -> None:
        """Tell what has happened since the last time."""
        if session is not self.session or len(session.notes) != len(self.journal.passages):
            self.stand(session)
            self.journal.follow(session)

    def cut(self, session: Session[Any]) -> None:
        """Answers were taken back."""
        self.stand(session)
        self.journal.cut(session)

    def stand(self, session: Session[Any]) -> None:
        """So the match stands now: what was told of its questions and its last answer does not hold any more."""
        self.session = session
        self._questions: dict[tuple[Seat, int, bool], Question] = {}
        self._newest: list[tuple[Note, Line]] | None = None

    def lines(self, seat: Seat | None, start: int = 0, end: int | None = None) -> list[Line]:
        """What ``seat`` may read, from passage ``start`` on, or as far as ``end``, with the second looks at their
        places. Where missions are folded it begins with a line that says so."""
        found: list[Line] = []
        if self.session.is_folded and start <= self.session.first:
            start = self.session.first
            found.append(Line(start, self.words.say("journal-folded"), "", "Folded"))
        for number in range(start, len(self.journal.passages) if end is None else end + 1):
            found += [line for note, line in self._passage(number) if note.is_for(seat)]
            found += self.looks([look for look in self.session.second_looks if look.at == number])
        return found

    def _passage(self, number: int) -> list[tuple[Note, Line]]:
        """All lines of a passage; those of the last one are told to everybody in turn."""
        if number < len(self.journal.passages) - 1:
            return [(told.note, _line(number, told)) for told in self.journal.passages[number]]
        if self._newest is None:
            self._newest = [(told.note, _line(number, told)) for told in self.journal.passages[number]]
        return self._newest

    def looks(self, second_looks: Sequence[SecondLook]) -> list[Line]:
        """The lines of second looks."""
        return [self._look(look.at, look.answers) for look in second_looks]

    def _look(self, at: int, answers: int) -> Line:
        text = self.words.say("server-second-look", count=answers)
        return Line(at, text, "", "SecondLook", {"answers": answers}, second_look=True)

    def preview(self, seat: Seat, option: str, through: Sequence[str]) -> dict[str, Any]:
        """What would come of an option of the own question."""
        decision = next(each for each in self.session.decisions if each.seat == seat)
        if decision.kind == KIND:
            return {}
        found = self.speaker.preview(self.session, decision, self.journal.teller, option, through)
        return msgspec.to_builtins(found) if found is not None else {}

    def questions(self, seat: Seat | None, serials: dict[Seat, int]) -> list[Question]:
        """The own question in full, and whom else the table waits for; a group that decides together reads it all."""
        return [self._told(decision, seat, serials.get(decision.seat, 0)) for decision in self.session.decisions]

    def _told(self, decision: Decision, seat: Seat | None, serial: int) -> Question:
        """A question as it has been told to others; what own dice have shown so far is told to each by itself."""
        if decision.kind == KIND:
            return self._question(decision, seat, serial)
        key = (decision.seat, serial, self._reads(seat, decision))
        if key not in self._questions:
            self._questions[key] = self._question(decision, seat, serial)
        return self._questions[key]

    def _question(self, decision: Decision, seat: Seat | None, serial: int) -> Question:
        aim = self._aim(decision)
        if self._reads(seat, decision):
            return _question(serial, decision, self._asked(decision, seat), aim)
        person = self.journal.teller.people[decision.seat]
        return Question(serial, decision.seat, decision.kind, self.words.say("server-waiting", person=person), aim=aim)

    def _aim(self, decision: Decision) -> str:
        """What a bot that is asked is up to."""
        bot = spokesman(self.bots.get(decision.seat, ""), self.session.spec.id)
        if bot is None or decision.kind == KIND:
            return ""
        found = bot.aim(decision, partial(self.session.spec.view, self.session.game, decision.seat))
        return own_words(self.journal.teller.namer, found) if found is not None else ""

    def closed(self, seat: Seat | None, serials: dict[Seat, int], serial: int) -> Closed | None:
        """What the rules forbid besides at an open question that ``seat`` can read; nothing if there is none such."""
        for decision in self.session.decisions:
            if serials.get(decision.seat) == serial and self._reads(seat, decision) and decision.kind != KIND:
                found = self.speaker.closed(self.session, decision, self.journal.teller)
                return Closed(serial, decision.seat, [_choice(each, decision) for each in found.choices], found.facts)
        return None

    def _reads(self, seat: Seat | None, decision: Decision) -> bool:
        """Whether somebody is told the whole question: it is theirs, or a group decides together."""
        return decision.seat == seat or self.session.spec.is_council(self.session.game)

    def _asked(self, decision: Decision, seat: Seat | None) -> Asked:
        if isinstance(self.session, OwnDice) and self.session.wanted is not None:
            return own_dice.asked(self.session, self.journal.teller, seat)
        return self.speaker.asked(self.session, decision, self.journal.teller)


def _line(answer: int, told: Told) -> Line:
    note, line = told
    if line.style in STORIES:
        return Line(answer, line.text, note.rule, "Story")
    fields = msgspec.to_builtins(note.event)
    event = fields.pop("type")
    return Line(answer, line.text, note.rule, event, fields, list(line.names))


def _question(serial: int, decision: Decision, asked: Asked, aim: str) -> Question:
    return Question(
        serial=serial,
        seat=decision.seat,
        kind=decision.kind,
        text=asked.text,
        names=list(asked.names),
        story=list(asked.story),
        choices=[_choice(choice, decision, asked.odds.get(choice.option)) for choice in asked.choices],
        facts=asked.facts,
        low=decision.low,
        high=decision.high,
        closed=asked.closed,
        aim=aim,
    )


def _choice(choice: Worded, decision: Decision, odds: Odds | None = None) -> Choice:
    return Choice(
        option=choice.option,
        label=choice.label,
        details=list(choice.details),
        why=choice.why,
        rule=choice.rule,
        odds=odds.plain if odds is not None else None,
        forced=odds.forced if odds is not None else None,
        chance=odds.text if odds is not None else "",
        tone=choice.tone,
        anytime=choice.option in decision.anytime,
    )


Parts = dict[str, msgspec.Raw]


def view_of(session: Session[Any], seat: Seat | None, drawn: Parts | None = None) -> Parts:
    """The view of a seat, each part as it goes over the wire; ``drawn``: what is drawn beside it, if that is known."""
    return _parts(session.spec.view(session.game, seat)) | (drawn_of(session) if drawn is None else drawn)


def drawn_of(session: Session[Any]) -> Parts:
    """What is drawn beside the view: the same for everybody."""
    drawn = speaker(session.spec.id).drawn(session)
    return {} if drawn is None else _parts(drawn)


def _parts(record: msgspec.Struct) -> Parts:
    names = [name for name in record.__struct_fields__ if name not in NOT_SENT]
    return {name: msgspec.Raw(_encode(getattr(record, name))) for name in names}


def changed(before: Parts, after: Parts) -> Parts:
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
    return _encode(message)
