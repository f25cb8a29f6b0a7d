"""Whoever has left is safe and out of everything (SV-1.6, SV-15.9); some scenarios are judged when nobody is left."""

from __future__ import annotations

import pytest

from cordon.games.stalker import events
from cordon.games.stalker.rules.closeness import closest_spaces
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
