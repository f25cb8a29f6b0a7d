"""Shortest routes: fewest spaces, then fewest corners (ST-4.21 to 4.29)."""

from __future__ import annotations

from collections.abc import Iterator

Moves = tuple[tuple[tuple[int, int], ...], ...]
"""For each space the spaces one step away, with the directions of the common segments as a mask."""

Cost = tuple[int, int]
"""Spaces, corners."""

MANY = 64
"""More routes of equal worth than this are not listed: the lead stalker has seen enough to choose from."""
_NEVER = 1 << 20
_DIRECTIONS = tuple(tuple(d for d in range(4) if dirs >> d & 1) for dirs in range(16))


class Routes:
    """The best routes from one space to all others.

    All routes of fewest spaces are walks along growing distance, so the distances come first, and the corners are then
    the cheapest way to arrive on a space by each direction (the states of ST-4.29). ``avoid`` are spaces that no route
    enters (ST-4.23), ``last_only`` those that only end one (ST-4.27); neither concerns the start. Spaces are visited
    ring by ring, and no farther than somebody has asked for: most goals are near.
    """

    __slots__ = (
        "_avoid",
        "_choices",
        "_corners",
        "_edge",
        "_last_only",
        "_listed",
        "_masks",
        "_moves",
        "_steps",
        "start",
    )

    def __init__(self, moves: Moves, start: int, avoid: int, last_only: int) -> None:
        self.start = start
        self._moves = moves
        self._avoid = avoid
        self._last_only = last_only & ~(1 << start)
        self._steps: dict[int, int] = {start: 0}
        self._corners: dict[int, list[int]] = {start: [0, 0, 0, 0]}
        self._choices: dict[int, tuple[frozenset[int], int, int]] = {}
        self._listed: dict[int, tuple[tuple[int, ...], ...]] = {}
        self._masks: dict[int, tuple[int, ...]] = {}
        self._edge = [start]
        """The outermost ring visited so far; empty when there is nothing beyond."""

    def _widen(self) -> None:
        """Visit the next ring."""
        steps, corners, moves = self._steps, self._corners, self._moves
        avoid, last_only = self._avoid, self._last_only
        walked = steps[self._edge[0]] + 1
        further = []
        for i in self._edge:
            if last_only >> i & 1:
                continue
            here = corners[i]
            turned = min(here) + 1
            for j, dirs in moves[i]:
                known = steps.get(j)
                if known is None:
                    if avoid >> j & 1:
                        continue
                    steps[j] = walked
                    further.append(j)
                    there = corners[j] = [_NEVER] * 4
                elif known == walked:
                    there = corners[j]
                else:
                    continue
                for d in _DIRECTIONS[dirs]:
                    cost = here[d] if here[d] < turned else turned
                    if cost < there[d]:
                        there[d] = cost
        self._edge = further

    def reaches(self, goal: int) -> bool:
        """Whether there is a route."""
        while goal not in self._steps:
            if not self._edge:
                return False
            self._widen()
        return True

    @property
    def reached(self) -> int:
        """All spaces that a route leads to."""
        while self._edge:
            self._widen()
        mask = 0
        for i in self._steps:
            mask |= 1 << i
        return mask

    def cost(self, goal: int) -> Cost | None:
        """Spaces entered and corners of the best route; ``None`` if there is no route."""
        return (self._steps[goal], min(self._corners[goal])) if self.reaches(goal) else None

    def next_steps(self, goal: int) -> frozenset[int]:
        """The first spaces of all best routes; empty for the start and for what cannot be reached."""
        return self._first(goal)[0]

    def facings(self, goal: int) -> int:
        """The directions of the first step over all best routes, as a mask."""
        return self._first(goal)[1]

    def entered(self, goal: int) -> int:
        """The spaces entered on any of the best routes, as a mask."""
        return self._first(goal)[2]

    def masks(self, goal: int) -> tuple[int, ...]:
        """The spaces entered on each of the best routes, as masks."""
        found = self._masks.get(goal)
        if found is None:
            found = self._masks[goal] = tuple(sum(1 << i for i in route) for route in self.all(goal))
        return found

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
        if not self.reaches(goal):
            return ()
        if goal == self.start:
            return ((),)
        found: set[tuple[int, ...]] = set()
        stack: list[tuple[tuple[int, int], tuple[int, ...]]] = [(state, (goal,)) for state in self._ends(goal)]
        while stack and len(found) < MANY:
            (i, d), route = stack.pop()
            if self._steps[i] == 1:
                found.add(route)
            else:
                stack.extend((before, (before[0], *route)) for before in self._before(i, d))
        return tuple(sorted(found))

    def _ends(self, goal: int) -> list[tuple[int, int]]:
        """The best ways to arrive: the space and the direction of the last step."""
        corners = self._corners[goal]
        best = min(corners)
        return [(goal, d) for d in range(4) if corners[d] == best]

    def _before(self, i: int, d: int) -> Iterator[tuple[int, int]]:
        """The states from which a best route goes on to ``i`` in direction ``d``."""
        steps, cost = self._steps[i] - 1, self._corners[i][d]
        back = 1 << (d + 2) % 4
        for j, dirs in self._moves[i]:
            if dirs & back and self._steps.get(j) == steps and not self._last_only >> j & 1:
                for before, corners in enumerate(self._corners[j]):
                    if corners + (before != d) == cost:
                        yield j, before

    def _first(self, goal: int) -> tuple[frozenset[int], int, int]:
        """The first spaces of all best routes, their directions, and all spaces entered."""
        found = self._choices.get(goal)
        if found is None:
            states: set[tuple[int, int]] = set()
            entered = 0
            if goal != self.start and self.reaches(goal):
                states = set(self._ends(goal))
                entered = 1 << goal
                for _ in range(self._steps[goal] - 1):
                    states = {before for i, d in states for before in self._before(i, d)}
                    for i, _ in states:
                        entered |= 1 << i
            dirs = 0
            for _, d in states:
                dirs |= 1 << d
            found = self._choices[goal] = frozenset(i for i, _ in states), dirs, entered
        return found
