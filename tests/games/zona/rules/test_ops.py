"""Ops that no card of ours needs yet, and what the journal hears of ends and prices."""

from __future__ import annotations

from typing import Any

import pytest

from cordon.games.zona import events, ops
from cordon.games.zona.rules.fatigue import ImproveReputation
from cordon.games.zona.rules.recovery import DeactivateItems
from cordon.games.zona.rules.script import Script
from tests.games.zona.table import Table


def carried_out(table: Table, op: Any) -> None:
    """What an op does at once."""
    assert op.perform(table.game, Script(0, "area/dump/action", "area/dump"), "") is None


@pytest.mark.rule("ZO-8.7")
def test_permanent_items_are_deactivated_at_their_owners_choice() -> None:
    table = Table("iwan", "tamara").give(0, "K07-1", "K17-1", "J03-1").run(DeactivateItems(0, 1))
    assert set(table.options) >= {"deactivate:K07-1", "deactivate:K17-1"}
    assert "deactivate:J03-1" not in table.options, "a wearing item cannot be deactivated"
    table.say("deactivate:K07-1")
    assert table.item("K07-1").tokens == 1
    assert table.item("K17-1").tokens == 0


@pytest.mark.rule("ZO-8.7")
def test_without_a_permanent_item_nothing_is_deactivated() -> None:
    table = Table("iwan", "tamara").give(0, "J03-1").run(DeactivateItems(0, 2))
    assert table.kind == "take_turn.choose"
    assert ops.Deactivate(2).perform(table.game, Script(0, "area/dump/action"), "") is not None


@pytest.mark.rule("ZO-13.8")
def test_a_threat_is_put_on_a_named_area() -> None:
    table = Table("iwan", "tamara").put(0, area="inn").top("MUT-G", "MUT-G-1a")
    carried_out(table, ops.Put("MUT-G", "dump"))
    assert table.threats("dump") == ("MUT-G-1a",)
    carried_out(table, ops.Put("MUT-G"))
    assert table.threats("inn") == (), "none is put into a bunker (ZO-10.3)"


@pytest.mark.rule("ZO-13.8", "ZO-17.10")
def test_a_threat_token_that_is_taken_becomes_a_trophy() -> None:
    table = Table("iwan", "tamara").top("MUT-Y", "MUT-Y-2a")
    carried_out(table, ops.TakeThreat("MUT-Y"))
    assert table.me().trophies == ("MUT-Y-2a",)
    table.audit()


@pytest.mark.rule("ZO-6.7")
def test_an_overflow_of_fatigue_is_told_before_its_damage() -> None:
    table = Table("iwan", "tamara").put(0, fatigue=5, area="chernobyl").say("area")
    kinds = [type(event) for event in table.notes]
    assert kinds.index(events.FatigueOverflowed) < kinds.index(events.DamageTaken)
    assert table.told(events.FatigueOverflowed) == [events.FatigueOverflowed(0, 2)]


@pytest.mark.rule("ZO-6.11", "ZO-6.12")
def test_a_reputation_at_its_end_is_told() -> None:
    table = Table("iwan", "tamara").put(0, reputation="good", fatigue=0).run(ImproveReputation(0))
    assert table.told(events.ReputationStuck) == [events.ReputationStuck(0, "good")]


@pytest.mark.rule("ZO-20.1")
def test_a_camp_and_an_offer_are_told_apart() -> None:
    table = Table("iwan", "tamara").put(0, area="inn", fatigue=5).say("area", "offer:bed", "camp")
    told = [event for event in table.notes if isinstance(event, events.OfferTaken | events.Camped)]
    assert told == [events.OfferTaken(0, "bed"), events.Camped(0, "inn")]


@pytest.mark.rule("ZO-13.5")
@pytest.mark.parametrize(("rubles", "told"), [(900, events.PartDeclined), (0, events.NothingHappened)])
def test_an_optional_part_that_is_not_taken_is_answered(rubles: int, told: type[Any]) -> None:
    table = Table("iwan", "tamara").put(0, area="headquarters", rubles=rubles).top("green", "G17").event_phase()
    if rubles:
        table.say("decline")
    assert table.told(told) == [told(0, "event/G17/headquarters.0")]


@pytest.mark.rule("ZO-13.2")
def test_a_section_without_words_says_that_nothing_happens() -> None:
    table = Table("iwan", "tamara").put(0, area="farms", reputation="neutral").put(1, area="inn").top("green", "G22")
    assert len(table.event_phase().told(events.NothingHappened)) == 1


@pytest.mark.rule("ZO-13.2", "ZO-6.6")
def test_a_card_that_only_rests_the_rested_says_that_nothing_comes_of_it() -> None:
    table = (
        Table("iwan", "tamara")
        .put(0, area="swamp", reputation="neutral", fatigue=0)
        .put(1, area="inn")
        .top("green", "G25")
    )
    assert len(table.event_phase().told(events.NothingHappened)) == 1
