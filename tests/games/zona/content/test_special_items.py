"""The items whose effect is their own: place items, the Crowbar, the Scanner, artifacts, finds (ZO-22, ZO-37 to ZO-40)."""

from __future__ import annotations

import pytest

from cordon.games.zona import events
from cordon.games.zona.rules.carrying import TakeCards
from cordon.games.zona.rules.damage import Damage
from cordon.games.zona.rules.emission import EmissionStrikes
from tests.games.zona.table import Table

COVERED = (
    *("J01", "J02", "J03", "J04", "J05", "K01", "K02", "K03", "K04", "K10", "K17"),
    *("AG01", "AG02", "AG03", "AG05", "AY01", "AY03", "AY04", "AY05", "AY06", "AY08"),
    *("F01", "F02", "F03", "F04", "F05", "F06", "F10"),
)
"""What this file is about; ``test_items`` checks that nothing is missing."""


# --- place items (ZO-22.14) -------------------------------------------------------------------------------------------


@pytest.mark.rule("ZO-22.14", "ZO-37")
def test_ration_cards_at_headquarters_rest_and_bring_junk() -> None:
    table = Table("iwan", "tamara").put(0, area="headquarters", fatigue=3).give(0, "J01-1").top("junk", "J06-1")
    table.say("use:J01-1")
    assert table.me().fatigue == 1
    assert table.owns() == {"J06-1"}
    assert "rest" in table.options, "no action was spent"


@pytest.mark.rule("ZO-22.14", "ZO-6.6")
def test_ration_cards_still_bring_junk_to_a_rested_scavenger() -> None:
    table = Table("iwan", "tamara").put(0, area="headquarters", fatigue=0).give(0, "J01-1").top("junk", "J06-1")
    table.say("use:J01-1")
    assert table.owns() == {"J06-1"}


PLACES = {
    "J01-1": {"headquarters"},
    "J05-1": {"science_camp"},
    "K01-1": {"swamp"},
    "F03-1": {"moscow_eye", "pripyat"},
    "F04-1": {"power_plant"},
    "F06-1": {"inn", "village", "science_camp"},
    "F07-1": {"science_camp"},
}


@pytest.mark.rule("ZO-22.14")
@pytest.mark.parametrize("card", PLACES)
def test_a_place_item_works_only_in_its_place_before_or_after_an_action(card: str) -> None:
    table = Table("iwan", "tamara").give(0, card)
    for area in table.game.content.areas:
        table.put(0, area=area, fatigue=3)
        if area in PLACES[card]:
            assert f"use:{card}" in table.decision.options
        else:
            assert table.why(f"use:{card}").rule == "ZO-22.14"
    table.put(0, area=min(PLACES[card])).test(0, "VIG", 2)
    assert f"use:{card}" not in table.options, "not in the middle of an action"


@pytest.mark.rule("ZO-37", "ZO-9.2", "ZO-20.5")
def test_a_forged_pass_makes_good_until_the_end_of_the_turn() -> None:
    table = Table("iwan", "tamara").put(0, area="science_camp", reputation=-1, rubles=900).give(0, "J05-1", "AG08-1")
    table.market("junk", "J16-1", "J16-2", "J13-1", "J13-2")
    table.say("use:J05-1", "area")
    assert "offer:appraisal" in table.options
    table.say("camp")
    assert table.things("buy")[:4] == ["J16-1", "J16-2", "J13-1", "J13-2"]
    assert table.me().reputation == -1
    table.say("leave", "pass")
    assert table.game.reputation(0) == -1


@pytest.mark.rule("ZO-38", "ZO-17.4")
def test_the_gps_takes_its_owner_to_any_green_area_without_an_encounter() -> None:
    table = Table("iwan", "tamara").put(0, area="swamp").give(0, "K01-1").threaten("dump", "MUT-G-1a")
    table.say("use:K01-1")
    assert sorted(table.things("go")) == ["borderland", "dump", "farms", "headquarters", "quarry"]
    table.say("go:dump")
    assert table.me().area == "dump"
    assert table.kind == "take_turn.choose"
    assert table.item("K01-1").tokens == 1


