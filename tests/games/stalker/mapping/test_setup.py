"""The setup block of a mission: what is read from it, and how mistakes are told (SM-4.2)."""

from __future__ import annotations

from inspect import unwrap
from pathlib import Path

import pytest

from cordon.games.stalker.mapping import library
from cordon.games.stalker.mapping.library import FOLDER, LOST_TILES, board_for, maps, read_maps
from cordon.games.stalker.mapping.setup import ForcedEdge, PatchPlace, Placement, SetupReader, Stop
from cordon.kernel.errors import ContentError

GOOD = """
setup Z1 "A yard"
plan
  1 .
  5r90 2
start 1.B
exit 5.A
card Z1-02a on 1@a3 1.A
edges Z1-02a fence 1@a1E 1@c1W
patch A2-04b at 1@c3 r180 by Z1-03b
enemy bandit_rifle C2/1 standees 3 at 1.D/W 2.D/S:N3+
enemy rodent C4/2 standees 6 at
loot 1.A*2 1.C*1
unknown 2.E
tokens N1 X
tokens N2 X
tokens N3 C2
tokens N4 C4x2
anomaly fire fire overlay 2|9 at 1@e4 tip N artifact
anomaly comet fire overlay 2+9 at 1@e4+5@d4 tip S
goal key 1.D
tour only : start > key(1)~2 > exit
events I+5-N II
"""


def read(text: str) -> SetupReader:
    return SetupReader(text.strip(), "setup.txt", [])


@pytest.mark.rule("SM-4.1", "SM-4.2")
def test_a_setup_block_is_read_in_full() -> None:
    found = read(GOOD).found
    assert found is not None
    assert [(place.tile, place.column, place.row, place.turns) for place in found.plan] == [
        ("1", 0, 0, 0),
        ("5", 0, 1, 1),
        ("2", 1, 1, 0),
    ]
    assert (found.start, found.exit, found.unknown) == (("1.B",), ("5.A",), ("2.E",))
    assert [(card.side, card.places) for card in found.cards] == [("Z1-02a", ("1@a3", "1.A"))]
    assert found.edges == {"Z1-02a": (ForcedEdge("1@a1E", "impassable"), ForcedEdge("1@c1W", "impassable"))}
    assert found.patches == {"Z1-03b": (PatchPlace("A2-04b", "1@c3", 2),)}
    rifle, rodent = found.enemies
    assert (rifle.colour, rifle.team, rifle.standees) == ("C2", 1, 3)
    assert rifle.placements == (Placement("1.D", "W", 1), Placement("2.D", "S", 3))
    assert rodent.placements == ()
    assert [(stack.space, stack.amount) for stack in found.loot] == [("1.A", 2), ("1.C", 1)]
    assert found.tokens == {1: ("X",), 2: ("X",), 3: ("C2",), 4: ("C4x2",)}
    fire, comet = found.anomalies
    assert (fire.random, fire.ring, fire.artifact, fire.overlays) == (True, False, True, (2, 9))
    assert (comet.random, comet.ring, comet.artifact, comet.tip) == (False, True, False, "S")
    assert [event.random_events(2) for event in found.events] == [3, 0]
    assert found.tours == {"only": (Stop("start", 0, 0), Stop("key", 1, 2), Stop("exit", 0, 0))}
    assert found.shaping == {"Z1-02a", "Z1-03b"}
    assert found.laid == {"Z1-02a"}


SPOILT = {
    "header": ('setup Z1 "A yard"', "setup Z1", "setup.txt, line 1: must be 'setup <id>"),
    "plan": ("plan\n", "map\n", "setup.txt, line 2: must be 'plan'"),
    "plan word": ("5r90 2", "5r45 2", "setup.txt, line 4: '5r45' is no tile"),
    "tile twice": ("5r90 2", "1 2", "setup.txt, line 4: tile 1 stands twice"),
    "unknown line": ("start 1.B", "begin 1.B", "setup.txt, line 5: 'begin' begins no line of a setup"),
    "no start": ("start 1.B\n", "", "setup.txt: has no line 'start'"),
    "start twice": ("exit 5.A", "exit 5.A\nexit 5.E", "setup.txt, line 7: 'exit' stands twice"),
    "space": ("start 1.B", "start 1B", "setup.txt, line 5: '1B' is no space"),
    "card": ("card Z1-02a on", "card Z1-2 on", "setup.txt, line 7: 'Z1-2 on 1@a3 1.A' must be 'card SIDE on PLACE…'"),
    "square": ("on 1@a3", "on 1@a7", "setup.txt, line 7: '1@a7' is no square"),
    "edge type": ("Z1-02a fence", "Z1-02a hedge", "setup.txt, line 8: 'Z1-02a hedge 1@a1E 1@c1W' must be 'edges SIDE"),
    "segment": ("1@a1E", "1@a1", "setup.txt, line 8: '1@a1' is no segment"),
    "patch": ("r180 by", "r45 by", "setup.txt, line 9: 'A2-04b at 1@c3 r45 by Z1-03b' must be 'patch ID"),
    "enemy": ("C2/1 standees", "C9/1 standees", "setup.txt, line 10: "),
    "placement": ("1.D/W", "1.D/Q", "setup.txt, line 10: '1.D/Q' must be 'SPACE/FACING"),
    "standees": ("standees 3", "standees 1", "setup.txt, line 10: 2 bandit_rifle are placed, but there are 1 standees"),
    "loot": ("1.A*2", "1.A2", "setup.txt, line 12: '1.A2' must be 'SPACE*n'"),
    "token": ("N3 C2", "N3 C7", "setup.txt, line 16: 'C7' is no unknown token"),
    "token count": ("N3 C2", "N3 C2 X", "setup.txt: tokens N3: 2 tokens for 1 spaces"),
    "anomaly": ("tip S", "tip Q", "setup.txt, line 19: "),
    "ring": ("1@e4+5@d4", "1@e4", "setup.txt, line 19: 2 overlays on 1 squares"),
    "event": ("I+5-N", "1+5-N", "setup.txt, line 22: '1+5-N' must be 'III, III+4-N or III+4-N/1'"),
    "stop": ("key(1)~2 >", "lock(1)~2 >", "setup.txt: tour only: no goal 'lock'"),
}


