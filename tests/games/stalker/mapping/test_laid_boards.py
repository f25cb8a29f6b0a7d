"""A board on which something is laid takes from the bare board what is the same there, and nothing else."""

from __future__ import annotations

import random

import pytest

from cordon.games.stalker.mapping.board import Board
from cordon.games.stalker.mapping.edges import DIRECTIONS, FAR, SEEN, WALKED
from cordon.games.stalker.mapping.ground import Ground
from cordon.games.stalker.mapping.library import ground_for, maps, mission_board

LAYOUTS = 3
"""Layouts that are tried on each map."""
DESCRIBED = (
    "ids", "at", "full", "width", "height", "squares", "segments", "tile_of", "land_mask", "water_mask", "capacity",
    "rad", "cov", "room", "building", "indoor_mask", "cover_mask", "room_mask", "building_mask", "windows", "solid",
)  # fmt: skip
FOGS = (0, 1 << 5 | 1 << 20)


def layout_on(map_id: str, seed: int) -> frozenset[str]:
    """Up to three tokens with spaces of their own, and up to four on segments."""
    luck, bare = random.Random(f"{map_id}{seed}"), ground_for(map_id).bare
    pieces = luck.sample(sorted(maps().missions[map_id].patches), luck.randint(0, 3))
    between = [segment for segment in bare.segments if segment.one and segment.other]
    edges = [bare.segment_name(segment) for segment in luck.sample(between, luck.randint(0, 4))]
    return frozenset([*pieces, *(f"{luck.choice(('hole', 'locked_door', 'welded_door'))}:{edge}" for edge in edges)])


def ways_and_sights(board: Board) -> object:
    spaces = range(len(board.ids))
    return (
        [board.all_moves(walk) for walk in WALKED],
        [board.step_mask(walk, i) for walk in WALKED for i in spaces],
        [board.within(kind, i, 1) for kind in SEEN for i in spaces],
        [
            board.ray(kind, i, facing, reach, fog)
            for kind in SEEN for i in spaces for facing in DIRECTIONS for reach in (1, FAR) for fog in FOGS
        ],
    )  # fmt: skip


@pytest.mark.rule("ST-19.19")
@pytest.mark.parametrize("map_id", sorted(maps().zones))
def test_what_is_taken_from_the_bare_board_is_the_same_as_worked_out_anew(
    map_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, mission = maps(), maps().missions[map_id]
    layouts = [layout_on(map_id, seed) for seed in range(LAYOUTS)]
    derived = [mission_board(found, mission, layout) for layout in layouts]
    monkeypatch.setattr(Ground, "bare", None)
    for layout, board in zip(layouts, derived, strict=True):
        anew = mission_board(found, mission, layout)
        for name in DESCRIBED:
            assert getattr(board, name) == getattr(anew, name), (name, layout)
        assert ways_and_sights(board) == ways_and_sights(anew), layout
