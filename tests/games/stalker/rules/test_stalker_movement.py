"""ST-7.2 to ST-7.6: how stalkers move, push and are noticed on the way."""

from __future__ import annotations

import pytest

from cordon.games.stalker import events
from cordon.games.stalker.rules.movement import StalkerMove
from cordon.games.stalker.rules.options import movement_limit
from cordon.games.stalker.rules.rounds import Turn
from cordon.games.stalker.state import EnvironmentCard
from tests.games.stalker.rules.stage import Stage, grid

ROAD = grid("ABCDE")
WIDE = grid("AABBCC")
SIDE = grid("ABCDE", "%%F%%", "%%G%%")
"""A road and an alley off its middle."""


def step(*letters: str) -> list[str]:
    return [f"step:T.{letter}" for letter in letters]


# --- steps (ST-7.2a, ST-7.5) ------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-7.5", "ST-7.2")
def test_a_movement_is_up_to_three_steps_each_chosen_after_the_one_before() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "B").run(Turn(0, 0))
    stage.say("move", *step("C"))
    assert stage.options == ("step:T.B", "step:T.D", "stop")
    assert stage.say(*step("D", "E")).at("stalker-0") == "E"
    assert stage.decision.kind == "turn.choose"


@pytest.mark.rule("ST-7.3", "ST-7.5")
def test_a_movement_has_a_first_step_but_need_not_have_a_second() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "B").run(Turn(0, 0)).say("move")
    assert stage.options == ("step:T.A", "step:T.C")
    assert stage.say(*step("A"), "stop").me().slots == (1, 0)


@pytest.mark.rule("ST-7.3")
def test_a_walk_of_no_step_changes_nothing() -> None:
    stage = Stage(ROAD).stalker(0, "B", exposed=True).attention(0, "low", "E")
    stage.run(StalkerMove(0, 3)).say("stop")
    assert (stage.me().exposed, stage.me().noticed, stage.result) == (True, stage.game.board.index["T.E"], 0)


@pytest.mark.rule("ST-7.2")
def test_a_space_with_an_enemy_ends_the_movement() -> None:
    stage = Stage(WIDE).stalker(0, "A").enemy("zombie", "B", "E").run(StalkerMove(0, 3))
    stage.say(*step("B"))
    assert (stage.at("stalker-0"), stage.is_over) == ("B", True)


@pytest.mark.rule("ST-7.2")
def test_a_movement_that_cannot_be_interrupted_goes_on_past_an_enemy() -> None:
    stage = Stage(WIDE).stalker(0, "A").enemy("zombie", "B", "E").run(StalkerMove(0, 3, free=True))
    assert stage.say(*step("B")).options == ("step:T.A", "step:T.C", "stop")


@pytest.mark.rule("ST-7.2")
def test_enemies_left_behind_turn_to_where_the_stalker_went() -> None:
    stage = Stage(WIDE).stalker(0, "B").enemy("bandit_rifle", "B", "W").run(StalkerMove(0, 1)).say(*step("C"))
    assert stage.facing("bandit_rifle-1") == "E"
    assert (stage.me().attention, stage.at("stalker-0")) == ("high", "C")


@pytest.mark.rule("ST-7.2", "ST-12.5")
def test_whoever_moved_is_no_longer_exposed() -> None:
    stage = Stage(ROAD).stalker(0, "A", exposed=True).run(StalkerMove(0, 1)).say(*step("B"))
    assert not stage.me().exposed


@pytest.mark.rule("ST-7.2", "ST-14.6")
def test_an_exposed_token_from_the_anomaly_on_the_way_stays() -> None:
    stage = Stage(ROAD).stalker(0, "A", exposed=True).anomaly("jelly", (1, "T@b1", "N")).symbol("P4")
    stage.run(StalkerMove(0, 1)).say(*step("B"))
    assert (stage.me().exposed, stage.me().hp) == (True, 7)
    told = [type(event).__name__ for event in stage.told]
    assert told.index("StatusLost") < told.index("AnomalyDieRolled") < told.index("AttentionPlaced")


# --- full spaces and pushing (ST-7.2c, e, f) --------------------------------------------------------------------------


@pytest.mark.rule("ST-7.2", "ST-4.4")
def test_a_full_space_without_enemies_may_be_crossed() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A").stalker(1, "B").run(StalkerMove(0, 3))
    stage.say(*step("B"))
    assert "stop" in stage.options
    assert stage.say(*step("C"), "stop").at("stalker-1") == "B"
    assert stage.events(events.Pushed) == []


