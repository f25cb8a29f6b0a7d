"""A database that hangs: it is neither gone nor does it answer. People are told, nothing is lost, and it mends itself."""

from __future__ import annotations

import os
import signal
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from cordon.table.database import understood
from tests.table.harness import PATIENCE, Line, Person, Process, back, options_of
from tests.table.test_restart import record_of

SHORT = {"CORDON_PATIENCE": "1"}


def answer(line: Line) -> None:
    question = line.wait_for_question()
    assert question is not None
    line.answer(options_of(question)[0])


@contextmanager
def stopped(database: str) -> Iterator[None]:
    """Every process of PostgreSQL that serves this database stands still, as on a machine whose disk does."""
    engine = sa.create_engine(understood(database), poolclass=sa.NullPool)
    with engine.connect() as connection:
        connection.execute(sa.text("CHECKPOINT"))
        pids = [int(connection.scalar(sa.text("SELECT pg_read_file('postmaster.pid')")).split()[0])]
        # It starts the others: once it stands still, there are no more of them.
        os.kill(pids[0], signal.SIGSTOP)
        pids += connection.scalars(_OURS)
    for pid in pids[1:]:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


_OURS = sa.text("SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()")


@contextmanager
def locked(database: str) -> Iterator[None]:
    """Another program writes to the file and does not come to an end."""
    connection = sqlite3.connect(understood(database).database or "", isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        connection.execute("ROLLBACK")
        connection.close()


def test_a_database_that_hangs_is_told_and_nothing_is_lost(database: str, launch: Callable[..., Process]) -> None:
    is_file = database.startswith("sqlite")
    process = launch(database, **SHORT)
    person = Person(process.url)
    code = person.table(1)
    line = person.enter(code)
    for _ in range(3):
        answer(line)
        line.hear_until("update")
    with locked(database) if is_file else stopped(database):
        answer(line)
        told = line.hear_until("refused")
        assert told["code"] == "unavailable"
        assert "cannot save" in told["message"]
        assert line.closed() == 1013
        # A new guest would have to be written.
        newcomer = httpx.get(f"{process.url}/api/me", timeout=PATIENCE, headers={"Accept-Language": "de"})
        assert (newcomer.status_code, newcomer.json()["code"]) == (503, "unavailable")
        assert "speichern" in newcomer.json()["message"]
        assert httpx.get(f"{process.url}/api/games").status_code == 200
    again = back(person, code)
    assert again.serial >= line.serial
    for _ in range(3):
        answer(again)
        again.hear_until("update")
    assert httpx.get(f"{process.url}/api/me", timeout=PATIENCE).status_code == 200
    person.close()
    process.stop()
    serial, match = record_of(database, code)
    assert serial == len(match.entries) == again.serial
    log = process.log.read_text()
    assert "the database fails" in log
    assert any(why in log for why in (["database is locked"] if is_file else ["has not answered", "timeout expired"]))
    assert f"table={code}" in log
    assert "Traceback" not in log


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_many_tables_hear_of_a_hanging_database_at_once(database: str, launch: Callable[..., Process]) -> None:
    """One after the other would be a long time for the last."""
    process = launch(database, **SHORT)
    people = [Person(process.url) for _ in range(12)]
    lines = [person.enter(person.table(1)) for person in people]
    told: list[Any] = []
    with stopped(database):
        for line in lines:
            answer(line)
        hearing = [threading.Thread(target=lambda line=line: told.append(line.hear_until("refused"))) for line in lines]
        for each in hearing:
            each.start()
        for each in hearing:
            each.join(PATIENCE)
    assert [each["code"] for each in told] == ["unavailable"] * len(lines)
    for person in people:
        person.close()
    process.stop()
