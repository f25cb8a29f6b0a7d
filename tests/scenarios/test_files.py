"""Every scenario of the project holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from cordon.games.zona.content_files import FOLDER
from cordon.kernel.rulebook import read_index
from cordon.scenarios.nodes import parse
from cordon.scenarios.runner import run
from cordon.scenarios.scenario import read_scenarios, scenario_files, scenarios_of
from cordon.scenarios.zona import ZonaTable
from cordon.scenarios.zona_given import FACILITY, PERSON, PILE, SCALARS

ROOT = Path(__file__).parents[2]
FILES = scenario_files([ROOT / "scenarios"])


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_scenario_holds(path: Path) -> None:
    problems = [problem for scenario in read_scenarios(path) for problem in run(scenario)]
    assert problems == []


def test_every_worked_example_of_zona_is_a_scenario() -> None:
    cited = {rule for path in FILES for scenario in read_scenarios(path) for rule in scenario.rules}
    cases = {rule.id for rule in read_index(FOLDER) if rule.kind == "case"}
    assert len(cases) > 30
    assert cases <= cited


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
    for word in (*PERSON, *FACILITY, *PILE, *SCALARS, *ZonaTable.moments):
        assert f".{word}" in handbook or f"`{word}`" in handbook or f"{{{word}:" in handbook, word
