"""Names in the journal and in questions lead to what they name, on the board or as a card; and the other way round."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.test_axe import assert_nothing_found, axe
from tests.web.test_headline import saved
from tests.web.test_phone import PHONE
from tests.web.visitor import Visitor

__all__ = ["axe"]

SPOT = ".map .spot"
CLOSE = """([spot, thing]) => {
    const middle = (node) => { const box = node.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
    const [a, b] = [middle(spot), middle(thing)];
    return Math.hypot(a[0] - b[0], a[1] - b[1]);
}"""


def named(visitor: Visitor, name: str, where: Locator | None = None) -> Locator:
    """The last thing of this name that is spoken of."""
    return (where or visitor.journal).get_by_role("button", name=name, exact=True).last


def distance(visitor: Visitor, thing: Locator) -> float:
    """How far the mark on the board is from a thing."""
    spot, node = visitor.page.locator(SPOT).element_handle(), thing.element_handle()
    found: float = visitor.page.evaluate(CLOSE, [spot, node])
    return found


def test_a_place_in_the_journal_is_marked_on_the_map_and_the_other_way_round(ann: Visitor, axe: str) -> None:
    ann.sit_down_at(saved("zona"))
    farms = ann.page.locator("[data-area=farms]")
    place = named(ann, "at the Farms")
    place.hover()
    assert distance(ann, farms) < 30
    ann.page.locator("header").first.hover()
    expect(ann.page.locator(SPOT)).to_have_count(0)
    place.focus()
    expect(ann.page.locator(SPOT)).to_have_count(1)
    place.press("Enter")
    place.blur()
    expect(ann.page.locator(SPOT)).to_have_count(1)
    marked = ann.journal.locator(".speaks")
    expect(marked).to_have_count(0)
    farms.hover(position={"x": 8, "y": 30}, force=True)
    expect(marked.filter(has_text="appears at the Farms")).to_have_count(1)
    ann.page.locator("header").first.hover()
    expect(ann.page.get_by_role("tooltip")).to_have_count(0)
    assert_nothing_found(ann, axe, "a journal with names")


def test_the_name_of_a_card_opens_the_card(ann: Visitor) -> None:
    ann.sit_down_at(saved("zona"))
    named(ann, "Power plant plans").click()
    expect(ann.page.get_by_role("tooltip")).to_contain_text("Power plant plans")


def test_spaces_are_called_by_their_names_and_lead_to_the_map(ann: Visitor) -> None:
    ann.sit_down_at(saved("stalker"))
    expect(ann.question).to_have_text("3 actions left, at game trail. What do you do?")
    here = named(ann, "game trail", ann.question)
    here.hover()
    assert distance(ann, ann.page.locator("[data-area='5.E']")) < 30
    expect(ann.journal).not_to_contain_text(re.compile(r"\d\.[A-Z]\b"))
    foe = named(ann, "Rifle bandit 3")
    foe.hover()
    assert distance(ann, ann.page.locator("[data-foe=bandit_rifle-3]")) < 12


def test_a_declined_name_points_too(ann: Visitor) -> None:
    ann.sit_down_at(saved("zona"))
    ann.speak("uk")
    named(ann, "в Господарствах").hover()
    assert distance(ann, ann.page.locator("[data-area=farms]")) < 30


def test_people_of_the_house_are_pointed_at_and_on_a_phone_a_tap_is_enough(visit: Visit) -> None:
    ann = visit(**PHONE)
    ann.open(f"/table/{ann.bring(saved('twom'))}")
    named(ann, "Petar").tap()
    assert distance(ann, ann.page.locator("[data-person=C08]")) < 40


def test_a_space_tells_of_itself_while_it_is_pointed_at_and_has_its_name_on_a_large_map(visit: Visit) -> None:
    ann = visit(viewport={"width": 1920, "height": 1080}).sit_down_at(saved("stalker"))
    expect(ann.page.locator(".map .place").get_by_text("parade ground", exact=True)).to_be_visible()
    space = ann.page.get_by_role("button", name=re.compile("^parade ground"))
    told = ann.page.get_by_role("tooltip")
    space.hover()
    expect(told).to_contain_text("parade ground")
    card, ground = told.bounding_box(), space.bounding_box()
    assert card is not None
    assert ground is not None
    assert card["x"] >= ground["x"] + ground["width"] or card["x"] + card["width"] <= ground["x"]
    ann.question.hover()
    expect(told).to_have_count(0)
    ann.page.keyboard.press("b")
    expect(told).to_contain_text("game trail")


def test_where_something_is_to_be_done_there_is_a_mark(ann: Visitor) -> None:
    ann.sit_down_at(saved("zona"))
    marks = ann.page.locator(".map .aim")
    expect(marks).to_have_count(3)
    expect(ann.page.get_by_role("img", name="Still to be done: Underground Archive")).to_be_visible()
