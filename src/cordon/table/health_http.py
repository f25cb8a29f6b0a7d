"""Whether the process lives, whether it can serve, and what it measures: for whoever runs the server."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import sqlalchemy as sa
from litestar import HttpMethod, Request, Response, route
from litestar.di import NamedDependency
from prometheus_client import CONTENT_TYPE_LATEST

from cordon.table import metrics
from cordon.table.addresses import sits_here
from cordon.table.failures import refusal_for
from cordon.table.problems import Refusal
from cordon.table.settings import Settings
from cordon.table.storage import Storage

READING = [HttpMethod.GET, HttpMethod.HEAD]
NOT_KEPT = {"cache-control": "no-store"}
READY_WITHIN = 3.0
"""Seconds for the database to say a word."""


@route("/health", http_method=READING, include_in_schema=False)
async def health() -> Response[dict[str, str]]:
    """The process lives and its event loop turns. Nothing else is looked at: a restart would not mend it."""
    return Response({"status": "alive"}, headers=NOT_KEPT)


@route("/ready", http_method=READING, include_in_schema=False)
async def ready(storage: NamedDependency[Storage]) -> Response[dict[str, str]]:
    """The database answers as well: visitors may come."""
    try:
        async with asyncio.timeout(READY_WITHIN), storage.engines.reading.connect() as db:
            await db.execute(sa.select(1))
    except Exception as error:
        refusal_for(error, task="ready")
        return Response({"status": "the database does not answer"}, status_code=503, headers=NOT_KEPT)
    return Response({"status": "ready"}, headers=NOT_KEPT)


@route("/metrics", http_method=READING, include_in_schema=False)
async def measured(request: Request[Any, Any, Any], settings: NamedDependency[Settings]) -> Response[bytes]:
    """Everything that is measured, for whoever may know it; to all others there is no such page."""
    if not settings.metrics or not _may_know(request, settings.metrics_token):
        raise Refusal("not-found")
    data = await asyncio.to_thread(metrics.told)
    return Response(data, media_type=CONTENT_TYPE_LATEST, headers=NOT_KEPT)


def _may_know(request: Request[Any, Any, Any], token: str) -> bool:
    """Whoever has the token; without one, whoever sits at this very machine."""
    if not token:
        return sits_here(request)
    given = request.headers.get("authorization", "")
    return secrets.compare_digest(given.encode(), f"Bearer {token}".encode())
