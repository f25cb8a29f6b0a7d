"""What the storage is built on: connections, whose turn it is to write, and how moments and records are written."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, nullcontext, suppress
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from cordon.table import schema
from cordon.table.database import Engines

_tables = schema.tables


class Conflict(Exception):
    """Somebody else has written to the match in the meantime, or the name is taken."""


def now() -> str:
    """This moment, as the database and the wire have it."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def ago(time: timedelta) -> str:
    """A moment so long ago, in the same form; one to come if the time is negative."""
    return (datetime.now(UTC) - time).isoformat(timespec="milliseconds")


def as_json(value: object) -> str:
    """A value as the database keeps it."""
    return msgspec.json.encode(value).decode()


def unless_there(db: AsyncConnection, table: sa.Table, **values: object) -> Any:
    """Insert a row; two who do so at once do not get into each other's way."""
    insert = sqlite.insert if db.dialect.name == "sqlite" else postgresql.insert
    return insert(table).values(**values).on_conflict_do_nothing()


async def stir(db: AsyncConnection, *codes: str) -> None:
    """These tables have something new to tell. It is the first that a transaction does: whoever has the rows of some
    tables has them in this order, so that nobody waits for each other."""
    await in_order(db, codes)
    await db.execute(sa.update(_tables).where(_tables.c.code.in_(codes)).values(pulse=_tables.c.pulse + 1))


async def in_order(db: AsyncConnection, codes: Sequence[str]) -> None:
    """Take the rows of some tables for writing, one after the other."""
    if len(codes) > 1 and db.dialect.name != "sqlite":
        rows = sa.select(_tables.c.code).where(_tables.c.code.in_(codes))
        await db.execute(rows.order_by(_tables.c.code).with_for_update())


class Stored:
    """Connections, and turns to write."""

    def __init__(self, engines: Engines) -> None:
        self.engines = engines
        # SQLite has one writer at a time: waiting here is fair, waiting there is by polling. Everything but answers
        # stands in a line of its own for the turn, so that an answer waits for one other write and not for all.
        is_sqlite = engines.answers.dialect.name == "sqlite"
        self._turn: Any = asyncio.Lock() if is_sqlite else nullcontext()
        self._others: Any = asyncio.Lock() if is_sqlite else nullcontext()

    async def close(self) -> None:
        await self.engines.answers.dispose()
        await self.engines.others.dispose()
        if self.engines.in_thread is not None:
            self.engines.in_thread.dispose()

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        async with self._others, self._turn, self.engines.others.begin() as connection:
            yield connection

    @asynccontextmanager
    async def _playing(self) -> AsyncIterator[AsyncConnection]:
        """For what is played: it stands behind no more than one other write."""
        async with self._turn, self.engines.answers.begin() as connection:
            yield connection

    async def secret(self, name: str) -> bytes:
        """A secret of this server, drawn when it is first needed."""
        known = sa.select(schema.secrets.c.value).where(schema.secrets.c.name == name)
        with suppress(IntegrityError):  # somebody else was faster
            async with self._writing() as db:
                found = (await db.execute(known)).scalar()
                if found is None:
                    found = secrets.token_bytes(32)
                    await db.execute(sa.insert(schema.secrets).values(name=name, value=found))
                return bytes(found)
        async with self.engines.reading.connect() as db:
            return bytes((await db.execute(known)).scalar_one())
