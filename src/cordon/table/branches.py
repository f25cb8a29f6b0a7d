"""What was taken back at a table: nothing of it is lost, and it can be brought back as it was, with its luck.

Each undo is kept with the answers that it took. From the log as it stands and the undos after it, newest first, follows
how the match stood before each of them; bringing that back takes back what came after, which is kept in its turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cordon.kernel.session import Entry
from cordon.table.records import Undone

OFFERED = 8
"""Undos that are offered to be undone: the last one, and the largest of the others."""

Log = tuple[Entry, ...]


class Branch(NamedTuple):
    """How the match stood before an undo, and how many answers of that are there now."""

    undo: Undone
    log: Log
    alike: int = 0


class Aside(NamedTuple):
    """The undos that are kept, and those of them that are offered to be undone."""

    undone: tuple[Undone, ...]
    branches: tuple[Branch, ...]

    @classmethod
    def of(cls, entries: Sequence[Entry], undone: Sequence[Undone]) -> Aside:
        """For a log as it stands."""
        return cls(tuple(undone), tuple(offered(entries, undone))).after(entries)

    def after(self, entries: Sequence[Entry]) -> Aside:
        """When the log has grown: what is alike between two undos can only become more."""
        if not self.branches:
            return self
        alike = (common(entries, branch.log, branch.alike) for branch in self.branches)
        branches = (branch._replace(alike=found) for branch, found in zip(self.branches, alike, strict=True))
        return self._replace(branches=tuple(branches))


def branches(entries: Sequence[Entry], undone: Sequence[Undone]) -> list[Branch]:
    """How the match stood before each undo, the last undo first."""
    log, found = tuple(entries), []
    for undo in reversed(undone):
        log = log[: undo.keep] + undo.entries
        found.append(Branch(undo, log))
    return found


def offered(entries: Sequence[Entry], undone: Sequence[Undone]) -> list[Branch]:
    """What may be worth bringing back: as before the last undo, and as before the largest of the others."""
    found = branches(entries, undone)
    kept = found[:1]
    for branch in sorted(found[1:], key=lambda branch: len(branch.undo.entries), reverse=True):
        if len(kept) < OFFERED and all(branch.log != other.log for other in kept):
            kept.append(branch)
    return sorted(kept, key=lambda branch: branch.undo.number, reverse=True)


def common(one: Sequence[Entry], other: Sequence[Entry], known: int = 0) -> int:
    """With how many answers two logs begin alike; ``known`` are known to be."""
    while known < min(len(one), len(other)) and one[known] == other[known]:
        known += 1
    return known


def returned(given: int, undone: Sequence[Undone], number: int) -> tuple[int, ...]:
    """The undos that need not be kept once the match stands again as before undo ``number``: all since then, if nothing
    was answered after any of them."""
    found = []
    for undo in reversed(undone):
        if undo.keep != given:
            break
        found.append(undo.number)
        if undo.number == number:
            return tuple(found)
        given += len(undo.entries)
    return ()
