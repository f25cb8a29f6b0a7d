"""ST-4.21 to ST-4.28: routes, and what is closest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cordon.games.stalker.mapping.edges import FAR, Sight, Walk
from cordon.games.stalker.mapping.routes import Cost, Routes
from cordon.games.stalker.rules.covering import uncovered
from cordon.games.stalker.rules.destinations import destinations, interests
from cordon.games.stalker.terms import COLOURS, Entity

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame


def danger_mask(game: StalkerGame) -> int:
    """Spaces with an uncovered symbol of an active anomaly (ST-4.23)."""
    return uncovered(game)[1]


def avoids(game: StalkerGame, who: Entity) -> int:
    """The spaces that a human enemy goes around (ST-4.23); nobody else does."""
    enemy = game.state.enemies.get(who)
    return danger_mask(game) if enemy is not None and enemy.kind in game.content.wary else 0


def last_only(game: StalkerGame, who: Entity) -> int:
    """Full spaces that may only be the last of a route (ST-4.27)."""
    full = game.full_mask()
    if not full:
        return 0
    return full & (game.target_mask(who) if who in game.state.enemies else game.enemy_mask())


def best_routes(game: StalkerGame, who: Entity, goal: int) -> Routes | None:
    """The routes that count for one goal: around anomalies if that is possible (ST-4.23); none: no way there."""
    walk, here = game.walk_of(who), game.space_of(who)
    routes = game.board.wary_routes(walk, here, goal, avoids(game, who), last_only(game, who))
    return routes if routes.reaches(goal) else None


Strides = tuple[Walk, Sight, int, int]
"""How somebody walks and measures, the spaces that are gone around, and those that only end a route."""


def strides_of(game: StalkerGame, who: Entity) -> Strides:
    """How far something is for an entity hangs on these (ST-4.7, ST-4.23, ST-4.27)."""
    return game.walk_of(who), game.sight_kind(who), avoids(game, who), last_only(game, who)


def cost_to(game: StalkerGame, who: Entity, goal: int) -> Cost:
    """How far an object is for an entity."""
    return game.board.closest(game.space_of(who), 1 << goal, *strides_of(game, who))[0]


def closest_spaces(game: StalkerGame, who: Entity, goals: int) -> tuple[int, ...]:
    """The spaces of a set that are tied for the closest to an entity (ST-4.24)."""
    here = game.space_of(who)
    if here < 0:
        return ()
    return game.board.spaces(game.board.closest(here, goals, *strides_of(game, who))[1])


def next_enemies(game: StalkerGame, enemies: Sequence[Entity], to: str = "") -> list[Entity]:
    """Who of several enemies acts next: the closest to the point of interest, then by colour; the rest is a tie
    (ST-13.23). Where that is nowhere: the closest to a stalker."""
    if len(enemies) < 2:
        return list(enemies)
    goals = {enemy: destinations(game, enemy, to) for enemy in enemies} if to else {}
    if not any(goals.values()):
        goals = dict.fromkeys(enemies, interests(game, "stalker"))
    return first_of(game, goals)


def first_of(game: StalkerGame, goals: dict[Entity, int]) -> list[Entity]:
    """Of several enemies those with the smallest way to one of their goals, of these the first by colour."""
    if len(goals) < 2:
        return list(goals)
    places = _places(game, goals)
    first, _ = min(places)
    return sorted([enemy for place, enemy in places if place == first])


def nearest_enemies(
    game: StalkerGame, enemies: Sequence[Entity], goals: int, n: int
) -> tuple[tuple[Entity, ...], tuple[Entity, ...]]:
    """The n enemies closest to some spaces (ST-13.25): those that are meant for certain, and those tied for the last
    places (ST-4.24), by colour. None if there is no such thing."""
    if not goals:
        return (), ()
    ranked = [(cost, enemy) for (cost, _), enemy in sorted(_places(game, dict.fromkeys(enemies, goals)))]
    if len(ranked) <= n:
        return tuple([enemy for _, enemy in ranked]), ()
    last = ranked[n - 1][0]
    if ranked[n][0] > last:
        return tuple([enemy for _, enemy in ranked[:n]]), ()
    return tuple([e for cost, e in ranked if cost < last]), tuple([e for cost, e in ranked if cost == last])


def _places(game: StalkerGame, goals: dict[Entity, int]) -> list[tuple[tuple[Cost, int], Entity]]:
    """Where each of several enemies stands in the order: how far the closest of its goals is, and its colour. Those of
    one kind walk alike."""
    state, closest = game.state, game.board.closest
    strides: dict[str, Strides] = {}
    places = []
    for who, spaces in goals.items():
        enemy = state.enemies[who]
        kind = enemy.kind
        if kind not in strides:
            strides[kind] = strides_of(game, who)
        cost, _ = closest(enemy.space, spaces, *strides[kind])
        places.append(((cost, COLOURS.index(state.enemy_cards[kind].colour)), who))
    return places


def far_spaces(game: StalkerGame) -> list[int]:
    """The free spaces tied for the one whose closest stalker is farthest (SC-1.5); none of a tile that lies beside the
    map."""
    board = game.board
    fields = [board.ranges("open", stalker.space) for stalker in game.state.stalkers.values() if stalker.space >= 0]
    best, found = -1, []
    for space in board.spaces(board.land_mask & ~game.full_mask() & ~game.territory_mask()):
        far = min(field[space] for field in fields)
        if best < far < FAR:
            best, found = far, [space]
        elif far == best:
            found.append(space)
    return found


def closest_free(game: StalkerGame, walk: Walk, space: int) -> list[int]:
    """The spaces tied for the closest one that is not fully occupied, measured from a space (ST-5.22); with no room
    anywhere the space itself."""
    full = game.full_mask()
    board = game.board
    if not full >> space & 1 and board.land_mask >> space & 1:
        return [space]
    routes, ranges = board.routes(walk, space), board.ranges("open", space)
    free = board.spaces(board.land_mask & ~full)
    costs = {other: routes.cost(other) or (ranges[other] + FAR, 0) for other in free}
    best = min(costs.values(), default=None)
    return [other for other in free if costs[other] == best] or [space]
