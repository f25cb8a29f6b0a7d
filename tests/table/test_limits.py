"""Too much, too large, too fast, from elsewhere."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cordon.table import web
from cordon.table.connection import Connection
from cordon.table.limits import Bucket, Buckets, is_welcome, network
from cordon.table.protocol import Pong, Refused, Welcome
from cordon.table.settings import Limits
from tests.table.harness import WIDE, Line, Person, Problem, Server, settings_for

_NOTHING: Any = {}
_WELCOME = Welcome(
    protocol=1,
    serial=0,
    table=_NOTHING,
    language="en",
    view={},
    questions=[],
    journal=[],
    chat=[],
    log=[],
    undo=[],
    undone=[],
    voices=_NOTHING,
)


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[Server]:
    """A server with limits that a test can reach."""
    limits = Limits(
        requests=(0.001, 60.0),
        sockets=4,
        guests=(0.001, 5.0),
        logins=(0.001, 2.0),
        renames=(0.001, 2.0),
        messages=(0.001, 20.0),
        languages=(0.001, 2.0),
        chat=(0.001, 2.0),
        strikes=30,
        tables=2,
    )
    with Server(settings_for(f"sqlite:///{tmp_path / 'table.db'}", limits=limits)) as running:
        yield running


def test_a_bucket_fills_up_again_with_time() -> None:
    clock = [0.0]
    bucket = Bucket(2.0, 3.0, lambda: clock[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock[0] = 0.6
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock[0] = 100.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_each_address_has_a_bucket_of_its_own() -> None:
    buckets = Buckets(1.0, 1.0, lambda: 0.0)
    assert [buckets.take("a"), buckets.take("a"), buckets.take("b")] == [True, False, True]


@pytest.mark.parametrize(
    ("origin", "welcome"),
    [
        (None, True),
        ("http://here:8000", True),
        ("http://dev:5173", True),
        ("http://evil.example", False),
        ("http://here:8001", False),
        ("http://here:8000.evil.example", False),
        ("null", False),
    ],
)
def test_only_our_own_pages_change_anything(origin: str | None, welcome: bool) -> None:
    assert is_welcome(origin, "here:8000", ("http://dev:5173",)) is welcome


def test_a_page_of_another_site_changes_nothing(server: Server, ann: Person) -> None:
    body = {"game": "zona", "seats": [{}]}
    told = ann.http.post("/api/tables", json=body, headers={"Origin": "https://evil.example"})
    assert (told.status_code, told.json()["code"]) == (403, "foreign-origin")
    assert ann.http.post("/api/tables", json=body, headers={"Origin": server.url}).status_code == 201


def test_requests_come_at_a_measured_pace(narrow: Server) -> None:
    with httpx.Client(base_url=narrow.url) as hasty:
        statuses = [hasty.get("/api/games").status_code for _ in range(70)]
        told = hasty.get("/api/games")
    assert statuses[0] == 200
    assert statuses[-1] == 429
    assert told.json()["code"] == "too-fast"
    assert told.headers["retry-after"]


def test_passwords_cannot_be_tried_at_random(narrow: Server) -> None:
    ann = narrow.person()
    codes = []
    for _ in range(4):
        with pytest.raises(Problem) as refused:
            ann.post("/api/login", {"name": "Ann", "password": "wrong horse"})
        codes.append(refused.value.code)
    assert codes == ["login-failed", "login-failed", "too-fast", "too-fast"]


def test_accounts_are_made_at_the_same_pace(narrow: Server) -> None:
    codes = []
    for number in range(4):
        with pytest.raises(Problem) as refused:
            narrow.person().post("/api/login", {"name": f"Ann {number}", "password": "wrong horse"})
        codes.append(refused.value.code)
    assert codes == ["login-failed", "login-failed", "too-fast", "too-fast"]
    with pytest.raises(Problem) as refused:
        narrow.person().post("/api/register", {"name": "Ann", "password": "correct horse"})
    assert refused.value.code == "too-fast"


def test_many_tries_for_one_account_wait_and_its_owner_still_gets_in(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(WIDE, accounts=(0.001, 2.0))
    with Server(settings_for(f"sqlite:///{tmp_path / 'table.db'}", limits=limits)) as server:
        waits: list[float] = []

        async def waited(seconds: float) -> None:
            waits.append(seconds)

        server.accounts.pause = waited
        ann, eve = server.person(), server.person()
        ann.post("/api/register", {"name": "Ann", "password": "correct horse"})
        for number in range(5):
            with pytest.raises(Problem) as refused:
                eve.post("/api/login", {"name": "ANN" + " " * number, "password": f"wrong horse {number}"})
            assert refused.value.code == "login-failed"
        assert len(waits) == 3
        assert server.person().post("/api/login", {"name": "Ann", "password": "correct horse"})["id"] == ann.id
        assert len(waits) == 4
        with pytest.raises(Problem):
            eve.post("/api/login", {"name": "Ben", "password": "wrong horse"})
        assert len(waits) == 4
        assert all(seconds > 0 for seconds in waits)


@pytest.mark.parametrize(
    ("address", "whose"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_a_household_of_ipv6_is_one_address(address: str, whose: str) -> None:
    assert network(address) == whose


def test_a_person_takes_new_names_at_a_measured_pace(narrow: Server) -> None:
    ann = narrow.person()
    ann.patch("/api/me", {"name": "Ann"})
    ann.patch("/api/me", {"name": "Anna"})
    with pytest.raises(Problem) as refused:
        ann.patch("/api/me", {"name": "Annika"})
    assert (refused.value.status, refused.value.code) == (429, "renamed-lately")
    assert ann.patch("/api/me", {"name": "Anna", "language": "pl"})["language"] == "pl"


def test_messages_come_at_a_measured_pace_and_too_many_end_the_line(narrow: Server) -> None:
    ann = narrow.person()
    line = ann.enter(ann.table())
    with suppress(ConnectionClosed):
        for _ in range(80):
            line.say(say="ping")
    assert line.closed() == 1008
    assert any(b"too-fast" in raw for raw in line.raw)


def test_chat_comes_at_a_measured_pace(narrow: Server) -> None:
    ann = narrow.person()
    line = ann.enter(ann.table())
    for _ in range(3):
        line.say(say="chat", text="hello")
    assert line.hear_until("refused")["code"] == "too-fast"
    assert len(line.chat) == 2


def test_chat_is_measured_by_the_person_and_not_by_the_line(narrow: Server) -> None:
    ann = narrow.person()
    code = ann.table()
    one, other = ann.enter(code), ann.enter(code)
    for _ in range(2):
        one.say(say="chat", text="hello")
        one.hear_until("chat")
    other.say(say="chat", text="hello")
    assert other.hear_until("refused")["code"] == "too-fast"


def test_languages_come_at_a_measured_pace(narrow: Server) -> None:
    ann = narrow.person()
    line = ann.enter(ann.table())
    for language in ("de", "pl", "uk"):
        line.say(say="language", language=language)
    assert line.hear_until("welcome")["language"] == "de"
    assert line.hear_until("refused")["code"] == "too-fast"


def test_sockets_come_at_a_measured_pace(narrow: Server) -> None:
    ann = narrow.person()
    code = ann.table()

    def knock() -> None:
        for _ in range(70):
            Line(narrow.url, code).close()

    with pytest.raises(InvalidStatus) as refused:
        knock()
    assert refused.value.response.status_code == 429
    assert b"too-fast" in refused.value.response.body


def test_an_address_has_only_so_many_sockets_at_once(narrow: Server) -> None:
    ann = narrow.person()
    code = ann.table()
    lines = [ann.enter(code) for _ in range(4)]
    with pytest.raises(InvalidStatus) as refused:
        ann.enter(code)
    assert refused.value.response.status_code == 429
    lines[0].close()
    lines[1].hear_until("seats")
    for _ in range(100):
        try:
            ann.enter(code)
            return
        except InvalidStatus:
            time.sleep(0.02)
    pytest.fail("no place has become free")


def test_guests_come_at_a_measured_pace(narrow: Server) -> None:
    people = [narrow.person() for _ in range(5)]
    told = httpx.get(f"{narrow.url}/api/me")
    assert (told.status_code, told.json()["code"]) == (429, "too-fast")
    assert people[0].get("/api/me") == people[0].me


def raw(server: Server) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port), timeout=20)
    line.settimeout(20)
    return line


def test_the_head_of_a_request_has_an_end(server: Server) -> None:
    with raw(server) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: here\r\n")
        with suppress(ConnectionError):
            for _ in range(200):
                line.sendall(b"X-More: " + b"x" * 10_000 + b"\r\n")
            told = line.recv(1000)
            assert told.startswith(b"HTTP/1.1 431")


@pytest.mark.parametrize(
    "begun", [b"", b"GET / HTTP/1.1\r\nHost: he", b"POST /api/tables HTTP/1.1\r\nContent-Length: 9\r\n\r\n"]
)
def test_a_line_on_which_no_request_comes_is_closed(
    server: Server, monkeypatch: pytest.MonkeyPatch, begun: bytes
) -> None:
    monkeypatch.setattr(web, "HEAD_WITHIN", 0.2)
    monkeypatch.setattr(web, "BODY_WITHIN", 0.2)
    with raw(server) as line:
        line.sendall(begun)
        assert line.recv(1000) == b""


def test_matches_that_nobody_looks_at_make_space(tmp_path: Path) -> None:
    with Server(settings_for(f"sqlite:///{tmp_path / 'table.db'}", rooms=2)) as server:
        ann = server.person()
        first, second = ann.table(), ann.table()
        line = ann.enter(first)
        third = ann.table()
        assert set(server.rooms.rooms) == {first, third}
        ann.enter(second)
        ann.enter(third)
        assert set(server.rooms.rooms) == {first, second, third}
        line.say(say="ping")
        line.hear_until("pong")


def test_bots_rest_while_nobody_looks(tmp_path: Path) -> None:
    with Server(settings_for(f"sqlite:///{tmp_path / 'table.db'}", bots_rest=0.0)) as server:
        ann = server.person()
        code = ann.table(1, ("greedy",))
        room = server.rooms.rooms[code]
        assert (room.guests.driver, room.serial) == (None, 0)
        line = ann.enter(code)
        line.hear_serial(1)
        assert room.guests.driver is not None


def test_a_welcome_takes_the_place_of_what_it_tells_again() -> None:
    async def body() -> None:
        connection = Connection(None, "en")
        connection.send(b"update")
        connection.send(Pong())
        connection.send(Refused("stale", "…"))
        connection.send(_WELCOME)
        told = [await connection.next() or b"" for _ in range(3)]
        assert [json.loads(each)["tell"] for each in told] == ["pong", "refused", "welcome"]
        connection.cut()
        assert await connection.next() is None

    asyncio.run(body())


def test_a_long_message_is_refused_and_a_huge_one_ends_the_line(server: Server, ann: Person) -> None:
    line = ann.enter(ann.table())
    line.say(say="chat", text="x" * 401)
    assert line.hear_until("refused")["code"] == "malformed"
    line.say(say="chat", text="x" * 5000)
    assert line.hear_until("refused")["code"] == "too-long"
    line.say(say="ping")
    line.hear_until("pong")


def test_a_large_request_is_refused_before_it_is_read(ann: Person) -> None:
    told = ann.http.post("/api/tables", content=b"x" * 70_000, headers={"Content-Type": "application/json"})
    assert (told.status_code, told.json()["code"]) == (413, "too-large")


def test_nobody_hosts_tables_without_end(narrow: Server) -> None:
    ann = narrow.person()
    ann.table()
    ann.table()
    with pytest.raises(Problem) as refused:
        ann.table()
    assert refused.value.code == "too-many-tables"


def test_every_answer_has_the_headers_that_keep_it_safe(server: Server) -> None:
    for path in ("/api/games", "/nowhere", "/api/tables"):
        headers = httpx.get(server.url + path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "script-src" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


@pytest.mark.parametrize(
    "path", ["/../app.py", "/..%2f..%2fapp.py", "/assets/..%2f..%2fapp.py", "/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd"]
)
def test_no_address_leads_out_of_the_page_s_folder(server: Server, path: str) -> None:
    told = httpx.get(server.url + path)
    assert told.status_code == 404
    assert told.json()["code"] == "not-found"


def test_the_page_is_given_for_its_own_addresses_only(tmp_path: Path) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>Cordon</title>")
    (client / "assets" / "app-1a2b.js").write_text("1")
    (tmp_path / "secret").write_text("secret")
    with Server(settings_for(f"sqlite:///{tmp_path / 'table.db'}", client=client)) as server:
        for path in ("/", "/new", "/join", "/table/ABCDEF", "/matches", "/rules/zona", "/settings"):
            told = httpx.get(server.url + path)
            assert (told.status_code, "<title>Cordon" in told.text) == (200, True)
            assert told.headers["content-type"].startswith("text/html")
        script = httpx.get(f"{server.url}/assets/app-1a2b.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        assert httpx.get(f"{server.url}/..%2fsecret").status_code == 404
        assert httpx.get(f"{server.url}/api/nothing").status_code == 404
    with Server(settings_for(f"sqlite:///{tmp_path / 'table.db'}", client=tmp_path / "nowhere")) as server:
        told = httpx.get(server.url)
        assert (told.status_code, told.json()["code"]) == (503, "no-page")
