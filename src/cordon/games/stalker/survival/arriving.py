"""SV-1.4, ST-19.3: enemies that cards of Zone Survival bring onto the map, and the one that they mark."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.rules.newcomers import join_fray
from cordon.games.stalker.rules.placing import PlaceEnemies
from cordon.games.stalker.rules.tokens import kind_of_colour
from cordon.games.stalker.state import ZoneToken
from cordon.games.stalker.terms import COLOURS, EnemyKey, Entity, make_token
from cordon.kernel.frames import Flow, Procedure, call, finish, step

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame

MARK = "this_enemy"


class Arrival(Procedure):
    """SV-1.4 Standees come onto the map, facing the closest stalker; its result says who came"""

    kind: EnemyKey
    space: int
    n: int
    before: tuple[Entity, ...] = ()

    @step("SV-1.4", "From the pool")
    def come(self, game: StalkerGame) -> Flow:
        self.before = tuple(game.state.enemies)
        return call(PlaceEnemies(self.kind, self.space, self.n, "you", closest_stalker(game, self.space)))

    @step("SV-1.4", "Those are they")
    def tell(self, game: StalkerGame) -> Flow:
        return finish(tuple(enemy for enemy in game.state.enemies if enemy not in self.before))


def closest_stalker(game: StalkerGame, space: int) -> Entity:
    """The stalker closest to a space, the lead stalker first among equals."""
    ranges = game.board.ranges("open", space)
    return min(game.stalkers_in_order(), key=lambda who: ranges[game.space_of(who)])


def kind_meant(game: StalkerGame, words: tuple[str, ...]) -> EnemyKey:
    """The enemy card that a card speaks of: the first of these that is in the match. An enemy by its key may be new."""
    cards, known = game.state.enemy_cards, game.content.enemies
    for word in words:
        if word in COLOURS:
            found = kind_of_colour(game, word)
        elif word in known:
            return join_fray(game, word).kind
        else:
            found = next((kind for kind in cards if known[kind].category == word), "")
        if found:
            return found
    return ""


def mark(game: StalkerGame, enemy: Entity) -> None:
    """The token ``this_enemy`` goes on an enemy; if it is in use, it stays where it is (ST-19.3)."""
    if enemy in game.state.enemies and not game.marked_enemy():
        game.add(ZoneToken(make_token(MARK, 1), MARK, bearer=enemy, up=True))
        game.emit(events.EnemyMarked(enemy))


def unmark(game: StalkerGame) -> None:
    """The token goes back to the supply."""
    for token in list(game.state.tokens.values()):
        if token.kind == MARK:
            game.remove(token)
