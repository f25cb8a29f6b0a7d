"""The page as the repository holds it: its types are those of the Python records, and its sources build and pass."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"


def test_the_types_of_the_page_are_those_of_the_python_records() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "protocol-types"), "--check"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.usefixtures("modules")
def test_the_page_passes_its_own_tests(hook: ModuleType) -> None:
    hook.npm(WEB, "test")


def test_a_page_of_the_same_sources_is_not_built_again(hook: ModuleType, tmp_path: Path) -> None:
    web, client = tmp_path / "web", tmp_path / "client"
    (web / "src").mkdir(parents=True)
    client.mkdir()
    (web / "src" / "main.ts").write_text("1", encoding="utf-8")
    (client / hook.STAMP).write_text(hook.fingerprint(web), encoding="ascii")
    assert hook.build(web, client) is False
    before = hook.fingerprint(web)
    (web / "src" / "main.ts").write_text("2", encoding="utf-8")
    assert hook.fingerprint(web) != before
    (web / "node_modules").mkdir()
    after = hook.fingerprint(web)
    (web / "node_modules" / "made.js").write_text("3", encoding="utf-8")
    assert hook.fingerprint(web) == after


def test_the_lock_file_names_no_registry() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []
    assert all("integrity" in package for name, package in lock["packages"].items() if name)


def test_every_icon_is_drawn_from_the_credited_set() -> None:
    names = (WEB / "src" / "lib" / "icon-names.ts").read_text(encoding="utf-8")
    assert len(re.findall(r"'[a-z0-9-]+'", names)) > 80
    assert "game-icons.net" in (WEB / "src" / "pages" / "Credits.svelte").read_text(encoding="utf-8")
