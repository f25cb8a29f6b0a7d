"""ZO-13 Event phase."""

from __future__ import annotations

import pytest

from cordon.games.zona import events
from cordon.games.zona.rules.event_phase import DrawEvent
from tests.games.zona.table import Table


@pytest.mark.rule("ZO-13.1", "ZO-11.3")
def test_everybody_whose_area_has_a_deck_draws_one_card_in_turn_order() -> None:
    table = Table("iwan", "tamara", "oleg", "wiera").board(voice=2)
    for seat, area in enumerate(("dump", "inn", "factory", "pripyat")):
        table.put(seat, area=area)
    table.top("green", "G20").top("yellow", "Y09").top("news", "N07").event_phase().say("decline")
    assert [(event.seat, event.event, event.section) for event in table.told(events.EventDrawn)] == [
        (2, "Y09", "other"),
        (0, "G20", "other"),
    ]


@pytest.mark.rule("ZO-13.10", "ZO-50.1")
def test_only_the_section_of_the_area_is_resolved() -> None:
    table = Table("lidija", "tamara").put(0, area="swamp").top("green", "G01").run(DrawEvent(0))
    assert table.told(events.EventDrawn)[0].section == "other"
    assert table.game.facts(0).difficulty == 2


@pytest.mark.rule("ZO-13.9", "ZO-37")
def test_reputation_cards_read_the_reputation_that_counts() -> None:
    table = Table("iwan", "tamara").put(0, area="dump", reputation=-1).top("green", "G25").run(DrawEvent(0))
    assert table.told(events.EventDrawn)[0].section == "bad"


@pytest.mark.rule("ZO-13.4")
def test_a_part_whose_cost_cannot_be_paid_cannot_be_picked() -> None:
    table = Table("iwan", "tamara").put(0, area="factory").top("yellow", "Y02").run(DrawEvent(0))
    assert table.things("part") == ["2", "3"]
    assert table.why("part:1").rule == "ZO-8.11"
    table = Table("iwan", "tamara").put(0, area="borderland").top("green", "G03").run(DrawEvent(0))
    assert table.kind == "test.ready", "the only part left picks itself"


@pytest.mark.rule("ZO-45.1")
def test_when_every_part_is_beyond_ones_means_nothing_happens() -> None:
    table = Table("iwan", "tamara").put(0, area="headquarters", rubles=0).top("green", "G17").run(DrawEvent(0))
    assert table.kind == "take_turn.choose"


@pytest.mark.rule("ZO-45.1")
def test_lose_takes_what_there_is() -> None:
    table = (
        Table("iwan", "tamara").put(0, area="borderland", rubles=0).top("green", "G15").run(DrawEvent(0)).roll("---")
    )
    assert table.me().rubles == 0


@pytest.mark.rule("ZO-13.11", "ZO-23")
def test_the_last_card_of_a_deck_brings_all_others_back() -> None:
    table = Table("iwan", "tamara").put(0, area="quarry").only("green", "G03").run(DrawEvent(0))
    assert len(table.pile("green")) == 24
    assert "G03" not in table.pile("green")
    assert table.discards("green") == ("G03",)


@pytest.mark.rule("ZO-13.6", "ZO-18.2")
def test_damage_joined_by_commas_is_one_batch() -> None:
    table = Table("iwan", "tamara").put(0, area="swamp", injuries=5).top("green", "G16").run(DrawEvent(0)).roll("---")
    assert table.say("trauma:VIG").hurts() == [{"RAD": 1, "DIS": 1}]
    assert table.me().traumas == ("VIG",)


@pytest.mark.rule("ZO-13.13", "ZO-13.17")
def test_after_a_failure_in_the_sarcophagus_one_stays_and_draws_again() -> None:
    table = (
        Table("iwan", "tamara")
        .put(0, area="sarcophagus")
        .put(1, area="inn")
        .only("sarcophagus", "S02", "S14")
        .top("news", "N07")
    )
    table.event_phase().roll("---")
    assert table.me().area == "sarcophagus"
    assert table.discards("sarcophagus")[-1] == "S02"
    table.top("news", "N06").event_phase()
    assert table.told(events.EventDrawn)[-1].event == "S14"


@pytest.mark.rule("ZO-1.5", "ZO-51.19")
def test_the_last_sarcophagus_card_that_fails_is_the_defeat_of_all() -> None:
    table = (
        Table("iwan", "tamara")
        .put(0, area="sarcophagus")
        .put(1, area="inn")
        .only("sarcophagus", "S02")
        .event_phase()
        .roll("---")
    )
    assert table.game.state.outcome is not None
    assert (table.game.state.outcome.result, table.game.state.outcome.cause) == ("defeat", "sarcophagus")
    assert table.kind == "over"


@pytest.mark.rule("ZO-1.3", "ZO-1.5", "ZO-51.19")
def test_the_last_sarcophagus_card_that_succeeds_is_a_victory_of_one_alone() -> None:
    table = (
        Table("iwan", "tamara").put(0, area="sarcophagus").put(1, area="dump").only("sarcophagus", "S10").event_phase()
    )
    table.roll("+++").roll("+++").roll("+++")
    assert table.game.state.outcome is not None
    assert (table.game.state.outcome.result, table.game.state.outcome.winners) == ("victory", (0,))
    assert [event.seat for event in table.told(events.EventDrawn)] == [0], "later players get no turn"
    assert "S10" not in table.discards("sarcophagus")


@pytest.mark.rule("ZO-1.4", "ZO-51.18")
def test_a_victory_in_the_last_round_comes_before_the_end_of_the_news() -> None:
    table = (
        Table("iwan", "tamara")
        .put(0, area="sarcophagus")
        .put(1, area="inn")
        .top("sarcophagus", "S10")
        .only("news", "N07")
    )
    table.event_phase().roll("+++").roll("+++").roll("+++")
    assert table.game.state.outcome is not None
    assert table.game.state.outcome.result == "victory"


@pytest.mark.rule("ZO-22.13", "ZO-8.11")
def test_a_crowbar_that_opened_the_way_does_not_pry_for_free() -> None:
    table = (
        Table("iwan", "tamara").put(0, area="farms").give(0, "J03-1", tokens=3).top("green", "G02").top("junk", "J06-1")
    )
    table.run(DrawEvent(0)).say("part:1")
    assert table.owns() == {"J06-1"}, "it broke, and there was nothing left to pry with"
    assert table.kind == "take_turn.choose"
