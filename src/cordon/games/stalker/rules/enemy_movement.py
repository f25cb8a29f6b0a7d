"""ST-13.11 to ST-13.16: how enemies move."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.mapping.edges import DIRECTIONS, NUMBER, facing_named
from cordon.games.stalker.mapping.routes import Routes
from cordon.games.stalker.rules.anomalies import roll_for
from cordon.games.stalker.rules.attention import notice
from cordon.games.stalker.rules.closeness import avoids, closest_spaces, last_only
from cordon.games.stalker.rules.context import Movement
from cordon.games.stalker.rules.destinations import destinations
from cordon.games.stalker.rules.enemy_rules import begin_point, stay_put
from cordon.games.stalker.rules.environment import on_enemy_enters
from cordon.games.stalker.rules.facing import face_flow, look, turn
from cordon.games.stalker.rules.outcomes import Walked, of_walk, walked
from cordon.games.stalker.rules.status import lose_status
from cordon.games.stalker.rules.ties import Outcome, decide, far_first, far_spaces_first
from cordon.games.stalker.rules.tokens import spring_traps
from cordon.games.stalker.terms import (
    Entity,
    Facing,
    RulePath,
    Space,
    TowardWord,
    WayWord,
    make_way_word,
    way_parts,
)
from cordon.games.stalker.verbs import SPACE, named_spaces, space_in
from cordon.kernel.decisions import Facts
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame

__all__ = [
    "EnemyMove",
    "GoForward",
    "LookAround",
    "Retreat",
    "is_crowded",
    "turn",
]

WAY = verb("way", way=WayWord)
STRAIGHT = verb("step", space=Space, facing=Facing)

Way = tuple[tuple[int, ...], int]
"""The spaces that an enemy enters, and the one that would be next on its route (-1: it arrives)."""

DETOURS = 6
"""So many times a shortest route that ends among crowds is given up for the next one (ST-13.15)."""


# --- what happens on the way ------------------------------------------------------------------------------------------


def first_seen(game: StalkerGame, enemy: Entity) -> Entity:
    """A possible target that an enemy sees; empty if there is none (ST-13.14)."""
    sight = game.sight_of(enemy)
    if not sight & game.target_mask(enemy):
        return ""
    return next(target for target in game.targets_of(enemy) if sight >> game.space_of(target) & 1)


def is_crowded(game: StalkerGame, space: int) -> bool:
    """More entities than places: somebody crosses a full space."""
    return bool(game.full_mask() >> space & 1) and game.count_at(space) > game.board.capacity[space]


def is_stopped(game: StalkerGame, enemy: Entity, free: bool) -> bool:
    """Whether an enemy sees a possible target; not on a full space that it only crosses (ST-13.15). ``free``: nothing
    interrupts it."""
    return not free and game.sees_target(enemy) and not is_crowded(game, game.state.enemies[enemy].space)


def enter(game: StalkerGame, enemy: Entity, space: int) -> Flow:
    """An enemy steps onto a space: the exposed token goes (ST-12.8), everybody it sees now is noticed, traps go off.
    What a trap gives it stays."""
    record = game.state.enemies[enemy]
    game.update(record, space=space)
    game.emit(events.Stepped(enemy, game.address(space), game.address(record.space)))
    lose_status(game, enemy, "exposed")
    notice(game)
    return spring_traps(game, enemy, space) or on_enemy_enters(game, enemy, space)


def make_way(game: StalkerGame, enemy: Entity, path: tuple[int, ...]) -> None:
    """An enemy that was caught on a full space which it only crossed ends on the last space before it (ST-13.15)."""
    if is_crowded(game, path[-1]):
        full = game.full_mask()
        space = next((space for space in reversed(path[:-1]) if not full >> space & 1), path[0])
        game.update(game.state.enemies[enemy], space=space)
        game.emit(events.Relocated(enemy, game.address(space)))
        notice(game)


def look_ahead(game: StalkerGame, enemy: Entity, space: int) -> None:
    """Turn to the neighbouring space that is entered next, by the smallest turn (ST-13.12)."""
    record = game.state.enemies[enemy]
    facing = game.board.turned(game.walk_of(enemy), record.space, space, record.facing)
    if facing is not None:
        look(game, enemy, facing)


# --- routes (ST-13.15) ------------------------------------------------------------------------------------------------


def _routes(game: StalkerGame, enemy: Entity, goal: int, blocked: int) -> Routes | None:
    """The routes that count for a goal, never through ``blocked``: around anomalies if there is a way around them
    (ST-4.23), even where a crowd stands in it."""
    walk, here, crowds, avoid = game.walk_of(enemy), game.space_of(enemy), last_only(game, enemy), avoids(game, enemy)
    avoid = game.board.avoidable(walk, here, goal, avoid, crowds) if avoid else 0
    routes = game.board.routes_to(walk, here, goal, avoid | blocked, crowds)
    return routes if routes.reaches(goal) else None


def _stops_at(route: tuple[int, ...], n: int, full: int) -> int | None:
    """How many spaces of a route are entered: not ending on a full one, at most one less; ``None``: another route."""
    end = min(n, len(route))
    for stop in (end, end - 1):
        if stop <= 0 or not full >> route[stop - 1] & 1:
            return max(0, stop)
    return None


def ways(game: StalkerGame, enemy: Entity, goal: int, n: int) -> list[Way]:
    """The ways that an enemy may take toward a goal with n steps, all equally short; none: it does not move."""
    here = game.state.enemies[enemy].space
    if goal == here:
        return []
    full = game.full_mask() & ~(1 << here)
    blocked = 0
    for _ in range(DETOURS):
        routes = _routes(game, enemy, goal, blocked)
        if routes is None:
            break
        found: dict[Way, None] = {}
        crowd = -1
        for route in routes.all(goal):
            stop = _stops_at(route, n, full)
            if stop is None:
                end = min(n, len(route)) - 1
                crowd = route[end - 1] if route[end] == goal else route[end]
            else:
                found[route[:stop], route[stop] if stop < len(route) else -1] = None
        if found:
            return list(found)
        blocked |= 1 << crowd
    return []


def instead_of(game: StalkerGame, enemy: Entity, goal: int) -> tuple[int, ...]:
    """Where an enemy goes if no route leads to the goal: the reachable spaces with the smallest range to it that have
    the best route (ST-4.26)."""
    board, walk, here, crowds = game.board, game.walk_of(enemy), game.space_of(enemy), last_only(game, enemy)
    if board.routes_to(walk, here, goal, 0, crowds).reaches(goal):
        return ()
    routes = board.routes(walk, here, 0, crowds)
    return board.approach(game.sight_kind(enemy), routes, goal)


# --- the movements ----------------------------------------------------------------------------------------------------


class EnemyWalk(Movement):
    """ST-13.12 An enemy walks the way that was chosen for it"""

    enemy: Entity
    walk: tuple[int, ...]
    turns: tuple[Facing, ...] = ()
    """Where it looks before each step; none: to the next space, by the smallest turn."""
    ahead: int = -1
    """The space that would be next on its route."""
    free: bool = False
    """Cannot be interrupted."""
    start: int = -1
    done: int = 0

    @step("ST-13.12", "It sets off")
    def begin(self, game: StalkerGame) -> Flow:
        self.start = game.space_of(self.enemy)
        return None

    @step("ST-13.12", "Before each step it turns to the next space; a target in sight ends the movement (ST-13.14)")
    def step_on(self, game: StalkerGame) -> Flow:
        if self.done >= len(self.walk):
            return goto(EnemyWalk.look_on)
        space = self.walk[self.done]
        if self.turns:
            look(game, self.enemy, self.turns[self.done])
        else:
            look_ahead(game, self.enemy, space)
        if is_stopped(game, self.enemy, self.free):
            return goto(EnemyWalk.interrupt)
        self.done += 1
        return enter(game, self.enemy, space)

    @step("ST-13.14", "A target in sight, or a trap, ends it; not on a full space that is only crossed (ST-13.15)")
    def go_on(self, game: StalkerGame) -> Flow:
        enemy = game.state.enemies.get(self.enemy)
        if enemy is None:
            return finish(self.done)
        if self.cancelled or enemy.space != self.walk[self.done - 1]:
            if self.cancelled:
                make_way(game, self.enemy, (self.start, *self.walk[: self.done]))
            return goto(EnemyWalk.arrive)
        return goto(EnemyWalk.interrupt) if is_stopped(game, self.enemy, self.free) else goto(EnemyWalk.step_on)

    @step("ST-13.12", "Short of the destination it turns toward the next space of the route", then="arrive")
    def look_on(self, game: StalkerGame) -> Flow:
        if self.ahead >= 0:
            look_ahead(game, self.enemy, self.ahead)
        return None

    @step("ST-13.14", "Interrupted: no final turn, and no attack")
    def interrupt(self, game: StalkerGame) -> Flow:
        game.emit(events.Interrupted(self.enemy, first_seen(game, self.enemy)))
        return None

    @step("ST-13.16", "If it moved: anomalies are rolled for, a symbol is covered")
    def arrive(self, game: StalkerGame) -> Flow:
        return roll_for(game, self.enemy, (self.start, *self.walk[: self.done])) if self.done else None

    @step("ST-5.8", "What the end of a movement sets off")
    def settle(self, game: StalkerGame) -> Flow:
        return game.move_ended(self.enemy) if self.done else None

    @step("ST-13.12", "So many spaces")
    def end(self, game: StalkerGame) -> Flow:
        return finish(self.done)


class EnemyMoveFacts(Facts, frozen=True):
    """Who moves, toward what, how far."""

    enemy: Entity
    toward: TowardWord
    n: int


class EnemyMove(Procedure):
    """ST-13.12 An enemy moves toward something"""

    enemy: Entity
    n: int
    toward: str
    free: bool = False
    """Cannot be interrupted."""
    otherwise: str = ""
    """Where to, if there is no such destination; ``forward``: go forward instead."""
    path: RulePath = ""
    """The script that sends it."""
    choice: str = ""
    way: str = ""
    done: int = 0

    def facts(self, game: StalkerGame) -> EnemyMoveFacts:
        return EnemyMoveFacts(self.enemy, self.toward, self.n)

    def _toward(self, game: StalkerGame) -> str:
        """The destination, or the other one if there is no such thing."""
        spare = self.otherwise not in ("", "forward") and not destinations(game, self.enemy, self.toward)
        return self.otherwise if spare else self.toward

    def _goals(self, game: StalkerGame) -> tuple[int, ...]:
        mask = destinations(game, self.enemy, self._toward(game))
        return closest_spaces(game, self.enemy, mask) if mask else ()

    def _ways(self, game: StalkerGame, goal: int) -> list[Way]:
        """The ways to a space; only where there are none does it have to be known whether a route leads there."""
        found = ways(game, self.enemy, goal, self.n)
        if found:
            return found
        near = instead_of(game, self.enemy, goal)
        return list(dict.fromkeys(way for space in near for way in ways(game, self.enemy, space, self.n)))

    def _walked(self, game: StalkerGame, way: Way) -> Walked:
        walk, ahead = way
        return walked(game, self.enemy, [(space, None) for space in walk], ahead, self.free)

    def _of_way(self, game: StalkerGame, way: Way) -> Outcome:
        return of_walk(game, self.enemy, self._walked(game, way))

    def _of_goal(self, game: StalkerGame, goal: int) -> Outcome:
        """What may come of a destination, on whichever way."""
        found = [self._of_way(game, way) for way in self._ways(game, goal) or [((), -1)]]
        return Outcome(frozenset(each.weighs for each in found), frozenset(each.shows for each in found))

    def seen(self, game: StalkerGame, option: str) -> int:
        """The spaces with possible targets that it would see if that destination or that way is chosen."""
        ways = [_read(game, option)] if option in WAY else self._ways(game, space_in(game, option))
        return reduce(or_, [self._walked(game, way).seen for way in ways], 0)

    def paths(self, game: StalkerGame) -> list[list[int]]:
        """The ways that a movement which has not begun may take, each from where the enemy stands."""
        if self._sees(game):
            return []
        found = [way for goal in self._goals(game) for way in self._ways(game, goal)]
        return [self._walked(game, way).path for way in found]

    def ends(self, game: StalkerGame) -> frozenset[int]:
        """The spaces on which it may end."""
        return frozenset(path[-1] for path in self.paths(game))

    def _sees(self, game: StalkerGame) -> bool:
        return is_stopped(game, self.enemy, self.free)

    @step(
        "ST-13.14", "Whoever sees a target does not move; otherwise the closest destination (ST-4.24)", offers=(SPACE,)
    )
    def choose_goal(self, game: StalkerGame) -> Flow:
        if self._sees(game):
            stay_put(game, self.path, self.enemy, "move", first_seen(game, self.enemy))
            return finish(0)
        goals = far_spaces_first(game, self._goals(game))
        if goals:
            options = named_spaces(game, goals)
            return decide(
                game, self, "choice", options, lambda: [self._of_goal(game, goal) for goal in goals], self.enemy
            )
        if self.otherwise == "forward":
            return call(GoForward(self.enemy, self.n, self.free, self.path), into="done")
        return finish(0)

    @step("ST-4.25", "The shortest route; of several the lead stalker decides", offers=(WAY,))
    def choose_way(self, game: StalkerGame) -> Flow:
        if not self.choice:
            return finish(self.done)
        found = self._ways(game, space_in(game, self.choice))
        if not found:
            return goto(EnemyMove.set_off)
        start = game.state.enemies[self.enemy].space
        found = far_first(game, found, lambda way: way[0][-1] if way[0] else start)
        options = [_name(game, way) for way in found]
        return decide(game, self, "way", options, lambda: [self._of_way(game, way) for way in found], self.enemy)

    @step("ST-13.12", "It sets off")
    def set_off(self, game: StalkerGame) -> Flow:
        walk, ahead = _read(game, self.way)
        there, toward = SPACE.read(self.choice), self._toward(game)
        if toward == there:
            toward = ""  # the card names the space itself
        does = "stay" if game.board.index[there] == game.space_of(self.enemy) else "move"
        begin_point(game, self.path, self.enemy, does, there, toward, len(walk))
        return call(EnemyWalk(self.enemy, walk, ahead=ahead, free=self.free), into="done") if self.way else finish(0)

    @step("ST-13.12", "So many spaces")
    def end(self, game: StalkerGame) -> Flow:
        return finish(self.done)


def _name(game: StalkerGame, way: Way) -> str:
    """An option: the spaces entered, and the one after them."""
    ids = game.board.ids
    walk, ahead = way
    return WAY(make_way_word([ids[space] for space in walk], ids[ahead] if ahead >= 0 else ""))


def _read(game: StalkerGame, option: str) -> Way:
    """The way that an option names."""
    if not option:
        return (), -1
    walk, ahead = way_parts(WAY.read(option))
    index = game.board.index
    return tuple([index[name] for name in walk]), index[ahead] if ahead else -1


class ForwardFacts(Facts, frozen=True):
    """Who goes forward, and how far."""

    enemy: Entity
    n: int


class GoForward(Procedure):
    """ST-13.13 An enemy goes forward"""

    enemy: Entity
    n: int
    free: bool = False
    path: RulePath = ""
    choice: str = ""
    start: int = -1
    walk: tuple[int, ...] = ()
    turns: tuple[Facing, ...] = ()
    done: int = 0

    def facts(self, game: StalkerGame) -> ForwardFacts:
        return ForwardFacts(self.enemy, self.n)

    def _further(self, game: StalkerGame, done: list[tuple[int, Facing]]) -> list[tuple[int, Facing]]:
        """The spaces that come next, and the direction in which they lie."""
        here, facing = done[-1] if done else (self.start, game.state.enemies[self.enemy].facing)
        full = game.full_mask()
        closed = full & game.target_mask(self.enemy)
        walk, now = game.walk_of(self.enemy), NUMBER[facing]
        for quarter in (0, 1, 3, 2):
            way = DIRECTIONS[(now + quarter) % 4]
            spaces = [space for space in game.board.straight(walk, here, way) if not closed >> space & 1]
            if spaces:
                spaces = far_spaces_first(game, spaces)
                spaces.sort(key=lambda space: full >> space & 1)
                return [(space, way) for space in spaces]
        return []

    def _of_walk(self, game: StalkerGame, done: list[tuple[int, Facing]]) -> Outcome:
        """What comes of a walk that begins so."""
        while len(done) < self.n and (found := self._further(game, done)):
            done.append(found[0])
        full = game.full_mask() & ~(1 << self.start)
        while done and full >> done[-1][0] & 1:
            done.pop()
        return of_walk(game, self.enemy, walked(game, self.enemy, done, free=self.free))

    @step("ST-13.14", "Whoever sees a target does not move")
    def begin(self, game: StalkerGame) -> Flow:
        if is_stopped(game, self.enemy, self.free):
            stay_put(game, self.path, self.enemy, "forward", first_seen(game, self.enemy))
            return finish(0)
        self.start = game.state.enemies[self.enemy].space
        return None

    @step(
        "ST-13.13",
        "Straight ahead; blocked: the smallest turn that leads on; several: the lead stalker decides",
        offers=(STRAIGHT,),
    )
    def choose(self, game: StalkerGame) -> Flow:
        if len(self.walk) >= self.n:
            return goto(GoForward.shorten)
        done = list(zip(self.walk, self.turns, strict=True))
        found = self._further(game, done)
        if not found:
            return goto(GoForward.shorten)
        options = [STRAIGHT(game.board.ids[space], way) for space, way in found]
        return decide(
            game, self, "choice", options, lambda: [self._of_walk(game, [*done, each]) for each in found], self.enemy
        )

    @step("ST-13.13", "And on in that direction", then="choose")
    def go_on(self, game: StalkerGame) -> Flow:
        space, facing = STRAIGHT.read(self.choice)
        self.walk = (*self.walk, game.board.index[space])
        self.turns = (*self.turns, facing_named(facing))
        return None

    @step("ST-13.15", "It ends on the last space of the walk that is not fully occupied")
    def shorten(self, game: StalkerGame) -> Flow:
        full = game.full_mask() & ~(1 << self.start)
        while self.walk and full >> self.walk[-1] & 1:
            self.walk, self.turns = self.walk[:-1], self.turns[:-1]
        begin_point(game, self.path, self.enemy, "forward", n=len(self.walk))
        return call(EnemyWalk(self.enemy, self.walk, self.turns, free=self.free), into="done")

    @step("ST-13.13", "So many spaces")
    def end(self, game: StalkerGame) -> Flow:
        return finish(self.done)


class LookAround(Procedure):
    """ST-13.26 An enemy looks around"""

    enemy: Entity
    path: RulePath = ""

    @step("ST-13.26", "Clockwise by 90° until it sees a target, at most once around")
    def look(self, game: StalkerGame) -> Flow:
        if game.sees_target(self.enemy):
            stay_put(game, self.path, self.enemy, "look_around", first_seen(game, self.enemy))
            return None
        begin_point(game, self.path, self.enemy, "look_around")
        for _ in DIRECTIONS:
            turn(game, self.enemy)
            if game.sees_target(self.enemy):
                break
        target = first_seen(game, self.enemy) if game.sees_target(self.enemy) else ""
        game.emit(events.LookedAround(self.enemy, target))
        return None


class Retreat(Procedure):
    """ST-13.21 Retreat"""

    enemy: Entity
    path: RulePath = ""
    start: int = -1

    @step("ST-13.21", "Up to MV toward the closest space without sight of any target; cannot be interrupted")
    def move(self, game: StalkerGame) -> Flow:
        self.start = game.state.enemies[self.enemy].space
        return call(EnemyMove(self.enemy, game.mv(self.enemy), "hidden", free=True, path=self.path))

    @step("ST-13.21", "Then it faces its previous position")
    def look_back(self, game: StalkerGame) -> Flow:
        return face_flow(game, [self.enemy], self.start) if self.enemy in game.state.enemies else None
