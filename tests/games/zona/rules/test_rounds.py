"""ZO-11 Round structure."""

from __future__ import annotations

import pytest

from cordon.games.zona import events
from tests.games.zona.table import Table


@pytest.mark.rule("ZO-11.1", "ZO-11.2")
def test_a_round_is_action_event_and_news_phase_in_the_order_of_the_voice() -> None:
    table = Table("iwan", "tamara", "oleg").board(voice=1)
    for seat in range(3):
        table.put(seat, area="inn")
    table.top("news", "N07").turn(1)
    seats = []
    while table.game.state.round == 1:
        seats.append(table.decision.seat)
        table.say("pass")
    assert seats == [1, 2, 0]
    phases = [event.phase for event in table.told(events.PhaseBegan)]
    assert phases == ["event", "news", "action"]
    assert table.decision.seat == 2


@pytest.mark.rule("ZO-8.1", "ZO-37")
def test_what_lasts_until_the_end_of_the_turn_ends_with_it() -> None:
    table = Table("iwan", "tamara").put(0, area="science_camp").put(1, area="inn").give(0, "J05-1").say("use:J05-1")
    assert table.game.reputation(0) == 1
    table.say("pass")
    assert table.game.reputation(0) == 0


@pytest.mark.rule("ZO-37", "ZO-6.11", "ZO-21.5")
def test_a_forged_pass_changes_what_counts_but_not_the_token() -> None:
    table = Table("iwan", "tamara").put(0, area="science_camp", reputation="bad").give(0, "J05-1").top("gear", "K17-1")
    table.say("use:J05-1", "move:headquarters", "area")
    assert table.hurts() == [{"DIS": 1}], "it was bad in truth"
    assert table.owns() == {"K17-1"}
    assert table.me().reputation == -1


@pytest.mark.rule("ZO-44", "ZO-18.7")
def test_the_hot_zone_does_not_strike_the_dead() -> None:
    table = (
        Table("iwan", "tamara").put(0, area="quarry", injuries=6, traumas=("VIG", "PRO", "INT")).mark("N16", "quarry")
    )
    table.say("move:red_forest")
    assert table.me().character == ""
    assert table.decision.seat == 1


@pytest.mark.rule("ZO-44", "ZO-18.7")
def test_whoever_dies_at_the_end_of_a_turn_leaves_the_round_to_the_others() -> None:
    table = (
        Table("iwan", "tamara")
        .put(0, area="quarry", injuries=6, traumas=("VIG", "PRO", "INT"))
        .mark("N16", "quarry")
        .say("pass")
    )
    assert table.me().character == ""
    assert table.decision.seat == 1


@pytest.mark.rule("ZO-21.7")
def test_events_tell_by_how_much_and_to_what() -> None:
    table = Table("iwan", "tamara").put(0, area="chernobyl", rubles=300, fatigue=1).say("area")
    assert table.told(events.FatigueChanged) == [events.FatigueChanged(0, 2, 3)]
    assert table.told(events.RublesChanged) == [events.RublesChanged(0, 400, 700)]
    table = Table("iwan", "tamara").put(0, area="borderland", rubles=100).top("green", "G15").event_phase().roll("---")
    assert table.told(events.RublesChanged) == [events.RublesChanged(0, -100, 0)]
    table = Table("iwan", "tamara").put(0, area="borderland").top("green", "G15").event_phase().roll("---")
    assert (table.told(events.RublesChanged), table.me().rubles) == ([], 0)
