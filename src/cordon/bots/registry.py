"""The bots by name: those that play every game, and those that know one."""

from __future__ import annotations

from collections.abc import Callable

from cordon.bots.player import Player
from cordon.bots.random import RandomPlayer
from cordon.bots.stalker.greedy import GreedyStalker
from cordon.bots.twom.greedy import CarelessSurvivor, GreedySurvivor
from cordon.bots.zona.greedy import GreedyScavenger
from cordon.kernel.errors import SetupError

Maker = Callable[[int], Player]

ANY_GAME: dict[str, Maker] = {"random": RandomPlayer}
BY_GAME: dict[str, dict[str, Maker]] = {
    "zona": {"greedy": lambda _: GreedyScavenger()},
    "stalker": {"greedy": lambda _: GreedyStalker()},
    "twom": {"greedy": lambda _: GreedySurvivor(), "careless": lambda _: CarelessSurvivor()},
}


def bot_names(game_id: str) -> list[str]:
    """The bots that can play a game."""
    return sorted(ANY_GAME | BY_GAME.get(game_id, {}))


def bot(name: str, game_id: str, seed: int) -> Player:
    """A new bot; what it leaves to chance comes from ``seed``."""
    makers = ANY_GAME | BY_GAME.get(game_id, {})
    if name not in makers:
        raise SetupError("setup-bot", bot=name, known=", ".join(bot_names(game_id)))
    return makers[name](seed)
