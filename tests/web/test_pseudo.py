"""A language that was not there before: it needs no code, and whatever was never looked up in a catalogue shows."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.table.harness import Process
from tests.web import scenes
from tests.web.conftest import USUAL, Visit
from tests.web.test_overflow import DRAW_LESS, MOMENTS, look
from tests.web.visitor import Visitor
from tests.words.pseudo import CODE, made_in

PAGES = ("/", "/new/zona", "/new/stalker", "/new/twom", "/matches", "/settings", "/rules/zona")
OURS = ("Ann", "Cordon", "CORDON", "Zona", "English", "Deutsch", "Polski", "III", "OUT")
"""What is the same in every language: people, ourselves, the games, languages; numerals, and the marks of a map."""

PLAIN = """ours => {
  const found = new Set();
  const plain = /[A-Za-z]{3,}/g;
  const told = (where, text) => {
    for (const word of text.match(plain) ?? []) if (!ours.includes(word) && !/^[A-Z2-9]{6}$/.test(text.trim())) found.add(`${where}: ${text.trim()}`);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest('script, style, noscript, code, kbd, [data-own]')) continue;
    told(parent.tagName.toLowerCase(), node.data);
  }
  for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-description']) {
    for (const node of document.querySelectorAll(`[${name}]`)) {
      if (!node.closest('[data-own]')) told(`${name} of ${node.tagName.toLowerCase()}`, node.getAttribute(name));
    }
  }
  return [...found];
}"""
"""Texts that a person reads or hears and that are written in plain letters; the code of a table is none."""


@pytest.fixture(scope="module")
def served(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder = tmp_path_factory.mktemp("pseudo")
    with Process(f"sqlite:///{folder / 'table.db'}", folder, CORDON_LOCALES=str(made_in(folder))) as running:
        yield running


@pytest.fixture
def stranger(served: Process, visit: Visit) -> Visitor:
    wish: dict[str, Any] = {
        **USUAL,
        "base_url": served.url,
        "locale": CODE,
        "extra_http_headers": {"Accept-Language": CODE},
    }
    return visit(**wish).called("Ann")


def test_a_language_is_a_folder_and_the_page_speaks_it(stranger: Visitor) -> None:
    found: dict[str, list[str]] = {}
    for path in PAGES:
        stranger.open(path)
        expect(stranger.page.locator("html")).to_have_attribute("lang", CODE)
        if plain := stranger.page.evaluate(PLAIN, OURS):
            found[path] = plain
    assert found == {}


@pytest.mark.parametrize("game", MOMENTS)
def test_every_word_of_a_match_is_in_a_catalogue_and_long_words_fit(stranger: Visitor, game: str) -> None:
    found: dict[str, Any] = {}
    for moment in MOMENTS[game]:
        stranger.open(f"/table/{stranger.bring(scenes.GAMES[game]()[moment])}")
        expect(stranger.page.locator(".table .middle > .room")).to_be_visible()
        if plain := stranger.page.evaluate(PLAIN, OURS):
            found[moment] = plain
        stranger.page.evaluate(DRAW_LESS)
        for screen, told in look(stranger).items():
            found[f"{moment}, {screen}"] = told
    assert found == {}, "\n".join(f"{where}: {one}" for where, told in found.items() for one in told)
