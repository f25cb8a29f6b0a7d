"""ST-9, ST-10.2 to ST-10.5, ST-12, ST-13.18: radiation, health, injuries, statuses, and what a defence roll is given."""

from __future__ import annotations

import pytest

from cordon.games.stalker import events
from cordon.games.stalker.rules.enemy_attack import EnemyAttack
from cordon.games.stalker.rules.equipment import install
from cordon.games.stalker.rules.health import Damage, Defend, LoseHp, heal
from cordon.games.stalker.rules.radiation import Dose, Exposure, RadiationStep
from cordon.games.stalker.rules.rounds import Turn
from cordon.games.stalker.rules.sliding import PlaceCubes, SlideToken
from cordon.games.stalker.rules.status import gain_token
from cordon.games.stalker.rules.turns import reset_tokens
from tests.games.stalker.rules.stage import Stage, grid

ROAD = grid("ABCDEF")
WIDE = grid("AABBCC")


# --- health (ST-10.2 to ST-10.5) --------------------------------------------------------------------------------------


@pytest.mark.rule("ST-10.2")
def test_healing_stops_at_the_maximum() -> None:
    stage = Stage(ROAD).stalker(0, "A", hp=15)
    heal(stage.game, 0, 8)
    assert stage.me().hp == 16


@pytest.mark.rule("ST-10.3")
def test_a_loss_of_nothing_at_0_hp_is_no_injury() -> None:
    stage = Stage(ROAD).stalker(0, "A", hp=0, injured=(True, False)).run(LoseHp(0, 0))
    assert stage.me().injured == (True, False)


@pytest.mark.rule("ST-10.4", "ST-20.Q21")
def test_the_owner_chooses_the_turn_token_unless_both_stand_alike() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A", hp=1).run(LoseHp(0, 1))
    assert (stage.is_over, stage.me().injured, stage.me().slots) == (True, (True, False), (1, 0))
    stage = Stage(ROAD, seats=2).stalker(0, "A", hp=1, slots=(2, 0), taken=(True, False)).run(LoseHp(0, 1))
    assert stage.options == ("track:0", "track:1")
    assert stage.say("track:0").me().slots == (2, 0), "a token that is lower already is not moved"


@pytest.mark.rule("ST-6.4", "ST-10.4", "ST-6.9", "ST-6.8")
@pytest.mark.parametrize("slots", [(0, 0), (2, 2)])
def test_tokens_that_stand_alike_are_one_choice_for_whatever_befalls_them(slots: tuple[int, int]) -> None:
    """In the event phase both are fresh, in the enemies & zone phase both are used."""
    used = slots == (2, 2)
    for befalls in (LoseHp(0, 1), PlaceCubes(0, 1), *(() if used else (SlideToken(0, 1),))):
        stage = Stage(ROAD, seats=2).stalker(0, "A", hp=1, slots=slots, taken=(used, used)).run(befalls)
        assert stage.is_over


@pytest.mark.rule("ST-10.4")
def test_at_the_reset_a_token_below_an_injury_goes_to_the_highest_free_slot() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A", injured=(True, False), slots=(2, 2), cubes=(1, 0), taken=(True, True))
    reset_tokens(stage.game)
    assert (stage.me().slots, stage.me().cubes, stage.me().taken) == ((1, 0), (0, 0), (False, False))


@pytest.mark.rule("ST-17.3", "ST-17.1")
def test_alone_there_are_three_slots_and_an_injury_blocks_two() -> None:
    stage = Stage(ROAD).stalker(0, "A", injured=(False, True))
    reset_tokens(stage.game)
    assert stage.me().slots == (0, 2)
    stage.run(Turn(0, 0)).say("prepare", "prepare", "prepare")
    assert stage.me().slots[0] == 3


