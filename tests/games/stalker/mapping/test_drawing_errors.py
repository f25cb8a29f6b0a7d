"""A drawing that is wrong is told with file and line, square, space or room (SM-1.6)."""

from __future__ import annotations

from pathlib import Path

import pytest

from cordon.games.stalker.mapping.drawing import parse_drawing
from cordon.games.stalker.mapping.drawing_check import check_drawing
from cordon.games.stalker.mapping.library import FOLDER, read_maps

GOOD = """
patch P "two rooms and a yard"
+###+###+###+
# A / B # C #
+###+#/#+#/#+
: D   D   D :
+   +...+###+
: d : E #%%%#
+...+...+###+
A  1x1   cov 1  room west/house ; a
B  1x1   cov 2  room middle/house ; b
C  1x1   room east/house ; c
D  1x3+1 rad 2 ; d
E  1x1 ; e
"""


def problems_of(text: str) -> list[str]:
    problems: list[str] = []
    drawing = parse_drawing(text.strip(), "p.txt", problems)
    return problems if drawing is None else list(check_drawing(drawing, "p.txt"))


def test_the_drawing_that_is_spoilt_below_is_right() -> None:
    assert problems_of(GOOD) == []


SPOILT = {
    "ground": ('yard"', 'yard" on ice', "p.txt, line 1: must be 'tile <number>"),
    "header": ("patch P", "patch", "p.txt, line 1: must be 'tile <number>"),
    "long line": (": D   D   D :", ": D   D   D  :", "p.txt, line 5: has 14 characters; there must be 13"),
    "missing line": ("+...+...+###+\nA ", "A ", "p.txt: the drawing must begin and end with a line of edges"),
    "corner": ("+###+#/#+#/#+", "+###-#/#+#/#+", "p.txt, line 4: a corner must be '+', not '-'"),
    "flat edge": ("+###+#/#+#/#+", "+###+#?#+#/#+", "p.txt, line 4: '#?#' is no edge"),
    "upright edge": ("# A / B # C #", "# A ~ B # C #", "p.txt, line 3: '~' at character 5 is no edge"),
    "square": (": d : E #%%%#", ": d : 3 #%%%#", "p.txt, line 7: ' 3 ' on square b3 is no square"),
    "mark": (": d : E #%%%#", ": d :^E #%%%#", "p.txt, line 7: '^E ' on square b3 is no square"),
    "legend line": ("E  1x1 ; e", "E  1 ; e", "p.txt, line 13: must be 'LETTER  SHAPE"),
    "legend twice": ("E  1x1 ; e", "E  1x1 ; e\nE  1x1 ; e", "p.txt, line 14: E stands twice"),
    "not in the legend": ("E  1x1 ; e", "", "p.txt: space E: is drawn but not in the legend"),
    "not drawn": ("E  1x1 ; e", "E  1x1 ; e\nF  1x1 ; f", "p.txt: space F: is in the legend but not drawn"),
    "edge inside a space": (": D   D   D :", ": D : D   D :", "p.txt: square a2, side E: an edge inside the space D"),
    "blank between spaces": (": d : E #", ": d   E #", "p.txt: square a3, side E: an edge between two spaces"),
    "blank on the rim": (": D   D   D :", "  D   D   D :", "p.txt: square a2, side W: an edge on the rim"),
    "solid": ("+   +...+###+", "+   +...+...+", "p.txt: square c2, side S: a side of a solid square must be a wall"),
    "torn": ("# A / B # C #", "# A / D # A #", "p.txt: space A: its squares are not connected"),
    "shape": ("D  1x3+1", "D  2x2", "p.txt: space D: the legend says 2x2, the drawing shows 1x3+1"),
    "partial": ("D  1x3+1", "D  1x3", "p.txt: space D: the legend says 1x3, the drawing shows 1x3+1"),
    "open room": ("# A / B # C #", ": A / B # C #", "p.txt: square a1, side W: the room west must be closed"),
    "no door": ("+###+#/#+#/#+", "+###+#/#+#=#+", "p.txt: room east: has no door"),
    "cov": ("room middle/house", "room west/house", "p.txt: room west: its spaces must have the same cov"),
    "one room, two buildings": ("room middle/house", "room west/barn", "p.txt: room west: its spaces name different"),
    "building": (
        "room east/house",
        "room east/barn",
        "p.txt: rooms east and middle: touch, but name different buildings",
    ),
    "wet room": ("E  1x1 ; e", "E  water rad 1 ; e", "p.txt: space E: water has neither cov nor rad nor a room"),
    "wet rest": ("D  1x3+1 rad 2", "D  water", "p.txt: space D: water has no partial squares"),
}


@pytest.mark.rule("SM-1.6")
@pytest.mark.parametrize(("old", "new", "problem"), SPOILT.values(), ids=SPOILT)
def test_a_wrong_drawing_is_told_with_its_place(old: str, new: str, problem: str) -> None:
    spoilt = GOOD.replace(old, new)
    assert spoilt != GOOD
    told = problems_of(spoilt)
    assert any(each.startswith(problem) for each in told), told


@pytest.mark.rule("SM-1.6")
def test_all_problems_of_a_drawing_come_at_once() -> None:
    told = problems_of(GOOD.replace("# A / B", "# A ~ B").replace(": d : E", ": d : 3").replace("E  1x1 ; e", "E"))
    assert [each.partition(":")[0] for each in told] == ["p.txt, line 3", "p.txt, line 7", "p.txt, line 13"]


@pytest.mark.rule("SM-1.2")
def test_a_tile_has_six_by_six_squares() -> None:
    assert problems_of(GOOD.replace("patch P", "tile 3")) == ["p.txt: a tile has 13 lines of 25 characters"]


@pytest.mark.rule("SM-1.6")
def test_a_folder_tells_the_problems_of_all_its_files(tmp_path: Path) -> None:
    for path in FOLDER.glob("**/*.txt"):
        copy = tmp_path / path.relative_to(FOLDER)
        copy.parent.mkdir(parents=True, exist_ok=True)
        text = path.read_text(encoding="utf-8")
        if path.name == "05-forest.txt":
            text = text.replace(": A   A # B :", ": A   A   B :")
        if path.name == "03.txt":
            text = text.replace("C", "4")
        copy.write_text(text, encoding="utf-8")
    problems: list[str] = []
    found = read_maps(tmp_path, problems)
    assert "tiles/05-forest.txt: square b1, side E: an edge between two spaces must not be blank" in problems
    assert "overlays/03.txt: has 0 centres; there must be 1" in problems
    assert "missions/A1/setup.txt, line 3: no tile 5" in problems
    assert "missions/A1/setup.txt, line 26: no gravitational overlay 3" in problems
    assert "survival/maps/M03.txt, line 3: no tile 5" in problems
    assert set(found.missions) - set(found.zones) == {"B1"}
