"""TW-6.3 The plan of an action stage: what each character may do, what it costs, and why something is not possible.

Legality is told once, by ``obstacles`` and ``why_not_commit``. Everything is looked at as the stage found it: what
can be reached, which tools are there; the costs of the plan so far are set aside. Figures have no position: from the
Guard space (TW-2.4) everybody may stand anywhere that can be reached before each stage (TW-5.6).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from cordon.games.twom.rules.reasons import why
from cordon.games.twom.rules.shelter import is_empty, next_to, reachable
from cordon.games.twom.terms import ACTIONS_PER_DAY, LEVEL_MAX, LOST_ACTIONS
from cordon.kernel.decisions import Reason

if TYPE_CHECKING:
    from cordon.games.twom.cards import FittingAction
    from cordon.games.twom.day_actions import Menu, PlannedAction
    from cordon.games.twom.game import TwomGame
    from cordon.games.twom.state import Person

Plan = tuple[tuple[str, str], ...]
"""Who does what: ``("C01", "use:F03:cook_raw")``."""
SEARCH, OUTSIDE = "search", "outside"
PLACED = ("build", "move")
"""Actions that also need a space."""


def available_actions(person: Person) -> int:
    """TW-3.3: three, less what the worst state takes."""
    worst = max(person.fatigue, person.wounds, person.misery, person.hunger, person.illness)
    return ACTIONS_PER_DAY - LOST_ACTIONS[worst]


def is_able(person: Person) -> bool:
    """Neither collapsed nor broken (TW-3.4)."""
    return person.fatigue < LEVEL_MAX and person.misery < LEVEL_MAX


def takes_part(person: Person, stage: int) -> bool:
    """TW-6.2, and the one more action of TW-30."""
    if not is_able(person) or person.gave_up:
        return False
    return available_actions(person) >= stage or (stage == ACTIONS_PER_DAY and person.extra)


# --- what there is to do ----------------------------------------------------------------------------------------------


def things_to_do(game: TwomGame, stage: int) -> tuple[str, ...]:
    """Every action that the Shelter offers now, whoever does it and whatever it costs."""
    state, content = game.state, game.content
    near = reachable(game)
    found: list[str] = [SEARCH]
    if stage and not state.today.get("no_outside") and not state.today.get("outside"):
        found.append(OUTSIDE)
    empty = False
    for space in state.spaces.values():
        if space.id not in near:
            continue
        if space.card:
            found.append(f"clear:{space.id}")
        elif space.fitting:
            fitting = content.fittings[space.fitting]
            found += [f"use:{fitting.id}:{action.id}" for action in fitting.actions]
            found.append(f"dismantle:{fitting.id}")
        elif space.id in content.shelter.holes:
            if not space.boarded:
                found.append(f"board:{space.id}")
        elif space.id not in content.shelter.printed:
            empty = True
    for id in state.stack_fittings:
        fitting = content.fittings[id]
        if fitting.replaces:
            built = state.fittings.get(fitting.replaces)
            if built is not None and built.space in near:
                found.append(f"build:{id}")
        elif empty and (not fitting.beside or spaces_for(game, id, near)):
            found.append(f"build:{id}")
    if empty:
        found += [f"move:{id}" for id, built in state.fittings.items() if built.space in near]
    return tuple(found)


def spaces_for(game: TwomGame, fitting: str, near: frozenset[str]) -> list[str]:
    """Where a fitting may lie (TW-6.11, TW-19.3)."""
    kind = game.content.fittings[fitting]
    if kind.replaces:
        built = game.state.fittings.get(kind.replaces)
        return [built.space] if built is not None else []
    free = [space for space in game.content.shelter.order if space in near and is_empty(game, space)]
    return [space for space in free if next_to(game, space, kind.beside)] if kind.beside else free


def own_actions(game: TwomGame, person: str) -> tuple[str, ...]:
    """What only this character can do: a trait that is an action (TW-20)."""
    action = game.content.characters[person].action
    if action is None or game.state.today.get(f"used:{person}"):
        return ()
    return tuple(f"{action.id}:{other}" for other in game.present() if other != person)


# --- costs ------------------------------------------------------------------------------------------------------------


def cost_of(game: TwomGame, person: str, action: PlannedAction) -> tuple[tuple[str, int], ...]:
    """What is discarded from Storage for it (TW-6.5)."""
    name = action.wood_value
    if not name or name not in game.state.listening:
        return action.cost
    return _with_wood(action.cost, game.modified(name, action.wood, game.state.leader, person))


@cache
def _with_wood(cost: tuple[tuple[str, int], ...], wood: int) -> tuple[tuple[str, int], ...]:
    return tuple((token, n) for token, n in (dict(cost) | {"wood": wood}).items() if n > 0)


def _tool_of(game: TwomGame, space: str) -> str:
    return game.content.shelter.tools[game.state.spaces[space].card]


def needs_tool(game: TwomGame, person: str, space: str) -> str:
    """The tool that one character alone needs for a shelter card (TW-6.7)."""
    tool = _tool_of(game, space)
    alone = "clears_alone" in game.state.listening and game.modified("clears_alone", 0, game.state.leader, person)
    return "" if alone and tool == "shovel" else tool


def tools_of(game: TwomGame, plan: Plan) -> dict[str, int]:
    """The tools that lie on cards; two characters at the same rubble need none (TW-6.7)."""
    taken: dict[str, int] = {}
    actions = [action for _, action in plan]
    for person, action in plan:
        if action.startswith("clear:") and actions.count(action) == 1:
            tool = needs_tool(game, person, action[6:])
            if tool:
                taken[tool] = taken.get(tool, 0) + 1
    return taken


def set_aside(game: TwomGame, plan: Plan) -> dict[str, int]:
    """What the plan so far takes from Storage: costs, and tools that lie on cards."""
    if not plan:
        return {}
    taken = tools_of(game, plan)
    for person, action in plan:
        for token, n in cost_of(game, person, game.content.day.planned(action)):
            taken[token] = taken.get(token, 0) + n
    return taken


# --- why not ----------------------------------------------------------------------------------------------------------


class Room(msgspec.Struct, frozen=True, gc=False):
    """What a plan so far leaves: how often each place is taken, and what is left in Storage."""

    claimed: dict[str, int]
    left: dict[str, int]


def room_beside(game: TwomGame, plan: Plan) -> Room:
    """What is left beside a plan."""
    if not plan:
        return Room({}, game.state.storage)
    planned = game.content.day.planned
    claimed: dict[str, int] = {}
    left = game.state.storage.copy()
    cleared = False
    for person, id in plan:
        action = planned(id)
        claimed[action.place] = claimed.get(action.place, 0) + 1
        cleared = cleared or action.verb == "clear"
        if action.cost:
            for token, n in cost_of(game, person, action):
                left[token] = left.get(token, 0) - n
    if cleared:
        for tool, n in tools_of(game, plan).items():
            left[tool] = left.get(tool, 0) - n
    return Room(claimed, left)


def obstacles(game: TwomGame, room: Room, person: str, menu: Menu) -> list[tuple[int, Reason]]:
    """What speaks against giving actions to a character, beside what others are planned to do: which, and why.

    This is what a leader is asked most often, so costs are not looked at action by action: of what is too dear it is
    only said that Storage holds too little, not of what.
    """
    left = room.left
    spaces, tools = game.state.spaces, game.content.shelter.tools
    found: list[tuple[int, Reason]] = []
    for place, times in room.claimed.items():
        # two may clear the same rubble, and anybody may search (TW-6.4, TW-6.7)
        if place != SEARCH and (times > 1 or place not in spaces or tools.get(spaces[place].card) != "shovel"):
            found.append((game.content.day.at.get(place, 0), PLACE_TAKEN))
    for space, bit in menu.clears:
        tool = tools[spaces[space].card]
        # whether the shovel or a helper is there is looked at when the plan is committed (TW-6.7)
        if tool and tool != "shovel" and left.get(tool, 0) < 1:
            found.append((bit, lacking("TW-6.7", tool, 1, 0)))
    found.append((_too_dear(game, left, person, menu), TOO_LITTLE))
    for action, bit in menu.uses:
        assert action.use is not None
        reason = _why_not_use(game, person, action.place, action.use)
        if reason is not None:
            found.append((bit, reason))
    return found


def _too_dear(game: TwomGame, left: dict[str, int], person: str, menu: Menu) -> int:
    """The actions for which Storage holds too little (TW-6.3)."""
    listening = game.state.listening
    found = 0
    for token, wood_value, needed, short in menu.prices:
        have = left.get(token, 0)
        if wood_value in listening:
            for printed, actions in needed:
                if have < game.modified(wood_value, printed, game.state.leader, person):
                    found |= actions
        elif have < len(short):
            found |= short[max(have, 0)]  # less than none: the plan has more than there is by now
    return found


def ruled_out(game: TwomGame, room: Room, person: str, menu: Menu) -> int:
    """The actions of a menu that cannot be given to a character."""
    found = 0
    for actions, _ in obstacles(game, room, person, menu):
        found |= actions
    return found & menu.all


def reasons_against(game: TwomGame, room: Room, person: str, menu: Menu) -> Iterator[tuple[str, Reason]]:
    """Why they cannot, each with the first reason, and what exactly is missing."""
    against = obstacles(game, room, person, menu)
    for id, bit in menu.things:
        reason = next((reason for actions, reason in against if actions & bit), None)
        if reason is TOO_LITTLE:
            reason = _what_lacks(room, cost_of(game, person, game.content.day.planned(id)))
        if reason is not None:
            yield id, reason


def _what_lacks(room: Room, cost: tuple[tuple[str, int], ...]) -> Reason | None:
    for token, n in cost:
        have = max(0, room.left.get(token, 0))
        if have < n:
            return lacking("TW-6.3", token, n, have)
    return None


PLACE_TAKEN = why("place-taken", "TW-6.4")
TOO_LITTLE = why("lacks", "TW-6.3")


@cache
def lacking(rule: str, token: str, needed: int, have: int) -> Reason:
    """Storage holds too little of it."""
    return why("lacks", rule, what=token, needed=needed, have=have)


def _why_not_use(game: TwomGame, person: str, fitting: str, use: FittingAction) -> Reason | None:
    state = game.state
    if use.limit and state.today.get(limit_mark(use.limit, fitting, person)):
        return why("used-today", "TW-19")
    built = state.fittings[fitting]
    if use.unset_only and built.trap:
        return why("trap-is-set", "TW-19.4")
    if use.grows and built.growth >= use.grows:
        return why("fully-grown", "TW-19.5")
    for token, n in use.needs.items():
        if state.storage.get(token, 0) < n:
            return lacking("TW-19", token, n, state.storage.get(token, 0))
    if use.cools and state.cold < use.cools:
        return why("not-that-cold", "TW-21.3")
    return None


def limit_mark(limit: str, fitting: str, person: str) -> str:
    """Under which mark of today a limited action is noted."""
    return f"used:{fitting}:{person}" if limit == "character" else f"used:{fitting}"


def why_not_commit(game: TwomGame, room: Room) -> Reason | None:
    """Why a plan as a whole cannot be carried out: rubble without shovel or helper, costs that are not covered."""
    if not room.claimed:
        return None
    storage = game.state.storage
    for token, n in room.left.items():
        if n < 0:
            if token == "shovel":
                return why("needs-shovel-or-helper", "TW-6.7")
            return lacking("TW-6.3", token, storage.get(token, 0) - n, storage.get(token, 0))
    return None
