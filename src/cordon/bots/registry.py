"""The bots by name: those that play every game, those that a game's pack brings, and those that think ahead."""

from __future__ import annotations

from collections.abc import Callable

from cordon.bots.aims import Outspoken
from cordon.bots.player import Player
from cordon.bots.random import RandomPlayer
from cordon.bots.search import Budget, Searcher
from cordon.bots.value import value_of
from cordon.games.registry import packs
from cordon.kernel.errors import SetupError
from cordon.kernel.pack import load

Maker = Callable[[int], Player]

ANY_GAME: dict[str, Maker] = {"random": RandomPlayer}

THUMB = "greedy"
"""The bot whose rules of thumb the thinking ones start from and imagine everybody else by."""
LEVELS = {"calm": Budget(24, 1), "steady": Budget(64, 2), "expert": Budget(200, 2)}
"""How much the bots that think ahead imagine for a decision; every game with rules of thumb has them."""


def bot_names(game_id: str) -> list[str]:
    """The bots that can play a game."""
    own = _own(game_id)
    return sorted({*ANY_GAME, *own, *(LEVELS if THUMB in own else ())})


def bot(name: str, game_id: str, seed: int) -> Player:
    """A new bot; what it leaves to chance comes from ``seed``."""
    if name not in bot_names(game_id):
        raise SetupError("setup-bot", bot=name, known=", ".join(bot_names(game_id)))
    if name in LEVELS:
        return Searcher(thumb(game_id), seed, LEVELS[name], value_of(game_id))
    own = _own(game_id)
    maker: Maker = load(own[name]) if name in own else ANY_GAME[name]
    return maker(seed)


def thumb(game_id: str) -> Player:
    """Somebody who plays a game by its rules of thumb."""
    made: Player = load(_own(game_id)[THUMB])(0)
    return made


def spokesman(name: str, game_id: str) -> Outspoken | None:
    """Who can say what a bot is up to: for those that think ahead, the rules of thumb that they start from."""
    if name != THUMB and name not in LEVELS:
        return None
    found = thumb(game_id)
    return found if isinstance(found, Outspoken) else None


def _own(game_id: str) -> dict[str, str]:
    return dict(packs()[game_id].bots) if game_id in packs() else {}
