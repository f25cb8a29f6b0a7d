"""Zona: 1-4 scavengers race through the Zone to the sarcophagus."""

from __future__ import annotations

from cordon.games.zona import events
from cordon.games.zona.content import content, content_fingerprint
from cordon.games.zona.content_tools import TOOLS
from cordon.games.zona.game import ZonaGame
from cordon.games.zona.migrations import MIGRATIONS
from cordon.games.zona.rules.carrying import DROP
from cordon.games.zona.rules.setup import Match
from cordon.games.zona.rules.using import USE
from cordon.games.zona.state import Config, ZonaState
from cordon.games.zona.views import redeal, view
from cordon.kernel.spec import Die, GameSpec


def _statistics(game: ZonaGame) -> dict[str, float]:
    return {"rounds": game.state.round, "deaths": game.state.deaths}


def _about(game: ZonaGame) -> tuple[str, ...]:
    """The facilities whose secrets are known to whoever knows most of them."""
    places = game.content.facility_of
    known = [tuple(sorted({places[card] for card in one.secrets})) for one in game.state.scavengers.values()]
    return max(known, key=len, default=())


GAME = GameSpec(
    id="zona",
    rules_version=2,
    package=__name__,
    game=ZonaGame,
    state=ZonaState,
    config=Config,
    seats=(1, 4),
    match=Match,
    view=view,
    redeal=redeal,
    fingerprint=content_fingerprint,
    printed=content,
    events=lambda: list(events.ALL),
    statistics=_statistics,
    clock=lambda game: game.state.round,
    about=_about,
    dice=lambda game: (Die("die", game.config.die_faces),),
    anytime=(USE, DROP),
    migrations=MIGRATIONS,
    content=TOOLS,
)
