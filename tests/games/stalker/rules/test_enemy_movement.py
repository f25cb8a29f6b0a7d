"""ST-13.11 to ST-13.16: how enemies move."""

from __future__ import annotations

import pytest

from cordon.games.stalker import events
from cordon.games.stalker.rules.enemy_movement import EnemyMove, GoForward, LookAround, Retreat, turn
from cordon.games.stalker.rules.facing import face_flow
from cordon.games.stalker.rules.pushing import PushAlong
from cordon.games.stalker.rules.tokens import put_trap
from cordon.games.stalker.state import EnvironmentCard
from tests.games.stalker.rules.stage import Stage, grid

CORRIDOR = grid("ABCDEFGH")


# --- moving toward something (ST-13.12) -------------------------------------------------------------------------------


@pytest.mark.rule("ST-13.11", "ST-21.22")
@pytest.mark.parametrize(("n", "end"), [(1, "B"), (2, "C")])
def test_up_to_x_may_be_more_than_the_movement_value(n: int, end: str) -> None:
    stage = Stage(CORRIDOR).stalker(0, "H").enemy("zombie", "A", "E")
    assert stage.run(EnemyMove("zombie-1", n, "stalker")).at("zombie-1") == end


@pytest.mark.rule("ST-13.12")
def test_an_enemy_stops_on_its_destination_and_does_not_turn_there() -> None:
    stage = Stage(CORRIDOR).stalker(0, "H").enemy("rodent", "E", "W").ground("C", loot=("SC-T01-1",))
    stage.run(EnemyMove("rodent-1", 5, "loot"))
    assert (stage.at("rodent-1"), stage.facing("rodent-1"), stage.result) == ("C", "W", 2)


@pytest.mark.rule("ST-13.12")
def test_short_of_its_destination_it_turns_toward_the_next_space_of_the_route() -> None:
    stage = Stage(grid("ABC", "%%D", "%%E")).stalker(0, "E").enemy("zombie", "A", "N")
    stage.run(EnemyMove("zombie-1", 2, "T.E"))
    assert (stage.at("zombie-1"), stage.facing("zombie-1")) == ("C", "S")


@pytest.mark.rule("ST-13.14")
def test_whoever_sees_a_target_before_the_movement_neither_moves_nor_turns() -> None:
    stage = Stage(CORRIDOR).stalker(0, "C").enemy("bandit_rifle", "A", "E").ground("H", loot=("SC-T01-1",))
    stage.run(EnemyMove("bandit_rifle-1", 2, "loot"))
    assert (stage.at("bandit_rifle-1"), stage.facing("bandit_rifle-1")) == ("A", "E")
    assert stage.events(events.Interrupted) == [events.Interrupted("bandit_rifle-1", "stalker-0")]


@pytest.mark.rule("ST-13.14", "ST-8.4", "ST-21.20")
def test_a_step_that_brings_a_target_into_sight_ends_the_movement_without_an_attack() -> None:
    stage = Stage(CORRIDOR).stalker(0, "H").enemy("snork", "A", "E").attention(0, "high", "H")
    stage.run(EnemyMove("snork-1", 6, "high"))
    assert stage.at("snork-1") == "E"
    assert (stage.me().attention, stage.me().noticed) == ("high", stage.game.space_of("stalker-0"))
    assert stage.me().hp == 16


@pytest.mark.rule("ST-13.14")
def test_a_turn_that_brings_a_target_into_sight_ends_the_movement_before_the_step() -> None:
    stage = Stage(grid("ABCD")).stalker(0, "D").enemy("bandit_rifle", "A", "N")
    stage.run(EnemyMove("bandit_rifle-1", 2, "stalker"))
    assert (stage.at("bandit_rifle-1"), stage.facing("bandit_rifle-1")) == ("A", "E")


@pytest.mark.rule("ST-13.14")
def test_a_movement_that_cannot_be_interrupted_goes_on_in_sight_of_targets() -> None:
    stage = Stage(CORRIDOR).stalker(0, "D").enemy("bandit_rifle", "A", "E").ground("H", loot=("SC-T01-1",))
    stage.run(EnemyMove("bandit_rifle-1", 2, "loot", free=True))
    assert stage.at("bandit_rifle-1") == "C"


