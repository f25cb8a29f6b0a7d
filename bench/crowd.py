"""People at many tables of a running server, in a process of their own that does as little as it can.

Told as JSON are the answers, the time from an answer to the event at every participant, the bytes on the wire as a
browser has them (packed), and what the server's processes took meanwhile: processor time and memory. An answer counts
for the time when it was sent: while the tables begin, or when all of them play. A refused answer ends the run, and so
does one that not everybody is told of.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import random
import sys
import time
import zlib
from collections import deque
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import msgspec

LANGUAGES = ("en", "de", "pl", "uk")
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
TAIL = b"\x00\x00\xff\xff"


class Choice(msgspec.Struct):
    option: str
    why: str = ""
    anytime: bool = False


class Question(msgspec.Struct):
    serial: int
    seat: int
    choices: list[Choice] = []
    low: int | None = None


class Table(msgspec.Struct):
    you: int | None = None


class Heard(msgspec.Struct):
    """As much as is needed of a message."""

    tell: str
    serial: int = 0
    questions: list[Question] = []
    table: Table | None = None


_heard = msgspec.json.Decoder(Heard).decode


@dataclass
class Figures:
    """What was seen of the answers that were sent during one stretch of time."""

    delays: list[float] = field(default_factory=list)
    wire: int = 0
    plain: int = 0
    answers: int = 0
    awaited: int = 0

    def delay(self, share: float) -> float:
        """The delay in ms that this share of all stays under."""
        delays = sorted(self.delays)
        return 1000 * delays[min(int(len(delays) * share), len(delays) - 1)] if delays else 0.0


class Crowd:
    """Everybody, and the figures that the answers sent now count for."""

    def __init__(self, url: str, game: str, people: int, pace: float, languages: tuple[str, ...]) -> None:
        self.url = url
        self.game = game
        self.people = people
        self.pace = pace
        self.languages = languages
        self.figures = Figures()
        self.http = httpx.AsyncClient(base_url=url, timeout=120, limits=httpx.Limits(max_connections=8))

    def next(self) -> Figures:
        """A new stretch of time begins; what was seen of the last one."""
        last, self.figures = self.figures, Figures()
        return last


class Party:
    """A table and its people: one match after the other."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self.crowd = crowd
        self.number = number
        self.luck = random.Random(number)
        self.sent: list[tuple[float, Figures]] = []
        self.last = 0.0
        self.begun = asyncio.Event()
        self.over = asyncio.Event()
        self.lines: list[Line] = []
        self.cookies: list[str] = []

    async def play(self) -> None:
        try:
            while True:
                await self._match()
        finally:
            for line in self.lines:
                line.leave()

    async def _match(self) -> None:
        code = await self._sit_down()
        self.sent.clear()
        self.over.clear()
        self.lines = []
        spoken = self.crowd.languages
        for seat, cookie in enumerate(self.cookies):
            self.lines.append(Line(self, spoken[(self.number + seat) % len(spoken)]))
            await self.lines[-1].connect(self.crowd.url, code, cookie)
        for line in self.lines:
            await line.there.wait()
        for line in self.lines:
            line.go_on()
        await self.over.wait()
        for line in self.lines:
            line.leave()

    async def _sit_down(self) -> str:
        http = self.crowd.http
        while len(self.cookies) < self.crowd.people:
            told = await http.get("/api/me", headers={"Cookie": ""})
            self.cookies.append(told.cookies["cordon"])
            http.cookies.clear()
        first, *others = self.cookies
        plan = {"game": self.crowd.game, "seats": [{}] * self.crowd.people, "seed": self.luck.randrange(10**9)}
        made = await http.post("/api/tables", json=plan, headers={"Cookie": f"cordon={first}"})
        made.raise_for_status()
        code = str(made.json()["code"])
        for seat, cookie in enumerate(others, 1):
            path = f"/api/tables/{code}/seats/{seat}/sit"
            (await http.post(path, headers={"Cookie": f"cordon={cookie}"})).raise_for_status()
        return code

    def heard(self, before: int, serial: int, moment: float) -> Figures:
        """Each answer is one serial further; where another process took two at once, both are told of in one."""
        for sent, figures in self.sent[before:serial]:
            figures.delays.append(moment - sent)
        self.begun.set()
        return self.sent[serial - 1][1]

    def answer(self, line: Line, question: Question) -> None:
        """In its time."""
        pace = self.crowd.pace * self.luck.uniform(0.6, 1.4)
        self.last = max(time.perf_counter(), self.last + pace)
        asyncio.get_running_loop().call_later(self.last - time.perf_counter(), self._say, line, question)

    def _say(self, line: Line, question: Question) -> None:
        choices = [each.option for each in question.choices if not (each.why or each.anytime)]
        option = self.luck.choice(choices) if choices else str(question.low)
        figures = self.crowd.figures
        figures.answers += 1
        figures.awaited += len(self.lines)
        self.sent.append((time.perf_counter(), figures))
        line.say({"say": "answer", "serial": question.serial, "option": option})


