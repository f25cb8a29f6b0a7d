"""TW-9.4 and TW-26 Encounters with residents."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cordon.games.twom import events
from cordon.games.twom.rules.effects import OPTION, CardFacts, Effects, why_not_option
from cordon.games.twom.rules.reasons import NO_FIGHT_HERE
from cordon.games.twom.rules.scripts import draw_somebody, tied
from cordon.games.twom.terms import ExplorationId, ResidentId, ops_path
from cordon.kernel.decisions import Reason, ask, offered, refusals
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.triggers import window
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.twom.game import TwomGame

MEET = verb("meet")
HIDE = verb("hide")
AMBUSH = verb("ambush")
LEAVE = verb("leave")


class Encounter(Procedure):
    """TW-26 Encounter: a residents card is drawn and resolved"""

    level: ClassVar[str] = "turn"
    card: ResidentId = ""
    explored: ExplorationId = ""
    """The exploration card whose noise led here: what it says of its own rows and noise does not reach residents."""
    ignored: bool = False
    told: bool = False
    replaced: bool = False
    choice: str = ""
    ambush: bool = False
    """The fight of this card begins from a Hiding place."""

    def facts(self, game: TwomGame) -> CardFacts:
        return CardFacts(self.card, ops_path("resident", self.card))

    @step("TW-9.4", "Draw the top residents card")
    def draw(self, game: TwomGame) -> Flow:
        self.card = draw_somebody(game, "residents")
        if not self.card:
            return finish()
        self.explored = game.state.card
        game.set(resident=self.card, card="")
        game.note("encounter")
        game.count("met", self.card)
        game.emit(events.ResidentMet(self.card))
        return window(game, "instead_of_resident", game.state.leader, self.card, into="ignored")

    def _peaceful(self, game: TwomGame) -> bool:
        return not game.modified("residents_fight", 1, game.state.leader)

    @step(
        "TW-24",
        "From a Hiding place one may let them pass, or strike first; before anything else happens",
        offers=(MEET, HIDE, AMBUSH),
    )
    def hide(self, game: TwomGame) -> Flow:
        if self.ignored:
            return finish(self._leave(game))
        self.choice = ""
        if not game.state.hiding:
            return goto(Encounter.tell)
        first = [AMBUSH()] if game.content.fights.get(self.card) and not self._peaceful(game) else []
        return ask(game.state.leader, "choice", [MEET(), HIDE(), *first], anytime=True)

    @step("TW-24", "The Hiding place is used up")
    def use_hiding_place(self, game: TwomGame) -> Flow:
        if self.choice == MEET():
            return None
        game.set(hiding=False)
        game.emit(events.HidFrom(self.card))
        return goto(Encounter.resolve)

    @step("TW-31", "A script may hang at this card")
    def tell(self, game: TwomGame) -> Flow:
        return tied(game, "resident", self.card, into="replaced")

    def _candidates(self, game: TwomGame) -> list[tuple[str, Reason | None]]:
        peaceful = self._peaceful(game)
        fights = game.content.fights
        found: list[tuple[str, Reason | None]] = []
        for option in game.content.options[ops_path("resident", self.card)]:
            if option.id in fights.get(self.card, ()) and peaceful:
                found.append((OPTION(option.id), NO_FIGHT_HERE("TW-23")))
            else:
                found.append((OPTION(option.id), why_not_option(game, option, ())))
        if peaceful:
            found.append((LEAVE(), None))
        return found

    @step("TW-26", "Take an option of the card", offers=(OPTION, LEAVE))
    def choose(self, game: TwomGame) -> Flow:
        if self.replaced or not game.state.people or not game.present():
            return finish(self._leave(game))
        candidates = self._candidates(game)
        options = offered(candidates)
        if not options:
            self.choice = ""
            return None
        return ask(game.state.leader, "choice", options, anytime=True, refused=lambda _: refusals(candidates))

    @step("TW-26", "It is resolved")
    def resolve(self, game: TwomGame) -> Flow:
        if self.choice in (HIDE(), LEAVE()):
            return None
        if self.choice == AMBUSH():
            self.ambush = True
            id = game.content.fights[self.card][0]
        else:
            id = OPTION.read(self.choice) if self.choice else ""
        key = ops_path("resident", self.card)
        if id:
            game.emit(events.OptionTaken(self.card, id))
            key += f"/{id}"
        return call(Effects(key, (), self.card))

    @step("TW-9.4", "The card goes to the discard pile")
    def end(self, game: TwomGame) -> Flow:
        return finish(self._leave(game))

    def _leave(self, game: TwomGame) -> bool:
        """The card goes to the discard pile."""
        pile = game.state.piles["residents"]
        if self.card not in pile.discard:
            game.update(pile, discard=(*pile.discard, self.card))
        game.set(resident="", card=self.explored)
        return True
