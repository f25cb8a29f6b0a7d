"""TW-20.1 Joining the group."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.twom import events
from cordon.games.twom.rules.effects import Effects
from cordon.games.twom.rules.reasons import why
from cordon.games.twom.state import Person
from cordon.games.twom.terms import GROUP_MAX
from cordon.kernel.decisions import Refusal, ask
from cordon.kernel.frames import Flow, Procedure, call, finish, step

if TYPE_CHECKING:
    from cordon.games.twom.game import TwomGame

FULL = Refusal("accept", why("group-full", "TW-2.11"))


class Joining(Procedure):
    """TW-20.1 Somebody may join"""

    hunger: int
    dependant: bool = False
    must: bool = False
    character: str = ""
    refused: str = ""
    """Where it is said what a refusal does."""
    person: str = ""
    choice: str = ""

    def facts(self, game: TwomGame) -> dict[str, object]:
        return {"person": self.person, "dependant": self.dependant}

    @step("TW-20.1", "The top character card, or the one that is named")
    def draw(self, game: TwomGame) -> Flow:
        pile = game.state.piles["characters"]
        if self.character:
            self.person = self.character if self.character in pile.draw else ""
            left = tuple(card for card in pile.draw if card != self.character)
            game.update(pile, draw=left, known=0)
        else:
            self.person = game.draw("characters")
        return finish("") if not self.person else None

    @step("TW-2.11", "With four in the group nobody can join")
    def choose(self, game: TwomGame) -> Flow:
        if len(game.state.people) >= GROUP_MAX:
            return ask(game.state.leader, "choice", ["refuse"], refused=lambda _: [FULL])
        return ask(game.state.leader, "choice", ["accept"] if self.must else ["accept", "refuse"])

    @step("TW-20.1", "Hunger and Fatigue of a joiner; acts from the next phase on")
    def join(self, game: TwomGame) -> Flow:
        if self.choice == "refuse":
            game.shuffle_in("characters", (self.person,))
            game.emit(events.TurnedAway(self.person))
            for person in game.state.people:
                game.deed(person, "refused")
            self.person = ""
            return call(Effects(self.refused)) if self.refused else None
        state = game.state
        late = state.phase == "day"
        joiner = Person(
            self.person, hunger=self.hunger, fatigue=1, joined=state.day, dependant=self.dependant, gave_up=late
        )
        game.add(joiner)
        game.listen(self.person, game.content.listens[self.person])
        game.emit(events.Joined(self.person))
        return None

    @step("TW-20.1", "Whoever joined")
    def end(self, game: TwomGame) -> Flow:
        return finish(self.person)
