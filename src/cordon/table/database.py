"""Opening the database: SQLite in one file, or PostgreSQL; its schema is brought up to date first."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy.dialects import postgresql
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, DisconnectionError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from cordon.kernel.errors import CordonError

MIGRATIONS = Path(__file__).parent / "migrations"
FOR_ANSWERS, FOR_OTHERS = 2, 3
"""Connections. A crowd in the lobby competes for few of its own, so that it does not hold up those who play."""
MIGRATING = 0x436F72646F6E
"""The number of the lock under which the schema is changed: the letters of “Cordon”."""
KEEPALIVE = "-c tcp_keepalives_idle=20 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=4"
"""After less than a minute PostgreSQL lets go of a line whose other end is gone."""
RESTED = 1.0
"""Seconds after which a connection is tried before it is used: the database may have been restarted meanwhile."""


class DatabaseError(CordonError):
    """The database cannot be used as it is set."""


class Engines(NamedTuple):
    """The ways to the database: for what is played, for all other writing, for reading without a transaction, and for
    reading much as it is at one moment. ``in_thread``, which only SQLite has, writes answers from a thread: its driver
    for the event loop goes to a thread and back for every word, which costs more than all the writing."""

    answers: AsyncEngine
    others: AsyncEngine
    reading: AsyncEngine
    at_once: AsyncEngine
    in_thread: sa.Engine | None

    @property
    def underneath(self) -> list[sa.Engine]:
        """Each that has connections of its own, as it is without asyncio."""
        own = [] if self.in_thread is None else [self.in_thread]
        return [self.answers.sync_engine, self.others.sync_engine, *own]


def understood(database: str) -> URL:
    """The address of the database with the drivers that this server has."""
    try:
        url = make_url(database)
    except ArgumentError:
        raise DatabaseError(
            "CORDON_DATABASE is no database address; write sqlite:////path/to/file or "
            "postgresql://user:password@host/name"
        ) from None
    kind = url.get_backend_name()
    if kind == "sqlite":
        return url.set(drivername="sqlite+aiosqlite")
    if kind == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    raise DatabaseError(f"CORDON_DATABASE names a database of kind {kind!r}; there are sqlite and postgresql")


def migrate(url: URL) -> None:
    """Bring the schema up to date; says in a sentence what is wrong with the database if that cannot be done."""
    plain = url.set(drivername="sqlite") if url.get_backend_name() == "sqlite" else url
    try:
        if plain.get_backend_name() == "sqlite" and plain.database:
            with private():
                Path(plain.database).parent.mkdir(parents=True, exist_ok=True)
        arguments: dict[str, Any] = {} if plain.get_backend_name() == "sqlite" else {"connect_timeout": 10}
        engine = sa.create_engine(plain, poolclass=sa.NullPool, connect_args=arguments)
        with private(), engine.begin() as connection:
            if plain.get_backend_name() == "postgresql":  # several processes may begin at once
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
            config = Config()
            config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            if plain.get_backend_name() == "sqlite":
                _check(connection)
    except CommandError as error:
        raise DatabaseError(
            f"the database {_shown(url)} was written by a newer Cordon ({error}); update Cordon, or name another "
            "database in CORDON_DATABASE"
        ) from None
    except (SQLAlchemyError, OSError, ImportError) as error:
        raise unusable(url, error) from None


def _check(connection: sa.Connection) -> None:
    """SQLite notices damage only where it reads: the tables that every visitor needs are looked at before the first."""
    for table in ("people", "tables", "seats", "keys"):
        connection.execute(sa.text(f"SELECT count(*) FROM {table}"))


def unusable(url: URL, error: Exception) -> DatabaseError:
    """What is wrong with a database, in a sentence."""
    if isinstance(error, NoSuchModuleError | ImportError):
        return DatabaseError(f"the driver for {_shown(url)} is missing ({error}); install cordon[postgres]")
    told = error.orig if isinstance(error, DBAPIError) else error
    why = " ".join(str(told).split())
    advice = "is it running, and is CORDON_DATABASE right?"
    if "malformed" in why:
        advice = "the file is damaged: put back a copy of it, or name another database in CORDON_DATABASE"
    return DatabaseError(f"the database {_shown(url)} cannot be used: {why}; {advice}")


def _shown(url: URL) -> str:
    return url.render_as_string(hide_password=True)


@contextmanager
def private() -> Iterator[None]:
    """What is created meanwhile is for the server's own user: the database holds hands, seeds and chat."""
    before = os.umask(0o077)
    try:
        yield
    finally:
        os.umask(before)


