"""Drawings of tiles and patches: text art and a legend, read into squares, sides and spaces (SM-1)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import takewhile
from typing import Literal, cast, get_args

import msgspec

from cordon.games.stalker.mapping.edges import Edge

TILE_SIZE = 6
HORIZONTAL: dict[str, Edge | None] = {
    "   ": None,
    "...": "open",
    "xxx": "impassable",
    "###": "wall",
    "#/#": "door",
    "#=#": "window",
}
VERTICAL: dict[str, Edge | None] = {
    " ": None,
    ":": "open",
    "x": "impassable",
    "#": "wall",
    "/": "door",
    "=": "window",
}
SOLID = "%%%"
MARKS = " *?@!&$>"
Ground = Literal["concrete", "mud", "grass", "water", "snow", "rock"]
"""What the open ground of a tile or patch looks like; grass, if nothing is said."""
_HEAD = re.compile(rf'(tile|patch) (\S+) "([^"]+)"(?: on ({"|".join(get_args(Ground))}))?')
_LETTER = re.compile(r"[A-Z] ")
_LEGEND = re.compile(
    r"([A-Z])\s{2,}(water|L\d+|\d+x\d+)(?:\+(\d))?(?:\s+cov (\d))?(?:\s+rad (\d))?(?:\s+room ([\w-]+)/([\w-]+))?"
    r"\s+; (\S.*)"
)

Sides = tuple[Edge | None, Edge | None, Edge | None, Edge | None]
"""The types of the sides N, E, S, W; ``None`` inside a space."""


class Square(msgspec.Struct, frozen=True):
    """One unit square: its space (``""`` for a solid one), the marks on it and its sides."""

    letter: str
    partial: bool
    marks: str
    sides: Sides


class Space(msgspec.Struct, frozen=True):
    """A line of the legend (SM-1.4)."""

    letter: str
    shape: str
    partials: int
    cov: int
    rad: int
    room: str
    building: str
    name: str

    @property
    def water(self) -> bool:
        """No entity may enter it (ST-4.11)."""
        return self.shape == "water"


class Drawing(msgspec.Struct, frozen=True):
    """A tile or a patch. ``rows`` are the squares from north to south, each row from west to east."""

    kind: Literal["tile", "patch"]
    id: str
    name: str
    ground: Ground
    rows: tuple[tuple[Square, ...], ...]
    spaces: tuple[Space, ...]

    @property
    def width(self) -> int:
        """Squares from west to east."""
        return len(self.rows[0])

    @property
    def height(self) -> int:
        """Squares from north to south."""
        return len(self.rows)

    def square_names(self) -> Iterator[str]:
        """All squares as they are written on it, in reading order."""
        return (square_name(x, y) for y in range(self.height) for x in range(self.width))

    def squares_of(self, letter: str) -> tuple[tuple[int, int], ...]:
        """Where a space lies, in reading order."""
        return tuple(
            (x, y) for y, row in enumerate(self.rows) for x, square in enumerate(row) if square.letter == letter
        )


def square_name(x: int, y: int) -> str:
    """A square as it is written on the tile: ``c3`` (SM-1.1)."""
    return f"{chr(ord('a') + x)}{y + 1}"


def square_place(name: str) -> tuple[int, int]:
    """Column and row of ``c3``, counted from 0."""
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


def parse_drawing(text: str, name: str, problems: list[str]) -> Drawing | None:
    """The drawing of a file, or every problem of its lines. What the lines mean together is ``drawing_check``'s."""
    before = len(problems)
    lines = text.splitlines()
    head = _HEAD.fullmatch(lines[0]) if lines else None
    if head is None:
        problems.append(
            f"{name}, line 1: must be 'tile <number> \"<name>\"' or 'patch <id> \"<name>\"', and on which ground"
        )
        return None
    art = list(takewhile(lambda line: not _LETTER.match(line), lines[1:]))
    reader = _Art(name, art, problems)
    if head[1] == "tile" and (len(art) != 2 * TILE_SIZE + 1 or reader.width != TILE_SIZE):
        problems.append(f"{name}: a tile has {2 * TILE_SIZE + 1} lines of {4 * TILE_SIZE + 1} characters")
    rows = reader.rows()
    spaces = _legend(lines, 1 + len(art), name, problems)
    if len(problems) > before:
        return None
    kind: Literal["tile", "patch"] = "tile" if head[1] == "tile" else "patch"
    return Drawing(kind, head[2], head[3], cast(Ground, head[4] or "grass"), rows, spaces)


