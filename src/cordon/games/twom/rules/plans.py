"""TW-6.3 The plan of an action stage: what each character may do, what it costs, and why something is not possible.

Legality is told once, by ``obstacles`` and ``why_not_commit``. Everything is looked at as the stage found it: what
can be reached, which tools are there; the costs of the plan so far are set aside. Figures have no position: from the
Guard space (TW-2.4) everybody may stand anywhere that can be reached before each stage (TW-5.6).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import filterfalse
from typing import TYPE_CHECKING

import msgspec

from cordon.games.twom.day_actions import BUILD, MOVE, OUTSIDE, SEARCH
from cordon.games.twom.rules.people import is_able
from cordon.games.twom.rules.reasons import (
    CANNOT_ANY_MORE,
    FULLY_GROWN,
    LACKS,
    NEEDS_SHOVEL_OR_HELPER,
    NOT_THAT_COLD,
    PLACE_TAKEN,
    TRAP_IS_SET,
    USED_TODAY,
)
from cordon.games.twom.rules.shelter import House, next_to
from cordon.games.twom.terms import (
    ACTIONS_PER_DAY,
    ALCOHOL_TIRES,
    FOOD_RELIEF,
    LEVEL_MAX,
    LOST_ACTIONS,
    DayAction,
    Goods,
    PersonId,
    TokenId,
)
from cordon.kernel.decisions import Reason
from cordon.kernel.kept import kept
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.twom.day_actions import Menu, PlannedAction
    from cordon.games.twom.game import TwomGame
    from cordon.games.twom.state import Person

TAKE_BACK = verb("clear", person=PersonId)
COMMIT = verb("commit")

Plan = tuple[tuple[PersonId, DayAction], ...]
"""Who does what: ``("C01", "use:F03:cook_raw")``."""
ANYBODY = "anybody"
"""Whoever pays like all others and has used up nothing."""


def available_actions(person: Person) -> int:
    """TW-3.3: three, less what the worst state takes; for the collapsed and the broken that is all of them (TW-3.4)."""
    worst = max(person.fatigue, person.wounds, person.misery, person.hunger, person.illness)
    return ACTIONS_PER_DAY - LOST_ACTIONS[worst]


def has_action(person: Person, stage: int) -> bool:
    """Whether a character has an action of its own in a stage (TW-6.2)."""
    return not person.gave_up and available_actions(person) >= stage


def takes_part(person: Person, stage: int) -> bool:
    """TW-6.2, and the one more action of TW-30."""
    return has_action(person, stage) or (person.extra and stage == ACTIONS_PER_DAY and is_able(person))


def could_take_part(game: TwomGame, stage: int) -> bool:
    """Whether somebody who has no action left could still win one before a stage is over: by a meal, a drink or a card
    of the hand (TW-3.8, TW-30)."""
    if game.hand_now():
        return True
    meals = -sum(FOOD_RELIEF[token] * n for token, n in game.pile.items() if token in FOOD_RELIEF)
    drinks = [tires for token, tires in ALCOHOL_TIRES.items() if game.pile.get(token)]
    for person in game.state.people.values():
        fed = msgspec.structs.replace(person, hunger=max(0, person.hunger - meals))
        eased = [
            msgspec.structs.replace(fed, misery=max(0, fed.misery - 1), fatigue=min(LEVEL_MAX, fed.fatigue + tires))
            for tires in drinks
        ]
        if any(takes_part(each, stage) for each in (fed, *eased)):
            return True
    return False


# --- what there is to do ----------------------------------------------------------------------------------------------


def things_to_do(game: TwomGame, stage: int) -> tuple[DayAction, ...]:
    """Every action that the Shelter offers now, whoever does it and whatever it costs."""
    state, house = game.state, game.house
    found: list[DayAction] = [SEARCH()]
    if stage and not state.today.get("no_outside") and not state.today.get("outside"):
        found.append(OUTSIDE())
    found += house.offers
    found += BUILD.each(tuple([id for id in state.stack_fittings if spaces_for(game, id, house)]))
    if house.empty:
        found += MOVE.each(tuple([id for id, built in state.fittings.items() if built.space in house.near]))
    return tuple(found)


def spaces_for(game: TwomGame, fitting: str, house: House) -> tuple[str, ...]:
    """Where a fitting may lie (TW-6.11, TW-19.3)."""
    kind = game.content.fittings[fitting]
    if kind.replaces:
        built = game.state.fittings.get(kind.replaces)
        return (built.space,) if built is not None and built.space in house.near else ()
    if kind.beside:
        return tuple(space for space in house.empty if next_to(game, space, kind.beside))
    return house.empty


def own_actions(game: TwomGame, person: str) -> tuple[DayAction, ...]:
    """What only this character can do: a trait that is an action (TW-20)."""
    action = game.content.characters[person].action
    if action is None or ("", person) in game.state.used:
        return ()
    own = game.content.day.traits[action.id]
    return tuple(own(other) for other in game.present() if other != person)


# --- costs ------------------------------------------------------------------------------------------------------------


def cost_of(game: TwomGame, person: str, action: PlannedAction) -> tuple[tuple[str, int], ...]:
    """What is discarded from Storage for it (TW-6.5)."""
    name = action.wood_value
    if not name or name not in game.state.listening:
        return action.cost
    return _with_wood(action.cost, _wood_needed(game, name, action.wood, person))


@kept()
def _wood_needed(game: TwomGame, name: str, wood: int, person: str) -> int:
    return game.modified(name, wood, game.state.leader, person)


@cache
def _with_wood(cost: tuple[tuple[str, int], ...], wood: int) -> tuple[tuple[str, int], ...]:
    return tuple((token, n) for token, n in (dict(cost) | {"wood": wood}).items() if n > 0)


class Room(msgspec.Struct, frozen=True, gc=False):
    """What a plan so far takes, and so what is left beside it."""

    occupied: frozenset[DayAction]
    """The actions whose place is taken (TW-6.4)."""
    tools: dict[TokenId, int]
    """The tools that lie on cards (TW-6.7)."""
    costs: dict[TokenId, int]

    def taken(self) -> dict[TokenId, int]:
        """What of Storage is set aside."""
        found = self.tools.copy()
        for token, n in self.costs.items():
            found[token] = found.get(token, 0) + n
        return found


ALL_FREE = Room(frozenset(), {}, {})


def room_beside(game: TwomGame, plan: Plan) -> Room:
    """What a plan takes. Two characters at the same rubble need no shovel, and a third has no room (TW-6.7)."""
    if not plan:
        return ALL_FREE
    day, house = game.content.day, game.house
    occupied: list[str] = []
    tools: dict[str, int] = {}
    costs: dict[str, int] = {}
    for person, id in plan:
        tool = house.locked.get(id, "")
        if id not in house.rubble:
            action = day.planned(id)
            occupied += day.at.get(action.place, ())
            if action.cost:
                for token, n in cost_of(game, person, action):
                    costs[token] = costs.get(token, 0) + n
        elif len(plan) > 1 and [other for _, other in plan].count(id) > 1:
            occupied.append(id)
        elif not is_strong(game, person):
            tool = "shovel"
        if tool:
            tools[tool] = tools.get(tool, 0) + 1
    return Room(frozenset(occupied), tools, costs)


def is_strong(game: TwomGame, person: str) -> bool:
    """Whether a character clears rubble alone and without a shovel (TW-20)."""
    return "clears_alone" in game.state.listening and bool(game.modified("clears_alone", 0, game.state.leader, person))


# --- why not ----------------------------------------------------------------------------------------------------------


def possible(game: TwomGame, room: Room, person: str, menu: Menu) -> tuple[str, ...]:
    """What a character can be given to do, wherever others are.

    This is what a leader is asked most often: until something changes it is worked out once for all who are alike.
    """
    one = person if menu.personal and is_special(game, person) else ANYBODY
    tools = room.tools and tuple([tool for tool in room.tools.items() if tool[0] != "shovel"])  # TW-6.7: or a helper
    return _possible(game, menu, one, tools or (), tuple(room.costs.items()))


@kept()
def _possible(game: TwomGame, menu: Menu, person: str, tools: Goods, costs: Goods) -> tuple[str, ...]:
    refused = weigh(game, (tools, costs), person, menu)
    return tuple(filterfalse(refused.__contains__, menu.ids))


def is_special(game: TwomGame, person: str) -> bool:
    """Whether a character pays less for the use of a fitting, or has used one up for today."""
    if person in game.state.listening.get("cooking_wood", ()):
        return True
    return bool(game.state.used) and any(who == person for _, who in game.state.used)


def weigh(
    game: TwomGame, needed: tuple[Goods, Goods], person: str, menu: Menu, exact: bool = False
) -> dict[str, Reason]:
    """What cannot be given to a character to do, beside the tools and costs that others are planned to need, and why.

    Only with ``exact`` the reason says what is missing, and how much of it.
    """
    listening = game.state.listening
    left = game.state.storage.copy()
    for goods in needed:
        for token, n in goods:
            left[token] = left.get(token, 0) - n
    found: dict[str, Reason] = {}
    for action, tool in game.house.locked.items():
        if left.get(tool, 0) < 1:
            found[action] = lacking("TW-6.7", tool, 1, 0)
    for use in menu.uses:
        reason = _why_not_use(game, person, use)
        if reason is not None:
            found[use.id] = reason
    for costly in menu.costly:
        for token, n in cost_of(game, person, costly) if costly.wood_value in listening else costly.cost:
            if left.get(token, 0) < n:
                found[costly.id] = lacking("TW-6.3", token, n, max(0, left.get(token, 0))) if exact else TOO_LITTLE
                break
    return found


def reasons_against(game: TwomGame, room: Room, person: str, menu: Menu) -> Iterator[tuple[str, Reason]]:
    """Why a character cannot be given the other actions to do."""
    needed = tuple(room.tools.items()), tuple(room.costs.items())
    refused = weigh(game, needed, person, menu, exact=True)
    for id in menu.ids:
        if id in room.occupied:
            yield id, PLACE_TAKEN("TW-6.4")
        elif id in refused:
            yield id, refused[id]


TOO_LITTLE = LACKS("TW-6.3")


@cache
def lacking(rule: str, token: str, needed: int, have: int) -> Reason:
    """Storage holds too little of it."""
    return LACKS(rule, token, needed, have)


def _why_not_use(game: TwomGame, person: str, action: PlannedAction) -> Reason | None:
    state, use, fitting = game.state, action.use, action.place
    assert use is not None
    if use.limit and limited(use.limit, fitting, person) in state.used:
        return USED_TODAY("TW-19")
    built = state.fittings[fitting]
    if use.unset_only and built.trap:
        return TRAP_IS_SET("TW-19.4")
    if use.grows and built.growth >= use.grows:
        return FULLY_GROWN("TW-19.5")
    for token, n in use.needs.items():
        if state.storage.get(token, 0) < n:
            return lacking("TW-19", token, n, state.storage.get(token, 0))
    if use.cools and state.cold < use.cools:
        return NOT_THAT_COLD("TW-21.3")
    return None


def limited(limit: str, fitting: str, person: str) -> tuple[str, str]:
    """As what a limited action is noted down for today."""
    return fitting, person if limit == "character" else ""


def why_not_commit(game: TwomGame, room: Room, plan: Plan, able: Sequence[str]) -> Reason | None:
    """Why a plan as a whole cannot be carried out: somebody who cannot act any more, rubble without shovel or helper,
    costs that are not covered."""
    for person, _ in plan:
        if person not in able:
            return CANNOT_ANY_MORE("TW-3.4", person)
    have = game.state.storage.get
    for token, n in (*room.tools.items(), *room.costs.items()):
        if have(token, 0) < n:
            missing = lacking("TW-6.3", token, n, have(token, 0))
            return NEEDS_SHOVEL_OR_HELPER("TW-6.7") if token == "shovel" else missing
    return None
