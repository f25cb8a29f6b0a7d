"""ST-9: radiation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.rules.dice import roll_gear
from cordon.games.stalker.rules.health import LoseHp
from cordon.games.stalker.terms import CRITICAL_DOSE_DICE, DOSE_LIMIT, EXPOSURE_DICE, STALKERS
from cordon.kernel.decisions import Seat
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.triggers import window

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame


def set_dose(game: StalkerGame, seat: Seat, to: int, source: str = "") -> None:
    stalker = game.stalker(seat)
    if stalker.dose != to:
        game.update(stalker, dose=to)
        game.emit(events.DoseChanged(seat, to - stalker.dose, to, source))


def lower_dose(game: StalkerGame, seat: Seat, n: int) -> None:
    set_dose(game, seat, max(0, game.stalker(seat).dose - n))


class Dose(Procedure):
    """ST-9.4 The dosage rises"""

    seat: Seat
    n: int
    source: str = ""

    @step("ST-9.5", "Over 16: one roll of 4 gear dice, lose HP equal to the stars, dosage 16")
    def rise(self, game: StalkerGame) -> Flow:
        to = game.stalker(self.seat).dose + self.n
        set_dose(game, self.seat, min(to, DOSE_LIMIT), self.source)
        if to <= DOSE_LIMIT:
            return None
        stars = roll_gear(game, CRITICAL_DOSE_DICE, STALKERS[self.seat], "critical_dose")
        return call(LoseHp(self.seat, stars, "radiation", "radiation"))


class Exposure(Procedure):
    """ST-9.6 Radiation exposure"""

    seat: Seat

    @step("ST-9.6", "Roll gear dice by the zone of the dosage, lose HP equal to the stars")
    def roll(self, game: StalkerGame) -> Flow:
        dice = EXPOSURE_DICE[game.stalker(self.seat).dose]
        if dice:
            dice = max(0, game.modified("exposure.gd", dice, self.seat))
        if not dice:
            return None
        stars = roll_gear(game, dice, STALKERS[self.seat], "exposure")
        return call(LoseHp(self.seat, stars, "radiation", "radiation")) if stars else None


def map_radiation(game: StalkerGame, seat: Seat, stood_on: int) -> Flow:
    """After a turn token slid: the highest radiation among the spaces occupied during the action (ST-9.2)."""
    most = max(map(game.radiation_at, game.board.spaces(stood_on)))
    if not most:
        return None
    more = most + game.map_radiation(seat)
    return call(Dose(seat, more, "map")) if more > 0 else None


class RadiationStep(Procedure):
    """ST-6.12 Enemies & zone phase, step 2: radiation exposure and dosage reduction"""

    todo: tuple[Seat, ...] = ()
    seat: Seat = -1

    @step("ST-6.13", "Clockwise from the lead stalker; not where the air is still (SV-13.4)")
    def begin(self, game: StalkerGame) -> Flow:
        still = game.board.still_mask
        self.todo = tuple(seat for seat in game.order() if not still >> game.stalker(seat).space & 1)
        return None if self.todo else finish()

    @step("ST-9.6", "Exposure", then="reduce")
    def expose(self, game: StalkerGame) -> Flow:
        self.seat, self.todo = self.todo[0], self.todo[1:]
        return call(Exposure(self.seat))

    @step("ST-9.7", "The dosage drops to the next lower mark, then rises to the base dosage of artifacts (ST-9.8)")
    def reduce(self, game: StalkerGame) -> Flow:
        dose = game.stalker(self.seat).dose
        marks = [mark for mark in game.config.geiger_marks if mark < dose]
        set_dose(game, self.seat, max(max(marks, default=0), game.base_dosage(self.seat)), "reduction")
        return window(game, "ez.radiation", self.seat)

    @step("ST-9.9", "The next stalker")
    def go_on(self, game: StalkerGame) -> Flow:
        return goto(RadiationStep.expose) if self.todo else None
