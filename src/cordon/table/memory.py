"""Keeps Python's collector from stopping the server.

A full collection looks at every record of every match: a third of a second with some hundred tables, and nobody is
answered meanwhile. Records refer to each other by id and never in circles, so there is nothing to find among them:
what is there at the start, and later what has lived for a few seconds, is set aside (``gc.freeze``) and looked through
only once an hour.
"""

from __future__ import annotations

import gc
import threading
import time

SET_ASIDE_EVERY = 5.0
LOOK_THROUGH_EVERY = 3600.0


def keep() -> None:
    """For as long as the process lives."""
    threading.Thread(target=_keep, name="memory", daemon=True).start()


def _keep() -> None:
    looked = time.monotonic()
    while True:
        gc.freeze()
        time.sleep(SET_ASIDE_EVERY)
        if time.monotonic() - looked > LOOK_THROUGH_EVERY:
            gc.unfreeze()
            gc.collect()
            looked = time.monotonic()
