"""Every card of the decks does what it says at least once: by tables here, the rest in the tests of the rules it bends."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cordon.games.stalker import events
from cordon.games.stalker.cards import Armour, Weapon
from cordon.games.stalker.content import content
from cordon.games.stalker.rules.anomalies import Activate
from cordon.games.stalker.rules.attack import WeaponAttackRun
from cordon.games.stalker.rules.enemy_attack import EnemyAttack
from cordon.games.stalker.rules.equipment import install
from cordon.games.stalker.rules.radiation import RadiationStep
from cordon.games.stalker.rules.rounds import Turn
from cordon.games.stalker.rules.tokens import put_fog
from cordon.games.stalker.terms import DICE_LIMIT
from tests.games.stalker.rules.stage import Stage, grid

ROAD = grid("ABCDEFGH")
WIDE = grid("AABBCCDD")
WEAPONS = [
    (card.key, attack.key)
    for card in content().equipment.values()
    if isinstance(card, Weapon)
    for attack in card.attacks
]
ARMOURS = [card.key for card in content().equipment.values() if isinstance(card, Armour)]


IN_VAIN = {
    "anomaly_scanner-1": "none-in-reach",
    "motion_sensor-1": "none-in-reach",
    "lantern_seed-1": "none-in-reach",
    "power_cell-1": "no-special-weapon",
    "eye-1": "no-attention",
    "iron_tide-1": "no-target",
}


@pytest.mark.rule("SC-1.3", "ST-7.15")
@pytest.mark.parametrize(("card", "reason"), IN_VAIN.items())
def test_a_card_that_could_do_nothing_is_refused_and_not_wasted(card: str, reason: str) -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A", focus=True).give(0, card).run(Turn(0, 0))
    option = f"use:{card}:{content().cards[card].key}/0"
    assert option not in stage.options
    refused = stage.game.explain(0, option)
    assert refused is not None
    assert refused.id == reason


# --- items and artifacts that are used --------------------------------------------------------------------------------

USED: list[tuple[str, dict[str, Any], tuple[str, ...], dict[str, Any]]] = [
    ("bread-1", {"hp": 5}, (), {"hp": 7, "focus": True, "slots": (0, 0)}),
    ("energy_drink-1", {}, (), {"focus": True, "next_free": ("standard",)}),
    ("vodka-1", {"dose": 9, "focus": True}, (), {"dose": 5, "focus": False}),
    ("breakfast-1", {"hp": 5}, (), {"hp": 8, "slots": (0, 0)}),
    ("first_aid_kit-1", {"hp": 5}, (), {"hp": 13, "slots": (1, 0)}),
    ("bandage-1", {"hp": 5}, (), {"hp": 9, "slots": (0, 0)}),
    ("anti_rad-1", {"dose": 10}, (), {"dose": 2}),
    ("surgery_set-1", {"hp": 1, "exposed": True}, (), {"hp": 15, "exposed": False, "slots": (1, 0)}),
    ("stimulant-1", {"hp": 9}, (), {"hp": 6, "cubes": (2, 0)}),
    ("ammo_box-1", {}, ("magazine:pistol", "magazine:rifle"), {"pistol": 1, "rifle": 1}),
    ("sea_urchin-1", {"hp": 9}, (), {"hp": 8, "focus": True}),
    ("lump_of_flesh-1", {"focus": True, "dose": 10}, (), {"focus": False, "dose": 4}),
    ("restless_spark-1", {"dose": 1}, (), {"dose": 4, "cubes": (1, 0)}),
    ("ash_veil-1", {"dose": 1}, (), {"dose": 4}),
]


@pytest.mark.rule("ST-10.15", "ST-7.15", "SC-6.1", "SC-7.2")
@pytest.mark.parametrize(("card", "before", "answers", "after"), USED, ids=[entry[0] for entry in USED])
def test_what_a_card_does_to_its_user(
    card: str, before: dict[str, Any], answers: tuple[str, ...], after: dict[str, Any]
) -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A", **before).give(0, card).use(card, *answers)
    assert {name: getattr(stage.me(), name) for name in after} == after
    is_item = content().deck_of[card] == "item"
    assert (card in stage.game.state.cards) is not is_item
    assert (stage.game.pile("item").discard == (card,)) is is_item


@pytest.mark.rule("SC-7.2", "ST-4.36")
def test_an_ash_veil_hides_its_owner() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "C").give(0, "ash_veil-1").enemy("bandit_rifle", "A", "E")
    stage.use("ash_veil-1")
    assert not stage.game.is_seen("stalker-0")


@pytest.mark.rule("SC-6.1")
def test_medicine_is_for_anybody_on_the_space() -> None:
    stage = Stage(WIDE, seats=3).stalker(0, "A", hp=9).stalker(1, "A", hp=3).stalker(2, "B", hp=3)
    stage.give(0, "first_aid_kit-1").use("first_aid_kit-1")
    assert stage.options == ("stalker-0", "stalker-1")
    assert stage.say("stalker-1").me(1).hp == 11


@pytest.mark.rule("SC-7.2")
def test_sour_honey_makes_items_heal_more() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A", hp=5).give(0, "bandage-1").give(0, "sour_honey-1")
    assert stage.use("bandage-1").me().hp == 11


@pytest.mark.rule("SC-6.1", "ST-4.36")
def test_a_smoke_grenade_hides_a_space() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A").give(0, "smoke_grenade-1").use("smoke_grenade-1", "space:T.C")
    assert stage.game.state.fog == stage.game.board.mask("T.C")


@pytest.mark.rule("SC-6.1")
def test_a_flash_grenade_pins_everybody_there() -> None:
    stage = Stage(WIDE, seats=2).stalker(0, "A").stalker(1, "B").enemy("zombie", "B", "E").give(0, "flash_grenade-1")
    stage.enemy("zombie", "D", "E").use("flash_grenade-1", "space:T.B")
    assert stage.foe("zombie-1").pinned
    assert not stage.foe("zombie-2").pinned
    assert stage.me(1).pinned
    assert (stage.me().attention, stage.game.address(stage.me().noticed)) == ("high", "T.B")


@pytest.mark.rule("SC-6.1")
def test_a_fire_bottle_burns_and_exposes_enemies() -> None:
    stage = Stage(WIDE, seats=2).stalker(0, "A").enemy("zombie", "B", "E").give(0, "fire_bottle-1").gear(1, 1, 0)
    stage.enemy("zombie", "D", "E").use("fire_bottle-1", "space:T.B")
    assert stage.foe("zombie-1").exposed
    assert not stage.foe("zombie-2").exposed
    assert [event.stars for event in stage.events(events.HitChecked)] == [2]


@pytest.mark.rule("ST-1.3", "SC-1.4")
@pytest.mark.parametrize(("card", "left"), [("smoke_grenade-1", 1), ("smoke_grenade-1", 0), ("trip_mine-1", 0)])
def test_no_grenade_is_used_up_without_a_token_to_lay(card: str, left: int) -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A").give(0, card)
    stage.ground("E", traps=("trip_mine-2", "trip_mine-2"))
    for letter in "EFGH"[left:]:
        put_fog(stage.game, stage.game.board.index[f"T.{letter}"])
    stage.run(Turn(0, 0))
    option = f"use:{card}:{card[:-2]}/0"
    reason = stage.game.explain(0, option)
    assert (option in stage.options) is bool(left)
    assert left or (reason is not None and (reason.id, reason.rule) == ("supply-empty", "ST-1.3"))


@pytest.mark.rule("SC-16.4", "SC-6.1")
def test_a_trip_mine_is_laid_next_to_its_owner_at_most() -> None:
    stage = (
        Stage(WIDE, seats=2).stalker(0, "A").give(0, "trip_mine-1").run(Turn(0, 0)).say("use:trip_mine-1:trip_mine/0")
    )
    assert stage.options == ("space:T.A", "space:T.B")
    stage.say("space:T.B")
    assert stage.game.ground(stage.game.board.index["T.B"]).traps == ("trip_mine-1",)
    assert stage.game.pile("item").discard == ("trip_mine-1",)


@pytest.mark.rule("SC-6.1", "ST-14.12")
def test_an_anomaly_scanner_covers_every_p4_until_the_end_of_the_turn() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A").give(0, "anomaly_scanner-1").anomaly("electro", (6, "T@d1", "N"))
    stage.use("anomaly_scanner-1")
    assert stage.game.state.anomalies["electro"].scanned == ("P4",)


@pytest.mark.rule("SC-6.1")
def test_a_motion_sensor_shows_all_unknown_tokens_within_5() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A").give(0, "motion_sensor-1")
    stage.ground("C", unknown=("SC-U01-1", "SC-U03-1")).ground("G", unknown=("SC-U01-2",))
    stage.use("motion_sensor-1")
    assert {event.token for event in stage.events(events.TokenSeen)} == {"SC-U01-1", "SC-U03-1"}


@pytest.mark.rule("SC-7.2")
def test_a_lantern_seed_shows_one_of_them() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A").give(0, "lantern_seed-1")
    stage.ground("C", unknown=("SC-U01-1",)).ground("D", unknown=("SC-U03-1",))
    stage.ground("E", unknown=("SC-U01-2",)).ground("F", unknown=("SC-U01-3",)).use("lantern_seed-1")
    assert stage.options == ("space:T.C", "space:T.D", "space:T.E")
    stage.say("space:T.D")
    assert [event.token for event in stage.events(events.TokenSeen)] == ["SC-U03-1"]


@pytest.mark.rule("SC-6.1")
def test_a_power_cell_fills_a_weapon_with_special_ammo() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A").give(0, "coil_rifle-1").give(0, "power_cell-1")
    stage.game.update(stage.game.state.cards["coil_rifle-1"], ammo=0)
    assert stage.use("power_cell-1").game.state.cards["coil_rifle-1"].ammo == 4


@pytest.mark.rule("SC-7.2", "ST-8.6")
def test_the_eye_draws_attention_elsewhere() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "C", focus=True).give(0, "eye-1").attention(0, "high", "C")
    stage.use("eye-1", "space:T.E")
    assert (stage.me().attention, stage.game.address(stage.me().noticed)) == ("high", "T.E")


@pytest.mark.rule("SC-7.2", "ST-11.17")
def test_an_iron_tide_pushes_an_enemy_away() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A").give(0, "iron_tide-1").enemy("zombie", "B", "E")
    assert stage.use("iron_tide-1").at("zombie-1") == "C"
    assert stage.me().dose == 2


@pytest.mark.rule("SC-5.2")
def test_a_speed_loader_reloads_for_free_once_a_turn() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A", pistol=1).give(0, "zhuk-1").give(0, "speed_loader-1")
    install(stage.game, "speed_loader-1", "zhuk-1")
    stage.game.update(stage.game.state.cards["zhuk-1"], ammo=1)
    stage.use("speed_loader-1")
    assert (stage.game.state.cards["zhuk-1"].ammo, stage.me().slots) == (8, (0, 0))


# --- abilities that are used ------------------------------------------------------------------------------------------


@pytest.mark.rule("SC-2.2")
def test_quick_hands_pick_up_for_free() -> None:
    stage = Stage(ROAD, seats=2).ability(0, "mukha").stalker(0, "A").ground("A", loot=("SC-T01-1",))
    stage.use("stalker-0", rule=1)
    assert (stage.me().bolts, stage.me().slots) == (2, (0, 0))


@pytest.mark.rule("SC-2.2")
def test_a_word_of_advice_gives_focus_to_somebody_near_once_a_round() -> None:
    stage = Stage(ROAD, seats=3).ability(0, "lisnyk").stalker(0, "A").stalker(1, "C").stalker(2, "H")
    stage.use("stalker-0")
    assert stage.options == ("stalker-0", "stalker-1")
    assert stage.say("stalker-1").me(1).focus
    assert "use:stalker-0:lisnyk/0" not in stage.options


@pytest.mark.rule("SC-2.2")
def test_a_good_arm_and_a_short_fuse() -> None:
    stage = Stage(ROAD, seats=2).ability(0, "iskra").stalker(0, "A", focus=True).give(0, "frag_grenade-1")
    stage.gear(0, 0, 0, 0, 0)
    stage.use("stalker-0", "use:frag_grenade-1:frag_grenade/0", rule=2)
    assert "space:T.D" in stage.options, "one space farther"
    stage.say("space:T.D")
    assert len(stage.events(events.DiceRolled)[0].dice) == 5
    assert (stage.me().slots, stage.me().focus) == ((0, 0), False)


# --- weapons ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-10.19", "ST-11.3", "ST-11.6", "SC-3.2")
@pytest.mark.parametrize(("weapon", "attack"), WEAPONS)
def test_every_attack_of_every_weapon_costs_its_ammo_and_rolls_its_dice(weapon: str, attack: str) -> None:
    printed = content().equipment[weapon]
    assert isinstance(printed, Weapon)
    chosen = next(each for each in printed.attacks if each.key == attack)
    at = "ABCDEFGH"[max(1, chosen.min_range)]
    stage = Stage(ROAD, seats=2).stalker(0, "A").give(0, f"{weapon}-1").enemy("zombie", at, "E")
    ammo, gear = (1, 2) if chosen.empties else (chosen.ammo, chosen.gear)
    stage.stalker_dice("m", "m", "m").gear(*[0] * gear)
    stage.run(WeaponAttackRun(0, attack)).finish()
    assert stage.game.state.cards[f"{weapon}-1"].ammo == printed.ammo - ammo
    dice = stage.events(events.DiceRolled)[0].dice
    assert [kind for kind, _ in dice].count("SD") == 3
    assert [kind for kind, _ in dice].count("GD") == min(gear, DICE_LIMIT)
    assert stage.events(events.AttentionPlaced)[0].side == chosen.attention


PRICE = {"suppression": 2, "stopping_power": 3, "blast": 3}
CHEAP = ("dp_12", "the_verdict", "coachmans_twin")
"""Weapons whose trait costs less than others' (SC-3.2, SV-8)."""


