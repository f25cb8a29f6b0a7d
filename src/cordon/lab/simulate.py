"""Many matches between bots, on as many processes as wanted.

The seed of each match comes from the seed of the run and the number of the match alone, and results are put together
in the order of the matches: the same seed gives the same results whatever the number of workers.
"""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from cordon.bots.registry import bot
from cordon.games.registry import game
from cordon.kernel.errors import OptionError
from cordon.kernel.spec import Setup
from cordon.lab.choices import Choices
from cordon.lab.match import bot_seed, match_seed, play
from cordon.lab.results import MatchResult, Results

CHUNK = 10
"""Matches that a worker takes at once."""


@dataclass(frozen=True)
class Plan:
    """What is to be played. Fewer bots than players: the list is repeated."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int
    workers: int = 1
    config: dict[str, Any] = field(default_factory=dict)
    """The switches of each match."""
    choices: bool = False
    """Whether what was offered and what was taken counts among the statistics of a match."""

    def check(self) -> None:
        """Say what is wrong with it before anything is played."""
        if not self.bots:
            raise OptionError("name at least one bot, for example --bots random")
        if len(self.bots) > self.players:
            raise OptionError(f"{len(self.bots)} bots for {self.players} player(s): name at most one bot a player")
        for name, value in (("games", self.games), ("workers", self.workers)):
            if value < 1:
                raise OptionError(f"--{name} must be 1 or more, not {value}")
        for name in self.bots:
            bot(name, game(self.game).id, 0)
        game(self.game).new(Setup(self.players, config=self.config))


def play_match(plan: Plan, index: int) -> MatchResult:
    """The ``index``-th match of a plan; a match that raises is a result too."""
    seed = match_seed(plan.seed, index)
    spec = game(plan.game)
    try:
        match = spec.new(Setup(plan.players, seed, plan.config))
        players = [
            bot(plan.bots[seat % len(plan.bots)], plan.game, bot_seed(seed, seat)) for seat in range(plan.players)
        ]
        choices = Choices(plan.game) if plan.choices else None
        answers = play(match, players, heed=choices.heed if choices else None)
    except Exception as error:  # whatever it is, the other matches go on and the seed is told
        return MatchResult(index, seed, error=f"{type(error).__name__}: {error}")
    assert match.state.outcome is not None
    statistics = spec.statistics(match) | (choices.statistics if choices else {})
    return MatchResult(index, seed, match.state.outcome.result, answers, statistics)


def simulate(plan: Plan, on_result: Callable[[MatchResult], None] = lambda _: None) -> Results:
    """Play a plan; ``on_result`` hears of each match, in order."""
    plan.check()
    began = time.perf_counter()
    results = []
    for result in _played(plan):
        results.append(result)
        on_result(result)
    return Results(plan.game, plan.players, plan.bots, tuple(results), time.perf_counter() - began)


def _played(plan: Plan) -> Iterator[MatchResult]:
    task = partial(play_match, plan)
    if plan.workers == 1 or plan.games == 1:
        yield from map(task, range(plan.games))
        return
    workers = min(plan.workers, -(-plan.games // CHUNK))
    # fresh interpreters: nothing of this process, such as the thread of a progress bar, is copied half-way
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(task, range(plan.games), chunksize=CHUNK)
