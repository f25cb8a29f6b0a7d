"""TW-20.1 Joining the group."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.twom import events
from cordon.games.twom.rules.effects import Effects
from cordon.games.twom.rules.reasons import GROUP_FULL
from cordon.games.twom.state import Person
from cordon.games.twom.terms import GROUP_MAX, LEVEL_MAX, PersonId
from cordon.kernel.decisions import Facts, Refusal, ask
from cordon.kernel.frames import Flow, Procedure, call, finish, step
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.twom.game import TwomGame

ACCEPT = verb("accept")
REFUSE = verb("refuse")

TURNED_AWAY = "turned_away"
"""The flag that somebody came to our door and was not let in."""
FULL = Refusal(ACCEPT(), GROUP_FULL("TW-2.11"))


def come_back(game: TwomGame, person: str, hunger: int = 2, fatigue: int = 2, wounds: int = 0) -> None:
    """Somebody who left is one of us again, with the despair they went with; not into a full house (TW-2.11)."""
    gone = game.state.gone[person]
    if gone.fate != "left" or len(game.state.people) >= GROUP_MAX:
        return
    game.remove(gone)
    game.add(
        Person(
            person,
            founder=gone.founder,
            misery=min(gone.misery, LEVEL_MAX - 1),
            joined=game.state.day,
            dependant=gone.dependant,
            gave_up=game.state.phase == "day",
            hunger=hunger,
            fatigue=fatigue,
            wounds=wounds,
        )
    )
    game.listen(person, game.content.listens[person])
    game.emit(events.CameBack(person))


class JoiningFacts(Facts, frozen=True):
    person: PersonId
    dependant: bool


class Joining(Procedure):
    """TW-20.1 Somebody may join"""

    hunger: int
    dependant: bool = False
    must: bool = False
    character: PersonId = ""
    refused: str = ""
    """Where it is said what a refusal does."""
    person: PersonId = ""
    choice: str = ""

    def facts(self, game: TwomGame) -> JoiningFacts:
        return JoiningFacts(self.person, self.dependant)

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

    @step("TW-2.11", "With four in the group nobody can join", offers=(ACCEPT, REFUSE))
    def choose(self, game: TwomGame) -> Flow:
        if len(game.state.people) >= GROUP_MAX:
            return ask(game.state.leader, "choice", [REFUSE()], refused=lambda _: [FULL])
        return ask(game.state.leader, "choice", [ACCEPT()] if self.must else [ACCEPT(), REFUSE()])

    @step("TW-20.1", "Hunger and Fatigue of a joiner; acts from the next phase on")
    def join(self, game: TwomGame) -> Flow:
        if self.choice == REFUSE():
            game.shuffle_in("characters", (self.person,))
            game.emit(events.TurnedAway(self.person))
            for person in game.state.people:
                game.deed(person, "refused")
            if not game.state.place:
                game.flag(TURNED_AWAY, 1)
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
