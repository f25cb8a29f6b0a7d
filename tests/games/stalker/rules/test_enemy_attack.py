"""ST-13.17 to ST-13.20: attacks of enemies and their reactions."""

from __future__ import annotations

import pytest

from cordon.games.stalker import events
from cordon.games.stalker.rules.enemy_attack import EnemyAttack, React
from cordon.games.stalker.rules.tokens import put_trap
from tests.games.stalker.rules.stage import Stage, grid

CORRIDOR = grid("ABCDEFGH")
WIDE = grid("AABBCCDD")


# --- the target -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-13.17")
def test_the_closest_stalker_in_sight_is_the_target() -> None:
    stage = Stage(CORRIDOR, seats=2).stalker(0, "D").stalker(1, "C").enemy("bandit_rifle", "A", "E")
    stage.run(EnemyAttack("bandit_rifle-1"))
    assert (stage.me(0).hp, stage.me(1).hp) == (16, 7)


@pytest.mark.rule("ST-13.17")
def test_of_stalkers_on_one_space_the_players_choose_the_target() -> None:
    stage = Stage(WIDE, seats=2).stalker(0, "B").stalker(1, "B").enemy("bandit_rifle", "A", "E")
    stage.run(EnemyAttack("bandit_rifle-1"))
    assert stage.options == ("target:stalker-0", "target:stalker-1")
    assert stage.say("target:stalker-1").me(1).hp == 7


@pytest.mark.rule("ST-13.17")
def test_stalkers_come_before_closer_enemies_of_a_hostile_team() -> None:
    stage = Stage(CORRIDOR).stalker(0, "D").enemy("bandit_rifle", "A", "E").enemy("snork", "B", "W", team=2)
    assert stage.run(EnemyAttack("bandit_rifle-1")).me().hp == 9


@pytest.mark.rule("ST-13.17")
def test_without_a_target_in_sight_the_attack_ends() -> None:
    stage = Stage(CORRIDOR).stalker(0, "D").enemy("bandit_rifle", "A", "W")
    assert stage.run(EnemyAttack("bandit_rifle-1")).result is False
    assert stage.game.attack is None


# --- charging ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-13.17", "ST-21.34")
@pytest.mark.parametrize(("at", "end", "loss"), [("D", "C", 9), ("B", "A", 9)])
def test_a_charging_enemy_closes_in_unless_it_is_within_range_1(at: str, end: str, loss: int) -> None:
    stage = Stage(CORRIDOR).stalker(0, at).enemy("bandit_shotgun", "A", "E")
    stage.run(EnemyAttack("bandit_shotgun-1"))
    assert (stage.at("bandit_shotgun-1"), 16 - stage.me().hp) == (end, loss)


@pytest.mark.rule("ST-13.17", "ST-21.34")
@pytest.mark.parametrize(("blocked", "loss"), [("B", 5), ("C", 7)])
def test_the_shotgun_loses_2_damage_for_each_space_between(blocked: str, loss: int) -> None:
    stage = Stage(CORRIDOR).stalker(0, "D").enemy("bandit_shotgun", "A", "E")
    for space in "BC"["BC".index(blocked) :]:
        stage.enemy("zombie", space, "W")
    stage.run(EnemyAttack("bandit_shotgun-1"))
    assert 16 - stage.me().hp == loss


@pytest.mark.rule("ST-13.17")
def test_a_charge_leads_onto_the_targets_space_if_there_is_room() -> None:
    stage = Stage(WIDE).stalker(0, "D").enemy("dog", "A", "E")
    assert stage.run(EnemyAttack("dog-1")).at("dog-1") == "D"


@pytest.mark.rule("ST-13.17")
def test_out_of_range_after_the_charge_the_attack_is_wasted() -> None:
    stage = Stage(CORRIDOR).stalker(0, "E").enemy("tick", "A", "E").enemy("zombie", "B", "E").enemy("zombie", "C", "E")
    stage.game.put_in_force("test", "round", "enemy.sight_front", 3)
    stage.run(EnemyAttack("tick-1"))
    assert stage.me().hp == 16
    assert stage.events(events.AttackWasted) == [events.AttackWasted("tick-1", "stalker-0", "range")]


@pytest.mark.rule("ST-13.17")
def test_whoever_dies_while_charging_does_not_attack() -> None:
    stage = Stage(CORRIDOR).stalker(0, "D").enemy("dog", "A", "E").anomaly("razor", (3, "T@b1", "N"))
    stage.symbol("P1").wounds("A").run(EnemyAttack("dog-1"))
    assert (stage.at("dog-1"), stage.me().hp) == ("", 16)


