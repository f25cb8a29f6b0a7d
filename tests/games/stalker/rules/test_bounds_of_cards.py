"""How far cards reach, how often they work and against whom: what they do not do (SC-1.2e)."""

from __future__ import annotations

from typing import Any

import pytest

from cordon.games.stalker import events
from cordon.games.stalker.rules.anomalies import Activate
from cordon.games.stalker.rules.attack import WeaponAttackRun
from cordon.games.stalker.rules.enemy_attack import EnemyAttack
from cordon.games.stalker.rules.equipment import install
from cordon.games.stalker.rules.pushing import can_be_pushed
from cordon.games.stalker.rules.rounds import Turn
from cordon.games.stalker.rules.tokens import SpringTraps
from tests.games.stalker.rules.stage import Stage, grid

ROAD = grid("ABCDEFGH")
WIDE = grid("AABBCCDD")

REACH = [
    ("frag_grenade-1", "palkan", "ABC"),
    ("frag_grenade-1", "iskra", "ABCD"),
    ("smoke_grenade-1", "palkan", "ABC"),
    ("smoke_grenade-1", "iskra", "ABCD"),
    ("flash_grenade-1", "palkan", "ABC"),
    ("flash_grenade-1", "iskra", "ABCD"),
    ("fire_bottle-1", "palkan", "AB"),
    ("fire_bottle-1", "iskra", "ABC"),
    ("trip_mine-1", "palkan", "AB"),
    ("trip_mine-1", "iskra", "ABC"),
    ("eye-1", "palkan", "ABC"),
]


@pytest.mark.rule("SC-6.1", "SC-7.2", "SC-2.2")
@pytest.mark.parametrize(("card", "stalker", "spaces"), REACH)
def test_a_card_reaches_so_far_and_no_farther(card: str, stalker: str, spaces: str) -> None:
    stage = Stage(ROAD, seats=2).ability(0, stalker).stalker(0, "A", focus=True).attention(0, "high", "A").give(0, card)
    assert stage.use(card).options == tuple(f"space:T.{space}" for space in spaces)


@pytest.mark.rule("SC-6.1", "ST-8.6")
@pytest.mark.parametrize("card", ["frag_grenade-1", "flash_grenade-1", "fire_bottle-1"])
def test_what_bursts_is_heard_where_it_bursts(card: str) -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A").give(0, card).use(card, "space:T.B")
    assert (stage.me().attention, stage.game.address(stage.me().noticed)) == ("high", "T.B")


@pytest.mark.rule("SC-6.1", "SC-2.2")
@pytest.mark.parametrize(("stalker", "dice"), [("palkan", 3), ("iskra", 4)])
def test_a_fire_bottle_has_three_dice_and_one_more_in_good_hands(stalker: str, dice: int) -> None:
    stage = Stage(ROAD, seats=2).ability(0, stalker).stalker(0, "A").give(0, "fire_bottle-1")
    stage.use("fire_bottle-1", "space:T.B").finish("turn.choose")
    assert len(stage.events(events.DiceRolled)[0].dice) == dice


@pytest.mark.rule("SC-6.1", "SC-2.2")
@pytest.mark.parametrize(
    ("card", "stalker", "near", "far"),
    [("anti_rad-1", "palkan", "A", "B"), ("surgery_set-1", "palkan", "A", "B"), ("", "lisnyk", "C", "D")],
)
def test_help_reaches_those_who_are_near_enough(card: str, stalker: str, near: str, far: str) -> None:
    stage = Stage(WIDE, seats=3).ability(0, stalker).stalker(0, "A").stalker(1, near, hp=5).stalker(2, far, hp=5)
    if card:
        stage.give(0, card)
    assert stage.use(card or "stalker-0").options == ("stalker-0", "stalker-1")


