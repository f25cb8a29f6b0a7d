"""ZO-12 Actions."""

from __future__ import annotations

import pytest

from cordon.games.zona import events
from tests.games.zona.table import Table


@pytest.mark.rule("ZO-12.1", "ZO-51.20")
def test_a_turn_has_two_actions_of_any_kind_but_one_area_action() -> None:
    table = Table("iwan", "tamara").put(0, area="borderland", fatigue=5).say("area").roll("---")
    assert table.why("area").rule == "ZO-12.1"
    table.say("rest")
    assert table.decision.seat == 1


@pytest.mark.rule("ZO-12.1", "ZO-26.21")
@pytest.mark.parametrize(("limit", "allowed"), [("turn", False), ("area", True)])
def test_the_area_action_counts_over_all_areas_unless_the_switch_says_otherwise(limit: str, allowed: bool) -> None:
    table = (
        Table("iwan", "tamara", area_action_limit=limit).put(0, area="chernobyl").say("area").put(0, area="borderland")
    )
    assert ("area" in table.options) is allowed


@pytest.mark.rule("ZO-26.21", "ZO-21.13")
def test_pripyat_and_the_power_plant_take_two_turns() -> None:
    table = Table("iwan", "tamara").put(0, area="pripyat", secrets=("A01", "B01")).empty("MUT-Y").say("area")
    assert table.me().area == "power_plant"
    assert table.why("area").rule == "ZO-12.1"


@pytest.mark.rule("ZO-12.9", "ZO-51.20")
def test_passing_ends_the_turn() -> None:
    assert Table("iwan", "tamara").say("pass").decision.seat == 1
    assert Table("iwan", "tamara").say("rest", "pass").decision.seat == 1


@pytest.mark.rule("ZO-12.8")
def test_one_may_rest_anywhere_and_twice() -> None:
    for area in ("pripyat", "archive", "sarcophagus", "inn"):
        assert (
            Table("iwan", "tamara").put(0, area=area, fatigue=5).put(1, area="inn").say("rest", "rest").me().fatigue
            == 3
        )


@pytest.mark.rule("ZO-12.5")
def test_threats_in_the_area_do_not_prevent_its_action() -> None:
    assert "area" in Table("iwan", "tamara").put(0, area="dump").threaten("dump", "MUT-Y-1a").options


@pytest.mark.rule("ZO-12.5")
@pytest.mark.parametrize("area", ["archive", "sarcophagus"])
def test_facilities_and_the_sarcophagus_have_no_area_action(area: str) -> None:
    assert Table("iwan", "tamara").put(0, area=area).why("area").rule == "ZO-12.5"


@pytest.mark.rule("ZO-12.7")
def test_a_search_needs_a_threat() -> None:
    assert Table("iwan", "tamara").put(0, area="dump").why("search").rule == "ZO-12.7"


@pytest.mark.rule("ZO-12.3", "ZO-10.8")
def test_the_shortcut_hurts_before_the_figure_arrives_and_the_encounter_comes_last() -> None:
    table = Table("iwan", "tamara").put(0, area="quarry").give(0, "J11-1", worn=True).threaten("red_forest", "MUT-G-1a")
    table.say("move:red_forest")
    assert table.me().area == "quarry"
    table.say("use:J11-1")
    assert table.me().area == "red_forest"
    assert table.game.facts(0).source == "MUT-G-1a"


@pytest.mark.rule("ZO-12.3", "ZO-18.7")
def test_whoever_dies_on_a_shortcut_never_arrives() -> None:
    table = Table("iwan", "tamara").put(0, area="quarry", injuries=6, traumas=("VIG", "PRO", "INT"))
    table.threaten("red_forest", "MUT-G-1a").say("move:red_forest")
    assert table.me().character == ""
    assert table.told(events.Moved) == []
    assert table.decision.seat == 1


@pytest.mark.rule("ZO-10.6", "ZO-26.26")
def test_the_power_plant_is_neither_entered_nor_left_by_move() -> None:
    for area in ("pripyat", "moscow_eye"):
        assert Table("iwan", "tamara").put(0, area=area).why("move:power_plant").rule == "ZO-10.6"
    table = Table("iwan", "tamara").put(0, area="power_plant")
    assert table.things("move") == []
    assert table.why("move:sarcophagus").rule == "ZO-10.6"
    assert Table("iwan", "tamara").put(0, area="sarcophagus").things("move") == []


@pytest.mark.rule("ZO-10.7")
def test_a_blockade_of_the_side_for_two_says_why() -> None:
    table = Table("iwan", "tamara").put(0, area="misty_hill")
    assert table.why("move:red_forest").rule == "ZO-10.7"
    assert "move:red_forest" in Table("iwan", "tamara", "oleg").put(0, area="misty_hill").options


@pytest.mark.rule("ZO-12.4", "ZO-10.4")
def test_out_of_a_facility_one_moves_to_any_of_its_entrances() -> None:
    table = Table("iwan", "tamara", "oleg").put(0, area="archive").threaten("white_lake", "ANO-Y-4a")
    assert table.things("move") == ["headquarters", "white_lake"]
    table.say("move:white_lake")
    assert table.kind == "test.ready"


@pytest.mark.rule("ZO-10.10")
def test_any_number_of_scavengers_shares_an_area() -> None:
    table = Table("iwan", "tamara", "oleg", "wiera")
    for seat in (1, 2, 3):
        table.put(seat, area="dump")
    assert "move:dump" in table.put(0, area="science_camp").options
