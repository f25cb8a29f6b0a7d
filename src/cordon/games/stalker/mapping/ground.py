"""How a board comes about: tiles where they lie, patches and edges laid on them (SM-1.12, SM-4, ST-19.19).

The boards of a mission have their ground in common, and what is laid on it changes little: each takes from the bare
board what is the same there.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

import msgspec

from cordon.games.stalker.mapping.board import NO_QUALITIES, Board, Link, Qualities
from cordon.games.stalker.mapping.drawing import Drawing, Space
from cordon.games.stalker.mapping.layout import Layout, Piece
from cordon.games.stalker.mapping.setup import ForcedEdge


class LaidPatch(msgspec.Struct, frozen=True):
    """A patch on the map: its north-west square (as it lies) covers ``square``. A token of Zone Survival cancels rad
    and cov of the spaces below it, what is left of them too (ST-19.20)."""

    drawing: Drawing
    square: str
    turns: int = 0
    token: bool = False


def build_board(
    pieces: Sequence[Piece],
    edges: Iterable[ForcedEdge] = (),
    patches: Iterable[LaidPatch] = (),
    flooded: frozenset[str] = frozenset(),
    known: Iterable[Drawing] = (),
    beside: Iterable[Piece] = (),
    links: tuple[Link, ...] = (),
    qualities: Qualities = NO_QUALITIES,
) -> Board:
    """The board of these tiles, with patches laid, segments forced and spaces become water. ``known`` are all patches
    that may come up: their spaces have a number whether they are laid or not. ``beside`` are tiles that lie beside the
    map, joined to it by ``links``; their spaces are counted last."""
    return board_on(ground_of(pieces, known, beside), edges, patches, flooded, links, qualities)


class Ground:
    """Tiles where they lie before anything is laid on them, and every space that may come to be there, in order. The
    boards of a mission have it in common."""

    def __init__(self, layout: Layout, spaces: dict[str, Space]) -> None:
        self.layout = layout
        self.spaces = spaces

    @cached_property
    def bare(self) -> Board:
        """The board with nothing laid on it."""
        return Board(self.layout, self.spaces, {}, frozenset())


def ground_of(pieces: Sequence[Piece], known: Iterable[Drawing] = (), beside: Iterable[Piece] = ()) -> Ground:
    """See ``build_board``."""
    beside = tuple(beside)
    drawings = (*(piece.drawing for piece in pieces), *known, *(piece.drawing for piece in beside))
    spaces = {
        f"{drawing.id}.{space.letter}": space
        for drawing in drawings
        for space in sorted(drawing.spaces, key=lambda space: space.letter)
    }
    layout = Layout((*pieces, *beside))
    layout.segments()  # what is laid on it changes only a few of them
    return Ground(layout, spaces)


def board_on(
    ground: Ground,
    edges: Iterable[ForcedEdge] = (),
    patches: Iterable[LaidPatch] = (),
    flooded: frozenset[str] = frozenset(),
    links: tuple[Link, ...] = (),
    qualities: Qualities = NO_QUALITIES,
) -> Board:
    """The board on this ground; the ground stays as it is."""
    layout = ground.layout.twin()
    buildings: dict[str, str] = {}
    below: set[str] = set()
    for patch in patches:
        # A patch adds its rooms to the buildings of the tile it lies on (SM-1.11 keeps those on one tile).
        buildings[patch.drawing.id] = patch.square.partition("@")[0]
        covered = layout.lay_patch(patch.drawing, patch.square, patch.turns)
        if patch.token:
            below |= covered
    for edge in edges:
        layout.force(edge.segment, edge.edge)
    cancelled = {id: msgspec.structs.replace(ground.spaces[id], rad=0, cov=0) for id in sorted(below - {""})}
    # Water and links change what is beside them without a segment of the drawings.
    bare = None if flooded or links else ground.bare
    return Board(layout, ground.spaces | cancelled, buildings, flooded, links, qualities, bare)
