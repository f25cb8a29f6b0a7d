"""The maps of the six missions: every figure of SM-10.4 to SM-10.6, SM-10.10 and SM-10.11.

Where docs/balance/stalker.md has tuned a mission the tables have the figures of the tuned one.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, product
from math import ceil

import pytest

from cordon.games.stalker.mapping.board import Board
from cordon.games.stalker.mapping.edges import FAR
from cordon.games.stalker.mapping.ground import build_board
from cordon.games.stalker.mapping.layout import Piece
from cordon.games.stalker.mapping.library import board_for, maps
from cordon.games.stalker.mapping.setup import AnomalyPlace, Stop
from tests.games.stalker.mapping.places import (
    FLIPPED,
    MISSIONS,
    after_flips,
    at_start,
    seen_at_start,
    seen_by,
    standing,
)

MAPS = """
A1 | 5, 1, 2, 4, 3    | 63 | none                               | 2.I  | 4 / 8  | 5 | 6 | 16 in 11
A2 | 6, 8, 14, 7, 3   | 62 | none                               | none | 4 / 6  | 7 | 7 | 17 in 11
A3 | 6, 5, 15, 14, 12 | 66 | 12.D, 12.E, 12.F, 12.H, 12.J, 12.K | none | 4 / 11 | 6 | 6 | 17 in 10
B1 | 13, 6, 4, 9      | 48 | none                               | none | 6 / 20 | 3 | 4 | 14 in 9
B2 | 5, 10, 1, 13, 4  | 64 | none                               | none | 6 / 12 | 8 | 4 | 14 in 10
B3 | 9, 11, 8, 15, 7  | 63 | none                               | none | 4 / 12 | 6 | 8 | 16 in 11
"""
GOALS = """
A1 | radio 4.A 4! 4.K 5! hidden 5; key-booth 1.D 6! hidden no; key-car 3.D 7 3.J 8 hidden 7; cell-barracks 2.H 8! hidden no; cell-barn 4.J 7 hidden 8
A2 | site-toll 8.L 6 hidden 6; site-hut 7.J 9! hidden 10; site-carrier 14.D 8 hidden 9; handcar 3.F 10! 3.H 10! hidden no @3
A3 | office 15.A 7! hidden 7; blast-door 12.B 8! hidden 8; vent 12.L 9! hidden 9; hall 12.H 10! hidden no @9; east-lab 12.K 11 hidden no @9; lantern A3-06b.B 12 hidden no @9
B1 | bus 6.K 4 hidden 4; barn 4.J 5! hidden 6; relay 9.A 4 hidden 4; bay-one 9.F 8 hidden 8 @9; bay-two 9.G 7 hidden 7 @6; feeder 9.M 5 hidden 5
B2 | sacristy 10.F 8! hidden no @3; shop 13.A 4 hidden no @3; farmhouse 4.K 6 hidden no @7; bell 10.D 8! hidden no @3; nave 10.E 7! hidden no @3
B3 | key-toll 8.L 3 hidden 3; key-hut 7.J 9 hidden 9 @6; generator 15.L 6 hidden 6 @3; pump 11.J 10! hidden 10 @3; wheel 11.F 9! hidden no @3; outlet 11.L 9 hidden 9 @9
"""
ROUNDS = """
A1 | 13 / 11 / 9 / 7 | 4.3 / 2.8 / 2.2 / 1.8
A2 | 11 / 9 / 7 / 7 | 3.7 / 2.2 / 1.8 / 1.8
A3 | 13 / 11 / 9 / 9 | 4.3 / 2.8 / 2.2 / 2.2
B1 | 13 / 11 / 9 / 7 | 4.3 / 2.2 / 1.8 / 1.4
B2 | 12 / 10 / 8 / 8 | 4.0 / 2.5 / 2.0 / 2.0
B3 | 13 / 11 / 9 / 8 | 3.2 / 2.2 / 1.8 / 1.6
"""
TOURS = """
A1 | short | 20 | 10
A1 | long | 28 | 14
A1 | forced | 15 | 10
A2 | near | 11 | 7
A2 | middle | 15 | 10
A2 | far | 25 | 14
A3 | front | 26 | 14
A3 | code | 24 | 12
A3 | vent | 25 | 13
A3 | holub | 26 | 16
B1 | lucky | 19 | 14
B1 | unlucky | 27 | 17
B2 | bell-near | 16 | 10
B2 | bell-far | 23 | 13
B2 | bell-far-led | 23 | 14
B3 | lucky | 28 | 17
B3 | unlucky | 32 | 19
"""


def table(text: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.split("|")] for line in text.strip().splitlines()]


def listed(spaces: tuple[str, ...]) -> str:
    return ", ".join(sorted(spaces)) or "none"


def shut(board: Board, start: str) -> str:
    """Land that a stalker cannot reach."""
    return listed(board.names(board.land_mask & ~board.routes("open", board.index[start]).reached))


@pytest.mark.rule("SM-10.4", "SM-4.2")
@pytest.mark.parametrize("row", table(MAPS), ids=MISSIONS)
def test_the_map_of_a_mission_has_the_figures_of_the_table(row: list[str]) -> None:
    id, tiles, land, shut_before, shut_after, room, enemies, near, loot = row
    mission, board, after = maps().missions[id], at_start(id), after_flips(id)
    start = mission.start[0]
    assert ", ".join(place.tile for place in mission.plan) == tiles
    assert board.land_mask.bit_count() == int(land)
    assert shut(board, start) == shut_before
    assert shut(after, start) == shut_after
    capacity = [sum(board.capacity[board.index[space]] for space in spaces) for spaces in (mission.start, mission.exit)]
    assert "{} / {}".format(*capacity) == room
    assert len(standing(id)) == int(enemies)
    away = [board.ranges("open", board.index[placed.space])[board.index[start]] for _, placed in standing(id)]
    assert min(away) == int(near)
    assert not seen_at_start(id) & board.mask(*mission.start)
    assert f"{sum(stack.amount for stack in mission.loot)} in {len(mission.loot)}" == loot


@pytest.mark.rule("SM-10.4")
def test_nobody_is_shut_out_when_the_deck_has_fallen() -> None:
    assert shut(board_for("A2", frozenset({"A2-04b"})), "6.D") == "none"


def hidden(board: Board, start: int, goals: list[int], seen: int) -> str:
    """The shortest way on which no space but the goal itself is in an enemy's sight."""
    found = []
    for goal in goals:
        cost = board.routes("open", start, seen & ~(1 << goal)).cost(goal)
        found += [cost[0]] if cost else []
    return str(min(found)) if found else "no"


