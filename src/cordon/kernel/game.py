"""A running position: the state, the one door for writing to it, and the machine that runs procedures on it.

The machine runs until somebody must choose, then stops with one decision for each seat that is asked. A decision is
computed from the state by running the asking step again, so a step that asks may not write; the machine checks that.
"""

from __future__ import annotations

from collections import defaultdict, deque
from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar

import msgspec
from msgspec.structs import replace

from cordon.kernel.chance import Chance, Draw, permutation, throws
from cordon.kernel.decisions import NOTHING, Ask, Decision, Reason, Refusal, Seat
from cordon.kernel.errors import AnswerRefused, EngineError
from cordon.kernel.events import Event, Note
from cordon.kernel.frames import START, Call, Finish, Goto, Procedure, Step, Together, started
from cordon.kernel.kept import Kept
from cordon.kernel.state import Outcome, Record, State

if TYPE_CHECKING:
    from cordon.kernel.spec import GameSpec

S = TypeVar("S", bound=State)
R = TypeVar("R", bound=Record)
P = TypeVar("P", bound=Procedure)

STEP_LIMIT = 10_000
"""Steps without a decision after which a match is stopped: it makes no progress."""


class DiceNeeded(Exception):
    """A roll of dice that people throw themselves has come, and what they show is not known."""

    def __init__(self, name: str, times: int) -> None:
        super().__init__(name)
        self.name = name
        self.times = times


KEPT_MOST = 400
"""What copies take over of what was worked out; some of it holds no more."""


class Pending(msgspec.Struct, gc=False):
    """A question that waits for its answer, and the stack whose top frame asks it."""

    ask: Ask
    stack: list[Any]
    step: Step
    anytime: list[str]

    def decision(self) -> Decision:
        """What the seat gets to see."""
        ask = self.ask
        return Decision(ask.seat, self.step.kind, tuple(ask.options), tuple(self.anytime), ask.low, ask.high)


