"""The workshop's own process (``python -m cordon.table.apart``): jobs come in over the socket that is its input.

Content is read once; then each job runs in a child of its own, which has so much memory and so much time and is ended
when it wants more. Where a process cannot be forked, jobs run in this one, and the server ends it when it takes long.
"""

from __future__ import annotations

import gc
import math
import os
import select
import signal
import socket
import struct
import sys
import time

import msgspec

from cordon.games.registry import GAMES
from cordon.kernel import typed
from cordon.kernel.session import Session
from cordon.kernel.spec import Setup
from cordon.table.matches import beginning
from cordon.table.reading import done

HEAD = struct.Struct("!I")
LARGEST = 64 * 1024 * 1024
"""Bytes of a job or of what comes of it."""


class Bounds(msgspec.Struct, frozen=True):
    """What one job may use."""

    seconds: float
    memory: int


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends this process
    bounds = typed.decode(sys.argv[1], Bounds)
    for spec in GAMES.values():
        beginning(Session(spec, Setup(spec.seats[0])))
    gc.collect()
    gc.freeze()
    with socket.socket(fileno=0) as line:
        _send(line, b"")
        while (job := _receive(line)) is not None:
            if job:  # else one was called off that had been done by then
                _send(line, _apart(job, bounds, line) if hasattr(os, "fork") else done(job))


def _send(line: socket.socket, data: bytes) -> None:
    line.sendall(HEAD.pack(len(data)) + data)


def _receive(line: socket.socket) -> bytes | None:
    head = _exactly(line, HEAD.size)
    return None if head is None else _exactly(line, HEAD.unpack(head)[0])


def _exactly(line: socket.socket, count: int) -> bytes | None:
    """So many bytes; nothing if the other side has gone."""
    data = bytearray()
    while len(data) < count:
        part = line.recv(min(count - len(data), 1 << 20))
        if not part:
            return None
        data += part
    return bytes(data)


def _apart(job: bytes, bounds: Bounds, line: socket.socket) -> bytes:
    """Do a job in a child; nothing comes back if it wanted too much, or was called off."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(reading)
            line.close()
            _limit(bounds)
            with os.fdopen(writing, "wb") as out:
                out.write(done(job))
        finally:
            os._exit(0)
    os.close(writing)
    try:
        return _collected(reading, line, time.monotonic() + bounds.seconds)
    finally:
        os.close(reading)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)


def _limit(bounds: Bounds) -> None:
    signal.alarm(math.ceil(bounds.seconds) + 1)  # should the parent be gone by then
    try:
        import resource
    except ImportError:  # no such thing here: the clock alone must do
        return
    for what, most in (
        (resource.RLIMIT_AS, bounds.memory),
        (resource.RLIMIT_CPU, math.ceil(bounds.seconds) + 1),
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_FSIZE, 0),
    ):
        resource.setrlimit(what, (most, most))


def _collected(reading: int, line: socket.socket, until: float) -> bytes:
    data = bytearray()
    while (left := until - time.monotonic()) > 0 and len(data) < LARGEST:
        ready, _, _ = select.select([reading, line.fileno()], [], [], left)
        if line.fileno() in ready:
            if _receive(line) is None:
                sys.exit()  # the server has gone
            return b""  # all that is sent while a job runs: it is not wanted any more
        if reading in ready:
            part = os.read(reading, 1 << 20)
            if not part:
                return bytes(data)
            data += part
    return b""


if __name__ == "__main__":
    main()
