"""A table in a test: typed lines come from a list or a function, what is shown lands in a text."""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Iterable

from rich.console import Console

from cordon.kernel.decisions import Decision
from cordon.tui.start import Wish, sit_down
from cordon.tui.table import Table

Typist = Callable[[Table, Decision, str], str]
"""Decides what to type, from the question and from what has been shown since the last line."""


class Scripted:
    """Runs a table and keeps every page: what was shown between two typed lines."""

    def __init__(self, wish: Wish, typist: Typist, go_on: bool = False, size: tuple[int, int] = (100, 30)) -> None:
        self.out = io.StringIO()
        self.pages: list[str] = []
        self.kinds: list[str] = []
        self.typist = typist
        width, height = size
        console = Console(
            file=self.out, width=width, height=height, no_color=True, highlight=False, soft_wrap=wish.is_plain
        )
        self.table = sit_down(wish, go_on, console, self._read)

    def run(self) -> bool:
        done = self.table.run()
        self._turn_page()
        return done

    @property
    def text(self) -> str:
        return "\n".join(self.pages)

    def _read(self) -> str:
        page = self._turn_page()
        decision = next(d for d in self.table.session.decisions if d.seat not in self.table.bots)
        self.kinds.append(decision.kind)
        return self.typist(self.table, decision, page)

    def _turn_page(self) -> str:
        page = self.out.getvalue()
        self.out.seek(0)
        self.out.truncate()
        self.pages.append(page)
        return page


def lines(typed: Iterable[str]) -> Typist:
    """Type these lines, then nothing more (end of input)."""
    left = iter(typed)

    def type_next(table: Table, decision: Decision, page: str) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return type_next


def anything(seed: int, most: int = 5000) -> Typist:
    """Take any option that can be taken, but seldom what only passes the time; leave after ``most`` answers."""
    draw = random.Random(seed)
    left = most

    def type_number(table: Table, decision: Decision, page: str) -> str:
        nonlocal left
        left -= 1
        if left < 0:
            raise EOFError
        choices = [choice for choice in table.face.choices(decision) if choice.is_open]
        useful = [choice for choice in choices if not choice.option.startswith(("outfit", "drop", "pass"))]
        return str(draw.choice(useful or choices).number)

    return type_number
