"""The games that scenarios can be written for: all of them."""

from __future__ import annotations

from cordon.games.registry import packs
from cordon.kernel.pack import load
from cordon.scenarios.nodes import Node
from cordon.scenarios.plain import PlainTable
from cordon.scenarios.tables import Table


def table(node: Node) -> Table:
    """The table of the game that a scenario names."""
    return table_of(node.one_of(tuple(packs()), "game"))


def table_of(game: str) -> Table:
    """A table for a game."""
    pack = packs()[game]
    if pack.scenarios:
        found: type[Table] = load(pack.scenarios)
        return found()
    return PlainTable(load(pack.spec))
