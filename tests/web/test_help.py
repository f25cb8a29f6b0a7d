"""Taking back, and why something cannot be done now."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web import matches
from tests.web.visitor import Visitor, verb


def test_a_choice_can_be_taken_back_by_the_button(ann: Visitor) -> None:
    ann.sit_down_at(matches.save(matches.at(matches.a_turn)))
    question, options, lines = ann.question.inner_text(), ann.options(), ann.lines.count()
    ann.choose(next(option for option in options if verb(option) == "move"))
    ann.undo.click()
    ann.page.get_by_role("button", name=re.compile("^This choice")).click()
    expect(ann.question).to_have_text(question)
    expect(ann.lines).to_have_count(lines)
    assert ann.wait().options() == options


def test_undo_works_by_the_keyboard_too(ann: Visitor) -> None:
    ann.open(f"/table/{ann.found_table()}").wait()
    question, options = ann.question.inner_text(), ann.options()
    ann.press(options[0])
    expect(ann.question).not_to_have_text(question)
    ann.page.keyboard.press("u")
    expect(ann.page.get_by_role("button", name=re.compile("^This choice"))).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(ann.question).to_have_text(question)
    assert ann.wait().options() == options


def test_a_roll_that_is_taken_back_leaves_an_eye_in_the_journal(ann: Visitor) -> None:
    ann.open(f"/table/{ann.found_table()}")
    ann.play_until("roll")
    ann.choose("roll")
    ann.undo.click()
    first = ann.page.get_by_role("button", name=re.compile("^This choice"))
    expect(first.get_by_role("img", name="Second look")).to_be_visible()
    first.click()
    expect(ann.journal.get_by_role("img", name="Second look")).to_be_visible()
    expect(ann.journal).to_contain_text("A second look")
    assert "roll" in ann.wait().options()


def test_at_a_strict_table_a_roll_cannot_be_taken_back(ann: Visitor) -> None:
    ann.open(f"/table/{ann.found_table(undo='strict')}")
    ann.play_until("roll")
    ann.choose("roll")
    expect(ann.undo).to_be_disabled()


def test_what_cannot_be_done_says_why_and_by_which_rule(ann: Visitor) -> None:
    ann.open(f"/table/{ann.found_table()}")
    ann.play_until("pass")
    page = ann.page
    ann.bar.get_by_role("button", name=re.compile("^Not possible now: [1-9]")).focus()
    closed = page.locator("[popover]", has=page.locator(".closed"))
    page.keyboard.press("Enter")
    expect(closed).to_be_in_viewport(ratio=1)
    page.keyboard.press("Tab")
    line = closed.get_by_role("listitem").first
    greyed = line.get_by_role("button").first
    expect(greyed).to_be_focused()
    expect(greyed).to_have_attribute("aria-disabled", "true")
    expect(greyed).to_have_accessible_description(re.compile(r"\w+ \w+"))
    before = ann.question.inner_text()
    page.keyboard.press("Enter")
    expect(ann.question).to_have_text(before)

    rule = line.get_by_role("button", name=re.compile(r"^Open rule ZO-\d"))
    id = rule.inner_text()
    rule.click()
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    shown = page.get_by_role("tabpanel").locator(":focus")
    expect(shown).to_be_in_viewport()
    expect(shown).to_contain_text(re.compile(r"ZO-\d+"))
    found = shown.get_attribute("data-rule")
    assert found is not None
    assert id == found or id.startswith(f"{found}.") or id.rstrip("abcdefgh") == found


def test_the_same_options_are_offered_on_the_map(ann: Visitor) -> None:
    ann.open(f"/table/{ann.found_table()}")
    ann.play_until("move")
    move = next(option for option in ann.options() if verb(option) == "move")
    area = move.partition(":")[2]
    question = ann.question.inner_text()
    ann.page.locator(f'[data-area="{area}"]').focus()
    ann.page.keyboard.press("Enter")
    ann.settle()
    expect(ann.undo).to_be_enabled()
    expect(ann.question).not_to_have_text(question)


@pytest.mark.parametrize("moment", [matches.choosing_a_threat, matches.marking_a_border])
@pytest.mark.parametrize("key", ["Enter", " ", ""])
def test_tokens_and_borders_are_chosen_on_the_map(ann: Visitor, moment: matches.Moment, key: str) -> None:
    ann.sit_down_at(matches.save(matches.at(moment)))
    glowing = ann.page.locator("svg.map g.aimed").first
    expect(glowing).to_have_accessible_name(re.compile(r"\w"))
    lines = ann.lines.count()
    if key:
        glowing.focus()
        ann.page.keyboard.press(key)
    else:
        glowing.click()
    expect(ann.lines).not_to_have_count(lines)


def test_arrows_lead_from_place_to_place(ann: Visitor) -> None:
    ann.sit_down_at(matches.save(matches.at(matches.a_turn)))
    ann.page.locator('[data-area="swamp"]').focus()
    for key, area in (
        ("ArrowUp", "inn"),
        ("ArrowUp", "quarry"),
        ("ArrowRight", "misty_hill"),
        ("ArrowDown", "red_forest"),
    ):
        ann.page.keyboard.press(key)
        expect(ann.page.locator(f'[data-area="{area}"]')).to_be_focused()


def test_the_map_can_be_looked_at_closely_and_as_a_whole(ann: Visitor) -> None:
    ann.sit_down_at(matches.save(matches.at(matches.a_turn)))
    name = ann.page.locator("svg.map .name").first

    def height() -> float:
        box = name.bounding_box()
        assert box is not None
        return box["height"]

    usual = height()
    expect(ann.button("Whole board")).to_have_count(0)
    for _ in range(3):
        ann.button("Closer").click()
    expect(ann.button("Whole board")).to_be_visible()
    assert height() > usual * 1.5
    ann.button("Farther").click()
    ann.button("Find me").click()
    expect(ann.button("Whole board")).to_have_count(0)
    assert height() == pytest.approx(usual, rel=0.15)


def test_the_rules_can_be_searched(ann: Visitor) -> None:
    ann.open("/rules/zona")
    heading = ann.page.locator("[data-rule]")
    expect(heading.first).to_be_attached()
    every = heading.count()
    ann.field("Search the rules").fill("emission")
    expect(ann.page.get_by_role("status")).to_contain_text("rules")
    assert 0 < heading.count() < every
    ann.field("Search the rules").fill("no such thing")
    expect(ann.page.get_by_role("status")).to_have_text("Nothing found")


def test_the_keys_are_told_on_demand(ann: Visitor) -> None:
    ann.open(f"/table/{ann.found_table()}").wait()
    ann.page.keyboard.press("?")
    dialog = ann.page.get_by_role("dialog", name="Keys")
    expect(dialog).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
