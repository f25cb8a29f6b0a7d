"""What a player is: somebody who answers decisions and may look at the table from the own seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec

from cordon.kernel.decisions import Decision

Look = Callable[[], msgspec.Struct]
"""Gives the view of the seat that is asked. Looking costs time; a player looks only when the decision is not enough."""


class Player(Protocol):
    """A person or a bot. Everything it may know comes through ``decision`` and ``look``."""

    def choose(self, decision: Decision, look: Look) -> str:
        """One of ``decision.answers()``."""
        ...
