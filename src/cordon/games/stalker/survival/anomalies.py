"""SV-0.4: what cards of Zone Survival do with anomalies – artifacts come up, and one may lie still for a while."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from cordon.games.stalker import events
from cordon.games.stalker.rules.anomalies import ANOMALY
from cordon.games.stalker.state import Anomaly
from cordon.kernel.decisions import Facts, Seat, ask
from cordon.kernel.frames import Flow, Procedure, finish, step

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame

Which = Literal["lowest", "highest", "chosen"]


def barren(game: StalkerGame, extra: bool) -> list[Anomaly]:
    """The anomalies without an artifact token under the standee, or all of them, by the number of their overlay."""
    found = [each for each in game.state.anomalies.values() if extra or not each.artifact]
    return sorted(found, key=lambda each: each.overlays[each.at].number)


class BloomFacts(Facts, frozen=True):
    """Who chooses for the team."""

    seat: Seat


class Bloom(Procedure):
    """SV-0.4 An artifact token comes under a standee"""

    which: Which
    extra: bool
    choice: str = ""

    def facts(self, game: StalkerGame) -> BloomFacts:
        return BloomFacts(game.state.lead)

    @step("SV-0.4", "By the number of the overlay, or as the players choose", offers=(ANOMALY,))
    def choose(self, game: StalkerGame) -> Flow:
        found = [ANOMALY(each.id) for each in barren(game, self.extra)]
        if not found or not game.supply("artifact"):
            return finish()
        if self.which == "chosen":
            return ask(game.state.lead, "choice", found)
        self.choice = found[0] if self.which == "lowest" else found[-1]
        return None

    @step("SV-0.4", "There it lies")
    def bloom(self, game: StalkerGame) -> Flow:
        anomaly = game.state.anomalies[ANOMALY.read(self.choice)]
        if anomaly.artifact:
            game.update(anomaly, more=anomaly.more + 1)
        else:
            game.update(anomaly, artifact=True)
        game.emit(events.ArtifactPlaced(game.address(game.centre_of(anomaly.id))))
        return None


def lull(game: StalkerGame, anomaly: str, rounds: int) -> None:
    """An anomaly counts as inactive for so many rounds, this one included."""
    record = game.state.anomalies[anomaly]
    game.update(record, still=game.state.round + rounds - 1)
