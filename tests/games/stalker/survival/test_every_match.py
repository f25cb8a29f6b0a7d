"""ST-19.5, ST-19.6: any scenario on any map; and many matches of chance."""

from __future__ import annotations

import os

import pytest

from cordon.bots.random import RandomPlayer
from cordon.games.registry import game
from cordon.games.stalker.content import content
from cordon.games.stalker.survival.places import slot_spaces
from cordon.games.stalker.survival.set_up import SetOut
from cordon.kernel.spec import Setup
from cordon.lab.match import bot_seed, play

STALKER = game("stalker")


@pytest.mark.rule("SV-1.1")
@pytest.mark.rule("ST-19.6")
@pytest.mark.parametrize("zone_map", sorted(content().zone_maps))
def test_every_scenario_can_be_laid_on_a_map_and_its_places_are_reached(zone_map: str) -> None:
    for number, scenario in enumerate(content().scenarios):
        for seats in (1, 4):
            config = {"mode": "survival", "scenario": scenario, "zone_map": zone_map}
            match = STALKER.new(Setup(seats, 100 * seats + number, config))
            while match.nearest(SetOut) is not None or not match.state.round:
                decision = match.decisions()[0]
                done = "done" if "done" in decision.answers() else decision.answers()[0]
                match.answer(decision.seat, done)
            start = slot_spaces(match, "IN")[0]
            reached = match.board.routes("open", start).reached
            shut = scenario == "S10"
            for slot in ("Q2", "Q3", "OUT") if shut else ("Q1", "Q2", "Q3", "OUT"):
                assert reached >> slot_spaces(match, slot)[0] & 1, (scenario, zone_map, slot)


@pytest.mark.soak
def test_many_matches_of_chance_run_to_their_end() -> None:
    scenarios, maps = list(content().scenarios), list(content().zone_maps)
    for run in range(int(os.environ.get("SOAK_MATCHES", "2000"))):
        config = {"mode": "survival", "scenario": scenarios[run % 10], "zone_map": maps[run // 10 % 10]}
        seats = 1 + run % 4
        match = STALKER.new(Setup(seats, run, config))
        play(match, [RandomPlayer(bot_seed(run, seat)) for seat in range(seats)])
        assert match.state.outcome is not None, f"match {run} did not end"
