"""ZO-6 Fatigue and reputation."""

from __future__ import annotations

import pytest

from cordon.games.zona.rules.event_phase import DrawEvent
from tests.games.zona.table import Table


def event(card: str, area: str, **fields: object) -> Table:
    table = Table("iwan", "tamara").put(0, area=area, **fields)
    return table.top("green" if card[0] == "G" else "yellow", card).run(DrawEvent(0))


@pytest.mark.rule("ZO-6.6")
@pytest.mark.parametrize(("fatigue", "after"), [(0, 0), (1, 0), (3, 1)])
def test_lowering_stops_at_zero_and_the_surplus_is_lost(fatigue: int, after: int) -> None:
    assert event("G10", "farms", fatigue=fatigue).me().fatigue == after


@pytest.mark.rule("ZO-33", "ZO-26.3")
def test_with_the_other_dial_the_minimum_is_one() -> None:
    table = Table("iwan", "tamara", fatigue_min=1).put(0, fatigue=2).give(0, "J16-1").say("rest", "rest")
    assert table.me().fatigue == 1
    table.turn(0)
    assert table.why("use:J16-1").rule == "ZO-6.6"


@pytest.mark.rule("ZO-6.9")
def test_fatigue_in_a_part_that_was_picked_is_forced() -> None:
    table = (
        Table("iwan", "tamara")
        .put(0, area="archive", fatigue=5)
        .unlock("archive")
        .top("archive", "A09")
        .run(DrawEvent(0))
    )
    table.say("part:2")
    assert table.hurts() == [{"plain": 2}]
    assert table.kind == "test.ready", "and the card goes on"


@pytest.mark.rule("ZO-6.11", "ZO-51.4")
def test_worse_than_bad_is_a_disturbance_that_can_be_cancelled() -> None:
    table = Table("iwan", "tamara").put(0, area="borderland", reputation="bad").give(0, "K16-1", worn=True)
    table.top("green", "G14").run(DrawEvent(0)).say("part:1", "use:K16-1")
    assert table.hurts() == []
    assert (table.me().reputation, table.me().rubles) == (-1, 300)


@pytest.mark.rule("ZO-6.12", "ZO-51.4")
@pytest.mark.parametrize(("answer", "fatigue"), [("unwind", 2), ("decline", 3)])
def test_better_than_good_may_rest(answer: str, fatigue: int) -> None:
    table = event("G07", "quarry", reputation="good", fatigue=3, rubles=100).say("part:1", answer)
    assert (table.me().reputation, table.me().fatigue) == (1, fatigue)


@pytest.mark.rule("ZO-6.12", "ZO-6.6")
def test_better_than_good_means_nothing_to_the_rested() -> None:
    table = event("G07", "quarry", reputation="good", fatigue=0, rubles=100).say("part:1")
    assert table.kind == "take_turn.choose"


@pytest.mark.rule("ZO-6.11", "ZO-6.12")
def test_reputation_goes_step_by_step() -> None:
    assert event("G12", "headquarters", reputation="good").roll("---").me().reputation == 0
    assert event("G12", "headquarters", reputation="neutral").roll("---").me().reputation == -1
    assert event("G07", "quarry", reputation="bad", rubles=100).say("part:1").me().reputation == 0


@pytest.mark.rule("ZO-13.4", "ZO-45.1", "ZO-6.6")
def test_a_part_that_only_rests_may_be_chosen_by_the_rested() -> None:
    table = event("Y16", "misty_hill", fatigue=0)
    assert table.things("part") == ["1", "2"]
    assert table.say("part:1").kind == "take_turn.choose"


@pytest.mark.rule("ZO-13.4", "ZO-45.1")
def test_a_part_that_rests_for_money_may_be_chosen_by_the_rested() -> None:
    table = event("G03", "borderland", fatigue=0, rubles=100).say("part:1")
    assert (table.me().rubles, table.me().fatigue) == (0, 0)


@pytest.mark.rule("ZO-13.4")
def test_a_part_that_heals_and_rests_may_be_chosen_by_the_unhurt() -> None:
    table = event("Y19", "chernobyl", fatigue=2, rubles=300).say("part:1")
    assert (table.me().rubles, table.me().fatigue) == (0, 1)
