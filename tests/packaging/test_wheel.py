"""The wheel, installed into an environment of its own and used away from the checkout; beside it a game of somebody else.

Nothing is fetched: the environment borrows its dependencies from the one that runs the tests.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import sysconfig
import time
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).parents[2]
PATIENCE = 120.0
pytestmark = pytest.mark.xdist_group("wheel")
CLEAN = {name: value for name, value in os.environ.items() if not name.startswith(("CORDON_", "PYTHON"))}


def build(project: Path, folder: Path) -> Path:
    """The wheel of a project, with the backend that is installed here; the page is the one that is built already."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=project, env={**CLEAN, "CORDON_SKIP_WEB": "1"}, check=True, capture_output=True)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(ROOT, tmp_path_factory.mktemp("ours"))


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Its folder of programs."""
    home = tmp_path_factory.mktemp("environment")
    venv.create(home, with_pip=False)
    guest = build(ROOT / "examples" / "last-tin", tmp_path_factory.mktemp("theirs"))
    programs = home / ("Scripts" if os.name == "nt" else "bin")
    install = ["install", "-qq", "--no-deps", "--no-index", "--disable-pip-version-check", str(wheel), str(guest)]
    subprocess.run([sys.executable, "-m", "pip", "--python", str(programs / "python"), *install], env=CLEAN, check=True)
    packages = next(home.rglob("site-packages"))
    # A plain path: whatever is installed for editing there stays away.
    (packages / "borrowed.pth").write_text(f"{sysconfig.get_paths()['purelib']}\n")
    return programs


def run(environment: Path, folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [str(environment / "cordon"), *arguments]
    return subprocess.run(command, cwd=folder, env=CLEAN, capture_output=True, text=True, timeout=600)


def test_the_wheel_holds_the_page_the_words_the_cards_and_the_licences(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    for wanted in (
        "cordon/client/index.html",
        "cordon/py.typed",
        "cordon/locales/uk/page.ftl",
        "cordon/games/zona/content/board.yaml",
        "cordon/games/stalker/content/survival/maps/M01.txt",
        "cordon/games/stalker/content/survival/tokens/bus.patch.txt",
    ):
        assert wanted in names, f"{wanted} is missing; is the page built (scripts/web)?"
    assert any(name.endswith(".js.br") for name in names), "the page is packed when it is built"
    assert any(name.endswith("licenses/LICENSE") for name in names)
    assert not any(name.endswith(".woff") for name in names), "every browser that runs the page reads .woff2"


def test_the_wheel_tells_what_it_is(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    metadata = archive.read(next(name for name in archive.namelist() if name.endswith("/METADATA"))).decode()
    assert "Description-Content-Type: text/markdown" in metadata
    assert "# Cordon" in metadata


def test_the_commands_work_away_from_the_checkout(environment: Path, tmp_path: Path) -> None:
    assert run(environment, tmp_path, "--version").stdout.startswith("cordon ")
    where = [str(environment / "python"), "-c", "import cordon; print(cordon.__file__)"]
    found = subprocess.run(where, cwd=tmp_path, env=CLEAN, capture_output=True, text=True, check=True).stdout
    assert str(environment.parent) in found
    lint = run(environment, tmp_path, "content", "lint", "zona")
    assert lint.returncode == 0, lint.stdout
    assert "Tests and scenarios are not here" in run(environment, tmp_path, "rules", "coverage", "zona").stderr


def test_a_game_that_is_installed_beside_it_is_found_by_its_entry_point(environment: Path, tmp_path: Path) -> None:
    done = run(environment, tmp_path, "sim", "tin", "--bots", "random", "--games", "3", "--workers", "1")
    assert done.returncode == 0, done.stderr
    assert "tin: 2 player(s), random" in done.stdout


def test_the_image_s_steps_lead_to_a_server_that_is_well(wheel: Path, tmp_path: Path) -> None:
    """In a folder, with the packages that are here: the Dockerfile's own command, settings and health check."""
    command = [sys.executable, str(ROOT / "scripts" / "image"), "--folder", str(tmp_path / "image"), "--borrow"]
    done = subprocess.run([*command, "--wheel", str(wheel)], capture_output=True, text=True, env=CLEAN, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "alive, ready" in done.stdout


@pytest.fixture
def table(environment: Path, tmp_path: Path) -> Iterator[str]:
    """The address of a server that was started away from the checkout."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    settings = {**CLEAN, "CORDON_DATABASE": f"sqlite:///{tmp_path / 'table.db'}"}
    log = tmp_path / "log"
    with log.open("wb") as out:
        command = [str(environment / "cordon"), "serve", "--port", str(port)]
        server = subprocess.Popen(command, cwd=tmp_path, env=settings, stdout=out, stderr=out)
    url = f"http://127.0.0.1:{port}"
    until = time.monotonic() + PATIENCE
    try:
        while True:
            assert server.poll() is None, log.read_text()
            assert time.monotonic() < until, "the server does not come up"
            try:
                httpx.get(f"{url}/api/games", timeout=PATIENCE)
                break
            except httpx.TransportError:
                time.sleep(0.05)
        yield url
    finally:
        server.terminate()
        server.wait(PATIENCE)


def test_the_table_serves_the_page_away_from_the_checkout(table: str) -> None:
    page = httpx.get(table, timeout=PATIENCE)
    assert page.status_code == 200
    script = page.text.partition('src="')[2].partition('"')[0]
    assert httpx.get(f"{table}{script}", timeout=PATIENCE).status_code == 200
    games = httpx.get(f"{table}/api/games", timeout=PATIENCE).json()
    assert [game["id"] for game in games] == ["zona", "stalker", "twom", "tin"]
