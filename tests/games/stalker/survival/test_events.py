"""SV-7 The event deck: how long cards stay, what ends them, aces."""

from __future__ import annotations

import pytest

from cordon.games.stalker import events
from cordon.games.stalker.content import content
from cordon.games.stalker.rules.actions import PickUp
from cordon.games.stalker.rules.anomalies import Activate, ActivationRolls
from cordon.games.stalker.rules.dice import Trial
from cordon.games.stalker.rules.round_end import RoundEnd
from cordon.games.stalker.rules.rounds import Turn
from cordon.games.stalker.rules.strikes import KnifeAttack
from cordon.games.stalker.rules.wounds import KillEnemy
from cordon.games.stalker.survival.cards import is_face_up
from cordon.games.stalker.survival.event_phase import TakeZoneEvent, ZoneEventPhase, end_one_turn
from cordon.games.stalker.survival.judging import requests
from cordon.games.stalker.survival.tokens import put_token
from tests.games.stalker.survival.zone import Zone

OUTSIDE = "6.F"


def drawn(*cards: str, seats: int = 2) -> Zone:
    """These event cards were drawn one after the other."""
    zone = Zone("S01", "M01", seats=seats)
    for card in cards:
        zone.run(TakeZoneEvent(card)).finish()
    return zone


@pytest.mark.rule("SV-7.1")
def test_the_deck_has_its_sorts() -> None:
    cards = [content().zone_cards[card] for card in content().zone_decks["zone_events"]]
    sorts = {tag: sum(tag in card.tags for card in cards) for card in cards for tag in card.tags}
    assert len(cards) == 58
    assert sorts == {
        "instant": 16, "one_turn": 11, "long": 12, "weather": 7, "improved_enemies": 6, "ace": 6, "request": 2,
    }  # fmt: skip
    assert len(content().zone_decks["setup"]) == 34
    assert len(content().unique) == 16


@pytest.mark.rule("ST-19.22")
def test_an_instant_card_goes_and_new_weather_replaces_the_old() -> None:
    zone = drawn("E07", "E38", "E30", "E39")
    assert [is_face_up(zone.game, card) for card in ("E07", "E38", "E30", "E39")] == [False, False, True, True]
    assert "enemy.sight_front" not in zone.game.state.listening


@pytest.mark.rule("ST-19.22")
def test_a_one_turn_card_lasts_this_round() -> None:
    zone = drawn("E23", "E30")
    end_one_turn(zone.game)
    assert not is_face_up(zone.game, "E23")
    assert is_face_up(zone.game, "E30")
    assert "move.max" not in zone.game.state.listening


@pytest.mark.rule("SV-0.4")
def test_the_horn_counts_seats_once_however_often_the_deck_grows_again() -> None:
    zone = Zone("S01", "M01", rounds=3)
    left = []
    for _ in range(3):
        zone.run(ZoneEventPhase()).finish()
        left.append(len(zone.game.pile("zone_events").draw))
    assert left == [3, 2, 1], "the shot in the air brings one round, and no second one when two cards are left again"


# --- what ends a card -------------------------------------------------------------------------------------------------


@pytest.mark.rule("SV-0.3")
def test_food_ends_empty_stomachs_and_medicine_does_not() -> None:
    zone = drawn("E37").give(0, "bandage-1").give(0, "bread-1")
    zone.use("bandage-1").finish("turn.choose")
    assert is_face_up(zone.game, "E37")
    zone.use("bread-1").finish("turn.choose")
    assert not is_face_up(zone.game, "E37")


@pytest.mark.rule("SV-0.3")
def test_two_loot_tokens_end_fresh_belts() -> None:
    zone = drawn("E49")
    loot = zone.game.pile("loot").draw
    zone.stalker(0, OUTSIDE).ground(OUTSIDE, loot=loot[:2])
    zone.run(PickUp(0, "loot")).finish()
    assert is_face_up(zone.game, "E49")
    zone.run(PickUp(0, "loot")).finish()
    assert not is_face_up(zone.game, "E49")


@pytest.mark.rule("SV-0.3")
@pytest.mark.parametrize(("slot", "stays"), [("Z1", False), ("Q1", True)])
def test_a_marked_cache_is_the_one_on_its_slot(slot: str, stays: bool) -> None:
    zone = drawn("E33")
    assert zone.holds("unique_loot") == [zone.name_of("Z1")]
    put_token(zone.game, "unique_loot", zone.slot("Q1"))
    zone.stand(0, slot).run(PickUp(0, "unique")).finish()
    assert is_face_up(zone.game, "E33") == stays


