"""Saves of older rules: what stood on a card at a place that has moved since."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Plain = dict[str, Any]

_MOVED = {
    "event/A09/1.0": "event/A09/1.0.neutral.0",
    "event/H07/2.0": "event/H07/2.0.neutral.0",
    "event/S10/1.0": "event/S10/1.1",
    "event/S14/3.0": "event/S14/3.1",
    "event/Y19/other.0": "event/Y19/other.0.otherwise.0",
}
"""Parts of event cards, by the path of their script."""
_LONGER = ("event/S10/1", "event/S14/3")
"""Scripts that have one more instruction in front."""


def _to_2(snapshot: Plain) -> Plain:
    """Some cards look at reputation or items first (ZO-13.9, ZO-8.10): a card under way goes on where it was."""
    return {**snapshot, "stack": [_frame(frame) for frame in snapshot.get("stack", [])]}


def _frame(frame: Plain) -> Plain:
    found = {field: _path(value) if isinstance(value, str) else value for field, value in frame.items()}
    if frame.get("key") in _LONGER and frame.get("type") == "Script" and frame.get("line"):
        found["line"] = frame["line"] + 1
    if "branches" in frame:
        found["branches"] = [[_frame(inner) for inner in branch] for branch in frame["branches"]]
    return found


def _path(value: str) -> str:
    for old, new in _MOVED.items():
        if value == old or value.startswith(f"{old}."):
            return new + value.removeprefix(old)
    return value


MIGRATIONS: dict[int, Callable[[Plain], Plain]] = {1: _to_2}
