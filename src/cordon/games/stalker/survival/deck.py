"""ST-19.15, SV-0.4: what cards do with the event deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.survival.cards import count_icon
from cordon.games.stalker.survival.event_phase import TakeZoneEvent
from cordon.games.stalker.terms import ZoneCardId
from cordon.games.stalker.verbs import DONE
from cordon.kernel.decisions import Facts, Seat, ask
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame

NEXT_EVENT = verb("next_event", card=ZoneCardId)


def change_rounds(game: StalkerGame, n: int) -> None:
    """Unseen cards go to the bottom of the event deck, or unseen ones are discarded, never the last; they count for the
    score all the same (ST-19.29)."""
    deck, box = game.pile("zone_events"), game.pile("zone_box")
    if n > 0:
        added = box.draw[:n]
        game.update(box, draw=box.draw[n:])
        game.update(deck, draw=(*deck.draw, *added))
    else:
        left = max(1, len(deck.draw) + n)
        game.update(deck, draw=deck.draw[:left], discard=(*deck.discard, *deck.draw[left:]))
    changed = len(game.pile("zone_events").draw) - len(deck.draw)
    if changed:
        game.emit(events.RoundsChanged(changed, len(game.pile("zone_events").draw)))


def change_weather(game: StalkerGame) -> Flow:
    """Event cards outside this game are turned over until a weather card comes; it comes into play."""
    box, known = game.pile("zone_box"), game.content.zone_cards
    card = next((card for card in game.shuffle("weather", box.draw) if "weather" in known[card].tags), "")
    if not card:
        return None
    game.update(box, draw=tuple(other for other in box.draw if other != card))
    count_icon(game, card)
    return call(TakeZoneEvent(card))


class EventsFacts(Facts, frozen=True):
    """The next cards of the event deck."""

    cards: tuple[ZoneCardId, ...]


class LookAtEvents(Procedure):
    """SV-0.4 The next event cards are seen"""

    seat: Seat
    n: int
    choice: str = ""

    def facts(self, game: StalkerGame) -> EventsFacts:
        return EventsFacts(game.pile("zone_events").draw[: self.n])

    @step("SV-0.4", "Everybody looks, then they go back", offers=(DONE,))
    def look(self, game: StalkerGame) -> Flow:
        return ask(self.seat, "choice", [DONE()], always=True) if game.pile("zone_events").draw else finish()

    @step("SV-0.4", "The team has seen them")
    def end(self, game: StalkerGame) -> Flow:
        for card in game.pile("zone_events").draw[: self.n]:
            game.emit(events.EventForeseen(card))
        return None


class OrderEvents(Procedure):
    """SV-0.4 The next event cards go back in any order"""

    seat: Seat
    n: int
    laid: tuple[ZoneCardId, ...] = ()
    choice: str = ""

    def facts(self, game: StalkerGame) -> EventsFacts:
        return EventsFacts(self._left(game))

    def _left(self, game: StalkerGame) -> tuple[ZoneCardId, ...]:
        return tuple(card for card in game.pile("zone_events").draw[: self.n] if card not in self.laid)

    @step("SV-0.4", "Which comes first, which next", offers=(NEXT_EVENT,))
    def choose(self, game: StalkerGame) -> Flow:
        left = self._left(game)
        return ask(self.seat, "choice", [NEXT_EVENT(card) for card in left]) if left else goto(OrderEvents.lay)

    @step("SV-0.4", "And so on", then="choose")
    def take(self, game: StalkerGame) -> Flow:
        self.laid = (*self.laid, NEXT_EVENT.read(self.choice))
        return None

    @step("SV-0.4", "Back onto the deck")
    def lay(self, game: StalkerGame) -> Flow:
        deck = game.pile("zone_events")
        game.update(deck, draw=(*self.laid, *deck.draw[len(self.laid) :]))
        return finish()
