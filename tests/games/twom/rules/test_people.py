"""TW-3 The people of the group."""

from __future__ import annotations

import pytest

from cordon.games.twom.rules.dawn import DawnPhase
from cordon.games.twom.rules.dusk import DuskPhase
from cordon.games.twom.rules.people import change, change_all, die, leave
from tests.games.twom.campaign import asked, at_phase, campaign, give, luck, play, states, top


@pytest.mark.rule("TW-3.5")
def test_the_things_of_the_dead_return() -> None:
    game = campaign()
    give(game, knife=1)
    game.take_up("C05", "knife")
    states(game, "C05", medicine=("meds",))
    assert game.state.box["meds"] == 2
    die(game, "C05", "test")
    assert game.state.storage == {"knife": 1}
    assert game.state.box["meds"] == 3
    assert game.state.mourned == 1
    assert game.state.gone["C05"].founder


@pytest.mark.rule("TW-3.5")
def test_a_trait_leaves_with_its_owner() -> None:
    game = campaign("C10", "C09")
    assert game.modified("fitting_wood", 5, 0) == 4
    leave(game, "C10", "test")
    assert game.modified("fitting_wood", 5, 0) == 5


@pytest.mark.rule("TW-3.7")
def test_a_death_in_the_middle_does_not_stop_the_effect_for_the_others() -> None:
    game = campaign()
    states(game, "C05", wounds=3)
    change_all(game, list(game.state.people), "wounds", 1)
    assert "C05" in game.state.gone
    assert game.person("C09").wounds == game.person("C11").wounds == 1


@pytest.mark.rule("TW-15.2")
def test_the_last_death_ends_the_campaign_at_once() -> None:
    game = campaign("C05")
    change(game, "C05", "hunger", 4)
    assert game.state.outcome is not None
    assert game.state.outcome.result == "defeat"
    assert not game.decisions()


@pytest.mark.rule("TW-3.8")
def test_medicine_may_be_taken_at_any_time_but_only_by_those_who_need_it() -> None:
    game = campaign()
    give(game, meds=1, moonshine=1)
    states(game, "C05", illness=1)
    game.waiting = None
    assert "treat_now:C05:meds" in asked(game).anytime
    assert "treat_now:C09:meds" not in asked(game).anytime
    assert "pour_now:C09:moonshine" in asked(game).anytime


@pytest.mark.rule("TW-15.4")
def test_whoever_is_left_buries_the_dead() -> None:
    game = campaign()
    die(game, "C05", "test")
    assert game.state.deeds == {f"{person}:{deed}": 1 for person in ("C09", "C11") for deed in ("buried", "bereaved")}


@pytest.mark.rule("TW-3.8", "TW-7.2")
def test_without_water_one_may_eat_before_the_thirst_comes() -> None:
    game = campaign("C09")
    states(game, "C09", hunger=3)
    give(game, canned_food=1, vegetable=1)
    luck(game, black=[1])
    at_phase(game, DuskPhase(), "evening")
    assert asked(game).options == ("done",)
    play(game, "eat_now:C09:canned_food")
    assert asked(game).kind == "dusk_phase.eat"
    assert game.state.people["C09"].hunger == 2


@pytest.mark.rule("TW-3.8", "TW-28.1")
def test_what_came_home_may_be_eaten_before_the_despair_of_the_hungry() -> None:
    game = campaign("C09")
    states(game, "C09", hunger=3)
    give(game, "carried", raw_food=1)
    top(game, "fate", "FT1")
    at_phase(game, DawnPhase(), "end")
    play(game, "eat_now:C09:raw_food")
    assert game.state.people["C09"].hunger == 2
    assert game.state.people["C09"].misery == 0
