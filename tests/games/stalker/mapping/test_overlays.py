"""Anomaly overlays: how they are read, and what they cover when they are laid (SM-3, SM-10.3, SM-10.8)."""

from __future__ import annotations

from itertools import product

import pytest

from cordon.games.stalker.mapping.board import Board
from cordon.games.stalker.mapping.drawing import square_name
from cordon.games.stalker.mapping.ground import build_board
from cordon.games.stalker.mapping.layout import Piece
from cordon.games.stalker.mapping.library import maps
from cordon.games.stalker.mapping.overlay import CENTRE, parse_overlay
from tests.games.stalker.mapping.places import after_flips, at_start, drawn, lone

FACTS = """
1  | chemical      | 6 | 14 | 3 / 3.4 / 5
2  | fire          | 5 | 14 | 3 / 3.1 / 4
3  | gravitational | 5 | 12 | 3 / 3.1 / 4
4  | chemical      | 5 | 13 | 2 / 2.9 / 4
5  | gravitational | 5 | 14 | 2 / 2.7 / 4
6  | electric      | 4 | 12 | 2 / 2.5 / 4
7  | electric      | 5 | 13 | 2 / 3.1 / 5
8  | gravitational | 6 | 14 | 3 / 3.4 / 5
9  | fire          | 7 | 14 | 3 / 4.2 / 5
10 | fire          | 5 | 14 | 2 / 2.7 / 4
11 | electric      | 7 | 14 | 3 / 4.2 / 5
12 | chemical      | 7 | 15 | 3 / 3.8 / 5
98 | special       | 9 | 16 | 4 / 4.5 / 5
"""
LAID = """
A1 | gravitational | 3 | 5@e5 | 5.K 112233444; 5.L 3; 5.O 3; 5.Q 4
A1 | gravitational | 5 | 5@e5 | 1.G 4; 5.K 11223344; 5.L 34; 5.N 4; 5.O 34
A1 | gravitational | 8 | 5@e5 | 5.K 112223344; 5.L 344; 5.O 4; 5.Q 3
A1 | electro | 6 | 3@e4 | 3.H 11223334444; 3.K 4
A1 | electro | 7 | 3@e4 | 3.F 4; 3.H 11222333444; 3.K 3
A1 | electro | 11 | 3@e4 | 3.F 344; 3.H 11223344; 3.J 4; 3.K 34
A2 | gravitational | 3 | 8@d3 | 8.D 3; 8.E 4; 8.F 3; 8.M 11223344
A2 | gravitational | 5 | 8@d3 | 8.C 4; 8.D 34; 8.F 344; 8.M 11223344
A2 | gravitational | 8 | 8@d3 | 8.D 4; 8.E 3; 8.F 34; 8.J 4; 8.M 11223344
A2 | bubble | 1 | 7@b4 | 7.E 34; 7.F 34; 7.I 112233444
A2 | bubble | 4 | 14@e4 | 14.G 11223344; 14.H 3; 14.I 4; 14.K 4
A2 | bubble | 12 | 3@e4 | 3.F 3; 3.H 1122334444; 3.J 4; 3.K 244
A3 | fire | 2 | 14@e4 | 14.G 112233444; 14.H 34; 14.I 34
A3 | fire | 9 | 14@e4 | 14.G 112233344; 14.H 34; 14.I 4; 14.K 3; 14.L 3
A3 | fire | 10 | 14@e4 | 14.G 1122333444; 14.L 4
A3 | electro | 6 | 15@e3 | 15.G 4; 15.H 11223334444
A3 | electro | 7 | 15@e3 | 15.C 4; 15.G 3; 15.H 11222333444
A3 | electro | 11 | 15@e3 | 15.B 4; 15.C 3; 15.E 4; 15.G 4; 15.H 1122333444
A3 | fridge | 98 | 12@e5 | 12.H 4; 12.I 4; 12.K 112233344; 12.N 334; A3-06b.A 3; A3-06b.B 4
B1 | electro | 6 | 9@d5 | 9.G 4; 9.J 34; 9.K 112233444
B1 | electro | 7 | 9@d5 | 9.F 3; 9.J 24; 9.K 1122333444
B1 | electro | 11 | 9@d5 | 9.F 4; 9.G 34; 9.J 4; 9.K 1122333444
B1 | jelly | 1 | 4@c4 | 4.E 1122333344444; 4.I 4
B1 | jelly | 4 | 4@c4 | 4.E 1122333444; 4.H 4; 4.I 34
B1 | jelly | 12 | 4@c4 | 4.E 11223334444; 4.H 4; 4.I 24; 4.L 4
B2 | gravitational | 3 | 4@c4 | 4.E 11223333444; 4.I 4
B2 | gravitational | 5 | 4@c4 | 4.D 4; 4.E 112233334444; 4.G 4
B2 | gravitational | 8 | 4@c4 | 4.E 1122233344444; 4.I 3
B2 | comet | 2 | 13@d4 | 13.E 34; 13.F 11223334444; 13.K 3
B2 | comet | 9 | 1@e4 | 1.E 1122333444; 1.F 34; 1.H 3; 1.I 3
B2 | comet | 10 | 5@d4 | 5.G 4; 5.H 1122333444; 5.O 234
B3 | jelly | 1 | 11@b6 | 11.I 112233334444; 11.L 4; 7.A 4
B3 | jelly | 4 | 11@b6 | 11.I 112233444; 11.L 3; 7.A 344
B3 | jelly | 12 | 11@b6 | 11.I 1122333444; 11.L 4; 7.A 244; 7.B 4
B3 | tesla | 6 | 9@d3 | 9.F 4; 9.G 11223334444
B3 | tesla | 7 | 7@e3 | 7.D 4; 7.G 112233344; 7.H 234
B3 | tesla | 11 | 15@e3 | 15.B 4; 15.C 3; 15.E 4; 15.G 4; 15.H 1122333444
"""


