"""The first match of each game, clicked through as its balloons say."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.web.conftest import WEB, Visit


@pytest.mark.parametrize(
    ("game", "name", "last"),
    [
        ("zona", "Zona", "Now your first secret"),
        ("stalker", "S.T.A.L.K.E.R.", "free Dalik"),
        ("twom", "This War of Mine", "Somebody goes thirsty"),
    ],
)
def test_a_first_match_is_learnt_click_by_click(visit: Visit, game: str, name: str, last: str) -> None:
    ann = visit(newcomer=True)
    ann.open()
    ann.button(f"First match: learn in ten clicks: {name}").click()
    balloon = ann.page.get_by_role("complementary", name="First match")
    steps = json.loads((WEB / "src" / game / "lesson.json").read_text())["steps"]
    for number, step in enumerate(steps, 1):
        if game == "stalker" and number == 1:
            ann.button("Choose your stalker").click()
        expect(balloon).to_contain_text(f"{number} of {len(steps)}.")
        ann.settle()
        button = ann.page.locator(f'[data-option="{step["option"]}"]:visible')
        thing = ann.page.locator(f'.middle [data-area="{step["option"].rpartition(":")[2]}"]')
        (button if button.count() else thing).first.click()
    expect(balloon).to_contain_text(last)
    balloon.get_by_role("button", name="Play on").click()
    expect(balloon).to_have_count(0)


def test_other_answers_wait_and_the_lesson_can_be_left(visit: Visit) -> None:
    ann = visit(newcomer=True)
    ann.open()
    ann.button("First match: learn in ten clicks: Zona").click()
    ann.choose("keep:wiera")
    assert ann.wait().options() == ["area"]
    ann.button("Leave the lesson and play on").click()
    expect(ann.page.locator('[data-option="rest"]').first).to_be_visible()
