"""ZO-16 Tests."""

from __future__ import annotations

import pytest

from cordon.games.zona import events
from cordon.games.zona.rules.attribute_test import best_forcing, chance, chance_with_forcing
from cordon.games.zona.state import Config
from tests.games.zona.table import Table

FACES = Config().die_faces


def result(table: Table) -> int:
    return table.told(events.TestEnded)[-1].result


@pytest.mark.rule("ZO-16.1")
@pytest.mark.parametrize(("dice", "total"), [("+++", 5), ("++-", 3), ("H0-", 1), ("---", -1), ("HH0", 2), ("000", 2)])
def test_pluses_add_minuses_subtract_and_the_rest_counts_nothing(dice: str, total: int) -> None:
    assert result(Table("iwan", "tamara").test(0, "VIG", 3).roll(dice)) == total


@pytest.mark.rule("ZO-16.2")
@pytest.mark.parametrize(("difficulty", "passed"), [(3, True), (4, False)])
def test_a_result_equal_to_the_difficulty_suffices(difficulty: int, passed: bool) -> None:
    assert Table("iwan", "tamara").test(0, "VIG", difficulty).roll("+00").result is passed


@pytest.mark.rule("ZO-16.3", "ZO-51.7")
@pytest.mark.parametrize(("dice", "hurts"), [("H00", []), ("HH+", [{"RAD": 1}]), ("HHH", [{"RAD": 1}])])
def test_two_hazards_cost_one_radiation_and_three_no_more(dice: str, hurts: list[dict[str, int]]) -> None:
    assert Table("iwan", "tamara").test(0, "VIG", 1).roll(dice).hurts() == hurts


@pytest.mark.rule("ZO-16.3", "ZO-26.12")
def test_hazard_damage_comes_before_the_consequences() -> None:
    table = Table("tamara", "iwan").put(0, area="quarry").threaten("quarry", "MUT-G-3a").give(0, "J10-1", worn=True)
    table.say("search").dice("HH-").say("roll", "accept")
    assert table.told(events.TestEnded) == [], "protection is asked for first"
    table.say("take", "take")
    assert table.hurts() == [{"RAD": 1}, {"RAD": 1, "WND": 1}]


@pytest.mark.rule("ZO-16.3")
def test_a_hazard_that_was_rerolled_away_does_not_hurt() -> None:
    table = Table("iwan", "tamara").test(0, "VIG", 3).dice("HH0", "0").say("roll", "force", "die:0")
    assert table.hurts() == []


@pytest.mark.rule("ZO-16.3", "ZO-16.4")
def test_a_reroll_that_brings_the_second_hazard_hurts() -> None:
    table = Table("iwan", "tamara").test(0, "VIG", 3).dice("H-0", "H").say("roll", "force", "die:1")
    assert table.hurts() == [{"RAD": 1}]


@pytest.mark.rule("ZO-16.6")
def test_forcing_costs_one_fatigue_rerolls_one_die_and_is_possible_once() -> None:
    table = Table("iwan", "tamara").give(0, "J13-1").test(0, "VIG", 9).dice("-00", "+").say("roll", "force", "die:0")
    assert table.me().fatigue == 2
    assert table.why("force").rule == "ZO-16.6"
    assert table.why("force").id == "forced-already"
    assert result(table.say("accept")) == 3


@pytest.mark.rule("ZO-16.6", "ZO-51.2")
def test_forcing_is_refused_at_the_end_of_ones_strength() -> None:
    table = Table("iwan", "tamara").put(0, fatigue=5).test(0, "VIG", 9).dice("000").say("roll")
    assert table.why("force").rule == "ZO-6.8"
    assert table.options == ("accept",)


@pytest.mark.rule("ZO-16.6", "ZO-8.1")
def test_a_canteen_makes_room_for_forcing_in_the_own_turn() -> None:
    table = Table("iwan", "tamara").put(0, fatigue=5).give(0, "J16-1").test(0, "VIG", 9).dice("000", "+")
    table.say("roll", "use:J16-1")
    assert "force" in table.options


@pytest.mark.rule("ZO-16.7")
def test_the_same_die_may_be_rerolled_by_several_sources() -> None:
    table = Table("iwan", "tamara").give(0, "K10-1", "J02-1").test(0, "PRO", 9, "mutant").dice("H00", "H", "H", "+")
    table.say("roll", "force", "die:0", "use:J02-1", "use:K10-1", "die:0")
    assert table.told(events.Rerolled)[-1].dice == ("PLUS", "BLANK", "BLANK")
    assert table.dice_left == 0


@pytest.mark.rule("ZO-16.5")
def test_a_cancelling_symbol_does_nothing_for_a_minus_that_comes_later() -> None:
    table = (
        Table("iwan", "tamara").give(0, "J06-1").test(0, "WIL", 9).dice("000", "-").say("roll", "use:J06-1", "force")
    )
    assert result(table) == 2 + 1 - 1


@pytest.mark.rule("ZO-16.5")
def test_a_cancelled_minus_that_is_rerolled_takes_its_cancelling_along() -> None:
    table = Table("iwan", "tamara").give(0, "J06-1").test(0, "WIL", 9).dice("-00", "-")
    table.say("roll", "use:J06-1", "force", "die:0")
    assert result(table) == 2 + 1 - 1


