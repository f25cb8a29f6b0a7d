"""Webhooks, against a real receiver on this machine; and everywhere that messages never go."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import queue
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from cordon.table import outward
from cordon.table.hooks import FAILURES_MOST, WAITS, Hooks
from cordon.table.records import Delivery
from tests.table.harness import Person, Problem, Server, settings_for


class Heard(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def told(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.body)
        return found


class Receiver:
    """Listens on this machine and takes what comes, after as many refusals as a test wants."""

    def __init__(self) -> None:
        self.heard: queue.Queue[Heard] = queue.Queue()
        self.answers: list[int] = []
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                status = receiver.answers.pop(0) if receiver.answers else 204
                receiver.heard.put(Heard(self.path, dict(self.headers.items()), body))
                self.send_response(status)
                if 300 <= status < 400:
                    self.send_header("Location", f"{receiver.url}/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Quietly."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def next(self) -> Heard:
        return self.heard.get(timeout=20)


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    found = Receiver()
    yield found
    found.server.shutdown()
    found.server.server_close()


@pytest.fixture
def server_on(database: str) -> Iterator[Server]:
    """A server that may speak to this machine, and does not wait before it does."""
    with Server(settings_for(database, hooks_private=True, hook_delay=0.0)) as running:
        hooks_of(running).pause = soon
        yield running


def hooks_of(server: Server) -> Hooks:
    found: Hooks = server.app.state.hooks
    return found


async def soon(_: float) -> None:
    """No pause at all."""


def hooked(host: Person, code: str, url: str) -> str:
    return str(host._told(host.http.put(f"/api/tables/{code}/hook", json={"url": url}))["secret"])


def test_a_webhook_is_not_said_to_work_before_it_has_taken_anything(server_on: Server, receiver: Receiver) -> None:
    retried = asyncio.Event()

    async def until_then(_: float) -> None:
        await retried.wait()

    hooks_of(server_on).pause = until_then
    ann = server_on.person()
    code = ann.table(1)
    receiver.answers = [503]
    hooked(ann, code, receiver.url)
    assert receiver.next().told["event"] == "hello"
    assert ann.get(f"/api/tables/{code}/slow")["hook"] == "sending"
    server_on.run(retried.set)
    assert receiver.next().told["event"] == "hello"
    while ann.get(f"/api/tables/{code}/slow")["hook"] == "sending":
        pass
    assert ann.get(f"/api/tables/{code}/slow")["hook"] == "on"


def test_a_table_tells_whose_turn_it_is_signed_and_no_more_than_everybody_sees(
    server_on: Server, receiver: Receiver
) -> None:
    ann, ben = server_on.person(), server_on.person()
    ben.patch("/api/me", {"name": "Ben"})
    code = ann.table(2, name="Slow night")
    ben.sit(code, 1)
    secret = hooked(ann, code, f"{receiver.url}/hook?of=ours")
    assert receiver.next().told["event"] == "hello"
    away = ben.enter(code)  # chooses a scavenger, and goes
    assert away.mine is not None
    away.answer(away.mine["choices"][0]["option"])
    away.hear_until("update")
    away.close()
    line = ann.enter(code)
    while line.table["seats"][1]["online"]:
        line.hear()
    while line.mine:
        line.answer(line.mine["choices"][0]["option"])
        line.hear_until("update")
    taken = receiver.next()
    while taken.told["event"] != "turn":
        taken = receiver.next()
    assert taken.path == "/hook?of=ours"
    stamp = taken.headers["X-Cordon-Timestamp"]
    expected = hmac.new(secret.encode(), f"{stamp}.".encode() + taken.body, hashlib.sha256).hexdigest()
    assert taken.headers["X-Cordon-Signature"] == f"sha256={expected}"
    told = taken.told
    since = dict(zip(line.table["asked"], line.table["since"], strict=True))
    assert [(one["seat"], one["name"]) for one in told["asked"]] == [(2, "Ben")]
    assert told["since"] == told["asked"][0]["since"] >= since.get(1, "")
    assert set(told["table"]) == {"code", "name", "game", "round", "outcome", "link"}
    assert told["table"]["link"].endswith(f"/table/{code}")
    # Where it leads, and the key, are the host's affair.
    assert ben.get(f"/api/tables/{code}/slow")["url"] == ""
    assert ann.get(f"/api/tables/{code}/slow")["url"].startswith(receiver.url)
    assert secret not in ann.http.get(f"/api/tables/{code}/slow").text


def test_what_is_not_taken_is_tried_again_and_given_up_in_the_end(server_on: Server, receiver: Receiver) -> None:
    ann = server_on.person()
    code = ann.table(1)
    receiver.answers = [500, 503]
    hooked(ann, code, receiver.url)
    deliveries = [receiver.next() for _ in range(3)]
    assert len({one.headers["X-Cordon-Delivery"] for one in deliveries}) == 1
    assert _state(ann, code, "on") == "on"
    receiver.answers = [500] * (1 + len(WAITS))
    hooked(ann, code, receiver.url)
    for _ in range(1 + len(WAITS)):
        receiver.next()
    assert _state(ann, code, "failing") == "failing"
    server_on.run(lambda: server_on.rooms.storage.count_failures(code, FAILURES_MOST))
    assert ann.get(f"/api/tables/{code}/slow")["hook"] == "off"
    hooked(ann, code, "")
    assert ann.get(f"/api/tables/{code}/slow")["hook"] == ""


def _state(host: Person, code: str, wanted: str) -> str:
    """As soon as it is so; a message may still be on its way."""
    for _ in range(200):
        found = str(host.get(f"/api/tables/{code}/slow")["hook"])
        if found == wanted:
            break
        threading.Event().wait(0.05)
    return found


def test_a_message_on_its_way_outlives_the_server_with_its_tries_and_its_budget(
    database: str, receiver: Receiver
) -> None:
    settings = settings_for(database, hooks_private=True, hook_delay=0.0)
    settings = msgspec.structs.replace(settings, limits=msgspec.structs.replace(settings.limits, hooks=(0.0001, 5.0)))
    receiver.answers = [503, 503]
    with Server(settings) as first:
        hooks_of(first).pause = never
        ann = first.person()
        code = ann.table(1)
        hooked(ann, code, receiver.url)
        once = receiver.next()
        (waiting,) = waiting_at(first, 1)
        assert (waiting.code, waiting.tries, waiting.body.encode()) == (code, 1, once.body)
        assert hooks_of(first)._budget.left(code) == pytest.approx(3, abs=0.1)
    with Server(settings) as second:
        again, last = receiver.next(), None
        assert (again.body, again.headers["X-Cordon-Delivery"]) == (once.body, once.headers["X-Cordon-Delivery"])
        assert hooks_of(second)._budget.left(code) == pytest.approx(2, abs=0.1)
        hooks_of(second).pause = soon
        (waiting,) = waiting_at(second, 2)
    with Server(settings) as third:
        hooks_of(third).pause = soon
        last = receiver.next()
        assert last.headers["X-Cordon-Delivery"] == once.headers["X-Cordon-Delivery"]
        assert waiting_at(third, 0) == []
    assert receiver.heard.empty()


def test_nobody_is_told_twice_of_one_question_because_the_server_began_anew(database: str, receiver: Receiver) -> None:
    settings = settings_for(database, hooks_private=True, hook_delay=0.0)
    with Server(settings) as first:
        ann = first.person()
        code = ann.table(1)
        hooked(ann, code, receiver.url)
        assert receiver.next().told["event"] == "hello"
        assert waiting_at(first, 0) == []
    with Server(settings) as second:
        second.run(lambda: asyncio.gather(*hooks_of(second)._tasks))
        assert receiver.heard.empty()


async def never(_: float) -> None:
    """A pause that only ends with the server."""
    await asyncio.Event().wait()


def waiting_at(server: Server, tries: int) -> list[Delivery]:
    """What is on its way, as soon as it was tried so often; with none, as soon as nothing is."""
    for _ in range(200):
        found: list[Delivery] = server.run(server.rooms.storage.deliveries)
        if [one.tries for one in found] == ([tries] if tries else []):
            break
        threading.Event().wait(0.05)
    return found


def test_nobody_is_followed_elsewhere(server_on: Server, receiver: Receiver) -> None:
    ann = server_on.person()
    code = ann.table(1)
    receiver.answers = [302]
    hooked(ann, code, f"{receiver.url}/first")
    assert receiver.next().path == "/first"
    assert _state(ann, code, "failing") == "failing"
    assert receiver.heard.empty()


def test_messages_never_go_to_this_machine_or_its_network(server: Server, ann: Person, ben: Person) -> None:
    code = ann.table(2)
    ben.sit(code, 1)
    for url in (
        "http://127.0.0.1:8000/", "http://localhost/", "http://[::1]/", "http://0.0.0.0/", "http://10.1.2.3/",
        "http://192.168.1.1/", "http://169.254.169.254/latest/meta-data", "http://[fe80::1]/", "http://[::ffff:127.0.0.1]/",
        "http://[64:ff9b::7f00:1]/", "http://[2002:7f00:1::]/", "http://2130706433/", "http://100.64.0.1/",
    ):  # fmt: skip
        with pytest.raises(Problem) as refused:
            hooked(ann, code, url)
        assert refused.value.code in ("hook-private", "hook-url"), url
    for url in ("ftp://example.org/", "file:///etc/passwd", "https://a:b@example.org/", "nothing", "http://example.org:25/",
                "http://example.org/\r\nX: y", "http://"):  # fmt: skip
        with pytest.raises(Problem) as refused:
            hooked(ann, code, url)
        assert refused.value.code == "hook-url", url
    with pytest.raises(Problem) as guest:
        hooked(ben, code, "https://example.org/")
    assert guest.value.code == "host-only"


@pytest.mark.parametrize("later", ["127.0.0.1", "192.168.0.1", "::1"])
def test_a_name_that_changes_its_mind_leads_nowhere(server: Server, ann: Person, later: str, tmp_path: Path) -> None:
    """A name that stood for an address of the world when it was looked at, and stands for ours when a message goes out."""
    asked: list[str] = []

    async def resolve(host: str, _: int) -> list[str]:
        asked.append(host)
        return ["93.184.216.34"] if len(asked) == 1 else [later]

    code, hooks = ann.table(1), hooks_of(server)
    before, hooks.resolve = hooks.resolve, resolve
    try:
        hooked(ann, code, "http://rebound.example/")
        assert _state(ann, code, "failing") == "failing"
    finally:
        hooks.resolve = before
    assert asked == ["rebound.example"] * 2


def test_one_name_is_resolved_once_for_a_message_and_the_connection_goes_there(receiver: Receiver) -> None:
    asked: list[str] = []

    async def resolve(host: str, _: int) -> list[str]:
        asked.append(host)
        return ["127.0.0.1"]

    port = receiver.url.rpartition(":")[2]
    url = f"http://named.example:{port}/here"
    status = asyncio.run(outward.post(url, b"{}", {}, private=True, resolve=resolve))
    assert (status, asked) == (204, ["named.example"])
    assert receiver.next().headers["Host"] == f"named.example:{port}"


def test_one_private_address_among_others_is_enough_to_refuse() -> None:
    async def resolve(_: str, __: int) -> list[str]:
        return ["93.184.216.34", "10.0.0.1"]

    with pytest.raises(outward.NotThere) as refused:
        asyncio.run(outward.place(outward.target("https://two.example/"), False, resolve))
    assert refused.value.private
