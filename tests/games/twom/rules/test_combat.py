"""TW-13 Combat."""

from __future__ import annotations

from typing import Any

import pytest

from cordon.games.twom.game import TwomGame
from cordon.games.twom.rules.combat import Combat, take_token
from cordon.games.twom.rules.visitors import Visit
from cordon.games.twom.state import Enemy
from tests.games.twom.campaign import asked, campaign, doing, exploring, give, luck, play, states, top


def fight(*enemies: tuple[Any, Any, Any], people: tuple[str, ...] = ("C09",), **goods: int) -> TwomGame:
    game = campaign(*people, "C11")
    for person in people:
        states(game, person, task="scavenge")
    give(game, "findings", **goods)
    exploring(game, "L01", "quiet_corner", on_top=Combat(enemies))
    return game


@pytest.mark.rule("TW-1.6")
def test_without_a_token_of_the_letter_the_next_one_down_is_taken_then_up() -> None:
    game = campaign()
    for token in ("B1", "B2", "B3"):
        game.add(Enemy(token, 0, "none"))
    assert take_token(game, "B").startswith("A")
    for token in ("A1", "A2", "A3"):
        game.state.enemies[token] = Enemy(token, 0, "none")
    assert take_token(game, "B").startswith("C")


@pytest.mark.rule("TW-13.6")
def test_the_leader_splits_wounds_on_both_sides() -> None:
    game = fight(("A", "none", "none"), ("A", "knife", "none"), people=("C09", "C02"), knife=1)
    luck(game, enemy=[0, 0], yellow=["2", "1"], grey=["blank", "1"])
    play(game, "arm:C09:knife", "done", "fight", "keep")
    assert asked(game).options == ("hit:A1", "hit:A2")
    play(game, "hit:A1", "hit:A2")
    assert {enemy.wounds for enemy in game.state.enemies.values()} == {1}
    assert asked(game).options == ("wound:C09", "wound:C02")
    play(game, "wound:C02", "wound:C02")
    assert game.person("C02").wounds == 2


@pytest.mark.rule("TW-13.12", "TW-13.9")
def test_two_rifle_shots_share_the_rerolls() -> None:
    game = fight(("A", "none", "none"), people=("C05",), assault_rifle=1, ammo=2)
    luck(game, enemy=[0], red=["out_of_ammo", "1", "out_of_ammo", "2"], black=[10])
    play(game, "arm:C05:assault_rifle", "done", "fight", "shots:2", "reroll", "keep", "reroll")
    assert not game.state.enemies


@pytest.mark.rule("TW-28", "TW-13.14")
def test_a_useless_firearm_stays_useless_for_the_fight() -> None:
    game = fight(("A", "none", "none"), pistol=1, ammo=2)
    top(game, "fate", "FT3")
    luck(game, enemy=[0], red=["script"], grey=["blank"])
    play(game, "arm:C09:pistol", "done", "fight", "fate")
    assert game.person("C09").weapon == ""
    assert "arm:C09:pistol" not in asked(game).options


@pytest.mark.rule("TW-28", "TW-13.15")
def test_an_enemy_who_runs_was_not_killed() -> None:
    game = fight(("A", "none", "none"), knife=1)
    top(game, "fate", "FT7")
    luck(game, enemy=[0], yellow=["script"], black=[])
    play(game, "arm:C09:knife", "done", "fight", "fate")
    assert not game.state.enemies
    assert "C09:killed" not in game.state.deeds
    assert game.state.findings["knife"] == 1


@pytest.mark.rule("TW-28", "TW-13.14")
def test_the_roller_may_suffer_by_fate() -> None:
    game = fight(("A", "none", "none"), knife=1)
    top(game, "fate", "FT4")
    luck(game, enemy=[0], yellow=["script"], grey=["blank"])
    play(game, "arm:C09:knife", "done", "fight", "fate")
    assert game.person("C09").wounds == 1


@pytest.mark.rule("TW-13.7")
def test_a_character_shot_dead_does_not_strike_back() -> None:
    game = fight(("B", "pistol", "none"))
    states(game, "C09", wounds=2)
    luck(game, enemy=[0], red=["3"], grey=[])
    game.luck["grey"].clear() if game.luck else None
    play(game, "fight")
    assert "C09" in game.state.gone


