"""What others, the enemies and the Zone do is shown one thing after the other, at one's own pace; the question waits for it."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from cordon.kernel.session import Session
from tests.web import matches, stalker_moments
from tests.web.conftest import Visit
from tests.web.test_phone import PHONE
from tests.web.visitor import Visitor

IN_THE_PICTURE = """node => {
  const [at, frame] = [node.getBoundingClientRect(), node.closest('.middle').getBoundingClientRect()];
  const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
  return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
}"""


def player(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("group", name="What the others do")


def before_the_enemies(visitor: Visitor) -> Locator:
    """The turn has just ended; what the enemies do is played."""
    visitor.open(f"/table/{visitor.bring(stalker_moments.save(stalker_moments.at(stalker_moments.enemies_next)))}")
    visitor.wishes(moments="none").wait().bar.locator('[data-option="end"]').click()
    return player(visitor)


def test_the_enemies_are_watched_step_by_step_and_the_question_waits(visit: Visit) -> None:
    ann = visit(reduced_motion="no-preference")
    shown = before_the_enemies(ann)
    shown.get_by_role("button", name="Pause").click()
    count = shown.locator(".count")
    total = int(count.inner_text().partition("/")[2])
    expect(ann.offered).to_have_count(0)
    lines = ann.lines.count()
    while not ann.page.locator(".bound").count():
        ann.page.keyboard.press(".")
    expect(ann.bar).to_contain_text(re.compile(r"point \d: .* sets off towards"))
    step = int(count.inner_text().partition("/")[0])
    ann.page.keyboard.press(",")
    expect(count).to_have_text(f"{step - 1}/{total}")
    expect(ann.offered).to_have_count(0)
    shown.get_by_role("button", name="Pace: 1 times").click()
    expect(shown.get_by_role("button", name="Pace: 2 times")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    assert ann.wait().options()
    assert ann.lines.count() > lines, "the journal has waited as well"
    ann.page.keyboard.press("k")
    expect(count).to_have_text(re.compile("^1/"))
    expect(ann.offered).to_have_count(0)
    ann.page.reload()
    assert ann.page.evaluate("JSON.parse(localStorage['cordon.settings']).pace") == 2


def test_whoever_wants_no_motion_watches_it_when_they_like(visit: Visit) -> None:
    ann = visit(**PHONE)
    shown = before_the_enemies(ann)
    ann.wait()
    expect(shown).to_have_count(0)
    ann.page.get_by_role("button", name=re.compile("Watch it once more")).tap()
    expect(shown).to_contain_text("1/")
    on = shown.get_by_role("button", name="Next step")
    place = on.bounding_box()
    assert place is not None
    while on.count():
        assert on.bounding_box() == place, "it stays under the thumb"
        acting = ann.page.locator(".foe.acting")
        assert not acting.count() or acting.evaluate(IN_THE_PICTURE), "the map follows whoever acts"
        ann.page.touchscreen.tap(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    assert ann.wait().options()


def a_bot_is_next(session: Session[Any]) -> bool:
    """A turn after which the other one plays at once."""
    if not matches.a_turn(session) or "pass" not in session.decisions[0].options:
        return False
    after = session.game.clone()
    after.answer(0, "pass")
    return [(one.seat, one.kind) for one in after.decisions()] == [(1, "take_turn.choose")]


def test_a_bots_turn_is_watched_in_zona(visit: Visit) -> None:
    ann = visit(reduced_motion="no-preference")
    save = matches.save(matches.at(a_bot_is_next, 2), ("", "greedy"))
    ann.open(f"/table/{ann.bring(save)}").wishes(moments="none").wait()
    ann.bar.locator('[data-option="pass"]').click()
    shown = player(ann)
    shown.get_by_role("button", name="Pause").click()
    expect(ann.offered).to_have_count(0)
    told = ann.lines.count()
    ann.page.keyboard.press("k")
    expect(shown.get_by_role("button", name="Pause")).to_be_visible()
    ann.page.keyboard.press("Escape")
    while not ann.offered.count() and not ann.is_over:
        ann.page.keyboard.press("Escape")
    assert ann.lines.count() > told
    ann.wait()
    ann.page.get_by_role("button", name=re.compile("Watch it once more")).click()
    expect(shown.locator(".count")).to_have_text(re.compile("^1/"))
    expect(ann.offered).to_have_count(0)
