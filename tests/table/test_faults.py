"""What surroundings do to a server: a disk that is full, a database that only reads, a clock that jumps, people who do
not read. It is told in words, holds up nobody else, loses nothing, and mends itself."""

from __future__ import annotations

import resource
import socket
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from cordon.table import app, dailies, rooms, schedule, stored
from cordon.table.database import understood
from tests.table.harness import PATIENCE, Line, Person, Process, Server, back, options_of, settings_for
from tests.table.test_restart import play, record_of


@pytest.fixture(scope="module", autouse=True)
def ready() -> None:
    """Content is read before the first server is in a hurry."""
    app.get_ready()


def answer(line: Line) -> None:
    question = line.wait_for_question()
    assert question is not None
    line.answer(options_of(question)[0])


def told_and_closed(line: Line) -> None:
    """The answer is not taken; the person is told when to come back. A process that cannot follow its match says so
    by the end of the line alone."""
    answer(line)
    with suppress(ConnectionClosed):
        told = line.hear_until("refused")
        assert (told["code"], told["pause"]) == ("unavailable", 5)
        assert "cannot save" in told["message"]
    assert line.closed() == 1013


def newcomer(url: str) -> tuple[int, str]:
    """What somebody is told who is not known yet, and would have to be written."""
    told = httpx.get(f"{url}/api/me", timeout=PATIENCE)
    return told.status_code, told.json().get("code", "")


# --- the disk ---------------------------------------------------------------------------------------------------------


@contextmanager
def full_disk(process: Process) -> Iterator[None]:
    """Nothing can be written to any file, the log included."""
    assert process.process is not None
    pid = process.process.pid
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


def test_a_full_disk_is_told_and_nothing_is_lost(tmp_path: Path, launch: Callable[..., Process]) -> None:
    database = f"sqlite:///{tmp_path / 'table.db'}"
    process = launch(database)
    ann, ben = Person(process.url), Person(process.url)
    code, other = ann.table(1), ben.table(1)
    line, there = ann.enter(code), ben.enter(other)
    play(line, 5)
    with full_disk(process):
        told_and_closed(line)
        assert newcomer(process.url) == (503, "unavailable")
        assert httpx.get(f"{process.url}/api/games").status_code == 200
        # Whoever only reads is not held up, and comes back as often as they like.
        there.say(say="ping")
        there.hear_until("pong")
        for _ in range(3):
            again = ann.enter(code)
            assert (again.serial, again.view) == (line.serial, line.view)
            told_and_closed(again)
        told_and_closed(there)
    for person, table in ((ann, code), (ben, other)):
        play(back(person, table), 5)
        person.close()
    assert newcomer(process.url) == (200, "")
    process.stop()
    assert record_of(database, code)[0] == 10
    assert record_of(database, other)[0] == 5
    with sqlite3.connect(tmp_path / "table.db") as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert "Traceback" not in process.log.read_text()


# --- a database that only reads ---------------------------------------------------------------------------------------


@contextmanager
def only_reading(server: Server, database: str) -> Iterator[None]:
    """SQLite on a disk that has become read-only; PostgreSQL as one that follows another."""
    if database.startswith("sqlite"):
        is_so = [True]

        def set_back(connection: Any, *_: object) -> None:
            connection.execute(f"PRAGMA query_only={is_so[0]:d}")

        for engine in server.rooms.storage.engines.underneath:
            sa.event.listen(engine, "checkout", set_back)
        yield
        is_so[0] = False
        return
    read_only(database, True)
    yield
    read_only(database, False)


def read_only(database: str, is_so: bool) -> None:
    """Lines that are open already are cut, as when one database takes the place of another."""
    engine = sa.create_engine(understood(database), poolclass=sa.NullPool, isolation_level="AUTOCOMMIT")
    name = understood(database).database
    with engine.connect() as connection:
        connection.execute(sa.text("SET default_transaction_read_only = off"))
        connection.execute(
            sa.text(f"ALTER DATABASE {name} SET default_transaction_read_only = {'on' if is_so else 'off'}")
        )
        connection.execute(_CUT)


_CUT = sa.text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