@pytest.mark.rule("ZO-38", "ZO-22.14", "ZO-8.6")
def test_the_repair_kit_takes_off_three_tokens() -> None:
    table = Table("iwan", "tamara").give(0, "K04-1").give(0, "K05-1", tokens=2).give(0, "J03-1", tokens=3)
    table.say("use:K04-1", "repair:K05-1", "repair:J03-1", "repair:J03-1")
    assert (table.item("K05-1").tokens, table.item("J03-1").tokens) == (1, 1)
    assert table.kind == "take_turn.choose"
    assert "K04-1" not in table.owns()


@pytest.mark.rule("ZO-8.6")
def test_the_repair_kit_is_refused_when_nothing_can_be_repaired() -> None:
    table = Table("iwan", "tamara").give(0, "K04-1", "K05-1").give(0, "AG03-1", tokens=1).give(0, "K07-1", tokens=1)
    assert table.why("use:K04-1").rule == "ZO-8.6"


@pytest.mark.rule("ZO-38", "ZO-25")
def test_the_radio_shows_the_next_news_to_its_owner_alone() -> None:
    table = Table("iwan", "tamara").give(0, "K17-1").top("news", "N09")
    table.say("use:K17-1")
    spec = table.game.spec
    assert spec.view(table.game, 0).next_news == "N09"  # type: ignore[attr-defined]
    assert spec.view(table.game, 1).next_news == ""  # type: ignore[attr-defined]
    assert spec.view(table.game, None).next_news == ""  # type: ignore[attr-defined]
    assert table.why("use:K17-1").rule == "ZO-8.7"


# --- tests --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZO-22.13", "ZO-16.7")
def test_the_geiger_counter_rerolls_one_hazard_once_per_test() -> None:
    table = Table("iwan", "tamara").put(0, fatigue=5).give(0, "J02-1").test(0, "VIG", 3).dice("H+0", "H")
    table.say("roll", "use:J02-1")
    assert table.told(events.Rerolled)[-1].dice == ("HAZARD", "PLUS", "BLANK")
    assert table.item("J02-1").tokens == 1
    assert table.why("use:J02-1").rule == "ZO-8.3"
    assert table.why("force").rule == "ZO-6.8"


@pytest.mark.rule("ZO-22.13")
def test_the_geiger_counter_is_useless_without_a_hazard() -> None:
    table = Table("iwan", "tamara").give(0, "J02-1").test(0, "VIG", 9).dice("-00").say("roll")
    assert table.why("use:J02-1").rule == "ZO-16.7"


@pytest.mark.rule("ZO-38", "ZO-16.7")
def test_the_shotgun_adds_one_and_rerolls_a_die() -> None:
    table = Table("iwan", "tamara").give(0, "K10-1").test(0, "PRO", 6, "mutant").dice("-00", "+")
    table.say("roll", "use:K10-1", "die:0", "accept")
    assert table.told(events.TestEnded)[-1].result == 4 + 1 + 1


@pytest.mark.rule("ZO-38", "ZO-8.4")
def test_the_reroll_of_the_shotgun_may_be_left_alone() -> None:
    table = Table("iwan", "tamara").give(0, "K10-1").test(0, "PRO", 8, "mutant").dice("+++")
    table.say("roll", "use:K10-1", "enough", "accept")
    assert table.told(events.TestEnded)[-1].result == 8


@pytest.mark.rule("ZO-39", "ZO-16.7")
def test_the_lodestar_rerolls_any_dice_at_once() -> None:
    table = Table("iwan", "tamara").give(0, "AY08-1").test(0, "WIL", 5).dice("--+", "+0")
    table.say("roll", "use:AY08-1", "die:0", "die:1", "enough", "accept")
    assert table.told(events.TestEnded)[-1].result == 2 + 2
    assert table.hurts() == [{"DIS": 1}]


@pytest.mark.rule("ZO-22.9")
def test_magma_works_only_in_a_confrontation_with_prowess() -> None:
    table = Table("iwan", "tamara").give(0, "AY04-1").threaten("dump", "MUT-Y-2a").put(0, area="dump")
    table.say("search").dice("+00", "---").say("roll")
    assert "use:AY04-1" not in table.options, "detection"
    table.say("accept", "confront", "roll", "use:AY04-1", "accept")
    assert table.told(events.TestEnded)[-1].result == 4 - 3 + 2
    assert table.me().trophies == ("MUT-Y-2a",)
    table.test(0, "PRO", 4, "mutant").dice("000").say("roll")
    assert table.kind == "test.react"
    assert "use:AY04-1" not in table.options


