"""Ops of cards and money, and the offers of contacts (SC-1.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from cordon.games.stalker.campaign import binder
from cordon.games.stalker.campaign.hiring import Hire
from cordon.games.stalker.ops.base import OpBase, WhoOp
from cordon.games.stalker.ops.selecting import Context
from cordon.games.stalker.rules import reasons
from cordon.games.stalker.rules.equipment import DiscardItemOf, GainCard
from cordon.games.stalker.terms import ContactKey, Entity, EquipmentDeck, Goods, Price
from cordon.kernel.content import tag
from cordon.kernel.decisions import Reason
from cordon.kernel.errors import EngineError
from cordon.kernel.frames import Flow, call

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame
    from cordon.games.stalker.rules.script import Script


class GainCardOp(WhoOp, frozen=True, tag="gain_card"):
    """A random card of a deck (ST-10.13), or one of your choice with ``choose``. Between missions it goes to the stash.

    ``type`` is a type of item, or ``armour`` or ``weapon`` for an attachment of such."""

    deck: EquipmentDeck | Literal["unique"]
    tier: int = 0
    type: str = ""
    max: int = 0
    key: str = ""
    """This card, while there is one."""
    choose: bool = False
    magazines: int = 0
    """With a weapon: so many magazines that fit it; none for one with special ammo (SV-13.7)."""

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        seat = game.seat_of(who)
        wish = GainCard(
            seat, self.deck, self.tier, self.type, self.max, self.choose, magazines=self.magazines, key=self.key
        )
        return call(wish)


class DiscardItem(WhoOp, frozen=True, tag="discard_item"):
    """Discard an item of this type from the backpack; a cost."""

    type: str

    def why_not(self, game: StalkerGame, about: Context) -> Reason | None:
        seat = game.seat_of(self.first(game, about) or about.owner)
        return None if game.items_of_type(seat, self.type) else reasons.NO_ITEM("ST-10.15", self.type)

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return call(DiscardItemOf(game.seat_of(who), self.type))


class Money(OpBase, frozen=True, tag="money"):
    """Team money; as a cost it must be there."""

    n: int
    per_stalker: int = 0
    """So much more for each stalker of the team."""

    def amount(self, game: StalkerGame) -> int:
        return self.n + self.per_stalker * game.state.seats

    def why_not(self, game: StalkerGame, about: Context) -> Reason | None:
        n = self.amount(game)
        return None if game.state.money + n >= 0 else reasons.NO_MONEY("ST-2.6", -n)

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        game.earn(self.amount(game))
        return None


class Offer(OpBase, frozen=True):
    """What a contact buys and sells: a shop or a dealing reads it, no script carries it out (ST-15.12)."""

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        raise EngineError(f"'{tag(self)}' is an offer of a contact; {script.path} carries it out (SC-15.1)")


class Buy(Offer, frozen=True, tag="buy"):
    """You may buy these goods (ST-15.14)."""

    goods: tuple[Goods, ...]
    price: Price
    tier: int = 0
    type: str = ""


class Sell(Offer, frozen=True, tag="sell"):
    """The trader buys these goods from you."""

    goods: tuple[Goods, ...]
    price: Price
    type: str = ""


class Trade(Offer, frozen=True, tag="trade"):
    """Pay the fee, give one card, take one of the same deck with at most the same value."""

    goods: tuple[Goods, ...]
    fee: int


class Join(OpBase, frozen=True, tag="join"):
    """This companion comes along; at most one does (ST-15.11)."""

    def why_not(self, game: StalkerGame, about: Context) -> Reason | None:
        return reasons.ONE_COMPANION("ST-15.11") if game.state.companion else None

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return call(Hire(script.source))


class TakeContract(OpBase, frozen=True, tag="take_contract"):
    """This contract is the one of the next mission; there is at most one (ST-15.11)."""

    def why_not(self, game: StalkerGame, about: Context) -> Reason | None:
        return reasons.ONE_CONTRACT("ST-15.11") if game.state.contract else None

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        binder.take_contract(game, script.source)
        return None


class Favour(OpBase, frozen=True, tag="favour"):
    """A contact comes along for nothing in the next missions."""

    contact: ContactKey
    missions: int

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        binder.owe_favour(game, self.contact, self.missions)
        return None
