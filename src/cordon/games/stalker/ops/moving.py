"""Ops of movement and attention (SC-1.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from cordon.games.stalker.mapping.board import mask_of
from cordon.games.stalker.ops.base import OpBase, WhoOp
from cordon.games.stalker.ops.selecting import Context, Named, Where, Who, named
from cordon.games.stalker.rules import reasons
from cordon.games.stalker.rules.attention import PullAttention, move_token, place, reduce
from cordon.games.stalker.rules.closeness import closest_spaces
from cordon.games.stalker.rules.enemy_movement import EnemyMove, GoForward, LookAround, Retreat, turn
from cordon.games.stalker.rules.movement import Relocate, StalkerMove
from cordon.games.stalker.rules.pushing import PushAlong
from cordon.games.stalker.survival.places import reference_mask
from cordon.games.stalker.terms import Entity, Side
from cordon.kernel.decisions import Reason, Seat
from cordon.kernel.frames import Flow, call

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame
    from cordon.games.stalker.rules.script import Script

MV = "MV"

Toward = str
"""``high``, ``attention``, ``lead``, ``stalker``, ``loot``, ``room``, ``room_free``, ``cover``, ``cover_free``,
``cover_hidden``, ``target``, ``attacker``, an enemy's key (``snork``), or a space (``1.E``)."""


SPOKEN = ("picked", "that", "artifact_token")
"""Destinations that only the running script knows."""


class Move(WhoOp, frozen=True, tag="move"):
    """Stalker or enemy movement (ST-7.2, ST-13.12)."""

    tells: ClassVar[bool] = True

    n: int | Literal["MV"]
    toward: Toward = ""
    otherwise: Toward = ""
    """Where to, if the first destination does not exist; ``forward``: go forward instead."""
    quiet: bool = False
    sight_cap: int | None = None
    free: bool = False

    @property
    def interest(self) -> str:
        return "" if self.toward in SPOKEN else self.toward

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        if game.is_stalker(who):
            seat = game.seat_of(who)
            if not self.toward:
                return call(self.stroll(seat))
            goal = game.place_toward(self.toward, who)
            assert isinstance(self.n, int)
            return call(StalkerMove(seat, self.n, goal=goal, free=self.free)) if goal >= 0 else None
        if who not in game.state.enemies:
            return None
        if self.toward not in SPOKEN:
            return call(self._march(game, who, script.path))
        goals = game.board.spaces(reference_mask(game, self.toward, script))
        near = [goal for goal in goals if goal in closest_spaces(game, who, mask_of(goals))]
        return call(self._march(game, who, script.path, game.address(near[0]))) if near else None

    def _march(self, game: StalkerGame, enemy: Entity, path: str = "", toward: Toward = "") -> EnemyMove:
        n = game.mv(enemy) if self.n == MV else int(self.n)
        return EnemyMove(enemy, n, toward or self.toward, self.free, self.otherwise, path)

    def ends(self, game: StalkerGame, who: Entity) -> frozenset[int]:
        return self._march(game, who).ends(game) if self.toward not in SPOKEN else frozenset()

    def stroll(self, seat: Seat) -> StalkerMove:
        """The movement of a stalker who is not drawn anywhere."""
        assert isinstance(self.n, int)
        return StalkerMove(seat, self.n, quiet=self.quiet, sight_cap=self.sight_cap)


class Forward(WhoOp, frozen=True, tag="forward"):
    """Go forward (ST-13.13)."""

    tells: ClassVar[bool] = True

    n: int | Literal["MV"]
    free: bool = False

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return call(GoForward(who, game.mv(who) if self.n == MV else int(self.n), self.free, script.path))


class RetreatOp(WhoOp, frozen=True, tag="retreat"):
    """The common special (ST-13.21)."""

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return call(Retreat(who, script.path))


class LookAroundOp(WhoOp, frozen=True, tag="look_around"):
    """ST-13.26."""

    tells: ClassVar[bool] = True

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return call(LookAround(who, script.path))


class Turn(WhoOp, frozen=True, tag="turn"):
    """Turn by 90° clockwise."""

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        turn(game, who)
        return None


class Push(WhoOp, frozen=True, tag="push"):
    """Move n spaces, each step growing (``away``) or shrinking (``toward``) the range to a reference (ST-11.17)."""

    n: int
    away: Named | Literal["centre", ""] = ""
    toward: Named | Literal["centre", ""] = ""

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        reference = self.away or self.toward
        if reference == "centre":
            at = game.centre_of(script.source)
        else:
            assert reference
            found = named(game, script, reference)
            at = game.space_of(found[0]) if found else -1
        if at < 0 or not game.is_on_map(who):
            return None
        return call(PushAlong(who, self.n, at, grows=bool(self.away), by=script.owner, source=script.source))


class RelocateOp(WhoOp, frozen=True, tag="relocate"):
    """Put on another space; rolls as a placed entity (ST-14.10)."""

    place: Where

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        if self.place != "entrance":
            return call(Relocate(who, self.place, script.source))
        there = game.where(self.place, script, who)
        return game.relocate(who, there) if there >= 0 else None


# --- attention (ST-8) -------------------------------------------------------------------------------------------------


class Attention(WhoOp, frozen=True, tag="attention"):
    """Place the token LOW or HIGH (ST-8.5, ST-8.6), on the own space unless stated."""

    side: Side
    place: Where = "own"

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        if game.is_stalker(who):
            place(game, game.seat_of(who), self.side, game.where(self.place, script, who))
        return None


class Reduce(WhoOp, frozen=True, tag="reduce"):
    """ST-8.7."""

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        if game.is_stalker(who):
            reduce(game, game.seat_of(who))
        return None


class Pull(OpBase, frozen=True, tag="pull"):
    """Each token in an enemy's line of sight moves n toward its owner (ST-8.8); on an activation card that of the
    enemies for which it is resolved (ST-7.10c, ST-5.21d)."""

    n: int

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return call(PullAttention(self.n, script.only))


class Shift(WhoOp, frozen=True, tag="shift"):
    """Move the own token without turning it (ST-8.3 holds)."""

    about: ClassVar[str] = "who"

    who: Who = "self"
    place: Where = "picked"

    def in_vain(self, game: StalkerGame, about: Context) -> Reason | None:
        who = self.first(game, about)
        if not who:
            return None
        if not game.stalker_of(who).attention:
            return reasons.NO_ATTENTION("ST-8.3")
        return reasons.SEEN("ST-8.3") if game.is_seen(who) else None

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        move_token(game, game.seat_of(who), game.where(self.place, script, who))
        return None
