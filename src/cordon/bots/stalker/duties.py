"""Who does what: the open tasks of the mission shared out among the stalkers, and how much time is left for them.

Everybody works it out from the same view, so all come to the same answer.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from cordon.bots.stalker.errands import Errands
from cordon.bots.stalker.guesses import plan_of
from cordon.bots.stalker.plans import Task, condition_parts
from cordon.bots.stalker.situation import shield_of
from cordon.games.stalker.cards import Item
from cordon.games.stalker.content import content
from cordon.games.stalker.mapping.board import Board
from cordon.games.stalker.mapping.library import maps
from cordon.games.stalker.terms import Entity, number_of
from cordon.games.stalker.views import EnvironmentView, StalkerView
from cordon.kernel.decisions import Seat

UNREACHABLE = 40
LATE = (2.2, 4.0)
"""A stalker without a task goes for the exit when so many times the way, and a few actions, are all that is left."""
WAITING = 2
"""Spaces that a stalker keeps from a place where there is nothing to do yet."""
SUPPORT, ASIDE = 2, 4
"""Spaces that others keep from the stalker who has something to do, and from one who has to go where it is hot."""
WOUNDED, WEAK, SOUND = 2.0, 0.3, 9
"""Standard actions by which a stalker counts as farther away, for each injury and for each HP below a sound number."""
HOT, EXPOSED, DOSED = 3, 0.7, 0.15
"""Radiation from which on it matters who goes; standard actions by which a stalker counts as farther away for each
point that comes through, and for each point of dosage."""
FIT, HASTE = 10, 4
"""HP without which nobody who has medicine goes there, and rounds at the end in which all the same somebody does."""
AMPLE, ENOUGH = 1.7, 1.5
"""Whoever has a task goes on an errand only while so many times what the mission takes are left, and whoever has none
while so many."""


@dataclass(frozen=True, slots=True)
class Duty:
    """Where a stalker is wanted. Not ``ready``: it has to wait there. ``near``: so close is close enough. ``artifact``:
    an errand for one. ``leads``: who is led along. ``must``: whoever is not there loses it for all."""

    spaces: tuple[int, ...]
    task: Task | None = None
    ready: bool = True
    near: int = 0
    artifact: bool = False
    leads: Entity = ""
    must: bool = False


class Team:
    """The state of the mission as the plan sees it."""

    def __init__(self, view: StalkerView, board: Board, watched: int) -> None:
        self.view = view
        self.board = board
        self.watched = watched
        self.map = maps().missions[view.map]
        self._steps: dict[tuple[int, tuple[int, ...]], int] = {}
        self._efforts: dict[tuple[Seat, tuple[int, ...]], float] = {}
        self.up = {card.up for card in view.environment}
        self.held = {_number(card): card.holder for card in view.environment if card.place == "held"}
        self.ground = {_number(card): card.spaces for card in view.environment if card.place == "ground"}
        memory = {f"{flag}={value}" for flag, value in view.memory.items()}
        inside = {board.building[stalker.space] for stalker in view.stalkers}
        self.known = {"up": self.up, "held": self.held, "ground": self.ground, "memory": memory, "inside": inside}

    @property
    def prey(self) -> Entity:
        """The enemy that is hunted: none in a mission."""
        return ""

    def holds(self, condition: str) -> bool:
        word, what = condition_parts(condition)
        return what in self.known.get(word, ())

    def places(self, task: Task) -> tuple[int, ...]:
        """Where a task is to be done; nowhere if it is none now."""
        if any(self.holds(each) for each in task.done) or not all(self.holds(each) for each in task.hidden):
            return ()
        if task.enough and all(self.holds(each) for each in task.enough):
            return ()
        found: list[int] = []
        for name in task.at:
            word, card = condition_parts(name)
            if word == "map":
                found.extend(self._laid(card))
            elif card:
                found.extend(self.ground.get(card, ()))
            elif name in self.board.index and self.board.capacity[self.board.index[name]]:
                found.append(self.board.index[name])
        return tuple(found) if not task.lies or any(self._lies(task, space) for space in found) else ()

    def _laid(self, number: str) -> tuple[int, ...]:
        """The spaces on which cards of a number lie."""
        laid = (card for card in self.view.environment if _number(card) == number and card.place == "map")
        return tuple(space for card in laid for space in card.spaces)

    def _lies(self, task: Task, space: int) -> bool:
        return any(
            _number(card) == task.card and card.place == "map" and space in card.spaces and card.up.endswith("a")
            and (not task.back or not card.back or card.back == task.back)
            for card in self.view.environment
        )  # fmt: skip

    @cached_property
    def open_tasks(self) -> list[tuple[Task, tuple[int, ...]]]:
        """What is left to do; where a back is known to be the right one, the other places do not count."""
        found = [(task, places) for task in plan_of(self.view.mission) if (places := self.places(task))]
        sure = {task.card: places for task, places in found if task.back and self._is_known(task, places)}
        return [(task, places) for task, places in found if sure.get(task.card, places) == places or not task.lies]

    def _is_known(self, task: Task, places: tuple[int, ...]) -> bool:
        return any(card.back == task.back and set(card.spaces) & set(places) for card in self.view.environment)

    @property
    def is_way_out(self) -> bool:
        """Whether nothing is left to do but to leave."""
        return not self.open_tasks

    def is_ready(self, task: Task) -> bool:
        return all(self.holds(each) for each in task.when) and (not task.holder or task.holder in self.held)

    def steps(self, start: int, goals: tuple[int, ...]) -> int:
        """Spaces to walk to the closest of several."""
        known = self._steps.get((start, goals))
        if known is None:
            routes = self.board.routes("open", start)
            costs = [cost[0] for goal in goals if (cost := routes.cost(goal)) is not None]
            known = self._steps[start, goals] = min(costs, default=UNREACHABLE)
        return known

    @cached_property
    def exit(self) -> tuple[int, ...]:
        index = self.board.index
        return tuple(index[name] for name in self.map.exit if self.board.capacity[index[name]])

    # --- sharing out --------------------------------------------------------------------------------------------

    @cached_property
    def duties(self) -> dict[Seat, Duty]:
        """What everybody is to do: the tasks of the mission, and errands on the way."""
        found = {}
        for seat, duty in sorted(self.shared_out.items()):
            errand = self.errands.errand(seat, duty.spaces, self._spare(seat, duty))
            found[seat] = duty if errand is None else Duty(errand.spaces, artifact=errand.artifact)
        return found

    @cached_property
    def errands(self) -> Errands:
        return Errands(self.view, self.board, self.steps, self.watched)

    def _spare(self, seat: Seat, duty: Duty) -> float:
        """Standard actions that a stalker has for errands; none for whoever carries what the mission is about."""
        if seat in self.held.values():
            return 0.0
        way = self.steps(self.view.stalkers[seat].space, self.exit) / 3
        needed = (AMPLE if duty.task is not None and duty.ready else ENOUGH) * self.needed
        return self.actions_left(seat) - max(needed, LATE[0] * way) - LATE[1]

    @cached_property
    def shared_out(self) -> dict[Seat, Duty]:
        """The tasks of the mission, each to the stalker who is best placed for it."""
        free = [stalker.seat for stalker in self.view.stalkers if not stalker.dead]
        found: dict[Seat, Duty] = {}
        todo = sorted(self.open_tasks, key=lambda each: not self.is_ready(each[0]))
        if not todo:
            return {seat: Duty(self.exit) for seat in free}
        for task, places in todo:
            ready = self.is_ready(task)
            able = free
            if task.holder in self.held:
                able = [seat for seat in free if seat == self.held[task.holder]]
            if task.holder and task.holder not in self.held:
                continue
            able = [seat for seat in able if self.steps(self.view.stalkers[seat].space, places) < UNREACHABLE]
            if able:
                seat = min(able, key=lambda each: (self._effort(each, places), each))
                found[seat] = Duty(places, task, ready, near=0 if ready and self._is_fit(seat, places) else WAITING)
                free.remove(seat)
            for _ in range(task.helpers):
                if free and ready:
                    seat = min(free, key=lambda each: (self._effort(each, places), each))
                    found[seat] = Duty(places, task, ready, near=1)
                    free.remove(seat)
        for seat in free:
            found[seat] = self._support(seat, found)
        return found

    def _effort(self, seat: Seat, places: tuple[int, ...]) -> float:
        known = self._efforts.get((seat, places))
        if known is None:
            stalker = self.view.stalkers[seat]
            weak = WOUNDED * sum(stalker.injured) + WEAK * max(0, SOUND - stalker.hp)
            known = self.steps(stalker.space, places) / 3 + weak + self._dread(seat, places)
            self._efforts[seat, places] = known
        return known

    def _dread(self, seat: Seat, places: tuple[int, ...]) -> float:
        """Radiation at a place: whoever wears the best suit for it, and has the least already, goes there; whoever is
        there stays."""
        stalker, rad = self.view.stalkers[seat], self._rad(places)
        if rad < HOT or stalker.space in places:
            return 0.0
        return EXPOSED * max(0, rad + shield_of(self.view, seat)) + DOSED * stalker.dose

    def _is_fit(self, seat: Seat, places: tuple[int, ...]) -> bool:
        """Whether somebody is well enough to go where it is hot; whoever has medicine takes it before."""
        stalker = self.view.stalkers[seat]
        if self._rad(places) < HOT or stalker.space in places or stalker.hp >= FIT or self.rounds_left <= HASTE:
            return True
        cards = (
            content().cards[card.id] for card in self.view.cards if card.owner == seat and card.place == "backpack"
        )
        return not any(isinstance(card, Item) and "medicine" in card.types for card in cards)

    def _rad(self, places: tuple[int, ...]) -> int:
        return min((self.view.hot.get(space, self.board.rad[space]) for space in places), default=0)

    def _support(self, seat: Seat, found: dict[Seat, Duty]) -> Duty:
        """Stay close to the nearest stalker who has something to do, unless the way out takes what time is left."""
        here = self.view.stalkers[seat].space
        if all(set(places) <= set(self.exit) for _, places in self.open_tasks) or self.is_late(seat):
            return Duty(self.exit)
        others = {self.view.stalkers[other].space: duty for other, duty in found.items() if duty.task is not None}
        if not others:
            return Duty(self.exit)
        beside = min(others, key=lambda space: self.steps(here, (space,)))
        hot = self._rad(others[beside].spaces) >= HOT
        return Duty((beside,), near=ASIDE if hot else SUPPORT)

    def is_late(self, seat: Seat) -> bool:
        """Whether a stalker without a task has to go for the exit now."""
        return self.actions_left(seat) < LATE[0] * self.steps(self.view.stalkers[seat].space, self.exit) / 3 + LATE[1]

    # --- time ---------------------------------------------------------------------------------------------------

    @cached_property
    def rounds_left(self) -> int:
        """Rounds until time is up, this one included (SM-10.6)."""
        events = self.map.events
        total = len(events) + sum(event.random_events(self.view.seats) for event in events)
        return max(self.view.events_left + 1, total - self.view.round + 1)

    def actions_left(self, seat: Seat) -> int:
        """Standard actions that a stalker has until time is up."""
        each = 3 if self.view.seats == 1 else 2
        stalker = self.view.stalkers[seat]
        now = sum(
            each - stalker.slots[track]
            for track in (0, 1)
            if not stalker.taken[track] or (self.view.turn == seat and self.view.track == track)
        )
        return now + 2 * each * (self.rounds_left - 1)

    @cached_property
    def needed(self) -> float:
        """Standard actions that the rest of the mission takes, most of it one after another."""
        spaces = [stalker.space for stalker in self.view.stalkers]
        chain = self.open_tasks
        if not chain:
            return max(self.steps(space, self.exit) for space in spaces) / 2.5
        walked = min(self.steps(space, chain[0][1]) for space in spaces)
        for (_, one), (_, other) in pairwise(chain):
            walked += self.steps(one[0], other)
        walked += self.steps(chain[-1][1][0], self.exit)
        work = sum(task.actions for task, _ in chain)
        return walked / 2.6 + work


def _number(card: EnvironmentView) -> str:
    return number_of(card.id)
