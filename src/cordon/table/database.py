"""Opening the database: SQLite in one file, or PostgreSQL; its schema is brought up to date first."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from cordon.kernel.errors import CordonError

MIGRATIONS = Path(__file__).parent / "migrations"


class DatabaseError(CordonError):
    """The database cannot be used as it is set."""


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
    shown = url.render_as_string(hide_password=True)
    try:
        if plain.get_backend_name() == "sqlite" and plain.database:
            with private():
                Path(plain.database).parent.mkdir(parents=True, exist_ok=True)
        arguments: dict[str, Any] = {} if plain.get_backend_name() == "sqlite" else {"connect_timeout": 10}
        engine = sa.create_engine(plain, poolclass=sa.NullPool, connect_args=arguments)
        with private(), engine.begin() as connection:
            config = Config()
            config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except CommandError as error:
        raise DatabaseError(
            f"the database {shown} was written by a newer Cordon ({error}); update Cordon, or name another database "
            "in CORDON_DATABASE"
        ) from None
    except (NoSuchModuleError, ImportError) as error:
        raise DatabaseError(f"the driver for {shown} is missing ({error}); install cordon[postgres]") from None
    except (SQLAlchemyError, OSError) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        why = " ".join(str(cause).split())
        raise DatabaseError(
            f"the database {shown} cannot be used: {why}; is it running, and is CORDON_DATABASE right?"
        ) from None


@contextmanager
def private() -> Iterator[None]:
    """What is created meanwhile is for the server's own user: the database holds hands, seeds and chat."""
    before = os.umask(0o077)
    try:
        yield
    finally:
        os.umask(before)


def connect(url: URL) -> AsyncEngine:
    """The engine. SQLite syncs its log at every commit, so that an accepted answer outlives a power cut."""
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True, hide_parameters=True)
    engine = create_async_engine(url, pool_size=4, max_overflow=4, hide_parameters=True)
    sa.event.listen(engine.sync_engine, "connect", _prepare)
    return engine


def _prepare(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=15000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
