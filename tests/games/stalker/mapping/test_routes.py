"""Routes: fewest spaces, then fewest corners, around anomalies and crowds (ST-4.21 to 4.29)."""

from __future__ import annotations

import random
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cordon.games.stalker.mapping.board import Board
from cordon.games.stalker.mapping.edges import Walk
from cordon.games.stalker.mapping.routes import Cost, Routes
from tests.games.stalker.mapping.places import MISSIONS, after_flips, drawn, lone


class Sketch:
    """A map in which each sign is a space (one that stands on several squares is a large one), a dot is solid, and
    everything that touches is open."""

    def __init__(self, *rows: str) -> None:
        self._rows = rows
        signs = sorted(set("".join(rows)) - {"."})
        self._letters = dict(zip(signs, "ABCDEFGHIJKLMNOPQRSTUVWXYZ", strict=False))
        self.board = lone(drawn("\n".join(['patch S "sketch"', *self._art(), *self._legend()])))

    def space(self, sign: str) -> int:
        return self.board.index[f"S.{self._letters[sign]}"]

    def routes(self, start: str, avoid: str = "", last_only: str = "") -> Routes:
        masks = [sum(1 << self.space(sign) for sign in signs) for signs in (avoid, last_only)]
        return self.board.routes("open", self.space(start), *masks)

    def cost(self, start: str, goal: str, avoid: str = "", last_only: str = "") -> tuple[int, int] | None:
        return self.routes(start, avoid, last_only).cost(self.space(goal))

    def ways(self, start: str, goal: str) -> set[str]:
        signs = {self.space(sign): sign for sign in self._letters}
        return {"".join(signs[i] for i in route) for route in self.routes(start).all(self.space(goal))}

    def _at(self, x: int, y: int) -> str:
        inside = 0 <= y < len(self._rows) and 0 <= x < len(self._rows[0])
        return self._rows[y][x] if inside else "."

    def _edge(self, one: str, other: str) -> str:
        return " " if one == other != "." else "#" if "." in (one, other) else ":"

    def _art(self) -> list[str]:
        lines, width = [], len(self._rows[0])
        for y in range(len(self._rows) + 1):
            flat = [self._edge(self._at(x, y), self._at(x, y - 1)) for x in range(width)]
            lines.append("+" + "+".join({" ": "   ", "#": "###", ":": "..."}[edge] for edge in flat) + "+")
            if y < len(self._rows):
                squares = [
                    f" {self._letters[self._at(x, y)]} " if self._at(x, y) != "." else "%%%" for x in range(width)
                ]
                upright = [self._edge(self._at(x, y), self._at(x - 1, y)) for x in range(width + 1)]
                lines.append("".join(edge + square for edge, square in zip(upright, [*squares, ""], strict=True)))
        return lines

    def _legend(self) -> list[str]:
        found = []
        for sign, letter in self._letters.items():
            spots = [(x, y) for y, row in enumerate(self._rows) for x, each in enumerate(row) if each == sign]
            sizes = sorted(max(line) - min(line) + 1 for line in zip(*spots, strict=True))
            found.append(f"{letter}  {sizes[0]}x{sizes[1]} ; {sign}")
        return found


SIX = Sketch(
    ".....kR..",
    "....lm...",
    "....n....",
    "....o....",
    "YcdeTfghi",
    ".U..a.z.j",
    "....B.zpP",
    "....q....",
    "...st....",
    "...V.....",
)
"""ST-21.9: a token T; Blue, Yellow, tUrquoise, Pink, Violet and Red bandits; symbols of an anomaly on z."""
ORDER = "BYUPVR"


def distances(avoid: str) -> dict[str, tuple[int, int] | None]:
    return {bandit: SIX.cost(bandit, "T", avoid) for bandit in ORDER}


@pytest.mark.rule("ST-21.9", "ST-4.23", "ST-4.24", "ST-4.22")
def test_the_closest_bandits_are_found_by_spaces_then_corners() -> None:
    found = distances(avoid="z")
    assert found == {"B": (2, 0), "Y": (4, 0), "U": (4, 1), "P": (6, 1), "V": (6, 2), "R": (6, 3)}
    assert sorted(ORDER, key=lambda bandit: found[bandit] or (99, 0)) == list(ORDER)


