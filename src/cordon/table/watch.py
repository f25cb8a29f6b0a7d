"""What goes round every request: an id that the log and the answer carry, how long it took, and, if wished, a line in
the log."""

from __future__ import annotations

import re
import secrets
import time

import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from cordon.table import metrics
from cordon.table.logs import shown_path

ID = re.compile(rb"[A-Za-z0-9._-]{1,64}")
"""How an id looks that a proxy has given to a request."""

log = structlog.get_logger("cordon.table")


class Watch:
    """A middleware for the whole application, outside of all others."""

    def __init__(self, log_requests: bool) -> None:
        self.log_requests = log_requests

    def __call__(self, app: ASGIApp) -> ASGIApp:
        async def passed(scope: Scope, receive: Receive, send: Send) -> None:
            id = request_id(scope)
            with structlog.contextvars.bound_contextvars(request=id):
                if scope["type"] == ScopeType.HTTP:
                    await self._request(app, scope, receive, send, id)
                else:
                    await app(scope, receive, send)

        return passed

    async def _request(self, app: ASGIApp, scope: Scope, receive: Receive, send: Send, id: str) -> None:
        start, status = time.perf_counter(), 500

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (b"x-request-id", id.encode())]
            await send(message)

        try:
            await app(scope, receive, noted)
        finally:
            seconds = time.perf_counter() - start
            metrics.requests.labels(str(status)).observe(seconds)
            if self.log_requests:
                client = scope.get("client")
                log.info(
                    "request",
                    method=scope.get("method", ""),
                    path=shown_path(scope["path"]),
                    status=status,
                    ms=round(seconds * 1000, 1),
                    address=client[0] if client else "",
                )


def request_id(scope: Scope) -> str:
    """The id that a proxy has given to a request, if it looks like one; otherwise a new one."""
    given = next((value for name, value in scope["headers"] if name == b"x-request-id"), b"")
    return given.decode() if ID.fullmatch(given) else secrets.token_hex(8)