@pytest.mark.rule("SC-1.8")
def test_a_leap_passes_impassable_edges_and_anomalies_and_lands_on_or_next_to_the_target() -> None:
    board = grid("ABCDE", edges={"AB": "impassable", "BC": "impassable"})
    stage = Stage(board).stalker(0, "D").enemy("snork", "A", "E", exposed=True).anomaly("electro", (6, "T@c1", "N"))
    stage.run(EnemyAttack("snork-1"))
    assert (stage.at("snork-1"), stage.me().hp, stage.foe("snork-1").exposed) == ("C", 8, False)
    assert stage.events(events.AnomalyDieRolled) == []
    assert [cover.by for cover in stage.game.state.anomalies["electro"].covers] == ["snork-1"]


@pytest.mark.rule("SC-9.3")
@pytest.mark.parametrize(("at", "loss"), [("B", 14), ("C", 14), ("E", 10)])
def test_the_chimera_bites_harder_after_a_short_run(at: str, loss: int) -> None:
    stage = Stage(CORRIDOR).stalker(0, at, hp=16).enemy("chimera", "A", "E")
    assert 16 - stage.run(EnemyAttack("chimera-1")).me().hp == loss


# --- damage -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-13.17")
def test_everything_is_added_up_before_it_is_floored() -> None:
    stage = Stage(grid("ABC", cov={"B": 2})).stalker(0, "B", exposed=True).enemy("rodent", "A", "E")
    stage.run(EnemyAttack("rodent-1", -6))
    assert stage.events(events.EnemyAttacked) == [events.EnemyAttacked("rodent-1", "stalker-0", 0, 2)]
    assert (stage.me().hp, stage.me().exposed) == (16, False)


@pytest.mark.rule("ST-4.16")
def test_cover_does_not_count_in_the_same_room_nor_against_attacks_that_ignore_it() -> None:
    board = grid("AABBC", edges={"AB": "door", "BC": "door"}, cov={"B": 2}, rooms="B")
    inside = Stage(board).stalker(0, "B").enemy("bandit_rifle", "B", "E")
    assert inside.run(EnemyAttack("bandit_rifle-1")).me().hp == 9
    outside = Stage(board).stalker(0, "B").enemy("bandit_rifle", "A", "E")
    assert outside.run(EnemyAttack("bandit_rifle-1")).me().hp == 11
    hurled = Stage(board).stalker(0, "B").enemy("poltergeist", "A", "E")
    assert hurled.run(EnemyAttack("poltergeist-1")).me().hp == 9


@pytest.mark.rule("ST-12.5")
def test_exposed_adds_3_and_is_gone() -> None:
    stage = Stage(CORRIDOR).stalker(0, "B", exposed=True).enemy("bandit_rifle", "A", "E")
    stage.run(EnemyAttack("bandit_rifle-1", 2))
    assert (stage.me().hp, stage.me().exposed) == (4, False)


@pytest.mark.rule("ST-13.18", "ST-21.24")
def test_a_stalker_defends_and_may_reroll_with_focus() -> None:
    stage = Stage(CORRIDOR).stalker(0, "B", focus=True).give(0, "leather_jacket-1").enemy("snork", "A", "E").gear(0)
    stage.run(EnemyAttack("snork-1"))
    assert "focus" in stage.options
    stage.gear(3).say("focus")
    assert (stage.me().hp, stage.me().focus) == (11, False)


@pytest.mark.rule("SC-9.3")
@pytest.mark.parametrize(("symbol", "loss", "at"), [("P4", 5, "A"), ("P3", 5, "A"), ("P2", 8, "A"), ("P1", 0, "B")])
def test_the_zombies_die_decides_its_damage_or_sends_it_forward(symbol: str, loss: int, at: str) -> None:
    stage = Stage(CORRIDOR).stalker(0, "D").enemy("zombie", "A", "E").symbol(symbol).run(EnemyAttack("zombie-1"))
    assert (16 - stage.me().hp, stage.at("zombie-1")) == (loss, at)
    assert stage.game.attack is None


@pytest.mark.rule("SC-9.3")
def test_what_an_attack_does_besides_happens_after_it() -> None:
    latched = Stage(CORRIDOR).stalker(0, "B").enemy("tick", "A", "E").run(EnemyAttack("tick-1"))
    assert latched.me().pinned
    shaken = Stage(CORRIDOR).stalker(0, "B").enemy("tick", "A", "E").run(EnemyAttack("tick-1", -5))
    assert not shaken.me().pinned
    rammed = Stage(CORRIDOR).stalker(0, "B").enemy("horned", "A", "E").run(EnemyAttack("horned-1"))
    assert rammed.at("stalker-0") == "C"


