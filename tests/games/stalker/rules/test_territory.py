"""Lost Territories: the tiles, the way in, and what the scenarios do not show (ST-18)."""

from __future__ import annotations

import random

import pytest

from cordon.games.registry import game
from cordon.games.stalker.content import content
from cordon.games.stalker.game import StalkerGame
from cordon.games.stalker.mapping.board import mask_of
from cordon.games.stalker.mapping.edges import DIRECTIONS
from cordon.games.stalker.mapping.library import board_for, maps
from cordon.games.stalker.mapping.territory import Laid
from cordon.games.stalker.rules.environment import FlipCard
from cordon.games.stalker.rules.newcomers import join_fray
from cordon.games.stalker.rules.placing import Flood
from cordon.games.stalker.rules.territory import entrances, lay_tile
from cordon.games.stalker.rules.wounds import LoseEhp
from cordon.games.stalker.state import Enemy
from cordon.kernel.frames import Procedure, started
from cordon.kernel.saves import dump, load
from cordon.kernel.session import Session
from cordon.kernel.spec import Setup

MISSIONS = ("A1", "A2", "A3", "B1", "B2", "B3")


def begun(mission: str = "A1", seats: int = 1, **switches: object) -> StalkerGame:
    """A mission in its first round, every question answered with the first option."""
    found: StalkerGame = game("stalker").new(Setup(seats, 1, {"mission": mission, **switches}))
    while not found.state.round:
        for decision in found.decisions():
            found.answer(decision.seat, decision.options[0])
            break
    return found


def stand(found: StalkerGame, seat: int, space: str) -> None:
    found.update(found.stalker(seat), space=found.board.index[space])


def run(found: StalkerGame, procedure: Procedure) -> None:
    """Until the next question."""
    found.state.stack.append(started(procedure))
    found.waiting = None
    found.decisions()


# --- the tiles --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-18.1")
@pytest.mark.rule("SV-13.1")
@pytest.mark.rule("SV-13.2")
def test_three_tiles_have_six_sides_and_every_one_is_reached() -> None:
    territories = content().territories
    assert sorted(territories) == ["L1", "L2", "L3", "L4", "L5", "L6"]
    assert sorted(territory.side.sheet for territory in territories.values()) == [1, 1, 2, 2, 3, 3]
    assert {setup.tile for setup in content().lost_setups.values()} == set(territories)
    assert len(content().lost_setups) == 8


FIGURES = {"L1": (6, 2), "L2": (9, 3), "L3": (8, 2), "L4": (8, 4), "L5": (10, 4), "L6": (8, 4)}
"""Spaces, and the longest walk from the entrance (SV-12.7)."""


@pytest.mark.rule("ST-18.3")
@pytest.mark.rule("SV-13.6")
@pytest.mark.parametrize("tile", FIGURES)
def test_every_space_is_reached_through_the_entrance(tile: str) -> None:
    board = board_for("A1", frozenset(), frozenset(), Laid(tile, "5.J"))
    territory, here = maps().territories[tile], board.index["5.J"]
    inside = [board.index[space] for space in sorted(territory.spaces)]
    walks = [cost[0] for space in inside if (cost := board.routes("open", here).cost(space)) is not None]
    assert (len(inside), max(walks) - 1) == FIGURES[tile]
    assert len(walks) == len(inside)
    assert not board.sight_all("open", here) & mask_of(inside)
    assert board.ranges("open", here)[board.index[territory.entrance]] == 1


@pytest.mark.rule("ST-18.2")
@pytest.mark.parametrize("mission", MISSIONS)
def test_the_spaces_of_the_map_keep_their_numbers_and_no_overlay_reaches_the_tile(mission: str) -> None:
    plain = board_for(mission, frozenset())
    reach = max(max(abs(x), abs(y)) for overlay in maps().overlays.values() for x, y, _ in overlay.squares)
    for tile in FIGURES:
        board = board_for(mission, frozenset(), frozenset(), Laid(tile, plain.ids[0]))
        assert board.ids[: len(plain.ids)] == plain.ids
        beside = {spot for space in maps().territories[tile].spaces for spot in board.squares[board.index[space]]}
        assert min(x for x, _ in beside) - max(x for x, _ in plain.at) > reach


@pytest.mark.rule("ST-18.4")
def test_a_link_has_no_direction_and_adds_no_corner() -> None:
    board = board_for("A1", frozenset(), frozenset(), Laid("L1", "5.J"))
    outside, inside, beyond = (board.index[name] for name in ("5.J", "L1.C", "L1.E"))
    assert board.turned("open", outside, inside, "W") is None
    assert board.facing_of("open", "open", outside, beyond) == ()
    assert all(inside not in board.straight("open", outside, facing) for facing in DIRECTIONS)
    back = board.routes("open", beyond)
    assert back.cost(outside) == (2, 0)
    assert back.facings(outside) == board.routes("open", beyond).facings(inside)