@pytest.mark.rule("ST-11.8", "SC-3.2")
@pytest.mark.parametrize("weapon", [key for key in dict(WEAPONS) if content().masks.get(key)])
def test_every_mask_effect_of_every_weapon_can_be_bought(weapon: str) -> None:
    attack = next(attack for key, attack in WEAPONS if key == weapon and attack != "empty_the_magazine")
    printed = content().equipment[weapon]
    assert isinstance(printed, Weapon)
    gear = next(each for each in printed.attacks if each.key == attack)
    at = "ABCDEFGH"[max(1, gear.min_range)]
    stage = Stage(WIDE if at == "B" else ROAD, seats=2).stalker(0, "A").give(0, f"{weapon}-1").enemy("zombie", at, "E")
    ((path, rule),) = content().masks[weapon]
    if rule.trait == "blast":
        stage.enemy("zombie", at, "E")  # somebody else has to feel it
    stage.stalker_dice("mm", "mm", "mm").gear(*[0] * gear.gear).run(WeaponAttackRun(0, attack))
    stage.finish("weapon_attack_run.spend_masks")
    stage.say(next(option for option in stage.options if option.startswith(f"mask:{path}")))
    assert stage.events(events.MasksSpent)[0].masks == (2 if weapon in CHEAP else PRICE[rule.trait])
    if rule.trait == "blast":
        hit = {event.target for event in stage.finish().events(events.HitChecked)}
        assert hit == {"zombie-1", "zombie-2"}
    else:
        assert getattr(stage.foe("zombie-1"), {"suppression": "pinned", "stopping_power": "exposed"}[rule.trait])


