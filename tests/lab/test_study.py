"""Studies: the same results however they are played, gone on with where a run ended, and told in tables and a page."""

from __future__ import annotations

import subprocess
import sys
from functools import partial
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest
from msgspec.structs import replace
from pyarrow import parquet
from typer.testing import CliRunner

from cordon.cli import app
from cordon.kernel.errors import CordonError, OptionError
from cordon.lab.report import as_html, as_markdown, tables
from cordon.lab.simulate import Plan, simulate
from cordon.lab.study import (
    Chunk,
    Line,
    Study,
    cells_of,
    check,
    play_chunk,
    played_here,
    read_results,
    read_study,
    run,
)

STUDIES = Path(__file__).parents[2] / "studies"
TINY = Study("Tiny", "zona", 12, seed=3, players=(1, 2), bots=("random",), grid={"emission_carry": [False, True]})


def lines_of(study: Study, file: Path) -> list[Line]:
    run(study, file, played_here)
    return read_results(file)[1]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("study") / "whole.jsonl"
    run(TINY, file, played_here)
    return file


def test_every_cell_has_its_matches(whole: Path) -> None:
    study, lines = read_results(whole)
    assert study == TINY
    assert len(lines) == 4 * 12
    assert {(line.players, line.config["emission_carry"]) for line in lines} == {
        (players, carry) for players in (1, 2) for carry in (False, True)
    }
    assert not [line.error for line in lines if line.error]


def test_a_cell_is_what_sim_plays(whole: Path) -> None:
    of_cell = [line.result for line in read_results(whole)[1] if line.players == 2 and line.config["emission_carry"]]
    assert tuple(of_cell) == simulate(Plan("zona", 2, ("random",), 12, 3, config={"emission_carry": True})).matches


def test_the_number_of_processes_changes_nothing(whole: Path, tmp_path: Path) -> None:
    run(TINY, tmp_path / "two.jsonl", partial(played_here, workers=2))
    assert (tmp_path / "two.jsonl").read_bytes() == whole.read_bytes()


@pytest.mark.parametrize("kept", [0.02, 0.3, 0.5, 0.999])
def test_a_run_that_was_broken_off_goes_on(whole: Path, tmp_path: Path, kept: float) -> None:
    file = tmp_path / "broken.jsonl"
    data = whole.read_bytes()
    file.write_bytes(data[: int(len(data) * kept)])
    run(TINY, file, played_here)
    assert file.read_bytes() == data


def test_what_is_there_is_not_played_again(whole: Path, tmp_path: Path) -> None:
    file = tmp_path / "again.jsonl"
    file.write_bytes(whole.read_bytes())
    assert run(TINY, file, played_here) == 0
    more = replace(TINY, matches=13)
    assert run(more, file, played_here) == 4
    assert read_results(file)[0] == more


def test_results_of_another_study_are_left_alone(whole: Path, tmp_path: Path) -> None:
    file = tmp_path / "other.jsonl"
    file.write_bytes(whole.read_bytes())
    with pytest.raises(OptionError, match="another study"):
        run(replace(TINY, seed=4), file, played_here)
    assert file.read_bytes() == whole.read_bytes()


def test_other_numbers_are_other_matches(tmp_path: Path) -> None:
    study = replace(TINY, matches=1, first=20, players=(1,), grid={})
    (line,) = lines_of(study, tmp_path / "later.jsonl")
    assert line.index == 20
    assert line.result == simulate(Plan("zona", 1, ("random",), 21, 3)).matches[20]


@pytest.mark.parametrize("file", sorted(STUDIES.glob("*.yaml")), ids=lambda file: file.stem)
def test_the_studies_of_the_balance_can_be_played(file: Path) -> None:
    assert cells_of(read_study(file))


