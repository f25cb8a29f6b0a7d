"""What each mission asks for, as a list of tasks in the order in which they are done.

A condition is a word and what it is about: ``up:B1-03b`` (that side shows), ``held:B1-07`` (somebody has the finding),
``ground:B1-07`` (it lies somewhere), ``memory:case=lost`` (the campaign remembers it), ``inside:12.bunker`` (somebody
is in that building). A place is a space, or ``ground:B1-07``: where the finding lies, or ``map:B1-03``: where the card
lies on the map.
"""

from __future__ import annotations

from dataclasses import dataclass


def condition_parts(condition: str) -> tuple[str, str]:
    """The word of a condition or place, and what it is about."""
    word, _, what = condition.partition(":")
    return word, what


@dataclass(frozen=True, slots=True)
class Task:
    """Something that one stalker does at a place: an action of a card, or simply to come there."""

    at: tuple[str, ...]
    card: str = ""
    """Number of the card whose action it is; empty: to be there is enough."""
    keys: tuple[str, ...] = ()
    """Its actions, the best first."""
    when: tuple[str, ...] = ()
    """All of these must hold, or it waits."""
    hidden: tuple[str, ...] = ()
    """All of these must hold, or it is no task at all."""
    done: tuple[str, ...] = ()
    """Any of these ends it."""
    enough: tuple[str, ...] = ()
    """All of these together end it."""
    holder: str = ""
    """Only who has this finding can do it; while nobody has it, the task waits."""
    actions: int = 1
    """Standard actions that it takes, as far as one can tell."""
    helpers: int = 0
    """More stalkers who come along."""
    lies: bool = False
    """Only while a card of the number lies there with its front up."""
    back: str = ""
    """Nor where the team knows another back than this of the card."""
    exposes: bool = False
    """Whoever is behind it sees who opens it: not with the last action before the enemies' turn."""


def building(place: str, number: str, back: str, *found: str, hidden: tuple[str, ...] = ()) -> Task:
    """Come into a building to turn its card over, until what one looks for is found."""
    return Task(at=(place,), card=number, done=found, hidden=hidden, actions=0, lies=True, back=back)


CAR, LOOSE = ("3.F", "3.H"), ("up:A2-05b",)
"""The handcar of A2: where it is chained, somebody begins before the case is found."""
INSIDE = ("up:A3-02b", "up:A3-06b")
"""The door of A3 is open, or somebody has been through it."""


SHUT = ("up:A3-06b", "up:A3-02a", "inside:12.bunker")
LOCKED_IN = (
    Task(at=("12.L", "12.J"), card="A3-04", keys=("unscrew",), hidden=(*SHUT, "up:A3-04a"), actions=2),
    Task(at=("12.B",), card="A3-02", keys=("open",), hidden=(*SHUT, "memory:case=opened")),
    Task(at=("12.B",), card="A3-02", keys=("open",), hidden=(*SHUT, "held:A3-05"), holder="A3-05"),
)
"""The door of A3 has shut behind somebody: whoever is outside opens it, or anybody the vent."""

