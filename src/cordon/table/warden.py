"""Looks whether what is open may still be open: a device may have been signed out, or a table cleared away, by whoever
runs the server (``cordon admin``), in a process of their own."""

from __future__ import annotations

import asyncio

from cordon.table.failures import refusal_for
from cordon.table.rooms import Rooms

EVERY = 5.0
"""Seconds between two looks."""


async def watch(rooms: Rooms, every: float = EVERY) -> None:
    """Again and again."""
    while True:
        await asyncio.sleep(every)
        try:
            await look(rooms)
        except Exception as error:
            refusal_for(error, task="looking after lines")


async def look(rooms: Rooms) -> None:
    """Once."""
    at_tables = [line for room in rooms.rooms.values() for line in room.connections]
    lists = [line for mine in rooms.heralds.lines.values() for line in mine]
    devices = sorted({line.device for line in (*at_tables, *lists) if line.person is not None})
    codes = sorted(rooms.rooms)
    for device in {*devices} - await rooms.storage.known_devices(devices):
        rooms.cut_device(device)
    for code in {*codes} - await rooms.storage.known_tables(codes):
        rooms.end(code)
