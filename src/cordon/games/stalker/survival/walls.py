"""SV-6.2, ST-19.21: holes that are made in the walls of rooms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker.mapping.laying import closest_walls
from cordon.games.stalker.survival.choosing import ChooseSpace
from cordon.games.stalker.survival.places import indoor_side
from cordon.games.stalker.survival.tokens import put_on_edge
from cordon.games.stalker.terms import Entity
from cordon.kernel.frames import Flow, Procedure, call, finish, step

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame

HOLE = "hole"


def walls_meant(game: StalkerGame, place: int, own: bool) -> dict[int, str]:
    """The walls closest to a space, or its own ones, each under the space on its indoor side: one for each of them."""
    if place < 0:
        return {}
    state, board = game.state, game.board
    if own:
        taken = {token.edge for token in state.tokens.values()}
        touching = [
            each for each in board.segments if each.edge == "wall" and board.ids[place] in (each.one, each.other)
        ]
        parting = [each for each in touching if each.one and each.other and _parts_rooms(game, each.one, each.other)]
        names = tuple(name for each in parting if (name := board.segment_name(each)) not in taken)
    else:
        names = closest_walls(state.map, frozenset(state.layout), board.ids[place])
    found: dict[int, str] = {}
    for name in names:
        found.setdefault(indoor_side(game, name), name)
    return found


def _parts_rooms(game: StalkerGame, one: str, other: str) -> bool:
    board = game.board
    return board.room[board.index[one]] != board.room[board.index[other]]


class BreakWall(Procedure):
    """SV-6.2 A hole in the wall of a room; of several the players choose"""

    owner: Entity
    place: int
    own: bool
    inside: int = -1

    @step("SV-6.2", "Into which room")
    def choose(self, game: StalkerGame) -> Flow:
        found = walls_meant(game, self.place, self.own)
        return call(ChooseSpace(self.owner, tuple(sorted(found))), into="inside") if found else finish()

    @step("ST-19.21", "There is a hole in the wall")
    def put(self, game: StalkerGame) -> Flow:
        put_on_edge(game, HOLE, walls_meant(game, self.place, self.own)[self.inside])
        return None
