"""A phone: everything fits its width, and a turn can be played with the thumb."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web import matches
from tests.web.conftest import Visit
from tests.web.visitor import Visitor, preferred, verb

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
PAGES = ["/", "/new", "/join", "/seat/of-last-summer", "/matches", "/rules/zona", "/settings", "/credits"]

CLIPPED = """() => {
  const found = [];
  const hides = style => ['hidden', 'clip'].includes(style.overflowX);
  const scrolls = style => ['auto', 'scroll'].includes(style.overflowX);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const parent = text.parentElement;
    if (!text.data.trim() || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (parent.closest('svg, .hidden-text, .skip-link, select, script, style, noscript')) continue;
    if (parent.closest('[aria-expanded=false]') && getComputedStyle(parent).textOverflow === 'ellipsis') continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (!box.width) continue;
    let left = 0, right = innerWidth, unseen = false;
    for (let node = parent; node && node !== document.body; node = node.parentElement) {
      const style = getComputedStyle(node);
      unseen ||= style.clipPath === 'inset(50%)';
      if (scrolls(style)) { left = -Infinity; right = Infinity; break; }
      if (hides(style)) {
        const edge = node.getBoundingClientRect();
        left = Math.max(left, edge.left);
        right = Math.min(right, edge.right);
      }
    }
    if (unseen) continue;
    if (box.left < left - 1 || box.right > right + 1) found.push(text.data.trim().slice(0, 60));
  }
  return found;
}"""
"""The texts that reach beyond the screen, or beyond a part of the page that neither shows nor scrolls nor unfolds
the rest."""


def assert_it_fits(visitor: Visitor) -> None:
    wide, screen = visitor.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= screen, f"{visitor.page.url} scrolls sideways"
    assert visitor.page.evaluate(CLIPPED) == []


@pytest.mark.parametrize("language", ["en", "de", "pl", "uk"])
def test_no_page_is_cut_off_at_the_side(visit: Visit, language: str) -> None:
    ann = visit(**PHONE, locale=language)
    ann.found_table(name="Wednesday night, the long way round to the plant")
    for path in PAGES:
        ann.open(path)
        ann.page.wait_for_load_state("networkidle")
        ann.page.locator("details").evaluate_all("all => all.forEach(one => (one.open = true))")
        assert_it_fits(ann)


@pytest.mark.parametrize("game", ["zona", "stalker", "twom"])
def test_a_table_of_several_fits_the_narrowest_phone(visit: Visit, game: str) -> None:
    for language in ("de", "pl"):
        ann = visit(**{**PHONE, "viewport": {"width": 320, "height": 640}}, locale=language)
        ann.open(f"/table/{ann.found_table(people=2, game=game)}")
        ann.page.get_by_role("tab").first.wait_for()
        wide, screen = ann.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert wide <= screen


@pytest.mark.parametrize("language", ["en", "de", "pl", "uk"])
def test_the_table_is_not_cut_off_at_the_side(visit: Visit, language: str) -> None:
    ann = visit(**PHONE, locale=language)
    ann.sit_down_at(matches.save(matches.at(matches.a_turn, seats=2), ("", "greedy")))
    for tab in ann.page.get_by_role("tab").all():
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")
        assert_it_fits(ann)
    ann.bar.locator("details").evaluate_all("all => all.forEach(one => (one.open = true))")
    assert_it_fits(ann)
    ann.sit_down_at(matches.save(matches.at(matches.won)))
    assert_it_fits(ann)


def test_a_turn_can_be_played_on_a_phone(visit: Visit) -> None:
    ann = visit(**PHONE)
    ann.with_luck(3).open()
    ann.button("Play now").tap()
    kinds: set[str] = set()
    while "pass" not in kinds:
        options = ann.wait().options()
        expect(ann.question).to_be_in_viewport(ratio=1)
        expect(ann.offered.first).to_be_in_viewport(ratio=0.9)
        wish = preferred(options, ("pass",)) if "move" in kinds else preferred(options, ("move",))
        kinds.add(verb(wish))
        ann.answer(wish).tap()
        ann.settle()
        assert_it_fits(ann)
    expect(ann.page.get_by_role("group", name="Map of the Zone")).to_be_visible()
