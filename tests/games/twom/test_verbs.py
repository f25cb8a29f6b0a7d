"""Options, Day actions and ids of This War of Mine: each is read by one verb, and known to the content."""

from __future__ import annotations

import random

import pytest

from cordon.bots.registry import bot
from cordon.games.twom import GAME
from cordon.games.twom.day_actions import ASSIGN
from cordon.games.twom.game import TwomGame
from cordon.kernel.refs import dangling
from cordon.kernel.spec import Setup
from tests.contract.checks import every_option_is_read_by_one_verb
from tests.games.twom.campaign import campaign


def check(game: TwomGame) -> None:
    every_option_is_read_by_one_verb(game)
    [decision] = game.decisions()
    refused = [refusal.option for refusal in game.refusals(decision.seat)]
    for option in (*decision.options, *refused):
        if option in ASSIGN:
            action = ASSIGN.read(option).action
            assert len([verb for verb in game.content.day.verbs if action in verb]) == 1, action


@pytest.mark.parametrize(("player", "seed"), [*(("random", seed) for seed in range(12)), ("greedy", 3), ("greedy", 8)])
def test_every_option_and_refusal_is_read_by_one_verb(player: str, seed: int) -> None:
    game = GAME.new(Setup(2, seed))
    chance, greedy = random.Random(seed), bot("greedy", "twom", seed)
    for _ in range(150 if player == "random" else 400):
        if not game.decisions():
            break
        check(game)
        [decision] = game.decisions()
        if player == "random":
            game.answer(decision.seat, chance.choice(decision.answers()))
        else:
            game.answer(decision.seat, greedy.choose(decision, lambda: GAME.view(game, 0)))


def test_ids_that_no_content_knows_are_found() -> None:
    game = campaign()
    assert dangling(game.state, game.content) == []
    game.set(hand=("NA99",), place="L99")
    game.put("box", "gold", 1)
    game.update(game.state.people["C05"], medicine=("potion",))
    game.update(game.state.spaces["B4"], card="hoard", back="hoard-1")
    game.update(game.state.piles["fate"], discard=("FT99",))
    assert sorted(dangling(game.state, game.content)) == [
        "box: gold",
        "hand: NA99",
        "people.medicine: potion",
        "piles.discard: FT99",
        "place: L99",
        "spaces.back: hoard-1",
        "spaces.card: hoard",
    ]
