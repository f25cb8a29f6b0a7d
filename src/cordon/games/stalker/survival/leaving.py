"""SV-1.6: a stalker leaves the map and is safe."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.rules.attention import notice
from cordon.games.stalker.rules.covering import uncover
from cordon.games.stalker.rules.environment import Triggered, triggers
from cordon.games.stalker.survival.body import carried_body
from cordon.games.stalker.survival.characters import ESCORTED, dismiss, escorted_at
from cordon.games.stalker.survival.judging import judge_leaving
from cordon.games.stalker.survival.pockets import carried
from cordon.games.stalker.terms import STALKERS, Entity
from cordon.kernel.decisions import Seat
from cordon.kernel.frames import Flow, Procedure, call, finish, step

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame


STRONGBOX, BOX_OUT = "strongbox", "box_out"
"""What a heist is about, and the flag that it is out (SV-X28)."""


class Leave(Procedure):
    """SV-1.6 A stalker leaves, with whoever is escorted"""

    seat: Seat
    escorted: Entity = ""

    @step("SV-1.6", "Out of the game and safe")
    def go(self, game: StalkerGame) -> Flow:
        self.escorted = carried_body(game, self.seat) or escorted_at(game, game.stalker(self.seat).space)
        leave(game, self.seat)
        if not self.escorted:
            return None
        dismiss(game, ESCORTED)
        found = triggers(game, "leaves")
        return call(Triggered(tuple(found))) if found else None

    @step("SV-1.6", "When nobody is left the scenario is judged")
    def judge(self, game: StalkerGame) -> Flow:
        return judge_leaving(game) or finish()


def leave(game: StalkerGame, seat: Seat) -> None:
    """Out of the game with everything carried; turns still due are skipped, the lead passes on clockwise."""
    stalker = game.stalker(seat)
    for token in carried(game, seat):
        if token.kind == STRONGBOX:
            game.set(flags=(*game.state.flags, BOX_OUT))
    uncover(game, STALKERS[seat])
    game.update(stalker, left=True, space=-1, attention="", noticed=-1, taken=(True, True))
    game.emit(events.StalkerLeft(seat))
    if game.state.lead == seat:
        following = game.next_clockwise(seat)
        if following != seat:
            game.set(lead=following)
            game.emit(events.LeadChosen(following))
    notice(game)
