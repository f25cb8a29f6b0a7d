"""ST-10.2 to ST-10.5: health, critical injuries, death; and defence rolls (ST-13.18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cordon.games.stalker import events
from cordon.games.stalker.rules.context import Attacking, Rolling
from cordon.games.stalker.rules.dice import Rerolls, roll_dice
from cordon.games.stalker.rules.event_deck import TakeEvent, end_mission
from cordon.games.stalker.rules.turns import bottom_slot, told_apart
from cordon.games.stalker.state import RollState
from cordon.games.stalker.terms import STALKERS, Source
from cordon.games.stalker.verbs import TRACK
from cordon.kernel.decisions import Facts, Seat, ask
from cordon.kernel.frames import Flow, Procedure, call, finish, step
from cordon.kernel.state import written
from cordon.kernel.triggers import window

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame


def heal(game: StalkerGame, seat: Seat, n: int) -> None:
    """Regain HP; above 0 all critical injuries go, but lost actions do not come back this round (ST-10.4c)."""
    stalker = game.stalker(seat)
    before, hp = stalker.hp, min(game.stalker_card(seat).hp, stalker.hp + n)
    if hp == before:
        return
    stalker = game.update(stalker, hp=hp)
    game.emit(events.Healed(seat, hp - before, hp))
    if any(stalker.injured):
        game.update(stalker, injured=(False, False))
        game.emit(events.InjuriesHealed(seat))


class LoseHp(Procedure):
    """ST-10.3 Losing HP"""

    seat: Seat
    n: int
    source: Source = ""
    cause: str = written("other")

    @step("ST-10.3", "Lower HP by the amount, not below 0")
    def lose(self, game: StalkerGame) -> Flow:
        if self.n <= 0:
            return finish(0)
        stalker = game.stalker(self.seat)
        left = max(0, stalker.hp - self.n)
        game.count("losses", f"hp_{self.cause}", stalker.hp - left)
        game.update(stalker, hp=left)
        game.emit(events.HpLost(self.seat, self.n, left, self.source))
        return call(CriticalInjury(self.seat)) if left == 0 else None

    @step("ST-10.3", "One source causes at most one critical injury")
    def end(self, game: StalkerGame) -> Flow:
        return finish(self.n)


class CriticalInjury(Procedure):
    """ST-10.4 Critical injury"""

    seat: Seat
    choice: str = ""
    cancelled: bool = False

    @step("ST-10.4", "Cards may answer")
    def announce(self, game: StalkerGame) -> Flow:
        return window(game, "critical", self.seat)

    @step("SC-1.6", "A card has prevented it")
    def prevent(self, game: StalkerGame) -> Flow:
        return finish() if self.cancelled else None

    @step("ST-10.4", "The third one kills (ST-10.5); the first two go over a turn token without one", offers=(TRACK,))
    def choose(self, game: StalkerGame) -> Flow:
        stalker = game.stalker(self.seat)
        free = [i for i in (0, 1) if not stalker.injured[i]]
        if not free:
            return call(Death(self.seat))
        return ask(self.seat, "choice", [TRACK(i) for i in told_apart(stalker, free)])

    @step("ST-10.4", "It blocks the top slot (solo: two); a turn token there is pushed down")
    def place(self, game: StalkerGame) -> Flow:
        if not self.choice:
            return finish()
        track = TRACK.read(self.choice)
        stalker = game.stalker(self.seat)
        injured = tuple(i == track or stalker.injured[i] for i in (0, 1))
        slots = list(stalker.slots)
        slots[track] = max(slots[track], bottom_slot(game) - 1)
        game.update(stalker, injured=injured, slots=tuple(slots))
        if game.state.scenario:
            game.drop_heavy(self.seat)
        game.emit(events.CriticallyInjured(self.seat, sum(injured)))
        game.count("losses", "critical")
        return None


class Death(Procedure):
    """ST-10.5 Death: the objective card says what follows (ST-5.9)"""

    seat: Seat

    @step("ST-1.7", "Finish the effect that killed, then resolve the event named on the objective card")
    def die(self, game: StalkerGame) -> Flow:
        game.update(game.stalker(self.seat), dead=True)
        game.emit(events.StalkerDied(self.seat))
        game.count("losses", "deaths")
        if game.state.scenario:
            return end_mission(game, "defeat", "death")
        return call(TakeEvent(game.mission.lost))


class DefendFacts(Facts, frozen=True):
    """The damage, the DEFENCE against it, and what does it."""

    damage: int
    defence: int
    source: Source


class Defend(Rolling):
    """ST-13.18 A defence roll against damage; the rest is lost as HP"""

    seat: Seat
    damage: int
    source: Source = ""
    cause: str = written("enemy")
    lost: int = 0

    def facts(self, game: StalkerGame) -> DefendFacts:
        return DefendFacts(self.damage, game.defence(self.seat), self.source)

    @step("ST-13.18", "Cards that add dice before the roll")
    def prepare(self, game: StalkerGame) -> Flow:
        if self.damage <= 0:
            return finish(0)
        attack = game.attack
        self.thrown = RollState(stars=attack.stars if attack is not None else 0)
        return window(game, "defence.dice", self.seat)

    @step("ST-13.18", "Roll gear dice equal to DEFENCE and modifiers")
    def roll(self, game: StalkerGame) -> Flow:
        dice = max(0, game.modified("defence.gd", game.defence(self.seat), self.seat))
        roll = self.thrown
        assert roll is not None
        stars = game.modified("defence.stars", 0, self.seat)
        if stars:
            self.rerolled(stars=roll.stars + stars, added=(*roll.added, *game.additions("defence.stars", self.seat)))
        roll_dice(game, STALKERS[self.seat], "defence", 0, dice)
        game.use_mods("defence.gd", self.seat)
        game.use_mods("defence.stars", self.seat)
        return call(Rerolls(self.seat, "defence.rolled"))

    @step("ST-13.18", "Subtract the stars from the damage and lose the rest")
    def suffer(self, game: StalkerGame) -> Flow:
        attack = game.attack
        damage = (self.damage + 1) // 2 if attack is not None and attack.halved else self.damage
        stars = self.used().total()
        self.lost = max(0, damage - stars)
        game.emit(events.Defended(self.seat, damage, stars, self.lost))
        return call(LoseHp(self.seat, self.lost, self.source, self.cause)) if self.lost else None

    @step("ST-13.18", "So much was lost")
    def end(self, game: StalkerGame) -> Flow:
        return finish(self.lost)

    def at_stake(self) -> int | None:
        return self.damage


class Damage(Attacking):
    """ST-12.5 Damage that is not an attack; a defence roll is allowed"""

    is_attack: ClassVar[bool] = False

    seat: Seat
    n: int
    source: Source = ""
    lost: int = 0

    @step("ST-12.5", "No attack: exposed does not count")
    def begin(self, game: StalkerGame) -> Flow:
        return call(Defend(self.seat, self.n, self.source, "other"), into="lost")

    @step("ST-12.5", "So much was lost")
    def end(self, game: StalkerGame) -> Flow:
        return finish(self.lost)
