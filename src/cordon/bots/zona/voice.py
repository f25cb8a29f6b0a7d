"""What the Voice decides, and which scavenger to be: choices about others more than about oneself."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from cordon.bots.zona.appraisal import success
from cordon.bots.zona.board import Entrances, Ways
from cordon.bots.zona.situation import Me
from cordon.bots.zona.travel import GATES
from cordon.games.zona.content import content
from cordon.games.zona.content_files import FACILITIES
from cordon.games.zona.rules.news_phase import MARK, NAME, PUT, MarkFacts
from cordon.games.zona.rules.restart import KEEP_BOARD
from cordon.games.zona.state import Config
from cordon.games.zona.terms import ATTRIBUTES, ends_of
from cordon.kernel.decisions import Decision, told

CHEAP_GOODS = "N19"
NEEDED = 1.0
"""What it weighs that somebody's way leads there; half of that where it does so a step later."""
NEAR = 0.1
"""What it weighs that somebody could come there though the way leads elsewhere."""
OWN = 1.25
"""Harm to oneself counts more than to the rival who is ahead."""


def lead(me: Me) -> float:
    """How much a rival is to be feared: by secrets, and by how near the end it is."""
    return 1.0 + len(me.secrets) + {"power_plant": 1.0, "sarcophagus": 1.0}.get(me.area, 0.0)


class Board:
    """Where everybody is and will probably go."""

    def __init__(self, me: Me) -> None:
        self.me = me
        self.side = "A" if me.view.seats <= 2 else "B"
        self.entrances: Entrances = tuple((f.id, f.entrances) for f in me.view.facilities)
        alive = [other.seat for other in me.view.scavengers if other.character]
        self.people = [(me if seat == me.seat else Me(me.view, seat)) for seat in alive]
        self.ways = {one.seat: self._way(one) for one in self.people}

    def _way(self, one: Me) -> list[str]:
        """The areas from where somebody is to the next goal: a gate, or the facility that is nearest."""
        if content().areas[one.area].group == "end" or one.area == "power_plant":
            return []
        ways = Ways(self.side, self.entrances, one.area, 1.0, {}, 0.5, {})
        facilities = [f for f in self.me.view.facilities if f.events and f.id not in one.secrets and f.id != one.area]
        goals = list(GATES) if one.has_secrets else [area for f in facilities for area in f.entrances]
        goal = min(goals, key=lambda area: ways.cost[area], default=one.area)
        return [one.area, *ways.path(goal)]

    def need(self, one: Me, place: str) -> float:
        """How much somebody needs an area or a border in the rounds to come."""
        way, ends = self.ways[one.seat], ends_of(place)
        if len(ends) > 1:
            for i, step in enumerate(pairwise(way)):
                if set(step) == set(ends):
                    return NEEDED / (1 + i / 2)
            return NEAR if one.area in ends else 0.0
        if place in way:
            return NEEDED / (1 + way.index(place) / 2)
        near = content().sides[self.side].neighbours.get(one.area, ())
        needs_bunker = content().areas[place].group == "bunker" and bool(one.scavenger.injuries or one.fatigue >= 3)
        return NEAR * (place in near) + (NEEDED / 2) * (needs_bunker and place in near)

    def harm(self, place: str) -> float:
        """What trouble at a place does: to rivals, the more they are ahead, less what it does to oneself."""
        others = sum(lead(one) * self.need(one, place) for one in self.people if one.seat != self.me.seat)
        own = sum(lead(one) * self.need(one, place) for one in self.people if one.seat == self.me.seat)
        return others - OWN * own


def put(me: Me, decision: Decision) -> str:
    """Threats go where rivals come by, and not where oneself does."""
    board = Board(me)
    return max(decision.options, key=lambda option: board.harm(PUT.read(option)))


def mark(me: Me, decision: Decision) -> str:
    """Timed news: bad ones on the way of whoever is ahead. Cheap goods at a bunker are the only good ones."""
    board = Board(me)
    sign = -1 if told(me.view.asked, MarkFacts).news == CHEAP_GOODS else 1
    return max(decision.options, key=lambda option: sign * board.harm(MARK.read(option)))


def name(me: Me, decision: Decision) -> str:
    """Bad repute for the rival who is ahead."""
    secrets = {s.seat: len(s.secrets) for s in me.view.scavengers}
    targets = [NAME.read(option) for option in decision.options]
    return NAME(max(targets, key=lambda target: -1 if target == me.seat else secrets[target]))


@cache
def _promise(board: str) -> float:
    """How well a character's attributes fit the cards on the way to the end."""
    character = content().characters[board]
    values = tuple(getattr(character, a) for a in ATTRIBUTES)
    fit = (values, ((0, 0),) * len(values), 1, Config().die_faces, False, 0, False, False)
    facilities = sorted((success(facility, fit) for facility in FACILITIES), reverse=True)
    return facilities[0] + facilities[1] + 2 * success("sarcophagus", fit) + 0.05 * character.endurance


def board(decision: Decision) -> str:
    """The scavenger with the best prospects."""
    boards = [KEEP_BOARD.read(option) for option in decision.options if option in KEEP_BOARD]
    return KEEP_BOARD(max(boards, key=_promise))
