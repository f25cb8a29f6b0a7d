"""The verbs that the cards of S.T.A.L.K.E.R. are written in (SC-1.3), and the steps that steer them (SC-1.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from cordon.games.stalker import events
from cordon.games.stalker.ops import (
    body,
    campaign,
    fighting,
    goods,
    ground,
    mission,
    moving,
    survival,
    territory,
    zone_enemies,
    zone_ground,
    zone_people,
    zone_scenarios,
    zone_time,
    zone_values,
)
from cordon.games.stalker.ops.base import OpBase
from cordon.games.stalker.ops.conditions import Condition, all_hold
from cordon.games.stalker.ops.selecting import Context, Select, Where, Who
from cordon.games.stalker.rules.actions import ActAtOnce
from cordon.games.stalker.rules.attention import notice
from cordon.games.stalker.rules.newcomers import Newcomer, is_left
from cordon.games.stalker.rules.options import allow_free
from cordon.games.stalker.rules.script import ChosenPart, Script, why_not_part
from cordon.games.stalker.survival.attempts import Attempt
from cordon.games.stalker.survival.tokens import tokens_at
from cordon.games.stalker.terms import Entity, Span, Symbol, TokenKey, Value, Window
from cordon.kernel.decisions import Reason
from cordon.kernel.frames import Flow, call

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame

FreeAction = Literal[
    "standard", "weapon_attack", "grenade", "knife", "reload", "pick_up", "bolts_and_nuts", "movement", "prepare"
]


class May(OpBase, frozen=True, tag="may"):
    """The player may do this."""

    effect: tuple[Op, ...]

    def parts(self) -> dict[str, tuple[Op, ...]]:
        return {"1": self.effect}

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return call(ChosenPart.of(script, 1, optional=True))


class Choose(OpBase, frozen=True, tag="choose"):
    """The player chooses a part of which every step can be carried out in full; if there is none, nothing happens."""

    options: tuple[tuple[Op, ...], ...]

    def parts(self) -> dict[str, tuple[Op, ...]]:
        return {str(i): part for i, part in enumerate(self.options, start=1)}

    def in_vain(self, game: StalkerGame, about: Context) -> Reason | None:
        """None of its parts can be carried out: what stands in the way of the first."""
        lacking = [why_not_part(game, about, part) for part in self.options]
        return lacking[0] if None not in lacking else None

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return call(ChosenPart.of(script, len(self.options)))


class If(OpBase, frozen=True, tag="if"):
    """One script or another."""

    when: tuple[Condition, ...]
    then: tuple[Op, ...]
    otherwise: tuple[Op, ...] = ()

    def parts(self) -> dict[str, tuple[Op, ...]]:
        return {"then": self.then, "otherwise": self.otherwise}

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        part = "then" if all_hold(game, script, self.when) else "otherwise"
        return call(script.part(part)) if self.parts()[part] else None


class AnomalyDie(OpBase, frozen=True, tag="ad"):
    """Roll the anomaly die, do the matching branch; a missing symbol is nothing."""

    P1: tuple[Op, ...] = ()
    P2: tuple[Op, ...] = ()
    P3: tuple[Op, ...] = ()
    P4: tuple[Op, ...] = ()

    def parts(self) -> dict[str, tuple[Op, ...]]:
        return {"P1": self.P1, "P2": self.P2, "P3": self.P3, "P4": self.P4}

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        symbol: Symbol = game.roll_anomaly_die(script.owner, script.source)
        return call(script.part(symbol)) if self.parts()[symbol] else None


class EachDoes(OpBase, frozen=True, tag="each_does"):
    """Each of them in turn carries this out as its own ("each stalker discards 1 focus or gains exposed")."""

    about: ClassVar[str] = "who"

    who: Who
    effect: tuple[Op, ...]

    def parts(self) -> dict[str, tuple[Op, ...]]:
        return {"1": self.effect}

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return call(script.part("1", owner=who))


class SpawnNew(OpBase, frozen=True, tag="spawn_new"):
    """One enemy of the first of these types that has a standee left, in the mission or not (ST-19.13c); if there is
    none, something else happens."""

    kinds: tuple[str, ...]
    place: Where
    otherwise: tuple[Op, ...]

    def parts(self) -> dict[str, tuple[Op, ...]]:
        return {"otherwise": self.otherwise}

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        kind = next((kind for kind in self.kinds if is_left(game, kind)), "")
        if not kind:
            return call(script.part("otherwise"))
        return call(Newcomer(kind, game.where(self.place, script, script.owner), script.owner, script.source))


class Lasts(OpBase, frozen=True, tag="lasts"):
    """A value is changed until then."""

    until: Span
    value: Value
    by: int

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        game.put_in_force(script.source, self.until, self.value, self.by)
        notice(game)  # enemies may see farther now (ST-8.4)
        return None


class NextMission(OpBase, frozen=True, tag="next_mission"):
    """What a contact or a story gives for the next mission: a window it answers, or a value it changes."""

    window: Window | Literal[""] = ""
    effect: tuple[Op, ...] = ()
    value: Value | Literal[""] = ""
    by: int = 0
    limit: Literal["", "mission"] = ""

    def parts(self) -> dict[str, tuple[Op, ...]]:
        return {"1": self.effect}

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        game.set(ahead=(*game.state.ahead, f"{script.path}/{script.place}"))
        return None


class Act(OpBase, frozen=True, tag="act"):
    """Perform one such action at once without paying its action cost; all other costs stay."""

    must_work: ClassVar[bool] = True

    action: FreeAction

    def why_not(self, game: StalkerGame, about: Context) -> Reason | None:
        seat = game.seat_of(about.owner)
        return ActAtOnce(seat, self.action).why_not(game)

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return call(ActAtOnce(game.seat_of(script.owner), self.action))


class NextFree(OpBase, frozen=True, tag="next_free"):
    """Your next such action this turn is a free action (ST-7.17)."""

    action: FreeAction

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        allow_free(game, game.seat_of(script.owner), self.action)
        return None


class Once(OpBase, frozen=True, tag="once"):
    """Only the first time in this match."""

    effect: tuple[Op, ...]

    def parts(self) -> dict[str, tuple[Op, ...]]:
        return {"1": self.effect}

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        mark = f"once:{script.path}/{script.place}"
        if mark in game.state.flags:
            return None
        game.set(flags=(*game.state.flags, mark))
        return call(script.part("1"))


class Try(OpBase, frozen=True, tag="try"):
    """So many gear dice, which focus may reroll; enough stars do the one, too few the other (SV-0.4)."""

    dice: int
    least: int
    then: tuple[Op, ...] = ()
    otherwise: tuple[Op, ...] = ()

    def parts(self) -> dict[str, tuple[Op, ...]]:
        return {"then": self.then, "otherwise": self.otherwise}

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        seat = game.seat_of(script.owner)
        return call(Attempt(seat, self.dice, self.least, script.part("then"), script.part("otherwise")))


class RevealToken(OpBase, frozen=True, tag="reveal"):
    """Turn the token of the own space face up, and carry out the line of its face."""

    token: TokenKey
    faces: dict[str, tuple[Op, ...]]
    place: Where = "own"

    def parts(self) -> dict[str, tuple[Op, ...]]:
        return dict(self.faces)

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        hidden = tokens_at(game, self.token, game.where(self.place, script, script.owner))
        if not hidden:
            return None
        token = game.update(hidden[0], up=True)
        game.emit(events.ZoneTokenTurned(token.kind, token.face, game.address(token.space)))
        return call(script.part(token.face)) if self.faces.get(token.face) else None


Op = (
    Once | Try | RevealToken
    | May | Choose | If | AnomalyDie | EachDoes | SpawnNew | Lasts | NextMission | Act | NextFree
    | body.LoseHpOp | body.DamageOp | body.HealOp | body.DoseOp | body.ExposureOp | body.Gain | body.Discard
    | body.Slide | body.Ammo
    | moving.Move | moving.Forward | moving.RetreatOp | moving.LookAroundOp | moving.Turn | moving.Push
    | moving.RelocateOp | moving.Attention | moving.Reduce | moving.Pull | moving.Shift
    | fighting.StrikeOp | fighting.WoundOp | fighting.RegainEhp | fighting.Attack
    | fighting.UseSpecial | fighting.BecomeTarget | fighting.Blast | fighting.Roll | fighting.Reroll | fighting.AddDie
    | fighting.AddStar | fighting.DropDice | fighting.HalveDamage | fighting.Dmg | fighting.Cancel
    | fighting.DrawControlOp | fighting.Special
    | ground.Pick | ground.Look | ground.Resolve | ground.Put | ground.Spawn | ground.Cover | ground.SurgeOp
    | ground.FindArtifactOp | ground.Grenade | ground.Suppress | ground.Expose
    | goods.GainCardOp | goods.DiscardItem | goods.Money | goods.Buy | goods.Sell | goods.Trade | goods.Join
    | goods.TakeContract | goods.Favour
    | campaign.Sticker | campaign.CrossOut | campaign.GainContact | campaign.LoseContact | campaign.Late
    | campaign.BoxEvent | campaign.Magazines | campaign.HandIn | campaign.LoseCard | campaign.PayPerMission
    | mission.Flip | mission.DiscardCard | mission.TakeCard | mission.LayCard | mission.AddCubes
    | mission.MarkCarrier | mission.Remember | mission.Marker | mission.RandomEvents | mission.AddEvent
    | mission.TakeEventOp | mission.BringUpEvent
    | mission.RemoveEvent | mission.EndMission | mission.RemoveEnemies | mission.EmptyPool | mission.FloodOp
    | mission.RemoveAnomaly | mission.SlowMovement | mission.RemoveCarrier | mission.KeepOne | mission.RemoveSite
    | mission.LookAtBack | mission.Heat
    | territory.RemoveLoot | territory.CloseTerritory
    | survival.Counter | survival.SetFlag | survival.Need | survival.OpenScript | survival.Finish
    | survival.LayToken | survival.RemoveToken | survival.TurnToken | survival.TokenCubes
    | survival.OpenEdge | survival.GiveToken | survival.SpendToken | survival.DropTokensOp | survival.LookAtToken
    | survival.DiscardZoneCard
    | survival.ReplaceAnomaly | survival.LeaveOp | survival.TakeTokensOp
    | zone_enemies.SpawnKind | zone_enemies.Mark | zone_enemies.Unmark | zone_enemies.FaceOp
    | zone_ground.PutThere | zone_ground.RemoveOne | zone_ground.RemoveUnknown | zone_ground.RelocateTo
    | zone_ground.SpendCardOp
    | zone_time.Rounds | zone_time.LookEvents | zone_time.OrderEventsOp | zone_time.Weather | zone_time.Icons
    | zone_people.Play | zone_people.Dismiss | zone_people.Walk | zone_people.Toughen
    | zone_scenarios.FindPerson | zone_scenarios.Bleed | zone_scenarios.FrontOp | zone_scenarios.OpenCounters
    | zone_scenarios.TradeOp | zone_scenarios.GoodsOp | zone_scenarios.SpoilStock | zone_scenarios.PriceOp
    | zone_scenarios.DealOp | zone_scenarios.HandOverLoad | zone_scenarios.Capture | zone_scenarios.GiveUpArtifact
    | zone_scenarios.RandomLoot | zone_scenarios.HandInArtifact | zone_scenarios.BeastComes
    | zone_values.LastsQuality | zone_values.BloomOp | zone_values.Still | zone_values.SurgeOne | zone_values.StartAt
    | zone_values.BreakWallOp
)  # fmt: skip

__all__ = ["Condition", "Op", "Select", "Where", "Who"]