@pytest.mark.rule("ST-13.9", "ST-21.19")
def test_an_enemy_of_a_hostile_team_interrupts_and_one_of_the_same_team_does_not() -> None:
    for team, end in ((1, "C"), (2, "B")):
        stage = Stage(CORRIDOR).stalker(0, "H").enemy("zombie", "A", "E")
        stage.enemy("snork", "E", "E", team=team).ground("C", loot=("SC-T01-1",))
        assert stage.run(EnemyMove("zombie-1", 2, "loot")).at("zombie-1") == end


@pytest.mark.rule("ST-13.15", "ST-21.21")
def test_a_full_space_may_be_crossed_and_nobody_is_interrupted_there() -> None:
    # From B, where two others stand, the stalker on F would be seen; from C the door frame hides them.
    board = grid("AABBCCDD", "%%%F%%%%")
    stage = Stage(board).stalker(0, "F").ground("D", loot=("SC-T01-1",)).enemy("snork", "A", "E")
    stage.enemy("snork", "B", "W").enemy("snork", "B", "W")
    stage.run(EnemyMove("snork-1", 3, "loot"))
    assert (stage.steps("snork-1"), stage.at("snork-1")) == ("BCD", "D")


@pytest.mark.rule("ST-13.15")
def test_an_enemy_that_would_end_on_a_full_space_ends_on_the_one_before_it_and_looks_ahead() -> None:
    stage = Stage(CORRIDOR).stalker(0, "H", pinned=False).enemy("zombie", "A", "N").enemy("zombie", "C", "W")
    stage.ground("G", loot=("SC-T01-1",)).run(EnemyMove("zombie-1", 2, "loot"))
    assert (stage.at("zombie-1"), stage.facing("zombie-1")) == ("B", "E")


@pytest.mark.rule("ST-13.15")
def test_two_full_spaces_in_a_row_send_it_over_the_next_shortest_route_or_nowhere() -> None:
    around = grid("ABCD", "EFGD")
    stage = Stage(around).enemy("zombie", "A", "W").enemy("zombie", "B", "W").enemy("zombie", "C", "W")
    assert stage.run(EnemyMove("zombie-1", 2, "T.D")).steps("zombie-1") == "EF"
    straight = Stage(grid("ABCDEFGH")).stalker(0, "H").enemy("zombie", "A", "W")
    straight.enemy("zombie", "B", "W").enemy("zombie", "C", "W").run(EnemyMove("zombie-1", 2, "T.G"))
    assert (straight.at("zombie-1"), straight.facing("zombie-1")) == ("A", "W")


@pytest.mark.rule("ST-13.15")
def test_a_crowd_before_a_crowded_goal_sends_it_around_the_crowd_not_away_from_the_goal() -> None:
    stage = Stage(grid("ABCD", "EFGD")).enemy("zombie", "A", "W").enemy("zombie", "C", "W")
    stage.enemy("zombie", "D", "W").enemy("zombie", "D", "W")
    assert stage.run(EnemyMove("zombie-1", 3, "T.D")).steps("zombie-1") == "EFG"


@pytest.mark.rule("ST-4.27", "ST-13.15")
def test_a_full_space_with_a_target_is_never_crossed() -> None:
    stage = Stage(grid("ABC", "DEF")).stalker(0, "B").enemy("snork", "A", "N").ground("C", loot=("SC-T01-1",))
    stage.run(EnemyMove("snork-1", 4, "loot", free=True))
    assert stage.steps("snork-1") == "DEFC"


@pytest.mark.rule("ST-4.23")
def test_a_human_enemy_takes_the_anomaly_if_no_other_way_leads_there() -> None:
    stage = Stage(grid("ABCDE")).stalker(0, "E").anomaly("electro", (6, "T@c1", "N")).symbol("P1")
    stage.enemy("zombie", "A", "W").run(EnemyMove("zombie-1", 2, "T.E", free=True))
    assert stage.at("zombie-1") == "C"


