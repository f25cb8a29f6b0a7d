"""SV-X22, SV-X23: people under beacons and on the ground, and the blood that they have left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from cordon.games.stalker import events
from cordon.games.stalker.rules.event_deck import end_mission
from cordon.games.stalker.state import ZoneToken
from cordon.games.stalker.survival.tokens import free_token, take_off, tokens_at
from cordon.kernel.frames import Flow

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame

PERSON, EMPTY = "person", "empty_face"
Whom = Literal["all", "found", "here"]


def people(game: StalkerGame) -> list[ZoneToken]:
    """Everybody who can still be saved: under a beacon, on the ground, or carried."""
    return [token for token in bleeding(game) if token.kind == "wounded" or token.face == PERSON]


def bleeding(game: StalkerGame) -> list[ZoneToken]:
    """What has a blood counter, but for what was carried out of the game (SV-1.6). Every beacon has one, whoever is
    below, or it would tell."""
    return [
        token
        for token in game.state.tokens.values()
        if token.kind in ("wounded", "beacon") and (token.holder < 0 or not game.stalker(token.holder).left)
    ]


def find_person(game: StalkerGame, space: int) -> None:
    """A beacon was a person: the wounded lies there with the blood that is left."""
    beacon = next(token for token in tokens_at(game, "beacon", space) if token.up)
    id = free_token(game, "wounded")
    game.add(ZoneToken(id, "wounded", space=space, up=True, blood=beacon.blood))
    game.emit(events.ZoneTokenPlaced("wounded", game.address(space)))


def bleed(game: StalkerGame, whom: Whom, n: int, space: int) -> Flow:
    """Blood of everybody without a cube, of those who were found, or of the one on a space; who has none left dies."""
    for token in bleeding(game):
        if token.cubes or (whom != "all" and token.kind != "wounded"):
            continue
        if whom == "here" and token.space != space:
            continue
        left = max(0, token.blood + n)
        game.update(token, blood=left)
        if left:
            continue
        if token.face == PERSON:
            game.update(game.state.tokens[token.id], face=EMPTY)
        elif token.kind == "wounded":
            game.emit(events.WoundedDied(game.address(_where(game, token))))
            take_off(game, game.state.tokens[token.id])
    saved = game.state.counters.get("saved", 0)
    if saved + len(people(game)) < game.state.needs.get("saved", 0):
        return end_mission(game, "defeat", "X23")
    return None


def _where(game: StalkerGame, token: ZoneToken) -> int:
    """Where somebody lies, or is carried."""
    if token.holder >= 0:
        return game.stalker(token.holder).space
    return game.space_of(token.bearer) if token.bearer else token.space
