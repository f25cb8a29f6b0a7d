"""What went wrong on our side: the log is told the cause, the person is told what it means for them."""

from __future__ import annotations

import structlog
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from cordon.table.problems import Refusal

READ_ONLY = "25006"
"""What PostgreSQL calls it."""
log = structlog.get_logger("cordon.table")


class Away(Exception):
    """A line of its own to the database has broken."""


def is_away(error: BaseException) -> bool:
    """Whether the database cannot be reached or cannot write just now. Anything else that it says is our mistake."""
    if isinstance(error, DBAPIError) and (error.connection_invalidated or _is_read_only(error)):
        return True
    return isinstance(error, OperationalError | InterfaceError | PoolTimeout | Away)


def _is_read_only(error: DBAPIError) -> bool:
    """PostgreSQL only reads just now, as one does that follows another until it takes its place."""
    return getattr(error.orig, "sqlstate", None) == READ_ONLY


def cause(error: BaseException) -> str:
    """The cause in one line. Further lines of a database may hold values, and those are nobody's business."""
    told = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    first = next(iter(str(told).splitlines()), "")
    return f"{type(told).__name__}: {first}".removesuffix(": ")


def refusal_for(error: BaseException, **where: object) -> Refusal:
    """What a person is told of a failure, which is logged with the place where it happened."""
    if is_away(error):
        log.error("the database fails", why=cause(error), **where)
        return Refusal("unavailable")
    log.error("our fault", exc_info=error, **where)
    return Refusal("our-fault")
