"""Bots by name."""

from __future__ import annotations

import pytest

from cordon.bots.random import RandomPlayer
from cordon.bots.registry import bot, bot_names
from cordon.bots.zona.greedy import GreedyScavenger
from cordon.kernel.errors import SetupError


def test_every_game_has_the_random_bot_and_zona_has_greedy() -> None:
    assert {"greedy", "random"} <= set(bot_names("zona"))
    assert bot_names("a game to come") == ["random"]
    assert isinstance(bot("random", "zona", 1), RandomPlayer)
    assert isinstance(bot("greedy", "zona", 1), GreedyScavenger)


def test_an_unknown_bot_is_refused_with_the_names_that_exist() -> None:
    with pytest.raises(SetupError, match=r"setup-bot \(bot=gredy, known=calm, expert, greedy.*, random, steady\)"):
        bot("gredy", "zona", 1)
