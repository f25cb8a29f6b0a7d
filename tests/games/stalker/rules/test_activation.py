"""ST-13.22 to ST-13.26: activation cards."""

from __future__ import annotations

import pytest

from cordon.games.stalker import events
from cordon.games.stalker.rules.activation import ActivateEnemies, DrawActivation, Grenades, expose, suppress
from tests.games.stalker.rules.stage import Stage, grid

CORRIDOR = grid("ABCDEFGH")


def points(stage: Stage) -> list[tuple[str, str]]:
    return [(event.point, event.enemy) for event in stage.events(events.PointBegan)]


@pytest.mark.rule("ST-13.22", "ST-21.56")
def test_a_high_token_on_the_map_draws_a_high_card() -> None:
    for side, deck in (("", "low"), ("low", "low"), ("high", "high")):
        stage = Stage(CORRIDOR)
        if side:
            stage.attention(0, side, "A")
        drawn = stage.run(ActivateEnemies()).events(events.ActivationDrawn)
        assert [event.deck for event in drawn] == [deck]
        assert stage.game.pile(deck).discard == (drawn[0].card,)


@pytest.mark.rule("ST-13.22", "SM-5.9")
def test_a_neutral_high_marker_draws_a_high_card_too() -> None:
    stage = Stage(CORRIDOR).ground("A", high=1).run(ActivateEnemies())
    assert [event.deck for event in stage.events(events.ActivationDrawn)] == ["high"]


@pytest.mark.rule("ST-13.24", "ST-21.56")
@pytest.mark.parametrize(("side", "at"), [("", "B"), ("low", "D")])
def test_the_section_of_a_low_card_follows_the_tokens_on_the_map(side: str, at: str) -> None:
    # Curious: with LOW everybody moves up to 3 toward it, without a token everybody goes forward up to MV.
    stage = Stage(CORRIDOR).deck("low", "curious").enemy("zombie", "A", "E")
    if side:
        stage.attention(0, side, "H")
    assert stage.run(ActivateEnemies()).at("zombie-1") == at


@pytest.mark.rule("ST-13.23")
def test_the_closest_to_the_token_acts_first_then_the_order_of_colours() -> None:
    stage = Stage(grid("ABCDE", "FGHIJ")).deck("high", "reckless").attention(0, "high", "C")
    stage.enemy("zombie", "A", "N", "C4").enemy("snork", "D", "N", "C3").enemy("rodent", "B", "N", "C2")
    stage.run(ActivateEnemies())
    assert [enemy for point, enemy in points(stage) if point == "0"] == ["rodent-1", "snork-1", "zombie-1"]


@pytest.mark.rule("ST-13.23")
def test_a_point_that_leads_to_no_token_begins_with_the_enemy_closest_to_a_stalker() -> None:
    # Pull Back: everybody attacks. The first bandit is closest to a token, the second closest to the stalker they see.
    stage = Stage(CORRIDOR, seats=2).deck("high", "pull_back").stalker(0, "D", hp=16).attention(1, "high", "H")
    stage.enemy("bandit_rifle", "G", "W", "C4").enemy("bandit_rifle", "B", "E", "C4").run(ActivateEnemies()).finish()
    assert [event.enemy for event in stage.events(events.EnemyAttacked)] == ["bandit_rifle-2", "bandit_rifle-1"]


@pytest.mark.rule("ST-13.23", "ST-13.12")
def test_a_point_tells_where_to_whose_token_that_is_and_how_many_spaces() -> None:
    # Pincer, point 1: C3 goes to the closest HIGH, C2 into cover where no target sees it.
    stage = Stage(grid("ABCDEFGH", cov={"C": 1}), seats=2).deck("high", "pincer").attention(1, "high", "H")
    stage.enemy("zombie", "A", "N", "C3").enemy("rodent", "E", "N", "C2").run(ActivateEnemies())
    told = {(event.enemy, event.toward, event.whose, event.goal, event.n) for event in stage.events(events.PointBegan)}
    assert ("zombie-1", "high", "stalker-1", "T.H", 1) in told
    assert ("rodent-1", "cover_hidden", "", "T.C", 2) in told
    stage.deck("high", "dig_in").run(ActivateEnemies())
    event = stage.events(events.PointBegan)[0]
    assert (event.enemy, event.verb, event.goal, event.n) == ("rodent-1", "stay", "T.C", 0)


