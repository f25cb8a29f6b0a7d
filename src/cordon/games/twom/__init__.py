"""This War of Mine: a group of civilians tries to outlive a siege."""

from __future__ import annotations

from cordon.games.twom import events
from cordon.games.twom.content import content, content_fingerprint
from cordon.games.twom.content_tools import TOOLS
from cordon.games.twom.game import TwomGame
from cordon.games.twom.migrations import MIGRATIONS
from cordon.games.twom.rules.leadership import next_to_the_left
from cordon.games.twom.rules.narrative import ANYTIME
from cordon.games.twom.rules.setup import Campaign
from cordon.games.twom.state import Config, TwomState
from cordon.games.twom.terms import BLACK_SIDES
from cordon.games.twom.views import may_save, redeal, view
from cordon.kernel.spec import Die, GameSpec


def _statistics(game: TwomGame) -> dict[str, float]:
    state = game.state
    causes = [gone.cause for gone in state.gone.values()]
    return {
        "rounds": state.day,
        "deaths": sum(1 for gone in state.gone.values() if gone.fate == "died"),
        "departures": sum(1 for gone in state.gone.values() if gone.fate == "left"),
        "survivors": len(state.people),
        "deaths_by_hunger": sum(1 for cause in causes if cause in ("hunger", "thirst")),
        "deaths_by_wounds": sum(1 for cause in causes if cause in ("fight", "raid", "sniper", "wounds")),
        "deaths_by_illness": sum(1 for cause in causes if cause in ("illness", "cold")),
        "lost_to_misery": sum(1 for cause in causes if cause == "despair"),
        "scripts_read": sum(state.read.values()),
        "fittings_built": len(state.fittings),
    }


def _dice(game: TwomGame) -> tuple[Die, ...]:
    """The combat dice, and the black one with ten sides (TW-0.2)."""
    combat = [Die(name, faces) for name, faces in game.content.dice.items()]
    return (*combat, Die("black", tuple(str(n + 1) for n in range(BLACK_SIDES))))


GAME = GameSpec(
    id="twom",
    rules_version=2,
    package=__name__,
    game=TwomGame,
    state=TwomState,
    config=Config,
    seats=(1, 6),
    match=Campaign,
    view=view,
    redeal=redeal,
    fingerprint=content_fingerprint,
    printed=content,
    events=lambda: list(events.ALL),
    statistics=_statistics,
    clock=lambda game: game.state.day,
    about=lambda game: tuple(filter(None, (game.state.objective,))),
    dice=_dice,
    together=True,
    deputy=next_to_the_left,
    may_save=may_save,
    content=TOOLS,
    anytime=ANYTIME,
    migrations=MIGRATIONS,
)
