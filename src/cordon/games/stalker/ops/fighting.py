"""Ops of attacks, wounds and dice (SC-1.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Literal

from cordon.games.stalker.ops.base import OpBase, WhoOp
from cordon.games.stalker.ops.selecting import Context, Select, named
from cordon.games.stalker.rules import reasons
from cordon.games.stalker.rules.attack import make_blast
from cordon.games.stalker.rules.context import Movement
from cordon.games.stalker.rules.control import DrawControl, Traitor
from cordon.games.stalker.rules.dice import RerollDice, Trial, add_dice, add_stars, drop_dice, roll_gear
from cordon.games.stalker.rules.enemy_attack import (
    EnemyAttack,
    become_target,
    change_damage,
    charge_ends,
    halve_damage,
)
from cordon.games.stalker.rules.health import CriticalInjury
from cordon.games.stalker.rules.strikes import GrenadeRoll, Strike
from cordon.games.stalker.rules.wounds import Wound, regain_ehp
from cordon.games.stalker.terms import Die, Entity, Severity
from cordon.kernel.decisions import Reason
from cordon.kernel.frames import Flow, Procedure, call

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame
    from cordon.games.stalker.rules.script import Script


class StrikeOp(WhoOp, frozen=True, tag="strike"):
    """Enemies: a hit check on the torso; stalkers: damage with defence, as an attack (ST-11.12, ST-11.13)."""

    n: int | None = None
    """Stars; as many as were rolled unless given."""

    def is_blast(self) -> bool:
        """A grenade or a mine strikes everybody there; a companion aims at one, an anomaly attacks nobody (ST-12.5)."""
        return isinstance(self.who, Select) and self.who.pick == "each"

    def shake(self, game: StalkerGame, about: Context) -> None:
        """A blast opens what is locked beside it (SV-1.10)."""
        if self.is_blast() and isinstance(self.who, Select) and self.who.on in ("picked", "here"):
            game.blow_open(game.where(self.who.on, about, about.owner))

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        stars = script.stars if self.n is None else self.n
        by = script.owner if script.is_deed() else ""
        return call(Strike(who, stars, by, script.source, self.is_blast())) if game.is_on_map(who) else None


class WoundOp(WhoOp, frozen=True, tag="wound"):
    """A light or heavy wound (ST-11.14)."""

    severity: Severity

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        if who not in game.state.enemies:
            return None
        return call(Wound(who, self.severity, attacker="", source=script.source))


class RegainEhp(WhoOp, frozen=True, tag="regain_ehp"):
    """An enemy regains eHP, not above the printed value."""

    n: int

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        regain_ehp(game, who, self.n)
        return None


class Attack(WhoOp, frozen=True, tag="attack"):
    """Each of them attacks a target in line of sight (ST-13.17), damage changed per colour."""

    tells: ClassVar[bool] = True

    by_colour: dict[str, int] = {}
    all: int = 0

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        more = self.all + self.by_colour.get(game.colour_of(who), 0)
        return call(EnemyAttack(who, more, path=script.path))

    def is_idle(self, game: StalkerGame, who: Entity) -> bool:
        return not game.sees_target(who)

    def ends(self, game: StalkerGame, who: Entity) -> frozenset[int]:
        return charge_ends(game, who)


class UseSpecial(WhoOp, frozen=True, tag="use_special"):
    """ST-13.21."""

    tells: ClassVar[bool] = True

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return game.special_script(who, script.path)


class BecomeTarget(WhoOp, frozen=True, tag="become_target"):
    """Replaces the target of the running attack."""

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        become_target(game, who)
        return None


class Blast(OpBase, frozen=True, tag="blast"):
    """The running attack hits all enemies on the target's space (ST-11.12)."""

    def matters(self, game: StalkerGame, target: Entity) -> bool:
        """It is none yet, and others stand there or the target minds."""
        attack = game.attack
        if attack is None or attack.blast or target not in game.state.enemies:
            return False
        enemy = game.state.enemies[target]
        minds = (enemy.kind, "incoming.stars") in game.content.mods or game.is_locked_at(enemy.space)
        return minds or len(game.enemies_at(enemy.space)) > 1

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        make_blast(game)
        return None


