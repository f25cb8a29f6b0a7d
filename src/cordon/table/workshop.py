"""A process beside the server, for what would stall, fill or end it: files from outside are read there, minds think.

It starts with the first job and ends when there has been none for a while. One job is done at a time. One that nobody
wants any more is called off.
"""

from __future__ import annotations

import asyncio
import secrets
import socket
import subprocess
import sys

import msgspec
import structlog

from cordon.kernel import typed
from cordon.kernel.chance import SEED_BITS
from cordon.kernel.errors import SaveError
from cordon.table.pondering import Thinking, Thoughts
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

    def __init__(self, limits: Limits, seconds: float) -> None:
        self.limits = limits
        self.seconds = seconds
        """How long a job may take."""
        self.process: subprocess.Popen[bytes] | None = None
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._running: _Wanted | None = None
        self._resting: asyncio.Future[None] | None = None
        self._stopped = False

    async def read(self, data: bytes, key: bytes) -> Read:
        """The match of a save, with fresh luck: whoever has the file knows the old. ``SaveError``: what is wrong."""
        if self._waiting >= QUEUE:
            raise Refusal("too-busy")
        job = Job(data, key, self.limits.import_answers, secrets.randbits(SEED_BITS))
        outcome = await asyncio.shield(asyncio.ensure_future(self._outcome(job, _Wanted())))
        if outcome is None:
            raise SaveError("save-dear")
        if isinstance(outcome, Wrong):
            raise outcome.error()
        if isinstance(outcome, Failed):
            log.warning("a save could not be read", where=outcome.where)
            raise SaveError("save-shape", detail=outcome.where.strip().rpartition("\n")[2][:200])
        assert isinstance(outcome, Read)
        return outcome

    @property
    def waiting(self) -> int:
        """Jobs that wait or are done now."""
        return self._waiting

    async def think(self, job: Thinking) -> Thoughts | None:
        """What comes of thinking; nothing if that cannot be found out in time. Whoever stops waiting calls it off."""
        wanted = _Wanted()
        try:
            outcome = await asyncio.shield(asyncio.ensure_future(self._outcome(job, wanted)))
        except asyncio.CancelledError:
            self._call_off(wanted)
            raise
        if isinstance(outcome, Thoughts):
            return outcome
        log.warning("nothing came of thinking", job=type(job).__name__, where=getattr(outcome, "where", ""))
        return None

    def _call_off(self, wanted: _Wanted) -> None:
        """Nobody wants a job any more: if it waits it is never begun, and if it runs it is ended."""
        wanted.still = False
        if self._running is wanted and self._line is not None:
            self._line[1].write(bytes(4))

    async def _outcome(self, job: Job | Thinking, wanted: _Wanted) -> Outcome | None:
        """What comes of a job; nothing if it wants too much time or memory, or is not wanted itself."""
        reply = await self._done(msgspec.json.encode(job), wanted)
        found: Outcome | None = typed.decoder(Outcome).decode(reply) if reply else None
        return found

    async def _done(self, job: bytes, wanted: _Wanted) -> bytes:
        """Do a job to the end, even if whoever asked for it is gone meanwhile. Nothing comes of one that takes long."""
        self._waiting += 1
        try:
            async with self._turn:
                if not wanted.still:
                    return b""
                self._running = wanted
                return await self._exchange(job)
        finally:
            if self._running is wanted:
                self._running = None
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
            async with asyncio.timeout(self.seconds + GRACE):
                reply = await self._heard()
        except (OSError, asyncio.IncompleteReadError):  # a time-out is an OSError as well
            log.warning("the workshop was ended", after=self.seconds + GRACE)
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
        bounds = msgspec.json.encode({"seconds": self.seconds, "memory": self.limits.import_memory})
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


class _Wanted:
    """Whether a job is wanted still."""

    still = True


def _gone(process: subprocess.Popen[bytes]) -> None:
    try:
        process.wait(1.0)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
