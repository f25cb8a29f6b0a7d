"""A line that is stalled, lost or ended by the table: the page says so, and comes back by itself."""

from __future__ import annotations

import json
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.table.harness import Process
from tests.web.conftest import Visit
from tests.web.visitor import Visitor, preferred


@pytest.fixture
def process(built: Path, tmp_path: Path) -> Iterator[Process]:
    """A server that can be stopped in the middle of a word."""
    running = Process(f"sqlite:///{tmp_path / 'table.db'}", tmp_path)
    running.start()
    yield running
    assert running.process is not None
    running.process.send_signal(signal.SIGCONT)
    running.kill()


def test_an_answer_to_a_stalled_server_is_told_to_be_on_its_way_and_the_match_goes_on(
    process: Process, visit: Visit
) -> None:
    ann = visit(base_url=process.url)
    ann.open(f"/table/{ann.found_table()}").wait()
    ann.choose(ann.options()[0])
    question, answer = ann.wait().question.inner_text(), ann.answer(preferred(ann.options()))
    assert process.process is not None
    process.process.send_signal(signal.SIGSTOP)
    answer.click()
    expect(ann.page.get_by_text("Sending …")).to_be_visible()
    expect(answer).to_have_css("opacity", "0.5")
    expect(ann.alert).to_contain_text("The connection is lost.")
    process.process.send_signal(signal.SIGCONT)
    expect(ann.alert).to_have_count(0)
    expect(ann.question).not_to_have_text(question)
    ann.wait().choose(ann.options()[0])


def test_a_browser_that_is_offline_says_so_and_comes_back(ann: Visitor) -> None:
    ann.open(f"/table/{ann.found_table()}").wait()
    options = ann.options()
    ann.page.context.set_offline(True)
    expect(ann.alert).to_contain_text("The connection is lost.")
    ann.page.context.set_offline(False)
    expect(ann.alert).to_have_count(0)
    assert ann.wait().options() == options


def test_why_the_table_has_ended_the_line_is_told_in_words(ann: Visitor) -> None:
    """The table takes nobody in for a while; then it does."""
    is_ill = True

    def connect(page: WebSocketRoute) -> None:
        if is_ill:
            page.send(json.dumps({"tell": "refused", "code": "unavailable", "message": "It cannot save.", "pause": 60}))
            page.close(code=1013, reason="unavailable")
        else:
            page.connect_to_server()

    ann.page.route_web_socket(re.compile("/ws/"), connect)
    ann.open(f"/table/{ann.found_table()}")
    expect(ann.alert).to_contain_text("It cannot save.")
    is_ill = False
    ann.button("Try now").click()
    expect(ann.alert).to_have_count(0)
    ann.wait()
