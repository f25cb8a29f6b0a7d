"""The first minutes of somebody who has never been here."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.test_phone import PHONE, assert_it_fits
from tests.web.visitor import Visitor


def test_whoever_is_new_reads_the_goal_first_and_can_read_it_again(visit: Visit) -> None:
    ann = visit(newcomer=True)
    ann.open(f"/table/{ann.found_table()}")
    goal = ann.page.get_by_role("dialog", name="Zona")
    expect(goal).to_contain_text("2 secrets in 2 different facilities")
    expect(goal).to_contain_text("news deck")
    goal.get_by_role("button", name="How to play in two minutes").click()
    told = ann.page.get_by_role("dialog", name="How to play in two minutes")
    expect(told).to_contain_text("Watch the emission track")
    told.get_by_role("button", name="Show me as I play").click()
    expect(ann.page.locator("dialog[open]")).to_have_count(0)
    ann.page.reload()
    ann.wait()
    expect(ann.page.locator("dialog[open]")).to_have_count(0)
    ann.button("What it is about").click()
    expect(goal).to_be_visible()
    goal.get_by_role("button", name="Keys").click()
    expect(ann.page.get_by_role("dialog", name="Keys")).to_be_visible()


def test_a_mission_is_told_before_a_stalker_is_chosen_and_three_are_suggested(ann: Visitor) -> None:
    ann.open(f"/table/{ann.found_table(game='stalker')}").wait()
    briefing = ann.page.get_by_role("region", name="Briefing")
    expect(briefing).to_contain_text("Find Dalik")
    briefing.get_by_role("button", name="Choose your stalker").click()
    cards = ann.page.locator(".laid-out .card")
    expect(cards).to_have_count(3)
    expect(cards.last).to_contain_text("forgives mistakes")
    ann.button("Show all 12").click()
    expect(cards).to_have_count(12)
    cards.nth(4).click()
    ann.wait()
    expect(briefing).to_have_count(0)


def test_whoever_is_suggested_is_numbered_from_one(ann: Visitor) -> None:
    ann.open(f"/table/{ann.found_table(game='stalker')}").wait()
    ann.button("Choose your stalker").click()
    cards = ann.page.locator(".laid-out .card")
    assert [card.get_attribute("data-key") for card in cards.all()] == ["1", "2", "3"]
    third = cards.nth(2).get_attribute("data-option")
    ann.button("Show all 12").click()
    assert cards.nth(2).get_attribute("data-option") == third
    ann.settle()
    ann.page.keyboard.press("3")
    expect(ann.page.locator(".people")).to_contain_text("Velet")


@pytest.mark.parametrize("language", ["en", "de", "pl", "uk"])
def test_on_a_phone_cards_to_choose_from_lie_side_by_side(visit: Visit, language: str) -> None:
    ann = visit(**PHONE, locale=language)
    ann.open(f"/table/{ann.found_table(game='stalker')}").wait()
    ann.page.locator(".briefing .main").tap()
    cards = ann.page.locator(".laid-out .card")
    first, second = cards.nth(0).bounding_box(), cards.nth(1).bounding_box()
    assert first is not None
    assert second is not None
    assert first["y"] == second["y"]
    assert first["x"] + first["width"] <= second["x"] < 390 - 40
    assert_it_fits(ann)
    cards.nth(2).scroll_into_view_if_needed()
    expect(cards.nth(2)).to_be_in_viewport(ratio=0.95)


def test_a_scavenger_is_explained_in_words(ann: Visitor) -> None:
    ann.open(f"/table/{ann.found_table()}").wait()
    for words in ann.page.locator(".laid-out .plays").all():
        assert len(words.inner_text()) > 30


def test_all_games_can_be_begun_without_scrolling_and_the_rules_ask_which(visit: Visit) -> None:
    ann = visit(newcomer=True)
    ann.open()
    for button in ann.page.locator(".places :is(button, a.button)").all():
        box = button.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 768
    ann.page.locator("header").get_by_role("link", name="Rules").click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("The rules of which game?")
    ann.page.locator("main").get_by_role("link", name="This War of Mine").click()
    expect(ann.page.get_by_text("How to play in two minutes")).to_be_visible()
