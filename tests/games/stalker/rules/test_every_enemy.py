"""SC-9, SC-11: every enemy attacks and is hit as its card says, every control card does what it says."""

from __future__ import annotations

import pytest

from cordon.games.stalker import events
from cordon.games.stalker.content import content
from cordon.games.stalker.rules.activation import Grenades
from cordon.games.stalker.rules.anomalies import Activate
from cordon.games.stalker.rules.attack import WeaponAttackRun
from cordon.games.stalker.rules.companions import CompanionActs
from cordon.games.stalker.rules.control import DrawControl
from cordon.games.stalker.rules.enemy_attack import EnemyAttack
from cordon.games.stalker.rules.enemy_rules import EnemyRoundEnd
from cordon.games.stalker.rules.pushing import can_be_pushed
from cordon.games.stalker.rules.status import gain_token
from cordon.games.stalker.state import AttackState
from tests.games.stalker.rules.changes import changes
from tests.games.stalker.rules.stage import Stage, grid

ROAD = grid("ABCDEFGH")
WIDE = grid("AABBCCDD")


# --- enemies ----------------------------------------------------------------------------------------------------------

DAMAGE = {
    "bandit_rifle": 7,
    "bandit_shotgun": 9,
    "snork": 8,
    "zombie": 8,  # its die shows P2
    "rodent": 5,
    "controller": 4,
    "chimera": 14,  # 4 more after a short run
    "dog": 6,
    "tick": 5,
    "swarm": 6,
    "bloodsucker": 8,
    "mercenary": 8,
    "armoured": 10,
    "poltergeist": 7,
    "horned": 8,
    "izlom": 9,
    "pseudogiant": 10,
    "bandit_mg": 6,
    "monolith": 8,
}


@pytest.mark.rule("ST-13.17", "ST-13.6", "SC-9.2")
@pytest.mark.parametrize("enemy", content().enemies)
def test_every_enemy_attacks_whoever_stands_next_to_it(enemy: str) -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "D").enemy(enemy, "C", "E").symbol("P2")
    stage.run(EnemyAttack(f"{enemy}-1"))
    (attack,) = stage.events(events.EnemyAttacked)
    assert attack.damage == DAMAGE[enemy]


HIT = [
    ("tick", "B", "W", 5),
    ("tick", "C", "W", 4),
    ("bloodsucker", "B", "W", 5),
    ("bloodsucker", "C", "W", 3),
    ("poltergeist", "C", "W", 5),
    ("poltergeist", "D", "W", 4),
    ("horned", "C", "W", 5),
    ("horned", "C", "E", 7),
]
"""Low body, shimmer and flicker from a distance; the Horned One from behind."""


@pytest.mark.rule("SC-9.3", "SC-9.5", "SC-9.6")
@pytest.mark.parametrize(("enemy", "at", "facing", "stars"), HIT)
def test_some_enemies_are_harder_to_hit_from_afar_or_easier_from_behind(
    enemy: str, at: str, facing: str, stars: int
) -> None:
    stage = Stage(ROAD).stalker(0, "A").give(0, "vartovy-1").enemy(enemy, at, facing)
    stage.stalker_dice("1", "1", "1").gear(1, 1).wounds("B").run(WeaponAttackRun(0, "single_shot")).finish()
    assert [event.stars for event in stage.events(events.HitChecked)] == [stars]


@pytest.mark.rule("SC-9.3", "SC-9.5")
def test_a_long_run_makes_the_ram_stronger_and_it_throws_its_target_back() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "D").enemy("horned", "A", "E")
    after = changes(stage, EnemyAttack("horned-1"))
    assert after == {"0.hp": 6, "0.space": "E", "0.noticed": "E", "horned-1.space": "C"}, "8 and 2 for the run"


@pytest.mark.rule("SC-9.3", "ST-4.16")
def test_no_cover_helps_against_a_swarm() -> None:
    stage = Stage(grid("ABC", cov={"B": 2})).stalker(0, "B").enemy("swarm", "A", "E").run(EnemyAttack("swarm-1"))
    assert stage.me().hp == 10