# --- dice (ST-3) ------------------------------------------------------------------------------------------------------


class Roll(OpBase, frozen=True, tag="roll"):
    """Roll n gear dice; the sum of stars is what ``strike`` and ``lose_hp`` refer to."""

    n: int
    grenade: bool = False
    """An own attack: the number of dice may be changed by ``grenade.gd``, and they may be rerolled."""
    cubes: bool = False
    """One more for each cube on this environment card."""
    focus: bool = False
    """A test: focus may reroll the dice (SV-0.4)."""

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        if script.hit and script.stars >= 0:
            return None  # the dice of an activation are rolled once for all (SC-8.1)
        if self.grenade:
            seat = game.seat_of(script.owner)
            return call(GrenadeRoll(seat, game.modified("grenade.gd", self.n, seat), script.source), into="stars")
        if self.focus:
            return call(Trial(game.seat_of(script.owner), self.n), into="stars")
        n = self.n
        card = game.state.environment.get(script.source) if self.cubes else None
        n += card.cubes if card is not None else 0
        script.stars = roll_gear(game, n, script.owner)
        return None


class Reroll(OpBase, frozen=True, tag="reroll"):
    """Reroll up to n dice of this kind, or of any, of the running roll (ST-3.6)."""

    must_work: ClassVar[bool] = True

    die: Die | Literal[""] = ""
    n: int = 1

    def why_not(self, game: StalkerGame, about: Context) -> Reason | None:
        roll = game.thrown
        able = roll is not None and (roll.has(self.die) if self.die else bool(roll.dice))
        return None if able else reasons.NO_DIE_TO_REROLL("ST-3.6")

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return call(RerollDice(game.seat_of(script.owner), self.die, self.n, script.source, script.path))


class AddDie(OpBase, frozen=True, tag="add_die"):
    """n more dice in the running roll (ST-3.7)."""

    die: Die
    n: int = 1

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        add_dice(game, self.die, self.n)
        return None


class AddStar(OpBase, frozen=True, tag="add_star"):
    """n more stars in the running result (ST-3.8)."""

    n: int

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        add_stars(game, game.seat_of(script.owner), self.n, script.source, script.path)
        return None


class DropDice(OpBase, frozen=True, tag="drop_dice"):
    """The dice of the running defence roll do not count."""

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        drop_dice(game)
        return None


class HalveDamage(OpBase, frozen=True, tag="halve_damage"):
    """Damage of the running attack is halved, rounded up."""

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        halve_damage(game)
        return None


class Dmg(OpBase, frozen=True, tag="dmg"):
    """Change the damage of the running enemy attack before defence."""

    n: int

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        change_damage(game, self.n)
        return None


CANCELLED: dict[str, type[Procedure]] = {
    "control": DrawControl,
    "critical": CriticalInjury,
    "attack": EnemyAttack,
    "movement": Movement,
}
"""What may be cancelled: the innermost of these that runs."""


class Cancel(OpBase, frozen=True, tag="cancel"):
    """The running thing does not happen."""

    what: Literal["control", "critical", "attack", "movement"]

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        running: Any = game.nearest(CANCELLED[self.what])
        if running is not None:
            running.cancelled = True
        return None


class DrawControlOp(WhoOp, frozen=True, tag="draw_control"):
    """Draw and resolve 1 control card."""

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        if not game.is_stalker(who):
            return None
        attackers = named(game, script, "attacker")
        return call(DrawControl(game.seat_of(who), attackers[0] if attackers else ""))


class Special(OpBase, frozen=True, tag="special"):
    """Own code behind this door (SC-1.10)."""

    name: Literal["traitor", "fetch"]

    def in_vain(self, game: StalkerGame, about: Context) -> Reason | None:
        if self.name == "fetch" and not game.loot_near(about.owner):
            return reasons.NO_LOOT_NEAR("SC-1.10")
        return None

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        if self.name == "traitor":
            return call(Traitor(game.seat_of(script.owner)))
        return game.fetch(script.owner)
