"""How a game shows itself at the terminal table: what every face can do; a game's own face draws the table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar, cast

from rich.text import Text

from cordon.faces.choices import Choice
from cordon.faces.journal import Line
from cordon.faces.prompt import Prompt
from cordon.faces.registry import speaker
from cordon.faces.speaker import Card
from cordon.faces.teller import Teller
from cordon.kernel.decisions import Decision, Seat
from cordon.kernel.game import Game
from cordon.kernel.session import Session
from cordon.tui.layout import set_in
from cordon.tui.menu import menu, wrapped
from cordon.words.catalogue import Words

G = TypeVar("G", bound=Game[Any])
T = TypeVar("T", bound=Teller[Any])
P = TypeVar("P", bound=Prompt[Any, Any])

View = Callable[[Seat, int], list[Text]]
"""What a seat is shown on request, on so many columns."""

STYLES = {"": "", "head": "bold", "title": "bold italic", "page": "italic", "story": "italic", "aside": "dim italic"}


class Face(ABC, Generic[G, T, P]):
    """Everything that a terminal shows of a match; the table knows no game."""

    styles: ClassVar[Mapping[str, str]] = STYLES
    """How lines of the journal are set, by their style."""

    def __init__(self, words: Words, session: Session[G], bots: Sequence[str], is_plain: bool) -> None:
        self.words = words
        self.session = session
        self.bots = bots
        self.is_plain = is_plain
        self.teller = self.telling()
        self._prompt: tuple[Game[Any], int, P] | None = None

    def telling(self) -> T:
        """Tells the journal and knows who is who."""
        found: T = speaker(self.words.game).teller(self.words, [""] * self.session.setup.seats)
        return found

    def asking(self, decision: Decision) -> P:
        """The question of a decision, ready to be put into words."""
        return cast(P, speaker(self.words.game).prompt(self.session, decision, self.teller))

    @property
    def game(self) -> G:
        return self.session.game

    def prompt(self, decision: Decision) -> P:
        """The question in words; asked for often, made once."""
        now = (self.game, len(self.session.entries))
        if self._prompt is None or self._prompt[:2] != now or self._prompt[2].decision != decision:
            self._prompt = (*now, self.asking(decision))
        return self._prompt[2]

    def choices(self, decision: Decision) -> list[Choice]:
        return self.prompt(decision).choices

    def question(self, decision: Decision) -> str:
        """Who is asked, and what."""
        prompt = self.prompt(decision)
        return self.words.say("asked", person=prompt.person(), question=prompt.question())

    # --- cards ----------------------------------------------------------------------------------------------------

    @cached_property
    def cards(self) -> dict[str, Card]:
        """Everything with a name, by id."""
        return speaker(self.words.game).cards(self.words)

    @abstractmethod
    def about(self, decision: Decision, option: str) -> list[str]:
        """The cards and places that an option is about."""

    def find(self, typed: str) -> list[list[str]]:
        """Everything whose name begins so."""
        wanted = typed.casefold()
        return [self.card(id) for id, card in self.cards.items() if card.name.casefold().startswith(wanted)]

    def card(self, id: str) -> list[str]:
        """The words of one thing; of what has none, nothing."""
        if id not in self.cards:
            return []
        card = self.cards[id]
        facts = "; ".join(fact for fact in card.facts if fact)
        head = f"{card.name}. {facts}" if facts else card.name
        return [line for line in (head, *card.rules.split("\n"), card.flavour, card.story) if line]

    # --- the screen -----------------------------------------------------------------------------------------------

    @abstractmethod
    def screen(
        self, decision: Decision, fresh: list[Line] | None, old: list[Line], width: int, height: int
    ) -> list[Text]:
        """The table with the question on exactly so many lines. ``None`` is fresh: the table is what is asked for."""

    def reading(self, decision: Decision, fresh: list[Line], width: int, height: int) -> list[Text]:  # noqa: ARG002
        """What must be read first, because the screen has no room for it; mostly the table gives way instead."""
        return []

    def asked(self, decision: Decision, width: int) -> list[Text]:
        """The question, broken to the width."""
        return set_in([self.question(decision)], width, "bold")

    def journal(self, lines: Sequence[Line], width: int, style: str | None = None) -> list[Text]:
        """Lines of the journal broken to the width."""
        return [
            Text(part, self.styles[line.style] if style is None else style)
            for line in lines
            for part in wrapped(line.text, width)
        ]

    def menu(self, prompt: P, width: int, rows: int, columns: int = 0) -> list[Text]:
        """The options, in so many rows if that can be."""
        return menu(prompt.choices, width, rows, self.closed(prompt), columns)

    def closed(self, prompt: P) -> str:
        """Stands for the options that cannot be taken."""
        first = len(prompt.decision.answers()) + 1
        return self.words.say("closed-options", first=first, last=len(prompt.choices))

    def views(self) -> dict[str, View]:
        """What is shown on request, by the letter that is typed (``help-view-…``)."""
        return {}

    # --- plain sentences ------------------------------------------------------------------------------------------

    @abstractmethod
    def sentences(self, decision: Decision, fresh: list[Line]) -> list[str]:
        """The question for a reader of lines: what is new, where things stand, what can be done."""

    @abstractmethod
    def table_in_words(self, seat: Seat) -> list[str]:
        """The whole table, told."""

    def listed(self, prompt: P) -> list[str]:
        """Every option by its number, or why it cannot be taken."""
        return [
            f"{each.number}: {self.option(each) if each.is_open else self._refused(each)}" for each in prompt.choices
        ]

    def option(self, choice: Choice) -> str:
        """An option that can be taken, for a reader of lines."""
        return choice.text()

    def _refused(self, choice: Choice) -> str:
        return self.words.say("not-possible", label=choice.label, why=choice.why, rule=choice.rule)

    # --- the end --------------------------------------------------------------------------------------------------

    @abstractmethod
    def ending(self) -> list[Text]:
        """How the match ended, and a few figures."""
