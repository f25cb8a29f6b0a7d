"""Verbs that steps of several procedures offer; all others stand beside the one that does."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from cordon.games.stalker.terms import BodyPart, Entity, Facing, ItemId, ItemKey, MagazineWord, Space
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame

WHO = verb("", who=Entity)
SPACE = verb("space", space=Space)
TARGET = verb("target", target=Entity)
PART = verb("part", part=BodyPart)
FACE = verb("face", facing=Facing)
CARD = verb("card", card=ItemId)
STAY = verb("stay")
BUY = verb("buy", card=ItemKey)
SELL = verb("sell", card=ItemId)
MAGAZINE = verb("magazine", magazine=MagazineWord)
TRACK = verb("track", track=int)
ACCEPT = verb("accept")
DONE = verb("done")


def named_spaces(game: StalkerGame, spaces: Iterable[int]) -> list[str]:
    """Spaces as options."""
    ids = game.board.ids
    return [SPACE(ids[space]) for space in spaces]


def space_in(game: StalkerGame, option: str) -> int:
    """The space that an option names."""
    return game.board.index[SPACE.read(option)]
