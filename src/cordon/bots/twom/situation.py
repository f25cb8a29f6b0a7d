"""What the group knows of itself: people, goods and needs, read once from the view.

Everything is weighed in one unit: a point is about what one level of Hunger is worth to somebody who is well.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from cordon.games.twom.cards import Character
from cordon.games.twom.content import content
from cordon.games.twom.state import Person
from cordon.games.twom.terms import ALCOHOL_TIRES, FIREARMS, FOOD, LEVEL_MAX, MEDICAL, RESOURCES, WEAPONS
from cordon.games.twom.views import TwomView

HARM: dict[str, tuple[float, ...]] = {
    "fatigue": (0.0, 0.3, 1.5, 4.0, 7.0),
    "wounds": (0.0, 2.5, 6.0, 12.0, 25.0),
    "misery": (0.0, 1.0, 3.0, 7.0, 18.0),
    "hunger": (0.0, 0.5, 2.0, 6.0, 25.0),
    "illness": (0.0, 3.0, 7.0, 13.0, 25.0),
}
"""How bad each level of a state is: lost actions, what it grows into, and death."""

LAST_DAY = 12
"""The day by which the war is over at the latest has this number of full days before it (TW-15.3)."""

FOOD_POINTS = {"canned_food": 3.0, "raw_food": 2.0, "vegetable": 1.0}
"""Against eating nothing (TW-7.4)."""

MEAL = 2.0
"""What a meal takes off Hunger, on the average."""
SUFFERS = 2
"""From this level of Hunger on somebody cannot wait."""

TRADE_SHARE = 0.05
"""What a point of trade value is worth to somebody who may meet a trader one day."""

COMFORTS = 0.8
"""How much of what it relieves somebody of a token is worth beforehand."""
ENOUGH_COMFORT = 3
"""So many of a habit's tokens are kept for the evenings to come."""

ENOUGH: dict[str, tuple[tuple[int, float], ...]] = {
    "wood": ((6, 0.9), (12, 0.5), (20, 0.15)),
    "components": ((6, 0.8), (10, 0.4), (16, 0.1)),
    "lockpick": ((1, 1.2),),
    "shovel": ((1, 2.5),),
    "saw": ((1, 1.5),),
    "filter": ((1, 0.8),),
    "herbs": ((2, 0.3),),
    "mechanical_part": ((1, 0.5),),
    "jewellery": ((9, 0.5),),
}
"""Up to how many of them each further one is worth so much."""