@pytest.mark.rule("SM-4.2")
@pytest.mark.parametrize(("old", "new", "problem"), SPOILT.values(), ids=SPOILT)
def test_a_wrong_setup_is_told_with_its_line(old: str, new: str, problem: str) -> None:
    spoilt = GOOD.replace(old, new)
    assert spoilt != GOOD
    reader = read(spoilt)
    assert reader.found is None
    assert any(told.startswith(problem) for told in reader.problems), reader.problems


def folder_with(tmp_path: Path, setup: str) -> list[str]:
    """The problems of the game's map material with one more mission."""
    for path in (*FOLDER.glob("**/*.txt"), FOLDER / LOST_TILES):
        copy = tmp_path / path.relative_to(FOLDER)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(path.read_bytes())
    (tmp_path / "missions" / "Z1").mkdir()
    (tmp_path / "missions" / "Z1" / "setup.txt").write_text(setup.strip(), encoding="utf-8")
    problems: list[str] = []
    read_maps(tmp_path, problems)
    return problems


NAMES = {
    "tile": ("5r90 2", "5r90 2 77", "line 4: no tile 77"),
    "space": ("start 1.B", "start 1.Z", "line 5: no space 1.Z on this map"),
    "tile of a space": ("start 1.B", "start 4.A", "line 5: no space 4.A on this map"),
    "square": ("on 1@a3", "on 4@a3", "line 7: the tile of 4@a3 is not in the plan"),
    "patch": ("patch A2-04b", "patch A2-99b", "line 9: no patch A2-99b"),
    "overlay type": ("overlay 2|9", "overlay 3|9", "line 18: no fire overlay 3"),
    "water": ("start 1.B", "start A2-04b.A", "line 5: A2-04b.A is water (ST-4.11)"),
}


@pytest.mark.rule("SM-4.2")
@pytest.mark.parametrize(("old", "new", "problem"), NAMES.values(), ids=NAMES)
def test_what_is_not_on_the_map_is_told_with_its_line(tmp_path: Path, old: str, new: str, problem: str) -> None:
    right = GOOD.replace(" 1@a1E 1@c1W", " 1@b1E")
    assert f"missions/Z1/setup.txt, {problem}" in folder_with(tmp_path, right.replace(old, new))


@pytest.mark.rule("SM-4.3", "SM-1.13")
def test_a_forced_segment_must_lie_between_two_spaces(tmp_path: Path) -> None:
    told = folder_with(tmp_path, GOOD)
    assert told == ["missions/Z1/setup.txt: edges Z1-02a: 1@a1E is not between two spaces"]


@pytest.mark.rule("SM-1.12")
def test_a_patch_must_not_tear_a_space_apart(tmp_path: Path) -> None:
    torn = GOOD.replace(" 1@a1E 1@c1W", " 1@b1E").replace("  1 .", "  1 14").replace("at 1@c3 r180", "at 1@f6")
    told = folder_with(tmp_path, torn)
    assert told == ["missions/Z1/setup.txt: patch by Z1-03b: tears the space 14.J apart"]


def test_the_game_does_not_start_on_broken_maps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder_with(tmp_path, GOOD)
    monkeypatch.setattr(library, "FOLDER", tmp_path)
    with pytest.raises(ContentError, match="1@a1E is not between two spaces"):
        unwrap(maps)()


@pytest.mark.rule("SM-4.2")
def test_every_mission_names_only_what_is_on_its_map() -> None:
    assert set(maps().missions) - set(maps().zones) == {"A1", "A2", "A3", "B1", "B2", "B3"}
    assert maps().missions["A3"].enemies[1].placements == (
        Placement("12.E", "S", 1),
        Placement("15.C", "S", 1),
    )
    assert board_for("A1", frozenset()).index["5.A"] == 0
