"""The switches of a game on the command line: listed, read, and refused by name."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from cordon.cli import app
from cordon.cli.config import chosen
from cordon.games.registry import GAMES
from cordon.kernel.spec import Setup
from cordon.words.catalogue import languages


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_switch_is_listed_with_its_values_and_its_meaning(game: str, language: str) -> None:
    done = CliRunner().invoke(app, ["config", game, "--lang", language], env={"COLUMNS": "200"})
    assert done.exit_code == 0
    for switch in GAMES[game].switches:
        assert switch.key in done.stdout
        assert all(str(value) in done.stdout for value in switch.values if isinstance(value, str))
    assert "{" not in done.stdout


def test_a_mission_is_known_in_small_letters_too() -> None:
    assert chosen("stalker", ["hard=True", "geiger_marks=0,5,10"], "a3") == {
        "hard": True, "geiger_marks": [0, 5, 10], "mission": "A3",
    }  # fmt: skip
    GAMES["stalker"].new(Setup(1, 1, chosen("stalker", ["geiger_marks=0,5,10"], "b2")))


@pytest.mark.parametrize("command", ["play", "sim"])
def test_a_mission_that_does_not_exist_is_answered_with_those_that_do(command: str) -> None:
    done = CliRunner().invoke(app, [command, "stalker", "--mission", "Z9"])
    assert done.exit_code == 1
    assert "“Z9”; there are: A1, A2, A3, B1, B2, B3." in done.stderr


def test_a_switch_that_does_not_exist_is_answered_with_those_that_do() -> None:
    done = CliRunner().invoke(app, ["play", "twom", "--config", "mission=A1"])
    assert "no switch “mission” here; there are: difficulty, saving, care" in done.stderr


def test_a_simulation_takes_switches() -> None:
    command = ["sim", "stalker", "--players", "1", "--games", "1", "--workers", "1", "--json"]
    plain = json.loads(CliRunner().invoke(app, command).stdout)
    shop = json.loads(CliRunner().invoke(app, [*command, "--config", "baskets=false"]).stdout)
    assert shop["decisions"] != plain["decisions"]
    assert shop["errors"] == plain["errors"]
