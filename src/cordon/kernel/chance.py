"""Chance is data: a counter-based generator whose whole memory is two numbers in the state.

Every draw has a name (``die``, ``shuffle:junk``), so that a scenario can script luck; every result is noted beside
the answer that caused it, so that a replay never depends on the generator.
"""

from __future__ import annotations

from hashlib import blake2b

import msgspec

SEED_BITS = 128
"""How long a seed may be."""
_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15


class Chance(msgspec.Struct, frozen=True):
    """Where the generator stands. The n-th number of a seed is always the same number."""

    seed: int
    drawn: int = 0


class Draw(msgspec.Struct, frozen=True, array_like=True):
    """One result of chance, as the log keeps it."""

    name: str
    result: tuple[int, ...]


def number(seed: int, index: int) -> int:
    """The ``index``-th 64-bit number of ``seed``: the finaliser of splitmix64.

    A seed of up to 64 bits can be searched for by whoever has seen enough dice. A longer one cannot: its numbers come
    from a hash that has the seed as its key.
    """
    if seed > _MASK:
        key = seed.to_bytes(SEED_BITS // 8, "little")
        return int.from_bytes(blake2b(index.to_bytes(8, "little"), digest_size=8, key=key).digest(), "little")
    z = (seed + (index + 1) * _GOLDEN) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def below(seed: int, index: int, bound: int) -> int:
    """A number from 0 to ``bound`` - 1. The bias of the multiplication is under ``bound`` / 2**64."""
    return (number(seed, index) * bound) >> 64


def throws(seed: int, index: int, sides: int, times: int) -> tuple[int, ...]:
    """``times`` throws of a die with ``sides`` faces (0 … sides - 1), all out of one number."""
    rest = below(seed, index, sides**times)
    found = []
    for _ in range(times):
        rest, thrown = divmod(rest, sides)
        found.append(thrown)
    return tuple(found)


def permutation(seed: int, index: int, length: int) -> tuple[int, ...]:
    """A random order of 0 … length - 1, out of at most ``length`` numbers."""
    order = list(range(length))
    for last in range(length - 1, 0, -1):
        pick = below(seed, index, last + 1)
        index += 1
        order[last], order[pick] = order[pick], order[last]
    return tuple(order)


class Shuffler:
    """Deals one lot of cards after another out of one seed, beside a match's own chance. How the cards lay before makes
    no difference: what comes out tells nothing of it."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.drawn = 0

    def __call__(self, cards: tuple[str, ...]) -> tuple[str, ...]:
        order = permutation(self.seed, self.drawn, len(cards))
        self.drawn += len(cards)
        lot = sorted(cards)
        return tuple(lot[i] for i in order)
