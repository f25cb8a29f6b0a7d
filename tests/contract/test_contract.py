"""The contract suite: every game, the example, and the small ones of the tests keep every promise."""

from __future__ import annotations

import os
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cordon.games.registry import packs
from cordon.kernel.pack import Pack, load
from cordon.kernel.spec import GameSpec, Setup
from last_tin.pack import PACK as TIN
from tests.contract.checks import play_and_check
from tests.examples.saga import PACK as SAGA
from tests.kernel.fair import FAIR

BARE = Pack(FAIR.id, "tests.kernel.fair:FAIR", tried=({}, {"road": "muddy"}))
PACKS: dict[str, Pack] = {pack.id: pack for pack in (BARE, TIN, SAGA, *packs().values())}

every_game = pytest.mark.parametrize("name", PACKS)


@every_game
@settings(max_examples=12)
@given(data=st.data())
def test_random_matches_keep_every_promise_at_every_decision(name: str, data: st.DataObject) -> None:
    spec: GameSpec[Any] = load(PACKS[name].spec)
    low, high = spec.seats
    setup = Setup(
        data.draw(st.integers(low, high), label="seats"),
        data.draw(st.integers(0, 2**64 - 1), label="seed"),
        dict(data.draw(st.sampled_from(PACKS[name].tried), label="config")),
    )
    numbers = data.draw(st.lists(st.integers(0, 2**16), min_size=60, max_size=120), label="answers")
    play_and_check(spec, setup, numbers)


@every_game
@pytest.mark.parametrize("more", range(4))
def test_a_whole_match_keeps_every_promise(name: str, more: int) -> None:
    spec: GameSpec[Any] = load(PACKS[name].spec)
    low, high = spec.seats
    seats = low + more % (high - low + 1)
    dice = random.Random(seats)
    numbers = [dice.randrange(2**16) for _ in range(5000)]
    session = play_and_check(spec, Setup(seats, 1 + more), numbers, density=0.15)
    assert session.game.state.outcome is not None


@pytest.mark.soak
@every_game
def test_many_matches_keep_every_promise(name: str) -> None:
    spec: GameSpec[Any] = load(PACKS[name].spec)
    low, high = spec.seats
    configs = PACKS[name].tried
    for match in range(int(os.environ.get("SOAK_MATCHES", "2000"))):
        dice = random.Random(match)
        setup = Setup(low + match % (high - low + 1), match, dict(configs[match // 4 % len(configs)]))
        session = play_and_check(spec, setup, [dice.randrange(2**16) for _ in range(20_000)], density=0.02)
        assert session.game.state.outcome is not None, f"match {match} did not end"
