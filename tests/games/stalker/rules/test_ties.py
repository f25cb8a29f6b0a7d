"""ST-4.24, R-57: ties that the lead stalker decides – asked where the table wants that, otherwise answered kindly."""

from __future__ import annotations

import pytest

from cordon.games.stalker import events
from cordon.games.stalker.rules.activation import DrawActivation, Rouse
from cordon.games.stalker.rules.attack import WeaponAttackRun
from cordon.games.stalker.rules.enemy_attack import EnemyAttack, Leap
from cordon.games.stalker.rules.enemy_movement import EnemyMove, GoForward
from cordon.games.stalker.rules.event_deck import TakeEvent
from cordon.games.stalker.rules.movement import Relocate, StalkerMove
from cordon.games.stalker.rules.placing import PlaceEnemies
from cordon.games.stalker.rules.pushing import PushAlong, PushTo
from cordon.games.stalker.rules.strikes import Strike
from cordon.games.stalker.rules.unknown import ResolveUnknown
from tests.games.stalker.rules.stage import Stage, grid

ROAD = grid("ABCDEFGH")
CORNER = grid("AB", "BB")
"""B lies east of A and south of it: two ways to face it."""
RING = grid("ABC", "D%E", "FGH")


def space(stage: Stage, letter: str) -> int:
    return stage.game.board.index[f"T.{letter}"]


# --- facing (ST-4.39) -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-4.39", "ST-7.2")
@pytest.mark.parametrize("pushed", [False, True])
def test_how_an_enemy_turns_after_a_stalker_who_leaves_is_the_lead_stalkers_choice(pushed: bool) -> None:
    stage = Stage(grid("AAB", "ABB"), ties="all").stalker(0, "A").enemy("zombie", "A", "N")
    stage.run(PushTo("stalker-0", space(stage, "B")) if pushed else StalkerMove(0, 1, must=True))
    assert (stage.decision.kind, stage.decision.seat) == ("face.choose", stage.game.state.lead)
    assert set(stage.options) == {"face:E", "face:S"}
    assert stage.at("stalker-0") == "A", "it turns before the stalker has gone"
    assert stage.say("face:S").facing("zombie-1") == "S"
    assert stage.at("stalker-0") == "B"


@pytest.mark.rule("ST-4.39", "ST-11.10", "ST-8.4")
@pytest.mark.parametrize("facing", ["E", "S"])
def test_how_a_target_turns_to_its_attacker_is_the_lead_stalkers_choice(facing: str) -> None:
    # Behind B, to the east, stands somebody whom the target has not seen yet.
    stage = Stage(grid("ABC", "BB%"), seats=2, ties="all").stalker(0, "B").stalker(1, "C").give(0, "akm_74u-1")
    stage.enemy("zombie", "A", "W").stalker_dice("m", "m", "m").gear(0, 0)
    stage.run(WeaponAttackRun(0, "single_shot")).finish(until="face.choose")
    assert set(stage.options) == {"face:E", "face:S"}
    assert stage.me(1).attention == ""
    stage.say(f"face:{facing}").finish()
    assert stage.facing("zombie-1") == facing
    assert stage.me(0).attention == "high"
    assert (stage.me(1).attention == "high") is (facing == "E")


@pytest.mark.rule("ST-4.39", "ST-11.10")
def test_the_lead_stalker_decides_it_after_a_strike_too() -> None:
    stage = Stage(CORNER, ties="all").stalker(0, "B").enemy("zombie", "A", "N")
    stage.run(Strike("zombie-1", 0, "stalker-0"))
    assert stage.say("face:S").facing("zombie-1") == "S"


@pytest.mark.rule("ST-4.39", "ST-13.19")
def test_the_lead_stalker_decides_how_an_enemy_turns_to_an_enemy_that_attacked_it() -> None:
    stage = Stage(CORNER, ties="all").enemy("bandit_rifle", "B", "W").enemy("chimera", "A", "N", team=2)
    stage.run(EnemyAttack("bandit_rifle-1"))
    assert set(stage.options) == {"face:W", "face:N"}, "first the attacker turns to its target"
    stage.say("face:W")
    assert set(stage.options) == {"face:E", "face:S"}, "then the target, which lives"
    assert stage.say("face:S").facing("chimera-1") == "S"


@pytest.mark.rule("ST-4.39", "SC-1.8")
def test_the_lead_stalker_decides_how_an_enemy_turns_before_it_leaps() -> None:
    stage = Stage(CORNER, ties="all").stalker(0, "B").enemy("snork", "A", "N")
    stage.run(Leap("snork-1", space(stage, "B")))
    assert set(stage.options) == {"face:E", "face:S"}
    assert stage.say("face:S").facing("snork-1") == "S"
    assert stage.at("snork-1") == "B"


