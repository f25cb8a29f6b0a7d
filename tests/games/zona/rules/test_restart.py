"""ZO-18.8 A new scavenger after a death."""

from __future__ import annotations

import pytest

from cordon.games.zona import events
from cordon.games.zona.rules.damage import Damage
from tests.games.zona.table import Table


def died(secrets: tuple[str, ...] = (), *others: str) -> Table:
    """Iwan has died in his turn; the news phase has just ended."""
    table = Table("iwan", *(others or ("tamara",))).put(0, injuries=6, traumas=("VIG", "PRO", "INT"), secrets=secrets)
    for seat in range(1, table.game.state.seats):
        table.put(seat, area="inn")
    table.run(Damage(0, WND=1))
    return table.top("news", "N07").news_phase()


@pytest.mark.rule("ZO-18.8", "ZO-14.11", "ZO-51.6")
def test_the_dead_pick_any_unused_board_at_the_end_of_the_news_phase_without_its_threats() -> None:
    table = died()
    assert table.decision.seat == 0
    assert set(table.things("keep")) == {"lidija", "kostia", "andriej", "sawwa", "oleg", "foma", "wiera", "danylo"}
    table.say("keep:sawwa")
    me = table.me()
    assert (me.character, me.area, me.injuries, me.rubles, me.reputation, me.fatigue) == (
        "sawwa",
        "swamp",
        2,
        100,
        -1,
        1,
    )
    assert table.owns() == {f"sawwa_{i}-1" for i in range(1, 5)}
    assert not any(area.threats for area in table.game.state.areas.values())
    table.audit()


@pytest.mark.rule("ZO-18.9", "ZO-51.6", "ZO-26.7")
@pytest.mark.parametrize(
    ("secrets", "offered"), [((), 0), (("A01",), 0), (("A01", "B01"), 2), (("A01", "B01", "O01"), 3)]
)
def test_with_two_secrets_one_may_be_kept_and_with_one_none(secrets: tuple[str, ...], offered: int) -> None:
    table = died(secrets)
    assert len(table.things("secret")) == offered
    if offered:
        table.say("secret:B01")
    table.say("keep:sawwa")
    assert table.me().secrets == (("B01",) if offered else ())
    table.audit()


@pytest.mark.rule("ZO-18.9")
def test_the_kept_secret_may_be_declined() -> None:
    assert died(("A01", "B01")).say("forget", "keep:oleg").me().secrets == ()


@pytest.mark.rule("ZO-18.8")
def test_without_a_board_the_player_is_out_and_the_match_goes_on() -> None:
    table = Table("iwan", "tamara").put(0, injuries=6, traumas=("VIG", "PRO", "INT")).put(1, area="inn")
    table.board(characters=()).run(Damage(0, WND=1)).top("news", "N07").news_phase()
    assert table.me().out
    assert table.told(events.LeftTheGame) == [events.LeftTheGame(0)]
    assert table.decision.seat == 1
    table.say("pass").top("news", "N06")
    assert table.me().out


@pytest.mark.rule("ZO-18.8")
def test_the_one_who_is_out_is_not_asked_for_a_board_again() -> None:
    table = Table("iwan", "tamara").put(1, area="inn").board(characters=())
    table.put(0, injuries=6, traumas=("VIG", "PRO", "INT")).run(Damage(0, WND=1)).top("news", "N07", "N06").news_phase()
    table.say("pass")
    assert len(table.told(events.LeftTheGame)) == 1


@pytest.mark.rule("ZO-18.8", "ZO-14.8")
def test_two_dead_pick_in_the_order_of_the_new_voice() -> None:
    table = Table("iwan", "tamara", "oleg")
    for seat, injuries in ((0, 6), (1, 5)):
        table.put(seat, area="white_lake", injuries=injuries, traumas=("VIG", "PRO", "INT"))
    table.put(2, area="inn").board(emission=5).top("emission", "E06").top("news", "N12").news_phase()
    assert table.game.state.deaths == 2
    assert table.game.state.voice == 1
    assert table.decision.seat == 1
    table.say("keep:foma")
    assert table.decision.seat == 0
    assert "foma" not in table.things("keep")


@pytest.mark.rule("ZO-18.8")
def test_whoever_has_died_may_bow_out_instead() -> None:
    table = died().say("retire")
    assert table.me().out
    assert table.told(events.LeftTheGame) == [events.LeftTheGame(0, willing=True)]
    assert table.decision.seat == 1
    table.audit()