ATTACHED: list[tuple[str, tuple[str, ...], str, str, tuple[int, int, int, int]]] = [
    ("akm_74u", (), "single_shot", "D", (3, 2, 0, 0)),
    ("akm_74u", ("scope",), "single_shot", "D", (3, 3, 0, 0)),
    ("akm_74u", ("scope",), "single_shot", "C", (3, 2, 0, 0)),
    ("akm_74u", ("scope",), "burst", "D", (3, 2, 0, 1)),
    ("akm_74u", ("thermal_scope",), "single_shot", "D", (3, 3, 0, 0)),
    ("akm_74u", ("thermal_scope",), "single_shot", "C", (3, 2, 0, 0)),
    ("akm_74u", ("thermal_scope",), "burst", "D", (3, 2, 0, 1)),
    ("akm_74u", ("foregrip",), "burst", "C", (3, 2, 0, 2)),
    ("akm_74u", ("foregrip",), "single_shot", "C", (3, 2, 0, 0)),
    ("akm_74u", ("bipod",), "burst", "C", (3, 3, 0, 1)),
    ("zhuk", ("match_rounds",), "burst", "B", (3, 2, 1, 1)),
    ("akm_74u", ("coal_heart",), "single_shot", "C", (4, 2, 0, 0)),
]


@pytest.mark.rule("SC-5.2", "SC-7.2", "ST-11.6")
@pytest.mark.parametrize(("weapon", "cards", "attack", "at", "roll"), ATTACHED)
def test_what_cards_add_to_an_attack(
    weapon: str, cards: tuple[str, ...], attack: str, at: str, roll: tuple[int, int, int, int]
) -> None:
    """Stalker dice, gear dice, stars and masks that are there before any die is looked at."""
    stage = Stage(ROAD, seats=2).stalker(0, "A").give(0, f"{weapon}-1").enemy("chimera", at, "E")
    for card in cards:
        stage.give(0, f"{card}-1")
        if content().deck_of[f"{card}-1"] == "attachment":
            install(stage.game, f"{card}-1", f"{weapon}-1")
    stage.luck("die:stalker", (2,) * roll[0]).luck("die:gear", (0,) * roll[1])
    stage.run(WeaponAttackRun(0, attack)).finish()
    (rolled,) = stage.events(events.DiceRolled)
    assert [kind for kind, _ in rolled.dice] == ["SD"] * roll[0] + ["GD"] * roll[1]
    assert (rolled.stars - roll[0], rolled.masks) == roll[2:], "each stalker die shows one star"


