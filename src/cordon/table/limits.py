"""How much one visitor may ask for, and from where: buckets of tokens, and the origin check."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from ipaddress import IPv4Address, IPv6Network, ip_address
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


class Buckets:
    """A bucket for each address, or for whatever else has a name."""

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        return self._bucket(address).take()

    def left(self, address: str) -> float:
        """How many tokens were left when one was last taken."""
        return self._bucket(address).level

    def leave(self, address: str, level: float, since: float) -> None:
        """So many were left so many seconds ago."""
        self._bucket(address).level = min(self.burst, level + max(0.0, since) * self.rate)

    def _bucket(self, address: str) -> Bucket:
        bucket = self._known.get(address)
        if bucket is None:
            bucket = self._known[address] = Bucket(self.rate, self.burst, self.clock)
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        self._known.move_to_end(address)
        return bucket


def network(address: str) -> str:
    """Whose an address is: one of IPv6 is as good as all the others of its /64, of which a household has them all."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(known, IPv4Address):
        return address
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(IPv6Network((int(known) >> 64 << 64, 64)))


def is_welcome(origin: str | None, host: str | None, others: Iterable[str]) -> bool:
    """Whether a request that changes something may come from ``origin``.

    A browser always says where a page comes from; what says nothing is no browser, and has no cookie of somebody else.
    """
    if not origin:
        return True
    return origin in others or (host is not None and urlsplit(origin).netloc == host)