def test_a_database_that_only_reads_is_told_and_play_goes_on_when_it_writes(database: str) -> None:
    with Server(settings_for(database)) as server:
        ann = server.person()
        code = ann.table(1)
        line = ann.enter(code)
        play(line, 5)
        with only_reading(server, database):
            told_and_closed(line)
            assert newcomer(server.url) == (503, "unavailable")
            again = back(ann, code)
            assert (again.serial, again.view) == (line.serial, line.view)
            told_and_closed(again)
        play_as_a_page(ann, code, 5)
        assert newcomer(server.url) == (200, "")
    assert record_of(database, code)[0] == 10


def play_as_a_page(person: Person, code: str, answers: int) -> None:
    """It comes back by itself: connections to the database that were cut may end a line once more."""
    for _ in range(answers):
        for _ in range(10):
            with suppress(ConnectionClosed):
                play(back(person, code), 1)
                break
        else:
            raise AssertionError("nobody can play on")


# --- the clock --------------------------------------------------------------------------------------------------------


def test_a_clock_that_jumps_does_not_disturb_who_plays(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Forwards and backwards, by days and by years; limits, waiting and forgetting go by another clock."""
    jump = [timedelta()]

    class Jumping(datetime):
        @classmethod
        def now(cls, tz: Any = None) -> Any:
            return datetime.now(tz) + jump[0]

    for module in (app, dailies, rooms, schedule, stored):
        monkeypatch.setattr(module, "datetime", Jumping)
    settings = settings_for(database, idle=30.0, schedule_every=0.1)
    with Server(settings) as server:
        ann, ben = server.person(), server.person()
        code = ann.table(2)
        ben.sit(code, 1)
        line, other = ann.enter(code), ben.enter(code)
        said: list[str] = []
        for days in (0, 700, -3000, 0.02, 40000):
            jump[0] = timedelta(days=days)
            for speaker in (line, other):
                said.append(f"after {days} days, {len(said)}")
                speaker.say(say="chat", text=said[-1])
                speaker.hear_until("chat")
            asked = line if line.mine is not None else other
            play_on(asked)
            line.say(say="ping")
            line.hear_until("pong")
        room = server.rooms.rooms[code]
        assert len(room.connections) == 2
        serial = line.serial
        cookies = [ann.cookie, ben.cookie]
    jump[0] = timedelta(days=-9000)
    with Server(settings) as server:
        for cookie in cookies:
            again = server.watch(code, cookie)
            again.say(say="hello", protocol=1, language="en")
            again.hear_until("welcome")
            assert again.you is not None
            assert again.serial >= serial
            assert [each["text"] for each in again.chat] == said
    assert datetime.now(UTC) - datetime.fromisoformat(stored.now()) > timedelta(days=8000)


def play_on(line: Line) -> None:
    assert line.mine is not None
    line.answer(options_of(line.mine)[0])
    line.hear_until("update")


# --- people who do not read -------------------------------------------------------------------------------------------


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="only Linux ends such lines")
def test_who_does_not_read_is_let_go_and_holds_up_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "UNREAD_WITHIN", 2.0)
    with Server(settings_for(f"sqlite:///{tmp_path / 'table.db'}")) as server, ExitStack() as lines:
        server.listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, LITTLE)
        ann = server.person()
        code = ann.table(1)
        line = ann.enter(code)
        deaf = [lines.enter_context(who_does_not_read(server, code)) for _ in range(4)]
        room = server.rooms.rooms[code]
        until(lambda: len(room.connections) == 5)
        for each in deaf:
            for _ in range(3):  # each brings a hundred kilobytes and more
                each.send('{"say":"language","language":"de"}')
        play(line, 5)
        until(lambda: len(room.connections) == 1)
        play(line, 5)
        until(lambda: all(not each.transport.is_closing() for each in server.uvicorn.server_state.connections))


LITTLE = 8192


@contextmanager
def who_does_not_read(server: Server, code: str) -> Iterator[ClientConnection]:
    """Somebody who takes what fits between here and there, and no more."""
    end = socket.socket()
    end.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, LITTLE)
    end.connect(("127.0.0.1", server.port))
    with connect(f"ws://127.0.0.1/ws/{code}", sock=end, compression=None, max_queue=1, close_timeout=0.1) as line:
        line.send('{"say":"hello","protocol":1,"language":"en"}')
        yield line


def until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.02)
