"""What a person can type at a question: the options with their numbers, and those that the rules forbid just now."""

from __future__ import annotations

from typing import Literal, NamedTuple

Tone = Literal["", "danger", "vain"]
"""How an option is meant to strike the eye: somebody gets hurt, or nothing would come of it."""


class Choice(NamedTuple):
    """A line of the menu. With ``why`` it cannot be taken, and ``rule`` is the id of the rule that says so."""

    number: int
    option: str
    label: str
    details: tuple[str, ...] = ()
    why: str = ""
    rule: str = ""
    tone: Tone = ""

    @property
    def is_open(self) -> bool:
        return not self.why

    def text(self) -> str:
        """The label with what a person should know before choosing."""
        notes = (*self.details, self.why) if self.why else self.details
        return f"{self.label} ({'; '.join(notes)})" if notes else self.label
