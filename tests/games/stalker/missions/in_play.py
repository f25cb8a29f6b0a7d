"""A mission's map with some of its environment cards in play, and nothing else."""

from __future__ import annotations

from typing import Any

from cordon.games.stalker.state import EnvironmentCard
from tests.games.stalker.rules.stage import Stage


def on(*stalkers: str, **cards: dict[str, Any]) -> Stage:
    """Stalkers on the map of a mission, and its cards in play (``A1_05={"side": "b"}``). Far away lies an unknown token
    that nobody means."""
    mission = next(iter(cards))[:2]
    stage = Stage(mission=mission, seats=len(stalkers))
    for seat, space in enumerate(stalkers):
        stage.stalker(seat, space, hp=10)
    for name, given in cards.items():
        number = name.replace("_", "-")
        spaces = tuple(stage.game.board.index[space] for space in given.get("spaces", ()))
        stage.game.add(EnvironmentCard(number, number, **{**given, "spaces": spaces}))
    board = stage.game.board
    return stage.ground(board.names(board.land_mask)[-1], unknown=("SC-U01-6",))


MAP: dict[str, Any] = {"place": "map"}
BACK: dict[str, Any] = {"place": "map", "side": "b"}
BESIDE: dict[str, Any] = {"place": "beside"}
HELD: dict[str, Any] = {"place": "held", "holder": 0}


def room(version: str, *spaces: str) -> dict[str, Any]:
    return {"place": "map", "side": "b", "version": version, "spaces": spaces}


def placed(kind: str, n: int, space: str, facing: str) -> dict[str, Any]:
    """The first n of a pool stand there."""
    found: dict[str, Any] = {}
    for id in [f"{kind}-{9 + i}" for i in range(n)]:
        found |= {f"{id}.id": id, f"{id}.kind": kind, f"{id}.space": space, f"{id}.facing": facing}
    return found
