"""A campaign of S.T.A.L.K.E.R. at the page: the binder between missions, by clicking, by keyboard, by thumb, and by two people."""

from __future__ import annotations

import re
from functools import cache, partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from cordon.bots.registry import bot
from cordon.kernel.session import Session
from tests.table.harness import Server
from tests.web import stalker_moments
from tests.web.conftest import Visit
from tests.web.follower import ByKeyboard
from tests.web.stalker_moments import save, word
from tests.web.test_phone import PHONE, assert_it_fits
from tests.web.visitor import Visitor

SEED = 1
LAST = ("stop", "end", "decline", "take")
"""Answers that have a button in the bar."""


def reached(session: Session[Any], kind: str) -> bool:
    return bool(session.decisions) and session.decisions[0].kind == kind


@cache
def at(kind: str, seats: int = 1) -> Session[Any]:
    """A campaign that has come to a question."""
    found = stalker_moments.played(seats, SEED, lambda session: reached(session, kind), mode="campaign")
    assert found is not None
    return found


def after(answers: int) -> stalker_moments.Moment:
    return lambda session: len(session.entries) == answers


def before_the_end() -> tuple[Session[Any], str]:
    """A first mission one answer before it is won, and that answer, which has a button in the bar."""

    def campaign(seed: int, until: stalker_moments.Moment) -> Session[Any] | None:
        return stalker_moments.played(1, seed, until, "greedy", mode="campaign")

    for seed in stalker_moments.SEEDS:
        ended = campaign(seed, lambda session: reached(session, "mission_end.read"))
        assert ended is not None
        if ended.game.facts(0).result != "victory" or word(ended.entries[-1].answer) not in LAST:
            continue
        session = campaign(seed, after(len(ended.entries) - 1))
        assert session is not None
        return session, ended.entries[-1].answer
    raise AssertionError("no mission ends with such an answer")


@cache
def over(seats: int) -> Session[Any]:
    """A campaign that has been played to its end, and in which somebody fell."""
    for seed in stalker_moments.SEEDS:
        found = stalker_moments.played(seats, seed, stalker_moments.over, "greedy", mode="campaign", consent=False)
        if found is not None and any(debrief.fallen for debrief in found.game.state.chronicle):
            return found
    raise AssertionError("nobody ever falls")


def option(page: Page, text: str) -> Locator:
    """An answer, wherever on the page it stands."""
    return page.locator(f'[data-option="{text}"]').first


def binder(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name="The binder")


def open_page(visitor: Visitor) -> Locator:
    """What is being read aloud."""
    return visitor.page.get_by_role("article")


def answers(visitor: Visitor) -> Locator:
    """What can be answered to the open page: the answer that goes on is in the bar, others stand under what is read."""
    return visitor.page.locator(
        ".dock .bar [data-option]:not([aria-disabled=true]), article [data-option]:not([aria-disabled=true])"
    )


def tab(visitor: Visitor, name: str) -> Locator:
    return binder(visitor).get_by_role("tab", name=name)


def binder_tabs(visitor: Visitor) -> Locator:
    return visitor.page.locator(".binder").get_by_role("tablist")


def begin(visitor: Visitor) -> None:
    """A new campaign from the form, with a stalker."""
    visitor.with_luck(SEED).open("/new#stalker")
    visitor.page.get_by_role("radio", name="a campaign").check()
    visitor.field("Seats").select_option("1")
    visitor.button("Open the table").click()
    visitor.page.locator(".laid-out .card").first.click()
    expect(open_page(visitor)).to_contain_text("A loan of leather")
    expect(open_page(visitor).locator(".who .bust")).to_be_visible()


