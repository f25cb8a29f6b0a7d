"""Edges, line of sight, range and facing: ST-4.7 to 4.39 and the worked examples of ST-21."""

from __future__ import annotations

import pytest

from cordon.games.stalker.mapping.board import Board
from cordon.games.stalker.mapping.drawing import Drawing
from cordon.games.stalker.mapping.edges import FAR, Edge, Sight, Walk, combined
from cordon.games.stalker.terms import Facing
from tests.games.stalker.mapping.places import drawn, fixture, lone

BANDIT = (3, 1, 0)


def letters(board: Board, mask: int) -> str:
    return "".join(id[-1] for id in board.names(mask))


def row(*cells: str) -> Drawing:
    """Squares in a row: a letter, a glyph for the border, a letter…"""
    spaces = [cell for cell in cells if cell.isalpha() and cell.isupper()]
    edges = "+" + "...+" * len(spaces)
    middle = ":" + "".join(f" {cell} " if cell in spaces else cell for cell in cells) + ":"
    legend = [f"{letter}  1x1 ; {letter}" for letter in spaces]
    return drawn("\n".join([f'patch {"".join(spaces)} "row"', edges, middle, edges, *legend]))


# --- edges ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-21.4", "ST-4.8")
@pytest.mark.parametrize(
    ("one", "other", "edge"),
    [
        ("impassable", "wall", "wall"),
        ("open", "wall", "wall"),
        ("door", "wall", "wall"),
        ("window", "wall", "wall"),
        ("open", "impassable", "impassable"),
        ("door", "impassable", "impassable"),
        ("window", "impassable", "impassable"),
        ("open", "window", "window"),
        ("door", "window", "window"),
        ("open", "door", "door"),
    ],
)
def test_the_more_restrictive_drawing_of_a_segment_wins(one: Edge, other: Edge, edge: Edge) -> None:
    assert combined(one, other) == combined(other, one) == edge


@pytest.mark.rule("ST-21.4", "ST-4.8")
def test_nobody_passes_where_a_fence_meets_a_wall() -> None:
    one = drawn('patch L "l"\n+...+\n: A x\n+...+\nA  1x1 ; a')
    other = drawn('patch R "r"\n+...+\n# A :\n+...+\nA  1x1 ; a')
    board = lone(one, other)
    assert [segment.edge for segment in board.segments] == ["wall"]
    assert not board.step_mask("leap", 0)
    assert board.ray("open", 0, "E") == 0
    assert board.ranges("open", 0) == (0, FAR)


@pytest.mark.rule("ST-21.5", "ST-4.7")
@pytest.mark.parametrize(
    ("walk", "kind", "moves", "sees", "away"),
    [
        ("open", "open", True, True, 1),
        ("barred", "open", False, True, 1),
        ("walled", "walled", False, False, FAR),
    ],
    ids=["stalker or human", "psionic or companion", "other mutant"],
)
def test_a_window_lets_pass_by_kind(walk: Walk, kind: Sight, moves: bool, sees: bool, away: int) -> None:
    board = lone(row("A", "=", "B"))
    assert bool(board.step_mask(walk, 0)) is moves
    assert bool(board.sight_all(kind, 0) >> 1) is sees
    assert board.ranges(kind, 0)[1] == away


@pytest.mark.rule("ST-4.7")
@pytest.mark.parametrize(
    ("glyph", "walkers"),
    [(":", "open barred walled leap"), ("/", "open barred walled leap"), ("=", "open leap"), ("x", "leap"), ("#", "")],
)
def test_each_edge_lets_walkers_pass_by_kind(glyph: str, walkers: str) -> None:
    board = lone(row("A", glyph, "B"))
    kinds: tuple[Walk, ...] = ("open", "barred", "walled", "leap")
    assert [walk for walk in kinds if board.moves(walk, 0)] == walkers.split()
    assert bool(board.ray("walled", 0, "E")) is (glyph in ":/x")
    assert bool(board.neighbours[0]) is (glyph != "#")


@pytest.mark.rule("ST-4.9", "ST-13.13")
def test_several_segments_give_the_best_way_and_all_its_directions() -> None:
    board = lone(drawn('patch P "p"\n+...+...+\n: A : B :\n+###+   +\n: B   B :\n+...+...+\nA  1x1 ; a\nB  L3 ; b'))
    assert board.moves("open", 0) == ((1, 0b0010),)
    assert board.straight("open", 0, "E") == (1,)
    assert board.straight("open", 0, "S") == ()


@pytest.mark.rule("ST-13.13", "ST-20.Q27")
def test_all_neighbours_of_a_wide_space_lie_straight_ahead() -> None:
    board = lone(
        drawn('patch P "p"\n+...+...+\n: B : C :\n+...+...+\n: A   A :\n+...+...+\nA  1x2 ; a\nB  1x1 ; b\nC  1x1 ; c')
    )
    assert board.straight("open", 0, "N") == (1, 2)


