"""S.T.A.L.K.E.R.: The Board Game: stalkers on a mission in the Zone, 1-4 together against what lives there."""

from __future__ import annotations

from cordon.games.stalker import events
from cordon.games.stalker.content import content, content_fingerprint
from cordon.games.stalker.content_tools import TOOLS
from cordon.games.stalker.game import StalkerGame
from cordon.games.stalker.migrations import FORMER, MIGRATIONS
from cordon.games.stalker.rules.setup import Match
from cordon.games.stalker.state import Config, StalkerState
from cordon.games.stalker.views import redeal, view
from cordon.kernel.spec import GameSpec


def _statistics(game: StalkerGame) -> dict[str, float]:
    state = game.state
    horde = sum(n for kind, n in state.killed.items() if game.content.enemies[kind].category == "horde")
    figures = {"horde_kills": horde, "artifacts_gained": state.artifacts_gained}
    return {"rounds": state.round, "deaths": 0, **state.losses, **figures}


GAME = GameSpec(
    id="stalker",
    rules_version=2,
    package=__name__,
    game=StalkerGame,
    state=StalkerState,
    config=Config,
    seats=(1, 4),
    match=Match,
    view=view,
    redeal=redeal,
    fingerprint=content_fingerprint,
    printed=content,
    events=lambda: list(events.ALL),
    statistics=_statistics,
    council=lambda game: game.config.mode == "campaign" and not game.state.mission,
    clock=lambda game: game.state.round,
    content=TOOLS,
    former=FORMER,
    migrations=MIGRATIONS,
)