# --- the entrance -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-18.5")
def test_the_kinds_of_spaces_are_those_of_the_digest() -> None:
    found = begun("A1")
    names = {key: [found.address(i) for i in entrances(found, key)] for key in ("outdoor_single", "largest_building")}
    assert names == {"outdoor_single": ["5.F", "5.G", "3.M"], "largest_building": ["2.E", "2.F", "2.H", "2.I"]}
    for mission in MISSIONS:
        there = begun(mission)
        assert all(entrances(there, setup.entrance) for setup in content().lost_setups.values()), mission


@pytest.mark.rule("ST-18.3")
def test_an_entrance_whose_ground_is_gone_lies_on_the_closest_land() -> None:
    found = begun("B3")
    lay_tile(found, "L1", found.board.index["8.D"], ())
    run(found, Flood((("8.D",),), 0))
    entrance = found.state.territory.entrance
    assert entrance not in ("", "8.D")
    assert found.board.step_mask("open", found.board.index["L1.C"]) >> found.board.index[entrance] & 1


# --- what the cards do ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-18.5")
def test_the_sleeper_belongs_to_the_mutants_and_leaves_two_tokens() -> None:
    found = begun("A1")
    lay_tile(found, "L3", found.board.index["5.J"], ("L3-01a", "L3-02a"))
    run(found, FlipCard("L3-02", "stalker-0"))
    sleeper = found.state.enemies["bloodsucker-1"]
    card = found.state.enemy_cards["bloodsucker"]
    humans = {each.team for each in found.state.enemy_cards.values() if each.kind.startswith("bandit")}
    assert card.team not in humans
    assert sleeper.carries == "L3-02"
    run(found, LoseEhp("bloodsucker-1", 9, "stalker-0"))
    assert len(found.ground(sleeper.space).loot) == 2


@pytest.mark.rule("ST-18.5")
def test_without_a_standee_the_sleeper_hurts_whoever_is_there() -> None:
    found = begun("A1")
    lay_tile(found, "L3", found.board.index["5.J"], ("L3-02a",))
    for kind in ("bloodsucker", "izlom"):
        card = join_fray(found, kind)
        found.update(card, pool=())
    stand(found, 0, "L3.H")
    found.update(found.stalker(0), focus=False)
    for card_id in list(found.state.owned.get(0, ())):
        found.update(found.state.cards[card_id], place="backpack")
    before = found.stalker(0).hp
    run(found, FlipCard("L3-02", "stalker-0"))
    assert found.stalker(0).hp == before - 8


@pytest.mark.rule("ST-18.5")
def test_the_lamp_helps_everybody_on_the_tile_to_aim() -> None:
    found = begun("A1", seats=2)
    lay_tile(found, "L1", found.board.index["5.J"], ("L1-01a:lamp",))
    stand(found, 1, "L1.C")
    assert [found.modified("attack.sd", 2, seat) for seat in (0, 1)] == [2, 3]
    run(found, FlipCard("L1-01", "stalker-1"))
    assert found.modified("attack.sd", 2, 1) == 2


@pytest.mark.rule("ST-18.3")
def test_a_match_with_a_territory_is_saved_and_goes_on() -> None:
    session = Session(game("stalker"), Setup(2, 5, {"lost": True}))
    dice = random.Random(5)
    while session.game.state.round < 2 and session.decisions:
        decision = session.decisions[0]
        session.answer(decision.seat, dice.choice(decision.answers()))
    again = load(dump(session), {"stalker": game("stalker")}).session
    assert again.game.state.territory == session.game.state.territory
    assert again.game.board is session.game.board
    assert [each.options for each in again.decisions] == [each.options for each in session.decisions]


@pytest.mark.rule("ST-18.3")
@pytest.mark.rule("SV-13.5")
def test_no_human_enemy_enters_the_orchard() -> None:
    found = begun("A1")
    lay_tile(found, "L5", found.board.index["5.J"], ("L5-01a:windfall",))
    found.add(Enemy("bandit_rifle-9", "bandit_rifle", found.board.index["5.J"], "N"))
    assert found.walk_of("bandit_rifle-9") == "human"
    assert not found.board.routes("human", found.board.index["5.J"]).reaches(found.board.index["L5.J"])
    assert found.board.routes("walled", found.board.index["5.J"]).reaches(found.board.index["L5.J"])


@pytest.mark.rule("SV-13.3")
@pytest.mark.parametrize(
    ("tile", "indoor"), [("L1", True), ("L2", False), ("L3", True), ("L4", True), ("L5", False), ("L6", True)]
)
def test_basement_ward_cave_and_ruins_count_as_indoors(tile: str, indoor: bool) -> None:
    """All of them, also outside of rooms; of the other two only what is a room."""
    board = board_for("A1", frozenset(), frozenset(), Laid(tile, "5.J"))
    spaces = [board.index[space] for space in maps().territories[tile].spaces]
    assert all(board.indoor_mask >> space & 1 for space in spaces) == indoor
