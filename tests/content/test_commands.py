"""``cordon content`` and ``cordon rules`` as an author runs them."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cordon.cli import app
from cordon.games.registry import GAMES
from cordon.games.zona.content_files import COMPONENTS, FILES, FOLDER
from cordon.kernel.rulebook import INDEX
from cordon.words.catalogue import LOCALES
from tests.content.broken import change, change_card, copy_of_content, copy_of_locales

ROOT = Path(__file__).parent.parent.parent


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, list(arguments))
    return result.exit_code, result.output


@pytest.mark.parametrize(("game", "specials"), [("zona", 0), ("stalker", 2)])
def test_lint_of_what_ships_passes_and_ends_with_a_summary(game: str, specials: int) -> None:
    status, output = run("content", "lint", game)
    *_, share, summary = output.splitlines()
    assert status == 0, output
    tools = GAMES[game].content
    assert tools is not None
    cards = tools.check(tools.folder).cards
    assert share == f"specials: {specials} of {cards}"
    assert summary.startswith(f"{game}: {cards} cards, ")
    assert summary.endswith(" texts in 4 languages, 0 problems")


def test_lint_counts_what_is_not_translated_and_lists_it_on_demand(tmp_path: Path) -> None:
    locales = copy_of_locales(tmp_path)
    path = locales / "de" / "ui.ftl"
    path.parent.mkdir(parents=True)
    path.write_text("list-pair = { $a } und { $b }\n", encoding="utf-8")
    _, counted = run("content", "lint", "zona", "--locales", str(locales))
    status, listed = run("content", "lint", "zona", "--locales", str(locales), "--untranslated")
    assert status == 1
    (count,) = [line for line in counted.splitlines() if line.endswith(" texts are missing in 'de'; English is shown")]
    named = [line for line in listed.splitlines() if line.endswith(": is missing in 'de'")]
    assert count == f"zona: {len(named)} texts are missing in 'de'; English is shown"
    assert len(named) > 2000


def test_a_translation_whose_english_has_changed_is_stale_until_somebody_has_looked_at_it(tmp_path: Path) -> None:
    locales = copy_of_locales(tmp_path)
    shutil.copytree(LOCALES / "de", locales / "de")
    whole = ("content", "lint", "zona", "--locales", str(locales), "--stale")
    assert run("content", "translated", "zona", "--locales", str(locales))[0] == 0
    assert run(*whole)[0] == 0
    change(locales, "en/ui.ftl", "list-pair = { $a } and { $b }", "list-pair = { $a } as well as { $b }")
    status, output = run(*whole)
    assert status == 1
    assert "list-pair: is older than its English" in output
    assert "zona: 1 texts in 'de' are older than their English" in output
    assert run("content", "lint", "zona", "--locales", str(locales))[0] == 0
    said = run("content", "translated", "zona", "--locales", str(locales), "--language", "de", "--key", "list-pair")
    assert said == (0, "de: 1 texts noted\n")
    assert run(*whole)[0] == 0


def test_how_lines_are_broken_makes_no_translation_stale(tmp_path: Path) -> None:
    locales = copy_of_locales(tmp_path)
    shutil.copytree(LOCALES / "de", locales / "de")
    run("content", "translated", "zona", "--locales", str(locales))
    change(locales, "en/ui.ftl", "list-pair = { $a } and { $b }", "list-pair =\n    { $a } and\n    { $b }")
    assert run("content", "lint", "zona", "--locales", str(locales), "--stale")[0] == 0


def test_the_table_of_texts_counts_every_catalogue_in_every_language() -> None:
    status, output = run("content", "texts", "zona")
    assert status == 0
    rows = {
        cells[1].strip(): cells[2:-1] for cells in (line.split("│") for line in output.splitlines()) if len(cells) > 2
    }
    assert len({cell.split(",")[0].strip() for cell in rows["zona/news.ftl"]}) == 1, "as many texts in each language"
    assert len(rows["all"]) == 4


def test_lint_of_another_folder_tells_its_problems_and_fails(tmp_path: Path) -> None:
    folder = copy_of_content(tmp_path)
    change_card(folder, "items-junk.yaml", "J06", "copies: 3", "copies: 4")
    change_card(folder, "news.yaml", "N14", "marks: border", "marks: area")
    status, output = run(
        "content", "lint", "zona", "--folder", str(folder), "--locales", str(copy_of_locales(tmp_path))
    )
    assert status == 1
    assert "news.yaml: N14: field 'uses[0]': " in output
    assert "items-junk.yaml: all cards: field 'copies': " in output
    assert output.splitlines()[-1].endswith(", 2 problems")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("content", "lint", "chess"), "There is no game called “chess”; there are: zona, stalker, twom."),
        (("content", "lint", "zona", "--folder", "/nowhere"), "--folder: there is no folder /nowhere"),
        (("rules", "coverage", "chess"), "There is no game called “chess”; there are: zona, stalker, twom."),
    ],
)
def test_a_wrong_option_is_told_in_a_sentence(arguments: tuple[str, ...], message: str) -> None:
    status, output = run(*arguments)
    assert status == 1
    assert output == f"cordon: {message}\n"


def test_a_schema_is_written_for_each_file_of_cards(tmp_path: Path) -> None:
    status, output = run("content", "schema", "zona", "--out", str(tmp_path / "schemas"))
    assert status == 0
    files = {path.name for path in FOLDER.glob("*.yaml")} - {COMPONENTS, INDEX}
    assert {Path(line).stem for line in output.splitlines()} == {Path(name).stem for name in files}
    junk = json.loads((tmp_path / "schemas" / "items-junk.json").read_text(encoding="utf-8"))
    assert junk["type"] == "array"
    assert junk["$defs"]["ItemKind"]["additionalProperties"] is False
    assert "Choose" in json.loads((tmp_path / "schemas" / "news.json").read_text(encoding="utf-8"))["$defs"]


def test_every_file_in_the_folder_is_read() -> None:
    assert {path.name for path in FOLDER.glob("*.yaml")} == {*FILES, "board.yaml", COMPONENTS, INDEX}


def test_coverage_as_json_has_rules_cited_and_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    status, output = run("rules", "coverage", "zona", "--json")
    found = json.loads(output)
    assert status == 0
    assert list(found) == ["rules", "cited", "missing"]
    entry = next(rule for rule in found["rules"] if rule["id"] == "ZO-17.7")
    assert "Encounter.detect" in entry["cited_by"]["steps"]
    assert "zona/rules/encounters.py" in entry["cited_by"]["code"]
    kinds = {rule["id"]: rule["kind"] for rule in found["rules"]}
    assert not set(found["cited"]) & set(found["missing"])
    assert all(kinds[id] in ("rule", "case") for id in found["missing"])
    uncited = [rule["id"] for rule in found["rules"] if not any(rule["cited_by"].values())]
    assert set(found["missing"]) == {id for id in uncited if kinds[id] in ("rule", "case")}


def test_coverage_away_from_the_project_knows_code_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(app, ["rules", "coverage", "zona", "--json"])
    assert result.exit_code == 0
    assert "Tests and scenarios are not here" in result.stderr
    for rule in json.loads(result.stdout)["rules"]:
        assert rule["cited_by"]["tests"] == rule["cited_by"]["scenarios"] == []


def test_coverage_as_a_table_ends_with_a_summary(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    status, output = run("rules", "coverage", "zona")
    assert status == 0
    assert output.splitlines()[-1].startswith("zona: 310 rules and cases, ")
    assert "not in the index" not in output


def test_every_rule_of_stalker_is_shown_by_a_test_or_a_scenario(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    _, output = run("rules", "coverage", "stalker", "--json")
    counted = [rule for rule in json.loads(output)["rules"] if rule["kind"] in ("rule", "case")]
    assert len(counted) > 300
    assert [rule["id"] for rule in counted if not (rule["cited_by"]["tests"] or rule["cited_by"]["scenarios"])] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_outline_in_the_docs_is_the_one_in_the_code(game: str) -> None:
    """After a change of steps: ``cordon rules outline zona > docs/outline/zona.txt``."""
    status, output = run("rules", "outline", game)
    assert status == 0
    assert (ROOT / "docs" / "outline" / f"{game}.txt").read_text(encoding="utf-8") == output
