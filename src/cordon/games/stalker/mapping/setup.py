"""The setup block of a mission: which tiles, and what lies on them at the start (SM-4)."""

from __future__ import annotations

import re
from typing import Any, get_args

import msgspec

from cordon.games.stalker.mapping.blocks import BlockReader, Handlers, PlanTile
from cordon.games.stalker.mapping.edges import Edge
from cordon.games.stalker.terms import AnomalyType, Colour, Facing

TOKEN_KINDS = ("X", "C1", "C2", "C3", "C3x2", "C4x2")
"""What an unknown token may show (ST-20.Q4)."""
_TYPES: dict[str, Edge] = {"open": "open", "fence": "impassable", "wall": "wall", "door": "door", "window": "window"}


class CardPlace(msgspec.Struct, frozen=True):
    """A card side that lies on the map at the start, and the spaces or squares below it."""

    side: str
    places: tuple[str, ...]


class ForcedEdge(msgspec.Struct, frozen=True):
    """A segment (``1@a1W``) that has this type while a card side is up (SM-4.3)."""

    segment: str
    edge: Edge


class PatchPlace(msgspec.Struct, frozen=True):
    """A patch that lies on the map while a card side is up (SM-1.12), or a token of Zone Survival (ST-19.19)."""

    patch: str
    square: str
    turns: int = 0
    token: bool = False


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
    """A mission event in its order, and ``extra`` in ``+extra-N`` random events on top of the deck when it is done;
    ``/least`` after it: never fewer."""

    number: str
    extra: int
    least: int = 0

    def random_events(self, stalkers: int) -> int:
        """How many random events come on top (SM-5.9j)."""
        return max(self.least, self.extra - stalkers)


class Stop(msgspec.Struct, frozen=True):
    """A stop of a tour: standard actions spent there, and the spaces of a Movement from there on (0: as before)."""

    goal: str
    actions: int
    limit: int


class MissionMap(msgspec.Struct, frozen=True):
    """Everything of a setup block; a map of Zone Survival has only plan, start, exit and its tokens as patches."""

    id: str
    name: str
    plan: tuple[PlanTile, ...]
    start: tuple[str, ...]
    exit: tuple[str, ...]
    cards: tuple[CardPlace, ...] = ()
    edges: dict[str, tuple[ForcedEdge, ...]] = {}
    patches: dict[str, tuple[PatchPlace, ...]] = {}
    enemies: tuple[Enemies, ...] = ()
    loot: tuple[Stack, ...] = ()
    unknown: tuple[str, ...] = ()
    tokens: dict[int, tuple[str, ...]] = {}
    anomalies: tuple[AnomalyPlace, ...] = ()
    events: tuple[MissionEvent, ...] = ()
    goals: dict[str, tuple[str, ...]] = {}
    tours: dict[str, tuple[Stop, ...]] = {}
    aired: tuple[str, ...] = ()
    """Spaces whose printed radiation does not count on this map (R-182)."""
    lines: dict[str, int] = {}
    """Where something stands in the file, by the first two words: ``loot``, ``enemy snork``."""

    @property
    def shaping(self) -> frozenset[str]:
        """The card sides that change the board while they are up."""
        return frozenset(self.edges) | frozenset(self.patches)

    @property
    def laid(self) -> frozenset[str]:
        """The card sides that lie on the map at the start."""
        return frozenset(card.side for card in self.cards)


_SIDE = r"[A-Z][A-Z0-9]*-\d+[a-z](?::[\w-]+)?"
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
_EVENT = re.compile(r"([IVX]+)(?:\+(\d+)-N(?:/(\d))?)?")
_GOAL = re.compile(r"([\w-]+) (.+)")
_TOUR = re.compile(r"([\w-]+) : (.+)")
_STOP = re.compile(r"([\w-]+)(?:\((\d+)\))?(?:~(\d))?")


