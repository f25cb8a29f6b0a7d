"""What every condition is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from cordon.games.stalker.ops.selecting import Context

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame


class ConditionBase(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="if"):
    """Base of the conditions."""

    def holds(self, game: StalkerGame, about: Context) -> bool:
        """Whether it is so now."""
        raise NotImplementedError
