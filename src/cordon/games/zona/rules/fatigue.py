"""ZO-6 Fatigue and reputation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.zona import events
from cordon.games.zona.rules.damage import Damage
from cordon.games.zona.rules.reasons import TOO_TIRED
from cordon.games.zona.terms import BAD, FATIGUE_MAX, GOOD, REPUTATIONS
from cordon.kernel.decisions import Reason, Seat, ask
from cordon.kernel.frames import Call, Flow, Procedure, call, finish, step
from cordon.kernel.triggers import DECLINE
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.zona.game import ZonaGame


UNWIND = verb("unwind")


def set_fatigue(game: ZonaGame, seat: Seat, to: int, told: bool = False) -> None:
    """Turn the dial; ``told``: another event tells of it."""
    scavenger = game.scavenger(seat)
    if to != scavenger.fatigue:
        game.update(scavenger, fatigue=to)
        game.emit(events.FatigueChanged(seat, to - scavenger.fatigue, to, told))


def lower_fatigue(game: ZonaGame, seat: Seat, by: int) -> None:
    """Down to the minimum; the surplus is lost (ZO-6.6)."""
    set_fatigue(game, seat, max(game.config.fatigue_min, game.scavenger(seat).fatigue - by))


def why_not_raise(game: ZonaGame, seat: Seat, by: int) -> Reason | None:
    """A voluntary increase may not pass the maximum (ZO-6.8)."""
    fatigue = game.scavenger(seat).fatigue
    if fatigue + by > FATIGUE_MAX:
        return TOO_TIRED("ZO-6.8", fatigue, by)
    return None


def raise_willingly(game: ZonaGame, seat: Seat, by: int, told: bool = False) -> None:
    """An increase that the player chose and that fits on the dial."""
    set_fatigue(game, seat, game.scavenger(seat).fatigue + by, told)


def raise_by_force(game: ZonaGame, seat: Seat, by: int, source: str) -> Call | None:
    """A forced increase: each point above the maximum costs 1 damage that nothing cancels (ZO-6.7)."""
    to = game.scavenger(seat).fatigue + by
    set_fatigue(game, seat, min(FATIGUE_MAX, to))
    if to > FATIGUE_MAX:
        game.emit(events.FatigueOverflowed(seat, to - FATIGUE_MAX))
        return call(Damage(seat, plain=to - FATIGUE_MAX, source=source))
    return None


class ImproveReputation(Procedure):
    """ZO-6.12 Improve reputation (p. 7)"""

    seat: Seat
    choice: str = ""

    @step("ZO-6.12", "At good reputation you may lower fatigue by 1 instead", offers=(UNWIND, DECLINE))
    def choose(self, game: ZonaGame) -> Flow:
        scavenger = game.scavenger(self.seat)
        if scavenger.reputation == GOOD and scavenger.fatigue > game.config.fatigue_min:
            return ask(self.seat, "choice", [UNWIND(), DECLINE()])
        return None

    @step("ZO-6.12", "Bad, neutral, good")
    def improve(self, game: ZonaGame) -> Flow:
        scavenger = game.scavenger(self.seat)
        if scavenger.reputation < GOOD:
            change_reputation(game, self.seat, scavenger.reputation + 1)
            return finish()
        game.emit(events.ReputationStuck(self.seat, REPUTATIONS[GOOD]))
        if self.choice in UNWIND:
            lower_fatigue(game, self.seat, 1)
        return finish()


def worsen_reputation(game: ZonaGame, seat: Seat, source: str) -> Call | None:
    """Good, neutral, bad; at bad take 1 DIS instead (ZO-6.11)."""
    scavenger = game.scavenger(seat)
    if scavenger.reputation == BAD:
        game.emit(events.ReputationStuck(seat, REPUTATIONS[BAD]))
        return call(Damage(seat, DIS=1, source=source))
    change_reputation(game, seat, scavenger.reputation - 1)
    return None


def change_reputation(game: ZonaGame, seat: Seat, to: int) -> None:
    """Turn or place the reputation token."""
    game.update(game.scavenger(seat), reputation=to)
    game.emit(events.ReputationChanged(seat, REPUTATIONS[to]))
