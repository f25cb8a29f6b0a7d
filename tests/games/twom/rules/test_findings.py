"""TW-9.9 Choosing findings, beside what may be done at any time (TW-3.8)."""

from __future__ import annotations

import pytest

from tests.games.twom.campaign import asked, campaign, exploring, give, play, states


@pytest.mark.rule("TW-9.9", "TW-3.8")
def test_what_is_used_up_while_choosing_is_not_brought_home() -> None:
    game = campaign("C05", "C09")
    states(game, "C05", task="scavenge", wounds=1, hunger=2)
    states(game, "C09", task="guard")
    exploring(game, "L01", "quiet_corner", "footsteps")
    give(game, "findings", bandages=1, raw_food=1)
    play(game, "next", "stop", "carry:raw_food")
    assert game.facts(0).taken == {"bandages": 1, "raw_food": 1}
    play(game, "treat_now:C05:bandages", "eat_now:C05:raw_food")
    assert game.facts(0).taken == {}
    assert asked(game).kind == "choose_findings.choose"
    play(game, "carry:water", "done")
    assert game.state.carried == {"water": 1}
    assert game.state.people["C05"].medicine == ("bandages",)


@pytest.mark.rule("TW-9.10")
def test_what_was_noted_on_a_trip_is_forgotten_at_home() -> None:
    game = campaign("C05", "C09")
    states(game, "C05", task="scavenge")
    states(game, "C09", task="guard")
    exploring(game, "L01", "quiet_corner", "footsteps")
    game.note("creak")
    game.set(spent=(("L01", "furniture"),))
    play(game, "next", "stop", "done")
    assert (game.state.place, game.state.noted, game.state.spent) == ("", (), ())
