"""SV-6 Setup cards that are more than tokens on slots, and what cards do with anomalies."""

from __future__ import annotations

import pytest

from cordon.games.stalker import events
from cordon.games.stalker.mapping.library import board_for, maps
from cordon.games.stalker.rules.anomalies import FindArtifact, Surge, touched
from cordon.games.stalker.rules.facing import facings
from cordon.games.stalker.rules.rounds import Turn
from cordon.games.stalker.survival.anomalies import Bloom, lull
from tests.games.stalker.survival.zone import Zone


@pytest.mark.rule("SV-6.2")
def test_a_bulkhead_closes_the_strongroom_and_holds_unique_loot() -> None:
    zone = Zone("S01", "M01", seats=2).up("U09").part("U09", "fixed")
    slot = zone.game.zone_map.slot("D3")
    laid = {token.edge: token.kind for token in zone.game.state.tokens.values() if token.edge}
    assert laid == {slot.edges[0]: "armored_gate", **dict.fromkeys(slot.edges[1:], "welded_door")}
    assert zone.holds("unique_loot") == [slot.spaces[0]]
    assert not zone.game.board.routes("open", zone.slot("IN")).reached >> zone.slot("D3") & 1


@pytest.mark.rule("ST-19.9")
@pytest.mark.parametrize("map", sorted(maps().zones))
def test_no_hole_of_a_map_leads_into_its_strongroom(map: str) -> None:
    zone, board = maps().zones[map], board_for(map, frozenset())
    closed = {board.room[board.index[space]] for space in zone.slot("D3").spaces}
    for slot in ("H1", "H2"):
        (segment,) = [board.segment(edge) for edge in zone.slot(slot).edges]
        assert segment is not None
        assert closed.isdisjoint(board.room[board.index[side]] for side in (segment.one, segment.other))


@pytest.mark.rule("SV-6.2")
def test_a_sealed_container_is_opened_at_its_door() -> None:
    zone = Zone("S01", "M01", seats=2).up("U14").part("U14", "fixed")
    (lock,) = [token for token in zone.game.state.tokens.values() if token.kind == "locked_door"]
    segment = zone.game.board.segment(lock.edge)
    assert segment is not None
    assert "container.A" in (segment.one, segment.other)
    outside = segment.other if segment.one == "container.A" else segment.one
    zone.stalker(0, outside).run(Turn(0, 0))
    assert "card:U14:break_the_seal" in zone.options


@pytest.mark.rule("SV-6.2")
def test_the_excavator_makes_a_hole_in_the_closest_wall_once() -> None:
    zone = Zone("S01", "M01", seats=2).up("U04").part("U04", "fixed").stand(0, "X1")
    zone.symbol("P3").run(Turn(0, 0)).say("card:U04:swing_the_arm").finish("turn.choose")
    (hole,) = [token for token in zone.game.state.tokens.values() if token.kind == "hole"]
    segment = zone.game.board.segment(hole.edge)
    assert segment is not None
    assert segment.edge == "door"
    assert (
        zone.game.board.room[zone.game.board.index[segment.one]]
        or zone.game.board.room[zone.game.board.index[segment.other]]
    )
    assert "card:U04:swing_the_arm" not in zone.options


@pytest.mark.rule("SV-6.2")
@pytest.mark.parametrize(("seats", "most"), [(1, 1), (2, 1), (3, 1), (4, 2)])
def test_at_most_half_of_the_stalkers_take_the_back_way(seats: int, most: int) -> None:
    zone = Zone("S01", "M01", seats=seats).up("U30")
    zone.enemy("tick", zone.name_of("L1")).part("U30", "chosen")
    where = [zone.game.address(stalker.space) for stalker in zone.game.state.stalkers.values()]
    moved = [name for name in where if name != zone.name_of("IN")]
    assert len(moved) == most
    ranges = zone.game.board.ranges("open", zone.slot("L1"))
    assert all(ranges[zone.game.board.index[name]] >= 3 for name in moved)


@pytest.mark.rule("SV-6.2")
def test_a_watched_approach_leaves_tokens_and_turns_enemies() -> None:
    zone = Zone("S01", "M01", seats=2).enemy("tick", "2.G", "N").enemy("tick", "6.D", "N").enemy("tick", "13.M", "N")
    zone.up("U31").part("U31", "after")
    assert all(zone.me(seat).attention for seat in (0, 1))
    looks = [zone.facing(f"tick-{i}") in facings(zone.game, zone.foe(f"tick-{i}"), zone.slot("IN")) for i in (1, 2)]
    assert looks == [True, True]
    assert [event.enemy for event in zone.events(events.Turned)] == ["tick-1", "tick-2"]  # the third is farther away


# --- anomalies --------------------------------------------------------------------------------------------------------


def with_anomalies() -> Zone:
    zone = Zone("S04", "M01", seats=1)
    zone.anomaly("jelly", (1, "2@b5", "N"), id="anomaly-1", artifact=True)
    return zone.anomaly("jelly", (4, "6@c4", "N"), id="anomaly-2")


@pytest.mark.rule("SV-0.4")
@pytest.mark.parametrize(
    ("which", "extra", "found"),
    [
        ("lowest", False, (True, 0, True, 0)),
        ("lowest", True, (True, 1, False, 0)),
        ("highest", True, (True, 0, True, 0)),
    ],
)
def test_an_artifact_comes_under_a_standee(which: str, extra: bool, found: tuple[int, ...]) -> None:
    zone = with_anomalies().run(Bloom(which, extra)).finish()  # type: ignore[arg-type]
    one, other = zone.game.state.anomalies.values()
    assert (one.artifact, one.more, other.artifact, other.more) == found


@pytest.mark.rule("SV-0.4")
def test_a_second_artifact_is_there_when_the_first_has_come_out() -> None:
    zone = with_anomalies().run(Bloom("lowest", True)).finish().stalker(0, "2.J")
    for left in (True, False):
        zone.symbol("P4").run(FindArtifact(0, 1)).finish()
        assert zone.game.state.anomalies["anomaly-1"].artifact == left
    assert zone.game.supply("artifact") == 3


@pytest.mark.rule("SV-0.4")
def test_a_still_anomaly_does_nothing_for_its_rounds() -> None:
    zone = with_anomalies().stalker(0, "2.J")
    lull(zone.game, "anomaly-1", 2)
    for round, still in ((1, True), (2, True), (3, False)):
        zone.game.set(round=round)
        assert (touched(zone.game, (zone.me().space,)) == []) == still
        zone.symbol("P4").run(Surge(only="anomaly-1")).finish()
        assert (zone.events(events.AnomalyActivated) == []) == still
        zone.game.luck = None
