"""What whoever runs a server reads is true: tests, settings and commands that are named exist, and none is left out."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import typer
import yaml

from cordon.cli.admin import admin
from cordon.table.settings import Settings

ROOT = Path(__file__).parents[2]
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
THREATS = (ROOT / "docs" / "threats.md").read_text(encoding="utf-8")
NOT_SET = {"client", "door"}
"""What no variable of the environment sets."""


def test_every_test_that_the_page_of_threats_names_exists() -> None:
    files = (path.read_text(encoding="utf-8") for path in (ROOT / "tests" / "table").glob("test_*.py"))
    known = {name for text in files for name in re.findall(r"^def (test_\w+)", text, re.M)}
    named = set(re.findall(r"`(test_\w+)`", THREATS))
    assert len(named) > 50
    assert named <= known, named - known


def test_every_setting_is_described() -> None:
    described = set(re.findall(r"^\| `CORDON_(\w+)`", HOSTING, re.M))
    assert described == {name.upper() for name in Settings.__struct_fields__ if name not in NOT_SET}


def test_settings_are_as_usual_what_the_page_says() -> None:
    numbers = dict(re.findall(r"^\| `CORDON_(\w+)` \|.*\| ([\d.]+) \|$", HOSTING, re.M))
    usual = {field.name.upper(): field.default for field in msgspec.structs.fields(Settings)}
    assert numbers
    assert {name: float(value) for name, value in numbers.items()} == {name: float(usual[name]) for name in numbers}


def test_every_command_is_described() -> None:
    group = typer.main.get_group(admin)
    table = HOSTING.partition("## `cordon admin`")[2]
    assert {*group.commands} == {
        name for cell in re.findall(r"^\| (`.*?`) \|", table, re.M) for name in re.findall(r"`([a-z-]+)", cell)
    }


def test_the_compose_file_keeps_to_what_the_page_says() -> None:
    services = yaml.safe_load((ROOT / "compose.yaml").read_text())["services"]
    cordon = services["cordon"]
    assert cordon["read_only"] is True
    assert cordon["cap_drop"] == ["ALL"]
    assert all(port.startswith("127.0.0.1:") for port in cordon["ports"])
    known = {f"CORDON_{name.upper()}" for name in Settings.__struct_fields__}
    assert {*cordon["environment"]} <= known


def test_the_unit_names_settings_that_there_are() -> None:
    unit = (ROOT / "deploy" / "cordon.service").read_text()
    named = re.findall(r"^Environment=CORDON_(\w+)=", unit, re.M)
    assert named
    assert {name.lower() for name in named} <= {*Settings.__struct_fields__}
