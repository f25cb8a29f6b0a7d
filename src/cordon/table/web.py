"""HTTP as uvicorn speaks it, with what it lacks: a request has to come in good time, and its head has an end."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_MOST = 64 * 1024
"""Bytes of a request's address and headers."""
HEAD_WITHIN, BODY_WITHIN = 15.0, 120.0
"""Seconds for the head of a request, from the opening of the connection or its first byte on, and for its body."""
READ_WITHIN = 1.0
"""Seconds for ourselves to read what has come, before a connection is closed for its silence."""
TOO_LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Guarded(HttpToolsProtocol):
    """Closes a connection that says nothing, or does not come to an end."""

    head_bytes = 0
    in_head = True
    deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect(HEAD_WITHIN)

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect(None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.in_head:
            if self.head_bytes > HEAD_MOST:  # what came before was all of it head, and this is more of it
                self.transport.write(TOO_LONG)
                self.transport.close()
                return
            self.head_bytes += len(data)
            if self.deadline is None:
                self._expect(HEAD_WITHIN)
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self.in_head, self.head_bytes = False, 0
        self._expect(BODY_WITHIN)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.in_head = True
        self._expect(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """The connection goes on as a socket. This end is not needed any more, and must not live on in a circle."""
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]

    def _expect(self, within: float | None) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline = None if within is None else self.loop.call_later(within, self._too_late)

    def _too_late(self, is_sure: bool = False) -> None:
        """A busy server may be late itself: what has come meanwhile is read before the connection is closed."""
        protocol: Any = self.transport.get_protocol()
        if protocol is not self:
            return
        if is_sure:
            self.transport.close()
        else:
            self.deadline = self.loop.call_later(READ_WITHIN, self._too_late, True)
