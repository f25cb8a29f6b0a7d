"""Every anomaly and control card does what it says at least once, and every enemy attacks as its card says."""

from __future__ import annotations

from typing import Any

import pytest

from cordon.games.stalker import events
from cordon.games.stalker.content import content
from cordon.games.stalker.rules.activation import Grenades
from cordon.games.stalker.rules.anomalies import Activate
from cordon.games.stalker.rules.companions import CompanionActs
from cordon.games.stalker.rules.control import DrawControl
from cordon.games.stalker.rules.enemy_attack import EnemyAttack
from cordon.games.stalker.rules.status import gain_token
from cordon.games.stalker.state import AttackState
from tests.games.stalker.rules.stage import Stage, grid

ROAD = grid("ABCDEFGH")
WIDE = grid("AABBCCDD")


# --- anomalies --------------------------------------------------------------------------------------------------------

HURT: dict[str, tuple[int, dict[str, Any]]] = {
    "jelly": (9, {"exposed": True}),
    "bubble": (7, {"exposed": True}),
    "whirligig": (6, {"pinned": True}),
    "electro": (10, {}),
    "popper": (4, {}),
    "springboard": (5, {}),
    "magnet": (4, {"pinned": True}),
    "razor": (12, {}),
    "tesla": (8, {"focus": False}),
    "burner": (7, {"dose": 2}),
    "comet": (8, {}),
    "portal": (0, {}),
    "fridge": (3, {"slots": (1, 0)}),
    "false_mirror": (3, {"focus": False, "attention": "high"}),
}


STRIKING = {"popper": 4, "burner": 5, "comet": 5}
"""Gear dice against the torso of an enemy."""


@pytest.mark.rule("ST-14.19", "ST-14.7", "SC-8.2")
@pytest.mark.parametrize("anomaly", content().anomalies)
def test_every_anomaly_hurts_a_stalker_as_printed(anomaly: str) -> None:
    loss, after = HURT[anomaly]
    stage = Stage(ROAD, seats=2).stalker(0, "D", focus=True).anomaly(anomaly, (98, "T@d1", "N"))
    if anomaly == "popper":
        stage.gear(1, 1, 1, 1)
    stage.run(Activate(anomaly, "P1", "stalker-0")).finish()
    assert stage.me().hp == 16 - loss
    assert {name: getattr(stage.me(), name) for name in after} == after


@pytest.mark.rule("ST-14.7", "SC-8.2")
@pytest.mark.parametrize("anomaly", [key for key in content().anomalies if key != "portal"])
def test_every_anomaly_does_something_to_an_enemy(anomaly: str) -> None:
    stage = Stage(ROAD, seats=2).enemy("bandit_rifle", "D", "E").anomaly(anomaly, (98, "T@d1", "N")).wounds("B", "B")
    if anomaly in STRIKING:
        stage.gear(*[1] * STRIKING[anomaly])
    before = stage.foe("bandit_rifle-1")
    stage.run(Activate(anomaly, "P1", "bandit_rifle-1")).finish()
    assert stage.game.state.enemies.get("bandit_rifle-1") != before


@pytest.mark.rule("SC-8.2", "ST-14.8", "ST-14.10")
def test_a_portal_leads_to_the_other_one() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "B").anomaly("portal", (3, "T@b1", "N"), id="portal-1")
    stage.anomaly("portal", (3, "T@g1", "N"), id="portal-2").run(Activate("portal-1", "P1", "stalker-0"))
    stage.say("space:T.G")
    assert (stage.at("stalker-0"), stage.me().exposed) == ("G", True)
    assert stage.events(events.AnomalyDieRolled) == []


# --- enemies ----------------------------------------------------------------------------------------------------------

DAMAGE = {"chimera": 14, "zombie": 8}
"""Those whose printed damage is changed next to the target: the chimera's short run, the zombie's die."""


@pytest.mark.rule("ST-13.17", "ST-13.6", "SC-9.2")
@pytest.mark.parametrize("enemy", content().enemies)
def test_every_enemy_attacks_whoever_stands_next_to_it(enemy: str) -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "D").enemy(enemy, "C", "E").symbol("P2")
    stage.run(EnemyAttack(f"{enemy}-1"))
    (attack,) = stage.events(events.EnemyAttacked)
    assert attack.damage == DAMAGE.get(enemy, content().enemies[enemy].attack.damage)


