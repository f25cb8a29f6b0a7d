"""SC-11: control cards."""

from __future__ import annotations

import pytest

from cordon.games.stalker import events
from cordon.games.stalker.rules.control import DrawControl, Traitor
from cordon.games.stalker.rules.enemy_attack import EnemyAttack
from cordon.games.stalker.views import redeal
from tests.games.stalker.rules.stage import Stage, grid

CORRIDOR = grid("ABCDEFGH")


@pytest.mark.rule("SC-9.3", "SC-11.1")
def test_the_controllers_attack_draws_a_control_card_and_the_target_chooses() -> None:
    stage = Stage(CORRIDOR).deck("control", "voices").stalker(0, "F", hp=16, focus=True).enemy("controller", "A", "E")
    stage.run(EnemyAttack("controller-1"))
    assert stage.options == ("resist", "yields")
    stage.say("yields")
    assert (stage.at("stalker-0"), stage.me().hp) == ("B", 12)
    assert len(stage.game.pile("control").draw) == 3


@pytest.mark.rule("SC-11.1")
def test_resisting_costs_hp_less_with_focus() -> None:
    stage = Stage(CORRIDOR).deck("control", "hallucination").stalker(0, "F", focus=True)
    stage.run(DrawControl(0)).say("resist")
    assert stage.options == ("part:1", "part:2")
    assert (stage.say("part:2").me().hp, stage.me().focus) == (10, False)
    plain = Stage(CORRIDOR).deck("control", "hallucination").stalker(0, "F").run(DrawControl(0)).say("resist")
    assert plain.me().hp == 4


@pytest.mark.rule("SC-1.6")
def test_psi_tablets_cancel_the_card() -> None:
    stage = Stage(CORRIDOR).stalker(0, "F").give(0, "psi_tablets-1").run(DrawControl(0))
    assert stage.say("answer:psi_tablets-1").is_over
    assert not stage.game.cards_of(0)


def armed(at: str, other: str, ammo: int = 6) -> Stage:
    stage = Stage(CORRIDOR, seats=2).stalker(0, at).stalker(1, other).give(0, "akm_74u-1")
    stage.game.update(stage.game.state.cards["akm_74u-1"], ammo=ammo)
    return stage.luck("die:stalker", (1, 1, 2)).gear(3, 0)


@pytest.mark.rule("SC-1.10")
def test_a_traitor_shoots_another_stalker_in_range_one_star_one_damage() -> None:
    stage = armed("A", "D").run(Traitor(0))
    assert (stage.me(0).hp, stage.me(1).hp) == (16, 6)
    assert stage.game.state.cards["akm_74u-1"].ammo == 5
    assert stage.me(0).attention == "high"


@pytest.mark.rule("SC-1.10")
def test_with_nobody_in_range_a_traitor_hits_himself_and_without_ammo_nobody() -> None:
    assert armed("A", "H").run(Traitor(0)).me(0).hp == 8
    assert armed("A", "B", ammo=0).run(Traitor(0)).me(1).hp == 14


@pytest.mark.rule("SC-1.10")
def test_a_traitor_without_a_single_shot_chooses_among_the_attacks_that_can_be_paid() -> None:
    stage = Stage(CORRIDOR, seats=2).stalker(0, "A").stalker(1, "B").give(0, "zhuk-1").luck("die:stalker", (1, 1, 2))
    keys = [attack.key for attack in stage.game.weapon_card("zhuk-1").attacks if attack.type != "single"]
    stage.run(Traitor(0))
    assert len(keys) > 1
    assert stage.options == tuple(f"attack:{key}" for key in keys)


@pytest.mark.rule("SC-11.1")
def test_a_control_card_is_its_stalkers_secret() -> None:
    stage = Stage(CORRIDOR, seats=2).deck("control", "voices").stalker(0, "A").stalker(1, "B").run(DrawControl(0))
    drawn = [note for note in stage.game.notes if isinstance(note.event, events.ControlDrawn)]
    taken = [note for note in stage.game.notes if isinstance(note.event, events.ControlTaken)]
    assert [note.audience for note in (*drawn, *taken)] == [0, None]
    assert "voices" not in str(stage.game.spec.view(stage.game, 1))
    cards = set()
    for seed in range(20):
        other = stage.game.clone()
        redeal(other, 1, seed)
        cards.add(other.facts(0).card)
        redeal(other, 0, seed)
    assert len(cards) == 3
