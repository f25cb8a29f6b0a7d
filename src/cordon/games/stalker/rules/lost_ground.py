"""SM-4.3, ST-4.11: spaces that are about to be no more, because a patch comes to lie on them or water rises."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.mapping.edges import FAR
from cordon.games.stalker.mapping.territory import Laid
from cordon.games.stalker.rules.ties import kindest_first
from cordon.games.stalker.terms import Entity

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame


def closest_land(game: StalkerGame, who: Entity, gone: int) -> int:
    """The closest space with room outside these, measured before they go; of several the kindest (R-57)."""
    board = game.board
    routes = board.routes(game.walk_of(who), game.space_of(who))
    ranges = board.ranges("open", game.space_of(who))
    free = board.spaces(board.land_mask & ~game.full_mask() & ~gone)
    kindest = kindest_first(game, who, free)
    return min(kindest, key=lambda space: routes.cost(space) or (FAR + ranges[space], 0))


def sweep(game: StalkerGame, gone: int) -> None:
    """Tokens on these spaces are discarded; findings and an entrance token lie on the closest land."""
    state, board = game.state, game.board
    for space in board.spaces(gone):
        ground = state.ground.get(space)
        if ground is not None:
            for name, tokens in (("loot", ground.loot), ("unknown", ground.unknown)):
                for token in tokens:
                    game.put_away(name, token)
            game.remove(ground)
    for anomaly in list(state.anomalies.values()):
        if any(gone >> each.space & 1 for each in anomaly.covers):
            game.update(anomaly, covers=tuple(each for each in anomaly.covers if not gone >> each.space & 1))
    for stalker in list(state.stalkers.values()):
        if stalker.attention and gone >> stalker.noticed & 1:
            game.update(stalker, attention="", noticed=-1)
    for card in list(state.environment.values()):
        if card.place == "ground" and gone >> card.spaces[0] & 1:
            ranges = board.ranges("open", card.spaces[0])
            land = min(board.spaces(board.land_mask & ~gone), key=lambda space: (ranges[space], space))
            game.update(card, spaces=(land,))
    game.set(fog=state.fog & ~gone)
    entrance = state.territory.entrance
    if entrance and gone >> board.index[entrance] & 1:
        ranges = board.ranges("open", board.index[entrance])
        left = board.spaces(board.land_mask & ~gone & ~game.territory_mask())
        land = min(left, key=lambda space: (ranges[space], space))
        game.set(territory=Laid(state.territory.tile, game.address(land)))
        game.emit(events.EntranceMoved(game.address(land)))
