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
    """The parts of a screen; ``options`` are laid out for the number of rows that are left for them."""

    top: Sequence[Text]
    told: Sequence[Text]
    question: Sequence[Text]
    options: Callable[[int], list[Text]]
    more: Text
    """Stands where more would have to be told than there is room for."""

    def fitted(self, height: int) -> list[Text]:
        """Exactly ``height`` lines, or more only if the options alone are more."""
        room = height - len(self.question)
        told = min(LEAST_TOLD, len(self.told))
        options = self.options(room - len(self.top) - told)
        if len(options) > room - len(self.top) - told:
            options = self.options(room - told)
        room -= len(options)
        news = list(self.told)
        if len(news) > room:
            news = [self.more, *news[len(news) - room + 1 :]] if room > 1 else [self.more][: max(0, room)]
        top = list(self.top[: max(0, room - len(news))])
        filler = [Text()] * max(0, room - len(top) - len(news))
        return [*top, *filler, *news, *self.question, *options]


def broken(lines: Sequence[Line], width: int, style: str | None = None) -> list[Text]:
    """Lines of the journal broken to the width."""
    return [
        Text(part, STYLES[line.style] if style is None else style)
        for line in lines
        for part in wrapped(line.text, width)
    ]
