"""Measures the table: many matches over real sockets on one server process, with the clients in this one.

Two people sit at each table, and a table gives about one answer a second, as people do. Told are answers per second,
the time from an answer to the event at every participant, memory per table, and bytes per answer and participant.
An answer counts for the time when it was sent: while the tables begin, many in a second, or when all of them play.
A missed target is printed and is no error; a refused answer is one, and one that nobody is told of. How much else the
machine had to do is printed as well: on a busy one the figures say little.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

LIMITS = '{"requests":[100000,100000],"guests":[100000,100000],"sockets":100000,"tables":100000}'
LANGUAGES = ("en", "de", "pl", "uk")
BEGIN_EVERY = 0.04
"""Seconds between the beginnings of two tables."""
PEOPLE = 2
"""At each table."""


@dataclass
class Figures:
    """What was seen of the answers that were sent during one stretch of time."""

    delays: list[float] = field(default_factory=list)
    bytes: int = 0
    answers: int = 0

    @property
    def is_whole(self) -> bool:
        """Whether everybody was told of every answer."""
        return len(self.delays) == self.answers * PEOPLE

    def delay(self, share: float) -> float:
        """The delay in ms that this share of all stays under."""
        delays = sorted(self.delays)
        return 1000 * delays[min(int(len(delays) * share), len(delays) - 1)]


class Stopwatch:
    """The figures that the answers sent now count for."""

    def __init__(self) -> None:
        self.figures = Figures()

    def next(self) -> Figures:
        """A new stretch of time begins; what was seen of the last one."""
        last, self.figures = self.figures, Figures()
        return last


class Table:
    """A table and its two people."""

    def __init__(self, url: str, number: int, pace: float, stopwatch: Stopwatch) -> None:
        self.url = url
        self.number = number
        self.pace = pace
        self.stopwatch = stopwatch
        self.luck = random.Random(number)
        self.sent: list[tuple[float, Figures]] = []
        self.last = 0.0
        self.begun = asyncio.Event()

    async def play(self, transport: httpx.AsyncBaseTransport) -> None:
        """One match after the other."""
        while True:
            code, cookies = await self._sit_down(transport)
            languages = (LANGUAGES[self.number % 4], LANGUAGES[(self.number + 1) % 4])
            self.sent.clear()
            all_here = asyncio.Barrier(PEOPLE)
            lines = [self._line(code, all_here, *each) for each in zip(cookies, languages, strict=True)]
            await asyncio.gather(*lines)

    async def _sit_down(self, transport: httpx.AsyncBaseTransport) -> tuple[str, list[str]]:
        named: dict[str, httpx.AsyncClient] = {}
        while len(named) < PEOPLE:  # nobody sits down beside somebody of the same name
            person = httpx.AsyncClient(base_url=self.url, transport=transport, timeout=30)
            named[(await person.get("/api/me")).json()["name"]] = person
        people = [*named.values()]
        plan = {"game": "zona", "seats": [{}, {}], "seed": self.luck.randrange(10**9)}
        code = (await people[0].post("/api/tables", json=plan)).json()["code"]
        (await people[1].post(f"/api/tables/{code}/seats/1/sit")).raise_for_status()
        return code, [person.cookies["cordon"] for person in people]

    async def _line(self, code: str, all_here: asyncio.Barrier, cookie: str, language: str) -> None:
        address = f"{self.url.replace('http', 'ws', 1)}/ws/{code}"
        headers = {"Cookie": f"cordon={cookie}"}
        async with (
            connect(address, additional_headers=headers, compression=None, max_size=None) as line,
            asyncio.TaskGroup() as thoughts,
        ):
            await line.send(json.dumps({"say": "hello", "protocol": 1, "language": language}))
            seat, answered = None, -1
            async for data in line:
                moment = time.perf_counter()
                message: dict[str, Any] = json.loads(data)
                match message["tell"]:
                    case "refused":
                        sys.exit(f"refused: {message}")
                    case "welcome":
                        seat = message["table"]["you"]
                        await all_here.wait()
                    case "update":
                        self._heard(message, len(data), moment)
                    case _:
                        continue
                if not message["questions"]:
                    return
                mine = [question for question in message["questions"] if question["seat"] == seat]
                if mine and mine[0]["serial"] != answered:
                    answered = mine[0]["serial"]
                    # Beside the reading: whoever thinks still sees at once what the other one does.
                    thoughts.create_task(self._answer(line, mine[0]))

    def _heard(self, message: dict[str, Any], size: int, moment: float) -> None:
        sent, figures = self.sent[message["serial"] - 1]  # each answer is one serial further
        figures.bytes += size
        figures.delays.append(moment - sent)
        self.begun.set()

    async def _answer(self, line: ClientConnection, question: dict[str, Any]) -> None:
        self.last = max(time.perf_counter(), self.last + self.pace * self.luck.uniform(0.6, 1.4))
        await asyncio.sleep(self.last - time.perf_counter())
        choices = [c["option"] for c in question.get("choices", ()) if not (c.get("why") or c.get("anytime"))]
        option = self.luck.choice(choices) if choices else str(question["low"])
        self.stopwatch.figures.answers += 1
        self.sent.append((time.perf_counter(), self.stopwatch.figures))
        await line.send(json.dumps({"say": "answer", "serial": question["serial"], "option": option}))


def resident(pid: int) -> float:
    """The memory of a process, in kB; 0 where the system does not tell."""
    try:
        text = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return 0.0
    return float(next(line for line in text.splitlines() if line.startswith("VmRSS")).split()[1])


def busy(pid: int) -> float:
    """The processor time of a process so far, in seconds; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measured(url: str, pid: int, tables: int, pace: float, seconds: float) -> dict[str, float]:
    stopwatch = Stopwatch()
    async with httpx.AsyncHTTPTransport() as transport, asyncio.TaskGroup() as group:
        before = resident(pid)
        all_tables = [Table(url, number, pace, stopwatch) for number in range(tables)]
        playing = []
        for table in all_tables:
            playing.append(group.create_task(table.play(transport)))
            await asyncio.sleep(BEGIN_EVERY)
        for table in all_tables:
            await table.begun.wait()
        beginning = stopwatch.next()
        start, worked = time.perf_counter(), busy(pid)
        await asyncio.sleep(seconds)
        took, worked = time.perf_counter() - start, busy(pid) - worked
        figures = stopwatch.next()
        after = resident(pid)
        await told(beginning, figures)
        for task in playing:
            task.cancel()
    return {
        "tables": tables,
        "seconds": took,
        "answers_per_second": figures.answers / took,
        "p50_ms": figures.delay(0.5),
        "p99_ms": figures.delay(0.99),
        "worst_ms": figures.delay(1),
        "beginning_p99_ms": beginning.delay(0.99),
        "processor_ms": 1000 * worked / figures.answers,
        "kb_per_table": (after - before) / tables,
        "bytes_per_answer": figures.bytes / len(figures.delays),
    }


