"""ST-18: Lost Territories – the setup card, the way in, and what becomes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.mapping.board import Board
from cordon.games.stalker.mapping.territory import Laid
from cordon.games.stalker.rules.attention import notice
from cordon.games.stalker.rules.environment import change_map, heed
from cordon.games.stalker.rules.leaving import remove_enemy
from cordon.games.stalker.rules.movement import put_on
from cordon.games.stalker.state import EnvironmentCard
from cordon.games.stalker.terms import STALKERS, LostKey, SideId, TerritoryKey, side_parts
from cordon.games.stalker.verbs import SPACE, named_spaces, space_in
from cordon.kernel.decisions import Facts, ask
from cordon.kernel.frames import Flow, Procedure, call, finish, step

if TYPE_CHECKING:
    from cordon.games.stalker.cards import EntranceKind
    from cordon.games.stalker.game import StalkerGame

# --- where the entrance token may lie (ST-18.5, SV-13.7) --------------------------------------------------------------


def _in_buildings(board: Board) -> int:
    return _all_of(board.building_mask.values())


def _largest_building(board: Board) -> int:
    """The building with the most full squares; of several all of them (SM-2.2)."""
    sizes = {
        building: sum(board.capacity[i] for i in board.spaces(mask)) for building, mask in board.building_mask.items()
    }
    most = max(sizes.values(), default=0)
    return _all_of(board.building_mask[building] for building, size in sizes.items() if size == most)


def _beside(board: Board, edges: tuple[str, ...], inside: bool) -> int:
    """The spaces inside or outside buildings with a segment of one of these types; outside, to a building."""
    indoors, found = _in_buildings(board), 0
    for segment in board.segments:
        if segment.edge in edges and segment.one and segment.other:
            sides = 1 << board.index[segment.one] | 1 << board.index[segment.other]
            found |= sides & indoors if inside else sides & ~indoors if sides & indoors else 0
    return found


def _of_size(board: Board, squares: int) -> int:
    return _all_of(1 << i for i, capacity in enumerate(board.capacity) if capacity == squares)


def _all_of(masks: Iterable[int]) -> int:
    return reduce(or_, masks, 0)


ENTRANCES: dict[EntranceKind, Callable[[StalkerGame, Board], int]] = {
    "building": lambda _, board: _in_buildings(board),
    "outdoor_single": lambda _, board: _of_size(board, 1) & ~board.indoor_mask,
    "double": lambda _, board: _of_size(board, 2),
    "largest_building": lambda _, board: _largest_building(board),
    "window": lambda _, board: _beside(board, ("window",), inside=True),
    "outdoor_cover": lambda _, board: board.cover_mask & ~board.indoor_mask,
    "outdoor_wall": lambda _, board: _beside(board, ("wall", "door", "window"), inside=False),
    "outdoor_hot": lambda game, board: (
        _all_of(1 << i for i in range(len(board.ids)) if game.radiation_at(i)) & ~board.indoor_mask
    ),
}
"""The spaces of the described kind."""


def entrances(game: StalkerGame, kind: EntranceKind) -> tuple[int, ...]:
    """The spaces on which an entrance token of this kind may lie."""
    board = game.board
    return board.spaces(ENTRANCES[kind](game, board) & board.land_mask)


# --- setup (ST-18.2) --------------------------------------------------------------------------------------------------


class EntranceFacts(Facts, frozen=True):
    """The setup card that was drawn, and where it leads."""

    setup: LostKey
    tile: TerritoryKey


class LayTerritory(Procedure):
    """ST-18.2 Lost Territories: a random setup card, the entrance, the tile and what lies on it"""

    setup: LostKey = ""
    choice: str = ""

    def facts(self, game: StalkerGame) -> EntranceFacts:
        return EntranceFacts(self.setup, game.content.lost_setups[self.setup].tile)

    @step("ST-18.6", "Draw a setup card; if no space of the described kind exists, another")
    def draw(self, game: StalkerGame) -> Flow:
        for key in game.shuffle("lost:setup", tuple(game.content.lost_setups)):
            fits = bool(entrances(game, game.content.lost_setups[key].entrance))
            game.emit(events.LostSetupDrawn(key, game.content.lost_setups[key].tile, fits))
            if fits:
                self.setup = key
                return None
        return finish()

    @step("ST-18.2", "The entrance token goes on a space of the described kind; the players choose", offers=(SPACE,))
    def choose(self, game: StalkerGame) -> Flow:
        return ask(
            game.state.lead,
            "choice",
            named_spaces(game, entrances(game, game.content.lost_setups[self.setup].entrance)),
        )

    @step("ST-18.2", "The tile lies beside the map, its cards on it or beside it")
    def lay(self, game: StalkerGame) -> Flow:
        card = game.content.lost_setups[self.setup]
        sides = (*card.cards, *(game.shuffle("lost:card", card.one_of)[:1] if card.one_of else ()))
        lay_tile(game, card.tile, space_in(game, self.choice), sides)
        return None

    @step("ST-18.5", "And the tokens")
    def put_tokens(self, game: StalkerGame) -> Flow:
        path = f"lost/{self.setup}"
        return call(game.script(path, STALKERS[game.state.lead], "")) if game.content.scripts[path] else None


def lay_tile(game: StalkerGame, tile: TerritoryKey, space: int, sides: tuple[SideId, ...]) -> None:
    """A tile beside the map with these cards, its entrance on a space."""
    game.set(territory=Laid(tile, game.address(space)))
    game.lay(game.state.layout, game.state.flooded)
    game.emit(events.TerritoryLaid(tile, game.address(space)))
    for side in (*game.content.tile_rules[tile], *sides):
        _lay_card(game, side)
    change_map(game)


def _lay_card(game: StalkerGame, side: str) -> None:
    """A card of the territory comes to lie on the tile, or beside it."""
    printed, (number, _, version) = game.content.sides[side], side_parts(side)
    spaces = (game.board.index[printed.lies],) if printed.lies else ()
    card = EnvironmentCard(number, number, version, place="map" if spaces else "beside", spaces=spaces)
    game.add(card)
    heed(game, card)
    if printed.kind != "tile":
        game.emit(events.TerritoryCardLaid(side, printed.lies))


# --- the end of it (SV-13.7) ------------------------------------------------------------------------------------------


def close_territory(game: StalkerGame) -> None:
    """Nobody enters it again: enemies go to their pools, whatever else is there comes out through the entrance."""
    tile, entrance = game.state.territory.tile, game.state.territory.entrance
    if not entrance:
        return
    outside, inside = game.board.index[entrance], game.territory_mask()
    for enemy in list(game.state.enemies.values()):
        if inside >> enemy.space & 1:
            remove_enemy(game, enemy.id)
    for companion in list(game.state.companions.values()):
        if inside >> companion.space & 1:
            put_on(game, companion.id, outside)
    for stalker in list(game.state.stalkers.values()):
        if stalker.attention and inside >> stalker.noticed & 1:
            game.update(stalker, noticed=outside)
    for card in list(game.state.environment.values()):
        if card.place == "ground" and inside >> card.spaces[0] & 1:
            game.update(card, spaces=(outside,))
    game.set(territory=Laid(tile, ""))
    game.lay(game.state.layout, game.state.flooded)
    game.emit(events.TerritoryClosed(tile))
    notice(game)
