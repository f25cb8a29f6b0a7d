"""A scavenger's turn: where to go, by which way, and whether to rest or camp before.

Plans are compared by what they cost, in the same rubles as everything else: an action, danger on the way, what an
emission would do to the place where the turn ends, and how the body will be when it arrives.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import ceil
from typing import NamedTuple

from cordon.bots.zona import worth
from cordon.bots.zona.appraisal import Fitness, draw_threat, encounter, fitness, success
from cordon.bots.zona.board import Entrances, Ways
from cordon.bots.zona.goods import shopping
from cordon.bots.zona.locks import Condition, missing, unlock
from cordon.bots.zona.situation import Me
from cordon.bots.zona.worth import ACTION
from cordon.games.zona.content import content
from cordon.games.zona.rules.actions import AREA, MOVE, OPEN, REST, TurnFacts
from cordon.games.zona.terms import FATIGUE_MAX, HEAL_PRICE
from cordon.games.zona.views import FacilityView
from cordon.kernel.decisions import Decision, told

BUNKERS = ("inn", "science_camp", "village")
GATES = ("pripyat", "moscow_eye")
EMISSION = {"green": 2, "yellow": 4, "red": 6}
DRAW = {"green": 15.0, "yellow": 90.0}
"""What the event card of a sector costs on average."""
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


@cache
def _calm_ways(side: str, facilities: Entrances, start: str) -> Ways:
    """Ways for a later turn: threats may have moved by then."""
    return Ways(side, facilities, start, ACTION, {}, 80.0)


class Journey:
    """All plans for what is left of a turn."""

    def __init__(self, me: Me, decision: Decision) -> None:
        self.me = me
        self.options = decision.options
        self.left = told(me.view.asked, TurnFacts).left
        self.side = "A" if me.view.seats <= 2 else "B"
        self.entrances: Entrances = tuple((f.id, f.entrances) for f in me.view.facilities)
        toll = {area.id: self._toll(area.threats) for area in me.view.areas if area.threats}
        self.ways = Ways(self.side, self.entrances, me.area, ACTION, toll, worth.harm(me, 1))
        self.now = Condition(me.free, me.fatigue, me.rubles)

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
        plans = list(self._final_plans() if self.me.has_secrets else self._facility_plans())
        if not plans:
            return REST() if REST() in self.options else self.options[0]
        return min(plans).answer

    def _answer(self, rest: int, to: str, act: str) -> str:
        """The first step of: rest, go there, act."""
        if rest and REST() in self.options:
            return REST()
        path = self.ways.path(to)
        answer = MOVE(path[0]) if path else act
        return answer if answer in self.options else ""

    def _rests(self) -> range:
        return range(min(self.left, self.me.fatigue) + 1)

    def _camps(self) -> Iterator[tuple[str, Condition, float]]:
        """Each bunker, the condition after camping there, and what else it brings."""
        me = self.me
        if me.area in BUNKERS and AREA() not in self.options and self.left < 2:
            return
        trophies = sum(content().threats[t].trophy or 0 for t in me.scavenger.trophies)
        purse = me.rubles + trophies
        injuries = me.scavenger.injuries
        healed = min(injuries, purse // HEAL_PRICE)
        spare = purse - healed * HEAL_PRICE
        market = min(shopping(me, spare), 500.0)
        for bunker in BUNKERS:
            fatigue = max(0, me.fatigue - me.values["WIL"] - (bunker == "inn"))
            surgery = 400.0 if bunker == "science_camp" and me.traumas and purse >= 800 else 0.0
            yield bunker, Condition(me.free + healed, fatigue, spare), market + surgery

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
                        yield Plan(self._leg(entrance, rest, facility.id) + ACTION + inside, answer)
                for bunker, condition, extra in camps:
                    inside = self._inside(facility, fit, condition)
                    answer = self._answer(0, bunker, AREA())
                    if inside is not None and answer:
                        onward = _calm_ways(self.side, self.entrances, bunker).cost[entrance]
                        cost = self._leg(bunker, 0, bunker) + 2 * ACTION + onward + inside - extra
                        yield Plan(cost, answer)
            if not facility.open:
                yield from self._errands(facility, fit)

    def _may_enter(self, facility: FacilityView) -> bool:
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
            answer = self._answer(0, area, AREA())
            if not answer:
                continue
            onward = min(_calm_ways(self.side, self.entrances, area).cost[e] for e in facility.entrances)
            work = self._work(area)
            cost = self._leg(area, 0, area) + work + onward + ACTION + self.stay(facility.id, fit, self.now)
            yield Plan(cost, answer)

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
                return ACTION + worth.REPUTATION if me.scavenger.reputation >= 0 else 2000.0
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
                    yield Plan(0.3 * (toll + night) - worth.ENDING * chance, answer)
            for bunker, condition, extra in self._camps():
                answer = self._answer(0, bunker, AREA())
                if answer:
                    onward = _calm_ways(self.side, self.entrances, bunker)
                    actions = self.ways.moves[bunker] + 1 + onward.moves[gate] + 1
                    toll = self.ways.cost[bunker] - ACTION * self.ways.moves[bunker]
                    chance = self.victory(gate, fit, condition, actions)
                    yield Plan(0.3 * (toll - extra) - worth.ENDING * chance, answer)

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
