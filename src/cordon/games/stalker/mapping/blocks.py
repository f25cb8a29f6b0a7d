"""Blocks of lines that build a map of tiles: what setups (SM-4) and zone maps (SV-3.1) have in common."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec


class PlanTile(msgspec.Struct, frozen=True):
    """A tile of the plan at its place (counted in tiles from the north-west), turned clockwise by quarters."""

    tile: str
    column: int
    row: int
    turns: int


class Named(msgspec.Struct, frozen=True):
    """Something that a line names, to be looked up once the map is known: a space, square, segment, patch…"""

    line: int
    kind: str
    name: str


_ADDRESS = {
    "space": re.compile(r"[\w-]+\.[A-Z]"),
    "square": re.compile(r"\d+@[a-f][1-6]"),
    "segment": re.compile(r"\d+@[a-f][1-6][NESW]"),
}
_TILE = re.compile(r"(\d+)(?:r(90|180|270))?")

Handlers = Mapping[str, Callable[[str], None]]


class BlockReader:
    """A block read line by line: a head, the plan, then lines that each begin with a word. ``named`` is what its lines
    speak of, ``lines`` where something stands, by the first word and by the first two: ``loot``, ``enemy snork``."""

    def __init__(self, file: str, problems: list[str]) -> None:
        self.file, self.problems = file, problems
        self.named: list[Named] = []
        self.lines: dict[str, int] = {}
        self.plan: list[PlanTile] = []
        self.line = 1

    def read(self, text: str, kind: str, handlers: Handlers) -> tuple[str, str] | None:
        """Id and name of the block; ``None`` and a problem if its head has another form."""
        lines = text.splitlines()
        head = re.fullmatch(rf'{kind} (\S+) "([^"]+)"', lines[0]) if lines else None
        if head is None:
            self.tell(f"must be '{kind} <id> \"<name>\"'")
            return None
        row = -1
        for self.line, line in enumerate(lines[1:], 2):
            word, _, rest = line.partition(" ")
            if self.line == 2:
                if line != "plan":
                    self.tell("must be 'plan'")
            elif line.startswith("  ") and row == self.line - 4:
                row += 1
                self._row(row, line.split())
            elif word in handlers:
                self.lines |= {word: self.line, f"{word} {rest.partition(' ')[0]}": self.line}
                handlers[word](rest)
            else:
                self.tell(f"{word!r} begins no line of a {kind}; known: {', '.join(handlers)}")
        return head[1], head[2]

    def _row(self, row: int, words: list[str]) -> None:
        for column, word in enumerate(words):
            match = _TILE.fullmatch(word)
            if match is not None:
                if any(place.tile == match[1] for place in self.plan):
                    self.tell(f"tile {match[1]} stands twice")
                self.name("tile", match[1])
                self.plan.append(PlanTile(match[1], column, row, int(match[2] or 0) // 90))
            elif word != ".":
                self.tell(f"{word!r} is no tile; '.', '5' or '5r90'")

    def match(self, pattern: re.Pattern[str], text: str, form: str) -> Iterator[tuple[Any, ...]]:
        """The groups of a text, once; nothing and a problem if it has another form."""
        match = pattern.fullmatch(text)
        if match is None:
            self.tell(f"{text!r} must be '{form}'")
        else:
            yield match.groups()

    def name(self, kind: str, name: str) -> str:
        """Something that the line names, whose address must have the right form."""
        if kind in _ADDRESS and not _ADDRESS[kind].fullmatch(name):
            self.tell(f"{name!r} is no {kind}")
        else:
            self.named.append(Named(self.line, kind, name))
        return name

    def tell(self, what: str) -> None:
        self.problems.append(f"{self.file}, line {self.line}: {what}")
