"""Cross checks of Zona's map: borders, entrances and area actions that fit together (ZO-10, ZO-31)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from cordon.games.zona.cards import AreaKind, Board
from cordon.games.zona.content_files import BOARD, FACILITIES
from cordon.kernel.content import Problems

MOVABLE = ("bunker", "green", "yellow", "red")
"""Groups whose areas have borders; facilities have entrances instead, the end is only relocated to (ZO-10.5)."""
SEALED = "power_plant"
"""No Move crosses its border (ZO-10.6)."""


def groups_of(board: Board) -> dict[str, str]:
    """The group of each area."""
    return {area.id: area.group for area in board.areas}


def check_board(board: Board) -> Problems:
    """Everything wrong with the map, as file, card, field and what is wrong."""
    for area in board.areas:
        yield from ((BOARD, area.id, field, what) for field, what in _check_area(area))
    for card, field, what in (*_check_groups(board), *_check_borders(board), *_check_slots(board)):
        yield BOARD, card, field, what
    yield from ((BOARD, "borders", side, what) for side, what in _check_connected(board))
    offers = Counter(offer.id for area in board.areas for offer in area.offers)
    for id in (id for id, times in offers.items() if times > 1):
        yield BOARD, "areas", "offers", f"the offer '{id}' stands twice"


def _check_area(area: AreaKind) -> Iterator[tuple[str, str]]:
    if area.group == "bunker":
        if area.action:
            yield "action", "the action of a bunker is camping; what it has beside that is an offer (ZO-20.1)"
        if not area.offers:
            yield "offers", "a bunker needs an offer of its own (ZO-20.5)"
        return
    if area.offers:
        yield "offers", "only bunkers have offers (ZO-20.5)"
    if area.group in MOVABLE and not area.action:
        yield "action", "an area of a sector needs an action (ZO-21)"
    if area.group not in MOVABLE and area.action:
        yield "action", "facilities and the Sarcophagus have no action (ZO-12.5)"


def _check_groups(board: Board) -> Iterator[tuple[str, str, str]]:
    groups = groups_of(board)
    for area in board.areas:
        if area.group == "facility" and area.id not in FACILITIES:
            yield area.id, "id", f"a facility has a deck of its own; there are {', '.join(FACILITIES)}"
    for facility in FACILITIES:
        if groups.get(facility) != "facility":
            yield "areas", "id", f"no facility '{facility}', which has a deck"
    for id, group in ((SEALED, "red"), ("sarcophagus", "end")):
        if groups.get(id) != group:
            yield "areas", "id", f"no area '{id}' of group '{group}'"


def _check_borders(board: Board) -> Iterator[tuple[str, str, str]]:
    groups = groups_of(board)
    seen: set[frozenset[str]] = set()
    for i, border in enumerate(board.borders):
        field = f"borders[{i}].areas"
        for area in border.areas:
            if area not in groups:
                yield "borders", field, f"no area '{area}'; write it under 'areas' first"
            elif groups[area] not in MOVABLE or area == SEALED:
                yield "borders", field, f"no Move leads to '{area}' (ZO-10.4 to ZO-10.6)"
        pair = frozenset(border.areas)
        if len(pair) < 2:
            yield "borders", field, "a border lies between two different areas"
        elif pair in seen:
            yield "borders", field, f"{' and '.join(border.areas)} have a border already"
        seen.add(pair)


def _check_slots(board: Board) -> Iterator[tuple[str, str, str]]:
    groups = groups_of(board)
    for slot in board.slots:
        if groups.get(slot.facility) != "facility":
            yield slot.id, "facility", f"'{slot.facility}' is no facility among the areas"
        for field, entrances in (("entrances_a", slot.entrances_a), ("entrances_b", slot.entrances_b)):
            if not entrances:
                yield slot.id, field, "a facility needs at least 1 entrance on each side (ZO-30.3)"
            for i, area in enumerate(entrances):
                if groups.get(area) not in MOVABLE or area == SEALED:
                    yield slot.id, f"{field}[{i}]", f"'{area}' is no area that can be reached with Move"
    placed = Counter(slot.facility for slot in board.slots)
    for facility in FACILITIES:
        if placed[facility] != 1:
            yield "slots", "facility", f"'{facility}' has {placed[facility]} slots; there must be 1"
    for id, times in Counter(slot.id for slot in board.slots).items():
        if times > 1:
            yield id, "id", "stands twice"


def _check_connected(board: Board) -> Iterator[tuple[str, str]]:
    """Every area with borders can be reached from every other one, on both sides (ZO-31.1)."""
    areas = [area.id for area in board.areas if area.group in MOVABLE and area.id != SEALED]
    for side in ("A", "B"):
        near: dict[str, set[str]] = {area: set() for area in areas}
        for border in board.borders:
            one, other = border.areas
            if one in near and other in near and not (border.blocked_on_a and side == "A"):
                near[one].add(other)
                near[other].add(one)
        reached, edge = set(areas[:1]), set(areas[:1])
        while edge:
            edge = {other for area in edge for other in near[area]} - reached
            reached |= edge
        for area in areas:
            if area not in reached:
                yield f"side {side}", f"'{area}' cannot be reached from '{areas[0]}'"
