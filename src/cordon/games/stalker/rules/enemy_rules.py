"""ST-13.1: the rules printed on enemy cards, and what they change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.ops.conditions import all_hold
from cordon.games.stalker.ops.selecting import CardContext
from cordon.games.stalker.terms import STALKERS, Entity
from cordon.kernel.frames import Flow, Procedure, call, finish, step

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame


class EnemyRules(Procedure):
    """SC-1.6 What an enemy card does in a window"""

    enemy: Entity
    definition: str
    window: str
    here: int = -1
    """Where the enemy is or was: a dead one has left the map."""
    place: int = 0

    @step("SC-1.6", "The next rule, if its condition holds", then="resolve")
    def resolve(self, game: StalkerGame) -> Flow:
        rules = game.content.reactions[self.definition, self.window]
        if self.place >= len(rules):
            return finish()
        path, rule = rules[self.place]
        self.place += 1
        if rule.when and not all_hold(game, CardContext(self.enemy, self.enemy), rule.when):
            return None
        return call(game.script(path, self.enemy, self.enemy, picked=self.here))


def enemy_rules(game: StalkerGame, enemy: Entity, definition: str, window: str, here: int = -1) -> Flow:
    """What an enemy card says for a window; nothing if it is silent."""
    if (definition, window) not in game.content.reactions:
        return None
    return call(EnemyRules(enemy, definition, window, here))


def enemy_mods(game: StalkerGame, enemy: Entity, definition: str, value: str, gap: int = 0, moved: int = 0) -> int:
    """What the rules on an enemy card add to a value."""
    total = 0
    for _, mod in game.content.mods.get((definition, value), ()):
        if not mod.when or all_hold(game, CardContext(enemy, enemy), mod.when):
            total += mod.by * {"": 1, "gap": gap, "moved": moved}[mod.per]
    return total


class EnemyRoundEnd(Procedure):
    """ST-6.12 What enemy cards do at the end of the round"""

    todo: tuple[Entity, ...] = ()
    begun: bool = False

    @step("ST-6.12", "Each enemy whose card says something", then="act")
    def act(self, game: StalkerGame) -> Flow:
        if not self.begun:
            self.begun = True
            self.todo = tuple(
                enemy.id for enemy in game.state.enemies.values() if (enemy.kind, "round.end") in game.content.reactions
            )
        if not self.todo:
            return finish()
        enemy, self.todo = self.todo[0], self.todo[1:]
        record = game.state.enemies.get(enemy)
        return enemy_rules(game, enemy, record.kind, "round.end") if record is not None else None


def forget_wounds(game: StalkerGame) -> None:
    """What an enemy suffered this round no longer counts (SC-1.8, unhurt)."""
    for enemy in list(game.state.enemies.values()):
        if enemy.hurt:
            game.update(enemy, hurt=False)


def begin_point(
    game: StalkerGame,
    path: str,
    enemy: Entity,
    verb: str,
    goal: str = "",
    toward: str = "",
    n: int = 0,
    special: str = "",
) -> None:
    """Tell which line of which card an enemy follows now, where it leads, and to whom."""
    if path:
        card, point = _place_of(game, path)
        whose = _whose(game, toward, goal)
        game.emit(events.PointBegan(card, point, enemy, verb, goal, toward, whose, n, special))


def stay_put(game: StalkerGame, path: str, enemy: Entity, verb: str, target: Entity) -> None:
    """Tell that an enemy does not set off because it sees a target (ST-13.14)."""
    if path:
        card, point = _place_of(game, path)
        game.emit(events.PointBegan(card, point, enemy, verb, whose=target))
    game.emit(events.Interrupted(enemy, target, told=bool(path)))


def _place_of(game: StalkerGame, path: str) -> tuple[str, str]:
    """The card of a script and the place on it; rules of an enemy's attack stand under its own kind."""
    first, second, *rest = path.split("/")
    return (first, "/".join((second, *rest))) if first in game.content.enemies else (second, "/".join(rest))


def _whose(game: StalkerGame, toward: str, goal: str) -> Entity:
    """The stalker whose attention token is meant, or who is meant; nobody for neutral markers and other places."""
    for seat in game.order():
        stalker = game.stalker(seat)
        match toward:
            case "high" | "attention":
                meant = stalker.attention if toward == "attention" else stalker.attention == "high"
                space = stalker.noticed if meant else -1
            case "stalker" | "lead":
                space = stalker.space
            case _:
                return ""
        if game.address(space) == goal:
            return STALKERS[seat]
    return ""
