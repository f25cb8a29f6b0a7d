"""What was worked out about a position, kept until something that it hangs on is written.

``@kept("enemies", "companions")`` over a query ``f(game, *args)`` keeps what it returns, for each ``args``, while no
record of those tables (or scalar of that name) is written; ``@kept()`` until anything is. The door for writing
(``Game``) keeps count, so there is nothing to forget. What is kept may hang on the state, never on a frame.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Any, TypeVar, TypeVarTuple

import msgspec

if TYPE_CHECKING:
    from cordon.kernel.game import Game

A = TypeVarTuple("A")
T = TypeVar("T")
G = TypeVar("G", bound="Game[Any]")


class Kept(msgspec.Struct, gc=False):
    """What one query has found: true as long as the tables were last written at ``written``; looked at at ``seen``."""

    seen: int
    written: int
    values: dict[tuple[Any, ...], Any]


def kept(*tables: str) -> Callable[[Callable[[G, *A], T]], Callable[[G, *A], T]]:
    """Keep what a query finds until one of these tables is written, or anything where none is named."""

    def keep(query: Callable[[G, *A], T]) -> Callable[[G, *A], T]:
        @wraps(query)
        def found(game: G, *args: *A) -> T:
            try:
                memory = game.kept[query]
                if memory.seen == game.writes:
                    known: T = memory.values[args]
                    return known
            except KeyError:
                pass
            values = _true_still(game, query, tables)
            if args not in values:
                values[args] = query(game, *args)
            fresh: T = values[args]
            return fresh

        return found

    return keep


def _true_still(game: Game[Any], query: object, tables: tuple[str, ...]) -> dict[tuple[Any, ...], Any]:
    """What a query has found, emptied if something that it hangs on has been written since it was looked at."""
    writes, touched = game.writes, game.touched
    written = max([touched[table] for table in tables]) if tables else writes
    memory = game.kept.get(query)
    if memory is None or memory.written != written:
        memory = game.kept[query] = Kept(writes, written, {})
    memory.seen = writes
    return memory.values
