"""A mission of somebody's own in real processes: linted, played, simulated, saved, and served."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from tests.examples.guests import ROOT
from tests.examples.test_commands import cordon
from tests.table.harness import Person, Process

BUS = "examples/missions/last-bus"


def test_lint_looks_through_the_folder_of_a_mission(tmp_path: Path) -> None:
    done = cordon("content", "lint", BUS)
    assert (done.returncode, done.stdout) == (0, "BUS: 5 cards, 0 problems\n")
    shutil.copytree(ROOT / BUS, tmp_path / "mine")
    (tmp_path / "mine" / "texts.ftl").unlink()
    done = cordon("content", "lint", "./mine", cwd=tmp_path)
    assert done.returncode == 1
    assert "mine/mission.yaml: BUS: field 'id': no English text 'mission-bus.prologue'" in done.stdout


@pytest.mark.parametrize(("bots", "players"), [("random", 3), ("greedy", 1), ("greedy", 4)])
def test_bots_who_have_no_plan_for_it_play_it_to_the_end(bots: str, players: int) -> None:
    told = ["--players", str(players), "--bots", bots, "--games", "20", "--workers", "1", "--json"]
    done = cordon("sim", "stalker", "--mission", BUS, *told)
    found = json.loads(done.stdout)
    assert (found["errors"], done.stderr) == (0, "")
    assert bots == "random" or found["outcomes"]["victory"] >= 5


def test_workers_know_it_too() -> None:
    done = cordon("sim", "stalker", "--mission", BUS, "--players", "1", "--games", "20", "--workers", "2", "--json")
    assert json.loads(done.stdout)["errors"] == 0


def test_it_is_played_in_the_terminal_and_a_save_says_what_it_needs(tmp_path: Path) -> None:
    save = str(tmp_path / "bus.json")
    done = cordon("play", "stalker", "--plain", "--save", save, "--mission", BUS, typed="1\nm\nq\n")
    assert done.returncode == 0, done.stderr
    assert "Find the conductor’s keys in the village" in done.stdout
    again = ("play", "stalker", "--plain", "--continue", "--save", save)
    lost = cordon(*again, typed="q\n")
    assert lost.returncode == 1
    assert (
        "cannot be “BUS”; there are: A1, A2, A3, B1, B2, B3. If “BUS” is a mission or campaign of somebody’s own"
        in lost.stderr
    )
    found = cordon(*again, "--mission", BUS, typed="m\nq\n")
    assert found.returncode == 0, found.stderr
    assert "Find the conductor’s keys in the village" in found.stdout


@pytest.mark.parametrize(
    ("folder", "told"),
    [("./nowhere", "there is no folder nowhere"), ("./examples", "there is no mission.yaml in it")],
)
def test_a_folder_that_is_no_mission_is_told(folder: str, told: str) -> None:
    done = cordon("play", "stalker", "--mission", folder)
    assert done.returncode == 1
    assert told in done.stderr
    assert "Traceback" not in done.stderr


def test_a_server_offers_the_missions_of_a_folder(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'table.db'}"
    with Process(database, tmp_path, "--missions", str(ROOT / "examples" / "missions")) as server:
        person = Person(server.url)
        for language in ("en", "uk"):
            switches = {each["key"]: each for each in person.get(f"/api/switches/stalker/{language}")}
            values = {each["value"]: each["name"] for each in switches["mission"]["values"]}
            assert values["BUS"] == "The last bus"
        assert person.get("/api/cards/stalker/en")["BUS-04a"]["name"] == "Cash box"
        code = person.table(game="stalker", config={"mission": "BUS"})
        assert person.get(f"/api/tables/{code}")["config"]["mission"] == "BUS"
        person.close()


def test_a_server_does_not_start_with_a_mission_that_is_broken(tmp_path: Path) -> None:
    shutil.copytree(ROOT / BUS, tmp_path / "missions" / "mine")
    (tmp_path / "missions" / "mine" / "setup.txt").write_text("setup BUS\n")
    done = cordon("serve", "--port", "0", "--missions", str(tmp_path / "missions"))
    assert done.returncode == 1
    assert "mine/setup.txt, line 1: must be 'setup <id>" in done.stderr
    assert "Traceback" not in done.stderr
