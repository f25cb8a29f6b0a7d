"""What can go wrong on a visitor's side: each time the page says what to do."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.web import matches
from tests.web.conftest import Visit
from tests.web.visitor import Visitor, preferred


def test_a_code_that_is_none_is_told_before_asking(ann: Visitor) -> None:
    ann.open("/join")
    ann.field("Code or link of the table").fill("dog")
    ann.button("To the table").click()
    expect(ann.alert).to_have_text("That is not a code: it has six letters and digits.")


def test_an_unknown_code_says_whom_to_ask(ann: Visitor) -> None:
    ann.open("/join")
    ann.field("Code or link of the table").fill("zzzzzz")
    ann.button("To the table").click()
    expect(ann.alert).to_contain_text("There is no table with the code ZZZZZZ.")
    expect(ann.alert).to_contain_text("Ask whoever gave it to you.")


def test_a_link_to_a_table_that_is_not_there_leads_home(ann: Visitor) -> None:
    ann.open("/table/ZZZZZZ")
    heading = ann.page.get_by_role("heading", level=1)
    expect(heading).to_have_text("There is no table with this code. Check the link, or ask for a new one.")
    expect(ann.page.locator("main").get_by_role("link", name="Join")).to_be_visible()
    ann.link("Home").click()
    expect(ann.button("Play now")).to_be_visible()


def test_a_whole_link_can_be_pasted_as_a_code(visit: Visit) -> None:
    ann, ben = visit(), visit()
    ann.open(f"/table/{ann.found_table(people=2)}")
    ben.open("/join")
    ben.field("Code or link of the table").fill(f"  {ann.page.url} ")
    ben.button("To the table").click()
    assert ben.code == ann.code


@pytest.mark.parametrize(
    "path", ["/bunker", "/table", "/rules/chess", "/rules/zona/4", "/table/AAAAAA/seats", "/join/%E0%A4%A", "/seat"]
)
def test_an_address_that_does_not_exist_leads_on(ann: Visitor, path: str) -> None:
    ann.open(path)
    here = ann.page.locator("main")
    if path.startswith("/join"):
        expect(here.get_by_role("button", name="To the table")).to_be_visible()
        return
    expect(here.get_by_role("heading", level=1)).to_have_text("There is nothing at this address.")
    for way in ("Home", "Matches", "Join"):
        expect(here.get_by_role("link", name=way)).to_be_visible()


def test_rules_of_no_game_in_particular_let_one_choose(ann: Visitor) -> None:
    ann.open("/rules")
    expect(ann.page.get_by_role("navigation", name="Game").get_by_role("link")).to_have_count(3)


def test_whoever_comes_to_a_full_table_is_told_that_they_watch(visit: Visit) -> None:
    ann, ben = visit(), visit()
    ann.open(f"/table/{ann.found_table('greedy')}").wait()
    ben.open(ann.page.url)
    expect(ben.question).to_contain_text("Waiting for")
    expect(ben.button("Sit here")).to_have_count(0)
    expect(ben.page.get_by_text("All seats of this table are taken. You can watch")).to_be_visible()


def test_whoever_takes_a_seat_too_late_is_told_so(visit: Visit) -> None:
    ann, ben, eve = visit(), visit(), visit()
    code = ann.found_table(people=2)
    eve.called("Eve")

    def be_late(route: Route) -> None:
        """Eve sits down while Ben's wish is on its way."""
        assert eve.page.request.post(f"/api/tables/{code}/seats/1/sit").ok
        route.continue_()

    ben.open(f"/table/{code}")
    ben.page.route(f"**/api/tables/{code}/seats/**", be_late)
    ben.button("Sit here").click()
    expect(ben.alert).to_contain_text("taken")
    expect(ben.alert).to_contain_text("watch")


def test_a_browser_that_lost_its_cookie_is_told_how_to_get_back(ann: Visitor) -> None:
    ann.open()
    ann.page.context.clear_cookies()
    ann.button("Play now").click()
    expect(ann.alert).to_contain_text("This browser is not known here any more.")
    expect(ann.alert).to_contain_text("Reload the page to go on as a guest.")
    ann.page.reload()
    ann.button("Play now").click()
    ann.wait()


def test_a_seat_whose_cookie_is_lost_can_be_won_back_by_signing_in(ann: Visitor) -> None:
    ann.open(f"/table/{ann.found_table()}").wait()
    code, options = ann.code, ann.options()
    register(ann, "Foma of the swamps", "a long password", "Create account")
    expect(ann.page.get_by_role("status")).to_contain_text("You are signed in as Foma of the swamps.")
    ann.page.context.clear_cookies()
    ann.open(f"/table/{code}")
    expect(ann.question).to_contain_text("Waiting for")
    expect(ann.offered).to_have_count(0)
    register(ann, "Foma of the swamps", "a wrong password", "Sign in")
    expect(ann.alert).to_contain_text("The name or the password is wrong.")
    register(ann, "Foma of the swamps", "a long password", "Sign in")
    expect(ann.page.get_by_role("status")).to_contain_text("You are signed in as Foma of the swamps.")
    ann.open(f"/table/{code}")
    assert ann.wait().options() == options


