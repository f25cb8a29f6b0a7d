"""Looks whether what is open may still be open: a device may have been signed out, or a table cleared away, by whoever
runs the server (``cordon admin``), in a process of their own. And notes which devices are in use."""

from __future__ import annotations

import asyncio
import time

from cordon.table.failures import refusal_for
from cordon.table.rooms import Rooms

EVERY = 5.0
"""Seconds between two looks."""
SEEN_EVERY = 600.0
"""Seconds after which it is noted again that a device has a page open."""


async def watch(rooms: Rooms, every: float = EVERY) -> None:
    """Again and again."""
    noted = time.monotonic()
    while True:
        await asyncio.sleep(every)
        try:
            await look(rooms)
            if time.monotonic() - noted > SEEN_EVERY:
                noted = time.monotonic()
                await note(rooms)
        except Exception as error:
            refusal_for(error, task="looking after lines")


async def look(rooms: Rooms) -> None:
    """Once."""
    devices = in_use(rooms)
    codes = sorted(rooms.rooms)
    for device in {*devices} - await rooms.storage.known_devices(devices):
        rooms.cut_device(device)
    for code in {*codes} - await rooms.storage.known_tables(codes):
        rooms.end(code)


async def note(rooms: Rooms) -> None:
    """Somebody may keep a page open for days: its device is in use all the time."""
    if devices := in_use(rooms):
        await rooms.storage.see_devices(devices)


def in_use(rooms: Rooms) -> list[str]:
    """The devices of all people who have a line, in one order everywhere."""
    at_tables = [line for room in rooms.rooms.values() for line in room.connections]
    lists = [line for mine in rooms.heralds.lines.values() for line in mine]
    return sorted({line.device for line in (*at_tables, *lists) if line.person is not None})