def drive(server: Server, visitor: Visitor, kind: str) -> Session[Any]:
    """A careful player goes on with the match of a visitor, on another device of theirs, until a question comes."""
    code, player = visitor.code, bot("greedy", "stalker", SEED)
    cookie = next(one["value"] for one in visitor.page.context.cookies() if one["name"] == "cordon")
    line = server.watch(code, cookie)
    line.say(say="hello", protocol=1, language="en")
    line.hear_until("welcome")
    session: Session[Any] = server.run(lambda: server.rooms.room(code)).session
    while not reached(session, kind):
        line.answer(player.choose(session.decisions[0], partial(session.spec.view, session.game, 0)))
        while (heard := line.hear())["tell"] != "update":
            assert heard["tell"] != "refused", heard
        session = server.run(lambda: server.rooms.room(code)).session
    return session


def read_on(visitor: Visitor) -> None:
    """Turn every page that lies open, until it is asked where to go."""
    visits = visitor.page.locator('[data-option^="visit:"]').first
    turn = answers(visitor).first
    visits.or_(turn).first.wait_for()
    while not visits.count():
        turn.click()
        visitor.settle()
        visits.or_(turn).first.wait_for()


def test_a_campaign_from_the_form_through_its_first_mission_and_back_by_clicking(server: Server, ann: Visitor) -> None:
    begin(ann)
    option(ann.page, "done").click()
    expect(tab(ann, "Zone map")).to_have_attribute("aria-selected", "true")
    expect(ann.offered).to_have_count(0)

    option(ann.page, "visit:105").click()
    expect(open_page(ann).get_by_role("heading")).to_be_visible()
    answers(ann).first.click()
    expect(open_page(ann)).to_have_count(0)
    ann.page.locator('button[data-place="A1"]').click()
    expect(binder(ann).get_by_text("The next mission: Dalik’s rescue")).to_be_visible()
    ann.choose("done")

    option(ann.page, "contact:sidorovich").click()
    expect(binder(ann)).to_contain_text("Wipe your feet")
    offer = option(ann.page, "buy:forester")
    expect(offer).to_contain_text("900 K")
    offer.click()
    expect(binder(ann)).to_contain_text("4100 K")
    ann.choose("done")
    ann.choose("done")

    packs = binder(ann)
    expect(packs.get_by_role("list", name="Before you set off")).to_contain_text("has no weapon in hand")
    packs.get_by_role("button", name="Leather Jacket").click()
    packs.locator('[data-option^="pack:leather_jacket"]').click()
    pda = ann.page.locator("[data-pda='0']")
    expect(pda).to_contain_text("Leather Jacket")
    ann.page.locator('[data-card^="forester"]').drag_to(pda)
    expect(pda).to_contain_text("Forester Carbine")
    expect(packs.get_by_role("list", name="Before you set off")).not_to_contain_text("has no weapon in hand")
    ann.choose("done")
    expect(binder(ann)).to_have_count(0)
    ann.button("Set off").click()

    result = drive(server, ann, "mission_end.read").game.facts(0).result
    stamp = {"victory": "won", "defeat": "lost"}[result]
    expect(open_page(ann)).to_contain_text(stamp)
    expect(open_page(ann)).to_contain_text("Rounds on alarm")
    read_on(ann)
    expect(tab(ann, "Zone map")).to_have_attribute("aria-selected", "true")
    tab(ann, "Chronicle").click()
    expect(binder(ann).get_by_role("heading", level=3)).to_contain_text(f"Dalik’s rescue {stamp}")
    expect(binder(ann)).to_contain_text("Bought for it: Forester Carbine")
    tab(ann, "Stash").click()
    expect(binder(ann).get_by_role("region", name="Stash", exact=True)).to_contain_text("Forester Carbine")


