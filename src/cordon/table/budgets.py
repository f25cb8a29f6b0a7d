"""How much of what is dear to answer somebody may ask for, in whichever line and however often they come back."""

from __future__ import annotations

import time

from cordon.table.limits import Buckets, Clock
from cordon.table.settings import Limits

HOUSEHOLD = 10
"""So many people's budgets an address has: whoever comes as somebody else again and again has no more than those."""


class Budget:
    """Of each person, and of each address. Whoever has no name is their address."""

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self._people = Buckets(rate, burst, clock)
        self._addresses = Buckets(rate * HOUSEHOLD, burst * HOUSEHOLD, clock)

    def take(self, person: str | None, address: str) -> bool:
        """Whether something was left for both."""
        return self._people.take(person or address) and self._addresses.take(address)


class Budgets:
    """What each kind of question has for itself, so that none is answered at the cost of another."""

    def __init__(self, limits: Limits) -> None:
        self.looks = Budget(*limits.looks)
        self.languages = Budget(*limits.languages)
        self.previews = Budget(*limits.previews)
        self.advice = Budget(*limits.advice)
        self.copies = Budget(*limits.copies)
        self.messages = Buckets(*limits.messages)
        """Of each person: what a message costs that asks for nothing dear is little, and many people may be at one
        address."""