@pytest.mark.rule("ST-4.23", "ST-21.9")
@pytest.mark.parametrize(("kind", "way"), [("zombie", "DFGHIJEC"), ("dog", "BC")])
def test_a_human_enemy_goes_the_longer_way_around_an_anomaly_and_a_mutant_walks_through(kind: str, way: str) -> None:
    board = grid("ABBBC", "D%%%E", "FGHIJ")
    stage = Stage(board).anomaly("electro", (6, "T@c1", "N")).symbol("P1").enemy(kind, "A", "N")
    stage.wounds("A").run(EnemyMove(f"{kind}-1", 9, "T.C", free=True))
    assert stage.steps(f"{kind}-1") == way


@pytest.mark.rule("ST-4.26")
def test_toward_what_cannot_be_reached_it_goes_to_the_reachable_space_with_the_smallest_range() -> None:
    board = grid("ABC", "D%E", "F%G", edges={"CE": "impassable"})
    stage = Stage(board).stalker(0, "G").enemy("zombie", "A", "W")
    assert stage.run(EnemyMove("zombie-1", 9, "stalker", free=True)).at("zombie-1") == "C"


@pytest.mark.rule("ST-13.24")
def test_without_its_destination_an_instruction_is_skipped_or_the_other_one_applies() -> None:
    stage = Stage(CORRIDOR).stalker(0, "H").enemy("zombie", "A", "E")
    assert stage.run(EnemyMove("zombie-1", 2, "high")).at("zombie-1") == "A"
    assert stage.run(EnemyMove("zombie-1", 1, "high", otherwise="stalker")).at("zombie-1") == "B"
    assert stage.run(EnemyMove("zombie-1", 1, "high", otherwise="forward")).at("zombie-1") == "C"


@pytest.mark.rule("ST-13.26")
def test_an_enemy_in_a_room_goes_to_the_closest_other_one() -> None:
    board = grid("ABCDE", edges={"AB": "door", "BC": "door", "CD": "door", "DE": "door"}, rooms="AE")
    stage = Stage(board).enemy("rodent", "A", "W")
    assert stage.run(EnemyMove("rodent-1", 5, "room", free=True)).at("rodent-1") == "E"


@pytest.mark.rule("ST-13.26")
def test_a_room_or_a_cover_space_with_a_comrade_of_the_same_colour_is_not_free() -> None:
    board = grid("ABCDE", edges={"AB": "door", "DE": "door"}, rooms="AE", cov={"B": 1, "D": 1})
    stage = Stage(board).enemy("zombie", "B", "N").enemy("zombie", "A", "W")
    assert stage.run(EnemyMove("zombie-1", 9, "room_free", free=True)).at("zombie-1") == "E"
    stage = Stage(board).stalker(0, "E").enemy("zombie", "C", "N").enemy("zombie", "B", "W")
    assert stage.run(EnemyMove("zombie-1", 9, "cover_free", free=True)).at("zombie-1") == "D"


@pytest.mark.rule("ST-13.26")
def test_an_enemy_alone_in_cover_stays_there() -> None:
    stage = Stage(grid("ABCDE", cov={"B": 1, "D": 1})).stalker(0, "E").enemy("zombie", "B", "N")
    assert stage.run(EnemyMove("zombie-1", 9, "cover_free", free=True)).at("zombie-1") == "B"


@pytest.mark.rule("ST-13.26")
def test_hidden_cover_is_cover_without_sight_of_a_target() -> None:
    board = grid("ABCD", "E%%%", cov={"B": 1, "E": 1})
    stage = Stage(board).stalker(0, "D").enemy("zombie", "C", "N")
    assert stage.run(EnemyMove("zombie-1", 9, "cover_hidden", free=True)).at("zombie-1") == "E"


@pytest.mark.rule("ST-4.24", "ST-4.25")
def test_the_lead_stalker_decides_ties_of_goals_and_of_routes_where_the_table_wants_to_be_asked() -> None:
    board = grid("ABC", "D%E", "FGH")
    stage = Stage(board, ties="all").stalker(0, "H").enemy("zombie", "A", "N").ground("C", loot=("SC-T01-1",))
    stage.ground("F", loot=("SC-T01-2",)).run(EnemyMove("zombie-1", 1, "loot", free=True))
    assert stage.options == ("space:T.C", "space:T.F")
    assert stage.say("space:T.F").at("zombie-1") == "D"
    stage = Stage(board, ties="all").enemy("zombie", "A", "N")
    stage.run(EnemyMove("zombie-1", 1, "T.H", free=True))
    assert stage.options == ("way:T.B>>T.C", "way:T.D>>T.F")
    assert stage.say("way:T.D>>T.F").at("zombie-1") == "D"


