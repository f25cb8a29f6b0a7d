"""Switching the language changes everything at once, for this person alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from cordon.words.catalogue import Words
from tests.web import matches
from tests.web.conftest import Visit
from tests.web.visitor import Visitor

LANGUAGES = ["de", "pl", "uk", "en"]


def test_the_start_page_changes_at_once(ann: Visitor) -> None:
    ann.open()
    for language in LANGUAGES:
        say = Words(language, "zona").say
        ann.speak(language)
        expect(ann.page.locator("html")).to_have_attribute("lang", language)
        expect(ann.button(say("page-play-now"))).to_be_visible()
        expect(ann.link(say("page-set-up"))).to_be_visible()
        expect(ann.page.get_by_text(say("page-start-lead"), exact=True)).to_be_visible()


def test_question_journal_and_cards_change_at_once(ann: Visitor) -> None:
    ann.sit_down_at(matches.save(matches.at(matches.a_turn)))
    options = ann.options()
    told: dict[str, tuple[str, str, str, str]] = {}
    for language in LANGUAGES:
        say = Words(language, "zona").say
        ann.speak(language)
        expect(ann.page.get_by_role("tab", name=say("page-rules"), exact=True)).to_be_visible()
        expect(ann.offered.filter(has_text=say("option-zona-pass"))).to_be_visible()
        area = ann.page.locator('[data-area="swamp"]')
        expect(area).to_have_accessible_name(re.compile(rf"^{re.escape(say('area-swamp'))}"))
        assert ann.options() == options
        journal = ann.journal.inner_text()
        told[language] = (ann.question.inner_text(), journal, ann.offered.first.inner_text(), ann.text())
    for parts in zip(*told.values(), strict=True):
        assert len(set(parts)) == len(LANGUAGES)


def test_the_language_of_one_person_leaves_the_others_alone(visit: Visit) -> None:
    ann, ben = visit(), visit()
    ann.open(f"/table/{ann.found_table(people=2)}").wait()
    ben.open(ann.page.url)
    ben.button("Sit here").click()
    question = ben.wait().question.inner_text()
    ann.speak("uk")
    expect(ann.page.locator("html")).to_have_attribute("lang", "uk")
    ann.choose(ann.options()[0])
    expect(ben.question).to_have_text(question)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browsers_language_is_taken_and_a_choice_is_remembered(visit: Visit, language: str) -> None:
    ann = visit(locale=language)
    ann.open()
    expect(ann.page.locator("html")).to_have_attribute("lang", language)
    other = next(one for one in LANGUAGES if one != language)
    ann.speak(other)
    expect(ann.button(Words(other, "zona").say("page-play-now"))).to_be_visible()
    ann.page.reload()
    expect(ann.page.locator("html")).to_have_attribute("lang", other)
