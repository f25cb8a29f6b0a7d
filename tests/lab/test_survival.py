"""The tables of Zone Survival: cells with their intervals and targets, maps and cards that shift too much."""

from __future__ import annotations

import pytest

from cordon.games.stalker.content import content
from cordon.lab.simulate import play_match
from cordon.lab.survival import Match, plan, tables
from cordon.lab.tables import Share


def match(won: bool, on: str = "M01", scenario: str = "S01", cards: tuple[str, ...] = ()) -> Match:
    end = "end:objective" if won else "end:death"
    known: dict[str, float] = {
        "rounds": 4,
        "rounds_printed": 5,
        "points": 20,
        "requests": 0,
        "scripts": 4,
        "deaths": 0,
        "icons:2": 1,
    }
    return Match(scenario, 2, on, 0, won, known | {end: 1} | {f"card:{card}": 1 for card in cards})


def told(matches: list[Match]) -> str:
    return "\n".join(each.as_markdown() for each in tables(matches).values())


@pytest.mark.rule("SV-14")
def test_a_cell_has_its_interval_and_is_marked_outside_its_target() -> None:
    found = told([match(i < 5) for i in range(10)])
    assert "| S01 | *0 (0–100)* of 0; 35–60 | 50 (24–76) of 10; 40–65 |" in found
    assert "*90 (60–98)* of 10; 40–65" in told([match(i < 9) for i in range(10)])


@pytest.mark.rule("SV-14")
def test_a_map_that_shifts_a_scenario_is_marked() -> None:
    found = told([match(True, "M01"), match(True, "M02"), match(True, "M02"), match(False, "M03")])
    assert "| S01 | *100* | *100* | *0* | 75 | 100 |" in found
    assert "| of | 1 | 2 | 1 | 4 |  |" in found


def test_what_a_card_shifts_is_told_against_its_cell() -> None:
    found = told([match(True, cards=("U01",)), match(False, cards=("U34",)), match(True), match(False)])
    assert "| U34 | -50 ± 98 | 1 | S01 -50 |" in found
    assert found.index("U34") < found.index("U01"), "the worst first"


def test_matches_with_the_same_sum_of_icons_stay_together() -> None:
    more = Match("S01", 2, "M01", 0, False, {"icons:5": 1, "requests": 0, "deaths": 0})
    assert "| won with icons 2 to 4 | 50 % of 2 |" in told([match(True), match(False), more])


def test_a_match_that_broke_is_left_out() -> None:
    broken = Match("S01", 2, "M01", 0, False, error="EngineError: no end")
    assert told([match(True), broken]) == told([match(True)])


def test_no_matches_have_the_widest_interval() -> None:
    assert Share(0, 0).interval == (0.0, 100.0)


def test_maps_take_turns_in_a_cell() -> None:
    maps = [plan("S01", 1, index).config["zone_map"] for index in range(len(content().zone_maps))]
    assert sorted(maps) == sorted(content().zone_maps)
    assert plan("S01", 1, 0).seed != plan("S01", 2, 0).seed != plan("S02", 2, 0).seed


def test_a_match_of_a_cell_is_played() -> None:
    played = play_match(plan("S02", 1, 0, ("random",)), 0)
    assert not played.error
    assert played.statistics["rounds"] > 0
