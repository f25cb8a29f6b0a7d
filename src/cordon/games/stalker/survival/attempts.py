"""SV-0.4: a try with gear dice, and what comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.rules.dice import Trial
from cordon.games.stalker.rules.script import Script
from cordon.games.stalker.terms import TrialWord
from cordon.kernel.decisions import Seat
from cordon.kernel.frames import Flow, Procedure, call, step

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame


class Attempt(Procedure):
    """SV-0.4 A try: roll, then one of two"""

    seat: Seat
    dice: int
    least: int
    then: Script
    otherwise: Script
    stars: int = 0

    @step("SV-0.4", "Roll; focus may reroll")
    def roll(self, game: StalkerGame) -> Flow:
        return call(Trial(self.seat, self.dice), into="stars")

    @step("SV-0.4", "Enough, or not")
    def carry_out(self, game: StalkerGame) -> Flow:
        came: TrialWord = "pass" if self.stars >= self.least else "fail"
        game.emit(events.ScriptTested(self.seat, self.stars, self.least, came))
        part = self.then if came == "pass" else self.otherwise
        return call(part.clone()) if game.content.scripts[part.path] else None
