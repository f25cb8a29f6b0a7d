"""ST-19.15, ST-19.22, ST-19.27: the event deck of Zone Survival."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cordon.games.stalker import events
from cordon.games.stalker.rules.environment import Triggered, triggers
from cordon.games.stalker.survival.cards import carry_out, count_icon, face_up, put_into_play, put_off
from cordon.games.stalker.terms import ZoneCardId
from cordon.kernel.frames import Flow, Procedure, call, step

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame

STAYING = frozenset(("one_turn", "long", "weather", "improved_enemies", "ace", "request"))
"""Tags that keep a card beside the map (ST-19.22)."""


class ZoneEventPhase(Procedure):
    """ST-19.15 Event phase of Zone Survival"""

    level: ClassVar[str] = "phase"

    number: ZoneCardId = ""

    @step("ST-19.27", "Draw the top event card; the last one starts the last round")
    def draw(self, game: StalkerGame) -> Flow:
        pile = game.pile("zone_events")
        self.number = pile.draw[0]
        game.update(pile, draw=pile.draw[1:])
        game.emit(events.ZoneEventDrawn(self.number, len(pile.draw) - 1))
        return call(TakeZoneEvent(self.number))

    @step("SV-5.1", "What waits for the deck to run low")
    def wait(self, game: StalkerGame) -> Flow:
        found = triggers(game, "event_drawn")
        return call(Triggered(tuple(found))) if found else None


class TakeZoneEvent(Procedure):
    """ST-19.22 An event card comes into play by its tags"""

    number: ZoneCardId

    @step("ST-19.22", "It lies beside the map; new weather replaces the old")
    def lay(self, game: StalkerGame) -> Flow:
        card = game.content.zone_cards[self.number]
        if "weather" in card.tags:
            for other in face_up(game):
                if "weather" in other.tags:
                    put_off(game, other.id)
        put_into_play(game, self.number)
        count_icon(game, self.number)
        return None

    @step("ST-19.22", "Its instant effect")
    def resolve(self, game: StalkerGame) -> Flow:
        return carry_out(game, self.number, "now")

    @step("ST-19.22", "A card that is only instant is discarded")
    def put_away(self, game: StalkerGame) -> Flow:
        if STAYING.isdisjoint(game.content.zone_cards[self.number].tags):
            put_off(game, self.number)
        return None


def end_one_turn(game: StalkerGame) -> None:
    """Cards that last a round are discarded at its end, unless another tag keeps them."""
    for card in face_up(game):
        if "one_turn" in card.tags and STAYING.isdisjoint(set(card.tags) - {"one_turn"}):
            put_off(game, card.id)