@pytest.mark.rule("ST-4.11")
def test_no_leap_leads_into_water() -> None:
    board = lone(drawn('patch P "p"\n+...+...+\n: A x W :\n+...+...+\nA  1x1 ; a\nW  water ; w'))
    assert board.moves("leap", 0) == ()
    assert (board.capacity, board.land_mask, board.water_mask) == ((1, 0), 0b01, 0b10)
    assert board.ranges("open", 0) == (0, 1)


# --- line of sight ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-21.10", "ST-4.31", "SM-10.12")
def test_a_bandit_in_a_deep_space_sees_three_ahead_and_two_on_each_side() -> None:
    board = fixture("F10")
    viewer = board.index["F10.A"]
    assert letters(board, board.sight("open", viewer, "S", BANDIT)) == "ABCDGHKL"


@pytest.mark.rule("ST-21.11", "ST-4.31", "SM-10.12")
def test_a_stalker_in_a_wide_space_sees_two_columns() -> None:
    board = fixture("F11")
    viewer = board.index["F11.A"]
    sides: tuple[Facing, ...] = ("N", "W", "E", "S")
    assert [board.ray("open", viewer, side).bit_count() for side in sides] == [10, 2, 2, 0]
    enemies = board.mask("F11.E", "F11.G", "F11.N", "F11.O", "F11.P")
    assert letters(board, board.sight_all("open", viewer) & enemies) == "EGN"


@pytest.mark.rule("ST-21.12", "ST-4.31", "SM-10.12")
def test_a_stalker_in_a_narrow_space_sees_a_cross() -> None:
    board = fixture("F12")
    viewer = board.index["F12.A"]
    sides: tuple[Facing, ...] = ("N", "W", "E", "S")
    assert [board.ray("open", viewer, side).bit_count() for side in sides] == [5, 1, 3, 0]
    enemies = board.mask("F12.E", "F12.J", "F12.M", "F12.N")
    assert letters(board, board.sight_all("open", viewer) & enemies) == "EJ"


@pytest.mark.rule("ST-21.13", "ST-4.36", "ST-4.33")
def test_no_visibility_ends_the_view_before_it_and_leaves_the_own_space() -> None:
    board = fixture("F12")
    viewer, fog = board.index["F12.A"], board.mask("F12.C")
    assert letters(board, board.ray("open", viewer, "N", FAR, fog)) == "B"
    inside = board.index["F12.C"]
    assert board.sight_all("open", inside, fog) == board.sight("open", inside, "N", BANDIT, fog) == fog


@pytest.mark.rule("ST-4.32")
def test_a_reach_of_zero_shows_nothing_on_that_side() -> None:
    board = lone(row("A", ":", "B", ":", "C", ":", "D", ":", "E"))
    middle = board.index["ABCDE.C"]
    assert letters(board, board.sight("open", middle, "E", (1, 0, 0))) == "CD"
    assert letters(board, board.sight("open", middle, "N", (3, 2, 0))) == "ABCDE"
    assert letters(board, board.sight("open", middle, "W", (0, 3, 1))) == "CD"


@pytest.mark.rule("ST-4.17", "ST-4.18", "ST-21.8")
def test_range_counts_edges_around_corners() -> None:
    board = fixture("F12")
    viewer = board.index["F12.A"]
    assert letters(board, board.within("open", viewer, 0)) == "A"
    assert letters(board, board.within("open", viewer, 1)) == "ABGH"
    assert board.ranges("open", viewer)[board.index["F12.N"]] == 2
    assert board.within("open", viewer, FAR) == board.within("open", viewer, 5) == board.land_mask


# --- facing -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-4.39")
@pytest.mark.parametrize(
    ("one", "other", "facings"),
    [("A", "F", ("N",)), ("A", "J", ("E",)), ("A", "N", ("N", "E")), ("A", "A", ()), ("J", "F", ("W",))],
    ids=["in sight", "beyond any reach", "by either way round", "own space", "by the route"],
)
def test_one_faces_what_one_sees_or_the_way_to_it(one: str, other: str, facings: tuple[str, ...]) -> None:
    board = fixture("F12")
    assert board.facing_of("open", "open", board.index[f"F12.{one}"], board.index[f"F12.{other}"]) == facings


@pytest.mark.rule("ST-4.39", "ST-4.26")
def test_one_faces_the_nearest_way_to_what_cannot_be_reached() -> None:
    board = lone(row("A", ":", "B", "x", "C"))
    fog = board.mask("ABC.B")
    assert board.facing_of("open", "open", 0, 2, fog) == ("E",)
    assert board.facing_of("open", "open", 1, 2, fog) == ()
