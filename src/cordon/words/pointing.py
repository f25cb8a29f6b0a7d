"""Which things a sentence names, and where in it: so that a reader can be shown them on the table.

Whoever puts names into a sentence writes down what each of them stands for, in every form that the sentence may take;
afterwards the sentence is searched for those names, and for no others.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple


class Pointer(NamedTuple):
    """A name in a sentence: where it begins and how long it is, in the units in which a browser counts, and the id of
    what it names."""

    start: int
    length: int
    id: str


def pointers(text: str, names: Mapping[str, str]) -> tuple[Pointer, ...]:
    """The names in a sentence, in their order. Of two that overlap the longer one counts."""
    found: list[tuple[int, int, str]] = []
    for name in sorted(names, key=len, reverse=True):
        for start in _occurrences(text, name):
            end = start + len(name)
            if all(end <= begun or start >= ended for begun, ended, _ in found):
                found.append((start, end, names[name]))
    return tuple(Pointer(_units(text[:start]), _units(text[start:end]), id) for start, end, id in sorted(found))


def _occurrences(text: str, name: str) -> Iterator[int]:
    """Where a name stands as a word of its own; a sentence may begin with it."""
    for form in dict.fromkeys((name, name[:1].upper() + name[1:])):
        start = text.find(form)
        while start >= 0:
            before, after = text[start - 1 : start], text[start + len(form) : start + len(form) + 1]
            if not (before.isalnum() or after.isalnum()):
                yield start
            start = text.find(form, start + 1)


def _units(text: str) -> int:
    """A browser counts what lies beyond the basic plane twice."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le")) // 2