@pytest.mark.rule("ZO-22.8", "ZO-8.13")
def test_the_fiends_eye_costs_a_trophy() -> None:
    table = Table("iwan", "tamara").give(0, "AY03-1").test(0, "VIG", 4).dice("000").say("roll")
    assert table.why("use:AY03-1").rule == "ZO-8.13"
    table.trophy(0, "MUT-G-1a").say("use:AY03-1", "accept")
    assert table.told(events.TestEnded)[-1].result == 4
    assert table.me().trophies == ()
    assert table.pile("MUT-G")[-1] == "MUT-G-1a"


@pytest.mark.rule("ZO-22.5")
@pytest.mark.parametrize(("dice", "hurts"), [("+00", []), ("000", [{"DIS": 1}])])
def test_cold_fire_tests_the_will_first(dice: str, hurts: list[dict[str, int]]) -> None:
    table = Table("iwan", "tamara").give(0, "AG05-1").test(0, "INT", 3).dice("000", dice)
    table.say("roll", "use:AG05-1")
    assert table.game.facts(0).attribute == "WIL"
    assert table.game.facts(0).difficulty == 3
    table.say("roll", "accept", "accept")
    assert table.hurts() == hurts
    assert table.told(events.TestEnded)[-1].result == 3


@pytest.mark.rule("ZO-22.5", "ZO-8.13")
def test_cold_fire_may_be_used_on_the_brink_because_it_only_might_hurt() -> None:
    table = Table("iwan", "tamara").put(0, injuries=6).give(0, "AG05-1").test(0, "INT", 3).dice("000", "---")
    table.say("roll", "use:AG05-1", "roll", "accept", "take", "trauma:VIG", "accept")
    assert table.me().traumas == ("VIG",)


@pytest.mark.rule("ZO-22.6", "ZO-16.6")
@pytest.mark.parametrize(("traumas", "dice"), [((), 0), (("VIG",), 2), (("VIG", "INT"), 3), (("VIG", "INT", "WIL"), 3)])
def test_the_devils_guts_reroll_more_dice_the_worse_the_trauma(traumas: tuple[str, ...], dice: int) -> None:
    table = Table("iwan", "tamara").put(0, traumas=traumas).give(0, "AY01-1")
    table.test(0, "PRO", 9).dice("-0H", *["+" * dice] * bool(dice)).say("roll")
    if not dice:
        assert table.why("force:AY01-1").rule == "ZO-22.6"
        return
    table.say("force:AY01-1", "die:0", "die:1")
    if dice == 3:
        table.say("die:2")
    assert table.told(events.Rerolled)[-1].dice.count("PLUS") == dice
    assert table.me().fatigue == 2
    assert table.item("AY01-1").tokens == 1


# --- junk ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZO-22.13", "ZO-8.3")
def test_the_crowbar_adds_one_junk_to_an_instruction_to_take_junk() -> None:
    table = Table("iwan", "tamara").give(0, "J03-1").top("junk", "J06-1", "J06-2", "J06-3")
    table.run(TakeCards(0, "junk", 1)).say("answer:J03-1")
    assert table.owns() == {"J03-1", "J06-1", "J06-2"}
    assert table.item("J03-1").tokens == 1
    assert table.kind == "take_turn.choose", "the card taken with the Crowbar calls for no second use"


@pytest.mark.rule("ZO-22.13", "ZO-37")
def test_the_crowbar_also_helps_with_ration_cards() -> None:
    table = Table("iwan", "tamara").put(0, area="headquarters").give(0, "J01-1", "J03-1").top("junk", "J06-1", "J06-2")
    table.say("use:J01-1", "answer:J03-1")
    assert table.owns() == {"J03-1", "J06-1", "J06-2"}