@pytest.mark.rule("SV-0.3")
def test_mutants_that_die_tire_out_the_rabid_ones() -> None:
    zone = drawn("E46").enemy("tick", OUTSIDE).enemy("tick", OUTSIDE).enemy("bandit_rifle", OUTSIDE, team=2)
    for enemy, stays in (("tick-1", True), ("bandit_rifle-1", True), ("tick-2", False)):
        zone.run(KillEnemy(enemy)).finish()
        assert is_face_up(zone.game, "E46") == stays


@pytest.mark.rule("SV-0.3")
@pytest.mark.parametrize(("part", "stays"), [("torso", True), ("head", False)])
def test_a_head_hit_that_kills_ends_flak_vests(part: str, stays: bool) -> None:
    zone = drawn("E45").stalker(0, OUTSIDE).enemy("bandit_rifle", OUTSIDE)
    printed = zone.game.content.enemies["bandit_rifle"]
    zone.game.update(zone.foe("bandit_rifle-1"), lost=printed.ehp - 1)
    zone.wounds("C").gear(3, 3, 3).run(KnifeAttack(0))
    zone.finish("knife_attack.choose_part").say(f"part:{part}").finish()
    assert "bandit_rifle-1" not in zone.game.state.enemies
    assert is_face_up(zone.game, "E45") == stays


@pytest.mark.rule("SV-0.3")
def test_an_anomaly_that_hits_a_mutant_ends_thick_hide() -> None:
    zone = drawn("E50").anomaly("jelly", (1, "2@b5", "N"), id="anomaly-1").enemy("bandit_rifle", "2.J", team=2)
    zone.run(Activate("anomaly-1", "P4")).finish()
    assert is_face_up(zone.game, "E50")
    zone.enemy("tick", "2.J").run(Activate("anomaly-1", "P4")).finish()
    assert not is_face_up(zone.game, "E50")


@pytest.mark.rule("SV-0.3")
@pytest.mark.parametrize(("side", "stays"), [("high", True), ("low", False)])
def test_night_eyes_close_when_a_round_ends_without_a_high_token(side: str, stays: bool) -> None:
    zone = drawn("E48").attention(0, side, OUTSIDE)
    zone.run(RoundEnd()).finish()
    assert is_face_up(zone.game, "E48") == stays


@pytest.mark.rule("SV-0.3")
def test_a_bounty_is_paid_for_an_elite_enemy_that_a_stalker_kills() -> None:
    zone = drawn("E36").enemy("tick", OUTSIDE).enemy("controller", OUTSIDE, colour="C2")
    zone.run(KillEnemy("tick-1", "stalker-1")).finish()
    assert is_face_up(zone.game, "E36")
    zone.run(KillEnemy("controller-1", "stalker-1")).finish()
    assert not is_face_up(zone.game, "E36")
    assert [zone.game.content.deck_of[card.id] for card in zone.game.cards_of(1)] == ["unique"]


@pytest.mark.rule("SV-11.1")
def test_badges_count_what_stalkers_kill_and_meet_the_request() -> None:
    zone = drawn("E58")
    for i in (1, 2, 3):
        zone.enemy("tick", OUTSIDE)
        assert requests(zone.game) == [("E58", False)]
        zone.run(KillEnemy(f"tick-{i}", "stalker-0" if i < 4 else "")).finish()
    assert requests(zone.game) == [("E58", True)]


# --- aces -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SV-1.13")
def test_an_ace_works_once_for_whoever_takes_it() -> None:
    zone = drawn("E56")
    zone.game.update(zone.me(1), hp=3)
    zone.run(Turn(1, 0)).say("card:E56:use").finish("turn.choose")
    assert (zone.me(1).hp, zone.me(1).dose) == (8, 2)
    assert not is_face_up(zone.game, "E56")
    assert "card:E56:use" not in zone.options


@pytest.mark.rule("SV-1.13")
def test_a_lucky_coin_rerolls_a_roll_of_any_stalker_and_is_gone() -> None:
    zone = drawn("E53")
    zone.gear(0, 0).run(Trial(1, 2))
    assert "answer:E53" in zone.options
    zone.gear(3).gear(3).say("answer:E53", "die:1").finish()
    assert zone.result == 6
    assert not is_face_up(zone.game, "E53")


@pytest.mark.rule("SV-1.13")
def test_on_a_known_path_anomalies_do_not_matter_for_the_turn() -> None:
    zone = drawn("E55").anomaly("jelly", (1, "2@b5", "N"), id="anomaly-1").stalker(0, "2.J")
    zone.game.set(turn=0)
    zone.game.put_in_force("E55", "turn", "ignores:anomaly", 1)
    zone.run(ActivationRolls("stalker-0", (zone.me().space,))).finish()
    assert not zone.events(events.AnomalyDieRolled)
    zone.game.end_in_force("turn")
    zone.symbol("P4").run(ActivationRolls("stalker-0", (zone.me().space,))).finish()
    assert zone.events(events.AnomalyDieRolled)
