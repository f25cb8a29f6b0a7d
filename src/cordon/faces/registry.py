"""The speakers by game."""

from __future__ import annotations

from cordon.faces.speaker import Speaker
from cordon.faces.stalker.speaker import StalkerSpeaker
from cordon.faces.twom.speaker import TwomSpeaker
from cordon.faces.zona.speaker import ZonaSpeaker
from cordon.kernel.errors import OptionError

SPEAKERS: dict[str, Speaker] = {"zona": ZonaSpeaker(), "stalker": StalkerSpeaker(), "twom": TwomSpeaker()}


def speaker(game_id: str) -> Speaker:
    """The speaker of a game."""
    if game_id not in SPEAKERS:
        raise OptionError(f"no words for {game_id!r}; there are some for: {', '.join(SPEAKERS)}")
    return SPEAKERS[game_id]
