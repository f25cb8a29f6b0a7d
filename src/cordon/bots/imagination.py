"""The one door to imagined matches.

A mind never sees more than its seat: what it thinks about are copies of the present position in which everything that
the seat cannot know, the luck to come included, is dealt anew. What comes through this door depends on nothing else,
which the contract suite proves by bytes.
"""

from __future__ import annotations

from typing import Any

from cordon.kernel.decisions import Seat
from cordon.kernel.game import Game


class Imagination:
    """What a seat can imagine of the position that a match is in now."""

    def __init__(self, game: Game[Any], seat: Seat | None) -> None:
        self._game = game.clone()
        self.spec = game.spec
        self.seat = seat

    def world(self, number: int) -> Game[Any]:
        """The ``number``-th imagined match, to be played on at will; the same number is the same match."""
        match = self._game.clone()
        match.is_heard = False
        match.spec.redeal(match, self.seat, number)
        return match
