"""Rules as procedures: classes whose steps stand in the order of the rulebook.

A running procedure is a frame of plain data on the state's stack; it stores the *name* of its next step, so names of
procedures, steps and fields are an API once they have been released (``saves.py``). A step returns nothing (go on),
``call(...)``, ``ask(...)``, ``goto(step)`` or ``finish(value)``. That is the whole language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar, NamedTuple, Self, TypeVar

import msgspec

from cordon.kernel.decisions import NOTHING, Ask, Facts, Seat
from cordon.kernel.verbs import Verb


class Call(msgspec.Struct, gc=False):
    """Run ``procedure``; its result lands in ``into`` of the calling frame."""

    procedure: Procedure
    into: str = ""


class Goto(msgspec.Struct, gc=False):
    """Go on with another step of the same procedure. There is one for each step: it says nothing but where to."""

    step: Step


class Finish(msgspec.Struct, gc=False):
    """End the procedure with a result; with ``scope``, end every procedure up to that seat's nearest scope."""

    value: Any = None
    scope: Seat | None = None


class Wait(msgspec.Struct, gc=False):
    """Let the branches of a ``Together`` frame run; for the kernel's own use."""


Flow = Call | Ask | Goto | Finish | Wait | None


call = Call
"""``return call(Damage(…), into="field")``: in a step, these read as the verbs they are."""

finish = Finish


def goto(step: Callable[..., Flow]) -> Goto:
    """Go on with ``step`` of the same procedure."""
    return _JUMPS[step]


_JUMPS: dict[Callable[..., Flow], Goto] = {}


def kind_of(step: Callable[..., Flow]) -> str:
    """What a decision of this step is called: ``take_turn.choose`` of ``TakeTurn.choose``."""
    return _JUMPS[step].step.kind


def finish_scope(seat: Seat, value: Any = None) -> Finish:
    """End every procedure up to and including the nearest one that is a ``scope`` of ``seat``."""
    return Finish(value, seat)


class Step(msgspec.Struct):
    """One numbered line of a rulebook's sequence, with the one that follows (``next``, and its name)."""

    name: str
    run: Callable[[Any, Any], Flow]
    following: str
    rule: str
    title: str
    kind: str
    offers: tuple[Verb, ...] = ()
    next: Step | None = None


START = Step("", lambda _frame, _game: None, "", "", "", "")
"""Before any step has run."""

ENDED = Finish()
END = Step("", lambda _frame, _game: ENDED, "", "", "", "")
"""Where a frame stands after its last step: it ends without a result."""


class _Marked(NamedTuple):
    rule: str
    title: str
    then: str
    offers: tuple[Verb, ...]


F = TypeVar("F", bound=Callable[..., Flow])


def step(rule: str, title: str, then: str = "", offers: tuple[Verb, ...] = ()) -> Callable[[F], F]:
    """Mark a method as the next step of its procedure: the rule's id and its wording in a few words.

    ``then`` names the step that follows where that is not the next one: a sequence that repeats itself. ``offers`` are
    the verbs of a step that asks.
    """

    def mark(method: F) -> F:
        method.__dict__["marked"] = _Marked(rule, title, then, offers)
        return method

    return mark


def snake(name: str) -> str:
    """``NewsPhase`` as ``news_phase``."""
    return "".join(f"_{c.lower()}" if c.isupper() and i else c.lower() for i, c in enumerate(name))


class Procedure(msgspec.Struct, tag=True, kw_only=True, omit_defaults=True, gc=False):
    """Base of all procedures. Fields are the only memory between steps and hold only immutable values."""

    at: str = ""
    into: str = ""

    steps: ClassVar[dict[str, Step]] = {}
    first: ClassVar[Step]
    level: ClassVar[str] = ""
    """What undo calls one run of this procedure: ``action``, ``turn``, ``phase``, ``round`` or ``mission``."""
    scope: ClassVar[bool] = False
    """Whether ``finish_scope`` for the seat in the field ``seat`` ends here."""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        marked = [(name, m, m.marked) for name, m in vars(cls).items() if hasattr(m, "marked")]
        names = [name for name, _, _ in marked]
        cls.steps = {
            name: Step(
                name,
                method,
                mark.then or following,
                mark.rule,
                mark.title,
                f"{snake(cls.__name__)}.{name}",
                mark.offers,
            )
            for (name, method, mark), following in zip(marked, [*names[1:], ""], strict=False)
        }
        cls.steps[""] = END
        cls.first = cls.steps[names[0] if names else ""]
        for entry in cls.steps.values():
            if entry is not END:
                entry.next = cls.steps[entry.following]
                _JUMPS[entry.run] = Goto(entry)

    def clone(self) -> Self:
        """A frame of its own; the values in it are immutable and shared."""
        return self.__copy__()  # type: ignore[attr-defined,no-any-return]

    def facts(self, game: Any) -> Facts:  # noqa: ARG002  # a hook: most procedures have nothing to add
        """What a person should know when this procedure asks: a record of ids and numbers for the prompt."""
        return NOTHING


