"""A campaign at the terminal table: the binder in text."""

from __future__ import annotations

import random

import pytest

from cordon.cli.config import chosen
from cordon.kernel.decisions import Decision
from cordon.kernel.errors import OptionError
from cordon.tui.start import Wish
from cordon.tui.table import Table
from tests.tui.scripted import Scripted, Typist

TO_THE_CONTACTS = ("1", "1", "1", "5")
"""A stalker, the opening, the mission, on."""


def wish(players: int = 1, **more: object) -> Wish:
    return Wish(game="stalker", players=players, seed=4, config={"mode": "campaign"}, **more)  # type: ignore[arg-type]


def reading_and(*typed: str) -> Typist:
    """Read every page to its end, and type these lines at the questions."""
    left = iter(typed)

    def type_next(table: Table, decision: Decision, page: str) -> str:
        if page.rstrip().endswith(("Enter: read on.", "Enter: to the table.")):
            return ""
        return next(left, "q")

    return type_next


def at_random(seed: int, answers: int) -> Typist:
    """Random answers, in haste where one could stay; now and then a page of the binder."""
    dice, left = random.Random(seed), iter(range(answers))

    def type_next(table: Table, decision: Decision, page: str) -> str:
        if page.rstrip().endswith(("Enter: read on.", "Enter: to the table.")):
            return ""
        if next(left, None) is None:
            return "q"
        views = list(table.face.views())
        if dice.random() < 0.2:
            return dice.choice(views)
        options = decision.answers()
        leaves = decision.kind in ("packing.choose", "dealing.choose") and "done" in options and dice.random() < 0.3
        return str(options.index("done") + 1 if leaves else dice.randint(1, len(options)))

    return type_next


def shown(*typed: str, size: tuple[int, int] = (80, 30), plain: bool = False) -> list[str]:
    table = Scripted(wish(is_plain=plain), reading_and(*typed), size=size)
    table.run()
    return table.pages


def test_the_command_line_has_a_word_for_a_campaign() -> None:
    assert chosen("stalker", None, campaign=True) == {"mode": "campaign"}
    with pytest.raises(OptionError, match="zona has no campaign"):
        chosen("zona", None, campaign=True)
    with pytest.raises(OptionError, match="one or the other"):
        chosen("stalker", None, "A2", campaign=True)


@pytest.mark.rule("SM-8.1")
def test_the_zone_map_is_in_view_where_the_team_chooses_its_way() -> None:
    navigation = shown("1", "1")[-2]
    rows = navigation.splitlines()
    assert len(rows) <= 30
    assert "*A1*" in rows[5]
    assert rows[5].startswith("4 ")
    assert "103" in rows[6]
    assert "[#]" in rows[7]
    assert "(110)" in rows[9]


@pytest.mark.rule("ST-15.5")
def test_the_zone_map_marks_what_is_chosen_and_crossed_out() -> None:
    pages = shown("1", "1", "2", "1", "1", "z")
    view = next(page for page in pages if "103 Armour workshop (contact): crossed out." in page)
    assert "»A1«" in view
    assert "x103x" in view
    assert "A1 Dalik’s rescue (mission): the next mission." in view
    assert "104 Experienced stalker (contact): An old man on a bench." in view


def test_contacts_stash_and_chronicle_can_be_asked_for() -> None:
    pages = shown(*TO_THE_CONTACTS, "c", "s", "h")
    text = "\n".join(pages)
    assert "Sidorovich (trader)" in text
    assert "  Buy magazines, 500 K each." in text
    assert "Stash, 5000 K" in text
    assert "1 Milady" in text
    assert "Nothing has happened yet." in text


@pytest.mark.rule("ST-15.15")
def test_the_stash_and_the_pdas_stand_side_by_side_while_packing() -> None:
    pages = shown(*TO_THE_CONTACTS, "4", "2", size=(80, 24))
    packed = pages[-2]
    assert "share out the stash" in packed
    rows = packed.splitlines()
    stash = next(row for row in rows if row.startswith("Stash, 5000 K"))
    assert "1 Milady" in stash
    assert any("Leather Jacket" in row[40:] for row in rows[:8])


@pytest.mark.rule("ST-15.15")
def test_what_the_team_would_set_off_without_is_told_while_packing() -> None:
    before, after = shown(*TO_THE_CONTACTS, "4", "2", size=(120, 40))[-3:-1]
    assert "Before you set off: Milady has no weapon in hand; Milady wears no armour; Nobody carries" in before
    assert "Before you set off: Milady has no weapon in hand; Nobody carries a detector" in after


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("players", [1, 3])
def test_every_screen_of_a_campaign_fits(size: tuple[int, int], players: int) -> None:
    table = Scripted(wish(players), at_random(players, 150), size=size)
    table.run()
    width, height = size
    assert all(len(row) <= width for page in table.pages[:-1] for row in page.splitlines())
    asked = [page for page in table.pages[:-1] if page.startswith("Campaign  ")]
    assert max(len(page.splitlines()) for page in asked) <= height
    assert {"navigation.choose", "contacts.choose", "packing.choose", "turn.choose"} <= set(table.kinds)


def test_a_reader_of_lines_hears_stories_and_the_binder() -> None:
    pages = shown("1", "1", "2", "1", "1", "t", "z", plain=True)
    text = "\n".join(pages)
    assert "The workshop is a coal cellar." in text
    assert "Sidorovich turns the knob back" in text
    assert "103 Armour workshop (contact): crossed out." in text
    assert "*A1*" not in text
