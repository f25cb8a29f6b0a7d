"""What every request passes first: how often, how large, from where; and the headers that every response gets."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from cordon.table.limits import Buckets, is_welcome, network
from cordon.table.problems import Refusal, spoken
from cordon.table.settings import Settings

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'self'; img-src 'self' data:; font-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
"""Inline scripts are not allowed anywhere; styles are, because drawings move by them."""
STRICTLY_SECURE = (b"strict-transport-security", b"max-age=31536000")
"""Whoever has once come by https never comes by anything else again."""


class Gate:
    """A middleware for the whole application."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.buckets = Buckets(*settings.limits.requests)
        self.sockets: Counter[str] = Counter()

    def __call__(self, app: ASGIApp) -> ASGIApp:
        async def passed(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == ScopeType.WEBSOCKET:
                await self._socket(app, scope, receive, send)
                return

            async def with_headers(message: Message) -> None:
                if message["type"] == "http.response.start":
                    secure = (STRICTLY_SECURE,) if scope["scheme"] == "https" else ()
                    message["headers"] = [*message["headers"], *HEADERS, *secure]
                await send(message)

            refusal = self._refusal(scope)
            if refusal is None:
                await app(scope, receive, with_headers)
            else:
                await _answer(scope, refusal, with_headers)

        return passed

    async def _socket(self, app: ASGIApp, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        """Not too many in a row, and not too many at once."""
        address = network(_address(scope))
        if not self.buckets.take(address) or self.sockets[address] >= self.settings.limits.sockets:
            await _answer(scope, Refusal("too-fast"), send, "websocket.")
            return
        self.sockets[address] += 1
        try:
            await app(scope, receive, send)
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    def _refusal(self, scope: HTTPScope) -> Refusal | None:
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        if not self.buckets.take(network(_address(scope))):
            return Refusal("too-fast")
        if scope["method"] in SAFE_METHODS:
            return None
        if not is_welcome(headers.get("origin"), headers.get("host"), self.settings.own_origins):
            return Refusal("foreign-origin")
        most = self.settings.limits.save if scope["path"] == "/api/import" else self.settings.limits.body
        length = headers.get("content-length", "")
        if (length.isdecimal() and int(length) > most) or "transfer-encoding" in headers:
            return Refusal("too-large", most=most // 1024)
        return None


def _address(scope: HTTPScope | WebSocketScope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


async def _answer(scope: HTTPScope | WebSocketScope, refusal: Refusal, send: Send, kind: str = "") -> None:
    accepted = next((value for name, value in scope["headers"] if name == b"accept-language"), b"")
    body = msgspec.json.encode(refusal.told(spoken(accepted.decode("latin-1"))))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refusal.code == "too-fast":
        headers.append((b"retry-after", b"2"))
    start: Any = {"type": f"{kind}http.response.start", "status": refusal.status, "headers": headers}
    end: Any = {"type": f"{kind}http.response.body", "body": body, "more_body": False}
    await send(start)
    await send(end)
