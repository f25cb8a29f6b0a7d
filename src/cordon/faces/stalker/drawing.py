"""What the page draws beside the view: the built map, who sees what, anomaly symbols, the objective. Without words.

The map goes over the wire as it was encoded once: it changes only when a card flips or a space floods.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from cordon.games.stalker.cards import Armour, Artifact, Attachment, Item, Weapon
from cordon.games.stalker.content import Content
from cordon.games.stalker.game import StalkerGame
from cordon.games.stalker.mapping.board import Board
from cordon.games.stalker.mapping.drawing import TILE_SIZE
from cordon.games.stalker.mapping.library import board_for, maps
from cordon.games.stalker.mapping.setup import MissionMap
from cordon.games.stalker.previews import sights
from cordon.games.stalker.rules.covering import symbols_left
from cordon.games.stalker.rules.environment import cubes_needed, lines_done
from cordon.games.stalker.rules.event_deck import codas_of, epilogue_of
from cordon.games.stalker.terms import ACCURACY_FACE, ANOMALY_DIE, EXPOSURE_DICE, GEAR_DIE, STALKER_DIE

TERRAIN = {
    "1": "concrete", "2": "mud", "3": "concrete", "4": "grass", "5": "grass", "6": "concrete", "7": "mud",
    "8": "concrete", "9": "concrete", "10": "grass", "11": "grass", "12": "concrete", "13": "mud", "14": "mud",
    "15": "concrete", "A2-04b": "water", "A3-06b": "concrete",
}  # fmt: skip
"""What the open ground of a tile or patch looks like."""


# --- the map ----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def encoded_map(mission: str, layout: frozenset[str], flooded: frozenset[str]) -> msgspec.Raw:
    """The map of a mission while these card sides are up, as it goes over the wire."""
    return msgspec.Raw(msgspec.json.encode(map_of(maps().missions[mission], board_for(mission, layout, flooded))))


def map_of(mission: MissionMap, board: Board) -> dict[str, Any]:
    """Squares, spaces and segments for drawing; spaces in the order of their numbers."""
    return {
        "mission": mission.id,
        "width": board.width,
        "height": board.height,
        "spaces": [_space(board, i) for i in range(len(board.ids))],
        "segments": [
            {"x": each.x, "y": each.y, "side": each.side, "edge": each.edge, "one": each.one, "other": each.other}
            for each in board.segments
        ],
        "solid": [list(spot) for spot in board.solid],
        "start": [board.index[name] for name in mission.start],
        "exit": [board.index[name] for name in mission.exit],
        "tiles": [
            {"id": place.tile, "x": TILE_SIZE * place.column, "y": TILE_SIZE * place.row, "turns": place.turns}
            for place in mission.plan
        ],
    }


def _space(board: Board, i: int) -> dict[str, Any]:
    squares = board.squares[i]
    if board.water_mask >> i & 1:
        terrain = "water"
    elif board.indoor_mask >> i & 1:
        terrain = "indoor"
    else:
        terrain = TERRAIN.get(board.tile_of[i], "grass")
    return {
        "id": board.ids[i],
        "squares": [list(spot) for spot in squares],
        "partial": [list(spot) for spot in squares if spot not in board.full],
        "capacity": board.capacity[i],
        "rad": board.rad[i],
        "cov": board.cov[i],
        "room": board.room[i],
        "building": board.building[i],
        "terrain": terrain,
        "at": _centre(squares),
    }


def _centre(squares: tuple[tuple[int, int], ...]) -> list[float]:
    """Where a label stands: the middle of the square closest to the middle of the space."""
    if not squares:
        return [0.0, 0.0]
    x = sum(spot[0] for spot in squares) / len(squares)
    y = sum(spot[1] for spot in squares) / len(squares)
    corner = min(squares, key=lambda spot: ((spot[0] - x) ** 2 + (spot[1] - y) ** 2, spot[1], spot[0]))
    whole = len({spot[0] for spot in squares}) * len({spot[1] for spot in squares}) == len(squares)
    return [x + 0.5, y + 0.5] if whole else [corner[0] + 0.5, corner[1] + 0.5]


# --- beside the view --------------------------------------------------------------------------------------------------


def drawn(game: StalkerGame) -> dict[str, Any]:
    """Parts that go with the view, by name."""
    state = game.state
    spaces = game.board.spaces
    return {
        "map": encoded_map(state.config.mission, frozenset(state.layout), frozenset(state.flooded)),
        "sights": {**sights(game), "watched": spaces(game.watched()), "fog": spaces(state.fog)},
        "symbols": {anomaly: _symbols(game, anomaly) for anomaly in state.anomalies},
        "goals": [{"key": key, "done": done} for key, done in lines_done(game).items()] if state.round else [],
        "needs": _needs(game),
        "room": [game.backpack_limit(seat) if game.stalker(seat).card else 0 for seat in state.stalkers],
        "magazines": {
            card: game.ammo_capacity(card) for card in state.cards if isinstance(game.equipment(card), Weapon)
        },
        "ending": {"epilogue": epilogue_of(game), "codas": codas_of(game)} if state.outcome is not None else None,
    }


def _symbols(game: StalkerGame, id: str) -> dict[str, Any]:
    anomaly = game.state.anomalies[id]
    card = game.content.anomalies[anomaly.card]
    following = anomaly.overlays[(anomaly.at + 1) % len(anomaly.overlays)]
    return {
        "card": anomaly.card,
        "type": card.type,
        "centre": game.centre_of(id),
        "moving": len(anomaly.overlays) > 1,
        "spaces": [
            {"space": space, "symbols": symbols, "left": symbols_left(game, anomaly, space)}
            for space, symbols in sorted(game.symbols_of(anomaly).items())
        ],
        "next": sorted(game.laid(following)) if len(anomaly.overlays) > 1 else [],
    }


def _needs(game: StalkerGame) -> dict[str, int]:
    """How many cubes are enough on each card in play that counts them."""
    found = {
        card.id: cubes_needed(game, card)
        for card in game.state.environment.values()
        if card.place not in ("deck", "gone")
    }
    return {card: n for card, n in found.items() if n}


# --- what is printed --------------------------------------------------------------------------------------------------


def printed(content: Content) -> dict[str, Any]:
    """Numbers on cards, by deck and key; without words."""
    equipment = content.equipment.values()

    def plain(record: msgspec.Struct, *fields: str) -> dict[str, Any]:
        return {field: msgspec.to_builtins(getattr(record, field)) for field in fields}

    weapon = ("tier", "kind", "value", "ammo", "ammo_type", "accurate", "max_range", "slots", "trait")
    stalker_die = [[*face, i == ACCURACY_FACE] for i, face in enumerate(STALKER_DIE)]
    enemy = ("standee", "category", "types", "mv", "ehp", "sight", "special", "threat")
    return {
        "dice": {"SD": stalker_die, "GD": [[stars, 0, False] for stars in GEAR_DIE], "AD": ANOMALY_DIE},
        "exposure": EXPOSURE_DICE,
        "weapons": {
            card.key: {**plain(card, *weapon), "attacks": [_fields(attack) for attack in card.attacks]}
            for card in equipment
            if isinstance(card, Weapon)
        },
        "armours": {
            card.key: plain(card, "tier", "value", "defence", "map_radiation", "container")
            for card in equipment
            if isinstance(card, Armour)
        },
        "attachments": {
            card.key: plain(card, "tier", "value", "slot", "detector", "container")
            for card in equipment
            if isinstance(card, Attachment)
        },
        "items": {card.key: plain(card, "value", "types") for card in equipment if isinstance(card, Item)},
        "artifacts": {
            card.key: plain(card, "value", "type", "base_dosage") for card in equipment if isinstance(card, Artifact)
        },
        "stalkers": {
            card.key: {
                "hp": card.hp,
                "shooting": [_fields(each) for each in card.shooting],
                "abilities": [ability.key for ability in card.abilities],
            }
            for card in content.stalkers.values()
        },
        "enemies": {
            card.key: {
                **plain(card, *enemy),
                "head": [_fields(each) for each in card.head],
                "torso": [_fields(each) for each in card.torso],
                "attack": plain(card.attack, "key", "mode", "damage", "range"),
            }
            for card in content.enemies.values()
        },
        "anomalies": {
            card.key: {**plain(card, "type", "targets"), "flags": sorted(content.flags[card.key])}
            for card in content.anomalies.values()
        },
        "missions": {
            mission.id: {
                **plain(mission, "level", "difficulty", "budget", "budget_per_stalker"),
                "lines": [line.key for line in mission.lines],
                "tiles": [place.tile for place in content.maps[mission.id].plan],
            }
            for mission in content.missions.values()
        },
        "terrain": TERRAIN,
    }


def _fields(record: msgspec.Struct) -> dict[str, Any]:
    """Every field of a record, defaults too."""
    return {field: msgspec.to_builtins(getattr(record, field)) for field in record.__struct_fields__}