# --- engines ----------------------------------------------------------------------------------------------------------


def connect(url: URL, patience: float = 10.0) -> Engines:
    """The engines. A database that does not answer for ``patience`` seconds counts as away."""
    make = _sqlite if url.get_backend_name() == "sqlite" else _postgresql
    others = make(url, FOR_OTHERS, patience)
    alone = url.get_backend_name() == "sqlite"
    reading = others.execution_options(isolation_level="AUTOCOMMIT")
    at_once = reading if alone else others.execution_options(isolation_level="REPEATABLE READ")
    in_thread = _sqlite_in_thread(url, patience) if alone else None
    return Engines(make(url, FOR_ANSWERS, patience), others, reading, at_once, in_thread)


def _engine(url: URL, size: int, patience: float, **more: Any) -> AsyncEngine:
    """Errors come without the values of their statements: the log tells them."""
    return create_async_engine(
        url, pool_size=size, max_overflow=0, pool_timeout=patience, pool_use_lifo=True, hide_parameters=True, **more
    )


def _sqlite(url: URL, size: int, patience: float) -> AsyncEngine:
    engine = _engine(url, size, patience)
    sa.event.listen(engine.sync_engine, "connect", _prepared(patience))
    return engine


def _sqlite_in_thread(url: URL, patience: float) -> sa.Engine:
    engine = sa.create_engine(
        url.set(drivername="sqlite"), pool_size=1, max_overflow=0, pool_timeout=patience, hide_parameters=True
    )
    sa.event.listen(engine, "connect", _prepared(patience))
    return engine


def _prepared(patience: float) -> Callable[[Any, object], None]:
    """SQLite syncs its log at every commit, so that an accepted answer outlives a power cut."""

    def prepare(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        wait = f"busy_timeout={patience * 1000:.0f}"
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", wait):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return prepare


def _postgresql(url: URL, size: int, patience: float) -> AsyncEngine:
    """PostgreSQL ends a statement that takes too long; if it does not even do that, the connection is given up."""
    arguments = {
        "async_creator_fn": _impatient(patience),
        "connect_timeout": max(2, round(patience)),
        "options": f"-c statement_timeout={patience * 800:.0f}",
    }
    engine = _engine(url, size, patience, connect_args=arguments)

    def rest(_: object, record: Any) -> None:
        record.info["rests"] = time.monotonic()

    def wake(connection: Any, record: Any, _: object) -> None:
        if time.monotonic() - record.info.get("rests", time.monotonic()) < RESTED:
            return
        try:
            engine.dialect.do_ping(connection)
        except engine.dialect.loaded_dbapi.Error as error:
            raise DisconnectionError from error

    sa.event.listen(engine.sync_engine, "checkin", rest)
    sa.event.listen(engine.sync_engine, "checkout", wake)
    return engine


async def dial(url: URL, patience: float | None, name: str) -> Any:
    """A line of one's own to PostgreSQL, beside the engines; without ``patience`` it may be silent for as long as it
    likes. The other side gives up on a line whose machine is gone within a minute, and so does this one."""
    dialect: Any = postgresql.psycopg.dialect
    arguments = dialect().create_connect_args(url)[1]
    import psycopg

    make = psycopg.AsyncConnection.connect if patience is None else _impatient(patience)
    kept = {"keepalives_idle": 20, "keepalives_interval": 5, "keepalives_count": 4}
    return await make(
        **{**arguments, **kept},
        autocommit=True,
        connect_timeout=max(2, round(patience or 10.0)),
        options=KEEPALIVE,
        application_name=f"cordon ({name})",
    )


def _impatient(patience: float) -> Callable[..., Any]:
    """Makes connections that give up on a database that hangs: it takes what it is sent and never says a word."""
    import psycopg

    class Impatient(psycopg.AsyncConnection[Any]):
        async def wait(self, gen: Any, interval: float = 0.1, timeout: float | None = None) -> Any:
            try:
                return await super().wait(gen, interval, timeout or patience)
            except psycopg.errors._WaitTimeout:
                self.pgconn.finish()
                raise psycopg.OperationalError(f"the database has not answered for {patience:g} seconds") from None

    return Impatient.connect
