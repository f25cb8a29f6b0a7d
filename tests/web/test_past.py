"""Looking back, branches, replays and what is kept, in the games with another board: what Zona's page does, theirs do."""

from __future__ import annotations

import re
from functools import partial
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from cordon.kernel import saves
from tests.table.harness import Server
from tests.table.worlds import elsewhere, played
from tests.web.conftest import Visit
from tests.web.test_time import menu
from tests.web.visitor import Visitor


class Past(NamedTuple):
    """A match alone: where it is looked back from, how far back, and what that and now are called."""

    answers: int
    round: str
    now: str


PASTS = {
    "mission": Past(66, "Round 2", "Round 3"),
    "twom": Past(90, "Day 1", "Day 2"),
}
KEPT = ["zona", "mission", "survival", "twom"]


def save(match: str, answers: int | None = None) -> bytes:
    return saves.dump(played(match, answers, 1), {"bots": []})


@pytest.mark.parametrize("match", PASTS)
def test_the_board_then_and_a_branch_from_there(ann: Visitor, match: str) -> None:
    past = PASTS[match]
    ann.sit_down_at(save(match, past.answers))
    ann.tab("Journal")
    headline = ann.page.locator(".headline")
    expect(headline).to_contain_text(past.now)
    ann.journal.locator(".look").first.click()
    bar = ann.page.locator(".time-bar")
    bar.get_by_label("To a round").select_option(label=past.round)
    expect(bar.locator(".when")).to_contain_text(past.round)
    expect(headline).to_contain_text(past.round)
    expect(ann.page.locator(".dock [data-option]")).to_have_count(0)
    bar.get_by_role("button", name="Back to now").click()
    expect(headline).to_contain_text(past.now)
    ann.journal.locator(".look").first.click()
    bar.get_by_label("To a round").select_option(label=past.now)
    expect(bar.locator(".when")).to_contain_text(past.now)
    bar.get_by_role("button", name="Go on from here…").click()
    ann.field("What is this branch called?").fill("What if we had waited")
    ann.button("To the new table").click()
    expect(ann.page.get_by_role("heading", name="What if we had waited")).to_be_visible()
    ann.wait()
    menu(ann, "Beside that match")
    expect(ann.page.locator(".both .picture")).to_have_count(2)
    expect(ann.page.get_by_text(f"They went the same way up to: {past.now}")).to_be_visible()
    ann.page.get_by_role("button", name="A step on").click()
    assert not ann.errors


@pytest.mark.parametrize("match", PASTS)
def test_a_replay_runs_by_its_link_from_the_start_to_the_end(visit: Visit, match: str) -> None:
    ann, ben = visit(), visit()
    code = ann.bring(save(match))
    ben.open(f"/replay/{code}")
    bar = ben.page.locator(".time-bar")
    where = bar.locator("input[type=range]")
    expect(where).to_have_value("0")
    bar.get_by_label("Pace").select_option("quick")
    bar.get_by_role("button", name="Play").click()
    expect(where).not_to_have_value("0")
    bar.get_by_role("button", name="Pause").click()
    bar.get_by_role("button", name="A step on").click()
    bar.get_by_role("button", name="To the last moment").click()
    expect(where).to_have_value(str(len(played(match, None, 1).entries)))
    bar.get_by_role("button", name="A step back").click()
    expect(ben.page.locator(".table .board, .table .frame").first).to_be_visible()
    assert not ben.errors


def file_of(visitor: Visitor, code: str) -> str:
    """A match as the one file that is kept of it."""
    visitor.open(f"/match/{code}")
    with visitor.page.expect_download() as handed:
        visitor.page.locator("button[data-done]").click()
    return handed.value.path().read_text()


AT_REST = """async node => {
  await document.fonts.ready;
  for (let was = '', tries = 0; tries < 50; tries += 1) {
    if (node.outerHTML === was) return was;
    was = node.outerHTML;
    await new Promise(drawn => setTimeout(drawn, 300));
  }
  throw new Error('this sheet is never at rest');
}"""
"""What a part of the page is made of once nothing moves in it: boards take their size from what is around them."""


def paper_of(visitor: Visitor, code: str) -> str:
    """The state sheet as the page has it."""
    visitor.open(f"/sheet/{code}")
    expect(visitor.page.locator(".position .block").first).to_be_visible()
    expect(visitor.page.locator(".position .picture svg").first).to_be_visible()
    return str(visitor.page.locator("article.position").evaluate(AT_REST))


@pytest.mark.parametrize("match", KEPT)
def test_not_a_byte_of_what_is_kept_depends_on_what_was_hidden(server: Server, visit: Visit, match: str) -> None:
    """The file of a match that is over, and the sheet of one that runs, in two worlds that differ in what was hidden."""
    ann, ben = visit(), visit()
    code = ann.bring(save(match))
    running = ann.bring(save(match, 90))
    room, going = (server.run(partial(server.rooms.room, each)) for each in (code, running))
    for visitor, seat in ((ann, 0), (ben, None)):
        file, paper = file_of(visitor, code), paper_of(visitor, running)
        with elsewhere(room, seat), elsewhere(going, seat):
            assert file_of(visitor, code) == file
            assert paper_of(visitor, running) == paper
        assert not re.search(r"<script|(?:src|href)=[\"']https?:", file)


@pytest.mark.parametrize("match", KEPT)
def test_a_sheet_fits_on_two_pages_of_paper(ann: Visitor, match: str) -> None:
    code = ann.bring(save(match, 90))
    paper_of(ann, code)
    data = ann.page.pdf(prefer_css_page_size=True)
    pages = [int(found) for found in re.findall(rb"/Count (\d+)", data)]
    assert pages
    assert max(pages) <= 2
    ann.page.emulate_media(media="print")
    expect(ann.page.get_by_role("button", name="Print")).to_be_hidden()
    background = ann.page.locator("article.position").evaluate("node => getComputedStyle(node).backgroundColor")
    assert background == "rgb(255, 255, 255)"
