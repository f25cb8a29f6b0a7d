"""ST-6: the round."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cordon.games.stalker import events
from cordon.games.stalker.rules.actions import perform
from cordon.games.stalker.rules.activation import ActivateEnemies
from cordon.games.stalker.rules.anomalies import clear_scans
from cordon.games.stalker.rules.attention import reduce
from cordon.games.stalker.rules.companions import CompanionActs
from cordon.games.stalker.rules.enemy_attack import React
from cordon.games.stalker.rules.environment import (
    check_goal,
    on_action_end,
    on_attention,
    on_standard_action,
    on_turn_end,
)
from cordon.games.stalker.rules.event_deck import EventPhase
from cordon.games.stalker.rules.options import (
    END,
    TURN,
    can_afford,
    cost_of,
    is_free_next,
    pay_standard,
    turn_options,
    turn_refusals,
)
from cordon.games.stalker.rules.radiation import RadiationStep, map_radiation
from cordon.games.stalker.rules.round_end import RoundEnd
from cordon.games.stalker.rules.tokens import discard_tokens
from cordon.games.stalker.rules.turns import bottom_slot, reset_tokens, told_apart
from cordon.games.stalker.survival.characters import Follow, set_off_together
from cordon.games.stalker.survival.event_phase import ZoneEventPhase, end_one_turn
from cordon.games.stalker.survival.fate import FateStep
from cordon.games.stalker.survival.judging import judge, judge_round
from cordon.games.stalker.terms import STALKERS, span_of
from cordon.kernel.decisions import Facts, Refusal, Seat, ask
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.triggers import window
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame


TOKEN = verb("token", track=int)
PASS = verb("pass")


class Round(Procedure):
    """ST-6.1 A round: event phase, players phase, enemies & zone phase"""

    level: ClassVar[str] = "round"

    @step("ST-6.2", "Event phase")
    def event_phase(self, game: StalkerGame) -> Flow:
        game.set(round=game.state.round + 1)
        game.emit(events.RoundBegan(game.state.round))
        return call(ZoneEventPhase() if game.state.scenario else EventPhase())

    @step("ST-6.3", "Players phase")
    def players_phase(self, game: StalkerGame) -> Flow:
        return call(PlayersPhase(game.state.lead))

    @step("ST-6.12", "Enemies & zone phase")
    def enemies_and_zone(self, game: StalkerGame) -> Flow:
        return call(EnemiesAndZone())

    @step("ST-5.14", "Standard end of round")
    def end(self, game: StalkerGame) -> Flow:
        if any(stalker.attention == "high" for stalker in game.state.stalkers.values()):
            game.count("losses", "rounds_high")
        reset_tokens(game)
        game.end_in_force("round")
        clear_limits(game, "round")
        clear_limits(game, "team_round")
        game.set(lead_used=False)
        if not game.state.scenario:
            return finish()
        end_one_turn(game)
        return judge_round(game) or finish()


def clear_limits(game: StalkerGame, span: str) -> None:
    """Rules with a limit in this span may be used again (SC-1.2e)."""
    for stalker in list(game.state.stalkers.values()):
        if stalker.used:
            left = tuple(used for used in stalker.used if span_of(used) != span)
            if left != stalker.used:
                game.update(stalker, used=left)


# --- players phase (ST-6.3 to ST-6.11) --------------------------------------------------------------------------------


class PlayersFacts(Facts, frozen=True):
    """Who is next."""

    seat: Seat


class PlayersPhase(Procedure):
    """ST-6.3 Players phase: clockwise from the lead stalker, two turns each, one at a time"""

    level: ClassVar[str] = "phase"

    seat: Seat
    choice: str = ""

    def facts(self, game: StalkerGame) -> PlayersFacts:
        return PlayersFacts(self.seat)

    @step("ST-6.3", "The next stalker with a turn left")
    def next_stalker(self, game: StalkerGame) -> Flow:
        seats = game.state.seats
        for i in range(seats):
            seat = (self.seat + i) % seats
            if not all(game.stalker(seat).taken):
                self.seat = seat
                return None
        return finish()

    @step("ST-6.10", "Start a turn on one of the turn tokens, or pass", offers=(TOKEN, PASS))
    def begin_turn(self, game: StalkerGame) -> Flow:
        stalker = game.stalker(self.seat)
        tokens = [i for i in (0, 1) if not stalker.taken[i]]
        options = [TOKEN(i) for i in told_apart(stalker, tokens)]
        if self._may_pass(game):
            options.append(PASS())
        return ask(self.seat, "choice", options)

    def _may_pass(self, game: StalkerGame) -> bool:
        """Not if all other stalkers with turns left have passed since the last completed turn."""
        passed = (*game.state.passed, self.seat)
        return any(stalker.seat not in passed and False in stalker.taken for stalker in game.state.stalkers.values())

    @step("ST-6.3", "The turn, then the next stalker", then="next_stalker")
    def take_turn(self, game: StalkerGame) -> Flow:
        seat = self.seat
        self.seat = (seat + 1) % game.state.seats
        if self.choice in PASS:
            game.set(passed=(*game.state.passed, seat))
            game.emit(events.Passed(seat))
            return None
        return call(Turn(seat, TOKEN.read(self.choice)))


class TurnFacts(Facts, frozen=True):
    """The actions that are left: slots, and cubes."""

    left: int
    cubes: int


class Turn(Procedure):
    """ST-6.4 A turn of a stalker"""

    level: ClassVar[str] = "turn"

    seat: Seat
    track: int
    choice: str = ""

    def facts(self, game: StalkerGame) -> TurnFacts:
        stalker = game.stalker(self.seat)
        return TurnFacts(bottom_slot(game) - stalker.slots[self.track], stalker.cubes[self.track])

    @step("ST-6.4", "The turn token of this turn")
    def begin(self, game: StalkerGame) -> Flow:
        stalker = game.stalker(self.seat)
        taken = tuple(i == self.track or was for i, was in enumerate(stalker.taken))
        game.update(stalker, taken=taken, moved=False)
        game.set(turn=self.seat, track=self.track, passed=(), stood_on=0)
        game.emit(events.TurnBegan(self.seat, self.track))
        set_off_together(game, self.seat)
        return None

    @step("ST-6.5", "Standard actions while slots are left, free actions at any time", offers=TURN)
    def choose(self, game: StalkerGame) -> Flow:
        if game.stalker(self.seat).left:
            return goto(Turn.close)
        return ask(self.seat, "choice", turn_options(game, self.seat), refused=self._refused)

    def _refused(self, game: StalkerGame) -> list[Refusal]:
        return turn_refusals(game, self.seat)

    @step("ST-6.7", "An action is finished before another begins", then="choose")
    def act(self, game: StalkerGame) -> Flow:
        if self.choice in END:
            return goto(Turn.end)
        return call(TakeAction(self.seat, self.choice))

    @step("ST-6.11", "The turn ends: cards that answer")
    def end(self, game: StalkerGame) -> Flow:
        return window(game, "turn.end", self.seat)

    @step("ST-5.8", "What environment cards do after a turn")
    def after(self, game: StalkerGame) -> Flow:
        return on_turn_end(game, self.seat)

    @step("SV-1.11", "Characters may come along")
    def follow(self, game: StalkerGame) -> Flow:
        return call(Follow(self.seat)) if game.state.characters else None

    @step("ST-6.11", "Enemies that see the stalker react")
    def reactions(self, game: StalkerGame) -> Flow:
        game.update(game.stalker(self.seat), next_free=())
        game.emit(events.TurnEnded(self.seat))
        return call(React(self.seat))

    @step("SC-1.6", "A companion acts after the second turn of its owner")
    def companion(self, game: StalkerGame) -> Flow:
        acts = game.state.companions and all(game.stalker(self.seat).taken)
        return call(CompanionActs(self.seat)) if acts else None

    @step("ST-7.16", "What was limited to the turn, and what lasted until its end")
    def close(self, game: StalkerGame) -> Flow:
        clear_limits(game, "turn")
        clear_scans(game)
        game.end_in_force("turn")
        game.set(turn=-1, stood_on=0)
        return None


class TakeAction(Procedure):
    """ST-6.5 One action of a turn"""

    level: ClassVar[str] = "action"

    seat: Seat
    option: str
    slid: bool = False
    standard: bool = False

    @step("ST-6.5", "A standard action slides the turn token, unless a cube or a card pays for it (ST-6.8)")
    def pay(self, game: StalkerGame) -> Flow:
        game.set(stood_on=1 << game.stalker(self.seat).space)
        if cost_of(game, self.seat, self.option) == "SA":
            assert can_afford(game, game.stalker(self.seat)) or is_free_next(game, self.seat, self.option)
            self.slid = pay_standard(game, self.seat, self.option)
            self.standard = True
        return None

    @step("ST-7.1", "The action")
    def act(self, game: StalkerGame) -> Flow:
        return call(perform(game, self.seat, self.option))

    @step("ST-9.2", "Map radiation, if the token slid")
    def radiate(self, game: StalkerGame) -> Flow:
        return map_radiation(game, self.seat, game.state.stood_on) if self.slid else None

    @step("ST-5.8", "Triggers at the end of an action")
    def wait(self, game: StalkerGame) -> Flow:
        return on_action_end(game)

    @step("ST-5.8", "And those of a standard action")
    def settle(self, game: StalkerGame) -> Flow:
        return on_standard_action(game, self.seat, self.option) if self.standard else None

    @step("ST-5.8", "Attention that came to lie somewhere may wake what waits for it")
    def wake(self, game: StalkerGame) -> Flow:
        return on_attention(game, STALKERS[self.seat])

    @step("ST-1.7", "The objective is checked at the end of every action")
    def check(self, game: StalkerGame) -> Flow:
        return judge(game) if game.state.scenario else check_goal(game)


# --- enemies & zone phase (ST-6.12) -----------------------------------------------------------------------------------


class EnemiesAndZone(Procedure):
    """ST-6.12 Enemies & zone phase"""

    level: ClassVar[str] = "phase"

    @step("ST-6.12", "1. Enemy activation")
    def activate(self, game: StalkerGame) -> Flow:
        game.emit(events.EnemyPhaseBegan(game.state.round))
        return call(ActivateEnemies())

    @step("ST-5.8", "Attention that came to lie somewhere may wake what waits for it")
    def wake(self, game: StalkerGame) -> Flow:
        return on_attention(game)

    @step("ST-6.12", "2. Radiation exposure and dosage reduction")
    def radiate(self, game: StalkerGame) -> Flow:
        return call(RadiationStep())

    @step("ST-6.12", "3. Discard tokens")
    def discard(self, game: StalkerGame) -> Flow:
        discard_tokens(game)
        return None

    @step("ST-6.12", "4. Attention reduction: each stalker in nobody's line of sight")
    def calm_down(self, game: StalkerGame) -> Flow:
        for seat in game.order():
            reduce(game, seat)
        return None

    @step("ST-19.23", "Fate triggers, in Zone Survival")
    def fate(self, game: StalkerGame) -> Flow:
        return call(FateStep()) if game.state.scenario else None

    @step("ST-6.12", "5. End-of-round effects, the active event card last")
    def round_end(self, game: StalkerGame) -> Flow:
        return call(RoundEnd())
