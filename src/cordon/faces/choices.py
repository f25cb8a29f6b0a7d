"""What a person can type at a question: the options with their numbers, and those that the rules forbid just now."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from cordon.kernel.decisions import Decision
from cordon.kernel.game import Game
from cordon.words.names import Namer
from cordon.words.narrator import explain


class Choice(NamedTuple):
    """A line of the menu. With ``why`` it cannot be taken, and ``rule`` is the id of the rule that says so."""

    number: int
    option: str
    label: str
    details: tuple[str, ...] = ()
    why: str = ""
    rule: str = ""

    @property
    def is_open(self) -> bool:
        return not self.why

    def text(self) -> str:
        """The label with what a person should know before choosing."""
        notes = (*self.details, self.why) if self.why else self.details
        return f"{self.label} ({'; '.join(notes)})" if notes else self.label


def numbered(
    game: Game[Any],
    decision: Decision,
    namer: Namer,
    label: Callable[[str], str],
    details: Callable[[str], Iterable[str]],
) -> list[Choice]:
    """Options, then what is possible at any time, then what the rules forbid, numbered through."""
    answers = decision.answers()
    found = [Choice(number, option, label(option), tuple(details(option))) for number, option in enumerate(answers, 1)]
    taken = set(answers)
    for refusal in game.refusals(decision.seat):
        if refusal.option not in taken:
            taken.add(refusal.option)
            why = explain(namer, refusal.reason)
            found.append(Choice(len(found) + 1, refusal.option, label(refusal.option), (), why, refusal.reason.rule))
    return found
