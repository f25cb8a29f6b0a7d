"""ST-7.2, ST-11.17: how anybody is pushed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.rules.anomalies import roll_for
from cordon.games.stalker.rules.attention import notice
from cordon.games.stalker.rules.context import Movement
from cordon.games.stalker.rules.enemy_movement import look_ahead
from cordon.games.stalker.rules.environment import on_enter
from cordon.games.stalker.rules.facing import face_flow
from cordon.games.stalker.rules.outcomes import of_standing
from cordon.games.stalker.rules.status import lose_status
from cordon.games.stalker.rules.ties import Outcome, decide, kindest_first
from cordon.games.stalker.rules.tokens import spring_traps
from cordon.games.stalker.state import Enemy
from cordon.games.stalker.terms import Entity
from cordon.games.stalker.verbs import SPACE, named_spaces, space_in
from cordon.kernel.decisions import Facts
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame


def can_be_pushed(game: StalkerGame, who: Entity, by: Entity = "") -> bool:
    """Whether somebody can be pushed by others."""
    if who == by:
        return True
    if game.is_stalker(who):
        return not game.has_flag(game.seat_of(who), "immune:push")
    if who in game.state.characters:
        return False  # moved only as their cards say (SV-1.11)
    return who not in game.state.enemies or not game.enemy_has_flag(who, "immune:push")


class PushFacts(Facts, frozen=True):
    """Who is pushed, and how far still."""

    who: Entity
    left: int


class PushAlong(Procedure):
    """ST-11.17 Somebody is pushed, each step away from a space or toward it"""

    who: Entity
    n: int
    origin: int
    grows: bool = True
    by: Entity = ""
    source: str = ""
    """An anomaly that pushes does not roll again (ST-14.8)."""
    path: tuple[int, ...] = ()
    caught: bool = False
    choice: str = ""

    def facts(self, game: StalkerGame) -> PushFacts:
        return PushFacts(self.who, self.n)

    def _places(self, game: StalkerGame) -> list[int]:
        """The neighbouring spaces with room whose range to the reference grows (shrinks)."""
        here = game.space_of(self.who)
        ranges = game.board.ranges(game.sight_kind(self.by), self.origin)
        free = game.board.step_mask(game.walk_of(self.who), here) & ~game.full_mask()
        if self.grows:
            return [space for space in game.board.spaces(free) if ranges[space] > ranges[here]]
        return [space for space in game.board.spaces(free) if ranges[space] < ranges[here]]

    @step(
        "ST-11.17",
        "A space that it can walk to and that is not full; several: the lead stalker decides",
        offers=(SPACE,),
    )
    def choose(self, game: StalkerGame) -> Flow:
        if self.caught or not self.n or not game.is_on_map(self.who) or not can_be_pushed(game, self.who, self.by):
            return goto(PushAlong.arrive)
        places = kindest_first(game, self.who, self._places(game))
        if not places:
            return goto(PushAlong.arrive)
        enemy = game.state.enemies.get(self.who)
        pushed = None if enemy is None else lambda: [_pushed(game, enemy, space) for space in places]
        return decide(game, self, "choice", named_spaces(game, places), pushed, self.who)

    @step("ST-7.2", "It cannot be interrupted", then="choose")
    def push(self, game: StalkerGame) -> Flow:
        self.n -= 1
        space = space_in(game, self.choice)
        self.path = (*(self.path or (game.space_of(self.who),)), space)
        return call(PushedStep(self.who, space), into="caught")

    @step("ST-7.2", "Anomalies are rolled for")
    def arrive(self, game: StalkerGame) -> Flow:
        return _after_push(game, self.who, self.path, self.source) if self.path else None


def _pushed(game: StalkerGame, enemy: Enemy, space: int) -> Outcome:
    """What comes of a push: an enemy looks back to where it was."""
    back = game.board.turned(game.content.walks[enemy.kind], space, enemy.space, enemy.facing)
    return of_standing(game, enemy.kind, space, [back or enemy.facing])


class PushedStep(Movement):
    """ST-7.2 One involuntary step"""

    who: Entity
    space: int

    @step("ST-7.2", "Enemies that a stalker leaves behind turn: that holds for every movement of a stalker")
    def leave(self, game: StalkerGame) -> Flow:
        left = game.enemies_at(game.space_of(self.who)) if game.is_stalker(self.who) else ()
        return face_flow(game, left, self.space, stepped=True)

    @step("ST-7.2", "Somebody stands on the next space; the exposed token goes, an enemy turns to where it was")
    def move(self, game: StalkerGame) -> Flow:
        before, state = game.space_of(self.who), game.state
        if game.is_stalker(self.who):
            seat = game.seat_of(self.who)
            game.update(state.stalkers[seat], space=self.space)
            if state.turn == seat:
                game.set(stood_on=state.stood_on | 1 << self.space)
        elif self.who in state.enemies:
            game.update(state.enemies[self.who], space=self.space)
        else:
            game.move_figure(self.who, self.space)
        game.emit(events.Pushed(self.who, game.address(self.space)))
        if self.who in state.enemies:
            look_ahead(game, self.who, before)
        lose_status(game, self.who, "exposed")
        notice(game)
        return None

    @step("ST-5.8", "What the space sets off")
    def trigger(self, game: StalkerGame) -> Flow:
        if self.who in game.state.enemies:
            return spring_traps(game, self.who, self.space)
        return on_enter(game, game.seat_of(self.who), self.space) if game.is_stalker(self.who) else None

    @step("SC-16.4", "A trap ends the movement")
    def end(self, game: StalkerGame) -> Flow:
        return finish(self.cancelled)


class PushTo(Procedure):
    """ST-7.2 Somebody is pushed to a neighbouring space"""

    who: Entity
    space: int
    before: int = -1

    @step("ST-7.2", "It cannot be interrupted")
    def push(self, game: StalkerGame) -> Flow:
        self.before = game.space_of(self.who)
        return call(PushedStep(self.who, self.space))

    @step("ST-7.2", "Anomalies are rolled for")
    def arrive(self, game: StalkerGame) -> Flow:
        return _after_push(game, self.who, (self.before, self.space))


def _after_push(game: StalkerGame, who: Entity, path: tuple[int, ...], skip: str = "") -> Flow:
    return roll_for(game, who, path, skip) if game.is_on_map(who) else None