@pytest.mark.rule("ST-4.39")
def test_unasked_an_enemy_turns_so_that_it_sees_the_fewest_stalkers() -> None:
    # Both ways lead to B; only to the east stands somebody else.
    stage = Stage(grid("AABC", "ABB%"), seats=2, ties="never").stalker(0, "A").stalker(1, "C").enemy("zombie", "A", "N")
    assert stage.run(StalkerMove(0, 1, must=True)).facing("zombie-1") == "S"


# --- a full space (ST-5.22) -------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-5.22", "ST-4.24")
@pytest.mark.parametrize(("asked", "there"), [(True, "E"), (False, "C")])
def test_which_of_the_spaces_next_to_a_full_one_is_the_lead_stalkers_choice(asked: bool, there: str) -> None:
    stage = Stage(ROAD, ties="all" if asked else "never").stalker(0, "G").enemy("zombie", "D", "N").pool("snork", 1)
    stage.run(PlaceEnemies("snork", space(stage, "D"), 1, "N"))
    if asked:
        assert stage.options == ("space:T.C", "space:T.E"), "away from the stalker first"
        assert not stage.at("snork-9")
        stage.say("space:T.E")
    assert stage.at("snork-9") == there
    assert stage.facing("snork-9") == ("W" if asked else "E")


@pytest.mark.rule("ST-5.22", "ST-4.39")
def test_how_a_standee_faces_the_space_it_could_not_use_is_the_lead_stalkers_choice() -> None:
    stage = Stage(grid("AB", "BB"), ties="all").pool("snork", 1)
    for _ in range(stage.game.board.capacity[space(stage, "B")]):
        stage.enemy("zombie", "B", "N")
    stage.run(PlaceEnemies("snork", space(stage, "B"), 1, "N"))
    assert set(stage.options) == {"face:E", "face:S"}
    assert stage.say("face:S").facing("snork-9") == "S"


@pytest.mark.rule("ST-5.22", "ST-14.10")
@pytest.mark.parametrize(("asked", "there"), [(True, "C"), (False, "E")])
def test_whoever_is_put_on_a_full_space_comes_beside_it_out_of_sight_if_nobody_is_asked(
    asked: bool, there: str
) -> None:
    stage = (
        Stage(ROAD, ties="all" if asked else "never")
        .stalker(0, "H")
        .enemy("zombie", "A", "E")
        .enemy("zombie", "D", "N")
    )
    stage.run(Relocate("stalker-0", "T.D"))
    if asked:
        assert stage.options == ("space:T.E", "space:T.C")
        stage.say("space:T.C")
    assert stage.at("stalker-0") == there


# --- far (SC-1.5) -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SC-1.5", "ST-1.4")
@pytest.mark.parametrize("there", ["A", "G"])
def test_of_several_farthest_spaces_the_lead_stalker_decides(there: str) -> None:
    stage = Stage(grid("ABCDEFG"), ties="all").stalker(0, "D").run(TakeEvent("strangers"))
    assert (stage.decision.kind, stage.decision.seat) == ("put_far.choose", stage.game.state.lead)
    assert stage.options == ("space:T.A", "space:T.G")
    assert not stage.game.state.ground
    assert list(stage.say(f"space:T.{there}").game.state.ground) == [space(stage, there)]


@pytest.mark.rule("SC-1.5")
def test_unasked_it_is_the_one_farther_from_the_other_stalkers() -> None:
    # A and G are 3 spaces from the closest stalker; the second stalker stands nearer to A.
    stage = (
        Stage(grid("ABCDEFG", "%%%H%%%"), seats=2, ties="never")
        .stalker(0, "D")
        .stalker(1, "D")
        .run(TakeEvent("strangers"))
    )
    assert list(stage.game.state.ground) == [space(stage, "A")], "as printed where nothing tells them apart"
    stage = Stage(RING, seats=2, ties="never").stalker(0, "A").stalker(1, "A").run(TakeEvent("strangers"))
    assert list(stage.game.state.ground) == [space(stage, "H")]


# --- what answers itself (R-57) ---------------------------------------------------------------------------------------


@pytest.mark.rule("ST-4.24")
@pytest.mark.parametrize(("stalker", "goal"), [("H", "A"), ("A", "G")])
def test_an_enemy_between_two_goals_goes_to_the_one_away_from_the_stalkers(stalker: str, goal: str) -> None:
    stage = Stage(ROAD, ties="never").stalker(0, stalker).enemy("zombie", "D", "N")
    stage.ground("A", loot=("SC-T01-1",)).ground("G", loot=("SC-T01-2",)).run(
        EnemyMove("zombie-1", 9, "loot", free=True)
    )
    assert stage.at("zombie-1") == goal


