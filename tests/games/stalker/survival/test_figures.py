"""SV-4, SV-7, SV-12 The figures of Zone Survival, written down a second time, and what holds for every scenario."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest

from cordon.games.registry import game
from cordon.games.stalker import events
from cordon.games.stalker.cards import Weapon
from cordon.games.stalker.content import content
from cordon.games.stalker.rules.health import Death
from cordon.games.stalker.rules.rounds import Turn
from cordon.games.stalker.survival.book import ReadZoneScript
from cordon.games.stalker.survival.goods import mark_funded
from cordon.games.stalker.survival.run import ZoneRun
from cordon.games.stalker.survival.set_up import SETUP_CARDS, draw_anomaly, draw_enemy
from cordon.games.stalker.terms import ANOMALY_DIE, STALKERS
from cordon.kernel.frames import started
from cordon.kernel.session import Session
from cordon.kernel.spec import Setup
from tests.games.stalker.survival.zone import Zone

STALKER = game("stalker")
ROUNDS = {
    "S01": ("escape", [6, 7, 7, 7]), "S02": ("hold", [8, 8, 8, 8]), "S03": ("hunt", [8, 8, 7, 7]),
    "S04": ("retrieve_artifacts", [7, 8, 7, 7]), "S05": ("escort", [6, 8, 8, 8]), "S06": ("sabotage", [6, 7, 6, 6]),
    "S07": ("survive_an_emission", [6, 7, 6, 6]), "S08": ("rescue", [6, 7, 7, 7]), "S09": ("trade_run", [7, 8, 8, 8]),
    "S10": ("heist", [7, 8, 8, 8]),
}  # fmt: skip
"""The kind of each scenario, and its rounds by the number of stalkers (SV-4.1)."""
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
def test_the_lead_stalker_decides_in_an_intro(scenario: object) -> None:
    number = scenario.intro  # type: ignore[attr-defined]
    zone = Zone(scenario.id, "M01")  # type: ignore[attr-defined]
    zone.game.set(lead=1)
    zone.run(ReadZoneScript(number, 0, STALKERS[0]))
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


@pytest.mark.rule("ST-19.4")
def test_a_match_between_two_missions_changes_nothing_of_the_campaign() -> None:
    campaign = Session(STALKER, Setup(1, 3, {"mode": "campaign"}))
    for _ in range(6):
        decision = campaign.decisions[0]
        campaign.answer(decision.seat, decision.answers()[0])
    before = campaign.digest()
    other = STALKER.new(Setup(1, 3, {"mode": "survival", "scenario": "S01", "zone_map": "M01"}))
    for _ in range(60):
        if other.decisions():
            other.answer(0, other.decisions()[0].answers()[0])
    assert (other.state.stash, other.state.places, other.state.memory) == ((), {}, {})
    assert campaign.digest() == before


@pytest.mark.rule("SV-5.1")
def test_what_the_lender_has_paid_for_cannot_be_sold() -> None:
    zone = Zone("S09", "M01").stand(0, "Q1").give(0, "bread-1")
    zone.run(Turn(0, 0)).say("card:C03:trade")
    assert "sell:bread-1" in zone.options
    mark_funded(zone.game)
    zone.give(0, "bandage-1").run(Turn(0, 0)).say("card:C03:trade")
    assert [option for option in zone.options if option.startswith("sell:")] == ["sell:bandage-1"]
    assert {each.option: each.reason.id for each in zone.game.refusals(0)}["sell:bread-1"] == "forbidden"