@pytest.mark.rule("SC-9.3")
@pytest.mark.parametrize(("stars", "exposed"), [(2, False), (3, True)])
def test_blood_hides_the_bloodsucker_again(stars: int, exposed: bool) -> None:
    stage = Stage(ROAD).stalker(0, "B").give(0, "field_vest-1").enemy("bloodsucker", "A", "E", exposed=True)
    stage.gear(stars, stars).run(EnemyAttack("bloodsucker-1", -2)).finish()
    assert (stage.me().hp < 16, stage.foe("bloodsucker-1").exposed) == (not exposed, exposed)


@pytest.mark.rule("SC-9.3", "SC-9.5", "ST-6.12")
@pytest.mark.parametrize(("hurt", "lost"), [(False, 1), (True, 2)])
def test_an_izlom_that_was_left_alone_for_a_round_regrows(hurt: bool, lost: int) -> None:
    stage = Stage(ROAD).enemy("izlom", "C", "E", lost=2, hurt=hurt).run(EnemyRoundEnd())
    assert stage.foe("izlom-1").lost == lost


@pytest.mark.rule("SC-9.3", "ST-20.C9")
def test_a_zombie_may_walk_on_instead_of_shooting() -> None:
    stage = Stage(ROAD).stalker(0, "E").enemy("zombie", "C", "E").symbol("P1").run(EnemyAttack("zombie-1"))
    assert (stage.at("zombie-1"), stage.events(events.EnemyAttacked)) == ("D", [])


@pytest.mark.rule("SC-9.3", "ST-11.17")
def test_who_is_too_heavy_to_be_pushed() -> None:
    stage = Stage(grid("AAAABBBBCCCC"))
    for enemy in content().enemies:
        stage.enemy(enemy, "A")
    heavy = [key for key in content().enemies if not can_be_pushed(stage.game, f"{key}-1")]
    assert heavy == ["swarm", "armoured", "poltergeist", "pseudogiant"]


@pytest.mark.rule("SC-9.3", "ST-14.7")
def test_who_does_not_mind_anomalies() -> None:
    for enemy in content().enemies:
        stage = Stage(ROAD).enemy(enemy, "C", "E").anomaly("jelly", (3, "T@c1", "N")).wounds("B")
        untouched = changes(stage, Activate("jelly", "P4", f"{enemy}-1")) == {}
        assert untouched is (enemy in ("chimera", "poltergeist")), enemy


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


CONTROL = {"paranoia": (12, 6), "hallucination": (12, 6), "voices": (14, 7)}
"""What it costs to resist, and with focus."""


@pytest.mark.rule("SC-11.1", "SC-1.10")
@pytest.mark.parametrize("card", content().control)
@pytest.mark.parametrize("focus", [False, True])
def test_every_control_card_can_be_resisted_for_hp_or_with_focus_for_half(card: str, focus: bool) -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A", focus=True).deck("control", card)
    after = changes(stage, DrawControl(0, "controller-1"), "resist", f"part:{1 + focus}")
    spent = {"0.focus": False} if focus else {}
    assert after == {"0.hp": 16 - CONTROL[card][focus], **spent}


@pytest.mark.rule("SC-11.1", "SC-1.10")
def test_paranoia_hallucination_and_voices_are_yielded_to() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A").stalker(1, "C").give(0, "ptm-1").stalker_dice("1", "1", "1").gear(1)
    stage.deck("control", "paranoia").run(DrawControl(0)).say("yields").finish()
    assert (stage.me(1).hp, stage.game.state.cards["ptm-1"].ammo) == (10, 3)
    stage.deck("control", "hallucination").run(DrawControl(0)).say("yields").finish()
    assert stage.game.state.cards["ptm-1"].ammo == 0
    stage.enemy("controller", "H", "W")
    attack = EnemyAttack("controller-1", declared=AttackState("controller-1", "stalker-0", "enemy"), at="end")
    stage.deck("control", "voices").run(DrawControl(0, "controller-1"), inside=attack).say("yields").finish()
    assert stage.at("stalker-0") == "E"
