"""The figures of SC-19.2 and SV-14: what is divided by what, and that played matches give them."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from typer.testing import CliRunner

from cordon.cli import app
from cordon.games.registry import game
from cordon.lab.results import MatchResult, Results
from cordon.lab.simulate import Plan, simulate
from cordon.lab.stalker import figures
from tests.games.stalker.survival.zone import Zone

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


@pytest.mark.rule("SV-14")
def test_scenarios_tell_rounds_of_those_there_are_scores_scripts_and_requests() -> None:
    zone: dict[str, float] = {"rounds_printed": 10, "points": 21, "scripts": 3, "requests": 1, "map:M01": 1}
    calm: dict[str, float] = zone | {"requests": 0, "points": 0}
    found = figures(results(("victory", WON | zone), ("defeat", LOST | zone), ("defeat", LATE | calm)))
    assert found["rounds used in a victory"] == pytest.approx(8 / 10)
    assert (found["score of a victory"], found["scripts read"]) == (21, 3)
    assert found["matches with a request"] == pytest.approx(2 / 3)
    assert (found["won with a request"], found["won without"]) == (0.5, 0)


@pytest.mark.rule("SV-14")
def test_a_run_tells_of_each_map_and_card_how_many_matches_had_it_and_were_won() -> None:
    one, other = {"rounds": 3.0, "map:M01": 1.0, "card:U05": 1.0}, {"rounds": 3.0, "map:M02": 1.0, "card:U05": 2.0}
    found = results(("victory", one), ("defeat", one), ("victory", other)).tallies
    assert found == {"map": {"M01": (2, 1), "M02": (1, 1)}, "card": {"U05": (3, 2)}}


@pytest.mark.rule("SV-14")
def test_a_played_scenario_names_its_map_its_four_setup_cards_and_what_was_read() -> None:
    run = ["sim", "stalker", "--scenario", "S01", "--map", "M03", "--games", "1", "--workers", "1", "--json"]
    told = json.loads(CliRunner().invoke(app, run).output)
    assert list(told["tallies"]["map"]) == ["M03"]
    assert sum(card.startswith("U") for card in told["tallies"]["card"]) == 4
    assert "11" in told["tallies"]["script"], "the intro"
    assert told["figures"]["scripts read"] >= 2, "and how it ended"


@pytest.mark.rule("SV-14")
def test_unique_loot_is_told_if_somebody_owns_it() -> None:
    found = game("stalker").statistics(Zone("S01").give(0, "the_verdict-1").game)
    assert [name for name in found if name.startswith("unique:")] == ["unique:the_verdict"]


def test_sim_prints_the_figures_of_a_game_that_has_some() -> None:
    run = CliRunner().invoke(app, ["sim", "stalker", "--mission", "B2", "--games", "1", "--workers", "1", "--json"])
    assert json.loads(run.output)["figures"]["loot tokens taken"] >= 0
    table = CliRunner().invoke(app, ["sim", "stalker", "--mission", "B2", "--games", "1", "--workers", "1"])
    assert "HP lost per stalker" in table.output
    assert "figures" not in json.loads(CliRunner().invoke(app, ["sim", "zona", "--games", "1", "--json"]).output)
