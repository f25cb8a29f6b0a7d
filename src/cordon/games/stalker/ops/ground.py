"""Ops about the map: spaces, tokens, anomalies, groups of enemies (SC-1.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from cordon.games.stalker import events
from cordon.games.stalker.ops.base import OpBase, WhoOp
from cordon.games.stalker.ops.selecting import Context, Select, Where, Who
from cordon.games.stalker.rules import reasons
from cordon.games.stalker.rules.activation import Grenades, expose, suppress
from cordon.games.stalker.rules.anomalies import FindArtifact, Surge, cover_symbol, why_not_find
from cordon.games.stalker.rules.placing import PlaceEnemies
from cordon.games.stalker.rules.script import PickSpace, asked_seat
from cordon.games.stalker.rules.tokens import LookAt, PutFar, Token, hidden_tokens, put_tokens
from cordon.games.stalker.rules.unknown import ResolveUnknown
from cordon.games.stalker.terms import Entity, Symbol
from cordon.kernel.decisions import Reason
from cordon.kernel.frames import Flow, call

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame
    from cordon.games.stalker.rules.script import Script


class Pick(OpBase, frozen=True, tag="pick"):
    """Choose a space within range; later ``picked``."""

    range: int
    grenade: bool = False
    """The range may be changed by ``grenade.range``."""
    los: bool = False
    """Only spaces in line of sight."""

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        seat, here = game.seat_of(script.owner), game.space_of(script.owner)
        reach = game.modified("grenade.range", self.range, seat) if self.grenade else self.range
        return call(PickSpace(seat, here, reach, los=self.los), into="picked")


class Look(OpBase, frozen=True, tag="look"):
    """See the faces of these unknown or loot tokens, leave them face down; with ``unknown_stack`` the top ones."""

    tokens: Select
    n: int = 99

    @property
    def kind(self) -> str:
        return "loot" if "loot" in self.tokens.kinds else "unknown"

    def in_vain(self, game: StalkerGame, about: Context) -> Reason | None:
        hidden = hidden_tokens(game, game.token_spaces(self.tokens, about), self.kind)
        return None if hidden else reasons.none_in_reach("SC-1.3", self.kind)

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        spaces = game.token_spaces(self.tokens, script)
        top = "unknown_stack" in self.tokens.kinds
        return call(LookAt(asked_seat(game, script.owner), spaces, self.n, self.tokens.pick, self.kind, top=top))


class Resolve(OpBase, frozen=True, tag="resolve"):
    """Resolve unknown tokens (ST-5.21): all of each stack with ``unknown``, the top one with ``unknown_stack``; with
    ``one`` and ``closest`` a single token."""

    tokens: Select

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        spaces = game.token_spaces(self.tokens, script)
        if not any(game.ground(space).unknown for space in spaces):
            asked = game.board.spaces(game.select_mask(self.tokens, script)) if self.tokens.spaces else ()
            game.emit(events.NoUnknownLeft(game.address(asked[0]) if len(asked) == 1 else ""))
            return None
        one = self.tokens.pick in ("one", "closest")
        return call(ResolveUnknown(spaces, whole="unknown" in self.tokens.kinds and not one, one=one))


class Put(OpBase, frozen=True, tag="put"):
    """Put tokens from the supply on a space; ``each_stalker`` is the space of every stalker."""

    token: Token
    place: Where
    n: int = 1

    def in_vain(self, game: StalkerGame, about: Context) -> Reason | None:
        """Without a token nothing would come to lie there (ST-1.3b)."""
        limited = self.token in ("no_visibility", "trap")
        return reasons.SUPPLY_EMPTY("ST-1.3", self.token) if limited and not game.supply(self.token) else None

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        if self.place == "far":
            return call(PutFar(self.token, self.n, script.source))
        for space in game.wheres(self.place, script):
            put_tokens(game, self.token, space, self.n, script.source)
        return None


class Spawn(OpBase, frozen=True, tag="spawn"):
    """Put n standees of an enemy from its pool on a space (ST-5.22, ST-14.10, SM-5.9f)."""

    kind: str
    """An enemy's key, or ``same``: that of the card's owner."""
    place: Where
    n: int = 1
    facing: Literal["N", "E", "S", "W", "you", "same"] = "N"
    else_activate: bool = False
    """With an empty pool: one activation card for the closest of that kind (SM-5.9f)."""

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        kind = game.state.enemies[script.owner].kind if self.kind == "same" else self.kind
        space = game.where(self.place, script, script.owner)
        return call(PlaceEnemies(kind, space, self.n, self.facing, script.owner, self.else_activate))


class Cover(OpBase, frozen=True, tag="cover"):
    """All instances of that symbol of an anomaly count as covered until the end of the turn."""

    about: ClassVar[str] = "anomaly"

    anomaly: Who
    symbol: Symbol

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        cover_symbol(game, who, self.symbol)
        return None


class SurgeOp(OpBase, frozen=True, tag="surge"):
    """Roll the anomaly die once per anomaly; it activates with that symbol, nobody is the trigger (ST-14.7)."""

    kind: str = ""
    """Only anomalies of this card."""
    symbol_only: bool = False
    """It affects only the spaces with that symbol."""

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return call(Surge(self.kind, self.symbol_only))


class FindArtifactOp(OpBase, frozen=True, tag="find_artifact"):
    """ST-14.16."""

    range: int
    reroll: bool = False
    choose: bool = False

    def in_vain(self, game: StalkerGame, about: Context) -> Reason | None:
        """Without an artifact in range the action is not allowed (ST-14.17)."""
        return why_not_find(game, game.seat_of(about.owner), self._reach(game, about))

    def _reach(self, game: StalkerGame, about: Context) -> int:
        return game.modified("detector.range", self.range, game.seat_of(about.owner))

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return call(FindArtifact(game.seat_of(script.owner), self._reach(game, script), self.reroll, self.choose))


class Grenade(OpBase, frozen=True, tag="grenade"):
    """Every space with HIGH, without a human enemy, at range 1-2 of one: n damage, n stars (ST-13.26)."""

    tells: ClassVar[bool] = True

    n: int

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return call(Grenades(self.n, script.path))


class Suppress(OpBase, frozen=True, tag="suppress"):
    """Each stalker within range and sight of at least n human enemies gains pinned."""

    n: int

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        suppress(game, self.n)
        return None


class Expose(WhoOp, frozen=True, tag="expose"):
    """Those of them in line of sight of a stalker gain exposed."""

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        expose(game, who)
        return None
