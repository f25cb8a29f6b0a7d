"""Reasons: why something is not possible."""

from __future__ import annotations

from cordon.kernel.decisions import Argument, Reason


def why(id: str, rule: str, **args: Argument) -> Reason:
    """A reason with its rule."""
    return Reason(id, rule, args)
