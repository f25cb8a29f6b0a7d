"""Ops of Zone Survival about enemies: they come, are marked, look elsewhere (SV-0.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker.mapping.edges import DIRECTIONS, NUMBER
from cordon.games.stalker.ops.base import OpBase, WhoOp
from cordon.games.stalker.ops.selecting import Where
from cordon.games.stalker.rules.facing import face_flow, facings, look
from cordon.games.stalker.survival.arriving import Arrival, kind_meant, mark, unmark
from cordon.games.stalker.survival.places import reference_mask
from cordon.games.stalker.terms import Entity
from cordon.kernel.frames import Flow, call

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame
    from cordon.games.stalker.rules.script import Script


class SpawnKind(OpBase, frozen=True, tag="spawn_kind"):
    """Standees of the first of these that is in the match (a marker, a category or an enemy's key) come onto a place;
    later ``those``."""

    kind: tuple[str, ...]
    place: Where
    n: int = 1

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        kind, space = kind_meant(game, self.kind), game.where(self.place, script, script.owner)
        script.those = ()
        return call(Arrival(kind, space, self.n), into="those") if kind and space >= 0 else None


class Mark(WhoOp, frozen=True, tag="mark"):
    """This enemy bears the token ``this_enemy`` (ST-19.3)."""

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        mark(game, who)
        return None


class Unmark(OpBase, frozen=True, tag="unmark"):
    """Nobody bears it any longer."""

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        unmark(game)
        return None


class FaceOp(WhoOp, frozen=True, tag="face"):
    """Enemies turn without moving (ST-4.39): to a place, ``right`` by 90°, ``back`` by 180°, or away from a place."""

    to: Where = ""
    away: Where = ""

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        enemy = game.state.enemies.get(who)
        if enemy is None:
            return None
        turns = {"right": 1, "back": 2}.get(self.to)
        if turns is not None:
            look(game, who, DIRECTIONS[(NUMBER[enemy.facing] + turns) % 4])
            return None
        places = game.board.spaces(reference_mask(game, self.to or self.away, script))
        if not places:
            return None
        ranges = game.board.ranges("open", enemy.space)
        there = min(places, key=lambda space: ranges[space])
        if self.to:
            return face_flow(game, (who,), there)
        found = facings(game, enemy, there)
        if found:
            look(game, who, DIRECTIONS[(NUMBER[found[0]] + 2) % 4])
        return None
