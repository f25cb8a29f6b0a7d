"""SV-1.3, SV-1.4: the words by which cards of Zone Survival name places.

``slot:Q1``, ``token:fuse_box`` (also ``token:valve_open``, by the face that is up), ``next:armored_gate`` (both sides
of a segment, or range 1 of a token or character), ``shut:G1`` (both sides of a slot's segments, while a token lies on
them), ``character:foma``, ``trader`` (every trader's space),
``everywhere``, ``takeable`` (with tokens that can be picked up), ``anomaly`` (its spaces),
``near_slot:U:…`` and ``far_slot:U``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker.mapping.board import mask_of
from cordon.games.stalker.ops.selecting import named
from cordon.games.stalker.terms import make_character, place_parts
from cordon.kernel.kept import kept

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame
    from cordon.games.stalker.mapping.zonemap import Slot
    from cordon.games.stalker.ops.selecting import Context

SLOT, TOKEN, NEXT, SHUT, CHARACTER, NEAR, FAR, TRADER = (
    "slot", "token", "next", "shut", "character", "near_slot", "far_slot", "trader",
)  # fmt: skip
EVERYWHERE, TAKEABLE, ANOMALY = "everywhere", "takeable", "anomaly"
WORDS = frozenset((SLOT, TOKEN, NEXT, SHUT, CHARACTER, NEAR, FAR, TRADER, EVERYWHERE, TAKEABLE, ANOMALY))
FAR_AWAY = 1000
BLOCKED = {"pylon": "P", "pond": "W"}
"""Tokens that nobody can enter, with the letter of their space (SV-2.3)."""
SITE, SITES = "Q", ("Q1", "Q2", "Q3")
"""The heart of the map and the two other sites (SV-1.3), which are slots of their own."""
CARRIED = ("light", "heavy")
"""Sorts of tokens that can be picked up (SV-1.5)."""


def is_zone_word(place: str) -> bool:
    """Whether a place is named in the words of Zone Survival."""
    return place_parts(place)[0] in WORDS


def spaces_at(game: StalkerGame, place: str) -> tuple[int, ...]:
    """The spaces that a place means now, in the order of their slots or tokens."""
    kind, rest = place_parts(place)
    match kind:
        case "slot":
            return slot_spaces(game, rest)
        case "token":
            return token_spaces(game, rest)
        case "next":
            return next_to(game, rest)
        case "shut":
            edges = {token.edge for token in game.state.tokens.values() if token.edge}
            return tuple(space for edge in slot_edges(game, rest) if edge in edges for space in edge_spaces(game, edge))
        case "character":
            found = game.state.characters.get(make_character(rest))
            return (found.space,) if found is not None and found.space >= 0 else ()
        case "trader":
            known = game.content.characters
            return tuple(each.space for each in game.state.characters.values() if known[each.name].role == "trader")
        case "everywhere":
            return game.board.spaces(game.board.land_mask)
        case "takeable":
            kinds, tokens = game.content.token_kinds, game.state.tokens.values()
            return tuple(token.space for token in tokens if token.space >= 0 and kinds[token.kind].sort in CARRIED)
        case "anomaly":
            return tuple(space for each in game.state.anomalies.values() for space in game.symbols_of(each))
        case "near_slot":
            sort, _, reference = rest.partition(":")
            return near_slot(game, sort, spaces_at(game, reference) if is_zone_word(reference) else lead_space(game))
        case "far_slot":
            return far_slot(game, rest)
    return ()


def slots_named(game: StalkerGame, name: str) -> tuple[Slot, ...]:
    """A slot by its name (``Q1``), or all of a kind (``U``, also ``Q``: the three sites)."""
    zone = game.zone_map
    if name == SITE:
        return tuple(slot for slot in zone.slots.values() if slot.name in SITES)
    return (zone.slot(name),) if name in zone.slots else zone.kind(name)


@kept("map", "layout", "territory")
def slot_spaces(game: StalkerGame, name: str) -> tuple[int, ...]:
    """The spaces of a slot, or of all slots of a kind in their order."""
    index = game.board.index
    return tuple(dict.fromkeys(index[space] for slot in slots_named(game, name) for space in slot.spaces))


def slot_edges(game: StalkerGame, name: str) -> tuple[str, ...]:
    """The segments of a slot, or of all slots of a kind."""
    return tuple(edge for slot in slots_named(game, name) for edge in slot.edges)


def lead_space(game: StalkerGame) -> tuple[int, ...]:
    """Where the lead stalker stands, or the next one who has not left (SV-15.9); nowhere once everybody has."""
    return tuple(game.stalker(seat).space for seat in game.order()[:1])


def token_spaces(game: StalkerGame, word: str) -> tuple[int, ...]:
    """The spaces with such tokens; of a token with spaces of its own the marked one (ST-19.10)."""
    own = game.content.token_kinds.get(word)
    if own is not None and own.sort == "own":
        return marked_space(game, word) if word in game.state.layout else ()
    meant = [token for token in game.state.tokens.values() if token.shows(word)]
    found = [token.space for token in meant if token.space >= 0]
    found += [indoor_side(game, token.edge) for token in meant if token.edge]
    return tuple(dict.fromkeys(found))


def indoor_side(game: StalkerGame, segment: str) -> int:
    """What is put on a segment lies on its indoor side (SV-6.2), between two rooms on the square that is named
    (R-121)."""
    board, named = game.board, game.board.space_at(segment[:-1])
    sides = (named, *edge_spaces(game, segment))
    return next((space for space in sides if board.indoor_mask >> space & 1), named)


def marked_space(game: StalkerGame, kind: str) -> tuple[int, ...]:
    """The space with the yellow disc (ST-19.10, SV-2.3)."""
    name = game.zone_map.slot("X1").spaces[0] if kind == "excavator" else f"{kind}.{BLOCKED.get(kind, 'A')}"
    return (game.board.index[name],) if name in game.board.index else ()


def next_to(game: StalkerGame, word: str) -> tuple[int, ...]:
    """Both sides of the segments with such tokens, or whatever is at range 1 of one (SV-0.3); one that is closed by a
    token on its door is reached at that door (SV-U14)."""
    board, mask = game.board, 0
    inside = marked_space(game, word)
    for token in game.state.tokens.values():
        sides = edge_spaces(game, token.edge) if token.edge else ()
        if token.shows(word) or not set(sides).isdisjoint(inside):
            mask |= mask_of(sides)
    for space in (*token_spaces(game, word), *spaces_at(game, f"{CHARACTER}:{word}")):
        mask |= board.within("open", space, 1)
    return board.spaces(mask)


def edge_spaces(game: StalkerGame, segment: str) -> tuple[int, ...]:
    """The spaces on both sides of a segment."""
    found = game.board.segment(segment)
    index = game.board.index
    return (index[found.one], index[found.other]) if found is not None else ()


def walks_from(game: StalkerGame, space: int) -> list[int]:
    """How far everything is by foot for a stalker."""
    board = game.board
    walks = [FAR_AWAY] * len(board.ids)
    for steps, ring in enumerate(board.routes("open", space).rings()):
        for there in board.spaces(ring):
            walks[there] = steps
    return walks


def near_slot(game: StalkerGame, sort: str, reference: tuple[int, ...]) -> tuple[int, ...]:
    """The slots of a sort with the shortest walk from a place (SV-1.4)."""
    if not reference:
        return ()
    walks = walks_from(game, reference[0])
    slots = slot_spaces(game, sort)
    least = min((walks[space] for space in slots), default=FAR_AWAY)
    return tuple(space for space in slots if walks[space] == least)


def far_slot(game: StalkerGame, sort: str) -> tuple[int, ...]:
    """The slots of a sort whose shortest walk from any stalker is longest (SV-1.4)."""
    fields = [walks_from(game, stalker.space) for stalker in game.state.stalkers.values() if stalker.space >= 0]
    slots = slot_spaces(game, sort)
    if not fields or not slots:
        return slots
    far = {space: min(field[space] for field in fields) for space in slots}
    most = max(far.values())
    return tuple(space for space in slots if far[space] == most)


def reference_mask(game: StalkerGame, word: str, about: Context) -> int:
    """The spaces that a reference means: a place, somebody, everybody of a kind, or every artifact token."""
    match word:
        case "map":
            return game.board.land_mask
        case "indoor":
            return game.board.indoor_mask
        case "own" | "here" | "picked":
            space = game.where(word, about, about.owner)
            return 1 << space if space >= 0 else 0
        case "lead" | "that" | "marked":
            return _mask([game.space_of(who) for who in named(game, about, word)])
        case "artifact_token":
            return artifact_mask(game)
    if is_zone_word(word):
        return mask_of(spaces_at(game, word))
    if word in game.board.index:
        return 1 << game.board.index[word]
    return _mask([game.space_of(who) for who in game.entities_of((word,))])


def artifact_mask(game: StalkerGame) -> int:
    """The spaces with an artifact token: under an anomaly's standee, brought out of it, or lying about."""
    found = [ground.space for ground in game.state.ground.values() if ground.artifacts]
    for anomaly in game.state.anomalies.values():
        found += [game.centre_of(anomaly.id)] if anomaly.artifact else []
        found += [cover.space for cover in anomaly.covers if cover.by == "artifact"]
    return _mask(found)


def within_mask(game: StalkerGame, places: int, reach: int) -> int:
    """The spaces at most so far from some places."""
    mask = 0
    for space in game.board.spaces(places):
        mask |= game.board.within("open", space, reach)
    return mask


def _mask(spaces: list[int]) -> int:
    return mask_of([space for space in spaces if space >= 0])


def closest_of(game: StalkerGame, spaces: tuple[int, ...], who: str = "") -> int:
    """Of several spaces the one closest to somebody, the lead stalker unless named; -1: there is none."""
    if len(spaces) < 2:
        return spaces[0] if spaces else -1
    here = (game.space_of(who),) if who else lead_space(game)
    if not here:
        return spaces[0]
    walks = walks_from(game, here[0])
    return min(spaces, key=lambda space: walks[space])
