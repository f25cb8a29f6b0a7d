"""Every news card: its arrows, what it does at once, and what it does while it lies on the timed field (ZO-44)."""

from __future__ import annotations

import pytest

from cordon.games.zona import events
from cordon.games.zona.content import content
from tests.games.zona.table import Table

ARROWS = "N01 1, N02 1, N03 2, N04 2, N05 1, N06 1, N07 0, N08 1, N09 2, N10 1, N11 1, N12 2, N13 0, N14 1, N15 1, N16 2, N17 1, N18 2, N19 1, N20 2, N21 2"
CARDS = {pair.split()[0]: int(pair.split()[1]) for pair in ARROWS.split(", ")}
TIMED = {
    "N14": "border",
    "N15": "border",
    "N16": "area",
    "N17": "area",
    "N18": "area",
    "N19": "bunker",
    "N20": "area",
    "N21": "bunker",
}
GREEN = {"farms", "quarry", "swamp", "borderland", "headquarters", "dump"}
YELLOW = {"chernobyl", "red_forest", "factory", "white_lake", "misty_hill", "proving_ground"}


def news(card: str, *characters: str, **areas: str) -> Table:
    """The Voice (seat 1) draws this card; the next one is harmless."""
    table = Table(*(characters or ("iwan", "tamara", "oleg"))).board(voice=1, emission=0)
    for i in range(table.game.state.seats):
        table.put(i, area=areas.get(f"s{i}", "inn"))
    table.top("junk", "J06-1", "J06-2", "J06-3")
    return table.top("news", card)


@pytest.mark.rule("ZO-14.2", "ZO-44")
@pytest.mark.parametrize(("card", "arrows"), list(CARDS.items()))
def test_a_news_card_moves_the_emission_marker(card: str, arrows: int) -> None:
    table = news(card).news_phase()
    assert table.game.state.emission == arrows
    assert content().news[card].marks == TIMED.get(card, "")


def test_there_are_21_news_cards_with_27_arrows() -> None:
    assert set(CARDS) == set(content().news)
    assert sum(CARDS.values()) == 27


@pytest.mark.rule("ZO-44", "ZO-14.6", "ZO-17.4")
@pytest.mark.parametrize(
    ("card", "first", "second"),
    [
        ("N01", ("MUT-G", GREEN), ("MUT-Y", YELLOW)),
        ("N02", ("ANO-G", GREEN), ("ANO-Y", YELLOW)),
        ("N03", ("MUT-G", GREEN), ("MUT-G", GREEN - {"swamp"})),
        ("N04", ("ANO-Y", YELLOW), ("ANO-Y", YELLOW - {"factory"})),
    ],
)
def test_the_voice_puts_threats(card: str, first: tuple[str, set[str]], second: tuple[str, set[str]]) -> None:
    table = news(card, s0="swamp").news_phase()
    expected = []
    for slot, areas in (first, second):
        assert table.decision.seat == 1
        assert set(table.things("put")) == areas
        area = "swamp" if "swamp" in areas else "factory" if "factory" in areas else min(areas)
        expected.append((area, table.pile(slot)[0]))
        table.say(f"put:{area}")
    for area, token in expected:
        assert token in table.threats(area)
    assert table.told(events.EncounterBegan) == []


@pytest.mark.rule("ZO-44")
def test_a_supply_drop_brings_junk_to_everybody_in_a_bunker() -> None:
    table = news("N05", s0="village", s1="dump", s2="inn").give(0, "J03-1").news_phase()
    assert (len(table.owns(0)), table.owns(1), len(table.owns(2))) == (2, set(), 1)
    assert table.item("J03-1").tokens == 0, "news are no event, area or item: the Crowbar rests (ZO-22.13)"
    assert table.owns(2) == {"J06-1"}, "in turn order from the Voice"


@pytest.mark.rule("ZO-44")
def test_a_raided_convoy_renews_the_gear_row_alone() -> None:
    table = news("N06")
    gear, junk = table.game.state.market["gear"].cards, table.game.state.market["junk"].cards
    table.news_phase()
    assert set(table.discards("gear")) == set(gear)
    assert not set(table.game.state.market["gear"].cards) & set(gear)
    assert table.game.state.market["junk"].cards == junk


@pytest.mark.rule("ZO-44")
def test_a_windless_night_rests_everybody() -> None:
    table = news("N07", s0="archive", s1="pripyat").put(0, fatigue=3).put(1, fatigue=1).put(2, fatigue=0).news_phase()
    assert [table.me(i).fatigue for i in range(3)] == [2, 0, 0]


