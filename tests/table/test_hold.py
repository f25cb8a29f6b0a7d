"""One server for one database: a second one is refused, and a lost hold stops what would go wrong."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from cordon.kernel.session import Entry
from cordon.table import hold
from cordon.table.database import DatabaseError, understood
from cordon.table.rooms import COMPARE_EVERY
from tests.table.harness import PATIENCE, Line, Person, Problem, Process, Server, options_of


def second(database: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "cordon", "serve", "--port", "0"]
    environment = {**os.environ, "CORDON_DATABASE": database}
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300)


def eventually(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.05)


def answered(line: Line) -> None:
    question = line.wait_for_question()
    assert question is not None
    line.answer(options_of(question)[0])
    line.hear_until("update")


def test_a_second_server_on_the_same_database_is_refused_in_a_sentence(
    database: str, launch: Callable[..., Process]
) -> None:
    first = launch(database)
    refused = second(database)
    assert refused.returncode == 1
    assert "another Cordon server is running" in refused.stderr
    assert "CORDON_DATABASE" in refused.stderr
    assert "Traceback" not in refused.stderr
    person = Person(first.url)
    answered(person.enter(person.table()))
    person.close()
    first.kill()
    launch(database).stop()


def test_the_hold_of_a_file_is_its_own(tmp_path: Path) -> None:
    """However the path is written; and the database itself may still be read by anything."""
    url = understood(f"sqlite:///{tmp_path / 'new' / 'table.db'}")
    held = hold.take(url)
    (tmp_path / "link").symlink_to(tmp_path / "new")
    done = second(f"sqlite:///{tmp_path / 'link' / 'table.db'}")
    assert "another Cordon server is running" in done.stderr
    held.close()


def test_a_database_that_cannot_be_held_is_told() -> None:
    with pytest.raises(DatabaseError, match="CORDON_DATABASE"):
        hold.take(understood("sqlite:////proc/nowhere/table.db"))


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_a_hold_whose_connection_breaks_is_taken_again(database: str, launch: Callable[..., Process]) -> None:
    process = launch(database)
    person = Person(process.url)
    line = person.enter(person.table())
    engine = sa.create_engine(understood(database), poolclass=sa.NullPool, isolation_level="AUTOCOMMIT")
    with engine.connect() as rival:
        rival.execute(_BREAK)
        eventually(lambda: bool(rival.scalar(_HELD)))
        answered(line)
        # Now somebody else stands in line for it and gets it as soon as the connection breaks.
        waiting = threading.Thread(target=lambda: rival.execute(sa.select(sa.func.pg_advisory_lock(hold.KEY))))
        waiting.start()
        with engine.connect() as third:
            eventually(lambda: bool(third.scalar(_ASKED)))
            third.execute(_BREAK)
        waiting.join(PATIENCE)
        eventually(lambda: "another server has taken over" in process.log.read_text())
        line.answer(options_of(line.mine or {})[0])
        told = line.hear_until("refused")
        assert told["code"] == "elsewhere"
        assert told["pause"] > 0
        assert line.closed() == 1013
        with pytest.raises(Problem) as refused:
            person.table()
        assert (refused.value.status, refused.value.code) == (503, "elsewhere")
    eventually(lambda: process.log.read_text().count("is taken again") == 2)
    again = person.enter(line.table["code"])
    assert again.serial == line.serial
    answered(again)
    person.close()
    process.stop()


_LOCKS = "FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
_HELD = sa.text(f"SELECT count(*) {_LOCKS} AND granted")
_ASKED = sa.text(f"SELECT count(*) {_LOCKS} AND NOT granted")
_BREAK = sa.text(f"SELECT pg_terminate_backend(pid) {_LOCKS} AND granted")


def test_a_match_that_has_gone_on_elsewhere_is_read_again_when_somebody_comes(server_on: Server) -> None:
    """Nobody is shown a match that stands still: the stored serial counts."""
    ann = server_on.person()
    code = ann.table(1)
    line = ann.enter(code)
    room = server_on.rooms.rooms[code]
    other = room.session.game.clone()
    decision = other.decisions()[0]
    other.answer(decision.seat, decision.options[0])
    entry = Entry(decision.seat, decision.options[0], tuple(other.draws))
    server_on.run(lambda: server_on.rooms.storage.append(code, 0, 0, entry, room.standing.brief))
    room.compared -= 2 * COMPARE_EVERY
    again = ann.enter(code)
    assert again.serial == 1
    assert line.closed() == 1012
    answered(again)
