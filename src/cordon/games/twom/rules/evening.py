"""TW-8 Evening: everybody gets exactly one task."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec

from cordon.games.twom import events
from cordon.games.twom.rules.leadership import begin_phase, pass_journal
from cordon.games.twom.rules.people import change, is_able
from cordon.games.twom.rules.plans import COMMIT, TAKE_BACK
from cordon.games.twom.rules.reasons import (
    BEDS_FULL,
    BROKEN,
    CANNOT_ANY_MORE,
    COLLAPSED,
    NO_BED,
    PARTY_FULL,
    TASKS_MISSING,
)
from cordon.games.twom.rules.scripts import ReadScript, phase_scripts, tied
from cordon.games.twom.terms import LEVEL_MAX, NOBODY_GUARDS, SCAVENGERS_MAX, TASKS, PersonId, Task
from cordon.kernel.decisions import Facts, Reason, Refusal, ask
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.twom.game import TwomGame
    from cordon.games.twom.state import Person

TASK = verb("task", person=PersonId, task=Task)
LEAVE_UNGUARDED = verb("leave_unguarded")
GO_ON = verb("go_on")

Plan = tuple[tuple[PersonId, Task], ...]
"""Who does what tonight."""
FLOOR_RESTS = 2


class EveningFacts(Facts, frozen=True):
    plan: dict[PersonId, Task]
    beds: int


class EveningPhase(Procedure):
    """TW-8 Evening"""

    level: ClassVar[str] = "phase"
    plan: Plan = ()
    choice: str = ""

    def facts(self, game: TwomGame) -> EveningFacts:
        return EveningFacts(dict(self.plan), beds(game))

    @step("TW-8", "The Evening begins")
    def begin(self, game: TwomGame) -> Flow:
        begin_phase(game, "evening")
        for person in list(game.state.people.values()):
            if person.task:
                game.update(person, task="")
        return phase_scripts(game, "evening")

    @step("TW-8", "Give every character one task, then commit", offers=(TASK, TAKE_BACK, COMMIT, LEAVE_UNGUARDED))
    def assign(self, game: TwomGame) -> Flow:
        planned = dict(self.plan)
        free = [person for person in game.state.people.values() if person.id not in planned]
        options: list[str] = []
        if free:
            room = room_for_tasks(game, self.plan)
            tasks: dict[bool, list[str]] = {}  # the same for all who are able, and for all who are not
            for person in free:
                able = is_able(person)
                if able not in tasks:
                    tasks[able] = [task for task in TASKS if why_not_task(person, task, room) is None]
                options += [TASK(person.id, task) for task in tasks[able]]
        options += TAKE_BACK.each(tuple(planned))
        if not free and why_not_commit(game, self.plan) is None:
            options.append(COMMIT() if "guard" in planned.values() else LEAVE_UNGUARDED())
        return ask(game.state.leader, "choice", options, always=True, anytime=True, refused=self._refused)

    def _refused(self, game: TwomGame) -> list[Refusal]:
        planned = dict(self.plan)
        free = [person for person in game.state.people if person not in planned]
        found = []
        room = room_for_tasks(game, self.plan)
        for person in free:
            for task in TASKS:
                reason = why_not_task(game.state.people[person], task, room)
                if reason is not None:
                    found.append(Refusal(TASK(person, task), reason))
        reason = TASKS_MISSING("TW-8") if free else why_not_commit(game, self.plan)
        return [*found, Refusal(COMMIT(), reason)] if reason is not None else found

    @step("TW-8", "Note it down, or take it back")
    def note_down(self, game: TwomGame) -> Flow:
        if self.choice in TASK:
            self.plan = (*self.plan, tuple(TASK.read(self.choice)))
            return goto(EveningPhase.assign)
        if self.choice in TAKE_BACK:
            person = TAKE_BACK.read(self.choice)
            self.plan = tuple([pair for pair in self.plan if pair[0] != person])
            return goto(EveningPhase.assign)
        return None

    @step("TW-8.6", "Fatigue changes at once")
    def go_to_work(self, game: TwomGame) -> Flow:
        for person, task in self.plan:
            record = game.state.people.get(person)
            if record is None:
                continue
            game.update(record, task=task)
            game.emit(events.TaskGiven(person, task))
            if task == "guard":
                game.deed(person, "guarded")
            change(game, person, "fatigue", task_fatigue(game, person, task), "task")
        return None

    @step("TW-8.5", "If nobody guards, the rule script ends the game")
    def guard(self, game: TwomGame) -> Flow:
        if not any(person.task == "guard" for person in game.state.people.values()):
            return tied(game, "unguarded", "night") or call(ReadScript(NOBODY_GUARDS))
        return None

    @step("TW-8", "The night comes", offers=(GO_ON,))
    def settle_in(self, game: TwomGame) -> Flow:
        if game.hand_for("evening"):
            return ask(game.state.leader, "choice", [GO_ON()], always=True, anytime=True)
        return None

    @step("TW-8.8", "Pass the Journal")
    def end(self, game: TwomGame) -> Flow:
        pass_journal(game)
        return finish()


def beds(game: TwomGame) -> int:
    """Built beds that can be reached (TW-8.1)."""
    fittings, kinds = game.state.fittings, game.content.fittings
    return sum(kinds[built.id].bed and built.space in game.house.near for built in fittings.values()) if fittings else 0


class Places(msgspec.Struct, frozen=True, gc=False):
    """What is left beside the tasks given so far: beds, and places in the party; ``built`` are all beds."""

    beds: int
    party: int
    built: int


def room_for_tasks(game: TwomGame, plan: Plan) -> Places:
    """How many may still sleep in a bed or scavenge."""
    tasks = [task for _, task in plan]
    built = beds(game)
    return Places(built - tasks.count("bed"), SCAVENGERS_MAX - tasks.count("scavenge"), built)


def why_not_commit(game: TwomGame, plan: Plan) -> Reason | None:
    """Why the night cannot begin with these tasks: somebody has collapsed since (TW-3.4)."""
    for person, task in plan:
        record = game.state.people.get(person)
        if record is not None and task in ("guard", "scavenge") and not is_able(record):
            return CANNOT_ANY_MORE("TW-3.4", person)
    return None


def why_not_task(person: Person, task: str, room: Places) -> Reason | None:
    """Why a character cannot get a task (TW-8.1 to TW-8.4)."""
    if task == "floor":
        return None
    if task == "bed":
        if room.beds > 0:
            return None
        return BEDS_FULL("TW-8.1") if room.built else NO_BED("TW-8.1")
    if not is_able(person):
        return (COLLAPSED if person.fatigue >= LEVEL_MAX else BROKEN)("TW-3.4")
    return PARTY_FULL("TW-8.4") if task == "scavenge" and room.party <= 0 else None


def task_fatigue(game: TwomGame, person: str, task: str) -> int:
    """What a task does to Fatigue."""
    if task == "bed":
        return -game.state.people[person].fatigue
    if task == "floor":
        return -FLOOR_RESTS
    return game.modified("guard_fatigue", 1, game.state.leader, person) if task == "guard" else 1
