"""Webhooks: a slow table tells an address of its host's choice whose turn it is. Only what anybody at the table can see
is told, signed with a key that only the two sides know. A message on its way is written down first: if the server ends,
it goes on after the next start where it was, with the tries and the budget that are left."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from cordon.kernel.decisions import Seat
from cordon.table import outward
from cordon.table.failures import refusal_for
from cordon.table.limits import Buckets
from cordon.table.outward import NotThere
from cordon.table.problems import Refusal
from cordon.table.records import Delivery, HookRecord, TableRecord
from cordon.table.stored import now

if TYPE_CHECKING:
    from cordon.table.rooms import Rooms

WAITS = (2.0, 15.0, 120.0, 900.0)
"""Seconds between the tries to hand over one message."""
FAILURES_MOST = 10
"""Messages in a row that could not be handed over, after which the webhook is left alone until it is set anew."""
PENDING_MOST = 4
"""Messages of one table that are on their way; more would only tell what is old."""
log = structlog.get_logger("cordon.table")


class Hooks:
    """Watches the tables that have a webhook, and sends."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.storage = rooms.storage
        self.settings = rooms.settings
        self.codes = rooms.heralds.hooked
        self.resolve: outward.Resolve = outward.resolved
        self.pause: Callable[[float], Awaitable[None]] = asyncio.sleep
        self._budget = Buckets(*rooms.settings.limits.hooks)
        self.clock: Callable[[], float] = time.time
        self._waiting: set[str] = set()
        self._tasks: dict[asyncio.Task[None], str] = {}

    async def start(self) -> None:
        """Which tables have one, and what is on its way to them."""
        await self.refresh()
        self.rooms.company.on_hooked = self.refresh
        self.rooms.heralds.hook = self.look
        for delivery in await self.storage.deliveries():
            hook = await self.storage.hook(delivery.code)
            if hook is not None:
                self._fill(hook)
                self._run(self._go_on(hook, delivery), delivery.code)
        for code in self.codes:
            if (table := await self.storage.table(code)) is not None and not table.brief.outcome:
                await self.look(table)

    def _fill(self, hook: HookRecord) -> None:
        """The budget as it was left, with what has come in since."""
        if hook.budget is not None and hook.budget_at is not None:
            self._budget.leave(hook.code, hook.budget, self.clock() - hook.budget_at)

    async def refresh(self) -> None:
        """Another process may have set one, or dropped it."""
        known = set(await self.storage.hooked())
        self.codes.clear()
        self.codes.update(known)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # --- setting ----------------------------------------------------------------------------------------------------

    async def set(self, table: TableRecord, url: str, origin: str) -> str:
        """A new address; its key. It is looked at at once, so that a mistake is told to whoever made it."""
        if not self._budget.take(table.code):
            raise Refusal("too-fast")
        try:
            await outward.place(outward.target(url), self.settings.hooks_private, self.resolve)
        except NotThere as error:
            raise Refusal("hook-private" if error.private else "hook-url", why=error) from None
        asked = _open(table)
        hook = HookRecord(table.code, url, secrets.token_urlsafe(32), origin[:200], told=asked)
        await self.storage.set_hook(hook)
        self.codes.add(table.code)
        self.rooms.company.hooked()
        self.tell(table, "hello", asked)
        return hook.secret

    async def drop(self, code: str) -> None:
        await self.storage.drop_hook(code)
        self.codes.discard(code)
        self.rooms.company.hooked()

    # --- whose turn it is -------------------------------------------------------------------------------------------

    async def look(self, table: TableRecord) -> None:
        """A table is not as it was: whoever is newly asked, and does not come by themselves, is worth a message. One
        process tells it: whoever has the table's errands."""
        if table.code not in self.codes or not await self.rooms.company.keep("errands", table.code):
            return
        if table.brief.outcome:
            self.tell(table, "over", ())
        elif waited_for(table) and table.code not in self._waiting and self._run(self._turn(table.code), table.code):
            self._waiting.add(table.code)

    async def _turn(self, code: str) -> None:
        try:
            await self.pause(self.settings.hook_delay)
        finally:
            self._waiting.discard(code)
        table, hook = await self.storage.table(code), await self.storage.hook(code)
        if table is None or hook is None:
            return
        here, asked = (await self.rooms.online([code]))[code], _open(table)
        away = {seat: since for seat, since in asked.items() if hook.told.get(seat) != since and seat not in here}
        if away:
            await self.storage.note_told(code, {seat: hook.told.get(seat, "") for seat in asked} | away)
            await self._deliver(table, "turn", away)

    def tell(self, table: TableRecord, event: str, seats: Iterable[Seat]) -> None:
        """Send something, if the table has a webhook."""
        if table.code in self.codes:
            self._run(self._deliver(table, event, seats), table.code)

    def _run(self, work: Any, code: str) -> bool:
        """Whether there is room for one more message on its way."""
        if [*self._tasks.values()].count(code) >= PENDING_MOST:
            work.close()
            return False
        task = asyncio.create_task(work, name=f"hook of {code}")
        self._tasks[task] = code
        task.add_done_callback(lambda done: self._tasks.pop(done, None))
        return True

    # --- sending ----------------------------------------------------------------------------------------------------

    async def _deliver(self, table: TableRecord, event: str, seats: Iterable[Seat]) -> None:
        """Until it is taken, or all tries are used up."""
        try:
            hook = await self.storage.hook(table.code)
            if hook is None or hook.failures >= FAILURES_MOST:
                return
            body = msgspec.json.encode(told(table, event, seats, hook.origin)).decode()
            delivery = Delivery(secrets.token_hex(8), table.code, body, 0, self.clock())
            if await self.storage.send(delivery):
                await self._go_on(hook, delivery)
        except Exception as error:
            refusal_for(error, table=table.code, task="webhook")

    async def _go_on(self, hook: HookRecord, delivery: Delivery) -> None:
        """Try as often as is left. What was broken off by the end of the server is still written down."""
        try:
            taken = await self._tried(hook, delivery)
            await self.storage.delivered(delivery)
            failures = 0 if taken else hook.failures + 1
            if failures != hook.failures:
                await self.storage.count_failures(hook.code, failures)
        except Exception as error:
            refusal_for(error, table=hook.code, task="webhook")

    async def _tried(self, hook: HookRecord, delivery: Delivery) -> bool:
        while delivery.tries <= len(WAITS):
            if (wait := delivery.due - self.clock()) > 0:
                await self.pause(min(wait, WAITS[-1]))
            if not self._budget.take(hook.code):
                log.warning("webhook has no budget left", table=hook.code)
                return False
            tries = delivery.tries + 1
            due = self.clock() + WAITS[min(tries, len(WAITS)) - 1]
            delivery = msgspec.structs.replace(delivery, tries=tries, due=due)
            if not await self.storage.put_off(delivery, self._budget.left(hook.code), self.clock()):
                return True  # there is another webhook now, or none
            taken = await self._sent(hook, delivery)
            if taken is not None:
                return taken
        return False

    async def _sent(self, hook: HookRecord, delivery: Delivery) -> bool | None:
        """Whether it was taken for good, or refused for good; nothing: it may be tried again."""
        body = delivery.body.encode()
        try:
            headers = signed(hook.secret, body, int(time.time()), delivery.id)
            private = self.settings.hooks_private
            status = await outward.post(hook.url, body, headers, private=private, resolve=self.resolve)
        except (NotThere, OSError) as error:
            log.info("webhook was not reached", table=hook.code, why=str(error))
            return False if isinstance(error, NotThere) and error.private else None
        if 200 <= status < 300:
            return True
        log.info("webhook was refused", table=hook.code, status=status)
        return False if status < 500 and status != 429 else None


