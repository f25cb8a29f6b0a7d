"""The ten maps of Zone Survival: the figures of SV-3.3, the checks of SV-12.3, and what lies on them (SV-1, SV-2)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from cordon.games.stalker.mapping import library
from cordon.games.stalker.mapping.board import Board
from cordon.games.stalker.mapping.laying import closest_walls, doors_of, opens_a_way, overlaps
from cordon.games.stalker.mapping.layout import Segment
from cordon.games.stalker.mapping.library import board_for, maps, mission_board
from cordon.games.stalker.mapping.zone_check import check_tokens, token_sets
from cordon.games.stalker.mapping.zonemap import TOKEN_SLOTS

FACTS = """
M01 | Crossroads     | 4 | 47 | 8  | 5 / 7 / 7   | 5 / 7 / 5  | 4 / 3 / 6  | 4 | 3
M02 | The Dead Line  | 5 | 64 | 11 | 8 / 6 / 9   | 8 / 6 / 6  | 6 / 8 / 2  | 4 | 2
M03 | Low Fields     | 4 | 56 | 10 | 6 / 5 / 9   | 6 / 5 / 6  | 5 / 7 / 1  | 6 | 6
M04 | Black Shore    | 5 | 63 | 11 | 8 / 5 / 10  | 7 / 7 / 6  | 6 / 7 / 2  | 4 | 2
M05 | Market Day     | 5 | 59 | 10 | 6 / 5 / 6   | 5 / 5 / 8  | 5 / 9 / 6  | 4 | 3
M06 | Scrap Ring     | 5 | 59 | 11 | 8 / 8 / 3   | 5 / 5 / 5  | 5 / 7 / 8  | 4 | 3
M07 | The Long Road  | 5 | 63 | 13 | 11 / 8 / 4  | 7 / 10 / 5 | 2 / 9 / 12 | 6 | 6
M08 | Wet Season     | 5 | 61 | 11 | 7 / 10 / 10 | 8 / 5 / 8  | 7 / 2 / 7  | 4 | 2
M09 | Proving Ground | 6 | 72 | 12 | 6 / 3 / 9   | 5 / 5 / 8  | 7 / 10 / 3 | 4 | 3
M10 | The Parish     | 6 | 81 | 13 | 9 / 4 / 8   | 6 / 6 / 8  | 6 / 11 / 8 | 4 | 2
"""
"""SV-3.3; the walk from IN to OUT is that from the first space of IN, the others are from the closest one (R-120);
M02, M07, M08 and M09 as R-181 has them."""
ROWS = [[cell.strip() for cell in line.split("|")] for line in FACTS.strip().splitlines()]
ZONES = [row[0] for row in ROWS]
SITES = ("Q1", "Q2", "Q3")
KINDS = {
    "HD": 4, "HS": 4, "ED": 2, "ES": 2, "B": 1, "U": 6, "L": 7, "A": 3, "M": 2, "Z": 1, "D": 3, "H": 2, "V": 2, "W": 1,
    "R": 1, "E": 2, "X": 1,
}  # fmt: skip
GROWS_BY = 5
"""The longest way that tokens force on anybody (SV-12.3)."""


def laid(id: str, *tokens: str) -> Board:
    return board_for(id, frozenset(tokens))


def walk(board: Board, starts: tuple[str, ...], goals: tuple[str, ...]) -> int:
    """The fewest spaces that a stalker enters from one place to another."""
    costs = [board.routes("open", board.index[one]).cost(board.index[other]) for one in starts for other in goals]
    return min(cost[0] for cost in costs if cost is not None)


def between(board: Board, one: str, other: str) -> list[str]:
    """The types of the segments where two spaces meet."""
    return sorted(each.edge for each in board.segments if {each.one, each.other} == {one, other})


def segment(board: Board, name: str) -> Segment:
    found = board.segment(name)
    assert found is not None
    return found


# --- what is printed --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SV-3.3", "ST-19.6")
@pytest.mark.parametrize("row", ROWS, ids=ZONES)
def test_a_map_has_the_figures_of_the_table(row: list[str]) -> None:
    id, name, tiles, land, out, sites, across, ways_out, key, gate = row
    zone, board = maps().zones[id], laid(id)

    def ways(*pairs: tuple[str, str]) -> str:
        return " / ".join(str(walk(board, zone.slot(one).spaces, zone.slot(other).spaces)) for one, other in pairs)

    assert (zone.name, len(zone.map.plan), board.land_mask.bit_count()) == (name, int(tiles), int(land))
    assert walk(board, zone.map.start[:1], zone.map.exit) == int(out)
    assert ways(*(("IN", site) for site in SITES)) == sites
    assert ways(*combinations(SITES, 2)) == across
    assert ways(*((site, "OUT") for site in SITES)) == ways_out
    assert sum(board.capacity[board.index[space]] for space in zone.slot("key").spaces) == int(key)
    assert len(zone.kind("G")) == int(gate)


@pytest.mark.rule("SV-3.3")
def test_every_tile_is_used_three_or_four_times() -> None:
    used = Counter(place.tile for zone in maps().zones.values() for place in zone.map.plan)
    assert set(used) == set(maps().tiles)
    assert set(used.values()) == {3, 4}
    assert used.total() == 50


@pytest.mark.rule("SV-1.3", "SV-3.1")
@pytest.mark.parametrize("id", ZONES)
def test_a_map_has_every_slot(id: str) -> None:
    zone = maps().zones[id]
    assert {kind: len(zone.kind(kind)) for kind in KINDS} == KINDS
    assert zone.map.start == zone.slot("IN").spaces
    assert zone.map.exit == zone.slot("OUT").spaces
    assert all(slot.spaces for slot in zone.slots.values())


@pytest.mark.rule("SV-1.3", "SV-3.1")
def test_the_order_in_a_line_numbers_the_slots() -> None:
    zone = maps().zones["M01"]
    assert [slot.spaces for slot in zone.kind("U")] == [("2.F",), ("13.O",), ("6.J",), ("13.A",), ("15.A",), ("6.A",)]
    boss, horde = zone.slot("B"), zone.slot("HS2")
    assert (boss.spaces, boss.facing, horde.spaces, horde.facing) == (("13.F",), "S", ("13.M",), "W")
    assert [slot.edges for slot in zone.kind("G")] == [("2@d3S",), ("2@e2N",), ("2@e3E",)]
    strong = zone.slot("D3")
    assert (strong.spaces, strong.edges) == (("13.A",), ("13@b2E", "13@a2S"))
    assert (zone.slot("V1").square, zone.slot("V1").turns, zone.slot("V2").turns) == ("2@e6", 1, 0)
    assert zone.slot("X1").spaces == ("2.D",)


@pytest.mark.rule("SV-1.4", "SV-6.2")
def test_what_is_put_on_a_square_or_a_hole_lies_on_its_space() -> None:
    zone = maps().zones["M01"]
    assert (zone.slot("V1").spaces, zone.slot("A1").spaces, zone.slot("E2").spaces) == (("2.K",), ("2.J",), ("13.E",))
    assert zone.slot("H1").spaces == ("13.I", "2.L")
    assert maps().zones["M10"].slot("H2").spaces == ("13.D", "4.J")


@pytest.mark.rule("SV-16.1", "SV-1.3")
def test_the_overlays_of_a_type_lie_in_their_slots() -> None:
    zone, board = maps().zones["M01"], laid("M01")
    found = {
        slot.name: {board.ids[i]: symbols for i, symbols in board.symbols(maps().overlays[n], slot.square).items()}
        for n, slot in zip((1, 4, 12), zone.kind("A"), strict=True)
    }
    assert found == {
        "A1": {"2.H": "34", "2.J": "1122334444", "2.K": "34"},
        "A2": {"6.D": "3", "6.E": "112233344444"},
        "A3": {"13.E": "244", "13.F": "1122333444", "13.J": "4", "13.K": "4"},
    }


# --- tokens with spaces of their own ----------------------------------------------------------------------------------


@pytest.mark.rule("SV-16.3", "SV-2.2", "ST-19.19", "ST-19.20")
def test_a_bus_leaves_the_rest_of_a_space_bare() -> None:
    board = laid("M01", "bus")
    rest, bus, yard = board.index["2.K"], board.index["bus.A"], board.index["2.L"]
    assert (board.capacity[rest], board.rad[rest], board.cov[rest]) == (3, 0, 0)
    assert (board.capacity[bus], board.cov[bus]) == (3, 2)
    assert between(board, "bus.A", "2.L") == ["door"]
    assert between(board, "bus.A", "2.K") == ["wall", "window", "window"]
    assert board.step_mask("open", rest) >> bus & 1
    assert board.step_mask("walled", bus) == 1 << yard


@pytest.mark.rule("ST-19.20", "SV-2.2")
@pytest.mark.parametrize("token", TOKEN_SLOTS)
def test_a_token_cancels_what_is_printed_on_the_spaces_below_it(token: str) -> None:
    for zone in maps().zones.values():
        bare, board = laid(zone.id), laid(zone.id, token)
        covered = {
            bare.ids[bare.at[spot]]
            for spot, i in bare.at.items()
            if spot not in board.at or board.ids[board.at[spot]] != bare.ids[i]
        }
        assert covered
        for i, id in enumerate(bare.ids):
            kept = id not in covered
            if board.capacity[i] and not id.startswith(f"{token}."):
                assert (board.rad[i], board.cov[i]) == (bare.rad[i] * kept, bare.cov[i] * kept), (zone.id, id)
                assert board.capacity[i] == sum(spot in board.full for spot in board.squares[i])


@pytest.mark.rule("SM-1.12")
def test_a_patch_of_a_mission_leaves_rad_and_cov_of_the_rest() -> None:
    for side in ("A2-04b", "A3-06b"):
        before, after = laid(side[:2]), laid(side[:2], side)
        both = before.land_mask & after.land_mask
        assert [(before.rad[i], before.cov[i]) for i in before.spaces(both)] == [
            (after.rad[i], after.cov[i]) for i in before.spaces(both)
        ]


@pytest.mark.rule("ST-19.21", "SV-2.3", "ST-19.10")
def test_the_excavator_is_solid_and_marks_a_space_of_the_tile() -> None:
    board, zone = laid("M04", "excavator"), maps().zones["M04"]
    assert not any(id.startswith("excavator") for id in board.ids)
    assert board.space_at("8@f1") == -1
    assert zone.slot("X1").spaces == ("12.C",)


@pytest.mark.rule("SV-2.3", "ST-4.11")
@pytest.mark.parametrize(("token", "space"), [("pylon", "pylon.P"), ("pond", "pond.W")])
def test_pylon_and_pond_are_blocked_like_water(token: str, space: str) -> None:
    board = laid("M03", token)
    assert board.water_mask == laid("M03").water_mask | board.mask(space)


@pytest.mark.rule("SV-2.2")
def test_spaces_keep_their_numbers_whatever_lies() -> None:
    empty = laid("M07")
    assert {f"{token}.A" for token in TOKEN_SLOTS} - set(empty.ids) == {"excavator.A", "pylon.A", "pond.A"}
    for tokens in ({"bus"}, {"truck", "truck_b", "pipe_long"}, {"pond", "hole:1@f5E"}):
        assert laid("M07", *tokens).ids == empty.ids


@pytest.mark.rule("SV-2.2")
def test_a_token_that_would_lie_on_another_one_is_told() -> None:
    assert overlaps("M01", "truck", frozenset({"bus"}))
    assert not overlaps("M01", "truck_b", frozenset({"bus", "hole:13@a5W"}))


@pytest.mark.rule("SV-3.2", "SV-12.3", "SV-15.8", "ST-19.8")
@pytest.mark.parametrize("id", ZONES)
def test_whatever_the_setup_deck_lays_leaves_the_map_whole(id: str) -> None:
    zone, plain = maps().zones[id], laid(id)
    combinations_laid = list(token_sets())
    assert len(set(combinations_laid)) == 180
    for tokens in combinations_laid:
        board = mission_board(maps(), zone.map, tokens)
        assert not list(check_tokens(zone, tokens, board))
        assert not any(overlaps(id, token, tokens) for token in tokens)
        for goal in (*SITES, "OUT"):
            ends = zone.slot("IN").spaces, zone.slot(goal).spaces
            assert walk(board, *ends) <= walk(plain, *ends) + GROWS_BY


# --- tokens on segments -----------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-19.21", "SV-1.10")
def test_a_hole_is_a_door_and_a_lock_is_a_wall() -> None:
    assert segment(laid("M01"), "13@a5W").edge == "wall"
    assert segment(laid("M01", "bus", "hole:13@a5W"), "13@a5W").edge == "door"
    for token in ("locked_door", "armored_gate", "welded_door"):
        assert segment(laid("M01"), "13@e5W").edge == "door"
        assert segment(laid("M01", f"{token}:13@e5W"), "13@e5W").edge == "wall"
    assert segment(laid("M01"), "2@e3E").edge == "window"
    assert segment(laid("M01", "hatch:2@e3E"), "2@e3E").edge == "wall"


@pytest.mark.rule("SV-1.10")
def test_a_lock_on_a_hole_shuts_it() -> None:
    assert segment(laid("M01", "hole:13@a5W", "locked_door:13@a5W"), "13@a5W").edge == "wall"


@pytest.mark.rule("SV-16.4", "SV-1.3")
def test_a_gate_and_welded_doors_shut_the_key_area() -> None:
    board = laid("M02", "armored_gate:12@d3N", "welded_door:12@c4W")
    shut = board.land_mask & ~board.routes("open", board.index["3.G"]).reached
    assert board.names(shut) == ("12.H", "12.K")


@pytest.mark.rule("SV-1.10")
def test_a_token_on_a_tile_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="3@a1W: there is no tile 3 on this map"):
        laid("M01", "hole:3@a1W")


@pytest.mark.rule("SV-3.1")
def test_a_segment_has_one_name_of_its_own() -> None:
    board = laid("M01")
    for each in board.segments:
        assert board.segment(board.segment_name(each)) == each
    assert board.segment_name(segment(board, "13@a5W")) == "13@a5W"
    assert segment(board, "2@f5E") == segment(board, "13@a5W")
    assert board.segment("2@a1E") is None


@pytest.mark.rule("ST-19.9")
def test_a_hole_must_not_open_what_is_locked() -> None:
    zone = maps().zones["M03"]
    strong = frozenset(f"welded_door:{edge}" for edge in zone.slot("D3").edges)
    into = next(
        laid("M03").segment_name(each)
        for each in laid("M03").segments
        if each.edge == "wall" and "4.A" in (each.one, each.other) and each.one and each.other
    )
    assert opens_a_way("M03", f"hole:{into}", strong)
    assert not opens_a_way("M03", f"hole:{into}", frozenset())
    assert not opens_a_way("M03", "hole:9@a1W", strong)


@pytest.mark.rule("SV-6.2", "ST-19.9")
def test_the_excavator_breaks_the_closest_wall_of_a_room() -> None:
    layout = frozenset({"excavator"})
    assert closest_walls("M01", layout, "2.D") == ("2@b3W",)
    assert closest_walls("M05", layout, "10.K") == ("10@a5W", "10@a6W")
    gate = {f"welded_door:{slot.edges[0]}" for slot in maps().zones["M06"].kind("G")}
    assert "2@a3E" in closest_walls("M06", layout, "14.L")
    assert "2@a3E" not in closest_walls("M06", layout | gate, "14.L")


@pytest.mark.rule("SV-6.2")
def test_the_door_of_a_container_can_be_locked() -> None:
    (door,) = doors_of(laid("M01", "container"), "container.A")
    board = laid("M01", "container", f"locked_door:{door}")
    assert not board.step_mask("open", board.index["container.A"])


def test_the_boards_that_are_kept_are_limited() -> None:
    for cache in (library._shapes, library._board):
        assert cache.cache_info().maxsize