@pytest.mark.rule("ST-13.16", "ST-12.8")
def test_a_movement_costs_the_exposed_token_and_standing_still_does_not() -> None:
    stage = Stage(CORRIDOR).stalker(0, "H").enemy("zombie", "A", "E", exposed=True)
    assert stage.run(EnemyMove("zombie-1", 1, "T.A")).foe("zombie-1").exposed
    assert not stage.run(EnemyMove("zombie-1", 1, "T.C")).foe("zombie-1").exposed


@pytest.mark.rule("ST-13.16", "ST-14.6")
def test_after_its_movement_an_enemy_rolls_for_the_anomalies_on_its_way_and_never_rerolls() -> None:
    stage = Stage(CORRIDOR).stalker(0, "H", focus=True).anomaly("whirligig", (3, "T@c1", "N")).symbol("P4")
    stage.enemy("zombie", "A", "E").wounds("B").run(EnemyMove("zombie-1", 2, "T.D", free=True))
    assert stage.foe("zombie-1").pinned
    assert stage.is_over


# --- going forward (ST-13.13) -----------------------------------------------------------------------------------------


@pytest.mark.rule("ST-13.13")
@pytest.mark.parametrize(
    ("rows", "facing", "way"),
    [
        (("AB", "CD"), "E", "BD"),
        (("AB", "CD"), "N", "BD"),
        (("%B%", "%AC", "%D%"), "W", "B"),
        (("B%%", "A%%"), "S", "B"),
    ],
)
def test_it_goes_straight_on_and_where_that_is_blocked_takes_the_smallest_turn_clockwise_first(
    rows: tuple[str, ...], facing: str, way: str
) -> None:
    stage = Stage(grid(*rows)).enemy("zombie", "A", facing)
    assert stage.run(GoForward("zombie-1", len(way))).steps("zombie-1") == way


@pytest.mark.rule("ST-13.13")
def test_blocked_on_all_sides_it_stays_as_it_is() -> None:
    stage = Stage(grid("A#B".replace("#", "%"))).stalker(0, "B").enemy("zombie", "A", "E")
    stage.run(GoForward("zombie-1", 2))
    assert (stage.at("zombie-1"), stage.facing("zombie-1"), stage.result) == ("A", "E", 0)


@pytest.mark.rule("ST-13.15")
def test_going_forward_ends_on_the_last_space_of_the_walk_that_is_not_full() -> None:
    stage = (
        Stage(CORRIDOR).stalker(0, "H").enemy("zombie", "A", "E").enemy("zombie", "B", "W").enemy("zombie", "C", "W")
    )
    assert stage.run(GoForward("zombie-1", 2)).at("zombie-1") == "A"
    assert stage.run(GoForward("zombie-1", 3)).at("zombie-1") == "D"


@pytest.mark.rule("ST-13.13")
def test_of_several_spaces_straight_ahead_the_lead_stalker_chooses() -> None:
    stage = Stage(grid("AB", "AC", "%D"), ties="all").stalker(0, "D").enemy("zombie", "A", "E")
    stage.run(GoForward("zombie-1", 1, free=True))
    assert stage.options == ("step:T.B:E", "step:T.C:E")
    assert stage.say("step:T.C:E").at("zombie-1") == "C"


@pytest.mark.rule("ST-13.14")
def test_going_forward_is_interrupted_too() -> None:
    stage = Stage(CORRIDOR).stalker(0, "G").enemy("zombie", "A", "E")
    assert stage.run(GoForward("zombie-1", 6)).at("zombie-1") == "D"


# --- looking around, retreating ---------------------------------------------------------------------------------------