class SetupReader(BlockReader):
    """A setup block: ``found`` is its record."""

    def __init__(self, text: str, file: str, problems: list[str]) -> None:
        super().__init__(file, problems)
        self._once: set[str] = set()
        self._parts: dict[str, Any] = {
            "start": (), "exit": (), "cards": [], "edges": {}, "patches": {}, "enemies": [], "loot": (),
            "unknown": (), "tokens": {}, "anomalies": [], "events": (), "goals": {}, "tours": {},
        }  # fmt: skip
        before = len(problems)
        head = self.read(text, "setup", self._handlers())
        self.found: MissionMap | None = None
        if head is None:
            return
        self._check_whole()
        if len(problems) == before:
            parts: dict[str, Any] = {k: tuple(v) if isinstance(v, list) else v for k, v in self._parts.items()}
            self.found = MissionMap(*head, plan=tuple(self.plan), lines=self.lines, **parts)

    def _handlers(self) -> Handlers:
        return {
            "start": lambda rest: self._spaces("start", rest),
            "exit": lambda rest: self._spaces("exit", rest),
            "unknown": lambda rest: self._spaces("unknown", rest),
            "card": self._card, "edges": self._edges, "patch": self._patch, "enemy": self._enemy, "loot": self._loot,
            "tokens": self._tokens, "anomaly": self._anomaly, "events": self._events, "goal": self._goal,
            "tour": self._tour,
        }  # fmt: skip

    def _check_whole(self) -> None:
        parts = {"plan": self.plan, **self._parts}
        for part in ("plan", "start", "exit", "events"):
            if not parts[part]:
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

    def _spaces(self, part: str, rest: str) -> None:
        if part in self._once:
            self.tell(f"'{part}' stands twice")
        self._once.add(part)
        self._parts[part] = tuple(self.name("space", word) for word in rest.split())

    def _card(self, rest: str) -> None:
        for side, places in self.match(_CARD, rest, "card SIDE on PLACE…"):
            words = tuple(self.name("square" if "@" in word else "space", word) for word in places.split())
            self._parts["cards"].append(CardPlace(side, words))

    def _edges(self, rest: str) -> None:
        for side, edge, segments in self.match(_EDGES, rest, f"edges SIDE {'|'.join(_TYPES)} EDGE…"):
            forced = tuple(ForcedEdge(self.name("segment", word), _TYPES[edge]) for word in segments.split())
            self._parts["edges"][side] = self._parts["edges"].get(side, ()) + forced

    def _patch(self, rest: str) -> None:
        for patch, square, turned, side in self.match(_PATCH, rest, "patch ID at SQUARE [r90] by SIDE"):
            self.name("patch", patch)
            place = PatchPlace(patch, self.name("square", square), int(turned or 0) // 90)
            self._parts["patches"][side] = (*self._parts["patches"].get(side, ()), place)

    def _enemy(self, rest: str) -> None:
        for name, colour, team, standees, words in self.match(
            _ENEMY, rest, "enemy NAME COLOUR/TEAM standees n at SPACE/FACING…"
        ):
            placed = tuple(
                Placement(self.name("space", space), facing, int(least or 1))
                for word in words.split()
                for space, facing, least in self.match(_PLACED, word, "SPACE/FACING or SPACE/FACING:N3+")
            )
            if len(placed) > int(standees):
                self.tell(f"{len(placed)} {name} are placed, but there are {standees} standees")
            self._parts["enemies"].append(Enemies(name, colour, int(team), int(standees), placed))

    def _loot(self, rest: str) -> None:
        self._parts["loot"] = tuple(
            Stack(self.name("space", space), int(amount))
            for word in rest.split()
            for space, amount in self.match(_STACK, word, "SPACE*n")
        )

    def _tokens(self, rest: str) -> None:
        for stalkers, words in self.match(_TOKENS, rest, "tokens N1 KIND…"):
            for kind in words.split():
                if kind not in TOKEN_KINDS:
                    self.tell(f"{kind!r} is no unknown token; known: {', '.join(TOKEN_KINDS)}")
            self._parts["tokens"][int(stalkers)] = tuple(words.split())

    def _anomaly(self, rest: str) -> None:
        form = "anomaly NAME TYPE overlay n|n or n+n at SQUARE(+SQUARE) tip SIDE [artifact]"
        for name, kind, numbers, at, tip, artifact in self.match(_ANOMALY, rest, form):
            overlays = tuple(int(number) for number in re.split(r"[|+]", numbers))
            squares = tuple(self.name("square", square) for square in at.split("+"))
            if len(squares) != (len(overlays) if "+" in numbers else 1):
                self.tell(f"{len(overlays)} overlays on {len(squares)} squares")
            for overlay in overlays:
                self.name(f"overlay {kind}", str(overlay))
            self._parts["anomalies"].append(AnomalyPlace(name, kind, overlays, squares, tip, bool(artifact)))

    def _events(self, rest: str) -> None:
        self._parts["events"] = tuple(
            MissionEvent(number, int(extra or 0), int(least or 0))
            for word in rest.split()
            for number, extra, least in self.match(_EVENT, word, "III, III+4-N or III+4-N/1")
        )

    def _goal(self, rest: str) -> None:
        for goal, words in self.match(_GOAL, rest, "goal NAME SPACE…"):
            self._parts["goals"][goal] = tuple(self.name("space", word) for word in words.split())

    def _tour(self, rest: str) -> None:
        for tour, way in self.match(_TOUR, rest, "tour NAME : STOP > STOP…"):
            self._parts["tours"][tour] = tuple(
                Stop(goal, int(actions or 0), int(limit or 0))
                for word in way.split(" > ")
                for goal, actions, limit in self.match(_STOP, word, "GOAL, GOAL(actions) or GOAL(actions)~2")
            )
