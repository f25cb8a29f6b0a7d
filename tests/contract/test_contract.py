"""The contract suite: every registered game, and the small one of the kernel's tests, keeps every promise."""

from __future__ import annotations

import os
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cordon.games.registry import GAMES
from cordon.kernel.spec import GameSpec, Setup
from tests.contract.checks import play_and_check
from tests.kernel.fair import FAIR

SPECS: dict[str, GameSpec[Any]] = {FAIR.id: FAIR, **GAMES}
CONFIGS: dict[str, list[dict[str, Any]]] = {
    "fair": [{"join": "all"}, {"join": "any"}, {"join": "independent"}],
    "zona": [
        {},
        {"character_draft": "open", "facility_layout": "random", "fatigue_min": 1, "emission_one_batch": False},
        {"area_action_limit": "area", "emission_carry": True, "lock_protection": False, "draw_after_secret": False},
        {"news_end": "on_last_draw", "area_fatigue_forced": False, "first_player": "host"},
    ],
    "stalker": [
        {},
        {"mission": "A2", "ties": "all", "companion": "bublyk"},
        {"mission": "A3", "hard": True, "baskets": False},
        {"mission": "B1", "ties": "all", "decoy_side": "high"},
        {"mission": "B2", "companion": "yurko", "cube_limit": False},
        {"mission": "B3", "companion": "sister_vira", "hard": True},
        {"hard": True, "ties": "all", "baskets": False},
        {"mission": "A2", "hard": True, "geiger_marks": [0, 5, 10]},
        {"mission": "A3", "ties": "all", "companion": "sister_vira"},
        {"mission": "B1", "hard": True, "baskets": False, "companion": "bublyk"},
        {"mission": "B2", "hard": True, "ties": "all"},
        {"mission": "B3", "ties": "all", "decoy_side": "high", "baskets": False},
    ],
    "twom": [
        {},
        {"difficulty": "hard", "care": "soften", "saving": "strict"},
        {"difficulty": "easy", "care": "skip", "stop_early": False},
        {"stolen_by": "lot", "raid_reshuffle": False},
    ],
}

every_game = pytest.mark.parametrize("name", SPECS)


@every_game
@settings(max_examples=12)
@given(data=st.data())
def test_random_matches_keep_every_promise_at_every_decision(name: str, data: st.DataObject) -> None:
    spec = SPECS[name]
    low, high = spec.seats
    setup = Setup(
        data.draw(st.integers(low, high), label="seats"),
        data.draw(st.integers(0, 2**64 - 1), label="seed"),
        data.draw(st.sampled_from(CONFIGS[name]), label="config"),
    )
    numbers = data.draw(st.lists(st.integers(0, 2**16), min_size=60, max_size=120), label="answers")
    play_and_check(spec, setup, numbers)


@every_game
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_whole_match_keeps_every_promise(name: str, seats: int) -> None:
    dice = random.Random(seats)
    numbers = [dice.randrange(2**16) for _ in range(5000)]
    session = play_and_check(SPECS[name], Setup(seats, seats), numbers, density=0.15)
    assert session.game.state.outcome is not None


@pytest.mark.soak
@every_game
def test_many_matches_keep_every_promise(name: str) -> None:
    spec = SPECS[name]
    low, high = spec.seats
    configs = CONFIGS[name]
    for match in range(int(os.environ.get("SOAK_MATCHES", "2000"))):
        dice = random.Random(match)
        setup = Setup(low + match % (high - low + 1), match, configs[match // 4 % len(configs)])
        session = play_and_check(spec, setup, [dice.randrange(2**16) for _ in range(5000)], density=0.02)
        assert session.game.state.outcome is not None, f"match {match} did not end"
