"""Lost Territories: the sides of the tiles that lie beside a map, and how one of them is joined to it (ST-18)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from cordon.games.stalker.mapping.board import Link, Qualities
from cordon.games.stalker.mapping.drawing import TILE_SIZE, Drawing
from cordon.games.stalker.mapping.layout import Layout, Piece
from cordon.games.stalker.mapping.setup import ForcedEdge, MissionMap, PatchPlace
from cordon.games.stalker.terms import Space, TerritoryKey

ENTRANCE = ">"
"""The mark of the square for the second entrance token (SV-13.2)."""
GAP = 2
"""Squares between the map and the tile: no overlay reaches across."""


class TileSide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What holds for one side of a tile beside its drawing (``lost-tiles.yaml``)."""

    id: str
    sheet: int
    """Which of the double-sided tiles it is on (SV-13.2)."""
    indoor: bool = False
    """All its spaces count as indoor, those outside rooms too (SV-13.3)."""
    dark: bool = False
    """Nobody sees or shoots farther than one space here (SV-13.4)."""
    still: bool = False
    """Still air: no exposure, no reduction, no base dosage for whoever is here (SV-13.4)."""
    humans: bool = True
    """Whether human enemies may come here (SV-13.5)."""
    edges: dict[str, tuple[ForcedEdge, ...]] = {}
    """Segments that have another type while a card side is up."""
    patches: dict[str, tuple[PatchPlace, ...]] = {}
    """Patches that lie here while a card side is up."""


class Territory(msgspec.Struct, frozen=True):
    """A side of a tile, ready to be laid beside a map."""

    side: TileSide
    drawing: Drawing

    @property
    def id(self) -> str:
        return self.side.id

    @property
    def shaping(self) -> frozenset[str]:
        """The card sides that change it while they are up."""
        return frozenset(self.side.edges) | frozenset(self.side.patches)

    @property
    def entrance(self) -> Space:
        """The space of the second entrance token."""
        letter = next(square.letter for row in self.drawing.rows for square in row if ENTRANCE in square.marks)
        return f"{self.id}.{letter}"

    @property
    def qualities(self) -> Qualities:
        here, none = frozenset([self.id]), frozenset[str]()
        side = self.side
        return Qualities(*(here if holds else none for holds in (side.indoor, side.dark, side.still)))

    @property
    def spaces(self) -> frozenset[Space]:
        return frozenset(f"{self.id}.{space.letter}" for space in self.drawing.spaces)

    def laid_beside(self, mission: MissionMap) -> Piece:
        """The tile where it lies: east of the map, at its northern end."""
        return Piece(self.drawing, TILE_SIZE * (1 + max(place.column for place in mission.plan)) + GAP, 0)


class Laid(msgspec.Struct, frozen=True):
    """The territory in play: the side of its tile, and the space of the entrance token on the map; none of either is
    empty. A territory without an entrance is closed."""

    tile: TerritoryKey = ""
    entrance: Space = ""


def links_of(territory: Territory, laid: Laid) -> tuple[Link, ...]:
    """The way in, if there is one (ST-18.3)."""
    return (Link(laid.entrance, territory.entrance, territory.side.humans),) if laid.entrance else ()


def check_territory(side: TileSide, drawing: Drawing | None, patches: Mapping[str, Drawing]) -> Iterator[str]:
    """What is wrong with a side of a tile."""
    if drawing is None:
        yield f"has no drawing lost/{side.id}.txt"
        return
    marks = sum(ENTRANCE in square.marks for row in drawing.rows for square in row)
    if marks != 1:
        yield f"its drawing has {marks} marks '{ENTRANCE}'; there must be 1, the place of the entrance token (SV-13.2)"
    for card, forced in side.edges.items():
        for edge in forced:
            if edge.segment.partition("@")[0] != side.id:
                yield f"field 'edges.{card}': {edge.segment} is not on this tile"
            elif not Layout([Piece(drawing, 0, 0)]).force(edge.segment, edge.edge):
                yield f"field 'edges.{card}': {edge.segment} is not between two spaces"
    for card, places in side.patches.items():
        for place in places:
            if place.patch not in patches:
                yield f"field 'patches.{card}': no patch {place.patch}"
            elif place.square.partition("@")[0] != side.id:
                yield f"field 'patches.{card}': {place.square} is not on this tile"