@pytest.mark.rule("SC-5.2")
def test_a_bipod_does_not_help_who_has_moved() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A", moved=True).give(0, "akm_74u-1").give(0, "bipod-1")
    install(stage.game, "bipod-1", "akm_74u-1")
    stage.enemy("chimera", "C", "E").run(WeaponAttackRun(0, "burst")).finish()
    assert [kind for kind, _ in stage.events(events.DiceRolled)[0].dice].count("GD") == 2


SHOOTERS = [
    ("milady", "C", "E", (2, 2, 1, 0)),
    ("milady", "C", "W", (2, 2, 0, 0)),
    ("chort", "B", "E", (2, 3, 0, 0)),
    ("chort", "C", "E", (2, 2, 0, 0)),
    ("hrim", "C", "E", (3, 2, 0, 0)),
]


@pytest.mark.rule("SC-2.2")
@pytest.mark.parametrize(("stalker", "at", "facing", "roll"), SHOOTERS)
def test_what_abilities_add_to_an_attack(stalker: str, at: str, facing: str, roll: tuple[int, int, int, int]) -> None:
    stage = Stage(ROAD, seats=2).ability(0, stalker).stalker(0, "A").give(0, "akm_74u-1").enemy("mercenary", at, facing)
    stage.luck("die:stalker", (2,) * roll[0]).luck("die:gear", (0,) * roll[1])
    stage.run(WeaponAttackRun(0, "single_shot")).finish()
    (rolled,) = stage.events(events.DiceRolled)
    assert [kind for kind, _ in rolled.dice] == ["SD"] * roll[0] + ["GD"] * roll[1]
    assert (rolled.stars - roll[0], rolled.masks) == roll[2:]