def laid(board: Board, anomaly: AnomalyPlace) -> list[int]:
    """The spaces of an anomaly for each overlay that may be drawn, or that its standee may stand on."""
    squares = anomaly.squares if anomaly.ring else anomaly.squares * len(anomaly.overlays)
    return [
        sum(1 << i for i in board.symbols(maps().overlays[number], square, anomaly.tip))
        for number, square in zip(anomaly.overlays, squares, strict=True)
    ]


def blocked(id: str, board: Board, start: int, goals: list[int]) -> int:
    """In how many combinations of overlays no goal is reached without touching an anomaly."""
    anomalies = [laid(board, anomaly) for anomaly in maps().missions[id].anomalies]
    return sum(
        all(board.routes("open", start, sum_of(masks)).cost(goal) is None for goal in goals)
        for masks in product(*anomalies)
    )


def sum_of(masks: tuple[int, ...]) -> int:
    total = 0
    for mask in masks:
        total |= mask
    return total


def told(id: str, goal: str) -> str:
    mission, board = maps().missions[id], after_flips(id)
    start, seen = board.index[mission.start[0]], seen_at_start(id)
    goals = [board.index[space] for space in mission.goals[goal]]
    routes = board.routes("open", start)
    words = [goal]
    for i in goals:
        cost = routes.cost(i)
        assert cost is not None
        words += [board.ids[i], f"{cost[0]}{'!' * (seen >> i & 1)}"]
    words += ["hidden", hidden(board, start, goals, seen)]
    combinations = blocked(id, board, start, goals)
    return " ".join(words + [f"@{combinations}"] * bool(combinations))


@pytest.mark.rule("SM-10.5", "ST-4.21", "ST-4.23")
@pytest.mark.parametrize(("id", "goals"), table(GOALS), ids=MISSIONS)
def test_the_goals_of_a_mission_are_as_far_and_as_exposed_as_the_table_says(id: str, goals: str) -> None:
    assert "; ".join(told(id, goal) for goal in maps().missions[id].goals) == goals


