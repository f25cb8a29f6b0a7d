"""Every option is read by exactly one verb of the step that offers it, and written again as it was."""

from __future__ import annotations

import random
from functools import partial

import pytest

from cordon.bots.stalker.greedy import GreedyStalker
from cordon.games.stalker import GAME
from cordon.games.stalker.game import StalkerGame
from cordon.games.stalker.views import view
from cordon.kernel.spec import Setup

MATCHES = [
    ("A1", 1, 0.0, {"ties": "all"}),
    ("A2", 2, 1.0, {"baskets": False}),
    ("A3", 4, 0.9, {"companion": "bublyk"}),
    ("B1", 3, 0.8, {"ties": "all", "companion": "sister_vira"}),
    ("B2", 2, 0.9, {"hard": True}),
    ("B3", 4, 0.5, {"ties": "all", "companion": "yurko"}),
]
"""Mission, seats, how often the bot answers instead of chance, switches."""


def unread(game: StalkerGame) -> list[str]:
    """The options, taken and refused, that are not read by one verb alone, or not written as they stand."""
    found = []
    for pending in game.pending:
        if pending.ask.low is not None:
            continue
        refused = [refusal.option for refusal in game.refusals(pending.ask.seat)]
        for option in (*pending.ask.options, *pending.anytime, *refused):
            readers = [verb for verb in pending.step.offers if option in verb]
            given = [value for value in readers[0].named(option).values() if value != ""] if readers else []
            if len(readers) != 1 or readers[0](*given) != option:
                found.append(f"{pending.step.kind} {option}: {readers}")
    return found


@pytest.mark.parametrize(("mission", "seats", "skill", "switches"), MATCHES)
def test_every_option_is_of_one_verb(mission: str, seats: int, skill: float, switches: dict[str, object]) -> None:
    game = GAME.new(Setup(seats, 7, {"mission": mission, **switches}))
    luck, bot = random.Random(7), GreedyStalker()
    for _ in range(350):
        decisions = game.decisions()
        if not decisions:
            break
        assert unread(game) == []
        decision = decisions[0]
        greedy = luck.random() < skill
        answer = bot.choose(decision, partial(view, game, decision.seat)) if greedy else luck.choice(decision.answers())
        game.answer(decision.seat, answer)


def test_every_step_that_asks_offers_verbs_of_different_words() -> None:
    for procedure in GAME.procedures():
        for step in procedure.steps.values():
            words = [verb.name for verb in step.offers]
            assert len(set(words)) == len(words), step.kind
