"""What minds tell at the terminal: advice, an outlook, and what a match that is over turned on."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from cordon.cli import app
from cordon.tui.start import Wish
from tests.tui.scripted import Scripted, anything, lines


@pytest.mark.parametrize("game", ["zona", "stalker", "twom"])
def test_a_question_is_answered_with_options_and_their_chances(game: str) -> None:
    table = Scripted(Wish(game=game, seed=5, is_plain=True), lines(["a", "e"]), False)
    table.run()
    assert "What I would do" in table.text or "nothing to choose" in table.text
    assert "A good end" in table.text
    assert "(± " in table.text


def test_no_chances_are_told_where_none_were_learned() -> None:
    wish = Wish(game="stalker", seed=5, is_plain=True, config={"mode": "campaign"})
    table = Scripted(wish, lines(["a", "e"]), False)
    table.run()
    assert "have not been learned" in table.text


def test_a_command_tells_what_a_match_turned_on(data_home: Path) -> None:
    table = Scripted(Wish(players=2, bots=("greedy",), seed=3, is_plain=True), anything(3))
    assert table.run()
    save = data_home / "zona-1.json"
    assert f"cordon hindsight {save}" in " ".join(table.text.split())
    told = CliRunner().invoke(app, ["hindsight", str(save), "--lang", "de"])
    assert told.exit_code == 0, told.output
    assert "Woran sie" in told.output
    assert "Insgesamt: Glück" in told.output


def test_a_match_that_runs_is_not_looked_back_on(data_home: Path) -> None:
    Scripted(Wish(seed=5, is_plain=True), lines(["1"]), False).run()
    told = CliRunner().invoke(app, ["hindsight", str(data_home / "zona-1.json")])
    assert told.exit_code == 1
    assert "not over" in str(told.output) + str(told.exception)
