"""One screen for a question, from top to bottom: the table, what is told, the question, the options.

All of it must fit. Options and question come first; then what is told; the table gives way to both.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rich.text import Text

from cordon.faces.journal import Line
from cordon.tui.menu import wrapped

STYLES = {"": "", "head": "bold", "title": "bold italic", "page": "italic", "story": "italic", "aside": "dim italic"}
LEAST_TOLD = 3
"""Lines of the journal that options leave room for."""


class Layout(NamedTuple):
    """The parts of a screen."""

    head: Sequence[Text]
    """Stands above everything, whatever else has to give way."""
    top: Sequence[Text]
    told: Sequence[Text]
    question: Sequence[Text]
    options: Callable[[int, int], list[Text]]
    """Laid out for so many rows, which leave the table whole; at most for so many, in its place."""
    more: Text
    """Stands where more would have to be told than there is room for."""

    def fitted(self, height: int) -> list[Text]:
        """Exactly ``height`` lines, or more only if the options alone are more."""
        room = height - len(self.head) - len(self.question)
        options = self.options(room - len(self.top) - LEAST_TOLD, room - LEAST_TOLD)
        room -= len(options)
        top = self.top[: max(0, room - len(self.told))]
        told = self._told(room - len(top))
        filler = [Text()] * max(0, room - len(top) - len(told))
        return [*self.head, *top, *filler, *told, *self.question, *options]

    def _told(self, rows: int) -> Sequence[Text]:
        """The last of it, if not all of it has room."""
        if len(self.told) <= rows:
            return self.told
        return [self.more, *self.told[len(self.told) - rows + 1 :]] if rows > 1 else [self.more][: max(0, rows)]


def broken(lines: Sequence[Line], width: int, style: str | None = None) -> list[Text]:
    """Lines of the journal broken to the width."""
    return [
        Text(part, STYLES[line.style] if style is None else style)
        for line in lines
        for part in wrapped(line.text, width)
    ]
