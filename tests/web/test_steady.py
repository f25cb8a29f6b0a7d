"""A steady table: bar and board keep their size, the answer that goes on its place, standing actions their letter, on any keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web import scenes
from tests.web.conftest import Visit
from tests.web.visitor import Visitor

STEADY = {"zona": ("turn", "camp", "roll"), "stalker": ("begin", "turn", "roll")}
"""Questions that are answered in the bar."""
BOX = "node => { const { x, y, width, height } = node.getBoundingClientRect(); return [x, y, width, height] }"
PRESS = """([key, code]) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true }))"""


@pytest.mark.parametrize("game", STEADY)
def test_bar_and_board_keep_their_size_and_everybody_is_in_sight(ann: Visitor, game: str) -> None:
    boxes = []
    for name in STEADY[game]:
        ann.sit_down_at(scenes.GAMES[game]()[name])
        boxes.append([ann.page.locator(part).evaluate(BOX) for part in (".dock", ".middle")])
        for seat in ann.page.locator(".left .seat").all():
            expect(seat).to_be_in_viewport(ratio=1)
        if ann.bar.locator(".pinned").count():
            expect(ann.bar.locator(".pinned")).to_be_in_viewport(ratio=1)
    assert boxes == [boxes[0]] * len(boxes)


@pytest.mark.parametrize("name", ["turn", "camp"])
def test_many_answers_have_room_in_the_bar_and_none_is_cut(ann: Visitor, name: str) -> None:
    ann.sit_down_at(scenes.zona()[name])
    assert ann.options()
    expect(ann.bar.locator(".options")).to_have_attribute("data-more", "")


def test_what_happened_since_covers_nothing_that_can_be_chosen(ann: Visitor) -> None:
    ann.sit_down_at(scenes.zona()["turn"])
    ann.page.evaluate("code => localStorage.setItem('cordon.marks', JSON.stringify({ [code]: 0 }))", ann.code)
    ann.page.reload()
    ann.wait()
    since = ann.page.locator(".since").filter(visible=True)
    expect(since).to_have_count(1)
    panel = since.evaluate(BOX)
    rings = ann.page.locator(".middle .ring").evaluate_all(f"all => all.map({BOX})")
    assert rings
    for x, y, width, height in rings:
        beside = x + width <= panel[0] or x >= panel[0] + panel[2]
        assert beside or y + height <= panel[1] or y >= panel[1] + panel[3]


def test_standing_actions_have_their_letter_on_a_ukrainian_keyboard_and_can_be_switched_off(visit: Visit) -> None:
    ann = visit()
    ann.sit_down_at(scenes.zona()["turn"])
    unfolded = ann.page.locator(".fold-panel:popover-open .folded")
    ann.page.evaluate(PRESS, ["\u044c", "KeyM"])
    expect(unfolded).to_be_visible()
    ann.page.keyboard.press("Escape")
    ann.open("/settings")
    ann.page.get_by_label("Letters and digits choose and open things at the table").uncheck()
    ann.sit_down_at(scenes.zona()["turn"])
    before = ann.page.locator(".table").get_attribute("data-serial")
    for key, code in (("\u044c", "KeyM"), ("e", "KeyE"), ("1", "Digit1"), (" ", "Space")):
        ann.page.evaluate(PRESS, [key, code])
    expect(unfolded).to_have_count(0)
    expect(ann.bar.locator("kbd").filter(visible=True)).to_have_count(0)
    ann.settle()
    assert ann.page.locator(".table").get_attribute("data-serial") == before
