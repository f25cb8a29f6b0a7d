"""The setup block of a mission: which tiles, and what lies on them at the start (SM-4)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, get_args

import msgspec

from cordon.games.stalker.mapping.edges import Edge
from cordon.games.stalker.terms import AnomalyType, Colour, Facing

TOKEN_KINDS = ("X", "C1", "C2", "C3", "C3x2", "C4x2")
"""What an unknown token may show (ST-20.Q4)."""
_TYPES: dict[str, Edge] = {"open": "open", "fence": "impassable", "wall": "wall", "door": "door", "window": "window"}


class PlanTile(msgspec.Struct, frozen=True):
    """A tile of the plan at its place (counted in tiles from the north-west), turned clockwise by quarters."""

    tile: str
    column: int
    row: int
    turns: int


class CardPlace(msgspec.Struct, frozen=True):
    """A card side that lies on the map at the start, and the spaces or squares below it."""

    side: str
    places: tuple[str, ...]


class ForcedEdge(msgspec.Struct, frozen=True):
    """A segment (``1@a1W``) that has this type while a card side is up (SM-4.3)."""

    segment: str
    edge: Edge


class PatchPlace(msgspec.Struct, frozen=True):
    """A patch that lies on the map while a card side is up (SM-1.12)."""

    patch: str
    square: str
    turns: int = 0


class Placement(msgspec.Struct, frozen=True):
    """An enemy that stands on the map at the start, if at least ``least`` stalkers take part."""

    space: str
    facing: Facing
    least: int


class Enemies(msgspec.Struct, frozen=True):
    """One enemy card of the mission: its colour, team and standees; those not placed form the pool."""

    name: str
    colour: Colour
    team: int
    standees: int
    placements: tuple[Placement, ...]


class Stack(msgspec.Struct, frozen=True):
    """Loot tokens on a space."""

    space: str
    amount: int


class AnomalyPlace(msgspec.Struct, frozen=True):
    """An anomaly. With one square, one of the overlays is drawn; a ring (SM-5.9i) lays each on the square beside it."""

    name: str
    type: AnomalyType
    overlays: tuple[int, ...]
    squares: tuple[str, ...]
    tip: Facing
    artifact: bool

    @property
    def ring(self) -> bool:
        """A moving anomaly: its overlays are all on the map."""
        return len(self.squares) > 1

    @property
    def random(self) -> bool:
        """The card is any of this type (SM-4.2)."""
        return self.name == self.type


class MissionEvent(msgspec.Struct, frozen=True):
    """A mission event in its order, and ``extra`` in ``+extra-N`` random events on top of the deck when it is done."""

    number: str
    extra: int

    def random_events(self, stalkers: int) -> int:
        """How many random events come on top (SM-5.9j)."""
        return max(0, self.extra - stalkers)


class Stop(msgspec.Struct, frozen=True):
    """A stop of a tour: standard actions spent there, and the spaces of a Movement from there on (0: as before)."""

    goal: str
    actions: int
    limit: int


class MissionMap(msgspec.Struct, frozen=True):
    """Everything of a setup block."""

    id: str
    name: str
    plan: tuple[PlanTile, ...]
    start: tuple[str, ...]
    exit: tuple[str, ...]
    cards: tuple[CardPlace, ...]
    edges: dict[str, tuple[ForcedEdge, ...]]
    patches: dict[str, tuple[PatchPlace, ...]]
    enemies: tuple[Enemies, ...]
    loot: tuple[Stack, ...]
    unknown: tuple[str, ...]
    tokens: dict[int, tuple[str, ...]]
    anomalies: tuple[AnomalyPlace, ...]
    events: tuple[MissionEvent, ...]
    goals: dict[str, tuple[str, ...]]
    tours: dict[str, tuple[Stop, ...]]
    lines: dict[str, int]
    """Where something stands in the file, by the first two words: ``loot``, ``enemy snork``."""

    @property
    def shaping(self) -> frozenset[str]:
        """The card sides that change the board while they are up."""
        return frozenset(self.edges) | frozenset(self.patches)

    @property
    def laid(self) -> frozenset[str]:
        """The card sides that lie on the map at the start."""
        return frozenset(card.side for card in self.cards)


class Named(msgspec.Struct, frozen=True):
    """Something that a line names, to be looked up once the map is known: a space, square, segment, patch…"""

    line: int
    kind: str
    name: str


_ADDRESS = {
    "space": re.compile(r"[\w-]+\.[A-Z]"),
    "square": re.compile(r"\d+@[a-f][1-6]"),
    "segment": re.compile(r"\d+@[a-f][1-6][NESW]"),
}
_SIDE = r"[A-Z][A-Z0-9]*-\d+[a-z](?::[\w-]+)?"
_HEAD = re.compile(r'setup (\S+) "([^"]+)"')
_TILE = re.compile(r"(\d+)(?:r(90|180|270))?")
_CARD = re.compile(rf"({_SIDE}) on (.+)")
_EDGES = re.compile(rf"({_SIDE}) ({'|'.join(_TYPES)}) (.+)")
_PATCH = re.compile(rf"(\S+) at (\S+)(?: r(90|180|270))? by ({_SIDE})")
_ENEMY = re.compile(r"(\w+) (C[1-4])/(\d+) standees (\d+) at ?(.*)")
_PLACED = re.compile(r"(\S+)/([NESW])(?::N([1-4])\+)?")
_STACK = re.compile(r"(\S+)\*(\d+)")
_TOKENS = re.compile(r"N([1-4]) (.+)")
_ANOMALY = re.compile(
    rf"(\w+) ({'|'.join(get_args(AnomalyType))}) overlay ([\d|]+|[\d+]+) at (\S+) tip ([NESW])( artifact)?"
)
_EVENT = re.compile(r"([IVX]+)(?:\+(\d+)-N)?")
_GOAL = re.compile(r"([\w-]+) (.+)")
_TOUR = re.compile(r"([\w-]+) : (.+)")
_STOP = re.compile(r"([\w-]+)(?:\((\d+)\))?(?:~(\d))?")


class SetupReader:
    """A setup block read line by line: ``found`` is its record, ``named`` what its lines speak of."""

    def __init__(self, text: str, file: str, problems: list[str]) -> None:
        self.file, self.problems = file, problems
        self.named: list[Named] = []
        self.line = 1
        self._once: set[str] = set()
        self._parts: dict[str, Any] = {
            "plan": [], "start": (), "exit": (), "cards": [], "edges": {}, "patches": {}, "enemies": [], "loot": (),
            "unknown": (), "tokens": {}, "anomalies": [], "events": (), "goals": {}, "tours": {}, "lines": {},
        }  # fmt: skip
        before = len(problems)
        self._read(text.splitlines())
        self.found: MissionMap | None = None
        if len(problems) == before:
            parts: dict[str, Any] = {k: tuple(v) if isinstance(v, list) else v for k, v in self._parts.items()}
            self.found = MissionMap(**parts)

    def _read(self, lines: list[str]) -> None:
        head = _HEAD.fullmatch(lines[0]) if lines else None
        if head is None:
            self._tell("must be 'setup <id> \"<name>\"'")
            return
        self._parts |= {"id": head[1], "name": head[2]}
        handlers: dict[str, Callable[[str], None]] = {
            "start": lambda rest: self._spaces("start", rest),
            "exit": lambda rest: self._spaces("exit", rest),
            "unknown": lambda rest: self._spaces("unknown", rest),
            "card": self._card, "edges": self._edges, "patch": self._patch, "enemy": self._enemy, "loot": self._loot,
            "tokens": self._tokens, "anomaly": self._anomaly, "events": self._events, "goal": self._goal,
            "tour": self._tour,
        }  # fmt: skip
        row = -1
        for self.line, line in enumerate(lines[1:], 2):
            word, _, rest = line.partition(" ")
            if self.line == 2:
                if line != "plan":
                    self._tell("must be 'plan'")
            elif line.startswith("  ") and row == self.line - 4:
                row += 1
                self._plan(row, line.split())
            elif word in handlers:
                self._parts["lines"] |= {word: self.line, f"{word} {rest.partition(' ')[0]}": self.line}
                handlers[word](rest)
            else:
                self._tell(f"{word!r} begins no line of a setup; known: {', '.join(handlers)}")
        self._check_whole()

    def _check_whole(self) -> None:
        for part in ("plan", "start", "exit", "events"):
            if not self._parts[part]:
                self.problems.append(f"{self.file}: has no line '{part}'")
        for stalkers in range(1, 5):
            row = self._parts["tokens"].get(stalkers, ())
            if len(row) != len(self._parts["unknown"]):
                self.problems.append(
                    f"{self.file}: tokens N{stalkers}: {len(row)} tokens for {len(self._parts['unknown'])} spaces"
                )
        for tour, stops in self._parts["tours"].items():
            for stop in stops:
                if stop.goal not in ("start", "exit", *self._parts["goals"]):
                    self.problems.append(f"{self.file}: tour {tour}: no goal '{stop.goal}'")

    # --- lines --------------------------------------------------------------------------------------------------------

    def _plan(self, row: int, words: list[str]) -> None:
        for column, word in enumerate(words):
            match = _TILE.fullmatch(word)
            if match is not None:
                if any(place.tile == match[1] for place in self._parts["plan"]):
                    self._tell(f"tile {match[1]} stands twice")
                self._name("tile", match[1])
                self._parts["plan"].append(PlanTile(match[1], column, row, int(match[2] or 0) // 90))
            elif word != ".":
                self._tell(f"{word!r} is no tile; '.', '5' or '5r90'")

    def _spaces(self, part: str, rest: str) -> None:
        if part in self._once:
            self._tell(f"'{part}' stands twice")
        self._once.add(part)
        self._parts[part] = tuple(self._name("space", word) for word in rest.split())

    def _card(self, rest: str) -> None:
        for side, places in self._match(_CARD, rest, "card SIDE on PLACE…"):
            words = tuple(self._name("square" if "@" in word else "space", word) for word in places.split())
            self._parts["cards"].append(CardPlace(side, words))

    def _edges(self, rest: str) -> None:
        for side, edge, segments in self._match(_EDGES, rest, f"edges SIDE {'|'.join(_TYPES)} EDGE…"):
            forced = tuple(ForcedEdge(self._name("segment", word), _TYPES[edge]) for word in segments.split())
            self._parts["edges"][side] = self._parts["edges"].get(side, ()) + forced

    def _patch(self, rest: str) -> None:
        for patch, square, turned, side in self._match(_PATCH, rest, "patch ID at SQUARE [r90] by SIDE"):
            self._name("patch", patch)
            place = PatchPlace(patch, self._name("square", square), int(turned or 0) // 90)
            self._parts["patches"][side] = (*self._parts["patches"].get(side, ()), place)

    def _enemy(self, rest: str) -> None:
        for name, colour, team, standees, words in self._match(
            _ENEMY, rest, "enemy NAME COLOUR/TEAM standees n at SPACE/FACING…"
        ):
            placed = tuple(
                Placement(self._name("space", space), facing, int(least or 1))
                for word in words.split()
                for space, facing, least in self._match(_PLACED, word, "SPACE/FACING or SPACE/FACING:N3+")
            )
            if len(placed) > int(standees):
                self._tell(f"{len(placed)} {name} are placed, but there are {standees} standees")
            self._parts["enemies"].append(Enemies(name, colour, int(team), int(standees), placed))

    def _loot(self, rest: str) -> None:
        self._parts["loot"] = tuple(
            Stack(self._name("space", space), int(amount))
            for word in rest.split()
            for space, amount in self._match(_STACK, word, "SPACE*n")
        )

    def _tokens(self, rest: str) -> None:
        for stalkers, words in self._match(_TOKENS, rest, "tokens N1 KIND…"):
            for kind in words.split():
                if kind not in TOKEN_KINDS:
                    self._tell(f"{kind!r} is no unknown token; known: {', '.join(TOKEN_KINDS)}")
            self._parts["tokens"][int(stalkers)] = tuple(words.split())

    def _anomaly(self, rest: str) -> None:
        form = "anomaly NAME TYPE overlay n|n or n+n at SQUARE(+SQUARE) tip SIDE [artifact]"
        for name, kind, numbers, at, tip, artifact in self._match(_ANOMALY, rest, form):
            overlays = tuple(int(number) for number in re.split(r"[|+]", numbers))
            squares = tuple(self._name("square", square) for square in at.split("+"))
            if len(squares) != (len(overlays) if "+" in numbers else 1):
                self._tell(f"{len(overlays)} overlays on {len(squares)} squares")
            for overlay in overlays:
                self._name(f"overlay {kind}", str(overlay))
            self._parts["anomalies"].append(AnomalyPlace(name, kind, overlays, squares, tip, bool(artifact)))

    def _events(self, rest: str) -> None:
        self._parts["events"] = tuple(
            MissionEvent(number, int(extra or 0))
            for word in rest.split()
            for number, extra in self._match(_EVENT, word, "III or III+4-N")
        )

    def _goal(self, rest: str) -> None:
        for goal, words in self._match(_GOAL, rest, "goal NAME SPACE…"):
            self._parts["goals"][goal] = tuple(self._name("space", word) for word in words.split())

    def _tour(self, rest: str) -> None:
        for tour, way in self._match(_TOUR, rest, "tour NAME : STOP > STOP…"):
            self._parts["tours"][tour] = tuple(
                Stop(goal, int(actions or 0), int(limit or 0))
                for word in way.split(" > ")
                for goal, actions, limit in self._match(_STOP, word, "GOAL, GOAL(actions) or GOAL(actions)~2")
            )

    # --- words --------------------------------------------------------------------------------------------------------

    def _match(self, pattern: re.Pattern[str], text: str, form: str) -> Iterator[tuple[Any, ...]]:
        """The groups of a text, once; nothing and a problem if it has another form."""
        match = pattern.fullmatch(text)
        if match is None:
            self._tell(f"{text!r} must be '{form}'")
        else:
            yield match.groups()

    def _name(self, kind: str, name: str) -> str:
        if kind in _ADDRESS and not _ADDRESS[kind].fullmatch(name):
            self._tell(f"{name!r} is no {kind}")
        else:
            self.named.append(Named(self.line, kind, name))
        return name

    def _tell(self, what: str) -> None:
        self.problems.append(f"{self.file}, line {self.line}: {what}")
