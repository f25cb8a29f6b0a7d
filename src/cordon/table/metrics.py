"""What can be counted and measured while the server runs, for Prometheus (``/metrics``).

Few labels, and none that somebody from outside could make many of. Several processes on one port count in files of one
folder, which ``PROMETHEUS_MULTIPROC_DIR`` names before this is imported: each of them tells what all count together.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from prometheus_client import (
    GC_COLLECTOR,
    PLATFORM_COLLECTOR,
    PROCESS_COLLECTOR,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    multiprocess,
)

from cordon.table.database import Engines
from cordon.table.rooms import Rooms

TICK = 0.5
"""Seconds between two looks at how late the event loop is."""
_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

registry = CollectorRegistry()
tables = Gauge("cordon_tables", "Matches in memory", registry=registry, multiprocess_mode="livesum")
connections = Gauge(
    "cordon_connections", "Open lines: at tables, and of lists", ("kind",), registry=registry,
    multiprocess_mode="livesum",
)  # fmt: skip
answers = Histogram(
    "cordon_answer_seconds", "From a person's answer to its being on disk and told", ("game",), registry=registry,
    buckets=_QUICK,
)  # fmt: skip
refused = Counter("cordon_refused_messages", "Messages at tables that were refused", ("code",), registry=registry)
requests = Histogram(
    "cordon_request_seconds", "HTTP requests, by the status of their answer", ("status",), registry=registry,
    buckets=_QUICK,
)  # fmt: skip
lag = Histogram("cordon_loop_lag_seconds", "How late the event loop is", registry=registry, buckets=_QUICK)
database = Histogram(
    "cordon_database_seconds", "Statements and commits", ("kind",), registry=registry, buckets=_QUICK
)  # fmt: skip
for _collector in (PROCESS_COLLECTOR, PLATFORM_COLLECTOR, GC_COLLECTOR):
    registry.register(_collector)


def told() -> bytes:
    """All of it, as Prometheus reads it."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest(registry)
    together = CollectorRegistry()
    multiprocess.MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return generate_latest(together)


def forget(process: int) -> None:
    """A process has ended: its tables and lines are not counted any more."""
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        multiprocess.mark_process_dead(process)  # type: ignore[no-untyped-call]


async def watch(rooms: Rooms) -> None:
    """Look again and again at what is there, and at how late this look itself comes."""
    loop = asyncio.get_running_loop()
    while True:
        tables.set(len(rooms.rooms))
        connections.labels("table").set(sum(len(room.connections) for room in rooms.rooms.values()))
        connections.labels("list").set(sum(len(mine) for mine in rooms.heralds.lines.values()))
        due = loop.time() + TICK
        await asyncio.sleep(TICK)
        lag.observe(max(0.0, loop.time() - due))


def watch_database(engines: Engines) -> None:
    """Measure every statement, and every commit: that is where a disk takes its time."""
    for engine in engines.underneath:
        sa.event.listen(engine, "before_cursor_execute", _begins)
        sa.event.listen(engine, "after_cursor_execute", _ended)
        dialect: Any = engine.dialect
        dialect.do_commit = _measured(dialect.do_commit)


def _begins(connection: sa.Connection, *_: object) -> None:
    connection.info["began"] = time.perf_counter()


def _ended(connection: sa.Connection, *_: object) -> None:
    database.labels("statement").observe(time.perf_counter() - connection.info["began"])


def _measured(commit: Callable[[Any], None]) -> Callable[[Any], None]:
    histogram = database.labels("commit")

    def measured(connection: Any) -> None:
        start = time.perf_counter()
        commit(connection)
        histogram.observe(time.perf_counter() - start)

    return measured