@pytest.mark.rule("SC-6.1")
def test_a_breakfast_is_for_everybody_on_the_space() -> None:
    stage = Stage(WIDE, seats=3).stalker(0, "A", hp=5).stalker(1, "A", hp=5).stalker(2, "B", hp=5)
    stage.give(0, "breakfast-1").use("breakfast-1")
    assert [stage.me(seat).hp for seat in range(3)] == [8, 8, 5]


@pytest.mark.rule("SC-7.2")
def test_the_eye_costs_focus() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A", focus=True).attention(0, "high", "A").give(0, "eye-1")
    assert not stage.use("eye-1", "space:T.C").me().focus


@pytest.mark.rule("SC-6.1")
def test_surgery_takes_both_tokens_from_whoever_it_is_for() -> None:
    stage = Stage(WIDE, seats=2).stalker(0, "A", exposed=True).stalker(1, "A", hp=1, pinned=True, exposed=True)
    stage.give(0, "surgery_set-1").use("surgery_set-1", "stalker-1")
    assert (stage.me(1).hp, stage.me(1).pinned, stage.me(1).exposed) == (14, False, False)
    assert stage.me(0).exposed


@pytest.mark.rule("SC-16.4", "SC-6.1")
def test_a_trip_mine_has_six_dice() -> None:
    stage = Stage(ROAD).ground("C", traps=("trip_mine-1",)).enemy("zombie", "C", "E").wounds("B")
    stage.run(SpringTraps("zombie-1", stage.game.board.index["T.C"]))
    (rolled,) = stage.events(events.DiceRolled)
    assert len(rolled.dice) == 6
    assert [event.stars for event in stage.events(events.HitChecked)] == [rolled.stars]


@pytest.mark.rule("ST-14.16", "ST-14.17", "SC-5.2")
@pytest.mark.parametrize(
    ("detector", "near", "far"),
    [("echo_detector", "C", "B"), ("pulse_detector", "B", "A"), ("prism_detector", "G", "H")],
)
def test_a_detector_finds_nothing_beyond_its_range(detector: str, near: str, far: str) -> None:
    for at, offered in ((near, True), (far, False)):
        stage = Stage(ROAD, seats=2).stalker(0, at).give(0, "leather_jacket-1").give(0, f"{detector}-1")
        install(stage.game, f"{detector}-1", "leather_jacket-1")
        stage.anomaly("electro", (6, "T@d1", "N"), artifact=True).run(Turn(0, 0))
        assert (f"use:{detector}-1:{detector}/0" in stage.options) is offered


@pytest.mark.rule("SC-2.2", "ST-7.3")
@pytest.mark.parametrize(("stalk", "side"), [(True, "low"), (False, "high")])
def test_milady_stalks_three_spaces_past_whoever_looks_from_afar(stalk: bool, side: str) -> None:
    stage = Stage(grid("ABCDE", "%%F%%", "%%G%%")).ability(0, "milady").stalker(0, "B").enemy("bandit_rifle", "G", "N")
    stage.run(Turn(0, 0)).say("use:stalker-0:milady/1" if stalk else "move", "step:T.C", "step:T.D", "step:T.E")
    assert (stage.at("stalker-0"), stage.me().attention) == ("E", side)
    assert stage.decision.kind == "turn.choose", "three spaces, not more"
    assert "use:stalker-0:milady/1" not in stage.options or not stalk, "once a turn"


@pytest.mark.rule("SC-2.2", "SC-4.2", "SC-1.2")
@pytest.mark.parametrize("source", ["stalker-0", "diver_skin-1"])
def test_an_activation_roll_is_rerolled_once_a_round(source: str) -> None:
    stage = Stage(ROAD, seats=2).ability(0, "borsuk" if source == "stalker-0" else "palkan").stalker(0, "A", hp=14)
    if source != "stalker-0":
        stage.give(0, source)
    stage.anomaly("jelly", (5, "T@d1", "N")).symbol("P4", "P1", "P4").run(Turn(0, 0))
    assert stage.say("move", "stop", f"answer:{source}").me().hp == 14
    assert stage.say("move", "step:T.C", "stop").me().hp == 5, "nobody is asked a second time"