async def told(*stretches: Figures) -> None:
    """Wait for the answers that are still on their way: the slowest of all may be among them."""
    for _ in range(100):
        if all(figures.is_whole for figures in stretches):
            return
        await asyncio.sleep(0.1)
    sys.exit("an answer was accepted, and not everybody was told of it")


def served(database: str) -> tuple[subprocess.Popen[str], str]:
    """A server process on a free port, and its address."""
    environment = {**os.environ, "CORDON_DATABASE": database, "CORDON_LIMITS": LIMITS}
    command = [sys.executable, "-m", "cordon", "serve", "--port", "0"]
    server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    line = server.stdout.readline()
    if "http://" not in line:
        sys.exit("the server did not start")
    return server, "http://" + line.partition("http://")[2].split()[0]


def _program(name: str) -> str:
    """Debian keeps PostgreSQL's programs out of the path."""
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[4]))
    found = shutil.which(name) or (str(places[-1]) if places else None)
    if found is None:
        sys.exit("PostgreSQL is not installed")
    return found


@contextmanager
def postgresql(folder: Path) -> Iterator[str]:
    """A throw-away PostgreSQL on loopback. It refuses to run as root, so root runs it as Debian's own user for it."""
    user = "postgres" if os.getuid() == 0 else None
    if user:
        shutil.chown(folder, user, user)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    data = folder / "data"
    make = [_program("initdb"), "-D", str(data), "-U", "cordon", "-A", "trust", "-E", "UTF8"]
    subprocess.run(make, check=True, user=user, cwd=folder, stdout=subprocess.DEVNULL)
    run = [_program("postgres"), "-D", str(data), "-k", str(folder), "-h", "127.0.0.1", "-p", str(port)]
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(run, user=user, cwd=folder, stderr=log)
    try:
        ready = [_program("pg_isready"), "-h", "127.0.0.1", "-p", str(port), "-q"]
        while subprocess.run(ready, check=False).returncode:
            if server.poll() is not None:
                sys.exit("PostgreSQL did not start")
            time.sleep(0.1)
        yield f"postgresql://cordon@127.0.0.1:{port}/postgres"
    finally:
        server.terminate()
        server.wait(30)


ROWS: list[tuple[str, str, float | None]] = [
    ("answers per second", "answers_per_second", None),
    ("answer to event, p50, ms", "p50_ms", None),
    ("answer to event, p99, ms", "p99_ms", 100),
    ("answer to event, worst, ms", "worst_ms", None),
    ("p99 while tables begin, ms", "beginning_p99_ms", 1000),
    ("processor time per answer, ms", "processor_ms", None),
    ("memory per table, kB", "kb_per_table", None),
    ("bytes per answer", "bytes_per_answer", 6000),
]
"""What is told, and what it should stay under."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between two answers at a table")
    parser.add_argument("--seconds", type=float, default=40.0, help="how long is measured")
    parser.add_argument("--database", default="", help="default: SQLite in a new folder")
    parser.add_argument("--postgres", action="store_true", help="a throw-away PostgreSQL instead")
    options = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = options.database or f"sqlite:///{folder / 'table.db'}"
        if options.postgres:
            database = stack.enter_context(postgresql(folder))
        server, url = served(database)
        load = os.getloadavg()[0]
        try:
            found = asyncio.run(measured(url, server.pid, options.tables, options.pace, options.seconds))
        finally:
            server.terminate()
            server.wait(60)
    found["load_before"] = load
    if options.json:
        print(json.dumps(found))
        return
    kind = database.partition(":")[0]
    pace = f"{options.tables} tables, one answer in {options.pace:g} s each, for {found['seconds']:.0f} s"
    print(f"{kind}: {pace}; load of the machine before: {load:.1f}")
    for what, key, target in ROWS:
        verdict = f"  < {target:<7,}{'met' if found[key] < target else 'missed'}" if target is not None else ""
        print(f"  {what:30}{found[key]:>10,.1f}{verdict}")


if __name__ == "__main__":
    main()
