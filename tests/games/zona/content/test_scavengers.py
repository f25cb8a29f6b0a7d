"""Every scavenger: the figures of its board, and what its ability does (ZO-35)."""

from __future__ import annotations

import pytest

from cordon.games.zona import GAME, events
from cordon.games.zona.content import content
from cordon.games.zona.rules.carrying import TakeCards
from cordon.games.zona.rules.damage import Damage
from cordon.kernel.spec import Setup
from tests.games.zona.table import Table

# id, VIG PRO INT WIL, endurance, injuries, rubles, reputation, start, threats
BOARDS = """
lidija  2 1 4 3 5 0 300 good    science_camp ANO-G@swamp        ANO-Y@white_lake
kostia  3 3 2 2 5 1 200 neutral borderland   MUT-G@headquarters MUT-Y@proving_ground
iwan    2 4 2 2 6 1 400 bad     dump         MUT-G@quarry       MUT-Y@factory
tamara  3 2 3 2 5 0 200 neutral farms        MUT-G@swamp        ANO-Y@red_forest
andriej 4 2 2 2 5 0 500 neutral inn          ANO-G@quarry       MUT-Y@chernobyl
sawwa   2 3 2 3 6 2 100 bad     swamp        ANO-G@farms        ANO-Y@misty_hill
oleg    3 3 1 3 5 0 200 neutral quarry       MUT-G@dump         MUT-Y@red_forest
foma    2 1 3 4 4 0 100 neutral farms        ANO-G@borderland   ANO-Y@factory
wiera   2 2 3 3 5 0 200 good    village      MUT-G@borderland   ANO-Y@chernobyl
danylo  3 4 1 2 5 1 300 neutral headquarters MUT-G@farms        MUT-Y@misty_hill
"""
ROWS = {line.split()[0]: line.split()[1:] for line in BOARDS.strip().splitlines()}


@pytest.mark.rule("ZO-35", "ZO-6.1", "ZO-6.4", "ZO-6.5", "ZO-34")
@pytest.mark.parametrize("name", ROWS)
def test_a_board_has_the_figures_of_the_digest(name: str) -> None:
    board = content().characters[name]
    printed = [board.VIG, board.PRO, board.INT, board.WIL, board.endurance, board.injuries, board.rubles]
    threats = [f"{threat.slot}@{threat.area}" for threat in board.threats]
    assert [*map(str, printed), board.reputation, board.start, *threats] == ROWS[name]
    assert board.VIG + board.PRO + board.INT + board.WIL == 10


@pytest.mark.rule("ZO-5.3", "ZO-5.4")
@pytest.mark.parametrize("name", ROWS)
def test_a_scavenger_starts_as_its_board_says(name: str) -> None:
    other = "oleg" if name != "oleg" else "foma"
    match = GAME.new(Setup(2, 3, {"character_draft": "open", "first_player": "host"}))
    match.decisions()
    match.answer(0, f"keep:{name}")
    match.answer(1, f"keep:{other}")
    me, row = match.state.scavengers[0], ROWS[name]
    assert [str(me.injuries), str(me.rubles)] == row[5:7]
    assert ({1: "good", 0: "neutral", -1: "bad"}[me.reputation], me.area, me.fatigue) == (row[7], row[8], 1)
    assert {item.card for item in match.items_of(0)} == {f"{name}_{i}-1" for i in range(1, 5)}
    assert all(item.worn is (match.item_kind(item.card).place == "wear") for item in match.items_of(0))
    lying = [(token[:5], area.id) for area in match.state.areas.values() for token in area.threats]
    assert {tuple(text.split("@")) for text in (*row[9:11], *ROWS[other][9:11])} == set(lying)
    assert len(lying) == 4


def test_every_scavenger_is_here() -> None:
    assert set(ROWS) == set(content().characters)


