"""One press answers one question: a new question that comes under the pointer or under a held key is not answered unseen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web import matches
from tests.web.conftest import Visit
from tests.web.visitor import Visitor

GAMES = ("zona", "stalker", "twom")


def serial(visitor: Visitor) -> int:
    return int(visitor.page.locator(".table").get_attribute("data-serial") or -1)


@pytest.mark.parametrize("game", GAMES)
def test_a_double_click_answers_one_question(visit: Visit, game: str) -> None:
    ann = visit()
    ann.open(f"/table/{ann.found_table(game=game)}").wait()
    for _ in range(2):
        before = serial(ann)
        ann.page.evaluate(
            """() => {
              // Faster than any hand: the second press falls in the moment in which the next question is drawn.
              const press = () => {
                const button = document.querySelector('.laid-out [data-option], .dock .choice:not(.folded *)');
                const at = { bubbles: true, detail: 1 };
                button.dispatchEvent(new PointerEvent('pointerdown', at));
                button.dispatchEvent(new MouseEvent('click', at));
              };
              const table = document.querySelector('.table');
              const before = table.dataset.serial;
              new MutationObserver((_, watch) => {
                if (table.dataset.serial === before) return;
                watch.disconnect();
                press();
                table.dataset.pressed = before;
              }).observe(table, { attributes: true });
              press();
            }"""
        )
        expect(ann.page.locator(f'.table[data-pressed="{before}"]')).to_have_count(1)
        ann.settle()
        assert serial(ann) == before + 1
        ann.wait()


def test_a_held_key_answers_one_question(ann: Visitor) -> None:
    ann.sit_down_at(matches.save(matches.at(matches.a_turn)))
    before = serial(ann)
    ann.page.keyboard.down("r")
    expect(ann.page.locator(f'.table[data-serial="{before}"]')).to_have_count(0)
    ann.settle()
    for _ in range(5):
        ann.page.keyboard.down("r")
    ann.page.keyboard.up("r")
    ann.settle()
    assert serial(ann) == before + 1


def test_enter_that_is_held_down_presses_one_button(ann: Visitor) -> None:
    ann.sit_down_at(matches.save(matches.at(matches.a_turn)))
    before = serial(ann)
    ann.page.keyboard.press("d")
    ann.page.keyboard.down("Enter")
    expect(ann.page.locator(f'.table[data-serial="{before}"]')).to_have_count(0)
    ann.settle()
    for _ in range(5):
        ann.page.keyboard.down("Enter")
    ann.page.keyboard.up("Enter")
    ann.settle()
    assert serial(ann) == before + 1


def test_the_focus_goes_from_question_to_question(ann: Visitor) -> None:
    ann.sit_down_at(matches.save(matches.at(matches.a_turn)))
    ann.page.keyboard.press("d")
    for _ in range(3):
        before = serial(ann)
        expect(ann.bar.locator(".choice:not(.folded *)").first).to_be_focused()
        ann.page.keyboard.press("Enter")
        expect(ann.page.locator(f'.table[data-serial="{before}"]')).to_have_count(0)
        ann.wait()
