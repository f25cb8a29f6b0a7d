"""The Last Tin: two stalkers at a campfire, one tin of stew, and a few finds under the blanket."""

from __future__ import annotations

from cordon.kernel import typed
from cordon.kernel.chance import Chance
from cordon.kernel.frames import started
from cordon.kernel.spec import GameSpec, Setup
from last_tin import events
from last_tin.rules import Match
from last_tin.state import Config, TinGame, TinState
from last_tin.views import redeal, view


def _begin(setup: Setup) -> TinState:
    config = typed.convert(setup.config, Config)
    return TinState(seats=setup.seats, chance=Chance(setup.seed), config=config, stack=[started(Match())])


GAME = GameSpec(
    id="tin",
    rules_version=1,
    package=__name__,
    game=TinGame,
    state=TinState,
    config=Config,
    seats=(2, 2),
    begin=_begin,
    view=view,
    redeal=redeal,
    events=lambda: list(events.ALL),
    statistics=lambda game: {"rounds": game.state.hand},
    clock=lambda game: game.state.hand,
)
