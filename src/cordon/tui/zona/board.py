"""The map of Zona as a drawing: areas as tiles, borders as strokes between them.

The places are those of ZO-31.7, moved a little so that every border is a straight stroke. Colour only repeats what a
letter or a sign says: the sector's letter on the tile, ``m a`` for green and ``M A`` for yellow mutants and anomalies.
"""

from __future__ import annotations

from rich.text import Text

from cordon.games.zona.game import ZonaGame
from cordon.games.zona.terms import ThreatSlot, border_name, colour_of_slot
from cordon.games.zona.views import FacilityView, ZonaView
from cordon.tui.canvas import Canvas, fit
from cordon.words.catalogue import Words

WIDTH, HEIGHT = 68, 16
TILE = 12

TILES = {
    "quarry": (0, 2, TILE), "misty_hill": (14, 2, TILE), "white_lake": (42, 2, TILE), "headquarters": (56, 2, TILE),
    "inn": (0, 5, TILE), "red_forest": (14, 5, TILE), "pripyat": (28, 5, TILE), "proving_ground": (42, 5, TILE),
    "science_camp": (56, 5, TILE),
    "swamp": (0, 8, TILE), "factory": (14, 8, TILE), "power_plant": (28, 8, TILE), "chernobyl": (42, 8, TILE),
    "dump": (56, 8, TILE),
    "moscow_eye": (28, 11, TILE),
    "farms": (0, 14, TILE), "village": (14, 14, 40), "borderland": (56, 14, TILE),
}  # fmt: skip
"""Left, top and width of each tile; all are two lines high."""

SLOTS = {"slot-4": (0, 0, 26, 1), "slot-1": (42, 0, 26, 1), "slot-2": (1, 11, 11, 2), "slot-3": (56, 11, 11, 2)}
"""Left, top, width and height of the facilities at the edge."""

RISING, FALLING = "\u2571", "\u2572"

Stroke = tuple[tuple[int, int, str], ...]


def _across(y: int, left: int, right: int) -> Stroke:
    return tuple((x, y, "─") for x in range(left, right + 1))


def _down(x: int, *ys: int) -> Stroke:
    return tuple((x, y, "│") for y in ys)


STROKES: dict[str, Stroke] = {
    border_name(*pair.split("/")): stroke
    for pair, stroke in {
        "quarry/misty_hill": _across(2, 12, 13),
        "misty_hill/white_lake": _across(2, 26, 41),
        "white_lake/headquarters": _across(2, 54, 55),
        "inn/red_forest": _across(5, 12, 13),
        "red_forest/pripyat": _across(5, 26, 27),
        "proving_ground/science_camp": _across(5, 54, 55),
        "swamp/factory": _across(8, 12, 13),
        "chernobyl/dump": _across(8, 54, 55),
        "farms/village": _across(14, 12, 13),
        "village/borderland": _across(14, 54, 55),
        "quarry/inn": _down(5, 4),
        "misty_hill/red_forest": _down(19, 4),
        "white_lake/proving_ground": _down(47, 4),
        "headquarters/science_camp": _down(61, 4),
        "inn/swamp": _down(5, 7),
        "red_forest/factory": _down(19, 7),
        "proving_ground/chernobyl": _down(47, 7),
        "science_camp/dump": _down(61, 7),
        "swamp/farms": _down(0, 10, 11, 12, 13),
        "dump/borderland": _down(67, 10, 11, 12, 13),
        "factory/village": _down(19, 10, 11, 12, 13),
        "village/chernobyl": _down(47, 10, 11, 12, 13),
        "quarry/red_forest": ((12, 4, FALLING),),
        "misty_hill/pripyat": ((26, 4, FALLING),),
        "white_lake/pripyat": ((41, 4, RISING),),
        "headquarters/proving_ground": ((55, 4, RISING),),
        "red_forest/swamp": ((13, 7, RISING),),
        "proving_ground/dump": ((54, 7, FALLING),),
        "factory/moscow_eye": ((26, 10, FALLING),),
        "chernobyl/moscow_eye": ((41, 10, RISING),),
        "factory/farms": ((15, 10, RISING), (14, 11, RISING), (13, 12, RISING), (12, 13, RISING)),
        "chernobyl/borderland": ((52, 10, FALLING), (53, 11, FALLING), (54, 12, FALLING), (55, 13, FALLING)),
    }.items()
}
"""Where each border is drawn."""

ENTRANCES = {
    ("slot-4", "quarry"): (5, 1), ("slot-4", "misty_hill"): (19, 1),
    ("slot-1", "headquarters"): (61, 1), ("slot-1", "white_lake"): (47, 1),
    ("slot-2", "swamp"): (5, 10), ("slot-2", "farms"): (5, 13),
    ("slot-3", "dump"): (61, 10), ("slot-3", "borderland"): (61, 13),
}  # fmt: skip
ONE_WAY = ((33, 7, "↓"), (33, 10, "↑"))
"""Pripyat and Moscow's Eye lead to the Power Plant, but not by Move (ZO-31.3)."""

TINTS = {
    "green": "on #16351f", "yellow": "on #3d330f", "red": "on #451a1a", "bunker": "on #1d2f45",
    "facility": "on #2b2b2b", "end": "on #451a1a",
}  # fmt: skip
INKS = {"green": "#7ddc8c", "yellow": "#f0d060", "red": "#ff8a80", "bunker": "#8ec7ff", "facility": "", "end": ""}
FIGURES = ("#ffb000", "#4fc3f7", "#f48fb1", "#b39ddb")
"""The colours of the seats; the number on the figure says the same."""


