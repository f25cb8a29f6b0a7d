"""SV-4, SV-7, SV-12 The figures of Zone Survival, written down a second time, and what holds for every scenario."""

from __future__ import annotations

from random import Random
from statistics import mean
from typing import Any

import pytest

from cordon.games.registry import game
from cordon.games.stalker import events
from cordon.games.stalker.cards import Weapon
from cordon.games.stalker.content import content
from cordon.games.stalker.rules.health import Death
from cordon.games.stalker.rules.options import movement_limit
from cordon.games.stalker.rules.rounds import Turn
from cordon.games.stalker.survival.body import BODIES
from cordon.games.stalker.survival.book import ReadZoneScript, ZoneChoice
from cordon.games.stalker.survival.characters import Follow, play_character, set_off_together
from cordon.games.stalker.survival.goods import mark_funded
from cordon.games.stalker.survival.run import ZoneRun
from cordon.games.stalker.survival.set_up import SETUP_CARDS, draw_anomaly
from cordon.games.stalker.survival.standees import draw_enemy
from cordon.games.stalker.terms import ANOMALY_DIE, STALKERS
from cordon.games.stalker.views import view as stalker_view
from cordon.kernel.frames import kind_of, started
from cordon.kernel.spec import Setup
from tests.games.stalker.survival.zone import Zone

STALKER = game("stalker")
ROUNDS = {
    "S01": ("escape", [4, 4, 6, 6]), "S02": ("hold", [8, 8, 8, 8]), "S03": ("hunt", [6, 8, 7, 7]),
    "S04": ("retrieve_artifacts", [4, 5, 7, 7]), "S05": ("escort", [4, 5, 6, 6]), "S06": ("sabotage", [4, 5, 5, 5]),
    "S07": ("survive_an_emission", [6, 7, 6, 6]), "S08": ("rescue", [6, 7, 7, 7]), "S09": ("trade_run", [7, 8, 8, 8]),
    "S10": ("heist", [5, 6, 7, 7]),
}  # fmt: skip
"""The kind of each scenario, and its rounds by the number of stalkers (SV-4.1, R-171)."""
NODES = {"beat": 114, "choice": 51, "test": 24, "effect": 27, "goto": 1}
"""Nodes of the book (SV-12.2); a test is a roll, a symbol or a condition."""
WEAPONS = {
    "the_verdict": ("rifle", 3, (3, 4), 5, [("SA", 1, 3, "high")]),
    "coachmans_twin": ("shotgun", 2, (0, 0), 2, [("FA", 2, 2, "high"), ("SA", 1, 3, "high")]),
    "widows_whisper": ("pistol", 6, (0, 2), 3, [("SA", 1, 2, "low"), ("FA", 1, 1, "low")]),
}
"""Ammo, capacity, accurate range, maximum, attacks (SV-8.1)."""


@pytest.mark.rule("SV-4.1")
def test_every_scenario_is_of_another_kind_and_has_its_rounds() -> None:
    found = {scenario.id: (scenario.kind, list(scenario.rounds)) for scenario in content().scenarios.values()}
    assert found == ROUNDS
    assert len({kind for kind, _ in found.values()}) == 10


@pytest.mark.rule("SV-12.2")
def test_the_decks_and_the_book_have_their_counts() -> None:
    decks = {name: len(cards) for name, cards in content().zone_decks.items()}
    assert decks == {"special": 31, "setup": 34, "zone_events": 58, "characters": 11}  # with X00, which is no card
    assert (len(content().scenarios), len(content().zone_maps), len(content().unique)) == (10, 10, 16)
    nodes = [node for script in content().zone_scripts.values() for node in script.nodes]
    names = [type(node).__struct_config__.tag for node in nodes]
    sorts = ["test" if name in ("anomaly_die", "if") else name for name in names]
    assert {name: sorts.count(name) for name in NODES} == NODES
    assert len(content().zone_scripts) == 114


@pytest.mark.rule("SV-7.2")
def test_the_fate_roll_shows_p4_most_often() -> None:
    assert [ANOMALY_DIE.count(symbol) for symbol in ("P1", "P2", "P3", "P4")] == [1, 2, 3, 4]


@pytest.mark.rule("SV-12.6")
def test_four_setup_cards_can_always_be_drawn_and_weigh_little() -> None:
    dice, cards = Random(5), content().zone_cards
    sums, requests = [], 0
    for _ in range(4000):
        kept: list[str] = []
        for number in dice.sample(content().zone_decks["setup"], 34):
            if len(kept) < SETUP_CARDS and not {t for k in kept for t in cards[k].tags} & set(cards[number].tags):
                kept.append(number)
        assert len(kept) == SETUP_CARDS
        sums.append(sum(cards[number].icon for number in kept))
        requests += any("request" in cards[number].tags for number in kept)
    assert -4 <= min(sums) <= max(sums) <= 4
    assert 0.33 < mean(sums) < 0.49
    assert 0.28 < requests / 4000 < 0.36


