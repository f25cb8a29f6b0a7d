"""SV-U30: some of the stalkers start elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker.rules.movement import put_on
from cordon.games.stalker.survival.places import FAR_AWAY
from cordon.games.stalker.terms import STALKERS
from cordon.games.stalker.verbs import DONE, SPACE, TARGET, named_spaces, space_in
from cordon.kernel.decisions import Facts, ask
from cordon.kernel.frames import Flow, Procedure, finish, step

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame

AWAY = 3
"""The range that every enemy must be away."""


def quiet_spaces(game: StalkerGame, spaces: tuple[int, ...]) -> list[int]:
    """Those of some spaces that are far enough from every enemy."""
    found = []
    for space in spaces:
        ranges = game.board.ranges("open", space)
        if min((ranges[enemy.space] for enemy in game.state.enemies.values()), default=FAR_AWAY) >= AWAY:
            found.append(space)
    return found


class StartFacts(Facts, frozen=True):
    """How many more may start there."""

    left: int


class StartElsewhere(Procedure):
    """SV-U30 At most half of the stalkers start on another space"""

    spaces: tuple[int, ...]
    left: int = 0
    space: int = -1
    choice: str = ""

    def facts(self, game: StalkerGame) -> StartFacts:
        return StartFacts(self.left)

    @step("SV-U30", "On which space, or not at all", offers=(SPACE, DONE))
    def choose_space(self, game: StalkerGame) -> Flow:
        self.left = max(1, game.state.seats // 2)
        found = quiet_spaces(game, self.spaces)
        return ask(game.state.lead, "choice", [*named_spaces(game, found), DONE()]) if found else finish()

    @step("SV-U30", "There")
    def mark(self, game: StalkerGame) -> Flow:
        if self.choice in DONE:
            return finish()
        self.space = space_in(game, self.choice)
        return None

    @step("SV-U30", "Who", offers=(TARGET, DONE))
    def choose(self, game: StalkerGame) -> Flow:
        others = [STALKERS[seat] for seat in game.order() if game.stalker(seat).space != self.space]
        if not self.left or not others or game.is_full(self.space):
            return finish()
        return ask(game.state.lead, "choice", [*map(TARGET, others), DONE()])

    @step("SV-U30", "One after another", then="choose")
    def put(self, game: StalkerGame) -> Flow:
        if self.choice in DONE:
            return finish()
        put_on(game, TARGET.read(self.choice), self.space)
        self.left -= 1
        return None
