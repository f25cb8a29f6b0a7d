"""An oracle that counts: how many different lines of answers there are from fixed positions, by depth.

A change of a number here is a change of the rules or of the cards. If it was wanted, run ``pytest tests/perft
--snapshot-update`` and say in the commit why the numbers moved.
"""

from __future__ import annotations

import random
from typing import Any

from syrupy.assertion import SnapshotAssertion

from cordon.games.registry import GAMES
from cordon.kernel.game import Game
from cordon.kernel.spec import Setup

DEPTHS = {"zona": (1, 2, 3), "stalker": (1, 2), "twom": (1, 2)}
"""A turn of S.T.A.L.K.E.R. and a plan of This War of Mine have too many answers to count three of them in a row."""
POSITIONS = [(seats, seed, answers) for seats in (1, 2, 3, 4) for seed, answers in ((1, 8), (2, 90), (3, 260))]


def position(name: str, seats: int, seed: int, answers: int) -> Game[Any]:
    """The position after some random answers."""
    game: Game[Any] = GAMES[name].new(Setup(seats, seed))
    dice = random.Random(seed)
    for _ in range(answers):
        decisions = game.decisions()
        if not decisions:
            break
        decision = dice.choice(decisions)
        game.answer(decision.seat, dice.choice(decision.answers()))
    return game


def perft(game: Game[Any], depth: int) -> int:
    """The number of lines of ``depth`` answers; an end counts as one."""
    decisions = game.decisions()
    if not decisions or depth == 0:
        return 1
    total = 0
    for answer in decisions[0].answers():
        twin = game.clone()
        twin.answer(decisions[0].seat, answer)
        total += perft(twin, depth - 1)
    return total


def test_the_number_of_lines_from_fixed_positions_is_as_counted(snapshot: SnapshotAssertion) -> None:
    counted = {
        f"{name}, {seats} seats, seed {seed}, after {answers} answers": [
            perft(position(name, seats, seed, answers), depth) for depth in DEPTHS[name]
        ]
        for name in GAMES
        for seats, seed, answers in POSITIONS
    }
    assert counted == snapshot
