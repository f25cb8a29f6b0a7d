"""TW-4 Leadership."""

from __future__ import annotations

import pytest

from cordon.kernel.errors import AnswerRefused
from cordon.kernel.state import digest
from tests.games.twom.campaign import asked, campaign, play


@pytest.mark.rule("TW-4.2")
def test_only_the_leader_gives_answers() -> None:  # TC-021
    game = campaign(seats=3)
    game.set(leader=1)
    game.waiting = None
    assert asked(game).seat == 1
    before = digest(game.state)
    with pytest.raises(AnswerRefused):
        game.answer(0, "commit")
    assert digest(game.state) == before


@pytest.mark.rule("TW-4.4", "TW-4.5")
def test_the_journal_goes_to_the_left_after_a_stage_and_stays_with_a_single_player() -> None:
    game = play(campaign(seats=2), "commit")
    assert asked(game).seat == 1
    assert asked(play(campaign(), "commit")).seat == 0


@pytest.mark.rule("TW-4.6")
def test_the_journal_never_passes_inside_a_plan() -> None:
    game = play(campaign(seats=4), "assign:C05:search", "clear:C05", "assign:C09:search")
    assert asked(game).seat == 0
