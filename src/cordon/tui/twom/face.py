"""The face of This War of Mine at the terminal table: the screen for a question, drawn and as plain sentences."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from cordon.faces.choices import Choice
from cordon.faces.journal import Line
from cordon.faces.speaker import words_key
from cordon.faces.twom.pages import page_of
from cordon.faces.twom.prompts import TwomPrompt
from cordon.faces.twom.teller import TwomTeller
from cordon.games.twom.day_actions import ASSIGN
from cordon.games.twom.game import TwomGame
from cordon.games.twom.rules.day import ActionStage
from cordon.games.twom.rules.dusk import DuskPhase
from cordon.games.twom.rules.evening import EveningPhase
from cordon.games.twom.rules.scavenging import Exploration
from cordon.kernel.decisions import Decision, Seat
from cordon.kernel.frames import kind_of
from cordon.tui.canvas import cut
from cordon.tui.face import Face, View
from cordon.tui.layout import LEAST_TOLD, Layout, set_in
from cordon.tui.menu import menu
from cordon.tui.twom.house import House

OF_A_SORT = ("space", "exploration", "shelter")
"""Sorts of things whose cards are filed under their sort too."""
NEW_SCENE = (
    kind_of(ActionStage.assign),
    kind_of(DuskPhase.drink),
    kind_of(EveningPhase.assign),
    kind_of(Exploration.choose),
)
"""Questions at which readers of lines are told how things stand."""


class TwomFace(Face[TwomGame, TwomTeller, TwomPrompt]):
    """Everything that a terminal shows of a campaign."""

    def house(self) -> House:
        return House(self.words, self.teller.namer, self.game)

    # --- cards --------------------------------------------------------------------------------------------------------

    def about(self, decision: Decision, option: str) -> list[str]:
        """The people, things and places that an option is about."""
        if decision.low is not None:
            return []
        chosen = self.prompt(decision).said(option)
        parts = [chosen]
        if chosen.verb is ASSIGN:
            parts.append(self.game.content.day.said(chosen.arguments["action"]))
        named = [(each.ref, part.arguments[each.name]) for part in parts for each in part.verb.arguments]
        keys = [words_key(ref.sort, id) if ref.sort in OF_A_SORT else str(id) for ref, id in named if ref is not None]
        return [line for key in keys for line in self.card(key)]

    # --- the screen ---------------------------------------------------------------------------------------------------

    def screen(
        self, decision: Decision, fresh: list[Line] | None, old: list[Line], width: int, height: int
    ) -> list[Text]:
        """The house and the people, what is new, and the question; the house gives way to what must be told."""
        top, question = self._table(width), self.asked(decision, width)
        room = height - 1 - len(question) - LEAST_TOLD
        return Layout(
            head=[cut(Text("  ".join(self.house().status()), "bold"), width)],
            top=lambda rows: top[:rows],
            told=self.journal(fresh, width) if fresh else self.journal(old[-LEAST_TOLD:], width, "dim"),
            question=question,
            options=self._options(self.prompt(decision), width, room - len(top), room),
            more=Text(self.words.say("journal-more"), "dim"),
        ).fitted(height)

    def _table(self, width: int) -> list[Text]:
        house = self.house()
        if not self.game.state.spaces:
            return []
        notes = set_in([*house.people(), *house.goods(), *house.goal()], width)
        return [*(cut(line, width) for line in house.draw()), *notes]

    def _options(self, prompt: TwomPrompt, width: int, rows: int, most: int) -> list[Text]:
        """Beside the house, if the options can be told apart there; a plan with many takes its place."""
        choices, others = self._one_by_one(prompt)
        rows, most = rows - len(others), most - len(others)
        return [*self._laid_out(choices, width, rows, most, self.closed(prompt)), *others]

    def _one_by_one(self, prompt: TwomPrompt) -> tuple[list[Choice], list[Text]]:
        """A stage is planned for one of us after the other; whose numbers are whose stands below."""
        mine: dict[str, list[Choice]] = {}
        for choice in prompt.choices:
            if choice.is_open and choice.option in ASSIGN:
                mine.setdefault(ASSIGN.read(choice.option).person, []).append(choice)
        hidden = {choice.number for theirs in list(mine.values())[1:] for choice in theirs}
        told = [
            self.words.say("plan-others", first=theirs[0].number, last=theirs[-1].number, name=self.cards[person].name)
            for person, theirs in mine.items()
            if len(mine) > 1
        ]
        name = f"{self.cards[next(iter(mine))].name}: " if len(mine) > 1 else ""
        shown = [c._replace(label=c.label.removeprefix(name)) for c in prompt.choices if c.number not in hidden]
        return shown, [Text(f"     {line}", "dim") for line in told]

    @staticmethod
    def _laid_out(choices: Sequence[Choice], width: int, rows: int, most: int, closed: str) -> list[Text]:
        possible = [choice for choice in choices if choice.is_open]
        found = menu(choices, width, max(LEAST_TOLD, rows), closed)
        if not any(line.plain.strip() == closed for line in found):
            return found  # nothing that can be taken was cut
        # Many things to do: first their names alone, then the house gives way.
        named = [choice._replace(details=()) for choice in possible]
        for lines in (rows, most):
            whole = [*menu(named, width, lines - 1, closed), Text(f"     {closed}", "dim")]
            if len(whole) <= lines:
                return whole
        return menu([*named, *(choice for choice in choices if not choice.is_open)], width, most, closed)

    # --- on request ---------------------------------------------------------------------------------------------------

    def views(self) -> dict[str, View]:
        return {"b": self.all_boards, "m": self.market}

    def all_boards(self, seat: Seat, width: int) -> list[Text]:  # noqa: ARG002  # everybody sees the same
        """The people and the whole house."""
        house = self.house()
        return [Text(line) for line in (*house.people(), *house.goods(), "", *house.spaces())]

    def market(self, seat: Seat, width: int) -> list[Text]:  # noqa: ARG002
        """The city: the places one could go to, the cards in hand, the objective."""
        house = self.house()
        return [Text(line) for line in (*house.goal(), *house.city())]

    # --- plain sentences ----------------------------------------------------------------------------------------------

    def sentences(self, decision: Decision, fresh: list[Line]) -> list[str]:
        lines = [line.text for line in fresh]
        if decision.kind in NEW_SCENE and fresh:
            house = self.house()
            lines += [". ".join(house.status()), *house.people(), *house.goods()]
        return [*lines, self.question(decision), *self.listed(self.prompt(decision))]

    def table_in_words(self, seat: Seat) -> list[str]:  # noqa: ARG002
        house = self.house()
        return [". ".join(house.status()), *house.people(), *house.goods(), *house.goal(), *house.city(),
                *house.spaces()]  # fmt: skip

    # --- the end ------------------------------------------------------------------------------------------------------

    def ending(self) -> list[Text]:
        """How the campaign ended, its last pages, and a few figures."""
        state = self.game.state
        outcome = state.outcome
        assert outcome is not None
        result = "no_founders" if outcome.cause == "no_founders" else outcome.result
        lines = [Text(self.words.say(f"result-{result}"), "bold"), Text()]
        for page in state.closing:
            told = page_of(self.words, page.text, dict(page.names), "", len(state.people), len(state.people))
            lines += [Text(told, "italic"), Text()]
        figures = self.words.say("end-figures", days=state.day, answers=len(self.session.entries))
        return [*lines, Text(figures)]
