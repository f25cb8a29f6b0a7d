"""Every row of every epilogue pays, opens and remembers what the mission guide says (SM-6, SM-7)."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from cordon.games.stalker.campaign import binder
from cordon.games.stalker.campaign.endings import ending_of
from cordon.games.stalker.content import content
from cordon.games.stalker.rules.event_deck import epilogue_of
from cordon.games.stalker.terms import STALKERS
from tests.games.stalker.campaign.table import changes, explore, look, run
from tests.games.stalker.missions.table import begin

Row = tuple[str, str, dict[str, str], dict[str, Any]]

ROWS: list[Row] = [
    (
        "A1",
        "success",
        {"dalik": "rescued", "yurko": "freed"},
        {"money": 500, "open": {"A2", "B1", "106", "112", "114", "117", "111"}},
    ),
    (
        "A1",
        "success",
        {"dalik": "rescued", "yurko": "left"},
        {"money": 500, "open": {"A2", "B1", "106", "112", "114"}, "box": {"A1-R"}},
    ),
    ("A1", "failure", {}, {"open": {"B1"}}),
    (
        "A1",
        "given-up",
        {},
        {"open": {"A2", "B1", "106"}, "box": {"A1-R"}, "memory": {"dalik=lost", "yurko=lost"}},
    ),
    ("A2", "success-sealed", {"case": "sealed"}, {"money": 2900, "open": {"A3", "109", "113", "121"}}),
    (
        "A2",
        "success-opened",
        {"case": "opened"},
        {"money": 2400, "open": {"A3", "109", "113", "121"}, "contacts": {"-patron"}, "box": {"A2-R"}},
    ),
    ("A2", "failure", {}, {}),
    ("A2", "given-up", {}, {"open": {"A3", "113"}, "memory": {"case=lost"}}),
    ("A3", "success-taken", {"lantern": "taken", "holub": "left"}, {"money": 3000 + 1000}),
    ("A3", "success-taken", {"lantern": "taken", "holub": "out", "case": "opened"}, {"money": 2000, "open": {"125"}}),
    ("A3", "success-taken", {"lantern": "taken", "core": "handed"}, {}),
    ("A3", "success-lost", {"lantern": "smashed", "core": "lost", "holub": "out"}, {"open": {"125"}}),
    ("A3", "success-smashed", {"lantern": "smashed", "holub": "out"}, {"money": 1000 + 600, "open": {"125"}}),
    ("A3", "success-left", {"lantern": "left", "holub": "left"}, {"money": 500, "box": {"A3-R"}}),
    ("A3", "failure", {}, {}),
    ("A3", "failure", {"core": "handed"}, {"money": -1500}),
    ("A3", "given-up", {}, {"box": {"A3-R"}, "memory": {"lantern=left", "holub=left"}}),
    (
        "B1",
        "success-hamlet",
        {"power": "hamlet"},
        {"money": 500, "item": 2, "open": {"B2", "106", "107", "108", "116"}, "box": {"B1-R"}},
    ),
    ("B1", "success-bunker", {"power": "bunker"}, {"money": 500, "open": {"B2", "106", "107", "116"}}),
    ("B1", "failure", {}, {"open": {"116"}}),
    ("B1", "given-up", {}, {"open": {"B2", "106", "116"}, "memory": {"power=none"}}),
    (
        "B2",
        "success-spared",
        {"thralls": "spared"},
        {"money": 3000 + 400, "armour 2": 1, "open": {"B3", "118", "120"}, "box": {"B2-R"}},
    ),
    ("B2", "success-abandoned", {"thralls": "abandoned"}, {"money": 3000 + 400, "armour 2": 1, "open": {"B3", "120"}}),
    (
        "B2",
        "success-killed",
        {"thralls": "killed"},
        {"money": 400, "open": {"B3", "120"}, "contacts": {"-halyna"}, "crossed": {"108"}},
    ),
    ("B2", "failure", {}, {}),
    ("B2", "given-up", {}, {"open": {"B3"}, "memory": {"thralls=abandoned"}}),
    ("B3", "success-held", {"pond": "held"}, {"money": 1500 + 800, "open": {"122"}}),
    ("B3", "success-flooded", {"pond": "flooded"}, {"money": 900 + 600, "open": {"122"}, "box": {"B3-R"}}),
    ("B3", "failure", {}, {}),
    ("B3", "given-up", {}, {"box": {"B3-R"}, "memory": {"pond=failed"}}),
]


@pytest.mark.rule("SM-5.10", "ST-15.19")
@pytest.mark.parametrize(("mission", "row", "memory", "expected"), ROWS)
def test_a_row(mission: str, row: str, memory: dict[str, str], expected: dict[str, Any]) -> None:
    game = explore(seats=2, memory=memory)
    binder.gain_contact(game, "halyna")
    before = look(game)
    run(game, game.script(f"mission/{mission}/epilogue/{row}", STALKERS[0], ""))
    assert changes(before, look(game)) == expected


@pytest.mark.rule("SM-5.10")
@pytest.mark.parametrize(("mission", "row", "memory", "expected"), ROWS)
def test_the_row_is_the_one_that_fits(mission: str, row: str, memory: dict[str, str], expected: object) -> None:
    game = explore(memory=memory)
    game.enter(mission)
    result = next(each.result for each in content().missions[mission].epilogues if each.key == row)
    assert epilogue_of(game, result).key == row


def test_every_row_is_told_here() -> None:
    rows = {(mission.id, row.key) for mission in content().missions.values() for row in mission.epilogues}
    assert rows == {(mission, row) for mission, row, *_ in ROWS}


@pytest.mark.rule("SM-6.1.6")
@pytest.mark.parametrize(("bruises", "asked"), [(1, False), (2, True)])
def test_dalik_asks_for_the_doctor_after_two_bruises(bruises: int, asked: bool) -> None:
    game = begin("A1", memory={"dalik": "rescued", "yurko": "freed"})
    game.update(game.state.environment["A1-01"], cubes=bruises)
    run(game, game.script("mission/A1/epilogue/success", STALKERS[0], ""))
    assert ("113" in game.state.places) is asked


@pytest.mark.rule("SM-8.2")
@pytest.mark.parametrize(
    ("mission", "row", "story"), [("A2", "success-sealed", "123"), ("A2", "success-opened", "124")]
)
def test_the_patron_has_his_say(mission: str, row: str, story: str) -> None:
    assert [each.story for each in content().missions[mission].epilogues if each.key == row] == [story]


@pytest.mark.rule("SM-5.8")
def test_the_share_of_the_endings() -> None:
    """The figures that SM-5.8 gives over all combinations, with 0, 2 and 4 LATE marks."""
    game = explore()
    scores = content().campaigns["LANTERN"].scores
    shares: Counter[str] = Counter()
    for values in product(*scores.values()):
        game.set(memory=dict(zip(scores, values, strict=True)))
        for late in (0, 2, 4):
            game.set(late={"A": late})
            shares[ending_of(game).id] += 1
    total = sum(shares.values())
    assert total == 8748
    assert {id: round(100 * n / total) for id, n in shares.items()} == {
        "130": 18, "131": 7, "132": 11, "133": 2, "134": 30, "135": 31,
    }  # fmt: skip
