"""ST-19.13: where enemies stand at the set-up is chosen on the map."""

from __future__ import annotations

import re
from functools import cache, partial
from typing import Any

from playwright.sync_api import expect

from cordon.games.stalker.survival.standees import PlaceStandees
from cordon.kernel.frames import kind_of
from cordon.kernel.session import Session
from tests.web import stalker_moments
from tests.web.follower import space
from tests.web.visitor import Visitor

CONFIG: dict[str, Any] = {"mode": "survival", "scenario": "S08", "zone_map": "M01"}


def asks(kind: str, session: Session[Any]) -> bool:
    found = session.decisions
    return len(found) == 1 and found[0].kind == kind


@cache
def at_the_slots() -> bytes:
    """A set-up with fewer enemies than slots."""
    session = stalker_moments.played(1, 3, partial(asks, kind_of(PlaceStandees.choose)), **CONFIG)
    assert session is not None
    return stalker_moments.save(session)


def test_an_enemy_is_put_on_one_of_its_slots_by_a_click_on_the_map(ann: Visitor) -> None:
    ann.open(f"/table/{ann.bring(at_the_slots())}")
    ann.button("Skip the set-up").click()
    expect(ann.page.locator(".dock")).to_contain_text("Dog: 3 have yet to be placed")
    expect(ann.page.locator('.dock [data-option="space:2.G"]')).to_contain_text("faces north")
    point = space(ann, "2.G")
    expect(point).not_to_have_attribute("aria-label", re.compile("Dog 1"))
    point.click(position={"x": 5, "y": 5}, force=True)
    expect(ann.page.locator(".dock")).to_contain_text("Dog: 2 have yet to be placed")
    expect(point).to_have_attribute("aria-label", re.compile("Dog 1"))
    expect(ann.page.locator('.dock [data-option="space:2.G"]')).to_have_count(0)
