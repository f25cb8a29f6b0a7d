"""ZO-1 The goal, and what the whole match rests on (ZO-2, ZO-23)."""

from __future__ import annotations

import pytest

from cordon.games.zona import GAME, events
from cordon.games.zona.content import content
from cordon.games.zona.rules.damage import Damage
from cordon.games.zona.rules.event_phase import DrawEvent
from cordon.kernel.spec import Setup
from tests.content.broken import COUNTS
from tests.games.zona.table import Table


@pytest.mark.rule("ZO-1.2", "ZO-1.3", "ZO-30.2")
def test_two_secrets_the_gate_the_power_plant_and_an_ending_win_the_match() -> None:
    table = Table("iwan", "tamara").put(0, area="archive", rubles=400).put(1, area="inn").unlock("archive", "shelter")
    table.finds("archive").finds("shelter").top("archive", "A02").run(DrawEvent(0)).say("part:1").roll("+++")
    table.put(0, area="shelter").top("shelter", "H01").run(DrawEvent(0)).roll("+++").roll("+++")
    assert table.me().secrets == ("A02", "H01")
    table.put(0, area="pripyat").turn(0).top("MUT-Y", "MUT-Y-2a").say("area").roll("+++").say("confront").roll("+++")
    assert table.me().area == "power_plant"
    table.turn(0).say("area").roll("+++")
    assert table.me().area == "sarcophagus"
    table.top("sarcophagus", "S10").event_phase().roll("+++").roll("+++").roll("+++")
    assert table.game.state.outcome is not None
    assert table.game.state.outcome.winners == (0,)
    assert table.told(events.MatchWon) == [events.MatchWon(0, "S10")]


@pytest.mark.rule("ZO-1.3")
def test_nobody_wins_outside_the_event_phase() -> None:
    table = (
        Table("iwan", "tamara")
        .put(0, area="sarcophagus", secrets=("A01", "B01"))
        .put(1, area="inn")
        .say("rest", "rest")
    )
    assert table.game.state.outcome is None


@pytest.mark.rule("ZO-1.6", "ZO-18.8")
def test_when_nobody_is_left_the_news_still_run_out() -> None:
    table = Table("iwan", "tamara").board(characters=()).only("news", "N07", "N06", "N10")
    for seat in (0, 1):
        table.put(seat, injuries=5, traumas=("VIG", "PRO", "INT"), area="dump").turn(seat).run(Damage(seat, WND=2))
    while table.game.state.outcome is None:
        table.say(table.options[0])
    assert table.game.state.outcome.cause == "news"
    assert all(scavenger.out for scavenger in table.game.state.scavengers.values())


@pytest.mark.rule("ZO-2.2")
def test_rubles_and_damage_tokens_never_run_out() -> None:
    table = Table("iwan", "tamara").put(0, area="chernobyl", rubles=100_000, fatigue=0).say("area")
    assert table.me().rubles == 100_400


@pytest.mark.rule("ZO-2.1", "ZO-2.3", "ZO-2.4")
def test_the_components_are_as_many_as_in_the_box() -> None:
    found = {deck: len(cards) for deck, cards in content().decks.items()}
    found |= {"emissions": found["emission"], "locks": len(content().locks), "characters": len(content().characters)}
    box = {component: count for component, count in COUNTS.items() if component != "areas"}
    assert {component: found[component] for component in box} == box


@pytest.mark.rule("ZO-8.10", "ZO-8.12", "ZO-2.3")
def test_artifacts_are_a_category_and_starting_equipment_is_a_type_of_its_own() -> None:
    artifacts = {kind.id for kind in content().kinds.values() if kind.category == "artifact"}
    assert artifacts == {kind for kind in content().kinds if kind.startswith(("AG", "AY"))} | {"F09"}
    table = (
        Table("iwan", "tamara")
        .put(0, area="headquarters")
        .give(0, "oleg_1-1", "J06-1")
        .top("green", "G04")
        .run(DrawEvent(0))
    )
    assert table.say("part:1").me().rubles == 200
    assert table.owns() == {"oleg_1-1"}, "a rifle of one's own is not junk"


@pytest.mark.rule("ZO-26.15", "ZO-4.7")
def test_every_slot_of_the_dispenser_is_shuffled_at_the_start() -> None:
    for slot in ("MUT-G", "ANO-G", "MUT-Y", "ANO-Y"):
        orders = set()
        for seed in range(5):
            game = GAME.new(Setup(2, seed))
            game.decisions()
            orders.add(game.state.piles[slot].draw)
        assert len(orders) == 5
        assert all(sorted(order) == sorted(content().decks[slot]) for order in orders)


@pytest.mark.rule("ZO-26.27", "ZO-26.28")
def test_cards_that_the_dead_used_up_in_the_sarcophagus_stay_discarded() -> None:
    table = (
        Table("iwan", "tamara").put(0, area="sarcophagus", injuries=6, traumas=("VIG", "PRO", "INT")).put(1, area="inn")
    )
    table.top("sarcophagus", "S04").top("news", "N07").event_phase()
    assert table.me().character == ""
    table.say("keep:oleg")
    assert "S04" in table.discards("sarcophagus")
    assert len(table.pile("sarcophagus")) == 13
