"""Every command works for a game that brings only its rules, and for the example."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.examples.guests import GAMES, GUESTS, ROOT


def cordon(*arguments: str, typed: str = "", cwd: Path = ROOT, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "cordon", *arguments],
        env={**os.environ, **GUESTS, "COLUMNS": "100", **environment},
        input=typed,
        capture_output=True,
        text=True,
        cwd=cwd,
        timeout=300,
    )


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("command", "told"),
    [
        (["config"], "KEY=VALUE"),
        (["sim", "--players", "2", "--bots", "random", "--games", "20", "--workers", "1"], "errors"),
        (["bench", "--seconds", "0.05"], "undo late in a match"),
        (["content", "lint"], ": 0 cards"),
        (["rules", "outline"], "begin"),
    ],
    ids=lambda each: each[0] if isinstance(each, list) else "",
)
def test_a_command_works_for_a_game_that_it_knows_nothing_about(game: str, command: list[str], told: str) -> None:
    name, *rest = command
    group = [name, rest.pop(0)] if name in ("content", "rules") else [name]
    done = cordon(*group, game, *rest)
    assert "Traceback" not in done.stderr
    assert done.returncode == 0, done.stderr
    assert told in done.stdout


def test_a_simulation_of_such_a_game_has_no_errors_and_tells_no_deaths() -> None:
    done = cordon("sim", "fair", "--bots", "random", "--games", "10", "--workers", "1")
    assert "deaths" not in done.stdout
    assert "errors" in done.stdout
    assert done.stderr == ""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("way", [["--plain"], []], ids=["plain", "drawn"])
def test_a_whole_match_can_be_played_in_the_terminal(game: str, way: list[str], tmp_path: Path) -> None:
    save = tmp_path / "match.json"
    # The last number that is taken answers; a number that is not there, or is not possible, is only told so.
    typed = "5\n4\n3\n2\n1\n0\n" * 60
    done = cordon(
        "play", game, "--players", "2", "--bots", "random", "--seed", "3", "--save", str(save), *way, typed=typed
    )
    assert "Traceback" not in done.stderr
    assert done.returncode == 0, done.stderr
    assert "Won by " in done.stdout
    assert "Won by " not in next(tmp_path.glob("*.txt")).read_text(), "it is told by the table, not by the rules"


def test_the_example_speaks_in_its_own_words(tmp_path: Path) -> None:
    save = str(tmp_path / "match.json")
    done = cordon("play", "tin", "--players", "2", "--seed", "3", "--plain", "--save", save)
    assert "Your finds are worth" in done.stdout
    assert "Pay a cartridge and roll die 1 once more" in done.stdout


def test_a_game_without_words_is_asked_in_the_words_of_its_rules(tmp_path: Path) -> None:
    save = str(tmp_path / "match.json")
    done = cordon("play", "fair", "--seed", "1", "--plain", "--save", save, typed="1\n1\n1\n?2\n")
    assert "Player 1: Name a number of your coins." in done.stdout
    assert "Run, or pay a coin to ride. (Coins " in done.stdout
    assert "Coins changed: Player 1; to 4." in done.stdout


def test_scenarios_can_be_written_for_any_game() -> None:
    done = cordon("check", "examples/last-tin/scenarios")
    assert done.returncode == 0, done.stdout
    assert done.stdout.endswith("2 passed, 0 failed\n")


def test_a_scenario_of_such_a_game_that_does_not_hold_is_told(tmp_path: Path) -> None:
    wrong = (ROOT / "examples/last-tin/scenarios/a-hand.yaml").read_text().replace("pot: 0", "pot: 7")
    (tmp_path / "wrong.yaml").write_text(wrong)
    done = cordon("check", str(tmp_path))
    assert done.returncode == 1
    assert "expected 7, found 0" in done.stdout


def test_a_game_that_is_not_there_is_answered_with_those_that_are() -> None:
    done = cordon("play", "chess")
    assert done.returncode == 1
    assert "zona, stalker, twom, tin, fair" in done.stderr


@pytest.mark.parametrize(
    ("packs", "told"),
    [
        ("nowhere:PACK", "nowhere"),
        ("last_tin.pack", "last_tin.pack"),
        ("last_tin:GAME", "is no pack of a game"),
        ("tests.examples.impostor:PACK", "two games are called zona"),
    ],
)
def test_a_pack_that_cannot_be_used_is_told_in_a_sentence(packs: str, told: str) -> None:
    done = cordon("sim", "zona", "--games", "1", "--workers", "1", CORDON_GAMES=packs)
    assert done.returncode == 1
    assert told in done.stderr
    assert "Traceback" not in done.stderr


def test_help_imports_no_game() -> None:
    code = (
        "import sys; sys.argv = ['cordon', '--help']\nfrom cordon.cli import app\ntry: app()\nexcept SystemExit: pass\n"
    )
    code += "print(sorted(name for name in sys.modules if name.startswith(('cordon.games.', 'cordon.tui', 'cordon.table'))))"
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, **GUESTS}, capture_output=True, text=True, timeout=60
    )
    assert done.stdout.splitlines()[-1] == "[]"


def test_the_version_is_told() -> None:
    assert cordon("--version").stdout.startswith("cordon ")
