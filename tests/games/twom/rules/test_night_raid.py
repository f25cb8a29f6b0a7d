"""TW-10 Night Raid: odd corners."""

from __future__ import annotations

from typing import Any

import pytest

from cordon.games.twom.game import TwomGame
from cordon.games.twom.rules.night_raid import NightRaidPhase
from tests.games.twom.campaign import asked, at_phase, campaign, give, luck, play, states, top


def raided(card: str, *guards: str, **config: Any) -> TwomGame:
    game = campaign(*(guards or ("C09",)), **config)
    for guard in guards or ("C09",):
        states(game, guard, task="guard")
    if card:
        top(game, "raids", card)
    at_phase(game, NightRaidPhase(), "dawn")
    return game


@pytest.mark.rule("TW-37.3", "TW-0.13")
def test_without_reshuffling_an_empty_raid_deck_brings_no_raid() -> None:
    game = raided("", raid_reshuffle=False)
    game.update(game.state.piles["raids"], draw=(), discard=("R01",))
    give(game, wood=3)
    assert asked(game).kind == "night_raid_phase.crime_wave"
    assert game.state.storage == {"wood": 3}


@pytest.mark.rule("TW-37.3", "TW-10.8")
def test_stolen_items_may_be_left_to_the_lot() -> None:
    game = raided("R05", stolen_by="lot")
    give(game, wood=1, coffee=1, book=1)
    luck(game, grey=["blank"], stolen=[0, 1])
    assert asked(game).kind == "night_raid_phase.crime_wave"
    assert game.state.storage == {"book": 1}


@pytest.mark.rule("TW-10.4")
def test_a_guard_whose_ammo_was_used_up_may_take_another_weapon() -> None:
    game = raided("R09", "C09", "C11")
    give(game, pistol=2, ammo=1, knife=1)
    luck(game, red=["1"], yellow=["1"])
    play(game, "arm:C09:pistol", "arm:C11:pistol", "done")
    assert "disarm:C11" in asked(game).options
    play(game, "disarm:C11", "arm:C11:knife", "done")
    assert game.facts(0).reductions == 2


@pytest.mark.rule("TW-10.10", "TW-10.2")
def test_weapons_in_the_hands_of_guards_are_safe_and_return() -> None:
    game = raided("R09")
    give(game, knife=1)
    luck(game, yellow=["blank"], black=[10])
    play(game, "arm:C09:knife", "done", "1")
    assert game.state.storage == {"knife": 1}


@pytest.mark.rule("TW-10.9")
def test_the_crime_wave_ends_when_no_card_is_left() -> None:
    game = raided("R05")
    game.set(aside_raids=(), aside_residents=("N10",))
    luck(game, grey=["blank"])
    assert asked(game).kind != "night_raid_phase.crime_wave"
    assert game.state.aside_residents == ()
    assert "N10" in game.state.piles["residents"].draw


@pytest.mark.rule("TW-10.8", "TW-3.8", "TW-38")
def test_nothing_is_eaten_or_put_on_a_card_while_the_raid_takes_it() -> None:
    game = raided("R06")
    states(game, "C09", hunger=2, illness=1)
    give(game, raw_food=1, canned_food=1, meds=1)
    luck(game, grey=["blank"])
    assert asked(game).kind == "night_raid_phase.steal"
    assert asked(game).options == ("steal:canned_food", "steal:raw_food")
    assert not asked(game).anytime
