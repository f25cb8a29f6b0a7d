"""The modules of the game build no ring at run time: each can be read after those that it imports."""

from __future__ import annotations

import ast
from graphlib import TopologicalSorter
from pathlib import Path

from cordon.games import stalker

FOLDER = Path(stalker.__file__).parent


def names() -> dict[str, Path]:
    """The modules of the game, as an import names them."""
    found = {}
    for path in FOLDER.rglob("*.py"):
        parts = path.relative_to(FOLDER).with_suffix("").parts
        found[".".join((stalker.__name__, *(part for part in parts if part != "__init__")))] = path
    return found


def imported(path: Path, known: dict[str, Path]) -> set[str]:
    """What a module imports of the game when it is read; not what only types need."""
    found = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom) and node.module:
            inner = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= inner & known.keys() or {node.module} & known.keys()
    return found


def test_modules_build_no_ring() -> None:
    known = names()
    graph = {name: imported(path, known) - {name} for name, path in known.items()}
    assert len(list(TopologicalSorter(graph).static_order())) == len(known)
