"""The table of S.T.A.L.K.E.R. for everybody: axe finds nothing, a phone shows everything, in four languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web import stalker_moments
from tests.web.conftest import Visit
from tests.web.follower import panel, space
from tests.web.test_axe import assert_nothing_found, axe  # noqa: F401
from tests.web.test_phone import PHONE, assert_it_fits
from tests.web.test_stalker import begin, reachable
from tests.web.visitor import Visitor, preferred

SMALL = """() => [...document.querySelectorAll('.map text')].map(text => text.getBoundingClientRect().height && {
  size: parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a, text: text.textContent
}).filter(one => one && one.text && one.size < 13.9)"""
"""Letters on the map that are drawn too small to read."""


UNDER_THE_THUMB = """node => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === node;
}"""
"""Whether the middle of a space can be touched where the map has been scrolled to."""


@pytest.mark.parametrize("path", ["/new#stalker", "/rules/stalker"])
def test_axe_finds_nothing_on_the_pages(ann: Visitor, axe: str, path: str) -> None:  # noqa: F811
    ann.open(path)
    ann.page.wait_for_load_state("networkidle")
    ann.page.locator("details").evaluate_all("all => all.forEach(one => (one.open = true))")
    assert_nothing_found(ann, axe, path)


def test_axe_finds_nothing_at_the_table(ann: Visitor, axe: str) -> None:  # noqa: F811
    ann.sit_down_at(stalker_moments.save(stalker_moments.at(stalker_moments.a_turn, seats=2), ("", "random")))
    for tab in ("Journal", "Mission", "Chat", "Rules"):
        ann.tab(tab)
        ann.page.wait_for_load_state("networkidle")
        assert_nothing_found(ann, axe, tab)
    ann.page.locator("details").evaluate_all("all => all.forEach(one => (one.open = true))")
    assert_nothing_found(ann, axe, "everything folded out")


def test_axe_finds_nothing_in_the_moments_of_a_mission(ann: Visitor, axe: str) -> None:  # noqa: F811
    ann.open(f"/table/{ann.found_table(game='stalker', config={'baskets': False})}").wait()
    assert_nothing_found(ann, axe, "the briefing")
    ann.read_briefing()
    assert_nothing_found(ann, axe, "choosing a stalker")
    ann.choose("stalker:milady")
    expect(ann.page.locator(".shelf")).to_be_visible()
    assert_nothing_found(ann, axe, "the shop")
    ann.choose("done")
    expect(ann.page.locator(".exchange")).to_be_visible()
    assert_nothing_found(ann, axe, "setting off")
    ann.choose("done")
    expect(ann.page.locator(".exchange")).to_have_count(0)
    space(ann, reachable(ann)[-1]).click(position={"x": 12, "y": 32})
    expect(panel(ann)).to_be_visible()
    assert_nothing_found(ann, axe, "a way")
    ann.sit_down_at(stalker_moments.save(stalker_moments.at(stalker_moments.somebody_to_shoot)))
    ann.page.locator(".figure:has(.ring)[data-foe]").first.click()
    assert_nothing_found(ann, axe, "an attack")
    ann.sit_down_at(stalker_moments.save(stalker_moments.at(stalker_moments.a_roll)))
    assert_nothing_found(ann, axe, "a roll")
    ann.sit_down_at(stalker_moments.save(stalker_moments.at(stalker_moments.over)))
    assert_nothing_found(ann, axe, "the end")


@pytest.mark.parametrize("language", ["en", "de", "pl", "uk"])
def test_nothing_is_cut_off_on_a_phone(visit: Visit, language: str) -> None:
    ann = visit(**PHONE, locale=language)
    for path in ("/", "/new#stalker", "/rules/stalker"):
        ann.open(path)
        ann.page.wait_for_load_state("networkidle")
        ann.page.locator("details").evaluate_all("all => all.forEach(one => (one.open = true))")
        assert_it_fits(ann)
    ann.sit_down_at(stalker_moments.save(stalker_moments.at(stalker_moments.a_turn, seats=2), ("", "random")))
    for tab in ann.page.get_by_role("tab").all():
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")
        assert_it_fits(ann)
    ann.bar.locator("details").evaluate_all("all => all.forEach(one => (one.open = true))")
    assert_it_fits(ann)
    ann.sit_down_at(stalker_moments.save(stalker_moments.at(stalker_moments.over)))
    assert_it_fits(ann)


@pytest.mark.parametrize("screen", [(390, 844), (1366, 768), (2560, 1440)])
def test_letters_on_the_map_can_be_read(visit: Visit, screen: tuple[int, int]) -> None:
    ann = visit(viewport={"width": screen[0], "height": screen[1]})
    ann.sit_down_at(stalker_moments.save(stalker_moments.at(stalker_moments.a_turn)))
    ann.page.wait_for_load_state("networkidle")
    assert ann.page.locator(".map text").count() > 20
    assert ann.page.evaluate(SMALL) == []


def test_a_turn_can_be_played_on_a_phone(visit: Visit) -> None:
    ann = visit(**PHONE)
    begin(ann, 4)
    goal = next(each for each in reachable(ann) if space(ann, each).evaluate(UNDER_THE_THUMB))
    space(ann, goal).tap()
    expect(panel(ann)).to_be_in_viewport()
    assert_it_fits(ann)
    panel(ann).locator("[data-go=move]").tap()
    expect(space(ann, goal)).to_have_attribute("aria-label", re.compile("You are here"))
    for _ in range(4):
        options = ann.wait().options()
        expect(ann.question).to_be_in_viewport(ratio=1)
        wish = preferred(options, ("done", "end", "accept", "prepare"))
        ann.bar.locator(f'[data-option="{wish}"]').tap()
        ann.settle()
        assert_it_fits(ann)


IN_THE_PICTURE = """node => {
  const map = document.querySelector('.map').getBoundingClientRect();
  const { x, y, width, height } = node.getBoundingClientRect();
  const [across, along] = [x + width / 2, y + height / 2];
  return across > map.left && across < map.right && along > map.top && along < map.bottom;
}"""
"""Whether the middle of something on the map is shown."""


def test_on_a_phone_the_picture_begins_with_all_that_can_be_chosen(visit: Visit) -> None:
    ann = visit(**PHONE)
    ann.sit_down_at(stalker_moments.save(stalker_moments.at(stalker_moments.somebody_to_shoot)))
    foe = ann.page.locator(".figure:has(.ring)[data-foe]")
    expect(foe.first).to_be_visible()
    chosen = [*foe.all(), *ann.page.locator(".reach [data-area]").all()]
    assert all(each.evaluate(IN_THE_PICTURE) for each in chosen)
    expect(ann.page.locator(".beyond")).to_have_count(0)
    foe.first.tap()
    expect(panel(ann)).to_contain_text("Kill")


def test_what_lies_beyond_the_picture_is_counted_at_its_edge_and_can_be_looked_at(visit: Visit) -> None:
    ann = visit(**PHONE)
    begin(ann, 4)
    for _ in range(2):
        ann.page.get_by_label("Closer").evaluate(
            "button => button.click()"
        )  # fingers would spread; its button is for a mouse
    beyond = ann.page.locator(".beyond")
    expect(beyond.first).to_be_visible()
    reach = ann.page.locator(".reach [data-area]").all()
    outside = [each for each in reach if not each.evaluate(IN_THE_PICTURE)]
    assert 0 < sum(int(each.inner_text()) for each in beyond.all()) <= len(reach)
    assert outside
    beyond.last.tap()
    assert any(each.evaluate(IN_THE_PICTURE) for each in outside)
    ann.button("Find me").tap()
    expect(beyond).to_have_count(0)


def test_on_a_phone_the_page_below_the_map_can_have_its_room(visit: Visit) -> None:
    ann = visit(**PHONE)
    begin(ann, 4)
    tall = ann.page.get_by_role("button", name="Larger page, no board")
    journal = ann.page.get_by_role("tabpanel")
    before = journal.bounding_box()
    tall.tap()
    expect(tall).to_have_attribute("aria-pressed", "true")
    after = journal.bounding_box()
    assert before is not None
    assert after is not None
    assert after["height"] > 2 * before["height"]
    tall.tap()
    assert journal.bounding_box() == before


def test_a_new_question_is_read_from_its_first_option(visit: Visit) -> None:
    ann = visit(**PHONE)
    begin(ann, 4)
    options = ann.bar.locator(".options")
    hidden = "node => node.scrollHeight - node.clientHeight"
    assert options.evaluate(hidden) > 0
    ann.bar.locator("[data-option^='lead:']").first.tap()
    assert ann.wait().options()[0] == "move"
    assert options.evaluate(hidden) > 0
    assert options.evaluate("node => node.scrollTop") == 0


def test_a_card_that_was_gained_can_be_read_before_it_is_put_away(ann: Visitor) -> None:
    ann.sit_down_at(stalker_moments.save(stalker_moments.at(stalker_moments.a_card_gained)))
    expect(ann.question).to_contain_text("is yours")
    assert len(ann.bar.locator(".gained").inner_text()) > 20


def test_dice_lie_still_while_it_is_chosen_which_are_rolled_again(ann: Visitor) -> None:
    ann.sit_down_at(stalker_moments.save(stalker_moments.at(stalker_moments.different_dice)))
    dice = ann.page.locator("[data-throw] .die")
    expect(dice.first).to_be_visible()
    dice.evaluate_all("all => all.forEach(die => (die.dataset.thrown = 'once'))")
    ann.choose("focus")
    expect(ann.bar.locator("[data-option^='die:']").first).to_be_visible()
    thrown = dice.evaluate_all("all => all.map(die => die.dataset.thrown)")
    assert thrown == ["once"] * dice.count(), "a die that was put there anew tumbles anew"


def test_dice_that_are_rolled_again_look_chosen(ann: Visitor) -> None:
    ann.sit_down_at(stalker_moments.save(stalker_moments.at(stalker_moments.dice_to_choose)))
    first = next(option for option in ann.options() if option.startswith("die:"))
    chosen = ann.page.locator("[data-throw] .die").nth(int(first.removeprefix("die:")))
    expect(ann.page.locator("[data-throw] .die.picked")).to_have_count(0)
    ann.choose(first)
    expect(ann.page.locator("[data-throw] .die.picked")).to_have_count(1)
    expect(chosen).to_have_class(re.compile("picked"))
    expect(chosen.get_by_role("img", name="to be rolled again")).to_be_visible()


def test_a_way_of_ones_own_is_given_up_with_escape(ann: Visitor) -> None:
    begin(ann, 4)
    space(ann, reachable(ann)[-1]).click(position={"x": 12, "y": 32})
    panel(ann).get_by_role("button", name="Another way").click()
    expect(panel(ann).get_by_role("heading", name="Another way")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(panel(ann)).to_have_count(0)
