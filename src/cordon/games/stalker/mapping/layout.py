"""Tiles, patches and forced edges laid together: who owns which square of the map, and the segments between them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from operator import itemgetter

import msgspec

from cordon.games.stalker.mapping.drawing import Drawing, Square, square_place
from cordon.games.stalker.mapping.edges import DIRECTIONS, STEPS, Edge, combined, opposite
from cordon.games.stalker.terms import Facing

Spot = tuple[int, int]
"""A square of the map: x grows to the east, y to the south."""


class Piece(msgspec.Struct, frozen=True):
    """A drawing on the map: where its north-west square (as it lies) is, and its quarter turns clockwise (SM-1.9)."""

    drawing: Drawing
    x: int
    y: int
    turns: int = 0

    def spot(self, square: str) -> Spot:
        """Where a square lies that is named as printed (``c3``)."""
        x, y = square_place(square)
        width, height = self.drawing.width, self.drawing.height
        for _ in range(self.turns):
            x, y = height - 1 - y, x
            width, height = height, width
        return self.x + x, self.y + y

    def squares(self) -> Iterable[tuple[Spot, Square]]:
        """Every square as it lies, its sides turned with it."""
        rows = self.drawing.rows
        for _ in range(self.turns):
            rows = tuple(tuple(map(_turned, column)) for column in zip(*reversed(rows), strict=True))
        for y, row in enumerate(rows):
            for x, square in enumerate(row):
                yield (self.x + x, self.y + y), square


def _turned(square: Square) -> Square:
    north, east, south, west = square.sides
    return msgspec.structs.replace(square, sides=(west, north, east, south))


class Segment(msgspec.Struct, frozen=True):
    """The east or south side of a square, where the spaces ``one`` and ``other`` meet (ST-4.6). A side of a solid
    square has ``""`` for it."""

    x: int
    y: int
    side: Facing
    edge: Edge
    one: str
    other: str


class Layout:
    """The squares of a map: ``owner`` is the id of the space (``""``: solid), ``full`` are those that give capacity."""

    def __init__(self, pieces: Iterable[Piece]) -> None:
        self.owner: dict[Spot, str] = {}
        self.full: set[Spot] = set()
        self._sides: dict[tuple[Spot, int], Edge | None] = {}
        self._forced: dict[tuple[Spot, int], Edge] = {}
        self._pieces: dict[str, Piece] = {}
        self._drawn: dict[Spot, tuple[Segment, ...]] = {}
        """The segments of each square, as they were when it was looked at last."""
        self._changed: set[Spot] = set()
        """The squares whose segments are to be looked at anew."""
        self._order: list[Spot] = []
        """The squares in reading order, while none is added."""
        self.laid: set[Spot] = set()
        """The squares on which something was laid since this was the twin of another map."""
        self._redrawn: set[Spot] = set()
        """The squares whose segments were looked at since then."""
        for piece in pieces:
            self._pieces[piece.drawing.id] = piece
            self._lay(piece.drawing, piece.squares())
        self.laid.clear()

    def twin(self) -> Layout:
        """The same map once more, to lay something on."""
        twin = Layout(())
        twin.owner, twin.full = self.owner.copy(), self.full.copy()
        twin._sides, twin._forced, twin._pieces = self._sides.copy(), self._forced.copy(), self._pieces.copy()
        twin._drawn, twin._changed, twin._order = self._drawn.copy(), self._changed.copy(), self._order
        return twin

    def spot(self, address: str) -> Spot:
        """Where ``5@e5`` lies."""
        tile, _, square = address.partition("@")
        return self._pieces[tile].spot(square)

    def lay_patch(self, patch: Drawing, square: str, turns: int) -> frozenset[str]:
        """Replaces all squares below it and all their sides, those of the neighbours too (SM-1.12); which spaces lay
        there."""
        x, y = self.spot(square)
        squares = tuple(Piece(patch, x, y, turns).squares())
        below = frozenset(self.owner.get(spot, "") for spot, _ in squares)
        self._lay(patch, squares)
        for spot, drawn in squares:
            for direction, side in enumerate(drawn.sides):
                self._sides[_beyond(spot, direction), opposite(direction)] = side
        return below

    def side(self, segment: str) -> tuple[Spot, int]:
        """The square of ``1@a1W``, and the direction in which the segment lies, as the tile is turned."""
        tile, _, rest = segment.partition("@")
        piece = self._pieces.get(tile)
        if piece is None:
            raise ValueError(f"{segment}: there is no tile {tile} on this map")
        return piece.spot(rest[:-1]), ("NESW".index(rest[-1]) + piece.turns) % 4

    def name(self, spot: Spot, direction: int) -> str:
        """What is printed of that side of a square: ``1@a1W``."""
        return next(
            f"{id}@{square}{DIRECTIONS[(direction - piece.turns) % 4]}"
            for id, piece in self._pieces.items()
            for square in piece.drawing.square_names()
            if piece.spot(square) == spot
        )

    def beside(self, segment: str) -> tuple[str, str]:
        """The spaces on both sides of a segment; nothing for a solid square and off the map."""
        spot, direction = self.side(segment)
        return self.owner[spot], self.owner.get(_beyond(spot, direction), "")

    def force(self, segment: str, edge: Edge) -> bool:
        """Gives ``1@a1W`` this type, whatever the drawings say (SM-4.3); whether it lies between two spaces."""
        spot, direction = self.side(segment)
        beyond = _beyond(spot, direction)
        self._forced[spot, direction] = self._forced[beyond, opposite(direction)] = edge
        self._changed |= {spot, beyond}
        one, other = self.beside(segment)
        return bool(one and other and one != other)

    def segments(self) -> tuple[Segment, ...]:
        """Every segment once, in reading order, its type after combination (ST-4.8)."""
        changed = self._changed & self.owner.keys()
        for spot in changed:
            self._drawn[spot] = self._segments_of(spot)
        self._redrawn |= changed
        self._changed.clear()
        return tuple(chain.from_iterable(map(self._drawn.__getitem__, self.reading_order())))

    def drawn(self, spot: Spot) -> tuple[Segment, ...]:
        """The segments of a square, once all have been looked at; none off the map."""
        return self._drawn.get(spot, ())

    def altered(self, since: Layout) -> Iterator[Segment]:
        """The segments that are others than they were on a map of which this is a twin: before, and now."""
        for spot in self._redrawn:
            before, drawn = since._drawn.get(spot, ()), self._drawn[spot]
            if drawn != before:
                yield from (*before, *drawn)

    def reading_order(self) -> list[Spot]:
        """The squares from the north-west to the south-east, row by row."""
        if len(self._order) != len(self.owner):
            self._order = sorted(self.owner, key=itemgetter(1, 0))
        return self._order

    def _segments_of(self, spot: Spot) -> tuple[Segment, ...]:
        """Those on the east and the south side of a square."""
        (x, y), one, found = spot, self.owner[spot], []
        for direction, beyond in ((1, (x + 1, y)), (2, (x, y + 1))):
            other = self.owner.get(beyond)
            if other is not None and one != other:
                found.append(Segment(x, y, DIRECTIONS[direction], self._edge(spot, direction, beyond), one, other))
        return tuple(found)

    def _lay(self, drawing: Drawing, squares: Iterable[tuple[Spot, Square]]) -> None:
        for spot, square in squares:
            self.owner[spot] = f"{drawing.id}.{square.letter}" if square.letter else ""
            self.laid.add(spot)
            self._changed |= {spot, (spot[0] - 1, spot[1]), (spot[0], spot[1] - 1)}
            self.full.discard(spot)
            if square.letter and not square.partial:
                self.full.add(spot)
            for direction, side in enumerate(square.sides):
                self._sides[spot, direction] = side

    def _edge(self, spot: Spot, direction: int, beyond: Spot) -> Edge:
        forced = self._forced.get((spot, direction))
        if forced is not None:
            return forced
        one, other = self._sides[spot, direction], self._sides[beyond, opposite(direction)]
        assert one is not None  # an edge between two spaces is never blank (SM-1.6)
        assert other is not None
        return combined(one, other)


def _beyond(spot: Spot, direction: int) -> Spot:
    dx, dy = STEPS[direction]
    return spot[0] + dx, spot[1] + dy
