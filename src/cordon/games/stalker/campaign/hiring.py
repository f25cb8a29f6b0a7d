"""SC-15.2: a companion is taken along."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.terms import ContactKey
from cordon.kernel.decisions import Facts, Seat, ask
from cordon.kernel.frames import Flow, Procedure, step
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame


COMPANION_OF = verb("owner", person=Seat)


class HireFacts(Facts, frozen=True):
    """Who comes along."""

    contact: ContactKey


class Hire(Procedure):
    """SC-15.2 A companion joins the next mission"""

    contact: ContactKey
    choice: str = ""

    def facts(self, game: StalkerGame) -> HireFacts:
        return HireFacts(self.contact)

    @step("SC-15.2", "The stalker who takes it along", offers=(COMPANION_OF,))
    def choose(self, game: StalkerGame) -> Flow:
        return ask(game.state.lead, "choice", [COMPANION_OF(seat) for seat in range(game.state.seats)])

    @step("SC-15.2", "It waits at the gate")
    def hire(self, game: StalkerGame) -> Flow:
        owner = COMPANION_OF.read(self.choice)
        game.set(companion=self.contact, companion_owner=owner)
        game.emit(events.CompanionHired(self.contact, owner))
        return None
