"""Why something is not possible. The words are in ``reasons.ftl`` under ``reason-twom-<id>``."""

from __future__ import annotations

from functools import cache

from cordon.kernel.decisions import Argument, Reason


@cache
def why(id: str, rule: str, **args: Argument) -> Reason:
    """A reason with its rule. They are few, and made often while options are weighed."""
    return Reason(id, rule, dict(args))
