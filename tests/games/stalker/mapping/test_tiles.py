"""The fifteen tiles: what SM-2.1, SM-10.2 and the first checks of SM-10.11 say of them."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from cordon.games.stalker.mapping.board import Board
from cordon.games.stalker.mapping.edges import Sight, Walk
from cordon.games.stalker.mapping.ground import build_board
from cordon.games.stalker.mapping.layout import Piece
from cordon.games.stalker.mapping.library import maps
from tests.games.stalker.mapping.places import lone

TILES = tuple(str(number) for number in range(1, 16))
FACTS = """
1  | Camp yard      | 9      | 2 in 2 | 2 / 3 | 4 | 5.1
2  | Barracks       | 12     | 4 in 1 | 5 / 5 | 5 | 4.8
3  | Rail yard      | 13     | 2 in 2 | 2 / 5 | 7 | 6.2
4  | Farm           | 12     | 3 in 2 | 3 / 4 | 4 | 5.8
5  | Forest         | 17     | 0 in 0 | 0 / 0 | 5 | 5.9
6  | Bus stop       | 11     | 2 in 2 | 2 / 5 | 4 | 4.7
7  | Swamp edge     | 14 + 2 | 1 in 1 | 1 / 3 | 5 | 8.4
8  | Bridge         | 12 + 2 | 1 in 1 | 1 / 3 | 6 | 5.3
9  | Substation     | 13     | 2 in 1 | 3 / 2 | 4 | 6.6
10 | Church         | 14     | 3 in 1 | 3 / 5 | 5 | 6.0
11 | Cooling pond   | 12 + 2 | 1 in 1 | 1 / 2 | 5 | 7.5
12 | Lab entrance   | 14     | 6 in 1 | 6 / 3 | 5 | 3.4
13 | Village street | 12     | 5 in 4 | 5 / 7 | 4 | 6.8
14 | Scrap heap     | 12     | 1 in 1 | 1 / 1 | 4 | 5.3
15 | Checkpoint     | 12     | 3 in 3 | 3 / 4 | 5 | 6.7
"""
ROWS = [[cell.strip() for cell in line.split("|")] for line in FACTS.strip().splitlines()]


def tile(number: str) -> Board:
    return lone(maps().tiles[number])


@pytest.mark.rule("SM-2.1", "SM-10.2", "ST-4.13")
@pytest.mark.parametrize("row", ROWS, ids=TILES)
def test_a_tile_has_the_facts_of_the_table(row: list[str]) -> None:
    number, name, spaces, rooms, openings, far, view = row
    board, land = tile(number), 0
    assert maps().tiles[number].name == name
    land, water = board.land_mask.bit_count(), board.water_mask.bit_count()
    assert (f"{land} + {water}" if water else f"{land}") == spaces
    assert f"{len(board.room_mask)} in {len(board.building_mask)}" == rooms
    # A door or window on the rim has nothing beyond it here, so the drawing is counted, not the segments.
    drawn = Counter(
        side
        for y, squares in enumerate(maps().tiles[number].rows)
        for x, square in enumerate(squares)
        for d, side in enumerate(square.sides)
        if d in (1, 2) or (d == 0 and y == 0) or (d == 3 and x == 0)
    )
    assert f"{drawn['door']} / {drawn['window']}" == openings
    here = board.spaces(board.land_mask)
    costs = [board.routes("open", i).cost(j) for i, j in product(here, here)]
    assert max(cost[0] for cost in costs if cost) == int(far)
    seen = sum((board.sight_all("open", i) & board.land_mask & ~(1 << i)).bit_count() for i in here)
    assert f"{seen / land:.1f}" == view


@pytest.mark.rule("SM-10.2")
@pytest.mark.parametrize("walk", ["open", "walled"])
@pytest.mark.parametrize("number", TILES)
def test_every_tile_is_connected_for_stalkers_and_for_mutants(number: str, walk: Walk) -> None:
    board = tile(number)
    assert board.routes(walk, board.spaces(board.land_mask)[0]).reached == board.land_mask


@pytest.mark.rule("SM-2.1")
def test_the_tiles_have_the_totals_of_the_table() -> None:
    boards = [tile(number) for number in TILES]
    assert sum(len(board.ids) for board in boards) == 195
    assert sum(board.land_mask.bit_count() for board in boards) == 189
    assert sum(len(board.room_mask) for board in boards) == 36


@pytest.mark.rule("SM-1.10", "SM-10.2", "SM-1.9", "ST-4.8")
def test_two_tiles_in_any_rotation_are_joined_but_at_the_river() -> None:
    joined, apart = 0, set()
    for (one, a), (other, b) in product(product(TILES, range(4)), repeat=2):
        if one == other:
            continue
        board = build_board([Piece(maps().tiles[one], 0, 0, a), Piece(maps().tiles[other], 6, 0, b)])
        if any(board.tile_of[i] != board.tile_of[j] for i in range(len(board.ids)) for j, _ in board.moves("open", i)):
            joined += 1
        else:
            apart.add(frozenset({one, other}))
    assert joined == 3342
    assert apart == {frozenset({"8", other}) for other in ("4", "13", "15")}


@pytest.mark.rule("SM-1.3", "SM-10.2")
@pytest.mark.parametrize("number", TILES)
def test_every_tile_has_places_for_all_tokens(number: str) -> None:
    marks = Counter("".join(square.marks for row in maps().tiles[number].rows for square in row))
    assert marks["*"] >= 3
    assert min(marks["?"], marks["!"], marks["&"], marks[">"]) >= 2
    assert (marks["@"], marks["$"]) == (1, 1)


@pytest.mark.rule("ST-21.2")
def test_tile_1_has_exactly_9_spaces() -> None:
    assert len(maps().tiles["1"].spaces) == 9


@pytest.mark.rule("ST-21.3", "ST-4.3", "SM-10.11")
def test_full_squares_give_capacity_and_partial_ones_do_not() -> None:
    board = tile("1")
    assert [board.capacity[board.index[f"1.{letter}"]] for letter in "ABCDF"] == [6, 4, 2, 1, 2]
    assert len(board.squares[board.index["1.C"]]) == 3


@pytest.mark.rule("SM-10.11", "ST-4.7")
@pytest.mark.parametrize(("kind", "sees"), [("open", True), ("walled", False)])
def test_a_mutant_does_not_see_through_the_window_of_the_shop(kind: Sight, sees: bool) -> None:
    board = tile("13")
    assert bool(board.ray(kind, board.index["13.E"], "N") & board.mask("13.A")) is sees


@pytest.mark.rule("SM-10.11", "ST-4.7")
@pytest.mark.parametrize(("walk", "steps"), [("open", 1), ("barred", 2), ("walled", 2)])
def test_only_stalkers_and_humans_climb_through_the_window_of_the_shop(walk: Walk, steps: int) -> None:
    board = tile("13")
    cost = board.routes(walk, board.index["13.E"]).cost(board.index["13.A"])
    assert cost is not None
    assert cost[0] == steps


@pytest.mark.rule("SM-10.11", "ST-4.11")
def test_sight_and_range_cross_the_river_and_steps_go_around() -> None:
    board = tile("8")
    house, pier = board.index["8.L"], board.index["8.G"]
    assert board.names(board.ray("open", house, "W")) == ("8.G", "8.V")
    assert board.ranges("open", house)[pier] == 2
    cost = board.routes("open", house).cost(pier)
    assert cost is not None
    assert cost[0] == 4


@pytest.mark.rule("ST-21.54", "ST-4.13", "ST-4.15")
def test_the_bunker_has_six_rooms_and_cover_counts_by_room() -> None:
    board = tile("12")
    bunker = board.building_mask["12.bunker"]
    rooms = {room: mask for room, mask in board.room_mask.items() if mask & bunker}
    assert len(rooms) == 6
    assert bunker == board.indoor_mask
    assert all(len({board.cov[i] for i in board.spaces(mask)}) == 1 for mask in rooms.values())
    assert board.cover_mask & board.mask("12.C", "12.A") == board.mask("12.C")
