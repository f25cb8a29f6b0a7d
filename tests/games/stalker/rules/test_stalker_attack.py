"""ST-11: attacks of stalkers – targets, dice, rerolls, masks, split attacks, blasts, the knife, grenades."""

from __future__ import annotations

import pytest

from cordon.games.stalker import events
from cordon.games.stalker.rules.attack import HitCheck, WeaponAttackRun, is_accurate
from cordon.games.stalker.rules.enemy_movement import EnemyMove
from cordon.games.stalker.rules.equipment import install
from cordon.games.stalker.rules.rounds import Turn
from cordon.games.stalker.rules.strikes import KnifeAttack
from tests.games.stalker.rules.stage import Stage, grid

ROAD = grid("ABCDEFGH")
WIDE = grid("AABBCCDD")
SQUARE = grid("AABBCC", "AABBCC")


def armed(drawing: str, weapon: str, *attached: str, at: str = "A", seats: int = 2, **changes: object) -> Stage:
    """A stalker with a weapon and what is attached to it."""
    stage = Stage(drawing, seats=seats).stalker(0, at, **changes).give(0, weapon)
    for card in attached:
        stage.give(0, card)
        install(stage.game, card, weapon)
    return stage


def shoot(stage: Stage, attack: str, *answers: str) -> Stage:
    return stage.run(WeaponAttackRun(0, attack)).say(*answers)


def thrown(stage: Stage) -> tuple[int, int]:
    """How many stalker and gear dice the first roll had."""
    dice = stage.events(events.DiceRolled)[0].dice
    return sum(kind == "SD" for kind, _ in dice), sum(kind == "GD" for kind, _ in dice)


def checked(stage: Stage) -> list[tuple[str, int]]:
    return [(event.target, event.stars) for event in stage.events(events.HitChecked)]


# --- whom (ST-11.1) ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-11.1")
def test_weapons_knives_and_cards_attack_enemies_only() -> None:
    stage = armed(WIDE, "ptm-1").stalker(1, "A").companion("bublyk", "B").run(Turn(0, 0))
    assert not [option for option in stage.options if option.startswith(("attack:", "knife"))]
    for option, missing in (("attack:single_shot", "no-target"), ("knife", "nobody-near")):
        reason = stage.game.explain(0, option)
        assert reason is not None
        assert reason.id == missing
    stage.enemy("zombie", "A", "E").enemy("zombie", "B", "E").run(Turn(0, 0)).say("attack:single_shot")
    assert stage.options == ("target:zombie-1", "target:zombie-2")
    stage.run(Turn(0, 0)).say("knife")
    assert stage.decision.kind == "knife_attack.choose_part", "one enemy here: nobody else is a target"


# --- targets (ST-11.2) ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-11.2", "ST-10.19")
@pytest.mark.parametrize(("at", "offered"), [("C", True), ("D", False)])
def test_a_target_is_within_maximum_range(at: str, offered: bool) -> None:
    stage = armed(ROAD, "ptm-1").enemy("zombie", at, "E").run(Turn(0, 0))
    assert ("attack:single_shot" in stage.options) is offered


@pytest.mark.rule("ST-11.2")
def test_a_target_must_be_in_sight_and_a_range_around_a_corner_is_not_enough() -> None:
    board = grid("AB", "%C")
    stage = armed(board, "akm_74u-1").enemy("zombie", "C", "E").run(Turn(0, 0))
    reason = stage.game.explain(0, "attack:single_shot")
    assert reason is not None
    assert (reason.id, reason.rule) == ("no-target", "ST-11.2")


@pytest.mark.rule("ST-11.2", "SC-1.9")
@pytest.mark.parametrize(("at", "offered"), [("C", False), ("D", True)])
def test_an_attack_may_have_a_minimum_range(at: str, offered: bool) -> None:
    stage = armed(ROAD, "obrii-1").enemy("zombie", at, "E").run(Turn(0, 0))
    assert ("attack:aimed_shot" in stage.options) is offered
    assert "attack:snap_shot" in stage.options


