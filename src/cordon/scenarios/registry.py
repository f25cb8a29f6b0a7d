"""The games that scenarios can be written for: all of them."""

from __future__ import annotations

from cordon.games.registry import packs
from cordon.kernel.pack import load
from cordon.scenarios.nodes import Node
from cordon.scenarios.plain import PlainTable
from cordon.scenarios.tables import Table


def table(node: Node) -> Table:
    """The table of the game that a scenario names."""
    pack = packs()[node.one_of(tuple(packs()), "game")]
    if pack.scenarios:
        found: type[Table] = load(pack.scenarios)
        return found()
    return PlainTable(load(pack.spec))
