"""A process beside the server, for what would stall, fill or end it: files from outside are read there, bots think.

It starts with the first job and ends when there has been none for a while. One job is done at a time.
"""

from __future__ import annotations

import asyncio
import secrets
import socket
import subprocess
import sys
from typing import Any

import msgspec
import structlog

from cordon.bots.player import Thought
from cordon.kernel import typed
from cordon.kernel.chance import SEED_BITS
from cordon.kernel.decisions import Seat
from cordon.kernel.errors import SaveError
from cordon.kernel.game import Game
from cordon.kernel.state import encode
from cordon.table.pondering import Ponder, Pondered
from cordon.table.problems import Refusal
from cordon.table.reading import Failed, Job, Outcome, Read, Wrong
from cordon.table.settings import Limits

START = 60.0
"""Seconds in which the process must be ready."""
GRACE = 3.0
"""Seconds after its time limit in which a job must have been ended."""
REST = 600.0
"""Seconds without a file after which the process ends."""
QUEUE = 8
"""Files that may wait for their turn."""

log = structlog.get_logger("cordon.table")


class Workshop:
    """The server's side. All of it runs on the event loop."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.process: subprocess.Popen[bytes] | None = None
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._resting: asyncio.Future[None] | None = None
        self._stopped = False

    async def read(self, data: bytes, key: bytes) -> Read:
        """The match of a save, with fresh luck: whoever has the file knows the old. ``SaveError``: what is wrong."""
        if self._waiting >= QUEUE:
            raise Refusal("too-busy")
        outcome = await self._outcome(Job(data, key, self.limits.import_answers, secrets.randbits(SEED_BITS)))
        if outcome is None:
            raise SaveError("save-dear")
        if isinstance(outcome, Wrong):
            raise outcome.error()
        if isinstance(outcome, Failed):
            log.warning("a save could not be read", where=outcome.where)
            raise SaveError("save-shape", detail=outcome.where.strip().rpartition("\n")[2][:200])
        assert isinstance(outcome, Read)
        return outcome

    async def ponder(self, game: Game[Any], seat: Seat, name: str, seed: int) -> Thought | None:
        """What a bot thinks of the question that its seat is asked; nothing if that cannot be found out in time."""
        outcome = await self._outcome(Ponder(game.spec.id, encode(game.state), seat, name, seed))
        if isinstance(outcome, Pondered):
            return outcome.thought
        log.warning("a bot could not think", bot=name, where=outcome.where if isinstance(outcome, Failed) else "")
        return None

    async def _outcome(self, job: Job | Ponder) -> Outcome | None:
        """What comes of a job; nothing if it wants too much time or memory."""
        reply = await asyncio.shield(asyncio.ensure_future(self._done(msgspec.json.encode(job))))
        found: Outcome | None = typed.decoder(Outcome).decode(reply) if reply else None
        return found

    async def _done(self, job: bytes) -> bytes:
        """Do a job to the end, even if whoever asked for it is gone meanwhile. Nothing comes of one that takes long."""
        self._waiting += 1
        try:
            async with self._turn:
                return await self._exchange(job)
        finally:
            self._waiting -= 1

    async def _exchange(self, job: bytes) -> bytes:
        if self._stopped:
            raise Refusal("unavailable")
        if self._resting is not None:
            self._resting.cancel()
        if self._line is None or self.process is None or self.process.poll() is not None:
            await self._start()
        assert self._line is not None
        try:
            self._line[1].write(len(job).to_bytes(4, "big") + job)
            async with asyncio.timeout(self.limits.import_seconds + GRACE):
                reply = await self._heard()
        except (OSError, asyncio.IncompleteReadError):  # a time-out is an OSError as well
            log.warning("the workshop was ended", after=self.limits.import_seconds + GRACE)
            await self._end()
            return b""
        self._resting = asyncio.ensure_future(self._rest())
        return reply

    async def _rest(self) -> None:
        """End the process when there has been nothing to do for a while."""
        await asyncio.sleep(REST)
        async with self._turn:
            await self._end()

    async def _heard(self) -> bytes:
        assert self._line is not None
        reader = self._line[0]
        return await reader.readexactly(int.from_bytes(await reader.readexactly(4), "big"))

    async def _start(self) -> None:
        await self._end()
        ours, theirs = socket.socketpair()
        bounds = msgspec.json.encode({"seconds": self.limits.import_seconds, "memory": self.limits.import_memory})
        with theirs:
            command = [sys.executable, "-m", "cordon.table.apart", bounds.decode()]
            self.process = subprocess.Popen(command, stdin=theirs.fileno(), stdout=subprocess.DEVNULL)
        self._line = await asyncio.open_connection(sock=ours)
        try:
            async with asyncio.timeout(START):
                await self._heard()
        except (OSError, asyncio.IncompleteReadError):
            log.error("the workshop does not start")
            await self._end()
            raise Refusal("unavailable") from None

    async def _end(self) -> None:
        """The process hears that nobody needs it and goes, with its child; if it does not hear, it is ended."""
        line, self._line = self._line, None
        process, self.process = self.process, None
        if line is not None:
            line[1].close()
        if process is not None:
            await asyncio.to_thread(_gone, process)

    async def stop(self) -> None:
        """The server ends; whatever is being read is not waited for."""
        self._stopped = True
        if self._resting is not None:
            self._resting.cancel()
        await self._end()


def _gone(process: subprocess.Popen[bytes]) -> None:
    try:
        process.wait(1.0)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
