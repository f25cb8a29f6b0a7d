"""What a seat is asked, in words: the question with its facts, and a label for every option.

A question is the message ``ask-<game>-<kind>`` with the facts of the procedure that asks. An option is labelled by an
attribute of that message named as its verb where the question gives the verb a sense of its own, else by
``option-<game>-<verb>`` (``.bare`` without a thing), with what the option names.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any, Generic, NamedTuple, TypeVar

from cordon.faces.choices import Choice, numbered
from cordon.kernel.decisions import Decision, Facts
from cordon.kernel.game import Game
from cordon.kernel.verbs import Said, said
from cordon.words.catalogue import Words
from cordon.words.names import Namer
from cordon.words.spelling import capital

G = TypeVar("G", bound=Game[Any])
N = TypeVar("N", bound=Namer)


class Odds(NamedTuple):
    """The chance that an option succeeds, and with extra effort where the game has such a thing."""

    plain: float
    forced: float | None = None


class Prompt(Generic[G, N]):
    """One question to one seat, with everything that is needed to put it into words."""

    def __init__(self, words: Words, namer: N, game: G, decision: Decision) -> None:
        self.words = words
        self.namer = namer
        self.game: G = game
        self.decision = decision
        self.seat = decision.seat
        self.facts: Facts = game.facts(decision.seat)

    # --- the question ---------------------------------------------------------------------------------------------

    @property
    def key(self) -> str:
        """The message of the question."""
        return f"ask-{self.words.game}-{self.decision.kind.replace('.', '-').replace('_', '-')}"

    def person(self) -> str:
        """Who is asked."""
        return self.namer.person(self.seat)

    def question(self) -> str:
        """One short sentence with the facts."""
        return self.words.say(self.key, **self.args())

    def args(self) -> dict[str, object]:
        """What the question says beside its own words."""
        return self.namer.of(self.facts)

    def story(self) -> list[str]:
        """The words on the card that the question comes from."""
        return []

    def chances(self) -> dict[str, Odds]:
        """The chances of the options, as far as there are some."""
        return {}

    def told_facts(self) -> Any:
        """What the page is told beside the words."""
        return self.facts

    # --- the options ----------------------------------------------------------------------------------------------

    @cached_property
    def choices(self) -> list[Choice]:
        return numbered(self.game, self.decision, self.namer, self.label, self.details)

    def said(self, option: str) -> Said:
        """An option, read by the verbs of the step that offers it."""
        anytime = option in self.decision.anytime
        return said(self.game.spec.anytime if anytime else self.game.pending_of(self.seat).step.offers, option)

    def label(self, option: str) -> str:
        """The verb with what it names."""
        if self.decision.low is not None:
            return option
        text = self.words.say(self.label_key(option), **self.label_args(self.said(option)))
        return capital(text)

    def label_key(self, option: str) -> str:
        """The message of an option's label."""
        chosen = self.said(option)
        own, general = f"{self.key}.{chosen.verb.name}", f"option-{self.words.game}-{chosen.verb.name}"
        if self.words.has(own) and option not in self.decision.anytime:
            return own
        is_bare = not any(value != "" for value in chosen.arguments.values())
        return f"{general}.bare" if is_bare and self.words.has(f"{general}.bare") else general

    def label_args(self, chosen: Said) -> Mapping[str, object]:
        """What an option's label says beside its own words: the things that it names."""
        return self.namer.of_option(chosen)

    def details(self, option: str) -> Iterable[str]:  # noqa: ARG002  # a game may have something to add
        """What to know before choosing an option."""
        return ()


def percent(chance: float) -> int:
    """As a whole number, a half goes up as it does on the page; only what is certain is 0 or 100."""
    whole = int(chance * 100 + 0.5)
    return whole if chance in (0, 1) else min(99, max(1, whole))
