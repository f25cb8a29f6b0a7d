"""A whole mission of S.T.A.L.K.E.R. on the map: by clicking and by the keyboard alone; and two people in two browsers."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.web import stalker_moments
from tests.web.conftest import Visit
from tests.web.visitor import Visitor, preferred, verb

CALM = ("done", "accept", "keep", "all", "decline", "stop", "end", "prepare", "part", "target", "backpack")
"""Answers that bring a mission to its end soonest."""
Choose = Callable[[str], None]
Point = Callable[[Visitor], None]


def begin(visitor: Visitor, seed: int) -> Visitor:
    """Play now, with a stalker and the briefing read."""
    visitor.with_luck(seed).open()
    visitor.page.get_by_role("button", name="Play now: S.T.A.L.K.E.R.").click()
    visitor.wait()
    visitor.page.locator(".laid-out .card").first.click()
    read_briefing(visitor)
    return visitor.wait()


def read_briefing(visitor: Visitor) -> None:
    briefing = visitor.page.get_by_role("region", name="Briefing")
    expect(briefing).to_be_visible()
    briefing.get_by_role("button", name="Set off").click()
    expect(briefing).to_have_count(0)


def space(visitor: Visitor, id: str) -> Locator:
    return visitor.page.locator(f'[data-area="{id}"]')


def reachable(visitor: Visitor) -> list[str]:
    """The spaces with a way to them, as they glow."""
    found: list[str] = visitor.page.locator(".reach [data-area]").evaluate_all(
        "all => all.map(one => one.dataset.area)"
    )
    return found


def where(visitor: Visitor) -> str:
    """The space on which the own stalker stands, as the map tells it."""
    told = visitor.page.locator('[data-area][aria-label*="You are here."]')
    expect(told).to_have_count(1)
    return str(told.get_attribute("data-area"))


def panel(visitor: Visitor) -> Locator:
    return visitor.page.locator(".here")


def click_a_space(visitor: Visitor) -> None:
    visitor.page.locator(".space.option .hit").first.click()


def enter_a_space(visitor: Visitor) -> None:
    """The same without a pointer: B leads to the first space that is an answer."""
    visitor.page.keyboard.press("b")
    visitor.page.keyboard.press("Enter")


def answered(visitor: Visitor, choose: Choose, point: Point = click_a_space) -> None:
    """One answer that brings the mission on: in the bar or, if it is not there, on the map."""
    options = visitor.options()
    if options:
        choose(preferred(options, CALM))
    else:
        point(visitor)
    visitor.settle()


def to_the_end(visitor: Visitor, choose: Choose, point: Point = click_a_space) -> int:
    answers = 0
    while True:
        visitor.page.locator(".dock [data-option], .space.option, .ending h2").first.wait_for()
        visitor.settle()
        if visitor.is_over:
            return answers
        answered(visitor, choose, point)
        answers += 1


def assert_the_mission_is_told(visitor: Visitor) -> None:
    expect(visitor.ending).to_have_text(re.compile("Mission (failed|accomplished)"))
    expect(visitor.page.get_by_role("table")).to_be_visible()
    expect(visitor.page.get_by_role("heading", name="The story of this match")).to_be_visible()
    expect(visitor.page.locator("main").get_by_text("Round 2", exact=True)).to_be_visible()


def test_a_whole_mission_can_be_played_by_clicking(ann: Visitor) -> None:
    begin(ann, 4)
    start = where(ann)
    walked = 0
    while walked < 4:
        options = ann.wait().options()
        goals = reachable(ann) if "move" in options else []
        if not goals:
            ann.choose(preferred(options, CALM))
            continue
        space(ann, goals[-1]).click(position={"x": 12, "y": 32})
        expect(panel(ann)).to_be_visible()
        panel(ann).locator("[data-go=move]").click()
        expect(panel(ann)).to_have_count(0)
        ann.wait()
        walked += 1
    assert where(ann) != start
    assert to_the_end(ann, ann.choose) > 20
    assert_the_mission_is_told(ann)


def test_a_way_is_priced_before_it_is_walked_and_then_walked_step_by_step(ann: Visitor) -> None:
    begin(ann, 4)
    ann.tab("Journal")
    before = ann.lines.count()
    goal = reachable(ann)[-1]
    space(ann, goal).click(position={"x": 12, "y": 32})
    told = panel(ann)
    expect(told).to_contain_text("LOW attention")
    expect(told).to_contain_text("radiation", ignore_case=True)
    expect(ann.page.locator(".trail .stop")).not_to_have_count(0)
    assert ann.lines.count() == before, "nothing is answered before the way is confirmed"
    told.locator("[data-go=move]").click()
    ann.wait()
    assert where(ann) == goal
    expect(ann.journal).to_contain_text("LOW attention")


def test_another_way_can_be_drawn_space_by_space(ann: Visitor) -> None:
    begin(ann, 4)
    start = where(ann)
    space(ann, reachable(ann)[-1]).click(position={"x": 12, "y": 32})
    panel(ann).get_by_role("button", name="Another way").click()
    first = "5.J" if start == "5.E" else "5.E"
    space(ann, first).click(position={"x": 70, "y": 12})
    expect(ann.page.locator(".trail .stop")).to_have_count(1)
    panel(ann).get_by_role("button", name="Movement").click()
    ann.wait()
    assert where(ann) == first


def test_an_attack_shows_its_odds_and_is_made_with_one_click(ann: Visitor) -> None:
    ann.sit_down_at(stalker_moments.save(stalker_moments.at(stalker_moments.somebody_to_shoot)))
    ann.page.locator(".figure:has(.ring)[data-foe]").first.click()
    expect(panel(ann)).to_contain_text(re.compile(r"Kill \d+ %"))
    expect(panel(ann)).to_contain_text("Miss")
    expect(panel(ann)).to_contain_text("range")
    panel(ann).locator(".fire").first.click()
    ann.wait()
    expect(ann.journal).to_contain_text("attacks")


def test_what_enemies_did_can_be_looked_at_step_by_step(ann: Visitor) -> None:
    begin(ann, 4)
    again = ann.page.get_by_role("button", name=re.compile("The enemies acted"))
    while not again.count():
        answered(ann.wait(), ann.choose)
    again.click()
    told = ann.page.get_by_role("region", name="What the enemies do")
    expect(told).to_contain_text("1/")
    told.get_by_role("button", name="Next step").click()
    expect(told).to_contain_text("2/")
    told.get_by_role("button", name="One step back").click()
    expect(told).to_contain_text("1/")
    assert ann.options(), "the decision does not wait for it"
    told.get_by_role("button", name="Skip to now").click()
    expect(told).to_have_count(0)


def test_a_whole_mission_can_be_played_by_the_keyboard_alone(ann: Visitor) -> None:
    keyboard = ann.with_luck(4).open().page.keyboard
    play = ann.page.get_by_role("button", name="Play now: S.T.A.L.K.E.R.")
    tab_to(ann, play)
    keyboard.press("Enter")
    ann.wait()
    ann.press("stalker:milady")
    read = ann.page.get_by_role("button", name="Set off")
    expect(read).to_be_visible()
    tab_to(ann, read)
    keyboard.press("Enter")
    start = where(ann)
    keyboard.press("b")
    expect(space(ann, start)).to_be_focused()
    for arrow in ("ArrowRight", "ArrowDown"):
        keyboard.press(arrow)
    focused = ann.page.evaluate("document.activeElement.dataset.area")
    assert focused != start
    keyboard.press("Enter")
    expect(panel(ann).locator("[data-go=move]")).to_be_focused()
    keyboard.press("Enter")
    ann.wait()
    assert where(ann) == focused
    to_the_end(ann, ann.press, enter_a_space)
    assert_the_mission_is_told(ann)


def tab_to(visitor: Visitor, wanted: Locator) -> None:
    for _ in range(150):
        visitor.page.keyboard.press("Tab")
        if wanted.evaluate("node => node === document.activeElement"):
            return
    expect(wanted).to_be_focused()


def test_two_people_take_turns_in_two_browsers(visit: Visit) -> None:
    ann, ben = visit(), visit()
    ann.called("Ann")
    ben.called("Ben")
    ann.open(f"/table/{ann.found_table(people=2, game='stalker')}")
    ben.open(ann.page.url)
    ben.page.get_by_role("button", name="Sit here").click()
    ann.wait()
    ann.choose("stalker:milady")
    ben.wait()
    ben.choose("stalker:chort")
    steps = {"Ann": 0, "Ben": 0}
    while min(steps.values()) < 3:
        for name, visitor in (("Ann", ann), ("Ben", ben)):
            if visitor.page.get_by_role("button", name="Set off").count():
                read_briefing(visitor)
            visitor.page.wait_for_load_state("networkidle")
            if visitor.offered.count():
                visitor.settle()
                options = visitor.options()
                visitor.choose(preferred(options, ("token", *CALM)))
                steps[name] += 1
    ann.tab("Journal")
    ben.tab("Journal")
    expect(ann.journal).to_contain_text("Chort")
    expect(ben.journal).to_contain_text("Milady")
    assert where(ann) == where(ben)


def test_a_space_is_told_to_those_who_do_not_see_it(ann: Visitor) -> None:
    begin(ann, 4)
    told = str(space(ann, where(ann)).get_attribute("aria-label"))
    assert "You are here." in told
    assert re.search(r"Seen by: |Nobody sees it\.", told)
    covered = ann.page.locator('[data-area][aria-label*="Cover 2."]')
    assert covered.count() > 0
    assert ann.page.locator('[data-area][aria-label*="Radiation "]').count() > 0


def test_the_shop_lies_open_and_money_is_spent(ann: Visitor) -> None:
    ann.open(f"/table/{ann.found_table(game='stalker', config={'baskets': False})}").wait()
    ann.choose("stalker:milady")
    shop = ann.page.locator(".shelf")
    expect(shop).to_contain_text("5,000 K")
    shop.get_by_role("button", name="Items", exact=True).click()
    shop.locator("[data-option^='buy:']:not([aria-disabled=true])").first.click()
    expect(shop).not_to_contain_text("5,000 K")
    ann.choose("done")
    read_briefing(ann)


def test_packs_are_rearranged_while_preparing(ann: Visitor) -> None:
    begin(ann, 4)
    ann.choose("prepare")
    packs = ann.page.locator(".exchange")
    expect(packs).to_be_visible()
    stow = packs.locator("[data-option^='stow:']").first
    name = stow.get_attribute("data-option")
    stow.click()
    expect(packs.locator(f"[data-option='{name}']")).to_have_count(0)
    ann.choose("done")
    expect(packs).to_have_count(0)
    assert verb(ann.wait().options()[0]) == "move"


def test_a_way_can_be_drawn_with_the_finger(ann: Visitor) -> None:
    begin(ann, 4)
    mouse = ann.page.mouse
    figure = ann.page.locator(".figure").first.bounding_box()
    assert figure is not None
    mouse.move(figure["x"] + figure["width"] / 2, figure["y"] + figure["height"] / 2)
    mouse.down()
    for id in ("5.J", "5.N"):
        box = space(ann, id).bounding_box()
        assert box is not None
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=8)
    mouse.up()
    expect(ann.page.locator(".trail .stop")).to_have_count(2)
    panel(ann).locator("[data-go=move]").click()
    ann.wait()
    assert where(ann) == "5.N"


def test_an_answer_that_is_a_space_is_given_on_the_map(ann: Visitor) -> None:
    begin(ann, 4)
    ann.choose("decoy")
    leads = ann.bar.get_by_role("button", name=re.compile("Choose on the map"))
    expect(leads).to_be_visible()
    leads.click()
    goal = str(ann.page.evaluate("document.activeElement.dataset.area"))
    ann.page.keyboard.press("Enter")
    ann.wait()
    expect(space(ann, goal)).to_have_attribute("aria-label", re.compile("attention of"))
