"""The line of somebody's list of matches: it tells what becomes of them, and hears only that somebody is there."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from cordon.table.connection import Connection
from cordon.table.failures import refusal_for
from cordon.table.limits import Buckets, is_welcome
from cordon.table.people import People, address_of, device_of
from cordon.table.problems import spoken
from cordon.table.rooms import Rooms
from cordon.table.settings import Settings

NOBODY, POLICY = 4401, 1008
"""Close codes: this browser is not known; too much was said, or from elsewhere."""
SILENCE = 300.0
"""Seconds without a ping after which nobody is there any more."""


@websocket("/ws")
async def lobby_socket(
    socket: WebSocket[Any, Any, Any],
    rooms: NamedDependency[Rooms],
    people: NamedDependency[People],
    settings: NamedDependency[Settings],
) -> None:
    """One open list of one person."""
    await socket.accept()
    line = Connection(None, spoken(socket.headers.get("accept-language", "")), device_of(socket))
    person = await people.of_cookie(socket.cookies)
    if not is_welcome(socket.headers.get("origin"), socket.headers.get("host"), settings.own_origins):
        line.cut(POLICY, "foreign origin")
    elif person is None:
        line.cut(NOBODY, "nobody we know")
    else:
        line.person = person
        await rooms.heralds.open(line, person)
    reader = asyncio.create_task(_read(socket, line, rooms.budgets.messages))
    try:
        await _write(socket, line)
    finally:
        if person is not None:
            rooms.heralds.close(line, person)
        reader.cancel()
        for end in await asyncio.gather(reader, return_exceptions=True):
            if isinstance(end, Exception):
                refusal_for(end, task="list of matches")


async def _write(socket: WebSocket[Any, Any, Any], line: Connection) -> None:
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        while (message := await line.next()) is not None:
            await socket.send_data(message, mode="text")
        await socket.close(code=line.close_code, reason=line.close_reason)


async def _read(socket: WebSocket[Any, Any, Any], line: Connection, budget: Buckets) -> None:
    """Until it is silent, gone, or says too much."""
    whose = line.person.id if line.person is not None else address_of(socket)
    with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        while budget.take(whose):
            async with asyncio.timeout(SILENCE):
                await socket.receive_data(mode="text")
        line.cut(POLICY, "too much")
    line.cut()
