"""TW-6.4, TW-6.5 Every action of a Day as it is printed: what it occupies and what it costs.

Each action that a Shelter can offer has a bit of its own, so that “these actions” is one number: what speaks against
some of them is put together with ``|``, and a plan is weighed without a look at every action. The bits are never saved.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import NamedTuple

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


class Price(NamedTuple):
    """What the actions cost of one token; wood that somebody may pay less of stands apart."""

    token: str
    wood_value: str
    needed: tuple[tuple[int, int], ...]
    """How many are needed, and the actions that need so many."""
    short: tuple[int, ...]
    """The actions that need more than none, than one, … of it; with as many as this is long, none does."""


class Menu(msgspec.Struct, frozen=True, eq=False):
    """What a Shelter offers in one stage, ready to be weighed."""

    all: int
    things: tuple[tuple[str, int], ...]
    """The actions in order, each with its bit."""
    uses: tuple[tuple[PlannedAction, int], ...]
    """Actions of fittings that are not always possible, whatever they cost."""
    personal: bool
    """Whether somebody may pay less than the others for one of them, or use it up for today."""
    prices: tuple[Price, ...]
    """Those that matter here."""


class DayActions:
    """Every action of a Day, by its id: ``search``, ``build:F03``, ``use:F03:cook_raw``."""

    def __init__(self, spaces: Iterable[str], fittings: dict[str, Fitting], characters: Iterable[str]) -> None:
        self._fittings = fittings
        self.planned = cache(self._planned)
        self.bits = {id: 1 << i for i, id in enumerate(_ids(spaces, fittings.values()))}
        self.at: dict[str, int] = {}
        """The actions that occupy a place; anybody may search (TW-6.4)."""
        for id, bit in self.bits.items():
            place = self.planned(id).place
            if place != "search":
                self.at[place] = self.at.get(place, 0) | bit
        self.prices = tuple(self._prices())
        self.options = {person: {id: f"assign:{person}:{id}" for id in self.bits} for person in characters}
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

    def _prices(self) -> Iterator[Price]:
        needed: dict[tuple[str, str], dict[int, int]] = {}
        for id, bit in self.bits.items():
            action = self.planned(id)
            for token, n in action.cost:
                by_number = needed.setdefault((token, action.wood_value if token == "wood" else ""), {})
                by_number[n] = by_number.get(n, 0) | bit
        for (token, wood_value), by_number in needed.items():
            short = [sum(bits for n, bits in by_number.items() if n > have) for have in range(max(by_number))]
            yield Price(token, wood_value, tuple(by_number.items()), tuple(short))

    def _menu(self, things: tuple[str, ...]) -> Menu:
        uses: list[tuple[PlannedAction, int]] = []
        everything = 0
        personal = False
        for id in things:
            action, bit = self.planned(id), self.bits[id]
            everything |= bit
            if action.use is not None:
                personal = personal or is_personal(action.use)
                if is_bounded(action.use):
                    uses.append((action, bit))
        prices = tuple(price for price in self.prices if price.short[0] & everything)
        offered = tuple((id, self.bits[id]) for id in things)
        return Menu(everything, offered, tuple(uses), personal, prices)


def is_bounded(use: FittingAction) -> bool:
    """Whether something beside its cost may speak against the use of a fitting."""
    return bool(use.limit or use.unset_only or use.grows or use.needs or use.cools)


def is_personal(use: FittingAction) -> bool:
    """Whether it matters who uses a fitting."""
    return use.cooking or use.limit == "character"


def _ids(spaces: Iterable[str], fittings: Iterable[Fitting]) -> Iterator[str]:
    yield from ("search", "outside")
    for space in spaces:
        yield from (f"clear:{space}", f"board:{space}")
    for fitting in fittings:
        yield from (f"build:{fitting.id}", f"move:{fitting.id}", f"dismantle:{fitting.id}")
        yield from (f"use:{fitting.id}:{action.id}" for action in fitting.actions)
