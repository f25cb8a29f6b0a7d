"""What must hold on every map of Zone Survival, whatever lies on it (SV-3.2, SV-12.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, product
from typing import get_args

from cordon.games.stalker.mapping.board import Board
from cordon.games.stalker.mapping.drawing_check import connected
from cordon.games.stalker.mapping.edges import DIRECTIONS, STEPS, Edge, Sight, Walk
from cordon.games.stalker.mapping.layout import Layout, Piece
from cordon.games.stalker.mapping.library import Maps, mission_board, plan_pieces
from cordon.games.stalker.mapping.zonemap import TOKEN_SLOTS, Slot, ZoneMap

TEAM = 4
"""How many stalkers IN and the key room must hold."""
UNSEEN = 5
"""How near an enemy must stand to see IN."""
ENEMIES = ("B", "HD", "HS", "ED", "ES")
STANDING = (*ENEMIES, "IN", "OUT", "Q1", "Q2", "Q3", "key", "area", "U", "L", "A", "M", "Z")
"""Slots on which somebody or something stands: they must stay whatever is laid beside them."""
TOGETHER: tuple[tuple[tuple[str, ...], ...], ...] = (
    ((), ("bus",), ("hull",), ("truck", "truck_b"), ("excavator",)),
    ((), ("pipe_long",), ("pipe_short",)),
    ((), ("pylon",), ("trench", "trench_b"), ("pond",)),
    ((), ("guard_hut",), ("container",)),
)
"""What the tags of the setup deck let lie on a map: one of each row (vehicle, way, ground, house)."""

Found = Iterator[tuple[Slot, str]]


def token_sets() -> Iterator[frozenset[str]]:
    """Everything that can lie on a map at once (SV-12.3)."""
    return (frozenset(token for tokens in chosen for token in tokens) for chosen in product(*TOGETHER))


def check_zone(maps: Maps, zone: ZoneMap) -> Found:
    """The slots of a map that break a rule, and how; each token is laid alone, or with its second copy."""
    ground = mission_board(maps, zone.map, frozenset())
    yield from ((slot, f"{slot.square} is solid") for slot in zone.slots.values() if not slot.spaces)
    yield from _check_key(zone, ground)
    yield from _check_enemies(zone, ground)
    yield from _check_edges(zone, ground)
    yield from _check_shut(maps, zone)
    yield from _check_overlays(maps, zone, ground)
    outside = list(_check_places(maps, zone))
    yield from outside
    if not outside:
        for tokens in dict.fromkeys(frozenset(tokens) for row in TOGETHER for tokens in row):
            yield from check_tokens(zone, tokens, mission_board(maps, zone.map, tokens))


def check_tokens(zone: ZoneMap, tokens: frozenset[str], board: Board) -> Found:
    """With these tokens on the map no space is torn, nobody is cut off, every slot is kept and the team has room."""
    lying = f" under {', '.join(sorted(tokens))}" if tokens else ""
    first = zone.slot(TOKEN_SLOTS[min(tokens)] if tokens else "IN")
    for id, squares in zip(board.ids, board.squares, strict=True):
        if not connected(squares):
            yield first, f"the space {id} is torn apart{lying}"
    for walk in ("open", "human", "barred", "walled"):
        cut = board.land_mask & ~_reached(zone, board, walk)
        if cut:
            yield first, f"{', '.join(board.names(cut))} cannot be reached{lying} ('{walk}')"
    for slot in _slots(zone, STANDING):
        for space in slot.spaces:
            if not board.capacity[board.index[space]]:
                yield slot, f"there is no room on {space}{lying}"
    for slot in _slots(zone, ("IN", "key")):
        room = sum(board.capacity[board.index[space]] for space in slot.spaces)
        if room < TEAM:
            yield slot, f"holds {room}{lying}; there must be room for {TEAM}"


def _reached(zone: ZoneMap, board: Board, walk: Walk = "open") -> int:
    return board.routes(walk, board.index[zone.slot("IN").spaces[0]]).reached


def _slots(zone: ZoneMap, kinds: Iterable[str]) -> Iterator[Slot]:
    return (slot for kind in kinds for slot in zone.kind(kind))


# --- places -----------------------------------------------------------------------------------------------------------


def _check_key(zone: ZoneMap, board: Board) -> Found:
    key, area, heart = zone.slot("key"), zone.slot("area"), zone.slot("Q1")
    rooms = {board.room[board.index[space]] for space in key.spaces}
    if len(rooms) > 1 or rooms == {""}:
        yield key, "must be one room"
    if not set(heart.spaces) <= set(key.spaces):
        yield heart, "must be in the key room"
    if not set(key.spaces) <= set(area.spaces):
        yield area, "must hold the key room"


def _check_enemies(zone: ZoneMap, board: Board) -> Found:
    entrance, area = (board.mask(*zone.slot(name).spaces) for name in ("IN", "area"))
    for slot in _slots(zone, ENEMIES):
        i = board.index[slot.spaces[0]]
        if area >> i & 1:
            yield slot, f"{slot.spaces[0]} is in the key area (SV-3.2)"
        if any(board.ray(sight, i, to, UNSEEN) & entrance for sight in get_args(Sight) for to in DIRECTIONS):
            yield slot, f"{slot.spaces[0]} sees IN within {UNSEEN} (SV-3.2)"


def _check_edges(zone: ZoneMap, board: Board) -> Found:
    """Gates and strong rooms begin with a door and have windows too; doors are doors, holes are in walls of rooms."""
    area = set(zone.slot("area").spaces)
    for slot in _slots(zone, ("G", "D", "H")):
        closed: tuple[Edge, ...] = ("door",)
        if slot.kind == "H":
            closed = ("wall",)
        elif slot.kind == "G" and slot.name != "G1":
            closed = ("door", "window")
        for number, name in enumerate(slot.edges):
            segment = board.segment(name)
            wanted = closed if not number else ("door", "window")
            if segment is None or not (segment.one and segment.other) or segment.edge not in wanted:
                yield slot, f"{name} must be a {' or '.join(wanted)} between two spaces"
            elif slot.kind == "G" and len(area & {segment.one, segment.other}) != 1:
                yield slot, f"{name} does not lead into the key area"
            elif slot.kind == "H" and not any(board.room[board.index[each]] for each in (segment.one, segment.other)):
                yield slot, f"{name} must be a wall of a room"


def _check_shut(maps: Maps, zone: ZoneMap) -> Found:
    """The edges of the gate shut exactly the key area, those of the strong room exactly that room."""
    edges = {"area": [edge for slot in zone.kind("G") for edge in slot.edges], "D3": list(zone.slot("D3").edges)}
    for name, bars in edges.items():
        board = mission_board(maps, zone.map, frozenset(f"welded_door:{edge}" for edge in bars))
        shut, slot = set(board.names(board.land_mask & ~_reached(zone, board))), zone.slot(name)
        if shut != set(slot.spaces):
            names = ", ".join(sorted(shut)) or "nothing"
            yield slot, f"its edges shut {names}, not {', '.join(slot.spaces)}"


# --- what is laid -----------------------------------------------------------------------------------------------------


def _check_overlays(maps: Maps, zone: ZoneMap, board: Board) -> Found:
    """The three overlays of a type lie in the order of their numbers, apart from each other and from IN (SV-1.3)."""
    entrance = board.mask(*zone.slot("IN").spaces)
    slots = zone.kind("A")
    types = {overlay.type for overlay in maps.overlays.values()}
    for type in sorted(types):
        numbers = sorted(number for number, overlay in maps.overlays.items() if overlay.type == type)
        if len(numbers) != len(slots):
            continue
        covered = [
            (slot, sum(1 << i for i in board.symbols(maps.overlays[number], slot.square)))
            for number, slot in zip(numbers, slots, strict=True)
        ]
        for slot, mask in covered:
            if mask & entrance:
                yield slot, f"a {type} overlay lies on IN"
        for (slot, mask), (other, also) in combinations(covered, 2):
            if mask & also:
                yield slot, f"{type} overlays lie on {', '.join(board.names(mask & also))}, here and at {other.name}"


def _check_places(maps: Maps, zone: ZoneMap) -> Found:
    """Tokens lie on the tiles, and the excavator stands beside the space that it marks."""
    layout = Layout(plan_pieces(maps, zone.map))
    for token, name in TOKEN_SLOTS.items():
        slot = zone.slot(name)
        body = {spot for spot, _ in _laid(maps, layout, token, slot).squares()}
        if not body <= layout.owner.keys():
            yield slot, f"{token} does not lie on the tiles"
        elif token == "excavator":
            around = {(x + dx, y + dy) for x, y in body for dx, dy in STEPS} - body
            if slot.spaces[0] not in {layout.owner.get(spot) for spot in around}:
                yield slot, f"the excavator does not stand beside {slot.spaces[0]}"


def _laid(maps: Maps, layout: Layout, token: str, slot: Slot) -> Piece:
    return Piece(maps.patches[token], *layout.spot(slot.square), slot.turns)
