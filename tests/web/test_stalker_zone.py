"""Zone Survival at the page: from the picker over the set-up to the score; by mouse, by keyboard, for two, on a phone."""

from __future__ import annotations

from functools import cache, partial
from typing import Any

from playwright.sync_api import expect

from cordon.kernel.session import Session
from tests.web import stalker_moments
from tests.web.conftest import Visit
from tests.web.visitor import Visitor

CONFIG: dict[str, Any] = {"mode": "survival", "scenario": "S01", "zone_map": "M01", "baskets": True}


def asks(kind: str, session: Session[Any]) -> bool:
    """The first seat alone is asked this."""
    found = session.decisions
    return len(found) == 1 and (found[0].seat, found[0].kind) == (0, kind)


@cache
def a_turn(seats: int) -> bytes:
    """The first turn of a scenario, its set-up not yet looked at."""
    found = stalker_moments.played(seats, 3, partial(asks, "turn.choose"), **CONFIG)
    assert found is not None
    return stalker_moments.save(found)


@cache
def the_end() -> bytes:
    """A scenario that is over."""
    found = stalker_moments.played(1, 3, lambda session: not session.decisions, **CONFIG)
    assert found is not None
    return stalker_moments.save(found)


def sit_down(visitor: Visitor, save: bytes) -> Visitor:
    visitor.open(f"/table/{visitor.bring(save)}")
    return visitor


def test_a_scenario_is_picked_by_its_picture_and_set_up_card_by_card(ann: Visitor) -> None:
    ann.open("/new#stalker")
    ann.page.get_by_label("Zone Survival").check()
    ann.page.get_by_label("Last Bus Out").check()
    maps = ann.page.get_by_role("group", name="Map", exact=True)
    expect(maps.locator("svg.art")).to_have_count(11)
    maps.get_by_label("Crossroads").check()
    ann.page.get_by_label("Seats", exact=True).select_option("1")
    ann.button("Open the table").click()
    assert ann.code
    expect(ann.page.get_by_label("How it stands")).to_contain_text("Last Bus Out")


def test_the_set_up_is_laid_card_by_card_with_the_keyboard_and_not_shown_again(ann: Visitor) -> None:
    sit_down(ann, a_turn(1))
    shown = ann.page.get_by_label("Set-up", exact=True)
    expect(shown).to_contain_text("Last Bus Out")
    on = ann.button("Go on")
    expect(on).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(shown).to_contain_text("Crossroads")
    ann.page.keyboard.press("Enter")
    expect(shown).to_contain_text("The Barrier")
    ann.button("Skip the set-up").press("Enter")
    expect(shown).to_have_count(0)
    up = ann.page.get_by_label("Face-up cards")
    expect(up.get_by_role("button", name="The Barrier")).to_contain_text("whole game")
    expect(ann.page.get_by_label("How it stands")).to_contain_text("Fuses 0/1")
    ann.page.reload()
    expect(up.first).to_be_visible()
    expect(shown).to_have_count(0)


def test_two_people_see_the_same_table(visit: Visit) -> None:
    ann, ben = visit().called("Ann"), visit().called("Ben")
    code = ann.bring(a_turn(2))
    for visitor in (ann, ben):
        visitor.open(f"/table/{code}")
        visitor.button("Skip the set-up").click()
        expect(visitor.page.get_by_label("Face-up cards").get_by_role("button", name="Fuse Boxes")).to_be_visible()
        visitor.tab("Mission")
        expect(visitor.page.get_by_text("Every stalker has left through OUT.")).to_be_visible()


def test_a_scenario_fits_a_phone(visit: Visit) -> None:
    ann = sit_down(visit(viewport={"width": 390, "height": 844}, has_touch=True), a_turn(1))
    ann.button("Skip the set-up").click()
    expect(ann.page.get_by_label("How it stands")).to_be_visible()
    wide, screen = ann.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= screen


def test_the_end_shows_the_score_card_by_card(ann: Visitor) -> None:
    sit_down(ann, the_end())
    expect(ann.page.get_by_role("heading", name="Score")).to_be_visible()
    total = ann.page.get_by_role("row", name="Total")
    expect(total).to_contain_text("0")
    expect(ann.page.get_by_text("Only a victory counts; it would have been")).to_be_visible()
