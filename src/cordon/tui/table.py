"""The table: bots answer by themselves, people are asked; whatever they type is a number or one of a few letters."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from cordon.bots.outlook import is_foreseen
from cordon.bots.player import Player, chooser
from cordon.faces import own_dice
from cordon.faces.choices import Choice
from cordon.faces.journal import Journal, Line, whole_story
from cordon.kernel.decisions import Decision, Seat, is_amount
from cordon.kernel.errors import SaveError, UndoRefused
from cordon.kernel.own_dice import OwnDice, Wanted
from cordon.kernel.session import CHAPTER, Session
from cordon.tui import counsel, store
from cordon.tui.face import Face
from cordon.words.catalogue import Words
from cordon.words.errors import tell_error

Read = Callable[[], str]
"""The next line that somebody types, without its end; ``EOFError`` when there is none."""


class Leaving(Exception):
    """Somebody wants to stop, or there is nothing more to read."""


class Table:
    """One match at one keyboard, from where it stands to its end or until somebody leaves."""

    def __init__(
        self,
        session: Session[Any],
        face: Face[Any, Any, Any],
        words: Words,
        bots: Mapping[Seat, Player],
        save: Path,
        people: dict[str, Any],
        console: Console,
        read: Read,
        is_plain: bool,
    ) -> None:
        self.session = session
        self.face = face
        self.words = words
        self.bots = bots
        self.save = save
        self.people = people
        self.console = console
        self.read = read
        self.is_plain = is_plain
        self.journal = Journal(face.teller)
        self.notices: list[str] = []
        """What the table itself has to say on the next screen."""
        self._saved = (-1, -1)

    def catch_up(self) -> None:
        """What happened before the match was saved has been read already, apart from the last answer's news."""
        self.journal.follow(self.session)
        self.journal.read = max(0, len(self.journal.passages) - 1)
        self._saved = (len(self.session.entries), len(self.session.second_looks))

    # --- the match ------------------------------------------------------------------------------------------------

    def run(self) -> bool:
        """Play on; whether the match came to its end."""
        try:
            while decisions := self.session.decisions:
                decision = next((d for d in decisions if d.seat in self.bots), decisions[0])
                if decision.seat in self.bots:
                    self._let_bot_answer(decision)
                else:
                    self._ask(decision)
        except (Leaving, EOFError, KeyboardInterrupt):
            self._keep()
            self._tell("")
            self._tell(self.words.say("goodbye" if self.session.entries else "not-saved", path=str(self.save)))
            return False
        self._finish()
        return True

    def _let_bot_answer(self, decision: Decision) -> None:
        answer = chooser(self.bots[decision.seat], self.session.game, decision.seat)(decision)
        self.session.answer(decision.seat, answer)

    def _ask(self, decision: Decision) -> None:
        """Show the question until an answer is given, or until the match stands elsewhere (undo)."""
        self._keep()
        self.journal.follow(self.session)
        if isinstance(self.session, OwnDice) and self.session.wanted is not None:
            self._ask_for_dice(self.session, self.session.wanted)
            return
        self._show(decision)
        while True:
            if self._take(decision, self._typed(self.words.say("prompt"))):
                return

    def _ask_for_dice(self, session: OwnDice[Any], wanted: Wanted) -> None:
        """What do people's own dice show? Asked below what the table shows already, one die after the other."""
        if not wanted.shown:
            self._tell_all([line.text for line in own_dice.story(session, self.face.teller, wanted.seat)])
        person, question = self.face.teller.people[wanted.seat], own_dice.question(self.words, wanted)
        choices = own_dice.choices(self.words, wanted)
        while True:
            self._tell(self.words.say("asked", person=person, question=question))
            self._tell("   ".join(f"{choice.number}: {choice.label}" for choice in choices))
            typed = self._typed(self.words.say("prompt"))
            chosen = next((choice for choice in choices if str(choice.number) == typed), None)
            command, _, rest = typed.partition(" ")
            if chosen is not None:
                session.answer(wanted.seat, chosen.option)
                return
            if command.lower() == "q":
                raise Leaving
            if command.lower() == "u":
                if self._undo(rest.strip()):
                    return
            elif typed:
                self._tell(self.words.say("no-such-number", typed=typed, last=len(choices)))

    def _typed(self, prompt: str) -> str:
        self.console.print(prompt, end=" ", markup=False, highlight=False)
        return self.read().strip()

    def _take(self, decision: Decision, typed: str) -> bool:
        """Do what was typed; whether the question is done with."""
        command, _, rest = typed.partition(" ")
        rest = rest.strip()
        if is_amount(typed):
            return self._answer(decision, int(typed))
        if typed.startswith("?"):
            self._explain(decision, typed[1:].strip())
        elif command.lower() == "u":
            return self._undo(rest)
        elif command.lower() == "r" and not rest:
            return self._redo()
        elif command.lower() == "i" and rest:
            self._inspect(decision, rest)
        else:
            self._show_more(decision, typed.lower())
        return False

    def _answer(self, decision: Decision, number: int) -> bool:
        answer = self._chosen(decision, number)
        if answer is None:
            return False
        self.journal.mark_read()
        self.notices.clear()
        self.session.answer(decision.seat, answer)
        self._keep()
        return True

    def _chosen(self, decision: Decision, number: int) -> str | None:
        if decision.low is not None:
            if decision.accepts(str(number)):
                return str(number)
            self._tell(self.words.say("amount-outside", low=decision.low, high=decision.high))
            return None
        choice = self._choice(decision, str(number))
        if choice is None:
            return None
        if not choice.is_open:
            self._tell(self.words.say("cannot", label=choice.label, why=choice.why, rule=choice.rule))
            return None
        return choice.option

    def _choice(self, decision: Decision, number: str) -> Choice | None:
        choices = self.face.choices(decision)
        found = next((choice for choice in choices if str(choice.number) == number), None)
        if found is None:
            self._tell(self.words.say("no-such-number", typed=number, last=len(choices)))
        return found

    # --- showing --------------------------------------------------------------------------------------------------

    def _show(self, decision: Decision, with_news: bool = True) -> None:
        """The whole screen; without what is new it is the bare table."""
        seat = decision.seat
        notices = [Line(text, "head") for text in self.notices]
        fresh = [*notices, *self.journal.fresh(seat)] if with_news else []
        if self.is_plain:
            for line in self.face.sentences(decision, fresh):
                self._tell(line)
            return
        width, height = self.console.size
        if with_news and (text := self.face.reading(decision, fresh, width, height - 1)):
            self._page(text, then="reading-on")
            with_news, fresh = False, []
        told = [line for line in self.journal.lines(seat) if line.style != "aside"]
        old = told[: len(told) - len(fresh) + len(notices)] if fresh else told
        rows = self.face.screen(decision, fresh if with_news else None, old, width, height - 1)
        self._print_rows(rows)

    def _show_more(self, decision: Decision, command: str) -> None:
        seat = decision.seat
        match command:
            case "" if not self.is_plain:
                self._show(decision, with_news=False)
            case "":
                self._tell(self.face.question(decision))
            case "t" if self.is_plain:
                self._tell_all(self.face.table_in_words(seat))
            case "t":
                self._show(decision, with_news=False)
            case "j":
                self._tell_all(self._told(seat))
                self._tell(self.face.question(decision))
            case "a":
                self._tell(self.words.say("counsel-thinking"))
                self._tell_all(counsel.advised(self.words, self.session, seat, self._labels(decision)))
            case "e":
                self._tell(self.words.say("counsel-thinking"))
                people = self.face.teller.people
                self._tell_all(counsel.foreseen(self.words, self.session, seat, lambda who: people[who]))
            case letter if letter in self.face.views():
                self._page(self.face.views()[letter](seat, self.console.width))
            case "q":
                raise Leaving
            case _:
                self._tell(self.words.say("not-understood", typed=command))

    def _labels(self, decision: Decision) -> Callable[[str], str]:
        """What its options are called, with their numbers."""
        choices = self.face.choices(decision) if decision.low is None else []
        known = {choice.option: f"{choice.label} [{choice.number}]" for choice in choices}
        return lambda option: known.get(option, option)

    def _explain(self, decision: Decision, number: str) -> None:
        """``?`` the letters that can be typed; ``?N`` why an option is closed, or what it is about."""
        if not number:
            self._page([Text(line) for line in self._help()])
            return
        choice = self._choice(decision, number)
        if choice is None:
            return
        if choice.is_open:
            self._tell(self.words.say("can", label=choice.text()))
            self._tell_all(self.face.about(decision, choice.option))
        else:
            self._tell(self.words.say("cannot", label=choice.label, why=choice.why, rule=choice.rule))

    def _help(self) -> list[str]:
        views = [f"view-{letter}" for letter in self.face.views()]
        missions = [f"undo-{CHAPTER}"] if CHAPTER in self.session.levels() else []
        topics = [f"help-{topic}" for topic in (*KEYS, *views, "undo", *missions, *MORE_KEYS, *SIGNS)]
        switches = self.words.say("help-switches", game=self.words.game)
        return [*(self.words.say(topic) for topic in topics if self.words.has(topic)), switches]

    def _inspect(self, decision: Decision, wanted: str) -> None:
        """``i N``: the card behind an option; ``i name``: anything on the table."""
        if wanted.isdecimal():
            choice = self._choice(decision, wanted)
            if choice is not None:
                self._tell_all([choice.text(), *self.face.about(decision, choice.option)])
            return
        found = self.face.find(wanted)
        if not found:
            self._tell(self.words.say("nothing-called", typed=wanted))
        for lines in found[:5]:
            self._tell_all(lines)

    def _tell(self, text: str) -> None:
        self.console.print(text, markup=False, highlight=False)

    def _tell_all(self, lines: list[str]) -> None:
        for line in lines:
            self._tell(line)

    def _print_rows(self, rows: list[Text]) -> None:
        for row in rows:
            self.console.print(row, overflow="crop", no_wrap=True)

    def _page(self, lines: list[Text], then: str = "") -> None:
        """A screen at a time, until somebody types more than Enter; ``then`` is what the last one waits for."""
        if self.is_plain:
            self._tell_all([line.plain for line in lines])
            return
        width, height = self.console.size
        rows = [part for line in lines for part in (line.wrap(self.console, width) if line.plain else [line])]
        while len(rows) >= height or then:
            self._print_rows(rows[: height - 2])
            rows = rows[height - 2 :]
            typed = self._typed(self.words.say("reading-more" if rows else then))
            if typed.lower() == "q":
                raise Leaving
            if typed or not rows:
                return
        self._print_rows(rows)

    # --- undo -----------------------------------------------------------------------------------------------------

    def _undo(self, level: str) -> bool:
        try:
            target = self.session.undo_target(level or "choice", self.bots)
            second_look = not self.session.is_free(target)
            if second_look and not self._agreed(self.words.say("second-look-asked")):
                return False
            taken = self.session.undo_to(target, second_look)
        except UndoRefused as error:
            self._tell(tell_error(self.words, error))
            return False
        self.journal.cut(self.session)
        self.notices = [self.words.say("undone", count=taken)]
        if second_look:
            self.notices.append(self.words.say("second-looks", count=len(self.session.second_looks)))
        return True

    def _redo(self) -> bool:
        try:
            self.session.redo()
            while self.session.undone and self.session.undone[-1].seat in self.bots:
                self.session.redo()
        except UndoRefused as error:
            self._tell(tell_error(self.words, error))
            return False
        return True

    def _agreed(self, question: str) -> bool:
        self._tell(question)
        answer = self._typed(self.words.say("yes-or-no")).casefold()
        return bool(answer) and self.words.say("answer-yes").casefold().startswith(answer)

    # --- keeping and ending -----------------------------------------------------------------------------------------

    def _keep(self) -> None:
        """Write the match down whenever it has moved; a match without an answer is not kept."""
        now = (len(self.session.entries), len(self.session.second_looks))
        if now != self._saved and self.session.entries:
            store.write(self.save, self.session, self.people)
            self._saved = now

    def _told(self, seat: Seat | None) -> list[str]:
        """The journal, as far as it is kept."""
        folded = [self.words.say("journal-folded")] if self.session.is_folded else []
        return [*folded, *(line.text for line in self.journal.lines(seat))]

    def _story(self) -> list[str]:
        """The journal of the whole match, if its log still tells it."""
        if not self.session.is_folded:
            return self._told(None)
        try:
            return [line.text for line in whole_story(self.session, self.face.telling(), None)]
        except SaveError:
            return self._told(None)

    def _finish(self) -> None:
        self._keep()
        self.journal.follow(self.session)
        ending = self.face.ending()
        told = {line.plain for line in ending}
        self._tell_all([line.text for line in self.journal.fresh(None) if line.text not in told])
        self._tell("")
        for line in ending:
            self.console.print(line)
        path = store.write_journal(self.save, self._story())
        if self.session.second_looks:
            self._tell(self.words.say("second-looks", count=len(self.session.second_looks)))
        self._tell(self.words.say("journal-kept", path=str(path)))
        if is_foreseen(self.session.spec.id, self.session.setup.config):
            self._tell(self.words.say("hindsight-command", path=str(self.save)))


KEYS = ("numbers", "why", "inspect", "table", "journal", "advice", "outlook")
MORE_KEYS = ("redo", "quit")
SIGNS = ("signs", "zone", "odds")
"""The topics of the help: what can be typed (what a game shows on request between these), and what the signs mean."""
