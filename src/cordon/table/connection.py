"""One participant's connection: who it is, what it speaks, and the messages on their way out."""

from __future__ import annotations

import asyncio
from collections import deque
from itertools import count
from typing import NamedTuple

import msgspec

from cordon.kernel.decisions import Seat
from cordon.table.problems import Refusal
from cordon.table.protocol import (
    Advised,
    Closed,
    Coursed,
    Hindsight,
    Language,
    Led,
    Moment,
    Outlook,
    Pong,
    Preview,
    Refused,
    RefusedCode,
    Tale,
    Welcome,
)
from cordon.table.records import Someone

RETRY = 1012
"""The close code that asks the page to come back at once."""
WAITING_MOST, WAITING_BYTES = 256, 1024 * 1024
"""What may wait for a slow reader; with more it is cut off, and the reader comes back to a fresh welcome."""


ONCE = Refused | Preview | Closed | Moment | Coursed | Tale | Advised | Outlook | Hindsight | Led | Pong
"""What no later welcome tells again."""


class _Ending(NamedTuple):
    """What a page is told when its connection ends: the code of the refusal, that of the close, and the seconds after
    which it may be worth to come back."""

    code: RefusedCode
    close: int
    pause: int


_ENDINGS: dict[str, _Ending] = {
    ending.code: ending
    for ending in (
        _Ending("unavailable", 1013, 5),
        _Ending("our-fault", 1011, 10),
        _Ending("match-broken", 4409, 60),
    )
}
"""The refusals that end a connection."""

_numbers = count(1)


class _Waiting(NamedTuple):
    """A message on its way, and whether a later welcome tells the same."""

    data: bytes
    is_told_again: bool


class Connection:
    """Messages wait here and are sent by whoever owns the socket, so that a slow reader holds up nobody."""

    def __init__(self, person: Someone | None, language: Language, device: str = "") -> None:
        self.number = next(_numbers)
        self.person = person
        self.language = language
        self.device = device
        """The hash of the cookie that it came with."""
        self.seat: Seat | None = None
        self.waiting: deque[_Waiting] = deque()
        self.waiting_bytes = 0
        self.is_cut = False
        self.close_code, self.close_reason = RETRY, "come back"
        self._news = asyncio.Event()

    def send(self, message: msgspec.Struct | bytes) -> None:
        """Put a message on its way; never waits. A welcome takes the place of all that it tells again."""
        if self.is_cut:
            return
        if isinstance(message, Welcome):
            self._keep([each for each in self.waiting if not each.is_told_again])
        if len(self.waiting) >= WAITING_MOST or self.waiting_bytes >= WAITING_BYTES:
            self._keep([])
            self.cut()
            return
        data = message if isinstance(message, bytes) else msgspec.json.encode(message)
        self.waiting.append(_Waiting(data, not isinstance(message, ONCE)))
        self.waiting_bytes += len(data)
        self._news.set()

    def _keep(self, messages: list[_Waiting]) -> None:
        self.waiting = deque(messages)
        self.waiting_bytes = sum(len(each.data) for each in messages)

    async def next(self) -> bytes | None:
        """The next message to send, as soon as there is one; nothing when the connection ends."""
        while not self.waiting:
            if self.is_cut:
                return None
            self._news.clear()
            await self._news.wait()
        data = self.waiting.popleft().data
        self.waiting_bytes -= len(data)
        return data

    def cut(self, code: int = RETRY, reason: str = "come back") -> None:
        """No more messages: what is on its way still goes out, then the owner closes the socket."""
        if not self.is_cut:
            self.is_cut = True
            self.close_code, self.close_reason = code, reason
            self._news.set()

    def end(self, refusal: Refusal) -> None:
        """It cannot go on: the person is told why and when to come back, then it is cut."""
        ending = _ENDINGS[refusal.code]
        told = refusal.told(self.language)
        message = f"{told.message} {told.hint}".strip()
        self.send(Refused(ending.code, message, pause=ending.pause))
        self.cut(ending.close, ending.code)
