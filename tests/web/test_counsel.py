"""Advice, an outlook, and what a match turned on, as people find them at the page."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web import matches
from tests.web.conftest import Visit
from tests.web.visitor import Visitor

CHANCE = re.compile(r"\d+% \(± \d+\)")


def test_the_table_says_what_it_would_do_and_everybody_reads_that_it_was_asked(ann: Visitor) -> None:
    ann.sit_down_at(matches.save(matches.at(matches.a_turn)))
    ann.button("What would you do?").click()
    best = ann.page.locator(".counsel .best li")
    expect(best.first).to_contain_text(CHANCE)
    assert 2 <= best.count() <= 3
    expect(ann.page.locator(".choice .reckoned").first).to_have_text(CHANCE)
    expect(ann.page.get_by_text("asked for advice").first).to_be_attached()
    ann.choose(ann.options()[0])
    expect(best).to_have_count(0)
    assert not ann.errors


def test_how_a_match_may_end_is_told_when_it_is_asked_for_or_always(ann: Visitor) -> None:
    ann.sit_down_at(matches.save(matches.at(matches.a_turn)))
    told = ann.page.locator(".counsel .outlook")
    expect(told).to_have_count(0)
    ann.button("How will this end?").click()
    expect(told).to_contain_text(CHANCE)
    expect(told).to_contain_text("lives through this round")
    expect(ann.page.locator(".counsel .outlook[data-last]")).to_be_visible()
    ann.wishes(outlook="on")
    ann.page.reload()
    ann.wait()
    expect(told).to_contain_text(CHANCE)
    expect(ann.page.get_by_role("button", name="How will this end?")).to_have_count(0)
    assert not ann.errors


def test_the_host_may_do_without_advice(ann: Visitor) -> None:
    ann.sit_down_at(matches.save(matches.at(matches.a_turn)))
    ann.button("This table").click()
    ann.page.locator(".table-menu [popover]").get_by_text("Advice may be asked for", exact=True).click()
    ann.page.keyboard.press("Escape")
    expect(ann.button("What would you do?")).to_have_count(0)
    expect(ann.button("How will this end?")).to_be_visible()


def test_a_match_that_is_over_shows_its_curve_with_the_same_figures_in_a_table(visit: Visit) -> None:
    ann = visit()
    ann.sit_down_at(matches.save(matches.at(matches.over)))
    look = ann.page.locator(".hindsight")
    curve = look.get_by_role("img", name=re.compile("chance of a good end"))
    expect(curve).to_be_visible()
    expect(look.locator("polyline.own")).to_have_count(1)
    expect(look.locator(".turns li").first).to_contain_text(re.compile(r"\d+% → \d+%"))
    look.get_by_text("The curve as a table").click()
    rows = look.locator("tbody tr")
    points = curve.locator("polyline.own").get_attribute("points") or ""
    expect(rows).to_have_count(len(points.split()))
    expect(rows.last).to_contain_text(re.compile(r"(0|100)%"))
    assert not ann.errors