@pytest.mark.rule("SC-1.9")
def test_a_quick_shot_is_free_and_once_per_turn() -> None:
    stage = armed(ROAD, "ptm-1").enemy("snork", "B", "E").run(Turn(0, 0)).say("attack:quick_shot")
    while stage.decision.kind != "turn.choose":
        stage.say("keep" if "keep" in stage.options else stage.options[0])
    assert stage.me().slots == (0, 0)
    reason = stage.game.explain(0, "attack:quick_shot")
    assert reason is None or reason.id in ("used-already", "no-target")


@pytest.mark.rule("SC-1.9")
def test_full_auto_needs_a_stalker_who_has_not_moved() -> None:
    stage = armed(WIDE, "strichka-1", at="B").enemy("zombie", "D", "E").run(Turn(0, 0))
    assert "attack:full_auto" in stage.options
    stage.say("move", "step:T.A", "stop")
    reason = stage.game.explain(0, "attack:full_auto")
    assert reason is not None
    assert reason.id == "has-moved"


@pytest.mark.rule("SC-5.2")
def test_a_long_barrel_reaches_one_farther() -> None:
    stage = armed(ROAD, "ptm-1", "long_barrel-1").enemy("zombie", "D", "E").run(Turn(0, 0))
    assert "attack:single_shot" in stage.options


@pytest.mark.rule("SC-5.2", "ST-4.36", "ST-20.Q29")
@pytest.mark.parametrize(("optic", "offered"), [("scope-1", False), ("thermal_scope-1", True)])
def test_only_a_thermal_scope_sees_through_smoke(optic: str, offered: bool) -> None:
    stage = armed(ROAD, "akm_74u-1", optic).enemy("zombie", "C", "E")
    stage.game.set(fog=stage.game.board.mask("T.B"))
    assert ("attack:single_shot" in stage.run(Turn(0, 0)).options) is offered


# --- steps 2 to 4: paying, attention, body part -----------------------------------------------------------------------


@pytest.mark.rule("ST-11.3", "ST-11.4", "ST-10.20")
def test_an_attack_costs_ammo_and_places_high_on_the_own_space() -> None:
    stage = shoot(armed(ROAD, "akm_74u-1").enemy("snork", "C", "E"), "burst")
    assert stage.game.state.cards["akm_74u-1"].ammo == 4
    placed = stage.events(events.AttentionPlaced)[0]
    assert (placed.side, placed.space) == ("high", "T.A")


@pytest.mark.rule("ST-11.4", "ST-8.2")
@pytest.mark.parametrize(("before", "after"), [("", "low"), ("low", "low"), ("high", "high")])
def test_a_silent_attack_places_low_unless_high_lies_there(before: str, after: str) -> None:
    stage = armed(ROAD, "tysha-1").enemy("zombie", "C", "E")
    if before:
        stage.attention(0, before, "H")
    shoot(stage, "aimed_shot")
    assert stage.me().attention == after
    assert stage.game.address(stage.me().noticed) == ("T.H" if before == "high" else "T.A")


@pytest.mark.rule("ST-11.5", "ST-13.5")
@pytest.mark.parametrize(
    ("weapon", "attack", "enemy", "parts"),
    [
        ("ptm-1", "single_shot", "zombie", ("part:torso", "part:head")),
        ("ptm-1", "single_shot", "dog", None),
        ("akm_74u-1", "burst", "zombie", None),
    ],
)
def test_a_body_part_is_chosen_where_the_attack_allows_it_and_the_enemy_has_it(
    weapon: str, attack: str, enemy: str, parts: tuple[str, ...] | None
) -> None:
    stage = shoot(armed(ROAD, weapon).enemy(enemy, "B", "E"), attack)
    asked = stage.options if stage.decision.kind == "weapon_attack_run.choose_part" else None
    assert asked == parts


# --- dice (ST-3, ST-11.6) ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-11.6", "ST-3.2", "ST-3.1")
@pytest.mark.parametrize(
    ("weapon", "attack", "dice"),
    [("ptm-1", "single_shot", (3, 1)), ("akm_74u-1", "single_shot", (3, 2)), ("sawn_off-1", "both_barrels", (3, 3))],
)
def test_the_stalkers_dice_and_those_of_the_attack(weapon: str, attack: str, dice: tuple[int, int]) -> None:
    stage = shoot(armed(ROAD, weapon).enemy("zombie", "B", "E"), attack)
    if stage.decision.kind == "weapon_attack_run.choose_part":
        stage.say("part:torso")
    assert thrown(stage) == dice