def table(text: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.split("|")] for line in text.strip().splitlines()]


def covered(number: int, tile: str, turns: int) -> int:
    """How many land spaces an overlay covers whose centre lies on the mark of a lone tile that is turned."""
    drawing = maps().tiles[tile]
    board = build_board([Piece(drawing, 0, 0, turns)])
    mark = next(
        square_name(x, y) for y, row in enumerate(drawing.rows) for x, square in enumerate(row) if "@" in square.marks
    )
    return len(board.symbols(maps().overlays[number], f"{tile}@{mark}"))


@pytest.mark.rule("SM-3.4", "SM-10.3", "SM-3.2")
@pytest.mark.parametrize("row", table(FACTS), ids=lambda row: row[0])
def test_an_overlay_has_the_facts_of_the_table(row: list[str]) -> None:
    number, type, squares, symbols, spaces = row
    overlay = maps().overlays[int(number)]
    assert overlay.type == type
    assert len(overlay.squares) == int(squares)
    assert sum(len(each) for _, _, each in overlay.squares) == int(symbols)
    assert (0, 0, CENTRE) in overlay.squares
    counts = [covered(overlay.number, tile, turns) for tile, turns in product(maps().tiles, range(4))]
    assert f"{min(counts)} / {sum(counts) / len(counts):.1f} / {max(counts)}" == spaces


def shown(board: Board, overlay: str, square: str, tip: str) -> str:
    found = board.symbols(maps().overlays[int(overlay)], square, next(side for side in ("N", "S") if side == tip))
    return "; ".join(sorted(f"{board.ids[i]} {symbols}" for i, symbols in found.items()))


@pytest.mark.rule("SM-10.8", "SM-3.2", "SM-3.3")
@pytest.mark.parametrize("row", table(LAID), ids=lambda row: f"{row[0]}-{row[1]}-{row[2]}")
def test_an_anomaly_of_a_mission_lies_where_the_table_says(row: list[str]) -> None:
    id, name, overlay, square, spaces = row
    anomaly = next(anomaly for anomaly in maps().missions[id].anomalies if anomaly.name == name)
    place = anomaly.overlays.index(int(overlay)) if anomaly.ring else 0
    assert anomaly.squares[place] == square
    assert shown(after_flips(id), overlay, square, anomaly.tip) == spaces


@pytest.mark.rule("SM-3.2", "SM-1.12")
def test_before_the_chamber_opens_its_anomaly_lies_on_the_spoil_heap() -> None:
    assert "12.M 34" in shown(at_start("A3"), "98", "12@e5", "N")


@pytest.mark.rule("SM-3.2")
def test_symbols_over_solid_squares_and_off_the_map_are_not_there() -> None:
    board = lone(drawn('patch P "p"\n+...+###+\n: A #%%%#\n+...+###+\nA  1x1 ; a'))
    text = "overlay 3 fire\n.   4   .\n3   C   3\n.   4   ."
    overlay = parse_overlay(text, "o", [])
    assert overlay is not None
    assert board.symbols(overlay, "P@a1") == {0: CENTRE}


@pytest.mark.rule("SM-3.2", "SM-1.9")
def test_the_tip_turns_the_overlay_clockwise() -> None:
    overlay = parse_overlay("overlay 7 electric\n1\nC\n", "o", [])
    assert overlay is not None
    assert {tip: overlay.turned(tip)[0] for tip in ("N", "E", "S", "W")} == {
        "N": (0, -1, "1"),
        "E": (1, 0, "1"),
        "S": (0, 1, "1"),
        "W": (-1, 0, "1"),
    }


@pytest.mark.rule("SM-3.1")
@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("overlay x fire\nC", "o.txt, line 1: must be 'overlay <number> <type>'"),
        ("overlay 1 steam\nC", "o.txt, line 1: must be 'overlay <number> <type>'"),
        ("overlay 1 fire\n4 C 5", "o.txt, line 2: '5' is no square"),
        ("overlay 1 fire\n43 C", "o.txt, line 2: '43' is no square"),
        ("overlay 1 fire\n4 4", "o.txt: has 0 centres"),
        ("overlay 1 fire\nC C", "o.txt: has 2 centres"),
        ("overlay 1 fire\n4 C\n4", "o.txt: the rows of the grid have different lengths"),
    ],
)
def test_a_broken_overlay_is_told_with_its_line(text: str, problem: str) -> None:
    problems: list[str] = []
    assert parse_overlay(text, "o.txt", problems) is None
    assert any(told.startswith(problem) for told in problems), problems
