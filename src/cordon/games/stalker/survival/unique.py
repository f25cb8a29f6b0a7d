"""ST-19.25, SV-8: unique loot – its tokens are picked up like loot, its deck is drawn only when told to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.rules.equipment import GainCard
from cordon.games.stalker.state import Pile
from cordon.games.stalker.survival.tokens import take_off, tokens_at
from cordon.kernel.decisions import Seat
from cordon.kernel.frames import Flow, call

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame

UNIQUE = "unique"
"""The deck, and what is picked up."""
TOKEN = "unique_loot"


def lay_out_unique(game: StalkerGame) -> None:
    """The deck of its own."""
    game.add(Pile(UNIQUE, game.content.unique))


def is_unique_at(game: StalkerGame, space: int) -> bool:
    return bool(tokens_at(game, TOKEN, space))


def take_unique(game: StalkerGame, seat: Seat) -> Flow:
    """A token of the own space goes back to the supply; its reward is always one card."""
    for token in tokens_at(game, TOKEN, game.stalker(seat).space)[:1]:
        take_off(game, token)
        game.emit(events.ZoneTokenTaken(seat, token.kind))
    return call(GainCard(seat, UNIQUE))
