"""ST-8: attention tokens – placing, the lock while seen, reducing, being drawn toward the owner."""

from __future__ import annotations

import pytest

from cordon.games.stalker.rules.attention import PullAttention, move_token, notice, place, reduce
from cordon.games.stalker.rules.event_deck import TakeEvent
from cordon.games.stalker.rules.facing import look
from cordon.games.stalker.rules.tokens import discard_tokens
from tests.games.stalker.rules.stage import Stage, grid

ROAD = grid("ABCDEFGH")


def token(stage: Stage, seat: int = 0) -> str:
    """Side and space of a token; empty: on the PDA."""
    stalker = stage.me(seat)
    return f"{stalker.attention} {stage.game.address(stalker.noticed)[2:]}" if stalker.attention else ""


def space(stage: Stage, letter: str) -> int:
    return stage.game.board.index[f"T.{letter}"]


@pytest.mark.rule("ST-8.1", "ST-8.5", "ST-8.6")
def test_a_token_lies_on_the_pda_or_on_a_space_with_one_side_up() -> None:
    stage = Stage(ROAD).stalker(0, "A")
    assert token(stage) == ""
    place(stage.game, 0, "low", space(stage, "C"))
    assert token(stage) == "low C"
    place(stage.game, 0, "low", space(stage, "D"))
    assert token(stage) == "low D"
    place(stage.game, 0, "high", space(stage, "E"))
    assert token(stage) == "high E"


@pytest.mark.rule("ST-8.2", "ST-8.5")
def test_low_is_not_placed_while_high_lies_on_the_map() -> None:
    stage = Stage(ROAD).stalker(0, "A").attention(0, "high", "H")
    place(stage.game, 0, "low", space(stage, "C"))
    assert token(stage) == "high H"


@pytest.mark.rule("ST-8.3", "ST-8.6", "ST-8.4")
def test_while_somebody_looks_the_token_is_high_on_the_own_space_whatever_happens() -> None:
    stage = Stage(ROAD).stalker(0, "C").enemy("bandit_rifle", "A", "E")
    notice(stage.game)
    assert token(stage) == "high C"
    place(stage.game, 0, "high", space(stage, "H"))
    place(stage.game, 0, "low", space(stage, "H"))
    move_token(stage.game, 0, space(stage, "H"))
    reduce(stage.game, 0)
    assert token(stage) == "high C"


@pytest.mark.rule("ST-8.7")
def test_reducing_goes_from_high_to_low_to_the_pda_and_no_further() -> None:
    stage = Stage(ROAD).stalker(0, "A").attention(0, "high", "D")
    seen = []
    for _ in range(3):
        reduce(stage.game, 0)
        seen.append(token(stage))
    assert seen == ["low D", "", ""]


@pytest.mark.rule("ST-8.8")
@pytest.mark.parametrize(("n", "end"), [(1, "G"), (2, "F"), (9, "B")])
def test_a_token_comes_along_the_shortest_route_and_stops_at_its_owner(n: int, end: str) -> None:
    stage = Stage(ROAD).stalker(0, "B").attention(0, "high", "H").enemy("zombie", "H", "E").run(PullAttention(n))
    assert token(stage) == f"high {end}"


@pytest.mark.rule("ST-8.8")
def test_a_token_that_cannot_come_stays() -> None:
    stage = Stage(grid("AB", edges={"AB": "wall"})).stalker(0, "A").attention(0, "high", "B")
    assert token(stage.enemy("zombie", "B", "E").run(PullAttention(2))) == "high B"


@pytest.mark.rule("ST-8.8", "ST-4.25")
@pytest.mark.parametrize(("asked", "end"), [(True, "B"), (False, "D")])
def test_of_two_equal_routes_of_a_token_the_lead_stalker_decides(asked: bool, end: str) -> None:
    # The other stalker stands at the end of one of them: left alone, the token keeps away from there.
    stage = Stage(grid("ABC", "D%E", "FGH"), seats=2, ties="all" if asked else "never").stalker(0, "A").stalker(1, "C")
    stage.attention(0, "low", "H").enemy("zombie", "H", "S").run(PullAttention(3))
    if asked:
        assert stage.decision.seat == stage.game.state.lead
        assert stage.options == ("space:T.D", "space:T.B")
        stage.say("space:T.B")
    assert token(stage) == f"low {end}"


@pytest.mark.rule("ST-8.8", "ST-13.26")
def test_a_token_moves_once_however_many_enemies_see_it_and_only_if_one_does() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A").stalker(1, "Z")
    stage.attention(0, "low", "F").attention(1, "low", "B")
    stage.enemy("zombie", "H", "W").enemy("zombie", "G", "W")
    stage.run(PullAttention(2))
    assert token(stage, 0) == "low D"
    assert token(stage, 1) == "low B", "nobody sees that one"


@pytest.mark.rule("ST-8.8", "ST-7.10")
def test_only_the_enemies_meant_count() -> None:
    stage = Stage(ROAD).stalker(0, "A").attention(0, "low", "F").enemy("zombie", "H", "W").enemy("zombie", "G", "E")
    stage.run(PullAttention(1, ("zombie-2",)))
    assert token(stage) == "low F"
    stage.run(PullAttention(1, ("zombie-1",)))
    assert token(stage) == "low E"


@pytest.mark.rule("ST-8.10", "ST-13.27")
def test_enemies_that_see_a_companion_take_no_notice_of_anybody() -> None:
    stage = Stage(ROAD).companion("bublyk", "C").enemy("bandit_rifle", "A", "E")
    notice(stage.game)
    assert stage.game.attention_spaces() == []


@pytest.mark.rule("ST-8.4", "ST-4.38")
@pytest.mark.parametrize("cause", ["turn", "fog"])
def test_any_change_of_what_enemies_see_is_noticed_at_once(cause: str) -> None:
    stage = Stage(ROAD).stalker(0, "C").enemy("bandit_rifle", "A", "W" if cause == "turn" else "E")
    if cause == "fog":
        stage.game.set(fog=stage.game.board.mask("T.B"))
    notice(stage.game)
    assert token(stage) == ""
    if cause == "turn":
        look(stage.game, "bandit_rifle-1", "E")
    else:
        discard_tokens(stage.game)
    assert token(stage) == "high C"


@pytest.mark.rule("ST-8.4", "SC-14")
def test_in_clear_air_enemies_see_one_space_farther_at_once() -> None:
    stage = Stage(ROAD).stalker(0, "E").enemy("bandit_rifle", "A", "E").run(TakeEvent("clear_air"))
    assert token(stage) == "high E"
