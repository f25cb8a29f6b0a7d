"""SV-X08: the beast comes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker.mapping.board import mask_of
from cordon.games.stalker.rules.facing import face_flow
from cordon.games.stalker.survival.arriving import Arrival, kind_meant, mark, unmark
from cordon.games.stalker.survival.places import far_slot, lead_space, slot_spaces, within_mask
from cordon.games.stalker.terms import Entity
from cordon.kernel.frames import Flow, Procedure, call, finish, step

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame

SHY = 2
"""It does not come where a stalker is so near."""
LEAST_EHP = 2
COME = "beast"
"""The flag that it has come."""


class Beast(Procedure):
    """SV-5.1 The beast comes, once"""

    those: tuple[Entity, ...] = ()

    @step("SV-5.1", "Onto the boss slot, or far away")
    def come(self, game: StalkerGame) -> Flow:
        if COME in game.state.flags:
            return finish()
        game.set(flags=(*game.state.flags, COME))
        slot = slot_spaces(game, "B")
        near = within_mask(game, mask_of(slot), SHY)
        shy = any(near >> stalker.space & 1 for stalker in game.state.stalkers.values() if stalker.space >= 0)
        space = far_slot(game, "U")[0] if shy else slot[0]
        kind = kind_meant(game, ("boss",))
        return call(Arrival(kind, space, 1), into="those")

    @step("SV-5.1", "Its eHP by the number of stalkers; it is marked, and looks at the lead stalker")
    def grow(self, game: StalkerGame) -> Flow:
        if not self.those:
            return finish()
        enemy = game.state.enemies[self.those[0]]
        more = game.scenario.tables["beast_ehp"][game.state.seats - 1]
        ehp = max(LEAST_EHP, game.content.enemies[enemy.kind].ehp + more)
        game.update(enemy, lost=game.content.enemies[enemy.kind].ehp - ehp)
        unmark(game)  # whoever bore the token until now: it is the beast that is hunted
        mark(game, enemy.id)
        seen = lead_space(game)
        return face_flow(game, (enemy.id,), seen[0]) if seen else None
