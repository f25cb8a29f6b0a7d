"""Shares with their intervals, and tables of words and figures, as Markdown and as part of a page."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape

WIDE = 1.96
"""Standard deviations of an interval of 95 %."""


@dataclass(frozen=True)
class Share:
    """How many of so many."""

    won: int
    of: int

    @property
    def percent(self) -> float:
        return 100 * self.won / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies with 95 %, in percent (Wilson)."""
        if not self.of:
            return 0.0, 100.0
        share, n, z = self.won / self.of, self.of, WIDE
        middle = (share + z * z / (2 * n)) / (1 + z * z / n)
        half = z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return max(0.0, 100 * (middle - half)), min(100.0, 100 * (middle + half))

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.percent:.1f} % ({low:.1f}–{high:.1f})" if self.of else "–"


@dataclass(frozen=True)
class Table:
    """A heading and rows below it; ``*…*`` in a cell stands out."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    def as_markdown(self) -> str:
        return "\n".join(map(_row, [self.head, ["---"] * len(self.head), *self.rows]))

    def as_html(self) -> str:
        head = "".join(f'<th scope="col">{_marked(cell)}</th>' for cell in self.head)
        rows = "".join(f"<tr>{''.join(f'<td>{_marked(cell)}</td>' for cell in row)}</tr>\n" for row in self.rows)
        return f"<table><thead><tr>{head}</tr></thead>\n<tbody>{rows}</tbody></table>"


def table(head: Sequence[str], rows: Iterable[Iterable[object]]) -> Table:
    return Table(tuple(head), tuple(tuple(map(str, row)) for row in rows))


def _row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _marked(cell: str) -> str:
    return re.sub(r"\*([^*]+)\*", r"<em>\1</em>", escape(cell))
