"""axe finds nothing on any page: names, roles, contrast, order."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web import matches
from tests.web.conftest import WEB, Visit
from tests.web.test_phone import PHONE
from tests.web.visitor import Visitor


@pytest.fixture(scope="session")
def axe(modules: Path) -> str:
    return (modules / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def assert_nothing_found(visitor: Visitor, axe: str, where: str) -> None:
    """Run axe in the page. It is handed over by the debugger, so that the page's own rules for scripts stay in force."""
    visitor.page.evaluate(axe)
    found = visitor.page.evaluate(
        """async () => (await axe.run(document, { resultTypes: ['violations'] })).violations.map(one =>
            `${one.id}: ${one.help}: ` + one.nodes.slice(0, 3).map(node => node.html.slice(0, 160)).join(' | '))"""
    )
    assert found == [], f"{where}: " + "\n".join(found)


@pytest.mark.parametrize(
    "path", ["/", "/new", "/join", "/matches", "/rules/zona", "/settings", "/reset", "/credits", "/nowhere"]
)
def test_axe_finds_nothing_on_a_page(ann: Visitor, axe: str, path: str) -> None:
    ann.found_table(name="A match to see in the lists")
    ann.open(path)
    ann.page.wait_for_load_state("networkidle")
    ann.page.locator("details").evaluate_all("all => all.forEach(one => (one.open = true))")
    assert_nothing_found(ann, axe, path)


def test_axe_finds_nothing_where_something_went_wrong(ann: Visitor, axe: str) -> None:
    ann.open("/join")
    ann.field("Code or link of the table").fill("dog")
    ann.button("To the table").click()
    expect(ann.alert).to_be_visible()
    assert_nothing_found(ann, axe, "a wrong code")
    ann.open("/table/ZZZZZZ")
    expect(ann.link("Home")).to_be_visible()
    assert_nothing_found(ann, axe, "no such table")


def test_axe_finds_nothing_in_forms_that_are_filled_in_wrongly(visit: Visit, axe: str) -> None:
    ann = visit().open("/settings")
    ann.field("Password").fill("abc")
    ann.button("Create account").click()
    expect(ann.field("Account name")).to_be_focused()
    assert_nothing_found(ann, axe, "settings")
    code = ann.found_table(people=2)
    ben = visit().open(ann.page.request.post(f"/api/tables/{code}/seats/1/link").json()["link"])
    ben.field("Name").fill("")
    ben.button("Sit here").click()
    expect(ben.field("Name")).to_be_focused()
    assert_nothing_found(ben, axe, "a seat's link")


def test_axe_finds_nothing_where_an_account_is_looked_after(ann: Visitor, axe: str) -> None:
    ann.page.request.get("/api/me")
    assert ann.page.request.post("/api/register", data={"name": "Axel", "password": "a long password"}).ok
    ann.open("/settings")
    ann.page.locator("details").evaluate_all("all => all.forEach(one => (one.open = true))")
    assert_nothing_found(ann, axe, "an account")
    ann.button("Delete my account").click()
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    assert_nothing_found(ann, axe, "going for good")


def test_axe_finds_nothing_at_the_table(ann: Visitor, axe: str) -> None:
    ann.sit_down_at(matches.save(matches.at(matches.a_turn, seats=2), ("", "greedy")))
    for tab in ("Journal", "Market", "Chat", "Rules"):
        ann.tab(tab)
        ann.page.wait_for_load_state("networkidle")
        assert_nothing_found(ann, axe, tab)
    ann.page.locator("details").evaluate_all("all => all.forEach(one => (one.open = true))")
    ann.undo.click()
    assert_nothing_found(ann, axe, "everything folded out")
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("?")
    expect(ann.page.get_by_role("dialog", name="Keys")).to_be_visible()
    assert_nothing_found(ann, axe, "keys")


def test_axe_finds_nothing_in_the_moments_of_a_match(ann: Visitor, axe: str) -> None:
    ann.open(f"/table/{ann.found_table(people=2)}").wait()
    assert_nothing_found(ann, axe, "the draft, with a free seat")
    ann.sit_down_at(matches.save(matches.at(matches.looking_through_finds)))
    assert_nothing_found(ann, axe, "finds")
    ann.open(f"/table/{ann.found_table()}")
    ann.play_until("roll")
    assert_nothing_found(ann, axe, "before a test")
    ann.choose("roll")
    assert_nothing_found(ann, axe, "after a roll")
    ann.sit_down_at(matches.save(matches.at(matches.won)))
    assert_nothing_found(ann, axe, "the end")


def test_axe_finds_nothing_for_a_spectator(visit: Visit, axe: str) -> None:
    ann, watcher = visit(), visit()
    ann.sit_down_at(matches.save(matches.at(matches.a_turn, seats=2), ("", "greedy")))
    watcher.open(ann.page.url)
    expect(watcher.question).to_contain_text("Waiting for")
    assert_nothing_found(watcher, axe, "watching")


def test_axe_finds_nothing_on_a_phone(visit: Visit, axe: str) -> None:
    ann = visit(**PHONE)
    for path in ("/", "/new"):
        ann.open(path)
        ann.page.wait_for_load_state("networkidle")
        assert_nothing_found(ann, axe, path)
    ann.sit_down_at(matches.save(matches.at(matches.a_turn, seats=2), ("", "greedy")))
    for tab in ("Me", "Others", "Journal", "Market"):
        ann.tab(tab)
        assert_nothing_found(ann, axe, tab)
    ann.sit_down_at(matches.save(matches.at(matches.won)))
    assert_nothing_found(ann, axe, "the end")


def test_axe_would_find_something(ann: Visitor, axe: str) -> None:
    ann.open()
    ann.page.evaluate("document.body.append(document.createElement('button'))")
    with pytest.raises(AssertionError, match="button-name"):
        assert_nothing_found(ann, axe, "a button without a name")


def test_axe_is_among_what_the_page_is_built_with() -> None:
    assert '"axe-core"' in (WEB / "package.json").read_text(encoding="utf-8")
