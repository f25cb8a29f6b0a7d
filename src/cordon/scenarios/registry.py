"""The games that scenarios can be written for."""

from __future__ import annotations

from cordon.scenarios.nodes import Node
from cordon.scenarios.stalker import StalkerTable
from cordon.scenarios.tables import Table
from cordon.scenarios.twom import TwomTable
from cordon.scenarios.zona import ZonaTable

TABLES: dict[str, type[Table]] = {table.spec.id: table for table in (ZonaTable, StalkerTable, TwomTable)}


def table(node: Node) -> Table:
    """The table of the game that a scenario names."""
    return TABLES[node.one_of(tuple(TABLES), "game")]()
