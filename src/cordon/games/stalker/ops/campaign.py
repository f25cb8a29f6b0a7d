"""Ops of the campaign (ST-15): what stories and epilogues do to the zone map, the contacts, the stash and memory."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from cordon.games.stalker.campaign import binder
from cordon.games.stalker.campaign.handing_in import HandIn as HandingIn
from cordon.games.stalker.campaign.handing_in import at_hand
from cordon.games.stalker.campaign.magazines import GainMagazines
from cordon.games.stalker.ops.base import OpBase
from cordon.games.stalker.ops.selecting import Context
from cordon.games.stalker.rules import reasons
from cordon.games.stalker.terms import Entity, Goods, Magazine
from cordon.kernel.decisions import Reason
from cordon.kernel.frames import Flow, call

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame
    from cordon.games.stalker.rules.script import Script


class BinderOp(OpBase, frozen=True):
    """What stories and epilogues do to the binder; no mission does."""


class Sticker(BinderOp, frozen=True, tag="sticker"):
    """A place of the zone map is open from now on (ST-15.7); one that was crossed out stays so."""

    place: str

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        binder.open_place(game, self.place)
        return None


class CrossOut(BinderOp, frozen=True, tag="cross_out"):
    """A place is finished in this run, whether or not it was ever open (ST-15.6)."""

    place: str

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        binder.cross_out(game, self.place)
        return None


class GainContact(BinderOp, frozen=True, tag="gain_contact"):
    """A contact card is the team's (ST-15.10)."""

    contact: str

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        binder.gain_contact(game, self.contact)
        return None


class LoseContact(BinderOp, frozen=True, tag="lose_contact"):
    """A contact is out of this run, and so is its place (SM-8.3)."""

    contact: str

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        binder.lose_contact(game, self.contact)
        return None


class Late(BinderOp, frozen=True, tag="late"):
    """LATE marks of a story, by its letter (SM-5.6); never below 0."""

    story: str
    n: int = 1

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        binder.add_late(game, self.story, self.n)
        return None


class BoxEvent(BinderOp, frozen=True, tag="box_event"):
    """The random event of a mission box joins the random events of this run (SM-5.7)."""

    event: str

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        binder.add_box_event(game, self.event)
        return None


class Magazines(BinderOp, frozen=True, tag="gain_magazines"):
    """The stash gets magazines: of one kind, of each, or each of one's choice."""

    kind: Magazine | Literal["each", "choose"]
    n: int = 1

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return call(GainMagazines(self.kind, self.n))


class HandIn(BinderOp, frozen=True, tag="hand_in"):
    """Give a card away, of the stash or of the PDAs (SM-8.2); a cost. ``type``: of this type of item."""

    goods: tuple[Goods, ...]
    type: str = ""
    n: int = 1

    def why_not(self, game: StalkerGame, about: Context) -> Reason | None:
        there = len(at_hand(game, self.goods, self.type))
        return None if there >= self.n else reasons.NOTHING_TO_HAND_IN("SM-8.2")

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return call(HandingIn(self.goods, self.type, self.n))


class LoseCard(BinderOp, frozen=True, tag="lose_card"):
    """One equipment card of the stash is lost, at random."""

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        binder.lose_random_card(game)
        return None


class PayPerMission(BinderOp, frozen=True, tag="pay_per_mission"):
    """Money for each mission won so far, at most so much."""

    n: int
    most: int

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        game.earn(min(self.most, self.n * binder.missions_won(game)))
        return None
