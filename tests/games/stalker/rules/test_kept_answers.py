"""What the engine keeps for speed is what it would find out anew."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import pytest

from cordon.bots.random import RandomPlayer
from cordon.games.stalker import GAME
from cordon.games.stalker.game import StalkerGame
from cordon.games.stalker.mapping.board import Board, mask_of
from cordon.games.stalker.mapping.edges import WALKED, Sight
from cordon.games.stalker.rules.covering import uncovered
from cordon.games.stalker.rules.environment import on_enter, triggers
from cordon.games.stalker.rules.equipment import rearrangements
from cordon.games.stalker.rules.options import kit_of, turn_candidates
from cordon.kernel.spec import Setup
from tests.games.stalker.missions.table import begin


def answers(game: StalkerGame) -> dict[str, Any]:
    """Everything that is kept between two writes."""
    seats = range(game.state.seats)
    return {
        "full": game.full_mask(),
        "enemies": game.enemy_mask(),
        "targets": {enemy: (game.targets_of(enemy), game.target_mask(enemy)) for enemy in game.state.enemies},
        "watched": (game.watched(), game.watched_within(1)),
        "in use": game.in_use().cards,
        "held": (game.in_use().held, game.in_use().slowing),
        "triggers": {moment: triggers(game, moment) for moment in ("round_end", "action_end")},
        "entered": [on_enter(game, 0, space) for space in game.board.spaces(game.board.land_mask)],
        "uncovered": uncovered(game),
        "flags": [game.flags_of(seat) for seat in seats],
        "actions": [kit_of(game, seat).actions for seat in seats],
        "of a turn": [turn_candidates(game, seat) for seat in seats],
        "of prepare": rearrangements(game, list(seats)),
        "cards": [game.cards_of(seat) for seat in seats],
        "equipped": [(game.weapon_of(seat), game.armour_of(seat)) for seat in seats],
        "attached": {card: game.attachments_on(card) for card in game.state.cards},
    }


@pytest.mark.parametrize("mission", ["A1", "A2", "A3", "B1", "B2", "B3"])
def test_a_twin_that_has_kept_nothing_finds_the_same(mission: str) -> None:
    game = GAME.new(Setup(3, 11, {"mission": mission}))
    player = RandomPlayer(4)
    while game.pending:
        decision = game.pending[0].decision()
        if game.state.round:
            assert answers(game) == answers(game.clone())
        game.answer(decision.seat, player.choose(decision, partial(GAME.view, game, decision.seat)))


@pytest.mark.parametrize("mission", ["A1", "B2"])
def test_routes_to_a_goal_are_those_of_the_whole_search(mission: str) -> None:
    """ST-4.23, ST-4.27: a short cut that looks only at what stands in the way."""
    board: Board = begin(mission).board
    draw = random.Random(5)
    spaces = board.spaces(board.land_mask)
    for _ in range(1500):
        walk, start, goal = draw.choice([*WALKED]), draw.choice(spaces), draw.choice(spaces)
        avoid, last_only = (sum(1 << i for i in draw.sample(spaces, draw.randrange(9))) for _ in range(2))
        whole = board.routes(walk, start, avoid, last_only)
        routes = board.routes_to(walk, start, goal, avoid, last_only)
        assert (routes.cost(goal), routes.all(goal)) == (whole.cost(goal), whole.all(goal))
        assert whole.reaches(goal) == bool(whole.reached >> goal & 1)


@pytest.mark.parametrize("mission", ["A1", "B2"])
def test_the_closest_of_several_spaces_are_those_that_a_whole_search_of_each_finds(mission: str) -> None:
    """ST-4.23, ST-4.24, ST-4.26: around anomalies, else around all but the goal (R-61), else through them, else by
    range; asked again it is the same."""
    board: Board = begin(mission).board
    draw = random.Random(6)
    spaces = board.spaces(board.land_mask)
    for _ in range(1500):
        walk, start = draw.choice([*WALKED]), draw.choice(spaces)
        kind: Sight = "walled" if walk == "walled" else "open"
        goals, avoid, last_only = (draw.sample(spaces, draw.randrange(1, most)) for most in (6, 25, 25))
        ranges = board.ranges(kind, start)
        costs = {}
        for goal in goals:
            shunned = (mask_of(avoid), mask_of({*avoid} - {goal}), 0)
            ways = (board.routes(walk, start, mask, mask_of(last_only)).cost(goal) for mask in shunned)
            costs[goal] = next(filter(None, ways), (ranges[goal], 0))
        best = min(costs.values())
        found = mask_of(goal for goal in goals if costs[goal] == best)
        for _ in range(2):
            assert board.closest(start, mask_of(goals), walk, kind, mask_of(avoid), mask_of(last_only)) == (best, found)
