"""TW-6.12 and TW-29 Going outside, and visitors."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cordon.games.twom import events
from cordon.games.twom.rules.effects import ChooseOption, Effects
from cordon.games.twom.rules.people import change
from cordon.games.twom.rules.scripts import draw_somebody, tied
from cordon.games.twom.terms import SNIPER_HITS, SNIPER_WOUNDS, ops_path
from cordon.kernel.frames import Flow, Procedure, call, finish, step

if TYPE_CHECKING:
    from cordon.games.twom.game import TwomGame


class GoOutside(Procedure):
    """TW-6.12 Outside"""

    person: str

    @step("TW-6.12", "Roll BLACK: on 1 a sniper hits")
    def cross(self, game: TwomGame) -> Flow:
        game.count("today", "outside")
        if game.state.flags.get("no_sniper"):
            game.flag("no_sniper", 0)
            game.emit(events.WentOutside(self.person, 0))
            return None
        rolled = game.black()
        game.emit(events.WentOutside(self.person, rolled))
        if rolled <= SNIPER_HITS:
            change(game, self.person, "wounds", SNIPER_WOUNDS, "sniper")
        return None

    @step("TW-6.12", "If the character lives, a visitor comes")
    def meet(self, game: TwomGame) -> Flow:
        return call(Visit(self.person)) if self.person in game.state.people else finish()


class Visit(Procedure):
    """TW-29 A visitor"""

    level: ClassVar[str] = "turn"
    host: str
    card: str = ""
    replaced: bool = False

    @step("TW-29", "Draw a visitor card")
    def draw(self, game: TwomGame) -> Flow:
        self.card = draw_somebody(game, "visitors")
        game.set(visitor=self.card, host=self.host)
        game.count("met", self.card)
        game.emit(events.VisitorCame(self.card, self.host))
        return None

    @step("TW-31", "A script may hang at this card")
    def tell(self, game: TwomGame) -> Flow:
        return tied(game, "visitor", self.card, into="replaced")

    @step("TW-29", "What the card says")
    def resolve(self, game: TwomGame) -> Flow:
        if self.replaced:
            return None
        return call(Effects(ops_path("visitor", self.card), (), self.card))

    @step("TW-29", "What the card offers")
    def offer(self, game: TwomGame) -> Flow:
        if self.replaced or not game.content.options[ops_path("visitor", self.card)]:
            return None
        return call(ChooseOption(ops_path("visitor", self.card), self.card))

    @step("TW-29", "The visitor goes")
    def end(self, game: TwomGame) -> Flow:
        pile = game.state.piles["visitors"]
        game.update(pile, discard=(*pile.discard, self.card))
        game.set(visitor="", host="")
        return finish()