@pytest.mark.rule("SV-12.6")
def test_an_event_card_is_a_little_hard_on_average() -> None:
    icons = [content().zone_cards[card].icon for card in content().zone_decks["zone_events"]]
    assert round(mean(icons), 2) == 0.12


@pytest.mark.rule("SV-8.1")
@pytest.mark.parametrize("key", WEAPONS)
def test_a_weapon_of_the_unique_loot_is_what_is_printed(key: str) -> None:
    card = content().equipment[key]
    assert isinstance(card, Weapon)
    attacks = [(each.cost, each.ammo, each.gear, each.attention) for each in card.attacks]
    assert (card.ammo_type, card.ammo, tuple(card.accurate), card.max_range, attacks) == WEAPONS[key]


# --- what holds for every scenario ------------------------------------------------------------------------------------


@pytest.mark.rule("SV-1.14")
@pytest.mark.rule("ST-19.28")
@pytest.mark.parametrize("scenario", content().scenarios)
def test_the_death_of_a_stalker_is_a_defeat(scenario: str) -> None:
    zone = Zone(scenario, "M01").run(Death(1), inside=started(ZoneRun()))
    assert [(event.result, event.cause) for event in zone.events(events.MissionEnded)] == [("defeat", "death")]


@pytest.mark.rule("SV-15.10")
@pytest.mark.parametrize("scenario", content().scenarios.values(), ids=lambda each: each.id)
def test_the_lead_stalker_decides_in_an_intro(scenario: Any) -> None:
    zone = Zone(scenario.id, "M01")
    zone.game.set(lead=1)
    zone.run(ReadZoneScript(scenario.intro, 0, STALKERS[0]))
    assert zone.decision.seat == 1


@pytest.mark.rule("ST-19.2")
@pytest.mark.parametrize("seed", range(20))
def test_nothing_of_a_mission_box_is_drawn(seed: int) -> None:
    zone = Zone("S01", "M01")
    zone.game.set(chance=type(zone.game.state.chance)(seed))
    boxed = {key for key, card in content().anomalies.items() if card.box}
    assert boxed
    assert draw_anomaly(zone.game) not in boxed
    for drawn in zone.game.scenario.enemies:
        assert not content().enemies[draw_enemy(zone.game, drawn)].box


@pytest.mark.rule("SV-5.1")
def test_what_the_lender_has_paid_for_cannot_be_sold() -> None:
    zone = Zone("S09", "M01").stand(0, "Q1").give(0, "bread-1")
    zone.run(Turn(0, 0)).say("card:C03:trade")
    assert "sell:bread-1" in zone.options
    mark_funded(zone.game)
    zone.give(0, "bandage-1").run(Turn(0, 0)).say("card:C03:trade")
    assert [option for option in zone.options if option.startswith("sell:")] == ["sell:bandage-1"]


# --- the frame (SV-1) -------------------------------------------------------------------------------------------------

TOKENS = {
    "bus": 1, "hull": 1, "excavator": 1, "truck": 1, "truck_b": 1, "pipe_long": 1, "pipe_short": 1, "guard_hut": 1,
    "container": 1, "pylon": 1, "pond": 1, "trench": 1, "trench_b": 1, "hole": 4, "locked_door": 4, "welded_door": 6,
    "armored_gate": 2, "hatch": 2, "unique_loot": 5, "this_enemy": 1, "barrier": 1, "fuse_box": 3, "fuse": 3, "pump": 1,
    "valve": 2, "track": 3, "bait": 2, "probe": 3, "mast": 3, "charge": 3, "supply": 9, "beacon": 5, "wounded": 3,
    "strongbox": 1, "code": 2, "nest": 1, "campfire": 1, "letter": 1, "leak": 4, "tag": 2, "rad_mark": 3,
}  # fmt: skip
"""SV-2.1; snares are traps of the core box, and somebody who is down lies there as a figure."""


