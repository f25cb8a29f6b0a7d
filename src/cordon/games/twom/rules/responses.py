"""TW-5.3 and TW-23 What fittings and locations do at their moments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.twom.rules.effects import Effects
from cordon.kernel.frames import Flow, Procedure, call, finish, step

if TYPE_CHECKING:
    from cordon.games.twom.game import TwomGame


class Response(Procedure):
    """TW-23 A fitting or a location answers a moment"""

    source: str
    moment: str
    about: str = ""

    @step("TW-23", "What it says; something that works once is used up")
    def respond(self, game: TwomGame) -> Flow:
        use = game.reaction(self.source, self.moment, self.about)
        if use is None:
            return finish(False)
        game.spend(self.source, use)
        return call(Effects(game.content.use_path(self.source, use), (), self.source))

    @step("TW-23", "It has been done")
    def end(self, game: TwomGame) -> Flow:
        return finish(True)
