"""The table of This War of Mine as it is seen: people in their rooms, words on things, columns that keep their sides."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web import twom_moments
from tests.web.test_twom import asked, serial
from tests.web.visitor import Visitor

OUTSIDE = """room => {
  const walls = document.querySelector(`[data-area="${room}"] .frame-line`).getBoundingClientRect();
  return [...document.querySelectorAll('.person .silhouette')].map(one => one.getBoundingClientRect()).filter(body => {
    const inside = body.left >= walls.left && body.right <= walls.right && body.top > walls.top;
    return body.width > body.height && !(inside && body.bottom < walls.bottom);
  }).length;
}"""
"""How many of those who lie stick out of the room."""


def bring(visitor: Visitor, moment: twom_moments.Moment) -> Visitor:
    """A campaign at this moment."""
    visitor.open(f"/table/{visitor.bring(twom_moments.at(moment))}")
    return asked(visitor)


def test_those_who_sleep_lie_in_their_own_room(ann: Visitor) -> None:
    bring(ann, twom_moments.asleep)
    people = ann.page.locator(".person .silhouette")
    expect(people.first).to_be_attached()
    lying = people.evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).filter(body => body.width > body.height).length"
    )
    assert lying >= 1
    assert ann.page.evaluate(OUTSIDE, "G4") == 0


def test_the_pack_keeps_its_side_and_counts_what_is_in_it(ann: Visitor) -> None:
    bring(ann, twom_moments.packing_up)
    sides = ann.page.locator(".shelf section")
    there, pack = sides.nth(0), sides.nth(1)
    carry = ann.page.locator(".shelf [data-option^='carry:']")
    for _ in range(30):
        expect(there.get_by_role("heading")).to_have_text("There")
        expect(pack.get_by_role("heading")).to_contain_text("In the pack")
        if not carry.count():
            break
        before = serial(ann)
        carry.first.click()
        expect(ann.page.locator(f'.table[data-serial="{before}"]')).to_have_count(0)
        ann.settle()
    assert not carry.count(), "never full"
    expect(pack.locator("[data-option^='drop:']").first).to_have_text(re.compile(r"×[1-9]"))


def test_dawn_names_who_died_outside(ann: Visitor) -> None:
    bring(ann, twom_moments.died_outside)
    report = ann.page.locator(".dawn")
    expect(report.locator("li").first).to_contain_text(re.compile(r"Out: .* died\. The cause", re.DOTALL))


def test_dawn_tells_what_the_trip_brought(ann: Visitor) -> None:
    bring(ann, twom_moments.came_home)
    report = ann.page.locator(".dawn")
    expect(report).to_contain_text("They went out")
    expect(report).to_contain_text("Brought home")
    expect(report.locator("li", has_text="Out: ").first).not_to_contain_text("Nothing happened")