@pytest.mark.rule("ZO-44", "ZO-10.9", "ZO-14.7")
@pytest.mark.parametrize(
    ("card", "attribute", "difficulty", "kind"), [("N08", "INT", 2, "RAD"), ("N09", "WIL", 3, "DIS")]
)
def test_everybody_in_open_space_is_tested(card: str, attribute: str, difficulty: int, kind: str) -> None:
    table = news(card, s0="pripyat", s1="dump", s2="archive").news_phase()
    assert table.decision.seat == 1, "turn order from the Voice"
    facts = table.game.facts(1)
    assert (facts.attribute, facts.difficulty) == (attribute, difficulty)
    table.roll("---")
    assert table.hurts(1) == [{kind: 1}]
    assert table.decision.seat == 0, "the one underground is spared"
    table.roll("+++")
    assert table.hurts(0) == []
    assert table.kind == "take_turn.choose"


@pytest.mark.rule("ZO-44", "ZO-8.8")
def test_damp_damages_an_item_of_everybody_outside_a_bunker() -> None:
    table = news("N10", s0="archive", s1="inn", s2="dump").give(0, "K05-1").give(1, "K05-2").give(2, "K05-3")
    table.news_phase()
    assert [table.item(f"K05-{i}").tokens for i in (1, 2, 3)] == [1, 0, 1]


@pytest.mark.rule("ZO-44")
@pytest.mark.parametrize("card", ["N11", "N13"])
def test_everybody_may_pay_for_reputation(card: str) -> None:
    table = news(card).put(0, rubles=200).put(1, rubles=100).put(2, rubles=500)
    table.trophy(0, "MUT-G-1a").trophy(2, "MUT-G-2a").news_phase()
    assert table.decision.seat == 2, "the Voice cannot pay"
    table.say("decline")
    assert table.decision.seat == 0
    table.say("part:1")
    assert [table.me(i).reputation for i in range(3)] == [1, 0, 0]
    assert table.me().trophies == (() if card == "N11" else ("MUT-G-1a",))
    assert table.me().rubles == (200 if card == "N11" else 0)


@pytest.mark.rule("ZO-44", "ZO-14.6")
def test_a_denunciation_hits_whom_the_voice_names() -> None:
    table = news("N12").news_phase()
    assert table.decision.seat == 1
    assert sorted(table.things("name")) == ["0", "1", "2"]
    table.say("name:2")
    assert [table.me(i).reputation for i in range(3)] == [0, 0, -1]


# --- timed news ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZO-14.4", "ZO-44")
@pytest.mark.parametrize("card", TIMED)
def test_the_voice_marks_a_place_of_the_right_kind(card: str) -> None:
    table = news(card).mark("N20" if card != "N20" else "N18", "dump").news_phase()
    assert table.decision.seat == 1
    places = set(table.things("mark"))
    if TIMED[card] == "border":
        assert "dump/proving_ground" in places
        assert all("/" in place for place in places)
    elif TIMED[card] == "area":
        assert places == GREEN | YELLOW
    else:
        assert places == {"inn", "village", "science_camp"}
    place = min(places)
    table.say(f"mark:{place}")
    assert (table.game.state.timed, table.game.state.marker) == (card, place)
    table.audit()


@pytest.mark.rule("ZO-44", "ZO-12.3")
def test_a_roadblock_stops_move_in_both_directions() -> None:
    table = Table("iwan", "tamara").mark("N14", "dump/science_camp")
    assert table.put(0, area="dump").why("move:science_camp").rule == "ZO-44"
    assert table.put(0, area="science_camp").why("move:dump").rule == "ZO-44"
    assert "move:headquarters" in table.options


@pytest.mark.rule("ZO-44")
@pytest.mark.parametrize("characters", [("iwan", "tamara"), ("iwan", "tamara", "oleg")])
def test_no_roadblock_takes_an_area_its_last_border(characters: tuple[str, ...]) -> None:
    table = news("N14", *characters).news_phase()
    near = table.game.side.neighbours
    alone = {area for area, found in near.items() if len(found) == 1}
    marked = {area for place in table.things("mark") for area in place.split("/")}
    assert not alone & marked
    assert len(table.things("mark")) == len(table.game.side.borders) - len(alone)


@pytest.mark.rule("ZO-44", "ZO-22.13")
def test_a_minefield_hurts_and_is_no_shortcut() -> None:
    table = Table("iwan", "tamara").put(0, area="dump").give(0, "J04-1").mark("N15", "dump/science_camp")
    table.say("move:science_camp")
    assert table.hurts() == [{"WND": 1}]
    table.say("move:headquarters")
    assert table.hurts() == [{"WND": 1}]


