"""Saves of older rules: what they wrote down in another way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Plain = dict[str, Any]


def _to_2(snapshot: Plain) -> Plain:
    """Who takes part in a stage is seen anew while it is planned (TW-6.2); a jammed gun, not its owner, is noted down
    (TW-28): whoever was in such a fight may use another one."""
    spent = [mark for mark in snapshot.get("spent", []) if not mark.startswith("jammed:")]
    return {**snapshot, "spent": spent, "stack": [_frame(frame) for frame in snapshot.get("stack", [])]}


def _frame(frame: Plain) -> Plain:
    is_stage = frame.get("type") == "ActionStage" and frame.get("stage", 0) > 0
    return {**frame, "people": []} if is_stage else frame


MIGRATIONS: dict[int, Callable[[Plain], Plain]] = {1: _to_2}
