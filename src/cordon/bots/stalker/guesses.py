"""A plan for a mission that has none in ``plans``: read off its cards, as a stranger would read them.

What lies about is taken, buildings are looked into, and whatever a card offers that changes a card is done where it is
offered. The goal without its way out ends it all.
"""

from __future__ import annotations

from collections.abc import Iterator

from cordon.bots.stalker.plans import PLANS, Task
from cordon.games.stalker.cards import Mission, MissionAction, MissionSide
from cordon.games.stalker.content import content
from cordon.games.stalker.mapping.library import maps
from cordon.games.stalker.mapping.setup import MissionMap
from cordon.games.stalker.ops import Op
from cordon.games.stalker.ops.conditions import Condition, Holds, OnSpaces, SideUp
from cordon.games.stalker.ops.mission import AddCubes, DiscardCard, Flip, TakeCard
from cordon.games.stalker.terms import MissionKey, side_parts
from cordon.kernel.once import once

FORWARD = (Flip, DiscardCard, TakeCard, AddCubes)
"""What brings a mission on."""


def plan_of(mission: MissionKey) -> tuple[Task, ...]:
    """The tasks of a mission, written down or guessed."""
    return PLANS[mission] if mission in PLANS else guessed(mission)


@once
def guessed(mission: MissionKey) -> tuple[Task, ...]:
    """The tasks that the cards of a mission speak of."""
    printed, plan = content().missions[mission], maps().missions[mission]
    enough = tuple(word for each in printed.goal if (word := _word(each)))
    return (*_findings(printed, enough), *_buildings(printed, plan, enough), *_actions(printed, enough))


def _findings(printed: Mission, enough: tuple[str, ...]) -> Iterator[Task]:
    for side in printed.sides:
        number = side_parts(side.id).number
        if side.kind in ("finding", "escort") and side_parts(side.id).letter == "a":
            yield Task(at=(f"ground:{number}",), card=number, keys=("take",), actions=0, enough=enough)


def _buildings(printed: Mission, plan: MissionMap, enough: tuple[str, ...]) -> Iterator[Task]:
    buildings = {side.id for side in printed.sides if side.building}
    for laid in plan.cards:
        if laid.side in buildings:
            at = tuple(place for place in laid.places if "@" not in place)
            yield Task(at=at, card=side_parts(laid.side).number, actions=0, lies=True, enough=enough)


def _actions(printed: Mission, enough: tuple[str, ...]) -> Iterator[Task]:
    """What is plain comes before what has conditions that a plan cannot tell."""
    found = [
        (any(not _is_told(each) for action in actions for each in action.when), _task(side, actions, enough))
        for side in printed.sides
        if (actions := [each for each in side.actions if each.spaces != ("holder",) and _leads_on(each.do)])
    ]
    yield from (task for _, task in sorted(found, key=lambda each: each[0]))


def _task(side: MissionSide, actions: list[MissionAction], enough: tuple[str, ...]) -> Task:
    number = side_parts(side.id).number
    spaces = tuple(dict.fromkeys(space for action in actions for space in action.spaces if space != "holder"))
    wants = actions[0].when
    return Task(
        at=spaces or (f"map:{number}",),
        card=number,
        keys=tuple(action.key for action in actions),
        when=tuple(f"up:{each.side}" for each in wants if isinstance(each, SideUp)),
        hidden=(f"up:{side.id}",),
        holder=next((each.card for each in wants if isinstance(each, Holds) and each.who == "self"), ""),
        enough=enough,
    )


def _leads_on(script: tuple[Op, ...]) -> bool:
    return any(isinstance(op, FORWARD) or any(map(_leads_on, op.parts().values())) for op in script)


def _is_told(condition: Condition) -> bool:
    return isinstance(condition, SideUp | Holds)


def _word(condition: Condition) -> str:
    """A condition of the goal as a plan says it; the way out is no task."""
    if isinstance(condition, SideUp):
        return f"up:{condition.side}"
    if isinstance(condition, Holds):
        return f"held:{condition.card}"
    return "" if isinstance(condition, OnSpaces) else "never:"
