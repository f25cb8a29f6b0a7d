"""One server for one database: whoever serves from it holds it, and a second server is refused at its start.

A match is in the memory of the server that plays it, so two of them would tell people different things. The hold ends
with the process, however that ends: for SQLite it is a lock of the operating system on a file beside the database, for
PostgreSQL an advisory lock on a connection of its own. A connection can break while the server lives: the lock is then
taken again, and if another server has it meanwhile, this one accepts nothing more (``is_lost``) until it has it back.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from pathlib import Path

import sqlalchemy as sa
import structlog
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from cordon.table.database import DatabaseError, private, unusable

KEY = 0x436F72646F6E
"""The number of the advisory lock: the letters of “Cordon”."""
GRACE = 3.0
"""Seconds in which a server that was just ended may still let go."""
LOOK_EVERY = 1.0
"""Seconds between two looks at the connection that holds the lock."""
KEEPALIVE = "-c tcp_keepalives_idle=20 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=4"
"""After less than a minute PostgreSQL lets go of a lock whose owner's machine is gone."""

log = structlog.get_logger("cordon.table")


class Hold:
    """The right to serve from a database. This one is of a database that nobody else can reach."""

    is_lost = False

    def try_take(self) -> bool:
        return True

    def watch(self) -> None:
        """Look after the hold for as long as the process lives."""

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


class SessionHold(Hold):
    """An advisory lock of PostgreSQL; it ends with its connection."""

    def __init__(self, url: URL) -> None:
        arguments = {"connect_timeout": 10, "options": KEEPALIVE, "application_name": "cordon (hold)"}
        self._engine = sa.create_engine(
            url, poolclass=sa.NullPool, isolation_level="AUTOCOMMIT", connect_args=arguments
        )
        self._connection = self._engine.connect()
        self._is_ours = False

    def try_take(self) -> bool:
        self._is_ours = bool(self._connection.scalar(sa.select(sa.func.pg_try_advisory_lock(KEY))))
        return self._is_ours

    def watch(self) -> None:
        threading.Thread(target=self._watch, name="hold", daemon=True).start()

    def _watch(self) -> None:
        while True:
            time.sleep(LOOK_EVERY)
            try:
                self._look()
            except SQLAlchemyError:
                self._is_ours = False  # the database is away; nobody can have the lock without it

    def _look(self) -> None:
        if self._is_ours:
            self._connection.scalar(sa.select(1))
            return
        self._connection.close()
        self._connection = self._engine.connect()
        was_lost, self.is_lost = self.is_lost, not self.try_take()
        if self.is_lost and not was_lost:
            log.error("another server has taken over the database: nothing more is accepted here")
        elif not self.is_lost:
            log.warning("the hold of the database was lost and is taken again")

    def close(self) -> None:
        self._connection.close()


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
    except (SQLAlchemyError, OSError, ImportError) as error:
        raise unusable(url, error) from None
    return hold


def _hold(url: URL) -> Hold:
    if url.get_backend_name() != "sqlite":
        return SessionHold(url)
    if not url.database or url.database == ":memory:":
        return Hold()
    return FileHold(Path(url.database).resolve())
