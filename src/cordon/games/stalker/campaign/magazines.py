"""Magazines that a story gives (SM-8.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from cordon.games.stalker import events
from cordon.games.stalker.campaign import binder
from cordon.games.stalker.terms import MAGAZINES, Magazine, magazine_token
from cordon.games.stalker.verbs import MAGAZINE
from cordon.kernel.decisions import ask
from cordon.kernel.frames import Flow, Procedure, finish, goto, step

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame


class GainMagazines(Procedure):
    """SM-8.2 The stash gets magazines"""

    kind: Magazine | Literal["each", "choose"]
    n: int
    choice: str = ""

    @step("SM-8.2", "Of a kind, or of each")
    def gain(self, game: StalkerGame) -> Flow:
        if self.kind == "choose":
            return None
        for kind in MAGAZINES if self.kind == "each" else (self.kind,):
            gain_magazines(game, kind, self.n)
        return finish()

    @step("SM-8.2", "Each of one's choice", offers=(MAGAZINE,))
    def choose(self, game: StalkerGame) -> Flow:
        there = [kind for kind in MAGAZINES if game.supply(magazine_token(kind))]
        return ask(game.state.lead, "choice", [*map(MAGAZINE, there)]) if self.n and there else finish()

    @step("SM-8.2", "One, and the next")
    def take(self, game: StalkerGame) -> Flow:
        gain_magazines(game, MAGAZINE.read(self.choice), 1)
        self.n -= 1
        return goto(GainMagazines.choose)


def gain_magazines(game: StalkerGame, kind: Magazine, n: int) -> None:
    got = binder.store_magazines(game, kind, n)
    if got:
        game.emit(events.MagazinesStored(kind, got))
