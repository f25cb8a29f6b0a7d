"""The same position has one digest, whether it was played to or read from a save."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from cordon.kernel.pack import load
from cordon.kernel.spec import GameSpec
from tests.contract.test_contract import PACKS

SMALL = range(-5, 257)
"""The whole numbers of which there is one object each."""


def is_one_object(default: Any) -> bool:
    """Whether everything that equals this default is this very object."""
    if default is None or isinstance(default, bool) or default in ("", ()):
        return True
    return isinstance(default, int) and default in SMALL


def left_out(kind: Any, seen: set[type]) -> Iterator[tuple[type, str, Any]]:
    """The defaults that are left out when a record, or one inside it, is encoded."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        if kind in seen:
            return
        seen.add(kind)
        for field in msgspec.structs.fields(kind):
            if kind.__struct_config__.omit_defaults and field.default is not msgspec.NODEFAULT:
                yield kind, field.name, field.default
            yield from left_out(field.type, seen)
    for part in getattr(kind, "__args__", ()):
        yield from left_out(part, seen)


@pytest.mark.parametrize("name", PACKS)
def test_what_a_save_leaves_out_is_known_by_its_object(name: str) -> None:
    spec: GameSpec[Any] = load(PACKS[name].spec)
    seen: set[type] = {spec.config}  # the switches are set once and never written again
    found = [each for kind in (spec.state, *spec.procedures()) for each in left_out(kind, seen)]
    assert found
    several = [
        f"{kind.__name__}.{field} = {default!r}: needs written(…)"
        for kind, field, default in found
        if not is_one_object(default)
    ]
    assert several == []
