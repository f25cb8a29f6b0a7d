"""SC-8: both halves of every anomaly card change what it says, for its target set, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from cordon.games.stalker import events
from cordon.games.stalker.content import content
from cordon.games.stalker.rules.anomalies import Activate, move_anomalies
from cordon.games.stalker.rules.laying_out import lay_out_anomalies
from cordon.kernel.chance import Chance
from tests.games.stalker.rules.changes import changes
from tests.games.stalker.rules.stage import Stage, grid

ROAD = grid("ABCDEFGH")
DICE = {"popper": 4, "burner": 5, "comet": 5}
"""Gear dice against the torso of an enemy."""


def field(anomaly: str) -> Stage:
    """An anomaly on B to F with its centre on D. The symbol P1, which is rolled, is on none of them."""
    return Stage(ROAD, seats=3).anomaly(anomaly, (5, "T@d1", "N"))


STALKERS: dict[str, dict[str, Any]] = {
    "jelly": {"0.hp": 7, "0.exposed": True},
    "bubble": {"0.hp": 9, "0.exposed": True},
    "whirligig": {"0.hp": 10, "0.pinned": True},
    # Damage: the jacket stops 2 of it.
    "electro": {"0.hp": 8},
    "popper": {"0.hp": 11, "1.hp": 9},
    "springboard": {"0.hp": 11, "0.space": "G"},
    "magnet": {
        "0.hp": 12,
        "0.space": "E",
        "0.pinned": True,
        "1.hp": 10,
        "1.space": "C",
        "1.pinned": True,
        "magnet.covers": [("E", "P4", "stalker-0"), ("C", "P4", "stalker-1")],
    },
    "razor": {"0.hp": 6},
    "tesla": {"0.hp": 10, "0.focus": False, "1.hp": 6},
    "burner": {"0.hp": 9, "0.dose": 2},
    "comet": {"0.hp": 8},
    "fridge": {"0.hp": 13, "0.slots": (1, 0), "1.hp": 11, "1.slots": (1, 0)},
    "false_mirror": {"0.hp": 13, "0.focus": False, "0.attention": "high", "0.noticed": "E"},
}


@pytest.mark.rule("ST-14.19", "ST-14.7", "SC-8.1", "SC-8.2")
@pytest.mark.parametrize("anomaly", [key for key in content().anomalies if key != "portal"])
def test_every_anomaly_does_to_stalkers_what_its_card_says(anomaly: str) -> None:
    at = "F" if anomaly == "magnet" else "E"
    stage = field(anomaly).stalker(0, at, hp=16, focus=True).stalker(1, "B", hp=14).stalker(2, "A", hp=16)
    if anomaly == "popper":
        stage.gear(1, 1, 1, 2)
    else:
        stage.give(0, "leather_jacket-1").gear(2)
    assert changes(stage, Activate(anomaly, "P1", "stalker-0")) == STALKERS[anomaly]


PINNED = {"bandit_rifle-1.pinned": True, "bandit_rifle-1.hurt": True}
BOTH = {**PINNED, "snork-1.pinned": True, "snork-1.hurt": True}
ENEMIES: dict[str, dict[str, Any]] = {
    "jelly": {**PINNED, "bandit_rifle-1.exposed": True},
    "bubble": {**PINNED, "bandit_rifle-1.exposed": True},
    "whirligig": {**PINNED, "bandit_rifle-1.exposed": True},
    "electro": PINNED,
    "popper": BOTH,
    "springboard": {**PINNED, "bandit_rifle-1.space": "G", "bandit_rifle-1.facing": "W"},
    "magnet": {
        "bandit_rifle-1.space": "E",
        "bandit_rifle-1.facing": "E",
        "bandit_rifle-1.pinned": True,
        "snork-1.space": "C",
        "snork-1.facing": "W",
        "snork-1.pinned": True,
        "magnet.covers": [("E", "P4", "bandit_rifle-1"), ("C", "P4", "snork-1")],
    },
    # A heavy wound B: exposed and pinned.
    "razor": {**PINNED, "bandit_rifle-1.exposed": True},
    "tesla": BOTH,
    "burner": PINNED,
    "comet": PINNED,
    "fridge": {"bandit_rifle-1.pinned": True, "snork-1.pinned": True},
    "false_mirror": PINNED,
}


@pytest.mark.rule("ST-14.7", "SC-8.1", "SC-8.2")
@pytest.mark.parametrize("anomaly", [key for key in content().anomalies if key != "portal"])
def test_every_anomaly_does_to_enemies_what_its_card_says(anomaly: str) -> None:
    # Light wounds: A pins, B exposes. Whoever is pinned by the card itself is exposed by the wound, and the other way.
    at = "F" if anomaly == "magnet" else "E"
    stage = field(anomaly).enemy("bandit_rifle", at).enemy("snork", "B").enemy("zombie", "A")
    stage.wounds(*("BB" if anomaly in ("whirligig", "magnet", "razor") else "AA"))
    if anomaly in DICE:
        stage.gear(*[1] * DICE[anomaly])
    assert changes(stage, Activate(anomaly, "P1", "bandit_rifle-1")) == ENEMIES[anomaly]


@pytest.mark.rule("SC-8.2", "ST-14.8", "ST-14.10")
def test_a_portal_leads_a_stalker_to_the_other_one() -> None:
    stage = portals().stalker(0, "B").run(Activate("portal-1", "P1", "stalker-0")).say("space:T.G")
    assert (stage.at("stalker-0"), stage.me().exposed) == ("G", True)
    assert stage.events(events.AnomalyDieRolled) == []


@pytest.mark.rule("SC-8.2", "ST-14.8", "ST-14.10")
def test_a_portal_leads_an_enemy_to_the_other_one_and_exposes_nobody() -> None:
    stage = portals().enemy("zombie", "B", "E")
    assert changes(stage, Activate("portal-1", "P1", "zombie-1"), "space:T.G") == {
        "zombie-1.space": "G",
        "portal-2.covers": [("G", "P4", "zombie-1")],
    }


def portals() -> Stage:
    stage = Stage(ROAD, seats=2).anomaly("portal", (3, "T@b1", "N"), id="portal-1")
    return stage.anomaly("portal", (3, "T@g1", "N"), id="portal-2")


@pytest.mark.rule("ST-14.13", "SC-8.1")
def test_bubble_tesla_and_comet_move_and_no_others() -> None:
    moving = []
    for anomaly in content().anomalies:
        stage = Stage(ROAD).anomaly(anomaly, (3, "T@b1", "N"), (3, "T@f1", "N"))
        move_anomalies(stage.game)
        if stage.game.state.anomalies[anomaly].at:
            moving.append(anomaly)
    assert moving == ["bubble", "tesla", "comet"]


FITTING = {
    "chemical": {"jelly"},
    "fire": {"popper", "burner"},
    "electric": {"electro"},
    "gravitational": {"whirligig", "springboard", "magnet", "razor"},
}


@pytest.mark.rule("ST-16.3", "SC-8.1", "SM-5.9")
def test_an_anomaly_at_random_is_one_of_its_type_that_yields_artifacts() -> None:
    found: dict[str, set[str]] = {}
    for mission in content().maps:
        for seed in range(20):
            stage = Stage(mission=mission)
            stage.game.state.chance = Chance(seed)
            lay_out_anomalies(stage.game)
            for place, laid in zip(stage.game.map.anomalies, stage.game.state.anomalies.values(), strict=True):
                if place.random:
                    found.setdefault(place.type, set()).add(laid.card)
    assert found == {type: cards for type, cards in FITTING.items() if type in found}
    assert len(found) > 1
