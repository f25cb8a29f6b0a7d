"""What a game must be able to say before it can sit at a table whose people read different languages.

The server and other tellers know no game: they ask its speaker for questions, journal lines, figures, cards and rules.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

import msgspec

from cordon.faces.choices import Choice
from cordon.faces.prompt import Odds, Prompt
from cordon.faces.sheet import Block
from cordon.faces.teller import Teller
from cordon.kernel.decisions import Decision, Seat
from cordon.kernel.game import Game
from cordon.kernel.rulebook import sort_key
from cordon.kernel.session import Session
from cordon.words.catalogue import Words
from cordon.words.pointing import Pointer, pointers

G = TypeVar("G", bound=Game[Any])
T = TypeVar("T", bound=Teller[Any])


class Asked(NamedTuple):
    """A question in words, for the seat that is asked."""

    text: str
    names: tuple[Pointer, ...]
    story: tuple[str, ...]
    choices: tuple[Choice, ...]
    odds: dict[str, Odds]
    facts: dict[str, Any]
    closed: int = 0
    """How many more the rules forbid, which nobody sees at once."""


class Closed(NamedTuple):
    """Those in words, and what the page needs to know beside them."""

    choices: tuple[Choice, ...]
    facts: dict[str, Any]


class Card(NamedTuple):
    """The words of one thing with a name."""

    name: str
    rules: str = ""
    flavour: str = ""
    story: str = ""
    facts: tuple[str, ...] = ()
    plays: str = ""
    """What it is like to play this one, for whoever has to choose."""
    suggested: bool = False
    late: bool = False
    """Most matches do without it: it comes with what is only read."""


def words_key(sort: str, *ids: str) -> str:
    """The key of the words of what has an id only among others of its sort: ``space:U2``, ``goal:A1:cell``."""
    return ":".join((sort, *ids))


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


class Speaker(Generic[G, T]):
    """The words of one game. The server and the terminal ask it for everything that people read; a game says what it
    knows better than this."""

    short: ClassVar[str] = ""
    """How the ids of its rules begin, in small letters."""

    beside: ClassVar[type[msgspec.Struct] | None] = None
    """The record of what its questions tell beside their facts, if there is such a thing."""

    def teller(self, words: Words, names: Sequence[str]) -> T:
        """Tells the journal; ``names`` are those of the players by seat, empty where there is none."""
        raise NotImplementedError

    def prompt(self, session: Session[G], decision: Decision, teller: T) -> Prompt[G, Any]:
        """The question of a seat, ready to be put into words."""
        raise NotImplementedError

    def asked(self, session: Session[G], decision: Decision, teller: T) -> Asked:
        """The question of a seat that is asked, with everything that it may know."""
        prompt = self.prompt(session, decision, teller)
        is_list = decision.low is None
        prompt.namer.look()
        text = prompt.question()
        shown = tuple(prompt.shown) if is_list else ()
        return Asked(
            text=text,
            names=pointers(text, prompt.namer.look()),
            story=tuple(prompt.story()),
            choices=shown,
            odds=prompt.chances() if is_list else {},
            facts=msgspec.to_builtins(prompt.told_facts()),
            closed=len(prompt.open) + len(prompt.refusals) - len(shown) if is_list else 0,
        )

    def closed(self, session: Session[G], decision: Decision, teller: T) -> Closed:
        """What else a person would look for there, and why it cannot be taken."""
        if decision.low is not None:
            return Closed((), {})
        prompt = self.prompt(session, decision, teller)
        return Closed(tuple(prompt.rest), msgspec.to_builtins(prompt.rest_facts()))

    def is_page(self, session: Session[G], decision: Decision) -> bool:  # noqa: ARG002  # read by its own seat alone
        """Whether others read something with this question that is taken off the table by an answer."""
        return False

    def preview(
        self,
        session: Session[G],  # noqa: ARG002  # most games have nothing to tell
        decision: Decision,  # noqa: ARG002
        teller: T,  # noqa: ARG002
        option: str,  # noqa: ARG002
        through: Sequence[str],  # noqa: ARG002
    ) -> msgspec.Struct | None:
        """What would come of an option if these things were chosen after it, if there is anything to tell."""
        return None

    def figure(self, session: Session[G], seat: Seat) -> str:  # noqa: ARG002  # a seat is its player
        """The id of what a seat plays now; empty before it has chosen."""
        return ""

    def drawn(self, session: Session[G]) -> msgspec.Struct | None:  # noqa: ARG002  # the view says it all
        """What the page draws beside the view: known to everybody, and without words. It travels as parts of the view,
        so only what changes is sent again."""
        return None

    def sheet(self, session: Session[G], seat: Seat | None, teller: T) -> list[Block]:  # noqa: ARG002  # it may have none
        """The position on paper, as a seat may know it."""
        return []

    def hidden(self, session: Session[G], teller: T) -> list[Block]:  # noqa: ARG002
        """What lay face down, for the sheet of a match that is over."""
        return []

    def cards(self, words: Words) -> dict[str, Card]:  # noqa: ARG002  # a game may have none
        """Everything with a name, by id."""
        return {}

    def board(self) -> msgspec.Struct | None:
        """What is printed on the board and its pieces, without words."""
        return None

    def rules(self, words: Words) -> list[RulesEntry]:
        """The rules page."""
        return rulebook(words, self.short)
