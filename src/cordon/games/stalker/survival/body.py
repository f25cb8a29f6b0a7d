"""SV-C02: somebody who is down is a heavy token. While it is carried the figure is not on the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker.rules.covering import uncover
from cordon.games.stalker.state import ZoneToken
from cordon.games.stalker.terms import Entity, TokenKey, make_character, make_token

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame

BODIES: dict[TokenKey, Entity] = {"professor": make_character("ilarion")}
"""The tokens that somebody is while down."""


def fall(game: StalkerGame, who: Entity) -> None:
    """Somebody goes down: from now on others can carry them."""
    kind = next((kind for kind, each in BODIES.items() if each == who), "")
    if kind:
        game.add(ZoneToken(make_token(kind, 1), kind, space=game.space_of(who), up=True))


def rise(game: StalkerGame, who: Entity) -> None:
    """Back on their feet, or gone: the token goes back to the supply."""
    for token in list(game.state.tokens.values()):
        if BODIES.get(token.kind) == who:
            game.remove(token)


def follow_token(game: StalkerGame, token: ZoneToken) -> None:
    """The figure is where its token lies; nowhere while it is carried."""
    who = BODIES.get(token.kind, "")
    character = game.state.characters.get(who)
    if character is not None:
        uncover(game, who)
        game.update(character, space=token.space)


def carried_body(game: StalkerGame, seat: int) -> Entity:
    """Whom a stalker carries; empty: nobody."""
    tokens = game.state.tokens.values()
    return next((BODIES[token.kind] for token in tokens if token.holder == seat and token.kind in BODIES), "")
