"""Bringing back what was taken back, asking the others, and what the table has seen."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.visitor import Visitor, preferred


def menu(visitor: Visitor, name: str) -> Locator:
    """Open the menu of undo by its key; one of its entries."""
    visitor.page.keyboard.press("u")
    return visitor.page.locator("#undo-menu").get_by_role("button", name=re.compile(name))


def seen(visitor: Visitor) -> Locator:
    """What the table has seen, unfolded."""
    visitor.page.get_by_text(re.compile("^What the table has seen")).click()
    return visitor.page.locator(".seen")


def test_what_was_taken_back_is_brought_back_by_the_keyboard(ann: Visitor) -> None:
    ann.open(f"/table/{ann.found_table()}").wait()
    ann.choose(ann.options()[0])
    question, options, lines = ann.wait().question.inner_text(), ann.options(), ann.lines.count()
    menu(ann, "^This choice").press("Enter")
    expect(ann.question).not_to_have_text(question)
    back = menu(ann, "Bring back 1 answer")
    expect(back).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(ann.question).to_have_text(question)
    assert ann.wait().options() == options
    # The second look stays in the journal.
    expect(ann.lines).to_have_count(lines + 1)
    expect(seen(ann)).to_contain_text("brought back 1 answer")


def test_a_guest_asks_before_others_answers_are_taken_back(visit: Visit) -> None:
    ann, ben = visit().called("Ann"), visit().called("Ben")
    code = ann.found_table(people=2)
    assert ben.page.request.get("/api/me").ok
    assert ben.page.request.post(f"/api/tables/{code}/seats/1/sit").ok
    people = [ann.open(f"/table/{code}"), ben.open(f"/table/{code}")]
    for visitor in people:
        visitor.tab("Journal")
    while True:
        seat = ann.page.request.get(f"/api/tables/{code}").json()["asked"][0]
        mover = people[seat].wait()
        mover.choose(preferred(mover.options()))
        mover.settle()
        ben.page.keyboard.press("u")
        wished = ben.page.locator("#undo-menu button:not(.redo)", has_text="*")
        if wished.count():
            break
        ben.page.keyboard.press("Escape")
    serial = ann.page.locator(".table").get_attribute("data-serial")
    wished.last.click()
    expect(ben.page.get_by_text("You have asked the others.")).to_be_visible()
    expect(ann.page.get_by_text(re.compile("^Ben would like to take back"))).to_be_visible()
    expect(ann.page.locator(".table")).to_have_attribute("data-serial", str(serial))
    ann.button("Agree").click()
    expect(ann.page.get_by_text(re.compile("^Ben would like to take back"))).to_have_count(0)
    expect(ben.page.get_by_text("You have asked the others.")).to_have_count(0)
    expect(ann.page.locator(".table")).not_to_have_attribute("data-serial", str(serial))
    # The host brings it back at once.
    menu(ann, "Bring back").first.click()
    expect(seen(ann)).to_contain_text("Ann brought back")


def test_everybody_reads_what_the_table_has_seen_and_the_host_hands_over(visit: Visit) -> None:
    ann, ben = visit().called("Ann"), visit(locale="de-DE").called("Ben")
    code = ann.found_table(people=2)
    assert ann.page.request.get(f"/api/tables/{code}/export").ok
    ben.page.request.get("/api/me")
    assert ben.page.request.post(f"/api/tables/{code}/seats/1/sit").ok
    ben.open(f"/table/{code}")
    ben.page.get_by_text(re.compile("^Was der Tisch gesehen hat: 3")).click()
    log = ben.page.locator(".seen li")
    expect(log).to_have_count(3)
    expect(log.nth(1)).to_contain_text("Ann hat diese Partie exportiert.")
    ben.page.get_by_role("tab", name="Chat").click()
    expect(ben.page.get_by_text("exportiert")).to_have_count(0)
    ann.open(f"/table/{code}")
    seen(ann)
    ann.button("Make Ben the host").click()
    expect(ann.page.locator(".seen")).to_contain_text("Ben is the host now (by Ann).")
    expect(ann.button("Make Ben the host")).to_have_count(0)
