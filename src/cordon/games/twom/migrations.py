"""Saves of older rules: what they wrote down in another way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Plain = dict[str, Any]


def _to_2(snapshot: Plain) -> Plain:
    """What were marks of one list, told apart by how they begin, stands where it belongs: with the fight, with the
    exploration, or with the state. A jammed gun, not its owner, is noted down (TW-28): whoever was in such a fight may
    use another one. Who takes part in a stage is seen anew while it is planned (TW-6.2).
    """
    marks: list[str] = snapshot.get("spent", [])
    limits = [mark for mark in snapshot.get("today", {}) if _head(mark) == "used"]
    return {
        **snapshot,
        "noted": [mark for mark in marks if ":" not in mark and mark not in ("ended", "ambush")],
        "spent": [mark.split(":") for mark in marks if ":" in mark and _head(mark) not in MARKS],
        "used": [_limit(*mark.split(":")[1:]) for mark in limits],
        "today": {mark: n for mark, n in snapshot.get("today", {}).items() if mark not in limits},
        "stack": [{**frame, **_moved(frame, marks)} for frame in snapshot.get("stack", [])],
    }


MARKS = ("offer", "shot", "spared", "killed", "jammed")


def _head(mark: str) -> str:
    return mark.partition(":")[0]


def _limit(*of: str) -> tuple[str, str]:
    """``used:F03`` by anybody, ``used:F03:C01`` and, of a trait, ``used:C01`` by one."""
    whose = len(of) > 1 or of[0].startswith("C")
    return of[0] if len(of) > 1 or not whose else "", of[-1] if whose else ""


def _moved(frame: Plain, marks: list[str]) -> Plain:
    def about(head: str) -> list[str]:
        return [mark.partition(":")[2] for mark in marks if _head(mark) == head]

    match frame.get("type"):
        case "ActionStage":
            return {"people": []} if frame.get("stage", 0) > 0 else {}
        case "Exploration":
            return {"fled": "ended" in marks, "taken": about("offer")}
        case "Combat":
            fallen, spared, fired = len(about("killed")), about("spared"), about("shot")
            return {"from_hiding": "ambush" in marks, "killed": fallen, "spared": spared, "fired": fired}
    return {}


MIGRATIONS: dict[int, Callable[[Plain], Plain]] = {1: _to_2}
