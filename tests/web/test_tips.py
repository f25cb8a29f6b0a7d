"""Something is explained when it happens for the first time, at the thing itself."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.visitor import Visitor


def sit_down(visitor: Visitor, game: str) -> Locator:
    """At a table of a game whose goal was just told; the balloon."""
    visitor.open(f"/table/{visitor.found_table(game=game)}")
    expect(visitor.page.locator("dialog[open]")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    return visitor.page.get_by_role("complementary", name="Tip")


def test_a_tip_points_at_its_thing_and_goes_with_the_next_answer(visit: Visit) -> None:
    ann = visit(newcomer=True)
    tip = sit_down(ann, "zona")
    ann.wait()
    ann.page.locator(".laid-out .card").first.click()
    expect(tip).to_contain_text("You have two actions a turn")
    figure, balloon = ann.page.locator(".middle .figure").first.bounding_box(), tip.bounding_box()
    assert figure is not None
    assert balloon is not None
    middle = figure["x"] + figure["width"] / 2
    assert balloon["x"] < middle < balloon["x"] + balloon["width"]
    assert balloon["y"] + balloon["height"] <= figure["y"] or balloon["y"] >= figure["y"] + figure["height"]
    ann.choose("rest")
    expect(tip.filter(has_text="You have two actions a turn")).to_have_count(0)
    ann.page.reload()
    ann.wait()
    expect(tip.filter(has_text="You have two actions a turn")).to_have_count(0)


def test_tips_are_sent_away_for_one_game_and_called_back(visit: Visit) -> None:
    ann = visit(newcomer=True)
    tip = sit_down(ann, "twom")
    while not tip.count():
        ann.choose(ann.wait().options()[0])
    ann.button("No tips in this game").click()
    expect(tip).to_have_count(0)
    ann.open("/settings")
    play = ann.page.get_by_role("group", name="Tips the first time")
    expect(play.get_by_label("This War of Mine")).not_to_be_checked()
    expect(play.get_by_label("Zona")).to_be_checked()
    play.get_by_label("This War of Mine").check()
    seen = ann.page.evaluate("JSON.parse(localStorage.getItem('cordon.settings'))")
    assert seen["silent"] == []
    assert not [one for one in seen["seen"] if one.startswith("twom-")]
