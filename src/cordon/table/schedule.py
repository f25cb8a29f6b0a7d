"""Slow tables go on: whoever is asked for long is reminded, and a bot plays their turn if the table has agreed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta

from cordon.bots.registry import bot_names
from cordon.kernel.decisions import Seat
from cordon.table.failures import refusal_for
from cordon.table.hooks import Hooks, waited_for
from cordon.table.records import Notice, SlowRecord, TableRecord
from cordon.table.rooms import Rooms
from cordon.table.stored import now

SOONEST = timedelta(hours=12)
"""Nobody is reminded earlier."""


def today() -> datetime:
    return datetime.now(UTC)


class Schedule:
    """Looks at slow tables now and then. ``clock`` is another one in tests."""

    def __init__(self, rooms: Rooms, hooks: Hooks, clock: Callable[[], datetime] = today) -> None:
        self.rooms = rooms
        self.hooks = hooks
        self.clock = clock

    async def run(self) -> None:
        while True:
            await asyncio.sleep(self.rooms.settings.schedule_every)
            try:
                await self.look()
            except Exception as error:
                refusal_for(error, task="slow tables")

    async def look(self) -> None:
        """Every slow table at which somebody is waited for; and those where a bot was in the middle of a turn when the
        server ended: it plays on, and gives the seat back."""
        storage = self.rooms.storage
        for code in await storage.lent():
            try:
                await self.rooms.room(code)
            except Exception as error:
                refusal_for(error, table=code, task="lent seat")
        for code in await storage.running_slowly():
            async with self.rooms.company.lease("errands", code) as is_ours:
                table, slow = await storage.table(code), await storage.slow(code)
                if table is not None and is_ours:
                    try:
                        await self._maybe_go_on(table, slow)
                    except Exception as error:
                        refusal_for(error, table=code, task="slow table")

    async def _maybe_go_on(self, table: TableRecord, slow: SlowRecord) -> None:
        late = []
        for seat in sorted(waited_for(table)):
            waited = self.clock() - datetime.fromisoformat(table.since(seat))
            if slow.counts(table) and waited >= timedelta(days=slow.days):
                await self._hand_over(table, seat, slow.days)
            elif waited >= max(SOONEST, timedelta(days=slow.days) / 2) and slow.reminded.get(seat) != table.since(seat):
                late.append(seat)
        if late:
            await self._remind(table, slow, late)

    async def _remind(self, table: TableRecord, slow: SlowRecord, late: Sequence[Seat]) -> None:
        """Once for each question."""
        known = slow.reminded | {seat: table.since(seat) for seat in late}
        await self.rooms.storage.note_reminders(table.code, known)
        for seat in late:
            waited = self.clock() - datetime.fromisoformat(table.since(seat))
            hours = int(waited.total_seconds() // 3600)
            await self._note(table, "reminded", person=table.places[seat].name, hours=hours)
        self.hooks.tell(table, "reminder", late)

    async def _hand_over(self, table: TableRecord, seat: Seat, days: int) -> None:
        """A bot plays this turn; then the seat is its person's again."""
        known = bot_names(table.game)
        if not known:
            return
        room = await self.rooms.room(table.code)
        bot = "greedy" if "greedy" in known else known[0]
        await self.rooms.storage.set_bot(table.code, seat, bot, room.guests.turn)
        room.seen = time.monotonic()  # bots play on where somebody looked not long ago
        await self._note(table, "late-to-bot", person=table.places[seat].name, days=days, seat=seat + 1)
        await self.rooms.changed(table.code)

    async def _note(self, table: TableRecord, kind: str, **facts: str | int) -> None:
        await self.rooms.note(table.code, Notice(kind, facts, table.brief.answers, now()))
