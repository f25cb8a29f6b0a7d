"""Tiles, overlays, mission setups and zone maps from the content files, and the boards built of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TypeVar

import msgspec

from cordon.games.stalker.mapping.blocks import BlockReader, Named
from cordon.games.stalker.mapping.board import Board
from cordon.games.stalker.mapping.drawing import TILE_SIZE, Drawing, parse_drawing
from cordon.games.stalker.mapping.drawing_check import check_drawing, connected
from cordon.games.stalker.mapping.ground import Ground, LaidPatch, board_on, ground_of
from cordon.games.stalker.mapping.layout import Layout, Piece
from cordon.games.stalker.mapping.overlay import Overlay, parse_overlay
from cordon.games.stalker.mapping.setup import MissionMap, SetupReader
from cordon.games.stalker.mapping.territory import Laid, Territory, TileSide, check_territory, links_of
from cordon.games.stalker.mapping.zonemap import (
    TOKEN_SLOTS,
    ZoneMap,
    ZoneReader,
    edge_tokens,
    forced_by,
    on_the_ground,
)
from cordon.kernel.added import added, is_campaign, missions_in
from cordon.kernel.content import read_cards
from cordon.kernel.errors import ContentError
from cordon.kernel.once import once

FOLDER = Path(__file__).parent.parent / "content"
LOST_TILES = "lost-tiles.yaml"
NO_TERRITORY = Laid()
SETUP = "setup.txt"
ZONE_MAPS = "survival/maps"
ZONE_TOKENS = "survival/tokens"

T = TypeVar("T")


class Maps(msgspec.Struct, frozen=True):
    """All map material of a content folder, by number or id."""

    tiles: dict[str, Drawing]
    overlays: dict[int, Overlay]
    patches: dict[str, Drawing]
    missions: dict[str, MissionMap]
    """The maps of missions, and those of Zone Survival."""
    territories: dict[str, Territory]
    """The sides of the tiles of Lost Territories."""
    folders: dict[str, str] = {}
    """The folder of each mission, as problems name it."""
    zones: dict[str, ZoneMap] = {}
    """The maps of Zone Survival with their slots."""


def mission_folders(folder: Path, others: Sequence[Path] = ()) -> dict[str, Path]:
    """The folders of missions by the name that problems give them: those of a content folder, and those that somebody
    adds to it, alone or in campaigns."""
    found = {f"missions/{path.name}": path for path in missions_in(folder)}
    for name, other in named(others).items():
        inner = {f"{name}/missions/{path.name}": path for path in missions_in(other)}
        found |= inner if is_campaign(other) else {name: other}
    return found


def named(others: Sequence[Path]) -> dict[str, Path]:
    """Folders that are added, by the name that problems give them."""
    names = ["missions", *(path.name for path in others)]
    return {path.name if names.count(path.name) == 1 else str(path): path for path in others}


def read_maps(folder: Path, problems: list[str], others: Sequence[Path] = ()) -> Maps:
    """What can be read of a folder, and of ``others`` with a mission each; every problem of every file at once."""
    tiles = {tile.id: tile for tile in _read_all(folder, "tiles/*.txt", _drawing("tile"), problems)}
    overlays = {overlay.number: overlay for overlay in _read_all(folder, "overlays/*.txt", parse_overlay, problems)}
    maps = Maps(tiles, overlays, {}, {}, {}, {}, {})
    for pattern in ("lost/*.patch.txt", f"{ZONE_TOKENS}/*.patch.txt"):
        maps.patches.update({each.id: each for each in _read_all(folder, pattern, _drawing("patch"), problems)})
    folders = mission_folders(folder, others)
    for where, place in folders.items():
        for path in sorted(place.glob("*.patch.txt")):
            patch = _parsed(path, f"{where}/{path.name}", _drawing("patch"), problems)
            if patch is not None and maps.patches.setdefault(patch.id, patch) is not patch:
                problems.append(f"{where}/{path.name}, line 1: there is a patch '{patch.id}' already")
    maps.territories.update(_territories(folder, maps.patches, problems))
    _read_zones(folder, maps, problems)
    for where, place in folders.items():
        name = f"{where}/{SETUP}"
        if place.is_relative_to(folder) and not (place / SETUP).is_file():
            continue
        before = len(problems)
        reader = _parsed(place / SETUP, name, SetupReader, problems)
        mission = reader.found if reader is not None else None
        if reader is None or mission is None:
            continue
        if mission.id in maps.zones or maps.folders.setdefault(mission.id, where) != where:
            problems.append(f"{name}, line 1: there is a mission '{mission.id}' already")
        problems.extend(_check_named(maps, mission, reader))
        if len(problems) == before:
            problems.extend(f"{name}: {what}" for what in _check_shape(maps, mission))
        if len(problems) == before:
            maps.missions[mission.id] = mission
    return maps


def _read_zones(folder: Path, maps: Maps, problems: list[str]) -> None:
    """The maps of Zone Survival; what must hold on them is looked at by the checks of content (``zone_check``)."""
    missing = [token for token in TOKEN_SLOTS if token not in maps.patches]
    problems.extend(f"{ZONE_TOKENS}/{token}.patch.txt: there is no such token" for token in missing)
    for reader in _read_all(folder, f"{ZONE_MAPS}/*.txt", ZoneReader, problems):
        before, zone = len(problems), reader.found
        if zone is None:
            continue
        problems.extend(_check_named(maps, zone.map, reader))
        if Path(reader.file).stem != zone.id:
            problems.append(f"{reader.file}, line 1: the map of this file must be '{Path(reader.file).stem}'")
        if len(problems) == before and not missing:
            maps.missions[zone.id] = zone.map
            maps.zones[zone.id] = on_the_ground(zone, Layout(plan_pieces(maps, zone.map)), maps.tiles)


@once
def maps() -> Maps:
    """The map material of the game."""
    problems: list[str] = []
    found = read_maps(FOLDER, problems, added())
    if problems:
        raise ContentError(problems)
    return found


def board_for(
    mission_id: str, sides_up: frozenset[str], flooded: frozenset[str] = frozenset(), laid: Laid = NO_TERRITORY
) -> Board:
    """The board of a mission while these card sides are up and these spaces are water, with a territory beside it.
    Sides that change nothing on the map do not matter. In Zone Survival they are the tokens with spaces of their own by
    name (``bus``) and those on segments (``hole:13@a5W``)."""
    return _board(mission_id, _shapes(mission_id, sides_up, laid.tile), flooded, laid)


@lru_cache(maxsize=1024)
def _shapes(mission_id: str, sides_up: frozenset[str], tile: str) -> frozenset[str]:
    """What of the sides that are up changes the board. Boards are kept by this alone: no shape has two of them."""
    return sides_up & shaping(mission_id, tile) | frozenset(edge_tokens(sides_up))


def shaping(mission_id: str, tile: str = "") -> frozenset[str]:
    """The card sides that change the board of a mission, or the territory beside it, while they are up."""
    found = maps()
    shapes = found.missions[mission_id].shaping
    return shapes | found.territories[tile].shaping if tile else shapes


@lru_cache(maxsize=128)
def _board(mission_id: str, sides_up: frozenset[str], flooded: frozenset[str], laid: Laid) -> Board:
    found, ground = maps(), ground_for(mission_id, laid.tile)
    return _board_on(ground, found, found.missions[mission_id], sides_up, flooded, laid)


@lru_cache(maxsize=64)
def ground_for(mission_id: str, tile: str = "") -> Ground:
    """The tiles of a mission with nothing laid on them."""
    found = maps()
    return mission_ground(found, found.missions[mission_id], tile)


def mission_ground(found: Maps, mission: MissionMap, tile: str = "") -> Ground:
    """The tiles of a mission, with that of a territory beside them."""
    pieces, known = plan_pieces(found, mission), _patches_of(found, mission)
    if not tile:
        return ground_of(pieces, known)
    territory = found.territories[tile]
    return ground_of(pieces, (*known, *_patches_of(found, territory.side)), [territory.laid_beside(mission)])


def mission_board(
    found: Maps,
    mission: MissionMap,
    sides_up: frozenset[str],
    flooded: frozenset[str] = frozenset(),
    laid: Laid = NO_TERRITORY,
) -> Board:
    """A board built anew, of any map material."""
    return _board_on(mission_ground(found, mission, laid.tile), found, mission, sides_up, flooded, laid)


def _board_on(
    ground: Ground, found: Maps, mission: MissionMap, sides_up: frozenset[str], flooded: frozenset[str], laid: Laid
) -> Board:
    territory = found.territories[laid.tile] if laid.tile else None
    shapes = (mission,) if territory is None else (mission, territory.side)
    edges = [edge for each in shapes for side, forced in each.edges.items() if side in sides_up for edge in forced]
    edges += map(forced_by, edge_tokens(sides_up))
    patches = tuple(
        LaidPatch(found.patches[place.patch], place.square, place.turns, place.token)
        for each in shapes
        for side, places in each.patches.items()
        if side in sides_up
        for place in places
    )
    if territory is None:
        return board_on(ground, edges, patches, flooded)
    return board_on(ground, edges, patches, flooded, links_of(territory, laid), territory.qualities)


def plan_pieces(found: Maps, mission: MissionMap) -> tuple[Piece, ...]:
    """The tiles of a plan where they lie (SM-4.1)."""
    return tuple(
        Piece(_drawn(found, mission, place.tile), TILE_SIZE * place.column, TILE_SIZE * place.row, place.turns)
        for place in mission.plan
    )


def _drawn(found: Maps, mission: MissionMap, tile: str) -> Drawing:
    """A tile as it counts on a map: without the radiation of spaces that are aired (R-182)."""
    drawing = found.tiles[tile]
    if not any(space.startswith(f"{tile}.") for space in mission.aired):
        return drawing
    spaces = [
        msgspec.structs.replace(space, rad=0) if f"{tile}.{space.letter}" in mission.aired else space
        for space in drawing.spaces
    ]
    return msgspec.structs.replace(drawing, spaces=tuple(spaces))


def _patches_of(found: Maps, shaped: MissionMap | TileSide) -> tuple[Drawing, ...]:
    ids = dict.fromkeys(place.patch for places in shaped.patches.values() for place in places)
    return tuple(found.patches[id] for id in ids)


# --- reading ----------------------------------------------------------------------------------------------------------


def _read_all(
    folder: Path, pattern: str, parse: Callable[[str, str, list[str]], T | None], problems: list[str]
) -> Iterator[T]:
    paths = sorted(folder.glob(pattern))
    if not paths:
        problems.append(f"{pattern}: there is no such file")
    for path in paths:
        found = _parsed(path, str(path.relative_to(folder)), parse, problems)
        if found is not None:
            yield found


def _parsed(path: Path, name: str, parse: Callable[[str, str, list[str]], T | None], problems: list[str]) -> T | None:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        problems.append(f"{name}: cannot be read ({error.strerror})")
    except UnicodeDecodeError:
        problems.append(f"{name}: not UTF-8 text")
    else:
        return parse(text, name, problems)
    return None


def _drawing(kind: str) -> Callable[[str, str, list[str]], Drawing | None]:
    def read(text: str, name: str, problems: list[str]) -> Drawing | None:
        drawing = parse_drawing(text, name, problems)
        if drawing is None:
            return None
        found = list(check_drawing(drawing, name))
        if drawing.kind != kind:
            found.append(f"{name}, line 1: must be a {kind}")
        problems.extend(found)
        return None if found else drawing

    return read


def _territories(folder: Path, patches: dict[str, Drawing], problems: list[str]) -> dict[str, Territory]:
    """The sides of the tiles of Lost Territories, each with its drawing."""
    drawings = {tile.id: tile for tile in _read_all(folder, "lost/L*.txt", _drawing("tile"), problems)}
    found: dict[str, Territory] = {}
    for side in read_cards(folder / LOST_TILES, TileSide, problems):
        wrong = list(check_territory(side, drawings.get(side.id), patches))
        problems.extend(f"{LOST_TILES}: {side.id}: {what}" for what in wrong)
        if not wrong:
            found[side.id] = Territory(side, drawings[side.id])
    problems.extend(f"lost/{id}.txt: {LOST_TILES} does not name it" for id in drawings if id not in found)
    return found


# --- what a setup names -----------------------------------------------------------------------------------------------


def _check_named(found: Maps, mission: MissionMap, reader: BlockReader) -> Iterator[str]:
    """Whatever a line speaks of that is not on this map."""
    for named, what in _wrong_names(found, mission, reader.named):
        yield f"{reader.file}, line {named.line}: {what}"


def _wrong_names(found: Maps, mission: MissionMap, named: list[Named]) -> Iterator[tuple[Named, str]]:
    tiles = {place.tile: found.tiles[place.tile] for place in mission.plan if place.tile in found.tiles}
    patches = {each.name: found.patches[each.name] for each in named if each.name in found.patches}
    spaces = {
        f"{drawing.id}.{space.letter}": space
        for drawing in (*tiles.values(), *patches.values())
        for space in drawing.spaces
    }
    for each in named:
        kind, _, type = each.kind.partition(" ")
        if kind == "tile" and each.name not in found.tiles:
            yield each, f"no tile {each.name}"
        elif kind == "patch" and each.name not in found.patches:
            yield each, f"no patch {each.name}"
        elif kind == "overlay" and not _is_overlay(found, int(each.name), type):
            yield each, f"no {type} overlay {each.name}"
        elif kind in ("square", "segment") and each.name.partition("@")[0] not in tiles:
            yield each, f"the tile of {each.name} is not in the plan"
        elif kind == "space" and each.name not in spaces:
            yield each, f"no space {each.name} on this map"
        elif kind == "space" and spaces[each.name].water:
            yield each, f"{each.name} is water (ST-4.11)"


def _is_overlay(found: Maps, number: int, type: str) -> bool:
    return number in found.overlays and found.overlays[number].type == type


def _check_shape(found: Maps, mission: MissionMap) -> Iterator[str]:
    """Forced segments that lie between two spaces, and spaces that a patch does not tear apart (SM-1.12)."""
    pieces = plan_pieces(found, mission)
    for side, forced in mission.edges.items():
        for edge in forced:
            layout = Layout(pieces)
            if not layout.force(edge.segment, edge.edge):
                yield f"edges {side}: {edge.segment} is not between two spaces"
    for side in mission.patches:
        board = mission_board(found, mission, frozenset({side}))
        for id, squares in zip(board.ids, board.squares, strict=True):
            if not connected(squares):
                yield f"patch by {side}: tears the space {id} apart"
