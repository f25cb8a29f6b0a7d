"""What was worked out about a position, kept until something that it hangs on is written.

``@kept("enemies", "companions")`` over a query ``f(game, *args)`` keeps what it returns, for each ``args``, while no
record of those tables (or scalar of that name) is written; ``@kept()`` until anything is. Where a table is written
often and only a part of it matters, name a query of that part instead: ``@kept("enemies", standing)`` keeps it until
``standing(game)`` finds something else. The door for writing (``Game``) keeps count, so there is nothing to forget.
What is kept may hang on the state, never on a frame.
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

Kept = tuple[Any, Any]
"""How that which a query hangs on stood, and what was found then: by its arguments, if it has any."""


def kept(*on: str | Callable[[Any], object]) -> Callable[[Callable[[G, *A], T]], Callable[[G, *A], T]]:
    """Keep what a query finds until one of these tables is written, or one of these queries finds something else;
    until anything is written where none is named."""
    tables = [each for each in on if isinstance(each, str)]
    parts = [each for each in on if not isinstance(each, str)]
    written: Callable[[Any], object] = itemgetter(*tables) if tables else lambda _: ()

    def keep(query: Callable[[G, *A], T]) -> Callable[[G, *A], T]:
        @wraps(query)
        def found(game: G, *args: *A) -> T:
            now: object = written(game.touched) if on else game.writes
            if parts:
                now = now, [part(game) for part in parts]
            memory = game.kept.get(query)
            if memory is None or memory[0] != now:
                memory = game.kept[query] = now, {}
            values: dict[Any, T] = memory[1]
            try:
                return values[args]
            except KeyError:
                fresh = values[args] = query(game, *args)
                return fresh

        @wraps(query)
        def found_alone(game: Any) -> T:
            now: object = written(game.touched) if on else game.writes
            if parts:
                now = now, [part(game) for part in parts]
            memory = game.kept.get(query)
            if memory is not None and memory[0] == now:
                known: T = memory[1]
                return known
            fresh = alone(game)
            game.kept[query] = now, fresh
            return fresh

        # Most queries ask for nothing but the game, and a call without ``*args`` costs half as much.
        alone = cast("Callable[[Any], T]", query)
        return cast("Callable[[G, *A], T]", found_alone) if len(signature(query).parameters) == 1 else found

    return keep