# --- abilities ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZO-35", "ZO-8.9")
def test_lidija_draws_two_artifacts_and_keeps_one_once_a_round() -> None:
    table = Table("lidija", "tamara").top("artY", "AY09-1", "AY05-1", "AY02-1").run(TakeCards(0, "artY", 2))
    table.say("answer:scavenger-0", "keep:AY05-1")
    assert table.owns() == {"AY05-1", "AY02-1"}, "the second one is taken as usual"
    assert table.discards("artY") == ("AY09-1",)
    assert table.kind == "take_turn.choose"
    table.top("news", "N07").put(1, area="inn").put(0, area="inn").news_phase().run(TakeCards(0, "artG", 1))
    assert table.things("answer") == ["scavenger-0"], "a new round"


@pytest.mark.rule("ZO-35")
def test_lidija_may_also_just_take_the_top_card() -> None:
    table = Table("lidija", "tamara").top("artG", "AG07-1").run(TakeCards(0, "artG", 1)).say("decline")
    assert table.owns() == {"AG07-1"}
    assert table.me().used == ()


@pytest.mark.rule("ZO-35", "ZO-16.6")
def test_kostia_rerolls_up_to_two_dice_when_he_forces() -> None:
    table = Table("kostia", "tamara").test(0, "WIL", 9).dice("--H", "+0").say("roll", "force", "die:0", "die:1")
    assert table.told(events.Rerolled)[-1].dice == ("PLUS", "BLANK", "HAZARD")
    table = Table("kostia", "tamara").test(0, "WIL", 9).dice("--H", "+").say("roll", "force", "die:2", "enough")
    assert table.told(events.Rerolled)[-1].dice == ("MINUS", "MINUS", "PLUS")
    assert table.me().fatigue == 2


@pytest.mark.rule("ZO-35", "ZO-22.6")
def test_kostia_with_the_devils_guts_uses_the_better_of_the_two() -> None:
    table = Table("kostia", "tamara").put(0, traumas=("VIG", "PRO")).give(0, "AY01-1")
    table.test(0, "WIL", 9).dice("-0H", "+++").say("roll", "force:AY01-1", "die:0", "die:1", "die:2")
    assert table.told(events.Rerolled)[-1].dice == ("PLUS",) * 3
    table = Table("kostia", "tamara").put(0, traumas=("VIG", "PRO")).give(0, "AY01-1")
    table.test(0, "WIL", 9).dice("-0H", "++").say("roll", "force", "die:0", "die:1")
    assert table.told(events.Rerolled)[-1].dice == ("PLUS", "PLUS", "HAZARD")


@pytest.mark.rule("ZO-35")
@pytest.mark.parametrize(("token", "rubles"), [("MUT-G-1a", 100), ("MUT-Y-6a", 100), ("ANO-G-2a", 0)])
def test_iwan_is_paid_for_every_mutant_that_he_defeats(token: str, rubles: int) -> None:
    table = (
        Table("iwan", "tamara").put(0, area="dump").threaten("dump", token).top("gear", "K17-1").top("artG", "AG07-1")
    )
    table.say("search").roll("+++").say("confront").roll("+++")
    assert table.me().rubles == rubles


@pytest.mark.rule("ZO-35")
def test_tamara_rerolls_one_die_of_a_detection_for_nothing_once_a_round() -> None:
    table = Table("tamara", "iwan").put(0, area="dump").threaten("dump", "MUT-G-3a").say("search")
    table.dice("--0", "+", "000").say("roll", "use:scavenger-0", "die:0", "accept", "confront", "roll")
    assert table.told(events.Rerolled)[-1].dice == ("PLUS", "MINUS", "BLANK")
    assert table.me().fatigue == 1
    assert "use:scavenger-0" not in table.options, "a confrontation"
    table.say("accept").threaten("dump", "MUT-G-7a").turn(0).say("search").dice("--0").say("roll")
    assert table.why("use:scavenger-0").rule == "ZO-35"


@pytest.mark.rule("ZO-35", "ZO-16.6")
def test_tamara_needs_no_breath_for_her_reroll() -> None:
    table = Table("tamara", "iwan").put(0, area="dump", fatigue=5).threaten("dump", "MUT-G-3a").say("search")
    table.dice("--0").say("roll")
    assert "use:scavenger-0" in table.options
    assert table.why("force").rule == "ZO-6.8"


