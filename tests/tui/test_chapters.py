"""A campaign at the keyboard: it is left and gone on with in the middle, and its story is whole at the end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from cordon.tui.start import Wish
from cordon.words.catalogue import Words
from tests.examples.guests import SAGA, invited
from tests.tui.scripted import Scripted, lines

MISSION = ["1", "1", "2"]
"""Set out, march, dig."""
FOLDED = Words("en", "saga").say("journal-folded")


@pytest.fixture(autouse=True)
def saga() -> Iterator[None]:
    with invited(SAGA):
        yield


def play(*typed: str, go_on: bool = True) -> Scripted:
    table = Scripted(Wish(game="saga", seed=5, is_plain=True), lines(typed), go_on)
    table.run()
    return table


def test_a_campaign_that_was_left_goes_on_in_its_mission() -> None:
    first = play(*MISSION, *MISSION, "1", go_on=False)
    again = play("1", "u mission", "y", "j")
    session = again.table.session
    assert (session.first, session.digest()) == (6, first.table.session.digest())
    assert FOLDED in again.pages[-2]
    assert again.pages[-2].count("Mission began") == 1


def test_the_help_names_the_mission_where_there_are_some() -> None:
    assert "u mission" not in play("?", go_on=False).text
    assert "u mission" in play("1", "?", go_on=False).text


def test_the_journal_of_a_finished_campaign_is_whole(data_home: Path) -> None:
    once = play(*MISSION, *MISSION, *MISSION, go_on=False)
    [whole] = data_home.glob("*.txt")
    told = whole.read_text()
    assert told.count("Mission began") == 3
    assert FOLDED not in told
    assert once.table.session.is_folded
    whole.unlink()
    play(*MISSION, "2", "1", go_on=False)
    play("1", "2", "1", "1", "1")
    [again] = data_home.glob("*.txt")
    assert again.read_text().count("Mission began") == 3
