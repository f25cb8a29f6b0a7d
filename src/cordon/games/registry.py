"""The games that can be played."""

from __future__ import annotations

from typing import Any

from cordon.games import twom, zona
from cordon.kernel.errors import SetupError
from cordon.kernel.spec import GameSpec

GAMES: dict[str, GameSpec[Any]] = {zona.GAME.id: zona.GAME, twom.GAME.id: twom.GAME}


def game(name: str) -> GameSpec[Any]:
    """A game by its id."""
    if name not in GAMES:
        raise SetupError("setup-game", game=name, known=", ".join(GAMES))
    return GAMES[name]
