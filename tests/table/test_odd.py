"""Odd requests and odd surroundings: each gets a sentence, and none a traceback."""

from __future__ import annotations

import asyncio
import io
import sqlite3
import sys
import threading
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest

from cordon.table import app as application
from cordon.table import schema
from cordon.table.database import DatabaseError, connect, migrate, understood
from cordon.table.records import Someone
from cordon.table.storage import Storage
from tests.table.harness import Line, Person, Server, settings_for

HTML = "<!doctype html><title>Cordon</title>" + "<p>words</p>" * 200


@pytest.fixture
def watched(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Server, Any]]:
    """A server with a page on each kind of database, whose log a test can read."""
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text(HTML)
    (client / "assets" / "app-1a2b.js").write_text("let x = 1;\n" * 500)
    log = io.StringIO()
    monkeypatch.setattr(sys, "stderr", log)
    with Server(settings_for(database, client=client)) as server:
        yield server, log.getvalue


def test_odd_requests_get_a_sentence_and_no_traceback(watched: tuple[Server, Any]) -> None:
    server, log = watched
    ann = server.person()
    json = {"Content-Type": "application/json"}
    for told, status in (
        (ann.http.get("/%00"), 404),
        (ann.http.get("/" + "x" * 300), 404),
        (ann.http.get("/assets/%00.js"), 404),
        (ann.http.get("/api/tables/%00%00%00"), 404),
        (ann.http.post("/api/tables", content=b"[" * 9000 + b"]" * 9000, headers=json), 400),
        (ann.http.post("/api/tables", content=b'{"game":' + b'{"a":' * 9000 + b"1" + b"}" * 9001, headers=json), 400),
        (ann.http.patch("/api/me", json={"name": "A\x00nn"}), 200),
        (ann.http.post("/api/tables", json={"game": "zo\x00na", "seats": [{}]}), 404),
        (ann.http.post("/api/tables", json={"game": "zona", "seats": [{"bot": "gre\x00edy"}]}), 400),
        (ann.http.post("/api/tables", json={"game": "zona", "seats": [{}], "config": {"x": "\x00"}}), 400),
        (ann.http.post("/api/tables", json={"game": "zona", "seats": [{}], "name": "A\x00B"}), 201),
        (ann.http.get("/api/links/%00"), 410),
        (ann.http.post("/api/links/%00"), 410),
        (ann.http.post("/api/register", json={"name": "ﬃ" * 24, "password": "correct horse"}), 400),
        (ann.http.post("/api/login", json={"name": "ﬃ" * 24, "password": "correct horse"}), 400),
    ):
        assert told.status_code == status, (told.request.url, told.text)
        assert told.json()
    for code in ("%00", "ABC%00DE", "x" * 300):
        line = Line(server.url, code)
        line.say(say="hello", protocol=1, language="en")
        assert line.closed() == 4404
        line.close()
    line = ann.enter(ann.table())
    line.say(say="chat", text="a\x00b")
    assert line.hear_until("chat")["line"]["text"] == "a b"
    line.answer("keep:\x00")
    assert line.hear_until("refused")["code"] == "not-offered"
    assert "Traceback" not in log()
    assert "[error" not in log()


