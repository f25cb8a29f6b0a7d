"""A game that brings no face of its own at the terminal table: its view as text, its question, its options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from cordon.faces.choices import Choice
from cordon.faces.journal import Line
from cordon.faces.plain.board import lines_of
from cordon.faces.plain.prompt import PlainPrompt
from cordon.faces.plain.teller import PlainTeller
from cordon.faces.registry import speaker
from cordon.kernel.decisions import Decision, Seat
from cordon.kernel.session import Session
from cordon.tui.layout import LEAST_TOLD, Layout, broken
from cordon.tui.menu import menu, wrapped
from cordon.tui.table import View
from cordon.words.catalogue import Words
from cordon.words.names import join
from cordon.words.spelling import spelled


class PlainFace:
    """Everything that a terminal shows of a match that it knows nothing about."""

    def __init__(self, words: Words, session: Session[Any], bots: Sequence[str], is_plain: bool) -> None:  # noqa: ARG002
        self.words = words
        self.session = session
        self.names = PlainTeller(words, [""] * session.setup.seats)

    @property
    def teller(self) -> PlainTeller:
        return self.names

    def prompt(self, decision: Decision) -> PlainPrompt:
        return PlainPrompt(self.words, self.names.namer, self.session.game, decision)

    def choices(self, decision: Decision) -> list[Choice]:
        return self.prompt(decision).choices

    def question(self, decision: Decision) -> str:
        prompt = self.prompt(decision)
        return self.words.say("asked", person=prompt.person(), question=prompt.question())

    def about(self, decision: Decision, option: str) -> list[str]:
        """The cards that an option names."""
        cards = speaker(self.words.game).cards(self.words)
        named = map(str, self.prompt(decision).said(option).arguments.values()) if decision.low is None else ()
        return [line for id in named if id in cards for line in cards[id][1:4] if line]

    def find(self, typed: str) -> list[list[str]]:
        """Everything whose name begins so."""
        cards = speaker(self.words.game).cards(self.words).values()
        return [
            [line for line in card[:4] if line] for card in cards if card.name.casefold().startswith(typed.casefold())
        ]

    def screen(
        self, decision: Decision, fresh: list[Line] | None, old: list[Line], width: int, height: int
    ) -> list[Text]:
        """The view, what is new, the question, the options."""
        choices = self.choices(decision)
        closed = self.words.say("closed-options", first=len(decision.answers()) + 1, last=len(choices))

        def laid_out(rows: int, most: int) -> list[Text]:
            found = menu(choices, width, rows, closed)
            return found if len(found) <= rows else menu(choices, width, most, closed)

        return Layout(
            head=[],
            top=[Text(part) for line in self.table_in_words(decision.seat) for part in wrapped(line, width)],
            told=broken(fresh, width) if fresh else broken(old[-LEAST_TOLD:], width, "dim"),
            question=[Text(part, "bold") for part in wrapped(self.question(decision), width)],
            options=laid_out,
            more=Text(self.words.say("journal-more"), "dim"),
        ).fitted(height)

    def sentences(self, decision: Decision, fresh: list[Line]) -> list[str]:
        """The question for a reader of lines."""
        lines = [line.text for line in fresh]
        if fresh:
            lines += self.table_in_words(decision.seat)
        lines.append(self.question(decision))
        for choice in self.choices(decision):
            text = choice.text() if choice.is_open else self._closed(choice)
            lines.append(f"{choice.number}: {text}")
        return lines

    def _closed(self, choice: Choice) -> str:
        return self.words.say("not-possible", label=choice.label, why=choice.why, rule=choice.rule)

    def table_in_words(self, seat: Seat) -> list[str]:
        game = self.session.game
        return lines_of(self.names.namer, game.spec.view(game, seat))

    def reading(self, decision: Decision, fresh: list[Line], width: int, height: int) -> list[Text]:  # noqa: ARG002
        return []

    def views(self) -> dict[str, View]:
        return {}

    def ending(self) -> list[Text]:
        """Who has won, or that nobody has."""
        outcome = self.session.game.state.outcome
        assert outcome is not None
        if outcome.winners:
            winners = join(self.words, [self.names.people[seat] for seat in outcome.winners])
            return [Text(self.words.say("end-won-by", winners=winners), "bold")]
        key = f"result-{outcome.result}"
        return [Text(self.words.say(key) if self.words.has(key) else spelled(outcome.result), "bold")]
