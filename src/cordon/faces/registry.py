"""The speakers by game: the one that a pack brings, or the plain one."""

from __future__ import annotations

from functools import cache
from typing import Any

from cordon.faces.speaker import Speaker
from cordon.games.registry import pack
from cordon.kernel.pack import load

PLAIN = "cordon.faces.plain.speaker:PlainSpeaker"


@cache
def speaker(game_id: str) -> Speaker[Any, Any]:
    """The speaker of a game."""
    found: Speaker[Any, Any] = load(pack(game_id).speaker or PLAIN)()
    return found