@pytest.mark.rule("ST-3.7", "ST-20.Q31")
def test_at_most_six_dice_of_a_kind_are_rolled() -> None:
    stage = armed(ROAD, "dp_12-1").enemy("zombie", "B", "E")
    stage.game.put_in_force("test", "round", "attack.gd", 4)
    stage.game.put_in_force("test", "round", "attack.sd", 9)
    shoot(stage, "empty_the_magazine", "3")
    assert thrown(stage) == (6, 6)


@pytest.mark.rule("SC-3.4")
def test_a_magazine_is_emptied_by_choice_two_dice_for_each_round() -> None:
    stage = shoot(armed(ROAD, "dp_12-1").enemy("zombie", "B", "E"), "empty_the_magazine")
    assert (stage.decision.low, stage.decision.high) == (1, 3)
    stage.say("2")
    assert thrown(stage) == (3, 4)
    assert stage.game.state.cards["dp_12-1"].ammo == 1


@pytest.mark.rule("ST-11.9", "ST-3.4")
@pytest.mark.parametrize(("at", "stars"), [("B", 2), ("C", 4), ("D", 2)])
def test_the_accuracy_face_counts_double_within_an_accurate_range_that_may_begin_far_off(at: str, stars: int) -> None:
    stage = armed(ROAD, "akm_74u-1").enemy("snork", at, "E").stalker_dice("ACC", "m", "m").gear(0, 0)
    shoot(stage, "single_shot", "part:torso")
    assert stage.events(events.DiceRolled)[0].stars == stars


@pytest.mark.rule("SC-5.2", "ST-11.9")
def test_a_ladder_sight_raises_the_accurate_range_up_to_the_maximum() -> None:
    stage = armed(ROAD, "akm_74u-1", "ladder_sight-1")
    ranges = [is_accurate(stage.game, 0, "akm_74u-1", at) for at in range(5)]
    assert ranges == [False, False, True, True, False]
    stage = armed(ROAD, "shepit-1", "ladder_sight-1")
    assert [is_accurate(stage.game, 0, "shepit-1", at) for at in (2, 3)] == [True, False]


@pytest.mark.rule("ST-3.8")
def test_the_stars_of_a_result_are_never_below_0() -> None:
    stage = armed(ROAD, "ptm-1").enemy("zombie", "B", "E").stalker_dice("m", "m", "m").gear(0)
    stage.game.put_in_force("test", "round", "attack.stars", -5)
    shoot(stage, "single_shot", "part:torso", "keep", "keep")
    assert checked(stage) == [("zombie-1", 0)]


# --- rerolls (ST-3.6, ST-11.7) ----------------------------------------------------------------------------------------


@pytest.mark.rule("ST-3.6", "ST-12.7")
def test_focus_rerolls_any_chosen_dice_once_and_the_last_result_counts() -> None:
    stage = armed(ROAD, "ptm-1", focus=True).enemy("snork", "B", "E").stalker_dice("m", "m", "2").gear(0)
    shoot(stage, "single_shot", "part:torso")
    assert stage.options == ("accept", "focus")
    stage.stalker_dice("1").gear(3)
    stage.say("focus")
    assert list(stage.options) == ["die:0", "die:2", "die:3"], "two equal faces are one choice"
    stage.say("die:0", "die:3", "enough")
    assert stage.events(events.DiceRerolled)[-1].stars == 6
    assert not stage.me().focus


@pytest.mark.rule("ST-3.6", "ST-20.Q33")
def test_each_source_works_once_per_roll_in_an_order_of_choice() -> None:
    stage = armed(ROAD, "akm_74u-1", "red_dot-1", focus=True).enemy("snork", "C", "E")
    stage.stalker_dice("m", "mm", "1").gear(0, 0)
    shoot(stage, "single_shot", "part:torso")
    assert list(stage.options) == ["accept", "focus", "answer:red_dot-1"]
    stage.stalker_dice("2").say("answer:red_dot-1", "die:0")
    assert stage.options == ("accept", "focus")
    stage.gear(3).say("focus", "die:3", "enough")
    assert stage.decision.kind == "weapon_attack_run.spend_masks", "no source is left, the roll is accepted"
    assert stage.game.facts(0).stars == 6


