"""R-57: what comes of each answer to a tie, as far as the map shows it at once: whom an enemy would see, and what it
would set off. Nothing here is hidden from the players, so a question tells them nothing either."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from cordon.games.stalker.mapping.board import mask_of
from cordon.games.stalker.rules.covering import uncovered
from cordon.games.stalker.rules.ties import Outcome
from cordon.games.stalker.terms import Entity, Facing

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame

Step = tuple[int, Facing | None]
"""A space that is entered, and where an enemy looks before that; ``None``: toward the space."""


def in_view(game: StalkerGame, kind: str, space: int, facing: Facing) -> int:
    """The spaces with possible targets that an enemy of a kind would see."""
    seen = game.board.sight(game.content.sights[kind], space, facing, game.reach_of(kind, space), game.state.fog)
    return seen & game.target_mask_of(kind)


def set_off(game: StalkerGame, spaces: Sequence[int]) -> tuple[object, ...]:
    """What waits on spaces: symbols of anomalies that nothing covers, and traps."""
    found: list[object] = []
    left, danger, _ = uncovered(game)
    if danger & mask_of(spaces):
        for anomaly, symbols in left.items():
            here = sorted({symbol for space in spaces for symbol in symbols.get(space, "")})
            found += [(anomaly, *here)] if here else []
    ground = game.state.ground
    return (*found, *[space for space in spaces if space in ground and ground[space].traps])


def of_standing(game: StalkerGame, kind: str, space: int, facings: Iterable[Facing]) -> Outcome:
    """An enemy comes to stand on a space, looking one of these ways."""
    board, looks = game.board, tuple(facings)
    ranges = board.ranges(game.content.sights[kind], space)
    seen = [in_view(game, kind, space, facing) for facing in looks]
    near = frozenset((mask, *[ranges[other] for other in board.spaces(mask)]) for mask in seen)
    return Outcome((near, set_off(game, [space])), (space, looks))


class Walked(NamedTuple):
    """How far an enemy would come."""

    path: list[int]
    facing: Facing
    seen: int
    """The spaces with possible targets that it saw on the way."""


def walked(game: StalkerGame, enemy: Entity, steps: Sequence[Step], ahead: int = -1, free: bool = False) -> Walked:
    """An enemy walks, as far as nothing that it sees ends that (ST-13.14); ``ahead``: where it looks on to."""
    record, board, full = game.state.enemies[enemy], game.board, game.full_mask()
    kind, facing, path = record.kind, record.facing, [record.space]
    walk, all_seen = game.content.walks[kind], 0
    for space, turned in (*steps, (ahead, None)):
        here = path[-1]
        if space >= 0:
            facing = turned or board.turned(walk, here, space, facing) or facing
        crosses = len(path) > 1 and bool(full >> here & 1)
        seen = in_view(game, kind, here, facing)
        all_seen |= seen
        if space < 0 or len(path) > len(steps) or (seen and not free and not crosses):
            break
        path.append(space)
        seen = in_view(game, kind, space, facing)
        all_seen |= seen
        if seen and not free and not full >> space & 1:
            break
    return Walked(path, facing, all_seen)


def of_walk(game: StalkerGame, enemy: Entity, walk: Walked) -> Outcome:
    """An enemy walks so far."""
    end = of_standing(game, game.state.enemies[enemy].kind, walk.path[-1], [walk.facing])
    return Outcome((walk.seen, end.weighs, set_off(game, walk.path[1:])), end.shows)


# --- who acts first (ST-13.23) ----------------------------------------------------------------------------------------


def is_order_asked(game: StalkerGame, enemies: Sequence[Entity], ends_of: Callable[[Entity], frozenset[int]]) -> bool:
    """Whether the lead stalker is asked which of several enemies acts first: it makes a difference where there is not
    room for all of them. ``ends_of``: the spaces to which one may come."""
    if len(enemies) < 2 or game.config.ties == "never":
        return False
    return game.config.ties == "all" or _lack_room(game, {enemy: ends_of(enemy) for enemy in enemies})


def _lack_room(game: StalkerGame, ends: Mapping[Entity, frozenset[int]]) -> bool:
    """Whether some of several enemies that act one after another could find no room where they go."""
    taken = [space for who, space in game.entities() if who not in ends]
    for space in frozenset().union(*ends.values()):
        wanted = sum(space in each for each in ends.values())
        if wanted > 1 and wanted > game.board.capacity[space] - taken.count(space):
            return True
    return False
