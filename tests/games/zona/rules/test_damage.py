"""ZO-18 Damage, trauma, death."""

from __future__ import annotations

import pytest

from cordon.games.zona import events
from cordon.games.zona.rules.damage import Damage
from cordon.games.zona.rules.fatigue import raise_by_force
from tests.games.zona.table import Table


@pytest.mark.rule("ZO-18.5", "ZO-51.5")
def test_a_batch_of_any_size_causes_exactly_one_trauma() -> None:
    table = Table("tamara", "iwan").put(0, injuries=3).run(Damage(0, WND=9)).say("trauma:PRO")
    assert table.me().injuries == 5
    assert table.me().traumas == ("PRO",)
    table.run(Damage(0, RAD=1)).say("trauma:VIG")
    assert table.me().traumas == ("PRO", "VIG")


@pytest.mark.rule("ZO-18.4", "ZO-18.5")
def test_a_batch_that_just_fits_causes_no_trauma() -> None:
    table = Table("tamara", "iwan").put(0, injuries=3).run(Damage(0, WND=2))
    assert (table.me().injuries, table.me().traumas) == (5, ())


@pytest.mark.rule("ZO-18.2", "ZO-18.5")
def test_two_batches_of_one_effect_may_cause_two_traumas() -> None:
    table = Table("tamara", "iwan").put(0, area="quarry", injuries=5, fatigue=5).threaten("quarry", "ANO-Y-1a")
    table.say("search").roll("---").say("trauma:VIG", "trauma:WIL")
    assert table.hurts() == [{"RAD": 1}, {"plain": 2}]
    assert table.me().traumas == ("VIG", "WIL")


@pytest.mark.rule("ZO-18.6")
def test_a_trauma_goes_to_an_attribute_that_has_none() -> None:
    table = Table("tamara", "iwan").put(0, injuries=5, traumas=("PRO",)).run(Damage(0, WND=1))
    assert table.things("trauma") == ["VIG", "INT", "WIL"]
    assert table.why("trauma:PRO").rule == "ZO-18.6"


@pytest.mark.rule("ZO-6.3", "ZO-50.10")
def test_a_trauma_lowers_the_value_once() -> None:
    table = Table("sawwa", "iwan").put(0, injuries=5, ability="spent").run(Damage(0, RAD=2)).say("trauma:PRO")
    assert table.me().injuries == 6
    table.test(0, "PRO", 2).roll("000")
    assert table.told(events.TestEnded)[-1].result == 2
    assert table.result is True


@pytest.mark.rule("ZO-6.3", "ZO-6.1")
def test_an_attribute_of_one_falls_to_zero_and_no_further() -> None:
    table = Table("foma", "iwan").put(0, traumas=("PRO",)).test(0, "PRO", 1).roll("000")
    assert table.told(events.TestEnded)[-1].result == 0


@pytest.mark.rule("ZO-18.3")
def test_each_source_protects_once_per_batch_and_again_in_the_next() -> None:
    table = Table("iwan", "tamara").give(0, "K08-1", worn=True).run(Damage(0, RAD=2)).say("use:K08-1")
    assert table.hurts() == [{"RAD": 1}]
    table.run(Damage(0, RAD=2, WND=1)).say("use:K08-1")
    assert table.hurts()[1:] == [{"RAD": 1}]
    assert table.item("K08-1").tokens == 2


@pytest.mark.rule("ZO-18.3")
def test_unused_symbols_are_lost() -> None:
    table = Table("iwan", "tamara").give(0, "AY09-1").run(Damage(0, RAD=1)).say("use:AY09-1")
    table.run(Damage(0, RAD=1, DIS=2)).say("take")
    assert table.hurts() == [{"RAD": 1, "DIS": 2}]


@pytest.mark.rule("ZO-6.7", "ZO-18.1")
def test_nothing_cancels_damage_without_a_kind() -> None:
    table = Table("sawwa", "tamara").give(0, "AY09-1", "AG01-1").give(0, "K08-1", worn=True)
    table.run(Damage(0, plain=2))
    assert table.hurts() == [{"plain": 2}]


@pytest.mark.rule("ZO-8.2")
def test_protection_works_in_the_turn_of_another_player() -> None:
    table = Table("iwan", "tamara").turn(1).give(0, "J09-1", "J08-1").put(0, injuries=2).run(Damage(0, RAD=2))
    assert "use:J09-1" in table.options
    assert "use:J08-1" not in table.options


@pytest.mark.rule("ZO-8.1", "ZO-18.5")
def test_a_bandage_may_be_used_in_the_own_turn_before_a_batch_lands() -> None:
    table = Table("iwan", "tamara").give(0, "J08-1").put(0, injuries=6).run(Damage(0, WND=1)).say("use:J08-1")
    assert table.me().injuries == 6
    assert table.me().traumas == ()


@pytest.mark.rule("ZO-22.15", "ZO-8.3")
def test_the_suit_ignores_one_side_effect_per_batch() -> None:
    table = Table("iwan", "tamara").put(0, fatigue=4).give(0, "K02-1", worn=True).give(0, "AY07-1", "AY07-2", "AY09-1")
    table.run(Damage(0, DIS=2, WND=2)).say("use:AY07-1")
    assert table.item("K02-1").tokens == 1
    assert table.why("use:AY07-2").rule == "ZO-8.13"
    table.say("take")
    assert table.hurts() == [{"DIS": 1, "WND": 1}]
    assert table.item("K02-1").tokens == 1


@pytest.mark.rule("ZO-22.15", "ZO-8.6")
def test_the_last_use_of_the_suit_still_grants_both() -> None:
    table = Table("iwan", "tamara").put(0, fatigue=5).give(0, "K02-1", worn=True, tokens=3).give(0, "AY07-1")
    table.run(Damage(0, RAD=1, DIS=1)).say("use:K02-1")
    assert "K02-1" not in table.owns()
    table.say("use:AY07-1")
    assert table.hurts() == []
    assert table.me().fatigue == 5