@pytest.mark.rule("SC-2.2")
def test_a_wall_of_lead_has_a_mask_more() -> None:
    stage = Stage(ROAD, seats=2).ability(0, "hrim").stalker(0, "A").give(0, "akm_74u-1").enemy("chimera", "C", "E")
    stage.stalker_dice("1", "1", "1")
    stage.run(WeaponAttackRun(0, "burst")).finish()
    assert stage.events(events.DiceRolled)[0].masks == 2


@pytest.mark.rule("SC-7.2", "SC-2.2", "SC-3.3", "SC-1.6")
@pytest.mark.parametrize(
    ("card", "stalker", "after"),
    [("leech_moss-1", "", {"hp": 11}), ("", "mammon", {"focus": True}), ("tysha-1", "", {"hp": 9})],
)
def test_what_a_kill_brings(card: str, stalker: str, after: dict[str, Any]) -> None:
    stage = Stage(ROAD, seats=2)
    if stalker:
        stage.ability(0, stalker)
    stage.stalker(0, "A", hp=9).enemy("rodent", "B", "E")
    weapon, attack = ("tysha-1", "aimed_shot") if card == "tysha-1" else ("akm_74u-1", "single_shot")
    stage.give(0, weapon)
    stage.game.update(stage.game.state.cards[weapon], ammo=2)
    if card not in ("", weapon):
        stage.give(0, card)
    stage.luck("die:stalker", (1,) * 3).gear(3, 3)
    stage.run(WeaponAttackRun(0, attack)).finish()
    assert stage.at("rodent-1") == ""
    assert {name: getattr(stage.me(), name) for name in after} == after
    if card == weapon:
        assert stage.game.state.cards[weapon].ammo == 2, "the bolt is recovered"


