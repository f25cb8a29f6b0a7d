"""Databases and servers for the tests of the table. PostgreSQL is a real one: a throw-away cluster on loopback."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Self

import pytest
import sqlalchemy as sa

from tests.table.harness import Person, Process, Server, settings_for

WITHOUT = os.environ.get("CORDON_TEST_POSTGRES") == "off"
DATABASES = ["sqlite"] if WITHOUT else ["sqlite", "postgresql"]
MISSING = """
PostgreSQL IS NOT INSTALLED, so half of the storage tests cannot run.
Install it (Debian: apt-get install postgresql; make test does so where it may),
or say CORDON_TEST_POSTGRES=off to do without it.
"""


def _program(name: str) -> str:
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[4]))
    found = shutil.which(name) or (str(places[-1]) if places else None)
    if found is None:
        pytest.fail(MISSING, pytrace=False)
    return found


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Cluster:
    """A PostgreSQL server. It refuses to run as root, so root runs it as Debian's own user for it."""

    def __init__(self) -> None:
        self.user = "postgres" if os.getuid() == 0 else None
        self.folder = Path(tempfile.mkdtemp(prefix="cordon-postgres-"))
        if self.user:
            shutil.chown(self.folder, self.user, self.user)
        self.data, port = self.folder / "data", _free_port()
        make = [_program("initdb"), "-D", str(self.data), "-U", "cordon", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run(make, check=True, user=self.user, cwd=self.folder, stdout=subprocess.DEVNULL)
        where = ["-D", str(self.data), "-k", str(self.folder), "-h", "127.0.0.1", "-p", str(port)]
        self.command = [_program("postgres"), *where, "-c", "max_connections=200"]
        self.address = f"postgresql+psycopg://cordon@127.0.0.1:{port}/"
        self.server: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self.server = subprocess.Popen(self.command, user=self.user, cwd=self.folder, stderr=log)
        _wait_for(self.address, self.server)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """At once: whoever is still connected would keep it for ever. SIGQUIT: as if the machine had failed."""
        assert self.server is not None
        self.server.send_signal(how)
        self.server.wait(30)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def database(self) -> str:
        """The address of an empty database."""
        name = f"t{next(_count)}"
        engine = sa.create_engine(f"{self.address}postgres", poolclass=sa.NullPool, isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(sa.text(f"CREATE DATABASE {name}"))
        return f"{self.address}{name}"


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """The one that most tests share."""
    with Cluster() as running:
        yield running


@pytest.fixture
def own_cluster() -> Iterator[Cluster]:
    """One that a test may end."""
    with Cluster() as running:
        yield running


def _wait_for(address: str, server: subprocess.Popen[bytes]) -> None:
    engine = sa.create_engine(f"{address}postgres", poolclass=sa.NullPool)
    for _ in range(300):
        assert server.poll() is None, "PostgreSQL did not start"
        try:
            with engine.connect():
                return
        except sa.exc.OperationalError:
            time.sleep(0.1)
    pytest.fail("PostgreSQL does not answer")


_count = iter(range(1, 100_000))


def _database(kind: str, request: pytest.FixtureRequest, folder: Path) -> str:
    if kind == "sqlite":
        return f"sqlite:///{folder / 'table.db'}"
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.database()


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind in turn."""
    return _database(request.param, request, tmp_path)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its matches in a file; each test brings its own people and tables."""
    with Server(settings_for(f"sqlite:///{tmp_path_factory.mktemp('table') / 'table.db'}")) as running:
        yield running


@pytest.fixture
def server_on(database: str) -> Iterator[Server]:
    """A server on each kind of database in turn."""
    with Server(settings_for(database)) as running:
        yield running


@pytest.fixture
def ann(server: Server) -> Person:
    return server.person()


@pytest.fixture
def ben(server: Server) -> Person:
    return server.person()


@pytest.fixture
def launch(tmp_path: Path) -> Iterator[Callable[[str], Process]]:
    """Servers as processes of their own, none of which outlives its test."""
    with ExitStack() as launched:

        def start(database: str, **environment: str) -> Process:
            return launched.enter_context(Process(database, tmp_path, **environment))

        yield start