@pytest.mark.rule("ST-13.26")
def test_looking_around_turns_clockwise_until_a_target_is_seen_or_once_around() -> None:
    stage = Stage(CORRIDOR).stalker(0, "A").enemy("zombie", "C", "N")
    assert stage.run(LookAround("zombie-1")).facing("zombie-1") == "W"
    assert len(stage.events(events.Turned)) == 3
    far = Stage(CORRIDOR).stalker(0, "H").enemy("zombie", "A", "N")
    assert far.run(LookAround("zombie-1")).facing("zombie-1") == "N"
    assert len(far.events(events.Turned)) == 4
    seen = Stage(CORRIDOR).stalker(0, "D").enemy("zombie", "C", "E")
    assert seen.run(LookAround("zombie-1")).events(events.Turned) == []


@pytest.mark.rule("ST-13.21")
def test_a_retreat_leads_out_of_sight_and_ends_facing_the_previous_position() -> None:
    stage = Stage(grid("ABCD", "E%%%")).stalker(0, "D").enemy("bandit_rifle", "B", "E")
    stage.run(Retreat("bandit_rifle-1"))
    assert (stage.steps("bandit_rifle-1"), stage.facing("bandit_rifle-1")) == ("AE", "N")


@pytest.mark.rule("ST-4.39", "ST-8.4")
def test_turning_shows_whoever_is_seen_from_then_on() -> None:
    stage = Stage(CORRIDOR).stalker(0, "A").enemy("zombie", "C", "S")
    turn(stage.game, "zombie-1")
    assert (stage.facing("zombie-1"), stage.me().attention) == ("W", "high")
    face_flow(stage.game, ["zombie-1"], stage.game.space_of("zombie-1"))
    assert stage.facing("zombie-1") == "W"
    face_flow(stage.game, ["zombie-1"], stage.game.board.index["T.H"])
    assert stage.facing("zombie-1") == "E"


# --- traps (SC-16.4) --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SC-16.4")
def test_a_mine_strikes_everybody_on_the_space_that_an_enemy_enters_and_is_gone() -> None:
    stage = Stage(grid("AABBCC")).stalker(0, "B").enemy("zombie", "A", "E", team=1)
    put_trap(stage.game, stage.game.board.index["T.B"], "trip_mine-1")
    stage.gear(2, 2, 2, 2, 0, 0).wounds("A").run(EnemyMove("zombie-1", 2, "T.C", free=True))
    assert "zombie-1" not in stage.game.state.enemies
    assert stage.me().hp < 16
    assert stage.game.supply("trap") == 2


@pytest.mark.rule("SC-16.4")
@pytest.mark.parametrize("kind", ["pseudogiant", "bloodsucker"])
def test_a_snare_ends_the_movement_and_what_it_gives_stays(kind: str) -> None:
    stage = Stage(CORRIDOR, mission="B3").enemy(kind, "A", "E", exposed=True)
    stage.game.add(EnvironmentCard("B3-08", "B3-08", side="b", place="gone"))
    put_trap(stage.game, stage.game.board.index["T.B"], "B3-08")
    stage.run(EnemyMove(f"{kind}-1", 3, "T.H"))
    assert (stage.at(f"{kind}-1"), stage.foe(f"{kind}-1").exposed) == ("B", True)
    assert stage.foe(f"{kind}-1").pinned is (kind == "pseudogiant")


# --- pushing (ST-11.17, ST-7.2f) --------------------------------------------------------------------------------------


@pytest.mark.rule("ST-11.17")
def test_a_push_leads_away_and_the_enemy_faces_the_space_it_left() -> None:
    stage = Stage(CORRIDOR).stalker(0, "B").enemy("snork", "C", "N", exposed=True)
    stage.run(PushAlong("snork-1", 2, stage.game.space_of("stalker-0"), by="stalker-0"))
    assert (stage.at("snork-1"), stage.facing("snork-1"), stage.foe("snork-1").exposed) == ("E", "W", False)


@pytest.mark.rule("ST-11.17")
def test_nobody_is_pushed_into_a_full_space_or_through_a_wall() -> None:
    stage = Stage(CORRIDOR).stalker(0, "B").enemy("snork", "C", "N").enemy("snork", "D", "N")
    assert stage.run(PushAlong("snork-1", 1, stage.game.space_of("stalker-0"), by="stalker-0")).at("snork-1") == "C"
    edge = Stage(grid("ABC")).stalker(0, "B").enemy("snork", "C", "N", exposed=True)
    edge.run(PushAlong("snork-1", 1, edge.game.space_of("stalker-0"), by="stalker-0"))
    assert (edge.at("snork-1"), edge.foe("snork-1").exposed) == ("C", True)