@pytest.mark.rule("SC-2.2")
def test_tykha_vanishes_two_spaces_after_a_kill() -> None:
    stage = Stage(ROAD, seats=2).ability(0, "tykha").stalker(0, "C").enemy("rodent", "D", "E").give(0, "akm_74u-1")
    stage.luck("die:stalker", (1, 1)).gear(3, 3).run(WeaponAttackRun(0, "single_shot")).finish("window.offer")
    stage.say("answer:stalker-0", "step:T.B", "step:T.A")
    assert stage.is_over
    assert stage.at("stalker-0") == "A"


DEFENCE = [
    ("psi_liner", "controller", 2),
    ("psi_liner", "bandit_rifle", 1),
    ("choir_wire", "controller", 3),
    ("choir_wire", "bandit_rifle", 1),
]


@pytest.mark.rule("SC-5.2", "SC-7.2")
@pytest.mark.parametrize(("card", "enemy", "dice"), DEFENCE)
def test_some_cards_defend_against_minds_only(card: str, enemy: str, dice: int) -> None:
    stage = Stage(ROAD).stalker(0, "C").give(0, "leather_jacket-1").give(0, f"{card}-1").enemy(enemy, "A", "E")
    if card == "psi_liner":
        install(stage.game, f"{card}-1", "leather_jacket-1")
    stage.run(EnemyAttack(f"{enemy}-1")).finish()
    assert len(stage.events(events.DiceRolled)[0].dice) == dice


@pytest.mark.rule("SC-4.2", "SC-8.1")
@pytest.mark.parametrize(("anomaly", "lost"), [("jelly", 5), ("comet", 8)])
def test_an_nbc_suit_helps_against_chemicals_only(anomaly: str, lost: int) -> None:
    stage = Stage(ROAD).stalker(0, "D").give(0, "nbc_suit-1").anomaly(anomaly, (98, "T@d1", "N"))
    assert stage.run(Activate(anomaly, "P1", "stalker-0")).finish().me().hp == 16 - lost


@pytest.mark.rule("SC-4.2", "SC-2.2", "ST-7.3")
@pytest.mark.parametrize(("card", "offered"), [("exoframe-1", False), ("leather_jacket-1", True)])
def test_nobody_is_careful_in_an_exoframe(card: str, offered: bool) -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "B").give(0, card).run(Turn(0, 0))
    assert ("careful" in stage.options) is offered


@pytest.mark.rule("SC-7.2", "ST-11.17")
def test_whoever_carries_an_anchor_is_not_pushed() -> None:
    stage = Stage(ROAD).stalker(0, "B")
    assert can_be_pushed(stage.game, "stalker-0")
    assert not can_be_pushed(stage.give(0, "anchor-1").game, "stalker-0")


@pytest.mark.rule("SC-3.2", "ST-4.16")
@pytest.mark.parametrize(("weapon", "attack", "gear"), [("coil_rifle", "aimed_shot", 5), ("mezha", "aimed_shot", 4)])
def test_a_piercing_shot_ignores_cover(weapon: str, attack: str, gear: int) -> None:
    stage = Stage(grid("ABCDE", cov={"D": 2})).stalker(0, "A").give(0, f"{weapon}-1").enemy("zombie", "D", "E")
    stage.stalker_dice("1", "1", "1").gear(*[0] * gear).wounds("B").run(WeaponAttackRun(0, attack)).finish()
    assert [event.stars for event in stage.events(events.HitChecked)] == [3]


REACHES = [
    ("akm_74u-1", "long_barrel-1", "weapon.max_range", 3, 4),
    ("tysha-1", "ladder_sight-1", "weapon.accurate_max", 2, 3),
    ("", "mukha", "careful.max", 1, 2),
    ("", "tykha", "knife.range", 0, 1),
    ("", "iskra", "grenade.range", 2, 3),
    ("", "hrim", "move.max", 3, 2),
]


