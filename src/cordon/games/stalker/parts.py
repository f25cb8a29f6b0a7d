"""The parts of tables that queries hang on: most of what is written to a table changes nothing for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker.state import Card
from cordon.kernel.decisions import Seat

if TYPE_CHECKING:
    from cordon.games.stalker.field import Field
    from cordon.games.stalker.holdings import Holdings
    from cordon.games.stalker.mapping.board import Board


def own_cards(game: Holdings, seat: Seat, *_: object) -> list[Card]:
    """The cards of a stalker, in order."""
    table = game.state.cards
    return [table[id] for id in game.state.owned.get(seat, ())]


def standing(game: Field) -> tuple[Board, list[int]]:
    """The board, and the spaces of everybody on it."""
    state = game.state
    taken = [stalker.space for stalker in state.stalkers.values() if stalker.space >= 0]
    taken += [enemy.space for enemy in state.enemies.values()]
    if state.companions:
        taken += [companion.space for companion in state.companions.values()]
    if state.characters:
        taken += [figure.space for figure in game.figures()]
    return game.board, taken
