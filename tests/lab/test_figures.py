"""The figures of SC-19.2: what is divided by what, and that a played mission gives them."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from typer.testing import CliRunner

from cordon.cli import app
from cordon.lab.results import MatchResult, Results
from cordon.lab.simulate import Plan, simulate
from cordon.lab.stalker import figures

WON: dict[str, float] = {
    "rounds": 8, "deaths": 0, "hp_enemy": 12, "hp_radiation": 4, "hp_other": 4, "critical": 1, "rounds_high": 4,
    "killed": 3, "enemies_placed": 6, "horde_attacks": 5, "horde_kills": 2, "magazines": 3, "loot": 5,
    "artifacts_gained": 1,
}  # fmt: skip
LOST: dict[str, float] = {
    "rounds": 4,
    "deaths": 1,
    "hp_enemy": 20,
    "critical": 3,
    "enemies_placed": 2,
    "horde_attacks": 1,
    "loot": 1,
}
LATE: dict[str, float] = {"rounds": 12, "deaths": 0, "artifacts_gained": 1}


def results(*matches: tuple[str, dict[str, float]]) -> Results:
    played = (MatchResult(i, i, outcome, 10, dict(found)) for i, (outcome, found) in enumerate(matches))
    return Results("stalker", 2, ("greedy",), tuple(played), 1.0)


@pytest.mark.rule("SC-19.2")
def test_each_figure_is_told_per_stalker_per_mission_or_as_a_share() -> None:
    found = figures(results(("victory", WON), ("defeat", LOST), ("defeat", LATE)))
    assert found["rounds of a won mission"] == 8, "lost ones do not count"
    assert found["HP lost per stalker"] == pytest.approx(40 / 6)
    assert found["of it by enemies"] == pytest.approx(32 / 40)
    assert found["of it by radiation"] == found["of it by anomalies and events"] == pytest.approx(4 / 40)
    assert found["critical injuries per stalker"] == pytest.approx(4 / 6)
    assert (found["lost missions: by death"], found["lost missions: by time"]) == (0.5, 0.5)
    assert found["rounds that end with HIGH"] == pytest.approx(4 / 24)
    assert found["enemies killed of those placed"] == pytest.approx(3 / 8)
    assert found["attacks per killed horde enemy"] == 3
    assert found["magazines per stalker"] == pytest.approx(3 / 6)
    assert found["loot tokens taken"] == 2
    assert found["artifacts brought back"] == 1, "a lost mission brings nothing back"


@pytest.mark.rule("SC-19.2")
def test_what_was_never_there_has_no_figure() -> None:
    assert figures(results(("victory", {"rounds": 5, "deaths": 0}))).keys() >= {"rounds of a won mission"}
    assert not {"lost missions: by death", "of it by enemies", "attacks per killed horde enemy"} & set(
        figures(results(("victory", {"rounds": 5, "deaths": 0})))
    )
    assert figures(replace(results(), game="zona")) == {}


@pytest.mark.rule("SC-19.2")
def test_played_missions_count_what_happens_in_them() -> None:
    found = figures(simulate(Plan("stalker", 2, ("greedy",), 4, 3, config={"mission": "A1"})))
    shares = ("of it by enemies", "of it by radiation", "of it by anomalies and events")
    assert sum(found[name] for name in shares) == pytest.approx(1)
    assert found["attacks per killed horde enemy"] >= 0.5
    assert found["loot tokens taken"] > 0


def test_sim_prints_the_figures_of_a_game_that_has_some() -> None:
    run = CliRunner().invoke(app, ["sim", "stalker", "--mission", "B2", "--games", "1", "--workers", "1", "--json"])
    assert json.loads(run.output)["figures"]["loot tokens taken"] >= 0
    table = CliRunner().invoke(app, ["sim", "stalker", "--mission", "B2", "--games", "1", "--workers", "1"])
    assert "HP lost per stalker" in table.output
    assert "figures" not in json.loads(CliRunner().invoke(app, ["sim", "zona", "--games", "1", "--json"]).output)
