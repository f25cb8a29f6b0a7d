"""Words for a game that brings few or none: what its annotations say, spelled out.

A message is always better; where there is none, an id is spelled as the words that it is made of, and a match can be
read all the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from cordon.kernel.refs import Ref, refs_of
from cordon.words.catalogue import Words
from cordon.words.names import Namer
from cordon.words.spelling import spelled

SEAT = Ref("seat")
"""What a field of that name is, also where nothing says so."""


class PlainNamer(Namer):
    """Names things by the references of the fields that they stand in."""

    def __init__(self, words: Words, people: Sequence[str], refs: Mapping[str, Ref]) -> None:
        super().__init__(words, people)
        self.refs: Mapping[str, Ref] = {"seat": SEAT, **refs}

    def name(self, field: str, value: object) -> str:
        if isinstance(value, tuple | list | frozenset):
            return ", ".join(self.name(field, each) for each in value)
        ref = self.refs.get(field)
        if isinstance(value, int) and not isinstance(value, bool) and ref is not None:
            return self._person(value) if ref.sort == "seat" else self._message(field, str(value)) or str(value)
        return super().name(field, value)

    def _text(self, field: str, value: str) -> str:
        return self._message(field, value) or spelled(value)

    def _message(self, field: str, value: str) -> str:
        key = self._key(field, value)
        return self.words.say(key) if key is not None else ""

    def _key(self, field: str, value: str) -> str | None:
        ref = self.refs.get(field)
        if ref is None:
            return None
        slug = (re.sub(ref.copy, "", value) if ref.copy else value).lower().replace("_", "-")
        return next((before + slug for before in ref.messages if self.words.has(before + slug)), None)


def refs_in(records: Iterable[type[msgspec.Struct]]) -> dict[str, Ref]:
    """What the fields of these records refer to, by name: in one game a name means one thing."""
    found: dict[str, Ref] = {}
    for record in records:
        for field, ref in refs_of(record).items():
            found.setdefault(field, ref)
    return found


def told(namer: PlainNamer, fields: Mapping[str, Any]) -> str:
    """Fields and what is in them, in a row; a person needs no label, and what is empty is left out."""
    found = []
    for field, value in fields.items():
        if value not in ("", None, ()):
            ref = namer.refs.get(field)
            name = namer.name(field, value)
            is_person = ref is not None and ref.sort == "seat"
            found.append(name if is_person else f"{label(namer.words, field)} {name}")
    return "; ".join(found)


def label(words: Words, field: str) -> str:
    """What a field is called: ``page-view-<game>-<field>``, or the field spelled out."""
    key = f"page-view-{words.game}-{field.replace('_', '-')}"
    return words.say(key) if words.has(key) else spelled(field)
