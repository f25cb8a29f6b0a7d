"""Who drives what: advisory locks of PostgreSQL, all on one connection of each process.

They end with the connection, however the process ends, and another process can take them at once. A lease that is lost
while its work goes on does no harm: whatever is written is fenced by the serial of the match.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import psycopg
from sqlalchemy.engine import URL

from cordon.table.database import dial
from cordon.table.failures import Away, cause

PROCESS = 0x436F7264
"""What the numbers of processes are locked under: the first letters of “Cordon”."""
KINDS = {"bots": PROCESS + 1, "errands": PROCESS + 2}
"""What the codes of tables are locked under."""
ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""What the codes of tables are made of."""

_ALIVE = """SELECT objid FROM pg_locks WHERE locktype = 'advisory' AND classid = %s AND objsubid = 2 AND granted
AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"""


def number_of(code: str) -> int:
    """A code as a number: each sign is five bits, so that there is one for each."""
    found = 0
    for sign in code:
        found = found * len(ALPHABET) + ALPHABET.index(sign)
    return found


class Leases:
    """The locks of this process, and the number by which the others know that it lives."""

    def __init__(self, url: URL, patience: float) -> None:
        self.url = url
        self.patience = patience
        self.process = 0
        self._line: psycopg.AsyncConnection[Any] | None = None
        self._kept: set[tuple[str, str]] = set()
        self._lock = asyncio.Lock()

    async def _ask(self, query: str, *values: int) -> list[Any]:
        """One question at a time. A line that breaks takes all locks with it; the next question has a new one."""
        async with self._lock:
            try:
                if self._line is None:
                    self._line = await dial(self.url, self.patience, "leases")
                    await self._live()
                return await (await self._line.execute(query, values)).fetchall()
            except (psycopg.Error, OSError) as error:
                await self._hang_up()
                raise Away(cause(error)) from error

    async def _live(self) -> None:
        """Take a number that is nobody else's: the old one, if it is free."""
        assert self._line is not None
        number = self.process
        while True:
            number = number or secrets.randbelow(2**31 - 1) + 1
            found = await self._line.execute("SELECT pg_try_advisory_lock(%s, %s)", (PROCESS, number))
            if (row := await found.fetchone()) is not None and row[0]:
                self.process = number
                return
            number = 0

    async def _hang_up(self) -> None:
        line, self._line = self._line, None
        self._kept.clear()
        if line is not None:
            await line.close()

    async def alive(self) -> set[int]:
        """The numbers of all processes that live, with the own one."""
        return {int(row[0]) for row in await self._ask(_ALIVE, PROCESS)}

    async def take(self, kind: str, code: str) -> bool:
        """Whether the lease is ours; each one that is taken is given back."""
        row = await self._ask("SELECT pg_try_advisory_lock(%s, %s)", KINDS[kind], number_of(code))
        return bool(row[0][0])

    async def give_back(self, kind: str, code: str) -> None:
        """Without a line there is nothing to give back."""
        if self._line is not None:
            await self._ask("SELECT pg_advisory_unlock(%s, %s)", KINDS[kind], number_of(code))

    async def keep(self, kind: str, code: str) -> bool:
        """Whether the lease is ours for as long as the line holds."""
        if (kind, code) not in self._kept and await self.take(kind, code):
            self._kept.add((kind, code))
        return (kind, code) in self._kept

    async def stop(self) -> None:
        async with self._lock:
            await self._hang_up()
