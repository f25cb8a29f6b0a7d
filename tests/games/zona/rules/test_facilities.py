"""ZO-19 Secret facilities and finds."""

from __future__ import annotations

import pytest

from cordon.games.zona import GAME, events
from cordon.games.zona.rules.event_phase import DrawEvent
from tests.games.zona.table import Table

FOUR = ("iwan", "tamara", "oleg", "wiera")


@pytest.mark.rule("ZO-19.2", "ZO-12.4")
def test_a_closed_facility_is_not_entered_by_move() -> None:
    assert Table("iwan", "tamara").put(0, area="dump").why("move:shelter").rule == "ZO-19.2"


@pytest.mark.rule("ZO-19.5", "ZO-4.11", "ZO-51.15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_facility_holds_one_scavenger_of_two_and_two_of_more(seats: int) -> None:
    table = Table(*FOUR[:seats]).put(0, area="dump").unlock("shelter")
    places = 1 if seats == 2 else 2
    for seat in range(1, seats):
        table.put(seat, area="inn")
    for seat in range(1, places):
        table.put(seat, area="shelter")
        assert "move:shelter" in table.options
    if places < seats:
        table.put(places, area="shelter")
        assert table.why("move:shelter").rule == "ZO-19.5"
        table.lock("shelter", "L6").put(0, rubles=600)
        assert table.why("open:shelter").rule == "ZO-19.5"


@pytest.mark.rule("ZO-19.5")
def test_whoever_holds_the_secret_cannot_enter_again() -> None:
    table = Table("iwan", "tamara").put(0, area="dump", secrets=("H01",)).unlock("shelter")
    assert table.why("move:shelter").id == "secret-known"
    table.lock("shelter", "L6").put(0, rubles=600)
    assert table.why("open:shelter").rule == "ZO-19.5"


@pytest.mark.rule("ZO-19.8", "ZO-51.16")
def test_the_last_card_kept_as_a_secret_ransacks_the_facility() -> None:
    table = (
        Table("iwan", "tamara")
        .put(0, area="shelter")
        .put(1, area="dump")
        .unlock("shelter")
        .only("shelter", "H01")
        .finds("shelter")
    )
    table.run(DrawEvent(0)).roll("+++").roll("+++")
    assert table.me().secrets == ("H01",)
    assert table.told(events.FacilityRansacked) == [events.FacilityRansacked("shelter")]
    table.turn(1)
    assert table.why("move:shelter").rule == "ZO-19.8"
    table.turn(0)
    for option in ("rest", "pass", "search", "area"):
        assert table.why(option).rule == "ZO-19.8"
    table.threaten("dump", "MUT-G-1a").say("move:dump")
    assert table.kind == "test.ready", "with a normal encounter check"
    table.roll("+++").say("flee")
    assert "rest" in table.options


@pytest.mark.rule("ZO-19.8", "ZO-13.16")
def test_the_last_card_that_fails_ransacks_the_facility_too_and_nobody_draws_there_any_more() -> None:
    table = Table("iwan", "tamara").put(0, area="shelter").put(1, area="inn").only("shelter", "H01").top("news", "N07")
    table.event_phase().roll("---")
    assert table.told(events.FacilityRansacked) == [events.FacilityRansacked("shelter")]
    table.event_phase()
    assert len(table.told(events.EventDrawn)) == 1


@pytest.mark.rule("ZO-19.7", "ZO-25")
def test_finds_are_seen_by_their_searcher_alone() -> None:
    table = (
        Table("iwan", "tamara").put(0, area="dump", rubles=600).lock("shelter", "L6").finds("shelter", "F05-1", "F09-1")
    )
    table.say("open:shelter")
    own, other = GAME.view(table.game, 0), GAME.view(table.game, 1)
    find = {view.id: view.seen for view in own.facilities}  # type: ignore[attr-defined]
    assert find["shelter"] == ("F05-1", "F09-1")
    assert not any(view.seen for view in other.facilities)  # type: ignore[attr-defined]
    assert other.decisions[0].options == ()  # type: ignore[attr-defined]
    table.say("keep:F09-1")
    assert table.facility("shelter").finds == ("F05-1",)
    assert not any(view.seen for view in GAME.view(table.game, 0).facilities)  # type: ignore[attr-defined]


@pytest.mark.rule("ZO-19.7")
def test_an_empty_finds_deck_gives_nothing_and_stops_nothing() -> None:
    table = (
        Table("iwan", "tamara")
        .put(0, area="dump", rubles=600)
        .lock("shelter", "L6")
        .finds("shelter")
        .say("open:shelter")
    )
    assert table.me().area == "shelter"
    assert table.kind == "take_turn.choose"
    assert table.told(events.FindsGone) == [events.FindsGone(0, "shelter")]


@pytest.mark.rule("ZO-19.9", "ZO-26.8")
def test_whoever_stays_draws_on_but_discovers_nothing() -> None:
    table = Table("iwan", "tamara").put(0, area="archive", secrets=("A01",)).put(1, area="inn").unlock("archive")
    table.finds("archive", "F05-1").top("archive", "A02").put(0, rubles=400).top("news", "N07").event_phase().say(
        "part:1"
    ).roll("+++")
    assert table.me().secrets == ("A01",)
    assert table.kind == "take_turn.choose", "no find"
    assert "A02" not in table.facility("archive").events


@pytest.mark.rule("ZO-26.8")
def test_with_the_other_switch_whoever_stays_draws_nothing() -> None:
    table = Table("iwan", "tamara", draw_after_secret=False).put(0, area="archive", secrets=("A01",)).put(1, area="inn")
    table.top("news", "N07").event_phase()
    assert table.told(events.EventDrawn) == []
    table.put(0, area="shelter").event_phase()
    assert [event.seat for event in table.told(events.EventDrawn)] == [0], "elsewhere nothing has changed"


@pytest.mark.rule("ZO-19.10", "ZO-13.15")
def test_several_scavengers_may_discover_secrets_in_one_facility_and_one_may_hold_more_than_two() -> None:
    table = Table("iwan", "tamara").put(0, area="archive", secrets=("B01", "H01", "O01")).put(1, secrets=("A01",))
    table.unlock("archive").finds("archive").top("archive", "A06").run(DrawEvent(0)).roll("+++").roll("+++").roll("+++")
    assert table.me().secrets == ("B01", "H01", "O01", "A06")


@pytest.mark.rule("ZO-12.6")
def test_a_find_may_be_left_where_it_is() -> None:
    table = Table("iwan", "tamara").put(0, area="dump", rubles=600).lock("shelter", "L6").finds("shelter", "F05-1")
    table.say("open:shelter", "decline")
    assert table.owns() == set()
    assert table.facility("shelter").finds == ("F05-1",)


@pytest.mark.rule("ZO-13.15", "ZO-46")
def test_rewards_after_the_secret_come_after_the_find() -> None:
    table = (
        Table("iwan", "tamara")
        .put(0, area="archive")
        .finds("archive", "F05-1")
        .top("archive", "A09")
        .top("gear", "K17-1")
    )
    table.run(DrawEvent(0)).say("part:2").roll("+++").roll("+++")
    assert table.things("keep") == ["F05-1"]
    assert "K17-1" not in table.owns()
    assert table.say("keep:F05-1").owns() == {"F05-1", "K17-1"}


@pytest.mark.rule("ZO-19.9", "ZO-46")
def test_a_known_secret_brings_no_reward_either() -> None:
    table = Table("iwan", "tamara").put(0, area="archive", secrets=("A01",)).top("archive", "A09").top("gear", "K17-1")
    table.run(DrawEvent(0)).say("part:2").roll("+++").roll("+++")
    assert table.owns() == set()
    assert table.kind == "take_turn.choose"


@pytest.mark.rule("ZO-40", "ZO-12.6")
def test_a_key_card_that_is_the_only_way_is_used_and_another_may_be_kept() -> None:
    table = Table("iwan", "tamara").put(0, area="dump").lock("shelter", "L6").finds("shelter").give(0, "F10-1")
    assert table.say("open:shelter").owns() == set()
    table = (
        Table("iwan", "tamara").put(0, area="dump", rubles=600).lock("shelter", "L6").finds("shelter").give(0, "F10-1")
    )
    table.say("open:shelter", "decline")
    assert (table.owns(), table.me().rubles, table.me().area) == ({"F10-1"}, 0, "shelter")
