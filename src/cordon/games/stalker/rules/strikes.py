"""ST-7.13, ST-11: attacks without a weapon card: the knife, grenades, and the strikes of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from cordon.games.stalker import events
from cordon.games.stalker.rules.attack import (
    HitCheck,
    count_attack,
    hindrance,
    knife_targets,
    parts_of,
    turn_to,
    unaware,
)
from cordon.games.stalker.rules.attention import notice, reduce
from cordon.games.stalker.rules.context import Attacking
from cordon.games.stalker.rules.dice import Rerolls, roll_dice
from cordon.games.stalker.rules.health import Defend
from cordon.games.stalker.rules.status import lose_status
from cordon.games.stalker.state import AttackState, RollState
from cordon.games.stalker.terms import EXPOSED_DAMAGE, KNIFE_DICE, STALKERS, BodyPart, Entity
from cordon.games.stalker.verbs import PART, TARGET
from cordon.kernel.decisions import Facts, Seat, ask
from cordon.kernel.frames import Flow, call, finish, step
from cordon.kernel.triggers import window

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame


class KnifeFacts(Facts, frozen=True):
    """Whom it is aimed at, once that is known."""

    target: Entity


class KnifeAttack(Attacking):
    """ST-7.13 Knife"""

    seat: Seat
    choice: str = ""
    target: str = ""
    part: BodyPart = ""

    def facts(self, game: StalkerGame) -> KnifeFacts:
        return KnifeFacts(self.target)

    @step("ST-7.13", "One enemy on your own space", offers=(TARGET,))
    def choose_target(self, game: StalkerGame) -> Flow:
        return ask(self.seat, "choice", [*map(TARGET, knife_targets(game, self.seat))])

    @step("ST-7.13", "You may choose the body part", offers=(PART,))
    def choose_part(self, game: StalkerGame) -> Flow:
        self.target = TARGET.read(self.choice)
        return ask(self.seat, "choice", parts_of(game.kind_of(self.target)))

    @step("ST-7.13", "Roll 3 gear dice; no accuracy, no masks")
    def roll(self, game: StalkerGame) -> Flow:
        who = STALKERS[self.seat]
        self.part = PART.read(self.choice)
        part: Literal["torso", "head"] = "head" if self.part == "head" else "torso"
        self.declared = AttackState(who, self.target, "knife", attack="knife", part=part, behind=unaware(game, who))
        self.thrown = RollState()
        count_attack(game, self.target)
        game.emit(events.AttackDeclared(self.seat, self.target, "", "knife"))
        if self.part == "head":
            game.emit(events.HeadAimed(self.seat, self.target))
        dice = max(0, game.modified("knife.gd", KNIFE_DICE, self.seat))
        game.use_mods("knife.gd", self.seat)
        roll_dice(game, who, "knife", 0, dice)
        return call(Rerolls(self.seat, "attack.rolled"))

    @step("ST-11.8", "A hit check")
    def check(self, game: StalkerGame) -> Flow:
        return call(HitCheck(self.target, self.used().total(), self.part, STALKERS[self.seat]))

    @step("ST-7.13", "If the target dies, reduce your attention once; otherwise it turns to you (ST-11.10)")
    def end(self, game: StalkerGame) -> Flow:
        if self.target in game.state.enemies:
            return turn_to(game, (self.target,), STALKERS[self.seat])
        reduce(game, self.seat)
        return None

    @step("ST-8.4", "Whoever is seen now is noticed")
    def be_noticed(self, game: StalkerGame) -> Flow:
        notice(game)
        return window(game, "attack.resolved", self.seat)


class GrenadeRoll(Attacking):
    """ST-11.6 The dice of a grenade; it is an attack, so focus and cards may reroll them (ST-11.7)"""

    seat: Seat
    dice: int
    source: str

    @step("ST-11.6", "Roll; then rerolls (ST-11.7)")
    def roll(self, game: StalkerGame) -> Flow:
        who = STALKERS[self.seat]
        self.declared, self.thrown = AttackState(who, "", "strike", attack=self.source), RollState()
        game.count("losses", "attacks")
        roll_dice(game, who, "attack", 0, self.dice)
        return call(Rerolls(self.seat, "attack.rolled"))

    @step("ST-11.8", "So many stars, for everybody there")
    def count(self, game: StalkerGame) -> Flow:
        return finish(self.used().total())


class Strike(Attacking):
    """ST-11.12 An effect strikes somebody: stars against the torso, or damage with a defence roll (ST-11.13)"""

    who: Entity
    stars: int
    by: Entity = ""
    source: str = ""
    blast: bool = False
    """It strikes everybody on one or more spaces (ST-11.12)."""
    lost: int = 0

    @step("ST-11.13", "It counts as an attack: exposed adds 3 and goes (ST-12.5)")
    def strike(self, game: StalkerGame) -> Flow:
        by = self.by if game.is_on_map(self.by) else ""
        behind = unaware(game, by) if by else ()
        self.declared = AttackState(by, self.who, "strike", attack=self.source, blast=self.blast, behind=behind)
        if self.who in game.state.enemies:
            return call(HitCheck(self.who, self.stars, "torso", by))
        if self.who in game.state.characters:
            return game.hurt_character(self.who, max(0, self.stars - hindrance(game, by, self.who)))
        if self.who in game.state.companions:
            return game.hurt_companion(self.who, max(0, self.stars - hindrance(game, by, self.who)))
        damage = self.stars
        if game.has_status(self.who, "exposed"):
            damage += EXPOSED_DAMAGE
            lose_status(game, self.who, "exposed")
        damage = max(0, damage - (hindrance(game, by, self.who) if by != self.who else 0))
        return call(Defend(game.seat_of(self.who), damage, self.source, "other"), into="lost")

    @step("ST-11.10", "An enemy that lives turns to the stalker or enemy who attacked it (ST-13.19)")
    def turn(self, game: StalkerGame) -> Flow:
        return turn_to(game, (self.who,), self.by) if self.by not in game.state.companions else None

    @step("ST-8.4", "Whoever is seen now is noticed")
    def end(self, game: StalkerGame) -> Flow:
        notice(game)
        return None
