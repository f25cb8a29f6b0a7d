"""What is built when it is first wanted, and then shared by all threads: built once, by one thread.

``functools.cache`` alone lets two threads build the same thing at once. There is one lock for everything that is built:
builders may call each other in any order, and no two threads can wait for each other. Whoever finds a thing built does
not meet the lock.
"""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")

_building = threading.RLock()


def once(build: Callable[P, T]) -> Callable[P, T]:
    """Keep what a function of hashable arguments returns. Two who ask for the same get the very same object.

    The function must not wait for another thread, nor import what calls such a function while it is imported.
    """
    built: dict[Any, T] = {}

    @functools.wraps(build)
    def found(*args: P.args, **kwargs: P.kwargs) -> T:
        key = (args, tuple(sorted(kwargs.items())))
        with _building:
            if key not in built:
                built[key] = build(*args, **kwargs)
            return built[key]

    return cast("Callable[P, T]", functools.cache(found))
