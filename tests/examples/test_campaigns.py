"""A campaign of somebody's own in real processes: linted, played to its end, saved, served, and missed."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from tests.examples.guests import ROOT
from tests.examples.test_commands import cordon
from tests.table.harness import Line, Person, Process

FERRY = "examples/missions/night-ferry"
MISSIONS = str(ROOT / "examples" / "missions")
TO_THE_LANDING = "1\n1\n2\n"
"""A stalker, the opening, the landing."""


def test_lint_looks_through_the_folder_of_a_campaign(tmp_path: Path) -> None:
    done = cordon("content", "lint", FERRY)
    assert (done.returncode, done.stdout) == (0, "FERRY, RAFT: 12 cards, 0 problems\n")
    shutil.copytree(ROOT / FERRY, tmp_path / "mine")
    (tmp_path / "mine" / "places.yaml").write_text("- {id: RAFT, kind: mission, grid: F5, start: true}\n")
    done = cordon("content", "lint", "./mine", cwd=tmp_path)
    assert done.returncode == 1
    assert "mine/contacts.yaml: FERRY-C1: field 'found': no place 'ferry-landing' in places.yaml" in done.stdout


@pytest.mark.parametrize(("bots", "players"), [("random", 2), ("greedy", 1), ("greedy", 4)])
def test_bots_play_it_to_one_of_its_endings(bots: str, players: int) -> None:
    told = ["--players", str(players), "--bots", bots, "--games", "10", "--workers", "1", "--json"]
    done = cordon("sim", "stalker", "--zone", FERRY, *told)
    found = json.loads(done.stdout)
    assert (found["errors"], found["finished"], done.stderr) == (0, 10, "")
    endings = {name for name in found["figures"] if name.startswith("ending ")}
    assert endings <= {"ending ferry-people", "ending ferry-coin", "ending ferry-dark"}
    assert endings


def test_it_is_played_in_the_terminal_and_a_save_says_what_it_needs(tmp_path: Path) -> None:
    save = str(tmp_path / "ferry.json")
    done = cordon("play", "stalker", "--plain", "--save", save, "--zone", FERRY, typed=f"{TO_THE_LANDING}2\nz\nq\n")
    assert done.returncode == 0, done.stderr
    assert "The bell is cracked and says so." in done.stdout
    assert "A new contact: Olena." in done.stdout
    assert "D5 The landing (contact): crossed out." not in done.stdout
    again = ("play", "stalker", "--plain", "--continue", "--save", save)
    lost = cordon(*again, typed="q\n")
    assert lost.returncode == 1
    assert "cannot be “FERRY”; there are: LANTERN. If “FERRY” is a mission or campaign of somebody’s own" in lost.stderr
    found = cordon(*again, "--zone", FERRY, typed="1\nz\nc\nq\n")
    assert found.returncode == 0, found.stderr
    assert "D5 The landing (contact): crossed out." in found.stdout
    assert "Olena (trader)" in found.stdout


def test_a_folder_that_has_lost_what_a_save_has_is_told(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(ROOT / FERRY, tmp_path / "ferry"))
    save = str(tmp_path / "ferry.json")
    played = cordon(
        "play", "stalker", "--plain", "--save", save, "--zone", str(folder), typed=f"{TO_THE_LANDING}1\nq\n"
    )
    assert "A new contact: Olena." in played.stdout
    for file in ("contacts.yaml", "stories.yaml", "texts.ftl"):
        path = folder / file
        path.write_text(path.read_text(encoding="utf-8").replace("ferry_olena", "ferry_oksana"), encoding="utf-8")
    done = cordon("play", "stalker", "--plain", "--continue", "--save", save, "--zone", str(folder), typed="q\n")
    assert done.returncode == 1
    assert "ferry_olena" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("folder", "told"),
    [("./nowhere", "there is no folder nowhere"), ("examples/missions/last-bus", "there is no campaign.yaml in it")],
)
def test_a_folder_that_is_no_campaign_is_told(folder: str, told: str) -> None:
    done = cordon("play", "stalker", "--zone", folder)
    assert done.returncode == 1
    assert told in done.stderr
    assert "Traceback" not in done.stderr


def test_a_mission_and_a_campaign_at_once_are_refused() -> None:
    done = cordon("play", "stalker", "--zone", FERRY, "--mission", "A1")
    assert done.returncode == 1
    assert "--campaign and --mission: one or the other" in done.stderr


def test_a_server_offers_the_campaigns_of_a_folder(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'table.db'}"
    with Process(database, tmp_path, "--missions", MISSIONS) as server:
        person = Person(server.url)
        switches = {each["key"]: each for each in person.get("/api/switches/stalker/uk")}
        assert [each["name"] for each in switches["campaign"]["values"]] == ["Ліхтар", "The night ferry"]
        assert switches["campaign"]["when"] == [{"key": "mode", "values": ["campaign"]}]
        assert person.get("/api/cards/stalker/en")["ferry-landing"]["name"] == "The landing"
        config = {"mode": "campaign", "campaign": "FERRY"}
        code = person.table(game="stalker", config=config)
        assert person.get(f"/api/tables/{code}")["config"] == config
        person.close()
    with Process(database, tmp_path) as server:
        person = Person(server.url)
        assert "campaign" not in {each["key"] for each in person.get("/api/switches/stalker/en")}
        line = Line(server.url, code, person.cookie)
        line.say(say="hello", protocol=1, language="en")
        told = line.hear_until("refused")
        assert "cannot be “FERRY”; there are: LANTERN." in told["message"]
        line.close()
        person.close()
    with Process(database, tmp_path, "--missions", MISSIONS) as server:
        person = Person(server.url)
        assert person.enter(code).table["config"] == config
        person.close()
