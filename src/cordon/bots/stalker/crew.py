"""Who does what in Zone Survival: the aims of the scenario shared out among the stalkers, and the time for them.

Everybody works it out from the same view, so all come to the same answer. Whoever has left is not counted.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from cordon.bots.stalker import trading
from cordon.bots.stalker.duties import LATE, SUPPORT, WAITING, Duty, Team
from cordon.bots.stalker.objectives import Objectives
from cordon.bots.stalker.plans import Task
from cordon.bots.stalker.situation import Situation
from cordon.games.stalker.content import content
from cordon.games.stalker.mapping.board import Board
from cordon.games.stalker.rules.movement import MoveFacts
from cordon.games.stalker.survival_cards import Aim
from cordon.games.stalker.terms import CharacterKey, Entity, make_character, place_parts
from cordon.games.stalker.views import StalkerView
from cordon.kernel.decisions import Seat

TAKE, LEAVE = "take_tokens", "leave"
LATE_WORD = "late:"
WALK = 2.6
"""Spaces that a standard action of movement brings, on average."""
TOGETHER = 0.7
"""How much of the work several stalkers do at the same time."""


@dataclass(frozen=True, slots=True)
class Job:
    """An aim with where it is now, and the task that it is."""

    aim: Aim
    spaces: tuple[int, ...]
    task: Task
    ready: bool


class SurvivalTeam(Team):
    """The state of a scenario as its aims see it."""

    def __init__(self, view: StalkerView, board: Board, watched: int) -> None:
        super().__init__(view, board, watched)
        assert view.survival is not None
        self.zone = view.survival
        self.objectives = Objectives(view, view.survival, board)
        self.present = [stalker for stalker in view.stalkers if not stalker.dead and stalker.space >= 0]

    # --- what there is to do ----------------------------------------------------------------------------------------

    @cached_property
    def jobs(self) -> list[Job]:
        found = []
        for aim in self.objectives.aims:
            spaces = self.objectives.places(aim)
            if spaces:
                ready = all(map(self.objectives.holds, aim.when))
                keys = aim.actions if aim.takes and aim.kind in ("work", "trade") else ()
                found.append(Job(aim, spaces, Task((), aim.card, keys, actions=aim.takes), ready))
        return found

    @cached_property
    def open_tasks(self) -> list[tuple[Task, tuple[int, ...]]]:
        """What whoever looks could do where it is to be done: not bring what others carry, nor leave without whoever is
        led."""
        return [
            (job.task, self._counters if job.aim.kind == "trade" else job.spaces)
            for job in self.jobs
            if job.ready and self._is_at_hand(job.aim)
        ]

    def _is_at_hand(self, aim: Aim) -> bool:
        """Whether whoever looks has what an aim brings, and stands beside whoever it leads."""
        seat, mine = self.view.seat, self.objectives
        assert seat is not None
        if aim.carries and not mine.carried(seat, aim.carries):
            return False
        return not aim.beside or mine.character_at(aim.beside) == self.view.stalkers[seat].space

    @cached_property
    def _counters(self) -> tuple[int, ...]:
        """Where somebody has something to trade."""
        return tuple({trading.next_counter(self, stalker.seat) for stalker in self.present})

    @cached_property
    def free_actions(self) -> set[tuple[str, str]]:
        """What costs nothing and leads to the objective: the card, and its action."""
        cards, wanted = content().zone_cards, [(job.aim.card, key) for job in self.jobs for key in job.aim.actions]
        return {
            (card, action.key)
            for card in {card for card, _ in wanted if card}
            for action in cards[card].actions
            if action.cost == "FA" and (card, action.key) in wanted
        }

    @cached_property
    def prey(self) -> Entity:
        """The enemy that is hunted; empty: none."""
        return self.objectives.marked if any(job.aim.kind == "hunt" for job in self.jobs) else ""

    @property
    def is_way_out(self) -> bool:
        return False

    @cached_property
    def exit(self) -> tuple[int, ...]:
        """Where the scenario ends for everybody; nowhere in particular: none."""
        ends = [aim for aim in self.objectives.aims if LEAVE in aim.actions or LATE_WORD in aim.lasts]
        return tuple(
            dict.fromkeys(space for aim in ends for place in aim.at for space in self.objectives.spaces(place))
        )

    def steps(self, start: int, goals: tuple[int, ...]) -> int:
        return super().steps(start, goals) if goals else 0

    # --- sharing out ------------------------------------------------------------------------------------------------

    def _spare(self, seat: Seat, duty: Duty) -> float:
        carries = any(aim.carries and self.objectives.carried(seat, aim.carries) for aim in self.objectives.aims)
        busy = bool(duty.leads) or duty.artifact or (duty.task is not None and duty.ready)
        return 0.0 if carries or busy else super()._spare(seat, duty)

    @cached_property
    def shared_out(self) -> dict[Seat, Duty]:
        """What comes first to whoever is best placed for it; the rest stay close to those who have something to do."""
        free = [stalker.seat for stalker in self.present]
        found: dict[Seat, Duty] = {}
        for job in self.jobs:
            if not job.aim.crew and not job.aim.whole and job.aim.kind == "work":
                continue
            if job.aim.kind == "gather":
                self._share_gathering(job, free, found)
            elif job.aim.kind == "trade":
                self._share_trade(job, free, found)
            elif job.aim.whole or job.aim.kind == "hunt":
                self._share(job, job.spaces, free, found)
            else:
                self._share_places(job, free, found)
        for seat in free:
            found[seat] = self._support(seat, found)
        return found

    def _is_able(self, seat: Seat, job: Job) -> bool:
        aim, mine = job.aim, self.objectives
        if LATE_WORD in aim.lasts and not self._is_late_for(seat, job.spaces):
            return False
        if aim.carries and not self._has_load(seat, aim):
            return False
        if TAKE in aim.actions:
            return all(mine.can_take(seat, place_parts(place)[1]) for place in aim.at)
        return True

    def _has_load(self, seat: Seat, aim: Aim) -> bool:
        """Whether a stalker carries as much as is worth the way, or all that can be had."""
        has = self.objectives.carried(seat, aim.carries)
        more = any(job.aim.kind == "gather" or TAKE in job.aim.actions for job in self.jobs)
        return has >= aim.load or (has > 0 and (not more or self._is_late_for(seat, self.objectives.places(aim))))

    def _is_late_for(self, seat: Seat, spaces: tuple[int, ...]) -> bool:
        way = self.steps(self.view.stalkers[seat].space, spaces)
        return self.actions_left(seat) < LATE[0] * way / 3 + LATE[1]

    def _share_places(self, job: Job, free: list[Seat], found: dict[Seat, Duty]) -> None:
        """Each place to somebody: always the shortest way that is left."""
        places = list(job.spaces) * max(1, job.aim.crew)
        able = [seat for seat in free if self._is_able(seat, job)]
        while places:
            pairs = [(self._effort(seat, (space,)), seat, space) for seat in able for space in places]
            if not pairs:
                return
            _, seat, space = min(pairs)
            able.remove(seat)
            places.remove(space)
            self._give(seat, job, (space,), free, found)

    def _share(self, job: Job, spaces: tuple[int, ...], free: list[Seat], found: dict[Seat, Duty]) -> None:
        able = [seat for seat in free if self._is_able(seat, job)]
        start = self.objectives.spaces(f"character:{job.aim.beside}") if job.aim.beside else spaces
        able.sort(key=lambda seat: (self._effort(seat, start), seat))
        crew = len(able) if self._takes_turns(job, spaces) else job.aim.crew
        for seat in able[: crew or len(able)]:
            self._give(seat, job, spaces, free, found)

    def _takes_turns(self, job: Job, spaces: tuple[int, ...]) -> bool:
        """Whether somebody who makes the steps of a movement is on the way: whoever is there next leads on."""
        if not job.aim.beside or self._follows(job.aim.beside):
            return False
        return self.objectives.character_at(job.aim.beside) not in spaces

    def _give(self, seat: Seat, job: Job, spaces: tuple[int, ...], free: list[Seat], found: dict[Seat, Duty]) -> None:
        free.remove(seat)
        beside = self.objectives.character_at(job.aim.beside) if job.aim.beside else -1
        if beside >= 0 and beside not in spaces and (follows := self._follows(job.aim.beside)):
            led = self.objectives.character(job.aim.beside).with_turn == seat and self.view.turn == seat
            found[seat] = Duty((self._step_on(beside, spaces, follows if led else 1),), Task(()))
            return
        if job.aim.kind == "hunt":
            found[seat] = Duty(spaces, near=SUPPORT)
        elif beside >= 0 and self._set_off(seat) != beside:
            found[seat] = Duty((beside,), Task(()))
        else:
            must = LATE_WORD in job.aim.lasts
            leads = make_character(job.aim.beside) if beside >= 0 else ""
            found[seat] = Duty(spaces, job.task, job.ready, 0 if job.ready else WAITING, leads=leads, must=must)

    def _set_off(self, seat: Seat) -> int:
        """Where a stalker is, or was before the movement that is being made: whoever is led makes it afterwards."""
        asked = self.view.asked
        if isinstance(asked, MoveFacts) and self.view.seat == seat and asked.path and not asked.careful:
            return self.board.index[asked.path[0]]
        return self.view.stalkers[seat].space

    def _follows(self, key: CharacterKey) -> int:
        """How far somebody comes along at the end of a turn."""
        figure = content().characters[key].figure
        less = sum(each.by for each in self.view.in_force if each.value == "follow.max")
        return max(1, figure.follows + less) if figure is not None and figure.follows else 0

    def _step_on(self, start: int, goals: tuple[int, ...], most: int) -> int:
        """So far on the way to a goal: whoever ends a turn there is followed (SV-1.11)."""
        goal = min(goals, key=lambda space: self.steps(start, (space,)))
        route = self.board.routes("open", start).route(goal)
        return route[:most][-1] if route else start

    def _share_gathering(self, job: Job, free: list[Seat], found: dict[Seat, Duty]) -> None:
        """Artifacts that lie open to anybody, those in anomalies to whoever has a detector."""
        claimed: set[str] = set()
        for seat in list(free):
            chosen = self.errands.closest_artifact(seat, claimed)
            if chosen is not None:
                claimed.add(chosen.anomaly)
                free.remove(seat)
                found[seat] = Duty(chosen.spaces, job.task, artifact=True)

    def _share_trade(self, job: Job, free: list[Seat], found: dict[Seat, Duty]) -> None:
        for seat in list(free):
            goal = trading.next_counter(self, seat)
            if goal >= 0:
                free.remove(seat)
                found[seat] = Duty((goal,), job.task)

    def _support(self, seat: Seat, found: dict[Seat, Duty]) -> Duty:
        here = self.view.stalkers[seat].space
        busy = [self.view.stalkers[other].space for other, duty in found.items() if duty.task or duty.artifact]
        if not busy:
            return Duty((here,))
        return Duty((min(busy, key=lambda space: self.steps(here, (space,))),), near=SUPPORT)

    # --- time -------------------------------------------------------------------------------------------------------

    @cached_property
    def rounds_left(self) -> int:
        return self.view.events_left + 1

    @cached_property
    def needed(self) -> float:
        """Standard actions that the rest takes each stalker."""
        here = [stalker.space for stalker in self.present]
        if not here:
            return 0.0
        alone, shared, at, places = 0.0, 0.0, -1, 0
        for job in self.jobs:
            once = job.aim.kind == "hunt" or (job.aim.whole and not job.aim.beside)
            for space in job.spaces[:1] if once else job.spaces:
                way = self.steps(at, (space,)) if at >= 0 else min(self.steps(each, (space,)) for each in here)
                effort = way / WALK + job.aim.takes
                alone, shared = (alone + effort, shared) if job.aim.beside else (alone, shared + effort)
                at = space
                places += 1
        way_out = self.steps(at if at >= 0 else here[0], self.exit) / WALK
        hands: float = max(1, min(len(here), places)) ** TOGETHER
        return alone + way_out + shared / hands


def team_of(situation: Situation) -> Team:
    """The team as its mission or scenario sees it, worked out once a decision."""
    if situation.team is None:
        kind = Team if situation.view.survival is None else SurvivalTeam
        situation.team = kind(situation.view, situation.board, situation.watched)
    return situation.team
