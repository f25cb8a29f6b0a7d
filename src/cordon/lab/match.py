"""One match between players, without history: the path that simulation and benchmark share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cordon.bots.player import Player, chooser
from cordon.kernel.chance import number
from cordon.kernel.decisions import Decision
from cordon.kernel.errors import EngineError
from cordon.kernel.game import Game

ANSWER_LIMIT = 100_000
"""Answers after which a match is given up: some player goes round in circles."""


def play(
    game: Game[Any],
    players: Sequence[Player],
    limit: int = ANSWER_LIMIT,
    heed: Callable[[Decision, str], None] | None = None,
) -> int:
    """Play a match to its end; returns how many answers were given. ``heed`` hears of each question and its answer."""
    game.is_heard = False
    choose = [chooser(player, game, seat) for seat, player in enumerate(players)]
    answers = 0
    while pending := game.waiting or game.pending:
        decision = pending[0].decision()
        answer = choose[decision.seat](decision)
        if heed is not None:
            heed(decision, answer)
        game.answer(decision.seat, answer)
        answers += 1
        if answers > limit:
            raise EngineError(f"no end after {limit} answers; last asked: {decision.kind}")
    return answers


def match_seed(seed: int, index: int) -> int:
    """The seed of the ``index``-th match: it depends on nothing else, so matches may be shared out at will."""
    return number(seed, index) >> 1


def bot_seed(seed: int, seat: int) -> int:
    """What the bot in a seat draws its own luck from; not the luck of the match."""
    return number(~seed, seat) >> 1
