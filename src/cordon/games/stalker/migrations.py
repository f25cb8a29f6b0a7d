"""Saves of older rules: switches with another name, what stood on a card at a place that has moved since."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Plain = dict[str, Any]

_CHOICE, _NOW = "event/gear_check/instant/0", "event/gear_check/instant/0/then/0"
"""Gear check asks for a magazine first (ST-1.3b)."""


FORMER: dict[str, dict[str, tuple[str, Any]]] = {"ask_ties": {"true": ("ties", "all"), "false": ("ties", "never")}}
"""Switches of the first rules. A match that has begun goes on asking as it did."""


def _to_2(snapshot: Plain) -> Plain:
    """A choice of Gear check that is open, or a part of it under way, goes on where it was."""
    config = dict(snapshot["config"])
    asked = config.pop("ask_ties", False)
    return {
        **snapshot,
        "config": {**config, "ties": "all" if asked else "never", "consent": False},
        "stack": [_frame(frame) for frame in snapshot.get("stack", [])],
    }


def _frame(frame: Plain) -> Plain:
    found = dict(frame)
    path, script = frame.get("path"), frame.get("script")
    if isinstance(path, str) and (path == _CHOICE or path.startswith(f"{_CHOICE}/")):
        found["path"] = _NOW + path.removeprefix(_CHOICE)
    if isinstance(script, dict):
        found["script"] = _frame(script)
    return found


MIGRATIONS: dict[int, Callable[[Plain], Plain]] = {1: _to_2}