def waited_for(table: TableRecord) -> frozenset[Seat]:
    """The seats of people who are asked."""
    asked = {*table.brief.asked}
    return frozenset(place.seat for place in table.places if place.seat in asked and place.person and not place.bot)


def _open(table: TableRecord) -> dict[Seat, str]:
    """The people who are asked, and since when."""
    return {seat: table.since(seat) for seat in waited_for(table)}


def told(table: TableRecord, event: str, seats: Iterable[Seat], origin: str) -> dict[str, Any]:
    """What a webhook is told: what everybody at the table, and whoever looks on, can see."""
    return {
        "event": event,
        "at": now(),
        "table": {
            "code": table.code,
            "name": table.name,
            "game": table.game,
            "round": table.brief.round,
            "outcome": table.brief.outcome,
            "link": f"{origin}/table/{table.code}",
        },
        "asked": [
            {"seat": seat + 1, "name": table.places[seat].name, "since": table.since(seat)} for seat in sorted(seats)
        ],
        "since": min((table.since(seat) for seat in seats), default=table.changed),
    }


def signed(secret: str, body: bytes, moment: int, delivery: str) -> dict[str, str]:
    """The headers by which the other side knows that it is us, and that it is not an old message."""
    signature = hmac.new(secret.encode(), f"{moment}.".encode() + body, hashlib.sha256).hexdigest()
    return {
        "X-Cordon-Timestamp": str(moment),
        "X-Cordon-Delivery": delivery,
        "X-Cordon-Signature": f"sha256={signature}",
    }
