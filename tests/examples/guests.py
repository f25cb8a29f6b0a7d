"""Games that are not installed, for real processes: where they lie, and which packs they are."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cordon.games import registry

ROOT = Path(__file__).parents[2]
GUESTS = {
    "PYTHONPATH": os.pathsep.join(map(str, (ROOT / "src", ROOT / "examples" / "last-tin", ROOT))),
    "CORDON_GAMES": "last_tin.pack:PACK, tests.examples.bare:PACK",
}
GAMES = ("tin", "fair")
"""One with words of its own, one with none."""
SAGA = {**GUESTS, "CORDON_GAMES": "tests.examples.saga:PACK"}
"""A campaign of several missions."""


@contextmanager
def invited(guests: dict[str, str]) -> Iterator[None]:
    """Such games in this process, and in those that it starts."""
    with pytest.MonkeyPatch.context() as patched:
        for name, value in guests.items():
            patched.setenv(name, value)
        registry.packs.cache_clear()
        yield
    registry.packs.cache_clear()
