"""Shortest routes: fewest spaces, then fewest corners (ST-4.21 to 4.29)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from operator import or_

from cordon.games.stalker.mapping.edges import DIRECTIONS_OF, opposite

Moves = tuple[tuple[tuple[int, int], ...], ...]
"""For each space the spaces one step away, with the directions of the common segments as a mask; none for a link, which
is passed without turning (ST-18.4)."""

Cost = tuple[int, int]
"""Spaces, corners."""

Arrival = tuple[tuple[int, ...], tuple[int, ...], int, int]
"""The best ways to arrive on a space: for each direction of the last step the corners and all spaces entered, as a
mask; then the fewest corners, and all spaces entered by ways that have no more."""

MANY = 64
"""More routes of equal worth than this are not listed: the lead stalker has seen enough to choose from."""
_NEVER = 1 << 20
_ALL = range(4)
_NOTHING = (0, 0, 0, 0)
_BACK = tuple(tuple(map(opposite, dirs)) for dirs in DIRECTIONS_OF)
"""The directions in which somebody arrives who comes from there."""


class Routes:
    """The best routes from one space to all others.

    All routes of fewest spaces are walks along growing distance, so the distances come first, ring by ring and no
    farther than somebody has asked for: most goals are near. The corners are then the cheapest way to arrive on a space
    by each direction (the states of ST-4.29), looked at only on the spaces that a route to the goal may cross.
    ``avoid`` are spaces that no route enters (ST-4.23), ``last_only`` those that only end one (ST-4.27); neither
    concerns the start. Tables in several threads share them: whatever is kept is kept whole and never changed, so that
    two who search at once find the same.
    """

    __slots__ = (
        "_arrivals",
        "_beside",
        "_best",
        "_choices",
        "_distances",
        "_listed",
        "_moves",
        "_open",
        "_rings",
        "start",
    )

    def __init__(self, moves: Moves, beside: Sequence[int], start: int, avoid: int, last_only: int) -> None:
        """``beside`` are the spaces one step away from each, as masks."""
        self.start = start
        self._moves = moves
        self._beside = beside
        self._open = ~last_only | 1 << start
        """The spaces that a route may cross."""
        self._rings = {0: (1 << start, ~(avoid | 1 << start))}
        """The spaces at each distance, and those beyond that may be visited; an empty ring is the last."""
        self._distances: dict[int, int] = {}
        self._arrivals: dict[int, Arrival] = {start: (_NOTHING, _NOTHING, 0, 0)}
        self._best: dict[int, tuple[Cost | None, int]] = {}
        self._choices: dict[int, tuple[frozenset[int], int]] = {}
        self._listed: dict[int, tuple[tuple[int, ...], ...]] = {}

    def _ring(self, steps: int) -> tuple[int, int]:
        """The spaces at a distance, and those beyond."""
        found = self._rings.get(steps)
        if found is None:
            before, beyond = self._ring(steps - 1)
            beside, further = self._beside, 0
            edge = before & self._open
            while edge:
                lowest = edge & -edge
                further |= beside[lowest.bit_length() - 1]
                edge ^= lowest
            ring = further & beyond
            found = self._rings[steps] = ring, beyond ^ ring
        return found

    def _distance(self, goal: int) -> int:
        """The spaces entered on the way to a goal; -1 if there is no route."""
        steps = self._distances.get(goal)
        if steps is None:
            steps = self._distances[goal] = self._find(goal)
        return steps

    def _find(self, goal: int) -> int:
        steps, rings = 0, self._rings
        ring, beyond = rings[0]
        while ring and beyond >> goal & 1:
            steps += 1
            ring, beyond = rings.get(steps) or self._ring(steps)
        return steps if ring >> goal & 1 else -1

    def _arriving(self, i: int, steps: int) -> Arrival:
        """The best ways to arrive on a space at that distance."""
        found = self._arrivals.get(i)
        if found is None:
            corners, entered = [_NEVER] * 4, [0] * 4
            before = self._rings[steps - 1][0] & self._open
            for j, dirs in self._moves[i]:
                if before >> j & 1:
                    there, through, best, any_way = self._arriving(j, steps - 1)
                    for d in _BACK[dirs] or _ALL:
                        cost, spaces = there[d], through[d]
                        if not dirs:
                            if cost == _NEVER:
                                continue
                        elif cost > best + 1:
                            cost, spaces = best + 1, any_way
                        elif cost == best + 1:
                            spaces |= any_way
                        if cost < corners[d]:
                            corners[d], entered[d] = cost, spaces | 1 << i
                        elif cost == corners[d]:
                            entered[d] |= spaces
            best, any_way = min(corners), 0
            for d in range(4):
                if corners[d] == best:
                    any_way |= entered[d]
            found = self._arrivals[i] = tuple(corners), tuple(entered), best, any_way
        return found

    def reaches(self, goal: int) -> bool:
        """Whether there is a route."""
        return self._distance(goal) >= 0

    def steps(self, goal: int) -> int | None:
        """The spaces entered on the best route, whatever its corners; ``None`` if there is no route."""
        steps = self._distance(goal)
        return steps if steps >= 0 else None

    @property
    def reached(self) -> int:
        """All spaces that a route leads to."""
        return reduce(or_, self.rings(), 0)

    def rings(self) -> Iterator[int]:
        """The spaces to which the best route enters 0, 1, 2… spaces, as masks."""
        steps = 0
        while ring := self._ring(steps)[0]:
            yield ring
            steps += 1

    def cost(self, goal: int) -> Cost | None:
        """Spaces entered and corners of the best route; ``None`` if there is no route."""
        return self.best(goal)[0]

    def best(self, goal: int) -> tuple[Cost | None, int]:
        """What the best routes cost, and the spaces that any of them enters, as a mask."""
        found = self._best.get(goal)
        if found is None:
            found = None, 0
            steps = self._distance(goal)
            if steps >= 0:
                _, _, corners, entered = self._arriving(goal, steps)
                found = (steps, corners), entered
            self._best[goal] = found
        return found

    def next_steps(self, goal: int) -> frozenset[int]:
        """The first spaces of all best routes; empty for the start and for what cannot be reached."""
        return self._first(goal)[0]

    def facings(self, goal: int) -> int:
        """The directions of the first step over all best routes, as a mask."""
        return self._first(goal)[1]

    def all(self, goal: int) -> tuple[tuple[int, ...], ...]:
        """All best routes in a stable order, each as the spaces entered. The start has one route, of no spaces."""
        listed = self._listed.get(goal)
        if listed is None:
            listed = self._listed[goal] = self._list(goal)
        return listed

    def route(self, goal: int) -> tuple[int, ...]:
        """The first of the best routes; no spaces if there is none."""
        return next(iter(self.all(goal)), ())

    def _list(self, goal: int) -> tuple[tuple[int, ...], ...]:
        steps = self._distance(goal)
        if steps < 0:
            return ()
        if goal == self.start:
            return ((),)
        found: set[tuple[int, ...]] = set()
        stack: list[tuple[int, int, tuple[int, ...]]] = [(goal, d, (goal,)) for d in self._ends(goal, steps)]
        while stack and len(found) < MANY:
            i, d, route = stack.pop()
            if len(route) == steps:
                found.add(route)
            else:
                stack += [(j, turned, (j, *route)) for j, turned in self._before(i, d, steps + 1 - len(route))]
        return tuple(sorted(found))

    def _ends(self, goal: int, steps: int) -> list[int]:
        """The directions of the last step of the best ways to arrive."""
        corners, _, best, _ = self._arriving(goal, steps)
        return [d for d in range(4) if corners[d] == best]

    def _before(self, i: int, d: int, steps: int) -> list[tuple[int, int]]:
        """The states from which a best route goes on to ``i``, at that distance, in direction ``d``."""
        arrivals = self._arrivals
        straight = arrivals[i][0][d]
        back = 1 << (d + 2) % 4
        near = self._rings[steps - 1][0] & self._open
        found = []
        for j, dirs in self._moves[i]:
            if not near >> j & 1:
                continue
            if dirs & back:
                for before, cost in enumerate(arrivals[j][0]):
                    if cost + (before != d) == straight:
                        found.append((j, before))
            elif not dirs and arrivals[j][0][d] == straight:
                found.append((j, d))
        return found

    def _first(self, goal: int) -> tuple[frozenset[int], int]:
        """The first spaces of all best routes, and their directions."""
        found = self._choices.get(goal)
        if found is None:
            states: set[tuple[int, int]] = set()
            distance = self._distance(goal)
            if distance > 0:
                states = {(goal, d) for d in self._ends(goal, distance)}
                for steps in range(distance, 1, -1):
                    states = {before for i, d in states for before in self._before(i, d, steps)}
            dirs, linked = 0, [j for j, sides in self._moves[self.start] if not sides]
            for i, d in states:
                if i not in linked:
                    dirs |= 1 << d
            found = self._choices[goal] = frozenset(i for i, _ in states), dirs
        return found
