"""Work that never ends is told of, holds up nobody but its own table, and does not keep the server from ending."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from cordon.table import workers
from cordon.table.problems import Refusal
from cordon.table.workers import Workers
from tests.table.harness import Person, Process, options_of

STUCK = """
from cordon.kernel.session import Session

known = Session.answer


def answer(self, seat, option):
    while self.setup.seed == 13:
        pass
    return known(self, seat, option)


Session.answer = answer
"""
"""A fault in the rules of one match, as any may have it: every process of Python reads this first."""


def test_a_server_with_a_stuck_match_plays_on_elsewhere_and_ends_when_it_is_told_to(
    tmp_path: Path, launch: Callable[..., Process]
) -> None:
    (tmp_path / "sitecustomize.py").write_text(STUCK, encoding="utf-8")
    paths = [str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])]
    server = launch(f"sqlite:///{tmp_path / 'table.db'}", PYTHONPATH=os.pathsep.join(paths))
    ann, ben = Person(server.url), Person(server.url)
    stuck = ann.table(1, seed=13)
    line = ann.enter(stuck)
    line.answer(options_of(line.mine or {})[0])
    other = ben.enter(ben.table(1, seed=7))
    while "work takes long" not in (log := server.log.read_text(encoding="utf-8")):
        other.answer(options_of(other.mine or {})[0])
        other.hear_until("update")
        other.wait_for_question()
        time.sleep(0.2)
    told = next(each for each in log.splitlines() if "work takes long" in each)
    assert stuck in told
    assert "answer" in told
    for person in (ann, ben):
        person.close()
    assert server.stop() is not None, "it ended by itself"


def test_a_job_that_takes_long_is_logged_while_it_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "SLOW", 0.05)
    over = threading.Event()

    async def body() -> None:
        pool = Workers(1, "test")
        job = asyncio.ensure_future(pool.run(over.wait, "answer", "AAAAAA"))
        waits = asyncio.ensure_future(pool.run(lambda: 7, "undo", "BBBBBB"))
        while not logged:
            await asyncio.sleep(0.01)
        over.set()
        await job
        assert await waits == 7
        await pool.stop(1)

    with capture_logs() as logged:
        asyncio.run(body())
    assert [(each["event"], each["kind"], each["table"]) for each in logged] == [
        ("work takes long", "answer", "AAAAAA")
    ], "what only waits for it is not to blame"


def test_workers_hand_back_what_was_found_or_what_went_wrong() -> None:
    async def body() -> None:
        pool = Workers(2, "test")
        squares = await asyncio.gather(*(pool.run(partial(pow, n, 2), "square") for n in range(50)))
        assert squares == [n * n for n in range(50)]
        with pytest.raises(ZeroDivisionError):
            await pool.run(lambda: 1 / 0, "divide")
        await pool.stop(1)
        with pytest.raises(Refusal):
            await pool.run(lambda: 1, "late")

    asyncio.run(body())


def test_stopping_waits_for_work_but_not_for_ever() -> None:
    over = threading.Event()

    async def body() -> None:
        pool = Workers(1, "test")
        endless = asyncio.ensure_future(pool.run(over.wait, "endless"))
        await asyncio.sleep(0)
        await pool.stop(0.05)
        assert not endless.done()
        endless.cancel()

    asyncio.run(body())
    over.set()
