"""SV-7, SV-10, SV-11: scripts that lead to others, played by hand from the card that opens the first one."""

from __future__ import annotations

import pytest

from cordon.games.stalker import events
from cordon.games.stalker.rules.rounds import Round, Turn
from cordon.games.stalker.survival.cards import is_face_up
from cordon.games.stalker.survival.characters import HurtCharacter
from cordon.games.stalker.survival.event_phase import TakeZoneEvent
from cordon.games.stalker.survival.judging import REACHED, requests, scored
from cordon.games.stalker.survival.run import ZoneRun
from tests.games.stalker.survival.looks import pages
from tests.games.stalker.survival.zone import Zone


@pytest.mark.rule("SV-11.1")
@pytest.mark.rule("SV-10")
def test_whoever_takes_the_letter_and_opens_it_may_put_the_next_events_into_another_order() -> None:
    zone = Zone("S04", "M01", seats=1)
    zone.run(TakeZoneEvent("E57")).finish()
    (here,) = zone.holds("letter")
    assert requests(zone.game) == [("E57", False)]
    zone.stalker(0, here).settle().run(Turn(0, 0))
    first, second, *rest = zone.game.pile("zone_events").draw
    zone.say("card:E57:take_the_letter", "script_option:1")
    while "part:1" not in zone.options:
        zone.say(zone.options[0])
    zone.say("part:1", f"next_event:{second}")
    assert pages(zone) == ["127", "128"]
    assert [event.card for event in zone.events(events.EventForeseen)] == [first, second]
    assert list(zone.game.pile("zone_events").draw) == [second, first, *rest]
    assert requests(zone.game) == [("E57", True)]
    assert not zone.holds("letter")
    assert [icon for icon in scored(zone.game) if icon[0] not in zone.game.pile("zone_events").draw] == [
        ("E57", 0),
        ("E57", 1),
    ], "what the script counts stands on the sheet under its card"


@pytest.mark.rule("SV-11.1")
def test_the_lead_stalker_may_burn_the_order_instead_and_the_letter_is_nobodys_any_more() -> None:
    zone = Zone("S04", "M01", seats=1)
    zone.run(TakeZoneEvent("E57")).finish()
    (here,) = zone.holds("letter")
    hp = zone.me().hp
    zone.stalker(0, here, focus=True).settle().run(Turn(0, 0)).say("card:E57:burn_the_order")
    assert (zone.me().hp, zone.me().focus) == (hp - 3, False)
    assert not is_face_up(zone.game, "E57")
    assert requests(zone.game) == []
    assert "card:E57:take_the_letter" not in zone.options


@pytest.mark.rule("SV-5.1")
def test_a_rival_who_is_hailed_and_paid_leaves_the_artifact_and_goes_away() -> None:
    zone = Zone("S04", "M01").anomaly("jelly", (1, "2@b5", "N"), id="anomaly-1", artifact=True)
    zone.enemy("bandit_rifle", "2.J").settle().game.set(money=1000)
    zone.part("X11", "fate/P1", "script_option:1", "script_option:1")
    assert pages(zone) == ["43", "46", "47"]
    assert zone.game.state.money == 0
    assert zone.game.marked_enemy() == ""
    assert [zone.game.address(each.space) for each in zone.game.state.ground.values() if each.artifacts] == ["2.J"]
    assert zone.at("bandit_rifle-1") != "2.J"


@pytest.mark.rule("SV-5.1")
def test_a_rival_is_not_paid_by_a_team_without_the_money() -> None:
    zone = Zone("S04", "M01").anomaly("jelly", (1, "2@b5", "N"), id="anomaly-1", artifact=True)
    zone.enemy("bandit_rifle", "2.J").settle().game.set(money=999)
    zone.part("X11", "fate/P1", "script_option:1", "script_option:2")
    assert "47" not in pages(zone)


@pytest.mark.rule("SV-4.3")
@pytest.mark.rule("SV-11.1")
def test_the_last_request_that_is_dropped_wins_a_scenario_whose_objective_is_reached_at_once() -> None:
    zone = Zone("S08", "M01").up("U34").part("U34", "fixed")
    zone.game.set(flags=(REACHED,))
    zone.run(HurtCharacter("character-conscript", 9), inside=ZoneRun(at="play", into="result")).finish()
    assert zone.result.result == "victory"
    assert [zone.me(seat).dead for seat in (0, 1)] == [False, False]


@pytest.mark.rule("SV-4.3")
def test_what_is_met_between_two_turns_counts_at_the_end_of_the_round_at_the_latest() -> None:
    zone = Zone("S08", "M01").up("E58").count("badges", 3)
    zone.game.set(flags=(REACHED,))
    zone.run(Round(at="end"), inside=ZoneRun(at="play", into="result")).finish()
    assert zone.result.result == "victory"


@pytest.mark.rule("SV-4.3")
def test_a_round_that_ends_with_a_request_open_is_followed_by_another() -> None:
    zone = Zone("S08", "M01").up("E58").count("badges", 2)
    zone.game.set(flags=(REACHED,))
    zone.run(Round(at="end"))
    assert zone.is_over