def test_the_study_of_survival_has_its_cells_and_tables(tmp_path: Path) -> None:
    study = read_study(STUDIES / "survival.yaml")
    assert len(cells_of(study)) == 40
    small = replace(study, matches=1, players=(1,), bots=("random",), grid={"scenario": ["S01", "S02"]})
    lines = lines_of(small, tmp_path / "survival.jsonl")
    assert [line.config["scenario"] for line in lines] == ["S01", "S02"]
    told = tables(small, lines)
    assert "by map" in told
    assert [row[0] for row in told["cells, with their targets"].rows][:2] == ["S01", "S02"]


def line(players: int, won: bool, **more: float) -> Line:
    return Line(players, "random", {}, 0, 0, "victory" if won else "defeat", 1, {"rounds": 4, "deaths": 1, **more})


def test_the_tables_tell_shares_with_their_intervals() -> None:
    study = Study("Two & two", "zona", 10, players=(1, 2), bots=("random",))
    lines = [line(1, i < 5) for i in range(10)] + [line(2, True, **{"card:A": 1}), replace(line(2, True), error="x")]
    told = as_markdown(study, lines)
    assert "12 of 20 matches played, 1 broken by an error" in told
    assert "| 1 | 10 | 0 | 50.0 % (23.7–76.3) | 4 | 1.00 |" in told
    assert "| 2 | 2 | 1 | 100.0 % (20.7–100.0) | 4 | 0.50 |" in told
    assert "| card | A | 1 | 100.0 % (20.7–100.0) |" in told


def test_the_page_has_a_bar_for_each_cell() -> None:
    study = Study("Two & two", "zona", 10, players=(1, 2), bots=("random",))
    page = as_html(study, [line(1, i < 5) for i in range(10)] + [line(2, True)])
    assert "<h1>Two &amp; two</h1>" in page
    drawn = ElementTree.fromstring(page[page.index("<svg") : page.index("</svg>") + 6])
    assert [float(bar.attrib["width"]) > 0 for bar in drawn.iter("rect")] == [True, True]
    assert "http" not in page, "it needs nothing else"


def test_a_match_that_breaks_is_a_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("broken on purpose")

    monkeypatch.setattr("cordon.lab.simulate.play", broken)
    found = lines_of(replace(TINY, matches=1), tmp_path / "broken.jsonl")
    assert {each.error for each in found} == {"RuntimeError: broken on purpose"}


@pytest.mark.parametrize(
    "wrong",
    [
        replace(TINY, matches=0),
        replace(TINY, players=()),
        replace(TINY, players=(9,)),
        replace(TINY, bots=("nobody",)),
        replace(TINY, grid={"emission_carry": []}),
        replace(TINY, grid={"moon": [1]}),
        replace(TINY, cells="survival"),
    ],
)
def test_what_cannot_be_played_is_said_before(wrong: Study) -> None:
    with pytest.raises(CordonError):
        check(wrong)


def test_the_commands_play_and_tell(tmp_path: Path) -> None:
    file, results = tmp_path / "small.yaml", tmp_path / "small.jsonl"
    file.write_text("title: Small\ngame: zona\nmatches: 3\nbots: [random]\n", encoding="utf-8")
    command = ["lab", "run", str(file), "--to", str(results), "--workers", "1"]
    assert "2 matches played" in CliRunner().invoke(app, [*command, "--matches", "2"]).output
    assert "1 matches played" in CliRunner().invoke(app, command).output
    told = CliRunner().invoke(app, ["lab", "report", str(results)])
    assert told.output.startswith("# Small")
    assert (tmp_path / "small.html").read_text(encoding="utf-8").startswith("<!doctype html>")


@pytest.mark.parametrize("text", ["", "title: x", "title: x\ngame: zona\nmatches: 1\nmoon: 1", "a: [", "- 1"])
def test_a_file_that_is_no_study_is_refused_in_a_sentence(tmp_path: Path, text: str) -> None:
    file = tmp_path / "wrong.yaml"
    file.write_text(text, encoding="utf-8")
    found = CliRunner().invoke(app, ["lab", "run", str(file)])
    assert (found.exit_code, "wrong.yaml" in found.output) == (1, True)


