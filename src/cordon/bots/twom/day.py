"""The Day: who clears, builds, cooks, heats and rests."""

from __future__ import annotations

from cordon.bots.twom.situation import HARM, Group
from cordon.bots.twom.stories import join_worth
from cordon.games.twom.content import content
from cordon.games.twom.day_actions import ASSIGN, BOARD, BUILD, CLEAR, OUTSIDE, SEARCH, USE
from cordon.games.twom.rules.day import StageFacts
from cordon.games.twom.rules.looking import IDEA
from cordon.games.twom.rules.plans import COMMIT, TAKE_BACK
from cordon.games.twom.terms import BLACK_SIDES, BOARD_UP_COST, FOOD, SNIPER_HITS, SNIPER_WOUNDS
from cordon.kernel.decisions import Decision, told

CLEARING = {
    "junk_heap": 3.6,
    "furniture": 3.6,
    "pantry": 8.0,
    "closed_door": 2.8,
    "bars": 4.2,
    "rubble": 0.9,
    "remnants": 1.1,
}
"""What a shelter card holds, on the average."""
BEHIND = {"G7": 5.0, "U6": 1.8, "A2": 1.0, "B2": 2.0, "U2": 1.0}
"""What an obstacle keeps from the group."""
PER_NIGHT = {
    "F08": 0.9,
    "F04": 0.6,
    "F03": 0.8,
    "F07": 0.9,
    "F06": 0.7,
    "F01": 0.5,
    "F02": 0.2,
    "F11": 0.8,
    "F17": 1.3,
    "F19": 0.4,
    "F16": 0.4,
    "F18": 0.3,
    "F15": 0.3,
    "F12": 0.2,
    "F05": 0.2,
}
"""What a fitting is worth for each night to come."""
BOARD_PER_NIGHT = 1.1
SEARCHING = 0.3
SET_TRAP = 1.2
SURPLUS = 6
"""What somebody careless keeps of wood and components before boarding up."""
BED_FOR_THE_AILING = 7.0
"""What a bed more is worth to somebody who is ill or wounded and has none."""


VISITORS = 12
TO_JOIN, TRADERS = 2, 2
"""So many of the visitors would join, and so many trade (TW-29)."""
GIFTS, COSTS = 3.0, 2.0
"""What the others bring and ask for, together."""


def outside(group: Group, person: str) -> float:
    """What it is worth to go to the door: whoever comes may join, or have food for what nobody needs (TW-6.12)."""
    hands = TO_JOIN * max(0.0, join_worth(group, dependant=False))
    hunger = sum(group.harm(one, "hunger", 1) for one in group.people) if group.is_short else 1.0
    trade = TRADERS * min(hunger, group.for_trade / 3.0)
    sniper = SNIPER_HITS / BLACK_SIDES * group.harm(person, "wounds", SNIPER_WOUNDS)
    return (hands + trade + GIFTS - COSTS) / VISITORS - sniper


