"""Words of the rules are explained where they stand, out of the rules themselves, and lead to them."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from cordon.kernel.session import Session
from tests.web import matches, twom_moments
from tests.web.conftest import Visit
from tests.web.test_axe import assert_nothing_found, axe
from tests.web.test_headline import saved
from tests.web.test_phone import PHONE
from tests.web.visitor import Visitor

__all__ = ["axe"]


@pytest.mark.parametrize(
    ("game", "word", "told", "rule"),
    [
        ("stalker", "No focus", "reroll any of the dice", "ST-12.7"),
        ("zona", "Fatigue", "raise fatigue by 1 and reroll 1 die", "ZO-6.6"),
        ("twom", "Misery", "A habit kept at Dusk", "TW-3.3"),
    ],
)
def test_a_word_of_the_rules_is_explained_and_opens_its_rule(
    ann: Visitor, axe: str, game: str, word: str, told: str, rule: str
) -> None:
    ann.sit_down_at(saved(game))
    term = ann.page.locator(".left").get_by_role("button", name=word, exact=True).first
    card = ann.page.get_by_role("tooltip")
    term.hover()
    expect(card).to_contain_text(told)
    ann.question.hover(position={"x": 2, "y": 2})
    expect(card).to_have_count(0)
    assert_nothing_found(ann, axe, game)
    ann.page.keyboard.press("Tab")
    term.focus()
    expect(card).to_contain_text(told)
    term.press("Enter")
    expect(ann.page.locator(f'[data-rule="{rule}"]')).to_be_in_viewport()


def before_a_threat(session: Session[Any]) -> bool:
    return matches.first_asked(session, "encounter.choose")


def exploring(session: Session[Any]) -> bool:
    return session.decisions[0].kind == "exploration.choose"


def asking(game: str) -> bytes:
    """A table whose question and whose answers speak of rules."""
    match game:
        case "zona":
            return matches.save(matches.at(before_a_threat))
        case "twom":
            return twom_moments.at(exploring)
        case _:
            return saved(game)


def word_in(visitor: Visitor, option: str, word: str) -> Locator:
    """A word of the rules within an answer."""
    return visitor.bar.locator(f'[data-option^="{option}"] .word').get_by_text(word, exact=True).first


@pytest.mark.parametrize(
    ("game", "asked", "rule", "option", "word", "told"),
    [
        ("zona", "flee", "ZO-17.7", "flee", "Flee", "the threat stays"),
        ("stalker", "", "", "prepare", "Prepare", "Prepare"),
        ("twom", "noise", "TW-9.3", "next", "noise", "The noise marker begins on 1"),
    ],
)
def test_words_in_the_question_and_in_its_answers_are_explained(
    ann: Visitor, axe: str, game: str, asked: str, rule: str, option: str, word: str, told: str
) -> None:
    ann.sit_down_at(asking(game))
    card = ann.page.get_by_role("tooltip")
    serial = ann.page.locator(".table").get_attribute("data-serial") or ""
    within = word_in(ann, option, word)
    within.hover()
    expect(card).to_contain_text(told)
    # A button holds nothing else that can be pressed or reached by keyboard: axe would find it.
    assert_nothing_found(ann, axe, game)
    ann.page.locator("header").first.hover()
    expect(card).to_have_count(0)
    button = ann.bar.locator(f'[data-option^="{option}"]').filter(has=ann.page.locator(".word")).first
    ann.page.keyboard.press("Tab")
    button.focus()
    expect(card).to_be_visible()
    expect(button).to_have_attribute("aria-describedby", "peek")
    ann.page.keyboard.press("Escape")
    if asked:
        term = ann.question.get_by_role("button", name=asked, exact=True)
        term.focus()
        expect(card).to_be_visible()
        term.press("Enter")
        expect(ann.page.locator(f'[data-rule="{rule}"]')).to_be_in_viewport()
    expect(ann.page.locator(".table")).to_have_attribute("data-serial", serial)
    # Whoever clicks the word has chosen the answer.
    within.click()
    expect(ann.page.locator(f'.table[data-serial="{serial}"]')).to_have_count(0)


def test_reasons_are_explained(ann: Visitor) -> None:
    ann.sit_down_at(saved("zona"))
    ann.bar.get_by_role("button", name="Not possible now").click()
    ann.bar.locator("ul.closed .term").first.hover()
    expect(ann.page.get_by_role("tooltip")).to_contain_text("ZO-")


def test_on_a_phone_a_long_press_explains_and_opens_nothing(visit: Visit) -> None:
    ann = visit(**PHONE).sit_down_at(saved("stalker"))
    ann.tab("Me")
    term = ann.page.get_by_role("button", name="Unnoticed", exact=True).last
    term.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(ann.page.get_by_role("tooltip")).to_contain_text("PDA")
    term.dispatch_event("pointerup", {"pointerType": "touch"})
    term.dispatch_event("click")
    expect(ann.page.get_by_role("tab", name="Me", exact=True)).to_have_attribute("aria-selected", "true")


def test_on_a_phone_a_long_press_on_an_answer_explains_its_words_and_answers_nothing(visit: Visit) -> None:
    ann = visit(**PHONE).sit_down_at(asking("zona"))
    serial = ann.page.locator(".table").get_attribute("data-serial") or ""
    button = ann.bar.locator('[data-option="flee"]')
    button.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(ann.page.get_by_role("tooltip")).to_contain_text("ZO-17.7")
    button.dispatch_event("pointerup", {"pointerType": "touch"})
    button.dispatch_event("click")
    expect(ann.page.locator(".table")).to_have_attribute("data-serial", serial)
    button.dispatch_event("pointerdown", {"pointerType": "touch"})
    button.dispatch_event("pointerup", {"pointerType": "touch"})
    button.tap()
    expect(ann.page.locator(f'.table[data-serial="{serial}"]')).to_have_count(0)
