"""ZO-8 Using and damaging items."""

from __future__ import annotations

import pytest

from cordon.games.zona import events
from cordon.games.zona.rules.damage import Damage
from cordon.games.zona.rules.recovery import DamageItems
from tests.games.zona.table import Table


@pytest.mark.rule("ZO-8.6", "ZO-50.4")
def test_a_wearing_item_goes_with_its_last_box_and_still_helps() -> None:
    table = (
        Table("iwan", "tamara")
        .give(0, "K06-1", tokens=2)
        .test(0, "INT", 4)
        .dice("++-")
        .say("roll", "use:K06-1", "accept")
    )
    assert table.result is True
    assert "K06-1" in table.discards("gear")
    table.audit()


@pytest.mark.rule("ZO-8.7", "ZO-14.9", "ZO-50.4")
def test_a_permanent_item_rests_until_the_refresh_of_the_round() -> None:
    table = (
        Table("iwan", "tamara")
        .give(0, "K07-1", "J07-1")
        .test(0, "INT", 4)
        .dice("++-")
        .say("roll", "use:K07-1", "accept")
    )
    table.test(0, "INT", 4).dice("++-").say("roll")
    assert table.why("use:K07-1").rule == "ZO-8.7"
    table.put(0, area="inn").put(1, area="inn").top("news", "N06").news_phase()
    assert table.item("K07-1").tokens == 0
    table.test(0, "INT", 4).dice("++-").say("roll")
    assert "use:K07-1" in table.options


@pytest.mark.rule("ZO-8.8")
def test_damage_to_an_item_is_the_owners_choice_among_those_that_can_be_damaged() -> None:
    table = Table("iwan", "tamara").give(0, "K07-1", "K05-1", "J06-1").give(0, "K12-1", worn=True)
    table.run(DamageItems(0, 1))
    assert set(table.things("damage")) == {"K05-1", "J06-1", "K12-1"}
    table.say("damage:J06-1")
    assert "J06-1" not in table.owns(), "a single-use item is discarded"


@pytest.mark.rule("ZO-8.8", "ZO-26.14")
def test_without_an_item_that_can_be_damaged_nothing_happens() -> None:
    table = Table("iwan", "tamara").give(0, "K07-1").run(DamageItems(0, 1))
    assert table.kind == "take_turn.choose"
    assert table.item("K07-1").tokens == 0


@pytest.mark.rule("ZO-8.8", "ZO-7.6")
def test_a_worn_outfit_that_is_damaged_to_its_end_stops_protecting() -> None:
    table = Table("iwan", "tamara").give(0, "K12-1", worn=True, tokens=2).run(DamageItems(0, 1))
    assert table.owns() == set()
    assert table.run(Damage(0, WND=1)).hurts() == [{"WND": 1}]
    table.audit()


@pytest.mark.rule("ZO-8.9", "ZO-7.9")
@pytest.mark.parametrize(
    ("card", "deck"),
    [("J06-1", "junk"), ("K05-1", "gear"), ("AG08-1", "artG"), ("AY09-1", "artY"), ("F05-1", ""), ("oleg_1-1", "")],
)
def test_a_dropped_item_goes_to_the_pile_of_its_type_or_out_of_the_game(card: str, deck: str) -> None:
    table = Table("iwan", "tamara").give(0, card).say("drop", f"drop:{card}")
    assert table.owns() == set()
    lying = [pile.id for pile in table.game.state.piles.values() if card in pile.discard]
    assert lying == ([deck] if deck else [])


@pytest.mark.rule("ZO-7.9")
def test_dropping_costs_nothing_and_may_be_thought_better_of() -> None:
    table = Table("iwan", "tamara").give(0, "J06-1").say("drop", "keep")
    assert table.owns() == {"J06-1"}
    assert table.game.facts(0).left == 2


@pytest.mark.rule("ZO-8.9", "ZO-26.10")
def test_an_empty_deck_is_rebuilt_from_its_discards_and_two_empty_ones_give_nothing() -> None:
    table = Table("iwan", "tamara").put(0, area="headquarters").only("gear", "K17-1")
    discards = set(table.discards("gear"))
    table.say("area")
    assert table.owns() == {"K17-1"}
    table.turn(0).put(0, reputation=0).say("area")
    while table.kind == "gain.place":
        table.say("pack" if "pack" in table.options else "wear")
    assert len(table.owns() & discards) == 1
    table.turn(0).put(0, reputation=0).empty("gear").say("area")
    assert len(table.owns()) == 2
    assert table.me().reputation == -1, "the price was paid"


@pytest.mark.rule("ZO-8.1")
def test_the_own_turn_is_not_over_after_the_second_action_while_an_item_is_left() -> None:
    table = Table("iwan", "tamara").put(0, injuries=2).give(0, "J08-1").say("rest", "rest")
    assert table.decision.seat == 0
    assert table.options == ("end", "use:J08-1", "drop")
    table.say("use:J08-1")
    assert table.me().injuries == 1
    assert table.decision.seat == 1, "nothing is left to do"


