"""Days of This War of Mine on the page: by clicking, by the keyboard alone, two people at one journal, and the end."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Dialog, Locator, expect

from tests.web import twom_moments
from tests.web.conftest import Visit
from tests.web.test_axe import assert_nothing_found, axe  # noqa: F401  # a fixture
from tests.web.test_phone import PHONE
from tests.web.visitor import Visitor, verb

CALM = ("read_on", "commit", "drink", "eat", "feed", "habit", "next_day", "stop", "keep", "hit", "miss", "hide", "flee",
        "leave", "decline", "refuse", "done", "option", "go")  # fmt: skip
"""Answers that bring a day to its end."""
LANGUAGES = ("en", "de", "pl", "uk")
Answer = Callable[[Visitor, str], None]


def begin(visitor: Visitor, seed: int = 7, people: int = 1, **wish: object) -> Visitor:
    """A campaign at its first page."""
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


def enter(visitor: Visitor, option: str) -> None:
    """By its number where it has one, else with the focus and Enter."""
    bar = visitor.options()
    if option in bar[:9]:
        visitor.page.keyboard.press(str(bar.index(option) + 1))
    else:
        answer_of(visitor, option).focus()
        visitor.page.keyboard.press("Enter")


def sensible(options: list[str], guarded: bool, turn: int) -> str:
    """One answer that brings the campaign on: clear the house, share what there is, have somebody on guard."""
    tasks = [option for option in options if verb(option) == "task"]
    if tasks:
        wish = (":guard",) if not guarded else (":bed", ":floor", ":guard")
        return next((task for end in wish for task in tasks if task.endswith(end)), tasks[0])
    for doing in (":clear:", ":search"):
        work = [option for option in options if verb(option) == "assign" and doing in option]
        if work:
            return work[turn % len(work)]
    meals = [option for option in options if verb(option) in ("eat", "drink")]
    if meals:
        return meals[turn % len(meals)]
    return next((option for word in CALM for option in options if verb(option) == word), options[0])


def step(visitor: Visitor, answer: Answer, turn: int = 0) -> None:
    """One answer to whatever is asked."""
    amount = visitor.page.locator("#amount")
    visitor.page.locator("[data-option]").or_(amount).or_(visitor.ending).first.wait_for()
    visitor.settle()
    assert not visitor.is_over, "the campaign is over too soon"
    if amount.count():
        amount.press("Enter")
    else:
        guarded = visitor.page.locator(".given", has_text="stand guard").count() > 0
        answer(visitor, sensible(offered(visitor), guarded, turn))
    visitor.page.wait_for_timeout(20)
    visitor.settle()


def play_to(visitor: Visitor, kind: str, answer: Answer = click) -> None:
    """Answer until one of the options has this verb."""
    for turn in range(150):
        visitor.page.locator("[data-option]").or_(visitor.page.locator("#amount")).first.wait_for()
        visitor.settle()
        if any(verb(option) == kind for option in offered(visitor)):
            return
        step(visitor, answer, turn)
    pytest.fail(f"never offered: {kind}; now: {visitor.question.inner_text()} {offered(visitor)[:9]}")


def test_the_first_page_is_read_before_anything_else(ann: Visitor) -> None:
    ann.with_luck(7).open()
    ann.page.get_by_role("button", name="Play now: This War of Mine").click()
    ann.wait()
    book = ann.page.locator("article.book")
    expect(book.get_by_role("heading")).to_be_visible()
    assert len(book.inner_text()) > 200
    book.get_by_role("button", name="Turn the page").click()
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


def test_three_days_by_clicking(ann: Visitor) -> None:
    begin(ann, config={"difficulty": "easy"})
    for day in (1, 2, 3):
        expect(ann.page.locator(".round")).to_have_text(f"Day {day}")
        play_to(ann, "next_day")
        expect(ann.page.get_by_role("heading", name=f"Dawn after day {day}")).to_be_visible()
        click(ann, "next_day")
        ann.settle()


def test_a_day_by_the_keyboard_alone(ann: Visitor) -> None:
    begin(ann)
    play_to(ann, "next_day", enter)
    enter(ann, "next_day")
    expect(ann.page.locator(".round")).to_have_text("Day 2")


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
    assert "Whose house" in saved.value.path().read_text(encoding="utf-8")


def together(visit: Visit, **wish: object) -> tuple[Visitor, Visitor]:
    """Ann and Bob at one campaign; the first page is for the one whom the luck of the table names."""
    ann, bob = visit().called("Ann"), visit().called("Bob")
    begin(ann, people=2, **wish)
    bob.open(f"/table/{ann.code}")
    bob.button("Sit here").first.click()
    expect(bob.page.locator("article.book")).to_be_visible()
    return ann, bob


def leads(visitor: Visitor) -> bool:
    return visitor.page.get_by_text("What you choose is a proposal.").count() == 0


def test_two_people_propose_and_vote_and_the_leader_decides(visit: Visit) -> None:
    ann, bob = together(visit)
    expect(bob.page.locator(".strip")).to_contain_text("Ann holds the journal")
    expect(bob.page.get_by_text("Ann decides.")).to_be_visible()
    ann.choose("read_on")
    expect(bob.page.locator("article.book")).to_have_count(0)
    expect(ann.page.locator(".strip")).to_contain_text("Bob holds the journal")
    # What Ann clicks is a proposal, in the house or in the bar: nothing is planned by it.
    ann.page.locator('.room.aimed[data-area="G6"]').click()
    seen = bob.page.get_by_role("list", name="Proposals")
    expect(seen).to_contain_text("Furniture")
    expect(seen).to_contain_text("for it: Ann")
    expect(ann.page.get_by_role("list", name="Plan of this stage")).not_to_contain_text("Furniture")
    ann.button("Ready").click()
    expect(bob.page.get_by_text("Ready: Ann")).to_be_visible()
    seen.get_by_role("button", name=re.compile("^Do it: .*Furniture")).click()
    expect(ann.page.get_by_role("list", name="Plan of this stage")).to_contain_text("Furniture")
    expect(seen).to_have_count(0)


def test_three_days_with_two_people_who_vote(visit: Visit) -> None:
    ann, bob = together(visit, config={"difficulty": "easy"}, discussion=600)
    for turn in range(600):
        leader, other = (ann, bob) if leads(ann) else (bob, ann)
        if "Day 4" in leader.page.locator(".round").inner_text():
            break
        leader.page.locator("[data-option]").or_(leader.page.locator("#amount")).first.wait_for()
        vote_and_decide(leader, other, turn)
    else:
        pytest.fail("three days take too long")
    for one in (ann, bob):
        expect(one.page.locator(".round")).to_have_text("Day 4")


def test_a_night_without_guard_is_asked_twice_and_ends_the_campaign(ann: Visitor) -> None:
    begin(ann)
    play_to(ann, "task")
    while any(verb(option) == "task" for option in offered(ann)):
        click(ann, next(option for option in offered(ann) if option.endswith(":floor")))
        ann.settle()
        ann.page.wait_for_timeout(50)
    asked: list[str] = []

    def refuse(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.dismiss()

    ann.page.once("dialog", refuse)
    click(ann, "leave_unguarded")
    assert len(asked) == 1
    expect(ann.ending).to_have_count(0)
    ann.page.once("dialog", lambda dialog: dialog.accept())
    click(ann, "leave_unguarded")
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
