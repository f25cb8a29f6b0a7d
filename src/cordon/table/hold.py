"""One process for one SQLite database: whoever serves from it holds it, and a second one is refused at its start.

A match is in the memory of the process that plays it, and nothing in SQLite tells another one that it has moved. The
hold is a lock of the operating system on a file beside the database, and ends with the process, however that ends. On
PostgreSQL there may be as many as one likes (``companions``): there nothing is held.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from sqlalchemy.engine import URL

from cordon.table.database import DatabaseError, private, unusable

GRACE = 3.0
"""Seconds in which a server that was just ended may still let go."""


class Hold:
    """The right to serve from a database. This one is of a database that all may serve from, or that nobody else can
    reach."""

    def try_take(self) -> bool:
        return True

    def close(self) -> None:
        """Let go."""


class FileHold(Hold):
    """A lock on a file beside the database; the operating system ends it with the process."""

    def __init__(self, database: Path) -> None:
        with private():
            database.parent.mkdir(parents=True, exist_ok=True)
            self._file = os.open(database.with_name(f"{database.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)

    def try_take(self) -> bool:
        try:
            if sys.platform == "win32":
                import msvcrt

                msvcrt.locking(self._file, msvcrt.LK_NBLCK, 1)
            else:
                import fcntl

                fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True

    def close(self) -> None:
        os.close(self._file)


def take(url: URL) -> Hold:
    """Hold a database, or say in a sentence that another server does."""
    try:
        hold = _hold(url)
        end = time.monotonic() + GRACE
        while not hold.try_take():
            if time.monotonic() > end:
                hold.close()
                raise DatabaseError(
                    f"another Cordon server is running on the database {url.render_as_string(hide_password=True)}; "
                    "end that one first, or name another database in CORDON_DATABASE"
                )
            time.sleep(0.1)
    except OSError as error:
        raise unusable(url, error) from None
    return hold


def _hold(url: URL) -> Hold:
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        return Hold()
    return FileHold(Path(url.database).resolve())