class Line(asyncio.Protocol):
    """One participant's socket: RFC 6455 as far as it is needed here."""

    def __init__(self, party: Party, language: str) -> None:
        self.party = party
        self.language = language
        self.there = asyncio.Event()
        self.transport: asyncio.Transport | None = None
        self.data = bytearray()
        self.is_open = self.may_answer = False
        self.seat: int | None = None
        self.serial = 0
        self.answered = -1
        self.waiting: deque[Question] = deque()

    async def connect(self, url: str, code: str, cookie: str) -> None:
        where = urlsplit(url)
        assert where.hostname is not None
        assert where.port is not None
        await asyncio.get_running_loop().create_connection(lambda: self, where.hostname, where.port)
        assert self.transport is not None
        key = base64.b64encode(os.urandom(16)).decode()
        head = (
            f"GET /ws/{code} HTTP/1.1",
            f"Host: {where.netloc}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Extensions: permessage-deflate",
            f"Cookie: cordon={cookie}",
        )
        self.transport.write("\r\n".join((*head, "", "")).encode())

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        moment = time.perf_counter()
        self.data += data
        if not self.is_open:
            head, found, rest = bytes(self.data).partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                sys.exit(f"no socket: {head[:200]!r}")
            self.is_open, self.data = True, bytearray(rest)
            self.say({"say": "hello", "protocol": 1, "language": self.language})
        while self._frame(moment):
            pass

    def _frame(self, moment: float) -> bool:
        """One frame, if there is a whole one; the server sends none in parts."""
        data = self.data
        if len(data) < 2:
            return False
        length, start = data[1] & 127, 2
        if length >= 126:
            start = 4 if length == 126 else 10
            length = int.from_bytes(data[2:start], "big")
        if len(data) < start + length:
            return False
        kind, is_packed = data[0] & 15, bool(data[0] & 64)
        payload = bytes(data[start : start + length])
        del data[: start + length]
        if kind == PING:
            self._send(PONG, payload)
        elif kind == TEXT:
            plain = zlib.decompressobj(-15).decompress(payload + TAIL) if is_packed else payload
            self._hear(_heard(plain), start + length, len(plain), moment)
        return True

    def _send(self, kind: int, payload: bytes) -> None:
        """A mask of zeros leaves the payload as it is."""
        assert self.transport is not None
        long = len(payload) >= 126
        size = bytes([128 | 126]) + len(payload).to_bytes(2, "big") if long else bytes([128 | len(payload)])
        self.transport.write(bytes([128 | kind]) + size + b"\x00\x00\x00\x00" + payload)

    def say(self, message: object) -> None:
        self._send(TEXT, json.dumps(message).encode())

    def _hear(self, message: Heard, wire: int, plain: int, moment: float) -> None:
        if message.tell == "refused":
            sys.exit(f"refused at table {self.party.number}")
        if message.tell not in ("welcome", "update"):
            return
        before, self.serial = self.serial, message.serial
        if message.tell == "welcome":
            assert message.table is not None
            self.seat = message.table.you
            self.there.set()
        else:
            figures = self.party.heard(before, message.serial, moment)
            figures.wire += wire
            figures.plain += plain
        if not message.questions:
            self.party.over.set()
        mine = next((question for question in message.questions if question.seat == self.seat), None)
        if mine is not None and mine.serial != self.answered:
            self.answered = mine.serial
            self.waiting.append(mine)
            self._maybe_answer()

    def go_on(self) -> None:
        """Everybody is here."""
        self.may_answer = True
        self._maybe_answer()

    def _maybe_answer(self) -> None:
        while self.may_answer and self.waiting:
            self.party.answer(self, self.waiting.popleft())

    def leave(self) -> None:
        if self.transport is not None:
            self.transport.close()


