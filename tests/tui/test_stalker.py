"""A mission at the terminal table, as a picture and as sentences."""

from __future__ import annotations

import re

import pytest

from cordon.tui.start import Wish
from tests.tui.scripted import Scripted, anything, lines

MANY = 60


def wish(mission: str = "A1", players: int = 1, **more: object) -> Wish:
    return Wish(game="stalker", players=players, seed=3, config={"mission": mission}, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (160, 50)])
def test_the_screen_fits(size: tuple[int, int]) -> None:
    table = Scripted(wish(players=2), anything(1, MANY), size=size)
    table.run()
    width, height = size
    for page in table.pages[:-1]:
        rows = page.splitlines()
        assert len(rows) <= height
        assert all(len(row) <= width for row in rows)
    turns = [page for page, kind in zip(table.pages, table.kinds, strict=False) if kind == "turn.choose"]
    assert turns
    assert all("┃" in page for page in turns)


@pytest.mark.parametrize("language", ["en", "de", "pl", "uk"])
@pytest.mark.parametrize("mission", ["A1", "A2", "A3", "B1", "B2", "B3"])
def test_a_mission_can_be_played_in_sentences(mission: str, language: str) -> None:
    table = Scripted(wish(mission, 2, language=language, is_plain=True), anything(2, MANY))
    table.run()
    assert len(table.kinds) >= MANY
    assert not re.search(r"[{}]|stalker-\d|anomaly-\d", "".join(table.pages[1:-1]))


def test_the_letters_do_something() -> None:
    table = Scripted(wish(is_plain=True), lines(["1", "t", "b", "m", "?", "?1", "i AKM-74U", "i 1", "u", "q"]))
    table.run()
    assert "AKM-74U. tier 1; 6 ammo (rifle)" in table.text
    assert "5.E (game trail): here: Milady; ways to" in table.text
    assert "☐ Open the cell" in table.text
    assert "On the map each space has its address" in table.text
