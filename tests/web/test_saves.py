"""A match outlives the server, and travels as a file."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Locator, expect

from tests.table.harness import Process
from tests.web import matches
from tests.web.conftest import Visit
from tests.web.visitor import Visitor, preferred


@pytest.fixture
def process(built: Path, tmp_path: Path) -> Iterator[Process]:
    """The server as a process of its own, as people start it."""
    running = Process(f"sqlite:///{tmp_path / 'table.db'}", tmp_path)
    running.start()
    yield running
    running.stop()


def line_of(visitor: Visitor, name: str) -> Locator:
    """A match in the list of one's own, opened up."""
    line = visitor.page.get_by_role("article").filter(has=visitor.page.get_by_role("heading", name=name))
    line.get_by_text("More", exact=True).click()
    return line


def taken_away(visitor: Visitor, name: str, folder: Path) -> Path:
    """The save of a match, by the list of matches."""
    visitor.open("/matches")
    with visitor.page.expect_download() as download:
        line_of(visitor, name).get_by_role("link", name="Save to a file").click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


def bring(visitor: Visitor, name: str, data: bytes) -> None:
    """Open a file from the list of matches."""
    file = FilePayload(name=name, mimeType="application/json", buffer=data)
    visitor.field("Open a saved match").set_input_files(file)


def test_after_a_restart_of_the_server_the_match_goes_on_where_it_was(visit: Visit, process: Process) -> None:
    ann = visit(base_url=process.url)
    ann.with_luck(1).open()
    ann.button("Play now").click()
    for _ in range(6):
        ann.choose(preferred(ann.wait().options()))
    question, options = ann.wait().question.inner_text(), ann.options()
    lines = ann.lines.count()

    process.kill()
    expect(ann.alert).to_contain_text("The connection is lost. It comes back by itself")
    expect(ann.resting).not_to_have_count(0)
    process.start()
    expect(ann.alert).to_have_count(0)

    assert ann.wait().options() == options
    expect(ann.question).to_have_text(question)
    expect(ann.lines).to_have_count(lines)
    ann.choose(preferred(options))
    expect(ann.lines).not_to_have_count(lines)

    # Also for somebody who comes back by the start page.
    ann.open()
    ann.page.get_by_role("region", name="Continue").get_by_role("link").first.click()
    ann.wait()


def test_a_saved_match_can_be_taken_away_and_brought_back(ann: Visitor, tmp_path: Path) -> None:
    ann.open(f"/table/{ann.found_table(name='The long way round')}")
    ann.play_until("pass")
    code, question, options = ann.code, ann.question.inner_text(), ann.options()
    save = taken_away(ann, "The long way round", tmp_path)
    assert re.fullmatch(r"zona-[A-Z2-9]{6}-\d+\.json", save.name)
    bring(ann, save.name, save.read_bytes())
    assert ann.wait().code != code
    assert ann.options() == options
    expect(ann.question).to_have_text(question)
    ann.choose("pass")
    expect(ann.undo).to_be_enabled()


def broken_saves() -> dict[str, bytes]:
    whole = matches.save(matches.at(matches.a_turn))
    save = json.loads(whole)
    setup = {**save["setup"], "seed": save["setup"]["seed"] + 1}
    return {
        "cut short": whole[: len(whole) // 2],
        "a picture": b"\x89PNG\r\n\x1a\n" + bytes(200),
        "of another program": b'{"player": "Foma", "level": 3}',
        "empty": b"",
        "edited": json.dumps({**save, "setup": setup}).encode(),
        "of a newer version": json.dumps({**save, "cordon": 999}).encode(),
    }


def test_a_broken_save_is_refused_in_words(ann: Visitor) -> None:
    for what, data in broken_saves().items():
        ann.open("/matches")
        bring(ann, f"{what}.json", data)
        expect(ann.alert).to_contain_text("This save cannot be used")
        expect(ann.alert).to_contain_text("Export it again where it comes from")
        expect(ann.page).to_have_url(re.compile("/matches$"))


def test_a_match_can_be_renamed_archived_and_copied(ann: Visitor) -> None:
    ann.open(f"/table/{ann.found_table(name='Old name')}")
    ann.play_until("pass")
    code = ann.code
    ann.open("/matches")
    line = line_of(ann, "Old name")
    line.get_by_role("button", name="Rename").click()
    line.get_by_label("Name of the table").fill("New name")
    line.get_by_role("button", name="Save", exact=True).click()
    heading = ann.page.get_by_role("heading", name="New name")
    expect(heading).to_be_visible()

    line = ann.page.get_by_role("article").filter(has=heading)
    line.get_by_role("link", name="Look back or branch").click()
    ann.page.get_by_role("button", name="Go on from here…").click()
    ann.button("To the new table").click()
    ann.page.wait_for_url(lambda url: "/table/" in url and code not in url)
    ann.wait()
    expect(ann.undo).to_be_disabled()

    ann.open("/matches")
    line = ann.page.get_by_role("article").filter(has=ann.page.locator(f'a[href="/table/{code}"]'))
    line.get_by_text("More", exact=True).click()
    line.get_by_role("button", name="Archive").click()
    expect(line).to_have_count(0)
    ann.field("Show archived ones").check()
    expect(line).to_be_visible()
