"""What the page draws of Zone Survival beside the view: tokens on segments, what may be done where, the score; and what
is printed on its cards and maps. Without words."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from cordon.faces.stalker.zone_aims import AimDrawn, zone_aims
from cordon.games.stalker.campaign.interlude import Interlude
from cordon.games.stalker.content import Content
from cordon.games.stalker.game import StalkerGame
from cordon.games.stalker.mapping.board import Board
from cordon.games.stalker.mapping.drawing import Ground
from cordon.games.stalker.mapping.edges import DIRECTIONS, STEPS, Edge
from cordon.games.stalker.mapping.layout import Layout
from cordon.games.stalker.mapping.library import board_for, maps, plan_pieces
from cordon.games.stalker.mapping.zonemap import ZoneMap
from cordon.games.stalker.survival.cards import face_up
from cordon.games.stalker.survival.judging import VICTORY_POINTS, requests, score, scored
from cordon.games.stalker.survival.places import slot_spaces
from cordon.games.stalker.survival_cards import Fate, Tag
from cordon.games.stalker.terms import Facing, ScriptNumber, Space, TokenId, TokenKey, ZoneCardId, place_parts

# --- beside the view --------------------------------------------------------------------------------------------------


class EdgeDrawn(msgspec.Struct, frozen=True):
    """A side of a square with a token on it."""

    x: int
    y: int
    side: Facing


class Use(msgspec.Struct, frozen=True):
    """What a face-up card lets people do at a place."""

    card: ZoneCardId
    action: str


class RequestLine(msgspec.Struct, frozen=True):
    card: ZoneCardId
    met: bool


class Score(msgspec.Struct, frozen=True):
    """The score sheet (SV-11.3): what a victory counts, and each card's icons; of a defeat, what it would have been."""

    base: int
    cards: tuple[tuple[ZoneCardId, int], ...]
    unseen: tuple[ZoneCardId, ...]
    """Those of them that were still in the event deck: rounds that nobody needed."""
    total: int


Spot = tuple[int, int]
"""A square: column and row."""
SITES = ("Q1", "Q2", "Q3")
"""The slots that cards speak of by name, beside the ways in and out."""


class ZoneDrawn(msgspec.Struct, frozen=True):
    sites: dict[str, tuple[int, ...]]
    edges: dict[TokenId, EdgeDrawn]
    uses: dict[str, tuple[Use, ...]]
    """By the word for the place: a kind of token, one with its face, the key of a character."""
    aims: tuple[AimDrawn, ...]
    requests: tuple[RequestLine, ...]
    page: ScriptNumber
    """How it ended, as the book tells it."""
    score: Score | None
    """Once it is over."""


def zone_drawn(game: StalkerGame) -> ZoneDrawn:
    outcome, interlude = game.state.outcome, game.nearest(Interlude)
    is_over = outcome is not None or (interlude is not None and interlude.ended is not None)
    return ZoneDrawn(
        sites={name: slot_spaces(game, name) for name in SITES},
        edges=_edges(game),
        uses=_uses(game),
        aims=() if is_over else zone_aims(game),
        requests=tuple(RequestLine(card, met) for card, met in requests(game)) if game.state.round else (),
        page="" if outcome is None else game.scenario.victory if outcome.result == "victory" else game.scenario.defeat,
        score=_score(game) if is_over else None,
    )


def _score(game: StalkerGame) -> Score:
    return Score(VICTORY_POINTS, scored(game), game.pile("zone_events").draw, score(game))


def _edges(game: StalkerGame) -> dict[TokenId, EdgeDrawn]:
    lying = {token.id: token.edge for token in game.state.tokens.values() if token.edge}
    if not lying:
        return {}
    layout = Layout(plan_pieces(maps(), game.map))
    return {token: _edge(*layout.side(segment)) for token, segment in lying.items()}


def _edge(spot: tuple[int, int], direction: int) -> EdgeDrawn:
    """As segments are drawn: the east or south side of a square."""
    if DIRECTIONS[direction] in ("N", "W"):
        dx, dy = STEPS[direction]
        spot, direction = (spot[0] + dx, spot[1] + dy), (direction + 2) % 4
    return EdgeDrawn(*spot, DIRECTIONS[direction])