def test_two_who_do_the_same_at_once_do_not_get_into_each_other_s_way(watched: tuple[Server, Any]) -> None:
    server, log = watched
    ann, ben = server.person(), server.person()
    code = ann.table(1)
    link = ann.post(f"/api/tables/{code}/seats/0/link")["link"]
    statuses: list[int] = []

    def put_away() -> None:
        with httpx.Client(base_url=server.url, cookies={"cordon": ann.cookie}, timeout=20) as http:
            statuses.append(http.patch(f"/api/tables/{code}", json={"archived": True}).status_code)

    def opened() -> None:
        with httpx.Client(cookies={"cordon": ben.cookie}, timeout=20) as http:
            statuses.append(http.post(f"{server.url}/api/links/{link.rpartition('/')[2]}").status_code)

    threads = [threading.Thread(target=work) for work in (put_away, opened) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert statuses == [200] * 16
    assert "[error" not in log()


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_what_was_packed_with_the_page_goes_out_as_it_is(watched: tuple[Server, Any]) -> None:
    server, _ = watched
    file = server.settings.client / "assets" / "ready-3c4d.css"
    for ending in ("", ".gz", ".br"):
        file.with_name(file.name + ending).write_text(f"a{ending}")
    for accepted, sent, coding in (("gzip, br", "a.br", "br"), ("gzip", "a.gz", "gzip"), ("identity", "a", None)):
        wish = {"Accept-Encoding": accepted}
        with httpx.stream("GET", f"{server.url}/assets/{file.name}", headers=wish) as told:
            assert b"".join(told.iter_raw()).decode() == sent
        assert told.headers.get("content-encoding") == coding
        assert told.headers["content-type"].startswith("text/css")
        assert "immutable" in told.headers["cache-control"]


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_pages_are_packed_for_whoever_can_unpack_them(watched: tuple[Server, Any]) -> None:
    server, _ = watched
    for path in ("/", "/nowhere", "/assets/app-1a2b.js", "/api/cards/zona/en", "/locales/de/page.ftl"):
        wish = {"Accept": "text/html", "Accept-Encoding": "gzip"}
        packed = httpx.get(server.url + path, headers=wish)
        plain = httpx.get(server.url + path, headers={"Accept": "text/html", "Accept-Encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"
        assert packed.content == plain.content
        assert int(packed.headers["content-length"]) < len(plain.content) / 2
        assert packed.headers["content-type"].count("charset") <= 1
    ann = server.person()
    save = ann.http.get(f"/api/tables/{ann.table()}/export", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in save.headers


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_the_head_of_a_page_can_be_had_alone(watched: tuple[Server, Any]) -> None:
    server, _ = watched
    for path, status in (("/", 200), ("/table/ABCDEF", 200), ("/assets/app-1a2b.js", 200), ("/nothing.js", 404)):
        head, whole = httpx.head(server.url + path), httpx.get(server.url + path)
        assert (head.status_code, head.content) == (status, b"")
        assert head.headers["content-type"] == whole.headers["content-type"]


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_whoever_comes_by_https_stays_there(watched: tuple[Server, Any]) -> None:
    server, _ = watched
    secure = httpx.get(server.url, headers={"X-Forwarded-Proto": "https"})
    assert secure.headers["strict-transport-security"].startswith("max-age=")
    assert "strict-transport-security" not in httpx.get(server.url).headers


def test_a_clock_that_has_jumped_ahead_forgets_nobody(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    migrate(understood(database))
    later = datetime.now(UTC) + timedelta(days=400)

    class Ahead(datetime):
        @classmethod
        def now(cls, tz: Any = None) -> Any:  # noqa: ARG003
            return later

    async def body() -> None:
        storage = Storage(connect(understood(database)))
        await storage.add_person(Someone("ann", "Ann", "en"), "secret of ann")
        before = await storage.newest_person()
        forgetting = asyncio.create_task(application._forget_guests(storage))
        looked = asyncio.Event()
        forget = storage.forget_guests

        async def noted(day: str) -> int:
            found = await forget(day)
            looked.set()
            return found

        monkeypatch.setattr(storage, "forget_guests", noted)
        await looked.wait()
        assert await storage.newest_person() == before
        forgetting.cancel()
        await storage.close()

    monkeypatch.setattr(application, "datetime", Ahead)
    asyncio.run(body())


def test_a_damaged_file_is_told_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "table.db"
    url = understood(f"sqlite:///{path}")
    migrate(url)
    connection = sqlite3.connect(path)
    for number in range(3000):
        row = (f"{number:016}", "Ann", "en", "2026-01-01")
        connection.execute("INSERT INTO people (id, name, language, created) VALUES (?, ?, ?, ?)", row)
    connection.commit()
    connection.close()
    data = bytearray(path.read_bytes())
    half = len(data) // 2
    data[half:] = b"\xff" * (len(data) - half)
    path.write_bytes(bytes(data))
    with pytest.raises(DatabaseError, match="the file is damaged"):
        migrate(url)


def test_only_the_newest_snapshots_and_the_first_are_kept(database: str) -> None:
    with Server(settings_for(database, snapshot_every=1)) as server:
        ann: Person = server.person()
        code = ann.table(1)
        line = ann.enter(code)
        for _ in range(8):
            question = line.wait_for_question()
            assert question is not None
            line.answer(next(c["option"] for c in question["choices"] if not c["why"] and not c["anytime"]))
            line.hear_until("update")
        storage = server.rooms.storage

        async def numbers() -> list[int]:
            query = schema.snapshots.select().with_only_columns(schema.snapshots.c.number)
            async with storage.engines.reading.connect() as db:
                return sorted((await db.execute(query)).scalars())

        assert server.run(numbers) == [0, 6, 7, 8]
