"""Search: a bot that improves on the rules of thumb by playing imagined matches on.

For each option it imagines, answers, lets the rules of thumb play on for some rounds and asks how good the end looks.
All options meet the same imagined matches, and the weaker half is dropped again and again, so that the strong ones are
compared over many. What the rule of thumb would answer is left only for an option that is better beyond doubt.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import sqrt
from typing import Any
from zlib import crc32

import msgspec

from cordon.bots.imagination import Imagination
from cordon.bots.player import Estimate, Look, Player, Thinker, Thought
from cordon.kernel.chance import number
from cordon.kernel.decisions import Decision, Seat
from cordon.kernel.game import Game

Value = Callable[[Any, Seat], float]
"""The chance of a good end of a running match, as a seat sees it in its view."""

DOUBT = 1.5
"""So many standard errors an option must be better than the rule of thumb's own."""
FEWEST = 4
"""Imagined matches of an option before it can be dropped."""
NOISE = 0.25
"""What the variance of a difference counts at least, in one match: few matches that agree prove little."""
ENOUGH = 2_000
"""Answers after which an imagined match is judged where it stands."""


class Budget(msgspec.Struct, frozen=True):
    """How much is imagined for a decision."""

    playouts: int
    rounds: int
    """Rounds, days or turns that the rules of thumb play on before the position is judged; 0: to the end."""


class Searcher(Thinker):
    """The same seed and the same position make the same answer."""

    def __init__(
        self, thumb: Player, seed: int, budget: Budget, value: Value | None = None, finalists: int = 2
    ) -> None:
        self.thumb = thumb
        self.seed = seed
        self.budget = budget
        self.value = value
        self.finalists = finalists
        """So many options are compared to the end."""

    def choose(self, decision: Decision, look: Look) -> str:
        return self.thumb.choose(decision, look)

    def think(self, decision: Decision, look: Look, imagination: Imagination) -> Thought:
        usual = self.choose(decision, look)
        answers = decision.answers()
        if len(answers) == 1:
            return Thought(usual)
        trial = _Trial(self, imagination, decision.seat, number(self.seed, crc32(msgspec.json.encode(decision))) >> 1)
        kept = [usual, *(answer for answer in answers if answer != usual)]
        halvings = max(1, (len(kept) - 1).bit_length())
        share = self.budget.playouts // halvings
        worlds = 0
        while True:
            worlds += max(FEWEST, share // len(kept))
            trial.play(kept, worlds)
            if len(kept) <= self.finalists:
                break
            others = sorted(kept[1:], key=trial.mean, reverse=True)
            kept = [usual, *others[: max(self.finalists - 1, len(kept) // 2)]]
        estimates = sorted((trial.estimate(option) for option in kept), key=lambda found: -found.chance)
        best = estimates[0].option
        return Thought(best if trial.is_better(best, usual) else usual, tuple(estimates))

    def playout(self, match: Game[Any], seat: Seat, option: str) -> float:
        """How good an imagined match looks for a seat after an answer."""
        spec = match.spec
        until = spec.clock(match) + self.budget.rounds
        match.answer(seat, option)
        for _ in range(ENOUGH):
            if not match.pending or (self.value is not None and self.budget.rounds and spec.clock(match) >= until):
                break
            decision = match.pending[0].decision()
            match.answer(decision.seat, self.thumb.choose(decision, partial(spec.view, match, decision.seat)))
        if match.state.outcome is not None:
            return float(is_won(match, seat))
        return self.value(spec.view(match, seat), seat) if self.value is not None else 0.5


def is_won(match: Game[Any], seat: Seat) -> bool:
    """Whether a match that is over has ended well for a seat."""
    outcome = match.state.outcome
    assert outcome is not None
    return outcome.result == "victory" and (not outcome.winners or seat in outcome.winners)


class _Trial:
    """The imagined matches of one decision: what each option came to in each of them."""

    def __init__(self, searcher: Searcher, imagination: Imagination, seat: Seat, seed: int) -> None:
        self.searcher = searcher
        self.imagination = imagination
        self.seat = seat
        self.seed = seed
        self.results: dict[str, list[float]] = {}

    def play(self, options: Sequence[str], worlds: int) -> None:
        """Let each option be tried in the first so many imagined matches."""
        for option in options:
            results = self.results.setdefault(option, [])
            for index in range(len(results), worlds):
                match = self.imagination.world(number(self.seed, index) >> 1)
                results.append(self.searcher.playout(match, self.seat, option))

    def mean(self, option: str) -> float:
        results = self.results[option]
        return sum(results) / len(results)

    def estimate(self, option: str) -> Estimate:
        results = self.results[option]
        mean, count = self.mean(option), len(results)
        variance = sum((result - mean) ** 2 for result in results) / count + NOISE / count
        return Estimate(option, mean, sqrt(variance / count), count)

    def is_better(self, option: str, usual: str) -> bool:
        """Whether an option is better than another beyond doubt, in the same imagined matches."""
        differences = [one - other for one, other in zip(self.results[option], self.results[usual], strict=True)]
        count = len(differences)
        mean = sum(differences) / count
        variance = sum((each - mean) ** 2 for each in differences) / count + NOISE / count
        return mean > DOUBT * sqrt(variance / count)