@pytest.mark.rule("ST-21.9", "ST-4.23")
def test_covered_symbols_and_mutants_leave_the_short_cut_open() -> None:
    found = distances(avoid="")
    assert found["P"] is not None
    assert found["P"][0] == 5
    assert sorted(ORDER, key=lambda bandit: found[bandit] or (99, 0)) == list(ORDER)


@pytest.mark.rule("ST-4.23")
def test_a_goal_that_is_to_be_avoided_is_entered_and_nothing_else_of_it() -> None:
    lanes = Sketch("abcd", "e..h", "ijkl")
    board, start, goal = lanes.board, lanes.space("a"), lanes.space("d")
    mask = {sign: 1 << lanes.space(sign) for sign in "bcdhkl"}
    assert board.wary_routes("open", start, goal, mask["c"] | mask["d"]).next_steps(goal) == {lanes.space("e")}
    everything = mask["c"] | mask["d"] | mask["h"]
    assert board.wary_routes("open", start, goal, everything).next_steps(goal) == {lanes.space("b")}
    assert board.avoidable("open", start, goal, mask["b"]) == mask["b"]


@pytest.mark.rule("ST-4.23")
def test_a_space_to_avoid_can_be_left_and_not_entered() -> None:
    line = Sketch("abc")
    assert line.cost("a", "c", avoid="a") == (2, 0)
    assert line.cost("a", "c", avoid="b") is None
    assert line.cost("a", "c", avoid="c") is None


@pytest.mark.rule("ST-4.27")
def test_a_full_space_with_a_target_can_only_be_the_last_of_a_route() -> None:
    ring = Sketch("abc", "d.e", "fgh")
    assert ring.cost("a", "c") == (2, 0)
    assert ring.cost("a", "b", last_only="b") == (1, 0)
    assert ring.cost("a", "c", last_only="b") == (6, 2)
    assert ring.cost("b", "c", last_only="b") == (1, 0)


@pytest.mark.rule("ST-4.25")
def test_all_routes_of_equal_worth_are_listed_and_no_others() -> None:
    field = Sketch("abc", "def", "ghi")
    assert field.cost("a", "i") == (4, 1)
    assert field.ways("a", "i") == {"bcfi", "dghi"}
    routes = field.routes("a")
    goal = field.space("i")
    assert routes.next_steps(goal) == {field.space("b"), field.space("d")}
    assert routes.facings(goal) == 0b0110
    assert routes.route(goal) == routes.all(goal)[0]


@pytest.mark.rule("ST-4.22")
def test_a_large_space_is_crossed_in_the_direction_with_fewest_corners() -> None:
    corner = Sketch("abb.", ".bbc")
    assert corner.cost("a", "c") == (2, 0)
    assert Sketch("ab", ".b", ".c").cost("a", "c") == (2, 1)


@pytest.mark.rule("ST-4.21")
def test_the_start_is_reached_without_a_step_and_what_is_apart_not_at_all() -> None:
    apart = Sketch("ab.c")
    routes = apart.routes("a")
    assert routes.cost(apart.space("a")) == (0, 0)
    assert routes.all(apart.space("a")) == ((),)
    assert routes.next_steps(apart.space("a")) == frozenset()
    assert routes.cost(apart.space("c")) is None
    assert routes.all(apart.space("c")) == ()
    assert routes.route(apart.space("c")) == ()


@pytest.mark.rule("ST-4.26")
def test_what_cannot_be_reached_is_approached_by_range() -> None:
    board = lone(drawn('patch P "p"\n+...+...+...+\n: A : B x C :\n+...+...+...+\nA  1x1 ; a\nB  1x1 ; b\nC  1x1 ; c'))
    routes = board.routes("open", 0)
    assert board.approach("open", routes, 1) == (1,)
    assert board.approach("open", routes, 2) == (1,)
    assert board.approach("open", board.routes("open", 1), 2) == (1,)
    apart = Sketch("ab.c")
    assert apart.board.approach("open", apart.routes("a"), apart.space("c")) == ()


