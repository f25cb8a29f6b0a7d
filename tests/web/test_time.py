"""Own dice, looking back, branches, replays that one leads, matches to keep: by two people at the page."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.web import matches
from tests.web.conftest import Visit
from tests.web.visitor import Visitor

HOSTILE = "<img src=x onerror=alert(1)>"


def menu(visitor: Visitor, name: str) -> None:
    """Choose something that concerns the table as a whole."""
    visitor.button("This table").click()
    visitor.page.locator(".table-menu [popover]").get_by_text(name, exact=True).click()


def test_a_table_throws_its_own_dice(ann: Visitor) -> None:
    ann.sit_down_at(matches.save(matches.at(matches.about_to_roll)))
    menu(ann, "We throw our own dice")
    ann.page.keyboard.press("Escape")
    ann.choose("roll")
    dice = ann.page.locator(".own-dice")
    expect(dice).to_contain_text("Throw your own dice: 3 × die. What does number 1 show?")
    expect(dice.locator(".face svg")).to_have_count(4)
    dice.get_by_role("button", name=re.compile("Hazard")).click()
    expect(dice).to_contain_text("So far: hazard.")
    dice.get_by_role("button", name="Misread: from the first one again").click()
    expect(dice).to_contain_text("What does number 1 show?")
    for number in (1, 2, 3):
        expect(dice).to_contain_text(f"What does number {number} show?")
        ann.page.keyboard.press("1")
    expect(dice).to_have_count(0)
    expect(ann.journal).to_contain_text("+ + +")
    assert not ann.errors


def test_a_line_of_the_journal_shows_the_board_then_and_a_branch_goes_on_from_there(ann: Visitor) -> None:
    ann.sit_down_at(matches.save(matches.at(matches.a_turn)))
    question = ann.question.inner_text()
    ann.tab("Journal")
    round_now = ann.page.locator(".headline")
    expect(round_now).to_contain_text("Round 4")
    ann.journal.locator(".look").first.click()
    bar = ann.page.locator(".time-bar")
    expect(bar).to_be_visible()
    bar.get_by_label("To a round").select_option(label="Round 2")
    expect(bar.locator(".when")).to_contain_text("Round 2")
    expect(round_now).to_contain_text("Round 2")
    expect(ann.page.locator(".dock [data-option]")).to_have_count(0)
    bar.get_by_role("button", name="Back to now").click()
    expect(ann.question).to_have_text(question)
    expect(round_now).to_contain_text("Round 4")
    ann.journal.locator(".look").first.click()
    bar.get_by_label("To a round").select_option(label="Round 3")
    expect(bar.locator(".when")).to_contain_text("Round 3")
    origin = ann.code
    bar.get_by_role("button", name="Go on from here…").click()
    ann.field("What is this branch called?").fill("What if we had run")
    ann.button("To the new table").click()
    expect(ann.page.get_by_role("heading", name="What if we had run")).to_be_visible()
    ann.wait()
    ann.choose(ann.options()[-1])
    ann.wait()
    menu(ann, "Beside that match")
    expect(ann.page.locator(".both .picture")).to_have_count(2)
    expect(ann.page.get_by_text("They went the same way up to: Round 3")).to_be_visible()
    ann.page.get_by_role("button", name="A step on").click()
    ann.page.locator(f'.both a[href="/table/{origin}"]').click()
    ann.wait()
    expect(round_now).to_contain_text("Round 4")
    assert not ann.errors


def test_the_journal_goes_along_to_the_moment_that_is_looked_at(ann: Visitor) -> None:
    """Of a long match it shows the last lines only, until one looks at what was before them."""
    ann.open(f"/replay/{ann.bring(matches.save(matches.at(matches.over, seats=2)))}")
    bar = ann.page.locator(".time-bar")
    expect(bar.locator("#round option:checked")).to_have_text("Opening")
    expect(ann.journal.locator(".then").first).to_be_in_viewport()
    bar.get_by_label("To a round").select_option(label="Round 3")
    expect(ann.journal.locator(".then").first).to_be_in_viewport()


def test_on_a_phone_the_journal_makes_room_for_the_board_that_is_looked_at(visit: Visit) -> None:
    ann = visit(viewport={"width": 390, "height": 844})
    ann.sit_down_at(matches.save(matches.at(matches.a_turn)))
    ann.tab("Journal")
    board = ann.page.locator(".middle .room")
    expect(board).not_to_be_in_viewport()
    ann.journal.locator(".look").first.click()
    expect(board).to_be_in_viewport(ratio=0.5)


def test_two_people_watch_a_match_again_and_one_keeps_it(visit: Visit, tmp_path: Path) -> None:
    ann, ben = visit().called("Ann"), visit().called("Ben")
    code = ann.bring(matches.save(matches.at(matches.over)))
    assert ann.page.request.patch(f"/api/tables/{code}", data={"name": HOSTILE}).ok
    ann.open(f"/replay/{code}")
    ben.open(f"/replay/{code}")
    theirs, his = ann.page.locator(".time-bar"), ben.page.locator(".time-bar")
    expect(theirs.locator(".when")).to_contain_text("Opening")
    theirs.get_by_role("button", name="Lead the others").click()
    expect(his).to_contain_text("Ann leads")
    theirs.get_by_label("To a round").select_option(label="Round 3")
    expect(his.locator(".when")).to_contain_text("Round 3")
    expect(ben.page.locator(".headline")).to_contain_text("Round 3")
    theirs.get_by_label("Pace").select_option("quick")
    before = his.locator("input[type=range]").input_value()
    theirs.get_by_role("button", name="Play").click()
    expect(his.locator("input[type=range]")).not_to_have_value(before)
    theirs.get_by_role("button", name="Pause").click()
    his.get_by_role("button", name="To the beginning").click()
    expect(his.locator(".when")).to_contain_text("Opening")
    his.get_by_role("button", name="Follow Ann").click()
    expect(his).to_contain_text("Ann leads")
    ann.open(f"/match/{code}")
    kept = ann.page.locator("article.kept")
    expect(kept.get_by_role("heading", level=1)).to_have_text(HOSTILE)
    expect(kept.locator(".points .picture").first).to_be_visible()
    expect(kept.get_by_role("heading", name="Round 2")).not_to_have_count(0)
    with ann.page.expect_download() as handed:
        ann.page.locator("button[data-done]").click()
    path = tmp_path / "match.html"
    handed.value.save_as(path)
    text = path.read_text()
    assert "<script" not in text
    assert HOSTILE not in text
    assert not re.search(r"""(?:src|href)=["'](?:https?:|/)""", text)
    assert '<image href="data:image/svg+xml' in text
    reader = ann.page.context.browser
    assert reader is not None
    context = reader.new_context(java_script_enabled=False, offline=True)
    page = context.new_page()
    page.goto(path.as_uri())
    expect(page.get_by_role("heading", level=1)).to_have_text(HOSTILE)
    expect(page.locator(".points .picture svg").first).to_be_visible()
    context.close()
    ann.open("/record")
    expect(ann.page.get_by_text("1 match over")).to_be_visible()
    ann.open(f"/sheet/{code}")
    expect(ann.page.locator(".position .picture")).to_be_visible()
    ann.page.emulate_media(media="print")
    expect(ann.page.get_by_role("button", name="Print")).to_be_hidden()
    assert not ann.errors
    assert not ben.errors
