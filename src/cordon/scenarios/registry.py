"""The games that scenarios can be written for."""

from __future__ import annotations

from cordon.scenarios.nodes import Node
from cordon.scenarios.tables import Table
from cordon.scenarios.twom import TwomTable
from cordon.scenarios.zona import ZonaTable

TABLES: dict[str, type[Table]] = {ZonaTable.spec.id: ZonaTable, TwomTable.spec.id: TwomTable}


def table(node: Node) -> Table:
    """The table of the game that a scenario names."""
    return TABLES[node.one_of(tuple(TABLES), "game")]()
