"""The page for authors knows every verb and every condition."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import pytest

from cordon.games.stalker.ops import Op
from cordon.games.stalker.ops.conditions import Condition

PAGE = Path(__file__).parents[4] / "docs" / "content-stalker.md"


@pytest.mark.parametrize("kind", [*get_args(Op), *get_args(Condition)], ids=lambda kind: kind.__name__)
def test_the_page_for_authors_lists_a_verb_with_its_fields(kind: Any) -> None:
    rows = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("| `")]
    named = [line for line in rows if line.startswith(f"| `{kind.__struct_config__.tag}` |")]
    assert any(all(f"`{field}`" in row for field in kind.__struct_fields__) for row in named)
