"""The Last Tin: two stalkers at a campfire, one tin of stew, and a few finds under the blanket."""

from __future__ import annotations

from cordon.kernel.spec import Die, GameSpec
from last_tin import events
from last_tin.rules import SIDES, Match
from last_tin.state import Config, TinGame, TinState
from last_tin.views import redeal, view

FACES = tuple(str(pips + 1) for pips in range(SIDES))

GAME = GameSpec(
    id="tin",
    rules_version=1,
    package=__name__,
    game=TinGame,
    state=TinState,
    config=Config,
    seats=(2, 2),
    match=Match,
    view=view,
    redeal=redeal,
    events=lambda: list(events.ALL),
    statistics=lambda game: {"rounds": game.state.hand},
    clock=lambda game: game.state.hand,
    dice=lambda _: (Die("dice", FACES), Die("die", FACES)),
)