@pytest.mark.rule("ST-4.25")
@pytest.mark.parametrize(("stalker", "way"), [("C", "D"), ("F", "B")])
def test_of_two_equal_ways_an_enemy_takes_the_one_that_ends_away_from_the_stalkers(stalker: str, way: str) -> None:
    stage = (
        Stage(RING, ties="never")
        .stalker(0, stalker)
        .enemy("zombie", "A", "N")
        .run(EnemyMove("zombie-1", 1, "T.H", free=True))
    )
    assert stage.at("zombie-1") == way


@pytest.mark.rule("ST-4.26", "ST-4.25")
@pytest.mark.parametrize("asked", [True, False])
def test_of_two_spaces_equally_near_to_one_that_cannot_be_reached_the_lead_stalker_decides(asked: bool) -> None:
    # Nobody can walk to E, but it lies next to both B and D.
    board = grid("ABC", "DEF", edges={"BE": "impassable", "DE": "impassable", "EF": "wall"})
    stage = Stage(board, ties="all" if asked else "never").stalker(0, "C").enemy("zombie", "A", "N")
    stage.run(EnemyMove("zombie-1", 3, "T.E", free=True))
    if asked:
        assert stage.options == ("way:T.D>>", "way:T.B>>")
        stage.say("way:T.B>>")
    assert stage.at("zombie-1") == ("B" if asked else "D")


@pytest.mark.rule("ST-13.13")
@pytest.mark.parametrize(("stalker", "way"), [("E", "B"), ("D", "C")])
def test_going_forward_an_enemy_takes_the_space_away_from_the_stalkers(stalker: str, way: str) -> None:
    stage = Stage(grid("D%", "BA", "CA", "E%"), ties="never").stalker(0, stalker).enemy("zombie", "A", "W")
    assert stage.run(GoForward("zombie-1", 1, free=True)).at("zombie-1") == way


@pytest.mark.rule("ST-11.17")
@pytest.mark.parametrize(("who", "there"), [("zombie-1", "B"), ("companion-bublyk", "D"), ("stalker-0", "D")])
def test_enemies_are_pushed_onto_an_anomaly_and_the_teams_own_figures_off_it(who: str, there: str) -> None:
    stage = Stage(RING, ties="never").stalker(0, "Z").anomaly("whirligig", (3, "T@b1", "N")).settle()
    kind, _, _ = who.partition("-")
    if kind == "stalker":
        stage.stalker(0, "A")
    elif kind == "companion":
        stage.companion("bublyk", "A")
    else:
        stage.enemy(kind, "A", "E")
    stage.run(PushAlong(who, 1, space(stage, "A")))
    assert [event.space for event in stage.events(events.Pushed)] == [f"T.{there}"]


@pytest.mark.rule("ST-5.21", "ST-4.24")
@pytest.mark.parametrize(("stalker", "who"), [("H", "snork-1"), ("A", "snork-2")])
def test_of_two_enemies_equally_close_to_a_token_the_one_away_from_the_stalkers_acts(stalker: str, who: str) -> None:
    stage = (
        Stage(ROAD, ties="never")
        .deck("low", "curious")
        .stalker(0, stalker)
        .enemy("snork", "C", "N")
        .enemy("snork", "G", "N")
    )
    stage.run(Rouse(("snork-1", "snork-2"), space(stage, "E")))
    assert {event.enemy for event in stage.events(events.PointBegan)} == {who}


@pytest.mark.rule("ST-5.23")
@pytest.mark.parametrize(("stalker", "first"), [("H", "C"), ("A", "G")])
def test_of_two_unknown_tokens_the_one_away_from_the_stalkers_is_turned_over(stalker: str, first: str) -> None:
    stage = Stage(ROAD, ties="never").stalker(0, stalker)
    token = next(id for id, each in stage.game.content.unknown.items() if each.face == "X")
    for letter in "CG":
        stage.ground(letter, unknown=(token,))
    stage.run(ResolveUnknown((space(stage, "C"), space(stage, "G")), one=True))
    assert space(stage, first) not in stage.game.state.ground
    assert len(stage.game.state.ground) == 1


# --- what matters (R-57) ----------------------------------------------------------------------------------------------


def settled(stage: Stage) -> list[tuple[str, str, int]]:
    return [(event.who, event.chosen, event.n) for event in stage.events(events.TieSettled)]


@pytest.mark.rule("ST-4.25", "ST-1.4")
def test_a_way_on_which_an_enemy_would_see_somebody_is_asked_about() -> None:
    # Both ways round the wall are equally long; on the way to B it sees I, on the way to D nobody.
    stage = Stage(grid("ABCI", "D%E%", "FGH%")).stalker(0, "I").enemy("zombie", "A", "S")
    stage.run(EnemyMove("zombie-1", 2, "T.H"))
    assert (stage.decision.kind, stage.decision.seat) == ("enemy_move.choose_way", stage.game.state.lead)
    assert stage.options[0].startswith("way:T.D"), "the kinder one stands first"
    assert not settled(stage)
    assert stage.say(stage.options[1]).events(events.Interrupted)


