"""Zone maps that are wrong: what is told, and in which line (SV-3.1, SV-12.1, SV-12.3)."""

from __future__ import annotations

from pathlib import Path

import pytest

from cordon.games.stalker.content_tools import check
from cordon.games.stalker.mapping.library import FOLDER, LOST_TILES, read_maps
from cordon.games.stalker.mapping.zone_check import check_zone
from cordon.games.stalker.mapping.zonemap import ZoneReader

M01 = (FOLDER / "survival" / "maps" / "M01.txt").read_text(encoding="utf-8")

SPOILT = {
    "header": ('zonemap M01 "Crossroads"', "zonemap M01", "line 1: must be 'zonemap <id>"),
    "plan": ("plan\n", "map\n", "line 2: must be 'plan'"),
    "tile twice": ("15r90 2r270", "15r90 6r270", "line 4: tile 6 stands twice"),
    "unknown line": ("cache 2.L", "cash 2.L", "line 22: 'cash' begins no line of a zonemap"),
    "no line": ("cache 2.L\n", "", "has no slot Z1 (SV-1.3)"),
    "no gate": ("gate 2@d3S 2@e2N 2@e3E\n", "", "has no slot G1 (SV-1.3)"),
    "too few": ("meet 2.C 6.H", "meet 2.C", "has no slot M2 (SV-1.3)"),
    "too many": ("meet 2.C 6.H", "meet 2.C 6.H 6.F", "line 21: there is no slot M3; a map has 2 of this kind"),
    "twice": ("OUT 13.K", "OUT 13.K\nOUT 13.F", "line 7: the slot OUT stands twice"),
    "two bosses": ("boss 13.F/S", "boss 13.F/S 13.E/S", "line 13: the slot B stands twice"),
    "empty": ("area 2.F", "area", "line 11: 'area' names no space"),
    "space": ("IN 15.H", "IN 15H", "line 5: '15H' is no space"),
    "facing": ("boss 13.F/S", "boss 13.F/Q", "line 13: '13.F/Q' must be 'SPACE/FACING'"),
    "pattern": ("horde dense", "horde loose", "line 14: 'loose' must be 'dense' or 'scattered'"),
    "square": ("anomaly 2@b5", "anomaly 2@b7", "line 20: '2@b7' is no square"),
    "segment": ("door 13@e5W", "door 13@e5", "line 23: '13@e5' is no segment"),
    "strong": ("strong 13.A :", "strong 13.A", "line 24: '13.A 13@b2E 13@a2S' must be 'strong SPACE… : EDGE…'"),
    "turn": ("2@e6r90", "2@e6r45", "line 26: '2@e6r45' is no square"),
    "excavator": ("excavator 2@a5 2.D", "excavator 2@a5", "line 30: '2@a5' must be 'excavator SQUARE[r90] SPACE'"),
}


@pytest.mark.rule("SV-3.1", "SV-1.3")
@pytest.mark.parametrize(("old", "new", "problem"), SPOILT.values(), ids=SPOILT)
def test_a_wrong_zone_map_is_told_with_its_line(old: str, new: str, problem: str) -> None:
    assert M01.count(old) == 1
    reader = ZoneReader(M01.replace(old, new), "M01.txt", [])
    assert reader.found is None
    assert any(told.startswith((f"M01.txt, {problem}", f"M01.txt: {problem}")) for told in reader.problems), (
        reader.problems
    )


def folder_with(folder: Path, m01: str = M01) -> Path:
    """The map material of the game with another map M01."""
    for path in (*FOLDER.glob("**/*.txt"), FOLDER / LOST_TILES):
        copy = folder / path.relative_to(FOLDER)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(path.read_bytes())
    (folder / "survival" / "maps" / "M01.txt").write_text(m01, encoding="utf-8")
    return folder


def problems_of(folder: Path) -> list[str]:
    """What is told while the maps are read."""
    problems: list[str] = []
    read_maps(folder, problems)
    return problems


NAMES = {
    "tile": ("15r90 2r270", "15r90 2r270 77", "line 4: no tile 77"),
    "space": ("cache 2.L", "cache 4.A", "line 22: no space 4.A on this map"),
    "square": ("pipe 15@d4", "pipe 4@d4", "line 27: the tile of 4@d4 is not in the plan"),
    "segment": ("hole 13@a5W", "hole 4@a5W", "line 25: the tile of 4@a5W is not in the plan"),
    "id": ("zonemap M01", "zonemap M02", "line 1: the map of this file must be 'M01'"),
}


@pytest.mark.rule("SV-3.1")
@pytest.mark.parametrize(("old", "new", "problem"), NAMES.values(), ids=NAMES)
def test_what_is_not_on_a_zone_map_is_told_with_its_line(tmp_path: Path, old: str, new: str, problem: str) -> None:
    assert problems_of(folder_with(tmp_path, M01.replace(old, new))) == [f"survival/maps/M01.txt, {problem}"]


