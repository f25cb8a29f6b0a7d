"""Servers as processes of their own, run as a program: content is read once, then each is forked.

For each line on its standard input it forks a process that serves the database of that line on its port (0: any), and
tells its port and its number. The processes end with it.
"""

from __future__ import annotations

import ctypes
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Self

import uvicorn

from cordon.kernel.errors import OptionError
from cordon.table.app import bound, get_ready, web_server
from cordon.table.database import migrate, understood
from tests.table.harness import settings_for

PDEATHSIG = 1


def main() -> None:
    get_ready()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        database, port = line.split()
        migrate(understood(database))
        door = again(int(port))
        door.listen(2048)
        process = os.fork()
        if process == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            ctypes.CDLL(None).prctl(PDEATHSIG, signal.SIGKILL)
            settings = settings_for(database, bot_delay=0.001, sweep=0.5, snapshot_every=7)
            uvicorn.Server(web_server(settings)).run(sockets=[door])
            os._exit(0)
        print(door.getsockname()[1], process, flush=True)
        door.close()


def again(port: int) -> socket.socket:
    """The port of a process that was just killed is free a moment later."""
    for _ in range(200):
        try:
            return bound("127.0.0.1", port)
        except OptionError:
            time.sleep(0.05)
    return bound("127.0.0.1", port)


class Member:
    """One process of a pack."""

    def __init__(self, port: int, process: int, url: str = "") -> None:
        self.port = port
        self.process = process
        self.url = url or f"http://127.0.0.1:{port}"

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.process, signal.SIGKILL)


class Forked:
    """One process of a pack that is killed and comes back at the same port, for as long as somebody likes: sooner than a
    server of its own would, which reads everything anew."""

    def __init__(self, pack: Pack, database: str) -> None:
        self.pack, self.database = pack, database
        self.member = pack.start(database)

    @property
    def url(self) -> str:
        return self.member.url

    @property
    def log(self) -> Path:
        return self.pack.log

    def kill(self) -> None:
        self.member.kill()

    def start(self) -> None:
        self.pack.members.remove(self.member)
        self.member = self.pack.start(self.database, self.member.port)


class Pack:
    """The side of a test."""

    def __init__(self, log: Path) -> None:
        self.log = log
        self.members: list[Member] = []
        with log.open("ab") as errors:
            self.program = subprocess.Popen(
                [sys.executable, "-m", "tests.table.pack"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )

    def start(self, database: str, port: int = 0) -> Member:
        """One more process, or the one of a port again."""
        assert self.program.stdin is not None
        assert self.program.stdout is not None
        self.program.stdin.write(f"{database} {port}\n")
        self.program.stdin.flush()
        at, process = map(int, self.program.stdout.readline().split())
        self.members.append(Member(at, process))
        return self.members[-1]

    def clear(self) -> None:
        """End all processes."""
        for member in self.members:
            member.kill()
        self.members.clear()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.program.kill()
        self.program.communicate()


if __name__ == "__main__":
    main()
