"""The signs on a board are explained: all of them in its legend, each where it lies, by mouse, keyboard and touch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web import matches, scenes, stalker_moments
from tests.web.conftest import Visit
from tests.web.test_axe import assert_nothing_found, axe
from tests.web.test_phone import PHONE, assert_it_fits
from tests.web.visitor import Visitor

__all__ = ["axe"]

SIGNS = {
    "zona": ("turn", "Shortcut: 1 radiation", "Blockade", "ZO-10.8"),
    "stalker": ("turn", "Cover", "Trap", "ST-4.16"),
    "twom": ("day", "Rubble", "Boarded up", "TW-6.8"),
}
"""A moment, a sign that is on the board then, one that is not, and a rule that explains the first."""


def legend(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("dialog", name="Legend")


@pytest.mark.parametrize("game", SIGNS)
def test_a_legend_tells_the_signs_of_this_board_and_all_others_if_asked(visit: Visit, axe: str, game: str) -> None:
    moment, here, elsewhere, rule = SIGNS[game]
    ann = visit().sit_down_at(scenes.GAMES[game]()[moment])
    ann.button("Legend").click()
    expect(legend(ann).get_by_text(here, exact=True)).to_be_visible()
    expect(legend(ann).get_by_text(elsewhere, exact=True)).to_have_count(0)
    signs = legend(ann).get_by_role("listitem")
    few = signs.count()
    legend(ann).get_by_role("checkbox").check()
    expect(legend(ann).get_by_text(elsewhere, exact=True)).to_be_visible()
    assert signs.count() > few
    assert legend(ann).evaluate("node => node.innerText.includes('sign-')") is False
    for picture in signs.locator("> svg").all():
        assert picture.evaluate("node => node.getBBox().width") > 0
    assert_nothing_found(ann, axe, game)
    legend(ann).get_by_role("button", name=f"{here}: open rule {rule}").click()
    expect(legend(ann)).not_to_be_visible()
    expect(ann.page.locator(f'[data-rule="{rule}"]')).to_be_in_viewport()


def test_a_key_opens_it_and_on_a_phone_a_button(visit: Visit) -> None:
    ann = visit().sit_down_at(scenes.zona()["turn"])
    ann.page.keyboard.press("g")
    expect(legend(ann)).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(legend(ann)).not_to_be_visible()
    phone = visit(**PHONE, locale="de").sit_down_at(scenes.zona()["turn"])
    phone.button("Legende").tap()
    expect(phone.page.get_by_role("dialog", name="Legende").get_by_text("Blockade", exact=True)).to_have_count(0)
    expect(phone.page.get_by_role("dialog", name="Legende").get_by_text("Schloss, mit dem")).to_be_visible()
    assert_it_fits(phone)


def test_in_zona_everything_on_the_map_says_what_it_is(visit: Visit, axe: str) -> None:
    ann = visit().sit_down_at(matches.save(matches.at(matches.a_turn)))
    card = ann.page.get_by_role("tooltip")
    locked = ann.page.locator("[data-area][aria-label*='Locked:']").first
    locked.hover()
    expect(card).to_contain_text("To open it:")
    ann.question.hover()
    expect(card).to_have_count(0)
    for thing, told in (("emission", "at 6 the emission strikes"), ("pile", "Then all lose now")):
        ann.page.locator(f'[data-thing="{thing}"]').hover()
        expect(card).to_contain_text(told)
    # Tab goes on from the place in the focus to what lies there.
    own = ann.page.locator('[data-area][aria-label*="You are here."]')
    ann.page.keyboard.press("b")
    expect(own).to_be_focused()
    ann.page.keyboard.press("Tab")
    expect(ann.page.locator(":focus")).to_have_attribute("data-thing", re.compile("."))
    expect(card).to_be_visible()
    assert_nothing_found(ann, axe, "a thing in the focus")
    phone = visit(**PHONE).sit_down_at(matches.save(matches.at(matches.a_turn)))
    figure = phone.page.locator('[data-thing="seat:0"]')
    figure.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(phone.page.get_by_role("tooltip")).to_contain_text("Fatigue")


def test_in_zona_roads_wire_and_arrows_say_what_they_are(visit: Visit) -> None:
    ann = visit().sit_down_at(matches.save(matches.at(matches.a_turn)))
    card = ann.page.get_by_role("tooltip")
    # Typefaces and what comes after the first question move the map a little: thin lines would move from below the pointer.
    ann.page.wait_for_load_state("networkidle")
    ann.page.evaluate("document.fonts.ready")
    signs = (
        ("inn/quarry", "Quarry – Inn"),
        ("one-way:pripyat", "One way only"),
        ("factory/swamp", "Blockade"),
    )
    for way, told in signs:
        ann.page.locator(f'[data-thing="{way}"]').last.hover()
        expect(card).to_contain_text(told)
    # By keyboard one comes from a place to the wire that stops one there; where roads lead, the place says itself.
    ann.page.locator('[data-area="swamp"]').focus()
    for _ in range(6):
        ann.page.keyboard.press("Tab")
        if ann.page.locator(":focus").get_attribute("data-thing") == "factory/swamp":
            break
    expect(ann.page.locator('[data-thing="factory/swamp"]:focus')).to_have_count(1)
    expect(card).to_contain_text("Blockade")


def test_what_is_in_the_pockets_of_a_pda_says_what_it_is_for(visit: Visit, axe: str) -> None:
    ann = visit().sit_down_at(stalker_moments.save(stalker_moments.at(stalker_moments.a_turn)))
    card = ann.page.get_by_role("tooltip")
    magazine = ann.page.locator("[data-pocket] [role=button]").first
    magazine.scroll_into_view_if_needed()
    magazine.hover()
    expect(card).to_contain_text("Fits: ")
    ann.question.hover()
    expect(card).to_have_count(0)
    ann.page.keyboard.press("Tab")
    magazine.focus()
    expect(card).to_contain_text("Discard 1 magazine")
    assert_nothing_found(ann, axe, "a magazine in the focus")
    zone = {"mode": "survival", "scenario": "S09", "zone_map": "M01", "baskets": True}
    session = stalker_moments.played(1, 2, stalker_moments.goods_in_hand, "greedy", **zone)
    assert session is not None
    bob = visit().sit_down_at(stalker_moments.save(session))
    good = bob.page.locator("[data-good] [role=note]").first
    good.scroll_into_view_if_needed()
    good.hover()
    expect(bob.page.get_by_role("tooltip")).to_contain_text("load")
