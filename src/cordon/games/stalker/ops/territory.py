"""Ops of Lost Territories: what is buried, and how it ends (SV-13.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from cordon.games.stalker.ops.base import OpBase
from cordon.games.stalker.ops.selecting import Where
from cordon.games.stalker.rules.territory import close_territory
from cordon.games.stalker.terms import Entity
from cordon.kernel.frames import Flow

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame
    from cordon.games.stalker.rules.script import Script


class RemoveLoot(OpBase, frozen=True, tag="remove_loot"):
    """All loot tokens of a space are discarded."""

    place: Where

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        ground = game.ground(game.where(self.place, script, script.owner))
        for token in ground.loot:
            game.put_away("loot", token)
        game.put_ground(replace(ground, loot=()))
        return None


class CloseTerritory(OpBase, frozen=True, tag="close_territory"):
    """The tile is closed: nobody enters it again."""

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        close_territory(game)
        return None
