"""The other processes of a server on PostgreSQL, told and heard by its own LISTEN and NOTIFY.

A transaction that notifies stands in one line with all others of the database while it commits, so no answer does: what
has moved is gathered for a few milliseconds and told by a connection of its own, many tables in one message. A message
is a nudge, not a record. Whoever misses one catches up at the next, when the listener is connected again, or by looking
through all open tables now and then.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from math import inf
from typing import TYPE_CHECKING, Any

import msgspec
import psycopg
import structlog
from sqlalchemy.engine import URL

from cordon.kernel import typed
from cordon.kernel.decisions import Seat
from cordon.table.company import Company
from cordon.table.database import dial
from cordon.table.failures import Away, cause, refusal_for
from cordon.table.following import ALL, MATCH, PEOPLE, VOICES
from cordon.table.leases import Leases
from cordon.table.protocol import Marked
from cordon.table.records import Here, Said

if TYPE_CHECKING:
    from cordon.table.rooms import Rooms

CHANNEL = "cordon"
GATHER = 0.004
"""Seconds in which news is gathered."""
LARGEST = 7900
"""Bytes of a message; PostgreSQL takes 8,000."""
LINE_AGAIN = 0.5
"""Seconds after which a line that broke is tried again."""
LATELY = 60.0
"""Seconds for which it is remembered what was said here: so long nobody reads."""
LOOKED_AT = 500
"""Open tables that are looked through with one question."""

Word = tuple[str | int, ...]
"""One piece of news: its kind, and what it is about."""
log = structlog.get_logger("cordon.table")


def packed(process: int, words: Sequence[Word]) -> Iterator[str]:
    """News as messages that are not too long."""
    part: list[bytes] = []
    head = len(f"[{process},[]]")
    size = head
    for word in words:
        data = msgspec.json.encode(word)
        if size + len(data) + 1 > LARGEST and part:
            yield f"[{process},[{b','.join(part).decode()}]]"
            part, size = [], head
        part.append(data)
        size += len(data) + 1
    if part:
        yield f"[{process},[{b','.join(part).decode()}]]"


class Companions(Company):
    """Tells what happens here, and hears what happens in other processes."""

    def __init__(self, rooms: Rooms, url: URL) -> None:
        self.rooms = rooms
        self.storage = rooms.storage
        self.url = url
        self.patience = rooms.settings.patience
        self.leases = Leases(url, self.patience)
        self._words: dict[Word, None] = {}
        self._present: set[str] = set()
        self._said: dict[tuple[str, str, Seat], Said | None] = {}
        self._lately: dict[tuple[str, str, Seat], float] = {}
        """When what was said here came to be in the database: whoever has asked before was not told of it."""
        self._news = asyncio.Event()
        self._line: psycopg.AsyncConnection[Any] | None = None
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def process(self) -> int:
        return self.leases.process

    async def start(self) -> None:
        await self.leases.alive()
        works = (self._listen, self._tell, self._sweep)
        self._tasks = [asyncio.create_task(work(), name=f"company: {work.__name__}") for work in works]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(Exception):
            self._present.clear()
            await self.storage.forget_processes([self.process])
            for code, room in self.rooms.rooms.items():
                if room.connections:
                    self._note("people", code)
            await self._flush()
        if self._line is not None:
            await self._line.close()
        await self.leases.stop()

    # --- telling ----------------------------------------------------------------------------------------------------

    def _note(self, *word: str | int) -> None:
        self._words[word] = None
        self._news.set()

    def moved(self, code: str) -> None:
        room = self.rooms.rooms.get(code)
        if room is not None:
            self._note("moved", code, room.serial)

    def stirred(self, code: str) -> None:
        self._note("stirred", code)

    def present(self, code: str) -> None:
        self._present.add(code)
        self._news.set()

    def say(self, code: str, said: Mapping[tuple[str, Seat], Said | None]) -> None:
        for (kind, seat), one in said.items():
            self._said[code, kind, seat] = one
            self._lately[code, kind, seat] = inf
        if said:
            self._news.set()

    def unsaid(self, code: str, since: float) -> set[tuple[str, Seat]]:
        return {(kind, seat) for (at, kind, seat), known in self._lately.items() if at == code and known > since}

    def marked(self, code: str, mark: Marked) -> None:
        self._note("marked", code, mark.seat, mark.name, mark.thing)

    def changed(self, person: str) -> None:
        self._note("person", person)

    def hooked(self) -> None:
        self._note("hooked")

    async def _tell(self) -> None:
        """Whatever is new, again and again; what could not be told is told later."""
        while True:
            await self._news.wait()
            await asyncio.sleep(GATHER)
            self._news.clear()
            try:
                await self._flush()
            except Exception as error:
                log.warning("the other processes cannot be told", why=cause(error))
                self._news.set()
                await asyncio.sleep(LINE_AGAIN)

    async def _flush(self) -> None:
        """What is not in the log is written before it is told of."""
        await self._write_present()
        await self._write_said()
        words, self._words = self._words, {}
        try:
            for message in packed(self.process, [*words]):
                await self._send(message)
        except BaseException:
            self._words = words | self._words
            raise

    async def _write_present(self) -> None:
        codes, self._present = self._present, set()
        if not codes:
            return
        try:
            rooms = {code: self.rooms.rooms.get(code) for code in codes}
            here = {code: None if room is None else room.following.here() for code, room in rooms.items()}
            await self.storage.be_present(self.process, here)
        except BaseException:
            self._present |= codes
            raise
        for code in codes:
            self._note("people", code)

    async def _write_said(self) -> None:
        said, self._said = self._said, {}
        if not said:
            return
        try:
            await self.storage.say(said)
        except BaseException:
            self._said = said | self._said
            raise
        known = time.monotonic()
        self._lately = {key: at for key, at in self._lately.items() if at > known - LATELY}
        self._lately.update({key: known for key in said if key not in self._said})
        for code, *_ in said:
            self._note("voices", code)

    async def _send(self, message: str) -> None:
        try:
            if self._line is None:
                self._line = await dial(self.url, self.patience, "telling")
            await self._line.execute("SELECT pg_notify(%s, %s)", (CHANNEL, message))
        except (psycopg.Error, OSError):
            line, self._line = self._line, None
            if line is not None:
                await line.close()
            raise

    # --- hearing ----------------------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        """For ever. Whenever the line is connected, everything may have moved meanwhile."""
        while True:
            try:
                async with await dial(self.url, None, "listening") as line:
                    await line.execute(f"LISTEN {CHANNEL}")
                    await self._look_through()
                    async for told in line.notifies():
                        self.hear(told.payload)
            except (psycopg.Error, OSError) as error:
                log.warning("the other processes are not heard", why=cause(error))
            except Exception as error:
                refusal_for(error, task="listening")
            await asyncio.sleep(LINE_AGAIN)

    def hear(self, message: str) -> None:
        """What another process tells."""
        process, words = typed.decode(message, tuple[int, list[tuple[str | int, ...]]])
        if process == self.process:
            return
        for kind, *about in words:
            try:
                self._heed(str(kind), *about)
            except Exception as error:
                refusal_for(error, task="hearing", kind=kind)

    def _heed(self, kind: str, *about: Any) -> None:
        rooms = self.rooms
        match kind:
            case "moved":
                code, serial = about
                rooms.follow(code, {MATCH}, serial)
            case "stirred":
                rooms.follow(about[0], {MATCH})
                rooms.heralds.mark(about[0])
            case "people":
                rooms.follow(about[0], {PEOPLE})
            case "voices":
                rooms.follow(about[0], {VOICES})
            case "person":
                self._soon(rooms.recheck(about[0]))
            case "hooked" if self.on_hooked is not None:
                self._soon(self.on_hooked())
            case "marked":
                code, *mark = about
                if (room := rooms.rooms.get(code)) is not None:
                    room.tell_mark(Marked(*mark))

    def _soon(self, work: Awaitable[None]) -> None:
        async def done() -> None:
            try:
                await work
            except Exception as error:
                refusal_for(error, task="following people")

        task = asyncio.ensure_future(done())
        self._tasks.append(task)
        task.add_done_callback(self._tasks.remove)

    # --- looking through --------------------------------------------------------------------------------------------

    async def _sweep(self) -> None:
        """Now and then, for whatever was not heard."""
        while True:
            await asyncio.sleep(self.rooms.settings.sweep)
            try:
                before = self.process
                await self._bury(await self.storage.processes())
                if self.process != before:
                    self._present.update(self.rooms.rooms)
                    self._news.set()
                await self._look_through()
            except Exception as error:
                refusal_for(error, task="looking through tables")

    async def _bury(self, known: set[int]) -> None:
        """Nobody is at a table in a process that is gone. Who was there is known before who lives is asked."""
        if dead := known - await self.leases.alive():
            await self.storage.forget_processes(dead)

    async def _look_through(self) -> None:
        """Every open table, and everybody who looks at one."""
        rooms, codes = self.rooms, [*self.rooms.rooms]
        for start in range(0, len(codes), LOOKED_AT):
            part, since = codes[start : start + LOOKED_AT], time.monotonic()
            moments, said = await self.storage.moments(part), await self.storage.said(part)
            present = await self.storage.present(part)
            for code in part:
                if (room := rooms.rooms.get(code)) is None:
                    continue
                if moments.get(code) != (room.serial, room.table.pulse) and not room.lock.locked():
                    rooms.follow(code, ALL)
                here = present.get(code, {})
                if here.get(self.process) != room.following.here():
                    self.present(code)
                room.following.know_present(here)
                if not room.lock.locked():
                    room.following.know_said(said.get(code, ()), since)
                room.guests.drive()
        await rooms.recheck()
        if self.on_hooked is not None:
            await self.on_hooked()

    async def elsewhere(self, codes: list[str]) -> dict[str, dict[int, Here]]:
        found = await self.storage.present(codes) if codes else {}
        return {code: {n: here for n, here in each.items() if n != self.process} for code, each in found.items()}

    # --- leases -----------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def lease(self, kind: str, code: str) -> AsyncIterator[bool]:
        is_ours = await self._asked(self.leases.take(kind, code))
        try:
            yield is_ours
        finally:
            if is_ours:
                await asyncio.shield(asyncio.ensure_future(self._asked(self.leases.give_back(kind, code))))

    async def keep(self, kind: str, code: str) -> bool:
        return await self._asked(self.leases.keep(kind, code))

    async def _asked(self, asked: Awaitable[bool | None]) -> bool:
        """Without the database nobody has anything."""
        try:
            return bool(await asked)
        except Away as error:
            log.warning("no lease can be had", why=str(error))
            return False