@pytest.mark.rule("SC-7.2", "ST-20.I7")
def test_the_neuron_helps_an_attack_and_exposes() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A").give(0, "ptm-1").give(0, "neuron-1").enemy("snork", "B", "E")
    stage.stalker_dice("2", "1", "1").gear(1).wounds("B")
    stage.run(WeaponAttackRun(0, "single_shot")).say("part:head", "answer:neuron-1")
    assert [event.stars for event in stage.events(events.HitChecked)] == [6]
    assert stage.me().exposed


# --- armour and what works all the time -------------------------------------------------------------------------------


@pytest.mark.rule("ST-10.16", "SC-4.2")
@pytest.mark.parametrize("armour", ARMOURS)
def test_every_armour_rolls_its_dice(armour: str) -> None:
    printed = content().equipment[armour]
    assert isinstance(printed, Armour)
    stage = Stage(ROAD).stalker(0, "C").give(0, f"{armour}-1").enemy("bandit_rifle", "A", "E")
    stage.run(EnemyAttack("bandit_rifle-1")).finish()
    assert len(stage.events(events.DiceRolled)[0].dice) == printed.defence
    assert stage.game.map_radiation(0) == printed.map_radiation


@pytest.mark.rule("SC-1.7", "SC-4.2", "SC-7.2", "SC-2.2")
@pytest.mark.parametrize(
    ("card", "value", "base", "after"),
    [
        ("static_braid", "move.max", 3, 4),
        ("scrap_plate", "move.max", 3, 2),
        ("guard_plate", "move.max", 3, 2),
        ("tracker_suit", "careful.max", 1, 2),
        ("choir_wire", "control.loss", 12, 8),
        ("bayonet", "knife.gd", 3, 4),
        ("belt_pouches", "mission.bolts", 2, 3),
        ("psi_liner", "control.loss", 12, 6),
        ("hot_needle", "knife.gd", 3, 5),
    ],
)
def test_what_cards_change_all_the_time(card: str, value: str, base: int, after: int) -> None:
    stage = Stage(ROAD).give(0, "leather_jacket-1").give(0, "akm_74u-1").give(0, f"{card}-1")
    if content().deck_of[f"{card}-1"] == "attachment":
        host = "akm_74u-1" if card == "bayonet" else "leather_jacket-1"
        install(stage.game, f"{card}-1", host)
    assert stage.game.modified(value, base, 0) == after


