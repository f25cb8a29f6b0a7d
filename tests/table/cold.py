"""Servers that have not got ready, run as a program: ``serve`` gets ready first, a library user may not.

It imports everything and reads the catalogues once: they take longest, and with them read the visitors meet at the
content. For each database that it reads from its standard input it forks a process that serves it, tells its port, and
on the next line ends it and tells how it ended.
"""

from __future__ import annotations

import os
import signal
import sys
from itertools import product

import uvicorn

from cordon.games.registry import GAMES
from cordon.table.app import bound, web_server
from cordon.words.catalogue import Words
from tests.table.harness import settings_for

LANGUAGES = ("en", "pl")


def main() -> None:
    for language, game in product(LANGUAGES, GAMES):
        Words(language, game)
    for database in sys.stdin:
        door = bound("127.0.0.1", 0)
        door.listen()
        process = os.fork()
        if process == 0:
            sys.setswitchinterval(1e-5)  # threads take turns much more often than they do by themselves
            uvicorn.Server(web_server(settings_for(database.strip(), threads=4))).run(sockets=[door])
            os._exit(0)
        print(door.getsockname()[1], flush=True)
        door.close()
        sys.stdin.readline()
        os.kill(process, signal.SIGTERM)
        print(os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]), flush=True)


if __name__ == "__main__":
    main()