@pytest.mark.rule("ZO-35", "ZO-9.3")
def test_andriej_buys_one_item_a_turn_for_less_but_never_under_100() -> None:
    table = Table("andriej", "tamara").put(0, area="inn", rubles=1000).market("junk", "J06-1", "J13-1", "J13-2")
    table.say("area", "camp", "buy:J06-1")
    assert table.me().rubles == 900, "100 is the floor, and the favour is not used up for nothing"
    table.say("buy:J13-1")
    assert table.me().rubles == 800
    table.say("buy:J13-2")
    assert table.me().rubles == 600
    table.say("leave", "pass").turn(0).market("junk", "J14-1").camp().say("buy:J14-1")
    assert table.me().rubles == 500, "a new turn"


@pytest.mark.rule("ZO-35", "ZO-44")
def test_andriej_keeps_his_favour_where_the_black_market_is_as_cheap() -> None:
    table = Table("andriej", "tamara").put(0, area="inn", rubles=1000).mark("N19", "inn")
    table.market("junk", "J13-1", "J02-1").say("area", "camp", "buy:J13-1")
    assert table.me().rubles == 900
    assert table.me().used == ()
    table.say("buy:J02-1")
    assert table.me().rubles == 800, "300 less twice 100"
    assert table.me().used == ("ability",)


@pytest.mark.rule("ZO-35", "ZO-18.3")
def test_sawwa_cancels_one_radiation_a_round() -> None:
    table = Table("sawwa", "tamara").run(Damage(0, RAD=2, WND=1)).say("use:scavenger-0")
    assert table.hurts() == [{"RAD": 1, "WND": 1}]
    table.give(0, "J09-1").run(Damage(0, RAD=1))
    assert table.why("use:scavenger-0").rule == "ZO-35"


@pytest.mark.rule("ZO-35", "ZO-7.2", "ZO-26.22")
def test_oleg_always_has_the_sixth_slot_and_never_a_seventh() -> None:
    table = Table("oleg", "tamara")
    assert table.game.capacity(0) == 6
    table.give(0, "K15-1", "AG04-1")
    assert table.game.capacity(0) == 6


@pytest.mark.rule("ZO-35", "ZO-8.13")
def test_foma_ignores_one_side_effect_a_round() -> None:
    table = Table("foma", "tamara").put(0, fatigue=5).give(0, "AG04-1", "AG06-1").test(0, "PRO", 9).dice("000")
    table.say("roll", "use:AG04-1")
    assert table.me().fatigue == 5
    assert table.me().used == ("ability",)
    table.say("use:AG06-1")
    assert table.hurts() == [{"WND": 2}], "the second one is suffered"


@pytest.mark.rule("ZO-35", "ZO-12.8")
def test_wiera_may_heal_when_she_rests() -> None:
    table = Table("wiera", "tamara").put(0, injuries=2, fatigue=3).say("rest", "answer:scavenger-0")
    assert (table.me().injuries, table.me().fatigue) == (1, 3)
    table.say("rest", "decline")
    assert (table.me().injuries, table.me().fatigue) == (1, 2)
    table.turn(0).put(0, injuries=0).say("rest")
    assert table.me().fatigue == 1, "without an injury there is nothing to choose"


@pytest.mark.rule("ZO-35", "ZO-9.5", "ZO-21.1")
def test_danylo_sells_trophies_for_more_everywhere() -> None:
    table = Table("danylo", "tamara").put(0, area="inn").trophy(0, "MUT-G-1a").say("area", "camp", "trophy:MUT-G-1a")
    assert table.me().rubles == 300
    table = Table("danylo", "tamara").put(0, area="farms").trophy(0, "MUT-Y-1a").say("area", "trophy:MUT-Y-1a")
    assert table.me().rubles == 600 + 200 + 100
