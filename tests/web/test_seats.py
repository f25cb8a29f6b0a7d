"""A seat goes to a bot and back, is left and taken: nobody loses one by accident."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.visitor import Visitor


def menu(visitor: Visitor, seat: int) -> Locator:
    """The menu of a seat, opened."""
    found = visitor.page.locator(f".left .seat-{seat} header .fold-panel")
    if not found.is_visible():
        visitor.page.locator(f".left .seat-{seat} header .fold").click()
    return found


def answer(visitor: Visitor, label: str) -> None:
    """Answer what the page itself asks."""
    visitor.page.get_by_role("dialog").get_by_role("button", name=label, exact=True).click()
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)


def seat_of(visitor: Visitor, code: str, seat: int) -> dict[str, str]:
    found: dict[str, str] = visitor.page.request.get(f"/api/tables/{code}").json()["seats"][seat]
    return found


def test_what_the_page_asks_has_the_colours_of_the_game(ann: Visitor) -> None:
    colours = []
    for game in ("zona", "stalker", "twom"):
        ann.open(f"/table/{ann.found_table(game=game)}")
        menu(ann, 0).get_by_role("button", name="Give to a bot").click()
        dialog = ann.page.get_by_role("dialog")
        colours.append(dialog.evaluate("node => getComputedStyle(node).backgroundColor"))
        answer(ann, "Cancel")
    assert len(set(colours)) == 3


def test_the_host_gives_the_own_seat_to_a_bot_and_takes_it_back(ann: Visitor) -> None:
    ann.open(f"/table/{ann.found_table()}").wait()
    before = seat_of(ann, ann.code, 0), ann.options()
    menu(ann, 0).get_by_role("button", name="Give to a bot").click()
    answer(ann, "Until I am back")
    expect(ann.question).to_contain_text("The careful bot plays for you.")
    expect(ann.question).to_contain_text("the match waits until you are back")
    expect(ann.offered).to_have_count(0)
    ann.page.keyboard.press("1")
    ann.button("Take the seat back").first.click()
    ann.wait()
    assert (seat_of(ann, ann.code, 0), ann.options()) == before
    ann.choose(ann.options()[0])
    expect(ann.alert).to_have_count(0)


def test_giving_a_seat_to_a_bot_can_be_thought_better_of(ann: Visitor) -> None:
    ann.open(f"/table/{ann.found_table()}").wait()
    menu(ann, 0).get_by_role("button", name="Give to a bot").click()
    answer(ann, "Cancel")
    assert seat_of(ann, ann.code, 0)["bot"] == ""
    ann.wait().choose(ann.options()[0])


def test_a_bot_that_plays_one_turn_gives_the_seat_back(ann: Visitor) -> None:
    ann.open(f"/table/{ann.found_table('greedy')}")
    ann.play_until("rest")
    serial = int(ann.page.locator(".table").get_attribute("data-serial") or 0)
    menu(ann, 0).get_by_role("button", name="Give to a bot").click()
    answer(ann, "For this turn")
    expect(ann.page.locator(f'.table[data-serial="{serial}"]')).to_have_count(0)
    expect(ann.button("Take the seat back")).to_have_count(0)
    ann.wait()
    assert not ann.is_over
    assert seat_of(ann, ann.code, 0)["bot"] == ""


def test_a_guest_gives_the_own_seat_to_a_bot_and_takes_it_back(visit: Visit) -> None:
    ann, ben = visit(), visit().called("Ben")
    code = ann.found_table(people=2)
    ann.open(f"/table/{code}")
    ben.open(f"/table/{code}").button("Sit here").click()
    menu(ben, 1).get_by_role("button", name="Give to a bot").click()
    answer(ben, "Until I am back")
    expect(ben.question).to_contain_text("The careful bot plays for you.")
    expect(ann.page.locator(".left .seat-1")).to_contain_text("Bot: careful")
    ben.button("Take the seat back").first.click()
    expect(ann.page.locator(".left .seat-1")).to_contain_text("at the table")
    assert seat_of(ann, code, 1)["name"] == "Ben"


def test_a_friend_has_the_seat_again_when_the_host_takes_it_from_the_bot(visit: Visit) -> None:
    ann, ben = visit(), visit().called("Ben")
    code = ann.found_table(people=2)
    ann.open(f"/table/{code}")
    ben.open(f"/table/{code}").button("Sit here").click()
    expect(ann.page.locator(".left .seat-1")).to_contain_text("at the table")
    menu(ann, 1).get_by_role("button", name="Give to a bot").click()
    answer(ann, "Until Ben is back")
    expect(ben.question).to_contain_text("The careful bot plays for you.")
    menu(ann, 1).get_by_role("button", name="Take from the bot").click()
    expect(ben.button("Take the seat back")).to_have_count(0)
    found = seat_of(ben, code, 1)
    assert (found["name"], found["bot"]) == ("Ben", "")


def test_whoever_is_asked_to_leave_is_told_and_the_host_is_asked_first(visit: Visit) -> None:
    ann, ben = visit(), visit().called("Ben")
    code = ann.found_table(people=2)
    ann.open(f"/table/{code}")
    ben.open(f"/table/{code}").button("Sit here").click()
    kick = menu(ann, 1).get_by_role("button", name="Ask to leave")
    kick.click()
    answer(ann, "Cancel")
    assert seat_of(ann, code, 1)["name"] == "Ben"
    menu(ann, 1)
    kick.click()
    answer(ann, "Ask to leave")
    expect(ben.page.get_by_role("dialog", name="Your seat is free again")).to_contain_text("The host has asked you")
    answer(ben, "All right")


def test_leaving_the_own_seat_is_asked_for_and_needs_no_news(ann: Visitor) -> None:
    ann.open(f"/table/{ann.found_table()}").wait()
    menu(ann, 0).get_by_role("button", name="Leave the seat").click()
    answer(ann, "Leave the seat")
    expect(ann.button("Sit here")).to_be_visible()
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
