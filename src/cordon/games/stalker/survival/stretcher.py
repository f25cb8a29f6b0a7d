"""SV-X24: two stalkers carry a wounded together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker.survival.cards import is_face_up
from cordon.games.stalker.survival.tokens import carried
from cordon.kernel.decisions import Seat

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame

STRETCHER, WOUNDED = "X24", "wounded"


def bearer_beside(game: StalkerGame, seat: Seat, space: int) -> Seat:
    """Who would carry a wounded together with a stalker who starts on a space: whoever stands there, if one of the two
    has the wounded; -1: nobody."""
    if not is_face_up(game, STRETCHER):
        return -1
    others = [each for each in game.order() if each != seat and game.stalker(each).space == space]
    if not carried(game, seat, WOUNDED):
        others = [each for each in others if carried(game, each, WOUNDED)]
    return others[0] if others else -1


def shares_load(game: StalkerGame, seat: Seat) -> bool:
    """Whether the heavy load of a stalker may be carried by two."""
    space = game.stalker(seat).space
    return bool(carried(game, seat, WOUNDED)) and bearer_beside(game, seat, space) >= 0
