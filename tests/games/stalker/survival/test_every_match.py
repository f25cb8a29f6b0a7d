"""ST-19.5, ST-19.6: any scenario on any map; and many matches of chance."""

from __future__ import annotations

import os
import random
from collections import deque
from typing import Any

import pytest

from cordon.bots.random import RandomPlayer
from cordon.bots.stalker.objectives import Objectives
from cordon.games.registry import game
from cordon.games.stalker.content import content
from cordon.games.stalker.survival.places import slot_spaces
from cordon.games.stalker.survival.set_up import SetOut
from cordon.games.stalker.survival.tokens import take_off
from cordon.games.stalker.views import view
from cordon.kernel.spec import Setup
from cordon.lab.match import bot_seed, play

STALKER = game("stalker")


SEEDS = 5
"""Matches of each pair that are laid out, with one to four stalkers in turn; many more in the soak."""
GATE = "armored_gate"
WIDE = ("anomaly", "away", "everywhere")
"""Places of which any space will do."""


def laid_out(scenario: str, zone_map: str, seats: int, seed: int, first: str = "") -> Any:
    """A match at the beginning of its first round; ``first``: the setup card that is drawn first, and so is kept."""
    match = STALKER.new(Setup(seats, seed, {"mode": "survival", "scenario": scenario, "zone_map": zone_map}))
    if first:
        deck = content().zone_decks["setup"]
        order = random.Random(seed).sample(range(len(deck)), len(deck))
        match.luck = {"shuffle:setup": deque([sorted(order, key=lambda at: deck[at] != first)])}
    while match.nearest(SetOut) is not None or not match.state.round:
        decision = match.decisions()[0]
        match.answer(decision.seat, "done" if "done" in decision.answers() else decision.answers()[0])
    return match


def out_of_reach(match: Any) -> list[str]:
    """The sites, and the places of the objective and of requests in play, to which nobody can walk from IN."""
    start = slot_spaces(match, "IN")[0]
    reached = match.board.routes("open", start).reached
    seen = view(match, 0)
    assert seen.survival is not None
    objectives = Objectives(seen, seen.survival, match.board)
    wanted = {f"slot:{slot}" for slot in ("Q1", "Q2", "Q3", "OUT", "M1", "M2")}
    wanted |= {place for aim in objectives.aims for place in aim.at if place.partition(":")[0] not in WIDE}
    spaces = {place: objectives.spaces(place) for place in wanted}
    if objectives.lying(GATE):
        shut = slot_spaces(match, "key")
        spaces = {place: tuple(space for space in found if space not in shut) for place, found in spaces.items()}
        assert any(reached >> space & 1 for space in objectives.spaces(f"next:{GATE}")), "nobody comes to the gate"
    return [place for place, found in spaces.items() for space in found[:1] if not reached >> space & 1]


def lay_every_scenario(zone_map: str, seeds: range) -> None:
    for number, scenario in enumerate(content().scenarios):
        for seed in seeds:
            match = laid_out(scenario, zone_map, 1 + (seed + number) % 4, 100 * seed + number)
            assert not out_of_reach(match), (scenario, zone_map, seed)
            assert len({card for card, _ in match.state.icons if card.startswith("U")}) == 4
            if scenario == "S10":
                for token in list(match.state.tokens.values()):
                    if token.kind == GATE:
                        take_off(match, token)
                assert not out_of_reach(match), f"the strongroom of {zone_map} stays shut with its gate open"


@pytest.mark.rule("SV-1.1")
@pytest.mark.rule("ST-19.6")
@pytest.mark.parametrize("zone_map", sorted(content().zone_maps))
def test_every_scenario_can_be_laid_on_a_map_and_its_places_are_reached(zone_map: str) -> None:
    lay_every_scenario(zone_map, range(SEEDS))


@pytest.mark.rule("SV-1.1")
@pytest.mark.rule("ST-19.8")
@pytest.mark.parametrize("zone_map", sorted(content().zone_maps))
def test_every_setup_card_can_be_laid_on_a_map_and_leaves_its_places_within_reach(zone_map: str) -> None:
    scenarios = list(content().scenarios)
    offset = sorted(content().zone_maps).index(zone_map)
    for number, card in enumerate(content().zone_decks["setup"]):
        match = laid_out(scenarios[(number + offset) % 10], zone_map, 1 + number % 4, number, card)
        assert card in {each for each, _ in match.state.icons}
        assert not out_of_reach(match), (card, match.state.scenario)


@pytest.mark.soak
@pytest.mark.parametrize("zone_map", sorted(content().zone_maps))
def test_whatever_setup_cards_are_drawn_the_places_of_every_scenario_are_reached(zone_map: str) -> None:
    lay_every_scenario(zone_map, range(SEEDS, 10 * SEEDS))


@pytest.mark.soak
def test_many_matches_of_chance_run_to_their_end() -> None:
    scenarios, maps = list(content().scenarios), list(content().zone_maps)
    for run in range(int(os.environ.get("SOAK_MATCHES", "2000"))):
        config = {"mode": "survival", "scenario": scenarios[run % 10], "zone_map": maps[run // 10 % 10]}
        seats = 1 + run % 4
        match = STALKER.new(Setup(seats, run, config))
        play(match, [RandomPlayer(bot_seed(run, seat)) for seat in range(seats)])
        assert match.state.outcome is not None, f"match {run} did not end"