@pytest.mark.rule("SC-1.7", "SC-2.2", "SC-5.2")
@pytest.mark.parametrize(("host", "card", "value", "base", "after"), REACHES)
def test_a_change_by_one_is_a_change_by_one(host: str, card: str, value: str, base: int, after: int) -> None:
    stage = Stage(ROAD)
    if host:
        stage.give(0, host).give(0, card)
        install(stage.game, card, host)
    else:
        stage.ability(0, card)
    assert stage.game.modified(value, base, 0) == after


@pytest.mark.rule("SC-1.2", "SC-7.2", "SC-2.2")
@pytest.mark.parametrize(("card", "stalker", "hp"), [("leech_moss-1", "palkan", 7), ("", "mammon", 5)])
def test_a_second_kill_in_a_turn_brings_nothing_more(card: str, stalker: str, hp: int) -> None:
    stage = Stage(WIDE, seats=2).ability(0, stalker).stalker(0, "A", hp=5).give(0, "akm_74u-1")
    stage.enemy("rodent", "B", "E").enemy("rodent", "B", "E")
    if card:
        stage.give(0, card)
    for _ in range(2):
        stage.luck("die:stalker", (1,) * 3).gear(3, 3).run(WeaponAttackRun(0, "single_shot")).finish()
        focus, had = stage.me().focus, stage.me().hp
        stage.stalker(0, "A", focus=False)
    assert not stage.game.state.enemies
    assert (had, focus) == (hp, False)


@pytest.mark.rule("SC-1.2", "SC-7.2")
def test_a_coal_heart_gives_its_die_to_the_first_attack_of_a_turn() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A").give(0, "akm_74u-1").give(0, "coal_heart-1").enemy("chimera", "C", "E")
    dice = []
    for n in (4, 3):
        stage.luck("die:stalker", (2,) * n).gear(0, 0).run(WeaponAttackRun(0, "single_shot")).finish()
        dice.append([kind for kind, _ in stage.events(events.DiceRolled)[0].dice].count("SD"))
    assert dice == [4, 3]


@pytest.mark.rule("SC-2.2", "ST-6.9")
@pytest.mark.parametrize(("at", "offered"), [("B", True), ("C", False)])
def test_chort_dodges_only_who_is_next_to_him(at: str, offered: bool) -> None:
    stage = Stage(ROAD).ability(0, "chort").stalker(0, "A", focus=True).give(0, "leather_jacket-1")
    stage.enemy("bandit_rifle", at, "W").run(EnemyAttack("bandit_rifle-1"))
    assert ("answer:stalker-0" in stage.options) is offered


@pytest.mark.rule("SC-5.2")
@pytest.mark.parametrize(("at", "offered"), [("C", True), ("D", False)])
def test_a_red_dot_is_for_short_distances(at: str, offered: bool) -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A").give(0, "akm_74u-1").give(0, "red_dot-1").enemy("chimera", at, "E")
    install(stage.game, "red_dot-1", "akm_74u-1")
    stage.run(WeaponAttackRun(0, "burst")).finish("rerolls.choose")
    assert ("answer:red_dot-1" in stage.options) is offered


@pytest.mark.rule("SC-5.2", "ST-8.7")
@pytest.mark.parametrize(("watched", "side"), [(False, "low"), (True, "high")])
def test_a_silencer_helps_nobody_who_is_seen(watched: bool, side: str) -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A").give(0, "akm_74u-1").give(0, "silencer-1").enemy("rodent", "C", "E")
    install(stage.game, "silencer-1", "akm_74u-1")
    if watched:
        stage.enemy("zombie", "D", "W")
    stage.luck("die:stalker", (1,) * 3).gear(3, 3).run(WeaponAttackRun(0, "single_shot")).finish()
    assert (stage.at("rodent-1"), stage.me().attention) == ("", side)


LIMITED: list[tuple[str, str, int]] = [
    ("", "palkan", 1),
    ("", "mukha", 1),
    ("", "iskra", 2),
    ("ash_veil-1", "", 0),
    ("lantern_seed-1", "", 0),
    ("restless_spark-1", "", 0),
    ("iron_tide-1", "", 0),
    ("speed_loader-1", "", 0),
]


