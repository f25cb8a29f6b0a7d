"""ZO-17 Threats and encounters."""

from __future__ import annotations

import pytest

from cordon.games.zona import events
from cordon.games.zona.rules.event_phase import DrawEvent
from tests.games.zona.table import Table


@pytest.mark.rule("ZO-17.2", "ZO-12.3", "ZO-50.6")
@pytest.mark.parametrize("voice", [0, 1])
def test_on_a_move_the_voice_chooses_among_several_threats_also_for_itself(voice: int) -> None:
    table = Table("tamara", "iwan").board(voice=voice).put(0, area="farms").threaten("factory", "MUT-Y-1a", "ANO-Y-1a")
    table.say("move:factory")
    assert table.decision.seat == voice
    table.say("meet:MUT-Y-1a")
    assert table.decision.seat == 0
    table.roll("+++").say("flee")
    assert table.threats("factory") == ("MUT-Y-1a", "ANO-Y-1a")
    assert table.game.facts(0).left == 1
    assert len(table.told(events.EncounterBegan)) == 1


@pytest.mark.rule("ZO-17.3", "ZO-12.7", "ZO-25")
def test_on_a_search_its_owner_chooses() -> None:
    table = (
        Table("tamara", "iwan")
        .board(voice=1)
        .put(0, area="factory")
        .threaten("factory", "MUT-Y-1a", "ANO-Y-1a")
        .say("search")
    )
    assert table.decision.seat == 0
    assert table.things("meet") == ["MUT-Y-1a", "ANO-Y-1a"]


@pytest.mark.rule("ZO-17.4", "ZO-5.5", "ZO-51.12")
def test_nobody_is_met_without_a_move_or_a_search() -> None:
    table = Table("tamara", "iwan").put(0, area="factory").threaten("factory", "MUT-Y-1a")
    assert table.kind == "take_turn.choose"
    table.say("rest", "rest")
    assert table.told(events.EncounterBegan) == []


@pytest.mark.rule("ZO-17.7")
@pytest.mark.parametrize("dice", ["+++", "---"])
def test_one_may_flee_after_a_passed_and_after_a_failed_detection(dice: str) -> None:
    table = Table("tamara", "iwan").put(0, area="quarry").threaten("quarry", "MUT-G-1a").say("search").roll(dice)
    assert table.options[:2] == ("confront", "flee")
    table.say("flee")
    assert table.threats("quarry") == ("MUT-G-1a",)
    assert table.game.state.met == ""
    table.audit()


@pytest.mark.rule("ZO-17.5")
def test_losing_an_encounter_does_not_end_the_turn() -> None:
    table = Table("tamara", "iwan").put(0, area="quarry").threaten("quarry", "MUT-G-1a")
    table.say("search").roll("---").say("confront").roll("---")
    assert table.decision.seat == 0
    assert table.hurts() == [{"RAD": 1}, {"RAD": 1}], "the list is taken twice"


@pytest.mark.rule("ZO-17.11", "ZO-13.7", "ZO-19.6", "ZO-26.9")
@pytest.mark.parametrize(("area", "card", "slot"), [("archive", "A07", "MUT-Y"), ("sarcophagus", "S07", "ANO-Y")])
@pytest.mark.parametrize("end", ["flee", "lose"])
def test_an_unbeaten_token_underground_is_discarded(area: str, card: str, slot: str, end: str) -> None:
    token = {"MUT-Y": "MUT-Y-2a", "ANO-Y": "ANO-Y-4a"}[slot]
    table = Table("tamara", "iwan").put(0, area=area).top(area, card).top(slot, token).run(DrawEvent(0)).roll("+++")
    if end == "flee":
        table.say("flee")
    else:
        table.say("confront").roll("---")
    assert table.threats(area) == ()
    assert table.pile(slot)[-1] == token
    assert table.kind == "test.ready", "the card goes on whatever the outcome"
    table.audit()