@pytest.mark.rule("ST-7.2")
def test_who_ends_on_a_full_space_pushes_to_where_he_came_from() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A").stalker(1, "B", exposed=True).run(StalkerMove(0, 1))
    stage.say(*step("B"))
    assert (stage.at("stalker-0"), stage.at("stalker-1")) == ("B", "A")
    assert not stage.me(1).exposed
    assert stage.me(1).attention == "", "a pushed stalker places no LOW"


@pytest.mark.rule("ST-7.2")
def test_a_stalker_is_pushed_before_an_enemy() -> None:
    stage = Stage(WIDE, seats=2).stalker(0, "A").stalker(1, "B").enemy("zombie", "B", "E").run(StalkerMove(0, 1))
    stage.say(*step("B"))
    assert (stage.at("stalker-1"), stage.at("zombie-1")) == ("A", "B")


@pytest.mark.rule("ST-7.2")
def test_the_mover_chooses_which_stalker_is_pushed() -> None:
    stage = Stage(WIDE, seats=3).stalker(0, "A").stalker(1, "B").stalker(2, "B").run(StalkerMove(0, 1))
    stage.say(*step("B"))
    assert stage.options == ("stalker-1", "stalker-2")
    assert stage.say("stalker-2").at("stalker-2") == "A"


@pytest.mark.rule("ST-7.2")
def test_a_pushed_enemy_faces_where_it_was() -> None:
    stage = Stage(ROAD).stalker(0, "A").enemy("zombie", "B", "E", exposed=True).run(StalkerMove(0, 1))
    stage.say(*step("B"))
    assert (stage.at("zombie-1"), stage.facing("zombie-1"), stage.foe("zombie-1").exposed) == ("A", "E", False)


@pytest.mark.rule("ST-7.2", "SC-1.8")
def test_whoever_cannot_be_pushed_keeps_the_space() -> None:
    stage = Stage(ROAD).stalker(0, "A").enemy("armoured", "B", "E").run(StalkerMove(0, 3))
    assert stage.options == ("wait",), "the only way is barred: the walk is over"
    assert stage.at("stalker-0") == "A"


@pytest.mark.rule("ST-7.2")
def test_nobody_is_pushed_onto_a_full_space_that_the_mover_only_crossed() -> None:
    stage = Stage(ROAD, seats=3).stalker(0, "A").stalker(1, "B").stalker(2, "C").run(StalkerMove(0, 3))
    stage.say(*step("B", "C"), "stop")
    assert [stage.at(f"stalker-{seat}") for seat in range(3)] == ["C", "B", "D"]


@pytest.mark.rule("ST-7.2", "ST-4.7")
def test_an_enemy_cannot_be_pushed_through_a_window_that_is_a_wall_for_it() -> None:
    board = grid("ABC", edges={"AB": "window"})
    stage = Stage(board).stalker(0, "A").enemy("snork", "B", "E").run(StalkerMove(0, 1)).say(*step("B"))
    assert (stage.at("stalker-0"), stage.at("snork-1")) == ("B", "C")


@pytest.mark.rule("ST-7.2", "ST-14.6", "ST-20.Q20")
def test_whoever_is_pushed_onto_an_anomaly_rolls() -> None:
    """The pushed one covers the only symbol then, so the mover who left that space does not roll."""
    stage = Stage(ROAD, seats=2).stalker(0, "B").stalker(1, "C").anomaly("whirligig", (3, "T@a1", "N"))
    stage.symbol("P3").run(StalkerMove(0, 1)).say(*step("C"))
    assert [event.who for event in stage.events(events.AnomalyDieRolled)] == ["stalker-1"]
    assert (stage.me(1).hp, stage.me(0).hp) == (8, 16)


@pytest.mark.rule("ST-14.6", "ST-14.9", "ST-7.2")
def test_whoever_pushes_has_left_the_symbol_that_he_covered() -> None:
    """P4 on D is open again when the pushed one comes there, and covered by him when the mover's turn to roll comes."""
    stage = Stage(ROAD, seats=2).stalker(0, "D").stalker(1, "E").anomaly("whirligig", (1, "T@c1", "N")).settle()
    stage.symbol("P4").run(StalkerMove(0, 1)).say(*step("E"))
    assert [event.who for event in stage.events(events.AnomalyDieRolled)] == ["stalker-1"]
    assert [cover.by for cover in stage.game.state.anomalies["whirligig"].covers] == ["stalker-1"]


