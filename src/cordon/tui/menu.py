"""The options of a question laid out in columns, within the lines that are left."""

from __future__ import annotations

import math
import textwrap
from collections.abc import Sequence

from rich.text import Text

from cordon.tui.canvas import fit
from cordon.tui.choices import Choice

COLUMNS = (1, 2, 3)


def menu(choices: Sequence[Choice], width: int, rows: int) -> list[Text]:
    """As few columns as fit into ``rows`` lines; one column is wrapped, more are cut (``i N`` and ``?N`` tell all)."""
    found: list[Text] = []
    for columns in COLUMNS:
        found = _single(choices, width) if columns == 1 else _several(choices, width, columns)
        if len(found) <= rows:
            break
    return found


def _single(choices: Sequence[Choice], width: int) -> list[Text]:
    lines: list[Text] = []
    for choice in choices:
        indent = " " * 5
        for i, part in enumerate(wrapped(choice.text(), width - len(indent))):
            line = _number(choice) if i == 0 else Text(indent)
            lines.append(line.append(part, "" if choice.is_open else "dim"))
    return lines


def _several(choices: Sequence[Choice], width: int, columns: int) -> list[Text]:
    rows = math.ceil(len(choices) / columns)
    column = width // columns
    lines = [Text() for _ in range(rows)]
    for i, choice in enumerate(choices):
        line = lines[i % rows]
        text = fit(choice.text(), column - 6)
        line.append_text(_number(choice)).append(f"{text:<{column - 5}}", "" if choice.is_open else "dim")
    return lines


def _number(choice: Choice) -> Text:
    return Text(f"{choice.number:>3}  ", "bold" if choice.is_open else "dim")


def wrapped(text: str, width: int) -> list[str]:
    """Lines of at most ``width`` characters; at least one."""
    return textwrap.wrap(text, max(10, width)) or [""]
