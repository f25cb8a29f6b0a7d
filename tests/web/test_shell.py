"""What is around every game: tabs, chat, lists, titles, cards that are looked at closely."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web import matches
from tests.web.conftest import Visit
from tests.web.visitor import Visitor, preferred


def test_a_card_at_the_edge_of_the_window_is_looked_at_without_an_error(ann: Visitor) -> None:
    """The visit ends with no error in the console."""
    ann.sit_down_at(matches.save(matches.at(matches.a_turn)))
    for area in ("village", "observatory", "farms"):
        ann.page.locator(f'.middle [data-area="{area}"]').hover()
        expect(ann.page.get_by_role("tooltip").first).to_be_visible()


def test_a_tab_that_somebody_chose_stays(ann: Visitor) -> None:
    ann.sit_down_at(matches.save(matches.at(matches.a_turn)))
    ann.tab("Market")
    market = ann.page.get_by_role("tab", name="Market")
    questions = set()
    for _ in range(16):
        questions.add(ann.question.inner_text())
        ann.choose(preferred(ann.options(), ("move", "pass")))
        ann.wait()
        expect(market).to_have_attribute("aria-selected", "true")
        if ann.is_over or len(questions) == 4:
            break
    assert len(questions) > 1, "it stayed, but nothing else was asked"


@pytest.mark.parametrize("width", [1366, 1280])
def test_the_chat_fits_and_its_addresses_are_links(visit: Visit, width: int) -> None:
    ann = visit(viewport={"width": width, "height": 768})
    ann.open(f"/table/{ann.found_table()}").wait()
    ann.tab("Chat")
    box = ann.button("Send").bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= width
    ann.field("Say something").fill("Look: https://example.org/a?b=1. javascript:alert(1) <b>")
    ann.button("Send").click()
    said = ann.page.get_by_role("list", name="Chat")
    expect(said).to_contain_text("Look: https://example.org/a?b=1. javascript:alert(1) <b>")
    link = said.get_by_role("link")
    expect(link).to_have_count(1)
    expect(link).to_have_attribute("href", "https://example.org/a?b=1")
    expect(link).to_have_attribute("rel", "noopener noreferrer nofollow")


def test_lists_of_matches_name_the_game_the_people_and_the_result(visit: Visit) -> None:
    ann, ben = visit().called("Ann"), visit()
    ann.found_table("greedy", "random", people=2, name="Thursday night", public=True)
    won = ann.bring(matches.save(matches.at(matches.won)))
    raced = matches.at(matches.over, seats=2)
    outcome = raced.game.state.outcome
    assert outcome is not None
    first = ann.bring(matches.save(raced))
    assert ann.page.request.patch(f"/api/tables/{first}", data={"name": "A race"}).ok
    ann.open("/matches")
    race = ann.page.get_by_role("article").filter(has_text="A race")
    expect(race).to_contain_text("You won it." if 0 in outcome.winners else "Player 2 won it.")
    open_table = ann.page.get_by_role("article").filter(has_text="Thursday night")
    expect(open_table).to_contain_text("Zona · 0 of 2 secrets → sarcophagus · you, 2 bots, 1 seat free")
    over = ann.page.get_by_role("article").filter(has=ann.page.locator(f'a[href="/table/{won}"]'))
    expect(over).to_contain_text("The match is over. It was won.")
    expect(over.get_by_role("link").last).to_have_text("Look")
    expect(over.get_by_role("link", name="Look:")).to_have_count(1)
    ben.open("/")
    expect(ben.page.get_by_role("link", name="Join: Thursday night")).to_be_visible()
    expect(ben.page.get_by_text("Waiting for free")).to_have_count(0)


def test_a_list_says_that_a_seat_waits_for_somebody(ann: Visitor) -> None:
    code = ann.found_table(people=2)
    ann.open(f"/table/{code}").wait()
    while code and 0 in ann.page.request.get(f"/api/tables/{code}").json()["asked"]:
        ann.choose(ann.options()[0])
        expect(ann.resting).to_have_count(0)
    ann.open("/matches")
    expect(ann.page.get_by_role("article").first).to_contain_text("Waiting for somebody to sit down.")


def test_a_new_table_waits_for_nobody_unless_one_wants_it(ann: Visitor) -> None:
    ann.open("/new")
    expect(ann.field("Seat 1")).to_have_value("person")
    expect(ann.field("Seat 2")).to_have_value("greedy")
    expect(ann.field("Time to talk before an answer counts")).to_have_count(0)
    ann.button("Open the table").click()
    ann.wait()
    ann.open("/new#twom")
    ann.page.get_by_text("How do you play?").click()
    expect(ann.field("Time to talk before an answer counts")).to_be_visible()


def test_every_area_of_the_board_has_one_place_on_the_map(ann: Visitor) -> None:
    ann.open(f"/table/{ann.found_table()}").wait()
    printed = [area["id"] for area in ann.page.request.get("/api/board/zona").json()["areas"]]
    drawn = ann.page.locator("[data-area]").evaluate_all("all => all.map(one => one.dataset.area)")
    assert sorted(drawn) == sorted(printed)


def test_a_news_card_does_not_lie_over_the_places_to_choose_from(ann: Visitor) -> None:
    ann.sit_down_at(matches.save(matches.at(matches.marking_a_border)))
    story = ann.page.locator("article.story")
    expect(story).to_be_visible()
    expect(ann.page.locator(".middle article.story")).to_have_count(0)


def test_branching_from_the_journal_asks_first_and_names_the_moment(ann: Visitor) -> None:
    ann.sit_down_at(matches.save(matches.at(matches.a_turn)))
    code = ann.code
    branch = ann.journal.get_by_role("button", name="Branch from here").last
    branch.click()
    dialog = ann.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Branch a new table from “Round 4”?")
    dialog.get_by_role("button", name="Cancel").click()
    assert ann.code == code
    branch.click()
    dialog.get_by_role("button", name="To the new table").click()
    ann.page.wait_for_url(lambda url: "/table/" in url and code not in url)
    expect(ann.page.get_by_role("heading", level=1)).to_contain_text("(Round 4)")


def test_the_eye_is_explained_only_where_there_is_one(ann: Visitor) -> None:
    ann.open(f"/table/{ann.found_table(game='stalker')}").wait()
    ann.read_briefing()
    ann.choose(ann.options()[0])
    ann.wait().choose("careful")
    ann.undo.click()
    menu = ann.page.locator("#undo-menu")
    expect(menu.get_by_role("button").first).to_be_visible()
    expect(menu.get_by_role("img", name="Second look")).to_have_count(0)
    expect(menu.get_by_text("The eye marks a second look")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "name"), [("zona", "Zona"), ("stalker", "S.T.A.L.K.E.R."), ("twom", "This War of Mine")]
)
def test_a_table_names_its_game_and_leads_to_its_rules(ann: Visitor, game: str, name: str) -> None:
    ann.open(f"/table/{ann.found_table(game=game, name='Thursday night')}").wait()
    expect(ann.page).to_have_title(f"Thursday night · {name} · Cordon")
    expect(ann.page.locator("header.topbar")).to_contain_text(name)
    ann.open(f"/new#{game}")
    expect(ann.page.locator("header").get_by_role("link", name="Rules")).to_have_attribute("href", f"/rules/{game}")


def test_joining_is_no_matter_of_one_game(ann: Visitor) -> None:
    ann.open("/")
    expect(ann.page.locator(".places").get_by_role("link", name="Join")).to_have_count(0)
    ann.page.locator("main").get_by_role("link", name="Join", exact=True).click()
    expect(ann.button("To the table")).to_be_visible()


def test_letters_are_found_by_their_place_on_another_keyboard(ann: Visitor) -> None:
    ann.sit_down_at(matches.save(matches.at(matches.a_turn)))
    ann.page.evaluate(
        """document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '\\u0435', code: 'KeyT', bubbles: true }))"""
    )
    expect(ann.page.get_by_role("tab", name="Chat")).to_have_attribute("aria-selected", "true")
