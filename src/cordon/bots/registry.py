"""The bots by name: those that play every game, and those that a game's pack brings."""

from __future__ import annotations

from collections.abc import Callable

from cordon.bots.player import Player
from cordon.bots.random import RandomPlayer
from cordon.games.registry import packs
from cordon.kernel.errors import SetupError
from cordon.kernel.pack import load

Maker = Callable[[int], Player]

ANY_GAME: dict[str, Maker] = {"random": RandomPlayer}


def bot_names(game_id: str) -> list[str]:
    """The bots that can play a game."""
    return sorted({*ANY_GAME, *_own(game_id)})


def bot(name: str, game_id: str, seed: int) -> Player:
    """A new bot; what it leaves to chance comes from ``seed``."""
    if name not in bot_names(game_id):
        raise SetupError("setup-bot", bot=name, known=", ".join(bot_names(game_id)))
    own = _own(game_id)
    maker: Maker = load(own[name]) if name in own else ANY_GAME[name]
    return maker(seed)


def _own(game_id: str) -> dict[str, str]:
    return dict(packs()[game_id].bots) if game_id in packs() else {}
