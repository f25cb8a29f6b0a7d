"""ZO-9 Market, trade, rewards."""

from __future__ import annotations

import pytest

from cordon.games.zona import events
from cordon.games.zona.rules.event_phase import DrawEvent
from tests.games.zona.table import Table

ROW = ("J16-1", "J16-2", "J06-1", "J06-2")


def camping(**fields: object) -> Table:
    return (
        Table("iwan", "tamara")
        .put(0, area="inn", **fields)
        .market("junk", *ROW)
        .market("gear", "K14-1", "K04-1", "K05-1", "K06-1")
    )


@pytest.mark.rule("ZO-9.2", "ZO-6.10", "ZO-51.9")
@pytest.mark.parametrize(("reputation", "columns"), [("good", 4), ("neutral", 3), ("bad", 2)])
def test_the_columns_on_the_right_ask_for_reputation(reputation: str, columns: int) -> None:
    table = camping(reputation=reputation, rubles=5000).camp()
    assert [card for card in table.things("buy") if card in ROW] == list(ROW[:columns])
    for column in range(columns + 1, 5):
        assert table.why(f"buy:{ROW[column - 1]}").rule == "ZO-9.2"


@pytest.mark.rule("ZO-9.3")
def test_a_price_is_paid_in_full_or_not_at_all() -> None:
    table = camping(rubles=300).camp()
    assert table.why("buy:K05-1").rule == "ZO-9.3"
    table.say("buy:K14-1")
    assert table.me().rubles == 0
    assert "K14-1" in table.owns()


@pytest.mark.rule("ZO-9.4", "ZO-51.9")
def test_gaps_stay_open_until_the_end_of_the_turn_then_the_row_slides_left() -> None:
    table = camping(rubles=5000).top("junk", "J07-1", "J07-2").camp().say("buy:J16-1", "buy:J06-1")
    assert table.game.state.market["junk"].cards == ("", "J16-2", "", "J06-2")
    table.say("leave")
    assert table.game.state.market["junk"].cards == ("", "J16-2", "", "J06-2")
    table.say("pass")
    assert table.game.state.market["junk"].cards == ("J16-2", "J06-2", "J07-1", "J07-2")
    assert table.game.state.market["gear"].cards == ("K14-1", "K04-1", "K05-1", "K06-1")


@pytest.mark.rule("ZO-9.4", "ZO-9.1")
def test_after_a_purchase_in_an_event_the_row_slides_at_the_end_of_that_turn() -> None:
    table = (
        camping(rubles=5000)
        .put(0, area="dump")
        .put(1, area="inn")
        .top("green", "G17")
        .top("junk", "J07-1")
        .event_phase()
    )
    table.say("buy:J16-1")
    assert table.game.state.market["junk"].cards[0] == ""
    table.top("news", "N07").say("enough")
    assert table.game.state.market["junk"].cards == ("J16-2", "J06-1", "J06-2", "J07-1")


@pytest.mark.rule("ZO-9.5", "ZO-51.10", "ZO-26.18")
@pytest.mark.parametrize(
    ("card", "tokens", "value"), [("K05-1", 2, 200), ("J15-1", 2, 0), ("K07-1", 1, 500), ("F05-1", 0, 800)]
)
def test_tokens_on_a_wearing_item_lower_its_price_but_never_below_nothing(card: str, tokens: int, value: int) -> None:
    table = Table("iwan", "tamara").put(0, area="inn").give(0, card, tokens=tokens).camp().say(f"sell:{card}")
    assert table.me().rubles == value
    assert table.owns() == set()


@pytest.mark.rule("ZO-9.6", "ZO-51.10")
def test_what_was_bought_this_turn_cannot_be_sold_this_turn() -> None:
    table = camping(rubles=100).camp().say("buy:J16-1")
    assert table.why("sell:J16-1").rule == "ZO-9.6"
    table.say("leave").turn(0).camp()
    assert "sell:J16-1" in table.options


@pytest.mark.rule("ZO-9.5", "ZO-20.3")
def test_a_sold_trophy_returns_on_top_of_its_slot() -> None:
    table = Table("iwan", "tamara").put(0, area="inn").trophy(0, "MUT-Y-1a").camp().say("trophy:MUT-Y-1a")
    assert table.me().rubles == 600
    assert table.pile("MUT-Y")[-1] == "MUT-Y-1a"
    assert table.me().trophies == ()


@pytest.mark.rule("ZO-9.1", "ZO-9.6", "ZO-21.1")
def test_what_was_bought_in_a_camp_cannot_be_sold_at_the_farms_in_the_same_turn() -> None:
    table = Table("iwan", "tamara", area_action_limit="area").put(0, area="village", rubles=900).camp()
    table.game.set(bought=("AG08-1",))
    table.give(0, "AG08-1", "AG08-2").say("leave", "move:farms").turn(0).board(bought=("AG08-1",)).say("area")
    assert table.why("sell:AG08-1").rule == "ZO-9.6"
    assert "sell:AG08-2" in table.options


@pytest.mark.rule("ZO-9.1")
def test_an_event_that_only_sells_sells_at_camping_prices() -> None:
    table = Table("iwan", "tamara").put(0, area="quarry", rubles=5000).give(0, "K05-1", tokens=1).trophy(0, "MUT-G-1a")
    table.top("green", "G21").run(DrawEvent(0))
    assert table.things("buy") == []
    table.say("sell:K05-1", "trophy:MUT-G-1a", "enough")
    assert table.me().rubles == 5000 + 300 + 200
    assert table.told(events.PartDeclined) == []


@pytest.mark.rule("ZO-9.1", "ZO-13.5")
def test_a_trade_without_a_sale_is_declined() -> None:
    table = Table("iwan", "tamara").put(0, area="quarry").give(0, "K05-1").top("green", "G21").run(DrawEvent(0))
    assert table.say("enough").told(events.PartDeclined) == [events.PartDeclined(0, "event/G21/neutral")]


@pytest.mark.rule("ZO-7.8", "ZO-9.3")
def test_a_card_that_was_bought_and_declined_is_paid_for_all_the_same() -> None:
    table = camping(rubles=400).give(0, "J13-1", "J13-2", "J14-1", "J14-2", "J15-1").camp().say("buy:K05-1", "decline")
    assert table.me().rubles == 0
    assert "K05-1" in table.discards("gear")


@pytest.mark.rule("ZO-9.4", "ZO-8.9")
def test_a_market_without_cards_to_refill_keeps_its_gaps() -> None:
    table = camping(rubles=5000).empty("junk").camp().say("buy:J16-1", "leave", "pass")
    assert table.game.state.market["junk"].cards == ("J16-2", "J06-1", "J06-2", "")
