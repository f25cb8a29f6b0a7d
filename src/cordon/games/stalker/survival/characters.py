"""ST-19.11, SV-1.11, SV-9: characters come, walk, follow, are hurt and go."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.rules.anomalies import roll_for
from cordon.games.stalker.rules.closeness import closest_free
from cordon.games.stalker.rules.covering import cover_below, uncover
from cordon.games.stalker.rules.dice import roll_gear
from cordon.games.stalker.rules.environment import Triggered, triggers
from cordon.games.stalker.rules.event_deck import end_mission
from cordon.games.stalker.state import Character
from cordon.games.stalker.survival.body import fall, follow_token, rise
from cordon.games.stalker.survival.cards import carry_out, count_icon, is_face_up, put_into_play, put_off
from cordon.games.stalker.survival.judging import judge
from cordon.games.stalker.terms import CharacterKey, Entity, make_character
from cordon.games.stalker.verbs import STAY
from cordon.kernel.decisions import Facts, Seat, ask
from cordon.kernel.frames import Flow, Procedure, call, finish, step
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame
    from cordon.games.stalker.survival_cards import Figure

FOLLOW = verb("follow", character=Entity)


def figure_of(game: StalkerGame, key: CharacterKey) -> Figure | None:
    return game.content.characters[key].figure


def play_character(game: StalkerGame, key: CharacterKey, space: int) -> None:
    """A character card comes into play, its figure or token on a place; a full one passes a figure on (SV-1.4)."""
    card, figure = game.content.characters[key], figure_of(game, key)
    hp = figure.hp[game.state.seats - 1] if figure is not None else 0
    who = make_character(key)
    if figure is not None and game.is_full(space):
        space = closest_free(game, "open", space)[0]
    game.add(Character(who, key, space, hp, hp))
    put_into_play(game, card.id)
    count_icon(game, card.id)
    if figure is not None:
        cover_below(game, who)
    game.emit(events.CharacterCame(who, game.address(space)))


def dismiss(game: StalkerGame, key: CharacterKey) -> None:
    """A character is out of the game, with the card; what they carried lies there."""
    character = game.state.characters.get(make_character(key))
    if character is None:
        return
    uncover(game, character.id)
    for token in list(game.state.tokens.values()):
        if token.bearer == character.id:
            follow_token(game, game.update(token, bearer="", space=character.space))
    rise(game, character.id)
    game.remove(character)
    put_off(game, game.content.characters[key].id)
    game.emit(events.CharacterGone(character.id))


# --- walking (SV-0.4) -------------------------------------------------------------------------------------------------


def way_of(game: StalkerGame, who: Entity, goal: int, n: int) -> tuple[int, ...]:
    """The steps of a character toward a space: windows are open, an enemy on a space ends the way, a full space is no
    place to stop."""
    character = game.state.characters[who]
    if character.space == goal:
        return ()
    routes = game.board.routes("open", character.space, 0, game.enemy_mask())
    way: list[int] = []
    for space in routes.route(goal)[:n]:
        way.append(space)
        if game.enemy_mask() >> space & 1:
            break
    full = game.full_mask()
    while way and full >> way[-1] & 1:
        way.pop()
    return tuple(way)


class CharacterWalk(Procedure):
    """SV-0.4 A character walks"""

    who: Entity
    way: tuple[int, ...]

    @step("SV-0.4", "Without attention; anomalies notice a figure")
    def go(self, game: StalkerGame) -> Flow:
        character = game.state.characters[self.who]
        if not self.way or character.down:
            return finish()
        for start, space in pairwise((character.space, *self.way)):
            game.emit(events.Stepped(self.who, game.address(space), game.address(start)))
        game.update(character, space=self.way[-1])
        if figure_of(game, character.name) is None:
            return None
        return roll_for(game, self.who, (character.space, *self.way))

    @step("ST-5.8", "What the end of a movement sets off")
    def settle(self, game: StalkerGame) -> Flow:
        return game.move_ended(self.who) if self.who in game.state.characters else None


class FollowFacts(Facts, frozen=True):
    """Whom they would follow."""

    seat: Seat
    character: Entity


class Follow(Procedure):
    """SV-1.11 Characters on a stalker's space or next to it may come along when the turn ends"""

    seat: Seat
    todo: tuple[Entity, ...] = ()
    who: Entity = ""
    choice: str = ""

    def facts(self, game: StalkerGame) -> FollowFacts:
        return FollowFacts(self.seat, self.who)

    @step("SV-1.11", "Who is near")
    def begin(self, game: StalkerGame) -> Flow:
        self.todo = tuple(followers(game, self.seat))
        return None

    @step("SV-1.11", "The player decides", offers=(FOLLOW, STAY))
    def choose(self, game: StalkerGame) -> Flow:
        self.todo = tuple(
            who for who in self.todo if way_of(game, who, game.stalker(self.seat).space, steps_of(game, who))
        )
        if not self.todo:
            return finish()
        self.who = self.todo[0]
        return ask(self.seat, "choice", [FOLLOW(self.who), STAY()])

    @step("SV-1.11", "They come along; the next", then="choose")
    def go(self, game: StalkerGame) -> Flow:
        who, self.todo = self.todo[0], self.todo[1:]
        if self.choice in STAY:
            return None
        return call(CharacterWalk(who, way_of(game, who, game.stalker(self.seat).space, steps_of(game, who))))


