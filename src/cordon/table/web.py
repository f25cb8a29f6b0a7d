"""HTTP and sockets as uvicorn speaks them, with what it lacks: a request has to come in good time, and its head has an
end; of what goes out by a socket, only what is long is packed."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from ipaddress import ip_network
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.server import ServerProtocol
from websockets.typing import ExtensionParameter

from cordon.kernel.errors import OptionError

HEAD_MOST = 64 * 1024
"""Bytes of a request's address and headers."""
HEAD_WITHIN, BODY_WITHIN = 15.0, 120.0
"""Seconds for the head of a request, from the opening of the connection or its first byte on, and for its body."""
READ_WITHIN = 1.0
"""Seconds for ourselves to read what has come, before a connection is closed for its silence."""
PACKED_FROM = 800
"""Bytes of a message from which packing is worth it: it takes some 20 µs for 1 kB, and leaves less than half."""
TOO_LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


def trusted(proxies: Sequence[str]) -> str | None:
    """The proxies that are believed (``X-Forwarded-For``, ``X-Forwarded-Proto``). If none are named, those on this
    machine are, or whoever ``FORWARDED_ALLOW_IPS`` names."""
    for each in proxies:
        try:
            ip_network(each)
        except ValueError as error:
            raise OptionError(f"CORDON_PROXIES: {error}; write addresses or networks, such as 10.0.0.0/8") from None
    return ",".join(proxies) or None


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


class _Packing(PerMessageDeflate):
    """Packs each long message by itself. To remember the ones before would save another half of an update, and take
    some ten kilobytes of memory for each line, which is more than anything else of it."""

    def encode(self, frame: Frame) -> Frame:
        return frame if len(frame.data) < PACKED_FROM else super().encode(frame)


class _Offer(ServerPerMessageDeflateFactory):
    """What is agreed on with a browser that can unpack."""

    def __init__(self) -> None:
        super().__init__(
            server_no_context_takeover=True, client_no_context_takeover=True, compress_settings={"level": 1}
        )

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        agreed, found = super().process_request_params(params, accepted_extensions)
        return agreed, _Packing(
            found.remote_no_context_takeover,
            found.local_no_context_takeover,
            found.remote_max_window_bits,
            found.local_max_window_bits,
            found.compress_settings,
        )


class Packed(WebSocketsSansIOProtocol):
    """Packs what is long."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn = ServerProtocol(extensions=[_Offer()], max_size=self.config.ws_max_size, logger=self.logger)
