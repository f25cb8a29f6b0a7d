"""The command: what is wrong with the surroundings is told in a sentence, and nothing is left behind."""

from __future__ import annotations

import os
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from cordon.kernel.errors import CordonError
from cordon.table.database import DatabaseError, migrate, understood
from cordon.table.settings import from_environment


def serve(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "cordon", "serve", *arguments]
    return subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True, timeout=60)


def test_a_port_in_use_is_told_in_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = serve("--port", str(port), CORDON_DATABASE=f"sqlite:///{tmp_path / 'a.db'}")
    assert done.returncode == 1
    assert f"port {port}" in done.stderr
    assert "--port" in done.stderr
    assert "Traceback" not in done.stderr


def test_an_unreachable_database_is_told_in_a_sentence_without_the_password() -> None:
    done = serve("--port", "0", CORDON_DATABASE="postgresql://cordon:geheim@127.0.0.1:9/cordon")
    assert done.returncode == 1
    assert "CORDON_DATABASE" in done.stderr
    assert "127.0.0.1" in done.stderr
    assert "geheim" not in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("address", ["nonsense", "mysql://x/y", "sqlite:////proc/nowhere/table.db"])
def test_a_database_that_cannot_be_used_is_told(address: str) -> None:
    with pytest.raises(DatabaseError, match=r"CORDON_DATABASE"):
        migrate(understood(address))


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann, " * 500)
    with pytest.raises(DatabaseError, match="cannot be used"):
        migrate(understood(f"sqlite:///{path}"))
    assert path.read_text().startswith("Dear Ann")


def test_a_database_of_a_newer_version_is_told(tmp_path: Path) -> None:
    path = tmp_path / "table.db"
    migrate(understood(f"sqlite:///{path}"))
    connection = sqlite3.connect(path)
    connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.commit()
    connection.close()
    with pytest.raises(DatabaseError, match="newer"):
        migrate(understood(f"sqlite:///{path}"))


def test_settings_come_from_the_environment() -> None:
    found = from_environment(
        "sqlite:///here.db", {"CORDON_BOT_DELAY": "0.2", "CORDON_ORIGINS": "http://a, http://b", "CORDON_IDLE": "5"}
    )
    assert (found.database, found.bot_delay, found.idle) == ("sqlite:///here.db", 0.2, 5.0)
    assert found.origins == ("http://a", "http://b")
    assert from_environment("sqlite:///here.db", {"CORDON_DATABASE": "sqlite:///there.db"}).database.endswith(
        "there.db"
    )


@pytest.mark.parametrize("environment", [{"CORDON_IDLE": "soon"}, {"CORDON_LIMITS": "{"}, {"CORDON_LIMITS": '{"x":1}'}])
def test_a_setting_that_does_not_fit_is_told(environment: dict[str, str]) -> None:
    with pytest.raises(CordonError):
        from_environment("sqlite:///here.db", environment)