@pytest.mark.rule("ZO-8.1", "ZO-8.2")
def test_in_the_event_phase_the_own_card_is_the_own_turn() -> None:
    table = Table("iwan", "tamara").put(0, area="quarry", injuries=2).put(1, area="quarry", injuries=2)
    table.give(0, "J08-1").give(1, "J08-2").top("green", "G01", "G08").event_phase()
    assert table.decision.seat == 0
    assert "use:J08-1" in table.options
    table.say("roll")
    while table.decision.seat == 0:
        table.say("accept")
    assert "use:J08-2" in table.options


@pytest.mark.rule("ZO-8.3", "ZO-22.19")
def test_a_protection_that_was_used_is_used_again_in_the_batch_with_the_notes_alone() -> None:
    table = Table("iwan", "tamara").put(0, fatigue=0).give(0, "AY07-1", "J09-1").run(Damage(0, DIS=3, RAD=1))
    table.say("use:AY07-1")
    assert table.why("use:AY07-1").rule == "ZO-8.3"
    assert "again:AY07-1" not in table.options
    table = Table("iwan", "tamara").put(0, fatigue=0).give(0, "F02-1", "AY07-1", "J09-1").run(Damage(0, DIS=3, RAD=1))
    table.say("use:AY07-1", "again:AY07-1")
    assert "again:AY07-1" not in table.options
    table.say("take")
    assert table.hurts() == [{"DIS": 1, "RAD": 1}]


@pytest.mark.rule("ZO-8.14")
def test_a_side_effect_counts_small_artifacts_and_finds_too() -> None:
    table = Table("iwan", "tamara").give(0, "AG06-1", "AG08-1", "AG04-1", "F09-1").test(0, "PRO", 9).dice("000")
    table.say("roll", "use:AG06-1")
    assert table.hurts() == [{"WND": 4}]


@pytest.mark.rule("ZO-8.15")
def test_the_token_lies_before_the_side_effect_and_the_benefit_comes_last() -> None:
    table = Table("iwan", "tamara").give(0, "AG06-1").test(0, "PRO", 9).dice("000").say("roll", "use:AG06-1")
    kinds = [type(event) for event in table.notes]
    assert kinds.index(events.SourceUsed) < kinds.index(events.DamageTaken)
    assert table.item("AG06-1").tokens == 1


@pytest.mark.rule("ZO-50.5", "ZO-22.15", "ZO-8.13")
def test_the_rulebook_example_of_a_side_effect_ignored() -> None:
    table = Table("foma", "tamara").put(0, used=("ability",)).give(0, "AG06-1", "AG05-1").give(0, "K02-1", worn=True)
    table.test(0, "PRO", 2).dice("H00").say("roll", "use:AG06-1", "negate:K02-1", "accept")
    assert table.result is True
    assert table.hurts() == []
    assert (table.item("AG06-1").tokens, table.item("K02-1").tokens, table.item("AG05-1").tokens) == (1, 1, 0)


@pytest.mark.rule("ZO-22.11", "ZO-26.23")
@pytest.mark.parametrize(("others", "fatigue"), [((), 3), (("AG07-1",), 5)])
def test_the_waxling_tires_by_two_for_every_artifact(others: tuple[str, ...], fatigue: int) -> None:
    table = (
        Table("iwan", "tamara")
        .put(0, fatigue=1)
        .give(0, "AY07-1", *others)
        .run(Damage(0, DIS=1, WND=2))
        .say("use:AY07-1")
    )
    assert table.me().fatigue == fatigue
    assert table.hurts() == [{"WND": 1}]


@pytest.mark.rule("ZO-22.4", "ZO-7.4")
def test_the_jack_gives_its_slot_while_it_is_deactivated() -> None:
    table = (
        Table("iwan", "tamara")
        .put(0, fatigue=0)
        .give(0, "AG04-1", "K05-1", "K05-2", "K05-3", "K06-1", "K06-2", "K06-3")
    )
    table.test(0, "PRO", 9).dice("000").say("roll", "use:AG04-1", "accept")
    assert table.item("AG04-1").tokens == 1
    assert table.kind == "take_turn.choose", "nothing has to be dropped"
    assert len(table.game.packed(0)) == 6


@pytest.mark.rule("ZO-18.10")
def test_healing_a_trauma_leaves_injuries_and_healing_an_injury_leaves_traumas() -> None:
    table = Table("iwan", "tamara").put(0, area="science_camp", injuries=3, traumas=("VIG", "PRO"), rubles=1000)
    table.say("area", "offer:surgery", "recover:PRO", "camp", "heal")
    assert (table.me().injuries, table.me().traumas, table.me().rubles) == (2, ("VIG",), 0)
    assert table.told(events.TraumaHealed) == [events.TraumaHealed(0, "PRO")]


@pytest.mark.rule("ZO-50.3", "ZO-16.8")
def test_the_commando_knife_works_against_mutants_and_where_the_icon_stands() -> None:
    for attribute, encounter, usable in (("PRO", "mutant", True), ("PRO", "", False), ("WIL", "mutant", False)):
        table = Table("iwan", "tamara").give(0, "K05-1").test(0, attribute, 9, encounter).dice("000").say("roll")
        assert ("use:K05-1" in table.options) is usable
