"""A whole match alone, from the start page to the end screen."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.visitor import BRISK, Visitor, preferred

LONG = 400
"""No match of one that is played so takes as many answers."""


def assert_the_end_tells_the_story(visitor: Visitor) -> None:
    expect(visitor.ending).to_have_text("The Zone keeps you")
    expect(visitor.page.get_by_role("table")).to_be_visible()
    expect(visitor.page.get_by_role("heading", name="The story of this match")).to_be_visible()
    expect(visitor.page.locator("main").get_by_text("Round 16", exact=True)).to_be_visible()
    expect(visitor.offered).to_have_count(0)
    expect(visitor.button("Play again")).to_be_visible()


def test_a_whole_match_can_be_played_by_clicking(ann: Visitor) -> None:
    ann.with_luck(4).open()
    ann.button("Play now").click()
    answers = 0
    while not ann.wait().is_over:
        ann.choose(preferred(ann.options(), BRISK))
        answers += 1
        assert answers < LONG, "this match comes to no end"
    assert answers > 50
    assert_the_end_tells_the_story(ann)


def test_a_whole_match_can_be_played_by_the_keyboard_alone(ann: Visitor) -> None:
    keyboard = ann.with_luck(10).open().page.keyboard
    play = ann.button("Play now")
    for _ in range(30):
        keyboard.press("Tab")
        if play.evaluate("node => node === document.activeElement"):
            break
    expect(play).to_be_focused()
    keyboard.press("Enter")
    answers = 0
    while not ann.wait().is_over:
        ann.press(preferred(ann.options()[:9]))
        answers += 1
        assert answers < LONG, "this match comes to no end"
    assert_the_end_tells_the_story(ann)
