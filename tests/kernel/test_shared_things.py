"""What threads share is built by ``kernel.once`` and decoded by ``kernel.typed`` (docs/decisions/0005)."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

CODE = Path(__file__).parents[2] / "src" / "cordon"

REMEMBERED = {
    "bots/stalker/kit.py": "odds, and sums over content",
    "bots/stalker/shooting.py": "odds, and sums over content",
    "bots/stalker/situation.py": "odds",
    "bots/stalker/worth.py": "sums",
    "bots/zona/appraisal.py": "sums over content",
    "bots/zona/board.py": "ways on a board that never changes",
    "bots/zona/odds.py": "odds",
    "bots/zona/travel.py": "ways on a board that never changes",
    "bots/zona/voice.py": "sums over content",
    "bots/zona/worth.py": "sums over content",
    "faces/registry.py": "speakers, which keep nothing",
    "faces/stalker/drawing.py": "a board as bytes",
    "games/registry.py": "packs, which are plain declarations",
    "games/stalker/mapping/laying.py": "squares below tokens, of maps that are kept",
    "games/stalker/mapping/library.py": "boards, made of maps that are kept",
    "games/stalker/odds.py": "odds",
    "games/stalker/rules/equipment.py": "option ids",
    "games/stalker/rules/reasons.py": "reasons",
    "games/stalker/rules/setup.py": "reasons",
    "games/twom/content.py": "sums over content that is kept",
    "games/twom/day_actions.py": "sums over content that is kept",
    "games/twom/odds.py": "odds",
    "games/twom/rules/plans.py": "costs and reasons",
    "games/zona/odds.py": "odds",
    "kernel/once.py": "the one that locks",
    "kernel/refs.py": "what the fields of a record refer to",
    "kernel/verbs.py": "options, read",
    "lab/arrays.py": "rows of numbers",
    "lab/choices.py": "verbs, and the names of what options are about",
    "scenarios/stages.py": "rule ids",
    "table/pages.py": "packed bytes",
    "words/catalogue.py": "texts, put together",
    "words/lint.py": "what authors' checks have read",
}
"""Where ``functools.cache`` and ``lru_cache`` remember plain values: worked out twice, they are the same."""


def modules() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(CODE.rglob("*.py")):
        yield path.relative_to(CODE).as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def caches(tree: ast.Module) -> bool:
    """Whether a module remembers by means of functools."""
    names = {"cache", "lru_cache"}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == "functools" and names & {a.name for a in node.names}:
            return True
        if isinstance(node, ast.Attribute) and ast.unparse(node) in ("functools.cache", "functools.lru_cache"):
            return True
    return False


def decodes(tree: ast.Module) -> bool:
    """Whether a module has msgspec decode into types by itself."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] == "msgspec":
            if {"convert", "decode", "Decoder", "json", "msgpack", "yaml"} & {a.name for a in node.names}:
                return True
        elif isinstance(node, ast.Call) and ast.unparse(node.func).startswith("msgspec."):
            name = ast.unparse(node.func).rpartition(".")[2]
            typed = any(word.arg in ("type", None) for word in node.keywords)
            if name in ("convert", "Decoder") or (name == "decode" and typed):
                return True
    return False


def test_only_one_module_decodes_into_types() -> None:
    assert [name for name, tree in modules() if decodes(tree)] == ["kernel/typed.py"]


def test_what_is_remembered_without_a_lock_is_a_plain_value() -> None:
    """A new module here: is what it remembers a plain value that costs little? If not, ``once`` is the way."""
    assert [name for name, tree in modules() if caches(tree)] == sorted(REMEMBERED)


@pytest.mark.parametrize(
    "code",
    [
        "import msgspec\nmsgspec.convert(raw, Kind)",
        "import msgspec\nmsgspec.json.Decoder(Kind)",
        "import msgspec\nmsgspec.json.decode(data, type=Kind)",
        "from msgspec import convert",
        "from msgspec.json import decode",
    ],
)
def test_every_way_to_decode_is_noticed(code: str) -> None:
    assert decodes(ast.parse(code))


def test_decoding_into_plain_data_is_free() -> None:
    assert not decodes(ast.parse("import msgspec\nmsgspec.json.decode(data)\nmsgspec.json.encode(data)"))
