"""ST-16.3: what lies on the map when a mission begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker.rules.closeness import closest_free
from cordon.games.stalker.state import Anomaly, Enemy, EnemyCard, Ground, Overlay
from cordon.games.stalker.terms import make_anomaly, standee

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame


def lay_out_anomalies(game: StalkerGame) -> None:
    """Cards, overlays, standees and artifact tokens (ST-16.3, SM-5.9i)."""
    kinds = game.content.anomalies
    for number, place in enumerate(game.map.anomalies, start=1):
        card = place.name
        if place.random:
            fitting = tuple(
                key for key, kind in kinds.items()
                if kind.type == place.type and not kind.box and "yields" in game.content.flags[key]
                and all(other.card != key for other in game.state.anomalies.values())
            )  # fmt: skip
            card = game.shuffle(f"anomaly:{number}", fitting)[0]
        if place.ring:
            laid = tuple(Overlay(n, sq, place.tip) for n, sq in zip(place.overlays, place.squares, strict=True))
        else:
            order = game.shuffle(f"overlay:{number}", tuple(str(n) for n in place.overlays))
            laid = (Overlay(int(order[0]), place.squares[0], place.tip),)
        game.add(Anomaly(make_anomaly(number), card, laid, artifact=place.artifact))


def place_stalkers(game: StalkerGame) -> None:
    """On the start spaces; the surplus on the closest free ones (ST-16.4)."""
    starts = [game.board.index[name] for name in game.map.start]
    for seat in range(game.state.seats):
        free = [space for space in starts if not game.is_full(space)]
        space = free[0] if free else closest_free(game, "open", starts[0])[0]
        game.update(game.stalker(seat), space=space)


def place_enemies(game: StalkerGame) -> None:
    """Enemy cards with markers, standees with facing, the rest into the pool."""
    for enemies in game.map.enemies:
        standees = tuple(standee(enemies.name, number) for number in range(1, enemies.standees + 1))
        placed = [place for place in enemies.placements if game.state.seats >= place.least]
        for id, place in zip(standees, placed, strict=False):
            game.add(Enemy(id, enemies.name, game.board.index[place.space], place.facing))
            game.count("losses", "enemies_placed")
        pool = standees[len(placed) :]
        game.add(EnemyCard(enemies.name, enemies.colour, enemies.team, pool))


def lay_out_tokens(game: StalkerGame) -> None:
    """Loot stacks and unknown tokens, at random and face down."""
    loot = game.pile("loot")
    draw = list(loot.draw)
    ground: dict[int, Ground] = {}
    for stack in game.map.loot:
        space = game.board.index[stack.space]
        ground[space] = Ground(space, loot=tuple(draw.pop() for _ in range(stack.amount)))
    game.update(loot, draw=tuple(draw))
    unknown = game.pile("unknown")
    left = list(unknown.draw)
    tokens = []
    for face in game.map.tokens[game.state.seats]:
        token = next(each for each in left if game.content.unknown[each].face == face)
        left.remove(token)
        tokens.append(token)
    game.update(unknown, draw=tuple(left))
    for name, token in zip(game.map.unknown, game.shuffle("unknown:places", tuple(tokens)), strict=True):
        space = game.board.index[name]
        old = ground.get(space, Ground(space))
        ground[space] = Ground(space, loot=old.loot, unknown=(*old.unknown, token))
    for record in ground.values():
        game.add(record)