def test_a_mission_ends_in_the_binder_after_its_epilogue_was_read(ann: Visitor) -> None:
    session, last = before_the_end()
    ann.sit_down_at(save(session))
    ann.choose(last)
    told = open_page(ann)
    expect(told).to_contain_text("Rounds on alarm")
    assert len(told.locator("p").nth(1).inner_text()) > 80
    expect(told).to_contain_text("Bought for it: ")
    expect(told).to_contain_text("Dalik is out of Kocherha’s camp.")
    expect(told).to_contain_text("New on the zone map: The dead line, Lights for Verbivka")
    read_on(ann)
    expect(binder(ann)).to_contain_text("Crossed out: Dalik’s rescue")
    expect(ann.page.locator('[data-place="A1"]')).to_have_accessible_name("Dalik’s rescue, crossed out")
    tab(ann, "Chronicle").click()
    first = binder(ann).get_by_role("listitem").filter(has=ann.page.get_by_role("heading"))
    expect(first).to_contain_text("Dalik’s rescue won")
    expect(first).to_contain_text("Dalik is out of Kocherha’s camp.")


def test_the_same_exploration_by_keyboard_and_after_a_reload(ann: Visitor) -> None:
    ann.open(f"/table/{ann.bring(save(at('read_story.read')))}")
    hand, press = ByKeyboard(ann), ann.page.keyboard.press
    expect(open_page(ann)).to_be_visible()
    ann.settle()
    press("1")
    expect(open_page(ann)).to_have_count(0)
    hand.tab_to(option(ann.page, "visit:105"))
    ann.settle()
    press("Enter")
    expect(open_page(ann)).to_be_visible()
    ann.page.reload()
    expect(open_page(ann)).to_be_visible()
    ann.settle()
    press("1")
    expect(open_page(ann)).to_have_count(0)
    hand.tab_to(option(ann.page, "visit:A1"))
    ann.settle()
    press("Enter")
    expect(binder(ann).get_by_text("The next mission: Dalik’s rescue")).to_be_visible()
    ann.settle()
    ann.press("done")
    expect(tab(ann, "Contacts")).to_have_attribute("aria-selected", "true")
    ann.wait().press("done")
    expect(tab(ann, "Stash")).to_have_attribute("aria-selected", "true")
    ann.wait()
    hand.tab_to(binder(ann).get_by_role("button", name="Leather Jacket"))
    press("Enter")
    press("Tab")
    press("Enter")
    expect(ann.page.locator("[data-pda='0']")).to_contain_text("Leather Jacket")
    hand.tab_to(tab(ann, "Stash"))
    press("ArrowLeft")
    expect(tab(ann, "Contacts")).to_be_focused()
    expect(tab(ann, "Contacts")).to_have_attribute("aria-selected", "true")


def two_at(visit: Visit, session: Session[Any]) -> tuple[Visitor, Visitor, int]:
    """Two people at a question of a campaign: who leads, the other, and the seat of who leads."""
    ann, bohdan = visit().called("Ann"), visit().called("Bohdan")
    lead: int = session.game.state.lead
    code = ann.bring(save(session))
    ann.open(f"/table/{code}")
    bohdan.open(f"/table/{code}")
    people = {}
    people[ann.page.request.get(f"/api/tables/{code}").json()["you"]] = ann
    bohdan.button("Sit here").click()
    people[1 - next(iter(people))] = bohdan
    return people[lead], people[1 - lead], lead


def test_where_to_go_is_proposed_by_one_and_decided_by_the_other(visit: Visit) -> None:
    leader, other, _ = two_at(visit, at("navigation.choose", seats=2))
    place = '.list [data-option="visit:105"]'
    expect(other.page.get_by_text("What you choose is a proposal.")).to_be_visible()
    other.page.locator(place).click()
    expect(leader.page.locator(place)).to_contain_text("for it: ")
    leader.page.locator(place).click()
    expect(open_page(other)).to_be_visible()


def test_two_people_share_out_equipment(visit: Visit) -> None:
    packer, other, lead = two_at(visit, at("packing.choose", seats=2))
    packer.wait()
    jacket = binder(packer).get_by_role("button", name="Leather Jacket")
    jacket.first.click()
    packer.page.locator(f'[data-option^="pack:leather_jacket"][data-option$=":{1 - lead}"]').click()
    pda = f"[data-pda='{1 - lead}']"
    expect(other.page.locator(pda)).to_contain_text("Leather Jacket")
    expect(other.page.locator(pda).get_by_role("heading")).to_contain_text(re.compile(r"^\w+ \((Ann|Bohdan)\)"))
    packer.choose("done")
    other.choose("decline")
    packer.choose("done")
    other.choose("accept")
    expect(binder(packer)).to_have_count(0)


