"""TW-10.1 and TW-13.3 Taking weapons."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cordon.games.twom.rules.people import DONE
from cordon.games.twom.terms import WEAPONS, PersonId, TokenId
from cordon.kernel.decisions import ask
from cordon.kernel.frames import Flow, Procedure, finish, step
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.twom.game import TwomGame

ARM = verb("arm", person=PersonId, weapon=TokenId)
DISARM = verb("disarm", person=PersonId)


class Arm(Procedure):
    """TW-13.3 Each takes up to one weapon from the active pile"""

    level: ClassVar[str] = "action"
    people: tuple[PersonId, ...]
    jammed: tuple[TokenId, ...] = ()
    """Guns that are of no use in this fight any more (TW-28)."""
    choice: str = ""

    @step("TW-13.3", "Give a weapon, take one back, or be done", offers=(ARM, DISARM, DONE))
    def choose(self, game: TwomGame) -> Flow:
        pile, people = game.pile, game.state.people
        free = [weapon for weapon in WEAPONS if pile.get(weapon, 0) > self.jammed.count(weapon)]
        there = [person for person in self.people if person in people]
        options = [ARM(person, weapon) for person in there for weapon in free if not people[person].weapon]
        options += [DISARM(person) for person in there if people[person].weapon]
        if not options:
            return finish()
        return ask(game.state.leader, "choice", [*options, DONE()], anytime=not game.state.enemies)

    @step("TW-13.8", "Weapons change hands", then="choose")
    def take(self, game: TwomGame) -> Flow:
        if self.choice == DONE():
            return finish()
        if self.choice in DISARM:
            game.lay_down(DISARM.read(self.choice))
        else:
            game.take_up(*ARM.read(self.choice))
        return None
