"""People come to a table by its link: they are asked once, are seen, come back, and nobody is lost."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.visitor import Visitor


def test_whoever_comes_is_asked_once_sits_down_with_a_name_or_watches(visit: Visit) -> None:
    ann, ben, cyril = visit().called("Ann"), visit(), visit(viewport={"width": 390, "height": 844}).called("Cyril")
    code = ann.found_table(people=3, name="Friday")
    ann.open(f"/table/{code}")
    arrival = ben.open(f"/table/{code}").page.get_by_role("region", name="Sit down or watch?")
    expect(arrival).to_contain_text("Ann invites you to “Friday”.")
    arrival.get_by_label("Name", exact=True).fill("Ann")
    arrival.get_by_role("button", name="Sit down as Ann").click()
    expect(arrival.get_by_label("Name", exact=True)).to_have_accessible_description(re.compile("sits at the table"))
    arrival.get_by_label("Name", exact=True).fill("Ben")
    arrival.get_by_label("Where?").select_option("Seat 3")
    arrival.get_by_role("button", name="Sit down as Ben").click()
    expect(arrival).to_have_count(0)

    # The others read it where they read anything: in the journal and in the chat.
    expect(ann.journal).to_contain_text("Ben sat down on seat 3.")
    ann.tab("Chat")
    talk = ann.page.get_by_role("list", name="Chat")
    expect(talk).to_contain_text("Ben sat down on seat 3.")

    # Who only watches is seen, and not asked again.
    cyril.open(f"/table/{code}").button("Only watch").click()
    expect(ann.page.locator(".left")).to_contain_text("Watching: Cyril")
    cyril.page.reload()
    cyril.page.locator(".dock").wait_for()
    expect(cyril.question).to_contain_text("One seat is still free")
    expect(cyril.page.get_by_role("region", name="Sit down or watch?")).to_have_count(0)
    cyril.page.close()
    expect(ann.page.locator(".left")).not_to_contain_text("Watching")


def test_whoever_leaves_is_not_bidden_back_at_once(visit: Visit) -> None:
    ann, ben = visit().called("Ann"), visit().called("Ben")
    code = ann.found_table(people=2)
    ben.page.request.post(f"/api/tables/{code}/seats/1/sit")
    ben.open(f"/table/{code}").wait()
    ben.button("Seat …").click()
    ben.button("Leave the seat").click()
    ben.page.get_by_role("dialog").get_by_role("button", name="Leave the seat").click()
    expect(ben.button("Sit here")).to_be_visible()
    expect(ben.page.get_by_role("region", name="Sit down or watch?")).to_have_count(0)


def test_the_invitation_is_always_at_hand_and_its_code_can_be_scanned(visit: Visit) -> None:
    ann = visit(permissions=["clipboard-read", "clipboard-write"])
    code = ann.found_table()
    ann.open(f"/table/{code}").wait()
    ann.button("Invite").click()
    dialog = ann.page.get_by_role("dialog", name="Invite others")
    expect(dialog).to_contain_text("All seats are taken. Whoever has the link can watch.")
    expect(dialog).to_contain_text(code)
    expect(dialog.get_by_role("img", name="Link to this table as a QR code")).to_be_visible()
    dialog.get_by_role("button", name="Copy link").click()
    expect(dialog.get_by_role("button", name="Copied")).to_be_visible()
    assert ann.page.evaluate("navigator.clipboard.readText()") == ann.page.url


def test_the_invitation_names_the_address_in_the_network(ann: Visitor) -> None:
    """The page has come by 127.0.0.1: that leads nowhere for a friend."""
    ann.page.route("**/api/here", lambda route: route.fulfill(json={"addresses": ["http://192.168.7.9:8000"]}))
    code = ann.found_table(people=2)
    ann.open(f"/table/{code}")
    invited = ann.page.get_by_role("region", name="Invite others")
    expect(invited.get_by_label("Link to this table")).to_have_value(f"http://192.168.7.9:8000/table/{code}")
    ann.button("Seat …").first.click()
    ann.button("Open on another device").click()
    told = ann.page.get_by_label(re.compile("^Open this address on the other device"))
    expect(told).to_have_value(re.compile(r"^http://192\.168\.7\.9:8000/seat/"))


def test_a_guest_gives_the_own_seat_to_a_bot_for_this_turn_and_has_it_back(visit: Visit) -> None:
    ann, ben = visit().called("Ann"), visit().called("Ben")
    code = ann.found_table(people=2)
    ann.open(f"/table/{code}")
    ben.open(f"/table/{code}").page.locator(".arrival .main").click()
    ben.wait()
    ben.button("Seat …").click()
    ben.button("Give to a bot").click()
    ben.page.get_by_role("dialog").get_by_role("button", name="For this turn").click()
    expect(ann.journal).to_contain_text("Ben gave seat 2 to a bot.")
    expect(ben.question).to_contain_text("The careful bot plays this turn for you.")
    ann.choose(ann.wait().options()[0])
    expect(ben.button("Take the seat back")).to_have_count(0)
    seats = ben.page.request.get(f"/api/tables/{code}").json()["seats"]
    assert (seats[1]["name"], seats[1]["bot"]) == ("Ben", "")


def test_a_lost_cookie_is_no_lost_match(visit: Visit) -> None:
    ann = visit().called("Ann")
    ann.open(f"/table/{ann.found_table()}").wait()
    options, code = ann.options(), ann.code
    ann.until("localStorage.getItem('cordon.recovery')")
    ann.page.context.clear_cookies()
    ann.page.reload()
    assert ann.wait().options() == options

    # On another device by the link that the settings show; each is good for once.
    ann.open("/settings").button("Show the link").click()
    link = ann.field("Link to find yourself again").input_value()
    phone = visit().open(link)
    phone.button("That is me").click()
    expect(phone.page.get_by_role("status")).to_have_text("You are Ann again.")
    assert phone.open(f"/table/{code}").wait().options() == options
    late = visit().open(link)
    late.button("That is me").click()
    expect(late.alert).to_contain_text("This recovery link is not valid any more.")
