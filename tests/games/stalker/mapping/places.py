"""Boards of the missions as the tests need them: at the start, and after every card has been flipped."""

from __future__ import annotations

from functools import reduce
from operator import or_
from pathlib import Path

from cordon.games.stalker.mapping.board import Board
from cordon.games.stalker.mapping.drawing import Drawing, parse_drawing
from cordon.games.stalker.mapping.drawing_check import check_drawing
from cordon.games.stalker.mapping.edges import FAR, Sight
from cordon.games.stalker.mapping.ground import build_board
from cordon.games.stalker.mapping.layout import Piece
from cordon.games.stalker.mapping.library import board_for, maps
from cordon.games.stalker.mapping.setup import Placement

MAPS = Path(__file__).parents[4] / "scenarios" / "stalker" / "maps"
MISSIONS = ("A1", "A2", "A3", "B1", "B2", "B3")
FLIPPED = {
    "A1": frozenset({"A1-02b", "A1-05b:cells"}),
    "A2": frozenset({"A2-05b"}),
    "A3": frozenset({"A3-02b", "A3-06b"}),
    "B1": frozenset[str](),
    "B2": frozenset[str](),
    "B3": frozenset[str](),
}
"""The sides that are up after all cards are flipped. The deck of A2 falls in one of two ways a card can go."""

HUMAN: Sight = "open"
MUTANT: Sight = "walled"
EYES: dict[str, tuple[Sight, tuple[int, int, int]]] = {
    "bandit_rifle": (HUMAN, (3, 1, 0)),
    "bandit_shotgun": (HUMAN, (3, 1, 0)),
    "mercenary": (HUMAN, (5, 1, 0)),
    "monolith": (HUMAN, (5, 2, 0)),
    "armoured": (HUMAN, (4, 1, 0)),
    "zombie": (HUMAN, (3, 0, 0)),
    "controller": (HUMAN, (FAR, FAR, FAR)),
    "snork": (MUTANT, (3, 3, 1)),
    "rodent": (MUTANT, (2, 2, 1)),
    "dog": (MUTANT, (4, 2, 1)),
    "tick": (MUTANT, (2, 2, 2)),
    "bloodsucker": (MUTANT, (4, 4, 2)),
    "pseudogiant": (MUTANT, (4, 2, 1)),
}
"""How the enemies see: their kind, and front / each side / back (SC-9.1)."""


def at_start(mission: str) -> Board:
    return board_for(mission, maps().missions[mission].laid)


def after_flips(mission: str) -> Board:
    return board_for(mission, FLIPPED[mission])


def standing(mission: str) -> list[tuple[str, Placement]]:
    """Every enemy that can be on the map at the start."""
    return [(enemy.name, placed) for enemy in maps().missions[mission].enemies for placed in enemy.placements]


def seen_by(board: Board, enemy: str, placed: Placement) -> int:
    kind, reach = EYES[enemy]
    return board.sight(kind, board.index[placed.space], placed.facing, reach)


def seen_at_start(mission: str) -> int:
    """All spaces in the line of sight of an enemy at the start."""
    board = at_start(mission)
    return reduce(or_, (seen_by(board, enemy, placed) for enemy, placed in standing(mission)), 0)


def drawn(text: str) -> Drawing:
    """A drawing that must have no fault."""
    problems: list[str] = []
    drawing = parse_drawing(text, "drawing", problems)
    assert drawing is not None, problems
    assert list(check_drawing(drawing, "drawing")) == []
    return drawing


def lone(*drawings: Drawing) -> Board:
    """Drawings side by side, from west to east."""
    pieces, x = [], 0
    for drawing in drawings:
        pieces.append(Piece(drawing, x, 0))
        x += drawing.width
    return build_board(pieces)


def fixture(name: str) -> Board:
    """The map of a worked example (SM-10.12)."""
    return lone(drawn((MAPS / f"{name}.txt").read_text(encoding="utf-8")))
