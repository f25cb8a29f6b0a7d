"""A game that brings no face of its own at the terminal table: its view as text, its question, its options."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from cordon.faces.journal import Line
from cordon.faces.plain.board import lines_of
from cordon.faces.plain.prompt import PlainPrompt
from cordon.faces.plain.teller import PlainTeller
from cordon.kernel.decisions import Decision, Seat
from cordon.kernel.game import Game
from cordon.tui.face import Face
from cordon.tui.layout import LEAST_TOLD, Layout, set_in
from cordon.words.names import join
from cordon.words.spelling import spelled


class PlainFace(Face[Game[Any], PlainTeller, PlainPrompt]):
    """Everything that a terminal shows of a match that it knows nothing about."""

    def about(self, decision: Decision, option: str) -> list[str]:
        """The cards that an option names."""
        named = self.prompt(decision).said(option).arguments.values() if decision.low is None else ()
        return [line for id in named for line in self.card(str(id))]

    def screen(
        self, decision: Decision, fresh: list[Line] | None, old: list[Line], width: int, height: int
    ) -> list[Text]:
        """The view, what is new, the question, the options."""
        prompt, question = self.prompt(decision), self.asked(decision, width)
        top = set_in(self.table_in_words(decision.seat), width)
        room = height - len(question) - LEAST_TOLD
        options = self.menu(prompt, width, room - len(top))
        if len(options) > room - len(top):
            options = self.menu(prompt, width, room)
        return Layout(
            head=[],
            top=lambda rows: top[:rows],
            told=self.journal(fresh, width) if fresh else self.journal(old[-LEAST_TOLD:], width, "dim"),
            question=question,
            options=options,
            more=Text(self.words.say("journal-more"), "dim"),
        ).fitted(height)

    def sentences(self, decision: Decision, fresh: list[Line]) -> list[str]:
        lines = [line.text for line in fresh]
        if fresh:
            lines += self.table_in_words(decision.seat)
        return [*lines, self.question(decision), *self.listed(self.prompt(decision))]

    def table_in_words(self, seat: Seat) -> list[str]:
        return lines_of(self.teller.namer, self.game.spec.view(self.game, seat))

    def ending(self) -> list[Text]:
        """Who has won, or that nobody has."""
        outcome = self.game.state.outcome
        assert outcome is not None
        if outcome.winners:
            winners = join(self.words, [self.teller.people[seat] for seat in outcome.winners])
            return [Text(self.words.say("end-won-by", winners=winners), "bold")]
        key = f"result-{outcome.result}"
        return [Text(self.words.say(key) if self.words.has(key) else spelled(outcome.result), "bold")]