@pytest.mark.rule("SC-9.5", "ST-12.4")
def test_monolith_fighters_cannot_be_pinned() -> None:
    stage = Stage(ROAD).enemy("monolith", "B", "E")
    gain_token(stage.game, "monolith-1", "pinned", by="stalker-0")
    assert not stage.foe("monolith-1").pinned


@pytest.mark.rule("SC-9.5")
def test_a_machine_gun_pins_its_target() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "D").enemy("bandit_mg", "B", "E").run(EnemyAttack("bandit_mg-1"))
    assert (stage.me().hp, stage.me().pinned) == (10, True)


@pytest.mark.rule("SC-9.5", "ST-11.12", "SC-15.2")
def test_a_companion_who_aims_at_one_enemy_makes_no_blast() -> None:
    stage = Stage(WIDE).stalker(0, "A").companion("yurko", "A").enemy("swarm", "B", "E").gear(1, 1, 1, 1)
    stage.wounds("B").run(CompanionActs(0)).say("stay", "act")
    assert [event.stars for event in stage.events(events.HitChecked)] == [4]


@pytest.mark.rule("SC-9.5", "ST-12.5", "ST-14.7")
@pytest.mark.parametrize("anomaly", ["popper", "burner"])
def test_an_anomaly_is_no_attack_and_so_no_blast(anomaly: str) -> None:
    stage = Stage(ROAD).enemy("swarm", "C", "E").anomaly(anomaly, (3, "T@c1", "N"))
    stage.gear(1, 1, 1, 1, *([0] if anomaly == "burner" else [])).run(Activate(anomaly, "P4", "swarm-1"))
    assert [event.stars for event in stage.events(events.HitChecked)] == [4]


@pytest.mark.rule("SC-9.5", "ST-11.12", "ST-13.26")
def test_a_grenade_of_an_activation_card_is_a_blast() -> None:
    stage = Stage(WIDE).stalker(0, "A").enemy("swarm", "A", "E").attention(0, "high", "A").wounds("B")
    stage.enemy("bandit_rifle", "B", "E").run(Grenades(4))
    assert [event.stars for event in stage.events(events.HitChecked)] == [7]


@pytest.mark.rule("SC-9.5", "ST-11.12")
def test_a_swarm_burns_well_and_engulfs_everybody_on_a_space() -> None:
    stage = Stage(WIDE, seats=2).stalker(0, "A").give(0, "frag_grenade-1").enemy("swarm", "C", "E").gear(2, 1, 1, 0)
    stage.wounds("B").use("frag_grenade-1", "space:T.C")
    assert [event.stars for event in stage.events(events.HitChecked)] == [7], "4 stars and 3 for the blast"
    stage = Stage(WIDE, seats=2).stalker(0, "B").stalker(1, "B").enemy("swarm", "A", "E")
    stage.run(EnemyAttack("swarm-1")).finish()
    assert (stage.me(0).hp, stage.me(1).hp) == (10, 8)


@pytest.mark.rule("SC-11.1", "SC-1.10")
@pytest.mark.parametrize("card", content().control)
def test_every_control_card_can_be_resisted_with_focus_for_half(card: str) -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A", focus=True).deck("control", card).run(DrawControl(0, "controller-1"))
    stage.say("resist", "part:2").finish()
    assert (stage.me().hp, stage.me().focus) == (16 - {"voices": 7}.get(card, 6), False)


@pytest.mark.rule("SC-11.1", "SC-1.10")
def test_paranoia_hallucination_and_voices_are_yielded_to() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A").stalker(1, "C").give(0, "ptm-1").stalker_dice("1", "1", "1").gear(1)
    stage.deck("control", "paranoia").run(DrawControl(0)).say("yields").finish()
    assert (stage.me(1).hp, stage.game.state.cards["ptm-1"].ammo) == (10, 3)
    stage.deck("control", "hallucination").run(DrawControl(0)).say("yields").finish()
    assert stage.game.state.cards["ptm-1"].ammo == 0
    stage.enemy("controller", "H", "W")
    stage.game.set(attack=AttackState("controller-1", "stalker-0", "enemy"))
    stage.deck("control", "voices").run(DrawControl(0, "controller-1")).say("yields").finish()
    assert stage.at("stalker-0") == "E"
