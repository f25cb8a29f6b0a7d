"""The matches in memory: brought in when somebody comes, put down when nobody is there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import TypeVar

import structlog

from cordon.kernel.errors import SaveError
from cordon.table.matches import brought_back, snapshot_of
from cordon.table.problems import Refusal
from cordon.table.records import Notice
from cordon.table.room import Room
from cordon.table.settings import Settings
from cordon.table.storage import Conflict, Storage
from cordon.table.workers import Workers
from cordon.table.workshop import Workshop

T = TypeVar("T")
PATIENCE = 3.0
"""Seconds that the end of the server waits for what is still being done."""
log = structlog.get_logger("cordon.table")


class Rooms:
    """The matches in memory. They are brought in when somebody comes and leave when nobody is there."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self.storage = storage
        self.settings = settings
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Future[Room]] = {}
        self.workshop = Workshop(settings.limits)
        self._pool = Workers(settings.workers, "room")
        self._thinkers = Workers(settings.workers, "bot")
        self._porters = Workers(1, "match")
        self._sweeper: asyncio.Task[None] | None = None

    async def work(self, task: Callable[[], T], kind: str, table: str = "") -> T:
        """Rules and words, beside the event loop."""
        return await self._pool.run(task, kind, table)

    async def think(self, task: Callable[[], T], table: str) -> T:
        """A bot's thoughts; they have threads of their own, so that slow ones hold up only bots."""
        return await self._thinkers.run(task, "bot", table)

    async def carry(self, task: Callable[[], T], kind: str, table: str) -> T:
        """A whole match is opened, copied or packed: the longer it is, the longer that takes, so answers elsewhere do
        not stand behind it."""
        return await self._porters.run(task, kind, table)

    async def room(self, code: str) -> Room:
        """The room of a table, brought in if it is not in memory."""
        if (found := self.rooms.get(code)) is not None:
            found.used = time.monotonic()
            return found
        if code not in self._opening:
            self._opening[code] = asyncio.ensure_future(self._open(code))
        try:
            return await asyncio.shield(self._opening[code])
        finally:
            self._opening.pop(code, None)

    async def _open(self, code: str) -> Room:
        table = await self.storage.table(code)
        if table is None:
            raise Refusal("no-table", code=code)
        match = await self.storage.match(code)
        try:
            loaded = await self.carry(partial(brought_back, table, match), "open", code)
        except SaveError as error:
            log.error("match cannot be brought back", table=code, error=str(error))
            raise Refusal("match-broken", why=error) from None
        room = self.rooms[code] = Room(self, table, loaded.session, match.undone)
        room.drive()
        return room

    def drop(self, room: Room, error: BaseException) -> None:
        """The match in memory is not to be trusted: everybody is cut off and comes back to the one on disk."""
        if not isinstance(error, Conflict):
            log.error("match could not be written", table=room.code, error=repr(error))
        self._forget(room)

    def _forget(self, room: Room) -> None:
        room.is_closed = True
        if self.rooms.get(room.code) is room:
            del self.rooms[room.code]
        for connection in list(room.connections):
            connection.cut()

    async def changed(self, code: str) -> None:
        """The table's row or seats were changed over HTTP."""
        if (room := self.rooms.get(code)) is not None:
            await room.reseat()

    def cut_device(self, device: str) -> None:
        """A device is logged out: its lines end at once."""
        for room in list(self.rooms.values()):
            for connection in list(room.connections):
                if connection.device == device:
                    connection.cut()

    async def note(self, code: str, notice: Notice) -> None:
        """The table has seen something: it is written down, and told to whoever is there."""
        written = await self.storage.note(code, notice)
        if (room := self.rooms.get(code)) is not None:
            room.tell_notice(written)

    def start(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def _sweep(self) -> None:
        await self.storage.drop_unfounded((datetime.now(UTC) - timedelta(hours=1)).isoformat(timespec="milliseconds"))
        while True:
            await asyncio.sleep(min(30.0, max(0.05, self.settings.idle / 4)))
            for room in list(self.rooms.values()):
                await room.see_host()
                await self._maybe_unload(room)

    async def _maybe_unload(self, room: Room) -> None:
        idle = time.monotonic() - room.used > self.settings.idle
        driven = room.driver is not None and not room.driver.done()
        if room.connections or driven or not idle:
            return
        await self._put_down(room)

    async def _put_down(self, room: Room, until: float | None = None) -> None:
        """Write a last snapshot, so that the match could go on even under other rules, and forget it."""
        try:
            async with asyncio.timeout_at(until):
                await room.lock.acquire()
        except TimeoutError:
            log.warning("match is stuck", table=room.code)
            return
        try:
            if room.is_closed:
                return
            room.is_closed = True
            try:
                await self.storage.save_snapshot(room.code, room.serial, snapshot_of(room.session))
            except Exception as error:
                log.error("snapshot could not be written", table=room.code, error=repr(error))
            self._forget(room)
        finally:
            room.lock.release()

    async def stop(self) -> None:
        """The server ends: lines are cut, snapshots are written. Work that does not end is not waited for."""
        until = asyncio.get_running_loop().time() + PATIENCE
        if self._sweeper is not None:
            self._sweeper.cancel()
        for room in sorted(self.rooms.values(), key=lambda room: room.lock.locked()):
            if room.driver is not None:
                room.driver.cancel()
            await self._put_down(room, until)
        for workers in (self._thinkers, self._porters, self._pool):
            await workers.stop(max(0.0, until - asyncio.get_running_loop().time()))
        await self.workshop.stop()
