"""Ops of Zone Survival (SV-0.4): counters and flags, tokens, cards beside the map, characters, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from cordon.games.stalker import events
from cordon.games.stalker.mapping.laying import doors_of, opens_a_way
from cordon.games.stalker.ops.base import OpBase, WhoOp
from cordon.games.stalker.ops.selecting import Context, Where
from cordon.games.stalker.rules import reasons
from cordon.games.stalker.rules.environment import Triggered, triggers
from cordon.games.stalker.rules.script import asked_seat
from cordon.games.stalker.state import ZoneToken
from cordon.games.stalker.survival.book import ReadZoneScript
from cordon.games.stalker.survival.cards import put_off
from cordon.games.stalker.survival.judging import finish_scenario
from cordon.games.stalker.survival.leaving import Leave
from cordon.games.stalker.survival.places import edge_spaces, slot_edges, spaces_at
from cordon.games.stalker.survival.pockets import carried
from cordon.games.stalker.survival.set_up import replace_anomaly
from cordon.games.stalker.survival.tokens import (
    DropTokens,
    LookBelow,
    TakeTokens,
    give,
    lay_piece,
    open_edge,
    put_on_edge,
    put_token,
    take_off,
    takeable,
    tokens_at,
)
from cordon.games.stalker.terms import Entity, ScriptNumber, TokenKey, edge_entry, place_parts
from cordon.kernel.decisions import Reason
from cordon.kernel.frames import Flow, call

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame
    from cordon.games.stalker.rules.script import Script


class Counter(OpBase, frozen=True, tag="counter"):
    """Change a counter, never below 0; ``to``: set it."""

    counter: str
    n: int = 0
    to: int | None = None

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return count(game, self.counter, self.n, self.to)


def count(game: StalkerGame, counter: str, n: int, to: int | None = None) -> Flow:
    """A counter changes; cards may have waited for that."""
    before = game.state.counters.get(counter, 0)
    now = max(0, before + n if to is None else to)
    game.put("counters", counter, now)
    if now == before:
        return None
    game.emit(events.CounterChanged(counter, now - before, now, game.state.needs.get(counter, 0)))
    found = triggers(game, "counter")
    return call(Triggered(tuple(found))) if found else None


class SetFlag(OpBase, frozen=True, tag="set_flag"):
    """Something is so for the rest of the match."""

    flag: str

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        if self.flag not in game.state.flags:
            game.set(flags=(*game.state.flags, self.flag))
        return None


class Need(OpBase, frozen=True, tag="need"):
    """What a counter must reach changes."""

    counter: str
    n: int

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        game.put("needs", self.counter, max(0, game.state.needs.get(self.counter, 0) + self.n))
        return None


class OpenScript(WhoOp, frozen=True, tag="script"):
    """A script is read (SV-1.12) by the stalker who is meant."""

    number: ScriptNumber

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        that = script.chosen or script.mover
        return call(ReadZoneScript(self.number, asked_seat(game, who), who, that=that))


class Finish(OpBase, frozen=True, tag="finish"):
    """The scenario ends (SV-4.3)."""

    result: Literal["victory", "defeat"]

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return finish_scenario(game, self.result, script.source)


# --- tokens (SV-2) ----------------------------------------------------------------------------------------------------


class LayToken(OpBase, frozen=True, tag="lay_token"):
    """Put tokens of Zone Survival somewhere: on a space, on a segment, or where the map has a slot for a piece."""

    token: TokenKey
    place: Where = ""
    n: int = 1
    skip: int = 0
    """Of a slot with several segments: not the first ones (SV-6.2)."""

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        sort = game.content.token_kinds[self.token].sort
        if sort == "own":
            lay_piece(game, self.token)
            return None
        if sort == "edge":
            for segment in fitting(game, self.token, segments_at(game, self.place))[self.skip : self.skip + self.n]:
                entry, layout = edge_entry(self.token, segment), frozenset(game.state.layout)
                if game.state.round or not opens_a_way(game.state.map, entry, layout):
                    put_on_edge(game, self.token, segment)
            return None
        card = game.content.zone_cards.get(script.source)
        faces = card.faces.get(self.token, ()) if card is not None else ()
        for _ in range(self.n):
            put_token(game, self.token, game.where(self.place, script, script.owner), faces)
        return None


CLOSES: dict[TokenKey, str] = {"locked_door": "door", "hatch": "window"}
"""What a token on a segment is made for (SV-1.10)."""


def fitting(game: StalkerGame, token: TokenKey, segments: tuple[str, ...]) -> tuple[str, ...]:
    """Those of some segments on which a token can lie."""
    edge = CLOSES.get(token)
    drawn = {name: found.edge for name in segments if (found := game.board.segment(name)) is not None}
    return tuple(name for name in segments if edge is None or drawn.get(name) == edge)


def segments_at(game: StalkerGame, place: Where) -> tuple[str, ...]:
    """The segments of a slot, or the doors of a token with spaces of its own (SV-U14)."""
    kind, name = place_parts(place)
    if kind != "token":
        return slot_edges(game, name)
    return tuple(door for space in spaces_at(game, place) for door in doors_of(game.board, game.board.ids[space]))


class RemoveToken(OpBase, frozen=True, tag="remove_token"):
    """Off the map: one on the own space (``own``), or all of them."""

    token: str
    place: Where = ""

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        if self.place:
            found = tokens_at(game, self.token, game.where(self.place, script, script.owner))[:1]
        else:
            found = [token for token in game.state.tokens.values() if token.shows(self.token)]
        for token in found:
            game.emit(events.ZoneTokenRemoved(token.kind, game.address(token.space)))
            take_off(game, token)
        return None


def is_token_at(game: StalkerGame, token: ZoneToken, space: int) -> bool:
    """Whether a token lies on a space, or on a segment beside it."""
    return token.space == space or (bool(token.edge) and space in edge_spaces(game, token.edge))


class TurnToken(OpBase, frozen=True, tag="flip_token"):
    """Turn the token there over: it shows its next face, without the cubes on it."""

    token: TokenKey
    place: Where = "own"

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        faces = game.content.token_kinds[self.token].faces
        for token in tokens_at(game, self.token, game.where(self.place, script, script.owner))[:1]:
            face = faces[(faces.index(token.face) + 1) % len(faces)]
            game.update(token, face=face, cubes=0)
            game.emit(events.ZoneTokenTurned(token.kind, face, game.address(token.space)))
        return None


class TokenCubes(OpBase, frozen=True, tag="token_cubes"):
    """Cubes on the token there, or off it; without a place the first one that there is."""

    token: TokenKey
    n: int = 1
    place: Where = "own"

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        here = game.where(self.place, script, script.owner) if self.place else -1
        kind = [token for token in game.state.tokens.values() if token.kind == self.token]
        meant = [token for token in kind if is_token_at(game, token, here)] if self.place else kind
        if self.n < 0:
            meant = [token for token in meant if token.cubes]
        if meant:
            # Of several on one space the one with the fewest: who is stable needs no second cube (SV-X23).
            token = min(meant, key=lambda each: each.cubes) if self.n > 0 else meant[0]
            game.update(token, cubes=max(0, token.cubes + self.n))
        return None


class OpenEdge(OpBase, frozen=True, tag="open"):
    """Take the token off a segment next to self, or next to a place; the segment is a door (SV-1.10)."""

    token: TokenKey
    place: Where = ""

    def _meant(self, game: StalkerGame, about: Context) -> list[ZoneToken]:
        here = game.where(self.place or "own", about, about.owner)
        found = [token for token in game.state.tokens.values() if token.kind == self.token and token.edge]
        return [token for token in found if here in edge_spaces(game, token.edge)]

    def why_not(self, game: StalkerGame, about: Context) -> Reason | None:
        return None if self._meant(game, about) else reasons.NONE_BESIDE("SV-1.10", self.token)

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        for token in self._meant(game, script)[:1]:
            open_edge(game, token)
        return None


class GiveToken(WhoOp, frozen=True, tag="give_token"):
    """Tokens from the supply into somebody's pockets."""

    token: TokenKey
    n: int = 1

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        if game.is_stalker(who):
            give(game, game.seat_of(who), self.token, self.n)
        return None


