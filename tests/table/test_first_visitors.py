"""The first visitors come all at once to a fresh process: nobody is told anything wrong, and the server lives.

Shared things are built when they are first wanted. Two threads that built the same ended the process, for the decoder
does not survive that: so these tests have processes of their own.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from cordon.table.database import migrate, understood
from tests.table.harness import Person, Process, options_of

ROOT = Path(__file__).parents[2]
STARTS = 20
LANGUAGES = ("pl",)
GAMES = ("zona", "stalker", "twom")
PATIENCE = 120.0
"""Seconds: whoever comes first waits for everything that is built, on a busy machine."""
EACH = 2
"""Visitors who want the very same."""
ENDED = (0, -15)
"""How a server ends that was told to."""


def addresses() -> list[str]:
    """What everybody gets to see."""
    found = ["/api/games"]
    for game in GAMES:
        found.append(f"/api/board/{game}")
        found += [f"/api/{what}/{game}/{language}" for what in ("cards", "rules") for language in LANGUAGES]
    return found + [f"/locales/{language}/page.ftl" for language in LANGUAGES]


def look_at(url: str, path: str) -> str:
    with httpx.Client(base_url=url, timeout=PATIENCE, verify=False) as http:
        return http.get(path).raise_for_status().text


def sit_down(url: str, game: str, language: str) -> Any:
    """A new table, and what its host is told: all of it, and what would come of each option."""
    person = Person(url, patience=PATIENCE)
    try:
        person.patch("/api/me", {"name": "Ann"})
        line = person.enter(person.table(2, game=game), language)
        question = line.mine
        assert question is not None
        previews = []
        for option in options_of(question)[:3]:
            line.say(say="ask", serial=question["serial"], option=option)
            previews.append(line.hear_until("preview"))
        return line.view, line.questions, line.journal, previews
    finally:
        person.close()


def wishes(url: str) -> dict[str, Callable[[], Any]]:
    """What visitors want, by name."""
    found: dict[str, Callable[[], Any]] = {path: partial(look_at, url, path) for path in addresses()}
    for game in GAMES:
        found |= {f"{game} in {language}": partial(sit_down, url, game, language) for language in LANGUAGES}
    return found


def visit(url: str) -> list[tuple[str, Any]]:
    """All of it at the same moment, each by visitors of their own; what they were told."""
    visitors = [*wishes(url).items()] * EACH
    all_here = threading.Barrier(len(visitors))
    told: list[tuple[str, Any]] = []

    def come(name: str, wish: Callable[[], Any]) -> None:
        all_here.wait()
        try:
            told.append((name, wish()))
        except Exception as error:
            told.append((name, error))

    threads = [threading.Thread(target=come, args=visitor) for visitor in visitors]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return told


@pytest.fixture(scope="module")
def truth(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Any]]:
    """What visitors are told who come one after the other."""
    server = fresh(tmp_path_factory.mktemp("truth"))
    try:
        yield {name: wish() for name, wish in wishes(server.url).items()}
    finally:
        server.stop()


def fresh(folder: Path) -> Process:
    server = Process(f"sqlite:///{folder / 'table.db'}", folder)
    server.environment["PYTHONFAULTHANDLER"] = "1"
    server.start()
    return server


def check(told: list[tuple[str, Any]], truth: dict[str, Any]) -> None:
    assert len(told) == EACH * len(truth)
    for name, answer in told:
        assert not isinstance(answer, Exception), f"{name}: {answer!r}"
        assert answer == truth[name], name


@pytest.mark.parametrize("start", range(2))
def test_a_fresh_server_takes_its_first_visitors_all_at_once(tmp_path: Path, truth: dict[str, Any], start: int) -> None:
    server = fresh(tmp_path)
    told = visit(server.url)
    ended = server.stop()
    assert ended in ENDED, f"start {start} ended with {ended}: {server.log.read_text()[:3000]}"
    check(told, truth)


def test_nothing_needs_to_be_read_beforehand(tmp_path: Path, truth: dict[str, Any]) -> None:
    empty = tmp_path / "empty.db"
    migrate(understood(f"sqlite:///{empty}"))
    with nursery(tmp_path / "log") as cold:
        assert cold.stdin is not None
        assert cold.stdout is not None
        for start in range(STARTS):
            database = shutil.copy(empty, tmp_path / f"{start}.db")
            print(f"sqlite:///{database}", file=cold.stdin, flush=True)
            told = visit(f"http://127.0.0.1:{int(cold.stdout.readline())}")
            print(file=cold.stdin, flush=True)
            ended = int(cold.stdout.readline())
            assert ended in ENDED, f"start {start} ended with {ended}: {(tmp_path / 'log').read_text()[:3000]}"
            check(told, truth)


@contextmanager
def nursery(log: Path) -> Iterator[subprocess.Popen[str]]:
    environment = {**os.environ, "PYTHONFAULTHANDLER": "1"}
    command = [sys.executable, "-m", "tests.table.cold"]
    with log.open("wb") as errors:
        process = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors, text=True
        )
    with process:
        try:
            yield process
        finally:
            process.kill()
