"""One real server and one real browser (Debian's Chromium) for the tests of the page that a worker runs."""

from __future__ import annotations

import fcntl
import importlib.util
import json
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, expect, sync_playwright

from tests.table.harness import Server, settings_for
from tests.web.visitor import Visitor

ROOT = Path(__file__).parents[2]
WEB, CLIENT = ROOT / "web", ROOT / "src" / "cordon" / "client"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PATIENCE = 20_000
"""Milliseconds until a thing that does not come counts as missing; nothing waits that long when all is well."""
USUAL: dict[str, Any] = {
    "locale": "en-GB",
    "viewport": {"width": 1366, "height": 768},
    "reduced_motion": "reduce",
    "service_workers": "block",
}
"""How a visitor comes unless a test says otherwise."""
PLAYED_BEFORE = {
    "primed": ["zona", "stalker", "stalker-campaign", "stalker-survival", "twom"],
    "silent": ["zona", "stalker", "twom"],
}
"""What the browser of somebody remembers who knows the games and wants no tips."""
REMEMBER = "settings => localStorage.getItem('cordon.settings') ?? localStorage.setItem('cordon.settings', settings)"

Visit = Callable[..., Visitor]


def launched(playwright: Playwright) -> Browser:
    """The system's Chromium; without one, the browser that Playwright has installed for itself."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    return playwright.chromium.launch(executable_path=found, args=FLAGS)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One worker for all tests of a file, which then share its browser and its server. xdist reads it later."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.xdist_group(item.path.stem))


@pytest.fixture(scope="session")
def hook() -> ModuleType:
    """hatch_build.py, which no package holds."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@contextmanager
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """One worker at a time installs and builds; the others find it done."""
    with (tmp_path_factory.getbasetemp().parent / "page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="session")
def modules(hook: ModuleType, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the page is built and checked with, installed from the lock file if it is not there."""
    with alone(tmp_path_factory):
        if not (WEB / "node_modules").is_dir():
            hook.npm(WEB, "ci")
    return WEB / "node_modules"


@pytest.fixture(scope="session")
def built(hook: ModuleType, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page of these sources. CORDON_SKIP_WEB=1 takes the one that is there."""
    if os.environ.get("CORDON_SKIP_WEB") != "1":
        with alone(tmp_path_factory):
            hook.build(WEB, CLIENT)
    assert (CLIENT / "index.html").is_file(), "there is no page: run scripts/web"
    return CLIENT


@pytest.fixture(scope="session")
def server(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots answer at once; each test brings its own people and tables."""
    database = f"sqlite:///{tmp_path_factory.mktemp('web') / 'table.db'}"
    with Server(settings_for(database, bots_expect=600.0)) as running:
        yield running


# The plugin keeps its browser until all tests of the session are over; with it an event loop stays in this thread, and
# whatever test comes later could not run one of its own. So these end with the folder.


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with launched(playwright) as running:
        yield running


@pytest.fixture(scope="package")
def browser_context_args() -> dict[str, Any]:
    """Nothing by default: ``visit`` says how a visitor comes."""
    return {}


@pytest.fixture
def visit(server: Server, new_context: Callable[..., BrowserContext]) -> Iterator[Visit]:
    """Somebody with a browser of their own. No visit may leave an error in the page."""
    visitors: list[Visitor] = []

    def come(newcomer: bool = False, **wish: Any) -> Visitor:
        context = new_context(**{**USUAL, "base_url": server.url, **wish})
        context.set_default_timeout(PATIENCE)
        if not newcomer:
            context.add_init_script(f"({REMEMBER})({json.dumps(json.dumps(PLAYED_BEFORE))})")
        visitors.append(Visitor(context.new_page()))
        return visitors[-1]

    yield come
    assert [error for visitor in visitors for error in visitor.errors] == []


@pytest.fixture
def ann(visit: Visit) -> Visitor:
    return visit()
