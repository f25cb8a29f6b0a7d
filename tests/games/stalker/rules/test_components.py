"""ST-2, ST-3, ST-5.1, ST-5.10, ST-10.7, ST-13.7, ST-14.2: dice, decks, cards of a mission box, markers and pools."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from cordon.games.stalker.content import content
from cordon.games.stalker.mapping.library import maps
from cordon.games.stalker.mapping.overlay import CENTRE
from cordon.games.stalker.rules.anomalies import hidden_artifacts
from cordon.games.stalker.rules.placing import PlaceEnemies
from cordon.games.stalker.state import die_stars
from cordon.games.stalker.terms import ACCURACY_FACE, ANOMALY_DIE, GEAR_DIE, STALKER_DIE
from tests.games.stalker.missions.table import begin
from tests.games.stalker.rules.stage import Stage, grid

MISSIONS = ("A1", "A2", "A3", "B1", "B2", "B3")


@pytest.mark.rule("ST-3.3", "ST-20.Q1")
def test_a_gear_die_has_one_and_a_half_stars_on_average() -> None:
    assert Fraction(sum(GEAR_DIE), len(GEAR_DIE)) == Fraction(3, 2)
    assert set(GEAR_DIE) == {0, 1, 2, 3}


@pytest.mark.rule("ST-3.4", "ST-20.I9")
def test_a_stalker_die_has_one_accuracy_face_and_four_masks() -> None:
    plain = [die_stars("SD", face, accurate=False) for face in range(6)]
    accurate = [die_stars("SD", face, accurate=True) for face in range(6)]
    assert (sum(plain), sum(accurate)) == (6, 8)
    assert [one != other for one, other in zip(plain, accurate, strict=True)].index(True) == ACCURACY_FACE
    assert sum(masks for _, masks in STALKER_DIE) == 4


@pytest.mark.rule("ST-3.5")
def test_the_anomaly_die_shows_each_symbol_as_often_as_it_has_petals() -> None:
    assert Counter(ANOMALY_DIE) == {"P1": 1, "P2": 2, "P3": 3, "P4": 4}


@pytest.mark.rule("ST-4.6", "ST-4.9")
def test_every_segment_has_one_type_and_two_spaces_that_share_a_door_and_a_wall_are_joined() -> None:
    board = Stage(grid("AAB", "CAB", edges={"AB": "wall", "AC": "door"})).game.board
    a, b, c = (board.index[f"T.{letter}"] for letter in "ABC")
    assert {segment.edge for segment in board.segments} <= {"open", "impassable", "wall", "door", "window"}
    assert board.step_mask("open", a) == 1 << c
    assert board.ranges("open", a)[b] > board.ranges("open", a)[c]


@pytest.mark.rule("ST-4.19", "ST-14.16")
@pytest.mark.parametrize(("at", "near"), [("A", False), ("B", True), ("H", False)])
def test_the_range_to_an_anomaly_is_that_to_its_nearest_symbol(at: str, near: bool) -> None:
    stage = Stage(grid("ABCDEFGH")).stalker(0, at).anomaly("electro", (6, "T@d1", "N"), artifact=True)
    assert hidden_artifacts(stage.game, 0, 1) == (["electro"] if near else [])


@pytest.mark.rule("ST-5.1", "ST-5.2", "ST-5.3")
@pytest.mark.parametrize("mission", MISSIONS)
def test_a_mission_box_has_an_objective_overlays_and_a_deck_with_fronts_up(mission: str) -> None:
    game = begin(mission)
    cards = list(game.state.environment.values())
    kinds = {game.content.sides[game.side_id(card)].kind for card in cards}
    assert "objective" in kinds
    assert all(card.number.startswith(f"{mission}-") for card in cards)
    assert {card.place for card in cards} >= {"map", "beside"}
    assert all(card.side == "a" for card in cards if card.place == "deck")


@pytest.mark.rule("ST-5.10", "ST-16.5")
def test_of_several_events_with_one_number_one_is_kept_and_the_first_lies_on_top() -> None:
    game = begin("A1")
    assert game.state.event == "A1-I"
    numbers = [event.split("-")[1] for event in game.pile("events").draw]
    assert numbers[:5] == ["II", "III", "IV", "V", "VI"]


@pytest.mark.rule("ST-10.7", "ST-2.1")
def test_equipment_is_of_five_decks_and_that_of_unique_loot() -> None:
    decks = {content().deck_of[card] for card in content().cards}
    assert decks == {"weapon", "armour", "attachment", "item", "artifact", "unique"}
    assert "unique" not in content().shelves


@pytest.mark.rule("ST-13.7", "ST-13.8", "ST-20.Q18")
@pytest.mark.parametrize("mission", MISSIONS)
def test_every_enemy_of_a_mission_has_a_colour_that_its_unknown_tokens_can_name(mission: str) -> None:
    laid = maps().missions[mission]
    colours = {enemy.colour for enemy in laid.enemies}
    for tokens in laid.tokens.values():
        assert {face[:2] for face in tokens if face != "X"} <= colours
    assert {enemy.team for enemy in laid.enemies} <= {0, 1, 2}


@pytest.mark.rule("ST-13.10", "ST-1.3")
def test_the_pool_is_the_limit_of_what_can_be_placed() -> None:
    stage = Stage(grid("AABB", "AABB")).pool("snork", 2).run(PlaceEnemies("snork", 0, 3, "S"))
    assert (len(stage.game.state.enemies), stage.result) == (2, 2)
    assert stage.game.state.enemy_cards["snork"].pool == ()


@pytest.mark.rule("ST-14.2", "ST-14.3", "ST-2.4")
def test_every_anomaly_has_a_type_with_overlays_whose_centre_has_two_of_each_symbol() -> None:
    types = {overlay.type for overlay in maps().overlays.values()}
    for card in content().anomalies.values():
        assert card.stalkers
        assert card.enemies
        assert card.type in types or card.type == "space"
    for overlay in maps().overlays.values():
        assert [symbols for x, y, symbols in overlay.squares if (x, y) == (0, 0)] == [CENTRE]
