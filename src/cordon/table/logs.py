"""The server's log: one line an event on standard error. It never holds what is secret.

Tracebacks come without the values of variables, for among those are passwords and cookies; addresses of seat links and
request headers are never logged at all.
"""

from __future__ import annotations

import logging
import sys

import structlog


def configure(level: str) -> None:
    """Set up the log of this process."""
    least = getattr(logging, level.upper(), logging.INFO)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.dev.ConsoleRenderer(
                colors=False, pad_event_to=0, exception_formatter=structlog.dev.plain_traceback
            ),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(least),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
