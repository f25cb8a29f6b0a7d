"""TW-6.4, TW-6.5 Every action of a Day as it is printed: what it occupies and what it costs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache

import msgspec

from cordon.games.twom.cards import Fitting, FittingAction
from cordon.games.twom.terms import BOARD_UP_COST


class PlannedAction(msgspec.Struct, frozen=True, gc=False):
    """A Day action that a plan may hold: what it occupies (TW-6.4) and its printed cost (TW-6.5)."""

    id: str
    verb: str
    place: str
    cost: tuple[tuple[str, int], ...] = ()
    use: FittingAction | None = None
    wood_value: str = ""
    """The value by which somebody in the group may pay less wood (TW-20)."""
    wood: int = 0


class Menu(msgspec.Struct, frozen=True, eq=False):
    """What a Shelter offers in one stage."""

    ids: tuple[str, ...]
    costly: tuple[PlannedAction, ...]
    """Those that cost something."""
    uses: tuple[PlannedAction, ...]
    """Those of fittings."""
    personal: bool
    """Whether it matters who does one of them: somebody may pay less, or have used it up for today."""


class DayActions:
    """Every action of a Day, by its id: ``search``, ``build:F03``, ``use:F03:cook_raw``."""

    def __init__(self, spaces: Iterable[str], fittings: dict[str, Fitting], characters: Iterable[str]) -> None:
        self._fittings = fittings
        self.planned = cache(self._planned)
        ids = list(_ids(spaces, fittings.values()))
        self.at: dict[str, tuple[str, ...]] = {}
        """The actions that occupy a place; anybody may search (TW-6.4)."""
        for id in ids:
            place = self.planned(id).place
            if place != "search":
                self.at[place] = (*self.at.get(place, ()), id)
        self.options = {person: {id: f"assign:{person}:{id}" for id in ids} for person in characters}
        """The option that gives an action to a character."""
        self.menu = lru_cache(maxsize=2048)(self._menu)

    def _planned(self, action: str) -> PlannedAction:
        """What is printed about an action; a plan's ``build:F03:U2`` also says where."""
        verb, *rest = action.split(":")
        what = rest[0] if rest else ""
        match verb:
            case "board":
                return PlannedAction(action, verb, what, tuple(BOARD_UP_COST.items()), wood=BOARD_UP_COST["wood"])
            case "build":
                fitting = self._fittings[what]
                cost, wood = tuple(fitting.cost.items()), fitting.cost.get("wood", 0)
                place = fitting.replaces or what
                return PlannedAction(action, verb, place, cost, None, "fitting_wood" if wood else "", wood)
            case "use":
                use = next(use for use in self._fittings[what].actions if use.id == rest[1])
                cost, wood = tuple(use.cost.items()), use.cost.get("wood", 0)
                return PlannedAction(
                    action, verb, what, cost, use, "cooking_wood" if use.cooking and wood else "", wood
                )
            case "clear" | "dismantle" | "move":
                return PlannedAction(action, verb, what)
        return PlannedAction(action, verb, verb)

    def _menu(self, things: tuple[str, ...]) -> Menu:
        actions = [self.planned(id) for id in things]
        costly = tuple([action for action in actions if action.cost])
        uses = tuple([action for action in actions if action.use is not None])
        personal = any(action.use.cooking or action.use.limit == "character" for action in uses if action.use)
        return Menu(things, costly, uses, personal)


def _ids(spaces: Iterable[str], fittings: Iterable[Fitting]) -> Iterator[str]:
    yield from ("search", "outside")
    for space in spaces:
        yield from (f"clear:{space}", f"board:{space}")
    for fitting in fittings:
        yield from (f"build:{fitting.id}", f"move:{fitting.id}", f"dismantle:{fitting.id}")
        yield from (f"use:{fitting.id}:{action.id}" for action in fitting.actions)