@pytest.mark.rule("SC-5.2")
@pytest.mark.parametrize(("attack", "offered"), [("burst", True), ("single_shot", False)])
def test_a_muzzle_brake_rerolls_a_gear_die_of_bursts_only(attack: str, offered: bool) -> None:
    stage = armed(ROAD, "akm_74u-1", "muzzle_brake-1").enemy("snork", "C", "E")
    stage.stalker_dice("m", "m", "m").gear(0, 0)
    shoot(stage, attack)
    if attack == "single_shot":
        stage.say("part:torso")
    assert (stage.decision.kind == "rerolls.choose") is offered
    if offered:
        stage.gear(3).say("answer:muzzle_brake-1")
        assert stage.events(events.DiceRerolled)[-1].stars == 3


# --- masks (ST-11.8b) -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-11.8")
def test_masks_buy_an_effect_before_or_after_the_hit_check_but_not_twice_what_is_there() -> None:
    stage = armed(ROAD, "ptm-1").enemy("snork", "B", "E").stalker_dice("mm", "mm", "m").gear(0)
    shoot(stage, "single_shot", "part:torso", "mask:ptm/0:snork-1")
    assert stage.foe("snork-1").pinned
    assert stage.is_over, "three masks are left and nothing to buy: the attack ends"
    told = [type(event).__name__ for event in stage.told]
    assert told.index("MasksSpent") < told.index("HitChecked")


@pytest.mark.rule("ST-11.8")
def test_unspent_masks_are_lost() -> None:
    stage = armed(ROAD, "ptm-1").enemy("snork", "B", "E").stalker_dice("m", "1m", "1").gear(0)
    shoot(stage, "single_shot", "part:torso", "keep", "keep")
    assert stage.is_over
    assert not stage.foe("snork-1").pinned


@pytest.mark.rule("ST-11.8", "SC-3.3")
def test_stopping_power_exposes_and_the_wound_of_the_same_attack_counts_it() -> None:
    stage = armed(ROAD, "bulat-1").enemy("zombie", "B", "E").stalker_dice("mm", "1m", "2").gear(0).wounds("B")
    shoot(stage, "single_shot", "part:torso", "mask:bulat/0:zombie-1")
    (wound,) = stage.events(events.WoundDrawn)
    assert wound.severity == "heavy", "a light wound of an exposed enemy"


@pytest.mark.rule("ST-11.12", "ST-11.8")
def test_a_mask_effect_makes_a_blast_of_the_attack_and_the_others_are_hit_in_the_torso() -> None:
    stage = armed(SQUARE, "dp_12-1").enemy("zombie", "B", "E").enemy("snork", "B", "E").enemy("dog", "C", "E")
    stage.stalker_dice("mm", "2", "1").gear(3, 1, 0).wounds("B", "B")
    stage.run(WeaponAttackRun(0, "single_shot")).say("target:zombie-1", "part:head", "mask:dp_12/0")
    assert checked(stage) == [("zombie-1", 7), ("snork-1", 7)]
    assert stage.at("zombie-1") == ""
    assert [event.severity for event in stage.events(events.WoundDrawn)] == ["heavy"]


# --- split attacks (ST-11.11) -----------------------------------------------------------------------------------------


@pytest.mark.rule("ST-11.11", "ST-20.C4", "ST-20.Q23")
def test_stars_are_shared_with_enemies_on_the_space_and_next_to_it_also_out_of_range() -> None:
    stage = armed(WIDE, "zhuk-1").enemy("zombie", "C", "E").enemy("snork", "C", "E").enemy("dog", "D", "E")
    stage.stalker_dice("2", "2", "2").gear(3, 3).wounds("B", "B", "B")
    stage.run(WeaponAttackRun(0, "burst"))
    assert stage.options == ("target:zombie-1", "target:snork-1"), "the dog is out of range"
    stage.say("target:zombie-1")
    assert set(stage.options) == {"all", "share:snork-1", "share:dog-1"}
    stage.say("share:dog-1")
    assert (stage.decision.low, stage.decision.high) == (1, 12)
    stage.say("4", "share:snork-1", "5")
    assert checked(stage)[:3] == [("zombie-1", 3), ("dog-1", 4), ("snork-1", 5)]


