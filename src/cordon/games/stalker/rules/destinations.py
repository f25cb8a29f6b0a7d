"""ST-13.26, SC-1.5: where cards send enemies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker.mapping.board import mask_of
from cordon.games.stalker.survival.places import is_zone_word, spaces_at
from cordon.games.stalker.terms import Entity

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame


BAIT = "token:bait"
"""What a marked enemy goes for instead of HIGH tokens (SV-X09)."""


def hidden_mask(game: StalkerGame, enemy: Entity) -> int:
    """The spaces from which no possible target can be seen, whichever way one looks (ST-13.21). Sight is symmetric
    when reach is left out, so it is what no target's space has in view."""
    board, kind, fog = game.board, game.sight_kind(enemy), game.state.fog
    seen = 0
    for space in board.spaces(game.target_mask(enemy)):
        seen |= board.sight_all(kind, space, fog)
    return board.land_mask & ~seen


def cover_mask(game: StalkerGame) -> int:
    """The spaces with cover, carcasses too (SC-16.5)."""
    mask = game.board.cover_mask
    for ground in game.state.ground.values():
        if ground.carcass:
            mask |= 1 << ground.space
    return mask


def comrades_mask(game: StalkerGame, enemy: Entity) -> int:
    """The spaces with another enemy of the same colour."""
    state = game.state
    colour = state.enemy_cards[state.enemies[enemy].kind].colour
    mask = 0
    for other in state.enemies.values():
        if other.id != enemy and state.enemy_cards[other.kind].colour == colour:
            mask |= 1 << other.space
    return mask


def room_mask(game: StalkerGame, enemy: Entity, free: bool) -> int:
    """The spaces of all rooms but the one it is in; ``free``: without those that hold an enemy of its colour."""
    board = game.board
    mask = board.in_rooms_mask
    here = board.room[game.state.enemies[enemy].space]
    if here:
        mask &= ~board.room_mask[here]
    if free:
        for space in board.spaces(comrades_mask(game, enemy) & board.in_rooms_mask):
            mask &= ~board.room_mask[board.room[space]]
    return mask


def interests(game: StalkerGame, to: str) -> int:
    """The spaces that a point of interest means (ST-13.23)."""
    state = game.state
    match to:
        case "high":
            return mask_of(game.attention_spaces("high"))
        case "attention":
            return mask_of(game.attention_spaces())
        case "lead":
            space = state.stalkers[state.lead].space
            return 1 << space if space >= 0 else 0
    return mask_of([stalker.space for stalker in state.stalkers.values() if stalker.space >= 0])


def destinations(game: StalkerGame, enemy: Entity, toward: str) -> int:
    """The spaces that a destination on a card means; none if there is no such thing (ST-13.24)."""
    state = game.state
    match toward:
        case "high" if game.state.scenario and enemy == game.marked_enemy() and spaces_at(game, BAIT):
            return mask_of(spaces_at(game, BAIT))
        case "high" | "attention" | "lead" | "stalker":
            return interests(game, toward)
        case "loot":
            return mask_of([ground.space for ground in state.ground.values() if ground.loot])
        case "room":
            return room_mask(game, enemy, free=False)
        case "room_free":
            return room_mask(game, enemy, free=True)
        case "cover":
            return cover_mask(game)
        case "cover_free":
            return cover_mask(game) & ~comrades_mask(game, enemy)
        case "cover_hidden":
            return cover_mask(game) & hidden_mask(game, enemy)
        case "hidden":
            return hidden_mask(game, enemy)
        case "target" | "attacker":
            attack = game.attack
            there = game.space_of(getattr(attack, toward)) if attack is not None else -1
            return 1 << there if there >= 0 else 0
    if is_zone_word(toward):
        return mask_of(spaces_at(game, toward))
    if toward in game.content.enemies:
        return mask_of([other.space for other in state.enemies.values() if other.kind == toward and other.id != enemy])
    return 1 << game.board.index[toward]
