"""What a player is: somebody who answers decisions and may look at the table from the own seat."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

import msgspec

from cordon.bots.imagination import Imagination
from cordon.kernel.decisions import Decision, Seat
from cordon.kernel.game import Game

Look = Callable[[], msgspec.Struct]
"""Gives the view of the seat that is asked. Looking costs time; a player looks only when the decision is not enough."""


class Player(Protocol):
    """A person or a bot. Everything it may know comes through ``decision`` and ``look``."""

    def choose(self, decision: Decision, look: Look) -> str:
        """One of ``decision.answers()``."""
        ...


class Estimate(msgspec.Struct, frozen=True):
    """What a mind makes of an option: the chance of a good end, its standard error, over so many imagined matches."""

    option: str
    chance: float
    error: float
    worlds: int


class Thought(msgspec.Struct, frozen=True):
    """What a mind answers, and what it has compared, the best first; nothing where there was nothing to think about."""

    option: str
    estimates: tuple[Estimate, ...] = ()


class Thinker(ABC):
    """A player that thinks ahead where it is given imagined matches; where it is not, it answers off-hand."""

    @abstractmethod
    def choose(self, decision: Decision, look: Look) -> str:
        """One of ``decision.answers()``, off-hand."""

    @abstractmethod
    def think(self, decision: Decision, look: Look, imagination: Imagination) -> Thought:
        """One of ``decision.answers()``, and why."""


def chooser(player: Player, game: Game[Any], seat: Seat) -> Callable[[Decision], str]:
    """How somebody in a seat of a match answers, whatever position it has come to."""
    look = partial(game.spec.view, game, seat)
    if isinstance(player, Thinker):
        return lambda decision: player.think(decision, look, Imagination(game, seat)).option
    return lambda decision: player.choose(decision, look)
