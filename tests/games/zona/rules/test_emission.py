"""ZO-15 Emission."""

from __future__ import annotations

from typing import Any

import pytest

from cordon.games.zona import events
from cordon.games.zona.rules.damage import Damage
from cordon.games.zona.rules.emission import EmissionStrikes
from tests.games.zona.table import Table


def struck(*areas: str, card: str = "E01", **config: Any) -> Table:
    names = ("iwan", "tamara", "oleg", "wiera")[: max(2, len(areas))]
    table = Table(*names, **config)
    for seat in range(len(names)):
        table.put(seat, area=areas[seat] if seat < len(areas) else "inn")
    return table.top("emission", card, "E02")


@pytest.mark.rule("ZO-15.2", "ZO-26.25")
def test_running_is_no_move() -> None:
    table = struck("dump").threaten("science_camp").run(EmissionStrikes())
    assert table.things("run") == ["science_camp"]
    table.say("run:science_camp")
    assert (table.me().area, table.me().fatigue) == ("science_camp", 3)
    assert table.hurts() == []


@pytest.mark.rule("ZO-15.2", "ZO-26.5", "ZO-6.8")
@pytest.mark.parametrize(("fatigue", "allowed"), [(3, True), (4, False)])
def test_running_needs_breath(fatigue: int, allowed: bool) -> None:
    table = struck("dump", card="E06").put(0, fatigue=fatigue).run(EmissionStrikes())
    if allowed:
        assert table.say("run:science_camp").me().fatigue == 5
    else:
        assert table.hurts() == [{"RAD": 2}], "there was nothing to choose"


@pytest.mark.rule("ZO-15.2", "ZO-15.3", "ZO-26.13")
def test_all_run_before_anybody_is_hurt_in_turn_order_from_the_voice() -> None:
    table = struck("dump", "quarry").board(voice=1).run(EmissionStrikes())
    assert table.decision.seat == 1
    table.say("stay")
    assert table.decision.seat == 0
    assert table.hurts(1) == []
    table.say("stay")
    assert [event.seat for event in table.told(events.DamageTaken)] == [1, 0]


@pytest.mark.rule("ZO-15.3", "ZO-26.24")
@pytest.mark.parametrize(
    ("one_batch", "hurts"),
    [(True, [{"RAD": 3, "DIS": 2, "WND": 1}]), (False, [{"RAD": 1, "DIS": 1}] * 2 + [{"RAD": 1, "WND": 1}])],
)
def test_emission_damage_is_one_batch_unless_the_switch_says_part_by_part(
    one_batch: bool, hurts: list[dict[str, int]]
) -> None:
    table = struck("pripyat", emission_one_batch=one_batch).run(EmissionStrikes())
    assert table.hurts() == hurts


@pytest.mark.rule("ZO-15.3", "ZO-8.2")
def test_protection_works_in_an_emission_but_bandages_do_not() -> None:
    table = struck("white_lake").put(0, injuries=1).give(0, "AY09-1", "J08-1").turn(1).run(EmissionStrikes())
    assert "use:AY09-1" in table.options
    assert "use:J08-1" not in table.options
    table.say("use:AY09-1")
    assert table.hurts() == []


@pytest.mark.rule("ZO-15.4", "ZO-14.5")
def test_an_emission_sweeps_the_board() -> None:
    table = (
        struck()
        .threaten("dump", "MUT-Y-1a")
        .threaten("pripyat", "ANO-Y-1a")
        .mark("N20", "farms")
        .run(EmissionStrikes())
    )
    assert table.game.state.timed == ""
    assert table.game.state.marker == ""
    lying = [token for area in table.game.state.areas.values() for token in area.threats]
    assert len(lying) == 6
    assert "MUT-Y-1a" not in lying
    assert table.threats("pripyat") == ()
    assert table.told(events.EncounterBegan) == []
    told = [type(e) for e in table.notes if isinstance(e, events.NewsEnded | events.ThreatsSwept | events.ThreatPlaced)]
    assert told == [events.NewsEnded, events.ThreatsSwept] + [events.ThreatPlaced] * 6
    table.audit()


@pytest.mark.rule("ZO-15.4")
def test_a_board_without_threats_is_not_said_to_be_swept() -> None:
    assert struck().run(EmissionStrikes()).told(events.ThreatsSwept) == []


@pytest.mark.rule("ZO-15.5")
def test_an_emission_renews_the_market() -> None:
    table = struck()
    old = {card for row in table.game.state.market.values() for card in row.cards}
    table.run(EmissionStrikes())
    new = {card for row in table.game.state.market.values() for card in row.cards}
    assert not old & new
    assert old <= set(table.discards("junk")) | set(table.discards("gear"))


@pytest.mark.rule("ZO-15.1", "ZO-23")
def test_with_fewer_than_two_cards_all_are_shuffled_first() -> None:
    table = struck().only("emission", "E05").run(EmissionStrikes())
    assert len(table.pile("emission")) == 19
    assert len(table.discards("emission")) == 1
    table = struck().only("emission", "E05", "E07").run(EmissionStrikes())
    assert table.pile("emission") == ("E07",)


@pytest.mark.rule("ZO-15.3", "ZO-18.7")
def test_one_death_in_an_emission_does_not_spare_the_others() -> None:
    table = (
        struck("white_lake", "pripyat").put(0, injuries=6, traumas=("VIG", "PRO", "INT")).turn(1).run(EmissionStrikes())
    )
    assert table.me(0).character == ""
    assert table.me(1).injuries == 5
    assert table.say("trauma:VIG", seat=1).told(events.MarketRenewed) != []


@pytest.mark.rule("ZO-15.2")
def test_nobody_runs_from_a_facility_or_out_of_a_bunker() -> None:
    table = struck("shelter", "inn").run(EmissionStrikes())
    assert table.kind == "take_turn.choose"
    assert table.told(events.Ran) == []


@pytest.mark.rule("ZO-18.2")
def test_an_emission_batch_is_one_trauma() -> None:
    table = struck("pripyat").put(0, injuries=6).run(EmissionStrikes()).say("trauma:VIG")
    assert table.me().traumas == ("VIG",)
    table.run(Damage(0, plain=1)).say("trauma:PRO")
    assert len(table.me().traumas) == 2