def steps_of(game: StalkerGame, who: Entity) -> int:
    """How far a character follows."""
    figure = figure_of(game, game.state.characters[who].name)
    return max(0, figure.follows + game.in_force("follow.max")) if figure is not None else 0


def set_off_together(game: StalkerGame, seat: Seat) -> None:
    """Who is beside a stalker whose turn begins (R-180)."""
    near = game.board.within("open", game.stalker(seat).space, 1) if game.stalker(seat).space >= 0 else 0
    for character in list(game.state.characters.values()):
        # Whoever is carried is not on the map.
        whose = seat if character.space >= 0 and near >> character.space & 1 else -1
        if character.with_turn != whose:
            game.update(character, with_turn=whose)


def followers(game: StalkerGame, seat: Seat) -> list[Entity]:
    """The characters who follow: those on a stalker's space or next to it when the turn began, or now (R-180)."""
    space = game.stalker(seat).space
    if space < 0:
        return []
    near = game.board.within("open", space, 1)
    found = []
    for character in game.state.characters.values():
        figure = figure_of(game, character.name)
        ready = (
            figure is not None and figure.follows and (not figure.follows_if or figure.follows_if in game.state.flags)
        )
        if not ready or character.down or character.space in (-1, space):
            continue
        if character.with_turn == seat or near >> character.space & 1:
            found.append(character.id)
    return found


# --- an escort (SV-X14) -----------------------------------------------------------------------------------------------

ESCORTED, ESCORT_CARD = "ilarion", "X14"
"""Who comes along with a stalker on the same space, and the card that says so."""


def escorted_at(game: StalkerGame, space: int) -> Entity:
    """The professor, if he is there and on his feet; empty: not."""
    found = game.state.characters.get(make_character(ESCORTED))
    there = found is not None and found.space == space and not found.down and is_face_up(game, ESCORT_CARD)
    return make_character(ESCORTED) if there else ""


def escorted_from(game: StalkerGame, space: int, careful: bool) -> Entity:
    """The professor, if he may make the steps of a movement that began there."""
    return "" if careful and not game.has_quality("take_along_quiet") else escorted_at(game, space)


class TakeAlong(Procedure):
    """SV-5.1 Somebody who is escorted may make the same steps"""

    seat: Seat
    who: Entity
    path: tuple[int, ...]
    choice: str = ""

    def facts(self, game: StalkerGame) -> FollowFacts:
        return FollowFacts(self.seat, self.who)

    @step("SV-5.1", "The player decides", offers=(FOLLOW, STAY))
    def choose(self, game: StalkerGame) -> Flow:
        return ask(self.seat, "choice", [FOLLOW(self.who), STAY()])

    @step("SV-5.1", "He stops on an enemy's space")
    def go(self, game: StalkerGame) -> Flow:
        if self.choice in STAY:
            return finish()
        way: list[int] = []
        for space in self.path:
            way.append(space)
            if game.enemy_mask() >> space & 1:
                break
        full = game.full_mask()
        while way and full >> way[-1] & 1:
            way.pop()
        return call(CharacterWalk(self.who, tuple(way)))


# --- harm (SV-1.11) ---------------------------------------------------------------------------------------------------


class HurtCharacter(Procedure):
    """SV-1.11 A character is hurt"""

    who: Entity
    damage: int
    attacked: bool = True

    @step("SV-1.11", "What waits for an attack on them")
    def wait(self, game: StalkerGame) -> Flow:
        found = triggers(game, "attacked") if self.attacked else []
        return call(Triggered(tuple(found), "", game.space_of(self.who), self.who)) if found else None

    @step("SV-1.11", "DEFENCE, then HP")
    def suffer(self, game: StalkerGame) -> Flow:
        character = game.state.characters.get(self.who)
        figure = figure_of(game, character.name) if character is not None else None
        if character is None or figure is None:
            return finish()
        lost = max(0, self.damage - roll_gear(game, figure.defence, self.who, "defence")) if self.damage else 0
        if not lost:
            return finish()
        if character.down:
            return self._die(game, character)
        hp = max(0, character.hp - lost)
        game.update(character, hp=hp)
        game.emit(events.CharacterHurt(self.who, character.hp - hp, hp))
        if hp:
            return finish()
        if figure.at_zero == "down":
            game.update(game.state.characters[self.who], down=True)
            fall(game, self.who)
            game.emit(events.CharacterDown(self.who))
            return finish()
        return self._die(game, character)

    def _die(self, game: StalkerGame, character: Character) -> Flow:
        """Some deaths end the scenario (SV-S05); of others the card may say more."""
        game.emit(events.CharacterDied(self.who))
        card = game.content.characters[character.name].id
        needed = card in game.scenario.characters and figure_of(game, character.name) is not None
        flow = carry_out(game, card, "death")
        dismiss(game, character.name)
        return end_mission(game, "defeat", card) if needed else flow

    @step("SV-4.3", "A request that is dropped may have been the last that was not met")
    def judge(self, game: StalkerGame) -> Flow:
        return judge(game)


def heal_character(game: StalkerGame, who: Entity, n: int) -> None:
    """Healing above 0 puts somebody on their feet (SV-C02)."""
    character = game.state.characters.get(who)
    if character is not None and character.hp < character.most:
        hp = min(character.most, character.hp + n)
        game.update(character, hp=hp, down=False)
        rise(game, who)
        game.emit(events.CharacterHealed(who, hp - character.hp, hp))
