"""The games that can be played."""

from __future__ import annotations

from typing import Any

from cordon.games import stalker, twom, zona
from cordon.kernel.errors import SetupError
from cordon.kernel.spec import GameSpec

GAMES: dict[str, GameSpec[Any]] = {game.id: game for game in (zona.GAME, stalker.GAME, twom.GAME)}


def game(name: str) -> GameSpec[Any]:
    """A game by its id."""
    if name not in GAMES:
        raise SetupError("setup-game", game=name, known=", ".join(GAMES))
    return GAMES[name]