@pytest.mark.rule("ZO-22.13")
def test_the_crowbar_leaves_gear_and_the_market_alone() -> None:
    table = Table("iwan", "tamara").give(0, "J03-1").top("gear", "K17-1").run(TakeCards(0, "gear", 1))
    assert table.kind == "take_turn.choose"
    table.put(0, area="inn", rubles=500).market("junk", "J06-1").say("area", "camp", "buy:J06-1")
    assert table.kind == "camp.choose"


@pytest.mark.rule("ZO-22.13", "ZO-10.8")
def test_the_map_spares_the_damage_of_all_shortcuts_of_the_round() -> None:
    table = Table("iwan", "tamara").put(0, area="quarry").give(0, "J04-1").say("move:red_forest", "answer:J04-1")
    assert table.hurts() == []
    table.say("move:quarry")
    assert table.hurts() == [], "it was used for the round, not for one border"
    assert table.item("J04-1").tokens == 1


# --- the suit, protections ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZO-22.15", "ZO-50.14")
@pytest.mark.parametrize("first", ["waxling", "suit"])
def test_the_suit_protects_and_ignores_a_side_effect_with_one_use(first: str) -> None:
    table = Table("iwan", "tamara").put(0, fatigue=1).give(0, "K02-1", worn=True).give(0, "AY07-1")
    table.run(Damage(0, RAD=1, DIS=1, WND=1))
    if first == "suit":
        table.say("use:K02-1")
    table.say("use:AY07-1", "negate:K02-1")
    assert table.hurts() == []
    assert table.me().fatigue == 1
    assert table.item("K02-1").tokens == 1
    assert table.item("AY07-1").tokens == 1


@pytest.mark.rule("ZO-22.1", "ZO-50.12")
def test_the_sponge_turns_one_damage_into_another_kind_once_a_round() -> None:
    table = Table("iwan", "tamara").give(0, "AG01-1").give(0, "K08-1", worn=True).run(Damage(0, RAD=2))
    table.say("convert:AG01-1:RAD-WND")
    assert table.why("use:AG01-1").rule == "ZO-8.3"
    table.say("use:K08-1")
    assert table.hurts() == []
    table.give(0, "J09-1").run(Damage(0, RAD=1))
    assert table.why("use:AG01-1").rule == "ZO-8.7"


@pytest.mark.rule("ZO-22.3", "ZO-22.10")
@pytest.mark.parametrize("card", ["AG03-1", "AY05-1"])
def test_tokens_on_pitch_and_rowan_can_never_be_removed(card: str) -> None:
    table = Table("iwan", "tamara").put(0, area="village", rubles=900, fatigue=0).give(0, card, tokens=2).say("area")
    assert table.kind == "camp.choose"
    assert table.things("repair") == []
    assert table.why("offer:smithy").rule == "ZO-20.5"
    table.top("news", "N07").news_phase()
    assert table.item(card).tokens == 2


# --- encounters -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZO-22.16")
def test_the_scanner_makes_both_tests_of_an_anomaly_with_intellect() -> None:
    table = Table("lidija", "tamara").put(0, area="dump").give(0, "K03-1").threaten("dump", "ANO-Y-3a").say("search")
    table.say("answer:K03-1").roll("000").say("confront")
    assert table.game.facts(0).attribute == "INT"
    assert [event.attribute for event in table.told(events.Rolled)] == ["INT"]
    assert table.item("K03-1").tokens == 1


@pytest.mark.rule("ZO-22.16")
def test_the_scanner_may_wait_for_the_confrontation() -> None:
    table = Table("lidija", "tamara").put(0, area="dump").give(0, "K03-1").threaten("dump", "ANO-Y-3a").say("search")
    table.say("decline").roll("000").say("confront", "answer:K03-1")
    assert table.game.facts(0).attribute == "INT"
    table.roll("000")
    assert [event.attribute for event in table.told(events.Rolled)] == ["VIG", "INT"]


@pytest.mark.rule("ZO-22.16")
def test_the_scanner_is_of_no_use_against_a_mutant() -> None:
    table = Table("lidija", "tamara").put(0, area="dump").give(0, "K03-1").threaten("dump", "MUT-G-1a").say("search")
    assert table.kind == "test.ready"


