"""``cordon play`` from the outside."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from cordon.cli import app


def play(*args: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, ["play", "zona", *args], input=typed)


def test_a_match_is_started_saved_and_continued(data_home: Path) -> None:
    first = play("--seed", "1", "--plain", typed="1\nq\n")
    assert first.exit_code == 0
    assert (data_home / "zona-1.json").exists()
    second = play("--continue", "--plain", typed="q\n")
    assert second.exit_code == 0
    assert "2 actions left" in second.output


def test_a_drawn_screen_in_a_pipe_has_no_colours() -> None:
    result = play("--seed", "1", typed="1\n")
    assert result.exit_code == 0
    assert "Chernobyl" in result.output
    assert "\x1b" not in result.output


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("--players", "5"), "zona is for 1 to 4 players, not for 5."),
        (("--players", "2", "--bots", "clever"), "There is no bot called “clever”"),
        (("--players", "2", "--bots", "greedy,greedy"), "at least one person"),
        (("--players", "1", "--bots", "greedy,greedy"), "more bots (2) than seats (1)"),
        (("--lang", "xx"), "no language 'xx'"),
        (("--config", "colour=red"), "no switch “colour” here"),
        (("--config", "fatigue_min=7"), "fatigue_min"),
        (("--config", "emission_carry"), "expected key=value"),
        (("--continue",), "no unfinished match"),
        (("--lang", "de", "--players", "5"), "zona ist für 1 bis 4 Spieler, nicht für 5."),
        (("--lang", "pl", "--continue", "--save", "none.json"), "none.json: Pliku nie da się odczytać"),
        (("--lang", "uk", "--continue"), "Незакінченої партії zona тут немає."),
    ],
)
def test_a_wrong_wish_is_told_in_a_sentence(args: tuple[str, ...], message: str) -> None:
    result = play("--plain", *args)
    assert result.exit_code == 1
    assert message in result.output
    assert "Traceback" not in result.output


def test_switches_reach_the_rules() -> None:
    faces = "die_faces=PLUS,PLUS,PLUS,PLUS,PLUS,PLUS"
    result = play("--seed", "1", "--plain", "--config", faces, "--config", "character_draft=open", typed="1\nq\n")
    assert result.exit_code == 0
    assert "Choose a scavenger." in result.output


def test_an_unknown_game_is_told() -> None:
    result = CliRunner().invoke(app, ["play", "chess"])
    assert result.exit_code == 1
    assert "There is no game called “chess”" in result.output