@pytest.mark.rule("ST-17.4", "ST-13.20")
def test_alone_enemies_react_after_each_of_the_two_turns() -> None:
    for track in (0, 1):
        stage = Stage(ROAD).stalker(0, "C").enemy("bandit_rifle", "A", "E").run(Turn(0, track))
        stage.say("prepare", "prepare", "prepare", "end")
        assert [event.enemy for event in stage.events(events.Reacted)] == ["bandit_rifle-1"]


@pytest.mark.rule("ST-17.5", "ST-1.1")
def test_one_person_with_two_stalkers_plays_by_the_normal_rules() -> None:
    assert Stage(ROAD).game.is_solo
    assert not Stage(ROAD, seats=2).game.is_solo


@pytest.mark.rule("SC-7.2", "ST-10.4")
def test_the_second_pulse_cancels_one_injury_in_a_mission() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A", hp=2).give(0, "second_pulse-1").run(LoseHp(0, 5))
    stage.say("answer:second_pulse-1")
    assert (stage.me().hp, stage.me().injured) == (3, (False, False))
    stage.run(LoseHp(0, 5))
    assert stage.me().injured == (True, False)


@pytest.mark.rule("ST-10.4", "SC-1.6")
def test_an_injury_in_the_middle_of_it_does_not_revive_a_cancelled_attack() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A", hp=1)
    attack = EnemyAttack("snork-1", cancelled=True, at="end")
    stage.run(LoseHp(0, 1), inside=attack)
    assert attack.cancelled


# --- radiation (ST-9) -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-9.6")
@pytest.mark.parametrize(("dose", "dice"), [(3, 0), (4, 1), (7, 1), (8, 2), (11, 2), (12, 3), (15, 3), (16, 4)])
def test_exposure_rolls_dice_by_zone_and_focus_does_not_help(dose: int, dice: int) -> None:
    stage = Stage(ROAD).stalker(0, "A", dose=dose, focus=True).gear(*[1] * dice).run(Exposure(0))
    assert stage.me().hp == 16 - dice
    assert stage.is_over


@pytest.mark.rule("SC-2.2")
@pytest.mark.parametrize(("dose", "loss"), [(4, 0), (8, 1), (0, 0)])
def test_old_bones_roll_a_die_less(dose: int, loss: int) -> None:
    stage = Stage(ROAD).ability(0, "lisnyk").stalker(0, "A", dose=dose).gear(1)
    assert stage.run(Exposure(0)).me().hp == 15 - loss


