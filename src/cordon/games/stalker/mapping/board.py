"""A built map: which spaces there are, what lies between them, and everything one can ask about them (ST-4).

A board never changes. Spaces are small numbers, sets of spaces are whole numbers with bit ``i`` for space ``i``. A
space keeps its number on all boards of a mission, so a set stays valid when a card flips. A space that is not on the
map (its card is not up, or a patch covers it) has capacity 0 and no neighbours. Everything is computed when it is first
asked for, and kept. The module is long because whatever one asks about a map is asked of this one class.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property, reduce
from operator import itemgetter, or_
from typing import NamedTuple, TypeVar

import msgspec

from cordon.games.stalker.mapping.drawing import Space
from cordon.games.stalker.mapping.edges import (
    DIRECTIONS,
    DIRECTIONS_OF,
    EDGES,
    FAR,
    NUMBER,
    SEEN,
    STEPS,
    WALKED,
    Edge,
    Sight,
    Walk,
    opposite,
)
from cordon.games.stalker.mapping.layout import Layout, Segment, Spot
from cordon.games.stalker.mapping.overlay import Overlay
from cordon.games.stalker.mapping.routes import Cost, Moves, Routes
from cordon.games.stalker.terms import Facing

KEPT = 16384
"""Answers that depend on tokens (fog, anomalies, crowds) are forgotten beyond this number."""

K = TypeVar("K")
V = TypeVar("V")
UNREACHABLE: Cost = (FAR, 0)
"""No way and no range leads there: nothing is farther."""
Links = tuple[tuple[int, ...], ...]
"""For each direction, for each space: the mask of the spaces beyond its segments of that side."""


class Link(msgspec.Struct, frozen=True):
    """Two spaces that are adjacent for movement and range without a common segment: nobody sees past a link, and it has
    no direction (ST-18.3, ST-18.4)."""

    one: str
    other: str
    humans: bool = True
    """Whether human enemies pass it (SV-13.5)."""


class Qualities(NamedTuple):
    """Tiles of which every space is indoor, dark or without wind (SV-13.3, SV-13.4)."""

    indoor: frozenset[str] = frozenset()
    dark: frozenset[str] = frozenset()
    still: frozenset[str] = frozenset()


NO_QUALITIES = Qualities()
DARK = 1
"""How far one sees and shoots in the dark (SV-13.4)."""


class _Found(dict[K, V]):
    """What is looked for when somebody first asks for it."""

    def __init__(self, find: Callable[[K], V]) -> None:
        super().__init__()
        self._find = find

    def __missing__(self, key: K) -> V:
        found = self[key] = self._find(key)
        return found


class Board:
    """A map. See ``ground.build_board`` for how it comes about."""

    def __init__(
        self,
        layout: Layout,
        spaces: dict[str, Space],
        buildings: dict[str, str],
        flooded: frozenset[str],
        links: tuple[Link, ...] = (),
        qualities: Qualities = NO_QUALITIES,
        bare: Board | None = None,
    ) -> None:
        """``bare``: the same tiles with nothing laid on them. What is the same there is taken from it."""
        self._bare: Board | None = bare
        self.ids: tuple[str, ...] = tuple(spaces) if bare is None else bare.ids
        self.index: dict[str, int] = {id: i for i, id in enumerate(self.ids)} if bare is None else bare.index
        self.full = frozenset(layout.full)
        """The squares that give capacity; the others of a space are partial ones."""
        self.at: dict[Spot, int]
        """The space of each square that is not solid."""
        self.squares: tuple[tuple[Spot, ...], ...]
        self._covered: Sequence[int] = self._place(layout)
        """The spaces that have other squares than on the bare board; without one, all."""
        segments = layout.segments()
        self.segments = tuple(_shore(segment, flooded) for segment in segments) if flooded else segments
        self._flooded = flooded
        self._layout = layout
        self._altered = self._alter(bare)
        """The spaces that meet at a segment that is another than on the bare board, in both orders."""
        self._own = tuple(dict.fromkeys(i for i, _ in self._altered)) if bare is not None else range(len(self.ids))
        """The spaces whose neighbours are their own, not those of the bare board."""
        self._own_mask = mask_of(self._own)
        self.links = links
        self._describe(spaces, buildings, flooded)
        self._qualify(qualities)
        self._connect()

    def _place(self, layout: Layout) -> Sequence[int]:
        """Which squares belong to which space. What is laid on a map changes a few of them."""
        bare, index, owner = self._bare, self.index, layout.owner
        if bare is None or not layout.laid <= bare._layout.owner.keys():
            order = layout.reading_order()
            self.width, self.height = max(order)[0] + 1, order[-1][1] + 1
            self.at = {spot: index[id] for spot, id in owner.items() if id}
            squares: list[list[Spot]] = [[] for _ in self.ids]
            for spot in order:
                if spot in self.at:
                    squares[self.at[spot]].append(spot)
            self.squares = tuple(map(tuple, squares))
            return range(len(self.ids))
        self.width, self.height, self.at, self.squares = bare.width, bare.height, bare.at, bare.squares
        if not layout.laid:
            return ()
        self.at = {spot: i for spot, i in bare.at.items() if spot not in layout.laid}
        self.at |= {spot: index[owner[spot]] for spot in layout.laid if owner[spot]}
        covered = sorted({at[spot] for spot in layout.laid for at in (bare.at, self.at) if spot in at})
        placed = list(bare.squares)
        for i in covered:
            own = [spot for spot in layout.laid if self.at.get(spot) == i]
            own += [spot for spot in bare.squares[i] if spot not in layout.laid]
            placed[i] = tuple(sorted(own, key=itemgetter(1, 0)))
        self.squares = tuple(placed)
        return covered

    def _alter(self, bare: Board | None) -> frozenset[tuple[int, int]]:
        if bare is None:
            return frozenset()
        index, found = self.index, set[tuple[int, int]]()
        for segment in self._layout.altered(bare._layout):
            if segment.one and segment.other:
                one, other = index[segment.one], index[segment.other]
                found |= {(one, other), (other, one)}
        return frozenset(found)

    @cached_property
    def solid(self) -> tuple[Spot, ...]:
        """The squares that nobody can stand on."""
        return tuple(sorted(spot for spot, id in self._layout.owner.items() if not id))

    def _describe(self, spaces: dict[str, Space], buildings: dict[str, str], flooded: frozenset[str]) -> None:
        """What is printed on each space that is land on this board; nothing for the others."""
        bare = self._bare
        self.tile_of: tuple[str, ...] = tuple(map(_tile_of, self.ids)) if bare is None else bare.tile_of
        if bare is None:
            capacity, rad, cov = [0] * len(spaces), [0] * len(spaces), [0] * len(spaces)
            room, building = [""] * len(spaces), [""] * len(spaces)
            self.land_mask = self.water_mask = 0
        else:
            capacity, rad, cov = list(bare.capacity), list(bare.rad), list(bare.cov)
            room, building = list(bare.room), list(bare.building)
            other = ~mask_of(self._covered)
            self.land_mask, self.water_mask = bare.land_mask & other, bare.water_mask & other
        for i in self._covered:
            id, squares = self.ids[i], self.squares[i]
            space = spaces[id]
            capacity[i], rad[i], cov[i], room[i], building[i] = 0, 0, 0, "", ""
            if not squares:
                continue
            if space.water or id in flooded:
                self.water_mask |= 1 << i
                continue
            self.land_mask |= 1 << i
            capacity[i], rad[i], cov[i] = len(self.full.intersection(squares)), space.rad, space.cov
            if space.room:
                piece = self.tile_of[i]
                room[i], building[i] = f"{piece}.{space.room}", f"{buildings.get(piece, piece)}.{space.building}"
        self.capacity: tuple[int, ...] = tuple(capacity)
        self.rad: tuple[int, ...] = tuple(rad)
        self.cov: tuple[int, ...] = tuple(cov)
        self.room: tuple[str, ...] = tuple(room)
        self.building: tuple[str, ...] = tuple(building)
        self.indoor_mask = self.in_rooms_mask = mask_of(i for i, name in enumerate(room) if name)
        self.cover_mask = mask_of(i for i, each in enumerate(cov) if each)
        self.room_mask = _masks(self.room)
        self.building_mask = _masks(self.building)

    def _qualify(self, qualities: Qualities) -> None:
        """What holds for all land of a tile (SV-13.3, SV-13.4)."""

        def land_of(tiles: frozenset[str]) -> int:
            return self.land_mask & mask_of(i for i, tile in enumerate(self.tile_of) if tile in tiles) if tiles else 0

        self.indoor_mask |= land_of(qualities.indoor)
        self.dark_mask = land_of(qualities.dark)
        """Where nobody sees or shoots farther than one space."""
        self.still_mask = land_of(qualities.still)
        """Where the air is still: the dosage does nothing and stays as it is."""

    def _connect(self) -> None:
        """The neighbours of each space for everybody who moves, sees or measures (ST-4.7, ST-4.9, ST-4.11). Many boards
        of a set-up are only passed through, so all of it waits until somebody asks."""
        alike: dict[tuple[frozenset[Edge], tuple[tuple[int, int], ...]], Walk] = {}
        self._like: dict[Walk, Walk] = {
            walk: alike.setdefault((edges, tuple(self._linked(walk))), walk) for walk, edges in WALKED.items()
        }
        """Who has the very same ways as somebody: of those only one has routes of its own."""
        self._moves: dict[Walk, Moves] = _Found(self._moves_of)
        self._steps: dict[Walk, tuple[int, ...]] = _Found(self._steps_of)
        self._links: dict[Sight, Links] = _Found(self._links_of)
        self._near: dict[Sight, tuple[int, ...]] = _Found(self._near_of)
        """For each space the mask of the spaces at range 1: beyond a segment of any side, or a link."""
        self._listed: dict[int, tuple[int, ...]] = {}
        self._rings: dict[tuple[Sight, int], tuple[int, ...]] = {}
        self._ranges: dict[tuple[Sight, int], tuple[int, ...]] = {}
        self._rays: dict[tuple[Sight, int, Facing, int], tuple[int, ...]] = {}
        self._sights: dict[tuple[Sight, int, Facing, tuple[int, int, int], int], int] = {}
        self._views: dict[tuple[Sight, int, int], int] = {}
        self._facings: dict[tuple[Sight, Walk, int, int, int, int], tuple[Facing, ...]] = {}
        self._turned: dict[tuple[Walk, int, int, Facing], Facing | None] = {}
        self._routes: dict[tuple[Walk, int, int, int], Routes] = {}
        self._frees: dict[tuple[Walk, int], Routes] = {}
        self._reaches: dict[tuple[Walk, int, int, int], int] = {}
        self._closest: dict[tuple[int, int, Walk, Sight, int, int], tuple[Cost, int]] = {}
        self._symbols: dict[tuple[int, str, Facing], dict[int, str]] = {}

    @cached_property
    def _sides(self) -> dict[Edge, dict[tuple[int, int], int]]:
        """Which spaces meet at segments of each type, and the directions of these as a mask."""
        sides: dict[Edge, dict[tuple[int, int], int]] = {edge: {} for edge in EDGES}
        bare, altered, index = self._bare, self._altered, self.index
        if bare is not None:
            sides = {
                edge: {pair: there for pair, there in meeting.items() if pair not in altered}
                for edge, meeting in bare._sides.items()
            }
        for segment in self.segments:
            if segment.one and segment.other:
                one, other, d = index[segment.one], index[segment.other], NUMBER[segment.side]
                if bare is not None and (one, other) not in altered:
                    continue
                meeting = sides[segment.edge]
                meeting[one, other] = meeting.get((one, other), 0) | 1 << d
                meeting[other, one] = meeting.get((other, one), 0) | 1 << opposite(d)
        return sides

    @cached_property
    def neighbours(self) -> tuple[int, ...]:
        """Masks of the spaces that share a segment that is no wall (ST-4.10), water too, or that a link joins."""
        return self._near["open"]

    @cached_property
    def windows(self) -> tuple[int, ...]:
        """Masks of the spaces beyond the windows of each space."""
        found = [0] * len(self.ids)
        for i, j in self._sides["window"]:
            found[i] |= 1 << j
        return tuple(found)

    def _moves_of(self, walk: Walk) -> Moves:
        if self._like[walk] != walk:
            return self._moves[self._like[walk]]
        dirs: dict[int, dict[int, int]] = {i: {} for i in self._own}
        for edge in WALKED[walk]:
            for (i, j), there in self._sides[edge].items():
                if i in dirs and self.land_mask >> i & self.land_mask >> j & 1:
                    dirs[i][j] = dirs[i].get(j, 0) | there
        for i, j in self._linked(walk):
            dirs[i].setdefault(j, 0)
        own = {i: tuple(sorted(found.items())) for i, found in dirs.items()}
        return _filled(self._bare._moves[walk] if self._bare is not None else None, own)

    def _steps_of(self, walk: Walk) -> tuple[int, ...]:
        moves = self._moves[walk]
        own = {i: mask_of([j for j, _ in moves[i]]) for i in self._own}
        return _filled(self._bare._steps[walk] if self._bare is not None else None, own)

    def _links_of(self, kind: Sight) -> Links:
        links: list[dict[int, int]] = [dict.fromkeys(self._own, 0) for _ in DIRECTIONS]
        for edge in SEEN[kind]:
            for (i, j), there in self._sides[edge].items():
                if i in links[0]:
                    for d in DIRECTIONS_OF[there]:
                        links[d][i] |= 1 << j
        bare = self._bare._links[kind] if self._bare is not None else (None,) * len(DIRECTIONS)
        return tuple(_filled(known, own) for known, own in zip(bare, links, strict=True))

    def _near_of(self, kind: Sight) -> tuple[int, ...]:
        north, east, south, west = self._links[kind]
        near = {i: north[i] | east[i] | south[i] | west[i] for i in self._own}
        for i, j in self._linked():
            near[i] |= 1 << j
        return _filled(self._bare._near[kind] if self._bare is not None else None, near)

    def _linked(self, walk: Walk = "open") -> Iterator[tuple[int, int]]:
        """The spaces that links join for somebody, both ways; a link that leads to water or off the map joins none."""
        for link in self.links:
            one, other = self.index[link.one], self.index[link.other]
            if self.land_mask >> one & self.land_mask >> other & 1 and (link.humans or walk != "human"):
                yield from ((one, other), (other, one))

    # --- moving -------------------------------------------------------------------------------------------------------

    def moves(self, walk: Walk, i: int) -> tuple[tuple[int, int], ...]:
        """The spaces one step away, each with the directions of the common segments as a mask; a link has none."""
        return self._moves[walk][i]

    def all_moves(self, walk: Walk) -> Moves:
        """The same for every space."""
        return self._moves[walk]

    def step_mask(self, walk: Walk, i: int) -> int:
        """The spaces one step away."""
        return self._steps[walk][i]

    def reach(self, walk: Walk, start: int, steps: int, stops: int = 0) -> int:
        """The spaces within so many steps, the start too; whoever comes onto one of ``stops`` goes no farther."""
        key = (self._like[walk], start, steps, stops)
        found = self._reaches.get(key)
        if found is None:
            found = edge = 1 << start
            for _ in range(steps):
                further = 0
                for i in self.spaces(edge):
                    further |= self._steps[walk][i]
                edge = further & ~found
                found |= edge
                edge &= ~stops
            _keep(self._reaches, key, found)
        return found

    def straight(self, walk: Walk, i: int, direction: Facing) -> tuple[int, ...]:
        """The spaces straight ahead: all neighbours of the whole space on that side (ST-13.13, ST-20.Q27)."""
        side = 1 << NUMBER[direction]
        return tuple(j for j, dirs in self._moves[walk][i] if dirs & side)

    def turned(self, walk: Walk, i: int, j: int, facing: Facing) -> Facing | None:
        """Where somebody on ``i`` looks who turns to the neighbour ``j`` by the smallest turn, of two clockwise;
        ``None`` if there is no step to it, or one without direction."""
        key = (walk, i, j, facing)
        if key not in self._turned:
            dirs, now = dict(self._moves[walk][i]).get(j, 0), NUMBER[facing]
            turns = [(now + quarter) % 4 for quarter in (0, 1, 3, 2)]
            self._turned[key] = next((DIRECTIONS[d] for d in turns if dirs >> d & 1), None)
        return self._turned[key]

    def beside(self, i: int, j: int) -> tuple[Facing, ...]:
        """The sides on which ``i`` borders on ``j`` without a wall between them, whoever may pass there (ST-4.10)."""
        return tuple(facing for d, facing in enumerate(DIRECTIONS) if self._links["open"][d][i] >> j & 1)

    def routes(self, walk: Walk, start: int, avoid: int = 0, last_only: int = 0) -> Routes:
        """The best routes from a space. ``avoid``: spaces not entered (ST-4.23; whoever finds no route asks again
        without); ``last_only``: spaces that can only be the end of a route (ST-4.27)."""
        if not (avoid or last_only):
            return self._free_routes(walk, start)
        key = (self._like[walk], start, avoid, last_only)
        found = self._routes.get(key)
        if found is None:
            found = _keep(self._routes, key, Routes(self._moves[walk], self._steps[walk], start, avoid, last_only))
        return found

    def _free_routes(self, walk: Walk, start: int) -> Routes:
        """The best routes with nothing in the way; there are few of these, so they are all kept."""
        like = self._like[walk]
        found = self._frees.get((like, start))
        if found is None:
            found = self._frees[like, start] = Routes(self._moves[walk], self._steps[walk], start, 0, 0)
        return found

    def routes_to(self, walk: Walk, start: int, goal: int, avoid: int = 0, last_only: int = 0) -> Routes:
        """As ``routes``, but only the answers about this one goal count: as long as nothing stands on any best route
        to it they are those of the free board, which are known already. Crowds come and go, anomalies stay: the routes
        around these alone are often known too, and often free."""
        routes = self._free_routes(walk, start)
        crowds = last_only & ~(1 << goal)
        if routes.best(goal)[1] & (avoid | crowds):
            routes = self.routes(walk, start, avoid)
            if routes.best(goal)[1] & crowds:
                routes = self.routes(walk, start, avoid, last_only)
        return routes

    def avoidable(self, walk: Walk, start: int, goal: int, avoid: int, last_only: int = 0) -> int:
        """What of the spaces that somebody avoids can be gone around on the way to a goal (ST-4.23): all of it, all but
        the goal itself, or nothing."""
        for mask in (avoid, avoid & ~(1 << goal)):
            if mask and self.routes_to(walk, start, goal, mask, last_only).reaches(goal):
                return mask
        return 0

    def wary_routes(self, walk: Walk, start: int, goal: int, avoid: int, last_only: int = 0) -> Routes:
        """The routes to a goal that lead around what can be avoided."""
        avoid = self.avoidable(walk, start, goal, avoid, last_only) if avoid else 0
        return self.routes_to(walk, start, goal, avoid, last_only)

    def closest(
        self, start: int, goals: int, walk: Walk, kind: Sight, avoid: int = 0, last_only: int = 0
    ) -> tuple[Cost, int]:
        """How far the closest of several spaces are for somebody (ST-4.24), and which these are."""
        key = (start, goals, walk, kind, avoid, last_only)
        found = self._closest.get(key)
        return found if found is not None else _keep(self._closest, key, self._find_closest(*key))

    def _find_closest(
        self, start: int, goals: int, walk: Walk, kind: Sight, avoid: int, last_only: int
    ) -> tuple[Cost, int]:
        """Where there is no way around what is avoided, it leads through it (ST-4.23); where there is none at all, the
        range counts (ST-4.26). Nobody has less than the range to go: a goal beyond the best one is not looked at."""
        ranges = self.ranges(kind, start)
        best, found = UNREACHABLE, 0
        for far, goal in sorted([(ranges[goal], goal) for goal in self.spaces(goals)]):
            if far > best[0]:
                break
            cost, _ = self.wary_routes(walk, start, goal, avoid, last_only).best(goal)
            if cost is None:
                cost = (far, 0)
            if cost < best:
                best, found = cost, 1 << goal
            elif cost == best:
                found |= 1 << goal
        return best, found

    def approach(self, kind: Sight, routes: Routes, goal: int) -> tuple[int, ...]:
        """Where a movement toward a space leads: the space itself, or if no route does, the reachable spaces with the
        smallest range to it that have the best route (ST-4.26). None if the range is infinite."""
        if routes.reaches(goal):
            return (goal,)
        reached = routes.reached
        for ring in self._ring(kind, goal):
            near = self.spaces(ring & reached)
            if near:
                costs = {i: routes.cost(i) or (0, 0) for i in near}
                best = min(costs.values())
                return tuple(i for i in near if costs[i] == best)
        return ()

    # --- measuring ----------------------------------------------------------------------------------------------------

    def ranges(self, kind: Sight, i: int) -> tuple[int, ...]:
        """The range from a space to every space; ``FAR`` where it is infinite (ST-4.17)."""
        found = self._ranges.get((kind, i))
        if found is None:
            away, nearer = [FAR] * len(self.ids), 0
            for steps, ring in enumerate(self._ring(kind, i)):
                new, nearer = ring & ~nearer, ring
                while new:
                    lowest = new & -new
                    away[lowest.bit_length() - 1] = steps
                    new ^= lowest
            found = self._ranges[kind, i] = tuple(away)
        return found

    def within(self, kind: Sight, i: int, r: int) -> int:
        """The spaces within a range (ST-4.18)."""
        rings = self._ring(kind, i)
        return rings[r] if r < len(rings) else rings[-1]

    def _ring(self, kind: Sight, i: int) -> tuple[int, ...]:
        """The masks within range 0, 1, 2… until nothing is added."""
        found = self._rings.get((kind, i))
        if found is None:
            found = self._rings[kind, i] = _layers(self._near[kind], 1 << i, ~0)
        return found

    # --- seeing -------------------------------------------------------------------------------------------------------

    def ray(self, kind: Sight, i: int, direction: Facing, reach: int = FAR, fog: int = 0) -> int:
        """The spaces in line of sight in one direction (ST-4.31), the own one left out. ``fog`` are the spaces with a
        no-visibility token (ST-4.36)."""
        layers = self._line(kind, i, direction, fog)
        return layers[reach] if reach < len(layers) else layers[-1]

    def _line(self, kind: Sight, i: int, direction: Facing, fog: int) -> tuple[int, ...]:
        """What is in line of sight within 0, 1, 2… spaces."""
        key = (kind, i, direction, fog)
        found = self._rays.get(key)
        return found if found is not None else _keep(self._rays, key, self._find_line(*key))

    def _find_line(self, kind: Sight, i: int, direction: Facing, fog: int) -> tuple[int, ...]:
        """Along a line on which nothing was laid one sees what one sees on the bare board."""
        if self._bare is not None and not self._own_mask >> i & 1:
            bare = self._bare._line(kind, i, direction, fog)
            if not bare[-1] & self._own_mask:
                return bare
        layers = (1 << i,) if fog >> i & 1 else _layers(self._links[kind][NUMBER[direction]], 1 << i, ~fog)
        return tuple([mask & ~(1 << i) for mask in layers])

    def sight_all(self, kind: Sight, i: int, fog: int = 0) -> int:
        """What a stalker or companion sees: all four directions without limit, and the own space (ST-4.32, 4.33)."""
        key = (kind, i, fog)
        found = self._views.get(key)
        if found is None:
            seen = reduce(or_, (self.ray(kind, i, direction, FAR, fog) for direction in DIRECTIONS), 1 << i)
            found = _keep(self._views, key, seen)
        return found

    def sight(self, kind: Sight, i: int, facing: Facing, reach: tuple[int, int, int], fog: int = 0) -> int:
        """What an enemy sees with its reach to the front, to both sides and to the back, own space included; in the
        dark no farther than one space."""
        key = (kind, i, facing, reach, fog)
        found = self._sights.get(key)
        if found is None:
            front, side, back = (min(each, DARK) for each in reach) if self.dark_mask >> i & 1 else reach
            turn = NUMBER[facing]
            seen = 1 << i
            for quarter, steps in enumerate((front, side, back, side)):
                seen |= self.ray(kind, i, DIRECTIONS[(turn + quarter) % 4], steps, fog)
            found = _keep(self._sights, key, seen)
        return found

    def facing_of(self, kind: Sight, walk: Walk, a: int, b: int, fog: int = 0, avoid: int = 0) -> tuple[Facing, ...]:
        """The directions in which somebody on ``a`` may turn to face ``b`` (ST-4.39): where it lies in sight, reach
        ignored; else the first steps of the best routes toward it. None if ``b`` is ``a``, cannot be approached, or the
        way begins with a link."""
        key = (kind, walk, a, b, fog, avoid)
        found = self._facings.get(key)
        if found is None:
            found = _keep(self._facings, key, self._face(*key))
        return found

    def _face(self, kind: Sight, walk: Walk, a: int, b: int, fog: int, avoid: int) -> tuple[Facing, ...]:
        if a == b:
            return ()
        seen = tuple(facing for facing in DIRECTIONS if self.ray(kind, a, facing, FAR, fog) >> b & 1)
        if seen:
            return seen
        routes = self.wary_routes(walk, a, b, avoid)
        dirs = reduce(or_, (routes.facings(goal) for goal in self.approach(kind, routes, b)), 0)
        return tuple(facing for d, facing in enumerate(DIRECTIONS) if dirs >> d & 1)

    # --- overlays and words -------------------------------------------------------------------------------------------

    def symbols(self, overlay: Overlay, square: str, tip: Facing = "N") -> dict[int, str]:
        """The symbols on each space when the centre lies on a square (``5@e5``); none over water (SM-3.2)."""
        laid = self._symbols.get((overlay.number, square, tip))
        if laid is None:
            x, y = self._layout.spot(square)
            found: dict[int, str] = {}
            for dx, dy, symbols in overlay.turned(tip):
                i = self.at.get((x + dx, y + dy), -1)
                if i >= 0 and self.land_mask >> i & 1:
                    found[i] = "".join(sorted(found.get(i, "") + symbols))
            laid = self._symbols[overlay.number, square, tip] = dict(sorted(found.items()))
        return laid

    def space_at(self, square: str) -> int:
        """The space that owns a square (``1@a3``); -1 if it is solid."""
        return self.at.get(self._layout.spot(square), -1)

    def segment(self, name: str) -> Segment | None:
        """What lies on a side of a square that is named as printed (``13@a5W``); ``None`` inside a space."""
        spot, direction = self._layout.side(name)
        if direction in (0, 3):
            (dx, dy), direction = STEPS[direction], opposite(direction)
            spot = spot[0] + dx, spot[1] + dy
        found = (each for each in self._layout.drawn(spot) if each.side == DIRECTIONS[direction])
        return next((_shore(each, self._flooded) for each in found), None)

    def segment_name(self, segment: Segment) -> str:
        """The name of a segment, always the same one: that of its western or northern square."""
        return self._layout.name((segment.x, segment.y), NUMBER[segment.side])

    def mask(self, *ids: str) -> int:
        """A set of spaces from their ids."""
        return mask_of(self.index[id] for id in ids)

    def spaces(self, mask: int) -> tuple[int, ...]:
        """The spaces of a set, in order."""
        found = self._listed.get(mask)
        return found if found is not None else _keep(self._listed, mask, _bits(mask))

    def names(self, mask: int) -> tuple[str, ...]:
        """The ids of a set, in order."""
        return tuple(self.ids[i] for i in self.spaces(mask))


def _tile_of(id: str) -> str:
    return id.rpartition(".")[0]


def _shore(segment: Segment, flooded: frozenset[str]) -> Segment:
    """New water has a shore: what was open beside it is impassable (ST-4.11)."""
    if segment.edge == "open" and (segment.one in flooded or segment.other in flooded):
        return msgspec.structs.replace(segment, edge="impassable")
    return segment


def _layers(links: Sequence[int], start: int, free: int) -> tuple[int, ...]:
    """The masks reached by 0, 1, 2… links from a set, until nothing is added; nothing outside ``free`` is entered."""
    layers = [start]
    edge = start
    while edge:
        further = 0
        while edge:
            lowest = edge & -edge
            further |= links[lowest.bit_length() - 1]
            edge ^= lowest
        edge = further & free & ~layers[-1]
        if edge:
            layers.append(layers[-1] | edge)
    return tuple(layers)


def _bits(mask: int) -> tuple[int, ...]:
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return tuple(found)


def mask_of(spaces: Iterable[int]) -> int:
    """A set of spaces."""
    mask = 0
    for i in spaces:
        mask |= 1 << i
    return mask


def _masks(names: Sequence[str]) -> dict[str, int]:
    masks: dict[str, int] = {}
    for i, name in enumerate(names):
        if name:
            masks[name] = masks.get(name, 0) | 1 << i
    return masks


def _filled(bare: tuple[V, ...] | None, own: dict[int, V]) -> tuple[V, ...]:
    """For each space what is its own on a board, or what it has on the bare one."""
    if bare is None:
        return tuple(own.values())
    found = list(bare)
    for i, each in own.items():
        found[i] = each
    return tuple(found)


def _keep(memory: dict[K, V], key: K, value: V) -> V:
    """Keeps an answer; a memory that is full begins anew."""
    if len(memory) >= KEPT:
        memory.clear()
    memory[key] = value
    return value
