"""Why something is not possible in Zona. The words are in ``reasons.ftl`` under ``reason-zona-<id>``."""

from __future__ import annotations

from functools import cache

from cordon.kernel.decisions import Argument, Reason


def under(rule: str, reason: Reason | None) -> Reason | None:
    """The same reason, where another rule makes it count (a price under ZO-19.4, a side effect under ZO-8.13)."""
    return None if reason is None else Reason(reason.id, rule, reason.args)


def why(id: str, rule: str, **args: Argument) -> Reason:
    """A reason with its rule."""
    return Reason(id, rule, args) if args else _plain(id, rule)


@cache
def _plain(id: str, rule: str) -> Reason:
    """Reasons without arguments are few, and made often while options are weighed."""
    return Reason(id, rule)
