"""The server's log: one line an event on standard error. It never holds what is secret.

Tracebacks come without the values of variables, for among those are passwords and cookies; addresses of seat links and
request headers are never logged at all. What visitors have written comes without control characters, so that nobody
writes lines of the log, or to the terminal of whoever reads it. What belongs to one request has its id (``watch``).
"""

from __future__ import annotations

import io
import logging
import sys
from collections.abc import MutableMapping
from contextlib import suppress
from typing import Any, Literal, TextIO, cast

import structlog
from structlog.typing import ExcInfo

FOREIGN = ("uvicorn", "asyncio", "sqlalchemy")
"""Libraries whose warnings are told in the same log."""
SECRET = ("/seat/", "/api/links/")
"""What comes behind these in an address is a secret."""


def configure(level: str, form: Literal["text", "json"] = "text") -> None:
    """Set up the log of this process."""
    least = getattr(logging, level.upper(), logging.INFO)
    last: list[Any] = [structlog.dev.ConsoleRenderer(colors=False, pad_event_to=0, exception_formatter=_traceback)]
    if form == "json":
        last = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            _without_controls,
            *last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(least),
        logger_factory=structlog.PrintLoggerFactory(cast("TextIO", _Steady(sys.stderr))),
        cache_logger_on_first_use=False,
    )
    for name in FOREIGN:
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [_Forwarded(logging.WARNING)], False


class _Steady:
    """Where the log goes. If nothing can be written there, as on a full disk, what happens goes on without a log."""

    def __init__(self, out: TextIO) -> None:
        self.out = out

    def write(self, text: str) -> None:
        with suppress(OSError):
            self.out.write(text)

    def flush(self) -> None:
        with suppress(OSError):
            self.out.flush()


class _Forwarded(logging.Handler):
    """Puts what a library logs into our own log."""

    def emit(self, record: logging.LogRecord) -> None:
        where = structlog.get_logger(record.name)
        where.log(record.levelno, record.getMessage(), source=record.name, exc_info=record.exc_info)


def _without_controls(_: object, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    return {key: plain(value) if isinstance(value, str) else value for key, value in event.items()}


def _traceback(out: Any, exc_info: ExcInfo) -> None:
    text = io.StringIO()
    structlog.dev.plain_traceback(text, exc_info)
    out.write("\n".join(plain(line) for line in text.getvalue().split("\n")))


def shown_path(path: str) -> str:
    """An address as it may be logged: without the secret of a seat's link."""
    for before in SECRET:
        if path.startswith(before):
            return f"{before}…"
    return path


def plain(text: str) -> str:
    """The text with everything that cannot be printed as an escape."""
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in text)