@pytest.mark.rule("SC-4.2", "ST-8.7")
@pytest.mark.parametrize(("seen", "side"), [(False, "low"), (True, "high")])
def test_a_night_skin_reduces_attention_at_the_end_of_a_turn(seen: bool, side: str) -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "C").give(0, "night_skin-1").attention(0, "high", "C")
    if seen:
        stage.enemy("zombie", "A", "E")
    stage.run(Turn(0, 0)).say("prepare", "done", "prepare", "done", "end")
    if not seen:
        stage.say("answer:night_skin-1")
    assert stage.me().attention == side


@pytest.mark.rule("SC-7.2", "ST-9.9")
def test_a_bitter_pearl_heals_in_the_radiation_step() -> None:
    stage = Stage(ROAD).stalker(0, "A", hp=5).give(0, "bitter_pearl-1").run(RadiationStep())
    assert (stage.me().hp, stage.me().dose) == (6, 5)


@pytest.mark.rule("SC-4.2", "ST-14.6")
def test_a_diver_skin_rerolls_one_activation_roll_a_round() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A").give(0, "diver_skin-1").anomaly("jelly", (5, "T@d1", "N"))
    stage.symbol("P4", "P1").run(Turn(0, 0)).say("move", "stop", "answer:diver_skin-1")
    assert (stage.at("stalker-0"), stage.me().hp) == ("B", 16)


@pytest.mark.rule("SC-7.2", "SC-8.1")
def test_a_green_tear_takes_2_off_every_anomaly() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "D").give(0, "green_tear-1").anomaly("comet", (98, "T@d1", "N"))
    assert stage.run(Activate("comet", "P1", "stalker-0")).me().hp == 10


@pytest.mark.rule("ST-14.16", "SC-5.2")
@pytest.mark.parametrize(
    ("detector", "at", "answers"),
    [
        ("echo_detector", "C", ("space:T.C",)),
        ("pulse_detector", "B", ("reroll", "space:T.C")),
        ("prism_detector", "A", ("symbol:P4", "space:T.C")),
    ],
)
def test_every_detector_has_its_range_and_its_way(detector: str, at: str, answers: tuple[str, ...]) -> None:
    stage = Stage(ROAD, seats=2).stalker(0, at).give(0, "leather_jacket-1").give(0, f"{detector}-1")
    install(stage.game, f"{detector}-1", "leather_jacket-1")
    stage.anomaly("electro", (6, "T@d1", "N"), artifact=True).symbol("P4")
    if detector == "pulse_detector":
        stage.symbol("P4")
    stage.use(f"{detector}-1", *answers)
    assert [(cover.symbol, cover.by) for cover in stage.game.state.anomalies["electro"].covers] == [("P4", "artifact")]


@pytest.mark.rule("SC-7.2", "SC-2.2", "SC-1.6", "ST-12.7")
@pytest.mark.parametrize("source", ["tin_star-1", "stalker-0"])
def test_a_detector_roll_is_rerolled_by_cards_but_not_with_focus(source: str) -> None:
    stage = Stage(ROAD, seats=2)
    if source == "stalker-0":
        stage.ability(0, "kvant")
    else:
        stage.give(0, source)
    stage.stalker(0, "C", focus=True).give(0, "leather_jacket-1").give(0, "echo_detector-1")
    install(stage.game, "echo_detector-1", "leather_jacket-1")
    stage.anomaly("electro", (6, "T@d1", "N"), artifact=True).symbol("P1", "P4")
    stage.use("echo_detector-1")
    assert stage.options == ("accept", f"answer:{source}")
    assert "space:T.C" in stage.say(f"answer:{source}").options


# --- nobody is forgotten ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SC-22")
def test_every_card_with_a_rule_is_named_in_a_test() -> None:
    folders = Path(__file__).parent, Path(__file__).parents[1] / "survival"
    files = [path for folder in folders for path in sorted(folder.glob("test_*.py"))]
    texts = "\n".join(path.read_text(encoding="utf-8") for path in files)
    cards = [card.key for card in content().equipment.values() if card.rules and not isinstance(card, Weapon)]
    cards += [*content().stalkers, *content().enemies, *content().anomalies, *content().control]
    cards += [key for key, contact in content().contacts.items() if contact.companion]
    assert [card for card in cards if f'"{card}"' not in texts and f'"{card}-' not in texts] == []
