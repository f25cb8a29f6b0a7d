"""Every lock token, each way of meeting it, and its refusals (ZO-42, ZO-19.4)."""

from __future__ import annotations

import pytest

from cordon.games.zona import events
from cordon.games.zona.content import content
from tests.games.zona.table import Table


def before(lock: str) -> Table:
    """Iwan (endurance 6) stands at the Dump before the Shelter with this lock."""
    return Table("iwan", "tamara").put(0, area="dump").lock("shelter", lock).finds("shelter", "F05-1")


def opened(table: Table) -> bool:
    """Whether the lock is open, the figure inside, and a find is offered."""
    inside = table.me().area == "shelter" and table.facility("shelter").open
    return inside and table.things("keep") == ["F05-1"]


def test_every_lock_is_here() -> None:
    assert set(content().locks) == {f"L{i}" for i in range(1, 9)}


@pytest.mark.rule("ZO-42", "ZO-12.6", "ZO-6.8")
def test_the_rusted_wheel_tires_by_three_or_by_one_with_a_crowbar() -> None:
    table = before("L1").put(0, fatigue=2).say("open:shelter")
    assert opened(table)
    assert table.me().fatigue == 5
    assert before("L1").put(0, fatigue=3).why("open:shelter").rule == "ZO-19.4"
    table = before("L1").put(0, fatigue=4).give(0, "J03-1").say("open:shelter")
    assert opened(table)
    assert (table.me().fatigue, table.item("J03-1").tokens) == (5, 1)
    assert before("L1").put(0, fatigue=5).give(0, "J03-1").why("open:shelter").rule == "ZO-19.4"


@pytest.mark.rule("ZO-42")
def test_the_rusted_wheel_lets_its_opener_choose() -> None:
    table = before("L1").put(0, fatigue=1).give(0, "J03-1").say("open:shelter")
    assert table.things("way") == ["1", "2"]
    table.say("way:1")
    assert opened(table)
    assert (table.me().fatigue, table.item("J03-1").tokens) == (4, 0)


@pytest.mark.rule("ZO-42", "ZO-8.11")
def test_a_crowbar_used_up_on_a_lock_still_opens_it() -> None:
    table = before("L1").put(0, fatigue=4).give(0, "J03-1", tokens=3).say("open:shelter")
    assert opened(table)
    assert table.owns() == set()


@pytest.mark.rule("ZO-42", "ZO-19.4", "ZO-51.14")
@pytest.mark.parametrize(("lock", "kind", "count"), [("L2", "WND", 3), ("L3", "RAD", 3), ("L4", "DIS", 2)])
def test_a_lock_that_hurts_needs_room_on_the_track(lock: str, kind: str, count: int) -> None:
    table = before(lock).put(0, injuries=6 - count, fatigue=1).say("open:shelter")
    assert opened(table)
    assert table.hurts() == [{kind: count}]
    assert table.me().fatigue == (2 if lock == "L4" else 1)
    assert before(lock).put(0, injuries=7 - count).why("open:shelter").rule == "ZO-19.4"


@pytest.mark.rule("ZO-42", "ZO-19.4", "ZO-26.17")
def test_protection_counts_before_a_lock_that_hurts() -> None:
    table = before("L3").put(0, injuries=5).give(0, "J09-1").say("open:shelter")
    assert "take" not in table.options
    assert table.why("take").rule == "ZO-8.13"
    table.say("use:J09-1")
    assert opened(table)
    assert table.hurts() == [{"RAD": 1}]


@pytest.mark.rule("ZO-26.17")
def test_without_lock_protection_nothing_helps_before_a_lock() -> None:
    table = Table("iwan", "tamara", lock_protection=False).put(0, area="dump", injuries=5).lock("shelter", "L3")
    assert table.give(0, "J09-1").why("open:shelter").rule == "ZO-19.4"
    table.put(0, injuries=3).finds("shelter").say("open:shelter")
    assert table.hurts() == [{"RAD": 3}]
    assert "J09-1" in table.owns()


@pytest.mark.rule("ZO-26.17", "ZO-8.15")
def test_the_lock_switch_leaves_side_effects_alone() -> None:
    table = Table("iwan", "tamara", lock_protection=False).put(0, injuries=6).give(0, "AG10-1", "J09-1")
    table.say("use:AG10-1", "use:J09-1")
    assert table.me().injuries == 4
    assert table.hurts() == []


