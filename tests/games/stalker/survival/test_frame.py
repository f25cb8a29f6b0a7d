"""ST-19: the frame of Zone Survival, from what lies on the table to how it ends."""

from __future__ import annotations

from collections import Counter, deque
from typing import Any

import pytest

from cordon.games.registry import game
from cordon.games.stalker import events
from cordon.games.stalker.content import content
from cordon.games.stalker.rules.health import Death
from cordon.games.stalker.rules.rounds import Turn
from cordon.games.stalker.survival.arriving import mark
from cordon.games.stalker.survival.book import ReadZoneScript
from cordon.games.stalker.survival.cards import face_up
from cordon.games.stalker.survival.characters import play_character, way_of
from cordon.games.stalker.survival.fate import FateStep
from cordon.games.stalker.survival.judging import judge_round
from cordon.games.stalker.survival.places import slot_spaces
from cordon.games.stalker.survival.run import ZoneRun
from cordon.games.stalker.survival.set_up import lay_anomaly, replace_anomaly
from cordon.games.stalker.survival.standees import PlaceStandees, SlotFacts
from cordon.games.stalker.survival.tokens import free_token, put_token
from cordon.games.stalker.terms import STALKERS
from cordon.games.stalker.verbs import SPACE
from cordon.kernel.frames import Flow, Procedure, started, step
from cordon.kernel.spec import Setup
from tests.games.stalker.survival.zone import Zone

STALKER = game("stalker")


def laid_out(seats: int = 2, seed: int = 4, **config: Any) -> Any:
    """A match whose set-up is done and whose shop has just opened."""
    match = STALKER.new(Setup(seats, seed, {"mode": "survival", "scenario": "S01", "zone_map": "M01", **config}))
    while not match.decisions()[0].kind.startswith("shopping"):
        decision = match.decisions()[0]
        match.answer(decision.seat, decision.answers()[0])
    return match


class LastRound(Procedure):
    """ST-19.27 The last round is over"""

    @step("ST-19.27", "Judge it")
    def judge(self, game: Any) -> Flow:
        return judge_round(game)


@pytest.mark.rule("ST-19.1")
def test_nothing_of_a_campaign_is_there() -> None:
    match = laid_out()
    assert (match.state.memory, match.state.places, match.state.stash, match.state.contacts) == ({}, {}, (), ())


@pytest.mark.rule("ST-19.5")
def test_a_special_card_without_a_number_names_no_scenario_and_the_next_one_is_drawn() -> None:
    deck = content().zone_decks["special"]
    plain = next(at for at, card in enumerate(deck) if not content().zone_cards[card].corner)
    order = (plain, *(at for at in reversed(range(len(deck))) if at != plain))
    match = STALKER.new(Setup(1, 4, {"mode": "survival"}))
    match.luck = {"shuffle:scenario": deque([order])}
    assert match.decisions()
    drawn = content().scenarios[match.state.scenario]
    assert drawn.corner == content().zone_cards[deck[order[1]]].corner


@pytest.mark.rule("ST-19.15")
@pytest.mark.parametrize(("scenario", "more"), [("S06", 1), ("S05", 0)])
def test_a_request_that_takes_time_brings_a_round_more_where_there_are_few(scenario: str, more: int) -> None:
    deck = content().zone_decks["setup"]
    first = deck.index("U34")
    match = STALKER.new(Setup(2, 4, {"mode": "survival", "scenario": scenario, "zone_map": "M05"}))
    match.luck = {"shuffle:setup": deque([(first, *(at for at in range(len(deck)) if at != first))])}
    while not match.decisions()[0].kind.startswith("shopping"):
        decision = match.decisions()[0]
        match.answer(decision.seat, decision.answers()[0])
    assert len(match.pile("zone_events").draw) == content().scenarios[scenario].rounds[1] + more


@pytest.mark.rule("ST-19.3")
def test_a_token_that_is_not_there_is_not_placed_and_a_mark_stays_where_it_is() -> None:
    zone = Zone()
    assert put_token(zone.game, "barrier", zone.slot("Q1")) is None  # the only one lies on OUT
    zone.enemy("tick", zone.name_of("Q2")).enemy("tick", zone.name_of("Q3"))
    mark(zone.game, "tick-1")
    mark(zone.game, "tick-2")
    assert zone.game.marked_enemy() == "tick-1"
    assert free_token(zone.game, "this_enemy") == ""


