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
from cordon.games.stalker.survival.places import edge_spaces, key_room_edges, shows, slot_edges, spaces_at
from cordon.games.stalker.survival.set_up import replace_anomaly
from cordon.games.stalker.survival.tokens import (
    DropTokens,
    LookBelow,
    TakeTokens,
    carried,
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


KEY_ROOM = "key"
LIES_ON = {"hatch": "window", "locked_door": "door"}
"""Tokens that lie on one sort of segment only."""


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
            found = [each for each in segments_at(game, self.place) if can_lie_on(game, self.token, each)]
            for segment in found[self.skip : self.skip + self.n]:
                entry, layout = edge_entry(self.token, segment), frozenset(game.state.layout)
                if game.state.round or not opens_a_way(game.state.map, entry, layout):
                    put_on_edge(game, self.token, segment)
            return None
        card = game.content.zone_cards.get(script.source)
        faces = card.faces.get(self.token, ()) if card is not None else ()
        for _ in range(self.n):
            put_token(game, self.token, game.where(self.place, script, script.owner), faces)
        return None


def can_lie_on(game: StalkerGame, token: TokenKey, segment: str) -> bool:
    """A hatch lies on a window, a lock on a door (SV-1.10)."""
    found, wanted = game.board.segment(segment), LIES_ON.get(token)
    return wanted is None or (found is not None and found.edge == wanted)


def segments_at(game: StalkerGame, place: Where) -> tuple[str, ...]:
    """The segments of a slot, or the doors of a token with spaces of its own (SV-U14)."""
    kind, name = place_parts(place)
    if name == KEY_ROOM:
        return key_room_edges(game)
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
            found = [token for token in game.state.tokens.values() if shows(token, self.token)]
        for token in found:
            game.emit(events.ZoneTokenRemoved(token.kind, game.address(token.space)))
            take_off(game, token)
        return None


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
        for token in game.state.tokens.values():
            near = token.space == here or (token.edge and here in spaces_at(game, f"next:{self.token}"))
            wanted = near or (not self.place and (self.n > 0 or token.cubes))
            if token.kind == self.token and wanted:
                game.update(token, cubes=max(0, token.cubes + self.n))
                break
        return None


class OpenEdge(OpBase, frozen=True, tag="open"):
    """Take the token off a segment next to self, or next to a place; the segment is a door (SV-1.10)."""

    token: TokenKey
    place: Where = ""

    def _meant(self, game: StalkerGame, about: Context) -> list[ZoneToken]:
        here = game.where(self.place or "own", about, about.owner)
        found = [token for token in game.state.tokens.values() if token.kind == self.token and token.edge]
        near = [token for token in found if here in edge_spaces(game, token.edge)]
        return near or ([] if self.place else found)

    def why_not(self, game: StalkerGame, about: Context) -> Reason | None:
        return None if self._meant(game, about) else reasons.NOTHING_TO_DO("SV-1.10")

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
        return None if takeable(game, game.seat_of(about.owner)) else reasons.NOTHING_TO_DO("SV-1.5")

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return call(TakeTokens(game.seat_of(who)))


class DropTokensOp(WhoOp, frozen=True, tag="drop_tokens"):
    """Tokens of one kind out of the pockets onto the own space (SV-1.5)."""

    must_work: ClassVar[bool] = True

    def why_not(self, game: StalkerGame, about: Context) -> Reason | None:
        return None if carried(game, game.seat_of(about.owner)) else reasons.NOTHING_TO_DO("SV-1.5")

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