@pytest.mark.rule("ST-7.2")
def test_enemies_turn_to_where_a_stalker_beside_them_is_pushed() -> None:
    stage = Stage(WIDE, seats=2).stalker(0, "A").stalker(1, "B").enemy("zombie", "B", "E").run(StalkerMove(0, 1))
    assert stage.say(*step("B")).facing("zombie-1") == "W"


@pytest.mark.rule("ST-9.3", "ST-7.2")
def test_being_pushed_brings_no_radiation() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A").stalker(1, "B")
    stage.game.state.hot[stage.game.board.index["T.A"]] = 5
    stage.run(Turn(0, 0)).say("move", "stop")
    assert (stage.me(0).dose, stage.me(1).dose) == (5, 0)


@pytest.mark.rule("ST-9.2", "SC-8.2")
def test_the_radiation_beyond_a_portal_counts_for_the_action() -> None:
    stage = Stage(grid("ABCDEFGH"), seats=2).stalker(0, "A").anomaly("portal", (3, "T@b1", "N"), id="portal-1")
    stage.anomaly("portal", (3, "T@g1", "N"), id="portal-2").symbol("P1")
    stage.game.state.hot[stage.game.board.index["T.G"]] = 4
    stage.run(Turn(0, 0)).say("move", "stop", "space:T.G")
    assert (stage.at("stalker-0"), stage.me().dose) == ("G", 4)


# --- attention (ST-7.3, ST-7.4) ---------------------------------------------------------------------------------------


@pytest.mark.rule("ST-7.3", "ST-8.4")
def test_the_token_follows_while_somebody_looks() -> None:
    stage = Stage(ROAD).stalker(0, "C").enemy("bandit_rifle", "A", "E").run(StalkerMove(0, 1)).say(*step("D"))
    assert (stage.me().attention, stage.game.address(stage.me().noticed)) == ("high", "T.D")


@pytest.mark.rule("ST-7.3", "ST-20.Q22")
def test_out_of_sight_at_the_first_step_the_token_stays_on_that_space() -> None:
    stage = Stage(SIDE).stalker(0, "C").enemy("bandit_rifle", "A", "E").run(StalkerMove(0, 2))
    stage.say(*step("F", "G"))
    assert (stage.me().attention, stage.game.address(stage.me().noticed)) == ("high", "T.F")


@pytest.mark.rule("ST-7.4")
def test_seen_at_the_start_and_gone_quietly_the_high_token_stays_behind() -> None:
    stage = Stage(SIDE).stalker(0, "C").enemy("bandit_rifle", "A", "E").run(StalkerMove(0, 2, quiet=True))
    stage.say(*step("F", "G"))
    assert (stage.me().attention, stage.game.address(stage.me().noticed)) == ("high", "T.C")


@pytest.mark.rule("ST-7.4", "ST-8.11")
def test_a_quiet_walk_that_ends_in_sight_is_noticed() -> None:
    stage = Stage(SIDE).stalker(0, "G").enemy("bandit_rifle", "A", "E").run(StalkerMove(0, 2, quiet=True))
    stage.say(*step("F"))
    assert stage.me().attention == ""
    assert stage.say(*step("C")).game.address(stage.me().noticed) == "T.C"
    assert stage.game.state.walking == -1


@pytest.mark.rule("SC-2.2", "ST-7.3")
@pytest.mark.parametrize(("cap", "side"), [(None, "high"), (1, "low")])
def test_stalk_caps_how_far_enemies_see_on_the_way(cap: int | None, side: str) -> None:
    stage = Stage(SIDE).stalker(0, "E").enemy("zombie", "A", "E").run(StalkerMove(0, 3, sight_cap=cap))
    stage.say(*step("D", "C", "F"))
    assert (stage.me().attention, stage.game.address(stage.me().noticed)) == (side, "T.F")


@pytest.mark.rule("SC-2.2", "ST-8.4")
def test_at_the_end_of_stalk_enemies_see_as_far_as_ever() -> None:
    stage = Stage(SIDE).stalker(0, "E").enemy("zombie", "A", "E").run(StalkerMove(0, 3, sight_cap=1))
    stage.say(*step("D", "C"), "stop")
    assert (stage.me().attention, stage.game.address(stage.me().noticed)) == ("high", "T.C")


