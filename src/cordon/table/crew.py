"""Several processes on one port. The first one answers nobody: it starts the others, starts another one where one has
ended, passes on that the server is to end, and ends last.

All of them take from the same listening socket. They are copies of the first (``fork``), which has read all content and
words by then: so they are ready at once, and share the memory of what never changes.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from types import FrameType

import structlog

from cordon.table import metrics

LOOK_EVERY = 0.1
"""Seconds between two looks at whether a process has ended."""
YOUNG = 10.0
"""Seconds after which a process counts as one that works: if it ends then, another one is started at once."""
PAUSES = (0.5, 1.0, 2.0, 4.0, 8.0)
"""Seconds before the next try, while processes end as soon as they are started."""
PATIENCE = 15.0
"""Seconds in which a process must have ended."""

log = structlog.get_logger("cordon.table")


class Crew:
    """The processes, by the moment when each was started."""

    def __init__(self, count: int, work: Callable[[], None]) -> None:
        self.count = count
        self.work = work
        self.members: dict[int, float] = {}
        self.until: float | None = None
        """When the last process must have ended; nothing as long as they are to go on."""
        self._failures = 0
        self._due = 0.0
        self._alive = os.pipe()
        """Nothing is written here; whoever reads the end of it knows that the first process is gone."""

    def run(self) -> None:
        """Until a signal ends all of them."""
        for ending in (signal.SIGTERM, signal.SIGINT):
            signal.signal(ending, self._end)
        while self.until is None or self.members:
            self._bury()
            if self.until is None:
                self._fill()
            elif time.monotonic() > self.until:
                self._pass_on(signal.SIGKILL)
            time.sleep(LOOK_EVERY)

    def _end(self, signal_: int, _: FrameType | None) -> None:
        """A Ctrl-C reaches all processes by itself, and a second one would be a kick: so they are asked kindly."""
        del signal_
        self.until = time.monotonic() + PATIENCE
        self._pass_on(signal.SIGTERM)

    def _pass_on(self, what: signal.Signals) -> None:
        for process in self.members:
            os.kill(process, what)

    def _bury(self) -> None:
        for process in [*self.members]:
            done, status = os.waitpid(process, os.WNOHANG)
            if done:
                age = time.monotonic() - self.members.pop(process)
                metrics.forget(process)
                if self.until is None:
                    self._mourn(process, os.waitstatus_to_exitcode(status), age)

    def _mourn(self, process: int, code: int, age: float) -> None:
        self._failures = 0 if age > YOUNG else self._failures + 1
        pause = PAUSES[min(self._failures, len(PAUSES)) - 1] if self._failures else 0.0
        self._due = time.monotonic() + pause
        log.error("a process has ended; another one is started", process=process, code=code, pause=pause)

    def _fill(self) -> None:
        while len(self.members) < self.count and time.monotonic() >= self._due:
            process = os.fork()
            if process == 0:
                self._be_member()
            self.members[process] = time.monotonic()
            if self.until is not None:  # the end was asked for meanwhile
                self._pass_on(signal.SIGTERM)

    def _be_member(self) -> None:
        """A process of its own from here on; it never comes back."""
        code = 1
        try:
            for ending in (signal.SIGTERM, signal.SIGINT):
                signal.signal(ending, signal.SIG_DFL)
            os.close(self._alive[1])
            threading.Thread(target=self._outlive_nobody, name="crew", daemon=True).start()
            self.work()
            code = 0
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else 1
        except BaseException:
            log.exception("a process fails")
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)

    def _outlive_nobody(self) -> None:
        os.read(self._alive[0], 1)
        os.kill(os.getpid(), signal.SIGTERM)
