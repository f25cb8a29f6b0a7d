"""Ops of Zone Survival about anomalies, walls and entrances, and qualities that last for a while (SV-0.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cordon.games.stalker.ops.base import OpBase
from cordon.games.stalker.ops.selecting import Context, Select, Where, Who
from cordon.games.stalker.rules import reasons
from cordon.games.stalker.rules.anomalies import Surge
from cordon.games.stalker.survival.anomalies import Bloom, Which, lull
from cordon.games.stalker.survival.choosing import spaces_meant
from cordon.games.stalker.survival.entrances import StartElsewhere
from cordon.games.stalker.survival.walls import BreakWall, walls_meant
from cordon.games.stalker.terms import Entity, Flag, Span
from cordon.kernel.decisions import Reason
from cordon.kernel.frames import Flow, call

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame
    from cordon.games.stalker.rules.script import Script


class LastsQuality(OpBase, frozen=True, tag="lasts_quality"):
    """Something is so until then; one that a stalker has is of the stalker whose turn it is."""

    until: Span
    quality: Flag

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        game.put_in_force(script.source, self.until, self.quality, 1)
        return None


class BloomOp(OpBase, frozen=True, tag="bloom"):
    """An artifact token under a standee that has none; ``extra``: also under one that has."""

    which: Which
    extra: bool = False

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return call(Bloom(self.which, self.extra))


class Still(OpBase, frozen=True, tag="still"):
    """That anomaly counts as inactive for n rounds, this one included."""

    about: ClassVar[str] = "anomaly"

    anomaly: Who
    n: int

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        lull(game, who, self.n)
        return None


class SurgeOne(OpBase, frozen=True, tag="surge_one"):
    """One anomaly activates by itself (SC-1.3)."""

    about: ClassVar[str] = "anomaly"

    anomaly: Who

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return call(Surge(only=who))


class StartAt(OpBase, frozen=True, tag="start_at"):
    """At most half of the stalkers, a single one too, may start on one of these spaces (SV-U30)."""

    where: Select

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return call(StartElsewhere(spaces_meant(game, self.where, script)))


class BreakWallOp(OpBase, frozen=True, tag="break_wall"):
    """A hole in the wall of a room that is closest to a place (SV-6.2); ``own``: in one of the walls of that space."""

    near: Where
    own: bool = False

    def why_not(self, game: StalkerGame, about: Context) -> Reason | None:
        found = walls_meant(game, game.where(self.near, about, about.owner), self.own)
        return None if found else reasons.NO_WALL_NEAR("SV-6.2")

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return call(BreakWall(script.owner, game.where(self.near, script, script.owner), self.own))
