"""The view of a game as lines of text: numbers in a row, and a line for each record of a list."""

from __future__ import annotations

from typing import Any

import msgspec

from cordon.kernel.refs import refs_of
from cordon.words.plain import PlainNamer, label, told
from cordon.words.spelling import capital

LEFT_OUT = ("outcome",)
"""What is told in another place."""


def lines_of(namer: PlainNamer, view: msgspec.Struct) -> list[str]:
    """The whole view: what is simple first, then list by list."""
    fields = {name: getattr(view, name) for name in view.__struct_fields__ if name not in LEFT_OUT}
    lists = {name: rows for name, value in fields.items() if (rows := _records(value))}
    simple = {name: value for name, value in fields.items() if name not in lists}
    lines = [capital(told(namer, simple, refs_of(type(view))))] if simple else []
    for name, rows in lists.items():
        lines.append(f"{capital(label(namer.words, name))}:")
        lines += [f"  {capital(_row(namer, key, row))}" for key, row in rows]
    return [line for line in lines if line]


def _records(value: Any) -> list[tuple[str, msgspec.Struct]]:
    """The records of a list or a table, each with its key in the table."""
    if isinstance(value, msgspec.Struct):
        return [("", value)]
    pairs = value.items() if isinstance(value, dict) else (("", each) for each in value) if _is_many(value) else ()
    return [(str(key), each) for key, each in pairs if isinstance(each, msgspec.Struct)]


def _is_many(value: Any) -> bool:
    return isinstance(value, tuple | list | frozenset)


def _row(namer: PlainNamer, key: str, row: msgspec.Struct) -> str:
    fields = {name: getattr(row, name) for name in row.__struct_fields__}
    inner = {name: "; ".join(_row(namer, *each) for each in rows) for name, value in fields.items()
             if (rows := _records(value))}  # fmt: skip
    text = told(namer, {**fields, **inner}, refs_of(type(row)))
    return f"{key}: {text}" if key and key not in map(str, fields.values()) else text
