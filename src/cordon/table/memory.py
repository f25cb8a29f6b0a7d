"""Keeps Python's collector from stopping the server.

A full collection looks at every record that there is, and nobody is answered meanwhile. Most of them are words and
cards, which never change: what is there at the start is set aside for good (``gc.freeze``). The records of matches
refer to each other by id and never in circles, so there is nothing to find among them either. What does go in circles
are the lines of visitors, as the web server keeps them; young ones are found by the small collections, which go on as
ever. The others are looked for when no match is in memory, which is cheap, or after very many visits.
"""

from __future__ import annotations

import gc
import threading
import time
from typing import Protocol

LOOK_EVERY = 60.0
VISITS = 5000
"""Lines that may have ended before all matches are looked through; each leaves about 12 kB."""
NEVER = 2**31 - 1


class House(Protocol):
    """What is to be known of the server."""

    visits: int

    def is_empty(self) -> bool: ...


def keep(house: House) -> None:
    """For as long as the process lives."""
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, NEVER)
    threading.Thread(target=_keep, args=(house,), name="memory", daemon=True).start()


def _keep(house: House) -> None:
    looked = house.visits
    while True:
        time.sleep(LOOK_EVERY)
        looked = look(house, looked)


def look(house: House, looked: int) -> int:
    """Look through what has come since the start, if it is time; the number of visits at the last look."""
    since = house.visits - looked
    if since >= VISITS or (since and house.is_empty()):
        gc.collect()
        return house.visits
    return looked
