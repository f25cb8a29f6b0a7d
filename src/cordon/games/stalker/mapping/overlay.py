"""Anomaly overlays: which symbols lie on which square around the centre (SM-3)."""

from __future__ import annotations

import re
from typing import get_args

import msgspec

from cordon.games.stalker.mapping.edges import NUMBER
from cordon.games.stalker.terms import AnomalyType, Facing
from cordon.kernel import typed

CENTRE = "11223344"
"""Two of each symbol (SM-3.1)."""
_HEAD = re.compile(r"overlay ([1-9][0-9]*) (\w+)")
_RIM = re.compile(r"[1-4]{1,2}")


class Overlay(msgspec.Struct, frozen=True):
    """An overlay with its tip to the north; ``squares`` are (x, y) from the centre and the symbols there."""

    number: int
    type: AnomalyType
    squares: tuple[tuple[int, int, str], ...]

    def turned(self, tip: Facing) -> tuple[tuple[int, int, str], ...]:
        """The squares when the tip points to that side of the map (SM-3.2)."""
        squares = self.squares
        for _ in range(NUMBER[tip]):
            squares = tuple((-y, x, symbols) for x, y, symbols in squares)
        return squares


def parse_overlay(text: str, name: str, problems: list[str]) -> Overlay | None:
    """The overlay of a file, or what is wrong with it."""
    before = len(problems)
    lines = text.splitlines()
    head = _HEAD.fullmatch(lines[0]) if lines else None
    if head is None or head[2] not in get_args(AnomalyType):
        problems.append(f"{name}, line 1: must be 'overlay <number> <type>', type one of {_types()}")
    found: list[tuple[int, int, str]] = []
    centres: list[tuple[int, int]] = []
    widths: set[int] = set()
    for y, line in enumerate(lines[1:]):
        words = line.split()
        widths.add(len(words))
        for x, word in enumerate(words):
            if word == "C":
                centres.append((x, y))
            elif word != "." and (not _RIM.fullmatch(word) or word != "".join(sorted(word))):
                problems.append(f"{name}, line {y + 2}: {word!r} is no square; '.', 'C' or one or two of 1234 in order")
            if word != ".":
                found.append((x, y, CENTRE if word == "C" else word))
    if len(widths) > 1:
        problems.append(f"{name}: the rows of the grid have different lengths")
    if len(centres) != 1:
        problems.append(f"{name}: has {len(centres)} centres; there must be 1")
    if len(problems) > before or head is None:
        return None
    (cx, cy) = centres[0]
    squares = tuple((x - cx, y - cy, symbols) for x, y, symbols in found)
    return typed.convert({"number": int(head[1]), "type": head[2], "squares": squares}, Overlay)


def _types() -> str:
    return ", ".join(get_args(AnomalyType))
