"""The socket of a participant: hello first, then answers, undo, chat, language and pings until it ends."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from cordon.kernel import typed
from cordon.kernel.decisions import Seat
from cordon.table import metrics
from cordon.table.budgets import Budget
from cordon.table.connection import Connection
from cordon.table.failures import refusal_for
from cordon.table.limits import is_welcome
from cordon.table.people import People, address_of, device_of
from cordon.table.problems import ComeBack, Declined, Refusal, spoken
from cordon.table.protocol import (
    PROTOCOL,
    Advise,
    Agree,
    Answer,
    Ask,
    Course,
    Foresee,
    FromPage,
    Hello,
    Lead,
    Look,
    LookBack,
    Ping,
    PointAt,
    Pong,
    Propose,
    React,
    Ready,
    Redo,
    RefusedCode,
    Retell,
    Say,
    Speak,
    Undo,
    Why,
)
from cordon.table.room import Room
from cordon.table.rooms import Rooms
from cordon.table.settings import Settings

NORMAL, POLICY, NO_TABLE, PROTOCOL_CODE = 1000, 1008, 4404, 4400
"""Close codes: it has ended; too much nonsense, or from elsewhere; no such table; no hello that fits."""
HELLO_WITHIN = 10.0
"""Seconds to say hello in."""
GOODBYE = 5.0
"""Seconds for the last messages to go out."""
SILENCE = 300.0
"""Seconds without a message after which the connection counts as dead; the page pings more often."""

_decoder: msgspec.json.Decoder[FromPage] = typed.decoder(FromPage)


@websocket("/ws/{code:str}")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    code: FromPath[str],
    rooms: NamedDependency[Rooms],
    people: NamedDependency[People],
    settings: NamedDependency[Settings],
) -> None:
    """One participant at one table."""
    await socket.accept()
    if not is_welcome(socket.headers.get("origin"), socket.headers.get("host"), settings.own_origins):
        await _close(socket, POLICY, "foreign origin")
        return
    connection = Connection(None, spoken(socket.headers.get("accept-language", "")), device_of(socket))
    await _Conversation(socket, connection, rooms, people, settings).run(code)


async def _close(socket: WebSocket[Any, Any, Any], code: int, why: str) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(code=code, reason=why)


class _Silence(Exception):
    """Nothing was heard for too long."""


class _Conversation:
    """Reads and writes one socket."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        connection: Connection,
        rooms: Rooms,
        people: People,
        settings: Settings,
    ) -> None:
        self.socket = socket
        self.connection = connection
        self.rooms = rooms
        self.people = people
        self.limits = settings.limits
        self.budgets = rooms.budgets
        self.address = address_of(socket)
        self.strikes = 0
        self.room: Room | None = None

    async def run(self, code: str) -> None:
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read(code))
        try:
            await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
            if reader.done():
                await asyncio.wait((writer,), timeout=GOODBYE)
        finally:
            self.connection.cut()
            if self.room is not None:
                self.room.leave(self.connection)
            for task in (reader, writer):
                task.cancel()
            for end in await asyncio.gather(reader, writer, return_exceptions=True):
                if isinstance(end, Exception):
                    refusal_for(end, table=code)

    async def _write(self) -> None:
        """Everything that is put on its way, in order; ends with the connection."""
        while (message := await self.connection.next()) is not None:
            try:
                await self.socket.send_data(message, mode="text")
            except (WebSocketDisconnect, RuntimeError, OSError):
                return
        await _close(self.socket, self.connection.close_code, self.connection.close_reason)

    # --- reading ------------------------------------------------------------------------------------------------------

    async def _read(self, code: str) -> None:
        """Until the other side is gone, or has to go. Whatever fails is logged, and told before the connection ends."""
        try:
            await self._converse(code)
        except (WebSocketDisconnect, ComeBack):
            self.connection.cut()
        except Refusal as refusal:
            if refusal.code == "no-table":
                self.connection.cut(NO_TABLE, refusal.code)
            else:
                self.connection.end(refusal)
        except Exception as error:
            self.connection.end(refusal_for(error, table=code))

    async def _converse(self, code: str) -> None:
        try:
            if not await self._hello(code):
                self._refuse("protocol", "server-protocol")
                self.connection.cut(PROTOCOL_CODE, "hello of another kind")
                return
            while self.strikes < self.limits.strikes and not self.connection.is_cut:
                message = await self._next(SILENCE)
                if message is not None and not self.connection.is_cut:
                    await self._heed(message)
            self.connection.cut(POLICY, "too much that was refused")
        except _Silence:
            self.connection.cut(NORMAL, "silence")

    async def _hello(self, code: str) -> bool:
        """Whether the first message was a hello that fits."""
        message = await self._next(HELLO_WITHIN)
        if not isinstance(message, Hello) or message.protocol != PROTOCOL:
            return False
        self.connection.language = message.language
        person = self.connection.person = await self.people.of_cookie(self.socket.cookies)
        room = await self.rooms.room(code)
        here = [other for other in room.connections if person and other.person and other.person.id == person.id]
        if len(here) >= self.limits.connections:
            here[0].cut()
        self.room = room
        await room.join(self.connection)
        return True

    async def _next(self, within: float) -> FromPage | None:
        """The next message, or nothing if it was refused."""
        try:
            async with asyncio.timeout(within):
                data = await self.socket.receive_data(mode="text")
        except TimeoutError:
            raise _Silence from None
        if self.room is not None and not self.budgets.messages.take(self._whose or self.address):
            self._refuse("too-fast", "server-too-fast")
            return None
        if len(data) > self.limits.message:
            self._refuse("too-long", "server-too-long")
            return None
        try:
            return _decoder.decode(data)
        except (msgspec.ValidationError, msgspec.DecodeError, UnicodeError, RecursionError):
            self._refuse("malformed", "server-malformed")
            return None

    def _refuse(self, code: RefusedCode, key: str) -> None:
        self.strikes += 1
        metrics.refused.labels(code).inc()
        self.connection.send(Declined(code, key).told(self.connection.language))

    async def _heed(self, message: FromPage) -> None:
        room, connection, seat = self.room, self.connection, self.connection.seat
        assert room is not None
        refused: Declined | None = None
        match message:
            case _ if (dear := self._budget(message)) is not None and not dear.take(self._whose, self.address):
                refused = Declined("too-fast", "server-too-fast")
            case Answer() | Ask() | Undo() | Redo() | Agree() | Propose() | Ready() | PointAt() | Advise() if (
                seat is None
            ):
                refused = Declined("not-yours", "server-no-seat-of-yours")
            case Answer(serial, option) if seat in room.bots:
                refused = Declined("not-yours", "server-bot-plays")
            case Answer(serial, option) if seat is not None:
                refused = await self._answer(room, seat, serial, option)
            case Ask() if seat is not None:
                refused = await room.ask(connection, seat, message)
            case Why():
                refused = await room.why(connection, message)
            case Undo(serial, level, to) if seat is not None:
                refused = await room.past.undo(seat, serial, level, to)
            case Redo(serial, undo) if seat is not None:
                refused = await room.past.redo(seat, serial, undo)
            case Agree(serial, agrees) if seat is not None:
                refused = await room.past.agree(seat, serial, agrees)
            case Propose(serial, option) if seat is not None:
                refused = await room.talk.propose(seat, serial, option)
            case Ready(serial, ready) if seat is not None:
                refused = await room.talk.ready(seat, serial, ready)
            case Say(text):
                refused = await self._say(text)
            case React() | PointAt():
                refused = await self._sign(message)
            case Speak(language):
                await room.speak(connection, language)
            case Look(at):
                refused = await room.times.look(connection, at)
            case Course():
                refused = await room.times.course(connection)
            case Retell():
                refused = await room.times.tale(connection)
            case Advise(serial):
                refused = await room.counsel.advise(connection, serial)
            case Foresee(serial):
                refused = room.counsel.foresee(connection, serial)
            case LookBack():
                refused = room.counsel.look_back(connection)
            case Lead(at):
                refused = room.times.lead(connection, at)
            case Ping():
                connection.send(Pong())
            case _:
                refused = Declined("malformed", "server-malformed")
        if refused is None:
            self.strikes = 0
        else:
            metrics.refused.labels(refused.code).inc()
            self.strikes += refused.code != "stale"
            connection.send(refused.told(connection.language))

    @property
    def _whose(self) -> str | None:
        """Whoever has to pay for what is asked for; nobody who is known."""
        return self.connection.person.id if self.connection.person is not None else None

    def _budget(self, message: FromPage) -> Budget | None:
        """What is dear to answer is paid from a budget of its own."""
        match message:
            case Ask() | Why():
                return self.budgets.previews
            case Look() | Course() | Retell():
                return self.budgets.looks
            case Speak():
                return self.budgets.languages
            case Advise() | Foresee() | LookBack():
                return self.budgets.advice
            case _:
                return None

    async def _answer(self, room: Room, seat: Seat, serial: int, option: str) -> Declined | None:
        start = time.perf_counter()
        refused = await room.answer(seat, serial, option)
        if refused is None:
            metrics.answers.labels(room.table.game).observe(time.perf_counter() - start)
        return refused

    async def _sign(self, message: React | PointAt) -> Declined | None:
        """A reaction, or a mark on the board."""
        room, connection = self.room, self.connection
        assert room is not None
        if connection.person is None:
            return Declined("not-yours", "server-no-name")
        if not room.signs.take(connection.person.id):
            return Declined("too-fast", "server-too-fast")
        if isinstance(message, React):
            return await room.react(connection, message.line, message.sign)
        if connection.seat is None or not message.thing.isprintable():
            return Declined("malformed", "server-malformed")
        room.mark(connection, connection.seat, message.thing)
        return None

    async def _say(self, text: str) -> Declined | None:
        assert self.room is not None
        if self.connection.person is None:
            return Declined("not-yours", "server-no-name")
        spoken = tidy(text)
        if not spoken:
            return Declined("malformed", "server-malformed")
        if not self.room.chat.take(self.connection.person.id):
            return Declined("too-fast", "server-too-fast")
        return await self.room.say(self.connection, spoken)


def tidy(text: str) -> str:
    """A line of text without control characters and without blanks around it."""
    return "".join(sign if sign.isprintable() else " " for sign in text).strip()