@pytest.mark.rule("ST-4.25")
def test_ways_on_which_an_enemy_sees_nobody_are_not_asked_about_but_marked() -> None:
    stage = Stage(RING).stalker(0, "Z").enemy("zombie", "A", "N").run(EnemyMove("zombie-1", 1, "T.H"))
    assert settled(stage) == [("zombie-1", "way:T.B>>T.C", 2)]
    assert stage.at("zombie-1") == "B"


@pytest.mark.rule("ST-4.24")
def test_destinations_are_asked_about_where_whom_the_enemy_sees_depends_on_them() -> None:
    stage = Stage(ROAD).stalker(0, "H").enemy("zombie", "D", "N")
    stage.ground("A", loot=("SC-T01-1",)).ground("G", loot=("SC-T01-2",))
    assert stage.run(EnemyMove("zombie-1", 9, "loot")).options == ("space:T.A", "space:T.G")
    away = Stage(ROAD).stalker(0, "Z").enemy("zombie", "D", "N")
    away.ground("A", loot=("SC-T01-1",)).ground("G", loot=("SC-T01-2",)).run(EnemyMove("zombie-1", 9, "loot"))
    assert [who for who, _, _ in settled(away)] == ["zombie-1"]


@pytest.mark.rule("ST-4.39")
def test_a_turn_is_asked_about_where_it_brings_another_stalker_into_sight() -> None:
    board = grid("AABC", "ABB%")
    stage = Stage(board, seats=2).stalker(0, "A").stalker(1, "C").enemy("zombie", "A", "N")
    assert stage.run(StalkerMove(0, 1, must=True)).decision.kind == "face.choose"
    alone = Stage(board).stalker(0, "A").enemy("zombie", "A", "N").run(StalkerMove(0, 1, must=True))
    assert alone.facing("zombie-1") in "ES"


@pytest.mark.rule("ST-11.17")
@pytest.mark.parametrize(("ties", "asked"), [("matter", True), ("never", False)])
def test_where_somebody_of_the_team_is_pushed_always_matters(ties: str, asked: bool) -> None:
    stage = Stage(RING, ties=ties).stalker(0, "A").run(PushAlong("stalker-0", 1, space(Stage(RING), "A")))
    assert stage.is_over is not asked
    assert bool(settled(stage)) is not asked, "where nobody was asked the journal says so"


@pytest.mark.rule("ST-11.17", "ST-14.6")
def test_where_an_enemy_is_pushed_matters_where_only_one_space_lies_on_an_anomaly() -> None:
    stage = Stage(RING).stalker(0, "Z").enemy("zombie", "A", "E").anomaly("whirligig", (3, "T@b1", "N")).settle()
    assert stage.run(PushAlong("zombie-1", 1, space(stage, "A"))).options == ("space:T.B", "space:T.D")


@pytest.mark.rule("ST-13.17", "ST-4.24")
@pytest.mark.parametrize(("ties", "asked"), [("matter", True), ("all", True), ("never", False)])
def test_which_of_two_stalkers_equally_close_is_attacked_matters(ties: str, asked: bool) -> None:
    board = grid("ABC", "%DE", "%F%")
    stage = Stage(board, seats=2, ties=ties).stalker(0, "E").stalker(1, "F").enemy("bandit_rifle", "D", "E")
    stage.run(EnemyAttack("bandit_rifle-1"))
    assert (not stage.is_over and stage.decision.kind == "enemy_attack.choose_target") is asked


@pytest.mark.rule("ST-13.23")
@pytest.mark.parametrize(("ties", "asked"), [("matter", True), ("all", True), ("never", False)])
def test_who_acts_first_matters_where_there_is_not_room_for_all(ties: str, asked: bool) -> None:
    stage = Stage(grid("ABCDE"), ties=ties).stalker(0, "Z").attention(0, "low", "C").deck("low", "curious")
    stage.enemy("zombie", "A", "E").enemy("zombie", "E", "W").run(DrawActivation("low", None, zone=False))
    assert (not stage.is_over and stage.decision.kind == "script.choose") is asked


@pytest.mark.rule("ST-13.23")
def test_who_acts_first_is_not_asked_where_there_is_room_for_all() -> None:
    stage = Stage(grid("ABCCDE"), ties="matter").stalker(0, "Z").attention(0, "low", "C").deck("low", "curious")
    stage.enemy("zombie", "A", "E").enemy("zombie", "E", "W").run(DrawActivation("low", None, zone=False))
    assert stage.is_over
    assert not settled(stage), "an order that makes no difference leaves no mark"