class Group:
    """The people of the Shelter, what they own, and what that is worth to them."""

    def __init__(self, view: TwomView) -> None:
        self.view = view
        self.people: dict[str, Person] = {p.person.id: p.person for p in view.people}
        self.actions = {p.person.id: p.actions for p in view.people}
        self.present = [p.person.id for p in view.people if p.present]
        self.storage = view.storage
        self.pile = view.findings if view.place else view.storage
        self.asked = view.asked

    @staticmethod
    def card(person: str) -> Character:
        """What is printed about somebody."""
        return content().characters[person]

    @property
    def size(self) -> int:
        return len(self.people)

    @cached_property
    def nights(self) -> int:
        """Nights to come, this one included."""
        return max(1, LAST_DAY - self.view.day)

    @cached_property
    def fittings(self) -> set[str]:
        return {fitting.id for fitting in self.view.fittings}

    @cached_property
    def owned(self) -> dict[str, int]:
        """Everything the group has, wherever it lies."""
        found: dict[str, int] = {}
        for pile in (self.view.storage, self.view.findings, self.view.carried):
            for token, n in pile.items():
                found[token] = found.get(token, 0) + n
        return found

    @cached_property
    def food(self) -> float:
        """What all food together takes off Hunger."""
        return sum(points * self.owned.get(token, 0) for token, points in FOOD_POINTS.items())

    @cached_property
    def meals(self) -> int:
        """How many could eat something."""
        return sum(self.owned.get(token, 0) for token in FOOD)

    @cached_property
    def beds(self) -> int:
        return sum(1 for fitting in self.fittings if content().fittings[fitting].bed)

    @cached_property
    def ailing(self) -> int:
        """How many are ill or wounded."""
        return sum(1 for person in self.people.values() if person.illness or person.wounds)

    @cached_property
    def is_hungry(self) -> bool:
        """Somebody suffers, and there is not a meal for everybody."""
        return self.food < MEAL * self.size and any(person.hunger >= SUFFERS for person in self.people.values())

    @cached_property
    def is_short(self) -> bool:
        """There is not a meal for everybody for two evenings."""
        return self.food < 2 * MEAL * self.size

    @cached_property
    def for_trade(self) -> int:
        """The trade value of what is neither eaten nor healed with nor burnt."""
        kept = (*FOOD, *MEDICAL, *RESOURCES)
        return sum(content().value[token] * n for token, n in self.owned.items() if token not in kept)

    # --- states ---------------------------------------------------------------------------------------------------

    def harm(self, person: str, state: str, by: int) -> float:
        """How much worse somebody fares when a state changes; negative: better."""
        level: int = getattr(self.people[person], state)
        to = max(0, min(LEVEL_MAX, level + by))
        weight = 1.0 if self.people[person].founder else 0.8
        return (HARM[state][to] - HARM[state][level]) * weight

    def mean_harm(self, people: Iterable[str], state: str, by: int) -> float:
        """The same for any one of some people."""
        harms = [self.harm(person, state, by) for person in people]
        return sum(harms) / len(harms) if harms else 0.0

    def empathy_harm(self, people: Iterable[str], n: int) -> float:
        """What an empathy test is expected to cost (TW-0.8)."""
        return sum(self.card(person).empathy / 10 * self.harm(person, "misery", n) for person in people)

    # --- goods ----------------------------------------------------------------------------------------------------

    def worth(self, token: str, have: int | None = None) -> float:
        """What one more of a token is worth to a group that has ``have`` of it."""
        if have is None:
            have = self.owned.get(token, 0)
        value = content().value[token]
        return self._use(token, have) + value * TRADE_SHARE

    def _use(self, token: str, have: int) -> float:
        if token in FOOD:
            cooked = 0.5 if token != "canned_food" and not self.fittings.isdisjoint(("F03", "F15")) else 0.0
            return (FOOD_POINTS[token] + cooked) * (
                2.0 if self.is_hungry else 1.0 if self.food < 4 * self.size else 0.6
            )
        if token == "water":
            return 2.2 if have < self.size else 0.9 if have < self.size + 2 else 0.3
        if token in MEDICAL:
            return self._medical(token, have)
        if token in WEAPONS:
            return self._weapon(token, have)
        if token == "ammo":
            return 0.6 if any(self.owned.get(gun) for gun in FIREARMS) and have < 4 else 0.2
        for least, worth in ENOUGH.get(token, ()):
            if have < least:
                return worth
        return self._comfort(token, have)

    def _comfort(self, token: str, have: int) -> float:
        """A habit, or something to read in the chair: worth most to whoever is close to breaking."""
        hooked = [p for p in self.people if self.card(p).habit == token]
        readers = list(self.people) if token == "book" and "F08" in self.fittings else []
        tires = ALCOHOL_TIRES.get(token, 0)
        drinkers = self.people if tires else ()
        comforted = (*hooked, *readers, *drinkers)
        relief = max((-self.harm(p, "misery", -1) - self.harm(p, "fatigue", tires) for p in comforted), default=0.0)
        least = 0.8 if hooked else 0.1
        return max(least, COMFORTS * relief) if have < ENOUGH_COMFORT else least

    def _medical(self, token: str, have: int) -> float:
        state = "wounds" if token == "bandages" else "illness"
        ailing = sum(1 for person in self.people.values() if getattr(person, state))
        better = 0.8 if token == "herbal_meds" else 1.0
        return better * (4.0 if have < ailing else 2.0 if have < ailing + 1 else 0.8)

    def _weapon(self, token: str, have: int) -> float:
        armed = sum(self.owned.get(weapon, 0) for weapon in WEAPONS)
        if token in FIREARMS and not self.owned.get("ammo"):
            return 0.5
        return {"knife": 1.5, "hatchet": 2.5}.get(token, 2.0) if armed < 2 and not have else 0.4

    def cheapest(self, tokens: Iterable[str]) -> str:
        """What the group can best do without."""
        return min(tokens, key=lambda token: self.worth(token, self.owned.get(token, 1) - 1))
