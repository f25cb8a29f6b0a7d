"""One participant's line: who it is, what it speaks, and the messages on their way out."""

from __future__ import annotations

import asyncio
from itertools import count

import msgspec

from cordon.kernel.decisions import Seat
from cordon.table.records import Someone

RETRY = 1012
"""The close code that asks the page to come back at once."""
WAITING_MOST = 256
"""Messages that may wait for a slow reader; with more the line is cut, and the reader comes back to a fresh welcome."""

_numbers = count(1)


class Connection:
    """Messages are put into a queue and sent by whoever owns the socket, so that a slow reader holds up nobody."""

    def __init__(self, person: Someone | None, language: str, device: str = "") -> None:
        self.number = next(_numbers)
        self.person = person
        self.language = language
        self.device = device
        """The hash of the cookie that it came with."""
        self.seat: Seat | None = None
        self.outgoing: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING_MOST + 1)
        self.is_cut = False
        self.close_code, self.close_reason = RETRY, "come back"

    def send(self, message: msgspec.Struct | bytes) -> None:
        """Put a message on its way; never waits."""
        if self.is_cut:
            return
        if self.outgoing.qsize() >= WAITING_MOST:
            self.cut()
            return
        self.outgoing.put_nowait(message if isinstance(message, bytes) else msgspec.json.encode(message))

    def cut(self, code: int = RETRY, reason: str = "come back") -> None:
        """No more messages: what is on its way still goes out, then the owner closes the socket."""
        if not self.is_cut:
            self.is_cut = True
            self.close_code, self.close_reason = code, reason
            self.outgoing.put_nowait(None)
