"""A game that brings no face of its own, played in the page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.examples.guests import GUESTS
from tests.table.harness import Process
from tests.web.conftest import Visit


@pytest.fixture(scope="module")
def guests(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder: Path = tmp_path_factory.mktemp("guests")
    with Process(f"sqlite:///{folder / 'table.db'}", folder, **GUESTS) as running:
        yield running


def test_the_example_is_offered_and_can_be_played_to_its_end(guests: Process, visit: Visit) -> None:
    ann = visit(base_url=guests.url).with_luck(3).open()
    expect(ann.page.get_by_role("heading", name="The Last Tin")).to_be_visible()
    ann.button("Play now: The Last Tin").click()
    ann.wait()
    assert "Your finds are worth" in ann.text()
    expect(ann.page.get_by_text("Under the blanket").first).to_be_visible()
    options = ann.options()
    assert options[-3:] == ["roll:1", "roll:2", "stay"]
    # What an option names can also be clicked where it lies.
    find = options[0].removeprefix("swap:")
    ann.page.locator("main").get_by_role("button", name=find.replace("-", " "), exact=False).first.click()
    ann.settle()
    while not ann.wait().is_over:
        ann.choose("stay")
    expect(ann.ending).to_be_visible()
    expect(ann.page.get_by_text("Won by ").first).to_be_visible()
    expect(ann.button("Play again")).to_be_visible()


def test_a_game_without_words_is_played_in_the_words_of_its_rules(guests: Process, visit: Visit) -> None:
    ann = visit(base_url=guests.url)
    ann.open(f"/table/{ann.found_table('random', game='fair')}")
    expect(ann.page.get_by_text("Name a number of your coins.").first).to_be_visible()
    expect(ann.page.get_by_text("Purses").first).to_be_visible()


def test_the_form_of_a_new_table_lists_such_a_game_with_its_switches(guests: Process, visit: Visit) -> None:
    ann = visit(base_url=guests.url).open("/new#tin")
    ann.page.get_by_text("Rule switches").click()
    expect(ann.field("How many hands are played")).to_have_value("3")
    ann.link("Fair").click()
    expect(ann.link("Fair")).to_have_attribute("aria-current", "page")
    expect(ann.page.get_by_label("dry")).to_be_checked()


def test_what_hangs_on_another_choice_is_asked_only_where_it_counts(guests: Process, visit: Visit) -> None:
    ann = visit(base_url=guests.url).open("/new#fair")
    dry, muddy = ann.page.get_by_label("dry"), ann.page.get_by_label("muddy")
    expect(dry).to_be_checked()
    expect(ann.page.get_by_text("Rule switches")).to_have_count(0)
    muddy.check()
    ann.page.get_by_text("Rule switches").click()
    ann.field("mud").select_option("deep")
    dry.check()
    expect(ann.field("mud")).to_have_count(0)
    ann.button("Open the table").click()
    assert ann.page.request.get(f"/api/tables/{ann.code}").json()["config"] == {}
    ann.open("/new#fair")
    muddy.check()
    ann.page.get_by_text("Rule switches").click()
    ann.field("mud").select_option("deep")
    ann.button("Open the table").click()
    assert ann.page.request.get(f"/api/tables/{ann.code}").json()["config"] == {"road": "muddy", "mud": "deep"}


def test_the_rules_of_such_a_game_are_its_steps(guests: Process, visit: Visit) -> None:
    ann = visit(base_url=guests.url).open("/rules/tin")
    expect(ann.page.get_by_text("Two dice roll by the fire")).to_be_visible()
