"""The map as a drawing: squares between edges, in each space its letter, who stands there and what lies there.

Colour only repeats what a sign says: 1-4 are stalkers, letters with an arrow enemies, ``?`` unknown tokens, ``$`` loot,
``*`` an uncovered anomaly symbol, ``!`` a trap, ``~`` fog.
"""

from __future__ import annotations

from rich.text import Text

from cordon.games.stalker.game import StalkerGame
from cordon.games.stalker.rules.covering import symbols_left
from cordon.kernel.decisions import Seat
from cordon.tui.canvas import Canvas

CELL, ROW = 4, 2
ARROWS = {"N": "↑", "E": "→", "S": "↓", "W": "←"}
ACROSS = {"open": "···", "impassable": "xxx", "wall": "━━━", "door": "┅┅┅", "window": "───"}
DOWN = {"open": ":", "impassable": "x", "wall": "┃", "door": "┇", "window": "│"}
STYLES = {"open": "grey42", "impassable": "#c0a060", "wall": "white", "door": "#e0c080", "window": "#80c0e0"}
LABEL, ENEMY, STALKER, TOKEN = "grey62", "bold #ff8a80", "bold #a5d6a7", "#ffd54f"


def width_of(game: StalkerGame) -> int:
    return game.board.width * CELL + 1


def letters(game: StalkerGame) -> dict[str, str]:
    """A letter for each kind of enemy in the mission."""
    found: dict[str, str] = {}
    for kind in game.state.enemy_cards:
        free = [c for c in kind.upper() + "ABCDEFGHIJKLMNOPQRSTUVWXYZ" if c.isalpha() and c not in found.values()]
        found[kind] = free[0]
    return found


def draw(game: StalkerGame, seat: Seat, height: int) -> list[Text]:
    """The map, or the part of it around a stalker that fits."""
    board = game.board
    sheet = Canvas(width_of(game), board.height * ROW + 1)
    for x in range(board.width):
        for y in (0, board.height):
            sheet.put(x * CELL + 1, y * ROW, ACROSS["wall"], STYLES["wall"])
    for y in range(board.height):
        for x in (0, board.width):
            sheet.put(x * CELL, y * ROW + 1, DOWN["wall"], STYLES["wall"])
    for segment in board.segments:
        if segment.side == "E":
            sheet.put((segment.x + 1) * CELL, segment.y * ROW + 1, DOWN[segment.edge], STYLES[segment.edge])
        else:
            sheet.put(segment.x * CELL + 1, (segment.y + 1) * ROW, ACROSS[segment.edge], STYLES[segment.edge])
    for x, y in board.solid:
        sheet.put(x * CELL + 1, y * ROW + 1, "▒▒▒", "grey30")
    signs = letters(game)
    for space in range(len(board.ids)):
        _fill(game, sheet, space, signs)
    return _window(sheet.lines(), game, seat, height)


def _fill(game: StalkerGame, sheet: Canvas, space: int, signs: dict[str, str]) -> None:
    squares = game.board.squares[space]
    if not squares:
        return
    if game.board.water_mask >> space & 1:
        for x, y in squares:
            sheet.put(x * CELL + 1, y * ROW + 1, "≈≈≈", "#4f7f9f")
        return
    letter = game.board.ids[space].rpartition(".")[2]
    marks: list[tuple[str, str]] = [(letter + _tokens(game, space), TOKEN if _tokens(game, space) else LABEL)]
    for who in game.occupants(space):
        if game.is_stalker(who):
            marks.append((str(game.seat_of(who) + 1), STALKER))
        elif who in game.state.enemies:
            enemy = game.state.enemies[who]
            marks.append((signs[enemy.kind] + ARROWS[enemy.facing], ENEMY))
        else:
            marks.append(("@", STALKER))
    if len(marks) > len(squares):
        marks = marks[-len(squares) :]
    for (x, y), (text, style) in zip(squares, marks, strict=False):
        sheet.put(x * CELL + 1, y * ROW + 1, text[: CELL - 1], style)


def _tokens(game: StalkerGame, space: int) -> str:
    found = ""
    ground = game.state.ground.get(space)
    if any(symbols_left(game, anomaly, space) for anomaly in game.state.anomalies.values()):
        found += "*"
    if ground is not None and ground.unknown:
        found += "?"
    if ground is not None and (ground.loot or ground.artifacts):
        found += "$"
    if ground is not None and ground.traps:
        found += "!"
    if game.state.fog >> space & 1:
        found += "~"
    return found


def _window(lines: list[Text], game: StalkerGame, seat: Seat, height: int) -> list[Text]:
    """So many lines around the stalker."""
    if len(lines) <= height:
        return lines
    squares = game.board.squares[max(0, game.stalker(seat).space)]
    middle = (squares[0][1] if squares else 0) * ROW
    top = max(0, min(middle - height // 2, len(lines) - height))
    return lines[top : top + height]