def test_an_epilogue_is_read_by_everybody_and_the_page_is_turned_by_who_leads(visit: Visit) -> None:
    ended = stalker_moments.played(2, 3, lambda one: reached(one, "mission_end.read"), "greedy", mode="campaign")
    assert ended is not None
    leader, other, _ = two_at(visit, ended)
    for visitor in (leader, other):
        expect(open_page(visitor)).to_contain_text("Rounds on alarm")
    expect(open_page(other).locator("[data-option]")).to_have_count(0)
    read_on(leader)
    expect(binder(other)).to_be_visible()


def test_every_page_of_the_binder_is_read_from_its_top(visit: Visit) -> None:
    ann = visit(**PHONE)
    ann.open(f"/table/{ann.bring(save(at('contacts.choose')))}")
    leaf = ann.page.locator("#leaf")
    contact = option(ann.page, "contact:patron")
    contact.scroll_into_view_if_needed()
    assert leaf.evaluate("node => node.scrollTop") > 0
    contact.tap()
    expect(binder(ann).get_by_role("heading", name="Patron")).to_be_in_viewport()
    assert leaf.evaluate("node => node.scrollTop") == 0


def test_the_binder_fits_a_phone(visit: Visit) -> None:
    for language in ("de", "uk"):
        ann = visit(**PHONE, locale=language)
        ann.open(f"/table/{ann.bring(save(at('read_story.read')))}")
        option(ann.page, "done").tap()
        place = option(ann.page, "visit:105")
        expect(place).to_be_visible()
        assert_it_fits(ann)
        tabs = binder_tabs(ann)
        assert tabs.evaluate("row => row.scrollWidth <= row.clientWidth"), "a tab lies under another thing"
        screen = ann.page.evaluate("innerHeight")
        book = ann.page.locator(".binder").bounding_box()
        assert book is not None
        assert book["height"] > screen / 2
        place.tap()
        expect(open_page(ann)).to_be_visible()
        assert_it_fits(ann)


def test_a_campaign_ends_with_its_story_and_is_kept_as_one_page(visit: Visit, tmp_path: Path) -> None:
    ann = visit(**PHONE)
    ann.open(f"/table/{ann.bring(save(over(2)))}")
    ending = ann.page.locator(".ending")
    expect(ending).to_contain_text("The campaign is over")
    expect(ending.get_by_role("heading", name="In memory")).to_be_visible()
    room = ending.bounding_box()
    assert room is not None
    assert room["height"] > ann.page.evaluate("innerHeight") / 2
    assert_it_fits(ann)
    faces, pages = ending.get_by_role("tab"), ending.get_by_role("tabpanel")
    assert faces.count() > len(over(2).game.state.stalkers)
    faces.last.tap()
    expect(pages.filter(visible=True)).to_contain_text("Enemies killed:")
    expect(pages.filter(visible=True).locator(".portrait")).to_be_visible()
    assert_it_fits(ann)
    with ann.page.expect_download() as kept:
        ann.button("Keep the campaign as a page").tap()
    page = tmp_path / "campaign.html"
    kept.value.save_as(page)

    reader = visit(java_script_enabled=False, offline=True)
    asked_for: list[str] = []
    reader.page.on("request", lambda request: asked_for.append(request.url))
    reader.page.goto(page.as_uri())
    expect(reader.page.get_by_role("heading", level=1)).to_have_text(ann.ending.inner_text())
    expect(reader.page.get_by_role("heading", name="In memory")).to_be_visible()
    expect(reader.page.locator("section")).to_have_count(len(over(2).game.state.chronicle))
    assert asked_for == [page.as_uri()]
