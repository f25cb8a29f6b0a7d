"""A real server on a free port, and people who speak to it as a page does."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, Self, cast

import httpx
import msgspec
import pytest
import uvicorn
from litestar import Litestar
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from cordon.table.app import bound, web_server
from cordon.table.database import migrate, understood
from cordon.table.people import People
from cordon.table.protocol import Choice, Question, UndoLevel
from cordon.table.protocol import Line as Told
from cordon.table.rooms import Rooms
from cordon.table.settings import Limits, Settings

WIDE = Limits(
    requests=(10000.0, 10000.0),
    sockets=10000,
    guests=(10000.0, 10000.0),
    logins=(1000.0, 1000.0),
    accounts=(1000.0, 1000.0),
    renames=(1000.0, 1000.0),
    messages=(10000.0, 10000.0),
    languages=(1000.0, 1000.0),
    looks=(1000.0, 1000.0),
    previews=(1000.0, 1000.0),
    advice=(1000.0, 1000.0),
    copies=(1000.0, 1000.0),
    chat=(1000.0, 1000.0),
    signs=(1000.0, 1000.0),
    hooks=(1000.0, 1000.0),
    imports=(1000.0, 1000.0),
)
"""Limits that no test meets by accident."""
PATIENCE = 20.0
PLAIN_OPENING = 4
"""A seed with which a campaign of This War of Mine opens with a page that is only read, however many play."""


def settings_for(database: str, **changes: Any) -> Settings:
    plain: dict[str, Any] = {"database": database, "bot_delay": 0.0, "bots_expect": 0.0, "limits": WIDE, **changes}
    return Settings(**plain)


class Server:
    """The server in a thread of this process, so that a test can also look at what it knows."""

    def __init__(self, settings: Settings) -> None:
        migrate(understood(settings.database))
        self.settings = settings
        self.listening = bound("127.0.0.1", 0)
        self.listening.listen(2048)
        self.port: int = self.listening.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        config = web_server(settings)
        self.app = cast(Litestar, config.app)
        self.uvicorn = uvicorn.Server(config)
        self.loop: asyncio.AbstractEventLoop | None = None
        self.people: list[Person] = []
        self.lines: list[Line] = []
        self.thread = threading.Thread(target=self._run, name="server", daemon=True)

    def _run(self) -> None:
        async def run() -> None:
            self.loop = asyncio.get_running_loop()
            await self.uvicorn.serve(sockets=[self.listening])

        asyncio.run(run())

    def __enter__(self) -> Self:
        self.thread.start()
        with httpx.Client(base_url=self.url, transport=httpx.HTTPTransport(retries=5), timeout=PATIENCE) as http:
            assert http.get("/api/games").status_code == 200
        return self

    def __exit__(self, *_: object) -> None:
        for line in self.lines:
            line.close()
        for person in self.people:
            person.close()
        self.uvicorn.should_exit = True
        self.thread.join(PATIENCE)
        self.listening.close()
        assert not self.thread.is_alive(), "the server does not stop"

    @property
    def rooms(self) -> Rooms:
        provided = cast(Any, self.app.dependencies["rooms"])
        return cast(Rooms, provided.dependency())

    @property
    def accounts(self) -> People:
        provided = cast(Any, self.app.dependencies["people"])
        return cast(People, provided.dependency())

    def run(self, work: Callable[[], Any]) -> Any:
        """Do something on the server's own loop and wait for it."""
        assert self.loop is not None

        async def done() -> Any:
            found = work()
            return await found if asyncio.iscoroutine(found) else found

        return asyncio.run_coroutine_threadsafe(done(), self.loop).result(PATIENCE)

    def person(self, **headers: str) -> Person:
        person = Person(self.url, headers)
        self.people.append(person)
        return person

    def watch(self, code: str, cookie: str = "", origin: str | None = None) -> Line:
        """A socket of nobody."""
        line = Line(self.url, code, cookie, origin)
        self.lines.append(line)
        return line


