"""With every switch turned, too, the table stays sound: no card lies twice, no dial leaves its range (ZO-26)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from cordon.games.zona import GAME
from cordon.games.zona.content import content
from cordon.games.zona.game import ZonaGame
from cordon.kernel.spec import Setup
from tests.games.zona.table import Table

SWITCHES = {
    "facility_layout": "random",
    "emission_carry": True,
    "fatigue_min": 1,
    "area_fatigue_forced": False,
    "draw_after_secret": False,
    "lock_protection": False,
    "area_action_limit": "area",
    "emission_one_batch": False,
}
PLACING = {"Gain", "MakeRoom", "ChangeOutfit"}


def check(game: ZonaGame) -> None:
    Table.over(game).audit()
    running = {type(frame).__name__ for frame in game.state.stack}
    for seat, scavenger in game.state.scavengers.items():
        if not scavenger.character:
            assert not game.items_of(seat)
            continue
        assert 0 <= scavenger.injuries <= game.character(seat).endurance
        assert len(set(scavenger.traumas)) == len(scavenger.traumas) <= 3
        assert game.config.fatigue_min <= scavenger.fatigue <= 5
        assert scavenger.rubles >= 0
        if not running & PLACING:
            assert len(game.packed(seat)) <= game.capacity(seat)
            parts = Counter(part for item in game.worn(seat) for part in game.item_kind(item.card).parts)
            assert not parts or max(parts.values()) == 1
    for area in game.state.areas.values():
        if content().areas[area.id].group in ("bunker", "facility", "end"):
            assert set(area.threats) <= {game.state.met}
    for facility in game.state.facilities:
        assert len(game.occupants(facility)) <= game.facility_places
    tokens = [token for area in game.state.areas.values() for token in area.threats]
    tokens += [token for scavenger in game.state.scavengers.values() for token in scavenger.trophies]
    tokens += [token for slot in ("MUT-G", "ANO-G", "MUT-Y", "ANO-Y") for token in game.state.piles[slot].draw]
    assert sorted(tokens) == sorted(content().threats)


@pytest.mark.rule("ZO-2.1", "ZO-6.6", "ZO-7.1", "ZO-10.3", "ZO-19.5", "ZO-23")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_matches_with_other_switches_keep_the_table_sound(seats: int) -> None:
    dice = random.Random(seats)
    game = GAME.new(Setup(seats, seats, SWITCHES))
    for turn in range(900):
        if game.state.outcome is not None:
            break
        decision = dice.choice(game.decisions())
        eager = [option for option in decision.options if option.startswith(("area", "open", "move", "use", "buy"))]
        game.answer(decision.seat, dice.choice(eager or decision.answers()))
        if turn % 4 == 0 and game.state.round:
            check(game)
