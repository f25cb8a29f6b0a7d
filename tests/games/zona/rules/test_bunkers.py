"""ZO-20 Bunkers and camping."""

from __future__ import annotations

import pytest

from tests.games.zona.table import Table


@pytest.mark.rule("ZO-20.2", "ZO-51.24", "ZO-6.3")
@pytest.mark.parametrize(("traumas", "fatigue"), [((), 2), (("WIL",), 3)])
def test_camping_lowers_fatigue_by_the_will(traumas: tuple[str, ...], fatigue: int) -> None:
    table = Table("lidija", "tamara").put(0, area="village", fatigue=5, traumas=traumas, rubles=100).camp()
    assert table.me().fatigue == fatigue


@pytest.mark.rule("ZO-20.2", "ZO-51.24")
def test_each_plus_to_the_will_lowers_one_more() -> None:
    table = Table("lidija", "tamara").put(0, area="village", fatigue=5).give(0, "J06-1", "F09-1").say("area")
    table.say("use:J06-1", "use:F09-1")
    assert table.me().fatigue == 0
    assert "J06-1" not in table.owns()


@pytest.mark.rule("ZO-20.2")
def test_a_symbol_that_only_cancels_is_of_no_use_in_a_bed() -> None:
    table = Table("iwan", "tamara").put(0, area="village", fatigue=5).give(0, "sawwa_4-1", "J06-1").say("area")
    assert table.things("use") == ["J06-1"]


@pytest.mark.rule("ZO-20.2", "ZO-8.3")
def test_in_camping_step_one_the_suit_ignores_one_side_effect() -> None:
    table = (
        Table("iwan", "tamara")
        .put(0, area="village", fatigue=5)
        .give(0, "K02-1", worn=True)
        .give(0, "AY02-1", "AY02-2")
    )
    table.say("area", "use:AY02-1", "negate:K02-1")
    assert table.item("K02-1").tokens == 1
    if table.kind == "sleep_off.choose":
        table.say("use:AY02-2")
        assert not any(option.startswith("negate") for option in table.options)


@pytest.mark.rule("ZO-20.3")
def test_healing_costs_200_and_repairing_100_each() -> None:
    table = Table("iwan", "tamara").put(0, area="village", rubles=500, injuries=2).give(0, "K05-1", tokens=2).camp()
    table.say("heal", "repair:K05-1", "repair:K05-1")
    assert (table.me().rubles, table.me().injuries, table.item("K05-1").tokens) == (100, 1, 0)
    assert table.why("heal").rule == "ZO-20.3"


@pytest.mark.rule("ZO-20.4")
def test_camping_heals_no_trauma() -> None:
    table = Table("iwan", "tamara").put(0, area="village", rubles=5000, traumas=("VIG",)).camp()
    assert table.why("heal").rule == "ZO-18.10"
    assert table.things("recover") == []


@pytest.mark.rule("ZO-20.1", "ZO-12.1")
def test_the_area_action_of_a_bunker_is_taken_once_a_turn() -> None:
    table = Table("iwan", "tamara").put(0, area="inn", rubles=500, injuries=1, fatigue=0).camp().say("heal", "leave")
    assert table.why("area").rule == "ZO-12.1"


@pytest.mark.rule("ZO-20.1")
def test_one_may_take_the_offer_and_not_camp_at_all() -> None:
    table = Table("iwan", "tamara").put(0, area="inn", fatigue=5).say("area", "offer:bed", "leave")
    assert table.me().fatigue == 4


@pytest.mark.rule("ZO-10.3", "ZO-13.1")
def test_a_bunker_has_no_events() -> None:
    table = Table("iwan", "tamara").put(0, area="inn").put(1, area="village").top("news", "N07").event_phase()
    assert table.kind == "take_turn.choose"
    assert table.game.state.round == 2