class Stage:
    """One action stage: what is left beside the plan so far, and what each action is worth."""

    def __init__(self, group: Group, boards_kept: int = 0) -> None:
        self.group = group
        self.boards_kept = boards_kept
        """So many of each material stay in Storage when a hole is boarded up."""
        reserved = told(group.asked, StageFacts).reserved
        self.left = {token: n - reserved.get(token, 0) for token, n in group.storage.items()}
        self.spaces = {space.id: space.card for space in group.view.spaces}
        self.items = sum(self.left.get(token, 0) for token in FOOD)

    def price(self, cost: dict[str, int] | tuple[tuple[str, int], ...]) -> float:
        """What tokens cost that are spent."""
        pairs = cost.items() if isinstance(cost, dict) else cost
        return sum(self.group.worth(t, self.left.get(t, 0) - i - 1) for t, n in pairs for i in range(n))

    def worth(self, person: str, action: str) -> float:
        """What it is worth that somebody does it now."""
        if action in SEARCH:
            return SEARCHING
        if action in OUTSIDE:
            return outside(self.group, person)
        if action in CLEAR:
            return self._clear(person, CLEAR.read(action))
        if action in BOARD:
            return self._board()
        if action in BUILD:
            return self._build(BUILD.read(action).fitting)
        if action in USE:
            return self._use(person, *USE.read(action))
        console = content().day.traits["console"]
        return -self.group.harm(console.read(action), "misery", -1) if action in console else -1.0

    def _board(self) -> float:
        if any(self.left.get(token, 0) - n < self.boards_kept for token, n in BOARD_UP_COST.items()):
            return -1.0
        return self._keeps_warm(BOARD_UP_COST) + BOARD_PER_NIGHT * self.group.nights - self.price(BOARD_UP_COST)

    def _clear(self, person: str, space: str) -> float:
        card = self.spaces[space]
        worth = CLEARING[card] + BEHIND.get(space, 0.0)
        if content().shelter.tools[card] == "shovel" and self.left.get("shovel", 0) < 1:
            return worth if self.group.card(person).trait == "strong_back" else -1.0
        return worth

    def _keeps_warm(self, cost: dict[str, int]) -> float:
        """Wood for the stove and the heater comes before boards and furniture."""
        burnt = (self.group.view.cold if not self.group.fittings.isdisjoint(("F04", "F16")) else 0) + 1
        return -3.0 if self.left.get("wood", 0) - cost.get("wood", 0) < min(burnt, 3) else 0.0

    def _build(self, fitting: str) -> float:
        group = self.group
        worth = PER_NIGHT.get(fitting, 0.0) * group.nights
        if fitting == "F04":
            worth += 1.5 * group.view.cold + 2.0
        if fitting == "F02" and "F01" not in group.fittings:
            worth = 0.0
        if content().fittings[fitting].bed:
            worth += BED_FOR_THE_AILING * min(1, max(0, group.ailing - group.beds))
        if fitting == "F01" and group.view.objective == "O2":
            worth += 3.0
        if fitting == "F12" and group.storage.get("herbs", 0) < 1:
            worth = 0.0
        return worth - self.price(content().fittings[fitting].cost) if worth else -1.0

    def _use(self, person: str, fitting: str, id: str) -> float:
        use = content().actions[fitting, id]
        group, record = self.group, self.group.people[person]
        price = self.price(use.cost)
        if use.cools:
            return use.cools * (1.0 + 0.3 * group.size) + 0.5 - price
        if id in ("sit", "rest"):
            tired = HARM["fatigue"]
            return tired[record.fatigue] - tired[record.fatigue - 1] + 0.6 if record.fatigue else -1.0
        if use.cooking:
            return self._cook(use.cost, use.gain)
        if id in ("set", "bait"):
            trapper = 0.4 if any(group.card(p).trait == "trapper" for p in group.people) else 0.0
            return SET_TRAP + trapper if id == "set" else 2.9 - price - (9.0 if self.items <= group.size else 0.0)
        if use.grows:
            return 1.6 if fitting == "F11" and self.left.get("water", 0) > group.size else -1.0
        if id == "read":
            return -group.harm(person, "misery", -1) - price
        if id == "idea":
            wanted = "F11" in group.view.ideas and group.nights > 4
            return 1.5 if wanted and self.left.get("components", 0) > 3 else -1.0
        if not use.gain:
            return -1.0
        gain = sum(group.worth(t, self.left.get(t, 0) + i) for t, n in use.gain.items() for i in range(n))
        return gain - price - 0.3

    def _cook(self, cost: dict[str, int], gain: dict[str, int]) -> float:
        """A warm meal; but many small portions are better than one large one when there are not enough."""
        used = sum(n for token, n in cost.items() if token in FOOD)
        made = sum(gain.values())
        if made < used and self.items - used + made < self.group.size + 1:
            return -1.0
        fuel = {token: n for token, n in cost.items() if token not in FOOD}
        return 1.1 * made - self.price(fuel)


def assign(group: Group, decision: Decision) -> str:
    """TW-6.3: the best action of anybody comes first; the plan is carried out when nobody is idle."""
    return _best_assignment(Stage(group), decision)


def assign_carelessly(group: Group, decision: Decision) -> str:
    """The same, but holes are boarded up only with what is left over (TW-33.2)."""
    return _best_assignment(Stage(group, SURPLUS), decision)


def _best_assignment(stage: Stage, decision: Decision) -> str:
    best, most = COMMIT(), 0.0
    for option in decision.options:
        if option not in ASSIGN:
            continue
        worth = stage.worth(*ASSIGN.read(option))
        if worth > most:
            best, most = option, worth
    if best not in decision.options:
        return next(option for option in decision.options if option in TAKE_BACK)
    return best


def space(group: Group, decision: Decision) -> str:  # no space is better than another
    """TW-6.10: next to the workshop stays free where there is a choice."""
    return decision.options[0]


IDEAS = ("F11", "F17", "F19", "F16", "F18", "F15", "F12", "F14", "F13", "F20")


def idea(group: Group, decision: Decision) -> str:  # the order is always the same
    """TW-19.2."""
    return min(decision.options, key=lambda option: IDEAS.index(IDEA.read(option)))
