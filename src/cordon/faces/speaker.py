"""What a game must be able to say before it can sit at a table whose people read different languages.

The server and other tellers know no game: they ask its speaker for questions, journal lines, figures, cards and rules.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from cordon.faces.choices import Choice
from cordon.faces.journal import Teller
from cordon.kernel.decisions import Decision, Seat
from cordon.kernel.rulebook import sort_key
from cordon.kernel.session import Session
from cordon.words.catalogue import Words


class Odds(NamedTuple):
    """The chance that an option succeeds, and with extra effort where the game has such a thing."""

    plain: float
    forced: float | None = None


class Asked(NamedTuple):
    """A question in words, for the seat that is asked."""

    text: str
    story: tuple[str, ...]
    choices: tuple[Choice, ...]
    odds: dict[str, Odds]
    facts: dict[str, Any]


class Card(NamedTuple):
    """The words of one thing with a name."""

    name: str
    rules: str = ""
    flavour: str = ""
    story: str = ""
    facts: tuple[str, ...] = ()


class RulesEntry(NamedTuple):
    """A heading or a rule of the rules page; ``level`` 1 is a chapter."""

    id: str
    title: str
    text: str
    level: int


def rulebook(words: Words, short: str) -> list[RulesEntry]:
    """The rules page out of the catalogue: for ``st``, the message ``rule-st-7-5`` with its ``.text`` is ST-7.5, and
    ``rule-st-7`` its chapter."""
    pattern = re.compile(rf"rule-{short}-\d+(-\d+)*")
    found = []
    for key in words.ids():
        if pattern.fullmatch(key):
            id = key.removeprefix("rule-").upper().replace("-", ".").replace(".", "-", 1)
            text = words.say(f"{key}.text") if words.has(f"{key}.text") else ""
            found.append(RulesEntry(id, words.say(key), text, 2 if "." in id else 1))
    return sorted(found, key=lambda rule: sort_key(rule.id))


class PageTeller(Teller, Protocol):
    """A teller that can also be told how things stand, where the past is not known or was taken back."""

    people: list[str]

    def know(self, session: Session[Any]) -> None:
        """Learn who is who from the state itself."""
        ...


class Speaker(Protocol):
    """The words of one game."""

    def teller(self, words: Words, names: Sequence[str]) -> PageTeller:
        """Tells the journal; ``names`` are those of the players by seat, empty where there is none."""
        ...

    def asked(self, session: Session[Any], decision: Decision, teller: PageTeller) -> Asked:
        """The question of a seat that is asked, with everything that it may know."""
        ...

    def is_page(self, session: Session[Any], decision: Decision) -> bool:
        """Whether others read something with this question that is taken off the table by an answer."""
        ...

    def preview(
        self, session: Session[Any], decision: Decision, teller: PageTeller, option: str, through: Sequence[str]
    ) -> dict[str, Any]:
        """What would come of an option if these things were chosen after it; empty where there is nothing to tell."""
        ...

    def figure(self, session: Session[Any], seat: Seat) -> str:
        """The id of what a seat plays now; empty before it has chosen."""
        ...

    def drawn(self, session: Session[Any]) -> dict[str, Any]:
        """What the page draws beside the view, by name: known to everybody, and without words. It travels as parts of
        the view, so only what changes is sent again."""
        ...

    def cards(self, words: Words) -> dict[str, Card]:
        """Everything with a name, by id."""
        ...

    def board(self) -> dict[str, Any]:
        """What is printed on the board, without words."""
        ...

    def rules(self, words: Words) -> list[RulesEntry]:
        """The rules page."""
        ...
