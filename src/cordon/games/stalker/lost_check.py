"""Cross checks of Lost Territories: what setup cards, tiles and environment cards say of each other (SV-13)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from cordon.games.stalker.cards import LostSetup, MissionSide
from cordon.games.stalker.content_files import LOST_CARDS, Decoded
from cordon.games.stalker.mapping.drawing_check import connected
from cordon.games.stalker.mapping.ground import LaidPatch, build_board
from cordon.games.stalker.mapping.layout import Piece
from cordon.games.stalker.mapping.library import LOST_TILES
from cordon.games.stalker.mapping.territory import Territory
from cordon.games.stalker.terms import place_parts, side_parts
from cordon.kernel.content import Problems

SETUP = "lost-setup.yaml"
_SPACE = re.compile(r"L\d\.[A-Z]")


def check_lost(decoded: Decoded) -> Problems:
    """What a setup card names exists, everything is used, and no tile is torn or cut off from its entrance."""
    if decoded.broken & {SETUP, LOST_CARDS, LOST_TILES}:
        return
    territories = decoded.maps.territories
    sides: dict[str, MissionSide] = {side.id: side for side in decoded.cards[LOST_CARDS]}
    spaces = {space for territory in territories.values() for space in territory.spaces}
    setups: list[LostSetup] = decoded.cards[SETUP]
    for setup in setups:
        yield from ((SETUP, setup.id, field, what) for field, what in _check_setup(setup, territories, sides))
    used = {side_parts(side)[::2] for setup in setups for side in (*setup.cards, *setup.one_of)}
    for side in sides.values():
        yield from ((LOST_CARDS, side.id, field, what) for field, what in _check_side(side, spaces, territories))
        if side.kind != "tile" and side_parts(side.id)[::2] not in used:
            yield LOST_CARDS, side.id, "id", "no setup card names it"
    for tile, territory in territories.items():
        if all(setup.tile != tile for setup in setups):
            yield LOST_TILES, tile, "id", "no setup card leads there"
        for side_id in sorted(territory.shaping - sides.keys()):
            yield LOST_TILES, tile, "edges", f"no side '{side_id}' in {LOST_CARDS}"
        yield from ((LOST_TILES, tile, "patches", what) for what in _check_shape(decoded, territory))


def _check_setup(
    setup: LostSetup, territories: dict[str, Territory], sides: dict[str, MissionSide]
) -> Iterator[tuple[str, str]]:
    if setup.tile not in territories:
        yield "tile", f"no tile '{setup.tile}' in {LOST_TILES}"
    if bool(setup.cards) == bool(setup.one_of):
        yield "cards", "needs either 'cards' or 'one_of'"
    for side in (*setup.cards, *setup.one_of):
        if side not in sides:
            yield "cards", f"no side '{side}' in {LOST_CARDS}"
        elif not side.startswith(f"{setup.tile}-"):
            yield "cards", f"'{side}' belongs to another tile"
    for word in _words_in(setup.do):
        if _SPACE.fullmatch(word) and word not in territories[setup.tile].spaces:
            yield "do", f"no space '{word}' on this tile"


def _check_side(side: MissionSide, spaces: set[str], territories: dict[str, Territory]) -> Iterator[tuple[str, str]]:
    if side.kind not in ("overlay", "beside", "tile"):
        yield "kind", "is 'overlay', 'beside' or 'tile' in Lost Territories"
    if bool(side.lies) != (side.kind == "overlay" and side_parts(side.id).letter == "a"):
        yield "lies", "the front of an overlay card, and only that, names the space on which it lies"
    for word in _words_in(side):
        kind, tile = place_parts(word)
        if (_SPACE.fullmatch(word) and word not in spaces) or (kind == "tile" and tile and tile not in territories):
            yield "spaces", f"no place '{word}' in Lost Territories"


def _check_shape(decoded: Decoded, territory: Territory) -> Iterator[str]:
    """A patch must not tear a space apart, and every space must be reached from the entrance (SV-12.7)."""
    piece, patches = Piece(territory.drawing, 0, 0), decoded.maps.patches
    for side, places in territory.side.patches.items():
        laid = [LaidPatch(patches[place.patch], place.square, place.turns) for place in places]
        board = build_board([piece], patches=laid, known=[patch.drawing for patch in laid])
        for id, squares in zip(board.ids, board.squares, strict=True):
            if not connected(squares):
                yield f"by {side}: tears the space {id} apart"
    board = build_board([piece])
    cut_off = board.land_mask & ~board.routes("open", board.index[territory.entrance]).reached
    yield from (f"no way leads from the entrance to {id}" for id in board.names(cut_off))


def _words_in(value: Any) -> Iterator[str]:
    """Every string inside a record."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            yield from _words_in(getattr(value, field))
    elif isinstance(value, tuple):
        for each in value:
            yield from _words_in(each)
