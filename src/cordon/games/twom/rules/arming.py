"""TW-10.1 and TW-13.3 Taking weapons."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cordon.games.twom.terms import WEAPONS
from cordon.kernel.decisions import ask, thing, verb
from cordon.kernel.frames import Flow, Procedure, finish, step

if TYPE_CHECKING:
    from cordon.games.twom.game import TwomGame


class Arm(Procedure):
    """TW-13.3 Each takes up to one weapon from the active pile"""

    level: ClassVar[str] = "action"
    people: tuple[str, ...]
    jammed: tuple[str, ...] = ()
    """Guns that are of no use in this fight any more (TW-28)."""
    choice: str = ""

    @step("TW-13.3", "Give a weapon, take one back, or be done")
    def choose(self, game: TwomGame) -> Flow:
        pile, people = game.pile, game.state.people
        free = [weapon for weapon in WEAPONS if pile.get(weapon, 0) > self.jammed.count(weapon)]
        there = [person for person in self.people if person in people]
        options = [f"arm:{person}:{weapon}" for person in there for weapon in free if not people[person].weapon]
        options += [f"disarm:{person}" for person in there if people[person].weapon]
        if not options:
            return finish()
        return ask(game.state.leader, "choice", [*options, "done"], anytime=not game.state.enemies)

    @step("TW-13.8", "Weapons change hands", then="choose")
    def take(self, game: TwomGame) -> Flow:
        if self.choice == "done":
            return finish()
        if verb(self.choice) == "disarm":
            game.lay_down(thing(self.choice))
            return None
        person, _, weapon = thing(self.choice).partition(":")
        game.take_up(person, weapon)
        return None