@pytest.mark.rule("SV-2.3")
def test_a_token_without_a_drawing_is_told(tmp_path: Path) -> None:
    (folder_with(tmp_path) / "survival" / "tokens" / "bus.patch.txt").unlink()
    assert problems_of(tmp_path) == ["survival/tokens/bus.patch.txt: there is no such token"]


@pytest.mark.rule("SV-2.3")
def test_a_mission_cannot_draw_a_token_anew_or_take_the_id_of_a_map(tmp_path: Path) -> None:
    mission = folder_with(tmp_path) / "missions" / "A1"
    (mission / "bus.patch.txt").write_bytes((tmp_path / "survival" / "tokens" / "bus.patch.txt").read_bytes())
    setup = mission / "setup.txt"
    setup.write_text(setup.read_text(encoding="utf-8").replace("setup A1", "setup M01"), encoding="utf-8")
    assert problems_of(tmp_path) == [
        "missions/A1/bus.patch.txt, line 1: there is a patch 'bus' already",
        "missions/A1/setup.txt, line 1: there is a mission 'M01' already",
    ]


BROKEN = {
    "small entrance": ("IN 15.H", "IN 15.I", "IN", "holds 2; there must be room for 4"),
    "key room": ("key 2.F", "key 2.F 2.E", "key", "must be one room"),
    "heart": ("Q1 2.F", "Q1 2.E", "Q1", "must be in the key room"),
    "area": ("area 2.F", "area 2.E", "area", "must hold the key room"),
    "enemy sees the entrance": ("2.G/N 6.D/E", "2.G/N 15.G/E", "HS4", "15.G sees IN within 5 (SV-3.2)"),
    "enemy in the key area": ("boss 13.F/S", "boss 2.F/S", "B", "2.F is in the key area (SV-3.2)"),
    "incomplete gate": ("gate 2@d3S 2@e2N 2@e3E", "gate 2@d3S 2@e2N", "area", "its edges shut nothing, not 2.F"),
    "gate that is a window": ("gate 2@d3S 2@e2N", "gate 2@e2N 2@d3S", "G1", "2@e2N must be a door"),
    "gate elsewhere": ("gate 2@d3S", "gate 13@b2E 2@d3S", "G1", "13@b2E does not lead into the key area"),
    "strong room": ("strong 13.A : 13@b2E 13@a2S", "strong 13.A : 13@b2E", "D3", "its edges shut nothing, not 13.A"),
    "hole on a door": ("hole 13@a5W", "hole 13@e5W", "H1", "13@e5W must be a wall between two spaces"),
    "lock on a window": ("door 13@e5W", "door 2@e3E", "D1", "2@e3E must be a door between two spaces"),
    "overlay on the entrance": ("anomaly 2@b5", "anomaly 15@d3", "A1", "a chemical overlay lies on IN"),
    "overlays on each other": ("2@b5 6@c4", "6@d4 6@c4", "A1", "overlays lie on 6.E, here and at A2"),
    "torn space": ("house 6@c6", "house 6@a1", "R1", "the space 6.A is torn apart under guard_hut"),
    "cut off": ("house 6@c6", "house 13@b4", "R1", "13.I cannot be reached under guard_hut ('barred')"),
    "token off the map": ("pipe 15@d4", "pipe 13@a4", "W1", "pipe_long does not lie on the tiles"),
    "token on a slot": ("pipe 15@d4", "pipe 6@d2", "L1", "there is no room on 6.K under pipe_long"),
    "excavator": ("excavator 2@a5 2.D", "excavator 2@a5 13.F", "X1", "the excavator does not stand beside 13.F"),
}


@pytest.mark.rule("SV-12.1", "SV-12.3", "SV-3.2")
@pytest.mark.parametrize(("old", "new", "slot", "problem"), BROKEN.values(), ids=BROKEN)
def test_a_zone_map_that_breaks_a_rule_is_told(tmp_path: Path, old: str, new: str, slot: str, problem: str) -> None:
    assert M01.count(old) == 1
    problems: list[str] = []
    found = read_maps(folder_with(tmp_path, M01.replace(old, new)), problems)
    assert problems == []
    told = [(where.name, what) for where, what in check_zone(found, found.zones["M01"])]
    assert any(name == slot and problem in what for name, what in told), told


@pytest.mark.rule("SV-3.2")
def test_a_slot_on_a_solid_square_is_told(tmp_path: Path) -> None:
    text = (FOLDER / "survival" / "maps" / "M02.txt").read_text(encoding="utf-8").replace("zonemap M02", "zonemap M01")
    found = read_maps(folder_with(tmp_path, text.replace("anomaly 14@e4", "anomaly 14@e5")), [])
    told = [(slot.name, what) for slot, what in check_zone(found, found.zones["M01"])]
    assert told == [("A1", "14@e5 is solid")]


@pytest.mark.rule("SV-12.3")
def test_content_lint_tells_file_and_line_of_a_map(tmp_path: Path) -> None:
    folder_with(tmp_path, M01.replace("boss 13.F/S", "boss 2.F/S"))
    told = check(tmp_path).problems
    assert "survival/maps/M01.txt:13: M01: field 'B': 2.F is in the key area (SV-3.2)" in told