def _uses(game: StalkerGame) -> dict[str, tuple[Use, ...]]:
    found: dict[str, list[Use]] = {}
    for card in face_up(game):
        for action in card.actions:
            for place in action.spaces:
                kind, rest = place_parts(place)
                if kind in ("token", "next", "character"):
                    found.setdefault(rest, []).append(Use(card.id, action.key))
    return {place: tuple(uses) for place, uses in found.items()}


# --- what is printed --------------------------------------------------------------------------------------------------


class ZoneCardPiece(msgspec.Struct, frozen=True):
    """``fate``: the symbols that it heeds."""

    deck: str
    person: str
    role: str
    icon: int
    tags: tuple[Tag, ...]
    fate: tuple[Fate, ...]


class ScenarioPiece(msgspec.Struct, frozen=True):
    kind: str
    rounds: tuple[int, ...]
    special: tuple[ZoneCardId, ...]


class Picture(msgspec.Struct, frozen=True):
    """A map small enough for a form: a letter for each square, row by row, and the sides with walls (``x,y,E``)."""

    rows: tuple[str, ...]
    walls: tuple[tuple[int, int, Facing], ...]
    start: tuple[Spot, ...]
    exit: tuple[Spot, ...]
    sites: dict[str, tuple[Spot, ...]]
    """The slots that a scenario speaks of; a mission has none."""


class ZonePrinted(msgspec.Struct, frozen=True):
    cards: dict[ZoneCardId, ZoneCardPiece]
    scenarios: dict[str, ScenarioPiece]
    tokens: dict[TokenKey, str]
    """The sort of each kind."""
    maps: dict[str, Picture]
    """Of missions too."""


def zone_printed(content: Content, grounds: dict[str, Ground]) -> ZonePrinted:
    return ZonePrinted(
        cards={
            number: ZoneCardPiece(deck, card.person, card.role, card.icon, card.tags, tuple(card.fate))
            for deck, numbers in content.zone_decks.items()
            for number in numbers
            for card in (content.zone_cards[number],)
        },
        scenarios={each.id: ScenarioPiece(each.kind, each.rounds, each.special) for each in content.scenarios.values()},
        tokens={kind.id: kind.sort for kind in content.token_kinds.values()},
        maps={id: picture(id, grounds, content.zone_maps.get(id)) for id in maps().missions},
    )


LETTERS: dict[str, str] = {
    "grass": "g", "mud": "m", "concrete": "c", "water": "w", "snow": "s", "rock": "r", "indoor": "i", "solid": "#",
}  # fmt: skip
NOTHING = " "
BARRING: frozenset[Edge] = frozenset(("wall", "window", "impassable"))


def picture(mission: str, grounds: dict[str, Ground], zone: ZoneMap | None = None) -> Picture:
    """The map as it lies at the beginning, with nothing on it."""
    board, plan = board_for(mission, frozenset()), maps().missions[mission]
    squares = dict.fromkeys(board.solid, LETTERS["solid"])
    for i, spread in enumerate(board.squares):
        squares |= dict.fromkeys(spread, LETTERS[_ground(board, i, grounds)])
    rows = tuple("".join(squares.get((x, y), NOTHING) for x in range(board.width)) for y in range(board.height))

    def spots(names: Iterable[Space]) -> tuple[Spot, ...]:
        return tuple(spot for name in names for spot in board.squares[board.index[name]])

    return Picture(
        rows,
        tuple((each.x, each.y, each.side) for each in board.segments if each.edge in BARRING),
        spots(plan.start),
        spots(plan.exit),
        {name: spots(zone.slot(name).spaces) for name in SITES} if zone is not None else {},
    )


def _ground(board: Board, space: int, grounds: dict[str, Ground]) -> str:
    if board.water_mask >> space & 1:
        return "water"
    return "indoor" if board.room[space] else grounds.get(board.tile_of[space], "grass")