@pytest.mark.rule("ZO-22.12", "ZO-51.29")
def test_the_herdsman_stops_the_damage_of_one_failed_test_but_not_the_ability() -> None:
    table = Table("iwan", "tamara").put(0, area="dump").give(0, "AY06-1", "K05-1").threaten("dump", "MUT-Y-5a")
    table.say("search").roll("++0").say("confront").roll("---").say("answer:AY06-1")
    assert table.hurts() == []
    assert table.me().fatigue == 2, "its own side effect"
    assert table.item("K05-1").tokens == 1, "the Twin-jaw still damages an item"


@pytest.mark.rule("ZO-22.12")
def test_one_use_of_the_herdsman_covers_one_failed_test() -> None:
    table = Table("iwan", "tamara").put(0, area="dump").give(0, "AY06-1").threaten("dump", "MUT-G-1a")
    table.say("search").roll("---").say("answer:AY06-1", "confront").roll("---")
    assert table.hurts() == [{"RAD": 1}]


@pytest.mark.rule("ZO-22.12")
def test_the_herdsman_knows_nothing_of_anomalies() -> None:
    table = Table("iwan", "tamara").put(0, area="dump").give(0, "AY06-1").threaten("dump", "ANO-G-2a")
    table.say("search").roll("---")
    assert table.hurts() == [{"WND": 1}]


@pytest.mark.rule("ZO-22.18")
def test_gargantuan_urine_skips_the_encounter_and_discards_the_token() -> None:
    table = Table("iwan", "tamara").put(0, area="dump").give(0, "F01-1").threaten("dump", "MUT-Y-1a")
    table.say("search", "answer:F01-1")
    assert table.kind == "take_turn.choose"
    assert table.threats("dump") == ()
    assert table.pile("MUT-Y")[-1] == "MUT-Y-1a"
    assert table.me().trophies == ()
    assert table.me().rubles == 0, "nothing was beaten"
    assert "F01-1" not in table.owns()
    table.audit()


@pytest.mark.rule("ZO-22.18")
def test_gargantuan_urine_does_not_scare_an_anomaly() -> None:
    table = Table("iwan", "tamara").put(0, area="dump").give(0, "F01-1").threaten("dump", "ANO-G-1a").say("search")
    assert table.kind == "test.ready"


# --- the notes ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZO-22.19", "ZO-8.7")
def test_the_notes_use_a_deactivated_artifact_again_with_its_side_effect() -> None:
    table = Table("iwan", "tamara").put(0, fatigue=0).give(0, "F02-1").give(0, "AY02-1", tokens=1)
    table.test(0, "WIL", 4).dice("000").say("roll", "again:AY02-1", "accept")
    assert table.told(events.TestEnded)[-1].result == 4
    assert table.me().fatigue == 2
    assert table.item("F02-1").tokens == 1
    assert table.item("AY02-1").tokens == 1


@pytest.mark.rule("ZO-22.19", "ZO-8.3")
def test_the_notes_copy_an_artifact_once_in_the_same_effect() -> None:
    table = Table("iwan", "tamara").put(0, fatigue=0).give(0, "F02-1", "F09-1", "J06-1")
    table.test(0, "WIL", 9).dice("000").say("roll", "use:F09-1", "again:F09-1")
    assert "again:F09-1" not in table.options
    assert table.item("F02-1").tokens == 1


@pytest.mark.rule("ZO-22.19", "ZO-22.12")
def test_the_notes_wake_the_herdsman_too() -> None:
    table = Table("iwan", "tamara").put(0, area="dump").give(0, "F02-1").give(0, "AY06-1", tokens=1)
    table.threaten("dump", "MUT-G-1a").say("search").roll("---").say("answer:AY06-1")
    assert table.hurts() == []
    assert table.item("F02-1").tokens == 1
    assert table.me().fatigue == 2


