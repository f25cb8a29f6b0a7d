"""Who is told what becomes of tables without sitting in front of them: open lists of matches, and webhooks."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Set
from typing import TYPE_CHECKING

import msgspec

from cordon.kernel.decisions import Seat
from cordon.table.connection import Connection
from cordon.table.failures import refusal_for
from cordon.table.lobby_protocol import Gone, OwnTable, OwnTables
from cordon.table.protocol import TableInfo
from cordon.table.records import Someone, TableRecord
from cordon.table.room import table_info

if TYPE_CHECKING:
    from cordon.table.rooms import Rooms

PAUSE = 0.5
"""Seconds in which what happens at a table is told once: bots answer fast."""
LINES_MOST = 20
"""Open lists of one person; with one more the oldest ends."""


async def _nothing(table: TableRecord) -> None:
    del table


class Heralds:
    """Remembers which tables are not as they were, and tells it a little later."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.lines: dict[str, list[Connection]] = {}
        """The open lists of each person."""
        self.shown: defaultdict[str, set[str]] = defaultdict(set)
        """On whose lists each table is, by its code."""
        self.away: defaultdict[str, set[str]] = defaultdict(set)
        """Who of them has put it away."""
        self.hooked: set[str] = set()
        """The codes of the tables that have a webhook, and who is told of them."""
        self.hook: Callable[[TableRecord], Awaitable[None]] = _nothing
        self._dirty: dict[str, None] = {}
        self._telling: asyncio.Task[None] | None = None

    async def open(self, line: Connection, person: Someone) -> None:
        """A list is opened: everything is told, and from then on what changes."""
        mine = self.lines.setdefault(person.id, [])
        if len(mine) >= LINES_MOST:
            mine[0].cut()
        mine.append(line)
        tables = await self.rooms.storage.tables_of(person.id)
        for table in tables:
            self.shown[table.code].add(person.id)
            self.put_away(table.code, person.id, table.archived)
        online = await self.rooms.online([table.code for table in tables])
        line.send(OwnTables([self._info(table, person.id, online[table.code]) for table in tables]))

    def close(self, line: Connection, person: Someone) -> None:
        """A list is closed."""
        mine = self.lines.get(person.id, [])
        if line in mine:
            mine.remove(line)
        if not mine:
            self.lines.pop(person.id, None)
            for kept in (self.shown, self.away):
                for code in [code for code, people in kept.items() if person.id in people]:
                    self._drop(kept, code, person.id)

    def put_away(self, code: str, person: str, away: bool) -> None:
        """Somebody has put a table away, or not any more."""
        if away:
            self.away[code].add(person)
        elif code in self.away:
            self._drop(self.away, code, person)

    @staticmethod
    def _drop(kept: defaultdict[str, set[str]], code: str, person: str) -> None:
        kept[code].discard(person)
        if not kept[code]:
            del kept[code]

    def mark(self, code: str) -> None:
        """A table is not as it was."""
        if not self._is_wanted(code):
            return
        self._dirty[code] = None
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell(), name="heralds")

    def _is_wanted(self, code: str) -> bool:
        if code in self.hooked or code in self.shown:
            return True
        room = self.rooms.rooms.get(code)
        return bool(self.lines) and (room is None or not self.lines.keys().isdisjoint(room.table.people))

    async def _tell(self) -> None:
        while self._dirty:
            await asyncio.sleep(PAUSE)
            codes, self._dirty = self._dirty, {}
            for code in codes:
                try:
                    await self._tell_of(code)
                except Exception as error:
                    refusal_for(error, table=code, task="telling lists")

    async def _tell_of(self, code: str) -> None:
        room = self.rooms.rooms.get(code)
        table = room.table if room is not None else await self.rooms.storage.table(code)
        if table is not None and code in self.hooked:
            await self.hook(table)
        people = self.lines.keys() & (set() if table is None else table.people)
        for person in self.shown.get(code, set()) - people:
            self._drop(self.shown, code, person)
            self._send(person, Gone(code))
        online = (await self.rooms.online([code]))[code] if people else set()
        for person in people:
            self.shown[code].add(person)
            if table is not None:
                self._send(person, OwnTable(self._info(table, person, online)))

    def _send(self, person: str, message: msgspec.Struct) -> None:
        for line in self.lines.get(person, ()):
            line.send(message)

    def _info(self, table: TableRecord, person: str, online: Set[Seat | None]) -> TableInfo:
        seen = msgspec.structs.replace(table, archived=person in self.away.get(table.code, ()))
        return table_info(seen, table.brief, person, online)

    async def stop(self) -> None:
        if self._telling is not None:
            self._telling.cancel()
            await asyncio.gather(self._telling, return_exceptions=True)
        for mine in self.lines.values():
            for line in mine:
                line.cut()