@pytest.mark.rule("ST-4.26", "ST-4.25")
def test_among_spaces_of_equal_range_the_best_route_decides() -> None:
    board = lone(
        drawn(
            'patch P "p"\n+...+...+...+\n: A : B : C :\n+...+xxx+xxx+\n: D x G   G :\n+...+...+...+\n'
            "A  1x1 ; a\nB  1x1 ; b\nC  1x1 ; c\nD  1x1 ; d\nG  1x2 ; g"
        )
    )
    goal = board.index["P.G"]
    assert board.approach("open", board.routes("open", board.index["P.C"]), goal) == (board.index["P.C"],)
    near = (board.index["P.B"], board.index["P.D"])
    assert board.approach("open", board.routes("open", board.index["P.A"]), goal) == near


# --- against the definition -------------------------------------------------------------------------------------------


def corners(board: Board, walk: Walk, start: int, route: tuple[int, ...]) -> int:
    """Fewest changes of direction of a route, over all directions its steps can have (ST-4.22)."""
    here, best = start, dict.fromkeys(range(4), 0)
    for there in route:
        dirs = dict(board.moves(walk, here))[there]
        best = {d: min(cost + (d != before) for before, cost in best.items()) for d in range(4) if dirs >> d & 1}
        if here == start:
            best = dict.fromkeys(best, 0)
        here = there
    return min(best.values())


def shortest(board: Board, walk: Walk, start: int, goal: int, avoid: int, last_only: int) -> list[tuple[int, ...]]:
    """All routes of fewest spaces, by walking every one of them."""
    ways: list[tuple[int, ...]] = [()]
    seen = {start}
    while ways and start != goal:
        longer = []
        for way in ways:
            here = way[-1] if way else start
            if not (way and last_only >> here & 1):
                longer += [(*way, j) for j, _ in board.moves(walk, here) if j not in seen and not avoid >> j & 1]
        seen |= {way[-1] for way in longer}
        ways = longer
        if goal in seen:
            return [way for way in ways if way[-1] == goal]
    return ways


@pytest.mark.rule("ST-4.25", "ST-4.29")
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_routes_are_those_that_walking_them_all_would_choose(data: st.DataObject) -> None:
    board = after_flips(data.draw(st.sampled_from(MISSIONS)))
    walk: Walk = data.draw(st.sampled_from(("open", "barred", "leap")))
    land = board.spaces(board.land_mask)
    start, goal = data.draw(st.sampled_from(land)), data.draw(st.sampled_from(land))
    avoid, last_only = (sum(1 << i for i in data.draw(st.sets(st.sampled_from(land), max_size=6))) for _ in range(2))
    routes = board.routes(walk, start, avoid, last_only)
    ways = shortest(board, walk, start, goal, avoid, last_only)
    if start == goal or not ways:
        assert routes.cost(goal) == ((0, 0) if start == goal else None)
        return
    fewest = min(corners(board, walk, start, way) for way in ways)
    best = sorted(way for way in ways if corners(board, walk, start, way) == fewest)
    assert routes.cost(goal) == (len(ways[0]), fewest)
    assert list(routes.all(goal)) == best
    assert routes.next_steps(goal) == {way[0] for way in best}


@pytest.mark.rule("ST-4.9")
def test_steps_lead_both_ways_in_opposite_directions() -> None:
    walks: tuple[Walk, ...] = ("open", "barred", "walled", "leap")
    for mission, walk in product(MISSIONS, walks):
        board = after_flips(mission)
        for i in range(len(board.ids)):
            for j, dirs in board.moves(walk, i):
                assert dict(board.moves(walk, j))[i] == (dirs << 2 | dirs >> 2) & 0b1111


def test_tables_in_several_threads_find_the_same_routes_as_one_alone() -> None:
    """Routes are kept on a board that all tables share: a search that another one overtakes still finds the same."""
    board = after_flips("A1")
    spaces = board.spaces(board.land_mask)
    moves = tuple(board.moves("open", i) for i in range(len(board.ids)))
    beside = tuple(board.step_mask("open", i) for i in range(len(board.ids)))

    def found(routes: Routes, seed: int) -> dict[int, tuple[Cost | None, tuple[tuple[int, ...], ...]]]:
        order = random.Random(seed).sample(spaces, len(spaces))
        answers = {goal: (routes.cost(goal), routes.all(goal)) for goal in order}
        return {goal: answers[goal] for goal in spaces}

    pause = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as pool:
            for start in spaces:
                shared, alone = (Routes(moves, beside, start, 0, 0) for _ in range(2))
                assert list(pool.map(partial(found, shared), range(4))) == [found(alone, 0)] * 4
    finally:
        sys.setswitchinterval(pause)
