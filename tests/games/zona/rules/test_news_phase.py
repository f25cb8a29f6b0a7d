"""ZO-14 News phase."""

from __future__ import annotations

from typing import Any

import pytest

from cordon.games.zona import events
from tests.games.zona.table import Table


def quiet(*characters: str, **config: Any) -> Table:
    """Everybody sits in the Inn; the next news are harmless."""
    table = Table(*(characters or ("iwan", "tamara")), **config)
    for seat in range(table.game.state.seats):
        table.put(seat, area="inn")
    return table.top("news", "N07")


@pytest.mark.rule("ZO-14.1", "ZO-14.8", "ZO-11.1", "ZO-11.4")
def test_the_voice_passes_to_the_left_and_leads_the_next_round() -> None:
    table = quiet("iwan", "tamara", "oleg").news_phase()
    assert table.game.state.voice == 1
    assert table.decision.seat == 1
    assert table.game.state.round == 2


@pytest.mark.rule("ZO-14.9", "ZO-8.7")
def test_the_refresh_takes_tokens_off_permanent_items_alone_and_returns_abilities() -> None:
    table = quiet().give(0, "K07-1", tokens=1).give(0, "K05-1", tokens=1).put(1, used=("ability",)).news_phase()
    assert (table.item("K07-1").tokens, table.item("K05-1").tokens) == (0, 1)
    assert table.me(1).used == ()


@pytest.mark.rule("ZO-14.10", "ZO-1.4", "ZO-26.1", "ZO-51.18")
def test_when_the_news_run_out_all_lose_after_the_last_card() -> None:
    table = quiet().put(0, fatigue=3).only("news", "N07").news_phase()
    assert table.game.state.outcome is not None
    assert (table.game.state.outcome.result, table.game.state.outcome.cause) == ("defeat", "news")
    assert table.me().fatigue == 2, "the last card was carried out"


@pytest.mark.rule("ZO-26.1")
def test_with_the_other_switch_the_last_card_ends_the_match_unread() -> None:
    table = quiet(news_end="on_last_draw").put(0, fatigue=3).only("news", "N07").news_phase()
    assert table.game.state.outcome is not None
    assert table.me().fatigue == 3


@pytest.mark.rule("ZO-14.10")
def test_one_card_more_is_one_round_more() -> None:
    table = quiet().only("news", "N07", "N06").news_phase()
    assert table.game.state.outcome is None


@pytest.mark.rule("ZO-14.3")
def test_the_emission_interrupts_the_card_that_brings_it() -> None:
    table = quiet().put(0, area="dump").board(emission=5).top("news", "N09").news_phase()
    assert table.kind == "run.choose"
    table.say("stay")
    kinds = [type(event).__name__ for event in table.notes]
    assert kinds.index("NewsDrawn") < kinds.index("EmissionStruck") < kinds.index("MarketRenewed")
    assert table.game.facts(0).attribute == "WIL", "then the card goes on"
    assert table.game.state.emission == 0


@pytest.mark.rule("ZO-26.2", "ZO-15.6")
@pytest.mark.parametrize(("carry", "marker"), [(False, 0), (True, 1)])
def test_steps_beyond_the_last_space_are_lost_unless_they_are_carried(carry: bool, marker: int) -> None:
    table = quiet(emission_carry=carry).board(emission=5).top("news", "N12").news_phase()
    assert table.told(events.EmissionStruck) != []
    assert table.game.state.emission == marker


@pytest.mark.rule("ZO-14.3", "ZO-43.1")
def test_the_emission_comes_on_reaching_the_last_space() -> None:
    assert quiet().board(emission=5).top("news", "N06").news_phase().told(events.EmissionStruck) != []
    assert quiet().board(emission=4).top("news", "N06").news_phase().told(events.EmissionStruck) == []


@pytest.mark.rule("ZO-14.4", "ZO-15.4")
def test_a_timed_card_drawn_with_an_emission_is_placed_after_it() -> None:
    table = quiet().board(emission=5).mark("N20", "dump").top("news", "N14").news_phase()
    assert table.told(events.NewsEnded) == [events.NewsEnded("N20")]
    table.say("mark:dump/science_camp")
    assert (table.game.state.timed, table.game.state.marker) == ("N14", "dump/science_camp")


@pytest.mark.rule("ZO-26.16", "ZO-25")
def test_a_dead_voice_still_decides() -> None:
    table = (
        quiet("iwan", "tamara", "oleg").board(voice=1).put(1, injuries=5, traumas=("VIG", "PRO", "INT"), area="dump")
    )
    table.board(emission=5).top("emission", "E06").top("news", "N12").put(1, fatigue=5).news_phase()
    assert table.me(1).character == ""
    assert table.decision.seat == 1
    assert sorted(table.things("name")) == ["0", "2"], "the living"


@pytest.mark.rule("ZO-8.2")
def test_in_the_news_phase_items_only_react() -> None:
    table = (
        quiet()
        .put(0, area="dump", injuries=2, fatigue=5)
        .give(0, "J16-1", "J07-1", "J08-1")
        .top("news", "N08")
        .news_phase()
    )
    assert table.options == ("roll", "drop")
    table.dice("---").say("roll")
    assert "use:J07-1" in table.options, "a test is a reason"
    assert "use:J16-1" not in table.options


# --- alone ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZO-24.5")
def test_alone_a_marked_area_is_the_own_area_if_possible() -> None:
    table = Table("iwan").put(0, area="dump").top("news", "N20").news_phase()
    assert table.game.state.marker == "dump"
    table = Table("iwan").put(0, area="pripyat").top("news", "N20").news_phase()
    assert len(table.things("mark")) == 12, "anything else is the player's choice"


@pytest.mark.rule("ZO-24.5")
def test_alone_a_marked_border_touches_the_own_area_if_possible() -> None:
    table = Table("iwan").put(0, area="dump").top("news", "N14").news_phase()
    assert all("dump" in place.split("/") for place in table.things("mark"))
    table = Table("iwan").put(0, area="archive").top("news", "N14").news_phase()
    assert len(table.things("mark")) > 20


@pytest.mark.rule("ZO-24.5")
def test_alone_threats_come_to_the_own_area_first() -> None:
    table = Table("iwan").put(0, area="dump").top("news", "N03").news_phase()
    assert len(table.threats("dump")) == 1
    assert "dump" not in table.things("put"), "the second area must differ"


@pytest.mark.rule("ZO-24.5", "ZO-14.8")
def test_alone_there_is_no_voice_to_pass() -> None:
    table = Table("iwan").put(0, area="inn").top("news", "N07").news_phase()
    assert table.told(events.VoicePassed) == []
    assert table.decision.seat == 0


@pytest.mark.rule("ZO-24.5", "ZO-44")
def test_alone_a_denunciation_names_the_player() -> None:
    assert Table("iwan").put(0, area="inn").top("news", "N12").news_phase().me().reputation == -1
