"""Zona's rules of thumb in positions: what they once did that people at the table laughed at."""

from __future__ import annotations

from functools import partial

import pytest

from cordon.bots.zona import trading, worth
from cordon.bots.zona.greedy import GreedyScavenger
from cordon.bots.zona.situation import Me
from cordon.bots.zona.travel import Journey
from cordon.games.zona import GAME
from cordon.games.zona.content import content
from cordon.games.zona.rules.news_phase import MarkNews, VoicePuts
from cordon.games.zona.views import view
from tests.games.zona.table import Table

PASSES = ("pass",)


def answer(table: Table, seat: int = 0) -> str:
    """What the bot answers to the question that is open."""
    decision = next(d for d in table.game.decisions() if d.seat == seat)
    return GreedyScavenger().choose(decision, partial(GAME.view, table.game, seat))


def known(table: Table, seat: int = 0) -> Me:
    return Me(view(table.game, seat))


def bare_market(table: Table) -> Table:
    """Nothing to buy."""
    return table.market("junk").market("gear")


def walled(table: Table, lock: str) -> Table:
    """All facilities are shut by the same kind of lock."""
    for facility in ("archive", "botanical_lab", "shelter", "observatory"):
        table.lock(facility, lock)
    return table


# --- circles and empty camps --------------------------------------------------------------------------------------------


def test_what_is_put_aside_for_a_lock_does_not_go_shopping() -> None:
    table = Table("tamara").put(0, area="science_camp", fatigue=0, rubles=600).turn(0)
    table.lock("archive", "L6")
    assert not trading.foresee(known(table), "science_camp").gain


def test_nothing_is_bought_for_a_full_backpack() -> None:
    table = bare_market(Table("iwan").put(0, area="village", fatigue=0, rubles=1000)).market("junk", "J13-1")
    assert trading.foresee(known(table), "village").gain
    table.give(0, "J02-1", "J03-1", "J03-2", "J02-2", "J13-2")
    assert known(table).packed == known(table).capacity
    assert not trading.foresee(known(table), "village").gain


def test_nobody_camps_where_a_camp_changes_nothing() -> None:
    table = bare_market(Table("tamara").put(0, area="village", fatigue=0, rubles=0)).turn(0)
    assert not trading.foresee(known(table), "village").is_any
    assert answer(table) != "area"


def test_somebody_worn_out_sleeps_in_the_bunker_on_the_way() -> None:
    table = Table("lidija", "oleg").put(0, area="inn", fatigue=5).turn(0)
    assert answer(table) == "area"


def test_whoever_tried_in_vain_for_what_a_lock_asks_stays_to_try_again() -> None:
    """The area's action comes once a turn; going away for the rest of the turn only leads back."""
    table = walled(bare_market(Table("foma").put(0, area="quarry", fatigue=0)), "L7").turn(0)
    assert answer(table) == "area"
    table.turn(0, actions=1)
    table.game.state.stack[-1].area_actions = ("quarry",)
    table.game.waiting = None
    assert answer(table) in PASSES


# --- rest ---------------------------------------------------------------------------------------------------------------


def test_nobody_rests_who_is_rested() -> None:
    table = Table("iwan").unlock("shelter").put(0, area="shelter", fatigue=0, injuries=3).turn(0)
    assert answer(table) == "pass"


def test_wiera_rests_to_heal() -> None:
    table = Table("wiera").unlock("shelter").put(0, area="shelter", fatigue=0, injuries=3).turn(0)
    assert answer(table) == "rest"


# --- news ---------------------------------------------------------------------------------------------------------------


def test_before_a_roadblock_one_waits_and_does_not_run_to_and_fro() -> None:
    table = walled(bare_market(Table("iwan").put(0, area="farms", fatigue=0)), "L2").turn(0)
    for facility in ("archive", "shelter", "observatory"):
        table.lay(f"facilities.{facility}.events", ())
    assert answer(table) == "move:swamp"
    assert answer(table.mark("N14", "farms/swamp").turn(0)) in PASSES


def test_a_minefield_is_walked_round_where_that_is_as_near() -> None:
    """From the Village the Swamp is two steps away by the Farms and by the Factory."""
    for mined, by in (("farms/village", "factory"), ("factory/village", "farms")):
        table = Table("iwan", "oleg", "tamara").put(0, area="village").mark("N15", mined).turn(0)
        assert Journey(known(table), table.decision).ways.path("swamp") == [by, "swamp"]


def test_a_shortage_is_not_paid() -> None:
    """An injury for 200 rubles is healed, for 300 it waits."""
    for news, healed in ((False, True), (True, False)):
        table = bare_market(Table("iwan", "oleg")).put(0, area="science_camp", injuries=2, rubles=400)
        if news:
            table.mark("N21", "science_camp")
        table.turn(0).camp()
        assert (answer(table) == "heal") is healed


