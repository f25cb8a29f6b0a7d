"""Maps that a scenario of S.T.A.L.K.E.R. draws itself: patches laid side by side, in the format of the tiles (SM-1)."""

from __future__ import annotations

from pathlib import Path

from cordon.games.stalker.mapping.board import Board
from cordon.games.stalker.mapping.drawing import Drawing, parse_drawing
from cordon.games.stalker.mapping.drawing_check import check_drawing
from cordon.games.stalker.mapping.ground import build_board
from cordon.games.stalker.mapping.layout import Piece
from cordon.scenarios.nodes import Node

FOLDER = "maps"
"""Beside the scenario file; a map is named by its file there."""


def drawn_board(node: Node) -> Board:
    """The board of one or several drawings, from west to east; each is text, or the name of a file."""
    pieces: list[Piece] = []
    x = 0
    for entry in node.items():
        drawing = _drawing(entry)
        if any(piece.drawing.id == drawing.id for piece in pieces):
            raise entry.error(f"the drawing {drawing.id} is laid twice")
        pieces.append(Piece(drawing, x, 0))
        x += drawing.width
    return build_board(pieces)


def _drawing(node: Node) -> Drawing:
    text = node.text()
    name = "the drawing"
    if "\n" not in text:
        path = Path(node.file).parent / FOLDER / f"{text}.txt"
        name = path.name
        try:
            text = path.read_text(encoding="utf-8")
        except OSError as error:
            raise node.error(f"no map {node.text()!r} ({path}: {error.strerror})") from None
    problems: list[str] = []
    drawing = parse_drawing(text, name, problems)
    if drawing is not None:
        problems += check_drawing(drawing, name)
    if drawing is None or problems:
        raise node.error("; ".join(problems))
    return drawing
