"""What a card changes on a stage, as a table: everything that differs before and after, and nothing else."""

from __future__ import annotations

from typing import Any

from cordon.games.stalker.rules.attention import notice
from cordon.kernel.frames import Procedure
from tests.games.stalker.rules.stage import Stage

SPACES = ("space", "noticed")


def facts(stage: Stage) -> dict[str, Any]:
    """The position as flat facts: ``0.hp`` of the first stalker, ``snork-1.space``, ``C.loot``, ``ptm-1.ammo``…"""
    state = stage.game.state
    found: dict[str, Any] = {"fog": _names(stage, state.fog), "in_force": [(e.value, e.by) for e in state.in_force]}
    found["event"], found["events"], found["outcome"] = state.event, len(stage.game.pile("events").draw), state.outcome
    found |= {f"memory.{flag}": value for flag, value in state.memory.items()}
    found |= {f"{id}.place": card.place for id, card in state.cards.items()}
    found |= {f"{id}.ammo": card.ammo for id, card in state.cards.items()}
    found |= {"slowed": state.slowed, "money": state.money, "hot": dict(state.hot)}
    tables: tuple[dict[Any, Any], ...] = (state.stalkers, state.enemies, state.companions, state.environment)
    for table in tables:
        for id, record in table.items():
            for field in record.__struct_fields__:
                value = getattr(record, field)
                if field == "spaces":
                    value = [_name(stage, space) for space in value]
                found[f"{id}.{field}"] = _name(stage, value) if field in SPACES else value
    for space, ground in state.ground.items():
        for field in ground.__struct_fields__[1:]:
            value = getattr(ground, field)
            found[f"{_name(stage, space)}.{field}"] = len(value) if isinstance(value, tuple) else int(value)
    for id, anomaly in state.anomalies.items():
        found[f"{id}.covers"] = [(_name(stage, cover.space), cover.symbol, cover.by) for cover in anomaly.covers]
    return found


def _name(stage: Stage, space: int) -> str:
    return stage.game.address(space).removeprefix("T.") if space >= 0 else ""


def _names(stage: Stage, mask: int) -> list[str]:
    return [name.removeprefix("T.") for name in stage.game.board.names(mask)]


def changes(stage: Stage, procedure: Procedure, *answers: str) -> dict[str, Any]:
    """What is different after a procedure, with its new value; ``None``: it is not there any more."""
    notice(stage.game)
    before = facts(stage)
    stage.run(procedure).say(*answers).finish()
    after = facts(stage)
    return {
        name: after.get(name)
        for name in {**before, **after}
        if before.get(name) != after.get(name) and (before.get(name) or after.get(name))
    }
