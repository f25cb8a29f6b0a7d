"""It is somebody's turn: the tab, the list and the browser tell it; the page opens without the table and says so."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.visitor import Visitor, preferred

NOTES = """
  window.notes = [];
  window.Notification = class { static permission = 'granted'; static requestPermission = async () => 'granted';
    constructor(title, how) { window.notes.push([title, how.body]); } };
  window.badges = [];
  navigator.setAppBadge = async count => void window.badges.push(count);
  navigator.clearAppBadge = async () => void window.badges.push(0);
"""
HIDE = "Object.defineProperty(document, 'hidden', {value: true}); document.dispatchEvent(new Event('visibilitychange'))"


def until_bens_turn(ann: Visitor, code: str) -> None:
    while 1 not in ann.page.request.get(f"/api/tables/{code}").json()["asked"]:
        ann.choose(preferred(ann.wait().options()))


def test_whoever_is_asked_is_told_by_tab_list_badge_and_browser(visit: Visit) -> None:
    ann, ben = visit().called("Ann"), visit().called("Ben")
    ben.page.add_init_script(NOTES)
    code = ann.found_table(people=2, name="Slow night")
    ben.page.request.post(f"/api/tables/{code}/seats/1/sit")
    # Both choose a scavenger; then Ben looks at his list.
    ann.open(f"/table/{code}").wait()
    ben.open(f"/table/{code}").wait()
    expect(ben.page).to_have_title(re.compile("^● Your turn · Slow night"))
    ben.choose(ben.options()[0])
    ann.wait()
    ben.open("/matches")
    ben.page.get_by_label("Tell me when it is my turn").check()
    line = ben.page.get_by_role("article").filter(has_text="Slow night")
    expect(line).to_contain_text("Zona · 0 of 2 secrets → sarcophagus · Ann, you")
    # Ann has the first turn.
    expect(line).to_contain_text("Waiting for Ann.")
    ben.page.evaluate(HIDE)
    until_bens_turn(ann, code)
    ben.until("window.notes.length > 0")
    assert ben.page.evaluate("window.notes[0]") == ["Slow night", "It is your turn."]
    expect(line).to_contain_text("It is your turn.")
    expect(ben.page).to_have_title("(1) Matches · Cordon")
    expect(ben.page.get_by_role("navigation").get_by_label("1 table waits for you")).to_be_visible()
    expect(ben.page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("^data:image/svg"))
    ben.until("window.badges.at(-1) === 1")


def test_the_list_follows_without_a_reload_and_has_ones_turn_first(visit: Visit) -> None:
    ann, ben = visit().called("Ann"), visit().called("Ben")
    ann.open("/matches")
    expect(ann.page.get_by_text("No matches here yet.")).to_be_visible()
    theirs = ben.found_table(people=2, name="Of Ben")
    lines = ann.page.get_by_role("article")
    ann.page.request.post(f"/api/tables/{theirs}/seats/1/sit")
    expect(lines).to_have_count(1)
    expect(lines.first).to_contain_text("Of Ben")
    over = ann.found_table(name="Second")
    expect(lines).to_have_count(2)
    ann.page.request.delete(f"/api/tables/{over}")
    expect(lines).to_have_count(1)
    ben.page.request.post(f"/api/tables/{theirs}/seats/1/leave")
    expect(lines).to_have_count(0)


ALL_KEPT = """async () => {
  const cache = await caches.open('cordon-shell-1');
  const loaded = performance.getEntriesByType('resource').map(one => new URL(one.name).pathname);
  const files = ['/', ...loaded.filter(path => path.startsWith('/assets/') || path.startsWith('/locales/'))];
  const found = await Promise.all(files.map(path => cache.match(path)));
  return files.includes('/locales/en/page.ftl') && found.every(Boolean);
}"""


def test_the_page_can_be_installed_and_opens_without_the_table(visit: Visit) -> None:
    ann = visit(service_workers="allow")
    ann.open("/")
    manifest = ann.page.request.get("/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    for icon in manifest.json()["icons"]:
        assert ann.page.request.get(icon["src"]).ok
    ann.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    ann.page.reload()
    ann.until("navigator.serviceWorker.controller !== null")
    # Whatever the page has loaded is kept before the line goes.
    ann.page.wait_for_function(ALL_KEPT)
    ann.page.context.set_offline(True)
    ann.page.goto("/matches")
    expect(ann.page.locator(".offline")).to_contain_text("There is no line to the table just now.")
    kept_paths = (
        "caches.open('cordon-shell-1').then(c => c.keys()).then(all => all.map(one => new URL(one.url).pathname))"
    )
    assert not [path for path in ann.page.evaluate(kept_paths) if path.startswith(("/api", "/ws"))]
    ann.page.context.set_offline(False)
    expect(ann.page.locator(".offline")).to_have_count(0)
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Matches")
