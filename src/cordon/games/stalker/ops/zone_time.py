"""Ops of Zone Survival about the event deck, the weather and the score (SV-0.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker.ops.base import OpBase
from cordon.games.stalker.rules.script import asked_seat
from cordon.games.stalker.survival.book import ReadZoneScript
from cordon.games.stalker.survival.deck import LookAtEvents, OrderEvents, change_rounds, change_weather
from cordon.games.stalker.terms import Entity
from cordon.kernel.frames import Flow, call

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame
    from cordon.games.stalker.rules.script import Script


class Rounds(OpBase, frozen=True, tag="rounds"):
    """Unseen event cards under the deck, or out of it."""

    n: int

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        change_rounds(game, self.n)
        return None


class LookEvents(OpBase, frozen=True, tag="look_events"):
    """See the next n event cards."""

    n: int

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return call(LookAtEvents(asked_seat(game, script.owner), self.n))


class OrderEventsOp(OpBase, frozen=True, tag="order_events"):
    """The next n event cards go back in any order."""

    n: int

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return call(OrderEvents(asked_seat(game, script.owner), self.n))


class Weather(OpBase, frozen=True, tag="weather"):
    """Another weather comes."""

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return change_weather(game)


class Icons(OpBase, frozen=True, tag="icons"):
    """The score memory gains difficulty icons, or relief icons, under the card that has opened the script."""

    n: int

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        read = game.nearest(ReadZoneScript)
        card = game.content.zone_scripts[read.number].opened_by if read is not None else script.source
        game.set(icons=(*game.state.icons, (card, self.n)))
        return None
