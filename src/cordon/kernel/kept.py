"""What was worked out about a position, kept until something that it hangs on is written.

``@kept("enemies", "companions")`` over a query ``f(game, *args)`` keeps what it returns, for each ``args``, while no
record of those tables (or scalar of that name) is written; ``@kept()`` until anything is. Where tables are written
often and only a part of them matters, name a query of that part too: ``@kept("stalkers", part=standing)`` looks at
``standing(game, *args)`` when a stalker was written, and forgets only if that has changed. The door for writing
(``Game``) keeps count, so there is nothing to forget. What is kept may hang on the state, never on a frame.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from inspect import signature
from operator import itemgetter
from typing import TYPE_CHECKING, Any, TypeVar, TypeVarTuple, cast

if TYPE_CHECKING:
    from cordon.kernel.game import Game

A = TypeVarTuple("A")
T = TypeVar("T")
G = TypeVar("G", bound="Game[Any]")

Kept = tuple[Any, Any, Any]
"""The writes at which something was found, the part of the tables that it hangs on, and what was found."""


def kept(
    *tables: str, part: Callable[..., object] | None = None
) -> Callable[[Callable[[G, *A], T]], Callable[[G, *A], T]]:
    """Keep what a query finds until one of these tables is written, and ``part`` of them, if it is named, is another;
    until anything is written where none is named."""
    written: Callable[[Any], object] = itemgetter(*tables) if tables else lambda _: ()

    def keep(query: Callable[[G, *A], T]) -> Callable[[G, *A], T]:
        @wraps(query)
        def found(game: G, *args: *A) -> T:
            now: object = written(game.touched) if tables else game.writes
            key = (query, args)
            memory = game.kept.get(key)
            if memory is not None and memory[0] == now:
                known: T = memory[2]
                return known
            return renewed(game, key, memory, now, args)

        @wraps(query)
        def found_alone(game: Any) -> T:
            now: object = written(game.touched) if tables else game.writes
            memory = game.kept.get(query)
            if memory is not None and memory[0] == now:
                known: T = memory[2]
                return known
            return renewed(game, query, memory, now, ())

        def renewed(game: Any, key: object, memory: Kept | None, now: object, args: tuple[Any, ...]) -> T:
            """Something was written since: the same if the part that matters is, otherwise worked out anew."""
            seen = part(game, *args) if part is not None else None
            if memory is not None and part is not None and memory[1] == seen:
                fresh: T = memory[2]
            else:
                fresh = worked_out(game, *args)
            game.kept[key] = now, seen, fresh
            return fresh

        worked_out = cast("Callable[..., T]", query)
        # Most queries ask for nothing but the game, and a call without ``*args`` costs half as much.
        return cast("Callable[[G, *A], T]", found_alone) if len(signature(query).parameters) == 1 else found

    return keep