class SpendToken(WhoOp, frozen=True, tag="spend_token"):
    """A token out of somebody's pockets, back to the supply."""

    must_work: ClassVar[bool] = True

    token: TokenKey
    n: int = 1

    def why_not(self, game: StalkerGame, about: Context) -> Reason | None:
        has = len(carried(game, game.seat_of(about.owner), self.token))
        return None if has >= self.n else reasons.NEEDS_TOKEN("SV-1.5", self.token)

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        for token in carried(game, game.seat_of(who), self.token)[: self.n]:
            take_off(game, token)
        return None


class TakeTokensOp(WhoOp, frozen=True, tag="take_tokens"):
    """Pick up tokens of one kind from the own space (SV-1.5)."""

    must_work: ClassVar[bool] = True

    def why_not(self, game: StalkerGame, about: Context) -> Reason | None:
        return None if takeable(game, game.seat_of(about.owner)) else reasons.NOTHING_HERE("SV-1.5")

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return call(TakeTokens(game.seat_of(who)))


class DropTokensOp(WhoOp, frozen=True, tag="drop_tokens"):
    """Tokens of one kind out of the pockets onto the own space (SV-1.5)."""

    must_work: ClassVar[bool] = True

    def why_not(self, game: StalkerGame, about: Context) -> Reason | None:
        return None if carried(game, game.seat_of(about.owner)) else reasons.NOTHING_CARRIED("SV-1.5")

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return call(DropTokens(game.seat_of(who)))


class LookAtToken(OpBase, frozen=True, tag="look_token"):
    """See what is printed below one token of a kind; it stays face down."""

    token: TokenKey

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return call(LookBelow(asked_seat(game, script.owner), self.token))


# --- cards and the map ------------------------------------------------------------------------------------------------


class DiscardZoneCard(OpBase, frozen=True, tag="discard_this"):
    """The card that says so is discarded, or the one that is named."""

    card: str = ""

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        put_off(game, self.card or script.source)
        return None


class ReplaceAnomaly(OpBase, frozen=True, tag="replace_anomaly"):
    """ST-19.12b."""

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        replace_anomaly(game)
        return None


class LeaveOp(WhoOp, frozen=True, tag="leave"):
    """SV-1.6."""

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return call(Leave(game.seat_of(who)))
