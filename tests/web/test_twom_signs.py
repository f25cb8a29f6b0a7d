"""This War of Mine tells by signs: what is aimed at, what there is, what something takes, what has changed and for whom."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from cordon.games.twom.events import Died
from tests.web.conftest import Visit
from tests.web.test_axe import assert_nothing_found, axe
from tests.web.test_moments import come_to
from tests.web.test_phone import PHONE
from tests.web.test_twom import begin
from tests.web.visitor import Visitor

__all__ = ["axe"]

NEEDS_A_BED = 2827
"""A seed whose first objective is a bed, for which there is not enough wood."""
KEEP_FLOATS = """() => {
  window.floated = [];
  const note = node => node.matches?.('.float, .by') && window.floated.push(node.textContent.trim());
  new MutationObserver(all => all.forEach(one => one.addedNodes.forEach(node => {
    note(node);
    node.querySelectorAll?.('.float, .by').forEach(note);
  }))).observe(document.body, { childList: true, subtree: true });
}"""
"""Floats are gone soon: keep what they told."""


def first_stage(visitor: Visitor) -> Visitor:
    begin(visitor, seed=NEEDS_A_BED).choose("read_on")
    return visitor.wait()


def test_the_house_marks_the_aim_and_prices_what_can_be_built(ann: Visitor, axe: str) -> None:
    first_stage(ann)
    expect(ann.page.locator(".headline")).to_contain_text("A place to sleep: not yet · build: Bed")
    marks = ann.page.locator(".map .aim")
    expect(marks.first).to_have_attribute("aria-label", "Still to be done: A place to sleep (build: Bed)")
    stove = ann.bar.locator('[data-option$=":build:F03"]')
    expect(stove).to_have_text(re.compile(r"Build: Stove\s*2\s*4"))
    expect(stove.get_by_role("img", name="Wood")).to_be_visible()
    ann.bar.get_by_role("button", name="Not possible now").click()
    bed = ann.bar.locator("ul.closed li", has_text="Bed").first
    expect(bed.locator(".tag.short")).to_have_text("4 of 5")
    ann.page.keyboard.press("Escape")
    assert_nothing_found(ann, axe, "a plan with prices")


def test_chips_tell_more_by_mouse_and_keyboard(ann: Visitor) -> None:
    first_stage(ann)
    card = ann.page.get_by_role("tooltip")
    stock = ann.page.locator(".stock button")
    stock.first.hover()
    expect(card).to_contain_text("Water 2 of 3")
    ann.page.locator("header").first.hover()
    expect(card).to_have_count(0)
    ann.page.keyboard.press("Tab")
    ann.page.locator(".strip button", has_text="Cold").focus()
    expect(card).to_contain_text("The cold is the number of tokens")
    ann.page.locator(".group").get_by_role("button", name="Wounds", exact=True).first.focus()
    expect(card).to_contain_text("Bandages laid on at Dawn")
    ann.page.locator("[data-area=B4]").focus()
    expect(card).to_contain_text("empty")


def test_what_changes_floats_where_it_changes(visit: Visit) -> None:
    ann = first_stage(visit(reduced_motion="no-preference"))
    ann.page.evaluate(KEEP_FLOATS)
    ann.page.locator('[data-option^="eat_now:"]').first.click()
    ann.settle()
    # Hunger over the person in the house, food over what is in store, hunger in the list of people.
    ann.page.wait_for_function("() => window.floated.filter(text => text === '−1').length >= 3")


def test_whom_a_death_is_about_is_lit(ann: Visitor, axe: str) -> None:
    moment = come_to(ann, "twom", Died)
    dead = moment.get_by_role("heading").inner_text()
    expect(ann.page.locator(".group li.alight", has_text=dead)).to_have_count(1)
    assert_nothing_found(ann, axe, "a death")


def test_on_a_phone_a_tap_on_a_chip_tells_more(visit: Visit) -> None:
    ann = first_stage(visit(**PHONE))
    ann.page.locator(".stock button").nth(1).tap()
    expect(ann.page.get_by_role("tooltip")).to_contain_text("Canned food: Hunger −2")
