"""SV-1.5: what stalkers of Zone Survival carry in their pockets, how much more fits, and handing it over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.terms import TokenKey
from cordon.kernel.decisions import Seat
from cordon.kernel.kept import kept
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame
    from cordon.games.stalker.state import ZoneToken

HAND_TOKEN = verb("hand_token", token=TokenKey, giver=Seat, person=Seat)
EVERY = 99
"""More than there are."""


def carried(game: StalkerGame, seat: Seat, word: str = "") -> list[ZoneToken]:
    """What a stalker carries in the pockets (SV-1.5)."""
    held = _pockets(game).get(seat, ())
    return [token for token in held if token.shows(word)] if word else list(held)


@kept("tokens")
def _pockets(game: StalkerGame) -> dict[Seat, tuple[ZoneToken, ...]]:
    """What is carried, by whom."""
    found: dict[Seat, tuple[ZoneToken, ...]] = {}
    for token in game.state.tokens.values():
        if token.holder >= 0:
            found[token.holder] = (*found.get(token.holder, ()), token)
    return found


def heavy_load(game: StalkerGame, seat: Seat) -> bool:
    """Whether a stalker carries something heavy (SV-1.5)."""
    return seat in _laden(game)


@kept("tokens", "flags")
def _laden(game: StalkerGame) -> list[Seat]:
    """Who carries something heavy."""
    kinds = game.content.token_kinds
    held = [token for seat in _pockets(game).values() for token in seat]
    return [token.holder for token in held if kinds[token.kind].sort == "heavy" and not is_light(game, token.kind)]


def is_light(game: StalkerGame, kind: TokenKey) -> bool:
    """Whether such a token weighs nothing here: light ones, and what a scenario lightens for one alone."""
    return game.content.token_kinds[kind].sort == "light" or kind in game.state.flags


def room_for(game: StalkerGame, seat: Seat, kind: TokenKey) -> int:
    """How many more of a kind a stalker can carry (SV-1.5)."""
    if not is_light(game, kind):
        return 0 if heavy_load(game, seat) else 1
    limit = game.content.token_kinds[kind].limit
    return max(0, limit - len(carried(game, seat, kind))) if limit and not game.is_solo else EVERY


def light_exchanges(game: StalkerGame, seat: Seat, to: Seat) -> list[str]:
    """The light tokens that one stalker may hand to another; what is heavy is put down (SV-1.5)."""
    kinds = dict.fromkeys(token.kind for token in carried(game, seat))
    return [HAND_TOKEN(kind, seat, to) for kind in kinds if is_light(game, kind) and room_for(game, to, kind)]


def hand_token(game: StalkerGame, kind: TokenKey, seat: Seat, to: Seat) -> None:
    """A light token changes hands."""
    game.update(carried(game, seat, kind)[0], holder=to)
    game.emit(events.ZoneTokenGiven(seat, to, kind))
