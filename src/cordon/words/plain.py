"""Words for a game that brings few or none: what its annotations say, spelled out.

A message is always better; where there is none, an id is spelled as the words that it is made of, and a match can be
read all the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cordon.kernel.refs import Ref
from cordon.words.catalogue import Words
from cordon.words.names import Namer, Refs, is_seat
from cordon.words.spelling import spelled


class PlainNamer(Namer):
    """Names things by what their fields refer to, or spells them out."""

    def unknown(self, id: str, ref: Ref) -> str:  # noqa: ARG002  # as it is spelled
        return spelled(id)


def told(namer: PlainNamer, fields: Mapping[str, Any], refs: Refs) -> str:
    """Fields and what is in them, in a row; a person needs no label, and what is empty is left out."""
    found = []
    for field, value in fields.items():
        if value not in ("", None, ()):
            ref = refs.get(field)
            name = namer.name(value, ref) if ref is not None else _plain(value)
            found.append(name if is_seat(ref) else f"{label(namer.words, field)} {name}")
    return "; ".join(found)


def _plain(value: object) -> str:
    if isinstance(value, tuple | list | frozenset):
        return ", ".join(map(_plain, value))
    return spelled(value) if isinstance(value, str) else str(value)


def label(words: Words, field: str) -> str:
    """What a field is called: ``page-view-<game>-<field>``, or the field spelled out."""
    key = f"page-view-{words.game}-{field.replace('_', '-')}"
    return words.say(key) if words.has(key) else spelled(field)