@pytest.mark.rule("ZO-17.13", "ZO-26.11")
def test_an_empty_slot_means_no_encounter() -> None:
    table = Table("tamara", "iwan").put(0, area="quarry").empty("MUT-G").say("area")
    assert table.kind == "take_turn.choose"
    assert table.told(events.EncounterBegan) == []
    table = Table("tamara", "iwan").put(0, area="pripyat", secrets=("A01", "B01")).empty("MUT-Y").say("area")
    assert table.me().area == "power_plant"


@pytest.mark.rule("ZO-4.7", "ZO-51.11")
def test_the_token_discarded_longest_ago_comes_next() -> None:
    table = Table("tamara", "iwan")
    table.game.update(table.game.state.piles["MUT-G"], draw=("MUT-G-1a", "MUT-G-2a", "MUT-G-3a"))
    token = table.game.draw_threat("MUT-G")
    assert token == "MUT-G-1a"
    table.game.return_threat(token)
    assert table.pile("MUT-G") == ("MUT-G-2a", "MUT-G-3a", "MUT-G-1a")


@pytest.mark.rule("ZO-10.3", "ZO-41")
def test_the_bone_shepherd_puts_nothing_underground() -> None:
    table = (
        Table("tamara", "iwan").put(0, area="archive").top("archive", "A07").top("MUT-Y", "MUT-Y-3a").run(DrawEvent(0))
    )
    table.roll("+++").say("flee")
    assert table.threats("archive") == ()


@pytest.mark.rule("ZO-50.7", "ZO-17.12")
def test_fleeing_ends_the_encounter_without_damage_and_the_second_action_remains() -> None:
    table = Table("tamara", "iwan").put(0, area="farms").threaten("factory", "MUT-Y-1a").say("move:factory").roll("++H")
    assert table.told(events.TestEnded)[-1].result == 5
    table.say("flee")
    assert table.hurts() == []
    assert table.threats("factory") == ("MUT-Y-1a",)
    assert "search" in table.options


@pytest.mark.rule("ZO-50.8")
def test_the_rulebook_example_of_phlegm() -> None:
    table = (
        Table("tamara", "iwan")
        .put(0, area="factory", used=("ability",))
        .threaten("factory", "ANO-Y-1a")
        .top("artY", "AY09-1")
    )
    table.say("search").dice("0--", "+00").say("roll")
    assert table.why("force").rule == "ZO-16.6"
    table.say("accept")
    assert table.hurts() == [{"RAD": 1}]
    assert table.me().fatigue == 3
    table.say("confront", "roll", "accept")
    assert table.pile("ANO-Y")[-1] == "ANO-Y-1a"
    assert table.owns() == {"AY09-1"}


@pytest.mark.rule("ZO-50.9", "ZO-18.3")
def test_the_rulebook_example_of_paste() -> None:
    table = (
        Table("andriej", "iwan").put(0, area="factory", injuries=4).give(0, "AG07-1").threaten("factory", "ANO-Y-2a")
    )
    table.say("search").roll("---").say("use:AG07-1")
    assert table.me().injuries == 5
    assert table.me().traumas == ()
    assert "AG07-1" in table.discards("artG")


# --- alone (ZO-24.5) -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZO-24.5", "ZO-51.30")
def test_alone_the_token_with_the_highest_detection_is_met() -> None:
    table = Table("tamara").put(0, area="farms").threaten("factory", "MUT-G-1a", "MUT-G-3a").say("move:factory")
    assert table.game.facts(0).source == "MUT-G-3a"


@pytest.mark.rule("ZO-24.5")
def test_alone_a_tie_is_ones_own_choice() -> None:
    table = (
        Table("tamara").put(0, area="farms").threaten("factory", "MUT-G-1a", "MUT-G-3a", "ANO-Y-1a").say("move:factory")
    )
    assert table.things("meet") == ["MUT-G-3a", "ANO-Y-1a"]


@pytest.mark.rule("ZO-24.5", "ZO-12.7")
def test_alone_a_search_is_still_a_free_choice() -> None:
    table = Table("tamara").put(0, area="factory").threaten("factory", "MUT-G-1a", "MUT-G-3a").say("search")
    assert table.things("meet") == ["MUT-G-1a", "MUT-G-3a"]