class Game(Generic[S]):
    """A match in one position. A game subclasses it with the queries that its rules speak in."""

    __slots__ = (
        "asked_for",
        "draws",
        "is_heard",
        "kept",
        "luck",
        "notes",
        "running",
        "spec",
        "state",
        "step",
        "touched",
        "waiting",
        "writes",
    )

    def __init__(self, spec: GameSpec[Any], state: S) -> None:
        self.spec = spec
        self.state = state
        self.notes: list[Note] = []
        self.draws: list[Draw] = []
        self.is_heard = True
        """Whether anybody reads the notes and draws; a match without history need not keep them."""
        self.luck: dict[str, deque[tuple[int, ...]]] | None = None
        self.asked_for: frozenset[str] = frozenset()
        """The names of rolls that are not made here, but asked for (``own_dice``)."""
        self.waiting: list[Pending] | None = None
        self.writes = 0
        self.touched: dict[str, int] = defaultdict(int)
        """The number of the last write to each table or scalar: until the next, what was found out about it is true."""
        self.step = START
        self.running = state.stack
        """The stack that is being run: that of the match, or of one branch of a ``Together``."""
        self.kept: dict[Any, Kept] = {}
        """What ``kept`` queries have worked out."""

    # --- the door for writing -----------------------------------------------------------------------------------

    def add(self, record: Record) -> None:
        """Put a new record into its table."""
        table = record.table
        self.writes = self.touched[table] = self.writes + 1
        getattr(self.state, table)[getattr(record, record.key)] = record

    def update(self, record: R, **changes: Any) -> R:
        """Replace a record by one with other values; returns the new one."""
        table = record.table
        self.writes = self.touched[table] = self.writes + 1
        new = replace(record, **changes)
        getattr(self.state, table)[getattr(new, record.key)] = new
        return new

    def remove(self, record: Record) -> None:
        """Take a record out of its table."""
        self.writes = self.touched[record.table] = self.writes + 1
        del getattr(self.state, record.table)[getattr(record, record.key)]

    def put(self, table: str, key: Any, value: Any) -> None:
        """Write an entry of a table of plain values: a counter, a flag, a pile by name."""
        self.writes = self.touched[table] = self.writes + 1
        getattr(self.state, table)[key] = value

    def count(self, table: str, key: Any, by: int = 1) -> None:
        """So many more of something, in a table of numbers."""
        self.writes = self.touched[table] = self.writes + 1
        numbers = getattr(self.state, table)
        numbers[key] = numbers.get(key, 0) + by

    def take(self, table: str, key: Any) -> None:
        """Take an entry out of a table of plain values."""
        self.writes = self.touched[table] = self.writes + 1
        del getattr(self.state, table)[key]

    def set(self, **scalars: Any) -> None:
        """Replace scalar fields of the state itself."""
        self.writes = written = self.writes + 1
        for name, value in scalars.items():
            self.touched[name] = written
            setattr(self.state, name, value)

    def emit(self, event: Event, audience: Seat | None = None) -> None:
        """Tell what visibly happened; the rule of the running step is its cause."""
        self.writes += 1
        if self.is_heard:
            self.notes.append(Note(event, self.step.rule, audience))

    def mark(self, level: str) -> None:
        """Another run of a procedure of this undo level begins."""
        self.writes += 1
        self.state.marks[level] = self.state.marks.get(level, 0) + 1

    def end(self, outcome: Outcome) -> None:
        """The match is over. Nothing runs after the step that says so."""
        self.set(outcome=outcome)

    # --- where we are ---------------------------------------------------------------------------------------------

    def nearest(self, kind: type[P]) -> P | None:
        """The innermost running procedure of a kind: the attack, the roll or the story that this is part of."""
        return next((frame for frame in reversed(self.running) if isinstance(frame, kind)), None)

    # --- chance -------------------------------------------------------------------------------------------------

    def roll(self, name: str, sides: int, times: int = 1) -> tuple[int, ...]:
        """``times`` numbers from 0 to ``sides`` - 1, under a name that a scenario may script."""
        chance = self.state.chance
        result = self._scripted(name)
        if result is None:
            if name in self.asked_for:
                raise DiceNeeded(name, times)
            result = throws(chance.seed, chance.drawn, sides, times)
        elif len(result) != times or not all(0 <= value < sides for value in result):
            raise AnswerRefused(f"luck {name!r} gives {list(result)}; needed: {times} number(s) from 0 to {sides - 1}")
        self._advance(1)
        if self.is_heard:
            self.draws.append(Draw(name, result))
        return result

    def shuffle(self, name: str, cards: tuple[str, ...]) -> tuple[str, ...]:
        """``cards`` in a random order."""
        chance = self.state.chance
        order = self._scripted(f"shuffle:{name}")
        if order is None:
            order = permutation(chance.seed, chance.drawn, len(cards))
        elif sorted(order) != list(range(len(cards))):
            raise AnswerRefused(f"luck 'shuffle:{name}' is not an order of {len(cards)} cards")
        self._advance(len(cards))
        if self.is_heard:
            self.draws.append(Draw(f"shuffle:{name}", order))
        return tuple(map(cards.__getitem__, order))

    def _advance(self, numbers: int) -> None:
        chance = self.state.chance
        self.writes += 1
        self.state.chance = Chance(chance.seed, chance.drawn + numbers)

    def _scripted(self, name: str) -> tuple[int, ...] | None:
        queue = self.luck.get(name) if self.luck is not None else None
        return queue.popleft() if queue else None

    # --- windows and modifiers ----------------------------------------------------------------------------------

    def listen(self, source: str, names: tuple[str, ...]) -> None:
        """``source`` has come into play and listens to the windows and values ``names``."""
        self.writes += 1
        listening = self.state.listening
        for name in names:
            listening[name] = (*listening.get(name, ()), source)

    def unlisten(self, source: str, names: tuple[str, ...]) -> None:
        """``source`` has left play."""
        self.writes += 1
        listening = self.state.listening
        for name in names:
            left = tuple(other for other in listening[name] if other != source)
            if left:
                listening[name] = left
            else:
                del listening[name]

    def listeners(self, name: str) -> tuple[str, ...]:
        """Who in play listens to ``name``."""
        return self.state.listening.get(name, ())

    def modified(self, name: str, value: int, seat: Seat, about: str = "") -> int:
        """``value`` after every card in play that modifies ``name`` has had its say."""
        for source in self.state.listening.get(name, ()):
            value = self.modify(source, name, value, seat, about)
        return value

    def modify(self, source: str, name: str, value: int, seat: Seat, about: str) -> int:
        """What ``source`` makes of ``value``. A game overrides it."""
        raise NotImplementedError(
            f"{type(self).__name__} has no modifiers ({source}, {name}, {value}, {seat}, {about})"
        )

    def respondents(self, moment: str, seat: Seat, about: str) -> list[str]:
        """The sources that answer a window now, in the order of the rulebook's priority. A game may narrow it."""
        return [source for source in self.listeners(moment) if self.responds(source, moment, seat, about)]

    def responds(self, source: str, moment: str, seat: Seat, about: str) -> bool:
        """Whether ``source`` has something to do in this window now. A game overrides it."""
        raise NotImplementedError(f"{type(self).__name__} has no windows ({source}, {moment}, {seat}, {about})")

    def may_decline(self, source: str, moment: str) -> bool:
        """Whether the response is a "may". A game overrides it."""
        raise NotImplementedError(f"{type(self).__name__} has no windows ({source}, {moment})")

    def response(self, source: str, moment: str, seat: Seat, about: str) -> Procedure:
        """What ``source`` does in this window. A game overrides it."""
        raise NotImplementedError(f"{type(self).__name__} has no windows ({source}, {moment}, {seat}, {about})")

    # --- what a seat may do at any moment -----------------------------------------------------------------------

    def anytime_options(self, seat: Seat) -> list[str]:  # noqa: ARG002  # a hook: most games have none
        """Options beside the question asked; choosing one leaves the question open. A game may override it."""
        return []

    def interjection(self, seat: Seat, option: str) -> Procedure:
        """What an option of ``anytime_options`` does. A game that has some overrides it."""
        raise NotImplementedError(f"{type(self).__name__} has nothing for any time ({seat}, {option})")

    # --- decisions ----------------------------------------------------------------------------------------------

    @property
    def pending(self) -> list[Pending]:
        """The open questions; runs the machine if they are not known yet."""
        if self.waiting is None:
            self.waiting = [] if self.state.outcome is not None else self._run(self.state.stack, None)
        return self.waiting

    def decisions(self) -> tuple[Decision, ...]:
        """One decision for each seat that is asked; none when the match is over."""
        return tuple(pending.decision() for pending in self.pending)

    def pending_of(self, seat: Seat) -> Pending:
        """The question that ``seat`` is asked."""
        for pending in self.waiting or self.pending:
            if pending.ask.seat == seat:
                return pending
        if self.state.outcome is not None:
            raise AnswerRefused("the match is over")
        asked = ", ".join(str(pending.ask.seat) for pending in self.pending)
        raise AnswerRefused(f"seat {seat} is not asked anything now; asked: seat {asked}")

    def facts(self, seat: Seat) -> Any:
        """What a seat should know about what it is asked, as the record of whoever asks; nothing if it is not asked."""
        for pending in self.pending:
            if pending.ask.seat == seat:
                self.running = pending.stack
                return pending.stack[-1].facts(self)
        return NOTHING

    def refusals(self, seat: Seat) -> list[Refusal]:
        """What ``seat`` would look for and cannot have, each with the rule that forbids it."""
        pending = self.pending_of(seat)
        self.running = pending.stack
        return list(pending.ask.refused(self)) if pending.ask.refused is not None else []

    def explain(self, seat: Seat, option: str) -> Reason | None:
        """Why ``seat`` cannot take ``option`` now; ``None`` if it can, or if no rule is known to speak of it."""
        return next((refusal.reason for refusal in self.refusals(seat) if refusal.option == option), None)

    def answer(self, seat: Seat, answer: str) -> None:
        """Answer the question of ``seat`` and run to the next decision. A wrong answer changes nothing."""
        waiting = self.waiting
        pending = waiting[0] if waiting and waiting[0].ask.seat == seat else self.pending_of(seat)
        ask = pending.ask
        if answer in ask.options:
            frame = pending.stack[-1]
            setattr(frame, ask.field, answer)
            frame.at = pending.step.following
        elif answer in pending.anytime:
            pending.stack.append(started(self.interjection(seat, answer)))
        elif ask.low is not None and pending.decision().accepts(answer):
            frame = pending.stack[-1]
            setattr(frame, ask.field, int(answer))
            frame.at = pending.step.following
        else:
            raise self._refusal(pending, answer)
        if self.is_heard:
            self.notes = []
            self.draws = []
        self.waiting = None
        self.waiting = self._run(self.state.stack, None)

    def _refusal(self, pending: Pending, answer: str) -> AnswerRefused:
        reason = self.explain(pending.ask.seat, answer)
        if reason is not None:
            return AnswerRefused(f"{answer!r} is not possible: {reason.id} ({reason.rule})", reason)
        known = ", ".join(pending.decision().answers()[:40])
        return AnswerRefused(f"{answer!r} is not offered at {pending.step.kind}; offered: {known}")

    def clone(self) -> Self:
        """An independent position; what has been told and drawn so far stays behind."""
        return type(self)(self.spec, self.state.clone())

    def recall(self, other: Game[S]) -> None:
        """What was worked out about a position that this one is a copy of, unless it has become much."""
        if len(other.kept) < KEPT_MOST:
            self.writes, self.touched, self.kept = other.writes, other.touched.copy(), other.kept.copy()

    # --- the machine --------------------------------------------------------------------------------------------

    def _run(self, stack: list[Any], branch: tuple[Together, Seat] | None) -> list[Pending]:
        """Run the top of the stack until somebody must choose.

        A step that returns nothing hands on to the next one at once; the frame is told where it stands only when
        something is put on top of it, or when it asks.
        """
        state = self.state
        self.running = stack
        frame = stack[-1]
        step: Any = frame.steps[frame.at]
        for _ in range(STEP_LIMIT):
            self.step = step
            writes = self.writes
            run = step.run
            flow: Any = run(frame, self)
            if state.outcome is not None:
                frame.at = step.name
                return []
            if flow is None:
                step = step.next
                continue
            kind = type(flow)
            if kind is Goto:
                step = flow.step
            elif kind is Call:
                frame.at = step.following
                frame = flow.procedure
                frame.into = flow.into
                if frame.level:
                    self.mark(frame.level)
                stack.append(frame)
                step = frame.steps[frame.at] if frame.at else frame.first
            elif kind is Ask:
                if self.writes != writes:
                    raise EngineError(f"{step.kind} writes to the state and asks")
                options = flow.options
                if len(options) == 1 and not flow.always:
                    setattr(frame, flow.field, options[0])
                    step = step.next
                    continue
                if not options:
                    if flow.low is None:
                        raise EngineError(f"{step.kind} asks without an option")
                    if flow.low == flow.high and not flow.always:
                        setattr(frame, flow.field, flow.low)
                        step = step.next
                        continue
                frame.at = step.name
                anytime = self.anytime_options(flow.seat) if flow.anytime else []
                return [Pending(flow, stack, step, anytime)]
            elif kind is Finish:
                if flow.scope is not None:
                    frame = _scope_of(flow.scope, stack)
                del stack[-1]
                if not stack:
                    _conclude(branch, flow.value)
                    return []
                caller = stack[-1]
                if frame.into:
                    setattr(caller, frame.into, flow.value)
                frame = caller
                step = frame.steps[frame.at]
            else:
                frame.at = step.name
                waiting = self._run_together(frame, stack)
                if waiting is not None:
                    return waiting
                step = frame.steps[frame.at]
        frame.at = step.name
        where = " > ".join(f"{type(frame).__name__}.{frame.at}" for frame in stack)
        raise EngineError(f"no progress in {STEP_LIMIT} steps at {where}")

    def _run_together(self, frame: Together, stack: list[Any]) -> list[Pending] | None:
        """Run every open branch as far as it goes; ``None`` when the branches have joined."""
        waiting: list[Pending] = []
        for seat, branch in list(frame.open_branches()):
            waiting += self._run(branch, (frame, seat))
            self.running = stack
            if self.state.outcome is not None:
                return []
        if not frame.is_joined():
            return waiting
        frame.at = Together.hand_over.__name__
        return None


def _scope_of(seat: Seat, stack: list[Any]) -> Any:
    """The nearest scope of a seat, with everything above it taken off the stack."""
    while stack:
        frame = stack[-1]
        if frame.scope and frame.seat == seat:
            return frame
        stack.pop()
    raise EngineError(f"no scope of seat {seat} on the stack")


def _conclude(branch: tuple[Together, Seat] | None, result: Any) -> None:
    """A stack has come to its end: that of a branch, which has a result; that of the match must not."""
    if branch is None:
        raise EngineError("the match ran to its end without an outcome")
    together, seat = branch
    together.note_result(seat, result)