# --- Careful Movement (ST-7.6) ----------------------------------------------------------------------------------------


@pytest.mark.rule("ST-7.6")
def test_careful_movement_enters_only_unseen_spaces_without_enemies() -> None:
    stage = Stage(SIDE, seats=2).stalker(0, "F").enemy("bandit_rifle", "A", "E").enemy("zombie", "G", "S")
    stage.run(Turn(0, 0))
    assert "careful" not in stage.options
    reason = stage.game.explain(0, "careful")
    assert reason is not None
    assert (reason.id, reason.rule) == ("no-hidden-space", "ST-7.6")


@pytest.mark.rule("ST-7.6", "ST-7.2")
def test_careful_movement_pushes_a_comrade_like_any_other() -> None:
    stage = Stage(SIDE, seats=2).stalker(0, "F").stalker(1, "G").enemy("bandit_rifle", "A", "E").run(Turn(0, 0))
    stage.say("careful")
    assert (stage.at("stalker-0"), stage.at("stalker-1")) == ("G", "F")
    assert stage.events(events.Stepped) == [events.Stepped("stalker-0", "T.G", "T.F", "careful")]
    assert stage.events(events.WalkEnded) == [events.WalkEnded(0)]


@pytest.mark.rule("ST-7.2", "ST-7.5")
def test_without_a_space_that_can_be_entered_there_is_no_movement() -> None:
    # Nobody can be pushed: B is full and nothing but A, where nobody else has room, lies next to it for an enemy.
    stage = Stage(grid("AB", edges={"AB": "window"}), seats=2).stalker(0, "A").enemy("snork", "B", "E").run(Turn(0, 0))
    reason = stage.game.explain(0, "move")
    assert reason is not None
    assert (reason.id, reason.rule) == ("no-way", "ST-7.5")


@pytest.mark.rule("ST-7.6", "SC-1.7")
def test_light_feet_are_careful_for_two_spaces() -> None:
    stage = Stage(ROAD, seats=2).ability(0, "mukha").stalker(0, "A").attention(0, "low", "E").run(Turn(0, 0))
    stage.say("careful")
    assert stage.options == ("step:T.A", "step:T.C", "stop")
    stage.say(*step("C"))
    assert (stage.at("stalker-0"), stage.game.address(stage.me().noticed)) == ("C", "T.E")


@pytest.mark.rule("SC-1.8", "ST-7.6")
def test_a_heavy_tread_is_never_careful_and_shorter() -> None:
    stage = Stage(ROAD, seats=2).ability(0, "hrim").stalker(0, "B").run(Turn(0, 0))
    reason = stage.game.explain(0, "careful")
    assert reason is not None
    assert reason.id == "too-loud"
    stage.say("move", *step("C", "D"))
    assert stage.decision.kind == "turn.choose", "two spaces, not three"


@pytest.mark.rule("ST-9.2", "ST-7.6")
def test_careful_movement_brings_radiation_and_anomalies_like_any_other() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A").anomaly("electro", (6, "T@c1", "N")).symbol("P3")
    stage.game.state.hot[stage.game.board.index["T.B"]] = 2
    stage.run(Turn(0, 0)).say("careful")
    assert (stage.at("stalker-0"), stage.me().dose) == ("B", 2)
    assert len(stage.events(events.AnomalyHeld)) == 1


# --- edges and limits -------------------------------------------------------------------------------------------------


@pytest.mark.rule("SC-1.8", "ST-4.7")
def test_the_fallen_feather_carries_over_a_fence_but_not_through_a_wall() -> None:
    board = grid("ABC", edges={"AB": "impassable", "BC": "wall"})
    stage = Stage(board, seats=2).stalker(0, "A").run(Turn(0, 0))
    assert "move" not in stage.options
    stage = Stage(board, seats=2).stalker(0, "A").give(0, "fallen_feather-1").run(Turn(0, 0)).say("move")
    assert stage.options == ("step:T.A", "stop")
    assert stage.at("stalker-0") == "B"


@pytest.mark.rule("ST-5.6", "SM-5.9")
def test_an_escort_slows_a_movement() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "B")
    stage.game.add(EnvironmentCard("A1-04", "A1-04", side="a", place="held", holder=0))
    assert (movement_limit(stage.game, 0), movement_limit(stage.game, 1)) == (2, 3)
