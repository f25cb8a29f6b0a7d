"""What goes wrong on our side: the log tells the cause, the person is told in words, and the page when to come back."""

from __future__ import annotations

import io
import stat
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import DataError, OperationalError

from cordon.table.lobby import Lobby
from cordon.table.logs import plain
from cordon.table.people import People
from cordon.table.room import Room
from tests.table.harness import Person, Process, Server, options_of, settings_for


def failing(error: Exception) -> Any:
    async def fail(*_: object) -> None:
        raise error

    return fail


@pytest.fixture
def watched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A server whose log a test can read."""
    log = io.StringIO()
    monkeypatch.setattr(sys, "stderr", log)
    with Server(settings_for(f"sqlite:///{tmp_path / 'table.db'}")) as server:
        yield server, log.getvalue


def test_what_fails_in_a_socket_is_logged_and_told(watched: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    server, logged = watched
    ann = server.person()
    code = ann.table()
    monkeypatch.setattr(Room, "join", failing(KeyError("a card that nobody knows")))
    line = server.watch(code)
    line.say(say="hello", protocol=1, language="de")
    told = line.hear()
    assert (told["tell"], told["code"]) == ("refused", "our-fault")
    assert "Server" in told["message"]
    assert told["pause"] > 0
    assert line.closed() == 1011
    log = logged()
    assert f"table={code}" in log
    assert "KeyError: 'a card that nobody knows'" in log
    assert "test_failures.py" in log


@pytest.mark.parametrize("where", [(Room, "join"), (People, "of_cookie")])
def test_a_database_that_is_away_ends_a_socket_with_a_sentence(
    watched: Any, monkeypatch: pytest.MonkeyPatch, where: tuple[type, str]
) -> None:
    server, logged = watched
    code = server.person().table()
    monkeypatch.setattr(*where, failing(OperationalError("SELECT secret", {}, Exception("disk I/O error\nDETAIL: x"))))
    line = server.watch(code)
    line.say(say="hello", protocol=1, language="en")
    told = line.hear()
    assert (told["code"], told["pause"]) == ("unavailable", 5)
    assert "cannot save" in told["message"]
    assert line.closed() == 1013
    log = logged()
    assert "disk I/O error" in log
    assert f"table={code}" in log
    assert "Traceback" not in log


def test_a_match_that_cannot_be_written_tells_everybody_when_to_come_back(
    watched: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    server, logged = watched
    ann = server.person()
    code = ann.table()
    one, other = ann.enter(code), ann.enter(code)
    full = OperationalError("INSERT", {}, Exception("database or disk is full"))
    monkeypatch.setattr(server.rooms.storage, "_write_batch", failing(full))
    one.answer(options_of(one.mine or {})[0])
    for line in (one, other):
        told = line.hear_until("refused")
        assert (told["code"], told["pause"]) == ("unavailable", 5)
        assert line.closed() == 1013
    assert "database or disk is full" in logged()
    monkeypatch.delattr(server.rooms.storage, "_write_batch")
    assert ann.enter(code).serial == 0


@pytest.mark.parametrize(
    ("error", "status", "code"),
    [
        (OperationalError("UPDATE", {}, Exception("server closed the connection")), 503, "unavailable"),
        (DataError("UPDATE", {}, Exception("value too long for type character varying(24)")), 500, "our-fault"),
    ],
)
def test_a_database_s_error_is_logged_with_its_own_words_and_the_address(
    watched: Any, monkeypatch: pytest.MonkeyPatch, error: Any, status: int, code: str
) -> None:
    server, logged = watched
    ann = server.person()
    monkeypatch.setattr(Lobby, "table", failing(error))
    told = ann.http.get("/api/tables/ABCDEF")
    assert (told.status_code, told.json()["code"]) == (status, code)
    log = logged()
    assert str(error.orig) in log
    assert "path=/api/tables/ABCDEF" in log


def test_nobody_writes_control_characters_into_the_log(watched: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    server, logged = watched
    ann = server.person()
    monkeypatch.setattr(Lobby, "table", failing(ValueError("of \x1b[31mred\x07")))
    ann.http.get("/api/tables/%1b%5B31mred%0astarted")
    log = logged()
    assert r"\x1b[31mred\nstarted" in log
    assert r"of \x1b[31mred\x07" in log
    assert not set(log) & {"\x1b", "\x07"}
    assert plain("žluť") == "žluť"


def test_a_failed_login_is_logged_with_the_address(watched: Any) -> None:
    server, logged = watched
    ann = server.person()
    assert ann.http.post("/api/login", json={"name": "Ann", "password": "wrong horse"}).status_code == 401
    (line,) = [line for line in logged().splitlines() if "login failed" in line]
    assert "address=127.0.0.1" in line


def test_the_values_of_a_statement_are_no_part_of_its_error(watched: Any) -> None:
    server, _ = watched
    assert all(engine.hide_parameters for engine in server.rooms.storage.engines.underneath)


def test_start_and_stop_are_logged_and_what_is_created_is_private(
    tmp_path: Path, launch: Callable[..., Process]
) -> None:
    folder = tmp_path / "new" / "folder"
    process = launch(f"sqlite:///{folder / 'table.db'}")
    person = Person(process.url)
    person.table()
    person.close()
    for path in (tmp_path / "new", folder, *folder.iterdir()):
        assert stat.S_IMODE(path.stat().st_mode) & 0o077 == 0, path
    assert (folder / "table.db-wal").exists()
    httpx.post(f"{process.url}/api/login", json={"name": "Ann", "password": "wrong horse"})
    process.stop()
    log = process.log.read_text()
    for event in ("started", "stopping", "stopped"):
        assert f" {event} " in log or f" {event}\n" in log
    assert "Traceback" not in log