@pytest.mark.rule("ST-11.11")
def test_all_stars_may_stay_with_the_main_target() -> None:
    stage = armed(WIDE, "akm_74u-1").enemy("zombie", "B", "E").enemy("snork", "B", "E")
    stage.stalker_dice("2", "2", "2").gear(2, 0).wounds("B")
    stage.run(WeaponAttackRun(0, "burst")).say("target:zombie-1", "all")
    assert checked(stage) == [("zombie-1", 8)]


@pytest.mark.rule("ST-11.11", "ST-11.8")
def test_masks_left_after_the_target_died_still_work_on_its_neighbours() -> None:
    stage = armed(WIDE, "akm_74u-1").enemy("zombie", "B", "E").enemy("snork", "C", "E")
    stage.stalker_dice("2", "2", "1m").gear(3, 2).wounds("C")
    stage.run(WeaponAttackRun(0, "burst")).say("target:zombie-1", "keep", "all")
    assert stage.at("zombie-1") == ""
    assert stage.options == ("keep", "mask:akm_74u/0:snork-1")
    assert stage.say("mask:akm_74u/0:snork-1").foe("snork-1").pinned


@pytest.mark.rule("ST-11.1")
def test_an_attack_is_finished_with_its_weapon_whatever_is_taken_up_meanwhile() -> None:
    stage = armed(WIDE, "akm_74u-1").enemy("zombie", "B", "E").enemy("snork", "C", "E")
    stage.stalker_dice("2", "2", "1m").gear(3, 2).wounds("C")
    stage.run(WeaponAttackRun(0, "burst")).say("target:zombie-1", "keep", "all")
    cards = stage.game.state.cards
    stage.game.update(cards["akm_74u-1"], place="backpack")
    stage.give(0, "ptm-1")
    assert stage.say("mask:akm_74u/0:snork-1").foe("snork-1").pinned


@pytest.mark.rule("ST-11.11", "ST-4.16")
def test_each_share_is_reduced_by_the_cover_of_its_own_target() -> None:
    stage = armed(grid("AABBCC", cov={"C": 2}), "akm_74u-1").enemy("zombie", "B", "E").enemy("snork", "C", "E")
    stage.stalker_dice("2", "2", "2").gear(2, 0).wounds("B", "B")
    stage.run(WeaponAttackRun(0, "burst")).say("target:zombie-1", "share:snork-1", "5")
    assert checked(stage) == [("zombie-1", 3), ("snork-1", 3)]


@pytest.mark.rule("ST-11.10", "ST-11.11", "ST-8.4")
def test_everybody_attacked_turns_also_after_a_miss_and_others_do_not() -> None:
    stage = armed(WIDE, "akm_74u-1").enemy("zombie", "B", "E").enemy("snork", "B", "S").enemy("dog", "C", "E")
    stage.stalker_dice("2", "m", "m").gear(0, 0)
    stage.run(WeaponAttackRun(0, "burst")).say("target:zombie-1", "keep", "share:snork-1", "1", "all", "keep")
    assert (stage.facing("zombie-1"), stage.facing("snork-1"), stage.facing("dog-1")) == ("W", "W", "E")
    assert stage.me().attention == "high"


# --- blasts of weapons and what attachments do afterwards -------------------------------------------------------------


@pytest.mark.rule("ST-11.12", "SC-3.2")
def test_the_hand_mortar_hits_everybody_on_the_space() -> None:
    stage = armed(WIDE, "hand_mortar-1").enemy("zombie", "C", "E").enemy("snork", "C", "E").enemy("dog", "B", "E")
    stage.stalker_dice("m", "m", "1").gear(1, 1, 0).wounds("B", "B")
    stage.run(WeaponAttackRun(0, "shell")).say("target:zombie-1")
    assert checked(stage) == [("zombie-1", 3), ("snork-1", 3)]


@pytest.mark.rule("SC-5.2", "ST-8.7")
@pytest.mark.parametrize(("facing", "side"), [("E", "low"), ("W", "high")])
def test_a_silencer_reduces_attention_unless_somebody_looks(facing: str, side: str) -> None:
    stage = armed(ROAD, "ptm-1", "silencer-1").enemy("bandit_rifle", "B", "E").enemy("zombie", "D", facing)
    stage.stalker_dice("2", "2", "1").gear(3)
    stage.run(WeaponAttackRun(0, "single_shot")).say("part:head")
    assert stage.at("bandit_rifle-1") == ""
    assert stage.me().attention == side


