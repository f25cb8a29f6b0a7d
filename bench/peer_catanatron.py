"""Random play of catanatron, the peer of our benchmark. Runs in .venv-peer and prints JSON.

Only the peer's own work is on the clock: the choice, the move and the check for a winner. Making a new game is not, nor
are accumulators, which would copy the game at every move. The clock is the processor's, so that other work on the
machine does not count.
"""

import argparse
import json
import random
import time
from collections.abc import Callable, Iterator
from importlib.metadata import version
from itertools import islice
from typing import Any

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer

COPY_EVERY = 25  # ticks between two states that are copied
COPIES = 5  # of each such state
COUNTED = 20  # games in which it is counted how many ticks leave a choice


def new_games(seed: int) -> Iterator[Any]:
    """Endless games of four random players, the same ones for the same seed."""
    seeds = random.Random(seed)
    while True:
        players = [RandomPlayer(colour) for colour in Color]
        yield Game(players, seed=seeds.randrange(1, 2**32))


def is_over(game: Any) -> bool:
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT


def play(seconds: float, seed: int, between: Callable[[Any, int], None] | None = None) -> tuple[int, int, float]:
    """Plays games for about so many seconds; returns games, ticks and the seconds spent in them."""
    games = ticks = 0
    spent = 0.0
    for game in new_games(seed):
        start = time.process_time()
        in_game = 0
        while not is_over(game):
            game.play_tick()
            in_game += 1
            if between is not None:
                between(game, in_game)
        spent += time.process_time() - start
        games += 1
        ticks += in_game
        if spent >= seconds:
            break
    return games, ticks, spent


def share_of_choices(seed: int) -> float:
    """The part of the ticks with more than one action; a tick with a single one is played like any other."""
    ticks = choices = 0
    for game in islice(new_games(seed), COUNTED):
        while not is_over(game):
            ticks += 1
            choices += len(game.state.playable_actions) > 1
            game.play_tick()
    return choices / ticks


def measure_copies(seconds: float, seed: int) -> tuple[int, float]:
    """Copies the game at many points of many games; returns the number of copies and µs for each."""
    copies = 0
    spent = 0.0

    def copy(game: Any, tick: int) -> None:
        nonlocal copies, spent
        if tick % COPY_EVERY:
            return
        start = time.process_time()
        for _ in range(COPIES):
            game.copy()
        spent += time.process_time() - start
        copies += COPIES

    play(seconds, seed, between=copy)
    return copies, spent / copies * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="about how long each of the two measurements takes")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()

    play(0.2, options.seed)  # warm up: the first game also builds the peer's tables
    games, ticks, spent = play(options.seconds, options.seed)
    copies, copy_us = measure_copies(options.seconds, options.seed)
    print(
        json.dumps(
            {
                "peer": f"catanatron {version('catanatron')}",
                "games": games,
                "decisions": ticks,
                "decisions_per_second": ticks / spent,
                "choices_per_second": ticks / spent * share_of_choices(options.seed),
                "copies": copies,
                "copy_us": copy_us,
            }
        )
    )


if __name__ == "__main__":
    main()
