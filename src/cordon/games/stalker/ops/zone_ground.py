"""Ops of Zone Survival about places that are chosen, and about what lies there (SV-0.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from cordon.games.stalker import events
from cordon.games.stalker.ops.base import OpBase, WhoOp
from cordon.games.stalker.ops.selecting import Context, Select
from cordon.games.stalker.rules import reasons
from cordon.games.stalker.rules.tokens import Token, put_tokens
from cordon.games.stalker.survival.choosing import ChooseSpace, spaces_meant
from cordon.games.stalker.survival.spending import SpendCard
from cordon.games.stalker.survival.tokens import put_token, take_off, tokens_at
from cordon.games.stalker.terms import Entity
from cordon.kernel.decisions import Reason
from cordon.kernel.frames import Flow, Procedure, call, finish, step

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame
    from cordon.games.stalker.rules.script import Script


class PutChosen(Procedure):
    """SV-0.4 Tokens on spaces that are chosen: ``apart`` each on another, otherwise all on one; its result is the last
    of them"""

    owner: Entity
    token: str
    spaces: tuple[int, ...]
    n: int
    apart: bool
    source: str = ""
    space: int = -1

    @step("SV-0.4", "Where")
    def choose(self, game: StalkerGame) -> Flow:
        if not self.n or not self.spaces:
            return finish(self.space)
        return call(ChooseSpace(self.owner, self.spaces), into="space")

    @step("SV-0.4", "There it lies; the next", then="choose")
    def put(self, game: StalkerGame) -> Flow:
        n = 1 if self.apart else self.n
        if self.token in game.content.token_kinds:
            put_token(game, self.token, self.space)
        else:
            put_tokens(game, _ground_token(self.token), self.space, n, self.source)
        self.n -= n
        self.spaces = tuple(space for space in self.spaces if space != self.space)
        return None


def _ground_token(token: str) -> Token:
    assert token in ("loot", "unknown", "no_visibility", "trap", "artifact_token")
    return token  # type: ignore[return-value]  # the assertion says so


class PutThere(OpBase, frozen=True, tag="put_there"):
    """Tokens on spaces of a selection: loot and unknown tokens on one of them, others each on another; later
    ``picked``."""

    token: str
    where: Select
    n: int = 1

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        spaces = spaces_meant(game, self.where, script)
        apart = self.token not in ("loot", "unknown")
        return call(PutChosen(script.owner, self.token, spaces, self.n, apart, script.source), into="picked")


class RemoveOne(OpBase, frozen=True, tag="remove_one"):
    """One token of a selection is taken off the map, of ties the first."""

    where: Select
    spares_last: bool = False

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        kind = self.where.kinds[0]
        spaces = spaces_meant(game, self.where, script)
        lying = [token for token in game.state.tokens.values() if token.kind == kind and token.space >= 0]
        if spaces and not (self.spares_last and len(lying) < 2):
            for token in tokens_at(game, kind, spaces[0])[:1]:
                game.emit(events.ZoneTokenRemoved(kind, game.address(token.space)))
                take_off(game, token)
        return None


class RemoveUnknown(OpBase, frozen=True, tag="remove_unknown"):
    """The top unknown token of the closest stack leaves the map unseen."""

    tokens: Select

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        for space in spaces_meant(game, self.tokens, script)[:1]:
            ground = game.ground(space)
            token = ground.unknown[-1]
            looked = tuple(each for each in ground.looked if each != token)
            game.put_ground(replace(ground, unknown=ground.unknown[:-1], looked=looked))
            game.put_away("unknown", token)
            game.emit(events.UnknownRemoved(game.address(space)))
        return None


class RelocateTo(WhoOp, frozen=True, tag="relocate_to"):
    """Somebody is put on a space of a selection (ST-14.10)."""

    where: Select

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return call(RelocateChosen(who, spaces_meant(game, self.where, script)))


class RelocateChosen(Procedure):
    """SV-0.4 Somebody is put on a space of their choice"""

    who: Entity
    spaces: tuple[int, ...]
    space: int = -1

    @step("SV-0.4", "Where")
    def choose(self, game: StalkerGame) -> Flow:
        return call(ChooseSpace(self.who, self.spaces), into="space") if self.spaces else finish()

    @step("ST-14.10", "There")
    def put(self, game: StalkerGame) -> Flow:
        return game.relocate(self.who, self.space)


class SpendCardOp(WhoOp, frozen=True, tag="spend_card"):
    """Discard a card of a sort from the backpack: of a deck, a type of item, or something of value."""

    must_work: ClassVar[bool] = True

    sort: str

    def why_not(self, game: StalkerGame, about: Context) -> Reason | None:
        seat = game.seat_of(about.owner)
        return None if game.cards_of_sort(seat, self.sort) else reasons.NEEDS_CARD("SV-0.4", self.sort)

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return call(SpendCard(game.seat_of(who), self.sort))