@pytest.mark.rule("ST-19.7")
def test_the_special_cards_of_the_scenario_lie_beside_the_map_with_their_tokens() -> None:
    match = laid_out()
    assert [card.id for card in face_up(match)][:4] == ["X00", "X01", "X02", "X03"]
    lying = sorted(
        (token.kind, match.address(token.space)) for token in match.state.tokens.values() if token.space >= 0
    )
    assert [where for kind, where in lying if kind == "fuse_box"] == sorted(
        match.address(slot_spaces(match, slot)[0]) for slot in ("Q1", "Q2", "Q3")
    )
    faces = sorted(token.face for token in match.state.tokens.values() if token.kind == "fuse_box")
    assert faces == ["burnt", "sound", "sound"]


@pytest.mark.rule("ST-19.11")
def test_a_character_walks_through_windows_and_stops_where_an_enemy_is() -> None:
    zone = Zone("S05", "M03")
    play_character(zone.game, "foma", zone.slot("IN"))
    goal = zone.slot("Q1")
    way = way_of(zone.game, "character-foma", goal, 99)
    assert way[-1] == goal
    zone.enemy("tick", zone.game.address(way[1]))
    blocked = way_of(zone.game, "character-foma", zone.game.board.index[zone.game.address(way[1])], 99)
    assert blocked[-1] == way[1]


@pytest.mark.rule("ST-19.12")
def test_three_overlays_of_one_anomaly_with_an_artifact_each_keep_lying_when_its_type_changes() -> None:
    zone = Zone()
    kinds = [key for key, card in content().anomalies.items() if not card.box]
    for _ in range(len(kinds)):
        zone.game.set(anomalies={})
        lay_anomaly(zone.game)
        if len(zone.game.state.anomalies) == 3:
            break
    assert all(anomaly.artifact for anomaly in zone.game.state.anomalies.values())
    before = {overlay for anomaly in zone.game.state.anomalies.values() for overlay in anomaly.overlays}
    cards = {anomaly.card for anomaly in zone.game.state.anomalies.values()}
    replace_anomaly(zone.game)
    after = zone.game.state.anomalies.values()
    assert {overlay for anomaly in after for overlay in anomaly.overlays} == before
    assert {anomaly.card for anomaly in after}.isdisjoint(cards)


@pytest.mark.rule("ST-19.13")
@pytest.mark.rule("ST-19.14")
@pytest.mark.rule("ST-19.15")
@pytest.mark.rule("ST-19.17")
def test_enemies_loot_events_and_stalkers_are_where_the_scenario_asks_for_them() -> None:
    match = laid_out(seats=2)
    markers = {card.colour for card in match.state.enemy_cards.values()}
    assert {"C2", "C3"} <= markers
    slots = [match.board.index[slot.spaces[0]] for slot in match.zone_map.kind("L")]
    each = 1 if match.has_quality("loot_one") else 2
    assert all(len(match.ground(space).loot) >= each for space in slots)
    assert len(match.pile("zone_events").draw) == match.scenario.rounds[1]
    entrance = slot_spaces(match, "IN")
    assert all(stalker.space in entrance for stalker in match.state.stalkers.values())


@pytest.mark.rule("SV-14")
@pytest.mark.parametrize(("zone_map", "more"), [("M03", 1), ("M05", 0)])
def test_on_hard_ground_a_scenario_has_a_round_more(zone_map: str, more: int) -> None:
    match = laid_out(seats=2, scenario="S10", zone_map=zone_map)
    assert len(match.pile("zone_events").draw) == match.scenario.rounds[1] + more


def asked_for_slots(scenario: str, seats: int, zone_map: str = "M01") -> Any:
    """A match at the first question where a standee goes."""
    match = STALKER.new(Setup(seats, 4, {"mode": "survival", "scenario": scenario, "zone_map": zone_map}))
    while match.nearest(PlaceStandees) is None:
        decision = match.decisions()[0]
        match.answer(decision.seat, decision.answers()[0])
    return match


@pytest.mark.rule("ST-19.13")
def test_where_slots_outnumber_enemies_the_lead_stalker_chooses_among_those_of_their_kind() -> None:
    match = asked_for_slots("S08", seats=1)
    scattered = {slot.spaces[0]: slot.facing for slot in match.zone_map.kind("HS")}
    left = match.facts(0).left
    assert match.facts(0) == SlotFacts(match.facts(0).kind, left, scattered)
    dense = match.zone_map.slot("HD1").spaces[0]
    refused = {refusal.option: refusal.reason.id for refusal in match.refusals(0)}
    assert refused[SPACE(dense)] == "other-slot"
    match.answer(0, SPACE("2.G"))
    (enemy,) = match.state.enemies.values()
    assert (match.address(enemy.space), enemy.facing) == ("2.G", scattered["2.G"])
    refused = {refusal.option: refusal.reason.id for refusal in match.refusals(0)}
    assert refused[SPACE("2.G")] == "slot-taken"
    while match.nearest(PlaceStandees) is not None:
        match.answer(0, match.decisions()[0].options[0])
    horde = [foe for foe in match.state.enemies.values() if match.state.enemy_cards[foe.kind].colour == "C3"]
    assert len(horde) == left
    assert len({foe.space for foe in horde}) == left


