"""TW-24 and TW-25 Findings cards: draw one, take a row."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from cordon.games.twom import events
from cordon.games.twom.terms import ROWS, FindingsId, Row
from cordon.kernel.decisions import Facts, ask
from cordon.kernel.frames import Flow, Procedure, finish, goto, step
from cordon.kernel.triggers import window
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.twom.game import TwomGame

ROW = verb("row", row=Row)
CARD = verb("card", card=FindingsId)


class RowFacts(Facts, frozen=True):
    cards: tuple[FindingsId, ...]
    row: Row | Literal["any"]


class TakeRows(Procedure):
    """TW-25 Draw findings cards and take a row of each"""

    row: Row | Literal["any"]
    left: int
    cards: tuple[FindingsId, ...] = ()
    choice: str = ""
    replaced: bool = False
    found: bool = False

    def facts(self, game: TwomGame) -> RowFacts:
        return RowFacts(self.cards, self.row)

    @step("TW-23", "A location may give something else instead")
    def instead(self, game: TwomGame) -> Flow:
        self.replaced = False
        if not self.left and self.cards and not self.found:
            game.emit(events.FoundNothing(self.row))
        if not self.left or not game.modified("row_given", 1, game.state.leader, game.state.card):
            return finish()
        self.left -= 1
        return window(game, "instead_of_row", game.state.leader, self.row, into="replaced")

    @step("TW-25", "Draw a findings card, or as many as a location says")
    def draw(self, game: TwomGame) -> Flow:
        if self.replaced:
            return goto(TakeRows.instead)
        draws = game.modified("row_draws", 1, game.state.leader, game.state.card)
        self.cards = tuple(filter(None, (game.draw("findings") for _ in range(draws))))
        pile = game.state.piles["findings"]
        game.update(pile, discard=(*pile.discard, *self.cards))
        for card in self.cards:
            game.emit(events.FindingsDrawn(card, self.row))
        return None

    @step("TW-25", "Choose the card or the row where there is a choice", offers=(ROW, CARD))
    def choose(self, game: TwomGame) -> Flow:
        if not self.cards:
            return goto(TakeRows.instead)
        if self.row == "any":
            return ask(game.state.leader, "choice", [ROW(row) for row in ROWS])
        return ask(game.state.leader, "choice", [CARD(card) for card in dict.fromkeys(self.cards)])

    @step("TW-9.13", "What stands in the row goes to the active pile")
    def take(self, game: TwomGame) -> Flow:
        card = self.cards[0] if self.row == "any" else CARD.read(self.choice)
        row = ROW.read(self.choice) if self.row == "any" else self.row
        for token, n in game.content.rows[card, row].items():
            game.gain(token, n)
            self.found = True
        return window(game, "after_row", game.state.leader, row)

    @step("TW-25", "The next card")
    def go_on(self, game: TwomGame) -> Flow:
        return goto(TakeRows.instead)