class Process:
    """The server as its own process, on a fixed port, so that people find it again."""

    def __init__(self, database: str, folder: Path, *arguments: str, **environment: str) -> None:
        self.arguments = arguments
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / "log"
        self.environment = {
            **os.environ,
            "CORDON_DATABASE": database,
            "CORDON_BOT_DELAY": "0.001",
            "CORDON_LIMITS": msgspec.json.encode(WIDE).decode(),
            "CORDON_SNAPSHOT_EVERY": "7",
            **environment,
        }
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def command(self) -> list[str]:
        return [sys.executable, "-m", "cordon", "serve", "--port", str(self.port), *self.arguments]

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command(), env=self.environment, stdout=log, stderr=log)
        for _ in range(2400):
            assert self.process.poll() is None, self.log.read_text()
            try:
                httpx.get(f"{self.url}/api/games", timeout=20)
                return
            except httpx.TransportError:
                time.sleep(0.05)
        pytest.fail("the server does not come up")

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(20)

    def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(20)


class Person:
    """Somebody with a browser."""

    def __init__(self, url: str, headers: dict[str, str] | None = None, patience: float = PATIENCE) -> None:
        self.url = url
        self.patience = patience
        self.http = httpx.Client(base_url=url, headers=headers or {}, timeout=patience)
        self.lines: list[Line] = []
        self.me = self.get("/api/me")

    @property
    def id(self) -> str:
        return str(self.me["id"])

    @property
    def cookie(self) -> str:
        return str(self.http.cookies["cordon"])

    def get(self, path: str) -> Any:
        return self._told(self.http.get(path))

    def post(self, path: str, body: object = None) -> Any:
        return self._told(self.http.post(path) if body is None else self.http.post(path, json=body))

    def patch(self, path: str, body: object) -> Any:
        return self._told(self.http.patch(path, json=body))

    def delete(self, path: str, body: object = None) -> Any:
        return self._told(self.http.request("DELETE", path, json=body))

    @staticmethod
    def _told(response: httpx.Response) -> Any:
        if response.is_success:
            return response.json() if response.content else None
        raise Problem(response.status_code, response.json())

    def table(self, seats: int = 1, bots: tuple[str, ...] = (), **wish: Any) -> str:
        """A new table's code: ``seats`` for people, then bots."""
        plan: list[dict[str, str]] = [{}] * seats + [{"bot": bot} for bot in bots]
        seed = PLAIN_OPENING if wish.get("game") == "twom" else 7
        return str(self.post("/api/tables", {"game": "zona", "seats": plan, "seed": seed, **wish})["code"])

    def sit(self, code: str, seat: int) -> Any:
        return self.post(f"/api/tables/{code}/seats/{seat}/sit")

    def open_link(self, link: str) -> Any:
        """Take the seat of a secret link, as the button of its page does."""
        return self.post(f"/api/links/{link.rpartition('/')[2]}")

    def enter(self, code: str, language: str = "en") -> Line:
        """Open the socket and say hello."""
        line = Line(self.url, code, self.cookie, patience=self.patience)
        self.lines.append(line)
        line.say(say="hello", protocol=1, language=language)
        line.hear_until("welcome")
        return line

    def close(self) -> None:
        for line in self.lines:
            line.close()
        self.http.close()


class Problem(Exception):
    """A refusal over HTTP."""

    def __init__(self, status: int, told: dict[str, str]) -> None:
        super().__init__(f"{status} {told}")
        self.status = status
        self.code = told["code"]
        self.message = told["message"]
        self.hint = told["hint"]


def usual(record: dict[str, Any], kind: type[msgspec.Struct]) -> None:
    """Write into a record what the table leaves out because it is as usual."""
    fields = kind.__struct_fields__
    defaults = dict(zip(fields[::-1], kind.__struct_defaults__[::-1], strict=False))
    for field, default in defaults.items():
        record.setdefault(field, default.factory() if hasattr(default, "factory") else default)


def whole(message: dict[str, Any]) -> None:
    """A message as a page reads it."""
    for question in message.get("questions", ()):
        usual(question, Question)
    for choice in [*message.get("choices", ()), *(c for q in message.get("questions", ()) for c in q["choices"])]:
        usual(choice, Choice)
    for line in [*message.get("journal", ()), *message.get("lines", ())]:
        usual(line, Told)
    for level in message.get("undo", ()):
        usual(level, UndoLevel)


