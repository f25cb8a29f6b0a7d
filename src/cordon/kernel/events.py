"""Events: what visibly happened, in the past tense, with ids and numbers, never sentences.

The log, the journal, animations, statistics and screen readers all feed on them. One narrator (``cordon.words``)
turns an event into a line by the message id ``log-<game>-<event>``.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec

from cordon.kernel.decisions import Seat


class Event(msgspec.Struct, frozen=True, tag=True, omit_defaults=True, gc=False):
    """Base of a game's events. ``reveals`` marks news to somebody: a drawn card, a turned token. ``falls`` is the field
    that names who dies with it: a seat, or a person."""

    reveals: ClassVar[bool] = False
    falls: ClassVar[str] = ""


class Note(msgspec.Struct, frozen=True, gc=False):
    """An event with its cause (the rule of the step that emitted it) and its audience (``None``: everybody)."""

    event: Event
    rule: str
    audience: Seat | None = None

    def is_for(self, seat: Seat | None) -> bool:
        """Whether ``seat`` (``None``: a spectator) may know of it."""
        return self.audience is None or self.audience == seat
