"""A scavenger's turn: where to go, by which way, and whether to rest or camp before.

Plans are compared by what they cost, in the same rubles as everything else: an action, danger on the way, what an
emission would do to the place where the turn ends, and how the body will be when it arrives.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import ceil
from typing import NamedTuple

from cordon.bots.zona import work, worth
from cordon.bots.zona.aims import Purpose
from cordon.bots.zona.appraisal import Fitness, draw_threat, encounter, fitness, success
from cordon.bots.zona.board import Entrances, Ways
from cordon.bots.zona.locks import Condition, missing, unlock
from cordon.bots.zona.situation import Me
from cordon.bots.zona.trading import foresee
from cordon.bots.zona.worth import ACTION
from cordon.games.zona.content import content
from cordon.games.zona.rules.actions import AREA, MOVE, OPEN, PASS, REST, SEARCH, TurnFacts
from cordon.games.zona.terms import ACTIONS_PER_TURN, BAD, FATIGUE_MAX, SECRETS_NEEDED, border_name
from cordon.games.zona.views import FacilityView
from cordon.kernel.decisions import Decision, told

BUNKERS = ("inn", "science_camp", "village")
GATES = ("pripyat", "moscow_eye")
EMISSION = {"green": 2, "yellow": 4, "red": 6}
DRAW = {"green": 15.0, "yellow": 90.0}
"""What the event card of a sector costs on average."""
ROADBLOCK, MINEFIELD = "N14", "N15"
BORDER_NEWS = {ROADBLOCK: 4 * ACTION, MINEFIELD: 90.0}
"""What a roadblock and a minefield make of the border that they lie on."""
HOT, PATROL, LURE, WHITEOUT = "N16", "N17", "N18", "N20"
"""News on an area: whoever ends a turn there, or comes, or fights there is hurt, or its action is not to be had."""
SOURCES = {
    "rubles": ("chernobyl", "borderland"),
    "gear": ("headquarters", "proving_ground"),
    "trophy": ("quarry",),
    "artifact": ("misty_hill", "swamp"),
}
"""Where a thing can be had that a lock asks for."""


class Plan(NamedTuple):
    """A way to go and the answer it begins with."""

    cost: float
    answer: str
    purpose: Purpose
    area: str


@cache
def _calm_ways(side: str, facilities: Entrances, start: str, news: str, border: str) -> Ways:
    """Ways for a later turn: threats may have moved by then, news stay for a while."""
    return Ways(side, facilities, start, ACTION, {}, 80.0, {border: BORDER_NEWS[news]} if border else {})


def wait(me: Me, options: tuple[str, ...]) -> str:
    """Rest where there is something to rest from: it heals only her who knows how (ZO-35)."""
    heals = me.scavenger.character == "wiera" and me.scavenger.injuries > 0
    is_of_use = me.fatigue > me.view.config.fatigue_min or heals
    return REST() if is_of_use and REST() in options else PASS() if PASS() in options else options[0]


class Journey:
    """All plans for what is left of a turn."""

    def __init__(self, me: Me, decision: Decision) -> None:
        self.me = me
        self.options = decision.options
        self.left = told(me.view.asked, TurnFacts).left
        self.side = "A" if me.view.seats <= 2 else "B"
        self.entrances: Entrances = tuple((f.id, f.entrances) for f in me.view.facilities)
        toll = {area.id: self._toll(area.threats) for area in me.view.areas if area.threats}
        news, marker = me.view.timed, me.view.marker
        self.border = (news, marker) if news in BORDER_NEWS and marker else ("", "")
        if news in (PATROL, LURE):
            toll[marker] = toll.get(marker, 0.0) + (1 - me.passes("VIG", 3) if news == PATROL else 0.5) * worth.harm(
                me, 1
            )
        borders = {marker: worth.harm(me, 1) if news == MINEFIELD else BORDER_NEWS[news]} if news in BORDER_NEWS else {}
        self.ways = Ways(self.side, self.entrances, me.area, ACTION, toll, worth.harm(me, 1), borders)
        self.now = Condition(me.free, me.fatigue, me.rubles)

    def _onward(self, start: str) -> Ways:
        """The ways from somewhere, in a later turn."""
        return _calm_ways(self.side, self.entrances, start, *self.border)

    def _toll(self, tokens: tuple[str, ...]) -> float:
        """What entering an area with threats costs: the Voice chooses the worst."""
        return max(0.0, -min(encounter(self.me, content().threats[token]) for token in tokens))

    # --- the ends of turns ------------------------------------------------------------------------------------------

    def night(self, area: str, fatigue: int) -> float:
        """What ending this turn in an area costs: its event card, and an emission if one comes."""
        group = content().areas[area].group
        if group not in EMISSION:
            return 0.0
        struck = worth.harm(self.me, EMISSION[group])
        near = content().sides[self.side].neighbours[area]
        if fatigue <= 3 and any(other in BUNKERS for other in near):
            struck = min(struck, worth.tiring(self.me, 2, fatigue) + 0.5 * ACTION)
        if self.me.view.timed == HOT and self.me.view.marker == area:
            return DRAW.get(group, 0.0) + self.me.emission_risk * struck + worth.batch_harm(self.me, RAD=1)
        return DRAW.get(group, 0.0) + self.me.emission_risk * struck

    def stops(self, path: list[str], actions: int) -> str:
        """Where a way has led after some actions."""
        return path[min(actions, len(path)) - 1] if path and actions else self.me.area

    def _leg(self, to: str, rest: int, at_end: str) -> float:
        """The cost of resting and going somewhere, with the night to come; ``at_end`` is where the last act leads."""
        path = self.ways.path(to)
        fatigue = max(0, self.me.fatigue - rest)
        acts = self.left - rest
        place = at_end if len(path) < acts else self.stops(path, acts)
        return self.ways.cost[to] + rest * ACTION + self.night(place, fatigue)

    # --- plans ------------------------------------------------------------------------------------------------------

    def best(self) -> str:
        """The cheapest plan's first step."""
        plan = self.plan()
        return plan.answer if plan is not None else wait(self.me, self.options)

    def plan(self) -> Plan | None:
        """The cheapest plan; nothing where nothing can be won any more and the place is safe."""
        if self.is_too_late:
            return min(self._shelters(), default=None)
        return min(self._final_plans() if self.me.has_secrets else self._facility_plans(), default=None)

    @property
    def is_too_late(self) -> bool:
        """A secret takes a card and so a round, from the last one to the end of a card of the Sarcophagus it is two."""
        wanted = SECRETS_NEEDED - len(self.me.secrets)
        return wanted > 0 and self.me.rounds_left < wanted + 2

    def _shelters(self) -> Iterator[Plan]:
        """To the nearest bunker, to sit it out."""
        if self.me.area in BUNKERS:
            return
        for bunker in BUNKERS:
            answer = self._answer(0, bunker, "")
            if answer:
                yield Plan(self.ways.cost[bunker], answer, "shelter", bunker)

    def stays(self) -> bool:
        """Whether to wait for the next card of the facility that one is in, and not to try another."""
        here = next(f for f in self.me.view.facilities if f.id == self.me.area)
        if here.id in self.me.secrets or not here.events:
            return False
        other = self.plan()
        own = self.stay(here.id, fitness(self.me), self.now)
        return other is None or own <= other.cost + ACTION

    def _answer(self, rest: int, to: str, act: str) -> str:
        """The first step of: rest, go there, act."""
        if rest and REST() in self.options:
            return REST()
        path = self.ways.path(to)
        answer = MOVE(path[0]) if path else act
        if path and self.border == (ROADBLOCK, border_name(self.me.area, path[0])):
            return wait(self.me, self.options)  # it costs less than the way round
        return answer if answer in self.options else ""

    def _rests(self) -> range:
        return range(min(self.left, self.me.fatigue) + 1)

    def _camps(self) -> Iterator[tuple[str, Condition, float]]:
        """Each bunker where a camp would change something, the condition after it, and what else it brings."""
        if self.me.area in BUNKERS and AREA() not in self.options and self.left < 2:
            return
        for bunker in BUNKERS:
            visit = foresee(self.me, bunker)
            if visit.is_any:
                yield bunker, Condition(visit.free, visit.fatigue, visit.rubles), visit.gain

    def _facility_plans(self) -> Iterator[Plan]:
        fit = fitness(self.me)
        targets = [f for f in self.me.view.facilities if self._may_enter(f)]
        camps = list(self._camps())
        for facility in targets:
            for entrance in facility.entrances:
                act = (MOVE if facility.open else OPEN)(facility.id)
                for rest in self._rests():
                    condition = self.now._replace(fatigue=self.now.fatigue - rest)
                    inside = self._inside(facility, fit, condition)
                    answer = self._answer(rest, entrance, act)
                    if inside is not None and answer:
                        cost = self._leg(entrance, rest, facility.id) + ACTION + inside
                        yield Plan(cost, answer, "enter" if facility.open else "open", facility.id)
                for bunker, condition, extra in camps:
                    inside = self._inside(facility, fit, condition)
                    answer = self._answer(0, bunker, AREA())
                    if inside is not None and answer:
                        onward = self._onward(bunker).cost[entrance]
                        cost = self._leg(bunker, 0, bunker) + 2 * ACTION + onward + inside - extra
                        yield Plan(cost, answer, "camp", bunker)
            if not facility.open:
                yield from self._errands(facility, fit)

        if work.has_time(self.me):
            yield from self._jobs(targets, fit)

    def _jobs(self, targets: list[FacilityView], fit: Fitness) -> Iterator[Plan]:
        """Work on the way to a facility that stands open or can be opened, or a fight here."""
        ahead = [(f, inside) for f in targets if (inside := self._inside(f, fit, self.now)) is not None]
        jobs = [(work.gain(self.me, area), area, *self._act_at(area)) for area in work.PLACES]
        jobs.append((work.hunt(self.me), self.me.area, False, SEARCH() if SEARCH() in self.options else ""))
        for gain, area, again, answer in jobs:
            if gain < ACTION + work.LEAST or not answer:
                continue
            there = self._leg(area, 0, area) + (1 + again * self.left) * ACTION - gain
            onward = self._onward(area).cost
            for facility, inside in ahead:
                cost = there + min(onward[e] for e in facility.entrances) + ACTION + inside
                yield Plan(cost, answer, "hunt" if answer in SEARCH else "work", area)

    def _may_enter(self, facility: FacilityView) -> bool:
        if facility.id == self.me.area:
            return False
        places = 1 if self.me.view.seats <= 2 else 2
        inside = sum(1 for s in self.me.view.scavengers if s.area == facility.id and s.seat != self.me.seat)
        return facility.id not in self.me.secrets and facility.events > 0 and inside < places

    def _inside(self, facility: FacilityView, fit: Fitness, condition: Condition) -> float | None:
        """What it will cost to find the secret, from the entrance on; nothing if the lock stays shut."""
        paid = 0.0
        if not facility.open:
            way = unlock(self.me, facility.lock, condition)
            if way is None:
                return None
            paid, condition = way
        return paid + self.stay(facility.id, fit, condition)

    def stay(self, deck: str, fit: Fitness, condition: Condition) -> float:
        """What drawing from a deck until it succeeds costs: rounds, injuries, traumas."""
        chance = max(0.03, success(deck, fit))
        if condition.fatigue >= FATIGUE_MAX:
            chance *= 0.75
        rounds = 1.0 / chance
        injuries = 1.2 * (rounds - 1) + 0.6
        overflow = max(0.0, injuries - condition.free)
        tired = 40.0 * max(0, condition.fatigue - 2)
        return 2 * ACTION * rounds + 50.0 * injuries + 300.0 * overflow + tired

    def _errands(self, facility: FacilityView, fit: Fitness) -> Iterator[Plan]:
        """Going to find what a lock asks for."""
        wanted = missing(self.me, facility.lock)
        if not wanted:
            return
        for area in SOURCES[wanted]:
            again, answer = self._act_at(area)
            if not answer:
                continue
            onward = min(self._onward(area).cost[e] for e in facility.entrances)
            work = self._work(area)
            cost = self._leg(area, 0, area) + work + onward + ACTION + self.stay(facility.id, fit, self.now)
            yield Plan(cost + again * self.left * ACTION, answer, "fetch", area)

    def _act_at(self, area: str) -> tuple[bool, str]:
        """The first step to the action of an area; whoever has taken it in this turn waits for the next."""
        if self.me.view.timed == WHITEOUT and self.me.view.marker == area:
            return False, ""
        if self.me.area == area and AREA() not in self.options and self.left < ACTIONS_PER_TURN:
            return True, wait(self.me, self.options)
        return False, self._answer(0, area, AREA())

    def _work(self, area: str) -> float:
        """What it costs to get the wanted thing at a place, with all the tries it takes."""
        me = self.me
        match area:
            case "chernobyl":
                return ceil((600 - me.rubles) / 400) * (ACTION + worth.tiring(me, 2)) * 1.5
            case "borderland":
                tries = (600 - me.rubles) / (200 * max(0.1, me.passes("VIG", 3)))
                return 1.6 * ACTION * tries
            case "headquarters":
                room = me.packed < me.capacity
                return ACTION - worth.good_name(me, -1) if room and me.scavenger.reputation > BAD else 2000.0
            case "proving_ground":
                return ACTION + (1 - me.passes("PRO", 4, "mutant")) * worth.harm(me, 3)
            case "misty_hill":
                chance = max(0.1, me.passes("WIL", 3))
                return (1.5 * ACTION + worth.batch_harm(me, DIS=1)) / chance
            case "quarry":
                return 4 * ACTION - 2 * min(0.0, draw_threat(me, "MUT-G"))
        return 4 * ACTION - 2 * min(0.0, draw_threat(me, "ANO-G"))

    # --- the last leg -----------------------------------------------------------------------------------------------

    def _final_plans(self) -> Iterator[Plan]:
        """To the Power Plant: the plan with the best chance to win."""
        fit = fitness(self.me)
        for gate in GATES:
            for rest in self._rests():
                condition = self.now._replace(fatigue=self.now.fatigue - rest)
                answer = self._answer(rest, gate, AREA())
                if answer:
                    actions = self.ways.moves[gate] + rest + 1
                    toll = self.ways.cost[gate] - ACTION * self.ways.moves[gate]
                    chance = self.victory(gate, fit, condition, actions)
                    night = self._leg(gate, rest, "power_plant") - self.ways.cost[gate] - rest * ACTION
                    yield Plan(0.3 * (toll + night) - worth.ENDING * chance, answer, "end", gate)
            for bunker, condition, extra in self._camps():
                answer = self._answer(0, bunker, AREA())
                if answer:
                    onward = self._onward(bunker)
                    actions = self.ways.moves[bunker] + 1 + onward.moves[gate] + 1
                    toll = self.ways.cost[bunker] - ACTION * self.ways.moves[bunker]
                    chance = self.victory(gate, fit, condition, actions)
                    yield Plan(0.3 * (toll - extra) - worth.ENDING * chance, answer, "camp", bunker)

    def victory(self, gate: str, fit: Fitness, condition: Condition, actions: int) -> float:
        """The chance to win by this gate: how often a card can be drawn, how long the body holds, who else is near."""
        me = self.me
        delay = 1 + ceil(max(0, actions - self.left) / 2)
        draws = me.rounds_left - delay
        if draws <= 0:
            return 0.002 * max(0, 20 + draws)
        slot = "MUT-Y" if gate == "pripyat" else "ANO-Y"
        fight = -draw_threat(me, slot, may_flee=False)
        hurt = 2.0 + max(0.0, fight) / 110.0 + 2 * (1 - me.passes("WIL", 4))
        free = condition.free - hurt - 0.5 * max(0, condition.fatigue - 2)
        chance = max(0.02, success("sarcophagus", fit) * (1.0 + 0.1 * min(0.0, free)))
        lives = max(0.0, free) / 1.6 + (3 - me.traumas) + 0.5 + min(0.0, free) / 3
        tries = max(0.2, min(float(draws), lives))
        still_open = me.race * (1 - chance)
        won: float = chance * (1 - still_open**tries) / (1 - still_open)
        return float(me.race**delay) * won - 0.004 * actions
