"""ZO-13 Event phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.zona import events
from cordon.games.zona.rules.market import refill
from cordon.games.zona.rules.using import end_turn_of_abilities
from cordon.games.zona.terms import REPUTATIONS
from cordon.kernel.decisions import Seat
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.state import Outcome

if TYPE_CHECKING:
    from cordon.games.zona.game import ZonaGame


class EventPhase(Procedure):
    """ZO-13 Event phase (p. 10)"""

    level = "phase"

    seats: tuple[Seat, ...] = ()

    @step("ZO-11.3", "Every player in turn order")
    def begin(self, game: ZonaGame) -> Flow:
        game.emit(events.PhaseBegan("event", empty=not any(draws_event(game, seat) for seat in game.order())))
        self.seats = tuple(game.order())
        return None

    @step("ZO-13.1", "Draw a card where the area has a deck")
    def draw(self, game: ZonaGame) -> Flow:
        if not self.seats:
            return finish()
        seat = self.seats[0]
        if not draws_event(game, seat):
            return None
        game.set(turn=seat, acting=False, bought=())
        return call(DrawEvent(seat))

    @step("ZO-9.4", "End of that turn: the market is refilled after purchases", then="draw")
    def end_turn(self, game: ZonaGame) -> Flow:
        if game.state.turn >= 0:
            if game.state.bought:
                refill(game, slide=True)
            end_turn_of_abilities(game, self.seats[0])
            game.set(turn=-1, bought=())
        self.seats = self.seats[1:]
        return None


def deck_of_area(game: ZonaGame, seat: Seat) -> str:
    """The event deck of the scavenger's area; empty in bunkers and in the red sector (ZO-13.1)."""
    area = game.area_of(seat)
    if area.group in ("green", "yellow"):
        return area.group
    return "sarcophagus" if area.group == "end" else area.id if area.group == "facility" else ""


def draws_event(game: ZonaGame, seat: Seat) -> bool:
    """Whether the player resolves a card in this phase."""
    if not game.scavenger(seat).character:
        return False
    deck = deck_of_area(game, seat)
    facility = game.state.facilities.get(deck)
    if facility is not None:
        known = deck in game.facilities_known(seat) and not game.config.draw_after_secret
        return bool(facility.events) and not known
    return bool(deck)


class DrawEvent(Procedure):
    """ZO-13 Draw and resolve an event card (p. 11)"""

    level = "turn"

    seat: Seat
    deck: str = ""
    card: str = ""
    verdict: str = ""

    @step("ZO-13.1", "Draw from the deck of the area; the card is public (ZO-13.2)")
    def draw(self, game: ZonaGame) -> Flow:
        self.deck = deck_of_area(game, self.seat)
        facility = game.state.facilities.get(self.deck)
        if facility is not None:
            self.card = facility.events[0]
            game.update(facility, events=facility.events[1:])
            return None
        pile = game.state.piles[self.deck]
        self.card = pile.draw[0]
        pile = game.update(pile, draw=pile.draw[1:])
        if not pile.draw and self.deck != "sarcophagus":
            # ZO-13.11: a new deck as soon as the last card is drawn, without the card in resolution
            game.update(pile, draw=game.shuffle(self.deck, pile.discard), discard=())
        return None

    @step("ZO-13.2", "Resolve the section or paragraphs that apply")
    def resolve(self, game: ZonaGame) -> Flow:
        section = section_for(game, self.seat, self.card)
        game.emit(events.EventDrawn(self.seat, self.card, section))
        return call(ResolveEvent(self.seat, self.card, section), into="verdict")

    @step("ZO-13.11", "Discard the card unless it is kept as a secret")
    def discard(self, game: ZonaGame) -> Flow:
        facility = game.state.facilities.get(self.deck)
        if facility is not None:
            if not facility.events:
                game.emit(events.FacilityRansacked(self.deck))
            return finish()
        pile = game.state.piles[self.deck]
        game.update(pile, discard=(*pile.discard, self.card))
        if self.deck == "sarcophagus" and not pile.draw:
            # ZO-1.5: the last sarcophagus card is discarded
            game.emit(events.MatchLost("sarcophagus"))
            game.end(Outcome("defeat", cause="sarcophagus"))
        return finish()


def section_for(game: ZonaGame, seat: Seat, card: str) -> str:
    """The section naming the area or the reputation, else "other"; ``1`` for a card of paragraphs (ZO-13.10)."""
    sections = game.content.events[card].sections
    if not sections:
        return "1"
    area = game.scavenger(seat).area
    reputation = REPUTATIONS[game.reputation(seat)]
    return area if area in sections else reputation if reputation in sections else "other"


class ResolveEvent(Procedure):
    """ZO-13 The section or the paragraphs of an event card (p. 11, 12)"""

    scope = True

    seat: Seat
    card: str
    section: str
    verdict: str | None = None

    @step("ZO-13.12", "The section, or the next paragraph from the top")
    def read(self, game: ZonaGame) -> Flow:
        self.verdict = None
        key = f"event/{self.card}/{self.section}"
        if not game.content.scripts[key]:
            game.emit(events.NothingHappened(self.seat, key))
        return call(game.carry_out(self.seat, key, self.card), into="verdict")

    @step("ZO-13.14", "Proceed to the next paragraph, or fail (ZO-13.13)")
    def go_on(self, game: ZonaGame) -> Flow:
        if self.verdict == "fail":
            game.emit(events.MissionFailed(self.seat, self.card))
        if self.verdict != "proceed":
            return finish(self.verdict)
        self.section = str(int(self.section) + 1)
        game.emit(events.ParagraphReached(self.seat, self.card, self.section))
        return goto(ResolveEvent.read)
