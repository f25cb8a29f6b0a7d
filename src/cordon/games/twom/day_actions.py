"""TW-6.4, TW-6.5 Every action of a Day as it is printed: what it occupies and what it costs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache
from typing import TYPE_CHECKING

import msgspec

from cordon.games.twom.terms import BOARD_UP_COST, ActionId, DayAction, FittingId, PersonId, SpaceId
from cordon.kernel.verbs import Said, Verb, said, verb

if TYPE_CHECKING:
    from cordon.games.twom.cards import Character, Fitting, FittingAction

SEARCH = verb("search")
OUTSIDE = verb("outside")
CLEAR = verb("clear", space=SpaceId)
BOARD = verb("board", space=SpaceId)
BUILD = verb("build", fitting=FittingId, space=SpaceId)
MOVE = verb("move", fitting=FittingId, space=SpaceId)
DISMANTLE = verb("dismantle", fitting=FittingId)
USE = verb("use", fitting=FittingId, action=ActionId)
ACTIONS = (SEARCH, OUTSIDE, CLEAR, BOARD, BUILD, MOVE, DISMANTLE, USE)
ASSIGN = verb("assign", person=PersonId, action=DayAction)


class PlannedAction(msgspec.Struct, frozen=True, gc=False):
    """A Day action that a plan may hold: what it occupies (TW-6.4) and its printed cost (TW-6.5)."""

    id: DayAction
    place: str
    cost: tuple[tuple[str, int], ...] = ()
    use: FittingAction | None = None
    wood_value: str = ""
    """The value by which somebody in the group may pay less wood (TW-20)."""
    wood: int = 0
    placing: Verb | None = None
    """As what it needs a space (TW-6.10)."""


class Menu(msgspec.Struct, frozen=True, eq=False):
    """What a Shelter offers in one stage."""

    ids: tuple[DayAction, ...]
    costly: tuple[PlannedAction, ...]
    """Those that cost something."""
    uses: tuple[PlannedAction, ...]
    """Those of fittings."""
    personal: bool
    """Whether it matters who does one of them: somebody may pay less, or have used it up for today."""


class DayActions:
    """Every action of a Day, by its id: ``search``, ``build:F03``, ``use:F03:cook_raw``."""

    def __init__(self, spaces: Iterable[str], fittings: dict[str, Fitting], characters: dict[str, Character]) -> None:
        self._fittings = fittings
        own = [character.action for character in characters.values()]
        self.traits = {action.id: verb(action.id, other=PersonId) for action in own if action is not None}
        """What a trait lets somebody do for another (TW-20)."""
        self.verbs: tuple[Verb, ...] = (*ACTIONS, *self.traits.values())
        self.said: Callable[[DayAction], Said] = cache(lambda action: said(self.verbs, action))
        """An action, read."""
        self.planned = cache(self._planned)
        ids = list(_ids(spaces, fittings.values()))
        self.at: dict[str, tuple[DayAction, ...]] = {}
        """The actions that occupy a place; anybody may search (TW-6.4)."""
        for id in ids:
            place = self.planned(id).place
            if id not in SEARCH:
                self.at[place] = (*self.at.get(place, ()), id)
        self.on = {
            fitting.id: (*(USE(fitting.id, action.id) for action in fitting.actions), DISMANTLE(fitting.id))
            for fitting in fittings.values()
        }
        """What there is to do at a fitting that is built."""
        self.options = {person: {id: ASSIGN(person, id) for id in ids} for person in characters}
        """The option that gives an action to a character."""
        self.menu = lru_cache(maxsize=2048)(self._menu)

    def _planned(self, action: DayAction) -> PlannedAction:
        """What is printed about an action; a plan's ``build:F03:U2`` also says where."""
        verb, what = self.said(action)
        if verb is BOARD:
            return PlannedAction(action, what["space"], tuple(BOARD_UP_COST.items()), wood=BOARD_UP_COST["wood"])
        if verb is BUILD:
            fitting = self._fittings[what["fitting"]]
            cost, wood = tuple(fitting.cost.items()), fitting.cost.get("wood", 0)
            value = "fitting_wood" if wood else ""
            return PlannedAction(action, fitting.replaces or fitting.id, cost, None, value, wood, placing=BUILD)
        if verb is USE:
            use = next(use for use in self._fittings[what["fitting"]].actions if use.id == what["action"])
            cost, wood = tuple(use.cost.items()), use.cost.get("wood", 0)
            return PlannedAction(
                action, what["fitting"], cost, use, "cooking_wood" if use.cooking and wood else "", wood
            )
        if verb is CLEAR or verb is DISMANTLE or verb is MOVE:
            place = what["space" if verb is CLEAR else "fitting"]
            return PlannedAction(action, place, placing=MOVE if verb is MOVE else None)
        return PlannedAction(action, verb.name)

    def _menu(self, things: tuple[DayAction, ...]) -> Menu:
        actions = [self.planned(id) for id in things]
        costly = tuple([action for action in actions if action.cost])
        uses = tuple([action for action in actions if action.use is not None])
        personal = any(action.use.cooking or action.use.limit == "character" for action in uses if action.use)
        return Menu(things, costly, uses, personal)


def _ids(spaces: Iterable[str], fittings: Iterable[Fitting]) -> Iterator[DayAction]:
    yield from (SEARCH(), OUTSIDE())
    for space in spaces:
        yield from (CLEAR(space), BOARD(space))
    for fitting in fittings:
        yield from (BUILD(fitting.id), MOVE(fitting.id), DISMANTLE(fitting.id))
        yield from (USE(fitting.id, action.id) for action in fitting.actions)
