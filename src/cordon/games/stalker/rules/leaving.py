"""Who leaves the map: enemies back to their pool (ST-11.21, ST-13.10), companions that flee (SC-15.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.rules.covering import uncover
from cordon.games.stalker.state import Enemy
from cordon.games.stalker.terms import Entity

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame


def back_to_pool(game: StalkerGame, enemy: Enemy) -> None:
    """A standee leaves the map with its tokens; it may come back."""
    uncover(game, enemy.id)
    game.remove(enemy)
    card = game.state.enemy_cards[enemy.kind]
    game.update(card, pool=(*card.pool, enemy.id))


def remove_enemy(game: StalkerGame, who: Entity, forever: bool = False) -> None:
    """Off the map without dying; ``forever``: no more of its kind will come."""
    enemy = game.state.enemies.get(who)
    if enemy is not None:
        back_to_pool(game, enemy)
        game.lose_mark(enemy, dead=False)
        game.emit(events.EnemyRemoved(who))
        if forever:
            game.empty_pool(enemy.kind)


def flee(game: StalkerGame, companion: Entity) -> None:
    """A companion leaves this mission (SC-15.2)."""
    uncover(game, companion)
    game.remove(game.state.companions[companion])
    game.emit(events.CompanionFled(companion))