@pytest.mark.rule("ZO-22.19", "ZO-22.1", "ZO-22.6")
def test_the_notes_wake_the_sponge_and_the_devils_guts() -> None:
    table = Table("iwan", "tamara").put(0, traumas=("VIG",)).give(0, "F02-1")
    table.give(0, "AG01-1", "AY01-1", tokens=1).run(Damage(0, RAD=1))
    assert "convert-again:AG01-1:RAD-DIS" in table.options
    table.say("take").test(0, "WIL", 9).dice("--0", "++").say("roll", "force-again:AY01-1", "die:0", "die:1")
    assert table.told(events.Rerolled)[-1].dice == ("PLUS", "PLUS", "BLANK")
    assert table.item("F02-1").tokens == 1


@pytest.mark.rule("ZO-22.19", "ZO-22.3")
def test_the_notes_are_for_permanent_artifacts_alone() -> None:
    table = Table("iwan", "tamara").give(0, "F02-1", "J07-1").give(0, "K07-1", tokens=1)
    table.test(0, "INT", 9).dice("-00").say("roll")
    assert "again:K07-1" not in table.options, "a document"


# --- emission, facilities, the way to the end -------------------------------------------------------------------------------


@pytest.mark.rule("ZO-22.2", "ZO-15.2")
def test_the_nest_makes_the_run_to_a_bunker_cheaper() -> None:
    table = Table("iwan", "tamara").put(0, area="dump", fatigue=4).put(1, area="inn").give(0, "AG02-1")
    table.run(EmissionStrikes())
    assert table.why("run:science_camp").rule == "ZO-6.8"
    table.say("run:science_camp:AG02-1")
    assert (table.me().fatigue, table.me().area) == (5, "science_camp")
    assert table.item("AG02-1").tokens == 1
    assert table.hurts() == []


@pytest.mark.rule("ZO-40")
def test_the_key_card_opens_a_facility_whatever_its_lock_asks() -> None:
    table = Table("iwan", "tamara").put(0, area="dump").lock("shelter", "L6").finds("shelter")
    assert table.why("open:shelter").rule == "ZO-19.4"
    table.give(0, "F10-1").say("open:shelter")
    assert table.me().area == "shelter"
    assert table.facility("shelter").open
    assert "F10-1" not in table.owns()


@pytest.mark.rule("ZO-22.20", "ZO-6.9", "ZO-21.17")
@pytest.mark.parametrize("area", ["moscow_eye", "pripyat"])
def test_the_palmtop_relocates_whoever_holds_two_secrets_and_may_overflow(area: str) -> None:
    table = (
        Table("iwan", "tamara").put(0, area=area, fatigue=4, secrets=("A01", "B01")).give(0, "F03-1").say("use:F03-1")
    )
    assert table.me().area == "power_plant"
    assert table.me().fatigue == 5
    assert table.hurts() == [{"plain": 2}]
    assert table.kind == "take_turn.choose"


@pytest.mark.rule("ZO-40")
def test_the_palmtop_tires_for_nothing_without_two_secrets() -> None:
    table = Table("iwan", "tamara").put(0, area="pripyat", secrets=("A01",)).give(0, "F03-1").say("use:F03-1")
    assert table.me().area == "pripyat"
    assert table.me().fatigue == 4


@pytest.mark.rule("ZO-40", "ZO-21.13")
def test_the_plans_lead_into_the_sarcophagus_without_a_test() -> None:
    table = Table("iwan", "tamara").put(0, area="power_plant").give(0, "F04-1").say("use:F04-1")
    assert table.me().area == "sarcophagus"
    assert table.told(events.Rolled) == []


@pytest.mark.rule("ZO-22.21")
@pytest.mark.parametrize("fatigue", [1, 5])
def test_the_reagent_heals_and_sets_fatigue_to_five_without_damage(fatigue: int) -> None:
    table = Table("iwan", "tamara").put(0, injuries=3, traumas=("VIG", "WIL"), fatigue=fatigue).give(0, "F05-1")
    table.say("use:F05-1", "recover:WIL")
    me = table.me()
    assert (me.injuries, me.traumas, me.fatigue) == (1, ("VIG",), 5)
    assert table.hurts() == []


@pytest.mark.rule("ZO-40", "ZO-22.14")
def test_the_welded_container_holds_two_gear() -> None:
    table = Table("iwan", "tamara").put(0, area="inn").give(0, "F06-1").top("gear", "K17-1", "K01-1").say("use:F06-1")
    assert table.owns() == {"K17-1", "K01-1"}