def tour(id: str, stops: tuple[Stop, ...]) -> tuple[int, int]:
    """Steps and standard actions of one stalker who does it all alone."""
    mission, board = maps().missions[id], after_flips(id)
    places = {**mission.goals, "start": mission.start[:1], "exit": mission.exit}
    ways: dict[int, tuple[int, int]] = {board.index[space]: (0, 0) for space in places[stops[0].goal]}
    pace = 3
    for _, stop in pairwise(stops):
        further: dict[int, tuple[int, int]] = {}
        for goal in (board.index[space] for space in places[stop.goal]):
            for here, (steps, actions) in ways.items():
                cost = board.routes("open", here).cost(goal)
                assert cost is not None
                way = (steps + cost[0], actions + ceil(cost[0] / pace) + stop.actions)
                further[goal] = min(further.get(goal, way), way)
        ways, pace = further, stop.limit or pace
    return min(ways.values())


@pytest.mark.rule("SM-10.6")
@pytest.mark.parametrize(("id", "name", "steps", "actions"), table(TOURS))
def test_a_tour_takes_the_steps_and_actions_of_the_table(id: str, name: str, steps: str, actions: str) -> None:
    assert tour(id, maps().missions[id].tours[name]) == (int(steps), int(actions))


@pytest.mark.rule("SM-10.6", "SM-5.9", "ST-21.15")
@pytest.mark.parametrize(("id", "rounds", "slack"), table(ROUNDS), ids=MISSIONS)
def test_a_mission_has_the_rounds_of_the_table(id: str, rounds: str, slack: str) -> None:
    mission = maps().missions[id]
    found = [sum(1 + event.random_events(n) for event in mission.events) for n in range(1, 5)]
    assert " / ".join(map(str, found)) == rounds
    longest = max(tour(id, stops)[1] for stops in mission.tours.values())
    needed = [ceil(longest / (6 if n == 1 else 4)) for n in range(1, 5)]
    assert " / ".join(f"{have / need:.1f}" for have, need in zip(found, needed, strict=True)) == slack


@pytest.mark.rule("SM-10.10", "ST-4.37")
def test_mercenaries_and_snorks_see_each_other_at_the_start() -> None:
    board = at_start("A2")
    found = {
        f"{one} {at.space} sees {other} {there.space}"
        for one, at in standing("A2")
        for other, there in standing("A2")
        if one != other and seen_by(board, one, at) >> board.index[there.space] & 1
    }
    assert found == {
        "mercenary 3.F sees snork 14.L",
        "mercenary 3.F sees snork 14.H",
        "snork 7.M sees mercenary 3.I",
        "snork 14.L sees mercenary 3.F",
        "snork 14.H sees mercenary 3.F",
    }


# --- SM-10.11 ---------------------------------------------------------------------------------------------------------


def steps(board: Board, one: str, other: str) -> int | None:
    cost = board.routes("open", board.index[one]).cost(board.index[other])
    return cost[0] if cost else None


@pytest.mark.rule("SM-10.11", "ST-4.31", "ST-4.32")
@pytest.mark.parametrize(
    ("space", "facing", "seen"),
    [
        ("1.D", "W", "1.A, 1.B, 1.C, 1.E, 5.D, 5.I"),
        ("4.E", "E", "3.E, 3.F, 3.G, 3.H, 4.B, 4.F, 4.G, 4.H, 4.I, 4.L"),
    ],
)
def test_a_bandit_sees_ahead_and_to_its_sides(space: str, facing: str, seen: str) -> None:
    board = at_start("A1")
    i = board.index[space]
    found = board.sight("open", i, "W" if facing == "W" else "E", (3, 1, 0))
    assert listed(board.names(found & ~(1 << i))) == seen


@pytest.mark.rule("SM-10.11", "ST-4.8")
def test_a_window_wins_against_an_open_border_of_the_next_tile() -> None:
    between = [segment.edge for segment in at_start("A1").segments if {segment.one, segment.other} == {"5.M", "4.A"}]
    assert between == ["window"]


@pytest.mark.rule("SM-10.11", "SM-4.3", "SM-1.13")
def test_a_cut_gate_opens_the_way_between_forest_and_yard() -> None:
    assert steps(board_for("A1", frozenset({"A1-02a"})), "5.I", "1.A") == 8
    assert steps(board_for("A1", frozenset({"A1-02b"})), "5.I", "1.A") == 1


@pytest.mark.rule("SM-10.11", "SM-1.9")
def test_a_tile_turned_clockwise_shows_its_north_side_to_the_east() -> None:
    board = build_board([Piece(maps().tiles["5"], 0, 0, 1), Piece(maps().tiles["1"], 6, 0)])
    ways = {
        f"{board.ids[i]} → {board.ids[j]}"
        for i in range(len(board.ids))
        for j, _ in board.moves("open", i)
        if (board.tile_of[i], board.tile_of[j]) == ("5", "1")
    }
    assert ways == {"5.A → 1.A", "5.B → 1.A", "5.C → 1.G", "5.D → 1.G"}


