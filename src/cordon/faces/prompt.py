"""What a seat is asked, in words: the question with its facts, and a label for every option.

A question is the message ``ask-<game>-<kind>`` with the facts of the procedure that asks. An option is labelled by an
attribute of that message named as its verb where the question gives the verb a sense of its own, else by
``option-<game>-<verb>`` (``.bare`` without a thing), with what the option names.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from functools import cached_property
from typing import Any, Generic, NamedTuple, TypeVar

from cordon.faces.choices import Choice, Tone
from cordon.kernel.decisions import Decision, Facts, Refusal
from cordon.kernel.game import Game
from cordon.kernel.verbs import Said, said
from cordon.words.catalogue import Words
from cordon.words.names import Namer
from cordon.words.narrator import explain
from cordon.words.spelling import capital

G = TypeVar("G", bound=Game[Any])
N = TypeVar("N", bound=Namer)


class Odds(NamedTuple):
    """The chance that an option succeeds, and with extra effort where the game has such a thing; ``text``: both in
    words, where a number alone would not say of what."""

    plain: float
    forced: float | None = None
    text: str = ""


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
        """The message of such a question."""
        return f"ask-{self.words.game}-{self.decision.kind.replace('.', '-').replace('_', '-')}"

    @property
    def wording(self) -> str:
        """That message, or one of its attributes, where the question has several wordings."""
        return self.key

    def person(self) -> str:
        """Who is asked."""
        return self.namer.person(self.seat)

    def question(self) -> str:
        """One short sentence with the facts."""
        return self.words.say(self.wording, **self.args(self.words.takes(self.wording)))

    def args(self, takes: Container[str]) -> dict[str, object]:
        """What the question says beside its own words, as far as its message takes it."""
        return self.namer.of(self.facts, takes)

    def story(self) -> list[str]:
        """The words on the card that the question comes from."""
        return []

    def chances(self) -> dict[str, Odds]:
        """The chances of the options, as far as there are some."""
        return {}

    def told_facts(self) -> Any:
        """What the page is told beside the words."""
        return self.facts

    def rest_facts(self) -> Any:
        """What it is told beside the rest of the choices."""
        return {}

    # --- the options ----------------------------------------------------------------------------------------------

    @cached_property
    def open(self) -> list[Choice]:
        """The options, then what is possible at any time, numbered through."""
        return [
            Choice(number, option, self.label(option), tuple(self.details(option)), tone=self.tone(option))
            for number, option in enumerate(self.decision.answers(), 1)
        ]

    @cached_property
    def refusals(self) -> dict[int, Refusal]:
        """What the rules forbid, though a person would look for it, numbered on."""
        found: dict[str, Refusal] = {}
        for refusal in self.game.refusals(self.seat):
            found.setdefault(refusal.option, refusal)
        answers = self.decision.answers()
        for option in answers:
            found.pop(option, None)
        return dict(enumerate(found.values(), len(answers) + 1))

    @property
    def choices(self) -> list[Choice]:
        """Everything, in its order."""
        return [*self.open, *map(self._closed, self.refusals)]

    @property
    def shown(self) -> list[Choice]:
        """What somebody has to see at once. What else the rules forbid is much, and hardly anybody looks at it: it is
        put into words when it is asked for."""
        beside = [number for number, refusal in self.refusals.items() if self.is_beside(refusal.option)]
        return [*self.open, *map(self._closed, beside)]

    @property
    def rest(self) -> list[Choice]:
        """The others."""
        return [self._closed(number) for number, each in self.refusals.items() if not self.is_beside(each.option)]

    def _closed(self, number: int) -> Choice:
        """What the rules forbid, with the reason."""
        option, reason = self.refusals[number].option, self.refusals[number].reason
        return Choice(number, option, self.label(option), (), explain(self.namer, reason), reason.rule)

    def is_beside(self, option: str) -> bool:  # noqa: ARG002  # in most games they are folded away
        """Whether an option that the rules forbid lies open beside those that can be taken."""
        return False

    def said(self, option: str) -> Said:
        """An option, read by the verbs of the step that offers it."""
        anytime = option in self.decision.anytime
        return said(self.game.spec.anytime if anytime else self.game.pending_of(self.seat).step.offers, option)

    def label(self, option: str) -> str:
        """The verb with what it names."""
        if self.decision.low is not None:
            return option
        key = self.label_key(option)
        return capital(self.words.say(key, **self.label_args(self.said(option), self.words.takes(key))))

    def label_key(self, option: str) -> str:
        """The message of an option's label."""
        chosen = self.said(option)
        own, general = f"{self.key}.{chosen.verb.name}", f"option-{self.words.game}-{chosen.verb.name}"
        if self.words.has(own) and option not in self.decision.anytime:
            return own
        is_bare = not any(value != "" for value in chosen.arguments.values())
        return f"{general}.bare" if is_bare and self.words.has(f"{general}.bare") else general

    def label_args(self, chosen: Said, takes: Container[str]) -> Mapping[str, object]:
        """What an option's label says beside its own words, as far as its message takes it: what the option names."""
        return self.namer.of_option(chosen, takes)

    def details(self, option: str) -> Iterable[str]:  # noqa: ARG002  # a game may have something to add
        """What to know before choosing an option."""
        return ()

    def tone(self, option: str) -> Tone:  # noqa: ARG002  # most options are like any other
        """Whether an option is to strike the eye."""
        return ""


def percent(chance: float) -> int:
    """As a whole number, a half goes up as it does on the page; only what is certain is 0 or 100."""
    whole = int(chance * 100 + 0.5)
    return whole if chance in (0, 1) else min(99, max(1, whole))
