"""A campaign of somebody's own at the page: chosen in the form, and played as ours is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.table.harness import Process
from tests.web.conftest import ROOT, Visit
from tests.web.test_stalker_campaign import binder, open_page, option
from tests.web.visitor import Visitor

MISSIONS = str(ROOT / "examples" / "missions")


@pytest.fixture
def guest(visit: Visit, built: Path, tmp_path: Path) -> Iterator[Visitor]:
    """Somebody at a server that has added what is in the folder of examples."""
    with Process(f"sqlite:///{tmp_path / 'table.db'}", tmp_path, "--missions", MISSIONS) as server:
        visitor = visit(base_url=server.url)
        yield visitor
        visitor.page.close()


def test_a_campaign_of_ones_own_from_the_form_to_its_contact(guest: Visitor) -> None:
    guest.open("/new#stalker")
    guest.page.get_by_role("radio", name="a campaign").check()
    guest.page.get_by_role("radio", name="The night ferry").check()
    guest.field("Seats").select_option("1")
    guest.button("Open the table").click()
    guest.page.locator(".laid-out .card").first.click()
    expect(open_page(guest)).to_contain_text("Five thousand and a rope")
    option(guest.page, "done").click()
    expect(binder(guest).locator("button[data-place]")).to_have_count(2)

    option(guest.page, "visit:ferry-landing").click()
    expect(open_page(guest)).to_contain_text("The bell is cracked and says so.")
    option(guest.page, "option:row").click()
    expect(open_page(guest)).to_contain_text("The cable is sound but for an arm’s length")
    option(guest.page, "done").click()
    guest.page.locator('button[data-place="RAFT"]').click()
    expect(binder(guest).get_by_text("The next mission: The raft below the bridge")).to_be_visible()
    guest.choose("done")
    option(guest.page, "contact:ferry_olena").click()
    expect(binder(guest)).to_contain_text("Mind the third plank")
