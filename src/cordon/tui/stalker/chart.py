"""The map as a drawing: squares between edges, in each space its letter, who stands there and what lies there.

Colour only repeats what a sign says (``help-signs`` tells them all). A square has room for three signs, so a second
sheet has the ground: each letter with its radiation and its cover. A tile's number stands at its north-west corner.
"""

from __future__ import annotations

from typing import NamedTuple

from rich.text import Text

from cordon.games.stalker.game import StalkerGame
from cordon.games.stalker.mapping.drawing import TILE_SIZE
from cordon.games.stalker.mapping.territory import GAP
from cordon.games.stalker.rules.covering import symbols_left
from cordon.games.stalker.terms import space_parts
from cordon.kernel.decisions import Seat
from cordon.tui.canvas import Canvas

CELL, ROW = 4, 2
INSIDE = CELL - 1
ARROWS = {"N": "↑", "E": "→", "S": "↓", "W": "←"}
ACROSS = {"open": "···", "impassable": "xxx", "wall": "━━━", "door": "┅┅┅", "window": "───"}
DOWN = {"open": ":", "impassable": "x", "wall": "┃", "door": "┇", "window": "│"}
STYLES = {"open": "grey42", "impassable": "#c0a060", "wall": "white", "door": "#e0c080", "window": "#80c0e0"}
LABEL, ENEMY, STALKER, TOKEN, TILE = "grey62", "bold #ff8a80", "bold #a5d6a7", "#ffd54f", "bold reverse"
MORE = "+"
"""Stands for a letter where more is on a space than there is room for."""

Sign = tuple[str, str]
"""A few characters and their style."""


class Window(NamedTuple):
    """The part of the map that is shown, and the sides on which it goes on."""

    lines: list[Text]
    beyond: str


def width_of(game: StalkerGame) -> int:
    return game.board.width * CELL + 1


def letters(game: StalkerGame) -> dict[str, str]:
    """A letter for each kind of enemy in the mission."""
    found: dict[str, str] = {}
    for kind in game.state.enemy_cards:
        free = [c for c in kind.upper() + "ABCDEFGHIJKLMNOPQRSTUVWXYZ" if c.isalpha() and c not in found.values()]
        found[kind] = free[0]
    return found


# --- the sheets -------------------------------------------------------------------------------------------------------


def draw(game: StalkerGame) -> list[Text]:
    """The whole map with everybody and everything on it."""
    sheet = _edges(game)
    signs = letters(game)
    for space in range(len(game.board.ids)):
        if game.board.land_mask >> space & 1:
            cells = _cells(game, space, signs)
            for (x, y), cell in zip(game.board.squares[space], cells, strict=True):
                _put(sheet, x, y, cell)
    return sheet.lines()


def draw_ground(game: StalkerGame) -> list[Text]:
    """The whole map with radiation and cover: a letter, the one, the other."""
    sheet = _edges(game)
    for space in range(len(game.board.ids)):
        if game.board.land_mask >> space & 1:
            (x, y), *_ = game.board.squares[space]
            heat, cover = game.radiation_at(space), game.cover_at(space)
            cell = [(_letter(game, space), LABEL)]
            if heat or cover:
                cell += [(_digit(heat), TOKEN), (_digit(cover), STALKER)]
            _put(sheet, x, y, cell)
    return sheet.lines()


def _digit(n: int) -> str:
    return str(min(n, 9)) if n else "-"


def _edges(game: StalkerGame) -> Canvas:
    """The sheet with the borders of the spaces, water, rock, and the number of each tile."""
    board = game.board
    sheet = Canvas(width_of(game), board.height * ROW + 1)
    for left, right, height in _frames(game):
        for x in range(left, right):
            for y in (0, height):
                sheet.put(x * CELL + 1, y * ROW, ACROSS["wall"], STYLES["wall"])
        for y in range(height):
            for x in (left, right):
                sheet.put(x * CELL, y * ROW + 1, DOWN["wall"], STYLES["wall"])
    for segment in board.segments:
        if segment.side == "E":
            sheet.put((segment.x + 1) * CELL, segment.y * ROW + 1, DOWN[segment.edge], STYLES[segment.edge])
        else:
            sheet.put(segment.x * CELL + 1, (segment.y + 1) * ROW, ACROSS[segment.edge], STYLES[segment.edge])
    for x, y in board.solid:
        sheet.put(x * CELL + 1, y * ROW + 1, "▒▒▒", "grey30")
    for space in board.spaces(board.water_mask):
        for x, y in board.squares[space]:
            sheet.put(x * CELL + 1, y * ROW + 1, "≈≈≈", "#4f7f9f")
    for tile, (x, y) in _corners(game).items():
        sheet.put(x * CELL + 1, y * ROW, tile, TILE)
    return sheet


def _frames(game: StalkerGame) -> list[tuple[int, int, int]]:
    """The map, and the tile of Lost Territories beside it: from which column to which, how high."""
    board, tile = game.board, game.state.territory.tile
    if not tile:
        return [(0, board.width, board.height)]
    right = board.width - TILE_SIZE
    return [(0, right - GAP, board.height), (right, board.width, TILE_SIZE)]