@pytest.mark.rule("SC-1.3")
def test_a_pull_leads_toward_the_reference_and_ends_there() -> None:
    stage = Stage(CORRIDOR).stalker(0, "D").enemy("izlom", "B", "E")
    stage.run(PushAlong("stalker-0", 5, stage.game.space_of("izlom-1"), grows=False, by="izlom-1"))
    assert stage.at("stalker-0") == "C"  # B is full
    assert stage.me().attention == "high"


@pytest.mark.rule("SC-1.8")
def test_some_are_never_pushed_by_others() -> None:
    stage = Stage(CORRIDOR).stalker(0, "B").enemy("pseudogiant", "C", "N")
    assert stage.run(PushAlong("pseudogiant-1", 1, 1, by="stalker-0")).at("pseudogiant-1") == "C"


@pytest.mark.rule("ST-7.2", "ST-14.8")
def test_a_pushed_stalker_rolls_once_for_other_anomalies_and_not_for_the_one_that_pushed() -> None:
    stage = Stage(grid("ABCDEF")).stalker(0, "B", hp=16).anomaly("springboard", (3, "T@a1", "N"))
    stage.anomaly("electro", (6, "T@d1", "N")).symbol("P1")
    stage.run(PushAlong("stalker-0", 2, 0, source="springboard"))
    assert stage.at("stalker-0") == "D"
    assert [event.anomaly for event in stage.events(events.AnomalyHeld) + stage.events(events.AnomalyActivated)] == [
        "electro"
    ]


@pytest.mark.rule("ST-5.25", "ST-13.14")
@pytest.mark.parametrize("walk", [GoForward("", 3), EnemyMove("", 3, "T.H")])
def test_a_snare_that_closes_on_a_dead_enemy_holds_nobody_else(walk: GoForward | EnemyMove) -> None:
    """A mine and the snare of B3 lie on the same space: the mine kills the first, the second walks on."""
    stage = Stage(grid("AABCDEFGH"), mission="B3").enemy("snork", "A", "E").enemy("snork", "A", "E")
    stage.ground("B", traps=("trip_mine-1", "B3-08b")).gear(3, 3, 3, 3, 3, 3)
    for enemy in ("snork-1", "snork-2"):
        walk.enemy = enemy
        stage.run(walk.clone())
    assert (stage.at("snork-1"), stage.at("snork-2")) == ("", "D")


@pytest.mark.rule("ST-4.23", "ST-13.15")
@pytest.mark.parametrize(
    ("kind", "crowded", "at"), [("bandit_rifle", "", "K"), ("bandit_rifle", "EK", "A"), ("dog", "EK", "C")]
)
def test_a_crowd_in_the_way_around_an_anomaly_does_not_drive_a_human_into_it(kind: str, crowded: str, at: str) -> None:
    stage = Stage(grid("ABCD", "E%%H", "K%%L", "FGIJ")).anomaly("whirligig", (10, "T@b1", "N")).enemy(kind, "A", "W")
    for space in crowded:
        stage.enemy("zombie", space, "S")
    stage.wounds("B").symbol("P1").run(EnemyMove(f"{kind}-1", 2, "T.D"))
    assert stage.at(f"{kind}-1") == at


@pytest.mark.rule("ST-13.15", "ST-4.4")
@pytest.mark.parametrize("walk", [GoForward("snork-1", 4), EnemyMove("snork-1", 4, "T.F")])
def test_whoever_is_caught_on_a_full_space_ends_on_the_one_before_it(walk: GoForward | EnemyMove) -> None:
    stage = (
        Stage(grid("ABCDEF"), mission="B3").enemy("snork", "A", "E").enemy("snork", "B", "E").enemy("snork", "C", "E")
    )
    stage.ground("C", traps=("B3-08b",)).run(walk.clone())
    assert [stage.at(f"snork-{i}") for i in (1, 2, 3)] == ["A", "B", "C"]
    assert stage.foe("snork-1").pinned
