"""Many matches: repeatable, counted right, and robust against a match that breaks."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from typer.testing import CliRunner

from cordon.cli import app
from cordon.games.registry import GAMES
from cordon.kernel.errors import CordonError
from cordon.lab import simulate as lab
from cordon.lab.results import MatchResult, Results
from cordon.lab.simulate import Plan, simulate
from cordon.words.catalogue import Words
from cordon.words.errors import tell_error

PLAN = Plan("zona", 2, ("greedy", "random"), 24, 3)
KEYS = [
    "game",
    "players",
    "bots",
    "games",
    "finished",
    "errors",
    "decisions",
    "seconds",
    "decisions_per_second",
    "outcomes",
    "rounds_median",
    "deaths_mean",
]


def test_the_number_of_workers_changes_nothing() -> None:
    assert simulate(PLAN).matches == simulate(replace(PLAN, workers=2)).matches


def test_the_same_seed_gives_the_same_results_and_another_seed_others() -> None:
    plan = replace(PLAN, games=4)
    assert simulate(plan).matches == simulate(plan).matches
    assert simulate(plan).matches != simulate(replace(plan, seed=4)).matches


def test_a_longer_run_begins_with_the_shorter_one() -> None:
    assert simulate(replace(PLAN, games=5)).matches[:3] == simulate(replace(PLAN, games=3)).matches


def test_matches_are_told_in_order_as_they_come_in() -> None:
    heard: list[int] = []
    simulate(replace(PLAN, games=5), lambda match: heard.append(match.index))
    assert heard == [0, 1, 2, 3, 4]


def test_results_count_victories_defeats_and_errors_apart() -> None:
    matches = (
        MatchResult(0, 1, "victory", 100, {"rounds": 9, "deaths": 2}),
        MatchResult(1, 2, "defeat", 300, {"rounds": 21, "deaths": 1}),
        MatchResult(2, 3, "victory", 200, {"rounds": 12, "deaths": 0}),
        MatchResult(3, 4, error="KeyError: 'x'"),
    )
    found = Results("zona", 2, ("greedy",), matches, 2.0).as_json()
    assert list(found) == KEYS
    assert (found["games"], found["finished"], found["errors"]) == (4, 3, 1)
    assert found["outcomes"] == {"victory": 2, "defeat": 1}
    assert found["rounds_median"] == 10.5, "of the victories only"
    assert found["deaths_mean"] == 0.5, "per player and finished match"
    assert (found["decisions"], found["decisions_per_second"]) == (600, 300)


def test_without_a_victory_there_is_no_median_round() -> None:
    lost = MatchResult(0, 1, "defeat", 10, {"rounds": 21, "deaths": 0})
    assert Results("zona", 1, ("random",), (lost,), 1.0).as_json()["rounds_median"] is None


@pytest.mark.parametrize("game", GAMES)
def test_every_game_tells_what_is_counted_in_all_of_them(game: str) -> None:
    match = simulate(Plan(game, 1, ("random",), 1, 1)).matches[0]
    assert not match.error
    assert {"rounds", "deaths"} <= match.statistics.keys()


def test_a_match_that_breaks_is_an_error_with_its_seed_and_the_others_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(name: str, game_id: str, seed: int) -> object:
        if seed == 0:
            return None  # only the check before the run
        raise KeyError("lost card")

    monkeypatch.setattr(lab, "bot", stumble)
    results = simulate(replace(PLAN, games=3))
    assert [match.error for match in results.matches] == ["KeyError: 'lost card'"] * 3
    assert len({match.seed for match in results.matches}) == 3
    assert results.as_json()["errors"] == 3


@pytest.mark.parametrize(
    ("plan", "sentence"),
    [
        (replace(PLAN, game="chess"), "no game called “chess”"),
        (replace(PLAN, bots=("greedy", "clever")), "no bot called “clever”"),
        (replace(PLAN, bots=()), "at least one bot"),
        (replace(PLAN, bots=("random",) * 3), "3 bots for 2 player"),
        (replace(PLAN, players=5), "1 to 4 players, not for 5"),
        (replace(PLAN, game="stalker", bots=("random",), config={"mission": "Z9"}), "Z9"),
        (replace(PLAN, games=0), "--games must be 1 or more, not 0"),
        (replace(PLAN, workers=0), "--workers must be 1 or more, not 0"),
    ],
)
def test_a_wrong_option_is_told_in_a_sentence(plan: Plan, sentence: str) -> None:
    with pytest.raises(CordonError) as wrong:
        simulate(plan)
    assert sentence in tell_error(Words("en", "zona"), wrong.value)


def test_the_command_prints_json_and_nothing_else_on_its_output() -> None:
    command = ["sim", "zona", "--players", "3", "--bots", "random", "--games", "3", "--seed", "5", "--workers", "1"]
    done = CliRunner().invoke(app, [*command, "--json"])
    found = json.loads(done.stdout)
    assert list(found) == KEYS
    assert (found["players"], found["bots"], found["games"], found["finished"]) == (3, ["random"], 3, 3)


def test_the_command_plays_the_mission_that_it_is_told() -> None:
    def decisions(*mission: str) -> int:
        command = ["sim", "stalker", "--bots", "random", "--games", "2", "--workers", "1", "--json", *mission]
        found = json.loads(CliRunner().invoke(app, command).stdout)
        assert (found["finished"], found["errors"]) == (2, 0)
        return int(found["decisions"])

    assert decisions() == decisions("--mission", "A1") != decisions("--mission", "B3")


def test_the_command_prints_a_table() -> None:
    done = CliRunner().invoke(app, ["sim", "--bots", "random", "--games", "2", "--workers", "1"])
    assert done.exit_code == 0
    assert "median round of victories" in done.stdout


def test_the_command_refuses_a_wrong_option_without_a_traceback() -> None:
    done = CliRunner().invoke(app, ["sim", "zona", "--bots", "clever"])
    assert done.exit_code == 1
    assert "cordon: There is no bot called “clever”; there are: calm, expert, greedy, random, steady." in done.stderr
