"""The games that scenarios can be written for: all of them."""

from __future__ import annotations

from cordon.games.registry import packs
from cordon.kernel.pack import load
from cordon.scenarios.nodes import Node
from cordon.scenarios.plain import PlainStage
from cordon.scenarios.stages import Stage


def stage(node: Node) -> Stage:
    """The stage of the game that a scenario names."""
    return stage_of(node.one_of(tuple(packs()), "game"))


def stage_of(game: str) -> Stage:
    """A stage for a game."""
    pack = packs()[game]
    if pack.scenarios:
        found: type[Stage] = load(pack.scenarios)
        return found()
    return PlainStage(load(pack.spec))