# --- the Voice ----------------------------------------------------------------------------------------------------------


def leader_at(area: str, **more: object) -> Table:
    """Oleg has two secrets and stands somewhere; Iwan is the Voice, far away."""
    table = Table("iwan", "oleg").put(0, area="dump").put(1, area=area, secrets=["A01", "B01"])
    return table.board(voice=0).turn(0)


@pytest.mark.parametrize("news", ["N14", "N15"])
def test_the_voice_bars_the_border_that_the_leader_must_cross(news: str) -> None:
    assert answer(leader_at("misty_hill").run(MarkNews(news))) == "mark:misty_hill/pripyat"


def test_the_voice_lays_trouble_where_the_leader_is_and_not_where_nobody_goes() -> None:
    assert answer(leader_at("white_lake").run(MarkNews("N16"))) == "mark:white_lake"
    assert answer(leader_at("white_lake").run(MarkNews("N18"))) == "mark:white_lake"


def test_the_voice_raises_the_price_where_the_leader_would_be_healed() -> None:
    table = leader_at("quarry").put(1, injuries=4)
    assert answer(table.run(MarkNews("N21"))) == "mark:inn"


def test_the_voice_keeps_cheap_goods_for_itself() -> None:
    assert answer(leader_at("quarry").run(MarkNews("N19"))) == "mark:science_camp"


def test_the_voice_puts_threats_on_the_leaders_way() -> None:
    table = leader_at("headquarters")
    assert answer(table.run(VoicePuts("N02", "ANO-Y", "yellow", 1))) == "put:white_lake"


# --- the board ----------------------------------------------------------------------------------------------------------


def test_an_easy_trophy_is_looked_for() -> None:
    table = bare_market(Table("danylo", "oleg", equipped=True)).threaten("swamp", "MUT-G-3a")
    assert answer(table.put(0, area="swamp", fatigue=0).turn(0)) == "search"


def test_trophies_are_sold_to_the_farmers_by_whoever_passes() -> None:
    table = bare_market(Table("iwan", "oleg")).put(0, area="farms", fatigue=0)
    assert answer(table.trophy(0, "MUT-Y-1a", "MUT-Y-2a").turn(0)) == "area"


def test_no_name_is_burnt_for_what_there_is_no_room_for() -> None:
    table = walled(bare_market(Table("foma", "oleg")), "L5").put(0, area="headquarters", fatigue=0)
    assert answer(table.turn(0)) == "area"
    table.give(0, "J02-1", "J03-1", "J03-2", "J02-2", "J13-2")
    assert answer(table.turn(0)) != "area"


# --- trade --------------------------------------------------------------------------------------------------------------


def test_a_second_rucksack_is_of_no_use() -> None:
    table = Table("oleg", "iwan").put(0, rubles=1000)
    assert worth.use_for(known(table), "K15") == 0.0
    assert worth.use_for(known(table.put(1, rubles=1000), 1), "K15") > 0.0


def test_what_is_bought_is_not_sold_again() -> None:
    for kind in content().kinds.values():
        if not kind.price or kind.id not in {card.partition("-")[0] for card in content().decks["gear"]}:
            continue
        for purse in range(kind.price, 2000, 100):
            table = Table("iwan").put(0, rubles=purse)
            if trading._surplus(known(table), f"{kind.id}-1", kind.price, purse) > trading.SURPLUS:
                table.put(0, rubles=purse - kind.price).give(0, f"{kind.id}-1", worn=kind.place == "wear")
                bought = next(item for item in known(table).items if item.card == f"{kind.id}-1")
                assert not trading._is_for_sale(known(table), bought), (kind.id, purse)


# --- when it is no use --------------------------------------------------------------------------------------------------


def test_a_facility_whose_tests_are_too_hard_is_left_for_an_easier_one() -> None:
    """Foma, who is wise and weak: the Observatory is for him, the Botanical Laboratory is not."""
    table = bare_market(Table("foma", "iwan")).unlock("shelter", "observatory").put(0, area="shelter", fatigue=0)
    table.lay("facilities.archive.events", ()).lay("facilities.botanical_lab.events", ())
    assert answer(table.turn(0)).startswith("move:")
    table.put(0, area="observatory")
    assert answer(table.turn(0)) in PASSES


def test_when_nothing_can_be_won_any_more_nobody_wanders() -> None:
    table = bare_market(Table("iwan", "oleg")).put(0, area="village", fatigue=0)
    table.only("news", "N01", "N02")
    assert answer(table.turn(0)) in PASSES
    assert answer(table.put(0, area="farms").turn(0)) == "move:village"