@pytest.mark.rule("ST-13.24")
@pytest.mark.parametrize(("side", "toward", "whose"), [("low", "attention", "stalker-0"), ("", "stalker", "stalker-0")])
def test_a_point_tells_the_destination_that_there_is(side: str, toward: str, whose: str) -> None:
    stage = Stage(grid("ABCDEFGH", "%%%%%%%I"), mission="B3").stalker(0, "I").enemy("pseudogiant", "A", "W")
    if side:
        stage.attention(0, side, "H")
    stage.run(stage.game.script("event/B3-IV/round_end", "stalker-0", "B3-IV"))
    event = stage.events(events.PointBegan)[0]
    assert (event.card, event.toward, event.whose, event.n) == ("B3-IV", toward, whose, 2)


@pytest.mark.rule("ST-13.21", "ST-13.26")
def test_points_for_specials_and_for_groups_are_told_too() -> None:
    # Fire in the hole! ends with specials, Find them! pulls tokens in its second point.
    stage = Stage(CORRIDOR).deck("high", "fire_in_the_hole").attention(0, "high", "A")
    stage.enemy("dog", "H", "E").enemy("snork", "G", "E").run(ActivateEnemies()).finish()
    told = stage.events(events.PointBegan)
    assert [(event.point, event.enemy) for event in told if event.verb == "special"] == [("3", "dog-1")]
    stage.deck("high", "find_them").run(ActivateEnemies()).finish()
    assert ("1", "") in points(stage)


@pytest.mark.rule("ST-13.13")
def test_a_point_tells_how_far_an_enemy_goes_forward() -> None:
    stage = Stage(grid("ABCD")).deck("low", "curious").enemy("dog", "B", "E").run(ActivateEnemies())
    assert [(event.verb, event.n) for event in stage.events(events.PointBegan)] == [("forward", 4)]
    assert stage.steps("dog-1") == "CDCB"


@pytest.mark.rule("ST-12.4", "ST-21.46")
def test_a_pinned_enemy_is_skipped_and_does_not_count_among_the_closest() -> None:
    stage = Stage(CORRIDOR).deck("high", "drag_hunt").attention(0, "high", "H")
    stage.enemy("zombie", "D", "E", "C3", pinned=True).enemy("zombie", "B", "E").enemy("zombie", "A", "E")
    stage.run(DrawActivation("high", None, zone=False))
    assert [stage.at(f"zombie-{i}") for i in (1, 2, 3)] == ["D", "C", "B"]


@pytest.mark.rule("ST-13.24", "ST-7.10")
def test_for_chosen_enemies_the_closest_are_chosen_among_them_and_the_zone_part_is_left_out() -> None:
    stage = Stage(CORRIDOR).deck("high", "drag_hunt").attention(0, "high", "H")
    stage.enemy("zombie", "E", "W").enemy("zombie", "D", "W").enemy("zombie", "A", "E")
    stage.run(DrawActivation("high", ("zombie-3",), zone=False))
    assert [stage.at(f"zombie-{i}") for i in (1, 2, 3)] == ["E", "D", "B"]
    assert {enemy for _, enemy in points(stage)} == {"zombie-3"}


@pytest.mark.rule("ST-13.25")
def test_a_colour_means_its_enemies_and_all_means_everybody() -> None:
    stage = Stage(CORRIDOR).deck("high", "frenzy").attention(0, "high", "H")
    stage.enemy("zombie", "A", "E", "C4").enemy("snork", "B", "W", "C2")
    stage.run(DrawActivation("high", None, zone=False))
    assert ("0", "zombie-1") in points(stage)
    assert stage.at("snork-1") == "B"


@pytest.mark.rule("ST-13.26")
def test_damage_changes_per_colour() -> None:
    stage = Stage(CORRIDOR).deck("high", "assault").stalker(0, "D").enemy("bandit_rifle", "A", "E", "C2")
    stage.run(DrawActivation("high", None, zone=False))
    assert stage.events(events.EnemyAttacked) == [events.EnemyAttacked("bandit_rifle-1", "stalker-0", 9, 0)]


@pytest.mark.rule("ST-13.23")
def test_an_enemy_killed_by_another_in_the_same_point_does_not_act() -> None:
    stage = Stage(CORRIDOR).deck("high", "reckless").ground("H", high=1).wounds("A")
    stage.enemy("bandit_rifle", "A", "E", "C2").enemy("snork", "C", "W", "C3", team=2)
    stage.run(DrawActivation("high", None, zone=False))
    assert stage.is_over
    assert stage.at("snork-1") == "" or stage.at("bandit_rifle-1") == ""


