"""Every scenario of the project holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from cordon.games.stalker.content_files import FOLDER as STALKER_FOLDER
from cordon.games.zona.content_files import FOLDER
from cordon.kernel.rulebook import read_index
from cordon.scenarios.nodes import parse
from cordon.scenarios.runner import run
from cordon.scenarios.scenario import read_scenarios, scenario_files, scenarios_of
from cordon.scenarios.stalker import StalkerStage
from cordon.scenarios.stalker_ground import ANOMALY
from cordon.scenarios.stalker_position import ENEMY_CARD, StalkerPosition
from cordon.scenarios.stalker_position import PERSON as STALKER
from cordon.scenarios.stalker_reads import PERSON as READ
from cordon.scenarios.stalker_reads import SPACE
from cordon.scenarios.stalker_telling import CARD, ENEMY, GROUND
from cordon.scenarios.zona import ZonaStage
from cordon.scenarios.zona_position import FACILITY, PERSON, PILE, ZonaPosition

ROOT = Path(__file__).parents[2]
FILES = scenario_files([ROOT / "scenarios"])


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_scenario_holds(path: Path) -> None:
    problems = [problem for scenario in read_scenarios(path) for problem in run(scenario)]
    assert problems == []


NO_SCENARIO = {"ST-21.0", "ST-21.55"}
"""The figures of cards, which tests compare as they are printed, and the colours of radiation on a printed map."""


@pytest.mark.parametrize(("folder", "without"), [(FOLDER, set[str]()), (STALKER_FOLDER, NO_SCENARIO)])
def test_every_worked_example_is_a_scenario(folder: Path, without: set[str]) -> None:
    cited = {rule for path in FILES for scenario in read_scenarios(path) for rule in scenario.rules}
    cases = {rule.id for rule in read_index(folder) if rule.kind == "case"}
    assert len(cases) > 30
    assert cases - cited == without


@pytest.mark.parametrize("number", [1, 2], ids=["a drawn map", "a campaign"])
def test_the_examples_of_stalker_hold(number: int) -> None:
    handbook = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
    example = handbook.partition("## S.T.A.L.K.E.R.")[2].split("```yaml\n")[number].split("```")[0]
    [document] = parse(example, str(ROOT / "scenarios" / "stalker" / "example.yaml"))
    assert run(scenarios_of(document)[0]) == []


def test_the_example_of_the_handbook_holds_and_fails_as_it_says() -> None:
    handbook = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
    example = handbook.split("```yaml\n")[1].split("```")[0]
    [document] = parse(example, "my.yaml")
    [scenario] = scenarios_of(document)
    assert run(scenario) == []
    [changed] = parse(example.replace("scavengers.0.fatigue: 2", "scavengers.0.fatigue: 3"), "my.yaml")
    [problem] = run(scenarios_of(changed)[0])
    assert problem in handbook


def test_the_handbook_names_every_path_that_can_be_given() -> None:
    handbook = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
    people = (*STALKER, *READ, *ENEMY, *ENEMY_CARD)
    ours = (*people, *GROUND, *ANOMALY, *CARD, *SPACE, *StalkerPosition.values, *StalkerStage.starts)
    for word in (*PERSON, *FACILITY, *PILE, *ZonaPosition.values, *ZonaStage.starts, *ours):
        assert f".{word}" in handbook or f"`{word}`" in handbook or f"{{{word}:" in handbook, word