PLANS: dict[str, tuple[Task, ...]] = {
    "A1": (
        Task(at=("ground:A1-11",), card="A1-11", keys=("take",), done=("up:A1-01b",), actions=0),
        Task(at=("1.D",), card="A1-10", keys=("key",), hidden=("up:A1-10a:nail",), done=("held:A1-11", "up:A1-01b")),
        Task(
            at=("2.H",),
            card="A1-05",
            keys=("unlock", "force"),
            hidden=("up:A1-05b:cells",),
            done=("up:A1-01b",),
            actions=2,
            helpers=1,
        ),
        Task(
            at=("4.J",),
            card="A1-06",
            keys=("unlock", "force"),
            hidden=("up:A1-06b",),
            done=("up:A1-01b",),
            actions=2,
            helpers=1,
        ),
        building("4.J", "A1-06", "", "up:A1-01b", "up:A1-05b:cells"),
        building("2.H", "A1-05", "", "up:A1-01b", "up:A1-06b"),
        Task(at=("ground:A1-04",), card="A1-04", keys=("take",), actions=0),
    ),
    "A2": (
        Task(at=("ground:A2-03",), card="A2-03", keys=("take",), actions=0),
        Task(at=("8.L",), card="A2-02", keys=("dig",), done=("held:A2-03",), lies=True, back="A2-02b:case"),
        Task(at=("7.J",), card="A2-02", keys=("dig",), done=("held:A2-03",), lies=True, back="A2-02b:case"),
        Task(at=("14.D",), card="A2-02", keys=("dig",), done=("held:A2-03",), lies=True, back="A2-02b:case"),
        Task(at=CAR, card="A2-05", keys=("brake",), hidden=("held:A2-03",), done=LOOSE),
        Task(at=CAR, card="A2-05", keys=("brake",), hidden=("memory:yurko=lost",), done=LOOSE, actions=2),
        Task(at=CAR, card="A2-05", keys=("brake",), hidden=("memory:yurko=left",), done=LOOSE, actions=3),
    ),
    "A3": (
        building("15.A", "A3-03", "", "held:A3-05", "ground:A3-05", *INSIDE, hidden=("memory:case=lost",)),
        Task(at=("ground:A3-05",), card="A3-05", keys=("take",), done=INSIDE, actions=0),
        Task(at=("12.B",), card="A3-02", keys=("open",), hidden=("memory:case=opened",), done=INSIDE, exposes=True),
        Task(
            at=("12.B",),
            card="A3-02",
            keys=("open",),
            hidden=("held:A3-05",),
            holder="A3-05",
            done=INSIDE,
            exposes=True,
        ),
        Task(at=("12.H",), card="A3-06", when=("up:A3-02b",), done=("up:A3-06b",), actions=0),
        Task(
            at=("A3-06b.B",),
            card="A3-07",
            keys=("log", "unbolt", "smash"),
            hidden=("up:A3-06b",),
            done=("up:A3-07b",),
        ),
        *LOCKED_IN,
    ),
    "B1": (
        Task(at=("ground:B1-07",), card="B1-07", keys=("take",), done=("up:B1-05b",), actions=0),
        building("6.K", "B1-02", "B1-02b:fuse", "held:B1-07", "up:B1-05b", "ground:B1-07"),
        building("4.J", "B1-02", "B1-02b:fuse", "held:B1-07", "up:B1-05b", "ground:B1-07"),
        Task(at=("9.A",), card="B1-03", keys=("close",), done=("up:B1-03b",)),
        Task(at=("9.F",), card="B1-04", keys=("close",), when=("up:B1-03b",), done=("up:B1-04b",)),
        Task(at=("9.G",), card="B1-05", keys=("set",), when=("up:B1-04b",), holder="B1-07", done=("up:B1-05b",)),
        Task(at=("9.M",), card="B1-06", keys=("hamlet", "bunker"), when=("up:B1-05b",), done=("up:B1-06b",)),
    ),
    "B2": (
        Task(at=("ground:B2-04",), card="B2-04", keys=("take",), done=("up:B2-05a",), actions=0),
        building("13.A", "B2-02", "B2-02b:makar", "held:B2-04", "up:B2-05a", "ground:B2-04"),
        building("4.K", "B2-02", "B2-02b:makar", "held:B2-04", "up:B2-05a", "ground:B2-04"),
        building("10.F", "B2-02", "B2-02b:makar", "held:B2-04", "up:B2-05a", "ground:B2-04"),
        Task(at=("10.D",), card="B2-03", keys=("ring",), holder="B2-04", done=("up:B2-03b", "up:B2-05a"), actions=3),
    ),
    "B3": (
        Task(at=("ground:B3-07",), card="B3-07", keys=("take",), done=("up:B3-05b",), actions=0),
        building("8.L", "B3-02", "B3-02b:key", "held:B3-07", "up:B3-05b", "ground:B3-07"),
        building("7.J", "B3-02", "B3-02b:key", "held:B3-07", "up:B3-05b", "ground:B3-07"),
        Task(at=("15.L",), card="B3-03", keys=("start",), done=("up:B3-03b",)),
        Task(at=("11.J",), card="B3-04", keys=("prime",), when=("up:B3-03b",), done=("up:B3-04b",), actions=2),
        Task(at=("11.F",), card="B3-05", keys=("turn",), holder="B3-07", done=("up:B3-05b",), actions=2, helpers=1),
        Task(
            at=("11.L",),
            card="B3-06",
            keys=("hold", "flood"),
            when=("up:B3-04b", "up:B3-05b"),
            done=("up:B3-06b:hold", "up:B3-06b:flood"),
        ),
    ),
}
"""The last step of every mission, to leave by the exit, needs no task."""
