"""How much one visitor may ask for, and from where: buckets of tokens, and the origin check."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from ipaddress import ip_network
from urllib.parse import urlsplit

Clock = Callable[[], float]

REMEMBERED = 10_000
"""Addresses that are kept in mind; the one unheard of for longest is forgotten first."""


class Bucket:
    """Fills up at ``rate`` tokens a second to at most ``burst``; everything asked for costs one."""

    __slots__ = ("burst", "clock", "level", "rate", "seen")

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.level = burst
        self.seen = clock()

    def take(self) -> bool:
        """Whether there was a token left."""
        moment = self.clock()
        self.level = min(self.burst, self.level + (moment - self.seen) * self.rate)
        self.seen = moment
        if self.level < 1:
            return False
        self.level -= 1
        return True


def neighbourhood(address: str) -> str:
    """The part of an address that stands for one visitor: whoever has one address of IPv6 has a /64 of them."""
    if ":" not in address:
        return address
    try:
        return str(ip_network((address.partition("%")[0], 64), strict=False))
    except ValueError:
        return address


class Buckets:
    """A bucket for each address, or for whatever else has a name."""

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        address = neighbourhood(address)
        bucket = self._known.get(address)
        if bucket is None:
            bucket = self._known[address] = Bucket(self.rate, self.burst, self.clock)
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        self._known.move_to_end(address)
        return bucket.take()


def is_welcome(origin: str | None, host: str | None, others: Iterable[str]) -> bool:
    """Whether a request that changes something may come from ``origin``.

    A browser always says where a page comes from; what says nothing is no browser, and has no cookie of somebody else.
    """
    if not origin:
        return True
    return origin in others or (host is not None and urlsplit(origin).netloc == host)