def begun(scenario: str, seats: int = 2) -> tuple[Any, list[str]]:
    """A match in its first round without shopping and without a favour of the first script, and what was told."""
    match = STALKER.new(Setup(seats, 4, {"mode": "survival", "scenario": scenario, "zone_map": "M01"}))
    match.decisions()
    told = [type(note.event).__name__ for note in match.notes]
    while not match.state.round:
        decision = match.decisions()[0]
        last = decision.kind == kind_of(ZoneChoice.choose)
        answer = "done" if "done" in decision.answers() else decision.answers()[-1 if last else 0]
        match.answer(decision.seat, answer)
        told += [type(note.event).__name__ for note in match.notes]
    return match, told


@pytest.mark.rule("SV-2.1")
def test_the_box_has_these_tokens() -> None:
    found = {kind.id: kind.count for kind in content().token_kinds.values() if kind.id not in ("snare", *BODIES)}
    assert found == TOKENS


@pytest.mark.rule("SV-1.2")
def test_a_match_is_set_out_in_the_order_of_the_rules() -> None:
    _, told = begun("S01")
    order = ["ScenarioChosen", "ZoneTokenPlaced", "SetupCardDrawn", "ScenarioBegan", "ScriptOpened", "RoundBegan"]
    assert sorted(order, key=told.index) == order


@pytest.mark.rule("SV-1.8")
@pytest.mark.parametrize(("scenario", "money"), [("S01", 0), ("S09", 2000)])
def test_unspent_funds_are_lost_but_for_the_savings_of_a_trade_run(scenario: str, money: int) -> None:
    """There the purse holds the loan of 1000 and unspent funds up to 1000."""
    match, _ = begun(scenario)
    assert match.state.money == money


@pytest.mark.rule("SV-1.7")
def test_counters_are_open_to_everybody_and_never_below_zero() -> None:
    match, _ = begun("S02")
    for seat in (0, 1, None):
        view = stalker_view(match, seat).survival
        assert view is not None
        assert (view.counters["pressure"], view.needs["pressure"]) == (0, 17)
    zone = Zone("S06", "M01").count("alarm", 1)
    zone.run(ReadZoneScript("67", 0, STALKERS[0])).finish()
    assert zone.counter("alarm") == 0


@pytest.mark.rule("SV-1.11")
@pytest.mark.parametrize(("near", "asked"), [("13.C", True), ("13.E", False)])
def test_a_follower_next_to_a_stalker_may_come_along_when_the_turn_ends(near: str, asked: bool) -> None:
    zone = Zone("S01", "M01").stalker(0, near)
    play_character(zone.game, "foma", zone.slot("Q2"))
    zone.run(Follow(0))
    assert zone.is_over != asked
    if asked:
        zone.say("follow:character-foma").finish()
        assert zone.at("character-foma") == near


@pytest.mark.rule("SV-1.11")
@pytest.mark.parametrize(("began", "ends", "there"), [("13.C", "13.K", True), ("13.E", "13.K", False)])
def test_a_follower_comes_along_with_whoever_began_the_turn_beside_it(began: str, ends: str, there: bool) -> None:
    zone = Zone("S01", "M01").stalker(0, began)
    play_character(zone.game, "foma", zone.slot("Q2"))
    set_off_together(zone.game, 0)
    zone.stalker(0, ends).run(Follow(0))
    assert zone.is_over != there
    if there:
        steps = zone.game.board.routes("open", zone.slot("Q2")).route(zone.game.board.index[ends])
        zone.say("follow:character-foma").finish()
        assert zone.at("character-foma") == zone.game.address(steps[:3][-1])


@pytest.mark.rule("SV-1.15")
@pytest.mark.parametrize(("seats", "limit"), [(1, 3), (2, 2)])
def test_one_alone_carries_the_strongbox_as_if_it_were_light(seats: int, limit: int) -> None:
    match, _ = begun("S10", seats)
    match.update(match.state.tokens["strongbox-1"], space=-1, holder=0)
    assert movement_limit(match, 0) == limit


@pytest.mark.rule("SV-4.2")
@pytest.mark.parametrize("scenario", content().scenarios.values(), ids=lambda each: each.id)
def test_a_scenario_has_its_scripts_and_three_special_cards_have_its_number(scenario: Any) -> None:
    tens = 10 * int(scenario.id[1:])
    assert [scenario.intro, scenario.victory, scenario.defeat] == [str(tens + n) for n in (1, 8, 9)]
    corners = [content().zone_cards[card].corner for card in content().zone_decks["special"]]
    assert corners.count(scenario.corner) == 3


@pytest.mark.rule("SV-4.2")
def test_the_anomaly_of_glass_harvest_never_moves() -> None:
    zone = Zone("S04", "M01")
    for seed in range(40):
        zone.game.set(chance=type(zone.game.state.chance)(seed))
        assert "moving" not in content().flags[draw_anomaly(zone.game)]
