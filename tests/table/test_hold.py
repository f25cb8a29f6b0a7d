"""One process for one SQLite database: a second one is refused."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cordon.kernel.session import Entry
from cordon.table import hold
from cordon.table.database import DatabaseError, understood
from cordon.table.rooms import COMPARE_EVERY
from tests.table.harness import Line, Person, Process, Server, options_of


def second(database: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "cordon", "serve", "--port", "0"]
    environment = {**os.environ, "CORDON_DATABASE": database}
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300)


def answered(line: Line) -> None:
    question = line.wait_for_question()
    assert question is not None
    line.answer(options_of(question)[0])
    line.hear_until("update")


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_second_server_on_the_same_file_is_refused_in_a_sentence(
    database: str, launch: Callable[..., Process]
) -> None:
    first = launch(database)
    refused = second(database)
    assert refused.returncode == 1
    assert "another Cordon server is running" in refused.stderr
    assert "CORDON_DATABASE" in refused.stderr
    assert "Traceback" not in refused.stderr
    person = Person(first.url)
    answered(person.enter(person.table()))
    person.close()
    first.kill()
    launch(database).stop()


def test_the_hold_of_a_file_is_its_own(tmp_path: Path) -> None:
    """However the path is written; and the database itself may still be read by anything."""
    url = understood(f"sqlite:///{tmp_path / 'new' / 'table.db'}")
    held = hold.take(url)
    (tmp_path / "link").symlink_to(tmp_path / "new")
    done = second(f"sqlite:///{tmp_path / 'link' / 'table.db'}")
    assert "another Cordon server is running" in done.stderr
    held.close()


def test_a_database_that_cannot_be_held_is_told() -> None:
    with pytest.raises(DatabaseError, match="CORDON_DATABASE"):
        hold.take(understood("sqlite:////proc/nowhere/table.db"))


def test_a_match_that_has_gone_on_elsewhere_catches_up_when_somebody_comes(server_on: Server) -> None:
    """Nobody is shown a match that stands still: the stored serial counts."""
    ann = server_on.person()
    code = ann.table(1)
    line = ann.enter(code)
    room = server_on.rooms.rooms[code]
    other = room.session.game.clone()
    decision = other.decisions()[0]
    other.answer(decision.seat, decision.options[0])
    entry = Entry(decision.seat, decision.options[0], tuple(other.draws))
    server_on.run(lambda: server_on.rooms.storage.append(code, 0, 0, entry, room.standing.brief))
    room.compared -= 2 * COMPARE_EVERY
    again = ann.enter(code)
    assert again.serial == 1
    line.hear_serial(1)
    answered(again)
