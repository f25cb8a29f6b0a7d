"""SV-X10, SV-X11: artifacts that are handed in, and artifact tokens that somebody takes away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from cordon.games.stalker.rules.equipment import discard_item, won_mark
from cordon.games.stalker.sorts import is_artifact
from cordon.games.stalker.terms import ItemId
from cordon.games.stalker.verbs import CARD
from cordon.kernel.decisions import Seat, ask
from cordon.kernel.frames import Flow, Procedure, finish, step

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame


def take_from_zone(game: StalkerGame, space: int) -> bool:
    """An artifact token leaves a space: one that lies there, one that was brought out, or one under a standee; whether
    there was one."""
    ground = game.ground(space)
    if ground.artifacts:
        game.put_ground(replace(ground, artifacts=ground.artifacts - 1))
        return True
    for anomaly in list(game.state.anomalies.values()):
        out = [cover for cover in anomaly.covers if cover.by == "artifact" and cover.space == space]
        if out:
            covers = list(anomaly.covers)
            covers.remove(out[0])
            game.update(anomaly, covers=tuple(covers))
            return True
        if anomaly.artifact and game.centre_of(anomaly.id) == space:
            game.bring_out(anomaly)
            return True
    return False


def won_artifacts(game: StalkerGame, seat: Seat) -> list[ItemId]:
    """The artifacts of a stalker that were won in this match."""
    cards, flags = game.content.cards, game.state.flags
    return [card.id for card in game.cards_of(seat) if is_artifact(cards[card.id]) and won_mark(card.id) in flags]


class GiveArtifact(Procedure):
    """SV-5.1 An artifact goes into the buyer's case"""

    seat: Seat
    choice: str = ""

    @step("SV-5.1", "Which one", offers=(CARD,))
    def choose(self, game: StalkerGame) -> Flow:
        found = won_artifacts(game, self.seat)
        return ask(self.seat, "choice", [*map(CARD, found)]) if found else finish()

    @step("SV-5.1", "It is out of the game")
    def give(self, game: StalkerGame) -> Flow:
        discard_item(game, CARD.read(self.choice))
        return None