class _Art:
    """The lines of a drawing, read with one problem for each thing that is no glyph."""

    def __init__(self, name: str, lines: list[str], problems: list[str]) -> None:
        self.name, self.lines, self.problems = name, lines, problems
        self.width = (len(lines[0]) - 1) // 4 if lines else 0

    def rows(self) -> tuple[tuple[Square, ...], ...]:
        if self.width < 1 or len(self.lines) < 3 or len(self.lines) % 2 == 0:
            self.problems.append(f"{self.name}: the drawing must begin and end with a line of edges")
            return ()
        for number, line in enumerate(self.lines):
            if len(line) != 4 * self.width + 1:
                self._tell(number, f"has {len(line)} characters; there must be {4 * self.width + 1}")
        padded = [line.ljust(4 * self.width + 1)[: 4 * self.width + 1] for line in self.lines]
        across = [self._across(2 * y, line) for y, line in enumerate(padded[::2])]
        down = [self._down(2 * y + 1, line) for y, line in enumerate(padded[1::2])]
        return tuple(
            tuple(
                self._square(x, y, line[4 * x + 1 : 4 * x + 4], (above[x], upright[x + 1], below[x], upright[x]))
                for x in range(self.width)
            )
            for y, (line, above, below, upright) in enumerate(zip(padded[1::2], across, across[1:], down, strict=False))
        )

    def _across(self, number: int, line: str) -> list[Edge | None]:
        for x in range(self.width + 1):
            if line[4 * x] != "+":
                self._tell(number, f"a corner must be '+', not {line[4 * x]!r}")
        glyphs = [line[4 * x + 1 : 4 * x + 4] for x in range(self.width)]
        for glyph in glyphs:
            if glyph not in HORIZONTAL:
                self._tell(number, f"{glyph!r} is no edge")
        return [HORIZONTAL.get(glyph) for glyph in glyphs]

    def _down(self, number: int, line: str) -> list[Edge | None]:
        glyphs = [line[4 * x] for x in range(self.width + 1)]
        for x, glyph in enumerate(glyphs):
            if glyph not in VERTICAL:
                self._tell(number, f"{glyph!r} at character {4 * x + 1} is no edge")
        return [VERTICAL.get(glyph) for glyph in glyphs]

    def _square(self, x: int, y: int, glyph: str, sides: Sides) -> Square:
        if glyph == SOLID:
            return Square("", False, "", sides)
        left, letter, right = glyph[0], glyph[1], glyph[2]
        if left not in MARKS or right not in MARKS or not (letter.isascii() and letter.isalpha()):
            self._tell(2 * y + 1, f"{glyph!r} on square {square_name(x, y)} is no square")
        return Square(letter.upper(), letter.islower(), (left + right).replace(" ", ""), sides)

    def _tell(self, number: int, what: str) -> None:
        self.problems.append(f"{self.name}, line {number + 2}: {what}")


def _legend(lines: list[str], start: int, name: str, problems: list[str]) -> tuple[Space, ...]:
    found: dict[str, Space] = {}
    for number, line in enumerate(lines[start:], start + 1):
        match = _LEGEND.fullmatch(line)
        if match is None:
            problems.append(
                f"{name}, line {number}: must be 'LETTER  SHAPE  [cov N]  [rad N]  [room ROOM/BUILDING]  ; NAME'"
            )
            continue
        letter, shape, partials, cov, rad, room, building, called = match.groups()
        if letter in found:
            problems.append(f"{name}, line {number}: {letter} stands twice")
        found[letter] = Space(
            letter, shape, int(partials or 0), int(cov or 0), int(rad or 0), room or "", building or "", called
        )
    return tuple(found.values())
