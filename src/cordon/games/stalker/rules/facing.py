"""ST-4.38, ST-4.39: where enemies look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.mapping.edges import DIRECTIONS, NUMBER, facing_named
from cordon.games.stalker.rules.attention import notice
from cordon.games.stalker.rules.closeness import danger_mask
from cordon.games.stalker.rules.outcomes import of_standing
from cordon.games.stalker.rules.ties import decide
from cordon.games.stalker.state import Enemy
from cordon.games.stalker.terms import Entity, Facing
from cordon.games.stalker.verbs import FACE
from cordon.kernel.decisions import Facts
from cordon.kernel.frames import Flow, Procedure, call, finish, step

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame


def look(game: StalkerGame, enemy: Entity, facing: Facing) -> None:
    """An enemy looks another way; whoever it sees now is noticed (ST-8.4)."""
    record = game.state.enemies[enemy]
    if record.facing != facing:
        game.update(record, facing=facing)
        game.emit(events.Turned(enemy, facing))
        notice(game)


def turn(game: StalkerGame, enemy: Entity) -> None:
    """By 90° clockwise."""
    look(game, enemy, DIRECTIONS[(NUMBER[game.state.enemies[enemy].facing] + 1) % 4])


def facings(game: StalkerGame, enemy: Enemy, space: int, stepped: bool = False) -> list[Facing]:
    """The ways in which an enemy, perhaps not placed yet, may turn to face a space (ST-4.39); those that hurt the
    stalkers least first: fewest of them in sight, then the smallest turn (R-57). ``stepped``: it looks after a stalker
    who steps to that next space, where the side counts, not what this enemy sees or where it could walk (ST-7.2)."""
    kind, here, fog = enemy.kind, enemy.space, game.state.fog
    board, sight = game.board, game.content.sights[kind]
    avoid = danger_mask(game) if kind in game.content.wary else 0
    found = (
        board.beside(here, space)
        if stepped
        else board.facing_of(sight, game.content.walks[kind], here, space, fog, avoid)
    )
    if len(found) < 2:
        return list(found)
    reach = game.reach_of(kind, here)
    stalkers = [stalker.space for stalker in game.state.stalkers.values() if stalker.space >= 0]
    now = NUMBER[enemy.facing]

    def harm(facing: Facing) -> tuple[int, int, int]:
        seen = board.sight(sight, here, facing, reach, fog)
        turned = (NUMBER[facing] - now) % 4
        return sum(seen >> space & 1 for space in stalkers), min(turned, 4 - turned), turned

    return sorted(found, key=harm)


class EnemyFacts(Facts, frozen=True):
    """Whom it is about."""

    enemy: Entity


class Face(Procedure):
    """ST-4.39 An enemy turns to face something"""

    enemy: Entity
    space: int
    choice: str = ""
    stepped: bool = False

    def facts(self, game: StalkerGame) -> EnemyFacts:
        return EnemyFacts(self.enemy)

    @step("ST-4.39", "Several directions: the lead stalker decides", offers=(FACE,))
    def choose(self, game: StalkerGame) -> Flow:
        enemy = game.state.enemies[self.enemy]
        found = facings(game, enemy, self.space, self.stepped)
        if not found:
            return finish()
        options = [FACE(each) for each in found]
        return decide(
            game,
            self,
            "choice",
            options,
            lambda: [of_standing(game, enemy.kind, enemy.space, [each]) for each in found],
            self.enemy,
        )

    @step("ST-4.39", "It looks there")
    def turn(self, game: StalkerGame) -> Flow:
        look(game, self.enemy, facing_named(FACE.read(self.choice)))
        return None


class FaceEach(Procedure):
    """ST-4.39 Several enemies turn to face the same space"""

    enemies: tuple[Entity, ...]
    space: int
    stepped: bool = False

    @step("ST-4.39", "One after another", then="turn")
    def turn(self, game: StalkerGame) -> Flow:
        if not self.enemies:
            return finish()
        enemy, self.enemies = self.enemies[0], self.enemies[1:]
        return call(Face(enemy, self.space, stepped=self.stepped))


def face_flow(game: StalkerGame, enemies: Sequence[Entity], space: int, stepped: bool = False) -> Flow:
    """Enemies turn to face a space; their own changes nothing (ST-4.39)."""
    for done, enemy in enumerate(enemies):
        found = facings(game, game.state.enemies[enemy], space, stepped)
        if len(found) > 1:
            return call(FaceEach(tuple(enemies[done:]), space, stepped))
        if found:
            look(game, enemy, found[0])
    return None