# --- what the server's processes take ---------------------------------------------------------------------------------


def family(pid: int) -> list[int]:
    """A process, and those that it has started."""
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        return [pid]
    return [pid, *(each for child in children for each in family(int(child)))]


def resident(pid: int) -> float:
    """The memory of a server in kB; what its processes share counts once."""
    found = 0.0
    for each in family(pid):
        try:
            text = Path(f"/proc/{each}/smaps_rollup").read_text()
        except OSError:
            continue
        found += float(next(line for line in text.splitlines() if line.startswith("Pss:")).split()[1])
    return found


def busy(pid: int) -> float:
    """The processor time of a server so far, in seconds."""
    found = 0
    for each in family(pid):
        try:
            fields = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        found += int(fields[11]) + int(fields[12])
    return found / os.sysconf("SC_CLK_TCK")


async def measured(options: argparse.Namespace) -> dict[str, float]:
    spoken = LANGUAGES if options.languages == "all" else (options.languages,)
    crowd = Crowd(options.url, options.game, options.people, options.pace, spoken)
    before = resident(options.pid)
    async with crowd.http, asyncio.TaskGroup() as group:
        parties = [Party(crowd, number) for number in range(options.tables)]
        playing = []
        for party in parties:
            playing.append(group.create_task(party.play()))
            await asyncio.sleep(options.begin_every)
        for party in parties:
            await party.begun.wait()
        beginning = crowd.next()
        start, worked = time.perf_counter(), busy(options.pid)
        await asyncio.sleep(options.seconds)
        took, worked = time.perf_counter() - start, busy(options.pid) - worked
        figures = crowd.next()
        after = resident(options.pid)
        await told(beginning, figures)
        for task in playing:
            task.cancel()
    found = {
        "answers_per_second": figures.answers / took,
        "p50_ms": figures.delay(0.5),
        "p99_ms": figures.delay(0.99),
        "worst_ms": figures.delay(1),
        "beginning_p99_ms": beginning.delay(0.99),
        "processor_ms": 1000 * worked / figures.answers,
        "bytes_per_answer": figures.wire / len(figures.delays),
        "plain_bytes_per_answer": figures.plain / len(figures.delays),
        "kb_per_live_table": (after - before) / options.tables,
        "load": os.getloadavg()[0],
    }
    if options.rest:
        await asyncio.sleep(options.rest)
        found["kb_per_idle_table"] = (resident(options.pid) - before) / options.tables
    return found


async def told(*stretches: Figures) -> None:
    """Wait for the answers that are still on their way: the slowest of all may be among them."""
    for _ in range(300):
        if all(len(figures.delays) == figures.awaited for figures in stretches):
            return
        await asyncio.sleep(0.1)
    sys.exit("an answer was accepted, and not everybody was told of it")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url")
    parser.add_argument("pid", type=int, help="the process of the server")
    parser.add_argument("--game", default="zona")
    parser.add_argument("--people", type=int, default=2, help="at each table")
    parser.add_argument("--languages", default="all", help="all in turn, or one")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between two answers at a table")
    parser.add_argument("--seconds", type=float, default=40.0, help="how long is measured")
    parser.add_argument("--begin-every", type=float, default=0.04, help="seconds between the beginnings of two tables")
    parser.add_argument("--rest", type=float, default=0.0, help="seconds after which the tables count as idle")
    print(json.dumps(asyncio.run(measured(parser.parse_args()))))
