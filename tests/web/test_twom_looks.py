"""The table of This War of Mine as it is seen: people in their rooms, words on things, columns that keep their sides."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web import twom_moments
from tests.web.conftest import Visit
from tests.web.test_phone import PHONE
from tests.web.test_twom import asked, begin, serial
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
    expect(report.locator("li").first).to_contain_text(re.compile(r"Out: .* died", re.DOTALL))


def test_dawn_tells_what_the_trip_brought(ann: Visitor) -> None:
    bring(ann, twom_moments.came_home)
    report = ann.page.locator(".dawn")
    expect(report).to_contain_text("went out")
    expect(report).to_contain_text("Brought home")
    expect(report.locator("li", has_text="Out: ").first).not_to_contain_text("Nothing happened")


def refuse_once(visitor: Visitor, key: str) -> str:
    """Press a key and say no to what is asked then; what was asked."""
    visitor.page.keyboard.press(key)
    dialog = visitor.page.get_by_role("dialog")
    text = dialog.inner_text()
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_have_count(0)
    return text


@pytest.mark.parametrize("moment", [twom_moments.thirsty, twom_moments.hungry])
def test_nobody_goes_without_by_a_slip_of_the_hand(ann: Visitor, moment: twom_moments.Moment) -> None:
    bring(ann, moment)
    before = serial(ann)
    done = ann.bar.locator("[data-option=done]")
    expect(done.locator("kbd")).to_have_text("E")
    expect(ann.page.locator("[data-option^='eat_now:']")).to_have_count(0)
    ann.page.keyboard.press("1")
    assert "somebody goes" in refuse_once(ann, "e")
    expect(ann.page.locator(".table")).to_have_attribute("data-serial", before)
    ann.page.keyboard.press("e")
    ann.page.get_by_role("dialog").locator(".danger").click()
    expect(ann.page.locator(f'.table[data-serial="{before}"]')).to_have_count(0)


def test_nobody_goes_home_with_an_empty_pack_by_a_slip_of_the_hand(ann: Visitor) -> None:
    bring(ann, twom_moments.packing_up)
    before = serial(ann)
    ann.page.keyboard.press("1")
    assert "pack is empty" in refuse_once(ann, "e")
    expect(ann.page.locator(".table")).to_have_attribute("data-serial", before)


def test_a_day_in_which_nobody_does_anything_is_asked_for_twice(ann: Visitor) -> None:
    begin(ann).choose("read_on")
    before = serial(ann)
    commit = ann.page.locator("[data-option=commit]").first
    commit.click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_have_count(0)
    expect(ann.page.locator(".table")).to_have_attribute("data-serial", before)
    commit.click()
    dialog.locator(".danger").click()
    expect(ann.page.locator(f'.table[data-serial="{before}"]')).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "de", "pl", "uk"])
@pytest.mark.parametrize("wish", [{}, PHONE], ids=["a laptop", "a phone"])
def test_every_thing_in_the_house_has_its_word(visit: Visit, language: str, wish: dict[str, object]) -> None:
    ann = begin(visit(**wish, locale=language))
    ann.choose("read_on")
    things = ann.page.locator(".room").evaluate_all(
        "all => all.filter(room => room.querySelector('.inside :is(.stone, .mass, .door, .bar)')).length"
    )
    words = ann.page.locator(".room:has(.word)")
    assert words.count() >= things - ann.page.locator(".person").count()
    assert things > 10
    wide = words.evaluate_all(
        """all => all.filter(room => [...room.querySelectorAll('.word')].some(word =>
             word.getBBox().width > room.querySelector('.frame-line').getBBox().width)).length"""
    )
    assert wide == 0
