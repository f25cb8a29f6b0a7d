"""What an answer may cost stands on the page before anybody gives it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web import matches
from tests.web import stalker_moments as moments
from tests.web.conftest import Visit


def test_whoever_ends_a_turn_in_sight_is_told_who_attacks(visit: Visit) -> None:
    ann = visit().sit_down_at(moments.save(moments.at(moments.in_danger)))
    ending = ann.bar.locator('[data-option="end"]')
    expect(ending).to_contain_text("damage")
    expect(ending).to_contain_text("HP")
    # Without pointing at anything: what is drawn, and what stands on the button.
    expect(ending.locator(".details")).to_be_visible()
    expect(ann.page.locator("[data-danger] .cross")).to_have_count(1)


def test_the_way_into_danger_says_so_before_it_is_walked(visit: Visit) -> None:
    session = moments.at(moments.a_way_into_danger)
    there = moments.way_into_danger(session)
    ann = visit().sit_down_at(moments.save(session))
    expect(ann.page.locator("[data-danger]")).to_have_count(0)
    ann.page.locator(f'[data-area="{there}"]').focus()
    ann.page.keyboard.press("Enter")
    panel = ann.page.locator(".here .danger").first
    expect(panel).to_contain_text("If your turn ends there")
    expect(panel).to_contain_text("damage")
    line = ann.page.locator("[data-danger]")
    expect(line).to_have_count(1)
    # Nothing of what it warns of lies under the panel.
    box, shown = ann.page.locator(".panel").bounding_box(), line.locator(".cross").bounding_box()
    assert box is not None
    assert shown is not None
    assert (
        box["x"] >= shown["x"] + shown["width"]
        or shown["x"] >= box["x"] + box["width"]
        or (box["y"] >= shown["y"] + shown["height"] or shown["y"] >= box["y"] + box["height"])
    )
    ann.page.keyboard.press("Escape")
    expect(line).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "uk"])
def test_an_action_on_a_card_says_what_it_does_before_it_is_chosen(visit: Visit, language: str) -> None:
    session = moments.at(moments.a_deed_on_a_card, player="greedy")
    deed = moments.deed_on_a_card(session.decisions[0])
    ann = visit(locale=language).sit_down_at(moments.save(session))
    option = ann.bar.locator(f'[data-option="{deed}"]')
    (does,) = option.locator(".details").all_text_contents()
    assert does.strip()
    # Pointed at, or led to by keyboard, it tells it over its button.
    told = ann.page.locator(".pointed")
    option.hover()
    expect(told).to_contain_text(does.strip())
    ann.page.mouse.move(0, 0)
    expect(told).to_have_count(0)
    option.focus()
    expect(told).to_contain_text(does.strip())


def test_a_threat_is_met_knowing_the_odds_by_name_and_the_stakes(visit: Visit) -> None:
    ann = visit().sit_down_at(matches.save(matches.at(matches.choosing_a_threat)))
    option = ann.offered.first
    expect(option).to_contain_text(re.compile(r"spot it \d+ ?%.* · beat it \d+ ?%"))
    expect(option).to_contain_text("On failure:")
    expect(option).to_contain_text("Loot:")
    expect(option.get_by_role("img")).to_have_attribute("aria-label", re.compile("spot it"))