@pytest.mark.rule("ZO-42", "ZO-6.8")
def test_the_whisper_field_also_needs_room_on_the_dial() -> None:
    assert before("L4").put(0, fatigue=5).why("open:shelter").rule == "ZO-19.4"


@pytest.mark.rule("ZO-42")
def test_the_coded_panel_takes_two_items_one_of_them_gear() -> None:
    assert before("L5").give(0, "J06-1", "J06-2").why("open:shelter").rule == "ZO-19.4"
    assert before("L5").give(0, "K17-1").why("open:shelter").rule == "ZO-19.4"
    table = before("L5").give(0, "J06-1", "J06-2", "K17-1", "K01-1").say("open:shelter", "give:J06-1")
    assert table.things("give") == ["K17-1", "K01-1"], "one of the two must be gear"
    table.say("give:K01-1")
    assert opened(table)
    assert table.owns() == {"J06-2", "K17-1"}


@pytest.mark.rule("ZO-42")
def test_the_coded_panel_also_takes_two_gear() -> None:
    table = before("L5").give(0, "J06-1", "K17-1", "K01-1").say("open:shelter", "give:K17-1")
    assert set(table.things("give")) == {"J06-1", "K01-1"}
    assert opened(table.say("give:K01-1"))


@pytest.mark.rule("ZO-42", "ZO-7.3")
def test_losing_the_sixth_slot_at_the_coded_panel_does_not_stop_the_match() -> None:
    table = before("L5").give(0, "AG04-1", "K06-1", "J13-1", "J13-2", "J14-1", "J14-2", "J15-1")
    table.say("open:shelter", "give:AG04-1")
    assert table.kind == "make_room.choose"
    table.say("drop:K06-1")
    assert opened(table) or table.things("give")


@pytest.mark.rule("ZO-42")
def test_the_guards_take_600_rubles() -> None:
    assert before("L6").put(0, rubles=500).why("open:shelter").rule == "ZO-19.4"
    table = before("L6").put(0, rubles=700).say("open:shelter")
    assert opened(table)
    assert table.me().rubles == 100


@pytest.mark.rule("ZO-42")
def test_the_organic_lock_takes_one_yellow_or_two_green_trophies() -> None:
    assert before("L7").trophy(0, "MUT-G-1a").why("open:shelter").rule == "ZO-19.4"
    table = before("L7").trophy(0, "MUT-Y-2a", "MUT-G-1a").say("open:shelter")
    assert opened(table)
    assert table.me().trophies == ("MUT-G-1a",)
    table = (
        before("L7").trophy(0, "MUT-G-1a", "MUT-G-2a", "MUT-G-3a").say("open:shelter", "give:MUT-G-3a", "give:MUT-G-1a")
    )
    assert opened(table)
    assert table.me().trophies == ("MUT-G-2a",)
    assert table.pile("MUT-G")[-2:] == ("MUT-G-3a", "MUT-G-1a")


@pytest.mark.rule("ZO-42", "ZO-26.20")
def test_the_resonance_plate_takes_one_yellow_or_two_green_artifacts() -> None:
    assert before("L8").give(0, "AG07-1", "F09-1").why("open:shelter").rule == "ZO-19.4", "a find has no colour"
    table = before("L8").give(0, "AY09-1", "AG07-1").say("open:shelter")
    assert opened(table)
    assert table.owns() == {"AG07-1"}
    table = before("L8").give(0, "AG07-1", "AG07-2").say("open:shelter", "give:AG07-1")
    assert opened(table)
    assert table.owns() == set()


@pytest.mark.rule("ZO-12.6", "ZO-19.2", "ZO-19.3")
def test_a_lock_is_paid_once_and_the_facility_stays_open() -> None:
    table = before("L6").put(0, rubles=600).say("open:shelter", "decline")
    assert table.told(events.FacilityOpened) == [events.FacilityOpened(0, "shelter", "L6")]
    table.say("move:dump")
    table.turn(0)
    assert table.why("open:shelter").rule == "ZO-19.2"
    assert "move:shelter" in table.options
