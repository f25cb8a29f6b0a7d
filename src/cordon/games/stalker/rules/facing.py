"""ST-4.38, ST-4.39: where enemies look."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.mapping.edges import DIRECTIONS, NUMBER, facing_named
from cordon.games.stalker.rules.attention import notice
from cordon.games.stalker.rules.closeness import avoids
from cordon.games.stalker.rules.script import tied
from cordon.games.stalker.terms import Entity, Facing
from cordon.kernel.decisions import ask, thing
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


def facings(game: StalkerGame, enemy: Entity, space: int) -> list[Facing]:
    """The ways in which an enemy may turn to face a space (ST-4.39), those that hurt the stalkers least first."""
    record = game.state.enemies[enemy]
    board, sight = game.board, game.sight_kind(enemy)
    found = board.facing_of(sight, game.walk_of(enemy), record.space, space, game.state.fog, avoids(game, enemy))
    if len(found) < 2:
        return list(found)
    reach, fog = game.reach_of(enemy), game.state.fog
    stalkers = [stalker.space for stalker in game.state.stalkers.values()]
    now = NUMBER[record.facing]

    def harm(facing: Facing) -> tuple[int, int, int]:
        seen = board.sight(sight, record.space, facing, reach, fog)
        turned = (NUMBER[facing] - now) % 4
        return sum(seen >> space & 1 for space in stalkers), min(turned, 4 - turned), turned

    return sorted(found, key=harm)


def face(game: StalkerGame, enemy: Entity, space: int) -> None:
    """An enemy turns to face a space; its own space changes nothing (ST-4.39)."""
    found = facings(game, enemy, space)
    if found:
        look(game, enemy, found[0])


class Face(Procedure):
    """ST-4.39 An enemy turns to face something"""

    enemy: Entity
    space: int
    choice: str = ""

    @step("ST-4.39", "Several directions: the lead stalker decides")
    def choose(self, game: StalkerGame) -> Flow:
        found = facings(game, self.enemy, self.space)
        return ask(game.state.lead, "choice", tied(game, [f"face:{each}" for each in found])) if found else finish()

    @step("ST-4.39", "It looks there")
    def turn(self, game: StalkerGame) -> Flow:
        look(game, self.enemy, facing_named(thing(self.choice)))
        return None


def face_flow(game: StalkerGame, enemy: Entity, space: int) -> Flow:
    """As ``face``, but a tie is asked about where the table wants that."""
    if game.config.ask_ties:
        return call(Face(enemy, space))
    face(game, enemy, space)
    return None