def draw(words: Words, game: ZonaGame, view: ZonaView) -> list[Text]:
    """The whole map as it lies on the table."""
    canvas = Canvas(WIDTH, HEIGHT)
    _draw_borders(canvas, words, game, view)
    for area in TILES:
        _draw_tile(canvas, words, game, view, area)
    for facility in view.facilities:
        _draw_facility(canvas, words, view, facility)
    return canvas.lines()


def short_name(words: Words, area: str) -> str:
    """A name that fits on a tile."""
    return words.say(f"short-{area}") if words.has(f"short-{area}") else words.say(f"area-{area}")


def _draw_borders(canvas: Canvas, words: Words, game: ZonaGame, view: ZonaView) -> None:
    open_borders = set(game.side.borders)
    for border in game.content.board.borders:
        name = border_name(*border.areas)
        stroke = STROKES[name]
        if name not in open_borders:
            x, y, _ = stroke[len(stroke) // 2]
            canvas.put(x, y, "×", "dim")
            continue
        for x, y, sign in stroke:
            canvas.put(x, y, sign, "grey62")
        x, y, sign = stroke[-1]
        if border.shortcut is not None:
            letter = words.say(f"damage-{border.shortcut.lower()}.short")[0]
            canvas.put(x - 1 if sign == RISING else x + 1, y, letter, "bold red")
        if view.marker == name:
            x, y, _ = stroke[len(stroke) // 2]
            canvas.put(x, y, words.say("sign-marker"), "bold white on red")
    for x, y, sign in ONE_WAY:
        canvas.put(x, y, sign, "bold red")


def _draw_tile(canvas: Canvas, words: Words, game: ZonaGame, view: ZonaView, area: str) -> None:
    left, top, width = TILES[area]
    group = game.content.areas[area].group
    tint, ink = TINTS[group], INKS[group]
    own = view.seat is not None and view.scavengers[view.seat].area == area
    name = fit(short_name(words, area), width)
    pad = (width - len(name)) // 2 if width > TILE else 0
    canvas.put(left, top, " " * width, tint)
    canvas.put(left, top + 1, " " * width, tint)
    canvas.put(left + pad, top, name, f"{'bold underline ' if own else ''}{ink} {tint}")
    x = left + pad
    canvas.put(x, top + 1, words.say(f"sign-{group}"), f"{ink} {tint}")
    x += 2
    if view.marker == area:
        canvas.put(x, top + 1, words.say("sign-marker"), "bold white on red")
        x += 1
    for token in next(place.threats for place in view.areas if place.id == area):
        sign, style = threat_sign(words, game.threat(token).slot)
        canvas.put(x, top + 1, sign, f"{style} {tint}")
        x += 1
    if area != "power_plant":
        _draw_figures(canvas, view, area, left + width, top + 1)
    else:
        _draw_sarcophagus(canvas, words, view, left, top + 1, tint)


def _draw_sarcophagus(canvas: Canvas, words: Words, view: ZonaView, left: int, y: int, tint: str) -> None:
    """The Sarcophagus lies inside the Power Plant and shares its tile."""
    inside = f"→{short_name(words, 'sarcophagus')}"
    canvas.put(left + 6, y, inside, f"bold {INKS['red']} {tint}")
    _draw_figures(canvas, view, "power_plant", left + 6, y)
    _draw_figures(canvas, view, "sarcophagus", left + TILE, y)


def _draw_figures(canvas: Canvas, view: ZonaView, area: str, right: int, y: int) -> None:
    """The scavengers in an area, right-aligned, each with the number of its seat."""
    seats = [s.seat for s in view.scavengers if s.area == area]
    x = right - len(seats)
    for i, seat in enumerate(seats):
        canvas.put(x + i, y, str(seat + 1), f"bold black on {FIGURES[seat]}")


def threat_sign(words: Words, slot: ThreatSlot) -> tuple[str, str]:
    """The letter of a threat and its colour."""
    style = "bold #7ddc8c" if colour_of_slot(slot) == "green" else "bold #f0d060"
    return words.say(f"sign-{slot.lower()}"), style


def _draw_facility(canvas: Canvas, words: Words, view: ZonaView, facility: FacilityView) -> None:
    left, top, width, height = SLOTS[facility.slot]
    state, ink = state_of(facility)
    name = short_name(words, facility.id)
    counts = f"{facility.events}/{facility.finds}"
    for y in range(height):
        canvas.put(left, top + y, " " * width, TINTS["facility"])
    own = view.seat is not None and view.scavengers[view.seat].area == facility.id
    canvas.put(left, top, fit(name, width), f"{'bold underline ' if own else 'bold '}{TINTS['facility']}")
    told = words.say(f"facility-{state}") + ("" if state == "ransacked" else f" {counts}")
    if height == 1:
        canvas.put(left + len(name) + 1, top, told, f"{ink} {TINTS['facility']}")
    else:
        canvas.put(left, top + 1, fit(told, width), f"{ink} {TINTS['facility']}")
    _draw_figures(canvas, view, facility.id, left + width, top + height - 1)
    for entrance in facility.entrances:
        x, y = ENTRANCES[facility.slot, entrance]
        canvas.put(x, y, "┊", ink)


def state_of(facility: FacilityView) -> tuple[str, str]:
    """Locked, open or ransacked, with the colour for it."""
    if not facility.events:
        return "ransacked", "dim"
    return ("open", "#7ddc8c") if facility.open else ("closed", "#ff8a80")
