"""A sheet of characters to draw on, each with a style; it becomes lines of text."""

from __future__ import annotations

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
        return [Text.assemble(*row) for row in self._cells]


def fit(text: str, width: int) -> str:
    """Cut to a width, with a sign that something is missing."""
    return text if len(text) <= width else text[: max(0, width - 1)] + "…"