@pytest.mark.rule("SC-5.2")
def test_a_grenade_launcher_throws_a_grenade_after_the_attack() -> None:
    stage = armed(ROAD, "akm_74u-1", "grenade_launcher-1").give(0, "smoke_grenade-1").enemy("snork", "C", "E")
    stage.stalker_dice("m", "1", "1").gear(0, 0)
    shoot(stage, "single_shot", "part:head", "answer:grenade_launcher-1", "space:T.B")
    assert stage.game.state.fog == stage.game.board.mask("T.B")
    assert stage.game.cards_of(0)[-1].id == "grenade_launcher-1"


# --- hit checks (ST-11.8) ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-11.8")
def test_only_the_highest_threshold_reached_takes_effect() -> None:
    stage = Stage(ROAD).enemy("bandit_rifle", "A", "E").wounds("B").run(HitCheck("bandit_rifle-1", 9, "torso"))
    assert stage.at("bandit_rifle-1") == ""
    assert stage.events(events.WoundDrawn) == []


@pytest.mark.rule("ST-11.8", "ST-4.16")
@pytest.mark.parametrize(("weapon", "stars"), [("forester-1", 5), ("mezha-1", 7)])
def test_piercing_ignores_cover(weapon: str, stars: int) -> None:
    stage = armed(grid("ABCDE", cov={"D": 2}), weapon).enemy("zombie", "D", "E").wounds("B")
    stage.stalker_dice("2", "2", "1").gear(*([2, 0] if weapon == "forester-1" else [2, 0, 0, 0]))
    attack = "single_shot" if weapon == "forester-1" else "aimed_shot"
    shoot(stage, attack, "part:torso")
    assert checked(stage)[0][1] == stars


# --- knife (ST-7.13) --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-7.13", "ST-11.9")
def test_the_knife_has_three_gear_dice_no_masks_and_places_no_attention() -> None:
    stage = Stage(WIDE, seats=2).stalker(0, "B").enemy("zombie", "B", "E").gear(1, 1, 1).wounds("B").run(Turn(0, 0))
    stage.say("knife", "part:torso")
    assert thrown(stage) == (0, 3)
    assert checked(stage) == [("zombie-1", 3)]
    assert stage.me().slots == (1, 0)


@pytest.mark.rule("ST-7.13", "ST-4.39")
def test_an_enemy_on_the_same_space_that_survives_keeps_its_facing() -> None:
    stage = Stage(WIDE, seats=2).stalker(0, "B").enemy("zombie", "B", "E").gear(0, 0, 0).run(Turn(0, 0))
    assert stage.say("knife", "part:torso").facing("zombie-1") == "E"


@pytest.mark.rule("SC-2.2", "ST-7.13")
def test_throwing_knives_reach_one_space_and_have_a_die_more_unseen() -> None:
    stage = Stage(ROAD, seats=2).ability(0, "tykha").stalker(0, "A").enemy("zombie", "B", "E")
    stage.gear(3, 3, 3, 0).run(Turn(0, 0)).say("knife", "part:head")
    assert thrown(stage) == (0, 4)
    assert stage.at("zombie-1") == ""


@pytest.mark.rule("SC-2.2")
def test_vanish_is_a_quiet_walk_after_a_kill() -> None:
    stage = Stage(ROAD, seats=2).ability(0, "tykha").stalker(0, "B").enemy("zombie", "C", "E").attention(0, "low", "H")
    stage.gear(3, 3, 3, 0).run(Turn(0, 0)).say("knife", "part:head", "answer:stalker-0", "step:T.A", "stop")
    assert stage.at("stalker-0") == "A"
    assert stage.events(events.AttentionPlaced) == []


@pytest.mark.rule("SC-5.2", "SC-7.2")
def test_a_bayonet_and_a_hot_needle_add_dice_to_the_knife() -> None:
    stage = armed(WIDE, "akm_74u-1", "bayonet-1", at="B").give(0, "hot_needle-1").enemy("zombie", "B", "E")
    stage.gear(0, 0, 0, 0, 0, 0).run(Turn(0, 0)).say("knife", "part:torso")
    assert thrown(stage) == (0, 6)


