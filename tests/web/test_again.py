"""After a match the next one: with the same people, with the next mission, as one likes a table; and slow ones."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web import matches, stalker_moments
from tests.web.conftest import Visit
from tests.web.visitor import Visitor


def test_the_same_people_sit_at_a_new_table_after_one_click(visit: Visit) -> None:
    ann, ben = visit().called("Ann"), visit().called("Ben")
    code = ann.bring(matches.save(matches.at(matches.over, seats=2)))
    ben.page.request.post(f"/api/tables/{code}/seats/1/sit")
    ann.open(f"/table/{code}")
    ben.open(f"/table/{code}")
    ending = ann.page.locator(".ending")
    expect(ending.get_by_role("link", name="The match to keep")).to_have_attribute("href", f"/match/{code}")
    ann.button("Once more with the same people").click()
    expect(ann.page).not_to_have_url(re.compile(code))
    new = ann.code
    ben.link("To the new table").click()
    assert ben.code == new
    expect(ben.page.locator(".left .seat-1")).to_contain_text("you")
    assert ben.wait().options()
    assert ann.wait().options()


def test_the_next_mission_is_one_click_away(ann: Visitor) -> None:
    ann.sit_down_at(stalker_moments.save(stalker_moments.at(stalker_moments.over)))
    ann.page.get_by_role("button", name="Next: The dead line").click()
    expect(ann.page.get_by_role("region", name="Briefing")).to_be_visible()
    assert ann.page.request.get(f"/api/tables/{ann.code}").json()["config"]["mission"] == "A2"


def test_a_table_is_set_up_as_one_likes_it(ann: Visitor) -> None:
    ann.open("/new")
    ann.field("Seats").select_option("3")
    ann.field("Seat 2").select_option("person")
    ann.page.get_by_text("How do you play?").click()
    ann.page.get_by_label("Strict undo").check()
    ann.page.get_by_text("Tables as you like them").click()
    ann.field("Keep this one as").fill("Us three")
    ann.button("Save").click()
    ann.page.reload()
    expect(ann.field("Seats")).to_have_value("2")
    ann.button("Us three").click()
    expect(ann.field("Seats")).to_have_value("3")
    expect(ann.field("Seat 2")).to_have_value("person")
    expect(ann.page.get_by_label("Strict undo")).to_be_checked()
    ann.button("Throw away “Us three”").click()
    expect(ann.button("Us three")).to_have_count(0)


def test_a_slow_table_agrees_how_it_goes_on(visit: Visit) -> None:
    ann, ben = visit().called("Ann"), visit().called("Ben")
    code = ann.found_table(people=2)
    ben.page.request.post(f"/api/tables/{code}/seats/1/sit")
    for visitor in (ann, ben):
        visitor.open(f"/table/{code}").wait()
    ann.button("Invite").click()
    ann.page.get_by_text("Slow table: when somebody does not come").click()
    ann.field("If somebody does not come, a bot plays their turn").select_option("after 3 days")
    expect(ann.page.get_by_role("dialog")).to_contain_text("Still missing: Ben.")
    expect(ben.journal).to_contain_text("Ann proposes: if somebody does not come for 3 days")
    # Whoever is waited for finds it open, and whoever has it open sees at once what the others say.
    ben.button("Invite").click()
    ben.button("I agree").click()
    for visitor in (ann, ben):
        expect(visitor.page.get_by_role("dialog")).to_contain_text("All have agreed: it counts.")
    expect(ben.page.get_by_label("Webhook")).to_have_count(0)
    # A webhook into the own network is refused in words.
    ann.field("Webhook").fill("http://192.168.0.1/hook")
    ann.page.get_by_role("dialog").get_by_role("button", name="Save").click()
    expect(ann.alert).to_contain_text("That address leads to this machine or into its own network")
