"""SV-0.4: spaces and tokens that a card lets somebody choose, or that are the closest or the farthest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker.mapping.board import mask_of
from cordon.games.stalker.ops.selecting import Context, Select
from cordon.games.stalker.rules.script import CardStepFacts, asked_seat, asking, ground_mask
from cordon.games.stalker.survival.places import FAR_AWAY, reference_mask, spaces_at, token_spaces, within_mask
from cordon.games.stalker.terms import Entity
from cordon.games.stalker.verbs import SPACE, named_spaces, space_in
from cordon.kernel.decisions import ask
from cordon.kernel.frames import Flow, Procedure, finish, step

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame


class ChooseSpace(Procedure):
    """SV-0.4 One of the spaces that a card means"""

    owner: Entity
    spaces: tuple[int, ...]
    choice: str = ""

    def facts(self, game: StalkerGame) -> CardStepFacts:
        return asking(game)

    @step("SV-0.4", "Several: somebody decides", offers=(SPACE,))
    def choose(self, game: StalkerGame) -> Flow:
        if not self.spaces:
            return finish(-1)
        return ask(asked_seat(game, self.owner), "choice", named_spaces(game, self.spaces))

    @step("SV-0.4", "That one")
    def end(self, game: StalkerGame) -> Flow:
        return finish(space_in(game, self.choice))


def spaces_meant(game: StalkerGame, select: Select, about: Context) -> tuple[int, ...]:
    """The spaces that a selection of spaces, slots, symbols of anomalies or tokens means now."""
    kind = select.kinds[0]
    if kind == "space":
        mask = game.board.land_mask & ~game.territory_mask()
    elif kind == "anomaly_space":
        mask = reference_mask(game, "anomaly", about)
    elif kind == "unknown":
        mask = mask_of([ground.space for ground in game.state.ground.values() if ground.unknown])
    elif kind in game.content.token_kinds:
        mask = mask_of(token_spaces(game, kind))
    else:
        mask = mask_of(spaces_at(game, f"slot:{kind}"))
    if select.range is not None:
        reference = reference_mask(game, select.near or "own", about)
        mask &= within_mask(game, reference, select.range)
    if select.on:
        mask &= ground_mask(game, select.on, about)
    if select.off:
        mask &= ~ground_mask(game, select.off, about)
    if select.empty:
        mask &= ~mask_of([space for _, space in game.entities()])
    found = game.board.spaces(mask)
    if select.pick in ("closest", "farthest") and found:
        near = game.board.spaces(reference_mask(game, select.near or "own", about))
        fields = [game.board.ranges("open", place) for place in near]
        far = {space: min((field[space] for field in fields), default=FAR_AWAY) for space in found}
        best = min(far.values()) if select.pick == "closest" else max(far.values())
        found = tuple(space for space in found if far[space] == best)
    return found
