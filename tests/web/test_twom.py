"""Days of This War of Mine on the page: by clicking, by the keyboard alone, two people at one journal, and the end."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from cordon.bots.registry import bot
from cordon.games.registry import game
from cordon.kernel.session import Session
from cordon.kernel.spec import Setup
from tests.web import twom_moments
from tests.web.conftest import Visit
from tests.web.test_axe import assert_nothing_found, axe  # noqa: F401  # a fixture
from tests.web.test_phone import PHONE
from tests.web.visitor import PLAIN_OPENING, Visitor, verb

CALM = ("read_on", "commit", "drink", "eat", "feed", "habit", "next_day", "stop", "keep", "hit", "miss", "hide", "flee",
        "leave", "decline", "refuse", "done", "option", "go")  # fmt: skip
"""Answers that bring a day to its end."""
LANGUAGES = ("en", "de", "pl", "uk")
LED_BY_THE_SECOND = 2
"""A seed with which the second of two seats leads first."""


class Hands(NamedTuple):
    """How somebody answers, and how they point at the first thing that can be done in the house."""

    answer: Callable[[Visitor, str], None]
    point: Callable[[Visitor], None]


def begin(visitor: Visitor, seed: int = 0, people: int = 1, **wish: Any) -> Visitor:
    """A campaign at its first page, which is only read."""
    seed = seed or (4989 if people == 1 else PLAIN_OPENING)
    visitor.open(f"/table/{visitor.found_table(game='twom', people=people, seed=seed, **wish)}")
    return visitor.wait()


def offered(visitor: Visitor) -> list[str]:
    """Everything that can be answered now, in the bar and over the house."""
    found: list[str] = visitor.page.locator("[data-option]").evaluate_all("all => all.map(one => one.dataset.option)")
    return list(dict.fromkeys(found))


def answer_of(visitor: Visitor, option: str) -> Locator:
    return visitor.page.locator(f'[data-option="{option}"]').first


def click(visitor: Visitor, option: str) -> None:
    answer_of(visitor, option).click()


def click_a_room(visitor: Visitor) -> None:
    visitor.page.locator(".room.aimed").first.click()


def enter(visitor: Visitor, option: str) -> None:
    """By its key where it has one, else with the focus and Enter."""
    visitor.settle()
    key = visitor.offered.and_(visitor.page.locator(f'[data-option="{option}"][data-key]'))
    if key.count():
        visitor.page.keyboard.press((key.first.get_attribute("data-key") or "").replace("⇧", "Shift+Digit"))
    else:
        answer_of(visitor, option).focus()
        visitor.page.keyboard.press("Enter")


def enter_a_room(visitor: Visitor) -> None:
    visitor.page.keyboard.press("b")
    visitor.page.keyboard.press("Enter")


MOUSE, KEYS = Hands(click, click_a_room), Hands(enter, enter_a_room)


def sensible(options: list[str], guarded: bool, turn: int = 0) -> str:
    """One answer that brings the campaign on: share what there is, have somebody on guard, stay at home."""
    tasks = [option for option in options if verb(option) == "task"]
    if tasks:
        guards = [task for task in tasks if task.endswith(":guard")]
        if guards and not guarded:
            return guards[turn % len(guards)]
        return next((task for end in (":bed", ":floor") for task in tasks if task.endswith(end)), tasks[0])
    work = [option for option in options if verb(option) == "assign"]
    if work and "commit" not in options:  # what can be done in the room that was pointed at
        return work[0]
    meals = [option for option in options if verb(option) in ("eat", "drink")]
    if meals:
        return meals[turn % len(meals)]
    return next((option for word in CALM for option in options if verb(option) == word), options[0])


def guarded(visitor: Visitor) -> bool:
    return visitor.page.locator(".given", has_text="stand guard").count() > 0


def serial(visitor: Visitor) -> str:
    return visitor.page.locator(".table").get_attribute("data-serial") or ""


def asked(visitor: Visitor) -> Visitor:
    """Until there is something to answer."""
    amount = visitor.page.locator("#amount")
    visitor.page.locator("[data-option]").or_(amount).or_(visitor.ending).first.wait_for()
    visitor.settle()
    assert not visitor.is_over, "the campaign is over too soon"
    return visitor


def is_work(option: str) -> bool:
    return verb(option) == "assign" and option.endswith(":search")


def has_work(visitor: Visitor) -> bool:
    """On a phone most of the house is out of sight, and the bar names everything."""
    size = visitor.page.viewport_size
    return size is not None and size["width"] > 900 and visitor.page.locator(".room.aimed").count() > 0


def step(visitor: Visitor, hands: Hands, turn: int = 0) -> None:
    """One answer to whatever is asked; in each stage one thing is done in the house."""
    before = serial(asked(visitor))
    options = offered(visitor)
    if visitor.page.locator("#amount").count():
        visitor.page.locator("#amount").press("Enter")
    elif "commit" in options and not visitor.page.locator(".plan .done").count() and has_work(visitor):
        hands.point(visitor)
        visitor.page.locator(".plan .done").or_(visitor.bar.get_by_role("button", name="All options")).first.wait_for()
        return
    elif "commit" in options and not visitor.page.locator(".plan .done").count() and any(map(is_work, options)):
        hands.answer(visitor, next(filter(is_work, options)))
    elif visitor.page.locator(".plan").count() and options[0].startswith("clear:") and "commit" not in options:
        # Rubble without a shovel or a helper: not today.
        hands.answer(visitor, next(option for option in options if verb(option) == "clear"))
        answer_of(visitor, "commit").wait_for()
        visitor.settle()
        hands.answer(visitor, "commit")
    else:
        hands.answer(visitor, sensible(options, guarded(visitor), turn))
    expect(visitor.page.locator(f'.table[data-serial="{before}"]')).to_have_count(0)


def play_to(visitor: Visitor, kind: str, hands: Hands = MOUSE) -> None:
    """Answer until one of the options has this verb."""
    for turn in range(150):
        if any(verb(option) == kind for option in offered(asked(visitor))):
            return
        step(visitor, hands, turn)
    pytest.fail(f"never offered: {kind}; now: {visitor.question.inner_text()} {offered(visitor)[:9]}")


def test_the_first_page_is_read_before_anything_else(ann: Visitor) -> None:
    ann.with_luck(4989).open()
    ann.page.get_by_role("button", name="Play now: This War of Mine").click()
    ann.wait()
    book = ann.page.locator("article.book")
    expect(book.get_by_role("heading")).to_be_visible()
    assert len(book.inner_text()) > 200
    ann.bar.get_by_role("button", name="Turn the page").click()
    expect(book).to_have_count(0)
    expect(ann.question).to_contain_text("Action stage 1")


def test_a_plan_is_made_in_the_house_and_taken_back(ann: Visitor) -> None:
    begin(ann).choose("read_on")
    people = ann.page.locator("[data-person]")
    expect(people).to_have_count(3)
    room = ann.page.locator('.room.aimed[data-area="G6"]')
    expect(room).to_have_accessible_name(re.compile("Furniture"))
    room.click()
    ann.settle()
    plan = ann.page.get_by_role("list", name="Plan of this stage")
    expect(plan.get_by_role("listitem").first).to_contain_text("Furniture")
    plan.locator("button.back").click()
    ann.settle()
    expect(plan).not_to_contain_text("Furniture")


def test_somebody_is_dragged_to_a_room(ann: Visitor) -> None:
    begin(ann).choose("read_on")
    second = ann.page.locator("[data-person]").nth(1)
    person = second.get_attribute("data-person")
    room = ann.page.locator('[data-area="G6"]')
    second.locator("path").first.hover(force=True)
    ann.page.mouse.down()
    box = room.bounding_box()
    assert box is not None
    ann.page.mouse.move(box["x"] + 20, box["y"] + 20, steps=6)
    ann.page.mouse.up()
    ann.settle()
    expect(ann.page.locator(f'[data-option="clear:{person}"]')).to_be_visible()


def test_somebody_is_dragged_with_a_finger_and_the_house_stays_where_it_is(visit: Visit) -> None:
    ann = begin(visit(**PHONE))
    ann.choose("read_on")
    person, room = ann.page.locator("[data-person]").nth(1), ann.page.locator('[data-area="G6"]')
    who = person.get_attribute("data-person")
    walls = room.locator(".frame-line")
    start, end = person.locator("path").first.bounding_box(), walls.bounding_box()
    assert start is not None
    assert end is not None
    from_x, from_y = start["x"] + start["width"] / 2, start["y"] + start["height"] / 2
    to_x, to_y = end["x"] + 15, end["y"] + 15
    screen = ann.page.context.new_cdp_session(ann.page)
    for kind, part in [("touchStart", 0.0), ("touchMove", 0.5), ("touchMove", 1.0), ("touchEnd", 1.0)]:
        point = {"x": from_x + (to_x - from_x) * part, "y": from_y + (to_y - from_y) * part}
        screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [] if kind == "touchEnd" else [point]})
    expect(ann.page.locator(f'[data-option="clear:{who}"]')).to_be_attached()
    assert walls.bounding_box() == end


@pytest.mark.parametrize("hands", [MOUSE, KEYS], ids=["clicking", "the keyboard alone"])
def test_three_days_by(ann: Visitor, hands: Hands) -> None:
    begin(ann, config={"difficulty": "easy"})
    for day in (1, 2, 3):
        expect(ann.page.locator(".headline")).to_contain_text(f"Day {day}")
        play_to(ann, "next_day", hands)
        expect(ann.page.get_by_role("heading", name=f"Dawn after day {day}")).to_be_visible()
        hands.answer(ann, "next_day")
    expect(ann.page.locator(".headline")).to_contain_text("Day 4")


def test_rooms_are_reached_with_the_arrows(ann: Visitor) -> None:
    begin(ann).choose("read_on")
    ann.page.keyboard.press("b")
    first = ann.page.locator("[data-area]:focus")
    expect(first).to_have_count(1)
    before = first.get_attribute("data-area")
    ann.page.keyboard.press("ArrowDown")
    after = ann.page.locator("[data-area]:focus").get_attribute("data-area")
    assert after != before


def test_storage_tells_what_the_night_asks_for(ann: Visitor) -> None:
    begin(ann).choose("read_on")
    ann.tab("Storage")
    pane = ann.page.get_by_role("tabpanel")
    expect(pane).to_contain_text("Water 2 of 3")
    expect(pane).to_contain_text("Lockpick")
    with ann.page.expect_download() as saved:
        pane.get_by_role("button", name="Journal as text").click()
    assert "Minutes of the first meeting" in saved.value.path().read_text(encoding="utf-8")


def together(visit: Visit, **wish: Any) -> tuple[Visitor, Visitor]:
    """Ann and Bob at one campaign, before its first page."""
    ann, bob = visit().called("Ann"), visit().called("Bob")
    begin(ann, people=2, **wish)
    bob.open(f"/table/{ann.code}")
    bob.button("Sit here").first.click()
    expect(bob.page.get_by_text("Ann decides.")).to_be_visible()
    return ann, bob


def proposals(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("list", name="Proposals")


def test_two_people_propose_and_vote_and_the_leader_decides(visit: Visit) -> None:
    ann, bob = together(visit)
    expect(bob.page.locator("article.book")).to_be_visible()
    expect(bob.page.locator(".strip")).to_contain_text("Ann holds the journal")
    ann.choose("read_on")
    expect(bob.page.locator("article.book")).to_have_count(0)
    expect(ann.page.locator(".strip")).to_contain_text("Bob holds the journal")
    # What Ann clicks is a proposal, in the house or in the bar: nothing is planned by it.
    ann.page.locator('.room.aimed[data-area="G6"]').click()
    expect(proposals(bob)).to_contain_text("Furniture")
    expect(proposals(bob)).to_contain_text("for it: Ann")
    bob.tab("Chat")
    expect(bob.page.locator(".chat .proposed")).to_contain_text("Furniture")
    expect(ann.page.get_by_role("list", name="Plan of this stage")).not_to_contain_text("Furniture")
    proposals(bob).get_by_role("button", name=re.compile("^Do it: .*Furniture")).click()
    expect(ann.page.get_by_role("list", name="Plan of this stage")).to_contain_text("Furniture")
    expect(proposals(bob)).to_have_count(0)


def test_whoever_proposes_on_a_phone_sees_three_answers_at_once(visit: Visit) -> None:
    ann, _ = together(visit)
    ann.choose("read_on")
    ann.page.set_viewport_size(PHONE["viewport"])
    expect(ann.page.get_by_text("Bob decides.")).to_be_visible()
    expect(ann.button("Ready")).to_be_in_viewport()
    for answer in ann.bar.locator(".options > [data-option]").all()[:3]:
        expect(answer).to_be_in_viewport(ratio=1)


def test_the_leader_waits_until_the_others_are_ready(visit: Visit) -> None:
    ann, bob = together(visit, discussion=600)
    expect(ann.page.get_by_text("Time to talk")).to_be_visible()
    expect(ann.resting).not_to_have_count(0)
    bob.button("Ready").click()
    expect(ann.page.get_by_text("Ready: Bob")).to_be_visible()
    ann.choose("read_on")
    expect(bob.page.get_by_text("Time to talk")).to_be_visible()


def test_a_bot_that_leads_waits_for_the_word_of_people(ann: Visitor) -> None:
    ann.open(f"/table/{ann.found_table('greedy', game='twom', seed=LED_BY_THE_SECOND, discussion=600)}")
    expect(ann.page.get_by_text("leads and waits until you have read this")).to_be_visible()
    expect(ann.page.locator("article.book")).to_be_visible()
    ann.button("Ready").click()
    expect(ann.page.locator("article.book")).to_have_count(0)
    click(asked(ann), "commit")
    ann.page.get_by_role("dialog").locator(".danger").click()
    # The second stage of the Day is the bot's: it tells what it would do, and takes what Ann would do.
    expect(ann.page.get_by_text("leads and waits for your word")).to_be_visible()
    expect(proposals(ann)).to_be_visible()
    ann.page.locator('.room.aimed[data-area="G6"]').click()
    expect(ann.page.get_by_role("list", name="Plan of this stage")).to_contain_text("Furniture")


def test_whoever_is_there_answers_for_a_leader_who_is_away(visit: Visit) -> None:
    ann, bob = together(visit)
    ann.page.close()
    expect(bob.page.get_by_text("Ann is away. You decide.")).to_be_visible()
    bob.choose("read_on")
    expect(bob.page.locator(".strip")).to_contain_text("Bob holds the journal")


def test_three_days_with_two_people_who_vote(visit: Visit) -> None:
    """The bot plays the same campaign and says what is wise; whoever advises proposes it where the page offers it."""
    people = together(visit, config={"difficulty": "easy"})
    for person in people:
        person.mean_it()  # the bot lets a stage go by
    campaign: Session[Any] = Session(game("twom"), Setup(2, PLAIN_OPENING, {"difficulty": "easy"}))
    wise = bot("greedy", "twom", 7)
    led: set[int] = set()
    for turn in range(300):
        if campaign.game.state.day == 4:
            break
        decision = campaign.decisions[0]
        led.add(decision.seat)
        leader, other = people[decision.seat], people[1 - decision.seat]
        before = serial(asked(leader))
        option = wise.choose(decision, partial(campaign.spec.view, campaign.game, decision.seat))
        if decision.low is not None:
            leader.bar.locator(f'[data-option="{option}"]').click()
        else:
            options = offered(leader)
            if option not in options:
                option = "commit" if "commit" in options else sensible(options, guarded(leader), turn)
            if len(options) == 1:
                click(leader, option)
            else:
                click(other, option)
                proposals(leader).get_by_role("button", name=re.compile("^Do it: ")).click()
        expect(leader.page.locator(f'.table[data-serial="{before}"]')).to_have_count(0)
        expect(other.page.locator(".table")).to_have_attribute("data-serial", serial(leader))
        campaign.answer(decision.seat, option)
    assert led == {0, 1}
    expect(people[1].page.locator(".headline")).to_contain_text("Day 4")


def test_a_campaign_is_saved_under_a_name(ann: Visitor) -> None:
    begin(ann).choose("read_on")
    ann.tab("Storage")
    ann.field("Save this campaign under a name").fill("Before the frost")
    ann.button("Save").click()
    expect(ann.page.get_by_role("status").filter(has_text="Before the frost")).to_be_visible()
    ann.page.get_by_role("tabpanel").get_by_role("link", name="Matches").click()
    ann.page.get_by_role("link", name="Continue: Before the frost").click()
    expect(ann.wait().question).to_contain_text("Action stage 1")


def test_content_care_is_chosen_where_a_table_is_set_up(ann: Visitor) -> None:
    ann.open("/new#twom")
    care = ann.page.get_by_role("group", name="Content care")
    expect(care).to_contain_text("suicide")
    care.get_by_label("leave hard themes out").check()
    ann.button("Open the table").click()
    assert ann.page.request.get(f"/api/tables/{ann.code}").json()["config"] == {"care": "skip"}


def test_where_to_go_is_chosen_among_places_with_their_words(ann: Visitor) -> None:
    ann.open(f"/table/{ann.bring(twom_moments.moments()['scavenging_phase.choose'])}").wait()
    places = ann.page.locator(".places [data-option^='go:']")
    expect(places).to_have_count(3)
    for place in places.all():
        expect(place).to_contain_text("not been there yet")
        assert len(place.inner_text()) > 80
    places.first.click()
    expect(ann.page.locator(".places [data-option^='go:']")).to_have_count(0)


def test_a_night_without_guard_is_asked_twice_and_ends_the_campaign(ann: Visitor) -> None:
    begin(ann)
    play_to(ann, "task")
    while any(verb(option) == "task" for option in offered(ann)):
        before = serial(ann)
        click(ann, next(option for option in offered(ann) if option.endswith(":floor")))
        expect(ann.page.locator(f'.table[data-serial="{before}"]')).to_have_count(0)
    asked = ann.page.get_by_role("dialog")
    click(ann, "leave_unguarded")
    expect(asked).to_contain_text("With nobody on guard the campaign is lost.")
    asked.get_by_role("button", name="Cancel").click()
    expect(asked).to_have_count(0)
    expect(ann.ending).to_have_count(0)
    click(ann, "leave_unguarded")
    asked.get_by_role("button").nth(1).click()
    play_on = ann.page.locator('[data-option="read_on"]')
    play_on.or_(ann.ending).first.wait_for()
    while play_on.count():
        play_on.first.click()
        ann.page.wait_for_timeout(100)
    expect(ann.ending).to_be_visible()
    assert len(ann.page.locator(".ending").inner_text()) > 300


@pytest.mark.parametrize("wish", [{}, PHONE, {"viewport": {"width": 2560, "height": 1440}}])
def test_axe_finds_nothing_in_a_day(visit: Visit, axe: str, wish: dict[str, object]) -> None:  # noqa: F811
    ann = begin(visit(**wish))
    assert_nothing_found(ann, axe, "a page of the book")
    ann.choose("read_on")
    assert_nothing_found(ann, axe, "the plan")
    ann.tab("Storage")
    assert_nothing_found(ann, axe, "storage")
    for moment in ("drink", "task", "next_day"):
        play_to(ann, moment)
        assert_nothing_found(ann, axe, moment)


def test_every_question_can_be_answered_on_the_page(ann: Visitor) -> None:
    moments = twom_moments.moments()
    assert len(moments) > 30
    for kind, save in moments.items():
        ann.open(f"/table/{ann.bring(save)}")
        amount = ann.page.locator("#amount")
        ann.page.locator("[data-option]").or_(amount).first.wait_for()
        ann.settle()
        options = offered(ann)
        assert options or amount.count(), kind
        if options:
            click(ann, sensible(options, guarded=True, turn=0))
        else:
            amount.press("Enter")
        ann.settle()
        expect(ann.alert).to_have_count(0)


@pytest.mark.parametrize(
    "kind", ["combat.choose", "trade.exchange", "exploration.choose", "choose_findings.choose", "night_raid_phase.steal",
             "encounter.choose", "volley.deal", "arm.choose", "choose_idea.choose"],
)  # fmt: skip
def test_axe_finds_nothing_in_the_night(ann: Visitor, axe: str, kind: str) -> None:  # noqa: F811
    ann.open(f"/table/{ann.bring(twom_moments.moments()[kind])}")
    ann.page.locator("[data-option]").first.wait_for()
    ann.settle()
    assert_nothing_found(ann, axe, kind)


def test_nothing_is_left_untranslated(ann: Visitor) -> None:
    begin(ann).choose("read_on")
    told = {ann.question.inner_text()}
    for language in LANGUAGES[1:]:
        before = ann.question.inner_text()
        ann.speak(language)
        expect(ann.page.locator("html")).to_have_attribute("lang", language)
        expect(ann.question).not_to_have_text(before)
        text = ann.page.locator(".table").inner_text()
        assert not re.search(r"\b(page|state|phase|task|space|shelter)[-:][a-z]", text), text
        told.add(ann.question.inner_text())
    assert len(told) == len(LANGUAGES)
