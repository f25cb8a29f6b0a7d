"""Ops of Zone Survival about characters (SV-0.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker.ops.base import OpBase
from cordon.games.stalker.ops.selecting import Where
from cordon.games.stalker.survival.characters import CharacterWalk, dismiss, play_character, way_of
from cordon.games.stalker.survival.places import reference_mask
from cordon.games.stalker.terms import CharacterKey, Entity, make_character
from cordon.kernel.frames import Flow, call

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame
    from cordon.games.stalker.rules.script import Script


class Play(OpBase, frozen=True, tag="play"):
    """A character comes into play on a place; of several one at random that is not in the match."""

    one_of: tuple[CharacterKey, ...]
    place: Where

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        known = game.content.characters
        spoken_for = game.scenario.characters if len(self.one_of) > 1 else ()
        free = tuple(
            key
            for key in self.one_of
            if make_character(key) not in game.state.characters and known[key].id not in spoken_for
        )
        if free:
            space = game.where(self.place, script, script.owner)
            play_character(game, game.shuffle("character", free)[0], space)
        return None


class Dismiss(OpBase, frozen=True, tag="dismiss"):
    """A character is out of the game."""

    character: CharacterKey

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        dismiss(game, self.character)
        return None


class Walk(OpBase, frozen=True, tag="walk"):
    """A character walks toward a place, the closest of several."""

    character: CharacterKey
    n: int
    toward: Where

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        walker = make_character(self.character)
        goals = game.board.spaces(reference_mask(game, self.toward, script))
        character = game.state.characters.get(walker)
        if character is None or character.down or not goals:
            return None
        ranges = game.board.ranges("open", game.space_of(walker))
        goal = min(goals, key=lambda space: ranges[space])
        return call(CharacterWalk(walker, way_of(game, walker, goal, self.n)))


class Toughen(OpBase, frozen=True, tag="toughen"):
    """A character has more HP, and may have more."""

    character: CharacterKey
    n: int

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        character = game.state.characters.get(make_character(self.character))
        if character is not None:
            game.update(character, hp=character.hp + self.n, most=character.most + self.n)
        return None