@pytest.mark.rule("TW-13.13")
def test_an_enemys_instant_kill_is_wounds_four() -> None:
    game = fight(("C", "shotgun", "none"), people=("C09", "C02"))
    luck(game, enemy=[0], red=["shotgun"], grey=["blank"] * 4)
    play(game, "fight")
    assert asked(game).options == ("killed:C09", "killed:C02")
    play(game, "killed:C09")
    assert "C09" in game.state.gone


@pytest.mark.rule("TW-13.14", "TW-13.9")
def test_a_miss_on_an_enemys_script_symbol_lets_it_roll_again() -> None:
    game = fight(("A", "knife", "none"))
    luck(game, enemy=[2], yellow=["script", "1"], grey=["blank"])
    play(game, "fight", "miss")
    assert game.person("C09").wounds == 1


@pytest.mark.rule("TW-13.3", "TW-13.10")
def test_in_the_shelter_the_broken_do_not_fight_and_nobody_runs() -> None:
    game = campaign("C05", "C09")
    states(game, "C09", misery=4)
    doing(game, Combat((("A", "none", "none"),)))
    luck(game, enemy=[0], grey=["1", "blank"])
    assert asked(game).kind == "attack.decide"
    assert game.facts(0).who == "C05"


@pytest.mark.rule("TW-9.11", "TW-13.16")
def test_a_party_that_dies_fighting_brings_nothing_home() -> None:
    game = fight(("C", "assault_rifle", "none"), jewellery=1)
    states(game, "C11", task="guard")
    states(game, "C09", wounds=3)
    luck(game, enemy=[0], red=["3", "3"], grey=["blank"])
    play(game, "fight")
    assert game.state.phase == "night_raid"
    assert not game.state.findings
    assert game.state.box["jewellery"] == 2


@pytest.mark.rule("TW-26", "TW-13.15")
def test_a_dog_is_an_animal_and_weighs_on_nobody() -> None:
    game: Any = fight(("B", "knife", "none"), pistol=1, ammo=1)
    game.state.stack[-1].animal = True
    luck(game, enemy=[0], red=["3"], black=[])
    play(game, "arm:C09:pistol", "done", "fight")
    assert game.person("C09").misery == 0
    assert "C09:killed" not in game.state.deeds


@pytest.mark.rule("TW-13.16", "TW-29")
def test_a_visitor_whose_card_names_no_spoils_leaves_none() -> None:
    game = campaign("C05")
    give(game, hatchet=1)
    top(game, "visitors", "V08")
    doing(game, Visit("C05"))
    luck(game, enemy=[0, 0], red=["out_of_ammo"], yellow=["hatchet", "blank", "hatchet"], grey=["blank"], black=[10])
    play(game, "option:fight", "arm:C05:hatchet", "done", "keep", "kill:A1", "done", "keep")
    assert not game.state.enemies
    assert game.state.storage == {"hatchet": 1}


@pytest.mark.rule("TW-13.8")
def test_a_gun_without_ammo_is_a_fist_and_strikes_with_the_fists() -> None:
    game = fight(("A", "none", "none"), pistol=1)
    luck(game, enemy=[0], grey=["1", "1"], black=[10])
    play(game, "arm:C09:pistol", "done")
    game.update(game.state.enemies["A1"], wounds=2)
    play(game, "fight")
    assert "A1" not in game.state.enemies
    assert game.person("C09").wounds == 1  # they strike at once, not after the shots


@pytest.mark.rule("TW-13.11", "TW-24")
def test_only_the_first_blow_from_a_hiding_place_is_free() -> None:
    game = fight(("A", "none", "none"))
    fighting = game.state.stack[-1]
    assert isinstance(fighting, Combat)
    fighting.from_hiding = True
    luck(game, enemy=[0], grey=["1", "blank", "blank", "1"])
    assert asked(game).kind == "combat.choose"
    assert game.state.enemies["A1"].wounds == 1
    play(game, "fight")
    assert asked(game).kind == "combat.choose"
    assert (game.state.enemies["A1"].wounds, game.person("C09").wounds) == (1, 0)
