"""``cordon serve --workers``: several processes on one port, kept going by the first one."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from cordon.table.crew import Crew
from tests.table.conftest import Cluster
from tests.table.harness import PATIENCE, Person, Process, options_of

pytestmark = pytest.mark.timeout(150, func_only=True)


def eventually(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.05)


def children(process: int) -> set[int]:
    """The processes that one has started."""
    found = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return {int(each) for each in found}


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"


def test_several_processes_with_sqlite_are_refused_in_a_sentence(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "cordon", "serve", "--port", "0", "--workers", "2"]
    environment = {**os.environ, "CORDON_DATABASE": f"sqlite:///{tmp_path / 'table.db'}"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    assert "with SQLite there is one process" in done.stderr
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "table.db").exists()


@pytest.fixture
def served(cluster: Cluster, tmp_path: Path) -> Iterator[Process]:
    with ExitStack() as stack:
        yield stack.enter_context(Process(cluster.database(), tmp_path, "--workers", "2", CORDON_SWEEP="0.5"))


def test_several_processes_share_a_port_and_one_that_dies_is_replaced(served: Process) -> None:
    assert served.process is not None
    first = served.process.pid
    eventually(lambda: len(children(first)) == 2)
    people = [Person(served.url) for _ in range(2)]
    code = people[0].table(2)
    people[1].sit(code, 1)
    for _ in range(3):
        lines = [person.enter(code) for person in people for _ in range(3)]
        asked = next(line for line in lines if line.mine is not None)
        serial = asked.serial
        asked.answer(options_of(asked.mine or {})[0])
        for line in lines:
            line.hear_serial(serial + 1)
            line.close()
        before = children(first)
        victim = sorted(before)[0]
        os.kill(victim, signal.SIGKILL)
        eventually(lambda victim=victim: len(children(first)) == 2 and victim not in children(first))  # type: ignore[misc]
    for person in people:
        person.close()
    figures = [httpx.get(f"{served.url}/metrics", timeout=20).text for _ in range(4)]
    assert all('cordon_answer_seconds_count{game="zona"} 3.0' in text for text in figures), "all count together"
    workers = children(first)
    assert served.stop() == 0
    assert not any(is_alive(worker) for worker in workers)
    assert "Traceback" not in served.log.read_text()


def test_no_process_outlives_the_first(served: Process) -> None:
    assert served.process is not None
    workers = children(served.process.pid)
    assert len(workers) == 2
    served.kill()
    eventually(lambda: not any(is_alive(worker) for worker in workers))


def test_processes_that_end_at_once_are_started_ever_more_slowly() -> None:
    crew = Crew(2, lambda: None)
    for failure in range(8):
        crew._mourn(failure, 1, age=0.0)
    assert crew._due - time.monotonic() > 7
    crew._mourn(9, -9, age=3600.0)
    assert crew._due - time.monotonic() <= 0