# --- other targets ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-13.19", "ST-21.23")
def test_an_attack_on_an_enemy_is_a_hit_check_against_its_torso() -> None:
    stage = Stage(CORRIDOR).enemy("bandit_rifle", "A", "E").enemy("snork", "C", "E", team=2).wounds("A")
    stage.run(EnemyAttack("bandit_rifle-1"))
    assert stage.at("snork-1") == ""
    assert not stage.game.state.ground
    assert stage.game.state.killed == {}


@pytest.mark.rule("ST-13.19")
def test_an_enemy_that_survives_turns_to_face_the_attacker() -> None:
    stage = Stage(CORRIDOR).enemy("bandit_rifle", "A", "E").enemy("armoured", "C", "E", team=2)
    assert stage.run(EnemyAttack("bandit_rifle-1")).facing("armoured-1") == "W"


@pytest.mark.rule("ST-13.17", "ST-21.31")
def test_an_area_attack_hits_everybody_on_the_space() -> None:
    stage = Stage(WIDE, seats=3).stalker(0, "C").stalker(1, "C").stalker(2, "D").enemy("pseudogiant", "A", "E")
    stage.run(EnemyAttack("pseudogiant-1", only="stalker-0"))
    assert [stage.me(seat).hp for seat in range(3)] == [6, 4, 16]


@pytest.mark.rule("SC-1.6")
def test_an_ally_may_step_in_and_brings_a_star_along() -> None:
    stage = Stage(WIDE, seats=2).ability(0, "palkan").stalker(0, "D").stalker(1, "C").enemy("bandit_rifle", "A", "E")
    stage.run(EnemyAttack("bandit_rifle-1", only="stalker-1"))
    assert stage.options == ("answer:stalker-0", "decline")
    stage.say("answer:stalker-0")
    assert (stage.at("stalker-0"), stage.me(0).hp, stage.me(1).hp) == ("C", 10, 14)


@pytest.mark.rule("SC-1.6")
def test_the_target_may_answer_before_damage_is_counted() -> None:
    stage = Stage(CORRIDOR).stalker(0, "B", focus=True).give(0, "slow_bead-1").enemy("bandit_rifle", "A", "E")
    stage.run(EnemyAttack("bandit_rifle-1")).say("answer:slow_bead-1")
    assert stage.me().hp == 13


# --- reactions --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-13.20", "ST-21.30")
def test_after_a_turn_only_that_stalker_is_attacked_by_everybody_who_sees_it() -> None:
    stage = Stage(CORRIDOR, seats=2).stalker(0, "D").stalker(1, "C").enemy("bandit_rifle", "A", "E")
    stage.enemy("bandit_rifle", "G", "W").enemy("bandit_rifle", "H", "E").run(React(0))
    assert (stage.me(0).hp, stage.me(1).hp) == (2, 14)


@pytest.mark.rule("ST-13.20")
def test_the_closest_reacts_first_then_by_colour() -> None:
    stage = Stage(grid("ABCDEFG")).stalker(0, "D", hp=16)
    stage.enemy("rodent", "F", "W", "C4").enemy("snork", "B", "E", "C3").enemy("zombie", "C", "E", "C2").symbol("P3")
    stage.run(React(0))
    assert [event.enemy for event in stage.events(events.Reacted)] == ["zombie-1", "snork-1", "rodent-1"]


@pytest.mark.rule("ST-12.4", "ST-21.46")
def test_a_pinned_enemy_discards_the_token_instead_of_reacting() -> None:
    stage = Stage(CORRIDOR).stalker(0, "D").enemy("bandit_rifle", "A", "E", pinned=True).run(React(0))
    assert (stage.me().hp, stage.foe("bandit_rifle-1").pinned) == (16, False)


@pytest.mark.rule("ST-13.20")
def test_sight_is_checked_again_before_each_reaction() -> None:
    # The horned one comes first and pushes the stalker out of the rifle's sight.
    board = grid("ABCDE", "%%F%%", "%%G%%")
    stage = Stage(board).stalker(0, "C").enemy("horned", "B", "E", "C1").enemy("bandit_rifle", "A", "N")
    stage.game.update(stage.foe("bandit_rifle-1"), facing="E")
    stage.enemy("zombie", "D", "E").run(React(0))
    assert stage.at("stalker-0") == "F"
    assert [event.enemy for event in stage.events(events.Reacted)] == ["horned-1"]


@pytest.mark.rule("SC-1.6", "SC-16.4")
def test_what_an_enemy_does_instead_of_its_attack_may_kill_it() -> None:
    stage = Stage(grid("ABCD")).stalker(0, "D").enemy("zombie", "A", "E")
    put_trap(stage.game, stage.game.board.index["T.B"], "trip_mine-1")
    stage.symbol("P1").gear(3, 3, 3, 3, 3, 3).wounds("A").run(EnemyAttack("zombie-1"))
    assert stage.is_over
    assert "zombie-1" not in stage.game.state.enemies
    assert not stage.events(events.AttackWasted)