def test_a_file_without_results_is_refused(tmp_path: Path) -> None:
    for text in (b"", b"{}\n", msgspec.json.encode(TINY) + b"\nno\n"):
        (tmp_path / "none.jsonl").write_bytes(text)
        with pytest.raises(OptionError, match="no results"):
            read_results(tmp_path / "none.jsonl")


def test_a_chunk_has_the_matches_it_names() -> None:
    chunk = Chunk(TINY, cells_of(TINY)[0], (4, 7))
    assert [each.index for each in play_chunk(chunk)] == [4, 7]


def test_a_cluster_plays_the_same_matches_to_the_byte(whole: Path, tmp_path: Path) -> None:
    """Ray starts servers of its own, so the command runs in a process of its own."""
    asked, results = tmp_path / "tiny.yaml", tmp_path / "tiny.jsonl"
    asked.write_bytes(msgspec.yaml.encode(TINY))
    command = [sys.executable, "-m", "cordon", "lab", "run", str(asked), "--to", str(results), "--ray", "local"]
    played = subprocess.run([*command, "--workers", "2"], capture_output=True, text=True, timeout=240, check=False)
    assert played.returncode == 0, played.stderr
    assert results.read_bytes() == whole.read_bytes()


def test_a_cluster_that_is_not_there_is_told_in_a_sentence(tmp_path: Path) -> None:
    asked = tmp_path / "tiny.yaml"
    asked.write_bytes(msgspec.yaml.encode(TINY))
    command = [sys.executable, "-m", "cordon", "lab", "run", str(asked), "--to", str(tmp_path / "none.jsonl")]
    told = subprocess.run(
        [*command, "--ray", "nowhere at all"], capture_output=True, text=True, timeout=240, check=False
    )
    assert (told.returncode, "no Ray cluster at nowhere at all" in told.stderr) == (1, True), told.stderr
    assert "Traceback" not in told.stderr


def test_parquet_holds_every_match_and_the_study(whole: Path, tmp_path: Path) -> None:
    file = tmp_path / "tiny.parquet"
    told = CliRunner().invoke(app, ["lab", "parquet", str(whole), "--to", str(file)])
    assert told.output.strip() == str(file)
    found = parquet.read_table(file)
    study, lines = read_results(whole)
    assert msgspec.json.decode(found.schema.metadata[b"study"], type=Study) == study
    assert found.column("seed").to_pylist() == [line.seed for line in lines]
    assert found.column("outcome").to_pylist() == [line.outcome for line in lines]
    assert found.column("config.emission_carry").to_pylist() == [
        str(line.config["emission_carry"]).lower() for line in lines
    ]
    assert found.column("figure.rounds").to_pylist() == [line.statistics["rounds"] for line in lines]


def test_what_was_offered_and_what_was_taken_can_be_recorded(tmp_path: Path) -> None:
    study = replace(TINY, matches=2, players=(2,), grid={}, record=("choices",))
    lines = lines_of(study, tmp_path / "choices.jsonl")
    for line in lines:
        offered = {name.partition(":")[2] for name in line.statistics if name.startswith("offered:")}
        taken = {name.partition(":")[2] for name in line.statistics if name.startswith("taken:")}
        assert taken < offered
        assert {name.split()[0] for name in offered} > {"move", "keep"}
        plain = {name: value for name, value in line.statistics.items() if not name.startswith(("offered:", "taken:"))}
        (alike,) = [each for each in lines_of(replace(study, record=()), tmp_path / f"{line.index}.jsonl") if each.index == line.index]  # fmt: skip
        assert plain == alike.statistics, "recording changes nothing"
    assert "what was there" not in tables(study, lines)


def test_choices_are_told_with_how_the_matches_ended() -> None:
    study = Study("Choices", "zona", 4, bots=("random",))
    there = {"offered:use J06": 3}
    lines = [
        line(1, True, **there, **{"taken:use J06": 1}),
        line(1, False, **there),
        line(1, True, **there),
        line(1, False),
    ]
    row = tables(study, lines)["choices"].rows[0]
    assert row[:2] == ("use J06", "3")
    assert [cell.split(" %")[0] for cell in row[2:]] == ["33.3", "100.0", "50.0"]
