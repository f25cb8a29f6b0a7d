"""ST-4.21 to ST-4.28: routes, and what is closest."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from cordon.games.stalker.mapping.edges import FAR
from cordon.games.stalker.mapping.routes import Cost, Routes
from cordon.games.stalker.rules.covering import uncovered
from cordon.games.stalker.terms import COLOURS, Entity

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame

UNREACHABLE: Cost = (FAR, 0)


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


def routes_to(game: StalkerGame, who: Entity, goal: int, avoid: int) -> Routes:
    """All shortest routes of an entity from where it stands to a goal."""
    return game.board.routes_to(game.walk_of(who), game.space_of(who), goal, avoid, last_only(game, who))


def best_routes(game: StalkerGame, who: Entity, goal: int) -> Routes | None:
    """The routes that count for one goal: around anomalies if that is possible (ST-4.23); none: no way there."""
    avoid = avoids(game, who)
    routes = routes_to(game, who, goal, avoid)
    if routes.reaches(goal):
        return routes
    if avoid:
        routes = routes_to(game, who, goal, 0)
        if routes.reaches(goal):
            return routes
    return None


def _closest(game: StalkerGame, who: Entity, spaces: Iterable[int]) -> tuple[Cost, list[int]]:
    """How far the closest objects are for an entity (ST-4.24), by range where there is no way (ST-4.26); and which.
    Whoever walks never has less than the range to go, so an object beyond the best one found is not looked at."""
    board, content, enemy = game.board, game.content, game.state.enemies.get(who)
    if enemy is not None:
        walk, sight, here = content.walks[enemy.kind], content.sights[enemy.kind], enemy.space
    else:
        walk, sight, here = game.walk_of(who), game.sight_kind(who), game.space_of(who)
    ranges = board.ranges(sight, here)
    avoid, last = avoids(game, who), last_only(game, who)
    best: Cost = UNREACHABLE
    found: list[int] = []
    for far, space in sorted({(ranges[space], space) for space in spaces}):
        if far > best[0]:
            break
        cost = board.cost(walk, here, space, avoid, last)
        if cost is None and avoid:
            cost = board.cost(walk, here, space, 0, last)
        if cost is None:
            cost = (far, 0)
        if cost < best:
            best, found = cost, [space]
        elif cost == best:
            found.append(space)
    return best, found


def cost_to(game: StalkerGame, who: Entity, goal: int) -> Cost:
    """How far an object is for an entity."""
    return _closest(game, who, (goal,))[0]


def closest_spaces(game: StalkerGame, who: Entity, spaces: Iterable[int]) -> tuple[int, ...]:
    """The spaces tied for the closest to an entity (ST-4.24)."""
    return tuple(sorted(_closest(game, who, spaces)[1]))


def interests(game: StalkerGame, to: str) -> list[int]:
    """The spaces that a point of interest means (ST-13.23)."""
    state = game.state
    match to:
        case "high":
            return game.attention_spaces("high")
        case "attention":
            return game.attention_spaces()
        case "lead":
            return [state.stalkers[state.lead].space]
    return [stalker.space for stalker in state.stalkers.values()]


def next_enemies(game: StalkerGame, enemies: tuple[Entity, ...], to: str = "") -> list[Entity]:
    """Who of several enemies acts next: the closest to the point of interest, then by colour; the rest is a tie
    (ST-13.23). Without one: the closest to a stalker."""
    return first_of(game, enemies, interests(game, to) or interests(game, ""))


def first_of(game: StalkerGame, enemies: Sequence[Entity], spaces: list[int]) -> list[Entity]:
    """The enemies closest to one of several objects, of these the first by colour. As in ``_closest``, an enemy whose
    range is beyond the best cost found is not looked at."""
    if len(enemies) < 2:
        return list(enemies)
    best: tuple[Cost, int] = (UNREACHABLE, len(COLOURS))
    found: list[Entity] = []
    for far, enemy in sorted([(_least_range(game, enemy, spaces), enemy) for enemy in enemies]):
        if far > best[0][0]:
            break
        key = (_closest(game, enemy, spaces)[0], COLOURS.index(game.colour_of(enemy)))
        if key < best:
            best, found = key, [enemy]
        elif key == best:
            found.append(enemy)
    return sorted(found)


def _least_range(game: StalkerGame, enemy: Entity, spaces: list[int]) -> int:
    record = game.state.enemies[enemy]
    ranges = game.board.ranges(game.content.sights[record.kind], record.space)
    return min([ranges[space] for space in spaces], default=FAR)


def nearest_enemies(
    game: StalkerGame, enemies: Iterable[Entity], to: str, n: int
) -> tuple[tuple[Entity, ...], tuple[Entity, ...]]:
    """The n enemies closest to something (ST-13.25): those that are meant for certain, and those tied for the last
    places (ST-4.24), by colour. None if there is no such thing."""
    spaces = interests(game, to)
    if not spaces:
        return (), ()
    costs = {enemy: _closest(game, enemy, spaces)[0] for enemy in enemies}
    ranked = sorted(costs, key=lambda enemy: (costs[enemy], COLOURS.index(game.colour_of(enemy)), enemy))
    if len(ranked) <= n:
        return tuple(ranked), ()
    last = costs[ranked[n - 1]]
    if costs[ranked[n]] > last:
        return tuple(ranked[:n]), ()
    return tuple(e for e in ranked if costs[e] < last), tuple(e for e in ranked if costs[e] == last)


def far_space(game: StalkerGame) -> int:
    """A free space whose closest stalker is farthest (SC-1.5)."""
    board = game.board
    fields = [board.ranges("open", stalker.space) for stalker in game.state.stalkers.values()]
    best, found = -1, -1
    for space in board.spaces(board.land_mask & ~game.full_mask()):
        far = min(field[space] for field in fields)
        if best < far < FAR:
            best, found = far, space
    return found


def closest_free(game: StalkerGame, walk: str, space: int) -> int:
    """The closest space that is not fully occupied, measured from a space (ST-5.22)."""
    full = game.full_mask()
    board = game.board
    if not full >> space & 1 and board.land_mask >> space & 1:
        return space
    routes = board.routes(walk, space, 0, 0)  # type: ignore[arg-type]
    best: tuple[Cost, int] | None = None
    for other in board.spaces(board.land_mask & ~full):
        cost = routes.cost(other) or (board.ranges("open", space)[other] + 100, 0)
        if best is None or (cost, other) < best:
            best = (cost, other)
    return best[1] if best is not None else space
