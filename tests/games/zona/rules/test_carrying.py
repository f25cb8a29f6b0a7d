"""ZO-7 Carrying items."""

from __future__ import annotations

import pytest

from cordon.games.zona import events
from cordon.games.zona.rules.carrying import TakeCards
from cordon.games.zona.rules.damage import Damage
from tests.games.zona.table import Table

FIVE = ("K05-1", "K05-2", "K05-3", "K06-1", "K06-2")


def full() -> Table:
    return Table("iwan", "tamara").give(0, *FIVE)


@pytest.mark.rule("ZO-7.1", "ZO-7.8", "ZO-26.6")
def test_without_room_something_is_dropped_or_the_card_declined() -> None:
    table = full().top("gear", "K09-1").run(TakeCards(0, "gear", 1))
    assert set(table.options) == {*(f"drop:{card}" for card in FIVE), "decline"}
    table.say("drop:K05-1")
    assert table.owns() == {*FIVE[1:], "K09-1"}
    assert table.told(events.ItemDropped) == [events.ItemDropped(0, "K05-1", full=True)]
    table = full().top("gear", "K09-1").run(TakeCards(0, "gear", 1)).say("decline")
    assert table.owns() == set(FIVE)
    assert table.discards("gear")[-1] == "K09-1"
    table.audit()


@pytest.mark.rule("ZO-7.4")
def test_small_items_need_no_room() -> None:
    table = full().top("gear", "K17-1").run(TakeCards(0, "gear", 1))
    assert "K17-1" in table.owns()


@pytest.mark.rule("ZO-7.6", "ZO-7.7")
def test_an_outfit_may_be_worn_at_once_when_the_backpack_is_full() -> None:
    table = full().top("gear", "K12-1").run(TakeCards(0, "gear", 1))
    assert table.why("pack").rule == "ZO-7.1"
    assert table.say("wear").item("K12-1").worn


@pytest.mark.rule("ZO-7.7", "ZO-51.25")
def test_a_worn_outfit_makes_way_for_a_new_one_into_the_backpack() -> None:
    table = (
        Table("iwan", "tamara")
        .give(0, "J10-1", worn=True)
        .top("gear", "K12-1")
        .run(TakeCards(0, "gear", 1))
        .say("wear")
    )
    assert table.item("K12-1").worn
    assert not table.item("J10-1").worn
    told = [event for event in table.notes if isinstance(event, events.ItemPacked | events.ItemGained)]
    assert told == [events.ItemPacked(0, "J10-1"), events.ItemGained(0, "K12-1", "worn")], "one is off, then one is on"
    assert table.run(Damage(0, RAD=1)).hurts() == [{"RAD": 1}], "what is packed does not protect"
    table.audit()


@pytest.mark.rule("ZO-7.7")
def test_a_change_of_outfits_tells_what_is_taken_off_before_what_is_put_on() -> None:
    table = Table("iwan", "tamara").give(0, "J10-1", worn=True).give(0, "K12-1").say("outfit", "wear:K12-1")
    told = [event for event in table.notes if isinstance(event, events.ItemPacked | events.ItemWorn)]
    assert told == [events.ItemPacked(0, "J10-1"), events.ItemWorn(0, "K12-1")]


@pytest.mark.rule("ZO-7.8")
def test_clashing_outfits_that_do_not_fit_are_dropped() -> None:
    table = full().give(0, "J10-1", "J11-1", worn=True).top("gear", "K11-1").run(TakeCards(0, "gear", 1)).say("wear")
    assert table.kind == "make_room.choose"
    table.say("drop:J10-1", "drop:J11-1")
    assert table.owns() == {*FIVE, "K11-1"}
    assert all(event.full for event in table.told(events.ItemDropped))
    table.audit()


@pytest.mark.rule("ZO-7.5")
@pytest.mark.parametrize(("worn", "clash"), [("J10-1", False), ("J11-1", True), ("J12-1", True), ("K08-1", True)])
def test_two_worn_outfits_never_cover_a_common_part(worn: str, clash: bool) -> None:
    table = Table("iwan", "tamara").give(0, worn, worn=True).give(0, "K02-1").say("outfit", "wear:K02-1", "enough")
    assert table.item("K02-1").worn
    assert table.item(worn).worn is not clash


@pytest.mark.rule("ZO-7.7")
def test_outfits_are_changed_between_actions_for_nothing_and_at_no_other_time() -> None:
    table = Table("iwan", "tamara").give(0, "K12-1").say("outfit", "wear:K12-1", "pack:K12-1", "wear:K12-1", "enough")
    assert table.item("K12-1").worn
    assert table.game.facts(0).left == 2
    table.test(0, "VIG", 2)
    assert "outfit" not in table.options
    table.put(0, area="quarry").top("green", "G01").event_phase()
    assert "outfit" not in table.options


@pytest.mark.rule("ZO-7.1", "ZO-7.6")
def test_taking_an_outfit_off_needs_room() -> None:
    table = full().give(0, "K12-1", worn=True).say("outfit")
    assert table.why("pack:K12-1").rule == "ZO-7.1"


@pytest.mark.rule("ZO-7.3")
def test_losing_the_sixth_slot_costs_an_item() -> None:
    table = full().give(0, "K15-1").give(0, "K06-3").say("drop", "drop:K15-1")
    assert table.kind == "make_room.choose"
    assert set(table.things("drop")) == {*FIVE, "K06-3"}, "the one in the 6th slot, or another"
    table.say("drop:K05-2")
    assert len(table.game.packed(0)) == 5


@pytest.mark.rule("ZO-7.3")
def test_an_outfit_in_the_sixth_slot_may_not_be_put_on_when_the_slot_is_lost() -> None:
    table = full().give(0, "K15-1").give(0, "K12-1").say("drop", "drop:K15-1")
    assert all(option.startswith("drop:") for option in table.options)


@pytest.mark.rule("ZO-7.2", "ZO-26.22")
def test_a_second_source_keeps_the_sixth_slot() -> None:
    table = full().give(0, "K15-1", "AG04-1").give(0, "K06-3").say("drop", "drop:K15-1")
    assert table.kind == "take_turn.choose"
    assert len(table.game.packed(0)) == 6


@pytest.mark.rule("ZO-7.3", "ZO-9.5")
def test_selling_the_rucksack_costs_an_item_too() -> None:
    table = full().give(0, "K15-1").give(0, "K06-3").put(0, area="inn").camp().say("sell:K15-1")
    assert table.kind == "make_room.choose"


@pytest.mark.rule("ZO-7.10")
def test_nobody_else_gets_what_is_dropped() -> None:
    table = Table("iwan", "tamara").put(0, area="dump").put(1, area="dump").give(0, "K05-1").say("drop", "drop:K05-1")
    assert table.owns(1) == set()
    assert "K05-1" in table.discards("gear")
