"""A mission at the terminal table, as a picture and as sentences."""

from __future__ import annotations

import re

import pytest

from cordon.kernel.decisions import Decision
from cordon.tui.start import Wish
from cordon.tui.table import Table
from tests.tui.scripted import Scripted, Typist, anything, lines

MANY = 60


def read_and(*typed: str) -> Typist:
    """Read every page to its end, and type these lines at the questions."""
    left = iter(typed)

    def type_next(table: Table, decision: Decision, page: str) -> str:
        if page.rstrip().endswith(("Enter: read on.", "Enter: to the table.")):
            return ""
        return next(left, "q")

    return type_next


def wish(mission: str = "A1", players: int = 1, **more: object) -> Wish:
    return Wish(game="stalker", players=players, seed=3, config={"mission": mission}, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(("players", "bots", "consent"), [(2, (), False), (2, ("greedy",), True), (1, (), True)])
def test_people_at_one_keyboard_are_not_asked_whether_they_agree(
    players: int, bots: tuple[str, ...], consent: bool
) -> None:
    table = Scripted(wish(players=players, bots=bots), read_and()).table
    assert table.session.game.config.consent is consent


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (160, 50)])
def test_the_screen_fits_and_keeps_the_map_the_hp_and_the_objective_in_view(size: tuple[int, int]) -> None:
    table = Scripted(wish(players=2), anything(1, MANY), size=size)
    table.run()
    width, height = size
    for page in table.pages[:-1]:
        rows = page.splitlines()
        assert len(rows) <= height
        assert all(len(row) <= width for row in rows)
    turns = [page for page in table.pages if "What do you do?" in page]
    assert turns
    for page in turns:
        assert "┃" in page
        assert re.search(r"HP \d+/\d+", page)
        assert re.search("[☐☑] Open the cell", page)


def test_a_map_that_is_cut_says_so_and_shows_the_stalker_who_acts() -> None:
    table = Scripted(wish("A3"), read_and("1", "1"), size=(80, 24))
    table.run()
    turn = next(page for page in table.pages if "What do you do?" in page)
    assert "The map goes on → ↓ (g shows all of it)" in turn
    assert "… b: PDAs, m: the mission" in turn
    drawn = [row[:49] for row in turn.splitlines()[1:12]]
    assert any("┃D»  1" in row for row in drawn)


def test_a_long_text_is_read_page_by_page_to_its_end() -> None:
    table = Scripted(wish("A3"), read_and("1", "2"), size=(80, 24))
    table.run()
    prologue, chosen = table.pages[:2]
    assert "neither is coming along." in " ".join(prologue.split())
    assert prologue.rstrip().endswith("Enter: to the table.")
    assert "Choose your stalker." in chosen
    later = " ".join(" ".join(table.pages[2:]).split())
    assert "sweeps away his own footprints." in later
    assert "If a stalker dies, the mission fails." in later


def in_the_shop(players: int = 2) -> Wish:
    return Wish(game="stalker", players=players, seed=3, config={"mission": "A1", "baskets": False})


def test_the_whole_shop_fits_on_a_small_screen_with_its_prices() -> None:
    table = Scripted(in_the_shop(), read_and("1", "1", "1", "4"), size=(80, 24))
    table.run()
    shop = table.pages[-2]
    assert len(shop.splitlines()) <= 24
    assert "Buy Tourist’s Breakfast (400 K)" in shop
    assert "Buy a magazine (shotgun) (500 K)" in shop
    assert "buys AKM-74U for 1000 K." in shop


def test_before_setting_off_everybody_s_things_are_in_view() -> None:
    table = Scripted(in_the_shop(), read_and("1", "1", "1", "4", "1", "1"), size=(80, 30))
    table.run()
    ready = table.pages[-2]
    assert "Before you set off" in ready
    assert "1 Milady. Leather Jacket, AKM-74U (6/6)." in ready
    assert "2 Chort. Leather Jacket." in ready


def test_options_beyond_the_screen_are_announced_and_listed_on_request() -> None:
    table = Scripted(in_the_shop(), read_and("1", "1", "1", "o"), size=(60, 12))
    table.run()
    shop = next(page for page in table.pages if "What does Milady buy?" in page)
    assert len(shop.splitlines()) <= 12
    assert "… there are more: o shows all of them." in shop
    assert "38: Buy a magazine (shotgun) (500 K)" in table.text


def test_what_is_typed_while_reading_answers_nothing_but_q_leaves() -> None:
    table = Scripted(wish("A3"), lines(["7", "q"]), size=(80, 24))
    table.run()
    assert not table.table.session.entries
    left = Scripted(wish("A3"), lines(["q"]), size=(80, 24))
    assert not left.run()
    assert len(left.kinds) == 1


@pytest.mark.parametrize("language", ["en", "de", "pl", "uk"])
@pytest.mark.parametrize("mission", ["A1", "A2", "A3", "B1", "B2", "B3"])
def test_a_mission_can_be_played_in_sentences(mission: str, language: str) -> None:
    table = Scripted(wish(mission, 2, language=language, is_plain=True), anything(2, MANY))
    table.run()
    assert table.table.session.game.state.outcome is not None or len(table.kinds) >= MANY
    assert not re.search(r"[{}]|stalker-\d|anomaly-\d", "".join(table.pages[1:-1]))


def test_the_letters_do_something() -> None:
    table = Scripted(wish(is_plain=True), lines(["1", "t", "b", "m", "?", "?1", "i AKM-74U", "i 1", "u", "q"]))
    table.run()
    assert "AKM-74U. tier 1; 6 ammo (rifle)" in table.text
    assert "5.E (game trail): exit; here: Milady; ways to" in table.text
    assert "☐ Open the cell" in table.text
    assert "at the north-west corner of a tile is the number of the tile" in table.text
    assert "m: the mission: objective, hints" in table.text
    assert "market" not in table.text
    assert "scavenger" not in table.text


def test_a_space_is_found_by_its_address() -> None:
    table = Scripted(wish(is_plain=True), lines(["1", "1", "1", "i 5.a", "q"]))
    table.run()
    assert table.text.count("5.A (birch stand): cover 1; exit; here: Milady; ways to 5.E, 5.F") == 1