@pytest.mark.rule("SM-10.11", "SM-1.12", "ST-4.12")
def test_the_lantern_chamber_replaces_the_spoil_heap() -> None:
    before, after = at_start("A3"), after_flips("A3")
    assert before.ids == after.ids
    assert steps(after, "12.H", "A3-06b.A") == 1
    assert steps(after, "12.H", "A3-06b.B") == 2
    heap, pit = after.index["12.M"], after.index["A3-06b.B"]
    assert [(board.capacity[heap], board.capacity[pit]) for board in (before, after)] == [(4, 0), (0, 2)]
    assert not after.neighbours[heap]
    assert not before.neighbours[pit]
    assert after.rad[pit] == 5
    assert after.building[pit] == after.building[after.index["12.H"]] == "12.bunker"


@pytest.mark.rule("SM-10.11", "SM-1.12", "ST-4.11")
def test_the_fallen_deck_is_water_that_nobody_crosses_and_everybody_measures_over() -> None:
    before, after = at_start("A2"), board_for("A2", frozenset({"A2-04b"}))
    assert steps(before, "8.C", "8.F") == 2
    assert steps(after, "8.C", "8.F") == 6
    assert after.ranges("open", after.index["8.C"])[after.index["8.F"]] == 2
    left = after.symbols(maps().overlays[3], "8@d3", "N")
    assert {after.ids[i]: symbols for i, symbols in left.items()} == {"8.F": "3"}


@pytest.mark.rule("SM-10.11", "ST-4.7")
def test_the_controller_sees_eighteen_spaces_through_windows() -> None:
    board = at_start("B2")
    nave = board.index["10.E"]
    seen = board.sight("open", nave, "S", (FAR, FAR, FAR))
    assert (seen & ~(1 << nave) & board.land_mask).bit_count() == 18
    assert not seen & board.mask("1.G")


@pytest.mark.rule("SM-10.11", "ST-4.11")
def test_the_flood_cuts_nobody_off() -> None:
    flooded = frozenset({"11.I", "11.L", "7.A", "7.B", "11.D", "7.C", "11.F"})
    board = board_for("B3", FLIPPED["B3"], flooded)
    assert shut(board, "8.C") == "none"
    assert board.names(board.mask(*flooded) & board.land_mask) == ()
    assert all(board.capacity[board.index[space]] == 0 for space in flooded)
    assert board.ids == at_start("B3").ids
    shore = [segment.edge for segment in board.segments if {segment.one, segment.other} == {"11.F", "11.G"}]
    assert shore == ["impassable"]


@pytest.mark.rule("SM-4.2")
def test_sides_that_shape_nothing_share_the_board() -> None:
    assert board_for("B1", frozenset({"B1-02a"})) is board_for("B1", frozenset())


@pytest.mark.rule("SM-10.9", "ST-4.4", "ST-4.11")
@pytest.mark.parametrize("id", MISSIONS)
def test_what_a_mission_lays_out_has_room(id: str) -> None:
    mission, board = maps().missions[id], at_start(id)
    crowd = Counter(placed.space for _, placed in standing(id))
    assert all(count <= board.capacity[board.index[space]] for space, count in crowd.items())
    assert sum(board.capacity[board.index[space]] for space in mission.start) >= 4
    assert sum(stack.amount for stack in mission.loot) <= 31
    colours = [enemy.colour for enemy in mission.enemies]
    assert len(colours) - len(set(colours)) == (1 if id == "B3" else 0), "two bosses, of which one comes (R-95)"
    touched = sum_of(tuple(mask for anomaly in mission.anomalies for mask in laid(board, anomaly)))
    assert not touched & board.mask(*mission.start)


@pytest.mark.rule("SM-1.9", "SM-4.1")
def test_a_board_can_be_drawn_square_by_square() -> None:
    board = at_start("B2")
    assert (board.width, board.height) == (18, 12)
    assert sum(map(len, board.squares)) + len(board.solid) == 5 * 36
    assert board.ids[board.space_at("10@a6")] == board.ids[board.at[6, 0]] == "10.K"
    partial = [spot for spot in board.at if spot not in board.full]
    assert sorted(board.ids[board.at[spot]] for spot in partial) == ["1.C", "5.F", "5.G"]
    gate = next(segment for segment in board.segments if (segment.x, segment.y, segment.side) == (5, 0, "E"))
    assert (gate.one, gate.other, gate.edge) == ("5.D", "10.K", "open")