@pytest.mark.rule("ST-13.21")
def test_enemies_with_a_special_perform_it() -> None:
    stage = Stage(CORRIDOR).deck("high", "pull_back").stalker(0, "B", hp=16).enemy("tick", "B", "E", "C3")
    stage.run(DrawActivation("high", None, zone=False))
    assert stage.events(events.SpecialUsed)[0] == events.SpecialUsed("tick-1", "feed")


@pytest.mark.rule("ST-13.25", "ST-4.24")
@pytest.mark.parametrize(("asked", "moved"), [(False, ["snork-1", "snork-2"]), (True, ["snork-1", "snork-3"])])
def test_of_enemies_tied_for_the_last_place_the_lead_stalker_names_one(asked: bool, moved: list[str]) -> None:
    """Alone N + 1 is 2: the snork on F is the closest, those on B and J are as far as each other."""
    board = grid("ABCDEFGHIJK", "%%%%%X%%%%%")
    stage = Stage(board, ties="all" if asked else "never").attention(0, "high", "X")
    stage.enemy("snork", "F", "N").enemy("snork", "B", "W").enemy("snork", "J", "E")
    stage.deck("high", "drag_hunt").run(ActivateEnemies())
    if asked:
        assert stage.options == ("snork-2", "snork-3")
        stage.say("snork-3").finish()
    assert sorted({event.who for event in stage.events(events.Stepped)}) == moved


# --- group effects ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-13.26")
def test_a_grenade_falls_on_high_near_a_human_but_not_beside_one() -> None:
    board = grid("AABBCCDD")
    stage = Stage(board).stalker(0, "C", attention="high").attention(0, "high", "C").enemy("snork", "C", "E")
    stage.enemy("bandit_rifle", "A", "W", "C2").wounds("A").run(Grenades(6))
    assert (stage.me().hp, stage.at("snork-1")) == (10, "")
    close = Stage(board).stalker(0, "C").attention(0, "high", "C").enemy("bandit_rifle", "C", "W").run(Grenades(6))
    assert close.me().hp == 16
    far = Stage(board).stalker(0, "D").attention(0, "high", "D").enemy("bandit_rifle", "A", "W").run(Grenades(6))
    assert far.me().hp == 16


@pytest.mark.rule("ST-13.26")
def test_a_grenade_where_nobody_stands_hits_nobody_and_says_so() -> None:
    stage = Stage(grid("AABBCCDD")).stalker(0, "D").attention(0, "high", "C").enemy("bandit_rifle", "A", "W", "C2")
    stage.run(Grenades(6))
    assert stage.events(events.GrenadeMissed) == [events.GrenadeMissed("T.C")]


@pytest.mark.rule("ST-13.26", "ST-4.16", "ST-13.19")
def test_a_grenade_is_an_attack_of_its_thrower_on_enemies_there() -> None:
    """Cover counts, and whoever survives turns round."""
    stage = Stage(grid("AABBCCDD", cov={"C": 2})).stalker(0, "C").attention(0, "high", "C").enemy("snork", "C", "E")
    stage.enemy("bandit_rifle", "A", "W", "C2").wounds("B").run(Grenades(6))
    assert [(event.stars, event.cover) for event in stage.events(events.HitChecked)] == [(4, 2)]
    assert stage.facing("snork-1") == "W"
    assert stage.me().hp == 10, "no attack on the stalker: cover does not count"


@pytest.mark.rule("ST-13.26", "ST-12.4")
def test_suppressive_fire_needs_enough_humans_that_see_the_stalker_in_range() -> None:
    stage = Stage(CORRIDOR).stalker(0, "D").enemy("bandit_rifle", "A", "E").enemy("bandit_rifle", "G", "W")
    suppress(stage.game, 2)
    assert stage.me().pinned
    alone = Stage(CORRIDOR).stalker(0, "D").enemy("bandit_rifle", "A", "E").enemy("bandit_rifle", "G", "W", pinned=True)
    suppress(alone.game, 2)
    assert not alone.me().pinned


@pytest.mark.rule("ST-13.26")
def test_enemies_in_sight_of_a_stalker_are_exposed() -> None:
    stage = Stage(CORRIDOR).stalker(0, "D").enemy("snork", "H", "E")
    expose(stage.game, "snork-1")
    assert stage.foe("snork-1").exposed
    hidden = Stage(CORRIDOR).enemy("snork", "H", "E")
    expose(hidden.game, "snork-1")
    assert not hidden.foe("snork-1").exposed
