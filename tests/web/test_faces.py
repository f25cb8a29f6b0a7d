"""Everybody has a face, and one name: in panels, on maps, on cards, in the journal, at the end."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web import matches, stalker_moments, twom_moments
from tests.web.conftest import Visit
from tests.web.test_phone import PHONE
from tests.web.test_twom_looks import bring
from tests.web.visitor import Visitor


def test_figure_and_person_are_one_name_with_a_face(visit: Visit) -> None:
    ann = visit().called("Ann")
    session = matches.at(matches.a_turn, 2)
    mine, other = (one.character for one in session.game.state.scavengers.values())
    ann.sit_down_at(matches.save(session, ("", "greedy")))
    panels = ann.page.locator(".left .seat")
    expect(panels.first.locator(f"[data-bust='{mine}']").first).to_be_visible()
    whole = re.compile(r"^\S.* \(Ann\)$")
    expect(panels.first.get_by_role("heading", level=2)).to_have_text(whole)
    name = panels.first.get_by_role("heading", level=2).inner_text()
    figure = name.removesuffix(" (Ann)")

    # The bot's figure is a name of its own; both stand on the map with a head and a letter.
    for who in (mine, other):
        expect(ann.page.locator(f".middle .medal[data-bust='{who}'] path").first).to_be_attached()
    expect(ann.page.locator(f".middle .medal[data-bust='{mine}'] text")).to_have_text(figure[0])

    # The journal tells who plays the figure, in the colour of the seat.
    told = ann.journal.locator("b.named.seat-0", has_text=name).first
    expect(told).to_have_text(name)
    heading = panels.first.get_by_role("heading", level=2)
    colour = "node => getComputedStyle(node).color"
    assert told.evaluate(colour) == heading.evaluate(colour)

    ann.tab("Chat")
    ann.page.locator("#chat-text").fill("Here")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".chat li b.seat-0")).to_have_text(name)

    # Whoever watches reads the same name.
    watcher = visit().open(f"/table/{ann.code}")
    expect(watcher.question).to_contain_text(f"Waiting for {name}.")
    expect(watcher.question.locator(".named.seat-0")).to_have_text(name)


@pytest.mark.parametrize("game", ["zona", "stalker"])
def test_everybody_who_can_be_chosen_has_a_face(ann: Visitor, game: str) -> None:
    ann.open(f"/table/{ann.found_table(game=game)}").wait()
    cards = ann.page.locator(".laid-out .card")
    expect(cards.first).to_be_visible()
    faces = cards.locator("[data-bust]").evaluate_all("all => all.map(one => [one.dataset.bust, one.innerHTML])")
    assert len(faces) == cards.count() == len({drawn for _, drawn in faces})
    assert all(drawn.count("<path") > 20 for _, drawn in faces)


def test_a_stalker_has_a_head_on_the_map_and_at_the_end(ann: Visitor) -> None:
    session = stalker_moments.at(stalker_moments.a_turn)
    who = session.game.state.stalkers[0].card
    ann.sit_down_at(stalker_moments.save(session))
    expect(ann.page.locator(f".middle .medal[data-bust='{who}'] text")).to_have_text(re.compile(r"^\w$"))
    # Alone at the table, a figure needs no second name.
    expect(ann.page.locator(".left .seat h2")).not_to_contain_text("(")
    ann.open(f"/table/{ann.bring(stalker_moments.save(stalker_moments.at(stalker_moments.over)))}")
    expect(ann.page.locator(".ending tbody [data-bust]")).to_have_count(1)


def test_the_guard_dog_is_fought_as_a_dog(ann: Visitor) -> None:
    bring(ann, twom_moments.fighting_the_dog)
    foe = ann.page.locator(".fight .foe")
    expect(foe).to_have_count(1)
    expect(foe).to_contain_text("Guard dog (Prowess")
    expect(foe).to_contain_text("Teeth")
    expect(foe.locator("[data-bust='N09'] path").first).to_be_attached()
    expect(ann.page.locator(".fight li:not(.foe) [data-bust^='C']").first).to_be_visible()


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desktop", "phone"])
def test_the_end_has_a_page_for_everybody_by_keyboard(visit: Visit, size: dict[str, Any]) -> None:
    ann = visit(**size)
    ann.open(f"/table/{ann.bring(twom_moments.ended())}")
    ending = ann.page.locator(".ending")
    tabs = ending.get_by_role("tab")
    page = ending.locator(".slide:visible")
    expect(page).to_have_count(1)
    people = 0
    count = tabs.count()
    tabs.first.focus()
    for i in range(count):
        expect(tabs.nth(i)).to_be_focused()
        expect(tabs.nth(i)).to_have_attribute("aria-selected", "true")
        if page.locator("[data-bust]").count():
            people += 1
            expect(page.locator(".fate")).to_contain_text(re.compile(r"(died|left) on day \d"))
            expect(page.locator(".page").first).to_be_visible()
        ann.page.keyboard.press("ArrowRight")
    assert people >= 3
    assert page.evaluate("node => node.scrollWidth <= node.clientWidth + 1")
    ann.button("Back").click()
    expect(tabs.nth(count - 2)).to_have_attribute("aria-selected", "true")
    # On paper all of them.
    ann.page.emulate_media(media="print")
    expect(ending.locator(".slide:visible")).to_have_count(count)