@pytest.mark.rule("ZO-16.5")
def test_the_other_minus_stays_cancelled_when_one_is_rerolled() -> None:
    table = Table("iwan", "tamara").give(0, "J06-1").test(0, "WIL", 9).dice("--0", "+")
    table.say("roll", "use:J06-1", "force", "die:0")
    assert result(table) == 2 + 1 + 1


@pytest.mark.rule("ZO-16.5", "ZO-8.3")
def test_each_item_helps_once_per_test_but_two_alike_both_help() -> None:
    table = Table("iwan", "tamara").give(0, "K06-1", "K06-2").test(0, "INT", 9).dice("000").say("roll", "use:K06-1")
    assert table.why("use:K06-1").rule == "ZO-8.3"
    assert result(table.say("use:K06-2", "accept")) == 4


@pytest.mark.rule("ZO-8.3")
def test_the_two_tests_of_an_encounter_are_two_effects() -> None:
    table = Table("iwan", "tamara").put(0, area="quarry").give(0, "F09-1").give(0, "J13-1", "K05-1")
    table.threaten("quarry", "MUT-G-1a").say("search").dice("000", "000").say(
        "roll", "use:J13-1", "accept", "confront", "roll"
    )
    assert "use:K05-1" in table.options


@pytest.mark.rule("ZO-50.2")
def test_the_rulebook_example_of_forcing_and_moonshine() -> None:
    table = Table("kostia", "tamara").give(0, "J06-1").test(0, "WIL", 3).dice("HH0", "-")
    table.say("roll", "force", "die:0", "enough")
    assert table.game.facts(0).result == 1
    table.say("use:J06-1")
    assert table.result is True
    assert table.hurts() == []
    assert "J06-1" in table.discards("junk")


@pytest.mark.rule("ZO-8.3", "ZO-22.15")
def test_the_suit_ignores_one_side_effect_per_test() -> None:
    table = (
        Table("iwan", "tamara").put(0, injuries=6, fatigue=5).give(0, "K02-1", worn=True).give(0, "AG04-1", "AG06-1")
    )
    table.test(0, "PRO", 9).dice("000").say("roll", "use:AG04-1")
    assert table.item("K02-1").tokens == 1
    assert table.why("use:AG06-1").rule == "ZO-8.13"


@pytest.mark.rule("ZO-51.27", "ZO-22.8")
def test_the_fiends_eye_works_without_a_trophy_beside_a_suit() -> None:
    table = Table("iwan", "tamara").give(0, "AY03-1").give(0, "K02-1", worn=True).test(0, "VIG", 4).dice("000")
    table.say("roll", "use:AY03-1")
    assert table.result is not False
    assert table.item("K02-1").tokens == 1


@pytest.mark.rule("ZO-22.7", "ZO-6.9")
def test_the_log_may_be_used_at_the_end_of_ones_strength_and_hurts() -> None:
    table = (
        Table("iwan", "tamara")
        .put(0, fatigue=4)
        .give(0, "AY02-1")
        .test(0, "WIL", 4)
        .dice("000")
        .say("roll", "use:AY02-1")
    )
    assert table.hurts() == [{"plain": 1}]
    assert table.me().fatigue == 5


@pytest.mark.rule("ZO-22.7", "ZO-8.13")
def test_the_log_may_not_be_used_if_the_overflow_would_cause_a_trauma() -> None:
    table = (
        Table("iwan", "tamara").put(0, fatigue=4, injuries=6).give(0, "AY02-1", "J06-1").test(0, "WIL", 9).dice("000")
    )
    assert table.say("roll").why("use:AY02-1").rule == "ZO-8.13"
    table.put(0, injuries=5)
    assert "use:AY02-1" in table.options


# --- odds (ZO-32.3) --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZO-32.2", "ZO-32.3")
@pytest.mark.parametrize(
    ("gap", "plain", "forced"), [(-1, 95, 99), (0, 80, 94), (1, 51, 74), (2, 20, 39), (3, 4, 11), (4, 0, 0)]
)
def test_the_odds_are_those_of_the_digest(gap: int, plain: int, forced: int) -> None:
    assert round(100 * chance(FACES, (), 3, gap)) == plain
    assert round(100 * chance_with_forcing(FACES, gap)) == forced


@pytest.mark.rule("ZO-32.3", "ZO-16.5")
def test_the_odds_of_a_reroll_do_not_cancel_what_is_still_to_come() -> None:
    dice = ("MINUS", "BLANK", "BLANK")
    assert best_forcing(FACES, dice, 1, 1, cancel=1) == pytest.approx(2 / 6), (
        "a blank is rerolled, the minus stays cancelled"
    )
    assert best_forcing(FACES, ("BLANK",) * 3, 0, 1, cancel=1) == pytest.approx(5 / 6)


@pytest.mark.rule("ZO-16.3", "ZO-16.4")
@pytest.mark.parametrize(("attribute", "passed"), [("VIG", False), ("PRO", True)])
def test_a_trauma_from_hazards_counts_before_the_result_is_read(attribute: str, passed: bool) -> None:
    table = Table("iwan", "tamara").put(0, injuries=6).test(0, "VIG", 2).roll("HH0").say(f"trauma:{attribute}")
    assert table.result is passed
