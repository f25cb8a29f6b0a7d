"""The map as a bot reads it: ways from one area to all others, short and safe ones first."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from heapq import heappop, heappush

from cordon.games.zona.content import content
from cordon.games.zona.terms import border_name

Entrances = tuple[tuple[str, tuple[str, ...]], ...]
"""Each facility with its entrance areas."""


@cache
def neighbours(side: str, facilities: Entrances) -> dict[str, tuple[tuple[str, str], ...]]:
    """Where one can go from each area, and the kind of damage that a shortcut costs; facilities only lead out."""
    board = content().sides[side]
    found = {
        area: tuple((other, board.shortcut(area, other) or "") for other in near)
        for area, near in board.neighbours.items()
    }
    return found | {facility: tuple((area, "") for area in entrances) for facility, entrances in facilities}


class Ways:
    """The cheapest ways from one area to every other, where entering an area may cost something beside the action, and
    so may crossing a border on which news lie."""

    def __init__(
        self,
        side: str,
        facilities: Entrances,
        start: str,
        step: float,
        toll: Mapping[str, float],
        shortcut: float,
        borders: Mapping[str, float],
    ) -> None:
        near = neighbours(side, facilities)
        self.cost: dict[str, float] = {start: 0.0}
        self.moves: dict[str, int] = {start: 0}
        self._from: dict[str, str] = {}
        heap = [(0.0, start)]
        done: set[str] = set()
        while heap:
            cost, here = heappop(heap)
            if here in done:
                continue
            done.add(here)
            for there, damage in near[here]:
                total = cost + step + toll.get(there, 0.0) + (shortcut if damage else 0.0)
                if borders:
                    total += borders.get(border_name(here, there), 0.0)
                if total < self.cost.get(there, 1e9):
                    self.cost[there] = total
                    self.moves[there] = self.moves[here] + 1
                    self._from[there] = here
                    heappush(heap, (total, there))
        self.start = start

    def path(self, to: str) -> list[str]:
        """The areas on the way, without the start."""
        found = [to] if to != self.start else []
        while found and self._from[found[-1]] != self.start:
            found.append(self._from[found[-1]])
        return found[::-1]