@pytest.mark.rule("ZO-44", "ZO-22.13")
def test_a_mined_shortcut_hurts_twice() -> None:
    table = Table("iwan", "tamara").put(0, area="dump").mark("N15", "dump/proving_ground").say("move:proving_ground")
    assert table.hurts() == [{"WND": 1}, {"WND": 1}]


@pytest.mark.rule("ZO-44")
def test_a_hot_zone_hurts_whoever_ends_a_turn_there() -> None:
    table = Table("iwan", "tamara").put(0, area="dump").mark("N16", "dump").say("rest")
    assert table.hurts() == []
    table.say("rest")
    assert table.hurts() == [{"RAD": 1}]
    table = Table("iwan", "tamara").put(0, area="dump").mark("N16", "dump").say("rest", "move:science_camp")
    assert table.hurts() == []


@pytest.mark.rule("ZO-44", "ZO-12.3")
def test_a_patrol_comes_before_the_encounter() -> None:
    table = (
        Table("iwan", "tamara").put(0, area="science_camp", rubles=300).threaten("dump", "MUT-G-1a").mark("N17", "dump")
    )
    table.say("move:dump")
    assert (table.game.facts(0).attribute, table.game.facts(0).difficulty) == ("VIG", 3)
    table.roll("000")
    assert table.things("part") == ["1", "2"]
    table.say("part:1")
    assert table.me().rubles == 100
    assert table.game.facts(0).source == "MUT-G-1a", "then the encounter"


@pytest.mark.rule("ZO-44", "ZO-17.4")
def test_a_patrol_does_not_see_who_relocates() -> None:
    table = (
        Table("iwan", "tamara").put(0, area="swamp").give(0, "K01-1").mark("N17", "dump").say("use:K01-1", "go:dump")
    )
    assert table.kind == "take_turn.choose"
    assert table.me().area == "dump"


@pytest.mark.rule("ZO-44", "ZO-9.5")
def test_a_lure_makes_threats_harder_and_trophies_dearer() -> None:
    table = Table("iwan", "tamara").put(0, area="dump").mark("N18", "dump").threaten("dump", "MUT-G-1a").say("search")
    table.roll("+++").say("confront")
    assert table.game.facts(0).difficulty == 4
    table.roll("+++").put(0, area="inn", rubles=0).trophy(0, "MUT-G-1b").say("area", "camp", "trophy:MUT-G-1a")
    assert table.me().rubles == 300
    table.say("trophy:MUT-G-1b")
    assert table.me().rubles == 500, "the other one was won elsewhere"


@pytest.mark.rule("ZO-44", "ZO-41")
def test_a_lured_gargantuan_that_got_its_trophy_has_difficulty_four() -> None:
    table = Table("iwan", "tamara").put(0, area="dump").mark("N18", "dump").threaten("dump", "MUT-Y-1a")
    table.trophy(0, "MUT-G-1a").say("search").roll("+++").say("confront", "answer:MUT-Y-1a")
    assert table.game.facts(0).difficulty == 4


@pytest.mark.rule("ZO-44", "ZO-9.3")
def test_a_black_market_is_cheaper_there_and_there_alone() -> None:
    for area, price in (("inn", 200), ("village", 300)):
        table = (
            Table("iwan", "tamara").put(0, area=area, rubles=500).mark("N19", "inn").market("junk", "J02-1", "J06-1")
        )
        table.camp().say("buy:J02-1")
        assert table.me().rubles == 500 - price
        table.say("buy:J06-1")
        assert table.me().rubles == 400 - price, "100 is the lowest price"


@pytest.mark.rule("ZO-44", "ZO-12.5")
def test_a_whiteout_stops_the_area_action() -> None:
    table = Table("iwan", "tamara").put(0, area="dump").mark("N20", "dump")
    assert table.why("area").rule == "ZO-44"
    assert "area" in table.put(0, area="borderland").options


@pytest.mark.rule("ZO-44", "ZO-20.3")
@pytest.mark.parametrize(("area", "price"), [("inn", 300), ("village", 200)])
def test_medicine_is_short_in_the_marked_bunker(area: str, price: int) -> None:
    table = Table("iwan", "tamara").put(0, area=area, rubles=500, injuries=2).mark("N21", "inn").camp()
    table.say("heal")
    assert table.me().rubles == 500 - price


@pytest.mark.rule("ZO-14.5")
def test_a_timed_event_ends_when_another_replaces_it() -> None:
    table = news("N20").mark("N14", "dump/science_camp").news_phase().say("mark:farms")
    assert "N14" in table.discards("news")
    assert table.game.state.listening.get("impassable") is None
    assert table.put(0, area="dump").turn(0).options.count("move:science_camp") == 1
