#!/usr/bin/env python3
"""How much the page loads before somebody can play, and how long it takes to draw a question that has come.

Printed, not asserted: the aims are 200 kB for the start page, 400 kB to the first question, 100 ms for a question.
Needs what `scripts/venv dev` installs, a Chromium, and the built page (scripts/web).
"""

from __future__ import annotations

import statistics
import sys
import tempfile
import zlib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from tests.table.harness import Server, settings_for  # noqa: E402
from tests.web.conftest import USUAL, launched  # noqa: E402
from tests.web.visitor import Visitor, preferred  # noqa: E402

GAMES = ("zona", "stalker", "twom")
ANSWERS = 25
SETTINGS = """{ moments: 'none', silent: ['zona', 'stalker', 'twom'], primed: ['zona', 'stalker', 'twom'] }"""
WATCH = """
window.drawn = [];
let heard = 0;
const Real = WebSocket;
window.WebSocket = class extends Real {
  constructor(...how) { super(...how); this.addEventListener('message', () => (heard = performance.now())); }
};
new MutationObserver(() => {
  const since = heard;
  requestAnimationFrame(() => setTimeout(() => window.drawn.push(performance.now() - since)));
}).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-serial'] });
"""
"""Notes the time from each message until what it brought has been drawn."""


ASKED = """
window.asked = Infinity;
new MutationObserver(() => {
  if (asked === Infinity && document.querySelector('[data-option]')) window.asked = performance.now();
}).observe(document, { subtree: true, childList: true });
"""
"""Notes when the first question is there."""
FETCHED = """[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .filter((one) => one.responseEnd <= window.asked)
  .reduce((sum, one) => sum + one.transferSize, 0)"""


def visitor(browser: Browser, server: Server, script: str = "") -> Visitor:
    context = browser.new_context(**{**USUAL, "base_url": server.url})
    context.add_init_script(f"localStorage.setItem('cordon.settings', JSON.stringify({SETTINGS}));{script}")
    return Visitor(context.new_page())


def packed(frame: dict[str, Any]) -> int:
    """Messages travel packed; the debugger shows them unpacked."""
    return len(zlib.compress(str(frame["response"]["payloadData"]).encode()))


def weighed(browser: Browser, server: Server, game: str = "") -> int:
    """Bytes over the wire: of the start page, or from an empty cache until the first question of a game is there. What
    is fetched after it keeps nobody waiting."""
    guest = visitor(browser, server, ASKED)
    code = guest.found_table(game=game) if game else ""
    line = guest.page.context.new_cdp_session(guest.page)
    line.send("Network.enable")
    frames: list[int] = []
    line.on("Network.webSocketFrameReceived", lambda told: frames.append(packed(told)))
    guest.open(f"/table/{code}" if game else "/")
    if game:
        guest.page.locator("[data-option]").first.wait_for(state="attached")
    else:
        guest.page.wait_for_load_state("networkidle")
    fetched = int(guest.page.evaluate(FETCHED))
    guest.page.context.close()
    return fetched + sum(frames)


def drawn(browser: Browser, server: Server, game: str) -> list[float]:
    """Milliseconds from message to drawn question, over the first answers of a match alone."""
    guest = visitor(browser, server, WATCH)
    guest.open(f"/table/{guest.found_table(game=game)}")
    for _ in range(ANSWERS):
        options = guest.wait().options()
        if guest.is_over or not options:
            break
        # What lies over an answer, such as a briefing, costs no time here.
        guest.page.locator(f'[data-option="{preferred(options)}"]').first.dispatch_event("click")
        guest.settle()
    times: list[Any] = guest.page.evaluate("window.drawn")
    guest.page.context.close()
    return [float(time) for time in times[1:]]


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(settings_for(f"sqlite:///{folder}/table.db")) as server,
        sync_playwright() as playwright,
        launched(playwright) as browser,
    ):
        print(f"start page: {weighed(browser, server) / 1000:.0f} kB")
        for game in GAMES:
            print(f"{game}: {weighed(browser, server, game) / 1000:.0f} kB to the first question")
        for game in GAMES:
            if times := sorted(drawn(browser, server, game)):
                usual, worst = statistics.median(times), times[int(len(times) * 0.95) - 1]
                print(f"{game}: a question drawn in {usual:.0f} ms, 95 % in {worst:.0f} ms ({len(times)})")


if __name__ == "__main__":
    main()