@pytest.mark.rule("ST-19.13")
def test_slots_that_are_just_enough_or_on_one_space_leave_no_choice() -> None:
    """The horde of S05 on M01 takes all four scattered slots; both dense slots of its elite are on one space."""
    match = STALKER.new(Setup(2, 4, {"mode": "survival", "scenario": "S05", "zone_map": "M01"}))
    while not match.decisions()[0].kind.startswith("shopping"):
        decision = match.decisions()[0]
        assert not decision.kind.startswith("place_standees")
        match.answer(decision.seat, decision.answers()[0])


@pytest.mark.rule("ST-19.13")
@pytest.mark.parametrize("zone_map", sorted(content().zone_maps))
def test_nobody_stands_in_a_slot_of_somebody_else(zone_map: str) -> None:
    """The mutants of S07 take dense slots too; the humans, who ask for those, get what is left."""
    zone = Zone("S07", zone_map, seats=3).run(PlaceStandees()).finish()
    slots = [slot.spaces[0] for kind in ("HD", "HS", "ED", "ES", "B") for slot in zone.game.zone_map.kind(kind)]
    standing = Counter(zone.game.address(enemy.space) for enemy in zone.game.state.enemies.values())
    assert standing.total() > len(zone.game.zone_map.kind("HS"))
    assert standing <= Counter(slots)


@pytest.mark.rule("ST-19.16")
def test_the_funds_of_the_scenario_buy_everything_at_its_value_and_the_rest_is_lost() -> None:
    match = laid_out(seats=2)
    assert match.state.money == match.scenario.funds[1]
    match.answer(0, "buy:ptm")
    assert match.state.money == match.scenario.funds[1] - content().equipment["ptm"].value
    while not match.state.round:
        decision = match.decisions()[0]
        match.answer(decision.seat, "done" if "done" in decision.answers() else decision.answers()[0])
    assert match.state.money == 0


@pytest.mark.rule("ST-19.18")
def test_a_token_on_a_space_takes_no_place_and_offers_what_its_card_says() -> None:
    zone = Zone()
    here = zone.slot("Q2")
    assert zone.game.count_at(here) == 0
    zone.stand(0, "Q2")
    assert "card:X02:pull_the_fuse" in zone.run(Turn(0, 0)).options


@pytest.mark.rule("ST-19.24")
def test_the_last_symbol_also_resolves_one_unknown_token_of_each_stack() -> None:
    zone = Zone("S01", "M01")
    tokens = zone.game.pile("unknown").draw
    quiet = [token for token in tokens if not content().unknown[token].colour][:3]
    zone.ground(zone.name_of("Q2"), unknown=tuple(quiet[:2])).ground(zone.name_of("Q3"), unknown=tuple(quiet[2:]))
    zone.luck("die:fate", (9,)).run(FateStep()).finish()
    assert len(zone.game.ground(zone.slot("Q2")).unknown) == 1
    assert not zone.game.ground(zone.slot("Q3")).unknown


@pytest.mark.rule("ST-19.26")
def test_a_script_leads_back_to_the_map() -> None:
    zone = Zone("S01", "M01").run(ReadZoneScript("18", 0, STALKERS[0]))
    assert zone.options == ("read_on",)
    assert zone.say("read_on").is_over


@pytest.mark.rule("ST-19.27")
@pytest.mark.rule("ST-19.28")
def test_after_the_last_card_the_scenario_is_judged_and_a_death_ends_it_at_once() -> None:
    zone = Zone(rounds=1).run(LastRound(), inside=started(ZoneRun()))
    assert not zone.events(events.MissionEnded)  # a card is left
    zone = Zone(rounds=0).run(LastRound(), inside=started(ZoneRun()))
    assert [event.result for event in zone.events(events.MissionEnded)] == ["defeat"]
    zone = Zone().run(Death(0), inside=started(ZoneRun()))
    assert [(event.result, event.cause) for event in zone.events(events.MissionEnded)] == [("defeat", "death")]
