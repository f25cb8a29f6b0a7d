"""The map of a match of Zone Survival: which tiles, and the slots that every scenario finds on it (SV-1.3, SV-3.1)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import partial

import msgspec

from cordon.games.stalker.mapping.blocks import BlockReader, Handlers
from cordon.games.stalker.mapping.drawing import Drawing
from cordon.games.stalker.mapping.edges import EDGES, Edge
from cordon.games.stalker.mapping.layout import Layout
from cordon.games.stalker.mapping.setup import ForcedEdge, MissionMap, PatchPlace
from cordon.games.stalker.terms import Facing, Space

TOKEN_SLOTS = {
    "bus": "V1", "hull": "V2", "truck": "V1", "truck_b": "V2", "excavator": "X1", "pipe_long": "W1", "pipe_short": "W1",
    "guard_hut": "R1", "container": "R1", "pylon": "E1", "trench": "E1", "trench_b": "E2", "pond": "E2",
}  # fmt: skip
"""The tokens with spaces of their own (SV-2.1), each with the slot where it may lie (SV-6)."""
EDGE_TOKENS: dict[str, Edge] = {
    "hole": "door", "locked_door": "wall", "armored_gate": "wall", "welded_door": "wall", "hatch": "wall",
}  # fmt: skip
"""The tokens that lie on a segment, and what it is below them (SV-1.10)."""
_COUNTS = {
    **dict.fromkeys(("IN", "OUT", "Q1", "Q2", "Q3", "key", "area", "B"), 0),
    "HD": 4, "HS": 4, "ED": 2, "ES": 2, "U": 6, "L": 7, "A": 3, "M": 2, "Z": 1, "D": 3, "H": 2, "V": 2, "W": 1, "R": 1,
    "E": 2, "X": 1,
}  # fmt: skip
"""How many slots of each kind a map has; 0: one without a number. A gate has as many as the area has edges."""
SLOT_NAMES = frozenset(
    name for kind, n in _COUNTS.items() for name in ((kind,) if not n else (f"{kind}{i}" for i in range(1, n + 1)))
)
"""The slots that every map has, by name; its gates differ from map to map."""
_PLACED = re.compile(r"(\S+)/([NESW])")
_PLACE = re.compile(r"(\S+?)(r90)?")
_STRONG = re.compile(r"(.+) : (.+)")
_EXCAVATOR = re.compile(r"(\S+?)(r90)? (\S+)")
_EDGE_TOKEN = re.compile(rf"({'|'.join(EDGE_TOKENS)}):([\w-]+@[a-f][1-6][NESW])")


class Slot(msgspec.Struct, frozen=True):
    """A slot of a zone map.

    ``spaces`` are those that it names. For a square it is the space that owns the square (SV-1.4), for the excavator
    the marked one; for edges the spaces on both sides, those in rooms first.
    """

    name: str
    line: int
    spaces: tuple[Space, ...] = ()
    facing: Facing = "N"
    """Where an enemy looks."""
    edges: tuple[str, ...] = ()
    square: str = ""
    """The centre of an overlay, or the north-west square of a token."""
    turns: int = 0

    @property
    def kind(self) -> str:
        """``U`` of ``U3``; a slot without a number is a kind of its own."""
        return self.name if self.name in _COUNTS else self.name.rstrip("0123456789")


class ZoneMap(msgspec.Struct, frozen=True):
    """A zone map: its plan as that of a mission, where IN is the start and OUT the exit, and its slots by name."""

    map: MissionMap
    slots: dict[str, Slot]
    kinds: dict[str, tuple[Slot, ...]] = msgspec.field(default_factory=dict)
    """The slots by kind."""

    def __post_init__(self) -> None:
        for slot in self.slots.values():
            self.kinds[slot.kind] = (*self.kinds.get(slot.kind, ()), slot)

    @property
    def id(self) -> str:
        return self.map.id

    @property
    def name(self) -> str:
        return self.map.name

    def slot(self, name: str) -> Slot:
        """A slot by its name: ``IN``, ``Q1``, ``key``, ``area``, ``G1``, ``HD1``, ``B``, ``U1``, ``D3``, ``X1``…"""
        return self.slots[name]

    def kind(self, kind: str) -> tuple[Slot, ...]:
        """All slots of a kind in their order: ``U``, ``HD``, ``G``…"""
        return self.kinds.get(kind, ())


class ZoneReader(BlockReader):
    """A zonemap block: ``found`` is its record, the spaces of squares and edges not yet known."""

    def __init__(self, text: str, file: str, problems: list[str]) -> None:
        super().__init__(file, problems)
        self._slots: dict[str, Slot] = {}
        self._aired: list[str] = []
        before = len(problems)
        head = self.read(text, "zonemap", self._handlers())
        self.found: ZoneMap | None = None
        if head is None:
            return
        self._check_whole()
        if len(problems) == before:
            plan, slots = tuple(self.plan), self._slots
            start, exit = slots["IN"].spaces, slots["OUT"].spaces
            tokens = {token: _places(token, slots[slot]) for token, slot in TOKEN_SLOTS.items()}
            found = MissionMap(*head, plan, start, exit, patches=tokens, aired=tuple(self._aired), lines=self.lines)
            self.found = ZoneMap(found, slots)

    def _handlers(self) -> Handlers:
        alone = ("IN", "OUT", "Q1", "Q2", "Q3", "key", "area")
        counted = {"unknown": "U", "loot": "L", "meet": "M", "cache": "Z"}
        edges = {"gate": "G", "door": "D", "hole": "H"}
        places = {"vehicle": "V", "enviro": "E", "pipe": "W", "house": "R"}
        return {
            **{word: partial(self._together, word) for word in alone},
            **{word: partial(self._spaces, kind) for word, kind in counted.items()},
            **{word: partial(self._edges, kind) for word, kind in edges.items()},
            **{word: partial(self._places, kind) for word, kind in places.items()},
            "strong": self._strong,
            "boss": partial(self._enemies, "B"),
            "horde": partial(self._patterns, "H"),
            "elite": partial(self._patterns, "E"),
            "anomaly": self._anomalies,
            "excavator": self._excavator,
            "aired": self._air,
        }

    def _check_whole(self) -> None:
        if not self.plan:
            self.problems.append(f"{self.file}: has no line 'plan'")
        for kind, count in _COUNTS.items():
            wanted = [f"{kind}{number + 1}" for number in range(count)] or [kind]
            for name in wanted:
                if name not in self._slots:
                    self.problems.append(f"{self.file}: has no slot {name} (SV-1.3)")
        if "G1" not in self._slots:
            self.problems.append(f"{self.file}: has no slot G1 (SV-1.3)")

    # --- lines --------------------------------------------------------------------------------------------------------

    def _together(self, name: str, rest: str) -> None:
        spaces = tuple(self.name("space", word) for word in rest.split())
        if not spaces:
            self.tell(f"'{name}' names no space")
        self._add(Slot(name, self.line, spaces))

    def _spaces(self, kind: str, rest: str) -> None:
        for number, word in enumerate(rest.split(), 1):
            self._add(Slot(f"{kind}{number}", self.line, (self.name("space", word),)))

    def _edges(self, kind: str, rest: str) -> None:
        for number, word in enumerate(rest.split(), 1):
            self._add(Slot(f"{kind}{number}", self.line, edges=(self.name("segment", word),)))

    def _strong(self, rest: str) -> None:
        for spaces, edges in self.match(_STRONG, rest, "strong SPACE… : EDGE…"):
            room = tuple(self.name("space", word) for word in spaces.split())
            self._add(Slot("D3", self.line, room, edges=tuple(self.name("segment", word) for word in edges.split())))

    def _patterns(self, kind: str, rest: str) -> None:
        word, _, places = rest.partition(" ")
        if word not in ("dense", "scattered"):
            self.tell(f"{word!r} must be 'dense' or 'scattered'")
        else:
            self._enemies(f"{kind}{word[0].upper()}", places)

    def _enemies(self, kind: str, rest: str) -> None:
        for number, word in enumerate(rest.split(), 1):
            for space, facing in self.match(_PLACED, word, "SPACE/FACING"):
                name = kind if kind in _COUNTS and not _COUNTS[kind] else f"{kind}{number}"
                self._add(Slot(name, self.line, (self.name("space", space),), facing))

    def _anomalies(self, rest: str) -> None:
        for number, word in enumerate(rest.split(), 1):
            self._add(Slot(f"A{number}", self.line, square=self.name("square", word)))

    def _places(self, kind: str, rest: str) -> None:
        for number, word in enumerate(rest.split(), 1):
            for square, turned in self.match(_PLACE, word, "SQUARE or SQUAREr90"):
                self._add(
                    Slot(f"{kind}{number}", self.line, square=self.name("square", square), turns=int(bool(turned)))
                )

    def _excavator(self, rest: str) -> None:
        for square, turned, space in self.match(_EXCAVATOR, rest, "excavator SQUARE[r90] SPACE"):
            marked = (self.name("space", space),)
            self._add(Slot("X1", self.line, marked, square=self.name("square", square), turns=int(bool(turned))))

    def _air(self, rest: str) -> None:
        self._aired += [self.name("space", word) for word in rest.split()]

    def _add(self, slot: Slot) -> None:
        count = _COUNTS.get(slot.kind)
        if count and int(slot.name.removeprefix(slot.kind)) > count:
            self.tell(f"there is no slot {slot.name}; a map has {count} of this kind (SV-1.3)")
        elif slot.name in self._slots:
            self.tell(f"the slot {slot.name} stands twice")
        else:
            self._slots[slot.name] = slot


def _places(token: str, slot: Slot) -> tuple[PatchPlace, ...]:
    return (PatchPlace(token, slot.square, slot.turns, token=True),)


def on_the_ground(zone: ZoneMap, layout: Layout, drawings: Mapping[str, Drawing]) -> ZoneMap:
    """The same map, the spaces of squares and edges known from its tiles."""
    rooms = {f"{drawing.id}.{space.letter}" for drawing in drawings.values() for space in drawing.spaces if space.room}

    def known(slot: Slot) -> Slot:
        if slot.spaces:
            return slot
        if slot.square:
            spaces = [layout.owner[layout.spot(slot.square)]]
        else:
            spaces = sorted(
                (space for edge in slot.edges for space in layout.beside(edge)), key=lambda id: id not in rooms
            )
        return msgspec.structs.replace(slot, spaces=tuple(dict.fromkeys(filter(None, spaces))))

    return ZoneMap(zone.map, {name: known(slot) for name, slot in zone.slots.items()})


def edge_tokens(layout: Iterable[str]) -> tuple[str, ...]:
    """What of a layout lies on segments, ``hole:13@a5W``; where two lie on one segment, the last in order closes it."""
    found = [
        (EDGES.index(EDGE_TOKENS[match[1]]), match[0]) for each in layout if (match := _EDGE_TOKEN.fullmatch(each))
    ]
    return tuple(each for _, each in sorted(found))


def forced_by(edge_token: str) -> ForcedEdge:
    """What an edge token makes of its segment."""
    token, _, segment = edge_token.partition(":")
    return ForcedEdge(segment, EDGE_TOKENS[token])
