"""What the lines of a drawing must mean together (SM-1.6): spaces, borders and rooms that fit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cordon.games.stalker.mapping.drawing import Drawing, Space, square_name
from cordon.games.stalker.mapping.edges import DIRECTIONS, STEPS, Edge

CLOSED = ("wall", "door", "window")
"""What encloses a room (ST-4.13)."""


def check_drawing(drawing: Drawing, name: str) -> Iterator[str]:
    """Every problem, with the square or the space."""
    drawn = {square.letter for row in drawing.rows for square in row if square.letter}
    told = {space.letter for space in drawing.spaces}
    yield from (f"{name}: space {letter}: is drawn but not in the legend" for letter in sorted(drawn - told))
    yield from (f"{name}: space {letter}: is in the legend but not drawn" for letter in sorted(told - drawn))
    yield from (f"{name}: {what}" for what in _check_sides(drawing))
    for space in drawing.spaces:
        if space.letter in drawn:
            yield from (f"{name}: space {space.letter}: {what}" for what in _check_space(drawing, space))
    yield from (f"{name}: {what}" for what in _check_rooms(drawing))


def connected(squares: Iterable[tuple[int, int]]) -> bool:
    """Whether one can go from every square to every other without leaving them."""
    left = set(squares)
    edge = {left.pop()} if left else set()
    while edge:
        edge = {(x + dx, y + dy) for x, y in edge for dx, dy in STEPS} & left
        left -= edge
    return not left


def _sides(drawing: Drawing) -> Iterator[tuple[int, int, str, str | None, Edge | None]]:
    """Each side of each square: column, row, direction, the letter beyond (``None`` off the drawing), type."""
    for y, row in enumerate(drawing.rows):
        for x, square in enumerate(row):
            for direction, (dx, dy), side in zip(DIRECTIONS, STEPS, square.sides, strict=True):
                inside = 0 <= x + dx < drawing.width and 0 <= y + dy < drawing.height
                yield x, y, direction, drawing.rows[y + dy][x + dx].letter if inside else None, side


def _check_sides(drawing: Drawing) -> Iterator[str]:
    for x, y, direction, beyond, side in _sides(drawing):
        if beyond is not None and direction in "NW":
            continue  # told from the square beyond, once
        where = f"square {square_name(x, y)}, side {direction}"
        letter = drawing.rows[y][x].letter
        if "" in (letter, beyond):
            if side != "wall":
                yield f"{where}: a side of a solid square must be a wall"
        elif beyond == letter:
            if side is not None:
                yield f"{where}: an edge inside the space {letter} must be blank"
        elif side is None:
            yield f"{where}: an edge {'on the rim' if beyond is None else 'between two spaces'} must not be blank"


def _check_space(drawing: Drawing, space: Space) -> Iterator[str]:
    squares = drawing.squares_of(space.letter)
    full = [(x, y) for x, y in squares if not drawing.rows[y][x].partial]
    if not connected(squares):
        yield "its squares are not connected"
    seen = _shape(full)
    partials = len(squares) - len(full)
    if space.water:
        if partials:
            yield "water has no partial squares"
        if space.cov or space.rad or space.room:
            yield "water has neither cov nor rad nor a room"
    elif (space.shape, space.partials) != (seen, partials):
        yield f"the legend says {_shown(space.shape, space.partials)}, the drawing shows {_shown(seen, partials)}"


def _shape(full: list[tuple[int, int]]) -> str:
    if not full:
        return "L0"
    wide, high = (max(line) - min(line) + 1 for line in zip(*full, strict=True))
    return f"{min(wide, high)}x{max(wide, high)}" if wide * high == len(full) else f"L{len(full)}"


def _shown(shape: str, partials: int) -> str:
    return f"{shape}+{partials}" if partials else shape


def _check_rooms(drawing: Drawing) -> Iterator[str]:
    rooms = {space.letter: space.room for space in drawing.spaces if space.room}
    buildings = {space.room: space.building for space in drawing.spaces if space.room}
    doors: set[str] = set()
    touching: set[tuple[str, str]] = set()
    for x, y, direction, beyond, side in _sides(drawing):
        room = rooms.get(drawing.rows[y][x].letter)
        other = rooms.get(beyond or "")
        if room is None or other == room:
            continue
        if side not in CLOSED:
            where = f"square {square_name(x, y)}, side {direction}"
            yield f"{where}: the room {room} must be closed by walls, doors and windows"
        if side == "door":
            doors.add(room)
        if other is not None and room < other:
            touching.add((room, other))
    for room in sorted(buildings):
        spaces = [space for space in drawing.spaces if space.room == room]
        if room not in doors:
            yield f"room {room}: has no door"
        if len({space.cov for space in spaces}) > 1:
            yield f"room {room}: its spaces must have the same cov"
        if len({space.building for space in spaces}) > 1:
            yield f"room {room}: its spaces name different buildings"
    for room, other in sorted(touching):
        if buildings[room] != buildings[other]:
            yield f"rooms {room} and {other}: touch, but name different buildings"
