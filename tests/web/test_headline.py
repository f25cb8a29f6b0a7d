"""Goal, clock and turn stand in one line over the board, in every game and on every screen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from cordon.kernel.session import Session
from tests.web import matches, stalker_moments, test_stalker_zone, twom_moments
from tests.web.conftest import Visit
from tests.web.test_axe import assert_nothing_found, axe
from tests.web.test_phone import PHONE
from tests.web.visitor import Visitor

__all__ = ["axe"]

FITS = """node => [...node.querySelectorAll('.part, .pips, .goal')].every(each => {
    const [inner, outer] = [each.getBoundingClientRect(), node.getBoundingClientRect()];
    return inner.left >= outer.left && inner.right <= outer.right + 0.5 && inner.bottom <= outer.bottom + 0.5;
})"""


def second_day(session: Session[Any]) -> bool:
    return session.decisions[0].kind == "action_stage.assign" and session.game.state.day == 2


def saved(game: str) -> bytes:
    match game:
        case "zona":
            return matches.save(matches.at(matches.a_turn))
        case "stalker":
            return stalker_moments.save(stalker_moments.at(stalker_moments.a_turn))
        case "zone":
            return test_stalker_zone.a_turn(1)
        case _:
            return twom_moments.at(second_day)


def headline(visitor: Visitor) -> Locator:
    return visitor.page.locator(".headline")


TOLD = {
    "zona": ("secrets → sarcophagus", "news left", "Emission ", "Round "),
    "stalker": ("Find the cell key, or do without", "Round 2", "event cards left", "Turn 1 of 2"),
    "zone": ("Every stalker has left through OUT.", "Fuses 0/2", "rounds after this", "Turn 1 of 2"),
    "twom": ("Until the ceasefire", "Day 2", "Chapter I, about 3 days", "not yet"),
}


@pytest.mark.parametrize("game", TOLD)
def test_goal_and_clock_are_always_in_sight(visit: Visit, axe: str, game: str) -> None:
    ann = visit()
    ann.open(f"/table/{ann.bring(saved(game))}")
    for words in TOLD[game]:
        expect(headline(ann)).to_contain_text(words, ignore_case=game == "zone")
    if game in ("stalker", "zona"):
        left = "3" if game == "stalker" else "2"
        expect(headline(ann).get_by_role("img", name=f"Actions left: {left}")).to_be_visible()
    assert_nothing_found(ann, axe, game)
    for language in ("de", "pl", "uk"):
        ann.speak(language)
        expect(ann.page.locator("html")).to_have_attribute("lang", language)
        assert headline(ann).evaluate(FITS), f"{language}: something of the line is cut off"


def test_on_a_phone_it_is_one_line_that_can_be_unfolded(visit: Visit) -> None:
    ann = visit(**PHONE).sit_down_at(saved("stalker"))
    line = headline(ann)
    assert line.evaluate(FITS)
    folded = line.evaluate("node => node.offsetHeight")
    assert folded < 44
    line.get_by_role("button", name="Find the cell key").click()
    expect(line.get_by_text("8 event cards left", exact=True)).to_be_in_viewport()
    assert line.evaluate("node => node.offsetHeight") > folded
