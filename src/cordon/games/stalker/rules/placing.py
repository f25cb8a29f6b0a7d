"""ST-5.22 to ST-5.24: enemies that come onto the map; and spaces that become water (B3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.mapping.edges import facing_named
from cordon.games.stalker.rules.activation import Rouse
from cordon.games.stalker.rules.anomalies import place_on_anomalies
from cordon.games.stalker.rules.attention import notice
from cordon.games.stalker.rules.closeness import closest_free
from cordon.games.stalker.rules.facing import facings
from cordon.games.stalker.rules.health import LoseHp
from cordon.games.stalker.rules.leaving import remove_enemy
from cordon.games.stalker.rules.lost_ground import closest_land, sweep
from cordon.games.stalker.state import Enemy
from cordon.games.stalker.terms import Entity, Facing
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame

__all__ = ["Flood", "PlaceEnemies", "remove_enemy"]


def place_enemy(game: StalkerGame, kind: str, space: int, facing: str, by: Entity = "") -> Entity:
    """A standee from the pool on a space; if it is full, on the closest one with room, facing the space it could not
    use (ST-5.22). ``you``: facing the stalker who caused it; ``same``: as the enemy that caused it."""
    card = game.state.enemy_cards[kind]
    id = card.pool[0]
    game.update(card, pool=card.pool[1:])
    there = closest_free(game, game.content.walks[kind], space)
    enemy = Enemy(id, kind, there, "N")
    game.add(enemy)
    game.update(enemy, facing=_facing(game, enemy, space, facing, by))
    game.emit(events.EnemyPlaced(id, game.address(there), game.state.enemies[id].facing))
    game.count("enemies_placed")
    notice(game)
    return id


def _facing(game: StalkerGame, enemy: Enemy, space: int, facing: str, by: Entity) -> Facing:
    if enemy.space != space:
        return next(iter(facings(game, enemy.id, space)), enemy.facing)
    if facing == "you":
        there = game.space_of(by)
        return next(iter(facings(game, enemy.id, there)), enemy.facing) if there >= 0 else enemy.facing
    if facing == "same":
        return game.state.enemies[by].facing if by in game.state.enemies else enemy.facing
    return facing_named(facing)


class PlaceEnemies(Procedure):
    """ST-5.22 Standees from the pool come onto the map"""

    kind: str
    space: int
    n: int
    facing: str = "N"
    by: Entity = ""
    else_activate: bool = False
    """With an empty pool: an activation card for the closest of that kind (SM-5.9f)."""
    placed: int = 0

    @step("ST-5.22", "One after another, while there are some; whoever is seen is noticed (ST-5.24)")
    def place(self, game: StalkerGame) -> Flow:
        card = game.state.enemy_cards.get(self.kind)
        if self.placed >= self.n or self.space < 0 or card is None or not card.pool:
            return goto(PlaceEnemies.rouse)
        self.placed += 1
        enemy = place_enemy(game, self.kind, self.space, self.facing, self.by)
        return place_on_anomalies(game, enemy, rolls=game.state.round > 0)

    @step("ST-14.10", "Placed on an anomaly it rolls, except in the setup; then the next", then="place")
    def go_on(self, game: StalkerGame) -> Flow:
        return None

    @step("SM-5.9", "None could be placed: one of those on the map acts")
    def rouse(self, game: StalkerGame) -> Flow:
        if self.placed or not self.else_activate:
            return finish(self.placed)
        same = tuple(enemy.id for enemy in game.state.enemies.values() if enemy.kind == self.kind)
        return call(Rouse(same, self.space))

    @step("ST-5.22", "So many were placed")
    def end(self, game: StalkerGame) -> Flow:
        return finish(self.placed)


# --- rising water -----------------------------------------------------------------------------------------------------


class Flood(Procedure):
    """ST-4.11 The next group of spaces becomes water"""

    groups: tuple[tuple[str, ...], ...]
    lose: int
    group: tuple[str, ...] = ()
    homeless: tuple[tuple[Entity, int], ...] = ()
    who: Entity = ""

    @step("ST-4.11", "Which spaces, who has to leave, and where the closest land is")
    def begin(self, game: StalkerGame) -> Flow:
        self.group = next((group for group in self.groups if group[0] not in game.state.flooded), ())
        if not self.group:
            return finish()
        wet = game.board.mask(*self.group)
        self.homeless = tuple(
            (who, closest_land(game, who, wet))
            for who, space in game.entities()
            if wet >> space & 1 and who not in game.state.enemies
        )
        return None

    @step("ST-4.11", "Enemies there go to their pool, tokens are discarded")
    def rise(self, game: StalkerGame) -> Flow:
        wet = game.board.mask(*self.group)
        for enemy in list(game.state.enemies.values()):
            if wet >> enemy.space & 1:
                remove_enemy(game, enemy.id)
        sweep(game, wet)
        game.set(flooded=(*game.state.flooded, *self.group))
        game.relayout()
        for name in self.group:
            game.emit(events.SpaceFlooded(name))
        notice(game)
        return None

    @step("ST-4.11", "Stalkers there lose HP")
    def drown(self, game: StalkerGame) -> Flow:
        if not self.homeless:
            return finish()
        self.who = self.homeless[0][0]
        return call(LoseHp(game.seat_of(self.who), self.lose)) if game.is_stalker(self.who) else None

    @step("ST-4.11", "They go to the closest land", then="drown")
    def climb(self, game: StalkerGame) -> Flow:
        (who, space), self.homeless = self.homeless[0], self.homeless[1:]
        return game.relocate(who, space)