class Line:
    """A socket, and what the page would know after each message."""

    def __init__(
        self, url: str, code: str, cookie: str = "", origin: str | None = None, patience: float = PATIENCE
    ) -> None:
        headers = {"Cookie": f"cordon={cookie}"} if cookie else {}
        address = f"{url.replace('http', 'ws', 1)}/ws/{code}"
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(
                address,
                additional_headers=headers,
                origin=cast(Any, origin),
                compression=None,
                max_size=None,
                open_timeout=patience,
            )
        )
        self.patience = patience
        self.serial = -1
        self.view: dict[str, Any] = {}
        self.questions: list[dict[str, Any]] = []
        self.journal: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.undo: list[dict[str, Any]] = []
        self.log: list[dict[str, Any]] = []
        self.undone: list[dict[str, Any]] = []
        self.wish: dict[str, Any] | None = None
        self.voices: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.raw: list[bytes] = []

    def say(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> dict[str, Any]:
        """The next message; the page's knowledge follows it."""
        data = self.socket.recv(self.patience)
        raw = data.encode() if isinstance(data, str) else data
        self.raw.append(raw)
        message: dict[str, Any] = json.loads(raw)
        whole(message)
        self._learn(message)
        return message

    def _learn(self, message: dict[str, Any]) -> None:
        match message["tell"]:
            case "welcome":
                for key in (
                    "serial", "view", "questions", "journal", "chat", "undo", "table", "voices", "log", "undone", "wish",
                ):  # fmt: skip
                    setattr(self, key, message[key])
            case "update":
                self.serial = message["serial"]
                self.view |= message["changed"]
                keep = message["keep"]
                if keep is not None:
                    self.journal = [line for line in self.journal if line["answer"] <= keep]
                self.journal += message["lines"]
                self.questions, self.undo, self.voices = message["questions"], message["undo"], message["voices"]
                self.undone, self.wish = message["undone"], None
            case "voices":
                self.voices = message["voices"]
            case "seats":
                self.table = message["table"]
            case "chat":
                self.chat.append(message["line"])
            case "log":
                known = {each["id"]: each for each in (*self.log, message["line"])}
                self.log = list(known.values())
            case "wish":
                self.wish = message["wish"]

    def hear_until(self, tell: str, **having: object) -> dict[str, Any]:
        """Listen until a message of this kind comes."""
        while True:
            message = self.hear()
            if message["tell"] == tell and all(message[key] == value for key, value in having.items()):
                return message

    def hear_serial(self, serial: int) -> None:
        """Listen until the match has come so far."""
        while self.serial < serial:
            self.hear()

    @property
    def you(self) -> int | None:
        return cast("int | None", self.table["you"])

    @property
    def mine(self) -> dict[str, Any] | None:
        """The own question, if there is one."""
        return next((q for q in self.questions if q["seat"] == self.you), None)

    def wait_for_question(self) -> dict[str, Any] | None:
        """Listen until this seat is asked, or the match is over."""
        while self.mine is None and self.questions:
            self.hear()
        return self.mine

    def answer(self, option: str, question: dict[str, Any] | None = None) -> None:
        asked = question or self.mine
        assert asked is not None
        self.say(say="answer", serial=asked["serial"], option=option)

    def closed(self) -> int:
        """Listen until the other side closes; the code that it gives."""
        with suppress(ConnectionClosed):
            while True:
                self.hear()
        return self.socket.close_code or 0

    def close(self) -> None:
        self._open.close()


def back(person: Person, code: str) -> Line:
    """As a page comes back: again and again."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return person.enter(code)
        except ConnectionClosed:
            assert time.monotonic() < end, "it does not mend itself"
            time.sleep(0.2)


def options_of(question: dict[str, Any]) -> list[str]:
    """What can be answered, without what leaves the question open."""
    if question["low"] is not None:
        return [str(question["low"])]
    return [choice["option"] for choice in question["choices"] if not choice["why"] and not choice["anytime"]]