@pytest.mark.rule("SC-1.2", "SC-2.2", "SC-5.2", "SC-7.2")
@pytest.mark.parametrize(("card", "stalker", "rule"), LIMITED)
def test_what_works_once_a_turn_or_round_is_not_offered_again(card: str, stalker: str, rule: int) -> None:
    """Everything that it needs is there a second time."""
    ready: dict[str, Any] = {"focus": True, "pistol": 2, "dose": 0}
    stage = Stage(ROAD, seats=2).ability(0, stalker or "palkan").stalker(0, "A", **ready).enemy("zombie", "B", "E")
    stage.ground("A", loot=("SC-T01-1", "SC-T01-2")).ground("C", unknown=("SC-U01-1", "SC-U01-2"))
    for held in ("zhuk-1", "frag_grenade-1", "frag_grenade-2", *([card] if card else [])):
        stage.give(0, held)
    if card == "speed_loader-1":
        install(stage.game, card, "zhuk-1")
    stage.game.update(stage.game.state.cards["zhuk-1"], ammo=4)
    option = f"use:{card or 'stalker-0'}:{card[:-2] or stalker}/{rule}"
    assert option in stage.run(Turn(0, 0)).options
    stage.say(option).finish("turn.choose")
    stage.stalker(0, "A", **ready).game.update(stage.game.state.cards["zhuk-1"], ammo=4)
    stage.game.waiting = None
    assert option not in stage.options


@pytest.mark.rule("SC-1.2", "SC-2.2")
def test_tykha_vanishes_once_a_turn() -> None:
    stage = Stage(WIDE, seats=2).ability(0, "tykha").stalker(0, "A").give(0, "akm_74u-1")
    stage.enemy("rodent", "B", "E").enemy("rodent", "B", "E")
    asked = []
    for _ in range(2):
        stage.luck("die:stalker", (1, 1)).gear(3, 3).run(WeaponAttackRun(0, "single_shot")).finish("window.offer")
        asked.append(not stage.is_over)
        if not stage.is_over:
            stage.say("answer:stalker-0", "stop")
    assert not stage.game.state.enemies
    assert asked == [True, False]


@pytest.mark.rule("SC-2.2")
@pytest.mark.parametrize(("facing", "dice"), [("E", 4), ("W", 3)])
def test_throwing_knives_are_better_from_behind(facing: str, dice: int) -> None:
    stage = Stage(ROAD, seats=2).ability(0, "tykha").stalker(0, "A").enemy("bandit_rifle", "B", facing)
    stage.run(Turn(0, 0)).say("knife")
    assert len(stage.finish("turn.choose").events(events.DiceRolled)[0].dice) == dice


@pytest.mark.rule("SC-1.2", "SC-5.2")
def test_a_plate_insert_helps_once_a_round() -> None:
    stage = Stage(ROAD).stalker(0, "C").give(0, "leather_jacket-1").give(0, "plate_insert-1")
    install(stage.game, "plate_insert-1", "leather_jacket-1")
    stage.enemy("bandit_rifle", "A", "E")
    offered = []
    for _ in range(2):
        stage.stalker(0, "C", hp=16).run(EnemyAttack("bandit_rifle-1"))
        offered.append("answer:plate_insert-1" in stage.options)
        if offered[-1]:
            stage.say("answer:plate_insert-1")
        stage.finish()
    assert offered == [True, False]


@pytest.mark.rule("SC-1.2", "SC-4.2")
def test_a_night_skin_hides_once_a_round() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "C").give(0, "night_skin-1").attention(0, "high", "C")
    offered = []
    for track in (0, 1):
        stage.run(Turn(0, track)).say("prepare", "done", "prepare", "done", "end")
        offered.append("answer:night_skin-1" in stage.options)
        if offered[-1]:
            stage.say("answer:night_skin-1")
    assert offered == [True, False]
