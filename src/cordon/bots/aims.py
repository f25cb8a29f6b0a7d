"""What a bot is up to, for the people at its table: a record that a message ``aim-<game>-<name>`` puts into words."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from cordon.bots.player import Look
from cordon.kernel.decisions import Decision, Facts


class Aim(Facts, frozen=True):
    """What somebody means to do next. Its fields are named in the message."""


@runtime_checkable
class Outspoken(Protocol):
    """A player that says what it is up to."""

    def aim(self, decision: Decision, look: Look) -> Aim | None:
        """What it is up to while it is asked this; nothing where that goes without saying."""
        ...
