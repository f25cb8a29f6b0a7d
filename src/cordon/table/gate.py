"""What every request passes first: how often, how large, from where; and the headers that every response gets."""

from __future__ import annotations

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from cordon.table.hold import Hold
from cordon.table.limits import Buckets, is_welcome
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


class Gate:
    """A middleware for the whole application."""

    def __init__(self, settings: Settings, hold: Hold) -> None:
        self.settings = settings
        self.hold = hold
        self.buckets = Buckets(*settings.limits.requests)

    def __call__(self, app: ASGIApp) -> ASGIApp:
        async def passed(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != ScopeType.HTTP:
                await app(scope, receive, send)
                return

            async def with_headers(message: Message) -> None:
                if message["type"] == "http.response.start":
                    message["headers"] = [*message["headers"], *HEADERS]
                await send(message)

            refusal = self._refusal(scope)
            if refusal is None:
                await app(scope, receive, with_headers)
            else:
                await _answer(scope, refusal, with_headers)

        return passed

    def _refusal(self, scope: HTTPScope) -> Refusal | None:
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        client = scope.get("client")
        if not self.buckets.take(client[0] if client else ""):
            return Refusal("too-fast")
        if scope["method"] in SAFE_METHODS:
            return None
        if self.hold.is_lost:
            return Refusal("elsewhere")
        if not is_welcome(headers.get("origin"), headers.get("host"), self.settings.origins):
            return Refusal("foreign-origin")
        most = self.settings.limits.save if scope["path"] == "/api/import" else self.settings.limits.body
        length = headers.get("content-length", "")
        if (length.isdecimal() and int(length) > most) or "transfer-encoding" in headers:
            return Refusal("too-large", most=most // 1024)
        return None


async def _answer(scope: HTTPScope, refusal: Refusal, send: Send) -> None:
    accepted = next((value for name, value in scope["headers"] if name == b"accept-language"), b"")
    body = msgspec.json.encode(refusal.told(spoken(accepted.decode("latin-1"))))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refusal.code == "too-fast":
        headers.append((b"retry-after", b"2"))
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
