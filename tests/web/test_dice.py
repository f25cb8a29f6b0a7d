"""Dice fall in the middle of the table, once, with what they are measured by; then they leave it."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.web import matches, stalker_moments
from tests.web.conftest import Visit
from tests.web.visitor import Visitor


def throw(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-throw]")


def is_in_the_middle(visitor: Visitor) -> bool:
    """Whether the dice lie in the middle third of the board."""
    return bool(
        throw(visitor).evaluate(
            """dice => {
              const [a, b] = [dice, document.querySelector('.middle')].map((one) => one.getBoundingClientRect());
              const off = (one, other) => Math.abs((one.left + one.right) - (other.left + other.right)) / 2;
              return off(a, b) < b.width / 6 && a.top >= b.top && a.bottom <= b.bottom;
            }"""
        )
    )


def test_a_shot_is_measured_in_the_middle_of_the_board(visit: Visit) -> None:
    ann = visit().sit_down_at(stalker_moments.save(stalker_moments.at(stalker_moments.different_dice)))
    expect(throw(ann)).to_be_visible()
    assert is_in_the_middle(ann)
    expect(throw(ann).locator(".scale li").first).to_be_visible()
    # What accepting brings stands on the answer, and the dice are gone with it.
    expect(ann.bar.locator('[data-option="accept"] .details')).to_have_text(re.compile(r"kills|misses|wound|HP|lose"))
    expect(ann.bar.locator('[data-option="focus"] .details')).to_have_text(re.compile(r"\d"))
    ann.choose("focus")
    # By mouse on the die itself, by key on the answer.
    die = throw(ann).locator(".die button").first
    die.click()
    ann.settle()
    expect(throw(ann).locator(".die.picked")).to_have_count(1)
    ann.press("enough")
    ann.settle()


def test_dice_leave_the_table_with_the_answer_that_accepts_them(visit: Visit) -> None:
    ann = visit().sit_down_at(stalker_moments.save(stalker_moments.at(stalker_moments.a_roll)))
    number = throw(ann).get_attribute("data-throw")
    ann.choose("accept")
    ann.wait()
    if "keep" in ann.options():
        ann.choose("keep")
        ann.wait()
    expect(ann.page.locator(f'[data-throw="{number}"]')).to_have_count(0)


def test_a_test_of_zona_is_thrown_in_the_middle_and_not_again_when_it_is_accepted(visit: Visit) -> None:
    ann = visit().sit_down_at(matches.save(matches.at(matches.about_to_roll)))
    expect(throw(ann)).to_have_count(0)
    ann.press("roll")
    expect(throw(ann)).to_be_visible()
    assert is_in_the_middle(ann)
    expect(throw(ann).locator(".die")).to_have_count(3)
    expect(throw(ann).locator(".scale")).to_contain_text("needed")
    if "accept" in ann.wait().options():
        ann.choose("accept")
        expect(throw(ann)).to_have_count(0)
