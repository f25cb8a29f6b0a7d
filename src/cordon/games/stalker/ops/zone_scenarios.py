"""Ops that single scenarios of Zone Survival need: blood, the front, goods, captured artifacts (SV-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from cordon.games.stalker import events
from cordon.games.stalker.ops.base import OpBase, WhoOp
from cordon.games.stalker.ops.selecting import Context, Where
from cordon.games.stalker.rules import reasons
from cordon.games.stalker.rules.environment import Triggered, triggers
from cordon.games.stalker.rules.script import asked_seat
from cordon.games.stalker.rules.tokens import draw_token, gain_loot
from cordon.games.stalker.survival.arriving import MARK, mark
from cordon.games.stalker.survival.artifacts import GiveArtifact, take_from_zone, won_artifacts
from cordon.games.stalker.survival.beast import Beast
from cordon.games.stalker.survival.carrying import HandOver
from cordon.games.stalker.survival.dealing import Deal
from cordon.games.stalker.survival.front import Front
from cordon.games.stalker.survival.goods import (
    SUPPLIERS,
    ShiftPrice,
    TradeGoods,
    add_goods,
    amount,
    counters_meant,
    open_counters,
    stock_word,
    trader_at,
)
from cordon.games.stalker.survival.wounded import Whom, bleed, find_person
from cordon.games.stalker.terms import CharacterKey, Entity, Good, make_character, make_token
from cordon.kernel.decisions import Reason
from cordon.kernel.frames import Flow, call

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame
    from cordon.games.stalker.rules.script import Script


# --- Three Down the Well ----------------------------------------------------------------------------------------------


class FindPerson(OpBase, frozen=True, tag="find_person"):
    """The beacon there was a person: the wounded lies there (SV-X22)."""

    place: Where = "own"

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        find_person(game, game.where(self.place, script, script.owner))
        return None


class Bleed(OpBase, frozen=True, tag="bleed"):
    """Blood of the wounded changes (SV-X23)."""

    people: Whom
    n: int

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return bleed(game, self.people, self.n, game.space_of(script.owner))


# --- Red Sky at Noon --------------------------------------------------------------------------------------------------


class FrontOp(OpBase, frozen=True, tag="front"):
    """The front arrives (SV-X21)."""

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return call(Front(script.source))


# --- Salt, Lead and Diesel --------------------------------------------------------------------------------------------


class OpenCounters(OpBase, frozen=True, tag="open_counters"):
    """The counters have their stock (SV-X26)."""

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        open_counters(game)
        return None


class TradeOp(OpBase, frozen=True, tag="trade_goods"):
    """Buy and sell goods at the counter on the own space (SV-X26)."""

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        trader = trader_at(game, game.space_of(script.owner))
        return call(TradeGoods(game.seat_of(script.owner), trader)) if trader else None


class GoodsOp(WhoOp, frozen=True, tag="goods"):
    """Goods for a stalker, within the load."""

    good: Good
    n: int

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        add_goods(game, game.seat_of(who), self.good, self.n)
        return None


class SpoilStock(OpBase, frozen=True, tag="spoil_stock"):
    """Every counter with an enemy on its space loses so much of its stock (SV-X27)."""

    n: int

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        for trader in SUPPLIERS:
            found = game.state.characters.get(make_character(trader))
            if found is not None and game.enemy_mask() >> found.space & 1:
                left = max(0, amount(game, stock_word(trader)) - self.n)
                game.put("counters", stock_word(trader), left)
                game.emit(events.StockSpoiled(trader, left))
        return None


class PriceOp(OpBase, frozen=True, tag="price"):
    """A saturation changes: at a counter of the players' choice, where the price is highest, or at one trader's."""

    which: str
    n: int

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return call(ShiftPrice(self.n, counters_meant(game, self.which)))


# --- characters -------------------------------------------------------------------------------------------------------


class DealOp(OpBase, frozen=True, tag="deal"):
    """Deal with the trader whose card this is."""

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return call(Deal(game.seat_of(script.owner), script.source))


class HandOverLoad(OpBase, frozen=True, tag="hand_over_load"):
    """Tokens change hands with a porter (SV-C01)."""

    character: CharacterKey = "foma"

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return call(HandOver(game.seat_of(script.owner), make_character(self.character)))


# --- Glass Harvest ----------------------------------------------------------------------------------------------------


class Capture(WhoOp, frozen=True, tag="capture"):
    """This enemy takes the artifact token of its space (SV-X11)."""

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        if who not in game.state.enemies or not take_from_zone(game, game.space_of(who)):
            return None
        mark(game, who)
        game.update(game.state.tokens[make_token(MARK, 1)], face="artifact")
        game.emit(events.ArtifactCaptured(who))
        found = tuple(triggers(game, "captured"))
        return call(Triggered(found, "", game.space_of(who), who)) if found else None


class GiveUpArtifact(OpBase, frozen=True, tag="give_up_artifact"):
    """The marked enemy puts the artifact token down on its space (script 46)."""

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        enemy = game.state.enemies.get(game.marked_enemy())
        token = game.state.tokens.get(make_token(MARK, 1))
        if enemy is not None and token is not None and token.face == "artifact":
            game.update(token, face="")
            ground = game.ground(enemy.space)
            game.put_ground(replace(ground, artifacts=ground.artifacts + 1))
        return None


class HandInArtifact(WhoOp, frozen=True, tag="hand_in_artifact"):
    """An artifact that was won in this match goes into the buyer's case (SV-X10)."""

    must_work: ClassVar[bool] = True

    def why_not(self, game: StalkerGame, about: Context) -> Reason | None:
        return None if won_artifacts(game, game.seat_of(about.owner)) else reasons.NEEDS_CARD("SV-5.1", "artifact")

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return call(GiveArtifact(game.seat_of(who)))


# --- What Took the Herd -----------------------------------------------------------------------------------------------


class BeastComes(OpBase, frozen=True, tag="beast_comes"):
    """The boss comes onto its slot, or far away if a stalker is near; it is marked (SV-X08)."""

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return call(Beast())


class RandomLoot(OpBase, frozen=True, tag="random_loot"):
    """A random loot token from the supply is resolved for self."""

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        token = draw_token(game, "loot")
        return gain_loot(game, asked_seat(game, script.owner), token) if token is not None else None
