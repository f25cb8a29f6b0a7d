"""TW-11.4, TW-22 and TW-29 Looking at cards, and the locations of the city."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.twom import events
from cordon.games.twom.rules.people import DONE
from cordon.games.twom.terms import SLOTS, CardId, FittingId, LocationId, Slot
from cordon.kernel.decisions import Facts, ask
from cordon.kernel.frames import Flow, Procedure, finish, goto, step
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.twom.game import TwomGame

CARD = verb("card", card=CardId)
FAR = verb("far", location=LocationId)
TOP = verb("top", location=LocationId)
IDEA = verb("idea", fitting=FittingId)


def look_at_event(game: TwomGame) -> None:
    """Everybody sees the top event card."""
    pile = game.state.piles["events"]
    if pile.draw:
        game.update(pile, known=max(1, pile.known))
        game.emit(events.CardsSeen("events", pile.draw[:1]))


def replace_location(game: TwomGame, slot: Slot) -> None:
    """TW-11.4: the card is removed, the others slide towards Near, a new card comes to Far."""
    locations = game.state.locations
    index = SLOTS.index(slot)
    if index >= len(locations):
        return
    old = locations[index]
    new = game.draw("locations")
    left = (*locations[:index], *locations[index + 1 :])
    game.set(locations=(*left, new) if new else left)
    game.emit(events.LocationReplaced(old, new))


class SeenFacts(Facts, frozen=True):
    """The cards that everybody looks at."""

    cards: tuple[CardId, ...]


class LookAtUnknown(Procedure):
    """TW-32 Look at the top cards of Unknown and return any of them"""

    n: int
    choice: str = ""

    def facts(self, game: TwomGame) -> SeenFacts:
        pile = game.state.piles["unknown"]
        return SeenFacts(pile.draw[: pile.known])

    @step("TW-32", "Everybody sees them")
    def look(self, game: TwomGame) -> Flow:
        pile = game.state.piles["unknown"]
        seen = min(self.n, len(pile.draw))
        game.update(pile, known=seen)
        game.emit(events.CardsSeen("unknown", pile.draw[:seen]))
        return None

    @step("TW-9.7", "Return one, or be done", offers=(CARD, DONE))
    def choose(self, game: TwomGame) -> Flow:
        pile = game.state.piles["unknown"]
        cards = list(dict.fromkeys(pile.draw[: pile.known]))
        return ask(game.state.leader, "choice", [*(CARD(card) for card in cards), DONE()])

    @step("TW-9.7", "It is shuffled into the exploration deck", then="choose")
    def put_back(self, game: TwomGame) -> Flow:
        if self.choice == DONE():
            return finish()
        pile = game.state.piles["unknown"]
        at = pile.draw.index(CARD.read(self.choice))
        game.update(pile, draw=(*pile.draw[:at], *pile.draw[at + 1 :]), known=pile.known - 1)
        game.shuffle_in("exploration", (pile.draw[at],))
        game.emit(events.CardsReturned(1))
        return None


class ScoutLocations(Procedure):
    """TW-29 Look at the top location cards, put one on Far, the rest back in any order"""

    n: int
    cards: tuple[LocationId, ...] = ()
    back: tuple[LocationId, ...] = ()
    choice: str = ""

    def facts(self, game: TwomGame) -> SeenFacts:
        return SeenFacts(self.cards)

    @step("TW-29", "Look at the cards")
    def look(self, game: TwomGame) -> Flow:
        drawn = [game.draw("locations") for _ in range(self.n)]
        self.cards = tuple(card for card in drawn if card)
        if not self.cards:
            return finish()
        game.emit(events.CardsSeen("locations", self.cards))
        return None

    @step("TW-29", "One of them comes to Far instead of the card there", offers=(FAR,))
    def choose(self, game: TwomGame) -> Flow:
        return ask(game.state.leader, "choice", [FAR(card) for card in self.cards], always=True)

    @step("TW-29", "The card of Far is removed")
    def put_far(self, game: TwomGame) -> Flow:
        card = FAR.read(self.choice)
        old = game.state.locations[-1]
        game.set(locations=(*game.state.locations[:-1], card))
        game.emit(events.LocationReplaced(old, card))
        self.cards = tuple(other for other in self.cards if other != card)
        return None

    @step("TW-29", "The next of the rest, from the bottom up", offers=(TOP,))
    def order(self, game: TwomGame) -> Flow:
        if not self.cards:
            pile = game.state.piles["locations"]
            game.update(pile, draw=(*self.back, *pile.draw), known=pile.known + len(self.back))
            return finish()
        return ask(game.state.leader, "choice", [TOP(card) for card in self.cards])

    @step("TW-29", "It lies on top of those before it")
    def lay(self, game: TwomGame) -> Flow:
        card = TOP.read(self.choice)
        self.back = (card, *self.back)
        self.cards = tuple(other for other in self.cards if other != card)
        return goto(ScoutLocations.order)


class ChooseIdea(Procedure):
    """TW-19.2 Any one card of Ideas becomes buildable"""

    choice: str = ""

    @step("TW-19.2", "Choose it", offers=(IDEA,))
    def choose(self, game: TwomGame) -> Flow:
        if not game.state.ideas:
            return finish()
        return ask(game.state.leader, "choice", [IDEA(idea) for idea in game.state.ideas])

    @step("TW-19.2", "It lies on the Fittings stack")
    def move(self, game: TwomGame) -> Flow:
        game.found_idea(IDEA.read(self.choice))
        return finish()
