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
from cordon.games.stalker.rules.outcomes import of_standing
from cordon.games.stalker.rules.ties import decide, far_spaces_first
from cordon.games.stalker.state import Enemy
from cordon.games.stalker.terms import EnemyKey, Entity, Facing, Space
from cordon.games.stalker.verbs import FACE, SPACE, named_spaces, space_in
from cordon.kernel.decisions import Facts
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.state import written

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame

__all__ = ["Flood", "PlaceEnemies", "remove_enemy"]


class PlaceFacts(Facts, frozen=True):
    """Which enemies come."""

    kind: EnemyKey


class PlaceEnemies(Procedure):
    """ST-5.22 Standees from the pool come onto the map"""

    kind: EnemyKey
    space: int
    n: int
    facing: str = written("N")
    """``you``: facing the stalker who caused it; ``same``: as the enemy that caused it."""
    by: Entity = ""
    else_activate: bool = False
    """With an empty pool: an activation card for the closest of that kind (SM-5.9f)."""
    placed: int = 0
    choice: str = ""
    turned: str = ""

    def facts(self, game: StalkerGame) -> PlaceFacts:
        return PlaceFacts(self.kind)

    def _facings(self, game: StalkerGame, there: int) -> list[Facing]:
        """Where the next standee may look: from another space than its own toward that one."""
        enemy = Enemy("", self.kind, there, "N")
        if there != self.space:
            return facings(game, enemy, self.space)
        if self.facing == "you":
            at = game.space_of(self.by)
            return facings(game, enemy, at) if at >= 0 else []
        if self.facing == "same":
            return [game.state.enemies[self.by].facing] if self.by in game.state.enemies else []
        return [facing_named(self.facing)]

    @step(
        "ST-5.22", "One after another, while there are some; a full space: the closest one with room", offers=(SPACE,)
    )
    def choose(self, game: StalkerGame) -> Flow:
        card = game.state.enemy_cards.get(self.kind)
        if self.placed >= self.n or self.space < 0 or card is None or not card.pool:
            return goto(PlaceEnemies.rouse)
        free = far_spaces_first(game, closest_free(game, game.content.walks[self.kind], self.space))
        return decide(
            game,
            self,
            "choice",
            named_spaces(game, free),
            lambda: [of_standing(game, self.kind, space, self._facings(game, space)) for space in free],
            card.pool[0],
        )

    @step("ST-5.22", "There it faces the space that it could not use", offers=(FACE,))
    def choose_facing(self, game: StalkerGame) -> Flow:
        there = space_in(game, self.choice)
        found = self._facings(game, there) or ["N"]
        return decide(
            game,
            self,
            "turned",
            [FACE(each) for each in found],
            lambda: [of_standing(game, self.kind, there, [each]) for each in found],
            game.state.enemy_cards[self.kind].pool[0],
        )

    @step("ST-5.22", "A standee from the pool; whoever is seen is noticed (ST-5.24)")
    def place(self, game: StalkerGame) -> Flow:
        card = game.state.enemy_cards[self.kind]
        id, space, facing = card.pool[0], space_in(game, self.choice), facing_named(FACE.read(self.turned))
        game.update(card, pool=card.pool[1:])
        game.add(Enemy(id, self.kind, space, facing))
        game.emit(events.EnemyPlaced(id, game.address(space), facing))
        game.count("losses", "enemies_placed")
        self.placed += 1
        notice(game)
        return place_on_anomalies(game, id, rolls=game.state.round > 0)

    @step("ST-14.10", "Placed on an anomaly it rolls, except in the setup; then the next", then="choose")
    def go_on(self, game: StalkerGame) -> Flow:
        return None

    @step("SM-5.9", "None could be placed: one of those on the map acts")
    def rouse(self, game: StalkerGame) -> Flow:
        if self.placed or not self.else_activate:
            return finish(self.placed)
        same = tuple(enemy.id for enemy in game.state.enemies.values() if enemy.kind == self.kind)
        return call(Rouse(same, self.space, self.kind))

    @step("ST-5.22", "So many were placed")
    def end(self, game: StalkerGame) -> Flow:
        return finish(self.placed)


# --- rising water -----------------------------------------------------------------------------------------------------


class Flood(Procedure):
    """ST-4.11 The next group of spaces becomes water"""

    groups: tuple[tuple[Space, ...], ...]
    lose: int
    group: tuple[Space, ...] = ()
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
        game.lay(game.state.layout, (*game.state.flooded, *self.group))
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
