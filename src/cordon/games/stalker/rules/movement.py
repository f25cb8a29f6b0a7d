"""ST-7.2 to ST-7.4: how stalkers move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.rules.anomalies import place_on_anomalies, roll_for
from cordon.games.stalker.rules.attention import notice, place, put_high
from cordon.games.stalker.rules.closeness import best_routes, closest_free
from cordon.games.stalker.rules.covering import uncover
from cordon.games.stalker.rules.enemy_movement import is_crowded
from cordon.games.stalker.rules.environment import on_enter, on_move_end
from cordon.games.stalker.rules.facing import face_flow
from cordon.games.stalker.rules.pushing import PushTo, can_be_pushed
from cordon.games.stalker.rules.status import lose_status
from cordon.games.stalker.rules.ties import decide, kindest_first
from cordon.games.stalker.terms import STALKERS, AnomalyId, Entity, Space
from cordon.games.stalker.verbs import SPACE, WHO, named_spaces, space_in
from cordon.kernel.decisions import Facts, Seat, ask
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame
    from cordon.games.stalker.mapping.edges import Walk
    from cordon.games.stalker.state import Stalker


STEP = verb("step", space=Space)
STOP = verb("stop")


class MoveFacts(Facts, frozen=True):
    """How many steps are left, the way so far, and how it is walked."""

    left: int
    path: tuple[Space, ...]
    quiet: bool
    careful: bool


class StalkerMove(Procedure):
    """ST-7.2 Stalker movement; attention follows it (ST-7.3) unless it is quiet (ST-7.4)"""

    seat: Seat
    most: int
    quiet: bool = False
    """Without placing or moving attention (ST-7.4)."""
    careful: bool = False
    """Every space entered must be unseen (ST-7.6)."""
    sight_cap: int | None = None
    """On the way enemies see at most so far (Stalk)."""
    goal: int = -1
    """Drawn toward a space, along the shortest route."""
    free: bool = False
    """Cannot be interrupted."""
    must: bool = False
    """At least one step."""
    path: tuple[int, ...] = ()
    was_seen: bool = False
    choice: str = ""

    def facts(self, game: StalkerGame) -> MoveFacts:
        path = tuple(game.address(space) for space in self.path)
        return MoveFacts(self.most - len(path) + 1, path, self.quiet, self.careful)

    @property
    def who(self) -> Entity:
        return STALKERS[self.seat]

    def _seen(self, game: StalkerGame, space: int) -> bool:
        return bool(game.watched_within(self.sight_cap) >> space & 1)

    @step("ST-7.18", "From where, and whether anybody looks")
    def begin(self, game: StalkerGame) -> Flow:
        space = game.stalker(self.seat).space
        self.path = (space,)
        self.was_seen = self._seen(game, space)
        if self.quiet or self.sight_cap is not None:
            game.set(walking=self.seat)
        return None

    def _steps(self, game: StalkerGame) -> list[int]:
        """The spaces that may be entered next."""
        here = self.path[-1]
        if self.goal >= 0:
            return self._steps_toward(game, here)
        return steps_from(game, self.seat, here, len(self.path) >= self.most, self.careful)

    def _steps_toward(self, game: StalkerGame, here: int) -> list[int]:
        if here == self.goal:
            return []
        routes = best_routes(game, self.who, self.goal)
        steps = sorted(routes.next_steps(self.goal)) if routes is not None else []
        full = game.full_mask()
        return [s for s in steps if not full >> s & 1 or can_push(game, self.who, s, here)]

    def _may_stop(self, game: StalkerGame) -> bool:
        here = self.path[-1]
        if len(self.path) == 1:
            return not self.must
        return not is_crowded(game, here) or can_push(game, self.who, here, self.path[-2])

    @step("ST-7.2", "Choose each step after seeing the result of the previous one", offers=(STEP, STOP))
    def choose(self, game: StalkerGame) -> Flow:
        if len(self.path) > self.most:
            return goto(StalkerMove.make_room)
        steps = self._steps(game)
        if self.goal >= 0:
            if not steps:
                return goto(StalkerMove.make_room)
            steps = kindest_first(game, self.who, steps)
            return decide(game, self, "choice", [STEP(game.board.ids[s]) for s in steps], who=self.who)
        options = [STEP(game.board.ids[space]) for space in steps]
        if self._may_stop(game) or not options:
            options.append(STOP())
        return ask(self.seat, "choice", options)

    @step("ST-7.2", "Enemies left behind turn")
    def leave(self, game: StalkerGame) -> Flow:
        if self.choice in STOP:
            return goto(StalkerMove.make_room)
        there = game.board.index[STEP.read(self.choice)]
        return face_flow(game, game.enemies_at(self.path[-1]), there, stepped=True)

    @step("ST-7.2", "The stalker enters the space")
    def enter(self, game: StalkerGame) -> Flow:
        space = game.board.index[STEP.read(self.choice)]
        self.path = (*self.path, space)
        enter_space(game, self.seat, space, "careful" if self.careful else "")
        if self.quiet:
            notice(game)
            return None
        seen = self._seen(game, space)
        if seen or self.was_seen:
            stalker = game.stalker(self.seat)
            if stalker.attention != "high" or stalker.noticed != space:
                put_high(game, self.seat, space)
        self.was_seen = seen
        notice(game)
        return None

    @step("ST-5.8", "Immediate triggers of the space")
    def trigger(self, game: StalkerGame) -> Flow:
        return on_enter(game, self.seat, self.path[-1])

    @step("ST-7.2", "An enemy on the space ends the movement; otherwise the next step")
    def go_on(self, game: StalkerGame) -> Flow:
        here = game.stalker(self.seat).space
        if here != self.path[-1]:
            self.path = (*self.path, here)
            return None
        if game.enemies_at(here) and not self.free:
            return None
        return goto(StalkerMove.choose)

    @step("ST-7.2", "A full space: push somebody")
    def make_room(self, game: StalkerGame) -> Flow:
        if len(self.path) == 1:
            game.set(walking=-1)
            return finish(0)
        here = self.path[-1]
        if not is_crowded(game, here):
            return None
        uncover(game, self.who)  # whoever is pushed to where the mover was rolls for that symbol (ST-14.9)
        return call(PushOut(self.who, here, self.path[-2]))

    @step("ST-7.2", "The exposed token is discarded, anomalies on the way are rolled for")
    def roll(self, game: StalkerGame) -> Flow:
        lose_status(game, self.who, "exposed")
        return roll_for(game, self.who, self.path)

    @step("ST-5.8", "What the end of a movement sets off")
    def end(self, game: StalkerGame) -> Flow:
        return on_move_end(game, self.who)

    @step("SV-5.1", "Somebody who is escorted, or who carries the other end, makes the same steps")
    def take_along(self, game: StalkerGame) -> Flow:
        return game.take_along(self.seat, self.path, self.careful or self.quiet) if game.state.scenario else None

    @step("ST-7.3", "Attention at the end of the movement")
    def settle(self, game: StalkerGame) -> Flow:
        game.set(walking=-1)
        stalker = game.stalker(self.seat)
        notice(game)
        silent = self.quiet or (game.state.scenario and game.has_quality("silent_movement"))
        if not silent and stalker.attention != "high":
            place(game, self.seat, "low", stalker.space)
        game.emit(events.WalkEnded(self.seat))
        return finish(len(self.path) - 1)


def steps_from(game: StalkerGame, seat: Seat, here: int, last: bool, careful: bool = False) -> list[int]:
    """The spaces that a stalker may enter from one; a full one with an enemy, or as the last, only if somebody there
    can be pushed (ST-7.2e)."""
    mask = _steps(game, game.walk_of_stalker(seat), here, careful)
    found = game.board.spaces(mask)
    blocked = mask & game.full_mask()
    if not blocked:
        return list(found)
    foes, who = game.enemy_mask(), STALKERS[seat]
    return [
        space
        for space in found
        if not blocked >> space & 1 or not (last or foes >> space & 1) or can_push(game, who, space, here)
    ]


def can_step(game: StalkerGame, stalker: Stalker, walk: Walk, last: bool, careful: bool = False) -> bool:
    """Whether a stalker may enter any space at all; while one next to it has room that is soon known."""
    here = stalker.space
    mask = _steps(game, walk, here, careful)
    return bool(mask and (mask & ~game.full_mask() or steps_from(game, stalker.seat, here, last, careful)))


def _steps(game: StalkerGame, walk: Walk, here: int, careful: bool) -> int:
    """The spaces next to one, as a mask; for Careful Movement without those that are seen or held by an enemy."""
    mask = game.board.step_mask(walk, here)
    return mask & ~(game.watched() | game.enemy_mask()) if careful else mask


def enter_space(game: StalkerGame, seat: Seat, space: int, how: str = "") -> None:
    """A stalker stands on another space."""
    state, stalker = game.state, game.stalker(seat)
    game.update(stalker, space=space, moved=True)
    game.emit(events.Stepped(STALKERS[seat], game.address(space), game.address(stalker.space), how))
    room = game.board.room[space]
    if room and room not in state.rooms_entered:
        game.set(rooms_entered=(*state.rooms_entered, room))
    if state.turn == seat:
        game.set(stood_on=state.stood_on | 1 << space)


# --- pushing (ST-7.2e, ST-7.2f) ---------------------------------------------------------------------------------------


def push_candidates(game: StalkerGame, mover: Entity, space: int) -> list[Entity]:
    """Whom the mover may push: a stalker if any is there, otherwise a companion or an enemy."""
    others = [who for who in game.occupants(space) if who != mover]
    stalkers = [who for who in others if game.is_stalker(who)]
    return [who for who in stalkers or others if can_be_pushed(game, who)]


def push_places(game: StalkerGame, mover: Entity, who: Entity, space: int, came_from: int) -> list[int]:
    """Where to: the space the mover came from if possible, otherwise another adjacent space."""
    mask = game.board.step_mask(game.walk_of(who), space)
    full = game.full_mask() & ~_vacated(game, mover, came_from)
    free = mask & ~full
    if free >> came_from & 1:
        return [came_from]
    return list(game.board.spaces(free))


def _vacated(game: StalkerGame, mover: Entity, space: int) -> int:
    """A space that has a place once the mover has left it."""
    others = [who for who in game.occupants(space) if who != mover]
    return 1 << space if len(others) < game.board.capacity[space] else 0


def can_push(game: StalkerGame, mover: Entity, space: int, came_from: int) -> bool:
    """Whether somebody on a full space could be pushed out."""
    return any(push_places(game, mover, who, space, came_from) for who in push_candidates(game, mover, space))


class PushOut(Procedure):
    """ST-7.2 The mover pushes somebody out of a fully occupied space"""

    mover: Entity
    space: int
    came_from: int
    who: str = ""
    choice: str = ""

    @step("ST-7.2", "Whom", offers=(WHO,))
    def choose(self, game: StalkerGame) -> Flow:
        options = [
            WHO(who)
            for who in push_candidates(game, self.mover, self.space)
            if push_places(game, self.mover, who, self.space, self.came_from)
        ]
        return ask(game.seat_of(self.mover), "who", options) if options else finish()

    @step("ST-7.2", "Where to", offers=(SPACE,))
    def choose_place(self, game: StalkerGame) -> Flow:
        places = push_places(game, self.mover, self.who, self.space, self.came_from)
        return ask(game.seat_of(self.mover), "choice", named_spaces(game, places))

    @step("ST-7.2", "Being pushed cannot be interrupted")
    def push(self, game: StalkerGame) -> Flow:
        return call(PushTo(self.who, space_in(game, self.choice)))


class RelocateFacts(Facts, frozen=True):
    """Who is put somewhere else."""

    who: Entity


class Relocate(Procedure):
    """ST-14.10 Put on another space"""

    who: Entity
    place: Space
    """Or ``other_portal``: one of those of the same card."""
    source: AnomalyId = ""
    choice: str = ""

    def facts(self, game: StalkerGame) -> RelocateFacts:
        return RelocateFacts(self.who)

    @step("SC-8.2", "Which space; the lead stalker decides", offers=(SPACE,))
    def choose(self, game: StalkerGame) -> Flow:
        if self.place != "other_portal":
            return ask(game.state.lead, "choice", [SPACE(self.place)])
        full = game.full_mask()
        spaces = [
            space
            for anomaly in game.state.anomalies.values()
            if anomaly.id != self.source and anomaly.card == game.state.anomalies[self.source].card
            for space in game.symbols_of(anomaly)
            if not full >> space & 1
        ]
        if not spaces:
            return finish(False)
        return ask(game.state.lead, "choice", named_spaces(game, sorted(set(spaces))))

    @step("ST-5.22", "A full space: the closest one with room", offers=(SPACE,))
    def make_room(self, game: StalkerGame) -> Flow:
        free = closest_free(game, game.walk_of(self.who), space_in(game, self.choice))
        options = named_spaces(game, kindest_first(game, self.who, free))
        return decide(game, self, "choice", options, who=self.who)

    @step("ST-14.10", "There it stands; a placed entity rolls for that space, but not at the other portal (ST-14.8)")
    def put(self, game: StalkerGame) -> Flow:
        put_on(game, self.who, space_in(game, self.choice))
        return place_on_anomalies(game, self.who, rolls=self.place != "other_portal")


def put_on(game: StalkerGame, who: Entity, space: int) -> None:
    """Somebody stands on another space without walking there; its radiation counts for the running action (ST-9.2)."""
    state = game.state
    if game.is_stalker(who):
        game.update(game.stalker_of(who), space=space)
        if state.turn == game.seat_of(who):
            game.set(stood_on=state.stood_on | 1 << space)
    elif who in game.state.enemies:
        game.update(game.state.enemies[who], space=space)
    else:
        game.move_figure(who, space)
    game.emit(events.Relocated(who, game.address(space)))
    notice(game)
