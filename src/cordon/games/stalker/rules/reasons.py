"""Reasons: why something is not possible."""

from __future__ import annotations

from functools import cache

from cordon.kernel.decisions import Argument, Reason


def why(id: str, rule: str, **args: Argument) -> Reason:
    """A reason with its rule."""
    return Reason(id, rule, args) if args else _plain(id, rule)


@cache
def _plain(id: str, rule: str) -> Reason:
    """Reasons without arguments are few, and made often while options are weighed."""
    return Reason(id, rule)
