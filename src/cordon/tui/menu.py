"""The options of a question laid out in columns, within the lines that are left."""

from __future__ import annotations

import math
import textwrap
from collections.abc import Iterator, Sequence
from itertools import groupby

from rich.text import Text

from cordon.faces.choices import Choice
from cordon.tui.canvas import fit

COLUMNS = (1, 2, 3)
INDENT = 5


def menu(choices: Sequence[Choice], width: int, rows: int, closed: str, columns: int = 0) -> list[Text]:
    """As few columns as fit into ``rows`` lines. A long option that can be taken keeps whole lines of its own; one that
    cannot is cut, because ``?N`` tells all of it. Where that is too much, ``closed`` stands for all that cannot, and
    the others are cut too (``i N`` tells all of them). With ``columns`` they are cut to at most so many columns even
    where all of them can be taken."""
    found: list[Text] = []
    for abreast in COLUMNS:
        found = list(_laid_out(choices, width, abreast))
        if len(found) <= rows:
            return found
    possible = [choice for choice in choices if choice.is_open]
    rest = [Text(f"{' ' * INDENT}{closed}", "dim")] if len(possible) < len(choices) else []
    if not rest and not columns:
        return found
    for abreast in COLUMNS[1 : columns or len(COLUMNS)]:
        found = [*_grid(possible, width // abreast, abreast), *rest]
        if len(found) <= rows:
            break
    return found


def _laid_out(choices: Sequence[Choice], width: int, columns: int) -> Iterator[Text]:
    column = width // columns
    for is_long, run in groupby(choices, lambda choice: _is_long(choice, column, columns)):
        if is_long:
            for choice in run:
                yield from _whole(choice, width)
        else:
            yield from _grid(list(run), column, columns)


def _is_long(choice: Choice, column: int, columns: int) -> bool:
    return columns == 1 or (choice.is_open and len(choice.text()) > column - INDENT - 1)


def _whole(choice: Choice, width: int) -> Iterator[Text]:
    for i, part in enumerate(wrapped(choice.text(), width - INDENT)):
        line = _number(choice) if i == 0 else Text(" " * INDENT)
        yield line.append(part, "" if choice.is_open else "dim")


def _grid(choices: Sequence[Choice], column: int, columns: int) -> list[Text]:
    rows = math.ceil(len(choices) / columns)
    lines = [Text() for _ in range(rows)]
    for i, choice in enumerate(choices):
        text = fit(choice.text(), column - INDENT - 1)
        lines[i % rows].append_text(_number(choice)).append(
            f"{text:<{column - INDENT}}", "" if choice.is_open else "dim"
        )
    return lines


def _number(choice: Choice) -> Text:
    return Text.assemble((f"{choice.number:>3}  ", "bold" if choice.is_open else "dim"))


def wrapped(text: str, width: int) -> list[str]:
    """Lines of at most ``width`` characters; at least one."""
    return textwrap.wrap(text, max(10, width)) or [""]
