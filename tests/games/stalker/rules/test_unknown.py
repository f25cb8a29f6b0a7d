"""ST-5.20 to ST-5.24: unknown-enemy tokens, and enemies that come onto the map."""

from __future__ import annotations

import pytest

from cordon.games.stalker import events
from cordon.games.stalker.content import content
from cordon.games.stalker.rules.placing import PlaceEnemies
from cordon.games.stalker.rules.unknown import ResolveUnknown
from tests.games.stalker.rules.stage import Stage, grid

CORRIDOR = grid("ABCDEFGH")
WIDE = grid("AABBCCDD")


def token(face: str, arrow: str) -> str:
    """An unknown token that shows this."""
    known = content()
    return next(id for id, each in known.unknown.items() if each.face == face and known.arrow_of[id] == arrow)


def resolve(stage: Stage, *spaces: str, whole: bool = False, one: bool = False) -> Stage:
    index = stage.game.board.index
    return stage.run(ResolveUnknown(tuple(index[f"T.{space}"] for space in spaces), whole, one))


@pytest.mark.rule("ST-5.21", "ST-21.14")
def test_the_standees_shown_come_from_the_pool_and_face_the_arrow() -> None:
    stage = Stage(WIDE).pool("bandit_shotgun", 3).ground("B", unknown=(token("C3x2", "W"),))
    resolve(stage, "B")
    assert [(stage.at(f"bandit_shotgun-{i}"), stage.facing(f"bandit_shotgun-{i}")) for i in (9, 10)] == [("B", "W")] * 2
    assert stage.game.state.enemy_cards["bandit_shotgun"].pool == ("bandit_shotgun-11",)
    assert not stage.game.state.ground


@pytest.mark.rule("ST-5.21")
def test_x_and_a_colour_that_nobody_has_are_discarded() -> None:
    for face in ("X", "C1"):
        stage = Stage(WIDE).pool("snork", 2).ground("B", unknown=(token(face, "N"),))
        resolve(stage, "B")
        assert not stage.game.state.enemies
        assert not stage.game.state.ground


@pytest.mark.rule("ST-5.21", "ST-21.14")
def test_with_an_empty_pool_an_activation_card_moves_the_closest_of_that_colour() -> None:
    stage = Stage(CORRIDOR).deck("low", "curious").ground("H", unknown=(token("C3", "N"),))
    stage.enemy("snork", "A", "E").enemy("snork", "D", "N").enemy("zombie", "F", "W", "C4").pool("snork", 0)
    resolve(stage, "H")
    assert {event.enemy for event in stage.events(events.PointBegan)} == {"snork-2"}
    assert [event.deck for event in stage.events(events.ActivationDrawn)] == ["low"]
    assert [(event.kind, event.n) for event in stage.events(events.UnknownResolved)] == [("snork", 1)]
    assert stage.events(events.PoolEmpty) == [events.PoolEmpty("snork", "snork-2")]


@pytest.mark.rule("ST-5.21")
def test_with_high_on_the_map_the_card_is_a_high_one_without_the_part_for_the_zone_phase() -> None:
    stage = Stage(CORRIDOR).deck("high", "reckless").ground("H", unknown=(token("C3", "N"),)).attention(0, "high", "H")
    stage.enemy("snork", "A", "E").pool("snork", 0)
    resolve(stage, "H")
    assert stage.at("snork-1") == "D"
    assert not stage.foe("snork-1").exposed


@pytest.mark.rule("ST-5.22")
def test_on_a_full_space_the_standee_goes_next_to_it_and_faces_it() -> None:
    stage = Stage(CORRIDOR).stalker(0, "A").enemy("zombie", "B", "N").pool("snork", 1)
    stage.run(PlaceEnemies("snork", stage.game.board.index["T.B"], 1, "N"))
    assert (stage.at("snork-9"), stage.facing("snork-9")) == ("C", "W")


@pytest.mark.rule("ST-5.23", "SC-1.3")
def test_of_a_stack_the_top_is_resolved_or_all_of_it() -> None:
    for whole, left in ((False, 1), (True, 0)):
        stage = Stage(WIDE).ground("B", unknown=(token("X", "N"), token("X", "E")))
        resolve(stage, "B", whole=whole)
        assert len(stage.game.ground(stage.game.board.index["T.B"]).unknown) == left


@pytest.mark.rule("ST-5.23")
def test_of_several_closest_tokens_the_lead_stalker_picks_one() -> None:
    stage = Stage(WIDE, ties="all").ground("B", unknown=(token("X", "N"),)).ground("C", unknown=(token("X", "E"),))
    resolve(stage, "B", "C", one=True)
    assert stage.options == ("space:T.B", "space:T.C")
    assert stage.say("space:T.C").is_over
    assert len(stage.game.state.ground) == 1


@pytest.mark.rule("ST-5.24", "ST-8.4")
def test_a_placed_enemy_that_sees_a_stalker_puts_it_on_high() -> None:
    stage = Stage(CORRIDOR).stalker(0, "D").pool("bandit_rifle", 1)
    stage.run(PlaceEnemies("bandit_rifle", stage.game.board.index["T.B"], 1, "E"))
    assert (stage.me().attention, stage.me().noticed) == ("high", stage.me().space)


@pytest.mark.rule("ST-14.10")
@pytest.mark.parametrize(("round", "rolls"), [(1, 1), (0, 0)])
def test_placed_on_an_anomaly_it_rolls_for_that_space_except_in_the_setup(round: int, rolls: int) -> None:
    stage = Stage(CORRIDOR).anomaly("electro", (6, "T@c1", "N")).pool("chimera", 1, "C1").symbol("P1")
    stage.game.set(round=round)
    stage.run(PlaceEnemies("chimera", stage.game.board.index["T.C"], 1, "E"))
    assert len(stage.events(events.AnomalyDieRolled)) == rolls
    assert [cover.symbol for cover in stage.game.state.anomalies["electro"].covers] == ["P4"]


@pytest.mark.rule("SM-5.9")
def test_a_mission_that_places_from_an_empty_pool_rouses_the_closest_of_that_kind() -> None:
    stage = Stage(CORRIDOR).deck("low", "curious").enemy("snork", "A", "E").enemy("snork", "C", "E").pool("snork", 0)
    stage.run(PlaceEnemies("snork", stage.game.board.index["T.H"], 1, "N", "", True))
    assert {event.enemy for event in stage.events(events.PointBegan)} == {"snork-2"}
    assert stage.events(events.PoolEmpty) == [events.PoolEmpty("snork", "snork-2")]


@pytest.mark.rule("SM-5.9")
def test_facing_you_is_facing_the_stalker_who_caused_it() -> None:
    stage = Stage(CORRIDOR).stalker(0, "A").pool("zombie", 1)
    stage.run(PlaceEnemies("zombie", stage.game.board.index["T.C"], 1, "you", "stalker-0"))
    assert stage.facing("zombie-9") == "W"
