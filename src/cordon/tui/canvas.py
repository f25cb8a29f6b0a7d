"""A sheet of characters to draw on, each with a style; it becomes lines of text."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.text import Text


class Canvas:
    """Later strokes cover earlier ones; what lies outside the sheet is not drawn."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells: list[list[tuple[str, str]]] = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write from (x, y) to the right."""
        for i, character in enumerate(text):
            if 0 <= x + i < self.width and 0 <= y < self.height:
                self._cells[y][x + i] = (character, style)

    def lines(self) -> list[Text]:
        """The sheet from top to bottom."""
        runs = [groupby(row, lambda cell: cell[1]) for row in self._cells]
        return [Text.assemble(*(("".join(c for c, _ in cells), style) for style, cells in row)) for row in runs]


def beside(sheets: Sequence[list[Text]], width: int, columns: int) -> list[Text]:
    """Sheets next to each other, ``columns`` abreast, with an empty line below each row of them."""
    column = width // columns
    lines: list[Text] = []
    for first in range(0, len(sheets), columns):
        row = sheets[first : first + columns]
        for i in range(max(len(sheet) for sheet in row)):
            line = Text()
            for sheet in row:
                part = cut(sheet[i], column - 1) if i < len(sheet) else Text()
                part.pad_right(column - part.cell_len)
                line.append_text(part)
            lines.append(line)
        lines.append(Text())
    return lines


def cut(line: Text, width: int) -> Text:
    """A line that is not wider than ``width``."""
    line = line.copy()
    line.truncate(width, overflow="ellipsis")
    return line


def fit(text: str, width: int) -> str:
    """Cut to a width, with a sign that something is missing."""
    return text if len(text) <= width else text[: max(0, width - 1)] + "…"
