"""A scenario of Zone Survival between two missions, at the page: into it from the binder, and back with its score."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from playwright.sync_api import expect

from cordon.games.registry import game
from cordon.kernel.session import Session
from cordon.kernel.spec import Setup
from tests.web.stalker_moments import save
from tests.web.test_stalker_campaign import begin, binder, open_page, option, tab
from tests.web.visitor import Visitor


@cache
def before_the_score() -> Session[Any]:
    """A scenario beside a campaign that is over, but for the answer that closes its last page."""
    session = Session(game("stalker"), Setup(1, 4, {"mode": "campaign"}))
    for answer in ("stalker:borsuk", "done", "zone_survival", "scenario:S08", "zone_map:M02"):
        session.answer(0, answer)
    luck = random.Random(2)
    while session.decisions[0].kind != "interlude.read":
        options = session.decisions[0].answers()
        session.answer(0, "done" if "done" in options else luck.choice(options))
    return session


def test_the_binder_leads_into_a_scenario_and_the_campaign_waits(ann: Visitor) -> None:
    begin(ann)
    option(ann.page, "done").click()
    expect(binder(ann)).to_contain_text("Between two missions")
    option(ann.page, "zone_survival").click()
    expect(option(ann.page, "scenario:S05")).to_contain_text("The Professor’s Walk")
    option(ann.page, "scenario:S05").click()
    option(ann.page, "zone_map:M03").click()
    expect(binder(ann)).to_have_count(0)
    ann.page.locator(".laid-out .card").first.click()
    expect(ann.page.get_by_text("The Professor’s Walk").first).to_be_visible()


def test_the_score_of_a_scenario_is_read_and_the_chronicle_tells_of_it(ann: Visitor) -> None:
    ann.open(f"/table/{ann.bring(save(before_the_score()))}")
    expect(open_page(ann)).to_contain_text("“Three Down the Well” is lost.")
    option(ann.page, "done").click()
    expect(tab(ann, "Zone map")).to_have_attribute("aria-selected", "true")
    tab(ann, "Chronicle").click()
    expect(binder(ann)).to_contain_text("Three Down the Well")
    expect(binder(ann)).to_contain_text("The campaign was not touched.")
