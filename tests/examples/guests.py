"""Games that are not installed, for real processes: where they lie, and which packs they are."""

from __future__ import annotations

import os
from pathlib import Path

ROOT = Path(__file__).parents[2]
GUESTS = {
    "PYTHONPATH": os.pathsep.join(map(str, (ROOT / "src", ROOT / "examples" / "last-tin", ROOT))),
    "CORDON_GAMES": "last_tin.pack:PACK, tests.examples.bare:PACK",
}
GAMES = ("tin", "fair")
"""One with words of its own, one with none."""
