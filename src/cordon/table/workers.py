"""Threads for rules, words and bots.

They end with the process, whatever they are doing: ``ThreadPoolExecutor`` would wait for a job that never ends. A job
that takes long is logged while it is still running.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, TypeVar

import structlog

from cordon.table.problems import Refusal

T = TypeVar("T")
SLOW = 5.0
"""Seconds after which a running job is worth a line in the log."""

log = structlog.get_logger("cordon.table")


class _Job:
    """A piece of work, and who waits for it."""

    def __init__(self, task: Callable[[], Any], kind: str, table: str) -> None:
        self.task = task
        self.kind = kind
        self.table = table
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[Any] = self.loop.create_future()
        self.began: float | None = None
        self.watch = self.loop.call_later(SLOW, self._look)
        self.done.add_done_callback(lambda _: self.watch.cancel())

    def run(self) -> None:
        """In a thread."""
        if self.done.cancelled():
            return
        self.began = time.monotonic()
        try:
            result = self.task()
        except BaseException as error:
            self._hand_back(self.done.set_exception, error)
        else:
            self._hand_back(self.done.set_result, result)

    def _hand_back(self, settle: Callable[[Any], None], value: object) -> None:
        with suppress(RuntimeError):  # the loop has ended meanwhile: nobody waits any more
            self.loop.call_soon_threadsafe(lambda: None if self.done.done() else settle(value))

    def _look(self) -> None:
        ran = time.monotonic() - self.began if self.began is not None else 0.0
        if ran < SLOW:
            self.watch = self.loop.call_later(SLOW - ran, self._look)
            return
        log.warning("work takes long", kind=self.kind, table=self.table, seconds=round(ran, 1))


class Workers:
    """A few threads and a line of jobs before them."""

    def __init__(self, count: int, name: str) -> None:
        self.count = count
        self.name = name
        self._line: SimpleQueue[_Job | None] = SimpleQueue()
        self._threads: list[threading.Thread] = []
        self._open: set[asyncio.Future[Any]] = set()
        self._stopped = False

    async def run(self, task: Callable[[], T], kind: str, table: str = "") -> T:
        """Do something beside the event loop. ``kind`` and ``table`` are for the log."""
        if self._stopped:
            raise Refusal("unavailable")
        job = _Job(task, kind, table)
        self._open.add(job.done)
        job.done.add_done_callback(self._open.discard)
        if len(self._threads) < self.count:
            thread = threading.Thread(target=self._work, name=f"{self.name}-{len(self._threads)}", daemon=True)
            self._threads.append(thread)
            thread.start()
        self._line.put(job)
        found: T = await job.done
        return found

    def _work(self) -> None:
        while (job := self._line.get()) is not None:
            job.run()

    async def stop(self, patience: float) -> None:
        """No more jobs; those that run are waited for, but not for ever."""
        self._stopped = True
        for _ in self._threads:
            self._line.put(None)
        if self._open:
            await asyncio.wait(self._open, timeout=patience)
