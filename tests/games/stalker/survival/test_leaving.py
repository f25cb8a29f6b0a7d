"""Whoever has left is safe and out of everything (SV-1.6, SV-15.9); some scenarios are judged when nobody is left."""

from __future__ import annotations

import pytest

from cordon.games.stalker import events
from cordon.games.stalker.rules.actions import LeadToken
from cordon.games.stalker.rules.closeness import closest_spaces
from cordon.games.stalker.rules.movement import StalkerMove
from cordon.games.stalker.survival.leaving import Leave
from cordon.games.stalker.survival.places import spaces_at
from cordon.games.stalker.survival.run import ZoneRun
from cordon.kernel.frames import started
from tests.games.stalker.survival.zone import Zone


@pytest.mark.rule("SV-15.9")
def test_nothing_is_close_to_whoever_has_left() -> None:
    zone = Zone("S01", seats=1)
    zone.game.update(zone.me(), left=True, space=-1)
    assert closest_spaces(zone.game, "stalker-0", zone.game.board.land_mask) == ()
    assert spaces_at(zone.game, "near_slot:U:lead") == ()


@pytest.mark.rule("SV-4.3")
@pytest.mark.parametrize(("carries", "result"), [(True, "victory"), (False, "defeat")])
def test_the_vault_is_judged_when_nobody_is_left_by_whether_the_box_is_out(carries: bool, result: str) -> None:
    zone = Zone("S10", seats=1).stand(0, "OUT")
    if carries:
        zone.game.update(zone.game.state.tokens["strongbox-1"], space=-1, holder=0)
    zone.run(Leave(0), inside=started(ZoneRun()))
    assert [event.result for event in zone.events(events.MissionEnded)] == [result]


@pytest.mark.rule("ST-7.12")
@pytest.mark.rule("SV-1.6")
@pytest.mark.parametrize(("gone", "lead"), [((1,), 2), ((1, 2), 3), ((1, 2, 3), 0)])
def test_the_lead_is_never_handed_to_whoever_has_left(gone: tuple[int, ...], lead: int) -> None:
    zone = Zone("S01", seats=4)
    for seat in gone:
        zone.game.update(zone.game.stalker(seat), left=True, space=-1)
    zone.run(LeadToken(0, "focus"))
    assert zone.game.state.lead == lead


@pytest.mark.rule("SV-16.12")
def test_the_lead_passes_over_those_who_left_before() -> None:
    zone = Zone("S01", seats=3).stand(0, "OUT").stand(1, "OUT")
    zone.run(Leave(1)).finish().run(Leave(0))
    assert zone.game.state.lead == 2


@pytest.mark.rule("SV-15.9")
def test_ties_are_decided_by_somebody_who_is_still_there() -> None:
    """A match of bots broke off: the lead was handed to somebody who had left, who was then asked for another's step."""
    zone = Zone("S01", "M07", seats=3, ties="all").stand(0, "OUT").stand(1, "Q1")
    zone.run(Leave(0)).finish()
    zone.game.set(lead=2)
    zone.run(LeadToken(2, "focus")).stalker(2, "1.C").run(
        StalkerMove(2, 4, goal=zone.game.board.index["15.K"], free=True)
    )
    assert zone.options == ("step:1.D", "step:1.F")
    assert zone.decision.seat == 1
