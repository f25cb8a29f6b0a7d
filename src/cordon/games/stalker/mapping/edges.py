"""Directions and the five types of border segments: what they let pass, and which one wins (ST-4.6 to 4.8)."""

from __future__ import annotations

from typing import Literal, get_args

from cordon.games.stalker.terms import UNLIMITED, Facing

DIRECTIONS: tuple[Facing, ...] = ("N", "E", "S", "W")
"""Clockwise; a set of directions is a whole number with bit ``i`` for the direction at place ``i``."""
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""What a direction adds to (x, y): x grows to the east, y to the south."""
DIRECTIONS_OF = tuple(tuple(d for d in range(4) if dirs >> d & 1) for dirs in range(16))
"""The directions of such a set."""
NUMBER: dict[Facing, int] = {facing: number for number, facing in enumerate(DIRECTIONS)}


def facing_named(word: str) -> Facing:
    """A direction out of an option or a card."""
    return DIRECTIONS["NESW".index(word)]


FAR = UNLIMITED
"""The range between spaces that no path joins (ST-4.17), and the reach of whoever sees without limit (ST-4.32)."""

Edge = Literal["open", "door", "window", "impassable", "wall"]
"""From the mildest to the most restrictive: where two drawings of a segment differ, the later one wins (ST-4.8)."""
EDGES: tuple[Edge, ...] = get_args(Edge)
_RANK: dict[Edge, int] = {edge: rank for rank, edge in enumerate(EDGES)}

Walk = Literal["open", "human", "barred", "walled", "leap"]
"""How somebody moves: stalkers; human enemies; psionic enemies and companions; all other mutants; whoever passes
impassable terrain. Human enemies pass what stalkers pass but for links that are closed to them (SV-13.5); windows stop
the third and fourth alike."""
Sight = Literal["open", "walled"]
"""How somebody sees and measures: everybody but mutants that are not psionic; those, to whom a window is a wall."""

WALKED: dict[Walk, frozenset[Edge]] = {
    "open": frozenset({"open", "door", "window"}),
    "human": frozenset({"open", "door", "window"}),
    "barred": frozenset({"open", "door"}),
    "walled": frozenset({"open", "door"}),
    "leap": frozenset({"open", "door", "window", "impassable"}),
}
LEAPS = "passes:impassable"
"""The quality of a stalker who passes impassable terrain."""
SEEN: dict[Sight, frozenset[Edge]] = {
    "open": frozenset({"open", "door", "window", "impassable"}),
    "walled": frozenset({"open", "door", "impassable"}),
}


def walk_with(flags: frozenset[str]) -> Walk:
    """How a stalker with these qualities passes edges."""
    return "leap" if LEAPS in flags else "open"


def opposite(direction: int) -> int:
    """The number of the direction that looks back."""
    return (direction + 2) % 4


def combined(one: Edge, other: Edge) -> Edge:
    """The type of a segment that is drawn twice (ST-4.8)."""
    return one if _RANK[one] >= _RANK[other] else other
