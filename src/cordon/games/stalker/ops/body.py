"""Ops of health, radiation, tokens and ammo (SC-1.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from cordon.games.stalker.ops.base import WhoOp
from cordon.games.stalker.ops.selecting import Context
from cordon.games.stalker.rules import reasons
from cordon.games.stalker.rules.equipment import fill_special, load, special_to_fill
from cordon.games.stalker.rules.health import Damage, LoseHp, heal
from cordon.games.stalker.rules.radiation import Dose, Exposure, lower_dose
from cordon.games.stalker.rules.script import asked_seat
from cordon.games.stalker.rules.sliding import PlaceCubes, SlideToken, why_not_slide
from cordon.games.stalker.rules.status import can_gain, discard_token, gain_magazine, gain_token, has_tokens
from cordon.games.stalker.survival.characters import HurtCharacter, heal_character
from cordon.games.stalker.terms import Entity, magazine_in
from cordon.kernel.decisions import Reason
from cordon.kernel.frames import Flow, call

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame
    from cordon.games.stalker.rules.script import Script

Token = Literal[
    "focus",
    "pinned",
    "exposed",
    "bolt",
    "magazine.pistol",
    "magazine.rifle",
    "magazine.shotgun",
    "magazine.any",
    "cube",
]


class LoseHpOp(WhoOp, frozen=True, tag="lose_hp"):
    """Lose n HP, no defence (ST-10.3). ``stars``: as many as were rolled; ``value``: cards may change n."""

    n: int = 0
    stars: bool = False
    value: Literal["", "control.loss"] = ""

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        if not game.is_stalker(who):
            return None
        n = script.stars if self.stars else self.n
        seat = game.seat_of(who)
        if self.value:
            n = max(0, game.modified(self.value, n, seat))
        return call(LoseHp(seat, game.anomaly_loss(seat, n), script.source))


class DamageOp(WhoOp, frozen=True, tag="damage"):
    """Suffer n damage that is not an attack; stalkers may roll defence, exposed does not count (ST-12.5). ``cover``:
    that of the space is taken off."""

    n: int
    cover: bool = False

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        if who in game.state.characters:
            return call(HurtCharacter(who, self.n, attacked=False))
        if not game.is_stalker(who):
            return None
        seat = game.seat_of(who)
        n = max(0, self.n - game.cover_at(game.space_of(who))) if self.cover else self.n
        return call(Damage(seat, game.anomaly_loss(seat, n), script.source))


class HealOp(WhoOp, frozen=True, tag="heal"):
    """Regain n HP (ST-10.2, ST-10.4c)."""

    n: int

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        if who in game.state.characters:
            heal_character(game, who, self.n)
        elif game.is_stalker(who):
            heal(game, game.seat_of(who), game.healed_by(script.source, asked_seat(game, script.owner), self.n))
        return None


class DoseOp(WhoOp, frozen=True, tag="dose"):
    """Change dosage (ST-9.4, ST-9.5); with ``armour`` the map radiation modifier counts."""

    n: int
    armour: bool = False

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        if not game.is_stalker(who):
            return None
        seat = game.seat_of(who)
        if self.n < 0:
            lower_dose(game, seat, -self.n)
            return None
        more = max(0, self.n + game.map_radiation(seat)) if self.armour else self.n
        return call(Dose(seat, more, script.source)) if more else None


class ExposureOp(WhoOp, frozen=True, tag="exposure"):
    """A radiation exposure roll now (ST-9.6 only)."""

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return call(Exposure(game.seat_of(who))) if game.is_stalker(who) else None


class Gain(WhoOp, frozen=True, tag="gain"):
    """Take n tokens from the supply; cubes go on a turn token."""

    token: Token
    n: int = 1

    @property
    def gives_price(self) -> bool:
        return self.who == "self" and self.token in ("pinned", "exposed")

    def matters(self, game: StalkerGame, target: Entity) -> bool:
        return can_gain(game, target, self.token)

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        if self.token == "cube":
            return call(PlaceCubes(game.seat_of(who), self.n)) if game.is_stalker(who) else None
        magazine = magazine_in(self.token)
        if magazine:
            return gain_magazine(game, game.seat_of(who), magazine, self.n)
        gain_token(game, who, self.token, self.n, by=script.owner)
        return None


LACKING = {
    "bolt": reasons.NO_BOLT,
    "cube": reasons.NO_CUBE,
    "exposed": reasons.NO_EXPOSED,
    "focus": reasons.NO_FOCUS,
    "pinned": reasons.NO_PINNED,
}


class Discard(WhoOp, frozen=True, tag="discard"):
    """Give tokens back: as a cost it must be possible, as an effect it does what it can."""

    token: Token
    n: int = 1

    def why_not(self, game: StalkerGame, about: Context) -> Reason | None:
        who = self.first(game, about)
        enough = bool(who) and has_tokens(game, who, self.token, self.n)
        if enough:
            return None
        magazine = magazine_in(self.token)
        return reasons.NO_MAGAZINE("ST-1.3", magazine) if magazine else LACKING[self.token]("ST-1.3")

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return discard_token(game, who, self.token, self.n)


class Slide(WhoOp, frozen=True, tag="slide"):
    """Slide one turn token n slots (ST-6.9)."""

    n: int = 1

    def why_not(self, game: StalkerGame, about: Context) -> Reason | None:
        who = self.first(game, about)
        return why_not_slide(game, game.seat_of(who), self.n) if who else None

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return call(SlideToken(game.seat_of(who), self.n)) if game.is_stalker(who) else None


class Ammo(WhoOp, frozen=True, tag="ammo"):
    """Change the ammo of the equipped weapon, or fill a special-ammo weapon, within capacity."""

    weapon: Literal["equipped", "special"] = "equipped"
    by: int = 0
    to: Literal["", "full", "empty"] = ""

    def why_not(self, game: StalkerGame, about: Context) -> Reason | None:
        seat = game.seat_of(self.first(game, about) or about.owner)
        weapon = game.weapon_of(seat)
        if self.by < 0 and (weapon is None or weapon.ammo < -self.by):
            return reasons.NO_AMMO("ST-10.22")
        return None

    def in_vain(self, game: StalkerGame, about: Context) -> Reason | None:
        seat = game.seat_of(self.first(game, about) or about.owner)
        if self.weapon == "special" and special_to_fill(game, seat) is None:
            return reasons.NO_SPECIAL_WEAPON("SC-1.3")
        return None

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        seat = game.seat_of(who)
        if self.weapon == "special":
            return fill_special(game, seat)
        weapon = game.weapon_of(seat)
        if weapon is not None:
            full = game.ammo_capacity(weapon.id)
            ammo = {"full": full, "empty": 0}.get(self.to, weapon.ammo + self.by)
            load(game, weapon, ammo)
        return None
