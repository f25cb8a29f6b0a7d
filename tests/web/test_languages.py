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
        expect(ann.page.locator(".lead")).to_contain_text(say("page-start-lead"))


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


def test_a_bot_has_the_same_name_in_the_list_of_people_and_in_the_journal(ann: Visitor) -> None:
    code = ann.found_table("greedy", people=2)
    ann.open(f"/table/{code}").wait()
    for language in LANGUAGES:
        say = Words(language, "zona").say
        ann.speak(language)
        expect(ann.page.locator("html")).to_have_attribute("lang", language)
        for seat in (1, 2):
            name = say("player", number=seat + 1)
            expect(ann.page.locator(f"section.seat-{seat}").get_by_role("heading")).to_have_text(name)
            expect(ann.journal).to_contain_text(name)


LABELS = """() => {
  const small = [], touching = [], wide = [];
  for (const text of document.querySelectorAll('svg.map text')) {
    const size = parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
    if (size < 14) small.push([text.textContent, size]);
  }
  for (const area of document.querySelectorAll('svg.map .area')) {
    const ground = area.querySelector('.ground').getBBox(), sign = area.querySelector('circle.sign-ground');
    for (const name of area.querySelectorAll('.name')) {
      const box = name.getBBox();
      if (box.x < ground.x || box.x + box.width > ground.x + ground.width) wide.push(name.textContent);
      if (!sign) continue;
      // The box holds room for accents; the letters themselves are eight tenths of their size high.
      const top = Number(name.getAttribute('y')) - 0.81 * parseFloat(getComputedStyle(name).fontSize);
      const away = [box.x - Number(sign.getAttribute('cx')), top - Number(sign.getAttribute('cy'))];
      if (Math.hypot(...away.map(one => Math.max(one, 0))) < Number(sign.getAttribute('r'))) touching.push(name.textContent);
    }
  }
  return { small, touching, wide };
}"""
"""The words on the map that are too small to read, touch the sign of their sector, or reach beyond their place."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1366, 680), (2560, 1440), (390, 844)])
def test_names_on_the_map_fit_their_places(visit: Visit, language: str, width: int, height: int) -> None:
    ann = visit(locale=language, viewport={"width": width, "height": height})
    ann.sit_down_at(matches.save(matches.at(matches.a_turn)))
    ann.page.evaluate("document.fonts.ready.then(() => undefined)")
    assert ann.page.locator("svg.map .name").count() >= 23
    assert ann.page.evaluate(LABELS) == {"small": [], "touching": [], "wide": []}


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
