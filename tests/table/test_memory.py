"""The collector: it never looks at what was there at the start, and nothing of a line that has ended stays."""

from __future__ import annotations

import gc
import subprocess
import sys
import time
import weakref
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from cordon.table import connection, memory
from cordon.table.web import Guarded
from tests.table.harness import Server

KEPT_IN_MIND = """
import gc
from cordon.table import memory

class House:
    visits, rooms = 0, 1
    def is_empty(self):
        return not self.rooms

class Circle:
    known = 0
    def __init__(self):
        self.me = self
        Circle.known += 1
    def __del__(self):
        Circle.known -= 1

def old_circles():
    for _ in range(10):
        Circle()

gc.disable()
house, content = House(), [[n] for n in range(100_000)]
memory.keep(house)
frozen = gc.get_freeze_count()
assert frozen > 100_000 and gc.get_threshold()[2] == memory.NEVER
old_circles()
looked = memory.look(house, 0)
assert (looked, Circle.known) == (0, 10)
house.visits = 1
assert (memory.look(house, looked), Circle.known) == (0, 10), "a match is in memory"
house.rooms = 0
assert (memory.look(house, looked), Circle.known) == (1, 0), "none is: it costs nothing"
old_circles()
house.rooms, house.visits = 1, memory.VISITS + 1
assert (memory.look(house, 1), Circle.known) == (memory.VISITS + 1, 0), "very many visits"
assert gc.get_freeze_count() == frozen, "what was there at the start stays aside"
"""


def test_what_was_there_at_the_start_is_never_looked_at_again() -> None:
    done = subprocess.run([sys.executable, "-c", KEPT_IN_MIND], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr


def test_lines_that_come_and_go_leave_nothing_behind(server: Server, monkeypatch: Any) -> None:
    known: weakref.WeakSet[connection.Connection] = weakref.WeakSet()
    make = connection.Connection.__init__

    def noted(self: connection.Connection, *arguments: Any) -> None:
        make(self, *arguments)
        known.add(self)

    monkeypatch.setattr(connection.Connection, "__init__", noted)
    ann = server.person()
    code = ann.table()
    for _ in range(200):
        ann.enter(code).close()
        ann.lines.clear()
    room = server.rooms.rooms[code]
    for _ in range(500):
        gc.collect()
        left = [each for each in gc.get_objects() if isinstance(each, WebSocketsSansIOProtocol | Guarded)]
        if not room.connections and not known and len(left) <= 2:
            break
        time.sleep(0.02)
    assert not room.connections
    assert not known
    assert len(left) <= 2, "Ann's own connection, and perhaps one that is being closed"
    assert memory.look(server.rooms, server.rooms.visits) == server.rooms.visits
    assert server.rooms.visits >= 200