@pytest.mark.rule("ST-11.8", "SC-1.8")
@pytest.mark.parametrize(("enemy", "offered"), [("monolith", False), ("bloodsucker", False), ("mercenary", True)])
def test_masks_buy_nothing_from_an_enemy_that_cannot_have_it(enemy: str, offered: bool) -> None:
    stage = armed(ROAD, "akm_74u-1", at="A").enemy(enemy, "C", "E").stalker_dice("mm", "m", "m").gear(0, 0)
    shoot(stage, "burst")
    assert (stage.decision.kind == "weapon_attack_run.spend_masks") is offered


@pytest.mark.rule("ST-11.8", "ST-11.12")
@pytest.mark.parametrize("others", [0, 1])
def test_masks_buy_a_blast_only_where_others_would_feel_it(others: int) -> None:
    stage = armed(WIDE, "sawn_off-1", at="A").enemy("zombie", "B", "E").stalker_dice("mm", "mm", "m").gear(0)
    for _ in range(others):
        stage.enemy("zombie", "B", "E")
    shoot(stage, "one_barrel", *(("target:zombie-1",) if others else ()))
    assert (stage.decision.kind == "weapon_attack_run.spend_masks") is bool(others)


# --- grenades (ST-11.7, ST-11.12) -------------------------------------------------------------------------------------


@pytest.mark.rule("ST-11.7", "ST-12.7", "ST-11.12")
def test_focus_rerolls_the_dice_of_a_grenade() -> None:
    stage = Stage(grid("AABBCC"), seats=2).stalker(0, "A", focus=True).give(0, "frag_grenade-1")
    stage.enemy("snork", "C", "E").gear(0, 0, 3, 3).gear(3).gear(3)
    stage.use("frag_grenade-1", "space:T.C")
    assert stage.options == ("accept", "focus")
    stage.say("focus", "die:0", "die:1", "enough")
    assert (stage.at("snork-1"), stage.me().focus) == ("", False)


@pytest.mark.rule("ST-11.7", "SC-1.2")
def test_a_neuron_helps_a_grenade_but_a_weapons_attachments_do_not() -> None:
    stage = armed(grid("AABBCC"), "zhuk-1", "muzzle_brake-1").give(0, "neuron-1").give(0, "frag_grenade-1")
    stage.enemy("snork", "C", "E").gear(2, 2, 2, 1).use("frag_grenade-1", "space:T.C")
    assert stage.options == ("accept", "answer:neuron-1")
    stage.say("answer:neuron-1")
    assert stage.at("snork-1") == ""
    assert stage.me().exposed
    assert stage.game.attack is None
    assert stage.game.thrown is None


@pytest.mark.rule("SC-16.4", "ST-12.7")
def test_nobody_rerolls_the_dice_of_a_trap() -> None:
    stage = Stage(grid("AABBCC"), seats=2).stalker(0, "A", focus=True).ground("B", traps=("trip_mine-1",))
    stage.enemy("snork", "C", "W").gear(2, 2, 2, 2, 0, 0).run(EnemyMove("snork-1", 1, "T.B", free=True))
    assert stage.is_over
    assert stage.at("snork-1") == ""


@pytest.mark.rule("SC-1.2")
@pytest.mark.parametrize(("attack", "ammo"), [("knife", 1), ("aimed_shot", 1)])
def test_the_rules_of_a_weapon_count_for_its_own_attacks_only(attack: str, ammo: int) -> None:
    """A bolt is recovered where it has killed, not where the knife has."""
    stage = Stage(grid("AABB")).stalker(0, "A").give(0, "tysha-1").enemy("rodent", "A", "N")
    stage.game.update(stage.game.state.cards["tysha-1"], ammo=1)
    stage.stalker_dice("2", "2", "2").gear(*[3, 3, 3] if attack == "knife" else [3, 3])
    stage.run(KnifeAttack(0) if attack == "knife" else WeaponAttackRun(0, attack)).finish()
    assert "rodent-1" not in stage.game.state.enemies
    assert stage.game.state.cards["tysha-1"].ammo == ammo