class Together(Procedure):
    """Several seats at once: one sub-stack per seat.

    It goes on when every branch has finished; its result is a tuple of (seat, value) pairs in the order of the seats.
    """

    seats: tuple[Seat, ...]
    branches: tuple[list[Any], ...] = ()
    results: tuple[tuple[Seat, Any], ...] = ()

    @step("kernel", "The branches begin")
    def open(self, game: Any) -> Flow:
        for branch in self.branches:
            if branch[0].level:
                game.mark(branch[0].level)
        return None

    @step("kernel", "Every seat runs its own branch until all have finished")
    def run_branches(self, game: Any) -> Flow:  # noqa: ARG002  # a step takes the game
        return Wait()

    @step("kernel", "The results are handed over")
    def hand_over(self, game: Any) -> Flow:  # noqa: ARG002  # a step takes the game
        return finish(self.results)

    def clone(self) -> Self:
        """Branches are stacks of frames, so they are copied too."""
        twin: Self = super().clone()
        twin.branches = tuple([frame.clone() for frame in branch] for branch in self.branches)
        return twin

    def open_branches(self) -> Iterator[tuple[Seat, list[Any]]]:
        """The branches that have not finished yet."""
        done = {seat for seat, _ in self.results}
        for seat, branch in zip(self.seats, self.branches, strict=True):
            if seat not in done:
                yield seat, branch

    def note_result(self, seat: Seat, value: Any) -> None:
        """Remember what a branch came to; the order of the seats is kept."""
        found = dict(self.results)
        found[seat] = value
        self.results = tuple((s, found[s]) for s in self.seats if s in found)

    def is_joined(self) -> bool:
        """Whether every branch has finished."""
        return len(self.results) == len(self.seats)


def together(branches: Mapping[Seat, Procedure], into: str = "") -> Call:
    """Let several seats run a procedure each, at the same time."""
    stacks = tuple([started(procedure)] for procedure in branches.values())
    return Call(Together(tuple(branches), stacks), into)


def started(procedure: Procedure) -> Procedure:
    """The procedure, standing at its first step unless it stands somewhere already."""
    if not procedure.at:
        procedure.at = procedure.first.name
    return procedure


def outline(procedures: list[type[Procedure]]) -> str:
    """The step titles of procedures as text, to be laid beside the rulebook's contents."""
    lines: list[str] = []
    for procedure in procedures:
        title = (procedure.__doc__ or "").strip().splitlines()[0]
        lines.append(f"{procedure.__name__}: {title}")
        names = [name for name in procedure.steps if name]
        for i, entry in enumerate(procedure.steps[name] for name in names):
            back = entry.following if entry.following not in ("", *names[i + 1 : i + 2]) else ""
            lines.append(f"    {entry.rule:<9} {entry.name}: {entry.title}{f' (then {back})' if back else ''}")
        lines.append("")
    return "\n".join(lines)


def procedures_of(package: str) -> list[type[Procedure]]:
    """Every procedure defined in ``package`` and in the kernel, in the order of definition; not those that others only
    build on."""

    def walk(cls: type[Procedure]) -> Iterator[type[Procedure]]:
        for sub in cls.__subclasses__():
            yield sub
            yield from walk(sub)

    found = [cls for cls in walk(Procedure) if cls.__module__.startswith((f"{package}.", "cordon.kernel."))]
    return [cls for cls in found if cls.first is not END]