def register(visitor: Visitor, name: str, password: str, button: str) -> None:
    visitor.open("/settings")
    form = visitor.page.locator("form").filter(has=visitor.field("Password"))
    form.get_by_label("Account name").fill(name)
    form.get_by_label("Password").fill(password)
    form.get_by_role("button", name=button).click()


def test_an_old_seat_link_is_a_page_that_says_what_to_do(ann: Visitor) -> None:
    ann.page.goto("/seat/of-last-summer")
    expect(ann.page.get_by_text("This seat’s link is not valid any more.")).to_be_visible()
    expect(ann.page.get_by_text("Ask for a new one")).to_be_visible()
    expect(ann.page.locator("header").get_by_role("link", name="CORDON")).to_be_visible()


def test_an_answer_to_a_question_that_is_over_does_no_harm(ann: Visitor) -> None:
    """Both tabs answer the same question; the second one has not yet heard of the first one's answer."""
    ann.open(f"/table/{ann.found_table()}").wait()
    second = Visitor(ann.page.context.new_page())
    line = SlowLine(second.page)
    second.open(ann.page.url).wait()
    options = ann.options()
    line.is_slow = True
    ann.choose(options[0])
    after = ann.wait().question.inner_text(), ann.options()
    second.answer(options[-1]).click()
    line.catch_up()
    expect(second.question).to_have_text(after[0])
    second.wait().settle()
    assert second.options() == ann.options() == after[1]
    second.choose(preferred(second.options()))
    expect(ann.question).to_have_text(second.question.inner_text())


class SlowLine:
    """A connection on which what the table says can be held back for a while."""

    def __init__(self, page: Page) -> None:
        self.is_slow = False
        self.held: list[tuple[WebSocketRoute, str | bytes]] = []
        page.route_web_socket(re.compile("/ws/"), self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        table = page.connect_to_server()
        page.on_message(table.send)
        table.on_message(lambda message: self._tell(page, message))

    def _tell(self, page: WebSocketRoute, message: str | bytes) -> None:
        if self.is_slow:
            self.held.append((page, message))
        else:
            page.send(message)

    def catch_up(self) -> None:
        self.is_slow = False
        for page, message in self.held:
            page.send(message)
        self.held.clear()


def test_a_seed_that_is_no_number_is_marked(ann: Visitor) -> None:
    ann.open("/new")
    ann.page.get_by_text("How do you play?").click()
    ann.field("Seed").fill("lucky")
    expect(ann.field("Seed")).to_have_attribute("aria-invalid", "true")
    # Folded away or not: what is wrong is shown, and the button is always in reach.
    ann.page.get_by_text("How do you play?").click()
    ann.page.set_viewport_size({"width": 390, "height": 500})
    expect(ann.button("Open the table")).to_be_in_viewport(ratio=1)
    ann.button("Open the table").click()
    expect(ann.field("Seed")).to_be_focused()
    expect(ann.alert).to_be_in_viewport(ratio=1)
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Set up a table")


def test_without_javascript_the_page_says_what_it_needs(visit: Visit) -> None:
    ann = visit(java_script_enabled=False)
    ann.page.goto("/")
    expect(ann.page.locator("noscript")).to_be_visible()
    assert "please switch it on for this address" in ann.page.locator("noscript").inner_html()


def test_a_browser_without_modules_is_told_that_it_is_too_old(visit: Visit) -> None:
    ann = visit()

    def as_it_was_once(route: Route) -> None:
        """Such a browser skips scripts of a type it does not know, and has never heard of ``nomodule``."""
        page = route.fetch()
        scripts = re.findall(r"<script[^>]*>", page.text())
        assert sorted("nomodule" in script for script in scripts) == [False, True]
        assert all("nomodule" in script or 'type="module"' in script for script in scripts)
        text = re.sub(r'<script type="module".*?</script>', "", page.text()).replace("<script nomodule", "<script")
        route.fulfill(response=page, body=text)

    ann.page.route("**/", as_it_was_once)
    ann.page.goto("/")
    for sentence in ("too old for the table", "zu alt für den Tisch", "za stara", "застарий"):
        expect(ann.page.locator("#app")).to_contain_text(sentence)
    expect(ann.page.locator("#app")).to_be_visible()
    ann.page.unroute("**/")
    ann.open()
    expect(ann.page.locator("#app")).not_to_contain_text("too old for the table")


@pytest.mark.parametrize("path", ["/", "/new"])
def test_a_table_that_does_not_answer_is_told_with_what_to_try(ann: Visitor, path: str) -> None:
    ann.open(path)
    button = ann.button("Play now" if path == "/" else "Open the table")
    expect(button).to_be_enabled()
    ann.page.route("**/api/tables", lambda route: route.abort())
    button.click()
    expect(ann.alert).to_contain_text("The table does not answer. Check that it is running, then try again.")


def test_a_finished_match_can_only_be_looked_at(ann: Visitor) -> None:
    ann.sit_down_at(matches.save(matches.at(matches.won)))
    expect(ann.ending).to_have_text("You won")
    expect(ann.offered).to_have_count(0)
    ann.button("Look at the board").click()
    expect(ann.page.get_by_role("group", name="Map of the Zone")).to_be_visible()
    ann.button("Back to the story").click()
    expect(ann.ending).to_be_visible()