@pytest.mark.rule("ZO-8.13", "ZO-8.15")
def test_a_protection_that_is_declared_makes_a_side_effect_bearable() -> None:
    table = Table("iwan", "tamara").put(0, injuries=6).give(0, "AG06-1").give(0, "J11-1", worn=True)
    table.test(0, "PRO", 9).dice("000").say("roll", "use:AG06-1")
    assert table.options[0] == "use:J11-1"
    assert table.why("take").rule == "ZO-8.13"
    table.say("use:J11-1")
    assert table.me().traumas == ()
    assert table.hurts() == []


# --- death ----------------------------------------------------------------------------------------------------------------------


def doomed(*characters: str, **fields: object) -> Table:
    """Tamara is one batch from death."""
    table = Table("tamara", *(characters or ("iwan",)))
    return table.put(0, injuries=5, traumas=("VIG", "PRO", "INT"), rubles=300, reputation="good", **fields)


@pytest.mark.rule("ZO-18.7", "ZO-51.6")
def test_a_fourth_trauma_kills_and_everything_is_discarded() -> None:
    table = doomed(fatigue=3).give(0, "K05-1", "J06-1", "AG08-1", "F05-1").trophy(0, "MUT-G-1a", "MUT-Y-1a")
    table.run(Damage(0, WND=1)).say("take")
    me = table.me()
    assert (me.character, me.area, me.rubles, me.trophies, me.traumas, me.injuries) == ("", "", 0, (), (), 0)
    assert table.owns() == set()
    assert "K05-1" in table.discards("gear")
    assert "J06-1" in table.discards("junk")
    assert "AG08-1" in table.discards("artG")
    assert table.pile("MUT-G")[-1] == "MUT-G-1a"
    assert table.pile("MUT-Y")[-1] == "MUT-Y-1a"
    assert table.decision.seat == 1, "the turn ends"
    table.audit()


@pytest.mark.rule("ZO-18.7")
def test_a_board_of_the_dead_never_comes_back() -> None:
    table = doomed().run(Damage(0, WND=1))
    assert "tamara" not in table.game.state.characters


@pytest.mark.rule("ZO-18.7", "ZO-17.8")
def test_whoever_dies_in_an_encounter_leaves_the_token_there() -> None:
    table = doomed(area="quarry").threaten("quarry", "MUT-G-1a").say("search").roll("---")
    assert table.me().character == ""
    assert table.threats("quarry") == ("MUT-G-1a",)
    assert table.game.state.met == ""
    table.audit()


@pytest.mark.rule("ZO-17.11", "ZO-18.7", "ZO-26.28")
@pytest.mark.parametrize(
    ("area", "card", "token"), [("archive", "A07", "MUT-Y-2a"), ("sarcophagus", "S03", "MUT-Y-2a")]
)
def test_whoever_dies_in_an_encounter_underground_leaves_no_token(area: str, card: str, token: str) -> None:
    table = doomed(area=area).put(1, area="inn").top(area, card).top("MUT-Y", token).event_phase().roll("---")
    assert table.me().character == ""
    assert table.threats(area) == ()
    assert table.pile("MUT-Y")[-1] == token
    if area == "sarcophagus":
        assert card in table.discards("sarcophagus")
    else:
        assert card not in table.facility(area).events
    table.audit()


@pytest.mark.rule("ZO-18.7", "ZO-11.5")
def test_the_dead_take_no_turn_and_draw_no_event() -> None:
    table = doomed("iwan", "oleg", area="quarry").put(1, area="inn").put(2, area="inn").run(Damage(0, WND=1))
    table.say("pass", "pass")
    assert table.told(events.EventDrawn) == []
    assert table.game.state.round == 1


@pytest.mark.rule("ZO-26.28", "ZO-1.5")
def test_a_death_on_the_last_sarcophagus_card_is_the_defeat_of_all() -> None:
    table = doomed(area="sarcophagus").put(1, area="inn").only("sarcophagus", "S04").event_phase()
    assert table.game.state.outcome is not None
    assert (table.game.state.outcome.result, table.game.state.outcome.cause) == ("defeat", "sarcophagus")


@pytest.mark.rule("ZO-6.7", "ZO-51.1")
def test_forced_fatigue_past_the_maximum_is_one_batch() -> None:
    table = Table("tamara", "iwan").put(0, fatigue=4, injuries=4)
    flow = raise_by_force(table.game, 0, 3, "test")
    assert flow is not None
    table.run(flow.procedure).say("trauma:VIG")
    assert table.me().fatigue == 5
    assert table.hurts() == [{"plain": 2}]
    assert (table.me().injuries, table.me().traumas) == (5, ("VIG",))


@pytest.mark.rule("ZO-18.3", "ZO-18.5")
def test_nobody_has_to_protect_oneself_even_from_a_trauma() -> None:
    table = Table("iwan", "tamara").put(0, injuries=6).give(0, "J09-1").run(Damage(0, RAD=1))
    assert "take" in table.options
    assert table.say("take", "trauma:VIG").owns() == {"J09-1"}


@pytest.mark.rule("ZO-8.13", "ZO-19.4")
def test_a_price_that_fits_on_the_track_may_be_taken_unprotected() -> None:
    table = (
        Table("iwan", "tamara").put(0, area="dump", injuries=3).lock("shelter", "L3").finds("shelter").give(0, "J09-1")
    )
    assert table.say("open:shelter", "take").hurts() == [{"RAD": 3}]
    assert table.me().area == "shelter"
