"""ST-5.20 to ST-5.24: resolving unknown-enemy tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.rules.activation import Rouse
from cordon.games.stalker.rules.placing import PlaceEnemies
from cordon.games.stalker.rules.ties import Outcome, decide, far_spaces_first
from cordon.games.stalker.rules.tokens import kind_of_colour, take_unknown
from cordon.games.stalker.verbs import SPACE, named_spaces, space_in
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame


class ResolveUnknown(Procedure):
    """ST-5.21 Resolve unknown-enemy tokens"""

    spaces: tuple[int, ...]
    whole: bool = False
    """All tokens of each stack, not only the top one."""
    one: bool = False
    """Only one of these spaces."""
    choice: str = ""
    space: int = -1
    token: str = ""
    placed: int = 0

    def _left(self, game: StalkerGame) -> list[int]:
        return [space for space in self.spaces if game.ground(space).unknown]

    @step("ST-5.23", "One after another; the lead stalker decides which, or in what order", offers=(SPACE,))
    def choose(self, game: StalkerGame) -> Flow:
        left = self._left(game)
        if not left:
            return finish()
        left = far_spaces_first(game, left)
        same = None if self.one else lambda: [Outcome("all", "all")] * len(left)
        return decide(game, self, "choice", named_spaces(game, left), same)

    @step("ST-5.21", "Turn the top token over; X: nothing")
    def turn_over(self, game: StalkerGame) -> Flow:
        self.space, self.placed = space_in(game, self.choice), 0
        self.token = take_unknown(game, self.space)
        if self.one:
            self.spaces = ()
        elif not self.whole:
            self.spaces = tuple(space for space in self.spaces if space != self.space)
        return None if game.content.unknown[self.token].colour else goto(ResolveUnknown.choose)

    @step("ST-5.21", "Place the standees shown, facing the arrow")
    def place(self, game: StalkerGame) -> Flow:
        token = game.content.unknown[self.token]
        same = [card for card in game.state.enemy_cards.values() if card.colour == token.colour]
        card = next((card for card in same if card.pool), None)
        if card is None:
            return None
        arrow = game.content.arrow_of[self.token]
        return call(PlaceEnemies(card.kind, self.space, token.standees, arrow), into="placed")

    @step("ST-5.21", "An empty pool: an activation card for the closest enemy of that colour", then="choose")
    def rouse(self, game: StalkerGame) -> Flow:
        if self.placed:
            return None
        colour = game.content.unknown[self.token].colour
        same = tuple(enemy for enemy in game.state.enemies if game.colour_of(enemy) == colour)
        kind = kind_of_colour(game, colour)
        if not same:
            if kind:
                game.emit(events.PoolEmpty(kind, ""))
            return None
        return call(Rouse(same, self.space, kind))