def _corners(game: StalkerGame) -> dict[str, tuple[int, int]]:
    """Where each tile begins in the north-west; patches have no number of their own on the table."""
    board = game.board
    found: dict[str, tuple[int, int]] = {}
    for space, squares in enumerate(board.squares):
        for x, y in squares:
            tile = board.tile_of[space]
            left, top = found.get(tile, (x, y))
            found[tile] = min(left, x), min(top, y)
    return {tile: spot for tile, spot in found.items() if tile.isdecimal() or tile == game.state.territory.tile}


def _put(sheet: Canvas, x: int, y: int, cell: list[Sign]) -> None:
    at = x * CELL + 1
    for text, style in cell:
        sheet.put(at, y * ROW + 1, text, style)
        at += len(text)


# --- what is on a space -----------------------------------------------------------------------------------------------


def _letter(game: StalkerGame, space: int) -> str:
    return space_parts(game.board.ids[space])[1]


def _cells(game: StalkerGame, space: int, signs: dict[str, str]) -> list[list[Sign]]:
    """The squares of a space: its letter first, figures each in a square of their own while there are enough, tokens
    where there is room, the figures of the ground last."""
    cells: list[list[Sign]] = [[] for _ in game.board.squares[space]]
    cells[0].append((_letter(game, space), LABEL))
    fits = [_add(cells, sign, alone=True) for sign in _figures(game, space, signs)]
    fits += [_add(cells, (token, TOKEN)) for token in tokens(game, space)]
    if not all(fits):
        cells[0][0] = (MORE, TOKEN)
    for sign, n in (("r", game.radiation_at(space)), ("c", game.cover_at(space))):
        if n:
            _add(cells, (f"{sign}{min(n, 9)}", LABEL))
    return cells


def _add(cells: list[list[Sign]], sign: Sign, alone: bool = False) -> bool:
    """Put a sign into an empty square if it should stand alone, else into the first with room; whether it found any."""
    roomy = [cell for cell in cells if sum(len(text) for text, _ in cell) + len(sign[0]) <= INSIDE]
    empty = [cell for cell in roomy if not cell] if alone else []
    for cell in (*empty, *roomy):
        cell.append(sign)
        return True
    return False


def _figures(game: StalkerGame, space: int, signs: dict[str, str]) -> list[Sign]:
    found = []
    for who in game.occupants(space):
        if game.is_stalker(who):
            found.append((str(game.seat_of(who) + 1), STALKER))
        elif who in game.state.enemies:
            enemy = game.state.enemies[who]
            found.append((signs[enemy.kind] + ARROWS[enemy.facing], ENEMY))
        else:
            found.append(("@", STALKER))
    apart = [each for each in game.state.characters.values() if each.space == space and each not in game.figures()]
    return [*found, *(("&", STALKER) for _ in apart)]


def tokens(game: StalkerGame, space: int) -> str:
    """A sign for each sort of thing that lies on a space, the most pressing first."""
    ground = game.ground(space)
    lying = any(space in card.spaces for card in game.state.environment.values() if card.place in ("map", "ground"))
    there = {
        "●": space in game.attention_spaces("high"),
        "○": space in game.attention_spaces("low"),
        "?": bool(ground.unknown),
        "#": lying,
        "¤": any(token.space == space for token in game.state.tokens.values()),
        "$": bool(ground.loot),
        "%": bool(ground.artifacts),
        "*": any(symbols_left(game, anomaly, space) for anomaly in game.state.anomalies.values()),
        "!": bool(ground.traps),
        "~": bool(game.state.fog >> space & 1),
        "»": bool(game.mask_of(game.map.exit) >> space & 1),
        "∩": any(space in (game.board.index[link.one], game.board.index[link.other]) for link in game.board.links),
    }
    return "".join(sign for sign, is_there in there.items() if is_there)


# --- a part of it -----------------------------------------------------------------------------------------------------


def window(lines: list[Text], game: StalkerGame, seat: Seat, width: int, height: int) -> Window:
    """At most so many columns and lines around a stalker; squares are not cut in two."""
    squares = game.board.squares[max(0, game.stalker(seat).space)]
    x, y = squares[0] if squares else (0, 0)
    wide = max(len(line) for line in lines)
    width = min(wide, max(0, width - 1) // CELL * CELL + 1)
    left = _first(x * CELL, width, wide) // CELL * CELL
    top = _first(y * ROW + 1, height, len(lines))
    beyond = [("↑", top > 0), ("→", left + width < wide), ("↓", top + height < len(lines)), ("←", left > 0)]
    shown = [line[left : left + width] for line in lines[top : top + height]]
    return Window(shown, " ".join(arrow for arrow, goes_on in beyond if goes_on))


def _first(middle: int, room: int, size: int) -> int:
    return max(0, min(middle - room // 2, size - room))
