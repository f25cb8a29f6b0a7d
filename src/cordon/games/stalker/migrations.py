"""Saves of older rules: switches with another name, what stood on a card at a place that has moved since, and what the
state held of the running attack, roll and anomaly, which their procedures hold now."""

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
    running = {name: snapshot.get(name) for name in ("attack", "roll", "anomaly_type", "cancelled")}
    stack = [_frame(frame) for frame in snapshot.get("stack", [])]
    for frame in reversed(stack):
        _hold(frame, running)
    return {
        **{name: value for name, value in snapshot.items() if name not in running},
        "config": {**config, "ties": "all" if asked else "never", "consent": False},
        "mission": config.get("mission", "A1"),
        "map": config.get("mission", "A1"),
        "companion": config.get("companion", ""),
        "companion_owner": snapshot.get("lead", 0),
        "stack": [each for frame in stack for moved in _walks(frame) for each in _mission(moved)],
    }


_IN_MISSION = ("set_off", "lay_out", "remember", "start", "play")


def _mission(frame: Plain) -> list[Plain]:
    """A match that has set off is in a mission, which is a procedure of its own."""
    if frame["type"] != "Match" or frame["at"] not in _IN_MISSION:
        return [frame]
    return [{**frame, "at": "end"}, {"type": "MissionRun", "at": frame["at"], "into": "result"}]


def _frame(frame: Plain) -> Plain:
    found = dict(frame)
    path, script = frame.get("path"), frame.get("script")
    if isinstance(path, str) and (path == _CHOICE or path.startswith(f"{_CHOICE}/")):
        found["path"] = _NOW + path.removeprefix(_CHOICE)
    if isinstance(script, dict):
        found["script"] = _frame(script)
    return found


_BEFORE = {
    "WeaponAttackRun": ("choose_target", "choose_ammo", "pay"),
    "KnifeAttack": ("choose_target", "choose_part", "roll"),
    "EnemyAttack": ("choose_target", "charge", "turn", "aim"),
    "GrenadeRoll": (),
    "Strike": (),
    "Damage": (),
}
"""The procedures that were the running attack, and their steps before it was declared."""
_ROLLED = {
    "WeaponAttackRun": ("count",),
    "KnifeAttack": ("check",),
    "GrenadeRoll": ("count",),
    "Defend": ("roll", "suffer"),
    "ActivationRolls": ("check",),
    "FindArtifact": ("offer_reroll", "roll_again", "read"),
}
"""The procedures whose dice lay on the table, and their steps after that."""
_CANCELLED = {"EnemyAttack": "attack", "DrawControl": "control", "CriticalInjury": "critical"}
_NOW_AT = {
    ("KnifeAttack", "close"): "",
    ("WeaponAttackRun", "end"): "",
    ("Activate", "go_on"): "affect",
    ("Activate", "end"): "",
}
"""Steps that only put back what the state had held."""


def _hold(frame: Plain, running: Plain) -> None:
    """A procedure gets what the state held of it, and the one around it what that had put aside."""
    name, at = frame["type"], frame["at"]
    running_around, roll_around = frame.pop("running", None), frame.pop("outer", None)
    if name in _BEFORE and at not in _BEFORE[name]:
        if name != "Damage" and running["attack"] is not None:
            frame["declared"] = running["attack"]
        running["attack"] = running_around
    if at in _ROLLED.get(name, ()):
        if running["roll"] is not None:
            frame["thrown"] = running["roll"]
        running["roll"] = roll_around
    if name == "Activate":
        if running["anomaly_type"]:
            frame["sort"] = running["anomaly_type"]
        running["anomaly_type"] = roll_around
    if running["cancelled"] and running["cancelled"] == _CANCELLED.get(name):
        frame["cancelled"] = True
        running["cancelled"] = ""
    frame["at"] = _NOW_AT.get((name, at), at)


_WALKING = {
    "EnemyMove": ("step_on", "go_on", "look_on", "interrupt", "arrive"),
    "GoForward": ("step_on", "step_further", "interrupt", "arrive"),
}


def _walks(frame: Plain) -> list[Plain]:
    """An enemy in the middle of its way walks in a procedure of its own."""
    name, at = frame["type"], frame["at"]
    if at not in _WALKING.get(name, ()):
        if name == "EnemyMove":
            frame = {field: value for field, value in frame.items() if field not in ("walk", "ahead", "start")}
        return [frame]
    walked: Plain = {
        field: frame[field] for field in ("enemy", "walk", "turns", "ahead", "free", "start") if field in frame
    }
    step = "go_on" if at == "step_further" else at
    walk: Plain = {"type": "EnemyWalk", "at": step, "into": "done", "done": frame.get("done", 0), **walked}
    kept = ("type", "into", "enemy", "n", "toward", "free", "otherwise", "path", "choice", "way")
    mover: Plain = {field: frame[field] for field in kept if field in frame}
    return [{**mover, "at": "end"}, walk]


MIGRATIONS: dict[int, Callable[[Plain], Plain]] = {1: _to_2}
