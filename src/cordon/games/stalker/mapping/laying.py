"""Where tokens of Zone Survival may be laid on a map, and on which segments (SV-1.10, SV-2.2, ST-19.9)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from cordon.games.stalker.mapping.board import Board
from cordon.games.stalker.mapping.layout import Piece, Segment, Spot
from cordon.games.stalker.mapping.library import board_for, ground_for, maps
from cordon.games.stalker.mapping.zonemap import edge_tokens, forced_by
from cordon.games.stalker.terms import Space


def overlaps(map_id: str, token: str, layout: frozenset[str]) -> bool:
    """Whether a token with spaces of its own would lie on another one: it is not placed (SV-2.2)."""
    here = _covered(map_id, token)
    return any(here & _covered(map_id, other) for other in layout - {token})


@lru_cache(maxsize=256)
def _covered(map_id: str, token: str) -> frozenset[Spot]:
    found, ground = maps(), ground_for(map_id).layout
    plan = found.missions[map_id]
    return frozenset(
        spot
        for place in plan.patches.get(token, ())
        for spot, _ in Piece(found.patches[place.patch], *ground.spot(place.square), place.turns).squares()
    )


def opens_a_way(map_id: str, token: str, layout: frozenset[str]) -> bool:
    """Whether a token leads to where nobody could come before (ST-19.9): past locked doors and gates."""
    if all(forced_by(each).edge == "door" for each in edge_tokens(layout)):
        return False  # tokens with spaces of their own shut nothing (SV-12.3)
    before = board_for(map_id, layout)
    shut = before.land_mask & ~_reached(map_id, before)
    return bool(shut and shut & _reached(map_id, board_for(map_id, layout | {token})))


def _reached(map_id: str, board: Board) -> int:
    return board.routes("open", board.index[maps().missions[map_id].start[0]]).reached


def doors_of(board: Board, space: Space) -> tuple[str, ...]:
    """The segments of a space that are doors: where the container is locked (SV-U14)."""
    doors = (each for each in board.segments if each.edge == "door" and space in (each.one, each.other))
    return tuple(sorted(map(board.segment_name, doors)))


def closest_walls(map_id: str, layout: frozenset[str], space: Space) -> tuple[str, ...]:
    """The walls of rooms with the shortest walk from a space, where a hole may be made (SV-6.2)."""
    board = board_for(map_id, layout)
    bare = board_for(map_id, layout - frozenset(edge_tokens(layout)))
    steps = board.routes("open", board.index[space])
    walks: dict[str, int] = {}
    for wall in _room_walls(bare):
        name = board.segment_name(wall)
        costs = [cost for side in (wall.one, wall.other) if (cost := steps.cost(board.index[side]))]
        if costs and not opens_a_way(map_id, f"hole:{name}", layout):
            walks[name] = min(costs)[0]
    return tuple(sorted(name for name, walk in walks.items() if walk == min(walks.values())))


def _room_walls(board: Board) -> Iterator[Segment]:
    """Walls between two spaces of land, one of them in a room at least."""
    for segment in board.segments:
        if segment.edge == "wall" and segment.one and segment.other:
            sides = board.mask(segment.one, segment.other)
            if sides & board.in_rooms_mask and not sides & ~board.land_mask:
                yield segment
