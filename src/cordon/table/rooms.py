"""The matches in memory: brought in when somebody comes, put down when nobody is there."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Coroutine, Sequence
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any, TypeVar

import structlog

from cordon.kernel.decisions import Seat
from cordon.kernel.errors import SaveError
from cordon.kernel.session import Session
from cordon.table.budgets import Budgets
from cordon.table.company import Company
from cordon.table.connection import Connection
from cordon.table.failures import cause, refusal_for
from cordon.table.following import MATCH, PEOPLE, VOICES
from cordon.table.heralds import Heralds
from cordon.table.matches import brought_back, snapshot_of, with_own_dice
from cordon.table.minds import Minds
from cordon.table.problems import ComeBack, Refusal
from cordon.table.records import Notice, Someone, TableRecord, Undone
from cordon.table.room import Room
from cordon.table.settings import Settings
from cordon.table.storage import Storage
from cordon.table.workers import Workers
from cordon.table.workshop import Workshop

CODE = re.compile(r"[A-Z2-9]{6}")
"""How the code of a table looks."""

T = TypeVar("T")
COMPARE_EVERY = 5.0
"""Seconds between two looks at how far a match has come on disk."""
DEVICES_AT_ONCE = 500
"""Devices that are asked for with one question."""
LINGER = 5.0
"""Seconds for which a match that nobody looks at follows others who play it."""
PATIENCE = 3.0
"""Seconds that the end of the server waits for what is still being done."""
log = structlog.get_logger("cordon.table")


class Rooms:
    """The matches in memory. They are brought in when somebody comes and leave when nobody is there."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self.storage = storage
        self.settings = settings
        self.budgets = Budgets(settings.limits)
        self.company = Company()
        """The other processes of this server."""
        self.forgotten: set[str] = set()
        """People who are gone for good: no journal knows their names."""
        self.rooms: dict[str, Room] = {}
        self.visits = 0
        self._opening: dict[str, asyncio.Future[Room]] = {}
        self.workshop = Workshop(settings.limits, settings.limits.import_seconds)
        self.minds = Minds(settings)
        self._pool = Workers(settings.threads, "room")
        self._thinkers = Workers(settings.threads, "bot")
        self._porters = Workers(1, "match")
        self._sweeper: asyncio.Task[None] | None = None
        self.heralds = Heralds(self)

    def is_empty(self) -> bool:
        """Whether no match is in memory."""
        return not self.rooms

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

    async def _is_current(self, room: Room) -> bool:
        """Whether a match in memory may be shown to somebody who comes: it catches up if the one on disk is further,
        which is looked at now and then."""
        if not room.is_closed and time.monotonic() - room.compared > COMPARE_EVERY:
            stored = await self.storage.serial(room.code)
            room.compared = time.monotonic()
            # Whoever is at work in the room may have written what it does not know yet, and would find out themselves.
            if stored is None:
                self._forget(room)
            elif stored != room.serial and not room.lock.locked():
                await room.alone(room.following.catch_up)
        return not room.is_closed

    def follow(self, code: str, kinds: set[str] | frozenset[str], serial: int | None = None) -> None:
        """Something of a table is new in another process; perhaps how far its match has come. A match that nobody looks
        at here leaves the memory instead: whoever comes finds it on disk."""
        if code in self.heralds.shown or code in self.heralds.hooked:
            self.heralds.mark(code)
        room = self.rooms.get(code)
        if room is None or (serial is not None and room.serial >= serial):
            return
        is_used = room.connections or room.guests.are_driven or room.lock.locked()
        if MATCH in kinds and not is_used and time.monotonic() - room.used > LINGER:
            self._forget(room)
        else:
            room.following.look(kinds)

    async def room(self, code: str) -> Room:
        """The room of a table, brought in if it is not in memory, or if its match has gone on elsewhere."""
        if not CODE.fullmatch(code):
            raise Refusal("no-table", code=code[:12])
        self.visits += 1
        if (found := self.rooms.get(code)) is not None and await self._is_current(found):
            found.used = time.monotonic()
            return found
        opening = self._opening.get(code)
        return await asyncio.shield(opening or self._enter(code, self._open(code)))

    async def begin(self, table: TableRecord, session: Session[Any]) -> None:
        """The room of a new table, whose match need not be brought in."""
        if table.code not in self.rooms and table.code not in self._opening:
            await asyncio.shield(self._enter(table.code, self._made(table, session, ())))

    def _enter(self, code: str, making: Coroutine[Any, Any, Room]) -> asyncio.Future[Room]:
        """Whoever wants the room meanwhile waits for the same one."""
        opening = self._opening[code] = asyncio.ensure_future(making)
        opening.add_done_callback(lambda _: self._opening.pop(code))
        return opening

    async def _open(self, code: str) -> Room:
        whole = await self.storage.whole(code)
        if whole is None:
            raise Refusal("no-table", code=code)
        table, match = whole
        try:
            loaded = await self.carry(partial(brought_back, table, match), "open", code)
        except SaveError as error:
            log.error("match cannot be brought back", table=code, error=str(error))
            raise Refusal("match-broken", why=error) from None
        return await self._made(table, loaded.session, match.undone)

    async def _made(self, table: TableRecord, session: Session[Any], undone: Sequence[Undone]) -> Room:
        await self._make_space()
        if table.own_dice:
            session = await self.carry(partial(with_own_dice, table, session), "open", table.code)
        room = self.rooms[table.code] = Room(self, table, session, undone)
        await room.guests.give_back()
        room.following.look({PEOPLE, VOICES} if self.company.process else ())
        room.guests.drive()
        return room

    async def _make_space(self) -> None:
        """So many matches at most are in memory, unless people look at more."""
        unseen = [room for room in self.rooms.values() if not room.connections]
        surplus = len(self.rooms) - self.settings.rooms + 1
        for room in sorted(unseen, key=lambda room: room.seen)[: max(0, surplus)]:
            await self._put_down(room)

    def drop(self, room: Room, error: BaseException, **where: object) -> Refusal:
        """The match in memory is not to be trusted: everybody is cut off and comes back to the one on disk."""
        refusal = refusal_for(error, table=room.code, **where)
        self._forget(room, refusal)
        return refusal

    def send_back(self, room: Room) -> None:
        """The match in memory cannot follow the one on disk: everybody comes back to that one."""
        self._forget(room)

    def _forget(self, room: Room, refusal: Refusal | None = None) -> None:
        room.is_closed = True
        room.counsel.moved()
        if self.rooms.get(room.code) is room:
            del self.rooms[room.code]
        for connection in list(room.connections):
            if refusal is None:
                connection.cut()
            else:
                connection.end(refusal)

    def cut_device(self, device: str) -> None:
        """A device is logged out: its connections end at once."""
        for connection in self._all():
            if connection.device == device:
                connection.cut()

    def cut_person(self, person: str) -> None:
        """Somebody is gone for good, from wherever they looked."""
        for connection in self._all():
            if connection.person is not None and connection.person.id == person:
                connection.cut()

    def _all(self) -> list[Connection]:
        """Every connection: at tables, and of open lists."""
        at_tables = [connection for room in self.rooms.values() for connection in room.connections]
        return at_tables + [line for mine in self.heralds.lines.values() for line in mine]

    def end(self, code: str) -> None:
        """A table is no more: whoever was there comes back and is told so."""
        self.heralds.mark(code)
        self.company.stirred(code)
        if (room := self.rooms.get(code)) is not None:
            self._forget(room)

    def know(self, person: Someone) -> None:
        """Somebody has another name or language: their connections speak under it from now on."""
        for room in self.rooms.values():
            for connection in room.connections:
                if connection.person is not None and connection.person.id == person.id:
                    connection.person = person
                    self.company.present(room.code)

    async def recheck(self, person: str = "") -> None:
        """Somebody is perhaps not who they were, as another process tells; or nobody in particular. Whoever is logged
        out or gone has no line any more."""
        lines = [line for line in self._all() if line.person is not None and person in ("", line.person.id)]
        devices = list({line.device for line in lines})
        known: dict[str, Someone] = {}
        for start in range(0, len(devices), DEVICES_AT_ONCE):
            known |= await self.storage.people_of(devices[start : start + DEVICES_AT_ONCE])
        for line in lines:
            found = known.get(line.device)
            if found is None or not found.name:
                line.cut()
            elif line.person is not None and found.name != line.person.name:
                self.know(found)

    async def changed(self, code: str) -> TableRecord | None:
        """The table's row or seats were changed over HTTP. The table as it is now, if its match is in memory."""
        room = self.rooms.get(code)
        self.heralds.mark(code)
        self.company.stirred(code)
        try:
            return None if room is None else await room.reseat()
        except ComeBack:  # it has just left the memory
            return None

    async def online(self, codes: Sequence[str]) -> dict[str, set[Seat | None]]:
        """The seats of some tables that somebody plays in front of a page, in whichever process."""
        there = await self.company.elsewhere([code for code in codes if code not in self.rooms])
        found: dict[str, set[Seat | None]] = {}
        for code in codes:
            if (room := self.rooms.get(code)) is not None:
                found[code] = room.online()
            else:
                found[code] = {one.seat for here in there.get(code, {}).values() for one in here.people}
        return found

    async def note(self, code: str, notice: Notice) -> None:
        """The table has seen something: it is written down, and told to whoever is there."""
        self.tell_notice(code, await self.storage.note(code, notice))
        self.company.stirred(code)

    def tell_notice(self, code: str, notice: Notice) -> None:
        """What the table has seen is told to whoever is there."""
        if (room := self.rooms.get(code)) is not None:
            room.tell_notice(notice)

    async def start(self) -> None:
        await self.company.start()
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
        if room.connections or room.guests.are_driven or not idle:
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
                log.error("snapshot could not be written", table=room.code, why=cause(error))
            self._forget(room)
        finally:
            room.lock.release()

    async def stop(self) -> None:
        """The server ends: connections are cut, snapshots are written. Work that does not end is not waited for."""
        until = asyncio.get_running_loop().time() + PATIENCE
        if self._sweeper is not None:
            self._sweeper.cancel()
        await self.heralds.stop()
        await self.company.stop()
        for room in sorted(self.rooms.values(), key=lambda room: room.lock.locked()):
            if room.guests.driver is not None:
                room.guests.driver.cancel()
            await self._put_down(room, until)
        for workers in (self._thinkers, self._porters, self._pool):
            await workers.stop(max(0.0, until - asyncio.get_running_loop().time()))
        await self.workshop.stop()
        await self.minds.stop()
