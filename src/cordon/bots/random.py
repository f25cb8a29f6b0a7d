"""The bot that every game has: any answer is as good as any other."""

from __future__ import annotations

import random

from cordon.bots.player import Look
from cordon.kernel.decisions import Decision


class RandomPlayer:
    """Uniform over all answers that would be accepted; the same seed makes the same choices."""

    def __init__(self, seed: int) -> None:
        self._draw = random.Random(seed).random

    def choose(self, decision: Decision, look: Look) -> str:  # noqa: ARG002  # it never looks
        answers = decision.options + decision.anytime if decision.low is None else decision.answers()
        return answers[int(self._draw() * len(answers))]
