"""One screen for a question, from top to bottom: the table, what is told, the question, the options.

All of it must fit. Options and question come first; then what is told; the table gives way to both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from rich.text import Text

from cordon.tui.menu import wrapped

LEAST_TOLD = 3
"""Lines of the journal that options leave room for."""


class Layout(NamedTuple):
    """The parts of a screen."""

    head: Sequence[Text]
    """Stands above everything, whatever else has to give way."""
    top: Callable[[int], Sequence[Text]]
    """The table, or as much of it as so many lines have room for."""
    told: Sequence[Text]
    question: Sequence[Text]
    options: Sequence[Text]
    more: Text | None = None
    """Stands where more would have to be told than there is room for."""

    def fitted(self, height: int) -> list[Text]:
        """Exactly ``height`` lines, or more only if the options alone are more."""
        room = height - len(self.head) - len(self.question) - len(self.options)
        top = self.top(max(0, room - len(self.told)))
        told = latest(self.told, room - len(top), self.more)
        filler = [Text()] * (room - len(top) - len(told))
        return [*self.head, *top, *filler, *told, *self.question, *self.options]


def latest(told: Sequence[Text], rows: int, more: Text | None = None) -> Sequence[Text]:
    """The last of what is told, if not all of it has room; then ``more`` stands above it."""
    if len(told) <= rows:
        return told
    sign = [] if more is None else [more]
    return [*sign, *told[len(told) - rows + len(sign) :]][: max(0, rows)]


def set_in(texts: Iterable[str], width: int, style: str = "") -> list[Text]:
    """Texts broken to the width."""
    return [Text(part, style) for text in texts for part in wrapped(text, width)]