@pytest.mark.rule("ST-9.7", "ST-9.1")
@pytest.mark.parametrize(("dose", "after"), [(0, 0), (2, 0), (3, 0), (6, 3), (8, 7), (12, 11), (16, 15)])
def test_the_dosage_drops_to_the_next_strictly_lower_mark(dose: int, after: int) -> None:
    stage = Stage(ROAD).stalker(0, "A", dose=dose)
    stage.gear(*[0] * (0, 1, 2, 3, 4)[min(dose // 4, 4)]).run(RadiationStep())
    assert stage.me().dose == after


@pytest.mark.rule("ST-9.7", "ST-20.Q2")
def test_the_marks_are_a_switch() -> None:
    stage = Stage(ROAD, geiger_marks=(0, 5)).stalker(0, "A", dose=6).gear(0).run(RadiationStep())
    assert stage.me().dose == 5


@pytest.mark.rule("ST-9.8")
def test_the_base_dosage_of_an_artifact_raises_it_again() -> None:
    stage = Stage(ROAD).stalker(0, "A", dose=2).give(0, "neuron-1").run(RadiationStep())
    assert stage.me().dose == 6


@pytest.mark.rule("ST-9.4", "ST-9.5")
def test_a_direct_increase_is_not_reduced_by_armour_and_rolls_once_however_large() -> None:
    stage = Stage(ROAD).stalker(0, "A", dose=10).give(0, "research_suit-1").gear(1, 0, 0, 0).run(Dose(0, 30))
    assert (stage.me().dose, stage.me().hp) == (16, 15)


@pytest.mark.rule("ST-9.2", "ST-6.9")
def test_an_effect_that_slides_a_token_checks_the_radiation_of_the_space() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A", slots=(1, 1))
    stage.game.state.hot[stage.game.board.index["T.A"]] = 2
    stage.run(SlideToken(0, 1))
    assert (stage.me().slots, stage.me().dose) == ((2, 1), 2)


@pytest.mark.rule("ST-9.2", "ST-6.9")
def test_a_token_at_the_bottom_slides_no_further() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A", slots=(2, 2)).run(SlideToken(0, 1))
    assert stage.me().slots == (2, 2)


@pytest.mark.rule("ST-9.3")
def test_a_free_action_on_hot_ground_is_harmless() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A", hp=5).give(0, "bread-1")
    stage.game.state.hot[stage.game.board.index["T.A"]] = 5
    stage.run(Turn(0, 0)).say("use:bread-1:bread/0")
    assert (stage.me().dose, stage.me().hp) == (0, 7)


# --- statuses (ST-12) -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-12.1")
@pytest.mark.parametrize("token", ["pinned", "exposed", "focus"])
def test_nobody_has_two_of_a_status(token: str) -> None:
    stage = Stage(ROAD)
    gain_token(stage.game, "stalker-0", token)
    before = stage.game.supply(token) if token != "focus" else 0
    gain_token(stage.game, "stalker-0", token)
    assert getattr(stage.me(), token)
    assert token == "focus" or stage.game.supply(token) == before


@pytest.mark.rule("ST-12.1", "ST-13.27")
def test_companions_cannot_have_statuses() -> None:
    stage = Stage(ROAD).stalker(0, "A").companion("yurko", "B")
    gain_token(stage.game, "companion-yurko", "pinned")
    assert not stage.game.has_status("companion-yurko", "pinned")


@pytest.mark.rule("SC-1.8", "ST-12.1")
def test_the_anchor_cannot_be_pinned_by_others() -> None:
    stage = Stage(ROAD).give(0, "anchor-1")
    gain_token(stage.game, "stalker-0", "pinned", by="bandit_mg-1")
    assert not stage.me().pinned


@pytest.mark.rule("ST-12.5")
def test_exposed_adds_3_to_an_attack_but_not_to_other_damage() -> None:
    stage = Stage(ROAD).stalker(0, "C", exposed=True).run(Damage(0, 5))
    assert (stage.me().hp, stage.me().exposed) == (11, True)
    stage.enemy("bandit_rifle", "A", "E").run(EnemyAttack("bandit_rifle-1"))
    assert (stage.me().hp, stage.me().exposed) == (1, False)


# --- defence (ST-13.18) -----------------------------------------------------------------------------------------------


def attacked(stage: Stage, enemy: str = "bandit_rifle", at: str = "A") -> Stage:
    """An enemy looks east and attacks."""
    return stage.enemy(enemy, at, "E").run(EnemyAttack(f"{enemy}-1"))


def loss(stage: Stage, seat: int = 0) -> int:
    return sum(event.n for event in stage.events(events.HpLost) if event.seat == seat)


@pytest.mark.rule("ST-13.18", "ST-12.7", "ST-3.6")
def test_defence_dice_may_be_rolled_again_with_focus() -> None:
    stage = attacked(Stage(ROAD).stalker(0, "C", focus=True).give(0, "field_vest-1").gear(0, 2))
    assert stage.options == ("accept", "focus")
    stage.gear(3).say("focus", "die:0", "enough")
    assert loss(stage) == 2


@pytest.mark.rule("ST-13.18")
def test_without_armour_there_is_nothing_to_roll_and_focus_is_not_asked_for() -> None:
    stage = attacked(Stage(ROAD).stalker(0, "C", focus=True))
    assert (stage.is_over, loss(stage)) == (True, 7)


@pytest.mark.rule("SC-7.2", "SC-1.2")
def test_the_stone_flower_is_not_offered_to_a_pinned_stalker() -> None:
    stage = attacked(Stage(ROAD).stalker(0, "C", pinned=True).give(0, "stone_flower-1"))
    assert (stage.is_over, loss(stage)) == (True, 7)


@pytest.mark.rule("SC-7.2", "ST-12.5", "ST-20.I7")
def test_the_neuron_adds_a_star_and_exposes_after_the_roll() -> None:
    stage = attacked(Stage(ROAD).stalker(0, "C").give(0, "neuron-1"))
    stage.say("answer:neuron-1")
    assert (loss(stage), stage.me().exposed) == (6, True)


@pytest.mark.rule("SC-7.2", "SC-1.2")
def test_the_attack_itself_takes_the_exposed_token_so_the_neuron_may_be_used() -> None:
    stage = attacked(Stage(ROAD).stalker(0, "C", exposed=True).give(0, "neuron-1"))
    assert stage.options == ("accept", "answer:neuron-1")
    stage.say("accept")
    assert loss(stage) == 10


@pytest.mark.rule("SC-7.2")
def test_the_slow_bead_takes_4_off_for_a_focus() -> None:
    stage = attacked(Stage(ROAD).stalker(0, "C", focus=True).give(0, "slow_bead-1")).say("answer:slow_bead-1")
    assert (loss(stage), stage.me().focus) == (3, False)


@pytest.mark.rule("SC-7.2")
@pytest.mark.parametrize(("at", "offered"), [("B", True), ("C", False)])
def test_slime_splashes_an_attacker_within_reach(at: str, offered: bool) -> None:
    stage = attacked(Stage(ROAD).stalker(0, at).give(0, "slime-1"))
    assert ("answer:slime-1" in stage.options) is offered
    if offered:
        stage.say("answer:slime-1")
        assert (stage.foe("bandit_rifle-1").exposed, stage.me().dose) == (True, 3)


@pytest.mark.rule("SC-2.2", "ST-20.I10", "ST-20.C23")
@pytest.mark.parametrize(("symbol", "lost"), [("P1", 3), ("P2", 5), ("P3", 7), ("P4", 4)])
def test_dodge_asks_the_anomaly_die(symbol: str, lost: int) -> None:
    """A snork bites for 8 and the jacket rolls one star; P4 drops that die and halves the damage."""
    stage = Stage(ROAD).ability(0, "chort").stalker(0, "B", focus=True).give(0, "leather_jacket-1").gear(1)
    stage.symbol(symbol)
    attacked(stage, "snork").say("answer:stalker-0")
    assert loss(stage) == lost
    assert stage.foe("snork-1").pinned is (symbol == "P3")
    assert not stage.me().focus


@pytest.mark.rule("SC-2.2")
@pytest.mark.parametrize(("enemy", "dice"), [("mercenary", 2), ("bandit_rifle", 1)])
def test_fearless_defends_with_a_die_more_next_to_an_elite(enemy: str, dice: int) -> None:
    stage = Stage(ROAD).ability(0, "chort").stalker(0, "B").give(0, "leather_jacket-1").gear(*[1] * dice)
    attacked(stage, enemy)
    assert len(stage.events(events.DiceRolled)[0].dice) == dice


@pytest.mark.rule("SC-2.2")
@pytest.mark.parametrize(("other", "lost"), [("D", 7), ("Z", 6)])
def test_a_lone_wolf_defends_better_alone(other: str, lost: int) -> None:
    stage = Stage(ROAD, seats=2).ability(0, "mammon").stalker(0, "C").stalker(1, other)
    assert loss(attacked(stage)) == lost


@pytest.mark.rule("SC-2.2", "SC-1.2")
def test_thick_hide_is_once_per_round() -> None:
    stage = attacked(Stage(ROAD).ability(0, "velet").stalker(0, "C")).say("answer:stalker-0")
    assert loss(stage) == 5
    stage.run(EnemyAttack("bandit_rifle-1"))
    assert (stage.is_over, stage.me().hp) == (True, 6)


@pytest.mark.rule("SC-5.2")
def test_a_plate_insert_adds_two_stars_once_per_round() -> None:
    stage = Stage(ROAD).stalker(0, "C").give(0, "leather_jacket-1").give(0, "plate_insert-1").gear(1)
    install(stage.game, "plate_insert-1", "leather_jacket-1")
    assert loss(attacked(stage).say("answer:plate_insert-1")) == 4


@pytest.mark.rule("SC-4.2")
@pytest.mark.parametrize(("enemy", "at", "lost"), [("dog", "B", 5), ("bandit_rifle", "C", 7)])
def test_a_padded_coat_helps_against_charges(enemy: str, at: str, lost: int) -> None:
    stage = Stage(ROAD).stalker(0, at).give(0, "padded_coat-1").gear(0)
    assert loss(attacked(stage, enemy)) == lost


@pytest.mark.rule("SC-4.2")
@pytest.mark.parametrize(
    ("armour", "dice", "lost"), [("ps5_m-1", 2, 6), ("psz_9d-1", 2, 6), ("storm_armour-1", 3, 6), ("exoframe-1", 4, 7)]
)
def test_better_armour_rolls_more_and_may_add_a_star(armour: str, dice: int, lost: int) -> None:
    stage = Stage(ROAD).stalker(0, "C").give(0, armour).gear(*[0] * dice)
    assert loss(attacked(stage)) == lost


@pytest.mark.rule("SC-5.2", "SC-7.2")
def test_against_psionics_the_liner_and_the_choir_wire_add_dice() -> None:
    stage = Stage(ROAD).stalker(0, "C").give(0, "leather_jacket-1").give(0, "psi_liner-1").give(0, "choir_wire-1")
    install(stage.game, "psi_liner-1", "leather_jacket-1")
    attacked(stage.gear(1, 1, 1, 1), "controller")
    assert len(stage.events(events.DiceRolled)[0].dice) == 4
    assert loss(stage) == 0


# --- Team player (SC-2.2) ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SC-2.2", "SC-1.6")
def test_a_team_player_steps_in_front_of_somebody_near_and_brings_a_star() -> None:
    stage = Stage(WIDE, seats=2).ability(0, "palkan").stalker(0, "C").stalker(1, "B")
    attacked(stage)
    assert stage.decision.seat == 0
    stage.say("answer:stalker-0")
    assert (stage.at("stalker-0"), loss(stage, 0), loss(stage, 1)) == ("B", 6, 0)


@pytest.mark.rule("SC-2.2")
def test_a_team_player_may_stay_out_of_it_and_cannot_help_from_afar() -> None:
    stage = Stage(WIDE, seats=2).ability(0, "palkan").stalker(0, "C").stalker(1, "B")
    assert loss(attacked(stage).say("decline"), 1) == 7
    stage = Stage(ROAD, seats=2).ability(0, "palkan").stalker(0, "F").stalker(1, "B")
    assert loss(attacked(stage), 1) == 7


@pytest.mark.rule("SC-2.2", "ST-7.2")
def test_a_team_player_who_finds_no_room_pushes_his_friend_aside_and_takes_the_shot() -> None:
    stage = Stage(ROAD, seats=2).ability(0, "palkan").stalker(0, "C").stalker(1, "B")
    attacked(stage).say("answer:stalker-0")
    assert (stage.at("stalker-0"), stage.at("stalker-1")) == ("B", "C")
    assert (loss(stage, 0), loss(stage, 1)) == (6, 0)


@pytest.mark.rule("ST-13.18")
def test_a_defence_against_nothing_is_not_rolled() -> None:
    stage = Stage(ROAD).stalker(0, "A").give(0, "leather_jacket-1").run(Defend(0, 0))
    assert stage.events(events.DiceRolled) == []
